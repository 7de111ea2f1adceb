from __future__ import annotations

import os
import subprocess
import sys
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

from maestre.opponents import Player, agent
from maestre.play import Table, Unknown, find, imagine, view
from maestre.research import ENVIRONMENTS, Candidates, Features, SeatEnv, env, make, raw_env
from maestre.research.features import OF_A_CANDIDATE

SPOKEN_OF = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array:UserWarning",  # it is a dict with a mask, as those of their own games are
    "ignore:Observation space for each agent probably:UserWarning",
    "ignore:We recommend agents to be named:UserWarning",  # agents are the seats of the game
    "ignore:Action mask numpy array is all zeros:UserWarning",  # at the end, when nobody is asked
)
ids = pytest.mark.parametrize("name", ENVIRONMENTS)

NOTHING_HIDDEN = ("aguila_v0", "lepanto_v0")
"""Lepanto has no secrets, and the learning battle of Águila comes to none: its armies stand there ready."""


def played(name: str, seed: int, **options: Any) -> list[tuple[str, list[float], float]]:
    """What a policy saw and got that takes every third candidate."""
    one = make(name, **options)
    one.reset(seed=seed)
    seen = []
    for seat in one.agent_iter():
        observation, reward, over, _, _ = one.last()
        assert observation is not None
        seen.append((seat, observation["observation"].tolist(), reward))
        count = int(observation["action_mask"].sum())
        one.step(None if over else len(seen) * 3 % count)
    return seen


# ----------------------------------------------------------------------------------------------------------- PettingZoo


@ids
@SPOKEN_OF
def test_pettingzoo_finds_nothing_amiss(name: str) -> None:
    api_test(make(name), num_cycles=100)


@ids
def test_pettingzoo_sees_the_same_seed_give_the_same_game(name: str) -> None:
    seed_test(lambda: make(name), num_cycles=60)


@pytest.mark.parametrize("name", ["lepanto_v0", "aguila_v0"])
def test_the_winner_gets_what_the_loser_loses_and_nothing_comes_before_the_end(name: str) -> None:
    for seed in range(3):
        course = played(name, seed)
        ends = {seat: reward for seat, _, reward in course[-2:]}
        assert len(ends) == 2
        assert sorted(ends.values()) in ([-1, 1], [0, 0])
        assert all(reward == 0 for _, _, reward in course[:-2])


def test_whoever_takes_what_is_masked_loses_at_once() -> None:
    one = make("lepanto_v0")
    one.reset(seed=1)
    while (seen := one.last()[0]) is None or seen["action_mask"][31]:
        one.step(0)
    seat = one.agent_selection
    one.step(31)
    assert one.last()[1:3] == (-1, True)
    one.step(None)
    assert one.agent_selection != seat
    assert one.last()[1:3] == (0, True)


def test_an_environment_that_is_given_no_seed_plays_another_game_each_time() -> None:
    one = raw_env(candidates=8)
    keys = set()
    for _ in range(3):
        one.reset()
        keys.add(one.sitting.table.key)
    assert len(keys) == 3


def test_what_has_happened_is_told_in_ansi() -> None:
    one = env("lepanto", "learning", render_mode="ansi")
    one.reset(seed=1)
    for _ in range(20):
        one.step(0)
    assert "CC-" in str(one.render())


def test_the_same_seed_ends_in_the_same_hash_under_other_hash_seeds() -> None:
    code = (
        "from maestre.research import make\n"
        "for name in ('lepanto_v0', 'aguila_v0'):\n"
        "    one = make(name)\n"
        "    one.reset(seed=5)\n"
        "    for seat in one.agent_iter():\n"
        "        seen, _, over, _, _ = one.last()\n"
        "        one.step(None if over else int(seen['action_mask'].sum()) // 2)\n"
        "    print(one.unwrapped.sitting.table.fingerprint())\n"
    )
    hashes = {
        subprocess.run(
            [sys.executable, "-c", code],
            env=os.environ | {"PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("0", "4242")
    }
    (both,) = hashes
    assert len(set(both.split())) == 2


# ------------------------------------------------------------------------------------------------------------ Gymnasium


@ids
@pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes:UserWarning")  # there is only one
def test_gymnasium_finds_nothing_amiss(name: str) -> None:
    check_env(SeatEnv(ENVIRONMENTS[name].game, ENVIRONMENTS[name].scenario, render_mode="ansi"))


@pytest.mark.parametrize("seat", ["christian", "islamic"])
def test_the_seat_alone_is_asked_and_told_what_it_may_do(seat: str) -> None:
    one = SeatEnv("lepanto", "learning", seat=seat, against="random", candidates=8)
    seen, info = one.reset(seed=4)
    over = False
    answers = 0
    while not over:
        assert one.sitting.table.waiting() == (seat,)
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        assert info["action_mask"].sum() == len(one.candidates())
        seen, reward, over, _, info = one.step(0)
        answers += 1
    assert answers > 50
    assert reward == 1


def test_a_seat_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(Unknown):
        SeatEnv("lepanto", "learning", seat="venetian")


def test_what_is_masked_loses_for_a_single_seat_too() -> None:
    one = SeatEnv("lepanto", "learning")
    _, info = one.reset(seed=1)
    while info["action_mask"][31]:
        *_, info = one.step(0)
    assert one.step(31)[1:4] == (-1.0, True, False)


# --------------------------------------------------------------------------------------- candidates and what seats see


def moments(name: str, seed: int) -> Any:
    """Some moments of a game between veterans, with what is seen by whoever is asked."""
    game = find(ENVIRONMENTS[name].game)
    table = Table.new(game, ENVIRONMENTS[name].scenario, seed=seed.to_bytes(32, "big"))
    players = {seat: Player(agent("veteran", game), f"{seed} {seat}") for seat in game.seats}
    while waiting := table.waiting():
        seen = view(table, waiting[0])
        yield table, seen
        table.say(waiting[0], players[waiting[0]].answer(seen))


@ids
def test_candidates_are_allowed_and_differ_and_the_best_idea_comes_first(name: str) -> None:
    candidates = Candidates(find(ENVIRONMENTS[name].game), "a")
    ideas = proposed = 0
    for table, seen in moments(name, 2):
        found = candidates.of(seen)
        assert 0 < len(found) <= 32
        for one in found:
            table.check(seen.seat, one.answer)
        assert all(one.answer != other.answer for place, one in enumerate(found) for other in found[:place])
        worths = [one.idea.worth for one in found if one.idea is not None]
        assert worths == sorted(worths, reverse=True)
        assert all(one.idea is not None for one in found[: len(worths)])
        ideas += len(worths)
        proposed += len(found) - len(worths)
    assert ideas > 50
    assert proposed > 50


@ids
def test_nothing_that_is_hidden_from_a_seat_changes_what_it_is_given(name: str) -> None:
    game = find(ENVIRONMENTS[name].game)
    features = Features(game, next(moments(name, 3))[0].state, 32)
    candidates = Candidates(game, "a")
    compared = 0
    for number, (table, seen) in enumerate(moments(name, 3)):
        kept = candidates.copy()
        found = candidates.of(seen)
        if number % 25:
            continue
        other = imagine(game, seen, Random(number))
        twin = view(other, seen.seat)
        assert kept.of(twin) == found
        assert features.of(twin, found) == features.of(seen, found)
        compared += other.fingerprint() != table.fingerprint()
    assert compared > 2 or name in NOTHING_HIDDEN


def test_signs_speak_for_the_seat_that_sees_them() -> None:
    one = raw_env("lepanto", "learning", candidates=4)
    one.reset(seed=6)
    for _ in range(60):
        one.step(0)
    names = one.sitting.features.names
    ours, theirs = (one.observe(seat)["observation"] for seat in one.possible_agents)
    place = names.index("points")
    assert ours[place] == -theirs[place]
    assert np.any(ours[: place + 9])
    assert len(names) == len(ours) == len(one.sitting.features.position) + 4 * len(OF_A_CANDIDATE)


def test_the_question_that_is_asked_is_marked_for_whoever_is_asked_alone() -> None:
    one = raw_env("lepanto", "learning", candidates=4)
    one.reset(seed=6)
    kinds = slice(one.sitting.features.position.index("first seat") + 1, len(one.sitting.features.position))
    asked = {seat: one.observe(seat)["observation"][kinds].sum() for seat in one.possible_agents}
    assert asked == {seat: float(seat == one.agent_selection) for seat in one.possible_agents}
