"""Environments by an id with a version: small scenarios that a doctrine plays in about a second."""

from __future__ import annotations

from typing import Final

import msgspec


class Environment(msgspec.Struct, frozen=True):
    """What an id stands for: a game and the scenario that is played."""

    game: str
    scenario: str


ENVIRONMENTS: Final = {
    "aguila_v0": Environment("aguila", "learning"),
    "lepanto_v0": Environment("lepanto", "learning"),
    "mistral_v0": Environment("mistral", "winter-1744"),
    "tercios_v0": Environment("tercios", "learning"),
}
"""What can be made by its id. The number goes up when an action or a figure of the observation means something else."""
