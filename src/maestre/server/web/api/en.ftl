# What the interface of a server is: every operation, struct and field. The pages of the reference and /schema say it.

## The whole

api-about = Everything that the web client does with a Maestre server, people, rooms and games, can be done by a program with this interface. Bodies and answers are JSON; what happens in a game under way comes over the socket at /socket.
api-security-session = The session: a cookie that signing in sets and that no script can read.
api-title-session = Sessions
api-title-account = Accounts
api-title-games = Games
api-title-rooms = Rooms
api-title-figures = Figures of an owner
api-title-talk = Talk and agreement
api-title-records = Looking back
api-title-admin = Looking after a server
api-topic-session = Who is there: coming in as a guest, signing in, showing again who one is, where one is signed in, signing out.
api-topic-account = Accounts: making one, letters to its address, its settings, passkeys, taking everything along, leaving.
api-topic-games = What can be played here, its rules, and lists that players write.
api-topic-rooms = Rooms: arranging a game, taking and leaving seats.
api-topic-figures = Charts, factors, maps and profiles of a printed game that somebody owns, for a private room.
api-topic-talk = Talk between those who play, and what they must agree on.
api-topic-admin = For admins alone: reports, and what comes of them. To anybody else these addresses do not exist.
api-topic-records = Looking back on a game: its replay and its record.

## Who may

api-may-anybody = Anybody.
api-may-known = Whoever has a session, guests too.
api-may-member = Whoever sits in the room or made it.
api-may-holder = Whoever holds the seat.
api-may-admin = Whoever was made an admin with maestre admin promote.
api-may-viewer = Anybody, if the room is public; else those who sit in it or made it.

## Statuses

api-status-200 = It is done, or here it is.
api-status-201 = It is made.
api-status-204 = It is done, and there is nothing to say.
api-status-400 = The request cannot be read.
api-status-401 = Nobody is signed in, or what was given to sign in is wrong.
api-status-403 = This person may not do this, must first show again who they are (AskedAgain), or the request comes from the page of another site.
api-status-404 = There is no such thing, or none that this person may know of.
api-status-405 = This address is not read: something of its path is lacking, such as a name.
api-status-409 = It is not possible now, or as it was asked for.
api-status-413 = The request is too large.
api-status-429 = Too often in too short a time.
api-status-500 = A fault of ours, which is noted.
api-status-503 = The engines or the database do not answer at the moment.
api-header-retry-after = After how many seconds to try again.

## Sessions

api-me = Say who is asking. This is never an error: without a session the person is null.
api-become-guest = Come in under a name alone. The answer sets the cookie of a session; whoever loses it cannot come back as the same guest.
api-sign-in = Sign in with the e-mail address or the name, and the password. The answer sets the cookie of a session; the seats of a guest go along to the account.
api-passkey-sign-in-options = Begin to sign in with a passkey. The answer is what the browser's WebAuthn wants to be given, and it holds for a few minutes.
api-passkey-sign-in = Sign in with a passkey. What the browser's WebAuthn answered goes in, with its ticket; the answer sets the cookie of a session.
api-again-by-password = Show again who one is, with the password. What cannot be undone, deleting the account, passkeys and a new address, is then done for ten minutes.
api-again-by-passkey = Show again who one is, with a passkey. The options are those of signing in with one; the rest is as with the password.
api-sessions = List where one is signed in. The browser is told in words, the one that asks first.
api-end-session = End a session of one's own. Whoever has it is signed out, its socket too.
api-end-session-session = The session, by its id in the list.
api-end-sessions = End all one's other sessions. The one that asks goes on.
api-sign-out = Sign out. The session ends and the cookie is taken back; a guest who signs out is not known again.

## Accounts

api-sign-up = Ask for an account, on a server that sends mail. A letter goes to the address, with a link to go on; the answer is the same, and as fast, whether the address has an account or not. Until the link is followed there is no account, and a guest stays one.
api-create-account = Make an account. On a server that sends mail the token of a letter is needed, and the account gets the address to which the letter went; on one that sends none, name and password are enough. A guest's seats go along; the answer sets the cookie of a session.
api-ask-reset = Ask for a new password. If the address has an account a letter goes there, with a link; the answer is the same, and as fast, if not.
api-look-at-letter = Say what the link of a letter is for. It stays as good as it was.
api-reset-password = Put a new password in place of a forgotten one, by the link of a letter. All sessions of the account end, and the answer sets the cookie of a new one.
api-confirm-address = Confirm the new address of an account, by the link of a letter. The old address is told.
api-change-address = Ask for another address. A letter goes there, and the address is the account's once its link is followed; one's own can be asked for too, if it is not confirmed yet.
api-change-me = Change one's name, language or notices. What is not in the body stays as it is.
api-change-password = Change one's password. All other sessions of the account end.
api-passkey-options = Begin to make a passkey. The answer is what the browser's WebAuthn wants to be given, and it holds for a few minutes; a guest needs an account first.
api-add-passkey = Keep a new passkey. What the browser's WebAuthn answered goes in, with its ticket and a name for the key.
api-drop-passkey = Forget a passkey. Nobody can sign in with it any more.
api-drop-passkey-passkey = The name by which the key is known here, as in the account.
api-export-me = Give everything that is kept about me. The answer is a file of JSON: person, keys, sessions, letters under way, rooms, and what was said.
api-delete-me = Delete the account. Games under way are settled as the body says, or handed to a program; then name, e-mail, keys and sessions are dropped. Seats in games stay, without a name.

## Games

api-catalogue = List the games that can be played here. Each comes with what there is to choose: scenarios, options, seats and programs to play against.
api-rule-text = Give one rule in our own words. Both languages come at once, with what the book leaves open and what we made of that.
api-rule-text-game = The game, by its key, such as lepanto.
api-sheet = Give what a client needs to draw a game. What is in it, board, pieces, tables, differs from game to game; it may be kept for an hour.
api-judge-list = Say what a list comes to that a player wrote. It is judged and not kept: its points, and everything that is wrong with it, each with its rule and what to do.
api-words = Give all that a game says in one language, as Fluent writes it; in another that it has, if it lacks this one.
api-words-language = In which language.
api-game-help = Give a game's page of help, as Markdown; in another language that it has, if it lacks this one.
api-game-help-language = In which language.
api-art = Give a picture of a game. It comes from the folder art of its package, and is safe as an image only.
api-art-name = The name of the file: letters, digits, dashes and one ending of svg, png or webp.
api-ready-list = Write out a list that the game offers. It is text, for players to begin from.
api-ready-list-name = The list, by its name among the options of the game.
api-ready-list-language = In which language to write it.
api-rebuilt-figures = Write out what a game had to rebuild. It is TOML with comments, for owners of the printed game to put their own figures in its place.
api-rebuilt-figures-language = In which language its comments are.
api-judge-figures = Say whether a game can be played with a file of figures. It is read, a game is begun with it and played for a moment, and nothing is kept; or what is wrong with it is said, and where.
api-room-figures = Give the file of figures of a room. It is for those who sit in it, as TOML.
api-room-sheet = Give what draws the game of a room that has figures of its own. It is for those who sit in it: board, pieces, tables.
api-rule-text-rule = The rule, by its id, such as 6.2.c.
api-any-key = The game, by its key, such as lepanto.

## Rooms

api-rooms = List rooms. First those in which I sit, the ones that wait for me at the front; then public ones of others that can be joined or watched.
api-make-room = Arrange a game. Seats are mine, for programs, or stay open for whoever has the link; with nobody to wait for, the game begins at once.
api-one-room = Give a room. A game whose last seat is taken and that has not begun yet begins.
api-by-link = Give the room to which a link leads. This is what a guest sees before joining, of a private room too.
api-by-link-link = The secret part of the link.
api-sit-down = Take a seat. The game begins with the last one; in a game under way the seat of somebody who is gone can be taken.
api-sit-down-link = The secret part of the link.
api-commit = Commit to the dice of a game to come. A seed is drawn and sealed; what is published of it goes into the new room, together with words of one's own that nobody could know when the seed was drawn. It serves one room, for a day.
api-leave = Leave a seat for good. Before the game it becomes free; during the game the others go on with a substitute or a program.
api-seat-bot = Put a program in a seat. In a game that waits the seat must be free; in one under way its holder must be gone or out of time, and another player asks.
api-claim = Win against a seat whose holder is gone or out of time. Only another player can ask for it.
api-any-room = The room, by its id; the game has the same.

## Talk and agreement

api-spoken = Give what was said in a room. It is for those who sit in it; new lines come over the socket.
api-spoken-after = Only what was said after the line with this number.
api-speak = Say something to those who sit in a room. It is kept, and goes to all their sockets.
api-propose = Propose something, or agree to it. With the last agreement it is carried out; programs agree to everything but a draw.
api-decline = Decline a proposal, or withdraw one's own. Whoever plays in the room may do it.
api-decline-kind = Which proposal.

## Looking back

api-replay = Show how a game went, as one audience saw it, page by page: the one on which a version stands. Without a seat it is what spectators saw; in a seat of mine and without since it is the page that I saw last. A page comes packed by gzip to whoever takes that.
api-replay-seat = A seat of mine; empty for spectators.
api-replay-since = A version on the page that is wanted; -1 for the one that I saw last.
api-earlier-log = Give the page of a game's log that comes before a version. A whole view has only the last lines of a log; this is how to read on backwards.
api-earlier-log-seat = A seat of mine; empty for spectators.
api-earlier-log-before = Lines of earlier versions than this one are given.
api-record = Give the record of a game that is over. It is JSON lines with everything: answers, throws and the seed of the dice; maestre verify and maestre replay read it.

## Errors

api-Problem = Why something was not done.
api-Problem-error = The kind of error, such as Missing, Barred, Refused or Unreadable.
api-Problem-flaws = All that is wrong with a list that a player wrote, where that is why; else empty.
api-any-rule = The rule behind it, by its id; empty where no rule is.
api-any-message = What to say to people.
api-Message = A sentence by its key, to be put into words in either language with Fluent.
api-Message-key = The key of the sentence in the .ftl files.
api-Message-args = The arguments to put in, as pairs of name and value; a value may be a message itself.
api-Flaw = Something to be said about a list that a player wrote.
api-Flaw-remedy = What to do about it.
api-Flaw-where = Where in the list, such as commands.2.units.1.
api-Flaw-grave = Whether it bars the list from play; otherwise it is advice.

## Games and rules

api-GameInfo = A game that can be played here, with what there is to choose.
api-GameInfo-key = The key by which the game is asked for.
api-any-rules = The version of the game's rules.
api-GameInfo-title = Its title.
api-GameInfo-seats = The names of its seats.
api-GameInfo-scenarios = The names of its scenarios.
api-GameInfo-options = Each option with its values, the default first.
api-GameInfo-lists = The options that also take a list as text that a player wrote.
api-GameText = A text of a game.
api-GameText-text = The text.
api-GameInfo-agents = The programs that play it.
api-GameInfo-figures = Whether owners of the printed game can play with its figures.
api-Text = The same words in both languages.
api-Text-en = In English.
api-Text-es = In Spanish.
api-RuleText = A rule in our own words.
api-RuleText-id = Its id.
api-RuleText-title = Its title.
api-RuleText-text = The rule.
api-RuleText-gap = What the book leaves open; empty if nothing.
api-RuleText-ruling = What we decided about that, and why.
api-RuleText-origin = Where it comes from: the book, the book with a ruling of ours, what the book implies, or rebuilt by us.
api-WrittenList = A list as players write it, in either language.
api-WrittenList-text = The list.
api-WrittenFigures = A file of figures.
api-WrittenFigures-text = The file, as TOML.
api-TriedFigures = A file of figures, and what is to be played with it.
api-TriedFigures-text = The file, as TOML.
api-TriedFigures-options = What is chosen for options of the game; the others keep their defaults.
api-RoomFigures = With which figures a room is played, if not with the game's own. Their values are for its players alone.
api-RoomFigures-digest = What tells them from others; the record of the game has it too.
api-RoomFigures-tables = The tables that are not the game's own, by file and name.
api-OwnList = What a list comes to that a player wrote.
api-OwnList-kept = The list as options and records keep it, in no language; this is what make_room takes.
api-OwnList-name = The name that it gives itself.
api-OwnList-points = How many points it comes to.
api-OwnList-limit = How many points it may have.
api-OwnList-flaws = What is to be said about it, the worst first.

## People

api-Person = Somebody who plays: a guest, or the holder of an account.
api-Person-id = The person's id.
api-Person-guest = Whether they have no account.
api-Person-admin = Whether they look after this server.
api-any-name = The name that others see.
api-any-language = The language in which they are spoken to.
api-Me = Who is asking, if anybody is known.
api-Me-person = The person; null without a session.
api-Me-account = Their account; null for a guest.
api-Me-home = Whether this is somebody's home machine: there are guests alone, and no accounts.
api-Me-mail = Whether the server sends mail: an account then begins with a letter to an address, otherwise with a name and a password.
api-Account = What an account adds to a person, for their own eyes.
api-Account-email = The e-mail address of the account; null if it has none.
api-Account-confirmed = Whether the address is confirmed; only then are notices sent to it.
api-any-notify-email = Whether mail says that it is one's turn.
api-any-webhook = An address, beginning with https://, that is told that it is one's turn; empty for none.
api-Account-passkeys = The keys with which one can sign in.
api-Passkey = A key with which somebody may sign in.
api-Passkey-id = The name by which it is known here.
api-Passkey-name = How its owner calls it.
api-Passkey-created = When it was made.
api-NewGuest = Somebody who wants to come in under a name alone.
api-SignUp = Somebody who wants to be known again, on a server that sends mail.
api-SignUp-email = The address to which the letter goes.
api-any-token = What stood in the link of the letter, after the #.
api-OneToken = The link of a letter.
api-OneAddress = The address that something is about.
api-OneAddress-email = The address to which the letter goes.
api-NewSecret = A new password in place of a forgotten one.
api-NewSecret-password = The new password, of ten characters at least.
api-Opened = What the link of a letter is for.
api-Opened-kind = Making an account (confirm), a new password (reset), or a new address (address-change).
api-Opened-email = The address to which the letter went.
api-Opened-name = The name that was chosen, or that of the account.
api-OnePassword = The password, given once more.
api-OnePassword-password = The password.
api-Session = A browser in which somebody is signed in.
api-Session-id = The name by which it is known here.
api-Session-browser = The browser and its system, such as Firefox · Linux; empty if it did not say.
api-Session-created = When it began.
api-Session-seen = When it was last used.
api-Session-here = Whether it is the one that asks.
api-Farewell = What becomes of the games under way of somebody who leaves.
api-Farewell-games = By room: a program plays on (bot), they give up (resign), or the others decide (leave). Of a game that is not named a program plays on, or, if nobody else plays in it, they give up.
api-NewAccount = Somebody who wants to be known again.
api-NewAccount-password = The password, of ten characters at least.
api-NewAccount-token = What stood in the link of the letter, after the #; empty on a server that sends no mail.
api-PasswordSignIn = Signing in with a password.
api-PasswordSignIn-email = The e-mail address of the account, or its name.
api-PasswordSignIn-password = The password.
api-PasswordChange = A new password in place of the old one.
api-PasswordChange-old = The one that holds now.
api-PasswordChange-new = The new one, of ten characters at least.
api-MeChange = What somebody changes about themselves; what is not there stays.
api-PasskeyOptions = What the browser's WebAuthn wants to be given.
api-PasskeyOptions-ticket = Comes back with what the browser answers.
api-PasskeyOptions-options = The options of navigator.credentials, in WebAuthn's own JSON.
api-PasskeyAnswer = What the browser's WebAuthn answered.
api-PasskeyAnswer-ticket = The ticket that came with the options.
api-PasskeyAnswer-credential = The credential, in WebAuthn's own JSON.
api-PasskeyAnswer-name = How a new key is to be called; not needed to sign in.

## Rooms and seats

api-Rooms = Rooms, mine and those of others.
api-Rooms-mine = Those in which I sit.
api-Rooms-open = Public ones of others, with a free seat or under way.
api-Room = A game that is being arranged, played or looked back on.
api-Room-id = Its id, which the game has too.
api-Room-game = The game, by its key, such as lepanto.
api-any-game = The room's id, which the game has too.
api-any-scenario = The scenario.
api-any-options = What was chosen for each option of the game.
api-Room-host = The id of the person who made it.
api-Room-public = Whether everybody may see it.
api-Room-stage = How far it has come.
api-Room-seats = Its seats.
api-Room-clock = The time to think; null for a game without a clock.
api-Room-paused = Whether the clock is stopped.
api-Room-proposals = What is proposed now.
api-Room-waiting = The seats that everybody may know to be awaited: while answers are sealed, all of them, whoever has spoken.
api-Room-created = When it was made.
api-Room-updated = When anything last happened in it.
api-Room-link = The secret part of its link, for those who may pass it on: host and players, and everybody while a public room waits for players. Else it is empty.
api-any-commitment = A hash of the seed of the dice, published before anybody added a word, so that the seed can be checked when it is shown at the end.
api-Room-frozen = Whether the game met a fault of ours and takes no answers until it is mended.
api-Room-closed = Why whoever runs the server closed the room, if they did.
api-Room-figures = With whose figures it is played; null for the game's own. Whoever takes a seat accepts them.
api-Stage = How far a room has come: it waits for players, is played, is over, or was closed.
api-Seat = A place at a table: a person, a program, or nobody yet.
api-Seat-seat = The seat's name in the game.
api-Seat-person = The id of its holder; empty if nobody or a program sits there.
api-Seat-name = The name of its holder.
api-Seat-bot = The program that plays it; empty if none does.
api-Seat-left = The seconds that it had when it was last asked; null without a clock.
api-Seat-since = When it was last asked; null while it is not asked or the clock is stopped.
api-Seat-gone = Whether its holder has left for good.
api-Clock = Time to think, in seconds.
api-Clock-bank = What one starts with.
api-Clock-turn = What each turn adds.
api-Clock-most = How much can be saved up.
api-NewRoom = What somebody wants to play.
api-NewRoom-game = The game, by its key, such as lepanto.
api-NewRoom-options = What is chosen for options of the game; the others keep their defaults.
api-NewRoom-mine = The seats that I take.
api-NewRoom-bots = The seats for programs, each with the program's name.
api-NewRoom-clock = The time to think; null for a game without a clock.
api-NewRoom-public = Whether everybody may see and join it; else only those with the link.
api-any-entropy = Anything at all that goes into the seed of the dice, so that nobody else chooses it alone.
api-SitDown = Taking a seat.
api-SitDown-figures = The digest of the figures that are accepted, in a room that has figures of its own.
api-NewRoom-figures = The text of a file of figures from the printed game, for a private room; else empty.
api-SitDown-commitment = The commitment that was seen before the word was added; if the room has another, the seat is not taken.
api-NewRoom-commitment = The commitment that was asked for before; needed if there is a word for the dice. Without one, a seed is drawn now.
api-NewCommitment = Asking for a commitment.
api-NewCommitment-game = The game, by its key.
api-Commitment = What is published of a seed.
api-OneSeat = The seat that something is about.
api-BotSeat = A program for a seat.
api-BotSeat-bot = The program, by its name.
api-any-seat = The seat, by its name in the game.
api-Proposal = Something that needs everybody's agreement.
api-any-kind = What is proposed: a draw, taking back the last answer, stopping the clock, or letting it go on.
api-Proposal-by = The seat that proposed it.
api-Proposal-agreed = The seats that agree.
api-NewProposal = A proposal, or agreement to it.
api-NewProposal-seat = The seat of mine that proposes or agrees.
api-Spoken = Something said in a room.
api-Spoken-id = Its number; later lines have higher ones.
api-Spoken-person = The id of who said it.
api-Spoken-name = The name of who said it.
api-Spoken-at = When.
api-Spoken-words = What was said.
api-Spoken-hidden = Whether whoever runs the server has hidden it; then the words are empty.
api-NewWords = Something to say in a room.
api-NewWords-words = The words.

## What an audience knows of a game

api-Whole = Everything that an audience may know of a game.
api-any-is = Which struct this is.
api-any-type = Which kind this is.
api-Whole-seat = The audience: a seat, or empty for spectators.
api-any-version = The audience's version: it grows with every change that this audience may notice.
api-Whole-header = What the game is.
api-Whole-state = The position, in the game's own form, without anything that this audience may not know.
api-any-ask = What this seat is asked now; null if nothing.
api-any-waiting = Who is awaited; null if nobody is.
api-Whole-standing = The standing orders of this seat.
api-any-can-undo = Whether this seat can take back its last answer without asking anybody.
api-any-outcome = How the game ended; null while it goes on.
api-any-lines = What happened, as people read it.
api-Event = What changed for an audience between two of its versions.
api-Event-seat = The audience: a seat, or empty for spectators.
api-Event-before = The version from which it starts; whoever is not there has missed something and sends watch again.
api-Event-changes = Fields of the position that changed, whole; of a dictionary only the keys that changed, with null for one that is gone.
api-Replayed = A page of how a game went for an audience. Nothing is asked in it, and lines of the log come with the events alone.
api-Replayed-start = Where it stood at the version first.
api-Replayed-events = All that changed after first and up to until, in order.
api-Replayed-first = The version with which the page begins.
api-Replayed-until = The version with which it ends and the next one begins.
api-Replayed-last = The newest version of this audience; past it there is no page.
api-Logged = A page of an audience's log.
api-Logged-lines = Its lines, oldest first.
api-Logged-before = With which before the page is asked for that comes before this one; 0 if there is none.
api-Header = What a game is, before anybody has spoken.
api-Header-game = The game, by its key, such as lepanto.
api-Header-seats = Who holds each seat: a person's id, or bot: and a program's name.
api-Header-entropy = What each seat added to the dice.
api-Header-seed = The seed of the dice; empty until the game is over.
api-Header-typed = Whether people throw their own dice and type in what they show.
api-Header-format = The version of the record's format.
api-Header-figures = What tells the figures that the game is played with from others; absent where they are the game's own.
api-Ask = What a seat must choose.
api-Ask-choice = What there is to choose from, and so the form of the answer.
api-Ask-about = The public matter of the question, in the game's own form.
api-Ask-secret = Whether the answer stays hidden from all others.
api-Ask-window = The name of a reaction window, which a standing order may answer; empty if it is none.
api-Pick = Choose one of the options: the answer is one string.
api-Pick-options = The options.
api-Some = Choose several of the options, each once: the answer is an array of strings.
api-Some-options = The options.
api-Some-least = How many at least.
api-Some-most = How many at most.
api-Each = Choose one option for every key: the answer is an object.
api-Each-options = Every key with its options.
api-Orders = Give one order to one piece: the answer is an Order.
api-Orders-verbs = The verbs that are possible now.
api-Route = Choose a way for one piece, leg by leg: the answer is an object with piece and legs, each with how and, as need be, amount or at.
api-Route-pieces = The pieces that may go.
api-Route-legs = The kinds of leg that are possible.
api-Place = Choose a position for one piece: the answer is an object with piece, x, y and facing.
api-Place-pieces = The pieces that may be placed.
api-Waiting = What an audience may know of who is awaited.
api-Waiting-seats = The seats; of sealed answers all others, until the last has spoken.
api-Waiting-about = The public matter, in the game's own form.
api-Outcome = How a game ended.
api-Outcome-winner = The seat that won; null for a draw.
api-Outcome-reason = Why it ended, as the key of a message.
api-Outcome-points = The points of each seat, as pairs.
api-Outcome-args = The arguments of that message, as pairs.
api-Line = One thing that happened, and what stands behind it.
api-Line-at = The version that the audience had then.
api-Line-throws = The throws that led to it.
api-Line-because = The numbers behind it.
api-Throw = Dice that fell.
api-Throw-faces = What they show.
api-Tally = A number, and every reason why it is what it is; its value is top / bottom.
api-Tally-top = The numerator of its value.
api-Tally-bottom = The denominator of its value.
api-Tally-changes = Its steps, in order.
api-Change = One step of a number.
api-Change-how = What was done: base, plus, times, divided, rounded_up, rounded_down, at_most or at_least.
api-Change-amount = By how much.
api-Change-over = What the amount is divided by: 3 over 4 for three quarters. It is left out if it is 1.

## Frames of the socket

api-Watch = Hear a game, in a seat of mine or as a spectator. What comes back is a room frame and, once the game has begun, a whole one; sent again, it brings everything anew.
api-Watch-seat = A seat of mine; empty for a spectator.
api-Unwatch = Hear a game no more.
api-Unwatch-seat = The seat from which it was heard.
api-CallFrame = A call to the engine of a game.
api-CallFrame-id = A number of the caller's own; the answer carries the same.
api-CallFrame-call = One of the calls below.
api-Answer = What came of a call.
api-Answer-id = The number of the call.
api-Answer-reply = One of the replies below.
api-RoomFrame = A room that changed.
api-RoomFrame-room = The room as it is now.
api-RoomFrame-seen = Only right after a watch from a seat: up to which version its holder had seen the game, on any device.
api-SpokenFrame = Something that was said in a room, to those who sit in it.
api-SpokenFrame-spoken = What was said.
api-ProblemFrame = Why a frame could not be followed.
api-ProblemFrame-room = The room's id; empty if the frame could not be read.
api-ProblemFrame-problem = What is the matter.
api-ProblemFrame-id = The number of the call; null if it was none.

## Calls

api-Look = Show everything that an audience may know; the answer is whole, or done if nothing is new.
api-Look-seat = A seat of mine; empty for spectators.
api-Look-since = From which version on the log is wanted.
api-Look-known = The version that the caller has; whoever is at the newest is told done.
api-Say = Answer what a seat is asked; the reply is done or refusal.
api-Check = Say whether an answer would be allowed, without giving it; the reply is done or refusal.
api-Try = Say what an answer comes to that is still being shaped: the nearest one that is allowed; the reply is tried.
api-Undo = Take back a seat's last answers; the reply is done or refusal. Taking back those of others is proposed over HTTP.
api-Undo-agreed = For the server alone: from a browser it must be empty.
api-Undo-count = How many answers.
api-Command = Give one order to many pieces: it becomes single answers, in an order that works, each judged by itself. The reply is followed.
api-Command-pieces = The pieces.
api-Command-order = The order; its piece is left empty.
api-Order = What one piece is told to do.
api-Order-verb = The verb.
api-Order-piece = The piece.
api-Order-objects = What the verb acts on.
api-Delegate = Leave to the doctrine what this seat still has to answer about the matter before it. The reply is done as soon as that is handed over, or refusal; the answers come as events.
api-Stand = Leave standing orders, in place of those before; the reply is done or refusal.
api-Stand-orders = The orders, in the game's own words.
api-Leave = Give the game up; the reply is done or refusal.
api-Leave-why = From a browser it is always taken for resigned; being out of time is claimed over HTTP.
api-Offers = Say which pieces may be ordered something, and what one of them may be told; the reply is offered.
api-Offers-piece = The piece; empty for what is told to none of them.
api-Chances = Say what may come of an answer, without giving it; the reply is odds.
api-Hint = Say what the doctrine would answer, from what this seat may know; the reply is advice.
api-any-reply = The caller's own name for this, of any kind; sent again under the same name, it counts once.
api-any-answer = The answer, in the form of the open choice.
api-any-piece = The piece.

## Replies

api-Done = It is done and kept.
api-Refusal = It was not done and nothing has changed.
api-Refusal-error = The kind of error, such as Refused, Unreadable, NotAsked or CannotUndo.
api-Refusal-proof = What shows it: pieces and places, in the game's own form, for a client to mark.
api-Followed = An order to many was given.
api-Followed-given = How many answers it became.
api-Followed-refused = Which pieces could not follow, each with the refusal.
api-any-scene = What the position looks like: a scene as maestre.play.board describes it, only for games that the browser has no board for. In an event, what changed: pieces that are gone and pieces to put on, and whatever else is another.
api-Offered = What may be ordered now.
api-Offered-able = The pieces that may be ordered something.
api-Offered-offers = What the piece asked about may be told.
api-Offer = An answer that the rules allow.
api-any-words = The same in words.
api-Offer-where = The place to touch for it, in the numbers of the game's board.
api-Offer-touches = The ids to touch for it on a described board, in order: pieces and places. Without any it is a button.
api-Offer-marks = The game's own short words for what is special about it.
api-Tried = What an answer comes to that is still being shaped.
api-Tried-snap = The nearest answer that is allowed.
api-Snap = The allowed answer nearest to the one tried.
api-Snap-marks = What shows it on the board, in the game's own form.
api-Snap-why = What bars the answer that was tried; null if it is allowed as it is.
api-Odds = All that may come of an answer.
api-Odds-rows = What may come, likeliest first; none if no dice are thrown for it.
api-Odds-exact = Whether the odds are counted; else they are from many trials.
api-Odds-assumed = What others are taken to answer on the way.
api-Chance = One thing that may come of an answer.
api-Chance-changes = What changes; empty if nothing does.
api-Chance-chance = How likely it is, of 1.
api-Chance-margin = How far off that may be; 0 if it is exact.
api-Advice = What the doctrine would answer.

## Reports and looking after a server

api-make-report = Report a line of talk, or the name in a seat. A line can be reported by those who sit in its room, a name by whoever may see the room; what is one's own cannot. The same twice counts once.
api-read-notes = Say that one has been told. What /api/me gave as notes up to this number is struck off.
api-list-reports = List reports. Those that wait come with the oldest first, those that are settled with the last first; fifty at most.
api-list-reports-settled = Whether those that are settled are wanted instead of those that wait.
api-settle-report = Settle a report. All other reports of the same thing are settled with it, and whoever made them is told next time.
api-settle-report-report = The report, by its number.
api-NewReport = A report of a line of talk, or of the name in a seat.
api-NewReport-room = The room.
api-NewReport-reason = Why.
api-NewReport-line = The line of talk, by its number; 0 for a name.
api-NewReport-seat = The seat whose holder's name is meant; empty for a line.
api-NewReport-words = What else there is to know.
api-NotesRead = Up to where somebody has been told.
api-NotesRead-until = The number of the last note that was shown.
api-Note = Something that somebody is to be told.
api-Note-id = Its number.
api-Note-message = What to say.
api-Me-notes = What to tell them since they were last here: what came of their reports, or what was done about theirs.
api-Settling = What comes of a report.
api-Settling-outcome = Nothing, a warning, hidden words, another name, or a ban, which also hides the words.
api-Settling-why = Words for whoever was reported, and for the log.
api-Settling-days = For how many days the ban lasts; without it, for good.
api-Settling-name = The new name.
api-ReportSeen = A report as an admin sees it.
api-ReportSeen-report = The report.
api-ReportSeen-lines = What was said in the room before the line and with it.
api-ReportSeen-before = How many reports of the same person came before this one.
api-ReportRow = A report.
api-ReportRow-id = Its number.
api-ReportRow-made = When it was made.
api-ReportRow-kind = Whether words or a name was reported.
api-ReportRow-reason = Why.
api-ReportRow-words = What the reporter adds.
api-ReportRow-quoted = The words or the name, as they were then.
api-ReportRow-reporter = Who made it; empty if they are gone.
api-ReportRow-reporter-name = How they are called now.
api-ReportRow-about = Whom it is about; empty if they are gone.
api-ReportRow-about-name = How they are called now.
api-ReportRow-room = The room; empty if it is gone.
api-ReportRow-settled = When it was settled, if it is.
api-ReportRow-outcome = What came of it.
api-ReportRow-who = Who settled it.
api-Uttered = A line of talk, hidden or not.
api-Uttered-id = Its number.
api-Uttered-at = When it was said.
api-Uttered-person = Who said it.
api-Uttered-name = How they are called.
api-Uttered-words = What was said.
api-Uttered-hidden = Whether it is hidden from players.
