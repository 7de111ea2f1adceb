"""Why? Each line of the log opens into its throws and into the numbers behind it, rule by rule."""

from __future__ import annotations

from fractions import Fraction

import pytest

from maestre.games.lepanto import game
from maestre.games.lepanto.data import Side
from maestre.play import SPECTATOR, Line, log
from tests.games.lepanto.positions import FAR_AWAY, Position, combat, do, position, refused

CHRISTIAN, ISLAMIC = Side.CHRISTIAN, Side.ISLAMIC

Steps = list[tuple[str, int, str]]


def attack(table: Position, words: str, *dice: int) -> list[Line]:
    """Make an attack and give the lines that it adds to the log."""
    told = len(log(table, "christian"))
    do(table, words, dice=dice)
    return list(log(table, "christian")[told:])


def steps(line: Line) -> list[Steps]:
    """The steps of every number behind a line."""
    return [[(change.how, change.amount, change.rule) for change in tally.changes] for tally in line.because]


def throws(line: Line) -> list[tuple[tuple[int, ...], str]]:
    return [(throw.faces, throw.rule) for throw in line.throws]


@pytest.mark.rule("7.1.b", "7.1.g")
@pytest.mark.parametrize(
    ("ships", "changes"),
    [
        ("A C galley 20,20 4; X I galley 21,20 1", [("base", 2, "7.1.b")]),
        ("A C galley 20,20 4; X I galley 22,20 1", [("base", 2, "7.1.b"), ("at_most", 1, "7.1.b")]),
        ("A C galleass 20,20 4; X I galley 20,19 1", [("base", 4, "7.1.b")]),
        ("A C galleass 20,20 4; X I galley 21,18 1", [("base", 4, "7.1.b"), ("at_most", 3, "7.1.b")]),
    ],
)
@pytest.mark.parametrize(("die", "key"), [(1, "guns-sink"), (6, "guns-miss")])
def test_a_shot_shows_its_die_and_how_the_factor_was_capped(ships: str, changes: Steps, die: int, key: str) -> None:
    (line,) = attack(combat(*ships.split("; ")), "guns A X", die)
    assert (line.message.key, dict(line.message.args)) == (key, {"ship": "A", "target": "X"})
    assert line.rule == "7.1.g"
    assert throws(line) == [((die,), "7.1.h")]
    assert steps(line) == [changes]


@pytest.mark.rule("7.2.e", "7.2.k", "7.2.n")
def test_small_arms_show_every_halving_with_its_rule() -> None:
    table = combat("A C galley 20,20 4", "X I galley 22,20 1", "Y I galley 20,19 1")
    (line,) = attack(table, "arms A X Y", 6)
    assert steps(line) == [
        [("base", 4, "7.2.b"), ("divided", 2, "7.2.e"), ("divided", 2, "7.2.k")],
        [("base", 4, "7.2.b")],
    ]
    assert throws(line) == [((6,), "7.2.m")]
    assert (line.message.key, line.rule) == ("arms-repulsed", "7.2.n")
    assert dict(line.message.args) == {"ship": "A", "target": "X", "odds": "1:4"}


@pytest.mark.rule("7.3.a", "7.3.b", "7.3.c")
@pytest.mark.parametrize(
    ("turn", "side", "attacker", "defender", "die"),
    [
        (9, CHRISTIAN, [], [], []),
        (10, CHRISTIAN, [], [("divided", 2, "7.3.a")], []),
        (20, CHRISTIAN, [], [("divided", 2, "7.3.a")], [[("base", 0, "7.2.m"), ("plus", -1, "7.3.c")]]),
        (9, ISLAMIC, [], [], []),
        (10, ISLAMIC, [("divided", 2, "7.3.a")], [], []),
        (20, ISLAMIC, [("divided", 2, "7.3.a")], [], [[("base", 0, "7.2.m"), ("plus", 1, "7.3.b")]]),
    ],
)
def test_small_arms_show_the_late_penalty_on_values_and_die(
    turn: int, side: Side, attacker: Steps, defender: Steps, die: list[Steps]
) -> None:
    table = combat("A C galley 20,20 4", "X I galley 21,20 1", turn=turn, side=side)
    (line,) = attack(table, "arms A X" if side is CHRISTIAN else "arms X A", 6)
    base = ("base", 4, "7.2.b")
    assert steps(line) == [[base, *attacker], [base, *defender], *die]


@pytest.mark.rule("7.2.j", "7.2.l")
def test_each_of_several_targets_has_a_line_with_its_own_die() -> None:
    table = combat("A C galley 20,20 4", "X I galliot 21,20 1", "Y I galliot 20,19 1", "Z I galliot 20,21 1")
    lines = attack(table, "arms A X Y Z", 1, 2)
    assert [(dict(line.message.args)["target"], line.message.key, line.rule) for line in lines] == [
        ("X", "arms-eliminate", "7.2.o"),
        ("Y", "arms-both-lost", "7.2.p"),
    ]
    assert [throws(line) for line in lines] == [[((1,), "7.2.m")], [((2,), "7.2.m")]]


@pytest.mark.rule("7.4.f", "7.4.h")
@pytest.mark.parametrize(("die", "key"), [(1, "board-eliminate"), (3, "board-both-lost"), (4, "board-repulsed")])
def test_a_joint_boarding_shows_who_added_what(die: int, key: str) -> None:
    boarders = ("A I galley 21,20 5", "B I galliot 20,19 4", "C I galliot 19,19 4")
    table = combat(*boarders, "X C galley 20,20 4", side=ISLAMIC)
    (line,) = attack(table, "board X A B C", die)
    assert steps(line) == [
        [("base", 4, "7.4.c"), ("plus", 2, "7.4.f"), ("plus", 2, "7.4.f")],
        [("base", 4, "7.4.c")],
    ]
    assert (line.message.key, line.rule, throws(line)) == (key, "7.4.h", [((die,), "7.2.m")])
    assert dict(line.message.args) == {"ship": "A, B, C", "target": "X", "odds": "2:1"}


@pytest.mark.rule("7.5.d", "7.5.h", "7.5.i")
@pytest.mark.parametrize(("die", "key", "rule"), [(3, "ram-sinks", "7.5.h"), (4, "ram-stuck", "7.5.i")])
def test_a_ram_shows_the_hexes_moved(die: int, key: str, rule: str) -> None:
    table = position("A I galley 22,20 1", "X C galley 20,20 4", *FAR_AWAY, side=ISLAMIC, wind=1)
    do(table, "move A oar sail", "end")
    (line,) = attack(table, "ram A", die)
    assert steps(line) == [[("base", 2, "7.5.d")]]
    assert (line.message.key, line.rule, throws(line)) == (key, rule, [((die,), "7.5.e")])


def whole_phase() -> Position:
    table = combat(
        *("A C galleass 20,20 4", "B C galley 22,20 1", "C C galley 21,19 4"),
        *("X I galley 21,20 1", "Y I galley 19,20 4", "Z I galliot 20,19 1"),
        turn=21,
    )
    return do(table, "guns A Y", "arms A Z", "guns B X", "board X C", "arms B X", "end", dice=[6, 1, 6, 6, 6])


@pytest.mark.parametrize("seat", ["christian", "islamic", SPECTATOR])
def test_everybody_reads_the_same_ledger(seat: str) -> None:
    table = whole_phase()
    assert log(table, seat) == log(table, "christian")
    assert [line.message.key for line in log(table, seat)] == [
        "guns-miss",
        "arms-eliminate",
        "guns-miss",
        "board-repulsed",
        "arms-repulsed",
        "phase-ends",
    ]
    assert [len(line.throws) for line in log(table, seat)] == [1, 1, 1, 1, 1, 0]


def test_every_rule_in_a_ledger_is_in_the_catalogue() -> None:
    rules = game.catalogue().rules
    for line in log(whole_phase(), "christian"):
        named = [line.rule, *(throw.rule for throw in line.throws)]
        named += [change.rule for tally in line.because for change in tally.changes]
        assert [each for each in named if each not in rules] == []


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_line_of_an_attack_can_be_said(language: str) -> None:
    speaker = game.speaker(language)
    sentences = [speaker.say(line.message) for line in log(whole_phase(), "christian")]
    assert all(name in sentence for name, sentence in zip("YZXX", sentences, strict=False))


def test_an_attack_that_is_refused_leaves_no_line() -> None:
    table = combat("A C galley 20,20 4", "X I galley 21,20 1")
    refused(table, "board X A", "7.4.a")
    assert log(table, "christian") == ()


@pytest.mark.rule("7.2.f")
def test_three_halvings_stand_one_after_another_and_come_to_half_a_point() -> None:
    table = combat("A I galley 20,20 1", "X C galley 18,20 4", "Y C galley 19,20 4", side=ISLAMIC, turn=12)
    (line,) = attack(table, "arms A X Y", 6)
    assert steps(line)[0][1:] == [("divided", 2, "7.3.a"), ("divided", 2, "7.2.e"), ("divided", 2, "7.2.k")]
    assert line.because[0].value == Fraction(1, 2)
