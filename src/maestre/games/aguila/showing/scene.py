"""The battle as a scene, for whoever draws any game alike; the browser has a board of its own for it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from maestre.games.aguila.data import Formation, Terrain
from maestre.games.aguila.morale.courage import endurance
from maestre.games.aguila.scenarios import battle_of
from maestre.games.aguila.table import places
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.places import outline
from maestre.games.aguila.table.state import Away, Objective, Officer, Scenery, State, Unit
from maestre.miniatures.scene import Ground, Stand, sheet, table_scene
from maestre.miniatures.sides import Side
from maestre.play import Message
from maestre.play.board import Badge, Board, Piece, Scene
from maestre.space import tabletop
from maestre.space.tabletop import Pose

_COLOURS: Final = {
    Terrain.WOOD: "wood",
    Terrain.PALM_GROVE: "wood",
    Terrain.FIELDS: "gold",
    Terrain.VINEYARD: "gold",
    Terrain.ROCKS: "rock",
    Terrain.MARSH: "shallows",
    Terrain.DUNES: "sand",
    Terrain.DIFFICULT_GROUND: "sand",
    Terrain.OASIS: "water",
    Terrain.RUINS: "stone",
    Terrain.VILLAGE: "stone",
    Terrain.WADI: "shallows",
    Terrain.EASY_HILL: "sand",
    Terrain.DIFFICULT_HILL: "rock",
    Terrain.IMPASSABLE_MOUNTAIN: "rock",
    Terrain.RIVER: "water",
    Terrain.STREAM: "water",
    Terrain.LAKE: "water",
    Terrain.BUILDING: "stone",
    Terrain.STONE_WALL: "stone",
    Terrain.WALLS_OR_FENCES: "rock",
    Terrain.HIGH_WALL: "stone",
    Terrain.FARM_OR_MILL: "stone",
    Terrain.ROAD: "sand",
}
_CROSSINGS: Final = {"bridge": "stone", "ford": "shallows", "road": "sand", "street": "sand"}
"""The colours of what one goes over."""
_MARKS: Final = (("stunned", "!"), ("disorganised", "≈"), ("limbered", "∩"), ("dismounted", "↓"), ("sappers", "⚒"))
_BAD: Final = ("stunned", "disorganised")


def scene(view: State) -> Scene:
    """Units and officers where they stand, what is fought for, and beside the table those who are off it."""
    units = (_unit(view, unit) for unit in view.units.values())
    officers = (_officer(view, officer) for officer in view.officers.values())
    table = view.figures.table
    aims = tuple(_aim(objective) for objective in view.objectives.values())
    return table_scene(
        _table((table.width, table.depth), tuple(view.scenery.values())), (*units, *officers), aims, _facts(view)
    )


@lru_cache(16)
def _table(size: tuple[int, int], scenery: tuple[Scenery, ...]) -> Board:
    return sheet(size, (_ground(one) for one in scenery))


def _ground(one: Scenery) -> Ground:
    return Ground(one.id, _CROSSINGS.get(one.role, _COLOURS[one.element]), one.ring, Message(f"terrain-{one.element}"))


def _facts(view: State) -> tuple[Message, ...]:
    points = battle_of(view).score(view) if view.turn else dict.fromkeys(Side, 0)
    weather = Message(f"weather-{view.sky.kind}")
    phase = Message(f"text-phase-{view.phase}")
    figures = {side.value: points[side] for side in Side}
    return (Message.of("text-head", turn=view.turn, phase=phase, weather=weather, **figures),)


def _aim(one: Objective) -> Piece:
    """What a scenario gives points for, in the colour of whoever holds it."""
    held = one.held.value if one.held is not None else "none"
    name = Message.of("objective-name", id=one.id, worth=one.worth, held=held)
    return Piece(one.id, (one.at.x, one.at.y), f"seat:{held}" if one.held else "gold", "hex", name, str(one.worth))


# ----------------------------------------------------------------------------------------------------------- units


def _unit(view: State, unit: Unit) -> Stand:
    return Stand(
        unit.id,
        unit.side,
        Message.of("offer-piece", what=named(view, unit.id)),
        unit.id[1:],
        places.base(view, unit.id),
        _stands(view, unit),
        turned=unit.inside is None and unit.formation is not Formation.SQUARE,
        badges=tuple(_badges(view, unit)),
    )


def _stands(view: State, unit: Unit) -> Pose | None:
    """Where a unit is: in a building at its middle, hidden at the place noted, to whoever knows it (13.06)."""
    if unit.inside is not None:
        house = outline(view, unit.id)
        return Pose(house.x, house.y, 0)
    return unit.pose or view.notes.get(unit.id)


def _badges(view: State, unit: Unit) -> Iterator[Badge]:
    if unit.formation is not None:
        yield Badge(unit.formation.value[:2].capitalize(), Message(f"formation-{unit.formation}"))
    if unit.damage:
        told = Message.of("text-damage", damage=unit.damage, limit=endurance(view, unit.id))
        yield Badge(str(unit.damage), told, "bad")
    for mark, glyph in _MARKS:
        if getattr(unit, mark):
            yield Badge(glyph, Message(f"text-mark-{mark}"), "bad" if mark in _BAD else "plain")
    if unit.inside is not None:
        house = named(view, unit.inside)
        yield Badge("⌂", Message.of("text-inside", house=house, id=unit.inside))
    if unit.away is not Away.HERE:
        yield Badge("◐", Message(f"text-away-{unit.away}"))
    if unit.deeds.order is not None:
        yield Badge("✓", Message(f"order-{unit.deeds.order}"))


# -------------------------------------------------------------------------------------------------------- officers


def _officer(view: State, officer: Officer) -> Stand:
    with_unit = (Badge("∈", Message.of("text-with", unit=named(view, officer.inside))),) if officer.inside else ()
    return Stand(
        officer.id,
        officer.side,
        Message.of("offer-piece", what=named(view, officer.id)),
        "★" if officer.chief else "☆",
        places.base(view, officer.id),
        _rides(view, officer),
        "disc",
        turned=False,
        badges=with_unit,
        spent=officer.deeds.moved,
    )


def _rides(view: State, officer: Officer) -> Pose | None:
    """Where an officer is: with a unit, at the middle of its rear."""
    host = view.units.get(officer.inside) if officer.inside else None
    if host is None:
        return officer.pose
    if host.pose is None:
        return _stands(view, host)
    return Pose(*outline(view, host.id).centre(tabletop.Side.REAR), 0)
