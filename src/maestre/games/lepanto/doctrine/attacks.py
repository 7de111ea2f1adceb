"""The combat phase: guns first, which risk nothing; then rams that are due; then close combat where it pays."""

from __future__ import annotations

from maestre.games.lepanto.boarding import alongside
from maestre.games.lepanto.combat import ARMS, BOARD, GUNS, RAM, bar_attacker
from maestre.games.lepanto.data import GRID, SMALL_ARMS, TYPES, Kind, gun_hexes
from maestre.games.lepanto.doctrine import judgement
from maestre.games.lepanto.doctrine.chances import arms_chances, boarding_chances, gun_chance, ram_chance
from maestre.games.lepanto.doctrine.lookout import Lookout
from maestre.games.lepanto.gunnery import gun_value
from maestre.games.lepanto.sequence import END
from maestre.games.lepanto.state import Ship, ShipId, State, occupants
from maestre.play import Order


def attack(sea: Lookout, state: State) -> Order:
    """Give the next order of the combat phase."""
    return _guns(sea, state) or _ram(state) or _close(sea, state) or Order(END)


def _guns(sea: Lookout, state: State) -> Order | None:
    """Fire whoever has the fewest targets, at the one worth most."""
    best = None
    for ship in state.ships.values():
        if ship.side is not sea.side or ship.repulsed:
            continue
        marks = _marks(sea, state, ship)
        if not marks:
            continue
        value, target = max(marks)
        rank = (len(marks), -value, ship.id)
        if best is None or rank < best[0]:
            best = (rank, Order(GUNS, ship.id, (target,)))
    return best and best[1]


def _marks(sea: Lookout, state: State, ship: Ship) -> list[tuple[float, ShipId]]:
    """List the targets of a ship's guns and what a shot at each is worth."""
    quarry = sea.quarry
    shared = ship.cell in state.rams
    field = gun_hexes(ship.kind, ship.facing, ship.cell)
    seen = [(quarry[cell], value) for cell, value in field.items() if cell in quarry]
    if shared:
        inside = gun_value(state, ship, quarry[ship.cell])
        if inside is not None:
            seen.append((quarry[ship.cell], inside))
    if not seen or bar_attacker(state, ship, close=False) is not None:
        return []
    done = state.done.get(ship.id, ())
    if done:
        if ship.kind is Kind.GALLEASS:
            seen = [(target, value) for target, value in seen if f"{GUNS}:{value.arc}" not in done]
        elif any(deed.startswith(GUNS) for deed in done):
            return []
    return [(gun_chance(ship.kind, value.guns) * _relief(sea, state, target), target.id) for target, value in seen]


def _relief(sea: Lookout, state: State, target: Ship) -> float:
    """Weigh a target; sinking one that a friend is about to ram spares the friend the die."""
    worth = sea.prey[target.cell]
    ram = state.rams.get(target.cell)
    if ram is not None and ram.due and ram.rammer != target.id:
        worth += (1 - ram_chance(ram.hexes)) * sea.worth(state.ships[ram.rammer])
    return worth


def _ram(state: State) -> Order | None:
    for ram in state.rams.values():
        if ram.due:
            return Order(RAM, ram.rammer)
    return None


def _close(sea: Lookout, state: State) -> Order | None:
    """Make the close combat that promises most, if any promises anything."""
    best: tuple[float, Order] | None = None
    reach: dict[ShipId, list[Ship]] = {}
    quarry = sea.quarry
    for ship in state.ships.values():
        if ship.side is not sea.side or ship.repulsed:
            continue
        near = [cell for cell in GRID.within(ship.cell, SMALL_ARMS.range) if cell in quarry]
        if ship.cell in quarry:
            near.append(ship.cell)
        if not near or bar_attacker(state, ship, close=True) is not None:
            continue
        own = sea.worth(ship)
        for cell in near:
            target = quarry[cell]
            chances = arms_chances(state, ship, target)
            value = chances.kill * sea.prey[cell] - chances.loss * own - chances.repulse * cost_of_repulse(sea, ship)
            if value > 0 and (best is None or value > best[0]):
                best = (value, Order(ARMS, ship.id, (target.id,)))
            if TYPES[ship.kind].boarding and TYPES[target.kind].boarding and alongside(state, ship, target):
                reach.setdefault(target.id, []).append(ship)
    for name, ships in reach.items():
        found = _boarding(sea, state.ships[name], ships)
        if found is not None and (best is None or found[0] > best[0]):
            best = found
    return best and best[1]


def _boarding(sea: Lookout, target: Ship, ships: list[Ship]) -> tuple[float, Order] | None:
    """Choose how many of the ships alongside board together."""
    ships.sort(key=lambda ship: (sea.worth(ship), ship.id))
    best = None
    strength, stake, shame = 0, 0.0, 0.0
    for count, ship in enumerate(ships, start=1):
        strength += TYPES[ship.kind].boarding
        stake += sea.worth(ship)
        shame += cost_of_repulse(sea, ship)
        chances = boarding_chances(strength, TYPES[target.kind].boarding)
        value = chances.kill * sea.prey[target.cell] - chances.loss * stake - chances.repulse * shame
        if value > 0 and (best is None or value > best[0]):
            best = (value, Order(BOARD, target.id, tuple(one.id for one in ships[:count])))
    return best


def cost_of_repulse(sea: Lookout, ship: Ship) -> float:
    """Weigh what a repulse costs: at the end the ship's points, before that the shots it cannot fire."""
    if ship.immobilised:
        return 0.3
    if sea.left == 0:
        return TYPES[ship.kind].points
    if sea.left == 1:
        return TYPES[ship.kind].points * 0.6
    return judgement.RALLY * TYPES[ship.kind].points / 2
