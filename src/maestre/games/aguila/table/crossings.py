"""15.44-15.45 Bridges and fords: whoever goes along one does not feel the water below.

A base may be wider than a bridge. What counts is its middle line in the direction in which it goes, from its hindmost
edge to its foremost: where that lies in water it must lie on crossings alone (our reading).
"""

from __future__ import annotations

from maestre.games.aguila.table.places import CROSSINGS, scene
from maestre.games.aguila.table.state import SceneryId, State
from maestre.play import rule
from maestre.space import tabletop
from maestre.space.tabletop import Aside, Base, Leg, Outline, Point, Pose, Turn, Wheeled

_WATER = "water"


def _waters(state: State) -> tuple[SceneryId, ...]:
    return tuple(
        name
        for name, one in state.scenery.items()
        if one.role not in CROSSINGS and state.figures.terrain.row[one.element].kind == _WATER
    )


def _bridges(state: State) -> tuple[Outline, ...]:
    return tuple(scene(one) for one in state.scenery.values() if one.role in CROSSINGS)


@rule("15.44", "15.45")
def over_water(state: State, size: Base, there: Pose) -> tuple[SceneryId, ...]:
    """The waters that a base stands over on a crossing."""
    bridges = _bridges(state)
    return _over(state, bridges, *_spine(size, there, there, there.facing)) if bridges else ()


@rule("15.44", "15.45")
def carried(state: State, size: Base, start: Pose, leg: Leg) -> tuple[SceneryId, ...]:
    """The waters that a base does not feel on a leg, because crossings carry it."""
    bridges = _bridges(state)
    if not bridges:
        return ()
    end = tabletop.ended(start, size, (leg,))
    if isinstance(leg, Turn | Wheeled):
        first = _over(state, bridges, *_spine(size, start, start, start.facing))
        last = _over(state, bridges, *_spine(size, end, end, end.facing))
        return tuple(one for one in first if one in last)
    heading = leg.heading if isinstance(leg, Aside) else start.facing
    return _over(state, bridges, *_spine(size, start, end, heading))


def _spine(size: Base, start: Pose, end: Pose, heading: int) -> tuple[Point, Point]:
    """The middle line of a base that goes along a heading: from the side behind it to the side before it."""
    quarters = (heading - start.facing + tabletop.QUARTER_TURN // 2) % tabletop.TURN // tabletop.QUARTER_TURN
    fore, hind = tabletop.Side(quarters), tabletop.Side((quarters + 2) % 4)
    return tabletop.stand(start, size).centre(hind), tabletop.stand(end, size).centre(fore)


def _over(state: State, bridges: tuple[Outline, ...], start: Point, end: Point) -> tuple[SceneryId, ...]:
    near = [one for one in bridges if tabletop.beside(start, end, one, 0)]
    if not near:
        return ()
    found = []
    for name in _waters(state):
        water = scene(state.scenery[name])
        if tabletop.enters(start, end, water) and tabletop.bridged(start, end, near, water):
            found.append(name)
    return tuple(found)
