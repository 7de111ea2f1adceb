# El cuaderno de una batalla en una mesa real

note-notebook = Cuaderno
note-notebooks = Cuadernos de batalla
note-new = Cuaderno nuevo
note-lead = Para una batalla en una mesa real: el turno y sus fases, el desgaste de cada uno y el tiempo. Funciona sin conexión.
note-unjudged = Sin arbitrar.
note-unjudged-why = Maestre no comprueba nada de lo que anote: deciden las reglas y ustedes.
note-none-yet = Todavía no hay ninguno: empiece uno con una lista suya o con un ejército listo.
note-whose = ¿Qué ejército?
note-mine = lista suya
note-against = { $name }, ¿contra cuál?
note-only = Solo { $name }
note-dropped = Se ha borrado el cuaderno de «{ $name }».
note-drop = Borrar el cuaderno
note-drop-one = Borrar el cuaderno: { $name }
note-drop-sure = Se borra lo anotado de toda la batalla.
note-kept = Se guarda en este dispositivo con cada toque, también sin conexión.
note-kept-nowhere = Este navegador no guarda nada: al cerrar la página se pierde.
note-full = En este dispositivo no cabe nada más: lo último no se ha guardado.
note-missing = Este cuaderno no está en este dispositivo.
note-unreadable = Las listas de este cuaderno no se pueden leer.
note-armies = Ejércitos

## El turno y el tiempo
note-turn-and-time = Turno y tiempo
note-turn = Turno { $turn }
note-turn-of = Turno { $turn } de { $turns }
note-step-of = Paso { $step } de { $steps }
note-next = Siguiente
note-next-turn = Turno siguiente
note-back = Atrás
note-undo = Deshacer
note-redo = Rehacer
note-battle-time = Tiempo de batalla
note-this-turn = turno
note-start = Poner el reloj en marcha
note-stop = Parar el reloj
note-time-left = Quedan { $time } del tiempo acordado.
note-time-over = Se acabó el tiempo acordado hace { $time }.
note-goes-on = Tras el turno { $turn }, en los más de los escenarios, se sigue con { $needed } o más en un dado.
note-clear = Quitar «{ $what }» a todos ({ $count })
note-times = El tiempo de cada turno
note-settings = Duración, reloj, borrar
note-turns = Turnos acordados
note-turns-note = 0: abierta. Las reglas ponen el último de una batalla normal.
note-minutes = Minutos acordados
note-minutes-note = 0: sin límite.
note-reset = Poner el reloj a cero
note-reset-sure = El reloj de la batalla y el de cada turno vuelven a cero, y se paran.

## Lo que se tacha
note-standing = En pie { $left } de { $count }{ $points ->
    [0] {""}
   *[other] {" "}· bajas por { $points } puntos
  }
note-struck = Fuera
note-of = { $what }: { $whose }
note-box = { $box } de { $count }
note-less = Uno menos
note-more = Uno más
note-several = { $count } más
note-half = La mitad o más
note-notes = Notas
