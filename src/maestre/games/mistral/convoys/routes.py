"""IC.10.11, 2.15.c-2.15.d, 2.155-2.156, 2.345.c The way of a Convoy: along its route to a harbour or off the map."""

from __future__ import annotations

from maestre.games.mistral.convoys.escorts import has_escort
from maestre.games.mistral.convoys.merchantmen import arrive, take_off
from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.words import ConvoyKind
from maestre.games.mistral.detection.watches import is_blockaded
from maestre.games.mistral.harbours.passage import bars_entry, enter_harbour
from maestre.games.mistral.moving.courses import DIVERT, ENTER, STAY, fastest
from maestre.games.mistral.moving.movement import shift
from maestre.games.mistral.table.names import tell
from maestre.games.mistral.table.ports import has_harbour
from maestre.games.mistral.table.state import Came, Convoy, FormationId, State
from maestre.play import Procedure, change, rule, shown
from maestre.space.network import off_map, place_of


@rule("IC.10.11", "2.152", "2.153", "2.345.c", "2.416")
def must(state: State, formation: FormationId) -> tuple[str, ...] | None:
    """What a Convoy has to do with an MP: the next step of its route; stands at `FORCED`.

    In the Impulse in which it appears it waits. One without a route, a Supply Convoy, is free.
    """
    convoy = state.convoys.get(formation)
    if convoy is None:
        return None
    if convoy.waits:
        return (STAY,)
    if not convoy.route:
        return None
    return (*_onward(state, formation), *_alternative(state, formation))


@rule("IC.10.11", "2.15.a", "2.155", "2.154.c")
def _onward(state: State, formation: FormationId) -> tuple[str, ...]:
    """The fastest steps to the next place of its route, into its harbour, or off the map beyond the last."""
    convoy, place = state.convoys[formation], state.formations[formation].place
    last = convoy.route[-1]
    if place == last and has_harbour(state.figures, last):
        return (ENTER,) if _lets_in(state, formation, last) else (STAY,)
    goal = _next(state.figures, convoy)
    return fastest(state, formation, (goal,), _aside(state.figures, convoy, place, goal)) or (STAY,)


def _next(figures: Figures, convoy: Convoy) -> str:
    if convoy.step + 1 < len(convoy.route):
        return convoy.route[convoy.step + 1]
    return off_map(figures.places[convoy.route[-1]].edge)


def _aside(figures: Figures, convoy: Convoy, location: str, goal: str) -> tuple[str, ...]:
    """What lies off the lane from one place of the route to the next; nothing for who has been driven off it."""
    here, known = place_of(location), convoy.route[convoy.step]
    if goal not in figures.places or goal not in figures.network.neighbours(known) or here not in (known, goal):
        return ()
    return tuple(place for place in figures.places if place not in (known, goal))


@rule("IC.7.24", "2.155", "IC.10.15")
def _lets_in(state: State, formation: FormationId, port: str) -> bool:
    """Whether a Convoy may enter a harbour: no Blockade keeps a Scattered one out."""
    shut = is_blockaded(state, port, state.formations[formation].fleet)
    here = state.formations[formation].place == port
    return not (here and bars_entry(state, formation)) and (state.convoys[formation].scattered or not shut)


@rule("2.15.d", "2.156")
def _alternative(state: State, formation: FormationId) -> tuple[str, ...]:
    """The jump to Toulon that the French Levant Convoy may make if Marseilles is Blockaded, or it has Scattered."""
    convoy, one = state.convoys[formation], state.formations[formation]
    to = state.figures.convoys.diversion.to
    if convoy.kind is not ConvoyKind.FRENCH_LEVANT or one.place not in state.figures.convoys.diversion.whence:
        return ()
    kept_out = is_blockaded(state, convoy.route[-1], one.fleet)
    reached = convoy.scattered or not is_blockaded(state, to, one.fleet)
    return (f"{DIVERT}:{to}",) if reached and (kept_out or convoy.scattered) else ()


@rule("2.156")
def diverted(state: State, formation: FormationId, action: str) -> Procedure[None]:
    """Divert to another harbour and be In Ordinary there at once; stands at `ACTED`."""
    verb, _, port = action.partition(":")
    if verb != DIVERT:
        return
    convoy = state.convoys[formation]
    change(state.convoys, formation, route=(*convoy.route[: convoy.step + 1], port))
    tell(state, "convoy-diverts", "2.156", formation=formation, place=port)
    yield from shift(state, formation, port, "", Came.WITH)
    yield from enter_harbour(state, formation)


# ------------------------------------------------------------------------------------------------ on the way


@rule("IC.10.11", "O.escort")
def entered(state: State, formation: FormationId) -> Procedure[None]:
    """Note how far a Convoy has come along its route, and how much of it with an escort; stands at `ENTERED`.

    A Sea Zone counts once, not its boxes.
    """
    convoy, place = state.convoys.get(formation), state.formations[formation].place
    if convoy is None or place not in state.figures.places or convoy.waits:
        return
    ahead = convoy.route[convoy.step + 1 :]
    step = convoy.step + 1 + ahead.index(place) if place in ahead else convoy.step
    covered = convoy.covered + has_escort(state, formation)
    change(state.convoys, formation, step=step, entered=convoy.entered + 1, covered=covered)
    yield from ()


@rule("2.15.c", "2.345.d", "IC.10.12")
def harboured(state: State, formation: FormationId) -> Procedure[None]:
    """A Convoy has entered the harbour it was bound for; stands at `HARBOURED`, after the others.

    The French Levant Convoy leaves play at once; troops are landed in the Reinforcement Step.
    """
    convoy = state.convoys.get(formation)
    if convoy is None:
        return
    fleet, place = state.formations[formation].fleet.value, state.formations[formation].place
    shown(state, f"{formation} arrives in {place}")
    tell(state, "convoy-arrives", "2.15.c", convoy=formation, fleet=fleet, place=place)
    if convoy.kind is ConvoyKind.TROOP:
        yield from arrive(state, formation)
        change(state.convoys, formation, landed=state.turns)
    else:
        yield from take_off(state, formation)
