"""What battles have of their own, played at the table: who marches up when, how long they last, how they are won."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from maestre.games.aguila.data import INCH, Scenario, Terrain
from maestre.games.aguila.game import game
from maestre.games.aguila.scenarios.learning import set_markers
from maestre.games.aguila.scenarios.opening import LEARNING
from maestre.games.aguila.scenarios.roles import attacker, defender
from maestre.games.aguila.scenarios.spots import aim, aim_at
from maestre.games.aguila.setup.array import arrayed
from maestre.games.aguila.table.officers import in_command
from maestre.games.aguila.table.places import base
from maestre.games.aguila.table.state import Away, Phase, Role, SceneryId, State, UnitId
from maestre.games.aguila.turn.victory import TIME
from maestre.miniatures.sides import Side
from maestre.play import Ask, Order, Outcome, Spot
from tests.games.aguila.figures import TABLE
from tests.games.aguila.marching import goes, journey, told
from tests.games.aguila.positions import Position, area, at, refused, stands, unit
from tests.games.aguila.preparing import armies
from tests.games.aguila.scenes import (
    BLUE,
    RED,
    assaulted,
    battle,
    bridged,
    farmed,
    heights,
    lost,
    quarters,
    village,
)
from tests.games.aguila.situations import FAR
from tests.games.aguila.tables import about, asked, due, fall, idle, laid, opened, upto
from tests.games.aguila.test_table_scenarios import begun

# ------------------------------------------------------------------------------------------------------- who marches up


def until(table: Position, turn: int, side: Side | None = None) -> Position:
    """Go on to a side's part of the movement phase of a turn; nobody does anything, and no reserve comes by a die."""
    while not _moves(table.state, turn, side):
        assert table.request is not None, f"the battle ended before turn {turn}"
        idle(table, face=6)
    return table


def _moves(state: State, turn: int, side: Side | None) -> bool:
    if (state.turn, state.phase) != (turn, Phase.MOVEMENT):
        return False
    return side is None or (state.go is not None and state.go.side is side)


def comes(table: Position, name: UnitId) -> None:
    """A unit that has been called comes onto the table by any way and to any place."""
    seat = asked(table)[0]
    table.say(seat, Order("arrive", name))
    while isinstance(table.request, Ask) and table.request.rule == "16.07":
        table.say(seat, next(table.request.proposals(table.state, Random(3))))
    assert unit(table, name).pose is not None
    assert unit(table, name).away is Away.HERE


@pytest.mark.rule("16.11", "16.17", "16.21")
@pytest.mark.parametrize("scenario", [Scenario.ASSAULT_POSITION, Scenario.DEFEND_FARM])
def test_attackers_who_start_off_the_table_come_in_the_first_turn(scenario: Scenario) -> None:
    table = begun(scenario)
    side = attacker(table.state)
    until(table, 1, side)
    name = next(name for name, one in table.state.units.items() if one.away is Away.OFF)
    comes(table, name)
    assert not unit(table, name).deeds.arrived, "he may charge at once"


@pytest.mark.rule("16.08", "16.22", "16.32")
@pytest.mark.parametrize(("scenario", "turn"), [(Scenario.DEFEND_FARM, 2), (Scenario.BATTLE_FOR_BRIDGE, 3)])
def test_reserves_of_the_defender_are_thrown_for_from_their_turn_on(scenario: Scenario, turn: int) -> None:
    table = upto(begun(scenario), "16.08")
    assert table.state.turn == turn
    side, name = defender(table.state), UnitId(about(table).who)
    assert (unit(table, name).side, unit(table, name).away) == (side, Away.RESERVE)
    fall(table, table.state.armies[side].strategic_factor)
    other = UnitId(about(table).who)
    fall(table, table.state.armies[side].strategic_factor + 1)
    until(table, turn, side)
    refused(table, side.value, Order("arrive", other), "3.01")
    comes(table, name)
    assert unit(table, name).deeds.arrived, "he may not charge this turn"


@pytest.mark.rule("16.39")
@pytest.mark.parametrize(("elite", "turn"), [(False, 3), (True, 5)])
def test_in_war_escalation_they_come_without_a_die_and_the_elite_later(elite: bool, turn: int) -> None:
    table = begun(Scenario.WAR_ESCALATION)
    state = table.state
    kept = [one for one in state.units.values() if one.away is Away.RESERVE and (one.entry.tier == "elite") is elite]
    side, name = kept[0].side, kept[0].id
    for early in range(1, turn):
        refused(until(table, early, side), side.value, Order("arrive", name), "3.01")
    comes(until(table, turn, side), name)


@pytest.mark.rule("12.23", "16.29")
def test_units_whose_officer_is_kept_back_deploy_in_command_of_the_chief() -> None:
    state = armies(Phase.DEPLOYMENT, scenario=Scenario.BATTLE_FOR_BRIDGE, first=Side.BLUE)
    state.scenery[SceneryId("S1")] = area("S1", Terrain.RIVER, 0, 15, TABLE.width / INCH, 4)
    for side, role in ((Side.BLUE, Role.DEFENDER), (Side.RED, Role.ATTACKER)):
        state.armies[side] = replace(state.armies[side], role=role)
    officers = [one for one in state.officers.values() if one.side is Side.BLUE and not one.chief]
    state.setup = replace(state.setup, done=tuple(f"reserve:{one.id}" for one in officers))
    assert arrayed(state, Side.BLUE) is not None
    table = opened(state)
    while due(table) == "16.04":
        table.say(asked(table)[0], "array")
    mine = [name for name, one in table.state.units.items() if one.side is Side.BLUE]
    assert any(table.state.units[name].officer == officers[0].id for name in mine)
    assert all(in_command(table.state, name) for name in mine)


# ------------------------------------------------------------------------------------------------ roads and short edges


@pytest.mark.rule("16.43")
@pytest.mark.parametrize(("verb", "plain", "more"), [("advance", 4, 5), ("double", 8, 10)])
def test_whoever_keeps_to_the_road_goes_farther(verb: str, plain: int, more: int) -> None:
    road = area("L1", Terrain.ROAD, 29, 0, 2, TABLE.depth / INCH, role="road")
    fields: dict[str, Any] = {"scenario": Scenario.CROSSING_OF_FATES, "scenery": (road,)}
    beside = told(laid("B1-1 line_24 40,15 0 march", "R1-1 line_24 30,44 180", **fields), verb)
    refused(beside, "blue", journey(f"ahead {more}"), "3.05" if verb == "advance" else "3.08")
    goes(beside, f"ahead {plain}")
    table = told(laid("B1-1 line_24 30,15 0 march", "R1-1 line_24 30,44 180", **fields), verb)
    goes(table, f"ahead {more}")
    assert stands(table, "B1-1") == (30, 15 + more, 0)


@pytest.mark.rule("16.06", "16.55")
@pytest.mark.parametrize(
    ("scenario", "step", "legal"),
    [
        (Scenario.BORODINO, 0, False),
        (Scenario.BORODINO, 1, True),
        (Scenario.CROSSING_OF_FATES, -1, False),
        (Scenario.CROSSING_OF_FATES, 0, True),
    ],
)
@pytest.mark.parametrize("left", [True, False])
def test_only_at_borodino_12_inches_from_a_short_edge_are_too_near(
    scenario: Scenario, step: int, legal: bool, left: bool
) -> None:
    state = armies(Phase.DEPLOYMENT, scenario=scenario, first=Side.BLUE)
    if scenario is Scenario.BORODINO:
        for side, role in ((Side.BLUE, Role.DEFENDER), (Side.RED, Role.ATTACKER)):
            state.armies[side] = replace(state.armies[side], role=role)
    table = opened(state)
    table.say("blue", "hand")
    name = next(one for one in about(table).units if base(state, one).width % 2 == 0)
    away = 12 * INCH + base(state, name).width // 2 + step
    spot = Spot(name, away if left else TABLE.width - away, 6 * INCH, 0)
    if not legal:
        refused(table, "blue", spot, "16.06", "deploy-short-edge")
        return
    table.say("blue", spot)
    assert unit(table, name).pose is not None


# ---------------------------------------------------------------------------------------------------- how long it lasts


def ending(state: State, turn: int) -> Position:
    """The last rallies of a turn, far from the break of either army."""
    state.phase, state.turn = Phase.REORGANISATION, turn
    return opened(state)


LENGTHS = [
    (Scenario.PITCHED_BATTLE, 6, 4, True),
    (Scenario.PITCHED_BATTLE, 6, 3, False),
    (Scenario.CROSSING_OF_FATES, 7, 4, True),
    (Scenario.CROSSING_OF_FATES, 9, 5, False),
    (Scenario.CROSSING_OF_FATES, 9, 6, True),
    (Scenario.WAR_ESCALATION, 7, 3, False),
    (Scenario.BORODINO, 7, 4, False),
    (Scenario.BORODINO, 7, 5, True),
    (Scenario.BORODINO, 8, 5, False),
    (Scenario.BORODINO, 8, 6, True),
]


@pytest.mark.rule("16.09", "16.10", "16.44", "16.58")
@pytest.mark.parametrize(("scenario", "turn", "face", "goes_on"), LENGTHS)
def test_after_a_certain_turn_a_die_decides_whether_there_is_another(
    scenario: Scenario, turn: int, face: int, goes_on: bool
) -> None:
    role = BLUE if scenario is Scenario.BORODINO else None
    table = ending(battle(scenario, *FAR, attacker=role), turn)
    fall(upto(table, "16.09"), face)
    assert (table.outcome is None) is goes_on
    assert table.state.turn == turn + goes_on


@pytest.mark.rule("16.09", "16.10", "16.44", "16.58")
@pytest.mark.parametrize(
    ("scenario", "last"),
    [
        (Scenario.PITCHED_BATTLE, 9),
        (Scenario.CROSSING_OF_FATES, 10),
        (Scenario.BORODINO, 9),
        (Scenario.WAR_ESCALATION, 10),
    ],
)
def test_no_battle_outlasts_its_last_turn(scenario: Scenario, last: int) -> None:
    role = BLUE if scenario is Scenario.BORODINO else None
    assert over(battle(scenario, *FAR, attacker=role), last).reason == TIME
    assert due(upto(ending(battle(scenario, *FAR, attacker=role), last - 1), "16.09")) == "16.09"


# -------------------------------------------------------------------------------------------------------- how it is won


def over(state: State, turn: int) -> Outcome:
    """Play the last turn to its end, whatever it asks."""
    table = ending(state, turn)
    while (outcome := table.outcome) is None:
        assert table.state.turn == turn, "the battle goes on"
        idle(table)
    return outcome


def pitched(difference: int) -> State:
    state = battle(Scenario.PITCHED_BATTLE, *FAR, attacker=None)
    lost(state, RED, 400 + difference, weight=0)
    lost(state, BLUE, 400, weight=0)
    return state


def escalated(difference: int) -> State:
    state = pitched(difference)
    state.scenario = Scenario.WAR_ESCALATION
    return state


def works(taken: int) -> State:
    state, armed = assaulted(6), battle(Scenario.ASSAULT_POSITION, *FAR)
    state.units, state.officers, state.armies = armed.units, armed.officers, armed.armies
    for name in list(state.objectives)[:taken]:
        state.objectives[name] = replace(state.objectives[name], held=BLUE)
    return state


def hilled(red: str) -> State:
    hill = area("S1", Terrain.EASY_HILL, 30, 20, 12, 8)
    lines = ("B1-1 line_12 35,26", f"R1-1 line_12 {red} 180")
    state = battle(Scenario.TAKE_HILL, *lines, attacker=None, scenery=(hill,))
    aim_at(state, "hill", hill.id, 1)
    return state


def marked(red: str) -> State:
    state = battle(Scenario.CONTROL_REGION, "B1-1 line_12 30,19", f"R1-1 line_12 {red} 180", attacker=None)
    aim(state, "marker", at(30, 24), 1)
    return state


def taught(blue: str) -> State:
    state = battle(Scenario.PITCHED_BATTLE, f"B1-1 line_12 {blue}", "R1-1 line_12 5,44 180", attacker=None)
    state.learning = True
    set_markers(state)
    return state


def crossed(red: str) -> State:
    state = battle(Scenario.CROSSING_OF_FATES, "B1-1 line_12 30,21", f"R1-1 line_12 {red} 180", attacker=None)
    aim(state, "crossroads", at(30, 24), 4)
    return state


def diagonal(red: str) -> State:
    wood = area("S1", Terrain.WOOD, 32, 20, 6, 6)
    lines = ("B1-1 line_12 35,24", f"R1-1 line_12 {red} 180")
    state = battle(Scenario.OBLIQUE_LINE, *lines, attacker=None, scenery=(wood,))
    aim_at(state, "objective", wood.id, 2)
    return state


def theirs(red: str) -> State:
    return quarters(f"B1-1 line_12 {1350 / 25.4},{905 / 25.4}", f"R1-1 line_12 {red} 180")


VICTORIES: dict[str, tuple[int, tuple[tuple[Callable[[], State], Side | None], ...]]] = {
    Scenario.PITCHED_BATTLE: (9, ((lambda: pitched(201), BLUE), (lambda: pitched(200), None))),
    Scenario.ASSAULT_POSITION: (9, ((lambda: works(4), BLUE), (lambda: works(3), None), (lambda: works(2), RED))),
    Scenario.DEFEND_FARM: (
        9,
        (
            (lambda: farmed("B1-1 line_24 35,17", "R1-1 line_24 35,40 180"), BLUE),
            (lambda: farmed("B1-1 line_24 35,15.5", "R1-1 line_24 60,45 180"), RED),
        ),
    ),
    Scenario.TAKE_HILL: (9, ((lambda: hilled("60,40"), BLUE), (lambda: hilled("38,22"), None))),
    Scenario.CONTROL_REGION: (
        9,
        (
            (lambda: marked("30,30.1"), BLUE),
            (lambda: marked("30,30"), None),
        ),
    ),
    Scenario.BATTLE_FOR_BRIDGE: (
        9,
        (
            (lambda: bridged("B1-1 line_12 10,10", "R1-1 line_12 35,40 180"), BLUE),
            (lambda: bridged("B1-1 line_12 10,10", "R1-1 line_12 35,39.9 180"), RED),
        ),
    ),
    Scenario.DEFEND_VILLAGE: (
        9,
        (
            (lambda: village(*(f"B1-{n} line_12 {10 * n},37" for n in (1, 2, 3)), "R1-1 line_12 in=S4"), BLUE),
            (lambda: village(*(f"B1-{n} line_12 {10 * n},37" for n in (1, 2)), "R1-1 line_12 in=S4"), RED),
        ),
    ),
    Scenario.WAR_ESCALATION: (10, ((lambda: escalated(-201), RED), (lambda: escalated(-200), None))),
    Scenario.CROSSING_OF_FATES: (
        10,
        (
            (lambda: crossed("30,28.1"), BLUE),
            (lambda: crossed("30,28"), None),
        ),
    ),
    Scenario.OBLIQUE_LINE: (9, ((lambda: diagonal("35,30"), BLUE), (lambda: diagonal("35,29.9"), None))),
    Scenario.DIVIDE_ET_IMPERA: (
        9,
        ((lambda: theirs("5,44"), BLUE), (lambda: theirs(f"{1350 / 25.4},{900 / 25.4 + 4}"), None)),
    ),
    Scenario.BORODINO: (
        9,
        (
            (lambda: heights("B1-1 line_12 9,31", "R1-1 line_12 31,31 180"), BLUE),
            (lambda: heights("B1-1 line_12 5,5", "R1-1 line_12 31,31 180"), RED),
        ),
    ),
    LEARNING: (4, ((lambda: taught("35,31"), BLUE), (lambda: taught("35,5"), None))),
}


def test_no_battle_is_left_out() -> None:
    assert list(VICTORIES) == list(game.scenarios)


@pytest.mark.rule(
    "16.14", "16.18", "16.23", "16.25", "16.28", "16.33", "16.37", "16.40", "16.45", "16.49", "16.52", "16.59"
)
@pytest.mark.parametrize("scenario", game.scenarios)
def test_every_battle_is_won_as_its_scenario_says_when_its_last_turn_ends(scenario: str) -> None:
    last, ways = VICTORIES[scenario]
    for opening, winner in ways:
        outcome = over(opening(), last)
        assert (outcome.winner, outcome.reason) == (winner and winner.value, TIME), opening().scenario
