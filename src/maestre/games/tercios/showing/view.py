"""2.13, 6.12, 7.72 What a seat may know of the position."""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec.structs import replace

from maestre.games.tercios.abilities.ambush import hiding_places
from maestre.games.tercios.cards.planning import DEPARTURES
from maestre.games.tercios.data import OrderKind
from maestre.games.tercios.table.state import SOMEWHERE, Card, State, Unit, UnitId
from maestre.games.tercios.table.troops import body
from maestre.play import Secrecy, hide, rule


@rule("2.13")
def _cards(state: State, seat: str, cards: dict[UnitId, Card]) -> dict[UnitId, Card]:
    """That there is a card is public; a spectator (``""``) knows no face."""
    return {unit: card if seat in card.knows else hide(card, "order") for unit, card in cards.items()}


@rule("6.12")
def _units(state: State, seat: str, units: dict[UnitId, Unit]) -> dict[UnitId, Unit]:
    """That a unit is in ambush is public, and to its own side where."""
    return {unit: one if one.lurks is None or one.side == seat else hide(one, "lurks") for unit, one in units.items()}


SECRECY: Final = Secrecy(State, cards=_cards, units=_units)

seen: Final = SECRECY.view


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
    return (
        replace(one, lurks=rng.choice(hiding_places(view, one.side)))
        if one.lurks == SOMEWHERE and not view.agreed.real
        else one
    )


def _any(view: State, unit: UnitId, rng: Random) -> OrderKind:
    """Any order, or one of those with which a column is left."""
    return rng.choice(tuple(OrderKind) if body(view, unit) == unit else DEPARTURES)


def _remembered(turn: int, saw: str | None) -> OrderKind | None:
    when, _, order = (saw or "").partition(":")
    return OrderKind(order) if order and int(when) == turn else None
