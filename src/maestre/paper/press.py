"""The press: a document as a PDF, set by Typst from one template, with the fonts that come with it.

A4 and A5, black on white. The same document gives the same bytes on every machine: no font of the machine is used and
no clock. PDF/UA-1 is asked for because it refuses what has no glyph, which would be printed as an empty box otherwise.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final
from unicodedata import normalize

import msgspec

from maestre.paper.sheets import Document
from maestre.play import Refused

if TYPE_CHECKING:
    import typst

_TEMPLATE: Final = "sheets.typ"
_STANDARD: Final = "ua-1"
_RANGES: Final = (
    *((0x20, 0x7E), (0xA0, 0xAC), (0xAE, 0x24F), (0x384, 0x38A), (0x38E, 0x3A1), (0x3A3, 0x3FF), (0x400, 0x481)),
    *((0x1E00, 0x1EFF), (0x2010, 0x2027), (0x2030, 0x203A), (0x2190, 0x2193)),
)
"""Latin, Greek and Cyrillic, which people write names with, punctuation and arrows."""
_SIGNS: Final = frozenset("\N{GREEK CAPITAL LETTER OMICRON WITH TONOS}\N{NUMERO SIGN}€\N{MINUS SIGN}≤≥☐⅓⅔")
BREAK: Final = "\N{ZERO WIDTH SPACE}"
"""Stands where a word that is longer than any of ours may be broken, so that it does not run off the page."""
_LONG_WORD: Final = re.compile(r"\S{25,}")
_PIECE: Final = re.compile(r"\S{8}(?=\S)")
UNKNOWN: Final = "?"
"""What is printed for a letter that our font has not."""


def ready() -> bool:
    """Whether this machine can print: whether Typst is installed."""
    return find_spec("typst") is not None


def printed(document: Document) -> bytes:
    """Set a document; give the PDF."""
    if not ready():
        raise Refused("", "printing-not-installed")
    import typst  # noqa: PLC0415  (an extra: nobody else needs it)

    source = msgspec.json.encode(_with_glyphs(msgspec.to_builtins(document))).decode()
    return typst.compile(
        _template(),
        sys_inputs={"document": source},
        font_paths=_fonts(),
        pdf_standards=_STANDARD,
    )


@cache
def _fonts() -> typst.Fonts:
    """Give the fonts that come with Typst, and none of the machine."""
    import typst  # noqa: PLC0415

    return typst.Fonts(include_system_fonts=False)


@cache
def _template() -> bytes:
    return (files(__package__) / _TEMPLATE).read_bytes()


def printable(letter: str) -> bool:
    """Whether our fonts have a letter."""
    return letter in _SIGNS or any(low <= ord(letter) <= high for low, high in _RANGES)


def _with_glyphs(value: object) -> object:
    """Give a value with all its texts in letters that can be printed: names are the players'."""
    if isinstance(value, str):
        letters = (letter if printable(letter) else UNKNOWN for letter in normalize("NFC", value))
        return _LONG_WORD.sub(lambda word: _PIECE.sub(rf"\g<0>{BREAK}", word[0]), "".join(letters))
    if isinstance(value, dict):
        return {name: _with_glyphs(one) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [_with_glyphs(one) for one in value]
    return value
