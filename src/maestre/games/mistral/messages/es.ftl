# Mistral: lo que se dice a quien juega

## Lugares

place-gibraltar = Gibraltar
place-port_mahon = Puerto Mahón
place-cadiz = Cádiz
place-cartagena = Cartagena
place-barcelona = Barcelona
place-palma = Palma
place-malaga = Málaga
place-alicante = Alicante
place-melilla = Melilla
place-marseilles = Marsella
place-toulon = Tolón
place-villefranche = Villafranca
place-cagliari = Cagliari
place-genoa = Génova
place-bastia = Bastia
place-ajaccio = Ajaccio
place-leghorn = Liorna
place-naples = Nápoles
place-palermo = Palermo
place-messina = Mesina
place-syracuse = Siracusa
place-venice = Venecia
place-valetta = La Valeta
place-sale = Salé
place-algiers = Argel
place-tunis = Túnez
place-tripoli = Trípoli
place-s1 = Espacio #1 (frente al cabo Espartel)
place-s2 = Espacio #2 (norte de Alborán)
place-s3 = Espacio #3 (sur de Alborán)
place-s4 = Espacio #4 (frente al cabo de Palos)
place-s5 = Espacio #5 (canal de Ibiza)
place-s6 = Espacio #6 (del Ebro a Mallorca)
place-s7 = Espacio #7 (sur de Menorca)
place-s8 = Espacio #8 (suroeste de Cerdeña, frente a Bona)
place-s9 = Espacio #9 (suroeste de Cerdeña)
place-s10 = Espacio #10 (oeste de Cerdeña)
place-s11 = Espacio #11 (oeste de Córcega)
place-s12 = Espacio #12 (mar de Liguria)
place-s13 = Espacio #13 (frente a Tolón)
place-s14 = Espacio #14 (frente al cabo de Creus)
place-s15 = Espacio #15 (este de Cerdeña)
place-s16 = Espacio #16 (sureste de Cerdeña)
place-s17 = Espacio #17 (este de Bonifacio)
place-s18 = Espacio #18 (costa romana)
place-s19 = Espacio #19 (frente a Nápoles)
place-s20 = Espacio #20 (Lípari)
place-s21 = Espacio #21 (norte de Palermo)
place-s22 = Espacio #22 (oeste de Sicilia)
place-s23 = Espacio #23 (Pantelaria)
place-s24 = Espacio #24 (golfo de Hammamet)
place-s25 = Espacio #25 (golfo de Gabes)
place-s26 = Espacio #26 (frente a Trípoli)
place-s27 = Espacio #27 (sur de Sicilia)
place-s28 = Espacio #28 (cabo Passero)
place-s29 = Espacio #29 (este de Sicilia)
place-s30 = Espacio #30 (golfo de Tarento)
place-dalmatia_n = Dalmacia Norte
place-dalmatia_s = Dalmacia Sur
place-cA = Espacio Costero A (de Tolón a Villafranca)
place-cB = Espacio Costero B (de Rapallo a Piombino)
place-cC = Espacio Costero C (de Piombino a Orbetello)
place-cD = Espacio Costero D (de Orbetello a Nettuno)
place-cE = Espacio Costero E (al sur de Nettuno)
place-cF = Espacio Costero F (de Pescara a Termoli)
place-cG = Espacio Costero G (de Giulia a Pescara)
place-cH = Espacio Costero H (de Ancona a Giulia)
place-cI = Espacio Costero I (de Rímini a Ancona)
place-cJ = Espacio Costero J (de Venecia a Rímini)
place-coast_villefranche = Costa de Villafranca
place-coast_genoa = Costa de Génova
place-strait_gibraltar = Estrecho de Gibraltar
place-bonifacio = Bocas de Bonifacio
place-elba_straits = Canal de Piombino
place-messina_straits = Estrecho de Mesina
place-the_gut = Boca del Estrecho
place-maltese_roads = Rada de Malta
place-ionian_sea = Mar Jónico
place-barbary_coast = Costa de Berbería
place-balearic_sea = Mar Balear
place-golfe_du_lion = Golfo de León
place-tyrrhenian_sea = Mar Tirreno
place-sicilian_channel = Canal de Sicilia

## Turnos

turn-winter-quarter = Trimestre de Invierno
turn-january = Enero
turn-february = Febrero
turn-march = Marzo
turn-spring-quarter = Trimestre de Primavera
turn-april = Abril
turn-may = Mayo
turn-june = Junio
turn-summer-quarter = Trimestre de Verano
turn-july = Julio
turn-august = Agosto
turn-september = Septiembre
turn-fall-quarter = Trimestre de Otoño
turn-october = Octubre
turn-november = Noviembre
turn-december = Diciembre

## Nombres

box-in = { $place } (casilla de Entrada)
box-out = { $place } (casilla de Salida)
counter-hidden = { $of ->
    [british] ficha británica { $number }
   *[bourbon] ficha borbónica { $number }
}
counter-grand = { $of ->
    [british] Gran Flotilla británica
   *[bourbon] Gran Flotilla borbónica
}
counter-flag = { $of ->
    [british] Flotilla { $letter } británica
    [french] Flotilla { $letter } francesa
    [spanish] Flotilla { $letter } española
   *[bourbon] Flotilla { $letter } borbónica
}
counter-detachment = { $of ->
    [british] Destacamento { $letter } británico
    [french] Destacamento { $letter } francés
   *[spanish] Destacamento { $letter } español
}
counter-dummy = { $of ->
    [british] Señuelo { $letter } británico
    [french] Señuelo { $letter } francés
   *[spanish] Señuelo { $letter } español
}
counter-alone = { $squadron } en solitario
convoy-british_levant_outbound = Convoy británico de Levante (Saliente)
convoy-british_levant_homebound = Convoy británico de Levante (de Retorno)
convoy-french_levant = Convoy francés de Levante
convoy-spanish_troop = { $number ->
    [2] segundo Convoy de Tropas español
   *[other] Convoy de Tropas español
}
convoy-british_supply = Convoy de Suministros
squadron-name = Escuadra { $id }
auxiliary-fleet = { $of ->
    [british] Auxiliar de Flota { $number } británico
    [french] Auxiliar de Flota { $number } francés
   *[spanish] Auxiliar de Flota { $number } español
}
auxiliary-fleet50 = { $of ->
    [british] Flota-50 británico { $number }
    [french] Flota-50 francés { $number }
   *[spanish] Flota-50 español { $number }
}
auxiliary-light = { $of ->
    [british] Auxiliar Ligero { $number } británico
    [french] Auxiliar Ligero { $number } francés
    [spanish] Auxiliar Ligero { $number } español
    [neapolitan] Auxiliar Ligero { $number } napolitano
    [genoese] Auxiliar Ligero { $number } genovés
    [venetian] Auxiliar Ligero { $number } veneciano
   *[savoy] Auxiliar Ligero { $number } saboyano
}
auxiliary-galley = { $of ->
    [british] Galeras { $number } británicas
    [french] Galeras { $number } francesas
    [spanish] Galeras { $number } españolas
    [neapolitan] Galeras { $number } napolitanas
    [genoese] Galeras { $number } genovesas
    [venetian] Galeras { $number } venecianas
   *[savoy] Galeras { $number } saboyanas
}
auxiliary-fire = { $of ->
    [british] Brulote { $number } británico
    [french] Brulote { $number } francés
   *[spanish] Brulote { $number } español
}
auxiliary-fireship = { auxiliary-fire }
auxiliary-bomb = { $of ->
    [british] Bombardero { $number } británico
    [french] Bombardero { $number } francés
   *[spanish] Bombardero { $number } español
}
auxiliary-priv = { $of ->
    [french] Corsario francés
   *[spanish] Corsario español
}
corsair-sale_rover = pirata de Salé
corsair-algiers_pirate = pirata de Argel
corsair-tunis_pirate = pirata de Túnez
corsair-tripoli_pirate = pirata de Trípoli
corsair-knights_of_malta = Galera de los Caballeros de Malta
wind-levanter = Levante
wind-vendavales = Vendavales
wind-mistral = Mistral
wind-marin = Marín
wind-libeccio = Lebeche
wind-tramontana = Tramontana
wind-scirocco = Siroco
wind-gregales = Gregal
wind-bora = Bora
force-f8 = Fuerza 8
force-f9 = Fuerza 9
force-f10 = Fuerza 10
force-f11 = Fuerza 11
force-hurricane = un huracán

## Movimiento

# $formation es un id, o el asa de una ficha oculta (bourbon-3); $place y $left son lugares, también casillas (the_gut:in); $edge es west o east
moved = { $formation } navega de { $left } a { $place }.
caught-wind = { $formation } Coge el Viento hacia { $place }.
missed-wind = { $formation } no consigue Coger el Viento hacia { $place } y permanece.
beating = { $formation } barloventea hacia { $place }: con su siguiente PM de este Impulso llega.
sailed = { $formation } sale del puerto de { $place }.
harboured = { $formation } entra en el puerto de { $place }.
left-map = { $formation } sale del mapa desde { $place } por el borde { $edge ->
    [west] Oeste
   *[east] Este
}.
came-in = { $formation } entra desde fuera del mapa: { $place }.
turns-home = { $formation } no tiene ya enemigos a { $reach } PM de { $place } y, Sin Órdenes, se dirige al Puerto Amigo más cercano.
keeps-company = { $formation } se une a { $other } en el regreso: se mueven como un solo apilamiento.
marker-void = { $formation } ya no puede hacer lo que tenía marcado y permanece.
course-ask = ¿Qué hace cada uno de sus apilamientos con su PM? (Impulso { $impulse }, IPM { $increment })
course-marking = Marque lo que hará cada uno de sus apilamientos; el británico no lo verá hasta haber movido. (Impulso { $impulse }, IPM { $increment })
action-stay = Permanecer
action-go = Navegar a { $place }
action-go-against = Barloventear hasta { $place } (dos PM)
action-catch = Coger el Viento hacia { $place }
action-sail = Salir de puerto
action-enter = Entrar en puerto
action-leave = Salir del mapa por el borde { $edge ->
    [west] Oeste
   *[east] Este
}
action-clear = Ahuyentar a { $auxiliary }
action-unload = { $points ->
    [one] Descargar un Punto de Reparación
   *[other] Descargar { $points } Puntos de Reparación
}

## Movimiento: lo que no puede ser. $open enumera lo que se puede

not-free = { $formation } no es libre en { $place }: debe permanecer tras una Retirada, seguir su trayecto o dirigirse a puerto. Elija entre: { $open }.
none-fitting-out = { $formation } no puede salir de { $place }: ninguna de sus Escuadras está En Preparación. Páselas a ese estado en la Fase Administrativa.
flagship-alone = { $formation } no puede salir de { $place }: un Buque Insignia saldría sin una Escuadra normal de su Contingente. Prepare una, o deje al Insignia En Reparación.
flagships-too-many = { $formation } no puede salir de { $place }: cada Buque Insignia necesita su propia Escuadra normal. Prepare otra, o deje atrás a un Insignia.
tied-to-port = { $formation } es una Flotilla española Sin Órdenes y se queda en puerto en { $place }: Emítale una Orden, o espere a una Formación británica Localizada a { $reach } PM o a un Bloqueo de un Puerto español.
too-far-out = { $formation } está Sin Órdenes y no puede alejarse más de { $reach } PM de un Puerto borbónico. Elija entre: { $open }.
no-harbour = { $formation } está en { $place }, que no tiene puerto: navegue antes a un Puerto o Espacio Costero.
enemy-harbour = { $formation } no puede entrar en el puerto de { $place }: es Enemigo. Elija entre: { $open }.
harbour-shared = { $formation } no puede entrar en el puerto de { $place }: hay en él Escuadras enemigas. Elija otro, o espere a que salgan.
dummy-no-harbour = { $formation } es un Señuelo y no entra en puerto: retírelo al final de un Impulso.
no-leaving-map = { $formation } no puede salir del mapa: solo lo hacen los Convoyes, las Reuniones con ese borde por meta y las fuerzas retiradas por una Orden. Elija entre: { $open }.
no-such-action = { $formation } no puede hacer eso en { $place }. Elija entre: { $open }.

## Órdenes permanentes

standing-unknown = «{ $order }» no es una orden permanente: elija una de las del panel (course, stay, forced always, search … in …; con never o always: { $windows }; con choose: { $chosen }).
standing-no-place = «{ $order }»: no hay ningún lugar «{ $name }» en el mapa. Elija uno de los que hay.
standing-no-lane = «{ $order }»: ninguna ruta une { $left } y { $place }. Nombre los lugares intermedios, o solo el último para ir por la vía más rápida.
standing-no-harbour = «{ $order }»: { $place } no tiene puerto. Acabe la derrota con «then stay», o en un Puerto o Espacio Costero.
standing-course = { $formation }: rumbo a { $way }
standing-stay = { $formation }: permanecer
standing-stay-all = Todos los demás: permanecer
standing-then-stay = y allí permanecer
standing-then-enter = y allí entrar en puerto
standing-unless-spotted = salvo que haya una ficha Localizada
standing-unless-contact = salvo que haya cerca una ficha enemiga
standing-unless-near = salvo que haya cerca una ficha enemiga; entonces, una vez por Impulso
standing-searches-always = Buscar siempre que se pueda
standing-searches-never = No Buscar nunca
standing-attack-never = No atacar nunca
standing-reinforce-never = No reforzar nunca una Batalla
standing-screen-never = No Apantallar nunca
standing-reroll-never = No comprar nunca otra tirada
standing-dummies-never = Dejar los Señuelos como están
standing-orders-never = No robar ni Emitir Órdenes
standing-shadow-always = Seguir siempre que se pueda
standing-shadow-never = No Seguir nunca
standing-withdraw-never = No Retirarse nunca
standing-pursue-never = No perseguir nunca
standing-help-never = Ningún Auxiliar ayuda a los refuerzos
standing-fireships-never = No enviar Brulotes en Batalla
standing-rank-never = No cambiar ningún dado por mi Rango
standing-terms-never = Dejar como están las Órdenes en Ejecución
standing-tasks-never = No anunciar Tareas
standing-watches-never = No empezar Bloqueos ni Interceptaciones
standing-scatter-never = No Dispersar Convoyes
standing-divert-never = No desviar Convoyes de Tropas
standing-supply-never = No pedir Convoyes de Suministros
standing-recall-never = No llamar a los Auxiliares que Interceptan
standing-trade-never = Dejar como está el Comercio de Levante
standing-knights-never = No enviar a los Caballeros de Malta
standing-assignments-never = Dejar los Auxiliares donde están
standing-requests-never = No pedir Refuerzos a cambio de Prestigio
standing-laying-up-never = No pasar Escuadras a En Reparación
standing-repairs-never = No Reparar
standing-repairs-always = Reparar todo lo que se pueda
standing-fitting-out-never = No pasar Escuadras a En Preparación
standing-reorganise-never = No Reorganizar
standing-entries-choose = Las Escuadras nuevas van a { $option }
standing-berths-choose = Los Veleros nuevos entran en { $option ->
    [new] una Escuadra nueva
   *[other] { $option }
}
standing-musters-choose = Convoyes de Tropas que se Montan: { $option }
standing-havens-choose = La Base de los Corsarios es { $option }
standing-name-searches = Búsquedas
standing-name-shadow = Seguimiento
standing-name-repairs = Reparaciones

## Vientos y Temporales

winds = Soplan: { $winds }.
winds-none = No sopla ningún viento.
gale = Temporal de { $wind } de { $force } en { $place }.
gale-stands = Ya hay un Temporal de { $wind } en una Zona de Mar: no se coloca otro.
gale-moves = El Temporal de { $wind } pasa de { $left } a { $place }.
gale-ends = El Temporal de { $wind } se deshace en { $place }.
squadron-parted = El Temporal separa a { $formation } en { $place }: vuelve por sí sola al Puerto Amigo más cercano.
damaged = { $squadron } sufre { $amount } PD y tiene { $total }.
mended = { $squadron } recupera { $amount } PD y le quedan { $total }.
sail-lost = Se pierde el { $ship } ({ $squadron }).

## Tareas, Apantallamiento y localización

# $fleet es british o bourbon; $task el nombre de una Tarea (task-name-…); $place un lugar; $auxiliary, $screener, $shadower Auxiliares; $formation un id, o el asa de una ficha oculta
task-name-search = Búsqueda
task-name-shadow = Seguimiento
task-name-counter_shadow = Contra-Seguimiento
task-name-assist_reinforcement = ayuda al Refuerzo
task-name-convoy_attack = Ataque a Convoy
task-name-screen = Apantallamiento
task-name-levant_trade = Comercio de Levante
task-name-fireship_attack = ataque de Brulote
task-name-bombardment = bombardeo
task-name-blockade = Bloqueo
task-name-interdict = Interceptación
task-name-escort = Escolta
task-name-show_of_force = Demostración de Fuerza
task-declared = { $fleet ->
    [british] Los británicos anuncian
   *[bourbon] Los Borbones anuncian
} una Tarea: { $task }, { $place }.{ $free ->
    [0] {""}
   *[other] {" "}No se puede Apantallar.
}
task-shown = { $fleet ->
    [british] Los británicos envían
   *[bourbon] Los Borbones envían
} a { $auxiliary }: { $task }, { $place }.
task-lasts = { $auxiliary } continúa en su Tarea: { $task }.
task-broken-off = { $fleet ->
    [british] Los británicos ponen
   *[bourbon] Los Borbones ponen
} fin a la Tarea de { $auxiliary }.
auxiliary-spent = { $auxiliary } va a la Caja de Recuperación.
screened = { $screener } Apantalla a { $auxiliary } ({ $task }, { $place }): { $outcome ->
    [yes] la Tarea queda impedida
    [partial] la Tarea sigue, Parcialmente Apantallada
   *[no] la Tarea sigue sin estorbo
}.
show-begins = { $auxiliary } se sitúa ante { $place } para mostrar el pabellón.
search-found = La Búsqueda da con una ficha: { $place }.
search-missed = La Búsqueda no da con una ficha: { $place }.
spotted = { $formation } queda Localizada: { $place }.
unspotted = { $formation } se pierde de vista; último lugar conocido: { $place }.
shadow-lost = { $auxiliary } pierde a { $formation }, a la que Seguía.
counters-added = { $count ->
    [one] Aparece una ficha { $fleet ->
        [british] británica
       *[bourbon] borbónica
    }
   *[other] Aparecen { $count } fichas { $fleet ->
        [british] británicas
       *[bourbon] borbónicas
    }
} más: { $place }.
dummy-placed = Coloca usted { $formation }: { $place }.
dummy-off = { $formation }, un Señuelo, se retira del mapa: { $place }.
bombard-nothing = { $auxiliary } no encuentra en el puerto de { $place } nada que pueda atacar.
harbour-fire-hit = { $auxiliary } alcanza su objetivo en el puerto de { $place }.
harbour-fire-missed = { $auxiliary } arde sin causar daño ante { $place }.
strike-failed = El ataque fracasa.
harbour-struck = La Escuadra atacada sufre { $dp } PD{ $sunk ->
    [0] {""}
    [one] {" "}y pierde un Velero
   *[other] {" "}y pierde { $sunk } Veleros
}.

## Tareas: lo que se pregunta

task-ask = Anuncie una Tarea de uno de sus Auxiliares, ponga fin a una continua o pase.
task-pick-ask = ¿A qué Auxiliar envía? El rival lo verá cuando se muestre su Pantalla.
screen-ask = { $fleet ->
    [british] Los británicos han anunciado
   *[bourbon] Los Borbones han anunciado
} una Tarea ({ $task }, { $place }). ¿La Apantalla usted?
shadow-ask = Se puede Seguir a { $formation }: { $place }. ¿Lo hace usted?
search-ask = ¿Dónde Buscan sus Formaciones a las fichas ocultas que están con ellas?
help-ask = Una de sus Formaciones intenta unirse a la Batalla: { $place }. ¿La ayuda un Auxiliar?
dummies-ask = Coloque Señuelos con sus Formaciones o retírelos.

## Tareas: lo que se rechaza

task-names-target = Nombre un objetivo para la Tarea ({ $task }) y ningún Auxiliar: lo elige después, en secreto. Si no se puede Apantallar, añada la palabra free.
task-no-target = { $target } no puede ser objetivo de esta Tarea ({ $task }): elija uno de los que se le ofrecen.
task-nobody-free = Todos los Auxiliares { $fleet ->
    [british] británicos
   *[bourbon] borbónicos
} están en cajas o en Tareas; no puede enviar a ninguno ({ $task }). Ponga fin a una Tarea o pase.
task-none-to-break-off = { $auxiliary } no está en ninguna Tarea continua suya: nombre uno que lo esté.
task-not-of-class = { $auxiliary } es un Auxiliar { $kind ->
    [fleet] de Flota
    [fleet50] Flota-50
    [galley] Galera
    [light] Ligero
    [fireship] Brulote
   *[bomb] Bombardero
}, que no puede realizar esta Tarea ({ $task }): envíe otra Clase.
task-has-auxiliary = { $auxiliary } está ya en esta Tarea ({ $task }), que realiza un solo Auxiliar: elija otro objetivo.
task-before-war = { $auxiliary } es francés: antes de que Francia Declare la Guerra solo puede Buscar, Seguir, Contra-Seguir y Apantallar contra los británicos, no esto ({ $task }).
task-on-french-before-war = Los británicos no pueden atacar lo que es francés antes de que Francia Declare la Guerra ({ $task }), salvo que paguen Prestigio por desafiar a los franceses.
task-out-of-range = { $auxiliary } tiene un Alcance Operativo de { $reach ->
    [one] 1 Espacio
   *[other] { $reach } Espacios
}, y { $place } { $spaces ->
    [-1] está fuera de todo alcance
   *[other] está a { $spaces }
}: elija un objetivo más cercano.
task-waters-closed = { $auxiliary } no puede trazar alcance hasta { $place }: { $kind ->
    [galley] las Galeras no entran en Zonas de Mar ni en Espacios con Temporal
   *[other] su Clase no entra en Espacios con Temporal
}.
task-cannot-be-screened = { $auxiliary } no puede ser Apantallado en esta Tarea ({ $task }): declárela libre de Apantallamiento o envíe otra Clase.
task-can-be-screened = { $auxiliary } puede ser Apantallado en esta Tarea ({ $task }): no la declare libre de Apantallamiento o envíe otra Clase.
counter-not-assigned = { $auxiliary } no está Asignado a { $formation }: solo un Auxiliar que lo esté puede atacar a { $shadower }, que la Sigue.
bombard-from-port-space = { $auxiliary } debe estar Asignado a una Formación en el Espacio de Puerto de { $place } para atacar su puerto: lleve allí la Formación.
bombard-not-enemy = { $place } no es un Puerto Enemigo: solo se puede atacar a barcos en puertos Enemigos.
bombard-disorganised = { $formation } está Desorganizada y no envía a nadie contra un puerto hasta que se rehaga.
bombard-once = { $formation } ya ha atacado un puerto en este Impulso: espere al siguiente.
order-not-of-class = { $auxiliary } es un Auxiliar { $kind ->
    [fleet] de Flota
    [fleet50] Flota-50
    [galley] Galera
    [light] Ligero
    [fireship] Brulote
   *[bomb] Bombardero
}, que no puede Ejecutar { $order ->
    [show_of_force] una Orden de Demostración de Fuerza
    [interdiction] una Orden de Interceptación
    [escort] una Orden de Escolta
    [blockade] una Orden de Bloqueo
   *[other] una Orden así
}.
order-not-held = { $auxiliary } no tiene ninguna Orden Emitida de este tipo ({ $order ->
    [show_of_force] Demostración de Fuerza
    [interdiction] Interceptación
   *[escort] Escolta
}) para { $place }.

## Batalla: lo que pasa

# $formation y $other son fichas de Formación ($other, una Escuadra en combat-formed y companion-spare), $place y $to lugares, $fleet british o bourbon, $number el número de un Combate
battle-offered = { $formation } ataca a { $other } en { $place }.
gauge-number = El número de { $formation } para el Barlovento es { $number }.
gauge-held = { $fleet ->
    [british] Los británicos
   *[bourbon] Los Borbones
} tienen el Barlovento en { $place }.
withdrawal-failed = { $formation } no logra alejarse de { $place } y debe combatir.
withdrew = { $formation } se Retira de { $place } a { $to }.
withdrew-harbour = { $formation } se Retira al puerto de { $place }.
pursued = { $formation } sigue a { $other } hasta { $to }.
pursuit-outsailed = { $formation } es más lenta que { $other } y no puede seguirla.
reinforcement-number = { $formation } se une a la Batalla con { $number } o menos.
reinforcement-failed = Una fuerza { $fleet ->
    [british] británica
   *[bourbon] borbónica
} intenta unirse a la Batalla en { $place } y no llega.
reinforced = { $formation } se une a la Batalla en { $place }.
intensity = { $fleet ->
    [british] Los británicos eligen
   *[bourbon] Los Borbones eligen
} una Batalla { $chosen ->
    [light] Ligera
    [medium] Media
   *[heavy] Fuerte
}; con tales Líderes resulta { $intensity ->
    [light] Ligera
    [medium] Media
   *[heavy] Fuerte
}.
damage-level = El Nivel de Daño de esta Batalla { $intensity ->
    [light] Ligera
    [medium] Media
   *[heavy] Fuerte
} es { $level }.
combat-formed = Combate { $number }: { $squadron } contra { $other }.
combat-joined = { $squadron } está en el Combate { $number }.
combat-result = Combate { $number }: { $fleet ->
    [british] los británicos causan
   *[bourbon] los Borbones causan
} { $amount } PD en la columna { $column }{ $sunk ->
    [0] .
    [one] {" "}y hunden un Velero.
   *[other] {" "}y hunden { $sunk } Veleros.
}
convoy-attacked = { $squadron } cae sobre { $formation }.
convoy-struck = { $formation } sufre { $amount } PD.
fireship-missed = { $auxiliary } no alcanza a { $squadron }: necesitaba { $needed } o más.
fireship-failed = { $auxiliary } alcanza a { $squadron }, pero no prende a tiempo.
fireship-hit = { $auxiliary } incendia { $squadron }: { $amount } PD{ $sunk ->
    [0] .
    [one] {" "}y un Velero hundido.
   *[other] {" "}y { $sunk } Veleros hundidos.
}
leader-unhurt = { $leader } sale ileso de la Batalla.
leader-lost = { $leader } { $fate ->
    [captured] ha sido capturado
    [killed] ha muerto
   *[wounded] ha sido herido
}{ $turns ->
    [0] .
    [one] {" "}y queda fuera de juego un Turno.
   *[other] {" "}y queda fuera de juego { $turns } Turnos.
}
succeeded = { $leader } toma el mando de { $formation }.
struck = { $ship } arría su bandera ante los { $fleet ->
    [british] británicos
   *[bourbon] Borbones
}.
disorganised = { $formation } queda Desorganizada.
formation-lost = { $formation } se ha quedado sin Escuadras y se retira del mapa.
battle-over = La Batalla en { $place } ha terminado.

## Batalla: por qué cambia el Prestigio ($why del mensaje prestige)

why-defied-french = atacar a los franceses antes de la guerra
why-sail-taken = Veleros Enemigos hundidos o apresados
why-sail-lost = Veleros propios hundidos o apresados

## Batalla: lo que se pregunta

battle-ask-attack = ¿Ataca usted en { $place }? Elija una de sus Formaciones y una Enemiga Localizada.
battle-ask-withdraw = ¿Su Formación se Retira o combate?
battle-ask-pursue = ¿Sigue usted al enemigo que se ha Retirado? Solo podrá si no es más lento que él.
battle-ask-reinforce = ¿Cuáles de sus otras Formaciones en { $place } intentan unirse a la Batalla? Cada una puede intentarlo una vez.
battle-ask-leaders = ¿En qué Escuadra embarca cada Líder?
battle-ask-intensity = ¿Con qué Intensidad empeña usted la Batalla? Las personalidades la desplazan { $shift }.
battle-ask-companions = ¿Con qué Escuadra va cada Buque Insignia?
battle-ask-pair = Empareje una de sus Escuadras libres con una Enemiga libre.
battle-ask-join = ¿Se une otra Escuadra a un Combate?
battle-ask-shifts = ¿Cómo usa sus cambios de columna en cada Combate?
battle-ask-odd = ¿Quién recibe los Puntos de Daño sobrantes?
battle-ask-fireship = ¿Envía usted un Brulote contra una Escuadra que ha combatido?
battle-fight = Combatir
battle-stay = Quedarse
battle-follow = Seguir
battle-alone = Sin Escuadra Compañera
battle-use = Usar el cambio de columna del Buque Insignia
battle-leave = Prescindir de él

## Batalla: lo que no puede ser

attack-not-here = { $formation } no puede atacar: no es un apilamiento suyo en { $place }, donde tiene { $count }. Indique uno de esos.
attack-unspotted = { $formation } solo puede atacar a una Formación Enemiga Localizada en { $place }; allí { $count ->
    [0] no hay ninguna
    [one] hay una
   *[other] hay { $count }
}. Indique una Localizada o no ataque.
attack-disorganised = { $formation } está Desorganizada y no puede atacar hasta que la rehaga una Prueba de Liderazgo o un puerto. Ataque con otra o déjelo estar.
attack-kind = { $formation } no puede atacar: { $kind ->
    [dummy] es un Señuelo
    [independent] es una Escuadra Independiente
   *[convoy] es un Convoy sin escolta
}. Ataque con otra Formación o déjelo estar.
attack-escort = { $formation } escolta un Convoy, y las escoltas españolas no atacan. Ataque con otra Formación o déjelo estar.
attack-before-war = { $formation } tiene Escuadras francesas y no puede atacar antes de que Francia esté en guerra con Gran Bretaña. Ataque con una Formación española o déjelo estar.
attack-scattered = { $formation } está Disperso y no puede ser llevado a Batalla. Ataque a otra Formación o envíe Auxiliares contra él.
attack-french = { $formation } tiene barcos franceses, y Francia no está en guerra con Gran Bretaña. Ataque a otros, o desafíe a los franceses por { $price } de Prestigio.
defy-nobody = { $formation } puede ser atacada sin desafiar a nadie. Atáquela sin más.
defy-poor = No puede desafiar a los franceses: hace falta más de { $price } de Prestigio y usted tiene { $prestige }. Ataque a una Formación española o déjelo estar.
reinforce-disorganised = { $formation } está Desorganizada y no puede unirse a la Batalla. Déjela fuera.
reinforce-kind = { $formation } no puede unirse a la Batalla: { $kind ->
    [dummy] es un Señuelo
    [independent] es una Escuadra Independiente
   *[convoy] es un Convoy sin escolta
}. Déjela fuera.
reinforce-escort = { $formation } escolta un Convoy: los españoles no atacan mientras escoltan, ni se unen a un ataque de su bando. Déjela fuera.
reinforce-before-war = { $formation } tiene Escuadras francesas y no entra en Batalla antes de que Francia esté en guerra con Gran Bretaña. Déjela fuera.
reinforce-command = { $formation } es de otro Mando que quienes combaten: su Almirante de Mando o el Almirante de la Flota debe estar en el lugar. Déjela fuera.
companion-taken = { $squadron } puede acompañar a { $max ->
    [one] un Buque Insignia
   *[other] { $max } Buques Insignia
} y no más. Dé otra Escuadra al otro.
companion-spare = { $squadron } no puede ir sin compañía mientras { $other } esté libre para acompañarlo. Póngalos juntos.
pair-not-free = { $squadron } no está libre: no combate aquí o ya está en un Combate. { $count ->
    [one] Hay una Escuadra libre
   *[other] Hay { $count } Escuadras libres
}; elija entre ellas.
join-full = { $squadron } no puede unirse al Combate { $number }: en una Batalla { $intensity ->
    [light] Ligera
    [medium] Media
   *[heavy] Fuerte
} cada bando tiene como mucho { $max ->
    [one] una Escuadra
   *[other] { $max } Escuadras
} en uno. Elija otro Combate o resérvela.
join-command = { $squadron } no puede unirse al Combate { $number }: allí combaten Escuadras del otro Mando borbónico. Elija otro Combate o resérvela.
join-no-combat = { $squadron } puede unirse a uno de los { $count } Combates que hay. Indique su número.
join-flagship = El Buque Insignia { $squadron } no tiene Escuadra Compañera y antes debe ponerse en un Combate de su bando.
fireship-none = { $auxiliary } no puede enviarse: no es un Brulote de una Formación Comprometida que aún no haya enviado ninguno. Tiene { $count } que pueden ir; elija uno o pase.
fireship-target = { $auxiliary } solo puede enviarse contra una Escuadra Enemiga que haya combatido; hay { $count }. Indique una o pase.

## Convoyes

# $convoy es un Convoy por su nombre; $formation un id, o el asa de una ficha oculta; $place un lugar; $target una Escuadra o un Auxiliar
convoy-not-yet = { $convoy }: no aparece todavía.
convoy-appears = { $convoy }: aparece en { $place } y se queda allí lo que resta del Impulso.
convoy-route = { $convoy }: trayecto { $number }, con fin en { $place }. El enemigo no lo sabe.
convoy-harmed = { $formation } recibe { $amount ->
    [one] un Punto de Daño
   *[other] { $amount } Puntos de Daño
}; lleva { $total }.
convoy-scatters = { $formation } se Dispersa: { $place }. Sigue hasta su destino, sin escolta y a la vista de todos.
convoy-diverts = { $formation } se desvía a { $place }.
convoy-arrives = { $convoy }: ha llegado a { $place }.
convoy-raided = { $auxiliary } ataca a { $formation }: { $amount ->
    [0] sin daño
    [one] un Punto de Daño
   *[other] { $amount } Puntos de Daño
}.
cargo-lost = { $formation } pierde { $amount ->
    [one] un Punto de Reparación de su carga
   *[other] { $amount } Puntos de Reparación de su carga
}.
escort-joins = { $formation } queda Subordinada a { $convoy } como escolta.
escort-released = { $formation } deja de ser escolta: { $place }.
supply-asked = Los británicos piden un Convoy de Suministros.
supply-unloaded = El Convoy de Suministros descarga { $amount ->
    [one] un Punto de Reparación
   *[other] { $amount } Puntos de Reparación
} en { $place }.
supply-empty = El Convoy de Suministros está vacío y se disuelve.
troops-mustered = { $formation } se Monta en { $place }.
troops-wait = { $formation } sigue en puerto ({ $face }).
troops-sail = { $formation } sale de { $place }.
troops-divert = { $formation } cambia de destino: { $place }. El británico no lo sabe.
troops-landed = { $formation } ha desembarcado en { $place }. { $count ->
    [one] Los Borbones tienen un desembarco por usar
   *[other] Los Borbones tienen { $count } desembarcos por usar
} este Año.
why-convoy-struck = daño a un Convoy Enemigo
convoy-waits = { $formation } es un Convoy en { $place }: sale cuando lo dice el dado al empezar un Impulso, y su escolta con él.
convoy-on-route = { $formation } es un Convoy: no entra en el puerto de { $place }, que no es su destino. Siga el trayecto o, si lleva suministros, descárguelos en el Espacio de Puerto. Se puede: { $open }.
escort-no-convoy = { $auxiliary } no puede escoltar en { $place }: no hay allí ningún Convoy suyo sin Dispersar. Elija otro lugar.
action-divert = Desviarse a { $place }
convoy-ask-scatter = ¿Cuáles de sus Convoyes Dispersa usted? La Orden de Escolta queda Fallada.
convoy-ask-divert = Hay fichas británicas donde pueden desembarcar tropas. ¿Desvía usted algún Convoy de Tropas con el destino ocupado?
convoy-ask-muster = ¿Cuántos Convoyes de Tropas Monta usted en { $place }?
convoy-ask-supply = ¿Pide usted un Convoy de Suministros? Se tirará por él al empezar cada Impulso.
convoy-ask-escort = ¿A qué Convoy escolta { $auxiliary }?

## Bloqueos e Interceptaciones

watch-declared = { $formation } { $duty ->
    [blockade] Bloquea
   *[interdiction] Intercepta
} { $place }.
watch-ended = { $formation } deja su guardia: { $place }.
interdict-chased = { $formation } ahuyenta a { $auxiliary }: { $place }.
blockade-driven-off = { $auxiliary } abandona el Bloqueo de { $place }: hay allí una Formación Enemiga.
blockade-removed = { $auxiliary } no puede mantener el Bloqueo de { $place }.
interdict-not-here = { $formation } no puede Interceptar en { $place }: hace falta una Formación Lista y no Desorganizada, con una Escuadra, en un Espacio de Estrecho.
interdict-enemy-there = { $formation } no puede Interceptar en { $place } mientras haya allí una ficha Enemiga. Búsquela o espere.
blockade-not-here = { $formation } no puede Bloquear en { $place }: hace falta una Formación Lista y no Desorganizada, con una Escuadra, ante un Puerto Enemigo.
blockade-before-war = { $formation } lleva Escuadras francesas y no puede Bloquear { $place } hasta que Francia Declare la Guerra. Envíe una Formación española.
blockade-french = { $formation } no puede Bloquear { $place } antes de la guerra con Francia, salvo que pague usted { $price } de Prestigio por desafiarla.
interdict-not-of-class = { $auxiliary } no puede Interceptar { $place }: solo lo hacen piratas, Corsarios y Flota-50 franceses desde 1745, los Caballeros y un Flota-50 con Orden. Envíe una Formación.
interdict-only-straits = { $auxiliary } no puede Interceptar { $place }: elija un Espacio de Estrecho.
interdict-until-turn-end = { $auxiliary } sigue Interceptando { $place }: se le puede llamar al final de un Turno, cumplida su estancia.
blockade-not-of-class = { $auxiliary } no puede Bloquear { $place }: envíe un Auxiliar de Flota o Flota-50.
watch-ask = ¿Qué Formaciones Bloquean o Interceptan donde están?
watch-ask-recall = ¿A qué Auxiliares que Interceptan llama usted? Van a la Caja de Recuperación.
watch-pass = Nada
watch-blockade = Bloquear
watch-interdict = Interceptar
watch-defy = Bloquear y pagar por desafiar a los franceses

## Corsarios y Caballeros de Malta

pirates-active = Los piratas de { $place } están Activos este Turno; los envían los { $fleet ->
    [british] británicos
   *[bourbon] Borbones
}.
base-silenced = Los piratas de { $place } no harán Tareas en lo que queda de Año.
pirate-leaves = { $auxiliary } deja de Interceptar { $place } con el invierno.
corsair-recovered = { $auxiliary } vuelve a su Base: { $place }.
knights-sent = { $auxiliary } va contra { $other }: { $place }. La envían los { $fleet ->
    [british] británicos
   *[bourbon] Borbones
}.
why-knights = el servicio de los Caballeros de Malta este Año
pirate-silenced = { $auxiliary } no hace Tareas: una Demostración de Fuerza ha acallado su Base, { $place }, lo que queda de Año.
pirate-not-task = { $auxiliary } no puede realizar esta Tarea ({ $task }): los piratas solo Interceptan Zonas de Mar o atacan Convoyes.
pirate-only-zones = { $auxiliary } no puede Interceptar { $place }: los piratas solo Interceptan Zonas de Mar.
pirate-no-raid = { $auxiliary } es una Galera pirata, que no ataca Convoyes: envíe un pirata Ligero.
corsair-not-available = { $auxiliary } tiene su Base en { $place }: solo se le da otra cuando se Asigna desde la Caja de Disponibles.
corsair-needs-base = { $auxiliary } es un Corsario y no se Asigna a { $formation }: dele un Puerto por Base.
corsair-no-base = { $auxiliary } no puede tener Base en { $place }: elija un Puerto borbónico o Neutral fuera del norte de África.
knights-not-task = { $auxiliary } no realiza esta Tarea ({ $task }): solo Apantalla a piratas o, para los Borbones, Intercepta.
knights-bourbon-only = { $auxiliary } solo Intercepta para los Borbones: usted puede enviarla contra piratas.
knights-too-far-west = { $auxiliary } no va a { $place }, al oeste del Estrecho de Gibraltar: elija otro lugar.
screen-knights-only = { $auxiliary } no puede Apantallar a { $other }, que está ya en su Tarea: solo los Caballeros de Malta pueden.
corsair-ask-base = ¿A qué Base irá { $auxiliary } si se recupera?
knights-ask-offer = Los británicos quieren enviar a los Caballeros de Malta contra { $other } ({ $place }). ¿Los envía usted en su lugar? El resultado es el mismo, y ellos no pagan.
knights-take = Enviarlos
knights-pass = Dejárselos a los británicos

## Pista de Levante

# $count es cuántas casillas quedan cubiertas
trade-covered = { $target } pasa a la Pista de Comercio de Levante. Casillas cubiertas: { $count }.
trade-left = { $target } deja la Pista de Comercio de Levante. Casillas cubiertas: { $count }.
trade-not-there = { $target } no está en la Pista de Comercio de Levante: elija una fuerza que lo esté.
trade-too-soon = { $target } lleva { $turns ->
    [one] un Turno
   *[other] { $turns } Turnos
} en la Pista de Levante y ha de estar al menos { $stay }: espere.
trade-british-only = { $target } no puede ir a la Pista de Levante: solo van fuerzas de la Flota Británica.
trade-no-flagship = { $target } es un Buque Insignia y no puede ir a la Pista de Levante: envíe una Escuadra.
trade-not-full = { $target } tiene { $sail } de { $most } Veleros: solo una Escuadra completa puede ir a la Pista de Levante.
trade-full = { $target } no puede ir a la Pista de Levante: sus casillas están cubiertas.
trade-not-available = { $target } no está en la Caja de Disponibles: solo desde ella va un Auxiliar a la Pista de Levante.
trade-not-of-class = { $target } no es un Auxiliar de Flota ni Flota-50: los demás no van a la Pista de Levante.
trade-ask-send = ¿Qué Auxiliares Disponibles envía usted a la Pista de Levante? Casillas cubiertas: { $covered }.
trade-ask-recall = ¿Qué Auxiliares hace usted volver de la Pista de Levante? Van a la Caja de Disponibles.
trade-ask-return = ¿Qué Escuadras vuelven de Levante, y por dónde? Irán al Puerto Amigo más cercano.

## Eventos, Campañas y Contingentes: lo que ocurre

# $event, $campaign, $contingent son claves; sus nombres son los mensajes event-<clave>, campaign-<clave>, contingent-<clave>.
event-occurs = Ocurre el Evento «{ $event }»{ $stage ->
    [one] .
   *[other] {" "}por { $stage }.ª vez.
}
event-missed = El Evento «{ $event }» no ocurre.
french-defied = Los británicos desafían a los franceses: desde ahora ambos pueden combatir, y Francia Declara la Guerra en el Paso de Eventos de este Turno.
doctrine-adopted = Desde { $year } el Mando francés sigue la Guerre de Course.
front-rolled = { $campaign }: el dado muestra { $face } y el marcador { $moved ->
    [-1] se aleja una casilla de los Borbones
    [0] no se mueve
   *[1] avanza una casilla hacia los Borbones
}. Está en { $marker }.
front-landing = { $campaign }: las tropas desembarcadas mueven el marcador { $count ->
    [one] una casilla
   *[other] { $count } casillas
} hacia los Borbones. Está en { $marker }.
front-won = { $campaign }: Victoria { $winner ->
    [bourbon] borbónica
    [savoyard] saboyana
   *[austrian] austriaca
}. La Campaña se detiene por este Año.
front-ended = { $campaign }: terminada para siempre.
contingent-becomes = { $contingent } { $stance ->
    [active] pasa a ser un Contingente Activo; sus fuerzas llegan con los Refuerzos de este Turno
    [limited] queda en Neutralidad Limitada
    [neutral] pasa a ser Neutral; sus fuerzas se retiran
   *[gone] pasa a ser Neutral para siempre; sus fuerzas se retiran y no vuelven
}.
contingent-stays-out = { $contingent } sigue fuera de la guerra: el dado muestra { $face }.
called-away = { $event }: { $count ->
    [one] un Velero
   *[other] { $count } Veleros
} de la Flota { $fleet ->
    [british] Británica
   *[bourbon] Borbónica
} { $count ->
    [one] parte
   *[other] parten
} hacia otras aguas.
sail-withdrawn = { $squadron } entrega { $count ->
    [one] un Velero
   *[other] { $count } Veleros
}.

## Prestigio, Rangos, el final

prestige = { $fleet ->
    [british] Los británicos
   *[bourbon] Los Borbones
}: Prestigio { $amount } por { $why }; ahora tienen { $total }.
why-more-orders = más Órdenes netas que el enemigo
why-fewer-orders = muchas menos Órdenes netas que el enemigo
why-reroll = una tirada repetida
rolls-again = { $fleet ->
    [british] Los británicos
   *[bourbon] Los Borbones
} repiten la tirada por derecho de Rango.
die-nudged = { $fleet ->
    [british] Los británicos
   *[bourbon] Los Borbones
} cambian el dado en { $amount }: cuenta como { $face }.
failures-counted = { $fleet ->
    [british] Los británicos
   *[bourbon] Los Borbones
} anotan { $count ->
    [one] una Orden Fallada más
   *[other] { $count } Órdenes Falladas más
} por la Interceptación enemiga.
levant-counted = El comercio de Levante cuenta como { $count ->
    [one] una Orden Cumplida
   *[other] { $count } Órdenes Cumplidas
} para los Borbones.
nets-compared = Órdenes netas: { $british } británicas, { $bourbon } borbónicas.
peace-made = Se firma la paz: la guerra en el Mediterráneo termina en el acto.
time-is-up = Ha acabado el último Turno. { $margin ->
    [0] El Prestigio es igual.
    [one] La diferencia es de un punto de Prestigio.
   *[other] La diferencia es de { $margin } puntos de Prestigio.
}
peace = La paz ha puesto fin a la partida. { $margin ->
    [0] El Prestigio es igual.
    [one] La diferencia es de un punto de Prestigio.
   *[other] La diferencia es de { $margin } puntos de Prestigio.
}

## Lo que se pregunta, y respuestas

matter-landing = { $campaign }: el marcador está en { $marker }. ¿Cuántos desembarcos de este Año emplea usted en ella? Tiene { $credits }.
matter-called-away = { $event }: se reclaman Veleros suyos. Diga cuántos entrega cada Escuadra.
matter-reroll = ¿Conserva usted esta tirada o la repite por { $price ->
    [0] derecho de su Rango, sin pagar
   *[other] { $price } de Prestigio
}?
matter-nudge = El dado muestra { $face }. ¿Lo cambia usted por derecho de su Rango?
answer-keep = Conservarla
answer-again = Repetirla

## Negativas

defy-not-british = Solo los británicos pueden desafiar a los franceses. Espere a lo que hagan.
defy-at-war = No hace falta que desafíe a los franceses: ya puede combatirlos. Ataque sin más.
called-away-count = Usted envía { $count } Veleros NdL y { $squadrons } Escuadras NdL (D), pero deben partir { $due } Veleros NdL de un solo Mando{ $instead ->
    [0] .
   *[other] , o en su lugar { $instead } Escuadra NdL (D).
} Cambie las cifras.

## Nombres

event-war_start = La Guerra Comienza
event-spain_austria_war = España y Austria entran en Guerra
event-treaty_of_worms_1 = Tratado de Worms
event-second_family_compact = Segundo Pacto Familiar
event-france_declares_war = Francia Declara la Guerra a Gran Bretaña
event-treaty_of_worms_2 = Tratado de Worms (segundo)
event-treaty_of_aranjuez_1 = Tratado de Aranjuez (primero)
event-treaty_of_aranjuez_2 = Tratado de Aranjuez (segundo)
event-treaty_of_aranjuez_3 = Tratado de Aranjuez (tercero)
event-treaty_of_aranjuez_4 = Tratado de Aranjuez (cuarto)
event-philip_v_dies = Muere Felipe V, Rey de España
event-corsican_insurgency = Insurgencia Corsa
event-descent_on_england = Desembarco en Inglaterra
event-the_flota = La Flota
event-trouble_in_the_west_indies = Dificultades en las Indias Occidentales
campaign-po_valley = Campaña del Valle del Po
campaign-alps = Campaña de los Alpes
campaign-apennines = Campaña de los Apeninos
contingent-british = Gran Bretaña
contingent-savoy = Saboya
contingent-french = Francia
contingent-genoese = Génova
contingent-venetian = Venecia
contingent-spanish = España
contingent-neapolitan = Nápoles
contingent-knights = los Caballeros de Malta
contingent-pirate = los piratas
stance-active = Activo
stance-limited = en Neutralidad Limitada
stance-neutral = Neutral
stance-gone = Neutral para siempre
rank-lieutenant = Teniente
rank-captain = Capitán
rank-post_captain = Capitán de Navío
rank-commodore = Comodoro
rank-naval_ordnance = Inspector de Artillería Naval
rank-dockyards = Inspector de Arsenales
rank-rear_admiral_blue = Contraalmirante del Azul
rank-vice_admiral_blue = Vicealmirante del Azul
rank-admiral_blue = Almirante del Azul
rank-rear_admiral_white = Contraalmirante del Blanco
rank-vice_admiral_white = Vicealmirante del Blanco
rank-admiral_white = Almirante del Blanco
rank-rear_admiral_red = Contraalmirante del Rojo
rank-vice_admiral_red = Vicealmirante del Rojo
rank-admiral_of_the_fleet = Almirante de la Flota

## Formaciones, Escuadras y Líderes: lo que pasa

# $formation, $squadron, $leader, $other, $target y $auxiliary son nombres; $fleet es british o bourbon
formed = Se Forma en { $place }: { $formation }.
unformed = Se Disuelve: { $formation }.
subordinated = { $formation } queda Subordinada a { $other }.
released = { $formation } vuelve a ser un apilamiento propio.
squadron-passed = { $squadron } pasa a { $formation }.
squadron-loose = { $squadron } queda sin Formación.
transferred = { $count ->
    [one] Pasa un Velero
   *[other] Pasan { $count } Veleros
} de { $squadron } a { $other }.
transferred-dp = Con ellos van { $amount } PD a { $other }.
squadron-unformed = { $squadron } se queda sin Veleros y se Disuelve.
mended-formation = Vuelve a estar en regla: { $formation }.
form-denied = Falla la Prueba de Estrategia: no se Forma en este Paso { $formation }.
unform-denied = Falla la Prueba de Estrategia: sigue Formada en este Paso { $formation }.
subordinate-denied = Falla la Prueba de Estrategia: no se Subordina en este Paso { $formation }.
release-denied = Falla la Prueba de Estrategia: sigue Subordinada en este Paso { $formation }.
move-denied = Falla la Prueba de Estrategia: { $squadron } se queda donde está.
transfer-denied = Falla la Prueba de Estrategia: no hay Transferencia de Veleros de { $squadron }.
counters-fewer = { $fleet ->
    [british] Los británicos
   *[bourbon] Los Borbones
} tienen { $count ->
    [one] una ficha
   *[other] { $count } fichas
} menos en { $place }.
fleet50-formed = Dos NdL (D) pasan a ser { $auxiliary }.
fleet50-unformed = { $auxiliary } vuelve a ser dos NdL (D).
ship-joined = { $ship } se une a { $squadron }.
convert-failed = Falla la Prueba de Liderazgo: no se convierte nada.
fleet-admiral = { $leader } es el Almirante de la Flota { $fleet ->
    [british] británica
   *[bourbon] borbónica
}.
admiral-relieved = { $leader } es relevado y deja la partida.
leader-moves = { $leader } se une a { $formation }.
leader-waits = { $leader } queda sin Destino y espera otro.
leader-back = { $leader } vuelve al servicio.
posted = { $leader } es Destinado a { $formation }.
relieved = { $leader } es relevado de su Destino.
ransomed = { $leader } es rescatado y espera Destino.
promoted = { $leader } asciende a { $rank ->
    [A] Almirante
    [VA] Vicealmirante
    [RA] Contraalmirante
   *[C] Comodoro
}.
steadied = { $formation } recupera el orden.
why-ransom = el rescate de un Almirante

## Formaciones, Escuadras y Líderes: lo que se rechaza

no-such-formation = Usted no tiene ninguna Formación { $formation } que pueda Reorganizar: nombre una Flotilla o un Destacamento suyo.
no-such-squadron = Usted no tiene ninguna Escuadra { $squadron } en el mapa ni en puerto: nombre una suya.
no-such-leader = Usted no tiene ningún Líder { $leader } en la partida: nombre uno suyo.
no-such-post = { $leader } se Destina a otra Flotilla o Destacamento suyo: nombre cuál.
no-such-prize = { $ship } no es ninguna de sus presas: nombre una que lo sea.
already-denied = Una Prueba de Estrategia lo ha negado en este Paso: inténtelo el Turno próximo.
counter-in-use = { $formation } ya está en uso: elija una ficha libre.
form-of-nothing = { $formation } necesita al menos una Escuadra: nombre las que la Forman.
form-apart = { $squadron } y { $other } no están juntas: una Formación se hace con Escuadras de un mismo lugar, todas en puerto o todas en el mar.
alone-no-order = { $formation } navegaría en solitario: solo lo hace una Escuadra destinada a una Reunión o con Orden de Escolta.
formation-empty = { $formation } quedaría con { $count } Escuadras normales y necesita al menos { $least }: déjele una o Disuélvala.
formation-full = { $formation } quedaría con { $count } Escuadras normales y admite { $most } como mucho: deje alguna fuera.
flagship-in-detachment = { $squadron } es un Buque Insignia y { $formation } un Destacamento: póngalo en una Flotilla.
flagship-outside-flotilla = { $squadron } es un Buque Insignia y solo navega en una Flotilla, no con { $formation }: póngalo en una.
flagship-without-company = { $squadron } necesita en { $formation } una Escuadra normal de su Contingente: añada una.
flagships-outnumber = { $formation } quedaría con { $count } Buques Insignia de un Contingente que tiene allí { $most } Escuadras normales: añada antes una Escuadra.
cannot-hold = { $other } no puede tener { $formation }: solo la Gran Flotilla tiene Flotillas, y un Destacamento no tiene nada.
commands-parted = Desde la muerte de Felipe V las Escuadras españolas y francesas no se mezclan en { $formation }: sepárelas.
too-many-guests = { $formation } quedaría con { $count } Escuadras del otro Mando y admite { $most }: use una Flotilla conjunta.
no-grand-flotilla = Desde la muerte de Felipe V no puede haber { $formation }: hay que Disolverla.
limited-neutrality = { $squadron } es de un Contingente en Neutralidad Limitada y no puede estar en { $formation }: déjela fuera.
unform-whither = { $formation } está en el mar: nombre una Formación del mismo lugar que reciba sus Escuadras.
unform-apart = { $other } no está donde { $formation }: nombre otra Formación de allí.
subordinate-whom = { $formation } no puede Subordinarse a { $other }: ya está bajo otra, o por encima de ella.
subordinate-apart = { $formation } y { $other } no están juntas: deben estar en un mismo puerto o en un mismo lugar del mar.
subordinate-has-order = { $formation } tiene una Orden, y una Formación Subordinada no puede tenerla: acabe antes la Orden.
release-whom = { $formation } no está Subordinada a ninguna Formación: no hay de qué liberarla.
release-leaves-nothing = { $other } se quedaría sin Escuadras sin { $formation }: dele antes una o Disuélvala.
move-apart = { $squadron } no está donde { $formation }: nombre una Formación que esté a su lado.
move-alone = { $squadron } está en el mar y no puede quedarse sin Formación: nombre una de su lugar.
move-nowhere = { $squadron } ya está ahí: nombre otra Formación.
transfer-what = Nombre Veleros de { $squadron }, cada uno una vez; tiene { $count }.
transfer-unlike = { $squadron } y { $other } no son dos Escuadras del mismo Contingente y subclase: nombre dos que lo sean.
transfer-apart = { $squadron } y { $other } no están en el mismo lugar y estado: reúnalas antes.
transfer-denied-before = Una Prueba de Estrategia ha negado Veleros de { $squadron } en este Paso: inténtelo el Turno próximo.
transfer-all-to-new = Una Escuadra nueva solo toma una parte de los Veleros de { $squadron }: deje al menos uno.
squadron-full = { $squadron } quedaría con { $count } Veleros y solo tiene sitio para { $room } más: nombre menos.
form-in-ordinary = { $squadron } no está En Reparación en un Puerto amigo: solo ahí se Forma una Escuadra nueva.
form-port = { $place } no es un Puerto amigo: las Escuadras se Forman En Reparación en uno.
no-squadron-counter = Todas las fichas de Escuadra de esta clase están en uso: { $contingent }, { $kind ->
    [sol] NdL
   *[sold] NdL (D)
}.
pair-count = Un Flota-50 se hace con { $due } NdL (D); usted ha nombrado { $count }. Nombre los que hacen falta.
pair-what = { $ship } no es un NdL (D) suyo, o es de otro Contingente que el primero: nombre otro.
pair-not-in-ordinary = { $ship } está en { $squadron }, que no está En Reparación: nombre otro.
pair-no-doctrine = { $ship } es francés: solo sirve de Auxiliar con la Guerre de Course.
pair-whither = Un Flota-50 no se puede Asignar a { $target }: nombre un Puerto amigo o una Formación de su Mando, o nada.
no-fleet50-counter = Todas las fichas de Flota-50 están en uso: { $contingent }.
part-what = { $auxiliary } no es un Flota-50 suyo: nombre uno que lo sea.
part-not-available = { $auxiliary } no está en la Caja de Disponibles: elija uno que lo esté.
part-count = Nombre una Escuadra para cada uno de sus { $due } NdL (D); usted ha nombrado { $count }.
part-taker = { $squadron } no es una Escuadra de NdL (D) de este Contingente: nombre una que lo sea.
part-not-in-ordinary = { $squadron } no está En Reparación: los NdL (D) solo vuelven a Escuadras que lo están.
prize-flagship = { $ship } es un Buque Insignia: como presa se guarda y no se usa nunca.
prize-taker = { $squadron } no puede recibir { $ship }: una presa se une a una Escuadra de su subclase en puerto.
convert-once = Usted ya ha intentado una conversión en este Impulso: espere al siguiente.
convert-nothing = Usted no tiene dos NdL (D) En Reparación ni un Flota-50 Disponible que convertir.
convert-unassigned = En la Fase de Operaciones un Flota-50 nuevo va a la Caja de Disponibles: no nombre lugar.
nothing-to-mend = { $formation } está en regla: no hay nada que arreglar.
formation-broken = { $formation } no está en regla y hay que ponerla en regla antes: cámbiela o pida que se ponga en regla.
did-not-fight = { $target } no puede hacer esto tras la Batalla de { $place }: solo se Reorganizan, entre sí, las fuerzas que combatieron y siguen allí.
leader-out-of-play = { $leader } está ahora fuera de juego: elija otro.
leader-unposted = { $leader } no tiene Destino: no hay de qué relevarlo.
post-out-of-reach = { $leader } no puede llegar a { $formation } en { $place }: debe estar en un Puerto amigo, en puerto, o donde está la Formación de él.
post-other-command = { $leader } es de otro Mando que { $formation }: elija otro Líder.
post-less-than-half = Menos de la mitad de las Escuadras de { $formation } son del Mando de { $leader }: elija otro Líder.
post-rank = { $formation } es para un { $rank ->
    [A] Almirante
    [VA] Vicealmirante
    [RA] Contraalmirante
   *[C] Comodoro
} o superior, y { $leader } está más de un grado por debajo.
post-suitable = { $leader } actuaría por encima de su rango en { $formation } estando libre { $other }, que sí lo tiene.
ransom-whom = { $leader } no es un Almirante capturado: solo a ellos se los rescata. Elija otro.
ransom-poor = El rescate de { $leader } cuesta { $price } de Prestigio, y usted tiene { $prestige }: gane antes más.

## Órdenes: nombres

# $chit es un chit-name; $order una clase de Orden; $holder, $what y $goal son claves de una Formación, Escuadra, Auxiliar, chit o lugar, según el caso; $goal también edge:east.
chit-name = { $order } [{ $command ->
    [french] Mando francés;{" "}
    [spanish] Mando español;{" "}
   *[none] {""}
}{ $what }{ $number ->
    [0] {""}
   *[other] ; n.º { $number }
}]
order-name-cruise = Crucero
order-name-escort = Escolta
order-name-interdiction = Interceptación
order-name-blockade = Bloqueo
order-name-show_of_force = Demostración de Fuerza
order-name-army_support = Apoyo al Ejército
order-name-rendezvous = Reunión
order-name-guerre_de_course = Guerre de Course
goal-edge-east = el Levante

## Órdenes: lo que ocurre

order-received = Recibe usted una Orden: { $chit }.
order-issued = { $chit } se Emite a { $holder }.
order-held-up = La Orden no llega a { $holder }: { $what } puede intentarse de nuevo el próximo Turno.
order-counted = { $chit }: { $count ->
    [one] ha contado un Impulso
   *[other] han contado { $count } Impulsos
}.
order-broken = { $chit }: el Bloqueo se ha roto. La cuenta empieza de nuevo, y la Orden Falla si no se restablece antes de acabar el próximo Impulso.
order-stands = El Almirante no accede: { $chit } queda como está.
order-extended = { $chit } se Prolonga { $impulses } Impulsos.
order-handed-over = { $formation } Traspasa { $chit } a { $other }.
order-cancelled = { $chit } se ha hecho imposible: se cancela y vuelve a la Reserva.
order-fulfilled = { $fleet ->
    [british] Los británicos
   *[bourbon] Los Borbones
} han Cumplido una Orden: { $chit }. Este Año: { $done ->
    [one] { $done } Cumplida
   *[other] { $done } Cumplidas
}, { $missed ->
    [one] { $missed } Fallada
   *[other] { $missed } Falladas
}.
order-failed = { $fleet ->
    [british] Los británicos
   *[bourbon] Los Borbones
} han Fallado una Orden: { $chit }. Este Año: { $done ->
    [one] { $done } Cumplida
   *[other] { $done } Cumplidas
}, { $missed ->
    [one] { $missed } Fallada
   *[other] { $missed } Falladas
}.
show-in-vain = { $fleet ->
    [british] Los británicos
   *[bourbon] Los Borbones
} muestran en vano su fuerza ante { $place }.
set-apart = { $formation } se separa de su apilamiento: { $place }.
rendezvous-issued = { $squadron } tiene una Reunión: { $goal }.
rendezvous-joined = { $formation } se ha unido a { $goal }.
rendezvous-reached = { $formation } ha llegado a { $goal }: su Reunión ha acabado.
rendezvous-ended = La Reunión de { $formation } acaba sin { $goal }.
rendezvous-turned-away = { $goal } no tiene sitio para { $formation }, que se dirige a puerto.

## Órdenes: lo que se pregunta

orders-step-ask = Robe un grupo de Órdenes (hasta { $sets } este Turno), Emita una, envíe una Escuadra a una Reunión o termine.
drawn-set-ask = ¿Cuál de estas { $count } Órdenes Recibe usted?
impulse-end-ask = ¿Prolonga, Traspasa o Finaliza usted alguna Orden? (fin del Impulso { $impulse })
battle-end-ask = ¿Finaliza usted una Orden de quienes combatieron en { $place }?
orders-verb-draw = Robar un grupo
orders-verb-issue = Emitir
orders-verb-rendezvous = Enviar a una Reunión
orders-verb-extend = Prolongar
orders-verb-hand_over = Traspasar
orders-verb-fail = Finalizar (cuenta como Fallada)
orders-verb-done = Terminar
orders-answer-none = Ninguna puede Recibirse

## Órdenes: lo que se rechaza

draw-no-more = Ha robado usted { $count ->
    [one] un grupo
   *[other] { $count } grupos
} en este Paso y no puede robar más: Emita Órdenes o termine.
draw-pool-empty = Su Reserva está vacía: Emita Órdenes o termine.
order-names-two = Diga qué se da y a quién: una Orden y quien la toma, o una Escuadra y su destino.
order-tried = Ya se ha consultado al Almirante sobre { $what } en este Paso, sin éxito: inténtelo la próxima vez.
order-not-received = { $chit } no es una Orden Recibida suya: elija una que tenga.
order-no-holder = { $holder } no es ninguna fuerza suya que pueda tener { $chit }: nombre una Formación, Escuadra o Auxiliar suyos.
order-not-of-kind = { $formation } es { $kind ->
    [grand] una Gran Flotilla
    [flag] una Flotilla
    [detachment] un Destacamento
    [independent] una Escuadra Independiente
    [convoy] un Convoy
   *[other] un Señuelo
} y no puede tener esta Orden ({ $order }): elija otra Formación.
order-subordinated = { $formation } está Subordinada a { $superior }: sepárela o Emita la Orden a { $superior }.
order-already = { $holder } tiene una Orden ({ $order }) y solo puede tener una a la vez: Finalícela o elija otra fuerza.
order-few-sail = { $formation } tiene { $count ->
    [one] un Velero
   *[other] { $count } Veleros
} y esta Orden pide { $due }: refuércela o elija otra.
order-other-command = { $chit } es del Mando { $command ->
    [french] francés
   *[spanish] español
} y { $holder } no lo es: elija una fuerza de ese Mando.
order-not-french = Con la Guerre de Course no se Emiten Cruceros ni Interceptaciones a fuerzas francesas: { $holder } no puede tomar { $chit }.
order-not-spanish = Muerto Felipe V, las fuerzas españolas solo toman Cruceros y Demostraciones de Fuerza contra Bases Piratas: { $holder } no puede tomar { $chit }.
order-not-alone = { $squadron } solo puede ir sola con una Escolta o una Reunión, no con esto ({ $order }): Emítala a una Formación.
order-aux-busy = { $auxiliary } está { $berth ->
    [recovery] en Recuperación
    [tasked] en una Tarea
    [trade] en la Pista de Levante
   *[other] fuera de juego
}: elija uno Disponible o Asignado.
alone-no-flagship = { $squadron } es un Buque Insignia y no navega solo: elija una Escuadra regular.
alone-away = { $squadron } está fuera del mapa: elija otra Escuadra.
alone-already = { $squadron } ya navega sola como { $formation }: elija otra Escuadra.
alone-without-order = { $formation } no puede actuar sola sin Orden de Reunión ni de Escolta: Emítale una o póngala en una Formación.
escort-other-command = { $squadron } es la única Escuadra y no es del Mando { $command ->
    [british] británico
    [french] francés
   *[spanish] español
}, como el Convoy: elija una que lo sea.
course-one-squadron = { $formation } tiene { $count ->
    [one] una Escuadra
   *[other] { $count } Escuadras
}; la Guerre de Course pide un Destacamento con { $due } Escuadra francesa completa y nada más.
course-not-full = { $squadron } tiene { $count } de { $due } Veleros o no es francesa; la Guerre de Course pide una Escuadra francesa completa.
rendezvous-squadrons-only = { $squadron } no es una Escuadra suya: la Reunión es para una Escuadra regular, no para Flotillas.
rendezvous-no-goal = { $squadron } no puede tener Reunión en { $goal }: nombre una Formación suya, un Puerto abierto a usted o, si es británico, el Levante.
rendezvous-there = { $squadron } ya está allí ({ $goal }): nombre otro destino.
rendezvous-no-room = { $formation } no tiene sitio para { $squadron }: elija otra Formación.
order-not-issued = { $chit } no es una Orden suya en Ejecución: elija una que lo sea.
order-has-time = { $chit } no está a punto de acabar por tiempo: podrá Prolongarse al final de su último Impulso.
order-extended-before = { $chit } ya se ha Prolongado y no puede hacerse otra vez: Traspásela o déjela acabar.
order-not-fought = Nadie que tenga { $chit } combatió en { $place }: elija una Orden de quienes lo hicieron o termine.
hand-over-bound = { $chit } no puede Traspasarse: la tiene un Auxiliar, o una escolta que sigue con su Convoy.
hand-over-to-whom = Nombre otra Formación suya que tome { $chit }.
hand-over-apart = { $formation } y { $other } deben estar en el mar y en un mismo lugar para Traspasar { $chit }: reúnalas antes.

## Auxiliares, Refuerzos y mantenimiento: lo que ocurre

# $fleet es british o bourbon; $contingent, $auxiliary, $squadron, $formation, $place, $target son nombres.
auxiliary-assigned = { $auxiliary } queda Asignado: { $target }.
auxiliary-put-back = { $auxiliary } vuelve a la Caja de Disponibles.
auxiliary-recovered = { $auxiliary } se ha Recuperado y queda Disponible.
auxiliary-received = Llega { $auxiliary } de Refuerzo y queda Disponible.
auxiliary-withdrawn = { $auxiliary } se retira; su ficha puede volver por una solicitud.
no-auxiliary-counter = { $contingent } tiene en juego todas sus fichas de Auxiliar y no recibe ninguna.
request-gives = { $contingent } recibe según su Tabla de Solicitud: { $sol } NdL, { $sold } NdL (D), { $auxiliaries ->
    [one] un Auxiliar
   *[other] { $auxiliaries } Auxiliares
}.
request-takes = { $contingent } debe ceder según su Tabla de Solicitud: { $sol } NdL, { $sold } NdL (D), { $auxiliaries ->
    [one] un Auxiliar
   *[other] { $auxiliaries } Auxiliares
}.
request-nothing = La solicitud de { $contingent } no trae nada.
forces-arrive = Llegan las fuerzas de { $contingent }: { $place }.
sail-taken-in = { $squadron } incorpora { $count ->
    [one] un Velero nuevo
   *[other] { $count } Veleros nuevos
}.
bound-for = { $formation } llega con Veleros nuevos y se dirige a { $place }.
laid-up = { $count ->
    [one] Una Escuadra { $fleet ->
        [british] británica
       *[bourbon] borbónica
    } pasa a En Reparación
   *[other] { $count } Escuadras { $fleet ->
        [british] británicas
       *[bourbon] borbónicas
    } pasan a En Reparación
}: { $place }.
fits-out = { $count ->
    [one] Una Escuadra { $fleet ->
        [british] británica
       *[bourbon] borbónica
    } pasa a En Preparación
   *[other] { $count } Escuadras { $fleet ->
        [british] británicas
       *[bourbon] borbónicas
    } pasan a En Preparación
}: { $place }.
repair-points-spent = { $count ->
    [one] Se gasta un Punto de Reparación
   *[other] Se gastan { $count } Puntos de Reparación
}: { $place }. { $remain ->
    [0] No queda ninguno.
    [one] Queda uno.
   *[other] Quedan { $remain }.
}
repair-in-vain = El arsenal no logra nada con { $squadron }: { $place }.
why-request = una solicitud de Refuerzos

## Lo que se pregunta (asuntos) y respuestas

matter-assigning = Asigne usted sus Auxiliares Disponibles a Puertos o Formaciones. Los ya Asignados se quedan, o vuelven a Disponibles hasta el Turno siguiente.
matter-recovering = { $auxiliary }: ¿se Recupera?
matter-requesting = Tabla de Solicitud { $command ->
    [british] británica
    [french] francesa
   *[spanish] española
}: { $row ->
    [-1] ¿la usa usted por { $price } de Prestigio?
   *[other] ¿conserva usted la fila que ha salido o lee la anterior o la siguiente por { $price } de Prestigio?
}
matter-withdrawing = { $contingent } debe ceder fuerzas.{ $sol ->
    [0] {""}
   *[other] {" "}NdL: { $sol }.
}{ $sold ->
    [0] {""}
   *[other] {" "}NdL (D): { $sold }.
}{ $auxiliary ->
    [0] {""}
   *[other] {" "}Auxiliares: { $auxiliary }.
} Diga usted quién los entrega.
matter-receiving = { $contingent } recibe fuerzas. Diga usted adónde van o cuáles son.
matter-yards = Diga usted cuántas tiradas de Reparación recibe cada Escuadra dañada En Reparación. Las que pasen de las propias del Puerto cuestan un Punto de Reparación cada una.
matter-readying = { $laying_up ->
    [true] ¿Qué Escuadras En Preparación vuelven a En Reparación?
   *[false] ¿Qué Escuadras En Reparación pasan a En Preparación, para salir el Turno siguiente?
}
answer-stay = Se queda
answer-recall = Vuelve a Disponibles
answer-wait = Espera fuera del mapa
answer-new = Una Escuadra nueva
answer-above = La fila anterior
answer-below = La fila siguiente
answer-ask = Usar la tabla

## Negativas

too-many-assigned = { $formation } tendría { $count ->
    [one] un Auxiliar
   *[other] { $count } Auxiliares
}, contando las Formaciones Subordinadas, y puede tener { $most }. Asigne usted alguno a otra parte o devuélvalo a Disponibles.
berth-no-room = { $squadron } incorporaría { $count ->
    [one] un Velero
   *[other] { $count } Veleros
} y tiene sitio para { $most }: { $place }. Dé usted alguno a otra Escuadra o Forme una nueva.
berth-new-full = Una Escuadra nueva tendría { $count } Veleros y puede tener { $most }: { $place }. Dé usted alguno a otra Escuadra.
berth-must-not-wait = Deja usted esperando { $count ->
    [one] un Velero
   *[other] { $count } Veleros
}, pero { $most ->
    [0] hay sitio para todos
   *[other] solo deben esperar { $most }
}: { $place }. Delos a una Escuadra con sitio o a una nueva.
withdraw-count = Entrega usted { $count } Veleros { $kind ->
    [sold] NdL (D)
   *[sol] NdL
} y deben irse { $due }. Cambie los números.
repair-too-many = Nombra usted { $count ->
    [one] una tirada de Reparación
   *[other] { $count } tiradas de Reparación
} en { $place }, que tiene { $most } en este Turno. Nombre menos.
repair-french-before-war = Nombra usted { $count } tiradas en Puertos del Mando francés: antes de la guerra con Francia tienen { $most } por Trimestre entre todos. Elija un Puerto.

## Lo que se puede responder, con sus cifras. $chance va en centésimas; $mine y $theirs son Veleros, o Escuadras en palabras

decimal = { $whole }{ $tenths ->
    [0] {""}
   *[other] ,{ $tenths }
}
offer-thing = { $what }
offer-and = { $first }; { $rest }
offer-none = Ninguno
offer-plan-part = { $who }: { $what }
offer-plan-same = { $count ->
    [0] Nada que decidir
   *[other] Todo como está
}
offer-combat-leadership = Combate { $number }, cambios por Liderazgo
offer-combat-flagship = Combate { $number }, Buque Insignia
offer-done = Terminar
offer-pass = Pasar

## Rumbos

offer-go = Navegar a { $place } ({ $cost } PM)
offer-beat = { $begun ->
    [yes] Llegar barloventeando a { $place } ({ $cost } PM)
   *[no] Barloventear hacia { $place } (hacen falta { $cost } PM de este Impulso)
}
offer-catch = Coger el Viento hacia { $place } (con { $number } o menos: { $chance } %)

## Batalla

offer-no-attack = No atacar
offer-attack = { $formation } ataca a { $other }: Veleros, { $mine } contra { $theirs }; número para el Barlovento { $number }
offer-defy = { $formation } ataca a { $other } desafiando a los franceses por { $price } de Prestigio: Veleros, { $mine } contra { $theirs }; número para el Barlovento { $number }
offer-withdraw = Retirarse a { $place } ({ $chance } %)
offer-withdraw-harbour = Retirarse al puerto ({ $chance } %)
offer-follow = Seguir, con una CM de { $movement }
offer-reinforce = { $formation } intenta unirse (con { $number } o menos: { $chance } %)
offer-intensity = { $chosen ->
    [light] Ligera
    [medium] Media
   *[heavy] Fuerte
}: la Batalla será { $intensity ->
    [light] Ligera
    [medium] Media
   *[heavy] Fuerte
}, con un Nivel de Daño de { $least } a { $most } y unos { $damage } PD en cada Combate y bando
offer-squadron = { $squadron } ({ $sail ->
    [one] un Velero
   *[other] { $sail } Veleros
}, { $dp } de { $rating } PD)
offer-squadron-theirs = { $squadron } ({ $sail ->
    [one] un Velero
   *[other] { $sail } Veleros
})
offer-aboard = { $flagship ->
    [yes] Embarcar en el Buque Insignia { $squadron } (VL { $leadership })
   *[no] Embarcar en { $squadron } (VL { $leadership })
}
offer-pair = { $mine } contra { $theirs }
offer-join = { $squadron } se une al Combate { $number }: Veleros, { $mine } contra { $theirs }
offer-join-none = Ninguna más
offer-shifts = { $own } a su favor y { $theirs } contra el enemigo
offer-flagship = Usar su cambio de columna ({ $shift })
offer-no-fireship = No enviar Brulotes
offer-fireship = { $auxiliary } contra { $squadron } (alcanza con { $needed } o más; { $chance } % de prender)

## Tareas y detección

offer-task = { $task }: { $target }{ $free ->
    [yes] , sin que se pueda Apantallar
   *[no] {""}
} ({ $count ->
    [one] un Auxiliar puede
   *[other] { $count } Auxiliares pueden
})
offer-search = { $task }: { $target }{ $free ->
    [yes] , sin que se pueda Apantallar
   *[no] {""}
} (fichas ocultas: { $counters }; hasta un { $chance } % de Localizar cada una; Auxiliares: { $count })
offer-raid = { $task }: { $target } (hasta unos { $damage } PD; Auxiliares: { $count })
offer-harbour = { $place }, { $status ->
    [fitting_out] una Escuadra En Preparación
   *[in_ordinary] una Escuadra En Reparación
}
offer-recall = Poner fin a la Tarea de { $auxiliary }
offer-further-defiance = Desafiar a los franceses: pagar Prestigio y poder atacarlos y Bloquearlos desde ahora
offer-further-convert = Convertir NdL (D) en un Flota-50, o al revés
offer-searcher = { $auxiliary } ({ $chance } % de Localizar cada ficha)
offer-sent = { $auxiliary }, desde { $berth }
offer-nowhere = ningún lugar fijo
offer-no-screen = No Apantallar
offer-screen = Apantallar con { $auxiliary } (Flota: { $fleet ->
    [yes] lo detiene
    [partial] lo estorba
   *[no] nada
}; Ligero: { $light ->
    [yes] lo detiene
    [partial] lo estorba
   *[no] nada
}; Galera: { $galley ->
    [yes] la detiene
    [partial] la estorba
   *[no] nada
})
offer-no-help = Sin ayuda
offer-help = Enviar un Auxiliar en ayuda (+{ $drm } al número)
offer-shadow-shadow = Seguirla
offer-shadow-pass = Dejarla ir
offer-look = Buscar en { $place } (fichas ocultas: { $counters }; cada una, { $chance } %)
offer-dummy-keep = Dejarlo como está
offer-dummy-off = Retirarlo
offer-dummy-place = Colocarlo en { $place }
offer-watch-blockade = Bloquear (desgaste de cada Escuadra: { $wear } PD por Turno)
offer-watch-interdict = Interceptar (desgaste de cada Escuadra: { $wear } PD por Turno)
offer-watch-defy = Bloquear y desafiar a los franceses por { $price } de Prestigio (desgaste de cada Escuadra: { $wear } PD por Turno)
offer-escorted = { $formation } ({ $sail ->
    [0] sin escolta
   [one] escolta de un Velero
   *[other] escolta de { $sail } Veleros
})

## Órdenes

offer-chit = { $chit }{ $sail ->
    [0] {""}
   *[other] , para { $sail } Veleros o más
}
offer-received = { $order }: { $asks }. Al acabar el Año cuenta { $done } si se Cumple y { $missed } si Falla
order-asks-cruise = estar allí al final de { $impulses } Impulsos, de los { $within } siguientes
order-asks-escort = navegar con el Convoy el { $share } % de su ruta
order-asks-interdiction = sostenerlo al final de { $impulses } Impulsos seguidos, empezando en los { $within } siguientes
order-asks-blockade = Bloquearlo al final de { $impulses } Impulsos seguidos, empezando en los { $within } siguientes
order-asks-show_of_force = sacar { $number } o menos allí en un Paso de Eventos, en los { $turns } Turnos siguientes
order-asks-army_support = estar allí cuando el marcador de la Campaña se mueva a su favor; { $resolutions } resoluciones sin ello la hacen Fallar
order-asks-guerre_de_course = salir del mapa por su borde en los { $within } Impulsos siguientes, con una sola Escuadra completa
offer-anywhere = sin lugar fijo
offer-draw = Robar un grupo de { $drawn } Órdenes (quedan { $pool } en la Reserva)
offer-issue = Emitir a { $holder }{ $chance ->
    [100] {""}
   *[other] , { $chance } % de que le llegue
}: { $order }
offer-rendezvous = Enviar a { $squadron } a una Reunión: { $goal } ({ $chance } %)
offer-extend = Prolongar { $order } por { $impulses } Impulsos; le quedan { $left } ({ $chance } %)
offer-fail = Finalizar { $order } de { $holder }, que cuenta como Fallada ({ $chance } %)
offer-hand-over = Traspasar { $order } de { $holder } a { $other } ({ $chance } %)

## Reorganización

offer-change-form = Formar { $what } con { $squadrons } ({ $chance } %)
offer-change-unform = Disolver { $what }; sus Escuadras pasan a { $other } ({ $chance } %)
offer-change-subordinate = Subordinar { $what } a { $other } ({ $chance } %)
offer-change-release = Separar { $what } ({ $chance } %)
offer-change-move = Pasar { $what } a { $other } ({ $chance } %)
offer-change-transfer = Transferir { $count ->
    [one] un Velero
   *[other] { $count } Veleros
} de { $what } a { $other } ({ $chance } %)
offer-change-post = Destinar a { $what } a { $other } (VL { $leadership }, VE { $strategy }, Control { $control })
offer-change-relieve = Relevar a { $what }
offer-change-ransom = Rescatar a { $what } por { $price } de Prestigio
offer-change-pair = Convertir en un Flota-50: { $ships } ({ $chance } %)
offer-change-part = Deshacer { $what } en: { $ships } ({ $chance } %)
offer-change-prize = Incorporar la presa { $what } a { $other }
offer-change-mend = Poner en regla { $what }
offer-new-squadron = una Escuadra nueva
offer-new-squadron-in = una Escuadra nueva en { $place }
offer-no-formation = ninguna Formación

## Administración, Convoyes y Prestigio

offer-again = { $price ->
    [0] Repetirla sin pagar, por su Rango
   *[other] Repetirla por { $price } de Prestigio
}
offer-nudge = { $amount }: leer { $face }
offer-request = Pedir refuerzos por { $price } de Prestigio
offer-row = { $price ->
    [0] Sin pagar
   *[other] Por { $price } de Prestigio
}: NdL { $sol }, NdL (D) { $sold }, Auxiliares { $auxiliaries }
offer-sail = Entrega { $count } de { $sail } Veleros ({ $dp } PD)
offer-berth = A { $squadron }, que tiene { $sail ->
    [one] un Velero
   *[other] { $sail } Veleros
}
offer-rolls = { $count ->
    [0] Sin tirada ({ $dp } de { $rating } PD)
    [one] Una tirada: tiene { $dp } de { $rating } PD y pierde unos { $mended }
   *[other] { $count } tiradas: tiene { $dp } de { $rating } PD y pierde unos { $mended }
}
offer-readied = { $squadron }, { $place } ({ $dp } de { $rating } PD): { $status ->
    [in_ordinary] pasa a En Reparación
   *[fitting_out] pasa a En Preparación
}
offer-assign = Asignarlo a { $target }
offer-assign-stay = Sigue Asignado a { $target }
offer-assign-wait = Se queda en Disponibles
offer-class = { $kind ->
    [fleet] Auxiliar de Flota
    [fleet50] Flota-50
    [galley] Galera
    [light] Auxiliar Ligero
    [fireship] Brulote
   *[bomb] Bombardero
}: { $tasks }
offer-scatter = { $formation } (con { $dp } PD)
offer-landing = { $count ->
    [0] Ninguno
    [one] Un desembarco
   *[other] { $count } desembarcos
}: el marcador queda en { $marker } (Victoria en { $victory })
offer-supply-pass = No pedirlo
offer-supply-ask = Pedirlo
offer-muster = { $count ->
    [0] Ninguno
    [one] Uno
   *[other] { $count }
}
offer-divert-keep = Sigue a su destino
offer-levant-stay = Se queda en Levante
offer-levant-home = Vuelve por { $place }

## Lo que se pregunta

ask-anything = { $form ->
    [pick] Elija una de las respuestas
    [each] Decida por cada uno
    [orders] Dé una orden
   *[some] Elija cuáles
} (regla { $rule }).
matter-roles = ¿Con qué papel empiezan sus NdL (D)? Cada pareja es una Escuadra o sirve como un Flota-50 en su Puerto.
offer-role-sail = navega como Escuadra
offer-role-auxiliary = sirve como Flota-50
ask-convert = ¿Qué convierte usted? Dos NdL (D) En Reparación forman un Flota-50; un Flota-50 Disponible vuelve a ser dos NdL (D).
ask-dummies-off = ¿Qué Señuelos retira usted del mapa?
ask-reorganise = Cambie sus Formaciones, una cosa cada vez, o termine. En el mar hace falta una Prueba de Estrategia.
ask-reorganise-after = Reorganice las fuerzas que han combatido en { $place }, o termine.
ask-class = { $contingent } recibe un Auxiliar. ¿De qué Clase?
ask-berths = { $contingent } recibe Veleros en { $place }. ¿En qué Escuadra entra cada uno?
ask-entry = { $contingent }: una Escuadra nueva entra en el mapa por { $place }. ¿A qué Puerto se dirige?
ask-allies = { $contingent }: ¿en qué Puerto se presentan sus fuerzas?

## Lo que cambia

change-sail = { $fleet ->
    [british] Los británicos pierden
   *[bourbon] Los Borbones pierden
} { $count ->
    [one] un Velero
   *[other] { $count } Veleros
}
change-toll = { $fleet ->
    [british] Los británicos sufren
   *[bourbon] Los Borbones sufren
} de { $least } a { $most } PD
change-toll-heavy = { $fleet ->
    [british] Los británicos sufren
   *[bourbon] Los Borbones sufren
} { $least } PD o más
change-squadron-gone = { $squadron } desaparece
change-hurt = { $squadron } sufre { $count } PD (tiene { $dp })
change-mended = { $squadron } recupera { $count } PD (le quedan { $dp })
change-formation-gone = { $formation } se retira del mapa
change-moved = { $harbour ->
    [yes] { $formation } queda en el puerto de { $place }
   *[no] { $formation } queda en { $place }
}
change-spotted = { $formation } queda Localizada
change-unspotted = { $formation } se pierde de vista
change-disorganised = { $formation } queda Desorganizada
change-leader = { $leader } { $fate ->
    [wounded] es herido
    [captured] es Capturado
   *[gone] se pierde
}
change-recovery = { $auxiliary } va a la Caja de Recuperación
change-convoy-hurt = { $formation } recibe { $count } PD
change-scattered = { $formation } se Dispersa
change-order = { $chit } { $status ->
    [issued] queda Emitida
    [fulfilled] queda Cumplida
   *[failed] queda Fallada
}
change-prestige = { $fleet ->
    [british] Los británicos
   *[bourbon] Los Borbones
} { $won ->
    [yes] ganan
   *[no] pierden
} { $count } de Prestigio
change-event = Ocurre «{ $event }»

## Lo que se da por supuesto

assume-no-screen = Nadie Apantalla.
assume-no-shadow = Nadie Sigue a lo que se Localiza.
assume-no-help = Ningún Auxiliar ayuda a los refuerzos.
assume-no-withdrawal = Nadie se Retira.
assume-no-pursuit = Nadie persigue.
assume-no-reinforcement = Nadie refuerza la Batalla.
assume-no-fireship = Nadie envía Brulotes.
assume-no-reroll = Nadie repite ni cambia una tirada.
assume-first = Líderes, parejas y cambios de columna son los primeros que permiten las reglas.
assume-intensity = La Batalla se empeña con Intensidad { $intensity ->
    [light] Ligera
    [medium] Media
   *[heavy] Fuerte
}.

## El terminal

text-prompt = { $turn } de { $year }, Impulso { $impulse }, IPM { $increment }, { $seat }
text-head = { $turn } de { $year }, Impulso { $impulse }, IPM { $increment }: { $phase }. Vientos: { $winds }. Prestigio: británicos { $british }, Borbones { $bourbon }.
text-calm = ninguno
text-legend = :B2 son dos fichas británicas, :F1 es una borbónica. «mapa TOU» habla de un lugar; «mapa lista», de quién está dónde.
text-at = { $place } [{ $code }]: { $stack }.
text-place-kind = { $place } [{ $code }]: { $kind ->
    [port] Puerto
    [coastal] Espacio Costero
    [strait] Espacio de Estrecho
    [sea_zone] Zona de Mar
   *[large] Espacio Grande
}{ $owned ->
    [yes] {" "}de { $owner }, Valor de Bloqueo { $blockade }
   *[no] {""}
}.
text-lane = Desde { $from } hay ruta a { $place } [{ $code }].
text-stack = { $formation } [{ $id }]: { $squadrons ->
    [0] sin Escuadras
    [one] una Escuadra, { $sail ->
        [one] un Velero
       *[other] { $sail } Veleros
    }
   *[other] { $squadrons } Escuadras, { $sail } Veleros
}{ $leader ->
    [none] {""}
   *[other] , { $leader }
}{ $spotted ->
    [yes] , Localizada
   *[no] {""}
}{ $disorganised ->
    [yes] , Desorganizada
   *[no] {""}
}{ $duty ->
    [blockade] , Bloquea
    [interdiction] , Intercepta
   *[none] {""}
}
text-own = { $stack } — { $harbour ->
    [yes] en el puerto de { $place }
   *[no] { $place }
}, CM { $speed }.
text-below = { $formation } [{ $id }], Subordinada a { $superior }.
text-squadron = { $squadron }, de { $formation }: { $sail ->
    [one] un Velero
   *[other] { $sail } Veleros
}, { $dp } de { $rating } PD.
text-off-map = fuera del mapa
harbour-of = Escuadras en puerto { $fleet ->
    [british] de la Flota Británica
   *[bourbon] de la Flota Borbónica
} en { $place }: { $count }
text-harbour = { $place }, en puerto: { $count ->
    [one] una Escuadra
   *[other] { $count } Escuadras
} { $fleet ->
    [british] de la Flota Británica
   *[bourbon] de la Flota Borbónica
} { $status ->
    [fitting_out] En Preparación
    [in_ordinary] En Reparación
   *[ready] Listas
}.
text-chit = { $order }: { $status ->
    [received] Recibida
    [issued] Emitida a { $holder }, { $served ->
        [one] un Impulso cumplido
       *[other] { $served } Impulsos cumplidos
    }
    [fulfilled] Cumplida
   *[failed] Fallada
}{ $left ->
    [-1] {""}
    [one] , queda un Impulso
   *[other] , quedan { $left } Impulsos
}.
text-no-chits = No tiene ninguna Orden.
text-no-fleet = No tiene ninguna Formación.
text-no-auxiliaries = No tiene ningún Auxiliar en juego.
text-nothing = No hay nada que responder sobre eso: escriba opciones para verlo todo.
text-auxiliary = { $auxiliary } [{ $id }]: { $berth ->
    [available] Disponible
    [assigned] Asignado a { $where }
    [tasked] en Tarea, { $task } ({ $where })
    [recovery] en la Caja de Recuperación
    [trade] en la Pista de Levante
   *[out] fuera de juego
}.
text-book = { $fleet ->
    [british] Británicos
   *[bourbon] Borbones
}: { $prestige } de Prestigio; Órdenes de este Año: Cumplidas, { $fulfilled }; Falladas, { $failed }.
text-some = { $least ->
    [0] Puede elegir hasta { $most }: números, «todas» o «ninguna».
   *[other] Elija de { $least } a { $most }: números o nombres.
}
text-many = Hay { $count } respuestas: escriba opciones para verlas.
text-plan-key = { $number }: { $who }: { $what }
text-plan-now = { $number }: { $who }: { $what } (ahora)
text-plan-more = Hay { $count } opciones: «opciones 3» da las del número 3.
text-help-pick =
    2: la segunda de las respuestas
    convoy: la respuesta que tenga esa palabra, o varias
    pasar: la respuesta que no hace nada, donde la hay
text-help-orders =
    2: la segunda de las respuestas
    opciones B1: lo que puede hacerse con una pieza, por su nombre entre corchetes
    issue BR-CR2 british_flag_B: una orden tal como figura entre corchetes, o palabras de ella
    terminar: nada más
text-help-some =
    1 3: la primera y la tercera
    B5, BD1: por sus nombres, entre comas
    todas: todas
    ninguna: ninguna
text-help-plan =
    1.2 3.1: la segunda para el número 1, la primera para el 3; lo demás, como está
    flotilla A Tolón: quién y qué, entre comas si son varios
    opciones 3: lo que puede hacer el número 3
    igual: todo queda como está
text-help-more = En cualquier momento: opciones, mapa, flota, órdenes, auxiliares, tiempo, prestigio, lugar. «informes» dice qué hace cada uno.
text-help-reports =
    opciones: todo lo que se puede responder; opciones B1, lo que toca a una pieza
    mapa: el mar; mapa TOU, un lugar; mapa lista, quién está dónde
    flota: sus Formaciones, con sus Escuadras
    órdenes: sus Órdenes, y cuántos Impulsos les quedan
    auxiliares: sus Auxiliares, y qué hace cada uno
    tiempo: Vientos y Temporales
    prestigio: el Prestigio de las dos Flotas
    lugar TOU: qué es un lugar, quién está en él y adónde llevan sus rutas
text-no-such-place = No hay ningún lugar «{ $word }»: dé su clave en el mapa, su número o su nombre, por ejemplo TOU, 13 o Tolón.
text-not-offered = «{ $words }» no es ninguna de las respuestas: «opciones» las enumera.
text-several = «{ $words }» puede ser más de una respuesta ({ $numbers }): escriba el número o más palabras.
seat-british = Flota Británica
seat-bourbon = Flota Borbónica
text-phase-roles = papeles de los NdL (D)
text-phase-first-orders = primeras Órdenes
text-phase-before-turn = antes del Turno
text-phase-scattering = dispersión de Convoyes
text-phase-arrivals = llegadas
text-phase-weather = Determinación del Viento
text-phase-pirates = piratas
text-phase-dummies = Señuelos
text-phase-first-window = primera ocasión de Tareas
text-phase-marking = Marcadores de Dirección borbónicos
text-phase-british-moves = movimiento británico
text-phase-second-window = segunda ocasión de Tareas
text-phase-bourbon-moves = movimiento borbónico
text-phase-joining = uniones
text-phase-third-window = tercera ocasión de Tareas
text-phase-searches = Búsquedas
text-phase-watches = Bloqueos e Interceptaciones
text-phase-gale-wear = daño de los Temporales
text-phase-battles = Batallas
text-phase-gale-steps = avance de los Temporales
text-phase-concealment = Ocultación
text-phase-steadying = reorganización de los Desorganizados
text-phase-handing-over = Prolongación y Traspaso de Órdenes
text-phase-judging = juicio de las Órdenes
text-phase-clearing = fin del Impulso
text-phase-sinking = pruebas de hundimiento
text-phase-events = Eventos
text-phase-orders = Paso de Órdenes
text-phase-assigning = Asignación de Auxiliares
text-phase-reinforcing = Refuerzos
text-phase-reorganising = Reorganización
text-phase-recovering = Recuperación de Auxiliares
text-phase-attrition = Desgaste
text-phase-auxiliary-blockades = Bloqueos de Auxiliares
text-phase-laying-up = paso a En Reparación
text-phase-repairs = Reparaciones
text-phase-fitting-out = paso a En Preparación
text-phase-relief = relevo de Almirantes
text-phase-turn-end = fin del Turno
text-phase-over = fin de la partida

battle-ask-elsewhere = { $apart ->
    [0] La Batalla en { $place } se libra en otra mesa. ¿Qué ha sido de cada Escuadra, barco y Líder?
   *[other] Usted y el otro bando no cuentan lo mismo de la Batalla en { $place }. El otro bando dice: { $theirs }. ¿Qué ha sido de cada uno?
 }
offer-elsewhere = { $what ->
    [afloat] a flote
    [sunk] hundido
    [struck] ha arriado su bandera
    [unhurt] ileso
    [wounded] herido
    [captured] prisionero
    [killed] muerto
    [light] Ligera
    [medium] Media
   *[heavy] Fuerte
 }
offer-elsewhere-dp = { $amount ->
    [0] sin daño
    [one] un Punto de Daño
   *[other] { $amount } Puntos de Daño
 }
offer-matter-intensity = Intensidad
elsewhere-agreed = Ambos bandos dicen lo mismo de la Batalla en { $place }, que fue { $intensity ->
    [light] Ligera
    [medium] Media
   *[heavy] Fuerte
 }.
elsewhere-differ = Los dos bandos no dicen lo mismo de la Batalla en { $place }: difieren en { $count ->
    [one] un punto
   *[other] { $count } puntos
 }. Se pregunta de nuevo a ambos, sabiendo cada uno lo que dijo el otro.

## Junto a una pieza, cuando le ocurre: tres palabras a lo sumo

did-caught-wind = coge el viento
did-missed-wind = sin viento
did-beating = da bordadas
did-sails = zarpa
did-harboured = a puerto
did-left-map = sale del mapa
did-came-in = entra en el mapa
did-parted = separada
did-bound = con rumbo aquí
did-turns-home = vuelve a casa
did-formed = formada
did-arrives = llega
did-rendezvous = en la Reunión
did-rendezvous-ended = Reunión terminada
did-gale = temporal de { $wind }
did-gale-moves = temporal
did-gale-ends = amaina
did-damaged = −{ $amount } PD
did-mended = +{ $amount } PD
did-no-repair = sin reparación
did-sail-lost = Velero perdido
did-found = hallada
did-not-found = nada
did-spotted = localizada
did-unspotted = fuera de la vista
did-counters = +{ $count }
did-dummy = señuelo
did-task = { $task }
did-screened = { $outcome ->
    [yes] apantallada
    [partial] a medias
   *[no] sin efecto
}
did-show = muestra la bandera
did-show-in-vain = en vano
did-watch = { $duty ->
    [blockade] Bloqueo
   *[interdiction] Interceptación
}
did-watch-ended = fin de la guardia
did-chased = ahuyentado
did-driven-off = bloqueo roto
did-blockade-ends = fin del bloqueo
did-pirates = piratas activos
did-silenced = piratas acallados
did-back = de vuelta
did-knights = Caballeros de Malta
did-battle = ¡batalla!
did-gauge = { $fleet ->
    [british] barlovento británico
   *[bourbon] barlovento borbónico
}
did-withdraws = se retira
did-must-fight = debe combatir
did-pursues = persigue
did-joins = se une a la batalla
did-not-joins = llega tarde
did-intensity = { $intensity ->
    [light] batalla Ligera
    [medium] batalla Media
   *[heavy] batalla Fuerte
}
did-level = nivel de daño { $level }
did-combat = { $amount ->
    [0] sin daño
   *[other] −{ $amount } PD
}
did-convoy-attacked = contra el convoy
did-struck = −{ $amount } PD
did-missed = falla
did-failed = fracasa
did-hit = alcanzado
did-no-target = sin blanco
did-strikes = arría bandera
did-disorganised = desorganizada
did-no-squadrons = deshecha
did-battle-over = fin de la batalla
did-convoy = convoy
did-diverts = se desvía
did-scatters = se dispersa
did-unloads = +{ $amount }
did-mustered = tropas montadas
did-landed = desembarco
did-order = orden nueva
did-order-issued = orden emitida
did-order-counts = la orden suma { $count }
did-fulfilled = orden cumplida
did-order-failed = orden fallada
did-order-cancelled = orden anulada
did-order-broken = bloqueo roto
did-order-extended = orden prorrogada
did-order-stands = la orden sigue
did-prestige = Prestigio { $amount }
did-not-yet = todavía no
did-raided = { $amount ->
    [0] sin daño
   *[other] −{ $amount } PD
}
did-cargo = −{ $amount } de carga
did-front = { $moved ->
    [-1] contra los Borbones
    [0] sin cambio
   *[1] para los Borbones
}
did-leader = { $fate ->
    [captured] capturado
    [killed] muerto
   *[wounded] herido
}
did-unhurt = ileso
did-steadied = rehecha
did-harbour-struck = −{ $dp } PD
did-spent = a Recuperación
did-shadow-lost = pierde el rastro
did-outsailed = demasiado lenta

# Cómo está la partida
tracker-turns = { $left ->
    [0] Turno { $turn } de { $last }: el último
   *[other] Turno { $turn } de { $last }
}
tracker-peace = Año { $year }; un dado trae la paz, en { $last } como muy tarde
tracker-prestige = Prestigio
tracker-orders = Órdenes del Año (Cumplidas menos Falladas)
tracker-lost = Buques perdidos en Combate
tracker-course = Prestigio ganado
tracker-turn = Turno { $turn }
tracker-year = { $turn }

## Por qué lo hace el rival, tras «porque»

# $order: una Orden; $holder: quién puede tenerla; $amount: lo que cuenta
why-order-counts = { $holder } puede ejecutarla y, una vez Cumplida, cuenta { $amount } para el Año: { $order }
# $order: una Orden; $turns: Turnos que quedan del Año
why-order-fails = cuenta −1 si Falla, y { $turns ->
    [0] este es el último Turno
    [one] queda un Turno
   *[other] quedan { $turns } Turnos
}: { $order }
# $formation: de quién son los barcos; $percent: desgaste medio
why-crew-worn = el desgaste es del { $percent } % de los Índices de Daño: { $formation }
# $place: dónde; $sail: Veleros enemigos a la vista
why-foe-there = hay { $sail } Veleros enemigos a la vista: { $place }
# $order: una Orden; $holder: quién puede tenerla; $spaces: a qué distancia está
why-order-far = { $holder } está a { $spaces ->
    [one] un Espacio
   *[other] { $spaces } Espacios
}: { $order }
# $formation: de quién son los barcos; $count: sus Escuadras
why-many-go = se desgastarían sus { $count } Escuadras: { $formation }
# $order: otra Orden; $holder: quién puede tenerla
why-other-use = { $holder } también podría tener otra Orden: { $order }
# $order: una Orden; $turns: en cuántos Turnos Falla
why-order-overdue = Falla si no se Emite { $turns ->
    [0] ahora
    [one] en un Turno
   *[other] en { $turns } Turnos
}: { $order }
# $order: una Orden
why-nobody-holds = nadie que esté libre puede tenerla: { $order }
# $order: una Orden; $count: cuántos pueden tenerla
why-nobody-fit = { $count ->
    [one] quien puede tenerla difícilmente la Cumplirá
   *[other] los { $count } que pueden tenerla difícilmente la Cumplirán
}: { $order }
# $drawn: Órdenes de un grupo; $pool: Órdenes en la Reserva; $count: las que alguien puede tener
why-draw-fits = alguien que está libre puede tener { $count } de las { $pool } Órdenes de la Reserva
# $pool: Órdenes en la Reserva
why-none-fits = es difícil que se Cumpla alguna de las { $pool } Órdenes de la Reserva
# $count: Órdenes en mano
why-hand-full = ya hay { $count ->
    [one] una Orden
   *[other] { $count } Órdenes
} en mano
# $turns: cuánto puede guardarse una Orden
why-thrift = una Orden que no se Emite en { $turns } Turnos Falla
# $squadron: una Escuadra; $place: un arsenal; $dp: su daño
why-stray-mends = { $squadron } tiene { $dp } PD y puede repararse: { $place }
# $order: una Orden
why-time-up = se le acaba el tiempo: { $order }
# $formation, $other: Formaciones; $percent, $share: su desgaste medio
why-fresher = el desgaste es del { $percent } % ({ $formation }) y del { $share } % ({ $other })
# $squadron: una Escuadra; $place: su puerto
why-homeless = { $squadron } no está en ninguna Formación: { $place }
# $formation: una Formación; $leader: un Líder
why-leaderless = { $formation } no tiene Líder, ni { $leader } puesto
# $squadron, $other: Escuadras; $sail: Veleros de la primera
why-not-full = { $squadron } tiene { $sail ->
    [one] un Velero
   *[other] { $sail } Veleros
} y junto a ella está { $other }
# $formation: una Formación; $count: sus Escuadras normales
why-many-together = hay { $count } Escuadras juntas en puerto: { $formation }
# $count: parejas
why-fleet50 = { $count ->
    [one] una pareja de NdL (D) sirve
   *[other] { $count } parejas de NdL (D) sirven
} de Flota-50 sin desgastarse
# $formation: una Formación; $order: su Orden
why-way-order = { $formation } aún no ha llegado adonde manda su Orden: { $order }
# $formation: una Formación; $order: su Orden
why-on-station = { $formation } está donde manda su Orden: { $order }
# $formation: una Formación; $place: adónde va; $percent: su desgaste medio
why-dock = { $formation } tiene un desgaste del { $percent } % y puede entrar en puerto: { $place }
# $formation: una Formación; $place: adónde va
why-rendezvous = { $formation } va a una Reunión: { $place }
# $formation: un Convoy; $place: un Puerto
why-supplies = { $formation } puede descargar allí: { $place }
# $formation: una Formación; $place: dónde está el enemigo
why-way-prey = hay un enemigo al alcance de { $formation }: { $place }
# $formation: una Formación; $place: dónde acecha
why-ambush = ha de pasar un Convoy enemigo, y su trayecto lleva por allí: { $place }
# $formation: una Formación; $place: dónde Intercepta alguien
why-way-corsair = una Interceptación cuenta contra nosotros: { $place }
# $auxiliary: quién Intercepta; $place: dónde
why-chased = { $auxiliary } Intercepta allí: { $place }
# $auxiliary: quién Intercepta
why-corsair-counts = su Interceptación cuenta como Orden Fallada: { $auxiliary }
# $place: dónde; $dp: lo que hace el Temporal
why-gale = un Temporal hace { $dp } PD: { $place }
# $place: dónde; $dp: lo que hace el Temporal
why-gale-comes = un Temporal puede hacer { $dp } PD tras su próximo paso: { $place }
# $formation: una Formación; $order: su Crucero
why-cruise-lost = en puerto { $formation } Fallaría su Crucero: { $order }
# $place: dónde; $count: fichas ocultas
why-lane = hay { $count ->
    [one] una ficha oculta
   *[other] { $count } fichas ocultas
} en el trayecto de un Convoy que navega: { $place }
# $place: dónde; $count: Auxiliares
why-raiders = { $count } Auxiliares podrían caer sobre lo que se halle: { $place }
# $auxiliary: quién Sigue
why-shadower = { $auxiliary } Sigue a uno de los nuestros
# $auxiliary: un pirata; $place: una Zona de Mar
why-pirate-out = un pirata que Intercepta hace Fallar al enemigo una Orden por Turno: { $auxiliary } ({ $place })
# $auxiliary: un Auxiliar francés; $place: dónde
why-french-watch = cada tres lugares que Interceptan los franceses hacen Fallar una Orden a los británicos: { $auxiliary } ({ $place })
# $auxiliary: un Auxiliar; $order: su Orden
why-bidden = { $auxiliary } tiene esta Orden: { $order }
# $auxiliary: un Auxiliar
why-shells = { $auxiliary } puede disparar contra barcos en puerto
# $auxiliary: quién ataca; $formation: un Convoy; $damage: PD de media
why-raid = un ataque hace { $damage } PD de media: { $auxiliary } contra { $formation }
# $formation: un Convoy; $count: PD
why-next-point = faltan { $count } PD para otro punto de Prestigio: { $formation }
# $auxiliary: un Auxiliar; $order: su Orden
why-has-order = { $auxiliary } hace falta para su Orden: { $order }
# $auxiliary: un Auxiliar
why-seeker = de los que hay, { $auxiliary } es más para Búsquedas que para ataques
# $auxiliary: un Auxiliar
why-raider = de los que hay, { $auxiliary } es fuerte en un ataque
# $auxiliary: un pirata
why-pirate-free = { $auxiliary } es un pirata y no cuesta nada a nadie
# $formation, $other: Formaciones; $mine, $theirs: sus Veleros
why-sail = { $formation } tiene { $mine ->
    [one] un Velero
   *[other] { $mine } Veleros
} y { $other } { $theirs }
# $formation: una Formación; $percent: su desgaste medio
why-own-wear = el desgaste propio es del { $percent } % de los Índices de Daño: { $formation }
# $place: dónde; $count: Formaciones
why-friends-beside = hay { $count ->
    [one] otra Formación nuestra
   *[other] otras { $count } Formaciones nuestras
} al lado: { $place }
# $place: dónde; $count: Formaciones
why-foes-beside = hay { $count ->
    [one] otra Formación enemiga
   *[other] otras { $count } Formaciones enemigas
} al lado: { $place }
# $formation: una Formación; $order: su Orden
why-watch-at-stake = una Batalla puede acabar con la guardia de { $formation }: { $order }
# $formation: una Formación; $percent: su desgaste medio
why-battered = { $formation }, con un desgaste del { $percent } %, no está para una Batalla
# $formation: un Convoy
why-lone-convoy = ninguna Escuadra escolta a { $formation }
# $formation: una Formación
why-in-sight = { $formation } está a la vista
# $place: un puerto
why-haven = podemos entrar en el puerto: { $place }
# $place: dónde; $spaces: a qué distancia
why-far-from-dock = el arsenal más cercano está a { $spaces ->
    [one] un Espacio
   *[other] { $spaces } Espacios
}: { $place }
# $formation: una Formación; $order: su Orden
why-order-binds = { $formation } tiene una Orden que ejecutar: { $order }
# $mine, $theirs: Veleros Trabados
why-strong-enough = combaten { $mine } Veleros nuestros contra { $theirs }
# $mine, $theirs: Veleros Trabados
why-too-weak = no combaten más que { $mine } Veleros nuestros contra { $theirs }
# $face: lo que se leería en el dado
why-face = en el dado se leería { $face }

## Situaciones en una mesa de verdad

situation-battle = Batalla, desde el ataque
situation-combat = Batalla, desde la Intensidad
situation-search = Búsqueda
situation-ask-waters = aguas
situation-waters-open = mar abierto
situation-waters-strait = un Estrecho
situation-ask-counters = fichas ocultas
situation-ask-gauge = Barlovento
situation-gauge-mine = lo mío
situation-gauge-enemy = lo del enemigo
situation-ask-intensity = Intensidad
situation-intensity-light = Ligera
situation-intensity-medium = Media
situation-intensity-heavy = Fuerte
situation-class-sol = Navíos de Línea
situation-class-sold = SOL(D)
situation-class-flagship = Buques insignia
situation-came-station = en su puesto
situation-came-with = con el viento
situation-came-against = contra el viento
situation-came-catch = cogiendo el viento
situation-came-harbour = del puerto
situation-ask-mine_came = lo mío llegó
situation-ask-enemy_came = el enemigo llegó
situation-ask-mine_squadrons = mis Escuadras
situation-ask-enemy_squadrons = las Escuadras del enemigo
situation-ask-mine_sail = velas de cada una mía
situation-ask-enemy_sail = velas de cada una del enemigo
situation-ask-mine_dp = puntos de daño de cada una mía
situation-ask-enemy_dp = puntos de daño de cada una del enemigo
situation-ask-mine_flagship = mi Buque Insignia
situation-ask-enemy_flagship = el Buque Insignia del enemigo
situation-ask-mine_leader = mi Líder
situation-ask-enemy_leader = el Líder del enemigo
# $who: a Fleet
reckoned-gauge = número para el Barlovento de { $who ->
    [british] los británicos
   *[bourbon] los borbónicos
}
reckoned-shift = cambio de la Intensidad
