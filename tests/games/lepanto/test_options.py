"""The seven switches for contested readings of the book, on both of their values."""

from __future__ import annotations

import pytest

from maestre.games.lepanto import game
from maestre.games.lepanto.data import Side
from maestre.games.lepanto.table.state import Phase
from maestre.play import Table, Unknown
from tests.games.lepanto.figures import OPTIONS, gun_chart, odds_chart
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
    roll,
    ship,
    take_in_tow,
    tow_offers,
)

CHRISTIAN, ISLAMIC = Side.CHRISTIAN, Side.ISLAMIC


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in OPTIONS.items() for value in values])
def test_a_table_plays_by_the_switches_that_it_was_opened_with(name: str, value: bool | str) -> None:
    table = Table.new(game, "learning", options={name: value}, typed_dice=True)
    others = {other: values[0] for other, values in OPTIONS.items() if other != name}
    assert {each: getattr(table.state, each) for each in OPTIONS} == others | {name: value}
    assert table.header.options == others | {name: value}


@pytest.mark.parametrize("options", [{"multi_target_halving": "never"}, {"calm_allows_sail": 2}, {"ram_rate": True}])
def test_a_switch_or_value_that_does_not_exist_is_refused(options: dict[str, object]) -> None:
    with pytest.raises(Unknown) as caught:
        Table.new(game, "learning", options=options)
    assert caught.value.message.key == "unknown-option"


# ------------------------------------------------------------------------------------------- gunnery_plus_close_combat

FIGHT = ("A C galley 20,20 4", "X I galliot 21,20 1", "Y I galliot 20,19 1", "Z I galliot 20,21 1")


@pytest.mark.rule("5.3.d", "7.2.h")
@pytest.mark.parametrize(
    ("first", "second"),
    [("guns A X", "arms A Y"), ("guns A X", "board Y A"), ("arms A Y", "guns A X"), ("board Y A", "guns A X")],
)
@pytest.mark.parametrize("both", [True, False])
def test_guns_and_close_combat_go_together_only_with_the_switch_on(first: str, second: str, both: bool) -> None:
    table = do(combat(*FIGHT, gunnery_plus_close_combat=both), first, dice=[1])
    if both:
        accepted(table, second)
    else:
        refused(table, second, "5.3.d")


@pytest.mark.rule("5.3.e")
@pytest.mark.parametrize(("first", "second"), [("arms A Y", "board Z A"), ("board Y A", "arms A Z")])
@pytest.mark.parametrize("both", [True, False])
def test_small_arms_and_boarding_exclude_each_other_either_way(first: str, second: str, both: bool) -> None:
    table = do(combat(*FIGHT, gunnery_plus_close_combat=both), first, dice=[1])
    refused(table, second, "5.3.e")


@pytest.mark.rule("5.3.d", "7.1.e")
@pytest.mark.parametrize("both", [True, False])
def test_the_four_arcs_of_a_galleass_are_one_attack_either_way(both: bool) -> None:
    table = combat(
        "A C galleass 20,20 4",
        *("P I galley 20,19 1", "S I galley 20,21 1", "B I galley 21,20 1", "D I galley 19,20 1"),
        gunnery_plus_close_combat=both,
    )
    do(table, "guns A P", "guns A S", "guns A B", dice=[6, 6, 6])
    accepted(table, "guns A D")
    if both:
        do(table, "arms A P", dice=[1])
        assert reading(table, "guns A D") == gun_chart(2)
    else:
        refused(table, "arms A P", "5.3.d")


# ---------------------------------------------------------------------------------------------------- calm_allows_sail


def becalmed(*, sail: bool, second_die: int = 2) -> Position:
    """The calm of turn 6 has given the wind a new direction; A is exhausted, and the galleass lies untowed."""
    table = position(
        *("A I galley 20,20 1 exhausted=5", "B C galley 10,20 2", "G C galleass 10,30 4", *FAR_AWAY),
        side=ISLAMIC,
        phase=Phase.REORIENTATION,
        calm_allows_sail=sail,
    )
    return do(table, "end", dice=[4, second_die])


@pytest.mark.rule("6.3.d")
def test_ships_sail_in_a_calm_in_its_new_direction_with_the_switch_on() -> None:
    table = becalmed(sail=True)
    assert (table.state.wind, table.state.calm) == (2, True)
    do(table, "move B sail sail")
    assert at(table, "B") == (9, 22)
    end_to(table, ISLAMIC, Phase.MOVEMENT)
    refused(table, "move A oar", "6.7.b")
    do(table, "move A sail sail")
    assert at(table, "A") == (18, 20)


@pytest.mark.rule("6.3.d")
def test_ships_row_and_drift_but_do_not_sail_in_a_calm_with_the_switch_off() -> None:
    table = becalmed(sail=False)
    assert at(table, "G") == (9, 31), "a drifter goes with the new direction all the same"
    refused(table, "move B sail", "6.3.d")
    do(table, "move B oar oar")
    assert at(table, "B") == (9, 22)
    end_to(table, ISLAMIC, Phase.MOVEMENT)
    refused(table, "move A sail", "6.3.d")
    end_to(table, CHRISTIAN, Phase.MOVEMENT, turn=7, dice=[1])
    assert (table.state.wind, table.state.calm) == (2, False)
    do(table, "move B sail sail")
    assert at(table, "B") == (8, 24)


@pytest.mark.rule("6.3.d")
@pytest.mark.parametrize("sail", [True, False])
def test_without_a_calm_the_switch_changes_nothing(sail: bool) -> None:
    table = do(position("A C galley 20,20 4", *FAR_AWAY, calm_allows_sail=sail), "move A sail sail")
    assert at(table, "A") == (22, 20)


# ------------------------------------------------------------------------------------------------ multi_target_halving


@pytest.mark.rule("7.2.k")
@pytest.mark.parametrize(
    ("halving", "targets", "ratio"),
    [
        ("once", "X", "4:1"),
        ("once", "X Y", "2:1"),
        ("once", "X Y Z", "2:1"),
        ("once", "X Y Z W", "2:1"),
        ("per_target", "X", "4:1"),
        ("per_target", "X Y", "2:1"),
        ("per_target", "X Y Z", "1:1"),
        ("per_target", "X Y Z W", "1:2"),
    ],
)
def test_further_targets_halve_once_or_each_by_the_switch(halving: str, targets: str, ratio: str) -> None:
    table = combat(
        "A C galleass 20,20 4",
        *("X I galliot 21,20 1", "Y I galliot 20,19 1", "Z I galliot 20,21 1", "W I galliot 19,20 1"),
        multi_target_halving=halving,
    )
    assert reading(table, f"arms A {targets}") == odds_chart(ratio)


# ----------------------------------------------------------------------------------------- ram_immobilised_may_reorient


def stuck(*, turns: bool, kind: str = "galley") -> Position:
    table = position(
        *(f"R I {kind} 21,20 1", "V C galley 20,20 4", "down I galley 19,20 4", *FAR_AWAY),
        side=ISLAMIC,
        wind=1,
        ram_immobilised_may_reorient=turns,
    )
    return do(table, "move R oar", "end", "ram R", "end", dice=[6])


@pytest.mark.rule("6.4.e", "7.5.k")
@pytest.mark.parametrize(("kind", "facing"), [("galley", 2), ("galley", 3), ("galliot", 4)])
def test_a_ship_stuck_by_its_ram_reorients_only_with_the_switch_on(kind: str, facing: int) -> None:
    refused(stuck(turns=False, kind=kind), f"face R {facing}", "7.5.k")
    table = do(stuck(turns=True, kind=kind), f"face R {facing}")
    assert ship(table, "R").facing == facing


@pytest.mark.rule("6.4.e")
def test_with_the_switch_on_a_stuck_galley_turns_no_farther_than_any_other() -> None:
    refused(stuck(turns=True), "face R 4", "5.4.e")


@pytest.mark.rule("7.5.k")
def test_even_with_the_switch_on_a_stuck_ship_does_not_move_or_turn_in_the_movement_phase() -> None:
    table = end_to(stuck(turns=True), ISLAMIC, Phase.MOVEMENT, turn=6, dice=[1])
    for steps in ("port", "oar", "sail"):
        refused(table, f"move R {steps}", "6.4.a")


@pytest.mark.rule("7.5.o")
@pytest.mark.parametrize("turns", [True, False])
def test_the_victim_does_not_reorient_in_the_shared_hex_either_way(turns: bool) -> None:
    table = end_to(stuck(turns=turns), CHRISTIAN, Phase.REORIENTATION, dice=[1])
    refused(table, "face V 5", "7.5.o")


@pytest.mark.rule("7.5.m")
def test_a_rammer_that_turns_leaves_its_victim_where_it_was_struck() -> None:
    table = stuck(turns=True)
    do(table, "face R 2")
    end_to(table, CHRISTIAN, Phase.COMBAT, dice=[1])
    assert reading(table, "guns V R") == gun_chart(2), "R still lies at the bow of V"
    end_to(table, ISLAMIC, Phase.COMBAT)
    assert at(table, "R") == at(table, "V")
    refused(table, "guns R V", "7.1.a")
    do(table, "board V R", dice=[1])
    assert not afloat(table, "V")


@pytest.mark.rule("6.4.e", "9.0.c")
@pytest.mark.parametrize("turns", [True, False])
def test_drifting_galleasses_reorient_either_way(turns: bool) -> None:
    table = position(
        *("G C galleass 20,20 4", "D C galleass 20,30 4 immobilised=doria", *FAR_AWAY),
        phase=Phase.REORIENTATION,
        ram_immobilised_may_reorient=turns,
    )
    do(table, "face G 6", "face D 6")
    assert (ship(table, "G").facing, ship(table, "D").facing) == (6, 6)


# ---------------------------------------------------------------------------------------------------------- stuck_fire


def stuck_beside(fire: str) -> Position:
    """R is stuck in the hex of V and faces west; W lies two hexes ahead of it, N next to it."""
    return combat(
        *("R I galley 20,20 1 immobilised=ram", "W C galley 18,20 4", "N C galley 19,20 4"),
        *("D C galleass 30,30 4 immobilised=doria", "X I galliot 32,30 1"),
        side=ISLAMIC,
        stuck_fire=fire,
    )


@pytest.mark.audit("LD1")
@pytest.mark.rule("7.5.l")
@pytest.mark.parametrize(("fire", "guns", "ratio"), [("shared_hex", 1, "1:2"), ("any_target", 2, "1:1")])
def test_a_stuck_ship_fires_as_if_adjacent_beyond_its_hex_only_with_the_switch(
    fire: str, guns: int, ratio: str
) -> None:
    table = stuck_beside(fire)
    assert reading(table, "guns R W") == gun_chart(guns)
    assert reading(table, "arms R W") == odds_chart(ratio)
    assert reading(table, "guns R N") == gun_chart(2)
    assert reading(table, "arms R N") == odds_chart("1:1")


@pytest.mark.audit("LD1")
@pytest.mark.rule("7.5.l")
def test_the_switch_makes_nobody_fire_farther_and_helps_no_other_ship() -> None:
    table = combat(
        *("R I galley 20,20 1 immobilised=ram", "W C galley 17,20 4", "F I galley 20,30 1", "T C galley 18,30 4"),
        side=ISLAMIC,
        stuck_fire="any_target",
    )
    refused(table, "guns R W", "7.1.a")
    refused(table, "arms R W", "7.2.a")
    assert reading(table, "guns F T") == gun_chart(1)
    assert reading(table, "arms F T") == odds_chart("1:2")


# ----------------------------------------------------------------------------------------------- gunnery_with_boarding


@pytest.mark.audit("LD2")
@pytest.mark.rule("5.3.d", "7.2.h")
@pytest.mark.parametrize(("first", "second"), [("guns A X", "board Y A"), ("board Y A", "guns A X")])
@pytest.mark.parametrize("both", [True, False])
def test_guns_and_boarding_go_together_only_with_the_switch_on(first: str, second: str, both: bool) -> None:
    table = do(combat(*FIGHT, gunnery_with_boarding=both), first, dice=[1])
    if both:
        accepted(table, second)
    else:
        refused(table, second, "5.3.d")


@pytest.mark.audit("LD2")
@pytest.mark.rule("5.3.d", "7.2.h")
@pytest.mark.parametrize(("first", "second"), [("guns A X", "arms A Y"), ("arms A Y", "guns A X")])
def test_guns_and_small_arms_go_together_without_boarding(first: str, second: str) -> None:
    accepted(do(combat(*FIGHT, gunnery_with_boarding=False), first, dice=[1]), second)


# ----------------------------------------------------------------------------------------------------- tow_after_drift


def drifting_up(*, after: bool) -> Position:
    """G drifts east with the wind, up to the stern of T."""
    return position(
        *("G C galleass 20,20 4", "T C galley 22,20 4", *FAR_AWAY),
        phase=Phase.OPENING,
        wind=4,
        tow_after_drift=after,
    )


@pytest.mark.audit("LD4")
@pytest.mark.rule("5.1.c", "6.1.m")
def test_a_galleass_that_has_drifted_up_to_a_galley_is_towed_in_that_phase_only_with_the_switch() -> None:
    table = drifting_up(after=False)
    roll(table, [1])
    assert (table.state.phase, at(table, "G"), tow_offers(table)) == (Phase.MOVEMENT, (21, 20), ())
    assert table.state.tows == {}
    table = drifting_up(after=True)
    roll(table, [1])
    assert (at(table, "G"), tow_offers(table)) == ((21, 20), ("G",))
    take_in_tow(table, "G")
    assert table.state.tows == {"G": "T"}
    do(table, "move T oar")
    assert (at(table, "G"), at(table, "T")) == ((22, 20), (23, 20))
