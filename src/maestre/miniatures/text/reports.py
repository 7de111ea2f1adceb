"""What a player reads of a measured table: questions with their answers, places, distances and directions.

A game that uses these has messages ``text-prompt``, ``text-many``, ``text-near``, ``text-place``, ``text-off-table``,
``text-element``, ``text-knows``, ``text-knows-nothing``, ``text-help-reports``, and ``text-facing-…`` and
``text-point-…`` for every point of the compass.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final

from maestre.miniatures.text.maps import POINTS, sector
from maestre.miniatures.text.menu import Entry
from maestre.miniatures.text.words import folded
from maestre.miniatures.words import inches
from maestre.play import Ask, Message, Speaker
from maestre.space import tabletop
from maestre.space.tabletop import Point

FEW: Final = 15
"""Up to so many answers are listed with the question."""
Arg = str | int | Message
"""What stands in a sentence."""
REPORT_WORDS: Final = ("informes", "reports")
"""What asks which reports there are."""
SIDE_LETTERS: Final = {
    **dict.fromkeys(("azul", "azules", "blue"), "B"),
    **dict.fromkeys(("rojo", "rojos", "red"), "R"),
}
"""The letter with which the names of a side begin, by the word for it."""

Report = Callable[[tuple[str, ...]], Iterator[str]]
"""What is told when something about the position is asked, by the words that come after."""


def say(speaker: Speaker, key: str, **args: Arg) -> str:
    """Say one message."""
    return speaker.say(Message.of(key, **args))


def prompted(turn: int, phase: Message, ask: Ask, speaker: Speaker) -> str:
    """Say who is asked, and when."""
    return say(speaker, "text-prompt", turn=turn, seat=Message(f"seat-{ask.seat}"), phase=phase)


def numbered(entries: Iterable[Entry], speaker: Speaker, piece: Callable[[Entry], str]) -> Iterator[str]:
    """The answers with their numbers; the piece that one is about is added if its words do not name it."""
    for entry in entries:
        words, about = speaker.say(entry.words), piece(entry)
        told = f"{words} [{about}]" if about not in words else words
        yield f"{entry.label}: {told}" if entry.label else told


def few(entries: Sequence[Entry], speaker: Speaker, piece: Callable[[Entry], str]) -> Iterator[str]:
    """The answers if they are few, else how many there are."""
    if len(entries) <= FEW:
        yield from numbered(entries, speaker, piece)
    else:
        yield say(speaker, "text-many", count=len(entries))


def answered(reports: Mapping[str, Report], words: tuple[str, ...], speaker: Speaker) -> tuple[str, ...] | None:
    """Answer a question about the position by the report that its first word names; None when the words ask nothing."""
    if folded(words[0]) in REPORT_WORDS:
        return tuple(say(speaker, "text-help-reports").splitlines())
    asked = reports.get(folded(words[0]))
    return None if asked is None else tuple(asked(words[1:]))


def wanted(ask: Ask, words: tuple[str, ...]) -> tuple[str, ...]:
    """What somebody wants to see: the commands, sides or pieces that he names, else his own side."""
    return tuple(SIDE_LETTERS.get(folded(word), folded(word).upper()) for word in words) or (ask.seat[0].upper(),)


def bare(units: int, inch: int, speaker: Speaker) -> str:
    """A length in inches, without their sign."""
    return speaker.say(inches(units, inch)).rstrip("″")


def placed(at: Point | None, inch: int, speaker: Speaker) -> str:
    """Where somebody is, in inches from the west and the south."""
    if at is None:
        return say(speaker, "text-off-table")
    return say(speaker, "text-place", x=inches(at.x, inch), y=inches(at.y, inch))


def faced(facing: int, speaker: Speaker) -> str:
    """Where somebody faces, by the nearest point of the compass."""
    return say(speaker, f"text-facing-{POINTS[sector(facing)]}")


def direction(here: Point, there: Point, speaker: Speaker) -> str:
    """In which direction something lies."""
    toward = tabletop.heading(there.x - here.x, there.y - here.y) if there != here else 0
    return say(speaker, f"text-point-{POINTS[sector(toward)]}")


def around(
    here: Point,
    others: Iterable[tuple[int, str, Point]],
    called: Callable[[str], Message | str],
    inch: int,
    speaker: Speaker,
) -> Iterator[str]:
    """List pieces about a point, nearest first: how far, in which direction, who."""
    for far, other, there in sorted(others):
        point, who = direction(here, there, speaker), named(called(other), other, speaker)
        yield say(speaker, "text-near", far=inches(far, inch), point=point, who=who)


def named(called: Message | str, piece: str, speaker: Speaker) -> str:
    """What a piece is called, with its id where that does not say it."""
    name = speaker.say(called) if isinstance(called, Message) else called
    return name if piece in name else f"{name} ({piece})"


def known(who: str, what: Iterable[str], speaker: Speaker) -> str:
    """What is to be known of somebody: names of abilities and the like."""
    told = ", ".join(what)
    return say(speaker, "text-knows", who=who, what=told) if told else say(speaker, "text-knows-nothing", who=who)


def lying(name: str, what: Message, ring: Iterable[Point], inch: int, speaker: Speaker) -> str:
    """Say from where to where a piece of scenery lies."""
    xs, ys = zip(*((point.x // inch, point.y // inch) for point in ring), strict=True)
    sides: dict[str, Arg] = {"left": min(xs), "right": max(xs), "low": min(ys), "high": max(ys)}
    return say(speaker, "text-element", id=name, name=what, **sides)
