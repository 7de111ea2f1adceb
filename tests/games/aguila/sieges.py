"""Battles of the scenarios that have an attacker and a defender, the doctrine on both sides, and what came of them.

``python -m tests.games.aguila.sieges [games [seed [scenario…]]]`` fights them and prints a table. With ``record`` first
it writes them to `RECORDED`, and with ``verify`` it plays what stands there again, entry by entry.
"""

from __future__ import annotations

import gzip
import json
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final, NamedTuple

from maestre.games.aguila.data import Terrain
from maestre.games.aguila.game import game
from maestre.games.aguila.scenarios.holding import near
from maestre.games.aguila.table.places import outline, present, scene
from maestre.games.aguila.table.state import Role, State, UnitId
from maestre.lab.match import drawn_options, seed_of
from maestre.miniatures.sides import Side
from maestre.opponents import Player, agent
from maestre.play import PlayError, Record, Table
from maestre.space import tabletop
from maestre.space.tabletop import Outline, Point

SIEGES = ("assault_position", "defend_farm", "battle_for_bridge", "defend_village", "borodino")
"""The scenarios in which one side attacks and the other defends."""
VARIED = ("blue_army", "red_army", "region", "season", "landscape")
RECORDED: Final = Path(__file__).parent / "recorded_sieges"
"""Where recorded battles stand, a file for each scenario: a line for each battle, of what came of it and its record."""
GAMES: Final = 40
_CORES: Final = 2
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


class Watch:
    """Looks at a battle after each answer, and says in the end what came of it."""

    def __init__(self, table: Table[State]) -> None:
        self._table = table
        self._housed: set[UnitId] = set()
        self._walled: set[UnitId] = set()
        self._turn = 0

    def look(self) -> None:
        """Note who is in a building, and at the end of a turn who is behind a wall."""
        state = self._table.state
        self._housed |= {one.id for one in state.units.values() if one.inside is not None}
        if state.turn != self._turn:
            self._turn = state.turn
            self._walled |= set(behind_walls(state))

    def siege(self) -> Siege:
        """Say what came of it."""
        state, outcome = self._table.state, self._table.outcome
        assert outcome is not None
        role = state.armies[Side(outcome.winner)].role if outcome.winner else None
        return Siege(role, keeps(state), len(self._housed), len(self._walled), self._turn)


class Recorded(NamedTuple):
    """What came of a battle, and its record."""

    siege: Siege
    record: bytes

    @classmethod
    def parse(cls, line: str) -> Recorded:
        """Read it off a line."""
        (winner, *rest), record = json.loads(line)
        return cls(Siege(Role(winner) if winner else None, *rest), record.encode())

    def dump(self) -> str:
        """Write it as a line."""
        return json.dumps([self.siege, self.record.decode()])


def besieged(table: Table[State], seed: str) -> Siege:
    """Fight a battle out, the doctrine on both sides."""
    players = {seat: Player(agent("veteran", game), f"{seed}/{seat}") for seat in game.seats}
    watch = Watch(table)
    while waiting := table.waiting():
        seat = waiting[0]
        table.say(seat, players[seat].answer(table.view(seat)))
        watch.look()
    return watch.siege()


def replayed(record: bytes) -> Siege:
    """Play a recorded battle again, and say what came of it."""
    told = Record.parse(record)
    table: Table[State] = Table.begun(game, told.header)
    watch = Watch(table)
    for entry in told.entries:
        table.enter(entry)
        watch.look()
    return watch.siege()


def recorded(scenario: str) -> list[Recorded]:
    """Read the recorded battles of a scenario."""
    with gzip.open(RECORDED / f"{scenario}.jsonl.gz", "rt", encoding="utf-8") as file:
        return [Recorded.parse(line) for line in file]


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


def fought(scenario: str, seed: int, number: int) -> Recorded:
    """Fight one of the battles of a scenario."""
    table = opened(scenario, number, seed)
    siege = besieged(table, f"{seed}/{number}")
    return Recorded(siege, table.record().dump())


def row(scenario: str, found: list[Siege]) -> str:
    """Say in a row how the battles of a scenario ended."""
    wins = Counter(one.winner for one in found)
    told = (len(found), wins[Role.ATTACKER], wins[Role.DEFENDER], wins[None], sum(one.kept for one in found))
    stood = (sum(one.housed > 0 for one in found), sum(one.walled > 0 for one in found))
    return f"{scenario:20}" + "".join(f"{number:9}" for number in (*told, *stood))


def main() -> int:
    """Print how the battles of each scenario ended."""
    words = sys.argv[1:]
    task = words.pop(0) if words and not words[0].isdigit() else ""
    games, seed = (int(word) for word in (*words[:2], *(str(GAMES), "1")[len(words[:2]) :]))
    names = ("games", "attacker", "defender", "drawn", "kept", "housed", "walled")
    print(f"{'scenario':20}" + "".join(f"{name:>9}" for name in names))
    differ = 0
    with ProcessPoolExecutor(_CORES) as pool:
        for scenario in words[2:] or SIEGES:
            if task == "verify":
                there = recorded(scenario)
                again = list(pool.map(replayed, [one.record for one in there]))
                differ += sum(one.siege != siege for one, siege in zip(there, again, strict=True))
                print(row(scenario, again), flush=True)
                continue
            battles = list(pool.map(fought, [scenario] * games, [seed] * games, range(games)))
            print(row(scenario, [one.siege for one in battles]), flush=True)
            if task == "record":
                RECORDED.mkdir(exist_ok=True)
                lines = "".join(f"{one.dump()}\n" for one in battles)
                (RECORDED / f"{scenario}.jsonl.gz").write_bytes(gzip.compress(lines.encode(), mtime=0))
    return 1 if differ else 0


if __name__ == "__main__":
    sys.exit(main())
