# El tablero de texto de Lepanto: lo que muestra, lo que explica y lo que no sabe leer.

text-prompt = Turno { $turn }, { $seat }, { $phase }
# $last: el último turno; $calm: si ha habido calma
text-head = Turno { $turn } de { $last }. { $seat }: { $phase }. Viento hacia el { $wind }{ $calm ->
    [true] { " " }(calma)
   *[false] { "" }
}.
text-side = { $seat }: { $ships ->
    [one] una ficha
   *[other] { $ships } fichas
}, { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
text-squadron = Escuadra { $code } ({ $commander }): { $ships ->
    [one] una ficha
   *[other] { $ships } fichas
}.
text-ship = { $ship } { $kind }, hexágono { $hex }, proa al { $facing }
text-mark-exhausted = agotamiento
text-mark-repulsed = rechazo
text-mark-immobilised = sin movimiento
text-mark-reserve = en reserva
text-mark-towed = a remolque de { $ship }
text-mark-tows = remolca a { $ship }
text-mark-rams = embiste a { $ship }
text-mark-rammed = sufre la embestida de { $ship }
text-mark-done = ya ha actuado
text-near = { $distance ->
    [0] Mismo hexágono
    [one] A 1 hexágono, { $where }
   *[other] A { $distance } hexágonos, { $where }
}: { $what }
text-near-nobody = Nadie a { $radius } hexágonos o menos.
text-same-hex = en el mismo hexágono
text-between = entre { $one } y { $other }
text-step-oar = remo
text-step-sail = vela
text-step-port = babor
text-step-starboard = estribor
# $end: cómo queda el buque
text-move = mover { $ship } { $steps }: hexágono { $hex }, proa al { $facing }{ $end ->
    [rams] , embiste
    [exhausts] , agota a la chusma
   *[plain] { "" }
}
text-attack-guns = cañones { $ship } { $target }: factor { $factor }
text-attack-arms = armas { $ship } { $target }: proporción { $odds }
text-attack-board = abordar { $target } { $boarders }: proporción { $odds }
text-attack-ram = embestir { $ship }: falta tirar su dado
text-no-attacks = No hay ataque posible: escribe fin.
text-lost = se pierde { $ship }
text-repulsed = rechazo de { $ship }
text-immobilised = { $ship } sin movimiento
text-nothing = no pasa nada

## Ayuda

text-help-movement =
    Movimiento. Cada buque mueve una vez; después, escribe fin.
      mover CC-G03 remo vela babor   pasos en orden: remo, vela, babor, estribor, fondear (o r v b e)
      todos adelante                 avanza todo el que no haya movido, sin agotar a nadie
      todos remo vela escuadra CL    los mismos pasos para una escuadra; se dice quién no puede seguirlos
      cortar CC-A01                  corta el cable de una galeaza a remolque
text-help-combat =
    Combate. Cada buque puede disparar una vez sus cañones y combatir una vez con armas ligeras o al abordaje; después, fin.
      cañones CC-G03 IC-G02          dispara contra un enemigo
      armas CC-G03 IC-G02 IC-G04     armas ligeras contra uno o varios enemigos
      abordar IC-G02 CC-G03 CC-G04   primero el enemigo, después quienes lo abordan
      embestir IC-G02                tira el dado de una embestida pendiente
      prob cañones CC-G03 IC-G02     las probabilidades, antes de decidirte
text-help-reorientation =
    Reorientación. Cada buque puede girar una vez; después, fin.
      proa CC-G03 NE                 O, SO, SE, E, NE, NO, o del 1 al 6
      todos proa E escuadra CL       lo mismo para una escuadra
      cortar CC-A01                  corta el cable de una galeaza a remolque
text-help-opening =
    Comienza el turno: no hay nada que ordenar.
text-help-tows =
    Galeazas. Di cuáles toma a remolque este turno la galera que tienen delante.
      remolcar CC-A01 CC-A02         estas
      remolcar todas                 todas
      ninguna                        ninguna
text-help-reports =
    En cualquier momento:
      mapa CC-G03                    la carta en torno a un buque, una escuadra o un hexágono (1726); mapa tipos muestra los tipos
      buques CL                      los buques de una escuadra y su estado; buques a solas: los tuyos
      cerca CC-G03 5                 quién está a 5 hexágonos o menos de un buque o hexágono, y hacia dónde
      movimientos CC-G03             adónde puede ir un buque
      blancos CC-G03                 qué puede atacar un buque; blancos a solas: todos los tuyos

## Lo que no se entiende

text-unknown-order = «{ $word }» no es ninguna orden: escribe ayuda para ver las que hay.
text-not-now = «{ $word }» es de otra fase, y esta es la de { $phase ->
    [movement] movimiento: mueve buques o escribe fin
    [combat] combate: ataca o escribe fin
   *[other] reorientación: gira buques o escribe fin
}.
text-no-ship = No hay ningún buque «{ $ship }» en esta partida: escribe buques para ver sus nombres.
text-lost-ship = { $ship } se ha perdido: escribe buques para ver los que quedan.
text-which-ship = A «{ $word }» le falta un buque: escribe { $word } y su nombre; buques da los nombres.
text-unknown-step = «{ $word }» no es un paso: usa remo, vela, babor, estribor o fondear.
text-unknown-facing = «{ $word }» no es un rumbo: usa O, SO, SE, E, NE o NO.
text-no-target = A { $ship } le falta un blanco: escribe blancos { $ship } para ver los que hay.
text-who-boards = Di quién aborda a { $ship }: primero el enemigo y después tus buques, como los da blancos.
text-all-what = Di qué hacen todos: todos adelante, todos remo vela o todos proa E.
text-tow-first = Primero di qué galeazas van a remolque ({ $ships }): remolcar y sus nombres, remolcar todas, o ninguna.
text-no-such-place = «{ $word }» no es un buque, escuadra ni hexágono de esta partida: prueba mapa a solas o un hexágono como 1726.
text-near-what = Di cerca de quién: un buque, o un hexágono como 1726.
text-moves-whose = Di los movimientos de quién: movimientos y el nombre de un buque.
