"""How a scenario is announced and what a room opens with: both stand in a folder that a game keeps for them."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources.abc import Traversable
from typing import Annotated, Final

import msgspec

from maestre.play.written.datatables import read
from maestre.play.written.messages import Arg, Message, Speaker

BRIEFINGS: Final = "briefings"
"""The folder of a game in which they are written."""
_THINGS: Final = 3
"""How many things to know there are."""
_SCENARIOS: Final = "scenarios.toml"
ART: Final = "art"
"""The folder of a game with its pictures."""


class Announced(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario as it is offered: how many minutes two people need who know the game, and how hard it is, of 3.

    ``picture`` is a file among the game's pictures.
    """

    minutes: Annotated[int, msgspec.Meta(ge=1)]
    level: Annotated[int, msgspec.Meta(ge=1, le=3)]
    picture: str = ""


def announced(folder: Traversable) -> dict[str, Announced]:
    """Read how the scenarios of a game are announced; a game may announce none."""
    file = folder / BRIEFINGS / _SCENARIOS
    if not file.is_file():
        return {}
    told = read(_SCENARIOS, file.read_text(encoding="utf-8"), dict[str, Announced])
    pictures = {file.name for file in (folder / ART).iterdir()} if (folder / ART).is_dir() else set()
    return {name: one if one.picture in pictures else Announced(one.minutes, one.level) for name, one in told.items()}


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
