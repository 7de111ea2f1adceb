"""What may be attacked now, by whom, and with which exact chances: every attack of a ship, or on one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple

from maestre.games.lepanto.boarding import boarders_of, boarding_value, may_board
from maestre.games.lepanto.chances import close_chances, gun_chance, ram_chance
from maestre.games.lepanto.close_combat import odds
from maestre.games.lepanto.combat import ARMS, BOARD, GUNS, RAM, bar_attacker, enemies_within, gap
from maestre.games.lepanto.data import REACH, SMALL_ARMS
from maestre.games.lepanto.gunnery import bar_shot, gun_factor, gun_value
from maestre.games.lepanto.small_arms import arms_value, attack_value, die_shift
from maestre.games.lepanto.state import Ship, ShipId, State
from maestre.play import Order, rule

_FARTHEST: Final = max(REACH.values())


class Attack(NamedTuple):
    """An attack: at whom, how strong (a gun factor, odds, or hexes moved), and what it promises.

    ``kill`` is how many enemies it costs on average, ``loss`` how likely the attackers are to be lost by it.
    """

    order: Order
    targets: tuple[ShipId, ...]
    strength: str
    kill: float
    loss: float = 0.0

    @property
    def promise(self) -> float:
        """What it promises on balance."""
        return self.kill - self.loss


# ---------------------------------------------------------------- who may attack whom


@rule("7.5.f")
def ram_due(state: State, ship: Ship) -> bool:
    """Say whether a ship has rammed and its die is still to fall."""
    ram = state.rams.get(ship.cell)
    return ram is not None and ram.due and ram.rammer == ship.id


@rule("5.3.a", "5.3.d", "5.3.e", "7.5.f")
def can_attack(state: State, ship: Ship) -> bool:
    """Say whether a ship has any attack left in this phase; whoever can board can use small arms too."""
    foes = enemies_within(state, ship, REACH[ship.kind])
    if not foes:
        return False
    ships = state.ships
    if bar_attacker(state, ship, close=True) is None and gap(ship, ships[foes[0]]) <= SMALL_ARMS.range:
        return True
    if bar_attacker(state, ship, close=False) is None and any(
        bar_shot(state, ship, ships[foe]) is None for foe in foes
    ):
        return True
    return ram_due(state, ship)


def shots_of(state: State, ship: Ship) -> Iterator[Order]:
    """Give every shot of a ship's guns that nothing bars."""
    if bar_attacker(state, ship, close=False) is None:
        for foe in enemies_within(state, ship, REACH[ship.kind]):
            if bar_shot(state, ship, state.ships[foe]) is None:
                yield Order(GUNS, ship.id, (foe,))


@rule("7.2.a", "7.2.j")
def volleys_of(state: State, ship: Ship) -> Iterator[Order]:
    """Give the ways to use a ship's small arms: at each enemy in reach, and at all of them together."""
    if bar_attacker(state, ship, close=True) is None:
        near = enemies_within(state, ship, SMALL_ARMS.range)
        yield from (Order(ARMS, ship.id, (foe,)) for foe in near)
        if len(near) > 1:
            yield Order(ARMS, ship.id, tuple(near))


@rule("7.4.f")
def boardings_of(state: State, ship: Ship) -> Iterator[Order]:
    """Give the ways in which a ship may board: each enemy alongside, with all who may, and alone."""
    for foe in enemies_within(state, ship, 1):
        if may_board(state, ship.id, foe):
            together = boarders_of(state, foe)
            if len(together) > 1:
                yield Order(BOARD, foe, together)
            yield Order(BOARD, foe, (ship.id,))


def attacks_of(state: State, ship: Ship) -> list[Attack]:
    """List what a ship may attack now, and how; what promises most comes first."""
    orders = [*shots_of(state, ship), *volleys_of(state, ship), *boardings_of(state, ship)]
    if ram_due(state, ship):
        orders.append(Order(RAM, ship.id))
    return _best_first(weighed(state, order) for order in orders)


def attacks_on(state: State, target: Ship) -> list[Attack]:
    """List all attacks on one enemy and nobody else; what promises most comes first."""
    found: dict[Order, Attack] = {}
    for name in enemies_within(state, target, _FARTHEST):
        for attack in attacks_of(state, state.ships[name]):
            if attack.targets == (target.id,):
                found[attack.order] = attack
    return _best_first(found.values())


def _best_first(attacks: Iterable[Attack]) -> list[Attack]:
    return sorted(attacks, key=lambda attack: -attack.promise)


# ---------------------------------------------------------------- what an attack promises


def weighed(state: State, order: Order) -> Attack:
    """Weigh an attack that the rules allow."""
    return _WEIGH[order.verb](state, order)


@rule("7.1.b", "7.1.h")
def _guns(state: State, order: Order) -> Attack:
    ship, target = state.ships[ShipId(order.piece)], ShipId(order.objects[0])
    value = gun_value(state, ship, state.ships[target])
    assert value is not None, "a shot that the rules allow"
    return Attack(order, (target,), str(gun_factor(ship, value.guns).whole), gun_chance(ship.kind, value.guns))


@rule("7.2.l", "7.2.m")
def _arms(state: State, order: Order) -> Attack:
    """Weigh small arms: at several targets, each next die falls only if the firer is neither repulsed nor lost."""
    ship = state.ships[ShipId(order.piece)]
    targets = tuple(ShipId(name) for name in order.objects)
    shift = die_shift(state, ship.side).whole
    kill, loss, firing = 0.0, 0.0, 1.0
    ratios: list[str] = []
    for target in targets:
        foe = state.ships[target]
        ratios.append(odds(attack_value(state, ship, foe, len(targets)).value, arms_value(state, foe).value))
        chances = close_chances(ratios[-1], shift)
        kill += firing * chances.kill
        loss += firing * chances.loss
        firing *= 1 - chances.loss - chances.repulse
    return Attack(order, targets, ", ".join(ratios), kill, loss)


@rule("7.2.m", "7.4.f", "7.4.g")
def _board(state: State, order: Order) -> Attack:
    target, boarders = ShipId(order.piece), tuple(ShipId(name) for name in order.objects)
    ratio = odds(boarding_value(state, boarders).value, boarding_value(state, (target,)).value)
    chances = close_chances(ratio)
    return Attack(order, (target,), ratio, chances.kill, chances.loss)


@rule("7.5.d", "7.5.e")
def _ram(state: State, order: Order) -> Attack:
    cell = state.ships[ShipId(order.piece)].cell
    speed = state.rams[cell].hexes
    return Attack(order, (state.at[cell],), str(speed), ram_chance(speed))


_WEIGH: Final[dict[str, Callable[[State, Order], Attack]]] = {GUNS: _guns, ARMS: _arms, BOARD: _board, RAM: _ram}
