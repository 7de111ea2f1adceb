"""2.15, 2.34, 2.41, IC.10.1-IC.10.18 What all Convoys share: they appear, suffer, Scatter and are taken off.

A Convoy is a Formation of kind CONVOY with its `Convoy` beside it; that there is one all know, since its dice are
thrown openly, and where it goes its owner alone.
"""

from __future__ import annotations

from typing import Final

from maestre.games.mistral.convoys.escorts import join, release
from maestre.games.mistral.data import Figures
from maestre.games.mistral.data.words import ConvoyKind, Fleet, Kind
from maestre.games.mistral.harbours.passage import dissolve
from maestre.games.mistral.moving.edges import come_in
from maestre.games.mistral.table.formations import enemy
from maestre.games.mistral.table.fortune import checked
from maestre.games.mistral.table.moments import CONVOY_OVER, SCATTERED
from maestre.games.mistral.table.names import tell
from maestre.games.mistral.table.prestige import award
from maestre.games.mistral.table.spotting import spot
from maestre.games.mistral.table.state import Formation, FormationId, State
from maestre.games.mistral.table.subjects import Arrival
from maestre.play import Procedure, RuleId, Tally, change, draw, reveal, rule

_SCORED: Final[dict[ConvoyKind, RuleId]] = {ConvoyKind.TROOP: "2.349.a", ConvoyKind.SUPPLY: "T.prestige"}
"""By which rule damage is Prestige, where it is no Levant Convoy's."""


def named(kind: ConvoyKind, number: int = 0) -> FormationId:
    """The id of a Convoy: of its kind and, where there are several counters, its number."""
    return FormationId(f"convoy:{kind}:{number}" if number else f"convoy:{kind}")


@rule("2.41", "2.15.a", "2.15.c", "2.34.a")
def owner_of(figures: Figures, kind: ConvoyKind) -> Fleet:
    """Whose Convoys of a kind are."""
    return figures.formations.fleets[figures.formations.convoys[kind]]


def in_play(state: State, kind: ConvoyKind) -> tuple[FormationId, ...]:
    """The Convoys of a kind that are Formed, at sea or in harbour."""
    return tuple(name for name, one in state.convoys.items() if one.kind is kind and name in state.formations)


# ------------------------------------------------------------------------------------------------ appearing


@rule("2.151.a", "2.151.b", "2.413")
def look_out(state: State, kind: ConvoyKind, rule: str) -> Procedure[bool]:
    """Throw for a Convoy that is looked for; each throw before this one makes it likelier."""
    rolls = state.arrivals.get(kind, 0)
    number = Tally.of(state.figures.convoys.arrival_number, rule).plus(-state.figures.convoys.arrival_drm(rolls), rule)
    came = yield from checked(state, owner_of(state.figures, kind), number, rule, about=Arrival(kind))
    state.arrivals[kind] = rolls + 1
    if not came:
        tell(state, "convoy-not-yet", rule, number, convoy=named(kind))
    return came


@rule("2.152", "2.343", "T.routes")
def drawn_route(state: State, kind: ConvoyKind, rule: str) -> Procedure[tuple[str, ...]]:
    """Draw one of the routes of a Convoy; its owner alone knows which."""
    routes = state.figures.convoys.routes[kind]
    fleet = owner_of(state.figures, kind).value
    (number,) = yield from draw(tuple(str(each + 1) for each in range(len(routes))), 1, rule, seen=(fleet,))
    route = routes[int(number) - 1]
    tell(state, "convoy-route", rule, seen=(fleet,), convoy=named(kind), number=int(number), place=route[-1])
    return route


@rule("2.153", "2.412", "IC.10.12", "IC.5.27.b")
def appear(state: State, kind: ConvoyKind, rule: str) -> Procedure[None]:
    """Put a Convoy into its Sea Zone, where it waits until the Impulse is over; escorts that are there join it."""
    name = named(kind)
    place = state.figures.convoys.appears[kind].at
    state.formations[name] = Formation(name, owner_of(state.figures, kind), Kind.CONVOY)
    change(state.convoys, name, waits=True)
    reveal(state, f"{name} appears in {place}")
    tell(state, "convoy-appears", rule, convoy=name, place=place)
    yield from come_in(state, name, place)
    if state.convoys[name].scattered:
        yield from spot(state, name, "IC.10.18")
    yield from join(state, name)


@rule("2.153", "2.413")
def under_way(state: State) -> None:
    """An Impulse is over: Convoys that appeared in it may sail with the next; stands at `IMPULSE_OVER`."""
    for name, one in tuple(state.convoys.items()):
        if one.waits:
            change(state.convoys, name, waits=False)


# ------------------------------------------------------------------------------------------------ damage


@rule("2.154.b", "2.417.a", "IC.10.15")
def struck(state: State, formation: FormationId, amount: int) -> Procedure[None]:
    """A Convoy is struck in Battle; a Scattered one suffers nothing by it. Stands at `CONVOY_STRUCK`."""
    if not state.convoys[formation].scattered:
        yield from harm(state, formation, amount, "IC.8.38")


@rule("2.157.a", "2.157.b", "2.349.a", "2.349.b", "2.34.10", "T.prestige", "2.15.b")
def harm(state: State, formation: FormationId, amount: int, rule: str) -> Procedure[None]:
    """Put DP on a Convoy's track, which has no end: the enemy gains Prestige for so many, whatever has inflicted them.

    The count is of each Convoy, and of both legs of the British Levant Convoy together. Battles and Auxiliaries alone
    come here: Gales and Attrition are for Squadrons, and a Convoy has no size.
    """
    if amount <= 0:
        return
    before = state.convoys[formation]
    after = change(state.convoys, formation, dp=before.dp + amount)
    tell(state, "convoy-harmed", rule, formation=formation, amount=amount, total=after.dp)
    steps = after.dp // state.figures.prestige.gains.convoy_dp - before.dp // state.figures.prestige.gains.convoy_dp
    if steps:
        gainer = enemy(state.formations[formation].fleet)
        award(
            state,
            gainer,
            steps * state.figures.prestige.gains.award,
            "convoy-struck",
            _SCORED.get(after.kind, "2.157.a"),
        )
    yield from _cargo_lost(state, formation, before.dp)
    yield from _broken_up(state, formation)


@rule("IC.10.17", "2.414")
def _cargo_lost(state: State, formation: FormationId, before: int) -> Procedure[None]:
    """Sink Repair Points with the DP of a Supply Convoy, the only one with a cargo; with the last it is Unformed."""
    one, per = state.convoys[formation], state.figures.convoys.cargo.dp_per_point
    points = min(one.cargo, one.dp // per - before // per)
    if not points:
        return
    left = change(state.convoys, formation, cargo=one.cargo - points).cargo
    tell(
        state,
        "cargo-lost",
        "IC.10.17",
        formation=formation,
        amount=points,
        seen=(owner_of(state.figures, one.kind).value,),
    )
    if not left:
        yield from take_off(state, formation)


@rule("2.348.b", "2.154.a", "2.417.a")
def _broken_up(state: State, formation: FormationId) -> Procedure[None]:
    """Scatter a Troop Convoy that has suffered too much; no other is ever Scattered against its owner's will."""
    one = state.convoys.get(formation)
    if one is None or one.kind is not ConvoyKind.TROOP or one.scattered:
        return
    if one.dp >= state.figures.convoys.troops.scatters_dp:
        yield from scatter(state, formation, "2.348.b")


@rule("IC.10.15", "2.154.c", "2.417.b", "2.348.b", "IC.10.18")
def scatter(state: State, formation: FormationId, rule: str) -> Procedure[None]:
    """Scatter a Convoy: all see it from now on, its Escort Order has Failed and its escort is released.

    It sails on to where it is bound, and never gathers again on this leg.
    """
    change(state.convoys, formation, scattered=True)
    tell(state, "convoy-scatters", rule, formation=formation, place=state.formations[formation].place)
    yield from spot(state, formation, "IC.10.18")
    yield from SCATTERED(state, formation)
    yield from release(state, formation)


# ------------------------------------------------------------------------------------------------ the end


@rule("IC.10.12")
def arrive(state: State, formation: FormationId) -> Procedure[None]:
    """Let the Escort Order of a Convoy end where its voyage does, and its escort go."""
    yield from CONVOY_OVER(state, formation)
    yield from release(state, formation)


@rule("2.15.c", "2.345.d", "2.414")
def take_off(state: State, formation: FormationId) -> Procedure[None]:
    """Take a Convoy out of play; one that has landed has let its escort go before."""
    if not state.convoys[formation].landed:
        yield from arrive(state, formation)
    yield from dissolve(state, formation)
    state.convoys.pop(formation, None)
    state.markers.pop(formation, None)
