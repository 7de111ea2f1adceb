"""What may be attacked now, by whom, and with which exact chances: every attack of a ship, or on one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from maestre.games.lepanto.fighting.boarding import Board, boarders_of, may_board
from maestre.games.lepanto.fighting.gunnery import Guns, bar_shot
from maestre.games.lepanto.fighting.ramming import RamDie
from maestre.games.lepanto.fighting.small_arms import Arms
from maestre.games.lepanto.fighting.targets import Assault, Attack, bar_attacker, enemies_within, gap
from maestre.games.lepanto.table.state import Ship, State
from maestre.play import rule


@rule("7.5.f")
def ram_due(state: State, ship: Ship) -> bool:
    """Say whether a ship has rammed and its die is still to fall."""
    ram = state.rams.get(ship.cell)
    return ram is not None and ram.due and ram.rammer == ship.id


@rule("5.3.a", "5.3.d", "5.3.e", "7.5.f")
def can_attack(state: State, ship: Ship) -> bool:
    """Say whether a ship has any attack left in this phase; whoever can board can use small arms too."""
    figures = state.figures
    foes = enemies_within(state, ship, figures.reach[ship.kind])
    if not foes:
        return False
    ships = state.ships
    if bar_attacker(state, ship, close=True) is None and gap(state, ship, ships[foes[0]]) <= figures.small_arms.range:
        return True
    if bar_attacker(state, ship, close=False) is None and any(
        bar_shot(state, ship, ships[foe]) is None for foe in foes
    ):
        return True
    return ram_due(state, ship)


def shots_of(state: State, ship: Ship) -> Iterator[Guns]:
    """Give every shot of a ship's guns that nothing bars."""
    if bar_attacker(state, ship, close=False) is None:
        for foe in enemies_within(state, ship, state.figures.reach[ship.kind]):
            if bar_shot(state, ship, state.ships[foe]) is None:
                yield Guns(ship.id, foe)


@rule("7.2.a", "7.2.j")
def volleys_of(state: State, ship: Ship) -> Iterator[Arms]:
    """Give the ways to use a ship's small arms: at each enemy in reach, and at all of them together."""
    if bar_attacker(state, ship, close=True) is None:
        near = enemies_within(state, ship, state.figures.small_arms.range)
        yield from (Arms(ship.id, (foe,)) for foe in near)
        if len(near) > 1:
            yield Arms(ship.id, tuple(near))


@rule("7.4.f")
def boardings_of(state: State, ship: Ship) -> Iterator[Board]:
    """Give the ways in which a ship may board: each enemy alongside, with all who may, and alone."""
    for foe in enemies_within(state, ship, 1):
        if may_board(state, ship.id, foe):
            together = boarders_of(state, foe)
            if len(together) > 1:
                yield Board(foe, together)
            yield Board(foe, (ship.id,))


def attacks_of(state: State, ship: Ship) -> list[Attack]:
    """List what a ship may attack now, and how; what promises most comes first."""
    deeds: list[Assault] = [*shots_of(state, ship), *volleys_of(state, ship), *boardings_of(state, ship)]
    if ram_due(state, ship):
        deeds.append(RamDie(ship.id))
    return _best_first(deed.weighed(state) for deed in deeds)


def attacks_on(state: State, target: Ship) -> list[Attack]:
    """List all attacks on one enemy and nobody else; what promises most comes first."""
    found: dict[Assault, Attack] = {}
    for name in enemies_within(state, target, state.figures.farthest):
        for attack in attacks_of(state, state.ships[name]):
            if attack.targets == (target.id,):
                found[attack.deed] = attack
    return _best_first(found.values())


def _best_first(attacks: Iterable[Attack]) -> list[Attack]:
    return sorted(attacks, key=lambda attack: -attack.promise)
