"""1.19, 3.03-3.10, 4.13, 11.35, 16.43 How far a unit may go with an order, and how often it may turn on its way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from maestre.games.aguila.data import OrderKind, Scenario, inches
from maestre.games.aguila.table.moments import TURNS_ADDED
from maestre.games.aguila.table.state import State
from maestre.games.aguila.table.subjects import Situation
from maestre.games.aguila.table.values import Base, Factor, Plus, Term
from maestre.play import rule

KINDS: Final[dict[str, OrderKind]] = {
    "advance": OrderKind.ADVANCE,
    "facing": OrderKind.CHANGE_FACING,
    "back": OrderKind.BACK_OR_SIDEWAYS,
    "aside": OrderKind.BACK_OR_SIDEWAYS,
    "double": OrderKind.DOUBLE_TIME,
    "formation": OrderKind.CHANGE_FORMATION,
    "limber": OrderKind.ADVANCE,
    "unlimber": OrderKind.ADVANCE,
    "enter": OrderKind.ADVANCE,
    "leave": OrderKind.CHANGE_FORMATION,
    "dismount": OrderKind.CHANGE_FORMATION,
    "detach": OrderKind.ADVANCE,
    "arrive": OrderKind.ADVANCE,
}
"""The order that each verb of the movement phase is, as far as the rest of the turn is concerned."""


@rule("1.19", "6.23", "11.35")
def own_speed(state: State, at: Situation) -> Iterator[Term]:
    """The Speed of its profile; of a gun behind horses the second one, of dragoons on foot that of infantry."""
    unit = state.units[at.unit]
    own = state.profile_of(unit)
    if unit.dismounted:
        yield Base(inches(state.figures.combat.dismounted.speed), "6.23")
    elif unit.limbered and own.limbered is not None:
        yield Base(inches(own.limbered), "11.35")
    else:
        yield Base(inches(own.speed), "1.19")


@rule("3.03", "3.05", "3.07", "3.08", "3.10", "4.13")
def by_order(state: State, at: Situation) -> Iterator[Term]:
    """The share of its Speed that an order lets a unit move; at the double a formation says it."""
    kind = KINDS.get(at.verb)
    if at.use != "move" or kind is None:
        return
    if at.verb == "leave":
        yield Factor(state.figures.formations.garrison.leaving, "4.13")
    elif kind is not OrderKind.DOUBLE_TIME or state.units[at.unit].formation is None:
        yield Factor(state.figures.orders.row[kind].distance, state.figures.orders.row[kind].rule)


@rule("16.43")
def by_road(state: State, at: Situation) -> Iterator[Term]:
    """Who starts and ends his move on the road of the crossing goes farther."""
    if at.use == "move" and at.road and state.scenario is Scenario.CROSSING_OF_FATES:
        fast = KINDS.get(at.verb) is OrderKind.DOUBLE_TIME
        own = state.figures.scenarios.own.crossing_of_fates
        yield Plus(inches(own.road_double_time_in if fast else own.road_in), "16.43")


@rule("3.06", "3.08")
def own_turns(state: State, at: Situation) -> Iterator[Term]:
    """The free turns of an order, and those that a unit has besides (13.02)."""
    kind = KINDS.get(at.verb)
    if at.use == "move" and kind is not None:
        yield Base(state.figures.orders.row[kind].turns, state.figures.orders.row[kind].rule)
        yield Plus(TURNS_ADDED(state, at.unit), "13.02")
