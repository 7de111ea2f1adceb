"""The doctrine: a captain's standing instructions, tried on positions and in whole games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from maestre.games.lepanto import game
from maestre.games.lepanto.data import Kind, ShipId, Side
from maestre.games.lepanto.doctrine.courses import CALM, courses
from maestre.games.lepanto.doctrine.lookout import _REPORTS
from maestre.games.lepanto.fighting.chances import arms_chances, boarding_chances
from maestre.games.lepanto.fighting.gunnery import gun_chance
from maestre.games.lepanto.fighting.ramming import ram_chance
from maestre.games.lepanto.sailing.movement import walk
from maestre.games.lepanto.table.state import Phase, State
from maestre.opponents import agent, answered
from maestre.play import Answer, Order, Table, Throw, View, fingerprint, view
from tests.games.lepanto.figures import DIRECTION_NAMES, FIGURES, GRID, SCENARIOS, SMALL_ARMS, TYPES
from tests.games.lepanto.positions import Position, at, combat, do, end_to, position, ship
from tests.games.lepanto.wandering import legal_moves, melee, opened, proposed

CHRISTIAN, ISLAMIC = Side.CHRISTIAN, Side.ISLAMIC
LAST = SCENARIOS["battle"].last_turn

Choose = Callable[[View[State], Random], Answer]


def answer(table: Position) -> Answer:
    """Ask the captain whose turn it is."""
    return answered(agent("veteran", game), view(table, table.waiting()[0]), Random(0))


def words(table: Position) -> str:
    """Give the captain's order in words."""
    told = answer(table)
    assert isinstance(told, Order)
    return " ".join((told.verb, told.piece, *told.objects)).strip()


def obey(table: Position, dice: tuple[int, ...] = ()) -> str:
    """Let the captain give one order, type in the dice for it, and say what it was."""
    said = words(table)
    do(table, said, dice=dice)
    return said


def phase_out(table: Position) -> list[str]:
    """Let the captain finish his phase, without dice, and list his orders."""
    side, phase = table.state.side, table.state.phase
    said = []
    while (table.state.side, table.state.phase) == (side, phase):
        said.append(obey(table))
    return said


def played(scenario: str, seed: int, christian: str = "veteran", islamic: str = "veteran") -> Iterator[Table[State]]:
    """Play a game, and show the table before each decision and at the end."""
    table, rng = opened(scenario, seed), Random(seed)
    who = {"christian": christian, "islamic": islamic}
    while table.request is not None:
        yield table
        seat = table.waiting()[0]
        table.say(
            seat,
            answered(agent("veteran", game), view(table, seat), rng)
            if who[seat] == "veteran"
            else proposed(table, rng),
        )
    yield table


def finished(scenario: str, seed: int, **who: str) -> Table[State]:
    """Play a game to its end."""
    *_, table = played(scenario, seed, **who)
    return table


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize(("scenario", "seed"), [("learning", 1), ("learning", 2), ("left-wings", 1), ("left-wings", 2)])
def test_every_answer_is_taken_by_the_table(scenario: str, seed: int) -> None:
    for table in played(scenario, seed):
        game.invariants(table.state if table.request is not None else table.quiet)
    assert table.outcome is not None


@pytest.mark.parametrize("option", game.options)
def test_it_plays_by_the_other_readings_of_the_book_too(option: str) -> None:
    table = Table.new(game, "learning", options={option: game.options[option][-1]}, seed=bytes(32))
    while table.request is not None:
        table.say(table.waiting()[0], answer(table))
    assert table.outcome is not None


@pytest.mark.parametrize("seed", range(40))
def test_it_finds_its_way_through_any_melee(seed: int) -> None:
    table = melee(seed)
    rng, phases = Random(seed), [(table.state.turn, table.state.side, table.state.phase)]
    while table.request is not None and len(phases) < 4:
        if isinstance(table.request, Throw):
            table.show((rng.randint(1, 6),))
        else:
            table.say(table.waiting()[0], answer(table))
        at = table.state.turn, table.state.side, table.state.phase
        phases += [at] if at != phases[-1] else []
    assert len(phases) == 4 or table.outcome is not None


@pytest.mark.parametrize("captain", ["christian", "islamic"])
def test_it_beats_chance_ten_times_out_of_ten(captain: str) -> None:
    other = "islamic" if captain == "christian" else "christian"
    for seed in range(10):
        outcome = finished("left-wings", seed, **{other: "random"}).outcome
        assert outcome is not None
        assert outcome.winner == captain, (seed, outcome)


def test_two_captains_both_lose_ships_before_small_arms_have_changed_for_long() -> None:
    lost = finished("left-wings", 5).quiet.lost
    assert 3 <= min(loss.turn for loss in lost.values()) <= SMALL_ARMS.halved_from_turn + 1
    assert {name[0] for name in lost} == {"C", "I"}


@pytest.mark.parametrize("seed", [1, 2])
def test_the_same_view_and_chance_give_the_same_answer_and_it_is_left_as_it_was(seed: int) -> None:
    for number, table in enumerate(played("learning", seed)):
        if number % 3 or not table.waiting():
            continue
        seen = view(table, table.waiting()[0])
        before = fingerprint(seen.now)
        first, again = (
            answered(agent("veteran", game), seen, Random(1)),
            answered(agent("veteran", game), seen, Random(1)),
        )
        _REPORTS.clear()
        afresh = answered(agent("veteran", game), seen, Random(1))
        assert first == again == afresh
        assert fingerprint(seen.now) == before


def test_two_games_at_once_do_not_disturb_each_other() -> None:
    apart = [finished("learning", seed).fingerprint() for seed in (1, 2)]
    games = [played("learning", seed) for seed in (1, 2)]
    tables = [next(one) for one in games]
    for _ in range(2000):
        tables = [next(one, table) for one, table in zip(games, tables, strict=True)]
    assert [table.fingerprint() for table in tables] == apart


# ---------------------------------------------------------------- chances and courses


def test_chances_are_those_of_the_charts() -> None:
    assert gun_chance(FIGURES, Kind.GALLEY, 2) == pytest.approx(2 / 6)
    assert gun_chance(FIGURES, Kind.GALLIOT, 2) == pytest.approx(1 / 6)
    assert ram_chance(FIGURES, 3) == pytest.approx(4 / 6)
    assert boarding_chances(FIGURES, 16, 4) == pytest.approx((5 / 6, 0, 1 / 6))
    assert arms_chances(FIGURES, Kind.GALLEY, CHRISTIAN, Kind.GALLEY, 1, 9) == pytest.approx((2 / 6, 1 / 6, 4 / 6))
    assert arms_chances(FIGURES, Kind.GALLEY, CHRISTIAN, Kind.GALLEY, 1, 10) == pytest.approx((3 / 6, 1 / 6, 3 / 6))
    assert arms_chances(FIGURES, Kind.GALLEY, CHRISTIAN, Kind.GALLEY, 1, 20) == pytest.approx((4 / 6, 1 / 6, 2 / 6))
    assert arms_chances(FIGURES, Kind.GALLEY, ISLAMIC, Kind.GALLEY, 1, 20) == pytest.approx((0, 0, 1))


@pytest.mark.parametrize("side", Side)
@pytest.mark.parametrize("rested", [True, False])
def test_courses_lead_wherever_the_rules_let_a_ship_go_and_never_row_in_vain(side: Side, rested: bool) -> None:
    marker = "" if rested else " exhausted=4"
    for facing in DIRECTION_NAMES:
        for wind in (CALM, *DIRECTION_NAMES):
            calm: dict[str, Any] = {"calm": True, "calm_allows_sail": False} if wind == CALM else {}
            table = position(f"A {side[0].upper()} galley 22,29 {facing}{marker}", side=side, wind=wind or 1, **calm)
            state, lone = table.state, ship(table, "A")
            least: dict[tuple[int, int], int] = {}
            for steps in legal_moves(state, lone):
                end = walk(state, lone, steps)
                least[end.cell, end.facing] = min(least.get((end.cell, end.facing), 9), end.oars)
            found: dict[tuple[int, int], int] = {}
            for course in courses(FIGURES, side, facing, wind, rested):
                end = walk(state, lone, course.steps)
                assert (end.facing, end.oars, end.exhausts) == (course.facing, course.oars, course.exhausts)
                found[end.cell, end.facing] = min(found.get((end.cell, end.facing), 9), end.oars)
            assert found == least


# ---------------------------------------------------------------- sailing


def test_while_the_enemy_is_far_the_foremost_sail_first_and_nobody_rows_hard() -> None:
    table = position("A C galley 10,20 4", "B C galley 11,20 4", "far I galley 40,20 1", side=CHRISTIAN, wind=4, turn=1)
    said = phase_out(table)
    assert [line.split()[1] for line in said[:2]] == ["B", "A"]
    assert all(not ship(table, name).exhausted for name in "AB")


def test_christians_let_islam_come() -> None:
    line = [f"C{row} C galley 15,{row} 4" for row in range(20, 24)]
    enemy = [f"I{row} I galley 22,{row} 1" for row in range(20, 24)]
    assert phase_out(position(*line, *enemy, turn=3, wind=1)) == ["end"]


def test_a_squadron_two_deep_comes_on_as_a_whole() -> None:
    """Nobody waits for those behind, who wait for nobody but those ahead."""
    front = [f"F{row} I galley 31,{row} 1" for row in range(20, 26)]
    rear = [f"R{row} I galley 32,{row} 1" for row in range(20, 26)]
    late = ["L I galley 40,22 1", "M I galley 40,24 1"]
    table = position(*front, *rear, *late, "A C galley 8,22 4", side=ISLAMIC, wind=4, turn=3)
    before = {name: one.cell for name, one in table.state.ships.items()}
    phase_out(table)
    gone = {name: GRID.distance(before[name], ship(table, name).cell) for name in before if name != "A"}
    assert min(gone.values()) >= 1, gone
    assert sum(gone.values()) >= 2 * len(gone) - 2, gone


def test_islam_closes_before_its_small_arms_fail() -> None:
    line = [f"C{row} C galley 15,{row} 4" for row in range(20, 24)]
    enemy = [f"I{row} I galley 26,{row} 1" for row in range(20, 24)]
    table = position(*line, *enemy, turn=3, wind=1, side=ISLAMIC)
    assert len(phase_out(table)) == len([*enemy, "end"])


@pytest.mark.parametrize(("column", "lets_go"), [(26, True), (32, False)])
def test_a_galleass_is_cast_off_when_the_enemy_is_near(column: int, lets_go: bool) -> None:
    table = position("A C galleass 20,20 4", "T C galley 21,20 4", f"I I galley {column},20 1", tows={"A": "T"}, turn=2)
    said = phase_out(table)
    assert ("cut A" in said) is lets_go
    assert (ShipId("A") in table.state.tows) is not lets_go


def test_a_galleass_is_taken_in_tow_while_the_enemy_is_far() -> None:
    for column, taken in ((24, ()), (40, ("A",))):
        table = position(
            "A C galleass 20,20 4", "T C galley 21,20 4", f"I I galley {column},20 1", phase=Phase.OPENING, turn=1
        )
        assert answer(table) == taken


def test_a_repulsed_ship_draws_off_until_it_rallies() -> None:
    table = position("A C galley 20,20 1 repulsed", "I I galley 22,20 1", wind=1)
    assert obey(table).startswith("move A")
    assert GRID.distance(ship(table, "A").cell, ship(table, "I").cell) > 2
    end_to(table, CHRISTIAN, Phase.COMBAT)
    assert not ship(table, "A").repulsed


def test_a_repulsed_ship_turns_its_stern_to_the_enemy() -> None:
    table = position("A C galley 20,20 4 repulsed", "I I galley 21,20 1", phase=Phase.REORIENTATION)
    obey(table)
    assert ship(table, "A").facing in (2, 6)


@pytest.mark.parametrize(("start", "rams"), [(23, True), (21, False)])
def test_a_ram_is_tried_where_speed_makes_it_pay(start: int, rams: bool) -> None:
    table = position("A C galley 20,20 4", f"I I galley {start},20 1", side=ISLAMIC, wind=1)
    assert (at(table, "A") in _ends(table, "I")) is rams


def test_whoever_is_ahead_at_the_end_does_not_ram() -> None:
    table = position("A C galley 20,20 4", "I I galley 23,20 1", "J I galley 40,20 1", side=ISLAMIC, wind=1, turn=LAST)
    assert at(table, "A") not in _ends(table, "I")


def _ends(table: Position, name: str) -> list[tuple[int, int]]:
    phase_out(table)
    return [at(table, name)]


# ---------------------------------------------------------------- fighting


def test_guns_come_first() -> None:
    table = combat("A C galley 20,20 4", "I I galley 21,20 1", turn=25)
    assert obey(table, dice=(6,)) == "guns A I"
    assert words(table) == "arms A I"


def test_guns_spare_a_friend_the_die_of_his_ram() -> None:
    table = position(
        "A C galley 20,20 4", "B C galley 20,22 4", "R I galley 23,20 1", "G I galley 20,21 6", side=ISLAMIC, wind=1
    )
    do(table, "move R sail sail oar", "end")
    assert words(table).split()[:2] == ["guns", "G"]


def test_even_odds_are_taken_and_worse_ones_left_alone() -> None:
    assert words(combat("A C galley 20,20 1", "I I galley 20,21 4", turn=5)) == "arms A I"
    assert words(combat("A C galley 20,20 1", "I I galley 20,22 4", turn=5)) == "end"


def test_several_ships_board_one_together() -> None:
    around = ["A C galley 19,20 5", "B C galley 21,20 5", "D C galley 19,21 4", "E C galley 20,21 4"]
    told = answer(combat(*around, "I I galley 20,20 1", turn=5))
    assert isinstance(told, Order)
    assert (told.verb, told.piece, sorted(told.objects)) == ("board", "I", ["A", "B", "D", "E"])


def test_two_or_three_do_not_board_together_but_each_alone_or_with_a_fourth() -> None:
    around = ["A I galley 19,20 5", "B I galley 21,20 5", "D I galley 19,21 4"]
    assert words(combat(*around, "C C galley 20,20 1", side=ISLAMIC, turn=12)) == "board C A"
    assert (
        words(combat(*around, "E I galley 20,21 4", "C C galley 20,20 1", side=ISLAMIC, turn=12)) == "board C A B D E"
    )


def test_the_stuck_have_nothing_to_lose() -> None:
    table = combat("A C galley 20,20 4", "I I galley 20,21 1 immobilised=ram", side=ISLAMIC, turn=5)
    assert words(table) == "arms I A"


def test_bows_turn_to_the_enemy_for_the_next_shot() -> None:
    table = position("A C galley 20,20 6", "I I galley 21,20 1", phase=Phase.REORIENTATION)
    assert words(table) == "face A 4"


def test_on_the_last_turn_a_poor_fight_is_refused_and_a_good_one_is_not() -> None:
    assert words(combat("A C galley 20,20 1", "I I galley 20,21 4", turn=LAST)) == "arms A I"
    assert words(combat("A C galley 20,20 1", "I I galley 20,21 4", side=ISLAMIC, turn=LAST)) == "end"


@pytest.mark.parametrize(("scenario", "seed"), [("learning", seed) for seed in range(12)] + [("left-wings", 1)])
def test_no_attack_of_the_last_turn_risks_more_than_it_can_gain(scenario: str, seed: int) -> None:
    for table in played(scenario, seed):
        state = table.state
        if not table.waiting() or state.turn < SCENARIOS[scenario].last_turn or state.phase is not Phase.COMBAT:
            continue
        told = answer(table)
        if isinstance(told, Order) and told.verb in ("arms", "board"):
            before = _balance(state, state.side)
            after = [_balance(after, state.side) for after in _faces(table, told)]
            assert sum(after) / len(after) > before, told


def _faces(table: Position, told: Order) -> Iterator[State]:
    """Give the position after an attack, once for each face of its die."""
    for face in range(1, 7):
        fork = table.fork(None)
        fork.say(table.state.side.value, told)
        while isinstance(fork.request, Throw):
            fork.show((face,))
        yield fork.state if fork.request is not None else fork.quiet


def _balance(state: State, side: Side) -> int:
    """Count points as they stand, an enemy's repulsed ships among them: they may yet rally."""
    return sum(
        TYPES[one.kind].points * (1 if one.side is side else -1)
        for one in state.ships.values()
        if not one.immobilised and not (one.repulsed and one.side is side)
    )
