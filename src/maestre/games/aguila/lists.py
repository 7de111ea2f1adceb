"""14.01 The army lists that players bring: read, judged, written out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from maestre.games.aguila.army import army_points, from_json
from maestre.games.aguila.army_text import Pasted, from_text, to_text
from maestre.games.aguila.data import FORCES, TABLE, ArmyList
from maestre.games.aguila.muster import problems
from maestre.play import Flaw, OwnList, Speaker, rule
from maestre.play.lists import advice, problem

__all__ = ["army_of", "read_list", "write_list"]

_LONGEST_NAME: Final = 60
_MOST_OFFICERS: Final = 20
_MOST_UNITS: Final = 40
"""More than the table has room for."""


@rule("14.01")
def read_list(text: str) -> OwnList:
    """Read a list as players paste it, in either language, or as JSON, and say all that is wrong with it."""
    army, misread = _pasted(text)
    flaws = sorted((*misread, *_bounds(army), *problems(army)), key=lambda flaw: not flaw.grave)
    return OwnList(msgspec.json.encode(army).decode(), army.name, army_points(army), army.limit, tuple(flaws))


def write_list(value: str, speaker: Speaker) -> str:
    """Write out a ready force or a list in a language."""
    return to_text(army_of(value, speaker.language), speaker)


def army_of(value: str, language: str = "en") -> ArmyList:
    """Give the army behind the value of a switch: a ready force, or a list."""
    return FORCES[value].army(language) if value in FORCES else _pasted(value).army


def _pasted(text: str) -> Pasted:
    return Pasted(from_json(text), ()) if text.lstrip().startswith("{") else from_text(text)


@rule("15.01")
def _bounds(army: ArmyList) -> Iterator[Flaw]:
    """What only a list from outside can have: a name that nobody can read, more than the table holds."""
    units = sum(len(brigade.units) for brigade in army.brigades)
    officers = sum(len(brigade.officers) for brigade in army.brigades)
    for have, most, key in ((units, _MOST_UNITS, "table-full"), (officers, _MOST_OFFICERS, "staff-full")):
        if have > most:
            yield problem("15.01", key, "brigades", have=have, most=most)
    if army.limit > TABLE.points_most:
        yield advice("15.01", "large-battle", "limit", limit=army.limit, most=TABLE.points_most)
    if len(army.name) > _LONGEST_NAME or not army.name.isprintable():
        yield problem("14.01", "bad-name", name=army.name[:_LONGEST_NAME], most=_LONGEST_NAME)
