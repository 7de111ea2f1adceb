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
help-replay = Tell a recorded game turn by turn.
help-replay-to = Stop after so many entries.
help-replay-why = Show what each line rests on: throws, numbers and their rules.
help-verify = Check a recorded game: its sealed dice, every throw, every answer and the ending.
help-play = Play at the terminal; without a game, go on with one that is under way.
help-play-game = The key of a game, or the file of a saved one.
help-play-scenario = The scenario; without it, the one to learn on.
help-play-seat = The seat you take; without it, the first.
help-play-against = The agent you play against.
help-play-save = The file to save in after every order; if it is there already, the game goes on from it.
help-play-seed = Fix the dice and the opponent's whims, to play the same game again.
help-play-plain = No colours and no drawings, one fact a line: for screen readers.
help-play-web = Play in the browser instead: server, engine and bots in this one process, records in files.
help-play-folder = The folder in which games are kept; without it, that of MAESTRE_FOLDER, maestre-games if it is here, or your own data folder.
help-any-host = The address to listen on; 0.0.0.0 lets others on your network in.
help-any-port = The port to listen on; 0 takes any that is free.
help-serve = Run a web node: people, rooms and sockets. Settings come from the environment (MAESTRE_DATABASE, MAESTRE_NATS …).
help-worker = Run a worker: engines that judge and keep answers, bots, and notices by mail.
help-worker-only = What this worker does, with commas: engine, bot, notice. Without it, everything.
help-worker-metrics = The port on which figures for Prometheus are given; without it, none.
help-database = Look after the database of a server (MAESTRE_DATABASE).
help-database-upgrade = Bring the tables up to date; do this before the first start and after every new version.
help-database-backup = Keep the whole database in one file, with what is needed to check it.
help-database-backup-file = The file to write.
help-database-restore = Bring a database back from such a file into an empty one, and play its games again to check them.
help-database-restore-file = The file to read.
help-bench = Measure how fast this is on this machine.
help-bench-kernel = Measure the kernel beside the chess package: decisions, forks, opening a record. Takes about twenty seconds.
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
study-share = share
study-interval = 95 % interval
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

## Records

replay-head = { $game }, rules version { $rules }, scenario { $scenario }. { $seats }.
replay-turn = Turn { $turn }
replay-open = The game is not over here: { $entries } of { $of } entries told.
outcome-won = { $seat } wins. { $reason }
outcome-draw = A draw. { $reason }
outcome-points = { $seat }: { $points ->
    [one] one point
   *[other] { $points } points
}
ledger-throw = dice: { $dice } ({ $rule })
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
verify-commitment = The seed is the one that was sealed before play.
verify-no-commitment = No seed is in the record: nothing was sealed.
verify-throws = { $count ->
    [0] No throw of the sealed dice
    [one] One throw of the sealed dice is right
   *[other] All { $count } throws of the sealed dice are right
}{ $typed ->
    [0] { "" }
   *[other] ; { $typed } were typed in by people
}.
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
play-undone = Taken back.
play-followed = { $given } of { $all } have obeyed.
play-no-results = Nothing has been thrown or reckoned yet: play on, then ask why.
play-odds-what = Say the odds of what: odds and an attack, as you would order it.
play-no-dice = No dice fall in that order, so it has no odds: order it, or ask for an attack.
play-chance = { $percent } %: { $result }
play-about = ≈ { $percent } % (± { $margin }): { $result }
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

bench-running = Measuring for about { $seconds } seconds…
bench-decisions-per-s = decisions a second: { $value }
bench-chess-moves-per-s = moves of the chess package a second: { $value }
bench-ratio-to-chess = decisions to chess moves: { $value }
bench-fork-us = a fork in the middle of a step: { $value } µs
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
# $words: all that it may be
setting-needs-one-of = { $name } cannot be “{ $value }”: choose one of { $words }.
# $schemes: how the address may begin
setting-needs-address = { $name } is “{ $value }”, which is no address that can be used: give one that begins with { $schemes }, then a host and, if need be, a port.
setting-needs-host = { $name } cannot be “{ $value }”: give only where players find the server, such as https://maestre.example, with nothing behind the host.
setting-needs-word = { $name } cannot be “{ $value }”: use letters, digits, dashes and underscores only.
# $what: what is counted; $value: how often
setting-pace = { $name } cannot read “{ $what }={ $value }”: write how often in which time, such as { $what }=30/minute or { $what }=100/2 second; the times are second, minute, hour, day, month and year.
# $other: the setting that is missing
setting-goes-with = { $name } is set and { $other } is not: give { $other } too, the address from which mail is sent, or take { $name } away to send none.

setting-about-database = The address of PostgreSQL: `postgresql://user:password@host:5432/name`.
setting-about-nats = The address of NATS, with its token if it has one: `nats://token@host:4222`.
setting-about-realm = What the server's subjects in NATS begin with: another one for each server that shares a NATS.
setting-about-base-url = Where players find the server, with nothing behind the host. Cookies, passkeys and the links in notices depend on it; with `https://` cookies travel encrypted only.
setting-absent-base-url = the host that a browser names counts as ours, and links in notices lead to `{ $default }`
setting-about-proxied = `1` if a proxy of your own stands in front and writes `X-Forwarded-For`, so that limits count each player and not the proxy; `0` if not.
setting-about-pace = How often each thing may be done, as `name=times/span` with commas between: `sockets=2000/minute,frames=500/second`. What is not named stays as it is.
setting-absent-pace = what suits a club
setting-about-smtp-host = The mail server.
setting-absent-smtp-host = no mail is sent; webhooks are
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
pace-about-sign-ins = tries to sign in, for each address and for each account
pace-about-accounts = new accounts, for each address
pace-about-rooms = new rooms, for each person
pace-about-lists = army lists that are judged, for each address
pace-about-links = links that are followed, for each address
pace-about-chat = lines of talk, for each person
pace-about-requests = requests of any kind, for each address
pace-about-sockets = sockets that are opened, for each address
pace-about-frames = messages on one socket

## Servers

setting-missing = { $name } is not set: give it in the environment, for instance { $name }=postgresql://user@host/maestre for the database.
setting-unknown = { $name } does not know “{ $word }”: it may name { $words }.
play-what = Say what to play: a game (maestre games lists them), the file of a saved one, or --web for the browser.
database-old = The tables of the database are not up to date: run maestre database upgrade, then start again.
port-taken = Nobody can listen on { $host }:{ $port } ({ $what }): choose another port or address, or end what holds it.
server-needs = The server's parts are not installed: pip install "maestre[server]".
serving = Serving on { $address }
serving-home = Play at { $address } — games are kept in { $folder }; leave with Ctrl+C.
database-up = The tables are up to date.
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
backup-tool-failed = { $tool } did not finish ({ $what }): mend that and try again.
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
army-not-text = { $file } cannot be read as text: save it in UTF-8 and try again.
option-refused = { $game } cannot be played so: { $what }

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
metavar-n = N
help-simulate-records = Keep the record of every game in this folder, a file for each, for maestre verify and maestre replay.
help-bench-kernel-seconds = How long random play and chess are measured.
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
