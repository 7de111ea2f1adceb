"""What happened, in words, and the ledger behind each line: throws, numbers and the rules they come from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from maestre.cli.frame.voice import Voice
from maestre.play import Line, PlayError, Tally
from maestre.play.written.messages import UnknownMessage

FEW = 6
"""Up to so many lines of one kind in a row are all shown where only the gist is wanted."""
SHOWN = 3
_MANY = 4
"""Of so many screens full only the end is told: one line for each kind would be in no order of time."""


def sentence(line: Line, voice: Voice) -> str:
    """Put a line into words, with its rule."""
    try:
        words = voice.speaker.say(line.message)
    except UnknownMessage:
        words = str(line.message)
    if line.of:
        return voice.say("ledger-reason", seat=voice.name(f"seat-{line.of}", line.of), why=words)
    return f"{words} ({line.rule})"


def ledger(line: Line, voice: Voice) -> Iterator[str]:
    """Give what a line rests on: one throw or one number a line."""
    for throw in line.throws:
        yield voice.say("ledger-throw", dice=" ".join(map(str, throw.faces)), rule=throw.rule)
    for tally in line.because:
        yield tallied(tally, voice)


def tallied(tally: Tally, voice: Voice) -> str:
    """Put a number and its reasons into words."""
    steps = [
        voice.say(f"tally-{change.how.replace('_', '-')}", amount=change.amount, over=change.over, rule=change.rule)
        for change in tally.changes
    ]
    return voice.say("ledger-tally", steps=", ".join(steps), value=str(tally.value))


def told(lines: Iterable[Line], voice: Voice, *, why: bool = False) -> Iterator[str]:
    """Give every line, and its ledger if that is wanted."""
    for line in lines:
        yield sentence(line, voice)
        if why:
            yield from (f"    {words}" for words in ledger(line, voice))


def gist(lines: Sequence[Line], voice: Voice, room: int = 0, hang: int = 0) -> list[str]:
    """Give the lines, but of many of one kind in a row only the first few and how many more there were.

    Where there is ``room`` for so many lines only, one of each kind stands for all; or else the last ones that fit.
    """
    count = len(lines)
    if room and count > room * _MANY:
        lines = lines[-2 * room :]
    told_ = [words for run in _runs(lines) for words in _run(run, FEW, SHOWN, count, voice)]
    rows = _rows(told_, voice, hang)
    if not room or (rows <= room and count == len(lines)):
        return told_
    kinds: dict[str, list[Line]] = {}
    for line in lines:
        kinds.setdefault(line.message.key, []).append(line)
    grouped = [words for kind in kinds.values() for words in _run(kind, 2, 1, count, voice)]
    if count == len(lines) and _rows(grouped, voice, hang) <= room:
        return grouped
    while len(told_) > 1 and _rows(told_, voice, hang) >= room:
        del told_[0]
    return [voice.say("news-before", count=count), *told_]


def refused(refusals: Sequence[PlayError], voice: Voice) -> Iterator[str]:
    """Give refusals, but of many for one reason only the first few and how many more there were."""
    reasons: dict[str, list[PlayError]] = {}
    for refusal in refusals:
        reasons.setdefault(refusal.message.key, []).append(refusal)
    for alike in reasons.values():
        shown = alike if len(alike) <= FEW else alike[:SHOWN]
        yield from map(voice.sentence, shown)
        if len(shown) < len(alike):
            yield voice.say("refused-more", count=len(alike) - len(shown))


def _rows(told_: list[str], voice: Voice, hang: int) -> int:
    return sum(len(voice.lines(words, hang)) for words in told_)


def _runs(lines: Sequence[Line]) -> Iterator[list[Line]]:
    """Part the lines where another kind begins."""
    for _, run in groupby(lines, key=lambda line: line.message.key):
        yield list(run)


def _run(run: list[Line], few: int, shown: int, told_: int, voice: Voice) -> Iterator[str]:
    first = run if len(run) <= few else run[:shown]
    yield from (sentence(line, voice) for line in first)
    if len(first) < len(run):
        yield voice.say("news-more", count=len(run) - len(first), all=told_)
