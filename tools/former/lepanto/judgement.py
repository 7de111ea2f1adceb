"""The few weights that are a captain's own judgement, each with its reason; every other figure comes from the charts.

They are in points of victory unless they say otherwise, and were tuned in some thousands of games of this doctrine
against itself.
"""

from __future__ import annotations

from typing import Final

from maestre.games.lepanto.data import Side

TEETH: Final = 1.5
"""A ship is worth its points and what its guns will still do: this much for each ship that a salvo sinks."""

CAUTION: Final[dict[Side, float]] = {Side.CHRISTIAN: 0.1, Side.ISLAMIC: 0.04}
"""The part of a threatened loss that counts against a post. Islam must close before turn 10, so it dares more."""

KEEP_CAUTION: Final = 2.0
"""How many times more a fleet fears that has a lead to keep."""

HUNT_CAUTION: Final = 0.5
"""How much of its fear is left to a fleet that is behind late in the day."""

PULL: Final = 0.12
"""What a hex nearer to the enemy is worth, or farther from him when drawing off: enough to move, less than any shot."""

EXHAUSTION: Final = 0.2
"""What a turn without oars costs: about the hexes that it loses, at their pull."""

REPULSE: Final = 1.6
"""How many turns of silent guns a repulse stands for, until the ship has drawn off and come back."""

STUCK: Final = 0.5
"""The part of a rammer's guns that is lost with its movement when it sticks fast."""

AWAIT_GAP: Final = 7
"""In hexes: how near a fleet goes that lets the enemy come; a ship of his needs two moves to strike from there."""

TOW_GAP: Final = 5
"""In hexes: how near a galleass is towed; another hex would put its galley under fire."""

CAST_OFF_GAP: Final = 5
"""In hexes: from where a galleass is let go, so that its tow can fight and the broadsides bear."""

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

FLANK: Final = 1.0
"""What it is worth to lie alongside an enemy whom friends can help to board: the boarding itself, whole."""

FAIR_WIND: Final = 0.02
"""What a hex of sail is worth to a ship that turns with nobody near: less than any of the above, more than nothing."""

DRESS: Final = 3.0
"""In hexes: how far a ship may be ahead of the middle of its squadron before it is out of line."""

OUT_OF_LINE: Final = 0.25
"""What each hex out of line costs: twice its pull, so that a squadron arrives together."""
