"""The sea as letters: every place by its code where it lies, with the counters in it; below, who is where."""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.data.words import Fleet
from maestre.games.mistral.table.formations import ready, stacks
from maestre.games.mistral.table.state import State
from maestre.games.mistral.text.codes import codes, place_meant
from maestre.games.mistral.text.reports import at_place, head, summary
from maestre.miniatures.text.lines import high, wants_list, wrapped
from maestre.miniatures.text.maps import write
from maestre.miniatures.text.reports import say
from maestre.play import Speaker
from maestre.space.network import in_box, out_box

STYLES: Final = (
    (r"\S*\bB\d+\b", "bold cyan"),
    (r"\S*\bF\d+\b", "bold yellow"),
)
"""How a terminal with colours may set the counters off; their letters tell the Fleets apart without them."""
LETTERS: Final = {Fleet.BRITISH: "B", Fleet.BOURBON: "F"}
"""The letter of each Fleet; of a number of its counters in a place."""
_MORE: Final = 2
"""By how many rows the sea may be higher than a table, as it has no ruler."""
_LEAST: Final = 60
_HANG: Final = 2


def board(state: State, speaker: Speaker, focus: str = "", *, plain: bool = False, width: int = 80) -> str:
    """Draw the sea, or tell it one fact a line.

    With a place for focus, tell who lies there and how one gets away; with `list`, tell who lies where.
    """
    if not plain and not focus:
        notes = wrapped((say(speaker, "text-legend"),), width)
        return "\n".join((*wrapped((head(state, speaker),), width), *_drawn(state, max(width, _LEAST)), *notes))
    whole = not focus or wants_list(focus)
    place = "" if whole else place_meant(state.figures, focus, speaker)
    told = summary(state, speaker) if whole else at_place(state, place, speaker)
    return "\n".join(told if plain else wrapped(told, width, _HANG))


def _drawn(state: State, width: int) -> list[str]:
    """The map: a label for every place, where it lies or as near as there is room."""
    frame, rows = state.figures.waters.file.frame, high(width) + _MORE
    cells = [[" "] * width for _ in range(rows)]
    taken = [[False] * width for _ in range(rows)]
    labels = {place: codes(state.figures)[place] + _counters(state, place) for place in state.figures.places}
    for place in sorted(state.figures.places, key=lambda one: -len(labels[one])):
        row, label = state.figures.places[place], labels[place]
        at = row.x * (width - len(label)) // frame.width + len(label) // 2, row.y * rows // (frame.height + 1)
        write(cells, taken, at, label)
    drawn = ["".join(line).rstrip() for line in cells]
    filled = [place for place, line in enumerate(drawn) if line]
    return drawn[filled[0] : filled[-1] + 1]


def _counters(state: State, place: str) -> str:
    """How many counters each Fleet has in a place, its boxes included."""
    spots = (in_box(place), place, out_box(place)) if state.figures.places[place].is_zone else (place,)
    found = ""
    for fleet, letter in LETTERS.items():
        count = sum(len([one for one in stacks(state, spot, fleet) if ready(one)]) for spot in spots)
        found += f":{letter}{count}" if count else ""
    return found
