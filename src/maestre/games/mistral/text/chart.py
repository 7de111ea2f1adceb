"""The sea as letters: every place by its code where it lies, with the counters in it; below, who is where."""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.data import PLACES, WATERS
from maestre.games.mistral.data.words import Fleet
from maestre.games.mistral.formations import ready, stacks
from maestre.games.mistral.state import State
from maestre.games.mistral.text.codes import CODES, place_meant
from maestre.games.mistral.text.reports import at_place, head, summary
from maestre.miniatures.text.reports import say
from maestre.play import Speaker
from maestre.space.network import in_box, out_box

__all__ = ["STYLES", "board"]

STYLES: Final = (
    (r"\S*\bB\d+\b", "bold cyan"),
    (r"\S*\bF\d+\b", "bold yellow"),
)
"""How a terminal with colours may set the counters off; their letters tell the Fleets apart without them."""
LETTERS: Final = {Fleet.BRITISH: "B", Fleet.BOURBON: "F"}
"""The letter of each Fleet; of a number of its counters in a place."""
_HIGH: Final = 30
_LEAST: Final = 60


def board(state: State, speaker: Speaker, focus: str = "", *, plain: bool = False, width: int = 80) -> str:
    """Draw the sea, or tell it one fact a line; with a place for focus, tell who lies there and how one gets away."""
    if focus:
        return "\n".join(at_place(state, place_meant(focus.split(maxsplit=1)[0]), speaker))
    told = list(summary(state, speaker))
    if plain:
        return "\n".join(told)
    return "\n".join((head(state, speaker), *_drawn(state, max(width, _LEAST)), say(speaker, "text-legend"), *told[1:]))


def _drawn(state: State, width: int) -> list[str]:
    """The map: labels from the west, one that finds its place taken moves to the right of it."""
    frame = WATERS.file.frame
    rows: list[list[tuple[int, str]]] = [[] for _ in range(_HIGH)]
    for place, row in PLACES.items():
        label = CODES[place] + _counters(state, place)
        rows[row.y * _HIGH // (frame.height + 1)].append((row.x * (width - len(label)) // frame.width, label))
    drawn = [_line(sorted(labels)) for labels in rows]
    filled = [place for place, line in enumerate(drawn) if line]
    return drawn[filled[0] : filled[-1] + 1]


def _line(labels: list[tuple[int, str]]) -> str:
    line = ""
    for column, label in labels:
        start = max(column, len(line) + 1 if line else 0)
        line = line.ljust(start) + label
    return line


def _counters(state: State, place: str) -> str:
    """How many counters each Fleet has in a place, its boxes included."""
    spots = (in_box(place), place, out_box(place)) if PLACES[place].is_zone else (place,)
    found = ""
    for fleet, letter in LETTERS.items():
        count = sum(len([one for one in stacks(state, spot, fleet) if ready(one)]) for spot in spots)
        found += f":{letter}{count}" if count else ""
    return found
