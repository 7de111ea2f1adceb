"""Positions of Mistral written a line a counter, and short ways to play a procedure from them with dice typed in."""

from __future__ import annotations

from .looking import auxiliary, formation, keys, rule_of, squadron
from .playing import Reply, Stuck, asked, check, proposed, refused, run, unchecked, until
from .standing_in import custom, deeds, moment, word
from .writing import BOURBON, BRITISH, sea

__all__ = [
    "BOURBON",
    "BRITISH",
    "Reply",
    "Stuck",
    "asked",
    "auxiliary",
    "check",
    "custom",
    "deeds",
    "formation",
    "keys",
    "moment",
    "proposed",
    "refused",
    "rule_of",
    "run",
    "sea",
    "squadron",
    "unchecked",
    "until",
    "word",
]
