"""What browsers send about events."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

import msgspec
from msgspec import UNSET, Meta, UnsetType

from maestre.server.events.event import (
    LONGEST_LIST,
    LONGEST_TITLE,
    MOST_ENTRANTS,
    MOST_ROUNDS,
    Id,
    Score,
    Winner,
    Worth,
)

Title = Annotated[str, Meta(min_length=1, max_length=LONGEST_TITLE, pattern=r"\S")]
EntrantName = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\S")]
Whence = Annotated[str, Meta(max_length=40)]
Moment = Annotated[datetime, Meta(tz=True)]
Rounds = Annotated[int, Meta(ge=1, le=MOST_ROUNDS)]


class NewEvent(msgspec.Struct, frozen=True):
    """An event that somebody wants to organise; the game is empty for one that we do not know."""

    name: Title
    game: Annotated[str, Meta(max_length=40)]
    deadline: Moment
    planned: Rounds = 5
    worth: Worth = Worth()


class EventChange(msgspec.Struct, frozen=True):
    """What an organiser wants changed; an event that is closed stays so."""

    name: Title | UnsetType = UNSET
    deadline: Moment | UnsetType = UNSET
    planned: Rounds | UnsetType = UNSET
    closed: bool | UnsetType = UNSET


class NewEntry(msgspec.Struct, frozen=True):
    """Entering an event."""

    name: EntrantName
    club: Whence
    nation: Whence
    list: Annotated[str, Meta(max_length=LONGEST_LIST)]


class MendedEntry(msgspec.Struct, frozen=True):
    """What an organiser changes of an entrant: what they entered with, or only whether they may play all the same."""

    let_in: bool
    entry: NewEntry | None = None


class Pair(msgspec.Struct, frozen=True):
    """Two who are to meet; the second of a bye is nobody."""

    first: Id
    second: Id


class NewRound(msgspec.Struct, frozen=True):
    """A round as its organiser has paired it."""

    pairs: Annotated[tuple[Pair, ...], Meta(max_length=MOST_ENTRANTS)]


class NewResult(msgspec.Struct, frozen=True):
    """What came of a game: who won, and what each took if that is counted."""

    winner: Winner
    scores: tuple[Score, Score] | None = None


class TableRoom(msgspec.Struct, frozen=True):
    """The room in which the two of a table play."""

    room: Annotated[str, Meta(max_length=40)]


class EventLists(msgspec.Struct, frozen=True):
    """The lists of an event that whoever asks may read, by entrant."""

    lists: dict[str, str]
