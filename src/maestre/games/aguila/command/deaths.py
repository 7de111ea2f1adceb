"""12.03, 12.09-12.10, 12.42, 12.45 Officers in danger: with a unit that fights or is lost, and when a general dies."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from maestre.games.aguila.data import OfficerAbility
from maestre.games.aguila.morale.breaking import destroy
from maestre.games.aguila.morale.courage import courage, nerve_of
from maestre.games.aguila.morale.discipline import test_of, tested
from maestre.games.aguila.table.moments import GENERAL_SEEN
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.officers import attached, in_play, is_general, within
from maestre.games.aguila.table.places import around, base, hosted, outline, present
from maestre.games.aguila.table.state import OfficerId, State, UnitId
from maestre.games.aguila.table.subjects import Nerve, Result
from maestre.play import Procedure, change, rule, tell
from maestre.space import tabletop
from maestre.space.tabletop import Pose

WITH_UNIT: Final = "with-unit"
"""How an officer is lost who perishes with his unit."""


@rule("12.09", "12.45")
def endangered(state: State, unit: UnitId, wounds: int) -> Procedure[None]:
    """Officers with a unit that was hurt in a combat test their own courage; a rout result kills.

    Half of its wounds count besides their own. For the heroic all of them do, and he must pass: what stuns others kills
    him.
    """
    for officer in hosted(state, unit):
        if state.ended or officer not in state.officers:
            return
        heroic = officer == attached(state, unit, OfficerAbility.HEROIC)
        count = wounds if heroic else state.figures.combat.courage.officer_wounds.up(wounds)
        nerve = nerve_of(state, officer, "officer", extra=((count, "12.45" if heroic else "12.09"),))
        assert nerve is not None
        yield from courage(state, replace(nerve, rout=nerve.stun) if heroic else nerve)


# ------------------------------------------------------------------------------------------------ his unit is destroyed


@rule("12.10", "12.42")
def with_his_unit(state: State, piece: str, how: str) -> Procedure[None]:
    """Officers inside a unit that is lost are lost with it; the agile may save themselves."""
    for officer in hosted(state, UnitId(piece)):
        if not (yield from _escapes(state, officer, UnitId(piece))):
            yield from destroy(state, officer, WITH_UNIT, "12.10")


@rule("12.42")
def _escapes(state: State, officer: OfficerId, unit: UnitId) -> Procedure[bool]:
    """Whether an agile officer gets away: then he stands where his unit stood, or as near as there is room."""
    if not state.officers[officer].has(OfficerAbility.AGILE):
        return False
    if not (yield from tested(state, test_of(state, officer, "agile"))):
        return False
    there = _left_at(state, officer, unit)
    if there is None:
        return False
    change(state.officers, officer, pose=there, inside=None)
    tell(state, "officer-escapes", "12.42", officer=named(state, officer), unit=named(state, unit))
    return True


@rule("12.42")
def _left_at(state: State, officer: OfficerId, unit: UnitId) -> Pose | None:
    """The place nearest to the middle of a unit where an officer stands an inch from everybody else."""
    edge, own = outline(state, unit), state.units[unit].pose
    here = Pose(edge.x, edge.y, own.facing if own else 0)
    size = base(state, officer)
    most = 2 * (edge.reach + tabletop.stand(here, size).reach)
    found = tabletop.freed(here, size, around(state, officer, apart=(unit,)), most)
    return None if found is None else found.pose


# ------------------------------------------------------------------------------------------------------ general's death


@rule("12.03")
def general_falls(state: State, piece: str, how: str) -> Procedure[None]:
    """When a general dies, friends near him test their courage at once; he no longer helps them.

    The unit with which he perishes is gone and tests nothing. If the battle is over, nobody does.
    """
    general = OfficerId(piece)
    officer = state.officers.get(general)
    if officer is None or not is_general(state.figures, officer) or not in_play(officer) or state.ended:
        return
    lost = officer.inside if how == WITH_UNIT else None
    near = tuple(
        unit
        for unit in present(state)
        if unit != lost
        and state.units[unit].side is officer.side
        and within(state, general, unit, state.figures.distances.general_death)
    )
    near = yield from GENERAL_SEEN(near, state, general, lost)
    tell(state, "general-falls", "12.03", officer=named(state, piece))
    change(state.officers, general, pose=None, inside=None)
    for unit in near:
        nerve = nerve_of(state, unit, "general")
        if nerve is not None:
            yield from courage(state, nerve)


@rule("12.03")
def shaken_by_death(result: Result, state: State, nerve: Nerve) -> Procedure[Result]:
    """Who would be routed by a general's death is stunned."""
    yield from ()
    return Result.STUNNED if nerve.cause == "general" and result is Result.ROUTED else result
