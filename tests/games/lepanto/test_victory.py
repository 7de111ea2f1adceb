"""10.0 The winner: who is taken off before the count, what ships are worth, and how a game ends."""

import pytest

from maestre.games.lepanto import game
from maestre.games.lepanto.data import Kind, Side
from maestre.games.lepanto.table.state import Phase
from maestre.play import Order, Outcome
from tests.games.lepanto.figures import TURNS, TYPES, VICTORY
from tests.games.lepanto.positions import Position, do, position
from tests.games.lepanto.wandering import opened

CHRISTIAN, ISLAMIC = "christian", "islamic"


def fleet(side: str, kind: str, count: int, *, row: int, markers: str = "") -> list[str]:
    """Write a row of ships, far from those of other rows; more than 40 go on to the next row but one."""
    return [
        f"{side}{kind}{row}-{index} {side} {kind} {index % 40},{row + 2 * (index // 40)} 4 {markers}"
        for index in range(count)
    ]


def last_phase(*ships: str, turn: int = 30) -> Position:
    """A game with only the Islamic reorientation of a turn left to end."""
    return position(*ships, turn=turn, side=Side.ISLAMIC, phase=Phase.REORIENTATION)


def outcome(table: Position) -> Outcome:
    assert table.outcome is not None
    return table.outcome


def counted(*ships: str) -> dict[str, int]:
    """Give the points of both sides once the last turn is over."""
    return dict(outcome(do(last_phase(*ships), "end")).points)


@pytest.mark.rule("10.0.a")
def test_repulsed_and_immobilised_ships_are_taken_off_before_the_count() -> None:
    table = last_phase(
        *fleet("I", "galley", 3, row=50),
        "R I galley 20,20 1 repulsed",
        "M I galley 25,25 1 immobilised=ram",
        "N C galley 20,21 4",
    )
    assert "R" in table.state.ships
    do(table, "end")
    assert dict(outcome(table).points) == {CHRISTIAN: 2, ISLAMIC: 6}
    assert {name: loss.how for name, loss in table.quiet.lost.items()} == {"R": "removed", "M": "removed"}
    assert sorted(table.quiet.at.values()) == sorted(table.quiet.ships)


@pytest.mark.rule("10.0.a")
@pytest.mark.parametrize(
    ("enemy", "kept"),
    [
        ("C galley 20,22 4", False),
        ("C galley 20,23 4", True),
        ("C galleass 20,23 4", False),
        ("C galleass 20,24 4", True),
    ],
)
def test_a_repulsed_ship_that_no_enemy_reaches_recovers_before_the_removal(enemy: str, kept: bool) -> None:
    assert counted("R I galley 20,20 1 repulsed", f"N {enemy}")[ISLAMIC] == (2 if kept else 0)


@pytest.mark.rule("10.0.a")
@pytest.mark.parametrize(("marker", "points"), [("immobilised=doria", 2), ("", 3)])
def test_dorias_immobilised_galleasses_are_taken_off_too(marker: str, points: int) -> None:
    assert (
        counted(f"CR-A01 C galleass 12,39 4 {marker}", "G C galley 10,10 4", "Z I galley 40,10 1")[CHRISTIAN] == points
    )


@pytest.mark.rule("10.0.a")
def test_a_rammer_still_stuck_in_its_victim_is_taken_off_and_the_victim_counts() -> None:
    table = position("A I galley 21,20 1", "B C galley 20,20 4", "D I galley 40,40 1", turn=30, side=Side.ISLAMIC)
    do(table, "move A oar", "end", "ram A", dice=[6])
    do(table, "end", "end")
    assert dict(outcome(table).points) == {CHRISTIAN: 2, ISLAMIC: 2}
    assert table.quiet.rams == {}
    assert sorted(table.quiet.at.values()) == ["B", "D"]


@pytest.mark.rule("10.0.a")
@pytest.mark.parametrize("turn", [29, 30])
def test_nothing_is_taken_off_before_the_end_of_turn_30(turn: int) -> None:
    table = do(last_phase("M I galley 25,25 1 immobilised=ram", "N C galley 10,10 4", turn=turn), "end")
    assert (table.outcome is not None) is (turn == TURNS == 30)
    assert ("M" in table.state.ships) is (turn < 30)
    assert VICTORY.removed_before_count == ("repulsed", "immobilised")


@pytest.mark.rule("10.0.b")
def test_a_galley_is_worth_two_points_and_a_galleass_or_a_galliot_one() -> None:
    assert counted(
        *fleet("C", "galley", 40, row=10),
        *fleet("C", "galleass", 3, row=20),
        *fleet("I", "galley", 30, row=30),
        *fleet("I", "galliot", 7, row=40),
    ) == {CHRISTIAN: 83, ISLAMIC: 67}
    assert {kind: TYPES[kind].points for kind in Kind} == {Kind.GALLEY: 2, Kind.GALLEASS: 1, Kind.GALLIOT: 1}


@pytest.mark.rule("10.0.c")
@pytest.mark.parametrize(
    ("christian", "islamic", "winner"),
    [
        ((30, 1), (30, 0), CHRISTIAN),
        ((30, 0), (30, 1), ISLAMIC),
        ((1, 0), (0, 3), ISLAMIC),
        ((0, 3), (1, 0), CHRISTIAN),
    ],
)
def test_the_side_with_more_points_wins(christian: tuple[int, int], islamic: tuple[int, int], winner: str) -> None:
    galleys, galleasses = christian
    others, galliots = islamic
    table = last_phase(
        *fleet("C", "galley", galleys, row=10),
        *fleet("C", "galleass", galleasses, row=20),
        *fleet("I", "galley", others, row=30),
        *fleet("I", "galliot", galliots, row=40),
    )
    end = outcome(do(table, "end"))
    assert end.winner == winner
    assert end.reason == "turns-over"
    assert dict(end.points) == {CHRISTIAN: 2 * galleys + galleasses, ISLAMIC: 2 * others + galliots}


@pytest.mark.rule("10.0.c")
def test_ships_sunk_give_no_points_only_ships_kept_do() -> None:
    table = position(
        "A C galley 20,20 4",
        "B I galley 21,20 1",
        "D I galley 40,40 1",
        "E I galley 40,41 1",
        turn=30,
        phase=Phase.COMBAT,
    )
    do(table, "guns A B", dice=[1])
    do(table, *["end"] * 5)
    assert dict(outcome(table).points) == {CHRISTIAN: 2, ISLAMIC: 4}
    assert outcome(table).winner == ISLAMIC


@pytest.mark.rule("10.0.d")
def test_equal_points_are_a_draw() -> None:
    table = last_phase(
        *fleet("C", "galley", 22, row=10), *fleet("I", "galley", 20, row=30), *fleet("I", "galliot", 4, row=40)
    )
    end = outcome(do(table, "end"))
    assert end == Outcome(None, "turns-over", ((CHRISTIAN, 44), (ISLAMIC, 44)))


@pytest.mark.rule("10.0.d", "10.0.a")
@pytest.mark.parametrize("seed", range(3))
def test_a_battle_in_which_both_sides_pass_every_phase_is_a_draw_at_206(seed: int) -> None:
    table = opened("battle", seed)
    while table.request is not None:
        table.say(table.state.side.value, Order("end"))
    assert table.quiet.turn == 30
    assert outcome(table) == Outcome(None, "turns-over", ((CHRISTIAN, 206), (ISLAMIC, 206)))
    game.invariants(table.quiet)


@pytest.mark.rule("10.0.e")
def test_the_game_ends_at_once_when_a_fleet_has_no_ship_left_and_repulsed_ships_recover_first() -> None:
    table = position(
        "A C galley 20,20 4",
        *fleet("C", "galley", 3, row=10),
        *fleet("C", "galley", 4, row=19, markers="repulsed"),
        "CR-A01 C galleass 30,30 4 immobilised=doria",
        "Z I galley 21,20 1",
        turn=17,
        phase=Phase.COMBAT,
    )
    do(table, "guns A Z", dice=[1])
    assert outcome(table) == Outcome(CHRISTIAN, "fleet-lost", ((CHRISTIAN, 16), (ISLAMIC, 0)))
    assert (table.request, table.quiet.turn) == (None, 17)


@pytest.mark.rule("10.0.e")
@pytest.mark.parametrize(("die", "over"), [(2, True), (3, False)])
def test_the_game_goes_on_while_each_fleet_has_a_ship(die: int, over: bool) -> None:
    table = position("A I galley 20,20 4", "Z C galley 21,20 1", turn=17, side=Side.ISLAMIC, phase=Phase.COMBAT)
    do(table, "guns A Z", dice=[die])
    assert (table.outcome is not None) is over
    if over:
        assert outcome(table) == Outcome(ISLAMIC, "fleet-lost", ((CHRISTIAN, 0), (ISLAMIC, 2)))


@pytest.mark.rule("10.0.e")
def test_a_fleet_whose_last_ship_drifts_off_the_map_has_lost_at_once() -> None:
    table = position(
        "M I galley 43,20 1 immobilised=ram", "N C galley 10,10 4", turn=17, phase=Phase.REORIENTATION, wind=4
    )
    do(table, "end")
    assert outcome(table) == Outcome(CHRISTIAN, "fleet-lost", ((CHRISTIAN, 2), (ISLAMIC, 0)))


@pytest.mark.rule("10.0.e")
@pytest.mark.parametrize(("order", "die"), [("arms A Z", 3), ("board Z A", 2)])
def test_if_both_fleets_vanish_together_it_is_a_draw(order: str, die: int) -> None:
    table = position("A C galley 20,20 4", "Z I galley 20,21 1", turn=17, phase=Phase.COMBAT)
    do(table, order, dice=[die])
    assert outcome(table) == Outcome(None, "fleet-lost", ((CHRISTIAN, 0), (ISLAMIC, 0)))
