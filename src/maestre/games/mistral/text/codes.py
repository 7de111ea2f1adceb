"""Short names of places for a map of letters: numbers of Spaces, letters of coasts, three letters of the rest."""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.data import Figures
from maestre.miniatures.text.words import folded
from maestre.play import Message, Speaker, Unreadable
from maestre.play.written.figures import kept

_LONG: Final = 3


@kept
def codes(figures: Figures) -> dict[str, str]:
    """A code for every place, each its own: longer where three letters are taken."""
    found: dict[str, str] = {}
    for place, row in figures.places.items():
        letters = place.replace("_", "").upper()
        long = _LONG
        while letters[:long] in found.values():
            long += 1
        found[place] = str(row.number) if row.number else place if row.letter else letters[:long]
    return found


@kept
def _meant(figures: Figures) -> dict[str, str]:
    """Every place by its code and by its id."""
    by_code = {folded(code): place for place, code in codes(figures).items()}
    return by_code | {folded(place): place for place in figures.places}


def place_meant(figures: Figures, words: str, speaker: Speaker) -> str:
    """Give the place that words name, by its code, number, id or name; or say that there is none."""
    typed = folded(words)
    place = _meant(figures).get(typed.lstrip("#")) or _named(figures, speaker).get(typed)
    if place is None:
        raise Unreadable("", "text-no-such-place", word=words)
    return place


def _named(figures: Figures, speaker: Speaker) -> dict[str, str]:
    """Every place by its name as people read it, without what stands behind it in brackets."""
    named = {place: speaker.say(Message(f"place-{place}")) for place in figures.places}
    return {folded(name.partition(" (")[0]): place for place, name in named.items()}
