"""12.08, 12.26, 12.28-12.33, 12.37-12.41, 12.44-12.46, 13.07 What officers give to units by being there, or by a word.

Seizing the initiative, and what becomes of officers in danger, have modules of their own.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from maestre.games.aguila.data import Ability, Figures, OfficerAbility, OrderKind, inches
from maestre.games.aguila.data.weather import FEWEST, MOST
from maestre.games.aguila.moving.allowances import KINDS
from maestre.games.aguila.shooting.shot_values import aim_of, moved
from maestre.games.aguila.table.abilities import has
from maestre.games.aguila.table.asking import Choosing, Using
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.officers import attached, in_play, reaches, within
from maestre.games.aguila.table.places import hosted, officers_at, outline, present
from maestre.games.aguila.table.state import OfficerId, Phase, State, UnitId
from maestre.games.aguila.table.subjects import Nerve, Redeploy, Result, Situation, Test
from maestre.games.aguila.table.values import Plus, Term
from maestre.miniatures.sides import Side
from maestre.play import Message, Procedure, RuleId, ask, change, rule, tell
from maestre.space import tabletop

# ------------------------------------------------------------------------------------------------------------ questions


class Hold(Using, frozen=True, tag="hold"):
    """A unit must test its courage: whether an officer lets it pass, once in a game."""

    rule: ClassVar = "12.26"


class FormUp(Using, frozen=True, tag="form-up"):
    """A unit is to change formation: whether an officer lets it do so without a test, once in a game."""

    rule: ClassVar = "12.28"


class HalfDamage(Using, frozen=True, tag="half-damage"):
    """A unit must test its courage: whether a disciplinarian lets half of its damage count, once a turn."""

    rule: ClassVar = "12.31"


class RightMoment(Choosing[int], frozen=True, tag="right-moment"):
    """The weather dice have fallen: by how much an officer changes their sum."""

    rule: ClassVar = "12.40"
    who: OfficerId
    on: str
    """What the dice come to."""
    changes: tuple[int, ...]
    what: str = OfficerAbility.RIGHT_MOMENT.value

    def options(self) -> tuple[int, ...]:
        return self.changes

    def word(self, value: int) -> str:
        return f"{value:+d}" if value else "0"

    def describe(self, seen: State, value: int) -> Message:
        return Message.of("offer-weather-dice", more=value)


# -------------------------------------------------------------------------------------------------------------- who may


def _amount(figures: Figures, ability: OfficerAbility) -> int:
    return figures.officers.abilities[ability].amount


def _spend(state: State, officer: OfficerId, ability: OfficerAbility) -> None:
    change(state.officers, officer, used=(*state.officers[officer].used, ability))


@rule("12.26", "12.28", "12.48")
def _ready(state: State, unit: UnitId, ability: OfficerAbility) -> OfficerId | None:
    """The officer who may use an ability on a unit that works once in a game; who commands fewer goes before others."""
    able = [
        name
        for name, one in state.officers.items()
        if one.has(ability) and ability not in one.used and in_play(one) and reaches(state, name, unit)
    ]
    return min(able, key=lambda name: _commands(state, name), default=None)


def _commands(state: State, officer: OfficerId) -> int:
    return sum(reaches(state, officer, unit) for unit in state.units)


# ------------------------------------------------------------------------------------------------------------- courage


@rule("12.26")
def hold(nerve: Nerve, state: State) -> Procedure[Nerve]:
    """Once in a game a unit under his orders, near or far, passes a test without dice; said before they fall."""
    unit = UnitId(nerve.who)
    officer = _ready(state, unit, OfficerAbility.HOLD) if unit in state.units and not nerve.passed else None
    if officer is None:
        return nerve
    question = Hold(officer, OfficerAbility.HOLD.value, unit)
    if not (yield from ask(state.officers[officer].side, question)):
        return nerve
    _spend(state, officer, OfficerAbility.HOLD)
    tell(state, "hold-used", "12.26", officer=named(state, officer), unit=named(state, unit))
    return replace(nerve, passed=True)


@rule("12.31", "12.32", "12.48")
def _drilled(state: State, officer: OfficerId) -> tuple[UnitId, OfficerAbility] | None:
    """The unit that a disciplinarian keeps in hand, and by which ability.

    It is the one that he is with. On his own a strict one has the nearest unit on which his abilities work, if it is
    near enough.
    """
    one = state.officers[officer]
    strict = one.has(OfficerAbility.STRICT_DISCIPLINARIAN)
    if not strict and not one.has(OfficerAbility.DISCIPLINARIAN):
        return None
    ability = OfficerAbility.STRICT_DISCIPLINARIAN if strict else OfficerAbility.DISCIPLINARIAN
    if one.inside is not None:
        return (one.inside, ability) if reaches(state, officer, one.inside) else None
    if not strict or one.pose is None:
        return None
    here = officers_at(state, officer)
    friends = [unit for unit in present(state) if reaches(state, officer, unit)]
    nearest = min(friends, key=lambda unit: tabletop.distance(here, outline(state, unit)).shown(), default=None)
    if nearest is None or not within(state, officer, nearest, state.figures.officers.abilities[ability].reach):
        return None
    return nearest, ability


def _drillers(state: State, unit: str) -> Iterator[tuple[OfficerId, OfficerAbility]]:
    for officer in state.officers:
        found = _drilled(state, officer)
        if found is not None and found[0] == unit:
            yield officer, found[1]


@rule("12.31", "12.32")
def half_damage(nerve: Nerve, state: State) -> Procedure[Nerve]:
    """Once a turn a disciplinarian lets only half of a unit's damage count, after shooting or blows."""
    if nerve.passed or nerve.who not in state.units or nerve.cause not in {"shooting", "reaction", "combat"}:
        return nerve
    free = ((one, ability) for one, ability in _drillers(state, nerve.who) if not state.officers[one].deeds.halved)
    officer, ability = next(free, (None, OfficerAbility.DISCIPLINARIAN))
    unit = UnitId(nerve.who)
    if officer is None:
        return nerve
    if not (yield from ask(state.officers[officer].side, HalfDamage(officer, ability.value, unit))):
        return nerve
    change(state.officers, officer, deeds=replace(state.officers[officer].deeds, halved=True))
    tell(state, "half-damage-used", "12.31", officer=named(state, officer), unit=named(state, unit))
    damage = state.units[unit].damage
    number: RuleId = "12.32" if ability is OfficerAbility.STRICT_DISCIPLINARIAN else "12.31"
    less = state.figures.officers.abilities[ability].damage.up(damage) - damage
    return replace(nerve, bonus=nerve.bonus.plus(less, number))


@rule("12.37", "12.38", "12.39", "12.48")
def inspired(again: bool, state: State, nerve: Nerve, result: Result) -> Procedure[bool]:
    """A unit that is routed near an inspiring officer must throw again; routed by defensive fire, nearer to him.

    After a general's death nobody is routed (12.03), and nobody is inspired.
    """
    yield from ()
    unit = UnitId(nerve.who)
    if again or result is not Result.ROUTED or unit not in state.units or nerve.cause == "general":
        return again
    for officer in state.officers:
        number = _inspires(state, officer, unit, reaction=nerve.cause == "reaction")
        if number:
            tell(state, "inspired", number, officer=named(state, officer), unit=named(state, unit))
            return True
    return False


def _inspires(state: State, officer: OfficerId, unit: UnitId, *, reaction: bool) -> str:
    """The rule by which an officer inspires a unit; empty if he does not."""
    one = state.officers[officer]
    for ability, because in ((OfficerAbility.VERY_INSPIRING, "12.39"), (OfficerAbility.INSPIRING, "12.37")):
        if not one.has(ability) or not reaches(state, officer, unit):
            continue
        row = state.figures.officers.abilities[ability]
        far = row.reaction if reaction else row.reach
        if one.inside == unit or (far and within(state, officer, unit, far)):
            return because
    return ""


@rule("12.44")
def fanatic_stands(result: Result, state: State, nerve: Nerve) -> Procedure[Result]:
    """The first test that the unit of a fanatic fails, stunned or routed, is passed."""
    yield from ()
    if result is Result.STEADY or nerve.who not in state.units:
        return result
    officer = attached(state, UnitId(nerve.who), OfficerAbility.FANATIC)
    if officer is None or OfficerAbility.FANATIC in state.officers[officer].used:
        return result
    _spend(state, officer, OfficerAbility.FANATIC)
    tell(state, "fanatic-stands", "12.44", officer=named(state, officer), unit=named(state, nerve.who))
    return Result.STEADY


# ---------------------------------------------------------------------------------------------------------- Discipline


@rule("12.28")
def form_up(test: Test, state: State) -> Procedure[Test]:
    """Once in a game a unit under his orders changes formation without a test, in the movement phase alone."""
    if test.use != "formation" or state.phase is not Phase.MOVEMENT or test.needed <= 0:
        return test
    unit = UnitId(test.who)
    officer = _ready(state, unit, OfficerAbility.FORM_UP)
    if officer is None:
        return test
    question = FormUp(officer, OfficerAbility.FORM_UP.value, unit)
    if not (yield from ask(state.officers[officer].side, question)):
        return test
    _spend(state, officer, OfficerAbility.FORM_UP)
    tell(state, "form-up-used", "12.28", officer=named(state, officer), unit=named(state, unit))
    return replace(test, needed=0)


@rule("12.31", "12.32")
def disciplined(test: Test, state: State) -> Procedure[Test]:
    """A unit may use the Discipline of its disciplinarian: it does where his is the better one."""
    yield from ()
    if test.who not in state.units or test.needed <= 0:
        return test
    profiles = state.figures.officers.profiles
    drillers = (profiles[state.officers[name].rank].discipline for name, _ in _drillers(state, test.who))
    return replace(test, needed=min((test.needed, *drillers)))


# -------------------------------------------------------------------------------------------- moves, fire, blows, sides


@rule("12.41")
def spurred(state: State, at: Situation) -> Iterator[Term]:
    """A unit with a spurring officer goes farther with whatever order, at the double more still; not in charges."""
    kind = KINDS.get(at.verb)
    if at.use != "move" or kind is None:
        return
    if attached(state, at.unit, OfficerAbility.SPURRING) is None:
        return
    row = state.figures.officers.abilities[OfficerAbility.SPURRING]
    yield Plus(inches(row.double_time if kind is OrderKind.DOUBLE_TIME else row.amount), "12.41")


@rule("12.46")
def instructed(state: State, at: Situation) -> Iterator[Term]:
    """A unit with an instructor that has not moved shoots more; not in reaction."""
    if aim_of(at).reaction or moved(state, at.unit):
        return
    if attached(state, at.unit, OfficerAbility.INSTRUCTOR) is not None:
        yield Plus(_amount(state.figures, OfficerAbility.INSTRUCTOR), "12.46")


@rule("12.08")
def blows_with(state: State, at: Situation) -> Iterator[Term]:
    """Officers with a unit strike with it."""
    for officer in hosted(state, at.unit):
        yield Plus(state.figures.officers.profiles[state.officers[officer].rank].attacks, "12.08")


@rule("12.45")
def heroic(state: State, at: Situation) -> Iterator[Term]:
    """A heroic officer's unit strikes more, besides his own Attacks."""
    if attached(state, at.unit, OfficerAbility.HEROIC) is not None:
        yield Plus(_amount(state.figures, OfficerAbility.HEROIC), "12.45")


@rule("12.44")
def fanatic_again(state: State, at: Situation) -> Iterator[Term]:
    """A fanatic's unit throws misses again."""
    if attached(state, at.unit, OfficerAbility.FANATIC) is not None:
        yield Plus(_amount(state.figures, OfficerAbility.FANATIC), "12.44")


@rule("12.33")
def no_flanks(state: State, unit: UnitId) -> bool | None:
    """An officer on his own has neither flanks nor rear."""
    return False if OfficerId(unit) in state.officers else None


@rule("13.07")
def hardy(state: State, unit: UnitId) -> int | None:
    """The hardy recover one more."""
    return state.figures.abilities.row[Ability.HARDY].amount if has(state, unit, Ability.HARDY) else None


# --------------------------------------------------------------------------------------------------- before the battle


@rule("12.40")
def right_moment(total: int, state: State, side: Side) -> Procedure[int]:
    """An officer of a side may change what the weather dice come to, once, within what two dice can show."""
    officer = next((name for name, one in state.officers.items() if _waits(state, name) and one.side is side), None)
    if officer is None:
        return total
    by = _amount(state.figures, OfficerAbility.RIGHT_MOMENT)
    sums = {step: min(max(total + step, FEWEST), MOST) for step in (0, -by, by)}
    open_ = tuple(step for step, changed in sums.items() if not step or changed != total)
    step = yield from ask(side, RightMoment(officer, str(total), open_))
    if not step:
        return total
    _spend(state, officer, OfficerAbility.RIGHT_MOMENT)
    tell(state, "right-moment-used", "12.40", officer=named(state, officer), sum=sums[step])
    return sums[step]


def _waits(state: State, officer: OfficerId) -> bool:
    one = state.officers[officer]
    return one.has(OfficerAbility.RIGHT_MOMENT) and OfficerAbility.RIGHT_MOMENT not in one.used


@rule("12.29", "12.30")
def strategists(found: tuple[Redeploy, ...], state: State, side: Side) -> Procedure[tuple[Redeploy, ...]]:
    """Strategists may have units on which their abilities work put elsewhere: one, the great ones two."""
    yield from ()
    for name, one in state.officers.items():
        great = one.has(OfficerAbility.GREAT_STRATEGIST)
        if one.side is not side or not (great or one.has(OfficerAbility.STRATEGIST)):
            continue
        ability = OfficerAbility.GREAT_STRATEGIST if great else OfficerAbility.STRATEGIST
        units = tuple(unit for unit in present(state) if reaches(state, name, unit))
        if units:
            found += (Redeploy(name, units, "12.30" if great else "12.29", _amount(state.figures, ability)),)
    return found
