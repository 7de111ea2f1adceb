"""Short ways to play a procedure from a position, with dice typed in."""

from __future__ import annotations

from inspect import getgeneratorlocals
from random import Random
from typing import Any, TypeVar

import pytest

from maestre.games.mistral.table.state import State
from maestre.play import Answer, Ask, Draw, Order, PlayError, Procedure, Question, Request, Throw, Together
from maestre.play.asking.choices import decoded
from maestre.play.chance.dice import is_throw

__all__ = ["Reply", "Stuck", "asked", "check", "proposed", "refused", "run", "unchecked", "until"]

T = TypeVar("T")
Reply = int | str | tuple[Any, ...] | dict[str, str] | Order | None


class Stuck(AssertionError):
    """A procedure waits for something that the test has not given."""


def run(procedure: Procedure[T], *replies: Reply) -> T:
    """Play a procedure to its end and give what it gives.

    Replies are, in order, answers (of a `Together` a dict by seat) and die faces 0 to 9, a tuple where one throw is of
    several dice. A draw takes the options as they stand unless a tuple says what is drawn. All replies must be used,
    and answers must pass their choice and the check of their question (they raise `Refused` otherwise).
    """
    left = list(replies)
    try:
        request = next(procedure)
        while True:
            request = procedure.send(_reply(request, left, procedure))
    except StopIteration as over:
        assert not left, f"not called for: {left}"
        given: T = over.value
        return given


def unchecked(state: State, procedure: Procedure[T]) -> Procedure[T]:
    """Let a procedure run, and fail where it makes a Leadership or Strategy Check."""
    reply: Any = None
    while True:
        try:
            request = procedure.send(reply)
        except StopIteration as over:
            given: T = over.value
            return given
        assert not isinstance(request, Draw | Throw) or request.rule not in {"T.strategy", "T.leadership"}, request
        reply = yield request


def until(procedure: Procedure[Any], *replies: Reply) -> Request:
    """Play a procedure through these replies and give the request that it waits on then."""
    left = list(replies)
    try:
        request = next(procedure)
        while left or isinstance(request, Draw):
            request = procedure.send(_reply(request, left, procedure))
    except StopIteration:
        pytest.fail("the procedure is over and waits for nothing")
    return request


def asked(procedure: Procedure[Any], *replies: Reply) -> Ask:
    """Play a procedure through these replies and give the question that it waits on then."""
    request = until(procedure, *replies)
    assert isinstance(request, Ask), request
    return request


def _reply(request: Request, left: list[Reply], procedure: Procedure[Any]) -> object:
    if isinstance(request, Draw):
        return _drawn(request, left)
    if not left:
        raise Stuck(f"no reply to {request}")
    reply = left.pop(0)
    if isinstance(request, Throw):
        assert isinstance(reply, int | tuple), f"{reply} is no die, for {request}"
        faces = tuple(face or 10 for face in (reply if isinstance(reply, tuple) else (reply,)))
        assert is_throw(request.reading, faces), f"{faces} for {request}"
        return faces
    if isinstance(request, Together):
        assert isinstance(reply, dict), f"{reply} does not answer {request}"
        return {seat: _checked(procedure, request.of(seat), reply[seat]) for seat in request.seats}
    assert not isinstance(reply, int), f"the die {reply} does not answer {request}"
    return _checked(procedure, request, reply)


def _checked(procedure: Procedure[Any], ask: Ask | None, reply: object) -> Answer:
    assert ask is not None
    answer: Answer = decoded(ask.choice, ask.rule, reply)
    ask.choice.check(ask.rule, answer)  # type: ignore[arg-type]  # each choice reads its own kind of answer
    state = _state_of(procedure)
    if state is not None:
        check(state, ask, answer)
    return answer


def check(state: State, ask: Ask, answer: Answer) -> None:
    """Let a question refuse what the rules do not allow."""
    question = ask.about
    assert isinstance(question, Question), ask
    question.check(state, question.read(answer))


def proposed(state: State, ask: Ask, rng: Random) -> list[Any]:
    """What a question proposes, in an order that chance decides."""
    question = ask.about
    assert isinstance(question, Question), ask
    return [question.word(value) for value in question.propose(state, rng)]


def _state_of(procedure: Procedure[Any]) -> State | None:
    """The position a procedure works on: its argument ``state``."""
    found = getgeneratorlocals(procedure).get("state")
    return found if isinstance(found, State) else None


def _drawn(request: Draw, left: list[Reply]) -> tuple[int, ...]:
    if left and isinstance(left[0], tuple) and all(one in request.pool for one in left[0]):
        names = left.pop(0)
        assert isinstance(names, tuple)
        return tuple(request.pool.index(name) for name in names)
    return tuple(range(request.count))


def refused(procedure: Procedure[Any], *replies: Reply, rule: str, key: str = "") -> PlayError:
    """Assert that the last of these replies is refused under a rule."""
    with pytest.raises(PlayError) as caught:
        run(procedure, *replies)
    assert caught.value.rule == rule, str(caught.value)
    assert key in {"", caught.value.message.key}, str(caught.value)
    return caught.value
