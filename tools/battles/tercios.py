"""The battle of Tercios: a reaction, a mala guerra and a pursuit that rides an enemy down."""

from __future__ import annotations

from typing import ClassVar

from battles.measured import TURN, Measured
from battles.script import Step

from maestre.games.tercios.data import INCH, Arm, OrderKind
from maestre.games.tercios.game import game
from maestre.games.tercios.setup.opening import LEARNING
from maestre.games.tercios.table.asking import start_of
from maestre.games.tercios.table.state import LeaderId, State, UnitId
from maestre.play import Ask, Table
from maestre.space.tabletop import Pose

__all__ = ["OfTercios"]


class OfTercios(Measured[State]):
    """The learning battle, in which cavalry attacks whenever it can, since nobody else pursues."""

    game: ClassVar = game
    file: ClassVar = "battle.json"
    scenario: ClassVar = LEARNING
    wanted: ClassVar = "a reaction, a mala guerra and a pursuit"
    bold: ClassVar = {"2.33": ("react", "evade", "flee"), "5.33": ("mala-guerra",)}
    most: ClassVar = 300
    inch: ClassVar = INCH

    def shows(self, _state: State, step: Step) -> str:
        """The rule of an answer that is as bold as can be."""
        return step.rule if step.answer in self.bold.get(step.rule, ()) else ""

    def has_all(self, table: Table[State], shown: tuple[str, ...]) -> bool:
        """Whether a reaction, a mala guerra and a pursuit are in a battle."""
        pursued = any(loss.how == "pursuit" for loss in table.state.lost.values())
        return pursued and all(rule in shown for rule in self.bold)

    def amended(self, state: State, _ask: Ask, answer: object) -> object:
        """Let cavalry attack from the second turn on."""
        if not isinstance(answer, dict) or state.turn == 1:
            return answer
        return answer | {unit: OrderKind.ATTACK for unit in answer if _rides(state, unit)}

    def stands(self, state: State, piece: str) -> Pose:
        """Where a piece starts; a Troop looks ahead, a leader to the far edge of the table."""
        start = start_of(state, piece)
        assert start is not None, "in the learning battle all is on the table"
        return Pose(start.x, start.y, _facing(state, piece))


def _rides(state: State, unit: str) -> bool:
    return unit in state.units and state.units[UnitId(unit)].gear.arm is Arm.CAVALRY


def _facing(state: State, piece: str) -> int:
    if piece in state.leaders:
        return 0 if state.leaders[LeaderId(piece)].side is state.setup.south else TURN // 2
    pose = state.units[UnitId(piece)].pose
    return pose.facing if pose else 0
