"""What may be done with an event, by whom and when; each act gives the event as it is afterwards, or refuses."""

from __future__ import annotations

from datetime import datetime

import msgspec
from msgspec.structs import replace

from maestre.play import Refused, Unknown
from maestre.server.events.event import (
    MOST_ENTRANTS,
    MOST_ROUNDS,
    NOBODY,
    Claim,
    Entrant,
    Evening,
    Meeting,
    Winner,
)


class Entry(msgspec.Struct, frozen=True):
    """What somebody enters with, judged: ``points`` and ``flaws`` are None without a list."""

    name: str
    club: str
    nation: str
    listed: bool
    points: int | None
    flaws: int | None


def enter(event: Evening, person: str, entry: Entry, fresh: str, now: datetime) -> tuple[Evening, str]:
    """Enter by oneself, or again with another list, before the deadline; give the entrant's id."""
    _check_going_on(event)
    if not event.is_open(now):
        raise Refused("", "event-deadline-past")
    old = event.of_person(person)
    if old is not None:
        return _put(event, _entered(old, entry)), old.id
    return _add(event, Entrant(fresh, "", "", "", person=person), entry), fresh


def add(event: Evening, entry: Entry, fresh: str) -> tuple[Evening, str]:
    """Enter somebody as the organiser: at any time, to play from the next round on."""
    _check_going_on(event)
    return _add(event, Entrant(fresh, "", "", "", first_round=len(event.rounds) + 1), entry), fresh


def mend(event: Evening, name: str, entry: Entry | None, *, let_in: bool) -> Evening:
    """Change what is known of an entrant, as the organiser; a list that somebody sent is theirs until the deadline."""
    _check_going_on(event)
    old = entrant_of(event, name)
    return _put(event, replace(_entered(old, entry) if entry else old, let_in=let_in))


def drop(event: Evening, name: str) -> Evening:
    """Take an entrant out: who has not played is gone, who has is paired no more."""
    _check_going_on(event)
    old = entrant_of(event, name)
    if not any(name in (meeting.first, meeting.second) for meetings in event.rounds for meeting in meetings):
        return replace(event, entrants=tuple(one for one in event.entrants if one.id != name))
    return _put(event, replace(old, last_round=len(event.rounds)))


def publish(event: Evening, number: int, meetings: tuple[Meeting, ...], now: datetime) -> Evening:
    """Publish a round that the organiser has paired: everybody who plays in it once, and one bye if they are odd."""
    _check_going_on(event)
    if event.is_open(now):
        raise Refused("", "event-deadline-ahead")
    if number != len(event.rounds) + 1 or number > MOST_ROUNDS:
        raise Refused("", "event-other-round", round=len(event.rounds) + 1)
    if not all(meeting.is_settled for meeting in (event.rounds[-1] if event.rounds else ())):
        raise Refused("", "event-results-first", round=number - 1)
    playing = [one for one in event.entrants if one.plays(number)]
    barred = next((one for one in playing if event.lists and not one.may_play), None)
    if barred is not None:
        raise Refused("", "event-list-barred", name=barred.name)
    seated = [who for meeting in meetings for who in (meeting.first, meeting.second) if who != NOBODY]
    byes = sum(meeting.is_bye for meeting in meetings)
    if len(playing) < 2 or sorted(seated) != sorted(one.id for one in playing) or byes != len(playing) % 2:  # noqa: PLR2004
        raise Refused("", "event-bad-pairing")
    bare = tuple(Meeting(meeting.first, meeting.second) for meeting in meetings)
    return replace(event, rounds=(*event.rounds, bare))


def take_back(event: Evening, number: int) -> Evening:
    """Strike off the last round, as long as nothing has come of it."""
    _check_going_on(event)
    if number != len(event.rounds) or any(one.winner or one.claim or one.room for one in event.rounds[-1]):
        raise Refused("", "event-round-stands", round=number)
    return replace(event, rounds=event.rounds[:-1])


def settle(event: Evening, number: int, table: int, winner: Winner, scores: tuple[int, int] | None) -> Evening:
    """Settle a result as the organiser, whatever the two say."""
    _check_going_on(event)
    old = meeting_of(event, number, table)
    return _put_meeting(event, number, table, replace(old, winner=winner, scores=scores, claim=None))


def claim(event: Evening, person: str, number: int, table: int, said: Claim) -> Evening:
    """Say what came of one's own game; when both say the same, it stands. What stands only the organiser changes."""
    _check_going_on(event)
    old = meeting_of(event, number, table)
    mine = event.of_person(person)
    if mine is None or mine.id not in (old.first, old.second):
        raise Refused("", "event-not-your-table", table=table)
    if old.winner:
        raise Refused("", "event-result-stands", table=table)
    if not said.winner:
        raise Refused("", "event-no-result")
    said = replace(said, by=mine.id)
    agreed = old.claim is not None and old.claim.by != mine.id and _same(old.claim, said)
    new = replace(old, winner=said.winner, scores=said.scores, claim=None) if agreed else replace(old, claim=said)
    return _put_meeting(event, number, table, new)


def seat_room(event: Evening, person: str, number: int, table: int, room: str) -> Evening:
    """Note in which room the two of a table play, by one of them; the first one stays."""
    _check_going_on(event)
    old = meeting_of(event, number, table)
    mine = event.of_person(person)
    if mine is None or mine.id not in (old.first, old.second):
        raise Refused("", "event-not-your-table", table=table)
    if old.room:
        raise Refused("", "event-has-room", table=table)
    return _put_meeting(event, number, table, replace(old, room=room))


def forget(event: Evening, person: str) -> Evening | None:
    """Forget somebody who leaves the server: nothing stays of an event that they organise and that has not begun."""
    if event.host == person:
        if not event.rounds:
            return None
        event = replace(event, host="", host_name="", closed=True)
    mine = event.of_person(person)
    if mine is None:
        return event
    if not event.rounds:
        return replace(event, entrants=tuple(one for one in event.entrants if one.id != mine.id))
    last = mine.last_round if mine.last_round is not None else len(event.rounds)
    gone = Entrant(mine.id, "", "", "", mine.first_round, last)
    return _put(event, gone)


def taken_over(event: Evening, guest: str, person: str) -> Evening:
    """Put the holder of an account in the place of the guest that they were."""
    entrants = tuple(replace(one, person=person) if one.person == guest else one for one in event.entrants)
    return replace(event, host=person if event.host == guest else event.host, entrants=entrants)


def entrant_of(event: Evening, name: str) -> Entrant:
    """Give an entrant who must be there."""
    found = event.entrant(name)
    if found is None:
        raise Unknown("", "event-no-entrant")
    return found


def meeting_of(event: Evening, number: int, table: int) -> Meeting:
    """Give a table of a round, both counted from 1, at which two play."""
    if not 1 <= number <= len(event.rounds) or not 1 <= table <= len(event.rounds[number - 1]):
        raise Unknown("", "event-no-table", round=number, table=table)
    found = event.rounds[number - 1][table - 1]
    if found.is_bye:
        raise Refused("", "event-is-bye", table=table)
    return found


def _check_going_on(event: Evening) -> None:
    if event.closed:
        raise Refused("", "event-closed")


def _add(event: Evening, entrant: Entrant, entry: Entry) -> Evening:
    if len(event.entrants) >= MOST_ENTRANTS:
        raise Refused("", "event-full", most=MOST_ENTRANTS)
    return replace(event, entrants=(*event.entrants, _entered(entrant, entry)))


def _entered(entrant: Entrant, entry: Entry) -> Entrant:
    changed: dict[str, object] = msgspec.structs.asdict(entry) | {"let_in": False}
    return replace(entrant, **changed)


def _put(event: Evening, entrant: Entrant) -> Evening:
    return replace(event, entrants=tuple(entrant if one.id == entrant.id else one for one in event.entrants))


def _put_meeting(event: Evening, number: int, table: int, meeting: Meeting) -> Evening:
    meetings = event.rounds[number - 1]
    changed = (*meetings[: table - 1], meeting, *meetings[table:])
    return replace(event, rounds=(*event.rounds[: number - 1], changed, *event.rounds[number:]))


def _same(one: Claim, other: Claim) -> bool:
    return (one.winner, one.scores) == (other.winner, other.scores)
