# Lo que dice el servidor. En cada frase: qué pasa y qué se puede hacer.

## Personas y cuentas

name-empty = Hace falta un nombre que se pueda leer: escriba al menos una letra.
# $most: cuántos caracteres caben
name-too-long = El nombre es demasiado largo: caben { $most } caracteres; elija uno más corto.
# $name: el nombre
name-taken = Hay una cuenta que se llama «{ $name }», o casi: elija otro nombre, o entre si la cuenta es suya.
# $email: lo escrito
email-unreadable = «{ $email }» no parece una dirección de correo: escríbala como nombre@ejemplo.org.
# $email: la dirección
email-taken = Ya hay una cuenta con la dirección { $email }: entre con ella o use otra dirección.
# $least: cuántos caracteres hacen falta
password-too-short = La contraseña es demasiado corta: hacen falta al menos { $least } caracteres.
# $most: cuántos caracteres caben
password-too-long = La contraseña es demasiado larga: caben { $most } caracteres.
password-wrong = La contraseña actual no es esa: escríbala de nuevo.
sign-in-wrong = La dirección, el nombre o la contraseña no son correctos: compruébelos y pruebe otra vez.
asked-again = Antes de esto, muestre otra vez que es usted: con la contraseña o con una llave de acceso.
session-unknown = Esa sesión ya ha terminado.
mail-none = Este servidor no envía correo: pregunte a quien lo lleva.
letter-first = Aquí una cuenta empieza con una carta a su dirección: escriba primero la dirección.
letter-unknown = Ese enlace no vale: ya se ha usado o ha caducado. Pida otra carta.
signed-out = La sesión ha terminado: vuelva a entrar.
account-already = Ya tiene una cuenta: para abrir otra, salga primero de esta.
account-first = Para eso hace falta una cuenta: créela primero.
webhook-unreadable = Esa dirección de avisos no sirve: debe empezar por https:// y no llevar usuario ni contraseña.

## Llaves de acceso

passkey-wrong = La llave de acceso no se ha podido comprobar: pruebe otra vez o entre con la contraseña.
passkey-late = Ha pasado demasiado tiempo desde que se pidió la llave de acceso: empiece otra vez.
passkey-known = Esa llave de acceso ya está guardada: no hace falta añadirla de nuevo.
passkey-unknown = Aquí no se conoce esa llave de acceso: elija otra o entre con la contraseña.
# $most: cuántas llaves se pueden guardar
passkeys-too-many = Ya hay { $most } llaves de acceso guardadas, que es el máximo: borre alguna primero.

## Eventos

event-unknown = Aquí no hay ningún evento así: compruebe la dirección o pídasela a quien lo organiza.
event-no-entrant = En este evento no hay nadie así: cárguelo de nuevo.
# $round: la ronda; $table: la mesa
event-no-table = En la ronda { $round } de este evento no hay mesa { $table }: cárguelo de nuevo.
event-organiser-only = Esto solo puede hacerlo quien organiza el evento: pídaselo.
event-closed = Este evento está cerrado: ya no cambia nada de él.
event-deadline-past = El plazo ha vencido: solo el organizador puede inscribir aún a alguien.
event-deadline-ahead = Aún se reciben listas: espere al plazo, o ciérrelo ahora, y publique después la ronda.
# $round: la ronda que viene
event-other-round = Esta no es la ronda siguiente: es la { $round }. Cargue el evento de nuevo.
# $round: la ronda cuyos resultados faltan
event-results-first = Faltan resultados de la ronda { $round }: anótelos primero.
# $name: el inscrito
event-list-barred = { $name } no tiene una lista con la que se pueda jugar: que la corrija, o admítale como organizador.
event-bad-pairing = En una ronda todos los que juegan se sientan a una mesa, y uno descansa si son impares: cargue el evento de nuevo y vuelva a emparejar.
# $round: la ronda
event-round-stands = La ronda { $round } no se puede borrar: no es la última, o ya hay algún resultado de ella.
# $table: la mesa
event-not-your-table = Usted no juega en la mesa { $table }: esto solo pueden hacerlo esos dos y el organizador.
# $table: la mesa
event-result-stands = El resultado de la mesa { $table } ya vale: si está mal, pida al organizador que lo cambie.
event-no-result = Diga quién ganó, o que fue empate.
# $table: la mesa
event-has-room = La mesa { $table } ya tiene sala: cargue el evento de nuevo y entre en ella.
event-other-game = Esa sala es de otro juego, o no la abrió usted: abra una para esta mesa.
# $table: la mesa
event-is-bye = En la mesa { $table } no juega nadie: es un descanso.
# $most: cuántos pueden inscribirse
event-full = Ya hay { $most } inscritos y no caben más: abra un segundo evento.
# $name: el inscrito
event-list-hidden = Lo que envió { $name } sigue oculto hasta el plazo, y como está: puede enviar otra lista por sí mismo.
# $most: cuántos eventos puede organizar una persona
cap-events = Puede tener { $most } eventos sin cerrar como mucho: cierre o borre alguno que ya haya terminado.
# $most: cuántas listas puede guardar una persona
cap-lists = En su cuenta se guardan { $most } listas como mucho: borre alguna que ya no necesite. En este dispositivo siguen todas.
lists-for-accounts = El servidor guarda listas a quien tiene cuenta: cree una, o guárdelas en este dispositivo.

## Salas

room-unknown = Esta sala no existe: compruebe el enlace o pida otro a quien la abrió.
room-over = Esta partida ya ha terminado o su sala está cerrada: los puestos no cambian más; se puede abrir otra sala.
figures-gone = Esta partida empezó con cifras de un juego impreso que aquí ya no se pueden leer: el registro está a salvo; pregunte a quien lleva el servidor.
# $seat: el puesto
seat-taken = El puesto «{ $seat }» ya está ocupado: elija otro que esté libre.
# $seat: el puesto
seat-other-side = Usted ha ocupado otro puesto de esta partida, que tiene secretos: el puesto «{ $seat }» es para quien no haya visto el otro bando. Pase el enlace a otra persona o ponga un programa.
# $seat: el puesto
seat-not-yours = El puesto «{ $seat }» no es suyo: solo puede dejarlo quien lo ocupa.
seat-twice = Un puesto aparece dos veces: cada uno es para una persona, para un programa o queda libre.

## Las semillas de los dados

commitment-unknown = Este compromiso de los dados no se conoce, ya se ha usado o tiene más de un día: pida otro y prepare la partida de nuevo.
# $key: el identificador de una clave
seed-gone = Los dados de esta partida se han perdido: su semilla ya no está en la base de datos. Quien administra el servidor puede recuperarla de una copia.
seed-locked = Los dados de esta partida están sellados con la clave «{ $key }», que este servidor no tiene: quien lo administra la añade a MAESTRE_SEED_KEYS y la partida continúa.

clock-wrong = El reloj no es posible: el tiempo inicial debe ser mayor que cero y no superar el máximo, y lo que suma cada turno no puede ser negativo.
# $most: cuántas partidas puede tener en curso una persona; $guest: yes o no
cap-rooms = Puede tener { $most } partidas en curso como mucho: termine una o abandone alguna que ya no juegue{ $guest ->
    [yes] {"; "}con una cuenta caben más
   *[no] {""}
}.
# $most: cuántos programas pueden jugar para una persona; $guest: yes o no
cap-bots = En sus salas pueden jugar { $most } programas como mucho: termine o abandone una partida contra alguno{ $guest ->
    [yes] {"; "}con una cuenta caben más
   *[no] {""}
}.
words-empty = No hay nada que decir: escriba algo primero.
# $most: cuántos caracteres caben
words-too-long = El mensaje es demasiado largo: caben { $most } caracteres; repártalo en varios.
words-unkeepable = Lo escrito lleva signos que no se pueden guardar: escríbalo de nuevo sin ellos.
# $kind: lo propuesto
proposal-unknown = «{ $kind }» no se puede proponer: se pueden proponer tablas, deshacer, parar el reloj o seguir.

## Avisos

# $game: el título del juego
notice-subject = Le toca jugar: { $game }
# $game: el título del juego; $seat: el bando; $link: la dirección de la partida
notice-mail = Le toca jugar en «{ $game }», con { $seat }:

    { $link }

    Recibirá un solo aviso hasta que vuelva a la partida. Los avisos se cambian o se quitan en «Mi cuenta».
# $game: el título del juego; $seat: el bando; $link: la dirección de la partida
notice-webhook = Le toca jugar en «{ $game }», con { $seat }: { $link }

## Cartas

letter-confirm-subject = Confirme su dirección
# $site: la dirección del servidor; $name: el nombre elegido; $link: dónde seguir; $hours: cuánto vale
letter-confirm-body = Alguien que se hace llamar «{ $name }» quiere una cuenta con esta dirección en { $site }. Si es usted, elija aquí una contraseña y la cuenta será suya:

    { $link }

    El enlace vale { $hours } horas y sirve una vez. Si no ha sido usted, no haga nada: sin el enlace no habrá cuenta.
letter-address-known-subject = Ya tiene una cuenta
# $site: la dirección del servidor; $name: el nombre de la cuenta; $link: dónde entrar
letter-address-known-body = Alguien ha escrito esta dirección en { $site } para una cuenta. Ya es la de su cuenta «{ $name }», así que nada ha cambiado. Si ha sido usted, entre, o pida una contraseña nueva si ha olvidado la suya:

    { $link }

    Si no ha sido usted, no hay nada que hacer: a quien lo intentó no se le ha dicho que usted tiene una cuenta.
letter-reset-subject = Una contraseña nueva
# $site: la dirección del servidor; $name: el nombre de la cuenta; $link: dónde seguir; $hours: cuánto vale
letter-reset-body = Alguien ha pedido una contraseña nueva para su cuenta «{ $name }» en { $site }. Si ha sido usted, elíjala aquí:

    { $link }

    El enlace vale { $hours } horas y sirve una vez; en los demás sitios se cerrará su sesión. Si no ha sido usted, no haga nada: su contraseña sigue siendo la misma.
letter-password-changed-subject = Su contraseña ha cambiado
# $site: la dirección del servidor; $name: el nombre de la cuenta; $link: dónde pedir una contraseña nueva
letter-password-changed-body = La contraseña de su cuenta «{ $name }» en { $site } acaba de cambiar y se han cerrado todas las demás sesiones.

    Si no ha sido usted, otra persona ha entrado: pida enseguida una contraseña nueva con «He olvidado la contraseña» y revise después las llaves de acceso y las sesiones de su cuenta:

    { $link }
letter-address-change-subject = Confirme su nueva dirección
# $site: la dirección del servidor; $name: el nombre de la cuenta; $link: dónde seguir; $hours: cuánto vale
letter-address-change-body = Quien tiene la cuenta «{ $name }» en { $site } quiere usar esta dirección para ella. Si es usted, confírmela aquí:

    { $link }

    El enlace vale { $hours } horas y sirve una vez. Si no ha sido usted, no haga nada: la dirección no se usará.
letter-address-changed-subject = Su cuenta tiene otra dirección
# $site: la dirección del servidor; $name: el nombre de la cuenta
letter-address-changed-body = Su cuenta «{ $name }» en { $site } tiene ahora otra dirección de correo, y a esta ya no se enviará nada más.

    Si no ha sido usted, escriba a quien lleva { $site } y muéstrele esta carta: puede bloquear la cuenta y devolvérsela.

## Mesas

try-again = Varias respuestas han llegado a la vez y esta no ha podido entrar: envíela otra vez.
engine-busy = Ahora mismo hay demasiados cálculos en marcha: espere unos segundos y pídalo otra vez.
questions-too-many = Ya hay { $most } preguntas suyas a la vez: espere alguna de las respuestas.
question-too-long = El cálculo ha pasado de { $seconds } segundos y se ha abandonado.
question-overtaken = Usted ya ha respondido entretanto, así que no se ha seguido calculando.

## Cuidar de un servidor

# $until: hasta cuándo, o «never»; $why: por qué, o «none»; $contact: adónde escribir, o «none»
banned = Quien lleva este servidor no le deja entrar { $until ->
    [never] nunca más
   *[other] hasta el { $until }
}{ $why ->
    [none] { "" }
   *[other] { ": " }{ $why }
}. { $contact ->
    [none] Si cree que es un error, escriba a quien lleva el servidor.
   *[other] Si cree que es un error, escriba a { $contact }.
}
# $most: cuántos días son posibles
ban-days = Una expulsión dura de un día a { $most }, o para siempre: elija un número de días entre esos.
# $person: lo que se escribió
person-unknown = Aquí no hay nadie «{ $person }»: búsquele por nombre o dirección con maestre admin people.
# $person: quién es
person-banned = { $person } tiene vetada la entrada y no puede recibir un puesto.
person-other-side = { $person } ha ocupado otro puesto de esta partida, que tiene secretos: el puesto «{ $seat }» es para quien no haya visto el otro bando, o para un programa.
person-not-banned = { $person } puede entrar: no hay nada que levantar.
# $person: quién es
person-no-account = { $person } no puede ser administrador: hace falta una cuenta, y que pueda entrar.
# $job: su número
job-unknown = No hay ninguna tarea { $job }: ya está hecha, o maestre admin jobs da su número.
# $game: su nombre
game-not-frozen = La partida { $game } no está detenida: admite respuestas.
# $what: qué se rompió
still-frozen = La partida no se puede abrir con las reglas como están ahora ({ $what }): sigue detenida; instale una versión que lo corrija, o retire las últimas entradas con --back.
report-nothing = Ahí no hay nada que denunciar: es suyo, ya está oculto o ya no existe.
# $report: su número
report-unknown = No hay ninguna denuncia { $report }: vuelva a mirar la lista.
# $report: su número
report-settled = La denuncia { $report } ya está resuelta: vuelva a mirar la lista.
report-nobody = La persona de la que trata esta denuncia ya no está: solo se puede desestimar.
report-own = Esta denuncia trata de usted: déjela a otro administrador.

## Lo que se dice a la gente la próxima vez

told-dismiss = Gracias por su denuncia. La hemos mirado y no vemos nada por lo que debamos actuar.
told-warn = Gracias por su denuncia. Hemos hablado con la persona de la que trataba.
told-hide = Gracias por su denuncia. Esas palabras están ahora ocultas.
told-rename = Gracias por su denuncia. Esa persona tiene ahora otro nombre.
told-ban = Gracias por su denuncia. Esa persona ya no puede entrar.
# $why: las palabras de quien cuida del servidor, o «none»
told-you-warn = Algo que dijo, o su nombre, fue denunciado, y con razón. Cuide, por favor, cómo habla a los demás{ $why ->
    [none] .
   *[other] { ": " }{ $why }
}
# $why: las palabras de quien cuida del servidor, o «none»
told-you-hide = Algo que dijo fue denunciado y ahora está oculto{ $why ->
    [none] .
   *[other] { ": " }{ $why }
}
# $why: las palabras de quien cuida del servidor, o «none»
told-you-rename = Su nombre fue denunciado y ahora tiene otro; puede elegirlo en «Cuenta»{ $why ->
    [none] .
   *[other] { ": " }{ $why }
}

# Alguien quiere seguir una partida acabada desde su final.
nothing-to-try-out = No hay nada que ensayar: la partida ha terminado, o ya no queda nada por decidir. Repásela, en cambio.
nothing-to-play-on = Allí ya no quedaba nada por decidir: elija un momento anterior.
