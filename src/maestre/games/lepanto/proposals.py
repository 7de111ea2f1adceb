"""Answers that the rules allow, drawn by chance: what a beginner might do, for random play and for searching bots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

from maestre.games.lepanto.boarding import may_board
from maestre.games.lepanto.combat import ARMS, BOARD, GUNS, RAM, bar_attacker, enemies_within
from maestre.games.lepanto.data import GRID, REACH, SMALL_ARMS, TYPES
from maestre.games.lepanto.gunnery import bar_shot
from maestre.games.lepanto.movement import (
    ANCHOR,
    OAR,
    PORT,
    SAILS,
    STARBOARD,
    Walk,
    bar_end,
    bar_mover,
    bar_step,
    take_step,
)
from maestre.games.lepanto.reorientation import bar_facing, bar_reorient
from maestre.games.lepanto.sequence import CUT, END, FACE, MOVE
from maestre.games.lepanto.state import Phase, Ship, ShipId, State, occupants
from maestre.play import Answer, Ask, Order, Some

_STEPS: Final = (OAR, SAILS, OAR, SAILS, OAR, SAILS, PORT, STARBOARD)
_STEPS_TRIED: Final = 3
_RARELY: Final = 1 / 8
_SOMETIMES: Final = 1 / 4
_SHIPS_MET: Final = {Phase.MOVEMENT: 16, Phase.COMBAT: 24, Phase.REORIENTATION: 12}
_ENDS_EARLY: Final = {Phase.MOVEMENT: 1 / 200, Phase.COMBAT: 1 / 100, Phase.REORIENTATION: 1 / 4}


def propose(state: State, ask: Ask, rng: Random) -> Iterator[Answer]:
    """Yield allowed answers: orders to ships met by chance, then the end of the phase."""
    if isinstance(ask.choice, Some):
        yield tuple(name for name in ask.choice.options if rng.random() < 1 / 2)
        return
    ships, side, phase, chance = state.ships, state.side, state.phase, rng.random
    due = [ram.rammer for ram in state.rams.values() if ram.due] if phase is Phase.COMBAT else []
    end = Order(RAM, due[0]) if due else Order(END)
    if chance() < _ENDS_EARLY[phase]:
        yield end
    names = list(ships)
    size = len(names)
    done: Mapping[ShipId, object] = {} if phase is Phase.COMBAT else state.done
    order_for = _ORDER_FOR[phase]
    for _ in range(_SHIPS_MET[phase]):
        ship = ships[names[int(chance() * size)]]
        if ship.side is side and ship.id not in done:
            order = order_for(state, ship, rng)
            if order is not None:
                yield order
    yield end


def _move(state: State, ship: Ship, rng: Random) -> Order | None:
    if ship.id in state.tows and rng.random() < _RARELY:
        return Order(CUT, ship.id)
    if bar_mover(state, ship) is not None:
        return None
    at = Walk(state, ship)
    chance = rng.random
    steps: list[str] = []
    if at.towing and chance() < _RARELY:
        take_step(state, at, ship.kind, ANCHOR)
        steps.append(ANCHOR)
    for _ in range(1 + int(chance() * _STEPS_TRIED)):
        name = _STEPS[int(chance() * len(_STEPS))]
        if bar_step(state, ship, at, name) is None:
            take_step(state, at, ship.kind, name)
            steps.append(name)
    if not steps or bar_end(state, ship, at) is not None:
        return None
    return Order(MOVE, ship.id, tuple(steps))


def _attack(state: State, ship: Ship, rng: Random) -> Order | None:
    if RAM in state.done.get(ship.id, ()):
        ram = state.rams.get(ship.cell)
        return Order(RAM, ship.id) if ram and ram.due else None
    enemies = enemies_within(state, ship, REACH[ship.kind])
    if not enemies:
        return None
    enemy = enemies[int(rng.random() * len(enemies))]
    kinds = (_guns, _arms, _board)
    first = int(rng.random() * len(kinds))
    for kind in kinds[first:] + kinds[:first]:
        order = kind(state, ship, enemy, rng)
        if order is not None:
            return order
    return None


def _guns(state: State, ship: Ship, enemy: ShipId, rng: Random) -> Order | None:
    if bar_attacker(state, ship, close=False) is not None or bar_shot(state, ship, state.ships[enemy]) is not None:
        return None
    return Order(GUNS, ship.id, (enemy,))


def _arms(state: State, ship: Ship, enemy: ShipId, rng: Random) -> Order | None:
    if bar_attacker(state, ship, close=True) is not None:
        return None
    reach = enemies_within(state, ship, SMALL_ARMS.range)
    if enemy not in reach:
        return None
    targets = tuple(other for other in reach if other == enemy or rng.random() < _SOMETIMES)
    return Order(ARMS, ship.id, targets)


def _board(state: State, ship: Ship, enemy: ShipId, rng: Random) -> Order | None:
    target = state.ships[enemy]
    if not TYPES[target.kind].boarding:
        return None
    near = [friend for cell in (target.cell, *GRID.within(target.cell, 1)) for friend in occupants(state, cell)]
    boarders = tuple(friend for friend in near if may_board(state, friend, enemy) and rng.random() > _SOMETIMES)
    return Order(BOARD, enemy, boarders) if boarders else None


def _face(state: State, ship: Ship, rng: Random) -> Order | None:
    facing = 1 + int(rng.random() * 6)
    if bar_reorient(state, ship) is not None or bar_facing(state, ship, facing) is not None:
        return None
    return Order(FACE, ship.id, (str(facing),))


_ORDER_FOR: Final = {Phase.MOVEMENT: _move, Phase.COMBAT: _attack, Phase.REORIENTATION: _face}
