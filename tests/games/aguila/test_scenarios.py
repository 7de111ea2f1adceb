"""The scenarios of Águila: who may be put where, what is laid, and who has won (16.13-16.59)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from maestre.games.aguila.checks import check
from maestre.games.aguila.data import (
    INCH,
    SCENARIOS,
    TABLE,
    Scenario,
    Structure,
    Terrain,
)
from maestre.games.aguila.forms import forms, laid
from maestre.games.aguila.lists import army_of
from maestre.games.aguila.matters import Dividing, Fortifying, Laying
from maestre.games.aguila.moments import DEPLOY_ZONE
from maestre.games.aguila.opening import enlist
from maestre.games.aguila.placement import check_unit, within
from maestre.games.aguila.places import base
from maestre.games.aguila.proposals import propose
from maestre.games.aguila.scenarios import BATTLES, battle_of
from maestre.games.aguila.scenarios.assault import occupied, spending
from maestre.games.aguila.scenarios.borodino import assault_party, dig_in, hill_zone
from maestre.games.aguila.scenarios.crossing import worth
from maestre.games.aguila.scenarios.destruction import begins
from maestre.games.aguila.scenarios.farm import farms
from maestre.games.aguila.scenarios.hill import hills, long_enough
from maestre.games.aguila.scenarios.oblique import on_diagonal, worth_of
from maestre.games.aguila.scenarios.quarters import middles, take
from maestre.games.aguila.scenarios.spots import aim, aim_at
from maestre.games.aguila.scenarios.zones import RISING
from maestre.games.aguila.state import Loss, Role, Scenery, SceneryId, Side, State, UnitId
from maestre.play import Ask, Order, Orders, Place, Refused, Some, Spot, Throw
from maestre.play.requests import Draw
from maestre.space import tabletop
from maestre.space.tabletop import Point, Pose
from tests.games.aguila.positions import area, at, cottage, happens, placed, roll

BLUE, RED = Side.BLUE, Side.RED


def battle(scenario: Scenario, *lines: str, attacker: Side | None = BLUE, scenery: tuple[Scenery, ...] = ()) -> State:
    """A position of a scenario: blue attacks from the south unless told otherwise."""
    state = placed(*lines, scenario=scenario, scenery=scenery)
    for side in Side:
        role = Role.NONE if attacker is None else Role.ATTACKER if side is attacker else Role.DEFENDER
        edge = tabletop.Side.REAR if side is BLUE else tabletop.Side.FRONT
        state.armies[side] = replace(state.armies[side], role=role, edge=edge)
    return state


def scored(state: State) -> tuple[int, int, Side | None]:
    """The points of blue and of red, and who has won."""
    mine = battle_of(state)
    points = mine.score(state)
    return points[BLUE], points[RED], mine.winner(state, points)


def lost(state: State, side: Side, points: int = 0, **fields: Any) -> None:
    """A side has lost something."""
    name = f"X{len(state.lost)}"
    state.lost[name] = replace(Loss(1, "routed", side, 1, points), **fields)


def fits(state: State, side: Side, x: float, y: float, unit: str = "line_24") -> bool:
    """Whether all of a unit with its front centre there, facing north, lies in its side's zone."""
    name = f"{side.value[0].upper()}9-9"
    trial = placed(f"{name} {unit} {x},{y} 0")
    edge = tabletop.stand(trial.units[UnitId(name)].pose or Pose(0, 0, 0), base(trial, name))
    return within(BATTLES[state.scenario].zone(state, side).rings, edge)


def refusal(state: State, question: Ask, answer: object) -> str:
    """The key of what the rules have against an answer; empty if nothing."""
    try:
        check(state, question, answer)  # type: ignore[arg-type]
    except Refused as refused:
        return refused.message.key
    return ""


def answered(state: State, procedure: Any, seed: int = 1) -> None:
    """Let a step of the preparation happen, chance answering whatever it asks; every proposal passes its check."""
    rng = Random(seed)
    heard: Any = None
    while True:
        try:
            request = procedure.send(heard)
        except StopIteration:
            return
        if isinstance(request, Ask):
            heard = next(propose(state, request, rng))
            check(state, request, heard)
        elif isinstance(request, Draw):
            heard = tuple(rng.sample(range(len(request.pool)), request.count))
        else:
            assert isinstance(request, Throw)
            faces: tuple[int, ...] = ()
            while more := request.reading.needs(faces):
                faces += tuple(rng.randint(1, sides) for sides in more)
            heard = faces


# --------------------------------------------------------------------------------------------------------- destruction


@pytest.mark.rule("16.13")
def test_pitched_battle_is_common_in_all() -> None:
    state = battle(Scenario.PITCHED_BATTLE, attacker=None)
    assert SCENARIOS.length(state.scenario).last == 9
    assert fits(state, BLUE, 30, 12)
    assert not fits(state, BLUE, 30, 12.1)
    assert BATTLES[state.scenario].sides is None


@pytest.mark.rule("16.14")
@pytest.mark.parametrize(("points", "winner"), [(600, None), (601, BLUE)])
def test_a_difference_of_200_points_destroyed_is_a_draw(points: int, winner: Side | None) -> None:
    state = battle(Scenario.PITCHED_BATTLE, attacker=None)
    lost(state, RED, points)
    lost(state, BLUE, 400)
    assert scored(state) == (points, 400, winner)


@pytest.mark.rule("16.14")
def test_aides_and_sappers_count_with_whom_they_went() -> None:
    from maestre.games.aguila.worth import piece_points

    state = placed("B1-1 line_24 20,20", "B1 general 20,10")
    bare = piece_points(state, "B1-1"), piece_points(state, "B1")
    state.units[UnitId("B1-1")] = replace(state.units[UnitId("B1-1")], sappers=True)
    state.officers = {name: replace(one, aides=2) for name, one in state.officers.items()}
    assert (piece_points(state, "B1-1"), piece_points(state, "B1")) == (bare[0] + 40, bare[1] + 60)


@pytest.mark.rule("16.38")
@pytest.mark.parametrize(
    ("unit", "there"),
    [
        ("france_hussars_10", True),
        ("france_light_12", True),
        ("france_gun_light_horse", True),
        ("france_line_24", False),
        ("france_cuirassiers_10", False),
        ("france_gun_medium_foot", False),
    ],
)
def test_who_begins_war_escalation_on_the_table(unit: str, there: bool) -> None:
    state = battle(Scenario.WAR_ESCALATION, f"B1-1 {unit} away", attacker=None)
    assert begins(state.units[UnitId("B1-1")]) is there
    assert (UnitId("B1-1") in BATTLES[state.scenario].reserves(state, BLUE)) is not there


@pytest.mark.rule("16.39")
def test_elite_reserves_come_from_turn_five() -> None:
    row = SCENARIOS.row[Scenario.WAR_ESCALATION].reserves
    assert row is not None
    assert (row.from_turn, row.elite_from_turn, row.roll) == (3, 5, False)


@pytest.mark.rule("16.40")
def test_war_escalation_is_won_by_points_destroyed() -> None:
    state = battle(Scenario.WAR_ESCALATION, attacker=None)
    lost(state, RED, 500)
    lost(state, BLUE, 300)
    assert scored(state) == (500, 300, None)
    assert SCENARIOS.length(state.scenario).last == 10


# -------------------------------------------------------------------------------------------------------------- assault


def assaulted(works: int) -> State:
    """An assault on so many light positions in a row, each six inches from the next."""
    state = battle(Scenario.ASSAULT_POSITION)
    for number in range(works):
        name = f"W{number + 1}"
        state.scenery[SceneryId(name)] = area(
            name, Terrain.STONE_WALL, 4 + 10 * number, 30, 6, 0.4, built=Structure.LIGHT_POSITION, side=RED
        )
        aim_at(state, "position", SceneryId(name), 1, RED)
    return state


@pytest.mark.rule("16.15")
@pytest.mark.parametrize(("spent", "done"), [(360, False), (400, True)])
def test_the_defender_spends_at_least_a_quarter_on_works(spent: int, done: bool) -> None:
    state = battle(Scenario.ASSAULT_POSITION)
    enlist(state, RED, army_of("spain_1125"), "spain_1125")
    state.armies[RED] = replace(state.armies[RED], points=1500)
    assert spending(state) == (375, 400)
    state.setup = replace(state.setup, spent=spent)
    question = Ask("red", Orders(("buy",)), "16.15", Fortifying(RED, (("light_position", 40),), spent, 375, 400))
    assert refusal(state, question, Order("buy", "light_position")) == ("works-too-dear" if done else "")


@pytest.mark.rule("16.15")
def test_roles_and_works_of_an_assault() -> None:
    state = battle(Scenario.ASSAULT_POSITION, attacker=None)
    for side, nation in ((BLUE, "france"), (RED, "spain")):
        enlist(state, side, army_of(f"{nation}_1500"), f"{nation}_1500")
        state.defences[side] = f"{nation}_1125"
    answered(state, BATTLES[state.scenario].roles(state))
    roles = {state.armies[side].role: side for side in Side}
    assert set(roles) == {Role.ATTACKER, Role.DEFENDER}
    defender = roles[Role.DEFENDER]
    assert state.armies[defender].name.endswith("_1125")
    assert state.armies[roles[Role.ATTACKER]].name.endswith("_1500")
    assert 375 <= state.setup.spent <= 400


@pytest.mark.rule("16.16")
@pytest.mark.parametrize(("y", "key"), [(9, "work-outside-zone"), (11, ""), (23, ""), (24, "work-outside-zone")])
def test_works_lie_from_10_to_24_inches_from_the_edge(y: float, key: str) -> None:
    state = battle(Scenario.ASSAULT_POSITION, attacker=RED)
    question = Ask("blue", Place(("light_position",)), "16.16", Laying(BLUE, "light_position", ()))
    assert refusal(state, question, Spot("light_position", *at(30, y))) == key
    assert fits(state, BLUE, 30, 14)
    assert not fits(state, BLUE, 30, 12.5)


@pytest.mark.rule("16.16")
def test_the_defender_of_a_position_adds_two_to_the_roll_and_deploys_first() -> None:
    state = battle(Scenario.ASSAULT_POSITION)
    mine = BATTLES[state.scenario]
    assert (mine.bonus(state, RED), mine.bonus(state, BLUE)) == (2, 0)
    state.setup = replace(state.setup, done=("work:light_position", "work:solid_position"))
    assert mine.sides is not None
    answered(state, mine.sides(state))
    assert state.setup.first is RED
    assert [one.built for one in state.scenery.values()] == [Structure.LIGHT_POSITION, Structure.SOLID_POSITION]
    assert [one.held for one in state.objectives.values()] == [RED, RED]


@pytest.mark.rule("16.17")
def test_the_attacker_of_a_position_starts_off_the_table() -> None:
    state = battle(Scenario.ASSAULT_POSITION)
    assert BATTLES[state.scenario].zone(state, BLUE).rings == ()


@pytest.mark.rule("16.18")
@pytest.mark.parametrize(("taken", "winner"), [(4, BLUE), (3, None), (2, RED)])
def test_the_attacker_takes_two_thirds_of_the_works(taken: int, winner: Side | None) -> None:
    state = assaulted(6)
    for name in list(state.objectives)[:taken]:
        state.objectives[name] = replace(state.objectives[name], held=BLUE)
    assert scored(state) == (taken, 6 - taken, winner)


@pytest.mark.rule("16.18")
def test_a_work_is_his_who_was_the_last_to_hold_it_and_a_destroyed_one_is_taken() -> None:
    state = assaulted(2)
    state.units = placed("B1-1 line_24 7,29.5", "R1-1 line_24 17,33 180").units
    occupied(state)
    assert [one.held for one in state.objectives.values()] == [BLUE, RED]
    state.units = placed("B1-1 line_24 7,20", "R1-1 line_24 40,40 180").units
    assert scored(state)[0] == 1, "left alone it stays his"
    state.units = placed("R1-1 line_24 7,29.6").units
    assert scored(state)[0] == 0, "a defender at it keeps it"
    del state.scenery[SceneryId("W2")]
    assert scored(state)[0] == 1


# ----------------------------------------------------------------------------------------------------- farm and village


@pytest.mark.rule("16.19", "16.29")
@pytest.mark.parametrize("scenario", [Scenario.DEFEND_FARM, Scenario.BATTLE_FOR_BRIDGE])
@pytest.mark.parametrize(("half", "key"), [(750, ""), (760, "half-too-large")])
def test_neither_half_of_the_defender_exceeds_half_the_points(scenario: Scenario, half: int, key: str) -> None:
    state = battle(scenario)
    points = ((UnitId("R1-1"), half), (UnitId("R1-2"), 1500 - half))
    question = Ask("red", Some(("R1-1", "R1-2"), 0, 2), "16.19", Dividing(RED, points, 750))
    assert refusal(state, question, ("R1-1",)) == key


@pytest.mark.rule("16.19", "16.29")
@pytest.mark.parametrize("scenario", [Scenario.DEFEND_FARM, Scenario.BATTLE_FOR_BRIDGE])
def test_one_half_of_the_defender_stays_in_reserve(scenario: Scenario) -> None:
    state = battle(scenario, attacker=None)
    for side, force in ((BLUE, "france_1500"), (RED, "spain_1500")):
        enlist(state, side, army_of(force), force)
    answered(state, BATTLES[scenario].roles(state))
    defender = next(side for side in Side if state.armies[side].role is Role.DEFENDER)
    assert BATTLES[scenario].reserves(state, defender)
    assert not BATTLES[scenario].reserves(state, defender.enemy)


@pytest.mark.rule("16.20")
def test_the_farm_has_two_to_four_buildings_in_the_centre() -> None:
    counts = {
        sum(one.element.element is Terrain.BUILDING for one in laid(forms()[piece], Pose(90000, 60000, 0)) or ())
        for piece in farms()
    }
    assert counts == {2, 3, 4}
    state = battle(Scenario.DEFEND_FARM)
    answered(state, BATTLES[state.scenario].pieces(state))
    assert 2 <= len(state.objectives) <= 4
    assert all(abs(one.at.x - 90000) < 10 * INCH for one in state.objectives.values())


def farmed(*lines: str) -> State:
    """Two houses of a farm, at 28 to 32 and 38 to 42 inches along the table."""
    houses = (cottage("S1", 30, 24), cottage("S2", 40, 24))
    state = battle(Scenario.DEFEND_FARM, *lines, scenery=tuple(replace(one, group="S1") for one in houses))
    for one in houses:
        aim_at(state, "building", one.id, 0, RED)
    return state


@pytest.mark.rule("16.21")
@pytest.mark.parametrize(("y", "there"), [(31.9, True), (32.1, False)])
def test_the_defender_deploys_within_six_inches_of_the_farm(y: float, there: bool) -> None:
    assert fits(farmed(), RED, 35, y) is there
    assert BATTLES[Scenario.DEFEND_FARM].zone(farmed(), BLUE).rings == ()


@pytest.mark.rule("16.21")
def test_the_attacker_of_a_farm_chooses_his_edge_and_the_defender_deploys_first() -> None:
    state = farmed()
    sides = BATTLES[state.scenario].sides
    assert sides is not None
    table = happens(state, sides)
    assert isinstance(table.request, Ask)
    assert table.request.seat == BLUE
    table.say("blue", "north")
    assert table.state.armies[BLUE].edge is tabletop.Side.FRONT
    assert table.state.setup.first is RED


@pytest.mark.rule("16.22", "16.32")
def test_from_which_turn_the_defenders_reserves_roll() -> None:
    rows = [SCENARIOS.row[one].reserves for one in (Scenario.DEFEND_FARM, Scenario.BATTLE_FOR_BRIDGE)]
    assert [row.from_turn for row in rows if row] == [2, 3]
    assert all(row.roll for row in rows if row)


@pytest.mark.rule("16.23")
@pytest.mark.parametrize(
    ("blue", "red", "winner"),
    [
        ("35,17", "35,40 180", BLUE),
        ("35,17", "35,31.9 0", RED),
        ("35,17", "35,35.2 0", BLUE),
        ("35,15.5", "60,45 180", RED),
    ],
)
def test_the_farm_is_the_attackers_if_he_is_near_and_no_defender_is(blue: str, red: str, winner: Side) -> None:
    state = farmed(f"B1-1 line_24 {blue}", f"R1-1 line_24 {red}", "R2 comandante 30,28")
    assert scored(state)[2] is winner


@pytest.mark.rule("16.35")
def test_a_village_has_four_buildings_or_more_near_the_defenders_edge() -> None:
    for seed in range(3):
        state = battle(Scenario.DEFEND_VILLAGE)
        answered(state, BATTLES[state.scenario].pieces(state), seed)
        assert len(state.objectives) >= 4
        south = state.armies[RED].edge is tabletop.Side.REAR
        assert all(
            (y if south else TABLE.depth - y) <= 24 * INCH for one in state.scenery.values() for _, y in one.ring
        )


@pytest.mark.rule("16.35")
@pytest.mark.parametrize(
    ("x", "key"), [(38.9, "house-without-street"), (39, ""), (44, ""), (44.1, "house-outside-village")]
)
def test_houses_of_a_village_have_a_street_between_them(x: float, key: str) -> None:
    state = battle(Scenario.DEFEND_VILLAGE, scenery=(replace(cottage("S1", 30, 40), role="village"),))
    question = Ask("red", Place(("building:1-stone_building",)), "16.35", Laying(RED, "village", ()))
    assert refusal(state, question, Spot("building:1-stone_building", *at(x, 40))) == key


@pytest.mark.rule("16.35")
def test_a_house_of_the_village_lies_within_24_inches_of_the_edge() -> None:
    state = battle(Scenario.DEFEND_VILLAGE)
    question = Ask("red", Place(("building:1-stone_building",)), "16.35", Laying(RED, "village", ()))
    depth = TABLE.depth / INCH
    assert refusal(state, question, Spot("building:1-stone_building", *at(30, depth - 22))) == ""
    assert refusal(state, question, Spot("building:1-stone_building", *at(30, depth - 22.1))) == "house-too-far"


def village(*lines: str) -> State:
    """Four houses in a row, ten inches from middle to middle."""
    houses = tuple(replace(cottage(f"S{n}", 10 * n, 40), role="village", group="village") for n in (1, 2, 3, 4))
    state = battle(Scenario.DEFEND_VILLAGE, *lines, scenery=houses)
    for one in houses:
        aim_at(state, "building", one.id, 1, RED)
    return state


@pytest.mark.rule("16.36")
def test_the_defender_deploys_about_the_houses_and_the_attacker_at_the_other_edge() -> None:
    state = village()
    assert fits(state, RED, 20, 38)
    assert not fits(state, RED, 60, 38)
    assert fits(state, BLUE, 30, 10)
    assert not fits(state, BLUE, 30, 10.1)
    assert SCENARIOS.row[state.scenario].zones.attacker.short_edge_in == 10  # type: ignore[union-attr]


@pytest.mark.rule("16.36")
def test_an_attacker_of_a_village_keeps_10_inches_from_the_short_edges() -> None:
    state = village("B1-1 light_12 away", "B1-2 light_12 away")
    with pytest.raises(Refused):
        check_unit(state, UnitId("B1-1"), Pose(*at(10, 5), 0))
    check_unit(state, UnitId("B1-1"), Pose(*at(13, 5), 0))


@pytest.mark.rule("16.37")
@pytest.mark.parametrize(
    ("blue", "red", "points"),
    [
        (("10,37", "20,37"), ("in=S3", "in=S4"), (2, 2, None)),
        (("10,37", "20,37", "30,37"), ("in=S4",), (3, 1, BLUE)),
        (("10,37", "20,37"), ("in=S4",), (2, 1, RED)),
        (("10,37", "20,37", "30,37"), ("in=S4", "30,46 0"), (2, 1, RED)),
        (("10,34", "20,37"), (), (1, 0, RED)),
    ],
)
def test_the_attacker_needs_more_than_half_of_the_buildings(
    blue: tuple[str, ...], red: tuple[str, ...], points: tuple[int, int, Side | None]
) -> None:
    lines = [f"B1-{n} line_12 {one}" for n, one in enumerate(blue, 1)]
    lines += [f"R1-{n} line_12 {one}" for n, one in enumerate(red, 1)]
    assert scored(village(*lines)) == points


# ------------------------------------------------------------------------------------------------------ hill and region


@pytest.mark.rule("16.24")
@pytest.mark.parametrize(
    ("lengths", "fit"), [((10,), False), ((12,), True), ((6, 6), True), ((5, 6), False), ((4, 4, 4), False)]
)
def test_the_hills_are_12_inches_long_together(lengths: tuple[int, ...], fit: bool) -> None:
    assert long_enough([one * INCH for one in lengths]) is fit


@pytest.mark.rule("16.24")
@pytest.mark.parametrize("seed", range(6))
def test_the_hills_lie_in_the_centre_and_touch(seed: int) -> None:
    state = battle(Scenario.TAKE_HILL, attacker=None)
    answered(state, BATTLES[state.scenario].pieces(state), seed)
    tops = [tabletop.ground(one.ring) for one in state.scenery.values()]
    assert len(tops) in {1, 2}
    assert len(tops) == 1 or tabletop.distance(*tops).within(0)
    assert any("+" in one for one in hills())


@pytest.mark.rule("16.25")
@pytest.mark.parametrize(
    ("blue", "red", "winner"),
    [
        ("35,26", "60,40 180", BLUE),
        ("35,26", "38,22 180", None),
        ("60,10", "60,40 180", None),
        ("35,19", "36,25 180", RED),
    ],
)
def test_the_hill_is_his_who_alone_has_a_unit_on_it(blue: str, red: str, winner: Side | None) -> None:
    hill = area("S1", Terrain.EASY_HILL, 30, 20, 12, 8)
    state = battle(Scenario.TAKE_HILL, f"B1-1 line_12 {blue}", f"R1-1 line_12 {red}", attacker=None, scenery=(hill,))
    aim_at(state, "hill", hill.id, 1)
    assert scored(state)[2] is winner


@pytest.mark.rule("16.26")
@pytest.mark.parametrize(
    ("x", "y", "key"),
    [
        (30, 17, "objective-near-edge"),
        (30, 18, ""),
        (5.9, 20, "objective-near-edge"),
        (6, 20, ""),
        (45.9, 24, "objective-near-other"),
        (46, 24, ""),
    ],
)
def test_markers_keep_their_distances(x: float, y: float, key: str) -> None:
    state = battle(Scenario.CONTROL_REGION, attacker=None)
    aim(state, "marker", at(40, 24), 1)
    question = Ask("blue", Place(("marker",)), "16.26", Laying(BLUE, "marker", ()))
    assert refusal(state, question, Spot("marker", *at(x, y))) == key


@pytest.mark.rule("16.26")
def test_markers_go_on_terrain_where_they_can() -> None:
    wood = area("S1", Terrain.WOOD, 30, 20, 8, 6)
    state = battle(Scenario.CONTROL_REGION, attacker=None, scenery=(wood,))
    question = Ask("blue", Place(("marker",)), "16.26", Laying(BLUE, "marker", ()))
    assert refusal(state, question, Spot("marker", *at(20, 24))) == "objective-off-terrain"
    assert refusal(state, question, Spot("marker", *at(33, 23))) == ""


@pytest.mark.rule("16.27")
def test_control_the_region_has_three_objectives() -> None:
    state = battle(Scenario.CONTROL_REGION, attacker=None)
    answered(state, BATTLES[state.scenario].objectives(state))
    assert len(state.objectives) == 3


@pytest.mark.rule("16.28")
@pytest.mark.parametrize(("gap", "points"), [(6.0, (0, 0, None)), (6.1, (1, 0, BLUE))])
def test_a_marker_is_held_within_six_inches_without_an_enemy_there(
    gap: float, points: tuple[int, int, Side | None]
) -> None:
    lines = ("B1-1 line_12 30,19", f"R1-1 line_12 30,{24 + gap} 180")
    state = battle(Scenario.CONTROL_REGION, *lines, attacker=None)
    aim(state, "marker", at(30, 24), 1)
    assert scored(state) == points


# --------------------------------------------------------------------------------------------------------------- bridge


def bridged(*lines: str) -> State:
    """A river from 28 to 34 inches, with a bridge from 32 to 38 along the table; red defends the north."""
    river = area("S1", Terrain.RIVER, 0, 28, TABLE.width / INCH, 6)
    bridge = area("S1.1", Terrain.RIVER, 32, 28, 6, 6, role="bridge", group="S1")
    state = battle(Scenario.BATTLE_FOR_BRIDGE, *lines, scenery=(river, bridge))
    aim_at(state, "bridge", bridge.id, 1, RED)
    return state


@pytest.mark.rule("16.30")
@pytest.mark.parametrize(("away", "key"), [(17, ""), (17.1, "river-too-far"), (5, "")])
def test_the_river_lies_within_20_inches_of_the_defenders_edge(away: float, key: str) -> None:
    state = battle(Scenario.BATTLE_FOR_BRIDGE)
    question = Ask("red", Place(("river:6-straight",)), "16.30", Laying(RED, "river", ()))
    y = TABLE.depth - round(away * INCH)
    assert refusal(state, question, Spot("river:6-straight", 0, y)) == key


@pytest.mark.rule("16.30")
@pytest.mark.parametrize(("face", "ford"), [(3, False), (4, True)])
def test_a_die_of_four_gives_the_river_a_ford(face: int, ford: bool) -> None:
    table = happens(battle(Scenario.BATTLE_FOR_BRIDGE), BATTLES[Scenario.BATTLE_FOR_BRIDGE].pieces)
    table.say("red", "north")
    table.say("red", Spot("river:4-straight", 0, TABLE.depth - 15 * INCH))
    roll(table, face)
    assert isinstance(table.request, Ask)
    assert (table.request.rule == "16.30") is ford
    bridge = next(one for one in table.state.scenery.values() if one.role == "bridge")
    assert tabletop.ground(bridge.ring).x == TABLE.width // 2


@pytest.mark.rule("16.30")
@pytest.mark.parametrize(("x", "key"), [(53.5, ""), (53.3, "ford-near-bridge"), (69.9, "crossing-at-end")])
def test_the_ford_is_12_inches_from_the_bridge(x: float, key: str) -> None:
    state = bridged()
    question = Ask("red", Place(("ford",)), "16.30", Laying(RED, "S1", state.scenery[SceneryId("S1")].ring))
    assert refusal(state, question, Spot("ford", *at(x, 31))) == key


@pytest.mark.rule("16.30")
def test_a_ford_is_difficult_ground_and_a_bridge_open() -> None:
    from maestre.games.aguila.data import Going
    from maestre.games.aguila.places import going

    state = bridged()
    bridge = state.scenery[SceneryId("S1.1")]
    assert going(state, bridge) is Going.OPEN
    assert going(state, replace(bridge, role="ford")) is Going.DIFFICULT


@pytest.mark.rule("16.31")
def test_the_defender_deploys_behind_the_river_and_first() -> None:
    state = bridged()
    assert fits(state, RED, 30, 40)
    assert not fits(state, RED, 30, 36)
    assert not fits(state, RED, 30, 20)
    assert fits(state, BLUE, 30, 10)
    assert not fits(state, BLUE, 30, 10.1)
    sides = BATTLES[state.scenario].sides
    assert sides is not None
    answered(state, sides(state))
    assert state.setup.first is RED


@pytest.mark.rule("16.33")
@pytest.mark.parametrize(("gap", "winner"), [(5.9, RED), (6.0, BLUE)])
def test_the_bridge_is_the_defenders_while_he_is_near_it(gap: float, winner: Side) -> None:
    state = bridged("B1-1 line_12 10,10", f"R1-1 line_12 35,{34 + gap} 180")
    assert scored(state)[2] is winner


# ------------------------------------------------------------------------------------------------------------- crossing


@pytest.mark.rule("16.41", "16.42")
@pytest.mark.parametrize("seed", range(4))
def test_where_crossroads_and_objective_lie(seed: int) -> None:
    state = battle(Scenario.CROSSING_OF_FATES, attacker=None)
    answered(state, BATTLES[state.scenario].pieces(state), seed)
    crossroads, objective = state.objectives.values()
    assert crossroads.at in (Point(60000, 60000), Point(120000, 60000))
    assert abs(objective.at.x - (135000 if crossroads.at.x == 60000 else 45000)) < INCH
    assert abs(objective.at.y - 60000) < INCH
    roads = [one for one in state.scenery.values() if one.role == "road"]
    assert all(tabletop.holds(tabletop.ground(one.ring), crossroads.at) for one in roads)
    assert len(roads) == 2


@pytest.mark.rule("16.44")
def test_crossing_of_fates_is_long() -> None:
    assert SCENARIOS.length(Scenario.CROSSING_OF_FATES).last == 10


@pytest.mark.rule("16.45")
@pytest.mark.parametrize(("gap", "points"), [(4.0, 0), (4.1, 4)])
def test_the_crossroads_is_worth_four_to_who_alone_is_near(gap: float, points: int) -> None:
    state = battle(Scenario.CROSSING_OF_FATES, "B1-1 line_12 24,21", f"R1-1 line_12 24,{24 + gap} 180", attacker=None)
    aim(state, "crossroads", at(24, 24), 4)
    assert scored(state) == (points, 0, BLUE if points else None)


@pytest.mark.rule("16.46")
@pytest.mark.parametrize(
    ("fields", "points"),
    [
        ({"figures": 12}, 1),
        ({"figures": 24}, 2),
        ({"figures": 36}, 3),
        ({"figures": 5}, 1),
        ({"figures": 10}, 2),
        ({"figures": 15}, 3),
        ({"figures": 1}, 1),
        ({"officer": True}, 2),
        ({"officer": True, "chief": True}, 3),
    ],
)
def test_what_a_kill_is_worth_at_the_crossing(fields: dict[str, Any], points: int) -> None:
    assert worth(replace(Loss(1, "routed", RED, 1, 0), **fields)) == points


@pytest.mark.rule("16.46")
def test_a_battalion_and_a_comandante_are_four_points() -> None:
    state = battle(Scenario.CROSSING_OF_FATES, attacker=None)
    lost(state, RED, figures=24)
    lost(state, RED, officer=True)
    assert scored(state)[0] == 4


# --------------------------------------------------------------------------------------------------------- oblique line


@pytest.mark.rule("16.47")
@pytest.mark.parametrize(("face", "points"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_an_objective_of_the_diagonal_is_worth_half_a_die(face: int, points: int) -> None:
    assert worth_of(face) == points


@pytest.mark.rule("16.47")
@pytest.mark.parametrize("seed", range(4))
def test_the_objectives_of_the_oblique_line_lie_on_its_diagonal(seed: int) -> None:
    state = battle(Scenario.OBLIQUE_LINE, attacker=None)
    answered(state, BATTLES[state.scenario].pieces(state), seed)
    middle, *others = state.objectives.values()
    assert (abs(middle.at.x - 90000) < INCH, middle.worth) == (True, 2)
    for one in others:
        there = on_diagonal(state, one.at.x)
        assert abs(there.y - one.at.y) < INCH
    assert len(others) == 2


@pytest.mark.rule("16.47")
@pytest.mark.parametrize(("x", "key"), [(11, "aim-near-edge"), (13, ""), (29.5, "aim-near-middle"), (24, "")])
def test_objectives_of_the_diagonal_keep_off_edges_and_middle(x: float, key: str) -> None:
    state = battle(Scenario.OBLIQUE_LINE, attacker=None)
    state.setup = replace(state.setup, done=(RISING,))
    question = Ask("blue", Place(("wood:6x6",)), "16.47", Laying(BLUE, "objective", ()))
    assert refusal(state, question, Spot("wood:6x6", *at(x, 0))) == key


@pytest.mark.rule("16.48")
@pytest.mark.parametrize("rising", [True, False])
@pytest.mark.parametrize("side", Side)
def test_the_zones_of_the_oblique_line_keep_12_inches_from_the_diagonal(rising: bool, side: Side) -> None:
    state = battle(Scenario.OBLIQUE_LINE, attacker=None)
    state.setup = replace(state.setup, done=(RISING,) if rising else ())
    (ring,) = BATTLES[state.scenario].zone(state, side).rings
    ends = (on_diagonal(state, 0), on_diagonal(state, TABLE.width))
    line = tabletop.track(*ends)
    gaps = [tabletop.point_distance(point, line) for point in ring]
    assert sum(gap.within(12 * INCH + 2) for gap in gaps) == 2, "the long side of the triangle"
    assert not any(gap.under(12 * INCH) for gap in gaps)
    edge = 0 if side is BLUE else TABLE.depth
    assert sum(point.y == edge for point in ring) == 2


@pytest.mark.rule("16.49")
def test_objectives_and_kills_count_in_the_oblique_line() -> None:
    wood = area("S1", Terrain.WOOD, 32, 20, 6, 6)
    lines = ("B1-1 line_12 35,24", "R1-1 line_12 35,30 180")
    state = battle(Scenario.OBLIQUE_LINE, *lines, attacker=None, scenery=(wood,))
    aim_at(state, "objective", wood.id, 2)
    for _ in range(3):
        lost(state, RED)
    lost(state, RED, officer=True)
    assert scored(state) == (5, 0, BLUE)
    state.units = placed("B1-1 line_12 35,24", "R1-1 line_12 35,29.9 180").units
    assert scored(state) == (3, 0, BLUE), "an enemy nearer than four inches"


# --------------------------------------------------------------------------------------------------------------- divide


def quarters(*lines: str) -> State:
    """The four objectives, the lower left blue's and the upper right red's."""
    state = battle(Scenario.DIVIDE_ET_IMPERA, *lines, attacker=None)
    for point in middles():
        aim(state, "objective", point, 2)
    take(state, BLUE, 0)
    return state


@pytest.mark.rule("16.50")
def test_an_objective_lies_in_the_middle_of_each_quarter() -> None:
    assert set(middles()) == {Point(x, y) for x in (45000, 135000) for y in (30000, 90000)}
    state = battle(Scenario.DIVIDE_ET_IMPERA, attacker=None)
    answered(state, BATTLES[state.scenario].pieces(state))
    assert [one.at for one in state.objectives.values()] == list(middles())
    assert state.setup.placed == 4


@pytest.mark.rule("16.51")
@pytest.mark.parametrize("quarter", range(4))
def test_each_side_deploys_in_its_quarter_12_inches_from_the_middle(quarter: int) -> None:
    state = battle(Scenario.DIVIDE_ET_IMPERA, attacker=None)
    for point in middles():
        aim(state, "objective", point, 2)
    take(state, BLUE, quarter)
    middle = Point(TABLE.width // 2, TABLE.depth // 2)
    for side, own in ((BLUE, quarter), (RED, 3 - quarter)):
        (ring,) = BATTLES[state.scenario].zone(state, side).rings
        zone = tabletop.ground(ring)
        assert tabletop.holds(zone, middles()[own])
        assert not any(tabletop.holds(zone, point) for point in middles() if point != middles()[own])
        gap = tabletop.point_distance(middle, zone)
        assert gap.within(12 * INCH + INCH // 4)
        assert not gap.under(12 * INCH - 1)


@pytest.mark.rule("16.51")
def test_the_winner_of_the_roll_takes_a_quarter_or_the_order() -> None:
    state = battle(Scenario.DIVIDE_ET_IMPERA, attacker=None)
    for point in middles():
        aim(state, "objective", point, 2)
    sides = BATTLES[state.scenario].sides
    assert sides is not None
    table = happens(state, sides)
    roll(table, 6, 1)
    table.say("blue", "order")
    table.say("red", "south-east")
    table.say("blue", "red")
    assert table.state.setup.first is RED
    assert [one.side for one in table.state.objectives.values()].count(RED) == 1
    assert table.state.armies[RED].edge is tabletop.Side.REAR


@pytest.mark.rule("16.52")
def test_what_objectives_of_the_quarters_are_worth() -> None:
    own, neutral, theirs = (f"{x / 25.4},{y / 25.4}" for x, y in ((450, 305), (1350, 305), (1350, 905)))
    assert scored(quarters(f"B1-1 line_12 {own}", f"B1-2 line_12 {neutral}")) == (3, 0, BLUE)
    assert scored(quarters(f"B1-1 line_12 {theirs}")) == (3, 0, BLUE)
    near = quarters(f"B1-1 line_12 {theirs}", f"R1-1 line_12 {1350 / 25.4},{900 / 25.4 + 4} 180")
    assert scored(near) == (0, 0, None)


@pytest.mark.rule("16.53")
@pytest.mark.parametrize(("points", "winner"), [(450, None), (451, BLUE)])
def test_points_destroyed_break_a_tie_of_the_quarters(points: int, winner: Side | None) -> None:
    state = quarters()
    lost(state, RED, points)
    lost(state, BLUE, 250)
    assert scored(state) == (0, 0, winner)


# ------------------------------------------------------------------------------------------------------------- Borodino


def heights(*lines: str) -> State:
    """Three hills of 10 by 8 inches on red's side, with their objectives."""
    tops = tuple(area(f"S{n}", Terrain.EASY_HILL, 22 * n - 18, 28, 10, 8) for n in (1, 2, 3))
    state = battle(Scenario.BORODINO, *lines, scenery=tops)
    for one in tops:
        aim_at(state, "hill", one.id, 1, RED)
    return state


@pytest.mark.rule("16.54")
@pytest.mark.parametrize(
    ("x", "y", "key"),
    [(40, 32, ""), (30.9, 32, "hill-near-hill"), (40, 38, "hill-not-in-half"), (40, 26, "hill-not-in-half")],
)
def test_hills_lie_in_the_defenders_half_12_inches_apart(x: float, y: float, key: str) -> None:
    state = battle(Scenario.BORODINO, scenery=(area("S1", Terrain.EASY_HILL, 6, 28, 10, 8),))
    aim_at(state, "hill", SceneryId("S1"), 1, RED)
    question = Ask("red", Place(("easy_hill:8x6",)), "16.54", Laying(RED, "easy_hill", ()))
    assert refusal(state, question, Spot("easy_hill:8x6", *at(x, y))) == key


@pytest.mark.rule("16.54")
@pytest.mark.parametrize("seed", range(3))
def test_three_hills_count_as_placed_and_the_attacker_goes_on(seed: int) -> None:
    state = battle(Scenario.BORODINO)
    answered(state, BATTLES[state.scenario].pieces(state), seed)
    assert len(state.objectives) == 3
    assert (state.setup.placed, state.setup.turn) == (3, BLUE)


@pytest.mark.rule("16.55")
def test_the_defender_of_borodino_deploys_first_and_within_12_inches() -> None:
    state = heights()
    assert fits(state, BLUE, 30, 12)
    assert not fits(state, BLUE, 30, 12.1)
    sides = BATTLES[state.scenario].sides
    assert sides is not None
    answered(state, sides(state))
    assert state.setup.first is RED


@pytest.mark.rule("16.56")
@pytest.mark.parametrize(
    ("side", "unit", "there"),
    [("R", "line_24", True), ("R", "gun_medium_foot", True), ("R", "hussars_10", False), ("B", "line_24", False)],
)
def test_defenders_on_foot_may_begin_on_a_hill(side: str, unit: str, there: bool) -> None:
    state = heights(f"{side}1-1 {unit} away")
    found = hill_zone(state, UnitId(f"{side}1-1"))
    assert (found is not None and len(found.rings) == 4) is there
    assert hill_zone in DEPLOY_ZONE.sayings


@pytest.mark.rule("16.56")
def test_two_units_a_hill_have_a_light_position() -> None:
    lines = [f"R1-{n} line_12 {x},30 180" for n, x in ((1, 6.5), (2, 11.5))]
    state = heights(*lines, "R1-3 line_12 9,34 180", "R1-4 hussars_5 31,34 180")
    for name in list(state.units):
        answered(state, dig_in(state, name))
    works = [one for one in state.scenery.values() if one.built is Structure.LIGHT_POSITION]
    assert [one.group for one in works] == ["S1", "S1"]
    zone = hill_zone(state, UnitId("R1-3"))
    assert zone is not None
    assert len(zone.rings) == 3, "the hill is full"


@pytest.mark.rule("16.57")
@pytest.mark.parametrize(
    ("unit", "free"), [("france_line_24", True), ("france_light_12", False), ("france_hussars_10", False)]
)
def test_free_sappers_go_with_the_attackers_infantry_of_the_line(unit: str, free: bool) -> None:
    assert assault_party(placed(f"B1-1 {unit} 20,20").units[UnitId("B1-1")]) is free


@pytest.mark.rule("16.57")
def test_only_the_attacker_has_free_sappers() -> None:
    state = battle(Scenario.BORODINO, "B1-1 line_24 away", "R1-1 line_24 away", attacker=None)
    answered(state, BATTLES[state.scenario].roles(state))
    has = {one.side: one.sappers for one in state.units.values()}
    assert all(has[side] is (state.armies[side].role is Role.ATTACKER) for side in Side)


@pytest.mark.rule("16.59")
def test_hills_and_kills_count_at_borodino() -> None:
    state = heights("B1-1 line_12 9,31", "B1-2 line_12 31,31", "R1-1 line_12 53,31 180")
    lost(state, RED, guard=True)
    for _ in range(3):
        lost(state, BLUE)
    lost(state, BLUE, weight=0)
    lost(state, BLUE, officer=True)
    assert scored(state) == (6, 4, BLUE)


@pytest.mark.rule("16.59")
def test_a_contested_hill_is_nobodys_and_hills_break_a_tie() -> None:
    state = heights("B1-1 line_12 9,31", "R1-1 line_12 9,34 180")
    assert scored(state) == (0, 0, None)
    state = heights("B1-1 line_12 9,31", "R1-1 line_12 31,31 180")
    lost(state, BLUE)
    assert scored(state) == (2, 2, None)
    state.units = placed("B1-1 line_12 9,31").units
    lost(state, BLUE)
    assert scored(state) == (2, 2, BLUE)


# ------------------------------------------------------------------------------------------------------------- learning


def test_the_learning_battle_has_a_marker_for_each_side() -> None:
    from maestre.games.aguila.scenarios.learning import set_markers

    state = battle(Scenario.PITCHED_BATTLE, "B1-1 line_12 35,31", attacker=None)
    state.learning = True
    set_markers(state)
    assert [one.side for one in state.objectives.values()] == [BLUE, RED]
    assert scored(state) == (2, 0, BLUE)
