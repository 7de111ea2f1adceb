"""12.01, 12.11-12.12, 12.16, 12.22, 12.25, 12.47-12.48, 15.04 Officers: whom they command, and how far."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from maestre.games.aguila.data import Figures, OfficerAbility, Rank, Weather, inches
from maestre.games.aguila.table.moments import COMMANDS
from maestre.games.aguila.table.places import hosted, officers_at, outline
from maestre.games.aguila.table.state import Officer, OfficerId, State, UnitId
from maestre.games.aguila.table.values import Base, Factor, Plus, Term, measured, paced
from maestre.play import RuleId, Tally, rule
from maestre.play.written.figures import kept
from maestre.space import tabletop

_DARK: Final[dict[Weather, RuleId]] = {Weather.FOG: "15.04", Weather.BLIZZARD: "15.13", Weather.SANDSTORM: "15.14"}


@rule("12.01")
def is_general(figures: Figures, officer: Officer) -> bool:
    """Whether an officer is a general of either grade."""
    return figures.officers.ranks[officer.rank].general


def in_play(officer: Officer) -> bool:
    """Whether an officer is on the table, on his own or with a unit."""
    return officer.pose is not None or officer.inside is not None


# ------------------------------------------------------------------------------------------------------- command range


def command_range(state: State, officer: OfficerId) -> int:
    """How far an officer commands, in units."""
    return commanding(state, officer).whole


@rule("12.12", "12.16", "15.04", "15.13", "15.14")
def commanding(state: State, officer: OfficerId) -> Tally:
    """How far an officer commands with all that changes it: his rank and aides, then the weather."""
    one = state.officers[officer]
    return _commanding(state.figures, one.rank, one.aides, state.sky.kind)


@kept
def _commanding(figures: Figures, rank: Rank, aides: int, weather: Weather) -> Tally:
    return measured(paced(_terms(figures, rank, aides, weather)))


def _terms(figures: Figures, rank: Rank, aides: int, weather: Weather) -> Iterator[Term]:
    yield Base(figures.officers.ranks[rank].command, "12.12")
    if aides:
        yield Plus(aides * inches(figures.officers.extras.aide_command_in), "12.16")
    if weather in _DARK:
        yield Factor(figures.weather.row[weather].command, _DARK[weather])


@rule("12.12")
def in_range(state: State, officer: OfficerId, unit: UnitId) -> bool:
    """Whether a unit is within an officer's command range, base to base; whom he is with always is."""
    return within(state, officer, unit, command_range(state, officer))


def within(state: State, officer: OfficerId, unit: UnitId, length: int) -> bool:
    """Whether a unit is so near an officer on the table, base to base; whom he is with always is."""
    who = state.officers[officer]
    if who.inside == unit:
        return True
    return in_play(who) and tabletop.within(officers_at(state, officer), outline(state, unit), length)


# ----------------------------------------------------------------------------------------------------- whom he commands


@rule("12.22")
def assigned(state: State, officer: OfficerId, unit: UnitId) -> bool | None:
    """The commander-in-chief commands all of his side, any other officer the units assigned to him."""
    who, one = state.officers[officer], state.units[unit]
    return True if who.side is one.side and (who.chief or one.officer == officer) else None


@rule("12.47", "12.48")
def reaches(state: State, officer: OfficerId, unit: UnitId) -> bool:
    """Whether an officer's abilities work on a unit: on those under his orders, the bravest's on all of his side.

    This holds for the unit that he is with, too.
    """
    if COMMANDS(state, officer, unit):
        return True
    who = state.officers[officer]
    return who.side is state.units[unit].side and who.has(OfficerAbility.BRAVEST_OF_THE_BRAVE)


@rule("12.48")
def attached(state: State, unit: UnitId, ability: OfficerAbility) -> OfficerId | None:
    """The first officer who is with a unit and has an ability that works on it; several add nothing."""
    for officer in hosted(state, unit):
        if state.officers[officer].has(ability) and reaches(state, officer, unit):
            return officer
    return None


@rule("12.25")
def in_command(state: State, unit: UnitId) -> bool:
    """Whether a unit is within the range of its officer or of the commander-in-chief."""
    return any(COMMANDS(state, one, unit) and in_range(state, one, unit) for one in state.officers)


@rule("12.11")
def steadiers(state: State, unit: UnitId) -> tuple[OfficerId, ...]:
    """The officers who may steady a unit before a test: with no unit, not yet this turn, and in range.

    They steady those under their orders or, if the players have agreed so, everybody of their side.
    """
    side = state.units[unit].side
    return tuple(
        name
        for name, one in state.officers.items()
        if one.pose is not None
        and not one.deeds.steadied
        and (COMMANDS(state, name, unit) or (state.agreed.steadies_all and one.side is side))
        and in_range(state, name, unit)
    )
