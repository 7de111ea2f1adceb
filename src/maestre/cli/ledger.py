"""What happened, in words, and the ledger behind each line: throws, numbers and the rules they come from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from maestre.cli.voice import Voice
from maestre.play import Line, Tally
from maestre.play.messages import UnknownMessage

FEW = 6
"""Up to so many lines of one kind in a row are all shown where only the gist is wanted."""
SHOWN = 3


def sentence(line: Line, voice: Voice) -> str:
    """Put a line into words, with its rule."""
    try:
        words = voice.speaker.say(line.message)
    except UnknownMessage:
        words = str(line.message)
    return f"{words} ({line.rule})"


def ledger(line: Line, voice: Voice) -> Iterator[str]:
    """Give what a line rests on: one throw or one number a line."""
    for throw in line.throws:
        yield voice.say("ledger-throw", dice=" ".join(map(str, throw.faces)), rule=throw.rule)
    for tally in line.because:
        yield _tally(tally, voice)


def _tally(tally: Tally, voice: Voice) -> str:
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


def gist(lines: Iterable[Line], voice: Voice) -> Iterator[str]:
    """Give the lines, but of many of one kind in a row only the first few and how many more there were."""
    run: list[Line] = []
    for line in lines:
        if run and line.message.key != run[0].message.key:
            yield from _run(run, voice)
            run = []
        run.append(line)
    yield from _run(run, voice)


def _run(run: list[Line], voice: Voice) -> Iterator[str]:
    shown = run if len(run) <= FEW else run[:SHOWN]
    yield from (sentence(line, voice) for line in shown)
    if len(shown) < len(run):
        yield voice.say("and-more", count=len(run) - len(shown))
