"""Typer in our own words: help and usage errors in both languages, every error a sentence and exit code 2."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from maestre.cli.voice import UserError, Voice, language_of, said
from maestre.play.messages import UnknownMessage

USER_ERROR: Final = 2
_USAGE_ERROR: Final = typer.BadParameter.__bases__[0]
"""Typer exports only the children of its own usage error."""


class Command(TyperCommand):
    """A command whose help is in Fluent: `help-<command>` and `help-<command>-<parameter>`."""

    voice: Voice

    def get_help_option(self, ctx: Any) -> Any:  # noqa: ANN401  (Typer keeps its own copy of Click's types private)
        """Give `--help`, with our words."""
        return _worded(super().get_help_option(ctx), self.voice)

    def format_usage(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401
        """Write the first line of the help."""
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, f"{self.voice.say('help-usage')} ")

    def format_help(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401
        """Write the help."""
        _title_panels(self.voice)
        super().format_help(ctx, formatter)


class Group(TyperGroup):
    """All commands. Users' errors leave as sentences on stderr."""

    voice: Voice

    def get_help_option(self, ctx: Any) -> Any:  # noqa: ANN401
        """Give `--help`, with our words."""
        return _worded(super().get_help_option(ctx), self.voice)

    def format_usage(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401
        """Write the first line of the help."""
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, f"{self.voice.say('help-usage')} ")

    def format_help(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401
        """Write the help."""
        _title_panels(self.voice)
        super().format_help(ctx, formatter)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:  # noqa: ANN401
        """Find a command, or name those there are."""
        if args and not args[0].startswith("-") and args[0] not in self.commands:
            raise UserError(
                "usage-no-such-command", word=args[0], command=ctx.command_path, commands=", ".join(self.commands)
            )
        return super().resolve_command(ctx, args)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,  # noqa: ANN401
    ) -> Any:  # noqa: ANN401
        """Run a command line."""
        arguments = list(sys.argv[1:] if args is None else args)
        voice = Voice(language_of(arguments))
        _word(self, voice)
        asked = Voice.asked.set(voice.language)
        try:
            code = super().main(arguments, prog_name, complete_var, False, windows_expand_args, **extra)
        except (Exception, typer.Abort) as error:
            sentence = _usage(error, voice) if isinstance(error, _USAGE_ERROR) else said(error, voice)
            if sentence is None:
                raise
            voice.complain(sentence)
            code = USER_ERROR
        finally:
            Voice.asked.reset(asked)
        code = code if isinstance(code, int) else 0
        if standalone_mode:
            sys.exit(code)
        return code


def _word(command: Any, voice: Voice, name: str = "") -> None:  # noqa: ANN401
    """Fill in the help of a command and of all below it."""
    command.voice = voice
    command.help = voice.say(f"help-{name}" if name else "help-maestre")
    for parameter in command.params:
        if parameter.name != "help":
            own = f"help-{name or 'maestre'}-{parameter.name}"
            try:
                parameter.help = voice.say(own)
            except UnknownMessage:
                parameter.help = voice.say(f"help-any-{parameter.name}")
    for child, below in getattr(command, "commands", {}).items():
        _word(below, voice, f"{name}-{child}" if name else child)


def _title_panels(voice: Voice) -> None:
    """Put our words over the panels of the help; this part of Typer takes long to import, and is for help alone."""
    from typer import rich_utils

    rich_utils.DEFAULT_STRING = voice.say("help-default", value="{}")
    rich_utils.REQUIRED_LONG_STRING = voice.say("help-required")
    rich_utils.ARGUMENTS_PANEL_TITLE = voice.say("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = voice.say("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = voice.say("help-commands")


def _worded(option: Any, voice: Voice) -> Any:  # noqa: ANN401
    if option is not None:
        option.help = voice.say("help-help")
    return option


def _usage(error: Any, voice: Voice) -> str:  # noqa: ANN401
    """Put a usage error into words: what was typed, and where to look."""
    where = error.ctx.command_path if error.ctx else "maestre"
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return voice.say("usage-no-such-option", option=error.option_name, command=where)
    if kind == "MissingParameter":
        return voice.say("usage-missing", parameter=_called(error.param), command=where)
    if kind == "BadParameter":
        value = error.message.partition(" is not")[0].strip("'")
        return voice.say("usage-bad-value", parameter=_called(error.param), value=value, command=where)
    if kind == "BadOptionUsage":
        return voice.say("usage-missing", parameter=error.option_name, command=where)
    return voice.say("usage-other", what=error.message, command=where)


def _called(parameter: Any) -> str:  # noqa: ANN401
    if parameter is None:
        return "?"
    return str(parameter.opts[0] if parameter.param_type_name == "option" else parameter.human_readable_name)
