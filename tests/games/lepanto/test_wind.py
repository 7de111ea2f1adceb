"""6.3 Wind."""

from __future__ import annotations

import pytest

from maestre.games.lepanto import game
from maestre.games.lepanto.data import Side
from maestre.games.lepanto.table.state import Phase
from maestre.play import Table, Throw, log
from tests.games.lepanto.positions import Position, accepted, at, do, end_to, position, refused, ship

C, I = Side.CHRISTIAN, Side.ISLAMIC  # noqa: E741 - as in the lines of a position


def opened(*dice: int, wind: int = 4, turn: int = 5) -> Position:
    """Open a turn of a position with one galley a side, typing in the dice of the wind."""
    table = position("A C galley 20,20 4", "X I galley 30,20 1", turn=turn, wind=wind, phase=Phase.OPENING)
    return end_to(table, C, Phase.MOVEMENT, dice=dice)


@pytest.mark.rule("6.3.a")
@pytest.mark.parametrize("scenario", game.scenarios)
def test_on_turn_1_the_wind_blows_east_and_no_die_is_rolled_for_it(scenario: str) -> None:
    table = Table.new(game, scenario, typed_dice=True)
    if isinstance(table.request, Throw):
        assert table.request.rule == "9.0.a"
        table.show((1,))
    assert (table.state.turn, table.state.wind, table.state.calm) == (1, 4, False)
    assert table.waiting() == ("christian",)


@pytest.mark.rule("6.3.b")
def test_the_wind_is_checked_once_at_the_start_of_every_turn_from_the_second() -> None:
    table = Table.new(game, "learning", typed_dice=True)
    for turn in (1, 2, 3, 4, 5):
        if turn > 1:
            assert isinstance(table.request, Throw)
            assert (table.request.rule, table.state.phase) == ("6.3.c", Phase.OPENING)
            table.show((1,))
        assert table.state.turn == turn
        do(table, *["end"] * 6)


@pytest.mark.rule("3.2.b", "6.3.b")
def test_the_wind_holds_for_both_player_turns() -> None:
    table = opened(4, 2, turn=6)
    for side in (C, C, C, I, I, I):
        assert (table.state.turn, table.state.side, table.state.wind) == (6, side, 2)
        do(table, "end")


@pytest.mark.rule("6.3.c")
@pytest.mark.parametrize(("die", "wind"), [(1, 4), (2, 4), (3, 4), (5, 3), (6, 5)])
def test_the_wind_holds_on_1_to_3_and_shifts_on_5_and_6(die: int, wind: int) -> None:
    table = opened(die)
    assert (table.state.wind, table.state.calm) == (wind, False)
    told = [line.message.key for line in log(table, "christian")]
    assert told == ["wind-holds" if wind == 4 else "wind-shifts"]


@pytest.mark.rule("6.3.d")
@pytest.mark.parametrize("second", [1, 2, 3, 4, 5, 6])
def test_on_a_calm_a_second_die_gives_the_direction(second: int) -> None:
    table = opened(4, second)
    assert table.state.wind == second


@pytest.mark.rule("6.3.d")
def test_after_a_calm_ships_sail_with_the_new_wind() -> None:
    table = position("X I galley 30,20 1 exhausted=4", phase=Phase.OPENING)
    end_to(table, I, Phase.MOVEMENT, dice=[4, 2])
    refused(table, "move X oar", "6.7.b")
    refused(table, "move X sail sail sail", "6.2.c")
    do(table, "move X sail sail")
    assert at(table, "X") == (28, 20)


@pytest.mark.rule("6.3.d")
def test_by_option_a_calm_stops_sailing_for_that_turn() -> None:
    table = position("X I galley 30,20 1", phase=Phase.OPENING, calm_allows_sail=False)
    end_to(table, I, Phase.MOVEMENT, dice=[4, 1])
    refused(table, "move X sail", "6.3.d")
    accepted(table, "move X oar oar")
    end_to(table, I, Phase.MOVEMENT, turn=6, dice=[3])
    assert table.state.wind == 1
    accepted(table, "move X sail sail")


@pytest.mark.rule("6.3.d")
def test_by_option_drift_goes_on_in_a_calm() -> None:
    table = position("B C galleass 20,20 4", phase=Phase.OPENING, calm_allows_sail=False)
    end_to(table, C, Phase.MOVEMENT, dice=[4, 1])
    assert at(table, "B") == (19, 20)


@pytest.mark.rule("6.3.e")
@pytest.mark.parametrize("wind", [1, 2, 3, 4, 5, 6])
def test_a_shift_is_one_step_round_the_diagram(wind: int) -> None:
    clockwise = {1: 6, 2: 1, 3: 2, 4: 3, 5: 4, 6: 5}
    assert opened(5, wind=wind).state.wind == clockwise[wind]
    assert clockwise[opened(6, wind=wind).state.wind] == wind


@pytest.mark.rule("6.3.f")
@pytest.mark.parametrize(
    ("wind", "hex"), [(1, (19, 20)), (2, (19, 21)), (3, (20, 21)), (4, (21, 20)), (5, (20, 19)), (6, (19, 19))]
)
def test_the_number_of_the_wind_is_where_it_blows_to(wind: int, hex: tuple[int, int]) -> None:
    table = position("B C galleass 20,20 4", wind=wind, phase=Phase.OPENING)
    end_to(table, C, Phase.MOVEMENT, dice=[1])
    assert (at(table, "B"), ship(table, "B").facing) == (hex, 4)
