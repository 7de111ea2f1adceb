# What a game is about.

briefing = Briefing
briefing-you = You play { $side }
briefing-other = { $side } is told
briefing-win = How one wins
briefing-long = How long it lasts
briefing-know = Three things to know
briefing-to-the-table = To the table
briefing-no-more = Do not open it by itself
