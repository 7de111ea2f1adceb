"""Bots, and the doctrine in place of somebody who leaves it the rest of a phase: they answer as people do."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from hashlib import blake2b
from typing import Final

from maestre.opponents import Chosen, advisor_of, agent
from maestre.play import PlayError, Throw, view
from maestre.server.engines.audiences import AnyTable
from maestre.server.engines.deeds import BOT
from maestre.server.engines.engine import Engine
from maestre.server.pools.pool import Lane
from maestre.server.pools.questions import chosen
from maestre.server.ports import Failed, Job, Moved
from maestre.server.wire import Cast, Leave, Refusal, Say, encode

SPELL: Final = 1.0
"""Seconds for which a bot answers in one go before other jobs have their turn."""


async def play_for(engine: Engine, job: Job, hurry: Callable[[], bool] = lambda: False) -> bool:
    """Answer for a seat until it is not asked any more, or about something else; say whether that is so.

    A job done twice finds nothing left to do: every answer is named by its place in the record. Then whoever did it
    first may have died before it told of its last answer. Whoever is in a ``hurry`` leaves the rest to others.
    """
    start = time.monotonic()
    answered = False
    while not hurry() and time.monotonic() - start < SPELL:
        try:
            asked = await _answer(engine, job)
        except Moved:
            raise
        except PlayError as error:
            raise Failed(f"{type(error).__name__} {error.message.key}") from error
        if not asked:
            if not answered:
                await engine.remind(job.game)
            return True
        answered = True
    return False


async def _answer(engine: Engine, job: Job) -> bool:
    """Give one answer, unless it is not for us to give."""
    table = await engine.table(job.game)
    if job.kind == "bot" and job.seat in table.waiting() and isinstance(table.request, Throw):
        name = f"{job.kind}:dice/{table.sequence}"
        return not isinstance(await engine.answer(Cast(job.game, job.seat, name)), Refusal)
    player = _player(table, job)
    if not player:
        return False
    agent(player, table.game)
    sequence = table.sequence
    seen, seed = view(table, job.seat), bots_seed(table, job.seat)
    ask = partial(chosen, yields=job.kind == "bot" and _against_people(table))
    found: Chosen | None = await engine.pool.ask(
        Lane.BOTS, job.person or job.game, ask, table.game, seen, player, seed, game=job.game
    )
    name = f"{job.kind}:{player}/{sequence}"
    if found is None:
        reply = await engine.answer(Leave(job.game, job.seat, name, "hopeless"))
    else:
        reply = await engine.answer(Say(job.game, job.seat, name, found.answer), reason=found.reason)
    if not isinstance(reply, Refusal):
        return True
    if reply.error == Moved.__name__ or (await engine.table(job.game)).sequence != sequence:
        return True
    raise Failed(f"{player} was refused: {reply.error} {reply.message.key} {reply.rule}".rstrip())


def _against_people(table: AnyTable) -> bool:
    """Say whether anybody plays who would have to play out what is lost."""
    return not all(holder.startswith(BOT) for holder in table.holders.values())


def _player(table: AnyTable, job: Job) -> str:
    """Name the agent that is to answer now, if one is."""
    ask = table.asked(job.seat)
    if ask is None or job.seat not in table.waiting():
        return ""
    holder = table.holders[job.seat]
    if job.kind == "bot" and holder.startswith(BOT):
        return holder.removeprefix(BOT)
    return advisor_of(table.game) if job.kind == "proxy" and job.body == encode(ask.about) else ""


def bots_seed(table: AnyTable, seat: str) -> bytes:
    """Give what all chance of a bot comes from: the secret of the game, in another way than its dice."""
    return blake2b(
        seat.encode(),
        key=bytes.fromhex(table.header.seed),
        person=b"maestre-bots",
        digest_size=16,
    ).digest()
