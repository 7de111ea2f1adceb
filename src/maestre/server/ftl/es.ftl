# Lo que dice el servidor. En cada frase: qué pasa y qué se puede hacer.

## Personas y cuentas

name-empty = Hace falta un nombre que se pueda leer: escriba al menos una letra.
# $most: cuántos caracteres caben
name-too-long = El nombre es demasiado largo: caben { $most } caracteres; elija uno más corto.
# $email: lo escrito
email-unreadable = «{ $email }» no parece una dirección de correo: escríbala como nombre@ejemplo.org.
# $email: la dirección
email-taken = Ya hay una cuenta con la dirección { $email }: entre con ella o use otra dirección.
# $least: cuántos caracteres hacen falta
password-too-short = La contraseña es demasiado corta: hacen falta al menos { $least } caracteres.
# $most: cuántos caracteres caben
password-too-long = La contraseña es demasiado larga: caben { $most } caracteres.
password-wrong = La contraseña actual no es esa: escríbala de nuevo.
sign-in-wrong = La dirección o la contraseña no son correctas: compruébelas y pruebe otra vez.
signed-out = La sesión ha terminado: vuelva a entrar.
account-already = Ya tiene una cuenta: para abrir otra, salga primero de esta.
account-first = Para guardar una llave de acceso hace falta una cuenta: créela primero.
webhook-unreadable = Esa dirección de avisos no sirve: debe empezar por https:// y no llevar usuario ni contraseña.

## Llaves de acceso

passkey-wrong = La llave de acceso no se ha podido comprobar: pruebe otra vez o entre con la contraseña.
passkey-late = Ha pasado demasiado tiempo desde que se pidió la llave de acceso: empiece otra vez.
passkey-known = Esa llave de acceso ya está guardada: no hace falta añadirla de nuevo.
passkey-unknown = Aquí no se conoce esa llave de acceso: elija otra o entre con la contraseña.
# $most: cuántas llaves se pueden guardar
passkeys-too-many = Ya hay { $most } llaves de acceso guardadas, que es el máximo: borre alguna primero.

## Salas

room-unknown = Esta sala no existe: compruebe el enlace o pida otro a quien la abrió.
room-over = Esta partida ya ha terminado o su sala está cerrada: los puestos no cambian más; se puede abrir otra sala.
# $seat: el puesto
seat-taken = El puesto «{ $seat }» ya está ocupado: elija otro que esté libre.
# $seat: el puesto
seat-not-yours = El puesto «{ $seat }» no es suyo: solo puede dejarlo quien lo ocupa.
seat-twice = Un puesto aparece dos veces: cada uno es para una persona, para un programa o queda libre.
clock-wrong = El reloj no es posible: el tiempo inicial debe ser mayor que cero y no superar el máximo, y lo que suma cada turno no puede ser negativo.
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

## Mesas

try-again = Varias respuestas han llegado a la vez y esta no ha podido entrar: envíela otra vez.
engine-busy = Ahora mismo hay demasiados cálculos en marcha: espere unos segundos y pídalo otra vez.
