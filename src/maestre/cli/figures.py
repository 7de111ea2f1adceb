"""`maestre data`, and ``--figures``: playing with the charts and factors of a printed game that one owns."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

import msgspec

from maestre.cli.frame.codes import DONE, NOT_SO
from maestre.cli.frame.names import find_game
from maestre.cli.frame.outputs import put_out
from maestre.cli.frame.voice import UserError, Voice
from maestre.play import Game, State, find, installed
from maestre.play.written.datatables import OWNER
from maestre.play.written.owners import GAME, LONGEST_FIGURES, BadFigures, exported, figures_of, owned

_WIDEST: Final = 4
"""How many bytes a character has at most."""


class Checked(msgspec.Struct, frozen=True):
    """What is to be said of a file of figures, as JSON shows it."""

    file: str
    game: str
    good: bool
    figures: str = ""
    tables: tuple[str, ...] = ()
    table: str = ""
    line: int = 0
    problem: str = ""


def export_figures(key: str, file: Path | None, *, whole: bool, force: bool, lang: str) -> None:
    """Write out what a game had to rebuild, or all its figures, to a file or to the terminal."""
    game = find_game(key)
    voice = Voice(lang, game)
    text = exported(game, voice.language, voice.say("data-head", game=key, rules=game.rules), whole=whole)
    if file is None:
        voice.write(text.rstrip("\n"))
        return
    if file.exists() and not force:
        raise UserError("data-there", file=str(file))
    file.write_text(text, encoding="utf-8")
    voice.print("data-written", file=str(file))


def check_figures(file: Path, *, json: bool, lang: str) -> int:
    """Say whether a file of figures can be played with, or what is wrong with it, and where."""
    text = read_figures(file)
    key = _game_of(text)
    game = find(key) if key in installed() else None
    voice = Voice(lang, game)
    try:
        if game is None:
            raise BadFigures("figures-no-game")
        found = owned(game, text)
    except BadFigures as error:
        problem = voice.say(error.key, **error.details)
        if json:
            put_out(Checked(str(file), key, good=False, table=error.table, line=error.line, problem=problem))
        else:
            voice.complain(_complaint(file, error, voice))
        return NOT_SO
    theirs = tuple(name for name, source in figures_of(found).provenance.items() if source.provenance == OWNER)
    digest = figures_of(found).digest
    if json:
        put_out(Checked(str(file), key, good=True, figures=digest, tables=theirs))
    elif not digest:
        voice.print("data-same", file=str(file), game=key)
    else:
        voice.print("data-good", file=str(file), game=key, figures=digest, count=len(theirs))
        for name in theirs:
            voice.write(f"  {name}")
    return DONE


def figured(game: Game[State], file: Path | None, voice: Voice) -> Game[State]:
    """Give a game opened with the figures of a file, if one is named."""
    if file is None:
        return game
    try:
        return owned(game, read_figures(file))
    except BadFigures as error:
        raise UserError("data-bad", what=_complaint(file, error, voice)) from error


def read_figures(file: Path) -> str:
    """Read a file of figures, of which no more is taken than it may have."""
    with file.open("rb") as opened:
        text = opened.read(LONGEST_FIGURES * _WIDEST + 1)
    try:
        return text.decode("utf-8")
    except UnicodeDecodeError:
        raise UserError("army-not-text", file=str(file)) from None


def _game_of(text: str) -> str:
    try:
        return str(tomllib.loads(text[:LONGEST_FIGURES]).get(GAME, ""))
    except tomllib.TOMLDecodeError:
        return next((line.split('"')[1] for line in text.splitlines() if line.startswith(f'{GAME} = "')), "")


def _complaint(file: Path, error: BadFigures, voice: Voice) -> str:
    what = voice.say(error.key, **error.details)
    return voice.say("data-wrong", file=str(file), table=error.table or "none", line=error.line, what=what)
