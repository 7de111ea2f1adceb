"""Mobile fortresses and emplaced forts, played through the table."""

import pytest

from maestre.games.tercios.data import Quality
from maestre.games.tercios.table.places import base, faces, outline
from maestre.games.tercios.table.pools import regroup
from maestre.games.tercios.table.state import LeaderId, Pooled, UnitId
from maestre.games.tercios.table.victory import score
from maestre.play import Ask, Orders, Spot, Throw, change
from maestre.space.tabletop import Base
from tests.games.tercios.asked import blows, courage, due, options, pool
from tests.games.tercios.board import inches
from tests.games.tercios.fields import charge, facing, field, passing, told, where
from tests.games.tercios.positions import (
    GAME,
    Position,
    act,
    action,
    cards_of,
    command_action,
    go,
    lead,
    officer,
    opened,
    refused,
    succeed,
    troop,
)

ONE = UnitId("R1-1")
TABOR = "plastuns+tabor"


def wagons(order: str = "atencion", *, foe: str = "B1-1 30,18 0", red: str = TABOR) -> Position:
    """A company in its wagons about to act; an enemy in front of it."""
    return act(action(field("R1-1 30,25 180", foe, red=red), f"R1-1={order}", first="red"), "R1-1")


def fort(*lines: str, blue: str = "pike_company", red: str = f"{TABOR} {TABOR}", wear: int = 0) -> Position:
    """An emplaced fort around 30, 26 of all that red has."""
    members = tuple(UnitId(f"R1-{number}") for number in range(1, len(red.split()) + 1))
    state = field(*(f"{unit} 30,26 180" for unit in members), *lines, blue=blue, red=red).state
    regroup(state, Pooled.FORT, members)
    change(state.units, ONE, wear=wear)
    return opened(GAME, state)


# ---------------------------------------------------------------------------------------------------------- the wagons


@pytest.mark.rule("6.14", "6.17")
@pytest.mark.parametrize(("word", "charged"), [("keep", False), ("abandon", True)])
def test_an_attack_card_serves_whoever_leaves_the_fortress_first(word: str, charged: bool) -> None:
    table = wagons("atacad")
    assert options(table) == ("keep", "abandon")
    table.say("red", word)
    assert ("charge-declared" in told(table)) is charged
    assert ("order-void" in told(table)) is not charged
    assert troop(table, "R1-1").fortress is not charged
    if not charged:
        assert go(table) == "blue"


@pytest.mark.rule("6.14", "6.18")
def test_the_speed_is_that_of_the_fortress_until_it_is_left() -> None:
    table = wagons("corred")
    table.say("red", "keep")
    refused(table, "red", Spot("R1-1", *inches(30, 20.9)), "3.05")
    table.say("red", Spot("R1-1", *inches(30, 21)))
    assert where(table, "R1-1") == (30, 21)
    table = wagons("corred", foe="B1-1 5,5 0")
    table.say("red", "abandon")
    table.say("red", Spot("R1-1", *inches(30, 13)))
    assert where(table, "R1-1") == (30, 13)


@pytest.mark.rule("6.15")
def test_a_fortress_that_was_left_is_gone_for_good() -> None:
    table = wagons()
    table.say("red", "abandon")
    table.say("red", "done")
    assert not troop(table, "R1-1").fortress
    act(table, "B1-1")
    table.say("blue", "done")
    assert table.state.turn == 2
    action(table, first="red")
    act(table, "R1-1")
    assert "keep" not in options(table)


@pytest.mark.rule("6.14")
def test_a_fortress_may_be_left_when_its_unit_reacts() -> None:
    table = charge(field("B1-1 30,18 0", "R1-1 30,24 180", red=TABOR), "R1-1=atacad")
    table.say("red", "react")
    assert options(table) == ("keep", "abandon")
    assert "order-shown" in told(table)
    shown = told(table).count("order-shown")
    table.say("red", "abandon")
    assert told(table).count("order-shown") == shown + 1
    succeed(table)
    assert "countercharges" in told(table)


@pytest.mark.rule("6.16")
def test_a_unit_in_its_fortress_does_not_turn() -> None:
    table = wagons()
    table.say("red", "keep")
    assert "move" in options(table)
    assert "reorient" not in options(table)
    table = wagons()
    table.say("red", "abandon")
    assert "reorient" in options(table)


@pytest.mark.rule("6.19")
@pytest.mark.parametrize(("facing", "count"), [(180, 4), (0, 6)])
def test_cavalry_that_charges_a_fortress_in_front_fights_less_well(facing: int, count: int) -> None:
    table = field(
        "B1-1 30,18 0", "B1 in B1-1", f"R1-1 30,{24 if facing else 26} {facing}", blue="cuirassiers", red=TABOR
    )
    passing(charge(table))
    assert (due(table), pool(table)) == ("5.16", count)


@pytest.mark.rule("6.19")
def test_infantry_is_not_hindered_by_a_fortress() -> None:
    table = field("B1-1 30,20 0", "B1 in B1-1", "R1-1 30,24 180", blue="melee_company", red=TABOR)
    passing(charge(table))
    assert (due(table), pool(table)) == ("5.16", 4)


@pytest.mark.rule("6.20")
@pytest.mark.parametrize(
    ("shooter", "weapon", "dice"), [("shot_company", "arcabuz", 4), ("medium_gun", "canon_medio", 3)]
)
def test_a_fortress_helps_against_shot_but_not_against_cannon(shooter: str, weapon: str, dice: int) -> None:
    table = field("B1-1 30,18 0", "B1 in B1-1", "R1-1 30,24 180", blue=shooter, red=TABOR)
    act(action(table, "B1-1=fuego"), "B1-1")
    table.say("blue", f"R1-1/{weapon}/front")
    assert courage(table) == dice


@pytest.mark.rule("6.22")
def test_a_beaten_unit_stays_in_its_fortress_and_its_enemy_disengages() -> None:
    table = field("B1-1 30,20 0", "B1 in B1-1", "R1-1 30,24 180", blue="melee_company", red=TABOR)
    passing(charge(table))
    blows(table, 2, 1)
    blows(table, 0)
    assert "fortress-holds" in told(table)
    assert troop(table, "R1-1").fortress
    assert where(table, "R1-1") == (30, 24)
    assert where(table, "B1-1") == (30, 21)


@pytest.mark.rule("6.23")
def test_who_must_retreat_leaves_the_fortress_behind() -> None:
    table = field("B1-1 30,20 0", "B1 in B1-1", "R1-1 30,24 180", blue="melee_company", red=TABOR)
    passing(charge(table))
    blows(table, 1)
    blows(table, 0)
    assert not troop(table, "R1-1").fortress
    assert where(table, "R1-1")[1] == pytest.approx(36 + 1.6, abs=0.05), "12 inches back, then turned about"


# ------------------------------------------------------------------------------------------------------------ the fort


@pytest.mark.rule("6.24", "6.27")
def test_two_companies_make_a_square_without_front_or_flanks() -> None:
    table = fort()
    assert base(table.state, ONE) == Base(8000, 8000)
    assert troop(table, "R1-2").pose is None
    for x, y in ((30, 40), (30, 10), (10, 26), (50, 26)):
        assert faces(table.state, ONE, inches(x, y))


@pytest.mark.rule("6.31")
def test_a_fort_has_one_card() -> None:
    table = fort("B1-1 30,18 0")
    assert list(cards_of(table, "red", {})) == ["R1-1"]


@pytest.mark.rule("6.25", "6.28")
@pytest.mark.parametrize("order", ["corred", "atacad"])
def test_a_fort_is_never_left_and_never_moves(order: str) -> None:
    table = act(action(fort("B1-1 30,18 0"), f"R1-1={order}", first="red"), "R1-1")
    assert told(table)[-1] == "order-void"
    assert go(table) == "blue"
    table = act(action(fort("B1-1 30,18 0"), first="red"), "R1-1")
    assert not {"move", "reorient"} & set(options(table))


@pytest.mark.rule("6.28")
def test_a_fort_that_reacts_with_run_has_spent_its_card_for_nothing() -> None:
    table = charge(fort("B1-1 30,20 0"), "R1-1=corred")
    table.say("red", "react")
    succeed(table)
    assert "order-void" in told(table)
    assert "charge-contact" in told(table)


@pytest.mark.rule("6.29")
@pytest.mark.parametrize("line", ["B1-1 30,18 0", "B1-1 30,35 180", "B1-1 21,26 90"])
def test_a_fort_is_not_flanked_and_hinders_cavalry_from_every_side(line: str) -> None:
    table = passing(charge(fort(line, "B1 in B1-1", blue="cuirassiers")))
    assert "charge-flank" not in told(table)
    assert (due(table), pool(table)) == ("5.16", 4)


@pytest.mark.rule("6.25")
@pytest.mark.parametrize(("hits", "cancelled", "disordered"), [(1, 0, True), (2, 1, False)])
def test_a_fort_holds_and_is_disordered_if_it_had_to_retreat(hits: int, cancelled: int, disordered: bool) -> None:
    table = passing(charge(fort("B1-1 30,18 0", "B1 in B1-1", blue="cuirassiers")))
    where_it_was = troop(table, "R1-1").pose
    blows(table, hits, cancelled)
    blows(table, 0)
    assert "fortress-holds" in told(table)
    assert troop(table, "R1-1").disordered is disordered
    assert troop(table, "R1-1").pose == where_it_was
    assert "R1-1" in table.state.units, "nobody retreats, so that nobody is ridden down"
    assert "disengages" in told(table)


@pytest.mark.rule("6.30")
def test_a_fort_of_several_needs_no_check_to_act_but_one_to_react() -> None:
    table = fort("B1-1 30,18 0", wear=2)
    act(action(table, "R1-1=resistid", first="red"), "R1-1")
    assert troop(table, "R1-1").wear == 1, "one marker, without dice"
    table = charge(fort("B1-1 30,20 0"), "R1-1=resistid")
    table.say("red", "react")
    assert isinstance(table.request, Throw)


@pytest.mark.rule("6.30", "6.38")
def test_the_last_of_a_fort_stays_emplaced_and_checks_again() -> None:
    table = fort("B1-1 30,18 0", red=TABOR, wear=1)
    act(action(table, first="red"), "R1-1")
    assert isinstance(table.request, Throw)
    succeed(table)
    assert "move" not in options(table)


@pytest.mark.rule("6.37", "6.38", "6.39")
def test_wear_beyond_endurance_costs_a_fort_one_of_its_units_and_the_enemy_scores_it() -> None:
    table = passing(charge(fort("B1-1 30,20 0", "B1 in B1-1", blue="cuirassiers")))
    middle = (outline(table.state, ONE).x, outline(table.state, ONE).y)
    blows(table, 4)
    blows(table, 0)
    assert "R1-2" not in table.state.units
    assert troop(table, "R1-1").wear == 1, "four less Endurance and one"
    assert score(table.state, troop(table, "B1-1").side) == 1
    assert (outline(table.state, ONE).x, outline(table.state, ONE).y) == middle
    assert base(table.state, ONE) == Base(8000, 4000)


# --------------------------------------------------------------------------------------- what leaders do for them


def relentless(table: Position) -> Position:
    """Red's Commander, beside his Troop, is activated and stays; he is Relentless."""
    officer(table, "R0", at=(36, 28), level=3, virtues=(), qualities=(Quality.RELENTLESS,))
    return lead(action(table, first="red"), "R0")


@pytest.mark.rule("6.28", "7.95")
@pytest.mark.audit("T3")
def test_relentless_does_not_move_an_emplaced_fort() -> None:
    table = relentless(fort("B1-1 30,10 0"))
    assert isinstance(table.request, Ask)
    assert isinstance(table.request.choice, Orders)
    assert "implacable" not in table.request.choice.verbs
    table = relentless(field("B1-1 30,10 0", "R1-1 30,26 180", red=TABOR))
    command_action(table, Quality.RELENTLESS, "R1-1")
    succeed(table)
    refused(table, "red", Spot("R1-1", *inches(30, 24.9)), "3.05")
    table.say("red", Spot("R1-1", *inches(30, 25)))
    assert where(table, "R1-1") == (30, 25), "wagons of a single company roll at half their Speed of 2"


@pytest.mark.rule("6.22", "6.23", "7.81")
@pytest.mark.audit("T5")
@pytest.mark.parametrize("word", ["use", "pass"])
@pytest.mark.parametrize("blue", ["melee_company", "cuirassiers"])
def test_an_elegant_leader_saves_the_wagons_of_who_would_have_to_retreat(word: str, blue: str) -> None:
    table = field("B1-1 30,20 0", "B1 in B1-1", "R1-1 30,24 180", "R1-2 38,31 180", blue=blue, red=f"{TABOR} {TABOR}")
    officer(table, "R0", at=(30, 30), level=3, virtues=(), qualities=(Quality.ELEGANT,))
    passing(charge(table))
    blows(table, 1)
    blows(table, 0)
    assert isinstance(table.request, Ask)
    assert (table.request.rule, table.request.seat) == ("7.81", "red")
    table.say("red", word)
    if word == "use":
        assert troop(table, "R1-1").fortress
        assert where(table, "R1-1") == (30, 24), "it only disengages, and who disengages stays in its wagons"
        assert where(table, "B1-1") == (30, 21)
        assert table.state.leaders[LeaderId("R0")].exhausted
    else:
        assert "fortress-left" in told(table)
        assert ("R1-1" in table.state.units) is (blue == "melee_company"), "horse rides it down"


@pytest.mark.rule("6.25", "7.81")
@pytest.mark.audit("T5")
def test_an_elegant_leader_is_not_asked_for_a_fort_that_never_retreats() -> None:
    table = fort("B1-1 30,18 0", "B1 in B1-1", blue="cuirassiers")
    officer(table, "R0", at=(30, 32), level=3, virtues=(), qualities=(Quality.ELEGANT,))
    passing(charge(table))
    blows(table, 1)
    blows(table, 0)
    assert "fortress-holds" in told(table)
    assert not table.state.leaders[LeaderId("R0")].exhausted


# ---------------------------------------------------------------------------------------------------- flight


def fleeing(word: str, facing: int, *, y: float = 24) -> Position:
    """A company in wagons with Run is charged from below; it keeps them or leaves them, and passes its check."""
    table = field("B1-1 30,20 0", "B1 in B1-1", f"R1-1 30,{y} {facing}", blue="melee_company", red=TABOR)
    charge(table, "R1-1=corred")
    table.say("red", "react")
    table.say("red", word)
    succeed(table)
    return table


@pytest.mark.rule("2.45", "6.16")
@pytest.mark.audit("TD1")
def test_who_keeps_its_wagons_does_not_turn_about_to_flee() -> None:
    table = fleeing("keep", 180)
    table.say("red", options(table)[-1])
    assert troop(table, "R1-1").fortress
    assert facing(table, "R1-1") in {9000, 27000}, "a quarter turn, as for any move"
    assert where(table, "R1-1")[1] == 24
    table = fleeing("abandon", 180)
    table.say("red", options(table)[-1])
    assert facing(table, "R1-1") == 0
    assert where(table, "R1-1")[1] == 36


@pytest.mark.rule("2.45", "6.16")
@pytest.mark.audit("TD1")
def test_who_keeps_its_wagons_flees_straight_on_from_who_is_behind() -> None:
    table = fleeing("keep", 0, y=25.6)
    assert options(table) == ("2", "3", "4")
    table.say("red", "4")
    assert (where(table, "R1-1"), facing(table, "R1-1")) == ((30, 29.6), 0)
