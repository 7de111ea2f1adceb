# Lo que dicen los rivales.

# $agent: el nombre que se dio; $agents: los que hay
unknown-agent = No hay ningún agente «{ $agent }»: elija uno de estos: { $agents }.
# $game: el juego para el que se pidió el agente
no-agent-for-game = Ningún agente «{ $agent }» juega a { $game }: elija uno de estos: { $agents }.
