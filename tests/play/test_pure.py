"""What is worked out of a part of the state is kept while that part is the same, and who reads more is found out."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Protocol

import msgspec
import pytest

from maestre.play import Refused, State, Table, find, tell
from maestre.play.checking.purity import watched
from maestre.play.pure import NEAR, PAGES, Part, held, looked, pure
from maestre.play.state import copied


class Stone(msgspec.Struct, frozen=True):
    """A stone."""

    weight: int
    colour: str = "grey"


class Heap(State):
    """Stones in heaps."""

    stones: dict[str, int] = {}
    turn: int = 0
    pieces: dict[str, Stone] = {}


WHOLE = Part(Heap)
STONES = Part(Heap, "stones")
WEIGHTS = Part(Heap, pieces=("weight",))


class Total(Protocol):
    """How many stones there are, and some more."""

    def __call__(self, state: Heap, /, more: int = 0) -> int: ...


def counter(part: Part[Heap] = WHOLE) -> tuple[list[int], Total]:
    """A function that notes when it has to work."""
    calls: list[int] = []

    @pure(part)
    def total(state: Heap, more: int = 0) -> int:
        calls.append(more)
        if more < 0:
            raise Refused("1.a", "too-few", count=more)
        return sum(state.stones.values()) + more

    return calls, total


def test_the_same_position_is_worked_out_once_in_any_copy() -> None:
    calls, total = counter()
    state = Heap(stones={"a": 2, "b": 3})
    assert total(state) == total(copied(state)) == total(Heap(stones={"a": 2, "b": 3})) == 5
    assert calls == [0]


def test_another_position_or_another_question_is_worked_out_anew() -> None:
    calls, total = counter()
    state = Heap(stones={"a": 2})
    assert total(state) == 2
    state.stones["a"] = 7
    assert total(state) == 7
    assert total(state, more=1) == 8
    state.turn = 1
    assert total(state) == 7
    assert calls == [0, 0, 1, 0]


def test_what_a_part_does_not_hold_makes_no_other_position() -> None:
    calls, total = counter(STONES)
    state = Heap(stones={"a": 2})
    assert total(state) == 2
    state.turn, state.pieces = 5, {"x": Stone(1)}
    assert total(state) == 2
    state.stones["a"] = 3
    assert total(state) == 3
    assert calls == [0, 0]


def test_of_pieces_a_part_may_hold_some_fields_alone() -> None:
    calls: list[int] = []

    @pure(WEIGHTS)
    def weight(state: Heap) -> int:
        calls.append(1)
        return sum(piece.weight for piece in state.pieces.values())

    state = Heap(pieces={"x": Stone(2), "y": Stone(3)})
    assert weight(state) == 5
    state.pieces["x"] = Stone(2, "red")
    assert weight(state) == 5
    assert len(calls) == 1
    state.pieces["x"] = Stone(4, "red")
    assert weight(state) == 7
    del state.pieces["y"]
    assert weight(state) == 4


def test_a_part_names_fields_that_there_are() -> None:
    with pytest.raises(TypeError, match="pebbles"):
        Part(Heap, "stones", "pebbles")


def test_refusals_are_kept_as_results_are() -> None:
    calls, total = counter()
    state = Heap(stones={"a": 2})
    for _ in range(3):
        with pytest.raises(Refused) as refused:
            total(state, more=-1)
        assert dict(refused.value.message.args) == {"count": -1}
    assert calls == [-1]


def test_what_is_told_and_remembered_by_seats_makes_no_other_position() -> None:
    calls, total = counter()
    state = Heap(stones={"a": 2})
    total(state)
    tell(state, "stone-falls", "1.a")
    total(state)
    assert calls == [0]


def test_pages_that_were_looked_for_longest_ago_are_forgotten_first() -> None:
    calls, total = counter()
    kept = [Heap(stones={"a": number}) for number in range(PAGES + 1)]
    for state in kept:
        total(state)
    total(kept[-NEAR])
    assert len(calls) == PAGES + 1
    total(Heap(stones={"a": 0}))
    assert len(calls) == PAGES + 2


def test_while_a_state_is_held_its_content_is_laid_flat_once(monkeypatch: pytest.MonkeyPatch) -> None:
    flat: list[int] = []
    _, total = counter()
    lay = WHOLE._content

    def counted(state: Heap) -> tuple[object, ...]:
        flat.append(1)
        return lay(state)

    monkeypatch.setattr(WHOLE, "_content", counted)
    state = Heap(stones={"a": 2})

    def several() -> Iterator[int]:
        for more in range(3):
            yield total(state, more=more) + total(state, more=more + 1)

    assert held(state, lambda: list(several())) == [5, 7, 9]
    assert len(flat) == 1
    assert list(looked(state, several())) == [5, 7, 9]
    assert len(flat) == 1 + 3, "each time that it goes on"


# ------------------------------------------------------------------------------------------------------------- purity


def test_a_function_declared_on_too_small_a_part_is_found_out() -> None:
    @pure(STONES)
    def late(state: Heap) -> bool:
        return bool(state.turn)

    @pure(WEIGHTS)
    def red(state: Heap) -> int:
        return sum(piece.colour == "red" for piece in state.pieces.values())

    @pure(STONES)
    def sound(state: Heap) -> int:
        return len(state.stones)

    state = Heap(stones={"a": 2}, pieces={"x": Stone(1)})
    with watched() as found:
        for function in (late, red, sound):
            function(state)
    assert {name.rpartition(".")[2] for name in found.faults} == {"late", "red"}
    assert all("does not hold" in fault for fault in found.faults.values())
    assert sum(found.looked.values()) == 3


def test_a_function_that_gives_what_can_be_changed_or_changes_the_state_is_found_out() -> None:
    @pure(WHOLE)
    def names(state: Heap) -> list[str]:
        return list(state.stones)

    @pure(WHOLE)
    def grow(state: Heap) -> int:
        state.turn += 1
        return 0

    @pure(WHOLE)
    def by_luck(_state: Heap, luck: Random) -> int:
        return luck.randrange(1000)

    with watched() as found:
        names(Heap())
        grow(Heap())
        by_luck(Heap(), Random(1))
    assert len(found.faults) == 3, found.faults


def test_what_is_found_again_is_worked_out_again() -> None:
    luck: list[int] = [1]

    @pure(STONES)
    def drifting(_state: Heap) -> int:
        return luck[0]

    state = Heap(stones={"a": 1})
    drifting(state)
    with watched() as found:
        drifting(state)
        assert not found.faults
        luck[0] = 2
        drifting(state)
    assert "gave 1" in "".join(found.faults.values())


@pytest.mark.parametrize("key", ["tercios", "aguila"])
def test_what_the_games_keep_may_be_kept(key: str) -> None:
    """A few answers of every scenario; `make purity` has 20,000 a game, by doctrine too."""
    game, rng = find(key), Random(5)
    with watched() as found:
        for scenario in game.scenarios:
            play(Table.new(game, scenario, seed=rng.randbytes(32)), rng, 12)
    assert found.looked
    assert not found.faults


def play(table: Table[Any], rng: Random, answers: int) -> None:
    for _ in range(answers):
        seat = table.waiting()[0]
        table.say(seat, next(table.proposals(seat, rng)))
