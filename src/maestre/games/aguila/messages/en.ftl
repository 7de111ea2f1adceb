# Águila: what the umpire says of its rules, and the names of all that lists have.

title = Bajo la Sombra del Águila
seat-blue = Blue
seat-red = Red
initiative-won = { $side ->
    [blue] Blue
   *[red] Red
} has the initiative.
side-moves-first = { $side ->
    [blue] Blue
   *[red] Red
} moves first.
turn-ends = Turn { $turn } ends.

## Moves

inches = { $whole }{ $tenths ->
    [0] {""}
   *[other] .{ $tenths }
}″
verb-advance = Advance
verb-facing = Change facing
verb-back = Back
verb-aside = To the side
verb-double = At the double
verb-formation = Change formation
verb-limber = Limber and move
verb-unlimber = Move and unlimber
verb-enter = Enter a building
verb-leave = Leave the building
verb-dismount = Dismount
verb-detach = Leave the battery
verb-ride = Ride
verb-arrive = Come onto the table
leg-ahead = straight ahead
leg-turn = turn
leg-wheel = wheel
leg-back = back
leg-aside = to the side
leg-to = to a place
order-given = { $unit }: { $order }!
unit-moves = { $unit } moves { $length }.
unit-turns = { $unit } turns on the spot.
unit-stays = { $unit } stays where it is.
unit-goes = { $unit } goes { $length }.
unit-makes-room = { $unit } makes room.
friend-bars-way = { $other } does not let { $unit } through.
ice-breaks = The ice breaks under { $unit }.
ice-holds = The ice holds under { $unit }.
order-already = { $unit } has its order for this turn: { $order }
order-not-now = { $unit } cannot be given an order now: choose another unit.
order-not-for = { $unit } cannot be given this order ({ $order }): choose another.
order-not-on-table = { $unit } is not on the table and cannot move there: choose another unit.
order-has-no-object = { $order }: this order names nothing but the unit.
order-needs-object = { $order }: name one thing, the formation or the building.
order-unknown = There is no { $what } here: choose one of those offered.
officers-move-last = { $officer } moves after all units: first end their orders.
gun-no-double = { $unit } cannot go at the double: only limbered horse guns can.
way-too-long = { $unit } cannot go { $asked }: it may go { $allowed } with this order, and difficult ground counts double.
way-too-many-turns = { $unit } cannot turn { $count } times: this order allows { $max }.
way-too-many-wheels = { $unit } cannot wheel { $count } times: this order allows { $max }.
way-turn-too-wide = { $unit } cannot turn by more than { $max }° with this order.
way-turns-first = { $unit } turns once, and then advances.
way-one-line = { $unit } goes in one straight line, not in { $count }.
way-one-place = { $unit } goes to one place: give its position and its facing, and no other leg.
way-none-there = { $unit } cannot end there with this order: choose another place.
way-wrong-leg = { $unit } cannot go like this with its order: { $leg }.
way-below-nothing = { $unit } cannot go less than nothing ({ $leg }): give a length above 0.
way-straight-aside = { $unit } goes straight to its right or left; only guns go in any direction.
way-off-table = { $unit } cannot leave the table: end its way short of the edge.
way-closed = { $unit } cannot go into this ({ $other }): go round it.
way-bites = { $unit } may sweep over { $depth } of this when it turns, no more: { $other }.
way-near-enemy = { $unit } must stay { $gap } away from { $other }: stop short.
way-near-friend = { $unit } must end { $gap } away from { $other }: end elsewhere.
way-barred = { $other } has not let { $unit } through: go another way.
way-over-obstacle = { $unit } cannot cross this at the double: { $other }.

## Order, formations, buildings

test-passed = { $unit } passes its Discipline test ({ $what }; { $needed }+).
test-failed = { $unit } fails its Discipline test ({ $what }; { $needed }+).
test-formation = to change formation
test-command = to act out of command
test-crossed = to let others through
test-target = to choose its target
test-stunned-fire = to shoot while stunned
test-square = to form square under a charge
test-evade = to evade
test-evade-horse = to evade
test-retire = to retire
test-nerve = to charge a line
test-break = to fight on
test-agile = to save himself
officer-steadies = { $officer } steadies { $unit }: +{ $bonus }.
formation-shown = { $unit }: { $formation }.
formation-changed = { $unit } changes formation: { $formation }.
dragoons-dismount = { $unit } dismounts: { $formation }.
house-entered = { $unit } occupies { $house }.
house-left = { $unit } leaves { $house }: { $formation }.
house-taken = { $unit } takes { $house } by assault.
formation-not-open = { $unit } cannot take this formation ({ $asked }). Choose among: { $open }.
formations = { $some }, { $more }
formation-already = { $unit } is in that formation already ({ $asked }): choose another.
formation-none = { $unit } cannot change formation: it has none.
square-only-reforms = { $unit } is in square: it can only change formation.
cannot-dismount-here = { $unit } cannot dismount: dragoons do so only in the defence of a farm or a village.
cannot-dismount = { $unit } cannot dismount: only mounted dragoons do.
cannot-remount = { $unit } has dismounted and cannot mount again.
column-cannot-shoot = { $unit } cannot shoot: it is in march column.
formation-cannot-charge = { $unit } cannot charge: it is drawn up in { $formation }.
enter-infantry-only = { $unit } cannot enter { $house }: only infantry does.
enter-not-touching = { $unit } cannot enter { $house }: bring it into contact first.
enter-occupied = { $unit } cannot enter { $house }: { $garrison } is inside.
enter-no-house = { $unit } touches no building that it can enter: bring it into contact with one.
enter-not-a-house = { $unit } cannot enter { $house }: it is no building.
leave-not-inside = { $unit } is in no building.
leave-no-room = { $unit } cannot leave { $house }: no side has room for it.
garrison-only-leaves = { $unit } is inside { $house }: it can only stay or leave.

## Fire

shot = { $unit } shoots at { $target }: { $dice ->
    [one] one die
   *[other] { $dice } dice
} at { $number }+, { $count ->
    [0] no wounds
    [one] one wound
   *[other] { $count } wounds
}.
house-shot = { $unit } fires at { $target }: { $dice ->
    [one] one die
   *[other] { $dice } dice
} at { $number }+, { $count ->
    [0] no impacts
    [one] one impact
   *[other] { $count } impacts
}.
shot-lost = { $unit } has nothing left to shoot at: its fire is lost.
target-made-out = { $unit } makes out { $target }, though little of it shows.
target-not-made-out = { $unit } does not make out { $target } and does not shoot.
one-target-a-side = { $unit } cannot shoot at { $target } from two sides: each side has a target of its own.
no-weapon = { $unit } cannot shoot: it has nothing to shoot with.
gun-limbered = { $unit } cannot fire: it is limbered.
shooter-at-double-time = { $unit } cannot shoot: it has gone at the double.
must-reload = { $unit } cannot shoot: it must reload, and has had another order than Halt.
officer-screened = { $officer } cannot be shot at: { $unit } is beside him.
indirect-too-near = { $unit } cannot fire indirectly at anything nearer than { $least }″: choose a target farther off.
indirect-unspotted = { $unit } cannot fire at { $target }: no friend sees it.
gun-detached = { $unit } leaves its battery.
gun-limbered-already = { $unit } is limbered already: give it another order.
gun-unlimbered-already = { $unit } is unlimbered already: give it another order.
gun-at-double-time = { $unit } cannot unlimber: it has gone at the double.
gun-just-limbered = { $unit } cannot unlimber again this turn: only horse guns can.
gun-now-limbered = { $unit } limbers.
gun-now-unlimbered = { $unit } unlimbers.
structure-lost = { $house } loses { $count ->
    [one] one point
   *[other] { $count } points
} of structure; { $left } left.
structure-falls = { $house } comes down.
garrison-drawn-up = { $unit } draws up in the rubble: { $formation }.

## Charges

charge-declared = { $unit } charges { $target }.
charge-not-seen = { $unit } cannot make out { $target } after all: its charge is not declared.
charge-refused = { $unit } will not charge the line of { $target }, nor anybody else this turn.
charge-no-command = { $unit } is out of command and does not charge { $target }.
charge-called-off = { $unit } does not carry out its charge at { $target }, which has formed square.
charge-outrun = { $unit } no longer reaches { $target }: it loses its charge and stays where it is.
charge-lost = { $unit } cannot get to { $target } any more: it loses its charge and stays where it is.
charge-contact = { $unit } comes into contact with { $target }.
reaction-holds = { $unit } holds.
reaction-fires = { $unit } fires at { $target } as it comes on.
reaction-no-fire = { $unit } is stunned and does not fire.
reaction-square-formed = { $unit } has formed square.
reaction-square-failed = { $unit } has not formed square: it holds as it is.
reaction-stays = { $unit } does not get away: it holds.
reaction-runs = { $unit } gets away from { $charger }.
counter-charges = { $unit } counter-charges { $target }.
counter-failed = { $unit } does not counter-charge: it holds.
regimental-fires = { $unit } fires at { $target } beside its infantry.
charge-no-target = “{ $target }” is no enemy on the table: a charge names one enemy unit.
charge-no-charger = “{ $unit }” is no unit of yours on the table: it cannot charge.
charge-two-targets = A charge has one target: it cannot be { $target } and { $unit }. Name one enemy and your own units.
charge-twice = { $unit } is named twice: each unit charges once.
charge-no-formation = { $unit } cannot charge { $target }: only troops in line, attack column, mass or open formation charge.
charge-stunned = { $unit } cannot charge { $target }: it is stunned.
charge-arrived = { $unit } cannot charge { $target }: it arrived this turn.
charge-failed = { $unit } cannot charge { $target }: it failed a Discipline test this turn.
charge-was-charged = { $unit } cannot charge { $target }: it has been charged this turn.
charge-spent = { $unit } cannot charge { $target }: it has had its charge of this turn.
charge-faced = { $unit } cannot charge { $target }: it has changed facing this turn.
charge-double = { $unit } cannot charge { $target }: it has moved at the double this turn.
charge-high-wall = { $unit } cannot charge { $target }: cavalry does not get over a high wall.
charge-outside-arc = { $unit } cannot charge { $target }: no part of it is in its front arc. Choose another target.
charge-unseen = { $unit } cannot charge { $target }: it does not see it. Choose a target in sight.
charge-too-far = { $unit } cannot charge { $target }: it is { $far } away, and the charge goes { $most }, difficult ground counting double. Choose a nearer target.
charge-no-way = { $unit } cannot charge { $target }: there is no way to it with the turns and the distance that it has.
charge-no-room = Not all of them find room against { $target }: { $count } on one side are too many. Name fewer.

## Combat, courage, break point

damage-taken = { $unit } suffers { $count } { $count ->
    [one] wound
   *[other] wounds
} and has { $damage } damage.
unit-stunned = { $unit } is stunned until the end of turn { $turn }.
no-longer-stunned = { $unit } is no longer stunned.
unit-disorganised = { $unit } is disorganised until the end of turn { $turn }.
no-longer-disorganised = { $unit } is in order again.
stunned-no-order = { $unit } is stunned until the end of turn { $turn }: it may stand, face elsewhere or go back.
courage-tested = { $unit } tests its courage, { $bonus } added to the dice, against { $stun }/{ $rout }: { $result ->
    [steady] steady
    [stunned] stunned
   *[routed] routed
}.
piece-lost = { $piece } is lost.
break-point-reached = { $side ->
    [blue] Blue
   *[red] Red
} has lost { $lost } of the { $weight } points of its army, half of them or more.
no-commander = { $side ->
    [blue] Blue
   *[red] Red
} has no commander-in-chief left to hold the army together.
army-flees = The army of { $side ->
    [blue] Blue
   *[red] Red
} flees.
army-broken = An army has broken and fled.
both-broken = Both armies have broken and fled.
blows-struck = { $unit } strikes { $target } with { $dice } { $dice ->
    [one] die
   *[other] dice
}: { $wounds } { $wounds ->
    [one] wound
   *[other] wounds
}.
unit-recoils = { $unit } must fall back { $length }.
unit-pursues = { $unit } advances by { $length }.
unit-withdraws = { $unit } withdraws by { $length }.
unit-stands = { $unit } stays where it is.
no-such-facing = { $unit } cannot face { $facing }: a facing is from 0 to 35999 hundredths of a degree.
expert-fighters-used = { $unit } fights with all its skill in this combat.

## Officers
unit-rallies = { $officer } rallies { $unit }: { $count ->
    [0] no marker comes off
    [one] one marker comes off
   *[other] { $count } markers come off
}.
rally-whom = { $officer } rallies { $unit }: name one of your officers and one unit on the table.
rally-officer-busy = { $officer } cannot rally { $unit }: he has rallied already, or has gone at the double this turn.
rally-not-his = { $officer } cannot rally { $unit }: it is not under his orders. Choose one that is.
rally-no-damage = { $officer } cannot rally { $unit }: it has no damage. Choose another.
rally-stunned = { $officer } cannot rally { $unit }: it is stunned.
rally-again = { $officer } cannot rally { $unit }: it has been rallied this turn.
rally-enemy-near = { $officer } cannot rally { $unit }: an enemy is too near to it.
rally-too-far = { $officer } cannot rally { $unit }: he commands up to { $length }, and it is farther away.
officer-rides = { $officer } moves.
officer-gallops = { $officer } moves at the double.
officer-joins = { $officer } joins { $unit }.
officer-leaves = { $officer } leaves { $unit }.
officer-runs = { $officer } runs from the charge.
officer-caught = { $officer } finds no friends near enough to save him from the charge.
officer-escapes = { $officer } saves himself when { $unit } is lost.
general-falls = { $officer } falls: friends near him waver.
fanatic-stays = { $officer } is a fanatic and never leaves { $unit }.
officer-no-way-out = { $officer } cannot leave { $unit }: there is no room beside it.
officer-leaves-where = { $officer } leaves { $unit } to one of its sides: point outside it.
officer-too-far = { $officer } cannot get there: he rides up to { $most }, around enemies and closed ground.
officer-no-room = { $officer } cannot stand there: it is too near to { $what }.
anticipation-declared = { $officer } anticipates the enemy.
hold-used = { $officer } makes { $unit } hold: it passes its test.
half-damage-used = { $officer } keeps { $unit } in hand: only half of its damage counts.
inspired = { $officer } inspires { $unit }: it tests again.
fanatic-stands = { $officer } makes { $unit } stand: it passes after all.
form-up-used = { $officer } has { $unit } change formation without a test.
right-moment-used = { $officer } has chosen his moment: the weather dice come to { $sum }.

## Weather, terrain, deployment, reserves

season-is = It is { $season } in { $region }.
weather-is = The weather: { $weather }.
weather-ends = { $weather }: it ends ({ $needed }+).
weather-stays = { $weather }: it goes on ({ $needed }+ would have ended it).
weather-no-double = { $unit } cannot go at the double: torrential rain has made mud of the ground.
season-spring = spring
season-summer = summer
season-autumn = autumn
season-winter = winter
region-southern_europe = southern Europe
region-western_europe = western Europe
region-eastern_europe = eastern Europe
region-middle_east = the Middle East
landscape-is = { $side ->
    [blue] Blue
   *[red] Red
} places terrain first. The country: { $landscape }.
landscape-mountainous = mountainous
landscape-arid = arid
landscape-fertile = fertile
landscape-wooded = wooded
landscape-steppe = steppe
landscape-desert = desert
terrain-farm = Farm
terrain-mill = Mill
terrain-thrown = { $side ->
    [blue] Blue
   *[red] Red
} throws for terrain: { $element }.
terrain-placed = { $side ->
    [blue] Blue
   *[red] Red
} places this: { $element }.
terrain-no-room = There is no room left for this, and it is left out: { $element }.
terrain-stops = { $side ->
    [blue] Blue
   *[red] Red
} stops placing terrain; the other side may place one more piece.
table-piece-left-out = { $element }: it is left out of the table agreed on, too near to what the scenario has placed.
table-is-laid = The table that the players have agreed on is laid.
terrain-off-table = { $element }: it cannot lie there, part of it would leave the table.
terrain-too-near = { $element }: it must lie { $inches }″ or more from all other pieces, and this one is nearer: { $other }.
river-short-edges = { $element }: it must run from one short edge of the table to the other.
crossing-placed = { $side ->
    [blue] Blue
   *[red] Red
} lays { $kind ->
    [bridge] a bridge
   *[ford] a ford
} over the water.
crossing-no-river = A crossing lies over its river: point into the water.
crossing-at-end = A crossing cannot lie at the very end of its river: point farther in.
crossing-on-crossing = A crossing cannot lie on another: point farther off.
sides-won = { $side ->
    [blue] Blue
   *[red] Red
} wins the deployment roll.
edge-chosen = { $side ->
    [blue] Blue
   *[red] Red
} takes the { $edge ->
    [south] south
   *[north] north
} edge.
deploys-first = { $side ->
    [blue] Blue
   *[red] Red
} deploys first.
group-deployed = { $side ->
    [blue] Blue
   *[red] Red
} has deployed group { $group }.
deploy-no-room = { $unit } finds no room in its zone: it starts off the table.
deploy-outside-zone = { $unit } cannot be deployed there: all of its base must lie in its zone.
deploy-too-near = { $unit } cannot be deployed there: it must keep { $gap } from { $other }.
deploy-on-closed-ground = { $unit } cannot be deployed in this: { $other }.
deploy-short-edge = { $unit } must be deployed { $gap } or more from the short edges: only open formation may come nearer.
deploy-fanatic = { $officer } is a fanatic: put him in a unit of his side.
deploy-out-of-command = { $unit } would be out of command there: put it in range of its officer or of the general.
deploy-nobody-commands = { $unit } cannot stand there: no place of the officers would leave everybody in command.
sappers-fortify = Sappers have dug { $unit } in.
sappers-join = Sappers join { $unit }.
sappers-not-for = { $unit } cannot have sappers for this: they dig in foot or guns that deploy, and join foot that has none.
battery-formed = { $unit } and those beside it form a battery of { $count } guns.
unit-hides = { $unit } is deployed hidden.
unit-shows = { $unit } comes out of hiding.
hidden-no-room = { $unit } cannot hide there: the ground is closed, or off the table.
hidden-enemy-zone = { $unit } cannot hide in the enemy's zone.
hidden-in-sight = { $unit } cannot hide there: it could be seen from the enemy's zone.
hidden-too-many = Only houses would hide { $units } of them, and there { $houses ->
    [one] is one house
   *[other] are { $houses } houses
 } that may be used. Name fewer.
hidden-house-taken = { $unit } cannot hide in { $house }: another unit of yours is noted there. Choose another house, or a wood.
redeploy-not-for = { $unit } cannot be put elsewhere: nobody has the right to, or it has been used.
unit-redeployed = { $unit } is put elsewhere.
vanguard-first = { $side ->
    [blue] Blue
   *[red] Red
} moves its vanguard first.
vanguard-moved = { $unit } has gone ahead.
reserve-comes = { $unit } is called from reserve.
reserve-waits = { $unit } is still on its way.
unit-arrives = { $unit } comes onto the table: { $formation }.
officer-arrives = { $officer } comes with { $unit }.
arrive-no-room = { $unit } finds no room to come onto the table.
arrive-other-edge = { $unit } cannot come in there: it comes straight in by its own edge, from reserve also beside its zone.
arrive-first = { $unit } must come onto the table before its side ends its orders.
arrive-out-of-command = { $unit } would be out of command there: bring it in within range of its officer or of the general.
arrived-no-charge = { $unit } cannot charge: it has come from reserve this turn.
formation-limbered = limbered

## Lists, scenarios, victory

scenario-pitched_battle = Pitched Battle
scenario-assault_position = Assault on the Position
scenario-defend_farm = Defend the Farm
scenario-take_hill = Take the Hill
scenario-control_region = Control the Region
scenario-battle_for_bridge = Battle for the Bridge
scenario-defend_village = Defend the Village
scenario-war_escalation = War Escalation
scenario-crossing_of_fates = Crossing of Fates
scenario-oblique_line = Oblique Line
scenario-divide_et_impera = Divide et Impera
scenario-borodino = Thus They Won at Borodino
scenario-learning = Learning (ours)
nation-france = France
nation-britain = Britain
nation-prussia = Prussia
nation-austria = Austria
nation-russia = Russia
nation-spain = Spain
nation-poland = Poland
nation-naples = Naples
brigade-france = France
brigade-france_light = France, light infantry
brigade-britain = Britain
brigade-prussia = Prussia
brigade-austria = Austria
brigade-russia = Russia
brigade-spain = Spain
brigade-poland = Poland
brigade-naples = Naples
tier-basic = Basic
tier-support = Support
tier-elite = Elite
list-limit = Limit
list-aides = Aides
list-sappers = Sappers
list-brigade = Brigade
list-general = General
list-officer = Officer
list-points = Points
list-regimental = Regimental
list-dissolved = Dissolved
list-skirmishers = With skirmishers
list-sized = { $unit } { $figures }
list-unreadable = The list cannot be read as JSON: { $what }. Export it again, or paste it as text.
muster-line-unread = Line { $line } is not understood: “{ $text }”.
muster-line-unread-remedy = Write a unit behind a dash, with its tier before a colon, or take the line out.
muster-points-differ = Line { $line } says { $written } points and comes to { $cost }.
muster-points-differ-remedy = Nothing needs doing: { $cost } is what counts.
muster-no-limit = The list does not say how many points the battle has; it comes to { $total }.
muster-no-limit-remedy = Add a line “Limit: { $total }”, or the size that you have agreed on.
muster-over-limit = The army comes to { $total } points and the limit is { $limit }.
muster-over-limit-remedy = Take { $over } points out, or agree on a larger battle.
muster-many-aides = The list has { $have } aides; from none to { $most } are allowed.
muster-many-aides-remedy = Write a number up to { $most }.
muster-many-sappers = The list has { $have } companies of sappers; from none to { $most } is allowed.
muster-many-sappers-remedy = Write a number up to { $most }.
muster-many-guns = The army has { $have } guns; its large units of the line and of cavalry allow { $most }.
muster-many-guns-remedy = Take guns out, or add battalions of the line of 6 companies or cavalry of 2 squadrons.
muster-ally-barred = The list of { $nation } has no allies from this nation: { $ally }.
muster-ally-barred-remedy = Its allies are: { $known }.
muster-two-allies = Elite units come from more than one ally: { $known }.
muster-two-allies-remedy = Keep those of a single ally.
muster-allies-both-ways = The army has allied brigades and allied elite units too.
muster-allies-both-ways-remedy = Take allies in one way or in the other.
muster-no-nation = There is no list of “{ $nation }”.
muster-no-nation-remedy = Choose one of these: { $known }.
muster-no-list = { $nation } has no list called “{ $list }”.
muster-no-list-remedy = Choose one of these: { $known }.
muster-no-tier = { $unit } is of no tier of a list: “{ $tier }”.
muster-no-tier-remedy = Write one of these before the name and a colon: { $known }.
muster-no-unit = There is no unit called “{ $unit }”.
muster-no-unit-remedy = Write its name as the list of your nation has it, with its figures.
muster-not-regimental = { $unit } cannot be a regimental gun: only a light foot gun can.
muster-not-regimental-remedy = Take the word out, or take a light foot gun.
muster-not-dissolved = { $unit } cannot be dissolved: only foot that fights in open formation can.
muster-not-dissolved-remedy = Take the word out, or dissolve light infantry.
muster-not-reinforced = { $unit } cannot be given skirmishers: only foot in close order without light companies can.
muster-not-reinforced-remedy = Take the word out, or write it behind another battalion.
muster-many-skirmishers = Brigade { $place } has { $have } units with skirmishers; what is dissolved in it has { $most } companies.
muster-many-skirmishers-remedy = Take the word out behind some, or dissolve light infantry of this brigade.
muster-no-skirmishers = Brigade { $place } dissolves skirmishers, and no unit is given any.
muster-no-skirmishers-remedy = Write “With skirmishers” behind up to { $most } of its battalions.
muster-many-abilities = { $unit } has { $have } abilities bought; one is allowed.
muster-many-abilities-remedy = Keep one of them.
muster-no-ability = { $unit } cannot buy this ability: “{ $ability }”.
muster-no-ability-remedy = These may be bought: { $known }.
muster-ability-twice = { $unit } has this ability already: { $ability }.
muster-ability-twice-remedy = Take it out, or choose another.
muster-too-few-units = Brigade { $place } has { $have } of these: { $kind } ({ $tier }). It needs { $least }.
muster-too-few-units-remedy = Add what is missing: the list makes it compulsory.
muster-too-many-units = Brigade { $place } has { $have } of these: { $kind } ({ $tier }). It may have { $most }.
muster-too-many-units-remedy = Take some out, or raise another brigade.
muster-not-in-tier = The list of { $nation } does not have these: { $kind } ({ $tier }).
muster-not-in-tier-remedy = Give the unit another tier, or take it out.
muster-much-support = Brigade { $place } has { $have } support units; its { $basic } basic ones allow { $most }.
muster-much-support-remedy = Add two basic units for each support unit, or take support out.
muster-much-elite = Brigade { $place } has { $have } elite units; its support allows { $most }.
muster-much-elite-remedy = Add a support unit for each, or take elite out.
muster-guest-not-elite = { $unit } is of another nation than its brigade: allies come as elite, and never guns.
muster-guest-not-elite-remedy = Make it an elite unit, or take it out.
muster-unmatched-size = Brigade { $place } has { $have } large support and elite units of size { $size }; its basic ones of that size match { $most }.
muster-unmatched-size-remedy = Add basic units of that size, or take smaller ones.
muster-no-brigade = The list has no brigade.
muster-no-brigade-remedy = Add a line “Brigade:” with a nation, and its officers and units below.
muster-officer-twice = Two officers are called { $officer }.
muster-officer-twice-remedy = Give one of them another name.
muster-comandantes = The army has { $have } comandantes; it needs from { $least } to { $most }.
muster-comandantes-remedy = Add or take out comandantes.
muster-no-general = Nobody commands the army: there is no officer called “{ $general }”.
muster-no-general-remedy = Begin the line of its commander with “General:”.
muster-chief-no-general = { $officer } cannot command the army: a general does.
muster-chief-no-general-remedy = Give the army a brigade general or a division general.
muster-chief-too-low = { $officer } cannot command several brigades.
muster-chief-too-low-remedy = Give the army a division general.
muster-chief-elsewhere = { $officer } commands the army and is not of its first brigade.
muster-chief-elsewhere-remedy = Move him to the first brigade, which is the main one.
muster-few-officers = Besides its commander the army has { $have } officers; several brigades need { $least }.
muster-few-officers-remedy = Add officers.
muster-no-brigade-general = Several brigades need { $least } brigade general.
muster-no-brigade-general-remedy = Add one, or make a comandante a brigade general.
muster-officer-without-unit = { $officer } has no unit under his orders.
muster-officer-without-unit-remedy = Write at least one unit below him.
muster-other-officer = { $unit } is under “{ $officer }”, who is not an officer of its brigade.
muster-other-officer-remedy = Put it under one of these: { $known }.
muster-no-rank = { $officer } has no rank that we know: “{ $rank }”.
muster-no-rank-remedy = Choose one of these: { $known }.
muster-no-officer-ability = { $officer } has an ability that does not exist: “{ $ability }”.
muster-no-officer-ability-remedy = Choose among these: { $known }.
muster-officer-ability-twice = { $officer } has the same ability twice: { $ability }.
muster-officer-ability-twice-remedy = Take one out.
muster-many-of-rank = A brigade has { $have } of this rank: { $rank }. It may have { $most }.
muster-many-of-rank-remedy = Take one out, or move him to another brigade.
muster-table-full = The list has { $have } units; the table has room for { $most }.
muster-table-full-remedy = Play a smaller battle.
muster-staff-full = The list has { $have } officers; the table has room for { $most }.
muster-staff-full-remedy = Take officers out.
muster-large-battle = The battle has { $limit } points; up to { $most } are recommended for this table.
muster-large-battle-remedy = You may play it all the same.
muster-bad-name = The army cannot be called “{ $name }”.
muster-bad-name-remedy = Use up to { $most } letters that can be printed.
armies-unequal = The armies are not of the same size: { $blue } and { $red } points. In this battle both must have the same: change one of the lists.
armies-of-other-times = { $blue } and { $red } are of different periods. Agree to mix periods, or choose another army.
no-force-to-defend = { $name } has no ready force of up to { $points } points to defend with. Bring a list for it.
# $size: its size in centimetres
table-other-size = This table is laid out in another size ({ $size } cm): choose that size, or another table.
table-without-room = On this table there is no room for all of “{ $name }” where it deploys: leave more open ground there, make the zone deeper, or take units out.
army-finds-no-room = There is no room for all of “{ $name }” in its deployment zone: take units out.
defence-too-large = { $name } has { $points } points; as the defender of this battle it may have { $most }.
army-cannot-be-halved = The army of { $side ->
    [blue] Blue
   *[red] Red
} cannot be parted so that neither half exceeds { $most } points. Choose another army.
half-too-large = The half that { $half ->
    [reserve] stays in reserve
   *[battle] begins the battle
} has { $points } points; it may have { $most }.
roles-drawn = { $side ->
    [blue] Blue
   *[red] Red
} attacks: { $scenario }.
army-divided = { $side ->
    [blue] Blue
   *[red] Red
} keeps { $count } pieces in reserve.
work-light_position = Light position
work-solid_position = Solid position
work-fortified_position = Fortified position
work-bought = The defender buys: { $work }. He has spent { $spent } points.
work-placed = { $side ->
    [blue] Blue
   *[red] Red
} builds: { $work }.
no-such-work = “{ $work }” cannot be bought: choose a light, solid or fortified position.
works-too-dear = With this { $spent } points would be spent, and { $most } may be: buy something cheaper, or stop.
work-outside-zone = A work lies wholly in the zone of the defender: { $least } to { $most } inches from his edge.
work-on-other = A work cannot lie on this ({ $other }): choose another place.
objective-placed = { $side ->
    [blue] Blue
   *[red] Red
} places an objective.
objective-near-edge = An objective must be { $least } or more from the { $edge ->
    [short] short
   *[long] long
} edges.
objective-near-other = Objectives must be { $least } or more from each other: put it farther off.
objective-off-terrain = An objective goes on a piece of terrain while there is one for it.
objective-valued = { $side ->
    [blue] Blue
   *[red] Red
} places an objective ({ $element }), worth { $worth }.
river-too-far = All of the river must lie on the table and within { $most } of the defender's edge.
ford-near-bridge = The ford must be { $least } or more from the bridge.
house-too-far = The village must lie within { $most } of the defender's edge.
house-without-street = Between two houses there must be a street of { $least }.
house-outside-village = A house must be within { $most } of another of the village.
crossroads-laid = The crossroads is near the { $edge ->
    [left] left
   *[right] right
} edge; at the other end lies: { $element }.
aim-near-edge = An objective of the diagonal must be more than { $least } from every edge.
aim-near-middle = An objective of the diagonal must be { $least } or more from the middle.
quarters-laid = Each quarter of the table has its objective.
quarter-chosen = { $side ->
    [blue] Blue
   *[red] Red
} takes the quarter in the { $quarter ->
    [south-west] south-west
    [south-east] south-east
    [north-west] north-west
   *[north-east] north-east
}.
hill-not-in-half = The hills lie in the half of the defender, { $least } or more from his edge.
hill-near-hill = The hills must be { $least } or more from each other.
hill-bars-hills = There the hill leaves no room for those still to be laid, { $least } from each other: lay it farther to one side.
stun-shaken-off = { $unit } shakes off its stun.
stun-stays = { $unit } stays stunned.
battle-goes-on = The battle goes on: { $needed }+ was needed.
battle-over = The battle is over.
score = Blue { $blue }, Red { $red }.
ending-time = { $winner ->
    [nobody] The time is up, and neither side is ahead.
   *[other] The time is up.
}
ending-swept = { $winner ->
    [blue] Red has nobody left.
    [red] Blue has nobody left.
   *[nobody] Nobody is left on either side.
}

## Names

unit-name = { $profile } { $id }
officer-name = { $rank } { $id }
profile-france-line = Line infantry
profile-france-novice = Novice line (Marie-Louises)
profile-france-light = Light infantry
profile-france-hussars = Hussars
profile-france-chasseurs = Chasseurs à cheval
profile-france-dragoons = Dragoons
profile-france-lancers = Lancers
profile-france-guard = Guard infantry
profile-france-cuirassiers = Cuirassiers
profile-france-carabiniers = Carabiniers
profile-france-gun_light_foot = 4 pdr foot
profile-france-gun_medium_foot = 6/8 pdr foot
profile-france-gun_light_horse = 4 pdr horse
profile-france-gun_medium_horse = 6 pdr horse
profile-france-gun_heavy_foot = 12 pdr
profile-france-voltigeurs = Voltigeurs of the Young Guard
profile-france-foreign = Foreign battalion
profile-france-national_guard = National Guard
profile-britain-line = Line infantry
profile-britain-portuguese = Portuguese line
profile-britain-hanoverian = Hanoverian landwehr
profile-britain-highlanders = Highlanders
profile-britain-light = Light infantry
profile-britain-rifles = 95th Rifles
profile-britain-kgl = KGL line
profile-britain-guards = Foot Guards
profile-britain-light_dragoons = Light dragoons
profile-britain-kgl_hussars = KGL hussars
profile-britain-heavy_dragoons = Heavy dragoons
profile-britain-household = Household cavalry
profile-britain-gun_light_foot = 6 pdr foot
profile-britain-gun_medium_foot = 9 pdr foot
profile-britain-gun_light_horse = 6 pdr horse
profile-britain-gun_medium_horse = 9 pdr horse
profile-britain-howitzer_foot = 5.5-inch howitzer
profile-prussia-musketeers = Musketeers
profile-prussia-reserve = Reserve infantry
profile-prussia-landwehr = Landwehr infantry
profile-prussia-fusiliers = Fusiliers
profile-prussia-jagers = Volunteer jägers
profile-prussia-grenadiers = Grenadiers
profile-prussia-guard = Foot Guard
profile-prussia-hussars = Hussars
profile-prussia-dragoons = Dragoons
profile-prussia-uhlans = Uhlans
profile-prussia-landwehr_cavalry = Landwehr cavalry
profile-prussia-cuirassiers = Cuirassiers
profile-prussia-gun_medium_foot = 6 pdr foot
profile-prussia-gun_medium_horse = 6 pdr horse
profile-prussia-gun_heavy_foot = 12 pdr
profile-prussia-howitzer_foot = 7 pdr howitzer
profile-austria-german = German line
profile-austria-hungarian = Hungarian line
profile-austria-landwehr = Landwehr
profile-austria-grenzer = Grenzer
profile-austria-jagers = Jägers
profile-austria-grenadiers = Grenadiers
profile-austria-hussars = Hussars
profile-austria-chevaulegers = Chevau-légers
profile-austria-dragoons = Dragoons
profile-austria-uhlans = Uhlans
profile-austria-cuirassiers = Cuirassiers
profile-austria-gun_light_foot = 3 pdr foot
profile-austria-gun_medium_foot = 6 pdr foot
profile-austria-gun_medium_horse = 6 pdr cavalry gun
profile-austria-gun_heavy_foot = 12 pdr
profile-austria-howitzer_foot = 7 pdr howitzer
profile-russia-musketeers = Musketeers
profile-russia-recruits = Recruit battalions
profile-russia-opolchenie = Opolchenie militia
profile-russia-jagers = Jägers
profile-russia-grenadiers = Grenadiers
profile-russia-guard = Guard infantry
profile-russia-cossacks = Cossacks
profile-russia-hussars = Hussars
profile-russia-dragoons = Dragoons
profile-russia-uhlans = Uhlans
profile-russia-cuirassiers = Cuirassiers
profile-russia-gun_medium_foot = 6 pdr foot
profile-russia-gun_medium_horse = 6 pdr horse
profile-russia-gun_heavy_foot = 12 pdr
profile-russia-howitzer_foot = 10 pdr licorne
profile-spain-line = Line infantry
profile-spain-provincial = Provincial militia
profile-spain-volunteers = Volunteers
profile-spain-light = Light infantry
profile-spain-guerrillas = Guerrillas
profile-spain-grenadiers = Provincial grenadiers
profile-spain-guards = Royal and Walloon Guards
profile-spain-hussars = Hussars and cazadores
profile-spain-line_cavalry = Line cavalry
profile-spain-dragoons = Dragoons
profile-spain-lancers = Guerrilla lancers (garrochistas)
profile-spain-gun_light_foot = 4 pdr foot
profile-spain-gun_medium_foot = 8 pdr foot
profile-spain-gun_light_horse = 4 pdr horse
profile-spain-gun_heavy_foot = 12 pdr
profile-spain-howitzer_foot = 7-inch howitzer
profile-poland-line = Line infantry
profile-poland-vistula = Vistula Legion
profile-poland-chasseurs = Chasseurs à cheval
profile-poland-krakus = Krakus
profile-poland-vistula_lancers = Vistula Lancers
profile-poland-gun_medium_foot = 6/8 pdr foot
profile-poland-gun_medium_horse = 6 pdr horse
profile-naples-line = Line infantry
profile-naples-light = Light infantry
profile-naples-chasseurs = Chasseurs à cheval
profile-naples-guard = Royal Guard
profile-naples-gun_light_foot = 4 pdr foot
rank-division_general = Division general
rank-brigade_general = Brigade general
rank-comandante = Comandante
terrain-wood = Wood
terrain-palm_grove = Palm grove
terrain-fields = Fields
terrain-vineyard = Vineyard
terrain-rocks = Rocks
terrain-marsh = Marsh
terrain-dunes = Dunes
terrain-difficult_ground = Difficult ground
terrain-oasis = Oasis
terrain-ruins = Ruins
terrain-village = Village
terrain-wadi = Wadi
terrain-easy_hill = Easy hill
terrain-difficult_hill = Difficult hill
terrain-impassable_mountain = Impassable mountain
terrain-river = River
terrain-stream = Stream
terrain-lake = Lake
terrain-building = Building
terrain-stone_wall = Stone wall
terrain-walls_or_fences = Walls or fences
terrain-high_wall = High wall
terrain-road = Road
terrain-farm_or_mill = Farm or mill
formation-line = Line
formation-march_column = March column
formation-attack_column = Attack column
formation-square = Square
formation-mass = Battalion mass
formation-open = Open formation
order-halt = Halt!
order-change_facing = Change facing!
order-advance = Advance!
order-back_or_sideways = Back! / To the side!
order-double_time = At the double!
order-change_formation = Change formation!
reaction-hold = Hold
reaction-fire = Defensive fire
reaction-square = Form square
reaction-counter_charge = Counter-charge
reaction-evade = Evade
reaction-retire = Retire
weather-fair = Fair weather
weather-fog = Fog
weather-rain = Rain
weather-torrential = Torrential rain
weather-snow = Snow
weather-blizzard = Blizzard
weather-sandstorm = Sandstorm

## What may be answered, with its figures

tenths = { $whole }{ $tenths ->
    [0] {""}
   *[other] .{ $tenths }
}
and-more = { $some }, { $more }
and-then = { $some }, then { $more }
offer-piece = { $what }
offer-nobody = Nobody
offer-do = { $verb ->
    [fortify] Dig in
    [assault] Send along as storming party
    [redeploy] Put elsewhere
    [buy] Buy
   *[other] { $verb }
}: { $what }
offer-done-orders = No more orders: all others halt
offer-done-orders-officers = No more officers move
offer-done-charges = No more charges
offer-done-rallies = No more rallies
offer-done-plain = Nothing more
offer-rally = { $officer } rallies { $unit }
offer-order = { $unit }: { $order }{ $chance ->
    [100] {""}
   *[other] {" "}({ $chance }% to obey)
}
offer-order-far = { $unit }: { $order }, up to { $far }{ $chance ->
    [100] {""}
   *[other] {" "}({ $chance }% to obey)
}
offer-order-at = { $unit }: { $order }, { $what }{ $chance ->
    [100] {""}
   *[other] {" "}({ $chance }% to obey)
}
offer-order-unlimber = { $unit }: limber, move and unlimber{ $chance ->
    [100] {""}
   *[other] {" "}({ $chance }% to obey)
}
offer-order-formation = { $unit }: { $order }, { $formation } ({ $chance }%)
offer-stay = { $what } stays where it is
offer-way = { $unit }: { $legs } ({ $cost } of { $most }){ $friends ->
    [0] {""}
    [one] {" "}through a friend, { $chance }%
   *[other] {" "}through { $friends } friends, { $chance }%
}
leg-said-ahead = ahead { $far }
leg-said-back = back { $far }
leg-said-aside = { $far } to the { $hand ->
    [left] left
   *[right] right
}
leg-said-along = { $far } in a direction { $degrees }° to its right
leg-said-turn = turn { $degrees }° to the { $hand ->
    [left] left
   *[right] right
}
leg-said-wheel = wheel { $degrees }° to the { $hand ->
    [left] left
   *[right] right
}
offer-faces = { $unit } faces { $degrees }°
offer-put = { $what }: put down here
offer-leaves = { $officer } leaves { $unit }
offer-join = { $officer } joins { $unit }
offer-rides = { $officer } rides { $far }{ $fast ->
    [yes] , at the gallop: he will rally nobody
   *[no] {""}
}
offer-drawn-up = { $formation }: { $count }
offer-shots = { $count ->
    [0] Nobody shoots
    [one] One shoots
   *[other] { $count } shoot
}{ $silent ->
    [0] {""}
   *[other] , { $silent } hold their fire
}
aim-fire = fire
aim-ball = ball
aim-canister = canister
aim-indirect = indirect fire
aim-house = ball at the walls
aim-house-indirect = indirect fire at the walls
offer-shot = { $unit }, { $how } at { $target }, { $far }: { $dice ->
    [one] one die
   *[other] { $dice } dice
} at { $number }+{ $again ->
    [0] {""}
   *[other] , { $again } again
}, wounds at { $wound }+; { $mean } wounds on average; { $hurts }% to hurt, { $stuns }% to stun, { $routs }% to destroy
offer-officer-shot = { $unit }, { $how } at { $target }, { $far }: { $dice ->
    [one] one die
   *[other] { $dice } dice
} at { $number }+{ $again ->
    [0] {""}
   *[other] , { $again } again
}, wounds at { $wound }+; { $mean } wounds on average
offer-house-shot = { $unit }, { $how }, { $target }, { $far }: { $dice ->
    [one] one die
   *[other] { $dice } dice
} at { $number }+{ $again ->
    [0] {""}
   *[other] , { $again } again
}; { $mean } impacts on average
offer-charge = { $unit }{ $others ->
    [0] {""}
    [one] {" "}and another
   *[other] {" "}and { $others } others
}: charge { $target } at { $side ->
    [front] the front
    [flank] the flank
   *[rear] the rear
}, { $far } of { $most }: { $dice ->
    [one] one die
   *[other] { $dice } dice
} at { $number }+, wounds at { $wound }+; { $mean } wounds on average; { $hurts }% to hurt, { $stuns }% to stun, { $routs }% to destroy
offer-charge-bare = { $unit }{ $others ->
    [0] {""}
    [one] {" "}and another
   *[other] {" "}and { $others } others
}: charge { $target }, { $far } of { $most }
offer-charge-officer = { $unit }{ $others ->
    [0] {""}
    [one] {" "}and another
   *[other] {" "}and { $others } others
}: ride down { $target }, { $far } of { $most }
offer-reaction = { $reaction }{ $chance ->
    [100] {""}
   *[other] {" "}({ $chance }%)
}
offer-steady = { $officer } steadies it: +{ $bonus } ({ $chance }% instead of { $plain }%)
offer-steady-none = Nobody steadies it ({ $chance }%)
offer-use = Use it: { $what } ({ $who }{ $on ->
    [yes] , for { $whom }
   *[no] {""}
})
offer-pass = Do not use it: { $what } ({ $who }{ $on ->
    [yes] , for { $whom }
   *[no] {""}
})
weigh-regimental-gun = regimental gun
offer-way-out = By the { $side ->
    [front] front
    [rear] rear
    [left] left
   *[right] right
}: { $formation }{ $quick ->
    [yes] , at the double
   *[no] {""}
}
offer-arrives = { $formation }{ $pace ->
    [none] {""}
    [double] , at the double
   *[other] , at a walk
}
offer-weather-dice = { $more ->
    [0] Leave the weather dice as they are
   *[other] Change the weather dice by { $more }
}
offer-terrain-size = { $element }, { $length }″ by { $width }″
offer-terrain-river = { $element }, { $width }″ wide, { $bend ->
    [left] bending to the left
    [right] bending to the right
   *[other] straight
}
offer-terrain-houses = { $element }: { $count }, { $built ->
    [wooden_building] of wood
   *[other] of stone
}
offer-terrain-farm = { $element }: { $count } buildings { $built ->
    [wooden_building] of wood
   *[other] of stone
} and { $wall ->
    [stone_wall] stone walls
   *[other] wooden fences
}
offer-terrain = { $element } ({ $form })
offer-all-formation = All of them: { $formation }
offer-all-nearest = All fire where they do most harm
offer-all-hold = All hold their fire
offer-pick-stand = Stay and choose its facing
offer-pick-advance = Advance
offer-pick-withdraw = Withdraw
offer-pick-charge = Carry out the charge
offer-pick-hold = Call it off
offer-pick-use = Use it
offer-pick-pass = No
offer-pick-none = None
offer-pick-done = Nothing more
offer-pick-place = Place another piece
offer-pick-stop = Place no more
offer-pick-farm = A farm
offer-pick-mill = A mill
offer-pick-marker = A marker
offer-pick-objective = An objective
offer-pick-quarter = Choose the quarter of the table
offer-pick-south-west = The south-western quarter
offer-pick-south-east = The south-eastern quarter
offer-pick-north-west = The north-western quarter
offer-pick-north-east = The north-eastern quarter
offer-work = { $work } ({ $price } points)
offer-pick-edge = Choose the edge
offer-pick-order = Choose who deploys first
offer-pick-hand = Deploy by hand
offer-pick-array = Deploy by itself
offer-pick-limbered = Limbered
offer-pick-unlimbered = Unlimbered
offer-pick-bridge = A bridge
offer-pick-ford = A ford
offer-pick-north = The north edge
offer-pick-south = The south edge
offer-pick-east = The east edge
offer-pick-west = The west edge
offer-pick-front = The front
offer-pick-rear = The rear
offer-pick-left = The left
offer-pick-right = The right
no-such-plan = That cannot be told to many at once: choose one of the plans that are offered.

## What has changed, what odds take for granted, standing orders

change-lost = Lost: { $what }{ $points ->
    [0] {""}
   *[other] {" "}({ $points } points)
}.
change-damaged = { $unit } takes { $count ->
    [one] one wound
   *[other] { $count } wounds
} ({ $damage } in all).
change-hurt = { $unit } takes wounds.
change-rallied = { $unit } sheds { $count ->
    [one] one marker
   *[other] { $count } markers
} of damage ({ $damage } left).
change-stunned = { $unit } is stunned.
change-disorganised = { $unit } is disorganised.
change-away = { $unit } is off before it comes to blows.
change-formed = { $unit }: { $formation }.
change-failed = { $unit } does not do what it was told.
change-obeys = { $unit } does what it was told.
change-moved = { $unit } moves { $far }.
change-structure = { $house } loses { $count ->
    [one] one point
   *[other] { $count } points
} of structure ({ $left } left).
change-collapsed = { $house } comes down after { $count ->
    [one] one point
   *[other] { $count } points
} of structure ({ $left } left).
change-objective = { $side ->
    [blue] Blue
   *[red] Red
} takes an objective worth { $worth }.
change-weather = The weather changes: { $weather }.
change-broken = The army of { $side ->
    [blue] Blue
   *[red] Red
} comes to its break point.
change-fled = The army of { $side ->
    [blue] Blue
   *[red] Red
} flees.
assume-reaction = If this is how { $unit } reacts: { $reaction }.
assume-no-more-charges = If nobody else charges.
assume-stands = If whoever wins stays where it is.
assume-first = If of several units the first is chosen.
assume-no-officer = If no officer steadies the test.
assume-no-ability = If nobody uses an ability that has to be called for.
assume-gun = If the regimental gun fires.
standing-unknown = “{ $order }” is no standing order: choose one of those in the panel.

## Abilities

ability-agile = Agile
ability-expert_fighters = Expert fighters
ability-cuirass = Cuirass
ability-cruel = Cruel
ability-hidden_deployment = Hidden deployment
ability-hardy = Hardy
ability-elan = Élan
ability-elite = Elite
ability-expert_skirmishers = Expert skirmishers
ability-borderers = Borderers
ability-indirect_fire = Indirect fire
ability-crushing = Crushing Strength (1)
ability-guards = Guards
ability-grenadiers = Grenadiers, carabiniers and elite companies
ability-home_ground = Fighting at home
ability-manoeuvrable = Manoeuvrable
ability-canister = Canister
ability-hatred = Hatred
ability-piercing = Piercing (1)
ability-fast = Fast
ability-reload = Reload!
ability-tough = Tough
ability-stealthy = Stealthy
ability-fearsome = Fearsome
ability-stubborn = Stubborn
ability-vanguard = Vanguard
ability-veterans = Veterans
ability-open_formation = Open formation
ability-light_companies = Light companies
ability-lancers = Lancers
officer-ability-hold = Hold!
officer-ability-anticipation = Anticipation
officer-ability-form_up = Form up!
officer-ability-strategist = Strategist
officer-ability-great_strategist = Great strategist
officer-ability-disciplinarian = Disciplinarian
officer-ability-strict_disciplinarian = Strict disciplinarian
officer-ability-individual = Individual
officer-ability-inspiring = Inspiring
officer-ability-very_inspiring = Very inspiring
officer-ability-right_moment = Right moment
officer-ability-spurring = Spurring
officer-ability-agile = Agile
officer-ability-fanatic = Fanatic
officer-ability-heroic = Heroic
officer-ability-instructor = Instructor
officer-ability-bravest_of_the_brave = Bravest of the brave

### The table in text

text-prompt = { $turn ->
    [0] { $seat }, { $phase }
   *[other] Turn { $turn }, { $seat }, { $phase }
}
text-phase-roles = roles
text-phase-weather = weather
text-phase-terrain = terrain
text-phase-sides = choice of edge
text-phase-deployment = deployment
text-phase-redeployment = redeployment
text-phase-vanguard = vanguard
text-phase-initiative = initiative
text-phase-movement = movement
text-phase-shooting = shooting
text-phase-charges = charges
text-phase-combat = combat
text-phase-reorganisation = reorganisation
text-phase-over = end
text-head = { $turn ->
    [0] Before the battle: { $phase }.
   *[other] Turn { $turn }: { $phase }. { $weather }. Points: blue { $blue }, red { $red }.
}
text-losses = Lost towards the break point: blue { $blue } of { $blue_all }, red { $red } of { $red_all }.
text-legend = North is up; the numbers at the edge are inches. * officer, □ square, o in a building, + objective{ $signs }. “map list” has the units.
text-left-out = { $count ->
    [one] One piece lies
   *[other] { $count } pieces lie
} outside this part: map shows them all.
text-element = { $name } { $id }: from { $left } to { $right } west to east, from { $low } to { $high } south to north, in inches.
objective-name = Objective { $id }, worth { $worth }{ $held ->
    [blue] , held by blue
    [red] , held by red
   *[none] { "" }
}
text-objective = Objective { $id }, worth { $worth }, { $place }{ $held ->
    [blue] , held by blue
    [red] , held by red
   *[none] { "" }
}.
text-officer = { $who }{ $chief ->
    [yes] , commander-in-chief
   *[no] { "" }
}, { $place }, commands { $far }{ $damage ->
    [0] { "" }
   *[other] , damage { $damage }
}.
text-no-officer = { $id } is lost; his units have nobody above them.
text-with = with { $unit }
text-inside = inside { $house } { $id }
text-place = at { $x } { $y }
tray-off-table = { $side ->
    [blue] Blue
   *[red] Red
}, off the table
text-off-table = off the table
text-away-reserve = in reserve
text-away-off = marching up
text-away-hidden = hidden
text-facing-north = facing north
text-facing-northeast = facing north-east
text-facing-east = facing east
text-facing-southeast = facing south-east
text-facing-south = facing south
text-facing-southwest = facing south-west
text-facing-west = facing west
text-facing-northwest = facing north-west
text-point-north = to the north
text-point-northeast = to the north-east
text-point-east = to the east
text-point-southeast = to the south-east
text-point-south = to the south
text-point-southwest = to the south-west
text-point-west = to the west
text-point-northwest = to the north-west
text-damage = damage { $damage } of { $limit }
text-mark-stunned = STUNNED
text-mark-disorganised = DISORGANISED
text-mark-limbered = limbered
text-mark-dismounted = dismounted
text-mark-sappers = with sappers
text-mark-alone = out of command
text-battery = in battery with { $guns }
text-column-unit = unit
text-column-place = at
text-column-formation = formation
text-column-damage = hurt
text-column-enemy = enemy at
text-column-marks = notes
text-nearest = nearest enemy { $enemy } at { $far }
text-near = { $far } { $point }: { $who }.
text-values = { $who }: Speed { $speed }, Melee { $melee ->
    [0] -
   *[other] { $melee }+
}, Shooting { $shoot ->
    [0] -
   *[other] { $shoot }+
}, Defence { $defence }+, Attacks { $attacks }, Courage { $stun }/{ $rout }, Discipline { $discipline }+.
text-knows = { $who }: { $what }.
text-knows-nothing = { $who } has nothing else of note.
text-values-officer = { $who }: Speed { $speed }, Melee { $melee }+, Defence { $defence }+, Attacks { $attacks }, Courage { $stun }/{ $rout }, Discipline { $discipline }+.
text-try = { $what }, to { $x } { $y }{ $snapped ->
    [yes] : that is as near as it gets.
   *[no] .
}

## What is asked

text-ask-start = You have the initiative: who moves first?
text-ask-order = Give an order to a unit, or done: all others halt.
    They wait for orders: { $pieces }.
    For example: B1-1 advance 4; B1-1 square; B1-1 facing right 90. Its name alone tells what it can be told.
text-ask-officers = Move an officer ({ $pieces }): ride and his name; or done.
text-ask-way = { $who }: { $order }. Which way does it go?
    It may go { $far }, with { $turns ->
        [0] no turn
        [1] one turn
       *[other] { $turns } turns
    } and { $wheels ->
        [0] no wheel
        [1] one wheel
       *[other] { $wheels } wheels
    }.
    For example: { $verb ->
        [facing] right 90; left 45, forward 2; stay.
        [back] back 2; stay.
        [aside] left 2; stay.
       *[other] { $wheels ->
            [0] forward 3; toward R1-1; stay.
           *[other] forward 3, wheel left 30, forward 2; to 30 20; toward R1-1; stay.
        }
    }
text-ask-another-way = { $who } is not let through by { $friends }. Which way does it go?
    It may go { $far }, or stay.
text-ask-leave-house = By which side does { $who } leave the building, and how is it drawn up?
text-ask-captor = Who goes into the building that has been taken?
text-ask-formations = How are your units drawn up? All in one line.
    For example: all line; or B1-1 attack column rest line.
text-ask-formation = How is { $who } drawn up?
text-ask-call-off = { $on } has formed square: does { $who } charge home, or hold back?
text-ask-shots = Name all your targets in one line; whoever is not named holds fire.
    They can shoot: { $pieces }.
    For example: rest (each at what is nearest); B1-1 R1-1 rest; hold.
text-ask-shaken = Whose courage is tested next?
text-ask-charge = Declare a charge, such as charge B1-1 R1-1, or done.
text-ask-reaction = { $who } is charged { $side ->
        [front] in front
        [flank] in the flank
       *[rear] from behind
    }: how does it react?
    Who charges it: { $by }{ $others ->
        [0] { "" }
        [1] {" "}and one more
       *[other] {" "}and { $others } more
    }.
text-ask-combat = Which combat is fought next? Name its target.
text-ask-regroup = { $who } has stood. What does it do?
text-ask-facing = { $who } stays where it is. Where does it face?
    For example: north, left 30, toward R1-1, stay.
text-ask-strike = Whom does { $who } strike?
text-ask-limbered = { $who }: on its horses or off them?
text-ask-sappers = You have sappers: they fortify a unit, or go with one (assault), by its name.
text-ask-steady = { $who } takes a Discipline test. Who steadies it?
    It is tested { $test }.
text-ask-rally = An officer may rally a unit, or done.
    For example: rally B1 B1-1, or done.
text-ask-ride = { $who } may ride { $far } ({ $pace } without hurry). Where to?
    For example: north 4, to 30 20, join and the name of a unit, stay.
text-ask-leave = { $who } leaves { $host }. On which side?
    For example: north, back.
text-ask-anticipate = Who seizes the initiative? Names, or none.
    The enemy chooses at the same time.
text-ask-weather-dice = { $who } may change the weather dice, which come to { $on }: by how much?
text-ask-vanguard = Vanguard: which unit goes ahead ({ $pieces })? Or done.
text-ask-landscape = Which kind of country is it?
text-ask-more-terrain = Do you place another piece, or stop?
text-ask-group = You deploy from { $low } to { $high } inches from the south: by hand, or by itself?
text-ask-deploying = Where do you put your pieces? Between { $low } and { $high } inches from the south.
    From the west, between { $left } and { $right } inches.
    Put down { $pieces }: for example, to 30 10; or rest, and whatever is left goes down by itself.
text-ask-redeploy = You may put a unit elsewhere: redeploy and its name; or done.
text-ask-elsewhere = Where does { $who } go?
    For example: to 30 10; to 30 10 right 45 to turn it.
text-ask-hidden = Which units are deployed hidden? Names, all or none.
text-ask-works = You have spent { $spent } points on works, and may spend from { $least } to { $most }. Buy one, or done.
text-ask-halves = Which pieces stay out at first? Type their names in one line.
    Each half has at most { $most } points.
text-ask-laying = Where does its middle go ({ $what })?
    For example: to 30 20, or to 30 20 right 45 to turn it.{ $count ->
    [0] { "" }
    [1] { "" }
   *[other] {" "}It comes in these forms, and 2 to 30 20 takes the second: { $pieces }.
}
text-ask-piece = What is placed?
text-ask-arrive-how = How does { $who } come onto the table?
text-ask-arrive = { $who } comes straight in, { $far } at most. Where does it end?
    It comes by { $points } (inches from the west and the south).
    For example: to 30 6.
text-ask-side = { $chooses ->
    [what] You have won the roll: what do you choose?
    [edge] By which edge do you deploy?
    [order] Who deploys first?
   *[other] In which part of the table do you deploy?
}
text-ask-use = { $who }: do you use it?
    Rule { $rule } explains it.
text-ask-pick = { $who } What do you choose?
    Rule { $rule } explains it.
text-many = There are { $count } answers: type options to list them.
text-some = Names to choose from: { $names }.

## Help

text-help-order =
    Orders go to one unit after another, and then to the officers.
    B1-1: what that unit can be told
    B1-1 advance 4: 4 inches; also double, facing, back, aside, unlimber
    B1-1 advance 2 wheel left 30 forward 1: leg after leg
    B1-1 toward R1-1: towards that piece as far as it can
    B1-1 facing right 90: it changes facing
    B1-1 square: line, attack column, march column, square, mass or open
    B1-1 limber, B1-1 enter H1: and whatever else the list has
    ride B1: an officer, after the units
    done: all others halt
    A unit out of command takes a test first, and is asked for its way after it.
text-help-way =
    Which way it goes, leg after leg. Where a leg has no length, it goes as far as it can.
    forward 3: straight ahead; forward alone, as far as it can
    turn right 90: on the spot, free; turn about
    wheel left 30: about a corner of its front
    back 2, left 3: back, or to the side, with those orders
    to 30 20: its front centre goes to that point, by the cheapest way; to 30 20 north, and faces so
    toward R1-1, north 4: it turns that way and goes
    stay: it does not move
    try forward 8: where it would end and what it would cost, without moving
text-help-formations =
    Formations, all in one line; whoever is not named is in line.
    all line: the same for all
    B1-1 square rest line: a unit, and another formation for the others
    B1 attack column: all units of an officer
text-help-shots =
    Targets, all in one line; whoever is not named holds fire.
    rest: each at what is nearest, where it does most
    B1-1 R1-1 B1-2 R1-2: this one at that one
    B1-1 R1-1 rest: the others at what is nearest
    B2-1 R1-1 canister: with canister; indirect, over what is between
    hold: nobody shoots
    At another target than the nearest a unit shoots only after a test.
text-help-charge =
    Charges, one after another; when there are no more, all are made.
    charge B1-1 R1-1: a unit and whom it charges
    charge B1-1 B1-2 R1-1: two units together
    done: no more charges
text-help-reaction =
    How the unit that is charged reacts: what is listed, by its number or a word.
    hold: it stands
    fire: it fires at who comes
    square: it tries to form square
    counter, evade, retire: it counter-charges, evades or retires
text-help-facing =
    Where the unit faces; it stays where it is.
    north: north, northeast, east…
    left 30: by so many degrees
    toward R1-1: towards a piece
    stay: as it is
text-help-officer =
    Where the officer goes.
    north 4: north, northeast, east…: so many inches
    toward B1-1 3: toward a piece
    to 30 20: to that point (inches from the west and the south)
    join B1-1: he goes into a unit
    stay: he stays
text-help-laying =
    Where the middle goes.
    to 30 20: to that point (inches from the west and the south)
    to 30 20 right 45: the same, turned by 45 degrees
    2 to 30 20: the second of the forms or pieces listed; or by its words
text-help-deployment =
    Deployment: group after group, by turns with the enemy.
    hand: by hand, piece after piece
    array: by itself
    B1-1 to 30 10 left 20: a piece: the middle of its base, turned if you like
    rest: what is left of the group, by itself
text-help-pick =
    Answer with a number of the list or in words; options lists them.
    pass: no, nothing
    use: yes
    B1-1: a piece by its name
text-help-reports =
    options: all that you can answer, with numbers; options B1-1, for a piece
    map: the table; map B1-1, close up; map all, all of it; map list, the units
    units B1: an officer's units, one or a side (blue, red); alone, your own
    objectives: what the battle is about, and the terrain
    near B1-1: who is how far away, base to base, and in which direction
    sheet B1-1: the values, weapon and abilities of a unit or an officer
    try B1-1 advance 4: what an answer would come to, without giving it
text-help-more = At any time: options, map, units, objectives, near, sheet, try. Type reports to read what each does.

## What cannot be understood

text-no-piece = There is no unit or officer “{ $piece }” in play: type units, or units red, to see their names.
text-lost-piece = { $piece } is lost: type units to see what is left.
text-no-length = “{ $word }” is not a distance: type inches, such as 4 or 4.5.
text-not-offered = “{ $words }” is nothing that can be answered now: type options to see what there is.
text-several = “{ $words }” may be more than one thing: type the number or the whole name of the one that you want ({ $numbers }).
text-which-hand = To which side? Say left or right after “{ $words }”: turn right 45, wheel left 30, aside left 2.
text-which-formation = How are these drawn up: { $units }? Type their formation after them: line, attack column, march column, square, mass or open.
text-no-formation = { $unit } cannot be drawn up as “{ $words }”: options { $unit } lists its formations.
text-no-such-shot = { $unit } has no shot at “{ $words }”: options { $unit } lists those that it has.
text-who-shoots = Say who shoots and at whom, one after another ({ $units }); rest lets the others fire at what is nearest, hold keeps all from firing.
text-put-where = Say where, in inches from the west and the south: for example, to 30 10.
text-no-way = I cannot read “{ $words }” as a way: try forward 3, wheel left 30, to 30 20, toward R1-1 or stay.
text-which-piece = Say first which piece ({ $pieces }) and then where it goes.
text-no-point = “{ $words }” is not a point: type to and two distances in inches, such as to 30 20.
text-near-what = Say near whom: near B1-1.
text-not-on-table = { $piece } is not on the table: choose a piece that is.
text-sheet-whose = Say whose sheet you want: sheet B1-1.
text-try-what = Say what you want to try: try B1-1 advance 4.

## Beside a piece, when it happens to it: three words at most

did-order = { $order }
did-way-barred = way barred
did-ice-breaks = ice breaks!
did-ice-holds = ice holds
did-passes = test passed
did-fails = test failed
did-steadied = +{ $bonus }
did-formation = { $formation }
did-dismounts = dismounts
did-garrisons = occupies it
did-leaves-house = comes out
did-storms = takes it by storm
did-shot = { $count ->
    [0] no effect
   *[other] −{ $count }
}
did-shot-lost = shot lost
did-made-out = made out
did-not-made-out = not made out
did-limbered = limbered
did-unlimbered = unlimbered
did-detached = leaves its battery
did-structure = −{ $count }
did-collapses = collapses
did-charges = charges!
did-contact = contact
did-not-seen = not seen
did-dares-not = does not dare
did-out-of-command = out of command
did-called-off = called off
did-charge-lost = charge lost
did-holds = holds
did-fires = fires!
did-no-fire = cannot fire
did-square = square formed
did-no-square = no square
did-runs = gets away
did-stays = cannot get away
did-countercharges = countercharges!
did-no-counter = no countercharge
did-damage = damage { $damage }
did-stunned = stunned (turn { $turn })
did-recovers = recovers
did-stun-stays = still stunned
did-disorganised = disorganised
did-in-order = back in order
did-courage = { $result ->
    [steady] steady
    [stunned] stunned
   *[routed] routed
}
did-lost = lost
did-blows = { $wounds ->
    [0] no harm
   *[other] −{ $wounds }
}
did-recoils = falls back
did-pursues = advances
did-withdraws = withdraws
did-stands = stands
did-skill = all its skill
did-rallied = { $count ->
    [0] no recovery
   *[other] recovers +{ $count }
}
did-joined = led
did-gallops = at the double
did-flees = runs
did-caught = caught
did-escapes = gets away
did-falls = falls
did-anticipates = anticipates
did-halved = half damage
did-inspired = throws again
did-right-moment = his moment
did-shows = out of hiding
did-arrives = arrives
did-waits = not yet here
did-no-room = no room

# How it stands
tracker-turns = Turn { $turn } of { $last }
tracker-length = Turn { $turn }; from turn { $start } on a die may end it, turn { $last } is the last
tracker-points = Points if it ended now
tracker-points-over = Points
tracker-losses = Losses (of those that break the army)
tracker-objective = Objective { $id } ({ $worth ->
    [one] 1 point
   *[other] { $worth } points
})
tracker-units-lost = Units lost
tracker-officers-lost = Officers lost
tracker-course = Losses inflicted
tracker-turn = Turn { $turn }

## Reasons

# Each follows "because".
why-in-range = { $foe } is { $far } away and { $unit } shoots { $range } far
why-out-of-range = { $foe } is { $far } away, beyond the { $range } that { $unit } shoots
why-worn = { $foe } has taken { $damage } damage of the { $endurance } that it bears
why-stunned = { $foe } is stunned, and { $unit } may ride it down
why-guns = { $foe } is a gun, { $far } from { $unit }
why-flank = { $unit } has the flank or the rear of { $foe } before it
why-target = { $foe } is { $far } away and { $unit } may charge it
why-aim-nobodys = nobody holds objective { $aim }, { $far } from { $unit }
why-aim-ours = objective { $aim } is ours, { $far } from { $unit }
why-aim-theirs = the enemy holds objective { $aim }, { $far } from { $unit }
why-nearest = the nearest enemy, { $foe }, is { $far } from { $unit }
why-next-move = one move may bring { $unit } near enough to shoot at { $foe }, the nearest enemy: { $far } away, with a range of { $range }
why-beyond = the nearest enemy, { $foe }, is { $far } from { $unit }, which shoots no farther than { $range }
why-march = it takes { $unit } { $count } moves to come near enough to shoot at { $foe }, the nearest enemy: { $far } away
why-path = { $unit } should leave the way to its objective free to { $friend }, { $far } away
why-facing = { $unit } looks { $degrees }° aside of what it should face
why-led = { $unit } is in command where it stands
why-unled = { $unit } is out of command where it stands
why-cover = { $houses ->
    [0] { $unit } has ground about it that covers it
    [one] one building is empty, and { $unit } may shelter in it
   *[other] { $houses } buildings are empty, and { $unit } may shelter in one
}
why-lane = { $count ->
    [one] one other unit of ours shoots, and { $unit } should not stand before it
   *[other] { $count } other units of ours shoot, and { $unit } should not stand before them
}
why-no-horse = the enemy has no cavalry, and { $unit } needs no square
why-horse = enemy cavalry, { $foe }, is { $far } from { $unit }
why-bayonets = { $foe } may charge { $unit } from { $far } away
why-support = the nearest foot beside { $unit } is { $friend }, { $far } away
why-guns-bear = the guns of { $foe } bear on { $unit } from { $far } away
why-under-fire = { $foe } may shoot at { $unit } from { $far } away
why-test = { $unit } obeys in { $chance }% of cases
why-others-wait = { $count ->
    [one] one unit still waits for its order
   *[other] { $count } units still wait for their orders
}
why-enemy-shown = { $count ->
    [one] one enemy unit would move before ours, and show where it goes
   *[other] { $count } enemy units would move before ours, and show where they go
}
why-shot-routs = the shot of { $unit } breaks { $target } in { $chance }% of cases
why-shot-stuns = the shot of { $unit } stuns { $target } in { $chance }% of cases
why-shot-hurts = the shot of { $unit } hurts { $target } in { $chance }% of cases
why-shot-house = the enemy is in { $target }, and it can be shot to pieces
why-lone-officer = { $foe } is alone, and { $unit } may ride him down
why-charge-stunned = { $foe } is stunned when { $unit } comes
why-charge-guns = { $unit } comes upon guns, { $foe }
why-charge-spent = { $foe } has already shot this turn
why-charge-steady = { $foe } has its front to { $unit }
why-charge-flank = { $unit } comes upon the flank or the rear of { $foe }
why-answered = { $foe } may answer { $unit } so: { $reaction }
why-charger-tested = { $unit } does it in { $chance }% of cases before { $charger } is there
why-escape-tested = { $charger } is coming, and { $unit } does it in { $chance }% of cases
why-charger-hurt = { $unit } can hurt { $charger } as it comes on
why-charger-strikes = { $charger } strikes { $unit } if it comes home
why-rallies = { $unit } has taken { $damage } damage of the { $endurance } that it bears
why-rallies-stunned = { $unit } is stunned, with { $damage } damage of the { $endurance } that it bears
why-steadies = { $unit } passes in only { $chance }% of cases by itself
why-chief = { $officer } commands the army and has others to think of
why-leads = { $officer } has { $led } of his { $count } units in command where he is
why-rides-to-rally = { $unit } has taken { $damage } damage, and { $officer } may rally it
why-officer-safe = the nearest enemy is { $far } from { $officer }
why-out-of-way = { $officer } should not stand in the way of our { $count } units

## Situations at a real table

situation-shot = Shot
situation-charge = Charge
situation-reaction = Reaction to a charge
situation-order = Order that takes a test
situation-formation = Change of formation
situation-rally = Rally

situation-ask-distance = distance in inches
situation-ask-ground = the enemy's ground
situation-ground-open = open ground
situation-ask-side = the enemy's side
situation-side-front = front
situation-side-flank = flank
situation-side-rear = rear
situation-ask-mine_with = mine has
situation-ask-enemy_with = the enemy's has
# $unit: a unit; $options: what it has beyond its profile
situation-with = { $unit } ({ $options })
# $question: what the units are asked for
situation-list-empty = The list has no unit for this: { $question }. Choose from all units instead.
# $unit, $target: pieces
situation-no-shot = { $unit } cannot make this shot at { $target }: change the distance, the weapon or the ground.
situation-no-reaction = { $unit } has nothing to react with here.
# $profile: a kind of unit; $figures: how many figures it has
situation-unit = { $profile } ({ $figures })
situation-ask-how = how it fires
situation-ask-weather = weather
situation-ask-guns = guns of the battery
situation-ask-walls = at the walls
situation-ask-points = structure points left
situation-ask-mine_formation = my formation
situation-ask-enemy_formation = the enemy's formation
situation-ask-into_formation = new formation
situation-ask-mine_order = my order
situation-ask-enemy_order = the enemy's order
situation-ask-verb = order
situation-ask-mine_damage = my damage
situation-ask-enemy_damage = the enemy's damage
situation-ask-mine_stunned = mine is stunned
situation-ask-enemy_stunned = the enemy's is stunned
situation-ask-mine_fired = mine has fired
situation-ask-enemy_fired = the enemy's has fired
situation-ask-mine_general = my general stands behind
situation-ask-enemy_general = the enemy's general stands behind
situation-ask-reaction = reaction
situation-ask-rank = officer
situation-ask-officer_with = the officer has
structure-hedge = Hedge
structure-bank = Bank
structure-wooden_fence = Wooden fence
structure-stone_wall = Stone wall
structure-high_wall = High wall
structure-wooden_building = Wooden building
structure-stone_building = Stone building
structure-fortified_building = Fortified building
structure-light_position = Light position
structure-solid_position = Solid position
structure-fortified_position = Fortified position
# $who: a unit
reckoned-volley-dice = dice of the shot
reckoned-volley-number = what hits
reckoned-volley-wound = what wounds
reckoned-strike-dice = blows of { $who }
reckoned-strike-number = what hits, by { $who }
reckoned-strike-wound = what wounds, by { $who }
reckoned-nerve-bonus = added in the courage test of { $who }
reckoned-test-bonus = added in the Discipline test of { $who }

## A battle on a real table (decision 0050)

offer-table-nobody = Nobody
offer-table-done = Nobody else
offer-table-crosses = Its way leads through a friend
offer-table-far = Farther than that
# $far: a distance
offer-table-within = Within { $far }
offer-table-yes = Yes
offer-table-no = No
offer-table-stays = Stays where he is
offer-table-rides = Goes on his own, without hurry
offer-table-gallops = Goes on his own, at the double
offer-table-together = As a battery
offer-table-apart = Apart
verb-limber-unlimber = Limber, move and unlimber
verb-halt = Halt
# $side: who puts down the first group
table-deploy = Deploy on the table now, as the scenario says, { $side ->
    [blue] Blue
   *[red] Red
} first; tell your opponent which units are hidden or ahead.
# $unit: who acts; $target: on whom; $far: how far apart they are; $side: which side the other shows; $ground: what it holds
table-laid = { $unit } is { $far } from { $target }, which shows its { $side ->
    [flank] flank
    [rear] rear
   *[front] front
} ({ $ground }).
# $unit: who moves; $far: how far at most
table-moves = { $unit } may go up to { $far } on the table.
# $unit: who would shoot
table-no-shot = { $unit } has no such shot from anywhere.
# $unit: who would shoot
table-nearest = { $unit } must shoot at the nearest enemy instead.
# $unit: who would charge; $target: whom
table-no-charge = { $unit } cannot charge { $target } like that from anywhere.
# $scenario: its name; $known: those that can be fought so
table-scenario = { $scenario } cannot be fought on a real table yet. Choose: { $known }.
text-ask-table-ordered = Which unit is told something next? All others halt.
text-ask-table-rider = Which officer goes somewhere next? All others stay.
text-ask-table-shooter = Who declares a shot next? When nobody else does, all are made.
text-ask-table-charger = Who declares a charge next?
# $gap: how near no enemy may be
text-ask-table-rally = Which officer rallies whom? The unit must be within his command range, and no enemy within { $gap } of it.
text-ask-table-battery = { $who }: do these guns stand base to base, as a battery?
text-ask-table-limbered = { $who }: does it begin on its horses or off them?
text-ask-table-order = What is { $who } told?
text-ask-table-led = Which of these officers have { $who } within their command range?
# $far: how far at most
text-ask-table-way = { $who } ({ $order }) may go { $far } at most. How far has it gone on the table? In inches, rounded up.
text-ask-table-crossed = Through which friend does the way of { $who } lead?
text-ask-table-turned = Has { $who } turned as it limbered or unlimbered?
text-ask-table-near = How near is the nearest enemy to { $who }?
text-ask-table-ride = Where does { $who } go on the table?
text-ask-table-target = At whom does { $who } shoot, of those whom it sees?
text-ask-table-charged = Whom does { $who } charge, of those whom it sees and reaches?
text-ask-table-how = How does { $who } shoot?
text-ask-table-distance = How far is it from the front of { $who } to { $on }? In inches, rounded up.
text-ask-table-side = Which side does { $who } show?
text-ask-table-ground = On or behind what ground does { $who } stand?
text-ask-table-passed = Does { $who } pass over an enemy who is nearer, within half of its range?
# $gap: how near
text-ask-table-foot = Is other enemy infantry within { $gap } of { $who }?
# $gap: how near
text-ask-table-saw = { $who } has fallen. Which of your units are within { $gap } of him? Names, all or none.
text-ask-table-gun = Does { $who } stand beside { $on }, with which it goes?
