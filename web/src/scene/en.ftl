# Words of boards that a game describes.

scene-board = Board
scene-spent = has acted
scene-considered = Order being prepared
scene-do = Do it
scene-back = Back
# $what: what has been touched so far
scene-chosen = Chosen: { $what }
scene-ways = What it is to do
scene-touch = Touch what is lit up, on the board or below.
scene-help = How to play
scene-emptied = Nobody
scene-key-tab = To what may be touched
scene-key-arrows = To the next one that may be touched
scene-key-enter = Touch it
scene-key-escape = Take the last touch back
