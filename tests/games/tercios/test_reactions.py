"""Reactions: a window on public facts, the check, what the card says."""

from typing import Any

import pytest
from msgspec.structs import replace

from maestre.games.tercios.cards.planning import GROUP
from maestre.games.tercios.data import Element, OrderKind, Scale, Value
from maestre.games.tercios.orders.reactions import Reacted, ReactToApproach, window, windows_along
from maestre.games.tercios.table.marks import expire, marked
from maestre.games.tercios.table.move_legality import check_move
from maestre.games.tercios.table.situation import tallied
from maestre.games.tercios.table.state import Card, Phase, State, UnitId, Until
from maestre.games.tercios.table.subjects import Check, Situation, Trigger
from maestre.games.tercios.table.troops import ready
from maestre.games.tercios.turn.sequence import STEPS
from maestre.miniatures.sides import Side
from maestre.play import Ask, Pick, Procedure, Throw, ask, log
from maestre.play.chance.readings import Successes
from maestre.space.tabletop import Point
from tests.games.tercios.board import box, field, inches, spot, stands
from tests.games.tercios.lists import army
from tests.games.tercios.positions import (
    BRIGADE,
    COMPANIES,
    Pause,
    Position,
    Skirmish,
    act,
    action,
    fail,
    plan,
    position,
    roll,
    troop,
)
from tests.matters import about

ONE = UnitId("B1-1")
TRIGGER = Trigger(ONE, UnitId("R1-1"), "approach", Point(15000, 40000))


class Approach(Skirmish):
    """After the plans, red's first Troop comes near blue's first; blue may react."""

    def step(self, state: State) -> Procedure[None]:
        return approach(state) if state.phase is Phase.INITIATIVE else STEPS[state.phase](state)


def approach(state: State) -> Procedure[None]:
    reacted = yield from window(state, TRIGGER)
    yield from ask("red", Pause())
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
    question = ReactToApproach(TRIGGER, ("pass", "react"))
    assert requests[0] == Ask("blue", Pick(("pass", "react")), "2.33", question, window="approach")


@pytest.mark.rule("2.30")
def test_a_unit_that_has_acted_has_no_window() -> None:
    table = position(game=Approach())
    state = table.state
    state.phase = Phase.INITIATIVE
    with pytest.raises(StopIteration) as ended:
        next(window(state, TRIGGER))
    assert ended.value.value == Reacted(None)


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
    assert not marked(table.state, OrderKind.RESIST, ONE)
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


# ----------------------------------------------------------------------------------------------- windows along a way


def passing(*places: str, to: tuple[float, float], cards: tuple[str, ...] = (), **more: Any) -> Position:
    """Blue's first Troop runs somewhere, past red."""
    table = act(action(field(*places, **more), "B1-1=corred", *cards), "B1-1")
    table.say("blue", spot("B1-1", *to))
    return table


def asked(table: Position) -> Ask:
    assert isinstance(table.request, Ask)
    return table.request


@pytest.mark.rule("2.31")
@pytest.mark.parametrize(
    ("off", "scale", "opens"),
    [
        (2, Scale.MM15, True),
        (2.99, Scale.MM15, True),
        (3, Scale.MM15, False),
        (3.99, Scale.MM28, True),
        (4, Scale.MM28, False),
    ],
)
def test_coming_near_a_front_centre_opens_its_window_at_the_nearest_point(
    off: float, scale: Scale, opens: bool
) -> None:
    state = action(field(f"R1-1 20 {20 - off}", scale=scale)).state
    found = windows_along(state, ONE, inches(25, 20), inches(15, 20))
    assert found == ((Trigger(UnitId("R1-1"), ONE, "approach", inches(20, 20)),) if opens else ())


@pytest.mark.rule("2.31")
def test_who_goes_away_opens_nothing() -> None:
    state = action(field("R1-1 20 18")).state
    assert windows_along(state, ONE, inches(20, 20), inches(15, 20)) == ()
    assert windows_along(state, ONE, inches(20.5, 20), inches(15, 20))[0].at == inches(20, 20)


@pytest.mark.rule("2.30", "2.31")
def test_who_has_no_card_and_whoever_is_left_out_gets_no_window() -> None:
    state = action(field("R1-1 20 18", "R1-2 16 18")).state
    way = inches(25, 20), inches(10, 20)
    assert [one.unit for one in windows_along(state, ONE, *way, ("R1-1",))] == ["R1-2"]
    del state.cards[UnitId("R1-2")]
    assert [one.unit for one in windows_along(state, ONE, *way)] == ["R1-1"]


@pytest.mark.rule("2.31")
def test_a_garrison_minds_who_comes_near_any_edge_of_its_building() -> None:
    house = replace(box(Element.SMALL_BUILDING, 18, 22, 22, 25), garrison=UnitId("R1-1"))
    state = action(field("R1-1 20 23.5", scenery=[house])).state
    found = windows_along(state, ONE, inches(12, 20), inches(18, 20))
    assert [one.at for one in found] == [inches(18, 20)]


@pytest.mark.rule("2.31", "2.33")
def test_the_mover_is_halted_while_the_window_is_open_and_then_goes_on() -> None:
    table = passing("B1-1 25 20 270", "R1-1 20 18", to=(17, 20))
    trigger = Trigger(UnitId("R1-1"), ONE, "approach", inches(20, 20))
    assert (asked(table).rule, asked(table).about) == ("2.33", ReactToApproach(trigger, ("pass", "react")))
    assert stands(table, "B1-1") == (20, 20, 270)
    table.say("red", "pass")
    assert stands(table, "B1-1") == (17, 20, 270)


@pytest.mark.rule("2.38")
def test_windows_open_in_the_order_of_the_way_each_after_the_last_is_over() -> None:
    places = ("B1-1 25 20 270", "R1-1 18 17.2", "R1-2 22 17.5")
    table = passing(*places, to=(17, 20), cards=("R1-2=resistid", "R1-1=resistid"))
    assert about(asked(table), ReactToApproach).unit == "R1-2"
    table.say("red", "react")
    fail(table)
    assert about(asked(table), ReactToApproach).unit == "R1-1"
    assert stands(table, "B1-1") == (18, 20, 270)


@pytest.mark.rule("2.31", "7.24")
def test_a_leader_on_the_way_is_ridden_over_before_the_window_opens() -> None:
    table = passing("B1-1 25 20 270", "R1-1 20 18", "R1 22.5 20", to=(17, 20))
    assert (asked(table).rule, stands(table, "B1-1")) == ("2.33", (20, 20, 270))
    assert "R1" not in table.state.leaders, "without dice he is lost"


@pytest.mark.rule("2.38")
def test_the_reacting_player_orders_windows_at_the_same_point() -> None:
    table = passing("B1-1 25 20 270", "R1-1 20 18", "R1-2 20 22 180", to=(17, 20))
    assert (asked(table).seat, asked(table).rule, asked(table).choice) == ("red", "2.38", Pick(("R1-1", "R1-2")))
    table.say("red", "R1-2")
    assert about(asked(table), ReactToApproach).unit == "R1-2"
    table.say("red", "pass")
    assert about(asked(table), ReactToApproach).unit == "R1-1"
    table.say("red", "pass")
    assert stands(table, "B1-1") == (17, 20, 270), "each was asked once"


@pytest.mark.rule("2.44")
def test_a_mover_whose_place_is_taken_meanwhile_goes_as_far_as_it_can() -> None:
    table = passing("B1-1 25 20 270", "R1-1 20 18", to=(17, 20))
    state = table.state
    there = check_move(state, UnitId("R1-1"), None, inches(20, 18))
    state.units[UnitId("R1-2")] = replace(state.units[UnitId("R1-2")], pose=there._replace(x=16 * 2500, y=20 * 2500))
    del state.cards[UnitId("R1-2")]
    table.say("red", "pass")
    x, y, _ = stands(table, "B1-1")
    assert (17.6 < x < 20, y) == (True, 20)


# ------------------------------------------------------------------------------------------------------------- flights


def fleeing(*places: str, to: tuple[float, float] = (20, 24), **more: Any) -> Position:
    """Red's first Troop has announced its flight before blue's first and passed the check."""
    table = passing(*places, to=to, cards=("R1-1=corred",), **more)
    table.say("red", "react")
    assert isinstance(table.request, Throw)
    assert isinstance(table.request.reading, Successes)
    roll(table, *[6] * table.request.reading.count)
    return table


@pytest.mark.rule("2.45", "2.46")
def test_a_flight_goes_straight_away_from_its_speed_to_twice_that() -> None:
    table = fleeing("B1-1 20 20", "R1-1 20 26 180")
    assert asked(table).choice == Pick(("4", "5", "6", "7", "8"))
    table.say("red", "8")
    assert stands(table, "R1-1") == (20, 34, 0)
    assert stands(table, "B1-1") == (20, 24, 0), "and the mover comes to its place"


@pytest.mark.rule("2.39")
def test_a_flight_opens_no_window() -> None:
    table = fleeing("B1-1 20 20", "R1-1 20 26 180", "B1-2 18 29 90")
    table.say("red", "8")
    assert asked(table).rule == "2.07"


@pytest.mark.rule("2.45")
def test_a_flight_swerves_only_where_the_way_is_not_free() -> None:
    table = fleeing("B1-1 20 20", "R1-1 20 26 180", "R1-2 20 29")
    assert asked(table).choice == Pick(("5", "6", "7", "8")), "at 50 degrees to the left it passes the friend"
    table.say("red", "5")
    assert stands(table, "R1-1")[2] == 310


@pytest.mark.rule("2.45", "3.23")
def test_a_flight_that_is_blocked_stops_there() -> None:
    shores = [box(Element.SMALL_LAKE, 10, 38, 18, 48), box(Element.ROCKS, 22, 38, 30, 48)]
    table = fleeing("B1-1 20 40", "R1-1 20 45.4 180", to=(20, 43.5), scenery=shores)
    assert stands(table, "R1-1") == (20, 48, 0)
    assert asked(table).rule == "2.07", "nothing to choose"


@pytest.mark.rule("2.46", "3.20")
def test_ground_shortens_a_flight() -> None:
    table = fleeing("B1-1 20 20", "R1-1 20 26 180", scenery=[box(Element.WOOD, 10, 28, 30, 40)])
    assert asked(table).choice == Pick(("4", "5", "6"))
    table.say("red", "6")
    assert troop(table, "R1-1").disordered
