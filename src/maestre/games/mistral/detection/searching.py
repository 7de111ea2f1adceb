"""IC.7.11-IC.7.14, T.search, S.23 Searching, Shadowing and Counter-Shadowing; who is Spotted at once and who vanishes.

A Search rolls for every hidden stack in a location, in the order of what the enemy calls them. Shadowing is a Task that
only a Search brings about, and that can be Screened as it starts.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from maestre.games.mistral.auxiliaries.ranges import can_shadow_in
from maestre.games.mistral.auxiliaries.screening import PASS, can_act, compare, may_act, screen, spend
from maestre.games.mistral.auxiliaries.tasks import Deed, send, take_up
from maestre.games.mistral.data.words import AuxiliaryClass, Flag, Fleet, Kind, PlaceKind, Screening, Task
from maestre.games.mistral.table.asking import Deciding, Naming
from maestre.games.mistral.table.chances import percent, sights
from maestre.games.mistral.table.formations import below, enemy, ready, squadrons_in, stacks, top
from maestre.games.mistral.table.fortune import rolled
from maestre.games.mistral.table.names import Refused, name, tell
from maestre.games.mistral.table.ports import flag
from maestre.games.mistral.table.spotting import conceal, deal_handles, spot
from maestre.games.mistral.table.state import AuxiliaryId, Formation, FormationId, Phase, State
from maestre.games.mistral.table.subjects import Searches
from maestre.play import Message, Procedure, RuleId, Tally, ask, rule
from maestre.space.network import place_of

_TRAILERS: Final = (AuxiliaryClass.FLEET, AuxiliaryClass.FLEET50)


def hidden(state: State, place: str, fleet: Fleet) -> tuple[Formation, ...]:
    """A Fleet's stacks in a location that are Unspotted, in the order of what the enemy calls them."""
    return tuple(sorted((one for one in stacks(state, place, fleet) if not one.spotted), key=lambda one: one.handle))


# ------------------------------------------------------------------------------------------------ the Search Table


@rule("T.search", "T.search.b", "T.search.d", "IC.7.12", "S.15", "IC.3.25.b")
def search(
    state: State, fleet: Fleet, place: str, drms: tuple[tuple[int, RuleId], ...], searcher: AuxiliaryId | None
) -> Procedure[None]:
    """Roll for each hidden enemy stack in a location, not in its harbour; whoever Shadows one leaves the others."""
    for target in tuple(one.id for one in hidden(state, place, enemy(fleet))):
        rating = yield from _look(state, fleet, place, drms, "IC.7.12.b" if searcher is None else "T.search")
        sighting = state.figures.detection.sighted(rating.whole)
        if not sighting.spotted:
            tell(state, "search-missed", "T.search", rating, fleet=fleet.value, place=place)
            continue
        tell(state, "search-found", "T.search", rating, fleet=fleet.value, place=place)
        yield from spot(state, target, "T.search")
        if target not in state.formations or not _can_be_shadowed(state, target, rating):
            continue
        if (yield from _shadow(state, fleet, target, searcher)):
            return


@rule("T.ranks.b")
def _look(state: State, fleet: Fleet, place: str, drms: tuple[tuple[int, RuleId], ...], rule: str) -> Procedure[Tally]:
    """Throw for one counter; a Rank that bears on Tasks bears on Searches of Auxiliaries alone."""
    rating = Tally.of((yield from rolled(state, fleet, rule, about=Searches(fleet, (place,)))), "T.search")
    for amount, why in drms:
        rating = rating.plus(amount, why)
    return rating


@rule("T.search.c")
def _can_be_shadowed(state: State, formation: FormationId, rating: Tally) -> bool:
    """Whether the roll allows Shadowing, or does so at the second look at a Formation of several Squadrons."""
    second = rating.plus(state.figures.detection.shadow_drm(len(squadrons_in(state, formation))), "T.search.c")
    return any(state.figures.detection.sighted(each.whole).shadow for each in (rating, second))


# ------------------------------------------------------------------------------------------------ Shadowing


def shadowers(state: State, formation: FormationId) -> tuple[AuxiliaryId, ...]:
    """The Auxiliaries that Shadow a stack, or a Formation Subordinated in it."""
    shadowing = [one for one in state.auxiliaries.values() if one.task is Task.SHADOW]
    targets = below(state, formation) if shadowing else ()
    return tuple(one.id for one in shadowing if one.target in targets)


def is_shadowed(state: State, formation: FormationId) -> bool:
    """Whether a stack is Shadowed."""
    return bool(shadowers(state, formation))


class Shadowing(Deciding, frozen=True, tag="found"):
    """Whether a Formation that a Search has Spotted is Shadowed, by who Searched if an Auxiliary did (T.search)."""

    rule: ClassVar = "IC.7.13"
    window: ClassVar = "shadow"
    asks: ClassVar = "shadow-ask"
    no: ClassVar = PASS
    yes: ClassVar = "shadow"
    assumed: ClassVar = (PASS, "assume-no-shadow")

    place: str
    formation: FormationId
    auxiliary: str
    open_to: tuple[bool, ...]

    def options(self) -> tuple[bool, ...]:
        return self.open_to

    def describe(self, seen: State, value: bool) -> Message:
        return Message(f"offer-shadow-{self.word(value)}")


@rule("IC.7.13", "IC.7.13.b", "T.search.d")
def _shadow(state: State, fleet: Fleet, formation: FormationId, searcher: AuxiliaryId | None) -> Procedure[bool]:
    """Offer to Shadow what was Spotted: to the Auxiliary that Searched, or to one Assigned to a Formation that did.

    A Formation's owner is asked if he has any Auxiliary that is in no box, though none may be with it.
    """
    place = state.formations[formation].place
    if is_shadowed(state, formation):
        return False
    if searcher is not None:
        able = can_shadow_in(state, state.auxiliaries[searcher], place)
        trailers: tuple[AuxiliaryId, ...] = (searcher,)
    else:
        able = can_act(state, fleet)
        trailers = _trailers(state, fleet, place)
    if not able:
        return False
    open_to = (True, False) if trailers else (False,)
    if not (yield from ask(fleet.value, Shadowing(fleet, place, formation, searcher or "", open_to))):
        return False
    if searcher is not None:
        screening = yield from screen(state, fleet, searcher, Task.SHADOW, place)
    else:
        searcher, screening = yield from send(state, fleet, Task.SHADOW, place, trailers, free=False)
    if screening is not Screening.YES:
        take_up(state, searcher, Task.SHADOW, formation)
    return True


@rule("IC.7.13.b")
def _trailers(state: State, fleet: Fleet, place: str) -> tuple[AuxiliaryId, ...]:
    """The Fleet and Fleet-50 Auxiliaries Assigned to Formations that Search their own location."""
    lying = {each for one in _seekers(state, place, fleet) for each in below(state, one.id)}
    return tuple(
        auxiliary
        for auxiliary in may_act(state, fleet)
        if state.auxiliaries[auxiliary].formation in lying
        and state.auxiliaries[auxiliary].kind in _TRAILERS
        and can_shadow_in(state, state.auxiliaries[auxiliary], place)
    )


@rule("IC.7.13", "T.aux.d")
def _shaken_off(state: State, formation: FormationId, *, always: bool = False) -> None:
    """Send Shadowers to Recovery that have lost a stack, or cannot Shadow where it is."""
    place = state.formations[formation].place
    for auxiliary in shadowers(state, formation):
        if always or not can_shadow_in(state, state.auxiliaries[auxiliary], place):
            tell(state, "shadow-lost", "IC.7.13", auxiliary=auxiliary, formation=formation)
            spend(state, auxiliary, "IC.7.13")


# ------------------------------------------------------------------------------------------------ Tasks


def _search_targets(state: State, fleet: Fleet) -> tuple[str, ...]:
    """Every location where an enemy counter lies hidden."""
    found = (one.place for one in state.formations.values() if one.fleet is not fleet and _is_hidden_stack(one))
    return tuple(dict.fromkeys(found))


def _is_hidden_stack(formation: Formation) -> bool:
    return ready(formation) and not formation.superior and not formation.spotted


def _here(_state: State, target: str) -> str:
    return target


def _any(_state: State, _fleet: Fleet, _auxiliary: AuxiliaryId, _target: str) -> None:
    """Nothing more is asked of who Searches."""


@rule("IC.7.12", "T.search", "T.screen.b")
def _searched(state: State, fleet: Fleet, auxiliary: AuxiliaryId, target: str, partly: bool) -> Procedure[None]:
    of_class = state.figures.detection.searcher(state.auxiliaries[auxiliary].kind)
    of_screen = state.figures.detection.partly_screened if partly else 0
    yield from search(state, fleet, target, ((of_class, "T.search"), (of_screen, "T.screen.b")), auxiliary)


def _counter_targets(state: State, fleet: Fleet) -> tuple[str, ...]:
    """The enemy Auxiliaries that Shadow one of the Fleet's stacks."""
    return tuple(
        one.id
        for one in state.auxiliaries.values()
        if one.task is Task.SHADOW and state.formations[FormationId(one.target)].fleet is fleet
    )


def _of_shadower(state: State, target: str) -> str:
    return state.formations[FormationId(state.auxiliaries[AuxiliaryId(target)].target)].place


@rule("IC.7.14")
def _may_counter(state: State, _fleet: Fleet, auxiliary: AuxiliaryId, target: str) -> None:
    """Only an Auxiliary Assigned to the Shadowed stack meets its Shadower."""
    shadowed = top(state, FormationId(state.auxiliaries[AuxiliaryId(target)].target))
    if state.auxiliaries[auxiliary].formation not in below(state, shadowed):
        raise Refused(
            "IC.7.14", "counter-not-assigned", state.figures, auxiliary=auxiliary, formation=shadowed, shadower=target
        )


@rule("IC.7.14")
def _countered(state: State, _fleet: Fleet, auxiliary: AuxiliaryId, target: str, _partly: bool) -> Procedure[None]:
    compare(state, AuxiliaryId(target), auxiliary, Task.SHADOW, _of_shadower(state, target))
    yield from ()


def _nothing(_state: State, _fleet: Fleet) -> tuple[str, ...]:
    return ()


def _no_shadow(_state: State, _fleet: Fleet, _auxiliary: AuxiliaryId, _target: str, _partly: bool) -> Procedure[None]:
    raise AssertionError("only a Search brings about a Shadow")


DEEDS: Final = {
    Task.SEARCH: Deed(_search_targets, _here, _any, _searched),
    Task.SHADOW: Deed(_nothing, _here, _any, _no_shadow, lasts=True, windows=()),
    Task.COUNTER_SHADOW: Deed(_counter_targets, _of_shadower, _may_counter, _countered, screened=False),
}


# ------------------------------------------------------------------------------------------------ Formations Search


@rule("IC.7.12.b", "IC.7.15.c")
def _seekers(state: State, place: str, fleet: Fleet) -> tuple[Formation, ...]:
    """A Fleet's stacks in a location that can Search it: no Dummies, and Convoys only with an escort."""
    return tuple(
        one
        for one in stacks(state, place, fleet)
        if one.kind is not Kind.DUMMY and (one.kind is not Kind.CONVOY or squadrons_in(state, one.id))
    )


def _meetings(state: State, fleet: Fleet) -> tuple[str, ...]:
    """Where a Fleet's counters lie with hidden enemy ones and it has not Searched in this MPI: all see that."""
    found = {one.place for one in state.formations.values() if one.fleet is fleet and ready(one)}
    return tuple(
        place
        for place in sorted(found)
        if place and hidden(state, place, enemy(fleet)) and f"{fleet.value}/{place}" not in state.searched
    )


class FormationSearches(Naming[str], frozen=True, tag="searches"):
    """Where a Fleet Searches of the places where its counters lie together with hidden ones (IC.7.12.b).

    It may in each, and need not in any: nothing is left to check.
    """

    rule: ClassVar = "IC.7.12.b"
    window: ClassVar = "search"
    recurs: ClassVar = True
    asks: ClassVar = "search-ask"

    places: tuple[str, ...]

    def propose(self, seen: State, rng: Random) -> Iterator[tuple[str, ...]]:
        """Everywhere, mostly; else somewhere or nowhere."""
        if rng.randrange(4):
            yield self.open_to
        yield tuple(one for one in self.open_to if rng.randrange(2))
        yield ()

    def told(self, seen: State, one: str) -> Message:
        """How many hidden counters there are, and the chance to Spot each."""
        chance = percent(sights(seen, self.fleet, "IC.7.12.b"))
        counters = len(hidden(seen, one, enemy(self.fleet)))
        return Message.of("offer-look", place=name(seen.figures, one), counters=counters, chance=chance)


@rule("IC.7.12.b", "IC.1.6")
def searches(state: State) -> Procedure[bool]:
    """The British say where they Search and do, place by place; then the Bourbons.

    Who shares a location with hidden counters is asked, though his own may all be Dummies, which cannot Search.
    """
    fleet = state.acting
    if state.agenda:
        place, state.agenda = state.agenda[0], state.agenda[1:]
        state.searched += (f"{fleet.value}/{place}",)
        yield from search(state, fleet, place, (), None)
    else:
        yield from _where(state, fleet)
    if state.agenda:
        return False
    state.acting = enemy(fleet)
    return fleet is Fleet.BOURBON


def _where(state: State, fleet: Fleet) -> Procedure[None]:
    places = _meetings(state, fleet)
    if not places:
        return
    open_to = tuple(place for place in places if _seekers(state, place, fleet))
    state.agenda = yield from ask(fleet.value, FormationSearches(fleet, open_to, places))


# ------------------------------------------------------------------------------------------------ at once and no more


@rule("2.143", "IC.7.11.b")
def is_watched(state: State, place: str, fleet: Fleet) -> bool:
    """Whether a Fleet's Formations are seen there by themselves: in Straits, in Enemy Ports and in Neutral Key Ports.

    Neutral Minor Ports and Coastal Spaces are said to be friendly here, and so of the Neutral ones Key Ports are not.
    """
    space = state.figures.places[place_of(place)]
    if space.kind is PlaceKind.STRAIT:
        return True
    if not space.is_port:
        return False
    colours = flag(state, space.id, fleet)
    return colours is Flag.ENEMY or (colours is Flag.NEUTRAL and not space.is_minor)


@rule("IC.7.11.b", "S.15", "IC.7.11")
def entered(state: State, formation: FormationId) -> Procedure[None]:
    """A stack has come to a location: Shadowers may lose it, it may be Spotted at once, and hidden counters mix."""
    _shaken_off(state, formation)
    one = state.formations[formation]
    if is_watched(state, one.place, one.fleet):
        yield from spot(state, formation, "IC.7.11.b")
    if formation in state.formations:
        yield from deal_handles(state, state.formations[formation].place, formation)


@rule("IC.7.11.b")
def sailed(state: State, formation: FormationId) -> Procedure[None]:
    """A stack has left harbour for a Port Space: all may see it there."""
    one = state.formations[formation]
    if is_watched(state, one.place, one.fleet):
        yield from spot(state, formation, "IC.7.11.b")


@rule("IC.7.11.b")
def fought(state: State, formation: FormationId) -> Procedure[None]:
    """Whoever fights is Spotted."""
    yield from spot(state, formation, "IC.7.11.b")


@rule("IC.7.13")
def vanished(state: State, formation: FormationId) -> Procedure[None]:
    """A Formation has entered harbour or is no more: whoever Shadows it gives up; stands at `HARBOURED`, `UNFORMED`."""
    _shaken_off(state, formation, always=True)
    yield from ()


@rule("S.23", "IC.7.16", "2.143", "IC.10.18")
def _stays_spotted(state: State, one: Formation) -> bool:
    """Shadowed, seen by all, with an enemy counter of any kind, or a Scattered Convoy; ships in harbour see nothing."""
    if one.id in state.convoys and state.convoys[one.id].scattered:
        return True
    occupied = stacks(state, one.place, enemy(one.fleet))
    return is_shadowed(state, one.id) or is_watched(state, one.place, one.fleet) or bool(occupied)


@rule("S.23", "IC.7.16")
def conceal_all(state: State) -> Procedure[bool]:
    """At the end of an Impulse Spotted stacks vanish from sight, unless something keeps them in it."""
    for formation in sorted(state.formations):
        if not state.formations[formation].superior and ready(state.formations[formation]):
            _shaken_off(state, formation)
    spotted = [one for one in state.formations.values() if one.spotted and ready(one) and not one.superior]
    for formation in sorted(one.id for one in spotted if not _stays_spotted(state, one)):
        tell(state, "unspotted", "S.23", formation=formation, place=state.formations[formation].place)
        yield from conceal(state, formation)
    return True


PHASES: Final = {Phase.SEARCHES: searches, Phase.CONCEALMENT: conceal_all}
