"""8.01, 8.02, 8.10 The army lists that players bring: read, judged, written out, and whether the table has room."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from maestre.games.tercios.armies.army import army_points, from_json, leaders
from maestre.games.tercios.armies.army_text import from_text, to_text
from maestre.games.tercios.armies.army_validation import problems
from maestre.games.tercios.data import BATTLE, FORCES, ArmyList, Scale
from maestre.games.tercios.setup.deployment import arrayed
from maestre.games.tercios.setup.opening import enlist
from maestre.games.tercios.table.state import Side, State
from maestre.miniatures.lists import Lists, unreadable
from maestre.play import Flaw, OwnList, Refused, rule
from maestre.play.written.lists import problem

__all__ = ["army_of", "check_room", "read_list", "write_list"]

_LARGEST: Final = BATTLE.sizes[-1].points


@rule("8.10")
def read_list(text: str) -> OwnList:
    """Read a list as players paste it, in either language, or as JSON, and say all that is wrong with it."""
    return _LISTS.read(text)


def _flaws(army: ArmyList) -> Iterator[Flaw]:
    yield from _bounds(army)
    yield from problems(army)


@rule("8.02")
def _bounds(army: ArmyList) -> Iterator[Flaw]:
    """What only a list from outside can have: names that nobody can read, more points than any battle."""
    if army.limit > _LARGEST:
        yield problem("8.02", "beyond-battles", "limit", limit=army.limit, most=_LARGEST)
    yield from unreadable((army.name, *(leader.name for leader, _ in leaders(army))), "8.10")


_LISTS: Final = Lists(FORCES, from_text, to_text, from_json, army_points, _flaws)
write_list, army_of = _LISTS.write, _LISTS.army_of


@rule("9.47", "9.48")
def check_room(value: str, scale: Scale) -> None:
    """Refuse an army for which a side's edge of an empty table has no room."""
    army = army_of(value)
    state = State(scenario="", scale=scale, armies={})
    enlist(state, Side.BLUE, army, army.name)
    if not arrayed(state, Side.BLUE):
        raise Refused("9.47", "army-finds-no-room", name=army.name)
