"""What an audience of Mistral cannot know, and how to make it other than it is: counters, ships, people and plans."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Final, TypeVar

from msgspec.structs import replace

from maestre.games.mistral.auxiliaries.assignment import berths
from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import Class, Contingent, Fleet, Kind, Role, Status
from maestre.games.mistral.detection.dummies import counters as dummies
from maestre.games.mistral.fleets.composition import free_counters
from maestre.games.mistral.game import game
from maestre.games.mistral.moving.courses import actions
from maestre.games.mistral.orders.chits import pool
from maestre.games.mistral.reinforcement.entries import named_sail
from maestre.games.mistral.table.formations import (
    below,
    damage_rating,
    ready,
    regulars,
    squadrons_in,
)
from maestre.games.mistral.table.state import (
    Auxiliary,
    Berth,
    Came,
    Captain,
    Chit,
    ChitStatus,
    Duty,
    Formation,
    FormationId,
    Phase,
    Squadron,
    State,
)
from maestre.play import Table, change
from maestre.play.state import Fact, copied
from maestre.space.network import How

FIGURES = own_figures()

_SECRET: Final = (ChitStatus.RECEIVED, ChitStatus.ISSUED)

K = TypeVar("K")
V = TypeVar("V")


class Disguise:
    """A position as it might be for all that an audience knows, and how much of it is other than it seems."""

    def __init__(self, table: Table[State], audience: str, rng: Random) -> None:
        """Change all that the audience does not know."""
        self.changed: Counter[str] = Counter()
        self.audience, self.rng = audience, rng
        self.hidden = tuple(fleet for fleet in Fleet if fleet.value != audience)
        self.state = copied(table.quiet)
        for alter in _ALTERATIONS:
            if self.state.phase is not Phase.ROLES or alter not in _PRINTED:
                alter(self)
        self.table = Table(game, table.header.public(), self.state, sequence=table.sequence, seating=table.seating)

    def formations(self) -> list[Formation]:
        """All Formations of which the audience does not know what they are."""
        mine = (one for one in self.state.formations.values() if one.fleet in self.hidden)
        return [one for one in mine if not one.spotted and one.place and not _in_the_open(self.state, one)]

    def stacks(self, kind: Kind | None = None) -> list[Formation]:
        """Counters on the map whose content the audience does not see, but for those that keep a watch."""
        there = (one for one in self.formations() if ready(one) and not one.superior and one.duty is Duty.NONE)
        return [one for one in there if kind in (None, one.kind)]

    def squadrons(self) -> list[Squadron]:
        """Squadrons that the audience does not see, but for their number in a harbour."""
        names = [one.id for one in self.formations() if one.kind is not Kind.INDEPENDENT]
        mine = (
            one for one in self.state.squadrons.values() if FIGURES.formations.fleets[one.contingent] in self.hidden
        )
        return [one for one in mine if one.formation in names or (one.at and not one.formation)]

    def shuffled(self, things: dict[K, V], is_hidden: Callable[[V], bool]) -> dict[K, V]:
        """Put what is hidden into another order, among the rest."""
        kept = [key for key, thing in things.items() if not is_hidden(thing)]
        moved = [key for key, thing in things.items() if is_hidden(thing)]
        places = self.rng.sample([True] * len(moved) + [False] * len(kept), len(things))
        self.rng.shuffle(moved)
        found = iter(kept)
        return {(key := moved.pop() if place else next(found)): things[key] for place in places}


def _in_the_open(state: State, one: Formation) -> bool:
    """Whether a Convoy has just appeared, or lies in harbour: all know where."""
    convoy = state.convoys.get(one.id)
    return convoy is not None and (one.harbour or convoy.waits)


# ------------------------------------------------------------------------------------------------ counters


def _counters(of: Disguise) -> None:
    """Let hidden stacks of one Fleet change places; markers that lie open stay where they are."""
    told = [(of.state.formations[name], said) for name, said in of.state.markers.items()]
    in_harbour = {one.id: said for one, said in told if one.harbour}
    on_map = {one.handle: said for one, said in told if not one.harbour}
    for fleet in of.hidden:
        there = [one for one in of.stacks() if one.fleet is fleet]
        for one, other in zip(there, of.rng.sample(there, len(there)), strict=True):
            for name in below(of.state, one.id):
                change(of.state.formations, name, place=other.place, link=other.link)
            change(of.state.formations, one.id, handle=other.handle)
            of.changed["counters"] += one.handle != other.handle
    if of.state.open_markers:
        stacks = [one for one in of.state.formations.values() if ready(one) and not one.superior]
        of.state.markers = in_harbour | {one.id: on_map[one.handle] for one in stacks if one.handle in on_map}


def _links(of: Disguise) -> None:
    """Let hidden stacks in one box have come from elsewhere, as many as before from each place."""
    there = of.stacks()
    for one in there:
        beside = [each for each in there if (each.fleet, each.place) == (one.fleet, one.place)]
        other = of.state.formations[of.rng.choice(beside).id]
        mine = of.state.formations[one.id].link
        for name in below(of.state, one.id):
            change(of.state.formations, name, link=other.link)
        for name in below(of.state, other.id):
            change(of.state.formations, name, link=mine)
        of.changed["links"] += mine != other.link


def _made_real(of: Disguise) -> None:
    """Make a Dummy a Detachment, of a Squadron that another stack can spare."""
    for one in of.stacks(Kind.DUMMY):
        spare = [
            each.id
            for each in of.squadrons()
            if FIGURES.formations.fleets[each.contingent] is one.fleet and _spares(of.state, each)
        ]
        free = free_counters(of.state, one.fleet, Kind.DETACHMENT)
        if spare and free and of.rng.randrange(2):
            _renamed(of.state, one, free[0], Kind.DETACHMENT)
            change(of.state.squadrons, of.rng.choice(spare), formation=free[0])
            of.changed["Dummies made real"] += 1


def _spares(state: State, one: Squadron) -> bool:
    """Whether the stack of a Squadron at sea can do without it."""
    there = regulars(squadrons_in(state, FormationId(one.formation), deep=False))
    return one.status is Status.READY and one in there and len(there) > 1


def _made_dummies(of: Disguise) -> None:
    """Make a Detachment a Dummy, and let its Squadrons be with another stack."""
    for one in of.stacks(Kind.DETACHMENT):
        others = [each.id for each in of.stacks(Kind.FLAG) if each.fleet is one.fleet]
        free = [name for name in dummies(FIGURES, one.fleet) if name not in of.state.formations]
        if others and free and _is_unbound(of.state, one.id) and of.rng.randrange(2):
            host = of.rng.choice(others)
            for squadron in squadrons_in(of.state, one.id):
                change(of.state.squadrons, squadron.id, formation=host)
            _renamed(of.state, one, free[0], Kind.DUMMY)
            of.changed["made Dummies"] += 1


def _is_unbound(state: State, formation: FormationId) -> bool:
    """Whether nothing else names a Formation."""
    named = [
        *(one.post for one in state.leaders.values()),
        *(one.holder for one in state.chits.values()),
        *(name for one in state.auxiliaries.values() for name in (one.formation, one.target)),
        *(name for one in state.formations.values() for name in (one.superior, one.goal)),
        *state.harboured,
    ]
    return formation not in named


def _renamed(state: State, one: Formation, name: FormationId, kind: Kind) -> None:
    del state.formations[one.id]
    state.formations[name] = replace(one, id=name, kind=kind, committed="")
    if one.id in state.markers:
        state.markers[name] = state.markers.pop(one.id)


def _marks(of: Disguise) -> None:
    """Let Formations have other marks: hidden ones all that there are, Spotted ones those that do not show."""
    hidden = [one.id for one in of.stacks()]
    for one in tuple(of.state.formations.values()):
        if one.fleet not in of.hidden or not ready(one) or one.kind is Kind.CONVOY:
            continue
        against = [
            step.to for step in FIGURES.network.steps(one.place, one.link, of.state.winds) if step.how is How.AGAINST
        ]
        committed = "" if one.committed else of.rng.choice(against or [""])
        other = replace(one, committed=committed, idle=not one.idle, homeward=not one.homeward)
        if one.kind is Kind.INDEPENDENT:
            other = replace(other, goal="" if one.goal else of.rng.choice([*FIGURES.places]))
        if one.id in hidden:
            came = of.rng.choice([how for how in Came if how is not one.came])
            other = replace(other, came=came, tossed=not one.tossed, disorganised=not one.disorganised)
        of.state.formations[one.id] = other
        of.changed["marks of Formations"] += 1


def _markers(of: Disguise) -> None:
    """Tell hidden stacks something else, where markers are secret."""
    for name, said in of.state.markers.items():
        others = [one for one in actions(of.state, name) if one != said]
        if of.state.formations[name].fleet in of.hidden and others and not of.state.open_markers:
            of.state.markers[name] = of.rng.choice(others)
            of.changed["markers"] += 1


# ------------------------------------------------------------------------------------------------ ships


def _ships(of: Disguise) -> None:
    """Let hidden Squadrons of one Contingent and class change places, at sea and in harbour."""
    kinds: dict[tuple[Contingent, Class], list[Squadron]] = {}
    for one in of.squadrons():
        kinds.setdefault((one.contingent, one.kind), []).append(one)
    for alike in kinds.values():
        for one, other in zip(alike, of.rng.sample(alike, len(alike)), strict=True):
            change(of.state.squadrons, one.id, status=other.status, at=other.at, formation=other.formation)
            of.changed["Squadrons"] += one.id != other.id


def _wear(of: Disguise) -> None:
    """Give Squadrons of the hidden Fleets, seen or not, other Damage Points, and wear that is still to come."""
    for one in tuple(of.state.squadrons.values()):
        if FIGURES.formations.fleets[one.contingent] in of.hidden:
            dp = of.rng.choice([points for points in range(damage_rating(FIGURES, one).whole + 1) if points != one.dp])
            watches = () if one.watches else (of.rng.choice([*FIGURES.places]),)
            change(of.state.squadrons, one.id, dp=dp, straits=one.straits + 1, watches=watches)
            of.changed["damage"] += 1


def _sail(of: Disguise) -> None:
    """Take a Sail from hidden Squadrons, and let others wait off the map."""
    for one in of.squadrons():
        if len(one.ships) > 1 and not of.rng.randrange(3):
            change(of.state.squadrons, one.id, ships=one.ships[1:])
            of.state.lost[one.ships[0]] = one.contingent
            of.changed["Sail"] += 1
    for command, entrance in FIGURES.reinforcement.entry.items():
        contingent = Contingent(command.value)
        if entrance.afloat and FIGURES.formations.fleets[contingent] in of.hidden:
            of.state.waiting[contingent] = named_sail(of.state, contingent, Class.SOL, of.rng.randint(1, 4))
            of.changed["Sail that wait"] += 1


def _harbours(of: Disguise) -> None:
    """Let Squadrons in harbour leave their Formation, or be in a new one."""
    for one in of.squadrons():
        if not one.at or one.kind is Class.FLAGSHIP or of.rng.randrange(2):
            continue
        fleet, command = FIGURES.formations.fleets[one.contingent], FIGURES.formations.commands[one.contingent]
        free = free_counters(of.state, fleet, Kind.DETACHMENT, command)
        if one.formation and len(regulars(squadrons_in(of.state, FormationId(one.formation), deep=False))) > 1:
            change(of.state.squadrons, one.id, formation="")
            of.changed["Formations in harbour"] += 1
        elif free and not one.formation:
            of.state.formations[free[0]] = Formation(free[0], fleet, Kind.DETACHMENT, one.at, harbour=True)
            change(of.state.squadrons, one.id, formation=free[0])
            of.changed["Formations in harbour"] += 1


# ------------------------------------------------------------------------------------------------ people and plans


def _leaders(of: Disguise) -> None:
    """Let Leaders of a Fleet of whom nobody knows where they are change posts, or have none."""
    names = ["", *(one.id for one in of.formations())]
    for fleet in of.hidden:
        theirs = [one for one in of.state.leaders.values() if FIGURES.formations.fleets.get(one.contingent) is fleet]
        theirs = [one for one in theirs if one.fate is Captain.SERVING and one.post in names]
        for one, other in zip(theirs, of.rng.sample(theirs, len(theirs)), strict=True):
            change(of.state.leaders, one.id, post=other.post)
            of.changed["Leaders"] += one.post != other.post


def _auxiliaries(of: Disguise) -> None:
    """Assign Auxiliaries elsewhere, or let them escort others; they have rolled in a Gale or not, of other ships."""
    hidden: list[str] = [one.id for one in of.stacks()]
    for one in tuple(of.state.auxiliaries.values()):
        if one.role in (Role.PIRATE, Role.KNIGHTS) or FIGURES.formations.fleets[one.contingent] not in of.hidden:
            continue
        if one.berth is Berth.ASSIGNED:
            of.state.auxiliaries[one.id] = _elsewhere(of, one)
            of.changed["Auxiliaries"] += 1
        if one.target in hidden:
            change(of.state.auxiliaries, one.id, target=of.rng.choice(hidden))
        if one.berth is not Berth.TASKED:
            change(of.state.auxiliaries, one.id, tossed=not one.tossed)
        change(of.state.auxiliaries, one.id, ships=one.ships[::-1] or ("Victory",))


def _elsewhere(of: Disguise, one: Auxiliary) -> Auxiliary:
    others = [each for each in berths(of.state, one.id) if each not in (one.port, one.formation)]
    there = of.rng.choice(others) if others else one.port or one.formation
    in_port = there in FIGURES.places
    return replace(one, port=there if in_port else "", formation="" if in_port else there)


def _convoys(of: Disguise) -> None:
    """Give Convoys another route and cargo, and another past."""
    for name, one in tuple(of.state.convoys.items()):
        if name not in of.state.formations or of.state.formations[name].fleet not in of.hidden:
            continue
        past = of.rng.randrange(1, 5)
        routes = [route for route in FIGURES.convoys.routes[one.kind] if route != one.route]
        other = replace(one, entered=one.entered + past, covered=one.covered + past)
        if routes:
            other = replace(other, route=of.rng.choice(routes), step=0)
        of.state.convoys[name] = other if one.route else replace(other, cargo=one.cargo + past)
        of.changed["Convoys"] += 1


def _orders(of: Disguise) -> None:
    """Let other Orders be out, in other hands."""
    for fleet in of.hidden:
        out = [one.id for one in of.state.chits.values() if one.fleet is fleet and one.status in _SECRET]
        for chit in out:
            del of.state.chits[chit]
        able = [
            one.id
            for one in of.state.formations.values()
            if one.fleet is fleet and one.kind in FIGURES.formations.kinds
        ]
        free = pool(of.state, fleet)
        new = of.rng.sample(free, min(len(free), of.rng.randrange(5)))
        for chit in new:
            holder = able.pop(of.rng.randrange(len(able))) if able and of.rng.randrange(2) else ""
            status = ChitStatus.ISSUED if holder else ChitStatus.RECEIVED
            of.state.chits[chit] = Chit(chit, fleet, status, of.state.turns, holder, issued=of.state.impulses)
        of.changed["Orders"] += len({*out, *new})


def _notes(of: Disguise) -> None:
    """Change what others remember and have tried, and who has attacked a harbour and is hidden now."""
    for fleet in of.hidden:
        of.state.memory[fleet.value] = (Fact("secret", of.audience),)
        of.state.tried += (f"{fleet}/secret",)
        of.state.fresh += (f"{fleet}/secret",)
        of.changed["notes"] += 1
    of.state.harboured += tuple(one.id for one in of.stacks()[:1])
    of.state.reveals += 1


def _disorder(of: Disguise) -> None:
    """Let what is hidden have come to be in another order."""
    state = of.state
    state.formations = of.shuffled(state.formations, lambda one: one.fleet in of.hidden)
    state.squadrons = of.shuffled(state.squadrons, lambda one: FIGURES.formations.fleets[one.contingent] in of.hidden)
    state.chits = of.shuffled(state.chits, lambda one: one.fleet in of.hidden)
    state.lost = of.shuffled(state.lost, lambda contingent: FIGURES.formations.fleets[contingent] in of.hidden)
    state.markers = of.shuffled(state.markers, lambda _: True)
    of.changed["order of things"] += 1


_ALTERATIONS: Final[tuple[Callable[[Disguise], None], ...]] = (
    _counters,
    _links,
    _made_real,
    _made_dummies,
    _ships,
    _harbours,
    _leaders,
    _auxiliaries,
    _convoys,
    _orders,
    _marks,
    _wear,
    _sail,
    _markers,
    _notes,
    _disorder,
)

_PRINTED: Final = (_ships, _auxiliaries, _sail)
"""What no disguise changes before the first answer: the scenario prints which SOL(D) lie in which harbour (2.234)."""
