"""7.1 Gunnery: range and arc, the factor, one shot or four, what a shot does."""

from __future__ import annotations

import pytest

from maestre.games.lepanto.data import Arc, Kind, ShipId, Side
from maestre.games.lepanto.fighting.gunnery import gun_factor
from maestre.games.lepanto.table.state import Ship
from maestre.play import PlayError, Throw
from tests.games.lepanto.figures import FIGURES, GRID, gun_chart
from tests.games.lepanto.positions import (
    Position,
    accepted,
    afloat,
    combat,
    do,
    order,
    reading,
    refused,
    ship,
)

CHRISTIAN, ISLAMIC = Side.CHRISTIAN, Side.ISLAMIC

SITUATIONS = {  # a shot of A at X by its factor
    1: ("A C galley 20,20 4", "X I galley 22,20 1"),
    2: ("A C galley 20,20 4", "X I galley 21,20 1"),
    3: ("A C galleass 20,20 4", "X I galley 21,18 1"),
    4: ("A C galleass 20,20 4", "X I galley 20,19 1"),
}


def surrounded(line: str, side: Side, radius: int) -> Position:
    """A ship with an enemy in every hex about it, each named by its hex."""
    cell = GRID.at(*map(int, line.split()[3].split(",")))
    other = "I" if side is CHRISTIAN else "C"
    enemies = [f"{col}/{row} {other} galley {col},{row} 1" for col, row in map(GRID.offset, GRID.within(cell, radius))]
    return combat(line, *enemies, side=side)


def within_guns(table: Position, name: str) -> list[str]:
    """The enemies that a ship may fire its guns at; all others are refused for range or arc."""
    found = []
    for other in table.state.ships.values():
        if other.side is table.state.side:
            continue
        try:
            table.check(table.state.side.value, order(f"guns {name} {other.id}"))
        except PlayError as error:
            assert error.rule == "7.1.a", error  # noqa: PT017  (the table goes on)
        else:
            found.append(str(other.id))
    return found


@pytest.mark.rule("7.1.a")
@pytest.mark.parametrize(
    ("line", "side", "hexes"),
    [
        ("A C galley 20,20 4", CHRISTIAN, ["21/20", "22/20"]),
        ("A C galley 20,20 1", CHRISTIAN, ["19/20", "18/20"]),
        ("A C galley 20,20 5", CHRISTIAN, ["20/19", "21/18"]),
        ("A C galley 20,21 3", CHRISTIAN, ["21/22", "21/23"]),
        ("A I galley 20,20 2", ISLAMIC, ["19/21", "19/22"]),
        ("A I galliot 20,20 1", ISLAMIC, ["19/20"]),
        ("A I galliot 20,20 6", ISLAMIC, ["19/19"]),
    ],
)
def test_a_galley_fires_straight_ahead_to_two_hexes_and_a_galliot_to_one(
    line: str, side: Side, hexes: list[str]
) -> None:
    assert within_guns(surrounded(line, side, 4), "A") == hexes


@pytest.mark.rule("7.1.a")
@pytest.mark.parametrize("facing", [1, 2, 3, 4, 5, 6])
def test_a_galleass_fires_all_round_to_three_hexes(facing: int) -> None:
    table = surrounded(f"A C galleass 20,20 {facing}", CHRISTIAN, 4)
    reached = [f"{col}/{row}" for col, row in map(GRID.offset, GRID.within(GRID.at(20, 20), 3))]
    assert sorted(within_guns(table, "A")) == sorted(reached)


@pytest.mark.rule("7.1.a")
@pytest.mark.parametrize("target", ["B", "A", "nobody", "C1"])
def test_guns_are_fired_at_enemies_in_play_only(target: str) -> None:
    table = combat("A C galley 20,20 4", "B C galley 21,20 4", "X I galley 22,20 1")
    refused(table, f"guns A {target}", "5.3.a")
    accepted(table, "guns A X")


@pytest.mark.rule("7.1.b")
@pytest.mark.parametrize(
    ("kind", "charted", "factor"),
    [
        (Kind.GALLEASS, 3, 3),
        (Kind.GALLEASS, 4, 4),
        (Kind.GALLEY, 1, 1),
        (Kind.GALLEY, 2, 2),
        (Kind.GALLEY, 3, 2),
        (Kind.GALLIOT, 1, 1),
        (Kind.GALLIOT, 2, 1),
    ],
)
def test_the_gun_factor_is_the_lower_of_ship_and_chart(kind: Kind, charted: int, factor: int) -> None:
    firing = Ship(ShipId("A"), "islamic-centre", ISLAMIC, kind, 0, 4)
    assert gun_factor(FIGURES, firing, charted).whole == factor


@pytest.mark.rule("7.1.b")
@pytest.mark.parametrize("factor", [1, 2, 3, 4])
def test_a_shot_is_rolled_with_the_factor_of_the_targets_hex(factor: int) -> None:
    assert reading(combat(*SITUATIONS[factor]), "guns A X") == gun_chart(factor)


@pytest.mark.rule("7.1.c")
@pytest.mark.parametrize("between", ["M C galley 21,20 4", "M I galley 21,20 1", "M C galleass 21,20 4"])
def test_a_ship_in_between_does_not_block_guns(between: str) -> None:
    table = combat("A C galley 20,20 4", between, "X I galley 22,20 1")
    assert reading(table, "guns A X") == gun_chart(1)
    do(table, "guns A X", dice=[1])
    assert not afloat(table, "X")
    assert afloat(table, "M")


@pytest.mark.rule("7.1.c")
def test_land_in_between_does_not_block_guns() -> None:
    table = combat("A I galliot 9,4 4", "X C galleass 10,4 4", side=ISLAMIC)
    assert reading(table, "guns A X") == gun_chart(1)


@pytest.mark.rule("7.1.d")
@pytest.mark.parametrize(
    ("line", "first", "second"),
    [("A C galley 20,20 4", "X", "Y"), ("A C galley 20,20 4", "Y", "X"), ("A C galley 20,20 4", "X", "X")],
)
def test_a_galley_fires_once_in_a_phase(line: str, first: str, second: str) -> None:
    table = combat(line, "X I galley 21,20 1", "Y I galley 22,20 1")
    do(table, f"guns A {first}", dice=[6])
    refused(table, f"guns A {second}", "7.1.d")


@pytest.mark.rule("7.1.d")
def test_a_galliot_fires_once_in_a_phase() -> None:
    table = combat("A I galliot 20,20 1", "X C galley 19,20 4", side=ISLAMIC)
    do(table, "guns A X", dice=[6])
    refused(table, "guns A X", "7.1.d")


@pytest.mark.rule("7.1.d")
@pytest.mark.parametrize("words", ["guns A", "guns A X Y"])
def test_a_shot_has_one_target(words: str) -> None:
    table = combat("A C galley 20,20 4", "X I galley 21,20 1", "Y I galley 22,20 1")
    refused(table, words, "7.1.d")
    accepted(table, "guns A Y")


AROUND_A_GALLEASS = (
    "A C galleass 20,20 4",
    "P I galley 20,19 1",
    "Q I galley 19,19 1",
    "S I galley 20,21 1",
    "T I galley 20,23 1",
    "B I galley 21,20 1",
    "C I galley 23,20 1",
    "D I galley 19,20 1",
    "E I galley 17,20 1",
)


@pytest.mark.rule("7.1.e")
def test_a_galleass_fires_at_one_ship_in_each_of_its_four_arcs() -> None:
    table = combat(*AROUND_A_GALLEASS)
    for target, factor, arc, same_arc in [
        ("P", 4, Arc.PORT, "Q"),
        ("B", 2, Arc.BOW, "C"),
        ("T", 2, Arc.STARBOARD, "S"),
        ("E", 1, Arc.STERN, "D"),
    ]:
        assert reading(table, f"guns A {target}") == gun_chart(factor)
        do(table, f"guns A {target}", dice=[6])
        assert table.state.done[ShipId("A")][-1] == f"guns:{arc}"
        refused(table, f"guns A {same_arc}", "7.1.e")
        refused(table, f"guns A {target}", "7.1.e")
    assert len(table.state.done[ShipId("A")]) == 4


@pytest.mark.rule("7.1.e")
def test_a_second_shot_of_a_galleass_into_an_arc_is_refused_though_the_first_sank_its_target() -> None:
    table = do(combat(*AROUND_A_GALLEASS), "guns A P", dice=[4])
    assert not afloat(table, "P")
    refused(table, "guns A Q", "7.1.e")
    accepted(table, "guns A B")


@pytest.mark.rule("7.1.e")
def test_the_shots_of_a_galleass_may_be_interleaved_with_other_attacks() -> None:
    table = combat(*AROUND_A_GALLEASS, "F C galley 18,20 1")
    do(table, "guns A P", "guns F E", "arms A Q", "guns A B", "arms F D", "guns A S", dice=[6, 6, 1, 6, 1, 6])
    assert [deed.partition(":")[2] for deed in table.state.done[ShipId("A")] if deed.startswith("guns")] == [
        "port",
        "bow",
        "starboard",
    ]


@pytest.mark.rule("7.1.f")
@pytest.mark.parametrize(
    ("hex", "arc", "value"),
    [
        ("21,20", Arc.BOW, 2),
        ("22,20", Arc.BOW, 1),
        ("23,20", Arc.BOW, 1),
        ("19,20", Arc.STERN, 2),
        ("18,20", Arc.STERN, 2),
        ("17,20", Arc.STERN, 1),
        ("20,19", Arc.PORT, 4),
        ("19,19", Arc.PORT, 4),
        ("21,18", Arc.PORT, 3),
        ("18,19", Arc.PORT, 3),
        ("21,19", Arc.PORT, 3),
        ("22,19", Arc.PORT, 2),
        ("18,17", Arc.PORT, 2),
        ("20,21", Arc.STARBOARD, 4),
        ("19,21", Arc.STARBOARD, 4),
        ("21,21", Arc.STARBOARD, 3),
        ("18,21", Arc.STARBOARD, 3),
        ("20,22", Arc.STARBOARD, 3),
        ("22,21", Arc.STARBOARD, 2),
        ("17,21", Arc.STARBOARD, 2),
    ],
)
def test_a_galleass_has_lines_ahead_and_astern_and_broadsides_everywhere_else(hex: str, arc: Arc, value: int) -> None:
    table = combat("A C galleass 20,20 4", f"X I galley {hex} 1")
    assert reading(table, "guns A X") == gun_chart(value)
    do(table, "guns A X", dice=[6])
    assert table.state.done[ShipId("A")] == (f"guns:{arc}",)


@pytest.mark.rule("7.1.f")
@pytest.mark.parametrize(
    ("facing", "hex", "value"), [(6, "19,19", 2), (6, "20,21", 2), (6, "19,20", 4), (1, "23,20", 1), (1, "22,20", 2)]
)
def test_the_arcs_of_a_galleass_turn_with_it(facing: int, hex: str, value: int) -> None:
    table = combat(f"A C galleass 20,20 {facing}", f"X I galley {hex} 1")
    assert reading(table, "guns A X") == gun_chart(value)


@pytest.mark.rule("7.1.g", "7.1.h")
@pytest.mark.parametrize("factor", [1, 2, 3, 4])
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_shot_sinks_when_the_die_is_not_higher_than_the_factor(factor: int, die: int) -> None:
    table = combat(*SITUATIONS[factor])
    before = dict(table.state.ships)
    do(table, "guns A X", dice=[die])
    if die <= factor:
        del before[ShipId("X")]
        assert table.state.lost[ShipId("X")].how == "guns"
    assert table.state.ships == before


@pytest.mark.rule("7.1.g")
def test_a_ship_that_was_sunk_is_gone_at_once() -> None:
    table = combat(*SITUATIONS[2], "B C galley 22,20 1")
    do(table, "guns A X", dice=[2])
    assert GRID.at(21, 20) not in table.state.at
    refused(table, "guns B X", "5.3.a")


@pytest.mark.rule("7.1.i")
def test_each_ship_rolls_for_its_own_guns() -> None:
    table = combat("A C galley 20,20 4", "B C galley 24,20 1", "X I galley 22,20 1", "Y I galley 23,20 1")
    assert reading(table, "guns A X") == reading(table, "guns B X") == gun_chart(1)
    refused(table, "guns A B X", "7.1.d")
    do(table, "guns A X", dice=[2])
    assert reading(table, "guns B X") == gun_chart(1)
    do(table, "guns B X", dice=[1])
    assert not afloat(table, "X")


@pytest.mark.rule("7.1.i")
def test_whoever_has_not_fired_when_the_target_sinks_keeps_the_shot() -> None:
    table = combat("A C galley 20,20 4", "B C galley 24,20 1", "X I galley 22,20 1", "Y I galley 23,20 1")
    do(table, "guns A X", dice=[1])
    refused(table, "guns B X", "5.3.a")
    assert reading(table, "guns B Y") == gun_chart(2)


@pytest.mark.rule("7.1.j")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_gunfire_never_harms_or_repulses_the_firer(die: int) -> None:
    table = combat("A C galley 20,20 4", "X I galley 21,20 1", "Y I galley 20,19 1")
    before = ship(table, "A")
    do(table, "guns A X", dice=[die])
    assert ship(table, "A") == before
    accepted(table, "arms A Y")


@pytest.mark.rule("7.1.j")
def test_the_target_of_guns_does_not_fire_back() -> None:
    table = combat(*SITUATIONS[2])
    do(table, "guns A X", dice=[6])
    assert not isinstance(table.request, Throw)
    assert table.waiting() == ("christian",)
