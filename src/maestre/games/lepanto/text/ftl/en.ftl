# The text board of Lepanto: what it shows, what it explains, and what it cannot read.

text-prompt = Turn { $turn }, { $seat }, { $phase }
# $last: the last turn; $calm: whether there was a calm
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
text-mark-exhausted = exhausted
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
# $end: how the move leaves the ship
text-move = move { $ship } { $steps }: hex { $hex }, heading { $facing }{ $end ->
    [rams] , rams
    [exhausts] , exhausts the crew
   *[plain] { "" }
}
text-attack-guns = guns { $ship } { $target }: factor { $factor }
text-attack-arms = arms { $ship } { $target }: odds { $odds }
text-attack-board = board { $target } { $boarders }: odds { $odds }
text-attack-ram = ram { $ship }: its die is due
text-no-attacks = No attack is possible: type end.
text-lost = { $ship } lost
text-repulsed = { $ship } repulsed
text-immobilised = { $ship } immobilised
text-nothing = nothing happens

## Help

text-help-movement =
    Movement. Each ship moves once; then type end.
      move CC-G03 oar sail port      steps in order: oar, sail, port, starboard, anchor (short: o s p t)
      all forward                    every ship that has not moved goes forward without tiring its crew
      all oar sail squadron CL       the same steps for a squadron; those that cannot follow are listed
      cut CC-A01                     cut the cable of a galleass in tow
text-help-combat =
    Combat. Each ship may fire its guns once, and fight once with small arms or boarding; then type end.
      guns CC-G03 IC-G02             fire at one enemy
      arms CC-G03 IC-G02 IC-G04      small arms at one or more enemies
      board IC-G02 CC-G03 CC-G04     the enemy first, then those who board it
      ram IC-G02                     roll the die of a ram that is due
      odds guns CC-G03 IC-G02        the chances, before you commit
text-help-reorientation =
    Reorientation. Each ship may turn once; then type end.
      face CC-G03 NE                 W, SW, SE, E, NE, NW, or 1 to 6
      all face E squadron CL         the same for a squadron
      cut CC-A01                     cut the cable of a galleass in tow
text-help-opening =
    The turn begins: there is nothing to order.
text-help-tows =
    Galleasses. Say which are taken in tow this turn by the galley ahead of them.
      tow CC-A01 CC-A02              these
      tow all                        every one
      none                           none of them
text-help-reports =
    At any time:
      map CC-G03                     the chart about a ship, a squadron or a hex (1726); map kinds shows types
      ships CL                       ships of a squadron and their state; ships alone: yours
      near CC-G03 5                  who is within 5 hexes of a ship or a hex, and in which direction
      moves CC-G03                   where a ship may go
      targets CC-G03                 what a ship may attack; targets alone: all of yours

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
text-all-what = Say what all of them do: all forward, all oar sail, or all face E.
text-tow-first = First say which galleasses are taken in tow ({ $ships }): tow and their names, tow all, or none.
text-no-such-place = “{ $word }” is no ship, squadron or hex of this game: try map alone, or a hex such as 1726.
text-near-what = Say near whom: a ship, or a hex such as 1726.
text-moves-whose = Say whose moves: moves and the name of a ship.
