"""What lines of the log tell as data, for whoever shows on a board what happened.

It is read off the line alone, with the printed figures that its players have: whoever may not read the line gets
nothing of it, and whoever may gets nothing more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

import msgspec

from maestre.play.state import Told
from maestre.play.written.figures import Figures
from maestre.play.written.messages import Arg, Message

Kind: TypeAlias = Literal["move", "shot", "fight", "check", "loss", "gain", "mark", "phase"]
Tone: TypeAlias = Literal["good", "bad", "plain"]


class Did(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What a line tells: who did something to whom, along which way, what the dice needed and what came of it.

    Pieces and places go by the names that the game has for them. ``tone`` is that of whoever did it; ``result`` is
    short enough to stand beside a piece, ``amount`` is how much was lost or won.
    """

    kind: Kind
    by: tuple[str, ...] = ()
    to: tuple[str, ...] = ()
    way: tuple[str, ...] = ()
    needs: str = ""
    result: Message | None = None
    amount: int = 0
    tone: Tone = "plain"


Needed: TypeAlias = Callable[[Told, Figures | None], str]
Toned: TypeAlias = Callable[[Told], Tone]


@dataclass(frozen=True)
class Beat:
    """How the lines of one key are read: which of their arguments name who did it, to whom, by which way, how much.

    ``result`` is the key of what stands beside the piece; it has the arguments of the line. ``needs`` is the argument
    with the least face that counts, or works out what the dice needed; ``tone`` may depend on how it went.
    """

    kind: Kind
    by: str = ""
    to: str = ""
    way: str = ""
    needs: str | Needed = ""
    result: str = ""
    amount: str = ""
    tone: Tone | Toned = "plain"

    def read(self, told: Told, figures: Figures | None, named: Callable[[Arg], Iterable[str]]) -> Did:
        """Give what a line tells."""
        args = dict(told.message.args)

        def names(name: str) -> tuple[str, ...]:
            return tuple(named(args[name])) if name in args else ()

        amount = args.get(self.amount, 0)
        return Did(
            self.kind,
            names(self.by),
            names(self.to),
            names(self.way),
            self._needs(told, figures, args),
            Message(self.result, told.message.args) if self.result else None,
            amount if isinstance(amount, int) else 0,
            self.tone(told) if callable(self.tone) else self.tone,
        )

    def _needs(self, told: Told, figures: Figures | None, args: dict[str, Arg]) -> str:
        if callable(self.needs):
            return self.needs(told, figures)
        return f"{args[self.needs]}+" if self.needs in args else ""


def names_in(arg: Arg) -> tuple[str, ...]:
    """List the pieces that an argument names: several are written with commas, one in words has its ``id``."""
    if isinstance(arg, Message):
        return next((names_in(inner) for name, inner in arg.args if name == "id"), ())
    return tuple(str(arg).split(", ")) if arg != "" else ()
