"""Ideas: the best is taken, with some luck among good ones, and the term that decided is the reason."""

from __future__ import annotations

from random import Random

import pytest

from maestre.opponents import Chosen, Idea, Ideas, Memory, chosen, settled, term
from maestre.play import Answer, Message, Speaker
from maestre.play.written.messages import LANGUAGES

GUNS = Idea("guns", (term("why-near", 3.0, gap=2), term("why-risky", -0.5)))
BOARD = Idea("board", (term("why-near", 3.0, gap=1), term("why-risky", -2.0)))
WAIT = Idea("wait")


def taken(*options: Idea, slack: float = 0.0, seed: int = 1) -> Answer:
    return settled(Ideas(options, slack), Random(seed)).idea.answer


def said(answer: Answer) -> Message:
    return Message(f"to-{answer}")


def reason(*options: Idea, slack: float = 0.0, seed: int = 1) -> Chosen:
    return chosen(settled(Ideas(options, slack), Random(seed)), said)


def test_the_idea_worth_most_is_taken() -> None:
    assert taken(WAIT, BOARD, GUNS) == "guns"


@pytest.mark.parametrize(
    ("slack", "answers"), [(1.4, {"guns"}), (1.6, {"guns", "board"}), (9.0, {"guns", "board", "wait"})]
)
def test_chance_decides_among_those_that_are_worth_hardly_less(slack: float, answers: set[str]) -> None:
    assert {taken(GUNS, BOARD, WAIT, slack=slack, seed=seed) for seed in range(300)} == answers


def test_the_same_chance_takes_the_same_idea() -> None:
    assert len({taken(GUNS, BOARD, WAIT, slack=9, seed=5) for _ in range(9)}) == 1


def test_the_reason_is_what_speaks_for_the_answer_without_which_another_would_be_given() -> None:
    assert reason(GUNS, WAIT).reason == Message.of("reason-for", why=Message.of("why-near", gap=2))


def test_where_something_speaks_against_the_other_answer_that_is_the_reason() -> None:
    riskier = Idea("board", (term("why-near", 3.0, gap=1), term("why-prize", 1.0), term("why-risky", -2.0)))
    found = reason(GUNS, riskier).reason
    assert found == Message.of("reason-instead", other=Message("to-board"), why=Message("why-risky"))


def test_where_the_other_answer_has_the_same_words_it_is_not_named() -> None:
    """Rather than to go a way, because…: it would read as if nothing had been chosen."""
    riskier = Idea("board", (term("why-near", 3.0, gap=1), term("why-prize", 1.0), term("why-risky", -2.0)))
    found = chosen(settled(Ideas((GUNS, riskier)), Random(1)), lambda _: Message("to-go"))
    assert found.reason == Message.of("reason-otherwise", why=Message("why-risky"))


@pytest.mark.parametrize("seed", range(40))
def test_without_the_term_that_is_told_another_answer_would_be_given(seed: int) -> None:
    rng = Random(seed)
    words = ("why-a", "why-b", "why-c")
    options = tuple(
        Idea(str(number), tuple(term(word, rng.uniform(-1, 1)) for word in rng.sample(words, 2))) for number in range(4)
    )
    found = settled(Ideas(options, 0.2), Random(seed))
    if found.because is None:
        return
    without = tuple(
        Idea(one.answer, tuple(each for each in one.terms if each.why != found.because.why)) for one in options
    )
    again = settled(Ideas(without, 0.2), Random(seed))
    assert found.other is not None
    assert again.idea.answer == found.other.answer != found.idea.answer


@pytest.mark.parametrize("options", [(GUNS,), (WAIT, Idea("rest"))])
def test_nothing_is_told_where_nothing_decided(options: tuple[Idea, ...]) -> None:
    assert reason(*options).reason is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_is_a_sentence(language: str) -> None:
    speaker = Speaker(language)
    for key, also in (("reason-for", {}), ("reason-instead", {"other": "x"}), ("reason-otherwise", {})):
        assert speaker.say(Message.of(key, why="y", **also)).endswith(".")


# ---------------------------------------------------------------------------------------------------------- memory


def test_a_plan_stands_for_the_turn_of_its_seat() -> None:
    memory, drawn = Memory(7), []

    def draw(chance: Random) -> float:
        drawn.append(chance.random())
        return drawn[-1]

    first = memory.plan("red", 1, draw)
    assert memory.plan("red", 1, draw) == first
    assert memory.plan("blue", 1, draw) != first
    assert memory.plan("red", 1, draw) == first
    assert memory.plan("red", 2, draw) != first
    assert len(drawn) == 3


def test_a_plan_that_is_lost_is_drawn_again_from_the_seed_of_its_turn() -> None:
    assert Memory(7).plan("red", 3, Random.random) == Memory(7).plan("red", 3, Random.random)
    assert Memory(7).plan("red", 3, Random.random) != Memory(8).plan("red", 3, Random.random)
