"""7.5 Ramming: entering, the die, being stuck, and life in a shared hex."""

from __future__ import annotations

import pytest

from maestre.games.lepanto.data import ShipId, Side
from maestre.games.lepanto.fighting.close_combat import OddsChart
from maestre.games.lepanto.fighting.gunnery import GunChart
from maestre.games.lepanto.fighting.targets import gap
from maestre.games.lepanto.table.state import Phase
from maestre.play import Throw
from tests.games.lepanto.figures import GRID, gun_chart, odds_chart, ram_table
from tests.games.lepanto.positions import (
    FAR_AWAY,
    Position,
    accepted,
    afloat,
    at,
    combat,
    do,
    end_to,
    position,
    reading,
    refused,
    ship,
)

CHRISTIAN, ISLAMIC = Side.CHRISTIAN, Side.ISLAMIC

HERE = GRID.at(20, 20)
BOW_ON = ("R I galley 21,20 1", "V C galley 20,20 4")  # R comes from direction 4, the bow of V
SIDE_ON = ("R I galley 20,19 2", "V C galley 20,20 4")  # R comes from direction 5, the port side of V


def islamic_move(*ships: str, wind: int = 4) -> Position:
    return position(*ships, *FAR_AWAY, side=ISLAMIC, wind=wind)


def rammed(*ships: str, steps: str = "oar", wind: int = 4) -> Position:
    """R has entered the hex of V, and its die is due."""
    return do(islamic_move(*ships, wind=wind), f"move R {steps}", "end")


def stuck(*ships: str, wind: int = 4) -> Position:
    """R has rammed V in vain; it is still the Islamic combat phase."""
    return do(rammed(*ships, wind=wind), "ram R", dice=[6])


def christian_combat(*ships: str) -> Position:
    """R has rammed V in vain, and the Christian combat phase after it has come."""
    return end_to(stuck(*ships), CHRISTIAN, Phase.COMBAT, dice=[1])


# ------------------------------------------------------------------------------------------------------------- entering


@pytest.mark.rule("7.5.a")
@pytest.mark.parametrize("rammer", ["galley", "galliot"])
@pytest.mark.parametrize("victim", ["galley", "galleass"])
def test_any_islamic_ship_rams_any_christian_ship(rammer: str, victim: str) -> None:
    table = islamic_move(f"R I {rammer} 21,20 1", f"V C {victim} 20,20 4")
    do(table, "move R oar", "end", "ram R", dice=[1])
    assert not afloat(table, "V")
    assert at(table, "R") == (20, 20)


@pytest.mark.rule("7.5.a")
@pytest.mark.parametrize("target", ["galley", "galliot"])
def test_no_christian_ship_rams(target: str) -> None:
    table = position("A C galley 20,20 4", f"X I {target} 21,20 1", *FAR_AWAY)
    refused(table, "move A oar", "7.5.a")
    refused(table, "move A sail", "7.5.a")


@pytest.mark.rule("7.5.b")
@pytest.mark.parametrize("last", ["oar", "sail"])
def test_entering_an_enemys_hex_is_a_ram_and_ends_the_move(last: str) -> None:
    ships = ("R I galley 22,20 1", "V C galley 20,20 4")
    for more in ("oar", "sail", "port"):
        refused(islamic_move(*ships, wind=1), f"move R sail {last} {more}", "7.5.b")
    table = do(islamic_move(*ships, wind=1), f"move R sail {last}")
    assert at(table, "R") == at(table, "V") == (20, 20)
    assert (table.state.at[HERE], table.state.rams[HERE].rammer) == ("V", "R")
    refused(table, "move R oar", "5.2.b")


@pytest.mark.rule("7.5.b")
def test_two_ships_share_a_hex_in_no_other_way() -> None:
    refused(islamic_move("R I galley 21,20 1", "V I galley 20,20 4"), "move R oar", "6.5.a")
    refused(position("R C galley 21,20 1", "V C galley 20,20 4", *FAR_AWAY), "move R oar", "6.5.a")
    accepted(islamic_move("R I galley 21,20 1", "V C galley 20,20 4"), "move R oar")


@pytest.mark.rule("7.5.c")
def test_a_second_ship_does_not_ram_into_the_hex_in_the_same_turn() -> None:
    table = islamic_move(*BOW_ON, "S I galley 20,19 2")
    accepted(table, "move S oar")
    do(table, "move R oar")
    refused(table, "move S oar", "7.5.c")


@pytest.mark.rule("7.5.c")
def test_nobody_enters_a_hex_that_a_stuck_rammer_still_shares_a_turn_later() -> None:
    table = stuck(*SIDE_ON, "S I galley 21,20 1", "F C galley 19,20 4")
    end_to(table, CHRISTIAN, Phase.MOVEMENT, dice=[1])
    refused(table, "move F oar", "7.5.c")
    end_to(table, ISLAMIC, Phase.MOVEMENT)
    assert at(table, "R") == (20, 20), "S lies downwind, so R has not drifted"
    refused(table, "move S oar", "7.5.c")


@pytest.mark.rule("7.5.c")
def test_once_the_first_rammer_has_drifted_off_another_may_ram() -> None:
    table = stuck(*BOW_ON, "S I galley 19,20 4")
    end_to(table, ISLAMIC, Phase.MOVEMENT, turn=6, dice=[1])
    assert at(table, "R") == (21, 20)
    do(table, "move S oar", "end", "ram S", dice=[1])
    assert not afloat(table, "V")


# -------------------------------------------------------------------------------------------------------------- the die


@pytest.mark.rule("7.5.d")
@pytest.mark.parametrize(
    ("start", "steps", "hexes"),
    [
        ("21,20 1", "oar", 1),
        ("21,20 1", "sail", 1),
        ("22,20 1", "oar oar", 2),
        ("22,20 1", "oar sail", 2),
        ("21,19 1", "oar port sail", 2),
        ("20,19 1", "port oar", 1),
        ("23,20 1", "oar sail sail", 3),
        ("24,20 1", "oar oar sail sail", 4),
        ("24,20 1", "sail oar sail oar", 4),
    ],
)
def test_the_column_is_the_hexes_moved_with_the_targets_own(start: str, steps: str, hexes: int) -> None:
    table = rammed(f"R I galley {start}", "V C galley 20,20 4", steps=steps, wind=1)
    assert reading(table, "ram R") == ram_table(hexes)


@pytest.mark.rule("7.5.e", "7.5.h", "7.5.i")
@pytest.mark.parametrize("hexes", [1, 2, 3, 4])
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_ram_eliminates_on_hexes_moved_plus_one_or_less_and_sticks_otherwise(hexes: int, die: int) -> None:
    steps = ["sail", "sail", "oar", "oar"][:hexes]
    table = rammed(f"R I galley {20 + hexes},20 1", "V C galley 20,20 4", steps=" ".join(steps), wind=1)
    victim = ship(table, "V")
    do(table, "ram R", dice=[die])
    if die <= hexes + 1:
        assert table.state.lost[ShipId("V")].how == "ram"
        assert table.state.at[HERE] == "R"
        assert not table.state.rams
        assert not ship(table, "R").immobilised
    else:
        assert ship(table, "V") == victim
        assert ship(table, "R").immobilised == "ram"
        assert at(table, "R") == at(table, "V")


@pytest.mark.rule("7.5.f")
def test_the_die_is_rolled_in_the_combat_phase_and_not_on_entry() -> None:
    table = do(islamic_move(*BOW_ON), "move R oar")
    assert not isinstance(table.request, Throw)
    do(table, "end")
    assert table.state.phase is Phase.COMBAT
    assert reading(table, "ram R") == ram_table(1)


@pytest.mark.rule("7.5.f")
def test_the_phase_does_not_end_before_every_ram_is_rolled() -> None:
    table = islamic_move(*BOW_ON, "S I galley 21,22 1", "W C galley 20,22 4")
    do(table, "move R oar", "move S oar", "end")
    refused(table, "end", "7.5.f")
    do(table, "ram S", dice=[6])
    refused(table, "end", "7.5.f")
    do(table, "ram R", "end", dice=[1])
    assert table.state.phase is Phase.REORIENTATION


@pytest.mark.rule("7.5.f")
def test_a_ram_is_rolled_once_and_only_by_who_rammed() -> None:
    table = rammed(*BOW_ON, "S I galley 21,22 1", "W C galley 20,22 4")
    refused(table, "ram S", "7.5.f")
    do(table, "ram R", dice=[6])
    refused(table, "ram R", "7.5.f")


@pytest.mark.rule("7.5.f")
def test_other_attacks_may_come_before_the_ram() -> None:
    table = rammed(*BOW_ON, "S I galley 21,22 1", "W C galley 20,22 4")
    do(table, "guns S W", "ram R", "arms S W", dice=[6, 6, 1])
    assert ship(table, "R").immobilised
    assert not afloat(table, "W")


@pytest.mark.rule("7.5.f")
def test_no_ram_is_rolled_once_another_ship_has_sunk_the_target() -> None:
    table = rammed(*BOW_ON, "S I galley 19,20 4")
    do(table, "guns S V", dice=[2])
    assert not afloat(table, "V")
    refused(table, "ram R", "7.5.f")
    refused(table, "guns R far-C", "7.5.g")
    do(table, "end")
    assert table.state.phase is Phase.REORIENTATION
    assert not ship(table, "R").immobilised
    assert table.state.at[HERE] == "R"
    accepted(table, "face R 2")


@pytest.mark.rule("7.5.g")
@pytest.mark.parametrize("die", [1, 6])
@pytest.mark.parametrize("rolled", [False, True])
@pytest.mark.parametrize("words", ["guns R W", "arms R W", "board Y R"])
def test_a_ship_that_rammed_makes_no_other_attack_in_the_phase(words: str, rolled: bool, die: int) -> None:
    table = rammed(*BOW_ON, "W C galley 19,20 4", "Y C galley 20,19 4")
    if rolled:
        do(table, "ram R", dice=[die])
    refused(table, words, "7.5.g")


@pytest.mark.rule("7.5.h")
def test_after_e_the_rammer_is_alone_in_the_hex_and_free_to_move_on() -> None:
    table = rammed("R I galley 24,20 1", "V C galley 20,20 4", steps="oar oar sail sail", wind=1)
    do(table, "ram R", dice=[5])
    assert not afloat(table, "V")
    end_to(table, ISLAMIC, Phase.MOVEMENT, turn=6, dice=[1])
    do(table, "move R sail")
    assert at(table, "R") == (19, 20)


@pytest.mark.rule("7.5.i")
def test_after_i_the_rammer_never_moves_by_itself_again_and_only_drifts() -> None:
    table = stuck(*SIDE_ON, wind=1)
    for turn in (6, 7):
        end_to(table, ISLAMIC, Phase.MOVEMENT, turn=turn, dice=[1])
        assert ship(table, "R").immobilised == "ram"
        assert at(table, "R") == (25 - turn, 20), "one hex to the west each turn"
        for steps in ("oar", "sail", "port", "port oar"):
            refused(table, f"move R {steps}", "6.4.a")
    assert at(table, "V") == (20, 20)
    assert not table.state.rams


# ----------------------------------------------------------------------------------------------------- stuck in its hex


@pytest.mark.rule("7.5.j")
@pytest.mark.parametrize(
    ("words", "expected"),
    [("guns R X", gun_chart(2)), ("arms R X", odds_chart("1:1")), ("board Y R", odds_chart("1:1"))],
)
def test_an_immobilised_ship_fires_and_boards_under_the_normal_rules(
    words: str, expected: GunChart | OddsChart
) -> None:
    ships = ("R I galley 20,20 1 immobilised=ram", "X C galley 19,20 4", "Y C galley 20,19 4")
    table = combat(*ships, side=ISLAMIC)
    assert reading(table, words) == expected


@pytest.mark.rule("7.5.j")
def test_a_rammer_stuck_on_one_turn_fires_on_the_next() -> None:
    table = stuck(*BOW_ON, "X C galley 19,20 4", wind=1)
    end_to(table, ISLAMIC, Phase.COMBAT, turn=6, dice=[1])
    assert at(table, "R") == at(table, "V"), "X lies downwind, so R has not drifted"
    assert reading(table, "guns R X") == gun_chart(2)
    do(table, "guns R X", dice=[2])
    assert not afloat(table, "X")


@pytest.mark.rule("7.5.j")
def test_an_immobilised_ship_does_not_board_ahead() -> None:
    table = combat("R I galley 20,20 1 immobilised=ram", "X C galley 19,20 4", side=ISLAMIC)
    refused(table, "board X R", "7.4.a")


@pytest.mark.rule("7.5.k")
@pytest.mark.parametrize("kind", ["galley", "galliot"])
@pytest.mark.parametrize("facing", [2, 6])
def test_a_ship_stuck_by_its_ram_never_turns(kind: str, facing: int) -> None:
    table = do(stuck(f"R I {kind} 21,20 1", "V C galley 20,20 4"), "end")
    refused(table, f"face R {facing}", "7.5.k")
    end_to(table, ISLAMIC, Phase.MOVEMENT, turn=6, dice=[1])
    refused(table, "move R port", "6.4.a")
    end_to(table, ISLAMIC, Phase.REORIENTATION)
    assert not table.state.rams, "not even when it has drifted off alone"
    refused(table, f"face R {facing}", "7.5.k")


# --------------------------------------------------------------------------------------------------------- a shared hex


@pytest.mark.rule("7.5.l")
def test_small_arms_inside_a_shared_hex_are_at_range_1_either_way() -> None:
    table = christian_combat(*BOW_ON)
    state, one, other = table.state, ship(table, "V"), ship(table, "R")
    assert gap(state, one, other) == gap(state, other, one) == 1
    assert reading(table, "arms V R") == odds_chart("1:1")
    table = stuck(*BOW_ON, "X C galley 19,20 4", "Z C galley 18,20 4", wind=1)
    end_to(table, ISLAMIC, Phase.COMBAT, turn=6, dice=[1])
    assert reading(table, "arms R V") == odds_chart("1:1")
    assert reading(table, "arms R X") == odds_chart("1:1")
    assert reading(table, "arms R Z") == odds_chart("1:2"), "other targets keep their distance"


@pytest.mark.rule("7.5.l")
def test_guns_inside_a_shared_hex_are_at_range_1_either_way() -> None:
    table = christian_combat(*BOW_ON)
    assert reading(table, "guns V R") == gun_chart(2)
    table = stuck(*BOW_ON, "X C galley 19,20 4", wind=1)
    end_to(table, ISLAMIC, Phase.COMBAT, turn=6, dice=[1])
    assert reading(table, "guns R V") == gun_chart(2)


# Where a ship lies that comes from each direction, with its bow to [20,20].
FROM = {1: "19,20 4", 2: "19,21 5", 3: "20,21 6", 4: "21,20 1", 5: "20,19 2", 6: "19,19 3"}


def blocked_downwind(direction: int, victim: str) -> Position:
    """R, from a direction, has rammed V in vain; the wind blows on from there, and a ship in the way bars all drift."""
    onward = (direction + 2) % 6 + 1
    return stuck(f"R I galley {FROM[direction]}", victim, f"block I galley {FROM[onward]}", wind=onward)


@pytest.mark.rule("7.5.m")
@pytest.mark.parametrize(
    ("direction", "guns", "boards"),
    [(4, True, False), (5, False, True), (6, False, True), (1, False, False), (2, False, True), (3, False, True)],
)
def test_a_victim_has_its_rammer_in_the_hex_that_it_came_from(direction: int, guns: bool, boards: bool) -> None:
    table = christian_combat(f"R I galley {FROM[direction]}", "V C galley 20,20 4")
    if guns:
        assert reading(table, "guns V R") == gun_chart(2)
    else:
        refused(table, "guns V R", "7.1.a")
    if boards:
        assert reading(table, "board R V") == odds_chart("1:1")
    else:
        refused(table, "board R V", "7.4.a")


@pytest.mark.rule("7.5.m")
@pytest.mark.parametrize(
    ("direction", "value", "arc"),
    [(4, 2, "bow"), (5, 4, "port"), (6, 4, "port"), (1, 2, "stern"), (2, 4, "starboard"), (3, 4, "starboard")],
)
def test_a_rammed_galleass_has_its_rammer_in_the_arc_that_it_came_from(direction: int, value: int, arc: str) -> None:
    table = blocked_downwind(direction, "V C galleass 20,20 4")
    end_to(table, CHRISTIAN, Phase.COMBAT, dice=[1])
    assert at(table, "V") == at(table, "R")
    assert reading(table, "guns V R") == gun_chart(value)
    do(table, "guns V R", dice=[6])
    assert table.state.done[ShipId("V")] == (f"guns:{arc}",)


@pytest.mark.rule("7.5.m")
@pytest.mark.parametrize("direction", [1, 2, 3, 4, 5, 6])
def test_a_rammer_has_its_victim_at_its_bow_and_cannot_board_it(direction: int) -> None:
    table = blocked_downwind(direction, "V C galley 20,20 4")
    end_to(table, ISLAMIC, Phase.COMBAT, turn=6, dice=[1])
    assert at(table, "V") == at(table, "R")
    assert reading(table, "guns R V") == gun_chart(2)
    refused(table, "board V R", "7.4.a")


@pytest.mark.rule("7.5.n")
def test_after_a_failed_ram_the_victim_may_leave_or_stay() -> None:
    table = end_to(stuck(*SIDE_ON), CHRISTIAN, Phase.MOVEMENT, dice=[1])
    do(table, "move V oar")
    assert (at(table, "V"), at(table, "R")) == ((21, 20), (20, 20))
    assert (table.state.at[HERE], table.state.rams) == ("R", {})
    table = end_to(stuck(*SIDE_ON), CHRISTIAN, Phase.COMBAT, dice=[1])
    assert at(table, "V") == at(table, "R")


@pytest.mark.rule("7.5.o")
def test_the_victim_does_not_reorient_while_it_shares_the_hex() -> None:
    table = end_to(stuck(*SIDE_ON), CHRISTIAN, Phase.REORIENTATION, dice=[1])
    refused(table, "face V 5", "7.5.o")


@pytest.mark.rule("7.5.o")
def test_the_victim_turns_only_in_a_move_that_leaves_the_hex() -> None:
    table = end_to(stuck(*SIDE_ON), CHRISTIAN, Phase.MOVEMENT, dice=[1])
    refused(table, "move V port", "7.5.o")
    refused(table, "move V starboard", "7.5.o")
    accepted(table, "move V oar port")
    do(table, "move V starboard oar")
    assert at(table, "V") == (20, 21)
    end_to(table, CHRISTIAN, Phase.REORIENTATION)
    accepted(table, "face V 4")


@pytest.mark.rule("7.5.o")
@pytest.mark.parametrize("how", ["lost", "drifted"])
def test_the_victim_turns_again_once_the_rammer_is_gone(how: str) -> None:
    table = christian_combat(*BOW_ON)
    if how == "lost":
        do(table, "guns V R", "end", dice=[1])
    else:
        end_to(table, CHRISTIAN, Phase.REORIENTATION, turn=7, dice=[1])
    accepted(table, "face V 5")


@pytest.mark.rule("7.5.p")
@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("guns G R", gun_chart(2)),
        ("guns H R", gun_chart(1)),
        ("arms G R", odds_chart("1:1")),
        ("arms H R", odds_chart("1:2")),
        ("board R S", odds_chart("1:1")),
        ("board R S V", odds_chart("2:1")),
    ],
)
def test_others_fire_and_board_into_a_shared_hex(words: str, expected: GunChart | OddsChart) -> None:
    table = christian_combat(*SIDE_ON, "G C galley 19,20 4", "H C galley 18,20 4", "S C galley 20,21 4")
    assert reading(table, words) == expected


@pytest.mark.rule("7.5.p")
def test_boarding_into_a_shared_hex_needs_a_side_to_it() -> None:
    table = christian_combat(*SIDE_ON, "G C galley 19,20 4")
    refused(table, "board R G", "7.4.a")


@pytest.mark.rule("7.5.p")
def test_islam_too_attacks_into_a_shared_hex() -> None:
    table = stuck(*BOW_ON, "S I galley 19,20 4", "T I galley 20,19 4")
    assert reading(table, "guns S V") == gun_chart(2)
    assert reading(table, "arms S V") == odds_chart("1:1")
    assert reading(table, "board V T") == odds_chart("1:1")


@pytest.mark.rule("7.5.q")
@pytest.mark.parametrize(
    ("words", "die", "gone"),
    [
        ("guns G R", 1, "R"),
        ("guns G R", 6, ""),
        ("arms G R", 1, "R"),
        ("arms G R", 2, "GR"),
        ("arms G R", 6, ""),
        ("board R S", 1, "R"),
        ("board R S", 2, "SR"),
    ],
)
def test_an_attack_on_an_enemy_in_a_shared_hex_never_harms_the_friend_there(words: str, die: int, gone: str) -> None:
    table = christian_combat(*SIDE_ON, "G C galley 19,20 4", "S C galley 20,21 4")
    friend = ship(table, "V")
    do(table, words, dice=[die])
    assert ship(table, "V") == friend
    assert table.state.at[HERE] == "V"
    assert [afloat(table, name) for name in "GSR"] == [name not in gone for name in "GSR"]
    assert bool(table.state.rams) is ("R" not in gone)


@pytest.mark.rule("7.5.q")
def test_a_rammer_stays_when_its_victim_is_sunk_by_others() -> None:
    table = do(stuck(*BOW_ON, "S I galley 19,20 4"), "guns S V", dice=[1])
    assert not afloat(table, "V")
    assert (table.state.at[HERE], table.state.rams) == ("R", {})
    assert ship(table, "R").immobilised == "ram"


@pytest.mark.rule("7.2.p", "7.5.l")
def test_b_inside_a_shared_hex_empties_it() -> None:
    table = do(christian_combat(*BOW_ON), "arms V R", dice=[2])
    assert HERE not in table.state.at
    assert not table.state.rams
    assert not afloat(table, "V")
    assert not afloat(table, "R")


@pytest.mark.rule("7.2.r")
def test_a_ship_in_a_shared_hex_stays_repulsed() -> None:
    table = do(christian_combat(*BOW_ON), "arms V R", "end", dice=[6])
    assert ship(table, "V").repulsed
