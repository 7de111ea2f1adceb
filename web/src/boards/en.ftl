# Words of every board.

board-tools = View of the board
board-closer = Zoom in
board-away = Zoom out
board-all = Show the whole board
board-mine = Show my pieces
board-figures = Show pieces as figures
board-keys = Keys of the board
board-keys-close = Close
board-rule = rule { $rule }
board-key-zoom = Zoom in and out
board-key-whole = Show the whole board
board-key-own = Show my pieces
board-key-these = Show or hide these keys

# Words of the hex boards.

hex-box = Select with a box
hex-north = N

# Words of the measured tables.

table-turn = Turn the table round
table-ruler = Measure
table-ruler-hint = Drag from one point to another to measure.
table-overlays = Overlays
table-inches = { $inches }″
