# What the opponents say.

# $agent: the name that was given; $agents: those there are
unknown-agent = There is no agent “{ $agent }”: choose one of { $agents }.
# $game: the game that the agent was meant for
no-agent-for-game = No agent “{ $agent }” plays { $game }: choose one of { $agents }.
