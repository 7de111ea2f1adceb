"""Letters that somebody asked for, put into their language and handed to the mail server."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import asyncpg
import msgspec

from maestre.play import Message, Speaker
from maestre.server.notices.mail import Mailer
from maestre.server.people.letters import Letter
from maestre.server.ports import Failed, Job

_FOLDER: Final = files("maestre.server") / "ftl"
_PERSON: Final = "select email, language from person where id = $1 and deleted is null"

_letter = msgspec.json.Decoder(Letter).decode


class Letters:
    """Writes letters by their kind: `letter-<kind>-subject` and `letter-<kind>-body` in Fluent."""

    def __init__(self, pool: asyncpg.Pool, mailer: Mailer, folder: Traversable = _FOLDER) -> None:
        self.pool = pool
        self.mailer = mailer
        self.folder = folder

    async def send(self, job: Job) -> bool:
        """Send a letter; to somebody who is gone, and to nobody's address, none is sent."""
        if not self.mailer.settings.smtp_host:
            raise Failed("no mail server is set", final=True)
        letter = _letter(job.body)
        person = await self.pool.fetchrow(_PERSON, job.person) if job.person else None
        if job.person and person is None:
            return True
        to = letter.to or (person["email"] if person else "")
        if not to:
            return True
        language = person["language"] if person else letter.language
        speaker = Speaker(language, self.folder)
        args = {"site": self.mailer.settings.base_url.rstrip("/"), **letter.args}
        subject, words = (
            speaker.say(Message.of(f"letter-{letter.kind}-{part}", **args)) for part in ("subject", "body")
        )
        await self.mailer.send(to, subject, words)
        return True
