# Lo que dice la línea de órdenes. Cada error nombra lo que se escribió y el paso siguiente.

## Ayuda

help-usage = Uso:
help-default = [por defecto: { $value }]
help-required = [obligatorio]
help-arguments = Argumentos
help-options = Opciones
help-commands = Órdenes
help-help = Muestra esta ayuda y termina.
help-maestre = Maestre juega wargames históricos exactamente como dicen sus reglamentos: árbitro, rival, archivo y laboratorio.
help-maestre-version = Dice qué versión es y termina.
help-any-game = La clave de un juego, como las da maestre games.
help-any-json = Da JSON, para programas.
help-any-lang = Idioma: es o en. Si falta, el del sistema; inglés si ese no lo tenemos.
help-any-scenario = El escenario, como los da maestre games JUEGO.
help-any-option = Un interruptor del juego, como los da maestre games JUEGO; puede repetirse.
help-any-file = El fichero de una partida registrada.
help-games = Enumera los juegos, sus escenarios y lo reconstruido o deducido; o lo dice todo de uno.
help-games-why = Da el motivo de cada tabla reconstruida o deducida.
help-rules = Muestra las reglas como Maestre las aplica, una regla entera, o cuántas tienen código y pruebas.
help-rules-rule = La clave de una regla, como 6.2.c, o una sección, como 6 o 6.2.
help-rules-coverage = Cuenta las reglas que tienen su código y su prueba; el código de salida es 1 si a alguna le falta algo.
help-rules-tests = La carpeta de las pruebas del juego, si no está junto a su código.
help-army = Dice qué falla en una lista de ejército y por qué regla, o la muestra con sus puntos.
help-army-file = El fichero de una lista, como texto o JSON; o el nombre de una que ofrece el juego, para partir de ella.
help-simulate = Juega muchas partidas entre agentes y cuenta quién gana, cambiando de bando una de cada dos.
help-simulate-games = Cuántas partidas.
help-simulate-agents = Los agentes, uno por asiento, separados por comas; un solo nombre se sienta en todos.
help-simulate-seed = La semilla del estudio: con la misma semilla salen las mismas partidas, se jueguen donde se jueguen.
help-simulate-scenario = El escenario; si falta, el primero del juego.
help-simulate-on = Dónde se juegan: processes (los núcleos de esta máquina), ray (un clúster) o here (solo este proceso).
help-simulate-address = La dirección de un clúster de Ray; si falta, --on ray arranca uno pequeño en esta máquina.
help-simulate-workers = Cuántos procesos como mucho; si falta, todos los que haya.
help-simulate-check = Comprueba los invariantes del juego tras cada respuesta: más lento, para pruebas largas.
help-simulate-vary = Un ajuste que cada partida sortea, con su propia semilla; se puede repetir.
help-replay = Cuenta una partida registrada turno a turno.
help-replay-to = Se detiene tras tantas anotaciones.
help-replay-why = Muestra en qué se apoya cada línea: tiradas, números y sus reglas.
help-verify = Comprueba una partida registrada: los dados sellados, cada tirada, cada respuesta y el final.
help-play = Juega en el terminal; sin nombrar un juego, sigue una partida en curso.
help-play-game = La clave de un juego, o el fichero de una partida guardada.
help-play-scenario = El escenario; si falta, el de aprendizaje.
help-play-seat = El asiento que se ocupa; si falta, el primero.
help-play-against = El agente contra el que se juega.
help-play-save = El fichero donde guardar tras cada orden; si ya existe, la partida sigue desde él.
help-play-seed = Fija los dados y los caprichos del rival, para volver a jugar la misma partida.
help-play-plain = Sin colores ni dibujos, un dato por línea: para lectores de pantalla.
help-play-web = Jugar en el navegador: servidor, motor y rivales automáticos en este único proceso, con los registros en archivos.
help-play-folder = La carpeta en que se guardan las partidas; si falta, la de MAESTRE_FOLDER, maestre-games si está aquí, o su carpeta de datos.
help-any-host = La dirección en que se escucha; con 0.0.0.0 pueden entrar otros desde la misma red.
help-any-port = El puerto en que se escucha; 0 toma uno libre.
help-serve = Poner en marcha un nodo web: personas, salas y conexiones. Los ajustes vienen del entorno (MAESTRE_DATABASE, MAESTRE_NATS…).
help-worker = Poner en marcha un trabajador: motores que juzgan y guardan respuestas, rivales automáticos y avisos por correo.
help-worker-only = A qué se dedica, con comas: engine, bot, notice. Sin esto, a todo.
help-worker-metrics = El puerto en que se dan las cifras para Prometheus; sin esto, ninguno.
help-database = Cuidar de la base de datos de un servidor (MAESTRE_DATABASE).
help-database-upgrade = Poner las tablas al día; hágase antes del primer arranque y tras cada versión nueva.
help-database-backup = Guardar toda la base de datos en un archivo, con lo necesario para comprobarlo.
help-database-backup-file = El archivo que se escribe.
help-database-restore = Recuperar una base de datos de un archivo así en otra vacía, y volver a jugar sus partidas para comprobarlas.
help-database-restore-file = El archivo que se lee.
help-bench = Mide la velocidad en esta máquina.
help-bench-kernel = Mide el núcleo junto al paquete chess: decisiones, bifurcaciones, abrir un registro. Tarda unos veinte segundos.
help-bench-server = Medir un servidor propio sobre el PostgreSQL y el NATS del entorno, junto a pgbench. Tarda unos dos minutos.
help-bench-server-seconds = Cuánto se mide cada parte.

## Errores

unknown-language = No hay nada escrito en «{ $word }»: elija entre { $names }.
file-trouble = No se puede usar { $file } ({ $what }): compruebe el nombre y si se puede leer y escribir.
file-missing = No hay ningún fichero { $file }: compruebe el nombre y la carpeta.
file-is-folder = { $file } es una carpeta: nombre un fichero de ella.
file-forbidden = No hay permiso para leer o escribir { $file }: use otro fichero, o pídalo a su dueño.
usage-no-such-command = { $command } no tiene la orden «{ $word }»: { choose-among }.
usage-no-such-option = { $command } no tiene la opción { $word }: { choose-among }.
usage-missing = A { $command } le falta { $parameter }: vea { $command } --help.
usage-bad-value = «{ $value }» no sirve para { $parameter }, que admite { $possible }: vea { $command } --help.
usage-other = Eso no se entiende ({ $what }): vea { $command } --help.
unknown-rule = { $game } no tiene ninguna regla «{ $rule }»: pruebe una de { $near }; una sección ({ $sections }) enumera sus reglas, y maestre rules { $game }, todas.
no-tests = La cobertura se lee de una copia del repositorio con las pruebas de { $game }, y { $folder } no está: ejecútelo en una copia del repositorio, o dé la carpeta con --tests.
save-of-another = { $file } guarda una partida de { $saved }, no de { $game }: dé otro fichero, o escriba maestre play { $file }.

## Juegos

games-key = clave
games-title = título
games-seats = asientos
games-scenarios = escenarios
games-rules = versión de las reglas
games-none = No hay ningún juego instalado: instale un paquete que traiga alguno.
games-ours = * Escenario nuestro, no del reglamento.
games-rebuilt = { $game }: de sus { $tables } tablas hemos reconstruido { $rebuilt }, enteras o en parte, porque nuestras fuentes no las traen{ $inferred ->
    [0] { "" }
   *[other] , y deducido { $inferred }
}; maestre games { $game } las nombra.
game-head = { $game }: { $title }. Versión { $rules } de las reglas. Asientos: { $seats }.
game-scenario = Escenario { $scenario }: { $title }{ $ours ->
    [true] { " " }(nuestro, no del reglamento)
   *[false] { "" }
}
game-option = Interruptor { $option }: { $values } (el primero es el valor por defecto)
game-rebuilt = Reconstruido por nosotros, entero o en parte, porque nuestras fuentes no lo traen ({ $count ->
    [one] { $count } tabla
   *[other] { $count } tablas
}):
game-inferred = Deducido por nosotros, entero o en parte, de lo que sí traen nuestras fuentes ({ $count ->
    [one] { $count } tabla
   *[other] { $count } tablas
}):
game-why = maestre games { $game } --why da el motivo de cada una.

## Reglas

rules-section = sección
rules-id = regla
rules-title = título
rules-origin = nuestro
rules-origin-ruled = resolución
rules-origin-inferred = deducida
rules-origin-reconstructed = reconstruida
rules-foot = { $game }: { $count } reglas. resolución: decidimos lo que el reglamento no deja claro; deducida: sacamos del reglamento lo que no llega a decir; reconstruida: nuestras fuentes no la traen, o no entera, y la hemos rehecho. maestre rules { $game } y una clave muestra una entera.
rule-gap = Laguna del reglamento: { $words }
rule-ruling = { $origin ->
    [inferred] Lo que nuestras fuentes no dicen aquí se sigue de ellas. Nuestra resolución
    [reconstructed] Lo que nuestras fuentes no traen aquí lo hemos reconstruido. Nuestra resolución
   *[ruled] Nuestra resolución
}: { $words }
rule-note = Nota: { $words }
rule-check = Comprobación: { $words }
rule-applied = { $count ->
    [0] Ningún código la aplica.
   *[other] La aplica { $names }.
}
rule-tests = { $count ->
    [0] Ninguna prueba la ejercita.
   *[other] La prueba { $names }.
}
coverage-no-code = { $rule }: ningún código la aplica
coverage-no-test = { $rule }: ninguna prueba la ejercita
coverage-unknown = se nombra y no está en el catálogo: { $what }
coverage = { $game }: { $covered } de { $rules } reglas programadas y probadas ({ $no_code } no necesitan código){ $optional ->
    [0] { "" }
   *[other] { "; " }no se juegan { $optional } reglas opcionales
}

## Simulación

simulate-playing = Jugando
study-who = agente
study-wins = victorias
study-share = parte
study-interval = intervalo del 95 %
study-draws = { $draws ->
    [0] Ningún empate
    [one] Un empate
   *[other] { $draws } empates
} en { $games ->
    [one] una partida
   *[other] { $games } partidas
}.
study-side = { $side }: { $wins ->
    [one] una victoria
   *[other] { $wins } victorias
} con este bando.
study-decided = Estas partidas bastan para distinguir a estos agentes.
study-undecided = No bastan estas partidas para distinguir a estos agentes: juegue más con --games.
study-foot = { $game }, escenario { $scenario }, semilla { $seed }. Hash { $hash }. { $seconds } s, { $rate } partidas/s.

## Registros

replay-head = { $game }, versión { $rules } de las reglas, escenario { $scenario }. { $seats }.
replay-turn = Turno { $turn }
replay-open = La partida no ha terminado aquí: se han contado { $entries } de { $of } anotaciones.
outcome-won = Vencedor: { $seat }. { $reason }
outcome-draw = Empate. { $reason }
outcome-points = { $seat }: { $points ->
    [one] un punto
   *[other] { $points } puntos
}
ledger-throw = dados: { $dice } ({ $rule })
ledger-tally = { $steps } = { $value }
tally-base = { $amount } ({ $rule })
tally-plus = más { $amount } ({ $rule })
tally-divided = dividido por { $amount } ({ $rule })
tally-times = por { $over ->
    [1] { $amount }
   *[other] { $amount }/{ $over }
} ({ $rule })
tally-rounded-up = redondeado hacia arriba a { $amount } ({ $rule })
tally-rounded-down = redondeado hacia abajo a { $amount } ({ $rule })
tally-at-most = como mucho { $amount } ({ $rule })
tally-at-least = al menos { $amount } ({ $rule })
news-more = … y { $count } más como estas: diario { $all } las muestra todas.
verify-fault = No se verifica. { $fault }
verify-commitment = La semilla es la que se selló antes de jugar.
verify-no-commitment = El registro no trae semilla: no se selló nada.
verify-throws = { $count ->
    [0] Ninguna tirada de los dados sellados
    [one] La única tirada de los dados sellados es correcta
   *[other] Las { $count } tiradas de los dados sellados son correctas
}{ $typed ->
    [0] { "" }
   *[other] ; { $typed } las escribieron personas
}.
verify-answers = { $count ->
    [one] La única respuesta es legal
   *[other] Las { $count } respuestas son legales
} en { $game }, versión { $rules } de las reglas{ $undone ->
    [0] { "" }
   *[other] ; { $undone } veces se deshizo algo
}.
verify-ending = El final y el hash de la última posición son correctos: { $hash }
verify-no-ending = La partida no ha terminado; su posición tiene el hash { $hash }

## Jugar

play-options = Se puede responder: { $options }.
play-undone = Deshecho.
play-followed = Han obedecido { $given } de { $all }.
play-no-results = Aún no se ha tirado ni calculado nada: siga jugando y pregunte después por qué.
play-odds-what = Diga las probabilidades de qué: prob y un ataque, tal como lo ordenaría.
play-no-dice = En esa orden no caen dados, así que no hay probabilidades: dela, o pregunte por un ataque.
play-chance = { $percent } %: { $result }
play-about = ≈ { $percent } % (± { $margin }): { $result }
play-save-where = Diga dónde guardar: guardar y el nombre de un fichero.

## Las partidas en el terminal se guardan solas

play-welcome = { $game }, escenario { $scenario }. Su bando: { $seat }. Escriba ayuda en cualquier momento; mapa muestra el tablero.
play-keeps = Cada orden se guarda en { $file }. Los dados están sellados ({ $seal }…).
play-interrupted = No se pierde nada: la partida se guarda tras cada orden en { $file }. Con otro Ctrl-C se sale.
play-kept = La partida está guardada en { $file }.
play-go-on = Para seguirla: { $command }
play-nothing = No ha dado ninguna orden, así que no se guarda partida.
play-moved = Otro programa ha escrito en el fichero de esta partida, que sigue en { $file }.
play-over = Para verla otra vez: { $command }
play-over-check = Para comprobar sus dados y cada respuesta: { $command }
play-saved = Guardada en { $file }, ahora y tras cada orden.
play-save-taken = { $file } ya existe: dé el nombre de un fichero que no exista.
play-too-long = Esa línea tiene { $count } caracteres y caben { $most } como mucho: escriba una orden, o ? para ver las respuestas.
play-folder = No se pueden guardar partidas en { $folder } ({ $what }): indique otra carpeta con --folder o MAESTRE_FOLDER.
play-unkept-yet = Las últimas órdenes aún no están en { $file }: escriba guardar y otro fichero, o salga sin ellas con otro Ctrl-C.
play-quit-again = Para salir sin ellas, escriba salir otra vez.
play-lost = Las últimas órdenes no se han podido escribir en { $file } y se han perdido.
play-unkept = No se ha podido escribir la partida en { $file } ({ $what }). Se puede seguir, pero las últimas órdenes aún no están guardadas: haga sitio, o escriba guardar y otro fichero.
play-save-folder = No hay ninguna carpeta { $folder }: créela, o nombre un fichero de una que exista.
play-save-failed = La partida no se puede guardar en { $file } ({ $what }), así que sigue donde estaba: nombre otro fichero.
play-no-log = Todavía no ha pasado nada: responda a la pregunta y mírelo después.
play-undo-stands = { $why ->
    [undo-die] Han caído dados
    [undo-drawn] Se ha robado al azar
    [undo-revealed] Ha salido a la luz algo oculto
   *[undo-other] Han respondido otros
} desde su última orden, así que ya no se puede deshacer.
play-thinking = { $seat } está pensando…
play-auto = La máquina juega por usted. Ctrl-C la detiene.
play-opening = Preparando { $game }…
play-answers = ? enumera las respuestas.
play-nearest = ¿Quería decir «{ $word }»?
play-auto-what = La máquina no puede jugar hasta «{ $word }»: auto a secas es para la fase; auto turno y auto partida abarcan más.
play-map-on = Desde ahora el tablero sale solo; con mapa no, deja de salir.
play-map-off = El tablero ya no sale solo: mapa lo muestra y mapa sí vuelve a sacarlo siempre.
refused-more = … y a { $count } más se les niega por el mismo motivo.
news-before = … este es el final de { $count } líneas: diario { $count } las muestra todas.
play-page = Página { $page } de { $pages }: { $word } { $next } muestra la { $next ->
    [1] primera
   *[other] siguiente
}.
play-help =
    En cualquier juego puede escribir además lo siguiente.
    ?: las respuestas a la pregunta
    mapa: el tablero; mapa sí y mapa no, si ha de salir solo
    deshacer: retira su última orden, mientras no haya caído un dado
    por-que 3: en qué se apoyan los últimos resultados, tiradas, números y reglas
    prob …: las probabilidades de un ataque, antes de ordenarlo
    auto: deja el resto de la fase a la máquina; auto turno, auto partida
    diario 30: lo que ha pasado
    regla 6.2: las reglas de un apartado; con la clave entera, esa regla completa
    guardar FICHERO: guarda la partida en un fichero propio
    abandonar: da la partida por perdida
    salir: deja el terminal; maestre play sigue la partida
play-which-rule = { $rule ->
    [none] Diga qué regla:
   *[other] No hay ninguna regla «{ $rule }»:
} pruebe con { $near }, o con una clave de las que siguen a cada frase.
play-which = Estas partidas están en curso.
play-under-way = { $number }: { $game }, { $scenario }, { $seat }, turno { $turn }, { $when }.
play-new = Juegos para empezar: { $games }.
play-choose = { $count ->
    [0] Escriba el nombre de un juego.
   *[other] Escriba un número para seguir (Intro toma el 1), o el nombre de un juego para empezarlo.
}
play-choose-prompt = Juego
play-choice = Aquí no hay «{ $word }»: { $near ->
    [none] escriba un número o un nombre de los que se enumeran.
   *[other] ¿quería decir { $near }?
}
play-earlier = Hay en curso una partida de { $game } del { $when }: para seguir esa, salga y escriba { $command }

## Prueba de velocidad

bench-running = Midiendo durante unos { $seconds } segundos…
bench-decisions-per-s = decisiones por segundo: { $value }
bench-chess-moves-per-s = jugadas del paquete chess por segundo: { $value }
bench-ratio-to-chess = decisiones por jugada de ajedrez: { $value }
bench-fork-us = una bifurcación a mitad de un paso: { $value } µs
bench-open-snapshot-ms = abrir un registro terminado desde su última instantánea: { $value } ms
bench-open-replay-ms = abrirlo desde su primera anotación: { $value } ms
bench-queries = { $what }: { $ours } por segundo; Shapely, { $shapely }
bench-queries-alone = { $what }: { $ours } por segundo
bench-query-sight = líneas de visión entre dos docenas de bases
bench-query-sight-corridor = lo mismo respetando un pasillo
bench-query-glimpse = cualquier punto visible de una base
bench-query-sweep = movimientos rectos de ocho pulgadas
bench-query-distance = distancias entre dos bases

## Ajustes

# $name: la variable; $nearest: el ajuste que más se le parece; $names: todos los ajustes
setting-misspelt = No existe el ajuste { $name }: ¿quería decir { $nearest }? Los ajustes son { $names }.
# $name: la variable; $value: lo que dice
setting-needs-port = { $name } no puede ser «{ $value }»: indique un puerto, un número del 1 al 65535; por ejemplo, 587.
# $words: todo lo que puede ser
setting-needs-one-of = { $name } no puede ser «{ $value }»: elija entre { $words }.
# $schemes: cómo puede empezar la dirección
setting-needs-address = { $name } vale «{ $value }», que no es una dirección que sirva: indique una que empiece por { $schemes }, seguido de un equipo y, si hace falta, de un puerto.
setting-needs-host = { $name } no puede ser «{ $value }»: indique solo dónde encuentran los jugadores el servidor, por ejemplo https://maestre.example, sin nada detrás del equipo.
setting-needs-word = { $name } no puede ser «{ $value }»: use solo letras, cifras, guiones y guiones bajos.
# $what: lo que se cuenta; $value: con qué frecuencia
setting-pace = { $name } no entiende «{ $what }={ $value }»: escriba cuántas veces en cuánto tiempo, por ejemplo { $what }=30/minute o { $what }=100/2 second; los tiempos son second, minute, hour, day, month y year.
# $other: el ajuste que falta
setting-goes-with = { $name } está puesto y { $other } no: indique también { $other }, la dirección desde la que sale el correo, o quite { $name } para no enviar ninguno.

setting-about-database = La dirección de PostgreSQL: `postgresql://usuario:clave@equipo:5432/nombre`.
setting-about-nats = La dirección de NATS, con su clave si la tiene: `nats://clave@equipo:4222`.
setting-about-realm = Por dónde empiezan los asuntos del servidor en NATS: uno distinto para cada servidor que comparta un NATS.
setting-about-base-url = Dónde encuentran los jugadores el servidor, sin nada detrás del equipo. De ella dependen las cookies, las llaves de acceso y los enlaces de los avisos; con `https://` las cookies solo viajan cifradas.
setting-absent-base-url = se toma por nuestro el equipo que nombre el navegador, y los enlaces de los avisos llevan a `{ $default }`
setting-about-proxied = `1` si delante hay un proxy propio que escribe `X-Forwarded-For`, para que los límites cuenten a cada jugador y no al proxy; `0` si no lo hay.
setting-about-pace = Con qué frecuencia puede hacerse cada cosa, como `nombre=veces/tiempo` con comas en medio: `sockets=2000/minute,frames=500/second`. Lo que no se nombra queda como está.
setting-absent-pace = lo que conviene a un club
setting-about-smtp-host = El servidor de correo.
setting-absent-smtp-host = no se envía correo; los webhooks, sí
setting-about-smtp-port = El puerto del servidor de correo.
setting-about-smtp-user = El nombre con el que se entra en el servidor de correo.
setting-absent-smtp-user = no se entra con ninguno
setting-about-smtp-password = La contraseña con la que se entra en el servidor de correo.
setting-absent-smtp-password = vacía
setting-about-smtp-from = La dirección desde la que sale el correo; hace falta si hay servidor de correo.
setting-absent-smtp-from = solo es posible sin servidor de correo
setting-about-smtp-tls = Cómo se cifra la conexión con el servidor de correo: `starttls` (empieza en claro, casi siempre en el puerto 587), `tls` (desde el primer byte, casi siempre en el puerto 465) o `none`, sin cifrar.
setting-about-folder = Dónde se guardan las partidas que se juegan en esta máquina, en el terminal y con `maestre play --web`.
setting-absent-folder = la carpeta `maestre-games`, si está donde se da la orden; si no, una de su propio usuario (en Linux, `~/.local/share/maestre`)

pace-about-guests = personas que entran solo con un nombre, por cada dirección
pace-about-sign-ins = intentos de iniciar sesión, por cada dirección y por cada cuenta
pace-about-accounts = cuentas nuevas, por cada dirección
pace-about-rooms = salas nuevas, por cada persona
pace-about-lists = listas de ejército que se examinan, por cada dirección
pace-about-links = enlaces que se siguen, por cada dirección
pace-about-chat = frases de la charla, por cada persona
pace-about-requests = peticiones de cualquier clase, por cada dirección
pace-about-sockets = conexiones que se abren, por cada dirección
pace-about-frames = mensajes por una conexión

## Servidores

setting-missing = Falta { $name }: indíquelo en el entorno, por ejemplo { $name }=postgresql://usuario@equipo/maestre para la base de datos.
setting-unknown = { $name } no sabe de «{ $word }»: puede nombrar { $words }.
play-what = Indique a qué se juega: un juego (maestre games los enumera), el archivo de una partida guardada, o --web para el navegador.
database-old = Las tablas de la base de datos no están al día: ejecute maestre database upgrade y vuelva a empezar.
port-taken = No se puede escuchar en { $host }:{ $port } ({ $what }): elija otro puerto u otra dirección, o cierre lo que lo ocupa.
server-needs = Faltan las piezas del servidor: pip install "maestre[server]".
serving = Sirviendo en { $address }
serving-home = Juegue en { $address } — las partidas se guardan en { $folder }; se sale con Ctrl+C.
database-up = Las tablas están al día.
backup-made = { $file }: { $games } { $games ->
    [one] partida
   *[other] partidas
}, { $entries } anotaciones.
backup-restored = { $games } { $games ->
    [one] partida recuperada
   *[other] partidas recuperadas
}; { $replayed } se han vuelto a jugar y están bien.
no-pgbench = pgbench no está en esta máquina: instale el paquete del servidor de PostgreSQL, que lo trae, y vuelva a probar.
bench-server-running = Se arranca un servidor propio y se carga: unos dos minutos.
bench-replies-per-s = Respuestas confirmadas por segundo: { $value }
bench-pgbench-per-s = El mismo INSERT con pgbench, por segundo: { $value }
bench-ratio-to-pgbench = Proporción: { $value }
bench-paced-replies-per-s = A un ritmo constante de respuestas por segundo: { $value }
bench-p50-ms = Hasta que lo oye el otro navegador, mediana: { $value } ms
bench-p95-ms = Hasta que lo oye el otro navegador, 95 de cada 100: { $value } ms
bench-p99-ms = Hasta que lo oye el otro navegador, 99 de cada 100: { $value } ms
bench-watcher-events-per-s = Sucesos por segundo a 1000 espectadores de una partida: { $value }
bench-kb-per-socket = Memoria de una conexión ociosa: { $value } kB
bench-idle-sockets = Conexiones ociosas en un nodo: { $value }
bench-web-ms = Coste de una respuesta en el nodo web, ms de un núcleo: { $value }
bench-engine-ms = Coste de una respuesta en el motor, ms de un núcleo: { $value }
bench-postgres-ms = Coste de una respuesta en PostgreSQL, ms de un núcleo: { $value }
bench-players-ms = Coste de una respuesta del lado de quienes juegan, ms de un núcleo: { $value }
bench-entry-bytes = Bytes que se guardan por respuesta, con sus índices: { $value }
backup-damaged = { $file } está dañado o no es una copia de Maestre: use otra copia.
backup-format = { $file } es del formato { $format } y aquí se conoce el { $known }: use una versión más nueva de Maestre.
backup-no-tables = La base { $database } no tiene las tablas de Maestre: compruebe MAESTRE_DATABASE o ejecute maestre database upgrade.
backup-tool-missing = Falta { $tool }: instale el paquete postgresql-client.
backup-tool-old = { $tool } es de la versión { $have } y hace falta la { $need } o posterior: instale postgresql-client-{ $need }.
backup-tool-failed = { $tool } no ha terminado ({ $what }): remedie eso y repita la orden.
restore-not-empty = La base { $database } ya tiene { $tables } tablas: cree otra vacía con createdb y repita.
restore-server-old = La copia es de PostgreSQL { $need } y este servidor es { $have }: use uno igual o más nuevo.
restore-differs = Lo restaurado en { $database } no coincide con la copia ({ $part }): borre esa base y use otra copia.
restore-unplayable = La partida { $game } no se puede volver a jugar ({ $what }): no use esta base; pruebe con otra copia.
bench-pulse-web-ms = Un navegador pregunta si se ha perdido algo, nodo web, ms de un núcleo: { $value }
bench-pulse-engine-ms = Un navegador pregunta si se ha perdido algo, motor, ms de un núcleo: { $value }
bench-bot-ms = Una respuesta de la doctrina, ms de un núcleo: { $value }
bench-pgbench-statement-per-s = La sentencia entera que guarda una respuesta con pgbench, por segundo: { $value }
bench-ratio-to-statement = Proporción respecto de esa: { $value }

## Listas de ejército

game-lists = { $options } admiten también una lista propia: --option { $option }=@FICHERO; maestre army { $game } FICHERO dice qué falla en ella.
army-legal = Se puede jugar con la lista: { $points } puntos de { $limit }.
army-flawed = No se puede jugar con { $file }; { $count ->
    [one] una cosa lo impide
   *[other] { $count } cosas lo impiden
}. Corrija lo que se indica y pruebe de nuevo.
army-flaw = - { $what } { $remedy } ({ $rule })
army-advice = - Consejo: { $what } { $remedy } ({ $rule })
army-unread = { $file }: { $what }
army-not-text = { $file } no se puede leer como texto: guárdelo en UTF-8 y pruebe de nuevo.
option-refused = No se puede jugar así a { $game }: { $what }

## Nombres que no se conocen, y lo que se puede escribir

# $near: el nombre que con más probabilidad se quería escribir; $names: todos los que hay
choose-among = { $near ->
    [none] elija entre { $names }
   *[other] ¿quería decir { $near }? Elija entre { $names }
}
no-such-game = Aquí no hay ningún juego «{ $word }»: { choose-among }.
no-such-scenario = { $game } no tiene ningún escenario «{ $word }»: { choose-among }.
no-such-seat = { $game } no tiene ningún asiento «{ $word }»: { choose-among }.
no-such-agent = Ningún agente «{ $word }» juega a { $game }: { choose-among }.
no-such-switch = { $game } no tiene ningún interruptor «{ $word }»: { choose-among }.
no-such-value = «{ $word }» no es un valor del interruptor { $switch } de { $game }: { choose-among }.
no-such-role = Un trabajador no sabe hacer de «{ $word }»: { choose-among }, separados por comas.
no-such-place = No se puede jugar en «{ $word }»: { choose-among }.
no-such-shell = No hay autocompletado para el intérprete «{ $word }»: { choose-among }.
no-such-list = { $game } no ofrece ninguna lista «{ $word }», ni hay un fichero con ese nombre: { choose-among }.
no-switches = { $game } no tiene interruptores, así que no se puede elegir «{ $word }»: quite --option.
switch-without-value = Un interruptor se escribe NOMBRE=VALOR, y a «{ $word }» le falta el valor: { choose-among }.
usage-extra = A { $command } le sobra «{ $word }»: quítelo, o vea { $command } --help.
usage-no-value = { $option } se ha escrito sin valor: ponga detrás { $possible }.
help-any-options = [OPCIONES]
help-any-command = ORDEN
help-examples = Ejemplos
possible-any = un valor
possible-games = un número entero de 1 a 1000000
possible-seed = un número entero
possible-workers = un número entero, 0 o más
possible-to = un número entero, 0 o más
possible-host = una dirección de esta máquina, por ejemplo 127.0.0.1
possible-port = un número entero de 0 a 65535
possible-metrics = un número entero de 0 a 65535
possible-seconds = un número de 1 a 3600
possible-lang = es o en
metavar-game = JUEGO
metavar-file = FICHERO
metavar-name = NOMBRE
metavar-value = VALOR
metavar-address = DIRECCIÓN
metavar-rule = REGLA
metavar-folder = CARPETA
metavar-agent = AGENTE
metavar-agents = AGENTES
metavar-switch = INTERRUPTOR
metavar-seat = ASIENTO
metavar-place = LUGAR
metavar-port = PUERTO
metavar-parts = PARTES
metavar-shell = INTÉRPRETE
metavar-seconds = SEGUNDOS
metavar-n = N
help-simulate-records = Guarda el registro de cada partida en esta carpeta, un fichero por partida, para maestre verify y maestre replay.
help-bench-kernel-seconds = Cuánto se miden el juego al azar y el ajedrez.
help-database-backup-force = Reemplaza el fichero si ya existe.
simulate-recorded = { $count ->
    [one] Hay un registro
   *[other] Hay { $count } registros
} en { $folder }: maestre verify { $file } comprueba el primero.
records-there = { $folder } ya tiene { $count ->
    [one] un registro
   *[other] { $count } registros
}: dé una carpeta nueva o vacía, para que no se mezclen los estudios.

## Servidores que no responden, y el arranque

starting = Arrancando: las piezas del servidor y los juegos tardan unos segundos en cargarse…
working = Listo para trabajar como { $parts }; se sale con Ctrl+C.
# $value: lo que se ha puesto, sin contraseña alguna
# $place: equipo:puerto/base; $what: lo que han dicho PostgreSQL o la red
database-away = No se puede usar PostgreSQL en { $place } ({ $what }): compruebe que está en marcha, que el equipo, el puerto, la base y el usuario de MAESTRE_DATABASE son correctos, y que admite a esta máquina.
# $place: equipo:puerto; $what: lo que han dicho NATS o la red
nats-away = No se puede usar NATS en { $place } ({ $what }): compruebe que está en marcha, que el equipo, el puerto y la ficha de MAESTRE_NATS son correctos, y que nada se interpone.
backup-there = { $file } ya existe y se queda como está: dé otro fichero, o añada --force para reemplazarlo.
folder-missing = No hay ninguna carpeta { $folder }: créela antes, o dé otra.

## Diagnóstico

help-doctor = Mira si está todo lo que Maestre necesita: versiones, terminal, juegos, el cliente web, PostgreSQL y NATS.
doctor-ok = bien
doctor-warning = aviso
doctor-fault = fallo
doctor-all = { $faults ->
    [0] Ningún fallo
    [one] Un fallo
   *[other] { $faults } fallos
}, { $warnings ->
    [0] ningún aviso
    [one] un aviso
   *[other] { $warnings } avisos
}.
doctor-python = Maestre { $maestre } con Python { $python }.
doctor-library = Bibliotecas: { $names }.
doctor-library-old = { $name } es de la versión { $have } y hace falta la { $least } o posterior: pip install --upgrade "{ $name }>={ $least }".
doctor-library-missing = { $name } no está instalado: pip install --upgrade maestre.
doctor-language = Idioma: { $lang ->
    [es] español
   *[en] inglés
}; lo deciden --lang, o LC_ALL, LC_MESSAGES y LANG.
doctor-encoding = La salida se escribe en { $encoding }, que no tiene todas nuestras letras y líneas: ponga LC_ALL=C.UTF-8, o PYTHONIOENCODING=utf-8.
doctor-terminal = Terminal: { $width } columnas, { $height } líneas, colores: { $colours }.
doctor-no-terminal = La salida va a un fichero o a una tubería: sin colores ni líneas partidas.
doctor-narrow = El terminal tiene { $width } columnas y los tableros piden { $least }: ensánchelo, o juegue con --plain.
doctor-folder = Las partidas se pueden guardar en { $folder }.
doctor-folder-closed = No se puede escribir en { $folder }: vaya a otra carpeta, o dé una con --folder o MAESTRE_FOLDER.
doctor-games = Juegos, con la versión de sus reglas: { $names }.
doctor-no-games = No hay ningún juego instalado: vuelva a instalar Maestre, o un paquete que traiga alguno.
doctor-game-broken = El juego { $game } no se carga ({ $what }): vuelva a instalar su paquete.
doctor-client = El cliente para navegadores está incluido.
doctor-no-client = Falta el cliente para navegadores: ejecute make web en la copia del repositorio, o instale el paquete wheel, que lo trae.
doctor-no-server = Faltan las piezas del servidor, así que no hay play --web, serve ni worker: pip install "maestre[server]".
doctor-database = PostgreSQL responde en { $place } y sus tablas están al día.
doctor-no-database = MAESTRE_DATABASE no está puesta: solo la necesitan serve, worker y database.
doctor-nats = NATS responde en { $place }.
doctor-no-nats = NATS no está indicado (MAESTRE_NATS) ni en esta máquina: solo lo necesitan serve y worker.

## Autocompletado

help-maestre-show-completion = Muestra lo que debe ejecutar bash, zsh o fish para que el tabulador complete órdenes y nombres.
help-maestre-install-completion = Prepara el tabulador en bash, zsh o fish, para todo terminal que se abra a partir de ahora.
completion-installed = El tabulador completa maestre en { $shell } desde el próximo terminal: { $file }{ $start ->
    [none] { "" }
   *[other] , que { $start } lee ya
}.

## Entornos raros, y lo que se interrumpió

output-trouble = No se ha podido escribir la salida ({ $what }): haga sitio donde va a parar, o mándela a otra parte.
record-unread = { $file }: { $what }
record-long = { $file } pasa de { $most } MB, y ningún registro de una partida llega a eso: compruebe el nombre.
setting-needs-encoding = { $name } vale «{ $value }», y en su usuario o su contraseña hay signos que los cortan: escriba ahí @ como %40, : como %3A y / como %2F.
simulate-stopped = Interrumpido antes de acabar: de las partidas jugadas no se cuenta nada.
simulate-stopped-records = Interrumpido antes de acabar: { $count ->
    [0] no queda ningún registro
    [one] queda un registro de { $games }
   *[other] quedan { $count } registros de { $games }
} en { $folder }. Para repetir el estudio, dé una carpeta nueva o vacía.
backup-no-file = { $file } no es un fichero que una copia pueda reemplazar: dé otro nombre.
