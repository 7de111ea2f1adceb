# Las lecciones de Mistral. Las palabras de las reglas van con mayúscula, como en la mesa.

lesson-other = Está permitido, y ya ve lo que ha resultado. Este paso trataba de otra cosa: vuelva atrás y pruebe, o siga jugando un poco.

## El mapa y los vientos

lesson-winds = El mapa y los vientos
lesson-winds-aim = Llevar una flota adonde quiere: con el viento, contra él y donde no sopla ninguno.
lesson-winds-begin = Usted manda a los británicos. Los lugares del mapa se unen por rutas, y en cada ruta manda un viento, que sopla en un sentido. Su Gran Flotilla está con otras dos ante Hyères, en el Espacio Costero A, y ha de volver a Puerto Mahón. Un Turno tiene cuatro Impulsos, y cada uno cuatro incrementos, IPM; en tres de ellos una Flotilla tiene un Punto de Movimiento, un PM. Lo que no hace falta en esta lección pasa solo.
lesson-winds-with = Toque la Gran Flotilla y vea adónde puede ir y a qué precio. La ruta al Espacio #12 va con el Viento Predominante: 1 PM, sin dados. Envíela allí y que las demás permanezcan.
lesson-winds-with-hint = La Gran Flotilla, al Espacio #12; las demás permanecen.
lesson-winds-with-done = Con el viento cada paso cuesta 1 PM y se llega en el acto. Los Vientos Predominantes soplan todo el año, salvo que un Viento Estacional se adueñe de su ruta.
lesson-winds-with-beat = Por ahí se va contra el viento. Ha empezado a barloventear, y solo llega con su siguiente PM de este Impulso. Eso viene después.
lesson-winds-with-harbour = Entra en un puerto de esta costa. Pero ha de volver a Puerto Mahón, que es donde está el arsenal.
lesson-winds-with-stay = El PM que no se usa se pierde: no se guardan.
lesson-winds-beat = Contra el viento un paso exige dos PM del mismo Impulso. Empiece, pues, ahora lo que tiene que llegar: que la Flotilla A barloventee hasta el Espacio #13, ante Tolón. La Gran Flotilla sigue hasta la casilla de Entrada del Golfo de León, por 1 PM sople lo que sople.
lesson-winds-beat-hint = La Flotilla A, al Espacio #13; la Gran Flotilla, a la casilla de Entrada del Golfo de León.
lesson-winds-beat-done = La Flotilla A ha gastado un PM y sigue donde estaba. La Gran Flotilla está al borde de una Zona de Mar: mar abierto, con una entrada, un centro y una salida.
lesson-winds-beat-away = La Gran Flotilla ha de cruzar el Golfo de León, y se empieza por la casilla de Entrada.
lesson-winds-beat-box = La Gran Flotilla ha perdido un PM. La casilla de Entrada cuesta 1 PM, sople el viento que sople.
lesson-winds-beat-late = A la Flotilla A le queda un PM en este Impulso, y contra el viento necesita dos. Ya no estará ante Tolón antes del siguiente.
lesson-winds-arrive = El último PM de este Impulso. Que la Flotilla A termine: otra vez la misma derrota, al Espacio #13. La Gran Flotilla, por esta vez, espera.
lesson-winds-arrive-hint = La Flotilla A, al Espacio #13; la Gran Flotilla permanece.
lesson-winds-arrive-done = La Flotilla A ha llegado. Ha empezado otro Impulso, y con él se han tirado de nuevo los vientos: Vendavales al oeste y, otra vez, Mistral al norte.
lesson-winds-arrive-lost = Ha dejado de barloventear, y el PM ya gastado se pierde.
lesson-winds-arrive-hasty = Puede intentarlo ya, y ha visto si le salió. Lo haremos en el paso siguiente, con más PM por delante.
lesson-winds-arrive-back = Eso lleva de vuelta al Espacio #12, lejos de casa.
lesson-winds-catch = De la casilla de Entrada al centro no hay viento que le lleve: tiene que Coger el Viento. Cuesta 1 PM, y al lado está la probabilidad: 6 o menos con un dado de 0 a 9, porque manda Mathews. Inténtelo.
lesson-winds-catch-hint = La Gran Flotilla: Coger el Viento hacia el Golfo de León.
lesson-winds-catch-done = Un 4: está en el Golfo de León. Si hubiera fallado, solo habría perdido el PM. Con el siguiente ha seguido hasta la casilla de Salida.
lesson-winds-catch-stay = Con esperar no gana nada: fallar el intento habría costado el mismo PM.
lesson-winds-home = De la casilla de Salida parten varias derrotas, cada una con su número. El Mistral sopla hacia Puerto Mahón y ayuda: lea la probabilidad. Vuelva a casa.
lesson-winds-home-hint = La Gran Flotilla: Coger el Viento hacia Puerto Mahón.
lesson-winds-home-done = Puerto Mahón, dos Impulsos después de salir. En el próximo puede entrar en puerto.
lesson-winds-home-against = Eso es contra el Mistral, que quita 2 al número. Con el viento por la popa suma 2.
lesson-winds-home-elsewhere = Eso lleva a otra parte. Con el Mistral, Puerto Mahón no puede fallar.
lesson-winds-home-stay = Tenía un PM y un viento que no falla. En el próximo Impulso puede soplar al revés.
lesson-winds-gale = Mientras navegaba, un Temporal ha pasado por el Estrecho de Gibraltar: Fuerza 8. Quien está en un Temporal recibe Puntos de Daño en cada IPM, y los más fuertes alcanzan los Espacios de alrededor. Antes de mover, mire dónde están y hacia dónde los empuja el viento.
lesson-winds-end = Recuerde: con el viento, 1 PM; contra él, 2 de un mismo Impulso; sin ninguno, una tirada. Los vientos duran un Impulso y cambian, así que el camino más corto es el que quiere el viento. Lo siguiente: lo que esconden sus fichas.

## Formaciones y fichas ocultas

lesson-counters = Formaciones y fichas ocultas
lesson-counters-aim = Saber qué hay en una ficha y hacer que el enemigo tenga que adivinarlo.
lesson-counters-begin = Una ficha en el mar es una Formación: un Líder y las Escuadras a sus órdenes. La Gran Flotilla tiene a Mathews, dos Escuadras de cuatro Veleros, es decir, navíos de línea, y los Buques Insignia Namur y Marlborough: diez Veleros. Las Flotillas A y B tienen nueve cada una. Un Destacamento son una o dos Escuadras y no necesita Almirante. Tóquelas y véalo.
lesson-counters-hidden = Usted ve todo lo suyo. El enemigo ve tres fichas con número, y no lo que llevan. De él ve usted otro tanto: cuántas Escuadras hay en Tolón y, cuando salen, dónde están sus fichas. Quien queda Localizado enseña sus Escuadras y su Líder.
lesson-counters-dummies = Tiene cuatro Señuelos: fichas vacías que navegan como las demás. Se colocan al empezar un Impulso, donde tenga una Formación en el mar. Coloque dos en el Espacio Costero A y guarde los otros dos.
lesson-counters-dummies-hint = Los Señuelos 1 y 2, al Espacio Costero A; el 3 y el 4, como están.
lesson-counters-dummies-done = El enemigo lee: se añaden dos fichas británicas. Los cinco números se han repartido de nuevo, así que no sabe cuáles son las nuevas.
lesson-counters-dummies-none = Así cada ficha que ve es una flota. Los Señuelos no cuestan nada.
lesson-counters-dummies-all = Está permitido. Pero cuatro en un mismo sitio, junto a tres flotas, atraen antes una Búsqueda. Guarde alguno para otra parte.
lesson-counters-sail = Lo que está en puerto no es una ficha: el enemigo solo ve cuántas Escuadras hay. El Destacamento 1, en Puerto Mahón, está En Preparación: listo para salir. Sáquelo del puerto. Los Señuelos permanecen.
lesson-counters-sail-hint = El Destacamento 1 sale de puerto; lo demás permanece.
lesson-counters-sail-done = Ahora hay una ficha ante Puerto Mahón. El enemigo ve que ha salido alguien, y no que son dos barcos.
lesson-counters-sail-dummy = Un Señuelo que se adelanta solo se delata. En este primer IPM sus Flotillas no tienen PM: espere y muévalos juntos.
lesson-counters-sail-stay = Puede quedarse. Pero aquí se trata de ver cómo sale de puerto una Formación.
lesson-counters-feint = Ahora engáñele. La Flotilla B va al Espacio #12, y con ella un Señuelo. La Gran Flotilla y la Flotilla A se quedan con el otro. Él verá irse dos y quedarse tres, y tendrá que adivinar dónde está la fuerza.
lesson-counters-feint-hint = La Flotilla B y el Señuelo 1, al Espacio #12; los demás permanecen.
lesson-counters-feint-done = Dos se han ido y tres se quedan. En el Espacio #12 se han vuelto a repartir los números: de nada sirve haber seguido a uno.
lesson-counters-feint-alone = La Flotilla B va sola: nueve Veleros, y él ve una única ficha. Con un Señuelo al lado pueden ser dos flotas.
lesson-counters-feint-only = Solo se han ido Señuelos. Como finta es buena, pero la Flotilla B tenía que ir también, para que una Búsqueda encuentre allí algo de verdad.
lesson-counters-feint-many = Ahora se va también la fuerza, y nadie vigila Tolón. Bastan una Flotilla y un Señuelo.
lesson-counters-seen = Y él le hace lo mismo. Una ficha ha salido de Tolón: «ficha borbónica 1». ¿La Gran Flotilla, un Destacamento, un francés al que aún no se puede atacar? No puede saberlo. Para averiguarlo, se Busca.
lesson-counters-end = Recuerde: una ficha es una pregunta. Tenga los Señuelos junto a las flotas, muévalos como movería una flota, y no se fíe de un número de ayer. Quién va con quién se cambia en la Fase Administrativa, tras los cuatro Impulsos: Escuadras, Líderes, una Formación bajo otra. Lo siguiente: Buscar.

## Buscar

lesson-search = Buscar
lesson-search-aim = Averiguar qué es una ficha oculta y no perderla de vista.
lesson-search-begin = Impulso 2. Dos fichas borbónicas están ante Tolón, fuera ya del puerto. Una puede ser un Señuelo. Sus tres Flotillas aguardan al lado, en el Espacio Costero A. A un enemigo que no está Localizado no se le puede atacar: primero hay que mirar. Para eso tiene Auxiliares: fragatas y otros barcos menores.
lesson-search-name = En una ocasión de Tareas se nombra una Tarea y un lugar, o se pasa. Junto a una Búsqueda está cuántas fichas ocultas hay allí y con qué probabilidad se Localiza cada una. Busque en Tolón.
lesson-search-name-hint = Elija la Búsqueda de Tolón.
lesson-search-name-done = El enemigo lo ha oído: una Búsqueda en Tolón. No sabe con quién; eso lo elige usted ahora, en secreto.
lesson-search-name-pass = Ha pasado, y siguen sin conocerse. Habrá más ocasiones, pero él gana tiempo.
lesson-search-name-blockade = Un Bloqueo deja una fragata ante un puerto por mucho tiempo. De estas dos fichas no le dice nada.
lesson-search-name-defiance = No es poca cosa: Francia sigue en paz con usted, y desafiarla cuesta 3 de Prestigio. Hágalo solo para combatir a los franceses antes de la guerra.
lesson-search-send = ¿Quién va? Un Auxiliar de Flota Localiza cada ficha con un 60 %. Dos navegan con sus Flotillas: envíe uno de esos y guarde para otra parte el de Puerto Mahón.
lesson-search-send-hint = El Auxiliar de Flota 1 o el 2.
lesson-search-send-done = Ha Apantallado: una fragata suya ha salido al paso de la de usted, y la Búsqueda queda detenida. Las dos están ahora en la Caja de Recuperación, fuera de juego por un tiempo. A él también le ha costado.
lesson-search-send-far = También serviría. Pero es el único de Puerto Mahón, y sus Flotillas llevan dos propios.
lesson-search-send-weak = Ese solo tiene un 50 %, y a las galeras las detiene casi cualquier pantalla.
lesson-search-again = Una Búsqueda detenida puede repetirse mientras queden Auxiliares, y él tiene uno menos con que Apantallar. Busque otra vez en Tolón.
lesson-search-again-hint = Elija la Búsqueda de Tolón.
lesson-search-again-done = Ahora, a quién enviar.
lesson-search-again-pass = Una pantalla, y ha desistido. Él ha gastado en ella una fragata, y tendría que decidirlo de nuevo cada vez.
lesson-search-second = El Auxiliar de Flota 2 navega con la Flotilla B. Envíelo.
lesson-search-second-hint = El Auxiliar de Flota 2.
lesson-search-second-done = Esta vez le ha dejado pasar. Un 3: una ficha queda Localizada, y es la Flotilla A borbónica de Navarro, españoles, once Veleros. Con los españoles está usted en guerra.
lesson-search-shadow = Lo Localizado vuelve a perderse de vista cuando se aleja. Quien lo ha encontrado puede Seguirlo: va detrás, y el enemigo sigue Localizado adondequiera que vaya. A cambio, su fragata no mira otras fichas. Sígalo.
lesson-search-shadow-hint = Elija Seguirla.
lesson-search-shadow-done = No ha Apantallado, y el Auxiliar de Flota 2 continúa en su Tarea. Desde ahora sabe dónde están los españoles.
lesson-search-shadow-pass = Entonces sigue buscando y después va a la Caja de Recuperación. Los españoles, al final del Impulso, pueden ser otra vez una ficha entre muchas.
lesson-search-own = La segunda ficha ante Tolón sigue oculta. También Buscan las Formaciones: donde su flota y una ficha oculta comparten un lugar, se le pregunta al final de cada IPM, no cuesta nada y no hay pantalla que valga.
lesson-search-end = Recuerde: nombrar, enviar y contar con una pantalla. Los Auxiliares son pocos: Busque donde la respuesta decida algo. Él hará lo mismo con usted, y entonces será usted quien Apantalle. Un Señuelo Localizado sale del mapa. Lo siguiente: una Batalla.

## Batalla

lesson-battle = Batalla
lesson-battle-aim = Llevar a un enemigo a la Batalla, con cuantos de los suyos quieran acudir.
lesson-battle-begin = Los españoles han salido de Tolón y se han metido en medio de su flota. Los ha Localizado: la Flotilla A, de Navarro, tres Escuadras y dos Buques Insignia, once Veleros. Usted tiene aquí tres Flotillas. Pero ataca una, y las otras han de acudir a tiempo.
lesson-battle-attack = Primero, el Barlovento: quien lo tiene elige lo dura que será la Batalla, y es difícil escapar de él. Lo gana el número más alto; lo suben un buen Líder y los barcos sanos. Junto a cada ataque están los Veleros y el número. Ataque con la Gran Flotilla.
lesson-battle-attack-hint = La Gran Flotilla ataca a la Flotilla A borbónica.
lesson-battle-attack-done = Los dos tenían 8, así que han decidido los dados, y gana el más bajo: su 5 contra el 9 de él. Tiene usted el Barlovento. Navarro podía intentar Retirarse, con un 40 %, pero combate.
lesson-battle-attack-other = Puede atacar. Pero tiene nueve Veleros, y la más fuerte debe estar en la Batalla desde el principio.
lesson-battle-attack-pass = Once españoles entre veintiocho Veleros suyos: otro día no será mejor.
lesson-battle-join = Las Flotillas del mismo lugar pueden intentar unirse. Cada una tira; el número está al lado. Intentarlo no cuesta nada: que lo intenten las dos.
lesson-battle-join-hint = Elija la Flotilla A y la Flotilla B.
lesson-battle-join-done = Rowley llega con la Flotilla A. Lestock, con la B, necesitaba 1 o menos, ha sacado un 7 y no acude. Así fue ante Tolón en 1744. Con todo, son diecinueve Veleros contra once.
lesson-battle-join-one = La otra quizá también habría llegado. Un intento fallido no cuesta nada.
lesson-battle-join-none = Entonces combaten diez Veleros contra once, y dieciocho miran.
lesson-battle-intensity = Quien tiene el Barlovento elige la Intensidad. Junto a cada una están los Puntos de Daño, PD, que cabe esperar, y para ambos. En una Batalla Media puede unirse a cada Combate una Escuadra más; en una Fuerte, dos; en una Ligera, ninguna. Usted tiene más: elija la que le deje usarlo.
lesson-battle-intensity-hint = Media; Fuerte también serviría.
lesson-battle-intensity-done = El dado da un Nivel de Daño de 3, el mismo para todos los Combates. Después, cada Buque Insignia se ha puesto junto a una Escuadra: el Real Felipe con S2, el Santa Isabel con S3. S1 no tiene ninguno.
lesson-battle-intensity-light = En una Batalla Ligera nadie puede unirse a un Combate, y ser más no le sirve de nada.
lesson-battle-pair = Las Escuadras se emparejan por turnos, y empieza usted. Cada pareja es un Combate. S1 va sin Buque Insignia y es la más débil: ponga una Escuadra suya, la que quiera, contra S1.
lesson-battle-pair-hint = La Escuadra B1, que lleva el Barfleur, contra S1.
lesson-battle-pair-done = Navarro ha puesto S2, con su Insignia, contra B2, que no tiene: lo sabe tan bien como usted. Usted ha emparejado B4 con S3. Le sobra una Escuadra.
lesson-battle-pair-flagship = Esa lleva un Buque Insignia, que la ayuda. Y a la débil ahora la coloca él.
lesson-battle-double = B3 no tiene contrario. Que se una a un Combate: más Veleros llevan su resultado a una columna mejor. Junto a cada uno está cuántos habrá por cada lado. Aplaste a S1, en el Combate 1.
lesson-battle-double-hint = B3 se une al Combate 1.
lesson-battle-double-done = Dos Escuadras y dos Buques Insignia contra tres navíos: eso va a doler.
lesson-battle-double-elsewhere = Allí también ayuda. Pero donde ya es fuerte, contra S1, puede hundir barcos.
lesson-battle-double-none = Entonces miran cuatro Veleros y el Namur. A una Batalla no se viene a mirar.
lesson-battle-shift = Por último, lo que valen Líderes e Insignias. Un Líder mejor da cambios de columna: a favor de sus cañones o en contra de los del otro. Un Buque Insignia da uno. Tome todos para usted, y use los Insignias.
lesson-battle-shift-hint = Deje el plan como se propone: Liderazgo 2, Buques Insignia usados.
lesson-battle-shift-done = Un 1 en el Combate 1: nueve PD, y se hunde el Neptuno. En los otros ha dado y recibido algo. Tras la Batalla se ha perdido también el Oriente, deshecho a cañonazos.
lesson-battle-shift-leave = El Insignia que se queda aparte no sufre. Pero tiene un cambio menos justo donde quería ganar.
lesson-battle-shift-less = Lo que no toma para sí baja la columna de él: es más seguro, pero ha venido a hundir barcos.
lesson-battle-after = Dos Veleros perdidos son 1 de Prestigio para usted y 1 menos para él: 11 a 9. Lo dañado sigue así hasta que lo repare un arsenal, y cuánto es solo lo sabe su dueño. Tras una Batalla Media todos quedan Desorganizados, y su Líder ha de superar una prueba para ponerlos en orden.
lesson-battle-end = Recuerde: primero Localizar; luego ataca la más fuerte, y todas intentan acudir. Con Barlovento y más Veleros, apriete; sin ellos, Ligera, o Retírese. Una Batalla por sí sola no da nada: solo cuenta lo que se hunde. Lo siguiente: Órdenes y Prestigio.

## Órdenes y Prestigio

lesson-orders = Órdenes y Prestigio
lesson-orders-aim = Tomar una Orden que pueda Cumplir, Cumplirla y conservar el Prestigio.
lesson-orders-begin = El Prestigio decide la guerra: usted tiene 10 y él, 10. Lo dan los barcos hundidos y el daño a los convoyes. Y cuando acaba un Año o un escenario, quien tiene más Órdenes netas, Cumplidas menos Falladas, gana 1; quien va muy por detrás pierde algo. Para las Órdenes está la flota en el mar.
lesson-orders-draw = Londres envía Órdenes: usted roba dos y se queda una. Los Borbones roban tres. Robe.
lesson-orders-draw-hint = Elija robar un grupo.
lesson-orders-draw-done = Una Demostración de Fuerza ante Génova y un Bloqueo de Cádiz.
lesson-orders-draw-none = Sin Orden nada se Cumple, ni tampoco se Falla. No robar también es una elección, pero aquí se trata de aprender cómo va.
lesson-orders-choose = Tome la que le queda de camino. Cádiz está más allá de Gibraltar, y un Bloqueo dura doce Impulsos. Génova está a dos rutas de su flota.
lesson-orders-choose-hint = Elija la Demostración de Fuerza.
lesson-orders-choose-done = La otra vuelve a la Reserva. Una Orden Recibida debe Emitirse en cuatro Turnos.
lesson-orders-choose-far = Doce Impulsos ante Cádiz, con cuatro Veleros al menos, y el viaje hasta allí en invierno. Esa Flotilla faltará ante Tolón.
lesson-orders-issue = Una Orden se Emite a una Formación, y ya es suya. La Demostración de Fuerza es una tirada: 4 o menos, y 1 más por cada cuatro Veleros que pasen de cuatro. La Gran Flotilla, con diez, necesita 5 o menos. Emítala a la Gran Flotilla.
lesson-orders-issue-hint = Emita la Demostración de Fuerza a la Gran Flotilla.
lesson-orders-issue-done = El enemigo ve que ha Emitido algo, y no qué ni a quién. De momento no hay más, y ha empezado el primer Turno.
lesson-orders-issue-weak = Puede tomarla. Pero el número depende de los Veleros, y nadie tiene más que la Gran Flotilla.
lesson-orders-issue-more = Otra Orden más, y aún no navega nadie por la primera. La Orden que no se Cumple a tiempo se Falla.
lesson-orders-issue-none = Se le queda en el cajón. Más tarde, en el mar, una Orden solo llega a una Formación con una Prueba de Estrategia; al principio llega seguro.
lesson-orders-sail = A Génova: primero el Espacio #12, con el viento.
lesson-orders-sail-hint = La Gran Flotilla, al Espacio #12; las demás permanecen.
lesson-orders-sail-done = Un paso más.
lesson-orders-sail-away = Por ahí no se va a Génova.
lesson-orders-sail-stay = Una Orden se Cumple estando allí. Los Turnos corren.
lesson-orders-before = En la ruta a Génova no sopla viento: Coja el Viento.
lesson-orders-before-hint = La Gran Flotilla: Coger el Viento hacia Génova.
lesson-orders-before-done = Ya está ante el puerto, y Localizada, porque Génova la ve. El resto del Turno todos han permanecido. En el Paso de Eventos se ha tirado el dado: necesitaba 5 o menos, y ha salido un 8.
lesson-orders-before-coast = Cerca no basta: la Orden dice Génova.
lesson-orders-again = Por 1 de Prestigio puede tirar otra vez. Piénselo: la Orden tiene tres Turnos más, y en el próximo se tira de nuevo gratis. Y una Orden vale 1 de Prestigio solo si decide quién tiene más al final. Quédese con lo que ha salido.
lesson-orders-again-hint = Elija quedarse con la tirada.
lesson-orders-again-done = Bien. Comprar una tirada es dar un punto seguro por otro que quizá se gane. Compensa cuando depende de ella un navío, o en el último Turno.
lesson-orders-again-paid = Se ha ido 1 de Prestigio, haya salido lo que haya salido. En el próximo Turno era gratis.
lesson-orders-end = Recuerde: pocas Órdenes, cercanas, Emitidas enseguida y a quien le van. Vigile cuánto les queda. La que ya no puede Cumplirse cuenta en su contra. Y el Prestigio que no se gasta es Prestigio. Lo siguiente: convoyes.

## Convoyes

lesson-convoys = Convoyes
lesson-convoys-aim = Traer un Convoy: pedirlo, salirle al encuentro y descargarlo.
lesson-convoys-begin = Sus arsenales viven de los pertrechos de Inglaterra. Un Convoy de Suministros trae seis Puntos de Reparación para Gibraltar y Puerto Mahón. Entra por el oeste, por la Boca del Estrecho, y va despacio. Cada ocho PD que le haga el enemigo son 1 de Prestigio para él: alguien debe ir a su encuentro. Ha robado usted una Orden de Escoltarlo.
lesson-convoys-escort = Emita la Escolta a quien esté más cerca. El Destacamento 2 está en Gibraltar: dos barcos, bastantes para disuadir a quien lo ataque.
lesson-convoys-escort-hint = Emita la Escolta al Destacamento 2.
lesson-convoys-escort-done = El Destacamento 2 tiene su Orden. De momento, nada más.
lesson-convoys-escort-far = Podría. Pero el Convoy llega a Gibraltar, y esos están en otra parte o tienen algo mejor que hacer.
lesson-convoys-escort-draw = Las Órdenes, de una en una: esta aún está por Emitir.
lesson-convoys-escort-none = Sin Orden nadie se une a un Convoy, aunque lo tenga al lado.
lesson-convoys-ask = Un Convoy de Suministros solo viene si lo pide. Entonces se tira un dado en cada Impulso, y la probabilidad crece. Pídalo.
lesson-convoys-ask-hint = Elija pedirlo.
lesson-convoys-ask-done = Un 1, a la primera: el Convoy está en la Boca del Estrecho y se queda allí lo que resta del Impulso. Es raro tener tanta suerte. Empieza el segundo Impulso.
lesson-convoys-ask-pass = Entonces este Turno no viene ninguno, y los arsenales se apañan con lo que tienen.
lesson-convoys-together = Al empezar un Impulso puede Dispersar un Convoy, para que un enemigo fuerte solo encuentre barcos sueltos. Pero queda Localizado para siempre, y su Escolta, Fallada. No hay nadie cerca: que siga junto.
lesson-convoys-together-hint = No Disperse ninguno.
lesson-convoys-together-done = Sigue junto.
lesson-convoys-together-scatter = Dispersado: cada cual por su cuenta y a la vista de todos. Eso es para cuando tiene una flota encima.
lesson-convoys-sail = El primer IPM del Impulso. El Destacamento 2 sigue en puerto. Sáquelo.
lesson-convoys-sail-hint = El Destacamento 2 sale de puerto.
lesson-convoys-sail-done = Está ante Gibraltar.
lesson-convoys-sail-stay = Entonces el Convoy llega al Estrecho y no hay nadie.
lesson-convoys-out = Los dos han de encontrarse en el Estrecho de Gibraltar. El Convoy va a la casilla de Salida de la Boca del Estrecho. El viento sopla del Estrecho a Gibraltar, así que el Destacamento 2 tiene que barloventear: dos PM. Empiece ya.
lesson-convoys-out-hint = El Convoy, a la casilla de Salida de la Boca del Estrecho; el Destacamento 2, al Estrecho de Gibraltar.
lesson-convoys-out-done = Con el siguiente PM pueden estar allí los dos.
lesson-convoys-out-stay = El Convoy ha perdido un PM, y las fragatas españolas andan buscándolo.
lesson-convoys-out-alone = El Convoy estará en el Estrecho antes que el Destacamento 2: en los Estrechos todos quedan Localizados, y estará solo.
lesson-convoys-meet = El Convoy tiene que Coger el Viento: un 80 %. El Destacamento 2 acaba de barloventear: otra vez la misma derrota.
lesson-convoys-meet-hint = El Convoy: Coger el Viento hacia el Estrecho; el Destacamento 2, al Estrecho.
lesson-convoys-meet-done = Se han encontrado, y el Destacamento 2 es la escolta del Convoy. Una fragata española ha atacado de todos modos: dos Veleros de escolta quitan dos columnas, y le ha hecho 1 PD en vez de 3. Después ha seguido usted hasta Gibraltar, y ha empezado otro Impulso.
lesson-convoys-meet-alone = El Convoy está en el Estrecho, Localizado, y el Destacamento 2 no. Una fragata de Cartagena puede atacarlo con toda su fuerza.
lesson-convoys-meet-away = El Convoy ha de ir al Estrecho, donde lo espera el Destacamento 2.
lesson-convoys-unload = El Convoy está ante Gibraltar. Descargar lleva un PM. En Gibraltar caben dos Puntos de Reparación más; el resto es para Puerto Mahón. Descargue cuanto pueda.
lesson-convoys-unload-hint = El Convoy: descargar 2 Puntos de Reparación.
lesson-convoys-unload-done = Gibraltar está lleno. Quedan cuatro para Puerto Mahón, y llevarlos es otro viaje.
lesson-convoys-unload-one = Uno es mejor que ninguno, pero el segundo cuesta otro PM.
lesson-convoys-unload-away = Así Gibraltar se queda sin nada, y su arsenal también. Antes había que descargar.
lesson-convoys-end = Con el comercio es igual: en primavera sale para Levante un Convoy británico, en otoño vuelve otro, y los franceses también; los españoles envían tropas a Italia. Recuerde: la escolta, antes de que llegue; en los Estrechos nadie se esconde; y cuando cace usted sus Convoyes, a él le pasa lo mismo. Lo siguiente: la rutina.

## La rutina, y una pequeña guerra

lesson-routine = La rutina, y una pequeña guerra
lesson-routine-aim = Que los días tranquilos pasen solos, y que se le pregunte cuando ocurra algo.
lesson-routine-begin = Cuatro Impulsos por Turno, cuatro IPM en cada uno y tres ocasiones de Tareas en cada IPM: un invierno le pregunta varios cientos de veces, y casi siempre no pasa nada. Las órdenes permanentes contestan por usted. El enemigo no las ve. Primero, vea cómo es sin ellas.
lesson-routine-pass = Una ocasión de Tareas, y ningún enemigo en el mar. Pase a mano, por esta vez.
lesson-routine-pass-hint = Elija pasar.
lesson-routine-pass-done = Y ahí está ya la siguiente pregunta: qué hacen sus apilamientos. Solo en este Impulso hay una docena como estas.
lesson-routine-pass-blockade = Una fragata ante Barcelona puede ser útil. Pero entonces no está aquí, y se trataba de ver cuánto pregunta un día tranquilo.
lesson-routine-alarm = Deje dos órdenes permanentes, en la página «Rutina» del panel: no anunciar Tareas, y que todos permanezcan; ambas salvo que haya cerca una ficha enemiga. Esa es la alarma: si hay una en un lugar suyo o al lado, se le vuelve a preguntar.
lesson-routine-alarm-hint = «tasks never unless contact» y «stay all unless contact».
lesson-routine-alarm-done = El resto de este IPM y la mitad del siguiente han pasado sin una sola pregunta. Entonces una ficha ha salido de Tolón, al lado de su flota, y se le pregunta en el acto.
lesson-routine-alarm-deaf = Sin alarma, estas órdenes contestan aunque el enemigo esté al lado. Sale de Tolón, y nadie mira. Las órdenes sin «salvo» son para lo que nunca importa.
lesson-routine-alarm-spotted = Entonces solo se le pregunta cuando alguien está Localizado. Pero a quien nadie Busca nadie lo Localiza. Para una flota que vigila, mejor un enemigo cerca.
lesson-routine-alarm-half = Falta una de las dos, y lo que contestaría se le pregunta cada vez.
lesson-routine-asked = La alarma: la ficha borbónica 1, ante Tolón. Ahora vale la pena pensar. Busque allí.
lesson-routine-asked-hint = Elija la Búsqueda de Tolón.
lesson-routine-asked-done = El Auxiliar de Flota 1 ha dado con la Gran Flotilla borbónica. Es francesa, y Francia está en paz con usted: déjela ir y siga vigilando.
lesson-routine-asked-pass = Para esto se le ha llamado. Mire quién es.
lesson-routine-cruise = «Crucero tranquilo» pone de una vez las órdenes habituales: todas las ventanas del mar hasta que haya cerca un enemigo, no comprar tiradas, que los arsenales reparen cuanto puedan. Añada Buscar siempre, que es gratis. Pero resérvese lo que gana o pierde: los ataques y las Órdenes.
lesson-routine-cruise-hint = Pulse «Crucero tranquilo» y, después, Buscar siempre. Nada sobre los ataques.
lesson-routine-cruise-done = Así un invierno pregunta de cincuenta a ciento cincuenta veces en lugar de varios cientos, y casi siempre cuando importa.
lesson-routine-cruise-attack = Con «no atacar nunca», su flota mira cómo pasa un enemigo más débil. Eso querrá decidirlo usted.
lesson-routine-cruise-short = Falta algo del crucero tranquilo. No comprar tiradas, «reroll never», es parte de él, y también la alarma en las ventanas del mar.
lesson-routine-course = También puede quedar fijado un rumbo: toque una Formación y después un lugar, por lejano que esté. Va por la vía más rápida, Impulso tras Impulso, y allí permanece o entra en puerto. Una alarma la detiene y le pregunta.
lesson-routine-war = Y ahora, una pequeña guerra suya: el invierno de 1744, cuatro Turnos, con los británicos. Gana quien tenga más Prestigio. Su enemigo contesta al azar: está para practicar, y malgasta su Prestigio.
lesson-routine-end = Se lleva cinco consejos. Contra un veterano, el rival fuerte, no bastan: allí hacen falta Órdenes, Señuelos y una flota que salga a mirar.
lesson-war-routine = Deje puesto el crucero tranquilo, con un enemigo cerca como alarma, y Buscar siempre.
lesson-war-orders = Cuatro Turnos son pocos: no robe Órdenes ni pida Convoyes de Suministros. Una Orden Fallada cuenta en su contra; ninguna no cuenta nada.
lesson-war-prestige = No gaste Prestigio: ni en repetir tiradas, ni en filas mejores de la tabla de peticiones, ni en desafiar a Francia.
lesson-war-attack = Si hay un enemigo Localizado donde está su flota, ataque con su Flotilla mayor, siempre que todas las suyas de allí tengan juntas más Veleros que él, y elija una Batalla Media. Si le ataca, combata.
lesson-war-rest = En las ocasiones de Tareas, pase; en lo demás, deje lo que se propone: Auxiliares, Escuadras y Líderes están bien para este invierno.
