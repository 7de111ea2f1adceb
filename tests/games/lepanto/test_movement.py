"""6.2 Movement and 6.5 occupied hexes, as a player meets them: orders given at the table."""

import pytest

from maestre.games.lepanto.data import ShipId, Side
from maestre.games.lepanto.sailing.movement import sail_allowance
from maestre.games.lepanto.table.state import Phase
from maestre.play import Order
from tests.games.lepanto.positions import SIDES, Position, accepted, at, do, end_to, position, refused, ship
from tests.games.lepanto.wandering import moves_at_the_table, opened

WINDS = range(1, 7)


def lone(who: str = "C galley", facing: int = 4, *, wind: int = 4, place: str = "20,20", markers: str = "") -> Position:
    """Put one ship of the active side on the map; A is its name."""
    return position(f"A {who} {place} {facing} {markers}", side=SIDES[who[0]], wind=wind)


def off(direction: int, hexsides: int) -> int:
    return (direction - 1 + hexsides) % 6 + 1


# ---------------------------------------------------------------- oars and sail


@pytest.mark.rule("6.2.a")
@pytest.mark.parametrize("who", ["C galley", "I galley", "I galliot"])
@pytest.mark.parametrize(
    ("steps", "hexes"),
    [("oar", 1), ("sail", 1), ("oar sail", 2), ("sail oar sail", 3), ("oar sail sail", 3), ("sail sail oar", 3)],
)
def test_galleys_and_galliots_row_sail_or_both_in_any_order(who: str, steps: str, hexes: int) -> None:
    table = do(lone(who), f"move A {steps}")
    assert at(table, "A") == (20 + hexes, 20)
    assert not ship(table, "A").exhausted


@pytest.mark.rule("6.2.a")
@pytest.mark.parametrize("step", ["swim", "OAR", "oar,oar", "2"])
def test_there_is_no_other_way_to_move(step: str) -> None:
    refused(lone(), f"move A {step}", "6.2.a")


@pytest.mark.rule("6.2.b")
@pytest.mark.parametrize("who", ["C galley", "I galley", "I galliot"])
@pytest.mark.parametrize("wind", WINDS)
@pytest.mark.parametrize("hexes", [1, 2])
def test_a_galley_or_galliot_rows_one_or_two_hexes_whatever_the_wind(who: str, wind: int, hexes: int) -> None:
    table = lone(who, 1, wind=wind)
    refused(table, "move A oar oar oar", "6.2.b")
    do(table, f"move A {'oar ' * hexes}")
    assert at(table, "A") == (20 - hexes, 20)


@pytest.mark.rule("6.2.c")
@pytest.mark.parametrize("who", ["C galley", "I galley", "I galliot"])
@pytest.mark.parametrize("wind", WINDS)
@pytest.mark.parametrize("hexsides", [-1, 0, 1])
def test_a_ship_with_the_wind_at_most_one_hexside_off_its_bow_sails_two_hexes(
    who: str, wind: int, hexsides: int
) -> None:
    table = lone(who, off(wind, hexsides), wind=wind)
    assert sail_allowance(table.state, SIDES[who[0]], off(wind, hexsides)) == 2
    accepted(table, "move A sail")
    accepted(table, "move A sail sail")
    refused(table, "move A sail sail sail", "6.2.c")


@pytest.mark.rule("6.2.d")
@pytest.mark.parametrize("who", ["C galley", "I galley", "I galliot"])
@pytest.mark.parametrize("wind", WINDS)
@pytest.mark.parametrize("hexsides", [-2, 2])
def test_a_ship_with_the_wind_two_hexsides_off_its_bow_sails_one_hex(who: str, wind: int, hexsides: int) -> None:
    table = lone(who, off(wind, hexsides), wind=wind)
    assert sail_allowance(table.state, SIDES[who[0]], off(wind, hexsides)) == 1
    accepted(table, "move A sail")
    refused(table, "move A sail sail", "6.2.d")


@pytest.mark.rule("6.2.e")
@pytest.mark.parametrize("wind", WINDS)
def test_a_christian_ship_cannot_sail_straight_against_the_wind_but_rows(wind: int) -> None:
    table = lone("C galley", off(wind, 3), wind=wind)
    assert sail_allowance(table.state, Side.CHRISTIAN, off(wind, 3)) == 0
    refused(table, "move A sail", "6.2.e")
    refused(table, "move A oar sail", "6.2.e")
    accepted(table, "move A oar oar")


@pytest.mark.rule("6.2.f")
@pytest.mark.parametrize("kind", ["galley", "galliot"])
@pytest.mark.parametrize("wind", WINDS)
def test_an_islamic_ship_sails_one_hex_even_straight_against_the_wind(kind: str, wind: int) -> None:
    table = lone(f"I {kind}", off(wind, 3), wind=wind)
    assert sail_allowance(table.state, Side.ISLAMIC, off(wind, 3)) == 1
    accepted(table, "move A oar oar sail")
    refused(table, "move A sail sail", "6.2.f")
    refused(table, "move A oar oar sail sail", "6.2.f")


@pytest.mark.rule("6.2.f")
def test_the_hex_that_islamic_ships_always_sail_is_a_floor_and_no_extra_hex() -> None:
    against = do(lone("I galley", 1, wind=4), "move A oar oar sail")
    assert at(against, "A") == (17, 20)
    before = lone("I galley", 4, wind=4)
    assert sail_allowance(before.state, Side.ISLAMIC, 4) == 2
    refused(before, "move A sail sail sail", "6.2.c")


@pytest.mark.rule("6.2.g")
def test_no_ship_has_to_move() -> None:
    table = lone("C galley", 4, wind=4)
    end_to(table, Side.CHRISTIAN, Phase.MOVEMENT, turn=6, dice=[1])
    assert at(table, "A") == (20, 20)
    assert ship(table, "A").facing == 4


@pytest.mark.rule("6.2.g")
def test_a_whole_fleet_may_stay_where_it_is_and_a_move_without_steps_is_no_move() -> None:
    table = opened("learning", 1)
    refused(table, "move CC-G03", "6.2.g")
    before = {one.id: one.cell for one in table.state.ships.values()}
    table.say("christian", Order("end"))
    assert table.state.phase is Phase.COMBAT
    assert {one.id: one.cell for one in table.state.ships.values()} == before


# ---------------------------------------------------------------- turns


@pytest.mark.rule("6.2.h")
@pytest.mark.parametrize(
    ("steps", "place", "facing"),
    [
        ("port", (20, 20), 5),
        ("starboard", (20, 20), 3),
        ("port sail sail", (21, 18), 5),
        ("starboard sail sail", (21, 22), 3),
        ("sail port sail", (21, 19), 5),
        ("sail sail starboard", (22, 20), 3),
    ],
)
def test_a_ship_turns_one_hexside_before_between_or_after_its_hexes_or_on_the_spot(
    steps: str, place: tuple[int, int], facing: int
) -> None:
    table = do(lone(), f"move A {steps}")
    assert at(table, "A") == place
    assert ship(table, "A").facing == facing


@pytest.mark.rule("6.2.h")
@pytest.mark.parametrize("facing", WINDS)
def test_port_and_starboard_are_the_next_hexsides_left_and_right_on_every_heading(facing: int) -> None:
    port = do(lone(facing=facing), "move A port")
    starboard = do(lone(facing=facing), "move A starboard")
    assert (ship(port, "A").facing, ship(starboard, "A").facing) == (off(facing, 1), off(facing, -1))


@pytest.mark.rule("6.2.h")
@pytest.mark.parametrize("who", ["C galley", "I galley", "I galliot"])
@pytest.mark.parametrize("first", ["port", "starboard"])
@pytest.mark.parametrize("second", ["port", "starboard"])
@pytest.mark.parametrize("between", ["", "sail", "sail sail", "oar"])
def test_no_ship_turns_twice_in_a_move(who: str, first: str, second: str, between: str) -> None:
    table = lone(who)
    accepted(table, f"move A {first} {between}")
    refused(table, f"move A {first} {between} {second}", "6.2.h")


@pytest.mark.rule("6.2.i")
@pytest.mark.parametrize("turn", ["port", "starboard"])
@pytest.mark.parametrize("who", ["C galley", "I galley", "I galliot"])
def test_a_ship_that_turns_rows_one_hex_at_most_and_one_that_rowed_two_does_not_turn(who: str, turn: str) -> None:
    table = lone(who)
    for steps in (f"{turn} oar", f"oar {turn}", f"sail oar {turn} sail", "oar oar"):
        accepted(table, f"move A {steps}")
    for steps in (f"{turn} oar oar", f"oar {turn} oar", f"{turn} oar sail oar", f"oar oar {turn}"):
        refused(table, f"move A {steps}", "6.2.i")


@pytest.mark.rule("6.2.j")
@pytest.mark.parametrize("who", ["C galley", "I galley", "I galliot"])
@pytest.mark.parametrize("steps", ["port oar", "oar starboard", "sail oar port sail", "oar sail sail starboard"])
def test_a_ship_that_rows_one_hex_and_turns_is_exhausted(who: str, steps: str) -> None:
    assert ship(do(lone(who), f"move A {steps}"), "A").exhausted == 5


@pytest.mark.rule("6.2.k")
@pytest.mark.parametrize("who", ["C galley", "I galley", "I galliot"])
@pytest.mark.parametrize("steps", ["port", "starboard", "port sail", "starboard sail sail", "sail port sail"])
def test_a_ship_that_rows_no_hex_turns_without_tiring(who: str, steps: str) -> None:
    table = do(lone(who), f"move A {steps}")
    assert ship(table, "A").facing != 4
    assert not ship(table, "A").exhausted


@pytest.mark.rule("6.2.l")
@pytest.mark.parametrize(("facing", "turn"), [(6, "port"), (2, "starboard")])
def test_a_christian_ship_that_turns_into_the_wind_cannot_sail_on(facing: int, turn: str) -> None:
    table = lone("C galley", facing, wind=4)
    refused(table, f"move A {turn} sail", "6.2.l")
    refused(table, f"move A sail {turn} sail", "6.2.l")
    accepted(table, f"move A sail {turn}")
    accepted(table, f"move A {turn} oar")
    do(table, f"move A {turn}")
    assert ship(table, "A").facing == 1
    assert sail_allowance(table.state, Side.CHRISTIAN, 1) == 0


@pytest.mark.rule("6.2.l", "6.2.f")
@pytest.mark.parametrize(("facing", "turn"), [(6, "port"), (2, "starboard")])
def test_an_islamic_ship_that_turns_into_the_wind_still_sails_its_one_hex(facing: int, turn: str) -> None:
    table = lone("I galley", facing, wind=4)
    accepted(table, f"move A {turn} sail")
    refused(table, f"move A sail {turn} sail", "6.2.m")


@pytest.mark.rule("6.2.m")
@pytest.mark.parametrize("side", ["C", "I"])
@pytest.mark.parametrize(("fair", "away", "back"), [(5, "port", "starboard"), (3, "starboard", "port")])
def test_after_a_turn_a_ship_sails_on_only_within_the_allowance_of_its_new_heading(
    side: str, fair: int, away: str, back: str
) -> None:
    to_one = lone(f"{side} galley", fair, wind=4)
    accepted(to_one, f"move A {away} sail")
    refused(to_one, f"move A {away} sail sail", "6.2.m")
    refused(to_one, f"move A sail {away} sail", "6.2.m")
    accepted(to_one, f"move A sail {away} oar")
    to_two = lone(f"{side} galley", off(fair, 1 if away == "port" else -1), wind=4)
    accepted(to_two, f"move A sail {back} sail")
    refused(to_two, f"move A sail {back} sail sail", "6.2.m")
    refused(to_two, f"move A sail sail {back}", "6.2.d")


@pytest.mark.rule("6.2.n")
@pytest.mark.parametrize(
    ("who", "facing", "straight", "turning"),
    [
        ("I galley", 1, 4, 3),
        ("I galliot", 1, 4, 3),
        ("C galley", 1, 4, 3),
        ("C galley", 4, 2, 2),
        ("I galley", 4, 3, 2),
    ],
)
def test_two_hexes_by_oar_and_two_by_sail_are_the_longest_move_and_three_with_a_turn(
    who: str, facing: int, straight: int, turning: int
) -> None:
    moves = moves_at_the_table(lone(who, facing, wind=1), "A")
    hexes = {steps: steps.count("oar") + steps.count("sail") for steps in moves}
    turned = [steps for steps in moves if "port" in steps or "starboard" in steps]
    assert max(hexes.values()) == straight
    assert max(hexes[steps] for steps in turned) == turning
    assert max(map(len, moves)) == max(straight, turning + 1)


# ---------------------------------------------------------------- the map


@pytest.mark.rule("6.2.o")
@pytest.mark.parametrize(
    ("place", "facing"),
    [
        ("0,20", 1),
        ("0,20", 2),
        ("0,20", 6),
        ("43,20", 4),
        ("43,21", 3),
        ("43,21", 5),
        ("1,0", 6),
        ("3,57", 2),
        ("3,57", 3),
    ],
)
def test_no_ship_moves_off_the_map(place: str, facing: int) -> None:
    for who in ("C galley", "I galliot"):
        table = lone(who, facing, wind=facing, place=place)
        refused(table, "move A oar", "6.2.o")
        refused(table, "move A sail", "6.2.o")
        assert not [steps for steps in moves_at_the_table(table, "A", 2) if steps[0] in {"oar", "sail"}]


@pytest.mark.rule("6.2.o")
@pytest.mark.parametrize(
    ("place", "facing", "to"), [("1,20", 1, (0, 20)), ("0,21", 2, (0, 22)), ("43,20", 3, (43, 21))]
)
def test_a_ship_may_move_along_the_edge_of_the_map_and_up_to_it(place: str, facing: int, to: tuple[int, int]) -> None:
    assert at(do(lone(facing=facing, place=place), "move A oar"), "A") == to


@pytest.mark.rule("6.2.p")
@pytest.mark.parametrize(
    ("place", "facing", "free"),
    [
        ("20,56", 3, False),
        ("20,56", 2, False),
        ("7,56", 3, False),
        ("6,56", 3, True),
        ("6,57", 4, False),
        ("36,56", 3, False),
        ("37,56", 3, True),
        ("37,57", 1, False),
        ("20,55", 2, True),
    ],
)
def test_no_ship_moves_under_the_turn_track(place: str, facing: int, free: bool) -> None:
    for who in ("C galley", "I galliot"):
        table = lone(who, facing, wind=facing, place=place)
        for step in ("oar", "sail"):
            if free:
                accepted(table, f"move A {step}")
            else:
                refused(table, f"move A {step}", "6.2.p")


@pytest.mark.rule("6.2.q")
@pytest.mark.parametrize(("place", "facing"), [("10,4", 1), ("9,4", 4)])
def test_no_ship_passes_between_coast_hexes_that_land_cuts_apart(place: str, facing: int) -> None:
    refused(lone("I galliot", facing, place=place), "move A oar", "6.2.q")


@pytest.mark.rule("6.2.q")
@pytest.mark.parametrize(("place", "facing", "to"), [("10,4", 4, (11, 4)), ("9,4", 3, (9, 5)), ("10,5", 6, (10, 4))])
def test_other_ways_along_the_coast_stay_open_to_a_galliot(place: str, facing: int, to: tuple[int, int]) -> None:
    assert at(do(lone("I galliot", facing, place=place), "move A oar"), "A") == to


@pytest.mark.rule("6.2.q")
@pytest.mark.parametrize(("place", "facing"), [("10,4", 5), ("10,4", 6), ("20,2", 5), ("14,2", 1)])
def test_land_is_closed_even_to_galliots(place: str, facing: int) -> None:
    refused(lone("I galliot", facing, place=place), "move A oar", "6.2.q")


# ---------------------------------------------------------------- 6.5 occupied hexes


@pytest.mark.rule("6.5.a")
@pytest.mark.parametrize(
    ("who", "other", "which"),
    [
        ("C galley", "C galley", "6.5.a"),
        ("C galley", "C galleass", "6.5.a"),
        ("I galley", "I galliot", "6.5.a"),
        ("I galliot", "I galley", "6.5.a"),
        ("C galley", "I galley", "7.5.a"),
        ("C galley", "I galliot", "7.5.a"),
    ],
)
def test_no_ship_enters_or_passes_through_the_hex_of_another(who: str, other: str, which: str) -> None:
    next_to = position(f"A {who} 20,20 4", f"B {other} 21,20 4", side=SIDES[who[0]])
    for steps in ("oar", "sail", "oar oar", "sail oar sail"):
        refused(next_to, f"move A {steps}", which)
    accepted(next_to, "move A port sail")
    farther = position(f"A {who} 20,20 4", f"B {other} 22,20 4", side=SIDES[who[0]])
    accepted(farther, "move A oar")
    for steps in ("oar oar", "oar sail sail", "sail sail oar oar"):
        refused(farther, f"move A {steps}", which)


@pytest.mark.rule("6.5.a")
def test_an_islamic_ship_enters_an_enemy_hex_only_to_ram_and_never_passes_through() -> None:
    table = position("A I galley 20,20 4", "B C galley 21,20 4", side=Side.ISLAMIC)
    refused(table, "move A oar oar", "7.5.b")
    do(table, "move A oar")
    assert at(table, "A") == at(table, "B") == (21, 20)
    assert table.state.rams[ship(table, "B").cell].rammer == "A"


@pytest.mark.rule("6.5.a")
def test_a_hex_is_free_again_once_its_ship_has_left() -> None:
    table = position("A C galley 20,20 4", "B C galley 21,20 4")
    refused(table, "move A oar", "6.5.a")
    do(table, "move B oar", "move A oar")
    assert (at(table, "A"), at(table, "B")) == ((21, 20), (22, 20))


@pytest.mark.rule("6.5.b")
@pytest.mark.parametrize(("who", "which"), [("C galley", "6.5.b"), ("I galley", "6.5.a"), ("I galliot", "6.5.a")])
def test_an_immobilised_islamic_ship_blocks_its_hex_to_friend_and_enemy(who: str, which: str) -> None:
    table = position(f"A {who} 20,20 4", "B I galley 21,20 1 immobilised=ram", side=SIDES[who[0]])
    refused(table, "move A oar", which)
    refused(table, "move A sail sail", which)


@pytest.mark.rule("6.5.b")
def test_a_ship_that_stuck_in_a_ram_still_blocks_the_hex_that_its_victim_has_left() -> None:
    table = position("A I galley 21,20 1", "B C galley 20,20 4", "D C galley 19,20 4", side=Side.ISLAMIC, wind=1)
    do(table, "move A oar", "end", "ram A", dice=[6])
    assert ship(table, "A").immobilised
    end_to(table, Side.CHRISTIAN, Phase.MOVEMENT, dice=[1])
    refused(table, "move D oar", "7.5.c")
    do(table, "move B oar")
    assert at(table, "B") == (21, 20)
    refused(table, "move D oar", "6.5.b")
    assert table.state.at[ship(table, "A").cell] == ShipId("A")
