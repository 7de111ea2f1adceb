"""What a general weighs by: figures of ours, not of the book; worths are in points of a list."""

from __future__ import annotations

from typing import Final

__all__ = [
    "ANSWERED",
    "BOLD",
    "CAUTION",
    "CHARGE_NOW",
    "CHASED",
    "CLOSING",
    "COMMANDED",
    "COVER",
    "CROWDED",
    "DISORDER",
    "EXPOSED",
    "FIRE_NEXT",
    "FIRE_TAKEN",
    "FORMING",
    "HAZARD",
    "HOLDING",
    "MARCHING",
    "OFFICER",
    "PASSAGE",
    "PULL",
    "PURSUED",
    "STANDING",
    "STUNNED",
    "TOLL",
    "URGENT",
    "WEARING",
]

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
BOLD: Final = 0.5
"""The same for who must still win, in the last turns."""
CLOSING: Final = 2
"""The last turns begin so many before the earliest end."""
HAZARD: Final = 3.0
"""What a charge must promise before it is worth while."""
ANSWERED: Final = 0.8
"""How often who is charged has its fire ready and uses it."""

CHASED: Final = 2.0
"""What it is worth to chase an officer into the arms of his friends."""

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
COMMANDED: Final = 0.03
"""The part of its worth that command is worth to a unit."""
HOLDING: Final = 30.0
"""What holding an objective is worth for each of its points, or as many times this."""
PULL: Final = 1.6
"""What an inch nearer to an objective is worth."""
URGENT: Final = 4
"""From so many turns before the earliest end objectives count in full."""
OFFICER: Final = 40.0
"""What an officer is worth, besides his price."""
