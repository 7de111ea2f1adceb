"""A duel with hidden cards: an attack opens a reaction window, and a reaction opens another, up to four deep."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar, NewType

import msgspec

from maestre.play import (
    SPECTATOR,
    Game,
    OneOf,
    Open,
    Outcome,
    Pick,
    Procedure,
    Question,
    Refused,
    Ruled,
    Secrecy,
    State,
    Tally,
    ask,
    change,
    draw,
    learn,
    rule,
    tell,
)

CardId = NewType("CardId", str)
Seat = NewType("Seat", str)

SEATS = (Seat("north"), Seat("south"))
KINDS = ("knight", "archer", "shield", "spy")
CARDS = tuple(CardId(f"{kind}-{number}") for kind in KINDS for number in range(1, 5))
UNKNOWN = CardId("?")
DEPTH = 4
PLAYS = 2
TURNS = 5


class Fighter(msgspec.Struct, frozen=True):
    """One of the two; the entity of this game."""

    seat: Seat
    lives: int = 6


class Table(State, kw_only=True):
    """The duel: what is in hands, face down in reserve, buried unseen, and thrown away."""

    fighters: Open[dict[Seat, Fighter]]
    hands: Ruled[dict[Seat, tuple[CardId, ...]]]
    reserve: Ruled[dict[Seat, tuple[CardId, ...]]]
    deck: Ruled[tuple[CardId, ...]] = CARDS
    buried: Ruled[tuple[CardId, ...]] = ()
    discard: Open[tuple[CardId, ...]] = ()
    chain: Open[tuple[CardId, ...]] = ()
    turn: Open[int] = 0
    active: Open[Seat] = SEATS[0]
    plays: Open[int] = 0


def other(seat: str) -> Seat:
    return SEATS[1] if seat == SEATS[0] else SEATS[0]


def kind(card: str) -> str:
    return card.partition("-")[0]


class Play(Question[Table, str], frozen=True, tag="play"):
    """What to do: attack with a card, put one face down, or rest; which cards are in a hand, others may not know."""

    rule: ClassVar = "c.2"
    cards: tuple[CardId, ...]

    def choice(self) -> Pick:
        return Pick((*self.cards, "reserve", "rest"))

    def read(self, answer: str) -> str:
        return answer

    def word(self, value: str) -> str:
        return value

    def public(self) -> object:
        return None

    def check(self, seen: Table, value: str) -> None:
        if kind(value) == "shield":
            raise Refused("c.3", "cards-shield", proof=(value,), card=value)
        if value == "reserve" and not self.cards:
            raise Refused("c.5", "cards-empty")

    def propose(self, seen: Table, rng: Random) -> Iterator[str]:
        words = self.choice().options
        return (word for word in rng.sample(words, len(words)) if self.refusal(seen, word) is None)


class Reserving(OneOf[Table, CardId], frozen=True, tag="reserving"):
    """Which card to put face down."""

    rule: ClassVar = "c.5"
    secret: ClassVar = True
    cards: tuple[CardId, ...]

    def options(self) -> tuple[CardId, ...]:
        return self.cards


class Attack(OneOf[Table, str], frozen=True, tag="attack"):
    """Whether to react to an attack, and with which card: who began, and the cards laid open so far."""

    rule: ClassVar = "c.4"
    window: ClassVar = "attack"
    by: Seat
    chain: tuple[CardId, ...]
    cards: tuple[CardId, ...] = ()

    def options(self) -> tuple[str, ...]:
        return ("pass", *self.cards)

    def public(self) -> object:
        return Attack(self.by, self.chain)

    def standing(self, seen: Table, orders: tuple[str, ...]) -> str | None:
        for order in orders:
            if order == "pass" or (order == "pass-unless-knight" and kind(seen.chain[-1]) != "knight"):
                return "pass"
        return None


@rule("c.1")
def deal(state: Table) -> Procedure[None]:
    """Three cards each, seen by their owner; one is buried, and nobody ever sees it."""
    for seat in SEATS:
        yield from take(state, seat, 3)
    yield from bury(state)
    state.turn = 1


def take(state: Table, seat: Seat, count: int) -> Procedure[None]:
    cards = yield from draw(state.deck, count, "c.1", seen=(seat,))
    state.hands[seat] += tuple(CardId(card) for card in cards)
    state.deck = tuple(card for card in state.deck if card not in cards)
    tell(state, "cards-drew", "c.1", seat=seat, count=count)


def bury(state: Table) -> Procedure[None]:
    (card,) = yield from draw(state.deck, 1, "c.1", seen=())
    state.buried += (CardId(card),)
    state.deck = tuple(one for one in state.deck if one != card)


@rule("c.2")
def play(state: Table) -> Procedure[None]:
    """One play: an attack, a card put face down, or a rest."""
    seat = state.active
    word = yield from ask(seat, Play(state.hands[seat]))
    if word == "reserve" and state.hands[seat]:
        card = yield from ask(seat, Reserving(state.hands[seat]))
        discard(state, seat, card)
        state.discard = state.discard[:-1]
        state.reserve[seat] += (card,)
        tell(state, "cards-reserved", "c.5", seat=seat)
    elif word not in {"rest", "reserve"}:
        yield from attack(state, seat, CardId(word))
    state.plays += 1


@rule("c.3")
def attack(state: Table, seat: Seat, card: CardId) -> Procedure[None]:
    """A card against the other, and the chain of reactions to it."""
    state.chain = ()
    lay(state, seat, card)
    yield from react(state, seat, other(seat))
    chain, state.chain = state.chain, ()
    tell(state, "cards-chain", "c.3", count=len(chain))
    if len(chain) % 2:
        yield from strike(state, seat, card)


@rule("c.4")
def react(state: Table, by: Seat, seat: Seat) -> Procedure[None]:
    """A window for the seat, whatever it holds; each reaction opens one for the other, four deep."""
    if len(state.chain) > DEPTH:
        return
    word = yield from ask(seat, Attack(by, state.chain, state.hands[seat]))
    if word != "pass":
        lay(state, seat, CardId(word))
        yield from react(state, by, other(seat))


def strike(state: Table, seat: Seat, card: CardId) -> Procedure[None]:
    """A hit; a spy looks at one card of the other's hand instead, which only its owner's enemy comes to know."""
    foe = other(seat)
    if kind(card) != "spy":
        wounds = Tally.of(1, "c.3").plus(int(kind(card) == "knight"), "c.3")
        change(state.fighters, foe, lives=state.fighters[foe].lives - wounds.whole)
        tell(state, "cards-hit", "c.3", wounds, seat=foe, count=wounds.whole)
    elif state.hands[foe]:
        (seen,) = yield from draw(state.hands[foe], 1, "c.6", seen=(seat,))
        learn(state, seat, seen, f"hand:{foe}")
        tell(state, "cards-spied", "c.6", seat=seat)
        tell(state, "cards-saw", "c.6", seen=(seat,), card=seen)


def lay(state: Table, seat: Seat, card: CardId) -> None:
    """Lay a card open: the other and whoever watches learn where it was."""
    discard(state, seat, card)
    state.chain += (card,)
    for audience in (other(seat), SPECTATOR):
        learn(state, audience, card, f"hand:{seat}")
    tell(state, "cards-laid", "c.3", seat=seat, card=card)


def discard(state: Table, seat: Seat, card: CardId) -> None:
    state.hands[seat] = tuple(one for one in state.hands[seat] if one != card)
    state.discard += (card,)


@rule("c.7")
def end_of_turn(state: Table) -> Procedure[None]:
    """The other seat is next; a card is drawn while there are any."""
    state.active = other(state.active)
    state.plays = 0
    state.turn += state.active == SEATS[0]
    if state.deck:
        yield from take(state, state.active, 1)


def face_down(state: Table, seat: str, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
    return (UNKNOWN,) * len(cards)


def held(state: Table, seat: str, piles: dict[Seat, tuple[CardId, ...]]) -> dict[Seat, tuple[CardId, ...]]:
    return {who: cards if who == seat else face_down(state, seat, cards) for who, cards in piles.items()}


SECRECY = Secrecy(Table, hands=held, reserve=held, deck=face_down, buried=face_down)


class Duel(Game[Table]):
    """The duel as the kernel knows it."""

    key = "cards"
    rules = 1
    seats = SEATS
    scenarios = ("duel", "short")
    options: ClassVar[dict[str, tuple[Any, ...]]] = {"lives": (6, 3)}
    state = Table
    secrecy: ClassVar[Secrecy[Any] | None] = SECRECY
    package = "tests.play.tiny.cards"

    def setup(self, scenario: str, options: dict[str, Any]) -> Table:
        return Table(
            fighters={seat: Fighter(seat, options["lives"]) for seat in SEATS},
            hands=dict.fromkeys(SEATS, ()),
            reserve=dict.fromkeys(SEATS, ()),
            deck=CARDS if scenario == "duel" else CARDS[:8],
        )

    def step(self, state: Table) -> Procedure[None]:
        if not state.turn:
            return deal(state)
        return play(state) if state.plays < PLAYS else end_of_turn(state)

    def outcome(self, state: Table) -> Outcome | None:
        points = tuple((str(seat), state.fighters[seat].lives) for seat in SEATS)
        for seat in SEATS:
            if state.fighters[seat].lives <= 0:
                return Outcome(other(seat), "cards-ending-down", points)
        return Outcome(None, "cards-ending-turns", points) if state.turn > TURNS else None

    def turn(self, state: Table) -> int:
        return 2 * state.turn + SEATS.index(state.active)

    def imagine(self, view: Table, seat: str, rng: Random) -> Table:
        piles = (*view.hands.values(), *view.reserve.values(), view.deck, view.buried, view.discard)
        pack = CARDS[: sum(len(pile) for pile in piles)]
        left = [card for card in pack if not any(card in pile for pile in piles)]
        rng.shuffle(left)
        hands, reserve = dict(view.hands), dict(view.reserve)
        for foe in (who for who in SEATS if who != seat):
            held = [CardId(fact.about) for fact in view.memory.get(seat, ()) if fact.saw == f"hand:{foe}"]
            for card in (card for card in held if card in left):
                kept = [pile for pile in (hands, reserve) if UNKNOWN in pile[foe]]
                pile = rng.choice(kept)
                pile[foe] = (*pile[foe][: pile[foe].index(UNKNOWN)], card, *pile[foe][pile[foe].index(UNKNOWN) + 1 :])
                left.remove(card)
        for dealt in (hands, reserve):
            for who, cards in dealt.items():
                dealt[who] = tuple(left.pop() if card == UNKNOWN else card for card in cards)
        buried = tuple(left.pop() for _ in view.buried)
        deck = tuple(card for card in pack if card in left)
        return msgspec.structs.replace(view, hands=hands, reserve=reserve, buried=buried, deck=deck)

    def invariants(self, state: Table) -> None:
        piles = (*state.hands.values(), *state.reserve.values(), state.deck, state.buried, state.discard)
        cards = [card for pile in piles for card in pile]
        assert len(cards) == len(dict.fromkeys(cards)) or UNKNOWN in cards, cards
        assert len(cards) in {8, len(CARDS)}, cards


game = Duel()
