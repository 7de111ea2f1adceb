# Tercios in the browser: table, orders and lists.

tercios-board = Table of Tercios: { $count ->
    [one] one Troop
   *[other] { $count } Troops
}

tercios-phase-scenery = Scenery
tercios-phase-cartography = Cartography
tercios-phase-crops = Crops
tercios-phase-sides = Choice of edge
tercios-phase-deployment = Deployment
tercios-phase-rivers = Rivers
tercios-phase-vanguard = Vanguard
tercios-phase-planning = Planning
tercios-phase-initiative = Initiative
tercios-phase-action = Action
tercios-phase-over = End of the battle

## How Troops and leaders are

tercios-wear = wear { $wear } of { $endurance }
tercios-wear-short = wear { $wear }
tercios-disordered = disordered
tercios-limbered = limbered
tercios-fortress = with mobile fortress
tercios-with-leader = with { $leader }
tercios-card-hidden = order face down
tercios-card-mine = order { $order } (face down)
tercios-card-open = order { $order } (face up)
tercios-acted = has acted: { $order }
tercios-acting = executes { $order }
tercios-no-card = no order
tercios-commander = Commander
tercios-subordinate = subordinate leader
tercios-leader = { $leader }, { $rank } of level { $level }, { $side }
tercios-leader-exhausted = { $leader }, { $rank } of level { $level }, { $side }, exhausted
tercios-command = Command { $command }
tercios-value-speed = Spd
tercios-value-combat = Cbt
tercios-value-fire = Fire
tercios-value-discipline = Dis
tercios-value-courage = Cou
tercios-value-endurance = End
tercios-defences = Defences: infantry { $infantry }+, cavalry { $cavalry }+, volley { $volley }+, artillery { $artillery }+

## The table

tercios-overlay-reaction = Reaction distance
tercios-overlay-danger = Barred inch beside the enemy
tercios-zone-reaction = reaction { $inches }″
tercios-key-cards = When planning: lay that card and go on to the next Troop

## Planning

tercios-plan = Order cards
tercios-plan-default = Complete the plan
tercios-plan-clear = Clear
tercios-plan-all = One order for all of { $command }
tercios-plan-all-short = All…
tercios-plan-left = { $count ->
    [one] One card missing
   *[other] { $count } cards missing
}
tercios-plan-lay = Lay the cards face down
tercios-share = Shares its card with
tercios-share-none = nobody

## Standing orders

tercios-standing-pass = Never react
tercios-standing-pass-until-charge = React only when charged
tercios-standing-evade-horse = Evade only from cavalry
tercios-standing-evade-always = Always evade
tercios-standing-react = Troops that always react

## Lists

tercios-none-able = No Troop can do anything now.
tercios-troop = Troop
tercios-card = Order
tercios-in-ambush = in ambush

## What is chosen

tercios-shot = { $target }: { $weapon }
tercios-shot-from = { $target }: { $weapon }, from { $origin }
tercios-side-front = the front
tercios-side-left = the left flank
tercios-side-right = the right flank
tercios-side-rear = the rear
tercios-order-on = { $what }: { $others }
tercios-order-act = Activate { $piece }{ $count ->
    [0] {""}
   *[other] {" "}with { $others }
}
tercios-order-lead = Activate { $piece }
tercios-order-pass = Pass
tercios-order-stop = Buy no more
tercios-order-buy = Buy: { $piece }
tercios-order-place = Buy: { $piece }
tercios-order-done = Nothing more
tercios-order-deploy = Deploy command { $piece } by hand
tercios-order-array = Deploy command { $piece } automatically
tercios-order-run = Run: he moves again
tercios-order-inspire = Inspire: { $others }
tercios-order-next = Name the next Troop: { $others }
tercios-order-move = Move { $piece }
tercios-order-shift = Shift { $piece }
tercios-order-remove = Remove { $piece }
tercios-verb-act = Activate a Troop
tercios-verb-lead = Activate a leader
tercios-verb-deploy = Deploy by hand
tercios-verb-array = Deploy automatically
tercios-verb-place = Buy scenery
tercios-verb-run = Run
tercios-verb-inspire = Inspire
tercios-verb-next = Name the next Troop
tercios-verb-shift = Shift an element
tercios-verb-remove = Remove an element
tercios-pick-move = Move
tercios-pick-reorganise = Reorganise
tercios-pick-reorient = Reorient
tercios-pick-shoot = Shoot
tercios-pick-limber = Limber
tercios-pick-unlimber = Unlimber
tercios-pick-done = Nothing more
tercios-pick-pass = Do nothing
tercios-pick-react = React with its card
tercios-pick-evade = Evade
tercios-pick-left = To the left
tercios-pick-right = To the right
tercios-pick-rear = About turn
tercios-pick-front = To the front
tercios-pick-hold = Hold fire
tercios-pick-show = Reveal the ambush
tercios-pick-surprise = By surprise
tercios-pick-consolidate = Consolidate: advance
tercios-pick-stay = Stay
tercios-pick-stand = Stand
tercios-pick-flee = Flee
tercios-pick-escape = Step aside
tercios-pick-steadfast = Stand fast
tercios-pick-join = Join the Troop
tercios-pick-mala-guerra = Mala guerra!
tercios-pick-north = The north side
tercios-pick-south = The south side
tercios-pick-outside = Outside any Troop
tercios-pick-go-on = Go on with the charge
tercios-pick-halt = Halt
tercios-pick-time-up = The time is up
tercios-pick-play-on = Play on
tercios-pick-keep = Leave it as it is
tercios-pick-abandon = Abandon the fortress
tercios-pick-march = March alone
tercios-pick-caracole = Caracole
tercios-pick-use = Use it
tercios-pick-none = None
tercios-pick-limbered = Limbered
tercios-pick-unlimbered = Unlimbered
tercios-pick-table = On the table
tercios-pick-retreat = Retreat
tercios-pick-disengage = Disengage
tercios-pick-2-33-pass = Do not react: keep the card
tercios-pick-5-33-pass = Do not call mala guerra
tercios-pick-2-45 = As far as it can
tercios-number = { $number }
tercios-number-2-45 = Evade { $number }″
tercios-number-6-53 = Fall back { $number }″
tercios-number-6-65 = { $number ->
    [one] One wear marker
   *[other] { $number } wear markers
}
tercios-number-7-112 = { $number ->
    [0] Do not move it
   *[other] Move it { $number }″
}
tercios-toward = Step aside towards { $half ->
    [0] { $hour } o’clock
   *[other] half past { $hour }
}
tercios-at-5-04 = Charge { $piece }
tercios-pick-2-06-blue = Blue begins
tercios-pick-2-06-red = Red begins

## What is asked

tercios-ask = Choose one of the options.
tercios-ask-of = { $unit }: choose.
tercios-ask-plan = Lay an order card face down beside each of your Troops. Nobody sees them until they are turned up.
tercios-ask-start = You have won the initiative: say who acts first.
tercios-ask-acting = { $unit } executes { $order }. Choose what it does.
tercios-ask-trigger = { $other } comes near { $unit }: does it react?
tercios-ask-leading = { $unit }: choose the command action.
tercios-ask-ride = { $unit }: where does he go? He may join a Troop of yours by being put on it.
tercios-ask-new-card = { $unit } may get another card, in secret.
tercios-ask-time-up = The turn is over. Is the agreed time up? The battle ends if both say so.
tercios-ask-melee = The combat is a draw: mala guerra?
tercios-ask-buying = Choose scenery: you have { $points ->
    [one] one point
   *[other] { $points } points
} left.
tercios-ask-laying = Put the element on the table.
tercios-ask-deploying = Deploy command { $command } inside your zone.
tercios-ask-vanguard = Vanguard move: { $unit }.
tercios-ask-2-07 = Your go: activate a leader if you like, and then a Troop.
tercios-ask-3-05 = { $unit } executes { $order }. Where does it go?
tercios-ask-walk = { $unit } moves at once, without an order. Where does it go?
tercios-ask-3-14 = { $unit } reorients: which way?
tercios-ask-4-08 = { $unit } shoots: choose the target.
tercios-ask-5-04 = { $unit } attacks: choose whom it charges.
tercios-ask-5-32 = { $unit } has won: does it consolidate?
tercios-ask-2-38 = Several of your Troops may react: which one first?
tercios-ask-3-12 = { $other } stands on { $unit }: what does he do?
tercios-ask-6-45 = Does any cavalry come to the shelter?
tercios-ask-9-46 = Choose your side of the table.
tercios-ask-9-48 = Choose the command that deploys now.
tercios-ask-9-51 = Where is the leader deployed?
tercios-form = { $element }, { $form }
tercios-ask-2-18 = { $unit } reaches nobody: towards whom does it advance?
tercios-form-lane = a road that ends here
tercios-form-left = to the left
tercios-form-right = to the right
tercios-form-straight = straight
tercios-form-corner = as a corner
tercios-form-house = house
tercios-form-large = large
tercios-form-over = from bank to bank
tercios-price = { $element } · { $price ->
    [one] one point
   *[other] { $price } points
}
tercios-ask-2-40 = { $unit } reacts with Attention: what does it do?
tercios-ask-2-45 = { $unit } flees: which way?
tercios-ask-6-12 = { $unit }: on the table or in ambush?
tercios-ask-6-14 = { $unit }: does it abandon its mobile fortress?
tercios-ask-6-24 = Choose the units of command { $command } that form the fort, or none.
tercios-ask-6-26 = Choose the gun that joins the fort, or none.
tercios-ask-6-33 = Each unit of the fort shoots: choose the targets.
tercios-ask-6-34 = Who shoots first?
tercios-ask-6-38 = { $unit }: choose which member is lost.
tercios-ask-6-46 = { $unit } comes to the shelter: at which point does it bar the way?
tercios-ask-6-47 = Cavalry bars your way: does the charge go on?
tercios-ask-6-53 = { $unit }: does it caracole after shooting?
tercios-ask-6-55 = Choose the units of command { $command } that form a column, or none.
tercios-ask-6-56 = { $unit }: does it join a column?
tercios-ask-6-65 = { $unit } leaves the column: choose.
tercios-ask-6-75 = { $unit }: does it stand, or flee while it harasses?
tercios-ask-6-77 = { $unit } has Mobility: does it turn before it acts?
tercios-ask-6-80 = Vanguard: move one of your units, or leave it where it is.
tercios-ask-6-89 = { $unit }: is it deployed limbered?
tercios-ask-6-93 = { $unit }: does it have an integrated gun?
tercios-ask-7-57 = { $unit } is saved: where does he go?
tercios-ask-7-67 = Cartographer: where is the element shifted?
tercios-ask-7-68 = Cartographer: choose the benefit.
tercios-ask-7-81 = Elegant: do you use the quality?
tercios-ask-7-88 = Cold: do you use the quality?
tercios-ask-7-109 = Trickster: which value grows?
tercios-ask-9-38 = The river needs a crossing: put the bridge or the ford.
tercios-send = Send Troops
tercios-send-how = Touch or drag to where it should go, within reach: it is activated and moves.
tercios-send-plan = Touch or drag to where it should go: it gets the card that it needs.
# $piece: the Troop; $order: its order; $inches: how far it moves
tercios-sent = { $piece } is activated with { $order } to move { $inches }″.
tercios-card-given = { $piece } gets { $order } to move { $inches }″.
tercios-send-due = Move { $piece } where it was sent
tercios-send-alike = As the last one ({ $inches }″)
tercios-send-fellows = { $count ->
    [one] The same for the other of its command
   *[other] The same for the other { $count } of its command
}

## At a real table

tercios-wear-boxes = Wear
tercios-ride-beside = Beside { $piece }
tercios-ride-join = Join { $piece }
tercios-pick-away = Away from all Troops
tercios-pick-nobody = Nobody
tercios-pick-open = Open ground
tercios-pick-5-10-front = The front
tercios-pick-5-10-flank = The flank
tercios-pick-5-10-rear = The rear
tercios-number-1-05 = { $number }″
tercios-ask-table-led = Which leader has { $unit } within his command distance and sees it?
tercios-ask-table-reacts = { $unit } has moved on the table. Which of your Troops that it came near reacts?
tercios-ask-table-distance = How far is it on the table from { $unit } to { $other }? Round up.
tercios-ask-table-side = Which side does { $unit } show to whoever charges it?
tercios-ask-table-ground = On or behind what ground does { $unit } stand?
tercios-ask-table-ride = { $unit }: beside which Troop does he come to stand on the table, or which does he join?
