# Águila in the browser: table, orders and lists.

aguila-board = Table of Águila: { $count ->
    [one] one piece
   *[other] { $count } pieces
}
aguila-key-digits = Give the unit selected that order, or that formation at the start
aguila-phase-roles = Roles and armies
aguila-phase-weather = Weather
aguila-phase-terrain = Terrain
aguila-phase-sides = Edges
aguila-phase-deployment = Deployment
aguila-phase-redeployment = Redeployment
aguila-phase-vanguard = Vanguard
aguila-phase-initiative = Initiative
aguila-phase-movement = Movement
aguila-phase-shooting = Fire
aguila-phase-charges = Charges
aguila-phase-combat = Combat
aguila-phase-reorganisation = Reorganisation
aguila-phase-over = End of the battle
aguila-losses = { $side }: losses { $lost } of { $half }

## How units and officers are

aguila-damage = damage { $damage } of { $bears }
aguila-damage-plain = damage { $damage }
aguila-damage-short = damage { $damage }
aguila-half = at half strength
aguila-stunned = stunned until the end of turn { $turn }
aguila-disorganised = disorganised until the end of turn { $turn }
aguila-dismounted = on foot
aguila-sappers = with sappers
aguila-regiment = regimental gun of { $unit }
aguila-with-officer = with { $officer }
aguila-attached = with { $unit }
aguila-chief = commander-in-chief
aguila-limbered = limbered
aguila-unlimbered = unlimbered
aguila-inside = inside: { $house }
aguila-no-formation = formation not shown yet
aguila-aims = has a target
aguila-walked = moved { $inches }″
aguila-deed-failed = failed a test
aguila-deed-arrived = has just arrived
aguila-deed-fired = has fired
aguila-deed-defended = has given defensive fire
aguila-deed-charges = has charged
aguila-deed-charged = has been charged
aguila-deed-rallied = has been rallied
aguila-deed-rallied-some = has rallied a unit
aguila-this-turn = This turn: { $deeds }
aguila-away-reserve = in reserve
aguila-away-off = marching up
aguila-away-hidden = hidden
aguila-under = Under { $officer }
aguila-battery = battery of { $guns }
aguila-used = { $what } (used)
aguila-allowance = How far it may go
aguila-ball = Ball
aguila-canister = Canister
aguila-half-range = half range
aguila-weapon-musket = Musket
aguila-weapon-rifle = Rifle
aguila-weapon-carbine = Carbine
aguila-weapon-bow = Bow
aguila-value-speed = Speed
aguila-value-melee = Melee
aguila-value-shoot = Shooting
aguila-value-defence = Defence
aguila-value-attacks = Attacks
aguila-value-courage = Courage: stunned/routed
aguila-value-discipline = Discipline
aguila-value-command = Command range
aguila-value-rally = Dice to rally
aguila-short-speed = Spd
aguila-short-melee = Mel
aguila-short-shoot = Sho
aguila-short-defence = Def
aguila-short-attacks = Att
aguila-short-courage = Cou
aguila-short-discipline = Dis
aguila-short-command = Cmd
aguila-short-rally = Ral

## The table

aguila-overlay-arcs = Flanks and rear
aguila-overlay-ranges = Vision and ranges
aguila-overlay-charge = Charge reach
aguila-overlay-sky = Weather and visibility
aguila-zone-charge = charge { $inches }″
aguila-zone-sight = sees { $inches }″
aguila-objective = { $what }, worth { $worth }: { $holder }
aguila-nobody = nobody
aguila-objective-marker = Objective
aguila-objective-bridge = Bridge
aguila-objective-crossroads = Crossroads
aguila-objective-hill = Hill
aguila-objective-building = Building
aguila-objective-position = Position
aguila-objective-ford = Ford
aguila-structure = structure { $points }
aguila-role-bridge = Bridge
aguila-role-ford = Ford
aguila-role-road = Road
aguila-role-street = Street
aguila-kind-farm = Farm
aguila-kind-mill = Mill
aguila-kind-bridge = Bridge
aguila-kind-ford = Ford
aguila-kind-marker = Objective
aguila-built-hedge = Hedge
aguila-built-bank = Bank
aguila-built-wooden_fence = Wooden fence
aguila-built-stone_wall = Stone wall
aguila-built-high_wall = High wall
aguila-built-wooden_building = Wooden building
aguila-built-stone_building = Stone building
aguila-built-fortified_building = Fortified building
aguila-built-light_position = Light position
aguila-built-solid_position = Solid position
aguila-built-fortified_position = Fortified position
aguila-form = { $element }: { $form }
aguila-form-area = { $length }″ by { $width }″
aguila-form-straight = straight
aguila-form-left = bending to the left
aguila-form-right = bending to the right
aguila-form-over = from bank to bank
aguila-form-palms = with palms

## Orders

aguila-command = Movement orders
aguila-command-guide = Touch a unit to give it an order. Whoever gets none halts.
aguila-command-officers = Officers move now: touch one.
aguila-command-nothing = It can be told nothing now.
aguila-command-next = Next one without an order ({ $count })
aguila-command-waiting = Without an order
aguila-command-done = { $count ->
    [0] No more orders
   *[other] End: { $count } halt
}
aguila-command-done-officers = No more officers move
aguila-percent = { $percent }%
aguila-verb-done = Nothing more
aguila-verb-charge = Charge
aguila-verb-rally = Rally
aguila-verb-deploy = Deploy by hand
aguila-verb-array = Deploy automatically
aguila-verb-redeploy = Put elsewhere
aguila-title-rally = Rally
aguila-title-redeploy = Put elsewhere

## Formations

aguila-form-up = Formations
aguila-form-guide = Say how each unit is drawn up; digits do it on the table.
aguila-form-all = All units
aguila-form-done = Show the formations
aguila-left = { $count ->
    [one] Go to the last one
   *[other] Next: { $count } left
}

## Fire

aguila-fire = Fire
aguila-fire-guide = Touch a shooter, then its target; touch it again for another way to shoot, or none. All shots are declared at once.
aguila-fire-nearest = The rest: nearest targets
aguila-fire-none = The rest: hold fire
aguila-clear = Clear
aguila-fire-all = { $count ->
    [one] Fire at { $target } with the one who can
   *[other] Fire at { $target } with all { $count } who can
}
aguila-fire-of = Target of { $unit }
aguila-fire-unsaid = no target yet
aguila-fire-open = { $count ->
    [0] Nobody fires
    [one] Open fire: one shot
   *[other] Open fire: { $count } shots
}
aguila-hold-fire = Hold fire
aguila-doubtful = a die decides whether it is seen
aguila-shot-canister = { $piece }, canister
aguila-shot-indirect = { $piece }, indirect
aguila-key-side = { $unit }, { $side }
aguila-side-front = front
aguila-side-right = right flank
aguila-side-rear = rear
aguila-side-left = left flank

## Charges

aguila-charges = Charges
aguila-charge-who = Touch the unit that charges.
aguila-charge-whom = Touch the target: you see the odds before you decide.
aguila-charge-reach = It charges up to
aguila-charge-with = Who charges alongside
aguila-charge-able = Who can charge
aguila-charge-targets = { $count ->
    [one] one target
   *[other] { $count } targets
}
aguila-charge-done = No more charges

## Standing orders

aguila-standing-square-horse = Form square when cavalry charges
aguila-standing-evade = Evade if it can
aguila-standing-fire = Defensive fire if it can
aguila-standing-hold = Otherwise hold

## Lists

aguila-none-able = No unit can do anything now.
aguila-unit = Unit
aguila-formation = Formation
aguila-turn = This turn
aguila-leaderless = Without their officer

## What is asked

aguila-ask = Choose.
aguila-ask-of = { $unit }: choose.
aguila-ask-2-06 = You have the initiative: who moves first?
aguila-ask-2-10 = Charges: who charges whom?
aguila-ask-3-01 = Give an order to a unit.
aguila-ask-way = { $unit }, { $what }: its way.
aguila-ask-3-13 = { $unit } was not let through: find another way.
aguila-ask-4-13 = { $unit } leaves the building: by which side, drawn up how?
aguila-ask-4-14 = Who takes the building?
aguila-ask-5-02 = Show how your units are drawn up.
aguila-ask-5-09 = { $unit }: the target has formed square. Does it charge home?
aguila-ask-6-23 = { $unit } dismounts: drawn up how?
aguila-ask-7-01 = Fire: choose all targets.
aguila-ask-7-32 = Whose courage is tested next?
aguila-ask-8-09 = { $unit } is charged by { $other }: how does it react?
aguila-ask-9-01 = Which combat is fought next?
aguila-ask-9-17 = { $unit } stays: where does it face?
aguila-ask-9-18 = { $unit } has won: what does it do?
aguila-ask-9-20 = { $unit } has held: what does it do?
aguila-ask-9-25 = { $unit }: whom does it strike?
aguila-ask-11-31 = { $unit } is out in the rubble: drawn up how?
aguila-ask-11-45 = Does the regimental gun fire too?
aguila-ask-commanding = { $unit } must test ({ $what }): does an officer steady it?
aguila-ask-12-13 = Rally: which officer, which unit?
aguila-ask-12-18 = { $unit }: where does he go? Onto a unit to join it.
aguila-ask-12-19 = { $unit } leaves { $other }: to which side?
aguila-ask-12-27 = Anticipation: who tries to seize the initiative?
aguila-ask-12-40 = Right moment: do you change the weather dice?
aguila-ask-weighing = { $unit }, { $what }: do you use it?
aguila-ask-laying = Terrain: { $what }.
aguila-ask-15-33 = Choose the kind of country.
aguila-ask-15-36 = Do you place another piece of terrain?
aguila-ask-15-44 = The river needs a crossing: a bridge or a ford.
aguila-ask-deploying = Deploy the { $count } pieces of this group, in the zone marked.
aguila-ask-16-05 = Deploy: put down one of this group, in the zone marked.
aguila-ask-11-35 = { $unit }: limbered or ready to fire?
aguila-ask-11-42 = Sappers: with whom do they go?
aguila-ask-13-06 = Hidden deployment: who lies hidden, and where?
aguila-ask-13-29 = { $unit } of the vanguard: drawn up how?
aguila-ask-13-30 = Vanguard: who moves before the battle?
aguila-ask-sides-what = You have won the roll: what do you choose?
aguila-ask-sides-edge = Which edge is yours?
aguila-ask-sides-order = Who deploys first?
aguila-ask-sides-quarter = Which quarter is yours?
aguila-ask-arriving = { $unit } comes onto the table.
aguila-ask-16-15 = Works: what do you buy for the defence?
aguila-ask-16-16 = Put down the work.
aguila-ask-16-19 = Which half of the army fights first?
aguila-ask-16-26 = Put down an objective.
aguila-ask-16-47 = Put down an objective.
aguila-ask-redeploy = Put a unit elsewhere, or leave all as it is.
aguila-ask-elsewhere = { $unit }: where do you put it, in the zone marked?

## At a real table

aguila-damage-boxes = Damage
aguila-ask-table-ordered = Which unit is told something next? All others halt.
aguila-ask-table-rider = Which officer goes somewhere next? All others stay.
aguila-ask-table-shooter = Who declares a shot next? When nobody else does, all are made.
aguila-ask-table-charger = Who declares a charge next?
aguila-ask-table-rally = Which officer rallies whom? Within his command range, and with no enemy within { $far }″ of the unit.
aguila-ask-table-battery = { $unit }: do these guns stand base to base, as a battery?
aguila-ask-table-limbered = { $unit }: does it begin on its horses or off them?
aguila-ask-table-order = { $unit }: what is it told?
aguila-ask-table-led = Which of these officers have { $unit } within their command range?
aguila-ask-table-way = { $unit } ({ $what }): how far has it gone on the table, in inches? Round up.
aguila-ask-table-crossed = Through which friend does the way of { $unit } lead?
aguila-ask-table-turned = Has { $unit } turned as it limbered or unlimbered?
aguila-ask-table-near = How near is the nearest enemy to { $unit }?
aguila-ask-table-ride = { $unit }: where does he go on the table?
aguila-ask-table-target = At whom does { $unit } shoot, of those whom it sees?
aguila-ask-table-charged = Whom does { $unit } charge, of those whom it sees and reaches?
aguila-ask-table-how = How does { $unit } shoot?
aguila-ask-table-distance = How far is it from the front of { $unit } to { $other }, in inches? Round up.
aguila-ask-table-side = Which side does { $unit } show?
aguila-ask-table-ground = On or behind what ground does { $unit } stand?
aguila-ask-table-passed = Does { $unit } pass over an enemy who is nearer, within half of its range?
aguila-ask-table-foot = Is other enemy infantry within { $far }″ of { $unit }?
aguila-ask-table-gun = Does { $unit } stand beside { $other }, with which it goes?
aguila-ask-table-saw = { $unit } has fallen. Which of your units are within { $far }″ of him?
