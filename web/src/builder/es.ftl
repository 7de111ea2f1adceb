# El constructor de listas

## Las mías
build-mine = Mis listas
build-new = Lista nueva
build-none-yet = Todavía no hay ninguna: empiece una de cero, con un ejército listo o pegando un texto.
build-nameless = Sin nombre
build-dropped = Se ha borrado «{ $name }».
build-do-with = Qué hacer con { $what }
build-open = Abrir
build-copy = Copiar
build-copy-of = { $name } (copia)
build-share-or-print = Compartir, imprimir, exportar
build-compare = Comparar
build-compare-with = ¿Con cuál?
build-compare-mine = Comparar con una mía
build-compare-note = Cuántas hay en cada lista y lo que cuestan. Los nombres de los mandos no cuentan.
build-drop = Borrar
build-kept-here = Se guardan en este dispositivo, también sin conexión.
build-kept-there = Están también en su cuenta.
build-kept-account = Con una cuenta se guardan también en el servidor y llegan a todos sus dispositivos.
build-kept-nowhere = Este navegador no guarda nada: al cerrar la página se pierden.
build-kept-file = Guardarlas en un archivo

## Empezar una
build-from-nothing = De cero
build-from-ready = Con un ejército listo
build-from-text = Pegar un texto o abrir un archivo
build-from-file = Abrir un archivo
build-back = Volver
build-text = La lista, como texto o como JSON
build-text-like = Péguela aquí, en español o en inglés
build-keep-text = Guardarla y seguir

## La cabecera
build-undo = Deshacer
build-redo = Rehacer
build-out = Compartir, imprimir, exportar
build-of-limit = de { $limit }
build-points = Puntos
build-points-of = { $points } de { $limit } puntos
build-some-points = { $points } puntos
build-costs = { $points } puntos · en total { $total } de { $limit }
build-legal = Reglamentaria
build-flaws = { $count ->
    [one] 1 por corregir
   *[other] { $count } por corregir
  }
build-nothing-wrong = No hay nada que corregir.
build-to-mend = Hay que corregirlo:
build-to-know = Conviene saberlo:
build-mend = Arreglarlo
build-judged-here = Juzgada aquí con las reglas { $rules }
build-judged-there = Juzgada también por el servidor, que dice lo mismo o manda sobre lo dicho aquí
build-differs = El servidor dice otra cosa que este dispositivo: vale lo del servidor, que es lo que se muestra. Recargue la página cuando pueda: quizá no está al día.
build-not-here = Esta lista no está en este dispositivo.

## Anterior a las reglas
build-older = Esta lista es anterior a las reglas de ahora
build-older-rules = Se juzgó con las reglas { $before }; ahora valen las { $now }.
build-older-points = Sumaba { $before } puntos y ahora suma { $now }.
build-older-gone = { $count ->
    [one] Ya no hay que corregir una cosa que antes sí.
   *[other] Ya no hay que corregir { $count } cosas que antes sí.
  }
build-older-fresh = Esto es nuevo:
build-understood = Entendido

## El ejército
build-army = El ejército
build-which-army = ¿Qué ejército?
build-name = Nombre del ejército
build-other-limit = Otro límite
build-century = Siglo { $century }
build-historical = Batalla histórica: se admiten aliados que la lista no tiene
build-change-this = Cambiar
build-done = Hecho
build-close = Cerrar
build-more-commands = Más mandos
build-more-brigades = Más brigadas
build-elite-unit = Unidad de élite
build-troops = Tropas
build-units = Unidades
build-officers = Oficiales
build-of = { $have } de { $span }
build-change = Cambiar: { $what }
build-add-to = Añadir a: { $what }
build-under = A las órdenes de: { $who }

## El catálogo
build-add-one = Añadir { $what }, { $points } puntos
build-one-less = Quitar uno: { $what }
build-what-is = Qué es: { $what }
build-guests = Unidades aliadas, como élite: { $who }

## Una unidad
build-options = Opciones
build-only-of = Solo para: { $who }.
build-instead-of = En lugar de: { $what }.
build-loses = Pierde: { $what }.
build-how-many = Cuántas
build-fewer = Una menos
build-more = Una más
build-remove = Quitar
build-move-to = Pasarla a
build-tier = Como unidad
build-marks = Además
build-mark-regimental = Va con un regimiento de infantería de línea y se mueve con él.
build-mark-dissolved = Sus compañías van, de una en una, a unidades sin tiradores.
build-mark-skirmishers = Recibe una compañía de una unidad disuelta.
build-one-ability = Una habilidad más
build-has-already = Ya la tiene.

## Un mando
build-leader-commander = Maestre de campo
build-leader-infantry = Coronel
build-leader-cavalry = Comisario de caballería
build-leader-companies = Capitán
build-leader-battery = Maestro artillero
build-leader-name = Cómo se llama
build-level = { $points } p. · { $virtues } virt. · { $qualities } cual.
build-virtues = Virtudes
build-qualities = Cualidades
build-commander-only = Solo el comandante.
build-taken = La tiene { $who }.
build-search = Buscar entre { $count }
build-search-in = Buscar: { $what }
build-without = Quitar: { $what }
build-none-found = Ninguna se llama así ni hace eso.
build-rank = Rango
build-chief = Manda todo el ejército
build-abilities = Habilidades

## Un grupo de mando
build-kind = Clase de mando
build-own-troops = Tropas propias
build-up = Subir
build-down = Bajar
build-whose-list = Lista de la brigada

## Hacia fuera
build-share = Compartir
build-share-note = La lista va entera en el enlace: ningún servidor la guarda, y quien la abre la lee, la juzga y puede quedarse una copia.
build-qr = Código QR del enlace: otro teléfono abre con él esta lista
build-link = Enlace de la lista
build-share-with = Enviar…
build-copy-link = Copiar el enlace
build-link-copied = El enlace está copiado.
build-paper = En papel
build-paper-note = Cada unidad con sus valores, lo que lleva y casillas para lo que va sufriendo. En A4 o A5, en blanco y negro.
build-print = Imprimir
build-as-text = Como texto
build-copy-text = Copiar el texto
build-text-copied = El texto está copiado.
build-copy-by-hand = El navegador no deja copiar desde aquí: está marcado, cópielo usted.
build-save-text = Guardar como texto
build-save-json = Guardar como JSON

## Una lista que llegó en un enlace
build-shared-list = Una lista que le envían
build-link-broken = El enlace no trae ninguna lista, o llegó cortado: pídalo otra vez.
build-keep-copy = Quedarse una copia
