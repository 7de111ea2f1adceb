"""The moments that abilities and special rules touch. Chapters call them and know none; `wiring` fills them."""

from __future__ import annotations

from typing import Final

from maestre.games.aguila.data import Ability, Formation
from maestre.games.aguila.table.state import Charge, Combat, OfficerId, State, UnitId
from maestre.games.aguila.table.subjects import Aim, Nerve, Redeploy, Result, Strike, Test, Zone
from maestre.miniatures.sides import Side
from maestre.play.asking.moments import Bar, Course, Moment, Word
from maestre.space import tabletop
from maestre.space.tabletop import Pose

ABILITIES: Final[Word[[State, UnitId, Ability], bool]] = Word(otherwise=False)
"""Whether a unit has an ability now."""
COMMANDS: Final[Word[[State, OfficerId, UnitId], bool]] = Word(otherwise=False)
"""Whether a unit is under an officer's orders."""

WEATHER_ROLLED: Final[Course[[State, Side], int]] = Course()
"""The sum of the weather dice, before it is read."""
DEPLOY_ZONE: Final[Word[[State, UnitId], Zone | None]] = Word(None)
"""Where a unit may deploy, if it is not its side's common zone."""
DEPLOY_BOUNDS: Final[Bar[[State, UnitId, Pose]]] = Bar()
"""Whether a unit may be deployed there."""
DEPLOYED: Final[Moment[[State, UnitId]]] = Moment()
"""A unit has been put on the table."""
REDEPLOYS: Final[Course[[State, Side], tuple[Redeploy, ...]]] = Course()
"""What a side may put elsewhere before the first turn: each adds to what the last gave."""

TURN_BEGINS: Final[Moment[[State]]] = Moment()
"""A turn begins, before the initiative is rolled for."""
INITIATIVE_WON: Final[Course[[State], Side]] = Course()
"""Who has the initiative."""

FORMATION_OPEN: Final[Word[[State, UnitId, Formation], bool]] = Word(otherwise=True)
"""Whether a unit may be drawn up in a formation."""
ORDER_OPEN: Final[Bar[[State, UnitId, str]]] = Bar()
"""Whether a unit may do what a verb of `orders.VERBS` says."""
TURNS_ADDED: Final[Word[[State, UnitId], int]] = Word(0)
"""How many more free turns a unit has in an Advance or a charge."""
GROUND_SLOWS: Final[Word[[State, UnitId], bool]] = Word(otherwise=True)
"""Whether difficult ground costs a unit more."""
KEEPS_OFF: Final[Word[[State, UnitId], int]] = Word(0)
"""How near a unit may come to an enemy without charging him, if that is more than the common inch; in units."""
GOES: Final[Course[[State, UnitId, str], bool]] = Course()
"""A unit is about to go somewhere with a verb: whether that is settled already, as it is on a real table."""
WALKED: Final[Moment[[State, UnitId, tuple[tuple[Pose, Pose], ...]]]] = Moment()
"""A unit has moved, from pose to pose."""

TEST_DUE: Final[Course[[State], Test]] = Course()
"""A Discipline test is due: what it needs and what is added, before the die falls."""
TEST_FAILED: Final[Course[[State, Test], bool]] = Course()
"""A Discipline test has been thrown: whether it is passed after all."""

SHOT_ALLOWED: Final[Bar[[State, Aim]]] = Bar()
"""Whether a shot may be made."""
SHOT_SIDES: Final[Word[[State, UnitId], tuple[tabletop.Side, ...]]] = Word((tabletop.Side.FRONT,))
"""From which of its sides a unit may shoot."""

CHARGE_ALLOWED: Final[Bar[[State, UnitId, UnitId]]] = Bar()
"""Whether a unit may charge another, apart from reach and sight."""
CHARGE_DECLARED: Final[Course[[State], Charge | None]] = Course()
"""A charge has been declared, before the target reacts. None: it comes to nothing."""
REACTIONS: Final[Word[[State, Charge], tuple[str, ...] | None]] = Word(None)
"""The reactions that the target has instead of the usual menu."""
REACTED: Final[Moment[[State, Charge]]] = Moment()
"""The target has reacted; whoever else may do something now does."""
SIDED: Final[Word[[State, UnitId], bool]] = Word(otherwise=True)
"""Whether a unit has flanks and a rear."""

MELEE_NEXT: Final[Moment[[State]]] = Moment()
"""A combat is about to go on."""
SHAKEN_NEXT: Final[Moment[[State, UnitId]]] = Moment()
"""A unit is about to be tested for what shots have done to it."""
GENERAL_SEEN: Final[Course[[State, OfficerId, UnitId | None], tuple[UnitId, ...]]] = Course()
"""Who stands so near a general who has fallen that he is tested; not the unit with which he perished."""
BLOWS_READY: Final[Course[[State], Strike]] = Course()
"""Blows are about to be thrown for."""
COURAGE_DUE: Final[Course[[State], Nerve]] = Course()
"""A courage test is due: what is added, before the dice fall."""
COURAGE_AGAIN: Final[Course[[State, Nerve, Result], bool]] = Course()
"""A courage test has been failed: whether it is thrown once more. Who hears that it is already has nothing to add."""
COURAGE_THROWN: Final[Course[[State, Nerve], Result]] = Course()
"""A courage test has been thrown, the repeat too: what comes of it. Nobody throws here: `COURAGE_AGAIN` is for that."""
COMBAT_HURT: Final[Moment[[State, UnitId, int]]] = Moment()
"""A unit has suffered so many wounds in a combat, its own test being over."""
COMBAT_OVER: Final[Moment[[State, Combat]]] = Moment()
"""A combat has ended; its units may be lost."""
DESTROYED: Final[Moment[[State, str, str]]] = Moment()
"""A unit or officer is about to leave play, and how; it is still in the state."""

RALLIED: Final[Word[[State, UnitId], int]] = Word(0)
"""How many markers more a rally takes off a unit."""
TURN_ENDS: Final[Moment[[State]]] = Moment()
"""The rallies of a turn are over: all else that is due at its end, in the order of 2.14."""
