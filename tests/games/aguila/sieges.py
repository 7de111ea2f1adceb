"""Battles of the scenarios that have an attacker and a defender, the doctrine on both sides, and what came of them.

``python -m tests.games.aguila.sieges [games [seed [scenario…]]]`` prints a table.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from maestre.games.aguila.data import Terrain
from maestre.games.aguila.game import game
from maestre.games.aguila.scenarios.holding import near
from maestre.games.aguila.table.places import outline, present, scene
from maestre.games.aguila.table.state import Role, State, UnitId
from maestre.lab.match import drawn_options, seed_of
from maestre.miniatures.sides import Side
from maestre.opponents import Player, agent
from maestre.play import PlayError, Table
from maestre.space import tabletop
from maestre.space.tabletop import Outline, Point

SIEGES = ("assault_position", "defend_farm", "battle_for_bridge", "defend_village", "borodino")
"""The scenarios in which one side attacks and the other defends."""
VARIED = ("blue_army", "red_army", "region", "season", "landscape", "weather", "table_size")
_BY = 4 * 2540
"""Who is no farther than four inches from a house, a work or a bridge stands at it."""


class Siege(NamedTuple):
    """How one battle ended."""

    winner: Role | None
    kept: bool
    """Whether a defender ended it in or on what he defends, or at its wall."""
    housed: int
    """How many units were in a building at some time."""
    walled: int
    """How many were behind a work or wall, an inch from it at most, at the end of some turn."""
    turns: int


def opened(scenario: str, number: int, seed: int = 1, **options: str) -> Table[State]:
    """Open a battle whose armies and ground a number draws."""
    key = seed_of(seed, number)
    drawn = drawn_options(game, VARIED, key) | options
    try:
        return Table.new(game, scenario, options=drawn, seed=key)
    except PlayError:
        return Table.new(game, scenario, options=dict(options), seed=key)


def besieged(table: Table[State], seed: str) -> Siege:
    """Fight a battle out, the doctrine on both sides."""
    players = {seat: Player(agent("doctrine", game), f"{seed}/{seat}") for seat in game.seats}
    housed: set[UnitId] = set()
    walled: set[UnitId] = set()
    turn = 0
    while waiting := table.waiting():
        seat = waiting[0]
        table.say(seat, players[seat].answer(table.view(seat)))
        housed |= {one.id for one in table.state.units.values() if one.inside is not None}
        if table.state.turn != turn:
            turn = table.state.turn
            walled |= set(behind_walls(table.state))
    assert table.outcome is not None
    state, winner = table.state, table.outcome.winner
    role = state.armies[Side(winner)].role if winner else None
    return Siege(role, keeps(state), len(housed), len(walled), turn)


def behind_walls(state: State) -> Iterator[UnitId]:
    """Who stands right behind a work, a wall or a fence."""
    walls = [one for one in state.scenery.values() if one.built is not None and one.element is not Terrain.BUILDING]
    for unit in present(state):
        if state.units[unit].pose is not None:
            edge = outline(state, unit)
            if any(tabletop.within(edge, scene(one), state.figures.distances.separation) for one in walls):
                yield unit


def keeps(state: State) -> bool:
    """Whether a defender stands in or on what he defends, or at it."""
    defender = next(side for side in Side if state.armies[side].role is Role.DEFENDER)
    for aim in state.objectives.values():
        place = state.scenery.get(aim.scenery) if aim.scenery is not None else None
        if place is not None and near(state, defender, scene(place), _BY):
            return True
    return False


def middle(edge: Outline) -> Point:
    """The middle of an outline."""
    return Point(edge.x, edge.y)


def fought(scenario: str, games: int, seed: int = 1) -> list[Siege]:
    """Fight some battles of a scenario."""
    return [besieged(opened(scenario, number, seed), f"{seed}/{number}") for number in range(games)]


def main() -> None:
    """Print how the battles of each scenario ended."""
    games, seed = (int(word) for word in (*sys.argv[1:3], *("8", "1")[len(sys.argv[1:3]) :]))
    print(f"{'scenario':20}{'games':>6}{'attacker':>9}{'defender':>9}{'drawn':>6}{'kept':>6}{'housed':>8}{'walled':>8}")
    for scenario in sys.argv[3:] or SIEGES:
        found = fought(scenario, games, seed)
        wins = Counter(one.winner for one in found)
        housed, walled = sum(one.housed > 0 for one in found), sum(one.walled > 0 for one in found)
        told = (wins[Role.ATTACKER], wins[Role.DEFENDER], wins[None], sum(one.kept for one in found), housed, walled)
        print(f"{scenario:20}{games:6}{told[0]:9}{told[1]:9}{told[2]:6}{told[3]:6}{told[4]:8}{told[5]:8}", flush=True)


if __name__ == "__main__":
    main()
