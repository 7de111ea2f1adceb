"""7.4 Boarding: who lies alongside, alone and together, and what comes of it."""

from __future__ import annotations

import pytest

from maestre.games.lepanto.data import ShipId, Side
from maestre.games.lepanto.table.state import Phase
from maestre.play import log
from tests.games.lepanto.figures import GRID, odds_chart
from tests.games.lepanto.positions import accepted, afloat, combat, do, end_to, reading, refused, ship

CHRISTIAN, ISLAMIC = Side.CHRISTIAN, Side.ISLAMIC

# X at [20,20], and every galley about it lies with its side to it.
BOARDERS = (
    "A C galley 21,20 5",
    "B C galley 20,19 4",
    "C C galley 19,19 4",
    "D C galley 19,20 6",
    "E C galley 19,21 4",
    "F C galley 20,21 1",
)


def boarding(*boarders: str, target: str = "galley") -> tuple[str, ...]:
    return (*(line for line in BOARDERS if line[0] in boarders), f"X I {target} 20,20 1")


@pytest.mark.rule("7.4.a")
@pytest.mark.parametrize(
    ("facing", "sides"),
    [
        (4, ["20,19", "19,19", "19,21", "20,21"]),
        (1, ["20,19", "19,19", "19,21", "20,21"]),
        (5, ["21,20", "20,21", "19,20", "19,19"]),
        (3, ["21,20", "19,21", "19,20", "20,19"]),
    ],
)
def test_a_ship_boards_along_its_sides_and_not_ahead_or_astern(facing: int, sides: list[str]) -> None:
    for cell in GRID.within(GRID.at(20, 20), 2):
        hex = "{},{}".format(*GRID.offset(cell))
        table = combat(f"A C galley 20,20 {facing}", f"X I galley {hex} 1")
        if hex in sides:
            accepted(table, "board X A")
        else:
            refused(table, "board X A", "7.4.a")


@pytest.mark.rule("7.4.b")
@pytest.mark.parametrize("facing", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize(("hex", "bar"), [("20,19", ""), ("21,20", "7.4.a")])
def test_the_facing_of_the_target_is_no_matter(facing: int, hex: str, bar: str) -> None:
    table = combat("A C galley 20,20 4", f"X I galley {hex} {facing}")
    if bar:
        refused(table, "board X A", bar)
    else:
        accepted(table, "board X A")


@pytest.mark.rule("7.4.c")
@pytest.mark.parametrize(
    ("boarders", "target", "ratio"),
    [
        ("A", "galley", "1:1"),
        ("AB", "galley", "2:1"),
        ("ABC", "galley", "3:1"),
        ("ABCD", "galley", "4:1"),
        ("ABCDE", "galley", "4:1"),
        ("ABCDEF", "galley", "4:1"),
        ("A", "galliot", "2:1"),
        ("AB", "galliot", "4:1"),
        ("ABCDE", "galliot", "4:1"),
    ],
)
def test_boarding_is_b_against_b_and_four_to_one_at_most(boarders: str, target: str, ratio: str) -> None:
    table = combat(*boarding(*boarders, target=target))
    assert reading(table, f"board X {' '.join(boarders)}") == odds_chart(ratio)


@pytest.mark.rule("7.4.c", "7.2.d")
@pytest.mark.parametrize(
    ("boarders", "ratio"),
    [
        (("galliot",), "1:2"),
        (("galliot", "galliot"), "1:1"),
        (("galley", "galliot"), "1:1"),  # 6 against 4
        (("galley", "galley", "galliot"), "2:1"),  # 10 against 4
        (("galley", "galley", "galley", "galliot"), "3:1"),  # 14 against 4
    ],
)
def test_boarding_odds_round_against_the_boarders(boarders: tuple[str, ...], ratio: str) -> None:
    places = ("21,20 5", "20,19 4", "19,19 4", "19,20 6")
    ships = [f"{name} I {kind} {place}" for name, kind, place in zip("ABCD", boarders, places, strict=False)]
    table = combat(*ships, "X C galley 20,20 4", side=ISLAMIC)
    assert reading(table, f"board X {' '.join('ABCD'[: len(boarders)])}") == odds_chart(ratio)


@pytest.mark.rule("7.4.d")
def test_a_galleass_is_not_boarded() -> None:
    refused(combat("A I galley 20,19 4", "X C galleass 20,20 4", side=ISLAMIC), "board X A", "7.4.d")
    accepted(combat("A I galley 20,19 4", "X C galley 20,20 4", side=ISLAMIC), "board X A")


@pytest.mark.rule("7.4.d")
def test_a_galleass_does_not_board_alone_or_with_others() -> None:
    table = combat("A C galleass 20,19 4", "B C galley 19,19 4", "X I galley 20,20 1")
    refused(table, "board X A", "7.4.d")
    refused(table, "board X B A", "7.4.d")
    accepted(table, "board X B")


@pytest.mark.rule("7.4.e")
def test_a_ship_boards_one_enemy_in_a_phase_with_all_its_crew() -> None:
    table = combat("A C galley 20,20 4", "X I galley 20,19 1", "Y I galley 20,21 1")
    do(table, "board X A", dice=[1])
    assert [tally.value for tally in log(table, "christian")[-1].because] == [4, 4]
    refused(table, "board Y A", "5.3.e")
    refused(table, "arms A Y", "5.3.e")


@pytest.mark.rule("7.4.e")
@pytest.mark.parametrize(("turn", "side"), [(5, ISLAMIC), (10, ISLAMIC), (20, ISLAMIC), (20, CHRISTIAN)])
def test_boarding_is_never_halved(turn: int, side: Side) -> None:
    table = combat("A C galley 20,20 4", "X I galley 20,19 4", turn=turn, side=side)
    words = "board X A" if side is CHRISTIAN else "board A X"
    assert reading(table, words) == odds_chart("1:1")


@pytest.mark.rule("7.4.e")
def test_a_boarder_is_named_once_and_an_attack_names_at_least_one() -> None:
    table = combat(*boarding("A", "B"))
    refused(table, "board X A B A", "7.4.e")
    refused(table, "board X", "7.4.f")


@pytest.mark.rule("7.4.f")
def test_every_ship_of_a_joint_boarding_lies_alongside() -> None:
    ships = ("A C galley 21,20 5", "B C galley 20,19 4", "X I galley 20,20 1")
    table = combat(*ships, "C C galley 19,20 4")
    refused(table, "board X A B C", "7.4.a")
    assert reading(table, "board X A B") == odds_chart("2:1")
    table = combat(*ships, "C C galley 18,20 5")
    refused(table, "board X A B C", "7.4.a")


@pytest.mark.rule("7.4.f")
def test_only_ones_own_ships_board_and_only_enemies_are_boarded() -> None:
    table = combat(*boarding("A", "B"), "Y I galley 19,19 4")
    refused(table, "board X A Y", "5.3.a")
    refused(table, "board X A nobody", "5.3.a")
    refused(table, "board A B", "5.3.a")


@pytest.mark.rule("7.4.f")
def test_a_ship_that_has_fought_does_not_join_a_boarding() -> None:
    table = combat(*boarding("A", "B"), "Y I galliot 21,18 1")
    do(table, "arms B Y", dice=[1])
    refused(table, "board X A B", "5.3.e")
    accepted(table, "board X A")


@pytest.mark.rule("7.4.g")
@pytest.mark.parametrize("boarders", ["A", "AB", "ABC", "ABCD"])
def test_a_repulse_befalls_every_boarder(boarders: str) -> None:
    table = combat(*boarding("A", "B", "C", "D", "E"))
    do(table, f"board X {' '.join(boarders)}", dice=[6])
    assert "".join(name for name in "ABCDE" if ship(table, name).repulsed) == boarders
    assert afloat(table, "X")


@pytest.mark.rule("7.4.g")
def test_three_ships_leave_play_when_two_board_one_and_the_die_is_3() -> None:
    table = combat(*boarding("A", "B", "C"))
    do(table, "board X A B", dice=[3])
    assert [afloat(table, name) for name in "ABCX"] == [False, False, True, False]
    assert [table.state.lost[ShipId(name)].how for name in "ABX"] == ["board"] * 3


@pytest.mark.rule("7.4.h")
@pytest.mark.parametrize(
    ("boarders", "letters"), [("A", "EBRRRR"), ("AB", "EEBRRR"), ("ABC", "EEEBRR"), ("ABCD", "EEEEER")]
)
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_one_die_decides_a_boarding(boarders: str, letters: str, die: int) -> None:
    table = combat(*boarding(*boarders))
    before = [ship(table, name) for name in boarders]
    do(table, f"board X {' '.join(boarders)}", dice=[die])
    letter = letters[die - 1]
    assert afloat(table, "X") is (letter == "R")
    if letter == "B":
        assert not any(afloat(table, name) for name in boarders)
    elif letter == "E":
        assert [ship(table, name) for name in boarders] == before
    else:
        assert all(ship(table, name).repulsed for name in boarders)


@pytest.mark.rule("7.4.h")
def test_a_repulsed_boarder_is_barred_from_attacks_until_it_is_out_of_reach() -> None:
    table = do(combat(*boarding("B"), "Y I galley 21,19 1"), "board X B", dice=[6])
    refused(table, "guns B Y", "7.2.q")
    end_to(table, CHRISTIAN, Phase.MOVEMENT, turn=6, dice=[1])
    assert ship(table, "B").repulsed
    do(table, "move B port oar sail sail", "end")
    assert not ship(table, "B").repulsed


@pytest.mark.rule("7.4.i")
@pytest.mark.parametrize("boarders", ["A", "ABCD"])
def test_a_boarded_ship_leaves_an_empty_hex_and_the_boarders_stay(boarders: str) -> None:
    table = combat(*boarding(*boarders))
    before = {name: ship(table, name) for name in boarders}
    do(table, f"board X {' '.join(boarders)}", dice=[1])
    assert GRID.at(20, 20) not in table.state.at
    assert {name: ship(table, name) for name in boarders} == before
    assert all(table.state.at[each.cell] == name for name, each in before.items())
    assert table.state.lost[ShipId("X")].how == "board"
