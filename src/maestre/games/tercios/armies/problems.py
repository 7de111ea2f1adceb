"""What things of an army list are called, where something is to be said of them."""

from __future__ import annotations

from typing import Final

from maestre.games.tercios.data import Figures, Quality, UnitEntry
from maestre.play import Message
from maestre.play.written.messages import Arg

_QUALITIES: Final = tuple(quality.value for quality in Quality)


def named(what: str, name: str) -> Message:
    """The name of a thing of the game, in no language yet."""
    return Message.of(f"{what}-{name}")


def option_name(profile: str, name: str) -> Message:
    """The name of an option of a profile."""
    return Message.of(f"option-{profile}-{name}")


def unit_name(figures: Figures, unit: UnitEntry) -> Arg:
    """The name of a unit; as it is written where no list knows it."""
    return named("profile", unit.profile) if unit.profile in figures.profiles else unit.profile


def quality_name(name: str) -> Arg:
    """The name of a quality; as it is written where there is none."""
    return named("quality", name) if name in _QUALITIES else name
