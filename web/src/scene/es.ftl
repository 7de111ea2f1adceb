# Palabras de los tableros que un juego describe.

scene-board = Tablero
scene-spent = ya ha actuado
scene-considered = Orden en preparación
scene-do = Hacerlo
scene-back = Volver
# $what: lo que se ha tocado hasta ahora
scene-chosen = Elegido: { $what }
scene-ways = Qué ha de hacer
scene-touch = Toque lo que está iluminado, en el tablero o aquí abajo.
scene-help = Cómo se juega
scene-emptied = Nadie
scene-key-tab = A lo que se puede tocar
scene-key-arrows = A lo siguiente que se puede tocar
scene-key-enter = Tocarlo
scene-key-escape = Deshacer el último toque
