"""What a player is asked: who and when, the question, the answers with their numbers, and how to type them."""

from __future__ import annotations

import re
from typing import Final

from maestre.games.mistral.table.asking import Asked, Choosing, Naming, Planning
from maestre.games.mistral.table.state import State
from maestre.games.mistral.text.listing import listed
from maestre.games.mistral.text.reports import turn_named
from maestre.miniatures.text.reports import say
from maestre.play import Ask, Message, Speaker

_FORMS: Final[dict[type, str]] = {Planning: "plan", Naming: "some", Choosing: "pick"}
_LONG: Final = 80
_SENTENCE: Final = re.compile(r"(?<=[.?]) (?=[(¿A-ZÁÉÍÓÚ])")


def prompt(state: State, ask: Ask, speaker: Speaker) -> str:
    """Say who is asked, and when."""
    return say(
        speaker,
        "text-prompt",
        turn=turn_named(state),
        year=str(state.year),
        impulse=state.impulse,
        increment=state.increment,
        seat=Message(f"seat-{ask.seat}"),
    )


def question(ask: Ask, state: State, speaker: Speaker) -> str:
    """Say what is asked, with the answers if they are few."""
    return "\n".join((*_sentences(speaker.say(_asked(ask, state))), *listed(state, ask, speaker)))


def _asked(ask: Ask, state: State) -> Message:
    assert isinstance(ask.about, Asked), ask
    return ask.about.asked(state.figures)


def _sentences(words: str) -> tuple[str, ...]:
    """The question, and on a line of its own what is said after it, where both are too long for one."""
    first, *rest = _SENTENCE.split(words, maxsplit=1)
    return (first, *rest) if len(words) > _LONG and ("?" in first or "?" not in words) else (words,)


def explain(ask: Ask, state: State, speaker: Speaker) -> str:
    """Explain what can be typed now."""
    form = next((form for kind, form in _FORMS.items() if isinstance(ask.about, kind)), "orders")
    return "\n".join(
        (speaker.say(_asked(ask, state)), say(speaker, f"text-help-{form}"), say(speaker, "text-help-more"))
    )
