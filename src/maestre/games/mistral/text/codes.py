"""Short names of places for a map of letters: numbers of Spaces, letters of coasts, three letters of the rest."""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.data import PLACES
from maestre.miniatures.text.words import folded
from maestre.play import Message, Speaker, Unreadable

_LONG: Final = 3


def _coded() -> dict[str, str]:
    """A code for every place, each its own: longer where three letters are taken."""
    found: dict[str, str] = {}
    for place, row in PLACES.items():
        letters = place.replace("_", "").upper()
        long = _LONG
        while letters[:long] in found.values():
            long += 1
        found[place] = str(row.number) if row.number else place if row.letter else letters[:long]
    return found


CODES: Final = _coded()
"""The code of each place."""
_MEANT: Final = {folded(code): place for place, code in CODES.items()} | {folded(place): place for place in PLACES}


def place_meant(words: str, speaker: Speaker) -> str:
    """Give the place that words name, by its code, number, id or name; or say that there is none."""
    typed = folded(words)
    place = _MEANT.get(typed.lstrip("#")) or _named(speaker).get(typed)
    if place is None:
        raise Unreadable("", "text-no-such-place", word=words)
    return place


def _named(speaker: Speaker) -> dict[str, str]:
    """Every place by its name as people read it, without what stands behind it in brackets."""
    named = {place: speaker.say(Message(f"place-{place}")) for place in PLACES}
    return {folded(name.partition(" (")[0]): place for place, name in named.items()}
