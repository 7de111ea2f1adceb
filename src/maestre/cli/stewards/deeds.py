"""`maestre admin`: what whoever runs a server does to people, rooms, jobs, games and reports; every deed is noted."""

from __future__ import annotations

import getpass
import os
from contextvars import ContextVar
from typing import TYPE_CHECKING, Final, cast

import msgspec

from maestre.cli.frame.codes import DONE, NOT_SO
from maestre.cli.frame.names import find_game, known, known_agent, known_seat
from maestre.cli.frame.outputs import put_out
from maestre.cli.frame.voice import UserError, Voice
from maestre.cli.servers import check_parts
from maestre.cli.stewards.commands import OUTCOMES
from maestre.cli.stewards.stewarding import stewarding
from maestre.play import Message, PlayError

if TYPE_CHECKING:
    from maestre.server.operating.steward import Steward
    from maestre.server.web.forms import Outcome

OPERATOR: Final = ContextVar("operator", default="")
"""As whom the deeds of this command line are noted, if not under the name of the user of this machine."""


class Swept(msgspec.Struct, frozen=True):
    """How many of each kind were struck off."""

    swept: dict[str, int]


def who() -> str:
    """Say under which name a deed is noted: ``terminal:`` before it, since it was done at a terminal."""
    return f"terminal:{OPERATOR.get() or _user()}"


def _user() -> str:
    """Name the user of this machine: by number where they have no name, as in a container."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return str(os.getuid())


def ban_person(person: str, days: int, why: str, *, lang: str) -> None:
    """Keep somebody out for some days, or for good."""
    stewarding(lambda steward: steward.ban_days(who(), person, days or None, why))
    Voice(lang).print("admin-banned", person=person, days=days)


def unban_person(person: str, why: str, *, lang: str) -> None:
    """Let somebody in again."""
    stewarding(lambda steward: steward.unban(who(), person, why))
    Voice(lang).print("admin-unbanned", person=person)


def rename_person(person: str, name: str, why: str, *, lang: str) -> None:
    """Give somebody another name."""
    stewarding(lambda steward: steward.call_by(who(), person, name, why))
    Voice(lang).print("admin-renamed", person=person, name=name)


def end_sessions(person: str, why: str, *, everybody: bool, force: bool, lang: str) -> None:
    """End the sessions of somebody, or of everybody."""
    _one_or_all("sign-out", "PERSON", one=bool(person), every=everybody)
    if everybody:
        _sure("maestre admin sign-out --all", force=force)

    async def end(steward: Steward) -> int:
        if person:
            await steward.person(person)
        return await steward.end_sessions(who(), person, why)

    Voice(lang).print("admin-signed-out", count=stewarding(end))


def promote_person(person: str, why: str, *, undo: bool, lang: str) -> None:
    """Let somebody settle reports on the server's page, or no more."""
    stewarding(lambda steward: steward.promote(who(), person, admin=not undo, why=why))
    Voice(lang).print("admin-demoted" if undo else "admin-promoted", person=person)


def forget_person(person: str, why: str, *, force: bool, lang: str) -> None:
    """Forget somebody who asked for it."""
    _sure(f"maestre admin forget {person}", force=force)
    stewarding(lambda steward: steward.forget(who(), person, why))
    Voice(lang).print("admin-forgot", person=person)


def close_rooms(room: str, every: str, why: str, *, lang: str) -> None:
    """Close a room, or every room of a game, which need not be installed."""
    _one_or_all("close", "ROOM", one=bool(room), every=bool(every))

    async def close(steward: Steward) -> int:
        if every:
            return await steward.close_game(who(), every, why)
        await steward.close_room(who(), room, why)
        return 1

    Voice(lang).print("admin-closed", count=stewarding(close))


def erase_game(game: str, why: str, *, force: bool, lang: str) -> None:
    """Delete every room and record of a game, which need not be installed."""
    _sure(f"maestre admin erase {game}", force=force)
    stewarding(lambda steward: steward.erase(who(), game, why))
    Voice(lang).print("admin-erased", game=game)


def give_seat(room: str, seat: str, holder: tuple[str, str], why: str, *, lang: str) -> None:
    """Hand a seat over to a person or a bot."""
    person, bot = holder
    if bool(person) == bool(bot):
        raise UserError("admin-who-sits")

    async def give(steward: Steward) -> None:
        game = find_game((await steward.room_row(room)).game)
        known_seat(game, seat)
        if bot:
            known_agent(game, bot)
        await steward.give_seat(who(), room, seat, person=person, bot=bot, why=why)

    stewarding(give)
    Voice(lang).print("admin-seated", room=room, seat=seat, holder=person or bot)


def retry_jobs(job: int, *, every: bool, lang: str) -> None:
    """Try a job again, or all that were given up."""
    _one_or_all("retry", "N", one=bool(job), every=every)
    Voice(lang).print("admin-retried", count=stewarding(lambda steward: steward.retry(who(), job)))


def drop_jobs(job: int, *, every: bool, lang: str) -> None:
    """Strike a job off, or all that were given up."""
    _one_or_all("drop", "N", one=bool(job), every=every)
    Voice(lang).print("admin-dropped", count=stewarding(lambda steward: steward.drop(who(), job)))


def unfreeze_games(room: str, why: str, *, every: bool, back: bool, lang: str) -> int:
    """Open a frozen game again, or all; the exit code says whether one still fails."""
    _one_or_all("unfreeze", "ROOM", one=bool(room), every=every)
    voice = Voice(lang)

    async def unfreeze(steward: Steward) -> dict[str, PlayError | None]:
        games = [row.id for row in await steward.games(frozen=True)] if every else [room]
        return {game: await _unfrozen(steward, game, why, back=back) for game in games}

    found = stewarding(unfreeze)
    for game, error in found.items():
        if error is None:
            voice.print("admin-unfrozen", game=game)
        else:
            voice.complain(f"{game}: {voice.sentence(error)}")
    if not found:
        voice.print("admin-nothing")
    return NOT_SO if any(found.values()) else DONE


async def _unfrozen(steward: Steward, game: str, why: str, *, back: bool) -> PlayError | None:
    from maestre.server.operating.steward import EngineRefused

    try:
        await steward.unfreeze(who(), game, back=back, why=why)
    except EngineRefused as error:
        return error
    return None


def settle_report(report: int, outcome: str, why: str, days: int | None, name: str, *, lang: str) -> None:
    """Settle a report."""
    known("admin-no-such-outcome", outcome, OUTCOMES)
    if outcome == "rename" and not name:
        raise UserError("admin-name-first")
    chosen = cast("Outcome", outcome)
    stewarding(lambda steward: steward.settle_report(who(), report, chosen, why=why, days=days, name=name))
    Voice(lang).print("admin-settled", report=report)


def sweep_now(keep: str, *, json: bool, lang: str) -> None:
    """Strike off what has been kept long enough, at once."""

    async def sweep(steward: Steward) -> dict[str, int]:
        from maestre.server.operating.settings import read_keep

        wanted = read_keep(keep) if keep else steward.keep
        swept = await steward.desk.sweep(wanted)
        await steward.note(who(), "sweep", "*", keep)
        return swept

    swept = stewarding(sweep)
    if json:
        put_out(Swept(swept))
        return
    voice = Voice(lang)
    for name, count in swept.items():
        voice.print("admin-swept", what=Message.of(f"swept-{name}"), count=count)


def _one_or_all(command: str, what: str, *, one: bool, every: bool) -> None:
    """Refuse what names neither one nor all, or both."""
    check_parts()
    if one == every:
        raise UserError("admin-one-or-all", command=f"maestre admin {command}", what=what)


def _sure(command: str, *, force: bool) -> None:
    """Refuse what cannot be undone unless it is said twice."""
    if not force:
        raise UserError("admin-sure", command=command)
