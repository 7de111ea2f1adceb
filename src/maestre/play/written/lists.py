"""Lists that players write themselves, such as armies: what a game has to say of one."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from maestre.play.written.messages import Arg, Message

LONGEST_LIST: Final = 20_000
"""How many characters a list may have, as it is written and as it is kept: an army of the usual size has a thousand."""
MOST_FLAWS: Final = 40
"""How many flaws are told at once: whoever has more begins with these."""
_LONGEST: Final = 1000
"""How much of what a list says fits into a sentence."""


class Flaw(msgspec.Struct, frozen=True):
    """Something about a list: under which rule, what it is, what to do next, and where ("commands.2.units.1").

    Only a ``grave`` one makes a list illegal; the others are advice.
    """

    rule: str
    message: Message
    remedy: Message
    where: str = ""
    grave: bool = True


class OwnList(msgspec.Struct, frozen=True):
    """A list that a player wrote, as a game reads it: what it comes to, and what is to be said of it, the worst first.

    ``kept`` is the list as options and records keep it: in no language, so that it means the same for good.
    """

    kept: str
    name: str
    points: int
    limit: int
    flaws: tuple[Flaw, ...] = ()

    @property
    def grave(self) -> tuple[Flaw, ...]:
        """The flaws that bar the list from play."""
        return tuple(flaw for flaw in self.flaws if flaw.grave)


def problem(rule_id: str, key: str, where: str = "", /, **args: Arg) -> Flaw:
    """Put a problem together: each key has a remedy of its own, which may use the same arguments."""
    told = {name: arg[:_LONGEST] if isinstance(arg, str) else arg for name, arg in args.items()}
    return Flaw(rule_id, Message.of(f"muster-{key}", **told), Message.of(f"muster-{key}-remedy", **told), where)


def advice(rule_id: str, key: str, where: str = "", /, **args: Arg) -> Flaw:
    """Put together what a player may want to know although it is allowed."""
    return msgspec.structs.replace(problem(rule_id, key, where, **args), grave=False)


def listed(names: Iterable[object]) -> str:
    """The names as a list accepts them."""
    return ", ".join(str(name) for name in names)
