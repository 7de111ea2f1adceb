"""1.41, IC.9.2, E.*: Events, when they are rolled for, on what they occur and what they do."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import Campaign, Class, Contingent, Event, Flag, Fleet, Shape, Stance
from maestre.games.mistral.events.event_step import event_step, is_due, number_of
from maestre.games.mistral.fleets.contingents import corsican_flag, shown
from maestre.games.mistral.fleets.squadrons import free_squadrons
from maestre.games.mistral.table.formations import at_war_with_france
from maestre.games.mistral.table.moments import FLAGGED, OCCURRED, SHOWS
from maestre.games.mistral.table.ports import flag
from maestre.games.mistral.table.state import Mark, SquadronId, State
from maestre.play import Each, Procedure, change

from .positions import Stuck, asked, check, keys, moment, proposed, refused, run, sea, squadron, word
from .years import front, occurred, stepped, whole_step, world

FIGURES = own_figures()

DESCENT = {"B1": "0", "B2": "0", "B3": "0", "B4": "0", "B5": "0", "B6": "4"}


# ------------------------------------------------------------------------------------------------ the Step


@pytest.mark.rule("1.41")
def test_there_are_political_events_and_three_campaigns() -> None:
    assert list(FIGURES.events.row) == list(Event)
    assert list(FIGURES.events.campaign) == [Campaign.PO_VALLEY, Campaign.ALPS, Campaign.APENNINES]


@pytest.mark.rule("S.26", "1.41.L3")
def test_in_a_turn_that_is_not_quarterly_only_hexagons_are_rolled() -> None:
    state = whole_step(world(1744, 6), 9)
    assert [event for event in Event if state.events[event].tries] == [Event.FRANCE_DECLARES_WAR]


@pytest.mark.rule("IC.9.2", "S.26")
def test_a_quarterly_step_goes_from_hexagons_to_the_other_events_to_the_campaigns() -> None:
    state = world(1744, 5)
    run(event_step(state))
    order = state.agenda
    assert order[:2] == ("event:france_declares_war", "shows")
    assert order[-3:] == ("front:po_valley", "front:alps", "front:apennines")
    assert order[2:-3] == tuple(f"event:{event}" for event in Event if event is not Event.FRANCE_DECLARES_WAR)


@pytest.mark.rule("IC.9.2")
def test_campaigns_are_resolved_in_three_turns_of_the_year_alone() -> None:
    for turn, fronts in ((1, 0), (4, 0), (5, 3), (9, 3), (13, 3), (16, 0)):
        state = world(1744, turn)
        run(event_step(state))
        assert sum(what.startswith("front:") for what in state.agenda) == fronts, turn


@pytest.mark.rule("IC.9.2", "IC.9.2.e")
def test_a_show_of_force_that_succeeds_in_this_step_already_bears_on_the_event() -> None:
    def succeeds(state: State) -> Procedure[None]:
        shown(state, Fleet.BRITISH, "bastia")
        yield from ()

    state = world(1744, 5)
    with moment(SHOWS, succeeds):
        # France 9, the Insurgency 3 (base 2 less the DRM -1), then Descent, Flota, West Indies and three Campaigns
        whole_step(state, 9, 3, 9, 9, 9, 5, 5, 5)
    assert state.events[Event.CORSICA].times == 1


@pytest.mark.rule("1.51", "1.4")
def test_nothing_but_the_flow_charts_is_rolled_for() -> None:
    state = world(1744, 6, Event.FRANCE_DECLARES_WAR)
    whole_step(state)
    assert state.news == ()


@pytest.mark.rule("1.4")
def test_an_event_keeps_to_its_own_entry_in_the_data(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FIGURES.events.row, Event.FLOTA, replace(FIGURES.events.row[Event.FLOTA], base=7, withdraws=()))
    assert stepped(world(1744, 5), "event:the_flota", 7).events[Event.FLOTA].times == 1


# ------------------------------------------------------------------------------------------------ the legend


@pytest.mark.rule("1.41.L1", "IC.9.2.b")
def test_a_circle_occurs_once_a_year_at_most_and_again_in_the_next() -> None:
    state = world(1744, 9)
    occurred(state, Event.CORSICA, 1744, 5)
    assert not is_due(state, Event.CORSICA)
    stepped(state, "event:corsican_insurgency")
    later = world(1745, 1)
    occurred(later, Event.CORSICA, 1744, 5)
    assert is_due(later, Event.CORSICA)


@pytest.mark.rule("IC.9.2.b", "IC.9.2.e")
def test_each_roll_for_an_event_is_counted_whether_it_occurs_or_not() -> None:
    state = world(1744, 5)
    before = state.events[Event.FLOTA].tries
    stepped(state, "event:the_flota", 9)
    assert (state.events[Event.FLOTA].tries, state.events[Event.FLOTA].times) == (before + 1, 0)
    stepped(state, "event:the_flota", 8)
    assert state.events[Event.FLOTA].tries == before + 2


@pytest.mark.rule("1.41.L1")
def test_a_circle_without_stages_may_occur_year_after_year() -> None:
    state = world(1746, 1)
    occurred(state, Event.FLOTA, 1745, 13, times=2)
    assert is_due(state, Event.FLOTA)


@pytest.mark.rule("1.41.L2", "IC.9.2.b")
def test_a_square_that_is_marked_is_never_rolled_again() -> None:
    state = world(1746, 5)
    assert FIGURES.events.row[Event.DESCENT].shape is Shape.SQUARE
    assert is_due(state, Event.DESCENT)
    occurred(state, Event.DESCENT, 1744, 5)
    stepped(state, "event:descent_on_england")
    assert state.events[Event.DESCENT].times == 1


@pytest.mark.rule("1.41.L4")
def test_yellow_events_depend_on_nothing() -> None:
    state = world(1746, 9)
    state.events = dict.fromkeys(Event, Mark())
    yellow = [event for event, row in FIGURES.events.row.items() if row.yellow and not row.automatic]
    assert len(yellow) == 6
    assert all(is_due(state, event) for event in yellow)


@pytest.mark.rule("1.41.L5")
def test_all_that_an_and_event_requires_must_be_marked() -> None:
    state = world(1745, 5)
    assert not is_due(state, Event.ARANJUEZ_1)  # Worms 1 is marked, the French war is not
    stepped(state, "event:treaty_of_aranjuez_1")
    occurred(state, Event.FRANCE_DECLARES_WAR, 1744, 5)
    assert is_due(state, Event.ARANJUEZ_1)


@pytest.mark.rule("1.41.L5")
def test_the_first_of_what_an_or_event_requires_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(
        FIGURES.events.row, Event.ARANJUEZ_1, replace(FIGURES.events.row[Event.ARANJUEZ_1], either=True)
    )
    state = world(1745, 5)
    assert is_due(state, Event.ARANJUEZ_1)
    state.events[Event.WORMS_1] = Mark()
    assert not is_due(state, Event.ARANJUEZ_1)


@pytest.mark.rule("1.41.L6")
def test_an_event_that_follows_by_itself_occurs_in_the_same_step_without_a_roll(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    linked = replace(FIGURES.events.row[Event.ARANJUEZ_1], automatic=True, base=None)
    monkeypatch.setitem(FIGURES.events.row, Event.ARANJUEZ_1, linked)
    state = stepped(world(1745, 5), "event:france_declares_war", 0)
    assert state.events[Event.ARANJUEZ_1].times == 1


@pytest.mark.rule("1.41.L6")
def test_an_event_that_is_only_opened_waits_for_its_own_roll() -> None:
    state = stepped(world(1745, 5), "event:france_declares_war", 0)
    assert state.events[Event.ARANJUEZ_1].times == 0


@pytest.mark.rule("1.41.L7", "E.aranjuez")
@pytest.mark.parametrize(("year", "turn", "due"), [(1746, 5, False), (1746, 9, True), (1747, 1, True)])
def test_a_delay_is_counted_in_quarters_after_what_the_event_requires(year: int, turn: int, due: bool) -> None:
    state = world(year, turn, Event.ARANJUEZ_1)
    occurred(state, Event.ARANJUEZ_2, 1746, 5)
    assert is_due(state, Event.ARANJUEZ_3) is due


@pytest.mark.rule("1.41.L7")
@pytest.mark.parametrize(("face", "times"), [(3, 1), (4, 0)])
def test_an_event_occurs_on_a_roll_not_above_its_base(face: int, times: int) -> None:
    state = world(1746, 9, Event.ARANJUEZ_1)
    occurred(state, Event.ARANJUEZ_2, 1746, 5)
    assert stepped(state, "event:treaty_of_aranjuez_3", face).events[Event.ARANJUEZ_3].times == times


@pytest.mark.rule("1.41.L7", "IC.9.2.b", "E.worms_compact")
def test_an_event_is_not_rolled_before_its_date_nor_after_its_last_year() -> None:
    early = world(1744, 5)
    front(early, Campaign.ALPS, bourbon=1, bourbon_turn=1)
    assert not is_due(early, Event.WORMS_2)
    late = world(1745, 5)
    front(late, Campaign.ALPS, bourbon=1, bourbon_turn=1)
    assert is_due(late, Event.WORMS_2)
    assert is_due(world(1746, 13), Event.DESCENT)
    assert not is_due(world(1747, 1), Event.DESCENT)


@pytest.mark.rule("1.41.L9", "E.philip_v")
def test_an_event_may_end_a_campaign_for_ever() -> None:
    state = stepped(world(1746, 9), "event:philip_v_dies", 2)
    assert state.fronts[Campaign.APENNINES].ended
    assert not state.fronts[Campaign.PO_VALLEY].ended


# ------------------------------------------------------------------------------------------------ each Event


@pytest.mark.rule("E.war_start")
def test_in_1744_the_first_wars_are_marked_and_not_rolled_for() -> None:
    state = world(1744, 5)
    stepped(state, "event:war_start")
    stepped(state, "event:spain_austria_war")
    assert [state.events[one].times for one in (Event.WAR_START, Event.SPAIN_AUSTRIA_WAR)] == [1, 1]


@pytest.mark.rule("E.war_start", "2.165.a")
@pytest.mark.parametrize(("tries", "number"), [(0, 3), (1, 4), (2, 5)])
def test_spain_and_austria_are_likelier_to_fight_with_every_quarter(tries: int, number: int) -> None:
    state = world(1741, 13)
    state.events[Event.SPAIN_AUSTRIA_WAR] = Mark(tries=tries)
    state.stances[Contingent.NEAPOLITAN] = Stance.NEUTRAL
    assert number_of(state, Event.SPAIN_AUSTRIA_WAR).whole == number
    stepped(state, "event:spain_austria_war", number)
    assert state.stances[Contingent.NEAPOLITAN] is Stance.ACTIVE


@pytest.mark.rule("E.war_start")
@pytest.mark.parametrize(("landings", "times"), [(1, 1), (0, 0)])
def test_the_war_of_spain_and_austria_begins_by_itself_when_troops_land(landings: int, times: int) -> None:
    state = world(1741, 6, credits=landings)
    state.events[Event.SPAIN_AUSTRIA_WAR] = Mark()
    assert stepped(state, "automatic").events[Event.SPAIN_AUSTRIA_WAR].times == times


@pytest.mark.rule("E.worms_compact")
@pytest.mark.parametrize(("worms", "number"), [(0, 2), (1, 4)])
def test_the_treaty_of_worms_makes_the_family_compact_likelier(worms: int, number: int) -> None:
    state = world(1743, 5)
    state.events[Event.FAMILY_COMPACT] = Mark()
    state.events[Event.WORMS_1] = Mark(times=worms)
    assert number_of(state, Event.FAMILY_COMPACT).whole == number


@pytest.mark.rule("E.worms_compact")
def test_worms_1_is_likelier_for_british_prestige_and_less_so_after_a_bourbon_victory() -> None:
    state = world(1742, 5)
    state.events[Event.WORMS_1] = Mark()
    assert number_of(state, Event.WORMS_1).whole == 2
    change(state.books, Fleet.BRITISH, prestige=11)
    assert number_of(state, Event.WORMS_1).whole == 3
    front(state, Campaign.PO_VALLEY, bourbon=1, bourbon_turn=3)
    assert number_of(state, Event.WORMS_1).whole == 2
    front(state, Campaign.ALPS, austrian=1, austrian_turn=4)
    assert number_of(state, Event.WORMS_1).whole == 3


@pytest.mark.rule("E.worms_compact")
def test_worms_2_counts_victories_the_show_of_force_and_the_british_lead_in_orders() -> None:
    state = world(1745, 5)
    front(state, Campaign.ALPS, bourbon=1, bourbon_turn=5)
    assert number_of(state, Event.WORMS_2).whole == 2
    front(state, Campaign.PO_VALLEY, bourbon=1, bourbon_turn=5)
    assert number_of(state, Event.WORMS_2).whole == 3
    shown(state, Fleet.BOURBON, "villefranche")
    assert number_of(state, Event.WORMS_2).whole == 4
    change(state.books, Fleet.BRITISH, lead=3)
    assert number_of(state, Event.WORMS_2).whole == 1


@pytest.mark.rule("E.worms_compact")
def test_worms_2_needs_a_bourbon_victory_in_the_alps_and_ends_that_campaign() -> None:
    state = world(1745, 5)
    stepped(state, "event:treaty_of_worms_2")
    front(state, Campaign.ALPS, bourbon=1, bourbon_turn=5)
    stepped(state, "event:treaty_of_worms_2", 2)
    assert state.fronts[Campaign.ALPS].ended
    assert state.stances[Contingent.SAVOY] is Stance.GONE


@pytest.mark.rule("E.france_declares_war")
@pytest.mark.parametrize(("face", "times"), [(4, 1), (5, 0)])
def test_after_three_failed_rolls_france_declares_war_on_a_four(face: int, times: int) -> None:
    state = world(1744, 4)
    state.events[Event.FRANCE_DECLARES_WAR] = Mark(tries=3)
    whole_step(state, face)
    assert state.events[Event.FRANCE_DECLARES_WAR].times == times
    assert at_war_with_france(state) is bool(times)


@pytest.mark.rule("2.42.323", "E.france_declares_war")
def test_when_the_british_have_defied_the_french_the_war_is_marked_without_a_roll() -> None:
    state = whole_step(world(1744, 3, defied=True))
    assert state.events[Event.FRANCE_DECLARES_WAR] == Mark(times=1, turn=3)


@pytest.mark.rule("E.france_declares_war")
def test_others_hear_of_an_event_that_occurs() -> None:
    with moment(OCCURRED) as calls:
        stepped(world(1744, 4), "event:france_declares_war", 1)
    assert calls == [(Event.FRANCE_DECLARES_WAR,)]


@pytest.mark.rule("E.aranjuez", "IC.9.2.e")
@pytest.mark.parametrize(("show", "number"), [(None, 3), (Fleet.BOURBON, 4), (Fleet.BRITISH, 2)])
def test_a_show_of_force_at_genoa_bears_on_the_first_treaty_of_aranjuez(show: Fleet | None, number: int) -> None:
    state = world(1745, 5, Event.FRANCE_DECLARES_WAR)
    if show:
        shown(state, show, "genoa")
    assert number_of(state, Event.ARANJUEZ_1).whole == number


@pytest.mark.rule("E.aranjuez")
def test_the_second_treaty_waits_for_an_austrian_victory_in_the_po_valley() -> None:
    state = world(1745, 9)
    occurred(state, Event.ARANJUEZ_1, 1745, 5)
    assert not is_due(state, Event.ARANJUEZ_2)
    later = world(1745, 13)
    occurred(later, Event.ARANJUEZ_1, 1745, 5)
    front(later, Campaign.PO_VALLEY, austrian=1, austrian_turn=state.turns)
    assert is_due(later, Event.ARANJUEZ_2)
    assert number_of(later, Event.ARANJUEZ_2).whole == 4


@pytest.mark.rule("E.aranjuez")
@pytest.mark.parametrize(("won_in", "due"), [(5, False), (9, True)])
def test_the_fourth_treaty_asks_for_a_victory_later_than_the_third(won_in: int, due: bool) -> None:
    state = world(1747, 13, Event.ARANJUEZ_1, Event.ARANJUEZ_2)
    occurred(state, Event.ARANJUEZ_3, 1747, 5)
    front(state, Campaign.PO_VALLEY, austrian=1, austrian_turn=3 * 16 + won_in)
    assert is_due(state, Event.ARANJUEZ_4) is due


@pytest.mark.rule("E.philip_v")
@pytest.mark.parametrize(("face", "times"), [(3, 1), (4, 0)])
def test_after_one_failed_roll_the_king_dies_on_a_three(face: int, times: int) -> None:
    state = world(1746, 13)
    state.events[Event.PHILIP_DIES] = Mark(tries=1)
    stepped(state, "event:philip_v_dies", face)
    assert state.events[Event.PHILIP_DIES].times == times
    assert (state.stances[Contingent.NEAPOLITAN] is Stance.GONE) is bool(times)


@pytest.mark.rule("E.philip_v", "1.41.L7")
def test_the_king_does_not_die_before_summer_1746() -> None:
    assert not is_due(world(1746, 5), Event.PHILIP_DIES)
    assert is_due(world(1746, 9), Event.PHILIP_DIES)


@pytest.mark.rule("E.corsica")
@pytest.mark.parametrize(
    ("stage", "ajaccio", "bastia"),
    [
        (0, ("neutral", "neutral"), ("neutral", "neutral")),
        (1, ("enemy", "friendly"), ("enemy", "friendly")),
        (2, ("neutral", "neutral"), ("enemy", "friendly")),
        (3, ("neutral", "neutral"), ("friendly", "neutral")),
        (4, ("neutral", "enemy"), ("friendly", "enemy")),
    ],
)
def test_the_stages_of_the_insurgency_take_the_corsican_ports_from_genoa(
    stage: int, ajaccio: tuple[str, str], bastia: tuple[str, str]
) -> None:
    state = world(1745, 5)
    state.events[Event.CORSICA] = Mark(times=stage)
    if stage:
        state.stances[Contingent.GENOESE] = Stance.ACTIVE
    with word(FLAGGED, corsican_flag):
        for place, flags in (("ajaccio", ajaccio), ("bastia", bastia)):
            assert tuple(flag(state, place, fleet) for fleet in Fleet) == tuple(Flag(one) for one in flags)
        assert flag(state, "genoa", Fleet.BRITISH) is (Flag.ENEMY if stage else Flag.NEUTRAL)


@pytest.mark.rule("E.corsica")
def test_the_insurgency_goes_on_by_one_stage_a_year_and_no_further_than_four() -> None:
    state = world(1745, 1, Event.ARANJUEZ_1)
    occurred(state, Event.CORSICA, 1744, 5)
    assert number_of(state, Event.CORSICA).whole == 3
    stepped(state, "event:corsican_insurgency", 3)
    assert state.events[Event.CORSICA].times == 2
    last = world(1748, 1)
    occurred(last, Event.CORSICA, 1747, 1, times=4)
    assert not is_due(last, Event.CORSICA)


@pytest.mark.rule("IC.9.2.e")
def test_a_show_of_force_bears_on_the_next_roll_alone() -> None:
    state = world(1744, 9)
    shown(state, Fleet.BOURBON, "bastia")
    assert number_of(state, Event.CORSICA).whole == 1
    stepped(state, "event:corsican_insurgency", 2)
    assert state.events[Event.CORSICA].times == 0
    assert number_of(state, Event.CORSICA).whole == 2
    assert state.shows == ()


@pytest.mark.rule("IC.9.2.e")
def test_a_show_of_force_is_kept_until_its_own_event_is_rolled() -> None:
    state = world(1744, 5)
    shown(state, Fleet.BRITISH, "genoa")
    shown(state, Fleet.BRITISH, "algiers")
    stepped(state, "event:corsican_insurgency", 9)
    assert state.shows == ("british/genoa",)


# ------------------------------------------------------------------------------------------------ ships called away


@pytest.mark.rule("E.calls_elsewhere")
def test_the_descent_on_england_takes_four_british_and_two_french_sail_at_once() -> None:
    state = world(1744, 1)
    stepped(state, "event:descent_on_england", 2, DESCENT, {"F1": "1", "F2": "1", "F3": "0"})
    assert "B6" not in state.squadrons
    assert [len(squadron(state, one).ships) for one in ("B5", "F1", "F2", "F3")] == [4, 2, 2, 3]
    assert squadron(state, "F1").dp == 6


@pytest.mark.rule("E.calls_elsewhere")
@pytest.mark.parametrize("sent", [DESCENT | {"B6": "3"}, DESCENT | {"B1": "1"}])
def test_no_fewer_and_no_more_may_be_sent(sent: dict[str, str]) -> None:
    state = world(1744, 1, agenda=("event:descent_on_england",))
    refused(event_step(state), 2, sent, rule="E.calls_elsewhere", key="called-away-count")


@pytest.mark.rule("E.calls_elsewhere")
def test_who_has_fewer_sends_all_he_has_and_an_emptied_formation_is_taken_off() -> None:
    state = sea("british_flag_A s13 : B1/sail=2", turn=5)
    state.fronts = world().fronts
    stepped(state, "event:descent_on_england", 1, {"B1": "2"}, {})
    assert not state.squadrons
    assert not state.formations


@pytest.mark.rule("E.calls_elsewhere")
def test_the_flota_takes_two_sail_or_a_squadron_of_sold() -> None:
    state = world(1744, 5)
    spared = dict.fromkeys(("B1", "B2", "B3", "B4", "B5", "B6", "BD1", "BD2"), "0")
    spanish = dict.fromkeys(("S1", "S2", "S3", "SD1"), "0")
    stepped(state, "event:the_flota", 1, spared | {"BD2": "all"}, spanish | {"S1": "2"})
    assert "BD2" not in state.squadrons
    assert "british_detachment_2" not in state.formations
    assert len(squadron(state, "S1").ships) == 1
    other = world(1744, 5, agenda=("event:the_flota",))
    refused(event_step(other), 1, spared | {"BD2": "all", "B1": "1"}, rule="E.calls_elsewhere")


@pytest.mark.rule("2.622", "2.623")
def test_a_squadron_that_an_event_takes_whole_is_never_formed_again_and_one_emptied_of_sail_may_be() -> None:
    state = world(1744, 5)
    spared = dict.fromkeys(("B1", "B2", "B3", "B4", "B5", "B6", "BD1", "BD2"), "0")
    left = len(squadron(state, "S1").ships) - 2
    spanish = dict.fromkeys(("S1", "S2", "S3", "SD1"), "0")
    change(state.squadrons, SquadronId("S1"), ships=squadron(state, "S1").ships[left:])
    stepped(state, "event:the_flota", 1, spared | {"BD2": "all"}, spanish | {"S1": "2"})
    assert "BD2" not in free_squadrons(state, Contingent.BRITISH, Class.SOLD)
    assert "S1" in free_squadrons(state, Contingent.SPANISH, Class.SOL)
    assert keys(state).count("called-away") == 2


@pytest.mark.rule("E.calls_elsewhere")
def test_the_west_indies_take_french_sail_only_at_war_and_from_one_command() -> None:
    british = dict.fromkeys(("B1", "B2", "B3", "B4", "B5", "B6"), "0") | {"B1": "2"}
    before = world(1744, 5, agenda=("event:trouble_in_the_west_indies",))
    question = asked(event_step(before), 1, british)
    assert isinstance(question.choice, Each)
    assert [key for key, _ in question.choice.options] == ["S1", "S2", "S3"]
    war = world(1744, 5, Event.FRANCE_DECLARES_WAR, agenda=("event:trouble_in_the_west_indies",))
    spared = dict.fromkeys(("F1", "F2", "F3", "S1", "S2", "S3"), "0")
    refused(event_step(war), 1, british, spared | {"F1": "1", "S1": "1"}, rule="E.calls_elsewhere")


@pytest.mark.rule("E.calls_elsewhere")
def test_which_sail_leave_is_told_to_their_owner_and_how_many_to_all() -> None:
    state = stepped(world(1744, 1), "event:descent_on_england", 2, DESCENT, {"F1": "2", "F2": "0", "F3": "0"})
    assert keys(state, "bourbon").count("sail-withdrawn") == 1
    assert keys(state, "british").count("called-away") == 2
    question = asked(event_step(world(1744, 1, agenda=("event:descent_on_england",))), 2)
    assert question.secret


@pytest.mark.rule("E.calls_elsewhere")
@pytest.mark.parametrize("event", [Event.DESCENT, Event.FLOTA, Event.WEST_INDIES])
def test_what_is_proposed_is_allowed(event: Event) -> None:
    from random import Random

    state = world(1744, 5, Event.FRANCE_DECLARES_WAR, agenda=(f"event:{event}",))
    question = asked(event_step(state), 0)
    found = proposed(state, question, Random(1))
    assert found
    for answer in found:
        check(state, question, answer)


def test_a_die_is_really_thrown_for_what_is_due() -> None:
    with pytest.raises(Stuck):
        stepped(world(1744, 5), "event:the_flota")
