# Palabras de los tableros que un juego describe.

scene-board = Tablero
scene-spent = ya ha actuado
scene-considered = Orden en preparación
scene-do = Hacerlo
scene-back = Volver
# $what: lo que se ha tocado hasta ahora
scene-chosen = Elegido: { $what }
scene-ways = ¿Qué debe hacer?
scene-touch = Toque lo que está iluminado, en el tablero o aquí abajo.
scene-help = Cómo se juega
scene-emptied = Nadie
scene-key-tab = A lo que se puede tocar
scene-key-arrows = A lo siguiente que se puede tocar
scene-key-enter = Tocarlo
scene-key-escape = Deshacer el último toque
scene-key-nudge = Mover un poco lo que se coloca
scene-key-nudge-far = Moverlo más lejos
scene-key-turn = Girarlo a la izquierda o a la derecha
# $degrees: grados enteros, desde arriba y en el sentido del reloj
scene-faces = mira a { $degrees }°
# $what: la pieza; $where: su sitio o sus dos números; $degrees: adónde mira, desde arriba y en el sentido del reloj
scene-ghost = { $what } va a { $where } y mira a { $degrees }°
scene-aim-place = Toque en el tablero adónde va. Las flechas lo mueven; [ y ] lo giran.
scene-aim-way = Elija cada tramo y añádalo; si un tramo va a un sitio, tóquelo antes en el tablero.
scene-legs = Tramos hasta ahora
scene-leg = Tramo siguiente
scene-amount = Cuánto
scene-place = Dónde
scene-facing = Encaramiento (°)
# $degrees: cuántos grados
scene-turn-left = Girar { $degrees }° a la izquierda
scene-turn-right = Girar { $degrees }° a la derecha
scene-leg-add = Añadir tramo
scene-leg-drop = Quitar el último tramo
