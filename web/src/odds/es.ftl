# La página de probabilidades en la mesa

odds-title = Probabilidades en la mesa
odds-lead = Con figuras de metal en una mesa de verdad: diga qué es lo suyo y qué lo del enemigo, y sepa qué puede pasar antes de tirar.
odds-two-taps = Bastan dos toques. Todo lo demás ya tiene respuesta, y cada una se cambia aparte.
odds-help = Cómo se usa
odds-kind = Qué se va a tirar
odds-list = Mi lista
odds-no-list = Ninguna: todas las unidades
odds-nameless = Sin nombre
odds-all = Todas las unidades
odds-group = Cuáles se muestran
odds-other = Cambiar
odds-change = Cambiar { $what }
odds-needs-server = con conexión
odds-figure = Qué puede pasar
odds-answers = Lo que se da por hecho
odds-reset = Como al principio
odds-back = Quitar el último cambio
odds-asking = Calculando…
odds-percent = { $percent } %
odds-under-one = menos del 1 %
odds-over-most = más del 99 %
odds-nothing = no cambia nada
odds-no-dice = Aquí no se tira ningún dado: no hay nada que calcular.
odds-rest = Otras { $count } posibilidades
odds-exact = exacto
odds-about = ± { $margin } puntos
odds-from-tables = De las tablas de este dispositivo, hechas con las reglas de la partida digital.
odds-from-server = Calculado ahora por el servidor con las reglas de la partida digital.
odds-because = De qué números sale
odds-unfit = { $count ->
    [one] Una respuesta no cabe con las demás y vuelve a ser la de siempre.
   *[other] { $count } respuestas no caben con las demás y vuelven a ser las de siempre.
  }
odds-beyond = Esto no está en las tablas de este dispositivo, y no se llega al servidor.
odds-beyond-note = No se inventa ninguna cifra: las tablas tienen las situaciones más corrientes y un cambio cada vez. Quite cambios, elija otras unidades o vuelva a intentarlo con conexión.
odds-less = Menos: { $what }
odds-more = Más: { $what }
odds-mark-mine = de los míos
odds-mark-enemy = del enemigo
