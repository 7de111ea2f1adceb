"""IC.5.12, S.12 What a stack may spend its MP on, in words: the cost, and the chance to Catch the Wind."""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.chances import check_passes, percent
from maestre.games.mistral.courses import CATCH, CLEAR, ENTER, GO, LEAVE, SAIL, STAY, catch_number, step_of
from maestre.games.mistral.data import NETWORK
from maestre.games.mistral.names import called, name
from maestre.games.mistral.phrases.plain import Phrase
from maestre.games.mistral.routes import DIVERT
from maestre.games.mistral.state import FormationId, State
from maestre.games.mistral.supply import UNLOAD
from maestre.play import Ask, Message
from maestre.space.network import How

__all__ = ["OPTIONS", "action", "told"]


def action(state: State, _ask: Ask, key: str, option: str) -> Message:
    """An action of a stack, where it is asked what all do."""
    return told(state, FormationId(key), option)


def told(state: State, formation: FormationId, option: str) -> Message:
    """An action of a stack."""
    verb, _, what = option.partition(":")
    if verb == CATCH:
        return _caught(state, formation, option)
    if verb == GO:
        return _sailed(state, formation, option)
    if verb in (STAY, SAIL, ENTER):
        return Message(f"action-{verb}")
    if verb == LEAVE:
        return Message.of("action-leave", edge=what)
    if verb == CLEAR:
        return Message.of("action-clear", auxiliary=name(what))
    if verb == UNLOAD:
        return Message.of("action-unload", points=int(what))
    return Message.of("action-divert", place=name(what)) if verb == DIVERT else called(option)


def _caught(state: State, formation: FormationId, option: str) -> Message:
    """The number that Catches the Wind, and its chance."""
    step = step_of(state, formation, option)
    assert step is not None, option
    number = catch_number(state, formation, step)
    chance = check_passes(state, state.formations[formation].fleet, number, "S.12")
    return Message.of("offer-catch", place=name(step.to), number=number.whole, chance=percent(chance))


def _sailed(state: State, formation: FormationId, option: str) -> Message:
    """With the wind for one MP; against it for two, of which the first may be spent already."""
    step = step_of(state, formation, option)
    assert step is not None, option
    if step.how is not How.AGAINST:
        return Message.of("offer-go", place=name(step.to), cost=NETWORK.costs.with_wind)
    begun = state.formations[formation].committed == step.to
    left = NETWORK.costs.against_wind - 1 if begun else NETWORK.costs.against_wind
    return Message.of("offer-beat", place=name(step.to), cost=left, begun="yes" if begun else "no")


OPTIONS: Final[dict[str, Phrase]] = {"S.10": action, "S.09": action, "IC.5.15.b": action}
