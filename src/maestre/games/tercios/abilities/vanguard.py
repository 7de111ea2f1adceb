"""6.80-6.81 Vanguard: a move before the first turn, by turns, at a distance from every enemy."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from msgspec.structs import replace

from maestre.games.tercios.command.interaction import initiative_level
from maestre.games.tercios.data import INCH, Ability
from maestre.games.tercios.moving.movement import way_shown
from maestre.games.tercios.moving.moves import march
from maestre.games.tercios.orders.initiative import Start, WhoStarts
from maestre.games.tercios.table.asking import Putting
from maestre.games.tercios.table.marks import has
from maestre.games.tercios.table.moments import VANGUARD_BOUNDS
from maestre.games.tercios.table.move_legality import check_move, speed
from maestre.games.tercios.table.places import base, front, outline, present
from maestre.games.tercios.table.rolls import Initiative
from maestre.games.tercios.table.state import Phase, State, UnitId
from maestre.games.tercios.table.troops import named
from maestre.miniatures.sides import Side
from maestre.play import Place, Procedure, Refused, Spot, ask, rule, tell, throw
from maestre.space import tabletop
from maestre.space.tabletop import Point, Pose, Proof

_TRIES: Final = 20


class VanguardMove(Putting, frozen=True, tag="vanguard"):
    """A side moves before the first turn: which of its units, and where to; staying is a move."""

    rule: ClassVar = "6.80"
    side: Side
    units: tuple[UnitId, ...]

    def choice(self) -> Place:
        return Place(self.units)

    def check(self, seen: State, value: Spot) -> None:
        unit = UnitId(value.piece)
        there = check_move(seen, unit, None, Point(value.x, value.y))
        if there != seen.units[unit].pose:
            VANGUARD_BOUNDS(seen, unit, there)

    def propose(self, seen: State, rng: Random) -> Iterator[Spot]:
        unit = rng.choice(self.units)
        here = front(seen, unit)
        most = seen.gear(unit).speed * INCH
        for _ in range(_TRIES):
            by = tabletop.step(rng.randrange(tabletop.TURN), rng.randint(1, max(most, 1)))
            spot = Spot(unit, here.x + by.x, here.y + by.y)
            if self.refusal(seen, spot) is None:
                yield spot
        yield Spot(unit, here.x, here.y)

    def reach(self, seen: State, piece: str, start: Point, wish: Point) -> int:
        return speed(seen, UnitId(piece), None, start, wish).whole * INCH

    def shown(self, seen: State, spot: Spot) -> Proof:
        return way_shown(seen, UnitId(spot.piece), None, Point(spot.x, spot.y), windows=False)


@rule("6.80", "9.54")
def vanguard(state: State) -> Procedure[None]:
    """Initiative, the winner's choice who starts, then one unit at a time; without any left the first turn begins."""
    scouts = {side: _scouts(state, side) for side in Side}
    if not any(scouts.values()):
        state.phase, state.turn = Phase.PLANNING, 1
        return
    if not state.setup.moved:
        yield from who_starts(state)
    side = state.setup.turn
    assert side is not None
    side = side if scouts[side] else side.enemy
    spot = yield from ask(side, VanguardMove(side, scouts[side]))
    unit = UnitId(spot.piece)
    there = check_move(state, unit, None, Point(spot.x, spot.y))
    yield from march(state, unit, there)
    tell(state, "vanguard-moved", "6.80", unit=named(state, unit))
    state.setup = replace(state.setup, moved=(*state.setup.moved, unit), turn=side.enemy)


@rule("6.80")
def who_starts(state: State) -> Procedure[None]:
    """Throw for the initiative; the winner says which side moves first."""
    levels = tuple((side, initiative_level(state, side)) for side in Side)
    winner = yield from throw(Initiative((levels[0][1], levels[1][1])), "6.80", about=Start(levels))
    first = yield from ask(winner, WhoStarts(levels, winner))
    state.setup = replace(state.setup, turn=first)


def _scouts(state: State, side: Side) -> tuple[UnitId, ...]:
    """The units of a side that may still make a Vanguard move."""
    return tuple(
        unit
        for unit in present(state)
        if state.units[unit].side is side and has(state, unit, Ability.VANGUARD) and unit not in state.setup.moved
    )


@rule("6.81")
def at_a_distance(state: State, unit: UnitId, pose: Pose) -> None:
    """Refuse a Vanguard move that ends too near to an enemy."""
    gap = state.figures.scales[state.scale].reaction
    edge = tabletop.stand(pose, base(state, unit))
    for other in present(state):
        enemy = state.units[other].side is not state.units[unit].side
        if enemy and tabletop.nearer_than(edge, outline(state, other), gap):
            raise Refused("6.81", "vanguard-too-near", proof=(unit, other), enemy=other, inches=gap // INCH)
