# Águila en el navegador: mesa, órdenes y listas.

aguila-board = Mesa de Águila: { $count ->
    [one] una pieza
   *[other] { $count } piezas
}
aguila-key-digits = Dar a la unidad elegida esa orden, o esa formación al empezar
aguila-phase-roles = Papeles y ejércitos
aguila-phase-weather = Tiempo
aguila-phase-terrain = Terreno
aguila-phase-sides = Bordes
aguila-phase-deployment = Despliegue
aguila-phase-redeployment = Redespliegue
aguila-phase-vanguard = Vanguardia
aguila-phase-initiative = Iniciativa
aguila-phase-movement = Movimiento
aguila-phase-shooting = Disparo
aguila-phase-charges = Cargas
aguila-phase-combat = Combate
aguila-phase-reorganisation = Reorganización
aguila-phase-over = Fin de la batalla
aguila-losses = { $side }: bajas { $lost } de { $half }

## Cómo están unidades y oficiales

aguila-damage = daño { $damage } de { $bears }
aguila-damage-plain = daño { $damage }
aguila-damage-short = daño { $damage }
aguila-half = a media fuerza
aguila-stunned = aturdida hasta el final del turno { $turn }
aguila-disorganised = desorganizada hasta el final del turno { $turn }
aguila-dismounted = pie a tierra
aguila-sappers = con zapadores
aguila-regiment = cañón regimental de { $unit }
aguila-with-officer = con { $officer }
aguila-attached = con { $unit }
aguila-chief = comandante en jefe
aguila-limbered = atalajado
aguila-unlimbered = desatalajado
aguila-inside = dentro de: { $house }
aguila-no-formation = formación aún sin mostrar
aguila-aims = tiene objetivo
aguila-walked = ha movido { $inches }″
aguila-deed-failed = ha fallado un chequeo
aguila-deed-arrived = acaba de llegar
aguila-deed-fired = ha disparado
aguila-deed-defended = ha hecho fuego defensivo
aguila-deed-charges = ha cargado
aguila-deed-charged = ha sido cargada
aguila-deed-rallied = ha sido reagrupada
aguila-deed-rallied-some = ha reagrupado a una unidad
aguila-this-turn = Este turno: { $deeds }
aguila-away-reserve = en reserva
aguila-away-off = en marcha hacia la mesa
aguila-away-hidden = oculta
aguila-under = A las órdenes de { $officer }
aguila-battery = batería de { $guns }
aguila-used = { $what } (ya usada)
aguila-allowance = Cuánto puede mover
aguila-ball = Bala
aguila-canister = Metralla
aguila-half-range = medio alcance
aguila-weapon-musket = Mosquete
aguila-weapon-rifle = Rifle
aguila-weapon-carbine = Carabina
aguila-weapon-bow = Arco
aguila-value-speed = Velocidad
aguila-value-melee = Cuerpo a cuerpo
aguila-value-shoot = Disparo
aguila-value-defence = Defensa
aguila-value-attacks = Ataques
aguila-value-courage = Coraje: aturdida/en fuga
aguila-value-discipline = Disciplina
aguila-value-command = Alcance de mando
aguila-value-rally = Dados para reagrupar
aguila-short-speed = Vel
aguila-short-melee = CaC
aguila-short-shoot = Dis
aguila-short-defence = Def
aguila-short-attacks = Ata
aguila-short-courage = Cor
aguila-short-discipline = Disc
aguila-short-command = Man
aguila-short-rally = Rea

## La mesa

aguila-overlay-arcs = Flancos y retaguardia
aguila-overlay-ranges = Visión y alcances
aguila-overlay-charge = Alcance de carga
aguila-overlay-sky = Tiempo y visibilidad
aguila-zone-charge = carga { $inches }″
aguila-zone-sight = ve { $inches }″
aguila-objective = { $what }, vale { $worth }: { $holder }
aguila-nobody = nadie
aguila-objective-marker = Objetivo
aguila-objective-bridge = Puente
aguila-objective-crossroads = Cruce de caminos
aguila-objective-hill = Colina
aguila-objective-building = Edificio
aguila-objective-position = Posición
aguila-objective-ford = Vado
aguila-structure = estructura { $points }
aguila-role-bridge = Puente
aguila-role-ford = Vado
aguila-role-road = Camino
aguila-role-street = Calle
aguila-kind-farm = Granja
aguila-kind-mill = Molino
aguila-kind-bridge = Puente
aguila-kind-ford = Vado
aguila-kind-marker = Objetivo
aguila-built-hedge = Seto
aguila-built-bank = Talud
aguila-built-wooden_fence = Valla de madera
aguila-built-stone_wall = Muro de piedra
aguila-built-high_wall = Muro alto
aguila-built-wooden_building = Edificio de madera
aguila-built-stone_building = Edificio de piedra
aguila-built-fortified_building = Edificio fortificado
aguila-built-light_position = Posición ligera
aguila-built-solid_position = Posición sólida
aguila-built-fortified_position = Posición fortificada
aguila-form = { $element }: { $form }
aguila-form-area = { $length }″ por { $width }″
aguila-form-straight = recto
aguila-form-left = con recodo a la izquierda
aguila-form-right = con recodo a la derecha
aguila-form-over = de orilla a orilla
aguila-form-palms = con palmeras

## Órdenes

aguila-command = Órdenes de movimiento
aguila-command-guide = Toque una unidad para darle una orden. La que no reciba ninguna se queda en alto.
aguila-command-officers = Ahora mueven los oficiales: toque uno.
aguila-command-nothing = Ahora no se le puede ordenar nada.
aguila-command-next = Siguiente sin orden ({ $count })
aguila-command-waiting = Sin orden
aguila-command-done = { $count ->
    [0] Fin de órdenes
   *[other] Fin: { $count } en alto
}
aguila-command-done-officers = No mueven más oficiales
aguila-percent = { $percent } %
aguila-verb-done = Nada más
aguila-verb-charge = Cargar
aguila-verb-rally = Reagrupar
aguila-verb-deploy = Desplegar a mano
aguila-verb-array = Desplegar automáticamente
aguila-verb-redeploy = Poner en otro lugar
aguila-title-rally = Reagrupar
aguila-title-redeploy = Poner en otro lugar

## Formaciones

aguila-form-up = Formaciones
aguila-form-guide = Diga cómo forma cada unidad; en la mesa, con los números.
aguila-form-all = Todas las unidades
aguila-form-done = Mostrar las formaciones
aguila-left = { $count ->
    [one] Ir a la última
   *[other] Siguiente: faltan { $count }
}

## Fuego

aguila-fire = Fuego
aguila-fire-guide = Toque quién dispara y luego su blanco; otra vez, para otro modo de disparo o ninguno. Todo el fuego se declara a la vez.
aguila-fire-nearest = El resto: los blancos más cercanos
aguila-fire-none = El resto: no dispara
aguila-clear = Borrar
aguila-fire-all = { $count ->
    [one] Disparar a { $target } con la única que puede
   *[other] Disparar a { $target } con las { $count } que pueden
}
aguila-fire-of = Blanco de { $unit }
aguila-fire-unsaid = aún sin blanco
aguila-fire-open = { $count ->
    [0] Nadie dispara
    [one] ¡Fuego! Un disparo
   *[other] ¡Fuego! { $count } disparos
}
aguila-hold-fire = No disparar
aguila-doubtful = un dado decide si se ve
aguila-shot-canister = { $piece }, metralla
aguila-shot-indirect = { $piece }, indirecto
aguila-key-side = { $unit }, { $side }
aguila-side-front = frente
aguila-side-right = flanco derecho
aguila-side-rear = retaguardia
aguila-side-left = flanco izquierdo

## Cargas

aguila-charges = Cargas
aguila-charge-who = Toque la unidad que carga.
aguila-charge-whom = Toque el objetivo: verá las probabilidades antes de decidir.
aguila-charge-reach = Carga hasta
aguila-charge-with = Quién carga a su lado
aguila-charge-able = Quién puede cargar
aguila-charge-targets = { $count ->
    [one] un objetivo
   *[other] { $count } objetivos
}
aguila-charge-done = No hay más cargas

## Órdenes permanentes

aguila-standing-square-horse = Formar cuadro si carga la caballería
aguila-standing-evade = Evadirse si se puede
aguila-standing-fire = Fuego defensivo si se puede
aguila-standing-hold = Si no, aguantar

## Listas

aguila-none-able = Ninguna unidad puede hacer nada ahora.
aguila-unit = Unidad
aguila-formation = Formación
aguila-turn = Este turno
aguila-leaderless = Sin su oficial

## Lo que se pregunta

aguila-ask = Elija.
aguila-ask-of = { $unit }: elija.
aguila-ask-2-06 = Tiene la iniciativa: ¿quién mueve primero?
aguila-ask-2-10 = Cargas: ¿quién carga a quién?
aguila-ask-3-01 = Dé una orden a una unidad.
aguila-ask-way = { $unit }, { $what }: su camino.
aguila-ask-3-13 = A { $unit } no la han dejado pasar: busque otro camino.
aguila-ask-4-13 = { $unit } sale del edificio: ¿por qué lado y en qué formación?
aguila-ask-4-14 = ¿Quién ocupa el edificio?
aguila-ask-5-02 = Muestre la formación de sus unidades.
aguila-ask-5-09 = { $unit }: el objetivo ha formado cuadro. ¿Carga de todos modos?
aguila-ask-6-23 = { $unit } desmonta: ¿en qué formación?
aguila-ask-7-01 = Fuego: elija todos los blancos.
aguila-ask-7-32 = ¿Qué unidad hace ahora su chequeo de coraje?
aguila-ask-8-09 = { $other } carga a { $unit }: ¿cómo reacciona?
aguila-ask-9-01 = ¿Qué combate se lucha ahora?
aguila-ask-9-17 = { $unit } se queda: ¿hacia dónde mira?
aguila-ask-9-18 = { $unit } ha vencido: ¿qué hace?
aguila-ask-9-20 = { $unit } ha aguantado: ¿qué hace?
aguila-ask-9-25 = { $unit }: ¿a quién golpea?
aguila-ask-11-31 = { $unit } queda entre los escombros: ¿en qué formación?
aguila-ask-11-45 = ¿Dispara también el cañón regimental?
aguila-ask-commanding = { $unit } debe pasar un chequeo ({ $what }): ¿la apoya un oficial?
aguila-ask-12-13 = Reagrupar: ¿qué oficial y a qué unidad?
aguila-ask-12-18 = { $unit }: ¿adónde va? Sobre una unidad, para unirse a ella.
aguila-ask-12-19 = { $unit } deja { $other }: ¿por qué lado?
aguila-ask-12-27 = Anticipación: ¿quién intenta arrebatar la iniciativa?
aguila-ask-12-40 = Momento oportuno: ¿cambia los dados del tiempo?
aguila-ask-weighing = { $unit }, { $what }: ¿lo usa?
aguila-ask-laying = Terreno: { $what }.
aguila-ask-15-33 = Elija el tipo de terreno.
aguila-ask-15-36 = ¿Coloca otro elemento de terreno?
aguila-ask-15-44 = El río necesita un paso: un puente o un vado.
aguila-ask-deploying = Despliegue las { $count } piezas de este grupo, en la zona marcada.
aguila-ask-16-05 = Despliegue: coloque una de este grupo, en la zona marcada.
aguila-ask-11-35 = { $unit }: ¿atalajado o listo para disparar?
aguila-ask-11-42 = Zapadores: ¿con quién van?
aguila-ask-13-06 = Despliegue oculto: ¿quién se oculta, y dónde?
aguila-ask-13-29 = { $unit }, de la vanguardia: ¿en qué formación?
aguila-ask-13-30 = Vanguardia: ¿quién mueve antes de la batalla?
aguila-ask-sides-what = Ha ganado la tirada: ¿qué elige?
aguila-ask-sides-edge = ¿Qué borde es el suyo?
aguila-ask-sides-order = ¿Quién despliega primero?
aguila-ask-sides-quarter = ¿Qué cuadrante es el suyo?
aguila-ask-arriving = { $unit } entra en la mesa.
aguila-ask-16-15 = Obras: ¿qué compra para la defensa?
aguila-ask-16-16 = Coloque la obra.
aguila-ask-16-19 = ¿Qué mitad del ejército combate primero?
aguila-ask-16-26 = Coloque un objetivo.
aguila-ask-16-47 = Coloque un objetivo.
aguila-ask-redeploy = Ponga una unidad en otro lugar, o déjelo todo como está.
aguila-ask-elsewhere = { $unit }: ¿dónde se pone, en la zona marcada?

## En una mesa real

aguila-damage-boxes = Daños
aguila-ask-table-ordered = ¿Qué unidad recibe una orden ahora? Las demás hacen alto.
aguila-ask-table-rider = ¿Qué oficial se mueve ahora? Los demás se quedan.
aguila-ask-table-shooter = ¿Quién declara un disparo ahora? Cuando no quede nadie, se hacen todos.
aguila-ask-table-charger = ¿Quién declara una carga ahora?
aguila-ask-table-rally = ¿Qué oficial reagrupa a quién? En su rango de mando, y sin enemigos a { $far }″ o menos de la unidad.
aguila-ask-table-battery = { $unit }: ¿están estos cañones peana con peana, como una batería?
aguila-ask-table-limbered = { $unit }: ¿empieza con los caballos o sin ellos?
aguila-ask-table-order = { $unit }: ¿qué se le ordena?
aguila-ask-table-led = ¿Qué oficiales de estos tienen a { $unit } en su rango de mando?
aguila-ask-table-way = { $unit } ({ $what }): ¿cuántas pulgadas se ha movido en la mesa? Redondee hacia arriba.
aguila-ask-table-crossed = ¿Por qué unidad amiga pasa el camino de { $unit }?
aguila-ask-table-turned = ¿Ha girado { $unit } al atalajar o desatalajar?
aguila-ask-table-near = ¿A qué distancia está el enemigo más cercano de { $unit }?
aguila-ask-table-ride = { $unit }: ¿adónde va en la mesa?
aguila-ask-table-target = ¿A quién dispara { $unit }, de quienes ve?
aguila-ask-table-charged = ¿Contra quién carga { $unit }, de quienes ve y alcanza?
aguila-ask-table-how = ¿Cómo dispara { $unit }?
aguila-ask-table-distance = ¿Cuántas pulgadas hay del frente de { $unit } a { $other }? Redondee hacia arriba.
aguila-ask-table-side = ¿Qué lado muestra { $unit }?
aguila-ask-table-ground = ¿En qué terreno está { $unit }, o tras cuál?
aguila-ask-table-passed = ¿Pasa { $unit } por alto a un enemigo más cercano, dentro de la mitad de su alcance?
aguila-ask-table-foot = ¿Hay otra infantería enemiga a { $far }″ o menos de { $unit }?
aguila-ask-table-gun = ¿Está { $unit } junto a { $other }, con la que va?
aguila-ask-table-saw = Ha caído { $unit }. ¿Qué unidades suyas están a { $far }″ o menos?
