"""What a player may be offered, where a dragged piece comes to stand, what has changed, and standing orders."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from maestre.games.tercios.data import INCH
from maestre.games.tercios.game import game
from maestre.games.tercios.orders.reactions import ReactToApproach, ReactToCharge
from maestre.games.tercios.showing.change_summary import summarize_changes
from maestre.games.tercios.table.places import front
from maestre.games.tercios.table.state import State, UnitId
from maestre.games.tercios.table.subjects import Cause, Trigger
from maestre.play import Ask, Each, Order, Refused, Snap, Spot, Table
from maestre.space.tabletop import Area, Line, Point
from tests.games.tercios.lists import ENGLISH, SPANISH

LEARNING = {"blue": "a", "red": "b"}


def planned(order: str) -> Table[State]:
    """The learning battle when every Troop has been given the same card and blue begins."""
    table = Table.new(game, "learning", seats=LEARNING, options={})
    for seat in ("blue", "red"):
        ask = table.asked(seat)
        assert ask is not None
        assert isinstance(ask.choice, Each)
        table.say(seat, {key: options[-1] if ":" in key else order for key, options in ask.choice.options})
    table.say(table.waiting()[0], "blue")
    return table


def running() -> tuple[Table[State], str]:
    """The same when blue's first infantry has been told to run: a table and the unit."""
    table = planned("corred")
    table.say("blue", Order("act", "B1-1"))
    return table, "B1-1"


def test_a_go_offers_every_troop_and_leader_that_may_act() -> None:
    table = planned("resistid")
    ask = table.asked("blue")
    assert ask is not None
    state = game.view(table.state, "blue")
    able = ask.about.pieces(state)
    assert set(able) == {one for one in (*state.units, *state.leaders) if one.startswith("B")}
    orders = [offer.answer for offer in ask.about.offers(state, "")]
    assert [order.piece for order in orders if order.verb == "act"] == [one for one in able if one in state.units]
    assert [offer.answer for offer in ask.about.offers(state, "B1-1")] == [Order("act", "B1-1")]
    for order in orders:
        table.check("blue", order)


@pytest.mark.rule("3.05")
def test_a_troop_dragged_too_far_is_pulled_back_along_its_way() -> None:
    table, unit = running()
    start = front(table.state, UnitId(unit))
    far = Spot(unit, start.x, start.y + 40 * INCH)
    with pytest.raises(Refused):
        table.check("blue", far)
    snap = table.snap("blue", far)
    table.check("blue", snap.answer)
    assert snap.answer.x == start.x
    assert start.y < snap.answer.y < far.y
    assert snap.why is not None
    assert snap.why.key == "too-far-to-move"
    assert [type(mark) for mark in snap.marks] == [Line, Area]
    assert snap.marks[0] == Line("way", start, Point(snap.answer.x, snap.answer.y))


def test_a_troop_dragged_where_it_may_go_stays_there() -> None:
    table, unit = running()
    start = front(table.state, UnitId(unit))
    near = Spot(unit, start.x, start.y + INCH)
    snap = table.snap("blue", near)
    assert (snap.answer, snap.why) == (near, None)
    assert isinstance(snap, Snap)


@pytest.mark.rule("3.04")
def test_a_troop_dragged_behind_itself_is_refused_with_what_proves_it() -> None:
    table, unit = running()
    start = front(table.state, UnitId(unit))
    with pytest.raises(Refused) as caught:
        table.snap("blue", Spot(unit, start.x, start.y - 4 * INCH))
    assert caught.value.rule == "3.04"
    assert caught.value.proof == (unit,)


def test_losses_wear_and_disorder_are_told_in_both_languages() -> None:
    before = running()[0].state
    after = replace(before, units=dict(before.units))
    first, second, third = (UnitId(unit) for unit in ("B1-1", "B1-2", "R1-1"))
    del after.units[first]
    after.units[second] = replace(after.units[second], wear=2, disordered=True)
    told = list(summarize_changes(before, after))
    assert [message.key for message in told] == ["change-lost", "change-worn", "change-disordered"]
    assert all(speaker.say(message) for speaker in (SPANISH, ENGLISH) for message in told)
    assert list(summarize_changes(before, before)) == []
    after.units[third] = replace(after.units[third], wear=1)
    assert [message.key for message in summarize_changes(after, replace(after, units=before.units))][
        -1
    ] == "change-rested"


def window(cause: Cause, *options: str) -> Ask:
    trigger = Trigger(UnitId("B1-1"), UnitId("R2-1"), cause, Point(0, 0))
    question = (ReactToCharge if cause == "charge" else ReactToApproach)(trigger, options)
    return Ask.of("blue", question)


@pytest.mark.rule("2.33")
@pytest.mark.parametrize(
    ("orders", "cause", "word"),
    [
        (("pass",), "charge", "pass"),
        (("pass-until:charge",), "charge", None),
        (("pass-until:charge",), "approach", "pass"),
        (("pass", "react:B1-1"), "approach", "react"),
        (("pass", "react:B1-2"), "approach", "pass"),
        (("pass", "evade:horse"), "charge", "evade"),
        ((), "charge", None),
    ],
)
def test_a_standing_order_answers_a_window(orders: tuple[str, ...], cause: Cause, word: str | None) -> None:
    state = running()[0].state
    assert window(cause, "pass", "react", "evade").standing(state, orders) == word


def test_a_standing_order_never_answers_what_is_not_offered() -> None:
    state = running()[0].state
    assert window("charge", "pass", "react").standing(state, ("evade:always",)) is None


def test_a_standing_order_that_nobody_understands_is_refused() -> None:
    game.check_orders("blue", ("pass", "react:B1-1"))
    with pytest.raises(Refused):
        game.check_orders("blue", ("react:R1-1",))
    with pytest.raises(Refused):
        game.check_orders("blue", ("charge!",))
