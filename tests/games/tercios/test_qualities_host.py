"""Qualities that act on the Troop a leader is in, without an action."""

from random import Random

import pytest

from maestre.games.tercios.data import INCH, OrderKind, Quality
from maestre.games.tercios.shooting.rout import destroy, wear
from maestre.games.tercios.table import subjects
from maestre.games.tercios.table.rolls import Blows
from maestre.games.tercios.table.state import LeaderId, UnitId
from maestre.games.tercios.table.subjects import Check, Melee
from maestre.play import Ask, Spot, Throw
from tests.games.tercios.fields import charge, dice, field, passing
from tests.games.tercios.positions import (
    Position,
    act,
    action,
    chief,
    happens,
    officer,
    refused,
    roll,
    troop,
    won,
)
from tests.matters import about

ONE = UnitId("B1-1")


def duel(
    quality: Quality | None,
    blue: str = "melee_company",
    red: str = "melee_company",
    ours: str = "30,20 0",
    theirs: str = "30,24 180",
    more: tuple[str, ...] = (),
) -> Position:
    """Two Troops face to face: the blue Commander (level 3) in one, with a quality; the red captain in the other."""
    lines = (f"B1-1 {ours}", f"R1-1 {theirs}", "B0 in B1-1", "R1 in R1-1", *more)
    table = field(*lines, blue=blue, red=red)
    return officer(table, "B0", qualities=(quality,) if quality else (), virtues=(), level=3)


def check_due(table: Position) -> Check:
    assert isinstance(table.request, Throw), table.request
    assert isinstance(table.request.about, Check)
    return table.request.about


# ------------------------------------------------------------------------------------------------------------- Selfless


@pytest.mark.rule("7.55")
@pytest.mark.parametrize(("faces", "stays"), [((6, 1, 1), True), ((5, 5, 5), False)])
def test_a_selfless_leader_has_the_rout_check_thrown_again_and_is_lost(faces: tuple[int, ...], stays: bool) -> None:
    table = duel(Quality.SELFLESS, ours="30,20 0 wear=3")
    table = happens(table, lambda state: wear(state, ONE, 1, "rout", None))
    roll(table, 1, 1, 1)
    assert check_due(table).kind == "rout"
    roll(table, *faces)
    assert (ONE in table.state.units) is stays
    assert "B0" not in table.state.leaders
    assert table.state.lost[LeaderId("B0")].worth == 3


@pytest.mark.rule("7.55")
def test_he_is_not_needed_if_the_check_is_passed_or_cannot_be_tried() -> None:
    table = happens(duel(Quality.SELFLESS, ours="30,20 0 wear=3"), lambda state: wear(state, ONE, 1, "rout", None))
    roll(table, 6, 1, 1)
    assert "B0" in table.state.leaders
    table = duel(Quality.SELFLESS, blue="reformed_battalion+mercenaries", ours="30,20 0 wear=4")
    table = happens(table, lambda state: wear(state, ONE, 1, "rout", None))
    assert isinstance(table.request, Ask), "mercenaries have nothing to throw again"
    assert ONE not in table.state.units


# ---------------------------------------------------------------------------------------------------------------- Lucky


@pytest.mark.rule("7.57")
@pytest.mark.parametrize(("faces", "tired"), [((5, 2, 1), True), ((5, 6, 1), False)])
def test_a_lucky_leader_gets_out_of_a_lost_troop(faces: tuple[int, ...], tired: bool) -> None:
    table = happens(duel(Quality.LUCKY), lambda state: destroy(state, ONE, "rout", None))
    roll(table, *faces)
    assert isinstance(table.request, Ask)
    assert (table.request.rule, table.request.seat) == ("7.57", "blue")
    refused(table, "blue", Spot("B0", 30 * INCH, 5 * INCH), "7.09", "leader-too-far")
    table.say("blue", next(table.proposals("blue", Random(1))))
    assert ONE not in table.state.units
    assert LeaderId("B0") not in table.state.leaders, "he has nobody left to lead (7.23)"
    assert table.state.lost[LeaderId("B0")].how == "unneeded"


@pytest.mark.rule("7.57")
@pytest.mark.parametrize(("faces", "tired"), [((5, 2, 1), True), ((5, 6, 1), False), ((4, 4, 4), None)])
def test_two_successes_keep_him_ready(faces: tuple[int, ...], tired: bool | None) -> None:
    more = ("B1-2 50,20 0",)
    table = duel(Quality.LUCKY, blue="melee_company melee_company", more=more)
    table = happens(table, lambda state: destroy(state, ONE, "rout", None))
    roll(table, *faces)
    if tired is None:
        assert table.state.lost[LeaderId("B0")].how == "fell"
        return
    table.say("blue", Spot("B0", 30 * INCH, 14 * INCH))
    assert (chief(table, "B0").at is not None, chief(table, "B0").exhausted) == (True, tired)


# ----------------------------------------------------------------------------------------------------------- Aggressive


@pytest.mark.rule("7.59")
@pytest.mark.parametrize(
    ("quality", "blue", "count"),
    [(None, "cuirassiers", 3), (Quality.AGGRESSIVE, "cuirassiers", 2), (Quality.AGGRESSIVE, "melee_company", 3)],
)
def test_whoever_evades_the_charge_of_an_aggressive_leader_checks_with_less(
    quality: Quality | None, blue: str, count: int
) -> None:
    table = charge(duel(quality, blue=blue, red="cuirassiers"))
    table.say("red", "evade")
    assert (check_due(table).kind, dice(table)[1]) == ("evade", count)


@pytest.mark.rule("7.59")
@pytest.mark.parametrize(("card", "count"), [("corred", 2), ("resistid", 3)])
def test_flight_by_run_is_avoiding_the_combat_and_resisting_is_not(card: str, count: int) -> None:
    table = charge(duel(Quality.AGGRESSIVE), f"R1-1={card}")
    table.say("red", "react")
    assert dice(table)[1] == count


@pytest.mark.rule("7.59", "6.75")
@pytest.mark.audit("T6")
@pytest.mark.parametrize(
    ("quality", "word", "count"),
    [(Quality.AGGRESSIVE, "flee", 1), (Quality.AGGRESSIVE, "stand", 2), (None, "flee", 2)],
)
def test_a_harasser_that_will_flee_after_its_shot_avoids_the_combat_too(
    quality: Quality | None, word: str, count: int
) -> None:
    table = charge(duel(quality, blue="cuirassiers", red="tartars", theirs="30,26 180"), "R1-1=fuego")
    table.say("red", "react")
    table.say("red", word)
    assert (check_due(table).kind, dice(table)[1]) == ("reaction", count)
    roll(table, 5, *[1] * (count - 1))
    while isinstance(table.request, Ask) and table.request.rule == "4.08":
        table.say("red", next(table.proposals("red", Random(1))))
    roll(table, *[1] * dice(table)[1])
    assert (isinstance(table.request, Ask) and table.request.rule == "2.45") is (word == "flee")


# ------------------------------------------------------------------------------------------------ Passionate and Brave


@pytest.mark.rule("7.61")
@pytest.mark.parametrize("quality", [None, Quality.PASSIONATE])
def test_the_troop_of_a_passionate_leader_is_frenzied(quality: Quality | None) -> None:
    table = won(charge(duel(quality, theirs="30,24 180 wear=3")), "B1-1")
    while isinstance(table.request, Throw) and check_due(table).kind == "rout":
        roll(table, *[1] * dice(table)[1])
    assert "R1-1" not in table.state.units
    table.say("blue", "stay")
    frenzied = isinstance(table.request, Throw) and check_due(table).kind == "frenzy"
    assert frenzied is (quality is Quality.PASSIONATE)


@pytest.mark.rule("7.66")
@pytest.mark.parametrize("quality", [None, Quality.BRAVE])
def test_the_troop_of_a_brave_leader_is_impetuous(quality: Quality | None) -> None:
    table = act(action(duel(quality, blue="shot_company"), "B1-1=resistid"), "B1-1")
    assert (isinstance(table.request, Throw) and check_due(table).kind == "order") is (quality is Quality.BRAVE)


@pytest.mark.rule("7.66")
@pytest.mark.parametrize(("quality", "left"), [(None, 1), (Quality.BRAVE, 0)])
def test_the_troop_of_a_brave_leader_is_elite(quality: Quality | None, left: int) -> None:
    table = act(action(duel(quality, ours="30,20 0 wear=1", theirs="60,40 180"), "B1-1=resistid"), "B1-1")
    roll(table, 5, 1, 1)
    assert (troop(table, "B1-1").wear, troop(table, "B1-1").acted) == (left, OrderKind.RESIST)


# ---------------------------------------------------------------------------------------- Phlegmatic, Gallant and Calm


@pytest.mark.rule("7.87", "7.54")
@pytest.mark.parametrize(("quality", "count"), [(None, 2), (Quality.PHLEGMATIC, 4)])
def test_the_troop_of_a_phlegmatic_leader_fights_as_ever_at_the_limit(quality: Quality | None, count: int) -> None:
    table = duel(quality, blue="reformed_battalion", ours="30,20 0 wear=4")
    table = passing(charge(table, unit="R1-1", first="red"))
    while isinstance(table.request, Throw) and about(table.request, subjects.Melee).striker != "B1-1":
        roll(table, *[1] * dice(table)[1])
    assert dice(table)[1] == count


@pytest.mark.rule("7.89")
@pytest.mark.parametrize(("quality", "courage"), [(None, 2), (Quality.GALLANT, 4)])
def test_the_flanked_troop_of_a_gallant_leader_loses_combat_alone(quality: Quality | None, courage: int) -> None:
    table = duel(quality, blue="reformed_battalion", ours="30,20 0", theirs="30,14 0")
    table = passing(charge(table, unit="R1-1", first="red"))
    assert isinstance(table.request, Throw)
    melee = table.request.about
    assert isinstance(melee, Melee)
    assert melee.charge.flank
    assert (melee.dice[1].whole, melee.courage[1].whole) == (2, courage)


@pytest.mark.rule("7.89", "5.12")
@pytest.mark.audit("T7")
@pytest.mark.parametrize(
    ("quality", "ours", "count"),
    [(Quality.GALLANT, "30,20 0", 4), (None, "30,20 0", 2), (None, "30,20 180", 4)],
)
def test_the_flanked_troop_of_a_gallant_leader_reacts_with_all_its_discipline(
    quality: Quality | None, ours: str, count: int
) -> None:
    table = duel(quality, blue="reformed_battalion", ours=ours, theirs="30,14 0")
    charge(table, "B1-1=resistid", unit="R1-1", first="red")
    table.say("blue", "react")
    assert (check_due(table).kind, dice(table)[1]) == ("reaction", count)


@pytest.mark.rule("7.120")
@pytest.mark.parametrize(("quality", "cost"), [(None, 1), (Quality.CALM, 0)])
def test_the_troop_of_a_calm_leader_takes_no_wear_for_a_blocked_disengagement(
    quality: Quality | None, cost: int
) -> None:
    more = ("B1-2 30,17.4 0",)
    table = duel(quality, blue="reformed_battalion reformed_battalion", more=more)
    table = passing(charge(table, unit="R1-1", first="red"))
    assert isinstance(table.request, Throw)
    blows = table.request.reading
    assert isinstance(blows, Blows)
    roll(table, *[6] * 2, *[1] * (blows.count - 2), 5, *[1] * (blows.courage - 1))
    won(table, "nobody")
    assert troop(table, "B1-1").wear == 1 + cost
