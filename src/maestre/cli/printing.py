"""`maestre print`: a list, ready or of one's own, or a game's quick reference, on paper."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from maestre.cli.armies import read_own, ready_lists
from maestre.cli.frame.names import find_game, known
from maestre.cli.frame.voice import UserError, Voice
from maestre.paper import FORMATS, OF_ARMIES, Format, Kind, print_sheets, ready, sheets_of
from maestre.play import Game, OwnList, PlayError, State

ALL: Final = "all"


def print_list(key: str, file: str, output: Path, *, sheet: str, paper: str, lang: str) -> None:
    """Write sheets of a game to a file; a list with flaws is printed with them."""
    game = find_game(key)
    voice = Voice(lang, game)
    there = sheets_of(game)
    if not there:
        raise UserError("no-sheets", game=key)
    known("no-such-sheet", sheet, (*there, ALL), game=key)
    known("no-such-paper", paper, FORMATS)
    kinds: tuple[Kind, ...] = there if sheet == ALL else tuple(one for one in there if one == sheet)
    if not file and sheet == ALL:
        kinds = tuple(one for one in there if one not in OF_ARMIES)
    if not file and set(kinds) & set(OF_ARMIES):
        raise UserError("no-list-to-print", game=key)
    if not ready():
        raise UserError("printing-not-installed")
    found = _found(game, file, voice) if file else None
    size: Format = "a5" if paper == "a5" else "a4"
    try:
        sheets = print_sheets(game, found, kinds, size, voice.language)
    except PlayError as error:
        raise UserError("not-printed", what=voice.sentence(error)) from error
    output.write_bytes(sheets)
    voice.print("printed", file=str(output), count=len(found.grave) if found else 0)


def _found(game: Game[State], file: str, voice: Voice) -> OwnList:
    """Give a list that the game offers, or that is in a file, right or wrong."""
    if file in ready_lists(game):
        return game.own_list(game.write_list(file, voice.speaker))
    if not Path(file).exists():
        known("no-such-list", file, ready_lists(game), game=game.key)
    return read_own(game, Path(file), voice)


def sheet_names(game: Game[State]) -> tuple[str, ...]:
    """Name the sheets of a game, and the word for all of them."""
    return (*sheets_of(game), ALL)
