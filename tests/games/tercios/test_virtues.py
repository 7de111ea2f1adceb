"""What virtues add to the Troop that a leader is in, or has inspired."""

from typing import Any

import pytest
from msgspec.structs import replace

from maestre.games.tercios.data import INCH, OrderKind, Value, Virtue, Weapon
from maestre.games.tercios.table.marks import put
from maestre.games.tercios.table.situation import tallied
from maestre.games.tercios.table.state import LeaderId, Mark, UnitId, Until
from maestre.games.tercios.table.subjects import Check, Situation, Use
from maestre.play import Order, Spot, Throw
from tests.games.tercios.fields import charge, dice, field, passing
from tests.games.tercios.positions import Position, act, action, officer, refused, roll, troop

ONE = UnitId("B1-1")
DUEL = ("B1-1 30,20 0", "R1-1 30,24 180", "B0 in B1-1")


def duel(*virtues: Virtue, lines: tuple[str, ...] = DUEL, **fields: Any) -> Position:
    """A reformed battalion (Combat, Courage and Discipline 4) with the Commander inside, an enemy in front."""
    table = field(*lines, blue="reformed_battalion", red="melee_company")
    return officer(table, "B0", virtues=virtues, qualities=(), level=3, **fields)


def worth(table: Position, value: Value, use: Use, order: OrderKind | None = None) -> int:
    at = Situation(unit=ONE, use=use, order=order, weapon=Weapon.ARQUEBUS_MUSKET if use == "shoot" else None)
    return tallied(table.state, value, at).whole


@pytest.mark.rule("7.15", "7.40", "7.37")
@pytest.mark.parametrize(("virtues", "count"), [((), 6), ((Virtue.DEXTERITY,), 7)])
def test_dexterity_adds_a_die_to_the_blows_of_his_troop(virtues: tuple[Virtue, ...], count: int) -> None:
    table = passing(charge(duel(*virtues)))
    assert dice(table)[1] == count


@pytest.mark.rule("7.40", "7.37")
def test_the_point_comes_after_the_steps() -> None:
    lines = ("B1-1 30,20 0 wear=4", *DUEL[1:])
    assert worth(duel(Virtue.DEXTERITY, lines=lines), Value.COMBAT, "strike") == 3


@pytest.mark.rule("7.39")
@pytest.mark.parametrize(("inches", "legal"), [(9, True), (9.1, False)])
def test_dedication_adds_an_inch(inches: float, legal: bool) -> None:
    table = act(
        action(duel(Virtue.DEDICATION, lines=("B1-1 30,20 0", "R1-1 60,40 180", DUEL[2])), "B1-1=corred"), "B1-1"
    )
    spot = Spot("B1-1", 30 * INCH, round((20 + inches) * INCH))
    if legal:
        table.say("blue", spot)
    else:
        refused(table, "blue", spot, "3.05")


@pytest.mark.rule("7.41")
def test_drill_adds_a_shot_and_teaches_nobody_to_shoot() -> None:
    assert worth(duel(Virtue.DRILL), Value.FIRE, "shoot", OrderKind.ATTENTION) == 3
    table = officer(field(*DUEL, blue="pike_company"), "B0", virtues=(Virtue.DRILL,))
    assert worth(table, Value.FIRE, "shoot") == 0


@pytest.mark.rule("7.42")
def test_loyalty_adds_a_die_to_order_checks() -> None:
    table = act(action(duel(Virtue.LOYALTY, lines=("B1-1 30,20 0 wear=1", *DUEL[1:])), "B1-1=resistid"), "B1-1")
    assert dice(table)[1] == 5


@pytest.mark.rule("7.43")
@pytest.mark.parametrize(("virtues", "combat"), [((), 2), ((Virtue.ZEAL,), 4)])
def test_zeal_adds_endurance(virtues: tuple[Virtue, ...], combat: int) -> None:
    table = duel(*virtues, lines=("B1-1 30,20 0 wear=4", *DUEL[1:]))
    assert worth(table, Value.COMBAT, "strike") == combat


@pytest.mark.rule("7.44", "7.45")
@pytest.mark.parametrize(
    ("virtue", "volley", "gun", "melee"), [(Virtue.SACRIFICE, 5, 5, 4), (Virtue.WILL, 4, 4, 5), (Virtue.BRIO, 4, 4, 4)]
)
def test_sacrifice_helps_against_shots_and_will_in_combat(virtue: Virtue, volley: int, gun: int, melee: int) -> None:
    table = duel(virtue)
    uses: tuple[Use, ...] = ("resist-volley", "resist-artillery", "resist-combat")
    assert [worth(table, Value.COURAGE, use) for use in uses] == [volley, gun, melee]


@pytest.mark.rule("7.36")
def test_virtues_need_neither_roll_nor_a_rested_leader() -> None:
    assert worth(duel(Virtue.WILL, exhausted=True), Value.COURAGE, "resist-combat") == 5


@pytest.mark.rule("7.36", "7.15")
def test_they_help_nobody_while_he_stands_outside() -> None:
    table = officer(duel(Virtue.WILL), "B0", at=(30, 16))
    assert worth(table, Value.COURAGE, "resist-combat") == 4


@pytest.mark.rule("1.19")
def test_the_same_virtue_lent_and_present_counts_once() -> None:
    table = duel(Virtue.WILL)
    put(table.state, Mark(Virtue.WILL.value, ONE, Until.GO, LeaderId("B1")))
    assert worth(table, Value.COURAGE, "resist-combat") == 5


@pytest.mark.rule("7.43", "1.25")
@pytest.mark.parametrize(("faces", "stays"), [((6, 1, 1, 1), True), ((5, 5, 5, 5), False)])
def test_who_held_out_by_zeal_checks_when_the_leader_leaves(faces: tuple[int, ...], stays: bool) -> None:
    table = action(duel(Virtue.ZEAL, lines=("B1-1 30,20 0 wear=5", "R1-1 60,40 180", DUEL[2])))
    table.say("blue", Order("lead", "B0"))
    table.say("blue", Spot("B0", 30 * INCH, 16 * INCH))
    assert isinstance(table.request, Throw)
    assert isinstance(table.request.about, Check)
    assert table.request.about.kind == "rout"
    roll(table, *faces)
    if not stays:
        roll(table, 5, 1, 1)
    assert (ONE in table.state.units) is stays
    if stays:
        assert troop(table, "B1-1").wear == 4


@pytest.mark.rule("7.52", "1.25")
def test_who_held_out_by_a_zeal_that_was_lent_checks_when_the_enemys_go_begins() -> None:
    table = action(duel(lines=("B1-1 30,20 0", "R1-1 60,40 180", DUEL[2])), "B1-1=resistid")
    table.state.units[ONE] = replace(troop(table, "B1-1"), wear=6)
    assert worth(table, Value.ENDURANCE, "rout") == 4
    put(table.state, Mark(Virtue.ZEAL.value, ONE, Until.GO, LeaderId("B0")))
    act(table, "B1-1")
    roll(table, 5, 1, 1, 1)
    assert troop(table, "B1-1").wear == 5, "with the zeal that is enough"
    assert isinstance(table.request, Throw)
    assert isinstance(table.request.about, Check)
    assert table.request.about.kind == "rout"
