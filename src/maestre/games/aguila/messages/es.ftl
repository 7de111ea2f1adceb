# Águila: lo que dice el árbitro de sus reglas y los nombres de cuanto llevan las listas.

title = Bajo la Sombra del Águila
seat-blue = Azul
seat-red = Rojo
initiative-won = La iniciativa es de { $side ->
    [blue] Azul
   *[red] Rojo
}.
side-moves-first = Mueve primero { $side ->
    [blue] Azul
   *[red] Rojo
}.
turn-ends = Termina el turno { $turn }.

## Movimientos

inches = { $whole }{ $tenths ->
    [0] {""}
   *[other] ,{ $tenths }
}″
verb-advance = Avanzar
verb-facing = Cambiar de encaramiento
verb-back = Atrás
verb-aside = A un lado
verb-double = A paso ligero
verb-formation = Cambiar de formación
verb-limber = Atalajar y mover
verb-unlimber = Mover y desatalajar
verb-enter = Entrar en un edificio
verb-leave = Salir del edificio
verb-dismount = Desmontar
verb-detach = Dejar la batería
verb-ride = Cabalgar
verb-arrive = Entrar en la mesa
leg-ahead = de frente
leg-turn = giro
leg-wheel = pivotaje
leg-back = atrás
leg-aside = a un lado
leg-to = a un sitio
order-given = { $unit }: ¡{ $order }!
unit-moves = { $unit } mueve { $length }.
unit-turns = { $unit } gira en el sitio.
unit-stays = { $unit } se queda donde está.
unit-goes = { $unit } se desplaza { $length }.
unit-makes-room = { $unit } deja sitio.
friend-bars-way = { $other } no deja pasar a { $unit }.
ice-breaks = El hielo se rompe bajo { $unit }.
ice-holds = El hielo aguanta bajo { $unit }.
order-already = { $unit } ya tiene su orden de este turno: { $order }
order-not-now = { $unit } no puede recibir una orden ahora: elija otra unidad.
order-not-for = { $unit } no puede recibir esta orden ({ $order }): elija otra.
order-not-on-table = { $unit } no está en la mesa y no puede mover en ella: elija otra unidad.
order-has-no-object = { $order }: esta orden no nombra más que la unidad.
order-needs-object = { $order }: nombre una cosa, la formación o el edificio.
order-unknown = Aquí no hay { $what }: elija entre lo que se ofrece.
officers-move-last = { $officer } mueve después de todas las unidades: termine antes las órdenes de estas.
gun-no-double = { $unit } no puede ir a paso ligero: solo la artillería montada y atalajada.
way-too-long = { $unit } no puede mover { $asked }: con esta orden mueve hasta { $allowed }, y el terreno difícil cuenta doble.
way-too-many-turns = { $unit } no puede girar { $count } veces: esta orden permite { $max }.
way-too-many-wheels = { $unit } no puede pivotar { $count } veces: esta orden permite { $max }.
way-turn-too-wide = { $unit } no puede girar más de { $max }° con esta orden.
way-turns-first = { $unit } gira una vez y después avanza.
way-one-line = { $unit } va en una sola línea recta, no en { $count }.
way-one-place = { $unit } va a un solo sitio: dé su posición y su encaramiento, y ningún otro tramo.
way-none-there = { $unit } no puede acabar ahí con esta orden: elija otro sitio.
way-wrong-leg = { $unit } no puede ir así con su orden: { $leg }.
way-below-nothing = { $unit } no puede mover menos que nada ({ $leg }): dé una longitud mayor que 0.
way-straight-aside = { $unit } va en recta a su derecha o a su izquierda; solo los cañones van en cualquier dirección.
way-off-table = { $unit } no puede salir de la mesa: acabe su camino antes del borde.
way-closed = { $unit } no puede entrar aquí ({ $other }): rodéelo.
way-bites = { $unit } puede barrer { $depth } de esto al girar, no más: { $other }.
way-near-enemy = { $unit } debe quedar a { $gap } o más de { $other }: deténgase antes.
way-near-friend = { $unit } debe acabar a { $gap } o más de { $other }: acabe en otro sitio.
way-barred = { $other } no ha dejado pasar a { $unit }: busque otro camino.
way-over-obstacle = { $unit } no puede cruzar esto a paso ligero: { $other }.

## Orden, formaciones, edificios

test-passed = { $unit } supera su chequeo de Disciplina ({ $what }; { $needed }+).
test-failed = { $unit } falla su chequeo de Disciplina ({ $what }; { $needed }+).
test-formation = para cambiar de formación
test-command = para actuar fuera de mando
test-crossed = para dejar pasar a otros
test-target = para elegir blanco
test-stunned-fire = para disparar aturdida
test-square = para formar cuadro ante la carga
test-evade = para evadir
test-evade-horse = para evadir
test-retire = para retirarse
test-nerve = para cargar a una línea
test-break = para seguir luchando
test-agile = para salvarse
officer-steadies = { $officer } apoya a { $unit }: +{ $bonus }.
formation-shown = { $unit }: { $formation }.
formation-changed = { $unit } cambia de formación: { $formation }.
dragoons-dismount = { $unit } desmonta: { $formation }.
house-entered = { $unit } ocupa { $house }.
house-left = { $unit } sale de { $house }: { $formation }.
house-taken = { $unit } toma { $house } al asalto.
formation-not-open = { $unit } no puede formar así ({ $asked }). Elija entre: { $open }.
formations = { $some }, { $more }
formation-already = { $unit } ya está en esa formación ({ $asked }): elija otra.
formation-none = { $unit } no puede cambiar de formación: no tiene ninguna.
square-only-reforms = { $unit } está en cuadro: solo puede cambiar de formación.
cannot-dismount-here = { $unit } no puede desmontar: los dragones solo lo hacen al defender una granja o un pueblo.
cannot-dismount = { $unit } no puede desmontar: solo lo hacen los dragones montados.
cannot-remount = { $unit } ha desmontado y no puede volver a montar.
column-cannot-shoot = { $unit } no puede disparar: está en columna de movimiento.
formation-cannot-charge = { $unit } no puede cargar: su formación es { $formation }.
enter-infantry-only = { $unit } no puede entrar en { $house }: solo entra la infantería.
enter-not-touching = { $unit } no puede entrar en { $house }: llévela antes al contacto.
enter-occupied = { $unit } no puede entrar en { $house }: dentro está { $garrison }.
enter-no-house = { $unit } no está en contacto con ningún edificio en que pueda entrar: llévela hasta uno.
enter-not-a-house = { $unit } no puede entrar en { $house }: no es un edificio.
leave-not-inside = { $unit } no está en ningún edificio.
leave-no-room = { $unit } no puede salir de { $house }: no cabe por ningún lado.
garrison-only-leaves = { $unit } está dentro de { $house }: solo puede quedarse o salir.

## Fuego

shot = { $unit } dispara a { $target }: { $dice ->
    [one] un dado
   *[other] { $dice } dados
} a { $number }+, { $count ->
    [0] ninguna herida
    [one] una herida
   *[other] { $count } heridas
}.
house-shot = { $unit } dispara a { $target }: { $dice ->
    [one] un dado
   *[other] { $dice } dados
} a { $number }+, { $count ->
    [0] ningún impacto
    [one] un impacto
   *[other] { $count } impactos
}.
shot-lost = { $unit } ya no tiene a qué disparar: su fuego se pierde.
target-made-out = { $unit } distingue a { $target }, aunque apenas asoma.
target-not-made-out = { $unit } no distingue a { $target } y no dispara.
one-target-a-side = { $unit } no puede disparar a { $target } por dos lados: cada lado tiene su propio blanco.
no-weapon = { $unit } no puede disparar: no tiene con qué.
gun-limbered = { $unit } no puede disparar: está atalajado.
shooter-at-double-time = { $unit } no puede disparar: ha ido a paso ligero.
must-reload = { $unit } no puede disparar: debe recargar y ha recibido otra orden que ¡Alto!
officer-screened = No se puede disparar a { $officer }: { $unit } está a su lado.
indirect-too-near = { $unit } no puede tirar por elevación a menos de { $least }″: elija un blanco más lejano.
indirect-unspotted = { $unit } no puede tirar a { $target }: ningún amigo lo ve.
gun-detached = { $unit } deja su batería.
gun-limbered-already = { $unit } ya está atalajado: dele otra orden.
gun-unlimbered-already = { $unit } ya está desatalajado: dele otra orden.
gun-at-double-time = { $unit } no puede desatalajar: ha ido a paso ligero.
gun-just-limbered = { $unit } no puede volver a desatalajar este turno: solo la artillería montada puede.
gun-now-limbered = { $unit } se atalaja.
gun-now-unlimbered = { $unit } se desatalaja.
structure-lost = { $house } pierde { $count ->
    [one] un punto
   *[other] { $count } puntos
} de estructura; le quedan { $left }.
structure-falls = { $house } se derrumba.
garrison-drawn-up = { $unit } forma entre los escombros: { $formation }.

## Cargas

charge-declared = { $unit } carga a { $target }.
charge-not-seen = { $unit } no llega a ver a { $target }: su carga no se declara.
charge-refused = { $unit } no se atreve a cargar a la línea de { $target }, ni a nadie más este turno.
charge-no-command = { $unit } está fuera de mando y no carga a { $target }.
charge-called-off = { $unit } renuncia a cargar a { $target }, que ha formado el cuadro.
charge-outrun = { $unit } ya no alcanza a { $target }: pierde la carga y se queda donde está.
charge-lost = { $unit } ya no puede llegar a { $target }: pierde la carga y se queda donde está.
charge-contact = { $unit } entra en contacto con { $target }.
reaction-holds = { $unit } aguanta.
reaction-fires = { $unit } dispara a { $target } mientras se acerca.
reaction-no-fire = { $unit } está aturdida y no dispara.
reaction-square-formed = { $unit } ha formado el cuadro.
reaction-square-failed = { $unit } no ha formado el cuadro: aguanta como está.
reaction-stays = { $unit } no consigue alejarse: aguanta.
reaction-runs = { $unit } se aleja de { $charger }.
counter-charges = { $unit } contracarga a { $target }.
counter-failed = { $unit } no contracarga: aguanta.
regimental-fires = { $unit } dispara a { $target } junto a su infantería.
charge-no-target = «{ $target }» no es ningún enemigo sobre la mesa: una carga nombra una unidad enemiga.
charge-no-charger = «{ $unit }» no es ninguna unidad suya sobre la mesa: no puede cargar.
charge-two-targets = Una carga tiene un solo objetivo: no pueden ser { $target } y { $unit }. Nombre un enemigo y unidades propias.
charge-twice = { $unit } se nombra dos veces: cada unidad carga una vez.
charge-no-formation = { $unit } no puede cargar a { $target }: solo cargan las tropas en línea, columna de ataque, masa o formación abierta.
charge-stunned = { $unit } no puede cargar a { $target }: está aturdida.
charge-arrived = { $unit } no puede cargar a { $target }: ha llegado este turno.
charge-failed = { $unit } no puede cargar a { $target }: ha fallado un chequeo de Disciplina este turno.
charge-was-charged = { $unit } no puede cargar a { $target }: la han cargado este turno.
charge-spent = { $unit } no puede cargar a { $target }: ya ha tenido su carga de este turno.
charge-faced = { $unit } no puede cargar a { $target }: ha cambiado de encaramiento este turno.
charge-double = { $unit } no puede cargar a { $target }: ha movido a paso ligero este turno.
charge-high-wall = { $unit } no puede cargar a { $target }: la caballería no pasa un muro alto.
charge-outside-arc = { $unit } no puede cargar a { $target }: no tiene parte alguna en su arco frontal. Elija otro objetivo.
charge-unseen = { $unit } no puede cargar a { $target }: no la ve. Elija un objetivo a la vista.
charge-too-far = { $unit } no puede cargar a { $target }: está a { $far } y la carga llega a { $most }; el terreno difícil cuenta el doble. Elija un objetivo más cercano.
charge-no-way = { $unit } no puede cargar a { $target }: no hay camino con los giros y la distancia que tiene.
charge-no-room = No caben todas frente a { $target }: { $count } por un mismo lado son demasiadas. Nombre menos.

## Combate, coraje, ruptura

damage-taken = { $unit } sufre { $count } { $count ->
    [one] herida
   *[other] heridas
} y tiene { $damage } de daño.
unit-stunned = { $unit } queda aturdida hasta el final del turno { $turn }.
no-longer-stunned = { $unit } ya no está aturdida.
unit-disorganised = { $unit } queda desorganizada hasta el final del turno { $turn }.
no-longer-disorganised = { $unit } vuelve a estar en orden.
stunned-no-order = { $unit } está aturdida hasta el final del turno { $turn }: puede quedarse, cambiar de encaramiento o ir atrás.
courage-tested = { $unit } prueba su coraje, con { $bonus } sumado a los dados, contra { $stun }/{ $rout }: { $result ->
    [steady] firme
    [stunned] aturdida
   *[routed] derrotada
}.
piece-lost = Se pierde { $piece }.
break-point-reached = { $side ->
    [blue] Azul
   *[red] Rojo
} ha perdido { $lost } de los { $weight } puntos de su ejército, la mitad o más.
no-commander = A { $side ->
    [blue] Azul
   *[red] Rojo
} no le queda comandante en jefe que sostenga al ejército.
army-flees = El ejército de { $side ->
    [blue] Azul
   *[red] Rojo
} huye.
army-broken = Un ejército se ha roto y huye.
both-broken = Los dos ejércitos se han roto y huyen.
blows-struck = { $unit } golpea a { $target } con { $dice } { $dice ->
    [one] dado
   *[other] dados
}: { $wounds } { $wounds ->
    [one] herida
   *[other] heridas
}.
unit-recoils = { $unit } debe retroceder { $length }.
unit-pursues = { $unit } avanza { $length }.
unit-withdraws = { $unit } se repliega { $length }.
unit-stands = { $unit } permanece donde está.
no-such-facing = { $unit } no puede encararse a { $facing }: un encaramiento va de 0 a 35999 centésimas de grado.
expert-fighters-used = { $unit } combate con toda su destreza en este combate.

## Oficiales
unit-rallies = { $officer } reagrupa a { $unit }: { $count ->
    [0] no se quita ningún marcador
    [one] se quita un marcador
   *[other] se quitan { $count } marcadores
}.
rally-whom = { $officer } reagrupa a { $unit }: nombre a un oficial suyo y a una unidad de la mesa.
rally-officer-busy = { $officer } no puede reagrupar a { $unit }: ya ha reagrupado, o ha ido a paso ligero este turno.
rally-not-his = { $officer } no puede reagrupar a { $unit }: no está a sus órdenes. Elija una que lo esté.
rally-no-damage = { $officer } no puede reagrupar a { $unit }: no tiene daño. Elija otra.
rally-stunned = { $officer } no puede reagrupar a { $unit }: está aturdida.
rally-again = { $officer } no puede reagrupar a { $unit }: ya la han reagrupado este turno.
rally-enemy-near = { $officer } no puede reagrupar a { $unit }: tiene un enemigo demasiado cerca.
rally-too-far = { $officer } no puede reagrupar a { $unit }: manda hasta { $length } y está más lejos.
officer-rides = { $officer } se mueve.
officer-gallops = { $officer } se mueve a paso ligero.
officer-joins = { $officer } se une a { $unit }.
officer-leaves = { $officer } deja { $unit }.
officer-runs = { $officer } huye de la carga.
officer-caught = { $officer } no encuentra amigos bastante cerca que lo salven de la carga.
officer-escapes = { $officer } se salva al perderse { $unit }.
general-falls = { $officer } cae: los amigos cercanos vacilan.
fanatic-stays = { $officer } es un fanático y nunca abandona { $unit }.
officer-no-way-out = { $officer } no puede dejar { $unit }: no hay sitio a su lado.
officer-leaves-where = { $officer } deja { $unit } por uno de sus lados: señale un punto fuera de ella.
officer-too-far = { $officer } no llega: cabalga hasta { $most }, rodeando al enemigo y el terreno cerrado.
officer-no-room = { $officer } no cabe ahí: queda demasiado cerca de { $what }.
anticipation-declared = { $officer } se anticipa al enemigo.
hold-used = { $officer } hace aguantar a { $unit }: supera su chequeo.
half-damage-used = { $officer } tiene en un puño a { $unit }: solo cuenta la mitad de su daño.
inspired = { $officer } inspira a { $unit }: repite el chequeo.
fanatic-stands = { $officer } mantiene firme a { $unit }: supera el chequeo después de todo.
form-up-used = { $officer } hace cambiar de formación a { $unit } sin chequeo.
right-moment-used = { $officer } ha elegido su momento: los dados del tiempo suman { $sum }.

## Tiempo, terreno, despliegue, reservas

season-is = Es { $season } en { $region }.
weather-is = El tiempo: { $weather }.
weather-ends = { $weather }: se acaba ({ $needed }+).
weather-stays = { $weather }: sigue (se habría acabado con { $needed }+).
weather-no-double = { $unit } no puede ir a paso ligero: la lluvia torrencial ha embarrado el terreno.
season-spring = primavera
season-summer = verano
season-autumn = otoño
season-winter = invierno
region-southern_europe = el sur de Europa
region-western_europe = Europa occidental
region-eastern_europe = Europa oriental
region-middle_east = Oriente Próximo
landscape-is = { $side ->
    [blue] Azul
   *[red] Rojo
} coloca terreno primero. El país: { $landscape }.
landscape-mountainous = montañoso
landscape-arid = árido
landscape-fertile = fértil
landscape-wooded = boscoso
landscape-steppe = estepario
landscape-desert = desértico
terrain-farm = Granja
terrain-mill = Molino
terrain-thrown = { $side ->
    [blue] Azul
   *[red] Rojo
} tira por el terreno: { $element }.
terrain-placed = { $side ->
    [blue] Azul
   *[red] Rojo
} coloca esto: { $element }.
terrain-no-room = Ya no queda sitio para esto y se deja fuera: { $element }.
terrain-stops = { $side ->
    [blue] Azul
   *[red] Rojo
} se planta; el otro bando puede colocar un elemento más.
table-piece-left-out = { $element }: queda fuera de la mesa acordada, demasiado cerca de lo que ha colocado el escenario.
table-is-laid = Queda puesta la mesa que han acordado los jugadores.
terrain-off-table = { $element }: ahí no puede estar, una parte quedaría fuera de la mesa.
terrain-too-near = { $element }: debe quedar a { $inches }″ o más de todos los demás elementos, y este está más cerca: { $other }.
river-short-edges = { $element }: debe ir de un borde corto de la mesa al otro.
crossing-placed = { $side ->
    [blue] Azul
   *[red] Rojo
} tiende { $kind ->
    [bridge] un puente
   *[ford] un vado
} sobre el agua.
crossing-no-river = Un paso va sobre su río: señale un punto del agua.
crossing-at-end = Un paso no puede estar en el mismo extremo de su río: señale más adentro.
crossing-on-crossing = Un paso no puede quedar sobre otro: señale más lejos.
sides-won = { $side ->
    [blue] Azul
   *[red] Rojo
} gana la tirada de despliegue.
edge-chosen = { $side ->
    [blue] Azul
   *[red] Rojo
} toma el borde { $edge ->
    [south] sur
   *[north] norte
}.
deploys-first = { $side ->
    [blue] Azul
   *[red] Rojo
} despliega primero.
group-deployed = { $side ->
    [blue] Azul
   *[red] Rojo
} ha desplegado el grupo { $group }.
deploy-no-room = { $unit } no encuentra sitio en su zona: empieza fuera de la mesa.
deploy-outside-zone = { $unit } no puede desplegar ahí: toda su peana debe estar en su zona.
deploy-too-near = { $unit } no puede desplegar ahí: debe guardar { $gap } con { $other }.
deploy-on-closed-ground = { $unit } no puede desplegar en esto: { $other }.
deploy-short-edge = { $unit } debe desplegar a { $gap } o más de los bordes cortos: solo la formación abierta puede acercarse más.
deploy-fanatic = { $officer } es un fanático: póngalo en una unidad de su bando.
deploy-out-of-command = { $unit } quedaría ahí fuera de mando: póngala al alcance de su oficial o del general.
deploy-nobody-commands = { $unit } no puede quedar ahí: ningún lugar de los oficiales dejaría a todos bajo mando.
sappers-fortify = Los zapadores han fortificado la posición de { $unit }.
sappers-join = Los zapadores se unen a { $unit }.
sappers-not-for = { $unit } no puede tener zapadores para esto: fortifican a infantería o artillería que despliega y se unen a infantería que no los tiene.
battery-formed = { $unit } y las piezas a su lado forman una batería de { $count } cañones.
unit-hides = { $unit } despliega oculta.
unit-shows = { $unit } sale de su escondite.
hidden-no-room = { $unit } no puede ocultarse ahí: el terreno está cerrado o fuera de la mesa.
hidden-enemy-zone = { $unit } no puede ocultarse en la zona enemiga.
hidden-in-sight = { $unit } no puede ocultarse ahí: se la podría ver desde la zona enemiga.
hidden-too-many = A { $units } de ellas solo las esconderían casas, y { $houses ->
    [one] hay una que sirva
   *[other] hay { $houses } que sirvan
 }. Nombre menos.
hidden-house-taken = { $unit } no puede ocultarse en { $house }: ya está anotada allí otra unidad suya. Elija otra casa o un bosque.
redeploy-not-for = { $unit } no puede recolocarse: nadie tiene ese derecho o ya se ha usado.
unit-redeployed = { $unit } se recoloca.
vanguard-first = { $side ->
    [blue] Azul
   *[red] Rojo
} mueve primero su vanguardia.
vanguard-moved = { $unit } se ha adelantado.
reserve-comes = { $unit } llega de la reserva.
reserve-waits = { $unit } sigue de camino.
unit-arrives = { $unit } entra en la mesa: { $formation }.
officer-arrives = { $officer } llega con { $unit }.
arrive-no-room = { $unit } no encuentra sitio para entrar en la mesa.
arrive-other-edge = { $unit } no puede entrar por ahí: entra de frente por su borde y, desde la reserva, también junto a su zona.
arrive-first = { $unit } debe entrar en la mesa antes de que su bando acabe las órdenes.
arrive-out-of-command = { $unit } quedaría ahí fuera de mando: hágala entrar al alcance de su oficial o del general.
arrived-no-charge = { $unit } no puede cargar: ha llegado de la reserva este turno.
formation-limbered = atalajado

## Listas, escenarios, victoria

scenario-pitched_battle = Batalla campal
scenario-assault_position = Asalto a la posición
scenario-defend_farm = Defender la granja
scenario-take_hill = Tomar la colina
scenario-control_region = Controlar la región
scenario-battle_for_bridge = Batalla por el puente
scenario-defend_village = Defender el pueblo
scenario-war_escalation = Escalada bélica
scenario-crossing_of_fates = Cruce de destinos
scenario-oblique_line = Línea oblicua
scenario-divide_et_impera = Divide et impera
scenario-borodino = Así se venció en Borodino
scenario-learning = Aprendizaje (nuestro)
nation-france = Francia
nation-britain = Gran Bretaña
nation-prussia = Prusia
nation-austria = Austria
nation-russia = Rusia
nation-spain = España
nation-poland = Polonia
nation-naples = Nápoles
brigade-france = Francia
brigade-france_light = Francia, infantería ligera
brigade-britain = Gran Bretaña
brigade-prussia = Prusia
brigade-austria = Austria
brigade-russia = Rusia
brigade-spain = España
brigade-poland = Polonia
brigade-naples = Nápoles
tier-basic = Básica
tier-support = Apoyo
tier-elite = Élite
list-limit = Límite
list-aides = Ayudantes
list-sappers = Zapadores
list-brigade = Brigada
list-general = General
list-officer = Oficial
list-points = Puntos
list-regimental = Regimental
list-dissolved = Disuelta
list-skirmishers = Con tiradores
list-sized = { $unit } { $figures }
list-unreadable = La lista no se puede leer como JSON: { $what }. Expórtela de nuevo o péguela como texto.
muster-line-unread = La línea { $line } no se entiende: «{ $text }».
muster-line-unread-remedy = Escriba la unidad tras un guion, con su nivel antes de dos puntos, o quite la línea.
muster-points-differ = La línea { $line } dice { $written } puntos y suma { $cost }.
muster-points-differ-remedy = No hace falta nada: cuenta { $cost }.
muster-no-limit = La lista no dice de cuántos puntos es la batalla; suma { $total }.
muster-no-limit-remedy = Añada una línea «Límite: { $total }», o el tamaño acordado.
muster-over-limit = El ejército suma { $total } puntos y el límite es { $limit }.
muster-over-limit-remedy = Quite { $over } puntos o acuerden una batalla mayor.
muster-many-aides = La lista tiene { $have } ayudantes; se admiten de cero a { $most }.
muster-many-aides-remedy = Escriba un número hasta { $most }.
muster-many-sappers = La lista tiene { $have } compañías de zapadores; se admiten de cero a { $most }.
muster-many-sappers-remedy = Escriba un número hasta { $most }.
muster-many-guns = El ejército tiene { $have } cañones; sus unidades grandes de línea y de caballería permiten { $most }.
muster-many-guns-remedy = Quite cañones, o añada batallones de línea de 6 compañías o caballería de 2 escuadrones.
muster-ally-barred = La lista de { $nation } no admite aliados de esta nación: { $ally }.
muster-ally-barred-remedy = Sus aliados son: { $known }.
muster-two-allies = Hay unidades de élite de más de un aliado: { $known }.
muster-two-allies-remedy = Quédese con las de un solo aliado.
muster-allies-both-ways = El ejército tiene brigadas aliadas y además unidades aliadas de élite.
muster-allies-both-ways-remedy = Incluya aliados de un modo o del otro.
muster-no-nation = No hay lista de «{ $nation }».
muster-no-nation-remedy = Elija una de estas: { $known }.
muster-no-list = { $nation } no tiene ninguna lista llamada «{ $list }».
muster-no-list-remedy = Elija una de estas: { $known }.
muster-no-tier = { $unit } no es de ningún nivel de lista: «{ $tier }».
muster-no-tier-remedy = Escriba uno de estos antes del nombre y dos puntos: { $known }.
muster-no-unit = No hay ninguna unidad llamada «{ $unit }».
muster-no-unit-remedy = Escriba su nombre como en la lista de su nación, con sus figuras.
muster-not-regimental = { $unit } no puede ser artillería regimental: solo un cañón ligero a pie.
muster-not-regimental-remedy = Quite la palabra o tome un cañón ligero a pie.
muster-not-dissolved = { $unit } no puede disolverse: solo la infantería que combate en formación abierta.
muster-not-dissolved-remedy = Quite la palabra o disuelva infantería ligera.
muster-not-reinforced = { $unit } no puede recibir tiradores: solo la infantería en orden cerrado sin compañías ligeras.
muster-not-reinforced-remedy = Quite la palabra o escríbala tras otro batallón.
muster-many-skirmishers = La brigada { $place } tiene { $have } unidades con tiradores; lo que se disuelve en ella suma { $most } compañías.
muster-many-skirmishers-remedy = Quite la palabra de alguna o disuelva infantería ligera de esta brigada.
muster-no-skirmishers = La brigada { $place } disuelve tiradores y ninguna unidad los recibe.
muster-no-skirmishers-remedy = Escriba «Con tiradores» tras un máximo de { $most } de sus batallones.
muster-many-abilities = { $unit } tiene { $have } habilidades compradas; se admite una.
muster-many-abilities-remedy = Quédese con una.
muster-no-ability = { $unit } no puede comprar esta habilidad: «{ $ability }».
muster-no-ability-remedy = Pueden comprarse: { $known }.
muster-ability-twice = { $unit } ya tiene esta habilidad: { $ability }.
muster-ability-twice-remedy = Quítela o elija otra.
muster-too-few-units = La brigada { $place } tiene { $have } de estas: { $kind } ({ $tier }). Necesita { $least }.
muster-too-few-units-remedy = Añada lo que falta: la lista lo hace obligatorio.
muster-too-many-units = La brigada { $place } tiene { $have } de estas: { $kind } ({ $tier }). Puede tener { $most }.
muster-too-many-units-remedy = Quite alguna o forme otra brigada.
muster-not-in-tier = La lista de { $nation } no tiene estas: { $kind } ({ $tier }).
muster-not-in-tier-remedy = Dé otro nivel a la unidad o quítela.
muster-much-support = La brigada { $place } tiene { $have } unidades de apoyo; sus { $basic } básicas permiten { $most }.
muster-much-support-remedy = Añada dos unidades básicas por cada una de apoyo, o quite apoyo.
muster-much-elite = La brigada { $place } tiene { $have } unidades de élite; su apoyo permite { $most }.
muster-much-elite-remedy = Añada una unidad de apoyo por cada una, o quite élite.
muster-guest-not-elite = { $unit } es de otra nación que su brigada: los aliados van como élite, y nunca cañones.
muster-guest-not-elite-remedy = Hágala de élite o quítela.
muster-unmatched-size = La brigada { $place } tiene { $have } unidades grandes de apoyo y élite de tamaño { $size }; sus básicas de ese tamaño corresponden a { $most }.
muster-unmatched-size-remedy = Añada básicas de ese tamaño o tome otras menores.
muster-no-brigade = La lista no tiene ninguna brigada.
muster-no-brigade-remedy = Añada una línea «Brigada:» con una nación y, debajo, sus oficiales y unidades.
muster-officer-twice = Dos oficiales se llaman { $officer }.
muster-officer-twice-remedy = Dé otro nombre a uno de ellos.
muster-comandantes = El ejército tiene { $have } comandantes; necesita de { $least } a { $most }.
muster-comandantes-remedy = Añada o quite comandantes.
muster-no-general = Nadie manda el ejército: no hay ningún oficial llamado «{ $general }».
muster-no-general-remedy = Empiece la línea de quien manda con «General:».
muster-chief-no-general = { $officer } no puede mandar el ejército: lo manda un general.
muster-chief-no-general-remedy = Dé al ejército un general de brigada o de división.
muster-chief-too-low = { $officer } no puede mandar varias brigadas.
muster-chief-too-low-remedy = Dé al ejército un general de división.
muster-chief-elsewhere = { $officer } manda el ejército y no es de su primera brigada.
muster-chief-elsewhere-remedy = Páselo a la primera brigada, que es la principal.
muster-few-officers = Además de quien manda, el ejército tiene { $have } oficiales; varias brigadas necesitan { $least }.
muster-few-officers-remedy = Añada oficiales.
muster-no-brigade-general = Varias brigadas necesitan { $least } general de brigada.
muster-no-brigade-general-remedy = Añada uno o ascienda a un comandante.
muster-officer-without-unit = { $officer } no tiene ninguna unidad a sus órdenes.
muster-officer-without-unit-remedy = Escriba al menos una unidad debajo de él.
muster-other-officer = { $unit } está a las órdenes de «{ $officer }», que no es oficial de su brigada.
muster-other-officer-remedy = Póngala a las órdenes de uno de estos: { $known }.
muster-no-rank = { $officer } no tiene un rango conocido: «{ $rank }».
muster-no-rank-remedy = Elija uno de estos: { $known }.
muster-no-officer-ability = { $officer } tiene una habilidad que no existe: «{ $ability }».
muster-no-officer-ability-remedy = Elija entre estas: { $known }.
muster-officer-ability-twice = { $officer } tiene dos veces la misma habilidad: { $ability }.
muster-officer-ability-twice-remedy = Quite una.
muster-many-of-rank = Una brigada tiene { $have } de este rango: { $rank }. Puede tener { $most }.
muster-many-of-rank-remedy = Quite uno o páselo a otra brigada.
muster-table-full = La lista tiene { $have } unidades; en la mesa caben { $most }.
muster-table-full-remedy = Jueguen una batalla menor.
muster-staff-full = La lista tiene { $have } oficiales; en la mesa caben { $most }.
muster-staff-full-remedy = Quite oficiales.
muster-large-battle = La batalla es de { $limit } puntos; para esta mesa se recomiendan hasta { $most }.
muster-large-battle-remedy = Pueden jugarla igualmente.
muster-bad-name = El ejército no puede llamarse «{ $name }».
muster-bad-name-remedy = Use hasta { $most } letras que puedan imprimirse.
armies-unequal = Los ejércitos no son del mismo tamaño: { $blue } y { $red } puntos. En esta batalla ambos deben tener los mismos: cambie una de las listas.
armies-of-other-times = { $blue } y { $red } son de épocas distintas. Acuerden mezclar épocas o elijan otro ejército.
no-force-to-defend = { $name } no tiene fuerza lista de hasta { $points } puntos con que defender. Traiga una lista para ello.
# $size: su tamaño en centímetros
table-other-size = Esta mesa está preparada en otro tamaño ({ $size } cm): elija ese tamaño, u otra mesa.
table-without-room = En esta mesa no cabe todo «{ $name }» donde despliega: deje allí más terreno abierto, haga más profunda la zona o quite unidades.
army-finds-no-room = No hay sitio para todo «{ $name }» en su zona de despliegue: quite unidades.
defence-too-large = { $name } tiene { $points } puntos; como defensor de esta batalla puede tener { $most }.
army-cannot-be-halved = El ejército de { $side ->
    [blue] Azul
   *[red] Rojo
} no se puede dividir sin que una mitad pase de { $most } puntos. Elijan otro ejército.
half-too-large = La mitad que { $half ->
    [reserve] queda en reserva
   *[battle] empieza la batalla
} tiene { $points } puntos; puede tener { $most }.
roles-drawn = Ataca { $side ->
    [blue] Azul
   *[red] Rojo
}: { $scenario }.
army-divided = { $side ->
    [blue] Azul
   *[red] Rojo
} deja { $count } piezas en reserva.
work-light_position = Posición ligera
work-solid_position = Posición sólida
work-fortified_position = Posición fortificada
work-bought = El defensor compra: { $work }. Ha gastado { $spent } puntos.
work-placed = { $side ->
    [blue] Azul
   *[red] Rojo
} construye: { $work }.
no-such-work = «{ $work }» no se puede comprar: elija una posición ligera, sólida o fortificada.
works-too-dear = Con esto se gastarían { $spent } puntos y pueden ser { $most }: compre algo más barato o termine.
work-outside-zone = Una posición queda entera en la zona del defensor: entre { $least } y { $most } pulgadas de su borde.
work-on-other = Una posición no puede quedar sobre esto ({ $other }): elija otro sitio.
objective-placed = { $side ->
    [blue] Azul
   *[red] Rojo
} coloca un objetivo.
objective-near-edge = Un objetivo debe estar a { $least } o más de los bordes { $edge ->
    [short] cortos
   *[long] largos
}.
objective-near-other = Los objetivos deben estar a { $least } o más entre sí: póngalo más lejos.
objective-off-terrain = Un objetivo va en un elemento de terreno mientras haya alguno para él.
objective-valued = { $side ->
    [blue] Azul
   *[red] Rojo
} coloca un objetivo ({ $element }) que vale { $worth }.
river-too-far = Todo el río debe quedar en la mesa y a { $most } o menos del borde del defensor.
ford-near-bridge = El vado debe estar a { $least } o más del puente.
house-too-far = El pueblo debe quedar a { $most } o menos del borde del defensor.
house-without-street = Entre dos casas debe haber una calle de { $least }.
house-outside-village = Una casa debe quedar a { $most } o menos de otra del pueblo.
crossroads-laid = El cruce queda cerca del borde { $edge ->
    [left] izquierdo
   *[right] derecho
}; en el otro extremo hay: { $element }.
aim-near-edge = Un objetivo de la diagonal debe estar a más de { $least } de todo borde.
aim-near-middle = Un objetivo de la diagonal debe estar a { $least } o más del centro.
quarters-laid = Cada cuadrante de la mesa tiene su objetivo.
quarter-chosen = { $side ->
    [blue] Azul
   *[red] Rojo
} toma el cuadrante { $quarter ->
    [south-west] suroeste
    [south-east] sureste
    [north-west] noroeste
   *[north-east] noreste
}.
hill-not-in-half = Las colinas quedan en la mitad del defensor, a { $least } o más de su borde.
hill-near-hill = Las colinas deben estar a { $least } o más entre sí.
hill-bars-hills = Ahí la colina no deja sitio a las que faltan, a { $least } entre sí: colóquela más a un lado.
stun-shaken-off = { $unit } se repone del aturdimiento.
stun-stays = { $unit } sigue aturdida.
battle-goes-on = La batalla sigue: hacía falta { $needed }+.
battle-over = La batalla ha terminado.
score = Azul { $blue }, Rojo { $red }.
ending-time = { $winner ->
    [nobody] Se acabó el tiempo, y ningún bando va por delante.
   *[other] Se acabó el tiempo.
}
ending-swept = { $winner ->
    [blue] A Rojo no le queda nadie.
    [red] A Azul no le queda nadie.
   *[nobody] No le queda nadie a ningún bando.
}

## Names

unit-name = { $profile } { $id }
officer-name = { $rank } { $id }
profile-france-line = Infantería de línea
profile-france-novice = Infantería de línea novata
profile-france-light = Infantería ligera
profile-france-hussars = Húsares
profile-france-chasseurs = Cazadores a caballo
profile-france-dragoons = Dragones
profile-france-lancers = Lanceros
profile-france-guard = Infantería de la Guardia
profile-france-cuirassiers = Coraceros
profile-france-carabiniers = Carabineros
profile-france-gun_light_foot = Cañón de 4 libras a pie
profile-france-gun_medium_foot = Cañón de 6/8 libras a pie
profile-france-gun_light_horse = Cañón montado de 4 libras
profile-france-gun_medium_horse = Cañón montado de 6 libras
profile-france-gun_heavy_foot = Cañón de 12 libras
profile-france-voltigeurs = Voltigeurs de la Joven Guardia
profile-france-foreign = Batallón extranjero
profile-france-national_guard = Guardia Nacional
profile-britain-line = Infantería de línea
profile-britain-portuguese = Infantería portuguesa
profile-britain-hanoverian = Landwehr hannoveriana
profile-britain-highlanders = Highlanders
profile-britain-light = Infantería ligera
profile-britain-rifles = Rifles del 95
profile-britain-kgl = Legión Alemana del Rey
profile-britain-guards = Guardias a pie
profile-britain-light_dragoons = Dragones ligeros
profile-britain-kgl_hussars = Húsares de la KGL
profile-britain-heavy_dragoons = Dragones pesados
profile-britain-household = Caballería de la Casa Real
profile-britain-gun_light_foot = Cañón de 6 libras a pie
profile-britain-gun_medium_foot = Cañón de 9 libras a pie
profile-britain-gun_light_horse = Cañón montado de 6 libras
profile-britain-gun_medium_horse = Cañón montado de 9 libras
profile-britain-howitzer_foot = Obús de 5,5 pulgadas
profile-prussia-musketeers = Mosqueteros
profile-prussia-reserve = Infantería de reserva
profile-prussia-landwehr = Infantería Landwehr
profile-prussia-fusiliers = Fusileros
profile-prussia-jagers = Cazadores voluntarios
profile-prussia-grenadiers = Granaderos
profile-prussia-guard = Guardia a pie
profile-prussia-hussars = Húsares
profile-prussia-dragoons = Dragones
profile-prussia-uhlans = Ulanos
profile-prussia-landwehr_cavalry = Caballería Landwehr
profile-prussia-cuirassiers = Coraceros
profile-prussia-gun_medium_foot = Cañón de 6 libras a pie
profile-prussia-gun_medium_horse = Cañón montado de 6 libras
profile-prussia-gun_heavy_foot = Cañón de 12 libras
profile-prussia-howitzer_foot = Obús de 7 libras
profile-austria-german = Línea alemana
profile-austria-hungarian = Línea húngara
profile-austria-landwehr = Landwehr
profile-austria-grenzer = Fronterizos (Grenzer)
profile-austria-jagers = Jägers
profile-austria-grenadiers = Granaderos
profile-austria-hussars = Húsares
profile-austria-chevaulegers = Chevau-légers
profile-austria-dragoons = Dragones
profile-austria-uhlans = Ulanos
profile-austria-cuirassiers = Coraceros
profile-austria-gun_light_foot = Cañón de 3 libras a pie
profile-austria-gun_medium_foot = Cañón de 6 libras a pie
profile-austria-gun_medium_horse = Cañón de caballería de 6 libras
profile-austria-gun_heavy_foot = Cañón de 12 libras
profile-austria-howitzer_foot = Obús de 7 libras
profile-russia-musketeers = Mosqueteros
profile-russia-recruits = Batallones de reclutas
profile-russia-opolchenie = Milicia opolchenie
profile-russia-jagers = Jägers
profile-russia-grenadiers = Granaderos
profile-russia-guard = Infantería de la Guardia
profile-russia-cossacks = Cosacos
profile-russia-hussars = Húsares
profile-russia-dragoons = Dragones
profile-russia-uhlans = Ulanos
profile-russia-cuirassiers = Coraceros
profile-russia-gun_medium_foot = Cañón de 6 libras a pie
profile-russia-gun_medium_horse = Cañón montado de 6 libras
profile-russia-gun_heavy_foot = Cañón de 12 libras
profile-russia-howitzer_foot = Unicornio (obús largo) de 10 libras
profile-spain-line = Infantería de línea
profile-spain-provincial = Milicias provinciales
profile-spain-volunteers = Voluntarios
profile-spain-light = Infantería ligera
profile-spain-guerrillas = Guerrillas
profile-spain-grenadiers = Granaderos provinciales
profile-spain-guards = Guardias Reales y Walonas
profile-spain-hussars = Húsares y cazadores
profile-spain-line_cavalry = Caballería de línea
profile-spain-dragoons = Dragones
profile-spain-lancers = Lanceros garrochistas
profile-spain-gun_light_foot = Cañón de 4 libras a pie
profile-spain-gun_medium_foot = Cañón de 8 libras a pie
profile-spain-gun_light_horse = Cañón montado de 4 libras
profile-spain-gun_heavy_foot = Cañón de 12 libras
profile-spain-howitzer_foot = Obús de 7 pulgadas
profile-poland-line = Infantería de línea
profile-poland-vistula = Legión del Vístula
profile-poland-chasseurs = Cazadores a caballo
profile-poland-krakus = Cracovianos
profile-poland-vistula_lancers = Lanceros del Vístula
profile-poland-gun_medium_foot = Cañón de 6/8 libras a pie
profile-poland-gun_medium_horse = Cañón montado de 6 libras
profile-naples-line = Infantería de línea
profile-naples-light = Infantería ligera
profile-naples-chasseurs = Cazadores a caballo
profile-naples-guard = Guardia Real
profile-naples-gun_light_foot = Cañón de 4 libras a pie
rank-division_general = General de División
rank-brigade_general = General de Brigada
rank-comandante = Comandante
terrain-wood = Bosque
terrain-palm_grove = Palmeral
terrain-fields = Campos
terrain-vineyard = Viñedo
terrain-rocks = Roquedal
terrain-marsh = Marisma
terrain-dunes = Dunas
terrain-difficult_ground = Terreno difícil
terrain-oasis = Oasis
terrain-ruins = Ruinas
terrain-village = Aldea
terrain-wadi = Uadi
terrain-easy_hill = Colina fácil
terrain-difficult_hill = Colina difícil
terrain-impassable_mountain = Montaña impasable
terrain-river = Río
terrain-stream = Riachuelo
terrain-lake = Lago
terrain-building = Edificio
terrain-stone_wall = Muro de piedra
terrain-walls_or_fences = Muros o vallas
terrain-high_wall = Muro alto
terrain-road = Camino
terrain-farm_or_mill = Granja o molino
formation-line = Línea
formation-march_column = Columna de movimiento
formation-attack_column = Columna de ataque
formation-square = Cuadro
formation-mass = Masa de batallón
formation-open = Formación abierta
order-halt = ¡Alto!
order-change_facing = ¡Cambio de encaramiento!
order-advance = ¡Avanzad!
order-back_or_sideways = ¡Atrás! / ¡A un lado!
order-double_time = ¡A paso ligero!
order-change_formation = ¡Cambiad de formación!
reaction-hold = Aguantar
reaction-fire = Fuego defensivo
reaction-square = Formar el cuadro
reaction-counter_charge = Contracarga
reaction-evade = Evasión
reaction-retire = Retirada
weather-fair = Buen tiempo
weather-fog = Niebla
weather-rain = Lluvia
weather-torrential = Lluvia torrencial
weather-snow = Nieve
weather-blizzard = Ventisca
weather-sandstorm = Tormenta de arena

## Lo que se puede contestar, con sus cifras

tenths = { $whole }{ $tenths ->
    [0] {""}
   *[other] ,{ $tenths }
}
and-more = { $some }, { $more }
and-then = { $some }, luego { $more }
offer-piece = { $what }
offer-nobody = Nadie
offer-do = { $verb ->
    [fortify] Atrincherar
    [assault] Enviar como partida de asalto
    [redeploy] Poner en otro lugar
    [buy] Comprar
   *[other] { $verb }
}: { $what }
offer-done-orders = No más órdenes: los demás hacen alto
offer-done-orders-officers = No se mueven más oficiales
offer-done-charges = No más cargas
offer-done-rallies = No se reagrupa a nadie más
offer-done-plain = Nada más
offer-rally = { $officer } reagrupa a { $unit }
offer-order = { $unit }: { $order }{ $chance ->
    [100] {""}
   *[other] {" "}({ $chance } % de obedecer)
}
offer-order-far = { $unit }: { $order }, hasta { $far }{ $chance ->
    [100] {""}
   *[other] {" "}({ $chance } % de obedecer)
}
offer-order-at = { $unit }: { $order }, { $what }{ $chance ->
    [100] {""}
   *[other] {" "}({ $chance } % de obedecer)
}
offer-order-unlimber = { $unit }: atalajar, mover y desatalajar{ $chance ->
    [100] {""}
   *[other] {" "}({ $chance } % de obedecer)
}
offer-order-formation = { $unit }: { $order }, { $formation } ({ $chance } %)
offer-stay = { $what } se queda donde está
offer-way = { $unit }: { $legs } ({ $cost } de { $most }){ $friends ->
    [0] {""}
    [one] {" "}a través de una unidad amiga, { $chance } %
   *[other] {" "}a través de { $friends } unidades amigas, { $chance } %
}
leg-said-ahead = de frente { $far }
leg-said-back = atrás { $far }
leg-said-aside = { $far } a la { $hand ->
    [left] izquierda
   *[right] derecha
}
leg-said-along = { $far } en una dirección a { $degrees }° a su derecha
leg-said-turn = giro de { $degrees }° a la { $hand ->
    [left] izquierda
   *[right] derecha
}
leg-said-wheel = pivotaje de { $degrees }° a la { $hand ->
    [left] izquierda
   *[right] derecha
}
offer-faces = { $unit } se encara a { $degrees }°
offer-put = { $what }: poner aquí
offer-leaves = { $officer } deja { $unit }
offer-join = { $officer } se une a { $unit }
offer-rides = { $officer } cabalga { $far }{ $fast ->
    [yes] , al galope: no reagrupará a nadie
   *[no] {""}
}
offer-drawn-up = { $formation }: { $count }
offer-shots = { $count ->
    [0] Nadie dispara
    [one] Dispara una
   *[other] Disparan { $count }
}{ $silent ->
    [0] {""}
   *[other] , { $silent } sin disparar
}
aim-fire = fuego
aim-ball = bala
aim-canister = metralla
aim-indirect = fuego indirecto
aim-house = bala contra los muros
aim-house-indirect = fuego indirecto contra los muros
offer-shot = { $unit }, { $how } contra { $target } a { $far }: { $dice ->
    [one] un dado
   *[other] { $dice } dados
} a { $number }+{ $again ->
    [0] {""}
   *[other] , repite { $again }
}, hiere a { $wound }+; { $mean } heridas de media; { $hurts } % de herir, { $stuns } % de aturdir, { $routs } % de destruir
offer-officer-shot = { $unit }, { $how } contra { $target } a { $far }: { $dice ->
    [one] un dado
   *[other] { $dice } dados
} a { $number }+{ $again ->
    [0] {""}
   *[other] , repite { $again }
}, hiere a { $wound }+; { $mean } heridas de media
offer-house-shot = { $unit }, { $how }, { $target }, a { $far }: { $dice ->
    [one] un dado
   *[other] { $dice } dados
} a { $number }+{ $again ->
    [0] {""}
   *[other] , repite { $again }
}; { $mean } impactos de media
offer-charge = { $unit }{ $others ->
    [0] {""}
    [one] {" "}y otra
   *[other] {" "}y otras { $others }
}: cargar contra { $target } por { $side ->
    [front] el frente
    [flank] el flanco
   *[rear] la retaguardia
}, { $far } de { $most }: { $dice ->
    [one] un dado
   *[other] { $dice } dados
} a { $number }+, hiere a { $wound }+; { $mean } heridas de media; { $hurts } % de herir, { $stuns } % de aturdir, { $routs } % de destruir
offer-charge-bare = { $unit }{ $others ->
    [0] {""}
    [one] {" "}y otra
   *[other] {" "}y otras { $others }
}: cargar contra { $target }, { $far } de { $most }
offer-charge-officer = { $unit }{ $others ->
    [0] {""}
    [one] {" "}y otra
   *[other] {" "}y otras { $others }
}: arrollar a { $target }, { $far } de { $most }
offer-reaction = { $reaction }{ $chance ->
    [100] {""}
   *[other] {" "}({ $chance } %)
}
offer-steady = { $officer } la apoya: +{ $bonus } ({ $chance } % en vez de { $plain } %)
offer-steady-none = Nadie la apoya ({ $chance } %)
offer-use = Usar: { $what } ({ $who }{ $on ->
    [yes] , para { $whom }
   *[no] {""}
})
offer-pass = No usar: { $what } ({ $who }{ $on ->
    [yes] , para { $whom }
   *[no] {""}
})
weigh-regimental-gun = cañón regimental
offer-way-out = Por { $side ->
    [front] el frente
    [rear] detrás
    [left] la izquierda
   *[right] la derecha
}: { $formation }{ $quick ->
    [yes] , a paso ligero
   *[no] {""}
}
offer-arrives = { $formation }{ $pace ->
    [none] {""}
    [double] , a paso ligero
   *[other] , al paso
}
offer-weather-dice = { $more ->
    [0] Dejar los dados del tiempo como están
   *[other] Cambiar los dados del tiempo en { $more }
}
offer-terrain-size = { $element }, { $length }″ por { $width }″
offer-terrain-river = { $element }, { $width }″ de ancho, { $bend ->
    [left] con un recodo a la izquierda
    [right] con un recodo a la derecha
   *[other] sin recodos
}
offer-terrain-houses = { $element }: { $count }, { $built ->
    [wooden_building] de madera
   *[other] de piedra
}
offer-terrain-farm = { $element }: { $count } edificios { $built ->
    [wooden_building] de madera
   *[other] de piedra
} y { $wall ->
    [stone_wall] muros de piedra
   *[other] vallas de madera
}
offer-terrain = { $element } ({ $form })
offer-all-formation = Todas: { $formation }
offer-all-nearest = Todas disparan, a quien más daño hagan
offer-all-hold = Nadie dispara
offer-pick-stand = Quedarse y encararse
offer-pick-advance = Avanzar
offer-pick-withdraw = Retirarse
offer-pick-charge = Llevar a cabo la carga
offer-pick-hold = Renunciar a la carga
offer-pick-use = Usar
offer-pick-pass = No
offer-pick-none = Ninguno
offer-pick-done = Nada más
offer-pick-place = Poner otra pieza
offer-pick-stop = No poner más
offer-pick-farm = Una granja
offer-pick-mill = Un molino
offer-pick-marker = Un marcador
offer-pick-objective = Un objetivo
offer-pick-quarter = Elegir el cuadrante de la mesa
offer-pick-south-west = El cuadrante suroeste
offer-pick-south-east = El cuadrante sureste
offer-pick-north-west = El cuadrante noroeste
offer-pick-north-east = El cuadrante noreste
offer-work = { $work } ({ $price } puntos)
offer-pick-edge = Elegir el borde
offer-pick-order = Elegir quién despliega primero
offer-pick-hand = Desplegar a mano
offer-pick-array = Que se despliegue solo
offer-pick-limbered = Atalajado
offer-pick-unlimbered = Desatalajado
offer-pick-bridge = Un puente
offer-pick-ford = Un vado
offer-pick-north = El borde norte
offer-pick-south = El borde sur
offer-pick-east = El borde este
offer-pick-west = El borde oeste
offer-pick-front = El frente
offer-pick-rear = La retaguardia
offer-pick-left = La izquierda
offer-pick-right = La derecha
no-such-plan = Eso no se puede ordenar a muchas a la vez: elija uno de los planes que se ofrecen.

## Lo que ha cambiado, lo que las probabilidades dan por hecho, órdenes permanentes

change-lost = Se pierde: { $what }{ $points ->
    [0] {""}
   *[other] {" "}({ $points } puntos)
}.
change-damaged = { $unit } sufre { $count ->
    [one] una herida
   *[other] { $count } heridas
} ({ $damage } en total).
change-hurt = { $unit } sufre heridas.
change-rallied = { $unit } se quita { $count ->
    [one] un marcador
   *[other] { $count } marcadores
} de daño (le quedan { $damage }).
change-stunned = { $unit } queda aturdida.
change-disorganised = { $unit } queda desorganizada.
change-away = { $unit } se va antes de llegar a las manos.
change-formed = { $unit }: { $formation }.
change-failed = { $unit } no hace lo que se le ordena.
change-obeys = { $unit } hace lo que se le ordena.
change-moved = { $unit } se mueve { $far }.
change-structure = { $house } pierde { $count ->
    [one] un punto
   *[other] { $count } puntos
} de estructura (le quedan { $left }).
change-collapsed = { $house } se derrumba tras { $count ->
    [one] un punto
   *[other] { $count } puntos
} de estructura (le quedan { $left }).
change-objective = { $side ->
    [blue] Azul
   *[red] Rojo
} toma un objetivo que vale { $worth }.
change-weather = Cambia el tiempo: { $weather }.
change-broken = El ejército { $side ->
    [blue] azul
   *[red] rojo
} llega a su punto de ruptura.
change-fled = El ejército { $side ->
    [blue] azul
   *[red] rojo
} huye.
assume-reaction = Si { $unit } reacciona así: { $reaction }.
assume-no-more-charges = Si no carga nadie más.
assume-stands = Si quien venza se queda donde está.
assume-first = Si de varias unidades se elige la primera.
assume-no-officer = Si ningún oficial apoya en el chequeo.
assume-no-ability = Si nadie usa una habilidad que haya que declarar.
assume-gun = Si el cañón regimental dispara.
standing-unknown = «{ $order }» no es una orden permanente: elija una de las del panel.

## Habilidades

ability-agile = Ágil
ability-expert_fighters = Combatientes expertos
ability-cuirass = Coraza
ability-cruel = Cruel
ability-hidden_deployment = Despliegue oculto
ability-hardy = Duros
ability-elan = Élan
ability-elite = Élite
ability-expert_skirmishers = Escaramuzadores expertos
ability-borderers = Fronterizos
ability-indirect_fire = Fuego indirecto
ability-crushing = Fuerza demoledora (1)
ability-guards = Guardias
ability-grenadiers = Granaderos, carabineros y compañías de élite
ability-home_ground = Luchar en casa
ability-manoeuvrable = Maniobreros
ability-canister = Metralla
ability-hatred = Odio
ability-piercing = Perforante (1)
ability-fast = Rápidos
ability-reload = ¡Recarga!
ability-tough = Resistentes
ability-stealthy = Sigiloso
ability-fearsome = Temibles
ability-stubborn = Tozuda
ability-vanguard = Vanguardia
ability-veterans = Veteranos
ability-open_formation = Formación abierta
ability-light_companies = Compañías ligeras
ability-lancers = Lanceros
officer-ability-hold = ¡Aguantad!
officer-ability-anticipation = Anticipación
officer-ability-form_up = ¡Formen!
officer-ability-strategist = Estratega
officer-ability-great_strategist = Gran estratega
officer-ability-disciplinarian = Disciplinario
officer-ability-strict_disciplinarian = Muy disciplinario
officer-ability-individual = Individual
officer-ability-inspiring = Inspirador
officer-ability-very_inspiring = Muy inspirador
officer-ability-right_moment = Momento oportuno
officer-ability-spurring = Espoleador
officer-ability-agile = Ágil
officer-ability-fanatic = Fanático
officer-ability-heroic = Heroico
officer-ability-instructor = Instructor
officer-ability-bravest_of_the_brave = Valiente entre valientes

### La mesa en texto

text-prompt = { $turn ->
    [0] { $seat }, { $phase }
   *[other] Turno { $turn }, { $seat }, { $phase }
}
text-phase-roles = papeles
text-phase-weather = tiempo
text-phase-terrain = terreno
text-phase-sides = elección de borde
text-phase-deployment = despliegue
text-phase-redeployment = redespliegue
text-phase-vanguard = vanguardia
text-phase-initiative = iniciativa
text-phase-movement = movimiento
text-phase-shooting = disparos
text-phase-charges = cargas
text-phase-combat = combate
text-phase-reorganisation = reorganización
text-phase-over = final
text-head = { $turn ->
    [0] Antes de la batalla: { $phase }.
   *[other] Turno { $turn }: { $phase }. { $weather }. Puntos: azul { $blue }, rojo { $red }.
}
text-losses = Perdido hacia el punto de ruptura: azul { $blue } de { $blue_all }, rojo { $red } de { $red_all }.
text-legend = Norte arriba; los números del borde son pulgadas. * oficial, □ cuadro, o en un edificio, + objetivo{ $signs }. «mapa lista» da las unidades.
text-left-out = { $count ->
    [one] Una pieza queda
   *[other] { $count } piezas quedan
} fuera de esta parte: mapa las muestra todas.
text-element = { $name } { $id }: de { $left } a { $right } de oeste a este, de { $low } a { $high } de sur a norte, en pulgadas.
objective-name = Objetivo { $id }, vale { $worth }{ $held ->
    [blue] , lo tiene azul
    [red] , lo tiene rojo
   *[none] { "" }
}
text-objective = Objetivo { $id }, vale { $worth }, { $place }{ $held ->
    [blue] , lo tiene azul
    [red] , lo tiene rojo
   *[none] { "" }
}.
text-officer = { $who }{ $chief ->
    [yes] , comandante en jefe
   *[no] { "" }
}, { $place }, manda a { $far }{ $damage ->
    [0] { "" }
   *[other] , daño { $damage }
}.
text-no-officer = { $id } se ha perdido; sus unidades no tienen a nadie por encima.
text-with = con { $unit }
text-inside = dentro de { $house } { $id }
text-place = en { $x } { $y }
tray-off-table = { $side ->
    [blue] Azul
   *[red] Rojo
}, fuera de la mesa
text-off-table = fuera de la mesa
text-away-reserve = en reserva
text-away-off = en marcha hacia la mesa
text-away-hidden = oculta
text-facing-north = mira al norte
text-facing-northeast = mira al noreste
text-facing-east = mira al este
text-facing-southeast = mira al sureste
text-facing-south = mira al sur
text-facing-southwest = mira al suroeste
text-facing-west = mira al oeste
text-facing-northwest = mira al noroeste
text-point-north = al norte
text-point-northeast = al noreste
text-point-east = al este
text-point-southeast = al sureste
text-point-south = al sur
text-point-southwest = al suroeste
text-point-west = al oeste
text-point-northwest = al noroeste
text-damage = daño { $damage } de { $limit }
text-mark-stunned = ATURDIDA
text-mark-disorganised = DESORGANIZADA
text-mark-limbered = atalajado
text-mark-dismounted = desmontada
text-mark-sappers = con zapadores
text-mark-alone = fuera de mando
text-battery = en batería con { $guns }
text-column-unit = unidad
text-column-place = en
text-column-formation = formación
text-column-damage = daño
text-column-enemy = enemigo a
text-column-marks = notas
text-nearest = enemigo más próximo { $enemy } a { $far }
text-near = { $far } { $point }: { $who }.
text-values = { $who }: Velocidad { $speed }, Combate { $melee ->
    [0] -
   *[other] { $melee }+
}, Disparo { $shoot ->
    [0] -
   *[other] { $shoot }+
}, Defensa { $defence }+, Ataques { $attacks }, Coraje { $stun }/{ $rout }, Disciplina { $discipline }+.
text-knows = { $who }: { $what }.
text-knows-nothing = { $who }: nada más que destacar.
text-values-officer = { $who }: Velocidad { $speed }, Combate { $melee }+, Defensa { $defence }+, Ataques { $attacks }, Coraje { $stun }/{ $rout }, Disciplina { $discipline }+.
text-try = { $what }, hasta { $x } { $y }{ $snapped ->
    [yes] : es lo más cerca que puede.
   *[no] .
}

## Lo que se pregunta

text-ask-start = La iniciativa es suya: ¿quién mueve primero?
text-ask-order = Dé una orden a una unidad, o fin: las demás hacen alto.
    Esperan órdenes: { $pieces }.
    Por ejemplo: B1-1 avanza 4; B1-1 cuadro; B1-1 encara derecha 90. Su nombre a solas dice qué se le puede ordenar.
text-ask-officers = Mueva a un oficial ({ $pieces }): cabalga y su nombre; o fin.
text-ask-way = { $who }: { $order }. ¿Por dónde va?
    Puede recorrer { $far }, { $turns ->
        [0] sin giros
        [1] con un giro
       *[other] con { $turns } giros
    } y { $wheels ->
        [0] sin pivotes
        [1] con un pivote
       *[other] con { $wheels } pivotes
    }.
    Por ejemplo: { $verb ->
        [facing] derecha 90; izquierda 45, adelante 2; quieta.
        [back] atrás 2; quieta.
        [aside] izquierda 2; quieta.
       *[other] { $wheels ->
            [0] adelante 3; hacia R1-1; quieta.
           *[other] adelante 3, pivota izquierda 30, adelante 2; a 30 20; hacia R1-1; quieta.
        }
    }
text-ask-another-way = A { $who } no la dejan pasar { $friends }. ¿Por dónde va?
    Puede recorrer { $far }, o quedarse quieta.
text-ask-leave-house = ¿Por qué lado sale { $who } del edificio, y en qué formación?
text-ask-captor = ¿Quién entra en el edificio tomado?
text-ask-formations = ¿En qué formación están sus unidades? En una sola línea.
    Por ejemplo: todas línea; o B1-1 columna ataque resto línea.
text-ask-formation = ¿En qué formación está { $who }?
text-ask-call-off = { $on } ha formado el cuadro: ¿carga { $who }, o se contiene?
text-ask-shots = Diga todos sus blancos en una línea; quien no se nombre no dispara.
    Pueden disparar: { $pieces }.
    Por ejemplo: resto (cada una a lo más próximo); B1-1 R1-1 resto; alto.
text-ask-shaken = ¿Quién hace ahora su chequeo de coraje?
text-ask-charge = Declare una carga, como carga B1-1 R1-1, o fin.
text-ask-reaction = { $who } recibe una carga { $side ->
        [front] de frente
        [flank] por el flanco
       *[rear] por la retaguardia
    }: ¿cómo reacciona?
    Quién carga: { $by }{ $others ->
        [0] { "" }
        [1] {" "}y otra unidad
       *[other] {" "}y otras { $others }
    }.
text-ask-combat = ¿Qué combate se resuelve ahora? Nombre a quien fue cargado.
text-ask-regroup = { $who } ha resistido. ¿Qué hace?
text-ask-facing = { $who } se queda donde está. ¿Hacia dónde mira?
    Por ejemplo: norte, izquierda 30, hacia R1-1, quieta.
text-ask-strike = ¿Contra quién golpea { $who }?
text-ask-limbered = { $who }: ¿atalajado o desatalajado?
text-ask-sappers = Hay zapadores: fortifican una unidad o van con una (asalta), por su nombre.
text-ask-steady = { $who } hace un chequeo de Disciplina. ¿Quién la apoya?
    Se le hace { $test }.
text-ask-rally = Un oficial puede reagrupar a una unidad, o fin.
    Por ejemplo: reagrupa B1 B1-1, o fin.
text-ask-ride = { $who } puede recorrer { $far } ({ $pace } sin prisa). ¿Adónde va?
    Por ejemplo: norte 4, a 30 20, une y el nombre de una unidad, quieto.
text-ask-leave = { $who } sale de { $host }. ¿Por qué lado?
    Por ejemplo: norte, atrás.
text-ask-anticipate = ¿Quién se anticipa para tomar la iniciativa? Nombres, o ninguno.
    El enemigo elige a la vez.
text-ask-weather-dice = { $who } puede cambiar los dados del tiempo, que suman { $on }: ¿en cuánto?
text-ask-vanguard = Vanguardia: ¿qué unidad se adelanta ({ $pieces })? O fin.
text-ask-landscape = ¿Qué clase de país es?
text-ask-more-terrain = ¿Se coloca otra pieza, o basta?
text-ask-group = Se despliega de { $low } a { $high } pulgadas desde el sur: ¿a mano o de oficio?
text-ask-deploying = ¿Dónde coloca sus piezas? De { $low } a { $high } pulgadas desde el sur.
    Desde el oeste, de { $left } a { $right } pulgadas.
    Coloque { $pieces }: por ejemplo, a 30 10; o resto, y se coloca solo lo que falta.
text-ask-redeploy = Se puede poner una unidad en otro sitio: redespliega y su nombre; o fin.
text-ask-elsewhere = ¿Dónde va { $who }?
    Por ejemplo: a 30 10; a 30 10 derecha 45 para girarla.
text-ask-hidden = ¿Qué unidades se despliegan ocultas? Nombres, todas o ninguna.
text-ask-works = Van gastados { $spent } puntos en obras, y se pueden gastar de { $least } a { $most }. Compre una, o fin.
text-ask-halves = ¿Qué piezas quedan fuera al principio? Escriba sus nombres en una línea.
    Cada mitad tiene como mucho { $most } puntos.
text-ask-laying = ¿Dónde va su centro ({ $what })?
    Por ejemplo: a 30 20, o a 30 20 derecha 45 para girarlo.{ $count ->
    [0] { "" }
    [1] { "" }
   *[other] {" "}Tiene estas formas, y 2 a 30 20 toma la segunda: { $pieces }.
}
text-ask-piece = ¿Qué se coloca?
text-ask-arrive-how = ¿Cómo entra { $who } en la mesa?
text-ask-arrive = { $who } entra en línea recta, { $far } como mucho. ¿Dónde acaba?
    Entra por { $points } (pulgadas desde el oeste y el sur).
    Por ejemplo: a 30 6.
text-ask-side = { $chooses ->
    [what] La tirada es suya: ¿qué elige?
    [edge] ¿Por qué borde se despliega?
    [order] ¿Quién despliega primero?
   *[other] ¿En qué parte de la mesa se despliega?
}
text-ask-use = { $who }: ¿lo usa?
    La regla { $rule } lo explica.
text-ask-pick = { $who } ¿Qué elige?
    La regla { $rule } lo explica.
text-many = Hay { $count } respuestas: escriba opciones para verlas.
text-some = Nombres entre los que elegir: { $names }.

## Ayuda

text-help-order =
    Se ordena a una unidad tras otra, y después a los oficiales.
    B1-1: qué se le puede ordenar a esa unidad
    B1-1 avanza 4: 4 pulgadas; también ligero, encara, atrás, lado, desatalaja
    B1-1 avanza 2 pivota izquierda 30 adelante 1: tramo a tramo
    B1-1 hacia R1-1: avanza hacia esa pieza cuanto pueda
    B1-1 encara derecha 90: cambia de encaramiento
    B1-1 cuadro: línea, columna de ataque o de movimiento, cuadro, masa o abierta
    B1-1 atalaja, B1-1 entra H1: y lo demás que tenga la lista
    cabalga B1: un oficial, después de las unidades
    fin: las demás hacen alto
    Una unidad fuera de mando hace antes un chequeo, y su camino se pregunta después.
text-help-way =
    Por dónde va, tramo a tramo. Si un tramo no tiene longitud, va cuanto puede.
    adelante 3: recto al frente; adelante a solas, cuanto pueda
    gira derecha 90: en el sitio, gratis; gira media vuelta
    pivota izquierda 30: sobre una esquina de su frente
    atrás 2, izquierda 3: atrás o a un lado, con esas órdenes
    a 30 20: el centro de su frente va a ese punto, por lo más barato; a 30 20 norte, y mira así
    hacia R1-1, norte 4: gira hacia allí y va
    quieta: no se mueve
    prueba adelante 8: dónde acabaría y cuánto costaría, sin mover
text-help-formations =
    Formaciones, en una línea; quien no se nombre está en línea.
    todas línea: la misma para todas
    B1-1 cuadro resto línea: una unidad, y otra formación para las demás
    B1 columna ataque: todas las unidades de un oficial
text-help-shots =
    Blancos, en una línea; quien no se nombre no dispara.
    resto: cada una a lo más próximo, donde más daño haga
    B1-1 R1-1 B1-2 R1-2: esta contra aquella
    B1-1 R1-1 resto: las demás a lo más próximo
    B2-1 R1-1 metralla: con metralla; indirecto, por encima de lo que haya
    alto: nadie dispara
    Contra un blanco que no sea el más próximo una unidad solo dispara tras un chequeo.
text-help-charge =
    Cargas, una tras otra; cuando no hay más, se hacen todas.
    carga B1-1 R1-1: una unidad y contra quién carga
    carga B1-1 B1-2 R1-1: dos unidades juntas
    fin: no hay más cargas
text-help-reaction =
    Cómo reacciona la unidad cargada: lo que está en la lista, por su número o con una palabra.
    aguanta: espera la carga
    fuego: dispara contra quien viene
    cuadro: intenta formar el cuadro
    contracarga, evade, retirada: contracarga, se evade o se retira
text-help-facing =
    Hacia dónde mira la unidad; se queda donde está.
    norte: norte, noreste, este…
    izquierda 30: tantos grados
    hacia R1-1: hacia una pieza
    quieta: como está
text-help-officer =
    Adónde va el oficial.
    norte 4: norte, noreste, este…: tantas pulgadas
    hacia B1-1 3: hacia una pieza
    a 30 20: a ese punto (pulgadas desde el oeste y el sur)
    une B1-1: entra en una unidad
    quieto: se queda
text-help-laying =
    Dónde va el centro.
    a 30 20: a ese punto (pulgadas desde el oeste y el sur)
    a 30 20 derecha 45: lo mismo, girado 45 grados
    2 a 30 20: la segunda de las formas o piezas de la lista; o por sus palabras
text-help-deployment =
    Despliegue: grupo a grupo, por turnos con el enemigo.
    mano: a mano, pieza a pieza
    oficio: solo
    B1-1 a 30 10 izquierda 20: una pieza: el centro de su peana, y girada si se quiere
    resto: lo que falta del grupo, de oficio
text-help-pick =
    Se responde con el número de la lista o con sus palabras; opciones la enumera.
    pasa: no, nada
    usa: sí
    B1-1: una pieza por su nombre
text-help-reports =
    opciones: lo que se puede responder, con números; opciones B1-1, de una pieza
    mapa: la mesa; mapa B1-1, de cerca; mapa todo, entera; mapa lista, las unidades
    unidades B1: las de un oficial, una o un bando (azul, rojo); a solas, las propias
    objetivos: de qué trata la batalla, y el terreno
    cerca B1-1: quién está a qué distancia, de peana a peana, y hacia dónde
    ficha B1-1: valores, arma y habilidades de una unidad o de un oficial
    prueba B1-1 avanza 4: a qué llevaría una respuesta, sin darla
text-help-more = En cualquier momento: opciones, mapa, unidades, objetivos, cerca, ficha, prueba. «informes» dice qué hace cada uno.

## Lo que no se entiende

text-no-piece = No hay ninguna unidad ni oficial «{ $piece }» en juego: escriba unidades, o unidades rojo, para ver sus nombres.
text-lost-piece = { $piece } se ha perdido: escriba unidades para ver lo que queda.
text-no-length = «{ $word }» no es una distancia: escriba pulgadas, como 4 o 4,5.
text-not-offered = «{ $words }» no es nada que se pueda responder ahora: escriba opciones para ver lo que hay.
text-several = «{ $words }» puede ser más de una cosa: escriba el número o el nombre entero de la que quiere ({ $numbers }).
text-which-hand = ¿Hacia qué lado? Diga izquierda o derecha después de «{ $words }»: gira derecha 45, pivota izquierda 30, lado izquierda 2.
text-which-formation = ¿En qué formación están { $units }? Escriba detrás la suya: línea, columna de ataque, columna de movimiento, cuadro, masa o abierta.
text-no-formation = { $unit } no puede formar como «{ $words }»: opciones { $unit } enumera sus formaciones.
text-no-such-shot = { $unit } no tiene disparo posible contra «{ $words }»: opciones { $unit } enumera los que tiene.
text-who-shoots = Diga quién dispara y contra quién, uno tras otro ({ $units }); con resto los demás tiran a lo más próximo, con alto no dispara nadie.
text-put-where = Diga dónde, en pulgadas desde el oeste y el sur: por ejemplo, a 30 10.
text-no-way = «{ $words }» no se entiende como camino: pruebe adelante 3, pivota izquierda 30, a 30 20, hacia R1-1 o quieta.
text-which-piece = Diga primero qué pieza ({ $pieces }) y después adónde.
text-no-point = «{ $words }» no es un punto: escriba a y dos distancias en pulgadas, como a 30 20.
text-near-what = Diga cerca de quién: cerca B1-1.
text-not-on-table = { $piece } no está en la mesa: elija una pieza que lo esté.
text-sheet-whose = Diga de quién quiere la ficha: ficha B1-1.
text-try-what = Diga qué quiere probar: prueba B1-1 avanza 4.

## Junto a una pieza, cuando le ocurre: tres palabras a lo sumo

did-order = { $order }
did-way-barred = sin paso
did-ice-breaks = ¡se rompe el hielo!
did-ice-holds = el hielo aguanta
did-passes = chequeo superado
did-fails = chequeo fallado
did-steadied = +{ $bonus }
did-formation = { $formation }
did-dismounts = desmonta
did-garrisons = ocupa el edificio
did-leaves-house = sale del edificio
did-storms = lo toma al asalto
did-shot = { $count ->
    [0] sin efecto
   *[other] −{ $count }
}
did-shot-lost = fuego perdido
did-made-out = lo distingue
did-not-made-out = no lo distingue
did-limbered = se atalaja
did-unlimbered = se desatalaja
did-detached = deja su batería
did-structure = −{ $count }
did-collapses = se derrumba
did-charges = ¡carga!
did-contact = contacto
did-not-seen = no lo ve
did-dares-not = no se atreve
did-out-of-command = fuera de mando
did-called-off = renuncia a cargar
did-charge-lost = carga perdida
did-holds = aguanta
did-fires = ¡fuego!
did-no-fire = no dispara
did-square = en cuadro
did-no-square = sin cuadro
did-runs = se aleja
did-stays = no se aleja
did-countercharges = ¡contracarga!
did-no-counter = no contracarga
did-damage = daño { $damage }
did-stunned = aturdida (turno { $turn })
did-recovers = se recupera
did-stun-stays = sigue aturdida
did-disorganised = desorganizada
did-in-order = en orden
did-courage = { $result ->
    [steady] aguanta
    [stunned] se aturde
   *[routed] huye
}
did-lost = fuera de combate
did-blows = { $wounds ->
    [0] sin daño
   *[other] −{ $wounds }
}
did-recoils = retrocede
did-pursues = avanza
did-withdraws = se repliega
did-stands = permanece
did-skill = toda su destreza
did-rallied = { $count ->
    [0] no se repone
   *[other] se repone +{ $count }
}
did-joined = con su oficial
did-gallops = a paso ligero
did-flees = huye
did-caught = lo alcanzan
did-escapes = se salva
did-falls = cae
did-anticipates = se anticipa
did-halved = medio daño
did-inspired = repite el chequeo
did-right-moment = su momento
did-shows = sale del escondite
did-arrives = llega
did-waits = sigue de camino
did-no-room = sin sitio

# Cómo está la partida
tracker-turns = Turno { $turn } de { $last }
tracker-length = Turno { $turn }; desde el turno { $start } un dado puede acabarla, el { $last } es el último
tracker-points = Puntos si acabara ahora
tracker-points-over = Puntos
tracker-losses = Bajas (de las que quiebran el ejército)
tracker-objective = Objetivo { $id } ({ $worth ->
    [one] 1 punto
   *[other] { $worth } puntos
})
tracker-units-lost = Unidades perdidas
tracker-officers-lost = Oficiales perdidos
tracker-course = Bajas causadas
tracker-turn = Turno { $turn }

## Razones

# Cada una sigue a «porque».
why-in-range = { $foe } está a { $far } y { $unit } dispara hasta { $range }
why-out-of-range = { $foe } está a { $far }, más allá de las { $range } a las que dispara { $unit }
why-worn = { $foe } lleva { $damage } de daño de los { $endurance } que aguanta
why-stunned = { $foe } está aturdida y { $unit } puede arrollarla
why-guns = { $foe } es artillería, a { $far } de { $unit }
why-flank = { $unit } tiene delante el flanco o la retaguardia de { $foe }
why-target = { $foe } está a { $far } y { $unit } puede cargarla
why-aim-nobodys = nadie tiene el objetivo { $aim }, a { $far } de { $unit }
why-aim-ours = el objetivo { $aim } es nuestro, a { $far } de { $unit }
why-aim-theirs = el enemigo tiene el objetivo { $aim }, a { $far } de { $unit }
why-nearest = el enemigo más cercano, { $foe }, está a { $far } de { $unit }
why-next-move = un movimiento puede acercar a { $unit } lo bastante para disparar a { $foe }, el enemigo más cercano: a { $far }, con un alcance de { $range }
why-beyond = el enemigo más cercano, { $foe }, está a { $far } de { $unit }, que no dispara a más de { $range }
why-march = { $unit } necesita { $count } movimientos para llegar a tiro de { $foe }, el enemigo más cercano: está a { $far }
why-path = { $unit } ha de dejar libre el camino de { $friend } hacia su objetivo, a { $far }
why-facing = { $unit } mira { $degrees }° al lado de lo que debería encarar
why-led = { $unit } está bajo mando donde se encuentra
why-unled = { $unit } está fuera de mando donde se encuentra
why-cover = { $houses ->
    [0] { $unit } tiene cerca terreno que la cubre
    [one] hay un edificio vacío en el que { $unit } puede resguardarse
   *[other] hay { $houses } edificios vacíos y { $unit } puede resguardarse en uno
}
why-lane = { $count ->
    [one] dispara otra unidad nuestra y { $unit } no debería ponerse delante
   *[other] disparan otras { $count } unidades nuestras y { $unit } no debería ponerse delante
}
why-no-horse = el enemigo no tiene caballería y { $unit } no necesita el cuadro
why-horse = hay caballería enemiga, { $foe }, a { $far } de { $unit }
why-bayonets = { $foe } puede cargar contra { $unit } desde { $far }
why-support = la infantería más cercana a { $unit } es { $friend }, a { $far }
why-guns-bear = los cañones de { $foe } alcanzan a { $unit } desde { $far }
why-under-fire = { $foe } puede disparar a { $unit } desde { $far }
why-test = { $unit } obedece en un { $chance } % de los casos
why-others-wait = { $count ->
    [one] todavía espera su orden una unidad
   *[other] todavía esperan su orden { $count } unidades
}
why-enemy-shown = { $count ->
    [one] una unidad enemiga se movería antes que las nuestras y enseñaría adónde va
   *[other] { $count } unidades enemigas se moverían antes que las nuestras y enseñarían adónde van
}
why-shot-routs = el disparo de { $unit } rompe a { $target } en un { $chance } % de los casos
why-shot-stuns = el disparo de { $unit } deja aturdida a { $target } en un { $chance } % de los casos
why-shot-hurts = el disparo de { $unit } hiere a { $target } en un { $chance } % de los casos
why-shot-house = el enemigo está en { $target } y se puede derribar
why-lone-officer = { $foe } está solo y { $unit } puede arrollarlo
why-charge-stunned = { $foe } está aturdida cuando llega { $unit }
why-charge-guns = { $unit } cae sobre cañones, { $foe }
why-charge-spent = { $foe } ya ha disparado este turno
why-charge-steady = { $foe } da el frente a { $unit }
why-charge-flank = { $unit } cae sobre el flanco o la retaguardia de { $foe }
why-answered = { $foe } puede responder así a { $unit }: { $reaction }
why-charger-tested = { $unit } lo logra en un { $chance } % de los casos antes de que llegue { $charger }
why-escape-tested = llega { $charger } y { $unit } lo logra en un { $chance } % de los casos
why-charger-hurt = { $unit } puede herir a { $charger } mientras se acerca
why-charger-strikes = { $charger } golpea a { $unit } si llega al contacto
why-rallies = { $unit } lleva { $damage } de daño de los { $endurance } que aguanta
why-rallies-stunned = { $unit } está aturdida, con { $damage } de daño de los { $endurance } que aguanta
why-steadies = { $unit } pasa por sí sola solo en un { $chance } % de los casos
why-chief = { $officer } manda el ejército y ha de pensar en otros
why-leads = { $officer } tiene bajo mando { $led } de sus { $count } unidades donde está
why-rides-to-rally = { $unit } lleva { $damage } de daño y { $officer } puede reagruparla
why-officer-safe = el enemigo más cercano está a { $far } de { $officer }
why-out-of-way = { $officer } no debería estorbar a nuestras { $count } unidades

## Situaciones en una mesa de verdad

situation-shot = Disparo
situation-charge = Carga
situation-reaction = Reacción a una carga
situation-order = Orden que exige un chequeo
situation-formation = Cambio de formación
situation-rally = Reagrupamiento

situation-ask-distance = distancia en pulgadas
situation-ask-ground = el terreno del enemigo
situation-ground-open = terreno abierto
situation-ask-side = el lado del enemigo
situation-side-front = frente
situation-side-flank = flanco
situation-side-rear = retaguardia
situation-ask-mine_with = lo mío lleva
situation-ask-enemy_with = lo del enemigo lleva
# $unit: una unidad; $options: lo que lleva además de su perfil
situation-with = { $unit } ({ $options })
# $question: para qué se piden las unidades
situation-list-empty = La lista no tiene ninguna unidad para esto: { $question }. Elija entre todas las unidades.
# $unit, $target: pieces
situation-no-shot = { $unit } no puede hacer este disparo contra { $target }: cambie la distancia, el arma o el terreno.
situation-no-reaction = { $unit } no tiene con qué reaccionar aquí.
# $profile: una clase de unidad; $figures: cuántas figuras tiene
situation-unit = { $profile } ({ $figures })
situation-ask-how = cómo dispara
situation-ask-weather = tiempo
situation-ask-guns = piezas de la batería
situation-ask-walls = contra los muros
situation-ask-points = puntos de estructura que quedan
situation-ask-mine_formation = mi formación
situation-ask-enemy_formation = la formación del enemigo
situation-ask-into_formation = nueva formación
situation-ask-mine_order = mi orden
situation-ask-enemy_order = la orden del enemigo
situation-ask-verb = orden
situation-ask-mine_damage = mi daño
situation-ask-enemy_damage = el daño del enemigo
situation-ask-mine_stunned = lo mío está aturdido
situation-ask-enemy_stunned = lo del enemigo está aturdido
situation-ask-mine_fired = lo mío ha disparado
situation-ask-enemy_fired = lo del enemigo ha disparado
situation-ask-mine_general = mi general está detrás
situation-ask-enemy_general = el general del enemigo está detrás
situation-ask-reaction = reacción
situation-ask-rank = oficial
situation-ask-officer_with = el oficial tiene
structure-hedge = Seto
structure-bank = Talud
structure-wooden_fence = Valla de madera
structure-stone_wall = Muro de piedra
structure-high_wall = Muro alto
structure-wooden_building = Edificio de madera
structure-stone_building = Edificio de piedra
structure-fortified_building = Edificio fortificado
structure-light_position = Posición ligera
structure-solid_position = Posición sólida
structure-fortified_position = Posición fortificada
# $who: a unit
reckoned-volley-dice = dados del disparo
reckoned-volley-number = con qué impacta
reckoned-volley-wound = con qué hiere
reckoned-strike-dice = golpes de { $who }
reckoned-strike-number = con qué impacta { $who }
reckoned-strike-wound = con qué hiere { $who }
reckoned-nerve-bonus = se suma en el chequeo de coraje de { $who }
reckoned-test-bonus = se suma en el chequeo de Disciplina de { $who }

## Una batalla en una mesa real (decisión 0050)

offer-table-nobody = Nadie
offer-table-done = Nadie más
offer-table-crosses = Su camino pasa por una unidad amiga
offer-table-far = Más lejos
# $far: una distancia
offer-table-within = A { $far } o menos
offer-table-yes = Sí
offer-table-no = No
offer-table-stays = Se queda donde está
offer-table-rides = Va por su cuenta, sin prisa
offer-table-gallops = Va por su cuenta, al galope
offer-table-together = Como batería
offer-table-apart = Separados
verb-limber-unlimber = Atalajar, mover y desatalajar
verb-halt = Alto
# $side: quién coloca el primer grupo
table-deploy = Despliegue ahora en la mesa, como dice el escenario; empieza { $side ->
    [blue] Azul
   *[red] Rojo
}. Diga a su rival qué unidades están ocultas o adelantadas.
# $unit: quién actúa; $target: sobre quién; $far: qué distancia los separa; $side: qué lado muestra el otro; $ground: qué ocupa
table-laid = { $unit } está a { $far } de { $target }, que le muestra { $side ->
    [flank] el flanco
    [rear] la retaguardia
   *[front] el frente
} ({ $ground }).
# $unit: quién mueve; $far: cuánto como mucho
table-moves = { $unit } puede ir hasta { $far } en la mesa.
# $unit: quién dispararía
table-no-shot = { $unit } no tiene ese disparo desde ninguna parte.
# $unit: quién dispararía
table-nearest = { $unit } tiene que disparar al enemigo más cercano.
# $unit: quién cargaría; $target: contra quién
table-no-charge = { $unit } no puede cargar así contra { $target } desde ninguna parte.
# $scenario: su nombre; $known: los que pueden jugarse así
table-scenario = { $scenario } todavía no puede jugarse en una mesa real. Elija: { $known }.
text-ask-table-ordered = ¿Qué unidad recibe una orden ahora? Las demás hacen alto.
text-ask-table-rider = ¿Qué oficial se mueve ahora? Los demás se quedan.
text-ask-table-shooter = ¿Quién declara un disparo ahora? Cuando no quede nadie, se hacen todos.
text-ask-table-charger = ¿Quién declara una carga ahora?
# $gap: a qué distancia no puede haber un enemigo
text-ask-table-rally = ¿Qué oficial reagrupa a quién? La unidad tiene que estar en su rango de mando, sin enemigos a { $gap } o menos.
text-ask-table-battery = { $who }: ¿están estos cañones peana con peana, como una batería?
text-ask-table-limbered = { $who }: ¿empieza con los caballos o sin ellos?
text-ask-table-order = ¿Qué se ordena a { $who }?
text-ask-table-led = ¿Qué oficiales de estos tienen a { $who } en su rango de mando?
# $far: cuánto como mucho
text-ask-table-way = { $who } ({ $order }) puede ir { $far } como mucho. ¿Cuánto se ha movido en la mesa? En pulgadas, redondeadas hacia arriba.
text-ask-table-crossed = ¿Por qué unidad amiga pasa el camino de { $who }?
text-ask-table-turned = ¿Ha girado { $who } al atalajar o desatalajar?
text-ask-table-near = ¿A qué distancia está el enemigo más cercano de { $who }?
text-ask-table-ride = ¿Adónde va { $who } en la mesa?
text-ask-table-target = ¿A quién dispara { $who }, de quienes ve?
text-ask-table-charged = ¿Contra quién carga { $who }, de quienes ve y alcanza?
text-ask-table-how = ¿Cómo dispara { $who }?
text-ask-table-distance = ¿Qué distancia hay del frente de { $who } a { $on }? En pulgadas, redondeada hacia arriba.
text-ask-table-side = ¿Qué lado muestra { $who }?
text-ask-table-ground = ¿En qué terreno está { $who }, o tras cuál?
text-ask-table-passed = ¿Pasa { $who } por alto a un enemigo más cercano, dentro de la mitad de su alcance?
# $gap: a qué distancia
text-ask-table-foot = ¿Hay otra infantería enemiga a { $gap } o menos de { $who }?
# $gap: a qué distancia
text-ask-table-saw = Ha caído { $who }. ¿Qué unidades suyas están a { $gap } o menos? Nombres, todas o ninguna.
text-ask-table-gun = ¿Está { $who } junto a { $on }, con la que va?
