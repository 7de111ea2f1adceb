"""The Battle of Lepanto, 1571: hexes, galleys, wind."""

from maestre.games.lepanto.game import game

__all__ = ["game"]
