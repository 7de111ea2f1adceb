"""What a piece is called in messages: the name of its profile or rank, with its id."""

from __future__ import annotations

from maestre.games.aguila.table.state import OfficerId, SceneryId, State, UnitId
from maestre.miniatures.sides import Side
from maestre.play import Message


def named(state: State, piece: str) -> Message | str:
    """What a unit, an officer or a piece of terrain is called in a sentence, or the word itself."""
    unit = state.units.get(UnitId(piece))
    if unit is not None:
        own = state.profile_of(unit)
        return Message.of("unit-name", id=piece, profile=Message(f"profile-{own.nation}-{own.kind}"))
    officer = state.officers.get(OfficerId(piece))
    if officer is not None:
        return Message.of("officer-name", id=piece, rank=Message(f"rank-{officer.rank}"))
    element = state.scenery.get(SceneryId(piece))
    return piece if element is None else Message.of(f"terrain-{element.element}", id=piece)


def side_of(state: State, name: str) -> str:
    """Give the side of a unit or an officer by name, or of a side itself; nothing for any other name."""
    found = state.units.get(UnitId(name)) or state.officers.get(OfficerId(name))
    return found.side.value if found else next((side.value for side in Side if side.value == name), "")
