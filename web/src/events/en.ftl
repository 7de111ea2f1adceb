## What pages of events say

ev-events = Events
ev-lead = An evening of your club: collect lists, see which are illegal and why, pair the rounds, and print pairings and standings.
ev-help = How it works
ev-new = A new event
ev-event-name = What is it called?
ev-game = Game
ev-game-other = Another game, without lists
ev-rounds = Rounds
ev-where = Where is it kept?
ev-where-device = On this device
ev-where-device-note = You paste the lists. Everything but judging works without a connection.
ev-where-online = Online, with a link
ev-where-online-note = Players enter their own lists, hidden until a deadline, and their results.
ev-deadline = Lists until
ev-make = Begin the event
ev-on-device = kept on this device
ev-mine-device = On this device
ev-mine-online = Online
ev-none = None yet.
ev-entered = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
ev-round-count = { $count ->
    [0] not begun
    [one] { $count } round
   *[other] { $count } rounds
}
ev-hosting = you organise it
ev-closed = closed
ev-no-lists = without lists
ev-planned = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
ev-not-kept = This event is not on this device.
ev-full = There is no more room on this device: what you change now is lost when you close the page. Save the standings, or put the event online.
ev-players = { $count ->
    [0] Players
    [one] { $count } player
   *[other] { $count } players
}
ev-add = Add players and lists
ev-paste = Lists of all players
ev-paste-names = Names of all players
ev-paste-like = === Name / Club / Nation
ev-paste-how = Each list begins with a line “=== Name / Club / Nation”; or with lines “Player: …”, “Club: …”, “Nation: …”. If no nation is named, the list’s own faction counts. Who comes again under the same name brings a new list.
ev-take-in = Take them in
ev-files = Open files…
ev-player-number = Player { $number }
ev-judged = { $judged } of { $count } lists judged.
ev-illegal = { $count ->
    [one] One is illegal.
   *[other] { $count } are illegal.
}
ev-unasked = Not all could be judged: there is no connection to the judge. Those may be let in below.
ev-ask-again = Judge them now
ev-list-legal = legal
ev-list-illegal = illegal
ev-list-let-in = let in
ev-list-listless = no list
ev-list-unjudged = not judged
ev-points-of = { $points } of { $limit } points
ev-left = has left
ev-name = Name
ev-club = Club
ev-nation = Nation
ev-list = List
ev-let-in = Let { $name } play all the same
ev-drop = Has left: pair no more
ev-remove = Remove
ev-bring-back = Plays again
ev-next = Round { $round }
ev-results-first = Enter the results of the last round first.
ev-too-few = At least two must play.
ev-still-open = { $count ->
    [one] One list cannot be played with yet: { $names }. Mend it, or let the player in.
   *[other] { $count } lists cannot be played with yet: { $names }. Mend them, or let the players in.
}
ev-first-how = By lot, those of one club apart, and then those of one nation.
ev-swiss-how = Those of equal points meet, nobody twice; if they are odd, one of the lowest who had none gets a bye.
ev-pair = Pair round { $round }
ev-publish = Pair and publish round { $round }
ev-unpair = Pair this round anew
ev-swap = Swap two players
ev-swap-who = Player { $number } of the swap
ev-swap-do = Swap
ev-round-of = Round { $round } of { $rounds }
ev-round-number = Round { $round }
ev-print-round = Print the pairings
ev-csv-rounds = Pairings as CSV
ev-standings = Standings
ev-print-standings = Print the standings
ev-csv-standings = Standings as CSV
ev-round = Round
ev-table = Table
ev-who-meets = Who meets whom
ev-first = First
ev-second = Second
ev-result = Result
ev-score = Score
ev-result-of = Result of table { $table }
ev-score-of = Score of { $name }
ev-open = open
ev-won = { $name } won
ev-drawn = Draw
ev-bye = bye
ev-bye-counts = counts as a win
ev-nameless = (left)
ev-place = Place
ev-points = Points
ev-wdl = W-D-L
ev-wins-draws-losses = Wins, draws and losses; + byes
ev-wins = Wins
ev-draws = Draws
ev-losses = Losses
ev-byes = Byes
ev-opponents = Opponents
ev-opponents-note = The points that the opponents took, on average
ev-margin = Margin
ev-margin-note = Own scores less those of the opponents
ev-order = Order: points, the opponents’ average points, margin, the games among those still equal if all of them have met, lot.
ev-online = Online
ev-online-how = Everybody with the link sees pairings, results and standings. What you have here goes there.
ev-online-there = This event is online: go on there.
ev-put-online = Put it online
ev-forget = Delete from this device
ev-forget-sure = Players, lists and results on this device are gone for good. What is online stays there.
ev-loading = Loading the event…
ev-link = Link to this event
ev-copy = Copy the link
ev-copied = Copied
ev-organised-by = Organised by { $name }
ev-lists-until = Lists come in until { $when } and stay hidden until then.
ev-lists-shown = The lists are open since { $when }.
ev-end-deadline = End it now
ev-end-deadline-sure = No more lists come in, and all of them become visible to everybody.
ev-close = Close the event
ev-close-sure = Nothing of it changes any more: no players, no results.
ev-strike = Delete the event
ev-strike-sure = The event is gone for good, with all lists and results.
ev-is-closed = This event is closed.
ev-enter = Enter
ev-enter-again = Change my entry
ev-your-name = Your name
ev-entered-as = You have entered as { $name }.
ev-hidden-note = Nobody else sees your list before the deadline.
ev-withdraw = Withdraw
ev-withdraw-sure = You are taken out of the event; what you have played stays.
ev-list-sent = list sent
ev-your-table = Your table in this round
ev-say-result = Say the result
ev-claimed = { $name } says: { $result }.
ev-confirm = That is right
ev-wait-confirm = Waiting for your opponent to say the same.
ev-play-here = Play it here
ev-to-room = To the game
ev-add-one = Add a player
ev-see-list = List of { $name }
ev-scenario = Scenario
