"""2.72, IC.12.2-IC.12.3, T.endgame: what Turns and Years leave, when the game ends and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from maestre.games.mistral.data.words import Campaign, Event, Fleet
from maestre.games.mistral.harbours.turns import sinking
from maestre.games.mistral.table.moments import OPERATIONS_OVER
from maestre.games.mistral.table.sequence import STEPS, step
from maestre.games.mistral.table.state import Book, Front, Mark, Phase, State, Trader
from maestre.games.mistral.turn.ending import end_roll, net, outcome, turn_end
from maestre.play import change

from .positions import keys, moment, run, sea

BRITISH, BOURBON = Fleet.BRITISH, Fleet.BOURBON
GUT = "aux sale_rover interdict=the_gut sender=british"
ROADS = "aux tripoli_pirate interdict=maltese_roads sender=british"


def ended(*lines: str, turn: int = 16, **fields: Any) -> State:
    """A position after the end of a Turn."""
    state = sea(*lines, turn=turn, fronts={one: Front() for one in Campaign}, **fields)
    run(turn_end(state))
    return state


def books(british: tuple[int, int, int], bourbon: tuple[int, int, int]) -> dict[Fleet, Book]:
    """Prestige, Orders Fulfilled and Failed of both."""
    return {BRITISH: Book(*british), BOURBON: Book(*bourbon)}


def prestige(state: State) -> tuple[int, int]:
    """What both have."""
    return state.books[BRITISH].prestige, state.books[BOURBON].prestige


def failures(state: State) -> tuple[int, int]:
    """The Orders that both have Failed."""
    return state.books[BRITISH].failed, state.books[BOURBON].failed


# ------------------------------------------------------------------------------------------------ a Turn


@pytest.mark.rule("2.525.a", "IC.12.3.b")
@pytest.mark.parametrize(("sender", "failed"), [("british", (0, 1)), ("bourbon", (1, 0))])
@pytest.mark.parametrize("prestige", [8, 10])
@pytest.mark.parametrize("tasker", ["british", "bourbon", ""])
def test_pirates_that_interdict_a_sea_zone_are_a_failure_for_the_enemy_of_who_tasked_them(
    sender: str, failed: tuple[int, int], prestige: int, tasker: str
) -> None:
    line = f"aux sale_rover interdict=the_gut sender={sender}"
    state = ended(line, turn=10, tasker=tasker, books=books((prestige, 0, 0), (9, 0, 0)))
    assert failures(state) == failed


@pytest.mark.rule("2.525.a")
def test_two_zones_are_one_failure_and_a_strait_is_none() -> None:
    uneven = books((9, 0, 0), (10, 0, 0))
    assert failures(ended(GUT, ROADS, turn=10, tasker="british", books=dict(uneven))) == (0, 1)
    strait = ended(
        "aux sale_rover interdict=strait_gibraltar sender=british", turn=10, tasker="british", books=dict(uneven)
    )
    assert failures(strait) == (0, 0)
    assert failures(ended("aux sPriv1 interdict=the_gut", turn=10, tasker="british", books=dict(uneven))) == (0, 0)


@pytest.mark.rule("2.525.b", "IC.12.3.b")
def test_when_prestige_is_equal_at_the_end_of_the_turn_both_suffer() -> None:
    assert failures(ended(GUT, turn=10, tasker="british", books=books((9, 0, 0), (9, 0, 0)))) == (1, 1)


@pytest.mark.rule("2.332.g", "IC.12.3.b")
@pytest.mark.parametrize(("places", "failed"), [(2, 0), (3, 1), (5, 1), (6, 2), (7, 2)])
def test_every_three_locations_that_the_french_interdict_are_a_british_failure(places: int, failed: int) -> None:
    spots = ("elba_straits", "bonifacio", "messina_straits", "the_gut", "maltese_roads", "strait_gibraltar", "s13")
    lines = [f"aux fFleet{number} interdict={spot}" for number, spot in enumerate(spots[:places], start=1)]
    assert failures(ended(*lines, turn=10, year=1745)) == (failed, 0)


@pytest.mark.rule("IC.12.3.b")
def test_a_turn_within_the_year_settles_nothing_else_and_gives_ranks_their_uses_back() -> None:
    state = sea(turn=15, books=books((10, 6, 0), (10, 0, 0)), silenced=("algiers",), knights_paid=True)
    change(state.books, BRITISH, rerolls=2)
    assert run(turn_end(state))
    assert prestige(state) == (10, 10)
    assert (state.books[BRITISH].fulfilled, state.books[BRITISH].rerolls) == (6, 0)
    assert (state.silenced, state.knights_paid, state.ended) == (("algiers",), True, "")


# ------------------------------------------------------------------------------------------------ a Year


@pytest.mark.rule("IC.12.3", "T.prestige.d")
def test_the_net_is_what_was_fulfilled_less_what_failed() -> None:
    assert net(sea(books=books((10, 5, 2), (10, 1, 4))), BRITISH) == 3
    assert net(sea(books=books((10, 5, 2), (10, 1, 4))), BOURBON) == -3


@pytest.mark.rule("IC.12.3", "2.631")
def test_at_year_end_the_bourbons_add_the_levant_figure_before_nets_are_compared() -> None:
    state = ended(books=books((10, 6, 1), (10, 3, 2)))
    assert prestige(state) == (11, 10)
    told = next(one for one in state.news if one.message.key == "nets-compared")
    assert dict(told.message.args) == {"british": 5, "bourbon": 4}


@pytest.mark.rule("2.631", "2.632", "2.638")
@pytest.mark.parametrize(("covered", "figure"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_the_bourbons_get_the_figure_of_the_first_box_that_is_not_covered(covered: int, figure: int) -> None:
    trade = tuple(Trader(f"bFleet{number}", 1) for number in range(covered))
    state = ended(trade=trade, books=books((10, 0, 0), (10, 0, 0)))
    told = next(one for one in state.news if one.message.key == "nets-compared")
    assert dict(told.message.args) == {"british": 0, "bourbon": figure}


FOUR = tuple(Trader(name, 1) for name in "abcd")


@pytest.mark.rule("IC.12.3", "2.711", "T.prestige", "T.prestige.b")
@pytest.mark.parametrize(
    ("british", "bourbon", "after"),
    [
        ((4, 0), (2, 0), (11, 10)),
        ((5, 0), (2, 0), (11, 9)),
        ((1, 0), (7, 0), (8, 11)),
        ((0, 0), (5, 0), (9, 11)),
        ((3, 1), (2, 0), (10, 10)),
    ],
)
def test_more_net_orders_are_a_point_and_far_fewer_cost_one_or_two(
    british: tuple[int, int], bourbon: tuple[int, int], after: tuple[int, int]
) -> None:
    assert prestige(ended(trade=FOUR, books=books((10, *british), (10, *bourbon)))) == after


@pytest.mark.rule("IC.12.3")
def test_after_the_year_counts_begin_afresh_and_the_lead_is_remembered() -> None:
    state = ended(
        trade=FOUR, books=books((10, 4, 1), (10, 1, 0)), silenced=("algiers",), knights_paid=True, last_turn=0
    )
    assert [(book.fulfilled, book.failed) for book in state.books.values()] == [(0, 0), (0, 0)]
    assert [state.books[fleet].lead for fleet in Fleet] == [2, 0]
    assert (state.silenced, state.knights_paid, state.ended) == ((), False, "")


# ------------------------------------------------------------------------------------------------ the end


@pytest.mark.rule("2.72", "SC.1744")
@pytest.mark.parametrize(("turn", "over"), [(15, False), (16, True)])
def test_a_scenario_of_one_year_ends_after_turn_16(turn: int, over: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(STEPS, Phase.TURN_END, turn_end)
    state = sea(turn=turn, turns=turn, phase=Phase.TURN_END)
    run(step(state))
    assert (state.phase is Phase.OVER) is over
    assert (outcome(state) is not None) is over
    assert over or (state.turn, state.phase) == (16, Phase.BEFORE_TURN)


@pytest.mark.rule("SC.winter", "SC.winter.b")
def test_winter_1744_ends_after_turn_4_with_nets_compared_and_without_the_levant() -> None:
    fields: dict[str, Any] = {"scenario": "winter-1744", "last_turn": 4, "books": books((10, 2, 0), (10, 1, 0))}
    assert not ended(turn=3, **fields).ended
    state = ended("chit BR-CR1 issued british_flag_A", "chit BO-CR1 received", turn=4, **fields)
    assert prestige(state) == (11, 10)
    assert "levant-counted" not in keys(state)
    result = outcome(state)
    assert result is not None
    assert (result.winner, result.points) == ("british", (("british", 11), ("bourbon", 10)))


@pytest.mark.rule("IC.12.2", "SC.winter.b")
@pytest.mark.parametrize(("british", "bourbon", "winner"), [(12, 9, "british"), (9, 12, "bourbon"), (10, 10, None)])
def test_more_prestige_wins_and_a_tie_is_a_draw(british: int, bourbon: int, winner: str | None) -> None:
    state = sea(ended="time-is-up", books=books((british, 0, 0), (bourbon, 0, 0)))
    result = outcome(state)
    assert result is not None
    assert (result.winner, dict(result.args)["margin"]) == (winner, abs(british - bourbon))
    state.ended = ""
    assert outcome(state) is None


def late(year: int = 1747, turn: int = 5, *, yellow: int = 0, over: int = 0) -> State:
    """A game of several Years, so many yellow Events marked and Campaigns ended for good."""
    marked = (Event.CORSICA, Event.DESCENT, Event.FLOTA, Event.WEST_INDIES)[:yellow]
    events = {event: Mark(times=2, turn=6) if event in marked else Mark() for event in Event}
    events[Event.WORMS_1] = Mark(times=1)
    fronts = {one: Front(ended=number < over) for number, one in enumerate(Campaign)}
    return sea(year=year, turn=turn, last_turn=0, war=False, events=events, fronts=fronts)


@pytest.mark.rule("2.721", "T.endgame", "1.41.L4", "1.41.L9")
@pytest.mark.parametrize(
    ("state", "face", "over"),
    [
        (late(), 0, True),
        (late(), 1, False),
        (late(over=1), 2, True),
        (late(over=1), 3, False),
        (late(yellow=2), 2, True),
        (late(yellow=2), 3, False),
        (late(1748, yellow=3), 5, True),
        (late(1748, yellow=3), 6, False),
        (late(1748, 1), 2, True),
        (late(1748, 1), 3, False),
        (late(yellow=1), 0, True),
    ],
)
def test_the_game_ends_at_random_sooner_for_yellow_events_ended_campaigns_and_a_late_year(
    state: State, face: int, over: bool
) -> None:
    run(end_roll(state), face)
    assert state.ended == ("peace" if over else "")


@pytest.mark.rule("2.721")
@pytest.mark.parametrize(("year", "turn"), [(1747, 1), (1746, 13), (1747, 6), (1748, 16)])
def test_the_end_is_rolled_for_in_quarterly_turns_from_spring_1747_alone(year: int, turn: int) -> None:
    state = late(year, turn)
    run(end_roll(state))
    assert not state.ended


@pytest.mark.rule("2.72", "2.721")
def test_a_scenario_of_fixed_length_is_not_ended_by_a_roll_and_a_long_one_with_the_last_year() -> None:
    fixed = late()
    fixed.last_turn = 16
    run(end_roll(fixed))
    assert ended(year=1747, last_turn=0).ended == ""
    assert ended(year=1748, last_turn=0).ended == "time-is-up"


@pytest.mark.rule("2.721")
def test_the_end_is_rolled_for_once_the_operations_of_the_turn_are_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(STEPS, Phase.SINKING, sinking)
    state = late()
    state.phase = Phase.SINKING
    with moment(OPERATIONS_OVER, end_roll):
        run(step(state), 0)
    assert state.phase is Phase.OVER


@pytest.mark.rule("T.endgame")
@pytest.mark.parametrize(("event", "over"), [(Event.FLOTA, False), (Event.CORSICA, True), (Event.DESCENT, True)])
def test_a_circle_of_an_earlier_year_is_no_longer_marked_but_the_insurgency_is(event: Event, over: bool) -> None:
    state = late()
    state.events[event] = Mark(times=1, turn=1)
    run(end_roll(state), 1)
    assert bool(state.ended) is over
