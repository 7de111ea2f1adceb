"""Whole games in which each agent sits in a process of its own, and is sent what its seat may know."""

from __future__ import annotations

from multiprocessing import Pipe

import pytest

from maestre.opponents import Budget
from maestre.play import Table, find, view
from tools.bouts import AHEAD, Bout, Fought, fought, of_scenario, think, told


def test_a_bout_ends_and_no_budget_is_exceeded() -> None:
    bout = Bout("lepanto", "learning", {}, ("maestre", "recruit"), "a bout")
    found = fought(bout)
    assert found.won in ("maestre", "recruit", "")
    assert 0 < found.ahead <= AHEAD.answers
    assert fought(bout) == found, "the same seed gives the same game, to the hash"


@pytest.mark.parametrize("whole", [False, True])
def test_an_agent_answers_views_and_nothing_else(*, whole: bool) -> None:
    table = Table.new(find("lepanto"), "learning", seed=b"1" * 32)
    ours, theirs = Pipe()
    ours.send(table.header if whole else view(table, table.waiting()[0]))
    ours.send(None)
    if whole:
        with pytest.raises(AssertionError, match="views alone"):
            think(theirs, "lepanto", "veteran", "1", Budget())
    else:
        think(theirs, "lepanto", "veteran", "1", Budget())
    assert ours.poll() is not whole


@pytest.mark.parametrize(("game", "scenario"), [("lepanto", "learning"), ("mistral", "1744"), ("tercios", "learning")])
def test_every_level_plays_twenty_games_of_a_scenario(game: str, scenario: str) -> None:
    bouts = list(of_scenario(game, scenario))
    played = [level for bout in bouts for level in bout.levels]
    assert {level: played.count(level) for level in played} == {"recruit": 20, "veteran": 20, "maestre": 20}
    assert len({bout.seed for bout in bouts}) == len(bouts) == 30


def test_what_games_came_to_is_told_by_level() -> None:
    one = Fought("learning", ("recruit", "veteran"), "veteran", 100, 0, "")
    row = told("learning", [one, one._replace(levels=("maestre", "recruit"), won="", ahead=59)])
    assert "2 games, 200 answers; recruit 0 of 2, veteran 1 of 1, maestre 0 of 1; drawn 1; 59 ahead at most" in row
