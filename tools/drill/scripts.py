"""Games that people in a drill play by heart: the doctrine played both sides once, on dice that the server gives too.

Whoever plays so needs no rules, asks for no advice and costs next to nothing, so that what is measured is the server.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from maestre.opponents import Player, agent
from maestre.play import Table, find, view
from tools.scripted.sitecustomize import WORD

SCENARIOS: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "lepanto": ("learning", {}),
    "tercios": ("learning", {}),
    "aguila": ("learning", {}),
    "mistral": ("winter-1744", {}),
}
"""What is played of each game."""
MOST: Final = 250
"""After so many answers somebody gives up."""


class Script(msgspec.Struct, frozen=True):
    """One game, learnt by heart: what the host adds to the dice, and what each seat answers in its turn."""

    game: str
    scenario: str
    options: dict[str, Any]
    word: str
    answers: dict[str, tuple[Any, ...]]
    order: tuple[str, ...]
    """Whose answer came when."""

    def until(self, kind: type) -> list[tuple[str, Any]]:
        """Give the answers up to the first of a kind, and that one last."""
        left = {seat: iter(answers) for seat, answers in self.answers.items()}
        found: list[tuple[str, Any]] = []
        for seat in self.order:
            found.append((seat, next(left[seat])))
            if isinstance(found[-1][1], kind):
                return found
        raise ValueError(f"{self.game}: no answer of this kind")

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats, the host's first."""
        return tuple(self.answers)


@cache
def learnt(key: str, number: int, most: int = MOST) -> Script:
    """Play a game with the doctrine on both sides, and note who answered what."""
    game = find(key)
    scenario, options = SCENARIOS[key]
    host, *others = game.seats
    word = f"{WORD}drill-{key}-{number}"
    table = Table.new(game, scenario, options=options, entropy={host: word} | dict.fromkeys(others, ""))
    player = Player(agent("veteran", game), number)
    said: dict[str, list[Any]] = {seat: [] for seat in game.seats}
    order: list[str] = []
    while table.outcome is None and len(order) < most:
        seat = table.waiting()[0]
        answer = player.answer(view(table, seat))
        table.say(seat, answer)
        said[seat].append(answer)
        order.append(seat)
    return Script(key, scenario, options, word, {seat: tuple(one) for seat, one in said.items()}, tuple(order))


def learn_all(each: int) -> list[Script]:
    """Learn so many games of every kind, in turn."""
    return [learnt(key, number) for number in range(each) for key in SCENARIOS]
