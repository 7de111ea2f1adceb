# Lepanto en el navegador: las palabras del tablero y del panel de órdenes.

lepanto-board = Tablero de Lepanto con { $count ->
    [one] un buque
   *[other] { $count } buques
}
lepanto-orders = Órdenes
lepanto-phase = La fase
lepanto-ship = { $ship }, { $kind }, { $side }, hexágono { $hex }, proa al { $facing }
lepanto-ship-marked = { $ship }, { $kind }, { $side }, hexágono { $hex }, proa al { $facing }; { $marks }
lepanto-hex = Hexágono { $hex }, { $ground }
lepanto-ground-sea = mar abierto
lepanto-ground-shore = orilla: solo para galeotas
lepanto-ground-land = tierra
lepanto-ground-track = registro de turnos
lepanto-place-aetolia = ETOLIA
lepanto-place-scropha = Punta Scropha
lepanto-place-gulf = GOLFO DE PATRAS

lepanto-turn = Turno { $turn }
lepanto-turn-of = Turno { $turn } de { $last }
lepanto-side-phase = { $side }: { $phase }
lepanto-wind = Viento hacia el { $wind }
lepanto-wind-calm = Calma; viento nuevo hacia el { $wind }

lepanto-score = { $side } { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}

lepanto-short-1 = O
lepanto-short-2 = SO
lepanto-short-3 = SE
lepanto-short-4 = E
lepanto-short-5 = NE
lepanto-short-6 = NO

lepanto-mark-exhausted = chusma exhausta
lepanto-mark-repulsed = rechazo
lepanto-mark-immobilised = sin movimiento
lepanto-mark-reserve = en reserva
lepanto-mark-towed = a remolque
lepanto-mark-tows = remolca una galeaza
lepanto-mark-rams = trabado con el enemigo tras embestir
lepanto-mark-rammed = embestido por el enemigo
lepanto-mark-done = ya ha actuado en esta fase

## El panel

lepanto-guide-opening = Comienza el turno.
lepanto-guide-movement = Toque un buque iluminado para ver adónde puede ir, o elija una escuadra entera. { $count ->
    [0] Ningún buque puede mover ya.
    [one] Queda un buque por mover.
   *[other] Quedan { $count } buques por mover.
}
lepanto-guide-combat = Toque un buque propio para ver a quién puede atacar, o un enemigo para ver quién puede atacarlo. { $count ->
    [0] Ningún buque puede atacar ya.
    [one] Queda un buque que puede atacar.
   *[other] Quedan { $count } buques que pueden atacar.
}
lepanto-guide-reorientation = Toque un buque iluminado para cambiar su rumbo, o elija varios. { $count ->
    [0] Ningún buque puede girar ya.
    [one] Queda un buque que puede girar.
   *[other] Quedan { $count } buques que pueden girar.
}
lepanto-waiting = Se espera a: { $side }.
lepanto-clear = Quitar la selección
lepanto-close = Cerrar

lepanto-ship-word = Buque
lepanto-hex-word = Hexágono
lepanto-heading = Proa
lepanto-marks = Estado
lepanto-guns = Cañones
lepanto-arms = Armas ligeras
lepanto-boarding = Abordaje
lepanto-points = Puntos
lepanto-under = Escuadra { $code }, { $commander }
lepanto-attackers = Quién puede atacarlo
lepanto-against = Contra { $ship }
lepanto-no-attackers = Ningún buque suyo puede atacarlo ahora.
lepanto-no-offers = Este buque no puede hacer nada más en esta fase.
lepanto-touch-hex = Toque un hexágono marcado en el tablero, o elija en la lista.
lepanto-offers = Ver la lista ({ $count })
lepanto-choose-heading = Hexágono { $hex }: elija la proa
lepanto-go = { $hex }: { $how }
lepanto-go-headings = { $hex }: { $count ->
    [one] un rumbo posible
   *[other] { $count } rumbos posibles
}

lepanto-legend = Lo que cuesta llegar
lepanto-legend-sail = a vela
lepanto-legend-row = a remo

lepanto-considered = Orden en preparación
lepanto-cost-sail = { $count } a vela
lepanto-cost-oar = { $count } a remo
lepanto-cost-turn = { $count ->
    [one] un giro
   *[other] { $count } giros
}
lepanto-cost-tires = agota a la chusma
lepanto-cost-rams = embiste
lepanto-tick-arms = Blancos de las armas ligeras
lepanto-tick-board = Buques que van al abordaje
lepanto-consider-arms = Armas ligeras contra { $count ->
    [one] { $others }
   *[other] { $count } blancos: { $others }
}
lepanto-consider-board = Al abordaje de { $ship } { $count ->
    [one] va { $others }
   *[other] van { $count } buques: { $others }
}
lepanto-weighing = Calculando las probabilidades…
lepanto-or = O bien:
lepanto-confirm = Confirmar
lepanto-attack = Atacar
lepanto-cancel = Cancelar

lepanto-many = { $count ->
    [one] Un buque elegido
   *[other] { $count } buques elegidos
}
lepanto-many-able = { $count ->
    [0] ninguno puede actuar ya
    [one] uno puede actuar
   *[other] { $count } pueden actuar
}
lepanto-many-advance = Avanzar
lepanto-many-advance-hard = Avanzar a boga arrancada (agota)
lepanto-many-head = Poner rumbo…
lepanto-many-head-hard = Rumbo a boga arrancada (agota)…
lepanto-many-fire = Cañones
lepanto-many-volley = Armas ligeras
lepanto-many-board = Al abordaje
lepanto-many-face = Girar la proa…
lepanto-aimed = Blanco: { $ship }
lepanto-aim-free = Blanco libre
lepanto-aim-help = Cada buque elige el mejor blanco. Toque un enemigo para señalar uno; para el abordaje hace falta.
lepanto-followed = { $count ->
    [0] Ningún buque ha podido cumplir la orden.
    [one] Un buque ha cumplido la orden.
   *[other] { $count } buques han cumplido la orden.
}
lepanto-not-followed = { $count ->
    [one] Uno no ha podido
   *[other] { $count } no han podido
}

lepanto-squadrons = Escuadras
lepanto-squadron-able = { $able }/{ $total } por actuar
lepanto-all-able = Todos los que pueden actuar ({ $count })
lepanto-squadron = { $code } · { $commander } ({ $count })
lepanto-select-squadron = Elegir la escuadra { $code }
lepanto-able-only = Solo los que pueden actuar ({ $count })
lepanto-able = puede actuar
lepanto-is-target = posible blanco
lepanto-none-able = Ningún buque puede actuar ahora. Quite el filtro para verlos todos.

lepanto-tows = Galeazas que se toman a remolque
lepanto-tow = { $count ->
    [0] Seguir sin remolques nuevos
    [one] Tomar una a remolque
   *[other] Tomar { $count } a remolque
}

lepanto-rams-due = Embestidas por resolver
lepanto-hint = Consejo
lepanto-advice = Consejo de la doctrina
lepanto-advice-shown = Está señalado en el tablero.
lepanto-advice-take = Hacerlo
lepanto-advice-leave = Dejarlo
lepanto-undo = Deshacer
lepanto-delegate = Dejar la fase a la doctrina
lepanto-delegate-note = La doctrina dará las órdenes que quedan de esta fase y la terminará. Lo que decidan los dados no podrá deshacerse.
lepanto-delegate-yes = Dejar la fase
lepanto-end = Terminar la fase
lepanto-end-left = { $count ->
    [one] uno puede actuar aún
   *[other] { $count } pueden actuar aún
}
lepanto-confirms = Confirmar cada orden

## El teclado

lepanto-key-arrows = Ir al buque o hexágono más cercano en esa dirección
lepanto-key-enter = Elegir; otra vez, pasar a los hexágonos marcados
lepanto-key-add = Añadir a la selección
lepanto-key-escape = Volver atrás o quitar la selección
lepanto-key-next = Siguiente buque que puede actuar
lepanto-key-all = Elegir todos los que pueden actuar
lepanto-key-order = { $order }, con varios buques elegidos

lepanto-figures-gunnery = Artillería
lepanto-figures-gunnery-letters = S hundido, M fallo
lepanto-figures-gunnery-row = Cañones
lepanto-figures-close_combat = Armas ligeras y abordaje
lepanto-figures-close_combat-letters = R rechazo, E eliminado, B ambos
lepanto-figures-close_combat-row = Proporción
lepanto-figures-ramming = Embestida
lepanto-figures-ramming-letters = E eliminado, I inmovilizado
lepanto-figures-ramming-row = Hexágonos
lepanto-figures-row-wrong = Seis letras, y cada una debe ser de estas: { $letters }
lepanto-figures-factors = Factores de las fichas
lepanto-figures-factors-note = Abordaje 0 es un buque sin ese factor.
lepanto-figures-guns = Cañones
lepanto-figures-arms = Armas
lepanto-figures-boarding = Abordaje
