"""The table as letters: units by their ids with an arrow, officers with a star, terrain by signs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from maestre.games.aguila.data import INCH, Formation, Terrain
from maestre.games.aguila.morale.courage import endurance
from maestre.games.aguila.table.places import present, scene, start_of
from maestre.games.aguila.table.state import State, Unit, UnitId
from maestre.games.aguila.text.reports import aims, by_officer, head, led, marks, muster_roll, nearest, summary
from maestre.games.aguila.text.spots import on_table, where
from maestre.games.aguila.text.words import piece_meant
from maestre.miniatures.text.lines import wants_list, wrapped
from maestre.miniatures.text.maps import arrow, drawn, left_out, looked_at
from maestre.miniatures.text.reports import say
from maestre.miniatures.text.roster import NOTHING, WIDE, Column, foe, legend, roster, spot
from maestre.play import Message, Speaker
from maestre.space.tabletop import Point

SQUARE: Final = "□"
"""Who faces all ways."""
HOUSED: Final = "o"
"""Who is inside a building."""
STYLES: Final = (
    (r"\bB\d+(-\d+[↑↗→↘↓↙←↖o□]|\*)", "bold cyan"),
    (r"\bR\d+(-\d+[↑↗→↘↓↙←↖o□]|\*)", "bold yellow"),
)
"""How a terminal with colours may set the map off; the letters tell the sides apart without them."""

SIGNS: Final = {
    Terrain.WOOD: "%",
    Terrain.PALM_GROVE: "%",
    Terrain.FIELDS: ";",
    Terrain.VINEYARD: ";",
    Terrain.ROCKS: "&",
    Terrain.MARSH: '"',
    Terrain.DUNES: "'",
    Terrain.DIFFICULT_GROUND: "'",
    Terrain.OASIS: "~",
    Terrain.RUINS: "m",
    Terrain.VILLAGE: "M",
    Terrain.WADI: "_",
    Terrain.EASY_HILL: "^",
    Terrain.DIFFICULT_HILL: "^",
    Terrain.IMPASSABLE_MOUNTAIN: "A",
    Terrain.RIVER: "~",
    Terrain.STREAM: "~",
    Terrain.LAKE: "~",
    Terrain.BUILDING: "M",
    Terrain.STONE_WALL: "#",
    Terrain.WALLS_OR_FENCES: "=",
    Terrain.HIGH_WALL: "#",
    Terrain.FARM_OR_MILL: "M",
    Terrain.ROAD: ":",
}
_ROADS: Final = {"bridge": "H", "ford": "H", "road": ":", "street": ":"}
"""The signs of what one goes over."""

_MARGIN: Final = 2 * INCH
_NEAR: Final = 12 * INCH


def board(state: State, speaker: Speaker, focus: str = "", *, plain: bool = False, width: int = 80) -> str:
    """Draw the table, or tell it, one fact a line.

    The focus is a unit or officer to look at closely, `all` for the whole table, or `list` for the units in columns.
    """
    if plain:
        return "\n".join(summary(state, speaker))
    if wants_list(focus):
        first = wrapped((*head(state, speaker), *aims(state, speaker)), width)
        return "\n".join((*first, *_roster(state, speaker, width)))
    spots = {piece: _at(state, piece) for piece in (*state.units, *state.officers) if on_table(state, piece)}
    shown = looked_at(
        (state.figures.table.width, state.figures.table.depth),
        spots,
        focus,
        lambda word: piece_meant(state, word),
        (_MARGIN, _NEAR),
        width,
        INCH,
    )
    grounds = ((scene(one), _sign(one.role, one.element)) for one in state.scenery.values())
    missing = left_out(shown, spots)
    notes = [_legend(state, speaker), *(() if not missing else (say(speaker, "text-left-out", count=len(missing)),))]
    first = wrapped(head(state, speaker), width)
    return "\n".join((*first, *drawn(shown, grounds, _labels(state), INCH), *wrapped(notes, width)))


# ------------------------------------------------------------------------------------------------------- what is drawn


def _sign(role: str, element: Terrain) -> str:
    return _ROADS.get(role, SIGNS[element])


def _at(state: State, piece: str) -> Point:
    x, y, _ = where(state, piece)
    return Point(x, y)


def _labels(state: State) -> Iterator[tuple[Point, str]]:
    """What is written for each piece on the table, and for what the scenario gives points for."""
    for unit in present(state):
        yield _at(state, unit), f"{unit}{_arrow(state, unit)}"
    officers = ((officer, one.pose) for officer, one in state.officers.items())
    yield from ((Point(pose.x, pose.y), f"{officer}*") for officer, pose in officers if pose is not None)
    yield from ((one.at, f"+{one.id}") for one in state.objectives.values())


def _arrow(state: State, unit: UnitId) -> str:
    one = state.units[unit]
    if one.inside is not None:
        return HOUSED
    return SQUARE if one.formation is Formation.SQUARE else arrow(where(state, unit).facing)


def _legend(state: State, speaker: Speaker) -> str:
    plain = (one for one in state.scenery.values() if one.role not in _ROADS)
    return legend(((SIGNS[one.element], Message(f"terrain-{one.element}")) for one in plain), speaker)


# ---------------------------------------------------------------------------------------------------------- the roster


_COLUMNS: Final = (
    *(Column("unit", cut=True), Column("place"), Column("formation", cut=True)),
    *(Column("damage"), Column("enemy"), Column("marks")),
)


def _roster(state: State, speaker: Speaker, width: int) -> Iterator[str]:
    """The units in columns, by their officers."""
    groups = (
        (led(state, officer, speaker), [_row(state, unit, speaker) for unit in units])
        for officer, units in by_officer(state)
    )
    return roster(_COLUMNS, groups, speaker, width) if width >= WIDE else wrapped(muster_roll(state, speaker), width, 2)


def _row(state: State, unit: Unit, speaker: Speaker) -> tuple[str, ...]:
    at = start_of(state, unit.id)
    return (
        f"{unit.id:<6}{speaker.say(Message(f'profile-{state.profile_of(unit).nation}-{state.profile_of(unit).kind}'))}",
        NOTHING if at is None else spot(at, _arrow(state, unit.id), INCH, speaker),
        NOTHING if unit.formation is None else speaker.say(Message(f"formation-{unit.formation}")),
        f"{unit.damage}/{endurance(state, unit.id)}",
        foe(nearest(state, unit), INCH, speaker),
        ", ".join(marks(state, unit, speaker)),
    )
