"""6.80-6.81 Vanguard: a move before the first turn, by turns, at a distance from every enemy."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from msgspec.structs import replace

from maestre.games.tercios.command import initiative_level
from maestre.games.tercios.data import INCH, SCALES, Ability
from maestre.games.tercios.marches import march
from maestre.games.tercios.marks import has
from maestre.games.tercios.matters import Start, Vanguard
from maestre.games.tercios.moments import VANGUARD_BOUNDS
from maestre.games.tercios.places import base, front, outline, present
from maestre.games.tercios.rolls import Initiative
from maestre.games.tercios.state import Phase, Side, State, UnitId
from maestre.games.tercios.troops import named
from maestre.games.tercios.ways import check_move
from maestre.play import Answer, Ask, Pick, Place, Procedure, Refused, Spot, ask, rule, tell, throw
from maestre.space import tabletop
from maestre.space.tabletop import Point, Pose

__all__ = ["at_a_distance", "check_vanguard", "vanguard", "vanguards_for_chance"]

_TRIES: Final = 20


@rule("6.80", "9.54")
def vanguard(state: State) -> Procedure[None]:
    """Initiative, the winner's choice who starts, then one unit at a time; without any left the first turn begins."""
    scouts = {side: _scouts(state, side) for side in Side}
    if not any(scouts.values()):
        state.phase, state.turn = Phase.PLANNING, 1
        return
    if not state.setup.moved:
        yield from _who_starts(state)
    side = state.setup.turn
    assert side is not None
    side = side if scouts[side] else side.enemy
    about = Vanguard(side, scouts[side])
    spot = yield from ask(side, Place(scouts[side]), "6.80", about=about)
    unit = UnitId(spot.piece)
    there = check_move(state, unit, None, Point(spot.x, spot.y))
    yield from march(state, unit, there)
    tell(state, "vanguard-moved", "6.80", unit=named(state, unit))
    state.setup = replace(state.setup, moved=(*state.setup.moved, unit), turn=side.enemy)


def _who_starts(state: State) -> Procedure[None]:
    levels = tuple((side, initiative_level(state, side)) for side in Side)
    winner = yield from throw(Initiative((levels[0][1], levels[1][1])), "6.80", about=Start(levels))
    first = yield from ask(winner, Pick(tuple(Side)), "2.06", about=Start(levels, winner))
    state.setup = replace(state.setup, turn=Side(first))


def _scouts(state: State, side: Side) -> tuple[UnitId, ...]:
    """The units of a side that may still make a Vanguard move."""
    return tuple(
        unit
        for unit in present(state)
        if state.units[unit].side is side and has(state, unit, Ability.VANGUARD) and unit not in state.setup.moved
    )


@rule("6.81")
def at_a_distance(state: State, unit: UnitId, pose: Pose) -> None:
    """Refuse a Vanguard move that ends too near to an enemy."""
    gap = SCALES[state.scale].reaction
    edge = tabletop.stand(pose, base(state, unit))
    for other in present(state):
        enemy = state.units[other].side is not state.units[unit].side
        if enemy and tabletop.nearer_than(edge, outline(state, other), gap):
            raise Refused("6.81", "vanguard-too-near", proof=(unit, other), enemy=other, inches=gap // INCH)


def check_vanguard(state: State, question: Ask, spot: Spot) -> None:
    """Refuse a move that is too long or ends where no Vanguard may; staying where one is is always allowed."""
    unit = UnitId(spot.piece)
    there = check_move(state, unit, None, Point(spot.x, spot.y))
    if there != state.units[unit].pose:
        VANGUARD_BOUNDS(state, unit, there)


def vanguards_for_chance(state: State, question: Ask, rng: Random) -> Iterator[Answer]:
    """Any unit, somewhere within its Speed, or where it is."""
    assert isinstance(question.choice, Place)
    unit = UnitId(rng.choice(question.choice.pieces))
    here = front(state, unit)
    most = state.units[unit].gear.speed * INCH
    for _ in range(_TRIES):
        by = tabletop.step(rng.randrange(tabletop.TURN), rng.randint(1, max(most, 1)))
        spot = Spot(unit, here.x + by.x, here.y + by.y)
        if _lets(state, question, spot):
            yield spot
    yield Spot(unit, here.x, here.y)


def _lets(state: State, question: Ask, spot: Spot) -> bool:
    try:
        check_vanguard(state, question, spot)
    except Refused:
        return False
    return True
