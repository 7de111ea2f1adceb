"""One order to many ships: what each is to try, in an order that lets those behind follow."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from maestre.games.lepanto.data import Figures, ShipId
from maestre.games.lepanto.fighting.attacks import shots_of, volleys_of
from maestre.games.lepanto.fighting.boarding import Board, may_board
from maestre.games.lepanto.fighting.combat_phase import Combat
from maestre.games.lepanto.fighting.gunnery import gun_value
from maestre.games.lepanto.fighting.targets import BOARD, Attack
from maestre.games.lepanto.sailing.movement import OAR, PORT, SAILS, STARBOARD, Move, turned
from maestre.games.lepanto.sailing.movement_phase import Movement
from maestre.games.lepanto.sailing.reorientation import FACE, FACINGS, Face, Reorientation
from maestre.games.lepanto.table.state import Ship, State
from maestre.play import Ask, Order, Refused, Tries, rule
from maestre.play.written.figures import kept
from maestre.space import hexes

ADVANCE: Final = "advance"
HEAD: Final = "head"
STEPS: Final = "steps"
FIRE: Final = "fire"
VOLLEY: Final = "volley"
HARD: Final = "hard"
"""What squadrons can be told beside `face` and `board`; `hard` lets them row until the crews are exhausted."""

Plan = tuple[Tries, ...]


def plan_group_order(state: State, ask: Ask, pieces: tuple[str, ...], order: Order) -> Plan:
    """Turn one order to many ships into what each is to try.

    In movement: `advance`, `head` with a facing, either with `hard` too, and `steps` with steps; in combat: `fire` and
    `volley`, at whom it promises most or at the enemies named, and `board` with an enemy; in reorientation: `face`.
    """
    command = _COMMANDS.get(type(ask.about), {}).get(order.verb)
    if command is None:
        raise Refused(ask.rule, "no-such-command", verb=order.verb, phase=state.phase.value)
    return command(state, [_own(state, ask, piece) for piece in dict.fromkeys(pieces)], order.objects)


def _own(state: State, ask: Ask, piece: str) -> Ship:
    ship = state.ships.get(ShipId(piece))
    if ship is None or ship.side is not state.side:
        raise Refused(ask.rule, "no-such-ship" if ship is None else "not-yours", ship=piece)
    return ship


# ---------------------------------------------------------------- movement


@kept
def advances(figures: Figures, oars: int) -> tuple[tuple[str, ...], ...]:
    """List the ways straight ahead with at most so many rowed hexes: the longest first, then those that row least."""
    sails = max(hexes for allowance in figures.sail.values() for hexes in allowance)
    found = [(rowed, sailed) for rowed in range(oars + 1) for sailed in range(sails + 1) if rowed + sailed]
    found.sort(key=lambda way: (-sum(way), way[0]))
    return tuple((OAR,) * rowed + (SAILS,) * sailed for rowed, sailed in found)


@rule("6.2.b", "6.2.j", "6.7.a")
def _advance(state: State, ships: list[Ship], objects: tuple[str, ...]) -> Plan:
    ahead = _straight(state.figures, HARD in objects)
    return tuple(tuple(Move(ship.id, steps).order() for steps in ahead) for ship in _foremost_first(state, ships))


def _straight(figures: Figures, hard: bool) -> tuple[tuple[str, ...], ...]:
    """List the ways straight ahead, those that exhaust the crew only if it is to row hard."""
    limits = figures.movement
    return advances(figures, limits.row_max if hard else limits.row_exhausts_at - 1)


@rule("6.2.h", "6.2.i", "6.2.k")
def _head(state: State, ships: list[Ship], objects: tuple[str, ...]) -> Plan:
    """Turn towards a facing and go on from there; who would still go more away from it than along it only turns."""
    facing = _facing(objects[:1])
    hard = HARD in objects
    return tuple(
        tuple(Move(ship.id, steps).order() for steps in _towards(state.figures, ship.facing, facing, hard))
        for ship in _foremost_first(state, ships)
    )


@kept
def _towards(figures: Figures, bow: int, facing: int, hard: bool) -> tuple[tuple[str, ...], ...]:
    """List the ways to come onto a heading, the one wanted most first; any rowing tires the crew of who turns."""
    off = hexes.hexsides_between(bow, facing)
    if not off:
        return _straight(figures, hard)
    turns = [name for name in (PORT, STARBOARD) if hexes.hexsides_between(turned(figures, bow, name), facing) < off]
    limits = figures.movement
    onward = advances(figures, limits.row_max_with_turn if hard else 0) if off - limits.turn_size_hexsides <= 1 else ()
    return tuple((turn, *steps) for steps in (*onward, ()) for turn in turns)


def _steps(state: State, ships: list[Ship], objects: tuple[str, ...]) -> Plan:
    return tuple((Move(ship.id, objects).order(),) for ship in _foremost_first(state, ships))


@rule("5.2.b", "5.2.c", "6.1.a")
def _foremost_first(state: State, ships: list[Ship]) -> list[Ship]:
    """Put those ahead first, without galleasses and those that have moved; if nobody is left, all shall hear why."""
    types, at = state.figures.types, state.figures.grid.hexes
    ready = [ship for ship in ships if ship.id not in state.done and not types[ship.kind].towed]
    return sorted(ready or ships, key=lambda ship: _lead(ship, at[ship.cell]), reverse=True)


def _lead(ship: Ship, at: hexes.Hex) -> tuple[int, ShipId]:
    """Measure how far ahead a ship is in its own direction."""
    q, r = at
    dq, dr = hexes.DIRECTIONS[ship.facing - 1]
    return 2 * (q * dq + r * dr) + q * dr + r * dq, ship.id


# ---------------------------------------------------------------- reorientation


@rule("5.4.c")
def _face(state: State, ships: list[Ship], objects: tuple[str, ...]) -> Plan:
    facing = _facing(objects)
    ready = [ship for ship in ships if ship.id not in state.done and ship.facing != facing]
    return tuple((Face(ship.id, facing).order(),) for ship in ready or ships)


def _facing(objects: tuple[str, ...]) -> int:
    if len(objects) != 1 or objects[0] not in FACINGS:
        raise Refused("5.4.b", "no-such-facing", facing=" ".join(objects))
    return int(objects[0])


# ---------------------------------------------------------------- combat


@rule("7.1.d", "7.1.e")
def _fire(state: State, ships: list[Ship], objects: tuple[str, ...]) -> Plan:
    """Fire all guns, each arc of a galleass by itself; who has the fewest targets fires first, as others may choose."""
    batteries: dict[tuple[ShipId, str], list[Attack]] = {}
    for ship in ships:
        for shot in shots_of(state, ship):
            value = gun_value(state, ship, state.ships[shot.target])
            assert value is not None, "a shot that the rules allow"
            if not objects or shot.target in objects:
                batteries.setdefault((ship.id, value.arc), []).append(shot.weighed(state))
    if not batteries:
        raise Refused("7.1.a", "nobody-can-fire")
    return _fewest_first(state, [(state.ships[name], shots) for (name, _), shots in batteries.items()])


@rule("7.2.i", "7.2.j")
def _volley(state: State, ships: list[Ship], objects: tuple[str, ...]) -> Plan:
    """Fire small arms, every ship at one enemy."""
    plan: list[tuple[Ship, list[Attack]]] = []
    for ship in ships:
        volleys = [volley.weighed(state) for volley in volleys_of(state, ship) if len(volley.targets) == 1]
        plan.append((ship, [volley for volley in volleys if not objects or volley.targets[0] in objects]))
    if not any(volleys for _, volleys in plan):
        raise Refused("7.2.a", "nobody-can-volley")
    return _fewest_first(state, plan)


def _fewest_first(state: State, attackers: list[tuple[Ship, list[Attack]]]) -> Plan:
    fewest_first = sorted(attackers, key=lambda attacker: len(attacker[1]))
    return tuple(_tries(state, ship, attacks) for ship, attacks in fewest_first if attacks)


def _tries(state: State, ship: Ship, attacks: list[Attack]) -> Tries:
    """Put first what promises most, in points."""
    types = state.figures.types

    def prize(attack: Attack) -> float:
        target = state.ships[attack.targets[0]]
        return attack.kill * types[target.kind].points - attack.loss * types[ship.kind].points

    return tuple(attack.deed.order() for attack in sorted(attacks, key=lambda attack: -prize(attack)))


@rule("7.4.f")
def _board(state: State, ships: list[Ship], objects: tuple[str, ...]) -> Plan:
    """Board one enemy with all who may; if none may, all shall hear why."""
    target = state.ships.get(ShipId(objects[0])) if len(objects) == 1 else None
    if target is None or target.side is state.side:
        raise Refused("7.4.f", "board-whom", target=" ".join(objects))
    boarders = [ship.id for ship in ships if may_board(state, ship.id, target.id)] or [ship.id for ship in ships]
    return ((Board(target.id, tuple(boarders)).order(),),)


_COMMANDS: Final[dict[type, dict[str, Callable[[State, list[Ship], tuple[str, ...]], Plan]]]] = {
    Movement: {ADVANCE: _advance, HEAD: _head, STEPS: _steps},
    Combat: {FIRE: _fire, VOLLEY: _volley, BOARD: _board},
    Reorientation: {FACE: _face},
}
