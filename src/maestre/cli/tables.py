"""`maestre table`: what is wrong with a table that a player laid out, by which rule; or a bare one to begin from."""

from __future__ import annotations

from pathlib import Path

import msgspec

from maestre.cli.armies import Told, flaw_words, in_words, own_text
from maestre.cli.frame.codes import DONE, NOT_SO
from maestre.cli.frame.names import find_game
from maestre.cli.frame.outputs import put_out
from maestre.cli.frame.voice import UserError, Voice
from maestre.play import Game, OwnTable, PlayError, State
from maestre.play.written.numbers import written


class JudgedTable(msgspec.Struct, frozen=True):
    """A table as JSON shows it."""

    name: str
    scale: str
    pieces: int
    legal: bool
    flaws: tuple[Told, ...]


def show_table(key: str, file: Path, *, json: bool, lang: str) -> int:
    """Judge the table in a file; the exit code says whether it may be played on."""
    game = _with_tables(key)
    voice = Voice(lang, game)
    if not file.exists():
        raise UserError("no-such-table", file=str(file), game=key)
    found = read_table(game, file, voice)
    if json:
        told = tuple(in_words(flaw, voice) for flaw in found.flaws)
        put_out(JudgedTable(found.name, found.scale, len(found.pieces), not found.grave, told))
    elif found.grave:
        voice.print("table-bars", file=str(file), count=len(found.grave))
    else:
        voice.write(game.write_table(found.kept))
        voice.print("table-legal", count=len(found.pieces), game=key, file=str(file))
    for flaw in () if json else found.flaws:
        voice.write(flaw_words(flaw, voice))
    return NOT_SO if found.grave else DONE


def begin_table(key: str, *, lang: str) -> None:
    """Write out a bare table to begin from, with the names of all pieces in its comments."""
    game = _with_tables(key)
    voice = Voice(lang, game)
    palette = game.palette()
    voice.write(f"# {voice.say('table-begin', game=key)}")
    for one in palette.scales:
        scale = f'scale = "{one.scale}"; ' if one.scale else ""
        width, depth = (written(side / palette.inch, voice.language, 2) for side in one.size)
        voice.write(f"# {scale}{voice.say('table-size', width=width, depth=depth)}")
        named: dict[str, list[str]] = {}
        for piece in palette.pieces:
            if piece.scale == one.scale:
                named.setdefault(piece.element, []).append(piece.piece.partition(":")[2])
        for element, forms in named.items():
            voice.write(f"#   {element}: {' '.join(forms)}")
    voice.write(f'game = "{key}"')
    element, form = palette.pieces[0].piece.split(":")
    for line in ("[[scenery]]", f'piece = "{element}:{form}"', "x = 36", "y = 24", "facing = 90"):
        voice.write(f"# {line}")


def read_table(game: Game[State], file: Path, voice: Voice) -> OwnTable:
    """Read a table from a file, right or wrong."""
    try:
        return game.own_table(own_text(file))
    except PlayError as error:
        raise UserError("army-unread", file=str(file), what=voice.sentence(error)) from error


def _with_tables(key: str) -> Game[State]:
    game = find_game(key)
    if not game.tables:
        raise UserError("no-tables", game=key)
    return game
