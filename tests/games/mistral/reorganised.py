"""Reorganisations in a line: one change, or what is refused."""

from __future__ import annotations

from typing import Any

from maestre.games.mistral.fleets.reorganisation import reorganising
from maestre.games.mistral.table.state import State
from maestre.play import Order

from .positions import Reply, refused, run, sea, unchecked

__all__ = ["bourbons", "denied", "say"]


def bourbons(*lines: str, **fields: Any) -> State:
    """A position in which it is the Bourbons' go."""
    return sea(*lines, agenda=("bourbon",), **fields)


def say(state: State, verb: str, piece: str, *objects: str, dice: tuple[Reply, ...] = ()) -> None:
    """Let the British, or the Bourbons if it is their go, make one change; without dice no check may be made."""
    step = reorganising(state)
    assert not run(step if dice else unchecked(state, step), Order(verb, piece, objects), *dice)


def denied(state: State, verb: str, piece: str, *objects: str, rule: str, key: str = "") -> None:
    """Assert that a change is refused under a rule."""
    refused(reorganising(state), Order(verb, piece, objects), rule=rule, key=key)
