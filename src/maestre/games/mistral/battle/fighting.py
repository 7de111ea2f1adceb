"""IC.8 What questions of a Battle have in common: the Battle that they are about, and Squadrons in words."""

from __future__ import annotations

from maestre.games.mistral.data import Figures
from maestre.games.mistral.table.asking import Planning, plain_words
from maestre.games.mistral.table.formations import damage_rating
from maestre.games.mistral.table.names import name, named
from maestre.games.mistral.table.state import SquadronId, State
from maestre.games.mistral.table.subjects import Engagement
from maestre.play import Assumption, Message
from maestre.play.written.messages import Arg


def battle_words(figures: Figures, battle: Engagement) -> dict[str, Arg]:
    """What the message of a question says of its Battle."""
    return named(figures, plain_words(battle))


class FightingPlan(Planning, frozen=True):
    """What each of those does who are asked for in a Battle; odds take the first that is allowed."""

    battle: Engagement

    def words(self, figures: Figures) -> dict[str, Arg]:
        return battle_words(figures, self.battle)

    def assume(self, seen: State) -> Assumption:
        return Assumption(self.begun(seen), Message("assume-first"))


def own_strength(state: State, squadron: SquadronId) -> Message:
    """A Squadron of one's own with its Sail and damage."""
    one = state.squadrons[squadron]
    rating = damage_rating(state.figures, one).whole
    return Message.of(
        "offer-squadron", squadron=name(state.figures, one.id), sail=len(one.ships), dp=one.dp, rating=rating
    )


def their_strength(state: State, squadron: SquadronId) -> Message:
    """A Squadron of the enemy with its Sail."""
    return Message.of(
        "offer-squadron-theirs", squadron=name(state.figures, squadron), sail=len(state.squadrons[squadron].ships)
    )
