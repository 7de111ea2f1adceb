# What the web server says when something does not work. In each sentence: what is the matter and what can be done.

## Who asks

web-signed-out = This needs a name: come in as a guest or with your account.
web-not-at-home = There are no accounts at home: you play as a guest, with a name and nothing else.
web-foreign-page = This request comes from another page: open Maestre at its own address and repeat it there.
# $seconds: how many seconds to wait
web-too-often = Too often in too short a time: { $seconds ->
    [one] wait one second and try again
   *[other] wait { $seconds } seconds and try again
}.

## Too much at a time

# $most: how many sockets one person may have open
web-cap-sockets = Maestre is open { $most } times under your name, which is the most: close a window or two and reload this one.
# $most: how many sockets one address may have open
web-cap-address-sockets = { $most } windows are open from your address, which is the most: close one, or try again later.
# $most: how many games one window may watch
web-cap-watched = { $most } games are watched in this window, which is the most: leave one, or open another window.
# $most: how many questions may be under way
web-cap-calls = { $most } questions of yours are still unanswered, which is the most: wait until some are answered, and ask again.

## Rooms and seats

web-no-such-room = There is no such room here, or it is private: ask somebody who plays in it for the link.
web-no-such-link = This link leads to no room: check that it is complete, or ask for another.
web-players-only = This is for those who play in the room: take a free seat, or watch the game.
# $seat: the seat
web-not-your-seat = The seat “{ $seat }” is not yours: choose one of yours, or watch the game without a seat.
web-seat-lost = This seat is not yours any more: you can go on watching without a seat, if the room is public.
# $seat: the seat
web-seat-not-free = The seat “{ $seat }” is not free: wait until it is, or choose another.
# $seat: the seat
web-others-only = Those who play in the other seats decide about the seat “{ $seat }”: if it is yours, you can leave it or resign.
# $seat: the seat
web-not-overdue = The time of the seat “{ $seat }” is not up, and nobody has left it: wait, or talk to whoever plays there.
# $seat: the seat
web-own-overdue = Your own time is up too: answer what you are asked first, then claim the seat “{ $seat }”.
web-words-too-early = Words for the dice come after our commitment: ask for one first and send it along. In the browser, reload the page and try again.
# $figures: the digest of the figures
web-figures-to-accept = This room is played with figures that its host took from the printed game ({ $figures }): accept them to take a seat. In the browser, open the room's link and tick the box.
web-trials-to-accept = In this room players may try out how the game may go on, each from what they see: accept that to take a seat. In the browser, open the room's link and tick the box.
web-dice-to-accept = In this room each player throws their own dice and types in what they show: accept that to take a seat. In the browser, open the room's link and tick the box.
web-no-trials = You play against people who have not agreed to trials: look back on the game when it is over. To try things out on the way, tick “trials” when you make the next room.
web-figures-private = A room with figures from the printed game is private: untick “public” and send its link to those you want to play with.
web-no-briefing = Nothing has been written yet about the aim of this game: its help page says how to play.
web-no-figures = This room is played with the game's own figures: there is no file to give.
web-other-commitment = The dice of this room are committed to something else than what you saw: reload the page, and ask whoever made the room.
# $days: how many days are possible
web-clock-bounds = This clock is not possible: the first time goes from one second to the most, the most is { $days } days at most, and a turn adds no more than the most.

## The game

web-not-begun = The game has not begun: it begins when the last seat is taken.
web-not-playing = The game is not under way: this can be done only while it is played.
web-record-until-over = The record is handed out when the game is over, because it has the seed of the dice: come back then.
web-analysis-until-over = Chances are told, and games played on, once a game is over: come back then.
web-agree-by-proposal = Taking back by agreement is proposed to the others: use “propose” and wait for their answer.
web-bots-do-not-draw = Programs do not agree to a draw: play to the end, or give up.
web-bots-see-no-table = No program can play this game: positions stay on a real table, which only people see. Leave the seat to a person, or choose that Maestre keeps positions.
web-no-clock = This game is played without a clock: there is nothing to stop.
web-clock-is-so = The clock is like that already: look at the room again.
web-engine-away = No engine is free for this game at the moment: wait a few seconds and try again; what was sent does not count twice.

## What cannot be read

# $what: where and what cannot be read
web-unreadable = The request cannot be read ({ $what }): put it right and send it again.
web-unreadable-body = The request cannot be read: look over what you wrote and send it again.
web-too-large = The request is too large: send less at a time.
# $what: what cannot be read
web-frame-unreadable = The message cannot be read ({ $what }): reload the page and try again.
# $most: how many characters are possible
web-frame-too-large = The message is too large: { $most } characters are possible; give the order in several parts.
web-no-such-page = There is nothing here: go back to the first page.
web-no-such-deed = That cannot be done here: reload the page and try again.
# $rule: the rule named
web-no-such-rule = There is no rule “{ $rule }” in this game: look for it in the list.
server-fault = Something on our side has failed, and has been noted: reload the page; the game is kept.
# $name: the file
web-no-such-file = This game has no file { $name }: check its name.
