# Tercios on paper: what stands on its sheets beside the names of the game.

## Roster

paper-values = Values
paper-defences = Defence against
paper-short-speed = Spd
paper-short-combat = Cmb
paper-short-fire = Fire
paper-short-discipline = Dis
paper-short-courage = Cou
paper-short-endurance = End
paper-short-infantry = Inf
paper-short-cavalry = Cav
paper-short-volley = Vol
paper-short-artillery = Art
paper-army-rules = Of the whole army
paper-allied = , allied: { $faction }
paper-level = Level { $level }
paper-exhausted = Exhausted
paper-lost = Lost
paper-wear = Wear
paper-disordered = Disordered

## Cards

paper-acts = Acts
paper-reacts = Reacts
paper-or = { " or " }
paper-at-most = up to { $count } different: { $actions }
paper-action-move = move
paper-action-reorganise = reorganise
paper-action-reorient = reorient
paper-action-shoot = shoot
paper-action-charge = charge, or close in as far as it can
paper-action-remove_wear = discard one wear, never the last
paper-reaction-reorient = reorient
paper-reaction-shoot = shoot
paper-reaction-countercharge = countercharge
paper-reaction-intercept = intercept
paper-reaction-flee = flee
paper-reaction-brace = brace
paper-rank = { $rank } · level { $level } · { $points } points
paper-command = Command
paper-moves = Moves
paper-dice = Actions
paper-dice-needed = { $count ->
    [one] 1 die
   *[other] { $count } dice
}, { $needed }

## Quick reference: the turn, cards, movement

paper-turn = The turn
paper-turn-1 = Planning: take all exhausted markers off the leaders.
paper-turn-2 = Planning: each side lays one card face down beside every Troop.
paper-turn-3 = Initiative: each side throws a die and adds its Commander's level; the higher says who begins.
paper-turn-4 = By turns: one leader if you like (he moves, then one action), and after him one Troop.
paper-turn-5 = The turn ends when no Troop has a card left. Whoever has none passes; a leader alone may still act.
paper-orders = Orders
paper-order = Order
paper-check = Order check
paper-check-1 = A Troop without wear obeys at once. One with wear throws its Discipline in dice: one { $needed } is enough. On a failure the card is spent.
paper-check-2 = Discipline −1 step without a leader of its own in it, or in sight within command.
paper-check-3 = A reaction needs the check always, wear or not.
paper-reacting = Reacting
paper-reacting-1 = A Troop that still has its card may react when it is charged, or when an enemy comes nearer than { $small } to its front centre (28 mm: { $large }).
paper-reacting-2 = Show the card, then throw. It answers as the card says and is spent either way. Nobody reacts to a reaction.
paper-reacting-3 = Firearms shoot with Fire +1 step in reaction. Infantry moves { $inch } at most to countercharge horse.
paper-steps = Steps
paper-original = Original
paper-steps-1 = Steps up and down cancel each other first; the same cause counts once. More than two change nothing further.
paper-steps-2 = The point of a virtue is added last. Defences never change.
paper-markers = Markers
paper-at-limit = At the Limit
paper-markers-1 = At the Limit: as much wear as Endurance. Fresh: no wear at all.
paper-moving = Movement
paper-moving-1 = One turn of 90° at most about the front centre, then one straight line up to Speed.
paper-moving-2 = The line of the front centre crosses no Troop and nothing impassable; leaders and guns of one's own may be crossed.
paper-moving-3 = Gaps of at least { $small } (28 mm: { $large }); without Attack never within { $gap } of an enemy centre.
paper-moving-4 = To reorient, its front centre goes where one of its other centres was.
paper-ground = Ground
paper-ground-dificil = { "" }
paper-ground-muy_dificil = also disorders whoever moves there
paper-ground-intransitable = nobody enters
paper-ground-facil = if the whole move is made there
paper-ground-oculto = no sight across it; into it and out of it there is
paper-ground-cubierto = against shooting
paper-ground-altura = against whoever is not wholly on it too
paper-ground-protegido = against a charge
paper-arms = Cavalry and guns

## Quick reference: shooting, combat, leaders

paper-shooting = Shooting
paper-shooting-1 = Sight: a straight line from the front centre to any enemy centre, over no other Troop. Range to the nearest centre.
paper-shooting-2 = Throw Fire in dice. A hit is the target's defence or more: against Artillery for guns, against Volleys for all else.
paper-shooting-3 = The target throws its Courage in dice: each { $volley } against volleys, { $gun } against guns, cancels a hit.
paper-shooting-4 = What is not cancelled is wear.
paper-shooting-5 = Hit, and not one die succeeds: disordered.
paper-weapons = Missile weapons
paper-weapon = Weapon
paper-range = Range
paper-in-reaction = In reaction
paper-no = no
paper-yes = yes
paper-fire-gains = yes, Fire +1
paper-weapons-1 = Of two Fire values the first holds within { $step }, the second beyond it. Flintlocks: Fire +1 step within { $near }.
paper-weapons-2 = Guns shoot with the Fire card only. Javelins, and pistols within their range, lose no Fire under Attention.
paper-combat = Charge and combat
paper-combat-1 = Declare an enemy in sight; it may react. Advance in a straight line, Speed +1 step, until the bases touch.
paper-combat-2 = The attacker throws Combat in dice (Attack: +1 step). A hit is the enemy's defence against Infantry or Cavalry, whichever strikes.
paper-combat-3 = Whoever is struck throws Courage in dice: each { $needed } cancels a hit, the rest is wear.
paper-combat-4 = Struck, and nothing cancelled: disordered.
paper-combat-5 = The defender strikes back in the same way, with the values it had before. Then whoever caused more wear wins.
paper-outcome = After the combat
paper-loses = Loses
paper-loses-what = disengages: { $back } back, facing as it does; one wear if it cannot
paper-retreats = … and cancelled nothing
paper-retreats-what = retreats: twice its Speed, faces away, disordered; one wear if it cannot
paper-draws = Draw
paper-draws-what = whoever charged disengages
paper-annihilates = Enemy destroyed
paper-annihilates-what = whoever charged may advance { $on }
paper-flanked = Flanked
paper-flanked-what = Combat −1, Courage −1, and Discipline −1 to react; Squares are never flanked
paper-mala-guerra = Mala guerra
paper-mala-guerra-what = a draw of pikes against pikes: either may call one more round, unless flanked or fortified; without the steps of Attack and Resist
paper-rout = Rout check
paper-rout-1 = When wear would exceed Endurance: throw the Discipline of the profile in dice, with no step at all. As many { $needed }s are needed as there is wear too much.
paper-rout-2 = Passed: it stays, At the Limit. Failed: it is removed. After a combat both sides check at once.
paper-blades = Arms in combat
paper-virtues = Virtues
paper-virtues-1 = The Troop that he is in has them; by Inspire also another, but for the last four.
paper-leaders = Leaders
paper-leaders-1 = Command { $command } in sight; moves { $move }, never slowed by ground. The Commander leads all, others their own command.
paper-leaders-2 = An action: as many dice as his level, { $needed } unless it says otherwise. None or one success: exhausted. Two: still ready.
paper-leaders-3 = Common actions: Run, once more as far as he moves; Inspire, a virtue of his for a Troop until the enemy's go.
paper-leaders-4 = In a Troop: it has his virtues; no actions, and exhausted when he joins. He leaves it neither in the turn when he came nor once it has acted.
paper-leaders-5 = Ridden over, or a friend is lost near him and nobody else is: he throws as for an action and falls or flees without a success. With his Troop he falls.
paper-ending = End and victory
paper-after = After turn { $turn }
paper-lead = { $lead ->
    [0] in any case
   *[other] { $lead } ahead
}
paper-worth = Lost enemies: Commander { $commander }, Formation { $formation }, Cavalry { $cavalry }, Company { $company }, Artillery { $artillery }.
