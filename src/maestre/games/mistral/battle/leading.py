"""IC.8.34, 2.224.a Leaders go aboard: each Engaged Leader sails in one Squadron of his Formation."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar

from msgspec.structs import replace

from maestre.games.mistral.battle.engaged import ORDER, is_flagship, leaders_of, squadrons_of
from maestre.games.mistral.battle.fighting import FightingPlan
from maestre.games.mistral.table.asking import Plan
from maestre.games.mistral.table.formations import rated, squadrons_in, top
from maestre.games.mistral.table.names import name
from maestre.games.mistral.table.state import FormationId, LeaderId, SquadronId, State
from maestre.games.mistral.table.subjects import Engagement
from maestre.play import Message, Procedure, ask, rule

_TRIES = 8
"""How many answers by chance are tried."""


class Aboard(FightingPlan, frozen=True, tag="aboard"):
    """In which Squadron of his Formation each Engaged Leader sails (IC.8.34)."""

    rule: ClassVar = "IC.8.34"
    asks: ClassVar = "battle-ask-leaders"

    def check(self, seen: State, value: Plan) -> None:
        """Refuse nothing: each is offered where he may sail, with others or without."""

    def propose(self, seen: State, rng: Random) -> Iterator[Plan]:
        """Any option for every Leader, by chance, while they are not exhausted."""
        for _ in range(_TRIES):
            yield {key: rng.choice(options) for key, options in self.open_to}

    def told(self, seen: State, key: str, option: str) -> Message:
        """A Squadron, with the rating that a Leader brings to its Combat."""
        one, leadership = seen.squadrons[SquadronId(option)], rated(seen.figures, LeaderId(key)).leadership
        flagship = "yes" if is_flagship(one) else "no"
        return Message.of("offer-aboard", squadron=name(seen.figures, option), leadership=leadership, flagship=flagship)


@rule("IC.8.34", "2.224.a")
def led(state: State, battle: Engagement) -> Procedure[Engagement]:
    """Each owner, the British first, puts his Leaders aboard; where there is one place for each nobody is asked."""
    battle = replace(battle, flagships=_flagships(state, battle))
    for fleet in ORDER:
        places = tuple((leader, berths(state, leader)) for leader in leaders_of(state, battle, fleet))
        options = tuple((leader, squadrons) for leader, squadrons in places if squadrons)
        chosen = {leader: squadrons[0] for leader, squadrons in options}
        if any(len(squadrons) > 1 for _, squadrons in options):
            said = yield from ask(fleet.value, Aboard(fleet, options, battle))
            chosen = {LeaderId(leader): SquadronId(squadron) for leader, squadron in said.items()}
        battle = replace(battle, leaders=(*battle.leaders, *chosen.items()))
    return battle


def _flagships(state: State, battle: Engagement) -> tuple[SquadronId, ...]:
    return tuple(one.id for fleet in ORDER for one in squadrons_of(state, battle, fleet) if is_flagship(one))


@rule("2.224.a")
def berths(state: State, leader: LeaderId) -> tuple[SquadronId, ...]:
    """The Squadrons of his Formation that a Leader may sail in: of an Admiral only its Flagships, if it has any.

    A Leader whose Formation has no Squadron of its own sails with one of the stack's.
    """
    one = state.leaders[leader]
    post = FormationId(one.post)
    there = squadrons_in(state, post, deep=False) or squadrons_in(state, top(state, post))
    if one.rank in state.figures.formations.admirals:
        there = tuple(each for each in there if is_flagship(each)) or there
    return tuple(each.id for each in there)
