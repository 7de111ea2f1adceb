"""Undo goes back freely within one's own doing; beyond that by agreement; and a refusal says why."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maestre.play import CannotUndo, Fact, Journey, Leg, Order, Procedure, Refused, Table, ask
from maestre.play.record import Rolled, Said, Undone
from tests.play.tiny import bids, cards, walk
from tests.play.tiny.asking import picking
from tests.play.tiny.playing import at, audiences, duel, ground, placed, seed, seen, standing

BOTH = ("north", "south")
NORTH = ("knight-1", "archer-1", "spy-1")
SOUTH = ("knight-2", "archer-2")


def why(table: Table[Any], seat: str, **how: Any) -> str:
    """The key of the refusal of an undo, which must have changed nothing."""
    before = standing(table)
    with pytest.raises(CannotUndo) as refusal:
        table.undo(seat, **how)
    assert standing(table) == before
    for language in ("es", "en"):
        assert table.game.speaker(language).say(refusal.value.message)
    return refusal.value.message.key


def test_one_goes_back_within_a_step_and_across_quiet_points() -> None:
    table = duel(NORTH, SOUTH)
    start = table.fingerprint()
    table.say("north", "rest")
    after_rest = table.fingerprint()
    table.say("north", "reserve")
    table.undo("north")
    assert table.fingerprint() == after_rest
    table.undo("north")
    assert table.fingerprint() == start
    assert why(table, "north") == "undo-nothing"
    table.say("north", "rest")
    assert table.fingerprint() == after_rest


def test_one_goes_back_several_answers_at_once() -> None:
    table = placed()
    start = table.fingerprint()
    first = table.sequence
    table.say("east", Journey("east-1", ()))
    table.say("east", Order("rest"))
    table.say("east", Journey("east-2", ()))
    table.undo("east", to=first)
    assert table.fingerprint() == start
    assert table.entries[-1] == Undone(("east",), first)


def test_a_number_that_is_not_ones_own_answer_is_refused() -> None:
    table = duel(NORTH, SOUTH)
    table.say("north", "rest")
    for to in (-1, 1, 99):
        assert why(table, "north", to=to) == "undo-nothing"


def test_nobody_goes_back_behind_a_die() -> None:
    table = at(walk.game, ground(**{"east-1": (1000, 0), "west-1": (2000, 0), "east-2": (0, 0), "west-2": (9000, 0)}))
    table.say("east", Journey("east-1", ()))
    table.say("east", Order("strike", "east-1", ("west-1",)))
    assert why(table, "east") == "undo-die"
    table.say("east", Journey("east-2", ()))
    table.undo("east")
    assert why(table, "east") == "undo-die"


def test_nobody_goes_back_behind_a_draw() -> None:
    table = duel(NORTH, SOUTH)
    table.say("north", "spy-1")
    table.say("south", "pass")
    assert why(table, "south") == "undo-drawn"


def test_nobody_goes_back_behind_what_was_revealed() -> None:
    table = duel(NORTH, SOUTH)
    table.say("north", "knight-1")
    assert why(table, "north") == "undo-revealed"


def test_nobody_goes_back_behind_another_seat() -> None:
    table = duel(NORTH, SOUTH)
    table.say("north", "knight-1")
    table.say("south", "pass")
    assert why(table, "north") == "undo-other"


def test_what_a_seat_knew_already_is_revealed_to_it_no_more() -> None:
    start = duel(NORTH, SOUTH).quiet
    start.memory = dict.fromkeys(("south", ""), (Fact("knight-1", "hand:north"),))
    table = at(cards.game, start)
    table.say("north", "knight-1")
    table.undo("north")
    assert table.waiting() == ("north",)


def test_nobody_goes_back_to_an_earlier_turn_not_even_by_agreement() -> None:
    table = duel(NORTH, SOUTH)
    table.say("north", "rest")
    table.say("north", "rest")
    assert table.waiting() == ("south",)
    assert why(table, "north") == "undo-turn"
    assert why(table, "south", to=0, agreed=BOTH) == "undo-turn"
    assert why(table, "south", agreed=BOTH) == "undo-turn"


def test_nobody_takes_back_anything_once_the_game_is_over() -> None:
    table = duel(NORTH, SOUTH)
    table.say("north", "rest")
    table.leave("south")
    assert why(table, "north") == "undo-over"
    assert why(table, "north", agreed=BOTH) == "undo-over"


def test_by_agreement_all_go_back_behind_a_die_and_the_die_falls_anew() -> None:
    same = set()
    for number in range(12):
        table = at(walk.game, ground(**{"east-1": (1000, 0), "west-1": (4500, 0)}), number)
        table.say("east", Journey("east-1", ()))
        start = table.sequence
        table.say("east", Order("strike", "east-1", ("west-1",)))
        first = [entry.faces for entry in table.entries if isinstance(entry, Rolled)]
        table.undo("east", to=start, agreed=("east", "west"))
        assert table.waiting() == ("east",)
        table.say("east", Order("strike", "east-1", ("west-1",)))
        both = [entry.faces for entry in table.entries if isinstance(entry, Rolled)]
        assert both[0] == first[0]
        same.add(both[0] == both[1])
    assert False in same


def test_by_agreement_a_die_alone_is_taken_back_and_falls_again_at_once() -> None:
    table = at(walk.game, ground(**{"east-1": (1000, 0), "west-1": (4500, 0), "west-2": (9000, 0)}))
    table.say("east", Journey("east-1", ()))
    table.say("east", Order("strike", "east-1", ("west-1",)))
    die = table.sequence - 1
    assert isinstance(table.entries[die], Rolled)
    table.undo("west", to=die, agreed=("west", "east"))
    assert isinstance(table.entries[-1], Rolled)
    assert table.waiting() == ("west",)


def test_by_agreement_the_last_answer_is_taken_back_whoever_gave_it() -> None:
    table = duel(NORTH, SOUTH)
    table.say("north", "knight-1")
    open_window = table.fingerprint()
    table.say("south", "pass")
    table.undo("north", agreed=BOTH)
    assert table.fingerprint() == open_window
    assert table.waiting() == ("south",)


@pytest.mark.parametrize("agreed", [("north",), ("south",), ("north", "west"), ("west",)])
def test_agreement_is_of_all_seats(agreed: tuple[str, ...]) -> None:
    table = duel(NORTH, SOUTH)
    table.say("north", "rest")
    before = standing(table)
    with pytest.raises(Refused, match="not-agreed"):
        table.undo("north", agreed=agreed)
    assert standing(table) == before


def test_standing_orders_and_takeovers_outlive_an_undo() -> None:
    table = duel(NORTH, SOUTH)
    table.say("north", "rest")
    table.stand("south", ("pass",))
    table.take_over("south", "bot")
    table.undo("north")
    assert table.seating.orders("south") == ("pass",)
    assert table.seating.holders == (("south", "bot"),)
    again = Table.resume(cards.game, table.header, table.snapshot(), table.entries)
    assert again.seating == table.seating


def test_what_a_standing_order_answered_goes_back_with_what_led_to_it() -> None:
    """A seat goes back to what it said itself; its orders would answer the same again."""
    table = duel(NORTH, SOUTH)
    table.stand("north", ("pass",))
    table.say("north", "knight-1")
    table.say("south", "archer-2")
    assert table.entries[-1] == Said("north", "pass", standing=True)
    assert why(table, "north") == "undo-other"
    table.undo("north", agreed=BOTH)
    assert table.waiting() == ("south",)


def test_a_sealed_answer_is_taken_back_alone_and_in_silence() -> None:
    table = Table.new(bids.game, seed=seed(1))
    table.say("red", "3")
    table.say("blue", "2")
    others = [(table.version(seat), seen(table, seat)) for seat in ("blue", "green", "")]
    table.undo("red")
    assert table.waiting() == ("red", "green")
    assert [(table.version(seat), seen(table, seat)) for seat in ("blue", "green", "")] == others
    table.say("red", "1")
    table.say("green", "0")
    assert table.quiet.merchants[bids.SEATS[1]].prizes == 1


@pytest.mark.parametrize("last", bids.SEATS)
def test_what_all_have_sealed_at_once_nobody_takes_back_alone_whoever_spoke_last(last: str) -> None:
    table = Table.new(bids.game, seed=seed(1))
    for seat in (*(seat for seat in bids.SEATS if seat != last), last):
        table.say(seat, "0")
    hidden = {"silk": "1", "amber": "1"}
    for seat in (*(seat for seat in bids.SEATS if seat != last), last):
        table.say(seat, hidden)
    for seat in bids.SEATS:
        assert why(table, seat) == "undo-other"


def test_by_agreement_sealed_answers_are_opened_again_and_those_before_it_stay_sealed() -> None:
    table = Table.new(bids.game, seed=seed(1))
    for seat, coins in (("green", "3"), ("red", "2"), ("blue", "1")):
        table.say(seat, coins)
    assert table.quiet.round == 1
    table.undo("red", to=1, agreed=bids.SEATS)
    assert table.waiting() == ("red", "blue")
    assert table.sealed == {"green": "3"}
    again = Table.resume(bids.game, table.header, None, table.entries)
    for seat in audiences(bids.game):
        assert seen(again, seat) == seen(table, seat)
    table.say("green", "0")
    table.undo("green")
    assert table.waiting() == bids.SEATS
    for seat, coins in (("green", "0"), ("red", "2"), ("blue", "1")):
        table.say(seat, coins)
    assert table.quiet.merchants[bids.SEATS[0]].prizes == 1


class Ready(bids.Auction):
    """A market in which red is asked alone, before all are asked together."""

    def step(self, state: bids.Market) -> Procedure[None]:
        if state.wishes:
            yield from super().step(state)
            return
        yield from ask("red", picking("ready"))
        state.wishes = {bids.SEATS[0]: ("ready",)}


def test_what_others_have_sealed_bars_nothing_for_then_it_would_be_known() -> None:
    views = []
    for sealed in (False, True):
        table = Table.new(Ready(), seed=seed(1))
        table.say("red", "ready")
        if sealed:
            table.say("blue", "2")
        table.undo("red")
        views.append(seen(table, "red"))
        assert table.waiting() == ("red",)
    assert views[0] == views[1]


@given(st.integers(0, 2))
def test_saying_again_what_was_taken_back_comes_to_the_same(back: int) -> None:
    table = placed(each=3)
    words = (Journey("east-1", ()), Order("rest"), Journey("east-2", (Leg("forward", 9),)), Order("rest"))
    states = [table.fingerprint()]
    for word in words:
        table.say("east", word)
        states.append(table.fingerprint())
    for index in range(3, 3 - back, -1):
        table.undo("east")
        assert table.fingerprint() == states[index]
    for index in range(4 - back, 4):
        table.say("east", words[index])
        assert table.fingerprint() == states[index + 1]


def test_who_can_take_back_is_known_beforehand() -> None:
    table = duel(NORTH, SOUTH)
    assert not table.can_undo("north")
    table.say("north", "rest")
    assert table.can_undo("north")
    assert not table.can_undo("south")
    assert not table.can_undo("nobody")
    table.leave("south")
    assert not table.can_undo("north")
