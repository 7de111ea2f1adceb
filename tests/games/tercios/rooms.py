"""A room of Tercios with some figures, and what is seen in it: answers, odds, offers, forks and kept results."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from maestre.games.tercios.data import OrderKind
from maestre.games.tercios.doctrine.weighing import duels
from maestre.games.tercios.game import Tercios
from maestre.games.tercios.game import game as own
from maestre.games.tercios.shooting.shots import volleys
from maestre.games.tercios.table.extents import WHOLE
from maestre.games.tercios.table.state import State
from maestre.opponents import Player, agent, answered
from maestre.play import Table
from maestre.play.pure import pure
from tests.games.rooms import foreseen

VALUES, WEAPONS, MEASURES, TROOPS = "values.toml", "weapons.toml", "measures.toml", "troops.toml"
CHANGES: dict[str, dict[str, tuple[str, str]]] = {
    "own": {},
    "loud": {
        VALUES: ("resist_volley = 4", "resist_volley = 6"),
        WEAPONS: ("range_in = 12, kind", "range_in = 18, kind"),
    },
    "brisk": {
        MEASURES: ("leader_move_in = 6", "leader_move_in = 9"),
        TROOPS: ("speed = 4", "speed = 6"),
        VALUES: ("order_check = 5", "order_check = 3"),
    },
}
"""Figures by name: as printed, of muskets that carry far and kill, and of men who march and obey."""
ODDS = 25
"""At each how many answers it is foreseen what comes of one."""


@pure(WHOLE)
def threatened(state: State) -> int:
    """Count the dice of all shots that could be made now; this reads weapons and values, and is kept."""
    return sum(shot.dice.whole for unit in state.units for shot in volleys(state, unit, OrderKind.FIRE))


def furnished(name: str) -> Tercios:
    """Open the game with some of the figures; those printed are the game's own."""
    texts: dict[str, str] = {}
    for file, (printed, changed) in CHANGES[name].items():
        text = own.figures.origin.text(file)
        assert printed in text, f"{file} is written in another way"
        texts[file] = text.replace(printed, changed)
    return own.with_figures(texts) if texts else own


def watched(game: Tercios, scenario: str, player: str, most: int) -> Iterator[object]:
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
        paces = [duels.pace(state.figures, duels.kind_of(one), None) for one in state.units.values()]
        yield repr(answer), odds, ahead, table.fingerprint(), threatened(state), paces
    yield table.record().dump()


def alone(name: str, scenario: str, player: str, most: int) -> list[object]:
    """Play a room by itself; for a process in which nothing else has been played."""
    return list(watched(furnished(name), scenario, player, most))
