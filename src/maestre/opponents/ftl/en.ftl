# What the opponents say.

# $game: the game that the agent was meant for
no-agent-for-game = No agent “{ $agent }” plays { $game }: choose one of { $agents }.

# $game: the game that has no fitted evaluation
no-evaluation = Nobody has yet taught { $game } from finished games what a position is worth: there is no curve of chances for it.

# $turn: the number that was asked for
no-such-turn = The game has no turn number { $turn } to look back on.
