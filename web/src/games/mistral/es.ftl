# Palabras de Mistral en el navegador.

# Tablero

mistral-board = Mediterráneo occidental, { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
}
mistral-box-in = E
mistral-box-out = S
mistral-key-arrows = Ir de un lugar a otro
mistral-key-enter = Elegir, o dar el rumbo
mistral-key-escape = Soltar
mistral-key-next = Siguiente ficha que debe moverse
mistral-winds = Vientos
mistral-no-wind = Solo Vientos Predominantes
mistral-gale = Temporal de { $wind }, { $force }, en { $place }; alcance { $radius }
mistral-sail = { $count ->
    [one] { $count } Velero
   *[other] { $count } Veleros
}
mistral-spotted = Localizada
mistral-disorganised = Desorganizada
mistral-duty-blockade = en Bloqueo
mistral-duty-interdiction = en Interceptación
mistral-neutral = Neutral
mistral-kind-key = Puerto Importante ({ $owner })
mistral-kind-minor = Puerto Menor ({ $owner })
mistral-kind-large = Espacio Grande
mistral-kind-coastal = Espacio Costero
mistral-kind-strait = Espacio de Estrecho
mistral-kind-sea_zone = Zona de Mar
mistral-in-harbour = { $count ->
    [one] { $count } Escuadra en puerto
   *[other] { $count } Escuadras en puerto
}
mistral-flag-british = B
mistral-flag-savoy = Sa
mistral-flag-french = F
mistral-flag-genoese = G
mistral-flag-venetian = V
mistral-flag-spanish = E
mistral-flag-neapolitan = N
mistral-flag-knights = M
mistral-flag-pirate = P
mistral-flag-neutral = –

# Panel

mistral-panel = Órdenes y tableros
mistral-pages = Qué mostrar
mistral-page-now = Ahora
mistral-page-fleet = Flota
mistral-page-orders = Órdenes
mistral-page-calendar = Calendario
mistral-page-events = Eventos
mistral-page-prestige = Prestigio
mistral-page-origins = Fuentes
mistral-waiting = Se espera a: { $side }
mistral-guide = Toque un lugar o una ficha para verlos.
mistral-hint = ¿Qué haría el consejero?
mistral-hint-short = Consejo
mistral-choose = Elija
mistral-about = Sobre
mistral-about-all = Todo
mistral-confirm = Confirmar
mistral-cancel = Volver
mistral-considered = Su respuesta
mistral-answer-pass = Pasar
mistral-answer-done = Terminar
mistral-answer-yes = Sí
mistral-answer-no = No
mistral-answer-none = Ninguno
mistral-answer-keep = Conservar
mistral-verb-draw = Robar Órdenes
mistral-verb-issue = Emitir una Orden
mistral-verb-rendezvous = Enviar a una Reunión
mistral-verb-form = Formar
mistral-verb-unform = Deshacer una Formación
mistral-verb-subordinate = Subordinar
mistral-verb-release = Soltar lo Subordinado
mistral-verb-move = Cambiar una Escuadra de Formación
mistral-verb-transfer = Pasar Veleros
mistral-verb-post = Dar mando a un Líder
mistral-verb-relieve = Relevar a un Líder
mistral-verb-ransom = Rescatar a un Líder
mistral-verb-pair = Emparejar
mistral-verb-part = Separar
mistral-verb-prize = Incorporar una presa
mistral-verb-mend = Poner en regla
mistral-verb-attack = Atacar
mistral-verb-defy = Desafiar a los franceses y atacar
mistral-verb-join = Unirse a un Combate
mistral-verb-send = Enviar un Brulote
mistral-verb-extend = Prolongar una Orden
mistral-verb-hand_over = Traspasar una Orden
mistral-verb-fail = Finalizar una Orden
mistral-verb-recall = Poner fin a una Tarea
mistral-verb-defiance = Desafiar a los franceses
mistral-verb-convert = Convertir
mistral-asked = Le toca decidir.
mistral-page-standing = Rutina
mistral-never-again = { $what }, y no preguntarlo más
mistral-enough = No, y no volver a preguntarlo en este Impulso
mistral-search-on = Repetir la Búsqueda hasta Localizar algo; reservar un Auxiliar
mistral-always-so = Responder siempre así

# Rumbos

mistral-courses = Rumbos de este Incremento
mistral-courses-how = Elija una ficha y toque en el mapa adónde va, o escójalo en su lista.
mistral-course-of = Rumbo de { $stack }
mistral-bound = Destino
mistral-bound-of = Destino de { $stack }
mistral-bound-nowhere = Ninguno: preguntar cada vez
mistral-bound-for = Con destino a { $place }
mistral-resting = Las demás permanecen, sin preguntarlo más
mistral-sail-all = { $count ->
    [0] Permanecen todas
   *[other] Dar los rumbos ({ $count })
}

# Órdenes permanentes

mistral-standing = Órdenes permanentes
mistral-standing-note = Contestan por usted sin preguntarle, Turno tras Turno. Su rival no las ve.
mistral-standing-quiet = Crucero tranquilo
mistral-standing-clear = Preguntarlo todo
mistral-standing-alarm = En la mar, preguntar de todos modos
mistral-alarm-near = si hay cerca una ficha enemiga, una vez por Impulso
mistral-alarm-contact = si hay cerca una ficha enemiga
mistral-alarm-spotted = si hay alguna ficha Localizada
mistral-alarm-none = nunca
mistral-routine = ¿Qué quiere decidir usted?
mistral-routine-note = Un año tiene más de mil preguntas. Deje a la rutina las que casi siempre se contestan igual; podrá cambiarlo en la página Rutina.
mistral-routine-sea = En la mar, mantener el rumbo y no preguntar nada
mistral-routine-dice = No comprar ni cambiar dados
mistral-routine-ports = En puerto, reparar todo y no mover nada más
mistral-routine-requests = No pedir Refuerzos ni Suministros, ni tocar el Comercio de Levante
mistral-routine-forced = Contestar por mí donde solo cabe una respuesta; un rival que mire el reloj podría adivinarlo
mistral-routine-sending = Enviar a cada Tarea al Auxiliar que enviaría la doctrina
mistral-routine-set = Empezar así
mistral-standing-courses = Destinos
mistral-standing-how = Ninguno. Cuando le pidan los rumbos, elija una ficha y toque un lugar lejano.
mistral-standing-who = Ficha
mistral-standing-send = Fijar
mistral-standing-then = { $stack }, al llegar
mistral-then-ask = y preguntar al llegar
mistral-then-stay = y permanecer allí
mistral-then-enter = y entrar en puerto
mistral-standing-lift = { $stack }: quitar la orden
mistral-standing-sea = En la mar
mistral-standing-battle = En la Batalla y con los dados
mistral-standing-orders = Órdenes, peticiones y comercio
mistral-standing-ports = En puerto
mistral-passing = En este Impulso: { $what }
mistral-passing-search = En esta ventana de Tareas: Buscar en { $place } hasta Localizar algo
mistral-standing-ask = Preguntarlo

# Lugares

mistral-send = Enviar a { $place }: { $stack }
mistral-blockade-value = Valor de Bloqueo { $value }
mistral-repair-value = { $period ->
    [quarter] Reparación { $value } cada Trimestre
   *[turn] Reparación { $value } cada Turno
}
mistral-moored-ready = { $count } en puerto, Listas
mistral-moored-fitting_out = { $count } En Preparación
mistral-moored-in_ordinary = { $count } En Reparación
mistral-lanes = Rutas
mistral-way-with = viento a favor
mistral-way-against = viento en contra
mistral-way-none = sin viento aplicable
mistral-catch-number = (Coger el Viento: { $number })

# Tablero de Flota

mistral-fleet-board = Tablero de Flota
mistral-fleet-british = británicos
mistral-fleet-bourbon = borbónicos
mistral-side-austrian = austriacos
mistral-side-savoyard = saboyanos
mistral-under = en { $stack }
mistral-off-map = fuera del mapa
mistral-harbour-of = En el puerto de { $place }
mistral-away = Fuera del mapa
mistral-squadron = { $kind }, { $sail ->
    [one] { $sail } Velero
   *[other] { $sail } Veleros
}
mistral-squadron-unknown = Escuadra sin identificar
mistral-class-sol = NdL
mistral-class-sold = NdL (D)
mistral-class-flagship = Insignia
mistral-class-frigate = Fragatas
mistral-class-galley = Galeras
mistral-status-ready = Lista
mistral-status-fitting_out = En Preparación
mistral-status-in_ordinary = En Reparación
mistral-status-away = fuera
mistral-dp = { $dp } Puntos de Daño de { $rating }
mistral-rank-A = Almirante
mistral-rank-VA = Vicealmirante
mistral-rank-RA = Contraalmirante
mistral-rank-C = Comodoro
mistral-auxiliaries = Auxiliares
mistral-berth-available = Caja de Disponibles
mistral-berth-assigned = Asignados
mistral-berth-tasked = En una Tarea
mistral-berth-recovery = Caja de Recuperación
mistral-berth-trade = Pista de Levante

# Órdenes en mano

mistral-orders-hand = Órdenes en mano
mistral-no-orders = No tiene usted ninguna Orden.
mistral-chits-issued = Emitidas
mistral-chits-received = Recibidas
mistral-chits-fulfilled = Cumplidas
mistral-chits-failed = Falladas
mistral-held-by = { $holder } · cuenta: { $served }

# Calendario

mistral-calendar = Calendario
mistral-impulse = Impulso
mistral-increment = IPM
mistral-impulse-of = Impulso { $impulse }, IPM { $increment }
mistral-date = { $turn } de { $year }
mistral-phase-now = Paso:
mistral-turn-short = T{ $turn }
mistral-phase-roles = Papeles de los NdL (D)
mistral-phase-first-orders = Primeras Órdenes
mistral-phase-before-turn = Antes del Turno
mistral-phase-scattering = Dispersión de Convoyes
mistral-phase-arrivals = Llegadas
mistral-phase-weather = Vientos y Temporales
mistral-phase-pirates = Piratas
mistral-phase-dummies = Señuelos
mistral-phase-first-window = Tareas (primera ocasión)
mistral-phase-marking = Marcadores borbónicos
mistral-phase-british-moves = Movimiento británico
mistral-phase-second-window = Tareas (segunda ocasión)
mistral-phase-bourbon-moves = Movimiento borbónico
mistral-phase-joining = Uniones
mistral-phase-third-window = Tareas (tercera ocasión)
mistral-phase-searches = Búsquedas
mistral-phase-watches = Bloqueos e Interceptaciones
mistral-phase-gale-wear = Daños de los Temporales
mistral-phase-battles = Batallas
mistral-phase-gale-steps = Los Temporales avanzan
mistral-phase-concealment = Ocultación
mistral-phase-steadying = Reorganización de Desorganizadas
mistral-phase-handing-over = Prolongación y Traspaso de Órdenes
mistral-phase-judging = Órdenes cumplidas y falladas
mistral-phase-clearing = Fin del Impulso
mistral-phase-sinking = Pruebas de hundimiento
mistral-phase-events = Eventos
mistral-phase-orders = Órdenes
mistral-phase-assigning = Asignación de Auxiliares
mistral-phase-reinforcing = Refuerzos
mistral-phase-reorganising = Reorganización
mistral-phase-recovering = Recuperación de Auxiliares
mistral-phase-attrition = Desgaste
mistral-phase-auxiliary-blockades = Bloqueos de Auxiliares
mistral-phase-laying-up = Paso a Reparación
mistral-phase-repairs = Reparaciones
mistral-phase-fitting-out = Preparación
mistral-phase-relief = Relevo de Almirantes
mistral-phase-turn-end = Fin del Turno
mistral-phase-over = Fin de la partida

# Eventos y campañas

mistral-events = Diagrama de Eventos
mistral-event-done = ocurrido
mistral-event-open = posible
mistral-event-shut = aún no
mistral-event-from = desde { $year }
mistral-campaigns = Campañas Militares
mistral-front-ended = terminada
mistral-front-stopped = parada este Año
mistral-front-closed = sin abrir
mistral-front-marker = Marcador de Progreso en { $marker }
mistral-contingents = Contingentes

# Prestigio

mistral-prestige = Prestigio
mistral-book = Órdenes Cumplidas: { $fulfilled }. Falladas: { $failed }
mistral-score = Prestigio: brit. { $british }, borb. { $bourbon }
mistral-levant = Pista de Levante
mistral-trader = { $who }, desde el Turno { $turn }
mistral-no-traders = No hay fuerzas en la pista.

# Batalla

mistral-battle = Batalla: { $place }
mistral-battle-attacker = Ataca
mistral-battle-gauge = Barlovento
mistral-battle-shift = Columnas
mistral-battle-intensity = Intensidad
mistral-battle-level = Nivel de Daño
mistral-intensity-light = Ligera
mistral-intensity-medium = Media
mistral-intensity-heavy = Fuerte
mistral-step-attack = Ataque
mistral-step-withdraw = Retirada
mistral-step-reinforce = Refuerzos
mistral-step-leaders = Líderes
mistral-step-intensity = Intensidad
mistral-step-pairs = Combates
mistral-step-fire = Cambios y Brulotes
mistral-step-losses = Daños
mistral-companion = { $flagship } acompaña a { $squadron }

# Como listas

mistral-able = debe moverse
mistral-able-only = Solo las que deben moverse ({ $count })
mistral-stacks-own = Fichas propias ({ $count })
mistral-stacks-enemy = Fichas enemigas ({ $count })
mistral-stack = Ficha
mistral-where = Lugar
mistral-told = Rumbo
mistral-harbours = Puertos

# Lo que es nuestro

mistral-origins = Lo que es nuestro
mistral-origins-about = Manda el reglamento. No tenemos las reglas de la serie, el mapa, las fichas ni los cuadernos de órdenes, eventos y escenarios: lo que falta lo hemos reconstruido, o deducido de lo que sí tenemos. Cada cosa lleva su motivo y las reglas a las que sirve.
mistral-origin-reconstructed = Reconstruido: { $count }
mistral-origin-inferred = Deducido: { $count }
mistral-part-calendar = Calendario
mistral-part-weather = Vientos y Temporales
mistral-part-waters = Mapa y rutas
mistral-part-battle = Batalla
mistral-part-squadrons = Escuadras
mistral-part-formations = Formaciones y Líderes
mistral-part-auxiliaries = Auxiliares
mistral-part-upkeep = Desgaste y Reparaciones
mistral-part-convoys = Convoyes
mistral-part-corsairs = Corsarios, piratas y Caballeros
mistral-part-orders = Órdenes
mistral-part-events = Eventos y campañas
mistral-part-reinforcement = Refuerzos
mistral-part-prestige = Prestigio
mistral-part-scenarios = Escenarios
