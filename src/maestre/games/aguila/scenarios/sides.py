"""16.03 The deployment roll: who has the choice of his long edge, and who deploys first.

Scenarios that settle one of the two themselves use the parts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from msgspec import UNSET
from msgspec.structs import replace

from maestre.games.aguila.data import Arm, Class
from maestre.games.aguila.table.asking import Choosing
from maestre.games.aguila.table.rolls import Higher
from maestre.games.aguila.table.state import State
from maestre.miniatures.sides import Side
from maestre.play import Procedure, Tally, ask, change, rule, tell, throw
from maestre.space import tabletop

EDGES: Final = {"south": tabletop.Side.REAR, "north": tabletop.Side.FRONT}
EDGE, ORDER = "edge", "order"


class LongEdge(Choosing[str], frozen=True, tag="long-edge"):
    """Which long edge of the table a side takes."""

    rule: ClassVar = "16.03"
    winner: Side
    chooses: str = EDGE

    def options(self) -> tuple[str, ...]:
        return tuple(EDGES)


class FirstDeployed(Choosing[Side], frozen=True, tag="first-deployed"):
    """Which side deploys first."""

    rule: ClassVar = "16.03"
    prefix: ClassVar = "seat"
    winner: Side
    chooses: str = ORDER

    def options(self) -> tuple[Side, ...]:
        return tuple(Side)


class EdgeOrOrder(Choosing[str], frozen=True, tag="edge-or-order"):
    """Who has won the roll settles the edges or the order, and leaves the other to the enemy."""

    rule: ClassVar = "16.03"
    winner: Side
    chooses: str = "what"

    def options(self) -> tuple[str, ...]:
        return EDGE, ORDER


@rule("16.03")
def bonus_of(state: State, side: Side, more: int = 0) -> Tally:
    """What a side adds to its die: its Strategic Factor, more light cavalry, more cavalry, and what its scenario says.

    Horsemen are counted, on the table or not; who has as many as the enemy has no more.
    """
    bonus = Tally.of(state.armies[side].strategic_factor, "16.03")
    if _horse(state, side, light=True) > _horse(state, side.enemy, light=True):
        bonus = bonus.plus(state.figures.scenarios.roll.more_light_cavalry, "16.03")
    if _horse(state, side) > _horse(state, side.enemy):
        bonus = bonus.plus(state.figures.scenarios.roll.more_cavalry, "16.03")
    return bonus.plus(more, "16.16")


def _horse(state: State, side: Side, *, light: bool = False) -> int:
    """The figures of cavalry, or of light cavalry alone."""
    profiles = (state.profile_of(one) for one in state.units.values() if one.side is side)
    return sum(one.figures for one in profiles if one.arm is Arm.CAVALRY and (not light or one.class_ is Class.LIGHT))


@rule("16.03")
def win_roll(state: State, bonus: Callable[[State, Side], int]) -> Procedure[Side]:
    """Throw for the choice, and name who has it."""
    blue, red = (bonus_of(state, side, bonus(state, side)) for side in Side)
    winner = yield from throw(Higher((blue.whole, red.whole)), "16.03")
    tell(state, "sides-won", "16.03", blue, red, side=winner.value)
    return winner


@rule("15.33")
def agreed_south(state: State) -> Side | None:
    """Who has the southern edge of a table that the players have agreed on."""
    return None if state.agreed.table is UNSET else state.agreed.table.south


@rule("15.33", "16.03")
def choose_edge(state: State, side: Side) -> Procedure[None]:
    """A side takes one of the long edges, and the enemy the other; nobody is asked where they have agreed on it."""
    south = agreed_south(state)
    if south is None:
        word = yield from ask(side, LongEdge(side))
    else:
        word = "south" if south is side else "north"
    change(state.armies, side, edge=EDGES[word])
    change(state.armies, side.enemy, edge=next(one for one in EDGES.values() if one is not EDGES[word]))
    tell(state, "edge-chosen", "16.03", side=side.value, edge=word)


@rule("16.03")
def choose_order(state: State, side: Side) -> Procedure[None]:
    """A side says who deploys first."""
    first = yield from ask(side, FirstDeployed(side))
    state.setup = replace(state.setup, first=first)
    tell(state, "deploys-first", "16.03", side=first.value)


@rule("15.33", "16.03")
def common_sides(state: State, bonus: Callable[[State, Side], int]) -> Procedure[None]:
    """The winner settles the edges or the order, whichever he likes; the loser the other.

    On a table whose edges the players have agreed on, the winner settles the order.
    """
    winner = yield from win_roll(state, bonus)
    word = ORDER if agreed_south(state) is not None else (yield from ask(winner, EdgeOrOrder(winner)))
    yield from choose_edge(state, winner if word == EDGE else winner.enemy)
    yield from choose_order(state, winner if word == ORDER else winner.enemy)
