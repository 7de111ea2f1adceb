"""5.3 The combat phase: attacks one by one, in whatever order the player likes, until he ends it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from maestre.games.lepanto.data import ShipId
from maestre.games.lepanto.fighting.attacks import attacks_of, attacks_on, can_attack, ram_due
from maestre.games.lepanto.fighting.boarding import Board, may_board
from maestre.games.lepanto.fighting.gunnery import Guns, bar_shot
from maestre.games.lepanto.fighting.ramming import RamDie, check_no_ram_due, rams_due
from maestre.games.lepanto.fighting.small_arms import Arms
from maestre.games.lepanto.fighting.targets import RAM, Attack, bar_attacker, enemies_within
from maestre.games.lepanto.table.phases import End, PhaseOrders, ending, own_ships
from maestre.games.lepanto.table.state import Ship, State, occupants
from maestre.play import Message, Offer

_SOMETIMES: Final = 1 / 4


class EndCombat(End, frozen=True):
    """End the combat phase; but the dice of rams that are due fall first."""

    def check(self, seen: State, seat: str) -> None:
        check_no_ram_due(seen)

    def describe(self, seen: State) -> Message:
        return ending(seen, sum(can_attack(seen, ship) for ship in own_ships(seen)))


class Combat(PhaseOrders[Guns | Arms | Board | RamDie | EndCombat], frozen=True, tag="combat"):
    """Which attack is made next, or whether the phase ends."""

    rule: ClassVar = "5.3.a"
    ships_met: ClassVar = 12
    ends_early: ClassVar = 1 / 100
    once: ClassVar = False

    @classmethod
    def kinds(cls) -> tuple[type[Guns | Arms | Board | RamDie | EndCombat], ...]:
        return Guns, Arms, Board, RamDie, EndCombat

    def offers(self, seen: State, piece: str) -> Iterator[Offer]:
        due = [] if piece else rams_due(seen)
        ship = seen.ships.get(ShipId(piece))
        if due:
            yield from (_offer(seen, deed.weighed(seen), deed.describe(seen)) for deed in due)
        elif ship is not None and ship.side != self.seat:
            yield from (_offer(seen, attack, attack.deed.describe(seen)) for attack in attacks_on(seen, ship))
        else:
            yield from super().offers(seen, piece)

    def may_be_told(self, seen: State, ship: Ship) -> bool:
        return can_attack(seen, ship)

    def ship_offers(self, seen: State, ship: Ship) -> Iterator[Offer]:
        return (_offer(seen, attack, attack.deed.words(attack)) for attack in attacks_of(seen, ship))

    def by_chance(self, seen: State, ship: Ship, rng: Random) -> Guns | Arms | Board | RamDie | None:
        if RAM in seen.done.get(ship.id, ()):
            return RamDie(ship.id) if ram_due(seen, ship) else None
        enemies = enemies_within(seen, ship, seen.figures.reach[ship.kind])
        if not enemies:
            return None
        enemy = enemies[int(rng.random() * len(enemies))]
        first = int(rng.random() * len(_BY_CHANCE))
        for kind in _BY_CHANCE[first:] + _BY_CHANCE[:first]:
            deed = kind(seen, ship, enemy, rng)
            if deed is not None:
                return deed
        return None

    def last(self, seen: State) -> RamDie | EndCombat:
        return next(iter(rams_due(seen)), None) or EndCombat()


def _offer(state: State, attack: Attack, words: Message) -> Offer:
    """Offer an attack at the hex of its target; one on several has no single place."""
    cells = tuple(state.ships[target].cell for target in attack.targets)
    return Offer(attack.deed.order(), words, cells if len(cells) == 1 else ())


# ---------------------------------------------------------------- by chance


def _guns(state: State, ship: Ship, enemy: ShipId, rng: Random) -> Guns | None:
    barred = bar_attacker(state, ship, close=False) or bar_shot(state, ship, state.ships[enemy])
    return None if barred else Guns(ship.id, enemy)


def _arms(state: State, ship: Ship, enemy: ShipId, rng: Random) -> Arms | None:
    if bar_attacker(state, ship, close=True) is not None:
        return None
    reach = enemies_within(state, ship, state.figures.small_arms.range)
    if enemy not in reach:
        return None
    return Arms(ship.id, tuple(other for other in reach if other == enemy or rng.random() < _SOMETIMES))


def _board(state: State, ship: Ship, enemy: ShipId, rng: Random) -> Board | None:
    target = state.ships[enemy]
    if not state.figures.types[target.kind].boarding:
        return None
    about = state.figures.grid.within(target.cell, 1)
    near = [friend for cell in (target.cell, *about) for friend in occupants(state, cell)]
    boarders = tuple(friend for friend in near if may_board(state, friend, enemy) and rng.random() > _SOMETIMES)
    return Board(enemy, boarders) if boarders else None


_BY_CHANCE: Final = (_guns, _arms, _board)
