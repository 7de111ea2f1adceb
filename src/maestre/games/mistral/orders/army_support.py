"""O.army_support Army Support: a Formation off a coast helps a Campaign, and is judged by how it goes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from maestre.games.mistral.data.words import Campaign, Fleet, OrderKind
from maestre.games.mistral.orders.scoring import failed, fulfilled
from maestre.games.mistral.table.chit import executing, has_bomb, is_at, issued, row_of
from maestre.games.mistral.table.state import ChitId, State
from maestre.play import Procedure, RuleId, change, rule

_RULE: Final[RuleId] = "O.army_support"


def _orders(state: State, campaign: Campaign) -> tuple[ChitId, ...]:
    return tuple(
        chit for chit in issued(state, OrderKind.ARMY_SUPPORT) if row_of(state.figures, chit).campaign is campaign
    )


def _toward(state: State, chit: ChitId, boxes: int) -> int:
    """Boxes or DRMs in favour of whoever holds the Order; markers and rolls are reckoned toward the Bourbons."""
    return boxes if state.chits[chit].fleet is Fleet.BOURBON else -boxes


def _supports(state: State, chit: ChitId) -> bool:
    one = executing(state, chit)
    return one is not None and is_at(state.figures, one, chit)


@rule("O.army_support", "2.132.a")
def support(state: State, campaign: Campaign) -> Iterator[tuple[int, RuleId]]:
    """The DRMs that Orders give to a Campaign's roll, + is Bourbon; stands in `FRONT_MODIFIERS`."""
    for chit in _orders(state, campaign):
        one = executing(state, chit)
        if one is None or not _supports(state, chit):
            continue
        if has_bomb(state, one.id):
            yield _toward(state, chit, state.figures.orders.army_support.bomb), "2.132.a"
        else:
            yield _toward(state, chit, state.figures.orders.army_support.drm), _RULE


@rule("O.army_support")
def judged(state: State, campaign: Campaign, moved: int) -> Procedure[None]:
    """Judge the Orders for a Campaign that has been resolved: Fulfilled if it went their way; at `FRONT_RESOLVED`.

    Whoever was not there has supported nothing, but a resolution has passed for him too.
    """
    yield from ()
    for chit in _orders(state, campaign):
        if _toward(state, chit, moved) > 0 and _supports(state, chit):
            fulfilled(state, chit, _RULE)
        elif (
            change(state.chits, chit, served=state.chits[chit].served + 1).served
            >= state.figures.orders.army_support.resolutions
        ):
            failed(state, chit, _RULE)
