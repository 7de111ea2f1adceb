"""16.15-16.18 Assault on the Position."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from msgspec.structs import replace

from maestre.games.aguila.battle import Battle
from maestre.games.aguila.data import DISTANCES, SCENARIOS, WEAPONS, Structure, Terrain
from maestre.games.aguila.forms import wall
from maestre.games.aguila.matters import Fortifying, Laying
from maestre.games.aguila.places import scene
from maestre.games.aguila.room import closed
from maestre.games.aguila.scenarios.holding import near
from maestre.games.aguila.scenarios.roles import attacker, defender, defender_first, draw_roles
from maestre.games.aguila.scenarios.spots import aim_at, grid, pose_of
from maestre.games.aguila.scenarios.zones import zone
from maestre.games.aguila.sides import choose_edge, win_roll
from maestre.games.aguila.state import Scenery, SceneryId, Side, State
from maestre.games.aguila.worth import army_cost
from maestre.miniatures.forms import Ring, turned
from maestre.play import Answer, Ask, Message, Order, Orders, Place, Procedure, Refused, Spot, ask, change, rule, tell
from maestre.space import tabletop

__all__ = [
    "ASSAULT",
    "WORKS",
    "check_purchase",
    "check_work",
    "occupied",
    "purchases_for_chance",
    "spending",
    "taken",
    "works_for_chance",
]

BUY, DONE = "buy", "done"
WORKS: Final = tuple(one for one, row in WEAPONS.structures.items() if row.price)
"""What a defender may buy."""
_HUNDRED: Final = 100
_BOUGHT: Final = "work:"


# -------------------------------------------------------------------------------------------------------------- buying


@rule("16.15")
def roles(state: State) -> Procedure[None]:
    """The defender buys works, one after another, until he has spent enough and wants no more."""
    yield from draw_roles(state)
    side = defender(state)
    least, most = spending(state)
    prices = tuple((work.value, WEAPONS.structures[work].price) for work in WORKS)
    while state.setup.spent + min(price for _, price in prices) <= most:
        verbs = (BUY, DONE) if state.setup.spent >= least else (BUY,)
        about = Fortifying(side, prices, state.setup.spent, least, most)
        order = yield from ask(side, Orders(verbs), "16.15", about=about)
        if order.verb == DONE:
            break
        setup, price = state.setup, WEAPONS.structures[Structure(order.piece)].price
        state.setup = replace(setup, spent=setup.spent + price, done=(*setup.done, f"{_BOUGHT}{order.piece}"))
        tell(state, "work-bought", "16.15", work=Message(f"work-{order.piece}"), spent=state.setup.spent)


@rule("16.15")
def spending(state: State) -> tuple[int, int]:
    """The least and the most that the defender spends: hundredths of his points, and no more than his army leaves."""
    row, points = SCENARIOS.own.assault_position, state.armies[defender(state)].points
    left = points - army_cost(state, defender(state))
    return -(-points * row.spent_least // _HUNDRED), min(points * row.spent_most // _HUNDRED, left)


@rule("16.15")
def check_purchase(state: State, question: Ask, order: Order) -> None:
    """Refuse what is no work, and what would cost more than may be spent."""
    if order.verb == DONE:
        return
    prices = dict(question.about.prices)
    if order.piece not in prices:
        raise Refused("16.15", "no-such-work", work=order.piece)
    would = question.about.spent + prices[order.piece]
    if would > question.about.most:
        raise Refused("16.15", "works-too-dear", spent=would, most=question.about.most)


def purchases_for_chance(state: State, question: Ask, rng: Random) -> Iterator[Answer]:
    """Any work that can be paid for, or the end."""
    assert isinstance(question.choice, Orders)
    if DONE in question.choice.verbs:
        yield Order(DONE)
    left = question.about.most - question.about.spent
    works = [work for work, price in question.about.prices if price <= left]
    yield from (Order(BUY, work) for work in rng.sample(works, len(works)))


# ------------------------------------------------------------------------------------------------------------- placing


@rule("16.16")
def sides(state: State) -> Procedure[None]:
    """The roll decides the edge alone; the defender puts down his works, and then deploys first."""
    winner = yield from win_roll(state, bonus)
    yield from choose_edge(state, winner)
    side = defender(state)
    for word in state.setup.done:
        if word.startswith(_BOUGHT):
            yield from _lay(state, side, Structure(word.removeprefix(_BOUGHT)))
    yield from defender_first(state)


@rule("16.16")
def bonus(state: State, side: Side) -> int:
    """What the defender adds to the roll."""
    return SCENARIOS.roll.assault_defender if side is defender(state) else 0


@rule("16.15", "16.16")
def _lay(state: State, side: Side, work: Structure) -> Procedure[None]:
    about = Laying(side, work, _ring(), (work,))
    spot = yield from ask(side, Place((work,)), "16.16", about=about)
    name = SceneryId(f"W{1 + sum(one.startswith('W') for one in state.scenery)}")
    points = WEAPONS.structures[work].points
    ring = turned(_ring(), pose_of(spot))
    state.scenery[name] = Scenery(name, Terrain.STONE_WALL, ring, work, points=points, side=side)
    aim_at(state, "position", name, 1, side)
    tell(state, "work-placed", "16.16", side=side.value, work=Message(f"work-{work}"))


def _ring() -> Ring:
    return wall(SCENARIOS.own.assault_position.work_in)


@rule("16.16")
def check_work(state: State, question: Ask, spot: Spot) -> None:
    """Refuse a work that is not wholly in the zone, lies on closed ground, or touches another."""
    edge = tabletop.ground(turned(_ring(), pose_of(spot)))
    side = question.about.side
    if not any(tabletop.on_table(edge, tabletop.ground(ring)) for ring in zone(state, side).rings):
        own = SCENARIOS.row[state.scenario].zones.defender
        assert own is not None
        raise Refused("16.16", "work-outside-zone", least=own.least_in, most=own.most_in)
    for one in state.scenery.values():
        if (one.side is not None or closed(state, one, guns=False)) and tabletop.overlap(edge, scene(one)):
            raise Refused("16.16", "work-on-other", proof=(one.id,), other=Message(f"terrain-{one.element}"))


def works_for_chance(state: State, question: Ask, rng: Random) -> Iterator[Answer]:
    """Any spot, facing the enemy."""
    assert isinstance(question.choice, Place)
    (piece,) = question.choice.pieces
    back = state.armies[question.about.side].edge is tabletop.Side.FRONT
    for at in grid(rng):
        spot = Spot(piece, at.x, at.y, tabletop.HALF_TURN if back else 0)
        try:
            check_work(state, question, spot)
        except Refused:
            continue
        yield spot


# -------------------------------------------------------------------------------------------------------------- holding


@rule("16.18")
def occupied(state: State) -> None:
    """Note who was the last to hold each work: whoever alone has units at it."""
    for name, objective in tuple(state.objectives.items()):
        work = state.scenery.get(objective.scenery) if objective.scenery is not None else None
        if work is None or objective.kind != "position":
            continue
        there = [side for side in Side if near(state, side, scene(work), DISTANCES.separation)]
        if len(there) == 1 and objective.held is not there[0]:
            change(state.objectives, name, held=there[0])


@rule("16.18")
def taken(state: State) -> int:
    """How many works the attacker has: those he was the last to hold and no defender is at, and those destroyed."""
    count = 0
    for objective in state.objectives.values():
        work = state.scenery.get(objective.scenery) if objective.scenery is not None else None
        if work is None:
            count += 1
        elif objective.held is attacker(state):
            count += not near(state, defender(state), scene(work), DISTANCES.separation)
    return count


@rule("16.18")
def score(state: State) -> dict[Side, int]:
    """The works that each side has."""
    return {attacker(state): taken(state), defender(state): len(state.objectives) - taken(state)}


@rule("16.18")
def winner(state: State, points: dict[Side, int]) -> Side | None:
    """The attacker needs two thirds of all works; at least half is a draw."""
    row, works = SCENARIOS.own.assault_position, len(state.objectives)
    have = points[attacker(state)]
    if have * row.attacker_wins.under >= works * row.attacker_wins.over:
        return attacker(state)
    return None if have * row.draw.under >= works * row.draw.over else defender(state)


ASSAULT: Final = Battle(zone, score, roles=roles, sides=sides, bonus=bonus, winner=winner)
