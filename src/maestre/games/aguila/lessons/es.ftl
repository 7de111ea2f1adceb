# Las lecciones de Águila. Las unidades van por su clave (B1-1), los oficiales también (B1); las distancias, en pulgadas.

lesson-other = Está permitido, y ya ve lo que ha pasado. Este paso iba de otra cosa: vuelva atrás e inténtelo, o juegue antes un poco más.

## Órdenes y formaciones

lesson-orders = Órdenes y formaciones
lesson-orders-aim = Formar las unidades, moverlas y cambiar de formación a tiempo.
lesson-orders-begin = Manda usted a los franceses, al sur. Los dos bandos quieren los marcadores: al final, cada uno cuenta para quien esté solo a su lado. Aquí aprende a llegar en buen orden. Cada unidad recibe una orden por turno, y de su formación depende lo que esa orden da de sí.
lesson-orders-form = Antes de la primera orden se dice cómo está formada cada unidad. La línea dispara con todos los mosquetes. La columna de ataque mueve y carga mejor, pero dispara con la mitad. El cuadro frena a la caballería y no se mueve. Ponga B1-1 en columna de ataque y los demás en línea.
lesson-orders-form-hint = Columna de ataque para B1-1, línea para B2-1 y para los dragones B2-2; luego confirme.
lesson-orders-form-done = El enemigo ha enseñado las suyas: todos en línea. La iniciativa era de usted y ha elegido mover primero.
lesson-orders-form-square = Aún no le amenaza nadie, y el cuadro ni va a paso ligero ni carga. Es para cuando hay caballería cerca.
lesson-orders-form-march = La columna de movimiento es la más rápida a pie, pero no dispara, no puede cargar y es la que más sufre bajo el fuego. Es para caminos lejos del enemigo.
lesson-orders-form-line = La línea nunca es mala idea. Pero B1-1 tiene camino por delante, y a paso ligero la línea hace 5 pulgadas y la columna de ataque 7.
lesson-orders-double = Ahora las órdenes, unidad por unidad, como quiera. A paso ligero se llega más lejos, pero ese turno la unidad ni dispara ni carga. El enemigo está a 24 pulgadas, así que no cuesta nada. Mande a B1-1 a paso ligero.
lesson-orders-double-hint = Elija B1-1 y luego: a paso ligero.
lesson-orders-double-done = La orden está dada. Ahora se dice el camino.
lesson-orders-double-advance = Avanzando hace 4 pulgadas, y después puede disparar o cargar. Pero no hay nadie a tiro: a paso ligero haría 7.
lesson-orders-ended = No hay más órdenes: quien no la tiene hace alto este turno. Vuelva atrás, quedaba algo por hacer.
lesson-orders-way = Lleve B1-1 todo recto, las 7 pulgadas.
lesson-orders-way-hint = Arrástrelo recto al norte hasta donde alcance, o elija la opción que llega más lejos.
lesson-orders-way-done = Ya está junto a su marcador. Después ha hecho avanzar 4 pulgadas a B2-1, en línea y al paso, y los demás hacen alto.
lesson-orders-way-stayed = Tiene su orden y no se mueve. La orden se gasta aunque nadie dé un paso.
lesson-orders-way-short = Puede quedarse corto si quiere. Aquí se pedía todo: 7 pulgadas en línea recta.
lesson-orders-officer = Los oficiales mueven al final. La unidad que está demasiado lejos del suyo hace un chequeo antes de obedecer: la voz de un comandante llega a 6 pulgadas; la de un general, a 12. B2-1 se ha adelantado a su comandante. Mueva a B2.
lesson-orders-officer-hint = Elija B2 y que cabalgue.
lesson-orders-officer-done = Ha llegado detrás de B2-1, y el general B1 detrás de B1-1. El enemigo se ha quedado quieto y nadie ha disparado. Turno 2: la iniciativa vuelve a ser suya y mueve primero.
lesson-orders-officer-other = La voz del general llega a 12 pulgadas: B1-1 aún le oye. La de B2, solo a 6, y es él quien se ha quedado atrás.
lesson-orders-officer-ended = Los dos oficiales se quedan atrás. El turno que viene, quien no los oiga puede no obedecer.
lesson-orders-change = Pronto B1-1 querrá disparar: le conviene la línea. Para cambiar de formación hay un chequeo de Disciplina, y estos son novatos: 5 o más con un dado. Ordene el cambio de todos modos.
lesson-orders-change-hint = B1-1, cambiar de formación, línea.
lesson-orders-change-done = Antes de tirar el dado hay una pregunta para usted.
lesson-orders-change-other = También es cambiar de formación, con el mismo chequeo. Pero para disparar con todos los mosquetes hace falta la línea.
lesson-orders-steady = Un oficial que esté al alcance puede ayudar en un chequeo: el comandante suma 1 al dado; su general, 2. Que B1 los apoye.
lesson-orders-steady-hint = Elija B1: dos posibilidades de tres en vez de una.
lesson-orders-steady-done = Un 4, y 2 del general: superado, B1-1 está en línea. Aún puede mover la mitad de su velocidad. Su orden de este turno era esa.
lesson-orders-steady-none = Un 4, que por sí solo no basta: siguen en columna y pierden la orden. Con el general habría bastado. Puede hacerlo una vez por turno.
lesson-orders-end = En resumen: columna para llegar, línea para disparar, y el cambio antes de tener cerca al enemigo, que entonces el chequeo es más difícil. Tenga a los oficiales junto a quien los necesita. Lo siguiente: el fuego.

## Fuego

lesson-fire = Fuego
lesson-fire-aim = Disparar a pie firme, a buena distancia y con todo lo que se tiene.
lesson-fire-begin = Turno 2. B2-1 y los británicos de R2-1 están cara a cara a 9 pulgadas. El mosquete alcanza 12. La unidad en línea tira un dado por cada Ataque, aquí 12; cada uno necesita el número de la unidad para impactar, 4 o más para la suya, y cada impacto se tira otra vez para herir.
lesson-fire-halt = Su línea impacta con 4 o más, pero cada inconveniente suma 1: más allá de medio alcance, haber movido, y tiradores delante del blanco, que él los tiene. Él acaba de mover. Usted no: no dé órdenes y que todos hagan alto.
lesson-fire-halt-hint = No más órdenes.
lesson-fire-halt-done = Todos hacen alto y los oficiales tampoco se mueven. Ahora, el fuego: la iniciativa es suya y dispara antes.
lesson-fire-halt-double = Quien va a paso ligero no dispara ese turno. La descarga sería solo de él.
lesson-fire-halt-moved = Quien mueve impacta peor, en 1. Avanzar a medio alcance gana 1 y pierde 1, y además le pone a usted a medio alcance de él. Haga alto y deje que camine el otro.
lesson-fire-long = Primero se dicen todos los blancos y luego se dispara todo. Mire las probabilidades: 9 pulgadas es más de medio alcance y él tiene tiradores fuera: 6 o más. Dispare a R2-1 de todos modos, y que dispare también el cañón.
lesson-fire-long-hint = B2-1 contra R2-1; el cañón B1-2, contra R1-1 o R1-2.
lesson-fire-long-done = Tres impactos, dos heridas; el cañón ha fallado. R2-1 ha probado su coraje y aguanta. Luego ha disparado él: había movido, así que necesitaba un 7. Eso es la mitad de los dados, y con 6 o más. Una herida.
lesson-fire-long-held = Guardarse el fuego no ahorra nada: la pólvora no se cuenta. Quien no ha disparado aún puede hacerlo contra una carga, pero todavía no le alcanza nadie.
lesson-fire-long-gun = El cañón alcanza 30 pulgadas y no tiene otra cosa que hacer. Que dispare.
lesson-fire-first = Turno 3, y la iniciativa es suya: diga quién mueve primero. Recuerde lo que mover le hace al fuego de él, y lo que le haría al suyo.
lesson-fire-first-hint = Que mueva primero el rojo; así ve dónde queda, y usted no se mueve.
lesson-fire-first-done = Se ha acercado 4 pulgadas más: está a 5. Usted ha vuelto a hacer alto. Su fuego va primero, porque en las demás fases empieza quien tiene la iniciativa.
lesson-fire-first-blue = Ahora mueve usted antes de saber qué hará él. Si hace alto, él puede pararse a la distancia que le convenga. A quien quiere disparar le gusta mover el último.
lesson-fire-close = A 5 pulgadas está dentro de medio alcance: 5 o más en vez de 6, el doble de impactos. Tan cerca, el blanco tiene que ser el enemigo más próximo. Fuego.
lesson-fire-close-hint = B2-1 contra R2-1, y el cañón como antes.
lesson-fire-close-done = Seis impactos, cinco heridas: con las dos de antes, R2-1 tiene 7 de daño. Ha vuelto a probar su coraje y ahora está aturdida.
lesson-fire-close-held = ¡Precisamente ahora! Se ha metido en su mejor distancia, y después viene la descarga de él.
lesson-fire-end = Dispare a pie firme, a menos de 6 pulgadas si puede, y antes que él. La columna dispara con la mitad de los dados y recibe más: que disparen las líneas. El diario se abre y enseña todos los dados. Lo siguiente: lo que el daño le hace al coraje.

## Coraje

lesson-courage = Coraje
lesson-courage-aim = Saber cuándo vacila o huye una unidad, quebrar las de él y recomponer las suyas.
lesson-courage-begin = Las batallas no se ganan matando a todos, sino quebrando los nervios. El Coraje son dos números; R2-1 tiene 16 y 18. Cuando hieren a una unidad que tiene dos de daño o más, se tiran dos dados y se suma el daño. Desde 16 queda aturdida; desde 18 huye y se pierde.
lesson-courage-shake = R2-1 tiene 2 de daño y se ha acercado a 5 pulgadas. Con tan poco, solo un doble seis la aturdiría: le hace falta más. Una descarga, con cañón y todo.
lesson-courage-shake-hint = B2-1 contra R2-1; el cañón B1-2, contra R1-1 o R1-2.
lesson-courage-shake-done = Cinco heridas son 7 de daño; los dados dieron 10: 17, aturdida. Para disparar así hay que superar un chequeo: lo ha superado y le ha herido una vez. Usted tiene 2 de daño, también ha probado su coraje y aguanta: 7 y 2 quedan lejos de 16. Sus dragones podían cargar; aquí han esperado.
lesson-courage-held = Sin heridas nuevas no hay prueba, y R2-1 conserva la calma. Después dispara.
lesson-courage-gun = Que dispare también el cañón: la landwehr tendrá que probar su coraje en cuanto tenga dos de daño.
lesson-courage-rally = Fin del turno: los oficiales quitan daño. El comandante tira dos dados y cada 4 o más quita uno. No puede haber ido a paso ligero ni haber enemigos a menos de 2 pulgadas de la unidad. Que B2 reagrupe a B2-1.
lesson-courage-rally-hint = B2 reagrupa a B2-1.
lesson-courage-rally-done = Un 5 y un 2: se quita uno de daño. El comandante de él no ha hecho nada. Turno 4: usted le ha dejado mover primero, él ha hecho alto y usted también. Empieza su fuego.
lesson-courage-rally-none = Reagrupar no cuesta nada, y el daño que queda se suma en todas las pruebas que vengan. No lo deje nunca.
lesson-courage-stunned = R2-1 está aturdida hasta el final de este turno. Solo puede hacer alto, girar o retroceder. Dispara solo tras un chequeo, y mal; no carga, y combate con la mitad de los dados. El daño sigue ahí: 7, así que con 11 en dos dados huye, y cada herida nueva lo baja en uno.
lesson-courage-rout = No la deje recuperarse. Dispare otra vez.
lesson-courage-rout-hint = B2-1 contra R2-1, y el cañón contra quien quiera.
lesson-courage-rout-done = Tres heridas: 10 de daño. Los dados dieron 8: 18, y R2-1 huye. Eran veinticuatro figuras y han bastado diez heridas. Lo que huye se pierde para siempre.
lesson-courage-rout-held = Entonces se recobra al final del turno, y su oficial le quita daño.
lesson-courage-end = En resumen: concentre el fuego en una unidad, que dos heridas a medias aguantan las dos. Reagrupe las suyas cada turno. El fuego por el flanco suma 1 a la prueba; por retaguardia, 2. Y cuando un ejército ha perdido la mitad, su general ha de superar un chequeo o se acaba la batalla. Lo siguiente: la carga.

## Carga y cuadro

lesson-charge = Carga y cuadro
lesson-charge-aim = Recibir en cuadro una carga de caballería y cargar con la suya donde compensa.
lesson-charge-begin = Turno 3, después del fuego. Las cargas se declaran de una en una y cada objetivo reacciona antes del choque. Golpea primero quien carga: lo que se rompe entonces no devuelve el golpe. El rojo tiene la iniciativa: los dragones ligeros R2-2 cargan contra su línea B2-1.
lesson-charge-square = Contra una línea la caballería impacta con 3 o más; contra un cuadro le hacen falta 3 puntos más y pierde lo que da fuerza a sus golpes. B2-1 ha disparado este turno y no puede hacer fuego. Formar el cuadro es un chequeo con -2, pero si falla aguanta igual que antes. Forme el cuadro.
lesson-charge-square-hint = Elija el cuadro entre las reacciones.
lesson-charge-square-done = Antes de tirar el dado se le pregunta quién ayuda.
lesson-charge-square-held = Aguanta en línea: doce dados con 3 o más, unas cuatro heridas antes de dar un golpe. Intentar el cuadro no habría costado nada.
lesson-charge-steady = De momento, una posibilidad de seis. El comandante B2 está al lado: suma 1, y con eso son dos.
lesson-charge-steady-hint = Elija B2.
lesson-charge-steady-done = Un 5: menos 2, más 1, es el 4 que hacía falta. B2-1 está en cuadro. Entonces quien carga puede pensárselo mejor, y lo ha hecho: este turno ya no carga. Ahora le toca cargar a usted.
lesson-charge-steady-none = Un 5, menos 2: falla, y la caballería choca con una línea. Con el comandante habría bastado.
lesson-charge-charge = R2-1 tiene 7 de daño, está aturdida y ha disparado: ni puede hacerle fuego ni golpear con más de la mitad. Sus dragones B2-2 han hecho alto, así que cargan 12 pulgadas, y hay 11. Mire las probabilidades y cargue.
lesson-charge-charge-hint = B2-2 carga contra R2-1: se rompe en unos siete casos de diez.
lesson-charge-charge-done = Han aguantado la carga. Siete impactos, cuatro heridas: 11 de daño, los dados dieron 8 y eso es una huida. Nadie ha devuelto el golpe.
lesson-charge-charge-none = La ocasión del día, desaprovechada. El turno que viene R2-1 retrocede y su oficial la reagrupa.
lesson-charge-won = Quien vence puede quedarse y girar, seguir lo que diga un dado o retroceder lo que diga medio dado. Tras el combate sus jinetes están desorganizados, y R2-2 está fresca y cerca. No vaya más lejos.
lesson-charge-won-hint = Retroceda hacia los suyos; también vale quedarse y encarar a R2-2.
lesson-charge-won-done = Bien. La caballería se queda cerca del cuadro, contra el que ningún jinete quiere ir.
lesson-charge-won-advance = Siguen solos y desorganizados, con caballería enemiga fresca al lado. Así se pierde una buena caballería.
lesson-charge-end = En resumen: la caballería, contra una línea, mejor por el flanco, o contra quien vacila; nunca contra un cuadro entero. Por el flanco sus dados se doblan; por retaguardia se triplican. En cuadro no se mueve, y el fuego y los cañones lo destrozan: vuelva a la línea cuando se vayan los jinetes. Lo siguiente: los cañones.

## Cañones

lesson-guns = Cañones
lesson-guns-aim = Dejar el cañón donde ve lejos y saber cuándo bala y cuándo metralla.
lesson-guns-begin = Su cañón B1-2 alcanza 30 pulgadas y dispara igual de bien a 30 que a 10. Tira un dado, 4 o más. Pero el impacto es una bala que atraviesa: hasta seis golpes según un dado, y casi todos hieren. El rojo le manda la landwehr R1-1 en columna de ataque.
lesson-guns-stay = El cañón emplazado se encara solo al blanco. Si mueve, impacta peor; atalajado, no dispara. Desde aquí lo ve todo. No dé órdenes.
lesson-guns-stay-hint = No más órdenes: todos hacen alto.
lesson-guns-stay-done = Todos hacen alto. Ahora, el fuego.
lesson-guns-stay-limber = Atalajado va mucho más deprisa, pero este turno no dispara, y para volver a disparar hay que desatalajarlo. Solo compensa si no hay nada que ver.
lesson-guns-stay-moved = A brazo el cañón hace 2 pulgadas y dispara peor. Y desde allí no ve más que desde aquí.
lesson-guns-ball = Hay dos blancos a tiro: la columna R1-1 y el cañón R1-2. A la bala le gustan las formaciones profundas: contra una columna de ataque se repiten dos dados que no hieran. Dispare a R1-1.
lesson-guns-ball-hint = B1-2 contra R1-1.
lesson-guns-ball-done = Un impacto, tres golpes, tres heridas. Han probado su coraje y aguantan. En el turno 2 han venido a paso ligero; su cañón y B1-1 han disparado sin herir a nadie. En el turno 3 le ha vuelto a dejar mover primero: ha avanzado 4 pulgadas. Usted ha hecho alto.
lesson-guns-ball-gun = Un cañón es un blanco pequeño y no se acerca. La columna sí, y es densa.
lesson-guns-held = Con eso no se ahorra nada. Quien pueda disparar, que dispare.
lesson-guns-near = R1-1 está ya a menos de 6 pulgadas de su cañón. Quien carga contra un cañón golpea con el triple de dados, y se acabó el cañón. Que no llegue a eso. A esta distancia hay metralla: ocho dados en vez de uno.
lesson-guns-canister = Dispare metralla contra R1-1, y B1-1 también con sus mosquetes.
lesson-guns-canister-hint = B1-1 contra R1-1; B1-2 contra R1-1 con metralla.
lesson-guns-canister-done = Los novatos no han hecho nada. La metralla: cuatro impactos, tres heridas, 6 de daño en total. Los dados del coraje dieron 6: 12, y la landwehr huye desde 11. Se acabó.
lesson-guns-canister-ball = La bala es un solo dado, o da o no da. A 6 pulgadas la metralla tira ocho, y es ahora cuando hacen falta.
lesson-guns-canister-far = El cañón de ellos puede esperar. Esta columna está a una carga del suyo.
lesson-guns-end = En resumen: el cañón, donde vea lejos, y con alguien al lado. Bala contra columnas y cuadros desde lejos, metralla a 6 pulgadas. Si le cargan y aún no ha disparado, puede responder también con metralla. Para moverlo, un turno se atalaja y otro se desatalaja. Lo siguiente: los oficiales.

## Oficiales

lesson-officers = Oficiales
lesson-officers-aim = Tener a los oficiales donde se les oye y saber qué arriesgan dentro de una unidad.
lesson-officers-begin = Tiene dos oficiales: el general B1, al que todos oyen a 12 pulgadas, y el comandante B2, al que oyen a 6 los suyos, B2-1 y B2-2. Los dragones B2-2 acaban de adelantarse 12 pulgadas. Quien no oye a ninguno puede no obedecer: un chequeo antes de cada orden.
lesson-officers-ride = Los oficiales mueven cuando ya lo han hecho todas las unidades. Los dragones no oyen a nadie. Que B2 vaya tras ellos.
lesson-officers-ride-hint = Elija B2 y que cabalgue.
lesson-officers-ride-done = Va hasta 8 pulgadas a su paso y hasta 16 a paso ligero.
lesson-officers-ride-other = El general tiene aquí a los suyos, B1-1 y el cañón. Los dragones son de B2.
lesson-officers-ride-none = Entonces los dragones quedan solos: el turno que viene obedecen con 4 o más, y si no, no se mueven.
lesson-officers-between = B2 tiene dos unidades, lejos una de otra. Póngalo entre las dos, con ambas a 6 pulgadas o menos: unas 10 pulgadas al frente y 4 a la derecha. Más de 8 es paso ligero, y después no reagrupa a nadie este turno. Pero no hay nadie herido.
lesson-officers-between-hint = A medio camino entre B2-1 y B2-2, algo más cerca de los dragones.
lesson-officers-between-done = Le oyen los dos. El enemigo no se ha movido, nadie ha disparado, y en el turno 2 mueve usted primero.
lesson-officers-between-joined = Dentro de una unidad va adonde ella vaya, y la otra puede perderlo. Entre las dos sirve a ambas.
lesson-officers-between-stayed = Solo está cerca de B2-1. Los dragones siguen sin oírle.
lesson-officers-obey = Ahora ordene avanzar a los dragones B2-2.
lesson-officers-obey-hint = B2-2, avanzar.
lesson-officers-obey-done = Han obedecido enseguida, sin dado, y han hecho 4 pulgadas. Los demás han hecho alto, y ahora va a moverse el general B1.
lesson-officers-obey-double = También obedecen, pero 12 pulgadas más allá vuelven a no oírle. No corra más que sus oficiales.
lesson-officers-obey-none = Ahora le oyen: aprovéchelo. Sin orden hacen alto.
lesson-officers-join = Un oficial se une a una unidad entrando en ella. Entonces combate con ella y suma sus golpes, pero comparte las heridas y puede caer, y ya no ayuda a otros en sus chequeos. Los de B1-1 son novatos y le necesitarán en el combate: que B1 se una a ellos.
lesson-officers-join-hint = Ponga B1 encima de B1-1, o elija la opción de unirse.
lesson-officers-join-done = Está con ellos y va adonde vayan hasta que los deje. Hágalo antes de un combate, y no con su único general si hay mucho en juego.
lesson-officers-join-stayed = Se queda detrás. Es seguro, y desde ahí puede apoyar un chequeo. Aquí se trataba de unirse.
lesson-officers-join-beside = Se mueve, pero sigue por su cuenta. Para unirse hay que ponerlo encima de la unidad.
lesson-officers-end = Un oficial hace, pues, cuatro cosas: se le oye, apoya un chequeo por turno, reagrupa a una unidad al final y, si hace falta, combate con una. Y si cae el general, lo notan todos. Por último, una pequeña batalla para usted.

## Una pequeña batalla

lesson-battle = Una pequeña batalla
lesson-battle-aim = Ganar la batalla de aprendizaje con lo aprendido.
lesson-battle-begin = Cuatro turnos. Cada bando tiene un marcador delante. Al final, un marcador cuenta para quien esté solo a 6 pulgadas o menos: el propio, 1 punto; el enemigo, 2. Guarde, pues, el suyo y tome el otro, o al menos plántese al lado. Su enemigo da las órdenes al azar: está para practicar.
lesson-battle-column = B2-1 tiene el camino más largo hasta el marcador enemigo: fórmelo en columna de ataque, y a los demás en línea.
lesson-battle-column-hint = B1-1 en línea, B2-1 en columna de ataque, B2-2 en línea.
lesson-battle-column-done = A paso ligero la columna hace 7 pulgadas por turno; una línea, solo 5. La iniciativa era suya y ha elegido mover primero.
lesson-battle-column-line = La línea es la que mejor dispara, pero a paso ligero solo hace 5 pulgadas. En cuatro turnos no llega: el marcador está a casi 30.
lesson-battle-column-march = La columna de movimiento es aún algo más rápida, pero ni dispara ni carga, y quien la carga pega con el doble de dados. Basta la de ataque.
lesson-battle-go = Mande B2-1 y B2-2 al marcador enemigo. Primer turno: avanzar, con un giro hacia él. Después, a paso ligero mientras esté lejos, y alto a 6 pulgadas o menos. Empiece por B2-2: ordénele avanzar.
lesson-battle-go-hint = Elija B2-2 y luego ¡Avanzad!
lesson-battle-go-done = Entre las órdenes de marcha, solo esta incluye un giro en el sitio. Ahora, el camino.
lesson-battle-go-double = A paso ligero no se gira en el sitio: los dragones pasarían de largo. Primero el giro; el paso ligero, al turno siguiente.
lesson-battle-go-ended = Quien no recibe orden hace alto. En cuatro turnos no sobra ninguno.
lesson-battle-turn = Gire B2-2 hacia el marcador enemigo y llévelo 8 pulgadas al frente.
lesson-battle-turn-hint = Unos 34 grados a la derecha y luego todo recto, hasta donde llegue.
lesson-battle-turn-done = Ya mira al marcador. El turno que viene, 12 pulgadas a paso ligero y está allí. B2-1 hace lo mismo a pie.
lesson-battle-turn-straight = Por ahí pasa de largo, y el giro sigue pendiente.
lesson-battle-turn-stayed = Apenas se ha movido. El giro en el sitio no gasta ninguna de las 8 pulgadas: haga las dos cosas.
lesson-battle-keep = Deje a B1-1 y al cañón donde están. B1-1 está a menos de 6 pulgadas de su marcador, y alguien tiene que guardarlo.
lesson-battle-fire = Cada turno, que dispare quien pueda. El cañón alcanza 30 pulgadas y se encara solo al blanco.
lesson-battle-react = Si le cargan, forme el cuadro si puede; si no, fuego; si no, aguante. No hace falta cargar a nadie: basta con estar allí.
lesson-battle-end = Ahora le toca a usted. Aquí bastan estas cinco frases. Contra un veterano, el rival fuerte, no: viene a por su marcador, y ahí le harán falta todas las demás lecciones.
