"""T.reinf, IC.8.24, IC.6.27, 2.312.b Reinforcements: who may try to join a Battle, and with what chance.

A side is asked whenever any other stack of its lies in the location, hidden ones and Dummies too, and its answer is
secret; only the die of a try is seen, for the number to beat would tell who it is that tries.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar

from msgspec.structs import replace

from maestre.games.mistral.battle.engaged import (
    ORDER,
    commands,
    is_french,
    lone_convoy,
    side,
    stack_lead,
    suffered,
)
from maestre.games.mistral.battle.fighting import battle_words
from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.words import Class, Command, Fleet, Kind
from maestre.games.mistral.fleets.leaders import command_admiral, fleet_admiral
from maestre.games.mistral.table.asking import Naming
from maestre.games.mistral.table.chances import percent, succeeds
from maestre.games.mistral.table.formations import (
    at_war_with_france,
    command_of,
    is_independent,
    regulars,
    sail,
    squadrons_in,
    stacks,
    top,
)
from maestre.games.mistral.table.fortune import rolled
from maestre.games.mistral.table.moments import REINFORCEMENT_HELP
from maestre.games.mistral.table.names import Refused, name, tell
from maestre.games.mistral.table.ranks import standing_drm
from maestre.games.mistral.table.spotting import called, spot
from maestre.games.mistral.table.state import FormationId, LeaderId, State
from maestre.games.mistral.table.subjects import Engagement
from maestre.play import Assumption, Message, Procedure, RuleId, Tally, ask, reveal, rule
from maestre.play.written.messages import Arg


class Reinforcing(Naming[FormationId], frozen=True, tag="reinforcing"):
    """Which other stacks in the location try to join a Battle (IC.8.24)."""

    rule: ClassVar = "IC.8.24"
    secret: ClassVar = True
    window: ClassVar = "reinforce"
    asks: ClassVar = "battle-ask-reinforce"

    battle: Engagement

    def words(self, figures: Figures) -> dict[str, Arg]:
        return battle_words(figures, self.battle)

    def check(self, seen: State, value: tuple[FormationId, ...]) -> None:
        """Refuse stacks that may not try."""
        for one in value:
            refusal = _kept_out(seen, self.battle, one)
            if refusal is not None:
                raise refusal

    def propose(self, seen: State, rng: Random) -> Iterator[tuple[FormationId, ...]]:
        """All that may try, and nobody."""
        able = tuple(one for one in self.open_to if _kept_out(seen, self.battle, one) is None)
        found: list[tuple[FormationId, ...]] = [able, ()] if able else [()]
        yield from rng.sample(found, len(found))

    def told(self, seen: State, one: FormationId) -> Message:
        """The number with which a stack joins the Battle, and its chance."""
        number = joining_number(seen, one).whole
        chance = succeeds(number - standing_drm(seen, self.fleet, "T.reinf"))
        return Message.of("offer-reinforce", formation=name(seen.figures, one), number=number, chance=percent(chance))

    def assume(self, seen: State) -> Assumption:
        return Assumption((), Message("assume-no-reinforcement"))


@rule("IC.8.24")
def reinforced(state: State, battle: Engagement) -> Procedure[Engagement]:
    """Every other stack in the location may try once to join, the British first; the gauge stays as it is."""
    for fleet in ORDER:
        others = _others(state, battle, fleet)
        if not others:
            continue
        for one in (yield from ask(fleet.value, Reinforcing(fleet, others, battle))):
            reveal(state, f"{called(state, one)} would join")
            battle = yield from _tried(state, battle, one)
    return battle


def _others(state: State, battle: Engagement, fleet: Fleet) -> tuple[FormationId, ...]:
    return tuple(one.id for one in stacks(state, battle.place, fleet) if one.id not in battle.engaged)


@rule("IC.8.24", "T.reinf")
def _tried(state: State, battle: Engagement, stack: FormationId) -> Procedure[Engagement]:
    """One try: with its help, if any, the die must not show more than the number."""
    fleet = state.formations[stack].fleet
    helped = yield from REINFORCEMENT_HELP(0, state, stack, battle.place)
    number = joining_number(state, stack, helped)
    tell(state, "reinforcement-number", "T.reinf", number, seen=(fleet.value,), formation=stack, number=number.whole)
    face = yield from rolled(state, fleet, "T.reinf", about=battle)
    if face > number.whole:
        tell(state, "reinforcement-failed", "T.reinf", fleet=fleet.value, place=battle.place)
        return battle
    tell(state, "reinforced", "IC.8.24", formation=stack, fleet=fleet.value, place=battle.place)
    yield from spot(state, stack, "IC.8.24")
    return replace(battle, engaged=(*battle.engaged, stack))


@rule("T.reinf", "T.reinf.b", "T.personality", "T.damage", "IC.6.27")
def joining_number(state: State, stack: FormationId, helped: int = 0) -> Tally:
    """The Leadership Rating less the DRMs of the chart; a stack of Galleys or Frigates needs no help."""
    chart = state.figures.battle.reinforcing
    squadrons = squadrons_in(state, stack)
    leader = stack_lead(state, stack)
    beyond = max(0, len(regulars(squadrons)) - chart.squadrons_free)
    number = Tally.of(leader.leadership, "T.reinf")
    number = number.plus(-chart.personality[leader.personality], "T.personality")
    number = number.plus(-chart.per_squadron * beyond, "T.reinf")
    number = number.plus(-chart.came.of(state.formations[stack].came), "T.reinf")
    aid: tuple[int, RuleId] = (-chart.galley, "T.cdt.h") if _nimble(state, stack) else (-helped, "IC.6.27")
    number = number.plus(*aid)
    return number.plus(-max((suffered(state.figures, one).reinforcement for one in squadrons), default=0), "T.damage")


@rule("T.reinf")
def _nimble(state: State, stack: FormationId) -> bool:
    """Whether a stack is of Galleys, or Frigates are half of its Sail or more."""
    squadrons = squadrons_in(state, stack)
    part, of = state.figures.battle.reinforcing.frigate_share
    frigates = tuple(one for one in squadrons if one.kind is Class.FRIGATE)
    rowed = bool(squadrons) and all(one.kind is Class.GALLEY for one in squadrons)
    return rowed or (bool(frigates) and of * sail(frigates) >= part * sail(squadrons))


# ------------------------------------------------------------------------------------------------ who may


@rule("IC.8.24", "IC.8.45.b", "2.32.e", "2.33.a", "IC.8.12.d")
def _kept_out(state: State, battle: Engagement, stack: FormationId) -> Refused | None:
    """What keeps a stack out of the Battle, if anything."""
    one = state.formations[stack]
    if one.disorganised:
        return Refused("IC.8.45.b", "reinforce-disorganised", state.figures, formation=stack)
    if one.kind is Kind.DUMMY or is_independent(one) or lone_convoy(state, stack):
        return Refused("IC.8.24", "reinforce-kind", state.figures, formation=stack, kind=one.kind.value)
    if one.fleet is Fleet.BOURBON and is_french(state, stack) and not at_war_with_france(state):
        return Refused("2.33.a", "reinforce-before-war", state.figures, formation=stack)
    attacks = one.kind is Kind.CONVOY and one.fleet is battle.attacker
    if attacks and command_of(state, stack) is Command.SPANISH:
        return Refused("2.32.e", "reinforce-escort", state.figures, formation=stack)
    return _without_admiral(state, battle, stack)


@rule("T.reinf.c", "IC.8.25", "2.312.b")
def _without_admiral(state: State, battle: Engagement, stack: FormationId) -> Refused | None:
    """A stack of the other Command needs its Command Admiral or the Fleet Admiral in the location."""
    fleet = state.formations[stack].fleet
    fighting = [each for one in side(state, battle, fleet) for each in commands(state, one)]
    own = commands(state, stack)
    if not fighting or any(each in fighting for each in own):
        return None
    if any(_is_here(state, battle.place, admiral) for each in own for admiral in _admirals(state, fleet, each)):
        return None
    return Refused(
        "T.reinf.c", "reinforce-command", state.figures, formation=stack, command=own[0].value if own else ""
    )


def _admirals(state: State, fleet: Fleet, command: Command) -> tuple[LeaderId | None, ...]:
    return command_admiral(state, command), fleet_admiral(state, fleet)


def _is_here(state: State, place: str, leader: LeaderId | None) -> bool:
    """Whether a Leader is with a Formation at sea in a location."""
    post = state.leaders[leader].post if leader is not None else ""
    if not post or FormationId(post) not in state.formations:
        return False
    one = state.formations[top(state, FormationId(post))]
    return one.place == place and not one.harbour
