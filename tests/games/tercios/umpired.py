"""The same position twice: as the game lays it out, and on a real table, played with the same words and dice."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from maestre.games.tercios.data import INCH
from maestre.games.tercios.game import game
from maestre.games.tercios.table.state import State
from maestre.games.tercios.turn.sequence import Activation
from maestre.games.tercios.umpire.told import DeepGround, HowFar, HowFarAlong, WhoLeads
from maestre.miniatures.told import NOBODY
from maestre.play import Ask, Spot, Throw
from maestre.play.state import copied
from tests.games.tercios.positions import Position, opened

Said = dict[type, Any]
"""What is said to a kind of question: an answer, or several one after another."""


def digital(table: Position) -> Position:
    """The position as it is, in the whole game."""
    return opened(game, copied(table.state))


def real(table: Position) -> Position:
    """The position on a real table: Maestre knows no place."""
    state: State = copied(table.state)
    state.agreed = replace(state.agreed, real=True)
    state.units = {name: replace(one, pose=None) for name, one in state.units.items()}
    state.leaders = {name: replace(one, at=None) for name, one in state.leaders.items()}
    state.scenery = {}
    return opened(game, state)


def told(far: int) -> Said:
    """What is told of a table on which nobody leads and all ground is firm."""
    return {WhoLeads: NOBODY, DeepGround: "firm", HowFar: str(far)}


def drive(table: Position, said: Said, seed: int = 0) -> list[type]:
    """Play to the next go with these words and dice, and give what was asked; what is not said is what comes first."""
    rng, asked = Random(seed), list[type]()
    left = {kind: [*words] if isinstance(words, list) else words for kind, words in said.items()}
    while table.request is not None:
        request = table.request
        if isinstance(request, Throw):
            _thrown(table, rng)
            continue
        if not isinstance(request, Ask) or isinstance(request.about, Activation):
            break
        asked.append(type(request.about))
        table.say(request.seat, _answer(left, request))
    return asked


def _thrown(table: Position, rng: Random) -> None:
    request = table.request
    faces: tuple[int, ...] = ()
    assert isinstance(request, Throw)
    while sides := request.reading.needs(faces):
        faces += tuple(rng.randint(1, side) for side in sides)
    table.show(faces)


def _answer(left: Said, request: Ask) -> Any:
    kind = type(request.about)
    words = left.get(kind, left.get(HowFar) if kind is HowFarAlong else None)
    if isinstance(words, list):
        words = words.pop(0) if words else None
    about: Any = request.about
    return about.word(about.options()[0]) if words is None else words


def fates(table: Position) -> dict[str, object]:
    """What has become of every Troop: its wear and disorder, and whether it has reacted; nothing of who is lost."""
    return {name: (one.wear, one.disordered, one.reacted) for name, one in table.state.units.items()}


def keys(table: Position) -> list[str]:
    """The keys of all that has been told, without what only a real table says."""
    return [heard.told.message.key for heard in table.told if not heard.told.message.key.startswith("table-")]


def to(unit: str, x: float, y: float) -> Spot:
    """A place in inches."""
    return Spot(unit, round(x * INCH), round(y * INCH))
