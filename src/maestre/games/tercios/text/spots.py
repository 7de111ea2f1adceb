"""Where a piece goes, in words: `advance 4 left 30`, `to 30 20`, `toward R1-1`, `stay`."""

from __future__ import annotations

from maestre.games.tercios.command.leader_moves import Ride
from maestre.games.tercios.data import INCH
from maestre.games.tercios.setup.array import facing
from maestre.games.tercios.table.asking import start_of
from maestre.games.tercios.table.places import outline, present
from maestre.games.tercios.table.state import LeaderId, State, UnitId
from maestre.games.tercios.text.words import piece_meant
from maestre.miniatures.sides import Side
from maestre.miniatures.text.ways import FAR, Going, Mover, read_place, stepped, whose
from maestre.play import Ask, Spot, Tries
from maestre.space.tabletop import Pose


def where(state: State, piece: str) -> Pose:
    """Where a piece is that stands on the table: its middle and its facing, of a leader that of his side."""
    if piece in state.units:
        pose = state.units[UnitId(piece)].pose
        assert pose is not None
        return pose
    who = state.leaders[LeaderId(piece)]
    if who.at is None and who.inside is not None:
        return where(state, who.inside)
    assert who.at is not None
    return Pose(*who.at, facing(state, who.side))


def on_table(state: State, piece: str) -> bool:
    """Whether a piece stands on the table, or a leader is inside of one that does."""
    if piece in state.leaders:
        who = state.leaders[LeaderId(piece)]
        return who.at is not None or (who.inside is not None and on_table(state, who.inside))
    return piece in state.units and UnitId(piece) in present(state)


def read_spots(state: State, ask: Ask, words: tuple[str, ...]) -> Tries:
    """Read where a piece goes."""
    piece, rest = whose(ask, words)
    known = Mover(
        ask.rule,
        piece,
        at=where(state, piece) if on_table(state, piece) else None,
        start=start_of(state, piece),
        facing=facing(state, Side(ask.seat)) if piece in state.units else 0,
        pose_of=lambda word: where(state, piece_meant(state, word)),
        inch=INCH,
    )
    found = read_place(known, rest)
    return (found,) if isinstance(found, Spot) else _along(state, ask, piece, found)


def _along(state: State, ask: Ask, piece: str, going: Going) -> Tries:
    """So far along a heading, or as far as it goes if no length was said; who leaves a Troop starts at its edge.

    A length that rounding has made a hair too long may be that hair shorter.
    """
    host = state.leaders[LeaderId(piece)].inside if piece in state.leaders else None
    if host is not None:
        assert isinstance(ask.about, Ride), ask
        farthest = ask.about.length if going.long is None else going.long
        beyond = outline(state, host).reach
        return tuple(stepped(piece, going, beyond + far) for far in range(farthest, 0, -INCH // 2))
    if going.long is None:
        return (ask.about.snap(state, stepped(piece, going, FAR)).answer,)
    return tuple(stepped(piece, going, max(0, going.long - less)) for less in (0, 1))
