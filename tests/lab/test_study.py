"""A study counts fairly, and says how sure it is."""

from __future__ import annotations

import pytest

from maestre.lab import LabError, Plan, Study, study, wilson
from maestre.opponents import UnknownAgent
from maestre.play import Unknown


def studied(**changes: object) -> Study:
    return study(Plan(**{"game": "duel", "agents": ("veteran", "random"), "games": 40, "seed": 3} | changes))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (55, 100, 0.4524, 0.6439), (0, 0, 0.0, 1.0)],
)
def test_the_interval_is_that_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    share = wilson(wins, games)
    assert share.low == pytest.approx(low, abs=1e-4)
    assert share.high == pytest.approx(high, abs=1e-4)


def test_wins_and_draws_add_up_by_agent_and_by_side(duel: str) -> None:
    found = studied()
    assert found.games == 40
    assert sum(found.wins.values()) + found.draws == 40
    assert sum(found.by_side.values()) == sum(found.wins.values())
    assert list(found.wins) == ["veteran", "random"]


def test_sides_are_swapped_every_other_game(duel: str) -> None:
    seats = [match.agents for match in Plan("duel", ("veteran", "random"), 4, 1).settled().matches()]
    assert seats[0] == {"red": "veteran", "blue": "random"}
    assert seats[1] == {"red": "random", "blue": "veteran"}
    assert seats[2:] == seats[:2]


def test_a_win_goes_to_whoever_sat_there(duel: str) -> None:
    """With one game the winner's seat tells the agent."""
    for seed in range(6):
        one = studied(games=1, seed=seed)
        winner = "veteran" if one.by_side["red"] else "random"
        assert one.wins[winner] == 1


def test_the_same_seed_gives_the_same_study(duel: str) -> None:
    assert studied().hash == studied().hash
    assert studied().hash != studied(seed=4).hash


def test_the_first_games_of_a_longer_study_are_those_of_a_shorter_one(duel: str) -> None:
    plan = Plan("duel", ("random",), 10, 5).settled()
    longer = Plan("duel", ("random",), 20, 5).settled()
    assert longer.matches()[:10] == list(plan.matches())


def test_one_name_sits_everywhere_and_is_told_apart(duel: str) -> None:
    assert list(studied(agents=("random",)).wins) == ["random", "random#2"]


def test_few_games_are_not_enough_to_tell_equals_apart(duel: str) -> None:
    assert not studied(agents=("random",), games=10).decided


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"agents": ("random",) * 3}, LabError),
        ({"agents": ("random", "stockfish")}, UnknownAgent),
        ({"games": 0}, LabError),
        ({"scenario": "moon"}, Unknown),
        ({"options": {"wind": "gale"}}, Unknown),
        ({"game": "chess"}, Unknown),
    ],
)
def test_what_cannot_be_played_is_refused_beforehand(
    duel: str, changes: dict[str, object], error: type[Exception]
) -> None:
    with pytest.raises(error):
        studied(**changes)


def test_a_varied_switch_is_drawn_by_each_game_from_its_own_seed(duel: str) -> None:
    plan = Plan("duel", ("random",), 20, 5, varied=("wind",)).settled()
    winds = [match.options["wind"] for match in plan.matches()]
    assert {*winds} == {False, True}
    longer = Plan("duel", ("random",), 40, 5, varied=("wind",)).settled()
    assert [match.options["wind"] for match in longer.matches()][:20] == winds
    found = studied(varied=("wind",))
    assert (found.varied, found.options) == (("wind",), {})


def test_only_a_switch_of_the_game_varies(duel: str) -> None:
    with pytest.raises(Unknown, match="tide"):
        studied(varied=("tide",))
