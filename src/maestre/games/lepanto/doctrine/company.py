"""What friends add to a post or take from it: shots not wasted, boarders side by side, company under fire."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from maestre.games.lepanto.data import DIRECTIONS
from maestre.games.lepanto.doctrine.lookout import Lookout
from maestre.games.lepanto.fighting.chances import boarding_chances
from maestre.games.lepanto.table.state import Ship, State
from maestre.space import hexes

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


class Aim(NamedTuple):
    """A shot at an enemy at whom friends aim already: what of it they make needless, and how likely they sink him."""

    worth: float
    target: str
    friends: int
    sunk: float


class Party(NamedTuple):
    """A ship's part in a boarding, with so many friends, and how likely it takes the enemy."""

    worth: float
    target: str
    friends: int
    kill: float


def wasted(sea: Lookout, state: State, ship: Ship, cell: int, facing: int) -> Aim | None:
    """Weigh the part of a ship's shot that friends already aiming at its target would make needless."""
    shot, target = sea.mark(ship.kind, cell, facing)
    if not shot:
        return None
    afloat, aiming = 1.0, 0
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
                if place < len(chances):
                    afloat *= 1 - chances[place]
                    aiming += 1
    return Aim(shot * (1 - afloat), sea.quarry[target].id, aiming, 1 - afloat)


def boarders(sea: Lookout, state: State, ship: Ship, cell: int, facing: int, *, turning: bool = False) -> Party | None:
    """Weigh a ship's part in the best boarding from a post, with the friends who have their side to the enemy.

    With ``turning``, every friend next to the enemy counts: he may yet show his side. None if no boarding pays.
    """
    figures = sea.figures
    types, step, sides = figures.types, figures.step, figures.boarding_sides
    own = types[ship.kind].boarding
    best = None
    for direction in DIRECTIONS:
        there = step[direction][cell]
        if there not in sea.quarry or hexes.relative(direction, facing) not in sides:
            continue
        defence = types[sea.quarry[there].kind].boarding
        if not defence or not own:
            continue
        party = [ship]
        for towards, friend in _next_to(sea, state, ship, there):
            if types[friend.kind].boarding and (turning or hexes.relative(towards, friend.facing) in sides):
                party.append(friend)
        strength = own + sum([types[friend.kind].boarding for friend in party[1:]])
        chances = boarding_chances(figures, strength, defence)
        value = sea.stakes.bargain(
            chances,
            sea.prey[there],
            sum([sea.stakes.worth(one) for one in party]),
            sum([sea.stakes.shame(one) for one in party]),
        )
        if value > 0 and (best is None or value / len(party) > best.worth):
            best = Party(value / len(party), sea.quarry[there].id, len(party) - 1, chances.kill)
    return best
