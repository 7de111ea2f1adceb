"""The moments that special rules touch. Chapters call them and know no quality; `wiring` says what is done there."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple

from maestre.games.tercios.data import Ability, OrderKind, Value, Weapon
from maestre.games.tercios.table.rolls import Struck
from maestre.games.tercios.table.state import CommandId, LeaderId, State, UnitId
from maestre.games.tercios.table.subjects import Charge, Deed, Melee, Situation, Trigger, Volley
from maestre.games.tercios.table.values import Step
from maestre.miniatures.sides import Side
from maestre.play.asking.moments import Bar, Course, Custom, Moment, Word
from maestre.space import tabletop
from maestre.space.tabletop import Point, Pose

Withdrawal = Literal["retreat", "disengage", "hold", "destroyed", "ridden-down"]


class Ridden(NamedTuple):
    """A leader has ridden: which Troop he has joined, if any."""

    host: UnitId | None = None


GO_BEGINS: Final[Moment[[State]]] = Moment()
"""A side's go begins, before its leader or Troop is chosen."""
CARD_TURNS: Final[Moment[[State, UnitId]]] = Moment()
"""A Troop is activated and its card still lies face down."""
ORDER_SHOWN: Final[Course[[State, UnitId], OrderKind]] = Course()
"""The card of an activated Troop lies open: which order it will execute; the order check comes next."""
ORDER_STANDS: Final[Moment[[State, UnitId]]] = Moment()
"""An activated Troop has passed its check, if it needed one, and begins to execute its order."""
EXECUTED: Final[Course[[State, UnitId, OrderKind, int], bool]] = Course()
"""Whether an order has been carried out already, with the successes of its check: on a real table it is told how."""
ORDER_DONE: Final[Moment[[State, UnitId]]] = Moment()
"""A Troop that is still on the table has executed its order."""
TURN_ENDED: Final[Moment[[State]]] = Moment()
"""The last Troop of a turn has acted."""

MAY_ACT: Final[Bar[[State, UnitId]]] = Bar()
"""Whether a Troop may be activated now."""
TROOPS_OWED: Final[Word[[State, Side], int]] = Word(1)
"""How many Troops a side activates in one go."""
CHECK_WAIVED: Final[Word[[State, UnitId], bool]] = Word(otherwise=False)
"""Whether a Troop executes its order without a check."""
IN_COMMAND: Final[Word[[State, UnitId], bool]] = Word(otherwise=False)
"""Whether a Troop has no reduction for lack of a leader."""
WEAR_SHED: Final[Word[[State, UnitId, int], int]] = Word(1)
"""How many markers a Resist order takes off, given the successes of its check."""
WEAR_KEPT: Final[Word[[State, UnitId], int]] = Word(1)
"""How many markers no Resist order takes off."""

ORDER_AVAILS: Final[Word[[State, UnitId, OrderKind], bool]] = Word(otherwise=True)
"""Whether a Troop can do anything with an order, or a reaction, of a kind; if not, its card is spent for nothing."""
ACTION_OPEN: Final[Word[[State, UnitId, str, tuple[str, ...]], bool]] = Word(otherwise=True)
"""Whether a Troop may take an action of Attention (also to turn as a reaction), given those it has taken."""
REACTS: Final[Moment[[State, UnitId]]] = Moment()
"""A Troop has announced a reaction and its card still lies face down."""
REACTION_SHOWN: Final[Moment[[State, Trigger, OrderKind]]] = Moment()
"""The card of a Troop that reacts lies open; the check comes next."""

SCENERY_DONE: Final[Moment[[State]]] = Moment()
"""All scenery has been bought and placed."""
FORMING: Final[Moment[[State, CommandId]]] = Moment()
"""A command is about to be deployed: who of it acts as one, who lies in ambush."""
ARRAYING: Final[Custom[[State, CommandId]]] = Custom()
"""The same for a command that is arrayed by itself: what a sensible player would have."""
DEPLOYED: Final[Moment[[State, UnitId]]] = Moment()
"""A Troop has been put on the table."""
VANGUARD_BOUNDS: Final[Bar[[State, UnitId, Pose]]] = Bar()
"""Whether a Troop may end its Vanguard move there."""

CHARGE_DECLARED: Final[Course[[State], Charge | None]] = Course()
"""A charge has been declared; somebody may take it on before its target's window opens. None: it has come to an end."""
COMES_BETWEEN: Final[Word[[State, UnitId, Charge], Point | None]] = Word(None)
"""Where on a charger's way cavalry meets it that shelters others, if that is not to be asked: on a real table."""
FLANKABLE: Final[Word[[State, UnitId], bool]] = Word(otherwise=True)
"""Whether a Troop feels it when it is charged from behind its front."""
FLANK_IGNORED: Final[Word[[State, UnitId, Value], bool]] = Word(otherwise=False)
"""Whether a flanked Troop keeps a value that others have reduced."""
LIMIT_IGNORED: Final[Word[[State, Situation, Value], bool]] = Word(otherwise=False)
"""Whether a Troop At the Limit keeps a value that others have reduced."""
DISORDER_IGNORED: Final[Word[[State, Situation, Value], bool]] = Word(otherwise=False)
"""Whether a disordered Troop keeps a value that others have reduced."""
PROTECTED: Final[Word[[State, Situation], bool]] = Word(otherwise=False)
"""Whether a Troop that is charged resists as in Protected ground."""
FORTIFIED: Final[Word[[State, Charge], bool]] = Word(otherwise=False)
"""Whether the target of a charge has defences that rule mala guerra out."""
GROUND_SLOWS: Final[Word[[State, UnitId], bool]] = Word(otherwise=True)
"""Whether Difficult and Very Difficult ground reduce the Speed of a Troop."""
GROUND_DISORDERS: Final[Word[[State, UnitId], bool]] = Word(otherwise=True)
"""Whether Very Difficult ground disorders a Troop."""
PASSES: Final[Word[[State, UnitId, UnitId, OrderKind], bool]] = Word(otherwise=False)
"""Whether a Troop that moves with an order may go through another, if it does not end on it."""
MOVES: Final[Course[[State, UnitId], bool | None]] = Course()
"""A Troop is about to move as it likes; if it does something else instead: whether its activation goes on."""
WALKS: Final[Course[[State, UnitId, OrderKind | None], bool | None]] = Course()
"""A Troop moves where it likes; whether its activation goes on, if it has moved already: on a real table."""
PASSED: Final[Moment[[State, UnitId, tuple[Point, Point]]]] = Moment()
"""The front centre of a Troop has come along a line, at the end of its move or where a window halts it."""
ARRIVED: Final[Moment[[State, UnitId]]] = Moment()
"""A Troop stands at the end of a move that it has made of its own will."""
MOVED: Final[Moment[[State, UnitId, tuple[Point, Point]]]] = Moment()
"""A Troop stands in a new place, its front centre having come along a line; not for turns on the spot."""
TURNED: Final[Moment[[State, UnitId, tuple[Point, Point]]]] = Moment()
"""A Troop has turned on the spot; both ends of the line are where its front centre is now."""

SHOT_ALLOWED: Final[Bar[[State, Situation]]] = Bar()
"""Whether a Troop may shoot with that weapon, in that order or reaction."""
REACH_ADDED: Final[Word[[State, UnitId, Weapon], int]] = Word(0)
"""What is added to the reach of a weapon."""
SHOT_ORIGINS: Final[Word[[State, UnitId], tuple[tabletop.Side, ...]]] = Word((tabletop.Side.FRONT,))
"""From which of its centres a Troop may shoot."""
SHOT_OVER: Final[Word[[State, Situation, tabletop.Side], tuple[UnitId, ...]]] = Word(())
"""The Troops over which a shot may go."""
STEADY: Final[Word[[State, Situation], bool]] = Word(otherwise=False)
"""Whether a Troop shoots with Attention without the reduction."""
COVERED: Final[Word[[State, Situation], bool]] = Word(otherwise=False)
"""Whether a Troop resists a shot as in Covered ground."""
ONES_COUNT: Final[Word[[State, Volley], bool]] = Word(otherwise=False)
"""Whether the ones of a shot matter."""
SHOT_RESOLVED: Final[Moment[[State, Volley, Struck]]] = Moment()
"""A shot is over: what it did."""

ROUT_TRIED: Final[Word[[State, UnitId], bool]] = Word(otherwise=True)
"""Whether a Troop may try a rout check at all."""
ROUT_STEPS: Final[Word[[State, UnitId], tuple[Step, ...]]] = Word(())
"""What changes the dice of a rout check after all."""
ROUT_FAILED: Final[Course[[State, UnitId, int], bool]] = Course()
"""A Troop has failed a rout check for so many points: whether it stays after all."""
DESTROYED: Final[Moment[[State, UnitId, str, UnitId | None]]] = Moment()
"""A Troop is about to leave play: how ("rout", "melee", "pursuit", ...), and by whose hand; still in ``units``.

Who stood behind the first of a pool has no pose of its own.
"""

COMBAT_WON: Final[Moment[[State, Melee, UnitId]]] = Moment()
"""A combat has a winner; both may still be on the table."""
COMBAT_OVER: Final[Moment[[State, Melee]]] = Moment()
"""Two Troops have fought and parted, or one of them is no more."""
TURNS_ABOUT: Final[Word[[State, UnitId], bool]] = Word(otherwise=True)
"""Whether a Troop that flees may turn as far as it likes; if not, no farther than for a move."""
FLED: Final[Moment[[State, UnitId, UnitId]]] = Moment()
"""A Troop takes to flight from another as a reaction."""
WITHDRAWS: Final[Course[[State, UnitId, UnitId], Withdrawal]] = Course()
"""A Troop is about to withdraw from an enemy: what becomes of it."""
MUST_CONSOLIDATE: Final[Word[[State, UnitId], bool]] = Word(otherwise=False)
"""Whether a Troop consolidates without being asked."""
BLOCKED: Final[Course[[State, UnitId], int]] = Course()
"""A disengagement could not be completed: how much wear that costs."""

LEADS: Final[Course[[State, LeaderId], bool]] = Course()
"""Whether a leader who is activated has moved and acted already: on a real table it is told where he is."""
RIDES: Final[Course[[State, LeaderId, bool], Ridden | None]] = Course()
"""A leader rides otherwise, and may join a Troop or not: on a real table it is told where to."""
TOLD_NEAR: Final[Word[[State, LeaderId, str], bool]] = Word(otherwise=False)
"""Whether a leader has a Troop or leader in reach and in sight, wherever they stand: on a real table that is told."""
MAY_LEAD: Final[Bar[[State, LeaderId]]] = Bar()
"""Whether a leader may be activated now."""
MUST_LEAD: Final[Word[[State, Side], bool]] = Word(otherwise=False)
"""Whether a side must activate a leader before anything else."""
ACTION_REACH: Final[Bar[[State, LeaderId, str, str]]] = Bar()
"""Whether a command action of a leader (a quality, or a common action) reaches a Troop or leader."""
LENT: Final[Word[[State, UnitId, Ability], bool]] = Word(otherwise=False)
"""Whether leaders lend a Troop a special rule."""
SIGHT_WAIVED: Final[Word[[State, LeaderId, str], bool]] = Word(otherwise=False)
"""Whether a leader needs no sight for a command action, or ("command") to lead."""
INSPIRED: Final[Word[[State, LeaderId, UnitId], tuple[UnitId, ...]]] = Word(())
"""Which other Troops have the virtue too that a leader lends to one."""
UNINSPIRED: Final[Word[[State, UnitId], bool]] = Word(otherwise=False)
"""Whether a Troop has no good of the virtues of the leader inside it."""
ACTION_SUCCEEDED: Final[Course[[State, Deed], int]] = Course()
"""A command action has been thrown for: how many successes hold."""
LEADER_TIRED: Final[Word[[State, Deed, int], bool]] = Word(otherwise=True)
"""Whether a leader is exhausted after an action, given its successes."""
