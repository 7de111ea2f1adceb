"""A game at the terminal: what was typed is obeyed, answered or refused, and then the question stands there again."""

from __future__ import annotations

from contextlib import AbstractContextManager
from pathlib import Path
from random import Random
from typing import Final, Literal

from maestre.cli.frame.voice import UserError, Voice
from maestre.cli.records import print_outcome
from maestre.cli.terminal.interrupts import Interrupted, Interrupts, Resumed
from maestre.cli.terminal.kept import GameFile, quoted
from maestre.cli.terminal.ledger import gist, refused, sentence
from maestre.cli.terminal.prompt_words import COMMANDS, nearest
from maestre.cli.terminal.screen import HANG, Screen
from maestre.cli.terminal.text import TextBoard
from maestre.opponents import Chosen, Player, advisor_of, agent
from maestre.play import Ask, NotAsked, PlayError, State, Table, Throw, Tries, Unreadable, follow, log, view
from maestre.play.record import Said

Span = Literal["phase", "turn", "game"]
_SHORT: Final = 8
"""A question of up to so many lines is put whole again, where there is room; of a longer one the first line is."""
_RECALLED: Final = 5
_LONGEST: Final = 2000
"""No order of any game is longer, and no sentence could quote one that is."""
_SEAL: Final = 16
_LET_FALL: Final = ("throw", "tirar")
"""What is typed where the table is to throw in one's place."""


class Session:
    """One person at a table, agents in the other seats."""

    def __init__(
        self,
        table: Table[State],
        seat: str,
        against: dict[str, Player],
        text: TextBoard[State],
        voice: Voice,
        file: GameFile,
        chance: Random,
    ) -> None:
        self.table = table
        self.seat = seat
        self.text = text
        self.voice = voice
        self.screen = Screen(voice)
        self.file = file
        self.given: list[int] = []
        self.is_open = True
        self.pinned: bool | None = None
        self._against = against
        self._chance = chance
        self._interrupts = Interrupts()
        for player in against.values():
            player.heed(lambda: self.is_hurried)
        self._worth_keeping = self.has_answered
        self._unkept = ""
        self._leaving = False
        self._put_last: tuple[Ask, str] | None = None
        self._heard = 0
        self._moved = True
        self._opened = False
        self._drawn = -1
        self._turn = table.game.turn(table.state)

    def run(self, notice: str = "") -> int:
        """Play until the game is over or the person leaves; gives what the program is to end with."""
        with self._interrupts.listening():
            try:
                self._play(notice)
            except Interrupted as end:
                self.keep()
                self._part()
                return end.code
        self._part()
        return 0

    def _play(self, notice: str) -> None:
        table = self.table
        self.screen.print("play-welcome", game=table.game.key, scenario=table.header.scenario, seat=self.seat_name())
        self.screen.print("play-keeps", file=self.file.name, seal=table.header.commitment[:_SEAL])
        if notice:
            self.screen.write(notice, hang=HANG)
        if self._worth_keeping:
            self._recall()
        with self._interrupts.thinking():
            self._others()
        while self.is_open and table.outcome is None:
            line = self._read()
            if line is None:
                break
            if len(line) > _LONGEST:
                self.screen.print("play-too-long", count=len(line), most=_LONGEST)
            elif words := tuple(line.split()):
                self._answer(words)

    def _recall(self) -> None:
        """Tell somebody who comes back what happened last."""
        for line in log(self.table, self.seat)[-_RECALLED:]:
            self.screen.write(sentence(line, self.voice), hang=HANG)
        self.hear()

    def _part(self) -> None:
        """Say how it ended, or how to go on."""
        outcome = self.table.outcome
        if outcome is not None:
            print_outcome(outcome, self.voice)
        if outcome is not None and not self._unkept:
            self.screen.offer("play-over", f"maestre replay {quoted(self.file.path)}")
            self.screen.offer("play-over-check", f"maestre verify {quoted(self.file.path)}")
        elif self._unkept:
            self.screen.print("play-lost", file=self.file.name)
        elif self._worth_keeping:
            self.screen.print("play-kept", file=self.file.name)
            self.screen.offer("play-go-on", self.file.way_on)
        else:
            self.screen.print("play-nothing")
            self.file.drop()

    # ---------------------------------------------------------------- the question, and what is typed

    @property
    def has_answered(self) -> bool:
        """Say whether anything has been answered in this seat."""
        return any(isinstance(entry, Said) and entry.seat == self.seat for entry in self.table.entries)

    @property
    def asked(self) -> Ask | None:
        """What this seat is asked now."""
        return self.table.asked(self.seat)

    def seen(self) -> State:
        """Give the position as this seat may know it."""
        return self.table.game.view(self.table.state, self.seat)

    def seat_name(self, seat: str = "") -> str:
        """Name a seat, this one if none is given."""
        return self.voice.name(f"seat-{seat or self.seat}", seat or self.seat)

    def prompt(self) -> str:
        """Say who is asked, and when."""
        ask = self.asked
        return self.text.prompt(self.seen(), ask, self.voice.speaker) if ask else self.seat_name()

    @property
    def throw(self) -> Throw | None:
        """The throw that this seat is to make by hand now."""
        request = self.table.request
        return request if isinstance(request, Throw) and self.seat in self.table.waiting() else None

    def question(self, ask: Ask) -> str:
        """Give what is asked and the answers; for a game that puts no question, the first line of its help."""
        return self.text.question(ask, self.seen(), self.voice.speaker) or self.explained(ask).partition("\n")[0]

    def explained(self, ask: Ask) -> str:
        """Give the help of the game."""
        return self.text.explain(ask, self.seen(), self.voice.speaker)

    def _read(self) -> str | None:
        """Put the question until something is typed; the first Ctrl-C in a row only says where the game is."""
        stop = self._interrupts.noted()
        warned = False
        while True:
            if stop is not None:
                if warned or stop.again or not stop.by_hand:
                    raise stop
                warned = True
                self.screen.print("play-unkept-yet" if self._unkept else "play-interrupted", file=self.file.name)
            try:
                self._put()
                with self._interrupts.reading():
                    return self.screen.read(self.prompt())
            except Resumed:
                self.put_anew()
                stop = None
            except EOFError:
                self.screen.write("")
                return None
            except Interrupted as interrupted:
                self.screen.write("")
                stop = interrupted

    def put_anew(self) -> None:
        """Have the question put as if it were new."""
        self._put_last = None

    def is_in_sight(self, ask: Ask) -> bool:
        """Say whether the whole question fits the terminal."""
        return not self.screen.height or self.screen.size(self.question(ask)) < self.screen.height

    def _put(self) -> None:
        """Show the board if it is due and there is room, and the question below: whole if all of it stays in sight."""
        ask = self.asked
        if self.throw is not None:
            self._put_throw(self.throw)
        if ask is None:
            return
        question, screen = self.question(ask), self.screen
        new = (ask, question) != self._put_last
        self._put_last = (ask, question)
        size = screen.size(question) + 1
        self._show_change(size)
        fits = screen.filled + size <= screen.height
        whole = (fits or not screen.height) if new else fits and size <= _SHORT
        first, _, rest = question.partition("\n")
        screen.write(first, "bold", HANG)
        if rest and whole:
            screen.write(rest, hang=HANG)
        elif rest:
            screen.print("play-answers")

    def _put_throw(self, throw: Throw) -> None:
        """Ask for the faces of dice that are thrown by hand."""
        dice = throw.reading.needs(())
        words = self.voice.say("play-dice", count=len(dice), sides=max(dice, default=0), rule=throw.rule)
        self.screen.write(words, "bold", HANG)

    def _show_change(self, below: int) -> None:
        """Draw the board at the opening, where it is pinned, and after others moved if it fits above the question."""
        moved, self._moved = self._moved, False
        opening, self._opened = not self._opened, True
        screen, now = self.screen, self.table.sequence
        by_itself = self.pinned is None and moved and (opening or screen.height > 0)
        if by_itself or (self.pinned and now != self._drawn):
            board = self.board()
            if self.pinned or not screen.height or screen.filled + screen.size(board) + below <= screen.height:
                self.draw(board)

    def board(self, focus: str = "") -> str:
        """Give the board, as wide as the terminal at most."""
        voice = self.voice
        return self.text.board(self.seen(), voice.speaker, focus, plain=voice.plain, width=voice.out.width)

    def draw(self, board: str) -> None:
        """Show the board."""
        self.screen.paint(board, self.text.STYLES)
        self._drawn = self.table.sequence

    # ---------------------------------------------------------------- obeying

    def _answer(self, words: tuple[str, ...]) -> None:
        """Obey, or say why not."""
        try:
            with self._interrupts.thinking():
                self._obey(words)
        except UserError as error:
            self.screen.write(self.voice.speaker.say(error.message), hang=HANG)
        except PlayError as error:
            self.screen.write(self.voice.sentence(error), hang=HANG)
            if isinstance(error, Unreadable) and words[0].lower() not in COMMANDS and (word := nearest(self, words[0])):
                self.screen.print("play-nearest", word=word)

    def _obey(self, words: tuple[str, ...]) -> None:
        ask = self.asked
        if self.throw is not None and (words[0].lower() in _LET_FALL or all(word.isdecimal() for word in words)):
            self._throw(words)
            return
        if command := COMMANDS.get(words[0].lower()):
            command(self, words[1:])
            return
        if ask is None:
            raise NotAsked("", "not-asked", seat=self.seat)
        found = self.text.report(self.seen(), ask, words, self.voice.speaker)
        if found is None:
            self._give(self.text.parse(self.seen(), ask, words))
        for line in found or ():
            self.screen.write(line, hang=HANG)

    def _throw(self, words: tuple[str, ...]) -> None:
        """Enter what the dice on the table show, or have Maestre throw them."""
        if words[0].lower() in _LET_FALL:
            self.table.let_fall(self.seat)
        else:
            self.table.show(tuple(int(word) for word in words), self.seat)
        self.given.clear()
        self._worth_keeping = True
        self._tell()
        self._others()

    def _give(self, plan: tuple[Tries, ...]) -> None:
        """Say what an order comes to, piece after piece; those who were held up try again once others have gone."""
        before = len(self.table.entries)
        stragglers = follow(self.table, self.seat, plan)
        given = len(plan) - len(stragglers)
        if given:
            self.given.append(given)
        self._tell()
        for words in refused([refusal for _, refusal in stragglers], self.voice):
            self.screen.write(words, hang=HANG)
        if len({piece for tries in plan if (piece := getattr(tries[0], "piece", ""))}) > 1:
            self.screen.print("play-followed", given=given, all=len(plan))
        if len(self.table.entries) > before:
            self._worth_keeping = True
            self._others()

    def _others(self) -> None:
        """Let the agents play until this seat is asked again, tell what they did and keep the game."""
        waiting = self.table.waiting()
        with self.screen.waiting("play-thinking", seat=self.seat_name(waiting[0] if waiting else "")):
            self._let_others()
        self._tell()
        self.keep()

    def _let_others(self) -> None:
        table = self.table
        while (waiting := table.waiting()) and self.seat not in waiting and not self._interrupts.ending:
            seat = waiting[0]
            if isinstance(table.request, Throw):
                table.let_fall(seat)
            else:
                self._say(seat, self.chosen(self._against[seat], seat))
            self._moved = True
            self.given.clear()

    def leave_to_machine(self, span: Span) -> None:
        """Let the best agent there is answer for this seat, to the end of the phase, of the turn or of the game."""
        table, game, proxy = self.table, self.table.game, self.advisor()
        turn, prompt = game.turn(table.state), self.prompt()
        with self.screen.waiting("play-auto"):
            while self.asked is not None and self.seat in table.waiting() and self._interrupts.heard is None:
                if span == "turn" and game.turn(table.state) != turn:
                    break
                if span == "phase" and self.prompt() != prompt:
                    break
                self._worth_keeping = True
                self._say(self.seat, self.chosen(proxy, self.seat))
                if span != "phase":
                    self._let_others()
        self.given.clear()
        self._others()

    def advisor(self) -> Player:
        """Give the best agent that answers at once."""
        game = self.table.game
        return Player(agent(advisor_of(game), game), self._chance.getrandbits(64))

    def chosen(self, who: Player, seat: str) -> Chosen:
        """Have an agent choose an answer for a seat, with what the log will tell of it."""
        seen = view(self.table, seat)
        with self.pondering():
            found = who.choose(seen)
        return Chosen(found.answer, found.told(seen))

    def pondering(self) -> AbstractContextManager[None]:
        """Let whoever waits for something that changes nothing leave it."""
        return self._interrupts.pondering()

    @property
    def is_hurried(self) -> bool:
        """Say whether a signal has come meanwhile: what is known by now must do."""
        return self._interrupts.heard is not None

    def _say(self, seat: str, found: Chosen) -> None:
        """Answer for a seat as an agent has chosen, and keep the game at every new turn."""
        self.table.say(seat, found.answer, why=found.reason)
        turn = self.table.game.turn(self.table.state)
        if turn != self._turn:
            self._turn = turn
            self._moved = True
            self.keep()

    # ---------------------------------------------------------------- telling and keeping

    def _tell(self) -> None:
        """Tell what is new, as much of it as leaves room for the question."""
        lines = log(self.table, self.seat, self._heard)
        self.hear()
        room = 0
        if self.screen.height:
            room = self.screen.left(self.below())
        for words in gist(lines, self.voice, room, HANG):
            self.screen.write(words, hang=HANG)

    def below(self) -> int:
        """Count the lines that the question takes, whole if it is short, and the prompt."""
        ask = self.asked
        question = self.question(ask) if ask else ""
        size = self.screen.size(question)
        return 1 + (size if size <= _SHORT else self.screen.size(question.partition("\n")[0], HANG) + 1)

    def hear(self) -> None:
        """Take all that has happened for told."""
        self._heard = self.table.version(self.seat) + 1

    def keep(self) -> None:
        """Write the game to its file, once anything in it is worth keeping; where that fails, say so and go on."""
        if not self._worth_keeping:
            return
        try:
            moved = self.file.keep(self.table)
        except OSError as error:
            self._unkept = error.strerror or type(error).__name__
            self.screen.print("play-unkept", file=self.file.name, what=self._unkept)
            return
        self._unkept = ""
        if moved:
            self.screen.print("play-moved", file=self.file.name)

    @property
    def is_unkept(self) -> bool:
        """Say whether there are orders that could not be written."""
        return bool(self._unkept)

    def leave(self) -> None:
        """Leave the terminal; whoever would lose something by that has to say so twice."""
        if not self._leaving:
            self.keep()
        if self._leaving or not self._unkept:
            self.is_open = False
        else:
            self._leaving = True
            self.screen.print("play-quit-again")

    def keep_now(self, path: Path | None = None) -> None:
        """Write the game even if nothing has been ordered yet, under another name if one is given."""
        self._worth_keeping = True
        if path is None:
            self.keep()
        else:
            self.file.move(path, self.table)
            self._unkept = ""

    def resign(self) -> None:
        """Give up."""
        self.table.leave(self.seat)
        self.keep_now()
