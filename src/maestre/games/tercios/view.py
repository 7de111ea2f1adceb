"""2.13, 6.12, 7.72 What a seat may know of the position."""

from __future__ import annotations

from msgspec.structs import replace

from maestre.games.tercios.state import Card, State, Unit
from maestre.play import rule

__all__ = ["seen"]


@rule("2.13")
def seen(state: State, seat: str) -> State:
    """Give the state with the faces of unknown cards and the places of enemy ambushes masked.

    That a card or an ambush exists is public; a spectator (``""``) knows no face and no place.
    """
    masked = replace(state)
    masked.cards = {unit: _card(card, seat) for unit, card in state.cards.items()}
    masked.units = {unit: _unit(one, seat) for unit, one in state.units.items()}
    return masked


def _card(card: Card, seat: str) -> Card:
    return card if seat in card.knows else replace(card, order=None)


def _unit(unit: Unit, seat: str) -> Unit:
    return replace(unit, lurks=None) if unit.lurks is not None and unit.side.value != seat else unit
