"""8.04, 9.02 Which battle is fought."""

from __future__ import annotations

from maestre.games.tercios.data import Figures
from maestre.play import Procedure, draw, rule


@rule("8.04")
def choose_battle(figures: Figures, agreed: str = "") -> Procedure[str]:
    """Give the battle that the players agreed on, or draw one of those that the book describes (only one, so far)."""
    if agreed:
        return agreed
    books = tuple(name for name, scenario in figures.scenarios.items() if not scenario.ours)
    (drawn,) = yield from draw(books, 1, "8.04")
    return drawn
