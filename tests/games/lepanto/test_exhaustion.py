"""6.7 Exhaustion: who becomes exhausted, what it bars, how long it lasts."""

import pytest

from maestre.games.lepanto.data import Side
from maestre.games.lepanto.table.state import Phase
from tests.games.lepanto.positions import SIDES, Position, accepted, at, do, end_to, position, refused, ship
from tests.games.lepanto.wandering import moves_at_the_table

CREWS = ("C galley", "I galley", "I galliot")
NO_CHANGE = 1


def crew(who: str, *, turn: int = 4, markers: str = "") -> Position:
    """One ship of the active side on the open sea, heading east before an east wind; A is its name."""
    return position(f"A {who} 10,20 4 {markers}", turn=turn, side=SIDES[who[0]])


def to_turn(table: Position, turn: int) -> Position:
    """Play on to the same side's movement in a later turn, with the wind as it is."""
    return end_to(table, table.state.side, Phase.MOVEMENT, turn=turn, dice=[NO_CHANGE] * (turn - table.state.turn))


@pytest.mark.rule("6.7.a")
@pytest.mark.parametrize("who", CREWS)
@pytest.mark.parametrize(
    ("steps", "exhausts"),
    [
        ("oar oar", True),
        ("oar oar sail sail", True),
        ("sail oar sail oar", True),
        ("oar", False),
        ("oar sail sail", False),
        ("sail sail", False),
    ],
)
def test_a_ship_that_rows_two_hexes_is_exhausted_however_far_it_sails(who: str, steps: str, exhausts: bool) -> None:
    table = do(crew(who), f"move A {steps}")
    assert bool(ship(table, "A").exhausted) is exhausts


@pytest.mark.rule("6.7.b")
@pytest.mark.parametrize("who", CREWS)
@pytest.mark.parametrize("hard", ["oar oar", "oar port"])
def test_an_exhausted_ship_does_not_row_in_the_following_turn(who: str, hard: str) -> None:
    table = to_turn(do(crew(who), f"move A {hard}"), 5)
    for steps in ("oar", "oar oar", "sail oar", "port oar", "starboard sail oar"):
        refused(table, f"move A {steps}", "6.7.b")
    accepted(table, "move A sail")


@pytest.mark.rule("6.7.b")
@pytest.mark.parametrize("who", CREWS)
@pytest.mark.parametrize("easy", ["oar", "oar sail", "port sail"])
def test_a_ship_that_did_not_tire_itself_rows_again_in_the_following_turn(who: str, easy: str) -> None:
    accepted(to_turn(do(crew(who), f"move A {easy}"), 5), "move A oar oar")


@pytest.mark.rule("6.7.c")
@pytest.mark.parametrize("who", CREWS)
def test_after_one_turn_without_oars_a_ship_rows_two_hexes_and_is_exhausted_again(who: str) -> None:
    table = to_turn(do(crew(who), "move A oar oar"), 5)
    assert ship(table, "A").exhausted
    to_turn(table, 6)
    assert not ship(table, "A").exhausted
    do(table, "move A oar oar")
    assert at(table, "A") == (14, 20)
    assert ship(table, "A").exhausted
    to_turn(table, 7)
    refused(table, "move A oar", "6.7.b")
    to_turn(table, 8)
    accepted(table, "move A oar")


@pytest.mark.rule("6.7.c")
@pytest.mark.parametrize("who", CREWS)
def test_the_marker_is_taken_off_when_the_game_turn_without_oars_ends_and_not_before(who: str) -> None:
    table = do(crew(who), "move A oar oar")
    for turn, side in ((5, Side.CHRISTIAN), (5, Side.ISLAMIC)):
        dice = [NO_CHANGE] if table.state.turn < turn else []
        end_to(table, side, Phase.REORIENTATION, turn=turn, dice=dice)
        assert ship(table, "A").exhausted
    end_to(table, Side.CHRISTIAN, Phase.MOVEMENT, turn=6, dice=[NO_CHANGE])
    assert not ship(table, "A").exhausted


@pytest.mark.rule("6.7.d")
@pytest.mark.parametrize("kind", ["galley", "galliot"])
def test_an_exhausted_ship_sails_into_an_enemy_hex_to_ram(kind: str) -> None:
    table = position(f"A I {kind} 20,20 1 exhausted=4", "B C galley 18,20 4", turn=5, side=Side.ISLAMIC, wind=1)
    refused(table, "move A oar oar", "6.7.b")
    do(table, "move A sail sail")
    assert at(table, "A") == (18, 20)
    assert table.state.rams[ship(table, "A").cell].hexes == 2
    assert ship(table, "A").exhausted == 4


@pytest.mark.rule("6.7.d")
@pytest.mark.parametrize("orders", ["guns A B", "arms A B", "arms A B D", "board D A"])
def test_an_exhausted_ship_attacks_like_any_other(orders: str) -> None:
    ships = ("B I galley 21,20 4", "D I galley 19,21 4")
    tired = position("A C galley 20,20 4 exhausted=4", *ships, turn=5, phase=Phase.COMBAT)
    rested = position("A C galley 20,20 4", *ships, turn=5, phase=Phase.COMBAT)
    for table in (tired, rested):
        do(table, orders)
    assert tired.request == rested.request


@pytest.mark.rule("6.7.d")
@pytest.mark.parametrize("facing", [2, 3, 5, 6])
def test_an_exhausted_ship_reorients_like_any_other(facing: int) -> None:
    table = position("A C galley 20,20 4 exhausted=4", turn=5, phase=Phase.REORIENTATION)
    refused(table, "face A 1", "5.4.e")
    do(table, f"face A {facing}")
    assert ship(table, "A").facing == facing


@pytest.mark.rule("6.7.e")
@pytest.mark.parametrize("who", CREWS)
@pytest.mark.parametrize("steps", ["port", "port sail", "sail starboard", "starboard sail sail"])
def test_an_exhausted_ship_turns_and_sails_and_does_not_tire_anew(who: str, steps: str) -> None:
    table = to_turn(do(crew(who), "move A oar oar"), 5)
    refused(table, f"move A {steps} oar", "6.7.b")
    do(table, f"move A {steps}")
    assert ship(table, "A").facing != 4
    to_turn(table, 6)
    assert not ship(table, "A").exhausted
    accepted(table, "move A oar")


@pytest.mark.rule("6.7.f")
@pytest.mark.parametrize("steps", ["oar oar", "sail oar"], ids=["rowed two hexes", "rowed one"])
def test_a_ship_stuck_in_a_ram_has_no_move_in_later_turns_whether_exhausted_or_not(steps: str) -> None:
    table = position("A I galley 20,20 1", "B C galley 18,20 1", turn=5, side=Side.ISLAMIC, wind=1)
    do(table, f"move A {steps}", "end", "ram A", dice=[6])
    assert ship(table, "A").immobilised
    for turn in (6, 7, 8):
        to_turn(table, turn)
        assert moves_at_the_table(table, "A", 2) == []
        refused(table, "move A oar", "6.4.a")
        refused(table, "move A sail", "6.4.a")
