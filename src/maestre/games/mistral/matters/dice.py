"""T.prestige.e, T.ranks.b What is asked of a die that lies on the table."""

from __future__ import annotations

import msgspec

from maestre.games.mistral.data.words import Fleet

__all__ = ["Nudge", "Reroll"]


class Reroll(msgspec.Struct, frozen=True, tag="reroll"):
    """A player has thrown under a rule and may throw again, for Prestige or by his Rank (T.prestige.e, T.ranks)."""

    fleet: Fleet
    rule: str
    price: int
    matter: object = None


class Nudge(msgspec.Struct, frozen=True, tag="nudge"):
    """A die shows a face, his or the enemy's, and a player may change it by his Rank (T.ranks.b)."""

    fleet: Fleet
    rule: str
    face: int
    matter: object = None
