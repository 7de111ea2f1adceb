"""What can be said of an army list: a problem, or advice, with its rule, its place and the next step."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import msgspec

from maestre.games.tercios.data import PROFILES, Quality, UnitEntry
from maestre.play import Message
from maestre.play.messages import Arg

__all__ = ["Problem", "advice", "listed", "named", "option_name", "problem", "quality_name", "unit_name"]

_QUALITIES: Final = tuple(quality.value for quality in Quality)


class Problem(msgspec.Struct, frozen=True):
    """Something about a list: under which rule, what it is, what to do next, and where ("commands.2.units.1").

    Only a ``grave`` one makes a list illegal; the others are advice.
    """

    rule: str
    message: Message
    remedy: Message
    where: str = ""
    grave: bool = True


def problem(rule_id: str, key: str, where: str = "", /, **args: Arg) -> Problem:
    """Put a problem together: each key has a remedy of its own, which may use the same arguments."""
    said = Message.of(f"muster-{key}", **args)
    return Problem(rule_id, said, Message.of(f"muster-{key}-remedy", **args), where)


def advice(rule_id: str, key: str, where: str = "", /, **args: Arg) -> Problem:
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
