# What the games on a measured table say alike: cards, table and lists.

measured-orders = Orders
measured-listing = Looking at what can be done…
measured-choose = Choose
measured-considered = What you are about to do
measured-confirm = Confirm
measured-cancel = Cancel
measured-weighing = Working out the odds…
measured-no-odds = The odds could not be worked out.
measured-hint = Advice
measured-advice = What the doctrine would do
measured-waiting = It is the other side's turn: { $side }.
measured-turn = Turn { $turn }
measured-go = { $phase }: { $side }
measured-score = { $side }: { $points ->
    [one] one point
   *[other] { $points } points
}

## The table

measured-apart = { $inches }″ away
measured-overlay-arcs = Arcs and ranges
measured-overlay-reach = How far it goes
measured-overlay-command = Command reach
measured-zone-arc = { $weapon } { $inches }″
measured-zone-reach = { $inches }″
measured-zone-command = command { $inches }″
measured-key-arrows = Go to another piece; or move what is being put down by a quarter of an inch
measured-key-far = Move it by an inch
measured-key-turn = Turn what is being put down by 5°
measured-key-enter = Choose, or confirm
measured-key-escape = Go back
measured-key-next = Next one that can do something
measured-key-round = Turn the table round
measured-key-ruler = Measure

## Putting down and moving

measured-place = Put down
measured-place-which = Which one?
measured-place-drag = Drag the piece, touch where it goes, or type distance and angle.
measured-place-tap = Touch the table where it goes and drag the piece, or type its place.
measured-place-look = Touch what it should face, or type where it faces.
measured-far = Inches
measured-bearing = Angle (−left +right)
measured-facing = Facing (°)
measured-measure = Measure
measured-measuring = Measuring…
measured-ahead = { $inches }″ ahead
measured-stay = Do not move
measured-turn-left = Turn 15° to the left
measured-turn-right = Turn 15° to the right
measured-move-to = { $piece }: goes { $inches }″
measured-put-down = { $piece }: it fits here
measured-do-move = Move
measured-do-place = Put it here
measured-do-look = Face there

## Ways leg by leg

measured-route = Way
measured-route-drag = Drag the piece to where it should stand, or put the way together leg by leg.
measured-legs = Legs of the way
measured-leg-to = To where it was dragged
measured-leg-ahead = Ahead
measured-leg-turn = Turn (−left +right)
measured-leg-wheel = Pivot (−left +right)
measured-leg-back = Back
measured-leg-aside = Sideways (−left +right)
measured-leg-drop = Drop leg { $number }
measured-leg-add = Add a leg
measured-do-ahead = Ahead
measured-do-turn = Turn
measured-do-wheel = Pivot
measured-do-back = Back
measured-do-aside = Sideways
measured-add-left = { $leg } to the left
measured-add-right = { $leg } to the right
measured-cost-short = { $cost }″ / { $allowance }″
measured-cost = Costs { $cost }″ of { $allowance }″
measured-cost-over = Costs { $cost }″, and only { $allowance }″ are available

## Standing orders

measured-standing = Standing orders
measured-standing-note = They answer for you when the enemy gives you an occasion to react. Your opponent does not see them.

## Lists

measured-able-only = Only those that matter now ({ $count })
measured-able = may act
measured-is-target = possible target
measured-where = Place
measured-marks = State
measured-distance = Distance
measured-at = x { $x }″, y { $y }″, faces { $facing }°
measured-at-point = x { $x }″, y { $y }″
measured-off-table = off the table
measured-scenery = Terrain
measured-element = { $element } ({ $qualities }): from x { $left }″ to { $right }″, from y { $near }″ to { $far }″
measured-leave = Leave to the doctrine
measured-leave-note = The doctrine answers for you. What dice decide cannot be taken back.
measured-leave-phase = The rest of this phase
# $piece: the unit selected
measured-leave-piece = { $piece }
measured-leave-command = All of its command ({ $count })
measured-leave-none = Decide everything again
