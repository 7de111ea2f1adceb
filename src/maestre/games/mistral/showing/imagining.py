"""What a seat must hold for possible: hidden counters and harbours filled afresh.

Ships of the scenario that are not in sight lie where some are hidden; whatever is left over is held for lost. What they
are about is said in `intentions`.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

from msgspec.structs import replace

from maestre.games.mistral.convoys.merchantmen import owner_of
from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.words import AuxiliaryClass, Class, Command, Contingent, Fleet, Kind, Stance, Status
from maestre.games.mistral.detection.dummies import counters as dummies
from maestre.games.mistral.fleets.composition import commands_in, flaw, free_counters, is_joint
from maestre.games.mistral.reinforcement.entries import named_sail
from maestre.games.mistral.showing.intentions import intend
from maestre.games.mistral.table.formations import damage_rating, regulars, squadrons_in
from maestre.games.mistral.table.sightings import Sighting, has_sunk, ships_sunk, stacks_seen
from maestre.games.mistral.table.state import (
    SOMEBODY,
    UNSEEN,
    Auxiliary,
    Berth,
    Captain,
    Formation,
    FormationId,
    Leader,
    Squadron,
    SquadronId,
    State,
)
from maestre.games.mistral.turn.opening import opened
from maestre.play import change
from maestre.play.written.figures import kept
from maestre.space.network import place_of

_LATER: Final = 11
"""The first number of Squadrons that have come since the game began, and of which nobody knows the name."""


def imagined(view: State, seat: str, rng: Random) -> State:
    """Give a state that fits what a seat sees.

    Stacks that the seat remembers stand as it saw them, Convoys of which it knows are among the counters, nameless
    Squadrons in harbour are filled, then the other counters; one for which no ships are left is a Dummy.
    """
    state = replace(view)
    state.formations = dict(view.formations)
    state.squadrons = {one.id: one for one in view.squadrons.values() if one.ships}
    state.leaders = {one.id: replace(one, post="") if one.post == SOMEBODY else one for one in view.leaders.values()}
    state.auxiliaries = dict(view.auxiliaries)
    state.convoys = dict(view.convoys)
    state.chits = dict(view.chits)
    state.lost = dict(view.lost)
    state.waiting = dict(view.waiting)
    hidden = tuple(fleet for fleet in Fleet if fleet.value != seat)
    for fleet in hidden:
        _fill(state, view, fleet, seat, rng)
        _form_up(state, fleet, rng)
        _appoint(state, fleet, rng)
        _await(state, fleet, rng)
        _account(state, fleet)
    for one in tuple(state.squadrons.values()):
        if one.dp == UNSEEN:
            change(state.squadrons, one.id, dp=_worn(view.figures, one, rng, sinking=has_sunk(view, seat, one.id)))
    intend(state, view, seat, hidden, rng)
    return state


def _worn(figures: Figures, one: Squadron, rng: Random, *, sinking: bool) -> int:
    """Damage Points as they may be: none as often as not, and fewer than its rating unless it was seen to sink."""
    rating = damage_rating(figures, one).whole
    if sinking:
        return rng.randrange(rating // 2, 2 * rating)
    return rng.randrange(rating) if rng.randrange(2) else 0


def _fill(state: State, view: State, fleet: Fleet, seat: str, rng: Random) -> None:
    """Put a Fleet's ships that are not in sight where something of it is hidden."""
    counters = {one.handle: one for one in view.formations.values() if one.kind is Kind.UNKNOWN and one.fleet is fleet}
    for counter in counters.values():
        del state.formations[counter.id]
    mine = [sighting for sighting in stacks_seen(view, seat) if sighting.formations[0].fleet is fleet]
    _put_back(state, counters, (sighting for sighting in mine if sighting.convoy is not None))
    for name in _unseen_convoys(state, fleet):
        _put_convoy(state, name, counters, rng)
    _put_back(state, counters, (sighting for sighting in mine if sighting.convoy is None))
    free = [_depleted(ship, rng) for ship in _out_of_sight(state, view, fleet, seat)]
    rng.shuffle(free)
    for berth in view.squadrons.values():
        if not berth.ships and state.figures.formations.fleets[berth.contingent] is fleet:
            ship = free.pop() if free else _made_up(state, fleet)
            state.squadrons[ship.id] = replace(ship, status=berth.status, at=berth.at, formation="")
    _man(state, counters, free, rng)


# ------------------------------------------------------------------------------------------------ what was seen


def _put_back(state: State, counters: dict[str, Formation], remembered: Iterable[Sighting]) -> None:
    """Make counters the stacks that were seen under their handles."""
    for sighting in remembered:
        if sighting.handle not in counters or not _is_free(state, sighting):
            continue
        counter = counters.pop(sighting.handle)
        for number, one in enumerate(sighting.formations):
            handle = counter.handle if not number else one.handle
            tossed = one.tossed and sighting.impulse == state.impulses
            state.formations[one.id] = replace(
                one, place=counter.place, link=counter.link, handle=handle, harbour=False, spotted=False, tossed=tossed
            )
        for squadron in sighting.squadrons:
            state.squadrons[squadron.id] = squadron
        for leader in sighting.leaders:
            if state.leaders[leader.id].fate is Captain.SERVING:
                change(state.leaders, leader.id, post=leader.post)


def _is_free(state: State, sighting: Sighting) -> bool:
    """Whether a stack that was seen may still be as it was: nothing of it is in sight elsewhere, or gone."""
    name = sighting.formations[0].id
    if sighting.convoy is not None and (name not in state.convoys or state.convoys[name].step != UNSEEN):
        return False
    afloat = [ship for one in state.squadrons.values() for ship in one.ships]
    return (
        not any(one.id in state.formations for one in sighting.formations)
        and not any(one.id in state.squadrons for one in sighting.squadrons)
        and not any(ship in afloat for one in sighting.squadrons for ship in one.ships)
    )


def _unseen_convoys(state: State, fleet: Fleet) -> list[FormationId]:
    return [
        name
        for name, one in state.convoys.items()
        if one.step == UNSEEN and owner_of(state.figures, one.kind) is fleet and name not in state.formations
    ]


def _put_convoy(state: State, name: FormationId, counters: dict[str, Formation], rng: Random) -> None:
    """Make one of the counters a Convoy, on a place of its routes if there is one."""
    along = [place for route in state.figures.convoys.routes[state.convoys[name].kind] for place in route]
    likely = [handle for handle, one in counters.items() if place_of(one.place) in along] or [*counters]
    counter = counters.pop(rng.choice(likely))
    state.formations[name] = replace(counter, id=name, kind=Kind.CONVOY)


# ------------------------------------------------------------------------------------------------ ships


def _out_of_sight(state: State, view: State, fleet: Fleet, seat: str) -> list[Squadron]:
    """The Squadrons with which the Fleet began that the seat does not see, without the Sail that it saw lost."""
    gone = (*ships_sunk(view, seat), *_afloat(state))
    found: list[Squadron] = []
    for one in _begun(state.figures, view.scenario, view.first_year).squadrons.values():
        ships = tuple(ship for ship in one.ships if ship not in gone)
        if state.figures.formations.fleets[one.contingent] is fleet and one.id not in state.squadrons and ships:
            found.append(Squadron(one.id, one.contingent, one.kind, ships, UNSEEN))
    return found


@kept
def _begun(figures: Figures, scenario: str, first_year: str) -> State:
    """The position with which a scenario begins, to be read only."""
    return opened(figures, scenario, {"first_year": first_year})


def _depleted(ship: Squadron, rng: Random) -> Squadron:
    """A Squadron that has lost Sail of which nobody knows, now and then."""
    left = rng.randint(1, len(ship.ships)) if not rng.randrange(4) else len(ship.ships)
    return replace(ship, ships=ship.ships[:left])


def _made_up(state: State, fleet: Fleet) -> Squadron:
    """A Squadron that has come since the game began."""
    letter, contingent = ("B", Contingent.BRITISH) if fleet is Fleet.BRITISH else ("S", Contingent.SPANISH)
    number = next(n for n in range(_LATER, 1000) if SquadronId(f"{letter}{n}") not in state.squadrons)
    name = f"{letter}{number}"
    return Squadron(SquadronId(name), contingent, Class.SOL, (f"{name}-1",), UNSEEN)


def _await(state: State, fleet: Fleet, rng: Random) -> None:
    """Let Sail wait off the map: what Contingents would bring that have not come, and maybe some that come by sea."""
    for contingent, ships in _begun(state.figures, state.scenario, state.first_year).waiting.items():
        if state.figures.formations.fleets[contingent] is fleet and _is_to_come(state, contingent):
            state.waiting[contingent] = ships
    for command, entrance in state.figures.reinforcement.entry.items():
        contingent = Contingent(command.value)
        if entrance.afloat and state.figures.formations.fleets[contingent] is fleet and rng.randrange(2):
            kind = rng.choice((Class.SOL, Class.SOLD))
            most = state.figures.squadrons.most_sail[kind]
            state.waiting[contingent] = named_sail(state, contingent, kind, rng.randint(1, 2 * most))


def _is_to_come(state: State, contingent: Contingent) -> bool:
    """Whether a Contingent is Neutral, or takes part and has not come yet, as its Auxiliaries tell (2.161)."""
    out = any(one.berth is Berth.OUT for one in state.auxiliaries.values() if one.contingent is contingent)
    return state.stances[contingent] is Stance.NEUTRAL or (out and state.stances[contingent] is Stance.ACTIVE)


def _account(state: State, fleet: Fleet) -> None:
    """Put SOL(D) into Fleet-50s, and hold for lost whatever Sail of a Fleet is nowhere."""
    begun = _begun(state.figures, state.scenario, state.first_year)
    for one in tuple(state.auxiliaries.values()):
        if (
            one.kind is AuxiliaryClass.FLEET50
            and state.figures.formations.fleets[one.contingent] is fleet
            and one.berth is not Berth.OUT
        ):
            named = begun.auxiliaries[one.id].ships if one.id in begun.auxiliaries else ()
            pair = tuple(f"{one.id}-{number}" for number in range(1, state.figures.squadrons.fleet50_cost + 1))
            change(state.auxiliaries, one.id, ships=named or pair)
    crews: tuple[Squadron | Auxiliary, ...] = (*begun.squadrons.values(), *begun.auxiliaries.values())
    sail = {ship: one.contingent for one in crews for ship in one.ships}
    sail |= {ship: contingent for contingent, ships in begun.waiting.items() for ship in ships}
    there = _afloat(state)
    state.lost |= {
        ship: of for ship, of in sail.items() if state.figures.formations.fleets[of] is fleet and ship not in there
    }


def _afloat(state: State) -> list[str]:
    """All Sail that is anywhere."""
    crews: tuple[Squadron | Auxiliary, ...] = (*state.squadrons.values(), *state.auxiliaries.values())
    elsewhere = (ship for ships in (*state.waiting.values(), *state.prizes.values()) for ship in ships)
    return [*(ship for one in crews for ship in one.ships), *elsewhere]


# ------------------------------------------------------------------------------------------------ Formations


def _man(state: State, counters: dict[str, Formation], free: list[Squadron], rng: Random) -> None:
    """Share ships out among two counters of three, each of one Command; a counter without any is a Dummy."""
    commands = [state.figures.formations.commands[ship.contingent] for ship in free]
    real = [handle for handle in counters if rng.randrange(3)]
    led_by = {handle: rng.choice(commands) for handle in real} if commands else {}
    shares: dict[str, list[Squadron]] = {handle: [] for handle in counters}
    for ship in free:
        fitting = [
            handle
            for handle, command in led_by.items()
            if command is state.figures.formations.commands[ship.contingent]
        ]
        if fitting:
            shares[rng.choice(fitting)].append(ship)
    for handle, counter in counters.items():
        if not _formed(state, counter, shares[handle]):
            _dummy(state, counter)


def _formed(state: State, counter: Formation, ships: list[Squadron]) -> bool:
    """Make a Formation of ships under a counter, if there can be one; those who may not be in it are lost."""
    name = _suitable(state, counter.fleet, ships)
    if name is not None:
        state.formations[name] = replace(counter, id=name, kind=state.figures.formations.counters[name].kind)
        for ship in ships:
            state.squadrons[ship.id] = replace(ship, status=Status.READY, formation=name)
        _put_right(state, name)
    for ship in ships:
        if ship.id in state.squadrons and not state.squadrons[ship.id].formation:
            del state.squadrons[ship.id]
    return name is not None and name in state.formations


def _suitable(state: State, fleet: Fleet, ships: list[Squadron]) -> FormationId | None:
    """A counter for ships of one Command: of a Detachment if they are few and without a Flagship, else of a Flag."""
    regular = regulars(tuple(ships))
    if not regular:
        return None
    small = len(regular) == len(ships) <= state.figures.formations.kinds[Kind.DETACHMENT].most
    kinds = (Kind.DETACHMENT, Kind.FLAG, Kind.GRAND) if small else (Kind.FLAG, Kind.GRAND)
    command = state.figures.formations.commands[regular[0].contingent]
    return next((name for kind in kinds for name in free_counters(state, fleet, kind, command)), None)


def _put_right(state: State, formation: FormationId) -> None:
    """Take out of a Formation whoever may not be in it; one that cannot be is taken off."""
    while squadrons_in(state, formation) and (wrong := flaw(state, formation)) is not None:
        there = squadrons_in(state, formation)
        for one in [one for one in there if one.id == wrong.culprit] or there:
            change(state.squadrons, one.id, formation="")
    if not squadrons_in(state, formation):
        del state.formations[formation]


def _dummy(state: State, counter: Formation) -> None:
    """Make a counter a Dummy, or when there are no more a lone Squadron that is bound for home."""
    name = next((one for one in dummies(state.figures, counter.fleet) if one not in state.formations), None)
    if name is not None:
        state.formations[name] = replace(counter, id=name, kind=Kind.DUMMY)
        return
    ship = _made_up(state, counter.fleet)
    alone = FormationId(f"alone:{ship.id}")
    state.formations[alone] = replace(counter, id=alone, kind=Kind.INDEPENDENT, homeward=True)
    state.squadrons[ship.id] = replace(ship, status=Status.READY, formation=alone)


def _form_up(state: State, fleet: Fleet, rng: Random) -> None:
    """Let Squadrons of one Command that lie in a harbour be in a Formation there, more often than not."""
    lying: dict[tuple[str, Command], list[Squadron]] = {}
    for one in state.squadrons.values():
        if one.at and not one.formation and state.figures.formations.fleets[one.contingent] is fleet:
            lying.setdefault((one.at, state.figures.formations.commands[one.contingent]), []).append(one)
    for (port, _), ships in lying.items():
        joined = rng.sample(ships, rng.randint(1, len(ships))) if rng.randrange(3) else []
        name = _suitable(state, fleet, joined)
        if name is not None:
            state.formations[name] = Formation(
                name, fleet, state.figures.formations.counters[name].kind, port, harbour=True
            )
            for one in joined:
                change(state.squadrons, one.id, formation=name)
            _put_right(state, name)


def _appoint(state: State, fleet: Fleet, rng: Random) -> None:
    """Post Leaders of whom nobody knows where they are to Flags of their Command that have none."""
    led = [one.post for one in state.leaders.values()]
    for one in state.formations.values():
        if one.fleet is fleet and one.kind in (Kind.GRAND, Kind.FLAG) and not one.spotted and one.id not in led:
            fit = [each.id for each in state.leaders.values() if _may_lead(state, each, one.id)]
            if fit:
                change(state.leaders, rng.choice(fit), post=one.id)


def _may_lead(state: State, leader: Leader, formation: FormationId) -> bool:
    if leader.post or leader.fate is not Captain.SERVING or leader.contingent not in state.figures.formations.fleets:
        return False
    commands = (
        commands_in(state, formation)
        if is_joint(state.figures, formation)
        else (state.figures.formations.command(formation),)
    )
    return state.figures.formations.commands[leader.contingent] in commands
