"""A game at the terminal: what was typed is obeyed, answered or refused with a sentence and a rule."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

from rich.text import Text

from maestre.cli.ledger import gist, ledger, sentence, told
from maestre.cli.records import print_outcome
from maestre.cli.rules import print_rule
from maestre.cli.text import TextBoard
from maestre.cli.voice import UserError, Voice
from maestre.opponents import Agent, agent, agents_of
from maestre.play import Ask, Line, Message, NotAsked, PlayError, Table, Tries, follow, foreseen, imagine, log, view

_WORDS: Final = {
    **dict.fromkeys(("help", "ayuda", "?"), "help"),
    **dict.fromkeys(("map", "mapa", "tablero"), "map"),
    **dict.fromkeys(("undo", "deshacer"), "undo"),
    **dict.fromkeys(("why", "por-que", "porque", "por-qué"), "why"),
    **dict.fromkeys(("odds", "prob", "probabilidades"), "odds"),
    **dict.fromkeys(("auto",), "auto"),
    **dict.fromkeys(("log", "diario"), "log"),
    **dict.fromkeys(("rule", "regla"), "rule"),
    **dict.fromkeys(("save", "guardar"), "save"),
    **dict.fromkeys(("resign", "abandonar"), "resign"),
    **dict.fromkeys(("quit", "salir"), "quit"),
}
_TURN_WORDS: Final = ("turn", "turno")
_GAME_WORDS: Final = ("game", "partida")
_LAST: Final = 20


class Session:
    """One person at a table, agents in the other seats."""

    def __init__(
        self,
        table: Table[Any],
        seat: str,
        against: dict[str, Agent],
        text: TextBoard,
        voice: Voice,
        save: Path | None,
        chance: Random,
    ) -> None:
        self._table = table
        self._seat = seat
        self._against = against
        self._text = text
        self._voice = voice
        self._save_to = save
        self._chance = chance
        self._heard = 0
        self._given: list[int] = []
        self._open = True
        self._saved_at = -1
        self._asked: Ask | None = None
        self._turn = table.game.turn(table.state)

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        voice, table = self._voice, self._table
        voice.print("play-welcome", game=table.game.key, scenario=table.header.scenario, seat=self._seat_name())
        voice.print("play-dice", commitment=table.header.commitment)
        if not self._others():
            self._draw("")
        while self._open and table.outcome is None:
            line = self._read()
            if line is None:
                break
            if words := tuple(line.split()):
                try:
                    self._obey(words)
                except (PlayError, UserError) as error:
                    self._print(
                        voice.sentence(error) if isinstance(error, PlayError) else voice.speaker.say(error.message)
                    )
        self._close()

    def _close(self) -> None:
        outcome = self._table.outcome
        if outcome is not None:
            print_outcome(outcome, self._voice)
        self._keep()
        if self._save_to is not None:
            self._voice.print("play-saved", file=str(self._save_to))
        elif outcome is None:
            self._voice.print("play-not-saved")

    # ---------------------------------------------------------------- words in, words out

    def _read(self) -> str | None:
        ask = self._table.asked(self._seat)
        if ask is not None and ask != self._asked:
            self._put(ask)
        self._asked = ask
        prompt = self._text.prompt(self._seen(), ask, self._voice.speaker) if ask else self._seat
        try:
            return input(f"{prompt}> ")
        except EOFError:
            self._print("")
            return None

    def _put(self, ask: Ask) -> None:
        """Put a new question in words."""
        if question := self._text.question(ask, self._seen(), self._voice.speaker):
            self._print(question)

    def _print(self, words: str) -> None:
        self._voice.write(words)

    def _seen(self) -> Any:  # noqa: ANN401  (each game has a state of its own)
        """Give the position as this seat may know it."""
        return self._table.game.view(self._table.state, self._seat)

    def _seat_name(self) -> str:
        return self._voice.name(f"seat-{self._seat}", self._seat)

    def _draw(self, focus: str) -> None:
        plain = self._voice.plain
        drawn = self._text.board(self._seen(), self._voice.speaker, focus, plain=plain, width=self._voice.out.width)
        painted = Text(drawn)
        for pattern, style in () if plain else self._text.STYLES:
            painted.highlight_regex(pattern, style)
        self._voice.out.print(painted)

    def _news(self) -> tuple[Line, ...]:
        """Give the lines since the last time, and remember that they were given."""
        lines = log(self._table, self._seat, self._heard)
        self._heard = self._table.sequence + 1
        return lines

    def _tell(self) -> None:
        for words in gist(self._news(), self._voice):
            self._print(words)

    # ---------------------------------------------------------------- obeying

    def _obey(self, words: tuple[str, ...]) -> None:
        command = _WORDS.get(words[0].lower())
        ask = self._table.asked(self._seat)
        if command is not None:
            _COMMANDS[command](self, words[1:])
            return
        if ask is None:
            raise NotAsked("", "not-asked", seat=self._seat)
        found = self._text.report(self._seen(), ask, words, self._voice.speaker)
        if found is not None:
            for line in found:
                self._print(line)
            return
        self._give(self._text.parse(self._seen(), ask, words))

    def _give(self, plan: tuple[Tries, ...]) -> None:
        """Say what an order comes to, piece after piece; those who were held up try again once others have gone."""
        before = len(self._table.entries)
        stragglers = follow(self._table, self._seat, plan)
        given = len(plan) - len(stragglers)
        if given:
            self._given.append(given)
        self._tell()
        for _, refusal in stragglers:
            self._print(self._voice.sentence(refusal))
        if len({piece for tries in plan if (piece := getattr(tries[0], "piece", ""))}) > 1:
            self._voice.print("play-followed", given=given, all=len(plan))
        if len(self._table.entries) > before:
            self._others()
            self._keep()

    def _others(self) -> bool:
        """Let the agents play until this seat is asked again, and tell what they did.

        The board is drawn if they did anything, and for every new turn; gives whether it was.
        """
        table = self._table
        moved = False
        while (waiting := table.waiting()) and self._seat not in waiting:
            seat = waiting[0]
            table.say(seat, self._against[seat].choose(table.game, view(table, seat), self._chance))
            moved = True
        self._tell()
        if moved:
            self._given.clear()
        turn = table.game.turn(table.state)
        drawn = table.outcome is None and (moved or turn != self._turn)
        self._turn = turn
        if drawn:
            self._draw("")
        return drawn

    def _keep(self) -> None:
        if self._save_to is not None and self._saved_at != self._table.sequence:
            self._table.record().save(self._save_to)
            self._saved_at = self._table.sequence

    # ---------------------------------------------------------------- commands of every game

    def help(self, words: tuple[str, ...]) -> None:
        """Explain what can be typed."""
        ask = self._table.asked(self._seat)
        if ask is not None:
            self._print(self._text.explain(ask, self._seen(), self._voice.speaker))
        self._voice.print("play-help")

    def map(self, words: tuple[str, ...]) -> None:
        """Show the board."""
        self._draw(" ".join(words))

    def undo(self, words: tuple[str, ...]) -> None:
        """Take back what the last order did, all of it."""
        for _ in range(self._given[-1] if self._given else 1):
            self._table.undo(self._seat)
        if self._given:
            self._given.pop()
        self._heard = self._table.sequence + 1
        self._voice.print("play-undone")
        self._keep()

    def why(self, words: tuple[str, ...]) -> None:
        """Give the ledger of the last results."""
        lines = [line for line in log(self._table, self._seat) if line.throws or line.because][-(_count(words) or 1) :]
        if not lines:
            raise UserError("play-no-results")
        for line in lines:
            self._print(sentence(line, self._voice))
            for words_ in ledger(line, self._voice):
                self._print(f"    {words_}")

    def log(self, words: tuple[str, ...]) -> None:
        """Show the last lines of the log, each with nothing left out."""
        for words_ in told(log(self._table, self._seat)[-(_count(words) or _LAST) :], self._voice):
            self._print(words_)

    def odds(self, words: tuple[str, ...]) -> None:
        """Give the chances of an order without giving it."""
        ask = self._table.asked(self._seat)
        if ask is None or not words:
            raise UserError("play-odds-what")
        known = view(self._table, self._seat)
        table = imagine(self._table.game, known, Random(f"{known.seat}/{known.version}"))
        found = foreseen(table, self._seat, self._text.parse(known.now, ask, words)[0][0])
        if found is None:
            raise UserError("play-no-dice")
        for assumption in found.assumed:
            self._print(self._voice.speaker.say(assumption))
        rows = [(self._told(result), chance, result) for result, chance in found.odds.chances.items()]
        for told_, chance, result in sorted(rows, key=lambda row: (-row[1], row[0])):
            percent = f"{float(100 * chance):.1f}"
            if found.odds.exact:
                self._voice.print("play-chance", percent=percent, result=told_)
            else:
                margin = f"{100 * found.odds.margin(result):.1f}"
                self._voice.print("play-about", percent=percent, result=told_, margin=margin)

    def _told(self, changes: tuple[Message, ...]) -> str:
        return ", ".join(map(self._voice.speaker.say, changes)) or self._voice.say("nothing-changes")

    def auto(self, words: tuple[str, ...]) -> None:
        """Leave the rest of the phase, the turn or the game to the best agent there is."""
        table, game = self._table, self._table.game
        proxy = agent(agents_of(game)[-1], game)
        first = table.asked(self._seat)
        whole_turn = bool(words) and words[0].lower() in _TURN_WORDS
        whole_game = bool(words) and words[0].lower() in _GAME_WORDS
        while first is not None and self._seat in table.waiting() and (ask := table.asked(self._seat)) is not None:
            if ask.about != first.about and not (whole_turn or whole_game):
                break
            table.say(self._seat, proxy.choose(game, view(table, self._seat), self._chance))
            if whole_game:
                self._others()
        self._given.clear()
        self._tell()
        self._others()
        self._keep()

    def rule(self, words: tuple[str, ...]) -> None:
        """Show a rule of the game."""
        rules = self._table.game.catalogue().rules
        if not words or words[0] not in rules:
            raise UserError("play-which-rule", rule=" ".join(words))
        print_rule(rules[words[0]], self._voice)

    def save(self, words: tuple[str, ...]) -> None:
        """Save the game, and from now on after every order."""
        if words:
            self._save_to = Path(words[0])
            self._saved_at = -1
        if self._save_to is None:
            raise UserError("play-save-where")
        self._keep()
        self._voice.print("play-saved", file=str(self._save_to))

    def resign(self, words: tuple[str, ...]) -> None:
        """Give up."""
        self._table.leave(self._seat)

    def quit(self, words: tuple[str, ...]) -> None:
        """Leave the terminal; a saved game can be taken up again."""
        self._open = False


def _count(words: tuple[str, ...]) -> int:
    return int(words[0]) if words and words[0].isdecimal() else 0


_COMMANDS: Final[dict[str, Callable[[Session, tuple[str, ...]], None]]] = {
    "help": Session.help,
    "map": Session.map,
    "undo": Session.undo,
    "why": Session.why,
    "odds": Session.odds,
    "auto": Session.auto,
    "log": Session.log,
    "rule": Session.rule,
    "save": Session.save,
    "resign": Session.resign,
    "quit": Session.quit,
}
