"""Typer in our own words: help and usage errors in both languages, every error a sentence and exit code 2.

Versions of Typer differ in what they keep private, so only what all of them hold is used: parameters with ``name``,
``opts``, ``required``, ``default`` and ``metavar``, and errors by the name of their class.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from maestre.cli.frame.codes import DONE, INTERRUPTED, USER_ERROR
from maestre.cli.frame.help import Commanding, Parameter, below, called, is_option, written
from maestre.cli.frame.names import known, nearest
from maestre.cli.frame.voice import UserError, Voice, brief, language_of, said
from maestre.play.written.messages import UnknownMessage

_CLICK_ERROR: Final = next(kind for kind in reversed(typer.BadParameter.__mro__) if kind.__name__ == "ClickException")
"""The root of all usage errors, which no version of Typer exports."""
ASKED: Final = "_MAESTRE_COMPLETE"
"""Set by the shells' scripts to their name: then the command line is not run but completed at its last word."""


class _Spoken:
    """What commands and groups share: help in our words."""

    voice: Voice

    def get_help_option(self, ctx: Any) -> Any:  # noqa: ANN401  (Typer keeps its own copy of Click's types private)
        """Give `--help`, with our words."""
        option = super().get_help_option(ctx)  # type: ignore[misc]
        if option is not None:
            option.help = self.voice.say("help-help")
        return option

    def format_help(self, ctx: Any, formatter: Any) -> None:  # noqa: ANN401
        """Write the help."""
        formatter.write(written(ctx, self.voice))


class Command(_Spoken, TyperCommand):
    """A command whose help is in Fluent: `help-<command>` and `help-<command>-<parameter>`."""

    allow_extra_args = True

    def invoke(self, ctx: Any) -> Any:  # noqa: ANN401
        """Run the command, unless more was typed than it takes."""
        if ctx.args:
            raise UserError("usage-extra", word=" ".join(ctx.args), command=ctx.command_path)
        return super().invoke(ctx)


class Group(_Spoken, TyperGroup):
    """All commands. Users' errors leave as sentences on stderr."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:  # noqa: ANN401
        """Find a command, or name those there are."""
        if args and not args[0].startswith("-"):
            known("usage-no-such-command", args[0], self.commands, command=ctx.command_path)
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: Any) -> Any:  # noqa: ANN401
        """Run a command; whoever reads only the first lines of it has all he wants."""
        try:
            found = super().invoke(ctx)
            sys.stdout.flush()
        except BrokenPipeError:
            _hush()
        except SystemExit as leaving:
            if not isinstance(leaving.__context__, BrokenPipeError):
                raise
            _hush()
        else:
            return found
        return DONE

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
        root = worded(self, voice)
        asked = Voice.asked.set(voice.language)
        try:
            code = super().main(arguments, prog_name or "maestre", complete_var, False, windows_expand_args, **extra)
        except (typer.Abort, KeyboardInterrupt):
            code = INTERRUPTED
        except Exception as error:
            sentence = _usage(error, root, arguments, voice) if isinstance(error, _CLICK_ERROR) else said(error, voice)
            if sentence is None:
                raise
            if isinstance(error, OSError) and not error.filename:
                _hush()
            voice.complain(sentence)
            code = USER_ERROR
        finally:
            Voice.asked.reset(asked)
        code = code if isinstance(code, int) else DONE
        if standalone_mode:
            sys.exit(code)
        return code


def _hush() -> None:
    """Send whatever is still to be written nowhere, so that nobody complains of a pipe that is closed."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())


def worded(typed: object, voice: Voice, name: str = "") -> Commanding:
    """Fill in the help of a command of Typer's and of all below it, and give it back."""
    command: Commanding = typed  # type: ignore[assignment]  # a version's own class, with what all of them hold
    command.voice = voice
    command.help = voice.say(f"help-{name}" if name else "help-maestre")
    for parameter in command.params:
        if parameter.name != "help":
            own = f"help-{name or 'maestre'}-{parameter.name}".replace("_", "-")
            try:
                parameter.help = voice.say(own)
            except UnknownMessage:
                parameter.help = voice.say(f"help-any-{parameter.name}".replace("_", "-"))
    for child, one in below(command).items():
        worded(one, voice, f"{name}-{child}" if name else child)
    return command


def _usage(error: Exception, root: Commanding, arguments: list[str], voice: Voice) -> str:
    """Put a usage error into words: what was typed, what is possible, and where to look."""
    where, command = _asked(root, arguments)
    kinds = [kind.__name__ for kind in type(error).__mro__]
    parameter = getattr(error, "param", None)
    if "NoSuchOption" in kinds:
        word = str(getattr(error, "option_name", "?"))
        there = [*(name for each in command.params if is_option(each) for name in each.opts), "--help"]
        near = nearest(word, there) or "none"
        return voice.say("usage-no-such-option", word=brief(word), near=near, names=", ".join(there), command=where)
    if "MissingParameter" in kinds:
        return voice.say("usage-missing", parameter=called(parameter, voice), command=where)
    if "BadOptionUsage" in kinds:
        name = str(getattr(error, "option_name", "?"))
        lacking = next((each for each in command.params if name in each.opts), None)
        return voice.say("usage-no-value", option=name, possible=possible(lacking, voice))
    if "BadParameter" in kinds and parameter is not None:
        return voice.say(
            "usage-bad-value",
            parameter=called(parameter, voice),
            value=brief(_typed(parameter, arguments)),
            possible=possible(parameter, voice),
            command=where,
        )
    return voice.say("usage-other", what=brief(str(getattr(error, "format_message", error.__str__)())), command=where)


def _asked(root: Commanding, arguments: list[str]) -> tuple[str, Commanding]:
    """Find the command that a command line asks for, and how it is typed; not every error of Typer knows."""
    path, command = "maestre", root
    for word in arguments:
        if word in below(command):
            path, command = f"{path} {word}", below(command)[word]
    return path, command


def possible(parameter: Parameter | None, voice: Voice) -> str:
    """Say what can be typed for a parameter."""
    name = str(getattr(parameter, "name", "")).replace("_", "-")
    return voice.name(f"possible-{name}", voice.say("possible-any"))


def _typed(parameter: Parameter, arguments: list[str]) -> str:
    """Find what was typed for an option that could not be read."""
    for place, word in enumerate(arguments):
        name, equals, value = word.partition("=")
        if name in parameter.opts:
            return value if equals else "".join(arguments[place + 1 : place + 2])
    return "?"
