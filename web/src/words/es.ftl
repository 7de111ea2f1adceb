# La interfaz. Registro neutro, de usted.

## General

ui-skip = Ir al contenido
ui-nav = Principal
ui-lobby = Partidas
ui-account = Cuenta
ui-close = Cerrar
ui-cancel = Cancelar
ui-loading = Cargando…
ui-page-missing = Esta página no ha llegado: falta la conexión, o hay una versión nueva. Cárguela otra vez.
ui-try-again = Volver a intentarlo
ui-to-lobby = Ir a las partidas
ui-yes = Sí
ui-no = No
ui-save = Guardar
ui-saved = Guardado.
ui-missing-title = Aquí no hay nada
ui-missing = Esta dirección no lleva a ninguna parte. Las partidas están en la página principal.
ui-unofficial = Maestre es un proyecto no oficial y sin ánimo de lucro, sin relación con los autores ni con los editores de los juegos. No incluye el texto de los reglamentos ni sus ilustraciones: para jugar hace falta el reglamento.

ui-language = Idioma
ui-language-es = Español
ui-language-en = English
ui-theme = Aspecto
ui-theme-system = Como el sistema
ui-theme-light = Claro
ui-theme-dark = Oscuro
ui-troops = Piezas del tablero
ui-troops-figures = Figuras
ui-troops-signs = Signos

ui-shortcuts = Atajos de teclado
ui-shortcuts-about = Funcionan durante una partida, mientras no se esté escribiendo. El tablero tiene además sus propias teclas cuando está enfocado.
ui-shortcuts-on = Usar atajos de una sola tecla
ui-key-orders = Órdenes
ui-key-log = Diario
ui-key-chat = Charla
ui-key-table = Mesa
ui-key-undo = Deshacer
ui-key-text = Tablero en texto o en imagen
ui-key-help = Esta ayuda

## Lo que falla

# $status: el número con que respondió el servidor
ui-server-failed = El servidor no ha podido hacerlo (error { $status }): inténtelo otra vez dentro de un momento.
ui-server-away = No se llega al servidor: compruebe la conexión y vuelva a intentarlo.
# $what: lo que dijo el navegador
ui-unexpected = Algo ha fallado en esta página ({ $what }): recárguela y vuelva a intentarlo.
ui-reconnecting = Sin conexión. Se está reconectando; lo que ya ha ordenado no se pierde.
ui-room-trouble = No se puede abrir la partida

## Partidas

ui-welcome = Batallas de la historia, en línea
ui-welcome-lead = Juegos de guerra históricos con árbitro: el programa conoce las reglas, explica cada tirada y no deja hacer trampas. Sin instalar nada y sin cuenta.
# $name: cómo se llama quien juega
ui-hello = Hola, { $name }
ui-your-name = Su nombre
ui-name-first = Escriba antes su nombre, arriba.
ui-my-games = Mis partidas
ui-open-games = Partidas abiertas
ui-open-none = Ahora no hay ninguna. Cree una e invite a alguien con un enlace.
ui-new-game = Nueva partida
ui-game = Juego
ui-scenario = Escenario
ui-opponent = Contra quién
ui-opponent-bot = El ordenador
ui-opponent-friend = Alguien, con un enlace
ui-opponent-both = Los dos bandos aquí
ui-agent = Nivel del ordenador
ui-agent-recruit = Recluta
ui-agent-recruit-note = Comete los errores de un principiante
ui-agent-veteran = Veterano
ui-agent-veteran-note = Tiene un plan y responde al momento
ui-agent-maestre = Maestre
ui-agent-maestre-note = Antes prueba sus planes: se toma su tiempo
# $level: lo bien que juega; $character: cómo es
ui-agent-like = { $level }, { $character }
ui-character = Carácter
ui-character-even = sereno
ui-character-bold = audaz
ui-character-cautious = prudente
ui-agent-random = al azar
ui-my-side = Mi bando
ui-clock = Reloj
ui-clock-none = Sin reloj
ui-clock-sitting = De una sentada: 30 minutos y 1 más por turno
ui-clock-brisk = Por correspondencia, rápido: 24 horas y 4 más por turno
ui-clock-steady = Por correspondencia: 3 días y 12 horas más por turno
ui-clock-slow = Por correspondencia, con calma: 3 días y 36 horas más por turno
# $bank: tiempo al empezar; $turn: lo que añade cada turno; $most: lo más que se puede acumular
ui-clock-terms = { $bank } al empezar, { $turn } más por turno, { $most } como mucho
ui-clock-out = Sin tiempo
ui-day-mark = d
ui-public = Que aparezca entre las partidas abiertas
ui-options = Reglas opcionales
ui-events = Eventos
ui-list-own = Una lista propia…
# $what: qué lista es, como «Ejército azul»
ui-list-mine = Mis listas
ui-list-mend = Corregirla
ui-list-of = { $what }: lista propia
ui-list-paste = Pegue o escriba aquí una lista
# $points: cuánto suma; $limit: hasta cuánto puede
ui-list-points = { $points } de { $limit } puntos
ui-list-print = Imprimir (PDF)
ui-list-good = Se puede jugar con ella
# $count: cuántas cosas fallan
ui-list-flaws = { $count ->
    [one] 1 cosa que corregir
   *[other] { $count } cosas que corregir
}
ui-begin = Empezar
ui-make-link = Crear el enlace

ui-your-turn = Le toca
# $who: los bandos a los que se espera
ui-awaited = Turno de { $who }
ui-stage-waiting = Esperando jugadores
ui-stage-playing = En juego
ui-stage-watch = En juego: se puede mirar
ui-stage-over = Terminada
ui-stage-closed = Esta partida se cerró antes de empezar

# $agent: cómo juega el ordenador
ui-holder-bot = Ordenador ({ $agent })
# $name: quién dejó el puesto
ui-holder-gone = { $name } (se ha ido)
ui-holder-left = Puesto abandonado
ui-holder-nameless = Sin nombre
ui-holder-nobody = Libre

## Invitación

ui-join-title = Invitación a una partida
# $host: quién invita
ui-join-invites = { $host } le invita a una partida
# $seat: el bando que se tomará
ui-join-play = Jugar: { $seat }
ui-join-free = No hace falta cuenta: basta un nombre.
ui-join-already = Ya tiene un puesto en esta partida.
ui-join-go = Ir a la partida
ui-join-full = Ya no quedan puestos libres, pero se puede mirar.
ui-join-closed = Ya no quedan puestos libres: cree otra partida, o pida que le inviten a la próxima.
ui-join-watch = Mirar la partida

## Sala de espera

ui-waiting-title = Esperando a los demás
ui-waiting-lead = Envíe este enlace. Quien lo abra podrá ocupar el puesto libre; la partida empieza sola cuando no falte nadie.
ui-waiting-ask = Para ocupar un puesto hace falta el enlace: pídalo a quien creó la partida.
ui-waiting-sit = Ocupar un puesto
ui-waiting-leave = Dejar el puesto
ui-link = Enlace
ui-copy = Copiar el enlace
ui-link-copied = Enlace copiado.
ui-share = Compartir
# $game: el juego
ui-share-text = Le espero para una partida de { $game }.

## La mesa de juego

ui-board = Tablero
ui-panel = Panel de la partida
ui-panel-grow = Agrandar el panel
ui-seats = Bandos
ui-text-board = Tablero en texto
ui-undo = Deshacer
ui-tab-orders = Órdenes
ui-tab-log = Diario
ui-tab-chat = Charla
ui-tab-table = Mesa
ui-asked = Le toca decidir.
ui-what-now = Qué hay que hacer
ui-nothing-asked = No tiene nada que decidir por ahora.
# $count: cuántas cosas han ocurrido
ui-since = Desde su último turno: { $count ->
    [one] una novedad
   *[other] { $count } novedades
}
ui-since-show = Verlas

ui-won = Ha ganado usted
ui-drawn = Empate
# $who: el bando que gana
ui-winner = Gana { $who }

## Diario

ui-log-reasons = Por qué la máquina hizo lo que hizo
ui-log-empty = Todavía no ha ocurrido nada.
ui-log-earlier = Mostrar lo anterior
ui-log-news = Novedades
# $face: la cara del dado
ui-die = Dado: { $face }
# $faces: las caras, separadas por comas
ui-ledger-throw = Dados: { $faces }
# $amount: el valor de partida
ui-ledger-base = Valor inicial: { $amount }
# $sign, $amount: lo que se suma, tras un signo más, o se resta
ui-ledger-plus = { $sign }{ $amount }
# $amount: por cuánto se divide
ui-ledger-divided = Dividido entre { $amount }
# $amount, $over: el factor, como fracción
ui-ledger-times = Por { $over ->
    [1] { $amount }
   *[other] { $amount }/{ $over }
}
# $amount: a cuánto se redondea
ui-ledger-rounded-up = Redondeado hacia arriba a { $amount }
# $amount: a cuánto se redondea
ui-ledger-rounded-down = Redondeado hacia abajo a { $amount }
# $amount: el límite
ui-ledger-at-most = Como mucho, { $amount }
# $amount: el límite
ui-ledger-at-least = Como mínimo, { $amount }
# $value: el total
ui-ledger-sum = Total: { $value }
ui-ledger-rule = Según la regla

# $id: el número de la regla
ui-rule-open = Leer la regla { $id }
# $id: el número de la regla
ui-rule-title = Regla { $id }
ui-rule-gap = Lo que el reglamento deja abierto
ui-rule-ruling = Decisión del árbitro
ui-rule-book = Resumida con nuestras palabras: manda el reglamento.
ui-rule-ruled = El reglamento no lo deja claro; así lo decidimos aquí.
ui-rule-inferred = Nuestras fuentes no lo dicen, o no todo; lo que falta lo hemos deducido de ellas.
ui-rule-reconstructed = Nuestras fuentes no lo traen, o no entero; lo que falta lo hemos reconstruido.

## Charla

ui-chat-say = Escriba un mensaje
ui-chat-send = Enviar
ui-chat-empty = Nadie ha dicho nada todavía. Solo lo leen quienes juegan.
ui-chat-players = La charla es solo para quienes juegan.

## Mesa

ui-paused = El reloj está parado.
ui-proposals = Proponer
ui-propose-undo = Pedir deshacer lo último
ui-propose-draw = Proponer un empate
ui-propose-pause = Proponer una pausa
ui-propose-resume = Proponer seguir
ui-proposed-undo = Ha pedido deshacer lo último.
ui-proposed-draw = Ha propuesto un empate.
ui-proposed-pause = Ha propuesto una pausa.
ui-proposed-resume = Ha propuesto seguir.
# $who: el bando que lo pide
ui-asked-undo = { $who } pide deshacer lo último.
# $who: el bando que lo propone
ui-asked-draw = { $who } propone un empate.
# $who: el bando que lo propone
ui-asked-pause = { $who } propone una pausa.
# $who: el bando que lo propone
ui-asked-resume = { $who } propone seguir.
ui-agree = Aceptar
ui-decline = Rechazar
ui-withdraw = Retirar
ui-resign = Rendirse
ui-resign-sure = La partida terminará con su derrota. No se puede deshacer.
ui-leave = Dejar la partida
ui-leave-sure = Otra persona o el ordenador ocupará su puesto y no podrá recuperarlo. La partida continúa.
ui-claim = Reclamar la victoria por tiempo
# $agent: cómo juega el ordenador
ui-seat-bot = Que siga el ordenador: { $agent }
ui-record = Historia de la partida
ui-replay = Ver la partida
ui-download = Descargar el registro
ui-dice = Por qué fiarse de los dados
ui-dice-about = Antes de que nadie añadiera una palabra, el servidor selló una semilla secreta para esta partida y publicó su huella. Después el navegador de cada jugador añadió una palabra propia. Todas las tiradas y extracciones salen de la semilla y las palabras juntas, de modo que nadie puede elegirlas. Al terminar se muestra la semilla y su navegador calcula él mismo cada tirada.
ui-dice-commitment = Huella de la semilla, publicada antes que las palabras:
ui-dice-kept = Este navegador la guarda y la compara al final.
ui-dice-seed = Semilla y huella
ui-dice-seen = Huella que este navegador vio al empezar:
ui-dice-check = Comprobar los dados
ui-dice-good = Los dados son de fiar.
# $throws: cuántas tiradas; $draws: cuántas extracciones
ui-dice-counted = Su navegador ha calculado por sí mismo { $throws ->
    [one] una tirada
   *[other] { $throws } tiradas
} y { $draws ->
    [one] una extracción
   *[other] { $draws } extracciones
}, y todo coincide con el registro.
ui-dice-none = Esta partida terminó antes de que se tirara ningún dado.
ui-dice-promise-kept = La semilla corresponde a la huella que este navegador vio al empezar, y sus palabras están en ella.
ui-dice-promise-unseen = Este navegador no vio el principio de la partida: la semilla corresponde a la huella del registro, que solo responde por sí mismo.
# $count: cuántas tiradas
ui-dice-typed = { $count ->
    [one] Una tirada la hicieron
   *[other] { $count } tiradas las hicieron
} los jugadores con sus propios dados y se escribió el resultado.
# $count: cuántas tiradas y extracciones
ui-dice-imagined = { $count ->
    [one] Una tirada o extracción es
   *[other] { $count } tiradas o extracciones son
} de la partida que aquí se ensayó, y no se juzgan con esta.
# $count: cuántas tiradas y extracciones
ui-dice-untold = { $count ->
    [one] Una tirada o extracción es
   *[other] { $count } tiradas o extracciones son
} de antes de que el registro anotara qué dados eran: «maestre verify» las comprueba.
ui-dice-bad = Los dados no cuadran.
ui-dice-fault-unread = El registro no se puede leer.
ui-dice-fault-seed = La semilla no corresponde a su huella.
ui-dice-fault-promise = La huella del registro no es la que este navegador vio al empezar.
ui-dice-fault-start = El registro empieza con una posición, aunque esta partida no empezó como un ensayo.
ui-dice-fault-word = La palabra que añadió este navegador no está en el registro.
# $place: el lugar en el registro
ui-dice-fault-throw = La tirada de la entrada { $place } no es la que dan la semilla y las palabras.
# $place: el lugar en el registro
ui-dice-fault-draw = La extracción de la entrada { $place } no es la que dan la semilla y las palabras.
ui-dice-bad-advice = Descargue el registro, guárdelo y pregunte a quien administra este servidor: alguien ha cambiado los dados, una palabra o el registro.

## Repetición

ui-replay-back = Volver
ui-replay-place = Momento de la partida
# $at: la posición que se ve; $last: la última
ui-replay-step = { $at } de { $last }
ui-replay-play = Reproducir
ui-replay-pause = Pausa
ui-replay-step-back = Un paso atrás
ui-replay-step-on = Un paso adelante
ui-replay-phase-back = Fase anterior
ui-replay-phase-on = Fase siguiente
ui-replay-share = Copiar enlace a este momento

## Tablero sencillo

# $value: el turno
ui-plain-turn = Turno { $value }
# $value: la fase
ui-plain-phase = Fase: { $value }
# $value: el bando
ui-plain-side = Bando: { $value }
ui-plain-piece = Pieza
ui-plain-no-piece = Ninguna
# $least: cuántas como mínimo; $most: cuántas como máximo
ui-plain-some = Elija entre { $least } y { $most }
ui-plain-answer = Responder
ui-plain-hint = Pedir consejo
ui-plain-delegate = Que lo decida el ordenador

## Cuenta

ui-account-create = Crear una cuenta
ui-account-why = Para encontrar sus partidas en cualquier dispositivo y recibir avisos. Las que juega como invitado pasan a la cuenta.
ui-account-made = Cuenta creada.
ui-account-home = Este servidor funciona en casa: se juega solo con un nombre, sin cuentas.
ui-email = Correo electrónico
ui-password = Contraseña
ui-password-note = Diez caracteres como mínimo.
ui-password-old = Contraseña actual
ui-password-new = Contraseña nueva
ui-password-change = Cambiar la contraseña
ui-sign-in = Entrar
ui-sign-out = Salir
ui-passkey = Llave de acceso
ui-passkeys = Llaves de acceso
ui-passkeys-none = Todavía no hay ninguna. Permiten entrar sin contraseña, con la huella o el bloqueo del dispositivo.
ui-passkey-sign-in = Entrar con llave de acceso
ui-passkey-name = Nombre de la llave
ui-passkey-add = Añadir llave
ui-passkey-added = Llave añadida.
ui-passkey-failed = La llave de acceso no sirve en esta dirección o en este dispositivo: entre con la contraseña.
ui-passkey-drop = Quitar
ui-account-no-mail = Este servidor no envía correo y no puede darle otra contraseña si olvida la suya: guárdela bien o añada una llave de acceso.
ui-email-note = Le escribimos una vez, con un enlace para seguir. Los demás nunca la ven.
ui-email-or-name = Correo o nombre
ui-forgotten = He olvidado la contraseña
ui-forgotten-note = Escriba la dirección de su cuenta: le enviamos un enlace para elegir otra contraseña.
ui-forgotten-no-mail = ¿Ha olvidado la contraseña? Este servidor no envía correo: pregunte a quien lo lleva.
ui-letter-send = Enviarme un correo
# $email: la dirección
ui-letter-sent = Mire su correo: hemos escrito a { $email }.
ui-letter-sign-up = Siga el enlace del correo para elegir una contraseña; vale 24 horas. Hasta entonces puede seguir jugando como hasta ahora.
ui-letter-reset = Si esa dirección tiene una cuenta, en el correo hay un enlace para elegir otra contraseña. Vale tres horas.
ui-letter-address = Siga el enlace del correo y la dirección será la de su cuenta; vale 24 horas. Hasta entonces nada cambia.
ui-letter-missing = ¿No llega en unos minutos? Mire también en el correo no deseado y compruebe que la dirección está bien escrita.
ui-letter-again = Enviarlo otra vez
ui-letter-sent-again = Enviado otra vez, si no hay ya varios en camino.
ui-letter-other = Otra dirección
ui-letter-title = Un correo nuestro
ui-letter-title-confirm = Crear su cuenta
ui-letter-title-reset = Una contraseña nueva
ui-letter-title-address-change = Su nueva dirección
# $email: la dirección
ui-letter-about-confirm = La dirección { $email } es suya: elija una contraseña y la cuenta queda creada.
# $email: la dirección; $name: cómo se llama la cuenta
ui-letter-about-reset = Para la cuenta «{ $name }» ({ $email }). En los demás sitios se cerrará su sesión.
# $email: la dirección
ui-letter-about-address-change = Desde ahora { $email } será la dirección de su cuenta, para entrar y para los avisos.
ui-letter-go-confirm = Crear la cuenta
ui-letter-go-reset = Guardar la contraseña y entrar
ui-letter-go-address-change = Usar esta dirección
ui-letter-done-confirm = Su cuenta está creada y ha entrado en ella. Las partidas que juega como invitado han pasado a la cuenta.
ui-letter-done-reset = La contraseña nueva está guardada y ha entrado; las demás sesiones han terminado.
# $email: la dirección
ui-letter-done-address-change = { $email } es ahora la dirección de su cuenta.
ui-address = Dirección de correo
ui-address-confirmed = ✓ confirmada
ui-address-unconfirmed = sin confirmar
ui-address-why = Hasta que se confirme no se le envían avisos, y no sirve si olvida la contraseña.
ui-address-confirm = Confirmar esta dirección
ui-address-none = Su cuenta no tiene dirección: con una recibe avisos, y otra contraseña si olvida la suya.
ui-address-new = Dirección nueva
ui-address-note = Primero escribimos a esa, y avisamos a la actual.
ui-again = ¿Es usted?
ui-again-why = Lo que quiere hacer no se puede deshacer o da acceso a su cuenta: confirme que es usted.
ui-again-go = Seguir
ui-again-passkey = Con llave de acceso
ui-sessions = Dónde ha entrado
ui-sessions-note = Cierre lo que no conozca o ya no use.
ui-session-here = aquí
ui-session-unknown = Navegador desconocido
# $created: el día; $seen: día y hora
ui-session-times = Desde el { $created }; usada por última vez el { $seen }
ui-session-end = Cerrar
# $browser: el navegador
ui-session-end-named = Cerrar: { $browser }
ui-session-ended = Cerrada.
ui-sessions-end = Cerrar todas las demás
ui-notify-unconfirmed = No se envía ninguno hasta que la dirección esté confirmada.
ui-profile = Perfil y avisos
ui-keys = Contraseña y llaves
ui-notify-email = Avisarme por correo cuando me toque
ui-webhook = Aviso por webhook
ui-webhook-note = Una dirección que acepte mensajes en el formato de Discord. En blanco, ninguno.
ui-my-data = Mis datos
ui-my-data-note = Solo se guardan su nombre, su correo, si lo dio, los navegadores en que ha entrado y sus partidas.
ui-export = Descargar mis datos
ui-delete = Borrar mis datos
ui-delete-sure = Se borrarán su nombre, su correo, sus llaves y sus sesiones. Sus partidas quedan, sin su nombre. No se puede deshacer.
# $count: cuántas partidas
ui-delete-games = { $count ->
    [one] Juega una partida contra otras personas. ¿Qué quiere que pase con ella?
   *[other] Juega { $count } partidas contra otras personas. ¿Qué quiere que pase con ellas?
}
# $seat: el bando; $rivals: contra quién juega
ui-delete-game = Juega con { $seat }; contra usted: { $rivals }
ui-delete-bot = El ordenador sigue por mí
ui-delete-resign = Me rindo
ui-delete-leave = Que decidan los demás
# $count: cuántas partidas
ui-delete-alone = { $count ->
    [one] Termina una partida que juega sin otras personas.
   *[other] Terminan { $count } partidas que juega sin otras personas.
}
ui-deleted = Sus datos se han borrado.
ui-guest-note = Juega como invitado: si sale, no podrá volver a sus partidas. Con una cuenta, sí.

# Una máquina que piensa

ui-thinking = Pensando
# $who: el bando que lleva la máquina
ui-thinks = { $who }: la máquina está pensando.
ui-hurry = Meter prisa
ui-hurry-what = Que responda con lo que ya sabe

# Probabilidades

ui-odds-percent = { $percent } %
ui-odds-about = ≈ { $percent } % ± { $margin }
ui-odds-no-change = No cambia nada.
ui-odds-other = Otros resultados
ui-odds-assumed = Se supone: { $what }

## Denuncias, y cuidar de un servidor

ui-report = Denunciar
# $name: quién lo dijo
ui-report-words = Denunciar lo que dijo { $name }
# $name: el nombre
ui-report-name = Denunciar el nombre { $name }
ui-report-why = ¿Qué tiene de malo?
ui-report-more = ¿Qué más deberíamos saber? (opcional)
ui-report-note = Lo leen quienes cuidan de este servidor. No dicen quién denunció.
ui-report-send = Enviar la denuncia
ui-report-thanks = Gracias. Lo miraremos, y aquí le diremos en qué quedó.
ui-report-adds = Quien denuncia añade:
ui-report-context = Lo que se dijo antes
ui-reason-insult = Insulto
ui-reason-threat = Amenaza
ui-reason-spam = Publicidad o mensajes repetidos
ui-reason-name = Un nombre inaceptable
ui-reason-cheating = Trampas
ui-reason-other = Otra cosa
ui-words-hidden = Quienes cuidan del servidor han ocultado estas palabras.
ui-closed-title = Esta sala se cerró
ui-closed-why = La cerraron quienes cuidan del servidor:
ui-frozen = Esta partida ha topado con un fallo nuestro y está detenida, relojes incluidos. Lo sabemos; se seguirá desde aquí.
ui-admin = Denuncias
ui-reports-waiting = En espera
ui-reports-settled = Resueltas
ui-look-again = Mirar de nuevo
ui-reports-none = Aquí no hay ninguna denuncia.
# $number: qué denuncia; $who: quién la hizo; $when: cuándo
ui-reported-words = N.º { $number } · palabras, denuncia de { $who }, { $when }.
# $number: qué denuncia; $who: quién la hizo; $when: cuándo
ui-reported-name = N.º { $number } · un nombre, denuncia de { $who }, { $when }.
# $count: cuántas
ui-reported-before = { $count ->
    [one] Hubo una denuncia antes.
   *[other] Hubo { $count } denuncias antes.
}
ui-settle = Resolver
ui-settle-how = En qué queda
ui-settle-why = Palabras para la persona denunciada
ui-settled = Resuelta.
ui-outcome-dismiss = En nada
ui-outcome-warn = Un aviso
ui-outcome-hide = Ocultar las palabras
ui-outcome-rename = Otro nombre
ui-outcome-ban = No dejarle entrar
ui-ban-days = Cuánto tiempo
# $count: cuántos días
ui-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
ui-for-good = Para siempre
ui-new-name = Nombre nuevo

## Cifras del juego impreso

ui-figures-own = ¿Tiene el juego impreso? Juegue con sus tablas y factores
ui-figures-use = Jugar con mis cifras del juego impreso
ui-figures-private = La sala es privada: solo quienes juegan en ella ven las cifras, y quien ocupa un puesto las acepta.
ui-figures-change = Ver o cambiar mis cifras
ui-figures-title = Cifras del juego impreso
ui-figures-of = Cifras del juego impreso: { $game }
ui-figures-lead = Quien tenga el juego impreso puede jugar con sus propias tablas, factores, mapa y perfiles en lugar de lo que hubo que reconstruir. Lo que ponga aquí se queda en este navegador; solo va al servidor con una sala privada suya, y solo lo ven quienes juegan en ella.
ui-figures-none = Este juego no tiene cifras que se puedan cambiar.
ui-figures-form = Tablas y factores
ui-figures-form-note = Cópielos de la página impresa: de cada fila, los seis resultados por orden, para un dado de 1 a 6. El formulario empieza con lo reconstruido.
ui-figures-file = Todo lo demás, con un archivo
ui-figures-file-only = Con un archivo
ui-figures-file-note = Descargue lo reconstruido, cámbielo con cualquier editor de texto y ábralo aquí. Lo que el archivo no nombra queda como lo tiene el juego.
ui-figures-rebuilt = Descargar lo reconstruido
ui-figures-open = Abrir un archivo…
ui-figures-save = Guardar como archivo
ui-figures-text = El archivo
ui-figures-check = Comprobar y guardar en este navegador
ui-figures-forget = Olvidarlas
ui-figures-good = { $count ->
    [one] Se puede jugar con ellas; una tabla es suya. Elija «Jugar con mis cifras» en una partida nueva.
   *[other] Se puede jugar con ellas; { $count } tablas son suyas. Elija «Jugar con mis cifras» en una partida nueva.
}
ui-figures-digest = Lo que distingue estas cifras de otras, también en el registro de la partida:
ui-figures-play = A una partida nueva
ui-figures-room = Se juega con cifras del juego impreso
ui-figures-tables = { $count ->
    [one] Una tabla no es la que reconstruimos:
   *[other] { $count } tablas no son las que reconstruimos:
}
ui-figures-download = Descargar las cifras
# $host: quién abrió la sala, o «none»
ui-figures-accept = { $host ->
    [none] Acepto las cifras con que se juega esta partida.
   *[other] Acepto jugar con las cifras que { $host } ha tomado del juego impreso.
}
## Mesas que preparan los jugadores

ui-table-title = Preparar una mesa
ui-table-make = Preparar una mesa propia
ui-table-edit = Cambiar las mesas o preparar otra
# $name: el nombre de la mesa; $count: cuántas piezas hay en ella
ui-table-picture = La mesa «{ $name }» con { $count ->
    [one] una pieza
   *[other] { $count } piezas
} de escenografía
ui-table-nameless = Mesa sin nombre
ui-table-pieces = { $count ->
    [0] sin escenografía
    [one] una pieza de escenografía
   *[other] { $count } piezas de escenografía
}
# $side: el bando que lo tiene
ui-table-south-of = sur: { $side }
ui-table-south-rolled = Los dados dicen quién elige
# $inches: qué profundidad
ui-table-zone-of = zonas de { $inches }″ de fondo
ui-table-zone-usual = Como dicen las reglas ({ $inches }″)
ui-table-palette = Escenografía para poner
ui-table-palette-note = Arrástrela a la mesa, o pulse para añadirla.
ui-table-panel = Qué hay en ella y qué se hace con ella
# $count: cuántas piezas hay en ella
ui-table-board = La mesa, { $count ->
    [one] una pieza
   *[other] { $count } piezas
} de escenografía
ui-table-begin = Arrastre escenografía a la mesa.
# $number: qué pieza; $what: qué es
ui-table-piece = Pieza { $number }: { $what }
# $number: qué pieza; $what: qué es; $x, $y: pulgadas desde los bordes oeste y sur
ui-table-piece-at = Pieza { $number }: { $what }, en { $x }″, { $y }″
ui-table-form = Tamaño y forma
ui-table-x = Desde el oeste, ″
ui-table-y = Desde el sur, ″
ui-table-facing = Girada, °
ui-table-left = Girar a la izquierda
ui-table-right = Girar a la derecha
ui-table-remove = Quitarla
# $count: cuántas piezas; $most: cuántas puede haber
ui-table-count = { $count } de { $most } piezas
# $number: qué pieza
ui-table-show = Mostrar la pieza { $number }
ui-table-play = Jugar en ella
ui-table-undo = Deshacer
ui-table-name = Nombre de la mesa
ui-table-south = Quién despliega al sur
ui-table-zone = Fondo de ambas zonas de despliegue
# $side: el bando que despliega ahí
ui-table-deploys = Aquí despliega { $side }
ui-table-deployment = Zona de despliegue
ui-table-save = Guardar
ui-table-saved = Guardada en este navegador.
ui-table-no-room = En este navegador no caben más mesas: borre una, o descargue esta como archivo.
ui-table-share = Copiar enlace
ui-table-link-above = El enlace está en la barra de direcciones: cópielo de ahí.
ui-table-download = Descargar
ui-table-open = Abrir un archivo
ui-table-new = Nueva
ui-table-mine = Guardadas en este navegador
# $name: el nombre de la mesa
ui-table-drop = Borrar «{ $name }»
ui-table-own = Se juega en una mesa propia
ui-table-agree = Estoy de acuerdo en jugar en esta mesa
ui-table-key-tab = Ir de pieza en pieza
ui-table-key-arrows = Mover la pieza un cuarto de pulgada
ui-table-key-far = Moverla una pulgada
ui-table-key-turn = Girarla 5 grados
ui-table-key-escape = No seleccionar nada

## Lecciones

lessons-of = Lecciones de { $game }
lessons-about = Se aprende jugando, en el tablero y con las reglas de verdad. Nada de lo que se puede hacer está prohibido; si hace otra cosa, verá qué pasa y podrá volver atrás.
lessons-minutes = { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minutos
}
lessons-done = hecha
lessons-begin = Empezar
lessons-resume = Seguir
lessons-again = Repetir
lessons-all = Todas las lecciones
lessons-none = Este juego aún no tiene lecciones.
lessons-help = Ayuda del juego
lesson-coach = Lección
lesson-step = { $step } de { $steps }
lesson-off = No es eso.
lesson-good = Bien.
lesson-on = Seguir
lesson-again = Volver a intentarlo
lesson-hint = Pista
lesson-show = Muéstremelo
lesson-skip = Saltar
lesson-back = Atrás
lesson-over-title = Lección terminada
lesson-battle = Ahora, a jugar: { $scenario }, contra el ordenador. Tenga presente:
lesson-fight = Jugar la batalla
lesson-next = Siguiente: { $title }
lesson-one-by-one = En una lección se dan las órdenes una a una: elija una sola pieza.

ui-learn = Aprender en 10 minutos
ui-learn-note = La primera lección de { $game }, en el tablero. Sin nombre ni registro.
ui-help = Ayuda
ui-help-learn = Aprender jugando
ui-help-learn-note = Lecciones cortas en el tablero, con un enemigo que espera. Puede probarse todo lo que permiten las reglas.
ui-help-read = Leer
ui-help-game = Cómo se juega aquí a este juego
ui-courses = Lecciones
ui-course-done = { $done } de { $all }
ui-quick = Jugar una batalla pequeña
ui-quick-note = Contra el ordenador, con consejos cuando los pida.
ui-side-by-lot = Al azar
ui-rematch = Revancha con los bandos cambiados
ui-points-table = Puntos de cada bando
tracker = Cómo está la partida
tracker-nobody = nadie
ui-turn = Turno { $turn }
ui-turn-of = Turno { $turn } de { $last }
ui-turn-none = Preparándose
ui-next-game = { $count ->
    [one] Siguiente partida
   *[other] Siguiente partida (de { $count })
}
ui-decided = Lo que la decidió: { $turn }, con { $lead } más para { $who } que para el enemigo.
ui-course = { $what }, turno a turno
ui-about = aprox. { $length }
ui-lengths = de { $least } a { $most }
ui-level-1 = fácil
ui-level-2 = media
ui-level-3 = difícil
ui-level-from-1 = fácil de empezar
ui-level-from-2 = conviene experiencia
ui-level-from-3 = para quien lo conoce
ui-term = { $name }: qué significa

## La partida vista desde el final

ui-chances = Probabilidades y turnos decisivos
ui-chances-show = ¿Qué la decidió?
# $who: el bando de quien son las probabilidades
ui-chances-of = Probabilidad de vencer: { $who }
# $from, $to: tanto por ciento al principio y al final
ui-chances-told = Curva de probabilidades de { $who }: del { $from } % al principio al { $to } % al final; la tabla de abajo trae cada turno.
ui-chances-turn = Turno { $turn }
ui-chances-end = Final
ui-chances-percent = { $percent } %
ui-chances-table = Las probabilidades en una tabla
ui-chances-before = A trazos: la partida que esta continúa.
ui-chances-before-link = Verla
ui-chances-even = Ningún turno cambió mucho las probabilidades.
ui-chances-decided = Los turnos decisivos
# $rank: 1 es el mayor cambio; $turn: «Turno 3»
ui-chances-decisive = Turno decisivo n.º { $rank }: { $turn }
ui-chances-swing = { $turn }: { $who }, del { $from } % al { $to } %
ui-chances-thinking = Se está jugando el turno otra vez…
# Todas las probabilidades son del bando que perdió con el turno; $after: en qué quedó en esta partida
ui-chances-usual = Jugado otras { $times } veces por veteranos en ambos bandos, el turno deja a { $who } en el { $chance } % (± { $margin }); en esta partida fue el { $after } %.
ui-chances-instead = { $who } respondió «{ $said }». Un veterano habría respondido «{ $instead }».
ui-chances-likely = Continuadas ambas con los mismos dados, { $times } veces cada una: { $instead } % en lugar de { $said } %. Probablemente era la mejor respuesta.
ui-chances-hardly = Continuadas ambas con los mismos dados, { $times } veces cada una: { $instead } % en lugar de { $said } %. El azar puede explicarlo.
ui-chances-alike = Preguntado cuantas veces hubo tiempo, un veterano no habría respondido otra cosa.
ui-chances-look = Ver ese momento
ui-trial = Ensayar
ui-trial-title = ¿Y si…?
ui-trial-about = Ensaye cómo puede seguir la partida, a partir de lo que usted sabe de ella ahora: en una sala propia contra el ordenador, que lleva el otro bando. Lo que no ve se imagina, los dados son otros y esta partida no nota nada.
ui-trial-here = Un ensayo: lo que no veía se ha imaginado y nada de aquí cuenta.
ui-trial-back = Volver a la partida
ui-trial-mark = ensayo
ui-trial-allow = Los jugadores pueden ensayar sobre la marcha, contra el ordenador
ui-throw-allow = Dados de verdad: cada cual tira los suyos y escribe lo que muestran
ui-throw-accept = Acepto que cada jugador tire sus propios dados y escriba lo que muestran.
ui-throw = Dados de verdad
# $count: cuántos dados
ui-throw-yours = { $count ->
    [one] Tire un dado y toque lo que muestra.
   *[other] Tire { $count } dados y toque lo que muestra cada uno.
}
ui-throw-shown = Lo que muestran sus dados
# $place: cuál de los dados; $count: cuántos son
ui-throw-which = Dado { $place } de { $count }
# $face: lo que muestra el dado
ui-throw-face = Muestra { $face }
ui-throw-back = Un dado atrás
ui-throw-for-me = Que tire Maestre
ui-trial-accept = Acepto que los jugadores ensayen cómo puede seguir la partida, cada uno desde lo que ve, contra el ordenador.
ui-play-on = Seguir desde aquí
ui-play-on-as = Usted juega con
ui-play-on-against = contra

## En este dispositivo

ui-lists = Listas
ui-odds = Probabilidades en la mesa
ui-notebook = Cuaderno de batalla
ui-device = En este dispositivo
ui-device-without = Sin conexión
ui-device-kept = Está todo aquí: en modo avión funciona lo siguiente.
ui-device-coming = Se está guardando lo que hace falta para el modo avión. Tarda menos de un minuto.
ui-device-unsafe = Desde esta dirección el navegador no deja guardar la página para usarla sin conexión: solo se puede con «https», o en la propia máquina que la sirve.
ui-device-online = Las partidas, las lecciones, la cuenta y lo que hacen otros necesitan conexión.
ui-device-install = Para tenerla como una aplicación más, use «Instalar» o «Añadir a la pantalla de inicio» en el menú del navegador.
ui-device-things = Lo que guarda aquí
ui-device-nothing = Todavía nada: lo que haga sin cuenta aparecerá aquí.
ui-device-passing = Este navegador no guarda nada (¿una ventana privada?): al cerrar la página se pierde. Guárdelo en un archivo.
ui-device-wiped = Algunos navegadores lo borran si pasa una semana sin abrir la página: lo que le importe, guárdelo en un archivo.
# $count: cuántas listas hay
ui-device-lists = { $count ->
    [one] 1 lista
   *[other] { $count } listas
}
# $count: cuántos cuadernos hay
ui-device-notebooks = { $count ->
    [one] 1 cuaderno
   *[other] { $count } cuadernos
}
# $count: cuántos torneos hay
ui-device-events = { $count ->
    [one] 1 torneo
   *[other] { $count } torneos
}
ui-device-save = Guardarlo en un archivo
ui-device-open = Traer un archivo
ui-device-no-file = No es un archivo guardado desde aquí: elija uno que se llame «maestre-….json».
# $count: cuántas cosas eran nuevas
ui-device-came = { $count ->
    [0] No había nada nuevo en el archivo.
    [one] Ha llegado 1 cosa del archivo.
   *[other] Han llegado { $count } cosas del archivo.
}
ui-away = Sin conexión. Esto funciona:
ui-away-alone = Sin conexión: esto funciona igual.
ui-fresh = Hay una versión nueva. Al usarla, la página se carga otra vez; las partidas siguen donde están.
ui-fresh-now = Usarla ahora
ui-fresh-later = Más tarde
