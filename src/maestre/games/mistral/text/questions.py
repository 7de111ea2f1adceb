"""What a player is asked: who and when, the question, the answers with their numbers, and how to type them."""

from __future__ import annotations

from maestre.games.mistral.state import State
from maestre.games.mistral.text.listing import listed
from maestre.games.mistral.text.reports import turn_named
from maestre.games.mistral.wording import asked
from maestre.miniatures.text.reports import say
from maestre.play import Ask, Each, Message, Pick, Some, Speaker

__all__ = ["explain", "prompt", "question"]


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
    return "\n".join((speaker.say(asked(ask)), *listed(state, ask, speaker)))


def explain(ask: Ask, state: State, speaker: Speaker) -> str:
    """Explain what can be typed now."""
    form = "plan" if isinstance(ask.choice, Each) else "some" if isinstance(ask.choice, Some) else "pick"
    form = form if isinstance(ask.choice, Each | Some | Pick) else "orders"
    return "\n".join((speaker.say(asked(ask)), say(speaker, f"text-help-{form}"), say(speaker, "text-help-reports")))
