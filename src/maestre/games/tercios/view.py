"""2.13, 6.12, 7.72 What a seat may know of the position."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from maestre.games.tercios.abilities.ambush import hiding_places
from maestre.games.tercios.data import OrderKind
from maestre.games.tercios.planning import DEPARTURES
from maestre.games.tercios.state import SOMEWHERE, Card, State, Unit, UnitId
from maestre.games.tercios.troops import body
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

    Units that share a card have the same one. An enemy in ambush lies in any element that may hide it.
    """
    faces = {shared: rng.choice(tuple(OrderKind)) for card in view.cards.values() if (shared := card.shared)}
    known = {fact.about: fact.saw for fact in view.memory.get(seat, ())}
    state = replace(view)
    state.cards = {
        unit: card
        if card.order is not None
        else replace(
            card,
            order=_remembered(view.turn, known.get(f"card:{unit}")) or faces.get(card.shared) or _any(view, unit, rng),
        )
        for unit, card in view.cards.items()
    }
    state.units = {unit: _somewhere(view, one, rng) for unit, one in view.units.items()}
    return state


def _somewhere(view: State, one: Unit, rng: Random) -> Unit:
    """A unit as it may be: an enemy in ambush is in some element that could hide it."""
    return replace(one, lurks=rng.choice(hiding_places(view, one.side))) if one.lurks == SOMEWHERE else one


def _any(view: State, unit: UnitId, rng: Random) -> OrderKind:
    """Any order, or one of those with which a column is left."""
    return rng.choice(tuple(OrderKind) if body(view, unit) == unit else DEPARTURES)


def _remembered(turn: int, saw: str | None) -> OrderKind | None:
    when, _, order = (saw or "").partition(":")
    return OrderKind(order) if order and int(when) == turn else None


def _card(card: Card, seat: str) -> Card:
    return card if seat in card.knows else replace(card, order=None)


def _unit(unit: Unit, seat: str) -> Unit:
    return replace(unit, lurks=SOMEWHERE) if unit.lurks is not None and unit.side.value != seat else unit
