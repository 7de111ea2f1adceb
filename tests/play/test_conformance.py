"""The conformance suite finds what it is there to find."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import msgspec
import pytest

from maestre.play import (
    SPECTATOR,
    Ask,
    Beat,
    Game,
    Journey,
    Message,
    OneOf,
    Order,
    Procedure,
    Refused,
    ask,
    draw,
    find,
    tell,
)
from maestre.play.checking import conformance
from maestre.play.checking.lockstep import told_apart
from maestre.play.checking.source import unsaid
from maestre.play.written.messages import Speaker
from tests.play.tiny import bids, cards, walk
from tests.play.tiny.asking import instead

HERE = Path(__file__).parent


class Tireless(cards.Play, frozen=True, tag="tireless"):
    """A play that is no rest."""

    def check(self, seen: cards.Table, value: str) -> None:
        super().check(seen, value)
        if value == "rest":
            raise Refused("c.2", "cards-empty")


class Peeking(cards.Duel):
    """A question that depends on the other's hand."""

    def step(self, state: cards.Table) -> Procedure[None]:
        hand = state.hands[cards.other(state.active)]
        kinds = {"Play": Tireless} if any(card.startswith("shield") for card in hand) else {}
        return instead(super().step(state), **kinds)


class Unmasked(cards.Duel):
    """A view that shows what is buried."""

    def view(self, state: cards.Table, seat: str) -> cards.Table:
        return msgspec.structs.replace(super().view(state, seat), buried=state.buried)

    def imagine(self, view: cards.Table, seat: str, rng: Random) -> cards.Table:
        return super().imagine(super().view(view, seat), seat, rng)


class Counting(cards.Duel):
    """News that tell how many knights the other holds."""

    def step(self, state: cards.Table) -> Procedure[None]:
        if state.turn:
            knights = [card for hand in state.hands.values() for card in hand if card.startswith("knight")]
            tell(state, "cards-chain", "c.3", count=len(knights))
        yield from super().step(state)


class Windows(cards.Duel):
    """A window that opens only for a seat that could use it."""

    def step(self, state: cards.Table) -> Procedure[None]:
        state.turn += 0
        procedure, value = super().step(state), None
        while True:
            try:
                request = procedure.send(value)
            except StopIteration:
                return
            pointless = isinstance(request, Ask) and request.window and "shield" not in str(request.choice)
            value = "pass" if pointless else (yield request)


@pytest.mark.parametrize("leaky", [Peeking, Unmasked, Counting, Windows])
def test_a_leak_is_found(leaky: type[cards.Duel]) -> None:
    assert conformance.no_leak(cards.game, looks=60) == ()
    assert conformance.no_leak(leaky(), looks=60)


class Pointing(cards.Duel):
    """A duel whose lines are the same, and whose board shows more of them."""

    beats = {"cards-drew": Beat("mark", by="seat")}


@pytest.mark.parametrize("audience", [*cards.SEATS, SPECTATOR])
def test_what_a_line_tells_a_board_is_compared_for_every_audience(audience: str) -> None:
    *_, table = conformance.played(cards.game, "duel", 1, 3)
    *_, other = conformance.played(cards.game, "duel", 1, 3)
    assert told_apart(table, other, audience, 0) == []
    other.game = Pointing()
    (fault,) = told_apart(table, other, audience, 0)
    assert fault.startswith("the log tells what is hidden")


class Bare(cards.Duel):
    """A duel that hides nothing at all, and imagines nothing."""

    secrecy = None

    def imagine(self, view: cards.Table, seat: str, rng: Random) -> cards.Table:
        return view


class Whispering(cards.Duel):
    """News that tell all which card was put face down."""

    def step(self, state: cards.Table) -> Procedure[None]:
        before = sum(map(len, state.reserve.values()))
        yield from super().step(state)
        if sum(map(len, state.reserve.values())) > before:
            tell(state, "cards-laid", "c.5", seat=state.active, card=state.reserve[state.active][-1])


class GoingOn(OneOf[cards.Table, str], frozen=True, tag="going-on"):
    """Nothing to choose."""

    rule: ClassVar = "c.4"

    def options(self) -> tuple[str, ...]:
        return ("on",)


class Numbering(cards.Duel):
    """A window that opens only if a knight was put face down."""

    def step(self, state: cards.Table) -> Procedure[None]:
        yield from super().step(state)
        if any(card.startswith("knight") for card in state.reserve[state.active]):
            yield from ask(state.active, GoingOn())


@pytest.mark.parametrize("leaky", [Bare, Unmasked, Whispering, Numbering])
def test_something_else_said_or_drawn_in_secret_is_noticed_where_a_game_leaks(leaky: type[cards.Duel]) -> None:
    assert conformance.keeps_secrets(leaky(), looks=20)


@pytest.mark.parametrize("game", [bids.game, cards.game, walk.game], ids=lambda game: game.key)
def test_something_else_said_or_drawn_in_secret_is_not_noticed(game: Game[Any]) -> None:
    assert conformance.keeps_secrets(game, looks=20) == ()


def test_a_class_of_secret_questions_that_was_never_met_is_told() -> None:
    assert "LayCards is asked in secret and was never met" in conformance.keeps_secrets(find("tercios"), ())


class Dreaming(cards.Duel):
    """An imagination that does not keep to what is hidden."""

    def imagine(self, view: cards.Table, seat: str, rng: Random) -> cards.Table:
        return msgspec.structs.replace(super().imagine(view, seat, rng), discard=())


def test_an_imagination_that_touches_what_is_open_is_found_and_the_field_is_named() -> None:
    faults = conformance.no_leak(Dreaming(), looks=60)
    assert any("imagine changes discard in what the seat sees" in fault for fault in faults)


class Shuffling(cards.Duel):
    """Before each play whoever holds a knight draws lots that he alone sees."""

    def step(self, state: cards.Table) -> Procedure[None]:
        if state.turn and any(card.startswith("knight") for card in state.hands[state.active]):
            yield from draw(("long", "short"), 1, "c.1", seen=(state.active,))
        yield from super().step(state)


def test_draws_that_leave_no_trace_may_depend_on_what_is_hidden() -> None:
    assert conformance.no_leak(Shuffling(), looks=60) == ()


class Numbers(bids.Auction):
    """Awards that look at bids that are hidden still."""

    def step(self, state: bids.Market) -> Procedure[None]:
        if state.round == 3:
            bids.award(state, {seat: state.kept[seat][0] for seat in bids.SEATS})
        return super().step(state)


def test_a_leak_through_what_follows_is_found() -> None:
    assert conformance.no_leak(Numbers(), decisions=600, looks=200)


class Fickle(walk.Walk):
    """Rules that depend on something other than the state."""

    calls = 0

    def step(self, state: walk.Ground) -> Procedure[None]:
        Fickle.calls += 1
        if state.turn == 2:
            state.walked = (walk.WalkerId(str(Fickle.calls)),)
        return super().step(state)


class Hashed(walk.Walk):
    """Rules that depend on the hash seed."""

    def step(self, state: walk.Ground) -> Procedure[None]:
        if state.turn == 2:
            state.walked = (walk.WalkerId(str(hash("east") % 1_000_000)),)
        return super().step(state)


def test_a_game_that_is_not_a_function_of_its_entries_is_found() -> None:
    assert conformance.deterministic(Fickle(), decisions=40)
    assert conformance.save_fork_undo_replay(Fickle())


def test_a_game_that_depends_on_the_hash_seed_is_found() -> None:
    assert any("under hash seed" in fault for fault in conformance.deterministic(Hashed(), decisions=40))


class BlindStriking(walk.Striking, frozen=True, tag="blind-striking"):
    """A question that breaks on a strike at nobody."""

    def read(self, answer: Order) -> walk.Hit | walk.Rest:
        return walk.Rest() if answer.verb == "rest" else walk.Hit(self.piece, walk.WalkerId(answer.objects[0]))


class GoingAnywhere(walk.Going, frozen=True, tag="going-anywhere"):
    """A route that nobody looks at, though what is proposed could be gone."""

    def check(self, seen: walk.Ground, value: Journey) -> None:
        pass

    def propose(self, seen: walk.Ground, rng: Random) -> Iterator[Journey]:
        return walk.Going(self.walkers).propose(seen, rng)


class Crashing(walk.Walk):
    """A question that breaks on words it does not know, and one that lets through what the rules cannot play."""

    def step(self, state: walk.Ground) -> Procedure[None]:
        return instead(super().step(state), Striking=BlindStriking, Going=GoingAnywhere)


class GoingBecause(walk.Going, frozen=True, tag="going-because"):
    """A route that is refused under a rule and in words that nobody wrote."""

    def check(self, seen: walk.Ground, value: Journey) -> None:
        try:
            super().check(seen, value)
        except Refused as error:
            raise Refused("w.99", "walk-because") from error


class Unruly(walk.Walk):
    """Refusals under rules that nobody wrote, in words that nobody wrote."""

    def step(self, state: walk.Ground) -> Procedure[None]:
        return instead(super().step(state), Going=GoingBecause)


def test_checks_that_break_or_let_too_much_through_are_found() -> None:
    faults = conformance.refusals(Crashing())
    assert any("IndexError" in fault or "KeyError" in fault for fault in faults)
    assert any("passed the check, and then Frozen" in fault for fault in faults)


def test_refusals_without_rule_or_words_are_found() -> None:
    faults = conformance.refusals(Unruly())
    assert any("'w.99' is not a rule" in fault for fault in faults)
    assert any("walk-because" in fault for fault in faults)


class GoingMarked(walk.Going, frozen=True, tag="going-marked"):
    """A check that leaves its mark on the state."""

    def check(self, seen: walk.Ground, value: Journey) -> None:
        seen.walked = (*seen.walked, walk.WalkerId("seen"))
        super().check(seen, value)


class Meddling(walk.Walk):
    """Walkers whose routes are judged so."""

    def step(self, state: walk.Ground) -> Procedure[None]:
        return instead(super().step(state), Going=GoingMarked)


def test_a_check_that_changes_something_is_found() -> None:
    assert any("changed something" in fault for fault in conformance.refusals(Meddling(), decisions=60))


class Dance(walk.Rest, frozen=True):
    """What nobody may do."""

    verb: ClassVar = "dance"

    def describe(self, seen: walk.Ground) -> Message:
        return Message("walk-dance")


class Dancing(walk.Striking, frozen=True, tag="dancing"):
    """It is proposed all the same."""

    def propose(self, seen: walk.Ground, rng: Random) -> Iterator[walk.Hit | walk.Rest]:
        yield from super().propose(seen, rng)
        yield Dance()


class Lawless(walk.Walk):
    """Invariants that do not hold, proposals that are refused, requests under unknown rules, words unknown."""

    def invariants(self, state: walk.Ground) -> None:
        assert state.turn < 2, "the second turn must not come"

    def step(self, state: walk.Ground) -> Procedure[None]:
        tell(state, "walk-unheard-of", "w.77")
        return instead(super().step(state), Striking=Dancing)


def test_what_must_hold_at_every_request_is_tried_at_every_request() -> None:
    faults = "\n".join(conformance.invariants(Lawless()))
    for fault in ("the second turn must not come", "dance", "walk-unheard-of", "'w.77'"):
        assert fault in faults


def test_messages_that_the_code_says_and_nobody_wrote_are_found(tmp_path: Path) -> None:
    code = tmp_path / "chatty"
    code.mkdir()
    (code / "__init__.py").write_text(
        "def chat(tell, state, Refused, Message, Outcome, busy):\n"
        "    tell(state, 'walk-gone', '1')\n"
        "    tell(state, 'walk-gone', '1', piece='x')\n"
        "    tell(state, 'walk-lost', '1')\n"
        "    tell(state, 'walk-down' if busy else 'walk-up', '1', piece='x')\n"
        "    Message.of('walk-sideways')\n"
        "    Outcome(None, 'walk-ending-rain')\n"
        "    raise Refused('1', 'walk-no-foe', proof=(), count=1)\n",
        encoding="utf-8",
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(tmp_path)
        faults = unsaid("chatty", [walk.game.speaker("en")])
    assert [fault.split(": ", 1)[1] for fault in faults] == [
        "'walk-gone' needs $piece",
        "'walk-lost' is not written in 'en'",
        "'walk-up' is not written in 'en'",
        "'walk-sideways' is not written in 'en'",
        "'walk-ending-rain' is not written in 'en'",
    ]


@pytest.mark.parametrize("language", ["es", "en"])
def test_the_kernel_says_only_what_is_written(language: str) -> None:
    assert unsaid("maestre.play", [Speaker(language)]) == []


def test_rules_without_code_or_test_are_found() -> None:
    faults = conformance.coverage(walk.game, HERE / "test_tiny_bids.py")
    assert "w.1 has no test" in faults
    assert any(fault.startswith("unknown: b.1") for fault in faults)
    assert conformance.coverage(walk.game, HERE / "test_tiny_walk.py", support=(HERE,)) == ()


def test_a_state_that_is_not_plain_is_found() -> None:
    class Loose(walk.Ground, kw_only=True):
        """With a list."""

        path: list[int] = []

    class Roaming(walk.Walk):
        """A walk with a list in its state."""

    game: Any = Roaming()
    game.state = Loose
    assert any("path" in fault for fault in conformance.plain_state(game))
