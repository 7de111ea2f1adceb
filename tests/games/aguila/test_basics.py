"""What units are made of, dice and measuring (1.01-1.08, 1.21-1.28), and the order of a turn (2.01-2.14)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import prod
from typing import Any

import pytest

from maestre.games.aguila.data import INCH, Arm, Class, Weapon
from maestre.games.aguila.drill.formations import open_formations
from maestre.games.aguila.morale.courage import endurance
from maestre.games.aguila.table.places import base, outline
from maestre.games.aguila.table.rolls import Collapse, Courage, Passed, Salvo, Strikes
from maestre.games.aguila.table.state import Phase, UnitId
from maestre.play import Ask, Reading, view
from maestre.space import tabletop
from tests.games.aguila.clashes import blows, clashing
from tests.games.aguila.figures import TROOPS, UNITS
from tests.games.aguila.positions import field, placed
from tests.games.aguila.shots import shot, targets

ENEMY = "R1-1 line_24 30,24 180"


@pytest.mark.rule("1.01")
def test_every_unit_is_of_one_arm_and_its_profile_has_its_figures() -> None:
    assert {unit.arm for unit in UNITS.values()} == {Arm.INFANTRY, Arm.CAVALRY, Arm.ARTILLERY}
    state = placed("B1-1 line_12 30,20 0")
    assert state.profile_of(state.units[UnitId("B1-1")]).figures == endurance(state, UnitId("B1-1")) == 12
    assert base(state, "B1-1") == (12_000, 4_000)


@pytest.mark.rule("1.04")
def test_a_large_unit_is_still_of_its_class() -> None:
    state = placed("B1-1 austria_german_36 30,20 0", "B1-2 austria_german_24 40,20 0")
    assert [UNITS[f"austria_german_{size}"].class_ for size in (24, 36)] == [Class.LINE, Class.LINE]
    assert "mass" in open_formations(state, UnitId("B1-1"))
    assert "mass" not in open_formations(state, UnitId("B1-2"))
    foot = {one for one, row in TROOPS.classes.items() if Arm.INFANTRY in row.arms}
    named = {Class.LINE, Class.LIGHT, Class.GRENADIERS, Class.GUARD, Class.LANDWEHR, Class.MILITIA, Class.GUERRILLA}
    assert foot == {*named, Class.NOVICE}


@pytest.mark.rule("1.05")
@pytest.mark.parametrize(("away", "seen"), [(12, True), (12.1, False)])
def test_the_line_carries_muskets_that_reach_twelve_inches(away: float, seen: bool) -> None:
    state = placed("B1-1 line_24 30,20 0", f"R1-1 line_24 30,{20 + away} 180")
    assert (targets(state) == ["R1-1"]) is seen
    close = {Class.LINE, Class.NOVICE, Class.GRENADIERS, Class.LANDWEHR, Class.MILITIA}
    arms = {unit.weapon for unit in UNITS.values() if unit.arm is Arm.INFANTRY and unit.class_ in close}
    assert arms <= {Weapon.MUSKET, None}


@pytest.mark.rule("1.08")
def test_cavalry_is_light_of_the_line_or_heavy() -> None:
    horse = {one for one, row in TROOPS.classes.items() if Arm.CAVALRY in row.arms}
    assert horse == {Class.LIGHT, Class.LINE, Class.HEAVY}
    assert all(unit.class_ in horse for unit in UNITS.values() if unit.arm is Arm.CAVALRY)
    assert UNITS["france_hussars_10"].class_ is Class.LIGHT
    assert UNITS["france_dragoons_10"].class_ is Class.LINE
    assert UNITS["france_cuirassiers_10"].class_ is Class.HEAVY


@pytest.mark.rule("1.28")
@pytest.mark.parametrize(
    ("kind", "away", "seen"), [("hussars_10", 10, True), ("hussars_10", 10.1, False), ("dragoons_10", 3, False)]
)
def test_horsemen_shoot_only_with_what_their_profile_lists(kind: str, away: float, seen: bool) -> None:
    state = placed(f"B1-1 {kind} 30,20 0", f"R1-1 line_24 30,{20 + away} 180")
    assert (targets(state) == ["R1-1"]) is seen


@pytest.mark.rule("1.21")
def test_a_unit_has_as_many_dice_to_shoot_as_to_fight() -> None:
    state = placed("B1-1 line_24 30,20 0", ENEMY)
    assert shot(state).dice.whole == 12
    assert [one.dice.whole for one in blows(clashing("B1-1 line_24 30,20 0", "R1-1 line_24 30,20 180"))] == [12]


# --------------------------------------------------------------------------------------------------- measuring and dice


@pytest.mark.rule("1.22")
@pytest.mark.parametrize("seat", ["blue", "red", ""])
def test_anybody_may_measure_before_a_charge_is_declared(seat: str) -> None:
    table = field("B1-1 line_24 30,20 0", ENEMY, phase=Phase.CHARGES)
    assert isinstance(table.request, Ask)
    assert table.request.rule == "2.10"
    now = view(table, seat).now
    far = tabletop.distance(outline(now, "B1-1"), outline(now, "R1-1"))
    assert far.within(4 * INCH)
    assert not far.under(4 * INCH)
    assert table.entries == []


@pytest.mark.rule("1.25")
def test_dice_have_six_sides_and_impacts_those_of_their_gun() -> None:
    assert Strikes(count=2, number=4, wound=4).needs(()) == (6, 6)
    ball = Strikes(count=1, number=4, wound=4, impacts=(3,))
    assert ball.needs((6,)) == (3,)
    assert ball.needs((6, 2)) == (6, 6)
    assert ball.read((6, 2, 4, 3)) == 1


@pytest.mark.rule("1.27")
@pytest.mark.parametrize(("face", "wounds"), [(6, 1), (5, 0)])
def test_a_six_succeeds_whatever_is_needed(face: int, wounds: int) -> None:
    assert Strikes(count=1, number=2, wound=8).read((2, face)) == wounds
    assert Strikes(count=1, number=8, wound=2).needs((face,)) == (6,) * wounds
    assert Passed(8).read((face,)) is bool(wounds)


def chances(reading: Reading[Any]) -> dict[object, Fraction]:
    """How often each result comes, every face of every die thrown."""
    found: dict[object, Fraction] = {}

    def follow(faces: tuple[int, ...], part: Fraction) -> None:
        sides = reading.needs(faces)
        if not sides:
            found[reading.read(faces)] = found.get(reading.read(faces), Fraction(0)) + part
            return
        for fallen in product(*(range(1, each + 1) for each in sides)):
            follow(faces + fallen, part / prod(sides))

    follow((), Fraction(1))
    return found


VOLLEY = Strikes(count=2, number=4, wound=4, again=1)


@pytest.mark.rule("5.58", "5.67", "7.17", "7.28", "9.10", "10.07", "11.13", "11.30", "11.32", "15.09")
@pytest.mark.parametrize(
    "reading",
    [
        VOLLEY,
        Strikes(count=2, number=3, wound=5, wound_again=1),
        Strikes(count=1, number=4, wound=3, impacts=(3,)),
        Strikes(count=1, number=4, wound=4, impacts=(3,), share=(1, 2), wound_again=1),
        Strikes(count=2, number=2, wound=2, less=2, least=1),
        Strikes(count=1, number=5, wound=0, impacts=(3, 2)),
        Salvo((Strikes(count=1, number=4, wound=4), Strikes(count=1, number=5, wound=3)), 1, 1),
        Salvo((Strikes(count=1, number=4, wound=4, impacts=(2,)), Strikes(count=1, number=3, wound=2)), 0, 1),
        Collapse((2, 2), 5),
        Collapse((3, 2), 4),
        Courage(stun=9, rout=11, bonus=2),
        Passed(5, 1),
    ],
    ids=lambda reading: type(reading).__name__,
)
def test_chances_reckoned_by_stages_are_those_of_all_throws(reading: Reading[Any]) -> None:
    every = reading.outcomes()
    whole = sum(ways for _, ways in every)
    reckoned: dict[object, Fraction] = {}
    for faces, ways in every:
        reckoned[reading.read(faces)] = reckoned.get(reading.read(faces), Fraction(0)) + Fraction(ways, whole)
    assert reckoned == chances(reading)
