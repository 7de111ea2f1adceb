"""What can be played: the whole battle, and our own smaller actions cut out of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

import msgspec

from maestre.games.lepanto.data.counters import Side, Types
from maestre.games.lepanto.data.fleets import Fleets, Placed, check_places, check_tows, starting_cell
from maestre.games.lepanto.data.sailing import Sailing
from maestre.games.lepanto.data.waters import Offset, Sea
from maestre.play.written.catalogue import Text, rule
from maestre.play.written.datatables import DataError, Number, Table, each, read

SCENARIOS_FILE: Final = "scenarios.toml"


class _Cut(Table, frozen=True, kw_only=True):
    """A scenario as it is written: squadrons taken whole, and single ships where it says."""

    id: str
    title: Text
    ours: bool
    note: Text
    squadrons: tuple[str, ...]
    turns: tuple[Number, Number]
    hexes: dict[str, Offset]


class Scenario(Table, frozen=True, kw_only=True):
    """A scenario: its ships where they start, its tows, its turns. ``ours`` tells our own from the book's."""

    key: str
    title: Text
    ours: bool
    note: Text
    ships: tuple[Placed, ...]
    tows: tuple[tuple[str, str], ...]
    first_turn: int
    last_turn: int
    release_turn: int
    wind: int


class _ScenariosFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    scenario: dict[str, dict[str, object]]


class Muster(NamedTuple):
    """What scenarios are cut out of."""

    types: Types
    sea: Sea
    sailing: Sailing
    fleets: Fleets


def read_scenarios(text: str, muster: Muster) -> dict[str, Scenario]:
    """Read the scenarios, in the order of the file."""
    file = read(SCENARIOS_FILE, text, _ScenariosFile)
    cuts = each(SCENARIOS_FILE, "scenario", file.scenario, _Cut)
    return {key: _staged(cut, muster) for key, cut in cuts.items()}


@rule("4.0.a", "4.0.d")
def _staged(cut: _Cut, muster: Muster) -> Scenario:
    """Put the ships of a scenario where they start, with the tows of the battle whose ships both take part."""
    table = f"scenario.{cut.id}"
    types, sea, sailing, fleets = muster
    _check_cut(table, cut, fleets, sailing.turns.count)
    ships: dict[str, Placed] = {}
    for ship in fleets.ships.values():
        if ship.id in cut.hexes:
            cell = starting_cell(SCENARIOS_FILE, table, ship.id, cut.hexes[ship.id], sea)
            ships[ship.id] = msgspec.structs.replace(ship, cell=cell)
        elif ship.squadron in cut.squadrons:
            ships[ship.id] = ship
    tows = tuple(tow for tow in fleets.tows if tow[0] in ships and tow[1] in ships)
    _check_sides(table, ships)
    check_places(SCENARIOS_FILE, table, ships.values(), sea)
    check_tows(SCENARIOS_FILE, table, ships, tows, types, sea)
    return Scenario(
        key=cut.id,
        title=cut.title,
        ours=cut.ours,
        note=cut.note,
        ships=tuple(ships.values()),
        tows=tows,
        first_turn=cut.turns[0],
        last_turn=cut.turns[1],
        release_turn=fleets.reserve.release_turn,
        wind=sailing.wind.turn_1_direction,
        provenance=cut.provenance,
        reason=cut.reason,
        reason_es=cut.reason_es,
        rules=cut.rules,
    )


def _check_cut(table: str, cut: _Cut, fleets: Fleets, turns: int) -> None:
    """Refuse squadrons, ships and turns that do not exist, and a battle of the book that is not the whole battle."""
    for squadron in cut.squadrons:
        if squadron not in fleets.squadrons:
            raise DataError(
                SCENARIOS_FILE, table, f"there is no squadron {squadron!r}; name some of {', '.join(fleets.squadrons)}"
            )
    for ship in cut.hexes:
        if ship not in fleets.ships:
            raise DataError(SCENARIOS_FILE, table, f"there is no ship {ship!r}; name ships of the order of battle")
    first, last = cut.turns
    if not first <= last <= turns:
        raise DataError(SCENARIOS_FILE, table, f"turns {first} to {last} are not within the {turns} of the game")
    whole = set(cut.squadrons) == set(fleets.squadrons) and not cut.hexes and cut.turns == (1, turns)
    if not cut.ours and not whole:
        raise DataError(
            SCENARIOS_FILE, table, "the book has only the whole battle; mark what is our own with ours = true"
        )


def _check_sides(table: str, ships: Mapping[str, Placed]) -> None:
    for side in Side:
        if not any(ship.side is side for ship in ships.values()):
            raise DataError(SCENARIOS_FILE, table, f"the {side} side has no ship; name a squadron or some hexes")
