# The Battle of Lepanto: what the umpire says of its rules. Ships go by their key (CL-G01).

title = The Battle of Lepanto
seat-christian = Holy League
seat-islamic = Islam
kind-galleass = galleass
kind-galley = galley
kind-galliot = galliot
phase-opening = start of the turn
phase-movement = movement
phase-combat = combat
phase-reorientation = reorientation
direction-1 = west
direction-2 = south-west
direction-3 = south-east
direction-4 = east
direction-5 = north-east
direction-6 = north-west

## What happens

turn-begins = Turn { $turn } begins.
phase-ends = { $side ->
    [christian] The Holy League
   *[islamic] Islam
} ends its { $phase ->
    [movement] movement
    [combat] combat
   *[reorientation] reorientation
} phase.
wind-holds = The wind holds: it blows towards the { $wind }.
wind-shifts = The wind shifts: it now blows towards the { $wind }.
wind-calm = Calm: the wind rises again towards the { $wind }.
doria-spared = Andrea Doria's galleasses can still be towed.
doria-stuck = Andrea Doria's galleasses are immobilised for the rest of the game.
tow-made = { $galley } takes { $ship } in tow.
cable-cut = The tow cable of { $ship } breaks.
anchored = { $ship } anchors and casts off its tow.
tow-parts = { $ship } cannot follow its galley, whose hex an enemy holds: the tow is lost.
drifted = { $ship } drifts to hex { $hex }.
drift-blocked = { $ship } does not drift: another ship is in the way.
drift-lost = { $ship } is lost adrift.
moved = { $ship } moves to hex { $hex }{ $oars ->
    [0] { $sails ->
        [0] {""}
       *[other] {" "}({ $sails } by sail)
    }
   *[other] {" "}({ $oars } by oar{ $sails ->
        [0] {""}
       *[other] , { $sails } by sail
    })
}.
ram-entered = { $ship } rams { $target } after moving { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
}; the die is rolled in combat.
ram-sinks = The ram of { $ship } sinks { $target }.
ram-stuck = { $ship } sticks fast in { $target }: immobilised for the rest of the game.
guns-sink = { $ship } sinks { $target } with its guns.
guns-miss = { $ship } fires its guns at { $target } and misses.
arms-repulsed = { $ship } fires at { $target } at { $odds } and is repulsed.
arms-eliminate = { $ship } fires at { $target } at { $odds } and eliminates it.
arms-both-lost = { $ship } fires at { $target } at { $odds }: both are lost.
board-repulsed = { $ship } boards { $target } at { $odds } and is repulsed.
board-eliminate = { $ship } boards { $target } at { $odds } and eliminates it.
board-both-lost = { $ship } boards { $target } at { $odds }: all are lost.
reoriented = { $ship } turns its bow to the { $facing }.
recovered = { $ship } is out of enemy reach and recovers from its repulse.
removed = { $ship } is taken off before the count: it was repulsed or immobilised.
fleet-lost = A fleet has no ship left.
turns-over = The last turn is over.

## What cannot be

no-such-ship = There is no ship “{ $ship }” in play: name one of yours.
not-yours = { $ship } is not on your side: choose a ship of your own.
not-an-enemy = “{ $target }” is not an enemy ship in play: choose another target.
move-empty = { $ship } has no steps in its order: give oar, sail, port or starboard, or leave it still without an order.
unknown-step = { $ship } does not know that step: use oar, sail, port, starboard or anchor.
moved-already = { $ship } has moved in this phase: choose another ship.
in-reserve = { $ship } is in reserve and free from turn 5 on: choose another ship.
immobilised = { $ship } is immobilised and only drifts: choose another ship.
only-in-tow = { $ship } is a galleass and moves only in tow: move the galley that tows it.
exhausted = { $ship } has an exhausted crew and cannot row this turn: it may turn or sail.
rowed-out = { $ship } cannot row on: it has rowed { $oars } hexes, the most there is.
rowed-out-after-turn = { $ship } cannot row on: a ship that turns rows only one hex.
rowed-too-far-to-turn = { $ship } cannot turn: it has rowed { $oars } hexes; to turn, row only one.
turned-already = { $ship } has turned one hexside in this move: leave the rest to the reorientation phase.
faces-its-tow = { $ship } would face the galleass it tows: cut the cable first or choose another heading.
tows-nothing = { $ship } tows no galleass: take “anchor” out of the order.
calm-no-sail = { $ship } cannot sail in a calm: use the oars.
head-wind = { $ship } has the wind dead ahead and cannot sail: row or change heading.
sailed-out = { $ship } cannot sail on with this heading: it has sailed { $sails }; row or stop.
barred-map-edge = { $ship } would leave the map from { $hex }: turn or stop.
barred-turn-track = { $ship } would go under the turn track from { $hex }: turn or stop.
barred-land = { $ship } would run onto land from { $hex }: turn or stop.
barred-shore = { $ship } cannot enter the shore from { $hex }: only galliots do; turn or stop.
occupied = { $ship } cannot pass: a friend holds the hex after { $hex }; move that one first or stop.
two-ships-there = { $ship } cannot enter: two ships are locked together in the hex after { $hex }; turn or stop.
cannot-ram = { $ship } has no ram and cannot enter an enemy's hex: stop at { $hex }.
repulsed-cannot-ram = { $ship } is repulsed and cannot ram: take it away from the enemy to recover.
ram-ends-move = { $ship } ends its move by ramming: take the later steps out.
turn-on-the-spot = { $ship } shares its hex with an enemy: it may turn only in a move that leaves the hex.
not-in-tow = { $ship } is not in tow: there is no cable to cut.
repulsed = { $ship } is repulsed and cannot attack: take it away from the enemy to recover.
rammed-already = { $ship } has rammed: it makes no other attack in this phase.
fought-already = { $ship } has fought at close quarters in this phase: small arms or boarding, once only.
boarding-apart = { $ship } has attacked in this phase, and in this game guns and boarding do not go together.
attacked-already = { $ship } has attacked in this phase, and in this game each ship attacks only once.
one-target = { $ship } fires its guns at one target at a time: name just one.
out-of-arc = { $target } is out of range or arc of the guns of { $ship }: choose a target from the list.
fired-already = { $ship } has fired its guns in this phase: use small arms or board, or choose another ship.
arc-fired-already = { $ship } has fired through that arc in this phase: the others are left.
no-target = { $ship } has no target: name at least one.
out-of-reach = { $target } is out of reach of the small arms of { $ship }, which carry { $range } hexes: choose a nearer target.
target-twice = { $ship } names { $target } twice: name each target once.
cannot-be-boarded = { $target } is a galleass and cannot be boarded: use guns or small arms.
no-boarders = Nobody boards { $target }: name the ships that do.
cannot-board = { $ship } is a galleass and cannot board: use guns or small arms.
not-alongside = { $ship } does not have { $target } along its side: ships board to port or starboard, not ahead or astern.
boarder-twice = { $ship } stands twice among the boarders: name it once.
no-ram-due = { $ship } has no ram to be resolved: give it another order.
ram-due = The ram of { $ship } is still to be resolved: roll its die before ending the phase.
reoriented-already = { $ship } has reoriented in this phase: choose another ship.
towed-cannot-turn = { $ship } is in tow and always points at its galley: cut the cable first.
stuck-cannot-turn = { $ship } was immobilised by its ram and can no longer turn.
shares-hex-cannot-turn = { $ship } shares its hex with an enemy and cannot reorient before it has left.
same-facing = { $ship } has that heading already: choose another or leave it.
turns-too-far = { $ship } cannot turn that far: galleys and galleasses turn two hexsides at most.
no-such-facing = “{ $facing }” is not a heading: choose 1 to 6 (west, south-west, south-east, east, north-east, north-west).

## What changes

change-lost = { $ship } lost
change-repulsed = { $ship } repulsed
change-immobilised = { $ship } immobilised

## What may be done

offer-of = { $ship }: { $words }
way-sail = { $sails ->
    [one] 1 hex
   *[other] { $sails } hexes
} by sail
way-oar = { $oars ->
    [one] 1 hex
   *[other] { $oars } hexes
} by oar
way-both = { $sails ->
    [one] 1 hex
   *[other] { $sails } hexes
} by sail, { $oars } by oar
way-turn = turns where it lies
# $ram, $exhausts: yes or no; $tow: none, follows or stays
offer-move = { $way }; bow to the { $facing }{ $ram ->
    [yes] ; rams { $target }
   *[no] { "" }
}{ $exhausts ->
    [yes] ; exhausts the crew
   *[no] { "" }
}{ $tow ->
    [follows] ; tows { $galleass } along
    [stays] ; lets { $galleass } go
   *[none] { "" }
}
offer-cut = cuts the tow cable
offer-face = bow to the { $facing }
# $kill, $loss: in hundredths
offer-guns = guns at { $targets }: factor { $strength }; { $kill }% to sink it
offer-arms = small arms at { $targets }: odds { $strength }; { $kill }% to eliminate it, { $loss }% to be lost
offer-arms-many = small arms at { $targets } together: odds { $strength }
offer-board = { $boarders } to board { $targets }: odds { $strength }; { $kill }% to eliminate it, { $loss }% to be lost
offer-ram = rolls the die of its ram on { $targets }, after { $strength ->
    [1] 1 hex
   *[other] { $strength } hexes
}; { $kill }% to sink it
offer-end = End the { $phase } phase{ $left ->
    [0] { "" }
    [one] : one ship can still act
   *[other] : { $left } ships can still act
}
offer-tow = Take { $ship } in tow with { $galley }
offer-tows = Take { $ships } in tow
offer-no-tow = Take no galleass in tow

## What to do now

hint-movement = Choose a ship, then the hex and heading in which it should end; each moves once a turn. When you want to move no more, end the phase.
hint-combat = Choose a ship, then whom it attacks: you see the chances before the die falls. When you want to attack no more, end the phase.
hint-reorientation = Choose a ship, then where its bow should point, ready for what comes next. When all lie as you like, end the phase.
hint-tows = Decide which galleasses are taken in tow this turn by the galley ahead of them: without a tow they do not move.

## Orders to several ships

no-such-command = “{ $verb }” is no order for several ships { $phase ->
    [movement] in the movement phase: choose to advance, to take a heading, or the same steps for all
    [combat] in the combat phase: choose to fire the guns, to use small arms, or to board
    [reorientation] in the reorientation phase: choose the heading they should have
   *[other] at the start of the turn: first decide which galleasses are in tow
}.
nobody-can-fire = None of these ships has a target for its guns: choose others, or use small arms.
nobody-can-volley = None of these ships has an enemy within reach of its small arms: choose others.
board-whom = Say whom to board (“{ $target }” will not do): name a single enemy.

## Where what is printed comes from

origin-rulebook = from the rulebook
origin-ruling = our ruling where the rulebook is silent
origin-reconstructed = reconstructed: it was printed on the map or the counters, which we do not have
origin-ours = ours, not the rulebook's
rebuilt-map = The map is reconstructed: coast, shore, size and turn track.
rebuilt-ships = The values on the counters are reconstructed: guns, small arms and boarding.
rebuilt-combat = The combat charts and the arcs of the guns are reconstructed.
rebuilt-fleets = The hexes in which the squadrons start are reconstructed.

### The board in words


text-prompt = Turn { $turn }, { $seat }, { $phase }
text-head = Turn { $turn } of { $last }. { $seat }: { $phase }. Wind towards the { $wind }{ $calm ->
    [true] { " " }(calm)
   *[false] { "" }
}.
text-side = { $seat }: { $ships ->
    [one] one counter
   *[other] { $ships } counters
}, { $points ->
    [one] one point
   *[other] { $points } points
}.
text-squadron = Squadron { $code } ({ $commander }): { $ships ->
    [one] one counter
   *[other] { $ships } counters
}.
text-ship = { $ship } { $kind }, hex { $hex }, heading { $facing }
text-mark-exhausted = exhausted crew
text-mark-repulsed = repulsed
text-mark-immobilised = immobilised
text-mark-reserve = in reserve
text-mark-towed = towed by { $ship }
text-mark-tows = tows { $ship }
text-mark-rams = ramming { $ship }
text-mark-rammed = rammed by { $ship }
text-mark-done = has acted
text-near = { $distance ->
    [0] Same hex
    [one] 1 hex { $where }
   *[other] { $distance } hexes { $where }
}: { $what }
text-near-nobody = Nobody within { $radius } hexes.
text-same-hex = in the same hex
text-between = between { $one } and { $other }
text-step-oar = oar
text-step-sail = sail
text-step-port = port
text-step-starboard = starboard
text-move = move { $ship } { $steps }: hex { $hex }, heading { $facing }{ $end ->
    [rams] , rams
    [exhausts] , exhausts the crew
   *[plain] { "" }
}
text-attack-guns = guns { $ships }: factor { $strength }
text-attack-arms = arms { $ships }: odds { $strength }
text-attack-board = board { $ships }: odds { $strength }
text-attack-ram = ram { $ships }: its die is due (after { $strength } { $strength ->
    [1] hex
   *[other] hexes
})
text-no-attacks = No attack is possible: type end.
text-ask-movement = { $left ->
    [0] All your ships that can move have moved: type end.
    [one] Move your ships, then type end. One has yet to move.
        For example: all forward; moves { $ship }; move { $ship } oar.
   *[other] Move your ships, then type end. { $left } have yet to move.
        For example: all forward; moves { $ship }; move { $ship } oar.
}
text-ask-combat = Attack with your ships, then type end.
    For example: targets lists what can be attacked; all guns; all arms.
text-ask-reorientation = Turn your ships if you like, then type end.
    For example: face { $ship } NE; all face E.
text-ask-opening = The turn begins: type end.
text-ask-tows = Which galleasses are taken in tow this turn?
    They may be: { $ships }.
    For example: tow all; tow { $ship }; none.
text-left-out = { $count ->
    [one] One counter lies
   *[other] { $count } counters lie
} outside this part, the nearest to the { $where }: map { $hex } looks there.

## Help

text-help-movement =
    Movement: each ship moves once; then type end.
    move CC-G03 oar sail port: steps of oar, sail, port, starboard, anchor (o s p t)
    all forward: whoever has not moved goes forward without tiring its crew
    all forward hard: the same with all oars, even if it exhausts the crews
    all face NE squadron CL: turn towards a heading and go on along it
    all oar sail squadron CL: the same steps for a squadron
    cut CC-A01: cut the cable of a galleass in tow
text-help-combat =
    Combat: each ship may fire once, and fight once by arms or boarding; then type end.
    guns CC-G03 IC-G02: fire at one enemy
    arms CC-G03 IC-G02 IC-G04: small arms at one or more enemies
    board IC-G02 CC-G03 CC-G04: the enemy first, then those who board it
    ram IC-G02: roll the die of a ram that is due
    all guns: everybody who can fires at the best target; all arms, small arms
    odds guns CC-G03 IC-G02: the chances, before you commit
text-help-reorientation =
    Reorientation: each ship may turn once; then type end.
    face CC-G03 NE: W, SW, SE, E, NE, NW, or 1 to 6
    all face E squadron CL: the same for a squadron
    cut CC-A01: cut the cable of a galleass in tow
text-help-opening =
    The turn begins: there is nothing to order.
text-help-tows =
    Galleasses: say which the galleys ahead of them take in tow this turn.
    tow CC-A01 CC-A02: these
    tow all: every one
    none: none of them
text-help-reports =
    map CC-G03: the chart about a ship, a squadron or a hex (1726)
    map kinds: the chart with types of ship in place of headings
    ships CL: ships of a squadron and their state; ships alone, yours
    near CC-G03 5: who is within 5 hexes of a ship or a hex, and where
    moves CC-G03: where a ship may go
    targets CC-G03: what a ship may attack; targets alone, all of yours
    log 30: what has happened, order by order
text-help-more = At any time: map, ships, near, moves, targets. Type reports to read what each does.

## What cannot be read

text-unknown-order = “{ $word }” is no order here: type help to see those there are.
text-not-now = “{ $word }” belongs to another phase, and this is { $phase ->
    [movement] movement: move ships or type end
    [combat] combat: attack or type end
   *[other] reorientation: turn ships or type end
}.
text-no-ship = There is no ship “{ $ship }” in this game: type ships to see their names.
text-lost-ship = { $ship } is lost: type ships to see those in play.
text-which-ship = “{ $word }” needs a ship: type, for instance, { $word } and its name; ships lists the names.
text-unknown-step = “{ $word }” is no step: use oar, sail, port, starboard or anchor.
text-unknown-facing = “{ $word }” is no heading: use W, SW, SE, E, NE or NW.
text-no-target = { $ship } needs a target: type targets { $ship } to see those there are.
text-who-boards = Say who boards { $ship }: the enemy first, then your ships, as targets lists them.
text-all-what = Say what all of them do: all forward, all forward hard, all oar sail, all face E, or all guns.
text-tow-first = First say which galleasses are taken in tow ({ $ships }): tow and their names, tow all, or none.
text-no-such-place = “{ $word }” is no ship, squadron or hex of this game: try map alone, or a hex such as 1726.
text-near-what = Say near whom: a ship, or a hex such as 1726.
text-moves-whose = Say whose moves: moves and the name of a ship.

## Beside a ship, when it happens to it: two words at most

did-drifts = drifts
did-held = held fast
did-rams = rams!
did-sunk = sunk
did-miss = miss
did-lost = lost
did-repulsed = repulsed
did-eliminated = eliminated
did-both-lost = both lost
did-stuck = stuck fast
did-recovers = recovers
did-tows = in tow
did-cable-cut = cable cut
did-anchored = anchored
did-tow-parts = tow parts

# How it stands
tracker-turns = { $left ->
    [0] Turn { $turn } of { $last }: the last one
    [one] Turn { $turn } of { $last }: one more after this
   *[other] Turn { $turn } of { $last }: { $left } more after this
}
tracker-points = Points in play
tracker-ships = Ships in play
tracker-lost = Ships lost
tracker-course = Points taken from the enemy
tracker-turn = Turn { $turn }

## Why an opponent does what it does, after “because”

# $ship: the ship; $hex: where it would lie; $gap: hexes from there to the nearest enemy; $berth: how near its squadron comes
why-press = at { $hex } { $ship } is { $gap } { $gap ->
    [one] hex
   *[other] hexes
} from the nearest enemy, and its squadron closes with him
why-hold = at { $hex } { $ship } is { $gap } { $gap ->
    [one] hex
   *[other] hexes
} from the nearest enemy, and its squadron waits { $berth } off to let him come
# $gap: hexes from there to the nearest main target
why-support = at { $hex } { $ship } is { $gap } { $gap ->
    [one] hex
   *[other] hexes
} from the nearest main target, where its squadron is going to help
# $ship: a galley with a galleass in tow
why-tow = at { $hex } { $ship } has brought its galleass to within { $gap } { $gap ->
    [one] hex
   *[other] hexes
} of the nearest enemy
# $ship: a repulsed ship
why-withdraw = at { $hex } the repulsed { $ship } is { $gap } { $gap ->
    [one] hex
   *[other] hexes
} from the nearest enemy
why-refuge = at { $hex } the repulsed { $ship } is out of range of every enemy and recovers
# $enemies: how many of them, if nothing bars their way, can next fire at that hex, ram there or come alongside
why-threat = { $enemies ->
    [one] one enemy is
   *[other] { $enemies } enemies are
} near enough to strike at { $ship } in { $hex } next turn
why-exhausts = the crew of { $ship } would row until it is spent, and have no oars in turn { $turn }
# $line: hexes from the squadron's ships to the nearest enemy, on average
why-line = at { $hex } { $ship } is { $gap } { $gap ->
    [one] hex
   *[other] hexes
} from the nearest enemy, ahead of its squadron, which will be about { $line } off on average when all have sailed
# $friends: how many of ours board with the ship; $chance: in hundredths, as everywhere
why-alongside = with { $friends ->
    [one] one friend
   *[other] { $friends } friends
} { $ship } can board { $target } and takes it { $chance } times in 100
why-flank = { $ship } can board { $target } by itself and takes it { $chance } times in 100
# $friends: how many of ours have the target before their bows already
why-aimed = { $friends ->
    [one] one friend has
   *[other] { $friends } friends have
} { $target } before the bow already, and would sink it { $chance } times in 100
# $hexes: how far it moves before it rams
why-ram = { $ship } rams { $target } after { $hexes ->
    [one] one hex
   *[other] { $hexes } hexes
} and sinks it { $chance } times in 100
why-stuck = the ram of { $ship } on { $target } fails { $chance } times in 100, and it sticks fast
why-point-blank = { $ship } has { $target } right before its bow and sinks it { $chance } times in 100
why-shot = { $ship } has { $target } in the range of its bow guns and sinks it { $chance } times in 100
# $foes: other enemies about the target; $range: within so many hexes
why-target = { $target } is a main target of this turn, with { $foes ->
    [0] no other enemy
    [one] one other enemy
   *[other] { $foes } other enemies
} within { $range } hexes
why-arms = the small arms of { $ship } eliminate { $target } { $chance } times in 100
# $points: what the target is worth
why-sinks = the guns of { $ship } sink { $target }, worth { $points ->
    [one] one point
   *[other] { $points } points
}, { $chance } times in 100
# $guns: the target's factor of guns
why-silences = the guns of { $ship } silence those of { $target }, of factor { $guns }, { $chance } times in 100
# $marks: how many enemies its guns can fire at
why-few = { $ship } has { $marks ->
    [one] one target
   *[other] { $marks } targets
} to choose from
# $friend: who rams the target
why-spares = { $friend } is about to ram { $target }, and would fail { $chance } times in 100
# $ships: who boards
why-boarding = { $ships } can board { $target } and take it { $chance } times in 100
why-volley = the small arms of { $ships } eliminate { $target } { $chance } times in 100
# $count: how many they are
why-both-lost = { $ships } would { $count ->
    [one] be lost
   *[other] all be lost
} with the enemy { $chance } times in 100
why-repulse = { $ships } would { $count ->
    [one] be repulsed
   *[other] all be repulsed
} { $chance } times in 100
# $facing: the direction of the bow; $gap: hexes from where two hexes ahead lead, or fewer if the way is barred
why-ahead = the way to the { $facing } leads { $ship } to within { $gap } { $gap ->
    [one] hex
   *[other] hexes
} of the nearest enemy
why-away = the way to the { $facing } leaves the repulsed { $ship } { $gap } { $gap ->
    [one] hex
   *[other] hexes
} from the nearest enemy
why-barred = the way to the { $facing } is barred to { $ship }
# $sails: hexes that a ship sails on that heading
why-wind = with its bow to the { $facing } { $ship } sails { $sails } { $sails ->
    [one] hex
   *[other] hexes
} a turn in this wind
why-bears = the guns of { $ship } bear on { $target } and would sink it { $chance } times in 100
# $gap: hexes to the target
why-reach = with its bow to the { $facing } { $ship } can strike next turn at { $target }, { $gap } { $gap ->
    [one] hex
   *[other] hexes
} away
why-side = with its bow to the { $facing } { $ship } shows its side to { $target }, whom it can board
# $arcs: how many of its arcs of fire have a target
why-broadsides = with its bow to the { $facing } { $ship } has targets for { $arcs ->
    [one] one of its batteries
   *[other] { $arcs } of its batteries
}
# $ship: a galleass
why-bow-on = with its bow to the { $facing } { $ship } points at water { $gap } { $gap ->
    [one] hex
   *[other] hexes
} from the nearest enemy
why-bring = { $ship } still lies { $gap } { $gap ->
    [one] hex
   *[other] hexes
} from the nearest enemy
why-in-place = { $ship } lies { $gap } { $gap ->
    [one] hex
   *[other] hexes
} from the nearest enemy already, near enough for its broadsides

## Situations at a real table

situation-guns = Guns
situation-arms = Small arms
situation-boarding = Boarding
situation-ram = Ram
situation-ask-hex = where the target lies
situation-ask-distance = hexes to the target
situation-ask-second = second target
situation-ask-second_distance = hexes to the second
situation-ask-third = third target
situation-ask-third_distance = hexes to the third
situation-ask-hour = time of day
situation-ask-with_galley = galleys that help
situation-ask-with_galliot = galliots that help
situation-ask-hexes = hexes moved
# $arc: an arc; $far: hexes; $guns: the value of the hex
situation-hex = { $arc }, at { $far ->
    [one] 1 hex
   *[other] { $far } hexes
} (value { $guns })
situation-arc-bow = bow
situation-arc-stern = stern
situation-arc-port = port
situation-arc-starboard = starboard
# $turn: the first turn of that hour
situation-hour-early = early (from turn { $turn })
situation-hour-halved = Islamic arms halved (from turn { $turn })
situation-hour-late = late in the day (from turn { $turn })
# $who: the ships
reckoned-guns = gun factor of { $who }
reckoned-arms-attack = small arms of { $who } in attack
reckoned-arms-defence = small arms of { $who } in defence
reckoned-arms-shift = added to the die of { $who }
reckoned-boarding = boarding value of { $who }
reckoned-ram = hexes moved by { $who }
