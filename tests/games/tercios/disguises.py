"""What an audience of Tercios cannot know: faces of cards, places of ambushes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from maestre.games.tercios.abilities.ambush import ComeOut, hiding_places
from maestre.games.tercios.cards.planning import DEPARTURES
from maestre.games.tercios.data import Ability, OrderKind
from maestre.games.tercios.game import game
from maestre.games.tercios.table.state import Card, State, Unit, UnitId
from maestre.games.tercios.table.troops import body
from maestre.play import SPECTATOR, Ask, Table, change
from maestre.play.record import Said
from tests.miniatures import disguises

AUDIENCES = (*game.seats, SPECTATOR)


def battles(seed: int, **fixed: object) -> Iterator[Table[State]]:
    """Battle after battle by chance: the table at every question."""
    return disguises.battles(game, seed, _with_ambushes, **fixed)


def _with_ambushes(state: State, rng: Random) -> State:
    """On a table that is ready, put some of those into ambush whom their players might have put there."""
    for unit, one in state.units.items():
        places = hiding_places(state, one.side)
        if (
            one.pose
            and Ability.AMBUSH in state.gear(unit).abilities
            and state.ambush
            and places
            and rng.random() < 1 / 2
        ):
            change(state.units, unit, pose=None, lurks=rng.choice(places))
    return state


class Disguise(disguises.Disguise[State]):
    """Cards whose face the audience does not know get another, ambushes that it cannot place lie elsewhere.

    Who is coming out of an ambush is hidden no more.
    """

    def __init__(self, table: Table[State], audience: str, rng: Random) -> None:
        about = table.request.about if isinstance(table.request, Ask) else None
        self.shown = about.unit if isinstance(about, ComeOut) else None
        super().__init__(table, audience, rng)

    def put_on(self, start: State) -> None:
        start.cards = self._cards(start)
        start.units = self._units(start)

    def _cards(self, start: State) -> dict[UnitId, Card]:
        hidden = {unit: card for unit, card in start.cards.items() if self._hides(unit, card)}
        faces = {card.shared or unit: self._other_face(start, unit, card) for unit, card in hidden.items()}
        for card in hidden.values():
            self.changed["cards that nobody knows" if not card.knows else "cards"] += 1
        return start.cards | {unit: replace(card, order=faces[card.shared or unit]) for unit, card in hidden.items()}

    def _hides(self, unit: UnitId, card: Card) -> bool:
        now = self.now.cards.get(unit)
        return now is not None and self.audience not in card.knows and self.audience not in now.knows

    def _other_face(self, start: State, unit: UnitId, card: Card) -> OrderKind:
        faces = tuple(OrderKind) if body(start, unit) == unit else DEPARTURES
        return self.rng.choice([face for face in faces if face is not card.order])

    def _units(self, start: State) -> dict[UnitId, Unit]:
        found = dict(start.units)
        for unit, one in start.units.items():
            now = self.now.units.get(unit)
            if one.lurks is None or one.side.value == self.audience or now is None or now.lurks is None:
                continue
            if unit == self.shown:
                continue
            elsewhere = [place for place in hiding_places(start, one.side) if place != one.lurks]
            if elsewhere:
                found[unit] = replace(one, lurks=self.rng.choice(elsewhere))
                self.changed["ambushes"] += 1
        return found

    def other_plan(self, table: Table[State], entry: Said) -> object:
        """Lay other cards than were laid, where they still lie hidden and nobody shares them."""
        plan = dict(entry.answer)
        for unit, card in self.now.cards.items():
            if unit in plan and self.audience not in card.knows and not card.shared:
                plan[unit] = self._other_face(table.state, unit, replace(card, order=OrderKind(plan[unit])))
                self.changed["cards"] += 1
        return plan


def faults(table: Table[State], rng: Random, changed: Counter[str]) -> list[str]:
    """Try a position for every audience."""
    return disguises.faults(Disguise, table, rng, changed)
