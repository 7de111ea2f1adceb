"""Reserves and units that march up: who is called, how he comes, and what he may do then."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest
from msgspec.structs import replace

from maestre.games.aguila.data import INCH, Formation, OrderKind, Scenario, Terrain, Weather
from maestre.games.aguila.setup.reserves import arrivals, arrive, stretches
from maestre.games.aguila.table.moments import CHARGE_ALLOWED
from maestre.games.aguila.table.places import base
from maestre.games.aguila.table.state import Away, OfficerId, Role, Scenery, SceneryId, State, UnitId
from maestre.miniatures.sides import Side
from maestre.play import Ask, Order, Pick, Place, Procedure, Refused, Spot, Table, Throw
from maestre.space import tabletop
from maestre.space.tabletop import Pose
from tests.games.aguila.figures import DISTANCES
from tests.games.aguila.positions import (
    GAME,
    HEADER,
    Position,
    area,
    at,
    field,
    gave,
    happens,
    keys,
    placed,
    refused,
    roll,
    stands,
    unit,
)


def away(
    *lines: str,
    scenario: Scenario = Scenario.BATTLE_FOR_BRIDGE,
    where: Away = Away.RESERVE,
    turn: int = 3,
    scenery: tuple[Scenery, ...] = (),
    **fields: Any,
) -> State:
    """Units of blue that are not on the table; blue has the south edge and defends.

    Who marches up has a general on the table in whose range it comes.
    """
    river = area("S1", Terrain.RIVER, 0, 18, 70.86, 5)
    found = (river, *scenery) if scenario is Scenario.BATTLE_FOR_BRIDGE else scenery
    led = (
        () if where is Away.RESERVE or any(line.startswith(("B1 ", "B2 ")) for line in lines) else ("B1 general 40,4",)
    )
    state = placed(*lines, *led, "R1-1 line_24 35,44 180", scenario=scenario, turn=turn, scenery=found, **fields)
    for side, role in ((Side.BLUE, Role.DEFENDER), (Side.RED, Role.ATTACKER)):
        edge = tabletop.Side.REAR if side is Side.BLUE else tabletop.Side.FRONT
        state.armies[side] = replace(state.armies[side], role=role, edge=edge)
    for name, one in state.units.items():
        if one.pose is None:
            state.units[name] = replace(one, away=where, formation=None)
    return state


def called(state: State) -> State:
    """All of blue that is away has been called."""
    for name, one in state.units.items():
        if one.pose is None:
            state.units[name] = replace(one, deeds=replace(one.deeds, arrived=True))
    return state


def called_once(state: State) -> Procedure[None]:
    """All of blue that is away is called, by no die."""
    called(state)
    yield from ()


def coming(state: State, way: str, name: str = "B1-1") -> Position:
    """A unit that has been called and has chosen formation and pace."""
    table = happens(called(state), lambda state: arrive(state, UnitId(name)))
    assert isinstance(table.request, Ask)
    if isinstance(table.request.choice, Pick):
        table.say("blue", way)
    return table


def spot(table: Position, x: float, y: float, facing: int = 0, name: str = "B1-1") -> Spot:
    """A spot with the front centre at a point."""
    return Spot(name, *tabletop.placed(base(table.state, name), tabletop.Side.FRONT, at(x, y), facing * 100))


# -------------------------------------------------------------------------------------------------------- who is called


@pytest.mark.rule("16.08")
@pytest.mark.parametrize(("face", "comes"), [(3, True), (4, False), (6, False)])
def test_a_reserve_comes_on_no_more_than_the_strategic_factor(face: int, comes: bool) -> None:
    table = roll(happens(away("B1-1 line_24 away"), arrivals), face)
    assert unit(table, "B1-1").deeds.arrived is comes
    assert ("reserve-comes" in keys(table)) is comes


@pytest.mark.rule("16.08")
@pytest.mark.parametrize(
    ("scenario", "turn", "thrown"),
    [
        (Scenario.BATTLE_FOR_BRIDGE, 2, False),
        (Scenario.BATTLE_FOR_BRIDGE, 3, True),
        (Scenario.DEFEND_FARM, 1, False),
        (Scenario.DEFEND_FARM, 2, True),
    ],
)
def test_reserves_are_thrown_for_from_the_turn_of_their_scenario(scenario: Scenario, turn: int, thrown: bool) -> None:
    table = happens(away("B1-1 line_24 away", scenario=scenario, turn=turn), arrivals)
    assert isinstance(table.request, Throw) is thrown


@pytest.mark.rule("16.39")
@pytest.mark.parametrize(
    ("tier", "turn", "comes"),
    [("basic", 2, False), ("basic", 3, True), ("support", 3, True), ("elite", 4, False), ("elite", 5, True)],
)
def test_in_war_escalation_reserves_come_without_a_die_elite_later(tier: str, turn: int, comes: bool) -> None:
    state = away("B1-1 line_24 away", scenario=Scenario.WAR_ESCALATION, turn=turn)
    one = state.units[UnitId("B1-1")]
    state.units[one.id] = replace(one, entry=replace(one.entry, tier=tier))
    table = happens(state, arrivals)
    gave(table)
    assert unit(table, "B1-1").deeds.arrived is comes
    if comes:
        table = coming(table.state, "line/advance")
        refused(table, "blue", spot(table, 4, 5, 90), "16.07")
        table.say("blue", spot(table, 30, 4))
        assert stands(table, "B1-1") == (30, 4, 0)


@pytest.mark.rule("16.11")
@pytest.mark.parametrize(("where", "must"), [(Away.OFF, True), (Away.RESERVE, False)])
def test_who_starts_off_the_table_must_come_in_the_first_turn_and_a_reserve_may_wait(where: Away, must: bool) -> None:
    state = away("B1-1 line_24 away", "B1-2 line_24 50,8 0", "B1 general 40,4", where=where, turn=1)
    table = happens(state, arrivals if must else called_once)
    assert unit(table, "B1-1").deeds.arrived
    table = Table(GAME, HEADER, table.state)
    if must:
        refused(table, "blue", Order("done"), "16.11", "arrive-first")
        table.say("blue", Order("arrive", "B1-1"))
        table.say("blue", "line/advance")
        table.say("blue", spot(table, 33, 4))
    table.say("blue", Order("done"))
    assert (unit(table, "B1-1").pose is not None) is must


# --------------------------------------------------------------------------------------------------------- how it comes


@pytest.mark.rule("16.07")
@pytest.mark.parametrize(("way", "most"), [("march_column/double", 8), ("line/advance", 4)])
def test_a_reserve_moves_in_from_the_edge_as_its_formation_does(way: str, most: float) -> None:
    table = coming(away("B1-1 line_24 away"), way)
    refused(table, "blue", spot(table, 30, most + 0.1), "16.07", "way-too-long")
    table.say("blue", spot(table, 30, most))
    assert stands(table, "B1-1") == (30, most, 0)
    assert unit(table, "B1-1").away is Away.HERE
    assert unit(table, "B1-1").formation is Formation(way.partition("/")[0])


@pytest.mark.rule("16.11")
@pytest.mark.parametrize(("y", "legal"), [(7, True), (7.1, False)])
def test_an_attack_column_enters_up_to_seven_inches(y: float, legal: bool) -> None:
    table = coming(away("B1-1 line_24 away", where=Away.OFF, turn=1), "attack_column/double")
    if legal:
        table.say("blue", spot(table, 30, y))
        assert stands(table, "B1-1")[1] == 7
    else:
        refused(table, "blue", spot(table, 30, y), "16.07", "way-too-long")


@pytest.mark.rule("16.07")
def test_who_cannot_go_as_far_as_its_base_is_deep_ends_with_its_rear_on_the_edge() -> None:
    state = away("B1-1 line_24 away", weather=Weather.SNOW)
    table = coming(state, "line/advance")
    deep = base(table.state, "B1-1").depth
    assert deep > 3 * INCH
    table.say("blue", Spot("B1-1", 30 * INCH, deep // 2, 0))
    assert unit(table, "B1-1").pose == Pose(30 * INCH, deep // 2, 0)


@pytest.mark.rule("16.07")
def test_the_whole_base_ends_on_the_table() -> None:
    table = coming(away("B1-1 line_24 away"), "line/advance")
    refused(table, "blue", spot(table, 30, 2), "16.07", "way-off-table")


@pytest.mark.rule("16.07")
def test_reserves_also_come_by_the_short_edges_along_the_depth_of_their_zone() -> None:
    state = away("B1-1 line_24 away")
    assert [(a.y / INCH, b.y / INCH) for a, b in stretches(state, UnitId("B1-1"))] == [(0, 0), (0, 18), (0, 18)]
    table = coming(state, "line/advance")
    refused(table, "blue", spot(table, 4, 20, 90), "16.07", "way-too-long")
    refused(table, "blue", spot(table, 30, 4, 90), "16.07", "way-too-long")
    table.say("blue", spot(table, 4, 10, 90))
    assert stands(table, "B1-1") == (4, 10, 90)


@pytest.mark.rule("16.11")
def test_who_starts_off_the_table_comes_by_its_own_edge_alone() -> None:
    state = away("B1-1 line_24 away", where=Away.OFF, turn=1)
    assert len(stretches(state, UnitId("B1-1"))) == 1
    table = coming(state, "line/advance")
    refused(table, "blue", spot(table, 4, 10, 90), "16.07", "arrive-other-edge")


@pytest.mark.rule("16.07")
def test_rough_ground_slows_who_comes_in() -> None:
    wood = area("S2", Terrain.WOOD, 24, 1, 12, 9)
    table = coming(away("B1-1 line_12 away", scenery=(wood,)), "line/advance")
    refused(table, "blue", spot(table, 30, 4), "16.07", "way-too-long")
    table.say("blue", spot(table, 30, 2.5))


@pytest.mark.rule("16.07")
def test_who_has_come_from_reserve_counts_as_moved_and_cannot_charge() -> None:
    table = coming(away("B1-1 line_24 away"), "attack_column/advance")
    table.say("blue", spot(table, 30, 4))
    assert unit(table, "B1-1").deeds.order is OrderKind.ADVANCE
    with pytest.raises(Refused) as caught:
        CHARGE_ALLOWED(table.state, UnitId("B1-1"), UnitId("R1-1"))
    assert caught.value.rule == "16.07"


@pytest.mark.rule("16.11")
def test_who_started_off_the_table_may_charge_when_he_comes() -> None:
    table = coming(away("B1-1 line_24 away", where=Away.OFF, turn=1), "attack_column/advance")
    table.say("blue", spot(table, 30, 4))
    CHARGE_ALLOWED(table.state, UnitId("B1-1"), UnitId("R1-1"))
    assert unit(table, "B1-1").deeds.order is OrderKind.ADVANCE


@pytest.mark.rule("16.11")
def test_guns_come_behind_their_horses() -> None:
    table = coming(away("B1-1 gun_medium_foot away", where=Away.OFF, turn=1), "limbered/advance")
    assert isinstance(table.request, Ask)
    assert isinstance(table.request.choice, Place)
    table.say("blue", spot(table, 30, 6))
    assert unit(table, "B1-1").limbered


@pytest.mark.rule("5.57")
@pytest.mark.rule("16.11")
def test_a_battery_comes_together_in_its_row() -> None:
    lines = ("B1-1 gun_medium_foot away", "B1-2 gun_medium_foot away", "battery B1-1 B1-2")
    table = coming(away(*lines, where=Away.OFF, turn=1), "limbered/advance")
    refused(table, "blue", spot(table, 30, 6.1), "16.07", "way-too-long")
    table.say("blue", spot(table, 30, 6))
    wide = base(table.state, "B1-1").width / INCH
    assert stands(table, "B1-1") == (round(30 - wide / 2, 2), 6, 0)
    assert stands(table, "B1-2") == (round(30 + wide / 2, 2), 6, 0)
    assert all(unit(table, name).away is Away.HERE for name in ("B1-1", "B1-2"))


@pytest.mark.rule("16.08")
def test_an_officer_comes_with_the_first_unit_of_his() -> None:
    state = away("B1 general 60,10", "B2 comandante 1,1", "B2-1 line_24 away", "B2-2 line_24 away")
    state.officers[OfficerId("B2")] = replace(state.officers[OfficerId("B2")], pose=None)
    table = coming(state, "line/advance", "B2-1")
    table.say("blue", spot(table, 30, 4, name="B2-1"))
    here = table.state.officers[OfficerId("B2")].pose
    assert here is not None
    there = unit(table, "B2-1").pose
    assert there is not None
    edges = tabletop.stand(here, base(table.state, "B2")), tabletop.stand(there, base(table.state, "B2-1"))
    assert tabletop.distance(*edges).within(DISTANCES.separation + 10)
    assert "officer-arrives" in keys(table)


@pytest.mark.rule("12.43", "16.08")
def test_a_fanatic_comes_in_the_first_unit_of_his() -> None:
    state = away("B1 general 60,10", "B2 comandante 1,1 fanatic", "B2-1 line_24 away", "B2-2 line_24 away")
    state.officers[OfficerId("B2")] = replace(state.officers[OfficerId("B2")], pose=None)
    table = coming(state, "line/advance", "B2-1")
    table.say("blue", spot(table, 30, 4, name="B2-1"))
    assert table.state.officers[OfficerId("B2")].inside == "B2-1"
    assert table.state.officers[OfficerId("B2")].pose is None


@pytest.mark.rule("16.07")
def test_without_room_at_the_edge_a_unit_stays_off() -> None:
    state = away("B1-1 line_24 away", scenario=Scenario.WAR_ESCALATION, where=Away.OFF)
    state.scenery[SceneryId("S9")] = area("S9", Terrain.IMPASSABLE_MOUNTAIN, 0, 0, 70.86, 4)
    table = happens(called(state), lambda state: arrive(state, UnitId("B1-1")))
    assert "arrive-no-room" in keys(table)
    assert unit(table, "B1-1").away is Away.OFF


@pytest.mark.rule("16.07")
def test_a_unit_that_has_been_called_is_ordered_in_during_its_movement() -> None:
    state = called(away("B1-1 line_24 away", "B1-2 line_24 50,10 0"))
    table = field("B1-1 line_24 30,10")
    table = type(table)(table.game, table.header, state)
    table.say("blue", Order("arrive", "B1-1"))
    table.say("blue", "line/advance")
    table.say("blue", spot(table, 30, 4))
    assert stands(table, "B1-1") == (30, 4, 0)


# ----------------------------------------------------------------------------------------------------------- in command

MARCHING: Final[dict[str, Any]] = {"scenario": Scenario.ASSAULT_POSITION, "where": Away.OFF, "turn": 1}


@pytest.mark.rule("16.11")
@pytest.mark.parametrize(("x", "legal"), [(30, False), (43.8, False), (43.9, True), (50, True)])
def test_who_marches_up_ends_in_command_where_it_can(x: float, legal: bool) -> None:
    """The general's base begins at 58.21 inches and he commands up to 12; a base of 24 figures is 4.72 wide."""
    table = coming(away("B1-1 line_24 away", "B1 general 59,3.9", **MARCHING), "line/advance")
    if not legal:
        refused(table, "blue", spot(table, x, 3.9), "16.11", "arrive-out-of-command")
        return
    table.say("blue", spot(table, x, 3.9))
    assert stands(table, "B1-1")[0] == x


@pytest.mark.rule("16.11")
@pytest.mark.parametrize("officer", ["B1 general 59,40", "B2 comandante 59,4"])
def test_who_finds_no_place_in_command_comes_all_the_same(officer: str) -> None:
    table = coming(away("B1-1 line_24 away", officer, **MARCHING), "line/advance")
    table.say("blue", spot(table, 30, 3.9))
    assert stands(table, "B1-1")[0] == 30


@pytest.mark.rule("16.11")
def test_every_place_by_chance_is_in_command_where_one_is() -> None:
    table = coming(away("B1-1 line_24 away", "B1 general 59,3.9", **MARCHING), "line/advance")
    assert isinstance(table.request, Ask)
    places = list(table.request.proposals(table.state, Random(1)))
    assert 3 < len(places) < 30
    for place in places:
        table.request.check(table.state, place)
