"""What a second reading of the book found wrong, played at the table: each point on both sides of its threshold."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from msgspec.structs import replace

from maestre.games.aguila.country.terrain import work_before
from maestre.games.aguila.data import INCH, Formation, Scenario, Structure, Terrain, Weather
from maestre.games.aguila.scenarios.borodino import kill_points
from maestre.games.aguila.scenarios.roles import attacker
from maestre.games.aguila.scenarios.spots import aim, aim_at
from maestre.games.aguila.shooting.artillery import loaded
from maestre.games.aguila.table.places import base, outline
from maestre.games.aguila.table.state import Away, Phase, Role, SceneryId, State, UnitId
from maestre.games.aguila.table.subjects import Nerve, Strike
from maestre.games.aguila.text.reports import aims
from maestre.miniatures.sides import Side
from maestre.play import Ask, Journey, Leg, Order, Place, Refused, Spot, Table, Throw
from maestre.space import tabletop
from tests.games.aguila.charging import AWAY, asked, charged, charging, declare, options, say, touch
from tests.games.aguila.clashes import clash
from tests.games.aguila.marching import goes, journey, told
from tests.games.aguila.positions import (
    GAME,
    HEADER,
    Position,
    area,
    at,
    cottage,
    field,
    keys,
    placed,
    refused,
    roll,
    stands,
    unit,
)
from tests.games.aguila.preparing import EDGES
from tests.games.aguila.preparing import opened as prepared
from tests.games.aguila.scenes import battle, bridged, farmed, heights, village
from tests.games.aguila.tables import idle, opened, shots
from tests.games.aguila.test_redeployment import deployed, spot
from tests.games.aguila.test_table_battles import until
from tests.games.aguila.test_table_scenarios import begun
from tests.games.aguila.test_text import ENGLISH

HORSE = "B1-1 dragoons_10 30,20 0"
TARGET = "R1-1 line_24 30,27 180"
BESIDE = "B1-9 line_24 62,20 0", "R1-9 line_24 62,24 180"


def squared(table: Position) -> Position:
    """Horse charges, and the line forms square against it."""
    declare(table, "B1-1", "R1-1")
    say(table, "square")
    roll(table, 6)
    assert unit(table, "R1-1").formation is Formation.SQUARE
    return table


# -------------------------------------------------------------------------------------------- a reaction to each charge


@pytest.mark.audit("A1")
@pytest.mark.rule("5.09", "8.10")
def test_a_square_before_which_horse_called_off_reacts_to_the_infantry_that_charges_then() -> None:
    table = squared(charging(HORSE, "B1-2 line_24 33.5,23.5 -20", TARGET, AWAY))
    say(table, "hold")
    assert not table.state.charges
    declare(table, "B1-2", "R1-1")
    assert options(table) == ("hold", "fire/B1-2")


@pytest.mark.audit("A1")
@pytest.mark.rule("8.10", "8.12")
@pytest.mark.parametrize(("first", "then"), [("hold", ("hold", "fire/B1-2")), ("fire/B1-1", ())])
def test_a_second_charge_is_answered_by_a_reaction_of_its_own_but_defensive_fire_is_once_a_turn(
    first: str, then: tuple[str, ...]
) -> None:
    lines = ("B1-1 line_24 27.4,20 0", "B1-2 line_24 32.6,20 0", "R1-1 line_24 30,24 180", AWAY, *BESIDE)
    table = declare(charging(*lines), "B1-1", "R1-1")
    say(table, first)
    while asked(table) != "2.10":
        roll(table, *(1,) * 12)
    declare(table, "B1-2", "R1-1")
    if then:
        assert options(table) == then
        say(table, "hold")
    assert asked(table) == "2.10", "who can only hold is not asked"
    assert charged(table.state, "R1-1").chargers == ("B1-1", "B1-2")


@pytest.mark.audit("A1")
@pytest.mark.rule("8.10", "8.26")
@pytest.mark.parametrize(("face", "left"), [(1, ("B1-1", "B1-2")), (6, ())])
def test_who_runs_from_a_second_charge_runs_from_the_first_too(face: int, left: tuple[str, ...]) -> None:
    lines = ("B1-1 line_24 27.4,20 0", "B1-2 line_24 32.6,20 0", "R1-1 light_24 30,24 180 open", AWAY, *BESIDE)
    table = declare(charging(*lines), "B1-1", "R1-1")
    say(table, "hold")
    declare(table, "B1-2", "R1-1")
    say(table, "evade")
    roll(table, face)
    assert asked(table) == "2.10"
    assert tuple(unit for one in table.state.charges for unit in one.chargers) == left


@pytest.mark.audit("A1")
@pytest.mark.rule("5.09", "8.10")
@pytest.mark.parametrize(("word", "left"), [("charge", ("B1-1", "B1-2")), ("hold", ("B1-2",))])
def test_horse_that_charged_before_the_square_was_formed_may_call_off_too(word: str, left: tuple[str, ...]) -> None:
    lines = ("B1-1 dragoons_10 27.2,20 0", "B1-2 dragoons_10 32.8,20 0", TARGET, AWAY, *BESIDE)
    table = declare(charging(*lines), "B1-1", "R1-1")
    say(table, "hold")
    declare(table, "B1-2", "R1-1")
    say(table, "square")
    roll(table, 6)
    assert options(table, "5.09") == ("charge", "hold")
    say(table, "charge")
    assert options(table, "5.09") == ("charge", "hold")
    say(table, word)
    assert charged(table.state, "R1-1").chargers == left


@pytest.mark.audit("A1")
@pytest.mark.rule("6.09", "8.10")
def test_who_has_gone_to_meet_a_charger_does_not_turn_from_him() -> None:
    lines = ("B1-1 dragoons_10 30,20 0", "B1-2 dragoons_10 36,20 0", "R1-1 hussars_10 30,30 180 open", AWAY, *BESIDE)
    table = declare(charging(*lines), "B1-1", "R1-1")
    assert "evade" in options(table)
    say(table, "counter_charge")
    roll(table, 6)
    assert "counter-charges" in keys(table)
    declare(table, "B1-2", "R1-1")
    assert not {"counter_charge", "evade"} & set(options(table) if asked(table) == "8.09" else ())


# ---------------------------------------------------------------------------------------------- who must come, and when


@pytest.mark.audit("A2")
@pytest.mark.rule("16.11", "16.17", "16.21")
@pytest.mark.parametrize("scenario", [Scenario.ASSAULT_POSITION, Scenario.DEFEND_FARM])
def test_a_side_does_not_end_its_orders_while_somebody_must_come_onto_the_table(scenario: Scenario) -> None:
    table = begun(scenario)
    side = attacker(table.state)
    until(table, 1, side)
    while any(one.away is Away.OFF and one.deeds.order is None for one in table.state.units.values()):
        refused(table, side.value, Order("done"), "16.11", "arrive-first")
        name = next(name for name, one in table.state.units.items() if one.away is Away.OFF and not one.deeds.order)
        table.say(side.value, Order("arrive", name))
        while isinstance(table.request, Ask) and table.request.rule == "16.07":
            table.say(side.value, next(table.request.proposals(table.state, Random(3))))
    table.say(side.value, Order("done"))
    assert not any(one.deeds.failed for one in table.state.units.values())


# ------------------------------------------------------------------------------------------------------- War Escalation


def escalating(*lines: str) -> Position:
    """War Escalation before anybody has deployed; blue, to the south, deploys first, both by hand."""
    state = placed(*lines, phase=Phase.DEPLOYMENT, turn=0, scenario=Scenario.WAR_ESCALATION)
    state.setup = replace(state.setup, first=Side.BLUE)
    for side, edge in EDGES.items():
        state.armies[side] = replace(state.armies[side], edge=edge)
    state.officers = {name: replace(one, pose=None, inside=None) for name, one in state.officers.items()}
    return prepared(state)


def places(table: Position) -> tuple[str, ...]:
    """Who may be put down now."""
    assert isinstance(table.request, Ask), table.request
    assert isinstance(table.request.choice, Place), table.request
    return table.request.choice.pieces


@pytest.mark.audit("A3")
@pytest.mark.rule("16.38")
def test_in_war_escalation_light_horse_deploys_before_light_foot_and_horse_guns_after_both() -> None:
    light = "light_24 away", "gun_light_horse away", "hussars_10 away"
    lines = [f"{side}1-{number} {kind}" for side in "BR" for number, kind in enumerate(light, 1)]
    table = escalating(*lines, "B1 general 30,5", "R1 general 30,43")
    order = []
    while table.state.phase is Phase.DEPLOYMENT:
        assert isinstance(table.request, Ask), table.request
        seat = table.request.seat
        if table.request.rule == "16.04":
            table.say(seat, "hand")
        elif isinstance(table.request.choice, Place):
            order.append(places(table))
            table.say(seat, next(table.request.proposals(table.state, Random(2))))
        else:
            table.say(seat, "unlimbered")
    assert order == [("B1-3",), ("R1-3",), ("B1-1",), ("R1-1",), ("B1-2",), ("R1-2",), ("B1",), ("R1",)]


@pytest.mark.audit("A4")
@pytest.mark.rule("16.07", "16.39")
@pytest.mark.parametrize(("scenario", "beside"), [(Scenario.WAR_ESCALATION, False), (Scenario.DEFEND_FARM, True)])
def test_reserves_of_war_escalation_come_by_their_own_long_edge_alone(scenario: Scenario, beside: bool) -> None:
    house = cottage("S1", 30, 10)
    state = placed(
        "B1-1 line_24 away", "B1 general 50,3", "R1-1 line_24 30,44 180", scenario=scenario, turn=3, scenery=(house,)
    )
    roles = {Side.BLUE: Role.DEFENDER, Side.RED: Role.ATTACKER}
    for side, edge in EDGES.items():
        state.armies[side] = replace(state.armies[side], edge=edge, role=roles[side])
    aim_at(state, "building", SceneryId("S1"), 0, Side.BLUE)
    one = state.units[UnitId("B1-1")]
    state.units[one.id] = replace(one, away=Away.RESERVE, deeds=replace(one.deeds, arrived=True))
    table = Table(GAME, HEADER, state)
    table.say("blue", Order("arrive", "B1-1"))
    table.say("blue", "march_column/advance")
    west = Spot("B1-1", *tabletop.placed(base(state, "B1-1"), tabletop.Side.FRONT, at(4, 6), tabletop.QUARTER_TURN))
    if beside:
        table.say("blue", west)
    else:
        refused(table, "blue", west, "16.07")
        table.say("blue", Spot("B1-1", *tabletop.placed(base(state, "B1-1"), tabletop.Side.FRONT, at(40, 4), 0)))
    assert unit(table, "B1-1").pose is not None


# -------------------------------------------------------------------------------------------------- officers and losses


@pytest.mark.audit("A8")
@pytest.mark.rule("12.45")
@pytest.mark.parametrize(
    ("dice", "ability", "dead"),
    [((3, 2), "heroic", True), ((3, 1), "heroic", False), ((4, 3), "heroic", True), ((3, 2), "agile", False)],
)
def test_the_heroic_must_pass_his_test_where_others_need_only_not_be_routed(
    dice: tuple[int, int], ability: str, dead: bool
) -> None:
    lines = ("B1-1 line_24 30,20 0", "R1-1 line_24 30,20 180", f"R1 comandante in=R1-1 {ability}", "R2 general 60,45")
    table = clash(*lines, "R1-9 line_24 60,40 180", "R1-8 line_24 66,40 180")
    assert isinstance(table.request, Throw)
    strike = table.request.about
    assert isinstance(strike, Strike)
    hits = 5 if ability == "heroic" else 10
    roll(table, *[6] * hits, *[1] * (strike.dice.whole - hits), *[1] * 0, *[6] * hits)
    roll(table, 1, 1)
    assert isinstance(table.request, Throw)
    assert isinstance(table.request.about, Nerve)
    assert (table.request.about.who, table.request.about.bonus.whole) == ("R1", 5)
    roll(table, *dice)
    assert ("R1" not in table.state.officers) is dead


@pytest.mark.audit("A10")
@pytest.mark.rule("16.59")
@pytest.mark.parametrize(
    ("lost", "points"), [("britain_household_5", 2), ("britain_guards_12", 2), ("britain_heavy_dragoons_5", 1)]
)
def test_at_borodino_whoever_is_of_the_guards_counts_two_horse_too(lost: str, points: int) -> None:
    lines = ("B1-1 line_24 30,20 0", f"R1-1 {lost} 30,24 180 damage=9", "R1-2 line_24 60,40", "R1-3 line_24 50,40")
    table = declare(charging(*lines, "R1 general 68,45", scenario=Scenario.BORODINO), "B1-1", "R1-1")
    while "R1-1" in table.state.units:
        idle(table, face=6)
    assert kill_points(table.state, Side.BLUE) == points


# ------------------------------------------------------------------------------------------------ before the first turn


@pytest.mark.audit("A9")
@pytest.mark.rule("13.29", "15.08")
@pytest.mark.parametrize(
    ("kind", "weather", "goes"),
    [
        ("light_24", Weather.TORRENTIAL, False),
        ("light_24", Weather.RAIN, True),
        ("hussars_10", Weather.TORRENTIAL, True),
    ],
)
def test_infantry_of_the_vanguard_stays_where_it_is_in_torrential_rain(kind: str, weather: Weather, goes: bool) -> None:
    table = prepared(deployed(f"B1-1 {kind} 30,11 0 +vanguard", phase=Phase.VANGUARD, weather=weather))
    assert table.request is not None
    assert (table.request.rule == "13.30") is goes
    if goes:
        table.say("blue", "B1-1")
        table.say("blue", "march_column")
        table.say("blue", Journey("B1-1", (Leg("ahead", 5 * INCH),)))
        assert stands(table, "B1-1") == (30, 16, 0)


@pytest.mark.audit("A12")
@pytest.mark.rule("11.42", "12.29")
@pytest.mark.parametrize("house", [False, True])
def test_the_work_of_sappers_goes_with_the_unit_that_is_put_elsewhere(house: bool) -> None:
    state = deployed("B1-1 line_24 30,9 0", "B1-2 line_24 37,9 0", "B1 general 30,4 strategist")
    if house:
        state.scenery[SceneryId("H1")] = cottage("H1", 42, 4)
    state.setup = replace(state.setup, done=("fortify:B1-1",))
    work_before(state, UnitId("B1-1"), Structure.FORTIFIED_POSITION)
    work_before(state, UnitId("B1-2"), Structure.FORTIFIED_POSITION)
    table = prepared(state)
    table.say("blue", Order("redeploy", "B1-1"))
    table.say("blue", Spot("B1-1", 42 * INCH, 4 * INCH, 0) if house else spot(table, "B1-1", 22, 9))
    fronts = [one.ring for one in table.state.scenery.values() if one.built is Structure.FORTIFIED_POSITION]
    assert len(fronts) == (1 if house else 2)
    if not house:
        edge = outline(table.state, "B1-1")
        assert tabletop.distance(edge, tabletop.ground(fronts[-1])).within(INCH // 4)


# ------------------------------------------------------------------------------------------------------- who holds what


def marked(*lines: str) -> State:
    """Control the Region, with a marker in the middle of the table."""
    state = battle(Scenario.CONTROL_REGION, *lines, attacker=None)
    aim(state, "marker", at(36, 24), 1)
    return state


def crossed(*lines: str) -> State:
    """The crossroads of destinies."""
    state = battle(Scenario.CROSSING_OF_FATES, *lines, attacker=None)
    aim(state, "crossroads", at(36, 24), 4)
    return state


def topped(*lines: str) -> State:
    """One hill in the middle."""
    state = battle(Scenario.TAKE_HILL, *lines, attacker=None, scenery=(area("S1", Terrain.EASY_HILL, 30, 20, 12, 8),))
    aim_at(state, "hill", SceneryId("S1"), 1)
    return state


AFAR = "B1-9 line_24 66,8 0", "R1-9 line_24 66,46 180"


@pytest.mark.audit("A5")
@pytest.mark.rule("16.23", "16.25", "16.28", "16.33", "16.37", "16.45", "16.52", "16.59")
@pytest.mark.parametrize(
    ("scene", "line", "held"),
    [
        (marked, "B1-1 line_24 36,18 0", "blue"),
        (marked, "B1-1 line_24 36,17.9 0", "none"),
        (marked, "R1-1 line_24 36,30 180", "red"),
        (crossed, "B1-1 line_24 36,20 0", "blue"),
        (crossed, "B1-1 line_24 36,19.9 0", "none"),
        (topped, "R1-1 line_24 36,22 180", "red"),
        (topped, "R1-1 line_24 36,29 180", "none"),
        (farmed, "B1-1 line_24 35,24 0", "blue"),
        (farmed, "R1-1 line_24 35,28 180", "red"),
        (village, "B1-1 line_24 10,34.1 0", "blue"),
        (village, "B1-1 line_24 10,34 0", "none"),
        (bridged, "R1-1 line_24 35,40 180", "blue"),
        (bridged, "R1-1 line_24 35,39.9 180", "red"),
        (heights, "B1-1 line_24 9,33 0", "blue"),
        (heights, "B1-1 line_24 9,27 0", "none"),
    ],
)
def test_whoever_holds_an_objective_as_points_count_is_told_to_hold_it(
    scene: Callable[..., State], line: str, held: str
) -> None:
    table = opened(scene(line, *AFAR))
    table.say("blue", Order("done"))
    one = next(iter(table.state.objectives.values()))
    assert (one.held.value if one.held is not None else "none") == held
    said = next(aims(table.state, ENGLISH))
    assert ("held by" in said, f"held by {held}" in said) == (held != "none", held != "none")


# ----------------------------------------------------------------------------------------------------- turns on the way

RED_AFAR = "R1-1 line_24 30,46 180"


@pytest.mark.audit("A6")
@pytest.mark.rule("11.03", "11.36")
def test_a_gun_may_change_facing_as_it_limbers_and_then_goes_half_its_speed_ahead() -> None:
    table = told(field("B1-1 gun_medium_foot 30,10 0", RED_AFAR), "limber")
    refused(table, "blue", journey("turn 120", "ahead 3.1"), "3.05", "way-too-long")
    refused(table, "blue", journey("ahead 1", "turn 120"), "3.03", "way-turns-first")
    refused(table, "blue", journey("turn 120", "aside 1"), "3.03", "way-wrong-leg")
    x, y, _ = unit(table, "B1-1").pose or (0, 0, 0)
    goes(table, "turn 90", "ahead 3")
    pose = unit(table, "B1-1").pose
    assert pose is not None
    assert (pose.x - x, pose.y - y, pose.facing) == (3 * INCH, 0, 9000)
    assert unit(table, "B1-1").limbered
    straight = told(field("B1-1 gun_medium_foot 30,10 0", RED_AFAR), "limber")
    refused(straight, "blue", journey("ahead 6.1"), "3.05", "way-too-long")
    goes(straight, "ahead 6")
    assert stands(straight, "B1-1") == (30, 16, 0)


@pytest.mark.audit("A6")
@pytest.mark.rule("11.36", "11.37")
@pytest.mark.parametrize(("kind", "turn", "fires"), [("foot", 0, True), ("foot", 60, False), ("horse", 60, True)])
def test_a_gun_that_turned_as_it_unlimbered_has_moved(kind: str, turn: int, fires: bool) -> None:
    lines = (f"B1-1 gun_light_{kind} 30,10 0 limbered", "R1-1 line_24 42,16 180", "B1-2 line_24 50,2 0")
    table = goes(told(field(*lines), "unlimber"), *((f"turn {turn}",) if turn else ()))
    assert not unit(table, "B1-1").limbered
    assert loaded(table.state, UnitId("B1-1")) is fires
    while table.state.phase is Phase.MOVEMENT:
        idle(table)
    assert (table.state.phase is Phase.SHOOTING and "B1-1" in shots(table)) is fires


@pytest.mark.audit("A11")
@pytest.mark.rule("13.02")
@pytest.mark.parametrize(
    ("verb", "legs", "end", "too_much"),
    [
        ("back", ("back 1", "turn 90", "back 1"), (-1, -1, 90), ("back 1", "turn 91", "back 1")),
        ("aside", ("turn -90", "aside 2"), (0, 2, 270), ("turn -90", "aside 1", "turn 5")),
        ("facing", ("turn 150", "ahead 1", "turn -60"), None, ("turn 150", "ahead 1", "turn -60", "turn 10")),
        ("facing", ("ahead 1", "turn 90", "ahead 1"), (1, 1, 90), ("ahead 1", "turn 120")),
    ],
)
def test_the_agile_turn_once_more_with_every_order_that_moves_them(
    verb: str, legs: tuple[str, ...], end: tuple[int, int, int] | None, too_much: tuple[str, ...]
) -> None:
    plain = told(field("B1-1 line_24 30,20 0", RED_AFAR, "B1 general 22,14"), verb)
    with pytest.raises(Refused):
        plain.say("blue", journey(*legs))
    table = told(field("B1-1 line_24 30,20 0 +agile", RED_AFAR, "B1 general 22,14"), verb)
    start = unit(table, "B1-1").pose
    with pytest.raises(Refused):
        table.say("blue", journey(*too_much))
    goes(table, *legs)
    pose = unit(table, "B1-1").pose
    assert start is not None
    assert pose is not None
    if end is not None:
        moved = (round((pose.x - start.x) / INCH), round((pose.y - start.y) / INCH), pose.facing // 100)
        assert moved == end


@pytest.mark.audit("A11")
@pytest.mark.rule("3.10", "13.02")
@pytest.mark.parametrize("ability", ["", "+agile"])
def test_so_they_do_as_they_change_formation_and_when_they_name_where_to_end(ability: str) -> None:
    table = told(field(f"B1-1 line_24 30,20 0 {ability}", RED_AFAR, "B1 general 60,5"), "formation", "attack_column")
    while not isinstance(table.request, Ask) or table.request.rule != "3.05":
        idle(table, face=6)
    start = unit(table, "B1-1").pose
    assert start is not None
    there = Journey("B1-1", (Leg("to", at=(start.x + 2 * INCH, start.y, 9000)),))
    if ability:
        table.say("blue", there)
        assert unit(table, "B1-1").pose == (start.x + 2 * INCH, start.y, 9000)
    else:
        refused(table, "blue", there, "3.05", "way-none-there")


# --------------------------------------------------------------------------------------- ways of a charge beside others


@pytest.mark.audit("A7")
@pytest.mark.rule("8.08", "8.22")
@pytest.mark.parametrize(
    ("charger", "target", "beside"),
    [
        ("dragoons_10 30,20 0 order=advance", "line_24 30.3,29.5 310", "R1-5 line_24 32.3,24.0 290"),
        ("dragoons_10 30,20 0 order=advance", "line_24 33.3,28.0 170", "B1-5 line_24 26.7,24.7 240"),
        ("dragoons_10 30,20 0", "line_24 33.7,29.0 255", "R1-5 line_24 29.0,26.0 245"),
        ("dragoons_10 30,20 0", "line_24 24.6,31.0 120", "R1-5 line_24 29.0,27.4 45"),
        ("dragoons_5 30,20 0", "line_24 32.5,29.8 255", "R1-5 line_24 34.7,25.2 0"),
    ],
)
def test_a_way_beside_others_is_found_that_only_just_passes_them(charger: str, target: str, beside: str) -> None:
    lines = (f"B1-1 {charger}", f"R1-1 {target}", beside, "B1 general 10,5", AWAY)
    table = declare(charging(*lines), "B1-1", "R1-1")
    while not touch(table.state, "B1-1", "R1-1"):
        idle(table)
    assert table.state.combat is not None


@pytest.mark.audit("A7")
@pytest.mark.rule("8.08")
@pytest.mark.parametrize(("gap", "legal"), [(5.2, True), (4.8, False)])
def test_a_charge_finds_no_way_through_a_gap_that_is_narrower_than_its_base(gap: float, legal: bool) -> None:
    left, right = 30 - gap / 2, 30 + gap / 2
    walls = area("H1", Terrain.LAKE, 0, 22, left, 1), area("H2", Terrain.LAKE, right, 22, 70 - right, 1)
    lines = ("B1-1 dragoons_10 30,20 0", "R1-1 line_24 30,27 180", "B1 general 30,10", AWAY)
    table = charging(*lines, scenery=walls)
    if legal:
        declare(table, "B1-1", "R1-1")
        assert asked(table) == "8.09"
    else:
        assert not isinstance(table.request, Ask) or table.request.rule != "2.10"
