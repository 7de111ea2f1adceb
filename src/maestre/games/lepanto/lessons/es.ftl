# Las lecciones de Lepanto. Los buques van por su clave (CC-G03); los hexágonos, por columna y fila (1722).

lesson-other = Está permitido, y ya ve lo que ha resultado. Este paso trataba de otra cosa: vuelva atrás y pruebe, o siga jugando un poco.

## Viento y remos

lesson-wind = Viento y remos
lesson-wind-aim = Mover galeras a vela y a remo, y saber cuándo se agota la chusma.
lesson-wind-begin = Usted manda la Liga Santa. Gana quien tenga más puntos a flote al final: 2 por galera, 1 por galeaza o galeota. El enemigo está a diez hexágonos al este y el viento sopla hacia él: le lleva a usted. Lo primero es aprender a llegar.
lesson-wind-sail = Con el viento en popa, una galera avanza dos hexágonos a vela, y eso no cuesta nada. Lleve CC-G03 dos hexágonos al frente a vela.
lesson-wind-sail-hint = Elija CC-G03 y su destino dos hexágonos al este; lo más cómodo es ir todo a vela.
lesson-wind-sail-done = Dos hexágonos y nadie ha tocado un remo.
lesson-wind-sail-rowed = Ha llegado igual de lejos, pero a remo: remar dos hexágonos agota a la chusma, que el turno que viene no remará. El viento lo habría hecho gratis.
lesson-wind-another = Ese buque también mueve, cuando usted quiera: cada uno mueve una vez por turno, en cualquier orden. Aquí se trataba de CC-G03.
lesson-wind-oar = Remo y vela se suman. Remar un hexágono no cansa a nadie. Lleve CC-G04 tres hexágonos al frente: dos a vela y uno a remo.
lesson-wind-oar-hint = El hexágono 1823, tres al este de CC-G04.
lesson-wind-oar-done = Tres hexágonos por turno sin cansarse: el paso de una línea que quiere llegar entera al combate.
lesson-wind-oar-twice = Está en el hexágono debido, pero ha remado dos para llegar y la chusma queda exhausta. Use el segundo hexágono de vela.
lesson-wind-oar-far = Cuatro hexágonos, dos de ellos a remo, y la chusma exhausta. A veces vale la pena, como verá ahora; aquí bastaba un remo.
lesson-wind-hard = A veces importa más llegar lejos que la chusma. Lleve CC-G05 lo más lejos que pueda: dos a vela y dos a remo.
lesson-wind-hard-hint = El hexágono 1924. La lista avisa de que agota a la chusma; hágalo de todos modos.
lesson-wind-hard-done = Cuatro hexágonos, el movimiento más largo que existe. La chusma lleva su marcador. El turno ha seguido: nadie ha disparado, el enemigo no se ha movido y el dado ha dejado el viento como estaba.
lesson-wind-hard-short = Puede ir más lejos: hasta cuatro hexágonos en línea recta con este viento, si la chusma rema dos veces.
lesson-wind-hard-turned = Girar y remar un hexágono también agota, y quien gira solo rema uno. En línea recta se llega más lejos.
lesson-wind-rest = Turno 2. CC-G05 está exhausta: este turno no rema, pero el viento la sigue llevando. Siga a vela cuanto pueda.
lesson-wind-rest-hint = Dos hexágonos al este, al 2124.
lesson-wind-rest-done = Al final de este turno se quita el marcador y en el turno 3 vuelve a remar: el precio es un turno sin remos, nada más.
lesson-wind-rest-short = El viento la llevaría un hexágono más. Aunque nadie está obligado a usar todo lo que puede.
lesson-wind-ended = Con eso acaba la fase para toda la flota: quien no ha movido se queda donde está este turno. Vuelva atrás y mueva antes.
lesson-wind-turn = Un buque gira un lado de hexágono por movimiento: antes, en medio o al final. Sin remar, es gratis. Haga girar a CC-G03 a una banda u otra.
lesson-wind-turn-hint = Elija un final de movimiento con la proa al nordeste o al sudeste; por ejemplo, a babor y luego dos hexágonos a vela.
lesson-wind-turn-done = A un lado del viento aún se navegan dos hexágonos. A dos lados, uno; con el viento de proa, sus buques no navegan a vela.
lesson-wind-turn-straight = Ha seguido recto. Aquí tenía que girar: un lado a babor o a estribor.
lesson-wind-face = Tras el combate viene la reorientación: los buques giran donde están, las galeras hasta dos lados, y sin remos. Vuelva a poner CC-G03 proa al este, hacia el enemigo.
lesson-wind-face-hint = Elija CC-G03 y el rumbo este.
lesson-wind-face-done = Los cañones disparan al frente y solo al frente. En esta fase, pues, se apunta para el turno siguiente.
lesson-wind-face-other = Gira, pero no hacia el enemigo, que está al este.
lesson-wind-face-ended = La fase ha terminado y CC-G03 mira a otro lado hasta que vuelva a mover.
lesson-wind-end = Eso es todo lo que hay que saber para mover. Para avanzar con muchos buques a la vez, dé la orden a una escuadra: cada buque va tan lejos como puede sin cansarse. Lo siguiente: los cañones.

## Cañones

lesson-guns = Cañones
lesson-guns-aim = Poner los cañones en línea y leer lo que promete un disparo antes de hacerlo.
lesson-guns-begin = La galera lleva los cañones a proa: alcanzan dos hexágonos al frente y nada a los costados. A un hexágono cuentan dos cañones; a dos, uno. El blanco se hunde si el dado no pasa del número de cañones.
lesson-guns-close = Turno 2. CC-G08 tiene a la chusma exhausta, pero el viento es bueno e IC-G06 está justo al frente. Póngala junto al enemigo, de proa.
lesson-guns-close-hint = Dos hexágonos a vela, al 2127, sin girar.
lesson-guns-close-done = A un hexágono y de proa: cuentan los dos cañones. Usted dispara antes, porque su fase de combate llega primero.
lesson-guns-close-far = A dos hexágonos solo cuenta un cañón: una posibilidad de seis en vez de dos. Y después le toca a él.
lesson-guns-close-turned = Ahora la proa mira a otro lado, y los cañones solo disparan al frente. Desde aquí no hay disparo.
lesson-guns-fire = Fase de combate. Elija CC-G08, mire lo que prometen los cañones contra IC-G06 y dispare.
lesson-guns-fire-hint = Cañones de CC-G08 contra IC-G06: factor 2, se hunde con 1 o 2.
lesson-guns-fire-done = Un 5: falla. Los cañones no arriesgan nada, así que siempre conviene dispararlos, y siempre primero.
lesson-guns-arms = Las armas ligeras son combate cercano: en igualdad, dos caras de seis dañan al enemigo y con cuatro le rechazan a usted. Un buque rechazado no ataca hasta que se aleja. Los cañones no arriesgan nada.
lesson-guns-ended = La fase ha terminado y han callado cañones que podían disparar. Vuelva atrás: los disparos son gratis.
lesson-guns-galleass = La galeaza CC-A01 dispara en todas direcciones hasta tres hexágonos. Sus costados son mucho más fuertes que proa y popa. IC-G06 está a estribor; IC-G05, al frente: dispare donde cuenten más cañones.
lesson-guns-galleass-hint = CC-A01 contra IC-G06: por el costado, factor 2.
lesson-guns-galleass-done = Un 2: IC-G06 se hunde y con ella dos puntos.
lesson-guns-galleass-bow = Al frente, a tres hexágonos, cuenta un solo cañón: una posibilidad de seis. A estribor había dos.
lesson-guns-arc = La galeaza tiene cuatro arcos y cada uno dispara una vez por fase. Estribor ya ha disparado; proa, no. Dispárela contra IC-G05.
lesson-guns-arc-hint = CC-A01 contra IC-G05.
lesson-guns-arc-done = Un 3, y con un cañón hace falta un 1. Pero no ha costado nada.
lesson-guns-arc-galley = También está bien: CC-G01 tiene su propio disparo, un cañón a dos hexágonos. Pero la proa de la galeaza aún no ha disparado.
lesson-guns-face = IC-G05 se acerca. El turno que viene querrá ponerse de proa ante CC-G01, en el 2226. Gire CC-G08 para que su proa apunte ahí.
lesson-guns-face-hint = CC-G08 al nordeste.
lesson-guns-face-done = Ha venido como se esperaba, ha disparado dos cañones contra CC-G01 y ha sacado un 6. En el turno 3 usted ha dejado todos los buques donde estaban. Ahora es su fase de combate.
lesson-guns-face-away = Así la proa no apunta al 2226: el turno que viene no hay disparo.
lesson-guns-face-ended = CC-G08 sigue mirando al este y el enemigo pasará ante CC-G01 sin temerla.
lesson-guns-answer = IC-G05 está ante dos de sus galeras. Dispárele con una que lo tenga justo al frente, a un hexágono.
lesson-guns-answer-hint = CC-G08 o CC-G01: factor 2 con cualquiera.
lesson-guns-answer-done = Un 1: IC-G05 se hunde. De haber fallado, la otra galera tenía su propio disparo. Ese es el arte: muchas proas contra un enemigo y pocas suyas contra usted.
lesson-guns-answer-weak = Contra ese, la galeaza solo tiene la proa. Las galeras disparan a un hexágono con dos cañones; antes o después, no deje de usarlas.
lesson-guns-end = Antes de cada ataque tiene al lado las probabilidades; después, el diario dice qué necesitaba el dado. Lo siguiente: abordar y embestir.

## Abordaje y embestida

lesson-boarding = Abordaje y embestida
lesson-boarding-aim = Embestir con carrerilla, ponerse al costado y abordar con más fuerza que el enemigo.
lesson-boarding-begin = Esta vez manda el Islam, porque solo sus buques embisten. El viento viene de cara y aun así los suyos navegan un hexágono. Dos galeras de la Liga se han adelantado a su línea: CC-G05 y CC-G04.
lesson-boarding-ram = Embestir es entrar en el hexágono del enemigo. Cuanto más larga la carrera, mejor: tras tres hexágonos, cuatro caras de seis hunden el blanco. Embista a CC-G05 con IC-G03.
lesson-boarding-ram-hint = IC-G03 todo recto: un hexágono a vela y dos a remo, al 2124.
lesson-boarding-ram-done = Ya está dentro. El dado se tira en el combate, y ahí el buque no hace otra cosa.
lesson-boarding-ram-short = Desde aquí dispararía dos cañones: dos posibilidades de seis. La embestida tenía cuatro. No cuesta más, salvo que falle: entonces quien embiste queda trabado para siempre.
lesson-boarding-another = Ese buque también puede mover, en cualquier orden. Aquí se trataba de IC-G03 y su embestida.
lesson-boarding-side = Se aborda por el costado: el enemigo tiene que estar junto al suyo, ni a proa ni a popa. Lleve IC-G02 junto a CC-G04, al 2123, y gire para que no le quede a proa.
lesson-boarding-side-hint = Un hexágono a vela y luego un lado a babor.
lesson-boarding-side-done = CC-G04 está ahora a su costado. Hacia dónde mire ella no importa.
lesson-boarding-side-bow = Así la tiene justo a proa: bueno para los cañones, pero por la proa no se aborda.
lesson-boarding-side-away = Demasiado lejos: para abordar hay que estar en el hexágono contiguo.
lesson-boarding-second = Una galera contra otra es 1:1, y eso casi siempre acaba en rechazo. Ponga también IC-G01 al costado, en el 2122.
lesson-boarding-second-hint = Un hexágono a vela, todo recto: CC-G04 le queda a babor.
lesson-boarding-second-done = Dos al costado: 8 contra 4, es decir, 2:1.
lesson-boarding-alone = La fase ha terminado e IC-G02 tendría que abordar sola, a 1:1.
lesson-boarding-die = Combate. Una embestida tiene que resolverse antes de que acabe la fase. Tire su dado.
lesson-boarding-die-hint = Elija IC-G03 y su embestida.
lesson-boarding-die-done = Un 3: tras tres hexágonos, con 4 o menos se hunde. CC-G05 ya no está. Con 5 o 6 su buque quedaría trabado y al final no contaría.
lesson-boarding-die-later = Puede abordar antes de tirar la embestida; el orden es suyo. Pero ha ido un buque solo, a 1:1: rechazo en cuatro de seis.
lesson-boarding-board = Ahora aborde CC-G04 con las dos galeras a la vez, y mire antes las probabilidades.
lesson-boarding-board-hint = Elija CC-G04, y a IC-G01 e IC-G02 para abordarla.
lesson-boarding-board-done = Un 2: eliminada. A 2:1, tres caras de seis acaban con el enemigo, una de ellas también con los suyos.
lesson-boarding-board-one = Una sola es 1:1. Con cuatro caras de seis la rechazan; la otra no podría remediarlo.
lesson-boarding-board-arms = Con armas ligeras cada buque cuenta por su lado: 1:1. Solo al abordar se suman las fuerzas.
lesson-boarding-end = El buque rechazado no ataca hasta salir del alcance enemigo; y el que al final está rechazado o trabado no cuenta. Ataque, pues, con ventaja o no ataque. Lo siguiente: el remolque.

## Remolque

lesson-towing = Remolque
lesson-towing-aim = Llevar una galeaza a donde deciden sus cañones y soltarla allí.
lesson-towing-begin = CC-A01 es una galeaza: más cañones que ningún otro buque, y demasiado pesada para moverse sola. CC-G01 la lleva a remolque. Va detrás de ella y siempre le apunta.
lesson-towing-pull = La pareja mueve como una, tan deprisa como la galera sola. Lleve CC-G01 tres hexágonos al frente: dos a vela y uno a remo.
lesson-towing-pull-hint = CC-G01 al hexágono 2026, sin soltar nada.
lesson-towing-pull-done = La galeaza la ha seguido al hexágono de detrás. El turno ha seguido, el enemigo ha esperado y el viento se mantiene.
lesson-towing-pull-anchored = Ha fondeado aquí, y en el turno en que fondea nadie vuelve a tomarla a remolque. Es pronto: el enemigo está lejos.
lesson-towing-cut-early = El cable está cortado y ella se queda atrás. Desde el turno que viene deriva con el viento, un hexágono por turno, hasta que alguien la tome a remolque.
lesson-towing-pull-hard = Cuatro hexágonos, pero la chusma queda exhausta: el turno que viene la pareja solo navega a vela.
lesson-towing-anchor = Turno 2. Ahora remólquela dos hexágonos más a vela y suéltela al final del movimiento.
lesson-towing-anchor-hint = CC-G01 al 2226 y, de las dos maneras de llegar, la que suelta la galeaza.
lesson-towing-anchor-done = Ha quedado en el 2126 y desde ahora puede girar. Ha empezado otro turno; el viento se mantiene.
lesson-towing-anchor-kept = Sigue atada al cable: mientras lo esté no puede girar y apunta a su galera.
lesson-towing-anchor-elsewhere = Ha fondeado, pero en otro sitio. Eran dos hexágonos a vela; vuelva atrás o siga jugando.
lesson-towing-take = El turno 3 empieza con una pregunta: ¿a quién se toma a remolque? Puede hacerlo una galera que esté justo delante de ella y no le apunte. CC-G01 lo está. Vuelva a tomarla a remolque.
lesson-towing-take-hint = Elija CC-A01.
lesson-towing-take-done = A remolque otra vez. En el turno no hay otro momento para ello.
lesson-towing-take-none = Una galeaza que nadie remolca deriva con el viento. Esta vez la galera le cierra el paso y no se mueve; la próxima, quién sabe.
lesson-towing-cut = El enemigo está a cuatro hexágonos: ya basta. Corte el cable para que pueda darle el costado.
lesson-towing-cut-hint = Elija CC-A01 y corte el cable.
lesson-towing-cut-done = Cortado. CC-G01 se ha apartado de su línea de fuego y nadie estaba a tiro. Ahora viene la reorientación.
lesson-towing-cut-moved = Ha venido detrás, aún con el cable: así apunta a su galera y no puede girar.
lesson-towing-cut-ended = Sigue a remolque; también se puede cortar en la reorientación. Pero tiene a su galera delante de los cañones.
lesson-towing-face = A proa tiene dos cañones a un hexágono; a los costados, cuatro. Gire CC-A01 para que el este, de donde él viene, le quede al costado.
lesson-towing-face-hint = Cualquier rumbo menos el este: el nordeste, por ejemplo.
lesson-towing-face-done = IC-G05 se ha acercado a dos hexágonos y no la alcanzaba con sus cañones. Después ella ha derivado un hexágono con el viento, hasta tocarle.
lesson-towing-face-another = Ese buque ha girado. La galeaza sigue dándole la proa.
lesson-towing-face-ended = Le da la proa: dos cañones a un hexágono en vez de cuatro.
lesson-towing-fire = IC-G05 está a su costado, a un hexágono. Cuatro cañones: fuego.
lesson-towing-fire-hint = Cañones de CC-A01 contra IC-G05: factor 4.
lesson-towing-fire-done = Con un 4 basta: cuatro caras de seis hunden. Ningún otro buque dispara así.
lesson-towing-fire-arms = Su dotación es fuerte, 2:1; pero con tres caras de seis la rechazan. Los cañones hunden con cuatro y no arriesgan nada, y puede hacer ambas cosas: primero los cañones.
lesson-towing-fire-ended = El mejor disparo de la batalla, sin hacer.
lesson-towing-end = La galeaza decide un lugar, no una batalla: remólquela ante su línea, suéltela a tiempo y dé el costado al enemigo. Por último, una pequeña batalla para usted.

## Una pequeña batalla

lesson-battle = Una pequeña batalla
lesson-battle-aim = Ganar la batalla de aprendizaje con lo aprendido.
lesson-battle-begin = Ocho turnos, alrededor de una docena de buques por bando, 23 puntos cada uno. Gana quien tenga más al final; los rechazados y los trabados no cuentan. Aquí su enemigo da las órdenes al azar: está para practicar.
lesson-battle-line = Avance en línea, tres hexágonos por turno: toda la vela y un remo. Quien rema dos veces llega agotado. Empiece por CC-G06.
lesson-battle-line-hint = CC-G06 al hexágono 1825.
lesson-battle-line-done = Lo mismo con los demás: la orden de avanzar a una escuadra lo hace de una vez.
lesson-battle-line-hard = Cuatro hexágonos, por delante de todos y exhausta. Guárdelo para el movimiento que pone los cañones en línea.
lesson-battle-line-ended = La flota se queda donde está. Con ocho turnos y diez hexágonos por delante no sobra tiempo.
lesson-battle-bows = Párese a un hexágono del enemigo, de proa: así cuentan los dos cañones.
lesson-battle-guns = En el combate, dispare primero todos los cañones. No arriesgan nada, y lo que se hunde no hay que abordarlo.
lesson-battle-odds = Después aborde y use las armas ligeras donde tenga 2:1 o más, y en ningún otro sitio: a 1:1 lo más probable es el rechazo.
lesson-battle-face = En la reorientación, vuelva todas las proas hacia el enemigo más cercano: apunta para el turno siguiente.
lesson-battle-end = Ahora le toca a usted. Aquí bastan estas cinco frases; contra un veterano, rival más fuerte, ganan algo más de lo que pierden.
