# The interface.

## General

ui-skip = Skip to content
ui-nav = Main
ui-lobby = Games
ui-account = Account
ui-close = Close
ui-cancel = Cancel
ui-loading = Loading…
ui-page-missing = This page did not load: there is no connection, or there is a new version. Load it again.
ui-try-again = Try again
ui-to-lobby = Go to the games
ui-yes = Yes
ui-no = No
ui-save = Save
ui-saved = Saved.
ui-missing-title = There is nothing here
ui-missing = This address leads nowhere. The games are on the main page.
ui-unofficial = Maestre is unofficial and non-commercial, and has no connection with the authors or publishers of the games. It contains neither the text of the rulebooks nor their art: to play you need the rulebook.

ui-language = Language
ui-language-es = Español
ui-language-en = English
ui-theme = Appearance
ui-theme-system = As the system
ui-theme-light = Light
ui-theme-dark = Dark
ui-troops = Pieces on the board
ui-troops-figures = Figures
ui-troops-signs = Signs

ui-shortcuts = Keyboard shortcuts
ui-shortcuts-about = They work during a game while you are not typing. The board has keys of its own when it has the focus.
ui-shortcuts-on = Use single-key shortcuts
ui-key-orders = Orders
ui-key-log = Log
ui-key-chat = Chat
ui-key-table = Table
ui-key-undo = Undo
ui-key-text = Board as text or as a picture
ui-key-help = This help

## What goes wrong

# $status: the number with which the server answered
ui-server-failed = The server could not do it (error { $status }): try again in a moment.
ui-server-away = The server cannot be reached: check the connection and try again.
# $what: what the browser said
ui-unexpected = Something went wrong on this page ({ $what }): reload it and try again.
ui-reconnecting = No connection. Reconnecting; nothing that you have ordered is lost.
ui-room-trouble = The game cannot be opened

## Games

ui-welcome = Battles of history, online
ui-welcome-lead = Historical wargames with a referee: the program knows the rules, explains every throw and lets nobody cheat. Nothing to install, no account.
# $name: how the player is called
ui-hello = Hello, { $name }
ui-your-name = Your name
ui-name-first = Write your name above first.
ui-my-games = My games
ui-open-games = Open games
ui-open-none = There are none just now. Start one and invite somebody with a link.
ui-new-game = New game
ui-game = Game
ui-scenario = Scenario
ui-opponent = Against whom
ui-opponent-bot = The computer
ui-opponent-friend = Somebody, by link
ui-opponent-both = Both sides here
ui-agent = Level of the computer
ui-agent-recruit = Recruit
ui-agent-recruit-note = Makes a beginner's mistakes
ui-agent-veteran = Veteran
ui-agent-veteran-note = Has a plan and answers at once
ui-agent-maestre = Maestre
ui-agent-maestre-note = Tries its plans out first: it takes its time
# $level: how well it plays; $character: what it is like
ui-agent-like = { $level }, { $character }
ui-character = Character
ui-character-even = even-tempered
ui-character-bold = bold
ui-character-cautious = cautious
ui-agent-random = at random
ui-my-side = My side
ui-clock = Clock
ui-clock-none = No clock
ui-clock-sitting = One sitting: 30 minutes, and 1 more each turn
ui-clock-brisk = Correspondence, brisk: 24 hours, and 4 more each turn
ui-clock-steady = Correspondence: 3 days, and 12 hours more each turn
ui-clock-slow = Correspondence, slow: 3 days, and 36 hours more each turn
# $bank: time at the start; $turn: what each turn adds; $most: the most that can be saved up
ui-clock-terms = { $bank } at the start, { $turn } more each turn, { $most } at most
ui-clock-out = Out of time
ui-day-mark = d
ui-public = List it among the open games
ui-options = Optional rules
ui-events = Events
ui-list-own = My own list…
# $what: which list it is, such as "Blue army"
ui-list-mine = My lists
ui-list-mend = Mend it
ui-list-of = { $what }: my own list
ui-list-paste = Paste or write a list here
# $points: what it comes to; $limit: up to how many it may
ui-list-points = { $points } of { $limit } points
ui-list-print = Print (PDF)
ui-list-good = Ready to play
# $count: how many things are wrong
ui-list-flaws = { $count ->
    [one] 1 thing to correct
   *[other] { $count } things to correct
}
ui-begin = Begin
ui-make-link = Create the link

ui-your-turn = Your turn
# $who: the sides that are awaited
ui-awaited = { $who } to play
ui-stage-waiting = Waiting for players
ui-stage-playing = Under way
ui-stage-watch = Under way: you can watch
ui-stage-over = Over
ui-stage-closed = This game was closed before it began

# $agent: how the computer plays
ui-holder-bot = Computer ({ $agent })
# $name: who left the seat
ui-holder-gone = { $name } (has left)
ui-holder-left = Seat given up
ui-holder-nameless = Nameless
ui-holder-nobody = Free

## Invitation

ui-join-title = Invitation to a game
# $host: who invites
ui-join-invites = { $host } invites you to play
# $seat: the side that will be taken
ui-join-play = Play: { $seat }
ui-join-free = No account needed: a name is enough.
ui-join-already = You already have a seat in this game.
ui-join-go = Go to the game
ui-join-full = No seat is free any more, but you can watch.
ui-join-closed = No seat is free any more: make another game, or ask to be invited to the next one.
ui-join-watch = Watch the game

## Waiting room

ui-waiting-title = Waiting for the others
ui-waiting-lead = Send this link. Whoever opens it can take the free seat; the game begins by itself when nobody is missing.
ui-waiting-ask = To take a seat you need the link: ask whoever made the game for it.
ui-waiting-sit = Take a seat
ui-waiting-leave = Give up the seat
ui-link = Link
ui-copy = Copy the link
ui-link-copied = Link copied.
ui-share = Share
# $game: the game
ui-share-text = Come and play a game of { $game } with me.

## The table

ui-board = Board
ui-panel = Panel of the game
ui-panel-grow = Enlarge the panel
ui-seats = Sides
ui-text-board = Board as text
ui-undo = Undo
ui-tab-orders = Orders
ui-tab-log = Log
ui-tab-chat = Chat
ui-tab-table = Table
ui-asked = The decision is yours.
ui-what-now = What to do now
ui-nothing-asked = There is nothing for you to decide now.
# $count: how many things have happened
ui-since = Since your last turn: { $count ->
    [one] one thing
   *[other] { $count } things
}
ui-since-show = See them

ui-won = You have won
ui-drawn = A draw
# $who: the side that wins
ui-winner = { $who } wins

## Log

ui-log-reasons = Why the computer did what it did
ui-log-empty = Nothing has happened yet.
ui-log-earlier = Show what came before
ui-log-news = News
# $face: the die's face
ui-die = Die: { $face }
# $faces: the faces, with commas
ui-ledger-throw = Dice: { $faces }
# $amount: the value at first
ui-ledger-base = Starts at { $amount }
# $sign, $amount: what is added, after a plus sign, or taken away
ui-ledger-plus = { $sign }{ $amount }
# $amount: by how much it is divided
ui-ledger-divided = Divided by { $amount }
# $amount, $over: the factor, as a fraction
ui-ledger-times = Times { $over ->
    [1] { $amount }
   *[other] { $amount }/{ $over }
}
# $amount: what it is rounded to
ui-ledger-rounded-up = Rounded up to { $amount }
# $amount: what it is rounded to
ui-ledger-rounded-down = Rounded down to { $amount }
# $amount: the limit
ui-ledger-at-most = At most { $amount }
# $amount: the limit
ui-ledger-at-least = At least { $amount }
# $value: the total
ui-ledger-sum = Total: { $value }
ui-ledger-rule = By rule

# $id: the rule's number
ui-rule-open = Read rule { $id }
# $id: the rule's number
ui-rule-title = Rule { $id }
ui-rule-gap = What the rulebook leaves open
ui-rule-ruling = The referee's decision
ui-rule-book = Summed up in our own words: the rulebook decides.
ui-rule-ruled = The rulebook leaves it unclear; this is how we decided it.
ui-rule-inferred = Our sources do not say it, or not all of it; what is missing we inferred from them.
ui-rule-reconstructed = Our sources do not hold it, or not all of it; what is missing we rebuilt.

## Chat

ui-chat-say = Write a message
ui-chat-send = Send
ui-chat-empty = Nobody has said anything yet. Only the players read this.
ui-chat-players = The chat is for the players only.

## Table

ui-paused = The clock is stopped.
ui-proposals = Propose
ui-propose-undo = Ask to undo the last answer
ui-propose-draw = Propose a draw
ui-propose-pause = Propose a pause
ui-propose-resume = Propose to go on
ui-proposed-undo = You have asked to undo the last answer.
ui-proposed-draw = You have proposed a draw.
ui-proposed-pause = You have proposed a pause.
ui-proposed-resume = You have proposed to go on.
# $who: the side that asks
ui-asked-undo = { $who } asks to undo the last answer.
# $who: the side that proposes
ui-asked-draw = { $who } proposes a draw.
# $who: the side that proposes
ui-asked-pause = { $who } proposes a pause.
# $who: the side that proposes
ui-asked-resume = { $who } proposes to go on.
ui-agree = Agree
ui-decline = Decline
ui-withdraw = Withdraw
ui-resign = Resign
ui-resign-sure = The game will end with your defeat. This cannot be undone.
ui-leave = Leave the game
ui-leave-sure = Somebody else or the computer will take your seat, and you cannot have it back. The game goes on.
ui-claim = Claim victory on time
# $agent: how the computer plays
ui-seat-bot = Let the computer go on: { $agent }
ui-record = History of the game
ui-replay = See the game
ui-download = Download the record
ui-dice = Why the dice can be trusted
ui-dice-about = Before anybody added a word, the server sealed a secret seed for this game and published its fingerprint. Then each player's browser added a word of its own. All throws and draws come from seed and words together, so nobody can choose them. At the end the seed is shown, and your browser works out every throw itself.
ui-dice-commitment = Fingerprint of the seed, published before the words:
ui-dice-kept = This browser keeps it and compares it at the end.
ui-dice-seed = Seed and fingerprint
ui-dice-seen = Fingerprint that this browser saw at the start:
ui-dice-check = Check the dice
ui-dice-good = The dice are honest.
# $throws: how many throws; $draws: how many draws
ui-dice-counted = Your browser worked out { $throws ->
    [one] one throw
   *[other] { $throws } throws
} and { $draws ->
    [one] one draw
   *[other] { $draws } draws
} itself, and all are as in the record.
ui-dice-none = This game ended before any die was thrown.
ui-dice-promise-kept = The seed fits the fingerprint that this browser saw at the start, and your words are in it.
ui-dice-promise-unseen = This browser did not see the start of the game: the seed fits the fingerprint in the record, which vouches for itself alone.
# $count: how many throws
ui-dice-typed = { $count ->
    [one] One throw was
   *[other] { $count } throws were
} made by the players with dice of their own, and typed in.
# $count: how many throws and draws
ui-dice-imagined = { $count ->
    [one] One throw or draw is
   *[other] { $count } throws or draws are
} of the game that was tried out here, and not judged with this one.
# $count: how many throws and draws
ui-dice-untold = { $count ->
    [one] One throw or draw is
   *[other] { $count } throws or draws are
} from before the record noted which dice they were: “maestre verify” checks those.
ui-dice-bad = The dice do not hold.
ui-dice-fault-unread = The record cannot be read.
ui-dice-fault-seed = The seed does not fit its fingerprint.
ui-dice-fault-promise = The fingerprint in the record is not the one that this browser saw at the start.
ui-dice-fault-start = The record begins with a position, though this game did not begin as a trial.
ui-dice-fault-word = The word that this browser added is not in the record.
# $place: the place in the record
ui-dice-fault-throw = The throw at entry { $place } is not what seed and words give.
# $place: the place in the record
ui-dice-fault-draw = The draw at entry { $place } is not what seed and words give.
ui-dice-bad-advice = Download the record, keep it, and ask whoever runs this server: somebody has changed the dice, a word or the record.

## Replay

ui-replay-back = Back
ui-replay-place = Moment of the game
# $at: the position shown; $last: the last one
ui-replay-step = { $at } of { $last }
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-step-back = One step back
ui-replay-step-on = One step on
ui-replay-phase-back = Previous phase
ui-replay-phase-on = Next phase
ui-replay-share = Copy a link to this moment

## Plain board

# $value: the turn
ui-plain-turn = Turn { $value }
# $value: the phase
ui-plain-phase = Phase: { $value }
# $value: the side
ui-plain-side = Side: { $value }
ui-plain-piece = Piece
ui-plain-no-piece = None
# $least: how many at least; $most: how many at most
ui-plain-some = Choose between { $least } and { $most }
ui-plain-answer = Answer
ui-plain-hint = Ask for advice
ui-plain-delegate = Let the computer decide

## Account

ui-account-create = Create an account
ui-account-why = To find your games on any device and get notices. The games you play as a guest come with you.
ui-account-made = Account created.
ui-account-home = This server runs at home: a name is enough to play, and there are no accounts.
ui-email = E-mail
ui-password = Password
ui-password-note = At least ten characters.
ui-password-old = Current password
ui-password-new = New password
ui-password-change = Change the password
ui-sign-in = Sign in
ui-sign-out = Sign out
ui-passkey = Passkey
ui-passkeys = Passkeys
ui-passkeys-none = There are none yet. With one you sign in without a password, by fingerprint or the lock of your device.
ui-passkey-sign-in = Sign in with a passkey
ui-passkey-name = Name of the key
ui-passkey-add = Add a key
ui-passkey-added = Key added.
ui-passkey-failed = The passkey does not work at this address or on this device: sign in with the password.
ui-passkey-drop = Remove
ui-account-no-mail = This server sends no mail, so it cannot give you another password if you forget yours: keep it well, or add a passkey.
ui-email-note = We write to it once, with a link to go on. Others never see it.
ui-email-or-name = E-mail or name
ui-forgotten = I have forgotten the password
ui-forgotten-note = Write the address of your account: we send you a link to choose a new password.
ui-forgotten-no-mail = Forgotten the password? This server sends no mail: ask whoever runs it.
ui-letter-send = Send me an e-mail
# $email: the address
ui-letter-sent = Check your mail: we have written to { $email }.
ui-letter-sign-up = Follow the link in it to choose a password; it is valid for 24 hours. Until then you play on as you are.
ui-letter-reset = If that address has an account, the e-mail has a link to choose a new password, valid for three hours.
ui-letter-address = Follow the link in it, valid for 24 hours, and your account will have that address. Until then nothing changes.
ui-letter-missing = Nothing there after a few minutes? Look in the spam folder too, and check the address.
ui-letter-again = Send it again
ui-letter-sent-again = Sent again, unless several are on their way already.
ui-letter-other = Another address
ui-letter-title = An e-mail from us
ui-letter-title-confirm = Create your account
ui-letter-title-reset = A new password
ui-letter-title-address-change = Your new address
# $email: the address
ui-letter-about-confirm = The address { $email } is yours: choose a password, and your account is ready.
# $email: the address; $name: how the account is called
ui-letter-about-reset = For the account “{ $name }” ({ $email }). Everywhere else you will be signed out.
# $email: the address
ui-letter-about-address-change = From now on { $email } will be the address of your account, to sign in and for notices.
ui-letter-go-confirm = Create the account
ui-letter-go-reset = Save the password and sign in
ui-letter-go-address-change = Use this address
ui-letter-done-confirm = Your account is ready and you are signed in. The games you play as a guest are now in it.
ui-letter-done-reset = The new password is saved and you are signed in; every other session has ended.
# $email: the address
ui-letter-done-address-change = { $email } is now the address of your account.
ui-address = E-mail address
ui-address-confirmed = ✓ confirmed
ui-address-unconfirmed = not confirmed yet
ui-address-why = No notices are sent to it before it is confirmed, and it does not help if you forget the password.
ui-address-confirm = Confirm this address
ui-address-none = Your account has no address: with one you get notices, and a new password if you forget yours.
ui-address-new = New address
ui-address-note = We write there first, and tell the current one.
ui-again = Is that you?
ui-again-why = What you want to do cannot be undone, or gives access to your account: confirm that it is you.
ui-again-go = Go on
ui-again-passkey = With a passkey
ui-sessions = Where you are signed in
ui-sessions-note = End what you do not know or no longer use.
ui-session-here = here
ui-session-unknown = Unknown browser
# $created: the day; $seen: day and time
ui-session-times = Since { $created }, last used { $seen }
ui-session-end = End
# $browser: the browser
ui-session-end-named = End: { $browser }
ui-session-ended = Ended.
ui-sessions-end = End all others
ui-notify-unconfirmed = None is sent until the address is confirmed.
ui-profile = Profile and notices
ui-keys = Password and keys
ui-notify-email = Tell me by e-mail when it is my turn
ui-webhook = Notice by webhook
ui-webhook-note = An address that takes messages in Discord's format. Blank for none.
ui-my-data = My data
ui-my-data-note = Only your name, your e-mail if you gave one, the browsers you are signed in with, and your games are kept.
ui-export = Download my data
ui-delete = Delete my data
ui-delete-sure = Your name, e-mail, keys and sessions will be deleted. Your games stay, without your name. This cannot be undone.
# $count: how many games
ui-delete-games = { $count ->
    [one] You play one game against others. What should happen to it?
   *[other] You play { $count } games against others. What should happen to them?
}
# $seat: the side; $rivals: who plays against them
ui-delete-game = You play { $seat }; against you: { $rivals }
ui-delete-bot = The computer plays on for me
ui-delete-resign = I resign
ui-delete-leave = The others decide
# $count: how many games
ui-delete-alone = { $count ->
    [one] One game that you play without other people ends.
   *[other] { $count } games that you play without other people end.
}
ui-deleted = Your data have been deleted.
ui-guest-note = You play as a guest: once signed out you cannot come back to your games. With an account you can.

# A computer that thinks

ui-thinking = Thinking
# $who: the side that the computer plays
ui-thinks = { $who }: the computer is thinking.
ui-hurry = Hurry
ui-hurry-what = Let it answer with what it knows by now

# Odds

ui-odds-percent = { $percent }%
ui-odds-about = ≈ { $percent }% ± { $margin }
ui-odds-no-change = Nothing changes.
ui-odds-other = Other results
ui-odds-assumed = Assumed: { $what }

## Reports, and looking after a server

ui-report = Report
# $name: who said it
ui-report-words = Report what { $name } said
# $name: the name
ui-report-name = Report the name { $name }
ui-report-why = What is wrong with it?
ui-report-more = What else should we know? (optional)
ui-report-note = Those who look after this server read it. They do not say who reported.
ui-report-send = Send the report
ui-report-thanks = Thank you. We will look at it, and tell you here what came of it.
ui-report-adds = The reporter adds:
ui-report-context = What was said before
ui-reason-insult = Insult
ui-reason-threat = Threat
ui-reason-spam = Advertising or spam
ui-reason-name = An unacceptable name
ui-reason-cheating = Cheating
ui-reason-other = Something else
ui-words-hidden = These words were hidden by those who look after the server.
ui-closed-title = This room was closed
ui-closed-why = Those who look after the server closed it:
ui-frozen = This game ran into a fault of ours and is on hold, clocks included. We know about it; play will go on from here.
ui-admin = Reports
ui-reports-waiting = Waiting
ui-reports-settled = Settled
ui-look-again = Look again
ui-reports-none = There is no report here.
# $number: which report; $who: who made it; $when: when
ui-reported-words = No. { $number } · words, reported by { $who }, { $when }.
# $number: which report; $who: who made it; $when: when
ui-reported-name = No. { $number } · a name, reported by { $who }, { $when }.
# $count: how many
ui-reported-before = { $count ->
    [one] Reported once before.
   *[other] Reported { $count } times before.
}
ui-settle = Settle
ui-settle-how = What comes of it
ui-settle-why = Words for whoever was reported
ui-settled = Settled.
ui-outcome-dismiss = Nothing
ui-outcome-warn = A warning
ui-outcome-hide = Hide the words
ui-outcome-rename = Another name
ui-outcome-ban = Keep them out
ui-ban-days = For how long
# $count: how many days
ui-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
ui-for-good = For good
ui-new-name = New name

## Figures of the printed game

ui-figures-own = Do you own the printed game? Play with its charts and factors
ui-figures-use = Play with my figures from the printed game
ui-figures-private = The room is private: only those who play in it see the figures, and whoever takes a seat accepts them.
ui-figures-change = See or change my figures
ui-figures-title = Figures of the printed game
ui-figures-of = Figures of the printed game: { $game }
ui-figures-lead = Whoever owns the printed game can play with its own charts, factors, map and profiles instead of what we had to rebuild. What you put in here stays in this browser; it goes to the server only with a private room of yours, and only its players see it.
ui-figures-none = This game has no figures that can be changed.
ui-figures-form = Charts and factors
ui-figures-form-note = Copy them from the printed page: of each row the six results in order, for a die of 1 to 6. The form begins with what we rebuilt.
ui-figures-file = Everything else, with a file
ui-figures-file-only = With a file
ui-figures-file-note = Download what we rebuilt, change it in any text editor, and open it here. What the file does not name stays as the game has it.
ui-figures-rebuilt = Download what was rebuilt
ui-figures-open = Open a file…
ui-figures-save = Save as a file
ui-figures-text = The file
ui-figures-check = Check and keep in this browser
ui-figures-forget = Forget them
ui-figures-good = { $count ->
    [one] It can be played with; one table is yours. Choose “Play with my figures” in a new game.
   *[other] It can be played with; { $count } tables are yours. Choose “Play with my figures” in a new game.
}
ui-figures-digest = What tells these figures from others, also in the record of the game:
ui-figures-play = To a new game
ui-figures-room = Played with figures of the printed game
ui-figures-tables = { $count ->
    [one] One table is not the one that we rebuilt:
   *[other] { $count } tables are not those that we rebuilt:
}
ui-figures-download = Download the figures
# $host: who made the room, or “none”
ui-figures-accept = { $host ->
    [none] I accept the figures that this game is played with.
   *[other] I agree to play with the figures that { $host } took from the printed game.
}
## Tables that players lay out

ui-table-title = Lay out a table
ui-table-make = Lay out a table of your own
ui-table-edit = Change tables, or lay out another
# $name: the table's name; $count: how many pieces lie on it
ui-table-picture = The table “{ $name }” with { $count ->
    [one] one piece
   *[other] { $count } pieces
} of scenery
ui-table-nameless = Table without a name
ui-table-pieces = { $count ->
    [0] no scenery
    [one] one piece of scenery
   *[other] { $count } pieces of scenery
}
# $side: the side that has it
ui-table-south-of = south: { $side }
ui-table-south-rolled = The dice say who chooses
# $inches: how deep
ui-table-zone-of = zones { $inches }″ deep
ui-table-zone-usual = As the rules say ({ $inches }″)
ui-table-palette = Scenery to lay
ui-table-palette-note = Drag onto the table, or press to add.
ui-table-panel = What lies on it, and what becomes of it
# $count: how many pieces lie on it
ui-table-board = The table, { $count ->
    [one] one piece
   *[other] { $count } pieces
} of scenery
ui-table-begin = Drag scenery onto the table.
# $number: which piece; $what: what it is
ui-table-piece = Piece { $number }: { $what }
# $number: which piece; $what: what it is; $x, $y: inches from the western and southern edges
ui-table-piece-at = Piece { $number }: { $what }, at { $x }″, { $y }″
ui-table-form = Size and form
ui-table-x = From the west, ″
ui-table-y = From the south, ″
ui-table-facing = Turned, °
ui-table-left = Turn left
ui-table-right = Turn right
ui-table-remove = Take it off
# $count: how many pieces; $most: how many there may be
ui-table-count = { $count } of { $most } pieces
# $number: which piece
ui-table-show = Show piece { $number }
ui-table-play = Play on it
ui-table-undo = Undo
ui-table-name = Name of the table
ui-table-south = Who deploys in the south
ui-table-zone = Depth of both deployment zones
# $side: the side that deploys there
ui-table-deploys = { $side } deploys here
ui-table-deployment = Deployment zone
ui-table-save = Save
ui-table-saved = Saved in this browser.
ui-table-no-room = This browser has no room for more tables: delete one, or download this one as a file.
ui-table-share = Copy link
ui-table-link-above = The link is in the address bar: copy it from there.
ui-table-download = Download
ui-table-open = Open a file
ui-table-new = New
ui-table-mine = Saved in this browser
# $name: the table's name
ui-table-drop = Delete “{ $name }”
ui-table-own = Played on a table of their own
ui-table-agree = I agree to play on this table
ui-table-key-tab = Go from piece to piece
ui-table-key-arrows = Move the piece by a quarter of an inch
ui-table-key-far = Move it by an inch
ui-table-key-turn = Turn it by 5 degrees
ui-table-key-escape = Select nothing

## Lessons

lessons-of = Lessons of { $game }
lessons-about = You learn by playing, on the board and by the real rules. Nothing legal is forbidden: if you do something else, you see what follows and can go back.
lessons-minutes = { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
lessons-done = done
lessons-begin = Begin
lessons-resume = Go on
lessons-again = Take it again
lessons-all = All lessons
lessons-none = This game has no lessons yet.
lessons-help = Help on the game
lesson-coach = Lesson
lesson-step = { $step } of { $steps }
lesson-off = Not that.
lesson-good = Good.
lesson-on = Go on
lesson-again = Try again
lesson-hint = Hint
lesson-show = Show me
lesson-skip = Skip
lesson-back = Back
lesson-over-title = Lesson complete
lesson-battle = Now play: { $scenario }, against the computer. Keep in mind:
lesson-fight = Play the battle
lesson-next = Next: { $title }
lesson-one-by-one = In a lesson orders are given one by one: choose a single piece.

ui-learn = Learn in 10 minutes
ui-learn-note = The first lesson of { $game }, on the board. No name, no registration.
ui-help = Help
ui-help-learn = Learn by doing
ui-help-learn-note = Short lessons on the board, against an enemy who waits for you. Whatever the rules allow may be tried.
ui-help-read = Read
ui-help-game = How this game is played here
ui-courses = Lessons
ui-course-done = { $done } of { $all }
ui-quick = Play a small battle
ui-quick-note = Against the computer, with advice whenever you ask.
ui-side-by-lot = By lot
ui-rematch = Rematch with sides swapped
ui-points-table = Points of each side
tracker = How it stands
tracker-nobody = nobody
ui-turn = Turn { $turn }
ui-turn-of = Turn { $turn } of { $last }
ui-turn-none = Setting up
ui-next-game = { $count ->
    [one] Next game
   *[other] Next game (of { $count })
}
ui-decided = What decided it: { $turn }, in which { $who } won { $lead } more than the enemy.
ui-course = { $what }, turn by turn
ui-about = about { $length }
ui-lengths = { $least } to { $most }
ui-level-1 = easy
ui-level-2 = medium
ui-level-3 = hard
ui-level-from-1 = easy to begin with
ui-level-from-2 = some experience helps
ui-level-from-3 = for those who know it
ui-term = { $name }: what it means

## Looking back on the chances

ui-chances = Chances and turns that decided
ui-chances-show = What decided it?
# $who: the side whose chances these are
ui-chances-of = Chance to win: { $who }
# $from, $to: percent at the beginning and at the end
ui-chances-told = Curve of the chances of { $who }: from { $from }% at the beginning to { $to }% at the end; the table below has every turn.
ui-chances-turn = Turn { $turn }
ui-chances-end = End
ui-chances-percent = { $percent }%
ui-chances-table = The chances as a table
ui-chances-before = Dashed: the game that this one plays on.
ui-chances-before-link = See it
ui-chances-even = No turn changed the chances by much.
ui-chances-decided = The turns that decided
# $rank: 1 is the largest change; $turn: “Turn 3”
ui-chances-decisive = Decisive turn no. { $rank }: { $turn }
ui-chances-swing = { $turn }: { $who } from { $from }% to { $to }%
ui-chances-thinking = The turn is being played again …
# All chances are of the side that lost by the turn; $after: what it came to in this game
ui-chances-usual = Played again { $times } times by veterans on both sides, the turn leaves { $who } at { $chance }% (± { $margin }); in this game it was { $after }%.
ui-chances-instead = { $who } answered “{ $said }”. A veteran would have answered “{ $instead }”.
ui-chances-likely = Played on from both with the same dice, { $times } times each: { $instead }% instead of { $said }%. It was probably the better answer.
ui-chances-hardly = Played on from both with the same dice, { $times } times each: { $instead }% instead of { $said }%. Chance may explain that.
ui-chances-alike = Asked as often as there was time, a veteran would have answered nothing else.
ui-chances-look = See that moment
ui-trial = Try it out
ui-trial-title = What if?
ui-trial-about = Try out how the game may go on, from what you know of it now: in a room of your own against the computer, which plays the other side. What you cannot see is imagined, the dice are others, and this game feels nothing of it.
ui-trial-here = A trial: what you could not see was imagined, and nothing here counts.
ui-trial-back = Back to the game
ui-trial-mark = trial
ui-trial-allow = Players may try things out on the way, against the computer
ui-throw-allow = Real dice: each throws their own and types in what they show
ui-throw-accept = I agree that each player throws their own dice and types in what they show.
ui-throw = Real dice
# $count: how many dice
ui-throw-yours = { $count ->
    [one] Throw a die and tap what it shows.
   *[other] Throw { $count } dice and tap what each shows.
}
ui-throw-shown = What your dice show
# $place: which of the dice; $count: how many there are
ui-throw-which = Die { $place } of { $count }
# $face: what the die shows
ui-throw-face = It shows { $face }
ui-throw-back = Back one die
ui-throw-for-me = Let Maestre throw
ui-trial-accept = I agree that players may try out how the game may go on, each from what they see, against the computer.
ui-play-on = Play on from here
ui-play-on-as = You play
ui-play-on-against = against

## On this device

ui-lists = Lists
ui-odds = Odds at the table
ui-notebook = Battle notebook
ui-device = On this device
ui-device-without = Without a connection
ui-device-kept = All of it is here: in flight mode this works.
ui-device-coming = What flight mode needs is being kept. It takes less than a minute.
ui-device-unsafe = From this address the browser does not let a page be kept for use without a connection: that takes “https”, or the very machine that serves it.
ui-device-online = Games, lessons, your account and what others do need a connection.
ui-device-install = To have it like any other app, use “Install” or “Add to home screen” in the browser's menu.
ui-device-things = What you keep here
ui-device-nothing = Nothing yet: what you make without an account appears here.
ui-device-passing = This browser keeps nothing (a private window?): it is lost when the page is closed. Save it as a file.
ui-device-wiped = Some browsers delete it if the page is not opened for a week: save what matters to you as a file.
# $count: how many lists there are
ui-device-lists = { $count ->
    [one] 1 list
   *[other] { $count } lists
}
# $count: how many notebooks there are
ui-device-notebooks = { $count ->
    [one] 1 notebook
   *[other] { $count } notebooks
}
# $count: how many events there are
ui-device-events = { $count ->
    [one] 1 event
   *[other] { $count } events
}
ui-device-save = Save it as a file
ui-device-open = Bring a file
ui-device-no-file = This is no file that was saved here: choose one called “maestre-….json”.
# $count: how many things were new
ui-device-came = { $count ->
    [0] There was nothing new in the file.
    [one] 1 thing came from the file.
   *[other] { $count } things came from the file.
}
ui-away = No connection. This works:
ui-away-alone = No connection: this works all the same.
ui-fresh = There is a new version. Using it loads the page again; games stay where they are.
ui-fresh-now = Use it now
ui-fresh-later = Later
