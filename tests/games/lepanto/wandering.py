"""Every legal move of a ship by exhaustive search, and positions that games reach by chance."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from itertools import product
from random import Random

from maestre.games.lepanto import game
from maestre.games.lepanto.data import Kind, ShipId, Side
from maestre.games.lepanto.sailing.movement import (
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
from maestre.games.lepanto.sailing.towing import tow_candidate
from maestre.games.lepanto.table.state import Phase, Ram, Ship, State
from maestre.play import Answer, Ask, Order, PlayError, Some, Table
from tests.games.lepanto.figures import GRID, REACH, TYPES, closed
from tests.games.lepanto.positions import HEADER

STEPS = (OAR, SAILS, PORT, STARBOARD, ANCHOR)
SEED_BYTES = 32

Steps = tuple[str, ...]


def legal_moves(state: State, ship: Ship) -> list[Steps]:
    """List every sequence of steps that the rules allow a ship, as the rules' own words for it build them up."""
    return list(_onward(state, ship, Walk(state, ship), ())) if bar_mover(state, ship) is None else []


def _onward(state: State, ship: Ship, walk: Walk, steps: Steps) -> Iterator[Steps]:
    if steps and bar_end(state, ship, walk) is None:
        yield steps
    for name in STEPS:
        if bar_step(state, ship, walk, name) is None:
            further = copy(walk)
            take_step(state, further, ship.kind, name)
            yield from _onward(state, ship, further, (*steps, name))


def step_sequences(longest: int) -> Iterator[Steps]:
    """Give every sequence of steps up to a length, legal or not."""
    for length in range(1, longest + 1):
        yield from product(STEPS, repeat=length)


def allows(table: Table[State], order: Order) -> bool:
    """Say whether the table would take an order from the side whose turn it is."""
    try:
        table.check(table.state.side.value, order)
    except PlayError:
        return False
    return True


def moves_at_the_table(table: Table[State], name: str, longest: int = 5) -> list[Steps]:
    """List the moves of a ship that the table takes, found by trying all that can be written."""
    return [steps for steps in step_sequences(longest) if allows(table, Order("move", name, steps))]


# ---------------------------------------------------------------- games by chance


def opened(scenario: str, seed: int) -> Table[State]:
    """Open a game whose dice are settled by a small number."""
    return Table.new(game, scenario, seed=seed.to_bytes(SEED_BYTES, "big"))


def proposed(table: Table[State], rng: Random) -> Answer:
    """Give the first answer that the game itself proposes."""
    return next(table.proposals(table.waiting()[0], rng))


def strayed(scenario: str, seed: int, decisions: int) -> Table[State]:
    """Play a game by its own proposals for so many decisions, or to its end."""
    table, rng = opened(scenario, seed), Random(seed)
    for _ in range(decisions):
        if table.request is None:
            break
        table.say(table.waiting()[0], proposed(table, rng))
    return table


def wandered(scenario: str, seed: int, turn: int, side: Side) -> Table[State]:
    """Play a game by chance up to a side's movement in a turn.

    Moves are drawn from all legal ones, guns and bows turn wherever the table lets them: only rules decide where this
    leads, no bot does.
    """
    table, rng = opened(scenario, seed), Random(seed)
    while (table.state.turn, table.state.side, table.state.phase) != (turn, side, Phase.MOVEMENT):
        _play_phase(table, rng)
    return table


def _play_phase(table: Table[State], rng: Random) -> None:
    assert isinstance(table.request, Ask), "the game is over"
    seat, choice = table.request.seat, table.request.choice
    if isinstance(choice, Some):
        table.say(seat, choice.options)
        return
    phase = table.state.phase
    for name in [ship.id for ship in table.state.ships.values() if ship.side is table.state.side]:
        if name not in table.state.ships:
            continue
        ship = table.state.ships[name]
        options = {Phase.MOVEMENT: _moves, Phase.COMBAT: _attacks, Phase.REORIENTATION: _turns}[phase](
            table.state, ship
        )
        order = options[int(rng.random() * len(options))] if options else None
        if order is not None and allows(table, order):
            table.say(seat, order)
        if table.outcome is not None:
            return
    table.say(seat, Order("end"))


def _moves(state: State, ship: Ship) -> list[Order]:
    return [Order("move", ship.id, steps) for steps in legal_moves(state, ship)]


def _attacks(state: State, ship: Ship) -> list[Order]:
    ram = state.rams.get(ship.cell)
    if ram is not None and ram.rammer == ship.id and ram.due:
        return [Order("ram", ship.id)]
    enemies = [enemy for enemy in state.ships.values() if enemy.side is not ship.side]
    near = [enemy for enemy in enemies if GRID.distance(ship.cell, enemy.cell) <= REACH[ship.kind]]
    return [Order("guns", ship.id, (enemy.id,)) for enemy in near]


def _turns(state: State, ship: Ship) -> list[Order]:
    return [Order("face", ship.id, (str(facing),)) for facing in range(1, 7)]


# ---------------------------------------------------------------- crowds


CROWDED = ((20, 20), (2, 30), (41, 30), (10, 6), (9, 4), (20, 3), (20, 55), (5, 55))
"""Where a melee may take place: the open sea, the edges, off Scropha Point, along the shore, above the turn track."""


def melee(seed: int) -> Table[State]:
    """Throw a dozen ships of all kinds and conditions together: more odd neighbours than a game sees in many turns."""
    rng = Random(seed)
    turn = rng.randint(3, 6)
    middle = GRID.at(*rng.choice(CROWDED))
    cells = rng.sample([middle, *GRID.within(middle, 3)], 12)
    ships = [_any_ship(rng, turn, f"S{number}", cell) for number, cell in enumerate(cells)]
    fleet = {ship.id: ship for ship in ships if not closed(ship.kind, ship.cell)}
    state = State(
        scenario="battle",
        turn=turn,
        side=rng.choice(list(Side)),
        phase=Phase.MOVEMENT,
        wind=rng.randint(1, 6),
        ships=fleet,
        at={ship.cell: ship.id for ship in fleet.values()},
    )
    for galleass in list(fleet):
        galley = tow_candidate(state, galleass)
        if galley is not None:
            state.tows[galleass] = galley
    for ship in list(fleet.values()):
        if ship.side is Side.CHRISTIAN and rng.random() < 1 / 3:
            rammer = ShipId(f"R{ship.id}")
            fleet[rammer] = Ship(rammer, "islamic-centre", Side.ISLAMIC, Kind.GALLEY, ship.cell, 1, immobilised="ram")
            state.rams[ship.cell] = Ram(rammer, 4, 1, due=False)
    return Table(game, HEADER, state)


def _any_ship(rng: Random, turn: int, name: str, cell: int) -> Ship:
    side = rng.choice(list(Side))
    kinds = [kind for kind in Kind if side in TYPES[kind].sides]
    return Ship(
        ShipId(name),
        f"{side}-{rng.choice(['centre', 'centre', 'reserve'])}",
        side,
        rng.choice(kinds),
        cell,
        rng.randint(1, 6),
        exhausted=rng.choice([0, turn - 1]),
        repulsed=rng.random() < 1 / 4,
        immobilised=rng.choice(["", "", "", "", "ram"]) if side is Side.ISLAMIC else "",
    )
