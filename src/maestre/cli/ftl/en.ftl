# What the command line says. Every error names what was typed and the next step.

## Help

help-usage = Usage:
help-default = [default: { $value }]
help-required = [required]
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-help = Show this help and leave.
help-maestre = Maestre plays historical wargames exactly as their rulebooks say: umpire, opponent, archive and laboratory.
help-maestre-version = Say which version this is and leave.
help-any-game = The key of a game, as maestre games lists them.
help-any-json = Give JSON, for programs.
help-any-lang = Language: es or en. Without it, that of the system; English if we do not have that one.
help-any-scenario = The scenario, as maestre games GAME lists them.
help-any-option = A switch of the game, as maestre games GAME lists them; may be repeated.
help-any-file = The file of a recorded game.
help-games = List the games, their scenarios and what is rebuilt or inferred; or say all about one.
help-games-why = Give the reason of each table that is rebuilt or inferred.
help-rules = Show the rules as Maestre applies them, one rule in full, or how many have code and tests.
help-rules-rule = The id of a rule, such as 6.2.c, or a section, such as 6 or 6.2.
help-rules-coverage = Count the rules that have their code and their test; the exit code is 1 if one lacks either.
help-rules-tests = The folder of the game's tests, where it is not beside its code.
help-army = Say what is wrong with an army list and by which rule, or show it with its points.
help-army-file = The file of a list, as text or JSON; or the name of a list that the game offers, to begin from it.
help-odds = Give the odds of a situation at a real table: what is about to be thrown for, told by a few answers.
help-odds-kind = The kind of situation, such as charge; without one, all kinds of the game are listed.
help-odds-answers = Answers that differ from their presets, such as mine=tercio enemy=cuirassiers distance=6.
help-print = Put a list on paper: its roster, cards to cut out and a quick reference, as PDF.
help-print-file = The file of a list, as text or JSON, or the name of a list that the game offers; without it, only the quick reference.
help-print-output = The file to write.
help-print-sheet = What to print: roster, orders, leaders, reference, or all that the game has.
help-print-paper = The paper: a4 or a5.
help-table = Say what is wrong with a table that you laid out and by which rule; without a file, write one to begin from.
help-table-file = The file of a table, as TOML or JSON.
help-lessons = List the lessons of the games and how many minutes each takes; or play them to see whether they hold.
help-lessons-check = Play every lesson by its solutions, by what it foresees as wrong and by answers by chance; the exit code is 1 if one does not hold.
help-simulate = Play many games between agents and count who wins, sides swapped every other game.
help-simulate-games = How many games.
help-simulate-agents = The agents, one for each seat, with commas; one name sits everywhere.
help-simulate-seed = The seed of the study: the same seed gives the same games, wherever they run.
help-simulate-scenario = The scenario; without it, the first of the game.
help-simulate-on = Where the games run: processes (the cores of this machine), ray (a cluster) or here (this process alone).
help-simulate-address = The address of a Ray cluster; without it, --on ray starts a small one on this machine.
help-simulate-workers = How many workers at most; without it, all there are.
help-simulate-check = Assert the invariants of the game after every answer: slower, for soaks.
help-simulate-vary = A switch that every game draws by chance, from its own seed; may be repeated.
help-league = Let agents meet each other in the same battles, twice each with sides swapped, and give the shares with their intervals.
help-league-agents = The agents, with commas: every two of them meet.
help-league-games = How many games every two agents play; two games share a seed.
help-league-seed = The seed of the league: the same seed gives the same games.
help-league-scenario = The scenario; without it, all of the game in equal parts.
help-league-answers = How many answers a maestre may play ahead in a turn: the same number gives the same games everywhere.
help-league-seconds = How many seconds of a core a maestre may think in a turn, instead of counting answers.
help-league-on = Where the games run: processes (the cores of this machine), ray (a cluster) or here (this process alone).
help-league-workers = How many workers at most; without it, all there are.
help-replay = Tell a recorded game turn by turn.
help-replay-to = Stop after so many entries.
help-replay-why = Show what each line rests on: throws, numbers and their rules; and, of a finished game, why the computer answered as it did.
help-replay-analysis = Draw how the chances went, mark the turns that decided, and say what a veteran would have answered there.
help-replay-seconds = How many seconds of a core each of the two questions about a turn of the analysis may take.
help-verify = Check a recorded game: its sealed dice, every throw, every answer and the ending.
help-verify-commitment = The commitment that was published before play, 64 digits: so nobody can have exchanged the seed since.
help-play = Play at the terminal; without a game, go on with one that is under way.
help-play-game = The key of a game, or the file of a saved one.
help-play-scenario = The scenario; without it, the one to learn on.
help-play-seat = The seat you take; without it, the first.
help-play-against = The agent you play against.
help-play-save = The file to save in after every order; if it is there already, the game goes on from it.
help-play-seed = Fix the dice and the opponent's whims, to play the same game again.
help-play-turn = With the file of a game that is over: play it on from the beginning of this turn, as a game of its own with other dice.
help-play-dice = Throw your own dice and type in what they show; those of your opponent fall by themselves.
help-play-plain = No colours and no drawings, one fact a line: for screen readers.
help-play-web = Play in the browser instead: server, engine and bots in this one process, records in files.
help-play-reload = With --web: begin anew whenever a file of the game changes, for whoever writes one; games under way go on.
help-new = Begin a game of your own: write a package with a small game that works, Contraband, under another name.
help-new-name = The key of the game: small letters, digits and underscores, as a name in Python.
help-new-folder = The folder to write it to; it must be empty or not there yet.
help-draw = Draw the opening of a game that describes its board as a scene.
help-draw-scenario = The scenario; without it, the first of the game.
help-draw-seat = The seat through whose eyes it is drawn; without it, a spectator's.
help-draw-svg = Write a picture as SVG instead of letters.
help-draw-plain = No colours and no drawing, one piece a line: for screen readers.
help-play-folder = The folder in which games are kept; without it, that of MAESTRE_FOLDER, maestre-games if it is here, or your own data folder.
help-any-host = The address to listen on; 0.0.0.0 lets others on your network in.
help-any-port = The port to listen on; 0 takes any that is free.
help-any-metrics = The port inside, not for the world, on which figures for Prometheus (/metrics) and whether the process lives (/healthz) are told; without it, none.
help-any-wait = How many seconds to wait for PostgreSQL and NATS at the start.
help-serve = Run a web node: people, rooms and sockets. Settings come from the environment (MAESTRE_DATABASE, MAESTRE_NATS …).
help-worker = Run a worker: engines that judge and keep answers, bots, and notices by mail.
help-worker-only = What this worker does, with commas: engine, bot, notice. Without it, everything.
help-carry = Let running games that began under older rules go on under those of this release, where these come to the very same; the rest stays with workers of the older release. Says which.
help-carry-dry-run = Only say what would be carried over.
help-database = Look after the database of a server (MAESTRE_DATABASE).
help-database-upgrade = Bring the tables up to date; do this before the first start and after every new version.
help-database-upgrade-grant = A role that from then on may read and write rows, and nothing else: the one that serve and worker sign in with.
help-database-backup = Keep the whole database in one file, with what is needed to check it.
help-database-backup-file = The file to write.
help-database-restore = Bring a database back from such a file into an empty one, and play its games again to check them.
help-database-restore-file = The file to read.
help-database-key = Make a key for MAESTRE_SEED_KEYS, with which the seeds of dice are sealed.
help-database-reseal = Seal every seed with the first key of MAESTRE_SEED_KEYS, and those that still lie open; afterwards the other keys may go.
help-admin = Look after a server: people, rooms, jobs, games and reports. Every deed is noted in a log (MAESTRE_DATABASE, MAESTRE_NATS).
help-admin-operator = The name under which your deeds are noted; without it, that of the user of this machine.
help-any-why = Why; it stands in the log.
help-any-all = All of them, not one.
help-any-force = Do it although it cannot be undone.
help-any-word = What to look for; without it, everything.
help-any-person = Somebody's id, as maestre admin people lists them.
help-any-room = The id of a room and of its game, as maestre admin rooms lists them.
help-any-days = For how many days; without it, for good.
help-admin-people = List people, those seen last first: 200 at most.
help-admin-people-word = Part of a name, a whole address or an id.
help-admin-people-banned = Only those who are kept out.
help-admin-people-admins = Only those who look after the server.
help-admin-person = Say all about somebody: state, rooms, reports of them, and what was done to them.
help-admin-person-export = The file to which everything kept about them is written, for them; it must not be there yet.
help-admin-ban = Keep somebody out: their sockets end, they cannot sign in, and their seats are given up as if they had left.
help-admin-ban-why = Why; they read it, and it stands in the log.
help-admin-unban = Let somebody in again.
help-admin-rename = Give somebody another name.
help-admin-rename-name = The new name.
help-admin-sign-out = End all sessions of somebody; guests are not known again after that.
help-admin-sign-out-all = The sessions of everybody.
help-admin-promote = Let somebody with an account settle reports on the server's page /admin.
help-admin-promote-undo = Take that back.
help-admin-forget = Forget somebody who asked for it and cannot sign in: name, address, keys, sessions and words.
help-admin-rooms = List rooms that wait or play, the newest first: 200 at most.
help-admin-rooms-word = A game, a person, a part of a player's name, the word of a link, or an id.
help-admin-rooms-all = Those that are over or closed too.
help-admin-room = Say all about a room: seats, the last words said in it, and what was done to it.
help-admin-close = Close a room for all who play in it or watch it, and halt its game.
help-admin-close-why = Why; all who are in the room read it, and it stands in the log.
help-admin-close-every = Every room of a game, by its key.
help-admin-erase = Delete every room and record of a game for good.
help-admin-erase-game = The key of the game, which need not be installed any more.
help-admin-seat = Hand a seat over to a bot or a person, whoever sits there now.
help-admin-seat-seat = The seat, by its name in the game.
help-admin-seat-bot = The agent that takes the seat.
help-admin-seat-person = The id of the person who takes it.
help-admin-jobs = List jobs, those given up first: 200 at most.
help-admin-jobs-lane = Only those of a lane: bots, mail or webhooks.
help-admin-jobs-given-up = Only those that nobody tries any more.
help-admin-jobs-late = Only those that are due for more than a minute.
help-admin-retry = Try a job again at once.
help-admin-retry-job = The job, by its number.
help-admin-retry-all = All that were given up.
help-admin-drop = Strike a job off.
help-admin-drop-job = The job, by its number.
help-admin-drop-all = All that were given up.
help-admin-games = List games under way, the frozen ones first, and count them by rules version.
help-admin-games-word = The key of a game, or an id.
help-admin-games-frozen = Only those that met a fault of ours and take no answers.
help-admin-games-all = Those that are over too.
help-admin-game = Say all about a game: how far it has come, its jobs, and what was done to it.
help-admin-game-record = The file to which its record is written, without the seed of the dice; it must not be there yet.
help-admin-unfreeze = Open a frozen game again under the rules that are installed; the exit code is 1 if one still fails.
help-admin-unfreeze-all = Every frozen game.
help-admin-unfreeze-back = If its last entries break it, take them back as far as the last answer; they are kept apart.
help-admin-reports = List reports that wait, the oldest first.
help-admin-reports-settled = Those that are settled instead, the last first.
help-admin-report = Show a report with what was said before.
help-admin-report-report = The report, by its number.
help-admin-settle = Settle a report; whoever made it is told next time.
help-admin-settle-report = The report, by its number.
help-admin-settle-outcome = What comes of it: dismiss, warn, hide (the words), rename (with --name) or ban (with --days, or for good).
help-admin-settle-why = Words for whoever was reported, and for the log.
help-admin-settle-days = For how many days a ban lasts; without it, for good.
help-admin-settle-name = The new name.
help-admin-log = Show what was done by whom and why, the last first.
help-admin-log-word = The id of what or whom it was done to, or who did it.
help-admin-sweep = Strike off at once what has been kept long enough.
help-admin-sweep-keep = For how many days things stay this time, as in MAESTRE_KEEP; without it, as that says.
help-bench = Measure how fast this is on this machine.
help-bench-kernel = Measure the kernel beside the chess package: decisions, forks, the doctrine, opening a record. Goes through every scenario to its end: half a minute to two.
help-bench-server = Measure a server of its own on the PostgreSQL and NATS of the environment, beside pgbench. Takes about two minutes.
help-bench-server-seconds = How long each part is measured.

## Errors

unknown-language = Nothing is written in “{ $word }”: choose among { $names }.
file-trouble = { $file } cannot be used ({ $what }): check the name and whether you may read and write it.
file-missing = There is no file { $file }: check the name and the folder.
file-is-folder = { $file } is a folder: name a file in it.
file-forbidden = You may not read or write { $file }: use another file, or ask its owner.
usage-no-such-command = { $command } has no command “{ $word }”: { choose-among }.
usage-no-such-option = { $command } has no option { $word }: { choose-among }.
usage-missing = { $command } needs { $parameter }: see { $command } --help.
usage-bad-value = “{ $value }” cannot be read for { $parameter }, which takes { $possible }: see { $command } --help.
usage-other = That cannot be read ({ $what }): see { $command } --help.
unknown-rule = { $game } has no rule “{ $rule }”: try one of { $near }; a section ({ $sections }) lists its rules, and maestre rules { $game } all.
no-tests = Coverage is read from a checkout with the tests of { $game }, and { $folder } is not there: run it in a clone of the repository, or name the folder with --tests.
save-of-another = { $file } holds a game of { $saved }, not of { $game }: name another file, or say maestre play { $file }.

## Games

games-key = key
games-title = title
games-seats = seats
games-scenarios = scenarios
games-rules = rules version
games-none = No game is installed: install a package that brings one.
games-ours = * A scenario of our own, not the book's.
games-rebuilt = { $game }: of its { $tables } tables we rebuilt { $rebuilt }, wholly or in part, since our sources do not hold them{ $inferred ->
    [0] { "" }
   *[other] , and inferred { $inferred }
}; maestre games { $game } names them.
game-head = { $game }: { $title }. Rules version { $rules }. Seats: { $seats }.
game-scenario = Scenario { $scenario }: { $title }{ $ours ->
    [true] { " " }(ours, not the book's)
   *[false] { "" }
}
game-option = Switch { $option }: { $values } (the first is the default)
game-rebuilt = Rebuilt by us, wholly or in part, since our sources do not hold it ({ $count ->
    [one] { $count } table
   *[other] { $count } tables
}):
game-inferred = Inferred by us, wholly or in part, from what our sources do hold ({ $count ->
    [one] { $count } table
   *[other] { $count } tables
}):
game-why = maestre games { $game } --why gives the reason of each.

## Rules

rules-section = section
rules-id = rule
rules-title = title
rules-origin = ours
rules-origin-ruled = ruling
rules-origin-inferred = inferred
rules-origin-reconstructed = rebuilt
rules-foot = { $game }: { $count } rules. ruling: we decided what the book leaves unclear; inferred: we took from the book what it does not say; rebuilt: our sources do not hold it, or not all of it, and we made it again. maestre rules { $game } and an id shows one in full.
rule-gap = Gap in the book: { $words }
rule-ruling = { $origin ->
    [inferred] What our sources do not say here follows from them. Our ruling
    [reconstructed] What our sources do not hold here is rebuilt by us. Our ruling
   *[ruled] Our ruling
}: { $words }
rule-note = Note: { $words }
rule-check = Check: { $words }
rule-applied = { $count ->
    [0] No code applies it.
   *[other] Applied by { $names }.
}
rule-tests = { $count ->
    [0] No test tries it.
   *[other] Tried by { $names }.
}
coverage-no-code = { $rule }: no code applies it
coverage-no-test = { $rule }: no test tries it
coverage-unknown = named but not in the catalogue: { $what }
coverage = { $game }: { $covered } of { $rules } rules implemented and tested ({ $no_code } need no code){ $optional ->
    [0] { "" }
   *[other] { "; " }{ $optional } optional rules are not played
}

## Simulation

simulate-playing = Playing
study-who = agent
study-wins = wins
study-draws = { $draws ->
    [0] No draws
    [one] One draw
   *[other] { $draws } draws
} in { $games ->
    [one] one game
   *[other] { $games } games
}.
study-side = { $side }: { $wins ->
    [one] one win
   *[other] { $wins } wins
} from this side.
study-decided = These games are enough to tell these agents apart.
study-undecided = Not enough games to tell these agents apart: play more of them with --games.
study-foot = { $game }, scenario { $scenario }, seed { $seed }. Hash { $hash }. { $seconds } s, { $rate } games/s.
league-pair = agents
league-wins = wins (draws)
league-seconds = s of a core a turn
league-foot = { $game }, seed { $seed }. A draw counts as half a win. Hash { $hash }.

## Records

replay-head = { $game }, rules version { $rules }, scenario { $scenario }. { $seats }.
replay-turn = Turn { $turn }
replay-open = The game is not over here: { $entries } of { $of } entries told.
analysis-head = The chance of { $seat } to win, at the beginning of each turn:
analysis-end = End
analysis-even = No turn changed the chances by much.
analysis-swing = Turn { $turn } cost { $seat }: from { $before } to { $after }.
analysis-usual = Played again { $times } times by veterans on both sides, the turn came to { $chance } for the same side (± { $margin }).
analysis-alike = Asked as often as there was time, a veteran would have answered nothing else.
analysis-instead = { $seat } answered “{ $said }”; a veteran would have answered “{ $instead }”.
analysis-likely = Played on with the same dice, { $times } times each, the veteran's answer comes to { $instead }, the other to { $said }: it was probably better. (entry { $place })
analysis-hardly = Played on with the same dice, { $times } times each, the veteran's answer comes to { $instead }, the other to { $said }: no better than chance explains. (entry { $place })
outcome-won = { $seat } wins. { $reason }
outcome-draw = A draw. { $reason }
outcome-points = { $seat }: { $points ->
    [one] one point
   *[other] { $points } points
}
ledger-throw = dice: { $dice } ({ $rule })
# $seat: whose reason for an answer it is; $why: the answer and its reason
ledger-reason = { $seat }: { $why }
ledger-tally = { $steps } = { $value }
tally-base = { $amount } ({ $rule })
tally-plus = plus { $amount } ({ $rule })
tally-divided = divided by { $amount } ({ $rule })
tally-times = times { $over ->
    [1] { $amount }
   *[other] { $amount }/{ $over }
} ({ $rule })
tally-rounded-up = rounded up to { $amount } ({ $rule })
tally-rounded-down = rounded down to { $amount } ({ $rule })
tally-at-most = at most { $amount } ({ $rule })
tally-at-least = at least { $amount } ({ $rule })
news-more = … and { $count } more like these: log { $all } shows them all.
verify-fault = Not verified. { $fault }
verify-commitment = The seed is the one that the record says was sealed before play. It vouches for itself alone: with --commitment and what was published at the start, nobody can have exchanged it.
verify-published = The seed is the one that was sealed before play: it fits the commitment that was published.
verify-no-commitment = No seed is in the record: nothing was sealed.
# $given: what was typed
commitment-unread = “{ $given }” is no commitment: it has 64 digits from 0 to 9 and a to f. Copy it whole from where you saw it at the start.
verify-imagined = This is a trial of a game under way: it begins with a position that was imagined from what one side knew, and what is verified is what came after.
verify-throws = { $count ->
    [0] No throw of the sealed dice
    [one] One throw of the sealed dice is right
   *[other] All { $count } throws of the sealed dice are right
}{ $typed ->
    [0] { "" }
   *[other] ; { $typed } were typed in by people
}.
# $seat: whose dice they were, or none; $count: how many throws; $entries: their numbers in the record
verify-by-hand = Typed in{ $seat ->
    [none] { "" }
   *[other] { " by " }{ $seat }
}: { $count ->
    [one] the throw in entry
   *[other] the throws in entries
} { $entries }.
verify-answers = { $count ->
    [one] The one answer is
   *[other] All { $count } answers are
} legal under { $game }, rules version { $rules }{ $undone ->
    [0] { "" }
   *[other] ; { $undone } times something was taken back
}.
verify-ending = The ending and the hash of the last position are right: { $hash }
verify-no-ending = The game is not over; its position has the hash { $hash }

## Playing

play-options = You may answer: { $options }.
play-place = Type a piece, where it goes and, if it matters, where it faces in degrees, clockwise from the top: PIECE X Y [FACING]; on a board with named places PIECE PLACE [FACING]. Pieces: { $pieces }.
play-route = Type a piece and its legs, with commas between them: PIECE HOW AMOUNT, HOW AMOUNT …; a leg to a place is HOW X Y [FACING] or HOW PLACE. Pieces: { $pieces }. Legs: { $legs }.
play-undone = Taken back.
play-followed = { $given } of { $all } have obeyed.
play-no-results = Nothing has been thrown or reckoned yet: play on, then ask why.
play-odds-what = Say the odds of what: odds and an attack, as you would order it.
play-no-dice = No dice fall in that order, so it has no odds: order it, or ask for an attack.
play-chance = { $percent }%: { $result }
play-about = ≈ { $percent }% (± { $margin }): { $result }
play-odds-go-on = That is a first estimate; it is worked out more closely now. Ctrl-C leaves it at what is known.
play-save-where = Say where to save: save and the name of a file.

## Games at the terminal keep themselves

play-welcome = { $game }, scenario { $scenario }. You play { $seat }. Type help at any time; map shows the board.
play-keeps = Every order is kept in { $file }. The dice are sealed ({ $seal }…).
play-interrupted = Nothing is lost: the game is kept after every order in { $file }. Ctrl-C once more leaves.
play-kept = The game is kept in { $file }.
play-go-on = To go on with it: { $command }
play-nothing = You ordered nothing, so no game is kept.
play-moved = Somebody else wrote the file of this game, which goes on in { $file }.
play-over = To tell it again: { $command }
play-over-check = To check its dice and every answer: { $command }
play-saved = Kept in { $file }, now and after every order.
play-save-taken = { $file } is there already: name a file that is not.
play-too-long = That line has { $count } characters, and { $most } are the most: type an order, or ? for the answers.
play-folder = Games cannot be kept in { $folder } ({ $what }): name another folder with --folder or MAESTRE_FOLDER.
play-unkept-yet = The last orders are not in { $file } yet: type save and another file, or Ctrl-C once more to leave without them.
play-quit-again = To leave without them, quit once more.
play-lost = The last orders could not be written to { $file } and are lost.
play-unkept = The game could not be written to { $file } ({ $what }). It goes on, but the last orders are kept nowhere yet: make room, or type save and another file.
play-save-folder = There is no folder { $folder }: make it, or name a file in one that is there.
play-save-failed = The game cannot be kept in { $file } ({ $what }), so it stays where it was: name another file.
play-no-log = Nothing has happened yet: answer the question, then ask again.
play-undo-stands = { $why ->
    [undo-die] Dice have fallen
    [undo-drawn] Something has been drawn
    [undo-revealed] Something hidden has been shown
   *[undo-other] Others have answered
} since your last order, so it stands.
play-thinking = { $seat } is thinking…
play-auto = The machine plays for you. Ctrl-C stops it.
play-opening = Setting up { $game }…
play-answers = ? lists the answers.
# $count: how many dice; $sides: how many faces the largest has; $rule: the rule that asks for them
play-dice = Throw { $count ->
    [one] a die
   *[other] { $count } dice
} of { $sides } faces ({ $rule }) and type what { $count ->
    [one] it shows
   *[other] they show, one number for each
}; “throw” has Maestre throw.
play-dice-late = The game in { $file } is under way, and who throws its dice was settled when it began: leave --dice out.
play-nearest = Did you mean “{ $word }”?
play-auto-what = The machine cannot play on to “{ $word }”: auto alone is for the phase; auto turn and auto game take more.
play-map-on = The board comes by itself from now on; map off ends that.
play-map-off = The board comes no more by itself: map shows it, map on brings it back.
refused-more = … and { $count } more are refused for the same reason.
news-before = … this is the end of { $count } lines: log { $count } shows them all.
play-page = Page { $page } of { $pages }: { $word } { $next } shows { $next ->
    [1] the first
   *[other] the next
} one.
play-help =
    In every game you may also type these.
    ?: the answers to the question
    map: the board; map on and map off, whether it comes by itself
    undo: take back your last order, until dice have fallen
    why 3: what the last results rest on, throws, numbers and rules
    odds …: the chances of an attack, before you order it
    advice: what the machine would do in your place, and why
    auto: leave the rest of this phase to the machine; auto turn, auto game
    log 30: what has happened
    rule 6.2: the rules of a section; with a whole id, that rule in full
    save FILE: keep the game in a file of your own
    resign: give up
    quit: leave; maestre play goes on with the game
play-which-rule = { $rule ->
    [none] Say which rule:
   *[other] There is no rule “{ $rule }”:
} try { $near }, or an id that stands behind a sentence.
play-which = These games are under way.
play-under-way = { $number }: { $game }, { $scenario }, { $seat }, turn { $turn }, { $when }.
play-new = Games to begin: { $games }.
play-choose = { $count ->
    [0] Type the name of a game.
   *[other] Type a number to go on (Enter takes 1), or the name of a game to begin it.
}
play-choose-prompt = Game
play-choice = There is no “{ $word }” here: { $near ->
    [none] type a number or a name that is listed.
   *[other] did you mean { $near }?
}
play-earlier = A game of { $game } from { $when } is under way: to go on with that one, quit and type { $command }

## Benchmark

bench-running = Measuring play by chance and chess for about { $seconds } seconds, then forks, the doctrine and records…
bench-decisions-per-s = decisions a second: { $value }
bench-chess-moves-per-s = moves of the chess package a second: { $value }
bench-ratio-to-chess = decisions to chess moves: { $value }
bench-fork-us = a fork in the middle of a step: { $value } µs
bench-fork-answer-us = a fork and its first answer, each answer tried once: { $value } µs
bench-memory-mb = the most memory held: { $value } MB
bench-doctrine-ms = an answer of the game's doctrine: { $value } ms
bench-open-snapshot-ms = opening a finished record from its last snapshot: { $value } ms
bench-open-replay-ms = opening it from its first entry: { $value } ms
bench-queries = { $what }: { $ours } a second; Shapely { $shapely }
bench-queries-alone = { $what }: { $ours } a second
bench-query-sight = lines of sight past two dozen bases
bench-query-sight-corridor = the same with a corridor to keep
bench-query-glimpse = any point of a base seen
bench-query-sweep = straight moves of eight inches
bench-query-distance = distances of two bases

## Settings

# $name: the variable; $nearest: the setting that looks most like it; $names: all settings
setting-misspelt = There is no setting { $name }: did you mean { $nearest }? The settings are { $names }.
# $name: the variable; $value: what it says
setting-needs-port = { $name } cannot be “{ $value }”: give a port, a number from 1 to 65535, such as 587.
setting-needs-count = { $name } cannot be “{ $value }”: give a whole number from 1 to { $most }.
# $words: all that it may be
setting-needs-one-of = { $name } cannot be “{ $value }”: choose one of { $words }.
# $schemes: how the address may begin
setting-needs-address = { $name } is “{ $value }”, which is no address that can be used: give one that begins with { $schemes }, then a host and, if need be, a port.
setting-needs-host = { $name } cannot be “{ $value }”: give only where players find the server, such as https://maestre.example, with nothing behind the host.
setting-needs-word = { $name } cannot be “{ $value }”: use letters, digits, dashes and underscores only.
# $what: what is counted; $value: how often
setting-pace = { $name } cannot read “{ $what }={ $value }”: write how often in which time, such as { $what }=30/minute or { $what }=100/2 second; the times are second, minute, hour, day, month and year.
# $most: how high it may be
setting-caps = { $name } cannot read “{ $what }={ $value }”: write a whole number from 1 to { $most }, such as { $what }=20.
# $what: what is kept; $value: how long; $most: how many days are possible
setting-keep = { $name } cannot read “{ $what }={ $value }”: write for how many days, from 0 to { NUMBER($most, useGrouping: 0) }, such as { $what }=90 days.
# $other: the setting that is missing
setting-goes-with = { $name } is set and { $other } is not: give { $other } too, the address from which mail is sent, or take { $name } away to send none.

setting-about-database = The address of PostgreSQL: `postgresql://user:password@host:5432/name`.
setting-about-nats = The address of NATS, with its token if it has one: `nats://token@host:4222`.
setting-about-realm = What the server's subjects in NATS begin with: another one for each server that shares a NATS.
setting-about-base-url = Where players find the server, with nothing behind the host. Cookies, passkeys and the links in notices depend on it; with `https://` cookies travel encrypted only.
setting-absent-base-url = the host that a browser names counts as ours, and links in notices lead to `{ $default }`
setting-about-proxied = `1` if a proxy of your own stands in front and writes `X-Forwarded-For`, so that limits count each player and not the proxy; `0` if not.
setting-about-pace = How often each thing may be done, as `name=times/span` with commas between: `sockets=2000/minute,frames=500/second`. What is not named stays as it is.
setting-about-seed-keys = The keys with which the seeds of dice are sealed in the database: `id:key,id:key`, as `maestre database key` makes them. The first seals, all open. Only workers that run games (`engine`, `bot`) need it, and they do not start without it.
setting-absent-seed-keys = no key: `serve` runs, a worker that runs games does not start
setting-about-processes = How many processes beside each engine answer quick questions (what may be ordered, what an order comes to); for advice, and for odds and replays, there are half as many more each. One core each is enough.
setting-absent-pace = what suits a club
setting-about-caps = How much one may have at a time, as `name=number` with commas between: `rooms=100,guest_bots=2`. What is not named stays as it is.
setting-absent-caps = what suits a club
setting-about-keep = For how many days things stay, as `name=days` with commas between: `chat=90 days,deeds=730`. What is not named stays as it is.
setting-absent-keep = what the table below says
setting-about-contact = Where people write to you: an e-mail address or a page. Whoever is kept out reads it.
setting-absent-contact = they read that they may write to whoever runs the server
setting-about-smtp-host = The mail server.
setting-absent-smtp-host = no mail is sent, webhooks are; accounts have a name and a password, and no address
setting-about-smtp-port = The mail server's port.
setting-about-smtp-user = The name with which to sign in at the mail server.
setting-absent-smtp-user = nobody signs in there
setting-about-smtp-password = The password with which to sign in at the mail server.
setting-absent-smtp-password = an empty one
setting-about-smtp-from = The address from which mail is sent; it is needed if there is a mail server.
setting-absent-smtp-from = only possible without a mail server
setting-about-smtp-tls = How the connection to the mail server is encrypted: `starttls` (it begins in the clear, usually at port 587), `tls` (from the first byte, usually at port 465) or `none`.
setting-about-folder = Where the games that are played on this machine are kept, at the terminal and with `maestre play --web`.
setting-absent-folder = the folder `maestre-games`, if it is where the command is given; else one of your own user (on Linux, `~/.local/share/maestre`)

pace-about-guests = people who come in under a name alone, for each address
pace-about-sign-ins = tries to sign in, for each account from one address; ten times that for an address
pace-about-strangers = tries to sign in to one account, from all addresses together; more are answered some seconds later, and none is refused
pace-about-accounts = new accounts, for each address
pace-about-resets = new passwords and addresses asked for, for each address
pace-about-mail = letters of one kind to one mailbox; whoever asks more often gets the usual answer, and no letter
pace-about-rooms = new rooms, for each person; ten times that for an address
pace-about-events = new events, for each person; ten times that for an address
pace-about-entries = entries sent or mended in events, for each person; ten times that for an address
pace-about-event-looks = looks at events and their lists, for each address
pace-about-commitments = commitments to the dice of games to come, for each person
pace-about-prints = lists that are printed, for each address
pace-about-lists = army lists that are judged, for each address
pace-about-own-lists = army lists that holders of accounts keep, for each person; ten times that for an address
pace-about-figures = files of figures from a printed game that are tried out, for each address
pace-about-lessons = steps of lessons and questions about them, for each address
pace-about-links = links that are followed, for each address
pace-about-chat = lines of talk, for each person
pace-about-replays = replays, for each person; ten times that for an address
pace-about-analyses = questions about a game that is over (its curve, a turn of it), for each person; ten times that for an address
pace-about-reports = reports of talk or names, for each person
pace-about-requests = requests of any kind, for each address
pace-about-sockets = sockets that are opened, for each person
pace-about-address-sockets = sockets that are opened, for each address
pace-about-frames = messages on sockets, for each person; ten times that for an address without one
pace-about-refusals = deeds in games that the rules refuse, for each person

cap-about-rooms = games that wait or are played, for the holder of an account: those in which they sit, and those they opened in the last day
cap-about-guest-rooms = the same for a guest
cap-about-bots = programs that play in rooms opened by the holder of an account
cap-about-guest-bots = the same for a guest
cap-about-events = events that are not closed, organised by the holder of an account
cap-about-guest-events = the same for a guest
cap-about-lists = army lists that the holder of an account keeps
cap-about-abreast = calls of one person that an engine works on at a time, and questions of each kind (quick ones, advice, odds); the others wait in a line of their own
cap-about-calls = calls and looks under way, for each person; ten times that for all without a name behind one address
cap-about-sockets = open sockets (windows), for each person
cap-about-watched = games that one socket watches
cap-about-address-sockets = open sockets, for each address
cap-about-connections = connections of any kind, for each address; behind a proxy the proxy bounds them
keep-about-chat = what was said in a room that is over or closed, since its last change
keep-about-jobs = jobs that were given up, since then
keep-about-sessions = sessions that nobody uses; 90 days at most
keep-about-guests = guests without a session who never sat, hosted, spoke or entered an event
keep-about-reports = reports, since they were settled
keep-about-notes = what somebody is to be told who does not come
keep-about-deeds = the log of what admins did
keep-about-events = events with all their lists, since their last change
keep-about-snapshots = snapshots of finished games, which are made again when needed

## Servers

setting-missing = { $name } is not set: give it in the environment, for instance { $name }=postgresql://user@host/maestre for the database.
# $name: the setting
setting-needs-keys = { $name } is not as it must be: keys as id:key, separated by commas, as maestre database key makes them, each id once.
setting-unknown = { $name } does not know “{ $word }”: it may name { $words }.
# $given: what was typed in place of a file
play-turn-of-what = --turn plays a game on that is over: name its file in place of “{ $given }”.
# $file: the file
play-turn-save = { $file } is there already: name another file for the new game, or leave --save out.
# $file: the file
play-turn-until-over = The game in { $file } is not over: play it to its end first, or leave --turn out to go on with it.
# $turn: the turn
play-turn-late = Nothing was left to decide in turn { $turn }: choose an earlier one (maestre replay lists them).
play-only-people = Positions stay on a real table, which no program sees, and at the terminal it is a program that you play against: open a room for people with maestre play --web, or leave out positions=table.
play-what = Say what to play: a game (maestre games lists them), the file of a saved one, or --web for the browser.
database-old = The tables of the database are not up to date (they are at { $have }, and this version needs { $need }): run maestre database upgrade, then start again.
database-new = The tables of the database are too new (they are at { $have } and need a version that knows { $need }; this one knows { $code }): start the newer version that they were made for.
database-busy = Somebody has held a table of the database all the while, and after { $tries } tries nothing was changed: find who in pg_stat_activity, end that, and run maestre database upgrade again.
database-no-role = The database has no role “{ $role }”: make it (deploy/roles.sql does), then run maestre database upgrade again.
database-not-ours = The role “{ $user }” may not give “{ $role }” any rights: the tables belong to another. Run deploy/roles.sql, which hands them over, then try again.
seed-keys-missing = MAESTRE_SEED_KEYS is not set, and a worker that runs games seals their dice: make a key with maestre database key, set it and start again.
port-taken = Nobody can listen on { $host }:{ $port } ({ $what }): choose another port or address, or end what holds it.
server-needs = The server's parts are not installed: pip install "maestre[server]".
serving = Serving on { $address }
serving-home = Play at { $address } — games are kept in { $folder }; leave with Ctrl+C.
# $room: the game's name; $game: the key; $rules, $to: the versions
carry-carried = { $room } ({ $game }): carried over from version { $rules } of the rules to { $to }.
# $why: one of the sentences below
carry-left = { $room } ({ $game }): stays with version { $rules } of the rules. { $why }
# $dry: yes if nothing was changed
carry-done = { $dry ->
    [yes] Nothing was changed. Would be carried over: { $carried }; would stay: { $left }.
   *[no] Carried over: { $carried }; left as they are: { $left }.
}{ $left ->
    [0] { "" }
   *[other] { " " }Keep workers of the older release for what stays.
}
carry-no-engine = No worker with version { $rules } answers, so where the game stands cannot be compared: start one and try again.
carry-busy = It was played on faster than it could be followed: try again.
# $what: what the rules say
carry-refused = The rules at hand do not take it: { $what }
# $number: the number of the entry
carry-entry = Entry { $number } does not hold under the rules at hand: { $what }
carry-position = From entry { $number } on the position is another under the rules at hand.
# $what: the kind of the error
carry-broken = The rules at hand break at entry { $number } ({ $what }): please report it.
database-up = The tables are up to date.
# $key: the id of a key
key-made = Key “{ $key }” on the line above: put it first in MAESTRE_SEED_KEYS of every worker, before a comma and the keys that are there, and keep a copy apart from the backups.
# $sealed: how many lay open; $renewed: how many were sealed with another key; $key: the key's id
resealed = Sealed with key “{ $key }”: { $sealed } { $sealed ->
    [one] seed that lay open
   *[other] seeds that lay open
}, { $renewed } that { $renewed ->
    [one] was
   *[other] were
} sealed with another key.
# $count: how many seeds; $keys: ids of keys
seeds-locked = { $count ->
    [one] One seed is
   *[other] { $count } seeds are
} sealed with keys that MAESTRE_SEED_KEYS lacks ({ $keys }): their games cannot go on until those keys are added.
# $keys: ids of keys
backup-keys = The seeds of running games in it are sealed with: { $keys }. Without these keys of MAESTRE_SEED_KEYS the games cannot go on: keep them apart from the backup.
backup-made = { $file }: { $games } { $games ->
    [one] game
   *[other] games
}, { $entries } entries.
backup-restored = { $games } { $games ->
    [one] game is
   *[other] games are
} back, { $replayed } played again and found right.
no-pgbench = pgbench is not on this machine: install PostgreSQL's server package, which brings it, and try again.
bench-server-running = Starting a server of its own and loading it: about two minutes.
bench-replies-per-s = Replies acknowledged a second: { $value }
bench-pgbench-per-s = The same INSERT by pgbench, a second: { $value }
bench-ratio-to-pgbench = Ratio: { $value }
bench-paced-replies-per-s = At a steady pace of replies a second: { $value }
bench-p50-ms = Until the other browser hears, median: { $value } ms
bench-p95-ms = Until the other browser hears, 95 of 100: { $value } ms
bench-p99-ms = Until the other browser hears, 99 of 100: { $value } ms
bench-watcher-events-per-s = Events a second to 1,000 watchers of one game: { $value }
bench-kb-per-socket = Memory of an idle socket: { $value } kB
bench-idle-sockets = Idle sockets on one node: { $value }
bench-web-ms = Cost of a reply in the web node, ms of a core: { $value }
bench-engine-ms = Cost of a reply in the engine, ms of a core: { $value }
bench-postgres-ms = Cost of a reply in PostgreSQL, ms of a core: { $value }
bench-players-ms = Cost of a reply on the players' side, ms of a core: { $value }
bench-entry-bytes = Bytes kept for a reply, indices included: { $value }
backup-damaged = { $file } is damaged or no backup of Maestre: use another copy.
backup-format = { $file } is of format { $format } and { $known } is known here: use a newer version of Maestre.
backup-no-tables = The database { $database } does not have the tables of Maestre: check MAESTRE_DATABASE, or run maestre database upgrade.
backup-tool-missing = { $tool } is not there: install the package postgresql-client.
backup-tool-old = { $tool } is of version { $have }, and { $need } or later is needed: install postgresql-client-{ $need }.
backup-tool-failed = { $tool } did not finish ({ $what }): correct that and try again.
restore-not-empty = The database { $database } has { $tables } tables already: make an empty one with createdb and try again.
restore-server-old = The backup is of PostgreSQL { $need } and this server is { $have }: use the same or a newer one.
restore-differs = What was restored to { $database } does not match the backup ({ $part }): drop that database and use another copy.
restore-unplayable = The game { $game } cannot be played again ({ $what }): do not use this database; try another copy.
bench-pulse-web-ms = A browser asks whether it has missed anything, web node, ms of a core: { $value }
bench-pulse-engine-ms = A browser asks whether it has missed anything, engine, ms of a core: { $value }
bench-bot-ms = An answer of the doctrine, ms of a core: { $value }
bench-pgbench-statement-per-s = The whole statement that keeps an answer by pgbench, a second: { $value }
bench-ratio-to-statement = Ratio to that: { $value }

## Army lists

game-lists = { $options } also take a list of your own: --option { $option }=@FILE; maestre army { $game } FILE says what is wrong with it.
army-legal = The list may be played with: { $points } points of { $limit }.
army-flawed = { $file } cannot be played with; { $count ->
    [one] one thing bars it
   *[other] { $count } things bar it
}. Mend what is said of it and try again.
army-flaw = - { $what } { $remedy } ({ $rule })
army-advice = - Advice: { $what } { $remedy } ({ $rule })
army-unread = { $file }: { $what }
# $kind: a word; $words: what it means
odds-kind = { $kind }: { $words }
# $word: what was typed; $names: what there is; $near: what was probably meant, or none
odds-no-kind = There is no situation “{ $word }” in { $game }{ $near ->
    [none] .
   *[other] ; perhaps { $near }.
} There are: { $names }.
odds-no-answer = “{ $word }” is no answer: write name=value, such as distance=6.
odds-refused = { $what }
# $asks: what is asked; $answer: in words; $name: the name for an answer of one's own; $of: given or preset
odds-question = { $of ->
    [given] - { $asks }: { $answer } ({ $name })
   *[preset] - { $asks }: { $answer }, preset ({ $name })
}
odds-because = { $what }: { $why }
army-not-text = { $file } cannot be read as text: save it in UTF-8 and try again.
option-refused = { $game } cannot be played so: { $what }

## Tables that players lay out

game-tables = { $option } also takes a table of your own: --option { $option }=@FILE; maestre table { $game } FILE says what is wrong with it.
table-legal = The table may be played on, with { $count ->
    [one] one piece
   *[other] { $count } pieces
} of scenery: maestre play { $game } --option table=@{ $file }
table-bars = { $file } cannot be played on; { $count ->
    [one] one thing bars it
   *[other] { $count } things bar it
}. Mend what is said of it and try again.
table-begin = A table for { $game }. Lengths in inches from the western and southern edges, facing in degrees.
table-size = a table { $width } by { $depth } inches; its pieces, as KIND:FORM:
no-such-table = There is no file { $file }: maestre table { $game } alone writes one to begin from.

## Names that are not known, and what can be typed

# $near: the name that was most likely meant; $names: all there are
choose-among = { $near ->
    [none] choose among { $names }
   *[other] did you mean { $near }? Choose among { $names }
}
no-such-game = There is no game “{ $word }” here: { choose-among }.
no-such-scenario = { $game } has no scenario “{ $word }”: { choose-among }.
no-such-seat = { $game } has no seat “{ $word }”: { choose-among }.
no-such-agent = No agent “{ $word }” plays { $game }: { choose-among }.
no-such-switch = { $game } has no switch “{ $word }”: { choose-among }.
no-such-value = “{ $word }” is no value of the switch { $switch } of { $game }: { choose-among }.
no-such-role = A worker does not know the part “{ $word }”: { choose-among }, with commas between them.
no-such-place = Games cannot run on “{ $word }”: { choose-among }.
no-such-shell = Completion is not written for the shell “{ $word }”: { choose-among }.
no-such-sheet = { $game } has no sheet “{ $word }”: { choose-among }.
no-such-paper = There is no paper “{ $word }” here: { choose-among }.
not-printed = Nothing was printed. { $what }
printed = { $file } is written{ $count ->
    [0] .
    [one] , with the flaw that bars the list from play.
   *[other] , with the { $count } flaws that bar the list from play.
}
no-such-list = { $game } offers no list “{ $word }”, and there is no such file: { choose-among }.
no-switches = { $game } has no switches, so “{ $word }” cannot be chosen: leave --option out.
switch-without-value = A switch is given as NAME=VALUE, and “{ $word }” has no value: { choose-among }.
usage-extra = { $command } has no use for “{ $word }”: leave it out, or see { $command } --help.
usage-no-value = { $option } was given without a value: type { $possible } after it.
help-any-options = [OPTIONS]
help-any-command = COMMAND
help-examples = Examples
possible-any = a value
possible-games = a whole number from 1 to 1000000
possible-seed = a whole number
possible-workers = a whole number, 0 or more
possible-to = a whole number, 0 or more
possible-host = an address of this machine, such as 127.0.0.1
possible-port = a whole number from 0 to 65535
possible-metrics = a whole number from 0 to 65535
possible-wait = a number from 0 to 3600
possible-seconds = a number from 1 to 3600
possible-lang = es or en
metavar-game = GAME
metavar-file = FILE
metavar-name = NAME
metavar-value = VALUE
metavar-address = ADDRESS
metavar-rule = RULE
metavar-folder = FOLDER
metavar-agent = AGENT
metavar-agents = AGENTS
metavar-switch = SWITCH
metavar-seat = SEAT
metavar-place = PLACE
metavar-port = PORT
metavar-parts = PARTS
metavar-shell = SHELL
metavar-seconds = SECONDS
possible-tables = a whole number from 1 to 4096
possible-days = a whole number of days from 1 to 3650
possible-job = the number of a job
possible-report = the number of a report
metavar-word = WORD
metavar-words = WORDS
metavar-person = PERSON
metavar-room = ROOM
metavar-n = N
help-simulate-records = Keep the record of every game in this folder, a file for each, for maestre verify and maestre replay.
help-bench-kernel-seconds = How long random play and chess are measured, at least one game of each scenario.
help-bench-kernel-tables = How many games by chance are open at once, answered in turns: above 1, for the seconds alone and to no end.
help-database-backup-force = Replace the file if it is there already.
simulate-recorded = { $count ->
    [one] One record is
   *[other] { $count } records are
} in { $folder }: maestre verify { $file } checks the first.
records-there = { $folder } already holds { $count ->
    [one] a record
   *[other] { $count } records
}: name a folder that is new or empty, so that studies do not mix.

## Servers that cannot be reached, and starting

starting = Starting: the server's parts and the games take some seconds to load…
# $part: PostgreSQL or NATS; $place: where it should be; $what: what was said
waiting-for = Waiting for { $part } at { $place } ({ $what })…
working = Ready to work as { $parts }; leave with Ctrl+C.
# $value: what was set, without any password
# $place: host:port/database; $what: what PostgreSQL or the network said
database-away = PostgreSQL cannot be used at { $place } ({ $what }): check that it runs, that its host, port, database and user in MAESTRE_DATABASE are right, and that it lets this machine in.
# $place: host:port; $what: what NATS or the network said
nats-away = NATS cannot be used at { $place } ({ $what }): check that it runs, that its host, port and token in MAESTRE_NATS are right, and that nothing stands between.
backup-there = { $file } is there already and stays as it is: name another file, or say --force to replace it.
folder-missing = There is no folder { $folder }: make it first, or name another.

## Doctor

help-doctor = Look whether all is here that Maestre needs: versions, terminal, games, the web client, PostgreSQL and NATS.
doctor-ok = good
doctor-warning = warning
doctor-fault = fault
doctor-all = { $faults ->
    [0] No fault
    [one] One fault
   *[other] { $faults } faults
}, { $warnings ->
    [0] no warnings
    [one] one warning
   *[other] { $warnings } warnings
}.
doctor-python = Maestre { $maestre } on Python { $python }.
doctor-library = Libraries: { $names }.
doctor-library-old = { $name } is of version { $have }, and { $least } or later is needed: pip install --upgrade "{ $name }>={ $least }".
doctor-library-missing = { $name } is not installed: pip install --upgrade maestre.
doctor-language = Language: { $lang ->
    [es] Spanish
   *[en] English
}; --lang, or LC_ALL, LC_MESSAGES and LANG, decide it.
doctor-encoding = The output is written in { $encoding }, which lacks some of our letters and lines: set LC_ALL=C.UTF-8, or PYTHONIOENCODING=utf-8.
doctor-terminal = Terminal: { $width } columns, { $height } lines, colours: { $colours }.
doctor-no-terminal = The output goes to a file or a pipe: no colours, no wrapped lines.
doctor-narrow = The terminal has { $width } columns and boards want { $least }: widen it, or play with --plain.
doctor-folder = Games can be kept in { $folder }.
doctor-folder-closed = { $folder } cannot be written: go to another folder, or name one with --folder or MAESTRE_FOLDER.
doctor-games = Games, with the version of their rules: { $names }.
doctor-no-games = No game is installed: install Maestre again, or a package that brings one.
doctor-game-broken = The game { $game } does not load ({ $what }): install its package again.
doctor-client = The client for browsers is built in.
doctor-no-client = The client for browsers is not built: run make web in the clone, or install the wheel, which has it.
doctor-no-server = The server's parts are not installed, so play --web, serve and worker are not to be had: pip install "maestre[server]".
doctor-database = PostgreSQL answers at { $place } and its tables are up to date.
doctor-no-database = MAESTRE_DATABASE is not set: only serve, worker and database need it.
doctor-keys = MAESTRE_SEED_KEYS opens the seeds of all running games.
doctor-no-keys = MAESTRE_SEED_KEYS is not set: workers that run games do not start without it; maestre database key makes one.
doctor-nats = NATS answers at { $place }.
doctor-no-nats = NATS is neither set (MAESTRE_NATS) nor on this machine: only serve and worker need it.

## Completion

help-maestre-show-completion = Show what bash, zsh or fish must run for Tab to complete commands and names.
help-maestre-install-completion = Set Tab up in bash, zsh or fish, for every terminal from now on.
completion-installed = Tab completes maestre in { $shell } from the next terminal on: { $file }{ $start ->
    [none] { "" }
   *[other] , which { $start } now reads
}.

## Odd surroundings, and what was broken off

output-trouble = What was to be written could not be ({ $what }): make room where the output goes, or send it elsewhere.
record-unread = { $file }: { $what }
record-long = { $file } is longer than { $most } MB, which no record of a game is: check the name.
setting-needs-encoding = { $name } is “{ $value }”, whose user or password has signs that end them: write @ as %40, : as %3A and / as %2F there.
simulate-stopped = Stopped before the end: nothing is told of the games that were played.
simulate-stopped-records = Stopped before the end: { $count ->
    [0] no record is
    [one] one record of { $games } is
   *[other] { $count } records of { $games } are
} in { $folder }. To play the study again, name a folder that is new or empty.
backup-no-file = { $file } is no file that a backup can replace: name another.

## Looking after a server

admin-nothing = There is nothing of the kind.
admin-id = id
admin-name = name
admin-email = address
admin-seen = last seen
admin-sessions = sessions
admin-state = state
# $until: until when, or “never”
admin-state-banned = { $until ->
    [never] kept out for good
   *[other] kept out until { $until }
}
admin-state-admin = admin
admin-state-guest = guest
admin-state-account = account
admin-game = game
admin-stage = stage
admin-stage-waiting = waiting
admin-stage-playing = playing
admin-stage-over = over
admin-stage-closed = closed
admin-stage-frozen = frozen
admin-host = host
admin-seats = seats
admin-changed = last change
admin-hidden = hidden
admin-number = number
admin-lane = lane
admin-kind = kind
admin-due = due
admin-tries = tries
admin-given-up = given up
admin-error = what broke
admin-entries = entries
admin-waiting = waits for
admin-frozen = frozen since
admin-made = made
admin-reason = reason
admin-about = about
admin-quoted = what
admin-reporter = by
admin-outcome = outcome
admin-when = when (UTC)
admin-who = who
admin-what = what
admin-why = why
admin-banned-why = Kept out because: { $why }
admin-closed-why = Closed because: { $why }
admin-adds = The reporter adds: { $words }
admin-version = { $game }, rules { $rules }: { $count ->
    [one] { $count } game under way
   *[other] { $count } games under way
}
admin-written = Written: { $file }
admin-banned = { $person } is kept out { $days ->
    [0] for good.
    [one] for { $days } day.
   *[other] for { $days } days.
}
admin-unbanned = { $person } may come in again.
admin-renamed = { $person } is called { $name } now.
admin-signed-out = { $count ->
    [one] { $count } session has ended.
   *[other] { $count } sessions have ended.
}
admin-promoted = { $person } is an admin now: /admin on the server's page shows the reports.
admin-demoted = { $person } is no admin any more.
admin-forgot = { $person } is forgotten.
admin-closed = { $count ->
    [one] { $count } room is closed.
   *[other] { $count } rooms are closed.
}
admin-erased = Every room and record of { $game } is deleted.
admin-seated = In { $room } the seat { $seat } is { $holder }'s now.
admin-retried = { $count ->
    [one] { $count } job is tried again.
   *[other] { $count } jobs are tried again.
}
admin-dropped = { $count ->
    [one] { $count } job is struck off.
   *[other] { $count } jobs are struck off.
}
admin-unfrozen = { $game } takes answers again.
admin-settled = Report { $report } is settled.
admin-swept = { $what }: { $count }
swept-sessions = Sessions
swept-chat = Lines of talk
swept-jobs = Jobs given up
swept-reports = Reports
swept-notes = Notes to people
swept-deeds = Deeds of admins
swept-events = Events with their lists
swept-snapshots = Positions of finished games
swept-guests = Guests
admin-one-or-all = { $command } needs either { $what } or an option that names many: see { $command } --help.
admin-sure = { $command } cannot be undone: add --force if you are sure.
admin-who-sits = Who is to sit there? Give either --bot or --person.
admin-name-first = A new name is needed: give it with --name.
admin-no-such-outcome = A report cannot be settled by “{ $word }”: { choose-among }.
admin-no-such-lane = There is no lane “{ $word }”: { choose-among }.

## New games and their boards

# $name: the key; $files: how many files were written; $folder: where
new-written = { $name } is written: { $files } files in { $folder }. Next:
# $name: what was typed
new-name = “{ $name }” is no key for a game: use small letters, digits and underscores, beginning with a letter, and no word of Python.
# $name: what was typed
new-taken = There is a game called { $name } already: choose another key.
# $folder: the folder
new-folder = { $folder } is not empty, and nothing is replaced: name a folder that is empty or not there yet.
# $seat: what was typed; $names: the seats
draw-seat = There is no seat “{ $seat }” in this game; its seats are { $names }.
# $game: the key of the game
draw-no-scene = { $game } does not describe its board: play it with maestre play { $game }.

## Figures of an owner

help-data = Play with the charts, factors, maps and profiles of a printed game that you own.
help-data-export = Write the figures that had to be rebuilt as a file to change: each table with its rules, and why it has its values.
help-data-export-game = The key of a game.
help-data-export-file = The file to write; without it, the terminal.
help-data-export-whole = All figures, not only the rebuilt ones.
help-data-export-force = Replace the file if it is there already.
help-data-check = Say whether a file of figures can be played with, or what is wrong, where and why.
help-data-check-file = The file to check.
help-simulate-figures = Play with the figures of this file (maestre data export).
help-play-figures = Play with the figures of this file (maestre data export); the record says so, and needs the file again.
help-replay-figures = The file of figures that the game was played with.
help-verify-figures = The file of figures that the game was played with.
# $game: the key of the game; $rules: version of its rules
data-head =
    Figures of { $game }, rules version { $rules }.
    Change what your own copy says otherwise; take out tables that you leave as they are, or leave them unchanged.
    Check the file with “maestre data check FILE”, play with “maestre play { $game } --figures FILE”.
data-written = Written to { $file }. Change it, then check it with “maestre data check { $file }”.
data-there = { $file } is there already: name another file, or replace it with --force.
data-good = { $file } can be played with: { $game }, figures { $figures }. { $count ->
    [one] One table is yours:
   *[other] { $count } tables are yours:
}
data-same = { $file } says of { $game } what the game's own figures say: nothing is changed yet.
# $what: the sentence that says what is wrong
data-bad = { $what }
# $line: 0 if unknown; $table: “none” if the file as a whole is meant
data-wrong = { $file }{ $line ->
    [0] {""}
   *[other] , line { $line }
}{ $table ->
    [none] {""}
   *[other] , table { $table }
}: { $what }

# the head of the list of lessons
lessons-game = game
lessons-lesson = lesson
lessons-title = what it teaches
lessons-minutes = minutes
# $game: the key of a game, or none
lessons-none = { $game ->
    [none] No game has lessons yet.
   *[other] There are no lessons of { $game } yet: play its learning scenario instead, with maestre play { $game }.
}
lessons-hold = { $count ->
    [one] The lesson holds.
   *[other] All { $count } lessons hold.
}
# $what: lesson, step and fault, for whoever writes it
lessons-unread = A lesson cannot be read: { $what }

## The laboratory

help-lab = Study a game: many games over options, armies and values, with what they say and when they do not say it.
help-lab-new = Write the file of a study to begin with, in which each line says what it is for.
help-lab-new-game = The key of a game.
help-lab-new-file = The file to write.
help-lab-new-force = Replace the file if it is there already.
help-lab-values = List the values of a game's data by their paths, as studies and maestre lab try name them.
help-lab-values-game = The key of a game.
help-lab-values-word = Only the paths that have this word in them.
help-lab-run = Run a study, or go on with it where it was broken off; every game that has come back is kept.
help-lab-run-file = The file of the study.
help-lab-run-folder = Where its games are kept; without it, the file's name without its ending.
help-lab-run-on = Where the games run: processes (the cores of this machine), ray (a cluster) or here (this process alone).
help-lab-run-address = The address of a Ray cluster; without it, --on ray starts a small one on this machine.
help-lab-run-workers = How many workers at most; without it, all there are.
help-lab-run-figures = Lay the study's values on the figures of this file (maestre data export).
help-lab-show = Say what a study came to, or how it stands by now.
help-lab-show-study = The folder of the study.
help-lab-report = Write what a study came to as one page for a browser, in both languages, that needs no network.
help-lab-report-study = The folder of the study.
help-lab-report-output = The file of the page; without it, report.html in the folder of the study.
help-lab-report-charts = Also write each chart into this folder, as SVG in light colours.
help-lab-game = Play a game of a study again, exactly, and keep its record for maestre replay.
help-lab-game-study = The folder of the study.
help-lab-game-row = The row of the game in games.parquet, from 0.
help-lab-game-output = The file of the record; without it, in the folder of the study.
help-lab-try = Try a change beside the book on the same seeds, until it can be told or the time is up.
help-lab-try-game = The key of a game.
help-lab-try-change = Which value is to be what, by its path; several change together.
help-lab-try-scenario = The scenario; without it, the first of the game.
help-lab-try-option = A switch of the game, as maestre games GAME lists them; may be repeated.
help-lab-try-agents = The agents, one for each seat, with commas; one name sits everywhere.
help-lab-try-seconds = How many seconds by the clock at most.
help-lab-try-games = How many games of either at most.
help-lab-try-seed = The seed: the same seed gives the same games.
help-lab-try-workers = How many workers at most; without it, all there are.

# $file: what was typed
lab-file-there = { $file } is there already: choose another name, or replace it with --force.
lab-written = { $file } is written: change what you like, then run it with maestre lab run { $file }.
# $word: what was typed
lab-no-values = No value of { $game } has “{ $word }” in its path: leave the word out to see how paths begin.
lab-no-such-value = { $game } has no value “{ $word }”{ $near ->
    [none] { "" }
   *[other] { " " }(did you mean { $near }?)
}: find its path with maestre lab values { $game } WORD.
lab-no-change = “{ $word }” is no change: say which value is to be what, such as PATH=3.
lab-not-so = “{ $word }” cannot be read as a value for { $path }, which is { $now }: give a number, true or false.
lab-value = path
lab-now = value
lab-from = where from
lab-more-values = { $shown } of { $count } are shown: name a word that the path has.
lab-origin-rulebook = the book
lab-origin-public = public facts
lab-origin-ruling = a ruling
lab-origin-ours = ours
lab-origin-owner = an owner's copy
lab-origin-inferred = inferred
lab-origin-reconstructed = rebuilt
lab-waiting = Waiting for the workers
lab-playing = Playing
# $rate: games a second; $left: minutes; $cell: number of a cell
lab-going = { $rate } games/s, { $left } min left; cell { $cell }: { $share }
lab-tried = { $seconds } s
lab-stopped = Stopped. What has come back is kept: go on with maestre lab run { $file }.
lab-kept = Its { $count ->
    [one] game is
   *[other] { $count } games are
} in { $folder } (games.parquet, losses.parquet).
lab-reported = The report is { $file }: open it in a browser.
lab-charted = { $count ->
    [one] One chart is
   *[other] { $count } charts are
} in { $folder }.
lab-again = Row { $row }: { $who }. { $count ->
    [one] One answer
   *[other] { $count } answers
}, the same to the last position. Its record: { $file }.
lab-again-figures = It was played with other figures: read it with maestre replay { $file } --figures { $figures }.
lab-foot = { $game }, rules { $rules }, seed { $seed }: { $games ->
    [one] one game
   *[other] { $games } games
}. Hash { $hash }.
lab-try-change = { $path }: { $now } → { $then }
# $who: the side or agent whose share it is
lab-try-book = By the book: { $who } { $share } ({ $interval }) of { $games ->
    [one] one game
   *[other] { $games } games
}.
lab-try-changed = Changed: { $who } { $share } ({ $interval }) of { $games ->
    [one] one game
   *[other] { $games } games
}.
lab-try-beside = On the same seeds the share changes by { $change }.
lab-try-verdict-above = More beyond chance.
lab-try-verdict-below = Less beyond chance.
lab-try-verdict-inside = No difference that matters.
lab-try-foot = { $games ->
    [one] One game
   *[other] { $games } games
} in { $seconds } s, seed { $seed }. The interval holds however often one looks.
lab-study =
    # A study of { $game }. Run it with: maestre lab run FILE
    # What it asks; the report begins with it.
    question = "Is this battle fair between veterans?"

    game = "{ $game }"
    # Scenarios: { $scenarios }
    scenario = "{ $scenario }"
    # One agent for each seat; a single one sits everywhere. With two, sides are swapped and two games share a seed.
    agents = ["veteran"]
    # How many games each cell has at most, and the seed that all chance comes from.
    games = 100
    seed = 1

    # Switches, the same in every cell (maestre games { $game } lists them).
    # [options]
    # { $switch } = ...

    # Values of the game's data by their paths, the same in every cell (maestre lab values { $game } WORD lists them).
    # [values]
    # "PATH" = 3

    # A cell for every combination of what stands here; "all" takes all there are.
    # [grid]
    # scenario = "all"
    # [grid.options]
    # { $switch } = "all"
    # [grid.values]
    # "PATH" = [2, 3, 4]

    # Changes that go by a name; in [grid], variant = "all" makes a cell of each.
    # [variants.book]
    # [variants.mine]
    # values = {"{"} "PATH" = 4 {"}"}

    # A cell ends as soon as its share is told to lie inside the band, or beyond it; the interval holds under many looks.
    {"["}stop]
    every = 20
    band = [0.45, 0.55]
help-bench-lab = Measure how many games a second are played in one process, in two, and by two workers of Ray, by turns.
help-bench-lab-game = A game to measure; may be repeated. Without it, all of them.
help-bench-lab-games = How many games each plays in each of the five rounds.
bench-lab-running = Playing five rounds of every game three times over; some minutes.
bench-lab-game = game
bench-lab-bare = games/s, one process
bench-lab-processes = two processes
bench-lab-ray = Ray, two workers
bench-lab-ratio = Ray to processes
help-lab-calibrate = Search rebuilt values for battles as even as wanted; what is found is proposed, and a study on fresh seeds confirms it.
help-lab-calibrate-file = The file of the calibration: [study], [search], [target].
help-lab-calibrate-folder = Where its trials are kept; without it, the file's name without its ending.
help-lab-calibrate-workers = How many workers at most; without it, all there are.
lab-trial = trial
lab-loss = loss
lab-shares = shares of the first side
lab-values = values
lab-trials = { $played } of { $trials } trials; the best costs { $loss }
lab-proposed = The best is only proposed. Confirm it on fresh seeds: maestre lab run { $file }.
lab-question = Does what calibration { $name } proposes hold on fresh seeds?
lab-low = low
lab-high = high
lab-calibration =
    # A calibration of { $game }. Search with: maestre lab calibrate FILE
    # What each trial plays; every trial plays the same seeds.
    {"["}study]
    game = "{ $game }"
    # Scenarios: { $scenarios }
    scenario = "{ $scenario }"
    agents = ["veteran"]
    games = 20

    # How many trials, and what each value may be: from one number to another, or one of several, the mildest first.
    # Only what is rebuilt, inferred or ours is searched (maestre lab values { $game } WORD).
    {"["}search]
    trials = 6
    {"["}search.values]
    "{ $path }" = { $choices }

    # The first side's share is wanted in the band; spirit is what it costs to move a value from one end to the other.
    {"["}target]
    band = [0.45, 0.55]
    spirit = 0.02
help-lab-new-calibration = Write the file of a calibration instead (maestre lab calibrate).
lab-written-calibration = { $file } is written: change what you like, then search with maestre lab calibrate { $file }.
lab-nothing-open = { $game } has no single value that is rebuilt, inferred or ours and could be one more or one less: there is nothing to calibrate.
# $verdict: that it is not enough, and how many games lack
lab-try-open = Is it told from chance? { $verdict }.
