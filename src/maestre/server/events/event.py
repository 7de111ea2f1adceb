"""An event as it is kept and shown. Whoever pairs and ranks reads it: that is the client's part, with or without us."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta
from msgspec.structs import replace

MOST_ENTRANTS: Final = 128
MOST_ROUNDS: Final = 15
LONGEST_LIST: Final = 20_000
LONGEST_TITLE: Final = 80
_MOST_POINTS: Final = 100
_MOST_SCORE: Final = 9999

Winner = Literal["", "first", "second", "draw"]
Points = Annotated[int, Meta(ge=0, le=_MOST_POINTS)]
Score = Annotated[int, Meta(ge=-_MOST_SCORE, le=_MOST_SCORE)]
Id = Annotated[str, Meta(max_length=40)]

NOBODY: Final = ""
"""The second of a bye."""


class Worth(msgspec.Struct, frozen=True):
    """What a win, a draw, a loss and a bye are worth."""

    win: Points = 3
    draw: Points = 1
    loss: Points = 0
    bye: Points = 3


class Claim(msgspec.Struct, frozen=True):
    """What one of two says came of their game, until the other confirms it."""

    by: str
    winner: Winner
    scores: tuple[Score, Score] | None = None


class Meeting(msgspec.Struct, frozen=True):
    """Two who meet in a round; the second of a bye is nobody. ``room`` is where they play, if they play here."""

    first: Id
    second: Id
    winner: Winner = ""
    scores: tuple[Score, Score] | None = None
    claim: Claim | None = None
    room: str = ""

    @property
    def is_bye(self) -> bool:
        """Whether somebody has nobody to play against."""
        return self.second == NOBODY

    @property
    def is_settled(self) -> bool:
        """Whether nothing is left to be played."""
        return self.is_bye or self.winner != ""


class Entrant(msgspec.Struct, frozen=True):
    """Somebody who plays, from one round on and up to another if they left.

    ``person`` is empty where the organiser entered them. ``points`` and ``flaws`` say what their list comes to and how
    many things bar it from play: None where there is no list, or none that may be known of.
    """

    id: str
    name: str
    club: str
    nation: str
    first_round: int = 1
    last_round: int | None = None
    person: str = ""
    listed: bool = False
    points: int | None = None
    flaws: int | None = None
    let_in: bool = False

    def plays(self, number: int) -> bool:
        """Say whether they play in a round, counted from 1."""
        return self.first_round <= number and (self.last_round is None or number <= self.last_round)

    @property
    def may_play(self) -> bool:
        """Whether nothing is in their way where lists are judged: a list without flaws, or the organiser's word."""
        return self.let_in or (self.listed and self.flaws == 0)


class Evening(msgspec.Struct, frozen=True):
    """An event of a game, or of one that we do not know; ``lists`` says whether its lists are judged here."""

    id: str
    host: str
    host_name: str
    name: str
    game: str
    lists: bool
    seed: str
    planned: int
    worth: Worth
    deadline: datetime
    made: datetime
    entrants: tuple[Entrant, ...] = ()
    rounds: tuple[tuple[Meeting, ...], ...] = ()
    closed: bool = False

    def is_open(self, now: datetime) -> bool:
        """Whether lists still come in, and stay hidden."""
        return now < self.deadline and not self.rounds and not self.closed

    def entrant(self, name: str) -> Entrant | None:
        """Give an entrant by their id."""
        return next((one for one in self.entrants if one.id == name), None)

    def of_person(self, person: str) -> Entrant | None:
        """Give the entrant that somebody is."""
        return next((one for one in self.entrants if person and one.person == person), None)


class EventShown(msgspec.Struct, frozen=True):
    """An event as one person may see it: whether they organise it, which entrant they are, whether lists are open."""

    event: Evening
    hosting: bool
    mine: str
    open: bool


class EventRow(msgspec.Struct, frozen=True):
    """An event in somebody's list of theirs."""

    id: str
    name: str
    game: str
    deadline: datetime
    hosting: bool
    rounds: int
    entrants: int
    closed: bool


def shown(event: Evening, person: str, now: datetime) -> EventShown:
    """Show an event to somebody: until the deadline nobody learns of another's list, nor what it says of its army.

    The organiser is told whether it may be played with, and knows those lists that they entered themselves.
    """
    hosting = person != "" and person == event.host
    mine = event.of_person(person)
    is_open = event.is_open(now)
    if is_open:
        known = mine.id if mine else ""
        entrants = tuple(one if one.id == known else _masked(one, hosting=hosting) for one in event.entrants)
        event = replace(event, entrants=entrants)
    return EventShown(event, hosting, mine.id if mine else "", is_open)


def _masked(entrant: Entrant, *, hosting: bool) -> Entrant:
    if hosting:
        return entrant if not entrant.person else replace(entrant, nation="", points=None)
    return replace(entrant, nation="", points=None, flaws=None, let_in=False)


def may_read(event: Evening, person: str, entrant: Entrant, now: datetime) -> bool:
    """Say whether somebody may read an entrant's list: anybody after the deadline, before it who wrote it."""
    if not event.is_open(now):
        return True
    return person != "" and person == (entrant.person or event.host)


def row_of(event: Evening, person: str) -> EventRow:
    """Put an event in one line, for somebody who organises it or has entered."""
    return EventRow(
        event.id,
        event.name,
        event.game,
        event.deadline,
        event.host == person,
        len(event.rounds),
        len(event.entrants),
        event.closed,
    )
