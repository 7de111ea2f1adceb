"""What a general weighs by: figures of ours, not of the book; worths are in points of a list."""

from __future__ import annotations

from typing import Final

from maestre.games.aguila.data import INCH, Scenario
from maestre.games.aguila.doctrine.weighing.plans import Stance

TOLL: Final = 0.75
"""The part of its worth that a unit has used up when its rout is certain."""
WEARING: Final = 1.4
"""How much worse late damage is than early damage."""
STUNNED: Final = 0.14
"""The part of its worth that a unit loses by being stunned."""
DISORDER: Final = 0.03
"""The same for being disorganised."""
CAUTION: Final = 0.8
"""How much our losses weigh against the enemy's."""
BOLD: Final = 0.4
"""The same for who must still win, in the last turns; before, he comes to it by degrees."""
DESPERATE: Final = 0.25
"""The same for who attacks what alone counts, from the turn on with which the battle may end."""
CLOSING: Final = 2
"""The last turns begin so many before the earliest end."""
HAZARD: Final = 3.0
"""What a charge must promise before it is worth while."""
ANSWERED: Final = 0.8
"""How often who is charged has its fire ready and uses it."""

CHASED: Final = 2.0
"""What it is worth to chase an officer into the arms of his friends."""

HUNTED: Final = 4
"""How many moves away an officer is hunted who has nobody to run to."""
FIRE_NEXT: Final = 0.75
"""What a shot of the next turn is worth today."""
FIRE_TAKEN: Final = 0.75
"""How much the enemy's fire is heeded by who looks for a place: he shoots too."""
PASSED_OVER: Final = 0.35
"""How likely somebody is shot at who is not the nearest."""
EXPOSED: Final = 0.7
"""How likely a charge comes that the enemy could make."""
PURSUED: Final = 0.5
"""How likely somebody gets where he could shoot or charge from, if he must still move there."""
CHARGE_NOW: Final = 0.8
"""What a charge that is in reach of a place is worth before the place is taken."""
CHARGE_LATER: Final = 0.5
"""What a charge is worth that may be made in the next turns."""
DELAYED: Final = 0.7
"""What is left of it for each move that it takes first."""
COVER: Final = 4.0
"""What light troops give for ground that covers them."""
CROWDED: Final = 2.0
"""What it costs to stand in the line of fire of a friend."""
IN_WAY: Final = 12.0
"""What it costs to stand in the path of a friend who is sent to an objective."""
PASSAGE: Final = 4.0
"""What it costs to go through a friend, who may not let one pass."""
STANDING: Final = 1.0
"""What a move must gain before it is made."""
FORMING: Final = 2.0
"""What a change of formation must gain before it is tried."""
MARCHING: Final = 0.02
"""The part of its worth that an inch nearer to the enemy is worth to a unit."""
SENT: Final = 0.2
"""What is left of that for a unit that is sent to an objective."""
COMMANDED: Final = 0.03
"""The part of its worth that command is worth to a unit."""
HOLDING: Final = 30.0
"""What holding an objective is worth for each of its points, or as many times this."""
CONTESTED: Final = 0.5
"""What is left of it while an enemy spoils it: he does not hold it, either."""
DECISIVE: Final = 2.0
"""The points of an objective in a battle that nothing else decides."""
PRIZE: Final = 25.0
"""How much more an enemy is worth who spoils an objective, for each of its points."""
PULL: Final = 3.0
"""What an inch nearer to an objective is worth."""
RUSH: Final = 1.0
"""How much more that is worth to who attacks and is far away: his time is short."""
ARRIVED: Final = 8 * INCH
"""Who is nearer than this is no longer far away."""
URGENT: Final = 4
"""From so many turns before the earliest end objectives count in full."""
OFFICER: Final = 40.0
"""What an officer is worth, besides his price."""

SECOND: Final = 0.3
"""What is left of holding an objective for who is not the first to do it."""
ACROSS: Final = 4 * INCH
"""So far beyond a bridge lies what who attacks it makes for, and so near he comes."""
FLANKING: Final = 0.35
"""How likely horse is sent round a wing, rather than kept behind the line."""
STEADFAST: Final = 0.8
"""How likely who defends holds, rather than fights as it comes."""
ATTACKS: Final = 0.7
"""How likely a side attacks that neither attacks nor defends by its role."""
DARING: Final = {Stance.STORM: 0.6, Stance.ATTACK: 0.85, Stance.EVEN: 1.0, Stance.HOLD: 1.1}
"""How much more or less a side heeds its losses, by how it means to fight."""
WALLED: Final = 0.5
"""What is left of the charges that are to be feared by who stands in a building."""
DOOR: Final = 8.0
"""What it is worth to stand at the wall of an empty building that one may enter next."""
ROOTED: Final = 0.05
"""The part of its worth that it costs a unit to stand in square, where it cannot move and half of it shoots."""
ALONE: Final = 0.03
"""The part of its worth that an inch too far ahead of the foot costs a unit."""
TOGETHER: Final = 0.4
"""What is left of that for who attacks an objective: somebody must be the first."""
SQUARED: Final = 0.7
"""How much of a charge of horse foot takes off that is sure to form square against it."""
WAITING: Final = 0.5
"""How much a unit in reserve wants to be nearer to the enemy."""
ZEAL: Final = {Stance.STORM: 1.5, Stance.ATTACK: 1.3, Stance.EVEN: 1.0, Stance.HOLD: 0.35}
"""How much a unit wants to be nearer to the enemy, by how its side means to fight."""
HALTED: Final = 7 * INCH
"""No nearer does an objective draw who is sent to it while the enemy is at it, where losses count as much."""
STORMED: Final = 5 * INCH
"""As near as this to who keeps him from an objective an attacker is drawn: from there he shoots, or charges."""
LATE: Final = 2
"""In so many of the last turns it counts for who attacks to be at what the enemy holds."""
EMBATTLED: Final = 0.2
"""What holding an objective counts before that."""
USEFUL: Final = 14 * INCH
"""From how far an enemy makes a building worth going into."""
SHELTER: Final = 12.0
"""What it is worth to be inside a building that is to be held, besides what it does against fire and charges."""
ABREAST: Final = 2
"""So many units of foot go at an objective together, while there is time to take one after another."""
SUPPORTED: Final = 12 * INCH
"""No sooner than our foot is as near as this does horse ride for what nobody guards."""
FROM_AFAR: Final = 0.25
"""What is left of a shot for who storms and is not yet close: nearer it would do far more, and time is short."""
CLOSE: Final = 0.5
"""Close is this part of a unit's range."""
STORMING: Final = 0.75
"""How likely who attacks storms, rather than shoots his way in."""
STORMERS: Final = 1.6
"""How much more an enemy who spoils an objective is worth to who attacks it."""
AT_LAST: Final = 3.5
"""How much objectives count in a turn with which the battle may end."""
BEFORE_LAST: Final = 2.0
"""How much they count in the turn before."""
RUNS_AHEAD: Final = 6.0
"""How much a beginner's horse wants to be near the enemy."""


def needed(scenario: Scenario, every: int, left: int) -> int:
    """How many of so many objectives an attacker goes for that are left to take, of all that there are."""
    if scenario is Scenario.BORODINO:
        return min(left, 2)
    if scenario is Scenario.ASSAULT_POSITION:
        return max(1, left - every // 3)
    return max(1, min(left, every // 2 + 1))
