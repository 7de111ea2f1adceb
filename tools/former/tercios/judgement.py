"""What the general holds for true: the weights of his doctrine, in victory points unless said otherwise."""

from __future__ import annotations

from typing import Final

# ------------------------------------------------------------------------------------------------ what markers cost

TOLL: Final = 0.6
"""What wear up to the brink costs, as a part of the Troop's worth: the enemy scores only for who is lost."""
WEARING: Final = 1.4
"""How steeply wear tells: this power of its part of what a Troop endures, so that the worn are worth finishing."""
DISORDER: Final = 0.12
"""What disorder costs, as a part of the Troop's worth."""
BROKEN: Final = 0.15
"""What a retreat costs beside the disorder, as a part of the Troop's worth."""
SUBORDINATE: Final = 0.4
"""What a subordinate leader is worth, though the enemy scores nothing for him."""

# ------------------------------------------------------------------------------------------------------- boldness

CAUTION: Final = 0.85
"""How much our own losses weigh against the enemy's as long as nothing is decided."""
BEHIND: Final = 0.55
"""The same for whoever is not ahead when the battle nears its end."""
AHEAD: Final = 1.1
"""The same for whoever is ahead then."""
CLOSING: Final = 5
"""The turn from which the score says how bold to be."""

# -------------------------------------------------------------------------------------------------- where to stand

PATIENCE: Final = 0.5
"""What a chance that comes next turn is worth, beside one that is taken now."""
SECOND: Final = 0.25
"""How much other targets count beside the best one."""
CHARGED: Final = 0.4
"""How likely an enemy is taken to charge whom it can reach."""
SHOT_AT: Final = 0.2
"""How likely an enemy is taken to shoot at one of those whom it can."""
TURNING: Final = 0.4
"""What a target behind one's front is worth, beside one ahead."""
AWAY: Final = 0.01
"""What an inch out of the reach of every leader costs."""

# ---------------------------------------------------------------------------------------------------------- cards

ANSWERED: Final = 0.3
"""How likely the target of a charge is taken to hold a card that shoots."""
HAZARD: Final = 0.03
"""What a charge must promise to be wanted."""
IDLE: Final = -0.05
"""What a card is worth with which a Troop will do nothing."""
HELD: Final = 0.5
"""How much the other use of a card counts, as an order or as a reaction, when one of both is chosen."""

# --------------------------------------------------------------------------------------------------------- leaders

COMMANDED: Final = 0.05
"""What it is worth to have a Troop within command, for each victory point of it."""
SHAKEN: Final = 0.05
"""How much more it is worth for each marker of wear: only the worn must check."""
PERIL: Final = 0.25
"""How likely a leader in an enemy's way is taken to be lost."""
LEAST_DEED: Final = 0.005
"""What a command action must promise before a leader rides for it."""
