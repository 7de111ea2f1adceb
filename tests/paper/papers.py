"""What these tests print, and how they read it: each sheet set once, its texts with the place of each."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from pypdf import PageObject, PdfReader

from maestre.games.aguila.game import game as aguila
from maestre.games.tercios.game import game as tercios
from maestre.paper import Document, Format, Kind, document, printed, sheets_of
from maestre.play import Game, OwnList, Speaker

GAMES: dict[str, Game[Any]] = {"tercios": tercios, "aguila": aguila}
ARMIES = [(key, str(name)) for key, game in GAMES.items() for name in game.options["blue_army"]]
SIZES: dict[Format, tuple[float, float]] = {"a4": (595.28, 841.89), "a5": (419.53, 595.28)}
TICK = "☐"


class Drawn(NamedTuple):
    """A piece of text on a page: where it begins on its line, how large it is, and where it ends."""

    text: str
    x: float
    y: float
    size: float
    end: float


@cache
def speaker(key: str, language: str) -> Speaker:
    return GAMES[key].speaker(language)


@cache
def army(key: str, name: str, language: str) -> OwnList:
    """A ready list, as it is judged when somebody pastes it."""
    game = GAMES[key]
    return game.own_list(game.write_list(name, speaker(key, language)))


@cache
def document_of(key: str, name: str, language: str, paper: Format, kinds: tuple[Kind, ...] = ()) -> Document:
    game = GAMES[key]
    return document(game, army(key, name, language), kinds or sheets_of(game), paper, language)


@cache
def pdf(key: str, name: str, language: str, paper: Format, kinds: tuple[Kind, ...] = ()) -> bytes:
    return printed(document_of(key, name, language, paper, kinds))


def pages(sheets: bytes) -> list[PageObject]:
    return list(PdfReader(io.BytesIO(sheets)).pages)


@cache
def read(key: str, name: str, language: str, paper: Format, kinds: tuple[Kind, ...] = ()) -> list[list[Drawn]]:
    """What stands on each page of a list's sheets, read once: it takes longer than printing them."""
    return [drawn(page) for page in pages(pdf(key, name, language, paper, kinds))]


def text(found: list[list[Drawn]]) -> str:
    """All that is written, as one line."""
    return " ".join("".join(one.text for page in found for one in page).split())


def drawn(page: PageObject) -> list[Drawn]:
    """Every piece of text of a page, as its content stream places it."""
    found: list[Drawn] = []

    def note(written: str, cm: list[float], tm: list[float], font: Any, size: float) -> None:
        if written.strip():
            x = cm[0] * tm[4] + cm[2] * tm[5] + cm[4]
            y = cm[1] * tm[4] + cm[3] * tm[5] + cm[5]
            large = size * abs(cm[3] * tm[3])
            found.append(Drawn(written, x, y, large, x + _width(written, font) * large / 1000))

    page.extract_text(visitor_text=note)
    return found


def _width(written: str, font: Any) -> float:
    """How wide a text is, by the widths that its font gives each glyph, in thousandths of its size."""
    widths = _widths(font)
    return sum(widths[letter] for letter in written.strip())


_KNOWN: dict[bytes, dict[str, float]] = {}


def _widths(font: Any) -> dict[str, float]:
    """The width of each letter: what its code shows, and what the font says of the code."""
    letters = font["/ToUnicode"].get_data()
    if letters not in _KNOWN:
        below = font["/DescendantFonts"][0].get_object()
        codes: dict[int, float] = {}
        for first, last, width in zip(*[iter(below["/W"])] * 3, strict=True):
            codes |= dict.fromkeys(range(int(first), int(last) + 1), float(width))
        found: dict[str, float] = {}
        for code, shown in re.findall(rb"<([0-9A-F]{4})> <([0-9A-F]+)>", letters):
            said = bytes.fromhex(shown.decode()).decode("utf-16-be")
            wide = codes.get(int(code, 16), float(below.get("/DW", 1000)))
            # a ligature is shared out among its letters, which also stand alone in most documents
            for letter in said:
                found[letter] = max(found.get(letter, 0.0), wide / len(said))
        _KNOWN[letters] = found
    return _KNOWN[letters]


def fonts(sheets: bytes) -> Iterator[Any]:
    """Every font of a document, down to what carries its letters."""
    for page in pages(sheets):
        resources: Any = page["/Resources"]
        for font in (resources.get("/Font") or {}).values():
            whole = font.get_object()
            yield from (one.get_object() for one in whole.get("/DescendantFonts", [whole]))
