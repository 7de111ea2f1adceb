"""How a game shows itself in text: by a module `text` of its own, by the scene it describes, or plainly."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Generic, Protocol, TypeVar, cast

import msgspec

from maestre.play import Ask, Each, Game, Message, Order, Orders, Pick, Some, Speaker, State, Tries, Unreadable

S = TypeVar("S", bound=State)
S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class TextBoard(Protocol[S_contra]):
    """What a game's `text` module offers."""

    @property
    def STYLES(self) -> tuple[tuple[str, str], ...]:  # noqa: N802  (a constant of the module)
        """Patterns of the board and how a terminal with colours sets them off."""
        ...

    def board(self, state: S_contra, speaker: Speaker, focus: str = "", *, plain: bool = False, width: int = 80) -> str:
        """Show the position."""
        ...

    def prompt(self, state: S_contra, ask: Ask, speaker: Speaker) -> str:
        """Say who is asked for what."""
        ...

    def question(self, ask: Ask, state: S_contra, speaker: Speaker) -> str:
        """Say what is asked, once, when it is new; nothing where the prompt says it all."""
        ...

    def parse(self, state: S_contra, ask: Ask, words: tuple[str, ...]) -> tuple[Tries, ...]:
        """Read an order, which may concern several pieces."""
        ...

    def report(self, state: S_contra, ask: Ask, words: tuple[str, ...], speaker: Speaker) -> tuple[str, ...] | None:
        """Answer a question about the position; None when the words ask nothing."""
        ...

    def explain(self, ask: Ask, state: S_contra, speaker: Speaker) -> str:
        """Explain what can be typed now."""
        ...


class Bare(Generic[S]):
    """Any game at all: the state as it is written, and answers by name."""

    STYLES: tuple[tuple[str, str], ...] = ()

    def board(self, state: S, speaker: Speaker, focus: str = "", *, plain: bool = False, width: int = 80) -> str:
        """Write the state out."""
        return msgspec.json.format(msgspec.json.encode(state), indent=2).decode()

    def prompt(self, state: S, ask: Ask, speaker: Speaker) -> str:
        """Name the seat and the rule."""
        return f"{ask.seat} ({ask.rule})"

    def question(self, ask: Ask, state: S, speaker: Speaker) -> str:
        """List the options."""
        return self.explain(ask, state, speaker)

    def parse(self, state: S, ask: Ask, words: tuple[str, ...]) -> tuple[Tries, ...]:
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

    def report(self, state: S, ask: Ask, words: tuple[str, ...], speaker: Speaker) -> tuple[str, ...] | None:
        """Answer nothing."""
        return None

    def explain(self, ask: Ask, state: S, speaker: Speaker) -> str:
        """List the options where they are listed."""
        options = getattr(ask.choice, "options", getattr(ask.choice, "verbs", ()))
        names = ", ".join(option if isinstance(option, str) else option[0] for option in options)
        return speaker.say(Message.of("play-options", options=names))


def text_of(game: Game[S], seat: str = "") -> TextBoard[S]:
    """Give a game's own text board, or one made of its scene as a seat sees it, or the bare one."""
    from maestre.cli.terminal.described import Described

    name = f"{game.package}.text"
    if find_spec(name):
        return cast("TextBoard[S]", import_module(name))
    return Described(game, seat) if type(game).scene is not Game.scene else Bare()
