# What a game is about.

briefing = Briefing
briefing-you = You play { $side }
briefing-other = What { $side } is told
briefing-win = How to win
briefing-long = How long it lasts
briefing-know = Three things to know
briefing-to-the-table = To the table
briefing-no-more = Do not show it automatically
