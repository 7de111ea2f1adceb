"""Parameters that many commands take, each under the same name and with the same words."""

from __future__ import annotations

from typing import Annotated

import typer

from maestre.cli.frame.codes import USER_ERROR
from maestre.cli.frame.names import known
from maestre.play.written.messages import LANGUAGES


def _known_language(lang: str) -> str:
    """Refuse a language that we do not speak, wherever in the command line it stands."""
    return known("unknown-language", lang, LANGUAGES) if lang else lang


Json = Annotated[bool, typer.Option("--json")]
Lang = Annotated[str, typer.Option("--lang", metavar="es|en", show_default=False, callback=_known_language)]


def show_help(context: typer.Context) -> None:
    """Say what there is when no command was given."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help(), err=True)
        raise typer.Exit(USER_ERROR)
