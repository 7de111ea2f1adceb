"""Melee: both rounds at the same time, hits and resisting, mala guerra, and what ground gives."""

from fractions import Fraction
from math import comb

import pytest

from maestre.games.tercios.data import Element
from maestre.games.tercios.table import subjects
from maestre.games.tercios.table.state import UnitId
from maestre.games.tercios.table.subjects import Check, Melee
from maestre.play import Ask, Pick, Throw, odds
from tests.games.tercios.board import rectangle
from tests.games.tercios.fields import charge, courage, dice, field, fought, log_of, passing, told, where
from tests.games.tercios.positions import Position, roll, troop
from tests.matters import about

ONE, FOE = UnitId("B1-1"), UnitId("R1-1")
LINES = ("B1-1 30,20 0", "R1-1 30,24 180")
MISS3, MISS4 = (1, 1, 1), (1, 1, 1, 1)


def clash(
    *lines: str, cards: tuple[str, ...] = (), blue: str = "pike_company", red: str = "pike_company", **more: object
) -> Position:
    """Two in contact, the charger's dice due; two pike companies unless told otherwise."""
    return passing(charge(field(*(lines or LINES), blue=blue, red=red, **more), *cards))  # type: ignore[arg-type]


def melee(table: Position) -> Melee:
    assert isinstance(table.request, Throw), table.request
    assert isinstance(table.request.about, Melee)
    return table.request.about


@pytest.mark.rule("5.02", "5.14")
def test_the_steps_of_a_combat_come_once_each_in_their_order() -> None:
    table = clash(blue="melee_company")
    fought(table, (4, 1, 1, 1), (5, 1, 1), (4, 1, 1), (5, 1, 1))
    keys = ("charge-contact", "blows-struck", "combat-won", "combat-drawn")
    steps = [line for line in log_of(table) if line.message.key in keys]
    assert [line.message.key for line in steps] == ["charge-contact", "blows-struck", "blows-struck", "combat-drawn"]
    assert ["B1-1" in str(dict(line.message.args)["unit"]) for line in steps[1:3]] == [True, False]


@pytest.mark.rule("5.15")
def test_who_is_destroyed_by_the_first_blows_still_strikes_with_all_its_dice() -> None:
    table = clash("B1-1 30,20 0", "R1-1 30,24 180 wear=2", blue="tercio", red="classic_squadron")
    fought(table, (4, 4, 4, 4, 1, 1), MISS4)
    assert troop(table, "R1-1").wear == 2, "wear is laid when all dice have fallen"
    assert dice(table) == ("5.16", 4, 4)
    fought(table, (4, 4, 1, 1), MISS4)
    assert isinstance(table.request, Throw)
    assert isinstance(table.request.about, Check)
    assert (table.request.about.kind, table.request.about.needed) == ("rout", 2)
    assert (troop(table, "B1-1").wear, troop(table, "R1-1").wear) == (2, 6)


@pytest.mark.rule("5.16", "2.20")
@pytest.mark.parametrize(
    ("blue", "red", "count", "number"),
    [("cuirassiers", "tercio", 6, 5), ("tercio", "cuirassiers", 6, 4), ("tercio", "tercio", 6, 4)],
)
def test_combat_in_dice_against_the_defence_for_the_strikers_kind(blue: str, red: str, count: int, number: int) -> None:
    table = clash(blue=blue, red=red)
    assert dice(table) == ("5.16", count, number)


@pytest.mark.rule("5.16")
def test_each_die_that_reaches_the_defence_is_a_hit() -> None:
    table = clash(blue="cuirassiers", red="tercio")
    assert courage(table) == (4, 5)
    fought(table, (6, 5, 4, 4, 2, 1), (5, 1, 1, 1), (1, 1, 1, 1, 1, 1))
    assert troop(table, "R1-1").wear == 1


@pytest.mark.rule("6.90")
def test_gunners_fight_as_infantry() -> None:
    table = clash("B1-1 30,20 0", "R1-1 30,24 180", blue="tercio", red="light_gun")
    assert melee(table).numbers == (3, 4)


@pytest.mark.rule("5.17", "5.19")
@pytest.mark.parametrize(
    ("hits", "resist", "wear"), [((4, 4, 4, 1, 1, 1), (6, 5, 4, 1), 1), ((4, 4, 4, 4, 1, 1), (5, 4, 4, 1), 3)]
)
def test_each_five_cancels_a_hit_and_each_other_hit_is_wear(
    hits: tuple[int, ...], resist: tuple[int, ...], wear: int
) -> None:
    table = clash(blue="tercio", red="tercio")
    fought(table, hits, resist, MISS4)
    assert troop(table, "R1-1").wear == wear
    assert not troop(table, "R1-1").disordered


@pytest.mark.rule("5.18")
def test_who_is_hit_and_cancels_nothing_is_disordered() -> None:
    table = clash(red="melee_company")
    fought(table, (4, 4, 1, 1), (4, 3, 2), MISS3)
    assert troop(table, "R1-1").disordered
    assert not troop(table, "B1-1").disordered, "who was not hit does not resist"


@pytest.mark.rule("5.20", "5.46")
def test_who_caused_more_wins_even_if_its_own_wear_destroys_it() -> None:
    table = clash("B1-1 30,20 0", "R1-1 30,24 180 wear=5", blue="melee_company", red="tercio")
    fought(table, (4, 1, 1, 1), MISS4, (4, 4), MISS3)
    roll(table, 1, 1, 1, 1, 1)
    won = next(line for line in log_of(table) if line.message.key == "combat-won")
    assert dict(won.message.args)["caused"] == 2
    assert "R1-1" in str(dict(won.message.args)["unit"])
    assert FOE in table.state.lost
    table.say("blue", "stay")
    assert where(table, "B1-1") == (30, 24), "the survivor does not withdraw"


@pytest.mark.rule("5.39", "5.40")
def test_both_may_rout_in_the_same_combat() -> None:
    lines = ("B1-1 30,20 0 wear=1", "R1-1 30,24 180 wear=3", "B1 in B1-1")
    table = charge(field(*lines, blue="shot_company", red="melee_company"))
    roll(table, 6, 1, 1)
    passing(table)
    fought(table, (4, 1, 1), MISS3, (3, 3), MISS3)
    for name in ("R1-1", "B1-1"):
        assert isinstance(table.request, Throw)
        assert about(table.request, subjects.Check).unit == name
        roll(table, 1, 1, 1)
    assert not table.state.units
    assert [name for name in table.state.lost if "-" in name] == ["R1-1", "B1-1"]


@pytest.mark.rule("5.16", "5.17")
def test_the_odds_of_a_fight_are_those_of_its_dice() -> None:
    table = clash(blue="melee_company", red="melee_company")
    found = odds(table, lambda one: troop(one, "R1-1").wear, lambda one: not _blows(one), seconds=20)
    unhurt = sum(
        Fraction(comb(4, hits), 2**4) * sum(Fraction(comb(3, n) * 2 ** (3 - n), 3**3) for n in range(hits, 4))
        for hits in range(4)
    )
    assert found.exact
    assert found.chances[0] == unhurt


def _blows(table: Position) -> bool:
    return isinstance(table.request, Throw) and table.request.rule == "5.16"


# -------------------------------------------------------------------------------------------------------- mala guerra


def even(table: Position) -> Position:
    """A round in which both cause one wear."""
    fight = melee(table)
    for place in (0, 1):
        fought(table, (6, *[1] * (fight.dice[place].whole - 1)), (1,) * fight.courage[1 - place].whole)
    return table


@pytest.mark.rule("5.33", "6.114")
def test_either_of_two_pike_units_may_call_for_mala_guerra_after_a_draw() -> None:
    table = even(clash())
    assert isinstance(table.request, Ask)
    assert (table.request.seat, table.request.rule, table.request.choice) == (
        "blue",
        "5.33",
        Pick(("mala-guerra", "pass")),
    )
    table.say("blue", "pass")
    assert table.request.seat == "red"
    table.say("red", "mala-guerra")
    assert melee(table).round == 2


@pytest.mark.rule("5.31", "5.33")
def test_if_nobody_calls_the_charger_disengages() -> None:
    table = even(clash())
    table.say("blue", "pass")
    table.say("red", "pass")
    assert where(table, "B1-1") == (30, 21)
    assert where(table, "R1-1") == (30, 24)


@pytest.mark.rule("6.114", "5.33")
def test_without_pikes_there_is_no_mala_guerra() -> None:
    table = even(clash(red="melee_company"))
    assert not isinstance(table.request, Ask) or table.request.rule != "5.33"
    assert where(table, "B1-1") == (30, 21)


@pytest.mark.rule("5.33")
def test_who_does_not_survive_the_round_cannot_call() -> None:
    table = even(clash("B1-1 30,20 0", "R1-1 30,24 180 wear=3"))
    roll(table, 1, 1, 1)
    assert isinstance(table.request, Ask)
    assert table.request.rule == "5.32"


@pytest.mark.rule("5.34")
def test_there_is_no_mala_guerra_after_a_charge_from_the_flank() -> None:
    table = even(clash("B1-1 30,20 0", "R1-1 30,25.6 0"))
    assert not isinstance(table.request, Ask) or table.request.rule != "5.33"
    assert where(table, "B1-1") == (30, 21)


@pytest.mark.rule("5.35", "5.45")
@pytest.mark.parametrize(("away", "courage"), [(0, 4), (2, 3)])
def test_a_wall_that_the_charge_crosses_protects_who_touches_it(away: float, courage: int) -> None:
    wall = rectangle("wall", Element.WALL, 25, 23.75 - away, 10, 0.25)
    table = clash(scenery=(wall,))
    assert melee(table).courage[1].whole == courage
    even(table)
    called = isinstance(table.request, Ask) and table.request.rule == "5.33"
    assert called is (away > 0)


@pytest.mark.rule("5.35", "5.44", "5.45")
def test_a_wall_elsewhere_takes_nothing_from_the_one_at_which_a_unit_stands() -> None:
    walls = (
        rectangle("wall", Element.WALL, 25, 23.75, 10, 0.25),
        rectangle("another", Element.WALL, 50, 23.75, 10, 0.25),
    )
    assert melee(clash(scenery=walls)).courage[1].whole == 4


@pytest.mark.rule("5.35")
def test_there_is_no_mala_guerra_against_wagons() -> None:
    called = [
        isinstance(table.request, Ask) and table.request.rule == "5.33"
        for table in (even(clash(red=f"streltsi+pikes{more}")) for more in ("", "+gulyay_gorod"))
    ]
    assert called == [True, False]


@pytest.mark.rule("5.45")
def test_a_wall_does_not_protect_from_the_open_side() -> None:
    wall = rectangle("wall", Element.WALL, 25, 25.6, 10, 0.25)
    assert melee(clash(scenery=(wall,))).courage[1].whole == 3


@pytest.mark.rule("5.44", "9.32")
@pytest.mark.parametrize(
    ("red", "element", "inside", "outside"),
    [("classic_squadron", Element.LARGE_BUILDING, 6, 4), ("pike_company", Element.SMALL_BUILDING, 4, 3)],
)
@pytest.mark.parametrize("held", [True, False])
def test_a_building_protects_who_is_charged_in_it_and_not_beside_it(
    red: str, element: Element, inside: int, outside: int, held: bool
) -> None:
    house = rectangle("house", element, 27, 24 if held else 34, 6, 6, garrison="R1-1" if held else "")
    table = clash("B1-1 30,20 0", "R1-1 30,24 180", red=red, scenery=(house,))
    assert melee(table).courage[1].whole == (inside if held else outside)
    assert melee(table).courage[0].whole == 3, "who charges has nothing of it"


@pytest.mark.rule("5.43")
@pytest.mark.parametrize(("edge", "combat"), [(23.9, 6), (24.1, 4), (18, 4)])
def test_height_helps_who_is_wholly_on_it_against_who_is_not(edge: float, combat: int) -> None:
    hill = rectangle("hill", Element.HILL, 20, edge, 20, 10)
    table = clash(blue="classic_squadron", red="classic_squadron", scenery=(hill,))
    assert melee(table).dice[1].whole == combat


@pytest.mark.rule("5.36", "5.37", "5.38")
def test_mala_guerra_of_two_rounds_without_the_benefits_of_the_first() -> None:
    table = charge(field(*LINES, "R1 in R1-1", blue="classic_squadron", red="classic_squadron"), "R1-1=resistid")
    table.say("red", "react")
    roll(table, 6, 1, 1, 1)
    assert [one.whole for one in (*melee(table).dice, melee(table).courage[1])] == [6, 4, 6]
    even(table)
    table.say("blue", "mala-guerra")
    fight = melee(table)
    assert [one.whole for one in (*fight.dice, fight.courage[1])] == [4, 4, 2], "both are disordered, nobody braced"
    even(table)
    table.say("blue", "pass")
    table.say("red", "mala-guerra")
    assert melee(table).round == 3
    fought(table, (6, 6, 1, 1), (1, 1), (6, 1, 1, 1), (5, 1))
    assert "combat-won" in told(table)
    assert told(table).count("blows-struck") == 6
    assert (troop(table, "B1-1").wear, troop(table, "R1-1").wear) == (2, 4)
    assert where(table, "R1-1")[1] > 26, "who lost the last round withdraws"
