"""Qualities that act on Troops around a leader, without an action."""

from typing import Any

import pytest
from msgspec.structs import replace

from maestre.games.tercios.command.leaders import INSPIRE
from maestre.games.tercios.data import Element, Quality, Virtue
from maestre.games.tercios.shooting.rout import wear
from maestre.games.tercios.table import subjects
from maestre.games.tercios.table.rolls import Blows
from maestre.games.tercios.table.state import CommandId, LeaderId, UnitId
from maestre.games.tercios.table.subjects import Check, Deed
from maestre.play import Ask, Order, Pick, Throw
from tests.games.tercios.asked import blows
from tests.games.tercios.board import rectangle
from tests.games.tercios.fields import charge, dice, field, passing, where
from tests.games.tercios.positions import (
    Position,
    act,
    action,
    chief,
    command_action,
    go,
    happens,
    lead,
    officer,
    refused,
    roll,
    troop,
)
from tests.matters import about

ONE = UnitId("B1-1")


def check_due(table: Position) -> Check:
    assert isinstance(table.request, Throw), table.request
    assert isinstance(table.request.about, Check)
    return table.request.about


def facing(
    *qualities: Quality,
    blue: str = "melee_company",
    red: str = "melee_company",
    ours: str = "30,20 0",
    theirs: str = "30,24 180",
    y: float = 15.0,
    level: int = 3,
    more: tuple[str, ...] = (),
) -> Position:
    """Two Troops face to face, the blue Commander some inches behind his own."""
    table = field(f"B1-1 {ours}", f"R1-1 {theirs}", *more, blue=blue, red=red)
    return officer(table, "B0", at=(30, y), qualities=qualities, virtues=(), level=level)


# -------------------------------------------------------------------------------------------------------------- Wealthy


def unpaid(*qualities: Quality, **fields: Any) -> Position:
    table = facing(*qualities, blue="reformed_battalion+mercenaries", ours="30,20 0 wear=4", **fields)
    return happens(table, lambda state: wear(state, ONE, 1, "rout", None))


@pytest.mark.rule("7.56")
@pytest.mark.parametrize(("level", "count"), [(3, 2), (4, 4)])
def test_mercenaries_near_a_wealthy_leader_may_try_a_rout_check(level: int, count: int) -> None:
    table = unpaid(Quality.WEALTHY, level=level)
    assert (check_due(table).kind, dice(table)[1]) == ("rout", count)
    roll(table, 6, *[1] * (count - 1))
    assert ONE in table.state.units


@pytest.mark.rule("7.56")
def test_nobody_pays_them_from_afar_or_without_wealth() -> None:
    assert ONE not in unpaid(Quality.WEALTHY, y=4.0).state.units
    table = unpaid()
    roll(table, 5, 1, 1)
    assert ONE not in table.state.units


@pytest.mark.rule("7.56")
def test_wealth_does_not_hurt_the_checks_of_others() -> None:
    table = facing(Quality.WEALTHY, blue="reformed_battalion", ours="30,20 0 wear=4")
    table = happens(table, lambda state: wear(state, ONE, 1, "rout", None))
    assert dice(table)[1] == 4


# ------------------------------------------------------------------------------------------------------------- Diplomat


@pytest.mark.rule("7.78")
@pytest.mark.parametrize(("qualities", "count"), [((), 2), ((Quality.DIPLOMAT,), 3)])
def test_a_diplomat_commands_allied_troops(qualities: tuple[Quality, ...], count: int) -> None:
    table = facing(*qualities, ours="30,20 0 wear=1", theirs="60,40 180")
    table.state.units[ONE] = replace(troop(table, "B1-1"), contingent="sweden")
    act(action(table, "B1-1=resistid"), "B1-1")
    assert dice(table)[1] == count


# -------------------------------------------------------------------------------------------------------------- Willing


@pytest.mark.rule("7.79")
@pytest.mark.parametrize(
    ("qualities", "profile", "y", "offered"),
    [
        ((Quality.WILLING,), "shot_company", 15.0, True),
        ((), "shot_company", 15.0, False),
        ((Quality.WILLING,), "shot_company", 8.0, False),
        ((Quality.WILLING,), "pike_company", 15.0, False),
    ],
)
def test_light_companies_near_a_willing_leader_may_evade(
    qualities: tuple[Quality, ...], profile: str, y: float, offered: bool
) -> None:
    table = charge(facing(*qualities, blue=profile, y=y), unit="R1-1", first="red")
    assert isinstance(table.request, Ask)
    assert isinstance(table.request.choice, Pick)
    assert ("evade" in table.request.choice.options) is offered
    if offered:
        table.say("blue", "evade")
        assert dice(table)[1] == 4, "Discipline 3 with one increase against infantry"


# -------------------------------------------------------------------------------------------------------------- Elegant


def beaten(*qualities: Quality, y: float = 12.5, **fields: Any) -> Position:
    """Red horse rides our foot down: all its blows hit, none is resisted."""
    table = officer(facing(*qualities, blue="reformed_battalion", red="cuirassiers", y=y), "B0", **fields)
    table = passing(charge(table, unit="R1-1", first="red"))
    while isinstance(table.request, Throw):
        reading = table.request.reading
        if isinstance(reading, Blows):
            hits = 2 if about(table.request, subjects.Melee).striker == "R1-1" else 0
            roll(table, *[6] * hits, *[1] * (reading.count - hits + (reading.courage if hits else 0)))
        else:
            roll(table, *[1] * dice(table)[1])
    return table


@pytest.mark.rule("7.81")
def test_an_elegant_leader_turns_a_retreat_into_a_disengagement() -> None:
    table = beaten(Quality.ELEGANT)
    assert isinstance(table.request, Ask)
    assert (table.request.window, table.request.seat) == ("elegant", "blue")
    table.say("blue", "use")
    assert where(table, "B1-1") == (30.0, 17.0)
    assert troop(table, "B1-1").disordered, "for it has cancelled no hit"
    assert chief(table, "B0").exhausted


@pytest.mark.rule("7.81")
def test_he_may_let_it_go() -> None:
    table = beaten(Quality.ELEGANT)
    table.say("blue", "pass")
    roll(table, 5, 1, 1)
    assert ONE not in table.state.units, "ridden down by Pursuit"


@pytest.mark.rule("7.81")
@pytest.mark.parametrize(("y", "exhausted"), [(9.0, False), (12.5, True)])
def test_he_must_be_near_and_rested(y: float, exhausted: bool) -> None:
    assert ONE not in beaten(Quality.ELEGANT, y=y, exhausted=exhausted).state.units


@pytest.mark.rule("7.04", "7.81")
@pytest.mark.audit("TD6")
@pytest.mark.parametrize(("virtues", "helps"), [((), False), ((Virtue.FAME,), True)])
def test_an_elegant_subordinate_helps_those_alone_with_whom_he_can_interact(
    virtues: tuple[Virtue, ...], helps: bool
) -> None:
    """The Troop is of another command of his army; with Fame he can interact with it."""
    table = facing(blue="reformed_battalion", red="cuirassiers", y=4.0)
    table.state.units[ONE] = replace(troop(table, "B1-1"), command=CommandId("B9"))
    officer(table, "B1", at=(30, 12.5), level=3, virtues=virtues, qualities=(Quality.ELEGANT,))
    passing(charge(table, unit="R1-1", first="red"))
    blows(table, 2)
    blows(table, 0)
    asked = isinstance(table.request, Ask) and table.request.rule == "7.81"
    assert asked is helps


# --------------------------------------------------------------------------------------------------------------- Expert

BRIGADE = "modern_squadron modern_squadron modern_squadron"
SHARED = ("group:B1-2=B1-1", "group:B1-3=B1-1", "B1-1=fuego", "B1-2=fuego", "B1-3=fuego")


def inspired(*qualities: Quality, far: str = "40,20 0", cards: tuple[str, ...] = SHARED) -> Position:
    """Three squadrons that share a card, as a rule; their own leader, level 3, inspires the first with his Drill."""
    more = ("B1-2 35,20 0", f"B1-3 {far}", "R1-2 60,40 180")
    table = field("B1-1 30,20 0", "R1-1 60,44 180", *more, blue=BRIGADE, red="pike_company pike_company")
    officer(table, "B1", at=(35, 15), qualities=qualities, virtues=(Virtue.DRILL,), level=3)
    table = command_action(lead(action(table, *cards), "B1"), INSPIRE, "B1-1", "instruccion")
    roll(table, 5, 1, 1)
    return table


def drilled(table: Position) -> list[str]:
    return sorted(mark.on for mark in table.state.marks if mark.what == Virtue.DRILL)


@pytest.mark.rule("7.86")
@pytest.mark.audit("TD4")
def test_an_expert_inspires_all_who_share_the_card() -> None:
    assert drilled(inspired()) == ["B1-1"]
    table = inspired(Quality.EXPERT)
    assert drilled(table) == ["B1-1", "B1-2", "B1-3"]
    act(table, "B1-2 B1-1 B1-3")


@pytest.mark.rule("7.86")
@pytest.mark.audit("TD4")
def test_an_expert_inspires_the_whole_brigade_near_or_far() -> None:
    table = inspired(Quality.EXPERT, far="50,20 0")
    assert drilled(table) == ["B1-1", "B1-2", "B1-3"]
    act(table, "B1-3 B1-1 B1-2")


@pytest.mark.rule("7.52", "7.86")
@pytest.mark.audit("TD4")
def test_who_of_the_brigade_has_a_card_of_its_own_may_be_the_one_to_act_and_then_it_is_over() -> None:
    table = inspired(Quality.EXPERT, cards=("B1-1=fuego", "B1-2=fuego", "B1-3=corred"))
    assert drilled(table) == ["B1-1", "B1-2", "B1-3"]
    act(table, "B1-2")
    assert go(table) == "red"
    assert drilled(table) == [], "the opponent's go has begun"


# ----------------------------------------------------------------------------------------------------------------- Cold


def turned_on(*qualities: Quality, y: float = 30.0, **fields: Any) -> Position:
    """The blue Commander intrigues against red's, who may be Cold; blue has thrown one success."""
    table = facing(Quality.INTRIGUER, ours="10,20 0", theirs="50,30 180")
    officer(table, "R0", at=(30, y), qualities=qualities, level=4, **fields)
    officer(table, "R1", at=(31, 35))
    command_action(lead(action(table), "B0"), Quality.INTRIGUER, "R0")
    roll(table, 6, 1, 1)
    return table


@pytest.mark.rule("7.88")
@pytest.mark.parametrize(("faces", "tired"), [((6, 6, 1, 1), False), ((6, 1, 1, 1), True), ((5, 5, 5, 5), True)])
def test_a_cold_leader_may_cancel_an_action_on_himself(faces: tuple[int, ...], tired: bool) -> None:
    table = turned_on(Quality.COLD)
    assert isinstance(table.request, Ask)
    assert (table.request.window, table.request.seat) == ("cold", "red")
    assert chief(table, "B0").exhausted, "by his own dice"
    table.say("red", "use")
    assert isinstance(table.request, Throw)
    told: object = table.request.about
    assert told == Deed(LeaderId("R0"), Quality.COLD.value, (LeaderId("B0"),), 4, 6)
    roll(table, *faces)
    assert chief(table, "R0").exhausted is tired


@pytest.mark.rule("7.88")
def test_the_cancelled_action_has_no_effect_and_declining_lets_it_work() -> None:
    table = turned_on(Quality.COLD)
    table.say("red", "use")
    roll(table, 6, 6, 1, 1)
    assert not chief(table, "R0").exhausted
    table = turned_on(Quality.COLD)
    table.say("red", "pass")
    assert chief(table, "R0").exhausted
    assert chief(turned_on(), "R0").exhausted, "nobody asks one who is not Cold"


@pytest.mark.rule("7.88")
@pytest.mark.parametrize(("x", "asked"), [(36.9, True), (38.5, False)])
def test_he_covers_friends_within_six_inches_of_his_base(x: float, asked: bool) -> None:
    table = facing(Quality.INTRIGUER, ours="10,20 0", theirs="50,30 180")
    officer(table, "R0", at=(30, 30), level=2, qualities=())
    officer(table, "R1", at=(x, 30), level=3, qualities=(Quality.COLD,))
    command_action(lead(action(table), "B0"), Quality.INTRIGUER, "R0")
    roll(table, 6, 1, 1)
    assert isinstance(table.request, Ask)
    assert (table.request.window == "cold") is asked


@pytest.mark.rule("7.88")
def test_an_exhausted_leader_cannot() -> None:
    table = facing(Quality.INTRIGUER, ours="10,20 0", theirs="50,30 180")
    officer(table, "R0", at=(30, 30), level=4, qualities=())
    officer(table, "R1", at=(32.5, 30), qualities=(Quality.COLD,), level=3)
    table = lead(action(table), "B0")
    officer(table, "R1", exhausted=True)
    command_action(table, Quality.INTRIGUER, "R0")
    roll(table, 6, 1, 1)
    assert isinstance(table.request, Ask)
    assert table.request.window == ""


# ---------------------------------------------------------------------------------------- Imperturbable and Respectable


@pytest.mark.rule("7.94")
@pytest.mark.parametrize(("qualities", "count"), [((), 4), ((Quality.IMPERTURBABLE,), 5)])
def test_troops_near_an_imperturbable_leader_react_with_a_die_more(qualities: tuple[Quality, ...], count: int) -> None:
    table = charge(facing(*qualities, blue="reformed_battalion"), "B1-1=resistid", unit="R1-1", first="red")
    table.say("blue", "react")
    assert dice(table)[1] == count


@pytest.mark.rule("7.94")
def test_it_does_not_help_to_obey_orders() -> None:
    table = facing(Quality.IMPERTURBABLE, blue="reformed_battalion", ours="30,20 0 wear=1", theirs="60,40 180")
    act(action(table, "B1-1=resistid"), "B1-1")
    assert dice(table)[1] == 4


WOOD = rectangle("wood", Element.WOOD, 20, 16, 20, 0.5)


def hidden(*qualities: Quality) -> Position:
    """Our Troop behind a wood that the Commander stands on the other side of."""
    table = field("B1-1 30,20 0 wear=1", "R1-1 60,40 180", blue="reformed_battalion", scenery=(WOOD,))
    return officer(table, "B0", at=(30, 15), qualities=qualities, virtues=(Virtue.WILL,), level=3)


@pytest.mark.rule("7.117")
@pytest.mark.parametrize(("qualities", "count"), [((), 2), ((Quality.RESPECTABLE,), 4)])
def test_a_respectable_leader_leads_those_whom_he_does_not_see(qualities: tuple[Quality, ...], count: int) -> None:
    act(table := action(hidden(*qualities), "B1-1=resistid"), "B1-1")
    assert dice(table)[1] == count


@pytest.mark.rule("7.117")
def test_he_inspires_them_too_and_for_other_actions_he_must_see() -> None:
    table = lead(action(hidden(Quality.RESPECTABLE, Quality.ALERT)), "B0")
    refused(table, "blue", Order("atento", "B0", ("B1-1",)), "7.28", "not-an-option")
    command_action(table, INSPIRE, "B1-1", "voluntad")
    table = lead(action(hidden(Quality.ALERT)), "B0")
    refused(table, "blue", Order(INSPIRE, "B0", ("B1-1", "voluntad")), "7.28", "not-an-option")
