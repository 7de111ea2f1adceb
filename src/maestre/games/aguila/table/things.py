"""What is put on the table or bought, in words: terrain with its forms, crossings, works; and lists of names."""

from __future__ import annotations

from typing import Final

from maestre.games.aguila.data import Figures, Structure
from maestre.games.aguila.table.names import named
from maestre.games.aguila.table.state import State
from maestre.miniatures.forms import BENDS
from maestre.play import Message
from maestre.play.written.figures import kept

_THINGS: Final = ("marker", "objective", "farm", "mill", "bridge", "ford")
"""What has a name though it is no piece of terrain."""


@kept
def works(figures: Figures) -> tuple[Structure, ...]:
    """What a defender may buy."""
    return tuple(one for one, row in figures.weapons.structures.items() if row.price)


def listed(names: list[Message | str]) -> Message | None:
    """Some names in a sentence."""
    if not names:
        return None
    found = Message.of("offer-piece", what=names[0])
    for one in names[1:]:
        found = Message.of("and-more", some=found, more=one)
    return found


def thing_named(state: State, piece: str) -> Message | str:
    """What is put down or bought: a unit or officer, a crossing, a work, or a piece of terrain with its form."""
    found = named(state, piece)
    if found != piece:
        return found
    if piece in works(state.figures):
        return Message(f"work-{piece}")
    if piece in _THINGS:
        return Message(f"offer-pick-{piece}")
    return form_named(piece) if ":" in piece else piece


def form_named(piece: str) -> Message:
    """A piece of terrain: its size, its width and bend, or of how many houses and of what it is."""
    first, _, second = piece.partition("+")
    if second:
        return Message.of("and-more", some=form_named(first), more=form_named(second))
    element, _, form = piece.partition(":")
    name = Message("offer-pick-farm") if element == "farm" else Message(f"terrain-{element}")
    first, sign, rest = form.partition("x")
    if sign and first.isdigit() and rest.isdigit():
        return Message.of("offer-terrain-size", element=name, length=int(first), width=int(rest))
    first, _, rest = form.partition("-")
    if first.isdigit() and rest in BENDS:
        return Message.of("offer-terrain-river", element=name, width=int(first), bend=rest)
    if first.isdigit() and rest in tuple(Structure):
        return Message.of("offer-terrain-houses", element=name, count=int(first), built=rest)
    built, _, wall = rest.partition("-")
    if first.isdigit() and wall in tuple(Structure):
        return Message.of("offer-terrain-farm", element=name, count=int(first), built=built, wall=wall)
    return Message.of("offer-terrain", element=name, form=form)
