## Lo que dicen las páginas de eventos

ev-events = Eventos
ev-lead = Una velada de su club: reúna las listas, vea cuáles son ilegales y por qué, empareje las rondas e imprima emparejamientos y clasificación.
ev-help = Cómo funciona
ev-new = Un evento nuevo
ev-event-name = ¿Cómo se llama?
ev-game = Juego
ev-game-other = Otro juego, sin listas
ev-rounds = Rondas
ev-where = ¿Dónde se guarda?
ev-where-device = En este dispositivo
ev-where-device-note = Usted pega las listas. Todo menos juzgarlas funciona sin conexión.
ev-where-online = En línea, con un enlace
ev-where-online-note = Los jugadores inscriben sus propias listas, ocultas hasta un plazo, y sus resultados.
ev-deadline = Listas hasta
ev-make = Empezar el evento
ev-on-device = guardado en este dispositivo
ev-mine-device = En este dispositivo
ev-mine-online = En línea
ev-none = Todavía ninguno.
ev-entered = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
ev-round-count = { $count ->
    [0] sin empezar
    [one] { $count } ronda
   *[other] { $count } rondas
}
ev-hosting = lo organiza usted
ev-closed = cerrado
ev-no-lists = sin listas
ev-planned = { $rounds ->
    [one] { $rounds } ronda
   *[other] { $rounds } rondas
}
ev-not-kept = Este evento no está en este dispositivo.
ev-full = No queda sitio en este dispositivo: lo que cambie ahora se pierde al cerrar la página. Guarde la clasificación o ponga el evento en línea.
ev-players = { $count ->
    [0] Jugadores
    [one] { $count } jugador
   *[other] { $count } jugadores
}
ev-add = Añadir jugadores y listas
ev-paste = Listas de todos los jugadores
ev-paste-names = Nombres de todos los jugadores
ev-paste-like = === Nombre / Club / Nación
ev-paste-how = Cada lista empieza con una línea «=== Nombre / Club / Nación»; o con líneas «Jugador: …», «Club: …», «Nación: …». Si no se nombra la nación, vale la facción de la propia lista. Quien vuelve con el mismo nombre trae una lista nueva.
ev-take-in = Añadir
ev-files = Abrir archivos…
ev-player-number = Jugador { $number }
ev-judged = { $judged } de { $count } listas juzgadas.
ev-illegal = { $count ->
    [one] Una es ilegal.
   *[other] { $count } son ilegales.
}
ev-unasked = No se han podido juzgar todas: no hay conexión con quien juzga. Puede admitirlas más abajo.
ev-ask-again = Juzgarlas ahora
ev-list-legal = legal
ev-list-illegal = ilegal
ev-list-let-in = admitida
ev-list-listless = sin lista
ev-list-unjudged = sin juzgar
ev-points-of = { $points } de { $limit } puntos
ev-left = se ha ido
ev-name = Nombre
ev-club = Club
ev-nation = Nación
ev-list = Lista
ev-let-in = Dejar jugar a { $name } de todos modos
ev-drop = Se ha ido: no emparejar más
ev-remove = Quitar
ev-bring-back = Vuelve a jugar
ev-next = Ronda { $round }
ev-results-first = Anote primero los resultados de la última ronda.
ev-too-few = Tienen que jugar al menos dos.
ev-still-open = { $count ->
    [one] Todavía no se puede jugar con una lista: { $names }. Corríjala o admita al jugador.
   *[other] Todavía no se puede jugar con { $count } listas: { $names }. Corríjalas o admita a los jugadores.
}
ev-first-how = Por sorteo, separando a los de un mismo club y después a los de una misma nación.
ev-swiss-how = Se enfrentan los de iguales puntos, nadie dos veces; si son impares, descansa uno de los últimos que aún no haya descansado.
ev-pair = Emparejar la ronda { $round }
ev-publish = Emparejar y publicar la ronda { $round }
ev-unpair = Emparejar de nuevo esta ronda
ev-swap = Intercambiar dos jugadores
ev-swap-who = Jugador { $number } del intercambio
ev-swap-do = Intercambiar
ev-round-of = Ronda { $round } de { $rounds }
ev-round-number = Ronda { $round }
ev-print-round = Imprimir los emparejamientos
ev-csv-rounds = Emparejamientos en CSV
ev-standings = Clasificación
ev-print-standings = Imprimir la clasificación
ev-csv-standings = Clasificación en CSV
ev-round = Ronda
ev-table = Mesa
ev-who-meets = Quién juega contra quién
ev-first = Primero
ev-second = Segundo
ev-result = Resultado
ev-score = Tanteo
ev-result-of = Resultado de la mesa { $table }
ev-score-of = Tanteo de { $name }
ev-open = pendiente
ev-won = Gana { $name }
ev-drawn = Empate
ev-bye = descansa
ev-bye-counts = vale como victoria
ev-nameless = (se ha ido)
ev-place = Puesto
ev-points = Puntos
ev-wdl = G-E-P
ev-wins-draws-losses = Ganadas, empatadas y perdidas; + descansos
ev-wins = Ganadas
ev-draws = Empatadas
ev-losses = Perdidas
ev-byes = Descansos
ev-opponents = Rivales
ev-opponents-note = Los puntos que sumaron los rivales, de media
ev-margin = Diferencia
ev-margin-note = Tanteo propio menos el de los rivales
ev-order = Orden: puntos, media de puntos de los rivales, diferencia, partidas entre quienes siguen iguales si todos se han enfrentado, sorteo.
ev-online = En línea
ev-online-how = Todo el que tenga el enlace ve emparejamientos, resultados y clasificación. Lo que hay aquí pasa allí.
ev-online-there = Este evento está en línea: siga allí.
ev-put-online = Ponerlo en línea
ev-forget = Borrar de este dispositivo
ev-forget-sure = Jugadores, listas y resultados de este dispositivo desaparecen del todo. Lo que esté en línea sigue allí.
ev-loading = Cargando el evento…
ev-link = Enlace a este evento
ev-copy = Copiar el enlace
ev-copied = Copiado
ev-organised-by = Lo organiza { $name }
ev-lists-until = Las listas se reciben hasta { $when } y siguen ocultas hasta entonces.
ev-lists-shown = Las listas están a la vista desde { $when }.
ev-end-deadline = Cerrar el plazo ahora
ev-end-deadline-sure = Ya no se reciben más listas, y todas quedan a la vista de todos.
ev-close = Cerrar el evento
ev-close-sure = Ya no cambia nada de él: ni jugadores ni resultados.
ev-strike = Borrar el evento
ev-strike-sure = El evento desaparece del todo, con todas las listas y resultados.
ev-is-closed = Este evento está cerrado.
ev-enter = Inscribirme
ev-enter-again = Cambiar mi inscripción
ev-your-name = Su nombre
ev-entered-as = Se ha inscrito como { $name }.
ev-hidden-note = Nadie más ve su lista antes del plazo.
ev-withdraw = Retirarme
ev-withdraw-sure = Se le saca del evento; lo que ha jugado queda.
ev-list-sent = lista enviada
ev-your-table = Su mesa en esta ronda
ev-say-result = Decir el resultado
ev-claimed = { $name } dice: { $result }.
ev-confirm = Es correcto
ev-wait-confirm = A la espera de que su rival diga lo mismo.
ev-play-here = Jugarla aquí
ev-to-room = A la partida
ev-add-one = Añadir un jugador
ev-see-list = Lista de { $name }
ev-scenario = Escenario
