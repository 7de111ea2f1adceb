"""What an admiral weighs by: figures of ours, not of the book. Forces are in Sail, chances between 0 and 1."""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.data.words import Season

WEAKENS: Final = 0.5
"""The part of its force that a Squadron has lost when its damage is as high as its rating."""

UNSEEN_WEAR: Final = 0.4
"""How worn an enemy Squadron is taken to be, as a part of its rating: his damage is his secret."""

FLAGSHIP: Final = 1.5
"""What a Flagship counts for, beside a common Sail."""

HIDDEN: Final = 3.0
"""The force that a hidden counter is taken for: many are Dummies."""

JOINS: Final = 0.5
"""The part of the force of other stacks in a location that is expected to join a Battle."""

ATTACK: Final = 1.4
"""How much stronger one must be to attack."""

WATCHING: Final = 2.0
"""How much stronger one must be to attack out of a watch that an Order asks for, since a Battle may end it."""

STAND: Final = 0.9
"""How strong one must be, beside the attacker, to stand and fight."""

HEAVY: Final = 1.6
"""How much stronger one must be to fight as hard as can be."""

LIGHT: Final = 1.0
"""Below this a Battle is kept light."""

SHY: Final = 1.3
"""By how much a known enemy must be stronger for a stack to keep out of his way."""

CHASE: Final = 6
"""How many MPs away an enemy is worth a chase."""

WORN: Final = 0.7
"""The part of its rating from which on a Squadron is left in harbour, unless an Order needs it."""

BATTERED: Final = 0.85
"""The mean wear of a stack from which on it makes for a dockyard, whatever it was to do."""

ISSUE: Final = 0.45
"""The least chance of being Fulfilled with which an Order is Issued."""

RAID: Final = 0.8
"""The fewest Damage Points that an attack on a Convoy must promise."""

SUPPLY: Final = 12
"""The Damage Points in a Fleet that are worth a Supply Convoy."""

GAMBLE: Final = 0.6
"""The highest chance that a set brings nothing of use with which it is drawn."""

CRUISE: Final = 0.9
"""The chance of a Cruise that has the time and the ships."""

BLOCKADE: Final = 0.75
"""The chance of a Blockade that can hold out."""

PICKET: Final = 0.75
"""The chance of an Interdiction that can hold out."""

ESCORTED: Final = 0.65
"""The chance that a Convoy that is out or looked for is met and brought in."""

COURSE: Final = 0.8
"""The chance that a Squadron leaves the map for the Guerre de Course."""

OPPOSED: Final = 0.3
"""What is left of a chance where stronger enemies lie."""

ESCORTS_FLAGSHIP: Final = 8
"""The Sail of a crew from which on Flagships go with it."""

GALES: Final = {Season.WINTER: 2.0, Season.SPRING: 0.7, Season.SUMMER: 0.3, Season.FALL: 0.7}
"""The Damage Points that Gales are expected to do to a Squadron at sea in a Turn."""

HUNT: Final = 14
"""How many MPs away an Interdiction that counts against the Fleet is worth ending."""

FOUNDERS: Final = 0.95
"""The part of its rating from which on a Squadron does not leave harbour at all."""

SCREENED: Final = 0.5
"""What is left of the chance of an Auxiliary's Interdiction while the enemy has somebody to Screen it with."""

STORM: Final = 3.0
"""How many times the Gales that are expected of a Turn a Squadron must be able to bear before it leaves harbour."""

MEND: Final = 0.3
"""The part of its rating from which on a Squadron is sent where it is mended."""

NEAR: Final = 1.5
"""How many Impulses away an escort may lie from where its Convoy appears."""
