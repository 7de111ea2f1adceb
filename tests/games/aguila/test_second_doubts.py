"""What a second reading of the book doubted, played at the table: what was decided, and what the other reading does."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from maestre.games.aguila.data import INCH, Scenario, Terrain
from maestre.games.aguila.game import game
from maestre.games.aguila.table.places import base
from maestre.games.aguila.table.state import Agreed, Away, Phase, Role, SceneryId, State, UnitId
from maestre.games.aguila.table.subjects import Strike
from maestre.miniatures.sides import Side
from maestre.play import Ask, Order, Spot, Table, Throw
from maestre.space import tabletop
from tests.games.aguila.charging import AWAY, OTHERS, asked, charging, declare, options, say, touch
from tests.games.aguila.marching import goes, told
from tests.games.aguila.positions import (
    BOOK,
    GAME,
    HEADER,
    Position,
    area,
    at,
    field,
    placed,
    refused,
    roll,
    stands,
    unit,
)
from tests.games.aguila.preparing import EDGES
from tests.games.aguila.preparing import opened as prepared
from tests.games.aguila.scenes import quarters, scored
from tests.games.aguila.tables import idle
from tests.games.aguila.test_muster import army, flaws

BLUE, RED = Side


def edged(state: State, *, attacks: Side | None = None) -> State:
    """The same with edges for both sides, blue's to the south, and roles if somebody attacks."""
    for side, edge in EDGES.items():
        role = Role.NONE if attacks is None else Role.ATTACKER if side is attacks else Role.DEFENDER
        state.armies[side] = replace(state.armies[side], edge=edge, role=role)
    return state


# -------------------------------------------------------------------------------------------------- rallies and courage


@pytest.mark.audit("AD1")
@pytest.mark.rule("10.14", "12.13")
@pytest.mark.parametrize("lets", [True, False])
def test_the_stunned_are_rallied_unless_the_players_hold_otherwise(lets: bool) -> None:
    lines = ("B2-1 line_24 30,20 0 damage=5 stunned", "B2-2 line_24 36,20 0 damage=1", "B2 comandante 33,14")
    table = field(*lines, "R1-1 line_24 30,40 180", phase=Phase.REORGANISATION, agreed=Agreed(stunned_rally=lets))
    if lets:
        table.say("blue", Order("rally", "B2", ("B2-1",)))
        roll(table, 6, 6)
        assert unit(table, "B2-1").damage == 3
    else:
        refused(table, "blue", Order("rally", "B2", ("B2-1",)), "10.14", "rally-stunned")
        table.say("blue", Order("rally", "B2", ("B2-2",)))


@pytest.mark.audit("AD2")
@pytest.mark.rule("9.25", "10.04")
@pytest.mark.parametrize("each", [False, True])
def test_courage_before_several_chargers_is_tested_once_or_after_each_as_was_agreed(each: bool) -> None:
    lines = ("B1-1 line_24 27.4,20 0", "B1-2 line_24 32.6,20 0", "R1-1 line_24 30,24 180 damage=3", AWAY)
    table = declare(charging(*lines, agreed=Agreed(tests_each=each)), "B1-1", "R1-1", "B1-2")
    say(table, "hold")
    thrown = []
    while table.state.combat is None or table.state.combat.exchange == 0:
        assert isinstance(table.request, Throw), table.request
        thrown.append(table.request.rule)
        strike = table.request.about
        if isinstance(strike, Strike):
            roll(table, *[6] * 2, *[1] * (strike.dice.whole - 2), *[6] * 2)
        else:
            roll(table, 1, 1)
    assert thrown == (["9.10", "10.07", "9.10", "10.07"] if each else ["9.10", "9.10", "10.07"])


# ----------------------------------------------------------------------------------------------------------- deployment


def deploying(*lines: str, scenario: Scenario, agreed: Agreed = BOOK) -> Position:
    """Nobody has deployed; blue, to the south, deploys first."""
    state = edged(placed(*lines, phase=Phase.DEPLOYMENT, turn=0, scenario=scenario, agreed=agreed), attacks=RED)
    state.setup = replace(state.setup, first=BLUE)
    state.officers = {name: replace(one, pose=None, inside=None) for name, one in state.officers.items()}
    return prepared(state)


@pytest.mark.audit("AD3")
@pytest.mark.rule("16.04", "16.12")
@pytest.mark.parametrize(
    ("scenario", "units", "turns"),
    [
        (Scenario.PITCHED_BATTLE, False, ["blue", "blue", "red", "red"]),
        (Scenario.PITCHED_BATTLE, True, ["blue", "red", "blue", "red"]),
        (Scenario.OBLIQUE_LINE, True, ["blue", "blue", "red", "red"]),
    ],
)
@pytest.mark.parametrize("word", ["hand", "array"])
def test_sides_deploy_a_group_by_turns_or_where_that_is_open_a_unit(
    scenario: Scenario, units: bool, turns: list[str], word: str
) -> None:
    lines = [f"{side}1-{number} line_24 away" for side in "BR" for number in (1, 2)]
    table = deploying(*lines, "B1 general 30,5", "R1 general 30,43", scenario=scenario, agreed=Agreed(by_units=units))
    order: list[str] = []
    while table.state.setup.group < 2:
        before = {name for name, one in table.state.units.items() if one.pose is not None}
        assert isinstance(table.request, Ask), table.request
        seat = table.request.seat
        if table.request.rule == "16.04":
            table.say(seat, word)
        else:
            table.say(seat, next(table.request.proposals(table.state, Random(2))))
        after = [name for name, one in table.state.units.items() if one.pose is not None and name not in before]
        order += [table.state.units[name].side.value for name in after]
    assert order == turns


@pytest.mark.audit("AD4")
@pytest.mark.rule("5.57", "16.08")
@pytest.mark.parametrize("other", ["gun_medium_foot", "gun_light_horse"])
def test_guns_of_a_kind_in_reserve_come_as_a_battery_on_one_die(other: str) -> None:
    lines = ("B1-1 line_24 away", "B2-1 gun_medium_foot away", f"B2-2 {other} away", "R1-1 line_24 away")
    officers = ("B1 general 30,5", "B2 comandante 30,5", "R1 general 30,43")
    table = deploying(*lines, *officers, scenario=Scenario.WAR_ESCALATION)
    alike = other == "gun_medium_foot"
    while table.state.turn < 3 or table.state.phase is not Phase.MOVEMENT:
        idle(table)
    assert bool(table.state.batteries) is alike
    if alike:
        while asked(table) != "3.01" or not unit(table, "B2-1").deeds.arrived or seat_of(table) != "blue":
            idle(table)
        table.say("blue", Order("arrive", "B2-1"))
        while isinstance(table.request, Ask) and table.request.rule == "16.07":
            table.say("blue", next(table.request.proposals(table.state, Random(3))))
        assert unit(table, "B2-2").pose is not None


def seat_of(table: Position) -> str:
    """Who is asked."""
    assert isinstance(table.request, Ask), table.request
    return table.request.seat


@pytest.mark.audit("AD7")
@pytest.mark.rule("16.51")
@pytest.mark.parametrize(("off", "legal"), [(12.1, True), (11.9, False)])
def test_in_divide_et_impera_one_deploys_no_nearer_to_the_centre_than_a_foot(off: float, legal: bool) -> None:
    state = quarters("B1-1 line_24 away", "R1-1 line_24 60,40 180", "B1 general 10,5")
    state.phase, state.turn, state.setup = Phase.DEPLOYMENT, 0, replace(state.setup, first=BLUE, turn=BLUE, group=1)
    state.officers = {name: replace(one, pose=None, inside=None) for name, one in state.officers.items()}
    table = prepared(state)
    table.say("blue", "hand")
    x, y = 1800 / 25.4 / 2 - 12000 / INCH / 2, 1200 / 25.4 / 2 - off
    there = Spot("B1-1", *tabletop.placed(base(state, "B1-1"), tabletop.Side.FRONT, at(x - 0.1, y), 0))
    if legal:
        table.say("blue", there)
        assert unit(table, "B1-1").pose is not None
    else:
        refused(table, "blue", there, "16.51", "deploy-outside-zone")


@pytest.mark.audit("AD10")
@pytest.mark.rule("16.06", "16.11")
@pytest.mark.parametrize(
    ("scenario", "kind", "x", "legal"),
    [
        (Scenario.ASSAULT_POSITION, "line_24", 14.4, True),
        (Scenario.ASSAULT_POSITION, "line_24", 14.3, False),
        (Scenario.ASSAULT_POSITION, "light_24", 3, True),
        (Scenario.DEFEND_FARM, "line_24", 3, True),
    ],
)
def test_attackers_of_an_assault_keep_off_the_short_edges_as_they_come(
    scenario: Scenario, kind: str, x: float, legal: bool
) -> None:
    lines = (f"B1-1 {kind} away", "B1 general 9,7", "R1-1 line_24 30,44 180")
    state = edged(placed(*lines, scenario=scenario, turn=1), attacks=BLUE)
    one = state.units[UnitId("B1-1")]
    state.units[one.id] = replace(one, away=Away.OFF, deeds=replace(one.deeds, arrived=True))
    table = Table(GAME, HEADER, state)
    told(table, "arrive")
    say(table, "march_column/advance")
    there = Spot("B1-1", *tabletop.placed(base(state, "B1-1"), tabletop.Side.FRONT, at(x, 4), 0))
    if legal:
        table.say("blue", there)
        assert stands(table, "B1-1") == (x, 4, 0)
    else:
        refused(table, "blue", there, "16.07", "arrive-other-edge")


# ----------------------------------------------------------------------------------------------------------- discipline


@pytest.mark.audit("AD5")
@pytest.mark.rule("12.11", "12.48")
@pytest.mark.parametrize(("everybody", "ask"), [(False, False), (True, True)])
def test_an_officer_steadies_his_own_or_everybody_in_range_as_was_agreed(everybody: bool, ask: bool) -> None:
    lines = ("B1-1 line_24 30,20 0", "B1 general 60,4", "B2 comandante 30,14", "B2-1 line_24 40,20 0")
    table = field(*lines, "R1-1 line_24 30,44 180", agreed=Agreed(steadies_all=everybody))
    told(table, "formation", "square")
    assert table.request is not None
    assert (table.request.rule == "12.11") is ask


@pytest.mark.audit("AD9")
@pytest.mark.rule("3.13", "5.69")
def test_who_fails_the_test_to_be_crossed_may_still_move_and_who_fails_his_own_may_not() -> None:
    lines = ("B1-1 line_12 30,20 0 march", "B1-2 line_12 30,23.9 0", "B1 general 60,4", "R1-1 line_24 30,46 180")
    table = field(*lines)
    roll(told(table, "double"), 6)
    roll(goes(table, "ahead 8"), 1)
    assert asked(table) == "3.13"
    goes(table)
    assert not unit(table, "B1-2").deeds.failed
    told(table, "advance", piece="B1-2")
    roll(table, 1)
    assert unit(table, "B1-2").deeds.failed


# -------------------------------------------------------------------------------------------------------------- charges


@pytest.mark.audit("AD8")
@pytest.mark.rule("8.12", "8.17")
@pytest.mark.parametrize("holds", [False, True])
def test_who_has_shot_may_still_form_square_unless_the_players_hold_otherwise(holds: bool) -> None:
    lines = ("B1-1 dragoons_10 30,20 0", "R1-1 line_24 30,27 180 fired", AWAY, *OTHERS)
    table = declare(charging(*lines, agreed=Agreed(fired_hold=holds)), "B1-1", "R1-1")
    if holds:
        assert asked(table) == "2.10", "who can only hold is not asked"
    else:
        assert options(table) == ("hold", "square")


@pytest.mark.audit("AD12")
@pytest.mark.rule("6.09")
@pytest.mark.parametrize(("y", "went"), [(31, 25), (24, 20)])
def test_a_counter_charge_goes_its_whole_half_or_to_the_touch(y: int, went: int) -> None:
    lines = ("B1-1 dragoons_10 30,20 0", f"R1-1 dragoons_10 30,{y} 180", AWAY)
    table = declare(charging(*lines), "B1-1", "R1-1")
    say(table, "counter_charge")
    roll(table, 4)
    assert stands(table, "R1-1") == (30, went, 180)
    assert touch(table.state, "B1-1", "R1-1")


# -------------------------------------------------------------------------------------------------- what is held, lists


@pytest.mark.audit("AD6")
@pytest.mark.rule("16.52")
@pytest.mark.parametrize(("y", "covered", "points"), [(11, False, 2), (11, True, 0), (12.5, True, 2), (8.9, False, 0)])
def test_an_objective_of_a_quarter_is_the_piece_that_it_lies_on(y: float, covered: bool, points: int) -> None:
    x, centre = 1350 / 25.4, 300 / 25.4
    state = quarters(f"B1-1 line_12 {x},{y} 0", "R1-1 line_24 6,46 180")
    state.scenery[SceneryId("S1")] = area("S1", Terrain.FIELDS, x - 6, centre - 3, 12, 6)
    one = list(state.objectives.values())[1]
    state.objectives[one.id] = replace(one, scenery=SceneryId("S1"))
    state.agreed = Agreed(point_covered=covered)
    assert scored(state)[0] == points
    table = Table(game, HEADER, state)
    table.say("blue", Order("done"))
    held = table.state.objectives[one.id].held
    assert (held is BLUE) is bool(points)


@pytest.mark.audit("AD13")
@pytest.mark.rule("14.06")
@pytest.mark.parametrize(
    ("second", "fits"), [("support hussars_10", True), ("support hussars_5", True), ("support line_24", False)]
)
def test_foot_of_six_companies_and_horse_of_two_are_of_one_size(second: str, fits: bool) -> None:
    basic = ("basic line_24", "basic novice_24", *("basic line_12", "basic novice_12") * 1, "basic gun_light_foot")
    first = "support dragoons_10"
    third = ("support line_24",) if second == "support line_24" else ()
    found = flaws(army(*basic, "basic gun_light_foot", first, second, *third))
    assert (("14.06", "unmatched-size") in found) is not fits


@pytest.mark.audit("AD11")
@pytest.mark.rule("3.06", "16.07", "16.11")
@pytest.mark.parametrize(
    ("way", "turn", "legal"),
    [
        ("march_column/advance", 90, True),
        ("march_column/advance", -20, True),
        ("march_column/advance", 91, False),
        ("march_column/double", 90, False),
    ],
)
def test_who_comes_onto_the_table_goes_straight_in_and_turns_at_the_end_as_in_an_advance(
    way: str, turn: int, legal: bool
) -> None:
    state = edged(placed("B1-1 line_24 away", "B1 general 40,3", "R1-1 line_24 30,44 180", turn=1), attacks=BLUE)
    one = state.units[UnitId("B1-1")]
    state.units[one.id] = replace(one, away=Away.OFF, deeds=replace(one.deeds, arrived=True))
    table = say(told(Table(GAME, HEADER, state), "arrive"), way)
    straight = tabletop.placed(base(state, "B1-1"), tabletop.Side.FRONT, at(30, 4), 0)
    there = Spot("B1-1", straight.x, straight.y, turn * 100 % 36000)
    if legal:
        table.say("blue", there)
        assert unit(table, "B1-1").pose == (straight.x, straight.y, turn * 100 % 36000)
    else:
        refused(table, "blue", there, "16.07" if abs(turn) > 90 else "3.06")
        table.say("blue", Spot("B1-1", *straight))
