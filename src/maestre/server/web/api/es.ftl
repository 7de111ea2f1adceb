# Qué es la interfaz de un servidor: cada operación, estructura y campo. Lo dicen las páginas de referencia y /schema.

## El conjunto

api-about = Todo lo que el cliente web hace con un servidor de Maestre, personas, salas y partidas, puede hacerlo un programa con esta interfaz. Los cuerpos y las respuestas son JSON; lo que ocurre en una partida en juego llega por la conexión de /socket.
api-security-session = La sesión: una cookie que se recibe al entrar y que ningún script puede leer.
api-title-session = Sesiones
api-title-account = Cuentas
api-title-games = Juegos
api-title-rooms = Salas
api-title-figures = Cifras de un propietario
api-title-talk = Charla y acuerdos
api-title-admin = Cuidar de un servidor
api-title-records = Volver sobre una partida
api-topic-session = Quién es: entrar como invitado, iniciar sesión, mostrar otra vez quién se es, dónde se ha entrado, cerrar la sesión.
api-topic-account = Cuentas: crear una, las cartas a su dirección, sus ajustes, las llaves de acceso, llevarse todo, marcharse.
api-topic-games = A qué se puede jugar aquí, sus reglas y las listas que escriben los jugadores.
api-topic-rooms = Salas: preparar una partida, ocupar y dejar asientos.
api-topic-figures = Tablas, factores, mapas y perfiles de un juego impreso que alguien posee, para una sala privada.
api-topic-talk = La charla entre quienes juegan y lo que han de acordar.
api-topic-admin = Solo para administradores: denuncias y lo que resulta de ellas. Para los demás, estas direcciones no existen.
api-topic-records = Volver sobre una partida: su repetición y su registro.

## Quién puede

api-may-anybody = Cualquiera.
api-may-known = Quien tenga una sesión, también los invitados.
api-may-member = Quien se siente en la sala o la haya creado.
api-may-holder = Quien tenga el asiento.
api-may-admin = Quien fue nombrado administrador con maestre admin promote.
api-may-viewer = Cualquiera, si la sala es pública; si no, quien se siente en ella o la haya creado.

## Códigos de estado

api-status-200 = Hecho, o aquí está.
api-status-201 = Creado.
api-status-204 = Hecho, y no hay nada que decir.
api-status-400 = La petición no se entiende.
api-status-401 = No hay sesión, o lo dado para iniciarla no vale.
api-status-403 = Esta persona no puede hacerlo, antes ha de mostrar otra vez quién es (AskedAgain), o la petición viene de la página de otro sitio.
api-status-404 = No existe, o esta persona no puede saber que existe.
api-status-405 = Esta dirección no se consulta: falta algo en ella, como un nombre.
api-status-409 = No es posible ahora, o tal como se pidió.
api-status-413 = La petición es demasiado grande.
api-status-429 = Demasiadas veces en poco tiempo.
api-status-500 = Un fallo nuestro, del que queda nota.
api-status-503 = Los motores o la base de datos no responden en este momento.
api-header-retry-after = Cuántos segundos hay que esperar para volver a intentarlo.

## Sesiones

api-me = Saber quién pregunta. Nunca es un error: sin sesión, la persona es null.
api-become-guest = Entrar solo con un nombre. La respuesta trae la cookie de una sesión; quien la pierde no puede volver como el mismo invitado.
api-sign-in = Iniciar sesión con el correo o el nombre, y la contraseña. La respuesta trae la cookie de una sesión; los asientos que se tuvieran como invitado pasan a la cuenta.
api-passkey-sign-in-options = Empezar a iniciar sesión con una llave de acceso. La respuesta es lo que pide el WebAuthn del navegador y vale unos minutos.
api-passkey-sign-in = Iniciar sesión con una llave de acceso. Se envía lo que respondió el WebAuthn del navegador, con su resguardo; la respuesta trae la cookie de una sesión.
api-again-by-password = Mostrar otra vez quién se es, con la contraseña. Lo que no se puede deshacer, borrar la cuenta, las llaves de acceso y una dirección nueva, se hace entonces durante diez minutos.
api-again-by-passkey = Mostrar otra vez quién se es, con una llave de acceso. Las opciones son las de iniciar sesión con una; lo demás es como con la contraseña.
api-sessions = Ver dónde se ha entrado. El navegador se dice con palabras; primero, el que pregunta.
api-end-session = Cerrar una sesión propia. A quien la tenga se le cierra, también su socket.
api-end-session-session = La sesión, por su identificador en la lista.
api-end-sessions = Cerrar todas las demás sesiones propias. La que lo pide sigue.
api-sign-out = Cerrar la sesión. La sesión termina y se retira la cookie; a un invitado que la cierra no se le vuelve a reconocer.

## Cuentas

api-sign-up = Pedir una cuenta, en un servidor que envía correo. Va una carta a la dirección, con un enlace para seguir; la respuesta es la misma, e igual de rápida, tenga cuenta la dirección o no. Hasta que se sigue el enlace no hay cuenta, y quien es invitado lo sigue siendo.
api-create-account = Crear una cuenta. En un servidor que envía correo hace falta lo que va en el enlace de una carta, y la cuenta recibe la dirección a la que fue; en uno que no lo envía bastan nombre y contraseña. Los asientos que se tuvieran como invitado pasan a ella; la respuesta trae la cookie de una sesión.
api-ask-reset = Pedir una contraseña nueva. Si la dirección tiene cuenta, va allí una carta con un enlace; la respuesta es la misma, e igual de rápida, si no la tiene.
api-look-at-letter = Decir para qué es el enlace de una carta. Sigue valiendo lo que valía.
api-reset-password = Poner una contraseña nueva en lugar de una olvidada, con el enlace de una carta. Terminan todas las sesiones de la cuenta, y la respuesta trae la cookie de una nueva.
api-confirm-address = Confirmar la nueva dirección de una cuenta, con el enlace de una carta. Se avisa a la anterior.
api-change-address = Pedir otra dirección. Va allí una carta, y la dirección es de la cuenta cuando se sigue su enlace; se puede pedir también la propia, si aún no está confirmada.
api-change-me = Cambiar el nombre, el idioma o los avisos propios. Lo que no figura en el cuerpo queda como está.
api-change-password = Cambiar la contraseña. Terminan todas las demás sesiones de la cuenta.
api-passkey-options = Empezar a crear una llave de acceso. La respuesta es lo que pide el WebAuthn del navegador y vale unos minutos; un invitado necesita antes una cuenta.
api-add-passkey = Guardar una llave de acceso nueva. Se envía lo que respondió el WebAuthn del navegador, con su resguardo y un nombre para la llave.
api-drop-passkey = Olvidar una llave de acceso. Ya nadie puede entrar con ella.
api-drop-passkey-passkey = El identificador de la llave, como figura en la cuenta.
api-export-me = Obtener todo lo que se guarda sobre mí. La respuesta es un fichero JSON: persona, llaves, sesiones, cartas en camino, salas y lo dicho.
api-delete-me = Borrar la cuenta. Las partidas en curso se resuelven como dice el cuerpo, o pasan a un programa; luego se eliminan el nombre, el correo, las llaves y las sesiones. Los asientos en partidas quedan, sin nombre.

## Juegos

api-catalogue = Enumerar los juegos que hay aquí. Cada uno trae lo que se puede elegir: escenarios, opciones, asientos y programas contra los que jugar.
api-rule-text = Obtener una regla con nuestras palabras. Vienen los dos idiomas a la vez, con lo que el reglamento deja abierto y lo que hemos decidido.
api-rule-text-game = El juego, por su clave, como lepanto.
api-sheet = Obtener lo que un cliente necesita para dibujar un juego. Lo que contiene, tablero, piezas, tablas, cambia de un juego a otro; puede guardarse una hora.
api-judge-list = Examinar una lista escrita por un jugador. No se guarda: la respuesta da sus puntos y todo lo que falla en ella, con su regla y qué hacer.
api-words = Da todo lo que un juego dice en un idioma, como lo escribe Fluent; en otro que tenga, si le falta este.
api-words-language = En qué idioma.
api-game-help = Da la página de ayuda de un juego, en Markdown; en otro idioma que tenga, si le falta este.
api-game-help-language = En qué idioma.
api-art = Da una imagen de un juego. Sale de la carpeta art de su paquete, y solo es segura como imagen.
api-art-name = El nombre del fichero: letras, cifras, guiones y una terminación svg, png o webp.
api-ready-list = Obtener el texto de una lista que ofrece el juego. De él pueden partir los jugadores.
api-ready-list-name = La lista, por su nombre entre las opciones del juego.
api-ready-list-language = En qué idioma escribirla.
api-rebuilt-figures = Escribir lo que hubo que reconstruir de un juego. Es TOML con comentarios, para que quien tenga el juego impreso ponga sus cifras en su lugar.
api-rebuilt-figures-language = En qué idioma van los comentarios.
api-judge-figures = Decir si se puede jugar con un archivo de cifras. Se lee, se empieza con él una partida, se juega un momento y no se guarda nada; o se dice qué está mal y dónde.
api-room-figures = Dar el archivo de cifras de una sala. Es para quienes se sientan en ella, en TOML.
api-room-sheet = Dar lo que hace falta para dibujar el juego de una sala con cifras propias. Es para quienes se sientan en ella: tablero, piezas, tablas.
api-rule-text-rule = La regla, por su clave, como 6.2.c.
api-any-key = El juego, por su clave, como lepanto.

## Salas

api-rooms = Enumerar las salas. Primero aquellas en las que me siento, con las que me esperan delante; después las públicas de otros, a las que se puede unir uno o que se pueden ver.
api-make-room = Preparar una partida. Los asientos son míos, de programas, o quedan libres para quien tenga el enlace; si no hay que esperar a nadie, la partida empieza en el acto.
api-one-room = Obtener una sala. Si todos los asientos están ocupados y la partida no ha empezado, empieza.
api-by-link = Obtener la sala a la que lleva un enlace. Es lo que ve un invitado antes de unirse, también de una sala privada.
api-by-link-link = La parte secreta del enlace.
api-sit-down = Ocupar un asiento. La partida empieza con el último; en una partida en juego se puede ocupar el de quien se ha ido.
api-sit-down-link = La parte secreta del enlace.
api-commit = Compromete los dados de una partida por venir. Se sortea y se sella una semilla; lo que se publica de ella va en la sala nueva, junto con palabras propias que nadie podía conocer al sortearla. Sirve para una sala y durante un día.
api-leave = Dejar un asiento para siempre. Antes de la partida queda libre; durante ella, los demás siguen con un sustituto o con un programa.
api-seat-bot = Sentar a un programa. En una partida que espera, el asiento ha de estar libre; en una en juego, su dueño ha de haberse ido o haber agotado el tiempo, y lo pide otro jugador.
api-claim = Ganar frente a un asiento cuyo dueño se ha ido o ha agotado el tiempo. Solo puede pedirlo otro jugador.
api-any-room = La sala, por su identificador; la partida tiene el mismo.

## Charla y acuerdos

api-spoken = Obtener lo dicho en una sala. Es para quienes se sientan en ella; las frases nuevas llegan por la conexión.
api-spoken-after = Solo lo dicho después de la frase con este número.
api-speak = Decir algo a quienes se sientan en una sala. Se guarda y llega a todas sus conexiones.
api-propose = Proponer algo o aceptarlo. Con el último acuerdo se lleva a cabo; los programas lo aceptan todo menos las tablas.
api-decline = Rechazar una propuesta o retirar la propia. Puede hacerlo cualquiera que juegue en la sala.
api-decline-kind = Qué propuesta.

## Volver sobre una partida

api-replay = Ver cómo fue una partida, tal como la vio una parte del público, página por página: aquella en la que está una versión. Sin asiento es lo que vieron los espectadores; en un asiento mío y sin since, la página que vi por última vez. La página va comprimida con gzip para quien lo admita.
api-replay-seat = Un asiento mío; vacío, el de los espectadores.
api-replay-since = Una versión de la página que se quiere; -1, la que vi por última vez.
api-earlier-log = Obtener la página del diario de una partida que va antes de una versión. Una vista entera solo trae las últimas líneas del diario; así se sigue leyendo hacia atrás.
api-earlier-log-seat = Un asiento mío; vacío, el de los espectadores.
api-earlier-log-before = Se dan las líneas de versiones anteriores a esta.
api-record = Obtener el registro de una partida terminada. Son líneas de JSON con todo: respuestas, tiradas y la semilla de los dados; las leen maestre verify y maestre replay.

## Errores

api-Problem = Por qué no se hizo algo.
api-Problem-error = La clase de error, como Missing, Barred, Refused o Unreadable.
api-Problem-flaws = Todo lo que falla en una lista escrita por un jugador, si ese es el motivo; si no, vacío.
api-any-rule = La regla en que se apoya, por su clave; vacía si no hay ninguna.
api-any-message = Qué decir a las personas.
api-Message = Una frase por su clave, para decirla con Fluent en cualquiera de los dos idiomas.
api-Message-key = La clave de la frase en los ficheros .ftl.
api-Message-args = Los argumentos que lleva, como pares de nombre y valor; un valor puede ser a su vez una frase.
api-Flaw = Algo que decir sobre una lista escrita por un jugador.
api-Flaw-remedy = Qué hacer al respecto.
api-Flaw-where = En qué lugar de la lista, como commands.2.units.1.
api-Flaw-grave = Si impide jugar con la lista; si no, es un consejo.

## Juegos y reglas

api-GameInfo = Un juego al que se puede jugar aquí, con lo que hay para elegir.
api-GameInfo-key = La clave con la que se pide el juego.
api-any-rules = La versión de las reglas del juego.
api-GameInfo-title = Su título.
api-GameInfo-seats = Los nombres de sus asientos.
api-GameInfo-scenarios = Los nombres de sus escenarios.
api-GameInfo-options = Cada opción con sus valores; el primero es el que vale si no se elige.
api-GameInfo-lists = Las opciones que admiten también, como texto, una lista escrita por un jugador.
api-GameText = Un texto de un juego.
api-GameText-text = El texto.
api-GameInfo-agents = Los programas que lo juegan.
api-GameInfo-figures = Si quien tiene el juego impreso puede jugar con sus cifras.
api-Text = Las mismas palabras en los dos idiomas.
api-Text-en = En inglés.
api-Text-es = En español.
api-RuleText = Una regla con nuestras palabras.
api-RuleText-id = Su clave.
api-RuleText-title = Su título.
api-RuleText-text = La regla.
api-RuleText-gap = Lo que el reglamento deja abierto; vacío si no deja nada.
api-RuleText-ruling = Lo que hemos decidido al respecto, y por qué.
api-RuleText-origin = De dónde sale: del reglamento, del reglamento con una resolución nuestra, de lo que el reglamento da a entender, o reconstruida por nosotros.
api-WrittenList = Una lista como la escriben los jugadores, en cualquiera de los dos idiomas.
api-WrittenList-text = La lista.
api-WrittenFigures = Un archivo de cifras.
api-WrittenFigures-text = El archivo, en TOML.
api-TriedFigures = Un archivo de cifras y lo que se quiere jugar con él.
api-TriedFigures-text = El archivo, en TOML.
api-TriedFigures-options = Lo elegido para las opciones del juego; las demás quedan como están de fábrica.
api-RoomFigures = Con qué cifras se juega en una sala, si no son las del propio juego. Sus valores son solo para quienes juegan en ella.
api-RoomFigures-digest = Lo que las distingue de otras; el registro de la partida lo lleva también.
api-RoomFigures-tables = Las tablas que no son las del propio juego, por archivo y nombre.
api-OwnList = En qué queda una lista escrita por un jugador.
api-OwnList-kept = La lista tal como la guardan opciones y registros, en ningún idioma; es lo que recibe make_room.
api-OwnList-name = El nombre que se da a sí misma.
api-OwnList-points = Cuántos puntos suma.
api-OwnList-limit = Cuántos puntos puede tener.
api-OwnList-flaws = Lo que hay que decir de ella, lo peor primero.

## Personas

api-Person = Alguien que juega: un invitado o el titular de una cuenta.
api-Person-id = El identificador de la persona.
api-Person-guest = Si no tiene cuenta.
api-Person-admin = Si cuida de este servidor.
api-any-name = El nombre que ven los demás.
api-any-language = El idioma en que se le habla.
api-Me = Quién pregunta, si se sabe.
api-Me-person = La persona; null si no hay sesión.
api-Me-account = Su cuenta; null si es un invitado.
api-Me-home = Si es la máquina de casa de alguien: solo hay invitados, sin cuentas.
api-Me-mail = Si el servidor envía correo: una cuenta empieza entonces con una carta a una dirección; si no, con un nombre y una contraseña.
api-Account = Lo que una cuenta añade a una persona, solo para sus ojos.
api-Account-email = La dirección de correo de la cuenta; null si no tiene.
api-Account-confirmed = Si la dirección está confirmada; solo entonces se le envían avisos.
api-any-notify-email = Si se avisa por correo de que toca jugar.
api-any-webhook = Una dirección, que empiece por https://, a la que se avisa de que toca jugar; vacía si no hay ninguna.
api-Account-passkeys = Las llaves con las que se puede entrar.
api-Passkey = Una llave con la que alguien puede entrar.
api-Passkey-id = Su identificador.
api-Passkey-name = Cómo la llama su dueño.
api-Passkey-created = Cuándo se creó.
api-NewGuest = Alguien que quiere entrar solo con un nombre.
api-SignUp = Alguien que quiere que se le vuelva a reconocer, en un servidor que envía correo.
api-SignUp-email = La dirección a la que va la carta.
api-any-token = Lo que va en el enlace de la carta, detrás de la #.
api-OneToken = El enlace de una carta.
api-OneAddress = La dirección de que se trata.
api-OneAddress-email = La dirección a la que va la carta.
api-NewSecret = Una contraseña nueva en lugar de una olvidada.
api-NewSecret-password = La contraseña nueva, de al menos diez caracteres.
api-Opened = Para qué es el enlace de una carta.
api-Opened-kind = Crear una cuenta (confirm), una contraseña nueva (reset) o una dirección nueva (address-change).
api-Opened-email = La dirección a la que fue la carta.
api-Opened-name = El nombre elegido, o el de la cuenta.
api-OnePassword = La contraseña, una vez más.
api-OnePassword-password = La contraseña.
api-Session = Un navegador en el que alguien ha entrado.
api-Session-id = Su identificador.
api-Session-browser = El navegador y su sistema, como Firefox · Linux; vacío si no lo dijo.
api-Session-created = Cuándo empezó.
api-Session-seen = Cuándo se usó por última vez.
api-Session-here = Si es la que pregunta.
api-Farewell = Lo que ha de ser de las partidas en curso de quien se marcha.
api-Farewell-games = Por sala: sigue un programa (bot), se rinde (resign) o deciden los demás (leave). En una partida que no figure sigue un programa o, si no juega nadie más en ella, se rinde.
api-NewAccount = Alguien que quiere que se le vuelva a reconocer.
api-NewAccount-password = La contraseña, de al menos diez caracteres.
api-NewAccount-token = Lo que va en el enlace de la carta, detrás de la #; vacío en un servidor que no envía correo.
api-PasswordSignIn = El inicio de sesión con contraseña.
api-PasswordSignIn-email = La dirección de correo de la cuenta, o su nombre.
api-PasswordSignIn-password = La contraseña.
api-PasswordChange = Una contraseña nueva en lugar de la anterior.
api-PasswordChange-old = La que vale ahora.
api-PasswordChange-new = La nueva, de al menos diez caracteres.
api-MeChange = Lo que alguien cambia de sí mismo; lo que no figura queda como está.
api-PasskeyOptions = Lo que pide el WebAuthn del navegador.
api-PasskeyOptions-ticket = Vuelve con lo que responda el navegador.
api-PasskeyOptions-options = Las opciones de navigator.credentials, en el JSON propio de WebAuthn.
api-PasskeyAnswer = Lo que respondió el WebAuthn del navegador.
api-PasskeyAnswer-ticket = El resguardo que vino con las opciones.
api-PasskeyAnswer-credential = La credencial, en el JSON propio de WebAuthn.
api-PasskeyAnswer-name = Cómo ha de llamarse una llave nueva; no hace falta para entrar.

## Salas y asientos

api-Rooms = Salas, las mías y las de otros.
api-Rooms-mine = Aquellas en las que me siento.
api-Rooms-open = Las públicas de otros, con un asiento libre o en juego.
api-Room = Una partida que se prepara, que se juega o sobre la que se vuelve.
api-Room-id = Su identificador, que es también el de la partida.
api-Room-game = El juego, por su clave, como lepanto.
api-any-game = El identificador de la sala, que es también el de la partida.
api-any-scenario = El escenario.
api-any-options = Lo elegido para cada opción del juego.
api-Room-host = El identificador de quien la creó.
api-Room-public = Si puede verla cualquiera.
api-Room-stage = Hasta dónde ha llegado.
api-Room-seats = Sus asientos.
api-Room-clock = El tiempo para pensar; null en una partida sin reloj.
api-Room-paused = Si el reloj está parado.
api-Room-proposals = Lo que está propuesto ahora.
api-Room-waiting = Los asientos a los que se espera, hasta donde puede saberlo cualquiera: mientras las respuestas son secretas, todos, haya hablado quien haya hablado.
api-Room-created = Cuándo se creó.
api-Room-updated = Cuándo ocurrió algo en ella por última vez.
api-Room-link = La parte secreta de su enlace, para quien puede compartirlo: quien la creó y quienes juegan, y cualquiera mientras una sala pública espera jugadores. Si no, vacía.
api-any-commitment = Un resumen de la semilla de los dados, publicado antes de que nadie añadiera una palabra, para poder comprobar la semilla cuando se muestra al final.
api-Room-frozen = Si la partida dio con un fallo nuestro y no admite respuestas hasta que se corrija.
api-Room-closed = Por qué quien lleva el servidor cerró la sala, si fue así.
api-Room-figures = Con las cifras de quién se juega; null si son las del propio juego. Quien ocupa un asiento las acepta.
api-Stage = Hasta dónde ha llegado una sala: espera jugadores, se juega, ha terminado o se cerró.
api-Seat = Un sitio en la mesa: una persona, un programa, o nadie todavía.
api-Seat-seat = El nombre del asiento en el juego.
api-Seat-person = El identificador de su dueño; vacío si no hay nadie o es un programa.
api-Seat-name = El nombre de su dueño.
api-Seat-bot = El programa que lo juega; vacío si no es un programa.
api-Seat-left = Los segundos que le quedaban cuando se le preguntó por última vez; null si no hay reloj.
api-Seat-since = Cuándo se le preguntó por última vez; null si no se le pregunta o si el reloj está parado.
api-Seat-gone = Si su dueño se ha ido para siempre.
api-Clock = El tiempo para pensar, en segundos.
api-Clock-bank = Con cuánto se empieza.
api-Clock-turn = Cuánto añade cada turno.
api-Clock-most = Cuánto se puede llegar a ahorrar.
api-NewRoom = Lo que alguien quiere jugar.
api-NewRoom-game = El juego, por su clave, como lepanto.
api-NewRoom-options = Lo elegido para opciones del juego; las demás quedan como vienen.
api-NewRoom-mine = Los asientos que ocupo.
api-NewRoom-bots = Los asientos para programas, cada uno con el nombre del programa.
api-NewRoom-clock = El tiempo para pensar; null para jugar sin reloj.
api-NewRoom-public = Si cualquiera puede verla y unirse; si no, solo quien tenga el enlace.
api-any-entropy = Cualquier cosa que entre en la semilla de los dados, para que nadie más la elija por su cuenta.
api-SitDown = Ocupar un asiento.
api-SitDown-figures = El resumen de las cifras que se aceptan, en una sala que tiene cifras propias.
api-NewRoom-figures = El texto de un archivo de cifras del juego impreso, para una sala privada; si no, vacío.
api-SitDown-commitment = El compromiso que se vio antes de añadir la palabra; si la sala tiene otro, no se ocupa el puesto.
api-NewRoom-commitment = El compromiso que se pidió antes; hace falta si hay una palabra para los dados. Sin él se sortea ahora una semilla.
api-NewCommitment = La petición de un compromiso.
api-NewCommitment-game = El juego, por su clave.
api-Commitment = Lo que se publica de una semilla.
api-OneSeat = El asiento del que se trata.
api-BotSeat = Un programa para un asiento.
api-BotSeat-bot = El programa, por su nombre.
api-any-seat = El asiento, por su nombre en el juego.
api-Proposal = Algo que necesita el acuerdo de todos.
api-any-kind = Lo que se propone: tablas, retirar la última respuesta, parar el reloj o volver a ponerlo en marcha.
api-Proposal-by = El asiento que lo propuso.
api-Proposal-agreed = Los asientos que están de acuerdo.
api-NewProposal = Una propuesta, o el acuerdo con ella.
api-NewProposal-seat = El asiento mío que propone o acepta.
api-Spoken = Algo dicho en una sala.
api-Spoken-id = Su número; las frases posteriores lo tienen mayor.
api-Spoken-person = El identificador de quien lo dijo.
api-Spoken-name = El nombre de quien lo dijo.
api-Spoken-at = Cuándo.
api-Spoken-words = Lo dicho.
api-Spoken-hidden = Si quien lleva el servidor lo ha ocultado; entonces las palabras están vacías.
api-NewWords = Algo que decir en una sala.
api-NewWords-words = Las palabras.

## Lo que una parte del público sabe de una partida

api-Whole = Todo lo que una parte del público puede saber de una partida.
api-any-is = Qué estructura es esta.
api-any-type = De qué clase es.
api-Whole-seat = La parte del público: un asiento, o vacío para los espectadores.
api-any-version = La versión de esta parte del público: crece con cada cambio que puede notar.
api-Whole-header = Qué partida es.
api-Whole-state = La posición, en la forma propia del juego, sin nada que esta parte del público no pueda saber.
api-any-ask = Lo que se pregunta ahora a este asiento; null si nada.
api-any-waiting = A quién se espera; null si a nadie.
api-Whole-standing = Las órdenes permanentes de este asiento.
api-any-can-undo = Si este asiento puede retirar su última respuesta sin pedir permiso a nadie.
api-any-outcome = Cómo terminó la partida; null mientras sigue.
api-any-lines = Lo ocurrido, como se lee.
api-Event = Lo que cambió para una parte del público entre dos de sus versiones.
api-Event-seat = La parte del público: un asiento, o vacío para los espectadores.
api-Event-before = La versión de la que parte; a quien no está en ella le falta algo, y vuelve a enviar watch.
api-Event-changes = Los campos de la posición que cambiaron, enteros; de un diccionario, solo las claves que cambiaron, con null para la que ya no está.
api-Replayed = Una página de cómo fue la partida para una parte del público. En ella no se pregunta nada, y las líneas del diario van solo con los sucesos.
api-Replayed-start = Dónde estaba en la versión first.
api-Replayed-events = Todo lo que cambió después de first y hasta until, en orden.
api-Replayed-first = La versión con la que empieza la página.
api-Replayed-until = La versión con la que acaba y empieza la siguiente.
api-Replayed-last = La versión más nueva de esta parte del público; más allá no hay página.
api-Logged = Una página del diario de una parte del público.
api-Logged-lines = Sus líneas, de la más antigua a la más nueva.
api-Logged-before = Con qué before se pide la página anterior a esta; 0 si no la hay.
api-Header = Qué es una partida, antes de que nadie hable.
api-Header-game = El juego, por su clave, como lepanto.
api-Header-seats = Quién tiene cada asiento: el identificador de una persona, o bot: y el nombre de un programa.
api-Header-entropy = Lo que cada asiento añadió a los dados.
api-Header-seed = La semilla de los dados; vacía hasta que termina la partida.
api-Header-typed = Si cada cual tira sus dados y escribe lo que sale.
api-Header-format = La versión del formato del registro.
api-Header-figures = Lo que distingue de otras las cifras con que se juega; falta si son las del propio juego.
api-Ask = Lo que un asiento ha de elegir.
api-Ask-choice = Entre qué se elige y, por tanto, la forma de la respuesta.
api-Ask-about = El asunto público de la pregunta, en la forma propia del juego.
api-Ask-secret = Si la respuesta queda oculta para todos los demás.
api-Ask-window = El nombre de una ventana de reacción, que puede responder una orden permanente; vacío si no lo es.
api-Pick = Elegir una de las opciones: la respuesta es una cadena.
api-Pick-options = Las opciones.
api-Some = Elegir varias de las opciones, cada una una vez: la respuesta es una lista de cadenas.
api-Some-options = Las opciones.
api-Some-least = Cuántas como mínimo.
api-Some-most = Cuántas como máximo.
api-Each = Elegir una opción para cada clave: la respuesta es un objeto.
api-Each-options = Cada clave con sus opciones.
api-Orders = Dar una orden a una pieza: la respuesta es un Order.
api-Orders-verbs = Los verbos que son posibles ahora.
api-Route = Elegir el camino de una pieza, tramo a tramo: la respuesta es un objeto con piece y legs, cada tramo con how y, según haga falta, amount o at.
api-Route-pieces = Las piezas que pueden ir.
api-Route-legs = Las clases de tramo que son posibles.
api-Place = Elegir la posición de una pieza: la respuesta es un objeto con piece, x, y y facing.
api-Place-pieces = Las piezas que se pueden colocar.
api-Waiting = Lo que una parte del público puede saber de a quién se espera.
api-Waiting-seats = Los asientos; si las respuestas son secretas, todos los demás hasta que hable el último.
api-Waiting-about = El asunto público, en la forma propia del juego.
api-Outcome = Cómo terminó una partida.
api-Outcome-winner = El asiento que ganó; null si hay tablas.
api-Outcome-reason = Por qué terminó, como clave de una frase.
api-Outcome-points = Los puntos de cada asiento, como pares.
api-Outcome-args = Los argumentos de esa frase, como pares.
api-Line = Algo que ocurrió, y en qué se apoya.
api-Line-at = La versión que tenía entonces esa parte del público.
api-Line-throws = Las tiradas que llevaron a ello.
api-Line-because = Los números en que se apoya.
api-Throw = Unos dados que cayeron.
api-Throw-faces = Lo que muestran.
api-Tally = Un número y todas las razones de que sea el que es; su valor es top / bottom.
api-Tally-top = El numerador de su valor.
api-Tally-bottom = El denominador de su valor.
api-Tally-changes = Sus pasos, en orden.
api-Change = Un paso de un número.
api-Change-how = Lo que se hizo: base, plus (sumar), times (multiplicar), divided (dividir), rounded_up y rounded_down (redondear hacia arriba o hacia abajo), at_most o at_least (tope o mínimo).
api-Change-amount = Por cuánto.
api-Change-over = Entre cuánto se divide la cantidad: 3 y over 4 son tres cuartos. No figura si es 1.

## Mensajes de la conexión

api-Watch = Oír una partida, desde un asiento mío o como espectador. Llegan un mensaje room y, si la partida ha empezado, uno whole; enviado otra vez, lo trae todo de nuevo.
api-Watch-seat = Un asiento mío; vacío, como espectador.
api-Unwatch = Dejar de oír una partida.
api-Unwatch-seat = El asiento desde el que se oía.
api-CallFrame = Una llamada al motor de una partida.
api-CallFrame-id = Un número propio de quien llama; la respuesta lleva el mismo.
api-CallFrame-call = Una de las llamadas de más abajo.
api-Answer = Lo que resultó de una llamada.
api-Answer-id = El número de la llamada.
api-Answer-reply = Una de las respuestas de más abajo.
api-RoomFrame = Una sala que cambió.
api-RoomFrame-room = La sala tal como está ahora.
api-RoomFrame-seen = Solo justo después de un watch desde un asiento: hasta qué versión había visto la partida su dueño, en cualquier aparato.
api-SpokenFrame = Algo dicho en una sala, para quienes se sientan en ella.
api-SpokenFrame-spoken = Lo dicho.
api-ProblemFrame = Por qué no se pudo atender un mensaje.
api-ProblemFrame-room = El identificador de la sala; vacío si el mensaje no se pudo leer.
api-ProblemFrame-problem = Qué ocurre.
api-ProblemFrame-id = El número de la llamada; null si no era una llamada.

## Llamadas

api-Look = Muestra todo lo que una parte del público puede saber; la respuesta es whole, o done si no hay nada nuevo.
api-Look-seat = Un asiento mío; vacío, como espectador.
api-Look-since = Desde qué versión se quiere lo ocurrido.
api-Look-known = La versión que tiene quien llama; a quien tiene la última se le responde done.
api-Say = Responde a lo que se pregunta a un asiento; la respuesta es done o refusal.
api-Check = Dice si una respuesta estaría permitida, sin darla; la respuesta es done o refusal.
api-Try = Dice en qué queda una respuesta que aún se está formando: la más cercana que está permitida; la respuesta es tried.
api-Undo = Retira las últimas respuestas de un asiento; la respuesta es done o refusal. Retirar las de otros se propone por HTTP.
api-Undo-agreed = Solo para el servidor: desde un navegador ha de ir vacío.
api-Undo-count = Cuántas respuestas.
api-Command = Da una orden a muchas piezas: se convierte en respuestas sueltas, en un orden que funciona, cada una juzgada por sí misma. La respuesta es followed.
api-Command-pieces = Las piezas.
api-Command-order = La orden; su pieza queda vacía.
api-Order = Lo que se manda a una pieza.
api-Order-verb = El verbo.
api-Order-piece = La pieza.
api-Order-objects = Sobre qué actúa el verbo.
api-Delegate = Deja a la doctrina lo que a este asiento le queda por responder del asunto que tiene delante. La respuesta es done en cuanto queda encargado, o refusal; lo que se responda llega como sucesos.
api-Stand = Deja órdenes permanentes, en lugar de las anteriores; la respuesta es done o refusal.
api-Stand-orders = Las órdenes, con las palabras propias del juego.
api-Leave = Se rinde; la respuesta es done o refusal.
api-Leave-why = Desde un navegador se toma siempre por resigned (se rinde); el tiempo agotado se reclama por HTTP.
api-Offers = Dice a qué piezas se les puede mandar algo y qué se le puede mandar a una; la respuesta es offered.
api-Offers-piece = La pieza; vacía, lo que no se manda a ninguna.
api-Chances = Dice qué puede resultar de una respuesta, sin darla; la respuesta es odds.
api-Hint = Dice qué respondería la doctrina, con lo que este asiento puede saber; la respuesta es advice.
api-any-reply = El nombre que le da quien llama, de cualquier clase; enviado otra vez con el mismo nombre, cuenta una sola vez.
api-any-answer = La respuesta, en la forma de lo que se pregunta.
api-any-piece = La pieza.

## Respuestas

api-Done = Está hecho y guardado.
api-Refusal = No se hizo y nada ha cambiado.
api-Refusal-error = La clase de error, como Refused, Unreadable, NotAsked o CannotUndo.
api-Refusal-proof = Lo que lo demuestra: piezas y lugares, en la forma propia del juego, para que el cliente los señale.
api-Followed = Se dio una orden a muchas piezas.
api-Followed-given = En cuántas respuestas se convirtió.
api-Followed-refused = Qué piezas no pudieron seguirla, cada una con su negativa.
api-any-scene = El aspecto de la posición: una escena como la describe maestre.play.board, solo para juegos sin tablero propio en el navegador. En un suceso, lo que cambió: piezas que ya no están, piezas que se ponen, y lo demás que sea otro.
api-Offered = Lo que se puede mandar ahora.
api-Offered-able = Las piezas a las que se les puede mandar algo.
api-Offered-offers = Lo que se le puede mandar a la pieza por la que se preguntó.
api-Offer = Una respuesta que las reglas permiten.
api-any-words = Lo mismo con palabras.
api-Offer-where = El lugar que hay que tocar para darla, en los números del tablero del juego.
api-Offer-touches = Los ids que se tocan para ello en un tablero descrito, en orden: piezas y lugares. Sin ninguno es un botón.
api-Offer-marks = Las palabras propias del juego para lo que tiene de especial.
api-Tried = En qué queda una respuesta que aún se está formando.
api-Tried-snap = La respuesta más cercana que está permitida.
api-Snap = La respuesta permitida más cercana a la que se intentó.
api-Snap-marks = Lo que la muestra en el tablero, en la forma propia del juego.
api-Snap-why = Lo que impide la respuesta que se intentó; null si está permitida tal cual.
api-Odds = Todo lo que puede resultar de una respuesta.
api-Odds-rows = Lo que puede resultar, lo más probable primero; nada si no se tiran dados.
api-Odds-exact = Si las probabilidades están contadas; si no, salen de muchos ensayos.
api-Odds-assumed = Lo que se supone que otros responden por el camino.
api-Chance = Algo que puede resultar de una respuesta.
api-Chance-changes = Lo que cambia; vacío si nada.
api-Chance-chance = Con qué probabilidad, sobre 1.
api-Chance-margin = Cuánto puede desviarse; 0 si es exacta.
api-Advice = Lo que respondería la doctrina.

## Denuncias y cuidar de un servidor

api-make-report = Denunciar una frase de la charla, o el nombre de un puesto. Una frase la denuncia quien se sienta en su sala, un nombre quien puede ver la sala; lo propio no se puede denunciar. Dos veces lo mismo cuenta una.
api-read-notes = Decir que ya se ha leído. Lo que /api/me dio como avisos hasta este número se borra.
api-list-reports = Dar la lista de denuncias. Las que esperan, primero la más antigua; las resueltas, primero la última; cincuenta como mucho.
api-list-reports-settled = Si se quieren las resueltas en vez de las que esperan.
api-settle-report = Resolver una denuncia. Con ella se resuelven las demás de lo mismo, y a quienes las hicieron se les dice la próxima vez.
api-settle-report-report = La denuncia, por su número.
api-NewReport = Denuncia de una frase de la charla o del nombre de un puesto.
api-NewReport-room = La sala.
api-NewReport-reason = Por qué.
api-NewReport-line = La frase, por su número; 0 si es un nombre.
api-NewReport-seat = El puesto cuyo nombre se denuncia; vacío si es una frase.
api-NewReport-words = Qué más conviene saber.
api-NotesRead = Hasta dónde se ha leído.
api-NotesRead-until = El número del último aviso que se mostró.
api-Note = Algo que hay que decir a alguien.
api-Note-id = Su número.
api-Note-message = Qué decir.
api-Me-notes = Qué decirle desde la última vez: en qué quedaron sus denuncias, o qué se hizo con las que otros hicieron de esa persona.
api-Settling = En qué queda una denuncia.
api-Settling-outcome = En nada, en un aviso, en ocultar las palabras, en otro nombre o en una expulsión, que también oculta las palabras.
api-Settling-why = Palabras para la persona denunciada y para el registro.
api-Settling-days = Cuántos días dura la expulsión; si falta, para siempre.
api-Settling-name = El nombre nuevo.
api-ReportSeen = Una denuncia como la ve un administrador.
api-ReportSeen-report = La denuncia.
api-ReportSeen-lines = Lo que se dijo en la sala hasta esa frase.
api-ReportSeen-before = Cuántas denuncias de la misma persona hubo antes.
api-ReportRow = Una denuncia.
api-ReportRow-id = Su número.
api-ReportRow-made = Cuándo se hizo.
api-ReportRow-kind = Si se denunciaron palabras o un nombre.
api-ReportRow-reason = Por qué.
api-ReportRow-words = Lo que añade quien denuncia.
api-ReportRow-quoted = Las palabras o el nombre, como eran entonces.
api-ReportRow-reporter = Quién la hizo; vacío si ya no está.
api-ReportRow-reporter-name = Cómo se llama ahora.
api-ReportRow-about = De quién trata; vacío si ya no está.
api-ReportRow-about-name = Cómo se llama ahora.
api-ReportRow-room = La sala; vacía si ya no existe.
api-ReportRow-settled = Cuándo se resolvió, si es así.
api-ReportRow-outcome = En qué quedó.
api-ReportRow-who = Quién la resolvió.
api-Uttered = Una frase de la charla, oculta o no.
api-Uttered-id = Su número.
api-Uttered-at = Cuándo se dijo.
api-Uttered-person = Quién la dijo.
api-Uttered-name = Cómo se llama.
api-Uttered-words = Qué se dijo.
api-Uttered-hidden = Si está oculta para quienes juegan.
