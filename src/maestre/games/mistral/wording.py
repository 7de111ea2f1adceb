"""Answers in words: an option, an order, several, or a plan for all, by the rule that asks."""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.names import called, joined, name
from maestre.games.mistral.phrases import administration, battle, courses, orders, reforming, tasks
from maestre.games.mistral.phrases.plain import Command, Phrase, thing
from maestre.games.mistral.questions import asked
from maestre.games.mistral.state import State
from maestre.play import Ask, Each, Message, Order
from maestre.play.messages import Arg
from maestre.play.offers import described as plainly

__all__ = ["COMMANDS", "OPTIONS", "asked", "described", "key_named", "worded"]

OPTIONS: Final[dict[str, Phrase]] = {
    **courses.OPTIONS,
    **tasks.OPTIONS,
    **battle.OPTIONS,
    **orders.OPTIONS,
    **administration.OPTIONS,
}
"""How an option is put into words, by the rule that asks."""
COMMANDS: Final[dict[str, Command]] = {
    **tasks.COMMANDS,
    **battle.COMMANDS,
    **orders.COMMANDS,
    **reforming.COMMANDS,
}
"""How an order is put into words, by the rule that asks."""


def described(state: State, ask: Ask, answer: object) -> Message:
    """Put an answer that the rules allow into words."""
    if isinstance(answer, str):
        return worded(state, ask, "", answer)
    if isinstance(answer, Order):
        return _ordered(state, ask, answer)
    if isinstance(answer, dict):
        return _planned(state, ask, answer)
    if isinstance(answer, tuple):
        return joined(worded(state, ask, "", one) for one in answer) if answer else Message("offer-none")
    return plainly(answer)


def worded(state: State, ask: Ask, key: str, option: str) -> Message:
    """Put one option into words; of a question that no row knows, by its name."""
    return OPTIONS.get(ask.rule, thing)(state, ask, key, option)


def _ordered(state: State, ask: Ask, order: Order) -> Message:
    command = COMMANDS.get(ask.rule)
    if command is not None:
        return command(state, ask, order.verb, order.piece, order.objects)
    return joined(called(one) for one in (order.verb, order.piece, *order.objects) if one)


def _planned(state: State, ask: Ask, plan: dict[str, str]) -> Message:
    """A plan: whoever does something else than what comes first; everybody, if that is nobody or all are few."""
    first = {key: options[0] for key, options in ask.choice.options} if isinstance(ask.choice, Each) else {}
    told = [key for key, option in plan.items() if first.get(key) != option]
    parts = [Message.of("offer-plan-part", who=key_named(key), what=worded(state, ask, key, plan[key])) for key in told]
    if parts:
        return joined(parts)
    return Message.of("offer-plan-same", count=len(plan))


def key_named(key: str) -> Arg:
    """What a key of a plan is called: a piece, a ship, or one of the decisions of a Combat."""
    number, _, what = key.partition(":")
    if number.isdigit():
        return Message.of(f"offer-combat-{what}", number=int(number))
    return name(key)
