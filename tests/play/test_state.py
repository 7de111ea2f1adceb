"""State is provably plain, copied shallowly, and hashed the same everywhere."""

from __future__ import annotations

import enum
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, NamedTuple, NewType

import msgspec
import pytest

from maestre.play import State, Tally, change, fingerprint, reveal, tell
from maestre.play.state import copied, not_plain
from tests.play.tiny import bids, cards, walk
from tests.play.tiny.playing import duel

Id = NewType("Id", str)
Nested = NewType("Nested", Id)


class Side(enum.StrEnum):
    """Text."""

    A = "a"


class Rank(enum.IntEnum):
    """Whole numbers."""

    ONE = 1


class Kind(enum.Enum):
    """Words that are neither text nor numbers themselves."""

    GALLEY = "galley"


class Odd(enum.Enum):
    """Values that are not plain."""

    X = 1.5


class Hex(NamedTuple):
    """A pair."""

    q: int
    r: int


class Loose(msgspec.Struct):
    """Not frozen."""

    x: int


class Holder(msgspec.Struct, frozen=True):
    """Frozen, with something loose inside."""

    inner: Loose


class Chain(msgspec.Struct, frozen=True):
    """A type within itself."""

    next: Chain | None = None


class Good(State, kw_only=True):
    """Everything that a state may hold."""

    a: int
    b: str | None
    c: tuple[int, ...]
    d: dict[Nested, Chain]
    e: dict[int, tuple[Hex, Side]]
    f: dict[Side, bool]
    g: dict[Rank, Kind]
    h: Literal["x", "y"]
    i: dict[Literal["x"], bytes]
    j: tuple[tuple[str, Tally], ...]


class BadList(State, kw_only=True):
    """A list."""

    x: list[int]


class BadSet(State, kw_only=True):
    """A set inside a dict."""

    x: dict[str, frozenset[int]]


class BadFloat(State, kw_only=True):
    """A float inside a tuple."""

    x: tuple[int, float]


class BadLoose(State, kw_only=True):
    """An entity that is not frozen."""

    x: dict[str, Loose]


class BadDeep(State, kw_only=True):
    """The same, one deeper."""

    x: dict[str, Holder]


class BadDict(State, kw_only=True):
    """A dict where a shallow copy does not reach."""

    x: dict[str, dict[str, int]]


class BadKey(State, kw_only=True):
    """Keys that a file cannot hold."""

    x: dict[Hex, int]


class BadMaybe(State, kw_only=True):
    """A dict that may not be there is not copied."""

    x: dict[str, int] | None


class BadAny(State, kw_only=True):
    """Whatever."""

    x: Any


class BadEnum(State, kw_only=True):
    """An enum of floats."""

    x: Odd


class BadMapping(State, kw_only=True):
    """A mapping of no known kind."""

    x: Mapping[str, int]


BAD = [BadList, BadSet, BadFloat, BadLoose, BadDeep, BadDict, BadKey, BadMaybe, BadAny, BadEnum, BadMapping]


@pytest.mark.parametrize("kind", [Good, bids.Market, cards.Table, walk.Ground])
def test_a_plain_state_is_found_plain(kind: type[State]) -> None:
    assert not_plain(kind) == ()


@pytest.mark.parametrize("kind", BAD)
def test_what_is_not_plain_is_found_and_named(kind: type[State]) -> None:
    (fault,) = not_plain(kind)
    assert fault.startswith(f"{kind.__name__}.x")


def test_neither_copy_feels_what_happens_to_the_other() -> None:
    one = duel(("knight-1",), ("archer-1",)).quiet
    two = copied(one)
    before = fingerprint(one)
    change(two.fighters, cards.SEATS[0], lives=1)
    two.hands[cards.SEATS[0]] = ()
    two.memory["north"] = ()
    tell(two, "cards-chain", "c.3", count=1)
    reveal(two, "a card")
    assert fingerprint(one) == before
    assert fingerprint(two) != before


def test_a_fingerprint_does_not_depend_on_the_order_of_keys() -> None:
    one = duel(("knight-1",), ("archer-1",)).quiet
    two = copied(one)
    two.hands = dict(reversed(one.hands.items()))
    assert list(two.hands) != list(one.hands)
    assert fingerprint(one) == fingerprint(two)


@pytest.mark.parametrize("field", ["turn", "active", "deck", "hands", "fighters", "memory", "reveals", "news"])
def test_every_field_is_in_the_fingerprint(field: str) -> None:
    one = duel(("knight-1",), ("archer-1",)).quiet
    two = copied(one)
    other = {"turn": 9, "active": "south", "deck": (), "hands": {}, "fighters": {}, "memory": {"x": ()}, "reveals": 7}
    if field == "news":
        tell(two, "cards-chain", "c.3", count=1)
    else:
        setattr(two, field, other[field])
    assert fingerprint(one) != fingerprint(two)


def test_a_change_reads_the_piece_anew_and_gives_it_back() -> None:
    state = duel(("knight-1",), ("archer-1",)).quiet
    assert change(state.fighters, cards.SEATS[0], lives=2) == cards.Fighter(cards.SEATS[0], 2)
    assert state.fighters[cards.SEATS[0]].lives == 2
    with pytest.raises(TypeError):
        change(state.fighters, cards.SEATS[0], beard=True)


PLAY = """
from random import Random
from maestre.play import Table
from tests.play.tiny.playing import GAMES, play, seed
for game in GAMES:
    print(play(Table.new(game, seed=seed(5)), Random(5), 25).fingerprint())
"""


def test_the_same_seed_gives_the_same_hash_under_every_hash_seed() -> None:
    root = Path(__file__).parents[2]
    found = set()
    for hash_seed in ("0", "4711"):
        env = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(root)}
        found.add(
            subprocess.run([sys.executable, "-c", PLAY], env=env, check=True, capture_output=True, text=True).stdout
        )
    assert len(found) == 1
    assert len(found.pop().split()) == 3
