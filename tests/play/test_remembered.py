"""What a pure function of the state gave is kept for when the same position comes again, and for no other."""

from __future__ import annotations

from typing import Protocol

from maestre.play import State, remembered, tell
from maestre.play._remembered import MOST
from maestre.play.state import copied


class Heap(State):
    """Stones in heaps."""

    stones: dict[str, int] = {}
    turn: int = 0


class Total(Protocol):
    """How many stones there are, and some more."""

    def __call__(self, state: Heap, /, more: int = 0) -> int: ...


def counter() -> tuple[list[int], Total]:
    """A function that notes when it has to work."""
    calls: list[int] = []

    @remembered
    def total(state: Heap, more: int = 0) -> int:
        calls.append(more)
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


def test_what_is_told_and_remembered_by_seats_makes_no_other_position() -> None:
    calls, total = counter()
    state = Heap(stones={"a": 2})
    total(state)
    tell(state, "stone-falls", "1.a")
    total(state)
    assert calls == [0]


def test_what_was_asked_for_longest_ago_is_forgotten_first() -> None:
    calls, total = counter()
    first = Heap(stones={"a": 0})
    total(first)
    for number in range(1, MOST):
        total(Heap(stones={"a": number}))
    total(first)
    assert len(calls) == MOST
    total(Heap(stones={"a": MOST}))
    total(first)
    assert len(calls) == MOST + 1, "the first was asked for again meanwhile"
    total(Heap(stones={"a": 1}))
    assert len(calls) == MOST + 2
