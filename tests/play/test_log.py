"""The log people read: derived, per audience, each line with the throws and numbers behind it."""

from __future__ import annotations

from random import Random
from typing import ClassVar

from maestre.play import Journey, Message, Order, Place, Procedure, Record, Table, Tally, ask, log, tell, throw, view
from maestre.play.log import Line, Throw, told_from
from maestre.play.record import Rolled, Said
from tests.play.tiny import bids, cards, walk
from tests.play.tiny.asking import Shaped
from tests.play.tiny.playing import at, audiences, duel, ground, play, seed
from tests.play.tiny.walk import Strike


def keys(lines: tuple[Line, ...]) -> list[str]:
    return [line.message.key for line in lines]


def test_a_line_has_its_throws_and_the_numbers_behind_it() -> None:
    table = at(walk.game, ground(**{"east-1": (1000, 0), "west-1": (4500, 0), "west-2": (9000, 0)}))
    table.typed = True
    table.say("east", Journey("east-1", ()))
    table.say("east", Order("strike", "east-1", ("west-1",)))
    table.show((5, 2, 4))
    line = log(table, "")[-1]
    assert line.message == Message.of("walk-struck", piece="west-1", count=2)
    assert line.throws == (Throw((5, 2, 4), "w.5"),)
    assert line.because == (Tally.of(3, "w.5").plus(-1, "w.5"),)
    assert line.rule == "w.5"


def test_an_audience_reads_only_what_it_may() -> None:
    table = duel(("spy-1",), ("archer-1",))
    table.say("north", "spy-1")
    table.say("south", "pass")
    assert "cards-saw" in keys(log(table, "north"))
    for seat in ("south", ""):
        assert "cards-saw" not in keys(log(table, seat))
        assert "cards-spied" in keys(log(table, seat))


def test_a_client_asks_for_what_happened_since_its_version() -> None:
    table = duel(("archer-1",), ("knight-1",))
    table.say("north", "archer-1")
    version = table.version("south")
    assert keys(log(table, "south", version)) == ["cards-laid"]
    table.say("south", "pass")
    assert keys(log(table, "south", version + 1)) == ["cards-chain", "cards-hit"]
    assert [line.at for line in log(table, "south")] == [1, 2, 2]


def test_lines_are_numbered_by_what_the_audience_saw() -> None:
    told = []
    for orders in ((), ("pass",)):
        table = duel(("archer-1",), ("knight-1",))
        for _ in orders:
            table.stand("south", orders)
        table.say("north", "archer-1")
        if not orders:
            table.say("south", "pass")
        told.append(log(table, "north"))
    assert told[0] == told[1]


def test_what_was_taken_back_is_in_the_log_no_more() -> None:
    table = at(walk.game, ground(**{"east-1": (1000, 0), "west-1": (4500, 0)}))
    before = log(table, "")
    table.say("east", Journey("east-1", ()))
    assert keys(log(table, ""))[-1] == "walk-gone"
    table.undo("east")
    assert log(table, "") == before
    table.say("east", Journey("east-1", ()))
    assert keys(log(table, "")) == ["walk-gone"]


def test_the_reason_of_an_agent_is_told_when_the_game_is_over_and_seen_by_nobody_before() -> None:
    """Two games that differ in a reason alone look the same to everybody, and in what is told anew after an undo."""
    why = Message.of("reason-for", why=Message("cards-because"))
    plain, thought = (duel(("spy-1", "archer-1"), ("archer-2",)) for _ in range(2))
    audiences_ = audiences(plain.game)
    plain.say("north", "rest")
    thought.say("north", "rest", why=why)
    for seat in audiences_:
        assert view(plain, seat) == view(thought, seat)
        assert log(plain, seat) == log(thought, seat)
    reasons = [line for line in log(thought, "south", reasons=True) if line.of]
    assert reasons == [Line(1, why, "", (), (), of="north")]
    assert Record.parse(thought.record().dump()).entries[-1] == Said("north", "rest", why=why)
    known = tuple(thought.told), tuple(plain.told)
    thought.undo("north")
    plain.undo("north")
    for seat in audiences_:
        assert told_from(thought, seat, known[0], 1) == told_from(plain, seat, known[1], 1)
    assert [line for line in log(thought, "south", reasons=True) if line.of] == []


def test_a_sealed_answer_keeps_its_reason_to_itself() -> None:
    why = Message("reason-for")
    plain, thought = (Table.new(bids.game, seed=seed(1)) for _ in range(2))
    plain.say("red", "3")
    thought.say("red", "3", why=why)
    for seat in audiences(plain.game):
        assert view(plain, seat) == view(thought, seat)
        assert log(plain, seat) == log(thought, seat)
    for seat in ("blue", "green"):
        for table in (plain, thought):
            table.say(seat, "1")
    for seat in audiences(plain.game):
        assert view(plain, seat) == view(thought, seat)
        assert log(plain, seat) == log(thought, seat)
        assert [line.of for line in log(thought, seat, reasons=True) if line.of] == ["red"]
    assert plain.fingerprint() == thought.fingerprint()


class Rolling(walk.Walk):
    """Steps of throws with and without a word."""

    plan: ClassVar[tuple[str, ...]] = ("throw", "throw", "tell", "tell", "throw", "hush", "ask", "tell", "throw")

    def step(self, state: walk.Ground) -> Procedure[None]:
        for what in self.plan:
            if what == "throw":
                yield from throw(Strike(1, 4), "w.5")
            elif what == "ask":
                yield from ask("east", Shaped(Place(("east-1",))))
            else:
                tell(state, f"walk-{what}", "w.4", seen=("east",) if what == "hush" else None)
        state.turn += 7


def test_throws_in_a_row_lead_to_the_lines_after_the_last_and_no_die_is_lost() -> None:
    table = at(Rolling(), ground(**{"east-1": (0, 0), "west-1": (9000, 0)}))
    table.say("east", {"piece": "east-1", "x": 0, "y": 0})
    faces = [entry.faces for entry in table.entries if isinstance(entry, Rolled)]
    assert len(faces) == 4
    for seat, hushed in (("east", "walk-hush"), ("west", "thrown")):
        lines = log(table, seat)
        assert keys(lines) == ["walk-tell", "walk-tell", hushed, "walk-tell", "thrown"]
        thrown = [tuple(throw.faces for throw in line.throws) for line in lines]
        assert thrown == [(faces[0], faces[1]), (faces[0], faces[1]), (faces[2],), (), (faces[3],)]
    assert walk.game.speaker("es").say(log(table, "west")[-1].message)


def test_a_log_replayed_from_the_first_entry_is_the_same() -> None:
    table = play(Table.new(cards.game, seed=seed(3)), Random(3), 12)
    again = Table.resume(cards.game, table.header, None, table.entries)
    for seat in audiences(cards.game):
        assert log(again, seat) == log(table, seat)
        for line in log(table, seat):
            assert cards.game.speaker("en").say(line.message)
