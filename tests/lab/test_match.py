"""One game between agents comes from its seed and from nothing else."""

from __future__ import annotations

import pytest

from maestre.lab import Match, play_match, played
from maestre.lab.match import seed_of
from maestre.opponents import UnknownAgent
from maestre.play import Unknown, verified
from maestre.play.record import Said
from tests.lab.duel import game


def match(seed: bytes = b"7" * 32, **changes: str) -> Match:
    return Match("duel", "meadow", {}, {"red": "random", "blue": "random"} | changes, seed)


def test_the_same_seed_gives_the_same_game(duel: str) -> None:
    assert play_match(match()) == play_match(match())


def test_another_seed_gives_another_game(duel: str) -> None:
    results = {play_match(match(seed_of(1, number))).hash for number in range(20)}
    assert len(results) > 10


def test_a_game_of_a_study_has_a_seed_of_its_own() -> None:
    seeds = [seed_of(study, number) for study in range(3) for number in range(50)]
    assert len(set(seeds)) == len(seeds)
    assert all(len(seed) == 32 for seed in seeds)


def test_dice_and_agents_draw_from_different_chances(duel: str) -> None:
    """Another agent in one seat leaves the first throw and the other seat's first word as they were."""
    one, other = played(match()), played(match(blue="veteran"))
    assert one.entries[:2] == other.entries[:2]


def test_every_answer_is_counted(duel: str) -> None:
    table = played(match())
    assert play_match(match()).decisions == sum(isinstance(entry, Said) for entry in table.entries)


def test_what_was_played_can_be_verified(duel: str) -> None:
    table = played(match())
    assert verified(game, table.record()).fingerprint() == play_match(match()).hash


def test_the_record_names_who_sat_where(duel: str) -> None:
    assert played(match(red="veteran")).header.seats == {"red": "veteran", "blue": "random"}


def test_an_agent_that_does_not_exist_is_refused_before_the_first_move(duel: str) -> None:
    with pytest.raises(UnknownAgent):
        play_match(match(red="stockfish"))


def test_a_game_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Unknown):
        play_match(Match("chess", "", {}, {}, b""))
