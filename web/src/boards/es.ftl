# Palabras de los tableros de hexágonos.

hex-tools = Vista del tablero
hex-closer = Acercar
hex-away = Alejar
hex-all = Ver todo el tablero
hex-mine = Ver mis piezas
hex-box = Elegir con un recuadro
hex-keys = Teclas del tablero
hex-keys-close = Cerrar
hex-north = N
