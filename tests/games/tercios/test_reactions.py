"""Reactions: a window on public facts, the check, what the card says."""

import pytest

from maestre.games.tercios.data import OrderKind, Value
from maestre.games.tercios.marks import expire
from maestre.games.tercios.matters import Check, Situation, Trigger
from maestre.games.tercios.planning import GROUP
from maestre.games.tercios.reactions import window
from maestre.games.tercios.sequence import STEPS
from maestre.games.tercios.situation import tallied
from maestre.games.tercios.state import Card, Phase, Side, State, UnitId, Until
from maestre.games.tercios.troops import ready
from maestre.play import Ask, Pick, Procedure, Throw, log
from maestre.space.tabletop import Point
from tests.games.tercios.lists import army
from tests.games.tercios.positions import BRIGADE, COMPANIES, Position, Skirmish, fail, plan, position, roll, troop

ONE = UnitId("B1-1")
TRIGGER = Trigger(ONE, UnitId("R1-1"), "approach", Point(15000, 40000))


class Approach(Skirmish):
    """After the plans, red's first Troop comes near blue's first; blue may react."""

    def step(self, state: State) -> Procedure[None]:
        return approach(state) if state.phase is Phase.INITIATIVE else STEPS[state.phase](state)


def approach(state: State) -> Procedure[None]:
    reacted = yield from window(state, TRIGGER)
    seat = Pick(("on",))
    yield Ask("red", seat, "2.36", about=TRIGGER)
    state.ended = f"reacted:{reacted.order}"
    expire(state, Until.TRIGGER)
    state.turn = 99


def approached(*markers: str, cards: tuple[str, ...] = (), brigade: bool = False) -> Position:
    one = army(BRIGADE if brigade else COMPANIES)
    return plan(position(*markers, blue=one, game=Approach()), *cards)


def reacting(*markers: str, order: str = "resistid") -> Position:
    table = approached(*markers, cards=(f"B1-1={order}",))
    table.say("blue", "react")
    return table


@pytest.mark.rule("2.30")
def test_a_unit_that_still_has_its_card_may_react_whatever_the_card() -> None:
    requests = []
    for order in OrderKind:
        table = approached(cards=(f"B1-1={order}",))
        assert table.asked("blue") is not None
        requests.append(table.request)
    assert requests == [requests[0]] * len(OrderKind)
    assert requests[0] == Ask("blue", Pick(("pass", "react")), "2.33", TRIGGER, window="approach")


@pytest.mark.rule("2.30")
def test_a_unit_that_has_acted_has_no_window() -> None:
    table = position(game=Approach())
    state = table.state
    state.phase = Phase.INITIATIVE
    with pytest.raises(StopIteration) as ended:
        next(window(state, TRIGGER))
    assert ended.value.value is None


@pytest.mark.rule("2.33")
def test_who_declines_keeps_the_card() -> None:
    table = approached(cards=("B1-1=fuego",))
    table.say("blue", "pass")
    assert table.state.cards[ONE] == Card(OrderKind.FIRE, ("blue",))
    assert not troop(table, "B1-1").reacted
    assert ONE in ready(table.state, Side.BLUE)


@pytest.mark.rule("2.34")
def test_a_fresh_unit_needs_the_check_too() -> None:
    table = reacting("B1 inside=B1-1")
    assert isinstance(table.request, Throw)
    assert isinstance(table.request.about, Check)
    assert (table.request.about.kind, table.request.about.dice.whole) == ("reaction", 3)


@pytest.mark.rule("2.35")
@pytest.mark.parametrize("order", OrderKind)
def test_a_failed_reaction_loses_the_card(order: OrderKind) -> None:
    table = reacting("B1 inside=B1-1", order=order)
    roll(table, 4, 4, 4)
    assert ONE not in table.state.cards
    assert ready(table.state, Side.BLUE) == ("B1-2", "B1-3")
    assert table.state.marks == ()
    assert log(table, "red")[-1].message.key == "reaction-lost"


@pytest.mark.rule("2.36")
def test_the_card_is_shown_before_the_dice_fall() -> None:
    table = reacting()
    assert isinstance(table.request, Throw)
    for seat in ("blue", "red", ""):
        assert log(table, seat)[-1].message.key == "order-shown"


@pytest.mark.rule("2.36", "2.37", "2.49")
def test_with_resist_the_unit_braces_itself_and_has_spent_its_card() -> None:
    table = reacting("B1-1 wear=2", "B1 inside=B1-1")
    roll(table, 1, 2, 5)
    at = Situation(unit=ONE, use="resist-combat")
    assert tallied(table.state, Value.COURAGE, at).whole == 4
    assert troop(table, "B1-1").wear == 2
    assert troop(table, "B1-1").reacted
    assert ONE not in ready(table.state, Side.BLUE)
    table.say("red", "on")
    assert table.state.ended == "reacted:resistid"
    assert tallied(table.state, Value.COURAGE, at).whole == 3, "it lasts as long as the activation"


@pytest.mark.rule("6.07")
def test_who_shared_the_card_of_a_reacting_unit_has_a_card_of_its_own_that_all_know() -> None:
    groups = [f"{GROUP}B1-2=B1-1", "B1-1=resistid", "B1-2=resistid"]
    table = approached(cards=tuple(groups), brigade=True)
    table.say("blue", "react")
    copy = table.state.cards[UnitId("B1-2")]
    assert copy == Card(OrderKind.RESIST, ("blue", "red", ""))
    assert table.state.cards[UnitId("B1-3")] == Card(OrderKind.ATTENTION, ("blue",))
    assert isinstance(table.request, Throw)
    fail(table)
    assert list(table.state.cards)[:2] == ["B1-2", "B1-3"]
