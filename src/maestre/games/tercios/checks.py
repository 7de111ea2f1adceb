"""What an answer must satisfy, by the rule under which it was asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from maestre.games.tercios.planning import check_plan
from maestre.games.tercios.sequence import check_go
from maestre.games.tercios.state import State
from maestre.play import Answer, Ask

__all__ = ["CHECKS", "check"]

CHECKS: Final[dict[str, Callable[[State, Ask, Any], None]]] = {"2.03": check_plan, "2.07": check_go}
"""Who refuses an answer, by the rule of its question. Each looks only at what the seat may know."""


def check(state: State, ask: Ask, answer: Answer) -> None:
    """Refuse an answer that the rules do not allow."""
    if ask.rule in CHECKS:
        CHECKS[ask.rule](state, ask, answer)
