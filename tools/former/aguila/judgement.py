"""What a general weighs by: figures of ours, not of the book; worths are in points of a list."""

from __future__ import annotations

from typing import Final

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
FIRE_TAKEN: Final = 0.45
"""How much the enemy's fire is heeded by who looks for a place: he shoots too."""
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
URGENT: Final = 4
"""From so many turns before the earliest end objectives count in full."""
OFFICER: Final = 40.0
"""What an officer is worth, besides his price."""
