"""IC.8.34, 2.224.a Leaders go aboard: each Engaged Leader sails in one Squadron of his Formation."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from msgspec.structs import replace

from maestre.games.mistral.battle.engaged import ORDER, is_flagship, leaders_of, squadrons_of
from maestre.games.mistral.data import FORMATIONS
from maestre.games.mistral.formations import squadrons_in, top
from maestre.games.mistral.matters import Engagement
from maestre.games.mistral.state import FormationId, LeaderId, SquadronId, State
from maestre.play import Answer, Ask, Each, Procedure, ask, rule

__all__ = ["berths", "led", "propose_each"]

_TRIES = 8
"""How many answers by chance are tried."""


@rule("IC.8.34", "2.224.a")
def led(state: State, battle: Engagement) -> Procedure[Engagement]:
    """Each owner, the British first, puts his Leaders aboard; where there is one place for each nobody is asked."""
    battle = replace(battle, flagships=_flagships(state, battle))
    for fleet in ORDER:
        places = tuple((leader, berths(state, leader)) for leader in leaders_of(state, battle, fleet))
        options = tuple((leader, squadrons) for leader, squadrons in places if squadrons)
        chosen = {leader: squadrons[0] for leader, squadrons in options}
        if any(len(squadrons) > 1 for _, squadrons in options):
            said = yield from ask(fleet.value, Each(options), "IC.8.34", about=battle)
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
    if one.rank in FORMATIONS.admirals:
        there = tuple(each for each in there if is_flagship(each)) or there
    return tuple(each.id for each in there)


def propose_each(state: State, ask: Ask, rng: Random) -> Iterator[Answer]:
    """Any option for every key, by chance, while they are not exhausted."""
    assert isinstance(ask.choice, Each), ask
    for _ in range(_TRIES):
        yield {key: rng.choice(options) for key, options in ask.choice.options}
