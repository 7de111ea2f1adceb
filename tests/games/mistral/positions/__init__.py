"""Positions of Mistral written a line a counter, and short ways to play a procedure from them with dice typed in."""

from __future__ import annotations

from .looking import auxiliary, formation, keys, squadron
from .playing import Reply, Stuck, asked, refused, run, unchecked, until
from .standing_in import CHECKS, custom, deeds, moment, rows, word
from .writing import BOURBON, BRITISH, sea

__all__ = [
    "BOURBON",
    "BRITISH",
    "CHECKS",
    "Reply",
    "Stuck",
    "asked",
    "auxiliary",
    "custom",
    "deeds",
    "formation",
    "keys",
    "moment",
    "refused",
    "rows",
    "run",
    "sea",
    "squadron",
    "unchecked",
    "until",
    "word",
]
