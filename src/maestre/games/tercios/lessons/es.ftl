# Las lecciones de Tercios. Las Tropas van por su clave (B1-1 es de Azul, R1-1 de Rojo); las distancias, en pulgadas.

lesson-other = Está permitido, y ya ve lo que ha resultado. Este paso trataba de otra cosa: vuelva atrás y pruebe, o siga jugando un poco.

## Cartas e iniciativa

lesson-cards = Cartas e iniciativa
lesson-cards-aim = Poner las cartas de un turno y activar en buen orden.
lesson-cards-begin = Usted manda Flandes, de azul, contra los suecos. Los puntos salen de lo que pierde el enemigo: una Formación vale más que una compañía, y un Comandante, más que ambas. En cada turno los dos bandos ponen primero una carta boca abajo junto a cada Tropa. Después activan por turnos, una Tropa cada vez.
lesson-cards-lay = Una carta es una orden que ya no se cambia; pregúntese de cada Tropa dónde hará falta. El enemigo está a 24 pulgadas. Ponga ¡Corred! a las dos Tropas de caballería: dobla su velocidad. A los dos tercios, ¡Atención!: dos cosas distintas, por ejemplo mover y girar. Al cañón, lo que quiera.
lesson-cards-lay-hint = B2-1 y B2-2: ¡Corred! B1-1 y B1-2: ¡Atención! El cañón: cualquier carta. Luego, póngalas.
lesson-cards-lay-done = Él también ha puesto las suyas, y nadie ve las del otro. Los dos tiran un dado y suman el nivel del Comandante, 3 en ambos bandos: su 4 gana al 2 de él.
lesson-cards-lay-attack = ¡Atacad! es para cargar. No hay nadie a tiro de carga: quien lleva esta carta y ve un enemigo va hacia él y se queda corto, donde le conviene al otro.
lesson-cards-lay-fire = ¡Fuego! es para quien tiene blanco, y con ella no se mueve. El mosquete alcanza 12 pulgadas; el cañón ligero, 18; la pistola, 4. Nadie está tan cerca: la carta se perdería.
lesson-cards-lay-resist = ¡Resistid! quita desgaste y afirma contra una carga. Todavía nadie tiene desgaste ni enemigos cerca: la Tropa pasaría el turno parada.
lesson-cards-lay-run = Un tercio que corre avanza ocho pulgadas, pero no hace nada más, y ante un enemigo que se acerca ¡Corred! solo sabe huir. Un bloque de picas está para aguantar: ¡Atención!
lesson-cards-start = Ha ganado la iniciativa: usted dice quién activa primero. Todavía nadie puede hacer daño a nadie. Quien activa después ha visto más: que empiece Rojo.
lesson-cards-start-hint = Elija Rojo.
lesson-cards-start-done = Rojo empieza con el cañón. Su carta era ¡Fuego!, no hay nadie a 18 pulgadas, y la carta se pierde: eso cuesta poner una carta sin pensarla.
lesson-cards-start-own = Empieza usted, y él ve adónde va antes de mover. Cuando puede disparar o cargar primero, es lo debido. Hoy nadie puede.
lesson-cards-go = Le toca. Puede activar antes a un mando, y luego debe activar una Tropa que conserve su carta. Tome los coraceros, B2-1.
lesson-cards-go-hint = Elija B2-1 y actívela.
lesson-cards-go-done = Se enseña la carta: ¡Corred! Una Tropa sin desgaste obedece sin tirar dados. La caballería puede girar gratis antes de correr; el camino está bien al frente, así que no gira.
lesson-cards-go-another = Esa Tropa también puede: la elección es libre. Aquí se trataba de los coraceros, que son los que más camino tienen.
lesson-cards-go-leader = Un mando puede actuar antes que una Tropa en la misma activación. Tiene su propia lección; vuelva atrás y déjelo por ahora.
lesson-cards-run = Pueden correr 14 pulgadas. Pero R2-1 aún no ha actuado, y si su carta es ¡Atacad!, carga 12. Adelante B2-1 de seis a once pulgadas, de modo que queden más de 12.
lesson-cards-run-hint = Recto al frente, unas nueve pulgadas.
lesson-cards-run-done = Quedan unas quince pulgadas. Este turno no le alcanza, y usted pronto podrá alcanzarle a él. Sigue R2-2: enseña ¡Resistid!, no tiene nada que quitarse y se queda donde está.
lesson-cards-run-far = Está a menos de 12 pulgadas de R2-1, con su carta gastada y la de él no. Si es ¡Atacad!, le carga, y a usted no le queda con qué responder.
lesson-cards-run-short = Esa era la activación de esta Tropa, y apenas ha ganado terreno. Quien no tiene nada mejor que hacer se acerca.
lesson-cards-second = Y así se sigue, una activación cada uno. Una Tropa con la carta gastada no vuelve a actuar este turno, ni reacciona. Empiece por lo que el enemigo ya sabe y guarde para luego la carta que teme. Active la Tropa que quiera.
lesson-cards-second-hint = Por ejemplo el cañón, B3-1.
lesson-cards-second-done = Eso es: vale cualquier Tropa con carta, esté cerca o lejos su mando. De su carta depende lo que se le pregunta ahora.
lesson-cards-end = Cuando nadie tiene carta, acaba el turno y se ponen otras. Tres cosas para recordar: las cartas salen de las distancias; quien activa después sabe más; una carta sin usar es una amenaza. Lo siguiente: mover.

## Mover

lesson-moving = Mover
lesson-moving-aim = Llevar las Tropas adonde quiere, con el frente hacia el enemigo.
lesson-moving-begin = Todo movimiento es un giro y una línea recta: la Tropa gira sobre el centro de su frente, 90 grados como mucho, y va allí. Acaba mirando hacia donde ha ido. Piense primero en el frente y después en la distancia.
lesson-moving-action = Su tercio B1-1 ha enseñado ¡Atención!: hasta dos acciones distintas. No hay nadie a tiro, así que puede mover y girar. Mueva primero.
lesson-moving-action-hint = Elija mover.
lesson-moving-action-done = Ahora la mesa pregunta adónde. Usted coloca el centro del frente; lo demás va detrás.
lesson-moving-action-turn = Reorientarse es girar un cuarto o media vuelta sin moverse del sitio. Aquí enseñaría un flanco al enemigo y luego marcharía hacia ese lado.
lesson-moving-action-none = La carta está gastada y el tercio sigue donde estaba. Nadie está obligado a usar una acción, pero aquí hay terreno que ganar.
lesson-moving-ahead = Un tercio es lento: cuatro pulgadas. Lleve B1-1 recto al frente cuanto pueda.
lesson-moving-ahead-hint = Cuatro pulgadas al norte. La mesa marca hasta dónde llega.
lesson-moving-ahead-done = Cuatro pulgadas, y el frente sigue hacia los suecos.
lesson-moving-ahead-short = El frente está bien, pero podía ir más lejos: cuatro pulgadas en total. A ese paso la batalla acaba antes de que llegue.
lesson-moving-ahead-aside = Se ha ido hacia un lado, y ahora mira hacia ese lado. Se dispara por el frente, y quien carga por un flanco deja las picas en poco. Mejor recto.
lesson-moving-more = Queda una acción, y no puede ser otro movimiento. Podría girar. Pero B1-1 ya mira al enemigo: diga que no hace nada más.
lesson-moving-more-hint = Elija: nada más.
lesson-moving-more-done = No hay que usar todas las acciones. El cañón de Rojo, mientras, no tenía a quién disparar: su carta se pierde.
lesson-moving-more-turn = Un cuarto de vuelta, y el flanco queda abierto hacia el enemigo. Gire solo cuando le estén rodeando.
lesson-moving-horse = Ahora los coraceros, B2-1. Su carta es ¡Corred! Actívelos.
lesson-moving-horse-hint = Elija B2-1 y actívela.
lesson-moving-horse-done = La caballería es ágil: con ¡Corred! y con ¡Atención! puede girar gratis un cuarto o media vuelta antes de nada.
lesson-moving-horse-another = A esa Tropa le tocará después. Se trataba de los coraceros, que tienen un bosque junto al camino.
lesson-moving-turn = Primero viene el giro gratuito. El camino va al norte, adonde ya miran. Que se queden como están.
lesson-moving-turn-hint = Elija quedarse.
lesson-moving-turn-done = Eso es. Ese giro sirve para salir de una trampa: media vuelta y fuera.
lesson-moving-turn-rear = Ahora miran a su propio borde de la mesa. Un movimiento gira 90 grados como mucho, así que este turno el enemigo queda fuera de su alcance.
lesson-moving-turn-side = Podrían volver a girar, pero no gana nada: desde donde estaban, el propio movimiento los gira a un lado u otro.
lesson-moving-wood = En campo abierto corren 14 pulgadas. El bosque de la derecha los frena y los desordena; cuenta por dónde pasa el centro del frente. Pase al oeste del bosque, de seis a once pulgadas al frente, y quédese a más de 12 de R2-1.
lesson-moving-wood-hint = Recto al frente, unas nueve pulgadas.
lesson-moving-wood-done = En orden, a la altura del bosque y fuera de su alcance. El terreno difícil quita parte de la velocidad; el muy difícil, además, el orden.
lesson-moving-wood-in = En el bosque se desordenan: combaten y disparan peor hasta que se reorganicen, y eso cuesta una acción de ¡Atención! Solo las Tropas ligeras están allí en su casa.
lesson-moving-end = Eso es mover: primero el frente, luego la distancia, y atento al terreno bajo el centro del frente. Si arrastra una Tropa demasiado lejos, la mesa la detiene donde puede estar y dice por qué. Lo siguiente: disparar.

## Disparar

lesson-shooting = Disparar
lesson-shooting-aim = Disparar donde cuenta, y saber qué hace el desgaste a quien lo recibe.
lesson-shooting-begin = Hoy es usted el sueco, de rojo: suyos son los mejores mosquetes. Un disparo son tantos dados como su Fuego, y cada uno acierta con la defensa del blanco o más. Después el blanco tira su Coraje, y cada éxito anula un acierto. Lo que queda es desgaste. Turno 2: B1-1 está a diez pulgadas de R1-1.
lesson-shooting-lay = Con ¡Fuego! dispara con todo y no mueve. Con ¡Atención! puede mover y disparar, pero con menos dados. R1-1 ya tiene blanco: dele ¡Fuego! R2-2 lleva arcabuces, que alcanzan ocho pulgadas, y no tiene a nadie tan cerca: dele ¡Atención!
lesson-shooting-lay-hint = R1-1: ¡Fuego! R2-2: ¡Atención! Las demás, como quiera.
lesson-shooting-lay-done = Los dados de iniciativa: Azul, 1; usted, 5.
lesson-shooting-lay-attention = Con ¡Atención! R1-1 dispara con menos dados, y no le hace falta mover: el blanco ya está a tiro. Lo que quiere es ¡Fuego!
lesson-shooting-lay-far = Con ¡Fuego! R2-2 no puede mover, y no tiene a nadie a ocho pulgadas. Se quedaría mirando.
lesson-shooting-lay-silent = R1-1 tiene el mejor disparo de la mesa, cinco dados, y solo ¡Fuego! se los da todos.
lesson-shooting-start = La iniciativa es suya. En la primera lección convenía esperar. Ahora B1-1 puede dispararle en cuanto usted pueda dispararle a ella. Quien sufre desgaste tiene que tirar para obedecer. ¿Quién empieza?
lesson-shooting-start-hint = Elija Rojo: usted.
lesson-shooting-start-done = Sí: el primer disparo vale más que el segundo, porque puede callar la respuesta.
lesson-shooting-start-late = Ahora dispara él primero. Si le hace daño a R1-1, tendrá que superar un chequeo antes de disparar siquiera.
lesson-shooting-go = Active R1-1.
lesson-shooting-go-hint = Elija R1-1 y actívela.
lesson-shooting-go-done = R1-1 está intacta y obedece en el acto. La mesa pregunta a quién dispara.
lesson-shooting-go-another = Esa era su activación, y B1-1 dispara antes que R1-1. Primero, el disparo que más importa.
lesson-shooting-go-leader = Un mando puede actuar antes. Pero aquí les toca a los mosquetes; los mandos tienen su propia lección.
lesson-shooting-fire = Antes de confirmar, lea lo que promete el disparo: cinco dados que aciertan con 4 o más, contra cuatro dados de Coraje. Después, dispare a B1-1.
lesson-shooting-fire-hint = Elija el disparo de mosquete contra B1-1.
lesson-shooting-fire-done = Aciertan el 4, el 5 y el 6; un dado de Coraje quita uno; dos de desgaste. Y vea lo que hace el desgaste: B1-1 quería responder, ha tirado tres dados por su orden, necesitaba un 5 o un 6 y ha fallado. Su carta se pierde.
lesson-shooting-fire-hold = Puede no disparar, pero la carta así guardada es carta perdida: un disparo no arriesga nada.
lesson-shooting-near = Ahora R2-2, con ¡Atención!: primero mover, luego disparar. Sus arcabuces alcanzan ocho pulgadas. Vaya recto hasta tener a B2-2 a ocho pulgadas, y no más cerca de lo necesario: las pistolas alcanzan cuatro.
lesson-shooting-near-hint = Recto al frente, unas seis pulgadas.
lesson-shooting-near-done = A menos de ocho pulgadas, y muy lejos de las tres a las que podría reaccionar a su llegada.
lesson-shooting-near-far = B2-2 sigue a más de ocho pulgadas: este turno no habrá disparo.
lesson-shooting-near-aside = Desde ahí el frente no mira a B2-2, o queda demasiado lejos. Se dispara por el frente.
lesson-shooting-less = Ahora dispare. ¡Atención! le deja dos dados de los tres. Mire las probabilidades y dispare a B2-2.
lesson-shooting-less-hint = Elija el disparo de arcabuz contra B2-2.
lesson-shooting-less-done = Un acierto, y ni un dado de Coraje lo ha parado: un punto de desgaste y, como no ha anulado nada, también desorden.
lesson-shooting-end = Hasta su Aguante, el desgaste hace a una Tropa poco fiable. Por encima, tiene que sacar un seis por cada punto que sobra, o queda destruida. Dispare, pues, a un solo blanco con todo, y no un poco a cada uno. Lo siguiente: cargar.

## Cargar

lesson-charging = Cargar
lesson-charging-aim = Cargar con la Tropa debida, el primero, y acabar lo empezado.
lesson-charging-begin = Vuelve a ser Azul, en el turno 2. Solo la carta ¡Atacad! lleva al combate. Quien carga golpea con más dados y llega más lejos; los dos golpean a la vez y gana quien causa más desgaste. El perdedor retrocede. R2-1 está sola ante sus dos Tropas de caballería: destrúyala.
lesson-charging-lay = R2-1 está a menos de diez pulgadas de B2-1, y ¡Atacad! convierte siete pulgadas de velocidad en diez y media. Una sola carga rara vez destruye a nadie; una segunda contra el mismo blanco, a menudo. Dé ¡Atacad! a B2-1 y a B2-2.
lesson-charging-lay-hint = B2-1: ¡Atacad! B2-2: ¡Atacad! Las demás, como quiera.
lesson-charging-lay-done = Las dos están listas. Los dados: usted, 5; Rojo, 1. La iniciativa es suya.
lesson-charging-lay-alone = Entonces B2-1 cargará sola. Si R2-1 sobrevive, no habrá quien la remate, y ¡Resistid! le quitará desgaste.
lesson-charging-lay-fire = Las pistolas alcanzan cuatro pulgadas, y R2-1 está a más de nueve. Con ¡Fuego! no se mueve: no pasaría nada.
lesson-charging-lay-other = Sin ¡Atacad! no hay carga, por cerca que esté el enemigo.
lesson-charging-start = ¿Quién empieza? R2-1 carga 12 pulgadas si su carta es ¡Atacad! Quien carga tiene la mitad más de dados.
lesson-charging-start-hint = Elija Azul: usted.
lesson-charging-start-done = Sí. Cuando los dos están a distancia de carga, sea usted quien cargue.
lesson-charging-start-late = Ahora la primera activación es de él, y R2-1 puede cargarle, o irse.
lesson-charging-first = Empiece por lo más fuerte: los coraceros golpean con seis dados al cargar; la caballería ligera, con cuatro. Active B2-1. Con un solo enemigo al alcance, no hay nada que elegir.
lesson-charging-first-hint = Elija B2-1 y actívela.
lesson-charging-first-done = R2-1 no ha reaccionado. Sus seis dados: cuatro aciertos, uno parado, tres de desgaste. Los cuatro de ella: un acierto, parado. Ha ganado usted, ella retrocede tres pulgadas y con tres de desgaste está al límite.
lesson-charging-first-light = La ligera golpea con cuatro dados a un enemigo fresco que tiene otros cuatro, y solo aguanta dos de desgaste. Que la pesada lo quebrante y la ligera lo remate.
lesson-charging-first-other = Esa era su activación, y ahora R2-1 tiene la suya antes de que usted cargue. La carga que ha planeado va primero.
lesson-charging-second = R2-1 está al límite: ahora golpea con la mitad de los dados, y cada desgaste más obliga a un chequeo de ruptura. La caballería ligera la tiene a 12 pulgadas. Remátela con B2-2.
lesson-charging-second-hint = Elija B2-2 y actívela.
lesson-charging-second-done = Dos de desgaste más de lo que aguanta: necesitaba dos seises con cuatro dados y ha sacado uno. R2-1 queda destruida: un punto para usted.
lesson-charging-second-other = Con eso R2-1 tiene una activación: quizá su carta sea ¡Resistid! y se quite un desgaste, o se escape. Golpee mientras está al límite.
lesson-charging-after = El vencedor puede consolidar: avanzar tres pulgadas más. Pero R2-2 está cerca y conserva su carta, y la ligera solo aguanta dos de desgaste. Que se quede.
lesson-charging-after-hint = Elija quedarse.
lesson-charging-after-done = Bien. Una victoria no es motivo para meterse solo en el siguiente enemigo.
lesson-charging-after-on = Tres pulgadas más, y más cerca de todo lo que Rojo tiene aquí. Vale la pena si el siguiente blanco está delante y los suyos le siguen; aquí no sigue nadie.
lesson-charging-end = Recuerde: primero el fuerte, luego el rápido, y los dos contra el mismo blanco. Cargue por un flanco si puede: quien la recibe por ahí golpea y aguanta menos. Y mire las probabilidades antes de poner ¡Atacad! Lo siguiente: las reacciones.

## Reacciones

lesson-reactions = Reacciones
lesson-reactions-aim = Responder al enemigo en su propia activación, con la carta que está puesta.
lesson-reactions-begin = Una Tropa con la carta sin usar puede responder cuando un enemigo la carga o se acerca a tres pulgadas de su frente. Tira su Disciplina, aunque esté intacta, y necesita un 5 o un 6. Si falla, pierde la carta. Si acierta, también queda gastada: era su activación.
lesson-reactions-cards = La carta dice cuál es la respuesta. ¡Atacad!: contracarga. ¡Fuego!: disparo, con más dados de lo normal si son armas de fuego. ¡Atención!: un giro o un disparo más flojo. ¡Resistid!: se afirma, con más Coraje. ¡Corred!: huida. Ponga, pues, las cartas según lo que hará él, y no solo según lo que quiere usted.
lesson-reactions-lay = Turno 2. R2-1 está a menos de diez pulgadas de B2-1 y parece que va a cargar. Una contracarga le da a usted también los dados de una carga y, si él no viene, le carga usted. Ponga junto a B2-1 la carta para eso.
lesson-reactions-lay-hint = B2-1: ¡Atacad! Las demás, como quiera.
lesson-reactions-lay-done = Ha ganado él la iniciativa, 5 a 1, ha empezado, y R2-1 ha enseñado ¡Atacad!: carga a B2-1. Antes de que se mueva le preguntan a usted.
lesson-reactions-lay-run = ¡Corred! responde a una carga huyendo y nada más. Eso va bien a la caballería ligera; los coraceros están para combatir.
lesson-reactions-lay-resist = ¡Resistid! los afirmaría: más dados de Coraje, tan bueno como lo mejor si solo quiere aguantar. Pero si él no carga, B2-1 se queda parada. ¡Atacad! sirve para las dos cosas.
lesson-reactions-lay-fire = Unos pistoletazos antes del choque son mejor que nada. Pero contra una carga conviene tener los dados de una carga.
lesson-reactions-counter = R2-1 golpeará con seis dados. Si B2-1 espera, tiene cuatro; si contracarga, seis. El chequeo: dos dados, un 5 o un 6 en alguno. Si falla, solo se pierde la carta. ¿Reacciona?
lesson-reactions-counter-hint = Elija reaccionar.
lesson-reactions-counter-done = Un 5: B2-1 sale a su encuentro. Él causa un desgaste; usted, tres: ha perdido, retrocede y está al límite. En su activación ha dejado usted B1-2 donde estaba.
lesson-reactions-counter-pass = Han esperado la carga: seis dados contra cuatro, y han perdido. La carta que no se usa contra una carga rara vez vale más después.
lesson-reactions-counter-evade = La caballería puede intentar evadir con cualquier carta, con el mismo chequeo. Esta vez ha fallado y recibe la carga parada. Evadir es para quien iba a perder.
lesson-reactions-spent = Ahora R2-2 carga a B2-1. Su carta está gastada y no puede reaccionar; como es caballería, podría intentar evadir. Pero son arcabuceros: cuatro dados contra los cuatro de usted, y usted les acierta con 3. Aguante.
lesson-reactions-spent-hint = Elija no hacer nada.
lesson-reactions-spent-done = Un acierto de él, parado; un desgaste para él. Aun sin carta, una Tropa devuelve los golpes con toda su fuerza.
lesson-reactions-spent-evade = Dan la espalda a un enemigo más débil, si el chequeo los deja, y ceden el terreno que acaban de ganar.
lesson-reactions-end = Dos cosas para recordar. Una carta guardada vale tanto como una usada, mientras el enemigo la tema. Y una Tropa cerca de su mando tira más dados para todo esto: buen motivo para tenerlo al lado. Lo siguiente: los mandos.

## Mandos

lesson-leaders = Mandos
lesson-leaders-aim = Tener a los mandos donde hacen falta: cerca de las Tropas que han de tirar para obedecer.
lesson-leaders-begin = Tiene un Comandante, B0, y un mando por cada agrupación: B1 para los tercios, B2 para la caballería. Los mandos no llevan carta ni gastan la activación de una Tropa. Lo mejor que hacen es estar cerca: una Tropa con desgaste tira menos dados por sus órdenes si no tiene un mando suyo a seis pulgadas que la vea.
lesson-leaders-lay = Turno 2. B1-1 tiene a tiro a R1-1, y R1-1 a ella. Que dispare B1-1: dele ¡Fuego!
lesson-leaders-lay-hint = B1-1: ¡Fuego! Las demás, como quiera.
lesson-leaders-lay-done = Rojo ha ganado la iniciativa y ha disparado primero: B1-1 tiene dos de desgaste. Desde ahora tiene que tirar antes de obedecer. Sola, tira tres dados.
lesson-leaders-lay-attention = ¡Atención! deja menos dados para el disparo, y a B1-1 no le hace falta mover.
lesson-leaders-lay-attack = Con ¡Atacad! el tercio avanza seis pulgadas y R1-1 está a diez: acabaría delante de los mosquetes.
lesson-leaders-lead = Le toca. Antes que la Tropa puede activar a un mando. B1-1 está sola: su mando, B1, queda muy atrás. Active primero a B1.
lesson-leaders-lead-hint = Elija al Sargento mayor, B1.
lesson-leaders-lead-done = Un mando puede moverse primero, y después tiene que intentar una acción.
lesson-leaders-lead-hasty = Tres dados, ningún 5 y ningún 6: se pierde la orden, y con ella el disparo. Con su mando cerca habría tirado cinco.
lesson-leaders-lead-other = Esa Tropa ha gastado su activación, y sin mando. El mando va antes que la Tropa en la misma activación, no después.
lesson-leaders-lead-another = Ese manda otras Tropas. A B1-1 solo le sirven el Comandante y su propio mando.
lesson-leaders-ride = Un mando mueve seis pulgadas, a través de amigos y por cualquier terreno. Lleve B1 a menos de seis pulgadas de la espalda de B1-1 y quédese detrás: allí la ve y nadie lo alcanza.
lesson-leaders-ride-hint = Recto al frente, entre tres pulgadas y media y cinco y media.
lesson-leaders-ride-done = Ya está bastante cerca. Solo por eso valía la pena: mire el chequeo de B1-1.
lesson-leaders-ride-short = Desde ahí hay más de seis pulgadas hasta B1-1, que tirará como si él no estuviera.
lesson-leaders-ride-aside = Desde ese sitio no ayuda esta vez a B1-1: vaya recto hasta quedar detrás de ella.
lesson-leaders-action = Ahora su acción: tantos dados como su nivel, aquí uno, y acierta con 5 o 6. Decidido reforzaría una carga de B1-1, pero B1-1 va a disparar. Correr le da un segundo movimiento. Inténtelo.
lesson-leaders-action-hint = Elija correr.
lesson-leaders-action-done = Un 2: no hay segundo movimiento, y queda agotado hasta el turno que viene. No importa: está donde debe, y un mando agotado sigue contando para el chequeo.
lesson-leaders-action-determined = Decidido solo cuenta si la Tropa carga. Con ¡Fuego! no hace nada, diga lo que diga el dado.
lesson-leaders-obey = Y ahora la Tropa de esta activación: active B1-1. Con su mando cerca tira cinco dados en vez de tres: un 87 % en vez de un 70 %.
lesson-leaders-obey-hint = Elija B1-1 y actívela.
lesson-leaders-obey-done = Un 5: obedece. Su disparo le ha causado a R1-1 un punto de desgaste, y ahora es el sueco quien tiene que tirar.
lesson-leaders-obey-other = Ha venido el mando a ayudar a B1-1, y activa a otra. A B1-1 pueden dispararle otra vez antes de que actúe.
lesson-leaders-end = Un mando también puede unirse a una Tropa: ella tiene entonces sus virtudes, pero él no hace acciones, y cae con ella si la destruyen. Fuera no es blanco de nadie, pero un enemigo que le pase por encima puede acabar con él. Detrás de la línea, a seis pulgadas: ese es su sitio. Lo siguiente: una batalla pequeña.

## Una batalla pequeña

lesson-battle = Una batalla pequeña
lesson-battle-aim = Ganar a la máquina la primera batalla.
lesson-battle-begin = Ahora la batalla entera es suya: Flandes contra Suecia, de cinco a ocho turnos. Una Tropa destruida es un punto; una Formación, más. Gana quien va por delante al final, y una ventaja bastante grande la acaba antes. Cinco consejos, y a jugar.
lesson-battle-cards = Ponga las cartas según lo que cada Tropa puede hacer ya: ¡Resistid! al límite de desgaste, ¡Atacad! si una carga se gana más veces que se pierde, ¡Fuego! si tiene blanco y, si no, ¡Atención! «Completar el plan» hace justo eso.
lesson-battle-run = Una excepción: quien está a más de 16 pulgadas de todo enemigo corre, porque nadie puede hacerle daño y hay pocos turnos. Ahora es así con todas sus Tropas. Ponga las cartas.
lesson-battle-run-hint = ¡Corred! para los dos tercios y las dos Tropas de caballería; el cañón, como quiera.
lesson-battle-run-done = Eso es. En la primera lección los tercios tenían tiempo; en una batalla de pocos turnos, no.
lesson-battle-run-slow = Con ¡Atención! un tercio avanza cuatro pulgadas por turno, y la batalla puede acabar tras cinco. Lejos del enemigo, ¡Corred! no cuesta nada.
lesson-battle-first = Al activar, primero cargue, luego dispare, después dé descanso y mueva lo último. El golpe que llega primero puede costarle al enemigo su respuesta.
lesson-battle-near = Mueva hacia el enemigo más cercano, cuanto pueda, de modo que el frente mire hacia él. Con ¡Atención!, dispare si puede; si una Tropa está desordenada, reorganícela antes de mover.
lesson-battle-react = Cuando le pregunten si reacciona, reaccione: una carta que espera un momento mejor rara vez lo encuentra. Si hay disparo, dispare.
lesson-battle-end = Eso es todo. Llévese los consejos, mire las probabilidades y juegue.
