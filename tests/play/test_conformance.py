"""The conformance suite finds what it is there to find."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from maestre.play import Answer, Ask, Journey, Order, Procedure, Refused, conformance, draw, tell
from maestre.play._source import unsaid
from maestre.play.messages import Speaker
from tests.play.tiny import bids, cards, walk

HERE = Path(__file__).parent


class Peeking(cards.Duel):
    """A check that looks at the other's hand."""

    def check(self, state: cards.Table, ask: Ask, answer: object) -> None:
        super().check(state, ask, answer)
        if any(card.startswith("shield") for card in state.hands[cards.other(ask.seat)]) and answer == "rest":
            raise Refused("c.2", "cards-empty")


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


class Crashing(walk.Walk):
    """A check that breaks on a piece it does not know, and one that lets through what the rules cannot play."""

    def check(self, state: walk.Ground, ask: Ask, answer: object) -> None:
        match answer:
            case Order("strike", _, objects):
                _ = state.walkers[walk.WalkerId(objects[0])]
            case Journey():
                pass
            case _:
                super().check(state, ask, answer)


class Unruly(walk.Walk):
    """Refusals under rules that nobody wrote, in words that nobody wrote."""

    def check(self, state: walk.Ground, ask: Ask, answer: object) -> None:
        try:
            super().check(state, ask, answer)
        except Refused as error:
            raise Refused("w.99", "walk-because") from error


def test_checks_that_break_or_let_too_much_through_are_found() -> None:
    faults = conformance.refusals(Crashing())
    assert any("IndexError" in fault or "KeyError" in fault for fault in faults)
    assert any("passed the check, and then Frozen" in fault for fault in faults)


def test_refusals_without_rule_or_words_are_found() -> None:
    faults = conformance.refusals(Unruly())
    assert any("'w.99' is not a rule" in fault for fault in faults)
    assert any("walk-because" in fault for fault in faults)


class Meddling(walk.Walk):
    """A check that leaves its mark on the state."""

    def check(self, state: walk.Ground, ask: Ask, answer: object) -> None:
        state.walked = (*state.walked, walk.WalkerId("seen"))
        super().check(state, ask, answer)


def test_a_check_that_changes_something_is_found() -> None:
    assert any("changed something" in fault for fault in conformance.refusals(Meddling(), decisions=60))


class Lawless(walk.Walk):
    """Invariants that do not hold, proposals that are refused, requests under unknown rules, words unknown."""

    def invariants(self, state: walk.Ground) -> None:
        assert state.turn < 2, "the second turn must not come"

    def propose(self, state: walk.Ground, ask: Ask, rng: Random) -> Iterator[Answer]:
        yield from super().propose(state, ask, rng)
        yield Order("dance")

    def step(self, state: walk.Ground) -> Procedure[None]:
        tell(state, "walk-unheard-of", "w.77")
        return super().step(state)


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
