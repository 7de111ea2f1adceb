# What the server says. In every sentence: what is the matter, and what can be done.

## People and accounts

name-empty = A name that can be read is needed: type at least one letter.
# $most: how many characters fit
name-too-long = The name is too long: { $most } characters fit; choose a shorter one.
# $email: what was typed
email-unreadable = “{ $email }” does not look like an e-mail address: write it like name@example.org.
# $email: the address
email-taken = There is an account with the address { $email } already: sign in with it, or use another address.
# $least: how many characters are needed
password-too-short = The password is too short: at least { $least } characters are needed.
# $most: how many characters fit
password-too-long = The password is too long: { $most } characters fit.
password-wrong = That is not the current password: type it again.
sign-in-wrong = The address or the password is wrong: check them and try again.
signed-out = The session has ended: sign in again.
account-already = You have an account already: to open another one, sign out of this one first.
account-first = To keep a passkey an account is needed: create it first.
webhook-unreadable = That address for notices will not do: it must begin with https:// and carry neither user nor password.

## Passkeys

passkey-wrong = The passkey could not be verified: try again, or sign in with the password.
passkey-late = Too much time has passed since the passkey was asked for: begin again.
passkey-known = That passkey is kept already: it need not be added again.
passkey-unknown = That passkey is not known here: choose another one, or sign in with the password.
# $most: how many keys can be kept
passkeys-too-many = { $most } passkeys are kept already, which is the most: delete one first.

## Rooms

room-unknown = This room does not exist: check the link, or ask whoever opened it for another.
room-over = This game is over or its room is closed: seats change no more; another room can be opened.
# $seat: the seat
seat-taken = The seat “{ $seat }” is taken already: choose one that is free.
# $seat: the seat
seat-not-yours = The seat “{ $seat }” is not yours: only its holder can leave it.
seat-twice = A seat is named twice: each is for a person, for a program, or stays free.
clock-wrong = The clock is not possible: the time at first must be above zero and no more than the most, and what each turn adds cannot be negative.
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

## Tables

try-again = Several answers came at once and this one could not get in: send it again.
engine-busy = Too much is being worked out right now: wait a few seconds and ask again.
