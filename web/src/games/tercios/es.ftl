# Tercios en el navegador: mesa, órdenes y listas.

tercios-board = Mesa de Tercios: { $count ->
    [one] una Tropa
   *[other] { $count } Tropas
}

tercios-phase-scenery = Escenografía
tercios-phase-cartography = Cartografía
tercios-phase-crops = Cultivos
tercios-phase-sides = Elección de lado
tercios-phase-deployment = Despliegue
tercios-phase-rivers = Ríos
tercios-phase-vanguard = Vanguardia
tercios-phase-planning = Planificación
tercios-phase-initiative = Iniciativa
tercios-phase-action = Acción
tercios-phase-over = Fin de la batalla

## Cómo están las Tropas y los Mandos

tercios-wear = desgaste { $wear } de { $endurance }
tercios-wear-short = desgaste { $wear }
tercios-disordered = desordenada
tercios-limbered = atalajada
tercios-fortress = con fortaleza móvil
tercios-with-leader = con { $leader }
tercios-card-hidden = orden boca abajo
tercios-card-mine = orden { $order } (boca abajo)
tercios-card-open = orden { $order } (descubierta)
tercios-acted = ya ha actuado: { $order }
tercios-acting = ejecuta { $order }
tercios-no-card = sin orden
tercios-commander = Comandante
tercios-subordinate = Mando subordinado
tercios-leader = { $leader }, { $rank } de nivel { $level }, { $side }
tercios-leader-exhausted = { $leader }, { $rank } de nivel { $level }, { $side }, agotado
tercios-command = Mando { $command }
tercios-value-speed = Vel.
tercios-value-combat = Com.
tercios-value-fire = Fue.
tercios-value-discipline = Dis.
tercios-value-courage = Cor.
tercios-value-endurance = Agu.
tercios-defences = Defensas: infantería { $infantry }+, caballería { $cavalry }+, descarga { $volley }+, artillería { $artillery }+

## La mesa

tercios-overlay-reaction = Distancia de reacción
tercios-overlay-danger = Pulgada vedada junto al enemigo
tercios-zone-reaction = reacción { $inches }″
tercios-key-cards = Al planificar: poner esa carta y pasar a la siguiente Tropa

## Planificar

tercios-plan = Cartas de orden
tercios-plan-default = Completar el plan
tercios-plan-clear = Borrar
tercios-plan-all = Una misma orden para todas las de { $command }
tercios-plan-all-short = Todas…
tercios-plan-left = { $count ->
    [one] Falta una carta
   *[other] Faltan { $count } cartas
}
tercios-plan-lay = Poner las cartas boca abajo
tercios-share = Comparte carta con
tercios-share-none = nadie

## Órdenes permanentes

tercios-standing-pass = No reaccionar nunca
tercios-standing-pass-until-charge = Reaccionar solo si me cargan
tercios-standing-evade-horse = Evadirse solo de la caballería
tercios-standing-evade-always = Evadirse siempre
tercios-standing-react = Tropas que reaccionan siempre

## Lista

tercios-none-able = Ninguna Tropa puede hacer nada ahora.
tercios-troop = Tropa
tercios-card = Orden
tercios-in-ambush = emboscada

## Lo que se elige

tercios-shot = { $target }: { $weapon }
tercios-shot-from = { $target }: { $weapon }, por { $origin }
tercios-side-front = el frente
tercios-side-left = el flanco izquierdo
tercios-side-right = el flanco derecho
tercios-side-rear = la retaguardia
tercios-order-on = { $what }: { $others }
tercios-order-act = Activar { $piece }{ $count ->
    [0] {""}
   *[other] {" "}con { $others }
}
tercios-order-lead = Activar a { $piece }
tercios-order-pass = Pasar
tercios-order-stop = No comprar más
tercios-order-buy = Comprar: { $piece }
tercios-order-place = Comprar: { $piece }
tercios-order-done = Nada más
tercios-order-deploy = Desplegar a mano el mando { $piece }
tercios-order-array = Desplegar automáticamente el mando { $piece }
tercios-order-run = Correr: se mueve otra vez
tercios-order-inspire = Inspirar: { $others }
tercios-order-next = Señalar la siguiente Tropa: { $others }
tercios-order-move = Mover { $piece }
tercios-order-shift = Desplazar { $piece }
tercios-order-remove = Quitar { $piece }
tercios-verb-act = Activar una Tropa
tercios-verb-lead = Activar un Mando
tercios-verb-deploy = Desplegar a mano
tercios-verb-array = Desplegar automáticamente
tercios-verb-place = Comprar escenografía
tercios-verb-run = Correr
tercios-verb-inspire = Inspirar
tercios-verb-next = Señalar la siguiente Tropa
tercios-verb-shift = Desplazar un elemento
tercios-verb-remove = Quitar un elemento
tercios-pick-move = Mover
tercios-pick-reorganise = Reorganizarse
tercios-pick-reorient = Reorientarse
tercios-pick-shoot = Disparar
tercios-pick-limber = Atalajar
tercios-pick-unlimber = Desatalajar
tercios-pick-done = Nada más
tercios-pick-pass = No hacer nada
tercios-pick-react = Reaccionar con su carta
tercios-pick-evade = Evadirse
tercios-pick-left = A la izquierda
tercios-pick-right = A la derecha
tercios-pick-rear = Media vuelta
tercios-pick-front = Al frente
tercios-pick-hold = No disparar
tercios-pick-show = Descubrir la emboscada
tercios-pick-surprise = Por sorpresa
tercios-pick-consolidate = Consolidar: avanzar
tercios-pick-stay = Quedarse
tercios-pick-stand = Quedarse
tercios-pick-flee = Huir
tercios-pick-escape = Apartarse
tercios-pick-steadfast = Quedarse firme
tercios-pick-join = Unirse a la Tropa
tercios-pick-mala-guerra = ¡Mala guerra!
tercios-pick-north = El lado norte
tercios-pick-south = El lado sur
tercios-pick-outside = Fuera de cualquier Tropa
tercios-pick-go-on = Seguir con la carga
tercios-pick-halt = Detenerse
tercios-pick-time-up = Se ha acabado el tiempo
tercios-pick-play-on = Seguir jugando
tercios-pick-keep = Dejarlo como está
tercios-pick-abandon = Abandonar la fortaleza
tercios-pick-march = Marchar aparte
tercios-pick-caracole = Caracolear
tercios-pick-use = Usarla
tercios-pick-none = Ninguna
tercios-pick-limbered = Atalajada
tercios-pick-unlimbered = Desatalajada
tercios-pick-table = En la mesa
tercios-pick-retreat = Retirarse
tercios-pick-disengage = Destrabarse
tercios-pick-2-33-pass = No reaccionar: conservar la carta
tercios-pick-5-33-pass = No llamar a mala guerra
tercios-pick-2-45 = Hasta donde pueda
tercios-number = { $number }
tercios-number-2-45 = Evadirse { $number }″
tercios-number-6-53 = Retroceder { $number }″
tercios-number-6-65 = { $number ->
    [one] Un marcador de desgaste
   *[other] { $number } marcadores de desgaste
}
tercios-number-7-112 = { $number ->
    [0] No moverla
   *[other] Moverla { $number }″
}
tercios-toward = Apartarse hacia { $hour ->
    [one] la { $hour }
   *[other] las { $hour }
}{ $half ->
    [0] {""}
   *[other] {" "}y media
}
tercios-at-5-04 = Cargar contra { $piece }
tercios-pick-2-06-blue = Empieza Azul
tercios-pick-2-06-red = Empieza Rojo

## Lo que se pregunta

tercios-ask = Elija una de las opciones.
tercios-ask-of = { $unit }: elija.
tercios-ask-plan = Ponga una carta de orden boca abajo junto a cada una de sus Tropas. Nadie las ve hasta que se descubren.
tercios-ask-start = Ha ganado la iniciativa: diga quién actúa primero.
tercios-ask-acting = { $unit } ejecuta { $order } Elija qué hace.
tercios-ask-trigger = { $other } se acerca a { $unit }: ¿reacciona?
tercios-ask-leading = { $unit }: elija su acción de mando.
tercios-ask-ride = { $unit }: ¿adónde va? Puede unirse a una Tropa propia si se le coloca sobre ella.
tercios-ask-new-card = { $unit } puede recibir otra carta, en secreto.
tercios-ask-time-up = El turno ha terminado. ¿Se ha acabado el tiempo acordado? La batalla termina si ambos lo dicen.
tercios-ask-melee = El combate queda empatado: ¿mala guerra?
tercios-ask-buying = Elija escenografía: le quedan { $points ->
    [one] un punto
   *[other] { $points } puntos
}.
tercios-ask-laying = Coloque el elemento en la mesa.
tercios-ask-deploying = Despliegue el mando { $command } dentro de su zona.
tercios-ask-vanguard = Movimiento de vanguardia: { $unit }.
tercios-ask-2-07 = Le toca: active un Mando si quiere, y después una Tropa.
tercios-ask-3-05 = { $unit } ejecuta { $order } ¿Adónde va?
tercios-ask-walk = { $unit } mueve en el acto, sin orden. ¿Adónde va?
tercios-ask-3-14 = { $unit } se reorienta: ¿hacia dónde?
tercios-ask-4-08 = { $unit } dispara: elija el blanco.
tercios-ask-5-04 = { $unit } ataca: elija a quién carga.
tercios-ask-5-32 = { $unit } ha vencido: ¿consolida?
tercios-ask-2-38 = Varias de sus Tropas pueden reaccionar: ¿cuál primero?
tercios-ask-3-12 = { $other } queda sobre { $unit }: ¿qué hace?
tercios-ask-6-45 = ¿Acude alguna caballería al resguardo?
tercios-ask-9-46 = Elija su lado de la mesa.
tercios-ask-9-48 = Elija el mando que despliega ahora.
tercios-ask-9-51 = ¿Dónde se despliega el Mando?
tercios-form = { $element }, { $form }
tercios-ask-2-18 = { $unit } no alcanza a nadie: ¿hacia quién avanza?
tercios-form-lane = camino que muere aquí
tercios-form-left = hacia la izquierda
tercios-form-right = hacia la derecha
tercios-form-straight = recto
tercios-form-corner = en esquina
tercios-form-house = casa
tercios-form-large = grande
tercios-form-over = de lado a lado
tercios-price = { $element } · { $price ->
    [one] un punto
   *[other] { $price } puntos
}
tercios-ask-2-40 = { $unit } reacciona con ¡Atención!: ¿qué hace?
tercios-ask-2-45 = { $unit } huye: ¿hacia dónde?
tercios-ask-6-12 = { $unit }: ¿en la mesa o emboscada?
tercios-ask-6-14 = { $unit }: ¿abandona su fortaleza móvil?
tercios-ask-6-24 = Elija las unidades del mando { $command } que forman el fuerte, o ninguna.
tercios-ask-6-26 = Elija la pieza que se suma al fuerte, o ninguna.
tercios-ask-6-33 = Cada unidad del fuerte dispara: elija sus blancos.
tercios-ask-6-34 = ¿Quién dispara primero?
tercios-ask-6-38 = { $unit }: elija qué miembro se pierde.
tercios-ask-6-46 = { $unit } acude al resguardo: ¿en qué punto corta el paso?
tercios-ask-6-47 = La caballería le corta el paso: ¿sigue la carga?
tercios-ask-6-53 = { $unit }: ¿caracolea después de disparar?
tercios-ask-6-55 = Elija las unidades del mando { $command } que forman columna, o ninguna.
tercios-ask-6-56 = { $unit }: ¿se une a una columna?
tercios-ask-6-65 = { $unit } sale de la columna: elija.
tercios-ask-6-75 = { $unit }: ¿espera o huye hostigando?
tercios-ask-6-77 = { $unit } tiene Movilidad: ¿gira antes de actuar?
tercios-ask-6-80 = Vanguardia: mueva una de sus unidades, o déjela donde está.
tercios-ask-6-89 = { $unit }: ¿se despliega atalajada?
tercios-ask-6-93 = { $unit }: ¿lleva una pieza integrada?
tercios-ask-7-57 = { $unit } se salva: ¿adónde va?
tercios-ask-7-67 = Cartógrafo: ¿adónde se desplaza el elemento?
tercios-ask-7-68 = Cartógrafo: elija su ventaja.
tercios-ask-7-81 = Elegante: ¿usa la cualidad?
tercios-ask-7-88 = Frío: ¿usa la cualidad?
tercios-ask-7-109 = Pícaro: ¿qué valor aumenta?
tercios-ask-9-38 = El río necesita paso: coloque el puente o el vado.
tercios-send = Enviar Tropas
tercios-send-how = Toque o arrastre hasta donde deba ir, a su alcance: se activa y avanza.
tercios-send-plan = Toque o arrastre hasta donde deba ir: recibe la carta que necesita.
# $piece: la Tropa; $order: su orden; $inches: cuánto avanza
tercios-sent = { $piece } se activa con { $order } para avanzar { $inches }″.
tercios-card-given = { $piece } recibe { $order } para avanzar { $inches }″.
tercios-send-due = Mover { $piece } adonde se dijo
tercios-send-alike = Como la última ({ $inches }″)
tercios-send-fellows = { $count ->
    [one] Igual la otra de su mando
   *[other] Igual las otras { $count } de su mando
}

## En una mesa real

tercios-wear-boxes = Desgaste
tercios-ride-beside = Junto a { $piece }
tercios-ride-join = Unirse a { $piece }
tercios-pick-away = Lejos de todas las Tropas
tercios-pick-nobody = Nadie
tercios-pick-open = Terreno abierto
tercios-pick-5-10-front = El frente
tercios-pick-5-10-flank = El flanco
tercios-pick-5-10-rear = La retaguardia
tercios-number-1-05 = { $number }″
tercios-ask-table-led = ¿Qué Mando tiene a { $unit } dentro de su distancia de mando y la ve?
tercios-ask-table-reacts = { $unit } ha movido en la mesa. ¿Qué Tropa suya, de las que tiene cerca, reacciona?
tercios-ask-table-distance = ¿Qué distancia hay en la mesa de { $unit } a { $other }? Redondee hacia arriba.
tercios-ask-table-side = ¿Qué lado muestra { $unit } a quien la carga?
tercios-ask-table-ground = ¿En qué terreno está { $unit }, o tras cuál?
tercios-ask-table-ride = { $unit }: ¿junto a qué Tropa se coloca en la mesa, o a cuál se une?
