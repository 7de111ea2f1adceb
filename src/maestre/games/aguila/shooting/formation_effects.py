"""5.11-5.53, 6.04, 6.24 What formations do to moves, fire and blows: sources of the values, and who has sides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from maestre.games.aguila.data import (
    INCH,
    Ability,
    Arm,
    Formation,
    OrderKind,
)
from maestre.games.aguila.data.formations import FormationRow
from maestre.games.aguila.drill.formations import row_of
from maestre.games.aguila.shooting.shot_values import moved
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.state import Charge, State, UnitId
from maestre.games.aguila.table.subjects import Aim, Situation
from maestre.games.aguila.table.values import Base, Factor, Plus, Term
from maestre.play import Message, Refused, RuleId, rule
from maestre.space import tabletop

_ALL_SIDES: Final = tuple(tabletop.Side)
_WHOLE: Final = (1, 1)

_DOUBLE_TIME: Final[dict[str, RuleId]] = {
    "line_infantry": "5.13",
    "line_cavalry": "6.04",
    "march_column": "5.15",
    "attack_column": "5.21",
    "mass": "5.40",
}
_CHARGE: Final[dict[str, RuleId]] = {
    "line_infantry": "5.12",
    "line_cavalry": "6.04",
    "attack_column": "5.24",
    "mass": "5.42",
}
_SHOOTS: Final[dict[Formation, RuleId]] = {Formation.ATTACK_COLUMN: "5.26", Formation.MASS: "5.45"}
_SHOT_AT: Final[dict[Formation, tuple[RuleId, RuleId]]] = {
    Formation.MARCH_COLUMN: ("5.16", "5.17"),
    Formation.ATTACK_COLUMN: ("5.22", "5.23"),
    Formation.SQUARE: ("5.38", "5.38"),
    Formation.MASS: ("5.41", "5.41"),
}
_CHARGED: Final[dict[Formation, RuleId]] = {Formation.MARCH_COLUMN: "5.19", Formation.OPEN: "5.53"}
_STRIKES: Final[dict[Formation, RuleId]] = {Formation.SQUARE: "5.32", Formation.OPEN: "5.52"}
_SHOCK: Final[dict[Formation, RuleId]] = {Formation.ATTACK_COLUMN: "5.25", Formation.MASS: "5.43"}
_HORSE: Final[dict[Formation, RuleId]] = {Formation.LINE: "5.14", Formation.SQUARE: "5.28", Formation.MASS: "5.44"}


def _target(state: State, at: Situation) -> FormationRow | None:
    unit = UnitId(at.enemy)
    return row_of(state, unit) if unit in state.units else None


def _charging(at: Situation) -> bool:
    """Whether the unit came into this combat by charging or counter-charging."""
    charge = at.charge
    return charge is not None and (at.unit in charge.chargers or (charge.counter and at.unit == charge.target))


# ---------------------------------------------------------------------------------------------------------------- moves


@rule("5.13", "5.15", "5.21", "5.40", "6.04")
def double_time(state: State, at: Situation) -> Iterator[Term]:
    """How far a formation goes at double time; `allowances` says it for those without one."""
    row = row_of(state, at.unit)
    if row is None or row.double_time is None or at.verb != "double":
        return
    why: RuleId = _DOUBLE_TIME.get(row.id, "3.08")
    yield Factor(row.double_time.speed, why)
    yield Plus(row.double_time.bonus_in * INCH, why)


@rule("5.12", "5.24", "5.42", "6.04", "8.18", "8.20")
def charge_length(state: State, at: Situation) -> Iterator[Term]:
    """How far a formation charges from Halt, or after another order."""
    row, deeds = row_of(state, at.unit), state.units[at.unit].deeds
    if row is None or row.charge_halted is None or row.charge_moved is None:
        return
    halted = deeds.order in {None, OrderKind.HALT}
    allowance = row.charge_halted if halted else row.charge_moved
    why: RuleId = _CHARGE.get(row.id, "8.18" if halted else "8.20")
    yield Factor(allowance.speed, why)
    yield Plus(allowance.bonus_in * INCH, why)
    if allowance.less_moved:
        yield Plus(-deeds.walked, why)


@rule("5.18", "5.37")
def can_charge(state: State, unit: UnitId, target: UnitId) -> None:
    """A march column and a square never charge."""
    row = row_of(state, unit)
    if row is not None and not row.charges:
        why: RuleId = "5.37" if row.formation is Formation.SQUARE else "5.18"
        shown = Message(f"formation-{row.formation}")
        raise Refused(why, "formation-cannot-charge", unit=named(state, unit), formation=shown)


@rule("5.48")
def open_going(state: State, unit: UnitId) -> bool | None:
    """Difficult ground costs open formation nothing."""
    row = row_of(state, unit)
    return False if row is not None and row.easy_going else None


# ----------------------------------------------------------------------------------------------------------------- fire


@rule("5.27")
def square_has_no_sides(state: State, unit: UnitId) -> bool | None:
    """All four arcs of a square are front."""
    row = row_of(state, unit)
    return False if row is not None and row.all_front else None


@rule("5.33", "5.35", "5.46")
def shot_sides(state: State, unit: UnitId) -> tuple[tabletop.Side, ...] | None:
    """A square shoots from all its sides, and so does a mass that has not moved."""
    row = row_of(state, unit)
    if row is None or not row.sides:
        return None
    return _ALL_SIDES if row.all_front or not moved(state, unit) else None


@rule("5.18")
def can_shoot(state: State, aim: Aim) -> None:
    """A march column does not shoot, in reaction neither."""
    row = row_of(state, aim.shooter)
    if row is not None and not row.shoot.over:
        raise Refused("5.18", "column-cannot-shoot", unit=named(state, aim.shooter))


@rule("5.11", "5.26", "5.33", "5.35", "5.45", "5.46")
def fire_dice(state: State, at: Situation) -> Iterator[Term]:
    """The share of its Attacks with which a formation shoots, and what is left for each of its sides."""
    row = row_of(state, at.unit)
    if row is None:
        return
    if row.shoot != _WHOLE:
        yield Factor(row.shoot, _SHOOTS.get(row.formation, "5.18"))
    share = at.aim.share if at.aim else 1
    if row.all_front:
        yield Factor((1, max(share, row.sides[0])), "5.33")
    elif row.sides and share > 1:
        yield Factor((1, row.sides[-1]), "5.46")


@rule("6.24")
def carbines(state: State, at: Situation) -> Iterator[Term]:
    """Dragoons on foot have a Shooting of their own."""
    if state.units[at.unit].dismounted:
        yield Base(state.figures.combat.dismounted.shoot, "6.24")


@rule("5.49", "5.50", "5.51", "7.24")
def open_target(state: State, at: Situation) -> Iterator[Term]:
    """Open formation is harder to hit, by whatever; fire in reaction has its own figure alone (8.14)."""
    row = _target(state, at)
    if row is not None and row.formation is Formation.OPEN and not (at.aim and at.aim.reaction):
        yield Plus(-state.figures.combat.shooting.open_formation, "5.49")


@rule("5.16", "5.22", "5.38", "5.41")
def at_formation(state: State, at: Situation) -> Iterator[Term]:
    """Small arms throw misses again at what is deep."""
    row = _target(state, at)
    if row is not None and row.formation in _SHOT_AT and state.arm_of(state.units[at.unit]) is not Arm.ARTILLERY:
        yield Plus(row.enemy.rerolls_small_arms, _SHOT_AT[row.formation][0])


@rule("5.17", "5.23", "5.38", "5.41")
def guns_at_formation(state: State, at: Situation) -> Iterator[Term]:
    """Guns throw failures to wound again instead."""
    row = _target(state, at)
    if row is not None and row.formation in _SHOT_AT and state.arm_of(state.units[at.unit]) is Arm.ARTILLERY:
        yield Plus(row.enemy.rerolls_artillery, _SHOT_AT[row.formation][1])


@rule("5.50", "5.51")
def impacts_on_open(state: State, at: Situation) -> Iterator[Term]:
    """Ball and shell find half as many in open formation; canister finds all."""
    row = _target(state, at)
    if row is not None and row.impacts != _WHOLE and at.aim and at.aim.kind in {"ball", "indirect"}:
        yield Factor(row.impacts, "5.50")


# ---------------------------------------------------------------------------------------------------------------- blows


@rule("5.19", "5.53")
def charged_formation(state: State, at: Situation) -> Iterator[Term]:
    """Whoever charges a march column strikes double, and an open formation, unless it is open itself."""
    row, own = _target(state, at), row_of(state, at.unit)
    if row is None or row.enemy.attacks == 1 or not _charging(at):
        return
    if not (row.formation is Formation.OPEN and own is not None and own.formation is Formation.OPEN):
        yield Factor((row.enemy.attacks, 1), _CHARGED[row.formation])


@rule("5.32", "5.52")
def own_blows(state: State, at: Situation) -> Iterator[Term]:
    """An open formation strikes with half its Attacks, a square with half of them in each arc."""
    row = row_of(state, at.unit)
    if row is not None and row.melee != _WHOLE:
        yield Factor(row.melee, _STRIKES[row.formation])


@rule("5.14", "5.28", "5.31", "5.44", "6.18", "6.19", "6.20")
def against_cavalry(state: State, at: Situation) -> Iterator[Term]:
    """Cavalry that charges hits a line more easily, a square or a mass less; lancers suffer less from both."""
    row, own = _target(state, at), state.units[at.unit]
    if row is None or state.arm_of(own) is not Arm.CAVALRY or row.formation not in _HORSE or not _charging(at):
        return
    together, lances = joined(state, at.unit, at.charge), state.gives(own, Ability.LANCERS)
    enemy = row.enemy
    plain = enemy.cavalry_joined if together else enemy.cavalry
    yield Plus(-plain, "5.31" if plain != enemy.cavalry else _HORSE[row.formation])
    if lances:
        eased = enemy.lancers_joined if together else enemy.lancers
        why: RuleId = "6.18" if row.formation is Formation.MASS else "6.20" if together else "6.19"
        yield Plus(plain - eased, why)


@rule("5.31")
def joined(state: State, unit: UnitId, charge: Charge | None) -> bool:
    """Whether infantry of its side charges the same target this turn, together with it or apart."""
    if charge is None:
        return False
    side = state.units[unit].side
    same = (one for one in (charge, *state.charges) if one.target == charge.target)
    fellows = (state.units.get(name) for one in same for name in one.chargers)
    return any(one is not None and one.side is side and state.arm_of(one) is Arm.INFANTRY for one in fellows)


@rule("5.25", "5.30", "5.43")
def charge_shock(state: State, at: Situation) -> Iterator[Term]:
    """Columns and masses that charge throw misses again, and so does infantry that charges a square."""
    if not _charging(at):
        return
    own, row = row_of(state, at.unit), _target(state, at)
    if own is not None and own.rerolls:
        yield Plus(own.rerolls, _SHOCK[own.formation])
    if row is not None and row.enemy.infantry_rerolls and state.arm_of(state.units[at.unit]) is Arm.INFANTRY:
        yield Plus(row.enemy.infantry_rerolls, "5.30")
