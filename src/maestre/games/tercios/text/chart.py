"""The table as letters: Troops by their ids with an arrow, leaders with a star, scenery by signs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from maestre.games.tercios.data import INCH, Element
from maestre.games.tercios.shooting.rout import endurance
from maestre.games.tercios.table.asking import start_of
from maestre.games.tercios.table.places import faceless, present, scene
from maestre.games.tercios.table.state import State, Unit, UnitId
from maestre.games.tercios.text.reports import by_command, head, led, marks, muster_roll, nearest, summary
from maestre.games.tercios.text.spots import on_table, where
from maestre.games.tercios.text.words import piece_meant
from maestre.miniatures.text.lines import wants_list, wrapped
from maestre.miniatures.text.maps import arrow, drawn, left_out, looked_at
from maestre.miniatures.text.reports import say
from maestre.miniatures.text.roster import NOTHING, WIDE, Column, foe, legend, roster, spot
from maestre.play import Message, Speaker
from maestre.space.tabletop import Point

ROUND: Final = "o"
"""What has no facing."""
STYLES: Final = (
    (r"\bB\d(-\d+[↑↗→↘↓↙←↖o]|\*)", "bold cyan"),
    (r"\bR\d(-\d+[↑↗→↘↓↙←↖o]|\*)", "bold yellow"),
)
"""How a terminal with colours may set the map off; the letters tell the sides apart without them."""

SIGNS: Final = {
    Element.HILL: "^",
    Element.LARGE_HILL: "^",
    Element.STEEP_HILL: "^",
    Element.WOOD: "%",
    Element.LARGE_WOOD: "%",
    Element.CROP_FIELD: ";",
    Element.FENCE: "=",
    Element.WALL: "#",
    Element.ROAD: ":",
    Element.BRIDGE: "H",
    Element.FORD: "H",
    Element.SMALL_BUILDING: "M",
    Element.LARGE_BUILDING: "M",
    Element.URBAN_AREA: "M",
    Element.ROCKS: "&",
    Element.SMALL_LAKE: "~",
    Element.LARGE_LAKE: "~",
    Element.RIVER: "~",
    Element.SWAMP: '"',
}

_MARGIN: Final = 2 * INCH
_NEAR: Final = 12 * INCH


def board(state: State, speaker: Speaker, focus: str = "", *, plain: bool = False, width: int = 80) -> str:
    """Draw the table, or tell it, one fact a line.

    The focus is a Troop or leader to look at closely, `all` for the whole table, or `list` for the Troops in columns.
    """
    if plain:
        return "\n".join(summary(state, speaker))
    if wants_list(focus):
        return "\n".join((*wrapped((head(state, speaker),), width), *_roster(state, speaker, width)))
    spots = {piece: _at(state, piece) for piece in (*state.units, *state.leaders) if on_table(state, piece)}
    table, margins = state.figures.scales[state.scale].table, (_MARGIN, _NEAR)
    shown = looked_at(table, spots, focus, lambda word: piece_meant(state, word), margins, width, INCH)
    grounds = ((scene(one), SIGNS[one.element]) for one in state.scenery.values())
    missing = left_out(shown, spots)
    notes = [_legend(state, speaker), *(() if not missing else (say(speaker, "text-left-out", count=len(missing)),))]
    first = wrapped((head(state, speaker),), width)
    return "\n".join((*first, *drawn(shown, grounds, _labels(state), INCH), *wrapped(notes, width)))


# ------------------------------------------------------------------------------------------------------- what is drawn


def _at(state: State, piece: str) -> Point:
    x, y, _ = where(state, piece)
    return Point(x, y)


def _labels(state: State) -> Iterator[tuple[Point, str]]:
    """What is written for each piece on the table."""
    for unit in present(state):
        yield _at(state, unit), f"{unit}{_arrow(state, unit)}"
    yield from ((who.at, f"{leader}*") for leader, who in state.leaders.items() if who.at is not None)


def _arrow(state: State, unit: UnitId) -> str:
    return ROUND if faceless(state, unit) else arrow(where(state, unit).facing)


def _legend(state: State, speaker: Speaker) -> str:
    there = ((SIGNS[one.element], Message(f"element-{one.element}")) for one in state.scenery.values())
    return legend(there, speaker)


# ---------------------------------------------------------------------------------------------------------- the roster


_COLUMNS: Final = (
    *(Column("troop", cut=True), Column("place"), Column("wear")),
    *(Column("card"), Column("enemy"), Column("marks")),
)


def _roster(state: State, speaker: Speaker, width: int) -> Iterator[str]:
    """The Troops in columns, by command."""
    groups = (
        (led(state, command, speaker), [_row(state, unit, speaker) for unit in units])
        for command, units in by_command(state)
    )
    return roster(_COLUMNS, groups, speaker, width) if width >= WIDE else wrapped(muster_roll(state, speaker), width, 2)


def _row(state: State, unit: Unit, speaker: Speaker) -> tuple[str, ...]:
    at, card = start_of(state, unit.id), state.cards.get(unit.id)
    order = NOTHING if card is None else "?" if card.order is None else speaker.say(Message(f"order-{card.order}"))
    return (
        f"{unit.id:<6}{speaker.say(Message(f'profile-{state.gear(unit.id).profile}'))}",
        NOTHING if at is None else spot(at, _arrow(state, unit.id), INCH, speaker),
        f"{unit.wear}/{endurance(state, unit.id)}",
        order,
        foe(nearest(state, unit), INCH, speaker),
        ", ".join(marks(state, unit, speaker)),
    )
