"""“It is your turn”: who is told, when, and by which way."""

from __future__ import annotations

import asyncio
from datetime import datetime, timedelta
from importlib.resources import files
from typing import Any, Final

import asyncpg
import msgspec
import structlog

from maestre.play import Game, Message, Speaker
from maestre.server.notices.mail import Settings, send_mail
from maestre.server.notices.webhooks import NotDelivered, post
from maestre.server.shelf import Job

NOTICE: Final = "notice"
"""The kind of job that tells a seat it is asked."""
TRIES: Final = 4
RETRY: Final = timedelta(minutes=5)

_MAIL: Final = b"e-mail"
_WAYS: Final = (_MAIL, b"webhook")

_FOLDER: Final = files("maestre.server") / "ftl"
_LOOK: Final = """
    select job.id, job.created, job.attempts, coalesce(job.body, '') as done, game.key,
           person.id as person, person.email, person.notify_email, person.webhook, person.language,
           greatest(person.seen, seat.seen) as active, seat.told
      from job
      join game on game.id = job.game and not game.over and job.seat = any(game.waiting)
      join seat on seat.room = job.game and seat.seat = job.seat and not seat.gone
      join person on person.id = seat.person and person.deleted is null
     where job.kind = $1 and job.game = $2 and job.seat = $3 and job.sequence = $4
"""
_TOLD: Final = "update seat set told = now() where room = $1 and seat = $2"
_LATER: Final = "update job set body = $2, due = now() + $3 where id = $1"

log: Final = structlog.get_logger()


class _Case(msgspec.Struct, frozen=True):
    """A seat that is asked, and the person who should know."""

    id: int
    created: datetime
    attempts: int
    done: bytes
    key: str
    person: str
    email: str | None
    notify_email: bool
    webhook: str
    language: str
    active: datetime
    told: datetime | None

    @property
    def needless(self) -> bool:
        """Whether they have been here since, or were told already and have not come."""
        return self.active > self.created or (self.told is not None and self.told > self.active and not self.done)


class Notices:
    """Tells people that it is their turn: once, until they come back."""

    def __init__(self, pool: asyncpg.Pool, games: dict[str, Game[Any]], settings: Settings) -> None:
        self.pool = pool
        self.games = games
        self.settings = settings

    async def send(self, job: Job) -> bool:
        """Tell whoever holds a seat that it is asked, and say that the job is done: told, needless or given up.

        Raise `NotDelivered` when a way failed and is to be tried again; those that worked are not.
        """
        row = await self.pool.fetchrow(_LOOK, job.kind, job.game, job.seat, job.sequence)
        case = _Case(**row) if row else None
        if case is None or case.needless or case.key not in self.games:
            return True
        done = [way for way in case.done.split(b",") if way in _WAYS]
        failed = await self._try_each(case, job, done)
        if done:
            await self.pool.execute(_TOLD, job.game, job.seat)
        if failed is None or case.attempts >= TRIES:
            return True
        await self.pool.execute(_LATER, case.id, b",".join(done), RETRY * case.attempts)
        raise failed

    async def _try_each(self, case: _Case, job: Job, done: list[bytes]) -> NotDelivered | None:
        """Try the ways that have not worked yet, note those that do, and give the last failure."""
        failed = None
        for way in _WAYS:
            if way in done:
                continue
            try:
                await (self._mail(case, job) if way == _MAIL else self._webhook(case, job))
                done.append(way)
            except NotDelivered as error:
                failed = error
                log.warning("a notice did not arrive", job=case.id, attempt=case.attempts, why=str(error))
        return failed

    async def _mail(self, case: _Case, job: Job) -> None:
        if not (case.email and case.notify_email and self.settings.smtp_host):
            return
        subject = self._say(case, job, "notice-subject")
        await asyncio.to_thread(send_mail, self.settings, case.email, subject, self._say(case, job, "notice-mail"))

    async def _webhook(self, case: _Case, job: Job) -> None:
        if case.webhook:
            words = self._say(case, job, "notice-webhook")
            await post(case.webhook, words, inside=self.settings.inside_webhooks)

    def _say(self, case: _Case, job: Job, key: str) -> str:
        game = self.games[case.key]
        speaker = Speaker(case.language, game.folder() / "messages", _FOLDER)
        link = f"{self.settings.base_url.rstrip('/')}/room/{job.game}"
        seat = Message.of(f"seat-{job.seat}")
        return speaker.say(Message.of(key, game=Message.of("title"), seat=seat, link=link))
