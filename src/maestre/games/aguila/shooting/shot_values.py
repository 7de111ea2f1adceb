"""7.02-7.35, 11.09-11.39, 12.05-12.06, 15.05-15.06 What changes a shot: range, dice, hits, impacts, wounds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from maestre.games.aguila.data import (
    INCH,
    Ability,
    Cover,
    Gun,
    Weapon,
    Weather,
)
from maestre.games.aguila.morale.courage import half_strength
from maestre.games.aguila.shooting.artillery import gun
from maestre.games.aguila.shooting.cover import over_obstacle, protection
from maestre.games.aguila.table.abilities import has
from maestre.games.aguila.table.situation import tallied
from maestre.games.aguila.table.state import OfficerId, SceneryId, State, Unit, UnitId
from maestre.games.aguila.table.subjects import Aim, Situation, Value
from maestre.games.aguila.table.values import Base, Factor, Plus, Term
from maestre.play import RuleId, rule

HOUSES: Final = ("house", "house-indirect")
"""The kinds of shot at a building or work itself."""


def aim_of(at: Situation) -> Aim:
    """The shot that a value is asked for."""
    assert at.aim is not None, at
    return at.aim


@rule("6.23", "7.12")
def weapon_of(state: State, unit: Unit) -> Weapon | None:
    """What infantry or cavalry shoots with; dragoons on foot have their carbines."""
    return state.figures.combat.dismounted.weapon if unit.dismounted else state.profile_of(unit).weapon


@rule("7.22", "16.07")
def moved(state: State, unit: UnitId) -> bool:
    """Whether a unit has had another order than Halt, has arrived, or has failed to do what it was told (5.06)."""
    deeds = state.units[unit].deeds
    return deeds.arrived or deeds.failed or (deeds.order is not None and state.figures.orders.row[deeds.order].moved)


# ---------------------------------------------------------------------------------------------------------------- range


@rule("7.12", "7.13", "11.10")
def reaching(state: State, at: Situation) -> Iterator[Term]:
    """How far a weapon reaches."""
    one, own = state.units[at.unit], gun(state, at.unit)
    if own is not None:
        canister = aim_of(at).kind == "canister"
        yield Base(own.canister.reach if canister else own.reach, "11.10")
    elif state.profile_of(one).range_in and not one.dismounted:
        yield Base(state.profile_of(one).range_in * INCH, "7.13")
    elif (weapon := weapon_of(state, one)) is not None:
        yield Base(state.figures.weapons.small_arms[weapon].reach, "7.12")


_WET: Final[dict[Weather, RuleId]] = {Weather.RAIN: "15.05", Weather.TORRENTIAL: "15.06"}


@rule("15.05", "15.06")
def powder(state: State, at: Situation) -> Iterator[Term]:
    """Rain shortens the range of all that burns powder."""
    weapon = weapon_of(state, state.units[at.unit])
    if state.sky.kind in _WET and (weapon is None or state.figures.weapons.small_arms[weapon].black_powder):
        yield Factor(state.figures.weather.row[state.sky.kind].powder, _WET[state.sky.kind])


# ----------------------------------------------------------------------------------------------------------------- dice


@rule("1.21", "7.14", "11.13", "13.20")
def attacks(state: State, at: Situation) -> Iterator[Term]:
    """The dice of a shot: Attacks, or those of the gun."""
    own = gun(state, at.unit)
    if own is None:
        yield Base(state.profile_of(state.units[at.unit]).attacks, "7.14")
    elif aim_of(at).kind == "canister":
        yield Base(own.canister.attacks, "13.20")
    else:
        yield Base(own.ball.attacks, "11.13")


@rule("7.05", "11.08")
def arc_quarters(state: State, at: Situation) -> Iterator[Term]:
    """A target of which less than half lies in the arc; a gun is laid on it, and defensive fire waits for it."""
    over, under = at.share
    if not aim_of(at).reaction and gun(state, at.unit) is None and 2 * over < under:
        yield Factor(state.figures.combat.attacks.mostly_outside_arc, "7.05")


@rule("7.15", "7.16")
def half_strength_halves(state: State, at: Situation) -> Iterator[Term]:
    """Half of the unit is lost."""
    if half_strength(state, at.unit):
        yield Factor(state.figures.combat.attacks.half_strength, "7.15")


@rule("7.02", "10.13")
def shaken_halves(state: State, at: Situation) -> Iterator[Term]:
    """Disorganised or stunned: half, once."""
    one = state.units[at.unit]
    if one.disorganised:
        yield Factor(state.figures.combat.attacks.disorganised, "7.02")
    elif one.stunned:
        yield Factor(state.figures.combat.attacks.stunned, "10.13")


_SEVEN: Final = 7


@rule("7.26", "7.27")
def hard_to_hit(state: State, at: Situation) -> Iterator[Term]:
    """More than a six is needed."""
    number = tallied(state, Value.FIRE_HIT, at).whole
    if number == _SEVEN:
        yield Factor(state.figures.combat.dice.need_7, "7.26")
    elif number > _SEVEN:
        yield Factor(state.figures.combat.dice.need_8, "7.27")


# --------------------------------------------------------------------------------------------------------------- to hit


@rule("7.17", "11.11", "11.15", "11.27", "12.06", "13.20")
def shooting(state: State, at: Situation) -> Iterator[Term]:
    """What a die must show: Shooting, that of the gun, or what a house or an officer asks of cannon."""
    one, own, aim = state.units[at.unit], gun(state, at.unit), aim_of(at)
    if own is None:
        yield Base(state.profile_of(one).shoot or 0, "7.17")
    elif aim.kind == "canister":
        yield Base(own.canister.hits, "13.20")
    elif aim.kind in HOUSES:
        built = state.scenery[SceneryId(aim.target)].built
        hits = state.figures.weapons.structures[built].hits if built is not None else None
        assert hits is not None, aim
        yield Base(hits, "11.27")
    elif aim.target in state.officers:
        yield Base(state.figures.weapons.officer_target.hits, "12.06")
    elif aim.kind == "indirect":
        assert own.indirect is not None, aim
        yield Base(own.indirect.hits, "11.15")
    else:
        yield Base(own.ball.hits, "11.15" if own.id is Gun.HOWITZER else "11.13")


@rule("8.14", "11.11")
def in_reaction(_state: State, at: Situation) -> Iterator[Term]:
    """Defensive fire has this and nothing else."""
    if aim_of(at).reaction:
        yield Plus(-_state.figures.combat.shooting.defensive_fire, "8.14")


@rule("7.18", "11.09")
def far(state: State, at: Situation) -> Iterator[Term]:
    """Beyond half of the range in force; not guns."""
    if aim_of(at).reaction or gun(state, at.unit) is not None:
        return
    if at.distance > state.figures.weapons.long_range.of(tallied(state, Value.RANGE, at).whole):
        yield Plus(-state.figures.combat.shooting.long_range, "7.18")


_COVER: Final[dict[Cover, RuleId]] = {Cover.LIGHT: "7.19", Cover.SOLID: "7.20", Cover.FORTIFIED: "7.21"}


@rule("7.19", "7.20", "7.21")
def covers(_state: State, at: Situation) -> Iterator[Term]:
    """The best cover of the target, as `cover.covered` has found it."""
    cover = Cover(at.cover or Cover.NONE)
    if not aim_of(at).reaction and cover is not Cover.NONE:
        yield Plus(-_state.figures.combat.cover[cover].shooting, _COVER[cover])


@rule("11.12")
def obstacle_hinders(state: State, at: Situation) -> Iterator[Term]:
    """Ball through an obstacle, once."""
    if not aim_of(at).reaction and over_obstacle(state, aim_of(at)):
        yield Plus(-state.figures.combat.shooting.over_obstacle, "11.12")


@rule("7.22")
def moved_hinders(state: State, at: Situation) -> Iterator[Term]:
    """The shooter has moved; a gun that may fire at all has what comes of its horses instead."""
    if not aim_of(at).reaction and gun(state, at.unit) is None and moved(state, at.unit):
        yield Plus(-state.figures.combat.shooting.moved, "7.22")


@rule("11.37", "11.39")
def unlimbered_hinders(state: State, at: Situation) -> Iterator[Term]:
    """The gun has just come off its horses."""
    deeds = state.units[at.unit].deeds
    if not aim_of(at).reaction and deeds.unlimbered:
        yield Plus(-state.figures.combat.shooting.unlimbered, "11.39" if deeds.walked else "11.37")


@rule("7.02", "7.23", "10.13")
def shaken_hinders(state: State, at: Situation) -> Iterator[Term]:
    """Disorganised or stunned, once."""
    one = state.units[at.unit]
    if not aim_of(at).reaction and (one.disorganised or one.stunned):
        yield Plus(-state.figures.combat.shooting.disorganised, "7.23" if one.disorganised else "10.13")


@rule("12.05", "12.36")
def officer_hard(state: State, at: Situation) -> Iterator[Term]:
    """An officer is a small target; cannon have a number of their own for him."""
    aim = aim_of(at)
    if at.enemy in state.officers and not aim.reaction and aim.kind in {"fire", "canister"}:
        yield Plus(-state.figures.combat.shooting.officer, "12.05")


# --------------------------------------------------------------------------------------------------- impacts and wounds


@rule("11.13", "13.20")
def hit(_state: State, _at: Situation) -> Iterator[Term]:
    """Every impact of a hit counts; what follows leaves a share of them."""
    yield Base(1, "11.13")


@rule("12.06")
def officer_halves(state: State, at: Situation) -> Iterator[Term]:
    """Half of the impacts of shell from above on an officer; other cannon throw smaller dice."""
    if at.enemy in state.officers and aim_of(at).kind == "indirect":
        yield Factor(state.figures.weapons.officer_target.shell, "12.06")


@rule("11.21", "11.22", "11.23")
def gun_protected(state: State, at: Situation) -> Iterator[Term]:
    """What walls leave of the impacts of ball."""
    shield = protection(state, aim_of(at))
    if shield is not None:
        yield Factor(shield[0].impacts, shield[1])


@rule("7.28")
def defence(state: State, at: Situation) -> Iterator[Term]:
    """What wounds a target."""
    officer = state.officers.get(OfficerId(at.enemy))
    if officer is not None:
        yield Base(state.figures.officers.profiles[officer.rank].defence, "7.28")
    elif at.enemy in state.units:
        yield Base(state.profile_of(state.units[UnitId(at.enemy)]).defence, "7.28")


@rule("11.13", "11.19", "11.20", "11.25", "13.20", "13.22")
def piercing(state: State, at: Situation) -> Iterator[Term]:
    """What goes through, of the gun or of the unit."""
    own, kind = gun(state, at.unit), aim_of(at).kind
    if own is not None:
        shot = own.canister if kind == "canister" else own.indirect if kind == "indirect" else own.ball
        assert shot is not None, at
        because = "13.20" if kind == "canister" else "11.19" if kind == "indirect" else "11.13"
        yield Plus(-shot.piercing, because)
    elif has(state, at.unit, Ability.PIERCING):
        yield Plus(-state.figures.abilities.row[Ability.PIERCING].amount, "13.22")


@rule("11.21", "11.22", "11.23", "11.24")
def gun_wounds_less(state: State, at: Situation) -> Iterator[Term]:
    """What walls take from the die of ball."""
    shield = protection(state, aim_of(at))
    if shield is not None:
        yield Plus(-shield[0].wound, shield[1])
