"""The moments that special rules touch. Chapters call them and know no quality; `occasions` says what happens at each.

A `Moment` runs procedures in order; a `Course` lets each make something else of what the last gave. A `Word` asks pure
functions, and the first that has something to say decides. A `Bar` asks functions that refuse.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, Final, Generic, Literal, ParamSpec, TypeVar

from maestre.games.tercios.data import OrderKind, Quality, Weapon
from maestre.games.tercios.matters import Charge, Deed, Melee, Situation, Volley
from maestre.games.tercios.state import LeaderId, Side, State, UnitId
from maestre.play import Procedure, Refused
from maestre.space.tabletop import Point, Pose

__all__ = [
    "ACTION_REACH",
    "ACTION_SUCCEEDED",
    "BLOCKED",
    "CARD_TURNS",
    "CHARGE_DECLARED",
    "CHECK_WAIVED",
    "COMBAT_WON",
    "DEPLOYED",
    "DESTROYED",
    "GO_BEGINS",
    "IN_COMMAND",
    "LEADER_TIRED",
    "MAY_ACT",
    "MOVED",
    "ORDER_SHOWN",
    "ORDER_STANDS",
    "REACH_ADDED",
    "SHOT_ALLOWED",
    "SHOT_RESOLVED",
    "TROOPS_OWED",
    "TURN_ENDED",
    "VANGUARD_BOUNDS",
    "WEAR_KEPT",
    "WEAR_SHED",
    "WEAR_TAKEN",
    "WITHDRAWS",
    "Bar",
    "Course",
    "Moment",
    "Withdrawal",
    "Word",
]

Withdrawal = Literal["retreat", "disengage", "hold", "destroyed"]

P = ParamSpec("P")
T = TypeVar("T")


class Moment(Generic[P]):
    """A point of play, and the procedures that run there, in order."""

    def __init__(self) -> None:
        self.procedures: tuple[Callable[P, Procedure[None]], ...] = ()

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Procedure[None]:
        """Run them."""
        for procedure in self.procedures:
            yield from procedure(*args, **kwargs)


class Course(Generic[P, T]):
    """A point of play where procedures may turn something into something else, each going on from the last."""

    def __init__(self) -> None:
        self.turns: tuple[Callable[Concatenate[T, P], Procedure[T]], ...] = ()

    def __call__(self, what: T, *args: P.args, **kwargs: P.kwargs) -> Procedure[T]:
        """Run them and give what it has become."""
        for turn in self.turns:
            what = yield from turn(what, *args, **kwargs)
        return what


class Word(Generic[P, T]):
    """A question of fact: what holds ``otherwise``, and those who may say something else, in order."""

    def __init__(self, otherwise: T) -> None:
        self.otherwise = otherwise
        self.sayings: tuple[Callable[P, T | None], ...] = ()

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> T:
        """Give what the first says that has something to say."""
        for saying in self.sayings:
            said = saying(*args, **kwargs)
            if said is not None:
                return said
        return self.otherwise


class Bar(Generic[P]):
    """What may forbid something, in order; each refuses by raising `Refused`."""

    def __init__(self) -> None:
        self.checks: tuple[Callable[P, None], ...] = ()

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> None:
        """Refuse if any of them does."""
        for check in self.checks:
            check(*args, **kwargs)

    def lets(self, *args: P.args, **kwargs: P.kwargs) -> bool:
        """Whether none of them refuses."""
        try:
            self(*args, **kwargs)
        except Refused:
            return False
        return True


GO_BEGINS: Final[Moment[[State]]] = Moment()
"""A side's go begins, before its leader or Troop is chosen."""
CARD_TURNS: Final[Moment[[State, UnitId]]] = Moment()
"""A Troop is activated and its card still lies face down."""
ORDER_SHOWN: Final[Course[[State, UnitId], OrderKind]] = Course()
"""The card of an activated Troop lies open: which order it will execute; the order check comes next."""
ORDER_STANDS: Final[Moment[[State, UnitId]]] = Moment()
"""An activated Troop has passed its check, if it needed one, and begins to execute its order."""
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

DEPLOYED: Final[Moment[[State, Side]]] = Moment()
"""A side has all its commands on the table."""
VANGUARD_BOUNDS: Final[Bar[[State, UnitId, Pose]]] = Bar()
"""Whether a Troop may end its Vanguard move there."""

CHARGE_DECLARED: Final[Course[[State], Charge]] = Course()
"""A charge has been declared; it may get another target before that one's window opens."""
MOVED: Final[Moment[[State, UnitId, tuple[Point, Point]]]] = Moment()
"""A Troop stands in a new place, its front centre having come along a line; not for turns on the spot."""

SHOT_ALLOWED: Final[Bar[[State, Situation]]] = Bar()
"""Whether a Troop may shoot with that weapon, in that order or reaction."""
REACH_ADDED: Final[Word[[State, UnitId, Weapon], int]] = Word(0)
"""What is added to the reach of a weapon."""
SHOT_RESOLVED: Final[Moment[[State, Volley, int, int]]] = Moment()
"""A shot is over: how many dice hit, and how many showed a 1."""

WEAR_TAKEN: Final[Moment[[State, UnitId, int]]] = Moment()
"""A Troop has just taken so many points of wear, before any rout check."""
DESTROYED: Final[Moment[[State, UnitId, str, UnitId | None]]] = Moment()
"""A Troop is about to leave play: how ("rout", "melee", "pursuit", ...), and by whose hand; still in ``units``."""

COMBAT_WON: Final[Moment[[State, Melee, UnitId]]] = Moment()
"""A combat has a winner; both may still be on the table."""
WITHDRAWS: Final[Course[[State, UnitId, UnitId], Withdrawal]] = Course()
"""A Troop is about to withdraw from an enemy: what becomes of it."""
BLOCKED: Final[Course[[State, UnitId], int]] = Course()
"""A withdrawal could not be completed: how much wear that costs."""

ACTION_REACH: Final[Bar[[State, LeaderId, Quality, str]]] = Bar()
"""Whether a command action of a leader reaches a Troop or leader."""
ACTION_SUCCEEDED: Final[Course[[State, Deed], int]] = Course()
"""A command action has been thrown for: how many successes hold."""
LEADER_TIRED: Final[Word[[State, LeaderId, int], bool]] = Word(otherwise=True)
"""Whether a leader is exhausted after an action, given its successes."""
