"""Search above a doctrine: its plans and answers are tried on positions that fit the view, before one is taken.

Every try is played on by the doctrine for all seats, to the end of a turn, and judged by the evaluation. All tries meet
the same positions and the same dice; one is given up as soon as another is better beyond chance, and there is no more
thinking where nothing is left to gain. What a budget does not allow to be played to its end is not counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple, TypeVar

from maestre.opponents.ahead import Ahead, surely
from maestre.opponents.doctrine import AnyDoctrine, Doubt, Temper
from maestre.opponents.ideas import Chosen, Idea, Ideas, chosen, settled
from maestre.opponents.memory import Budget, Memory, Purse, Spell
from maestre.play import Answer, Game, Message, State, Table, View, imagine
from maestre.play.chance.dice import SEED_BYTES
from maestre.play.pure import held

PLANNING: Final = 0.75
"""The part of a turn's budget that is spent on choosing among plans."""
ANSWERS: Final = 3
"""How many answers to a question are tried,"""
ANSWERING: Final = 0.4
"""and the part of what is left that may be spent on one question."""
DOUBT: Final = 2.0
"""How many times the slack of an instruction an answer may be worth less than the best and still be tried,
where the doctrine does not say which answers are in doubt."""
FEWEST: Final = 4
"""On so few positions nothing can be told of an answer,"""
TOLD_BY: Final = 8
"""and by fewer differences than these not how much chance does."""
WORSE: Final = 2.5
"""By how many standard errors a try must be behind the best one to be given up."""
SURE: Final = 2.0
"""By how many standard errors an answer must be better before the doctrine's own is given up for it."""
GAIN: Final = 0.005
"""What is worth no more thought: the chance to win that might be gained."""
AHEAD: Final = "reason-ahead"
"""The message for an answer that turned out better when it was played ahead."""

S = TypeVar("S", bound=State)


class Try(NamedTuple):
    """Something to be tried: a plan for the turn, and the answer given first if it is not the plan's own.

    It is judged at the end of so many turns, the present one among them.
    """

    plan: object
    answer: Answer | None = None
    turns: int = 1


class Came(NamedTuple):
    """What a try came to: the chance to win at the end of the turn, and what was answered on the way there."""

    worth: float
    said: tuple[Answer, ...]


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
        tries = self.in_doubt(counsel, found.idea, type(ask.about), plan)
        if tries and purse.affords(FEWEST * len(tries), ANSWERING):
            with purse.part(ANSWERING) as spell:
                results = self._tried(seen, tries, rng, spell, FEWEST)
            best = better(results)
            answer = tries[best].answer
            if best and answer is not None:
                both = list(zip(results[best], results[0], strict=False))
                ours, theirs = (fmean(came) for came in zip(*both, strict=True))
                told = Message.of(
                    AHEAD,
                    chance=round(100 * ours),
                    other=ask.describe(seen.now, found.idea.answer),
                    less=round(100 * theirs),
                )
                return Chosen(answer, told)
        return chosen(found, lambda answer: ask.describe(seen.now, answer))

    def in_doubt(self, ideas: Ideas, taken: Idea, about: type, plan: object) -> list[Try]:
        """List what is to be tried: the idea that is taken, and the best of those that may turn out better."""
        doubts = self._doctrine.tried.doubts
        doubt = Doubt(DOUBT * ideas.slack) if doubts is None else doubts.get(about)
        if doubt is None:
            return []
        best = max(idea.worth for idea in ideas.options)
        near = [idea for idea in ideas.options if idea is not taken and idea.worth >= best - doubt.less]
        ranked = sorted(near, key=lambda idea: -idea.worth)[: ANSWERS - 1]
        return [Try(plan, idea.answer, doubt.turns) for idea in (taken, *ranked)] if ranked else []

    def _plan(self, seen: View[S], chance: Random, purse: Purse) -> object:
        """Draw some plans, and take the one that comes out best."""
        plans: list[object] = []
        for _ in range(self._doctrine.tried.plans):
            plan = self._doctrine.plan(seen, self._temper, Random(chance.getrandbits(64)))
            if plan not in plans:
                plans.append(plan)
        if len(plans) == 1:
            return plans[0]
        with purse.part(PLANNING) as spell:
            results = self._tried(seen, [Try(plan) for plan in plans], chance, spell)
        most = max(map(len, results))
        lasting = [number for number, one in enumerate(results) if one and len(one) == most]
        return plans[max(lasting, key=lambda number: fmean(results[number]), default=0)]

    # ---------------------------------------------------------------- playing ahead

    def _tried(
        self, seen: View[S], tries: Sequence[Try], chance: Random, spell: Spell, fewest: int = 1
    ) -> list[list[float]]:
        """Play tries ahead, and give what each came to on the same positions; what was given up has fewer results.

        Nothing is begun that does not come to the fewest positions. A position that the budget does not allow for all
        is not counted, but for the first.
        """
        results: list[list[float]] = [[] for _ in tries]
        alive = list(range(len(tries)))
        while len(alive) > 1 and spell.affords(len(alive) * max(0, fewest - len(results[0]))):
            found = self.on_a_position(seen, [tries[one] for one in alive], chance, spell)
            if len(found) < len(alive) and results[0]:
                break
            for one, came in zip(alive, found, strict=False):
                results[one].append(came.worth)
            alive = _left(results, _different(alive, found), fewest)
        return results

    def on_a_position(self, seen: View[S], tries: Sequence[Try], chance: Random, spell: Spell) -> list[Came]:
        """Imagine a position and play each try ahead on it, with the same dice, as far as a spell allows."""
        world, dice = chance.getrandbits(64), chance.randbytes(SEED_BYTES)
        table = imagine(self._game, seen, Random(world))
        found: list[Came] = []
        for one in tries:
            came = self._played_on(table.fork(dice), seen.seat, one, Random(world), spell)
            if came is None:
                break
            found.append(came)
        return found

    def _played_on(self, table: Table[S], seat: str, tried: Try, chance: Random, spell: Spell) -> Came | None:
        """Play a try on to the end of its turns, and say what it came to; nothing if the budget ends first."""
        said: list[tuple[str, Answer]] = []
        with spell.trial():
            if tried.answer is not None:
                table.say(seat, tried.answer)
                spell.spend()
                said.append((seat, tried.answer))
            plans = ({seat: tried.plan} if number == 0 else {} for number in range(tried.turns))
            done = all(self._ahead.ends_turn(table, one, chance, spell, said) for one in plans)
        own = tuple(answer for who, answer in said if who == seat)
        return Came(self._ahead.worth(table, seat), own) if done else None


def _different(alive: Sequence[int], found: Sequence[Came]) -> list[int]:
    """List the tries of which no former one answered the same all through a turn: such plans differ in nothing."""
    ways = [one.said for one in found]
    return [alive[place] for place, said in enumerate(ways) if ways.index(said) == place]


def _left(results: list[list[float]], alive: list[int], fewest: int) -> list[int]:
    """List the tries that are not worse than the best beyond chance; the best alone if no other promises a gain.

    The first is what the doctrine would do: it is given up for what is better beyond chance, not for what is as good.
    """
    found = [results[one] for one in alive]
    count = min(map(len, found), default=0)
    if count < fewest or (count - 1) * (len(found) - 1) < TOLD_BY:
        return alive
    means = [fmean(worths) for worths in found]
    most, chance = max(means), _noise(found, means) * sqrt(2 / count)
    near = [one for one, mean in zip(alive, means, strict=True) if most - mean <= WORSE * chance]
    best, second = alive[means.index(most)], sorted(means)[-2]
    is_settled = second + WORSE * chance - most <= GAIN and (best == 0 or 0 not in near)
    return [best] if is_settled else near


def _noise(found: list[list[float]], means: list[float]) -> float:
    """Give how far chance moves a try, beside the others on the same position: the standard deviation."""
    count, whole = len(found[0]), fmean(means)
    common = [fmean(worths) - whole for worths in zip(*found, strict=True)]
    squares = (
        (worth - mean - luck) ** 2
        for worths, mean in zip(found, means, strict=True)
        for worth, luck in zip(worths, common, strict=True)
    )
    return sqrt(sum(squares) / ((count - 1) * (len(found) - 1)))


def better(results: list[list[float]]) -> int:
    """Give the place of the try that is better than the first beyond chance; nought if none is."""
    best, margin = 0, 0.0
    for place, worths in enumerate(results[1:], 1):
        gains = [ours - theirs for ours, theirs in zip(worths, results[0], strict=False)]
        gain = surely(gains, SURE) if len(gains) >= FEWEST else 0.0
        if gain > margin:
            best, margin = place, gain
    return best
