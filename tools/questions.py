"""Counts what a player of Mistral is asked in an Impulse when Routine answers what it can: `make questions`.

Ten years are played by doctrine, one side of each with the Routine that new players are offered. A course counts where
an enemy is near its stack: elsewhere stacks follow courses that stand. Which Auxiliary goes on a Task is part of naming
the Task, and is counted apart. The side uses what the page offers: it Searches on when it Searches and more than one
Auxiliary can go, and who wants to be asked but once an Impulse passes a Task window for the rest of it; either is one
press, and counted as one question, and what follows is answered by the order that it leaves.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from functools import partial
from multiprocessing import Pool
from statistics import median

from maestre.games.mistral.auxiliaries.tasks import Sending
from maestre.games.mistral.data.words import Fleet, Task
from maestre.games.mistral.moving.steering import Courses
from maestre.games.mistral.table.standing import NEAR, ROUTINE, alarm, asked_before
from maestre.games.mistral.table.state import FormationId, Phase, State
from maestre.games.mistral.turn.windows import TaskWindow
from maestre.opponents import Player, agent
from maestre.play import Ask, Order, Table, find

GAME = find("mistral")
YEARS = ("1740", "1741", "1742", "1743", "1744", "1745", "1746", "1747", "1744", "1744")
PHASES = tuple(Phase)
SEATS = ("british", "bourbon")
ALARMS = (NEAR, "contact")
"""On what players are asked all the same: once an Impulse, or at every step."""
SENT, KEPT = "who is sent", "a course that stands"

NEARBY, CLEAR, ASHORE = "Impulses with an enemy near", "Impulses without", "Administrative Phases"

Parts = dict[tuple[int, int], tuple[str, Counter[str]]]
"""Of each Impulse and each Administrative Phase, by its Turn and number, of which sort it was and what was asked."""


def routine(unless: str) -> tuple[str, ...]:
    """Give the orders of Routine, all that is offered, as it heeds an alarm at sea."""
    return tuple(
        f"{word} {how} unless {unless}" if group == "sea" else f"{word} {how}"
        for group, windows in ROUTINE.items()
        for word, how in windows.items()
    )


def kind(state: State, fleet: Fleet, ask: Ask, unless: str) -> str:
    """Say what sort of question is asked: the name of its window, or its rule."""
    question = ask.about
    if isinstance(question, Sending):
        return SENT
    if isinstance(question, Courses):
        due = (FormationId(key) for key, options in question.open_to if len(options) > 1)
        near = any(alarm(state, fleet, unless, stack) for stack in due)
        return ask.window if near and not asked_before(state, unless) else KEPT
    return ask.window or ask.rule


def sort_of(state: State, fleet: Fleet, before: str) -> str:
    """Say of which sort the part of the Turn is, that was of another ``before``."""
    if PHASES.index(state.phase) >= PHASES.index(Phase.EVENTS):
        return ASHORE
    return NEARBY if before == NEARBY or alarm(state, fleet, "contact") else CLEAR


def year(number: int, unless: str) -> Parts:
    """Play a year by doctrine, and count what the side with Routine is asked."""
    seat = SEATS[number % len(SEATS)]
    fleet, player = Fleet(seat), Player(agent("veteran", GAME), number)
    table = Table.new(GAME, YEARS[number], seed=bytes([number]) * 32)
    table.stand(seat, routine(unless))
    found: Parts = {}
    while table.outcome is None:
        asked = table.waiting()[0]
        seen = table.view(asked)
        state, ask = seen.now, seen.ask
        assert isinstance(state, State)
        assert ask is not None
        part = (state.turns, state.impulses)
        said = player.answer(seen)
        sort, counted = found.get(part, (CLEAR, Counter()))
        if asked == seat:
            counted[kind(state, fleet, ask, unless)] += 1
        found[part] = (sort_of(state, fleet, sort), counted)
        lasting = lasts(state, ask, said, unless) if asked == seat else ""
        due = table.sequence
        if lasting:
            table.stand(seat, (*routine(unless), lasting))
            due += 1
        if table.sequence == due:
            table.say(asked, said)
    return found


def lasts(state: State, ask: Ask, said: object, unless: str) -> str:
    """Give the order that the page offers to leave with an answer, for a while."""
    impulse = f"{state.turns}/{state.impulse}"
    if not isinstance(ask.about, TaskWindow) or not isinstance(said, Order):
        return ""
    if said.verb == Task.SEARCH:
        return f"search {said.objects[0]} in {impulse}/{state.increment}/{state.phase}"
    return f"tasks never in {impulse}" if said.verb == "pass" and unless == NEAR else ""


def lines(years: list[Parts]) -> Iterator[str]:
    """Tell how many questions there were, with an enemy near, without, and ashore."""
    for sort in (NEARBY, CLEAR, ASHORE):
        found = [counted for one in years for was, counted in one.values() if was == sort]
        asked = sorted(counted.total() - counted[SENT] - counted[KEPT] for counted in found)
        sent = sum(counted[SENT] for counted in found)
        most = sum(found, Counter()).most_common()
        told = ", ".join(f"{word} {count}" for word, count in most if word not in (SENT, KEPT))
        yield f"  {len(found)} {sort}: median {median(asked):g}, worst {asked[-1]}; who is sent: {sent}"
        yield f"    {told}"


def main(numbers: range) -> None:
    """Play the years under each alarm, on two cores, and print what was asked."""
    for unless in ALARMS:
        with Pool(2) as pool:
            years = pool.map(partial(year, unless=unless), numbers, 1)
        print(f"unless {unless}:", *lines(years), sep="\n")


if __name__ == "__main__":
    main(range(int(sys.argv[1]) if sys.argv[1:] else len(YEARS)))
