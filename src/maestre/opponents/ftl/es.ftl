# Lo que dicen los rivales.

# $game: el juego para el que se pidió el agente
no-agent-for-game = Ningún agente «{ $agent }» juega a { $game }: elija uno de estos: { $agents }.

# $game: el juego que no tiene evaluación ajustada
no-evaluation = Aún no se ha aprendido de partidas acabadas lo que vale una posición de { $game }: no hay curva de probabilidades.

# $turn: el número que se pidió
no-such-turn = La partida no tiene un turno número { $turn } al que volver.
