"""Hidden deployment: a place that nobody else knows, shown before the first turn."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from maestre.games.aguila.data import INCH, Terrain, Weather
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
from tests.games.aguila.positions import Position, area, at, cottage, keys, refused, roll, unit
from tests.games.aguila.preparing import armies, chance, opened

HIDER = UnitId("B3-1")
OTHER = UnitId("B1-1")


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
        (35, 28, ""),
        (35, 28.9, ""),
        (35, 29.1, "hidden-in-sight"),
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
@pytest.mark.parametrize(("wide", "deep", "asked"), [(5, 2, True), (2, 5, True), (4.7, 2, False), (1.5, 5, False)])
def test_a_side_is_asked_if_there_is_but_one_place_to_hide(wide: float, deep: float, asked: bool) -> None:
    """A base of 4.72 by 1.57 inches lies wholly in a wood, along it or across."""
    state = wooded()
    middle = (34, 25)
    state.scenery[SceneryId("S1")] = area("S1", Terrain.WOOD, middle[0] - wide / 2, middle[1] - deep / 2, wide, deep)
    request = opened(state).request
    assert isinstance(request, Ask)
    assert (request.rule == "13.06") is asked


# ----------------------------------------------------------------------------------------------------- houses and hills


def housed(*houses: tuple[float, float]) -> State:
    """Edges are chosen, there are houses on bare ground, and blue's light infantry may hide."""
    state = wooded()
    del state.scenery[SceneryId("S1")]
    for number, (x, y) in enumerate(houses, 1):
        state.scenery[SceneryId(f"H{number}")] = cottage(f"H{number}", x, y)
    return state


@pytest.mark.rule("13.06")
@pytest.mark.parametrize(("y", "key"), [(20, ""), (33, ""), (33.5, "hidden-enemy-zone"), (40, "hidden-enemy-zone")])
def test_walls_hide_who_is_inside_a_house_outside_the_enemys_zone(y: float, key: str) -> None:
    state = housed((20, y))
    assert why(state, Spot(HIDER, *at(20, y), 0)) == key
    assert [pose[:2] for pose in hiding_places(state, HIDER)] == ([] if key else [at(20, y)])


@pytest.mark.rule("4.11", "13.06")
@pytest.mark.parametrize("seed", [None, 1, 2])
def test_only_foot_hides_in_a_house_and_only_in_an_empty_one(seed: int | None) -> None:
    state, rng = housed((20, 20)), None if seed is None else Random(seed)
    assert list(hiding_places(state, HIDER, rng))
    state.scenery[SceneryId("H1")] = replace(state.scenery[SceneryId("H1")], garrison=UnitId("B1-1"))
    assert list(hiding_places(state, HIDER, rng)) == []
    state = housed((20, 20))
    entry = replace(state.units[HIDER].entry, unit="france_hussars_5")
    state.units[HIDER] = replace(state.units[HIDER], entry=entry)
    assert list(hiding_places(state, HIDER, rng)) == []


@pytest.mark.rule("13.06")
def test_two_units_do_not_hide_in_one_house() -> None:
    state = housed((20, 20))
    other = UnitId("B1-1")
    state.notes[other] = Pose(*at(20, 20), 0)
    state.units[other] = replace(state.units[other], away=Away.HIDDEN)
    assert why(state, Spot(HIDER, *at(20, 20), 0)) == "hidden-house-taken"
    assert list(hiding_places(state, HIDER)) == []
    state.notes = {UnitId("R1-1"): Pose(*at(20, 20), 0)}
    assert why(state, Spot(HIDER, *at(20, 20), 0)) == "", "of the enemy's notes nobody knows"


def two_hiders(state: State) -> State:
    """Blue has two units who may hide."""
    entry = replace(state.units[OTHER].entry, abilities=("hidden_deployment",))
    state.units[OTHER] = replace(state.units[OTHER], entry=entry)
    return state


@pytest.mark.rule("13.06")
@pytest.mark.parametrize(("houses", "hide"), [(1, False), (2, True)])
def test_no_more_hide_than_there_are_houses_where_only_houses_hide(houses: int, hide: bool) -> None:
    table = opened(two_hiders(housed(*((20 + 20 * one, 20) for one in range(houses)))))
    for one in (OTHER, HIDER):
        table.check("blue", (one,))
    both = (OTHER, HIDER)
    if not hide:
        refused(table, "blue", both, "13.06")
        assert both not in [answer for seed in range(8) for answer in table.proposals("blue", Random(seed))]
        return
    table.say("blue", both)
    for name, x in zip(both, (20, 40), strict=True):
        assert isinstance(table.request, Ask)
        table.say("blue", Spot(name, *at(x, 20), 0))
    assert set(table.state.notes) == {OTHER, HIDER}


@pytest.mark.rule("13.06")
def test_who_finds_houses_alone_hides_before_those_who_find_a_wood() -> None:
    """The larger base has no room in a small wood, and takes the only house."""
    state = two_hiders(housed((20, 20)))
    wide, deep = (length / INCH + 0.6 for length in base(state, HIDER))
    assert base(state, OTHER).depth > deep * INCH
    state.scenery[SceneryId("S2")] = area("S2", Terrain.WOOD, 40, 16, wide, deep)
    table = opened(state)
    table.say("blue", (HIDER, OTHER))
    assert isinstance(table.request, Ask)
    assert isinstance(table.request.about, HidingPlace)
    assert table.request.about.unit == OTHER
    table.say("blue", Spot(OTHER, *at(20, 20), 0))
    table.say("blue", next(table.proposals("blue", Random(1))))
    assert set(table.state.notes) == {OTHER, HIDER}


@pytest.mark.rule("4.11", "13.06")
@pytest.mark.parametrize("enemy", [False, True])
def test_who_hid_in_a_house_is_its_garrison_unless_others_are_in_it(enemy: bool) -> None:
    table = noting(housed((20, 20)))
    table.say("blue", Spot(HIDER, *at(20, 20), 0))
    assert seen(table.state, "red").notes == {}
    assert table.state.scenery[SceneryId("H1")].garrison is None, "which would tell the enemy"
    while table.state.phase is Phase.DEPLOYMENT:
        assert isinstance(table.request, Ask)
        table.say(table.request.seat, "array")
    state = replace(table.state, units=dict(table.state.units), scenery=dict(table.state.scenery), news=())
    state.units[HIDER] = replace(state.units[HIDER], pose=None, inside=None, away=Away.HIDDEN)
    state.notes = {HIDER: Pose(*at(20, 20), 0)}
    holder = UnitId("R1-1") if enemy else None
    state.scenery[SceneryId("H1")] = replace(state.scenery[SceneryId("H1")], garrison=holder)
    if holder is not None:
        state.units[holder] = replace(state.units[holder], pose=None, inside=SceneryId("H1"))
    table = opened(state)
    roll(table, 5, 1)
    one = unit(table, HIDER)
    assert (one.inside, one.pose is None) == ((None, False) if enemy else ("H1", True))
    assert table.state.scenery[SceneryId("H1")].garrison == ("R1-1" if enemy else HIDER)


@pytest.mark.rule("4.06", "13.06")
@pytest.mark.parametrize(("gap", "key"), [(1.9, "hidden-in-sight"), (2.1, "")])
def test_a_slope_hides_whoever_has_more_than_two_inches_of_it_before_him(gap: float, key: str) -> None:
    state = wooded()
    state.scenery[SceneryId("S1")] = area("S1", Terrain.EASY_HILL, 0, 19, 70, 10)
    assert why(state, lying(state, 35, 29 - gap)) == key


@pytest.mark.rule("13.06")
def test_guerrillas_find_a_place_to_hide_on_most_tables() -> None:
    """On 40 tables laid by chance in fair weather; before houses, slopes and whole woods counted it was 3 of them."""
    found = 0
    for seed in range(40):
        state = armies(forces=("spain_1500", "france_1500"), weather=Weather.FAIR)
        laid = chance(state, seed, until=Phase.SIDES).state
        (guerrillas,) = (name for name, one in laid.units.items() if one.entry.unit == "spain_guerrillas_12")
        found += next(hiding_places(laid, guerrillas), None) is not None
    assert found >= 28
