"""SC.*: the scenarios as they open."""

from __future__ import annotations

import pytest

from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import Campaign, Class, Contingent, Event, Fleet, Kind, Stance, Status
from maestre.games.mistral.game import game
from maestre.games.mistral.table.formations import at_war_with_france, sail, stacks
from maestre.games.mistral.table.ranks import rank_of
from maestre.games.mistral.table.state import Berth, Phase
from maestre.games.mistral.turn.opening import agreeable, deal_counters, opened
from maestre.play.state import not_plain

from .positions import formation, run, squadron

FIGURES = own_figures()


@pytest.mark.rule("SC.list", "1.5")
def test_the_winter_every_year_to_1747_and_the_campaign_are_offered() -> None:
    assert game.scenarios == ("winter-1744", "1744", "1740", "1741", "1742", "1743", "1745", "1746", "1747", "campaign")
    lasts = {name: opened(FIGURES, name, {}).last_turn for name in game.scenarios}
    assert {name for name, turn in lasts.items() if turn == 0} == {"1747", "campaign"}
    assert {turn for name, turn in lasts.items() if turn} == {4, 16}
    assert [name for name, turn in lasts.items() if turn == 4] == ["winter-1744"]
    assert all(opened(FIGURES, name, {}).turn == 1 for name in game.scenarios)


@pytest.mark.rule("SC.1744", "IC.12.1")
def test_the_british_of_1744_have_28_sail_and_four_flagships_and_ten_prestige() -> None:
    state = opened(FIGURES, "1744", {})
    british = [one for one in state.squadrons.values() if one.contingent is Contingent.BRITISH]
    assert sail(tuple(one for one in british if one.kind is not Class.FLAGSHIP)) == 28
    assert sum(one.kind is Class.FLAGSHIP for one in british) == 4
    assert [state.books[fleet].prestige for fleet in Fleet] == [10, 10]
    assert state.repair_points == {"gibraltar": 2, "port_mahon": 3}
    assert (state.year, state.phase) == (1744, Phase.ROLES)


@pytest.mark.rule("SC.1744.b")
def test_three_hidden_british_stacks_begin_off_hyeres_and_none_is_subordinated() -> None:
    state = opened(FIGURES, "1744", {})
    there = stacks(state, "cA")
    assert sorted(one.id for one in there) == ["british_flag_A", "british_flag_B", "british_grand"]
    assert not any(one.spotted or one.superior for one in state.formations.values())
    assert not any(one.kind is Kind.DUMMY for one in state.formations.values())
    assert squadron(state, "B3").status is Status.READY
    assert (squadron(state, "B3").at, squadron(state, "B3").formation) == ("", "british_grand")


@pytest.mark.rule("SC.1744.b")
def test_ships_in_harbour_begin_in_their_state_and_a_squadron_without_formation_has_none() -> None:
    state = opened(FIGURES, "1744", {})
    assert (formation(state, "bourbon_grand").place, formation(state, "bourbon_grand").harbour) == ("toulon", True)
    assert squadron(state, "F2").status is Status.FITTING_OUT
    assert squadron(state, "F2").at == "toulon"
    alone = squadron(state, "FD2")
    assert (alone.status, alone.at, alone.formation, alone.dp) == (Status.IN_ORDINARY, "toulon", "", 7)
    assert state.leaders["navarro"].post == "bourbon_flag_A"  # type: ignore[index]  # an id
    assert state.leaders["piosin"].post == ""  # type: ignore[index]  # an id
    berths = {one.id: one.berth for one in state.auxiliaries.values()}
    assert [berths[name] for name in ("bFleet1", "bFleet3", "bBomb1")] == [  # type: ignore[index]  # ids
        Berth.ASSIGNED,
        Berth.ASSIGNED,
        Berth.AVAILABLE,
    ]


@pytest.mark.rule("SC.1744.b")
def test_the_handles_of_stacks_that_begin_together_are_dealt_unseen() -> None:
    state = opened(FIGURES, "1744", {})
    before = [one.handle for one in stacks(state, "cA")]
    run(deal_counters(state), (before[2], before[0], before[1]))
    assert [one.handle for one in stacks(state, "cA")] != before
    assert sorted(one.handle for one in stacks(state, "cA")) == sorted(before)
    state.turns = 2
    later = [one.handle for one in stacks(state, "cA")]
    run(deal_counters(state))
    assert [one.handle for one in stacks(state, "cA")] == later


@pytest.mark.rule("SC.1744.d")
def test_the_world_of_1744_is_that_at_the_end_of_1743() -> None:
    state = opened(FIGURES, "1744", {})
    marked = [event for event in Event if state.events[event].times]
    assert marked == [Event.WAR_START, Event.SPAIN_AUSTRIA_WAR, Event.WORMS_1, Event.FAMILY_COMPACT]
    assert not at_war_with_france(state)
    assert state.stances[Contingent.NEAPOLITAN] is Stance.LIMITED
    assert [state.stances[one] for one in (Contingent.GENOESE, Contingent.VENETIAN)] == [Stance.NEUTRAL] * 2
    assert [state.fronts[one].marker for one in Campaign] == [0, 0, 0]
    assert state.trade == ()
    assert state.troop_format == "generic"


@pytest.mark.rule("2.16", "SC.1744.d")
def test_forces_of_neutral_contingents_wait_off_the_map() -> None:
    state = opened(FIGURES, "1744", {})
    assert not any(one.contingent in (Contingent.GENOESE, Contingent.VENETIAN) for one in state.squadrons.values())
    assert len(state.waiting[Contingent.GENOESE]) == 2
    assert len(state.waiting[Contingent.VENETIAN]) == 8
    out = [one.contingent for one in state.auxiliaries.values() if one.berth is Berth.OUT]
    assert {"gGalley1", "gLight1", "vGalley1", "vLight1"} <= {str(one) for one in state.auxiliaries}
    assert out == [Contingent.GENOESE] * 2 + [Contingent.VENETIAN] * 2


@pytest.mark.rule("SC.winter")
def test_winter_1744_has_the_set_up_of_the_year_and_four_turns() -> None:
    winter, year = opened(FIGURES, "winter-1744", {}), opened(FIGURES, "1744", {})
    assert winter.last_turn == 4
    assert (winter.formations, winter.squadrons, winter.stances, winter.events) == (
        year.formations,
        year.squadrons,
        year.stances,
        year.events,
    )


@pytest.mark.rule("SC.1744")
def test_what_the_players_agree_on_is_in_the_position() -> None:
    state = opened(
        FIGURES, "1744", {"pirate_tie": "british", "open_markers": True, "rerolls": "all", "bourbon_rank": "captain"}
    )
    assert (state.pirate_tie, state.open_markers, state.rerolls) == (Fleet.BRITISH, True, "all")
    assert (state.british_rank, state.bourbon_rank) == ("none", "captain")
    assert rank_of(state, Fleet.BRITISH) is None
    assert not not_plain(type(state))


@pytest.mark.rule("SC.1744")
def test_whatever_the_players_may_agree_on_opens_a_game() -> None:
    usual = opened(FIGURES, "1744", {})
    for name, values in agreeable(own_figures()).items():
        assert str(getattr(usual, name)) == str(values[0])
        for value in values:
            assert str(getattr(opened(FIGURES, "1744", {name: value}), name)) == str(value)


@pytest.mark.rule("1.2")
def test_map_and_scenarios_say_that_they_are_rebuilt() -> None:
    waters = FIGURES.waters.file
    tables = [getattr(waters, name) for name in waters.__struct_fields__]
    assert any(table.provenance.startswith("reconstructed") for table in tables)
    assert all(row.provenance == "reconstructed" and row.reason for row in FIGURES.scenarios.row.values())
