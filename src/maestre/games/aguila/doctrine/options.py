"""Orders and ways that a unit might get: the best of them that are allowed, and what each is worth part by part."""

from __future__ import annotations

import itertools
from heapq import heappop, heappush
from typing import Final, NamedTuple

from maestre.games.aguila.doctrine.moves import Move, Passage, passage, shorter
from maestre.games.aguila.doctrine.posts import Hopes, Parts, hopes, weighed
from maestre.games.aguila.doctrine.weighing import judgement
from maestre.games.aguila.doctrine.weighing.field import Field
from maestre.games.aguila.moving.move_legality import Trail
from maestre.games.aguila.moving.move_syntax import Way
from maestre.games.aguila.table.state import UnitId
from maestre.play import Order

_TRIED: Final = 80
"""How many of the best moves are looked at until one is allowed."""
_MORE: Final = 8
"""How many are looked at after that, to have something to choose from."""
_SEVERAL: Final = 3
"""So many orders, or ways, are chosen from."""


class Option(NamedTuple):
    """An order and a way that may be gone with it: the chance that it is obeyed, and what it costs besides."""

    chance: float
    more: float
    order: Order
    about: Way | None
    """How it may go; None if it goes no way, but into a building."""
    move: Move


class Plan(NamedTuple):
    """What a unit may be told, what that gains over standing where it is, and what both are worth part by part."""

    gain: float
    order: Order
    move: Move
    chance: float = 1.0
    more: float = 0.0
    parts: Parts | None = None
    stays: Parts | None = None


class _Heap:
    """Options, the best first: by what is hoped of them until what is to be feared has been looked at."""

    def __init__(self, field: Field, unit: UnitId, stays: Parts) -> None:
        self._field, self._unit, self._stays, self._stood = field, unit, stays, sum(stays)
        self._heap: list[tuple[float, bool, int, Option, Hopes, Parts]] = []
        self._count = itertools.count()

    def _gain(self, option: Option, value: float) -> float:
        return option.chance * (value - self._stood) + option.more

    def weigh(self, option: Option) -> None:
        """Enter an option by what is hoped of it: what is to be feared is looked at if nothing better is left."""
        hoped = hopes(self._field, self._unit, option.move.post)
        if (most := self._gain(option, hoped.less(0.0))) > 0:
            heappush(self._heap, (-most, False, next(self._count), option, hoped, hoped.parts))

    def best(self) -> Plan | None:
        """Take the best option out; None if there is none that gains anything."""
        while self._heap:
            loss, sober, number, option, hoped, parts = heappop(self._heap)
            if sober:
                return Plan(-loss, option.order, option.move, option.chance, option.more, parts, self._stays)
            found = weighed(self._field, hoped)
            if (value := self._gain(option, sum(found))) > 0:
                heappush(self._heap, (-value, True, number, option, hoped, found))
        return None


def best_options(field: Field, unit: UnitId, options: list[Option], stays: Parts, *, ways: bool = False) -> list[Plan]:
    """The best options that are allowed and gain something, orders of different kinds or different ways.

    One that is barred is tried again with a shorter stretch.
    """
    heap, trail, tried, most = _Heap(field, unit, stays), Trail(), 0, _TRIED
    by_move = {id(option.move): option for option in options}
    found: dict[object, Plan] = {}
    for option in options:
        heap.weigh(option)
    while tried < most and len(found) < _SEVERAL and (plan := heap.best()) is not None:
        kind = plan.move.legs if ways else (plan.order.verb, plan.order.objects)
        if kind in found:
            continue
        tried += 1
        option = by_move[id(plan.move)]
        friends, over = Passage(0) if option.about is None else passage(field, option.about, option.move, trail)
        if friends is not None and (not friends or plan.gain > friends * judgement.PASSAGE):
            found[kind] = plan
            most = min(most, tried + _MORE)
            continue
        cut = shorter(field, unit, option.move, over) if option.about is not None else None
        if cut is not None:
            by_move[id(cut)] = option._replace(move=cut)
            heap.weigh(by_move[id(cut)])
    return list(found.values())
