"""6.1 Galleasses and their tows."""

from __future__ import annotations

import pytest

from maestre.games.lepanto.data import Side
from maestre.games.lepanto.table.state import Phase
from maestre.play import Refused, log
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
TURNS = Phase.REORIENTATION


def pair(*others: str, tow: int = 4, side: Side = C, phase: Phase = Phase.MOVEMENT, turn: int = 5) -> Position:
    """A galleass B at [12,20] facing 4, in tow of T at [13,20], which faces ``tow``; the wind blows to 4."""
    ships = ("B C galleass 12,20 4", f"T C galley 13,20 {tow}", *others)
    return position(*ships, tows={"B": "T"}, side=side, phase=phase, turn=turn)


def opened(*ships: str, die: int = 1, tows: dict[str, str] | None = None) -> Position:
    """Open a turn: the wind, which blows to 4 if the die is left at 1, and perhaps a question about tows."""
    table = position(*ships, phase=Phase.OPENING, tows=tows)
    roll(table, [die])
    return table


# ------------------------------------------------------------------------------------------------------ moving in tow


@pytest.mark.rule("6.1.a")
@pytest.mark.parametrize("steps", ["oar", "sail", "port", "oar oar"])
def test_a_galleass_never_rows_or_sails_by_itself(steps: str) -> None:
    refused(position("B C galleass 12,20 4"), f"move B {steps}", "6.1.a")
    refused(pair(), f"move B {steps}", "6.1.a")


@pytest.mark.rule("6.1.c", "6.1.d")
@pytest.mark.parametrize("steps", ["oar", "sail", "oar oar", "sail oar sail"])
def test_the_pair_moves_as_one(steps: str) -> None:
    table = do(pair(), f"move T {steps}")
    hexes = len(steps.split())
    assert (at(table, "B"), at(table, "T")) == ((12 + hexes, 20), (13 + hexes, 20))
    assert table.state.tows == {"B": "T"}
    assert len(table.state.at) == 2


@pytest.mark.rule("6.1.c")
def test_a_galleass_cannot_follow_into_a_hex_that_a_rammer_holds_and_the_tow_ends() -> None:
    table = pair("X I galley 14,20 1", side=I)
    do(table, "move X oar", "end", "ram X", dice=[6])
    assert table.state.tows == {"B": "T"}
    end_to(table, C, Phase.MOVEMENT, turn=6, dice=[1])
    do(table, "move T oar")
    assert (at(table, "B"), at(table, "T"), at(table, "X")) == ((12, 20), (14, 20), (13, 20))
    assert table.state.tows == {}
    assert [line.message.key for line in log(table, "christian")][-1] == "tow-parts"


@pytest.mark.rule("6.1.c")
def test_a_rammed_galleass_is_towed_out_of_its_hex() -> None:
    table = pair("X I galley 11,20 4", side=I)
    do(table, "move X oar", "end", "ram X", dice=[6])
    end_to(table, C, Phase.MOVEMENT, turn=6, dice=[1])
    do(table, "move T oar")
    assert (at(table, "B"), at(table, "T"), at(table, "X")) == ((13, 20), (14, 20), (12, 20))
    assert (table.state.tows, table.state.rams) == ({"B": "T"}, {})


@pytest.mark.rule("6.1.d", "6.1.e")
@pytest.mark.parametrize(("tow", "hex"), [(2, (12, 21)), (3, (13, 21)), (4, (14, 20)), (5, (13, 19)), (6, (12, 19))])
def test_the_galleass_takes_the_facing_with_which_its_galley_left_the_hex(tow: int, hex: tuple[int, int]) -> None:
    table = do(pair(tow=tow), "move T oar")
    assert (at(table, "T"), at(table, "B"), ship(table, "B").facing) == (hex, (13, 20), tow)


@pytest.mark.rule("6.1.e")
def test_the_galleass_follows_a_turn_made_while_moving() -> None:
    table = do(pair(), "move T sail port sail")
    assert [(at(table, name), ship(table, name).facing) for name in "BT"] == [((14, 20), 5), ((14, 19), 5)]
    table = do(pair(), "move T sail port")
    assert [(at(table, name), ship(table, name).facing) for name in "BT"] == [((13, 20), 4), ((14, 20), 5)]


@pytest.mark.rule("6.1.e")
def test_the_galleass_follows_a_turn_made_in_the_reorientation_phase() -> None:
    table = do(pair(phase=TURNS), "face T 6")
    assert ship(table, "B").facing == 4
    end_to(table, C, Phase.MOVEMENT, turn=6, dice=[1])
    do(table, "move T oar", "end", "end")
    assert [(at(table, name), ship(table, name).facing) for name in "BT"] == [((13, 20), 6), ((12, 19), 6)]
    refused(table, "face B 5", "5.4.f")


@pytest.mark.rule("6.1.n")
def test_a_galleass_costs_its_galley_no_speed_and_only_the_galley_tires() -> None:
    table = pair()
    refused(table, "move T oar oar sail sail sail", "6.2.c")
    refused(table, "move T oar oar oar", "6.2.b")
    do(table, "move T oar oar sail sail")
    assert (at(table, "B"), at(table, "T")) == ((16, 20), (17, 20))
    assert (ship(table, "B").exhausted, ship(table, "T").exhausted) == (0, 5)


# ----------------------------------------------------------------------------------------- facing back, cutting, anchor


@pytest.mark.rule("6.1.f")
@pytest.mark.parametrize(("tow", "words"), [(2, "move T starboard"), (6, "move T port"), (2, "move T starboard oar")])
def test_a_towing_galley_does_not_turn_to_its_galleass_while_moving(tow: int, words: str) -> None:
    refused(pair(tow=tow), words, "6.1.f")
    other = words.replace("starboard", "port") if "starboard" in words else words.replace("port", "starboard")
    accepted(pair(tow=tow), other)


@pytest.mark.rule("6.1.f")
@pytest.mark.parametrize("tow", [2, 3, 5, 6])
def test_a_towing_galley_does_not_reorient_to_its_galleass(tow: int) -> None:
    refused(pair(tow=tow, phase=TURNS), "face T 1", "6.1.f")
    accepted(position("B C galleass 12,20 4", f"T C galley 13,20 {tow}", phase=TURNS), "face T 1")


@pytest.mark.rule("6.1.g")
def test_with_the_cable_cut_galley_and_galleass_turn_freely() -> None:
    table = do(pair(tow=5, phase=TURNS), "cut B", "face T 1", "face B 6")
    assert table.state.tows == {}
    assert (ship(table, "T").facing, ship(table, "B").facing) == (1, 6)


@pytest.mark.rule("6.1.g")
@pytest.mark.parametrize("first", ["", "move T oar"])
def test_a_cable_cut_in_the_movement_phase_stops_the_galleass_where_it_is(first: str) -> None:
    table = do(pair(), *filter(None, [first]), "cut B")
    where = (13, 20) if first else (12, 20)
    assert (at(table, "B"), table.state.tows) == (where, {})
    if not first:
        do(table, "move T oar oar")
        assert (at(table, "B"), at(table, "T")) == (where, (15, 20))


@pytest.mark.rule("6.1.g")
def test_only_a_galleass_in_tow_has_a_cable_to_cut_and_only_its_owner_cuts_it() -> None:
    refused(pair(), "cut T", "6.1.g")
    refused(do(pair(), "cut B"), "cut B", "6.1.g")
    refused(pair(phase=Phase.COMBAT), "cut B", "5.3.a")
    refused(pair("X I galley 40,20 1", side=I), "cut B", "5.2.a")


@pytest.mark.rule("6.1.h")
def test_a_galleass_anchors_and_its_galley_goes_on_with_what_it_has_left() -> None:
    table = pair()
    refused(table, "move T oar anchor oar oar", "6.2.b")
    refused(table, "move T sail sail anchor sail", "6.2.c")
    refused(table, "move T oar anchor anchor", "6.1.h")
    do(table, "move T oar anchor oar")
    assert (at(table, "B"), at(table, "T")) == ((13, 20), (15, 20))
    assert (ship(table, "T").exhausted, table.state.tows) == (5, {})


@pytest.mark.rule("6.1.h")
@pytest.mark.parametrize(
    ("steps", "galleass", "galley"),
    [
        ("anchor sail", (12, 20), (14, 20)),
        ("sail anchor", (13, 20), (14, 20)),
        ("anchor", (12, 20), (13, 20)),
        ("sail sail anchor oar", (14, 20), (16, 20)),
    ],
)
def test_a_galleass_may_anchor_at_any_point(steps: str, galleass: tuple[int, int], galley: tuple[int, int]) -> None:
    table = do(pair(), f"move T {steps}")
    assert (at(table, "B"), at(table, "T"), table.state.tows) == (galleass, galley, {})


@pytest.mark.rule("6.1.h")
def test_after_anchoring_the_galley_may_face_the_galleass() -> None:
    table = do(pair(tow=2), "move T anchor starboard")
    assert (ship(table, "T").facing, at(table, "B")) == (1, (12, 20))
    refused(position("T C galley 13,20 4"), "move T anchor oar", "6.1.h")


@pytest.mark.rule("6.1.i")
def test_an_anchored_galleass_keeps_its_facing_until_reorientation() -> None:
    table = do(pair("G C galley 12,19 3"), "move T port anchor oar", "move G oar")
    assert (at(table, "T"), at(table, "G"), at(table, "B")) == ((13, 19), (13, 20), (12, 20))
    assert ship(table, "B").facing == 4
    do(table, "end")
    assert ship(table, "B").facing == 4
    do(table, "end")
    refused(table, "face B 1", "5.4.e")
    do(table, "face B 6")
    assert ship(table, "B").facing == 6


# -------------------------------------------------------------------------------------------------------- taking in tow


@pytest.mark.rule("6.1.b")
@pytest.mark.parametrize(
    ("line", "offered"),
    [
        ("T C galley 13,20 4", True),
        ("T C galley 13,20 4 repulsed", True),
        ("T C galley 13,20 4 exhausted=4", True),
        ("T I galley 13,20 4", False),
        ("T I galliot 13,20 4", False),
        ("T C galleass 13,20 4", False),
        ("T C galley 14,20 4", False),
        ("T C galley 11,20 4", False),
        ("T C galley 12,19 4", False),
        ("T C galley 12,21 4", False),
    ],
)
def test_only_a_friendly_galley_directly_ahead_can_tow(line: str, offered: bool) -> None:
    table = opened("B C galleass 12,20 4", line)
    assert tow_offers(table) == (("B",) if offered else ())
    if offered:
        take_in_tow(table, "B")
        assert table.state.tows == {"B": "T"}
        do(table, "move T sail")
        assert (at(table, "B"), at(table, "T")) == ((13, 20), (14, 20))


@pytest.mark.rule("6.1.b")
def test_a_galley_tows_one_galleass() -> None:
    ships = ("B C galleass 12,20 4", "D C galleass 14,20 1", "T C galley 13,20 3")
    assert tow_offers(opened(*ships, tows={"B": "T"})) == ()
    for first, second in (("B", "D"), ("D", "B")):
        table = opened(*ships)
        assert tow_offers(table) == ("B", "D")
        take_in_tow(table, first, second)
        assert table.state.tows == {first: "T"}


@pytest.mark.rule("6.1.j")
@pytest.mark.parametrize("facing", [1, 2, 3, 4, 5, 6])
def test_a_new_tow_must_not_face_the_galleass(facing: int) -> None:
    table = opened("B C galleass 12,20 4", f"G C galley 13,20 {facing}")
    assert tow_offers(table) == (() if facing == 1 else ("B",))


@pytest.mark.rule("6.1.j", "6.1.m")
@pytest.mark.parametrize("taken", [True, False])
def test_a_new_tow_is_the_owner_s_choice_and_without_it_the_galleass_drifts(taken: bool) -> None:
    table = opened("B C galleass 12,20 5", "G C galley 12,19 4")
    assert at(table, "B") == (12, 20)
    with pytest.raises(Refused):
        take_in_tow(table, "G")
    take_in_tow(table, *(["B"] if taken else []))
    assert table.state.tows == ({"B": "G"} if taken else {})
    assert at(table, "B") == ((12, 20) if taken else (13, 20))


@pytest.mark.rule("6.1.k")
def test_a_galleass_that_anchored_is_towed_again_from_the_next_turn_only() -> None:
    table = do(pair("G C galley 12,19 3", turn=6), "move T anchor sail sail", "move G oar")
    assert at(table, "G") == (13, 20)
    for _ in range(6):
        assert (tow_offers(table), table.state.tows, at(table, "B")) == ((), {}, (12, 20))
        do(table, "end")
    roll(table, [1])
    assert tow_offers(table) == ("B",)
    take_in_tow(table, "B")
    do(table, "move G oar")
    assert (at(table, "B"), at(table, "G")) == ((13, 20), (13, 21))


@pytest.mark.rule("6.1.l")
def test_an_anchored_galleass_drifts_from_its_owner_s_next_movement_phase() -> None:
    table = do(pair(turn=6), "move T anchor oar oar")
    end_to(table, C, Phase.REORIENTATION)
    accepted(table, "face B 5")
    end_to(table, I, Phase.REORIENTATION)
    assert at(table, "B") == (12, 20)
    end_to(table, C, Phase.MOVEMENT, turn=7, dice=[1])
    assert at(table, "B") == (13, 20)


@pytest.mark.rule("6.1.m")
def test_a_galleass_in_tow_does_not_drift_though_its_galley_stays_put() -> None:
    table = opened("B C galleass 12,20 4", "T C galley 13,20 4", die=6, tows={"B": "T"})
    assert (at(table, "B"), table.state.wind) == ((12, 20), 5)
    end_to(table, C, Phase.MOVEMENT, turn=8, dice=[1, 1, 1])
    assert (at(table, "B"), table.state.tows) == ((12, 20), {"B": "T"})


@pytest.mark.rule("6.1.m")
def test_a_galley_that_arrives_later_tows_from_the_next_turn() -> None:
    table = opened("B C galleass 12,20 4", "G C galley 13,19 3")
    assert (at(table, "B"), table.state.tows) == ((13, 20), {})
    do(table, "move G oar")
    assert (at(table, "G"), table.state.tows) == ((14, 20), {})
    end_to(table, I, Phase.REORIENTATION)
    assert at(table, "B") == (13, 20)
    do(table, "end", dice=[1])
    assert tow_offers(table) == ("B",)
    take_in_tow(table, "B")
    do(table, "move G oar")
    assert (at(table, "B"), ship(table, "B").facing) == ((14, 20), 3)


@pytest.mark.rule("6.1.o")
def test_a_galleass_whose_galley_is_sunk_is_free_to_reorient_and_drifts() -> None:
    table = pair("X I galley 14,20 1", side=I, phase=Phase.COMBAT)
    do(table, "guns X T", dice=[1])
    assert not afloat(table, "T")
    assert table.state.tows == {}
    end_to(table, C, Phase.MOVEMENT, turn=6, dice=[1])
    assert at(table, "B") == (13, 20)
    do(end_to(table, C, TURNS), "face B 6")
    assert ship(table, "B").facing == 6


@pytest.mark.rule("6.1.o")
def test_a_galley_whose_galleass_is_sunk_is_free() -> None:
    table = pair("X I galley 11,20 4", side=I, phase=Phase.COMBAT)
    do(table, "guns X B", dice=[1])
    assert not afloat(table, "B")
    assert table.state.tows == {}
    end_to(table, C, Phase.MOVEMENT, turn=6, dice=[1])
    refused(table, "move T anchor oar", "6.1.h")
    do(table, "move T oar")
    assert at(table, "T") == (14, 20)


@pytest.mark.rule("6.1.o")
@pytest.mark.parametrize(("die", "kept"), [(4, False), (5, True)])
def test_a_tow_ends_when_its_galleass_is_immobilised(die: int, kept: bool) -> None:
    table = opened("CR-A01 C galleass 12,20 4", "T C galley 13,20 4", tows={"CR-A01": "T"})
    roll(table, [die])
    assert table.state.tows == ({"CR-A01": "T"} if kept else {})
    assert tow_offers(table) == ()
