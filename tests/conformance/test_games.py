"""One suite that every game passes: those installed here, and the tiny ones that the kernel is tried with."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from maestre.play import Game, find, installed
from maestre.play.checking import conformance
from tests.play.tiny import bids, cards, walk

TESTS = Path(__file__).parents[1]
TINY: tuple[Game[Any], ...] = (bids.game, cards.game, walk.game)
GAMES: tuple[Game[Any], ...] = (*(find(key) for key in installed()), *TINY)
DECISIONS = 3000
"""Decisions by chance in all scenarios of a game: many whole games of the smaller ones."""
LOOKS = 48
"""Positions that are looked at closely in all scenarios of a game."""
FEWEST = 6

by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def share(game: Game[Any]) -> int:
    """The decisions by chance in each scenario of a game; one with few scenarios plays half of them in each."""
    return DECISIONS // max(2, len(game.scenarios))


def looks(game: Game[Any]) -> int:
    """The positions that are looked at closely in each scenario of a game."""
    return max(FEWEST, LOOKS // max(2, len(game.scenarios)))


def own_tests(game: Game[Any]) -> Path:
    return TESTS / f"play/test_tiny_{game.key}.py" if game in TINY else TESTS / "games" / game.key


@by_game
@pytest.mark.parametrize(
    "check",
    [conformance.plain_state, conformance.messages, conformance.entity_parameters],
    ids=lambda check: check.__name__,
)
def test_by_its_code_and_files(game: Game[Any], check: Callable[[Game[Any]], tuple[str, ...]]) -> None:
    assert check(game) == ()


@by_game
def test_the_same_seed_gives_the_same_game_under_every_hash_seed(game: Game[Any]) -> None:
    assert conformance.deterministic(game) == ()


@by_game
def test_saved_forked_taken_back_and_replayed_it_is_the_same_table(game: Game[Any]) -> None:
    assert conformance.save_fork_undo_replay(game, decisions=share(game), looks=looks(game)) == ()


@by_game
def test_invariants_hold_at_every_request_of_whole_games(game: Game[Any]) -> None:
    assert conformance.invariants(game, decisions=share(game)) == ()


@by_game
def test_wrong_answers_are_refused_under_a_rule_and_change_nothing(game: Game[Any]) -> None:
    assert conformance.refusals(game, decisions=share(game), looks=looks(game)) == ()


@by_game
def test_no_seat_can_tell_the_game_from_one_that_it_imagines(game: Game[Any]) -> None:
    assert conformance.no_leak(game, decisions=share(game), looks=looks(game)) == ()


@by_game
def test_every_rule_has_its_code_and_its_test(game: Game[Any]) -> None:
    assert conformance.coverage(game, own_tests(game), support=(TESTS,)) == ()
