"""Bots, and the doctrine in place of somebody who leaves it the rest of a phase: they answer as people do."""

from __future__ import annotations

from hashlib import blake2b
from random import Random
from typing import Final

import structlog

from maestre.opponents import agent, agents_of
from maestre.play import view
from maestre.server.engine import BOT, Engine
from maestre.server.shelf import Job
from maestre.server.wire import Refusal, Say, encode

AT_ONCE: Final = 100
"""How many answers are given in one go before other jobs have their turn."""

log: Final = structlog.get_logger()


async def play_for(engine: Engine, job: Job) -> bool:
    """Answer for a seat until it is not asked any more, or about something else; say whether that is so.

    A job done twice finds nothing left to do: every answer is named by its place in the record. Then whoever did it
    first may have died before it told of its last answer.
    """
    for given in range(AT_ONCE):
        if not await _answer(engine, job):
            if not given:
                await engine.remind(job.game)
            return True
    return False


async def _answer(engine: Engine, job: Job) -> bool:
    """Give one answer, unless it is not for us to give."""
    table = await engine.table(job.game)
    ask = table.asked(job.seat)
    if ask is None or job.seat not in table.waiting():
        return False
    holder = (table.header.seats | dict(table.seating.holders))[job.seat]
    if job.kind == "bot" and holder.startswith(BOT):
        player = holder.removeprefix(BOT)
    elif job.kind == "proxy" and job.body == encode(ask.about):
        player = agents_of(table.game)[-1]
    else:
        return False
    chance = blake2b(f"{table.header.commitment}/{job.seat}/{table.sequence}".encode(), digest_size=16)
    chosen = agent(player, table.game).choose(table.game, view(table, job.seat), Random(chance.digest()))
    reply = await engine.answer(Say(job.game, job.seat, f"{job.kind}:{player}/{table.sequence}", chosen))
    if isinstance(reply, Refusal):
        log.error("a bot was refused", game=job.game, seat=job.seat, rule=reply.rule, key=reply.message.key)
        return False
    return True
