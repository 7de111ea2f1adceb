# What the server says. In every sentence: what is the matter, and what can be done.

## People and accounts

name-empty = A name that can be read is needed: type at least one letter.
# $most: how many characters fit
name-too-long = The name is too long: { $most } characters fit; choose a shorter one.
# $name: the name
name-taken = There is an account called “{ $name }”, or almost so: choose another name, or sign in if it is yours.
# $email: what was typed
email-unreadable = “{ $email }” does not look like an e-mail address: write it like name@example.org.
# $email: the address
email-taken = There is an account with the address { $email } already: sign in with it, or use another address.
# $least: how many characters are needed
password-too-short = The password is too short: at least { $least } characters are needed.
# $most: how many characters fit
password-too-long = The password is too long: { $most } characters fit.
password-wrong = That is not the current password: type it again.
sign-in-wrong = The address, the name or the password is wrong: check them and try again.
asked-again = Before this, show once more that it is you: with the password or a passkey.
session-unknown = That session has ended already.
mail-none = This server sends no mail: ask whoever runs it.
letter-first = An account begins with a letter to your address here: write the address first.
letter-unknown = That link does not hold: it was used already or has run out. Ask for another letter.
signed-out = The session has ended: sign in again.
account-already = You have an account already: to open another one, sign out of this one first.
account-first = For that an account is needed: create it first.
webhook-unreadable = That address for notices will not do: it must begin with https:// and carry neither user nor password.

## Passkeys

passkey-wrong = The passkey could not be verified: try again, or sign in with the password.
passkey-late = Too much time has passed since the passkey was asked for: begin again.
passkey-known = That passkey is kept already: it need not be added again.
passkey-unknown = That passkey is not known here: choose another one, or sign in with the password.
# $most: how many keys can be kept
passkeys-too-many = { $most } passkeys are kept already, which is the most: delete one first.

## Events

event-unknown = There is no such event here: check the address, or ask its organiser for it.
event-no-entrant = Nobody like that has entered this event: load it anew.
# $round: the round; $table: the table
event-no-table = There is no table { $table } in round { $round } of this event: load it anew.
event-organiser-only = Only whoever organises the event may do this: ask them.
event-closed = This event is closed: nothing of it changes any more.
event-deadline-past = The deadline is past: only the organiser can still enter somebody.
event-deadline-ahead = Lists still come in: wait for the deadline, or end it now, and then publish the round.
# $round: the round that comes next
event-other-round = This is not the next round: number { $round } is. Load the event anew.
# $round: the round whose results are wanted
event-results-first = Results of round { $round } are missing: enter them first.
# $name: the entrant
event-list-barred = { $name } has no list that may be played with: have it mended, or let them in as the organiser.
event-bad-pairing = In a round everybody who plays sits at one table, and one has a bye if they are odd: load the event anew and pair again.
# $round: the round
event-round-stands = Round { $round } cannot be struck off: it is not the last one, or something has come of it already.
# $table: the table
event-not-your-table = You do not play at table { $table }: only those two and the organiser may do this.
# $table: the table
event-result-stands = The result of table { $table } stands: if it is wrong, ask the organiser to change it.
event-no-result = Say who won, or that it was a draw.
# $table: the table
event-has-room = Table { $table } has a room already: load the event anew and join it.
event-other-game = That room is of another game, or not one that you opened: open one for this table.
# $table: the table
event-is-bye = Nobody plays at table { $table }: it is a bye.
# $most: how many may enter
event-full = { $most } have entered, and no more can: open a second event.
# $name: the entrant
event-list-hidden = What { $name } sent stays hidden until the deadline, and as it is: they can send another themselves.
# $most: how many events one may organise
cap-events = { $most } events that are not closed are the most for you: close or strike off one that is over.
# $most: how many lists one may keep
cap-lists = { $most } lists are the most that are kept in your account: delete one that you no longer need. They all stay on this device.
lists-for-accounts = The server keeps lists for those with an account: make one, or keep them on this device.

## Rooms

room-unknown = This room does not exist: check the link, or ask whoever opened it for another.
room-over = This game is over or its room is closed: seats change no more; another room can be opened.
figures-gone = This game began with figures from a printed game that cannot be read here any more: the record is safe; ask whoever runs the server.
# $seat: the seat
seat-taken = The seat “{ $seat }” is taken already: choose one that is free.
# $seat: the seat
seat-other-side = You have held another seat of this game, and it has secrets: the seat “{ $seat }” goes to somebody who has not seen the other side. Pass the link on, or put a program in it.
# $seat: the seat
seat-not-yours = The seat “{ $seat }” is not yours: only its holder can leave it.
seat-twice = A seat is named twice: each is for a person, for a program, or stays free.

## The seeds of dice

commitment-unknown = This commitment to the dice is not known, is used already or is older than a day: ask for a new one and arrange the game again.
# $key: the id of a key
seed-gone = The dice of this game are lost: its seed is no longer in the database. Whoever runs this server can bring it back from a backup.
seed-locked = The dice of this game are sealed with the key “{ $key }”, which this server does not have: whoever runs it puts that key into MAESTRE_SEED_KEYS, and the game goes on.

clock-wrong = The clock is not possible: the time at first must be above zero and no more than the most, and what each turn adds cannot be negative.
# $most: how many games one person may have under way; $guest: yes or no
cap-rooms = { $most } games under way are the most for you: finish one, or leave one that you do not play any more{ $guest ->
    [yes] {"; "}with an account there is room for more
   *[no] {""}
}.
# $most: how many programs may play for one person; $guest: yes or no
cap-bots = { $most } programs at work are the most in rooms of yours: finish or leave a game against one{ $guest ->
    [yes] {"; "}with an account there is room for more
   *[no] {""}
}.
words-empty = There is nothing to say: type something first.
# $most: how many characters fit
words-too-long = The message is too long: { $most } characters fit; split it into several.
words-unkeepable = What was written has signs that cannot be kept: write it again without them.
# $kind: what was proposed
proposal-unknown = “{ $kind }” cannot be proposed: a draw, an undo, stopping the clock or going on can.

## Notices

# $game: the game's title
notice-subject = Your turn: { $game }
# $game: the game's title; $seat: the side; $link: the game's address
notice-mail = It is your turn in “{ $game }”, playing { $seat }:

    { $link }

    You will get a single notice until you come back to the game. Notices are changed or turned off under “My account”.
# $game: the game's title; $seat: the side; $link: the game's address
notice-webhook = It is your turn in “{ $game }”, playing { $seat }: { $link }

## Letters

letter-confirm-subject = Confirm your address
# $site: the server's address; $name: the name that was chosen; $link: where to go on; $hours: how long it holds
letter-confirm-body = Somebody who calls themselves “{ $name }” wants an account with this address at { $site }. If it is you, choose a password here and the account is yours:

    { $link }

    The link holds for { $hours } hours and works once. If it was not you, do nothing: without the link there will be no account.
letter-address-known-subject = You have an account already
# $site: the server's address; $name: the account's name; $link: where to sign in
letter-address-known-body = Somebody has typed in this address at { $site } for an account. It belongs to your account already, “{ $name }”, so nothing has changed. If it was you, sign in, or ask for a new password if you have forgotten yours:

    { $link }

    If it was not you, there is nothing to do: whoever it was has not been told that you have an account.
letter-reset-subject = A new password
# $site: the server's address; $name: the account's name; $link: where to go on; $hours: how long it holds
letter-reset-body = Somebody has asked for a new password for your account “{ $name }” at { $site }. If it was you, choose it here:

    { $link }

    The link holds for { $hours } hours and works once; you will be signed out everywhere else. If it was not you, do nothing: your password stays as it is.
letter-password-changed-subject = Your password has been changed
# $site: the server's address; $name: the account's name; $link: where to ask for a new password
letter-password-changed-body = The password of your account “{ $name }” at { $site } has just been changed, and every other session has been ended.

    If it was not you, somebody else has got in: ask at once for a new password with “I have forgotten the password”, and then look through the passkeys and sessions of your account:

    { $link }
letter-address-change-subject = Confirm your new address
# $site: the server's address; $name: the account's name; $link: where to go on; $hours: how long it holds
letter-address-change-body = The holder of the account “{ $name }” at { $site } wants to use this address for it. If it is you, confirm it here:

    { $link }

    The link holds for { $hours } hours and works once. If it was not you, do nothing: the address will not be used.
letter-address-changed-subject = Your account has another address
# $site: the server's address; $name: the account's name
letter-address-changed-body = Your account “{ $name }” at { $site } now has another e-mail address, and nothing more will be sent to this one.

    If it was not you, write to whoever runs { $site } and show them this letter: they can lock the account and give it back to you.

## Tables

try-again = Several answers came at once and this one could not get in: send it again.
engine-busy = Too much is being worked out right now: wait a few seconds and ask again.
questions-too-many = You are asking { $most } things at once already: wait for one of the answers.
question-too-long = Working this out took more than { $seconds } seconds and was given up.
question-overtaken = You answered meanwhile, so this was not worked out any further.

## Looking after a server

# $until: until when, or “never”; $why: why, or “none”; $contact: where to write, or “none”
banned = Whoever runs this server keeps you out { $until ->
    [never] for good
   *[other] until { $until }
}{ $why ->
    [none] { "" }
   *[other] { ": " }{ $why }
}. { $contact ->
    [none] If you think that this is wrong, write to whoever runs the server.
   *[other] If you think that this is wrong, write to { $contact }.
}
# $most: how many days are possible
ban-days = A ban lasts from one day to { $most }, or for good: choose a number of days between.
# $person: what was typed
person-unknown = There is nobody “{ $person }” here: look for them by name or address with maestre admin people.
# $person: who it is
person-banned = { $person } is kept out, and can be given no seat.
person-other-side = { $person } has held another seat of this game, and it has secrets: the seat “{ $seat }” goes to somebody who has not seen the other side, or to a program.
person-not-banned = { $person } is not kept out: there is nothing to take back.
# $person: who it is
person-no-account = { $person } cannot be an admin: that takes an account, and nobody who is kept out.
# $job: its number
job-unknown = There is no job { $job }: it is done by now, or maestre admin jobs has its number.
# $game: its name
game-not-frozen = The game { $game } is not frozen: it takes answers.
# $what: what broke
still-frozen = The game cannot be opened under the rules as they are now ({ $what }): it stays frozen; install a release that mends this, or take the last entries back with --back.
report-nothing = There is nothing to report there: it is yours, hidden already, or gone.
# $report: its number
report-unknown = There is no report { $report }: look at the list again.
# $report: its number
report-settled = Report { $report } is settled already: look at the list again.
report-nobody = Whoever this report is about is gone: it can only be dismissed.
report-own = This report is about yourself: leave it to another admin.

## What people are told next time

told-dismiss = Thank you for your report. We have looked at it and see nothing that we must act on.
told-warn = Thank you for your report. We have spoken to whoever it was about.
told-hide = Thank you for your report. The words are hidden now.
told-rename = Thank you for your report. They have another name now.
told-ban = Thank you for your report. Whoever it was about is kept out now.
# $why: the words of whoever looks after the server, or “none”
told-you-warn = Something that you said, or your name, was reported, and rightly. Please mind how you speak to others{ $why ->
    [none] .
   *[other] { ": " }{ $why }
}
# $why: the words of whoever looks after the server, or “none”
told-you-hide = Something that you said was reported and is hidden now{ $why ->
    [none] .
   *[other] { ": " }{ $why }
}
# $why: the words of whoever looks after the server, or “none”
told-you-rename = Your name was reported, and you have another now; you can choose one under “Account”{ $why ->
    [none] .
   *[other] { ": " }{ $why }
}

# Somebody wants to play a finished game on from where it ended.
nothing-to-try-out = There is nothing to try out: the game is over, or nothing is left to decide. Look back on it instead.
nothing-to-play-on = Nothing was left to decide there: choose an earlier moment.
