"""Everything that can go wrong at a table, in one tree."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from maestre.play.written.messages import Arg

from maestre.play.written.lists import Flaw
from maestre.play.written.messages import Message


class PlayError(Exception):
    """Something that a person can act on: a message in both languages and the rule behind it."""

    def __init__(self, rule: str, key: str, /, **args: Arg) -> None:
        """Keep the rule and the message."""
        super().__init__(rule, key)
        self.rule = rule
        self._said: Message | tuple[str, dict[str, Arg]] = (key, args)

    @property
    def message(self) -> Message:
        """What is said: put together when it is read, since rules refuse far more than people see."""
        said = self._said
        if isinstance(said, tuple):
            said = self._said = Message.of(said[0], **self._named(said[1]))
        return said

    @message.setter
    def message(self, message: Message) -> None:
        self._said = message

    def _named(self, args: dict[str, Arg]) -> dict[str, Arg]:
        """Give what is said with the names that people read."""
        return args

    def __str__(self) -> str:
        """Say it for developers."""
        return f"{self.message.key} {dict(self.message.args)} ({self.rule})"


class Refused(PlayError):
    """What was asked for is not allowed; ``proof`` holds what shows it. Nothing has changed.

    That is names of pieces and hexes, and on a measured table the marks of its geometry, for a client to draw.
    """

    def __init__(self, rule: str, key: str, /, proof: tuple[object, ...] = (), **args: Arg) -> None:
        """Refuse under a rule, with what proves it."""
        super().__init__(rule, key, **args)
        self.proof = proof


class Flawed(Refused):
    """A list that a player wrote, or a table, cannot be played with; ``flaws`` has everything that bars it."""

    def __init__(self, flaws: tuple[Flaw, ...], what: Literal["list", "table"] = "list") -> None:
        """Refuse under the rule of the first."""
        super().__init__(flaws[0].rule, f"{what}-flawed", count=len(flaws))
        self.flaws = flaws


class Unreadable(PlayError):
    """The answer is not of the form that the open choice takes. Nothing has changed."""


class NotAsked(PlayError):
    """This seat is not asked anything now. Nothing has changed."""


class CannotUndo(PlayError):
    """Going back is barred, and the message says by what. Nothing has changed."""


class Unknown(PlayError):
    """A game, scenario, option or seat that does not exist."""


class Frozen(PlayError):
    """The table met a bug of ours: it keeps its last good position and takes no more answers."""


class BadRecord(PlayError):
    """A record that cannot be read, or whose throws or ending do not hold."""


class OldSnapshot(BadRecord):
    """A snapshot that another release wrote of a state of another shape: the entries lead to the same position."""
