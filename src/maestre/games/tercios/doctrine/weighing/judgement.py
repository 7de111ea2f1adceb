"""What the general holds for true: the weights of his doctrine, in victory points unless said otherwise."""

from __future__ import annotations

from typing import Final

from maestre.games.tercios.data import Quality

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
CLOSING: Final = 3
"""With fewer turns than so many still to come the score says how bold to be."""
LOSING: Final = 0.15
"""What our own losses weigh in the last turn for who is behind: to lose by more is no worse."""
LEVEL: Final = 0.55
"""The same for who is level: a point either way decides."""
WINNING: Final = 2.0
"""The same for who is ahead: to win by more is no better."""
LASTING: Final = (0.4, 0.8, 1.0)
"""How much of what markers cost will still tell, by the turns that are to come after this one; more count alike."""
COMING: Final = (0.1, 1.0)
"""How much of what may be done next turn will still be done, likewise."""
TOO_FAR: Final = 0.3
"""What is left of a hope for which no turn is left to go near enough."""

# -------------------------------------------------------------------------------------------------- where to stand

PATIENCE: Final = 0.3
"""What a chance that comes next turn is worth, beside one that is taken now."""
SECOND: Final = 0.25
"""How much other targets count beside the best one."""
CHARGED: Final = 0.4
"""How likely an enemy is taken to charge whom it can reach."""
SHOT_AT: Final = 0.2
"""How likely an enemy is taken to shoot at one of those whom it can."""
TURNING: Final = 0.4
"""What a target behind one's front is worth, beside one ahead."""
AWAY: Final = 0.0015
"""What an inch out of the reach of every leader costs."""
BLIND: Final = 0.05
"""What it costs a Troop to turn its back on every enemy, as a part of its worth."""

# ---------------------------------------------------------------------------------------------------------- cards

ANSWERED: Final = 0.5
"""How likely the target of a charge is taken to hold a card that shoots."""
FORESTALLS: Final = 0.15
"""What a charge is worth beside what the fight promises: who is charged first charges nobody."""
COMES: Final = 0.35
"""How likely an enemy just out of reach of a charge is taken to come within it, less by how much farther it is."""
ESCAPES: Final = 0.65
"""How much of what a charge would cost is taken to be saved by who gets out of its way."""
HAZARD: Final = 0.03
"""What it is worth to act before an enemy who could charge, and what sheltering must promise."""
IDLE: Final = -0.05
"""What a card is worth with which a Troop will do nothing."""
HELD: Final = 0.5
"""How much the other use of a card counts, as an order or as a reaction, when one of both is chosen."""

# --------------------------------------------------------------------------------------------------------- leaders

COMMANDED: Final = 0.03
"""What it is worth to have a Troop within command, for each victory point of it."""
SHAKEN: Final = 0.05
"""How much more it is worth for who is worn: only the worn must check, with a die more if they are led."""
PERIL: Final = 0.4
"""How likely an enemy is taken to ride at a leader whom it can reach."""
HUNTED: Final = 0.8
"""The same for a Commander, who is worth more than any Troop: whoever can ride at him does."""
BEREFT: Final = 0.3
"""How likely a worn Troop is taken to be lost beside a leader who has no other near."""
BEYOND: Final = 1.5
"""At so many times an enemy's reach a leader is safe from it; within a reach less than that he is not at all."""
SCREENED: Final = 0.25
"""How much of that danger is left where one of his own Troops stands between."""
BURIED: Final = 3.0
"""What it costs a leader to be in a Troop that one marker more may finish, as a part of his worth.

It is less by the square of how many more it bears; the enemy goes for a Troop with a leader in it."""
LEAST_DEED: Final = 0.01
"""What a command action must promise before a leader rides for it."""
AIDED: Final = 0.25
"""How much of a deed one more die is taken to add."""
VIRTUE: Final = 0.1
"""What a virtue adds to the worth of a leader."""
HOSTED: Final = 0.05
"""What a virtue of the leader inside is worth to a Troop, for each point of it."""

GO: Final = 0.05
"""What one go more in a turn is worth."""
LASTS: Final = 0.03
"""What it is worth to let the enemy start, and so to have the last word."""
DELAYED: Final = 0.6
"""What is taken to be lost of a deed if a leader goes first and the enemy acts between, as a part of it."""
TEMPO: Final = 0.5
"""How likely an enemy that still holds a card is taken to use it against whoever comes near this turn."""
FARTHER: Final = 0.0005
"""What it is worth to let whoever is farther from the enemy go first, for each inch."""
RESERVED: Final = 0.6
"""How much of its hopes moves a Troop in reserve while nobody has fought yet."""
RESERVE: Final = 3
"""The turn up to which a Troop is held in reserve."""

# ---------------------------------------------------------------------------------------------------------- chance

SWAY: Final = 0.15
"""By how much a plan is bolder or more cautious than usual, at most."""
LUCK: Final = 0.15
"""By what part luck makes one card of a Troop look better than it is, at most."""
DREAD: Final = 0.3
"""By what part one enemy is feared more than usual in a plan, or less, at most."""
FREE: Final = 0.01
"""What it is worth to choose among all actions when the card is turned up."""
ELUDES: Final = 0.6
"""How likely who may evade a charge that it would lose by is taken to try."""
SLACK: Final = 0.01
"""How much less than the best an answer may be worth and still be given."""

# ---------------------------------------------------------------------------------------------------------- ground

COVER: Final = 0.65
"""What is left of a shot at who stands in cover."""
SHIELD: Final = 0.75
"""What is left of a charge at who stands in protected ground, or higher."""
ROUGH: Final = 0.04
"""What it costs a Troop to stand where ground slows it, as a part of its worth."""

# --------------------------------------------------------------------------------------------------------- qualities

_PRECIOUS: Final = {
    Quality.BOLD: 0.1,
    Quality.CONSPIRATOR: 0.1,
    Quality.COORDINATOR: 0.12,
    Quality.HERO: 0.12,
    Quality.HONOURABLE: 0.1,
}
PRIZED: Final[dict[Quality, float]] = {what: _PRECIOUS.get(what, 0.05) for what in Quality}
"""What each quality adds to the worth of a leader, of either side."""

# ---------------------------------------------------------------------------------------------------------- preparing

SCENERY: Final = 0.03
"""What an element is worth that is in the way of one Troop more of the enemy's than of our own."""
SHOWN: Final = 0.05
"""What it costs to show where a Troop of horse stands before the enemy has shown more."""
