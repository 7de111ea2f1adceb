"""IC.1.7: what all have seen is laid open, and nobody takes back what led to it; what is hidden lays nothing open."""

from __future__ import annotations

from typing import Final

import pytest

from maestre.games.mistral.auxiliaries.screening import spend
from maestre.games.mistral.convoys.escorts import join
from maestre.games.mistral.data.words import Fleet
from maestre.games.mistral.events.calls import send_away
from maestre.games.mistral.fleets.independents import parted
from maestre.games.mistral.fleets.reforming import formed, move, subordinate
from maestre.games.mistral.harbours.damage import lose_sail, sinking_check
from maestre.games.mistral.harbours.passage import dissolve
from maestre.games.mistral.table.state import AuxiliaryId, FormationId, SquadronId
from maestre.play import Order

from .positions import run, sea

SUPPLY: Final = FormationId("convoy:british_supply")
B1: Final = SquadronId("B1")
GRAND, FLAG = FormationId("british_grand"), FormationId("british_flag_A")


@pytest.mark.rule("IC.10.12")
@pytest.mark.parametrize(("place", "open_"), [("s7", True), ("port_mahon/harbour", False)])
def test_an_escort_that_joins_a_convoy_is_seen_to_go_at_sea_and_not_in_harbour(place: str, open_: bool) -> None:
    state = sea(f"{SUPPLY} {place}", f"british_detachment_1 {place} : B1", "chit BR-ES3 issued british_detachment_1")
    run(join(state, SUPPLY))
    assert state.formations[FormationId("british_detachment_1")].superior == SUPPLY
    assert bool(state.reveals) is open_


@pytest.mark.rule("T.damage", "T.damage.b", "IC.8.35")
@pytest.mark.parametrize("spotted", [True, False])
def test_a_sail_that_sinks_is_laid_open_where_all_see_its_formation(spotted: bool) -> None:
    state = sea(f"british_grand s12 {'spotted ' * spotted}: B1/dp=12 B2")
    run(sinking_check(state, B1, "IC.4.3.b"), ("2",))
    assert len(state.squadrons[B1].ships) == 3
    assert bool(state.reveals) is spotted


@pytest.mark.rule("T.damage", "T.damage.b")
@pytest.mark.parametrize(("dp", "rolls"), [(9, ()), (10, (("1",),))])
def test_a_check_is_due_from_the_rating_on(dp: int, rolls: tuple[tuple[str], ...]) -> None:
    state = sea(f"british_grand s12 spotted : B1/dp={dp} B2")
    run(sinking_check(state, B1, "IC.4.3.b"), *rolls)
    assert (len(state.squadrons[B1].ships), state.reveals) == (4, 0)


@pytest.mark.rule("IC.8.35", "2.236.b")
@pytest.mark.parametrize(("sail", "open_"), [(2, False), (1, True)])
def test_of_a_hidden_squadron_only_the_loss_of_the_last_sail_is_seen(sail: int, open_: bool) -> None:
    state = sea(f"british_grand s12 : B1/sail={sail} B2")
    run(lose_sail(state, B1, state.squadrons[B1].ships[0], "IC.8.35"))
    assert (B1 in state.squadrons, bool(state.reveals)) == (not open_, open_)


@pytest.mark.rule("2.62.a")
@pytest.mark.parametrize(
    ("spotted", "sent", "open_"), [("", 1, False), ("", 4, True), ("spotted ", 1, True), ("spotted ", 4, True)]
)
def test_sail_that_are_called_away_are_seen_to_go_from_a_spotted_formation_or_with_the_squadron(
    spotted: str, sent: int, open_: bool
) -> None:
    state = sea(f"british_grand s12 {spotted}: B1 B2")
    run(send_away(state, B1, sent, "2.62.a"))
    assert (len(state.lost), bool(state.reveals)) == (sent, open_)
    assert (B1 in state.squadrons) is (sent < 4)


@pytest.mark.rule("2.62.a")
def test_no_sail_no_loss() -> None:
    state = sea("british_grand s12 spotted : B1 B2")
    run(send_away(state, B1, 0, "2.62.a"))
    assert (state.lost, state.reveals, len(state.squadrons[B1].ships)) == ({}, 0, 4)


@pytest.mark.rule("IC.6.1")
@pytest.mark.parametrize(("berth", "open_"), [("british_grand", True), ("interdict=elba_straits", False)])
def test_an_auxiliary_at_a_task_in_sight_goes_to_recovery_unremarked(berth: str, open_: bool) -> None:
    state = sea("british_grand s12 : B1", f"aux bFleet1 {berth}")
    spend(state, AuxiliaryId("bFleet1"), "IC.6.1")
    assert bool(state.reveals) is open_


@pytest.mark.rule("IC.5.338", "IC.3.35")
@pytest.mark.parametrize(("place", "open_"), [("s12", True), ("port_mahon/harbour", False)])
def test_a_squadron_is_seen_to_part_at_sea_only(place: str, open_: bool) -> None:
    state = sea(f"british_grand {place} : B1 B2")
    run(parted(state, B1, "squadron-parted", "IC.5.338"))
    assert state.squadrons[B1].formation != GRAND
    assert bool(state.reveals) is open_


@pytest.mark.rule("IC.3.33", "IC.3.33.c")
@pytest.mark.parametrize(
    ("here", "there", "open_"),
    [("", "", False), ("spotted ", "", False), ("", "spotted ", True), ("spotted ", "spotted ", False)],
)
def test_a_squadron_is_laid_open_where_it_comes_from_hiding_into_sight(here: str, there: str, open_: bool) -> None:
    state = sea(f"british_grand s12 {here}: B1 B2 @mathews", f"british_flag_A s12 {there}: B3 @rowley")
    run(move(state, Fleet.BRITISH, Order("move", "B1", ("british_flag_A",))), *((0,) if here and there else (("0",),)))
    assert state.squadrons[B1].formation == FLAG
    assert bool(state.reveals) is open_


@pytest.mark.rule("IC.3.3.d")
@pytest.mark.parametrize(
    ("here", "there", "open_"),
    [("", "", 1), ("spotted ", "", 1), ("", "spotted ", 1), ("spotted ", "spotted ", 0)],
)
def test_a_formation_put_under_another_is_seen_to_go_and_a_spotted_one_lays_the_other_open(
    here: str, there: str, open_: int
) -> None:
    state = sea(f"british_flag_A s12 {here}: B1 @rowley", f"british_grand s12 {there}: B3 @mathews")
    run(
        subordinate(state, Fleet.BRITISH, Order("subordinate", "british_flag_A", ("british_grand",))),
        *((0,) if here and there else (("0",),)),
    )
    assert state.formations[FLAG].superior == GRAND
    assert state.formations[GRAND].spotted is bool(here or there)
    assert state.reveals == open_


@pytest.mark.rule("IC.3.33")
@pytest.mark.parametrize("spotted", [True, False])
def test_a_formation_formed_of_a_spotted_one_is_laid_open(spotted: bool) -> None:
    state = sea(f"british_grand s12 {'spotted ' * spotted}: B1 B2 @mathews")
    before = state.reveals
    run(formed(state, FormationId("british_detachment_1"), (B1,)))
    assert state.squadrons[B1].formation == "british_detachment_1"
    assert state.formations[FormationId("british_detachment_1")].spotted is spotted
    assert state.reveals > before


@pytest.mark.rule("IC.3.33", "2.15.c")
@pytest.mark.parametrize(
    ("line", "open_"),
    [("british_flag_A s12", 1), ("british_flag_A <british_grand", 0), ("british_flag_A toulon/harbour", 0)],
)
def test_all_see_a_counter_on_the_map_go_and_no_other(line: str, open_: int) -> None:
    state = sea("british_grand s12 : B1", f"{line} : B2")
    run(dissolve(state, FLAG))
    assert (FLAG in state.formations, state.squadrons[SquadronId("B2")].formation) == (False, "")
    assert state.reveals == open_
