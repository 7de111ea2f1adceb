"""What a room opens with: a scenario in a few words, of messages that a game keeps in a folder of their own."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from maestre.play.written.messages import Arg, Message, Speaker

BRIEFINGS: Final = "briefings"
"""The folder of a game in which they are written."""
_THINGS: Final = 3
"""How many things to know there are."""


class Briefing(msgspec.Struct, frozen=True):
    """A scenario for who is about to play it.

    Who fights whom, where and when, what each seat wants, how one wins, how long it lasts, and three things to know.
    """

    who: Message
    where: Message
    aims: dict[str, Message]
    win: Message
    long: Message
    know: tuple[Message, ...]


def brief(scenario: str, seats: Iterable[str], speaker: Speaker, figures: dict[str, Arg]) -> Briefing:
    """Put a briefing together of what is written: of each part that of the scenario, else what all of them share."""
    args = tuple(figures.items())

    def part(name: str) -> Message:
        own = f"briefing-{scenario.replace('_', '-')}-{name}"
        return Message(own if own in speaker else f"briefing-{name}", args)

    return Briefing(
        who=part("who"),
        where=part("where"),
        aims={seat: part(f"aim-{seat}") for seat in seats},
        win=part("win"),
        long=part("long"),
        know=tuple(part(f"know-{number}") for number in range(1, _THINGS + 1)),
    )
