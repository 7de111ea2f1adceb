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
help-odds = Da las probabilidades de una situación en una mesa de verdad: aquello por lo que se va a tirar, contado con unas respuestas.
help-odds-kind = El tipo de situación, como charge; sin él, se enumeran todos los del juego.
help-odds-answers = Las respuestas que difieren de lo que se da por supuesto, como mine=tercio enemy=cuirassiers distance=6.
help-print = Pone una lista en papel: la lista, cartas para recortar y una consulta rápida, en PDF.
help-print-file = El archivo de una lista, en texto o JSON, o el nombre de una que el juego ofrece; sin él, solo la consulta rápida.
help-print-output = El archivo que se escribe.
help-print-sheet = Qué se imprime: roster, orders, leaders, reference, o all, todo lo que el juego tiene.
help-print-paper = El papel: a4 o a5.
help-table = Dice qué falla en una mesa que usted ha preparado y por qué regla; sin fichero, escribe una para empezar.
help-table-file = El fichero de una mesa, en TOML o JSON.
help-lessons = Enumera las lecciones de los juegos y los minutos que lleva cada una; o las juega para ver si se sostienen.
help-lessons-check = Juega cada lección por sus soluciones, por los errores que prevé y por respuestas al azar; el código de salida es 1 si alguna no se sostiene.
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
help-league = Enfrenta a los agentes entre sí en las mismas batallas, cada una dos veces con los bandos cambiados, y da las partes con su intervalo.
help-league-agents = Los agentes, separados por comas: se enfrentan de dos en dos.
help-league-games = Cuántas partidas juega cada pareja de agentes; cada dos partidas comparten una semilla.
help-league-seed = La semilla de la liga: con la misma semilla salen las mismas partidas.
help-league-scenario = El escenario; si falta, todos los del juego a partes iguales.
help-league-answers = Cuántas respuestas puede jugar por adelantado un maestre en un turno: con el mismo número salen las mismas partidas en cualquier parte.
help-league-seconds = Cuántos segundos de un núcleo puede pensar un maestre en un turno, en vez de contar respuestas.
help-league-on = Dónde se juegan: processes (los núcleos de esta máquina), ray (un clúster) o here (solo este proceso).
help-league-workers = Cuántos procesos como mucho; si falta, todos los que haya.
help-replay = Cuenta una partida registrada turno a turno.
help-replay-to = Se detiene tras tantas anotaciones.
help-replay-why = Muestra en qué se apoya cada línea: tiradas, números y sus reglas; y, de una partida acabada, por qué respondió así la máquina.
help-replay-analysis = Dibuja cómo fueron las probabilidades, señala los turnos decisivos y dice qué habría respondido un veterano.
help-replay-seconds = Cuántos segundos de un núcleo puede llevar cada una de las dos preguntas sobre un turno del análisis.
help-verify = Comprueba una partida registrada: los dados sellados, cada tirada, cada respuesta y el final.
help-verify-commitment = El compromiso que se publicó antes de jugar, 64 cifras: así nadie puede haber cambiado la semilla después.
help-play = Juega en el terminal; sin nombrar un juego, sigue una partida en curso.
help-play-game = La clave de un juego, o el fichero de una partida guardada.
help-play-scenario = El escenario; si falta, el de aprendizaje.
help-play-seat = El asiento que se ocupa; si falta, el primero.
help-play-against = El agente contra el que se juega.
help-play-save = El fichero donde guardar tras cada orden; si ya existe, la partida sigue desde él.
help-play-seed = Fija los dados y los caprichos del rival, para volver a jugar la misma partida.
help-play-turn = Con el archivo de una partida terminada: seguirla desde el principio de este turno, como partida propia y con otros dados.
help-play-dice = Tire sus propios dados y escriba lo que muestran; los del rival caen solos.
help-play-plain = Sin colores ni dibujos, un dato por línea: para lectores de pantalla.
help-play-web = Jugar en el navegador: servidor, motor y rivales automáticos en este único proceso, con los registros en archivos.
help-play-reload = Con --web: empezar de nuevo cada vez que cambie un fichero del juego, para quien lo escribe; las partidas en curso siguen.
help-new = Empezar un juego propio: escribir un paquete con un juego pequeño que funciona, Contrabando, con otro nombre.
help-new-name = La clave del juego: minúsculas, cifras y guiones bajos, como un nombre de Python.
help-new-folder = La carpeta en que se escribe; debe estar vacía o no existir todavía.
help-draw = Dibujar la apertura de un juego que describe su tablero como una escena.
help-draw-scenario = El escenario; si falta, el primero del juego.
help-draw-seat = El asiento con cuyos ojos se dibuja; si falta, los de un espectador.
help-draw-svg = Escribir una imagen SVG en lugar de letras.
help-draw-plain = Sin colores ni dibujo, una pieza por línea: para lectores de pantalla.
help-play-folder = La carpeta en que se guardan las partidas; si falta, la de MAESTRE_FOLDER, maestre-games si está aquí, o su carpeta de datos.
help-any-host = La dirección en que se escucha; con 0.0.0.0 pueden entrar otros desde la misma red.
help-any-port = El puerto en que se escucha; 0 toma uno libre.
help-any-metrics = El puerto interior, no para el mundo, en que se dan las cifras para Prometheus (/metrics) y si el proceso vive (/healthz); sin esto, ninguno.
help-any-wait = Cuántos segundos se espera a PostgreSQL y a NATS al arrancar.
help-serve = Poner en marcha un nodo web: personas, salas y conexiones. Los ajustes vienen del entorno (MAESTRE_DATABASE, MAESTRE_NATS…).
help-worker = Poner en marcha un trabajador: motores que juzgan y guardan respuestas, rivales automáticos y avisos por correo.
help-worker-only = A qué se dedica, con comas: engine, bot, notice. Sin esto, a todo.
help-carry = Dejar que las partidas en curso que empezaron con reglas anteriores sigan con las de esta edición, si llevan exactamente a lo mismo; las demás se quedan con los trabajadores de la edición anterior. Dice cuáles.
help-carry-dry-run = Decir solo lo que se llevaría.
help-database = Cuidar de la base de datos de un servidor (MAESTRE_DATABASE).
help-database-upgrade = Poner las tablas al día; hágase antes del primer arranque y tras cada versión nueva.
help-database-upgrade-grant = Un rol que desde entonces puede leer y escribir filas, y nada más: aquel con el que entran serve y worker.
help-database-backup = Guardar toda la base de datos en un archivo, con lo necesario para comprobarlo.
help-database-backup-file = El archivo que se escribe.
help-database-restore = Recuperar una base de datos de un archivo así en otra vacía, y volver a jugar sus partidas para comprobarlas.
help-database-restore-file = El archivo que se lee.
help-database-key = Crea una clave para MAESTRE_SEED_KEYS, con la que se sellan las semillas de los dados.
help-database-reseal = Sella todas las semillas con la primera clave de MAESTRE_SEED_KEYS, también las que aún están abiertas; después las demás claves sobran.
help-admin = Cuidar de un servidor: personas, salas, tareas, partidas y denuncias. Todo lo que se hace queda anotado (MAESTRE_DATABASE, MAESTRE_NATS).
help-admin-operator = El nombre con el que se anota lo que usted hace; si falta, el del usuario de esta máquina.
help-any-why = Por qué; queda en el registro.
help-any-all = Todas, no una.
help-any-force = Hacerlo aunque no se pueda deshacer.
help-any-word = Qué buscar; si falta, todo.
help-any-person = El identificador de alguien, como lo da maestre admin people.
help-any-room = El identificador de una sala y de su partida, como lo da maestre admin rooms.
help-any-days = Cuántos días; si falta, para siempre.
help-admin-people = Da la lista de personas, primero las vistas hace menos: 200 como mucho.
help-admin-people-word = Parte de un nombre, una dirección entera o un identificador.
help-admin-people-banned = Solo quienes no pueden entrar.
help-admin-people-admins = Solo quienes cuidan del servidor.
help-admin-person = Dice todo de alguien: estado, salas, denuncias sobre esa persona y qué se le ha hecho.
help-admin-person-export = El archivo en el que se escribe todo lo que se guarda de esa persona, para ella; no debe existir todavía.
help-admin-ban = Impide entrar a alguien: sus conexiones acaban, no puede iniciar sesión y sus puestos quedan como si se hubiera ido.
help-admin-ban-why = Por qué; lo lee esa persona y queda en el registro.
help-admin-unban = Deja entrar de nuevo a alguien.
help-admin-rename = Da otro nombre a alguien.
help-admin-rename-name = El nombre nuevo.
help-admin-sign-out = Acaba todas las sesiones de alguien; a un invitado ya no se le reconoce después.
help-admin-sign-out-all = Las sesiones de todo el mundo.
help-admin-promote = Permite a alguien con cuenta resolver denuncias en la página /admin del servidor.
help-admin-promote-undo = Retira ese permiso.
help-admin-forget = Olvida a alguien que lo pidió y no puede iniciar sesión: nombre, dirección, llaves, sesiones y palabras.
help-admin-rooms = Da la lista de salas que esperan o juegan, primero la más nueva: 200 como mucho.
help-admin-rooms-word = Un juego, una persona, parte del nombre de quien juega, la palabra de un enlace o un identificador.
help-admin-rooms-all = También las terminadas o cerradas.
help-admin-room = Dice todo de una sala: puestos, lo último que se dijo y qué se le ha hecho.
help-admin-close = Cierra una sala para quienes juegan o miran, y detiene su partida.
help-admin-close-why = Por qué; lo leen quienes están en la sala y queda en el registro.
help-admin-close-every = Todas las salas de un juego, por su clave.
help-admin-erase = Borra para siempre todas las salas y registros de un juego.
help-admin-erase-game = La clave del juego, que ya no hace falta que esté instalado.
help-admin-seat = Entrega un puesto a un programa o a una persona, lo tenga quien lo tenga.
help-admin-seat-seat = El puesto, por su nombre en el juego.
help-admin-seat-bot = El agente que toma el puesto.
help-admin-seat-person = El identificador de la persona que lo toma.
help-admin-jobs = Da la lista de tareas, primero las dadas por perdidas: 200 como mucho.
help-admin-jobs-lane = Solo las de una vía: bots, mail o webhooks.
help-admin-jobs-given-up = Solo las que ya nadie intenta.
help-admin-jobs-late = Solo las que llevan más de un minuto de retraso.
help-admin-retry = Intenta de nuevo una tarea, al momento.
help-admin-retry-job = La tarea, por su número.
help-admin-retry-all = Todas las dadas por perdidas.
help-admin-drop = Borra una tarea.
help-admin-drop-job = La tarea, por su número.
help-admin-drop-all = Todas las dadas por perdidas.
help-admin-games = Da la lista de partidas en juego, primero las detenidas, y las cuenta por versión de las reglas.
help-admin-games-word = La clave de un juego, o un identificador.
help-admin-games-frozen = Solo las que dieron con un fallo nuestro y no admiten respuestas.
help-admin-games-all = También las terminadas.
help-admin-game = Dice todo de una partida: hasta dónde ha llegado, sus tareas y qué se le ha hecho.
help-admin-game-record = El archivo en el que se escribe su registro, sin la semilla de los dados; no debe existir todavía.
help-admin-unfreeze = Abre de nuevo una partida detenida con las reglas instaladas; el código de salida es 1 si alguna sigue fallando.
help-admin-unfreeze-all = Todas las detenidas.
help-admin-unfreeze-back = Si la rompen sus últimas entradas, las retira hasta la última respuesta; se guardan aparte.
help-admin-reports = Da la lista de denuncias que esperan, primero la más antigua.
help-admin-reports-settled = Las resueltas en su lugar, primero la última.
help-admin-report = Muestra una denuncia con lo que se dijo antes.
help-admin-report-report = La denuncia, por su número.
help-admin-settle = Resuelve una denuncia; a quien la hizo se le dice la próxima vez.
help-admin-settle-report = La denuncia, por su número.
help-admin-settle-outcome = En qué queda: dismiss (en nada), warn (aviso), hide (ocultar las palabras), rename (otro nombre, con --name) o ban (expulsión, con --days o para siempre).
help-admin-settle-why = Palabras para la persona denunciada y para el registro.
help-admin-settle-days = Cuántos días dura una expulsión; si falta, para siempre.
help-admin-settle-name = El nombre nuevo.
help-admin-log = Muestra qué se hizo, quién y por qué, primero lo último.
help-admin-log-word = El identificador de aquello o de aquella persona a que se hizo, o de quien lo hizo.
help-admin-sweep = Borra al momento lo que ya se ha guardado bastante.
help-admin-sweep-keep = Cuántos días se guarda cada cosa esta vez, como en MAESTRE_KEEP; si falta, lo que diga este.
help-bench = Mide la velocidad en esta máquina.
help-bench-kernel = Mide el núcleo junto al paquete chess: decisiones, bifurcaciones, la doctrina, abrir un registro. Recorre cada escenario hasta su final: de medio minuto a dos.
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
league-pair = agentes
league-wins = victorias (tablas)
league-seconds = s de un núcleo por turno
league-foot = { $game }, semilla { $seed }. Unas tablas cuentan media victoria. Huella { $hash }.

## Registros

replay-head = { $game }, versión { $rules } de las reglas, escenario { $scenario }. { $seats }.
replay-turn = Turno { $turn }
replay-open = La partida no ha terminado aquí: se han contado { $entries } de { $of } anotaciones.
analysis-head = Probabilidad de victoria de { $seat } al empezar cada turno:
analysis-end = Final
analysis-even = Ningún turno cambió mucho las probabilidades.
analysis-swing = El turno { $turn } le costó caro a { $seat }: de { $before } a { $after }.
analysis-usual = Jugado otras { $times } veces por veteranos en ambos bandos, el turno dejó a ese bando en { $chance } (± { $margin }).
analysis-alike = Preguntado cuantas veces hubo tiempo, un veterano no habría respondido otra cosa.
analysis-instead = { $seat } respondió «{ $said }»; un veterano habría respondido «{ $instead }».
analysis-likely = Continuadas con los mismos dados, { $times } veces cada una, la respuesta del veterano llega a { $instead } y la otra a { $said }: probablemente era mejor. (anotación { $place })
analysis-hardly = Continuadas con los mismos dados, { $times } veces cada una, la respuesta del veterano llega a { $instead } y la otra a { $said }: el azar basta para explicarlo. (anotación { $place })
outcome-won = Vencedor: { $seat }. { $reason }
outcome-draw = Empate. { $reason }
outcome-points = { $seat }: { $points ->
    [one] un punto
   *[other] { $points } puntos
}
ledger-throw = dados: { $dice } ({ $rule })
# $seat: de quién es la razón; $why: la respuesta y su razón
ledger-reason = { $seat }: { $why }
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
verify-commitment = La semilla es la que, según el registro, se selló antes de jugar. Solo responde por sí mismo: con --commitment y lo que se publicó al empezar, nadie puede haberla cambiado.
verify-published = La semilla es la que se selló antes de jugar: corresponde al compromiso publicado.
verify-no-commitment = El registro no trae semilla: no se selló nada.
# $given: lo que se ha escrito
commitment-unread = «{ $given }» no es un compromiso: tiene 64 cifras de 0 a 9 y de a a f. Cópielo entero de donde lo vio al empezar.
verify-imagined = Es el ensayo de una partida en curso: empieza con una posición imaginada a partir de lo que sabía un bando, y se comprueba lo que vino después.
verify-throws = { $count ->
    [0] Ninguna tirada de los dados sellados
    [one] La única tirada de los dados sellados es correcta
   *[other] Las { $count } tiradas de los dados sellados son correctas
}{ $typed ->
    [0] { "" }
   *[other] ; { $typed } las escribieron personas
}.
# $seat: de quién eran los dados, o none; $count: cuántas tiradas; $entries: sus números en el registro
verify-by-hand = { $count ->
    [one] Escrita
   *[other] Escritas
} a mano{ $seat ->
    [none] { "" }
   *[other] { " por " }{ $seat }
}: { $count ->
    [one] la tirada de la anotación
   *[other] las tiradas de las anotaciones
} { $entries }.
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
play-place = Escriba una pieza, adónde va y, si importa, adónde mira en grados, desde arriba y en el sentido del reloj: PIEZA X Y [GRADOS]; en un tablero con sitios que tienen nombre, PIEZA SITIO [GRADOS]. Piezas: { $pieces }.
play-route = Escriba una pieza y sus tramos, separados por comas: PIEZA CÓMO CUÁNTO, CÓMO CUÁNTO…; un tramo a un sitio es CÓMO X Y [GRADOS] o CÓMO SITIO. Piezas: { $pieces }. Tramos: { $legs }.
play-undone = Deshecho.
play-followed = Han obedecido { $given } de { $all }.
play-no-results = Aún no se ha tirado ni calculado nada: siga jugando y pregunte después por qué.
play-odds-what = Diga las probabilidades de qué: prob y un ataque, tal como lo ordenaría.
play-no-dice = En esa orden no caen dados, así que no hay probabilidades: dela, o pregunte por un ataque.
play-chance = { $percent } %: { $result }
play-about = ≈ { $percent } % (± { $margin }): { $result }
play-odds-go-on = Es una primera estimación; ahora se calcula mejor. Ctrl-C se queda con lo que se sabe.
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
# $count: cuántos dados; $sides: cuántas caras tiene el mayor; $rule: la regla que los pide
play-dice = Tire { $count ->
    [one] un dado
   *[other] { $count } dados
} de { $sides } caras ({ $rule }) y escriba lo que { $count ->
    [one] muestra
   *[other] muestran, un número por dado
}; con «tirar» los tira Maestre.
play-dice-late = La partida de { $file } está en curso y al empezar quedó decidido quién tira los dados: quite --dice.
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
    consejo: lo que haría la máquina en su lugar, y por qué
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

bench-running = Midiendo el juego al azar y el ajedrez durante unos { $seconds } segundos, y después bifurcaciones, doctrina y registros…
bench-decisions-per-s = decisiones por segundo: { $value }
bench-chess-moves-per-s = jugadas del paquete chess por segundo: { $value }
bench-ratio-to-chess = decisiones por jugada de ajedrez: { $value }
bench-fork-us = una bifurcación a mitad de un paso: { $value } µs
bench-fork-answer-us = una bifurcación y su primera respuesta, cada respuesta probada una vez: { $value } µs
bench-memory-mb = la mayor memoria ocupada: { $value } MB
bench-doctrine-ms = una respuesta de la doctrina del juego: { $value } ms
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
setting-needs-count = { $name } no puede ser «{ $value }»: indique un número entero del 1 al { $most }.
# $words: todo lo que puede ser
setting-needs-one-of = { $name } no puede ser «{ $value }»: elija entre { $words }.
# $schemes: cómo puede empezar la dirección
setting-needs-address = { $name } vale «{ $value }», que no es una dirección que sirva: indique una que empiece por { $schemes }, seguido de un equipo y, si hace falta, de un puerto.
setting-needs-host = { $name } no puede ser «{ $value }»: indique solo dónde encuentran los jugadores el servidor, por ejemplo https://maestre.example, sin nada detrás del equipo.
setting-needs-word = { $name } no puede ser «{ $value }»: use solo letras, cifras, guiones y guiones bajos.
# $what: lo que se cuenta; $value: con qué frecuencia
setting-pace = { $name } no entiende «{ $what }={ $value }»: escriba cuántas veces en cuánto tiempo, por ejemplo { $what }=30/minute o { $what }=100/2 second; los tiempos son second, minute, hour, day, month y year.
# $most: cuánto puede ser
setting-caps = { $name } no entiende «{ $what }={ $value }»: escriba un número entero de 1 a { $most }, por ejemplo { $what }=20.
# $what: qué se guarda; $value: cuánto; $most: cuántos días son posibles
setting-keep = { $name } no entiende «{ $what }={ $value }»: escriba cuántos días, de 0 a { NUMBER($most, useGrouping: 0) }, por ejemplo { $what }=90 days.
# $other: el ajuste que falta
setting-goes-with = { $name } está puesto y { $other } no: indique también { $other }, la dirección desde la que sale el correo, o quite { $name } para no enviar ninguno.

setting-about-database = La dirección de PostgreSQL: `postgresql://usuario:clave@equipo:5432/nombre`.
setting-about-nats = La dirección de NATS, con su clave si la tiene: `nats://clave@equipo:4222`.
setting-about-realm = Por dónde empiezan los asuntos del servidor en NATS: uno distinto para cada servidor que comparta un NATS.
setting-about-base-url = Dónde encuentran los jugadores el servidor, sin nada detrás del equipo. De ella dependen las cookies, las llaves de acceso y los enlaces de los avisos; con `https://` las cookies solo viajan cifradas.
setting-absent-base-url = se toma por nuestro el equipo que nombre el navegador, y los enlaces de los avisos llevan a `{ $default }`
setting-about-proxied = `1` si delante hay un proxy propio que escribe `X-Forwarded-For`, para que los límites cuenten a cada jugador y no al proxy; `0` si no lo hay.
setting-about-pace = Con qué frecuencia puede hacerse cada cosa, como `nombre=veces/tiempo` con comas en medio: `sockets=2000/minute,frames=500/second`. Lo que no se nombra queda como está.
setting-about-seed-keys = Las claves con las que se sellan en la base de datos las semillas de los dados: `id:clave,id:clave`, como las crea `maestre database key`. La primera sella, todas abren. Solo la necesitan los procesos que llevan partidas (`engine`, `bot`), que no arrancan sin ella.
setting-absent-seed-keys = ninguna clave: `serve` funciona, un proceso que lleva partidas no arranca
setting-about-processes = Cuántos procesos junto a cada motor responden preguntas rápidas (qué se puede ordenar, en qué queda una orden); para los consejos, y para las probabilidades y las repeticiones, hay además la mitad para cada cosa. Con un núcleo para cada uno basta.
setting-absent-pace = lo que conviene a un club
setting-about-caps = Cuánto puede tener uno a la vez, como `nombre=número` con comas en medio: `rooms=100,guest_bots=2`. Lo que no se nombra queda como está.
setting-absent-caps = lo que conviene a un club
setting-about-keep = Cuántos días se guarda cada cosa, como `nombre=días` con comas en medio: `chat=90 days,deeds=730`. Lo que no se nombra queda como está.
setting-absent-keep = lo que dice la tabla de abajo
setting-about-contact = Adónde le escribe la gente: una dirección de correo o una página. La lee quien no puede entrar.
setting-absent-contact = leen que pueden escribir a quien lleva el servidor
setting-about-smtp-host = El servidor de correo.
setting-absent-smtp-host = no se envía correo, sí webhooks; las cuentas tienen nombre y contraseña, sin dirección
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
pace-about-sign-ins = intentos de iniciar sesión, por cada cuenta desde una dirección; diez veces eso por dirección
pace-about-strangers = intentos de iniciar sesión en una cuenta, desde todas las direcciones juntas; los que pasan se responden unos segundos más tarde, y ninguno se rechaza
pace-about-accounts = cuentas nuevas, por cada dirección
pace-about-resets = contraseñas y direcciones nuevas que se piden, por cada dirección
pace-about-mail = cartas de un tipo a un buzón; a quien pide más a menudo se le contesta lo mismo y no va ninguna
pace-about-rooms = salas nuevas, por cada persona; diez veces eso por dirección
pace-about-events = eventos nuevos, por persona; diez veces más por dirección
pace-about-entries = inscripciones enviadas o corregidas en eventos, por persona; diez veces más por dirección
pace-about-event-looks = miradas a eventos y a sus listas, por dirección
pace-about-commitments = compromisos de los dados de partidas por venir, por persona
pace-about-prints = listas que se imprimen, por dirección
pace-about-lists = listas de ejército que se examinan, por cada dirección
pace-about-own-lists = listas de ejército que guarda quien tiene cuenta, por persona; diez veces más por dirección
pace-about-figures = archivos de cifras de un juego impreso que se prueban, por cada dirección
pace-about-lessons = pasos de lecciones y preguntas sobre ellos, por cada dirección
pace-about-links = enlaces que se siguen, por cada dirección
pace-about-chat = frases de la charla, por cada persona
pace-about-replays = repeticiones de partidas, por cada persona; diez veces eso por dirección
pace-about-analyses = preguntas sobre una partida acabada (su curva, un turno suyo), por cada persona; diez veces eso por dirección
pace-about-reports = denuncias de charlas o nombres, por cada persona
pace-about-requests = peticiones de cualquier clase, por cada dirección
pace-about-sockets = conexiones que se abren, por cada persona
pace-about-address-sockets = conexiones que se abren, por cada dirección
pace-about-frames = mensajes por sus conexiones, para cada persona; diez veces más para una dirección sin persona
pace-about-refusals = actos en partidas que las reglas rechazan, para cada persona

cap-about-rooms = partidas que esperan o se juegan, para quien tiene cuenta: aquellas en que se sienta y las que abrió en el último día
cap-about-guest-rooms = lo mismo para un invitado
cap-about-bots = programas que juegan en las salas que abrió quien tiene cuenta
cap-about-guest-bots = lo mismo para un invitado
cap-about-events = eventos sin cerrar que organiza quien tiene una cuenta
cap-about-guest-events = lo mismo para un invitado
cap-about-lists = listas de ejército que guarda quien tiene cuenta
cap-about-abreast = llamadas de una persona que un motor atiende a la vez, y preguntas de cada clase (rápidas, consejo, probabilidades); las demás esperan en una cola propia
cap-about-calls = llamadas y miradas sin responder, por cada persona; diez veces eso para todos los que no tienen nombre tras una dirección
cap-about-sockets = conexiones (ventanas) abiertas, por cada persona
cap-about-watched = partidas que mira una conexión
cap-about-address-sockets = conexiones (ventanas) abiertas, por cada dirección
cap-about-connections = conexiones de cualquier clase, por cada dirección; tras un proxy las limita el proxy
keep-about-chat = lo que se dijo en una sala terminada o cerrada, desde su último cambio
keep-about-jobs = tareas que se dieron por perdidas, desde entonces
keep-about-sessions = sesiones que nadie usa; 90 días como mucho
keep-about-guests = invitados sin sesión que nunca se sentaron, ni abrieron sala, ni hablaron, ni entraron en un evento
keep-about-reports = denuncias, desde que se resolvieron
keep-about-notes = lo que hay que decir a quien no vuelve
keep-about-deeds = el registro de lo que hicieron los administradores
keep-about-events = eventos con todas sus listas, desde su último cambio
keep-about-snapshots = posiciones guardadas de partidas terminadas, que se rehacen cuando hacen falta

## Servidores

setting-missing = Falta { $name }: indíquelo en el entorno, por ejemplo { $name }=postgresql://usuario@equipo/maestre para la base de datos.
# $name: el ajuste
setting-needs-keys = { $name } no es como debe: claves en la forma id:clave, separadas por comas, como las crea maestre database key, y cada id una sola vez.
setting-unknown = { $name } no sabe de «{ $word }»: puede nombrar { $words }.
# $given: lo que se escribió en lugar de un archivo
play-turn-of-what = --turn continúa una partida terminada: indique su archivo en lugar de «{ $given }».
# $file: el archivo
play-turn-save = { $file } ya existe: indique otro archivo para la partida nueva, o quite --save.
# $file: el archivo
play-turn-until-over = La partida de { $file } no ha terminado: juéguela antes hasta el final, o quite --turn para seguirla.
# $turn: el turno
play-turn-late = En el turno { $turn } ya no quedaba nada por decidir: elija uno anterior (maestre replay los enumera).
play-only-people = Las posiciones están en una mesa real, que ningún programa ve, y en la terminal se juega contra un programa: abra una sala para personas con maestre play --web, o quite positions=table.
play-what = Indique a qué se juega: un juego (maestre games los enumera), el archivo de una partida guardada, o --web para el navegador.
database-old = Las tablas de la base de datos no están al día (están en { $have } y esta versión necesita { $need }): ejecute maestre database upgrade y vuelva a empezar.
database-new = Las tablas de la base de datos son demasiado nuevas (están en { $have } y piden una versión que conozca { $need }; esta conoce { $code }): arranque la versión más nueva para la que se hicieron.
database-busy = Alguien ha retenido una tabla de la base de datos todo el rato y, tras { $tries } intentos, no se ha cambiado nada: busque quién en pg_stat_activity, termínelo y vuelva a ejecutar maestre database upgrade.
database-no-role = La base de datos no tiene el rol «{ $role }»: créelo (lo hace deploy/roles.sql) y vuelva a ejecutar maestre database upgrade.
database-not-ours = El rol «{ $user }» no puede dar derechos a «{ $role }»: las tablas son de otro. Ejecute deploy/roles.sql, que las traspasa, y vuelva a intentarlo.
seed-keys-missing = MAESTRE_SEED_KEYS no está puesta, y un proceso que lleva partidas sella sus dados: cree una clave con maestre database key, póngala y arranque de nuevo.
port-taken = No se puede escuchar en { $host }:{ $port } ({ $what }): elija otro puerto u otra dirección, o cierre lo que lo ocupa.
server-needs = Faltan las piezas del servidor: pip install "maestre[server]".
serving = Sirviendo en { $address }
serving-home = Juegue en { $address } — las partidas se guardan en { $folder }; se sale con Ctrl+C.
# $room: el nombre de la partida; $game: la clave; $rules, $to: las versiones
carry-carried = { $room } ({ $game }): llevada de la versión { $rules } de las reglas a la { $to }.
# $why: una de las frases de abajo
carry-left = { $room } ({ $game }): se queda con la versión { $rules } de las reglas. { $why }
# $dry: yes si no se ha cambiado nada
carry-done = { $dry ->
    [yes] No se ha cambiado nada. Se llevarían: { $carried }; se quedarían: { $left }.
   *[no] Llevadas: { $carried }; se quedan como están: { $left }.
}{ $left ->
    [0] { "" }
   *[other] { " " }Conserve trabajadores de la edición anterior para las que se quedan.
}
carry-no-engine = Ningún trabajador con la versión { $rules } responde, así que no se puede comparar dónde está la partida: ponga uno en marcha e inténtelo de nuevo.
carry-busy = Se jugaba más deprisa de lo que se podía seguir: inténtelo de nuevo.
# $what: lo que dicen las reglas
carry-refused = Las reglas de esta edición no la admiten: { $what }
# $number: el número de la anotación
carry-entry = La anotación { $number } no se sostiene con las reglas de esta edición: { $what }
carry-position = Desde la anotación { $number }, la posición es otra con las reglas de esta edición.
# $what: la clase de error
carry-broken = Las reglas de esta edición se rompen en la anotación { $number } ({ $what }): por favor, comuníquelo.
database-up = Las tablas están al día.
# $key: el identificador de una clave
key-made = La clave «{ $key }» está en la línea anterior: póngala la primera en MAESTRE_SEED_KEYS de todos los procesos, seguida de una coma y de las claves que ya haya, y guarde una copia aparte de las copias de seguridad.
# $sealed: cuántas estaban abiertas; $renewed: cuántas estaban selladas con otra clave; $key: el identificador
resealed = Selladas con la clave «{ $key }»: { $sealed } { $sealed ->
    [one] semilla que estaba abierta
   *[other] semillas que estaban abiertas
}, { $renewed } { $renewed ->
    [one] que estaba sellada
   *[other] que estaban selladas
} con otra clave.
# $count: cuántas semillas; $keys: identificadores de claves
seeds-locked = { $count ->
    [one] Una semilla está sellada
   *[other] { $count } semillas están selladas
} con claves que faltan en MAESTRE_SEED_KEYS ({ $keys }): sus partidas no pueden continuar hasta que se añadan.
# $keys: identificadores de claves
backup-keys = Las semillas de las partidas en curso están selladas con: { $keys }. Sin estas claves de MAESTRE_SEED_KEYS las partidas no pueden continuar: guárdelas aparte de la copia.
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
# $kind: a word; $words: what it means
odds-kind = { $kind }: { $words }
# $word: what was typed; $names: what there is; $near: what was probably meant, or none
odds-no-kind = No hay ninguna situación «{ $word }» en { $game }{ $near ->
    [none] .
   *[other] ; quizá { $near }.
} Hay: { $names }.
odds-no-answer = «{ $word }» no es una respuesta: escriba nombre=valor, como distance=6.
odds-refused = { $what }
# $asks: what is asked; $answer: in words; $name: the name for an answer of one's own; $of: given or preset
odds-question = { $of ->
    [given] - { $asks }: { $answer } ({ $name })
   *[preset] - { $asks }: { $answer }, supuesto ({ $name })
}
odds-because = { $what }: { $why }
army-not-text = { $file } no se puede leer como texto: guárdelo en UTF-8 y pruebe de nuevo.
option-refused = No se puede jugar así a { $game }: { $what }

## Mesas que preparan los jugadores

game-tables = { $option } admite también una mesa propia: --option { $option }=@FICHERO; maestre table { $game } FICHERO dice qué falla en ella.
table-legal = Se puede jugar en la mesa, con { $count ->
    [one] una pieza
   *[other] { $count } piezas
} de escenografía: maestre play { $game } --option table=@{ $file }
table-bars = No se puede jugar en { $file }; { $count ->
    [one] una cosa lo impide
   *[other] { $count } cosas lo impiden
}. Corrija lo que se indica y pruebe de nuevo.
table-begin = Una mesa para { $game }. Longitudes en pulgadas desde los bordes oeste y sur, orientación en grados.
table-size = una mesa de { $width } por { $depth } pulgadas; sus piezas, como CLASE:FORMA:
no-such-table = No hay ningún fichero { $file }: maestre table { $game }, sin más, escribe una mesa para empezar.

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
no-such-sheet = { $game } no tiene la hoja «{ $word }»: { choose-among }.
no-such-paper = Aquí no hay papel «{ $word }»: { choose-among }.
not-printed = No se ha impreso nada. { $what }
printed = Se ha escrito { $file }{ $count ->
    [0] .
    [one] , con el defecto que impide jugar con la lista.
   *[other] , con los { $count } defectos que impiden jugar con la lista.
}
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
possible-wait = un número de 0 a 3600
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
possible-tables = un número entero de 1 a 4096
possible-days = un número entero de días de 1 a 3650
possible-job = el número de una tarea
possible-report = el número de una denuncia
metavar-word = PALABRA
metavar-words = PALABRAS
metavar-person = PERSONA
metavar-room = SALA
metavar-n = N
help-simulate-records = Guarda el registro de cada partida en esta carpeta, un fichero por partida, para maestre verify y maestre replay.
help-bench-kernel-seconds = Cuánto se miden el juego al azar y el ajedrez, al menos una partida de cada escenario.
help-bench-kernel-tables = Cuántas partidas al azar están abiertas a la vez, respondidas por turnos: con más de 1, solo durante los segundos y sin llegar al final.
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
# $part: PostgreSQL o NATS; $place: dónde debería estar; $what: qué se dijo
waiting-for = A la espera de { $part } en { $place } ({ $what })…
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
doctor-keys = MAESTRE_SEED_KEYS abre las semillas de todas las partidas en curso.
doctor-no-keys = MAESTRE_SEED_KEYS no está puesta: los procesos que llevan partidas no arrancan sin ella; maestre database key crea una.
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

## Cuidar de un servidor

admin-nothing = No hay nada de eso.
admin-id = id
admin-name = nombre
admin-email = dirección
admin-seen = última vez
admin-sessions = sesiones
admin-state = estado
# $until: hasta cuándo, o «never»
admin-state-banned = { $until ->
    [never] no entra nunca más
   *[other] no entra hasta { $until }
}
admin-state-admin = administrador
admin-state-guest = invitado
admin-state-account = cuenta
admin-game = juego
admin-stage = estado
admin-stage-waiting = espera
admin-stage-playing = en juego
admin-stage-over = terminada
admin-stage-closed = cerrada
admin-stage-frozen = detenida
admin-host = anfitrión
admin-seats = puestos
admin-changed = último cambio
admin-hidden = oculto
admin-number = número
admin-lane = vía
admin-kind = clase
admin-due = para
admin-tries = intentos
admin-given-up = perdida
admin-error = qué falló
admin-entries = entradas
admin-waiting = espera a
admin-frozen = detenida desde
admin-made = hecha
admin-reason = motivo
admin-about = sobre
admin-quoted = qué
admin-reporter = de
admin-outcome = en qué quedó
admin-when = cuándo (UTC)
admin-who = quién
admin-what = qué
admin-why = por qué
admin-banned-why = No entra porque: { $why }
admin-closed-why = Cerrada porque: { $why }
admin-adds = Quien denuncia añade: { $words }
admin-version = { $game }, reglas { $rules }: { $count ->
    [one] { $count } partida en juego
   *[other] { $count } partidas en juego
}
admin-written = Escrito: { $file }
admin-banned = { $person } no puede entrar { $days ->
    [0] nunca más.
    [one] durante { $days } día.
   *[other] durante { $days } días.
}
admin-unbanned = { $person } puede entrar de nuevo.
admin-renamed = { $person } se llama ahora { $name }.
admin-signed-out = { $count ->
    [one] Ha acabado { $count } sesión.
   *[other] Han acabado { $count } sesiones.
}
admin-promoted = { $person } es ahora administrador: /admin, en la página del servidor, muestra las denuncias.
admin-demoted = { $person } ya no es administrador.
admin-forgot = { $person } está olvidado.
admin-closed = { $count ->
    [one] { $count } sala cerrada.
   *[other] { $count } salas cerradas.
}
admin-erased = Borradas todas las salas y registros de { $game }.
admin-seated = En { $room }, el puesto { $seat } es ahora de { $holder }.
admin-retried = { $count ->
    [one] Se intenta de nuevo { $count } tarea.
   *[other] Se intentan de nuevo { $count } tareas.
}
admin-dropped = { $count ->
    [one] { $count } tarea borrada.
   *[other] { $count } tareas borradas.
}
admin-unfrozen = { $game } admite respuestas de nuevo.
admin-settled = La denuncia { $report } está resuelta.
admin-swept = { $what }: { $count }
swept-sessions = Sesiones
swept-chat = Líneas de charla
swept-jobs = Tareas dadas por perdidas
swept-reports = Denuncias
swept-notes = Avisos a personas
swept-deeds = Actos de administradores
swept-events = Eventos con sus listas
swept-snapshots = Posiciones de partidas terminadas
swept-guests = Invitados
admin-one-or-all = { $command } necesita { $what } o una opción que nombre muchos: vea { $command } --help.
admin-sure = { $command } no se puede deshacer: añada --force si está seguro.
admin-who-sits = ¿Quién se sienta ahí? Indique --bot o --person.
admin-name-first = Hace falta un nombre nuevo: indíquelo con --name.
admin-no-such-outcome = Una denuncia no puede quedar en «{ $word }»: { choose-among }.
admin-no-such-lane = No hay ninguna vía «{ $word }»: { choose-among }.

## Juegos nuevos y sus tableros

# $name: la clave; $files: cuántos ficheros se han escrito; $folder: dónde
new-written = { $name } está escrito: { $files } ficheros en { $folder }. Después:
# $name: lo que se escribió
new-name = «{ $name }» no sirve de clave para un juego: use minúsculas, cifras y guiones bajos, con una letra al principio, y ninguna palabra de Python.
# $name: lo que se escribió
new-taken = Ya hay un juego llamado { $name }: elija otra clave.
# $folder: la carpeta
new-folder = { $folder } no está vacía, y no se sustituye nada: nombre una carpeta vacía o que no exista todavía.
# $seat: lo que se escribió; $names: los asientos
draw-seat = En este juego no hay asiento «{ $seat }»; sus asientos son { $names }.
# $game: la clave del juego
draw-no-scene = { $game } no describe su tablero: juegue con maestre play { $game }.

## Las cifras de quien tiene el juego impreso

help-data = Jugar con las tablas, factores, mapas y perfiles de un juego impreso que se tiene.
help-data-export = Escribe las cifras que hubo que reconstruir en un archivo para cambiarlas: cada tabla con sus reglas y por qué tiene esos valores.
help-data-export-game = La clave de un juego.
help-data-export-file = El archivo que se escribe; sin él, la terminal.
help-data-export-whole = Todas las cifras, no solo las reconstruidas.
help-data-export-force = Sustituye el archivo si ya existe.
help-data-check = Dice si se puede jugar con un archivo de cifras, o qué está mal, dónde y por qué.
help-data-check-file = El archivo que se comprueba.
help-simulate-figures = Juega con las cifras de este archivo (maestre data export).
help-play-figures = Juega con las cifras de este archivo (maestre data export); el registro lo dice, y vuelve a necesitar el archivo.
help-replay-figures = El archivo de cifras con que se jugó la partida.
help-verify-figures = El archivo de cifras con que se jugó la partida.
# $game: la clave del juego; $rules: versión de sus reglas
data-head =
    Cifras de { $game }, versión { $rules } de las reglas.
    Cambie lo que su ejemplar diga de otro modo; quite las tablas que no cambie, o déjelas como están.
    El archivo se comprueba con «maestre data check ARCHIVO» y se juega con «maestre play { $game } --figures ARCHIVO».
data-written = Escrito en { $file }. Cámbielo y compruébelo con «maestre data check { $file }».
data-there = { $file } ya existe: hay que nombrar otro archivo, o sustituirlo con --force.
data-good = Se puede jugar con { $file }: { $game }, cifras { $figures }. { $count ->
    [one] Una tabla es suya:
   *[other] { $count } tablas son suyas:
}
data-same = { $file } dice de { $game } lo mismo que las cifras del propio juego: aún no cambia nada.
# $what: la frase que dice qué está mal
data-bad = { $what }
# $line: 0 si no se sabe; $table: «none» si se trata del archivo entero
data-wrong = { $file }{ $line ->
    [0] {""}
   *[other] , línea { $line }
}{ $table ->
    [none] {""}
   *[other] , tabla { $table }
}: { $what }

# la cabecera de la lista de lecciones
lessons-game = juego
lessons-lesson = lección
lessons-title = qué enseña
lessons-minutes = minutos
# $game: la clave de un juego, o none
lessons-none = { $game ->
    [none] Ningún juego tiene lecciones todavía.
   *[other] Todavía no hay lecciones de { $game }: juegue su escenario de aprendizaje con maestre play { $game }.
}
lessons-hold = { $count ->
    [one] La lección se sostiene.
   *[other] Las { $count } lecciones se sostienen.
}
# $what: lección, paso y fallo, para quien la escribe
lessons-unread = Una lección no se puede leer: { $what }

## El laboratorio

help-lab = Estudia un juego: muchas partidas por opciones, ejércitos y valores, con lo que dicen y cuándo no lo dicen.
help-lab-new = Escribe el fichero de un estudio para empezar, en el que cada línea dice para qué sirve.
help-lab-new-game = La clave de un juego.
help-lab-new-file = El fichero que se escribe.
help-lab-new-force = Sustituir el fichero si ya existe.
help-lab-values = Lista los valores de los datos de un juego por sus rutas, como los nombran los estudios y maestre lab try.
help-lab-values-game = La clave de un juego.
help-lab-values-word = Solo las rutas que contienen esta palabra.
help-lab-run = Hace un estudio, o lo continúa donde se interrumpió; se guarda cada partida que vuelve.
help-lab-run-file = El fichero del estudio.
help-lab-run-folder = Dónde se guardan sus partidas; si falta, el nombre del fichero sin su terminación.
help-lab-run-on = Dónde se juegan: processes (los núcleos de esta máquina), ray (un clúster) o here (solo este proceso).
help-lab-run-address = La dirección de un clúster de Ray; si falta, --on ray arranca uno pequeño en esta máquina.
help-lab-run-workers = Cuántos trabajadores como mucho; si falta, todos los que haya.
help-lab-run-figures = Poner los valores del estudio sobre las cifras de este fichero (maestre data export).
help-lab-show = Dice a qué llegó un estudio, o cómo va.
help-lab-show-study = La carpeta del estudio.
help-lab-report = Escribe a qué llegó un estudio en una página para el navegador, en los dos idiomas y sin red.
help-lab-report-study = La carpeta del estudio.
help-lab-report-output = El archivo de la página; sin ella, report.html en la carpeta del estudio.
help-lab-report-charts = Escribe además cada gráfico en esta carpeta, como SVG en colores claros.
help-lab-game = Juega otra vez, exactamente, una partida de un estudio y guarda su registro para maestre replay.
help-lab-game-study = La carpeta del estudio.
help-lab-game-row = La fila de la partida en games.parquet, desde 0.
help-lab-game-output = El fichero del registro; si falta, en la carpeta del estudio.
help-lab-try = Prueba un cambio junto al libro con las mismas semillas, hasta que se distinga o se acabe el tiempo.
help-lab-try-game = La clave de un juego.
help-lab-try-change = Qué valor ha de ser cuál, por su ruta; varios cambian a la vez.
help-lab-try-scenario = El escenario; si falta, el primero del juego.
help-lab-try-option = Una opción del juego, como las lista maestre games JUEGO; se puede repetir.
help-lab-try-agents = Los agentes, uno para cada asiento, con comas; uno solo se sienta en todos.
help-lab-try-seconds = Cuántos segundos de reloj como mucho.
help-lab-try-games = Cuántas partidas de cada uno como mucho.
help-lab-try-seed = La semilla: la misma da las mismas partidas.
help-lab-try-workers = Cuántos trabajadores como mucho; si falta, todos los que haya.

# $file: lo que se escribió
lab-file-there = { $file } ya existe: elija otro nombre o sustitúyalo con --force.
lab-written = { $file } está escrito: cambie lo que quiera y hágalo con maestre lab run { $file }.
# $word: lo que se escribió
lab-no-values = Ningún valor de { $game } tiene «{ $word }» en su ruta: quite la palabra para ver cómo empiezan las rutas.
lab-no-such-value = { $game } no tiene el valor «{ $word }»{ $near ->
    [none] { "" }
   *[other] { " " }(¿quería decir { $near }?)
}: busque su ruta con maestre lab values { $game } PALABRA.
lab-no-change = «{ $word }» no es un cambio: diga qué valor ha de ser cuál, como RUTA=3.
lab-not-so = «{ $word }» no se puede leer como valor de { $path }, que es { $now }: dé un número, true o false.
lab-value = ruta
lab-now = valor
lab-from = de dónde
lab-more-values = Se muestran { $shown } de { $count }: dé una palabra que tenga la ruta.
lab-origin-rulebook = el libro
lab-origin-public = hechos públicos
lab-origin-ruling = una resolución
lab-origin-ours = nuestro
lab-origin-owner = el ejemplar de un dueño
lab-origin-inferred = deducido
lab-origin-reconstructed = reconstruido
lab-waiting = Esperando a los trabajadores
lab-playing = Jugando
# $rate: partidas por segundo; $left: minutos; $cell: número de una celda
lab-going = { $rate } partidas/s, faltan { $left } min; celda { $cell }: { $share }
lab-tried = { $seconds } s
lab-stopped = Interrumpido. Lo que ha vuelto queda guardado: continúe con maestre lab run { $file }.
lab-kept = { $count ->
    [one] Su partida está
   *[other] Sus { $count } partidas están
} en { $folder } (games.parquet, losses.parquet).
lab-reported = El informe es { $file }: ábralo en un navegador.
lab-charted = { $count ->
    [one] Un gráfico está
   *[other] { $count } gráficos están
} en { $folder }.
lab-again = Fila { $row }: { $who }. { $count ->
    [one] Una respuesta
   *[other] { $count } respuestas
}, igual hasta la última posición. Su registro: { $file }.
lab-again-figures = Se jugó con otras cifras: léala con maestre replay { $file } --figures { $figures }.
lab-foot = { $game }, reglas { $rules }, semilla { $seed }: { $games ->
    [one] una partida
   *[other] { $games } partidas
}. Hash { $hash }.
lab-try-change = { $path }: { $now } → { $then }
# $who: el bando o el agente de quien es la parte
lab-try-book = Según el libro: { $who } { $share } ({ $interval }) de { $games ->
    [one] una partida
   *[other] { $games } partidas
}.
lab-try-changed = Con el cambio: { $who } { $share } ({ $interval }) de { $games ->
    [one] una partida
   *[other] { $games } partidas
}.
lab-try-beside = Con las mismas semillas la parte cambia en { $change }.
lab-try-verdict-above = Más de lo que haría el azar.
lab-try-verdict-below = Menos de lo que haría el azar.
lab-try-verdict-inside = No hay diferencia que importe.
lab-try-foot = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} en { $seconds } s, semilla { $seed }. El intervalo vale por más veces que se mire.
lab-study =
    # Un estudio de { $game }. Se hace con: maestre lab run FICHERO
    # Lo que pregunta; el informe empieza con ello.
    question = "¿Es justa esta batalla entre veteranos?"

    game = "{ $game }"
    # Escenarios: { $scenarios }
    scenario = "{ $scenario }"
    # Un agente para cada asiento; uno solo se sienta en todos. Con dos, se cambian los bandos y dos partidas comparten semilla.
    agents = ["veteran"]
    # Cuántas partidas tiene cada celda como mucho, y la semilla de la que viene todo el azar.
    games = 100
    seed = 1

    # Opciones, las mismas en todas las celdas (maestre games { $game } las lista).
    # [options]
    # { $switch } = ...

    # Valores de los datos del juego por sus rutas, los mismos en todas las celdas (maestre lab values { $game } PALABRA los lista).
    # [values]
    # "RUTA" = 3

    # Una celda por cada combinación de lo que haya aquí; "all" toma todo lo que hay.
    # [grid]
    # scenario = "all"
    # [grid.options]
    # { $switch } = "all"
    # [grid.values]
    # "RUTA" = [2, 3, 4]

    # Cambios que tienen nombre; en [grid], variant = "all" hace una celda de cada uno.
    # [variants.book]
    # [variants.mio]
    # values = {"{"} "RUTA" = 4 {"}"}

    # Una celda acaba en cuanto se sabe que su parte está dentro de la franja o fuera de ella; el intervalo vale aunque se mire muchas veces.
    {"["}stop]
    every = 20
    band = [0.45, 0.55]
help-bench-lab = Mide cuántas partidas por segundo se juegan en un proceso, en dos y con dos trabajadores de Ray, por turnos.
help-bench-lab-game = Un juego que medir; se puede repetir. Si falta, todos.
help-bench-lab-games = Cuántas partidas juega cada uno en cada una de las cinco rondas.
bench-lab-running = Se juegan cinco rondas de cada juego de las tres maneras; unos minutos.
bench-lab-game = juego
bench-lab-bare = partidas/s, un proceso
bench-lab-processes = dos procesos
bench-lab-ray = Ray, dos trabajadores
bench-lab-ratio = Ray entre procesos
help-lab-calibrate = Busca valores reconstruidos para que las batallas sean tan parejas como se quiera; lo que halla se propone, y lo confirma un estudio con semillas nuevas.
help-lab-calibrate-file = El fichero de la calibración: [study], [search], [target].
help-lab-calibrate-folder = Dónde se guardan sus pruebas; si falta, el nombre del fichero sin su terminación.
help-lab-calibrate-workers = Cuántos trabajadores como mucho; si falta, todos los que haya.
lab-trial = prueba
lab-loss = coste
lab-shares = partes del primer bando
lab-values = valores
lab-trials = { $played } de { $trials } pruebas; la mejor cuesta { $loss }
lab-proposed = Lo mejor solo se propone. Confírmelo con semillas nuevas: maestre lab run { $file }.
lab-question = ¿Se confirma con semillas nuevas lo que propone la calibración { $name }?
lab-low = bajo
lab-high = alto
lab-calibration =
    # Una calibración de { $game }. Se busca con: maestre lab calibrate FICHERO
    # Lo que juega cada prueba; todas juegan las mismas semillas.
    {"["}study]
    game = "{ $game }"
    # Escenarios: { $scenarios }
    scenario = "{ $scenario }"
    agents = ["veteran"]
    games = 20

    # Cuántas pruebas, y qué puede ser cada valor: de un número a otro, o uno de varios, el más suave primero.
    # Solo se busca en lo reconstruido, lo deducido o lo nuestro (maestre lab values { $game } PALABRA).
    {"["}search]
    trials = 6
    {"["}search.values]
    "{ $path }" = { $choices }

    # La parte del primer bando se quiere en la franja; spirit es lo que cuesta llevar un valor de un extremo al otro.
    {"["}target]
    band = [0.45, 0.55]
    spirit = 0.02
help-lab-new-calibration = Escribir en su lugar el fichero de una calibración (maestre lab calibrate).
lab-written-calibration = { $file } está escrito: cambie lo que quiera y busque con maestre lab calibrate { $file }.
lab-nothing-open = { $game } no tiene ningún valor reconstruido, deducido o nuestro que pueda ser uno más o uno menos: no hay nada que calibrar.
# $verdict: que no basta, y cuántas partidas faltan
lab-try-open = ¿Se distingue del azar? { $verdict }.
