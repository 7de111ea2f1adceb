"""Search above a doctrine: its plans and answers are tried on positions that fit the view, before one is taken.

Every try is played on by the doctrine for all seats, to the end of a turn, and judged by the evaluation. All tries meet
the same positions and the same dice; the worse half of them is given up again and again. What a budget does not allow
to be played to its end is not counted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil, log2
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple, TypeVar

from maestre.opponents.ahead import Ahead, surely
from maestre.opponents.doctrine import AnyDoctrine, Temper
from maestre.opponents.ideas import Chosen, Idea, Ideas, chosen, settled
from maestre.opponents.memory import Budget, Memory, Purse, Spell
from maestre.play import Answer, Game, Message, State, Table, View, imagine
from maestre.play.chance.dice import SEED_BYTES
from maestre.play.pure import held

PLANS: Final = 6
"""How many plans are drawn for a turn,"""
PLANNING: Final = 0.6
"""and the part of a turn's budget that is spent on choosing among them."""
ANSWERS: Final = 4
"""How many answers to a question are tried,"""
ANSWERING: Final = 0.2
"""and the part of what is left that may be spent on one question."""
DOUBT: Final = 3.0
"""How many times the slack of an instruction an answer may be worth less than the best and still be tried."""
FEWEST: Final = 4
"""On so few positions nothing can be told."""
AHEAD: Final = "reason-ahead"
"""The message for an answer that turned out better when it was played ahead."""

S = TypeVar("S", bound=State)


class Try(NamedTuple):
    """Something to be tried: a plan for the turn, and the answer given first if it is not the plan's own."""

    plan: object
    answer: Answer | None = None


class SearchAgent:
    """Plays by the doctrine, but tries plans for the turn, and answers that are in doubt, before it takes one."""

    def __init__(self, game: Game[Any], doctrine: AnyDoctrine, temper: Temper) -> None:
        self._game = game
        self._doctrine = doctrine
        self._temper = temper
        self._ahead = Ahead(game, doctrine, temper)

    def choose(self, seen: View[S], budget: Budget, rng: Random, memory: Memory) -> Chosen:
        """Answer what the seat is asked, and say why."""
        turn = self._game.turn(seen.now)
        purse = memory.purse(seen.seat, turn, budget)
        plan = memory.plan(seen.seat, turn, lambda chance: self._plan(seen, chance, purse))
        counsel = held(seen.now, self._doctrine.counsel, seen, plan)
        ask = seen.ask
        assert ask is not None, "an agent is asked before it answers"
        if not isinstance(counsel, Ideas):
            return Chosen(counsel)
        found = settled(counsel, rng)
        others = _in_doubt(counsel, found.idea)
        if others:
            with purse.part(ANSWERING) as spell:
                answers = [found.idea.answer, *(idea.answer for idea in others)]
                results = self._tried(seen, [Try(plan, answer) for answer in answers], rng, spell)
            better = _better(results)
            if better:
                ours, theirs = fmean(results[better]), fmean(results[0])
                told = Message.of(
                    AHEAD,
                    chance=round(100 * ours),
                    other=ask.describe(seen.now, answers[0]),
                    less=round(100 * theirs),
                )
                return Chosen(answers[better], told)
        return chosen(found, lambda answer: ask.describe(seen.now, answer))

    def _plan(self, seen: View[S], chance: Random, purse: Purse) -> object:
        """Draw some plans, and take the one that comes out best."""
        plans: list[object] = []
        for _ in range(PLANS):
            plan = self._doctrine.plan(seen, self._temper, Random(chance.getrandbits(64)))
            if plan not in plans:
                plans.append(plan)
        if len(plans) == 1:
            return plans[0]
        with purse.part(PLANNING) as spell:
            results = self._tried(seen, [Try(plan) for plan in plans], chance, spell)
        enough = [number for number, one in enumerate(results) if one]
        return plans[max(enough, key=lambda number: fmean(results[number]), default=0)]

    # ---------------------------------------------------------------- playing ahead

    def _tried(self, seen: View[S], tries: Sequence[Try], chance: Random, spell: Spell) -> list[list[float]]:
        """Play tries ahead, and give what each came to on the same positions; the worse half is given up each round.

        The first stays to the end: it is what the doctrine would do. What was given up has no results.
        """
        results: list[list[float]] = [[] for _ in tries]
        alive = list(range(len(tries)))
        rounds = max(1, ceil(log2(len(tries))))
        for number in range(1, rounds + 1):
            for found in self._on_positions(seen, [tries[one] for one in alive], chance, spell, number / rounds):
                for one, worth in zip(alive, found, strict=True):
                    results[one].append(worth)
            if number == rounds or not results[0]:
                break
            ranked = sorted(alive, key=lambda one: -fmean(results[one]))
            kept = {0, *ranked[: ceil(len(alive) / 2)]}
            for one in alive:
                if one not in kept:
                    results[one] = []
            alive = [one for one in alive if one in kept]
        return results

    def _on_positions(
        self, seen: View[S], tries: Sequence[Try], chance: Random, spell: Spell, part: float
    ) -> Iterator[list[float]]:
        """Imagine one position after another and play each try ahead on it, until a part of a spell is spent."""
        while not spell.is_over(part):
            world, dice = chance.getrandbits(64), chance.randbytes(SEED_BYTES)
            table = imagine(self._game, seen, Random(world))
            found = []
            for one in tries:
                worth = self._played_on(table.fork(dice), seen.seat, one, Random(world), spell)
                if worth is None:
                    return
                found.append(worth)
            yield found

    def _played_on(self, table: Table[S], seat: str, tried: Try, chance: Random, spell: Spell) -> float | None:
        """Play a try on to the end of the turn, and give the chance to win there; nothing if the budget ends first."""
        turn = self._game.turn(table.state)
        if tried.answer is not None:
            table.say(seat, tried.answer)
            spell.spend()
        done = self._ahead.ends_turn(table, turn, {seat: tried.plan}, chance, spell)
        return self._ahead.worth(table, seat) if done else None


def _in_doubt(ideas: Ideas, taken: Idea) -> list[Idea]:
    """List the best of the ideas that are worth hardly less than the best, but for the one that is taken."""
    best = max(idea.worth for idea in ideas.options)
    near = [idea for idea in ideas.options if idea is not taken and idea.worth >= best - DOUBT * ideas.slack]
    return sorted(near, key=lambda idea: -idea.worth)[: ANSWERS - 1]


def _better(results: list[list[float]]) -> int:
    """Give the place of the try that is better than the first beyond chance; nought if none is."""
    first = results[0]
    best, margin = 0, 0.0
    for place, worths in enumerate(results[1:], 1):
        if len(worths) < FEWEST or len(worths) != len(first):
            continue
        gains = [ours - theirs for ours, theirs in zip(worths, first, strict=True)]
        gain = surely(gains)
        if gain > margin:
            best, margin = place, gain
    return best
