"""2.16: Contingents that come and go."""

from __future__ import annotations

import pytest

from maestre.games.mistral.data.words import Campaign, Contingent, Event, Flag, Fleet, Stance
from maestre.games.mistral.events.event_step import event_step
from maestre.games.mistral.fleets.contingents import becomes, genoa_may_come, in_play, shown
from maestre.games.mistral.table.moments import RETIRED, UNFORMED
from maestre.games.mistral.table.ports import flag
from maestre.games.mistral.table.state import Auxiliary, AuxiliaryId, Berth, Mark, State

from .positions import auxiliary, custom, moment, run, sea
from .years import front, occurred, stepped, world

GENOA = Contingent.GENOESE


def genoese(state: State) -> State:
    """Genoa as an ally at sea: a Squadron of its own in a French Flag, a Galley at Genoa."""
    state.stances[GENOA] = Stance.ACTIVE
    fleet = sea("french_flag_B s13 : G1/sail=2", "aux fGalley1 genoa")
    state.formations |= fleet.formations
    state.squadrons |= fleet.squadrons
    galley = Auxiliary(AuxiliaryId("gGalley1"), GENOA, auxiliary(fleet, "fGalley1").kind, berth=Berth.ASSIGNED)
    state.auxiliaries[galley.id] = galley
    state.waiting[GENOA] = ()
    return state


@pytest.mark.rule("2.16")
@pytest.mark.parametrize(
    ("stance", "plays"),
    [(Stance.ACTIVE, True), (Stance.LIMITED, True), (Stance.NEUTRAL, False), (Stance.GONE, False)],
)
def test_forces_are_in_play_unless_their_contingent_is_neutral(stance: Stance, plays: bool) -> None:
    state = world()
    state.stances[Contingent.NEAPOLITAN] = Stance.ACTIVE if stance is not Stance.ACTIVE else Stance.LIMITED
    run(becomes(state, Contingent.NEAPOLITAN, stance, "2.165.b"))
    assert in_play(state, Contingent.NEAPOLITAN) is plays
    assert ("N1" in state.squadrons) is plays


@pytest.mark.rule("2.163.a")
def test_savoy_is_active_from_the_second_family_compact_on() -> None:
    state = world(1743, 5)
    state.events[Event.FAMILY_COMPACT] = Mark()
    state.stances[Contingent.SAVOY] = Stance.NEUTRAL
    stepped(state, "event:second_family_compact", 4)
    assert state.stances[Contingent.SAVOY] is Stance.ACTIVE


@pytest.mark.rule("2.163.b")
def test_the_second_treaty_of_worms_takes_savoy_away_for_ever() -> None:
    state = world(1745, 5)
    front(state, Campaign.ALPS, bourbon=1, bourbon_turn=5)
    stepped(state, "event:treaty_of_worms_2", 0)
    assert state.stances[Contingent.SAVOY] is Stance.GONE
    assert [auxiliary(state, name).berth for name in ("pGalley1", "pLight1")] == [Berth.OUT, Berth.OUT]
    assert flag(state, "villefranche", Fleet.BRITISH) is Flag.NEUTRAL
    run(becomes(state, Contingent.SAVOY, Stance.ACTIVE, "2.163.a"))
    assert state.stances[Contingent.SAVOY] is Stance.GONE


@pytest.mark.rule("2.164.a")
@pytest.mark.parametrize(("treaty", "victory", "comes"), [(9, 5, False), (5, 9, True), (5, 5, True)])
def test_genoa_comes_if_the_alps_are_won_after_the_first_treaty(treaty: int, victory: int, comes: bool) -> None:
    state = world(1745, 13)
    occurred(state, Event.ARANJUEZ_1, 1745, treaty)
    front(state, Campaign.ALPS, bourbon=1, bourbon_turn=16 + victory)
    assert genoa_may_come(state) is comes


@pytest.mark.rule("2.164.a")
def test_genoa_needs_both_the_treaty_and_the_victory() -> None:
    assert not genoa_may_come(world(1745, 13, Event.ARANJUEZ_1))
    state = world(1745, 13)
    front(state, Campaign.ALPS, bourbon=1, bourbon_turn=20)
    assert not genoa_may_come(state)


@pytest.mark.rule("2.164.b")
def test_the_second_treaty_takes_genoa_away_for_a_time_and_keeps_its_sail() -> None:
    state = genoese(world(1745, 9, Event.ARANJUEZ_1))
    front(state, Campaign.PO_VALLEY, austrian=1, austrian_turn=20)
    retired: list[str] = []
    with custom(RETIRED, lambda _, one: retired.append(one)):
        stepped(state, "event:treaty_of_aranjuez_2", 4)
    assert retired == ["gGalley1"]
    assert "G1" not in state.squadrons
    assert state.waiting[GENOA] == ("G1-1", "G1-2")
    assert auxiliary(state, "gGalley1").berth is Berth.OUT
    assert state.stances[GENOA] is Stance.NEUTRAL


@pytest.mark.rule("2.164.b")
def test_a_formation_that_consisted_of_those_who_leave_is_taken_off_and_no_other() -> None:
    state = sea("french_flag_B s13 : G1/sail=2", "bourbon_grand s13 : F1 G2", turn=9)
    state.stances[GENOA] = Stance.ACTIVE
    with moment(UNFORMED) as gone:
        run(becomes(state, GENOA, Stance.NEUTRAL, "2.164.b"))
    assert gone == [("french_flag_B",)]
    assert list(state.formations) == ["bourbon_grand"]
    assert list(state.squadrons) == ["F1"]


@pytest.mark.rule("2.164.c")
@pytest.mark.parametrize(("marker", "stance"), [(0, Stance.ACTIVE), (1, Stance.ACTIVE), (-1, Stance.NEUTRAL)])
def test_the_third_treaty_brings_genoa_back_unless_the_alps_are_against_it(marker: int, stance: Stance) -> None:
    state = world(1746, 9)
    occurred(state, Event.ARANJUEZ_1, 1745, 5)
    occurred(state, Event.ARANJUEZ_2, 1746, 1)
    front(state, Campaign.ALPS, marker=marker, bourbon=1, bourbon_turn=16 + 9)
    stepped(state, "event:treaty_of_aranjuez_3", 3)
    assert state.stances[GENOA] is stance
    assert state.waiting[GENOA] == ("G1-1", "G1-2")


@pytest.mark.rule("2.164.c")
def test_the_third_treaty_does_not_bring_what_had_never_come() -> None:
    state = world(1746, 9)
    occurred(state, Event.ARANJUEZ_1, 1745, 5)
    occurred(state, Event.ARANJUEZ_2, 1746, 1)
    stepped(state, "event:treaty_of_aranjuez_3", 3)
    assert state.stances[GENOA] is Stance.NEUTRAL


@pytest.mark.rule("2.164.c")
def test_between_the_second_and_the_third_treaty_no_victory_brings_genoa() -> None:
    state = world(1746, 5)
    occurred(state, Event.ARANJUEZ_1, 1745, 5)
    occurred(state, Event.ARANJUEZ_2, 1746, 1)
    front(state, Campaign.ALPS, marker=1)
    stepped(state, "front:alps", 9)
    assert state.stances[GENOA] is Stance.NEUTRAL


@pytest.mark.rule("2.164.d")
def test_the_fourth_treaty_takes_genoa_away_for_good_and_its_port_is_neutral() -> None:
    state = genoese(world(1747, 9, Event.ARANJUEZ_1, Event.ARANJUEZ_2, Event.ARANJUEZ_3))
    front(state, Campaign.PO_VALLEY, austrian=1, austrian_turn=50)
    stepped(state, "event:treaty_of_aranjuez_4", 2)
    assert state.stances[GENOA] is Stance.GONE
    assert state.waiting[GENOA] == ()
    assert [flag(state, "genoa", fleet) for fleet in Fleet] == [Flag.NEUTRAL, Flag.NEUTRAL]
    front(state, Campaign.ALPS, marker=1)
    stepped(state, "front:alps", 9)
    assert state.stances[GENOA] is Stance.GONE


@pytest.mark.rule("2.165.a")
def test_when_philip_v_dies_naples_leaves_for_good() -> None:
    state = stepped(world(1746, 9), "event:philip_v_dies", 0)
    assert state.stances[Contingent.NEAPOLITAN] is Stance.GONE
    assert "N1" not in state.squadrons
    assert auxiliary(state, "nGalley1").berth is Berth.OUT


@pytest.mark.rule("2.165.b")
@pytest.mark.parametrize(
    ("fleet", "before", "after"),
    [
        (Fleet.BRITISH, Stance.ACTIVE, Stance.LIMITED),
        (Fleet.BOURBON, Stance.ACTIVE, Stance.ACTIVE),
        (Fleet.BRITISH, Stance.GONE, Stance.GONE),
    ],
)
def test_a_british_show_of_force_puts_naples_in_limited_neutrality(fleet: Fleet, before: Stance, after: Stance) -> None:
    state = world(1744, 6)
    state.stances[Contingent.NEAPOLITAN] = before
    shown(state, fleet, "naples")
    while state.agenda:
        run(event_step(state))
    assert state.stances[Contingent.NEAPOLITAN] is after
    assert state.shows == ()


@pytest.mark.rule("2.166.a")
def test_venice_is_not_rolled_for_once_it_has_come() -> None:
    state = world()
    state.stances[Contingent.VENETIAN] = Stance.ACTIVE
    front(state, Campaign.PO_VALLEY, marker=1)
    stepped(state, "front:po_valley", 9)
    assert state.stances[Contingent.VENETIAN] is Stance.ACTIVE


@pytest.mark.rule("2.166.b")
def test_when_venice_leaves_its_forces_are_taken_off() -> None:
    state = sea("harbour toulon : V1", turn=9)
    state.stances[Contingent.VENETIAN] = Stance.ACTIVE
    run(becomes(state, Contingent.VENETIAN, Stance.NEUTRAL, "2.166.b"))
    assert not state.squadrons
    assert state.waiting[Contingent.VENETIAN] == ("V1-1", "V1-2", "V1-3", "V1-4")
