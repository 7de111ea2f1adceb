"""O.show_of_force, 2.132: Shows of Force."""

from __future__ import annotations

from typing import Any

import pytest

from maestre.games.mistral.data.words import Contingent, Event, Stance
from maestre.games.mistral.events.event_step import event_step
from maestre.games.mistral.fleets.contingents import shown
from maestre.games.mistral.orders.show_of_force import number, shows
from maestre.games.mistral.table.moments import SHOWS
from maestre.games.mistral.table.state import Berth, ChitId, ChitStatus, Phase, State
from tests.games.mistral.positions import BOURBON, BRITISH, auxiliary, keys, moment, run, sea

NAPLES = ChitId("BR-SF1")
ALGIERS = ChitId("BR-SFP:algiers")


def showing(*lines: str, impulses: int = 5, **fields: Any) -> State:
    """The Event Step after an Impulse; Orders were Issued before the first."""
    return sea(*lines, phase=Phase.EVENTS, impulses=impulses, **fields)


def before_naples(force: str, *more: str, impulses: int = 5) -> State:
    """Flag A with the Order against Naples, lying there."""
    return showing(
        f"british_flag_A naples spotted : {force}", "chit BR-SF1 issued british_flag_A", *more, impulses=impulses
    )


def needs(state: State, chit: ChitId = NAPLES) -> int | None:
    """The highest die that Fulfils it."""
    tally = number(state, chit)
    return None if tally is None else tally.whole


@pytest.mark.rule("O.show_of_force")
@pytest.mark.parametrize(("face", "status"), [(4, ChitStatus.FULFILLED), (5, ChitStatus.ISSUED)])
def test_four_or_less_fulfils_it(face: int, status: ChitStatus) -> None:
    state = before_naples("B1")
    run(shows(state), face)
    assert state.chits[NAPLES].status is status
    assert state.books[BRITISH].fulfilled == (status is ChitStatus.FULFILLED)


@pytest.mark.rule("O.show_of_force")
@pytest.mark.parametrize(
    ("force", "most"), [("B1", 4), ("B1 B2/sail=3", 4), ("B1 B2", 5), ("B1 B2 B3", 6), ("B1/sail=3", None)]
)
def test_each_four_further_sail_make_it_easier_and_fewer_than_four_do_not_roll(force: str, most: int | None) -> None:
    assert needs(before_naples(force)) == most


@pytest.mark.rule("2.132.a", "O.show_of_force")
def test_twelve_sail_and_a_bomb_succeed_on_a_seven() -> None:
    state = before_naples("B1 B2 B3", "aux bBomb1 british_flag_A")
    run(shows(state), 7)
    assert state.chits[NAPLES].status is ChitStatus.FULFILLED


@pytest.mark.rule("2.132.a")
@pytest.mark.parametrize(("bomb", "most"), [("british_flag_A", 5), ("british_flag_B", 4), ("naples", 4)])
def test_only_a_bomb_of_the_formation_helps(bomb: str, most: int) -> None:
    state = showing(
        "british_flag_A naples : B1",
        "british_flag_B s12 : B2",
        f"aux bBomb1 {bomb}",
        "chit BR-SF1 issued british_flag_A",
    )
    assert needs(state) == most


@pytest.mark.rule("2.132.b")
@pytest.mark.parametrize(("chit", "place", "most"), [("BR-SFP:algiers", "algiers", 6), ("BR-SF1", "naples", 5)])
def test_against_a_pirate_base_the_bomb_counts_double(chit: str, place: str, most: int) -> None:
    state = showing(f"british_flag_A {place} : B1", "aux bBomb1 british_flag_A", f"chit {chit} issued british_flag_A")
    assert needs(state, ChitId(chit)) == most


@pytest.mark.rule("2.233.b", "O.show_of_force")
@pytest.mark.parametrize(("face", "berth"), [(3, Berth.RECOVERY), (4, Berth.TASKED)])
def test_a_fleet_50_rolls_with_one_more_and_goes_to_recovery_when_it_is_done(face: int, berth: Berth) -> None:
    state = showing("aux bFleet501 show_of_force=naples", "chit BR-SF1 issued bFleet501")
    run(shows(state), face)
    assert auxiliary(state, "bFleet501").berth is berth


@pytest.mark.rule("O.show_of_force")
@pytest.mark.parametrize("where", ["s18", "naples/harbour", "palermo"])
def test_who_is_not_ready_at_the_target_does_not_roll(where: str) -> None:
    state = showing(f"british_flag_A {where} : B1", "chit BR-SF1 issued british_flag_A")
    run(shows(state))
    assert state.chits[NAPLES].status is ChitStatus.ISSUED


@pytest.mark.rule("O.show_of_force")
@pytest.mark.parametrize(("turns", "status"), [(3, ChitStatus.ISSUED), (4, ChitStatus.FAILED)])
def test_it_fails_after_four_turns(turns: int, status: ChitStatus) -> None:
    state = before_naples("B1", impulses=4 * turns + 1)
    run(shows(state), 9)
    assert state.chits[NAPLES].status is status


@pytest.mark.rule("O.show_of_force")
def test_in_the_fourth_turn_it_may_still_succeed() -> None:
    state = before_naples("B1", impulses=17)
    run(shows(state), 0)
    assert state.chits[NAPLES].status is ChitStatus.FULFILLED


@pytest.mark.rule("O.show_of_force")
def test_a_pirate_base_is_silenced_and_naples_goes_into_limited_neutrality() -> None:
    state = showing("british_flag_A algiers : B1", "chit BR-SFP:algiers issued british_flag_A", agenda=("shows:",))
    with moment(SHOWS, shows):
        run(event_step(state), 0)
    assert state.silenced == ("algiers",)
    state = showing("british_flag_A naples : B1", "chit BR-SF1 issued british_flag_A", agenda=("shows:",))
    with moment(SHOWS, shows):
        while not run(event_step(state), *((0,) if state.agenda == ("shows:",) else ())):
            pass
    assert state.stances[Contingent.NEAPOLITAN] is Stance.LIMITED


@pytest.mark.rule("O.show_of_force", "IC.9.2.e")
def test_elsewhere_it_bears_on_the_next_roll_of_its_event() -> None:
    state = showing("french_flag_B bastia : F1", "chit BO-SF3 issued french_flag_B")
    run(shows(state), 0)
    other = showing()
    shown(other, BOURBON, "bastia")
    assert state.shows == other.shows == ("bourbon/bastia",)
    assert state.events[Event.CORSICA].times == 0


@pytest.mark.rule("O.show_of_force")
def test_a_show_in_vain_is_seen_by_all_and_stays_in_force() -> None:
    state = before_naples("B1")
    run(shows(state), 9)
    assert "show-in-vain" in keys(state, "bourbon")
    assert "order-failed" not in keys(state)
