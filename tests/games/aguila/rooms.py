"""A room of Águila with some figures, and what is seen in it: answers, odds, offers, forks and kept results."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from maestre.games.aguila.doctrine.weighing import duels
from maestre.games.aguila.game import Aguila
from maestre.games.aguila.game import game as own
from maestre.games.aguila.shooting.aiming import aims
from maestre.games.aguila.shooting.shots import volley
from maestre.games.aguila.table.extents import WHOLE
from maestre.games.aguila.table.places import present
from maestre.games.aguila.table.state import State
from maestre.opponents import Player, agent, answered
from maestre.play import Table
from maestre.play.pure import pure
from maestre.space import tabletop
from tests.games.rooms import foreseen

COMBAT, FORMATIONS, MEASURES, ORDERS = "combat.toml", "formations.toml", "measures.toml", "orders.toml"
OFFICERS = "officers.toml"
CHANGES: dict[str, dict[str, tuple[str, str]]] = {
    "own": {},
    "loud": {
        COMBAT: ("long_range = -1", "long_range = -3"),
        FORMATIONS: ("shoot = [1, 1]", "shoot = [2, 1]"),
    },
    "brisk": {
        COMBAT: ("damage_least = 2", "damage_least = 1"),
        MEASURES: ("width_mm = 1800\ndepth_mm = 1200", "width_mm = 1700\ndepth_mm = 1000"),
        ORDERS: ("distance = [1, 1]", "distance = [3, 2]"),
    },
}
"""Figures by name: as printed, of volleys that are best fired from near, and of men who hurry on a small table."""
ODDS = 25
"""At each how many answers it is foreseen what comes of one."""


@pure(WHOLE)
def threatened(state: State) -> int:
    """Count the dice of all shots that could be made now; this reads weapons and combat, and is kept."""
    return sum(volley(state, aim).dice.whole for unit in present(state) for aim in aims(state, unit))


def furnished(name: str) -> Aguila:
    """Open the game with some of the figures; those printed are the game's own."""
    texts: dict[str, str] = {}
    for file, (printed, changed) in CHANGES[name].items():
        text = own.figures.origin.text(file)
        assert printed in text, f"{file} is written in another way"
        texts[file] = text.replace(printed, changed)
    return own.with_figures(texts) if texts else own


def watched(game: Aguila, scenario: str, player: str, most: int) -> Iterator[object]:
    """Play a room, and give after each answer whatever depends on figures; all rooms have the same dice to come."""
    table = Table.new(game, scenario, seed=b"the same dice in every room".ljust(32, b"."))
    chooser = Player(agent(player, game), 7)
    for number in range(most):
        if table.request is None:
            break
        seat = table.waiting()[0]
        answer = chooser.answer(table.view(seat))
        odds = foreseen(table, seat, answer) if number % ODDS == 0 else None
        fork = table.fork(number.to_bytes(4, "big"))
        fork.say(seat, answer)
        fork.settle()
        ahead = fork.fingerprint()
        if fork.request is not None and fork.waiting():
            other = fork.waiting()[0]
            fork.say(other, answered(chooser.who, fork.view(other), Random(number)))
            ahead = fork.fingerprint()
        table.say(seat, answer)
        state = table.state
        yield repr(answer), odds, ahead, table.fingerprint(), threatened(state), _duels(state)
    yield table.record().dump()


def _duels(state: State) -> list[object]:
    """What all units would throw at the first of the enemy's, as the doctrine keeps it."""
    found: list[object] = []
    for name, one in state.units.items():
        foe = next(other for other, its in state.units.items() if its.side is not one.side)
        by, at = duels.figure(state, name), duels.figure(state, foe)
        found.append(duels.blows(state.figures, by, at, tabletop.Side.FRONT))
    return found


def alone(name: str, scenario: str, player: str, most: int) -> list[object]:
    """Play a room by itself; for a process in which nothing else has been played."""
    return list(watched(furnished(name), scenario, player, most))
