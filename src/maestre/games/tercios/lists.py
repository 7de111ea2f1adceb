"""8.01, 8.02, 8.10 The army lists that players bring: read, judged, written out, and whether the table has room."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from maestre.games.tercios.army import army_points, from_json, leaders
from maestre.games.tercios.army_text import Pasted, from_text, to_text
from maestre.games.tercios.data import BATTLE, FORCES, ArmyList, Scale
from maestre.games.tercios.deployment import arrayed
from maestre.games.tercios.muster import problems
from maestre.games.tercios.opening import enlist
from maestre.games.tercios.state import Side, State
from maestre.play import Flaw, OwnList, Refused, Speaker, rule
from maestre.play.lists import problem

__all__ = ["army_of", "check_room", "read_list", "write_list"]

_LONGEST_NAME: Final = 60
_LARGEST: Final = BATTLE.sizes[-1].points


@rule("8.10")
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


@rule("8.02")
def _bounds(army: ArmyList) -> Iterator[Flaw]:
    """What only a list from outside can have: names that nobody can read, more points than any battle."""
    if army.limit > _LARGEST:
        yield problem("8.02", "beyond-battles", "limit", limit=army.limit, most=_LARGEST)
    for name in (army.name, *(leader.name for leader, _ in leaders(army))):
        if len(name) > _LONGEST_NAME or not name.isprintable():
            yield problem("8.10", "bad-name", name=name[:_LONGEST_NAME], most=_LONGEST_NAME)


@rule("9.47", "9.48")
def check_room(value: str, scale: Scale) -> None:
    """Refuse an army for which a side's edge of an empty table has no room."""
    army = army_of(value)
    state = State(scenario="", scale=scale, armies={})
    enlist(state, Side.BLUE, army, army.name)
    if not arrayed(state, Side.BLUE):
        raise Refused("9.47", "army-finds-no-room", name=army.name)
