# What the opponents say.

# $game: the game that the agent was meant for
no-agent-for-game = No agent “{ $agent }” plays { $game }: choose one of { $agents }.
