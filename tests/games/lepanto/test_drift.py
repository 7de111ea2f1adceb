"""6.4 Drift."""

from __future__ import annotations

import pytest

from maestre.games.lepanto.data import ShipId, Side
from maestre.games.lepanto.table.state import Phase
from tests.games.lepanto.positions import Position, accepted, afloat, at, do, end_to, position, refused, ship

C, I = Side.CHRISTIAN, Side.ISLAMIC  # noqa: E741 - as in the lines of a position
STUCK = "immobilised=ram"


def drifted(*ships: str, wind: int = 4, side: Side = C) -> Position:
    """Open a turn in which the wind holds, and let a side drift."""
    table = position(*ships, "Z I galley 40,50 1", wind=wind, phase=Phase.OPENING)
    return end_to(table, side, Phase.MOVEMENT, dice=[1])


@pytest.mark.rule("6.4.a")
@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("A I galley 20,20 4 immobilised=ram", "6.4.a"),
        ("A I galliot 20,20 4 immobilised=ram", "6.4.a"),
        ("A C galleass 20,20 4 immobilised=doria", "6.4.a"),
        ("A C galleass 20,20 4", "6.1.a"),
    ],
)
def test_an_untowed_galleass_and_an_immobilised_ship_only_drift(line: str, rule: str) -> None:
    table = drifted(line, side=I if " I " in line else C)
    assert at(table, "A") == (21, 20)
    for steps in ("oar", "sail", "port"):
        refused(table, f"move A {steps}", rule)


@pytest.mark.rule("6.4.a")
@pytest.mark.parametrize(
    "line", ["A C galley 20,20 4", "A C galley 20,20 4 repulsed", "A C galley 20,20 4 exhausted=4"]
)
def test_no_other_ship_drifts(line: str) -> None:
    assert at(drifted(line), "A") == (20, 20)


@pytest.mark.audit("LD3")
@pytest.mark.rule("6.4.b")
@pytest.mark.parametrize(
    ("line", "own"),
    [("A C galleass 20,20 4", C), ("A C galleass 20,20 4 immobilised=doria", C), (f"A I galley 20,20 4 {STUCK}", I)],
)
def test_a_ship_drifts_one_hex_in_its_owner_s_movement_phase_and_once_a_turn(line: str, own: Side) -> None:
    table = drifted(line, wind=3)
    assert at(table, "A") == ((20, 21) if own is C else (20, 20))
    end_to(table, I, Phase.MOVEMENT)
    assert at(table, "A") == (20, 21)
    end_to(table, I, Phase.REORIENTATION)
    assert at(table, "A") == (20, 21)
    end_to(table, I, Phase.MOVEMENT, turn=6, dice=[1])
    assert at(table, "A") == (21, 22)


@pytest.mark.rule("6.4.c")
@pytest.mark.parametrize("facing", [1, 2, 3, 4, 5, 6])
def test_drift_keeps_the_facing(facing: int) -> None:
    table = drifted(f"A C galleass 20,20 {facing}", wind=2)
    assert (at(table, "A"), ship(table, "A").facing) == ((19, 21), facing)


@pytest.mark.rule("6.4.d")
@pytest.mark.parametrize("names", [("A", "B", "D"), ("D", "B", "A"), ("B", "D", "A")])
@pytest.mark.parametrize(
    ("wind", "row"),
    [
        (1, [(20, 20), (19, 20), (18, 20), (17, 20)]),
        (2, [(20, 20), (19, 21), (19, 22), (18, 23)]),
        (3, [(20, 20), (20, 21), (21, 22), (21, 23)]),
        (4, [(20, 20), (21, 20), (22, 20), (23, 20)]),
        (5, [(20, 20), (20, 19), (21, 18), (21, 17)]),
        (6, [(20, 20), (19, 19), (19, 18), (18, 17)]),
    ],
)
def test_a_row_of_drifters_moves_together(names: tuple[str, ...], wind: int, row: list[tuple[int, int]]) -> None:
    ships = [
        f"{name} C galleass {col},{line} 4 immobilised=doria" for name, (col, line) in zip(names, row, strict=False)
    ]
    table = drifted(*ships, wind=wind)
    assert [at(table, name) for name in names] == row[1:]


@pytest.mark.rule("6.4.d")
def test_drift_is_over_before_the_first_move() -> None:
    table = drifted("A C galleass 20,20 4", "B C galley 20,19 2", "D C galley 20,21 5")
    refused(table, "move D oar", "6.5.a")
    do(table, "move B oar")
    assert (at(table, "A"), at(table, "B")) == ((21, 20), (20, 20))


@pytest.mark.rule("6.4.e")
def test_a_drifting_galleass_may_reorient() -> None:
    for marker in ("", "immobilised=doria"):
        table = drifted(f"A C galleass 20,20 4 {marker}")
        do(end_to(table, C, Phase.REORIENTATION), "face A 6")
        assert (at(table, "A"), ship(table, "A").facing) == ((21, 20), 6)


@pytest.mark.rule("6.4.e")
@pytest.mark.parametrize("allowed", [False, True])
def test_a_ship_stuck_after_its_ram_reorients_only_by_option(allowed: bool) -> None:
    table = position(
        f"X I galley 20,20 1 {STUCK}", side=I, phase=Phase.REORIENTATION, ram_immobilised_may_reorient=allowed
    )
    if allowed:
        accepted(table, "face X 2")
    else:
        refused(table, "face X 2", "7.5.k")


@pytest.mark.rule("6.4.f")
@pytest.mark.parametrize("blocker", ["B C galley 21,20 4", "B I galley 21,20 4", f"B I galley 21,20 4 {STUCK}"])
def test_a_drifter_waits_until_the_hex_is_free_or_the_wind_changes(blocker: str) -> None:
    table = drifted("A C galleass 20,20 1", blocker)
    assert at(table, "A") == (20, 20)
    end_to(table, C, Phase.MOVEMENT, turn=6, dice=[6])
    assert at(table, "A") == (20, 19)


@pytest.mark.rule("6.4.f")
def test_a_hex_left_later_in_the_phase_does_not_set_a_drifter_going() -> None:
    table = drifted("A C galleass 20,20 1", "B C galley 21,20 4")
    do(table, "move B oar")
    end_to(table, I, Phase.REORIENTATION)
    assert at(table, "A") == (20, 20)
    end_to(table, C, Phase.MOVEMENT, turn=6, dice=[1])
    assert at(table, "A") == (21, 20)


@pytest.mark.rule("6.4.f")
def test_a_drifter_behind_a_blocked_drifter_waits_too() -> None:
    table = drifted("A C galleass 20,20 1", "B C galleass 21,20 1", "D C galley 22,20 4")
    assert (at(table, "A"), at(table, "B")) == ((20, 20), (21, 20))


@pytest.mark.rule("6.4.f", "6.4.b")
def test_a_ship_stuck_in_its_target_s_hex_drifts_out_of_it() -> None:
    table = position("X I galley 21,20 1", "A C galley 20,20 4", side=I)
    do(table, "move X oar", "end", "ram X", dice=[6])
    assert at(table, "X") == at(table, "A") == (20, 20)
    end_to(table, C, Phase.MOVEMENT, turn=6, dice=[6])
    assert at(table, "X") == (20, 20)
    end_to(table, I, Phase.MOVEMENT)
    assert (at(table, "X"), at(table, "A")) == ((20, 19), (20, 20))
    accepted(end_to(table, C, Phase.REORIENTATION, dice=[1]), "face A 5")


@pytest.mark.rule("6.4.b", "6.4.f")
def test_a_rammed_galleass_drifts_away_from_the_ship_stuck_in_its_hex() -> None:
    table = position("X I galley 21,20 1", "A C galleass 20,20 4", side=I)
    do(table, "move X oar", "end", "ram X", dice=[6])
    end_to(table, C, Phase.MOVEMENT, turn=6, dice=[6])
    assert (at(table, "A"), at(table, "X"), table.state.rams) == ((20, 19), (20, 20), {})
    end_to(table, I, Phase.MOVEMENT)
    assert at(table, "X") == (20, 20)


@pytest.mark.rule("6.4.g")
def test_drift_follows_the_wind() -> None:
    table = position("A C galleass 20,20 4", turn=3, phase=Phase.OPENING)
    end_to(table, C, Phase.MOVEMENT, dice=[1])
    assert at(table, "A") == (21, 20)
    end_to(table, C, Phase.MOVEMENT, turn=4, dice=[5])
    assert at(table, "A") == (21, 21)


@pytest.mark.rule("6.4.h")
@pytest.mark.parametrize(
    ("hex", "wind", "lost"),
    [
        ("0,20", 1, True),
        ("0,20", 2, True),
        ("0,20", 4, False),
        ("1,20", 1, False),
        ("43,20", 4, True),
        ("20,56", 3, True),
        ("20,55", 3, False),
        ("6,56", 3, False),
        ("6,56", 4, False),
        ("10,4", 1, True),
        ("9,4", 4, True),
        ("10,4", 4, False),
        ("10,4", 5, True),
    ],
)
@pytest.mark.parametrize("kind", ["A C galleass {} 4", "A I galley {} 4 immobilised=ram"])
def test_a_ship_is_lost_off_the_map_under_the_turn_track_and_across_land(
    kind: str, hex: str, wind: int, lost: bool
) -> None:
    table = drifted(kind.format(hex), "B C galley 30,50 4", wind=wind, side=I)
    assert afloat(table, "A") is not lost
    assert (ShipId("A") in table.state.lost) is lost


@pytest.mark.rule("6.4.h", "10.0.e")
@pytest.mark.parametrize(
    ("line", "winner"), [("A C galleass 0,20 4", "islamic"), (f"A I galley 0,20 4 {STUCK}", "christian")]
)
def test_the_game_ends_when_the_last_ship_of_a_fleet_drifts_away(line: str, winner: str) -> None:
    other = "Z I galley 40,50 1" if " C " in line else "Z C galley 40,50 1"
    table = position(line, other, wind=1, phase=Phase.OPENING)
    table.show((1,))
    if winner == "christian":
        assert table.outcome is None
        do(table, "end", "end", "end")
    assert table.request is None
    assert table.outcome is not None
    assert table.outcome.winner == winner


@pytest.mark.rule("6.4.i")
@pytest.mark.parametrize("line", ["A C galleass 8,4 4", f"A I galley 8,4 4 {STUCK}"])
def test_drift_carries_deep_ships_into_a_shore_hex_unharmed(line: str) -> None:
    table = drifted(line, side=I)
    assert at(table, "A") == (9, 4)
