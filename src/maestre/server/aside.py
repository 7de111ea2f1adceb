"""Questions that take long, answered in a process of their own: no player waits while another asks for odds."""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from random import Random
from typing import Any, Final

import structlog

from maestre.opponents import agent, agents_of
from maestre.play import Game, Header, Refused, Table, View, foreseen, imagine
from maestre.play.record import Drawn, Entry, Rolled, Said
from maestre.server.audiences import Audiences, whole
from maestre.server.wire import Advice, Chance, Event, Odds, Replayed

MOST_WAITING: Final = 64
"""How many questions may wait for an answer before the next is turned away."""

log: Final = structlog.get_logger()


class Aside:
    """One process beside an engine that answers questions from views, and never sees more than is in them."""

    def __init__(self) -> None:
        self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
        self._waiting = 0

    async def chances(self, game: Game[Any], seen: View[Any], answer: object) -> Odds:
        """Say what may come of an answer."""
        found: Odds = await self._ask(chances, game, seen, answer)
        return found

    async def advice(self, game: Game[Any], seen: View[Any]) -> Advice:
        """Say what the best agent there is would answer."""
        found: Advice = await self._ask(advice, game, seen)
        return found

    async def replay(
        self, game: Game[Any], name: str, header: Header, entries: list[Entry], seat: str, since: int
    ) -> Replayed:
        """Show how a game went."""
        found: Replayed = await self._ask(replay, game, name, header, entries, seat, since)
        return found

    async def _ask(self, question: Any, *about: object) -> Any:  # noqa: ANN401  (what a question gives, its asker knows)
        if self._waiting >= MOST_WAITING:
            raise Refused("", "engine-busy")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, question, *about)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """End the process."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def chances(game: Game[Any], seen: View[Any], answer: object) -> Odds:
    """Give the odds of an answer on a table that fits what its seat may know; no rows when no dice are thrown."""
    table = imagine(game, seen, Random(f"{seen.seat}/{seen.version}"))
    found = foreseen(table, seen.seat, answer)
    if found is None:
        return Odds((), exact=True)
    chances, margin = found.odds.chances, found.odds.margin
    rows = (Chance(result, float(chance), margin(result)) for result, chance in chances.items())
    return Odds(tuple(sorted(rows, key=lambda row: -row.chance)), found.odds.exact, found.assumed)


def advice(game: Game[Any], seen: View[Any]) -> Advice:
    """Give what the best agent would answer in a seat's place."""
    assert seen.ask is not None, "only a seat that is asked gets advice"
    answer = agent(agents_of(game)[-1], game).choose(game, seen, Random(f"{seen.seat}/{seen.version}"))
    return Advice(answer, game.describe(seen.now, seen.ask, answer))


def replay(game: Game[Any], name: str, header: Header, entries: list[Entry], seat: str, since: int) -> Replayed:
    """Play the entries again, and keep what an audience saw of each; ``since`` is where its replay begins."""
    table = Table(game, header, game.setup(header.scenario, game.chosen(header.options)))
    audiences = Audiences(table)
    start = whole(name, table, seat)
    events: list[Event] = []
    for place, entry in enumerate(entries, 1):
        table.enter(entry)
        if place < len(entries) and _follows(entries[place]):
            continue
        for event in audiences.events(name):
            if event.seat != seat:
                continue
            if event.version <= since:
                start = whole(name, table, seat)
            else:
                events.append(event)
    return Replayed(start, tuple(events))


def _follows(entry: Entry) -> bool:
    """Whether the table entered this by itself, after somebody's answer: dice, draws and standing orders."""
    return isinstance(entry, Rolled | Drawn) or (isinstance(entry, Said) and entry.standing)
