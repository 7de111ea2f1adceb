"""8.0 The reserves: who belongs to them, what they may not do before turn 5."""

import pytest

from maestre.games.lepanto.data import Kind, Side
from maestre.games.lepanto.table.reserve import held
from maestre.games.lepanto.table.state import Phase
from tests.games.lepanto.figures import GRID
from tests.games.lepanto.positions import SIDES, Position, accepted, afloat, at, do, end_to, position, refused, ship
from tests.games.lepanto.wandering import moves_at_the_table, opened

HELD_TURNS = (1, 2, 3, 4)
FREE_TURNS = (5, 6, 30)
RESERVES = {"C": "christian-reserve", "I": "islamic-reserve"}


def waiting(side: str, turn: int, phase: Phase) -> Position:
    """A reserve galley A with an enemy B ahead, another, D, along its side, and a friend F of the line."""
    enemy = "I" if side == "C" else "C"
    return position(
        f"A {side} galley 20,20 4 squadron={RESERVES[side]}",
        f"B {enemy} galley 21,20 1",
        f"D {enemy} galley 19,21 4",
        f"F {side} galley 19,22 4",
        turn=turn,
        side=SIDES[side],
        phase=phase,
    )


@pytest.mark.rule("8.0.a")
def test_the_reserves_are_the_squadrons_of_santa_cruz_in_the_west_and_of_reis_in_the_east() -> None:
    state = opened("battle", 1).state
    reserve = [one for one in state.ships.values() if held(state, one)]
    west = [one for one in reserve if one.side is Side.CHRISTIAN]
    east = [one for one in reserve if one.side is Side.ISLAMIC]
    assert (len(west), len(east)) == (18, 14)
    assert {one.squadron for one in west} == {"christian-reserve"}
    assert {one.squadron for one in east} == {"islamic-reserve"}
    assert {GRID.offset(one.cell)[0] for one in west} == {0}
    assert {GRID.offset(one.cell)[0] for one in east} == {GRID.cols - 1} == {43}
    assert [one.kind for one in east].count(Kind.GALLIOT) == 10


@pytest.mark.rule("8.0.a")
def test_who_is_in_reserve_goes_by_squadron_and_not_by_place() -> None:
    afar = position("A C galley 20,20 4 squadron=christian-reserve", "B C galley 0,20 4", turn=4)
    refused(afar, "move A oar", "8.0.b")
    accepted(afar, "move B oar")


@pytest.mark.rule("8.0.b")
@pytest.mark.parametrize("turn", HELD_TURNS)
@pytest.mark.parametrize("side", ["C", "I"])
def test_on_turns_1_to_4_a_reserve_ship_neither_moves_nor_attacks_nor_reorients(side: str, turn: int) -> None:
    moving = waiting(side, turn, Phase.MOVEMENT)
    for steps in ("oar", "sail", "port", "port sail"):
        refused(moving, f"move A {steps}", "8.0.b")
    assert moves_at_the_table(moving, "A", 2) == []
    accepted(moving, "move F port")
    fighting = waiting(side, turn, Phase.COMBAT)
    for order in ("guns A B", "arms A B", "board D A", "board D F A"):
        refused(fighting, order, "8.0.b")
    accepted(fighting, "board D F")
    turning = waiting(side, turn, Phase.REORIENTATION)
    refused(turning, "face A 5", "8.0.b")
    accepted(turning, "face F 5")


@pytest.mark.rule("8.0.b")
@pytest.mark.parametrize("side", ["C", "I"])
def test_a_reserve_ship_that_waits_can_be_attacked(side: str) -> None:
    table = position(
        f"A {side} galley 20,20 4 squadron={RESERVES[side]}",
        f"B {'I' if side == 'C' else 'C'} galley 21,20 1",
        turn=4,
        side=SIDES[side].enemy,
        phase=Phase.COMBAT,
    )
    do(table, "guns B A", dice=[1])
    assert not afloat(table, "A")


@pytest.mark.rule("8.0.b")
def test_a_reserve_ship_that_waits_can_be_rammed() -> None:
    table = position(
        "A C galley 20,20 4 squadron=christian-reserve", "B I galley 21,20 1", turn=4, side=Side.ISLAMIC, wind=1
    )
    do(table, "move B oar", "end", "ram B", dice=[1])
    assert not afloat(table, "A")


@pytest.mark.rule("8.0.c")
@pytest.mark.parametrize("turn", FREE_TURNS)
@pytest.mark.parametrize("side", ["C", "I"])
def test_from_turn_5_on_reserve_ships_move_attack_and_reorient_like_others(side: str, turn: int) -> None:
    moving = waiting(side, turn, Phase.MOVEMENT)
    for steps in ("port", "starboard oar", "port sail sail"):
        accepted(moving, f"move A {steps}")
    fighting = waiting(side, turn, Phase.COMBAT)
    for order in ("guns A B", "arms A B", "arms A B D", "board D A", "board D F A"):
        accepted(fighting, order)
    accepted(waiting(side, turn, Phase.REORIENTATION), "face A 5")


@pytest.mark.rule("8.0.c")
@pytest.mark.parametrize(("side", "name"), [(Side.CHRISTIAN, "CX-G01"), (Side.ISLAMIC, "IX-O01")])
def test_in_the_battle_each_reserve_may_move_for_the_first_time_in_its_own_movement_of_turn_5(
    side: Side, name: str
) -> None:
    table = opened("battle", 1)
    for turn in HELD_TURNS:
        end_to(table, side, Phase.MOVEMENT, turn=turn)
        refused(table, f"move {name} oar", "8.0.b")
    end_to(table, side, Phase.MOVEMENT, turn=5)
    start = at(table, name)
    do(table, f"move {name} oar")
    assert at(table, name) != start
    assert ship(table, name).squadron == RESERVES[side.value[0].upper()]
