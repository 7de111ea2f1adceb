"""S.17, S.18, IC.8.12, 2.33, 2.42 Whether there is a Battle: where it is possible, who attacks whom, who may not.

Whoever has a hidden stack in the location is asked although it may be a Dummy; a side is passed over only when both
can see that it has nobody to attack with, or nobody to attack.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from maestre.games.mistral.battle.engaged import ORDER, is_french, lone_convoy
from maestre.games.mistral.battle.sailing import fought
from maestre.games.mistral.bourbons import defiance_refused, defy
from maestre.games.mistral.data import PRESTIGE
from maestre.games.mistral.data.words import Command, Fleet, Kind
from maestre.games.mistral.formations import command_of, enemy, is_independent, stacks
from maestre.games.mistral.fortune import lot
from maestre.games.mistral.matters import Meeting
from maestre.games.mistral.names import Refused
from maestre.games.mistral.ports import at_war_with_france
from maestre.games.mistral.spotting import spot
from maestre.games.mistral.state import FormationId, State
from maestre.play import Answer, Ask, Order, Orders, Procedure, ask, rule

__all__ = ["battles", "check_attack", "contested", "propose_attack"]


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
        said = yield from ask(
            fleet.value, Orders(_verbs(state, fleet)), "IC.8.12.b", about=Meeting(place, fleet), window="attack"
        )
        if said.verb != "pass":
            if said.verb == "defy":
                defy(state)
            yield from spot(state, FormationId(said.piece), "IC.8.12")
            yield from fought(state, place, FormationId(said.piece), FormationId(said.objects[0]))
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
        return Refused("IC.8.45", "attack-disorganised", formation=stack)
    if one.kind is Kind.DUMMY or is_independent(one) or lone_convoy(state, stack):
        return Refused("IC.8.12.c", "attack-kind", formation=stack, kind=one.kind.value)
    if one.kind is Kind.CONVOY and command_of(state, stack) is Command.SPANISH:
        return Refused("2.32.e", "attack-escort", formation=stack)
    if one.fleet is Fleet.BOURBON and is_french(state, stack) and not at_war_with_france(state):
        return Refused("2.33.a", "attack-before-war", formation=stack)
    return None


@rule("IC.8.12.c", "IC.8.12.d", "2.33.a", "2.42.322")
def _spares(state: State, fleet: Fleet, target: FormationId, verb: str) -> Refused | None:
    """What spares a Spotted stack from being attacked in this way, if anything."""
    if target in state.convoys and state.convoys[target].scattered:
        return Refused("IC.8.12.c", "attack-scattered", formation=target)
    barred = fleet is Fleet.BRITISH and is_french(state, target) and not at_war_with_france(state)
    if verb == "attack":
        return Refused("2.33.a", "attack-french", formation=target, price=-PRESTIGE.losses.defy) if barred else None
    if not barred:
        return Refused("2.42.a", "defy-nobody", formation=target)
    return defiance_refused(state)


@rule("IC.8.12", "IC.8.21")
def check_attack(state: State, ask: Ask, answer: Order) -> None:
    """Refuse an attack by what may not, on what may not be attacked, or on what is not Spotted."""
    if answer.verb == "pass":
        return
    meeting = ask.about
    assert isinstance(meeting, Meeting), meeting
    own = tuple(one.id for one in stacks(state, meeting.place, meeting.fleet))
    seen = tuple(one.id for one in stacks(state, meeting.place, enemy(meeting.fleet)) if one.spotted)
    if answer.piece not in own:
        raise Refused("IC.8.21", "attack-not-here", formation=answer.piece, place=meeting.place, count=len(own))
    if len(answer.objects) != 1 or answer.objects[0] not in seen:
        raise Refused("IC.8.12", "attack-unspotted", formation=answer.piece, place=meeting.place, count=len(seen))
    refusal = _stays(state, FormationId(answer.piece))
    refusal = refusal or _spares(state, meeting.fleet, FormationId(answer.objects[0]), answer.verb)
    if refusal is not None:
        raise refusal


def propose_attack(state: State, ask: Ask, rng: Random) -> Iterator[Answer]:
    """Every attack that is allowed, and to let it be."""
    meeting = ask.about
    assert isinstance(meeting, Meeting), meeting
    own = [one.id for one in stacks(state, meeting.place, meeting.fleet) if _stays(state, one.id) is None]
    seen = [one.id for one in stacks(state, meeting.place, enemy(meeting.fleet)) if one.spotted]
    found = [
        Order(verb, mine, (theirs,))
        for verb in _verbs(state, meeting.fleet)
        for mine in own
        for theirs in seen
        if verb != "pass" and _spares(state, meeting.fleet, theirs, verb) is None
    ]
    yield from rng.sample([*found, Order("pass")], len(found) + 1)
