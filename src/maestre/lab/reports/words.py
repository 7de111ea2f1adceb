"""What numbers of a study are in words, for the terminal and the page: shares, intervals, changes, verdicts."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, Protocol

from maestre.lab.match import MESSAGES
from maestre.lab.statistics import Difference, Finding, Share, Verdict
from maestre.lab.studies.summary import Summary, Told
from maestre.play import Message, Setting, Speaker
from maestre.play.written.messages import Arg
from maestre.play.written.numbers import written

_FEW: Final = 2
"""So many names at the end of a value's path tell it from others, as a rule."""


class Saying(Protocol):
    """Whoever says messages in a language."""

    language: str

    def say(self, key: str, /, **args: Arg) -> str:
        """Give a sentence."""

    def name(self, key: str, otherwise: str) -> str:
        """Give the name that a game has for something, or the bare word."""


class Words:
    """Says what is on a page, and what a game calls its pieces."""

    def __init__(self, language: str, *folders: Traversable | Path) -> None:
        self.language = language
        self._speaker = Speaker(language, *folders, MESSAGES)

    def say(self, key: str, /, **args: Arg) -> str:
        """Give a sentence."""
        return self._speaker.say(Message.of(key, **args))

    def name(self, key: str, otherwise: str) -> str:
        """Give the name that a game has for something, or the bare word."""
        known = key in self._speaker and not self._speaker.variables(key)
        return self.say(key) if known else otherwise

    def put(self, message: Message) -> str:
        """Put a message of the game into words."""
        return self._speaker.say(message)

    def number(self, value: float, places: int = 1) -> str:
        """Write a number."""
        return written(value, self.language, places)


def called(cell: Told, voice: Saying) -> str:
    """Name a cell by what sets it off from the others."""
    return ", ".join(f"{axis}: {value}" for axis, value in cell.settings.items()) or voice.say("lab-only-cell")


def label(cell: Told, voice: Saying) -> str:
    """Name a cell where there is little room, by its values: words stand alone, numbers say what they are of."""
    if len(cell.settings) == 1:
        return _word(next(iter(cell.settings.values())))
    told = (
        value if isinstance(value, str) else f"{short(axis)} {_word(value)}" for axis, value in cell.settings.items()
    )
    return " · ".join(told) or called(cell, voice)


def short(axis: str) -> str:
    """Name an axis by what stands at the end of its path."""
    return ".".join(axis.rpartition(" ")[2].split(".")[-_FEW:])


def _word(value: Setting) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def who_of(cell: Told, voice: Saying) -> str:
    """Name whose share it is."""
    return voice.name(f"seat-{cell.of}", cell.of)


def percent(voice: Saying, share: float) -> str:
    """Say a share in percent."""
    return voice.say("study-percent", percent=written(100 * share, voice.language, 1))


def range_of(voice: Saying, share: Share) -> str:
    """Say an interval."""
    return f"{percent(voice, share.low)} - {percent(voice, share.high)}"


def mark_words(voice: Saying, found: Summary) -> str:
    """Say what the shares of a study are held against."""
    low, high = found.mark
    return percent(voice, low) if low == high else f"{percent(voice, low)} - {percent(voice, high)}"


def change_of(voice: Saying, change: Difference) -> str:
    """Say by how many points a share changed, and between what."""
    numbers = (written(100 * one, voice.language, 1) for one in (change.difference, change.low, change.high))
    middle, low, high = numbers
    return voice.say("lab-change", change=middle, low=low, high=high)


def verdict_of(voice: Saying, cell: Told) -> str:
    """Say on which side of the study's mark a cell lies, or that its games are not enough to tell."""
    return finding_of(voice, cell.verdict, "lab-verdict")


def finding_of(voice: Saying, verdict: Verdict, key: str) -> str:
    """Say what is found, or about how many more games it takes."""
    if verdict.finding is Finding.OPEN:
        return voice.say("lab-open", more=verdict.more) if verdict.more is not None else voice.say("lab-open-for-long")
    return voice.say(f"{key}-{verdict.finding.value}")


def changed_by(found: Summary) -> str:
    """List the values of the book that a study changes."""
    return ", ".join(dict.fromkeys(path for cell in found.cells for path in cell.printed))


def bots_of(found: Summary) -> str:
    """List for whom all that a study says is said."""
    return ", ".join(dict.fromkeys(agent for cell in found.cells for agent in cell.agents))
