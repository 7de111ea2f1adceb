"""Cavalry: bad ground, high walls, light horse before a line, lances (6.01-6.02, 6.11-6.12, 6.17-6.21)."""

from __future__ import annotations

from typing import Any

import pytest

from maestre.games.aguila.charging.reach import reachable
from maestre.games.aguila.data import Terrain
from maestre.games.aguila.fighting.melee import strike_of
from maestre.games.aguila.table.state import Charge, State, UnitId
from maestre.games.aguila.table.subjects import Strike
from maestre.play import Order
from tests.games.aguila.charging import AWAY, FRONT, OTHERS, RIGHT, asked, charging, declare, options, say, thrown
from tests.games.aguila.positions import area, keys, placed, refused, roll, unit

B, R = UnitId("B1-1"), UnitId("R1-1")
WOOD = area("W", Terrain.WOOD, 24, 19, 12, 6)


def blows(
    state: State, striker: str = "B1-1", *, counter: bool = False, chargers: tuple[str, ...] = ("B1-1",)
) -> Strike:
    """The blows of B1-1's charge at R1-1, or of R1-1 against it."""
    units = tuple(UnitId(one) for one in chargers)
    charge = Charge(units, R, (FRONT,) * len(units), moved=True, counter=counter)
    strike = strike_of(state, charge, UnitId(striker), R if striker in chargers else B)
    assert strike is not None
    return strike


def clashed(charger: str, target: str, *more: str, **fields: Any) -> State:
    return placed(f"B1-1 {charger}", f"R1-1 {target}", *more, **fields)


# ------------------------------------------------------------------------------------------------------- bad ground


@pytest.mark.rule("6.01")
@pytest.mark.parametrize(
    ("terrain", "number"),
    [(Terrain.WOOD, 5), (Terrain.MARSH, 5), (Terrain.ROCKS, 5), (Terrain.FIELDS, 4), (Terrain.VINEYARD, 4)],
)
def test_cavalry_fights_badly_in_woods_marsh_and_rocks(terrain: Terrain, number: int) -> None:
    ground = area("G", terrain, 24, 20, 12, 6)
    state = clashed("hussars_10 30,20 0", "dragoons_10 30,20 180", scenery=(ground,))
    assert blows(state).number.whole == number
    assert blows(state, "R1-1").number.whole == number


@pytest.mark.rule("6.01")
def test_ground_away_from_the_contact_does_not_matter_nor_to_infantry() -> None:
    behind = area("G", Terrain.WOOD, 24, 10, 12, 8)
    state = clashed("hussars_10 30,20 0", "dragoons_10 30,20 180", scenery=(behind,))
    assert blows(state).number.whole == 4
    foot = clashed("line_24 30,20 0", "line_24 30,20 180", scenery=(WOOD,))
    assert blows(foot).number.whole == 5


@pytest.mark.rule("6.21")
@pytest.mark.parametrize(
    ("terrain", "number"), [(Terrain.WOOD, 6), (Terrain.VINEYARD, 6), (Terrain.MARSH, 5), (Terrain.FIELDS, 4)]
)
def test_lancers_fight_worse_still_in_woods_and_vineyards(terrain: Terrain, number: int) -> None:
    ground = area("G", terrain, 24, 20, 12, 6)
    state = clashed("lancers_10 30,20 0", "dragoons_10 30,20 180", scenery=(ground,))
    assert blows(state).number.whole == number


@pytest.mark.rule("6.02")
def test_cavalry_does_not_charge_over_a_high_wall() -> None:
    wall = area("W", Terrain.HIGH_WALL, 28, 23.2, 8, 0.4)
    table = charging("B1-1 dragoons_10 30,20 0", "R1-1 line_24 30,24 180", *OTHERS, scenery=(wall,))
    refused(table, "blue", Order("charge", "B1-1", ("R1-1",)), "6.02", "charge-high-wall")
    open_field = placed("B1-1 dragoons_10 30,20 0", "R1-1 line_24 30,24 180")
    assert reachable(open_field, B)


# ------------------------------------------------------------------------------------------------------- light horse


@pytest.mark.rule("6.11", "6.12")
@pytest.mark.parametrize(("face", "goes"), [(4, True), (3, False)])
def test_light_horse_must_pass_a_test_to_charge_the_front_of_a_line(face: int, goes: bool) -> None:
    lines = ("B1-1 hussars_10 30,20 0", "R1-1 line_24 30,26 180", "R1-2 line_24 36,25 180 column")
    table = declare(charging(*lines, AWAY, *OTHERS), "B1-1", "R1-1")
    say(table, "none")
    thrown(table, "6.11")
    roll(table, face)
    assert unit(table, "R1-1").deeds.charged is goes
    if goes:
        assert "square" in options(table)
    else:
        assert "charge-refused" in keys(table)
        assert asked(table) == "2.10"
        refused(table, "blue", Order("charge", "B1-1", ("R1-2",)), "8.02", "charge-spent")


@pytest.mark.rule("6.11")
@pytest.mark.parametrize(
    ("charger", "target"),
    [
        ("dragoons_10 30,20 0", "line_24 30,26 180"),
        ("hussars_10 30,20 0", "line_24 30,26 180 column"),
        ("hussars_10 30,20 0", "line_24 32,29 90"),
        ("hussars_10 30,20 0", "dragoons_10 30,26 180"),
    ],
)
def test_nobody_else_hesitates(charger: str, target: str) -> None:
    table = declare(charging(f"B1-1 {charger}", f"R1-1 {target}", AWAY, *OTHERS), "B1-1", "R1-1")
    assert options(table)[0] == "hold"


# ------------------------------------------------------------------------------------------------------------ lances


@pytest.mark.rule("6.17")
@pytest.mark.parametrize(("striker", "counter", "wound"), [("B1-1", False, 3), ("R1-1", False, 4), ("R1-1", True, 3)])
def test_lances_count_only_for_who_charges_or_counter_charges(striker: str, counter: bool, wound: int) -> None:
    state = clashed("lancers_10 30,20 0", "lancers_10 30,20 180")
    assert blows(state, striker, counter=counter).wound.whole == wound


@pytest.mark.rule("6.17", "13.04")
def test_a_cuirass_stops_lances() -> None:
    state = clashed("lancers_10 30,20 0", "cuirassiers_10 30,20 180")
    assert blows(state).wound.whole == 5


@pytest.mark.rule("6.18", "6.19", "6.20")
@pytest.mark.parametrize(
    ("charger", "target", "joined", "number"),
    [
        ("lancers_10", "spain_volunteers_36 30,20 180 mass", False, 4),
        ("dragoons_10", "spain_volunteers_36 30,20 180 mass", False, 5),
        ("lancers_10", "line_24 30,20 180 square", False, 5),
        ("dragoons_10", "line_24 30,20 180 square", False, 6),
        ("lancers_10", "line_24 30,20 180 square", True, 4),
        ("dragoons_10", "line_24 30,20 180 square", True, 5),
    ],
)
def test_lancers_suffer_less_from_squares_and_masses_but_lose_their_lances(
    charger: str, target: str, joined: bool, number: int
) -> None:
    state = clashed(f"{charger} 30,20 0", target, "B1-2 line_24 40,10 0")
    strike = blows(state, chargers=("B1-1", "B1-2") if joined else ("B1-1",))
    assert (strike.number.whole, strike.wound.whole) == (number, 4)


@pytest.mark.rule("6.01")
@pytest.mark.parametrize(("x", "number"), [(32.4, 5), (22, 4)])
def test_the_contact_is_along_the_front_of_who_charged(x: float, number: int) -> None:
    """Dragoons that face north are charged in their right flank: the ground there counts, that on their left not."""
    ground = area("G", Terrain.WOOD, x, 16, 6, 1)
    state = placed("B1-1 hussars_10 32.46,18 270", "R1-1 dragoons_10 30,20 0", AWAY, scenery=(ground,))
    strike = strike_of(state, Charge((B,), R, (RIGHT,), moved=True), R, B)
    assert strike is not None
    assert strike.number.whole == number
