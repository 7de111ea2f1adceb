"""What odds take for granted on the way, and where they end.

Nobody Screens, withdraws, reinforces or pays for another throw; Battles are fought with middling Intensity, pair by
pair in order. What hidden counters are must not be guessed: odds end with the phase in which something was decided.
"""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.checks import check
from maestre.games.mistral.data.words import Intensity
from maestre.games.mistral.offers import begun, offers
from maestre.games.mistral.state import Phase, State
from maestre.play import Ask, Assumption, Each, Message, Order, Orders, Pick, Some

__all__ = ["assumed", "concluded"]

_PASSED: Final = {
    "IC.6.28": "assume-no-screen",
    "IC.7.13": "assume-no-shadow",
    "IC.6.27": "assume-no-help",
    "IC.8.23": "assume-no-withdrawal",
    "IC.8.23.c": "assume-no-pursuit",
    "IC.8.24": "assume-no-reinforcement",
    "IC.6.24": "assume-no-fireship",
    "T.prestige.e": "assume-no-reroll",
    "T.ranks.b": "assume-no-reroll",
}
"""What is declined on the way, by the rule that asks."""
_FIRST: Final = {
    "IC.8.34": "assume-first",
    "2.221.c": "assume-first",
    "IC.8.33": "assume-first",
    "IC.8.33.b": "assume-first",
    "T.cdt.e": "assume-first",
    "T.cdt.l": "assume-first",
}
"""Where the first that the rules allow is taken."""
_DECLINES: Final = ("pass", "keep", "fight", "stay")


def assumed(state: State, ask: Ask) -> Assumption | None:
    """Give the answer that odds assume, or None where they stop."""
    if ask.rule == "T.bit.b":
        return _intensity(ask)
    if ask.rule in _PASSED:
        answer = _declined(ask)
        return None if answer is None else Assumption(answer, Message(_PASSED[ask.rule]))
    if ask.rule in _FIRST:
        return Assumption(_first(state, ask), Message(_FIRST[ask.rule]))
    return None


def _intensity(ask: Ask) -> Assumption:
    assert isinstance(ask.choice, Pick), ask
    word = Intensity.MEDIUM.value if Intensity.MEDIUM in ask.choice.options else ask.choice.options[0]
    return Assumption(word, Message.of("assume-intensity", intensity=word))


def _declined(ask: Ask) -> str | tuple[str, ...] | Order | None:
    """The answer that does nothing."""
    choice = ask.choice
    if isinstance(choice, Pick):
        return next((word for word in _DECLINES if word in choice.options), None)
    if isinstance(choice, Orders):
        return next((Order(word) for word in _DECLINES if word in choice.verbs), None)
    return () if isinstance(choice, Some) else None


def _first(state: State, ask: Ask) -> object:
    """The first answer that the rules allow; of joining a Combat none, where that is allowed."""
    if isinstance(ask.choice, Each):
        return begun(state, ask)
    if isinstance(ask.choice, Orders) and "done" in ask.choice.verbs and check.allow(state, ask, Order("done")):
        return Order("done")
    return offers(state, ask, "")[0].answer


def concluded(before: State, after: State) -> bool:
    """Say whether odds of what was decided in one position end at another: when its phase is over.

    Of moves that is when all stacks have made theirs; of Battles they end with the location that was fought for.
    """
    if before.phase is Phase.BATTLES and len(after.agenda) < len(before.agenda):
        return True
    return after.phase is not before.phase
