"""The battle as a scene, for whoever draws any game alike; the browser has a board of its own for it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from maestre.games.tercios.data import Element
from maestre.games.tercios.shooting.rout import endurance
from maestre.games.tercios.table import places
from maestre.games.tercios.table.places import faceless, outline
from maestre.games.tercios.table.state import SOMEWHERE, Leader, Phase, Pool, Scenery, State, Unit
from maestre.games.tercios.table.troops import named
from maestre.games.tercios.table.victory import score
from maestre.miniatures.scene import Ground, Stand, sheet, table_scene
from maestre.miniatures.sides import Side
from maestre.play import Message
from maestre.play.board import Badge, Board, Scene
from maestre.space import tabletop
from maestre.space.tabletop import Base, Pose

_COLOURS: Final = {
    Element.ROAD: "sand",
    Element.HILL: "sand",
    Element.LARGE_HILL: "sand",
    Element.STEEP_HILL: "rock",
    Element.WOOD: "wood",
    Element.LARGE_WOOD: "wood",
    Element.CROP_FIELD: "gold",
    Element.FENCE: "rock",
    Element.WALL: "stone",
    Element.BRIDGE: "stone",
    Element.FORD: "shallows",
    Element.SMALL_BUILDING: "stone",
    Element.LARGE_BUILDING: "stone",
    Element.URBAN_AREA: "stone",
    Element.ROCKS: "rock",
    Element.SMALL_LAKE: "water",
    Element.LARGE_LAKE: "water",
    Element.RIVER: "water",
    Element.SWAMP: "shallows",
}


def scene(view: State) -> Scene:
    """Troops and leaders where they stand, those off the table beside it; a pool is one piece, counted."""
    behind = {unit for pool in view.pools.values() for unit in pool.members[1:]}
    troops = (_troop(view, unit) for unit in view.units.values() if unit.id not in behind or unit.pose)
    leaders = (_leader(view, leader) for leader in view.leaders.values())
    board = _table(view.figures.scales[view.scale].table, tuple(view.scenery.values()))
    return table_scene(board, (*troops, *leaders), (), (_head(view),))


@lru_cache(16)
def _table(size: tuple[int, int], scenery: tuple[Scenery, ...]) -> Board:
    grounds = (Ground(one.id, _COLOURS[one.element], one.ring, Message(f"element-{one.element}")) for one in scenery)
    return sheet(size, grounds)


def _head(view: State) -> Message:
    blue, red = (score(view, side) for side in Side)
    phase = Message(f"text-phase-{view.phase}")
    return Message.of("text-head", turn=view.turn, phase=phase, blue=blue, red=red)


# ---------------------------------------------------------------------------------------------------------- Troops


def _troop(view: State, unit: Unit) -> Stand:
    pool = view.pools.get(unit.id)
    return Stand(
        unit.id,
        unit.side,
        named(view, unit.id),
        unit.id[1:],
        places.base(view, unit.id),
        _stands(view, unit),
        turned=unit.pose is not None and not faceless(view, unit.id),
        badges=tuple(_badges(view, unit, pool)),
        spent=view.phase is Phase.ACTION and unit.id not in view.cards,
        many=len(pool.members) if pool else 1,
    )


def _stands(view: State, unit: Unit) -> Pose | None:
    """Where a Troop is: of one in ambush, to whoever knows it, the middle of what hides it (6.12)."""
    if unit.lurks is None or unit.lurks == SOMEWHERE:
        return unit.pose
    cover = places.scene(view.scenery[unit.lurks])
    return Pose(cover.x, cover.y, 0)


def _badges(view: State, unit: Unit, pool: Pool | None) -> Iterator[Badge]:
    card = view.cards.get(unit.id)
    if card is not None:
        order = Message(f"order-{card.order}" if card.order else "text-unknown")
        glyph = card.order.value[:2].capitalize() if card.order else "?"
        yield Badge(glyph, Message.of("text-card", order=order))
    if unit.wear:
        yield Badge(str(unit.wear), Message.of("text-wear", wear=unit.wear, limit=endurance(view, unit.id)), "bad")
    if unit.disordered:
        yield Badge("!", Message("text-mark-disordered"), "bad")
    if unit.limbered:
        yield Badge("∩", Message("text-mark-limbered"))
    if unit.fortress:
        yield Badge("#", Message("text-mark-fortress"))
    if unit.lurks is not None:
        yield Badge("◐", Message.of("text-lurks", place="?" if unit.lurks == SOMEWHERE else unit.lurks))
    if pool is not None:
        yield Badge("+", Message.of(f"text-pool-{pool.kind}", members=", ".join(pool.members[1:])))


# --------------------------------------------------------------------------------------------------------- leaders


def _leader(view: State, leader: Leader) -> Stand:
    wide = 2 * places.radius(view, leader)
    inside = (Badge("∈", Message.of("text-inside", unit=named(view, leader.inside))),) if leader.inside else ()
    return Stand(
        leader.id,
        leader.side,
        Message.of("answer", what=leader.name),
        str(leader.level),
        Base(wide, wide),
        _rides(view, leader),
        "disc",
        turned=False,
        badges=inside,
        spent=leader.exhausted,
    )


def _rides(view: State, leader: Leader) -> Pose | None:
    """Where a leader is: inside a Troop, at the middle of its rear."""
    if leader.at is not None:
        return Pose(*leader.at, 0)
    host = view.units.get(leader.inside) if leader.inside else None
    if host is None or host.pose is None:
        return None
    if faceless(view, host.id):
        return Pose(host.pose.x, host.pose.y, 0)
    return Pose(*outline(view, host.id).centre(tabletop.Side.REAR), 0)
