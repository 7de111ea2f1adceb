"""The turn of Águila: initiative, who acts when, what is due at its end, how long a battle lasts (2.01-2.14, 16.09)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from maestre.games.aguila.armies.lists import ARMY_LISTS
from maestre.games.aguila.data import Nation, Scenario
from maestre.games.aguila.scenarios.opening import enlist
from maestre.games.aguila.table.moments import TURN_ENDS
from maestre.games.aguila.table.state import Go, Phase, Shaken, State, UnitId
from maestre.games.aguila.table.turn_parts import end_part
from maestre.games.aguila.turn.targets import shoot
from maestre.games.aguila.turn.victory import TIME, game_length, rest, result
from maestre.miniatures.sides import Side
from maestre.play import Ask, Each, Order, Reading, Throw
from tests.games.aguila.figures import FIGURES, FORCES, LISTS
from tests.games.aguila.positions import Position, field, happens, keys, placed, roll, unit

LINES = ("B1-1 line_24 20,10", "R1-1 line_24 20,38 180")
DONE = Order("done")


def begun(blue: int = 3, red: int = 3, *lines: str, turn: int = 2) -> Position:
    """A turn that begins, with the Strategic Factors of both sides."""
    table = field(*(lines or LINES), phase=Phase.INITIATIVE, turn=turn)
    for side, factor in ((Side.BLUE, blue), (Side.RED, red)):
        table.state.armies[side] = replace(table.state.armies[side], strategic_factor=factor)
    state = table.state
    return type(table)(table.game, table.header, state)


def winner(table: Position) -> str:
    """Who has the initiative: he is asked who moves first."""
    assert isinstance(table.request, Ask), table.request
    assert table.request.rule == "2.06"
    return table.request.seat


# ----------------------------------------------------------------------------------------------------------- initiative


@pytest.mark.rule("2.02")
def test_the_higher_die_with_the_strategic_factor_has_the_initiative() -> None:
    assert winner(roll(begun(4, 2), 2, 5)) == "red"
    assert winner(roll(begun(4, 2), 3, 4)) == "blue"


@pytest.mark.rule("2.02")
def test_a_tie_of_initiative_is_thrown_again() -> None:
    table = begun(3, 3)
    roll(table, 4, 4, 2, 3)
    assert winner(table) == "red"


@pytest.mark.rule("2.03")
def test_a_six_takes_the_initiative_whatever_the_totals() -> None:
    assert winner(roll(begun(4, 1), 5, 6)) == "red"


@pytest.mark.rule("2.04")
def test_of_two_sixes_the_higher_factor_wins_and_equals_throw_again() -> None:
    assert winner(roll(begun(3, 2), 6, 6)) == "blue"
    assert winner(roll(begun(3, 3), 6, 6, 1, 2)) == "red"


@pytest.mark.rule("2.05")
def test_the_strategic_factor_is_that_of_the_list() -> None:
    assert LISTS.row[Nation.FRANCE].strategic_factor == 4
    state = State(scenario=Scenario.PITCHED_BATTLE, armies={})
    enlist(state, Side.BLUE, ARMY_LISTS.army_of(FIGURES, "france_1500"), "france_1500")
    assert state.armies[Side.BLUE].strategic_factor == 4


# ------------------------------------------------------------------------------------------------------------ the parts


@pytest.mark.rule("2.01", "2.06", "2.07")
def test_the_phases_of_a_turn_and_who_begins_each() -> None:
    table = roll(begun(), 5, 2)
    table.say("blue", "red")
    seen: list[tuple[Phase, Side]] = []
    while table.state.turn == 2 and table.request is not None:
        if table.state.go is not None and (table.state.phase, table.state.go.side) not in seen:
            seen.append((table.state.phase, table.state.go.side))
        assert isinstance(table.request, Ask), table.request
        table.say(table.request.seat, DONE)
    assert seen[:2] == [(Phase.MOVEMENT, Side.RED), (Phase.MOVEMENT, Side.BLUE)], "blue has let red move first"
    assert table.state.turn == 3


@pytest.mark.rule("2.01", "2.07")
def test_after_movement_whoever_has_the_initiative_begins_each_phase() -> None:
    state = placed(*LINES)
    state.go = Go(Side.BLUE)
    order = [(state.phase, state.go.side)]
    while state.phase is not Phase.INITIATIVE:
        for _ in end_part(state):
            pass
        if state.go is not None:
            order.append((state.phase, state.go.side))
    parts = [(Phase.MOVEMENT, 2), (Phase.SHOOTING, 2)]
    assert [one for one, _ in order[:4]] == [phase for phase, count in parts for _ in range(count)]
    assert [phase for phase, _ in order[4:8]] == [Phase.CHARGES, Phase.COMBAT] * 2
    assert [phase for phase, _ in order[8:]] == [Phase.REORGANISATION] * 2
    assert [side for _, side in order[2::1] if side is Side.BLUE][:1] == [Side.BLUE]
    assert [order[index][1] for index in (2, 4, 8)] == [Side.BLUE] * 3


@pytest.mark.rule("2.08")
def test_one_side_gives_all_its_orders_before_the_other() -> None:
    table = field("B1-1 line_24 20,10", "B1-2 line_24 30,10", "R1-1 line_24 20,38 180")
    seats: list[str] = []
    rng = Random(1)
    while table.state.phase is Phase.MOVEMENT:
        if isinstance(table.request, Throw):
            table.show(tuple(6 for _ in table.request.reading.needs(())))
            continue
        assert isinstance(table.request, Ask)
        seats += [table.request.seat] if table.request.rule == "3.01" else []
        table.say(table.request.seat, next(table.request.proposals(table.state, rng)))
    assert seats == sorted(seats), "all of blue's orders, then all of red's"
    assert set(seats) == set(Side)


@pytest.mark.rule("2.09")
def test_who_is_routed_by_the_first_fire_does_not_shoot_back() -> None:
    lines = ("B1-1 line_24 20,20 0", "R1-1 line_12 20,25 180 damage=12", "R1-2 line_24 60,40 180")
    table = field(*lines, phase=Phase.SHOOTING)
    assert isinstance(table.request, Ask)
    assert isinstance(table.request.choice, Each)
    (_, options), *_ = table.request.choice.options
    table.say("blue", {"B1-1": next(one for one in options if one != "hold")})
    assert isinstance(table.request, Throw)
    roll(table, *_sixes(table.request.reading))
    assert UnitId("R1-1") not in table.state.units
    assert table.state.phase is not Phase.SHOOTING, "nobody else of red has a target, so red has no part"


def _sixes(reading: Reading[Any]) -> tuple[int, ...]:
    """A six for every die of a throw."""
    faces: tuple[int, ...] = ()
    while more := reading.needs(faces):
        faces += (6,) * len(more)
    return faces


@pytest.mark.rule("2.13")
def test_rallies_of_the_side_with_the_initiative_come_first() -> None:
    lines = (
        *("B1 general 20,8", "B1-1 line_24 20,12 damage=3"),
        *("R1 general 20,42", "R1-1 line_24 20,36 180 damage=3"),
    )
    table = field(*lines, phase=Phase.REORGANISATION)
    assert isinstance(table.request, Ask)
    assert (table.request.rule, table.request.seat) == ("12.13", Side.BLUE)
    table.say("blue", DONE)
    assert isinstance(table.request, Ask)
    assert (table.request.rule, table.request.seat) == ("12.13", Side.RED)


# ---------------------------------------------------------------------------------------------------- end of the turn


@pytest.mark.rule("2.14")
def test_what_is_due_at_the_end_of_a_turn_and_in_which_order() -> None:
    names = [one.__name__ for one in TURN_ENDS.procedures]
    assert names == ["break_tests", "weather_lasts", "markers_lapse", "game_length"]


@pytest.mark.rule("2.14")
def test_the_break_test_comes_before_the_game_length() -> None:
    state = placed(*LINES, turn=6, phase=Phase.REORGANISATION)
    state.armies[Side.BLUE] = replace(state.armies[Side.BLUE], broken=5)
    state.go = Go(Side.RED, last=True)
    table = happens(state, end_part)
    assert isinstance(table.request, Throw)
    assert table.request.rule in {"10.21", "5.67", "10.23"}, table.request.rule
    roll(table, 6)
    assert isinstance(table.request, Throw)
    assert table.request.rule == "16.09"


@pytest.mark.rule("16.09", "16.10", "16.58")
@pytest.mark.parametrize(
    ("scenario", "turn", "face", "goes_on"),
    [
        (Scenario.PITCHED_BATTLE, 6, 3, False),
        (Scenario.PITCHED_BATTLE, 6, 4, True),
        (Scenario.PITCHED_BATTLE, 7, 4, False),
        (Scenario.PITCHED_BATTLE, 7, 5, True),
        (Scenario.PITCHED_BATTLE, 8, 5, False),
        (Scenario.PITCHED_BATTLE, 8, 6, True),
        (Scenario.CROSSING_OF_FATES, 7, 3, False),
        (Scenario.CROSSING_OF_FATES, 7, 4, True),
        (Scenario.WAR_ESCALATION, 9, 5, False),
        (Scenario.WAR_ESCALATION, 9, 6, True),
        (Scenario.BORODINO, 7, 4, False),
        (Scenario.BORODINO, 7, 5, True),
        (Scenario.BORODINO, 8, 5, False),
        (Scenario.BORODINO, 8, 6, True),
    ],
)
def test_a_die_decides_whether_the_battle_goes_on(scenario: Scenario, turn: int, face: int, goes_on: bool) -> None:
    from maestre.games.aguila.table.state import Role

    state = placed(*LINES, turn=turn, scenario=scenario)
    for side, role in ((Side.BLUE, Role.ATTACKER), (Side.RED, Role.DEFENDER)):
        state.armies[side] = replace(state.armies[side], role=role)
    table = happens(state, game_length)
    roll(table, face)
    assert (not table.state.ended) is goes_on
    assert ("battle-over" in keys(table)) is not goes_on


@pytest.mark.rule("16.09", "16.10", "16.58")
@pytest.mark.parametrize(
    ("scenario", "turn", "ended"),
    [
        (Scenario.PITCHED_BATTLE, 5, False),
        (Scenario.PITCHED_BATTLE, 9, True),
        (Scenario.WAR_ESCALATION, 6, False),
        (Scenario.WAR_ESCALATION, 10, True),
    ],
)
def test_no_die_is_thrown_before_the_first_possible_end_nor_after_the_last(
    scenario: Scenario, turn: int, ended: bool
) -> None:
    table = happens(placed(*LINES, turn=turn, scenario=scenario), game_length)
    assert isinstance(table.request, Ask)
    assert bool(table.state.ended) is ended


@pytest.mark.rule("10.22")
def test_who_has_nobody_left_has_lost_and_who_has_fled_too() -> None:
    state = placed("B1-1 line_24 20,10")
    rest(state)
    assert (result(state).winner, state.phase) == ("blue", Phase.OVER)
    state = placed(*LINES)
    state.ended, state.winner = "army-broken", Side.RED
    rest(state)
    assert (result(state).winner, result(state).reason) == ("red", "army-broken")
    state = placed(*LINES)
    state.ended = TIME
    rest(state)
    assert result(state).winner is None


# ------------------------------------------------------------------------------------------------------------ abilities


@pytest.mark.rule("13.28")
@pytest.mark.parametrize(("face", "stunned"), [(3, True), (4, False)])
def test_a_stubborn_unit_may_shake_off_its_stun_when_a_turn_begins(face: int, stunned: bool) -> None:
    table = begun(3, 3, "B1-1 line_24 20,10 stunned +stubborn", "R1-1 line_24 20,38 180 stunned")
    assert isinstance(table.request, Throw)
    assert table.request.rule == "13.28"
    roll(table, face)
    assert bool(unit(table, "B1-1").stunned) is stunned
    assert unit(table, "R1-1").stunned
    assert isinstance(table.request, Throw)
    assert table.request.rule == "2.02"


@pytest.mark.rule("13.01")
@pytest.mark.parametrize(("words", "inches"), [("", 6), ("+fast", 7)])
def test_an_ability_prevails_over_the_general_rule(words: str, inches: int) -> None:
    from maestre.games.aguila.data import INCH
    from maestre.games.aguila.table.situation import tallied
    from maestre.games.aguila.table.subjects import Situation, Value

    state = placed(f"B1-1 line_24 20,10 column order=halt {words}", LINES[1], phase=Phase.CHARGES)
    found = tallied(state, Value.CHARGE, Situation(unit=UnitId("B1-1"), use="charge"))
    assert found.whole == inches * INCH


@pytest.mark.rule("12.20")
@pytest.mark.parametrize("name", FORCES)
def test_every_ready_force_has_one_chief(name: str) -> None:
    state = State(scenario=Scenario.PITCHED_BATTLE, armies={})
    enlist(state, Side.BLUE, ARMY_LISTS.army_of(FIGURES, name), name)
    assert [one.chief for one in state.officers.values()].count(True) == 1


# ---------------------------------------------------------------------------------------------------------------- parts


@pytest.mark.rule("2.01", "2.07", "2.08", "2.11", "2.12", "2.13")
@pytest.mark.parametrize(
    ("phase", "last", "after", "go"),
    [
        (Phase.MOVEMENT, False, Phase.MOVEMENT, Go(Side.BLUE, last=True)),
        (Phase.MOVEMENT, True, Phase.SHOOTING, Go(Side.BLUE)),
        (Phase.SHOOTING, False, Phase.SHOOTING, Go(Side.BLUE, last=True)),
        (Phase.SHOOTING, True, Phase.CHARGES, Go(Side.BLUE)),
        (Phase.CHARGES, False, Phase.COMBAT, Go(Side.RED)),
        (Phase.CHARGES, True, Phase.COMBAT, Go(Side.RED, last=True)),
        (Phase.COMBAT, False, Phase.CHARGES, Go(Side.BLUE, last=True)),
        (Phase.COMBAT, True, Phase.REORGANISATION, Go(Side.BLUE)),
        (Phase.REORGANISATION, False, Phase.REORGANISATION, Go(Side.BLUE, last=True)),
    ],
)
def test_which_part_follows_which(phase: Phase, last: bool, after: Phase, go: Go) -> None:
    """Red has its part; blue has the initiative, and begins every phase but movement, where red was told to."""
    state = State(scenario=Scenario.PITCHED_BATTLE, phase=phase, armies={}, initiative=Side.BLUE, first=Side.RED)
    state.go = Go(Side.RED, last)
    assert list(end_part(state)) == []
    assert (state.phase, state.go) == (after, go)


@pytest.mark.rule("2.09", "7.31")
def test_who_was_hurt_is_tested_when_all_fires_are_over() -> None:
    state = placed("B1-1 line_24 20,10", "R1-1 line_24 20,38 180 damage=3", phase=Phase.SHOOTING)
    state.go = Go(Side.BLUE, step="resolve")
    state.shaken = (Shaken(UnitId("R1-1")),)
    request = next(shoot(state))
    assert isinstance(request, Throw)
    assert request.rule == "10.07"
