"""What each question asks, in words, by the rule that asks it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from maestre.games.mistral.data.words import Task
from maestre.games.mistral.matters import Declared, Offer
from maestre.games.mistral.names import name, named
from maestre.games.mistral.screening import named as task_named
from maestre.play import Ask, Each, Message, Orders, Pick
from maestre.play.messages import Arg

__all__ = ["ASKED", "asked"]

ASKED: Final[dict[str, str]] = {
    "S.10": "course-ask",
    "S.09": "course-ask",
    "IC.5.15.b": "course-marking",
    "IC.6.2": "task-ask",
    "IC.6.2.b": "task-pick-ask",
    "IC.6.28": "screen-ask",
    "IC.6.27": "help-ask",
    "IC.6.32": "ask-convert",
    "IC.7.13": "shadow-ask",
    "IC.7.12.b": "search-ask",
    "IC.7.15": "ask-dummies-off",
    "IC.7.15.b": "dummies-ask",
    "IC.7.24.b": "watch-ask",
    "IC.7.2.d": "watch-ask-recall",
    "IC.8.12.b": "battle-ask-attack",
    "IC.8.23": "battle-ask-withdraw",
    "IC.8.23.c": "battle-ask-pursue",
    "IC.8.24": "battle-ask-reinforce",
    "IC.8.34": "battle-ask-leaders",
    "T.bit.b": "battle-ask-intensity",
    "2.221.c": "battle-ask-companions",
    "IC.8.33": "battle-ask-pair",
    "IC.8.33.b": "battle-ask-join",
    "T.cdt.e": "battle-ask-shifts",
    "T.cdt.l": "battle-ask-odd",
    "IC.6.24": "battle-ask-fireship",
    "IC.8.42": "ask-reorganise-after",
    "S.29": "ask-reorganise",
    "IC.9.35": "drawn-set-ask",
    "IC.9.36": "orders-step-ask",
    "IC.9.38": "battle-end-ask",
    "IC.9.39": "impulse-end-ask",
    "IC.10.13": "convoy-ask-escort",
    "IC.10.15": "convoy-ask-scatter",
    "IC.10.17.b": "convoy-ask-supply",
    "2.345.a": "convoy-ask-muster",
    "2.347.a": "convoy-ask-divert",
    "2.344.a": "matter-landing",
    "2.543.a": "knights-ask-offer",
    "2.552": "corsair-ask-base",
    "2.633.b": "trade-ask-return",
    "2.635": "trade-ask-send",
    "2.636.b": "trade-ask-recall",
    "T.prestige.e": "matter-reroll",
    "T.ranks.b": "matter-nudge",
    "E.calls_elsewhere": "matter-called-away",
    "2.61.b": "matter-requesting",
    "T.prestige.b": "matter-requesting",
    "IC.11.12.d": "matter-withdrawing",
    "2.612.a": "matter-withdrawing",
    "IC.11.12.c": "ask-class",
    "IC.11.12.b": "ask-berths",
    "IC.11.12": "ask-entry",
    "2.161": "ask-allies",
    "IC.11.3": "matter-yards",
    "S.28": "matter-assigning",
    "S.33": "matter-readying",
    "S.35": "matter-readying",
}
"""The message of each question."""


def asked(ask: Ask) -> Message:
    """Say what a question asks; one that no row knows by its form and rule."""
    key = ASKED.get(ask.rule)
    if key is None:
        return Message.of("ask-anything", form=_form(ask), rule=ask.rule)
    own = _OWN.get(type(ask.about))
    return Message.of(key, **named(_plain(ask.about)) | (own(ask.about) if own else {}))


def _form(ask: Ask) -> str:
    forms = {Pick: "pick", Each: "each", Orders: "orders"}
    return forms.get(type(ask.choice), "some")


def _plain(about: object) -> dict[str, Arg]:
    """What a message can say of what a question is about: words and numbers."""
    if not isinstance(about, msgspec.Struct):
        return {}
    found = ((field, getattr(about, field)) for field in about.__struct_fields__)
    return {field: _word(value) for field, value in found if isinstance(value, str | int)}


def _word(value: str | int) -> Arg:
    """A word or number as messages choose by it; of an enumeration its value."""
    return str(value).lower() if isinstance(value, bool) else str(value) if isinstance(value, str) else value


def _declared(about: Declared) -> dict[str, Arg]:
    return {"task": task_named(Task(about.task)), "fleet": about.fleet.value}


def _knights(about: Offer) -> dict[str, Arg]:
    return {"other": name(about.pirate)}


_OWN: Final[dict[type, Callable[..., dict[str, Arg]]]] = {
    Declared: _declared,
    Offer: _knights,
}
"""What else a message says, by what the question is about."""
