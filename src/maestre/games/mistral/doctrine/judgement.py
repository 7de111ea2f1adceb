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
"""The mean wear of a stack from which on it fights no Battle of its own will."""

DONE_FOR: Final = 1.0
"""The mean wear of a stack from which on it gives up its Order and makes for a dockyard."""

SPENT: Final = 1.4
"""The same toward the end of a game, when no Squadron needs to last any longer."""

LAST: Final = 4
"""How many Turns before its end a game is in its last stage."""

LASTING: Final = 0.95
"""The part of its rating up to which in that stage a Squadron is sent out."""

ISSUE: Final = 0.4
"""The least chance of being Fulfilled with which an Order is likely to be Issued once it is Received."""

RAID: Final = 0.8
"""The fewest Damage Points that an attack on a Convoy must promise."""

SUPPLY: Final = 12
"""The Damage Points in a Fleet that are worth a Supply Convoy."""

LATER: Final = 0.12
"""The chance that an Order which nobody can Fulfil now is Fulfilled after all."""

HANDFUL: Final = 0.12
"""What an Order that lies in hand already takes off the worth of drawing another."""

THRIFT: Final = (-0.05, 0.15)
"""Between what the worth is that a draw must promise: drawn anew each Turn."""

TASTE: Final = 0.12
"""By how much, up or down, a Turn's plan likes an Order of a kind."""

OVERDUE: Final = (0.0, 0.05, 0.15, 0.35, 0.8)
"""What it is worth to Issue an Order that has been in hand for so many Turns, since it Fails if it is kept too long."""

DISTANCE: Final = 0.02
"""What an Impulse of the way to an Order takes off its worth."""

CROWD: Final = 0.05
"""What each further Squadron that goes takes off the worth of Issuing an Order to a Formation: all of them wear."""

FITTER: Final = 0.35
"""The part of what somebody could do with another Order in hand that counts against giving him this one."""

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

OPPOSED: Final = 0.7
"""The part of a chance that is lost where stronger enemies lie."""

ESCORTS_FLAGSHIP: Final = 8
"""The Sail of a crew from which on Flagships go with it."""

GALES: Final = {Season.WINTER: 6.0, Season.SPRING: 1.0, Season.SUMMER: 0.3, Season.FALL: 0.8}
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

REACH: Final = (0.8, 1.3)
"""Between what a Turn's plan stretches, or shortens, how far stacks chase."""

RATIONED: Final = 2.0
"""The French Ports that share one Repair roll before their war."""

SPACE: Final = 0.5
"""The Turns that a Space of the way to a dockyard is reckoned at: short voyages wear too."""

QUEUE: Final = 0.2
"""The part of the Damage Points that lie in a dockyard which are mended before one's own."""

ALIKE: Final = 1.5
"""By how many Turns a dockyard may be worse and still be chosen."""

OTHER_DOCK: Final = 0.25
"""How often the next best dockyard is chosen, if it is hardly worse."""

UNLOADED: Final = 0.5
"""What a Repair Point counts for that is landed where there is nothing to mend just now."""

LANDED: Final = 0.25
"""What a Space of the way takes off the worth of the Port where a Supply Convoy unloads, in Repair Points."""

MARGIN: Final = 0.15
"""By how much of its rating a crew may be more worn than it should, before nothing is left of a chance."""

SLACK: Final = 0.06
"""How much less than the best an idea may be worth and still be taken, of Orders and what is like them."""

STRAY: Final = 0.1
"""What it is worth to send a stray Squadron to a dockyard."""

RELIEF: Final = 0.15
"""How near its end a stack is that hands its Order over, as a part of the rating."""

HUNTER: Final = 0.55
"""The mean wear up to which a stack without Order is sent to lie in wait for Convoys."""

AMBUSH: Final = 7
"""The Spaces from where a stack lies within which it lies in wait."""

WHIM: Final = 2.0
"""By how many Spaces chance makes one ambush look nearer than another."""

WATCHED: Final = 0.4
"""The part of its chance that a watch loses beside an enemy Key Port."""

WATCHMEN: Final = 8.0
"""The force from which on a watch beside an enemy Key Port loses nothing."""

LEVANT: Final = 4
"""In how many last Turns of a game the Levant Trade Track is covered: who is on it does nothing else."""

FILL: Final = 0.3
"""What it is worth to fill up a Squadron from another that is not full."""

TOGETHER: Final = 2
"""The Squadrons from which on a Flag parts with one for an Order of its own."""

SOUND: Final = 0.5
"""The part of its rating up to which a Squadron is sound enough to be parted from its Flag."""

PART: Final = 0.25
"""What that is worth."""

SERVE: Final = 0.5
"""What it is worth that a pair begins as a Fleet-50."""

FILLED: Final = 0.6
"""The part of its rating up to which a Squadron is worth filling up."""

SURE: Final = 3.0
"""The most doublings that odds count for."""

COURSE_SLACK: Final = 0.04
"""How much less than the best a course, or a deed in a Battle, may be worth and still be taken."""

WAY: Final = 1.0
"""What it is worth to come nearer to where a stack is bound, or to do there what it came for."""

BLOW: Final = 1.0
"""What a Damage Point takes off a course that a Gale would do: now twice as much as after its next step."""

RIDDEN: Final = 0.15
"""The part of that which counts for a stack that keeps a watch by Order."""

LOST_CRUISE: Final = 1.6
"""What it costs to put into harbour on a Cruise, which Fails by it."""

CHASED: Final = 1.5
"""What it is worth to chase off a corsair that counts against the Fleet."""

RAIDED: Final = 0.1
"""What a Damage Point is worth that an attack on a Convoy promises."""

PRIZED: Final = 0.4
"""What it is worth that an attack on a Convoy may bring the next point of Prestige."""

LOOKED: Final = 0.12
"""What each hidden counter is worth that a Search may find where a Convoy may be."""

ERRAND: Final = 0.6
"""What a Task is worth that an Order bids, or that keeps an Order of the enemy from counting."""

KEPT: Final = 0.3
"""What the Class of an Auxiliary that suits another Task better takes off sending it."""

HELD: Final = 2.0
"""What it costs to send an Auxiliary on something else than its Order."""

LONE: Final = 1.5
"""What it is worth that a Convoy has no escort."""

SHELTERED: Final = 0.0
"""The part of what a Gale does that counts against putting into harbour out of it."""

ASIDE: Final = 0.9
"""What it is worth to go elsewhere among the places of an Order, out of a Gale."""

SETTLED: Final = 6.0
"""By how many Turns another dockyard must be better for a stack to leave the one where it lies."""

WITHIN_REACH: Final = 4
"""The Damage Points within which the next point of Prestige is that an attack on a Convoy may bring."""

WATCH: Final = 0.5
"""What it costs to attack out of a watch that an Order asks for, in doublings of the odds: a Battle may end it."""

HAVEN: Final = 0.05
"""What it is worth to Withdraw into harbour rather than elsewhere."""

HOME: Final = 0.01
"""What each Space to the nearest dockyard takes off the worth of where a stack Withdraws to."""

NUDGE: Final = 0.5
"""What it is worth to change a die that decides something."""
