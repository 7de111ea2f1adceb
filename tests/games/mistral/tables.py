"""A table of Mistral in a written position: answers are said at it as players say them, dice and draws typed in."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest
from msgspec.structs import replace

from maestre.games.mistral.data.words import Campaign
from maestre.games.mistral.game import game
from maestre.games.mistral.table.state import Front, Phase, State
from maestre.play import Ask, Draw, Each, Header, Order, Orders, Pick, PlayError, Some, Table, Throw
from maestre.play.record import Drawn, Rolled

from .positions import sea

__all__ = ["at_table", "opened", "play", "refusal", "resting"]

_QUIET: Final = ("pass", "done", "keep", "stay", "fight", "none")
_SEATS: Final = {"british": "british", "bourbon": "bourbon"}


def at_table(*lines: str, phase: Phase, **fields: Any) -> Table[State]:
    """Open a table at the start of a phase; nothing is thrown or drawn but what is typed in."""
    start = sea(*lines, phase=phase, **{"fronts": {one: Front() for one in Campaign}, **fields})
    return Table(game, Header("mistral", game.rules, "1744", {}, _SEATS), start)


def opened(scenario: str, at: dict[str, Any] | None = None, **options: object) -> Table[State]:
    """Open a table at the start of a scenario, or where its state is ``at``, with what the players have agreed on."""
    chosen = game.resolve_options(options)
    start = replace(game.setup(scenario, chosen), **(at or {}))
    return Table(game, Header("mistral", game.rules, scenario, chosen, _SEATS), start)


def play(table: Table[State], *replies: object) -> Table[State]:
    """Answer, throw and draw, in order: faces 0 to 9 for dice, a tuple of names for a draw, else the first come."""
    left = list(replies)
    while True:
        request = table.request
        if isinstance(request, Draw):
            _draw(table, request, left)
        elif not left:
            return table
        elif isinstance(request, Throw):
            _throw(table, left.pop(0))
        else:
            assert isinstance(request, Ask), (request, left)
            table.say(request.seat, left.pop(0))


def resting(table: Table[State], until: Callable[[Table[State]], bool], *, face: int = 9) -> Table[State]:
    """Let nobody do anything, and dice show a face (thrown at once again, the next lower), until something holds."""
    rng, thrown = Random(1), 0
    while not until(table):
        request = table.request
        if isinstance(request, Draw):
            _draw(table, request, [])
        elif isinstance(request, Throw):
            _throw(table, face - thrown % 2)
            thrown = thrown + 1 if table.request == request else 0
        else:
            assert isinstance(request, Ask), request
            _rest(table, request, rng)
    return table


def refusal(table: Table[State], answer: object) -> str:
    """The rule under which an answer is refused just now."""
    assert isinstance(table.request, Ask), table.request
    with pytest.raises(PlayError) as caught:
        table.check(table.request.seat, answer)
    return caught.value.rule


def _rest(table: Table[State], ask: Ask, rng: Random) -> None:
    for answer in _nothing(ask):
        try:
            table.check(ask.seat, answer)
        except PlayError:
            continue
        table.say(ask.seat, answer)
        return
    table.say(ask.seat, next(table.proposals(ask.seat, rng)))


def _nothing(ask: Ask) -> tuple[object, ...]:
    """How one might say to a question that one does nothing."""
    choice = ask.choice
    if isinstance(choice, Orders):
        return tuple(Order(verb) for verb in _QUIET if verb in choice.verbs)
    if isinstance(choice, Pick):
        return tuple(one for one in _QUIET if one in choice.options)
    if isinstance(choice, Some):
        return ((),)
    if isinstance(choice, Each):
        return ({key: next((one for one in _QUIET if one in options), options[0]) for key, options in choice.options},)
    return ()


def _throw(table: Table[State], reply: object) -> None:
    assert isinstance(reply, int), f"{reply} is no die, for {table.request}"
    table.enter(Rolled((reply or 10,)))


def _draw(table: Table[State], request: Draw, left: list[object]) -> None:
    places = tuple(range(request.count))
    if left and isinstance(left[0], tuple) and all(one in request.pool for one in left[0]):
        places = tuple(request.pool.index(one) for one in left.pop(0))  # type: ignore[attr-defined]
    table.enter(Drawn(places, len(request.pool)))
