"""IC.8 What may be answered in a Battle, in words: strengths, numbers, chances and the damage to be expected."""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.battle.combat import flagship_shift
from maestre.games.mistral.battle.engaged import stack_lead
from maestre.games.mistral.battle.gauge import chance_number
from maestre.games.mistral.battle.reinforcing import joining_number
from maestre.games.mistral.chances import (
    burns,
    check_passes,
    decimal,
    least_and_most,
    mean_blow,
    percent,
    succeeds,
)
from maestre.games.mistral.data import BATTLE, PLACES, PRESTIGE
from maestre.games.mistral.data.words import Class, Fleet, Intensity, PlaceKind
from maestre.games.mistral.formations import damage_rating, enemy, movement_allowance, rated, sail, squadrons_in
from maestre.games.mistral.matters import Engagement
from maestre.games.mistral.names import called, name
from maestre.games.mistral.phrases.plain import Command, Phrase
from maestre.games.mistral.ranks import standing_drm
from maestre.games.mistral.state import FormationId, LeaderId, Squadron, SquadronId, State
from maestre.play import Ask, Message, Tally
from maestre.space.network import place_of

__all__ = ["COMMANDS", "OPTIONS"]


def _battle(ask: Ask) -> Engagement:
    assert isinstance(ask.about, Engagement), ask.about
    return ask.about


# ------------------------------------------------------------------------------------------------ before it


def _attack(state: State, _ask: Ask, verb: str, piece: str, objects: tuple[str, ...]) -> Message:
    """Whom with whom, the Sail of both, and the number for the Weather Gauge."""
    if verb == "pass":
        return Message("offer-no-attack")
    mine, theirs = FormationId(piece), FormationId(objects[0])
    return Message.of(
        f"offer-{verb}",
        formation=name(piece),
        other=name(objects[0]),
        mine=sail(squadrons_in(state, mine)),
        theirs=sail(squadrons_in(state, theirs)),
        number=chance_number(state, mine).whole,
        price=-PRESTIGE.losses.defy,
    )


def _withdraw(state: State, ask: Ask, _key: str, option: str) -> Message:
    """To fight, or where to, freely or with the chance of the check."""
    if option == "fight":
        return Message("battle-fight")
    battle, one = _battle(ask), state.formations[_battle(ask).attacked]
    free = battle.gauge is one.fleet and not one.disorganised
    number = Tally.of(stack_lead(state, one.id).leadership, "IC.8.23")
    chance = 100 if free else percent(check_passes(state, one.fleet, number, "IC.8.23"))
    if option == "enter":
        return Message.of("offer-withdraw-harbour", chance=chance)
    return Message.of("offer-withdraw", place=name(option.partition(":")[2]), chance=chance)


def _pursue(state: State, ask: Ask, _key: str, option: str) -> Message:
    if option == "stay":
        return Message("battle-stay")
    return Message.of("offer-follow", movement=movement_allowance(state, _battle(ask).attacking).whole)


def _reinforce(state: State, ask: Ask, _key: str, option: str) -> Message:
    """The number with which a stack joins the Battle, and its chance."""
    number = joining_number(state, FormationId(option)).whole
    chance = succeeds(number - standing_drm(state, Fleet(ask.seat), "T.reinf"))
    return Message.of("offer-reinforce", formation=name(option), number=number, chance=percent(chance))


# ------------------------------------------------------------------------------------------------ how hard


def _intensity(_state: State, ask: Ask, _key: str, option: str) -> Message:
    """What an Intensity becomes, its Damage Levels, and the Damage Points of a Combat on average."""
    battle = _battle(ask)
    strait = PLACES[place_of(battle.place)].kind is PlaceKind.STRAIT
    becomes = BATTLE.shifted(Intensity(option), battle.shift, strait=strait)
    least, most = least_and_most(becomes)
    return Message.of(
        "offer-intensity",
        chosen=option,
        intensity=becomes.value,
        least=least,
        most=most,
        damage=decimal(mean_blow(becomes)),
    )


# ------------------------------------------------------------------------------------------------ who with whom


def _strength(squadron: Squadron, seat: str, fleet: Fleet) -> Message:
    """A Squadron with its Sail and, of one's own, its damage."""
    if fleet.value != seat:
        return Message.of("offer-squadron-theirs", squadron=name(squadron.id), sail=len(squadron.ships))
    return Message.of(
        "offer-squadron",
        squadron=name(squadron.id),
        sail=len(squadron.ships),
        dp=squadron.dp,
        rating=damage_rating(squadron).whole,
    )


def _own(state: State, ask: Ask, _key: str, option: str) -> Message:
    """One of one's own Squadrons with its Sail and damage."""
    one = state.squadrons.get(SquadronId(option))
    return called(option) if one is None else _strength(one, ask.seat, Fleet(ask.seat))


def _companion(state: State, ask: Ask, key: str, option: str) -> Message:
    return Message("battle-alone") if option == "alone" else _own(state, ask, key, option)


def _aboard(state: State, _ask: Ask, key: str, option: str) -> Message:
    """In which Squadron a Leader sails, with the rating that he brings to its Combat."""
    one = state.squadrons[SquadronId(option)]
    leadership = rated(LeaderId(key)).leadership
    flagship = "yes" if one.kind is Class.FLAGSHIP else "no"
    return Message.of("offer-aboard", squadron=name(option), leadership=leadership, flagship=flagship)


def _pair(state: State, ask: Ask, _verb: str, piece: str, objects: tuple[str, ...]) -> Message:
    own = Fleet(ask.seat)
    mine, theirs = state.squadrons[SquadronId(piece)], state.squadrons[SquadronId(objects[0])]
    return Message.of("offer-pair", mine=_strength(mine, ask.seat, own), theirs=_strength(theirs, ask.seat, enemy(own)))


def _join(state: State, ask: Ask, verb: str, piece: str, objects: tuple[str, ...]) -> Message:
    """Which Combat a Squadron joins, and the Sail that meet in it."""
    if verb == "done":
        return Message("offer-join-none")
    own = Fleet(ask.seat)
    combat = _battle(ask).combats[int(objects[0]) - 1]
    there = [tuple(state.squadrons[one] for one in combat.of(fleet)) for fleet in (own, enemy(own))]
    squadron = state.squadrons[SquadronId(piece)]
    return Message.of(
        "offer-join",
        squadron=_strength(squadron, ask.seat, own),
        number=int(objects[0]),
        mine=sail(there[0]) + len(squadron.ships),
        theirs=sail(there[1]),
    )


# ------------------------------------------------------------------------------------------------ blows


def _shift(state: State, ask: Ask, key: str, option: str) -> Message:
    """How many shifts go to one's own column and how many against the enemy's, or whether a Flagship's is used."""
    number, _, what = key.partition(":")
    battle, fleet = _battle(ask), Fleet(ask.seat)
    if what == "leadership":
        choices = dict(getattr(ask.choice, "options", ()))[key]
        return Message.of("offer-shifts", own=int(option), theirs=len(choices) - 1 - int(option))
    there = [state.squadrons[one] for one in battle.combats[int(number) - 1].of(fleet)]
    shift = max((flagship_shift(one) for one in there), default=0)
    return Message.of("offer-flagship", shift=shift) if option == "use" else Message("battle-leave")


def _fireship(state: State, _ask: Ask, verb: str, piece: str, objects: tuple[str, ...]) -> Message:
    """At whom a Fireship goes, what it must show, and the chance that it burns there."""
    if verb == "pass":
        return Message("offer-no-fireship")
    count = len(state.squadrons[SquadronId(objects[0])].ships)
    return Message.of(
        "offer-fireship",
        auxiliary=name(piece),
        squadron=name(objects[0]),
        needed=BATTLE.fireship.per_sail * count,
        chance=percent(burns(count)),
    )


OPTIONS: Final[dict[str, Phrase]] = {
    "IC.8.23": _withdraw,
    "IC.8.23.c": _pursue,
    "IC.8.24": _reinforce,
    "IC.8.34": _aboard,
    "T.bit.b": _intensity,
    "2.221.c": _companion,
    "T.cdt.e": _shift,
    "T.cdt.l": _own,
}
COMMANDS: Final[dict[str, Command]] = {
    "IC.8.12.b": _attack,
    "IC.8.33": _pair,
    "IC.8.33.b": _join,
    "IC.6.24": _fireship,
}
