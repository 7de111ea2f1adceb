"""Where a piece is put, in words: `to 30 20`, `north 4`, `join B1-1`; how a unit faces: `left 30`, `toward R1-1`."""

from __future__ import annotations

from typing import Final

from maestre.games.aguila.command.officer_moves import Leaving, Riding
from maestre.games.aguila.data import INCH
from maestre.games.aguila.fighting.aftermath import Facing
from maestre.games.aguila.setup.reserves import Arriving
from maestre.games.aguila.table.places import outline, present, start_of
from maestre.games.aguila.table.state import OfficerId, State, UnitId
from maestre.games.aguila.text.words import ABOUT_WORDS, TURN_WORDS, names, piece_meant
from maestre.miniatures.sides import Side
from maestre.miniatures.text.ways import Going, Mover, read_place, read_way, stepped
from maestre.miniatures.text.words import COMPASS, STAY_WORDS, TO_WORDS, TOWARD_WORDS, folded, telling
from maestre.play import Ask, Place, Spot, Tries, Unreadable
from maestre.space import tabletop
from maestre.space.tabletop import Pose

_STEP: Final = INCH // 2
_INWARD: Final = (0, tabletop.HALF_TURN, tabletop.QUARTER_TURN, 3 * tabletop.QUARTER_TURN)
"""The facings in which a unit may come in."""


def where(state: State, piece: str) -> Pose:
    """Where a piece is that is on the table: its middle and its facing, of a garrison the middle of its building."""
    officer = state.officers.get(OfficerId(piece))
    if officer is not None and officer.inside is not None:
        return where(state, officer.inside)
    own = officer.pose if officer is not None else state.units[UnitId(piece)].pose
    if own is not None:
        return own
    house = outline(state, piece)
    return Pose(house.x, house.y, 0)


def on_table(state: State, piece: str) -> bool:
    """Whether a piece stands on the table, or an officer is with a unit that does."""
    officer = state.officers.get(OfficerId(piece))
    if officer is not None:
        return officer.pose is not None or (officer.inside is not None and on_table(state, officer.inside))
    return piece in state.units and UnitId(piece) in present(state)


def read_spots(state: State, ask: Ask, words: tuple[str, ...]) -> Tries:
    """Read where a piece goes, what is tried first before the rest."""
    piece, rest = _whose(state, ask, words)
    if isinstance(ask.about, Facing):
        return (Spot(piece, *where(state, piece)._replace(facing=_facing(state, piece, rest))),)
    known = Mover(
        ask.rule,
        piece,
        at=where(state, piece) if on_table(state, piece) else None,
        start=start_of(state, piece),
        facing=_toward_enemy(state, ask, piece),
        pose_of=lambda word: where(state, piece_meant(state, word)),
        inch=INCH,
    )
    found = read_place(known, rest)
    if isinstance(found, Going):
        return _along(state, ask, piece, found)
    if isinstance(ask.about, Arriving) and len(rest) <= _BARE:
        return tuple(Spot(piece, found.x, found.y, facing) for facing in _INWARD)
    return (found,)


_BARE: Final = 3
"""`to` and a point, without a facing."""


def _whose(state: State, ask: Ask, words: tuple[str, ...]) -> tuple[str, tuple[str, ...]]:
    """The piece that is put somewhere, and what is said of it; of pieces of terrain the first whose words were said."""
    assert isinstance(ask.choice, Place)
    pieces, first = ask.choice.pieces, folded(words[0])
    for number, piece in enumerate(pieces, 1):
        if first == piece.lower() or (first == str(number) and words[1:2] and folded(words[1]) in TO_WORDS):
            return piece, words[1:]
    if len(pieces) == 1 or not any(piece in state.units or piece in state.officers for piece in pieces):
        at = next((at for at, word in enumerate(words) if folded(word) in TO_WORDS), 0)
        wanted = telling(words[:at])
        fitting = (piece for piece in pieces if all(word in _called(state, piece) for word in wanted))
        found = next(fitting, None) if wanted else pieces[0]
        if found is not None:
            return found, words[at:]
    raise Unreadable(ask.rule, "text-which-piece", pieces=", ".join(pieces))


def _called(state: State, piece: str) -> tuple[str, ...]:
    element, _, form = piece.partition(":")
    return (piece, element, *names(state.figures).get(element, ()), form, *form.replace("-", " ").split())


def _toward_enemy(state: State, ask: Ask, piece: str) -> int:
    """How a piece is put down that nobody has told how: as it stands, else with its back to its own edge."""
    if on_table(state, piece):
        return where(state, piece).facing
    if piece not in state.units and piece not in state.officers:
        return 0
    return 0 if state.armies[Side(ask.seat)].edge is tabletop.Side.REAR else tabletop.HALF_TURN


def _facing(state: State, unit: str, words: tuple[str, ...]) -> int:
    """Read how a unit faces: a point of the compass, toward a piece, by so many degrees to a side, or as it stands."""
    here = where(state, unit)
    said = [word for word in telling(words) if word not in TURN_WORDS]
    first = said[0] if said else ""
    if first in COMPASS:
        return COMPASS[first]
    if first in STAY_WORDS:
        return here.facing
    if first in TOWARD_WORDS:
        there = where(state, piece_meant(state, "".join(said[1:2])))
        return tabletop.heading(there.x - here.x, there.y - here.y) if there[:2] != here[:2] else here.facing
    if first in ABOUT_WORDS:
        return tabletop.opposed(here.facing)
    return (here.facing + read_way(tuple(said), INCH).turn) % tabletop.TURN


def _along(state: State, ask: Ask, piece: str, going: Going) -> Tries:
    """So far along a heading, or as far as it goes if no length was said; who leaves a unit goes out that way."""
    if isinstance(ask.about, Leaving):
        beyond = outline(state, ask.about.host).reach + INCH
        return (stepped(piece, going, beyond),)
    if going.long is None:
        most = ask.about.length if isinstance(ask.about, Riding) else 0
        return tuple(stepped(piece, going, far) for far in range(most, 0, -_STEP))
    return tuple(stepped(piece, going, max(0, going.long - less)) for less in (0, 1))
