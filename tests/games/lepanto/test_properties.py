"""What holds in every position: found by chance, on the two smaller scenarios."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maestre.games.lepanto import game
from maestre.games.lepanto.data import Kind, Side
from maestre.games.lepanto.sailing.movement import sail_allowance
from maestre.games.lepanto.table.state import Phase, Ship, State
from maestre.play import Ask, Order, PlayError, Refused, Table, Throw, fingerprint
from tests.games.lepanto.figures import BLOCKED, GRID, HIDDEN, LAND, SHORE
from tests.games.lepanto.positions import SIDES, position, ship
from tests.games.lepanto.wandering import (
    STEPS,
    Steps,
    legal_moves,
    melee,
    moves_at_the_table,
    opened,
    proposed,
    step_sequences,
    strayed,
)

SCENARIOS = st.sampled_from(["learning", "left-wings"])
SEEDS = st.integers(0, 2**32)
DECISIONS = st.integers(0, 600)
DIRECTIONS = st.integers(1, 6)
RULES = game.catalogue().rules
LONGEST = 4


# ---------------------------------------------------------------- proposals


@given(SCENARIOS, SEEDS, DECISIONS)
def test_whatever_the_game_proposes_the_table_takes(scenario: str, seed: int, decisions: int) -> None:
    table = strayed(scenario, seed, decisions)
    if table.request is None:
        return
    assert isinstance(table.request, Ask)
    proposals = list(table.proposals(table.request.seat, Random(seed)))
    assert proposals
    for answer in proposals:
        table.check(table.request.seat, answer)


@given(SCENARIOS, SEEDS)
def test_a_game_played_by_its_proposals_ends_and_breaks_no_rule_on_the_way(scenario: str, seed: int) -> None:
    """Every ask and every throw is a yield of the rules: what must always hold is looked at there, dice in hand."""
    rng = Random(seed)
    table = Table.new(game, scenario, typed_dice=True)
    while table.request is not None:
        game.invariants(table.state)
        if isinstance(table.request, Throw):
            table.show((rng.randint(1, 6),))
        else:
            table.say(table.waiting()[0], proposed(table, rng))
    game.invariants(table.quiet)
    assert table.outcome is not None
    assert len(table.quiet.at) + len(table.quiet.rams) == len(table.quiet.ships)


# ---------------------------------------------------------------- moves


class Arrival(NamedTuple):
    """Where a move leads: hex, heading, whether it tires the ship, and after how many hexes it rams, if it does."""

    cell: int
    facing: int
    tires: bool
    rams: int


def by_the_book(state: State, mover: Ship, steps: Steps) -> Arrival | None:
    """Judge a move by chapters 6, 7.5 and 8 told once more, without the game's own code; None if it is illegal."""
    turns = steps.count("port") + steps.count("starboard")
    oars = steps.count("oar")
    if not steps or not book_lets_move(state, mover) or not book_lets_row_and_turn(state, mover, oars, turns):
        return None
    place, facing, sailed, entered, met = GRID.offset(mover.cell), mover.facing, 0, 0, False
    shares = book_occupants(state, place) > 1
    galleass = next((towed for towed, galley in state.tows.items() if galley == mover.id), None)
    for step in steps:
        if met or (step == "anchor" and galleass is None):
            return None
        if step == "anchor":
            galleass = None
        elif step in {"port", "starboard"}:
            facing = (facing + (0 if step == "port" else 4)) % 6 + 1
            if galleass and not entered and ahead(place, facing) == GRID.offset(state.ships[galleass].cell):
                return None
        else:
            sailed += step == "sail"
            place, before = ahead(place, facing), place
            if step == "sail" and sailed > book_sail(mover.side, facing, state.wind):
                return None
            if not book_lets_enter(state, mover, before, place):
                return None
            entered += 1
            met = book_occupants(state, place) > 0
            galleass = None if shares else galleass
    if turns and not entered and shares:
        return None
    return Arrival(GRID.at(*place), facing, oars == 2 or (oars == 1 and turns == 1), entered if met else 0)


def book_lets_move(state: State, mover: Ship) -> bool:
    in_reserve = mover.squadron.endswith("reserve") and state.turn <= 4
    return mover.id not in state.done and not mover.immobilised and mover.kind is not Kind.GALLEASS and not in_reserve


def book_lets_row_and_turn(state: State, mover: Ship, oars: int, turns: int) -> bool:
    tired = mover.exhausted > 0 and mover.exhausted == state.turn - 1
    return turns <= 1 and oars <= (0 if tired else 1 if turns else 2)


def book_occupants(state: State, place: tuple[int, int]) -> int:
    return sum(GRID.offset(other.cell) == place for other in state.ships.values())


def book_lets_enter(state: State, mover: Ship, place: tuple[int, int], to: tuple[int, int]) -> bool:
    """Not off the map, under the turn track, onto land or across it; ashore galliots only; to others only to ram."""
    if not (0 <= to[0] < 44 and 0 <= to[1] < 58):
        return False
    cell = GRID.at(*to)
    if cell in LAND or cell in HIDDEN or (GRID.at(*place), cell) in BLOCKED:
        return False
    if cell in SHORE and mover.kind is not Kind.GALLIOT:
        return False
    met = [other.side for other in state.ships.values() if other.cell == cell]
    return not met or (met == [Side.CHRISTIAN] and mover.side is Side.ISLAMIC and not mover.repulsed)


def book_sail(side: Side, facing: int, wind: int) -> int:
    """Two hexes if the wind points along the bow or one hexside off it, one if at a rear quarter, none dead ahead."""
    angle = min((facing - wind) % 6, (wind - facing) % 6)
    return 2 if angle <= 1 else 1 if angle == 2 or side is Side.ISLAMIC else 0


def ahead(place: tuple[int, int], facing: int) -> tuple[int, int]:
    """The next hex, counted on a map whose odd rows are set half a hex to the east."""
    col, row = place
    odd = row % 2
    return {
        1: (col - 1, row),
        2: (col - 1 + odd, row + 1),
        3: (col + odd, row + 1),
        4: (col + 1, row),
        5: (col + odd, row - 1),
        6: (col - 1 + odd, row - 1),
    }[facing]


def in_movement(scenario: str, seed: int, decisions: int) -> Table[State]:
    """Stray into a game, and on to the next movement phase."""
    table, rng = strayed(scenario, seed, decisions), Random(seed)
    while table.request is not None and table.state.phase is not Phase.MOVEMENT:
        table.say(table.waiting()[0], proposed(table, rng))
    return table if table.request is not None else opened(scenario, seed)


def movers(table: Table[State], seed: int) -> list[Ship]:
    """Some ships of the side to move: whoever tows or shares a hex, and a few that chance picks."""
    state = table.state
    mine = [one for one in state.ships.values() if one.side is state.side]
    odd = [one for one in mine if one.cell in state.rams or one.id in state.tows.values()]
    rng = Random(seed)
    return [*rng.sample(odd, min(2, len(odd))), *rng.sample(mine, min(2, len(mine)))]


@given(SCENARIOS, SEEDS, DECISIONS)
def test_the_table_takes_every_legal_move_and_makes_it_as_the_book_says(
    scenario: str, seed: int, decisions: int
) -> None:
    table = in_movement(scenario, seed, decisions)
    for mover in movers(table, seed):
        for steps in legal_moves(table.state, mover):
            expected = by_the_book(table.state, mover, steps)
            assert expected is not None, steps
            fork = table.fork(None)
            fork.say(fork.state.side.value, Order("move", mover.id, steps))
            game.invariants(fork.state)
            after = fork.state.ships[mover.id]
            ram = fork.state.rams.get(after.cell)
            assert (after.cell, after.facing, after.exhausted == fork.state.turn) == expected[:3]
            assert (ram.hexes if ram and ram.rammer == mover.id else 0) == expected.rams


@given(SCENARIOS, SEEDS, DECISIONS)
def test_every_other_sequence_of_steps_is_refused_under_a_rule_and_changes_nothing(
    scenario: str, seed: int, decisions: int
) -> None:
    table = in_movement(scenario, seed, decisions)
    seat = table.state.side.value
    before = (fingerprint(table.state), table.sequence, table.request)
    for mover in movers(table, seed):
        legal = set(legal_moves(table.state, mover))
        for steps in step_sequences(LONGEST):
            assert (by_the_book(table.state, mover, steps) is not None) is (steps in legal), (mover, steps)
            if steps not in legal:
                with pytest.raises(Refused) as caught:
                    table.say(seat, Order("move", mover.id, steps))
                assert caught.value.rule in RULES
        assert (fingerprint(table.state), table.sequence, table.request) == before


@given(SEEDS)
def test_in_the_thick_of_a_melee_the_table_takes_just_the_moves_that_the_book_allows(seed: int) -> None:
    table = melee(seed)
    for mover in list(table.state.ships.values()):
        if mover.side is table.state.side:
            taken = moves_at_the_table(table, mover.id, LONGEST)
            assert taken == [each for each in step_sequences(LONGEST) if by_the_book(table.state, mover, each)], mover


@given(SCENARIOS, SEEDS, DECISIONS, st.data())
def test_no_order_however_odd_brings_the_table_down(
    scenario: str, seed: int, decisions: int, data: st.DataObject
) -> None:
    table = strayed(scenario, seed, decisions)
    names = st.sampled_from([*table.state.ships, "nobody", ""])
    verb = data.draw(st.sampled_from(["move", "cut", "face", "guns", "arms", "board", "ram", "end", "flee"]))
    objects = data.draw(st.lists(st.one_of(st.sampled_from([*STEPS, "back", "", "0", "3", "7"]), names), max_size=6))
    order = Order(verb, data.draw(names), tuple(objects))
    before, over = (table.fingerprint(), table.sequence), table.request is None
    refusal: PlayError | None = None
    try:
        table.say(table.state.side.value, order)
    except PlayError as error:
        refusal = error
    assert not table.frozen
    assert (refusal is None) is (table.sequence > before[1])
    if refusal is not None:
        assert refusal.rule in RULES or over
        assert (table.fingerprint(), table.sequence) == before


# ---------------------------------------------------------------- symmetry


def mirrored(direction: int) -> int:
    """A direction as seen in a mirror that lies from west to east: north and south change places."""
    return {1: 1, 2: 6, 3: 5, 4: 4, 5: 3, 6: 2}[direction]


@given(st.sampled_from(Side), DIRECTIONS, DIRECTIONS, DIRECTIONS)
def test_the_sail_allowance_is_the_same_in_a_mirror_and_on_a_turned_map(
    side: Side, facing: int, wind: int, turn: int
) -> None:
    state = position("A C galley 20,20 4", wind=wind).state
    seen = position("A C galley 20,20 4", wind=mirrored(wind)).state
    rotated = position("A C galley 20,20 4", wind=(wind + turn - 1) % 6 + 1).state
    allowance = sail_allowance(state, side, facing)
    assert sail_allowance(seen, side, mirrored(facing)) == allowance
    assert sail_allowance(rotated, side, (facing + turn - 1) % 6 + 1) == allowance


@given(st.sampled_from(["C galley", "I galley", "I galliot"]), DIRECTIONS, DIRECTIONS)
def test_on_the_open_sea_a_ship_has_the_same_moves_in_a_mirror_with_port_and_starboard_exchanged(
    who: str, facing: int, wind: int
) -> None:
    here = position(f"A {who} 20,20 {facing}", side=SIDES[who[0]], wind=wind)
    there = position(f"A {who} 20,20 {mirrored(facing)}", side=SIDES[who[0]], wind=mirrored(wind))
    exchanged = {"port": "starboard", "starboard": "port"}
    moves = legal_moves(here.state, ship(here, "A"))
    assert moves
    assert sorted(tuple(exchanged.get(step, step) for step in steps) for steps in moves) == sorted(
        legal_moves(there.state, ship(there, "A"))
    )
