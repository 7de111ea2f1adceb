"""6.6 Shore hexes: which they are, and who may enter them."""

import pytest

from maestre.space.hexes import OFF
from tests.games.lepanto.figures import GRID, HIDDEN, LAND, SHORE, STEP
from tests.games.lepanto.positions import SIDES, Position, accepted, at, do, position, refused

NORTH_WEST = 6


def beside(who: str, cell: int, direction: int) -> Position:
    """Put a ship in a hex, heading for the next one in a direction."""
    col, row = GRID.offset(cell)
    return position(f"A {who} {col},{row} {direction}", side=SIDES[who[0]], wind=direction)


def approaches() -> list[tuple[int, int]]:
    """Every step from the open sea to the shore: from where, in which direction."""
    steps = [(cell, direction) for direction in range(1, 7) for cell in range(len(GRID.hexes))]
    open_sea = [(cell, direction) for cell, direction in steps if cell not in LAND | SHORE | HIDDEN]
    return [(cell, direction) for cell, direction in open_sea if STEP[direction][cell] in SHORE]


@pytest.mark.rule("6.6.a")
@pytest.mark.parametrize(
    ("place", "galley", "galliot"),
    [("10,5", "", ""), ("10,4", "6.6.b", ""), ("10,3", "6.2.q", "6.2.q")],
    ids=["open sea", "shore", "land"],
)
def test_a_hex_with_some_land_is_shore_and_one_with_none_is_not(place: str, galley: str, galliot: str) -> None:
    to = GRID.at(*map(int, place.split(",")))
    assert (to in SHORE, to in LAND) == (galley == "6.6.b", galley == "6.2.q")
    start = STEP[3][to]
    assert STEP[NORTH_WEST][start] == to
    for who, which in (("C galley", galley), ("I galley", galley), ("I galliot", galliot)):
        table = beside(who, start, NORTH_WEST)
        if which:
            refused(table, "move A oar", which)
        else:
            accepted(table, "move A oar")


@pytest.mark.rule("6.6.a")
def test_land_is_fringed_by_shore_so_that_no_hex_of_open_sea_touches_it() -> None:
    fringe = {STEP[direction][cell] for cell in LAND for direction in range(1, 7)} - LAND - {OFF}
    assert fringe
    assert fringe <= SHORE


@pytest.mark.rule("6.6.b")
@pytest.mark.parametrize("step", ["oar", "sail"])
def test_from_every_hex_of_open_sea_galliots_enter_the_shore_and_galleys_do_not(step: str) -> None:
    ways = approaches()
    assert {STEP[direction][cell] for cell, direction in ways} >= {GRID.at(10, 4), GRID.at(30, 2), GRID.at(3, 0)}
    for cell, direction in ways:
        refused(beside("C galley", cell, direction), f"move A {step}", "6.6.b")
        refused(beside("I galley", cell, direction), f"move A {step}", "6.6.b")
        table = do(beside("I galliot", cell, direction), f"move A {step}")
        assert GRID.at(*at(table, "A")) == STEP[direction][cell]


@pytest.mark.rule("6.6.b")
def test_the_shore_stops_a_longer_move_of_a_galley_but_not_of_a_galliot() -> None:
    galley = position("A I galley 11,6 6", side=SIDES["I"], wind=6)
    accepted(galley, "move A oar")
    refused(galley, "move A oar oar", "6.6.b")
    galliot = do(position("A I galliot 11,6 6", side=SIDES["I"], wind=6), "move A oar oar")
    assert at(galliot, "A") == (10, 4)


@pytest.mark.rule("6.6.b")
def test_a_galley_cannot_bring_a_galleass_into_the_shore_and_a_galliot_moves_along_it() -> None:
    pair = position("A C galley 10,5 6", "X C galleass 11,6 6", tows={"X": "A"})
    refused(pair, "move A oar", "6.6.b")
    assert (at(pair, "A"), at(pair, "X")) == ((10, 5), (11, 6))
    along = do(position("A I galliot 20,2 4", side=SIDES["I"]), "move A oar sail")
    assert at(along, "A") == (22, 2)
    assert GRID.at(22, 2) in SHORE
