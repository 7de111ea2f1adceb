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
