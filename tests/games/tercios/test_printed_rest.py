"""More of what tables print: numbers to throw, the table of steps, what commands hold, centuries, dice for ground."""

from __future__ import annotations

import pytest

from maestre.games.tercios.data import INCH, Body, CommandKind, Ground, Value, own_figures
from maestre.games.tercios.setup.own_table import OWN_TABLES
from maestre.games.tercios.table.state import raised
from maestre.miniatures.sides import Side

FIGURES = own_figures()


@pytest.mark.rule("2.27", "4.15", "4.23", "5.17", "6.112", "7.30")
def test_what_a_die_must_show() -> None:
    one = FIGURES.targets
    assert (one.order_check, one.rout_check, one.command_action, one.greatswords) == (5, 6, 5, 6)
    assert (one.resist_volley, one.resist_artillery, one.resist_combat) == (4, 6, 5)


@pytest.mark.rule("1.10", "1.12", "1.13", "1.14", "1.15", "1.16", "1.17")
@pytest.mark.parametrize(
    ("net", "row"),
    [
        (0, (0, 1, 2, 3, 4, 5, 6)),
        (1, (0, 1, 3, 4, 6, 7, 9)),
        (2, (0, 2, 4, 6, 8, 10, 12)),
        (3, (0, 2, 4, 6, 8, 10, 12)),
        (-1, (0, 1, 1, 2, 2, 3, 3)),
        (-2, (0, 1, 1, 1, 1, 1, 1)),
        (-3, (0, 1, 1, 1, 1, 1, 1)),
    ],
)
def test_the_table_of_increases_and_reductions(net: int, row: tuple[int, ...]) -> None:
    assert tuple(FIGURES.steps.applied(original, net) for original in range(7)) == row


@pytest.mark.rule("1.16", "1.17")
def test_the_printed_table_has_every_original_value_up_to_six() -> None:
    printed = FIGURES.steps.printed
    assert printed.original == (1, 2, 3, 4, 5, 6)
    assert (printed.one_increase, printed.more_increases) == ((1, 3, 4, 6, 7, 9), (2, 4, 6, 8, 10, 12))
    assert (printed.one_reduction, printed.more_reductions) == ((1, 1, 2, 2, 3, 3), (1,) * 6)


@pytest.mark.rule("1.25", "1.26")
def test_what_markers_do_to_values() -> None:
    assert FIGURES.markers.at_limit == {Value.COMBAT: -1, Value.FIRE: -1}
    assert FIGURES.markers.disordered == {Value.COURAGE: -1}


@pytest.mark.rule("8.02")
def test_the_sizes_of_battles() -> None:
    assert [size.points for size in FIGURES.battle.sizes] == [500, 1000, 1500, 2000, 3000]


@pytest.mark.rule("8.13", "7.01")
@pytest.mark.parametrize(
    ("kind", "led", "holds"),
    [
        (CommandKind.INFANTRY, True, {Body.FORMATION: (2, 4), Body.COMPANY: (0, 2)}),
        (CommandKind.CAVALRY, True, {Body.CAVALRY: (1, 4), Body.COMPANY: (0, 2)}),
        (CommandKind.COMPANIES, True, {Body.COMPANY: (2, 4)}),
        (CommandKind.BATTERY, False, {Body.COMPANY: (0, 2), Body.ARTILLERY: (1, 1)}),
    ],
)
def test_what_a_command_holds(kind: CommandKind, led: bool, holds: dict[Body, tuple[int, int]]) -> None:
    row = FIGURES.organisation.commands[kind]
    assert row.led is led
    assert {body: tuple(row.troops[body]) for body in Body} == {body: holds.get(body, (0, 0)) for body in Body}


@pytest.mark.rule("8.18")
def test_what_the_elite_unit_may_buy() -> None:
    elite = FIGURES.organisation.elite
    assert (elite.ability_cost, elite.discipline, elite.discipline_cost) == (15, 1, 10)


@pytest.mark.rule("8.05", "8.06", "8.19")
def test_the_centuries_of_the_factions() -> None:
    """Ours: Swedish brigades are of the seventeenth alone."""
    factions = FIGURES.organisation.factions
    assert {name: one.centuries for name, one in factions.items()} == {
        name: (17,) if name == "sweden" else (16, 17)
        for name in ("spain", "sweden", "france", "empire", "poland", "cossacks", "muscovy")
    }


@pytest.mark.rule("7.33", "7.56", "7.73", "7.74", "7.82", "7.85", "7.92", "7.105", "7.106")
def test_the_figures_of_command_actions() -> None:
    one = FIGURES.leaders.actions
    assert (one.engineer_in, one.tutor_in, one.accomplice_in, one.pair_in) == (3, 2, 9, 6)
    assert (one.dismantled, one.coordinated, one.ready, one.generous) == (2, 2, 2, 4)


@pytest.mark.rule("6.12", "6.18", "6.73", "6.130")
def test_the_figures_of_special_rules() -> None:
    one = FIGURES.abilities
    assert (one.fortress_speed, one.horde_troops, one.ambush) == (2, 2, 6 * INCH)
    assert FIGURES.weapons.flintlock_increase_within == 6 * INCH


@pytest.mark.rule("9.24", "9.39", "9.40")
def test_dice_decide_what_crops_and_rivers_are() -> None:
    rolls, slow, deep = FIGURES.terrain.rolls, Ground.DIFFICULT, Ground.VERY_DIFFICULT
    covered, hidden = Ground.COVERED, Ground.HIDDEN
    crops = [(row.d6, row.qualities) for row in rolls.crop]
    assert crops == [((1, 2), (slow,)), ((3, 4, 5), (covered, slow)), ((6,), (covered, hidden, deep))]
    rivers = [(row.d6, row.qualities) for row in rolls.river]
    assert rivers == [((1, 2), ()), ((3, 4), (slow,)), ((5, 6), (deep,))]
    assert (rolls.river_again.d6, rolls.river_again.qualities) == (6, (Ground.IMPASSABLE,))
    assert (rolls.ford.plain, rolls.ford.deep) == ((), (slow,))


@pytest.mark.rule("9.47")
@pytest.mark.parametrize(("scale", "inches"), [("mm15", 12), ("mm28", 18)])
def test_a_table_of_ones_own_has_zones_up_to_12_inches_from_the_middle(scale: str, inches: int) -> None:
    assert OWN_TABLES.zone_depth(FIGURES, scale) == inches


@pytest.mark.rule("1.23")
def test_whoever_takes_the_field_is_fresh_rested_and_off_the_table() -> None:
    units, leaders = raised(FIGURES, FIGURES.forces["spain_1000"].army("es"), Side.BLUE)
    for one in units.values():
        assert (one.wear, one.pose, one.lurks, one.acted) == (0, None, None, None)
        assert not any((one.disordered, one.limbered, one.displaced, one.fortress, one.reacted))
    for who in leaders.values():
        assert (who.at, who.inside, who.exhausted, who.joined) == (None, None, False, 0)
