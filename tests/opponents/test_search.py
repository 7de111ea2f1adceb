"""Search above a doctrine: what turns out better is taken, within a budget, and the same seed takes the same."""

from __future__ import annotations

from random import Random
from time import process_time

import pytest

from maestre.opponents import (
    SOUND,
    Budget,
    Counsel,
    Doctrine,
    Doubt,
    Evaluation,
    Idea,
    Ideas,
    Memory,
    Player,
    Temper,
    Tried,
    term,
)
from maestre.opponents.search import SearchAgent
from maestre.play import ByQuestion, Table, View, view
from tests.lab.duel import Range, Shooting, game

INSTRUCTIONS = ByQuestion[Range, Counsel]()


@INSTRUCTIONS.of(Shooting)
def _shoots(now: Range, question: Shooting) -> Counsel:
    """Safety first, wrongly: a bold arrow brings one point, a safe one two thirds."""
    return Ideas((Idea("safe", (term("why-safe", 1.0),)), Idea("bold", (term("why-bold", 0.5),))), slack=0.4)


def lead(now: Range) -> dict[str, float]:
    return {"lead": (now.points["red"] - now.points["blue"]) / 3}


EVALUATION = Evaluation(lead, {"lead": 1.0})
CAREFUL = Doctrine(INSTRUCTIONS, evaluation=EVALUATION)


def _by_plan(seen: View[Range], plan: str) -> str:
    return plan


def _drawn(seen: View[Range], temper: Temper, chance: Random) -> str:
    return chance.choice(("safe", "bold"))


PLANNED: Doctrine[Range, str, str] = Doctrine(ByQuestion[str, Counsel](), _by_plan, _drawn, evaluation=EVALUATION)


@PLANNED.instructions.of(Shooting)
def _as_planned(plan: str, question: Shooting) -> str:
    return plan


def seen_at(seat: str = "red") -> View[Range]:
    table = Table.new(game, seed=b"2" * 32)
    if seat == "blue":
        table.say("red", "safe")
    return view(table, seat)


@pytest.mark.parametrize(("is_hurried", "taken"), [(False, "bold"), (True, "safe")])
def test_who_is_hurried_answers_without_thinking_ahead(is_hurried: bool, taken: str) -> None:
    player = Player(SearchAgent(game, CAREFUL, SOUND), 1, Budget(20_000))
    player.heed(lambda: is_hurried)
    assert player.answer(seen_at()) == taken


def test_an_answer_that_turns_out_better_is_taken_and_the_reason_says_so() -> None:
    found = SearchAgent(game, CAREFUL, SOUND).choose(seen_at(), Budget(20_000), Random(1), Memory(1))
    assert found.answer == "bold"
    assert found.reason is not None
    assert found.reason.key == "reason-ahead"
    told = dict(found.reason.args)
    assert int(str(told["chance"])) >= int(str(told["less"]))


def test_without_a_budget_the_doctrine_answers() -> None:
    found = SearchAgent(game, CAREFUL, SOUND).choose(seen_at(), Budget(0), Random(1), Memory(1))
    assert found.answer == "safe"


@pytest.mark.parametrize("seat", ["red", "blue"])
def test_of_several_plans_the_one_that_comes_out_best_is_kept_for_the_turn(seat: str) -> None:
    agent = SearchAgent(game, PLANNED, SOUND)
    found = [agent.choose(seen_at(seat), Budget(4_000), Random(1), Memory(seed)).answer for seed in range(20)]
    assert found.count("bold") >= 17


def _whatever(seen: View[Range], plan: float) -> float:
    return plan


def _any(seen: View[Range], temper: Temper, chance: Random) -> float:
    return chance.random()


def _safely(plan: float, question: Shooting) -> str:
    return "safe"


@pytest.mark.parametrize(("plans", "played"), [(1, 0), (3, 3), (8, 8)])
def test_plans_that_answer_the_same_are_played_ahead_once_and_no_more(plans: int, played: int) -> None:
    alike: Doctrine[Range, float, float] = Doctrine(
        ByQuestion[float, Counsel](), _whatever, _any, evaluation=EVALUATION, tried=Tried(plans)
    )
    alike.instructions.of(Shooting)(_safely)
    memory, budget = Memory(1), Budget(4_000)
    SearchAgent(game, alike, SOUND).choose(seen_at(), budget, Random(1), memory)
    assert memory.purse("red", 0, budget).played == played * len(game.seats)


@pytest.mark.parametrize(
    ("doubts", "is_tried"),
    [({}, False), ({Range: Doubt(1.0)}, False), ({Shooting: Doubt(0.4)}, False), ({Shooting: Doubt(0.6)}, True)],
)
def test_an_answer_is_tried_where_the_doctrine_doubts_it_and_it_is_worth_no_less_than_that(
    doubts: dict[type, Doubt], is_tried: bool
) -> None:
    doubtful = Doctrine(INSTRUCTIONS, evaluation=EVALUATION, tried=Tried(doubts=doubts))
    memory, budget = Memory(1), Budget(400)
    SearchAgent(game, doubtful, SOUND).choose(seen_at(), budget, Random(1), memory)
    assert (memory.purse("red", 0, budget).played > 0) is is_tried


@pytest.mark.parametrize("turns", [1, 2, 3])
def test_an_answer_is_judged_at_the_end_of_as_many_turns_as_its_doubt_says(turns: int) -> None:
    judged: set[int] = set()

    def signs(now: Range) -> dict[str, float]:
        judged.add(game.turn(now))
        return lead(now)

    evaluation, tried = Evaluation(signs, {"lead": 1.0}), Tried(doubts={Shooting: Doubt(1.0, turns)})
    far = Doctrine(INSTRUCTIONS, evaluation=evaluation, tried=tried)
    SearchAgent(game, far, SOUND).choose(seen_at(), Budget(400), Random(1), Memory(1))
    assert judged == {turns}


def test_the_same_seed_thinks_the_same() -> None:
    agent = SearchAgent(game, CAREFUL, SOUND)
    assert len({agent.choose(seen_at(), Budget(300), Random(5), Memory(5)).answer for _ in range(5)}) == 1


@pytest.mark.parametrize("answers", [50, 400])
def test_no_more_is_played_ahead_in_a_turn_than_the_budget_says(answers: int) -> None:
    agent, memory = SearchAgent(game, CAREFUL, SOUND), Memory(1)
    for number in range(20):
        agent.choose(seen_at(), Budget(answers), Random(number), memory)
    assert 0.4 * answers < memory.purse("red", 0, Budget(answers)).played <= answers


def test_a_budget_of_seconds_is_kept_to_a_tenth() -> None:
    agent, memory, budget = SearchAgent(game, CAREFUL, SOUND), Memory(1), Budget(seconds=0.5)
    start = process_time()
    for number in range(30):
        agent.choose(seen_at(), budget, Random(number), memory)
    assert process_time() - start < 0.55 + 30 * 0.002


def test_a_memory_that_is_lost_draws_the_same_plan_again() -> None:
    agent = SearchAgent(game, PLANNED, SOUND)
    found = {agent.choose(seen_at(), Budget(400), Random(1), Memory(9)).answer for _ in range(4)}
    assert len(found) == 1


def test_one_who_is_hurried_takes_what_is_best_by_now_and_thinks_no_more_in_that_turn() -> None:
    looks = iter([False] * 40)
    memory, budget = Memory(1), Budget(10**9)
    memory.hurried = lambda: next(looks, True)
    found = SearchAgent(game, CAREFUL, SOUND).choose(seen_at(), budget, Random(1), memory)
    assert found.answer in {"safe", "bold"}
    purse = memory.purse("red", game.turn(seen_at().now), budget)
    assert 0 < purse.played < 400
    with purse.part(1.0) as spell:
        assert spell.is_over()


def test_one_who_is_hurried_before_it_has_begun_plays_by_the_doctrine() -> None:
    memory = Memory(1)
    memory.hurried = lambda: True
    found = SearchAgent(game, CAREFUL, SOUND).choose(seen_at(), Budget(10**9), Random(1), memory)
    assert found.answer == "safe"
