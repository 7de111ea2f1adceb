"""After the melee: disengaging, retreating, blocked withdrawals, pursuit, consolidation."""

import pytest

from maestre.games.tercios.data import Element
from maestre.games.tercios.table.places import outline
from maestre.games.tercios.table.state import Agreed, Scenery, SceneryId, UnitId
from maestre.play import Ask, Pick
from maestre.space import tabletop
from tests.games.tercios.asked import blows
from tests.games.tercios.board import rectangle
from tests.games.tercios.fields import charge, facing, field, fought, passing, told, where
from tests.games.tercios.positions import GAME, Position, fail, opened, roll, succeed, troop

ONE, FOE = UnitId("B1-1"), UnitId("R1-1")
LINES = ("B1-1 30,20 0", "R1-1 30,24 180")
MISS3, MISS4, MISS6 = (1, 1, 1), (1, 1, 1, 1), (1,) * 6
HELD = ((4, 4, 1, 1), (5, 1, 1), MISS3)
"""Two hits of a charging company, one of them cancelled, none back: the target loses and disengages."""
BROKEN = ((4, 1, 1, 1), (1, 2, 4), MISS3)
"""One hit of a charging company, nothing cancelled, none back: the target loses and retreats."""


def clash(
    *lines: str, blue: str = "melee_company", red: str = "melee_company", scenery: tuple[Scenery, ...] = ()
) -> Position:
    """Two in contact, the charger's dice due; two companies unless told otherwise."""
    return passing(charge(field(*(lines or LINES), blue=blue, red=red, scenery=scenery)))


@pytest.mark.rule("5.22", "5.23")
def test_the_loser_disengages_straight_back_without_turning() -> None:
    table = fought(clash(), *HELD)
    assert (where(table, "R1-1"), facing(table, "R1-1")) == ((30, 27), 18000)
    assert where(table, "B1-1") == (30, 24)
    assert not troop(table, "R1-1").disordered
    assert "disengages" in told(table)


@pytest.mark.rule("5.23")
def test_a_disengagement_is_three_inches_whatever_the_ground() -> None:
    swamp = rectangle("swamp", Element.SWAMP, 20, 26, 20, 10)
    table = fought(clash(scenery=(swamp,)), *HELD)
    assert where(table, "R1-1") == (30, 27)


@pytest.mark.rule("5.24")
@pytest.mark.parametrize(("red", "y", "back"), [("melee_company", 23.2, 28.6), ("tercio+squares", 21.6, 29.4)])
def test_a_flanked_loser_turns_to_its_enemy_before_it_falls_back(red: str, y: float, back: float) -> None:
    table = clash(f"B1-1 36,{y} 270", "R1-1 30,24 0", red=red)
    flanked = red == "melee_company"
    fought(table, (4, 4, 1, 1), (5, 1) if flanked else (5, 1, 1, 1), (1, 1) if flanked else MISS4)
    assert facing(table, "R1-1") == 9000
    assert where(table, "R1-1") == pytest.approx((back, y), abs=0.02)


@pytest.mark.rule("5.25")
def test_a_blocked_disengagement_costs_one_wear() -> None:
    table = fought(clash(*LINES, "R1-2 30,27.6 180", red="melee_company melee_company"), *HELD)
    assert where(table, "R1-1") == (30, 26)
    assert troop(table, "R1-1").wear == 2
    assert "withdrawal-blocked" in told(table)


@pytest.mark.rule("5.25", "5.39")
def test_the_wear_of_a_blocked_withdrawal_may_rout() -> None:
    lines = ("B1-1 30,20 0", "R1-1 30,24 180 wear=2", "R1-2 30,27.6 180")
    table = fought(clash(*lines, red="melee_company melee_company"), *HELD)
    roll(table, 1, 1, 1)
    assert FOE in table.state.lost
    assert isinstance(table.request, Ask)
    assert table.request.rule == "5.32"


@pytest.mark.rule("5.26")
def test_the_winner_steps_back_from_a_loser_that_cannot_move() -> None:
    table = fought(clash(*LINES, "R1-2 30,25.6 180", red="melee_company melee_company"), *HELD)
    assert where(table, "R1-1") == (30, 24)
    assert where(table, "B1-1") == (30, 23)
    assert facing(table, "B1-1") == 0


@pytest.mark.rule("5.27", "5.28", "5.29")
def test_who_loses_and_cancels_nothing_retreats_twice_its_speed() -> None:
    table = fought(clash(red="tercio"), (4, 1, 1, 1), (1, 2, 4, 4), MISS4)
    assert (where(table, "R1-1"), facing(table, "R1-1")) == ((30, 36.8), 0)
    assert troop(table, "R1-1").disordered
    assert troop(table, "R1-1").wear == 1
    assert "retreats" in told(table)
    assert "disengages" not in told(table)


@pytest.mark.rule("5.28", "3.19")
def test_ground_does_not_shorten_a_retreat() -> None:
    swamp = rectangle("swamp", Element.SWAMP, 20, 26, 20, 10)
    table = fought(clash(scenery=(swamp,)), *BROKEN)
    assert where(table, "R1-1") == (30, 35.6), "ten inches, and turned about"


@pytest.mark.rule("5.30")
def test_a_retreat_that_cannot_be_completed_costs_one_wear() -> None:
    lake = rectangle("lake", Element.LARGE_LAKE, 20, 33.8, 20, 8)
    table = fought(clash(red="tercio", scenery=(lake,)), (4, 1, 1, 1), MISS4, MISS4)
    assert outline(table.state, FOE).points[0].y == round(33.8 * 2500)
    assert troop(table, "R1-1").wear == 2


@pytest.mark.rule("5.30", "3.23")
def test_the_edge_of_the_table_blocks_a_retreat() -> None:
    table = fought(clash("B1-1 30,38 0", "R1-1 30,42 180"), *BROKEN)
    assert troop(table, "R1-1").wear == 2
    assert tabletop.on_table(outline(table.state, FOE), tabletop.table(72 * 2500, 48 * 2500))


@pytest.mark.rule("5.31")
def test_after_a_draw_the_charger_disengages() -> None:
    table = fought(clash(), MISS4, MISS3)
    assert (where(table, "B1-1"), facing(table, "B1-1")) == ((30, 21), 0)
    assert where(table, "R1-1") == (30, 24)


@pytest.mark.rule("5.31", "5.18")
def test_a_charger_that_draws_does_not_retreat_though_it_cancelled_nothing() -> None:
    table = fought(clash(), (4, 1, 1, 1), MISS3, (4, 1, 1), MISS3)
    assert where(table, "B1-1") == (30, 21)
    assert troop(table, "B1-1").disordered


@pytest.mark.rule("5.21")
def test_who_fails_its_rout_check_makes_no_withdrawal() -> None:
    table = fought(clash("B1-1 30,20 0", "R1-1 30,24 180 wear=3"), (4, 1, 1, 1), MISS3, (1, 1))
    roll(table, 1, 1, 1)
    assert FOE in table.state.lost
    assert "retreats" not in told(table)
    assert "disengages" not in told(table)


@pytest.mark.rule("5.32")
@pytest.mark.parametrize(("word", "y"), [("consolidate", 27), ("stay", 24)])
def test_a_charger_whose_enemy_routs_may_go_on(word: str, y: float) -> None:
    table = fought(clash("B1-1 30,20 0", "R1-1 30,24 180 wear=3"), (4, 1, 1, 1), MISS3, (1, 1))
    roll(table, 1, 1, 1)
    assert isinstance(table.request, Ask)
    assert (table.request.seat, table.request.choice, table.request.rule) == (
        "blue",
        Pick(("consolidate", "stay")),
        "5.32",
    )
    table.say("blue", word)
    assert where(table, "B1-1") == (30, y)


@pytest.mark.rule("5.32")
def test_consolidation_stops_an_inch_from_the_next_enemy() -> None:
    lines = ("B1-1 30,20 0", "R1-1 30,24 180 wear=3", "R1-2 30,27 180")
    table = fought(clash(*lines, red="melee_company melee_company"), (4, 1, 1, 1), MISS3, (1, 1))
    roll(table, 1, 1, 1)
    table.say("blue", "consolidate")
    assert where(table, "B1-1") == (30, 26)
    assert not isinstance(table.request, Ask) or not table.request.window, "it opens no windows"


@pytest.mark.rule("5.32")
def test_a_defender_does_not_consolidate() -> None:
    lines = ("B1-1 30,20 0 wear=3", "R1-1 30,24 180", "B1 in B1-1")
    table = charge(field(*lines, blue="melee_company", red="melee_company"))
    roll(table, 6, 1, 1)
    passing(table)
    fought(table, MISS3, (4, 1, 1), MISS3)
    roll(table, 1, 1, 1)
    assert ONE in table.state.lost
    assert where(table, "R1-1") == (30, 24)
    assert not isinstance(table.request, Ask) or table.request.rule != "5.32"


# -------------------------------------------------------------------------------------------------------------- pursuit


@pytest.mark.rule("6.78", "6.79")
def test_infantry_that_retreats_from_cavalry_is_destroyed_and_the_cavalry_rides_on() -> None:
    table = fought(clash(blue="modern_cavalry"), (4, 4, 1, 1, 1, 1), MISS3, MISS3)
    assert table.state.lost["R1-1"].how == "pursuit"
    assert where(table, "B1-1") == (30, 32)
    assert not isinstance(table.request, Ask) or table.request.rule != "5.32", "it replaces consolidation"


@pytest.mark.rule("6.78")
def test_infantry_that_only_disengages_is_not_pursued() -> None:
    table = fought(clash(blue="modern_cavalry"), (4, 4, 1, 1, 1, 1), (5, 1, 1), MISS3)
    assert where(table, "R1-1") == (30, 27)
    assert where(table, "B1-1") == (30, 24)


@pytest.mark.rule("6.78")
def test_cavalry_that_was_charged_pursues_too() -> None:
    table = fought(clash(red="modern_cavalry"), MISS4, (4, 1, 1, 1), MISS3)
    assert table.state.lost["B1-1"].how == "pursuit"
    assert where(table, "R1-1") == (30, 16)


@pytest.mark.rule("6.79")
def test_a_pursuit_stops_an_inch_from_the_next_enemy() -> None:
    lines = (*LINES, "R1-2 30,29 180")
    table = fought(
        clash(*lines, blue="modern_cavalry", red="melee_company melee_company"), (4, *MISS6[1:]), MISS3, MISS3
    )
    assert FOE in table.state.lost
    assert where(table, "B1-1") == (30, 28)


@pytest.mark.rule("6.103")
@pytest.mark.parametrize("cancelled", [(5, 1), (1, 1)])
def test_a_gun_that_loses_is_destroyed(cancelled: tuple[int, ...]) -> None:
    hits = (3, 3, 1, 1) if 5 in cancelled else (3, 1, 1, 1)
    table = fought(clash(red="light_gun"), hits, cancelled, (1, 1))
    assert table.state.lost["R1-1"].how == "no-escape"
    assert where(table, "B1-1") == (30, 24)


@pytest.mark.rule("6.103")
def test_a_gun_that_draws_stays_and_the_charger_disengages() -> None:
    table = fought(clash(red="light_gun"), MISS4, (1, 1))
    assert FOE in table.state.units
    assert where(table, "B1-1") == (30, 21)


@pytest.mark.rule("6.103", "5.31")
def test_a_gun_that_charges_and_draws_disengages() -> None:
    table = fought(clash("B1-1 30,20 0", "R1-1 30,23 180", blue="light_gun"), MISS3, MISS3)
    assert where(table, "B1-1") == (30, 20)


# ------------------------------------------------------------------------------------------------------------ buildings


@pytest.mark.rule("9.34")
@pytest.mark.parametrize(("throws", "y", "looks"), [(HELD, 31, 18000), (BROKEN, 39.6, 0)])
def test_a_beaten_garrison_leaves_on_the_far_side(throws: tuple[tuple[int, ...], ...], y: float, looks: int) -> None:
    house = rectangle("house", Element.SMALL_BUILDING, 28, 24, 4, 4, garrison="R1-1")
    table = clash("B1-1 30,20 0", "R1-1 30,26 0", scenery=(house,))
    hits, resist, back = throws
    fought(table, hits, (*resist, 1), back)
    assert table.state.scenery[SceneryId("house")].garrison is None
    assert (where(table, "R1-1"), facing(table, "R1-1")) == ((30, y), looks)
    assert where(table, "B1-1") == (30, 24), "the winner does not enter"


@pytest.mark.rule("9.34", "5.25")
def test_a_garrison_that_finds_no_room_outside_takes_wear() -> None:
    house = rectangle("house", Element.SMALL_BUILDING, 28, 24, 4, 4, garrison="R1-1")
    lines = ("B1-1 30,20 0", "R1-1 30,26 0", "R1-2 30,29.5 180")
    table = clash(*lines, red="melee_company melee_company", scenery=(house,))
    fought(table, (4, 4, 1, 1), (5, 1, 1, 1), MISS3)
    assert table.state.scenery[SceneryId("house")].garrison == FOE
    assert troop(table, "R1-1").wear == 2


@pytest.mark.rule("2.41", "5.32")
@pytest.mark.audit("TD7")
@pytest.mark.parametrize("agreed", [True, False])
def test_who_countercharges_and_destroys_its_enemy_may_consolidate(agreed: bool) -> None:
    table = field("B1-1 30,20 0 wear=3", "R1-1 30,24 180", "R1 in R1-1", blue="melee_company", red="melee_company")
    table.state.agreed = Agreed(countercharge_consolidates=agreed)
    table = charge(opened(GAME, table.state), "R1-1=atacad")
    succeed(table)
    table.say("red", "react")
    succeed(table)
    for hits in (0, 2):
        blows(table, hits)
    fail(table)
    assert ONE not in table.state.units
    asked = isinstance(table.request, Ask) and (table.request.rule, table.request.seat) == ("5.32", "red")
    assert asked is agreed
    if agreed:
        here = where(table, "R1-1")
        table.say("red", "consolidate")
        assert where(table, "R1-1") == (here[0], here[1] - 3)


@pytest.mark.rule("5.32")
@pytest.mark.audit("TD7")
def test_who_was_only_charged_does_not_consolidate() -> None:
    table = field("B1-1 30,20 0 wear=3", "R1-1 30,24 180", "R1 in R1-1", blue="melee_company", red="melee_company")
    charge(table)
    succeed(table)
    passing(table)
    for hits in (0, 2):
        blows(table, hits)
    fail(table)
    assert ONE not in table.state.units
    assert not (isinstance(table.request, Ask) and table.request.rule == "5.32")
