"""How a game stands on the way to victory: what counts, who has how much of it, who holds what, how long it lasts."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from maestre.play.written.messages import Message

Amounts: TypeAlias = tuple[tuple[str, int], ...]
"""So much for each seat."""


class Count(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that is counted for each seat; ``goals`` are what amounts are measured by, where that is known."""

    what: Message
    amounts: Amounts
    goals: Amounts = ()


class Held(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Something to be held, and the seat that holds it as things are; nobody's without one."""

    what: Message
    holder: str = ""


class Tracker(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """How a game stands: how long it still lasts as far as that can be known, what is counted, and what is held."""

    time: Message
    counts: tuple[Count, ...]
    held: tuple[Held, ...] = ()
