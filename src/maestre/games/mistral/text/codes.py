"""Short names of places for a map of letters: numbers of Spaces, letters of coasts, three letters of the rest."""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.data import PLACES
from maestre.miniatures.text.words import folded
from maestre.play import Unreadable

__all__ = ["CODES", "place_meant"]

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


def place_meant(word: str) -> str:
    """Give the place that a word names, by its code, number or id; or say that there is none."""
    place = _MEANT.get(folded(word).lstrip("#"))
    if place is None:
        raise Unreadable("", "text-no-such-place", word=word)
    return place
