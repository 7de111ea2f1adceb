"""3.1, 3.3 and 4.0 as they are laid out: every hex of the coast, every ship's first hex, every figure on a counter."""

from __future__ import annotations

import pytest

from maestre.games.lepanto import game
from maestre.games.lepanto.data import Kind
from maestre.play import Table
from tests.games.lepanto.figures import BLOCKED, GRID, HIDDEN, LAND, SHORE, TYPES
from tests.games.lepanto.positions import Position, at, do, position, ship

Hex = tuple[int, int]
Place = tuple[str, Kind]


def column(col: int, first: int, last: int) -> list[Hex]:
    return [(col, row) for row in range(first, last + 1)]


def row(row: int, first: int, last: int) -> list[Hex]:
    return [(col, row) for col in range(first, last + 1)]


BATTLE: dict[Place, list[Hex]] = {
    ("christian-left", Kind.GALLEASS): [(12, 9), (12, 14)],
    ("christian-left", Kind.GALLEY): [(13, 9), (13, 14), *column(10, 6, 17), *column(9, 6, 16)],
    ("christian-centre", Kind.GALLEASS): [(12, 23), (12, 30)],
    ("christian-centre", Kind.GALLEY): [(13, 23), (13, 30), *column(10, 19, 34), *column(9, 19, 33)],
    ("christian-right", Kind.GALLEASS): [(12, 39), (12, 44)],
    ("christian-right", Kind.GALLEY): [(13, 39), (13, 44), *column(10, 36, 47), *column(9, 36, 46)],
    ("christian-reserve", Kind.GALLEY): column(0, 18, 35),
    ("islamic-left", Kind.GALLEY): [*column(30, 36, 49), *column(31, 36, 49)],
    ("islamic-left", Kind.GALLIOT): column(32, 39, 47),
    ("islamic-centre", Kind.GALLEY): [*column(31, 20, 33), *column(32, 20, 33)],
    ("islamic-centre", Kind.GALLIOT): column(33, 20, 33),
    ("islamic-right", Kind.GALLEY): [*column(30, 5, 17), *column(31, 5, 17)],
    ("islamic-right", Kind.GALLIOT): [(30, 4)],
    ("islamic-reserve", Kind.GALLEY): column(43, 25, 28),
    ("islamic-reserve", Kind.GALLIOT): [*column(43, 20, 24), *column(43, 29, 33)],
}
LEARNING: dict[Place, list[Hex]] = {
    ("christian-centre", Kind.GALLEASS): [(16, 26)],
    ("christian-centre", Kind.GALLEY): [(17, 26), *column(15, 22, 31)],
    ("islamic-centre", Kind.GALLEY): column(25, 22, 31),
    ("islamic-centre", Kind.GALLIOT): [(26, 24), (26, 27), (26, 30)],
}
LEFT_WINGS = {place: hexes for place, hexes in BATTLE.items() if place[0] in ("christian-left", "islamic-right")}


def array(table: Position) -> dict[Place, list[Hex]]:
    """Where the ships of each squadron stand, type by type, in the order of their numbers."""
    found: dict[Place, list[Hex]] = {}
    for one in sorted(table.state.ships.values(), key=lambda one: one.id):
        found.setdefault((one.squadron, one.kind), []).append(at(table, one.id))
    return found


@pytest.mark.rule("2.0.a", "3.1.a", "3.3.d", "4.0.a")
@pytest.mark.parametrize(
    ("scenario", "hexes", "last"),
    [("battle", BATTLE, 30), ("learning", LEARNING, 8), ("left-wings", LEFT_WINGS, 15)],
)
def test_every_ship_starts_on_its_silhouette(scenario: str, hexes: dict[Place, list[Hex]], last: int) -> None:
    table = Table.new(game, scenario, typed_dice=True)
    assert array(table) == hexes
    plan = game.figures.scenarios[scenario]
    assert (table.state.turn, plan.first_turn, plan.last_turn) == (1, 1, last)


@pytest.mark.rule("3.1.a", "6.2.p", "6.2.q", "6.4.h", "6.6.a")
def test_the_coast_the_shoals_and_the_turn_track_lie_where_the_map_has_them() -> None:
    land = [*row(0, 4, 43), *row(1, 5, 43), *row(2, 7, 13), *row(3, 9, 11)]
    shore = [(3, 0), *row(1, 3, 4), *row(2, 4, 6), *row(2, 14, 43), *row(3, 6, 8), *row(3, 12, 14), *row(4, 9, 12)]
    assert sorted(map(GRID.offset, LAND)) == sorted(land)
    assert sorted(map(GRID.offset, SHORE)) == sorted(shore)
    assert sorted(map(GRID.offset, HIDDEN)) == row(57, 7, 36)
    spit = ((9, 4), (10, 4))
    assert {(GRID.offset(one), GRID.offset(other)) for one, other in BLOCKED} == {spit, spit[::-1]}


@pytest.mark.parametrize(
    ("kind", "factors", "counter", "points", "sides"),
    [
        pytest.param(Kind.GALLEASS, (4, 8, 0), 1, 1, ("christian",), marks=pytest.mark.rule("3.3.a", "10.0.b")),
        pytest.param(Kind.GALLEY, (2, 4, 4), 2, 2, ("christian", "islamic"), marks=pytest.mark.rule("3.3.b", "10.0.b")),
        pytest.param(Kind.GALLIOT, (1, 2, 2), 2, 1, ("islamic",), marks=pytest.mark.rule("3.3.c", "10.0.b")),
    ],
)
def test_a_counter_prints_its_factors_and_how_many_ships_it_stands_for(
    kind: Kind, factors: tuple[int, int, int], counter: int, points: int, sides: tuple[str, ...]
) -> None:
    printed = TYPES[kind]
    assert (printed.guns, printed.arms, printed.boarding) == factors
    assert (printed.ships_per_counter, printed.points, printed.sides) == (counter, points, sides)


@pytest.mark.rule("6.4.b", "6.4.h", "6.4.i")
@pytest.mark.parametrize(
    ("hex", "wind", "there"),
    [
        ((20, 20), 1, (19, 20)),
        ((20, 20), 3, (20, 21)),
        ((8, 4), 4, (9, 4)),
        ((9, 4), 4, None),
        ((8, 3), 4, None),
        ((0, 20), 1, None),
        ((20, 56), 3, None),
        ((6, 56), 3, (6, 57)),
    ],
    ids=["west", "south-east", "shore", "spit", "land", "edge", "turn track", "beside the track"],
)
def test_a_drifter_goes_one_hex_with_the_wind_and_is_lost_on_land_and_off_the_sea(
    hex: Hex, wind: int, there: Hex | None
) -> None:
    col, row = hex
    table = position(
        f"X I galliot {col},{row} 1 immobilised=ram", "A C galley 40,30 4", "Y I galley 41,50 1", wind=wind
    )
    do(table, "end", "end", "end")
    assert (at(table, "X") if "X" in table.state.ships else None) == there
    if there:
        assert ship(table, "X").facing == 1
