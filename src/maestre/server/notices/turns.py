"""“It is your turn”: who is told, when, and by which way.

A notice looks whether anybody has to be told, and becomes a letter and a call of a webhook: jobs of their own, so that
neither waits for the other, and each has its own tries.
"""

# ruff: noqa: S608  (these statements are put together from our own constants alone)

from __future__ import annotations

from datetime import datetime
from importlib.resources import files
from typing import Final

import asyncpg
import msgspec

from maestre.play import Game, Message, Speaker, State
from maestre.server.notices.mail import Mailer, Settings
from maestre.server.notices.webhooks import post
from maestre.server.ports import Job

NOTICE: Final = "notice"
"""The kind of job that looks whether a seat that is asked has to be told."""
TURN: Final = "turn"
"""The kind of job that tells it by mail."""
WEBHOOK: Final = "webhook"
"""The kind of job that tells it by a webhook."""

WANTS_MAIL: Final = "person.email is not null and person.confirmed is not null and person.notify_email"
"""Whose address gets notices."""

_FOLDER: Final = files("maestre.server") / "ftl"
_LOOK: Final = f"""
    select job.created, game.key, person.id as person, person.language, person.webhook, seat.told,
           case when {WANTS_MAIL} then person.email else '' end as email,
           greatest(person.seen, seat.seen) as active
      from job
      join game on game.id = job.game and not game.over and job.seat = any(game.waiting)
      join seat on seat.room = job.game and seat.seat = job.seat and not seat.gone
      join person on person.id = seat.person and person.deleted is null
     where job.kind = $1 and job.game = $2 and job.seat = $3 and job.sequence = $4
"""
_SPLIT: Final = """
    with ways as (
        insert into job (kind, game, seat, sequence, person, created)
        select kind, $1, $2, $3, $4, $5 from unnest($6::text[]) as kind on conflict do nothing
    )
    update seat set told = now() where room = $1 and seat = $2
"""
_UNTOLD: Final = "update seat set told = null where room = $1 and seat = $2"


class _Case(msgspec.Struct, frozen=True):
    """A seat that is asked, and the person who should know; ``active`` is when they were last here."""

    created: datetime
    key: str
    person: str
    language: str
    webhook: str
    told: datetime | None
    email: str
    active: datetime

    @property
    def came(self) -> bool:
        """Whether they have been here since."""
        return self.active > self.created

    @property
    def needless(self) -> bool:
        """Whether they came, or were told already and have not come."""
        return self.came or (self.told is not None and self.told > self.active)


class Notices:
    """Tells people that it is their turn: once, until they come back."""

    def __init__(
        self, pool: asyncpg.Pool, games: dict[str, Game[State]], settings: Settings, mailer: Mailer | None = None
    ) -> None:
        self.pool = pool
        self.games = games
        self.settings = settings
        self.mailer = mailer or Mailer(settings)

    async def split(self, job: Job) -> bool:
        """Make a job for each way by which whoever holds a seat is to hear that it is asked, if they are to."""
        case = await self._case(job)
        if case is None or case.needless:
            return True
        ways = [TURN] * bool(case.email and self.settings.smtp_host) + [WEBHOOK] * bool(case.webhook)
        await self.pool.execute(_SPLIT, job.game, job.seat, job.sequence, case.person, case.created, ways)
        return True

    async def write(self, job: Job) -> bool:
        """Tell it by mail, unless they came."""
        case = await self._case(job)
        if case is not None and case.email and self.settings.smtp_host and not case.came:
            await self.mailer.send(
                case.email, self._say(case, job, "notice-subject"), self._say(case, job, "notice-mail")
            )
        return True

    async def call(self, job: Job) -> bool:
        """Tell it by a webhook, unless they came."""
        case = await self._case(job)
        if case is not None and case.webhook and not case.came:
            words = self._say(case, job, "notice-webhook")
            await post(case.webhook, words, inside=self.settings.inside_webhooks)
        return True

    async def gave_up(self, job: Job) -> None:
        """Let the next turn be told of, since this one was not."""
        if job.kind in (TURN, WEBHOOK):
            await self.pool.execute(_UNTOLD, job.game, job.seat)

    async def _case(self, job: Job) -> _Case | None:
        row = await self.pool.fetchrow(_LOOK, job.kind, job.game, job.seat, job.sequence)
        return _Case(**row) if row and row["key"] in self.games else None

    def _say(self, case: _Case, job: Job, key: str) -> str:
        game = self.games[case.key]
        speaker = Speaker(case.language, game.folder() / "messages", _FOLDER)
        link = f"{self.settings.base_url.rstrip('/')}/room/{job.game}"
        seat = Message.of(f"seat-{job.seat}")
        return speaker.say(Message.of(key, game=Message.of("title"), seat=seat, link=link))
