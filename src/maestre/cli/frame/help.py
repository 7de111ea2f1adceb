"""The help of a command: usage, arguments, options and examples, wrapped at words; of Typer only what it holds."""

from __future__ import annotations

import re
from collections.abc import Iterator
from shutil import get_terminal_size
from textwrap import wrap
from typing import Final, Protocol

import typer

from maestre.cli.frame.examples import EXAMPLES
from maestre.cli.frame.voice import Voice

WIDEST: Final = 110
"""Columns beyond which a line is hard to read, however wide the terminal."""
NARROWEST: Final = 40
_GAP: Final = 2
_COLUMN: Final = 28
"""The widest that the column of names grows; a longer name has its help below it."""

Row = tuple[str, str]


class Parameter(Protocol):
    """What every version of Typer holds of a parameter; their classes are private to it."""

    name: str
    opts: list[str]
    required: bool
    default: object
    help: str | None


class Commanding(Protocol):
    """What every version of Typer holds of a command or a group of them, with the voice that it has of us."""

    voice: Voice
    help: str | None
    params: list[Parameter]

    def get_params(self, ctx: Context) -> list[Parameter]:
        """Give its parameters with those that Typer adds."""


class Context(Protocol):
    """What every version of Typer holds of a command that was typed."""

    command: Commanding
    command_path: str


def below(command: Commanding) -> dict[str, Commanding]:
    """Give the commands of a group by name; a command has none."""
    found: dict[str, Commanding] = getattr(command, "commands", {})
    return found


def metavar(parameter: Parameter | None, voice: Voice) -> str:
    """Give what stands for the value of a parameter, in the language of the voice; nothing for a flag."""
    written = getattr(parameter, "metavar", None) or ""
    return re.sub(r"[A-Z]+", lambda word: voice.name(f"metavar-{word[0].lower()}", word[0]), written)


def is_option(parameter: Parameter) -> bool:
    """Whether a parameter has a name to be typed, rather than a place."""
    return bool(parameter.opts and parameter.opts[0].startswith("-"))


def called(parameter: Parameter | None, voice: Voice) -> str:
    """Name a parameter as it is typed: an option by its name, an argument by what stands for it."""
    if parameter is None:
        return "?"
    return str(parameter.opts[0]) if is_option(parameter) else metavar(parameter, voice)


def usage(path: str, command: Commanding, voice: Voice) -> str:
    """Say how a command is typed."""
    words = [path, voice.say("help-any-options")]
    for parameter in command.params:
        if not is_option(parameter):
            name = metavar(parameter, voice)
            words.append(name if parameter.required else f"[{name}]")
    if below(command):
        words.append(voice.say("help-any-command"))
    return " ".join(words)


def arguments(command: Commanding, voice: Voice) -> list[Row]:
    """List the arguments of a command."""
    return [
        (metavar(each, voice), " ".join([each.help or "", *_remarks(each, voice)]))
        for each in command.params
        if not is_option(each)
    ]


def options(command: Commanding, ctx: Context, voice: Voice) -> list[Row]:
    """List the options of a command, `--help` last."""
    shown = [each for each in command.get_params(ctx) if is_option(each) and not getattr(each, "hidden", False)]
    return [
        (f"{', '.join(each.opts)} {metavar(each, voice)}".strip(), " ".join([each.help or "", *_remarks(each, voice)]))
        for each in shown
    ]


def commands(command: Commanding) -> list[Row]:
    """List the commands of a group."""
    return [(name, one.help or "") for name, one in below(command).items()]


def examples(path: str) -> tuple[str, ...]:
    """Give the examples of a command."""
    return EXAMPLES.get(path.partition(" ")[2], ())


def default(parameter: Parameter) -> str:
    """Give the default of a parameter as one would type it; nothing where it is nothing to show."""
    value = parameter.default
    shown = getattr(parameter, "show_default", True) is not False
    return str(value) if shown and value is not None and not isinstance(value, bool) and value != "" else ""


def _remarks(parameter: Parameter, voice: Voice) -> Iterator[str]:
    if value := default(parameter):
        yield voice.say("help-default", value=value)
    if parameter.required:
        yield voice.say("help-required")


def written(ctx: Context, voice: Voice) -> str:
    """Write the help of the command of a context."""
    command, path = ctx.command, ctx.command_path
    width = max(NARROWEST, min(WIDEST, get_terminal_size().columns))
    head = voice.say("help-usage")
    parts = [[*_wrapped(f"{head} {usage(path, command, voice)}", width, " " * (len(head) + 1))]]
    parts[0][0] = parts[0][0].replace(head, _bold(head), 1)
    parts.append([*_wrapped(command.help or "", width)])
    for title, rows in (
        ("help-arguments", arguments(command, voice)),
        ("help-options", options(command, ctx, voice)),
        ("help-commands", commands(command)),
    ):
        if rows:
            parts.append([_bold(f"{voice.say(title)}:"), *_columns(rows, width)])
    if shown := examples(path):
        parts.append([_bold(f"{voice.say('help-examples')}:"), *(f"  {line}" for line in shown)])
    return "\n\n".join("\n".join(part) for part in parts)


def _bold(words: str) -> str:
    return str(typer.style(words, bold=True))


def _wrapped(words: str, width: int, indent: str = "") -> list[str]:
    lines = wrap(words, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
    return lines or [""]


def _columns(rows: list[Row], width: int) -> Iterator[str]:
    """Write rows in two columns; a name that is too long for its column stands above its words."""
    column = min(_COLUMN, max(len(name) for name, _ in rows)) + 2 * _GAP
    for name, words in rows:
        lines = wrap(words, width - column, break_long_words=False, break_on_hyphens=False)
        fits = len(name) + 2 * _GAP <= column
        if not fits or not lines:
            yield f"{' ' * _GAP}{name}"
        for place, line in enumerate(lines):
            left = f"{' ' * _GAP}{name}" if fits and not place else ""
            yield f"{left:<{column}}{line}"
