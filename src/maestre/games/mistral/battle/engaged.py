"""IC.8.21, IC.8.25, IC.8.34 Who is Engaged in a Battle, under whom and in which Combat: questions only."""

from __future__ import annotations

from maestre.games.mistral.data import DamageEffect, Figures
from maestre.games.mistral.data.words import Class, Command, Contingent, Fleet, Kind
from maestre.games.mistral.fleets.leaders import chief
from maestre.games.mistral.table.formations import (
    Commander,
    command_of,
    damage_rating,
    enemy,
    leaders_in,
    rated,
    regulars,
    seniority,
    squadrons_in,
)
from maestre.games.mistral.table.state import FormationId, LeaderId, Squadron, SquadronId, State
from maestre.games.mistral.table.subjects import Combat, Engagement
from maestre.play import rule

ORDER = (Fleet.BRITISH, Fleet.BOURBON)
"""Who acts first where nothing else decides (IC.1.6)."""


def in_turn(battle: Engagement) -> tuple[Fleet, Fleet]:
    """The side with the Weather Gauge, then the other."""
    assert battle.gauge is not None, battle
    return battle.gauge, enemy(battle.gauge)


@rule("IC.8.21")
def side(state: State, battle: Engagement, fleet: Fleet) -> tuple[FormationId, ...]:
    """The stacks of a side that are Engaged, with all that is Subordinated to them."""
    return tuple(one for one in battle.engaged if one in state.formations and state.formations[one].fleet is fleet)


def squadrons_of(state: State, battle: Engagement, fleet: Fleet) -> tuple[Squadron, ...]:
    """The Squadrons and Flagships of a side that are Engaged."""
    return tuple(each for one in side(state, battle, fleet) for each in squadrons_in(state, one))


def fighters(state: State, battle: Engagement, fleet: Fleet) -> tuple[SquadronId, ...]:
    """The Squadrons that a side may pair: not Flagships, which go with them, unless there is nothing else."""
    there = squadrons_of(state, battle, fleet)
    return tuple(one.id for one in regulars(there) or there)


def convoy_of(state: State, battle: Engagement, fleet: Fleet) -> FormationId | None:
    """The Convoy of a side that is Engaged, if there is one."""
    for one in side(state, battle, fleet):
        if state.formations[one].kind is Kind.CONVOY:
            return one
    return None


def lone_convoy(state: State, stack: FormationId) -> bool:
    """Whether a stack is a Convoy without any escort."""
    return state.formations[stack].kind is Kind.CONVOY and not squadrons_in(state, stack)


@rule("2.33.a", "IC.8.12.d")
def is_french(state: State, stack: FormationId) -> bool:
    """Whether it has a French Squadron, or is a Convoy of the French; a joint one counts as French."""
    if any(one.contingent is Contingent.FRENCH for one in squadrons_in(state, stack)):
        return True
    return lone_convoy(state, stack) and command_of(state, stack) is Command.FRENCH


@rule("T.damage")
def suffered(figures: Figures, squadron: Squadron) -> DamageEffect:
    """What a Squadron suffers from its DPs."""
    return figures.squadrons.suffered(damage_rating(figures, squadron).whole, squadron.dp)


# ------------------------------------------------------------------------------------------------ Leaders


def leaders_of(state: State, battle: Engagement, fleet: Fleet) -> tuple[LeaderId, ...]:
    """The Leaders of a side that are Engaged."""
    return tuple(each.id for one in side(state, battle, fleet) for each in leaders_in(state, one))


def stack_lead(state: State, stack: FormationId) -> Commander:
    """The senior Leader of a stack, or a notional one (IC.3.43, T.reinf.b)."""
    found = chief(state, stack)
    return rated(state.figures, found.id) if found is not None else _notional(state.figures)


@rule("T.matrix.b")
def senior(state: State, battle: Engagement, fleet: Fleet) -> Commander:
    """The senior Engaged Leader of a Fleet, or a notional one."""
    there = leaders_of(state, battle, fleet)
    return (
        rated(state.figures, min(there, key=lambda one: seniority(state, one))) if there else _notional(state.figures)
    )


@rule("IC.8.34")
def lead(state: State, battle: Engagement, combat: Combat, fleet: Fleet) -> int:
    """The Leadership Rating of a side in a Combat: the highest of the Leaders who sail in it, 0 without one."""
    return max((rated(state.figures, leader).leadership for leader in aboard(battle, combat, fleet)), default=0)


def aboard(battle: Engagement, combat: Combat, fleet: Fleet) -> tuple[LeaderId, ...]:
    """The Leaders of a side who sail in a Combat."""
    return tuple(leader for leader, squadron in battle.leaders if squadron in combat.of(fleet))


def _notional(figures: Figures) -> Commander:
    notional = figures.formations.notional
    return Commander(None, notional.leadership, notional.strategy, notional.control, notional.personality)


# ------------------------------------------------------------------------------------------------ Commands


@rule("IC.8.25")
def sails_under(state: State, squadron: SquadronId) -> Command:
    """Under which Command a Squadron fights: its own, but a guest under that of its Formation."""
    one = state.squadrons[squadron]
    counter = state.figures.formations.counters.get(one.formation)
    if counter is None or counter.joint:
        return state.figures.formations.commands[one.contingent]
    return counter.commands[0]


def commands(state: State, stack: FormationId) -> tuple[Command, ...]:
    """The Commands under which the Squadrons of a stack fight."""
    return tuple(dict.fromkeys(sails_under(state, one.id) for one in squadrons_in(state, stack)))


def fleet_of(state: State, squadron: SquadronId) -> Fleet:
    """The Fleet of a Squadron."""
    return state.figures.formations.fleets[state.squadrons[squadron].contingent]


def is_flagship(squadron: Squadron) -> bool:
    """Whether it is a Flagship."""
    return squadron.kind is Class.FLAGSHIP
