"""What an answer must satisfy, by what was asked."""

from __future__ import annotations

from maestre.games.tercios.planning import check_plan
from maestre.games.tercios.sequence import check_go
from maestre.games.tercios.state import State
from maestre.play import Answer, Ask, Order

__all__ = ["check"]


def check(state: State, ask: Ask, answer: Answer) -> None:
    """Refuse an answer that the rules do not allow; only what its seat may know is looked at."""
    if ask.rule == "2.03" and isinstance(answer, dict):
        check_plan(answer)
    elif ask.rule == "2.07" and isinstance(answer, Order):
        check_go(state, answer)
