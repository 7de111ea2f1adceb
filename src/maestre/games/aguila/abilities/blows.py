"""13.03-13.05, 13.08, 13.10, 13.14, 13.16-13.17, 13.21, 13.25, 13.27 Abilities that count in combat and for courage."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from maestre.games.aguila.data import Ability, Arm, Figures, Going
from maestre.games.aguila.fighting.blow_values import charging
from maestre.games.aguila.fighting.melee import strike_of
from maestre.games.aguila.table.abilities import has
from maestre.games.aguila.table.asking import Using
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.places import going, grounds, outline, scene
from maestre.games.aguila.table.state import Charge, State, UnitId
from maestre.games.aguila.table.subjects import Nerve, Result, Situation, Strike
from maestre.games.aguila.table.values import Plus, Term
from maestre.play import Procedure, ask, change, rule, tell
from maestre.space import tabletop


def _amount(figures: Figures, ability: Ability) -> int:
    return figures.abilities.row[ability].amount


# ----------------------------------------------------------------------------------------------------- expert fighters


class ExpertFighters(Using, frozen=True, tag="expert-fighters"):
    """Blows are due: whether a unit uses its skill in this combat, once in a game."""

    rule: ClassVar = "13.03"


def _token(state: State, charge: Charge) -> str:
    """What a unit keeps of having used its skill: in which combat."""
    return f"{Ability.EXPERT_FIGHTERS.value} {state.turn} {charge.target}"


@rule("13.03")
def expert_fighters(strike: Strike, state: State) -> Procedure[Strike]:
    """Once in a game a unit may hit better with all its blows in one combat: said before they are thrown for."""
    unit = strike.striker
    if _token(state, strike.charge) in state.units[unit].used:
        return strike_of(state, strike.charge, unit, strike.target) or strike
    if not has(state, unit, Ability.EXPERT_FIGHTERS) or _spent(state, unit):
        return strike
    question = ExpertFighters(unit, Ability.EXPERT_FIGHTERS.value, strike.target)
    if not (yield from ask(state.units[unit].side, question)):
        return strike
    change(state.units, unit, used=(*state.units[unit].used, _token(state, strike.charge)))
    tell(state, "expert-fighters-used", "13.03", unit=named(state, unit))
    return strike_of(state, strike.charge, unit, strike.target) or strike


def _spent(state: State, unit: UnitId) -> bool:
    return any(used.startswith(Ability.EXPERT_FIGHTERS.value) for used in state.units[unit].used)


@rule("13.03")
def experts_hit(state: State, at: Situation) -> Iterator[Term]:
    """What it gives in the combat in which it was used."""
    if at.charge is not None and _token(state, at.charge) in state.units[at.unit].used:
        yield Plus(-_amount(state.figures, Ability.EXPERT_FIGHTERS), "13.03")


# --------------------------------------------------------------------------------------------------- dice thrown again


@rule("13.21")
def hatred(state: State, at: Situation) -> Iterator[Term]:
    """Misses thrown again."""
    if has(state, at.unit, Ability.HATRED):
        yield Plus(_amount(state.figures, Ability.HATRED), "13.21")


@rule("13.05", "13.17")
def cruel(state: State, at: Situation) -> Iterator[Term]:
    """Failures to wound thrown again."""
    if has(state, at.unit, Ability.CRUEL):
        yield Plus(_amount(state.figures, Ability.CRUEL), "13.05")


@rule("13.16", "13.17")
def grenadiers(state: State, at: Situation) -> Iterator[Term]:
    """Failures to wound thrown again, besides those of the cruel."""
    if has(state, at.unit, Ability.GRENADIERS):
        yield Plus(_amount(state.figures, Ability.GRENADIERS), "13.16")


# ------------------------------------------------------------------------------------------------------------ wounding


@rule("13.04", "13.14")
def crushing(state: State, at: Situation) -> Iterator[Term]:
    """Crushing Strength wounds more easily, except through a cuirass."""
    struck = UnitId(at.enemy)
    if has(state, at.unit, Ability.CRUSHING) and strength_counts(state, at) and not has(state, struck, Ability.CUIRASS):
        yield Plus(-_amount(state.figures, Ability.CRUSHING), "13.14")


@rule("5.29", "5.44")
def strength_counts(state: State, at: Situation) -> bool:
    """Whether a striker has his bonuses to wound: cavalry that charges a square or a mass loses them all."""
    struck = state.units[UnitId(at.enemy)]
    if struck.formation is None or not charging(at) or state.arm_of(state.units[at.unit]) is not Arm.CAVALRY:
        return True
    return state.figures.formations.row[state.arm_of(struck)][struck.formation].enemy.cavalry_strength


# ------------------------------------------------------------------------------------------------------------- courage


@rule("13.25")
def tough(state: State, at: Situation) -> Iterator[Term]:
    """Losses by fire or blows shake the tough less."""
    if at.nerve in {"shooting", "reaction", "combat"} and has(state, at.unit, Ability.TOUGH):
        yield Plus(_amount(state.figures, Ability.TOUGH), "13.25")


@rule("13.27")
def fearsome(state: State, at: Situation) -> Iterator[Term]:
    """Whoever has fought somebody fearsome is shaken more, once however many of them there were (9.25)."""
    if at.nerve == "combat" and any(has(state, unit, Ability.FEARSOME) for unit in at.by if unit in state.units):
        yield Plus(_amount(state.figures, Ability.FEARSOME), "13.27")


class Elan(Using, frozen=True, tag="elan"):
    """A charger has failed its test after defensive fire: whether it is thrown once more."""

    rule: ClassVar = "13.08"


class ExpertSkirmishers(Using, frozen=True, tag="expert-skirmishers"):
    """Skirmishers in difficult ground have failed a test: whether it is thrown once more."""

    rule: ClassVar = "13.10"


@rule("13.08")
def elan(again: bool, state: State, nerve: Nerve, result: Result) -> Procedure[bool]:
    """A charger with élan may throw once more for what defensive fire has done to it."""
    if again or nerve.cause != "reaction" or not _has(state, nerve, Ability.ELAN):
        return again
    question = Elan(nerve.who, Ability.ELAN.value, result.value)
    return (yield from ask(state.units[UnitId(nerve.who)].side, question))


@rule("13.10")
def expert_skirmishers(again: bool, state: State, nerve: Nerve, result: Result) -> Procedure[bool]:
    """Skirmishers may throw once more with more than half their base in difficult ground."""
    if again or not _has(state, nerve, Ability.EXPERT_SKIRMISHERS) or not _in_rough(state, UnitId(nerve.who)):
        return again
    question = ExpertSkirmishers(nerve.who, Ability.EXPERT_SKIRMISHERS.value, result.value)
    return (yield from ask(state.units[UnitId(nerve.who)].side, question))


def _has(state: State, nerve: Nerve, ability: Ability) -> bool:
    """Whether who is tested is a unit with an ability."""
    return nerve.who in state.units and has(state, UnitId(nerve.who), ability)


def _in_rough(state: State, unit: UnitId) -> bool:
    if state.units[unit].pose is None:
        return False
    rough = (state.scenery[name] for name in grounds(state, unit))
    edge = outline(state, unit)
    shares = (tabletop.share_of(edge, scene(one)).part for one in rough if going(state, one) is Going.DIFFICULT)
    return any(2 * part > 1 for part in shares)
