"""16.15-16.18 Assault on the Position."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import ClassVar, Final

from msgspec.structs import replace

from maestre.games.aguila.country.laying import Laying
from maestre.games.aguila.country.terrain import next_work
from maestre.games.aguila.data import Figures, Structure, Terrain
from maestre.games.aguila.moving.obstacles import closed
from maestre.games.aguila.scenarios.battle import Battle
from maestre.games.aguila.scenarios.holding import near
from maestre.games.aguila.scenarios.roles import attacker, defender, defender_first, draw_roles
from maestre.games.aguila.scenarios.sides import choose_edge, win_roll
from maestre.games.aguila.scenarios.spots import aim_at, grid
from maestre.games.aguila.scenarios.zones import zone
from maestre.games.aguila.table.asking import Doing, Done, Telling, pose_of
from maestre.games.aguila.table.places import scene
from maestre.games.aguila.table.state import Scenery, State
from maestre.games.aguila.table.terrain_shapes import wall
from maestre.games.aguila.table.things import thing_named, works
from maestre.games.aguila.table.worth import army_cost
from maestre.miniatures.forms import Ring, turned
from maestre.miniatures.sides import Side
from maestre.play import Message, Orders, Procedure, Refused, Spot, ask, change, rule, tell
from maestre.space import tabletop

_HUNDRED: Final = 100
_BOUGHT: Final = "work:"


# ------------------------------------------------------------------------------------------------------------ questions


class Buy(Doing, frozen=True):
    """Buy a work."""

    verb: ClassVar = "buy"

    def check(self, seen: State, seat: str) -> None:
        """Refuse nothing here: what may be bought depends on what has been spent."""

    def describe(self, seen: State) -> Message:
        price = seen.figures.weapons.structures[Structure(self.piece)].price
        work = Message.of("offer-work", work=thing_named(seen, self.piece), price=price)
        return Message.of("offer-do", verb=self.verb, what=Message.of("offer-piece", what=work))


@rule("16.15")
class Fortifying(Telling[Buy | Done], frozen=True, tag="fortifying"):
    """A defender buys works: what each costs, what he has spent, and between which sums he may stop."""

    rule: ClassVar = "16.15"
    prices: tuple[tuple[str, int], ...]
    spent: int
    least: int
    most: int

    @classmethod
    def kinds(cls) -> tuple[type[Buy | Done], ...]:
        return Buy, Done

    def choice(self) -> Orders:
        return Orders((Buy.verb, Done.verb) if self.spent >= self.least else (Buy.verb,))

    def check(self, seen: State, value: Buy | Done) -> None:
        if isinstance(value, Done):
            return
        prices = dict(self.prices)
        if value.piece not in prices:
            raise Refused("16.15", "no-such-work", work=value.piece)
        would = self.spent + prices[value.piece]
        if would > self.most:
            raise Refused("16.15", "works-too-dear", spent=would, most=self.most)

    def propose(self, seen: State, rng: Random) -> Iterator[Buy | Done]:
        if self.spent >= self.least:
            yield Done()
        works = [work for work, price in self.prices if price <= self.most - self.spent]
        yield from (Buy(work) for work in rng.sample(works, len(works)))


@rule("16.16")
class WorkLaid(Laying, frozen=True, tag="work-laid"):
    """Where a work is put down."""

    rule: ClassVar = "16.16"

    def check(self, seen: State, value: Spot) -> None:
        """Refuse a work that is not wholly in the zone, lies on closed ground, or touches another."""
        edge = tabletop.ground(turned(_ring(seen.figures), pose_of(value)))
        if not any(tabletop.on_table(edge, tabletop.ground(ring)) for ring in zone(seen, self.side).rings):
            own = seen.figures.scenarios.row[seen.scenario].zones.defender
            assert own is not None
            raise Refused("16.16", "work-outside-zone", least=own.least_in, most=own.most_in)
        for one in seen.scenery.values():
            if (one.side is not None or closed(seen, one, guns=False)) and tabletop.overlap(edge, scene(one)):
                raise Refused("16.16", "work-on-other", proof=(one.id,), other=Message(f"terrain-{one.element}"))

    def propose(self, seen: State, rng: Random) -> Iterator[Spot]:
        """Any spot, facing the enemy."""
        back = seen.armies[self.side].edge is tabletop.Side.FRONT
        facing = tabletop.HALF_TURN if back else 0
        spots = (Spot(self.forms[0], at.x, at.y, facing) for at in grid(seen.figures, rng))
        yield from (spot for spot in spots if self.refusal(seen, spot) is None)


# -------------------------------------------------------------------------------------------------------------- buying


@rule("16.15")
def roles(state: State) -> Procedure[None]:
    """The defender buys works, one after another, until he has spent enough and wants no more."""
    yield from draw_roles(state)
    side = defender(state)
    least, most = spending(state)
    prices = tuple((work.value, state.figures.weapons.structures[work].price) for work in works(state.figures))
    while state.setup.spent + min(price for _, price in prices) <= most:
        deed = yield from ask(side, Fortifying(side, prices, state.setup.spent, least, most))
        if isinstance(deed, Done):
            break
        setup, price = state.setup, state.figures.weapons.structures[Structure(deed.piece)].price
        state.setup = replace(setup, spent=setup.spent + price, done=(*setup.done, f"{_BOUGHT}{deed.piece}"))
        tell(state, "work-bought", "16.15", work=Message(f"work-{deed.piece}"), spent=state.setup.spent)


@rule("16.15")
def spending(state: State) -> tuple[int, int]:
    """The least and the most that the defender spends: hundredths of his points, and no more than his army leaves."""
    row, points = state.figures.scenarios.own.assault_position, state.armies[defender(state)].points
    left = points - army_cost(state, defender(state))
    return -(-points * row.spent_least // _HUNDRED), min(points * row.spent_most // _HUNDRED, left)


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
    return state.figures.scenarios.roll.assault_defender if side is defender(state) else 0


@rule("16.15", "16.16")
def _lay(state: State, side: Side, work: Structure) -> Procedure[None]:
    spot = yield from ask(side, WorkLaid(side, work, _ring(state.figures), (work,)))
    name = next_work(state)
    points = state.figures.weapons.structures[work].points
    ring = turned(_ring(state.figures), pose_of(spot))
    state.scenery[name] = Scenery(name, Terrain.STONE_WALL, ring, work, points=points, side=side)
    aim_at(state, "position", name, 1, side)
    tell(state, "work-placed", "16.16", side=side.value, work=Message(f"work-{work}"))


def _ring(figures: Figures) -> Ring:
    return wall(figures, figures.scenarios.own.assault_position.work_in)


# -------------------------------------------------------------------------------------------------------------- holding


@rule("16.18")
def occupied(state: State) -> None:
    """Note who was the last to hold each work: whoever alone has units at it."""
    for name, objective in tuple(state.objectives.items()):
        work = state.scenery.get(objective.scenery) if objective.scenery is not None else None
        if work is None or objective.kind != "position":
            continue
        there = [side for side in Side if near(state, side, scene(work), state.figures.distances.separation)]
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
            count += not near(state, defender(state), scene(work), state.figures.distances.separation)
    return count


@rule("16.18")
def score(state: State) -> dict[Side, int]:
    """The works that each side has."""
    return {attacker(state): taken(state), defender(state): len(state.objectives) - taken(state)}


@rule("16.18")
def winner(state: State, points: dict[Side, int]) -> Side | None:
    """The attacker needs two thirds of all works; at least half is a draw."""
    row, works = state.figures.scenarios.own.assault_position, len(state.objectives)
    have = points[attacker(state)]
    if have * row.attacker_wins.under >= works * row.attacker_wins.over:
        return attacker(state)
    return None if have * row.draw.under >= works * row.draw.over else defender(state)


ASSAULT: Final = Battle(zone, score, roles=roles, sides=sides, bonus=bonus, winner=winner)
