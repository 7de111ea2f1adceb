"""IC.9.2.c-d, E.campaigns, 2.344: Military Campaigns."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from maestre.games.mistral.data.words import Campaign, Contingent, Event, Stance
from maestre.games.mistral.events.campaigns import is_open, restarted
from maestre.games.mistral.events.event_step import event_step
from maestre.games.mistral.table import moments
from maestre.games.mistral.table.moments import FRONT_RESOLVED
from maestre.games.mistral.table.state import Mark, State
from maestre.games.mistral.turn.ending import turn_end

from .positions import asked, keys, moment, run
from .years import front, stepped, world

PO, ALPS, APENNINES = "front:po_valley", "front:alps", "front:apennines"


@pytest.mark.rule("IC.9.2.c")
@pytest.mark.parametrize(("face", "marker"), [(0, -1), (2, -1), (3, 0), (6, 0), (7, 1), (9, 1)])
def test_a_low_roll_moves_the_marker_from_the_bourbons_and_a_high_one_toward_them(face: int, marker: int) -> None:
    assert stepped(world(), ALPS, face).fronts[Campaign.ALPS].marker == marker


@pytest.mark.rule("IC.9.2.c")
@pytest.mark.parametrize(
    ("support", "face", "marker"),
    [((1, -1), 7, 1), ((1,), 6, 1), ((2,), 5, 1), ((1,), 5, 0), ((-1,), 3, -1), ((-2,), 9, 1)],
)
def test_army_support_of_both_sides_modifies_the_roll(support: tuple[int, ...], face: int, marker: int) -> None:
    def supported(state: State, campaign: Campaign) -> Iterator[tuple[int, str]]:
        yield from ((amount, "O.army_support") for amount in support if campaign is Campaign.ALPS)

    moments.FRONT_MODIFIERS.append(supported)
    try:
        state = stepped(world(), ALPS, face)
    finally:
        moments.FRONT_MODIFIERS.remove(supported)
    assert state.fronts[Campaign.ALPS].marker == marker
    assert state.news[0].because[0].whole == sum(support)


@pytest.mark.rule("IC.9.2.c")
def test_those_who_support_hear_how_far_the_marker_moved() -> None:
    state = world(credits=1)
    with moment(FRONT_RESOLVED) as calls:
        stepped(state, PO, 9, "0")
        stepped(state, ALPS, 2)
        stepped(state, ALPS, 9)
        stepped(state, APENNINES, 3, "1")
    assert calls == [(Campaign.PO_VALLEY, 1), (Campaign.ALPS, -1), (Campaign.ALPS, 1), (Campaign.APENNINES, 1)]
    told = [dict(one.message.args) for one in state.news if one.message.key == "front-rolled"]
    assert [(one["moved"], one["marker"]) for one in told] == [(1, 1), (-1, -1), (1, 0), (0, 0)]
    assert keys(state).count("front-landing") == 1


@pytest.mark.rule("1.41.L8", "IC.9.2.d")
@pytest.mark.parametrize(("marker", "face", "won"), [(1, 7, (1, 0)), (0, 7, (0, 0)), (-1, 2, (0, 1)), (-1, 3, (0, 0))])
def test_the_box_after_the_last_is_a_victory(marker: int, face: int, won: tuple[int, int]) -> None:
    state = world()
    front(state, Campaign.ALPS, marker=marker)
    stepped(state, ALPS, face)
    now = state.fronts[Campaign.ALPS]
    assert (now.bourbon, now.austrian) == won
    assert now.stopped is any(won)
    assert (now.bourbon_turn, now.austrian_turn) == (5 * won[0], 5 * won[1])


@pytest.mark.rule("IC.9.2.d")
def test_a_campaign_that_is_won_is_not_resolved_again_in_that_year() -> None:
    state = world(1744, 9)
    front(state, Campaign.ALPS, marker=1)
    stepped(state, ALPS, 9)
    state.turn = state.turns = 13
    stepped(state, ALPS)
    assert state.fronts[Campaign.ALPS].bourbon == 1


@pytest.mark.rule("IC.9.2.d", "1.41.L8")
def test_in_turn_1_every_marker_is_back_on_its_first_box() -> None:
    state = world(1745, 1)
    front(state, Campaign.ALPS, marker=2, stopped=True, bourbon=1)
    front(state, Campaign.PO_VALLEY, marker=-1)
    run(event_step(state))
    assert [state.fronts[one].marker for one in Campaign] == [0, 0, 0]
    assert not state.fronts[Campaign.ALPS].stopped
    assert state.fronts[Campaign.ALPS].bourbon == 1
    spring = world(1745, 5)
    front(spring, Campaign.PO_VALLEY, marker=-1)
    run(event_step(spring))
    assert spring.fronts[Campaign.PO_VALLEY].marker == -1


@pytest.mark.rule("IC.9.2.d", "1.41.L9")
def test_a_campaign_is_not_resolved_before_it_is_opened_nor_after_it_has_ended() -> None:
    state = world(1744, 5)
    state.events[Event.FAMILY_COMPACT] = Mark()
    assert not is_open(state, Campaign.ALPS)
    stepped(state, ALPS)
    assert is_open(state, Campaign.PO_VALLEY)
    front(state, Campaign.PO_VALLEY, ended=True)
    stepped(state, PO)
    restarted(state)
    assert not is_open(state, Campaign.PO_VALLEY)


# ------------------------------------------------------------------------------------------------ landings


@pytest.mark.rule("2.344.a", "IC.10.19")
@pytest.mark.parametrize(("used", "marker", "left"), [("1", 1, 0), ("0", 0, 1)])
def test_a_landing_lets_the_bourbons_move_the_po_marker_a_box_although_the_die_did_not(
    used: str, marker: int, left: int
) -> None:
    state = stepped(world(1744, 9, credits=1), PO, 5, used)
    assert (state.fronts[Campaign.PO_VALLEY].marker, state.credits) == (marker, left)


@pytest.mark.rule("2.344.a")
def test_without_a_landing_nobody_is_asked() -> None:
    assert stepped(world(1744, 9), PO, 5).fronts[Campaign.PO_VALLEY].marker == 0


@pytest.mark.rule("2.344.a")
def test_no_more_landings_are_offered_than_lead_to_the_victory_box() -> None:
    state = world(1744, 9, credits=3, agenda=(PO,))
    question = asked(event_step(state), 8)
    assert (question.seat, question.choice.options) == ("bourbon", ("0", "1"))  # type: ignore[union-attr]


@pytest.mark.rule("2.344.b", "IC.10.19")
def test_a_landing_may_be_kept_for_the_apennines_and_is_used_once() -> None:
    state = world(1744, 9, credits=1)
    stepped(state, PO, 5, "0")
    stepped(state, APENNINES, 5, "1")
    assert [state.fronts[one].marker for one in (Campaign.PO_VALLEY, Campaign.APENNINES)] == [0, 1]
    assert state.credits == 0


@pytest.mark.rule("2.344.b", "IC.10.19")
def test_a_landing_bears_neither_on_the_alps_nor_on_a_campaign_that_is_over() -> None:
    state = world(1744, 9, credits=1)
    stepped(state, ALPS, 5)
    front(state, Campaign.APENNINES, ended=True)
    stepped(state, APENNINES)
    assert state.credits == 1


@pytest.mark.rule("IC.9.2.c")
def test_a_marker_that_the_die_has_put_on_a_victory_box_is_not_moved_by_landings() -> None:
    state = world(1744, 9, credits=1)
    front(state, Campaign.PO_VALLEY, marker=-1)
    stepped(state, PO, 0)
    assert (state.fronts[Campaign.PO_VALLEY].austrian, state.credits) == (1, 1)


@pytest.mark.rule("IC.10.19")
def test_landings_that_were_not_used_vanish_with_the_year() -> None:
    state = world(1744, 15, credits=2)
    run(turn_end(state))
    assert state.credits == 2
    state.turn = 16
    run(turn_end(state))
    assert state.credits == 0


# ------------------------------------------------------------------------------------------------ Victories


@pytest.mark.rule("E.campaigns", "2.166.a")
@pytest.mark.parametrize(("face", "stance"), [(2, Stance.ACTIVE), (3, Stance.NEUTRAL)])
def test_after_a_bourbon_victory_in_the_po_valley_venice_comes_on_a_low_roll(face: int, stance: Stance) -> None:
    state = world()
    front(state, Campaign.PO_VALLEY, marker=1)
    stepped(state, PO, 9, face)
    assert state.stances[Contingent.VENETIAN] is stance


@pytest.mark.rule("E.campaigns", "2.166.b")
def test_after_an_austrian_victory_in_the_po_valley_venice_is_neutral_again() -> None:
    state = world()
    state.stances[Contingent.VENETIAN] = Stance.ACTIVE
    front(state, Campaign.PO_VALLEY, marker=-1)
    stepped(state, PO, 0)
    assert state.stances[Contingent.VENETIAN] is Stance.NEUTRAL


@pytest.mark.rule("E.campaigns", "2.165.b")
@pytest.mark.parametrize(
    ("before", "marker", "face", "after"),
    [
        (Stance.LIMITED, 1, 8, Stance.ACTIVE),
        (Stance.ACTIVE, -1, 1, Stance.LIMITED),
        (Stance.ACTIVE, -1, 5, Stance.ACTIVE),
    ],
)
def test_naples_goes_with_the_campaigns_of_the_apennines(before: Stance, marker: int, face: int, after: Stance) -> None:
    state = world(1744, 9)
    state.stances[Contingent.NEAPOLITAN] = before
    front(state, Campaign.APENNINES, marker=marker)
    stepped(state, APENNINES, face)
    assert state.stances[Contingent.NEAPOLITAN] is after
    assert "N1" in state.squadrons


@pytest.mark.rule("E.campaigns", "2.164.a")
@pytest.mark.parametrize(("treaty", "stance"), [(True, Stance.ACTIVE), (False, Stance.NEUTRAL)])
def test_after_a_bourbon_victory_in_the_alps_genoa_comes_if_the_treaty_is_marked(treaty: bool, stance: Stance) -> None:
    state = world(1745, 9, *((Event.ARANJUEZ_1,) if treaty else ()))
    front(state, Campaign.ALPS, marker=1)
    stepped(state, ALPS, 9)
    assert state.stances[Contingent.GENOESE] is stance


@pytest.mark.rule("IC.9.2")
def test_contingents_change_after_all_campaigns_have_been_resolved() -> None:
    state = world(1745, 9, Event.ARANJUEZ_1, agenda=(ALPS, APENNINES))
    front(state, Campaign.ALPS, marker=1)
    run(event_step(state), 9)
    assert state.stances[Contingent.GENOESE] is Stance.NEUTRAL
    run(event_step(state), 5)
    assert run(event_step(state))
    assert state.stances[Contingent.GENOESE] is Stance.ACTIVE
    told = keys(state)
    assert told.index("contingent-becomes") > max(i for i, key in enumerate(told) if key == "front-rolled")
