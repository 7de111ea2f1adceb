"""What is at stake at this hour: what a ship is worth, what a repulse costs, and what the fleet is about."""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from maestre.games.lepanto.data import Figures, Kind, Side
from maestre.games.lepanto.doctrine import judgement
from maestre.games.lepanto.doctrine.council import Plan
from maestre.games.lepanto.fighting.chances import arms_chances, salvoes
from maestre.games.lepanto.fighting.close_combat import Chances
from maestre.games.lepanto.table.state import Ship


class Moment(NamedTuple):
    """The hour: whose turn it is, which one, how many are left after it, the wind, and by how much he is ahead."""

    side: Side
    turn: int
    left: int
    wind: int
    lead: int


class Stakes:
    """What things are worth to one side at one moment."""

    def __init__(self, figures: Figures, moment: Moment, plan: Plan) -> None:
        """Weigh the hour; by his temper and the plan, a captain fears more for what he may lose, or less."""
        self.figures = figures
        self.side, self.turn, self.left, _, self.lead = moment
        self.dread = 1 / plan.temper.boldness
        self.caution = self._caution() * plan.nerve * self.dread
        fade = min(1.0, self.left / judgement.LATE)
        salvo = salvoes(figures)
        self.teeth = {kind: judgement.TEETH * salvo[kind] * fade for kind in Kind}
        self.value = {kind: figures.types[kind].points + self.teeth[kind] for kind in Kind}

    def _caution(self) -> float:
        """Fear nothing when no enemy turn follows, and less the sooner one must close."""
        if not self.left and self.side is self.figures.player_order[-1]:
            return 0.0
        return 1.0

    def worth(self, ship: Ship) -> float:
        """Weigh a ship: the points it will score as things stand, and its guns for the turns to come."""
        if ship.immobilised:
            return self.teeth[ship.kind]
        if ship.repulsed:
            return self.figures.types[ship.kind].points * self._rallies(ship.side) + self.teeth[ship.kind]
        return self.value[ship.kind]

    def _rallies(self, side: Side) -> float:
        """Reckon how likely a repulsed ship is to get away before the count, by the moves it has left."""
        moves = self.left + (side is not self.side and self.side is self.figures.player_order[0])
        return 1.0 if moves > 1 else judgement.RALLIES * moves

    def shame(self, ship: Ship) -> float:
        """Weigh what a repulse costs: guns silent until the ship has drawn off, and near the end its points."""
        points = 0 if ship.immobilised else self.figures.types[ship.kind].points
        return points * (1 - self._rallies(self.side)) + judgement.REPULSE * self.teeth[ship.kind]

    def bargain(self, chances: Chances, prize: float, stake: float, shame: float) -> float:
        """Weigh a close combat: what it may win against what it may lose, as far as it is feared."""
        return chances.kill * prize - self.dread * _cost(chances, stake, shame)

    @cached_property
    def volleys(self) -> dict[Kind, dict[Kind, float]]:
        """What small arms of each of our types are worth against each of theirs next to them; 0 if they do not pay."""
        return {kind: {foe: max(0.0, self._volley(kind, self.side, foe, self.dread)) for foe in Kind} for kind in Kind}

    @cached_property
    def threats(self) -> dict[Kind, float]:
        """How likely small arms of each of his types are to cost us a galley next to them; 0 if they do not pay.

        He is taken for neither bold nor cautious.
        """
        foe = self.side.enemy
        return {
            kind: self._arms(kind, foe, Kind.GALLEY).kill if self._volley(kind, foe, Kind.GALLEY, 1.0) > 0 else 0.0
            for kind in Kind
        }

    def arms(self, kind: Kind, foe: Kind) -> Chances:
        """Give the chances of our small arms next to an enemy."""
        return self._arms(kind, self.side, foe)

    def _arms(self, kind: Kind, side: Side, foe: Kind) -> Chances:
        """Give the chances of small arms of a side next to an enemy, in its turn under way or its next."""
        next_turn = side is not self.side and self.side is self.figures.player_order[-1]
        return arms_chances(self.figures, kind, side, foe, 1, self.turn + next_turn)

    def _volley(self, kind: Kind, side: Side, foe: Kind, dread: float) -> float:
        """Weigh small arms of one type against another: what they may win, less what whoever fires fears to lose."""
        chances = self._arms(kind, side, foe)
        return chances.kill * self.value[foe] - dread * _cost(
            chances, self.value[kind], judgement.REPULSE * self.teeth[kind]
        )


def _cost(chances: Chances, stake: float, shame: float) -> float:
    return chances.loss * stake + chances.repulse * shame
