"""Lessons as a process of the pool gives them: played anew from what the learner has done, and nothing is kept.

Sittings taken last are at hand, so that whoever drags a piece does not wait for a lesson to be played again.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, TypeAlias

import msgspec

from maestre.lessons import Answered, LeftOrders, ShowMe, Sitting, lesson_of
from maestre.lessons import Deed as LessonDeed
from maestre.play import Game, State, Table, sight, view
from maestre.server.engines.audiences import Audiences, whole
from maestre.server.engines.deeds import asked
from maestre.server.pools.questions import advice, chances, offered, tried
from maestre.server.wire import Beside, Chances, Check, Done, Event, Hint, Offers, Reply, Taught, Try, encode

SITTINGS: Final = 128
"""How many sittings a process has at hand."""

Deeds: TypeAlias = tuple[LessonDeed, ...]
Place: TypeAlias = tuple[str, int, str, bytes]
"""Which lesson of which rules, after which deeds."""

_at_hand: Final[OrderedDict[Place, Sitting]] = OrderedDict()


def taught(game: Game[State], lesson: str, deeds: Deeds, call: Beside | None) -> Taught | Reply:
    """Say where a lesson stands after these deeds; or answer what is asked about its table then."""
    return _stands(game, lesson, deeds) if call is None else _asked(game, _sitting(game, lesson, deeds), call)


def _stands(game: Game[State], lesson: str, deeds: Deeds) -> Taught:
    """Do the last deed, and follow what the learner sees of it if it was an answer or standing orders."""
    before = _sitting(game, lesson, deeds[:-1])
    following: list[Audiences[State]] = []
    seat = before.lesson.seat

    def follow(table: Table[State]) -> None:
        following.append(Audiences(table, (seat,)))

    for deed in deeds[-1:]:
        before.do(deed, follow if isinstance(deed, Answered | LeftOrders | ShowMe) else None)
        del _at_hand[_place(game, lesson, deeds[:-1])]
        _keep(_place(game, lesson, deeds), before)
    events = tuple(event for audience in following for event in audience.events(lesson))
    before.table.on_pause = None
    seen = whole(lesson, before.table, seat)
    return Taught(before.status, msgspec.structs.replace(seen, can_undo=False), tuple(map(_final, events)))


def _final(event: Event) -> Event:
    """Give an event without the undo of a game: in a lesson the way back is another."""
    return msgspec.structs.replace(event, can_undo=False)


def _asked(game: Game[State], sitting: Sitting, call: Beside) -> Reply:
    """Answer from what the learner's seat may know, as about any game."""
    table, seat = sitting.table, sitting.lesson.seat
    asked(table, seat)
    match call:
        case Check(answer=answer):
            table.check(seat, answer)
            return Done(table.version(seat))
        case Try(answer=answer):
            return tried(game, sight(table, seat), answer)
        case Offers(piece=piece):
            return offered(game, sight(table, seat), piece)
        case Chances(answer=answer, look=look):
            return chances(game, view(table, seat), answer, look)
        case Hint():
            return advice(game, view(table, seat))


def _sitting(game: Game[State], lesson: str, deeds: Deeds) -> Sitting:
    place = _place(game, lesson, deeds)
    found = _at_hand.get(place)
    if found is None:
        found = Sitting(game, lesson_of(game, lesson), deeds)
        _keep(place, found)
    _at_hand.move_to_end(place)
    return found


def _place(game: Game[State], lesson: str, deeds: Deeds) -> Place:
    return game.key, game.rules, lesson, encode(deeds)


def _keep(place: Place, sitting: Sitting) -> None:
    _at_hand[place] = sitting
    while len(_at_hand) > SITTINGS:
        _at_hand.popitem(last=False)
