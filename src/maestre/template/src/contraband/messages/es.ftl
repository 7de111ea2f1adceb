# Los bandos. Aparecen en frases: «Recua de Mulas gana».
seat-smuggler = Recua de Mulas
seat-guard = Guardia de Frontera
scenario-pass = El puerto

# El tablero
piece-mule-1 = primera mula
piece-mule-2 = segunda mula
piece-mule-3 = tercera mula
piece-patrol-1 = primera patrulla
piece-patrol-2 = segunda patrulla
badge-silver = lleva la plata
# $turn: el turno; $turns: cuántos hay
fact-turn = Turno { $turn } de { $turns }

# Lo que se pregunta, según la etiqueta de la pregunta
hint-load = Elija la mula que llevará la plata; nadie más lo sabrá.
hint-drive = Elija una mula y después la casilla adonde va.
hint-watch = Elija una patrulla y después una casilla libre, o una mula vecina para registrarla.

# Lo que se puede responder: órdenes según su verbo, opciones según su palabra
# $piece: quién va; $to: adónde
order-step = La { $piece } va a { $to }
# $piece: la patrulla; $to: la mula
order-search = La { $piece } registra la { $to }
order-wait = Esperar
pick-mule-1 = La lleva la primera mula
pick-mule-2 = La lleva la segunda mula
pick-mule-3 = La lleva la tercera mula

# Lo que ocurre
loaded = Las mulas están cargadas.
# $piece: quién va; $to: adónde
stepped = La { $piece } va a { $to }.
waited = Nadie se mueve.
# $piece: la mula
cork = La { $piece } solo lleva corcho.
# $piece: la mula
silver = ¡La { $piece } lleva la plata!
# $piece: la mula
slipped = La { $piece } se escabulle sin registro.
# $piece: la mula
odds-opened = Se abre la carga de la { $piece }

# Por qué lo hace la máquina, tras «porque»
# $mule: la mula
why-beside = la { $mule } está al lado y se puede registrar
# $to: adónde
why-ahead = { $to } está una fila más cerca del otro lado
# $piece: la mula
why-silver = la { $piece } lleva la plata
# $to: adónde
why-watched = hay una patrulla junto a { $to }
# $piece: la patrulla; $gap: cuántos pasos quedan
why-nearer = desde allí la { $piece } tiene { $gap ->
    [one] un paso
   *[other] { $gap } pasos
} hasta la mula más cercana

# Cómo acaba
ending-found = La plata ha aparecido.
ending-across = La plata ha pasado.
ending-late = Acaba la noche y la plata no ha pasado.
