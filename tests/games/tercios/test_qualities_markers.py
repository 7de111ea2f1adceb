"""Qualities that take markers from Troops, or move them."""

import pytest
from msgspec.structs import replace

from maestre.games.tercios.data import INCH, Footing, Quality, Scale, own_figures
from maestre.games.tercios.table.state import UnitId
from maestre.play import Order
from tests.games.tercios.leading import CHIEF, do, spot, staff, targets
from tests.games.tercios.positions import Position, action, chief, lead, officer, refused, troop

BASES = own_figures().bases

WIDTH = BASES[Scale.MM15][Footing.COMPANY][0] / INCH


# ------------------------------------------------------------------------------------------------------------- Diligent


@pytest.mark.rule("7.77")
@pytest.mark.parametrize(("faces", "disordered"), [((6, 4, 2), False), ((5, 5, 5), True)])
def test_diligent_takes_disorder_off_with_a_six(faces: tuple[int, ...], disordered: bool) -> None:
    table = action(staff(Quality.DILIGENT, troops=("B1-1 26,20 0 disordered",)))
    assert targets(table, Quality.DILIGENT) == (("B1-1",),)
    do(table, Quality.DILIGENT, "B1-1", faces=faces)
    assert troop(table, "B1-1").disordered is disordered
    assert table.state.leaders[CHIEF].exhausted is True


# ----------------------------------------------------------------------------------------------------------- Honourable


@pytest.mark.rule("7.91")
def test_honourable_takes_one_wear_off_but_not_the_only_one() -> None:
    table = action(staff(Quality.HONOURABLE, troops=("B1-1 26,20 0 wear=2", "B1-2 34,20 0 wear=1")))
    assert targets(table, Quality.HONOURABLE) == (("B1-1",),)
    do(table, Quality.HONOURABLE, "B1-1", faces=(5, 5, 6))
    assert troop(table, "B1-1").wear == 1
    table = action(staff(Quality.HONOURABLE, troops=("B1-1 26,20 0 wear=2", "B1-2 34,20 0 wear=1")))
    lead(table, CHIEF)
    refused(table, "blue", Order(Quality.HONOURABLE, "B0", ("B1-2",)), "7.28", "no-target-of-action")


@pytest.mark.rule("7.91")
def test_an_elite_unit_may_lose_its_only_wear_to_honourable() -> None:
    table = action(staff(Quality.HONOURABLE, troops=("B1-1 26,20 0 wear=1",)))
    elite = replace(table.state.units[UnitId("B1-1")].entry, elite=True)
    table.state.units[UnitId("B1-1")] = replace(table.state.units[UnitId("B1-1")], entry=elite)
    do(table, Quality.HONOURABLE, "B1-1")
    assert troop(table, "B1-1").wear == 0


# ---------------------------------------------------------------------------------------------------------- Experienced


def experienced(*troops: str, blue: str = "shot_company tercio pike_company") -> Position:
    return action(staff(Quality.EXPERIENCED, troops=troops, blue=blue))


@pytest.mark.rule("7.85")
def test_experienced_dismantles_a_company_to_restore_a_formation() -> None:
    table = experienced("B1-2 33,20 0 wear=2", "B1-1 28,20 0", "B1-3")
    do(table, Quality.EXPERIENCED, "B1-1", "B1-2")
    assert troop(table, "B1-2").wear == 0
    assert UnitId("B1-1") not in table.state.units
    assert table.state.lost[UnitId("B1-1")].worth == 1


@pytest.mark.rule("7.85")
@pytest.mark.parametrize(
    ("company", "formation", "blue", "legal"),
    [
        ("28,20 0", "33,20 0 wear=1", "shot_company tercio", True),
        ("28,20 0", "33,20 0 wear=1", "pike_company tercio", True),
        ("28,20 0", "33,20 0 wear=1", "melee_company tercio", False),
        ("28,20 0 wear=2", "33,20 0 wear=1", "shot_company tercio", False),
        ("28,20 0", "33,20 0", "shot_company tercio", False),
        ("24,20 0", "36,20 0 wear=1", "shot_company tercio", False),
        ("28,20 0", "33,20 0 wear=1", "shot_company cuirassiers", False),
    ],
)
def test_experienced_needs_shot_or_pikes_not_at_the_limit_and_a_worn_formation_near(
    company: str, formation: str, blue: str, legal: bool
) -> None:
    table = experienced(f"B1-1 {company}", f"B1-2 {formation}", "B1-3", blue=blue)
    assert targets(table, Quality.EXPERIENCED) == ((("B1-1", "B1-2"),) if legal else ())


@pytest.mark.rule("7.26", "7.85")
def test_a_leader_inside_a_dismantled_company_stands_where_it_was() -> None:
    table = experienced("B1-2 33,20 0 wear=2", "B1-1 28,20 0", "B1-3")
    officer(table, "B1", inside=UnitId("B1-1"))
    do(table, Quality.EXPERIENCED, "B1-1", "B1-2")
    assert chief(table, "B1").inside is None
    where = spot(table, "B1")
    assert where is not None
    assert where[0] == 28


# ------------------------------------------------------------------------------------------------------------ Officious


@pytest.mark.rule("7.106")
def test_officious_moves_one_wear_between_two_of_a_kind() -> None:
    table = action(
        staff(Quality.OFFICIOUS, troops=("B1-1 27,20 0 wear=1", "B1-2 33,20 0 wear=2", "B1-3 30,15.5 0 wear=3"))
    )
    assert targets(table, Quality.OFFICIOUS) == (
        ("B1-1", "B1-2"),
        ("B1-2", "B1-1"),
        ("B1-3", "B1-1"),
        ("B1-3", "B1-2"),
    ), "who is At the Limit takes none"
    do(table, Quality.OFFICIOUS, "B1-1", "B1-2")
    assert (troop(table, "B1-1").wear, troop(table, "B1-2").wear) == (0, 3)


@pytest.mark.rule("7.106")
@pytest.mark.parametrize(
    ("apart", "blue", "legal"),
    [
        (6, "pike_company shot_company", True),
        (6.01, "pike_company shot_company", False),
        (3, "pike_company cuirassiers", False),
    ],
)
def test_officious_needs_two_of_a_kind_not_more_than_six_inches_apart(apart: float, blue: str, legal: bool) -> None:
    places = (f"B1-1 {30 - (apart + WIDTH) / 2},20 0 wear=1", f"B1-2 {30 + (apart + WIDTH) / 2},20 0", "B1-3")
    table = action(staff(Quality.OFFICIOUS, troops=places, blue=blue))
    assert targets(table, Quality.OFFICIOUS) == ((("B1-1", "B1-2"),) if legal else ())


@pytest.mark.rule("7.106")
def test_officious_needs_two_of_one_command() -> None:
    table = action(staff(Quality.OFFICIOUS, troops=("B1-1 27,20 0 wear=1", "B1-2 33,20 0", "B1-3")))
    one = UnitId("B1-2")
    table.state.units[one] = replace(table.state.units[one], command=table.state.leaders[CHIEF].command)
    assert targets(table, Quality.OFFICIOUS) == ()
