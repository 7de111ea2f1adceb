"""2.0 and 5.0: turns, player turns, phases, and what belongs to which."""

from __future__ import annotations

from itertools import product

import pytest

from maestre.games.lepanto import game
from maestre.games.lepanto.data import Side
from maestre.games.lepanto.fighting.close_combat import OddsChart
from maestre.games.lepanto.fighting.gunnery import GunChart
from maestre.games.lepanto.table.state import Phase
from maestre.play import NotAsked, Order, Table, Throw
from tests.games.lepanto.figures import gun_chart, odds_chart
from tests.games.lepanto.positions import (
    Position,
    accepted,
    afloat,
    at,
    do,
    end_to,
    position,
    refused,
    roll,
    ship,
    take_in_tow,
    tow_offers,
)

C, I = Side.CHRISTIAN, Side.ISLAMIC  # noqa: E741 - as in the lines of a position
PHASES = (Phase.MOVEMENT, Phase.COMBAT, Phase.REORIENTATION)


def moment(table: Position) -> tuple[int, Side, Phase]:
    return table.state.turn, table.state.side, table.state.phase


def open_throw(table: Position) -> Throw:
    assert isinstance(table.request, Throw)
    return table.request


# --------------------------------------------------------------------------------------------------- 2.0 and 5.1 turns


@pytest.mark.rule("2.0.a", "2.0.b", "2.0.c", "5.1.b")
@pytest.mark.parametrize(("scenario", "turns"), [("battle", 30), ("left-wings", 15), ("learning", 8)])
def test_every_turn_has_a_christian_and_then_an_islamic_player_turn_of_three_phases(scenario: str, turns: int) -> None:
    table = Table.new(game, scenario, seed=bytes(32))
    for now in product(range(1, turns + 1), (C, I), PHASES):
        assert moment(table) == now
        assert table.waiting() == (table.state.side.value,)
        table.say(table.state.side.value, Order("end"))
    assert table.request is None
    assert table.outcome is not None


@pytest.mark.rule("2.0.a")
@pytest.mark.parametrize(("turn", "over"), [(29, False), (30, True)])
def test_the_game_is_over_after_the_islamic_player_turn_of_turn_30(turn: int, over: bool) -> None:
    table = do(position("A C galley 20,20 4", turn=turn, side=I, phase=Phase.REORIENTATION), "end")
    assert (table.request is None) is over
    assert (table.outcome is not None) is over
    if over:
        assert (table.quiet.turn, table.quiet.ended) == (30, "turns-over")
        with pytest.raises(NotAsked):
            table.say("christian", Order("end"))
    else:
        roll(table, [1])
        assert moment(table) == (30, C, Phase.MOVEMENT)


@pytest.mark.rule("2.0.a")
def test_the_christian_player_turn_of_turn_30_is_not_the_end() -> None:
    table = do(position("A C galley 20,20 4", turn=30, phase=Phase.REORIENTATION), "end")
    assert moment(table) == (30, I, Phase.MOVEMENT)
    assert table.outcome is None


@pytest.mark.rule("5.1.b")
def test_the_turn_marker_moves_on_when_the_islamic_player_turn_closes() -> None:
    table = do(position("A C galley 20,20 4", turn=12, side=I, phase=Phase.COMBAT), "end")
    assert moment(table) == (12, I, Phase.REORIENTATION)
    do(table, "end", dice=[1])
    assert moment(table) == (13, C, Phase.MOVEMENT)


@pytest.mark.rule("2.0.c")
@pytest.mark.parametrize(
    ("phase", "words", "rule"),
    [
        (Phase.MOVEMENT, "guns A X", "5.2.a"),
        (Phase.MOVEMENT, "arms A X", "5.2.a"),
        (Phase.MOVEMENT, "face A 5", "5.2.a"),
        (Phase.COMBAT, "move A port", "5.3.a"),
        (Phase.COMBAT, "cut B", "5.3.a"),
        (Phase.COMBAT, "face A 5", "5.3.a"),
        (Phase.REORIENTATION, "move A port", "5.4.a"),
        (Phase.REORIENTATION, "guns A X", "5.4.a"),
    ],
)
def test_an_order_out_of_its_phase_is_refused(phase: Phase, words: str, rule: str) -> None:
    ships = ("A C galley 20,20 4", "X I galley 21,20 1", "B C galleass 12,20 4", "T C galley 13,20 4")
    refused(position(*ships, phase=phase, tows={"B": "T"}), words, rule)
    own = {"m": Phase.MOVEMENT, "c": Phase.MOVEMENT, "f": Phase.REORIENTATION}.get(words[0], Phase.COMBAT)
    accepted(position(*ships, phase=own, tows={"B": "T"}), words)


@pytest.mark.rule("2.0.b")
@pytest.mark.parametrize("phase", PHASES)
def test_nobody_plays_in_the_other_side_s_player_turn(phase: Phase) -> None:
    table = position("A C galley 20,20 4", "X I galley 30,20 1", turn=7, phase=phase)
    with pytest.raises(NotAsked):
        table.say("islamic", Order("end"))
    end_to(table, I, Phase.MOVEMENT)
    with pytest.raises(NotAsked):
        table.say("christian", Order("end"))
    assert table.state.turn == 7


@pytest.mark.rule("5.1.a")
def test_reorientation_may_be_left_unused() -> None:
    table = position("A C galley 20,20 4", "B C galleass 5,20 2", phase=Phase.REORIENTATION)
    do(table, "end")
    assert moment(table) == (5, I, Phase.MOVEMENT)
    assert (ship(table, "A").facing, ship(table, "B").facing) == (4, 2)


@pytest.mark.rule("5.1.c")
def test_a_turn_opens_with_wind_then_doria_then_tows_then_christian_drift() -> None:
    table = position(
        "CR-A01 C galleass 20,20 4",
        "T C galley 21,20 4",
        "CR-A02 C galleass 20,30 4",
        "B C galleass 12,40 4",
        "U C galley 13,40 4",
        "D C galleass 30,40 4",
        tows={"CR-A01": "T"},
        phase=Phase.OPENING,
    )
    assert open_throw(table).rule == "6.3.c"
    table.show((6,))
    assert open_throw(table).rule == "9.0.a"
    assert table.state.wind == 5
    table.show((2,))
    assert ship(table, "CR-A01").immobilised == ship(table, "CR-A02").immobilised == "doria"
    assert tow_offers(table) == ("B",)
    assert (at(table, "D"), at(table, "CR-A02")) == ((30, 40), (20, 30))
    take_in_tow(table, "B")
    assert (at(table, "CR-A01"), at(table, "CR-A02")) == ((20, 19), (20, 29))
    assert (at(table, "B"), at(table, "D")) == ((12, 40), (30, 39))
    assert moment(table) == (5, C, Phase.MOVEMENT)


@pytest.mark.rule("5.1.c")
def test_the_islamic_movement_phase_opens_with_islamic_drift() -> None:
    table = position("X I galley 20,20 1 immobilised=ram", "B C galleass 30,20 4", phase=Phase.OPENING)
    roll(table, [1])
    assert (at(table, "B"), at(table, "X")) == ((31, 20), (20, 20))
    end_to(table, C, Phase.REORIENTATION)
    assert at(table, "X") == (20, 20)
    end_to(table, I, Phase.MOVEMENT)
    assert (at(table, "B"), at(table, "X")) == ((31, 20), (21, 20))


# --------------------------------------------------------------------------------------------------------- 5.2 movement


@pytest.mark.rule("5.2.a")
@pytest.mark.parametrize("moves", [0, 1, 3, 5])
def test_any_all_or_none_of_the_ships_may_move(moves: int) -> None:
    table = position(*(f"X{n} I galley 30,{n + 20} 1" for n in range(5)), side=I)
    do(table, *(f"move X{n} oar" for n in range(moves)), "end")
    assert moment(table) == (5, I, Phase.COMBAT)
    assert [at(table, f"X{n}")[0] for n in range(5)] == [29] * moves + [30] * (5 - moves)


@pytest.mark.rule("5.2.a")
def test_a_player_moves_only_ships_of_his_own() -> None:
    refused(position("A C galley 20,20 4", "X I galley 30,20 1"), "move X oar", "5.2.a")
    accepted(position("A C galley 20,20 4", "X I galley 30,20 1", side=I), "move X oar")


@pytest.mark.rule("5.2.b")
@pytest.mark.parametrize("first", ["oar", "sail", "port"])
def test_no_ship_moves_twice_in_a_phase(first: str) -> None:
    table = position("A C galley 20,20 4", "B C galley 20,30 4", "X I galley 40,20 1")
    do(table, f"move A {first}")
    refused(table, "move A oar", "5.2.b")
    accepted(table, "move B oar")
    end_to(table, C, Phase.MOVEMENT, turn=6, dice=[1])
    accepted(table, "move A sail")


@pytest.mark.rule("5.2.b")
def test_a_tow_pair_makes_one_move() -> None:
    table = position("B C galleass 12,20 4", "T C galley 13,20 4", tows={"B": "T"})
    do(table, "move T oar")
    refused(table, "move T oar", "5.2.b")
    refused(table, "move B oar", "5.2.b")


@pytest.mark.rule("5.2.c")
def test_a_hex_left_by_one_ship_is_free_for_the_next() -> None:
    table = position("A C galley 20,20 4", "B C galley 21,20 4")
    refused(table, "move A oar", "6.5.a")
    do(table, "move B oar", "move A oar")
    assert (at(table, "A"), at(table, "B")) == ((21, 20), (22, 20))


@pytest.mark.rule("5.2.d")
@pytest.mark.parametrize(
    ("phase", "words", "rule"),
    [
        (Phase.MOVEMENT, "move A oar", "7.5.a"),
        (Phase.MOVEMENT, "move A oar oar", "7.5.a"),
        (Phase.COMBAT, "guns A B", "5.3.a"),
        (Phase.COMBAT, "board X A", "7.4.a"),
        (Phase.REORIENTATION, "face A 1", "5.4.e"),
        (Phase.MOVEMENT, "move Nobody oar", "5.2.a"),
        (Phase.MOVEMENT, "move", "5.2.a"),
    ],
)
def test_illegal_play_is_refused_and_changes_nothing(phase: Phase, words: str, rule: str) -> None:
    refused(position("A C galley 20,20 4", "B C galley 20,30 4", "X I galley 21,20 1", phase=phase), words, rule)


# ----------------------------------------------------------------------------------------------------------- 5.3 combat


@pytest.mark.rule("5.3.a")
def test_attacks_are_voluntary() -> None:
    table = do(position("A C galley 20,20 4", "X I galley 21,20 4", phase=Phase.COMBAT), "end")
    assert moment(table) == (5, C, Phase.REORIENTATION)
    assert afloat(table, "X")


@pytest.mark.rule("5.3.a")
def test_only_the_active_player_attacks_and_only_with_his_ships() -> None:
    table = position("A C galley 20,20 4", "B C galley 22,20 1", "X I galley 21,20 1", phase=Phase.COMBAT)
    with pytest.raises(NotAsked):
        table.say("islamic", Order("guns", "X", ("A",)))
    refused(table, "guns X A", "5.3.a")
    refused(table, "guns A B", "5.3.a")
    refused(table, "arms A B", "5.3.a")
    refused(table, "board A X", "5.3.a")
    accepted(table, "guns A X")


@pytest.mark.rule("5.3.a")
@pytest.mark.parametrize("words", ["guns A X", "arms A X", "board X B"])
def test_the_target_does_not_answer(words: str) -> None:
    table = position("A C galley 20,20 4", "B C galley 20,21 4", "X I galley 21,20 1", phase=Phase.COMBAT)
    do(table, words, dice=[6])
    assert table.waiting() == ("christian",)
    assert all(afloat(table, name) for name in "ABX")


@pytest.mark.rule("5.3.b")
@pytest.mark.parametrize(
    ("col", "guns", "arms", "board"),
    [(21, "", "", ""), (22, "", "", "7.4.a"), (23, "7.1.a", "7.2.a", "7.4.a")],
    ids=["adjacent", "two hexes", "three hexes"],
)
def test_a_target_must_be_within_reach_of_the_type_of_attack(col: int, guns: str, arms: str, board: str) -> None:
    shooter = position("A C galley 20,20 4", f"X I galley {col},20 1", phase=Phase.COMBAT)
    boarder = position("A C galley 20,20 5", f"X I galley {col},20 1", phase=Phase.COMBAT)
    for table, words, rule in ((shooter, "guns A X", guns), (shooter, "arms A X", arms), (boarder, "board X A", board)):
        if rule:
            refused(table, words, rule)
        else:
            accepted(table, words)


@pytest.mark.rule("5.3.b")
def test_a_ram_is_rolled_only_by_a_ship_in_its_target_s_hex() -> None:
    refused(position("X I galley 21,20 1", "A C galley 20,20 4", side=I, phase=Phase.COMBAT), "ram X", "7.5.f")
    table = do(position("X I galley 21,20 1", "A C galley 20,20 4", side=I), "move X oar", "end")
    accepted(table, "ram X")


@pytest.mark.rule("5.3.c", "3.5.a")
@pytest.mark.parametrize(
    ("words", "reading"),
    [("guns A X", gun_chart(2)), ("arms A X", odds_chart("1:1")), ("board X B", odds_chart("1:1"))],
)
def test_an_attack_is_one_die_on_the_chart_of_its_type(words: str, reading: GunChart | OddsChart) -> None:
    table = position("A C galley 20,20 4", "B C galley 20,21 4", "X I galley 21,20 1", phase=Phase.COMBAT)
    do(table, words)
    assert open_throw(table).reading == reading
    roll(table, [6])
    assert table.waiting() == ("christian",)


@pytest.mark.rule("5.3.d")
def test_no_type_of_attack_is_used_twice_in_a_phase() -> None:
    table = position("A C galley 20,20 4", "X I galley 21,20 1", "Y I galley 22,20 1", phase=Phase.COMBAT)
    do(table, "guns A X", dice=[6])
    refused(table, "guns A X", "7.1.d")
    refused(table, "guns A Y", "7.1.d")
    do(table, "arms A X", dice=[1])
    refused(table, "arms A Y", "5.3.e")


@pytest.mark.rule("5.3.d")
@pytest.mark.parametrize(("first", "second"), [("guns", "arms"), ("arms", "guns")])
@pytest.mark.parametrize("both", [True, False])
def test_guns_and_small_arms_go_together_unless_the_switch_says_otherwise(first: str, second: str, both: bool) -> None:
    table = position(
        "A C galley 20,20 4",
        "X I galley 21,20 1",
        "Y I galley 22,20 1",
        phase=Phase.COMBAT,
        gunnery_plus_close_combat=both,
    )
    do(table, f"{first} A X", dice=[1])
    if both:
        accepted(table, f"{second} A Y")
    else:
        refused(table, f"{second} A Y", "5.3.d")


@pytest.mark.rule("5.3.d")
def test_without_the_switch_a_galleass_still_fires_all_its_arcs_but_no_small_arms() -> None:
    table = position(
        "B C galleass 20,20 4",
        "X I galley 21,20 1",
        "Y I galley 19,20 1",
        phase=Phase.COMBAT,
        gunnery_plus_close_combat=False,
    )
    do(table, "guns B X", dice=[6])
    accepted(table, "guns B Y")
    refused(table, "arms B Y", "5.3.d")


@pytest.mark.rule("5.3.e")
@pytest.mark.parametrize(
    ("first", "then"), [("arms A X", "board Y A"), ("board X A", "arms A Y"), ("board X A", "board Y A")]
)
def test_small_arms_and_boarding_exclude_each_other(first: str, then: str) -> None:
    table = position("A C galley 20,20 5", "X I galley 21,20 1", "Y I galley 19,20 1", phase=Phase.COMBAT)
    accepted(table, then)
    do(table, first, dice=[1])
    assert not afloat(table, "X")
    refused(table, then, "5.3.e")


@pytest.mark.rule("5.3.f")
def test_attacks_come_in_any_order_of_ships_and_types() -> None:
    table = position(
        "A C galley 20,20 4", "B C galley 20,22 4", "X I galley 21,20 1", "Y I galley 21,22 1", phase=Phase.COMBAT
    )
    do(table, "arms A X", "guns B Y", "arms B Y", dice=[1, 6, 1])
    assert not afloat(table, "X")
    assert not afloat(table, "Y")


@pytest.mark.rule("5.3.f")
def test_an_attack_is_resolved_before_the_next() -> None:
    table = position(
        "A C galley 20,20 4", "B C galley 22,20 1", "X I galley 21,20 1", "Y I galley 40,20 1", phase=Phase.COMBAT
    )
    do(table, "guns A X")
    with pytest.raises(NotAsked):
        table.say("christian", Order("guns", "B", ("X",)))
    roll(table, [1])
    refused(table, "guns B X", "5.3.a")


@pytest.mark.rule("5.3.g")
@pytest.mark.parametrize("used", ["guns A X", "board Z A"])
@pytest.mark.parametrize("now", ["guns A X", "arms A X", "board Y A"])
def test_what_a_ship_used_in_one_turn_binds_it_in_no_later_turn(used: str, now: str) -> None:
    table = position(
        "A C galley 20,20 4",
        "X I galley 21,20 1",
        "Y I galley 20,21 1",
        "Z I galley 19,21 1",
        turn=6,
        phase=Phase.COMBAT,
    )
    do(table, used, dice=[1 if used.startswith("board") else 6])
    end_to(table, C, Phase.COMBAT, turn=7, dice=[1])
    accepted(table, now)
