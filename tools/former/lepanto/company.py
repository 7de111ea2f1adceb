"""What friends add to a post or take from it: shots not wasted, boarders side by side, company under fire."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from maestre.games.lepanto.data import DIRECTIONS
from maestre.games.lepanto.fighting.chances import boarding_chances
from maestre.games.lepanto.table.state import Ship, State
from maestre.space import hexes
from tools.former.lepanto.lookout import Lookout

_ABOUT: Final = {direction: hexes.opposite(direction - 1) + 1 for direction in DIRECTIONS}


def _next_to(sea: Lookout, state: State, ship: Ship, cell: int) -> Iterator[tuple[int, Ship]]:
    """The other ships of our side about a hex that can fight, each with the direction in which it has that hex."""
    at, ships, step = state.at, state.ships, sea.figures.step
    for direction, towards in _ABOUT.items():
        name = at.get(step[direction][cell])
        if name is not None and name != ship.id:
            friend = ships[name]
            if friend.side is sea.side and not friend.repulsed:
                yield towards, friend


def wasted(sea: Lookout, state: State, ship: Ship, cell: int, facing: int) -> float:
    """Weigh the part of a ship's shot that friends already aiming at its target would make needless."""
    shot, target = sea.mark(ship.kind, cell, facing)
    if not shot:
        return 0.0
    afloat = 1.0
    at, ships, step = state.at, state.ships, sea.figures.step
    for direction, towards in _ABOUT.items():
        near = target
        for place in range(sea.offing.longest):
            near = step[direction][near]
            name = at.get(near)
            if name is None or name == ship.id:
                continue
            friend = ships[name]
            if friend.facing == towards and friend.side is sea.side and not friend.repulsed:
                chances = sea.offing.bows[friend.kind]
                afloat *= 1 - (chances[place] if place < len(chances) else 0.0)
    return shot * (1 - afloat)


def boarders(sea: Lookout, state: State, ship: Ship, cell: int, facing: int, *, turning: bool = False) -> float:
    """Weigh a ship's part in the best boarding from a post, with the friends who have their side to the enemy.

    With ``turning``, every friend next to the enemy counts: he may yet show his side.
    """
    figures = sea.figures
    types, step, sides = figures.types, figures.step, figures.boarding_sides
    own = types[ship.kind].boarding
    best = 0.0
    for direction in DIRECTIONS:
        there = step[direction][cell]
        if there not in sea.quarry or hexes.relative(direction, facing) not in sides:
            continue
        defence = types[sea.quarry[there].kind].boarding
        if not defence:
            continue
        party = [ship]
        for towards, friend in _next_to(sea, state, ship, there):
            if types[friend.kind].boarding and (turning or hexes.relative(towards, friend.facing) in sides):
                party.append(friend)
        strength = own + sum(types[friend.kind].boarding for friend in party[1:])
        value = sea.stakes.bargain(
            boarding_chances(figures, strength, defence),
            sea.prey[there],
            sum(sea.stakes.worth(one) for one in party),
            sum(sea.stakes.shame(one) for one in party),
        )
        best = max(best, value / len(party))
    return best
