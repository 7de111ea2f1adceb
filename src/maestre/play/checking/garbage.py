"""Answers that are wrong, or wrong in one part: what people, clients and bots may send one day."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Final, TypeVar

import msgspec

from maestre.play.asking.choices import Journey, Leg, Order, Spot
from maestre.play.asking.requests import Ask
from maestre.play.state import State
from maestre.play.table import Table

S = TypeVar("S", bound=State)

_PROPOSALS: Final = 3
_GARBAGE: Final[tuple[object, ...]] = (
    None, 0, -1, 3.5, True, "", "no such thing", b"bytes", [], {}, [[]], [None], ["", ""], {"": ""}, {"a": 1},
    {"verb": ""}, {"verb": "x", "piece": "y", "objects": ["z"]}, {"verb": 1}, {"piece": ""}, {"piece": "", "legs": []},
    {"piece": "x", "x": 0, "y": 0}, {"piece": "x", "x": 2**70, "y": 0}, {"piece": "x", "legs": [{"how": "x"}]},
    ("no such thing",), Order(""), Order("no", "such", ("thing",)), Journey("", ()), Spot("", 0, 0),
)  # fmt: skip


def wrong_answers(table: Table[S], seat: str, rng: Random) -> Iterator[object]:
    """Give garbage, and answers that are right but for one part."""
    yield from _GARBAGE
    ask = table.asked(seat)
    assert ask is not None
    words = _words(ask, table)
    for answer in islice(table.proposals(seat, rng), _PROPOSALS):
        for mutate in _MUTATIONS.get(type(answer), ()):
            yield from mutate(answer, words, rng)


def _words(ask: Ask, table: Table[S]) -> list[str]:
    """Give words that mean something in this game, for the wrong place."""
    words = ["", "no such thing", *table.game.seats]
    choice = ask.choice
    for name in choice.__struct_fields__:
        for value in getattr(choice, name) if isinstance(getattr(choice, name), tuple) else ():
            words += [value] if isinstance(value, str) else []
    for name in table.game.state.__struct_fields__:
        held = getattr(table.state, name)
        words += [str(key) for key in islice(held, 5)] if isinstance(held, dict) else []
    return words


def _wrong_orders(order: Order, words: list[str], rng: Random) -> Iterator[Order]:
    replace = msgspec.structs.replace
    yield replace(order, verb=rng.choice(words))
    yield replace(order, piece=rng.choice(words))
    yield replace(order, objects=())
    yield replace(order, objects=(*order.objects, rng.choice(words)))
    yield replace(order, objects=order.objects[:-1])
    yield replace(order, objects=tuple(rng.choice(words) for _ in order.objects))


def _wrong_journeys(journey: Journey, words: list[str], rng: Random) -> Iterator[Journey]:
    replace = msgspec.structs.replace
    yield replace(journey, piece=rng.choice(words))
    yield replace(journey, legs=journey.legs * 50)
    yield replace(journey, legs=(*journey.legs, Leg(rng.choice(words), 1)))
    for amount in (-1, 1, 10**9, -(10**9)):
        yield replace(journey, legs=tuple(Leg(leg.how, leg.amount + amount) for leg in journey.legs))


def _wrong_spots(spot: Spot, words: list[str], rng: Random) -> Iterator[Spot]:
    replace = msgspec.structs.replace
    yield replace(spot, piece=rng.choice(words))
    for name in ("x", "y", "facing"):
        for amount in (-1, 1, 10**9, -(10**9)):
            yield replace(spot, **{name: getattr(spot, name) + amount})


def _wrong_words(answer: tuple[str, ...], words: list[str], rng: Random) -> Iterator[tuple[str, ...]]:
    yield (*answer, *answer[:1])
    yield (*answer, rng.choice(words))
    yield answer[1:]


def _wrong_plans(answer: dict[str, str], words: list[str], rng: Random) -> Iterator[dict[str, str]]:
    yield {**answer, "no such thing": ""}
    for key in islice(answer, 3):
        yield {**answer, key: rng.choice(words)}
        yield {other: one for other, one in answer.items() if other != key}


def _wrong_picks(answer: str, words: list[str], rng: Random) -> Iterator[str]:
    yield from (f"{answer} ", answer.upper() + "!", rng.choice(words), rng.choice(words))


_MUTATIONS: Final[dict[type, tuple[Callable[..., Iterator[object]], ...]]] = {
    str: (_wrong_picks,),
    tuple: (_wrong_words,),
    dict: (_wrong_plans,),
    Order: (_wrong_orders,),
    Journey: (_wrong_journeys,),
    Spot: (_wrong_spots,),
}
