"""An Order in Execution, and how it stands once an Impulse is judged."""

from __future__ import annotations

from typing import Any

from maestre.games.mistral.orders.execution import judging
from maestre.games.mistral.table.state import Chit, ChitId, Phase, State

from .positions import run, sea

__all__ = ["executing", "judged"]


def executing(
    holder: str, chit: ChitId, where: str, *words: str, force: str = "B1", impulses: int = 5, **fields: Any
) -> State:
    """A Formation with an Order at the end of an Impulse; ``words`` are the marks of the chit, Issued at the start."""
    lines = (f"{holder} {where} : {force}", f"chit {chit} issued {holder} {' '.join(words)}")
    return sea(*lines, phase=Phase.JUDGING, impulses=impulses, **fields)


def judged(state: State, chit: ChitId) -> Chit:
    """How an Order stands after the Impulse."""
    run(judging(state))
    return state.chits[chit]
