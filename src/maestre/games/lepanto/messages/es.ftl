# La batalla de Lepanto: lo que el árbitro dice de sus reglas. Las naves se nombran por su clave (CL-G01).

title = La batalla de Lepanto
seat-christian = Liga Santa
seat-islamic = Islam
kind-galleass = galeaza
kind-galley = galera
kind-galliot = galeota
phase-opening = comienzo del turno
phase-movement = movimiento
phase-combat = combate
phase-reorientation = reorientación
direction-1 = oeste
direction-2 = suroeste
direction-3 = sureste
direction-4 = este
direction-5 = noreste
direction-6 = noroeste

## Lo que ocurre

turn-begins = Comienza el turno { $turn }.
phase-ends = { $side ->
    [christian] La Liga Santa
   *[islamic] El Islam
} da por terminada la fase de { $phase ->
    [movement] movimiento
    [combat] combate
   *[reorientation] reorientación
}.
wind-holds = El viento se mantiene: sopla hacia el { $wind }.
wind-shifts = El viento rola: ahora sopla hacia el { $wind }.
wind-calm = Calma: el viento vuelve a levantarse hacia el { $wind }.
doria-spared = Las galeazas de Andrea Doria pueden seguir a remolque.
doria-stuck = Las galeazas de Andrea Doria quedan inmovilizadas para el resto de la partida.
tow-made = { $galley } toma a remolque a { $ship }.
cable-cut = Se rompe el cable de remolque de { $ship }.
anchored = { $ship } fondea y suelta el remolque.
tow-parts = { $ship } no puede seguir a su galera, cuyo hexágono ocupa un enemigo: el remolque se suelta.
drifted = { $ship } deriva al hexágono { $hex }.
drift-blocked = { $ship } no deriva: otro buque le cierra el paso.
drift-lost = { $ship } se pierde a la deriva.
moved = { $ship } se mueve al hexágono { $hex }{ $oars ->
    [0] { $sails ->
        [0] {""}
       *[other] {" "}({ $sails } a vela)
    }
   *[other] {" "}({ $oars } a remo{ $sails ->
        [0] {""}
       *[other] , { $sails } a vela
    })
}.
ram-entered = { $ship } embiste a { $target } tras mover { $hexes ->
    [one] un hexágono
   *[other] { $hexes } hexágonos
}; el dado se tira en el combate.
ram-sinks = El espolón de { $ship } hunde a { $target }.
ram-stuck = { $ship } queda trabado en { $target }: inmovilizado para el resto de la partida.
guns-sink = { $ship } hunde a { $target } a cañonazos.
guns-miss = { $ship } dispara sus cañones contra { $target } y falla.
arms-repulsed = { $ship } dispara contra { $target } a { $odds } y es rechazado.
arms-eliminate = { $ship } dispara contra { $target } a { $odds } y lo elimina.
arms-both-lost = { $ship } dispara contra { $target } a { $odds }: se pierden ambos.
board-repulsed = { $ship } al abordaje de { $target } a { $odds }: rechazado.
board-eliminate = { $ship } al abordaje de { $target } a { $odds }: eliminado.
board-both-lost = { $ship } al abordaje de { $target } a { $odds }: se pierden todos.
reoriented = { $ship } pone proa al { $facing }.
recovered = { $ship } queda fuera del alcance enemigo y se recupera del rechazo.
removed = { $ship } se retira antes del recuento: estaba rechazado o inmovilizado.
fleet-lost = Una flota se ha quedado sin buques.
turns-over = Ha terminado el último turno.

## Lo que no puede ser

no-such-ship = No hay ningún buque «{ $ship }» en juego: nombre uno de los suyos.
not-yours = { $ship } no es de su bando: elija un buque propio.
not-an-enemy = «{ $target }» no es un buque enemigo en juego: elija otro blanco.
move-empty = { $ship } no tiene pasos en su orden: indique remo, vela, babor o estribor, o déjelo quieto sin ordenarle nada.
unknown-step = { $ship } no entiende ese paso: use remo, vela, babor, estribor o fondear.
moved-already = { $ship } ya ha movido en esta fase: elija otro buque.
in-reserve = { $ship } está en reserva y queda libre en el turno 5: elija otro buque.
immobilised = { $ship } está inmovilizado y solo deriva: elija otro buque.
only-in-tow = { $ship } es una galeaza y solo mueve a remolque: mueva la galera que la remolca.
exhausted = { $ship } tiene a la chusma exhausta y este turno no rema: puede girar o navegar a vela.
rowed-out = { $ship } no puede remar más: ya lleva { $oars } hexágonos a remo, el máximo.
rowed-out-after-turn = { $ship } no puede remar más: al girar solo se rema un hexágono.
rowed-too-far-to-turn = { $ship } no puede girar: ya ha remado { $oars } hexágonos; para girar, reme solo uno.
turned-already = { $ship } ya ha girado un lado en este movimiento: deje el resto para la fase de reorientación.
faces-its-tow = { $ship } apuntaría a la galeaza que remolca: corte antes el cable o elija otro rumbo.
tows-nothing = { $ship } no remolca ninguna galeaza: quite «fondear» de la orden.
calm-no-sail = { $ship } no puede navegar a vela con calma: use los remos.
head-wind = { $ship } tiene el viento de proa y no puede navegar a vela: reme o cambie de rumbo.
sailed-out = { $ship } no puede navegar más a vela con este rumbo: ya lleva { $sails }; reme o deténgase.
barred-map-edge = { $ship } saldría del mapa desde { $hex }: gire o deténgase.
barred-turn-track = { $ship } entraría bajo el registro de turnos desde { $hex }: gire o deténgase.
barred-land = { $ship } daría con tierra desde { $hex }: gire o deténgase.
barred-shore = { $ship } no puede entrar en la orilla desde { $hex }: solo lo hacen las galeotas; gire o deténgase.
occupied = { $ship } no puede pasar: otro buque propio ocupa el hexágono siguiente a { $hex }; muévalo antes o deténgase.
two-ships-there = { $ship } no puede entrar: ya hay dos buques trabados en el hexágono siguiente a { $hex }; gire o deténgase.
cannot-ram = { $ship } no lleva espolón y no puede entrar en el hexágono de un enemigo: deténgase en { $hex }.
repulsed-cannot-ram = { $ship } está rechazado y no puede embestir: aléjelo del enemigo para que se recupere.
ram-ends-move = { $ship } termina su movimiento al embestir: quite los pasos que siguen.
turn-on-the-spot = { $ship } comparte hexágono con un enemigo: solo puede girar si además sale de él.
not-in-tow = { $ship } no va a remolque: no hay cable que cortar.
repulsed = { $ship } está rechazado y no puede atacar: aléjelo del enemigo para que se recupere.
rammed-already = { $ship } ya ha embestido: no hace otro ataque en esta fase.
fought-already = { $ship } ya ha combatido de cerca en esta fase: armas ligeras o abordaje, una sola vez.
boarding-apart = { $ship } ya ha atacado en esta fase, y en esta partida los cañones y el abordaje no van juntos.
attacked-already = { $ship } ya ha atacado en esta fase, y en esta partida cada buque ataca una sola vez.
one-target = { $ship } dispara sus cañones a un blanco cada vez: indique uno solo.
out-of-arc = { $target } está fuera del alcance o del arco de los cañones de { $ship }: elija un blanco de la lista.
fired-already = { $ship } ya ha disparado sus cañones en esta fase: use armas ligeras, aborde o elija otro buque.
arc-fired-already = { $ship } ya ha disparado por ese arco en esta fase: quedan los demás.
no-target = { $ship } no tiene blanco: indique al menos uno.
out-of-reach = { $target } está fuera del alcance de las armas ligeras de { $ship }, que es de { $range } hexágonos: elija un blanco más cercano.
target-twice = { $ship } nombra dos veces a { $target }: indique cada blanco una vez.
cannot-be-boarded = { $target } es una galeaza y no puede ser abordada: use cañones o armas ligeras.
no-boarders = Nadie aborda a { $target }: indique qué buques van al abordaje.
cannot-board = { $ship } es una galeaza y no puede abordar: use cañones o armas ligeras.
not-alongside = { $ship } no tiene a { $target } al costado: solo se aborda por babor o estribor, no por proa ni popa.
boarder-twice = { $ship } aparece dos veces entre los que abordan: indíquelo una sola vez.
no-ram-due = { $ship } no tiene ninguna embestida por resolver: dele otra orden.
ram-due = La embestida de { $ship } está por resolver: tire su dado antes de terminar la fase.
reoriented-already = { $ship } ya se ha reorientado en esta fase: elija otro buque.
towed-cannot-turn = { $ship } va a remolque y apunta siempre a su galera: corte antes el cable.
stuck-cannot-turn = { $ship } quedó inmovilizado al embestir y ya no puede girar.
shares-hex-cannot-turn = { $ship } comparte hexágono con un enemigo y no puede reorientarse hasta salir de él.
same-facing = { $ship } ya tiene esa proa: elija otra o déjelo como está.
turns-too-far = { $ship } no puede girar tanto: galeras y galeazas giran dos lados como máximo.
no-such-facing = «{ $facing }» no es un rumbo: elija uno del 1 al 6 (oeste, suroeste, sureste, este, noreste, noroeste).

## Lo que cambia

change-lost = se pierde { $ship }
change-repulsed = rechazo de { $ship }
change-immobilised = { $ship } sin movimiento

## Lo que se puede hacer

offer-of = { $ship }: { $words }
way-sail = { $sails ->
    [one] 1 hexágono
   *[other] { $sails } hexágonos
} a vela
way-oar = { $oars ->
    [one] 1 hexágono
   *[other] { $oars } hexágonos
} a remo
way-both = { $sails ->
    [one] 1 hexágono
   *[other] { $sails } hexágonos
} a vela, { $oars } a remo
way-turn = gira sin avanzar
# $ram, $exhausts: yes o no; $tow: none, follows o stays
offer-move = { $way }; proa al { $facing }{ $ram ->
    [yes] ; embiste a { $target }
   *[no] { "" }
}{ $exhausts ->
    [yes] ; agota a la chusma
   *[no] { "" }
}{ $tow ->
    [follows] ; lleva a remolque a { $galleass }
    [stays] ; suelta a { $galleass }
   *[none] { "" }
}
offer-cut = corta el cable de remolque
offer-face = proa al { $facing }
# $kill, $loss: en centésimas
offer-guns = cañones contra { $targets }: factor { $strength }; { $kill } % de hundirlo
offer-arms = armas ligeras contra { $targets }: proporción { $strength }; { $kill } % de eliminarlo, { $loss } % de perderse
offer-arms-many = armas ligeras contra { $targets } a la vez: proporciones { $strength }
offer-board = { $boarders } al abordaje de { $targets }: proporción { $strength }; { $kill } % de eliminarlo, { $loss } % de perderse
offer-ram = tira el dado de la embestida contra { $targets }, a { $strength ->
    [1] 1 hexágono
   *[other] { $strength } hexágonos
} de carrera; { $kill } % de hundirlo
offer-end = Terminar la fase de { $phase }{ $left ->
    [0] { "" }
    [one] : un buque todavía puede actuar
   *[other] : { $left } buques todavía pueden actuar
}
offer-tow = Tomar a remolque a { $ship } con { $galley }
offer-tows = Tomar a remolque a { $ships }
offer-no-tow = No tomar a remolque ninguna galeaza

## Qué hacer ahora

hint-movement = Elija un buque y después el hexágono y el rumbo en que terminará; cada uno mueve una vez por turno. Cuando no quiera mover más, termine la fase.
hint-combat = Elija un buque y después a quién ataca: se ven las probabilidades antes de tirar el dado. Cuando no quiera atacar más, termine la fase.
hint-reorientation = Elija un buque y después hacia dónde apunta su proa; así queda preparado para lo que venga. Cuando estén a su gusto, termine la fase.
hint-tows = Decida qué galeazas toma a remolque este turno la galera que tienen delante: sin remolque no se mueven.

## Órdenes a varios buques

no-such-command = «{ $verb }» no es una orden para varios buques { $phase ->
    [movement] en la fase de movimiento: elija avanzar, poner rumbo o dar los mismos pasos
    [combat] en la fase de combate: elija disparar los cañones, usar las armas ligeras o abordar
    [reorientation] en la fase de reorientación: elija la proa que tendrán
   *[other] al comenzar el turno: decida antes qué galeazas van a remolque
}.
nobody-can-fire = Ninguno de esos buques tiene un blanco para sus cañones: elija otros o use las armas ligeras.
nobody-can-volley = Ninguno de esos buques tiene un enemigo al alcance de sus armas ligeras: elija otros.
board-whom = Falta decir a quién se aborda («{ $target }» no sirve): indique un solo enemigo.

## De dónde viene lo impreso

origin-rulebook = del reglamento
origin-ruling = decisión nuestra donde el reglamento calla
origin-reconstructed = reconstruido: estaba impreso en el mapa o en las fichas, que no tenemos
origin-ours = nuestro, no del reglamento
rebuilt-map = El mapa está reconstruido: costa, orillas, medidas y registro de turnos.
rebuilt-ships = Los valores de las fichas están reconstruidos: cañones, armas ligeras y abordaje.
rebuilt-combat = Las tablas de combate y los arcos de los cañones están reconstruidos.
rebuilt-fleets = Los hexágonos en que empiezan las escuadras están reconstruidos.

### El tablero en texto


text-prompt = Turno { $turn }, { $seat }, { $phase }
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
text-mark-exhausted = chusma exhausta
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
text-move = mover { $ship } { $steps }: hexágono { $hex }, proa al { $facing }{ $end ->
    [rams] , embiste
    [exhausts] , agota a la chusma
   *[plain] { "" }
}
text-attack-guns = cañones { $ships }: factor { $strength }
text-attack-arms = armas { $ships }: proporción { $strength }
text-attack-board = abordar { $ships }: proporción { $strength }
text-attack-ram = embestir { $ships }: falta tirar su dado ({ $strength } { $strength ->
    [1] hexágono
   *[other] hexágonos
} de carrera)
text-no-attacks = No hay ataque posible: escriba fin.
text-ask-movement = { $left ->
    [0] Ya se han movido todos los buques que pueden: escriba fin.
    [one] Mueva sus buques y después escriba fin. Queda uno por mover.
        Por ejemplo: todos adelante; movimientos { $ship }; mover { $ship } remo.
   *[other] Mueva sus buques y después escriba fin. Quedan { $left } por mover.
        Por ejemplo: todos adelante; movimientos { $ship }; mover { $ship } remo.
}
text-ask-combat = Ataque con sus buques y después escriba fin.
    Por ejemplo: blancos dice qué se puede atacar; todos cañones; todos armas.
text-ask-reorientation = Gire sus buques si quiere y después escriba fin.
    Por ejemplo: proa { $ship } NE; todos proa E.
text-ask-opening = Comienza el turno: escriba fin.
text-ask-tows = ¿Qué galeazas van a remolque este turno?
    Pueden ser: { $ships }.
    Por ejemplo: remolcar todas; remolcar { $ship }; ninguna.
text-left-out = { $count ->
    [one] Una ficha queda
   *[other] { $count } fichas quedan
} fuera de esta parte, la más próxima al { $where }: mapa { $hex } mira allí.

## Ayuda

text-help-movement =
    Movimiento: cada buque mueve una vez; después, fin.
    mover CC-G03 remo vela babor: pasos de remo, vela, babor, estribor, fondear (r v b e)
    todos adelante: avanza todo el que no haya movido, sin agotar a nadie
    todos adelante fuerte: lo mismo a boga arrancada, aunque agote a la chusma
    todos proa NE escuadra CL: giran hacia un rumbo y siguen por él
    todos remo vela escuadra CL: los mismos pasos para una escuadra
    cortar CC-A01: corta el cable de una galeaza a remolque
text-help-combat =
    Combate: cada buque dispara una vez y combate una vez, con armas o al abordaje; después, fin.
    cañones CC-G03 IC-G02: dispara contra un enemigo
    armas CC-G03 IC-G02 IC-G04: armas ligeras contra uno o varios enemigos
    abordar IC-G02 CC-G03 CC-G04: primero el enemigo, después quienes lo abordan
    embestir IC-G02: tira el dado de una embestida pendiente
    todos cañones: dispara quien pueda, a su mejor blanco; todos armas, con armas ligeras
    prob cañones CC-G03 IC-G02: las probabilidades, antes de decidirse
text-help-reorientation =
    Reorientación: cada buque puede girar una vez; después, fin.
    proa CC-G03 NE: O, SO, SE, E, NE, NO, o del 1 al 6
    todos proa E escuadra CL: lo mismo para una escuadra
    cortar CC-A01: corta el cable de una galeaza a remolque
text-help-opening =
    Comienza el turno: no hay nada que ordenar.
text-help-tows =
    Galeazas: se dice cuáles toma a remolque este turno la galera que tienen delante.
    remolcar CC-A01 CC-A02: estas
    remolcar todas: todas
    ninguna: ninguna de ellas
text-help-reports =
    mapa CC-G03: la carta en torno a un buque, una escuadra o un hexágono (1726)
    mapa tipos: la carta con los tipos de buque en lugar de sus proas
    buques CL: los buques de una escuadra y su estado; buques a solas, los propios
    cerca CC-G03 5: quién está a 5 hexágonos o menos de un buque o hexágono, y dónde
    movimientos CC-G03: adónde puede ir un buque
    blancos CC-G03: qué puede atacar un buque; blancos a solas, los de todos los propios
    diario 30: lo que ha pasado, orden a orden
text-help-more = En cualquier momento: mapa, buques, cerca, movimientos, blancos. «informes» dice qué hace cada uno.

## Lo que no se entiende

text-unknown-order = «{ $word }» no es ninguna orden: escriba ayuda para ver las que hay.
text-not-now = «{ $word }» es de otra fase, y esta es la de { $phase ->
    [movement] movimiento: mueva buques o escriba fin
    [combat] combate: ataque o escriba fin
   *[other] reorientación: gire buques o escriba fin
}.
text-no-ship = No hay ningún buque «{ $ship }» en esta partida: escriba buques para ver sus nombres.
text-lost-ship = { $ship } se ha perdido: escriba buques para ver los que quedan.
text-which-ship = A «{ $word }» le falta un buque: escriba { $word } y su nombre; buques da los nombres.
text-unknown-step = «{ $word }» no es un paso: use remo, vela, babor, estribor o fondear.
text-unknown-facing = «{ $word }» no es un rumbo: use O, SO, SE, E, NE o NO.
text-no-target = A { $ship } le falta un blanco: escriba blancos { $ship } para ver los que hay.
text-who-boards = Diga quién aborda a { $ship }: primero el enemigo y después los buques propios, como los da blancos.
text-all-what = Diga qué hacen todos: todos adelante, todos adelante fuerte, todos remo vela, todos proa E o todos cañones.
text-tow-first = Primero diga qué galeazas van a remolque ({ $ships }): remolcar y sus nombres, remolcar todas, o ninguna.
text-no-such-place = «{ $word }» no es un buque, escuadra ni hexágono de esta partida: pruebe mapa a solas o un hexágono como 1726.
text-near-what = Diga cerca de quién: un buque, o un hexágono como 1726.
text-moves-whose = Diga los movimientos de quién: movimientos y el nombre de un buque.

## Junto a un buque, cuando le ocurre: dos palabras a lo sumo

did-drifts = deriva
did-held = retenido
did-rams = ¡embiste!
did-sunk = hundido
did-miss = falla
did-lost = perdido
did-repulsed = rechazado
did-eliminated = eliminado
did-both-lost = ambos perdidos
did-stuck = trabado
did-recovers = se recupera
did-tows = a remolque
did-cable-cut = cable cortado
did-anchored = fondea
did-tow-parts = se suelta

# Cómo está la partida
tracker-turns = { $left ->
    [0] Turno { $turn } de { $last }: el último
    [one] Turno { $turn } de { $last }: queda otro
   *[other] Turno { $turn } de { $last }: quedan { $left } más
}
tracker-points = Puntos en juego
tracker-ships = Buques en juego
tracker-lost = Buques perdidos
tracker-course = Puntos quitados al enemigo
tracker-turn = Turno { $turn }

## Por qué hace un rival lo que hace, después de «porque»

# $ship: el buque; $hex: dónde quedaría; $gap: hexágonos desde allí al enemigo más cercano; $berth: a cuántos espera su escuadra
why-press = en { $hex } { $ship } queda a { $gap } { $gap ->
    [one] hexágono
   *[other] hexágonos
} del enemigo más cercano, y su escuadra va a por él
why-hold = en { $hex } { $ship } queda a { $gap } { $gap ->
    [one] hexágono
   *[other] hexágonos
} del enemigo más cercano, y su escuadra lo espera a { $berth }
# $gap: hexágonos desde allí al blanco principal más cercano
why-support = en { $hex } { $ship } queda a { $gap } { $gap ->
    [one] hexágono
   *[other] hexágonos
} del blanco principal más cercano, adonde acude su escuadra
# $ship: una galera con una galeaza a remolque
why-tow = en { $hex } { $ship } deja su galeaza a { $gap } { $gap ->
    [one] hexágono
   *[other] hexágonos
} del enemigo más cercano
# $ship: un buque rechazado
why-withdraw = en { $hex } { $ship }, rechazado, queda a { $gap } { $gap ->
    [one] hexágono
   *[other] hexágonos
} del enemigo más cercano
why-refuge = en { $hex } { $ship }, rechazado, queda fuera del alcance de todo enemigo y se recupera
# $enemies: cuántos, si nada les cierra el paso, pueden luego cañonear ese hexágono, embestir allí o ponerse al costado
why-threat = { $enemies ->
    [one] un enemigo está
   *[other] { $enemies } enemigos están
} lo bastante cerca para atacar a { $ship } en { $hex } el próximo turno
why-exhausts = la chusma de { $ship } bogaría hasta agotarse y no tendría remos en el turno { $turn }
# $line: a cuántos hexágonos del enemigo más cercano está su escuadra, de media
why-line = en { $hex } { $ship } queda a { $gap } { $gap ->
    [one] hexágono
   *[other] hexágonos
} del enemigo más cercano, por delante de su escuadra, que estará a unos { $line } de media cuando todos hayan navegado
# $friends: cuántos de los propios abordan con él; $chance: de cada cien, como en todas partes
why-alongside = con { $friends ->
    [one] otro buque
   *[other] otros { $friends } buques
} { $ship } puede abordar a { $target } y lo toma { $chance } veces de cada 100
why-flank = { $ship } puede abordar por sí solo a { $target } y lo toma { $chance } veces de cada 100
# $friends: cuántos de los propios tienen ya el blanco ante la proa
why-aimed = { $friends ->
    [one] otro buque tiene
   *[other] otros { $friends } buques tienen
} ya a { $target } ante la proa y lo hundirían { $chance } veces de cada 100
# $hexes: cuánto mueve antes de embestir
why-ram = { $ship } embiste a { $target } tras { $hexes ->
    [one] un hexágono
   *[other] { $hexes } hexágonos
} y lo hunde { $chance } veces de cada 100
why-stuck = la embestida de { $ship } contra { $target } falla { $chance } veces de cada 100, y queda trabado
why-point-blank = { $ship } tiene a { $target } justo ante la proa y lo hunde { $chance } veces de cada 100
why-shot = { $ship } tiene a { $target } a tiro de sus cañones de proa y lo hunde { $chance } veces de cada 100
# $foes: otros enemigos alrededor del blanco; $range: en cuántos hexágonos
why-target = { $target } es un blanco principal de este turno, con { $foes ->
    [0] ningún otro enemigo
    [one] otro enemigo
   *[other] otros { $foes } enemigos
} en { $range } hexágonos a la redonda
why-arms = las armas ligeras de { $ship } eliminan a { $target } { $chance } veces de cada 100
# $points: cuánto vale el blanco
why-sinks = los cañones de { $ship } hunden a { $target }, que vale { $points ->
    [one] un punto
   *[other] { $points } puntos
}, { $chance } veces de cada 100
# $guns: el factor de cañones del blanco
why-silences = los cañones de { $ship } callan los de { $target }, de factor { $guns }, { $chance } veces de cada 100
# $marks: a cuántos enemigos pueden disparar sus cañones
why-few = { $ship } puede elegir entre { $marks ->
    [one] un solo blanco
   *[other] { $marks } blancos
}
# $friend: quién embiste al blanco
why-spares = { $friend } está a punto de embestir a { $target } y fallaría { $chance } veces de cada 100
# $ships: quiénes abordan
why-boarding = el abordaje de { $ships } toma a { $target } { $chance } veces de cada 100
why-volley = las armas ligeras de { $ships } eliminan a { $target } { $chance } veces de cada 100
# $count: cuántos son
why-both-lost = { $ships } { $count ->
    [one] se perdería
   *[other] se perderían todos
} con el enemigo { $chance } veces de cada 100
why-repulse = { $ships } { $count ->
    [one] saldría rechazado
   *[other] saldrían todos rechazados
} { $chance } veces de cada 100
# $facing: hacia dónde apunta la proa; $gap: hexágonos desde adonde llevan los dos siguientes, o menos si algo cierra el paso
why-ahead = el camino hacia el { $facing } lleva a { $ship } a { $gap } { $gap ->
    [one] hexágono
   *[other] hexágonos
} del enemigo más cercano
why-away = el camino hacia el { $facing } aleja a { $ship }, rechazado, a { $gap } { $gap ->
    [one] hexágono
   *[other] hexágonos
} del enemigo más cercano
why-barred = { $ship } tiene cerrado el paso hacia el { $facing }
# $sails: hexágonos que un buque navega a vela con ese rumbo
why-wind = con la proa al { $facing } { $ship } navega a vela { $sails } { $sails ->
    [one] hexágono
   *[other] hexágonos
} por turno con este viento
why-bears = { $ship } tiene a { $target } en el arco de sus cañones y lo hundiría { $chance } veces de cada 100
# $gap: hexágonos hasta el blanco
why-reach = con la proa al { $facing } { $ship } puede atacar el próximo turno a { $target }, que está a { $gap } { $gap ->
    [one] hexágono
   *[other] hexágonos
}
why-side = con la proa al { $facing } { $ship } ofrece el costado a { $target }, al que puede abordar
# $arcs: en cuántos de sus arcos de fuego hay un blanco
why-broadsides = con la proa al { $facing } { $ship } tiene blanco para { $arcs ->
    [one] una de sus baterías
   *[other] { $arcs } de sus baterías
}
# $ship: una galeaza
why-bow-on = con la proa al { $facing } { $ship } apunta a aguas a { $gap } { $gap ->
    [one] hexágono
   *[other] hexágonos
} del enemigo más cercano
why-bring = { $ship } está aún a { $gap } { $gap ->
    [one] hexágono
   *[other] hexágonos
} del enemigo más cercano
why-in-place = { $ship } está ya a { $gap } { $gap ->
    [one] hexágono
   *[other] hexágonos
} del enemigo más cercano, al alcance de sus andanadas

## Situaciones en una mesa de verdad

situation-guns = Artillería
situation-arms = Armas ligeras
situation-boarding = Abordaje
situation-ram = Embestida
situation-ask-hex = dónde está el blanco
situation-ask-distance = hexágonos hasta el blanco
situation-ask-second = segundo blanco
situation-ask-second_distance = hexágonos hasta el segundo
situation-ask-third = tercer blanco
situation-ask-third_distance = hexágonos hasta el tercero
situation-ask-hour = hora del día
situation-ask-with_galley = galeras que ayudan
situation-ask-with_galliot = galeotas que ayudan
situation-ask-hexes = hexágonos movidos
# $arc: an arc; $far: hexes; $guns: the value of the hex
situation-hex = { $arc }, a { $far ->
    [one] 1 hexágono
   *[other] { $far } hexágonos
} (valor { $guns })
situation-arc-bow = proa
situation-arc-stern = popa
situation-arc-port = babor
situation-arc-starboard = estribor
# $turn: the first turn of that hour
situation-hour-early = temprano (desde el turno { $turn })
situation-hour-halved = armas islámicas a la mitad (desde el turno { $turn })
situation-hour-late = tarde (desde el turno { $turn })
# $who: the ships
reckoned-guns = factor de artillería de { $who }
reckoned-arms-attack = armas ligeras de { $who } al atacar
reckoned-arms-defence = armas ligeras de { $who } al defenderse
reckoned-arms-shift = se suma al dado de { $who }
reckoned-boarding = valor de abordaje de { $who }
reckoned-ram = hexágonos movidos por { $who }
