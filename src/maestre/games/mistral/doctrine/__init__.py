"""How an admiral of Mistral plays: instructions for the requests of the game, from what his seat sees alone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from maestre.games.mistral.data.words import Fleet
from maestre.games.mistral.doctrine.battles import (
    attacks,
    boards,
    burns,
    companions,
    intensity,
    joins,
    odd_points,
    pairs,
    pursues,
    reinforces,
    withdraws,
)
from maestre.games.mistral.doctrine.commissions import received, steps, terms
from maestre.games.mistral.doctrine.councils import declines, dummies, last, musters, nobody, stays, supply
from maestre.games.mistral.doctrine.courses import courses
from maestre.games.mistral.doctrine.outlook import Outlook
from maestre.games.mistral.doctrine.tasks import helps, named, screens, sent, shadows, watches
from maestre.games.mistral.doctrine.yards import (
    assigned,
    called,
    fitted_out,
    given,
    laid_up,
    mended,
    released,
    reorganised,
    taken,
    trades,
)
from maestre.games.mistral.proposals import propose
from maestre.games.mistral.state import State
from maestre.play import Answer, Ask, View

__all__ = ["INSTRUCTIONS", "choose"]


def choose(seen: View[State], rng: Random) -> Answer:
    """Answer what the seat is asked; nothing is left to chance, so the same view always gives the same answer.

    What the doctrine has no opinion of is answered by the first of what the rules propose.
    """
    ask = seen.ask
    assert ask is not None, "an admiral is asked before he answers"
    if ask.rule in INSTRUCTIONS:
        return INSTRUCTIONS[ask.rule](Outlook(seen.now, Fleet(seen.seat)), ask)
    return next(propose(seen.now, ask, Random(0)))


INSTRUCTIONS: Final[dict[str, Callable[[Outlook, Ask], Answer]]] = {
    "S.09": courses,
    "S.10": courses,
    "IC.5.15.b": courses,
    "IC.6.2": named,
    "IC.6.2.b": sent,
    "IC.6.24": burns,
    "IC.6.27": helps,
    "IC.6.28": screens,
    "IC.7.13": shadows,
    "IC.7.15": nobody,
    "IC.7.15.b": dummies,
    "IC.7.2.d": nobody,
    "IC.7.24.b": watches,
    "IC.8.12.b": attacks,
    "IC.8.23": withdraws,
    "IC.8.23.c": pursues,
    "IC.8.24": reinforces,
    "IC.8.33": pairs,
    "IC.8.33.b": joins,
    "IC.8.34": boards,
    "IC.9.35": received,
    "IC.9.36": steps,
    "IC.9.39": terms,
    "IC.10.17.b": supply,
    "IC.11.12.c": given,
    "IC.11.12.d": released,
    "IC.11.3": mended,
    "S.28": assigned,
    "S.29": reorganised,
    "S.33": laid_up,
    "S.35": fitted_out,
    "T.bit.b": intensity,
    "T.cdt.l": odd_points,
    "2.221.c": companions,
    "2.344.a": last,
    "2.345.a": musters,
    "2.543.a": declines,
    "2.61.b": declines,
    "2.612.a": taken,
    "2.633.b": stays,
    "2.635": trades,
    "2.636.b": nobody,
    "E.calls_elsewhere": called,
    "T.prestige.e": declines,
    "T.ranks.b": declines,
}
"""How each request is answered, by its rule."""
