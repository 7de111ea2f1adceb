"""Says what it is worth to play ahead: `python -m tools.ahead GAME [positions [worlds [seed]]]`.

Veterans play to a turn of a battle, by number. There the plans that a maestre would try, and the answers that it would
try to the questions that follow in that turn, are each played ahead on so many imagined positions, to the end of the
turn and of the next. What is picked by half of the positions is judged by the other half, at the farther end: so luck
does not count as gain. Printed is the mean over all ways to halve them that were drawn, in chances to win.
"""

from __future__ import annotations

import sys
from random import Random
from statistics import fmean, stdev
from time import process_time
from typing import Any, Final, NamedTuple

from maestre.lab.match import drawn_options, seed_of
from maestre.opponents import SOUND, Budget, Ideas, Player, agent, doctrine_of, settled
from maestre.opponents.agents import VETERAN
from maestre.opponents.memory import Purse
from maestre.opponents.search import SearchAgent, Try, better
from maestre.play import Game, Table, find, view

HALVES: Final = 200
"""So many ways to halve the positions are drawn."""
TURNS: Final = 8
"""One of the first of so many turns is looked at,"""
QUESTIONS: Final = 4
"""and so many of its questions at most."""
Worths = list[list[float]]


class Case(NamedTuple):
    """What was tried at one place: each on the same imagined positions, to the end of one turn and of two."""

    what: str
    near: Worths
    far: Worths
    seconds: float

    def gain(self, picked_by: Worths, chance: Random, *, is_plan: bool) -> float:
        """What is gained over the first, on the positions by which it was not picked."""
        worlds = range(len(self.far))
        found = []
        for _ in range(HALVES):
            half = chance.sample(worlds, len(worlds) // 2)
            rest = [self.far[world] for world in worlds if world not in half]
            results = [list(column) for column in zip(*(picked_by[world] for world in half), strict=True)]
            means = [fmean(column) for column in results]
            best = means.index(max(means)) if is_plan else better(results)
            found.append(fmean(row[best] - (fmean(row) if is_plan else row[0]) for row in rest))
        return fmean(found)

    def noise(self) -> float:
        """How far chance moves the difference of the first two, at the farther end."""
        return stdev(row[1] - row[0] for row in self.far)


def to_turn(game: Game[Any], seed: int, number: int) -> tuple[Table[Any], str]:
    """Have veterans play to a drawn turn of a battle, until a drawn seat is asked there."""
    key, chance = seed_of(seed, number), Random(f"{seed}/{number}")
    scenarios = [one for one in game.scenarios if one not in ("campaign", "learning")]
    table = Table.new(game, scenarios[number % len(scenarios)], options=drawn_options(game, game.drawn, key), seed=key)
    players = {seat: Player(agent(VETERAN, game), f"{seed}/{number}/{seat}") for seat in game.seats}
    turn, seat = chance.randint(1, TURNS), chance.choice(game.seats)
    while (waiting := table.waiting()) and not (game.turn(table.state) >= turn and seat in waiting):
        table.say(waiting[0], players[waiting[0]].answer(view(table, waiting[0])))
    return table, seat


def case(search: SearchAgent, table: Table[Any], seat: str, tries: list[Try], worlds: int, what: str) -> Case:
    """Play tries ahead on the same positions, to both ends."""
    seen, found, start = view(table, seat), [], process_time()
    for turns in (1, 2):
        chance = Random(worlds)
        with Purse(Budget(sys.maxsize)).part(1.0) as spell:
            farther = [one._replace(turns=turns) for one in tries]
            found.append(
                [[came.worth for came in search.on_a_position(seen, farther, chance, spell)] for _ in range(worlds)]
            )
    return Case(what, found[0], found[1], (process_time() - start) / (2 * worlds * len(tries)))


def cases(game: Game[Any], seed: int, number: int, worlds: int) -> list[Case]:
    """Try the plans of a turn, and the answers to some of its questions."""
    doctrine, search = doctrine_of(game), SearchAgent(game, doctrine_of(game), SOUND)
    table, seat = to_turn(game, seed, number)
    turn, found, chance = game.turn(table.state), list[Case](), Random(number)
    if not table.waiting():
        return found
    plans: list[object] = [doctrine.plan(view(table, seat), SOUND, Random(place)) for place in range(6)]
    found.append(case(search, table, seat, [Try(plan) for plan in plans], worlds, "plans"))
    mine = {one: plans[0] if one == seat else doctrine.plan(view(table, one), SOUND, chance) for one in game.seats}
    while (waiting := table.waiting()) and game.turn(table.state) == turn and len(found) <= QUESTIONS:
        who = waiting[0]
        seen = view(table, who)
        ideas = doctrine.counsel(seen, mine[who])
        assert seen.ask is not None
        if who == seat and isinstance(ideas, Ideas):
            taken = settled(ideas, chance).idea
            tries = search.in_doubt(ideas, taken, type(seen.ask.about), mine[who])
            if tries:
                found.append(case(search, table, who, tries, worlds, type(seen.ask.about).__name__))
        table.say(who, doctrine.answer(seen, mine[who], chance))
    return found


def main() -> int:
    key, *rest = sys.argv[1:]
    positions, worlds, seed = (int(word) for word in (*rest, *("6", "8", "1")[len(rest) :]))
    game, met = find(key), dict[str, list[Case]]()
    for number in range(positions):
        for one in cases(game, seed, number, worlds):
            met.setdefault(one.what, []).append(one)
            print(f"{number}: {one.what}, {one.seconds:.2f} s a try", file=sys.stderr, flush=True)
    chance = Random(seed)
    for what, several in met.items():
        near = fmean(one.gain(one.near, chance, is_plan=what == "plans") for one in several)
        far = fmean(one.gain(one.far, chance, is_plan=what == "plans") for one in several)
        noise = fmean(one.noise() for one in several)
        seconds = fmean(one.seconds for one in several)
        print(f"{what}: {len(several)}; chance moves a difference by {noise:.3f}; {seconds:.2f} s of a core a try")
        print(f"  picked by {worlds // 2} at the end of the turn it gains {near:+.4f}, of the next {far:+.4f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
