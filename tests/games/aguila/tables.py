"""The game itself at a table that is opened on a position, and short ways to come to what a test is about."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Final, TypeVar

from maestre.games.aguila.data import Ability, OfficerAbility
from maestre.games.aguila.game import game
from maestre.games.aguila.moving.move_syntax import Way
from maestre.games.aguila.table.rolls import Higher, Initiative
from maestre.games.aguila.table.state import Phase, State
from maestre.miniatures.asked import each
from maestre.play import Ask, Each, Journey, Order, Orders, Pick, Reading, Refused, Table, Throw
from tests.games.aguila.charging import declare, say
from tests.games.aguila.positions import HEADER, Position, placed, roll
from tests.games.aguila.situations import FAR

T = TypeVar("T", bound=Callable[..., None])

_FAR_AWAY: Final = 60
"""After so many answers what a test is about will not come any more."""

PLAYED: Final[dict[tuple[type, str], str]] = {}
"""The test that plays each ability; units and officers have one of the same name."""


def plays(*abilities: Ability | OfficerAbility) -> Callable[[T], T]:
    """Say which abilities a test plays at a table."""

    def noted(test: T) -> T:
        PLAYED.update({(type(ability), ability.value): test.__name__ for ability in abilities})
        return test

    return noted


def unplayed(abilities: Iterable[Ability | OfficerAbility]) -> list[str]:
    """The abilities that no test plays."""
    return [ability.value for ability in abilities if (type(ability), ability.value) not in PLAYED]


# -------------------------------------------------------------------------------------------------------------- a table


def opened(state: State) -> Position:
    """A table of the game, opened on a state."""
    return Table(game, HEADER, state)


def laid(*lines: str, **fields: Any) -> Position:
    """A table of the game, opened on a position; see `positions.placed`."""
    return opened(placed(*lines, *FAR, **fields))


def aimed(*lines: str, at: str = "R1-1", **fields: Any) -> Position:
    """Blue's first unit has declared a shot, everybody else holds, and its dice are about to fall."""
    table = laid(*lines, phase=Phase.SHOOTING, **fields)
    chosen = shots(table)
    first = next(iter(chosen))
    assert at in chosen[first], chosen
    table.say("blue", {key: at if key == first else "hold" for key in chosen})
    return upto(table, "7.17")


def shots(table: Position) -> dict[str, tuple[str, ...]]:
    """Who may shoot, and at whom."""
    assert isinstance(table.request, Ask), table.request
    return dict(each(table.request)) if table.request.rule == "7.01" else {}


def charged(*lines: str, reaction: str = "hold", **fields: Any) -> Position:
    """Blue's first unit charges red's first, who reacts; what comes of it is next."""
    table = declare(laid(*lines, phase=Phase.CHARGES, **fields), "B1-1", "R1-1")
    upto(table, "8.09")
    return say(table, reaction)


def met(*lines: str, **fields: Any) -> Position:
    """Blue's first unit has charged red's first, who held, and its blows are about to fall."""
    return upto(charged(*lines, **fields), "9.10")


# --------------------------------------------------------------------------------------------------- questions and dice


def upto(table: Position, *rules: str, face: int = 4) -> Position:
    """Go on until somebody is asked or dice fall under one of some rules: nobody does more than he must."""
    for _ in range(_FAR_AWAY):
        if table.request is None or table.request.rule in rules:
            break
        idle(table, face)
    assert table.request is not None, f"the battle ended before {rules}"
    assert table.request.rule in rules, table.request
    return table


def idle(table: Position, face: int = 4) -> None:
    """Answer one question with what changes the least, or let the dice of one throw fall on a face."""
    if isinstance(table.request, Throw):
        fall(table, face)
        return
    (seat, *_) = table.waiting()
    question = table.asked(seat)
    assert question is not None
    table.say(seat, _least(table.state, question))


def _least(state: State, question: Ask) -> object:
    """The answer with which the least happens."""
    choice = question.choice
    if isinstance(question.about, Way):
        return Journey(question.about.unit, ())
    if isinstance(choice, Orders) and "done" in choice.verbs and _lets(state, question, Order("done")):
        return Order("done")
    if isinstance(choice, Each) and all("hold" in options for _, options in choice.options):
        return {key: "hold" for key, _ in choice.options}
    if isinstance(choice, Pick):
        return next(
            (word for word in ("none", "pass", "hold", "stand", "done") if word in choice.options), choice.options[0]
        )
    return next(question.proposals(state, Random(1)))


def _lets(state: State, question: Ask, answer: Order) -> bool:
    """Whether an answer is allowed."""
    try:
        question.check(state, answer)
    except Refused:
        return False
    return True


def fall(table: Position, *faces: int) -> Position:
    """Let the dice of one throw fall: all of the first stage on the first face, and so on, the last for the rest."""
    assert isinstance(table.request, Throw), table.request
    return roll(table, *stages(table.request.reading, faces))


def stages(reading: Reading[Any], faces: tuple[int, ...]) -> tuple[int, ...]:
    """The faces of a throw, each stage of it on one of some faces; dice that must differ fall in blue's favour."""
    found: tuple[int, ...] = ()
    left = list(faces)
    while sides := reading.needs(found):
        tied = len(sides) > 1 and isinstance(reading, Higher | Initiative)
        face = left.pop(0) if len(left) > 1 else left[0]
        found += (sides[0], *(1 for _ in sides[1:])) if tied else tuple(min(face, side) for side in sides)
    return found


def asked(table: Position) -> tuple[str, str]:
    """Who is asked, and under which rule."""
    assert isinstance(table.request, Ask), table.request
    return table.request.seat, table.request.rule


def due(table: Position) -> str:
    """The rule under which somebody is asked or dice are thrown."""
    assert table.request is not None
    return table.request.rule


def about(table: Position) -> Any:
    """What somebody is asked about, or what dice are thrown for."""
    assert isinstance(table.request, Ask | Throw), table.request
    return table.request.about
