"""The battle of Águila: a charge, a square formed before one, a battery that fires and a unit that is routed."""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec
from battles.measured import Measured
from battles.script import Step
from msgspec.structs import replace

from maestre.games.aguila.armies.lists import ARMY_LISTS
from maestre.games.aguila.data import INCH, Arm, Scenario
from maestre.games.aguila.game import game
from maestre.games.aguila.table.places import battery_of, pose
from maestre.games.aguila.table.state import OfficerId, Side, State, UnitId
from maestre.play import Ask, Order, Table
from maestre.space import tabletop
from maestre.space.tabletop import Pose

__all__ = ["OfAguila"]

FORCES: Final = {"blue": "france_750", "red": "britain_750"}
LIMIT: Final = 850
TOLD: Final = ("charge-contact", "reaction-square-formed")
BATTERY: Final = "battery"
HOLD: Final = "hold"
GUNNERS: Final = ("limber", "unlimber")


class OfAguila(Measured[State]):
    """A hill that both want, with small forces of which each has a second gun, so that both have a battery."""

    game: ClassVar = game
    file: ClassVar = "aguila.battle.json"
    scenario: ClassVar = Scenario.TAKE_HILL.value
    wanted: ClassVar = "a charge, a square formed before one, a battery that fires, a unit routed and a winner"
    bold: ClassVar = {"8.09": ("square",)}
    most: ClassVar = 130
    inch: ClassVar = INCH
    turns: ClassVar = True

    def lists(self) -> dict[str, str]:
        """The forces as a player writes them in Spanish, with one more gun each."""
        speaker = self.game.speaker("es")
        return {side: self.game.write_list(_with_a_second_gun(force), speaker) for side, force in FORCES.items()}

    def shows(self, state: State, step: Step) -> str:
        """Whether a battery opens fire."""
        if step.rule != "7.01" or not isinstance(step.answer, dict):
            return ""
        firing = (UnitId(unit) for unit, target in step.answer.items() if target != HOLD)
        return BATTERY if any(len(battery_of(state, unit)) > 1 for unit in firing if unit in state.units) else ""

    def has_all(self, table: Table[State], shown: tuple[str, ...]) -> bool:
        """Whether a charge, a square, the fire of a battery and a rout are in a battle, and somebody has won it."""
        told = [one.told.message.key for one in table.told]
        routed = any(loss.how == "routed" and not loss.officer for loss in table.state.lost.values())
        won = table.outcome is not None and table.outcome.winner is not None
        return won and routed and BATTERY in shown and all(key in told for key in TOLD)

    def amended(self, state: State, ask: Ask, answer: object) -> object:
        """Turn guns where they are: only a hand on the table says whither they roll. Officers stay after turn 1."""
        if ask.rule != "3.01" or not isinstance(answer, Order):
            return answer
        if answer.verb in GUNNERS:
            return Order("facing", answer.piece)
        return Order("done") if answer.verb == "ride" and state.turn > 1 else answer

    def stands(self, state: State, piece: str) -> Pose | None:
        """Where an officer is, alone or with a unit, or a unit that only turns."""
        officer = state.officers.get(OfficerId(piece))
        if officer is None:
            return state.units[UnitId(piece)].pose
        if officer.inside is None:
            return officer.pose
        return pose(state, officer.inside)._replace(facing=_home(state, officer.side))


def _with_a_second_gun(force: str) -> str:
    army = ARMY_LISTS.army_of(State.figures, force, "es")
    [brigade] = army.brigades
    guns = tuple(unit for unit in brigade.units if State.figures.units[unit.unit].arm is Arm.ARTILLERY)
    larger = replace(brigade, units=(*brigade.units, *guns))
    return msgspec.json.encode(replace(army, limit=LIMIT, brigades=(larger,))).decode()


def _home(state: State, side: Side) -> int:
    """The facing that looks from a side's edge of the table to the other."""
    edge = state.armies[side].edge
    assert edge is not None, "who has deployed has an edge"
    return (edge.value + 2) % len(tabletop.Side) * tabletop.QUARTER_TURN
