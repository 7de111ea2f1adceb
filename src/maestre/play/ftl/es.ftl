# Lo que dice la mesa en cualquier juego. En cada frase: quién, qué se pedía y qué se puede hacer.

## Respuestas

# $seat: quién ha respondido sin que se le preguntara
not-asked = { $seat } no tiene nada que responder por ahora: hay que esperar a la próxima pregunta.
# $what: la respuesta tal como llegó
unreadable = «{ $what }» no se entiende como respuesta: hay que contestar de nuevo, en la forma que indica la pregunta.
# $where: la parte de lo enviado («$» es el todo); $most, $least: el límite
beyond-text = «{ $where }» es demasiado largo: { $most } caracteres como mucho.
beyond-list = «{ $where }» tiene demasiadas entradas: { $most } como mucho.
beyond-number = «{ $where }» es demasiado grande: { $most } como mucho.
beyond-least = «{ $where }» es demasiado pequeño o corto: { $least } como mínimo.
# $answer: lo elegido; $count: cuántas opciones hay
not-an-option = «{ $answer }» no está entre las opciones: { $count ->
    [0] ahora mismo no hay ninguna
    [one] solo hay una disponible
   *[other] se puede elegir entre las { $count } que se ofrecen
}.
# $count: cuántas se han elegido; $min: cuántas hacen falta
too-few = { $count ->
    [0] No se ha elegido nada
    [one] Solo se ha elegido una opción
   *[other] Solo se han elegido { $count } opciones
}: { $min ->
    [one] hace falta al menos una
   *[other] hacen falta al menos { $min }
}.
# $count: cuántas se han elegido; $max: cuántas se admiten
too-many = { $count ->
    [one] Se ha elegido una opción
   *[other] Se han elegido { $count } opciones
}: { $max ->
    [0] aquí no se admite ninguna, así que hay que dejarlo en blanco
    [one] solo cabe una
   *[other] caben { $max } como mucho
}.
# $what: la opción repetida
twice = Se ha elegido dos veces «{ $what }»: cada opción cuenta una sola vez, así que sobra la repetida.

# $what: la respuesta, tal como se da
answer = { $what }
no-orders-to-many = En este momento no se dan órdenes a varias piezas a la vez: hay que elegirlas una a una.
nothing-changes = no cambia nada

## Deshacer

undo-die = Desde entonces se han tirado dados: para deshacerlo hace falta el acuerdo de los demás.
undo-drawn = Desde entonces se ha robado al azar: para deshacerlo hace falta el acuerdo de los demás.
undo-revealed = Desde entonces ha salido a la luz algo oculto: para deshacerlo hace falta el acuerdo de los demás.
# $seat: quién ha respondido después
undo-other = { $seat } ya ha respondido después: para deshacerlo hace falta el acuerdo de los demás.
undo-nothing = Todavía no hay nada que deshacer: primero hay que responder a la pregunta pendiente.
undo-turn = Eso fue en un turno anterior, ya cerrado: solo se deshacen respuestas de este turno.
# $seat: quién no ha dado su acuerdo
not-agreed = Falta el acuerdo de { $seat }: tienen que darlo todos los puestos.
undo-over = La partida ha terminado y su registro está cerrado, así que ya no se puede deshacer nada: para probar otro camino, se puede seguir en una copia.

## La partida

frozen = La partida está detenida por un fallo del programa, no de quien juega: la última respuesta no cuenta, el registro está a salvo y se seguirá en cuanto se corrija.
game-over = La partida ha terminado y no admite más respuestas; su registro se puede volver a ver.
# $seat: el puesto nombrado
unknown-seat = En esta partida no hay ningún puesto «{ $seat }»: hay que indicar uno de los suyos.
# $game: el juego nombrado
unknown-game = Aquí no hay ningún juego «{ $game }»: se puede elegir uno de la lista.
# $scenario: el escenario nombrado
unknown-scenario = Este juego no tiene ningún escenario «{ $scenario }»: se puede elegir uno de su lista.
# $option: la regla opcional o el ajuste nombrado
unknown-option = Este juego no tiene ninguna opción «{ $option }»: se puede elegir entre las del escenario.
# $record: versión de las reglas con que se jugó; $rules: versión disponible
other-version = Esta partida se jugó con la versión { $record } de las reglas y aquí está la { $rules }: hay que abrirla con una edición del programa que tenga la { $record }.
# $record, $game: lo que distingue de otras las cifras del registro y las que hay aquí; «own» si son las del propio juego
other-figures = Esta partida se jugó con { $record ->
    [own] las cifras del propio juego
   *[other] las cifras «{ $record }»
} y aquí están { $game ->
    [own] las del propio juego
   *[other] las cifras «{ $game }»
}: hay que abrirla con el archivo de cifras con que se jugó (--figures ARCHIVO).
# $game: la clave del juego
no-other-figures = El juego «{ $game }» aún no se puede abrir con otras cifras: hay que jugarlo con las suyas.
# $what: lo que se ha escrito; $count: cuántos dados se tiran primero; $sides: cuántas caras tiene el mayor
dice-typed-wrong = «{ $what }» no puede salir con estos dados: escriba { $count ->
    [one] un número
   *[other] { $count } números, uno por dado
}, del 1 al { $sides }.
# $what: lo que se ha escrito; $dice: las caras de cada dado que sigue; $count: cuántos son
dice-more = Tras { $what } { $count ->
    [one] se tira un dado más
   *[other] se tiran { $count } dados más
} (caras: { $dice }): escriba la tirada entera, los nuevos detrás de los primeros.
dice-not-agreed = En esta partida los jugadores no han acordado tirar dados propios: los tira Maestre. Para tirar los suyos, marque «dados de verdad» al crear la próxima.
# $seat: quién ha escrito los dados; $thrower: de quién es la tirada
dice-of-another = Esta tirada es de { $thrower } y no de { $seat }: espere a que diga lo que muestran sus dados.

no-throw = Ahora no se espera ninguna tirada: los dados se escriben cuando la partida los pide.

## Dados

# $dice: las caras que han salido, separadas por espacios
thrown = Los dados muestran { $dice }.
thrown-typed = Los dados muestran { $dice }, tirados a mano.

## Registros

record-no-header = Esto no es el registro de una partida: su primera línea debe decir de qué juego es.
# $format: la forma en que está escrito el registro; $known: la que lee esta edición
record-format = Este registro está escrito en la forma { $format } y esta edición lee la forma { $known }: hay que abrirlo con una más reciente.
# $number: línea del archivo; $what: qué tiene de malo, en palabras del lector de archivos
record-bad-line = La línea { $number } de este registro no se puede leer ({ $what }): hace falta otra copia.
# $number: número de la anotación en que se guardó la posición; $what: qué tiene de malo
record-snapshot = La posición guardada en la anotación { $number } de este registro no sirve ({ $what }): hay que abrirlo sin ella.
# $number: número de la anotación; $seat: quién respondía
record-not-asked = La anotación { $number } de este registro es una respuesta de { $seat }, a quien allí no se preguntaba nada.
# $number: número de la anotación
record-no-throw = La anotación { $number } de este registro es una tirada o un robo que las reglas no piden allí.
# $number: número de la anotación; $seat: quién escribió los dados
record-thrower = En la anotación { $number } de este registro { $seat } escribió una tirada que no es suya.
# $number: número de la anotación
record-not-agreed = La anotación { $number } de este registro es una tirada escrita a mano, y los jugadores no lo habían acordado.
# $number: número de la anotación; $seat: de quién son las órdenes permanentes
record-standing = La anotación { $number } de este registro no es lo que dicen las órdenes permanentes de { $seat }.
# $number: cuántas anotaciones vinieron con la posición; $count: cuántas hay
record-imagined = Este registro de un ensayo dice que { $number } anotaciones vinieron con su posición, y tiene { $count }: sus dados no se pueden juzgar.
record-commitment = La semilla de este registro no es la que se selló antes de jugar: no se puede confiar en sus dados.
# $number: número de la anotación
record-no-seed = La semilla de este registro aún no se ha mostrado y la anotación { $number } no se puede comprobar: hay que esperar al final de la partida.
# $number: número de la anotación
record-throw = Los dados o el robo de la anotación { $number } no son los que da la semilla: el registro ha sido alterado.
# $number: número de la anotación; $what: qué oponen las reglas
record-illegal = Las reglas no permiten la anotación { $number } de este registro ({ $what }).
record-ending = Este registro no acaba como dice: su última posición o su resultado son otros.

## Finales ajenos al reglamento

# $seat: quién abandona
ending-resigned = { $seat } abandona la partida.
# $seat: el rival automático que ya no veía ninguna posibilidad
ending-hopeless = { $seat } se rinde: ya no puede ganar la batalla.
# $seat: a quién se le acaba el tiempo
ending-timeout = { $seat } agota su tiempo.
ending-agreed = Empate de común acuerdo.

## Listas que escriben los jugadores

# $game: el juego nombrado
no-lists = En { $game } los jugadores no escriben listas propias: se puede elegir entre lo que ofrece.
# $game: el juego nombrado
no-sheets = { $game } no tiene nada de esta clase que imprimir.
# $game: el juego nombrado
no-list-to-print = Para esto hace falta una lista: el nombre de una que { $game } ofrece o el archivo de una propia. Solo la consulta rápida no la necesita.
# $count: cuántas unidades y mandos tiene; $most: cuántos se imprimen como mucho
list-too-large-to-print = La lista tiene { $count } unidades y mandos y se imprimen { $most } como mucho: ningún ejército con el que se pueda jugar tiene más.
printing-not-installed = La impresión no está instalada aquí: la añade pip install "maestre[print]".
# $length: cuántos caracteres tiene; $most: cuántos se leen
list-too-long = La lista tiene { $length } caracteres y se leen { $most } como mucho: hay que quitar lo que no forme parte de ella.
# $place: qué carácter, contando desde 1
list-not-text = La lista no se puede leer a partir del carácter { $place }: hay que guardarla como texto en UTF-8 y probar de nuevo.
# $count: cuántas cosas fallan
list-flawed = { $count ->
    [one] Una cosa impide
   *[other] { $count } cosas impiden
} jugar con esta lista: hay que corregir lo que se indica y probar de nuevo.
# $near: el nombre que más se parece a lo escrito; $otherwise: qué hacer si no era eso
muster-did-you-mean = ¿Quería decir «{ $near }»? Si no: { $otherwise }

## Mesas que preparan los jugadores

# $game: el juego nombrado
no-tables = En { $game } los jugadores no preparan mesas propias: su tablero es siempre el mismo.
# $what: qué no se puede leer, y dónde
table-unreadable = Esto no se puede leer como mesa: { $what }. Escríbala como una exportada, en TOML o JSON.
# $length: cuántos caracteres tiene; $most: cuántos se leen
table-too-long = La mesa tiene { $length } caracteres y se leen { $most } como mucho: quite piezas y comentarios.
# $place: qué carácter, contando desde 1
table-not-text = La mesa no se puede leer a partir del carácter { $place }: guárdela como texto en UTF-8 y pruebe de nuevo.
# $count: cuántas cosas fallan
table-flawed = { $count ->
    [one] Una cosa impide
   *[other] { $count } cosas impiden
} jugar en esta mesa: corrija lo que se indica y pruebe de nuevo.
# $game: el juego para el que es la mesa; $own: el juego al que se juega
table-other-game = Esta mesa es para otro juego: «{ $game }».
table-other-game-remedy = Ábrala allí, o escriba game = "{ $own }" y elija piezas de este juego.
# $most: cuántos caracteres puede tener un nombre
table-bad-name = El nombre de la mesa es demasiado largo o no cabe impreso en una línea.
table-bad-name-remedy = Póngale { $most } caracteres como mucho, sin saltos de línea.
# $scale: la escala escrita; $scales: todas las que hay
table-no-such-scale = No hay ninguna escala «{ $scale }».
table-no-such-scale-remedy = Elija entre { $scales }, o no la escriba y será la habitual.
# $side: el bando escrito
table-no-such-side = Ningún bando se llama «{ $side }».
table-no-such-side-remedy = Escriba south = "blue" o south = "red", o no lo escriba: los dados dirán quién elige.
# $least, $most: pulgadas
table-bad-zone = Una zona de despliegue no puede tener esa profundidad.
table-bad-zone-remedy = Dele de { $least } a { $most } pulgadas, o no la escriba para desplegar como dicen las reglas.
# $count: cuántas piezas hay; $most: cuántas puede haber
table-too-many-pieces = La mesa tiene { $count } piezas de escenografía.
table-too-many-pieces-remedy = Quite algunas: puede tener { $most }.
# $number: qué pieza, contando desde 1; $piece: su nombre tal como está escrito
table-no-such-piece = Pieza { $number }: no hay ninguna «{ $piece }».
table-no-such-piece-remedy = Elija una de las piezas que tiene el juego; el editor y «maestre table» las enumeran.
# $number: qué pieza, contando desde 1; $piece: qué es
table-piece-remedy = Es la pieza { $number } ({ $piece }): muévala o gírela, elija otro tamaño o quítela.
# $parts: en cuántas partes se divide la zona
table-zone-too-full = Más de una de cada { $parts } partes de una zona de despliegue es terreno que nadie puede pisar.
table-zone-too-full-remedy = Saque de ella edificios, rocas o lagos, o elíjalos más pequeños.
table-river-uncrossed = Un río no tiene puente ni vado.
table-river-uncrossed-remedy = Ponga uno sobre él, lejos de sus extremos.

## Las cifras de quien tiene el juego impreso

# $most: cuántos caracteres puede tener un archivo de cifras
figures-long = Un archivo de cifras tiene { $most } caracteres como mucho: quite las tablas que no cambie.
# $what: lo que dice el lector de TOML
figures-unread = No es TOML: { $what }. Hay que corregir esa línea.
# $game: el juego al que se quiere jugar; $meant: el juego que nombra el archivo
figures-other-game = Es de «{ $meant }», no de { $game }: escriba game = "{ $game }" al principio si lo es.
figures-no-game = No dice de qué juego es: escriba game = "…" al principio, con la clave de un juego instalado.
# $names: los nombres que hay
figures-no-file = No hay tal parte en los datos: la primera palabra de una tabla es una de { $names }.
figures-no-table = El juego no tiene ahí esa tabla ni ese valor; hay { $names }.
# $most: how large a number may be there
figures-large = Un número ahí es demasiado grande: { $most } como mucho. Mire si se ha colado una cifra.
# $most: how many entries a list may have there
figures-rows = La lista de ahí es demasiado larga: { $most } elementos como mucho. Quite lo que no tenga el juego impreso.
# $most: how many characters a word may have
figures-wordy = Un texto de ahí es demasiado largo: { $most } caracteres como mucho. Acórtelo.
# $line: on which line, 0 if unknown; $table: which table, “none” if unknown; $what: what is wrong and what to do
figures-wrong = En el archivo de cifras{ $table ->
    [none] {""}
   *[other] , tabla { $table }
}{ $line ->
    [0] {""}
   *[other] , línea { $line }
}: { $what } Corríjalo e inténtelo de nuevo.
figures-unplayable = Con estas cifras no se puede jugar: se ha probado y no ha salido adelante. Compare lo que haya cambiado con la página impresa.
figures-slow = Con estas cifras una sola respuesta le cuesta demasiado al servidor: haga más pequeño el mayor de los números que haya cambiado.
figures-empty = No cambia nada: empiece por una tabla de «maestre data export».
# $what: lo que dice la comprobación del propio juego, en inglés
figures-refused = El juego lo rechaza (el motivo, en inglés): { $what }.

# Por qué un rival responde como responde
# $why: un hecho de la posición, como lo cuenta su juego
reason-for = Porque { $why }.
# $other: la respuesta que se habría dado si no; $why: un hecho de la posición que habla en su contra
reason-instead = En vez de «{ $other }», porque { $why }.
# La misma respuesta en palabras, de otro modo
# $why: un hecho de la posición que habla en contra de ese
reason-otherwise = En vez de hacerlo de otro modo, porque { $why }.
# $what: una respuesta; $why: la frase entera con su razón
reason-told = { $what }. { $why }
# $chance: por ciento; $other: la respuesta que se habría dado si no; $less: por ciento
reason-ahead = Porque, jugado por adelantado, gana { $chance } veces de cada cien; «{ $other }», { $less }.

## Situaciones en una mesa de verdad, contadas con respuestas

# $question: what was asked; $answer: what was said; $known: what may be said
situation-not-open = { $question }: «{ $answer }» no es posible aquí. Son posibles: { $known }.
situation-no-number = { $question }: «{ $answer }» no es un número que valga aquí: escriba uno como 4, o 4.5 si es una distancia.
# $least, $most: the bounds
situation-beyond = { $question }: «{ $answer }» queda fuera de los límites: de { $least } a { $most }.
# $question: the name of an answer that nothing asks for; $known: the names of what is asked
situation-not-asked = Aquí nada pregunta por «{ $question }». Se pregunta por: { $known }.
# $kind: what was wanted; $known: what there is
no-such-situation = No hay ninguna situación «{ $kind }» en { $game }. Hay: { $known }.
situation-yes = sí
situation-no = no
situation-none = ninguno
situation-ask-mine = lo mío
situation-ask-enemy = lo del enemigo
