"""The table as letters: Troops by their ids with an arrow, leaders with a star, scenery by signs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from maestre.games.tercios.data import INCH, SCALES, Element
from maestre.games.tercios.places import faceless, present, scene
from maestre.games.tercios.rout import endurance
from maestre.games.tercios.state import Phase, State, Unit, UnitId
from maestre.games.tercios.text.reports import by_command, head, led, marks, nearest, summary
from maestre.games.tercios.text.spots import on_table, where
from maestre.games.tercios.text.words import piece_meant
from maestre.games.tercios.wording import start_of
from maestre.miniatures.text.maps import arrow, drawn, looked_at
from maestre.miniatures.text.reports import bare
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
_BEFORE: Final = (Phase.SCENERY, Phase.CARTOGRAPHY, Phase.CROPS, Phase.SIDES)
"""When no Troop has anything to do with the table yet."""
_NEAR: Final = 12 * INCH


def board(state: State, speaker: Speaker, focus: str = "", *, plain: bool = False, width: int = 80) -> str:
    """Draw the table and list the Troops; or tell both, one fact a line.

    The focus is a Troop or leader to look at closely, or `all` for the whole table.
    """
    if plain:
        return "\n".join(summary(state, speaker))
    spots = {piece: _at(state, piece) for piece in (*state.units, *state.leaders) if on_table(state, piece)}
    table, margins = SCALES[state.scale].table, (_MARGIN, _NEAR)
    shown = looked_at(table, spots, focus, lambda word: piece_meant(state, word), margins, width, INCH)
    grounds = ((scene(one), SIGNS[one.element]) for one in state.scenery.values())
    lines = [head(state, speaker), *drawn(shown, grounds, _labels(state), INCH)]
    lines += [_legend(state, speaker), *(() if focus or state.phase in _BEFORE else _roster(state, speaker))]
    return "\n".join(lines)


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
    """What the signs mean."""
    there = dict.fromkeys((SIGNS[one.element], Message(f"element-{one.element}")) for one in state.scenery.values())
    signs = "  ".join(f"{sign} {speaker.say(name)}" for sign, name in there)
    return speaker.say(Message.of("text-legend", signs=signs))


# ---------------------------------------------------------------------------------------------------------- the roster


def _roster(state: State, speaker: Speaker) -> Iterator[str]:
    """The Troops in columns, by command."""
    heads = [speaker.say(Message(f"text-column-{column}")) for column in _COLUMNS]
    yield _columns(*heads)
    for command, units in by_command(state):
        yield led(state, command, speaker)
        yield from (_row(state, unit, speaker) for unit in units)


_COLUMNS: Final = ("troop", "place", "wear", "card", "enemy", "marks")


def _columns(troop: str, place: str, wear: str, card: str, enemy: str, marked: str) -> str:
    return f"  {troop:<28.28} {place:<14} {wear:<8} {card:<12} {enemy:<13} {marked}".rstrip()


def _row(state: State, unit: Unit, speaker: Speaker) -> str:
    name = f"{unit.id:<6}{speaker.say(Message(f'profile-{unit.gear.profile}'))}"
    place = (
        f"{bare(at.x, INCH, speaker)} {bare(at.y, INCH, speaker)} {_arrow(state, unit.id)}"
        if (at := start_of(state, unit.id))
        else "-"
    )
    card = state.cards.get(unit.id)
    order = "-" if card is None else "?" if card.order is None else speaker.say(Message(f"order-{card.order}"))
    near = nearest(state, unit)
    enemy = f"{near[1]} {bare(near[0], INCH, speaker)}" if near else "-"
    return _columns(
        name, place, f"{unit.wear}/{endurance(state, unit.id)}", order, enemy, ", ".join(marks(state, unit, speaker))
    )
