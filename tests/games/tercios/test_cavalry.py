"""Special rules of cavalry, played through the table: evasion, impetus, open order, hordes, harassing, mobility."""

import pytest
from msgspec.structs import replace

from maestre.games.tercios.abilities.cavalry import FreeTurn
from maestre.games.tercios.data import Ability
from maestre.games.tercios.table import subjects
from maestre.games.tercios.table.state import UnitId
from maestre.miniatures.sides import Side
from maestre.play import Ask, Spot, Throw
from tests.games.tercios.asked import blows, courage, due, options, pool
from tests.games.tercios.board import inches
from tests.games.tercios.fields import charge, facing, field, passing, told, where
from tests.games.tercios.positions import (
    Position,
    act,
    action,
    cards,
    fail,
    go,
    position,
    refused,
    succeed,
    troop,
)
from tests.matters import about

ONE = UnitId("B1-1")


# ------------------------------------------------------------------------------------------------------------- dragoons


@pytest.mark.rule("6.66")
def test_dragoons_shoot_with_fire_only() -> None:
    lines = ("B1-1 30,20 0 disordered", "R1-1 30,26 180")
    for profile, shoots in (("dragoons", False), ("mounted_arquebusiers", True)):
        table = act(action(field(*lines, blue=profile)), "B1-1")
        table.say("blue", "stay")
        assert ("shoot" in options(table)) is shoots
    table = act(action(field(*lines, blue="dragoons"), "B1-1=fuego"), "B1-1")
    assert "R1-1/mosquete/front" in options(table)


# -------------------------------------------------------------------------------------------------------------- evasion


def charged(blue: str = "light_horse", red: str = "melee_company", *, acted: bool = False, y: float = 26) -> Position:
    """Blue's cavalry, its leader inside, is charged in front."""
    table = field("B1-1 30,20 0", "B1 in B1-1", f"R1-1 30,{y} 180", blue=blue, red=red)
    if not acted:
        return charge(table, "B1-1=resistid", unit="R1-1", first="red")
    action(table, "B1-1=resistid", "R1-1=atacad")
    act(table, "B1-1")
    return act(table, "R1-1")


@pytest.mark.rule("6.67")
@pytest.mark.parametrize(("acted", "words"), [(False, ("pass", "react", "evade")), (True, ("pass", "evade"))])
def test_cavalry_may_flee_from_a_charge_whatever_its_card_and_without_any(acted: bool, words: tuple[str, ...]) -> None:
    table = charged(acted=acted)
    assert options(table) == words
    table.say("blue", "evade")
    assert isinstance(table.request, Throw)
    assert about(table.request, subjects.Check).kind == "evade"
    succeed(table)
    assert "B1-1" not in cards(table), "a card that it still had is spent"
    assert troop(table, "B1-1").reacted
    assert options(table) == tuple(str(inches) for inches in range(8, 17))
    table.say("blue", "16")
    assert where(table, "B1-1")[1] == pytest.approx(4, abs=0.01)
    assert facing(table, "B1-1") == 18000
    assert "charge-falls-short" in told(table)


@pytest.mark.rule("6.67")
@pytest.mark.parametrize("acted", [False, True])
def test_who_fails_to_evade_stays_and_has_spent_its_card(acted: bool) -> None:
    table = charged(acted=acted)
    table.say("blue", "evade")
    fail(table)
    assert "B1-1" not in cards(table)
    assert troop(table, "B1-1").reacted
    assert where(table, "B1-1") == (30, 20)
    assert "charge-contact" in told(table)


@pytest.mark.rule("6.67")
def test_infantry_and_who_is_only_approached_do_not_evade() -> None:
    assert options(charged(blue="pike_company")) == ("pass", "react")
    table = field("B1-1 30,20 0", "R1-1 30,26 180", blue="light_horse")
    act(action(table, "B1-1=resistid", first="red"), "R1-1")
    table.say("red", "move")
    table.say("red", Spot("R1-1", *inches(30, 22.5)))
    assert options(table) == ("pass", "react")


@pytest.mark.rule("6.68")
@pytest.mark.parametrize(("red", "discipline"), [("melee_company", 4), ("cuirassiers", 3)])
def test_cavalry_evades_infantry_more_easily(red: str, discipline: int) -> None:
    table = charged(blue="mounted_arquebusiers", red=red)
    table.say("blue", "evade")
    assert pool(table) == discipline


@pytest.mark.rule("5.12", "6.67")
def test_evading_a_charge_from_the_flank_is_harder() -> None:
    table = field("B1-1 30,20 180", "B1 in B1-1", "R1-1 30,28 180", blue="mounted_arquebusiers", red="cuirassiers")
    charge(table, unit="R1-1", first="red")
    table.say("blue", "evade")
    assert pool(table) == 2


@pytest.mark.rule("6.51")
def test_heavy_cavalry_evades_infantry_only_but_still_flees_with_run() -> None:
    heavy = "heavy_hussars+pancerna"
    assert "evade" in options(charged(blue=heavy))
    assert "evade" not in options(charged(blue=heavy, red="cuirassiers"))
    table = field("B1-1 30,20 0", "B1 in B1-1", "R1-1 30,26 180", blue=heavy, red="cuirassiers")
    charge(table, "B1-1=corred", unit="R1-1", first="red")
    table.say("blue", "react")
    succeed(table)
    assert options(table)[0] == "7"


# ------------------------------------------------------------------------------------------------------------ impetuous


def impetuous(*markers: str, y: float = 26, order: str = "fuego") -> Position:
    """Impetuous horse with an enemy ahead is activated."""
    table = field(f"B1-1 30,20 0 {' '.join(markers)}", "B1 in B1-1", f"R1-1 30,{y} 180", blue="light_horse+fearless")
    return act(action(table, f"B1-1={order}"), "B1-1")


@pytest.mark.rule("6.69")
def test_fresh_impetuous_cavalry_that_could_charge_must_pass_a_check_or_charges() -> None:
    table = impetuous()
    assert isinstance(table.request, Throw)
    fail(table)
    passing(table)
    assert "impetuous-charge" in told(table)
    assert (due(table), pool(table)) == ("5.16", 6), "with the benefits of Attack"
    table = impetuous()
    succeed(table)
    assert "impetuous-charge" not in told(table)
    assert not isinstance(table.request, Throw), "it obeys, and needs no other check"


@pytest.mark.rule("6.69")
def test_impetuous_cavalry_obeys_if_it_is_worn_or_has_nobody_to_charge() -> None:
    table = impetuous(y=40)
    assert not isinstance(table.request, Throw)
    table = impetuous("wear=1")
    fail(table)
    assert told(table)[-1] == "order-lost", "that was its order check"
    assert not isinstance(impetuous(order="atacad").request, Throw)


@pytest.mark.rule("6.70")
@pytest.mark.parametrize(("blue", "asked"), [("light_horse+fearless", False), ("light_horse", True)])
def test_impetuous_units_consolidate_without_being_asked(blue: str, asked: bool) -> None:
    table = field("B1-1 30,20 0", "B1 in B1-1", "R1-1 30,24 180 wear=3", blue=blue, red="melee_company")
    passing(charge(table))
    blows(table, pool(table))
    blows(table, 0)
    if isinstance(table.request, Throw):
        fail(table)
    assert "R1-1" not in table.state.units
    assert (isinstance(table.request, Ask) and table.request.rule == "5.32") is asked
    if not asked:
        assert where(table, "B1-1")[1] == pytest.approx(27, abs=0.01)


# ----------------------------------------------------------------------------------------------------------- open order


@pytest.mark.rule("6.71")
def test_open_order_bears_shots_in_disorder_but_not_blows() -> None:
    table = field("B1-1 30,20 0 disordered", "R1-1 30,26 180", "R1 in R1-1", blue="cossacks", red="shot_company")
    act(action(table, "R1-1=fuego", first="red"), "R1-1")
    table.say("red", "B1-1/arcabuz/front")
    assert courage(table) == 3
    table = field("B1-1 30,20 0 disordered", "R1-1 30,24 180", "R1 in R1-1", blue="cossacks", red="melee_company")
    passing(charge(table, unit="R1-1", first="red"))
    assert courage(table) == 2


@pytest.mark.rule("6.72")
@pytest.mark.parametrize(("other", "passes"), [("cossacks", True), ("light_horse", False)])
def test_units_in_open_order_pass_through_each_other(other: str, passes: bool) -> None:
    table = field("B1-1 30,14 0", "B1-2 30,20 0", "R1-1 5,5 0", blue=f"cossacks {other}")
    act(action(table, "B1-1=corred"), "B1-1")
    table.say("blue", "stay")
    beyond = Spot("B1-1", *inches(30, 26))
    if not passes:
        refused(table, "blue", beyond, "3.03")
        return
    refused(table, "blue", Spot("B1-1", *inches(30, 20.3)), "3.09")
    table.say("blue", beyond)
    assert where(table, "B1-1") == (30, 26)


@pytest.mark.rule("6.72")
def test_nobody_charges_through_friends_in_open_order() -> None:
    table = field("B1-1 30,14 0", "B1-2 30,17 0", "R1-1 30,22 180", blue="cossacks cossacks")
    charge(table)
    assert "charge-declared" not in told(table)


# ---------------------------------------------------------------------------------------------------------------- horde


@pytest.mark.rule("6.73")
def test_a_horde_activates_two_troops_in_each_go() -> None:
    table = position()
    army = table.state.armies[Side.BLUE]
    table.state.armies[Side.BLUE] = replace(army, abilities=(Ability.HORDE,))
    action(table)
    goes = []
    for name in ("B1-1", "B1-2", "R1-1", "B1-3", "R1-2"):
        goes.append(go(table))
        act(table, name)
        table.say(goes[-1], "done")
    assert goes == ["blue", "blue", "red", "blue", "red"], "the last of the horde acts alone"


# ------------------------------------------------------------------------------------------------------------- harasser


def harassed(blue: str, word: str) -> Position:
    """Cuirassiers charge a harasser that reacts with Fire and says whether it will flee."""
    table = field("B1-1 30,20 0", "B1 in B1-1", "R1-1 30,26 180", blue=blue, red="cuirassiers")
    charge(table, "B1-1=fuego", unit="R1-1", first="red")
    table.say("blue", "react")
    assert options(table) == ("stand", "flee"), "it says so before its check"
    table.say("blue", word)
    succeed(table)
    return table


def shot(table: Position) -> int:
    """How many dice the reaction shot has."""
    while isinstance(table.request, Ask) and table.request.rule == "4.08":
        table.say("blue", options(table)[0])
    return pool(table)


@pytest.mark.rule("6.74", "6.75")
def test_tartars_shoot_their_bows_at_a_charge_and_then_flee() -> None:
    table = harassed("tartars", "flee")
    shot(table)
    blows(table, 0)
    assert isinstance(table.request, Ask), "one check covers both"
    assert table.request.rule == "2.45"
    table.say("blue", options(table)[-1])
    assert "troop-flees" in told(table)
    assert where(table, "B1-1")[1] < 10


@pytest.mark.rule("6.75")
def test_who_stands_does_not_flee() -> None:
    table = harassed("tartars", "stand")
    shot(table)
    blows(table, 0)
    assert "troop-flees" not in told(table)
    assert "charge-contact" in told(table)


@pytest.mark.rule("6.75")
def test_nobody_flees_from_a_threat_that_its_shot_has_destroyed() -> None:
    table = field("B1-1 30,20 0", "B1 in B1-1", "R1-1 30,26 180 wear=3", blue="tartars", red="cuirassiers+mercenaries")
    charge(table, "B1-1=fuego", unit="R1-1", first="red")
    succeed(table)
    table.say("blue", "react")
    table.say("blue", "flee")
    succeed(table)
    shot(table)
    blows(table, 2)
    assert "R1-1" not in table.state.units
    assert "troop-flees" not in told(table)


@pytest.mark.rule("6.76")
@pytest.mark.parametrize(("word", "fire"), [("flee", 2), ("stand", 3)])
def test_a_firearm_gains_by_reacting_only_if_the_flight_is_given_up(word: str, fire: int) -> None:
    assert shot(harassed("cossacks+don", word)) == fire


@pytest.mark.rule("6.75")
def test_others_are_not_asked_whether_they_will_flee() -> None:
    table = field("B1-1 30,20 0", "B1 in B1-1", "R1-1 30,26 180", blue="light_horse", red="cuirassiers")
    charge(table, "B1-1=fuego", unit="R1-1", first="red")
    table.say("blue", "react")
    succeed(table)
    assert not isinstance(table.request, Ask) or table.request.rule == "4.08"


# ------------------------------------------------------------------------------------------------------------- mobility


@pytest.mark.rule("6.77")
def test_cavalry_turns_freely_before_attention_and_may_turn_again() -> None:
    table = act(action(field("B1-1 30,20 0", "R1-1 5,5 0", blue="modern_cavalry")), "B1-1")
    assert isinstance(table.request, Ask)
    assert (table.request.rule, table.request.about) == ("6.77", FreeTurn(ONE, ("left", "right", "rear")))
    assert options(table) == ("stay", "left", "right", "rear")
    table.say("blue", "right")
    assert facing(table, "B1-1") == 9000
    table.say("blue", "move")
    table.say("blue", Spot("B1-1", *inches(38, 19.2)))
    assert "reorient" in options(table)
    table.say("blue", "reorient")
    table.say("blue", "left")
    assert facing(table, "B1-1") == 0
    assert go(table) == "red"


@pytest.mark.rule("6.77")
@pytest.mark.parametrize(("order", "asked"), [("corred", True), ("fuego", False), ("resistid", False)])
def test_mobility_goes_with_attention_and_run_only(order: str, asked: bool) -> None:
    table = act(action(field("B1-1 30,20 0", "R1-1 5,5 0", blue="light_horse"), f"B1-1={order}"), "B1-1")
    assert (isinstance(table.request, Ask) and table.request.rule == "6.77") is asked


@pytest.mark.rule("6.52")
def test_heavy_cavalry_and_infantry_do_not_turn_freely() -> None:
    for profile in ("heavy_hussars+pancerna", "pike_company"):
        table = act(action(field("B1-1 30,20 0", "R1-1 5,5 0", blue=profile)), "B1-1")
        assert isinstance(table.request, Ask)
        assert table.request.rule == "2.15"
