"""What an audience of Águila cannot know: where the enemy's hidden units lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random

from maestre.games.aguila.data import Terrain
from maestre.games.aguila.game import game
from maestre.games.aguila.setup.hidden import hiding_places
from maestre.games.aguila.table.state import State
from maestre.play import SPECTATOR, Some, Table
from tests.games.aguila.positions import area
from tests.miniatures import disguises

AUDIENCES = (*game.seats, SPECTATOR)
CHOSEN = {"blue_army": "spain_1500", "preparation": "full", "any_period": True, "positions": "maestre"}
WOOD = area("great-wood", Terrain.WOOD, 20, 16, 30, 14)
_TRIES = 2


def battles(seed: int, **fixed: object) -> Iterator[Table[State]]:
    """Preparation after preparation by chance, with a great wood, in which whoever can does hide: every question.

    When the first turn begins hidden units are shown, and there are no secrets left.
    """
    rng = Random(seed)
    while True:
        options = {name: rng.choice(values) for name, values in game.options.items()} | CHOSEN | fixed
        header = Table.new(game, options=options, seed=rng.randbytes(disguises.SEED_BYTES)).header
        state = game.setup(header.scenario, header.options)
        state.scenery[WOOD.id] = WOOD
        table = Table(game, header, state)
        table.settle()
        while not table.state.turn and (waiting := table.waiting()):
            yield table
            ask = table.asked(waiting[0])
            assert ask is not None
            hides = ask.rule == "13.06" and isinstance(ask.choice, Some)
            answer = ask.choice.options if hides else next(table.proposals(waiting[0], rng))  # type: ignore[union-attr]
            table.say(waiting[0], answer)


class Disguise(disguises.Disguise[State]):
    """Units that the audience cannot place lie elsewhere."""

    def put_on(self, start: State) -> None:
        for unit, place in tuple(start.notes.items()):
            if start.units[unit].side.value == self.audience or unit not in self.now.notes:
                continue
            places = islice(hiding_places(start, unit, self.rng), _TRIES)
            elsewhere = next((one for one in places if one != place), None)
            if elsewhere is not None:
                start.notes[unit] = elsewhere
                self.changed["hidden units"] += 1


def faults(table: Table[State], rng: Random, changed: Counter[str]) -> list[str]:
    """Try a position for every audience."""
    return disguises.faults(Disguise, table, rng, changed)
