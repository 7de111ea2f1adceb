"""The few weights that are a captain's own judgement, each with its reason; every other figure comes from the charts.

They are in points of victory unless they say otherwise, and were tuned in some thousands of games of this doctrine
against itself.
"""

from __future__ import annotations

from typing import Final

TEETH: Final = 0.8
"""A ship is worth its points and what its guns will still do: this much for each ship that a salvo sinks."""

CAUTION: Final = 0.4
"""The part of a threatened loss that counts against a post in the fight."""

FRESH_CAUTION: Final = 0.5
"""The same for a squadron that has not joined yet: whoever comes on without a shot gives the enemy the first."""

NERVES: Final = (0.7, 1.0, 1.0, 1.4)
"""How many times its usual fear a council may feel in a turn."""

HASTES: Final = (0.7, 1.0, 1.0)
"""How many times its usual pull the enemy may have in a turn."""

TOILS: Final = (0.5, 1.0, 1.0, 2.0)
"""How many times its usual cost rowing hard may have in a turn."""

WAITS: Final = 0.3
"""The part of a short battle, with no such change, for which a side that is not ahead may wait for the enemy."""

COMPANY_GAP: Final = 4
"""In hexes: among how many of our ships within it an enemy is thought to divide his attacks."""

ENGAGED_GAP: Final = 3
"""In hexes: how near an enemy is to a ship that is in the fight."""

ENGAGED: Final = 0.25
"""The part of a squadron that must be in the fight for the squadron to be."""

LARGE_LEAD: Final = 0.5
"""How far one must be ahead, as a part of what the enemy has left, to hold what one has rather than press on."""

WARY: Final = 0.25
"""How often a squadron that is in the fight fears the enemy as if it were not."""

SUPPORTS: Final = 0.3
"""How often a squadron that is not in the fight goes for the main targets rather than for the nearest enemy."""

LOOKED_AT: Final = 12
"""How many enemies a council looks at to choose its main targets."""

CHOICES: Final = 3
"""Among how many of the best of them it chooses by chance."""

ABOUT: Final = 5
"""In hexes: how far about an enemy the council counts who is the stronger there."""

CLUSTER: Final = 2
"""In hexes: how far about the enemy chosen others are main targets too."""

TARGET: Final = 1.1
"""How many times what another ship is worth a main target is."""

PULL: Final = 0.25
"""What a hex nearer to the enemy is worth, or farther from him when drawing off: enough to move, less than any shot."""

EXHAUSTION: Final = 0.4
"""What a turn without oars costs: more than the hex that it loses, at its pull, since it may be lost in the fight."""

REPULSE: Final = 1.6
"""How many turns of silent guns a repulse stands for, until the ship has drawn off and come back."""

STUCK: Final = 0.5
"""The part of a rammer's guns that is lost with its movement when it sticks fast."""

STRIKE_GAP: Final = 7
"""In hexes: a ship of the enemy needs two moves to strike from there."""

BERTHS: Final = (7, 7, 8)
"""In hexes: how far off the enemy those may stay who let him come."""

TOW_GAP: Final = 5
"""In hexes: how near a galleass is towed; another hex would put its galley under fire."""

CAST_OFF_GAPS: Final = (5, 5, 4)
"""In hexes: from where a galleass may be let go, so that its tow can fight and the broadsides bear."""

WITHDRAW: Final = 1.5
"""What it is worth to a repulsed ship to lie where no enemy reaches: it recovers there, and only there."""

LATE: Final = 3
"""In turns from the end: when guns begin to count for less and points for more."""

RALLIES: Final = 0.5
"""The chance that a repulsed ship gets away for each move that it has left, when there are hardly any."""

COMPANY: Final = 0.4
"""The most that friends alongside can add to a post next to the enemy, for looking no further than is needed."""

SAFE_GAP: Final = 9
"""In hexes: as far as a ship that draws off cares to go; beyond it no enemy arrives before it is itself again."""

ARMS: Final = 0.7
"""The part of what small arms promise at a post that is believed beforehand: the target may sink or move first."""

BEARING: Final = 3.0
"""How many times a shot that bears now outweighs the way ahead when a ship turns where it lies."""

BARRED: Final = 1.0
"""What it costs to lie with land or the edge of the map ahead."""

FLANK: Final = 1.0
"""What it is worth to lie alongside an enemy whom friends can help to board: the boarding itself, whole."""

FAIR_WIND: Final = 0.02
"""What a hex of sail is worth to a ship that turns with nobody near: less than any of the above, more than nothing."""

DRESSES: Final = (1.0, 1.5, 1.5, 2.5)
"""In hexes: how far a ship may be ahead of the middle of its squadron before it is out of line."""

OUT_OF_LINE: Final = 0.5
"""What each hex out of line costs: twice its pull, so that a squadron arrives together."""

SLACK: Final = 0.06
"""How much less than the best a post or a heading may be worth and still be taken: a quarter of a hex."""

OPTIONS: Final = 4
"""How many ideas are weighed to the end."""

FEW: Final = 1.0
"""What it is worth to let a ship fire first that has one target only; for two, half of that."""

SHY: Final = 3.0
"""How many times more than it is worth a beginner who shuns close combat fears to lose a ship, or to be repulsed."""
