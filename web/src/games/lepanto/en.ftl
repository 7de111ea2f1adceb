# Lepanto in the browser: the words of the board and of the order panel.

lepanto-board = Board of Lepanto with { $count ->
    [one] one ship
   *[other] { $count } ships
}
lepanto-orders = Orders
lepanto-phase = The phase
lepanto-ship = { $ship }, { $kind }, { $side }, hex { $hex }, heading { $facing }
lepanto-ship-marked = { $ship }, { $kind }, { $side }, hex { $hex }, heading { $facing }; { $marks }
lepanto-hex = Hex { $hex }, { $ground }
lepanto-ground-sea = open sea
lepanto-ground-shore = shore: for galliots only
lepanto-ground-land = land
lepanto-ground-track = turn track
lepanto-place-aetolia = AETOLIA
lepanto-place-scropha = Scropha Point
lepanto-place-gulf = GULF OF PATRAS

lepanto-turn = Turn { $turn }
lepanto-turn-of = Turn { $turn } of { $last }
lepanto-side-phase = { $side }: { $phase }
lepanto-wind = Wind towards the { $wind }
lepanto-wind-calm = Calm; new wind towards the { $wind }

lepanto-score = { $side } { $points ->
    [one] { $points } point
   *[other] { $points } points
}

lepanto-short-1 = W
lepanto-short-2 = SW
lepanto-short-3 = SE
lepanto-short-4 = E
lepanto-short-5 = NE
lepanto-short-6 = NW

lepanto-mark-exhausted = exhausted crew
lepanto-mark-repulsed = repulsed
lepanto-mark-immobilised = immobilised
lepanto-mark-reserve = in reserve
lepanto-mark-towed = in tow
lepanto-mark-tows = tows a galleass
lepanto-mark-rams = locked with the enemy it rammed
lepanto-mark-rammed = rammed by the enemy
lepanto-mark-done = has acted in this phase

## The panel

lepanto-guide-opening = The turn begins.
lepanto-guide-movement = Touch a lit ship to see where it may go, or choose a whole squadron. { $count ->
    [0] No ship can move any more.
    [one] One ship has yet to move.
   *[other] { $count } ships have yet to move.
}
lepanto-guide-combat = Touch a ship of yours to see whom it may attack, or an enemy to see who may attack it. { $count ->
    [0] No ship can attack any more.
    [one] One ship can still attack.
   *[other] { $count } ships can still attack.
}
lepanto-guide-reorientation = Touch a lit ship to change its heading, or choose several. { $count ->
    [0] No ship can turn any more.
    [one] One ship can still turn.
   *[other] { $count } ships can still turn.
}
lepanto-waiting = Waiting for: { $side }.
lepanto-clear = Clear the selection
lepanto-close = Close

lepanto-ship-word = Ship
lepanto-hex-word = Hex
lepanto-heading = Heading
lepanto-marks = State
lepanto-guns = Guns
lepanto-arms = Small arms
lepanto-boarding = Boarding
lepanto-points = Points
lepanto-under = Squadron { $code }, { $commander }
lepanto-attackers = Who may attack it
lepanto-against = Against { $ship }
lepanto-no-attackers = No ship of yours may attack it now.
lepanto-no-offers = This ship can do nothing more in this phase.
lepanto-touch-hex = Touch a marked hex on the board, or choose from the list.
lepanto-offers = Show the list ({ $count })
lepanto-choose-heading = Hex { $hex }: choose the heading
lepanto-go = { $hex }: { $how }
lepanto-go-headings = { $hex }: { $count ->
    [one] one heading
   *[other] { $count } headings
}

lepanto-legend = What it costs to get there
lepanto-legend-sail = by sail
lepanto-legend-row = by oar

lepanto-considered = Order in preparation
lepanto-cost-sail = { $count } by sail
lepanto-cost-oar = { $count } by oar
lepanto-cost-turn = { $count ->
    [one] one turn
   *[other] { $count } turns
}
lepanto-cost-tires = exhausts the crew
lepanto-cost-rams = rams
lepanto-tick-arms = Targets of the small arms
lepanto-tick-board = Ships that board
lepanto-consider-arms = Small arms at { $count ->
    [one] { $others }
   *[other] { $count } targets: { $others }
}
lepanto-consider-board = { $count ->
    [one] { $others } boards
   *[other] { $count } ships board
} { $ship }{ $count ->
    [one] { "" }
   *[other] : { $others }
}
lepanto-weighing = Working out the odds…
lepanto-or = Or else:
lepanto-confirm = Confirm
lepanto-attack = Attack
lepanto-cancel = Cancel

lepanto-many = { $count ->
    [one] One ship selected
   *[other] { $count } ships selected
}
lepanto-many-able = { $count ->
    [0] none can act any more
    [one] one can act
   *[other] { $count } can act
}
lepanto-many-advance = Advance
lepanto-many-advance-hard = Advance hard (exhausts)
lepanto-many-head = Head…
lepanto-many-head-hard = Head hard (exhausts)…
lepanto-many-fire = Guns
lepanto-many-volley = Small arms
lepanto-many-board = Board
lepanto-many-face = Turn the bow…
lepanto-aimed = Target: { $ship }
lepanto-aim-free = Free choice
lepanto-aim-help = Each ship picks its best target. Touch an enemy to point one out; boarding needs one.
lepanto-followed = { $count ->
    [0] No ship could follow the order.
    [one] One ship followed the order.
   *[other] { $count } ships followed the order.
}
lepanto-not-followed = { $count ->
    [one] One could not
   *[other] { $count } could not
}

lepanto-squadrons = Squadrons
lepanto-squadron-able = { $able }/{ $total } to act
lepanto-all-able = All that can act ({ $count })
lepanto-squadron = { $code } · { $commander } ({ $count })
lepanto-select-squadron = Select squadron { $code }
lepanto-able-only = Only those that can act ({ $count })
lepanto-able = can act
lepanto-is-target = possible target
lepanto-none-able = No ship can act now. Remove the filter to see them all.

lepanto-tows = Galleasses to be taken in tow
lepanto-tow = { $count ->
    [0] Go on without new tows
    [one] Take one in tow
   *[other] Take { $count } in tow
}

lepanto-rams-due = Rams to be resolved
lepanto-hint = Advice
lepanto-advice = The doctrine's advice
lepanto-advice-shown = It is marked on the board.
lepanto-advice-take = Do it
lepanto-advice-leave = Leave it
lepanto-undo = Undo
lepanto-delegate = Leave the phase to the doctrine
lepanto-delegate-note = The doctrine will give the remaining orders of this phase and end it. What dice decide cannot be taken back.
lepanto-delegate-yes = Leave the phase
lepanto-end = End the phase
lepanto-end-left = { $count ->
    [one] one can still act
   *[other] { $count } can still act
}
lepanto-confirms = Confirm each order

## The keyboard

lepanto-key-arrows = Go to the nearest ship or hex in that direction
lepanto-key-enter = Select; again, go on to the marked hexes
lepanto-key-add = Add to the selection
lepanto-key-escape = Go back, or clear the selection
lepanto-key-next = Next ship that can act
lepanto-key-all = Select all that can act
lepanto-key-order = { $order }, with several ships selected

lepanto-figures-gunnery = Gunnery
lepanto-figures-gunnery-letters = S sunk, M missed
lepanto-figures-gunnery-row = Guns
lepanto-figures-close_combat = Small arms and boarding
lepanto-figures-close_combat-letters = R repulsed, E eliminated, B both
lepanto-figures-close_combat-row = Odds
lepanto-figures-ramming = Ramming
lepanto-figures-ramming-letters = E eliminated, I immobilised
lepanto-figures-ramming-row = Hexes
lepanto-figures-row-wrong = Six letters, each one of { $letters }
lepanto-figures-factors = Factors of the counters
lepanto-figures-factors-note = Boarding 0 stands for a ship without that factor.
lepanto-figures-guns = Guns
lepanto-figures-arms = Arms
lepanto-figures-boarding = Boarding
