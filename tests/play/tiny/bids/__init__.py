"""Three merchants bid under seal: first openly, then on two lots at once with bids that stay hidden, then for lots."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar, NewType

import msgspec

from maestre.play import (
    Each,
    EachOf,
    Game,
    OneOf,
    Open,
    Outcome,
    Procedure,
    Refused,
    Ruled,
    Secrecy,
    SomeOf,
    State,
    reveal,
    rule,
    tell,
    together,
)

Seat = NewType("Seat", str)

SEATS = (Seat("red"), Seat("blue"), Seat("green"))
PURSE = 6
LOTS = ("silk", "amber")
GOODS = ("salt", "wine", "wool")
ROUNDS = 6
HIDDEN = -1


class Merchant(msgspec.Struct, frozen=True):
    """A merchant: coins, and prizes won."""

    seat: Seat
    coins: int = PURSE
    prizes: int = 0


class Market(State, kw_only=True):
    """The market; ``kept`` are the bids of the hidden rounds, known to their seats until the end."""

    merchants: Open[dict[Seat, Merchant]]
    kept: Ruled[dict[Seat, tuple[int, ...]]]
    wishes: Open[dict[Seat, tuple[str, ...]]]
    round: Open[int] = 0
    closed: Open[bool] = False


class OpenBid(OneOf[Market, int], frozen=True, tag="open-bid"):
    """How much to bid, laid open with the others' bids."""

    rule: ClassVar = "b.1"
    coins: int

    def options(self) -> tuple[int, ...]:
        return tuple(range(self.coins + 1))

    def propose(self, seen: Market, rng: Random) -> Iterator[int]:
        while True:
            yield rng.choice(self.options())


class HiddenBids(EachOf[Market], frozen=True, tag="hidden-bids"):
    """How much to bid on each lot, all together no more than one has."""

    rule: ClassVar = "b.2"
    coins: int

    def choice(self) -> Each:
        coins = tuple(str(coins) for coins in range(self.coins + 1))
        return Each(tuple((lot, coins) for lot in LOTS))

    def check(self, seen: Market, value: dict[str, str]) -> None:
        if sum(int(bid) for bid in value.values()) > self.coins:
            raise Refused("b.2", "bids-too-much", proof=tuple(value), coins=self.coins)

    def propose(self, seen: Market, rng: Random) -> Iterator[dict[str, str]]:
        while True:
            first = rng.randint(0, self.coins)
            yield {LOTS[0]: str(first), LOTS[1]: str(rng.randint(0, self.coins - first))}


class Wishing(SomeOf[Market, str], frozen=True, tag="wishing"):
    """Which goods to wish for."""

    rule: ClassVar = "b.3"

    def options(self) -> tuple[str, ...]:
        return GOODS

    def least(self) -> int:
        return 1

    def most(self) -> int:
        return 2

    def propose(self, seen: Market, rng: Random) -> Iterator[tuple[str, ...]]:
        while True:
            yield tuple(rng.sample(GOODS, rng.randint(1, 2)))


@rule("b.1")
def open_bids(state: Market) -> Procedure[None]:
    """One bid each, laid open together; the single highest wins."""
    questions: dict[str, OpenBid] = {seat: OpenBid(state.merchants[seat].coins) for seat in SEATS}
    bids = yield from together(questions, about="open")
    paid = {seat: bids[seat] for seat in SEATS}
    award(state, paid)
    tell(state, "bids-open", "b.1", highest=max(paid.values()))


@rule("b.2")
def hidden_bids(state: Market) -> Procedure[None]:
    """One bid on each of two lots; the bids stay hidden until the market closes."""
    questions: dict[str, HiddenBids] = {seat: HiddenBids(state.merchants[seat].coins) for seat in SEATS}
    bids = yield from together(questions, about="hidden", shown=False)
    for seat in SEATS:
        state.kept[seat] += tuple(int(bids[seat].pop(lot)) for lot in LOTS)
    tell(state, "bids-hidden", "b.2")


@rule("b.3")
def wishes(state: Market) -> Procedure[None]:
    """One or two goods each wishes for; a wish that nobody shares comes true."""
    answers = yield from together(dict.fromkeys(SEATS, Wishing()), about="wishes")
    state.wishes = {seat: answers[seat] for seat in SEATS}
    for seat in SEATS:
        others = [good for rival in SEATS if rival != seat for good in state.wishes[rival]]
        alone = [good for good in state.wishes[seat] if good not in others]
        merchant = state.merchants[seat]
        state.merchants[seat] = msgspec.structs.replace(merchant, prizes=merchant.prizes + len(alone))


def award(state: Market, paid: dict[Seat, int]) -> None:
    best = max(paid.values())
    winners = [seat for seat in SEATS if paid[seat] == best]
    if best and len(winners) == 1:
        merchant = state.merchants[winners[0]]
        state.merchants[winners[0]] = msgspec.structs.replace(
            merchant, coins=merchant.coins - best, prizes=merchant.prizes + 1
        )


@rule("b.4")
def close(state: Market) -> Procedure[None]:
    """The hidden bids are laid open and paid with what is left."""
    for lot in range(len(next(iter(state.kept.values())))):
        award(state, {seat: min(state.kept[seat][lot], state.merchants[seat].coins) for seat in SEATS})
    state.closed = True
    reveal(state, f"the bids were {state.kept}")
    yield from ()


def kept(state: Market, seat: str, kept: dict[Seat, tuple[int, ...]]) -> dict[Seat, tuple[int, ...]]:
    return {who: bids if who == seat or state.closed else (HIDDEN,) * len(bids) for who, bids in kept.items()}


SECRECY = Secrecy(Market, kept=kept)


class Auction(Game[Market]):
    """The market as the kernel knows it."""

    key = "bids"
    rules = 1
    seats = SEATS
    scenarios = ("market",)
    options: ClassVar[dict[str, tuple[Any, ...]]] = {}
    state = Market
    secrecy: ClassVar = SECRECY
    package = "tests.play.tiny.bids"

    def setup(self, scenario: str, options: dict[str, Any]) -> Market:
        return Market(
            merchants={seat: Merchant(seat) for seat in SEATS},
            kept=dict.fromkeys(SEATS, ()),
            wishes={},
        )

    def step(self, state: Market) -> Procedure[None]:
        state.round += 1
        if state.round > ROUNDS:
            return close(state)
        return (open_bids, hidden_bids, wishes)[(state.round - 1) % 3](state)

    def outcome(self, state: Market) -> Outcome | None:
        if not state.closed:
            return None
        points = tuple((str(seat), state.merchants[seat].prizes) for seat in SEATS)
        best = max(points, key=lambda each: each[1])
        alone = sum(each[1] == best[1] for each in points) == 1
        return Outcome(best[0] if alone else None, "bids-ending", points)

    def turn(self, state: Market) -> int:
        return state.round // 3

    def imagine(self, view: Market, seat: str, rng: Random) -> Market:
        kept: dict[Seat, tuple[int, ...]] = {}
        for who, bids in view.kept.items():
            kept[who] = tuple(rng.randint(0, 2) if bid == HIDDEN else bid for bid in bids)
        return msgspec.structs.replace(view, kept=kept)

    def invariants(self, state: Market) -> None:
        assert all(0 <= merchant.coins <= PURSE for merchant in state.merchants.values())


game = Auction()
