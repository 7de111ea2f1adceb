"""2.05-2.06 Initiative: who says which side starts."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from maestre.games.tercios.table.asking import Choosing
from maestre.miniatures.sides import Side


class Start(msgspec.Struct, frozen=True, tag="start"):
    """Dice fall for the first go: what each side adds to its own."""

    levels: tuple[tuple[Side, int], ...]


class WhoStarts(Choosing[Side], frozen=True, tag="start"):
    """A side has won the initiative: who takes the first go; ``levels`` are what each added to its die."""

    rule: ClassVar = "2.06"
    prefix: ClassVar = "seat"
    levels: tuple[tuple[Side, int], ...]
    winner: Side

    def options(self) -> tuple[Side, ...]:
        return tuple(Side)
