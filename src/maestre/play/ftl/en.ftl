# What the table itself says in every game. In each sentence: who, what was asked, what is possible.

## Answers

# $seat: who answered without being asked
not-asked = { $seat } has nothing to answer now: wait for the next question to this seat.
# $what: the answer as it arrived
unreadable = “{ $what }” cannot be read as an answer: answer again, in the form that the open question offers.
# $where: the part of what was sent ("$" is the whole); $most, $least: the bound
beyond-text = “{ $where }” is too long: { $most } characters at most.
beyond-list = “{ $where }” has too many entries: { $most } at most.
beyond-number = “{ $where }” is too large: { $most } at most.
beyond-least = “{ $where }” is too small or too short: { $least } at least.
# $answer: what was chosen; $count: how many options there are
not-an-option = “{ $answer }” is not among the options: { $count ->
    [0] none is open at the moment
    [one] only one is open
   *[other] choose one of the { $count } offered
}.
# $count: how many were chosen; $min: how many are needed
too-few = { $count ->
    [0] Nothing has been chosen
    [one] Only one has been chosen
   *[other] Only { $count } have been chosen
}: choose at least { $min ->
    [one] one
   *[other] { $min }
}.
# $count: how many were chosen; $max: how many are allowed
too-many = { $count ->
    [one] One has been chosen
   *[other] { $count } have been chosen
}: { $max ->
    [0] here none may be, so leave the choice empty
    [one] keep only one
   *[other] keep { $max } at most
}.
# $what: the option that was repeated
twice = “{ $what }” has been chosen twice: each option counts once, so take the repeated one out.

# $what: the answer as it is given
answer = { $what }
no-orders-to-many = Orders to several pieces at once are not given at this moment: choose them one by one.
nothing-changes = nothing changes

## Taking back

undo-die = Dice have fallen since, so nobody can take this back alone: ask the others to agree to it.
undo-drawn = Something has been drawn since, so nobody can take this back alone: ask the others to agree to it.
undo-revealed = Something hidden has been shown since, so nobody can take this back alone: ask the others to agree to it.
# $seat: who has answered since
undo-other = { $seat } has answered since, so nobody can take this back alone: ask the others to agree to it.
undo-nothing = There is nothing to take back yet: answer the open question first.
undo-turn = That was in an earlier turn, which is closed: only answers of this turn can be taken back.
# $seat: who has not agreed
not-agreed = { $seat } has not agreed: all seats must.
undo-over = The game is over and its record is closed, so nothing can be taken back: to try another course, play on from a copy.

## The game as a whole

frozen = The game is on hold because of a fault in the program, not of any player: the last answer was not counted, the record is safe, and play goes on once the fault is mended.
game-over = The game is over and takes no more answers: its record can still be replayed.
# $seat: the seat that was named
unknown-seat = There is no seat “{ $seat }” in this game: name one of its seats.
# $game: the game that was named
unknown-game = There is no game “{ $game }” here: choose one from the list of games.
# $scenario: the scenario that was named
unknown-scenario = This game has no scenario “{ $scenario }”: choose one from its list.
# $option: the optional rule or setting that was named
unknown-option = This game has no option “{ $option }”: choose among those of the scenario.
# $record: version of the rules the game was recorded with; $rules: version at hand
other-version = This game was recorded with version { $record } of the rules, and version { $rules } is at hand: open it with a release that has version { $record }.
# $record, $game: what tells the figures of the record and those at hand from others; “own” for the game's own
other-figures = This game was played with { $record ->
    [own] the game's own figures
   *[other] figures “{ $record }”
}, and { $game ->
    [own] the game's own
   *[other] figures “{ $game }”
} are at hand: open it with the file of figures that it was played with (--figures FILE).
# $game: the key of the game
no-other-figures = The game “{ $game }” cannot be opened with other figures yet: play it with its own.
# $what: what was typed in; $count: how many dice are thrown first; $sides: how many faces the largest has
dice-typed-wrong = “{ $what }” is not what these dice can show: type { $count ->
    [one] one number
   *[other] { $count } numbers, one for each die
}, each from 1 to { $sides }.
# $what: what was typed in; $dice: the faces of each die that follows; $count: how many those are
dice-more = After { $what } { $count ->
    [one] one more die is thrown
   *[other] { $count } more dice are thrown
} (faces: { $dice }): type the whole throw, the new ones after the first.
dice-not-agreed = The players have not agreed on dice of their own in this game: Maestre throws them. To throw yours, tick “real dice” when you make the next one.
# $seat: who typed dice in; $thrower: whose throw it is
dice-of-another = This throw is for { $thrower }, not for { $seat }: wait until they have told what their dice show.

no-throw = No dice are awaited now: type them in when the game asks for a throw.

## Dice

# $dice: the faces that fell, with spaces between them
thrown = The dice show { $dice }.
thrown-typed = The dice show { $dice }, thrown by hand.

## Records

record-no-header = This is not the record of a game: its first line must say which game it is.
# $format: the form in which the record is written; $known: the form that this release reads
record-format = This record is written in form { $format }, and this release reads form { $known }: open it with a newer one.
# $number: line of the file; $what: what is wrong with it, in the words of the reader of files
record-bad-line = Line { $number } of this record cannot be read ({ $what }): take another copy of it.
# $number: number of the entry at which the snapshot was taken; $what: what is wrong with it
record-snapshot = The position kept at entry { $number } of this record cannot be used ({ $what }): open it without.
# $number: number of the entry; $seat: who answered
record-not-asked = Entry { $number } of this record is an answer of { $seat }, who was not asked anything there.
# $number: number of the entry
record-no-throw = Entry { $number } of this record is a throw or a draw that the rules do not call for there.
# $number: number of the entry; $seat: who typed dice in
record-thrower = In entry { $number } of this record { $seat } typed in a throw that is not theirs.
# $number: number of the entry
record-not-agreed = Entry { $number } of this record is a throw that somebody typed in, and the players had not agreed on that.
# $number: number of the entry; $seat: whose standing orders they are
record-standing = Entry { $number } of this record is not what the standing orders of { $seat } say.
# $number: how many entries came with the position; $count: how many there are
record-imagined = This record of a trial says that { $number } entries came with its position, and has { $count }: its dice cannot be judged.
record-commitment = The seed of this record is not the one that was sealed before play: its dice cannot be trusted.
# $number: number of the entry
record-no-seed = The seed of this record has not been shown, so entry { $number } cannot be checked: wait for the end of the game.
# $number: number of the entry
record-throw = The dice or the draw of entry { $number } are not those that the seed gives: the record has been changed.
# $number: number of the entry; $what: what the rules say against it
record-illegal = Entry { $number } of this record is not allowed by the rules ({ $what }).
record-ending = This record does not end as it says: its last position or its result is another.

## How a game may end without its rules

# $seat: who gave up
ending-resigned = { $seat } resigns.
# $seat: the bot that saw no chance any more
ending-hopeless = { $seat } gives up: the battle cannot be won any more.
# $seat: who took too long
ending-timeout = { $seat } runs out of time.
ending-agreed = The players agree to a draw.

## Lists that players write

# $game: the game that was named
no-lists = In { $game } players write no lists of their own: choose among what it offers.
# $game: the game that was named
no-sheets = { $game } has nothing of this kind to print.
# $game: the game that was named
no-list-to-print = A list is needed for this: the name of one that { $game } offers, or the file of your own. The quick reference alone needs none.
# $count: how many units and leaders it has; $most: how many are printed at most
list-too-large-to-print = The list has { $count } units and leaders and at most { $most } are printed: no army that may be played has more.
printing-not-installed = Printing is not installed here: pip install "maestre[print]" adds it.
# $length: how many characters it has; $most: how many are read
list-too-long = The list has { $length } characters and at most { $most } are read: leave out whatever is no part of it.
# $place: which character, counted from 1
list-not-text = The list cannot be read from character { $place } on: save it as text in UTF-8 and try again.
# $count: how many things are wrong
list-flawed = { $count ->
    [one] One thing bars this list from play
   *[other] { $count } things bar this list from play
}: correct what is listed and try again.
# $near: the name that is most like what was written; $otherwise: what to do if that was not meant
muster-did-you-mean = Did you mean “{ $near }”? If not: { $otherwise }

## Tables that players lay out

# $game: the game that was named
no-tables = In { $game } players lay out no table of their own: its board is always the same.
# $what: what cannot be read, and where
table-unreadable = This cannot be read as a table: { $what }. Write it as an exported one is, in TOML or JSON.
# $length: how many characters it has; $most: how many are read
table-too-long = The table has { $length } characters and at most { $most } are read: leave out pieces and comments.
# $place: which character, counted from 1
table-not-text = The table cannot be read from character { $place } on: save it as text in UTF-8 and try again.
# $count: how many things are wrong
table-flawed = { $count ->
    [one] One thing bars this table from play
   *[other] { $count } things bar this table from play
}: correct what is listed and try again.
# $game: the game that the table is for; $own: the game that is being played
table-other-game = This table is for another game: “{ $game }”.
table-other-game-remedy = Open it there, or write game = "{ $own }" and choose pieces of this game.
# $most: how many characters a name may have
table-bad-name = The name of the table is too long or cannot be printed on a line.
table-bad-name-remedy = Give it { $most } characters at most, without line breaks.
# $scale: the scale that is written; $scales: all there are
table-no-such-scale = There is no scale “{ $scale }”.
table-no-such-scale-remedy = Choose among { $scales }, or leave it out for the usual one.
# $side: the side that is written
table-no-such-side = No side is called “{ $side }”.
table-no-such-side-remedy = Write south = "blue" or south = "red", or leave it out: then the dice say who chooses.
# $least, $most: inches
table-bad-zone = A deployment zone cannot be so deep.
table-bad-zone-remedy = Make it from { $least } to { $most } inches deep, or leave it out to deploy as the rules say.
# $count: how many pieces there are; $most: how many there may be
table-too-many-pieces = The table has { $count } pieces of scenery.
table-too-many-pieces-remedy = Take some off: it may have { $most }.
# $number: which piece, counted from 1; $piece: its name as it is written
table-no-such-piece = Piece { $number }: there is no “{ $piece }”.
table-no-such-piece-remedy = Choose one of the pieces that the game has; the editor and “maestre table” list them.
# $number: which piece, counted from 1; $piece: what it is
table-piece-remedy = It is piece { $number } ({ $piece }): move or turn it, choose another size, or take it off.
# $parts: into how many parts the zone is divided
table-zone-too-full = Ground that nobody can stand on covers more than one part in { $parts } of a deployment zone.
table-zone-too-full-remedy = Take buildings, rocks or lakes out of it, or choose smaller ones.
table-river-uncrossed = A river has neither a bridge nor a ford.
table-river-uncrossed-remedy = Lay one over it, in from its ends.

## Figures of an owner

# $most: how many characters a file of figures may have
figures-long = A file of figures has { $most } characters at most: take out the tables that you leave as they are.
# $what: what the reader of TOML says
figures-unread = It is not TOML: { $what }. Mend that line.
# $game: the game that is meant to be played; $meant: the game that the file names
figures-other-game = It is for “{ $meant }”, not for { $game }: write game = "{ $game }" at its top if it is.
figures-no-game = It does not say for which game it is: write game = "…" at its top, with the key of an installed game.
# $names: the names that there are
figures-no-file = There is no such part of the data: the first word of a table is one of { $names }.
figures-no-table = The game has no such table or value there; there is { $names }.
# $most: how large a number may be there
figures-large = A number there is too large: { $most } at most. Look whether a digit slipped in.
# $most: how many entries a list may have there
figures-rows = The list there is too long: { $most } entries at most. Take out what the printed game does not have.
# $most: how many characters a word may have
figures-wordy = A text there is too long: { $most } characters at most. Shorten it.
# $line: on which line, 0 if unknown; $table: which table, “none” if unknown; $what: what is wrong and what to do
figures-wrong = In the file of figures{ $table ->
    [none] {""}
   *[other] , table { $table }
}{ $line ->
    [0] {""}
   *[other] , line { $line }
}: { $what } Mend it and try again.
figures-unplayable = The game cannot be played with these figures: it was tried and came to nothing. Compare what you changed with the printed page.
figures-slow = With these figures one answer takes the server too long: make the largest of the numbers that you changed smaller.
figures-empty = It changes nothing: begin with a table of “maestre data export”.
# $what: what the game's own check says, in English
figures-refused = The game refuses it: { $what }.

# Why an opponent answers as it does
# $why: a fact of the position, as its game tells it
reason-for = Because { $why }.
# $other: the answer that would have been given otherwise; $why: a fact of the position that speaks against it
reason-instead = Rather than “{ $other }”, because { $why }.
# The same answer in words, done in another way
# $why: a fact of the position that speaks against that
reason-otherwise = Rather than in another way, because { $why }.
# $what: an answer; $why: the whole sentence with its reason
reason-told = { $what }. { $why }
# $chance: percent; $other: the answer that would have been given otherwise; $less: percent
reason-ahead = Because, played ahead, it wins { $chance } times in a hundred; “{ $other }” { $less }.

## Situations at a real table, told by answers

# $question: what was asked; $answer: what was said; $known: what may be said
situation-not-open = { $question }: “{ $answer }” is not possible here. Possible are: { $known }.
situation-no-number = { $question }: “{ $answer }” is not a number that fits here: write one such as 4, or 4.5 for a distance.
# $least, $most: the bounds
situation-beyond = { $question }: “{ $answer }” is out of bounds: from { $least } to { $most }.
# $question: the name of an answer that nothing asks for; $known: the names of what is asked
situation-not-asked = Nothing asks for “{ $question }” here. What is asked: { $known }.
# $kind: what was wanted; $known: what there is
no-such-situation = There is no situation “{ $kind }” in { $game }. There are: { $known }.
situation-yes = yes
situation-no = no
situation-none = none
situation-ask-mine = mine
situation-ask-enemy = the enemy's
