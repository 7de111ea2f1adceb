"""12.11-12.12, 12.25 Who commands: which officers are near a unit on a real table."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from maestre.games.aguila.data import OfficerAbility
from maestre.games.aguila.table.moments import COMMANDS
from maestre.games.aguila.table.officers import reaches
from maestre.games.aguila.table.state import OfficerId, State, UnitId
from maestre.games.aguila.umpire.told import WhoCommands, officers_of, together
from maestre.play import Procedure, ask, rule

_MOST = 2
"""So many officers lead a unit at once: its own and the commander-in-chief."""
_NERVE = (OfficerAbility.STRICT_DISCIPLINARIAN, OfficerAbility.INSPIRING, OfficerAbility.VERY_INSPIRING)
"""What an officer near a unit does for its courage, who is not with it."""


@rule("12.11", "12.12", "12.25")
def led(state: State, unit: UnitId) -> Procedure[tuple[OfficerId, ...]]:
    """Ask who has a unit in his command range, of those who may command it or steady it and are not with it."""
    return (yield from _asked(state, unit, tuple(_able(state, unit))))


@rule("12.31", "12.32", "12.37", "12.39")
def encouraged(state: State, unit: UnitId) -> Procedure[tuple[OfficerId, ...]]:
    """Ask who is near a unit that tests its courage, of those to whom that matters."""
    able = (name for name, one in state.officers.items() if any(one.has(ability) for ability in _NERVE))
    return (yield from _asked(state, unit, tuple(name for name in able if _reaches(state, name, unit))))


def _asked(state: State, unit: UnitId, able: tuple[OfficerId, ...]) -> Procedure[tuple[OfficerId, ...]]:
    if not able:
        return ()
    some = [group for count in range(1, _MOST + 1) for group in combinations(able, count)]
    word = yield from ask(state.units[unit].side, WhoCommands((*map(together, some), together(())), unit))
    return officers_of(word)


def _able(state: State, unit: UnitId) -> Iterator[OfficerId]:
    """Those who command a unit, its own officer before the commander-in-chief; its own who is with it needs no word."""
    one = state.units[unit]
    everybody = state.agreed.steadies_all
    for name, who in sorted(state.officers.items(), key=lambda item: item[0] != one.officer):
        if who.side is one.side and who.inside != unit and (everybody or COMMANDS(state, name, unit)):
            yield name


def _reaches(state: State, officer: OfficerId, unit: UnitId) -> bool:
    who = state.officers[officer]
    return who.inside != unit and who.side is state.units[unit].side and reaches(state, officer, unit)
