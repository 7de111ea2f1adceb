"""`maestre replay --analysis`: how the chance to win went, which turns decided, and what a veteran would have done."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from maestre.cli.frame.voice import Voice
from maestre.cli.records import opened
from maestre.opponents import Budget, Hindsight, Turning
from maestre.play.written.numbers import written

WIDTH: Final = 40
"""How many signs a chance of one is long."""


def analyse_record(file: Path, figures: Path | None, seconds: float, lang: str) -> None:
    """Tell a game by the chances of the first seat, and what might have been in the turns that decided it."""
    record, game = opened(file, figures, lang)
    voice = Voice(lang, game)
    back = Hindsight(game, record.header, record.entries)
    curve = back.curve
    voice.print("analysis-head", seat=_seat(voice, curve.seat))
    for number, point in enumerate(curve.points):
        last = number + 1 == len(curve.points)
        when = voice.say("analysis-end") if last else voice.say("replay-turn", turn=point.turn)
        mark = " <" if number in curve.swings else ""
        voice.write(f"  {when:<12} {_percent(voice, point.chance):>6}  {'=' * round(WIDTH * point.chance)}{mark}")
    if not curve.swings:
        voice.print("analysis-even")
    for number in curve.swings:
        _tell(back.turning(number, Budget(seconds=seconds)), voice)


def _tell(turning: Turning, voice: Voice) -> None:
    seat = _seat(voice, turning.seat)
    before, after = _percent(voice, turning.before), _percent(voice, turning.after)
    voice.write(voice.say("analysis-swing", turn=turning.turn, seat=seat, before=before, after=after), "bold")
    usual, other = turning.usual, turning.instead
    if usual is not None:
        come, margin = _percent(voice, usual.chance), _percent(voice, usual.margin)
        voice.print("analysis-usual", chance=come, margin=margin, times=usual.times)
    if other is None:
        voice.print("analysis-alike")
        return
    say = voice.speaker.say
    voice.print("analysis-instead", seat=seat, said=say(other.said), instead=say(other.instead))
    if other.reason is not None:
        voice.write(say(other.reason))
    if other.came_to is None or other.would_come_to is None:
        return
    voice.print(
        "analysis-likely" if other.likely else "analysis-hardly",
        said=_percent(voice, other.came_to.chance),
        instead=_percent(voice, other.would_come_to.chance),
        times=other.came_to.times,
        place=other.place,
    )


def _seat(voice: Voice, seat: str) -> str:
    return voice.name(f"seat-{seat}", seat)


def _percent(voice: Voice, share: float) -> str:
    return voice.say("study-percent", percent=written(100 * share, voice.language, 0))
