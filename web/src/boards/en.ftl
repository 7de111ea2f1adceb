# Words of the hex boards.

hex-tools = View of the board
hex-closer = Zoom in
hex-away = Zoom out
hex-all = Show the whole board
hex-mine = Show my pieces
hex-box = Select with a box
hex-keys = Keys of the board
hex-keys-close = Close
hex-north = N
