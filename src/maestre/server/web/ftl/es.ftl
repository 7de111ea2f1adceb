# Lo que dice el servidor web cuando algo no sale. En cada frase: qué pasa y qué se puede hacer.

## Quién pide

web-signed-out = Para esto hay que tener un nombre: entre como invitado o con su cuenta.
web-not-at-home = En casa no hay cuentas: se juega como invitado, con un nombre y nada más.
web-foreign-page = Esta petición viene de otra página: abra Maestre en su propia dirección y repita desde allí.
# $seconds: cuántos segundos hay que esperar
web-too-often = Demasiadas veces en poco tiempo: { $seconds ->
    [one] espere un segundo y pruebe de nuevo
   *[other] espere { $seconds } segundos y pruebe de nuevo
}.

## Demasiado a la vez

# $most: cuántas conexiones puede tener abiertas una persona
web-cap-sockets = Maestre está abierto { $most } veces con su nombre, que es lo máximo: cierre alguna ventana y recargue esta.
# $most: cuántas conexiones puede tener abiertas una dirección
web-cap-address-sockets = Hay { $most } ventanas abiertas desde su dirección, que es lo máximo: cierre alguna o pruebe más tarde.
# $most: cuántas partidas puede mirar una ventana
web-cap-watched = En esta ventana se miran { $most } partidas, que es lo máximo: deje alguna o abra otra ventana.
# $most: cuántas preguntas pueden estar sin responder
web-cap-calls = Hay { $most } preguntas suyas sin responder, que es lo máximo: espere a que se respondan algunas y pregunte de nuevo.

## Salas y puestos

web-no-such-room = Aquí no hay ninguna sala así, o es privada: pida el enlace a quien juega en ella.
web-no-such-link = Este enlace no lleva a ninguna sala: compruebe que esté entero o pida otro.
web-players-only = Esto es solo para quienes juegan en la sala: siéntese en un puesto libre, o mire la partida.
# $seat: el puesto
web-not-your-seat = El puesto «{ $seat }» no es suyo: elija uno de los suyos, o mire la partida sin puesto.
web-seat-lost = Este puesto ya no es suyo: se puede seguir mirando la partida sin puesto, si la sala es pública.
# $seat: el puesto
web-seat-not-free = El puesto «{ $seat }» no está libre: espere a que quede libre o elija otro.
# $seat: el puesto
web-others-only = Sobre el puesto «{ $seat }» deciden quienes juegan en los otros: si es suyo, puede dejarlo o rendirse.
# $seat: el puesto
web-not-overdue = En el puesto «{ $seat }» no se ha agotado el tiempo ni se ha ido nadie: espere, o hable con quien juega.
# $seat: el puesto
web-own-overdue = También a usted se le ha agotado el tiempo: responda primero a lo que se le pide y reclame después el puesto «{ $seat }».
web-words-too-early = Las palabras para los dados vienen después de nuestro compromiso: pida uno primero y envíelo con ellas. En el navegador, vuelva a cargar la página e inténtelo de nuevo.
# $figures: el resumen de las cifras
web-figures-to-accept = En esta sala se juega con cifras que su anfitrión ha tomado del juego impreso ({ $figures }): acéptelas para ocupar un puesto. En el navegador, abra el enlace de la sala y marque la casilla.
web-trials-to-accept = En esta sala los jugadores pueden ensayar cómo puede seguir la partida, cada uno desde lo que ve: acéptelo para ocupar un puesto. En el navegador, abra el enlace de la sala y marque la casilla.
web-dice-to-accept = En esta sala cada jugador tira sus propios dados y escribe lo que muestran: acéptelo para ocupar un puesto. En el navegador, abra el enlace de la sala y marque la casilla.
web-no-trials = Juega contra personas que no han acordado ensayos: repase la partida cuando termine. Para ensayar sobre la marcha, marque «ensayos» al crear la próxima sala.
web-figures-private = Una sala con cifras del juego impreso es privada: desmarque «pública» y envíe el enlace a quien quiera que juegue.
web-no-briefing = Todavía no se ha escrito de qué trata esta partida: la página de ayuda del juego dice cómo se juega.
web-no-figures = En esta sala se juega con las cifras del propio juego: no hay archivo que dar.
web-other-commitment = El compromiso de los dados de esta sala no es el que usted vio: vuelva a cargar la página y pregunte a quien abrió la sala.
# $days: cuántos días caben
web-clock-bounds = Este reloj no es posible: el tiempo inicial va de un segundo al máximo, el máximo no pasa de { $days } días, y cada turno no suma más que el máximo.

## La partida

web-not-begun = La partida no ha empezado: empieza cuando se ocupe el último puesto.
web-not-playing = La partida no está en marcha: esto solo se puede hacer mientras se juega.
web-record-until-over = El acta se entrega cuando la partida termina, porque lleva la semilla de los dados: vuelva entonces.
web-analysis-until-over = Las probabilidades se cuentan, y las partidas se continúan, cuando han terminado: vuelva entonces.
web-agree-by-proposal = Deshacer de común acuerdo se propone a los demás: use «proponer» y espere su respuesta.
web-bots-do-not-draw = Los programas no aceptan tablas: hay que jugar hasta el final, o rendirse.
web-bots-see-no-table = Ningún programa puede jugar esta partida: las posiciones están en una mesa real, que solo ven las personas. Deje el asiento a una persona, o elija que Maestre lleve las posiciones.
web-no-clock = Esta partida se juega sin reloj: no hay nada que parar.
web-clock-is-so = El reloj ya está así: mire de nuevo la sala.
web-engine-away = Nadie atiende esta partida en este momento: espere unos segundos y pruebe de nuevo; lo ya enviado no cuenta dos veces.

## Lo que no se entiende

# $what: dónde y qué no se entiende
web-unreadable = La petición no se entiende ({ $what }): corríjala y envíela de nuevo.
web-unreadable-body = La petición no se entiende: revise lo escrito y envíela de nuevo.
web-too-large = La petición es demasiado grande: envíe menos de una vez.
# $what: qué no se entiende
web-frame-unreadable = El mensaje no se entiende ({ $what }): recargue la página y pruebe de nuevo.
# $most: cuántos caracteres caben
web-frame-too-large = El mensaje es demasiado grande: caben { $most } caracteres; dé la orden en varias veces.
web-no-such-page = Aquí no hay nada: vuelva a la página de inicio.
web-no-such-deed = Eso no se puede hacer aquí: recargue la página y pruebe de nuevo.
# $rule: la regla nombrada
web-no-such-rule = No hay ninguna regla «{ $rule }» en este juego: búsquela en la lista.
server-fault = Ha fallado algo nuestro, y ha quedado anotado: recargue la página; la partida está guardada.
# $name: el fichero
web-no-such-file = Este juego no tiene el archivo { $name }: compruebe el nombre.
