"""Agents choose from a view, by name, and say so when a game has none of that name."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar

import pytest

from maestre.opponents import MESSAGES, Agent, UnknownAgent, agent, agents_of, answered
from maestre.play import Procedure, Speaker, Table, view
from maestre.play.written.messages import LANGUAGES, problems
from tests.lab.duel import Duel, Range, Shooting, game
from tests.play.tiny.asking import instead


class Plain(Duel):
    """The same game without a doctrine."""

    package = "tests.opponents"


class Watching(Shooting, frozen=True, tag="watching"):
    """A question that keeps which states it was asked about."""

    asked_about: ClassVar[list[Range]] = []

    def propose(self, seen: Range, rng: Random) -> Iterator[str]:
        self.asked_about.append(seen)
        yield "safe"
        yield "bold"


class Watched(Duel):
    """The same game with this question."""

    def step(self, state: Range) -> Procedure[None]:
        return instead(super().step(state), Shooting=Watching)


@pytest.mark.parametrize("name", ["random", "veteran"])
def test_an_agent_gives_an_answer_that_the_table_takes(name: str) -> None:
    table = Table.new(game, seed=b"1" * 32)
    table.say("red", answered(agent(name, game), view(table, "red"), Random(1)))
    assert table.waiting() == ("blue",)


def test_random_takes_the_first_proposal_for_the_state_of_its_view() -> None:
    watched = Watched()
    seen = view(Table.new(watched, seed=b"1" * 32), "red")
    assert answered(agent("random", watched), seen, Random(1)) == "safe"
    assert Watching.asked_about[-1] is seen.now


def test_doctrine_is_the_games_own() -> None:
    seen = view(Table.new(game, seed=b"1" * 32), "red")
    assert {answered(agent("veteran", game), seen, Random(chance)) for chance in range(9)} == {"bold"}


def test_the_same_chance_gives_the_same_answer() -> None:
    seen = view(Table.new(game, seed=b"1" * 32), "red")
    answers = [answered(agent("random", game), seen, Random(5)) for _ in range(5)]
    assert len(set(answers)) == 1


def test_a_game_without_a_doctrine_has_no_such_agent() -> None:
    assert agents_of(game) == ("random", "veteran")
    assert agents_of(Plain()) == ("random",)
    with pytest.raises(UnknownAgent) as refusal:
        agent("veteran", Plain())
    assert dict(refusal.value.message.args) == {"agent": "veteran", "game": "duel", "agents": "random"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unknown_agent_is_refused_with_those_there_are(language: str) -> None:
    with pytest.raises(UnknownAgent) as refusal:
        agent("stockfish", game)
    sentence = Speaker(language, MESSAGES).say(refusal.value.message)
    assert "stockfish" in sentence
    assert "random, veteran" in sentence


def test_messages_are_in_order() -> None:
    assert problems(MESSAGES) == ()


def test_the_registry_keeps_the_protocol() -> None:
    agents: list[Agent] = [agent(name, game) for name in agents_of(game)]
    assert len(agents) == 2
