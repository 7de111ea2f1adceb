"""7.4 Boarding: ships that have an enemy along their side, alone or together."""

from __future__ import annotations

from typing import ClassVar

from maestre.games.lepanto.data import ShipId
from maestre.games.lepanto.fighting.close_combat import OddsChart, apply, close_chances, odds
from maestre.games.lepanto.fighting.targets import (
    BOARD,
    Assault,
    Attack,
    bar_boarder,
    direction_to,
    enemies_within,
    gap,
)
from maestre.games.lepanto.table.state import Ship, State, note
from maestre.play import Message, Procedure, Refused, Tally, rule, tell, throw
from maestre.space import hexes


@rule("7.4.a", "7.4.b", "7.5.m", "7.5.p")
def alongside(state: State, boarder: Ship, target: Ship) -> bool:
    """Say whether a ship lies along a boarder's side: adjacent, neither ahead nor astern, however it faces."""
    if gap(state, boarder, target) > 1:
        return False
    towards = direction_to(state, boarder, target)
    return hexes.relative(towards - 1, boarder.facing - 1) in state.figures.boarding_sides


@rule("5.3.e", "7.4.a", "7.4.d")
def may_board(state: State, boarder: ShipId, target: ShipId) -> bool:
    """Say whether a ship may take part in boarding another now."""
    ship, other = state.ships[boarder], state.ships[target]
    types = state.figures.types
    return (
        ship.side is not other.side
        and bool(types[ship.kind].boarding and types[other.kind].boarding)
        and bar_boarder(state, ship) is None
        and alongside(state, ship, other)
    )


@rule("7.4.f")
def boarders_of(state: State, target: ShipId) -> tuple[ShipId, ...]:
    """List all ships that may board another now, together or alone."""
    near = enemies_within(state, state.ships[target], 1)
    return tuple(ship for ship in near if may_board(state, ship, target))


@rule("7.4.c", "7.4.e", "7.4.f", "7.3.d")
def boarding_value(state: State, boarders: tuple[ShipId, ...]) -> Tally:
    """Add the boarding values of all that take part, never halved."""
    types = state.figures.types
    tally = Tally.of(types[state.ships[boarders[0]].kind].boarding, "7.4.c")
    for boarder in boarders[1:]:
        tally = tally.plus(types[state.ships[boarder].kind].boarding, "7.4.f")
    return tally


class Board(Assault, frozen=True):
    """Board an enemy, with one ship or with several."""

    verb: ClassVar = BOARD
    target: ShipId
    boarders: tuple[ShipId, ...] = ()

    @rule("5.3.b", "7.4.a", "7.4.d", "7.4.e", "7.4.f")
    def check(self, seen: State, seat: str) -> None:
        target = seen.ships.get(self.target)
        if target is None:
            raise Refused("5.3.a", "no-such-ship", ship=self.target)
        if target.side == seat:
            raise Refused("5.3.a", "not-an-enemy", ship=target.id, target=target.id)
        if not seen.figures.types[target.kind].boarding:
            raise Refused("7.4.d", "cannot-be-boarded", target=target.id)
        if not self.boarders:
            raise Refused("7.4.f", "no-boarders", target=target.id)
        for index, name in enumerate(self.boarders):
            self._check_boarder(seen, target, name)
            if name in self.boarders[:index]:
                raise Refused("7.4.e", "boarder-twice", ship=name)

    def _check_boarder(self, seen: State, target: Ship, name: ShipId) -> None:
        ship = seen.ships.get(name)
        if ship is None or ship.side is target.side:
            raise Refused("5.3.a", "not-yours", ship=name)
        if bar := bar_boarder(seen, ship):
            raise Refused(*bar, ship=name)
        if not seen.figures.types[ship.kind].boarding:
            raise Refused("7.4.d", "cannot-board", ship=name)
        if not alongside(seen, ship, target):
            raise Refused("7.4.a", "not-alongside", ship=name, target=target.id)

    def describe(self, seen: State) -> Message:
        return self.words(self.weighed(seen))

    @rule("7.2.m", "7.4.f", "7.4.g")
    def weighed(self, seen: State) -> Attack:
        attack, defence = boarding_value(seen, self.boarders), boarding_value(seen, (self.target,))
        ratio = odds(seen.figures, attack.value, defence.value)
        chances = close_chances(seen.figures, ratio)
        return Attack(self, (self.target,), ratio, chances.kill, chances.loss)

    def words(self, attack: Attack) -> Message:
        return Message.of("offer-board", boarders=", ".join(self.boarders), **attack.terms(risky=True))


@rule("5.3.c", "7.4.g", "7.4.h", "7.4.i")
def board(state: State, target: ShipId, boarders: tuple[ShipId, ...]) -> Procedure[None]:
    """Roll one die for all boarders together."""
    for boarder in boarders:
        note(state, boarder, BOARD)
    attack = boarding_value(state, boarders)
    defence = boarding_value(state, (target,))
    ratio = odds(state.figures, attack.value, defence.value)
    letter = yield from throw(OddsChart.at(state.figures, ratio), "7.2.m", about=target)
    apply(state, boarders, target, letter, BOARD)
    tell(state, _RESULT[letter], "7.4.h", attack, defence, ship=", ".join(boarders), target=target, odds=ratio)


_RESULT = {"R": "board-repulsed", "E": "board-eliminate", "B": "board-both-lost"}
