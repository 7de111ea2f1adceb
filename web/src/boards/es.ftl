# Palabras de todos los tableros.

board-tools = Vista del tablero
board-closer = Acercar
board-away = Alejar
board-all = Ver todo el tablero
board-mine = Ver mis piezas
board-figures = Ver las piezas como figuras
board-keys = Teclas del tablero
board-keys-close = Cerrar
board-rule = regla { $rule }
board-key-zoom = Acercar y alejar
board-key-whole = Ver todo el tablero
board-key-own = Ver mis piezas
board-key-these = Mostrar u ocultar estas teclas

# Palabras de los tableros de hexágonos.

hex-box = Elegir con un recuadro
hex-north = N

# Palabras de las mesas medidas.

table-turn = Girar la mesa
table-ruler = Medir
table-ruler-hint = Arrastre de un punto a otro para medir.
table-overlays = Capas
table-inches = { $inches }″
