"""5.63-5.66, 13.09-13.31 Who may shoot at all, and what units are known for in fire."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from maestre.games.aguila.data import (
    Ability,
    Formation,
)
from maestre.games.aguila.morale.discipline import enemy_within
from maestre.games.aguila.shooting.artillery import gun, loaded
from maestre.games.aguila.shooting.shot_values import aim_of, moved, weapon_of
from maestre.games.aguila.table.abilities import has
from maestre.games.aguila.table.moments import SHOT_SIDES
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.places import outline, present, standing
from maestre.games.aguila.table.sight import eye, length, shape, visible
from maestre.games.aguila.table.state import OfficerId, State, UnitId
from maestre.games.aguila.table.subjects import Aim, Situation
from maestre.games.aguila.table.values import Plus, Term
from maestre.play import Refused, rule
from maestre.space import tabletop

# -------------------------------------------------------------------------------------------------------- who may shoot


@rule("1.20", "11.35")
def armed(state: State, aim: Aim) -> None:
    """Refuse who has nothing to shoot with, or has it behind horses."""
    one = state.units[aim.shooter]
    if state.profile_of(one).gun is None and weapon_of(state, one) is None:
        raise Refused("1.20", "no-weapon", unit=named(state, aim.shooter))
    if one.limbered:
        raise Refused("11.35", "gun-limbered", unit=named(state, aim.shooter))


@rule("3.09")
def not_at_the_double(state: State, aim: Aim) -> None:
    """Refuse who has gone at the double, whatever the fire."""
    order = state.units[aim.shooter].deeds.order
    if order is not None and not state.figures.orders.row[order].shoot:
        raise Refused("3.09", "shooter-at-double-time", unit=named(state, aim.shooter))


@rule("11.04", "11.37", "11.39", "13.24")
def reload(state: State, aim: Aim) -> None:
    """Refuse who must reload and has had another order than Halt; guns just off their horses have their own rule."""
    if not has(state, aim.shooter, Ability.RELOAD):
        return
    deeds = state.units[aim.shooter].deeds
    ready = loaded(state, aim.shooter) if deeds.unlimbered or deeds.harnessed else not moved(state, aim.shooter)
    if not ready:
        raise Refused("13.24", "must-reload", unit=named(state, aim.shooter))


@rule("12.04")
def officer_alone(state: State, aim: Aim) -> None:
    """Refuse an officer who has a unit of his own near him that the shooter sees.

    That he must be the nearest target, `aiming` sees to.
    """
    officer = state.officers.get(OfficerId(aim.target))
    if officer is None:
        return
    here = shape(state, aim.target)
    for other in present(state):
        near = state.units[other].side is officer.side and tabletop.within(
            here, outline(state, other), state.figures.distances.officer_screen
        )
        if near and visible(state, aim.shooter, other, side=aim.side) is not None:
            raise Refused("12.04", "officer-screened", officer=named(state, aim.target), unit=named(state, other))


@rule("11.16", "11.18", "13.12", "13.13")
def aims_over(state: State, aim: Aim) -> None:
    """Refuse indirect fire at what is too near, or at a unit that no friend sees; officers see for guns too."""
    own = gun(state, aim.shooter)
    if aim.kind not in {"indirect", "house-indirect"} or own is None:
        return
    there = shape(state, aim.target)
    distance = length(tabletop.point_distance(eye(state, aim.shooter, aim.side), there))
    if distance < own.indirect_least:
        raise Refused("13.13", "indirect-too-near", unit=named(state, aim.shooter), least=own.indirect_least_in)
    if aim.kind == "indirect" and not _spotted(state, aim):
        raise Refused("11.16", "indirect-unspotted", unit=named(state, aim.shooter), target=named(state, aim.target))


def _spotted(state: State, aim: Aim) -> bool:
    side = state.units[aim.shooter].side
    units = (one for one in present(state) if state.units[one].side is side)
    officers = (one for one in standing(state) if one in state.officers and state.officers[OfficerId(one)].side is side)
    looks = ((one, way) for one in units for way in SHOT_SIDES(state, one))
    if any(visible(state, one, aim.target, side=way) is not None for one, way in looks):
        return True
    return any(visible(state, one, aim.target) is not None for one in officers)


# -------------------------------------------------------------------------------------------------- targets and rerolls

_SCREENED: Final = (Formation.LINE, Formation.ATTACK_COLUMN, Formation.MASS)


@rule("5.63", "5.64", "5.65", "5.66")
def screened(state: State, at: Situation) -> Iterator[Term]:
    """Light companies before the front of a target that has no enemy near; guns shoot over them."""
    target = state.units.get(UnitId(at.enemy))
    if aim_of(at).reaction or gun(state, at.unit) is not None or target is None:
        return
    if target.formation not in _SCREENED or at.side is not tabletop.Side.FRONT:
        return
    if has(state, target.id, Ability.LIGHT_COMPANIES) and not enemy_within(
        state, target.id, state.figures.distances.skirmish_gap
    ):
        yield Plus(-state.figures.combat.shooting.skirmish_screen, "5.63")


@rule("13.26")
def stealthy(state: State, at: Situation) -> Iterator[Term]:
    """A target that is hard to make out."""
    unit = UnitId(at.enemy)
    if not aim_of(at).reaction and unit in state.units and has(state, unit, Ability.STEALTHY):
        yield Plus(-state.figures.abilities.row[Ability.STEALTHY].amount, "13.26")


@rule("13.09")
def elite(state: State, at: Situation) -> Iterator[Term]:
    """A miss thrown again, in fire and combat."""
    if has(state, at.unit, Ability.ELITE):
        yield Plus(state.figures.abilities.row[Ability.ELITE].amount, "13.09")


@rule("13.15")
def guards(state: State, at: Situation) -> Iterator[Term]:
    """Two misses thrown again, in fire and combat."""
    if has(state, at.unit, Ability.GUARDS):
        yield Plus(state.figures.abilities.row[Ability.GUARDS].amount, "13.15")


@rule("13.31")
def veterans(state: State, at: Situation) -> Iterator[Term]:
    """Two misses thrown again, in fire alone."""
    if has(state, at.unit, Ability.VETERANS):
        yield Plus(state.figures.abilities.row[Ability.VETERANS].amount, "13.31")
