"""How many moves each type of ship has on each heading, in openings and in positions that games have reached.

The counts are pinned in ``perft.toml``. A rule that changes shows up there; after a change that is meant,
``python -m tests.games.lepanto.test_perft`` writes the file anew.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from maestre.games.lepanto.data import Side
from maestre.games.lepanto.table.state import State
from tests.games.lepanto.figures import SCENARIOS
from tests.games.lepanto.positions import SIDES, position, ship
from tests.games.lepanto.wandering import legal_moves, moves_at_the_table, wandered

FILE = Path(__file__).with_name("perft.toml")

Counts = dict[str, dict[str, int]]
"""Moves by side and type of ship, and by heading."""


class Pinned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position, as the way to it, and the moves counted there."""

    scenario: str
    seed: int
    turn: int
    side: Side
    moves: Counts

    @property
    def place(self) -> str:
        return f"{self.scenario} turn {self.turn} {self.side} seed {self.seed}"


WAYS = [(1, 1, Side.CHRISTIAN), (1, 3, Side.ISLAMIC), (2, 5, Side.CHRISTIAN), (3, 7, Side.ISLAMIC)]
"""Seed, turn and side of the positions to be counted in each scenario; the first is its opening."""

POSITIONS = msgspec.convert(tomllib.loads(FILE.read_text(encoding="utf-8"))["position"], list[Pinned])


def counted(state: State) -> Counts:
    """Count the moves of both sides' ships, whoever is to move."""
    moves: Counter[tuple[str, int]] = Counter()
    for one in state.ships.values():
        moves[f"{one.side}-{one.kind}", one.facing] += len(legal_moves(state, one))
    counts: Counts = {}
    for (who, facing), number in sorted(moves.items()):
        counts.setdefault(who, {})[str(facing)] = number
    return counts


@pytest.mark.parametrize("pinned", POSITIONS, ids=lambda pinned: pinned.place)
def test_every_type_of_ship_has_as_many_moves_as_were_counted(pinned: Pinned) -> None:
    assert counted(wandered(pinned.scenario, pinned.seed, pinned.turn, pinned.side).state) == pinned.moves


def test_the_opening_and_later_positions_of_every_scenario_are_counted() -> None:
    found = [(pinned.scenario, pinned.seed, pinned.turn, pinned.side) for pinned in POSITIONS]
    assert found == [(scenario, *way) for scenario in SCENARIOS for way in WAYS]


@pytest.mark.parametrize(
    ("ships", "tows", "wind", "moves"),
    [
        # 18 orders of up to two oars and two sails, and with a turn either way 26 of up to one oar and two sails.
        (["A C galley 20,20 4"], {}, 4, 18 + 2 * 26),
        # Dead against the wind Islam sails one hex on every heading within a turn's reach: 8, and 11 either way.
        (["A I galley 20,20 4"], {}, 1, 8 + 2 * 11),
        # A Christian rows one or two; with a turn it may sail one hex once it has turned: 7 either way.
        (["A C galley 20,20 4"], {}, 1, 2 + 2 * 7),
        # A tow pair before the wind: every move of the first kind, with the anchor left out or at any of its places.
        (["A C galley 20,20 4", "X C galleass 19,20 4"], {"X": "A"}, 4, 4 * 3 + 12 * 4 + 24 * 5 + 30 * 6 + 1),
    ],
    ids=["before the wind", "Islam against it", "a Christian against it", "with a galleass in tow"],
)
def test_the_moves_of_a_ship_on_the_open_sea_are_as_many_as_counted_by_hand(
    ships: list[str], tows: dict[str, str], wind: int, moves: int
) -> None:
    table = position(*ships, side=SIDES[ships[0].split()[1]], wind=wind, tows=tows)
    assert len(legal_moves(table.state, ship(table, "A"))) == moves
    assert len(moves_at_the_table(table, "A")) == moves


def written() -> str:
    """Write the counts as they are now."""
    lines = ["# Legal moves by side and type of ship, and by heading; see test_perft.py, which also writes this file."]
    for scenario in SCENARIOS:
        for seed, turn, side in WAYS:
            lines += ["", "[[position]]", f'scenario = "{scenario}"', f"seed = {seed}", f"turn = {turn}"]
            lines += [f'side = "{side}"', "[position.moves]"]
            for who, headings in counted(wandered(scenario, seed, turn, side).state).items():
                lines.append(f"{who} = {{ {', '.join(f'{facing} = {count}' for facing, count in headings.items())} }}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
