"""A league: two games a pair with the same dice and sides swapped; shares count a draw as half."""

from __future__ import annotations

from typing import Any

import pytest

from maestre.lab import Fixture, LabError, league, play_match
from maestre.lab.league import _pair
from maestre.opponents import Budget

pytestmark = pytest.mark.usefixtures("duel")


def fixture(**changes: Any) -> Fixture:
    wanted: dict[str, Any] = {"game": "duel", "agents": ("veteran", "random"), "games": 40, "seed": 3}
    return Fixture(**(wanted | changes))


def test_two_games_of_a_pair_differ_in_who_sits_where_alone() -> None:
    for _, _, plan in fixture().plans():
        matches = plan.matches()
        for one, other in zip(matches[::2], matches[1::2], strict=True):
            assert (one.seed, one.options, one.scenario) == (other.seed, other.options, other.scenario)
            assert one.agents == {"red": "veteran", "blue": "random"}
            assert other.agents == {"red": "random", "blue": "veteran"}


def test_without_a_scenario_all_are_played_in_equal_parts() -> None:
    games = {plan.scenario: plan.games for _, _, plan in fixture(games=10).plans()}
    assert games == {"meadow": 6, "castle": 4}
    assert [plan.scenario for _, _, plan in fixture(scenario="castle").plans()] == ["castle"]


def test_a_share_is_wins_and_half_the_draws() -> None:
    found = league(fixture())
    (pair,) = found.pairs
    assert (pair.a, pair.b, pair.games) == ("veteran", "random", 40)
    assert pair.wins_a + pair.wins_b + pair.draws == 40
    assert pair.share == (pair.wins_a + pair.draws / 2) / 40
    assert pair.low < pair.share < pair.high
    assert sum(pair.by_side.values()) == pair.wins_a + pair.wins_b
    assert pair.by_scenario["meadow"]["veteran"] + pair.by_scenario["castle"]["veteran"] == pair.wins_a


def test_a_draw_is_half_a_win() -> None:
    (_, _, plan), *_ = fixture(games=2, scenario="meadow").plans()
    results = [play_match(match) for match in plan.matches()]
    drawn = [result.__class__(result.outcome.__class__(None, "draw"), "00", 1) for result in results]
    pair = _pair("veteran", "random", list(zip(plan.matches(), drawn, strict=True)), ("red", "blue"))
    assert (pair.draws, pair.share) == (2, 0.5)


def test_the_same_seed_gives_the_same_league() -> None:
    one, other = league(fixture(games=8)), league(fixture(games=8))
    assert one.hash == other.hash
    assert league(fixture(games=8, seed=4)).hash != one.hash


def test_how_long_each_thought_in_a_turn_is_told() -> None:
    (pair,) = league(fixture(games=4)).pairs
    assert 0 <= pair.seconds_per_turn <= pair.longest_turn + 1e-3
    assert pair.longest_turn > 0


def test_the_budget_reaches_the_games() -> None:
    (_, _, plan), *_ = fixture(games=2, budget=Budget(7)).plans()
    assert plan.matches()[0].budget == Budget(7)


@pytest.mark.parametrize("agents", [("veteran",), ("veteran", "veteran"), ()])
def test_a_league_needs_two_different_agents(agents: tuple[str, ...]) -> None:
    with pytest.raises(LabError):
        league(fixture(agents=agents))
