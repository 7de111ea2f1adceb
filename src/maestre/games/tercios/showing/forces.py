"""What each side has in the field and what it has lost, for studies."""

from __future__ import annotations

from collections.abc import Iterator

from maestre.games.tercios.armies.army import unit_price
from maestre.games.tercios.table.state import Leader, State
from maestre.games.tercios.table.victory import worth
from maestre.play import Counted, Forces
from maestre.space.tabletop import Point, Pose


def forces(state: State) -> Forces:
    """List Troops at what their lists paid for them, and leaders at what the enemy scores for them."""
    return Forces(dict(_pieces(state)), {piece: loss.how for piece, loss in state.lost.items()})


def _pieces(state: State) -> Iterator[tuple[str, Counted]]:
    for unit in state.units.values():
        price = unit_price(state.figures, unit.entry).whole
        yield unit.id, Counted(unit.side.value, f"profile-{unit.entry.profile}", price, _at(unit.pose))
    for leader in state.leaders.values():
        kind = "muster-commander" if leader.commander else "muster-leader"
        yield leader.id, Counted(leader.side.value, kind, worth(state, leader.id), _at(_place(state, leader)))


def _place(state: State, leader: Leader) -> Point | Pose | None:
    return leader.at or (state.units[leader.inside].pose if leader.inside in state.units else None)


def _at(place: Point | Pose | None) -> str | tuple[int, int]:
    return "" if place is None else (place.x, place.y)
