"""9.04-9.13, 9.15-9.16, 10.15, 11.34, 11.43, 16.57 Where the figures of blows, and of courage after them, come from.

Formations, officers, lances and ground have their own chapters; `wiring` sets out the order of the ledger.
"""

from __future__ import annotations

from collections.abc import Iterator

from maestre.games.aguila.data import (
    Arm,
    Cover,
    Scenario,
    Share,
    Structure,
)
from maestre.games.aguila.morale.courage import half_strength
from maestre.games.aguila.table.moments import SIDED
from maestre.games.aguila.table.places import house, outline, scene
from maestre.games.aguila.table.situation import tallied
from maestre.games.aguila.table.state import Scenery, State, UnitId
from maestre.games.aguila.table.subjects import Situation, Value
from maestre.games.aguila.table.values import Base, Factor, Plus, Term
from maestre.play import RuleId, rule
from maestre.space import tabletop
from maestre.space.tabletop import Point

_FLANKS = (tabletop.Side.LEFT, tabletop.Side.RIGHT)
_MOST_A_DIE = 6


def charging(at: Situation) -> bool:
    """Whether the blows are those of a charger, not of whoever was charged."""
    return at.charge is not None and at.unit in at.charge.chargers


# ------------------------------------------------------------------------------------------------------------ how many


@rule("9.04")
def attacks(state: State, at: Situation) -> Iterator[Term]:
    """As many dice as Attacks."""
    yield Base(state.profile_of(state.units[at.unit]).attacks, "9.04")


@rule("11.43", "16.57")
def sappers_join(state: State, at: Situation) -> Iterator[Term]:
    """Sappers add to an assault on a fortified position; at Borodino on the free works too."""
    found = position(state, at)
    if found is None or not state.units[at.unit].sappers:
        return
    if _fortified(state, found):
        yield Plus(state.figures.combat.fighting.sappers_attacks, "11.43")
    elif state.scenario is Scenario.BORODINO and found is Structure.LIGHT_POSITION:
        yield Plus(state.figures.combat.fighting.sappers_attacks, "16.57")


@rule("9.05", "9.06", "9.07", "9.08", "9.09", "11.34")
def sides_multiply(state: State, at: Situation) -> Iterator[Term]:
    """A charger in the flank or rear strikes more, whoever is met there less; guns suffer alike on every side."""
    share = state.figures.combat.attacks
    if not charging(at):
        yield from _factor(state, at.unit, at.side, (share.flank_defender, "9.07"), (share.rear_defender, "9.08"))
    elif state.arm_of(state.units[UnitId(at.enemy)]) is Arm.ARTILLERY:
        yield Factor(share.charging_guns, "11.34")
    else:
        enemy = UnitId(at.enemy)
        yield from _factor(state, enemy, at.side, (share.flank_charger, "9.05"), (share.rear_charger, "9.06"))


def _factor(
    state: State, charged: UnitId, side: tabletop.Side, flank: tuple[Share, RuleId], rear: tuple[Share, RuleId]
) -> Iterator[Term]:
    """The factor of a side. Who has formed square since the declaration has no sides any more."""
    if side is not tabletop.Side.FRONT and SIDED(state, charged):
        yield Factor(*(flank if side in _FLANKS else rear))


@rule("9.04")
def worn_halves(state: State, at: Situation) -> Iterator[Term]:
    """At half strength a unit strikes with half its Attacks; damage of this combat counts too (9.03)."""
    if half_strength(state, at.unit):
        yield Factor(state.figures.combat.attacks.half_strength, "9.04")


@rule("10.15")
def stunned_halves(state: State, at: Situation) -> Iterator[Term]:
    """So does a stunned one."""
    if state.units[at.unit].stunned:
        yield Factor(state.figures.combat.attacks.stunned, "10.15")


@rule("9.10")
def hard_to_hit(state: State, at: Situation) -> Iterator[Term]:
    """Where 7, or 8 and more, would be needed, fewer dice are thrown for 6."""
    over = tallied(state, Value.BLOWS_HIT, at).whole - _MOST_A_DIE
    if over > 0:
        dice = state.figures.combat.dice
        yield Factor(dice.need_7 if over == 1 else dice.need_8, "9.10")


# ------------------------------------------------------------------------------------------------ hitting and wounding


@rule("9.10", "11.33")
def melee(state: State, at: Situation) -> Iterator[Term]:
    """What a blow must show."""
    number = state.profile_of(state.units[at.unit]).melee
    assert number is not None, f"{at.unit} does not fight"
    yield Base(number, "9.10")


@rule("9.11", "9.12", "11.43")
def position_hinders(state: State, at: Situation) -> Iterator[Term]:
    """Whoever stands behind an obstacle, in a house or in a work is harder to hit; sappers know how to get in."""
    found = position(state, at)
    if found is None:
        return
    if not _fortified(state, found):
        yield Plus(-state.figures.weapons.structures[found].melee, "9.11")
    elif state.units[at.unit].sappers:
        yield Plus(-state.figures.combat.fighting.sappers_fortified, "11.43")
    else:
        yield Plus(-state.figures.weapons.structures[found].melee, "9.12")


@rule("9.13")
def defence(state: State, at: Situation) -> Iterator[Term]:
    """What wounds: the Defence of whoever is struck."""
    yield Base(state.profile_of(state.units[UnitId(at.enemy)]).defence, "9.13")


def _fortified(state: State, structure: Structure) -> bool:
    return state.figures.weapons.structures[structure].cover is Cover.FORTIFIED


@rule("9.11", "9.12")
def position(state: State, at: Situation) -> Structure | None:
    """What a charged unit fights in or behind, the best of it; nothing shields it once it has charged back itself.

    An obstacle or work shields who is within an inch of it, from a charger who has come across it (8.33). His base may
    cover it by then, so that the line is drawn from his rear to the middle of his target.
    """
    if not charging(at) or (at.charge is not None and at.charge.counter):
        return None
    held = house(state, at.enemy)
    if held is not None:
        return held.built
    charger, target = outline(state, at.unit).centre(tabletop.Side.REAR), outline(state, at.enemy)
    middle = Point(target.x, target.y)
    found = [
        built
        for element in state.scenery.values()
        if (built := _shields(state, element)) is not None
        and tabletop.enters(charger, middle, scene(element))
        and tabletop.within(target, scene(element), state.figures.distances.separation)
    ]
    return min(found, key=lambda built: state.figures.weapons.structures[built].melee, default=None)


def _shields(state: State, element: Scenery) -> Structure | None:
    """What a piece of terrain is to whoever stands behind it; houses shield those inside."""
    row = state.figures.terrain.row[element.element]
    built = element.built or (row.structures[0] if row.kind == "wall" else None)
    return None if built is None or state.figures.weapons.structures[built].collapse else built


# ------------------------------------------------------------------------------------------------------------- courage


@rule("10.07")
def damage(state: State, at: Situation) -> Iterator[Term]:
    """All damage a unit has."""
    yield Base(state.units[at.unit].damage, "10.07")


@rule("9.15", "9.16")
def met_side(state: State, at: Situation) -> Iterator[Term]:
    """Whoever is charged in the flank or rear is shaken more; with several chargers the worst side counts once."""
    if at.nerve != "combat" or at.side is tabletop.Side.FRONT or not SIDED(state, at.unit):
        return
    rear = at.side is tabletop.Side.REAR
    row = state.figures.combat.courage
    yield Plus(row.charged_rear if rear else row.charged_flank, "9.16" if rear else "9.15")
