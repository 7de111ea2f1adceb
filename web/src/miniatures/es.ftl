# Lo que dicen igual los juegos de mesa medida: órdenes, mesa y listas.

measured-orders = Órdenes
measured-listing = Mirando qué se puede hacer…
measured-choose = Elija
measured-considered = Lo que va a hacer
measured-confirm = Confirmar
measured-cancel = Cancelar
measured-weighing = Calculando las probabilidades…
measured-no-odds = No se han podido calcular las probabilidades.
measured-hint = Consejo
measured-advice = Lo que haría la doctrina
measured-waiting = Le toca al otro bando: { $side }.
measured-turn = Turno { $turn }
measured-go = { $phase }: { $side }
measured-score = { $side }: { $points ->
    [one] un punto
   *[other] { $points } puntos
}

## La mesa

measured-apart = a { $inches }″
measured-overlay-arcs = Arcos y alcances
measured-overlay-reach = Hasta dónde llega
measured-overlay-command = Alcance de mando
measured-zone-arc = { $weapon } { $inches }″
measured-zone-reach = { $inches }″
measured-zone-command = mando { $inches }″
measured-key-arrows = Ir a otra pieza; o mover lo que se coloca un cuarto de pulgada
measured-key-far = Moverlo una pulgada
measured-key-turn = Girar 5° lo que se coloca
measured-key-enter = Elegir, o confirmar
measured-key-escape = Volver atrás
measured-key-next = Siguiente que puede hacer algo
measured-key-round = Girar la mesa
measured-key-ruler = Medir

## Colocar y mover

measured-place = Colocar
measured-place-which = ¿Cuál?
measured-place-drag = Arrastre la pieza, toque adónde va, o escriba la distancia y el ángulo.
measured-place-tap = Toque en la mesa dónde va y arrastre la pieza, o escriba el lugar.
measured-place-look = Toque hacia dónde debe mirar, o escriba su encaramiento.
measured-far = Pulgadas
measured-bearing = Ángulo (−izq. +der.)
measured-facing = Encaramiento (°)
measured-measure = Medir
measured-measuring = Midiendo…
measured-ahead = { $inches }″ al frente
measured-stay = No moverse
measured-turn-left = Girar 15° a la izquierda
measured-turn-right = Girar 15° a la derecha
measured-move-to = { $piece }: avanza { $inches }″
measured-put-down = { $piece }: aquí cabe
measured-do-move = Mover
measured-do-place = Colocar aquí
measured-do-look = Mirar ahí

## Caminos por tramos

measured-route = Camino
measured-route-drag = Arrastre la pieza adonde deba quedar, o componga el camino tramo a tramo.
measured-legs = Tramos del camino
measured-leg-to = Hasta donde se ha arrastrado
measured-leg-ahead = De frente
measured-leg-turn = Giro (−izq. +der.)
measured-leg-wheel = Pivotaje (−izq. +der.)
measured-leg-back = Hacia atrás
measured-leg-aside = De lado (−izq. +der.)
measured-leg-drop = Quitar el tramo { $number }
measured-leg-add = Añadir un tramo
measured-do-ahead = De frente
measured-do-turn = Girar
measured-do-wheel = Pivotar
measured-do-back = Atrás
measured-do-aside = De lado
measured-add-left = { $leg } a la izquierda
measured-add-right = { $leg } a la derecha
measured-cost-short = { $cost }″ / { $allowance }″
measured-cost = Cuesta { $cost }″ de { $allowance }″
measured-cost-over = Cuesta { $cost }″ y solo hay { $allowance }″

## Órdenes permanentes

measured-standing = Órdenes permanentes
measured-standing-note = Contestan por usted cuando el enemigo le da ocasión de reaccionar. El rival no las ve.

## Listas

measured-able-only = Solo las que cuentan ahora ({ $count })
measured-able = puede actuar
measured-is-target = blanco posible
measured-where = Lugar
measured-marks = Estado
measured-distance = Distancia
measured-at = x { $x }″, y { $y }″, mira a { $facing }°
measured-at-point = x { $x }″, y { $y }″
measured-off-table = fuera de la mesa
measured-scenery = Terreno
measured-element = { $element } ({ $qualities }): de x { $left }″ a { $right }″, de y { $near }″ a { $far }″
measured-leave = Dejar a la doctrina
measured-leave-note = La doctrina contesta por usted. Lo que decidan los dados no podrá deshacerse.
measured-leave-phase = Lo que queda de esta fase
# $piece: la unidad elegida
measured-leave-piece = { $piece }
measured-leave-command = Todo su mando ({ $count })
measured-leave-none = Volver a decidirlo todo
