"""How a game shows itself in text: by a module `text` of its own, by the scene it describes, or plainly."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

import msgspec

from maestre.play import Ask, Each, Game, Message, Order, Orders, Pick, Some, Speaker, Tries, Unreadable


class TextBoard(Protocol):
    """What a game's `text` module offers."""

    @property
    def STYLES(self) -> tuple[tuple[str, str], ...]:  # noqa: N802  (a constant of the module)
        """Patterns of the board and how a terminal with colours sets them off."""
        ...

    def board(self, state: Any, speaker: Speaker, focus: str = "", *, plain: bool = False, width: int = 80) -> str:  # noqa: ANN401
        """Show the position."""
        ...

    def prompt(self, state: Any, ask: Ask, speaker: Speaker) -> str:  # noqa: ANN401
        """Say who is asked for what."""
        ...

    def question(self, ask: Ask, state: Any, speaker: Speaker) -> str:  # noqa: ANN401
        """Say what is asked, once, when it is new; nothing where the prompt says it all."""
        ...

    def parse(self, state: Any, ask: Ask, words: tuple[str, ...]) -> tuple[Tries, ...]:  # noqa: ANN401
        """Read an order, which may concern several pieces."""
        ...

    def report(self, state: Any, ask: Ask, words: tuple[str, ...], speaker: Speaker) -> tuple[str, ...] | None:  # noqa: ANN401
        """Answer a question about the position; None when the words ask nothing."""
        ...

    def explain(self, ask: Ask, state: Any, speaker: Speaker) -> str:  # noqa: ANN401
        """Explain what can be typed now."""
        ...


class Bare:
    """Any game at all: the state as it is written, and answers by name."""

    STYLES: tuple[tuple[str, str], ...] = ()

    def board(self, state: Any, speaker: Speaker, focus: str = "", *, plain: bool = False, width: int = 80) -> str:  # noqa: ANN401
        """Write the state out."""
        return msgspec.json.format(msgspec.json.encode(state), indent=2).decode()

    def prompt(self, state: Any, ask: Ask, speaker: Speaker) -> str:  # noqa: ANN401
        """Name the seat and the rule."""
        return f"{ask.seat} ({ask.rule})"

    def question(self, ask: Ask, state: Any, speaker: Speaker) -> str:  # noqa: ANN401
        """List the options."""
        return self.explain(ask, state, speaker)

    def parse(self, state: Any, ask: Ask, words: tuple[str, ...]) -> tuple[Tries, ...]:  # noqa: ANN401
        """Read the names of options, an order, or JSON."""
        choice = ask.choice
        if isinstance(choice, Pick):
            return ((" ".join(words),),)
        if isinstance(choice, Some):
            return ((words,),)
        if isinstance(choice, Each):
            return ((dict(word.partition("=")[::2] for word in words),),)
        if isinstance(choice, Orders):
            return ((Order(words[0], "".join(words[1:2]), words[2:]),),)
        try:
            return ((msgspec.json.decode(" ".join(words)),),)
        except msgspec.DecodeError as error:
            raise Unreadable(ask.rule, "unreadable", what=" ".join(words)) from error

    def report(self, state: Any, ask: Ask, words: tuple[str, ...], speaker: Speaker) -> tuple[str, ...] | None:  # noqa: ANN401
        """Answer nothing."""
        return None

    def explain(self, ask: Ask, state: Any, speaker: Speaker) -> str:  # noqa: ANN401
        """List the options where they are listed."""
        options = getattr(ask.choice, "options", getattr(ask.choice, "verbs", ()))
        names = ", ".join(option if isinstance(option, str) else option[0] for option in options)
        return speaker.say(Message.of("play-options", options=names))


def text_of(game: Game[Any], seat: str = "") -> TextBoard:
    """Give a game's own text board, or one made of its scene as a seat sees it, or the bare one."""
    from maestre.cli.terminal.described import Described

    name = f"{game.package}.text"
    if find_spec(name):
        return cast("TextBoard", import_module(name))
    return Described(game, seat) if type(game).scene is not Game.scene else Bare()
