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
LIGATURES = 0.08
"""By what part of its width a text with ligatures may seem wider than it is; what follows it is not on it."""
LEAST = 7.0
"""Points: nothing smaller is printed, on A5 either."""
SPARE = 0.5
"""Points by which a width reckoned from a font's table may err."""


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


def carried(font: Any) -> bool:
    """Whether a file carries the letters of a font."""
    return bool({"/FontFile2", "/FontFile3"} & set(font["/FontDescriptor"].get_object()))


def outside(page: list[Drawn], paper: Format) -> Iterator[Drawn]:
    """All that lies outside the margins, or is smaller than one can read."""
    width, height = SIZES[paper]
    margin = width * 0.05
    for one in page:
        within = margin < one.x + SPARE and one.end < width - margin + SPARE and LEAST < one.y < height - one.size
        if not within or one.size < LEAST - 0.01:
            yield one


def overlapping(page: list[Drawn]) -> Iterator[tuple[Drawn, Drawn]]:
    """Texts that lie on each other: their lines are nearer than half a letter's height, and one begins in the other."""
    ordered = sorted(page, key=lambda one: (one.y, one.x))
    for place, one in enumerate(ordered):
        for other in ordered[place + 1 :]:
            near = min(one.size, other.size) / 2
            if other.y - one.y >= near:
                break
            spare = 2 * SPARE + (one.end - one.x) * LIGATURES * (one.y == other.y)
            if min(one.end, other.end) - max(one.x, other.x) > spare:
                yield one, other
