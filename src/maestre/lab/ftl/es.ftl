# Lo que dice el laboratorio.

# $games: cuántas se pidieron
no-games = No se pueden jugar { $games } partidas: pida al menos una.
# $agents: cuántos se nombraron; $seats: cuántos asientos tiene el juego
agents-and-seats = { $game } tiene { $seats } asientos y se { $agents ->
    [one] ha nombrado un agente
   *[other] han nombrado { $agents } agentes
}: nombre { $seats }, separados por comas, o uno solo para todos.
# $on: lo que se pidió
unknown-workers = «{ $on }» no es una manera de jugar las partidas: elija here, processes o ray.
address-without-ray = La dirección es la de un clúster de Ray, y las partidas se iban a jugar con «{ $on }»: use --on ray o quite la dirección.
no-ray = Ray no está instalado: instálelo con pip install "maestre[ray]", o use --on processes.
ray-without-token = Ray se ha importado antes de tener un token y dejaría entrar a cualquiera: defina RAY_AUTH_MODE=token y RAY_AUTH_TOKEN antes de arrancar el programa.
# $address: dónde debería estar el clúster; $what: lo que dijo Ray
no-cluster = Ningún clúster de Ray contesta en { $address } ({ $what }): compruebe la dirección, y que RAY_AUTH_MODE y RAY_AUTH_TOKEN valgan lo mismo que en el clúster.
# $times: cuántas veces
workers-keep-dying = Han muerto procesos { $times } veces con las mismas partidas: vea si le falta memoria a la máquina, o juéguelas con --on here para ver el fallo.
# $worker: máquina y proceso; $theirs, $ours: versiones de Maestre
other-maestre = El proceso { $worker } tiene la versión { $theirs } de Maestre, y esta es la { $ours }: instale la misma en todas partes.
no-chess = La prueba de velocidad se compara con el paquete chess, que no está instalado: instálelo con pip install "maestre[bench]".
no-shapely = La geometría se mide junto a Shapely, que no está instalado: se instala con pip install "maestre[bench]".
# $what: lo que ha dicho Ray
ray-not-started = Ray no ha arrancado en esta máquina ({ $what }): compruebe si le falta memoria o está sobrecargada y pruebe de nuevo, o escriba --on processes.
# $count: lo que se pidió; $most: lo que se admite
too-many-workers = Aquí { $count } procesos solo se estorbarían: pida { $most } como mucho, o no dé --workers y habrá uno por núcleo.
# $agents: los que se han nombrado
league-of-two = Una liga de { $game } necesita dos agentes distintos o más, en un juego para dos: nómbralos separados por comas (ahora { $agents }).
# $path: dónde debería haber un valor; $names: lo que hay
no-value = No hay ningún valor en { $path }: lo que sigue allí es { $names }.
# $value: lo que se dio; $there: lo que tiene el juego
value-other-type = { $path } es { $there } en el juego, y { $value } es de otra clase: dé uno de la misma clase.
# $table: dónde el juego encontró el fallo; $what: sus palabras
value-refused = Así no se puede jugar ({ $paths }): { $table }: { $what }.
study-long = Un estudio tiene { $most } caracteres como mucho: acorte el fichero.
# $what: lo que dijo el lector de TOML
study-unread = El fichero del estudio no se puede leer como TOML: { $what }.
# $what: qué entrada y qué tiene mal
study-wrong = El estudio no está como debe: { $what }. maestre lab new JUEGO FICHERO escribe uno con el que comparar.
study-large = Este estudio tiene { $cells } celdas y { $games } partidas, y se permiten { $most } partidas como mucho: hágalo más pequeño.
no-variant = Ninguna variante se llama «{ $name }»: las del estudio son { $names }.
study-busy = Alguien trabaja en el estudio de { $folder }: espere o elija otra carpeta con --folder.
study-other = { $folder } tiene otro estudio: elija otra carpeta con --folder o quítela.
# $theirs: versión de Maestre y de las reglas
study-older = El estudio de { $folder } se empezó con Maestre y reglas { $theirs }: siga con esas o elija otra carpeta con --folder.
no-study = { $folder } no tiene ningún estudio: dé la carpeta que hizo maestre lab run.
no-row = No hay fila { $row }: las filas van de 0 a { $most }.
row-otherwise = La fila { $row } sale aquí de otra manera que cuando se jugó: use Maestre y reglas { $theirs }.
no-lab = Los estudios necesitan { $names }, que no está instalado: instálelo con pip install "maestre[lab]".
# $origin: lo que la tabla dice de sí misma
value-printed = { $path } no está abierto a una búsqueda: su tabla dice «{ $origin }». Busque en lo reconstruido, lo deducido o lo nuestro.
study-mixed = Un estudio que cambia los valores de uno en uno, o que los criba, no tiene además ni rejilla ni muestra: quite una de las cosas.
no-games-yet = De este estudio no ha vuelto todavía ninguna partida: córralo antes con maestre lab run.

## Cómo se dicen los números de un estudio, en una terminal y en una página

study-share = parte
# $percent: with one decimal at most
study-percent = { $percent } %
study-interval = intervalo del 95 %
lab-cell = celda
lab-games = partidas
lab-of = parte de
lab-beside = junto a la primera celda
lab-verdict = veredicto
lab-swing = valor
lab-effect = efecto
lab-size = tamaño
lab-spread = dispersión
lab-noise = ruido
lab-effects-foot = Puntos de cien, del primer nivel de un valor al último. Un tamaño que no supera bien el ruido no es ninguno; una dispersión tan grande como el tamaño dice que depende de otros valores.
lab-only-cell = todas las partidas
# $change, $low, $high: puntos de cien
lab-change = { $change } puntos (de { $low } a { $high })
lab-verdict-inside = dentro
lab-verdict-below = por debajo
lab-verdict-above = por encima
lab-open = { $more ->
    [one] no bastan: falta una partida más o menos
   *[other] no bastan: faltan unas { $more } partidas
}
lab-open-for-long = no bastan para decir cuántas más faltan
lab-not-the-book = No es el libro: cambia lo que está impreso ({ $values }).
lab-balanced = Diga lo que diga, lo dice de estos bots ({ $agents }), no de personas.

## La página de un estudio

report-language = Español
report-untitled = Un estudio de { $game }
# $who: whose share; $share, $low, $high, $mark: percentages; $more: that it is not enough, and how many games lack
report-verdict-inside = { $who } llega al { $share } de { $games ->
    [one] una partida
   *[other] { $games } partidas
}. Por estas partidas está entre { $low } y { $high }: queda dentro de { $mark }.
report-verdict-above = { $who } llega al { $share } de { $games ->
    [one] una partida
   *[other] { $games } partidas
}. Por estas partidas está entre { $low } y { $high }: queda por encima de { $mark }.
report-verdict-below = { $who } llega al { $share } de { $games ->
    [one] una partida
   *[other] { $games } partidas
}. Por estas partidas está entre { $low } y { $high }: queda por debajo de { $mark }.
report-verdict-open = { $who } llega al { $share } de { $games ->
    [one] una partida
   *[other] { $games } partidas
}. Por estas partidas puede estar en cualquier punto entre { $low } y { $high }. Para distinguirlo de { $mark }, { $more }.
report-verdicts = { $games } partidas en { $cells } celdas, frente a { $mark }: { $above } por encima, { $below } por debajo, { $inside } dentro, { $open } con muy pocas partidas para decirlo.
# $first: name of the first cell
report-differ = { $cells ->
    [one] { $count ->
        [0] La otra celda no se aparta de «{ $first }» más que por azar.
       *[other] La otra celda se aparta de «{ $first }» más que por azar.
    }
   *[other] { $count ->
        [0] Ninguna de las otras { $cells } se aparta de «{ $first }» más que por azar.
        [one] Una de las otras { $cells } se aparta de «{ $first }» más que por azar. De veinte que no se apartan nada, una más o menos parece que sí.
       *[other] { $count } de las otras { $cells } se apartan de «{ $first }» más que por azar. De veinte que no se apartan nada, una más o menos parece que sí.
    }
}
report-screened = { $games } partidas en { $points } puntos, por caminos que cambian a cada paso uno de { $values } valores: ¿cuáles importan algo?
report-screened-about = Cuánto se mueve la parte, en promedio, cuando un valor va de su primer nivel al último entre todos los demás. Lo que no pasa del ruido no es nada.
report-base = sin cambios
report-not-all = No están jugadas todas las partidas: { $games } de { $most }.
report-percent = por ciento de las partidas
report-percent-lost = por ciento de lo que se trajo
report-points = puntos de cien
report-shares = Quién gana
# $who: whose share; $mark: what it is held against
report-shares-about = Parte de { $who } en cada celda, con su intervalo del 95 %. Línea de trazos o banda: { $mark }.
report-beside = Junto a «{ $first }»
report-beside-about = En cuántos puntos de cien se aparta la parte de la de «{ $first }», con las mismas semillas. Un intervalo que cruza la línea de trazos no es todavía una diferencia.
# $axes: what sets cells off
report-cells = Las celdas se llaman por { $axes }.
report-differs = ¿hay diferencia?
report-differs-inside = ninguna que importe
report-differs-below = menos
report-differs-above = más
# $shown, $count: rows
report-more = Se muestran { $shown } de { $count }; todas están en games.parquet.
# $first, $second: names of switches
report-matrix = { $first } contra { $second }
report-matrix-about = Parte de { $who } en cada campo (filas y columnas son las dos opciones). Los campos de más del 50 % tienen el color del primer bando y los demás el del segundo; cuanto más pálido, más igualado.
report-n = n { $games }
report-strength = Qué fuerza tiene cada ejército
report-strength-about = Fuerza de cada ejército en todos los campos (Bradley y Terry): 400 puntos más son diez a uno. La media es 0; el intervalo es el del 95 %.
report-rating = puntos
# $who: a side; $worth, $low, $high: points
report-side = Jugar con { $who } vale por sí solo { $worth } puntos (de { $low } a { $high }).
# $groups: names, group by group
report-unrated-apart = Los ejércitos no se pueden valorar, porque estos grupos no se encontraron nunca: { $groups }.
report-unrated-spotless = Los ejércitos no se pueden valorar, porque algunos sacaron todos los puntos a otros (los de un mismo grupo, no): { $groups }. Más partidas pueden cambiarlo.
report-unrated-side = Los ejércitos no se pueden valorar, porque lo que vale el bando no se distingue de lo que valen ellos.
report-tornado = Qué importa más
report-tornado-about = Un solo cambio cada vez, junto a «{ $first }» y con las mismas semillas: cuántos puntos de cien sube o baja la parte. Primero, el que más la mueve.
report-lengths = Con qué claridad y cuánto dura
report-margins = Con qué claridad
report-margins-about = En cuántas partidas acabó { $who } con tantos puntos de ventaja; por debajo de 0 iba por detrás.
report-margin = puntos de ventaja
report-lengths-about = En cuántas partidas acabó la batalla en cada turno.
report-turns = turno del final
report-turns-mean = turnos, media
report-turns-median = turnos, mediana
report-margin-mean = ventaja, media
report-margin-median = ventaja, mediana
report-losses = Qué se pierde
# $sides: how sides are told apart
report-losses-about = De lo que cada bando trajo de una clase, la parte que se perdió. { $sides }
# $first, $others: sides
report-key = Barras llenas: { $first }; barras vacías: { $others }.
report-kind = clase
report-seat = bando
report-brought = traídas por partida
report-lost = perdidas por partida
report-share-lost = parte perdida
report-by-turn = Pérdidas turno a turno
report-by-turn-about = Piezas perdidas en cada turno, por partida. { $sides }
report-turn = turno
report-per-game = por partida
report-table = En una tabla
report-by-cause = Cómo se pierden las piezas (número por partida)
report-cause = causa
report-share-of-losses = del total
report-where = Dónde se pierde
# $who: a side; $most: losses at the place with most; $games: games
report-where-about = { $who }: dónde se pierden sus piezas. El lugar más oscuro es de { $most ->
    [one] una pérdida
   *[other] { $most } pérdidas
} en { $games ->
    [one] una partida
   *[other] { $games } partidas
}.
report-where-most = { $who }: los lugares con más pérdidas
report-where-part = Solo se dibuja la parte del tablero en la que se perdieron piezas.
report-place = lugar
report-lost-all = pérdidas
report-worth = Qué vale una clase por sus puntos
# $points: so many points
report-worth-about = En cuántos puntos de cien { $points ->
    [one] un punto más
   *[other] { $points } puntos más
} de una clase cambian la posibilidad de ganar de quien los trae, desde una igualada.
report-worth-effect = { $points ->
    [one] un punto más
   *[other] { $points } puntos más
}
report-worth-is = Se calcula con quién ganó { $games } partidas, en las que los ejércitos se encontraron de { $lineups } maneras, y con cuántos puntos más tenía un bando de cada una de { $kinds } clases. Dice qué hicieron esos puntos en estos ejércitos y en manos de estos bots. No es un precio: las clases que siempre vienen juntas se reparten lo que hacen, lo poco sabido se acerca a 0, y nada aquí dice por qué.
report-trade = Qué se destruyó por lo que se perdió
report-trade-is = Los ejércitos se parecen demasiado de una partida a otra para decir qué vale cada clase. Esto es lo que destruyó cada bando por cada punto que perdió; de clases sueltas no dice nada.
report-destroyed = puntos destruidos, por partida
report-points-lost = puntos perdidos, por partida
report-rate = destruidos por cada perdido
report-study = El estudio
report-repeat = Estas órdenes lo juegan otra vez, y cualquiera de sus partidas por su fila:
report-game = Juego
report-games = Partidas
report-seed = Semilla
report-digest = Resumen del estudio
report-hash = Hash de todas las partidas
report-versions = Jugado por
# $version: of Maestre; $rules: of the game's rules
report-version = Maestre { $version }, reglas { $rules }
report-file = El archivo del estudio

## Cómo se pierden las piezas; un juego puede llamarlo de otra manera

lost-guns = cañones
lost-arms = armas ligeras
lost-board = abordaje
lost-ram = espolón
lost-drift = a la deriva, fuera del mapa
lost-removed = retiradas por las reglas
lost-lost = perdidas
lost-melee = cuerpo a cuerpo
lost-burst = cañón reventado
lost-rout = disparos o desbandada
lost-pursuit = arrolladas en la persecución
lost-no-escape = sin salida
lost-dismantled = desmontadas
lost-left-behind = abandonadas
lost-fell = caídos
lost-fled = huidos
lost-ridden-down = arrollados
lost-unneeded = ya sin uso
lost-destroyed = destruidas
lost-routed = huidas
lost-caught = alcanzados
lost-with-unit = con su unidad
