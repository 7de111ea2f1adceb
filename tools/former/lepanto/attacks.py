"""The combat phase: guns first, which risk nothing; then the rams; then close combat, where it pays."""

from __future__ import annotations

from collections.abc import Iterator

from maestre.games.lepanto.data import ShipId
from maestre.games.lepanto.fighting.boarding import Board, alongside
from maestre.games.lepanto.fighting.chances import arms_chances, boarding_chances
from maestre.games.lepanto.fighting.combat_phase import Combat, EndCombat
from maestre.games.lepanto.fighting.gunnery import Guns, gun_chance, gun_value
from maestre.games.lepanto.fighting.ramming import RamDie, ram_chance
from maestre.games.lepanto.fighting.small_arms import Arms
from maestre.games.lepanto.fighting.targets import GUNS, bar_attacker, bar_boarder, fires_close, gap
from maestre.games.lepanto.table.state import Ship, State
from maestre.play import Answer
from tools.former.lepanto.instructions import INSTRUCTIONS, Bridge
from tools.former.lepanto.lookout import Lookout

Offer = tuple[float, Arms | Board]
"""A close combat and what it is worth on average."""


@INSTRUCTIONS.of(Combat)
def attack(bridge: Bridge, question: Combat) -> Answer:
    """Give the next order of the combat phase."""
    sea, state = bridge
    return question.word(_guns(sea, state) or _ram(state) or _close(sea, state) or EndCombat())


def _guns(sea: Lookout, state: State) -> Guns | None:
    """Fire first whoever has the fewest targets, at the one worth most; others may still choose when it is gone."""
    best = None
    for ship in state.ships.values():
        if ship.side is sea.side and not ship.repulsed and _sighted(sea, ship):
            marks = _marks(sea, state, ship)
            if marks:
                worth, target = max(marks)
                rank = (len(marks), -worth, ship.id)
                if best is None or rank < best[0]:
                    best = (rank, Guns(ship.id, target))
    return best and best[1]


def _sighted(sea: Lookout, ship: Ship) -> bool:
    """Say whether any enemy is in a ship's field of fire or in its hex."""
    quarry = sea.quarry
    return ship.cell in quarry or not quarry.keys().isdisjoint(
        sea.figures.guns.field(ship.kind, ship.facing, ship.cell)
    )


def _marks(sea: Lookout, state: State, ship: Ship) -> list[tuple[float, ShipId]]:
    """List what a ship's guns can still fire at, and what each shot is worth."""
    quarry = sea.quarry
    field = sea.figures.guns.field(ship.kind, ship.facing, ship.cell)
    seen = [(quarry[cell], value) for cell, value in field.items() if cell in quarry]
    if ship.cell in state.rams and (inside := gun_value(state, ship, quarry[ship.cell])):
        seen.append((quarry[ship.cell], inside))
    if not seen or bar_attacker(state, ship, close=False) is not None:
        return []
    done = state.done.get(ship.id, ())
    if sea.figures.types[ship.kind].towed:
        seen = [(target, value) for target, value in seen if f"{GUNS}:{value.arc}" not in done]
    elif any(deed.startswith(GUNS) for deed in done):
        return []
    return [
        (gun_chance(sea.figures, ship.kind, value.guns) * _prize(sea, state, target), target.id)
        for target, value in seen
    ]


def _prize(sea: Lookout, state: State, target: Ship) -> float:
    """Weigh a target for the guns; to sink what a friend is about to ram spares the friend the die."""
    prize = sea.prey[target.cell]
    ram = state.rams.get(target.cell)
    if ram is not None and ram.due:
        prize += (1 - ram_chance(sea.figures, ram.hexes)) * sea.stakes.worth(state.ships[ram.rammer])
    return prize


def _ram(state: State) -> RamDie | None:
    """Roll the first ram that is due."""
    return next((RamDie(ram.rammer) for ram in state.rams.values() if ram.due), None)


def _close(sea: Lookout, state: State) -> Arms | Board | None:
    """Make the close combat that promises most, if any promises more than it risks."""
    alongsides: dict[ShipId, list[Ship]] = {}
    best: Offer | None = None
    for ship, targets in _engaged(sea, state):
        for target in targets:
            offer = _volley(sea, state, ship, target)
            if offer[0] > 0 and (best is None or offer[0] > best[0]):
                best = offer
            if _can_board(state, ship, target):
                alongsides.setdefault(target.id, []).append(ship)
    for name, ships in alongsides.items():
        for offer in _boardings(sea, state.ships[name], ships):
            if offer[0] > 0 and (best is None or offer[0] > best[0]):
                best = offer
    return best and best[1]


def _engaged(sea: Lookout, state: State) -> Iterator[tuple[Ship, list[Ship]]]:
    """Find the ships that may fight at close quarters, each with the enemies in reach."""
    quarry, within, reach = sea.quarry, sea.figures.grid.within, sea.figures.small_arms.range
    for ship in state.ships.values():
        if ship.side is not sea.side or ship.repulsed:
            continue
        near = [quarry[cell] for cell in within(ship.cell, reach) if cell in quarry]
        if ship.cell in quarry:
            near.append(quarry[ship.cell])
        if near and bar_attacker(state, ship, close=True) is None:
            yield ship, near


def _volley(sea: Lookout, state: State, ship: Ship, target: Ship) -> Offer:
    """Weigh small arms at one target."""
    reach = 1 if fires_close(state, ship) else gap(state, ship, target)
    chances = arms_chances(sea.figures, ship.kind, ship.side, target.kind, reach, state.turn)
    stakes = sea.stakes
    worth = stakes.bargain(chances, sea.prey[target.cell], stakes.worth(ship), stakes.shame(ship))
    return worth, Arms(ship.id, (target.id,))


def _can_board(state: State, ship: Ship, target: Ship) -> bool:
    types = state.figures.types
    return (
        bool(types[ship.kind].boarding and types[target.kind].boarding)
        and alongside(state, ship, target)
        and bar_boarder(state, ship) is None
    )


def _boardings(sea: Lookout, target: Ship, ships: list[Ship]) -> Iterator[Offer]:
    """Weigh boarding with one ship, with two and so on, those with the least to lose first."""
    stakes, types = sea.stakes, sea.figures.types
    ships.sort(key=lambda ship: (stakes.worth(ship), ship.id))
    strength, stake, shame = 0, 0.0, 0.0
    for count, ship in enumerate(ships, start=1):
        strength += types[ship.kind].boarding
        stake += stakes.worth(ship)
        shame += stakes.shame(ship)
        chances = boarding_chances(sea.figures, strength, types[target.kind].boarding)
        worth = stakes.bargain(chances, sea.prey[target.cell], stake, shame)
        yield worth, Board(target.id, tuple(one.id for one in ships[:count]))
