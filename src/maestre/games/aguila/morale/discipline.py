"""5.05, 5.67-5.69, 12.11 Discipline tests: one function, one row for each use."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import ClassVar, Final, NamedTuple

from msgspec.structs import replace

from maestre.games.aguila.data import Arm, OfficerAbility
from maestre.games.aguila.table.asking import Choosing
from maestre.games.aguila.table.moments import TEST_DUE, TEST_FAILED
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.officers import steadiers
from maestre.games.aguila.table.places import outline, standing
from maestre.games.aguila.table.rolls import Passed
from maestre.games.aguila.table.situation import SOURCES
from maestre.games.aguila.table.state import OfficerId, State, UnitId
from maestre.games.aguila.table.subjects import Situation, Test, TestUse, Value
from maestre.games.aguila.table.values import Base, Plus, summed
from maestre.miniatures.sides import Side
from maestre.miniatures.words import percent
from maestre.play import Message, Procedure, ask, change, rule, tell, throw
from maestre.space import tabletop

NONE: Final = "none"
"""What is answered if no officer is to steady a unit."""
_DIE: Final = 6

_Changes = Callable[[State, str, tabletop.Side], Iterator[Plus]]


class _Row(NamedTuple):
    """A use of Discipline: its rule, what is added to the die, whether officers steady it, whether failing halts."""

    rule: str
    changes: _Changes
    steadied: bool = True
    halts: bool = False


def _nothing(_state: State, _who: str, _side: tabletop.Side) -> Iterator[Plus]:
    yield from ()


@rule("5.05")
def _near(state: State, who: str, _side: tabletop.Side) -> Iterator[Plus]:
    """The nearest enemy counts once: very near, or near. Officers on their own are units too (1.09)."""
    if enemy_within(state, UnitId(who), state.figures.distances.enemy_very_near):
        yield Plus(state.figures.orders.discipline.enemy_very_near, "5.05")
    elif enemy_within(state, UnitId(who), state.figures.distances.enemy_near):
        yield Plus(state.figures.orders.discipline.enemy_near, "5.05")


@rule("5.07", "5.08")
def _square(state: State, who: str, _side: tabletop.Side) -> Iterator[Plus]:
    """A square formed in the face of horse: worse with enemy infantry near, and nothing for any other enemy."""
    if enemy_within(state, UnitId(who), state.figures.distances.square_infantry_near, Arm.INFANTRY):
        yield Plus(state.figures.orders.discipline.square_infantry_near, "5.08")
    else:
        yield Plus(state.figures.orders.discipline.square, "5.07")


@rule("10.13")
def _stunned(_state: State, _who: str, _side: tabletop.Side) -> Iterator[Plus]:
    yield Plus(_state.figures.orders.discipline.stunned_shooting, "10.13")


@rule("6.16")
def _flank(_state: State, _who: str, side: tabletop.Side) -> Iterator[Plus]:
    if side in {tabletop.Side.LEFT, tabletop.Side.RIGHT}:
        yield Plus(_state.figures.orders.discipline.evade_flank, "6.16")


@rule("10.23")
def _lost(state: State, who: str, _side: tabletop.Side) -> Iterator[Plus]:
    yield Plus(state.armies[Side(who)].further * state.figures.orders.discipline.break_unit_lost, "10.23")


@rule("12.42")
def _agile(_state: State, _who: str, _side: tabletop.Side) -> Iterator[Plus]:
    yield Plus(_state.figures.officers.abilities[OfficerAbility.AGILE].amount, "12.42")


_USES: Final[dict[TestUse, _Row]] = {
    "formation": _Row("5.04", _near, halts=True),
    "command": _Row("12.25", _nothing, halts=True),
    "crossed": _Row("3.12", _nothing),
    "target": _Row("7.10", _nothing),
    "stunned-fire": _Row("10.13", _stunned),
    "square": _Row("5.07", _square),
    "evade": _Row("5.54", _nothing, steadied=False),
    "evade-horse": _Row("6.14", _flank),
    "retire": _Row("6.05", _nothing),
    "nerve": _Row("6.11", _nothing),
    "break": _Row("10.21", _lost, steadied=False),
    "agile": _Row("12.42", _agile, steadied=False),
}


def rule_of(use: TestUse) -> str:
    """The rule that calls for a test of this use."""
    return _USES[use].rule


def enemy_within(state: State, unit: UnitId, length: int, arm: Arm | None = None) -> bool:
    """Whether an enemy, of this arm if any is given, is so near: base to base, of a garrison from its building."""
    side, here = state.units[unit].side, outline(state, unit)
    garrisons = (name for name, one in state.units.items() if one.inside is not None)
    for other in (*standing(state), *garrisons):
        troops = state.units.get(UnitId(other))
        theirs = troops.side if troops else state.officers[OfficerId(other)].side
        if theirs is side or (arm is not None and (troops is None or state.arm_of(troops) is not arm)):
            continue
        if tabletop.within(here, outline(state, other), length):
            return True
    return False


@rule("5.67", "5.68")
def test_of(
    state: State,
    who: str,
    use: TestUse,
    *,
    side: tabletop.Side = tabletop.Side.FRONT,  # noqa: PT028 - a test of Discipline
) -> Test:
    """The test that a unit, an officer or, for its break point, a side owes; ``side`` is where a charge meets it.

    A broken army tests on its commander-in-chief's Discipline; if he is lost, on that of the first of its officers who
    is left, and without any on the best of its units.
    """
    seat, needed = _owner(state, who)
    at = Situation(unit=UnitId(who), use="test", test=use, side=side)
    more = (term for source in SOURCES[Value.DISCIPLINE] for term in source(state, at)) if who in state.units else ()
    return Test(who, use, needed, summed((Base(0, "5.68"), *_USES[use].changes(state, who, side), *more)), seat)


def _owner(state: State, who: str) -> tuple[Side, int]:
    unit = state.units.get(UnitId(who))
    if unit is not None:
        return unit.side, state.profile_of(unit).discipline
    officer = state.officers.get(OfficerId(who))
    if officer is not None:
        return officer.side, state.figures.officers.profiles[officer.rank].discipline
    side = Side(who)
    officers = sorted((one for one in state.officers.values() if one.side is side), key=lambda one: not one.chief)
    if officers:
        return side, state.figures.officers.profiles[officers[0].rank].discipline
    return side, min(
        (state.profile_of(one).discipline for one in state.units.values() if one.side is side), default=_DIE
    )


def tested(state: State, test: Test) -> Procedure[bool]:
    """Throw a Discipline test, with whatever steadies it or repeats it.

    A test that needs nothing by the time that the die would fall is passed without one (12.28).
    """
    test = yield from TEST_DUE(test, state)
    if test.needed <= 0:
        return True
    if _USES[test.use].steadied:
        test = yield from _steady(state, test)
    passed = yield from thrown(state, test)
    if not passed:
        passed = yield from TEST_FAILED(passed, state, test)
    if not passed and _USES[test.use].halts:
        _halt(state, UnitId(test.who))
    return passed


def thrown(state: State, test: Test) -> Procedure[bool]:
    """Let the die of a test fall and tell what came of it."""
    number = rule_of(test.use)
    passed = yield from throw(Passed(test.needed, test.bonus.whole), number, about=test)
    tell(
        state,
        "test-passed" if passed else "test-failed",
        number,
        test.bonus,
        unit=named(state, test.who) if test.use != "break" else Message(f"seat-{test.who}"),
        what=Message(f"test-{test.use}"),
        needed=test.needed,
    )
    return passed


@rule("5.69")
def _halt(state: State, unit: UnitId) -> None:
    """Whoever fails a test to act in movement, or to charge, moves no more this turn."""
    change(state.units, unit, deeds=replace(state.units[unit].deeds, failed=True))


class Steadying(Choosing[OfficerId | None], frozen=True, tag="commanding"):
    """A unit must test its Discipline: which officer steadies it, if any."""

    rule: ClassVar = "12.11"
    assumed: ClassVar = (NONE, "assume-no-officer")
    test: Test
    officers: tuple[OfficerId, ...]

    def options(self) -> tuple[OfficerId | None, ...]:
        return (*self.officers, None)

    def word(self, value: OfficerId | None) -> str:
        return value or NONE

    def describe(self, seen: State, value: OfficerId | None) -> Message:
        """Say the chance of the test, before and after."""
        plain = percent(Fraction(_passing(self.test), _DIE))
        if value is None:
            return Message.of("offer-steady-none", chance=plain)
        bonus = _bonus(seen, value)
        better = replace(self.test, bonus=self.test.bonus.plus(bonus, "12.11"))
        chance = percent(Fraction(_passing(better), _DIE))
        return Message.of("offer-steady", officer=named(seen, value), bonus=bonus, chance=chance, plain=plain)


@rule("12.11")
def _steady(state: State, test: Test) -> Procedure[Test]:
    """One officer may add to the die before it falls, once a turn; nobody is asked where it changes nothing."""
    able = tuple(one for one in steadiers(state, UnitId(test.who)) if _helps(state, test, one))
    if not able:
        return test
    officer = yield from ask(test.seat, Steadying(test, able))
    if officer is None:
        return test
    change(state.officers, officer, deeds=replace(state.officers[officer].deeds, steadied=True))
    bonus = _bonus(state, officer)
    tell(state, "officer-steadies", "12.11", officer=named(state, officer), unit=named(state, test.who), bonus=bonus)
    return replace(test, bonus=test.bonus.plus(bonus, "12.11"), steadied=officer)


def _bonus(state: State, officer: OfficerId) -> int:
    return (
        state.figures.orders.discipline.army_general
        if state.officers[officer].chief
        else state.figures.orders.discipline.officer
    )


def _helps(state: State, test: Test, officer: OfficerId) -> bool:
    better = replace(test, bonus=test.bonus.plus(_bonus(state, officer), "12.11"))
    return _passing(better) > _passing(test)


def _passing(test: Test) -> int:
    """How many faces of the die pass."""
    reading = Passed(test.needed, test.bonus.whole)
    return sum(reading.read((face,)) for face in range(1, _DIE + 1))
