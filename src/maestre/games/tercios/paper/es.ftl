# Tercios en papel: lo que llevan sus hojas además de los nombres del juego.

## Lista

paper-values = Valores
paper-defences = Defensa contra
paper-short-speed = Vel
paper-short-combat = Com
paper-short-fire = Fue
paper-short-discipline = Dis
paper-short-courage = Cor
paper-short-endurance = Agu
paper-short-infantry = Inf
paper-short-cavalry = Cab
paper-short-volley = Sal
paper-short-artillery = Art
paper-army-rules = De todo el ejército
paper-allied = , aliado: { $faction }
paper-level = Nivel { $level }
paper-exhausted = Agotado
paper-lost = Baja
paper-wear = Desgaste
paper-disordered = Desordenada

## Cartas

paper-acts = Actúa
paper-reacts = Reacciona
paper-or = { " o " }
paper-at-most = hasta { $count } distintas: { $actions }
paper-action-move = mover
paper-action-reorganise = reorganizarse
paper-action-reorient = orientarse
paper-action-shoot = disparar
paper-action-charge = cargar, o acercarse cuanto pueda
paper-action-remove_wear = quitarse un desgaste, nunca el último
paper-reaction-reorient = orientarse
paper-reaction-shoot = disparar
paper-reaction-countercharge = contracarga
paper-reaction-intercept = interceptar
paper-reaction-flee = huir
paper-reaction-brace = aguantar
paper-rank = { $rank } · nivel { $level } · { $points } puntos
paper-command = Mando
paper-moves = Mueve
paper-dice = Acciones
paper-dice-needed = { $count ->
    [one] 1 dado
   *[other] { $count } dados
}, { $needed }

## Consulta rápida: el turno, las cartas, el movimiento

paper-turn = El turno
paper-turn-1 = Planificación: se quitan a los mandos los marcadores de agotado.
paper-turn-2 = Planificación: cada bando pone una carta boca abajo junto a cada Tropa.
paper-turn-3 = Iniciativa: cada bando tira un dado y suma el nivel de su Comandante; el mayor dice quién empieza.
paper-turn-4 = Por turnos: un mando si se quiere (mueve y hace una acción) y después una Tropa.
paper-turn-5 = El turno acaba cuando ninguna Tropa tiene carta. Quien no tiene ninguna pasa; aún puede actuar un mando solo.
paper-orders = Órdenes
paper-order = Orden
paper-check = Chequeo de orden
paper-check-1 = La Tropa sin desgaste obedece sin más. La que lo tiene tira tantos dados como su Disciplina: basta un { $needed }. Si falla, pierde la carta.
paper-check-2 = Disciplina −1 paso si no lleva dentro un mando suyo, ni lo ve a distancia de mando.
paper-check-3 = Reaccionar exige siempre el chequeo, con desgaste o sin él.
paper-reacting = Reacciones
paper-reacting-1 = La Tropa que conserva su carta puede reaccionar si la cargan o si un enemigo se acerca a menos de { $small } de su centro frontal (28 mm: { $large }).
paper-reacting-2 = Se descubre la carta y se tira. Responde como la carta dice y queda gastada en todo caso. Nadie reacciona a una reacción.
paper-reacting-3 = Las armas de fuego disparan con Fuego +1 paso al reaccionar. La infantería avanza { $inch } como mucho en contracarga contra caballería.
paper-steps = Pasos
paper-original = Original
paper-steps-1 = Primero se anulan los pasos de subida y de bajada; una misma causa cuenta una vez. Más de dos no cambian nada más.
paper-steps-2 = El punto de una virtud se suma al final. Las defensas nunca cambian.
paper-markers = Marcadores
paper-at-limit = Al Límite
paper-markers-1 = Al Límite: tanto desgaste como Aguante. Fresca: ningún desgaste.
paper-moving = Movimiento
paper-moving-1 = Un giro de 90° como mucho sobre el centro frontal y después una sola línea recta, hasta la Velocidad.
paper-moving-2 = La línea del centro frontal no cruza ninguna Tropa ni nada intransitable; sí mandos y cañones propios.
paper-moving-3 = Huecos de { $small } al menos (28 mm: { $large }); sin ¡Atacad!, nunca a menos de { $gap } de un centro enemigo.
paper-moving-4 = Al orientarse, su centro frontal pasa adonde estaba otro de sus centros.
paper-ground = Terreno
paper-ground-dificil = { "" }
paper-ground-muy_dificil = además desordena a quien se mueve por él
paper-ground-intransitable = nadie entra
paper-ground-facil = si todo el movimiento va por él
paper-ground-oculto = no se ve a través; hacia dentro y hacia fuera, sí
paper-ground-cubierto = contra disparos
paper-ground-altura = contra quien no está también del todo en ella
paper-ground-protegido = contra una carga
paper-arms = Caballería y cañones

## Consulta rápida: disparo, combate, mandos

paper-shooting = Disparo
paper-shooting-1 = Visión: una recta del centro frontal a cualquier centro enemigo, sin otra Tropa en medio. Alcance, al centro más cercano.
paper-shooting-2 = Se tiran tantos dados como el Fuego. Acierta quien llega a la defensa del blanco: contra Artillería los cañones, contra Salvas los demás.
paper-shooting-3 = El blanco tira su Coraje en dados: cada { $volley } contra salvas, { $gun } contra cañones, anula un acierto.
paper-shooting-4 = Lo que no se anula es desgaste.
paper-shooting-5 = Alcanzada y sin un solo éxito: desordenada.
paper-weapons = Armas de disparo
paper-weapon = Arma
paper-range = Alcance
paper-in-reaction = Al reaccionar
paper-no = no
paper-yes = sí
paper-fire-gains = sí, Fuego +1
paper-weapons-1 = De dos valores de Fuego, el primero vale hasta { $step } y el segundo más allá. Chispa: Fuego +1 paso hasta { $near }.
paper-weapons-2 = Los cañones solo disparan con ¡Fuego! Las jabalinas, y las pistolas a su alcance, no pierden Fuego con ¡Atención!
paper-combat = Carga y combate
paper-combat-1 = Se declara un enemigo a la vista, que puede reaccionar. Se avanza en línea recta, Velocidad +1 paso, hasta que las bases se tocan.
paper-combat-2 = Quien ataca tira su Combate en dados (¡Atacad!: +1 paso). Acierta quien llega a la defensa contra Infantería o Caballería, según quién golpea.
paper-combat-3 = Quien es golpeado tira su Coraje en dados: cada { $needed } anula un acierto; el resto es desgaste.
paper-combat-4 = Golpeada y sin anular nada: desordenada.
paper-combat-5 = El defensor devuelve los golpes igual, con los valores que tenía antes. Vence quien causó más desgaste.
paper-outcome = Después del combate
paper-loses = Pierde
paper-loses-what = se destraba: { $back } atrás sin girarse; si no puede, un desgaste
paper-retreats = … sin anular nada
paper-retreats-what = se retira: el doble de su Velocidad, de espaldas y desordenada; si no puede, un desgaste
paper-draws = Empate
paper-draws-what = se destraba quien cargó
paper-annihilates = Enemigo destruido
paper-annihilates-what = quien cargó puede avanzar { $on }
paper-flanked = Flanqueada
paper-flanked-what = Combate −1, Coraje −1, y Disciplina −1 para reaccionar; con Cuadros nunca se está flanqueado
paper-mala-guerra = Mala guerra
paper-mala-guerra-what = empate de picas contra picas: cualquiera puede pedir otra ronda, salvo flanqueo o fortificación; sin los pasos de ¡Atacad! y ¡Resistid!
paper-rout = Chequeo de ruptura
paper-rout-1 = Si el desgaste fuera a pasar del Aguante: se tira la Disciplina del perfil en dados, sin paso alguno. Hacen falta tantos { $needed } como desgaste sobra.
paper-rout-2 = Superado: se queda, Al Límite. Fallado: se retira de la mesa. Tras un combate chequean los dos bandos a la vez.
paper-blades = Armas en combate
paper-virtues = Virtudes
paper-virtues-1 = Las tiene la Tropa en la que va; con Inspirar, también otra, salvo las cuatro últimas.
paper-leaders = Mandos
paper-leaders-1 = Mando { $command } y a la vista; mueve { $move }, sin que el terreno lo frene. El Comandante manda a todos; los demás, a los suyos.
paper-leaders-2 = Una acción: tantos dados como su nivel, { $needed } si no se dice otra cosa. Con ningún éxito o con uno queda agotado; con dos sigue listo.
paper-leaders-3 = Acciones comunes: Correr, mover otra vez; Inspirar, una virtud suya a una Tropa hasta la activación enemiga.
paper-leaders-4 = Dentro de una Tropa: ella tiene sus virtudes; él no hace acciones y se agota al unirse. No sale el turno en que llegó ni si ella ya ha actuado.
paper-leaders-5 = Si lo arrollan, o se pierde una Tropa amiga cerca y no tiene otra al lado: tira como en una acción y sin éxitos cae o huye. Con su Tropa, cae.
paper-ending = Final y victoria
paper-after = Tras el turno { $turn }
paper-lead = { $lead ->
    [0] en todo caso
   *[other] { $lead } de ventaja
}
paper-worth = Enemigos perdidos: Comandante { $commander }, Formación { $formation }, Caballería { $cavalry }, Compañía { $company }, Artillería { $artillery }.
