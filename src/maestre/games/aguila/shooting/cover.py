"""7.19-7.21, 11.12, 11.17, 11.21-11.24, 11.26, 15.46, 16.56 What shields a target: ground, walls, houses, works."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from maestre.games.aguila.data import Cover, Gun, Protection, Structure, Terrain
from maestre.games.aguila.shooting.artillery import gun
from maestre.games.aguila.table.places import house, outline, scene
from maestre.games.aguila.table.sight import eye, mostly_in, shape
from maestre.games.aguila.table.state import Scenery, State
from maestre.games.aguila.table.subjects import Aim
from maestre.play import RuleId, rule
from maestre.space import tabletop

_TOUCH: Final = 3
"""Within so many units two pieces touch: more than rounding can part them, less than anyone can see."""
_HALF: Final = (1, 2)


@rule("7.19", "7.20", "7.21", "11.12", "11.17", "11.26", "13.12", "15.46", "16.56")
def covered(state: State, aim: Aim) -> Cover:
    """The best cover that the target of a shot has from the shooter.

    Ball and shell heed only the ground that the target stands in: walls, houses and works count against them
    otherwise (`over_obstacle`, `protection`). Fire over everything, and fire at a house itself, heeds nothing.
    """
    if aim.kind not in {"fire", "ball", "canister"}:
        return Cover.NONE
    target = shape(state, aim.target)
    own = [state.figures.terrain.row[one.element].cover for one in state.scenery.values() if mostly_in(target, one)]
    if aim.kind != "ball":
        own += [state.figures.weapons.structures[built].cover for built in _shields(state, aim)]
    return min(own, key=lambda cover: state.figures.combat.cover[cover].shooting, default=Cover.NONE)


@rule("7.19")
def _shields(state: State, aim: Aim) -> Iterator[Structure]:
    """What at least half of a target stands in or behind, seen from the shooter; what touches him shields nobody."""
    home, target = house(state, aim.target), shape(state, aim.target)
    here = eye(state, aim.shooter, aim.side)
    for element in state.scenery.values():
        if element.built is None:
            continue
        if element == home or mostly_in(target, element):
            yield element.built
        elif tabletop.beside(here, tabletop.Point(target.x, target.y), scene(element), target.reach):
            behind = tabletop.share_behind(here, target, (scene(element),))
            if not _touches(state, aim, element) and behind.at_least(*_HALF):
                yield element.built


def _touches(state: State, aim: Aim, element: Scenery) -> bool:
    home = house(state, aim.shooter)
    return element == home or tabletop.within(outline(state, aim.shooter), scene(element), _TOUCH)


@rule("11.12", "11.17")
def over_obstacle(state: State, aim: Aim) -> bool:
    """Whether ball goes through an obstacle: the shortest line to the target crosses one that does not touch the gun.

    A howitzer's shell heeds none.
    """
    own = gun(state, aim.shooter)
    if aim.kind != "ball" or own is None or own.id is Gun.HOWITZER:
        return False
    here, target = eye(state, aim.shooter, aim.side), shape(state, aim.target)
    end = tabletop.whole(tabletop.point_distance(here, target).end)
    return any(
        tabletop.enters(here, end, scene(element)) and not _touches(state, aim, element)
        for element in state.scenery.values()
        if element.built is not None and element.element is not Terrain.BUILDING
    )


@rule("11.14", "11.21", "11.22", "11.23", "11.24", "11.26")
def protection(state: State, aim: Aim) -> tuple[Protection, RuleId] | None:
    """How the best of what shields a target takes away from ball, and by which rule; howitzers heed none of it."""
    own = gun(state, aim.shooter)
    if aim.kind != "ball" or own is None or own.id is Gun.HOWITZER:
        return None
    shields = [state.figures.weapons.structures[built] for built in _shields(state, aim)]
    best = min(shields, key=lambda row: (row.ball.wound, row.ball.impacts), default=None)
    return None if best is None else (best.ball, _RULES.get(best.id, "11.24"))


_RULES: Final[dict[Structure, RuleId]] = {
    Structure.WOODEN_BUILDING: "11.21",
    Structure.STONE_BUILDING: "11.22",
    Structure.FORTIFIED_BUILDING: "11.23",
    Structure.FORTIFIED_POSITION: "11.23",
}
