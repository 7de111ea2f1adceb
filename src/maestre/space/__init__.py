"""Where things stand: the spaces that games are played on."""

from maestre.space import hexes

__all__ = ["hexes"]
