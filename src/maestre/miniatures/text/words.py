"""Words that people type on any measured table, in both languages, and numbers among them.

A game that reads lengths has a message ``text-no-length`` with ``word``.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Mapping
from enum import StrEnum
from typing import Final
from unicodedata import combining, normalize

from maestre.play import Message, Speaker, Unreadable

ALL_WORDS: Final = ("todas", "todos", "todo", "toda", "all")
REST_WORDS: Final = ("resto", "demas", "rest", "others")
NONE_WORDS: Final = ("ninguna", "ninguno", "none")
NO_WORDS: Final = ("no",)
YES_WORDS: Final = ("si", "yes")
END_WORDS: Final = ("fin", "nada", "listo", "end", "done")

ADVANCE_WORDS: Final = ("avanza", "avanzar", "adelante", "advance", "forward")
TO_WORDS: Final = ("a", "en", "to", "at")
TOWARD_WORDS: Final = ("hacia", "toward", "towards")
JOIN_WORDS: Final = ("une", "unir", "unirse", "join")
STAY_WORDS: Final = ("quieto", "quieta", "queda", "quedarse", "stay", "no", "nada", "fin", "pasa", "pass", "done")
BACK_WORDS: Final = ("atras", "back", "backwards")
SIDES: Final = {**dict.fromkeys(("izquierda", "left"), -1), **dict.fromkeys(("derecha", "right"), 1)}
COMPASS: Final = {
    **{word: place * 4500 for place, word in enumerate(("norte", "noreste", "este", "sureste"))},
    **{word: place * 4500 for place, word in enumerate(("sur", "suroeste", "oeste", "noroeste"), 4)},
    **{word: place * 4500 for place, word in enumerate(("north", "northeast", "east", "southeast"))},
    **{word: place * 4500 for place, word in enumerate(("south", "southwest", "west", "northwest"), 4)},
}

_NOISE: Final = ("y", "and", "el", "la", "las", "los", "the", "de", "of", "con", "with", "contra", "against", "its")
_NUMBER: Final = re.compile(r"(\d{1,3})(?:[.,](\d{1,2}))?[\"″”']*")


def folded(word: str) -> str:
    """Give a word in small letters, without accents or punctuation around it."""
    plain = "".join(letter for letter in normalize("NFKD", word.lower()) if not combining(letter))
    return plain.strip("¡!¿?.,:;()")


def telling(words: Iterable[str]) -> list[str]:
    """Give the words that say something, folded."""
    return [word for one in words if (word := folded(one)) and (word not in _NOISE)]


def names(kinds: Mapping[str, Iterable[StrEnum]], speakers: Iterable[Speaker]) -> dict[str, tuple[str, ...]]:
    """Every word under which things are known to some speakers, by id; a key is the prefix of their messages."""
    found: dict[str, tuple[str, ...]] = {}
    languages = tuple(speakers)
    for prefix, kind in kinds.items():
        for one in kind:
            said = " ".join(speaker.say(Message(f"{prefix}-{one.value}")) for speaker in languages)
            words = telling(re.split(r"[\s/]+", said))
            found[one.value] = tuple(dict.fromkeys((*found.get(one.value, ()), one.value, *words)))
    return found


def hundredths(word: str) -> int | None:
    """Read a number with at most two decimals, in hundredths; None if it is none."""
    found = _NUMBER.fullmatch(word)
    return None if found is None else int(found[1]) * 100 + int((found[2] or "").ljust(2, "0"))


def length(word: str, inch: int) -> int:
    """Read a length in inches, or say that it is none."""
    found = hundredths(word)
    if found is None:
        raise Unreadable("", "text-no-length", word=word)
    return found * inch // 100


def piece_named(pieces: Iterable[str], word: str) -> str | None:
    """Give the piece of these that a word names; None if it names none."""
    name = folded(word).upper()
    return next((one for one in pieces if one == name), None)


def piece_meant(pieces: Iterable[str], lost: Container[str], word: str) -> str:
    """Give the piece of these that a word names, or say that there is none, or no more.

    The game has messages ``text-no-piece`` and ``text-lost-piece`` with ``piece``.
    """
    found = piece_named(pieces, word)
    if found is None:
        gone = folded(word).upper() in lost
        raise Unreadable("", "text-lost-piece" if gone else "text-no-piece", piece=word)
    return found
