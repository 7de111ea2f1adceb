# Lo que dicen los rivales.

# $game: el juego para el que se pidió el agente
no-agent-for-game = Ningún agente «{ $agent }» juega a { $game }: elija uno de estos: { $agents }.
