"""Hidden deployment: a place that nobody else knows, shown before the first turn."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from maestre.games.aguila.data import Terrain, Weather
from maestre.games.aguila.setup.hidden import HidingPlace, hiding_places
from maestre.games.aguila.showing.view import imagined, seen
from maestre.games.aguila.table.places import base
from maestre.games.aguila.table.state import Away, Phase, SceneryId, State, UnitId
from maestre.games.aguila.table.subjects import Zone
from maestre.miniatures.sides import Side
from maestre.play import Ask, Spot
from maestre.space import tabletop
from maestre.space.tabletop import Pose
from tests.games.aguila.figures import DISTANCES
from tests.games.aguila.positions import Position, area, at, keys, refused, roll, unit
from tests.games.aguila.preparing import armies, opened

HIDER = UnitId("B3-1")


def wooded(**fields: Any) -> State:
    """Edges are chosen; a large wood lies in the middle, and blue's light infantry may hide."""
    state = armies(Phase.SIDES, first=Side.BLUE, **fields)
    state.scenery[SceneryId("S1")] = area("S1", Terrain.WOOD, 28, 19, 14, 10)
    entry = replace(state.units[HIDER].entry, abilities=("hidden_deployment",))
    state.units[HIDER] = replace(state.units[HIDER], entry=entry)
    return state


def lying(state: State, x: float, y: float) -> Spot:
    return Spot(HIDER, *tabletop.placed(base(state, HIDER), tabletop.Side.FRONT, at(x, y), 0))


def noting(state: State) -> Position:
    table = opened(state)
    table.say("blue", (HIDER,))
    return table


def why(state: State, spot: Spot) -> str:
    """What forbids a hidden place, or nothing."""
    refusal = HidingPlace(Side.BLUE, Zone((), "13.06"), (HIDER,), HIDER).refusal(state, spot)
    return "" if refusal is None else refusal.message.key


@pytest.mark.rule("13.06")
@pytest.mark.parametrize(
    ("x", "y", "key"),
    [
        (35, 26, ""),
        (35, 28, "hidden-in-sight"),
        (35, 17, ""),
        (10, 17, "hidden-in-sight"),
        (35, 40, "hidden-enemy-zone"),
        (1, 17, "hidden-no-room"),
    ],
)
def test_a_hidden_place_lies_out_of_the_enemys_zone_and_sight(x: float, y: float, key: str) -> None:
    state = wooded()
    if (x, y) == (35, 17):
        state.scenery[SceneryId("S2")] = area("S2", Terrain.WOOD, 0, 19, 70, 10)
    assert why(state, lying(state, x, y)) == key


@pytest.mark.rule("13.06")
def test_the_place_is_asked_in_secret_before_deployment_and_masked() -> None:
    table = noting(wooded())
    assert isinstance(table.request, Ask)
    assert table.request.secret
    refused(table, "blue", lying(table.state, 10, 17), "13.06", "hidden-in-sight")
    spot = lying(table.state, 35, 26)
    table.say("blue", spot)
    assert table.state.phase is Phase.DEPLOYMENT
    assert unit(table, HIDER).away is Away.HIDDEN
    assert table.state.notes == {HIDER: Pose(spot.x, spot.y, spot.facing)}
    assert seen(table.state, "blue").notes == table.state.notes
    assert seen(table.state, "red").notes == {}
    assert seen(table.state, "red").units[HIDER].away is Away.HIDDEN


@pytest.mark.rule("13.06")
def test_nobody_need_hide() -> None:
    table = opened(wooded())
    table.say("blue", ())
    assert unit(table, HIDER).away is Away.HERE


@pytest.mark.rule("13.06")
def test_who_sees_no_hidden_unit_imagines_it_where_it_may_lie() -> None:
    table = noting(wooded())
    table.say("blue", lying(table.state, 35, 26))
    drawn = imagined(seen(table.state, "red"), "red", Random(1))
    place = drawn.notes[HIDER]
    assert why(drawn, Spot(HIDER, *place)) == ""
    own = seen(table.state, "blue")
    assert imagined(own, "blue", Random(1)).notes == own.notes


@pytest.mark.rule("13.06")
@pytest.mark.parametrize("enemy", [None, (35, 26.5)])
def test_hidden_units_are_shown_before_the_first_initiative_and_make_room(enemy: tuple[float, float] | None) -> None:
    table = noting(wooded())
    spot = lying(table.state, 35, 26)
    table.say("blue", spot)
    while table.state.phase is Phase.DEPLOYMENT:
        assert isinstance(table.request, Ask)
        table.say(table.request.seat, "array")
    state = table.state
    assert state.phase is Phase.INITIATIVE
    if enemy is not None:
        state = replace(state, units=dict(state.units), news=())
        there = tabletop.placed(base(state, "R1-1"), tabletop.Side.FRONT, at(*enemy), 18000)
        state.units[UnitId("R1-1")] = replace(state.units[UnitId("R1-1")], pose=there)
        state.units[HIDER] = replace(state.units[HIDER], pose=None, away=Away.HIDDEN)
        state.notes[HIDER] = Pose(spot.x, spot.y, 0)
        table = opened(state)
    roll(table, 5, 1)
    here = unit(table, HIDER).pose
    assert here is not None
    assert unit(table, HIDER).away is Away.HERE
    assert table.state.notes == {}
    assert "unit-shows" in keys(table)
    assert (here == Pose(spot.x, spot.y, 0)) is (enemy is None)
    if enemy is not None:
        one, other = (tabletop.stand(unit(table, one).pose or here, base(table.state, one)) for one in (HIDER, "R1-1"))
        assert not tabletop.nearer_than(one, other, DISTANCES.separation)


@pytest.mark.rule("13.06")
def test_every_place_that_is_proposed_is_allowed() -> None:
    state = wooded()
    for _, pose in zip(range(3), hiding_places(state, HIDER, Random(4)), strict=False):
        assert why(state, Spot(HIDER, *pose)) == ""


@pytest.mark.rule("13.06", "15.03")
@pytest.mark.parametrize(
    ("weather", "y", "key"),
    [(Weather.FAIR, 24, "hidden-in-sight"), (Weather.FOG, 24, ""), (Weather.FOG, 28, "hidden-in-sight")],
)
def test_who_is_farther_than_one_sees_in_this_weather_is_out_of_sight(weather: Weather, y: float, key: str) -> None:
    state = wooded()
    state.sky = replace(state.sky, kind=weather)
    assert why(state, lying(state, 15, y)) == key


@pytest.mark.rule("13.06")
@pytest.mark.parametrize(("wide", "deep", "asked"), [(9, 7.5, True), (8.6, 7.5, False)])
def test_a_side_is_asked_if_there_is_but_one_place_to_hide(wide: float, deep: float, asked: bool) -> None:
    """A base of 4.72 by 3.15 inches with two inches of wood about it, in a wood not much larger."""
    state = wooded()
    middle = (34, 25)
    state.scenery[SceneryId("S1")] = area("S1", Terrain.WOOD, middle[0] - wide / 2, middle[1] - deep / 2, wide, deep)
    request = opened(state).request
    assert isinstance(request, Ask)
    assert (request.rule == "13.06") is asked
