"""A refusal changes nothing; a rule that breaks freezes the table where it was; silent steps loop."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, ClassVar

import pytest

from maestre.play import (
    Frozen,
    Journey,
    NotAsked,
    Order,
    Outcome,
    PlayError,
    Procedure,
    Refused,
    State,
    Table,
    Unknown,
    Unreadable,
    ask,
    view,
)
from maestre.play.record import Said
from tests.play.tiny import cards, walk
from tests.play.tiny.asking import instead, picking
from tests.play.tiny.playing import at, audiences, duel, ground, seed, standing

Speak = Callable[[Table[Any]], object]

WRONG: list[tuple[str, type[PlayError], Speak]] = [
    ("an option that is not there", Refused, lambda t: t.say("north", "dragon-1")),
    ("what the game forbids", Refused, lambda t: t.say("north", "shield-1")),
    ("what cannot be read", Unreadable, lambda t: t.say("north", {"verb": 3})),
    ("another seat's turn", NotAsked, lambda t: t.say("south", "rest")),
    ("nobody's seat", NotAsked, lambda t: t.say("", "rest")),
    ("dice that nobody called for", NotAsked, lambda t: t.show((1,))),
    ("orders of an unknown seat", Unknown, lambda t: t.stand("west", ("pass",))),
    ("a seat that is not there given up", Unknown, lambda t: t.leave("west")),
    ("a seat that is not there taken over", Unknown, lambda t: t.take_over("west", "bot")),
    ("a draw that only one wants", Refused, lambda t: t.agree(("north",))),
    ("an undo that only one wants", Refused, lambda t: t.undo("north", to=0, agreed=("north",))),
    ("an undo of nothing", PlayError, lambda t: t.undo("south")),
    ("an undo of an unknown seat", Unknown, lambda t: t.undo("west")),
]


@pytest.mark.parametrize(("error", "speak"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG])
def test_a_refusal_changes_nothing(error: type[PlayError], speak: Speak) -> None:
    table = duel(("knight-1", "shield-1"), ("archer-1",))
    table.say("north", "rest")
    before = standing(table)
    with pytest.raises(error) as refusal:
        speak(table)
    assert standing(table) == before
    assert cards.game.speaker("en").say(refusal.value.message)
    assert cards.game.speaker("es").say(refusal.value.message)
    table.say("north", "rest")


def test_check_raises_what_say_would_raise_and_does_nothing_else() -> None:
    table = duel(("knight-1", "shield-1"), ("archer-1",))
    before = standing(table)
    table.check("north", "knight-1")
    with pytest.raises(Refused, match="shield"):
        table.check("north", "shield-1")
    assert standing(table) == before


class BreakingAttack(cards.Attack, frozen=True, tag="breaking-attack"):
    """A window whose standing orders break, or answer nonsense."""

    def standing(self, seen: cards.Table, orders: tuple[str, ...]) -> str | None:
        if orders == ("break",):
            raise LookupError("standing orders break")
        return "nonsense" if orders == ("nonsense",) else super().standing(seen, orders)


class Broken(cards.Duel):
    """A duel whose rules break when a knight is laid, or as the next step begins after an archer was."""

    mended = False

    def step(self, state: cards.Table) -> Procedure[None]:
        if not self.mended and any(card.startswith("archer") for card in state.discard):
            raise KeyError("the next step breaks")
        procedure, value = instead(super().step(state), Attack=BreakingAttack), None
        while True:
            try:
                request = procedure.send(value)
            except StopIteration:
                return
            if not self.mended and any(card.startswith("knight") for card in state.chain):
                state.fighters.clear()
                raise ZeroDivisionError("a rule breaks")
            value = yield request


def broken(*north: str) -> Table[cards.Table]:
    return at(Broken(), duel(north, ("spy-1", "spy-2")).quiet)


@pytest.mark.parametrize("card", ["knight-1", "archer-1"])
def test_a_rule_that_breaks_freezes_the_table_at_its_last_good_position(card: str) -> None:
    table = broken(card, "spy-3")
    table.say("north", "rest")
    if card == "archer-1":
        table.say("north", card)
    before = standing(table)
    with pytest.raises(Frozen):
        table.say(*(("north", card) if card == "knight-1" else ("south", "pass")))
    assert standing(table) == before
    assert table.frozen in {"ZeroDivisionError: a rule breaks", "KeyError: 'the next step breaks'"}
    assert [fighter.lives for fighter in table.state.fighters.values()] == [6, 6]


def test_a_frozen_table_takes_nothing_more_but_can_be_seen_saved_and_forked() -> None:
    table = broken("knight-1")
    with pytest.raises(Frozen):
        table.say("north", "knight-1")
    before = standing(table)
    attempts: list[Speak] = [
        lambda t: t.say("north", "rest"),
        lambda t: t.check("north", "rest"),
        lambda t: t.undo("north"),
        lambda t: t.stand("north", ("pass",)),
        lambda t: t.leave("north"),
        lambda t: t.agree(("north", "south")),
        lambda t: t.show((1,)),
        lambda t: t.fork(None).say("north", "rest"),
    ]
    for attempt in attempts:
        with pytest.raises(Frozen):
            attempt(table)
    assert standing(table) == before
    assert view(table, "north").ask == table.asked("north")


def test_once_the_rule_is_mended_the_game_goes_on_from_its_record() -> None:
    table = broken("knight-1", "spy-3")
    table.say("north", "rest")
    with pytest.raises(Frozen):
        table.say("north", "knight-1")
    mended = Broken()
    mended.mended = True
    again = Table.resume(mended, table.header, table.snapshot(), table.entries)
    assert again.fingerprint() == table.fingerprint()
    again.say("north", "knight-1")
    assert again.waiting() == ("south",)


class BrokenDie(walk.Walk):
    """A walk whose rules break when a die has fallen."""

    def outcome(self, state: walk.Ground) -> Outcome | None:
        assert not any(walker.wounds for walker in state.walkers.values()), "no wounds, please"
        return super().outcome(state)


def test_a_rule_that_breaks_on_a_die_keeps_the_answer_and_throws_the_same_die_once_mended() -> None:
    table = at(BrokenDie(), ground(**{"east-1": (1000, 0), "west-1": (2000, 0)}), number=2)
    table.say("east", Journey("east-1", ()))
    with pytest.raises(Frozen):
        table.say("east", Order("strike", "east-1", ("west-1",)))
    assert [type(entry) for entry in table.entries] == [Said, Said]
    assert table.frozen.startswith("AssertionError")
    frozen_again = Table.resume(BrokenDie(), table.header, table.snapshot(), table.entries[table.turn_start :])
    assert frozen_again.frozen
    assert frozen_again.fingerprint() == table.fingerprint()
    mended = Table.resume(walk.game, table.header, table.snapshot(), table.entries[table.turn_start :])
    assert not mended.frozen
    assert mended.sequence == table.sequence + 1


def test_standing_orders_that_break_freeze_and_those_that_answer_nonsense_leave_it_to_the_seat() -> None:
    table = broken("spy-3", "spy-4")
    table.stand("south", ("nonsense",))
    table.say("north", "spy-3")
    assert table.waiting() == ("south",)
    with pytest.raises(Frozen):
        table.stand("south", ("break",))
    assert table.frozen == "LookupError: standing orders break"


class Count(State, kw_only=True):
    """A number that silent steps count up."""

    done: int = 0


class Silent(cards.Duel):
    """Ten thousand steps that ask nothing, then one that asks, then as many again."""

    key = "silent"
    state = Count  # type: ignore[assignment]
    steps: ClassVar[int] = 10_000

    def setup(self, scenario: str, options: dict[str, Any]) -> Count:  # type: ignore[override]
        return Count()

    def step(self, state: Count) -> Procedure[None]:  # type: ignore[override]
        if state.done == self.steps:
            yield from ask("north", picking("on"))
        state.done += 1

    def outcome(self, state: Count) -> Outcome | None:  # type: ignore[override]
        return Outcome(None, "ending-agreed") if state.done == 2 * self.steps else None

    def turn(self, state: Count) -> int:  # type: ignore[override]
        return 0

    def view(self, state: Count, seat: str) -> Count:  # type: ignore[override]
        return state


def test_ten_thousand_silent_steps_pass_in_a_loop_and_leave_one_mark() -> None:
    assert Silent.steps > sys.getrecursionlimit()
    game: Any = Silent()
    table = Table.new(game, seed=seed(1))
    assert table.state.done == Silent.steps
    assert len(table._marks) == 1
    assert table.quiet.done == Silent.steps, "a fork does not take the silent steps again"
    table.say("north", "on")
    assert table.outcome is not None
    assert len(table._marks) == 2
    assert [table.version(seat) for seat in audiences(game)] == [1, 1, 1]
