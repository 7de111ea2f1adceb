"""IC.6.24.b, T.fireship, T.bomb Fireships and Bombs against ships in harbour."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from maestre.games.mistral.battle import bombardment
from maestre.games.mistral.battle.bombardment import aimed_at
from maestre.games.mistral.data.words import Status
from maestre.games.mistral.table.state import Berth, Phase, State
from maestre.games.mistral.turn import windows
from maestre.play import Order
from tests.games.mistral.positions import (
    BOURBON,
    BRITISH,
    Reply,
    asked,
    auxiliary,
    deeds,
    formation,
    keys,
    refused,
    run,
    sea,
    squadron,
)

OFF_CARTAGENA = "british_flag_A cartagena spotted : B1"


@pytest.fixture(autouse=True)
def chapter() -> Iterator[None]:
    """The Tasks of bombardment, and the checks of windows."""
    with deeds(bombardment.DEEDS):
        yield


def harbour(squadron: str, *lines: str, port: str = "cartagena", **fields: Any) -> State:
    """A Squadron in harbour, with a British Flag, a Fireship and a Bomb off it."""
    off = OFF_CARTAGENA.replace("cartagena", port)
    arms = ("aux bFire1 british_flag_A", "aux bBomb1 british_flag_A")
    return sea(off, f"harbour {port} : {squadron}", *arms, *lines, phase=Phase.SECOND_WINDOW, **fields)


def burn(state: State, *replies: Reply, target: str = "cartagena/in_ordinary") -> None:
    """Send the Fireship in."""
    run(windows.window(state), Order("fireship_attack", "", (target,)), "bFire1", *replies)


def shell(state: State, *replies: Reply, target: str = "cartagena/in_ordinary") -> None:
    """Let the Bomb fire."""
    run(windows.window(state), Order("bombardment", "", (target,)), "bBomb1", *replies)


@pytest.mark.rule("T.fireship")
@pytest.mark.parametrize(("roll", "hit"), [(6, True), (5, False)])
def test_a_fireship_hits_on_twice_the_sail_or_more(roll: int, hit: bool) -> None:
    state = harbour("S1/sail=3", port="barcelona")
    roll += 2
    burn(state, roll, *([3, 1] if hit else []), target="barcelona/in_ordinary")
    assert ("harbour-fire-hit" in keys(state)) is hit
    assert squadron(state, "S1").dp == (8 if hit else 0)
    assert auxiliary(state, "bFire1").berth is Berth.RECOVERY


@pytest.mark.rule("T.fireship.b")
@pytest.mark.parametrize(
    ("port", "roll", "hit"), [("barcelona", 7, False), ("barcelona", 8, True), ("cartagena", 7, True)]
)
def test_the_blockade_value_of_the_port_counts_against_the_roll(port: str, roll: int, hit: bool) -> None:
    state = harbour("S1/sail=3", port=port)
    burn(state, roll, *([0, 9] if hit else []), target=f"{port}/in_ordinary")
    assert ("harbour-fire-hit" in keys(state)) is hit


@pytest.mark.rule("T.fireship.b", "T.fireship")
def test_the_damage_of_a_fireship_in_harbour_is_doubled_and_sail_sunk_are_not() -> None:
    state = harbour("S1/sail=2")
    burn(state, 9, 6, 1)
    assert squadron(state, "S1").dp == 4
    assert len(squadron(state, "S1").ships) == 1


@pytest.mark.rule("T.fireship")
def test_a_nine_for_the_column_fails() -> None:
    state = harbour("S1/sail=1")
    burn(state, 9, 9)
    assert squadron(state, "S1").dp == 0
    assert "strike-failed" in keys(state)


@pytest.mark.rule("T.bomb", "IC.6.24.b")
def test_a_bomb_gives_three_times_the_damage_of_its_column() -> None:
    state = harbour("S1")
    shell(state, 4, 3)
    assert squadron(state, "S1").dp == 12
    assert auxiliary(state, "bBomb1").berth is Berth.RECOVERY


@pytest.mark.rule("T.bomb", "T.prestige.c")
def test_sail_sunk_by_a_bomb_count_once_and_bring_no_prestige() -> None:
    state = harbour("S1/sail=4")
    shell(state, 6, 1)
    assert len(squadron(state, "S1").ships) == 3
    assert squadron(state, "S1").dp == 6
    assert [book.prestige for book in state.books.values()] == [10, 10]
    assert all(book.sail == 0 for book in state.books.values())
    assert not state.ledger


@pytest.mark.rule("IC.3.3.g", "T.bomb")
@pytest.mark.parametrize(
    ("squadrons", "left"), [("S1/sail=1", False), ("S1/sail=2", True), ("S1/sail=1 S2/fitting", True)]
)
def test_a_formation_whose_last_squadron_is_sunk_in_harbour_is_no_more(squadrons: str, left: bool) -> None:
    lines = (OFF_CARTAGENA, f"spanish_detachment_1 cartagena/harbour : {squadrons}", "aux bBomb1 british_flag_A")
    state = sea(*lines, phase=Phase.SECOND_WINDOW)
    shell(state, 6, 1)
    assert ("spanish_detachment_1" in state.formations) is left
    assert ("S1" in state.squadrons) is (squadrons == "S1/sail=2")


@pytest.mark.rule("T.bomb")
def test_the_column_of_a_bomb_is_not_modified_and_nine_fails() -> None:
    state = harbour("S1", port="barcelona")
    shell(state, 9, target="barcelona/in_ordinary")
    assert squadron(state, "S1").dp == 0


@pytest.mark.rule("T.bomb", "IC.6.24.b")
def test_the_attacker_names_the_state_and_chance_the_squadron() -> None:
    state = harbour("S1/fitting", "harbour cartagena : S2 S3")
    shell(state, ("S3",), 4, 3)
    assert squadron(state, "S3").dp == 12
    assert squadron(state, "S1").dp == squadron(state, "S2").dp == 0
    assert aimed_at(state, BRITISH, "cartagena", Status.FITTING_OUT) == ("S1",)


@pytest.mark.rule("T.bomb", "IC.3.25.b")
def test_ships_at_sea_are_no_target() -> None:
    state = sea(OFF_CARTAGENA, "spanish_flag_D cartagena : S1", "aux bBomb1 british_flag_A", phase=Phase.FIRST_WINDOW)
    for status in ("in_ordinary", "fitting_out", "ready"):
        order = Order("bombardment", "", (f"cartagena/{status}",))
        refused(windows.window(state), order, rule="IC.6.2.b", key="task-no-target")


@pytest.mark.rule("IC.6.24.b")
def test_one_attack_for_each_formation_and_impulse() -> None:
    state = harbour("S1", "british_flag_B cartagena spotted : B2", "aux bBomb2 british_flag_B")
    shell(state, 9)
    state.acting = BRITISH
    question = asked(windows.window(state), Order("bombardment", "", ("cartagena/in_ordinary",)))
    assert getattr(question.choice, "options", None) == ("bBomb2",)
    order = Order("fireship_attack", "", ("cartagena/in_ordinary",))
    refused(windows.window(state), order, rule="IC.6.24.b", key="bombard-once")


@pytest.mark.rule("IC.6.24.b")
@pytest.mark.parametrize(
    ("lines", "key"),
    [
        (("british_flag_A s4 : B1", "aux bBomb1 british_flag_A"), "bombard-from-port-space"),
        (("aux bBomb1 gibraltar",), "bombard-from-port-space"),
        (("british_flag_A cartagena/harbour : B1", "aux bBomb1 british_flag_A"), "bombard-from-port-space"),
        (("british_flag_A cartagena spotted disorganised : B1", "aux bBomb1 british_flag_A"), "bombard-disorganised"),
    ],
)
def test_only_a_steady_formation_in_the_port_space_attacks(lines: tuple[str, ...], key: str) -> None:
    state = sea(*lines, "harbour cartagena : S1", phase=Phase.FIRST_WINDOW)
    order = Order("bombardment", "", ("cartagena/in_ordinary",))
    refused(windows.window(state), order, rule="IC.6.24.b", key=key)


@pytest.mark.rule("IC.6.24.b")
def test_a_harbour_that_is_not_an_enemy_s_is_spared() -> None:
    state = harbour("S1", port="genoa")
    order = Order("bombardment", "", ("genoa/in_ordinary",))
    refused(windows.window(state), order, rule="IC.6.24.b", key="bombard-not-enemy")


@pytest.mark.rule("IC.6.29")
def test_french_harbours_and_ships_are_spared_before_the_war_unless_the_british_have_paid() -> None:
    order = Order("bombardment", "", ("toulon/in_ordinary",))
    refused(windows.window(harbour("S1", port="toulon", war=False)), order, rule="IC.6.29")
    shell(harbour("S1", port="toulon", war=False, defied=True), 4, 3, target="toulon/in_ordinary")
    state = harbour("F1", war=False)
    assert aimed_at(state, BRITISH, "cartagena", Status.IN_ORDINARY) == ()
    shell(state)
    assert "bombard-nothing" in keys(state)
    assert squadron(state, "F1").dp == 0
    assert aimed_at(harbour("F1"), BRITISH, "cartagena", Status.IN_ORDINARY) == ("F1",)
    assert aimed_at(harbour("B2", port="gibraltar", war=False), BOURBON, "gibraltar", Status.IN_ORDINARY) == ("B2",)


@pytest.mark.rule("T.aux.d")
def test_fireships_and_bombs_cannot_be_screened() -> None:
    state = harbour("S1", "aux sFleet1 cartagena")
    shell(state, 4, 3)
    assert auxiliary(state, "sFleet1").berth is Berth.ASSIGNED


@pytest.mark.rule("IC.7.11.b", "IC.6.24.b")
def test_who_attacks_a_harbour_is_spotted() -> None:
    state = harbour("S1")
    state.formations[formation(state, "british_flag_A").id] = formation(
        sea("british_flag_A cartagena : B1"), "british_flag_A"
    )
    shell(state, 9)
    assert formation(state, "british_flag_A").spotted
