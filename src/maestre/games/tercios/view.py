"""2.13, 6.12, 7.72 What a seat may know of the position."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from maestre.games.tercios.data import OrderKind
from maestre.games.tercios.state import Card, State, Unit
from maestre.play import rule

__all__ = ["imagined", "seen"]


@rule("2.13")
def seen(state: State, seat: str) -> State:
    """Give the state with the faces of unknown cards and the places of enemy ambushes masked.

    That a card or an ambush exists is public; a spectator (``""``) knows no face and no place.
    """
    masked = replace(state)
    masked.cards = {unit: _card(card, seat) for unit, card in state.cards.items()}
    masked.units = {unit: _unit(one, seat) for unit, one in state.units.items()}
    return masked


def imagined(view: State, seat: str, rng: Random) -> State:
    """Give a state that fits what a seat sees: unknown cards drawn afresh, but for those that it has seen since.

    Units that share a card have the same one. Ambushes keep the place that the seat knows, or none.
    """
    faces = {shared: rng.choice(tuple(OrderKind)) for card in view.cards.values() if (shared := card.shared)}
    known = {fact.about: fact.saw for fact in view.memory.get(seat, ())}
    state = replace(view)
    state.cards = {
        unit: card
        if card.order is not None
        else replace(
            card, order=_remembered(view.turn, known.get(f"card:{unit}")) or faces.get(card.shared) or _any(rng)
        )
        for unit, card in view.cards.items()
    }
    return state


def _any(rng: Random) -> OrderKind:
    return rng.choice(tuple(OrderKind))


def _remembered(turn: int, saw: str | None) -> OrderKind | None:
    when, _, order = (saw or "").partition(":")
    return OrderKind(order) if order and int(when) == turn else None


def _card(card: Card, seat: str) -> Card:
    return card if seat in card.knows else replace(card, order=None)


def _unit(unit: Unit, seat: str) -> Unit:
    return replace(unit, lurks=None) if unit.lurks is not None and unit.side.value != seat else unit
