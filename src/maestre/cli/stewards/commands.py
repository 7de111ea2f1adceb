"""`maestre admin`: the commands of whoever runs a server and what each takes; `reports` and `deeds` do them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from maestre.cli.frame.group import Command, Group
from maestre.cli.frame.parameters import Json, Lang, show_help

admin: Final = typer.Typer(name="admin", cls=Group)

OUTCOMES: Final = ("dismiss", "warn", "hide", "rename", "ban")
LANES: Final = ("bots", "mail", "webhooks")

Word = Annotated[str, typer.Argument(metavar="WORD", show_default=False)]
Person = Annotated[str, typer.Argument(metavar="PERSON", show_default=False)]
Room = Annotated[str, typer.Argument(metavar="ROOM", show_default=False)]
Why = Annotated[str, typer.Option("--why", metavar="WORDS", show_default=False)]
Days = Annotated[int, typer.Option("--days", metavar="N", min=0, max=3650, show_default=False)]
All = Annotated[bool, typer.Option("--all")]
Force = Annotated[bool, typer.Option("--force")]
Job = Annotated[int, typer.Argument(metavar="N", min=0, show_default=False)]


@admin.callback(invoke_without_command=True)
def admins(
    context: typer.Context,
    operator: Annotated[str, typer.Option("--as", metavar="NAME", show_default=False)] = "",
    lang: Lang = "",
) -> None:
    """Take what stands before a deed."""
    from maestre.cli.stewards.deeds import OPERATOR

    OPERATOR.set(operator)
    show_help(context)


# --------------------------------------------------------------------------------------------------------------- people


@admin.command(cls=Command)
def people(
    word: Word = "",
    banned: Annotated[bool, typer.Option("--banned")] = False,
    admins: Annotated[bool, typer.Option("--admins")] = False,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """List people."""
    from maestre.cli.stewards.reports import list_people

    list_people(word, banned=banned, admins=admins, json=json, lang=lang)


@admin.command(cls=Command)
def person(
    person: Person,
    export: Annotated[Path | None, typer.Option("--export", metavar="FILE", show_default=False)] = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Look at somebody."""
    from maestre.cli.stewards.reports import look_at_person

    look_at_person(person, export, json=json, lang=lang)


@admin.command(cls=Command)
def ban(person: Person, why: Why, days: Days = 0, lang: Lang = "") -> None:
    """Keep somebody out."""
    from maestre.cli.stewards.deeds import ban_person

    ban_person(person, days, why, lang=lang)


@admin.command(cls=Command)
def unban(person: Person, why: Why = "", lang: Lang = "") -> None:
    """Let somebody in again."""
    from maestre.cli.stewards.deeds import unban_person

    unban_person(person, why, lang=lang)


@admin.command(cls=Command)
def rename(
    person: Person,
    name: Annotated[str, typer.Argument(metavar="NAME", show_default=False)],
    why: Why = "",
    lang: Lang = "",
) -> None:
    """Give somebody another name."""
    from maestre.cli.stewards.deeds import rename_person

    rename_person(person, name, why, lang=lang)


@admin.command("sign-out", cls=Command)
def sign_out(person: Person = "", all: All = False, force: Force = False, why: Why = "", lang: Lang = "") -> None:  # noqa: A002
    """End sessions."""
    from maestre.cli.stewards.deeds import end_sessions

    end_sessions(person, why, everybody=all, force=force, lang=lang)


@admin.command(cls=Command)
def promote(
    person: Person, undo: Annotated[bool, typer.Option("--undo")] = False, why: Why = "", lang: Lang = ""
) -> None:
    """Make somebody an admin."""
    from maestre.cli.stewards.deeds import promote_person

    promote_person(person, why, undo=undo, lang=lang)


@admin.command(cls=Command)
def forget(person: Person, force: Force = False, why: Why = "", lang: Lang = "") -> None:
    """Forget somebody."""
    from maestre.cli.stewards.deeds import forget_person

    forget_person(person, why, force=force, lang=lang)


# ---------------------------------------------------------------------------------------------------------------- rooms


@admin.command(cls=Command)
def rooms(word: Word = "", all: All = False, json: Json = False, lang: Lang = "") -> None:  # noqa: A002
    """List rooms."""
    from maestre.cli.stewards.reports import list_rooms

    list_rooms(word, done=all, json=json, lang=lang)


@admin.command(cls=Command)
def room(room: Room, json: Json = False, lang: Lang = "") -> None:
    """Look at a room."""
    from maestre.cli.stewards.reports import look_at_room

    look_at_room(room, json=json, lang=lang)


@admin.command(cls=Command)
def close(
    why: Why,
    room: Room = "",
    every: Annotated[str, typer.Option("--every", metavar="GAME", show_default=False)] = "",
    lang: Lang = "",
) -> None:
    """Close a room, or every room of a game."""
    from maestre.cli.stewards.deeds import close_rooms

    close_rooms(room, every, why, lang=lang)


@admin.command(cls=Command)
def erase(
    game: Annotated[str, typer.Argument(metavar="GAME", show_default=False)],
    why: Why,
    force: Force = False,
    lang: Lang = "",
) -> None:
    """Delete every room and record of a game."""
    from maestre.cli.stewards.deeds import erase_game

    erase_game(game, why, force=force, lang=lang)


@admin.command(cls=Command)
def seat(
    room: Room,
    seat: Annotated[str, typer.Argument(metavar="SEAT", show_default=False)],
    bot: Annotated[str, typer.Option("--bot", metavar="AGENT", show_default=False)] = "",
    person: Annotated[str, typer.Option("--person", metavar="PERSON", show_default=False)] = "",
    why: Why = "",
    lang: Lang = "",
) -> None:
    """Hand a seat over."""
    from maestre.cli.stewards.deeds import give_seat

    give_seat(room, seat, (person, bot), why, lang=lang)


# ----------------------------------------------------------------------------------------------------------------- jobs


@admin.command(cls=Command)
def jobs(
    lane: Annotated[str, typer.Argument(metavar="bots|mail|webhooks", show_default=False)] = "",
    given_up: Annotated[bool, typer.Option("--given-up")] = False,
    late: Annotated[bool, typer.Option("--late")] = False,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """List jobs."""
    from maestre.cli.stewards.reports import list_jobs

    list_jobs(lane, given_up=given_up, late=late, json=json, lang=lang)


@admin.command(cls=Command)
def retry(job: Job = 0, all: All = False, lang: Lang = "") -> None:  # noqa: A002
    """Try a job again."""
    from maestre.cli.stewards.deeds import retry_jobs

    retry_jobs(job, every=all, lang=lang)


@admin.command(cls=Command)
def drop(job: Job = 0, all: All = False, lang: Lang = "") -> None:  # noqa: A002
    """Strike a job off."""
    from maestre.cli.stewards.deeds import drop_jobs

    drop_jobs(job, every=all, lang=lang)


# ---------------------------------------------------------------------------------------------------------------- games


@admin.command(cls=Command)
def games(
    word: Word = "",
    frozen: Annotated[bool, typer.Option("--frozen")] = False,
    all: All = False,  # noqa: A002
    json: Json = False,
    lang: Lang = "",
) -> None:
    """List games."""
    from maestre.cli.stewards.reports import list_games

    list_games(word, frozen=frozen, over=all, json=json, lang=lang)


@admin.command(cls=Command)
def game(
    room: Room,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE", show_default=False)] = None,
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Look at a game."""
    from maestre.cli.stewards.reports import look_at_game

    look_at_game(room, record, json=json, lang=lang)


@admin.command(cls=Command)
def unfreeze(
    room: Room = "",
    all: All = False,  # noqa: A002
    back: Annotated[bool, typer.Option("--back")] = False,
    why: Why = "",
    lang: Lang = "",
) -> None:
    """Open a frozen game again."""
    from maestre.cli.stewards.deeds import unfreeze_games

    raise typer.Exit(unfreeze_games(room, why, every=all, back=back, lang=lang))


# -------------------------------------------------------------------------------------------------------------- reports


@admin.command(cls=Command)
def reports(settled: Annotated[bool, typer.Option("--settled")] = False, json: Json = False, lang: Lang = "") -> None:
    """List reports."""
    from maestre.cli.stewards.reports import list_reports

    list_reports(settled=settled, json=json, lang=lang)


@admin.command(cls=Command)
def report(
    report: Annotated[int, typer.Argument(metavar="N", min=1, show_default=False)], json: Json = False, lang: Lang = ""
) -> None:
    """Look at a report."""
    from maestre.cli.stewards.reports import look_at_report

    look_at_report(report, json=json, lang=lang)


@admin.command(cls=Command)
def settle(
    report: Annotated[int, typer.Argument(metavar="N", min=1, show_default=False)],
    outcome: Annotated[str, typer.Argument(metavar="dismiss|warn|hide|rename|ban", show_default=False)],
    why: Why = "",
    days: Days = 0,
    name: Annotated[str, typer.Option("--name", metavar="NAME", show_default=False)] = "",
    lang: Lang = "",
) -> None:
    """Settle a report."""
    from maestre.cli.stewards.deeds import settle_report

    settle_report(report, outcome, why, days or None, name, lang=lang)


@admin.command(cls=Command)
def log(word: Word = "", json: Json = False, lang: Lang = "") -> None:
    """Show what was done."""
    from maestre.cli.stewards.reports import list_deeds

    list_deeds(word, json=json, lang=lang)


@admin.command(cls=Command)
def sweep(
    keep: Annotated[str, typer.Option("--keep", metavar="NAME=N", show_default=False)] = "",
    json: Json = False,
    lang: Lang = "",
) -> None:
    """Strike off what has been kept long enough."""
    from maestre.cli.stewards.deeds import sweep_now

    sweep_now(keep, json=json, lang=lang)
