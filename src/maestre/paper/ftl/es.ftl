# Papel: las palabras que llevan las hojas de todos los juegos.

paper-points = Puntos
paper-total = { $points } de { $limit } puntos
# $count: defectos graves; $rules: la versión de las reglas
paper-judged = { $count ->
    [0] Juzgada con la versión { $rules } de las reglas de Maestre: válida.
    [one] Juzgada con la versión { $rules } de las reglas de Maestre: un defecto impide jugar con esta lista.
   *[other] Juzgada con la versión { $rules } de las reglas de Maestre: { $count } defectos impiden jugar con esta lista.
}
paper-roster = Lista
paper-glossary = Lo que usa la lista
paper-page = Página
paper-of = de
paper-rule = regla
paper-cut = Recorte por las líneas discontinuas.
paper-reference = Consulta rápida
