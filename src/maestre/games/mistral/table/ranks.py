"""T.ranks Player Ranks, bought with the margin of earlier games: what they add to rolls and ratings, always."""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.data import Figures, PlayerRank
from maestre.games.mistral.data.words import Fleet
from maestre.games.mistral.table.state import State
from maestre.play import rule

_OWN: Final = "own"


@rule("T.ranks", "IC.12.2")
def within_reach(figures: Figures, margin: int) -> tuple[str, ...]:
    """The Ranks that a winner may buy with his margin of Prestige, for later games against the same player."""
    return tuple(name for name, rank in figures.prestige.ranks.items() if rank.cost <= margin)


def rank_of(state: State, fleet: Fleet) -> PlayerRank | None:
    """The Rank with which a player came to the table, if any."""
    return state.figures.prestige.ranks.get(state.british_rank if fleet is Fleet.BRITISH else state.bourbon_rank)


@rule("T.ranks", "T.ranks.b")
def standing_drm(state: State, fleet: Fleet | None, rule: str) -> int:
    """The DRM that a player's Rank gives to each of his rolls under a rule."""
    rank = rank_of(state, fleet) if fleet is not None else None
    return rank.drm[0] if rank is not None and rank.on in state.figures.prestige.kinds_of(rule) else 0


@rule("T.ranks", "T.ranks.b")
def unseen_drm(state: State, fleet: Fleet, *, low: bool) -> int:
    """The DRM of a Rank for all friendly rolls that helps on a die that its player alone sees; ``low`` faces are good.

    Those of which a player has so many a Turn are for dice that he may be asked about.
    """
    rank = rank_of(state, fleet)
    if rank is None or rank.on != _OWN:
        return 0
    return next((drm for drm in rank.drm if (drm < 0) is low), 0)


@rule("T.ranks", "T.ranks.b")
def bonus(state: State, fleet: Fleet, on: str) -> int:
    """What a player's Rank adds to ``control``, ``range`` or ``combat_dp``."""
    rank = rank_of(state, fleet)
    return rank.drm[0] if rank is not None and rank.on == on else 0
