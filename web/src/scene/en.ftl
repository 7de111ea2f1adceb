# Words of boards that a game describes.

scene-board = Board
scene-spent = has acted
scene-considered = Order being prepared
scene-do = Do it
scene-back = Back
# $what: what has been touched so far
scene-chosen = Chosen: { $what }
scene-ways = What should it do?
scene-touch = Touch what is lit up, on the board or below.
scene-help = How to play
scene-emptied = Nobody
scene-key-tab = To what may be touched
scene-key-arrows = To the next one that may be touched
scene-key-enter = Touch it
scene-key-escape = Take the last touch back
scene-key-nudge = Move what is being placed a little
scene-key-nudge-far = Move it further
scene-key-turn = Turn it left or right
# $degrees: whole degrees, clockwise from the top
scene-faces = faces { $degrees }°
# $what: the piece; $where: its place, or its two numbers; $degrees: where it faces, clockwise from the top
scene-ghost = { $what } goes to { $where }, facing { $degrees }°
scene-aim-place = Touch the board where it goes. Arrow keys move it, [ and ] turn it.
scene-aim-way = Choose each leg and add it; for a leg to a place, touch the board first.
scene-legs = Legs so far
scene-leg = Next leg
scene-amount = How much
scene-place = Where
scene-facing = Facing (°)
# $degrees: by how many degrees
scene-turn-left = Turn { $degrees }° left
scene-turn-right = Turn { $degrees }° right
scene-leg-add = Add leg
scene-leg-drop = Take last leg back
