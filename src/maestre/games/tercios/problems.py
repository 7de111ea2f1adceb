"""What can be said of an army list: a problem, or advice, with its rule, its place and the next step."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from maestre.games.tercios.data import PROFILES, Quality, UnitEntry
from maestre.play import Flaw, Message
from maestre.play.messages import Arg

__all__ = ["advice", "listed", "named", "option_name", "problem", "quality_name", "unit_name"]

_QUALITIES: Final = tuple(quality.value for quality in Quality)
_LONGEST: Final = 1000
"""How much of what a list says fits into a sentence."""


def problem(rule_id: str, key: str, where: str = "", /, **args: Arg) -> Flaw:
    """Put a problem together: each key has a remedy of its own, which may use the same arguments."""
    told = {name: arg[:_LONGEST] if isinstance(arg, str) else arg for name, arg in args.items()}
    return Flaw(rule_id, Message.of(f"muster-{key}", **told), Message.of(f"muster-{key}-remedy", **told), where)


def advice(rule_id: str, key: str, where: str = "", /, **args: Arg) -> Flaw:
    """Put together what a player may want to know although it is allowed."""
    return msgspec.structs.replace(problem(rule_id, key, where, **args), grave=False)


def named(what: str, name: str) -> Message:
    """The name of a thing of the game, in no language yet."""
    return Message.of(f"{what}-{name}")


def option_name(profile: str, name: str) -> Message:
    """The name of an option of a profile."""
    return Message.of(f"option-{profile}-{name}")


def unit_name(unit: UnitEntry) -> Arg:
    """The name of a unit; as it is written where no list knows it."""
    return named("profile", unit.profile) if unit.profile in PROFILES else unit.profile


def quality_name(name: str) -> Arg:
    """The name of a quality; as it is written where there is none."""
    return named("quality", name) if name in _QUALITIES else name


def listed(names: Iterable[object]) -> str:
    """The names as a list accepts them."""
    return ", ".join(str(name) for name in names)
