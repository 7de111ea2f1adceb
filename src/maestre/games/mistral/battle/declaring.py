"""S.17, S.18, IC.8.12, 2.33, 2.42 Whether there is a Battle: where it is possible, who attacks whom, who may not.

Whoever has a hidden stack in the location is asked although it may be a Dummy; a side is passed over only when both
can see that it has nobody to attack with, or nobody to attack.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar

from maestre.games.mistral.battle.engaged import ORDER, is_french, lone_convoy
from maestre.games.mistral.battle.gauge import chance_number
from maestre.games.mistral.battle.sailing import fought
from maestre.games.mistral.data.words import Command, Fleet, Kind
from maestre.games.mistral.politics.bourbons import defiance_refused, defy
from maestre.games.mistral.table.formations import (
    at_war_with_france,
    command_of,
    enemy,
    is_independent,
    sail,
    squadrons_in,
    stacks,
)
from maestre.games.mistral.table.fortune import lot
from maestre.games.mistral.table.names import Refused, name
from maestre.games.mistral.table.ordering import Act, Acting, Pass
from maestre.games.mistral.table.spotting import spot
from maestre.games.mistral.table.state import FormationId, State
from maestre.play import Message, Orders, Procedure, ask, rule


class Attack(Act, frozen=True):
    """Attack a stack with one's own."""

    verb: ClassVar = "attack"
    own: FormationId = FormationId("")
    target: FormationId = FormationId("")


class Defy(Attack, frozen=True):
    """Attack a French stack before the war, and pay for it (2.42)."""

    verb: ClassVar = "defy"


@rule("IC.8.12", "IC.8.21")
class Meeting(Acting[Attack | Pass], frozen=True, tag="meeting"):
    """Both Fleets lie in a location: whether a Fleet attacks, and whom with whom (IC.8.12.b)."""

    rule: ClassVar = "IC.8.12.b"
    window: ClassVar = "attack"
    lists_all: ClassVar = True
    asks: ClassVar = "battle-ask-attack"

    place: str
    verbs: tuple[str, ...]

    @classmethod
    def kinds(cls) -> tuple[type[Attack | Pass], ...]:
        return Attack, Defy, Pass

    def choice(self) -> Orders:
        return Orders(self.verbs)

    def check(self, seen: State, value: Attack | Pass) -> None:
        """Refuse an attack by what may not, on what may not be attacked, or on what is not Spotted."""
        if isinstance(value, Pass):
            return
        fleet = self.whose()
        own = tuple(one.id for one in stacks(seen, self.place, fleet))
        spotted = tuple(one.id for one in stacks(seen, self.place, enemy(fleet)) if one.spotted)
        if value.own not in own:
            raise Refused(
                "IC.8.21", "attack-not-here", seen.figures, formation=value.own, place=self.place, count=len(own)
            )
        if value.target not in spotted:
            raise Refused(
                "IC.8.12", "attack-unspotted", seen.figures, formation=value.own, place=self.place, count=len(spotted)
            )
        refusal = _stays(seen, value.own) or _spares(seen, fleet, value.target, value.verb)
        if refusal is not None:
            raise refusal

    def propose(self, seen: State, rng: Random) -> Iterator[Attack | Pass]:
        """Every attack that is allowed, and to let it be."""
        fleet = self.whose()
        own = [one.id for one in stacks(seen, self.place, fleet) if _stays(seen, one.id) is None]
        spotted = [one.id for one in stacks(seen, self.place, enemy(fleet)) if one.spotted]
        found: list[Attack | Pass] = [
            kind(mine, theirs)
            for kind in (Attack, Defy)
            for mine in own
            for theirs in spotted
            if kind.verb in self.verbs and _spares(seen, fleet, theirs, kind.verb) is None
        ]
        yield from rng.sample([*found, Pass()], len(found) + 1)

    def describe(self, seen: State, value: Attack | Pass) -> Message:
        """Whom with whom, the Sail of both, and the number for the Weather Gauge."""
        if isinstance(value, Pass):
            return Message("offer-no-attack")
        return Message.of(
            f"offer-{value.verb}",
            formation=name(seen.figures, value.own),
            other=name(seen.figures, value.target),
            mine=sail(squadrons_in(seen, value.own)),
            theirs=sail(squadrons_in(seen, value.target)),
            number=chance_number(seen, value.own).whole,
            price=-seen.figures.prestige.losses.defy,
        )


@rule("S.17", "S.18")
def battles(state: State) -> Procedure[bool]:
    """Settle one location in which a Battle is possible, drawn by lot; say whether it was the last."""
    if not state.agenda:
        state.agenda = contested(state)
        if not state.agenda:
            return True
    place = yield from lot(state.agenda, "S.18")
    state.agenda = tuple(one for one in state.agenda if one != place)
    yield from _met(state, place)
    return not state.agenda


@rule("S.17")
def contested(state: State) -> tuple[str, ...]:
    """Where opposing stacks lie together, one of them or more is Spotted, and either side has an attack to declare."""
    places = dict.fromkeys(one.place for one in state.formations.values() if one.spotted)
    return tuple(place for place in places if place and any(_has_a_say(state, place, fleet) for fleet in ORDER))


@rule("IC.8.12.b")
def _met(state: State, place: str) -> Procedure[None]:
    """The British and then the Bourbons say whether they attack; the first attack is fought, and no other here."""
    for fleet in ORDER:
        if not _has_a_say(state, place, fleet):
            continue
        said = yield from ask(fleet.value, Meeting(fleet.value, place, _verbs(state, fleet)))
        if isinstance(said, Attack):
            if isinstance(said, Defy):
                defy(state)
            yield from spot(state, said.own, "IC.8.12")
            yield from fought(state, place, said.own, said.target)
            return


def _verbs(state: State, fleet: Fleet) -> tuple[str, ...]:
    defiant = fleet is Fleet.BRITISH and not at_war_with_france(state)
    return ("attack", "defy", "pass") if defiant else ("attack", "pass")


# ------------------------------------------------------------------------------------------------ who may


def _has_a_say(state: State, place: str, fleet: Fleet) -> bool:
    """Whether a side is asked, by what both sides know alone."""
    targets = [one.id for one in stacks(state, place, enemy(fleet)) if one.spotted]
    ways = [(target, verb) for target in targets for verb in _verbs(state, fleet) if verb != "pass"]
    open_to = [way for way in ways if _spares(state, fleet, *way) is None]
    own = stacks(state, place, fleet)
    return bool(open_to) and any(not one.spotted or _stays(state, one.id) is None for one in own)


@rule("IC.8.12.c", "IC.8.45", "2.32.d", "2.32.e", "2.33.a")
def _stays(state: State, stack: FormationId) -> Refused | None:
    """What keeps a stack from attacking, if anything; one bound for home under 2.32 is free to."""
    one = state.formations[stack]
    if one.disorganised:
        return Refused("IC.8.45", "attack-disorganised", state.figures, formation=stack)
    if one.kind is Kind.DUMMY or is_independent(one) or lone_convoy(state, stack):
        return Refused("IC.8.12.c", "attack-kind", state.figures, formation=stack, kind=one.kind.value)
    if one.kind is Kind.CONVOY and command_of(state, stack) is Command.SPANISH:
        return Refused("2.32.e", "attack-escort", state.figures, formation=stack)
    if one.fleet is Fleet.BOURBON and is_french(state, stack) and not at_war_with_france(state):
        return Refused("2.33.a", "attack-before-war", state.figures, formation=stack)
    return None


@rule("IC.8.12.c", "IC.8.12.d", "2.33.a", "2.42.322")
def _spares(state: State, fleet: Fleet, target: FormationId, verb: str) -> Refused | None:
    """What spares a Spotted stack from being attacked in this way, if anything."""
    if target in state.convoys and state.convoys[target].scattered:
        return Refused("IC.8.12.c", "attack-scattered", state.figures, formation=target)
    barred = fleet is Fleet.BRITISH and is_french(state, target) and not at_war_with_france(state)
    if verb == "attack":
        return (
            Refused(
                "2.33.a", "attack-french", state.figures, formation=target, price=-state.figures.prestige.losses.defy
            )
            if barred
            else None
        )
    if not barred:
        return Refused("2.42.a", "defy-nobody", state.figures, formation=target)
    return defiance_refused(state)
