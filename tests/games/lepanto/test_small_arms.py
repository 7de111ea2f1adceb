"""7.2 Small arms, what R, E and B do, and 7.3 the Islamic penalty."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maestre.games.lepanto.data import ShipId, Side
from maestre.games.lepanto.fighting.close_combat import odds
from maestre.games.lepanto.table.state import Phase
from maestre.play import Throw, log
from tests.games.lepanto.figures import FIGURES, GRID, gun_chart, odds_chart, ram_table
from tests.games.lepanto.positions import (
    FAR_AWAY,
    Position,
    accepted,
    afloat,
    at,
    combat,
    do,
    end_to,
    order,
    position,
    reading,
    refused,
    ship,
)

CHRISTIAN, ISLAMIC = Side.CHRISTIAN, Side.ISLAMIC

EVEN = ("A C galley 20,20 4", "X I galley 21,20 1")
THREE_GALLIOTS = (
    "A C galley 20,20 4",
    "X I galliot 21,20 1",
    "Y I galliot 20,19 1",
    "Z I galliot 20,21 1",
)
BY_ODDS = {  # an attack of A on X that comes to these odds, on turn 5
    "1:4": ("A I galliot 20,20 1", "X C galleass 19,20 4"),
    "1:2": ("A I galley 20,20 1", "X C galley 18,20 4"),
    "1:1": ("A I galley 20,20 1", "X C galley 19,20 4"),
    "2:1": ("A C galley 20,20 4", "X I galliot 21,20 1"),
    "4:1": ("A C galleass 20,20 4", "X I galliot 21,20 1"),
}


def by_odds(ratio: str) -> Position:
    ships = BY_ODDS[ratio]
    return combat(*ships, side=ISLAMIC if " I " in ships[0] else CHRISTIAN)


def values(table: Position) -> list[list[Fraction]]:
    """The values behind each line of the log that has any."""
    return [[tally.value for tally in line.because] for line in log(table, "christian") if line.because]


# ------------------------------------------------------------------------------------------------- 7.2 who, at what


@pytest.mark.rule("7.2.a")
@pytest.mark.parametrize("firer", ["A C galley 20,20 4", "A C galleass 20,20 4", "A I galliot 20,20 1"])
def test_small_arms_reach_two_hexes_all_round(firer: str) -> None:
    side, foe = (CHRISTIAN, "I") if " C " in firer else (ISLAMIC, "C")
    here = GRID.at(20, 20)
    for cell in GRID.within(here, 3):
        col, row = GRID.offset(cell)
        table = combat(firer, f"X {foe} galley {col},{row} 1", side=side)
        if GRID.distance(here, cell) <= 2:
            accepted(table, "arms A X")
        else:
            refused(table, "arms A X", "7.2.a")


@pytest.mark.rule("7.2.a")
def test_a_ship_straight_astern_at_two_hexes_may_be_fired_at() -> None:
    table = combat("A C galley 20,20 4", "X I galley 18,20 4")
    do(table, "arms A X", dice=[1])
    assert not afloat(table, "X")


@pytest.mark.rule("7.2.b")
@pytest.mark.parametrize(
    ("firer", "target", "ratio"),
    [
        ("C galley", "I galliot", "2:1"),
        ("C galley", "I galley", "1:1"),
        ("C galleass", "I galley", "2:1"),
        ("C galleass", "I galliot", "4:1"),
        ("I galley", "C galley", "1:1"),
        ("I galley", "C galleass", "1:2"),
        ("I galliot", "C galley", "1:2"),
        ("I galliot", "C galleass", "1:4"),
    ],
)
def test_small_arms_are_the_firers_f_against_the_targets_f(firer: str, target: str, ratio: str) -> None:
    table = combat(f"A {firer} 20,20 4", f"X {target} 21,20 1", side=CHRISTIAN if firer[0] == "C" else ISLAMIC)
    assert reading(table, "arms A X") == odds_chart(ratio)


@pytest.mark.rule("7.2.c")
@pytest.mark.parametrize(
    ("firer", "target", "hex", "ratio"),
    [
        ("C galleass", "I galliot", "21,20", "4:1"),  # 8 against 1
        ("C galleass", "I galley", "21,20", "4:1"),  # 8 against 2
        ("I galliot", "C galleass", "21,20", "1:4"),  # 1 against 8
        ("I galliot", "C galleass", "22,20", "1:4"),  # a half against 8
        ("I galliot", "C galley", "21,20", "1:4"),  # 1 against 4
        ("I galley", "C galley", "21,20", "1:2"),  # 2 against 4
    ],
)
def test_odds_end_at_four_to_one_and_one_to_four(firer: str, target: str, hex: str, ratio: str) -> None:
    side = CHRISTIAN if firer[0] == "C" else ISLAMIC
    table = combat(f"A {firer} 20,20 4", f"X {target} {hex} 1", side=side, turn=10)
    assert reading(table, "arms A X") == odds_chart(ratio)


@pytest.mark.rule("7.2.c", "7.2.d")
@pytest.mark.parametrize(
    ("attack", "defence", "ratio"),
    [
        (4, 3, "1:1"),
        (3, 4, "1:2"),
        (7, 2, "3:1"),
        (8, 2, "4:1"),
        (2, 5, "1:3"),
        (2, 6, "1:3"),
        (2, 7, "1:4"),
        (8, 1, "4:1"),
        (1, 8, "1:4"),
        (4, 4, "1:1"),
        (Fraction(1, 2), 1, "1:2"),
        (Fraction(1, 4), 8, "1:4"),
    ],
)
def test_odds_round_against_the_attacker(attack: int | Fraction, defence: int, ratio: str) -> None:
    assert odds(FIGURES, Fraction(attack), Fraction(defence)) == ratio


@pytest.mark.rule("7.2.d")
@given(attack=st.integers(1, 240), defence=st.integers(1, 240), more=st.integers(0, 240))
def test_odds_never_flatter_the_attacker_and_never_fall_when_it_grows(attack: int, defence: int, more: int) -> None:
    def ratio(value: int) -> Fraction:
        high, _, low = odds(FIGURES, Fraction(value, 4), Fraction(defence, 4)).partition(":")
        return Fraction(int(high), int(low))

    assert ratio(attack) <= max(Fraction(attack, defence), Fraction(1, 4))
    assert ratio(attack) <= ratio(attack + more)


@pytest.mark.rule("7.2.e")
@pytest.mark.parametrize(("hex", "ratio"), [("21,20", "1:1"), ("20,19", "1:1"), ("22,20", "1:2"), ("19,22", "1:2")])
def test_the_firers_f_is_whole_next_to_the_target_and_halved_at_two_hexes(hex: str, ratio: str) -> None:
    table = combat("A C galley 20,20 4", f"X I galley {hex} 1")
    assert reading(table, "arms A X") == odds_chart(ratio)


@pytest.mark.rule("7.2.e")
def test_distance_does_not_halve_the_targets_f() -> None:
    table = do(combat("A C galley 20,20 4", "X I galley 22,20 1"), "arms A X", dice=[6])
    assert values(table) == [[2, 4]]


@pytest.mark.rule("7.2.f")
def test_halvings_for_range_several_targets_and_turn_multiply_and_keep_fractions() -> None:
    table = combat("A I galley 20,20 1", "X C galley 18,20 4", "Y C galley 19,20 4", side=ISLAMIC, turn=12)
    assert reading(table, "arms A X Y") == odds_chart("1:4")
    do(table, "arms A X Y", dice=[6])
    assert values(table) == [[Fraction(1, 2), 4]]


@pytest.mark.rule("7.2.f")
@pytest.mark.parametrize(
    ("turn", "hex", "targets", "value", "ratio"),
    [
        (9, "19,20", "X", Fraction(2), "1:2"),
        (9, "18,20", "X", Fraction(1), "1:4"),
        (9, "18,20", "X Y", Fraction(1, 2), "1:4"),
        (10, "19,20", "X", Fraction(1), "1:4"),
        (10, "18,20", "X", Fraction(1, 2), "1:4"),
        (10, "18,20", "X Y", Fraction(1, 4), "1:4"),
    ],
)
def test_each_halving_counts_on_its_own_account(turn: int, hex: str, targets: str, value: Fraction, ratio: str) -> None:
    table = combat("A I galliot 20,20 1", f"X C galley {hex} 4", "Y C galley 20,21 4", side=ISLAMIC, turn=turn)
    assert reading(table, f"arms A {targets}") == odds_chart(ratio)
    do(table, f"arms A {targets}", dice=[6])
    assert values(table) == [[value, 4]]


@pytest.mark.rule("7.2.g")
@pytest.mark.parametrize("between", ["M C galley 21,20 4", "M I galley 21,20 1"])
def test_a_ship_in_between_does_not_block_small_arms(between: str) -> None:
    table = combat("A C galley 20,20 4", between, "X I galley 22,20 1")
    assert reading(table, "arms A X") == odds_chart("1:2")
    do(table, "arms A X", dice=[1])
    assert not afloat(table, "X")
    assert afloat(table, "M")


@pytest.mark.rule("7.2.h")
def test_a_ship_fires_guns_and_small_arms_in_one_phase_in_either_order() -> None:
    ships = ("A C galley 20,20 4", "X I galley 21,20 1", "Y I galley 20,19 1")
    for words, dice in ((("guns A X", "arms A Y"), [2, 1]), (("arms A Y", "guns A X"), [1, 2])):
        table = do(combat(*ships), *words, dice=dice)
        assert [afloat(table, name) for name in "AXY"] == [True, False, False]
    table = do(combat(*ships), "guns A X", "arms A X", dice=[6, 1])
    assert not afloat(table, "X")


@pytest.mark.rule("7.2.h")
def test_a_ship_repulsed_by_its_small_arms_loses_its_gun_shot() -> None:
    table = do(combat(*EVEN), "arms A X", dice=[3])
    assert ship(table, "A").repulsed
    refused(table, "guns A X", "7.2.q")


@pytest.mark.rule("7.2.h")
@pytest.mark.parametrize("first", ["guns A X", "arms A X"])
def test_neither_guns_nor_small_arms_oblige_to_the_other(first: str) -> None:
    table = do(combat(*EVEN), first, "end", dice=[6])
    assert table.state.phase is Phase.REORIENTATION


@pytest.mark.rule("7.2.i")
def test_two_ships_never_add_their_small_arms() -> None:
    table = combat("A C galley 20,20 4", "B C galley 22,20 1", "X I galley 21,20 1")
    refused(table, "arms A B X", "5.3.a")
    refused(table, "arms A X B", "5.3.a")
    assert reading(table, "arms A X") == odds_chart("1:1")
    do(table, "arms A X", dice=[6])
    assert reading(table, "arms B X") == odds_chart("1:1")


@pytest.mark.rule("7.2.j")
def test_a_ship_rolls_once_for_each_of_several_targets() -> None:
    table = combat(*THREE_GALLIOTS)
    do(table, "arms A X Y Z", dice=[1, 1, 1])
    assert [afloat(table, name) for name in "AXYZ"] == [True, False, False, False]


@pytest.mark.rule("7.2.j")
@pytest.mark.parametrize("words", ["arms A X X", "arms A X Y X", "arms A"])
def test_small_arms_name_at_least_one_target_and_each_once(words: str) -> None:
    table = combat(*THREE_GALLIOTS)
    refused(table, words, "7.2.j")
    accepted(table, "arms A X Y")


@pytest.mark.rule("7.2.j")
def test_a_target_cannot_be_fired_at_again_by_the_same_ship_in_the_phase() -> None:
    table = do(combat(*THREE_GALLIOTS), "arms A X", dice=[1])
    refused(table, "arms A Y", "5.3.e")


@pytest.mark.rule("7.2.a", "7.2.j")
@pytest.mark.parametrize(("far", "rule"), [("18,20", ""), ("17,20", "7.2.a")])
def test_every_one_of_several_targets_must_be_in_reach(far: str, rule: str) -> None:
    table = combat("A C galley 20,20 4", "X I galley 21,20 1", f"Y I galley {far} 1")
    if rule:
        refused(table, "arms A X Y", rule)
    else:
        accepted(table, "arms A X Y")


@pytest.mark.rule("7.2.k")
@pytest.mark.parametrize(("targets", "ratio"), [("X", "2:1"), ("X Y", "1:1"), ("X Y Z", "1:1")])
def test_several_targets_halve_f_once_whatever_their_number(targets: str, ratio: str) -> None:
    table = combat(*THREE_GALLIOTS)
    table.say("christian", order(f"arms A {targets}"))
    for _ in targets.split():
        assert isinstance(table.request, Throw)
        assert table.request.reading == odds_chart(ratio)
        table.show((1,))
    assert table.waiting() == ("christian",)


@pytest.mark.rule("7.2.k")
def test_three_adjacent_galleys_are_fired_at_with_2_against_4() -> None:
    table = combat("A C galley 20,20 4", "X I galley 21,20 1", "Y I galley 20,19 1", "Z I galley 20,21 1")
    assert reading(table, "arms A X Y Z") == odds_chart("1:2")


@pytest.mark.rule("7.2.l")
def test_targets_stay_halved_though_the_first_is_gone() -> None:
    table = do(combat(*THREE_GALLIOTS), "arms A X Y", dice=[1, 1])
    assert values(table) == [[2, 2], [2, 2]]


@pytest.mark.rule("7.2.l")
def test_a_ship_repulsed_on_the_way_loses_its_remaining_attacks() -> None:
    table = do(combat(*THREE_GALLIOTS), "arms A X Y Z", dice=[1, 4])
    assert table.waiting() == ("christian",)
    assert ship(table, "A").repulsed
    assert [afloat(table, name) for name in "XYZ"] == [False, True, True]


@pytest.mark.rule("7.2.l")
def test_a_ship_eliminated_on_the_way_loses_its_remaining_attacks() -> None:
    table = do(combat(*THREE_GALLIOTS), "arms A X Y Z", dice=[1, 2])
    assert table.waiting() == ("christian",)
    assert [afloat(table, name) for name in "AXYZ"] == [False, False, False, True]


# -------------------------------------------------------------------------------------------- 7.2 the chart, R, E and B


@pytest.mark.rule("7.2.m")
@pytest.mark.parametrize(
    ("ratio", "letters"),
    [
        ("1:4", "RRRRRR"),
        ("1:3", "RRRRRR"),
        ("1:2", "BRRRRR"),
        ("1:1", "EBRRRR"),
        ("2:1", "EEBRRR"),
        ("3:1", "EEEBRR"),
        ("4:1", "EEEEER"),
    ],
)
def test_the_chart_crosses_odds_and_die(ratio: str, letters: str) -> None:
    assert "".join(odds_chart(ratio).read((die,)) for die in range(1, 7)) == letters


@pytest.mark.rule("7.2.m", "7.2.n", "7.2.o", "7.2.p")
@pytest.mark.parametrize(
    ("ratio", "letters"),
    [("1:4", "RRRRRR"), ("1:2", "BRRRRR"), ("1:1", "EBRRRR"), ("2:1", "EEBRRR"), ("4:1", "EEEEER")],
)
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_r_repulses_the_firer_e_eliminates_the_target_and_b_both(ratio: str, letters: str, die: int) -> None:
    table = by_odds(ratio)
    firer, target = ship(table, "A"), ship(table, "X")
    do(table, "arms A X", dice=[die])
    letter = letters[die - 1]
    assert afloat(table, "A") is (letter != "B")
    assert afloat(table, "X") is (letter == "R")
    if letter == "R":
        assert ship(table, "A").repulsed
        assert ship(table, "X") == target
    if letter == "E":
        assert ship(table, "A") == firer
    for name, was in (("A", firer), ("X", target)):
        if not afloat(table, name):
            assert was.cell not in table.state.at
            assert table.state.lost[ShipId(name)].how == "arms"


# --------------------------------------------------------------------------------------------------------- 7.2 repulsed


@pytest.mark.rule("7.2.q")
@pytest.mark.parametrize("words", ["guns A X", "arms A X", "arms A X Y", "board Y A"])
def test_a_repulsed_ship_attacks_in_no_way(words: str) -> None:
    ships = ("X I galley 21,20 1", "Y I galley 20,19 1")
    accepted(combat("A C galley 20,20 4", *ships), words)
    refused(combat("A C galley 20,20 4 repulsed", *ships), words, "7.2.q")


@pytest.mark.rule("7.2.q")
def test_a_repulsed_ship_takes_no_part_in_a_joint_boarding() -> None:
    ships = ("A C galley 20,20 4 repulsed", "B C galley 21,19 5", "X I galley 20,19 1")
    refused(combat(*ships), "board X B A", "7.2.q")
    accepted(combat(*ships), "board X B")


@pytest.mark.rule("7.2.q")
@pytest.mark.parametrize("marker", ["", " repulsed"])
def test_a_repulsed_ship_cannot_ram_but_moves_elsewhere(marker: str) -> None:
    table = position("A I galley 20,20 1" + marker, "X C galley 19,20 4", *FAR_AWAY, side=ISLAMIC, wind=1)
    if marker:
        refused(table, "move A oar", "7.2.q")
    else:
        accepted(table, "move A oar")
    do(table, "move A starboard oar")
    assert at(table, "A") == (19, 19)


@pytest.mark.rule("7.2.q")
def test_a_repulsed_ship_tows_reorients_and_defends_at_full_value() -> None:
    table = position(
        "G C galleass 19,20 4", "A C galley 20,20 4 repulsed", "X I galley 22,20 1", *FAR_AWAY, tows={"G": "A"}
    )
    do(table, "move A oar")
    assert (at(table, "A"), at(table, "G")) == ((21, 20), (20, 20))
    end_to(table, CHRISTIAN, Phase.REORIENTATION)
    assert ship(table, "A").repulsed
    do(table, "face A 5")
    assert ship(table, "A").facing == 5
    end_to(table, ISLAMIC, Phase.COMBAT)
    assert reading(table, "arms X A") == odds_chart("1:1")


@pytest.mark.rule("7.2.r")
@pytest.mark.parametrize(
    ("repulsed", "enemies", "stays"),
    [
        ("I galley", ["C galleass 23,20"], True),
        ("I galley", ["C galleass 23,20", "C galley 25,20"], True),
        ("I galley", ["C galley 23,20", "C galleass 24,20"], False),
        ("I galley", ["C galley 22,20"], True),
        ("I galley", ["C galley 23,20"], False),
        ("I galliot", ["C galley 21,18"], True),
        ("C galley", ["I galliot 22,20"], True),
        ("C galley", ["I galliot 23,20"], False),
        ("C galley", ["I galley 22,20"], True),
        ("C galleass", ["I galley 22,20"], True),
        ("C galleass", ["I galley 23,20"], False),
        ("C galley", ["C galleass 21,20"], False),
    ],
)
def test_a_ship_stays_repulsed_within_two_hexes_of_a_galley_or_galliot_and_three_of_a_galleass(
    repulsed: str, enemies: list[str], stays: bool
) -> None:
    others = [f"E{place} {line} 4" for place, line in enumerate(enemies)]
    table = combat(f"A {repulsed} 20,20 1 repulsed", *others)
    do(table, "end")
    assert ship(table, "A").repulsed is stays


@pytest.mark.rule("7.2.r")
@pytest.mark.parametrize("marker", ["repulsed", "immobilised=ram", "exhausted=4", "squadron=islamic-reserve"])
@pytest.mark.parametrize("facing", [1, 4])
def test_every_enemy_in_range_keeps_a_ship_repulsed_whatever_its_arc_or_state(marker: str, facing: int) -> None:
    table = combat("A C galley 20,20 4 repulsed", f"X I galley 22,20 {facing} {marker}", turn=4)
    do(table, "end")
    assert ship(table, "A").repulsed


@pytest.mark.rule("7.2.s")
@pytest.mark.parametrize(("steps", "repulsed"), [("sail sail", True), ("oar sail sail", False)])
def test_a_ship_that_moves_clear_recovers_before_combat_begins(steps: str, repulsed: bool) -> None:
    table = position("A C galley 20,20 4 repulsed", "X I galley 20,21 1", *FAR_AWAY)
    do(table, f"move A {steps}")
    assert ship(table, "A").repulsed, "not before the phase ends"
    do(table, "end")
    assert ship(table, "A").repulsed is repulsed
    refused(table, "arms A X", "7.2.q" if repulsed else "7.2.a")


@pytest.mark.rule("7.2.s")
def test_a_ship_that_has_recovered_attacks_again() -> None:
    table = position("A C galley 20,20 4 repulsed", "X I galley 23,20 1", *FAR_AWAY)
    end_to(table, ISLAMIC, Phase.MOVEMENT)
    do(table, "move X sail")
    end_to(table, CHRISTIAN, Phase.COMBAT, dice=[1])
    for words in ("guns A X", "arms A X"):
        accepted(table, words)


@pytest.mark.rule("7.2.s")
def test_a_ship_recovers_at_the_end_of_the_phase_in_which_its_last_near_enemy_is_lost() -> None:
    table = combat("A C galley 20,20 4 repulsed", "B C galley 20,22 6", "X I galley 20,21 1")
    do(table, "arms B X", dice=[1])
    assert ship(table, "A").repulsed
    do(table, "end")
    assert not ship(table, "A").repulsed
    line = log(table, "islamic")[-2]
    assert (line.message.key, line.rule, dict(line.message.args)) == ("recovered", "7.2.s", {"ship": "A"})


@pytest.mark.rule("7.2.s")
@pytest.mark.parametrize("phase", list(Phase)[1:])
@pytest.mark.parametrize("side", [CHRISTIAN, ISLAMIC])
def test_recovery_is_tested_at_the_end_of_every_phase_of_both_sides(phase: Phase, side: Side) -> None:
    table = position("A C galley 20,20 4 repulsed", "X I galley 30,20 1 repulsed", *FAR_AWAY, phase=phase, side=side)
    do(table, "end", dice=[1] if (side, phase) == (ISLAMIC, Phase.REORIENTATION) else [])
    assert not ship(table, "A").repulsed
    assert not ship(table, "X").repulsed


@pytest.mark.rule("7.2.s")
def test_an_enemy_that_sails_away_lets_a_ship_recover() -> None:
    table = position("A C galley 20,20 4 repulsed", "X I galley 21,20 4", *FAR_AWAY, side=ISLAMIC)
    do(table, "move X sail sail", "end")
    assert not ship(table, "A").repulsed


# ------------------------------------------------------------------------------------------------- 7.3 Islamic penalty


@pytest.mark.rule("7.3.a")
@pytest.mark.parametrize(
    ("turn", "side", "ratio"),
    [
        (9, ISLAMIC, "1:1"),
        (10, ISLAMIC, "1:2"),
        (19, ISLAMIC, "1:2"),
        (9, CHRISTIAN, "1:1"),
        (10, CHRISTIAN, "2:1"),
        (19, CHRISTIAN, "2:1"),
    ],
)
def test_islamic_small_arms_are_halved_from_turn_10_in_attack_and_defence(turn: int, side: Side, ratio: str) -> None:
    table = combat(*EVEN, side=side, turn=turn)
    assert reading(table, "arms A X" if side is CHRISTIAN else "arms X A") == odds_chart(ratio)


@pytest.mark.rule("7.3.a")
def test_the_halving_comes_with_the_start_of_turn_10_in_play() -> None:
    table = combat("A C galley 20,20 4", "X I galley 21,20 1", turn=9)
    assert reading(table, "arms A X") == odds_chart("1:1")
    end_to(table, CHRISTIAN, Phase.COMBAT, turn=10, dice=[1])
    assert reading(table, "arms A X") == odds_chart("2:1")


@pytest.mark.rule("7.3.b")
@pytest.mark.parametrize(
    ("turn", "die", "lost"), [(19, 1, True), (20, 1, False), (30, 1, False), (19, 2, False), (20, 6, False)]
)
def test_one_is_added_to_islamic_small_arms_dice_from_turn_20(turn: int, die: int, lost: bool) -> None:
    table = combat(*EVEN, side=ISLAMIC, turn=turn)
    assert reading(table, "arms X A") == odds_chart("1:2", 1 if turn >= 20 else 0)
    do(table, "arms X A", dice=[die])
    assert afloat(table, "A") is not lost


@pytest.mark.rule("7.3.c")
@pytest.mark.parametrize(
    ("turn", "die", "letter"), [(19, 3, "B"), (20, 3, "E"), (20, 4, "B"), (20, 5, "R"), (19, 4, "R"), (30, 4, "B")]
)
def test_one_is_taken_from_christian_small_arms_dice_from_turn_20(turn: int, die: int, letter: str) -> None:
    table = combat(*EVEN, turn=turn)
    assert reading(table, "arms A X") == odds_chart("2:1", -1 if turn >= 20 else 0)
    do(table, "arms A X", dice=[die])
    assert (afloat(table, "A"), afloat(table, "X")) == (letter != "B", letter == "R")


@pytest.mark.rule("7.3.d")
@pytest.mark.parametrize("turn", [5, 25])
def test_boarding_guns_and_rams_know_no_late_penalty(turn: int) -> None:
    ships = ("A I galley 20,20 1", "X C galley 20,19 4", "Y C galley 19,20 4")
    table = combat(*ships, side=ISLAMIC, turn=turn)
    assert reading(table, "board X A") == odds_chart("1:1", 0)
    assert reading(table, "guns A Y") == gun_chart(2)
    table = position(*ships, *FAR_AWAY, side=ISLAMIC, turn=turn)
    do(table, "move A oar", "end")
    assert reading(table, "ram A") == ram_table(1)
    table = combat(*ships, side=CHRISTIAN, turn=turn)
    assert reading(table, "board A X") == odds_chart("1:1", 0)
    assert reading(table, "guns Y A") == gun_chart(2)


@pytest.mark.rule("7.3.e")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("shift", [-1, 0, 1])
def test_a_modified_die_stays_on_the_chart(die: int, shift: int) -> None:
    assert odds_chart("4:1", shift).read((die,)) == "EEEEER"[min(max(die + shift, 1), 6) - 1]


@pytest.mark.rule("7.3.e")
def test_a_christian_1_reads_1_and_an_islamic_6_reads_6_on_turn_22() -> None:
    table = do(combat(*EVEN, turn=22), "arms A X", dice=[1])
    assert (afloat(table, "A"), afloat(table, "X")) == (True, False)
    table = do(combat(*EVEN, turn=22, side=ISLAMIC), "arms X A", dice=[6])
    assert ship(table, "X").repulsed
    assert afloat(table, "A")
