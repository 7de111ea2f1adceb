"""3.5 The combat charts: gunnery and its arcs, odds for small arms and boarding, ramming."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from functools import cache
from typing import Final, NamedTuple, TypeVar

import msgspec

from maestre.games.lepanto.data.counters import Kind, Side, Types
from maestre.games.lepanto.data.sailing import Sailing
from maestre.play.written.catalogue import rule
from maestre.play.written.datatables import Amount, DataError, Number, Table, read
from maestre.space import hexes

COMBAT_FILE: Final = "combat.toml"
_SUNK: Final = "S"

_Row = TypeVar("_Row", int, str)


class Arc(StrEnum):
    """Where a ship's guns point."""

    BOW = "bow"
    STERN = "stern"
    PORT = "port"
    STARBOARD = "starboard"


class ProfileHex(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A hex that guns reach, about a ship that faces east: in which arc, with which factor."""

    q: int
    r: int
    arc: Arc
    guns: Number


class ProfileValue(NamedTuple):
    """What a hex is to the guns of a ship: in which arc it lies, and the highest factor that counts there."""

    arc: Arc
    guns: int


class _Numbered(Table, frozen=True, kw_only=True):
    """A chart whose rows are numbered from 1."""

    letters: str
    results: dict[int, str]


class _Odds(Table, frozen=True, kw_only=True):
    """A chart whose rows are odds."""

    letters: str
    results: dict[str, str]


class _Profile(Table, frozen=True, kw_only=True):
    max_range: Number
    hexes: tuple[ProfileHex, ...]

    def __post_init__(self) -> None:
        super().__post_init__()
        ship = hexes.Hex(0, 0)
        reach = 0
        seen: dict[hexes.Hex, Arc] = {}
        for written_hex in self.hexes:
            at = hexes.Hex(written_hex.q, written_hex.r)
            if at in seen:
                raise ValueError(f"{tuple(at)} stands twice; write each hex once")
            seen[at] = written_hex.arc
            if _arc(at) is not written_hex.arc:
                raise ValueError(f"{tuple(at)} is not in the {written_hex.arc} arc; mend the hex or its arc")
            reach = max(reach, hexes.distance(ship, at))
        if reach != self.max_range:
            raise ValueError(f"it reaches {reach} hexes and max_range says {self.max_range}; make them agree")


def _arc(at: hexes.Hex) -> Arc | None:
    """The arc of a hex about a ship that faces east: the rows ahead and astern, and the two sides between them."""
    sector = hexes.sector(hexes.Hex(0, 0), at, hexes.EAST)
    if sector is None:
        return None
    astern = 2 * hexes.opposite(0)
    if sector in (0, astern):
        return Arc.STERN if sector else Arc.BOW
    return Arc.PORT if sector < astern else Arc.STARBOARD


class _Profiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    galleass: _Profile
    galley: _Profile
    galliot: _Profile

    def of(self, kind: Kind) -> _Profile:
        """The profile of a type of ship."""
        return {Kind.GALLEASS: self.galleass, Kind.GALLEY: self.galley, Kind.GALLIOT: self.galliot}[kind]


class Gunnery(Table, frozen=True, kw_only=True):
    """How many ships may be shot at, what sinks them, and where guns reach."""

    targets: dict[Kind, Number]
    chart: _Numbered
    profile: _Profiles


class _CloseCombat(Table, frozen=True, kw_only=True):
    odds_limit: Number
    chart: _Odds


class SmallArms(Table, frozen=True, kw_only=True):
    """How far small arms reach, what halves F (divides it by ``halving``), and what is added to the die and when."""

    range: Number
    halving: Number
    halved_at_range: Number
    halved_when_targets_at_least: Number
    halved_side: Side
    halved_from_turn: Number
    die_shift: dict[Side, int]
    die_shift_from_turn: Number

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.halved_at_range > self.range:
            raise ValueError(f"halved_at_range is beyond the range of {self.range}; mend one of them")
        if len(self.die_shift) < len(Side):
            raise ValueError("die_shift lacks a side; write both, 0 where nothing changes")


class _Boarding(Table, frozen=True, kw_only=True):
    sides: tuple[Amount, ...]

    def __post_init__(self) -> None:
        super().__post_init__()
        if len(set(self.sides)) < len(self.sides) or max(self.sides) >= len(hexes.DIRECTIONS):
            raise ValueError(f"sides are {self.sides}; write directions as seen from the bow, each once")


class _Ramming(Table, frozen=True, kw_only=True):
    side: Side
    chart: _Numbered


class Combat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What ``combat.toml`` holds."""

    gunnery: Gunnery
    close_combat: _CloseCombat
    small_arms: SmallArms
    boarding: _Boarding
    ramming: _Ramming


@rule("3.5.a", "7.1.h")
def read_charts(text: str, types: Types, sailing: Sailing) -> Combat:
    """Read the three charts and what goes with them: no row missing, a letter for every face of the die."""
    file = read(COMBAT_FILE, text, Combat)
    faces = sailing.die.faces
    _check_guns(file.gunnery, types, faces)
    odds = file.close_combat
    _check_chart("close_combat.chart", odds.chart.letters, odds.chart.results, _columns(odds.odds_limit), faces)
    rams = file.ramming.chart
    _check_chart("ramming.chart", rams.letters, rams.results, range(1, sailing.movement.max_hexes + 1), faces)
    last = sailing.turns.count
    if max(file.small_arms.halved_from_turn, file.small_arms.die_shift_from_turn) > last:
        raise DataError(COMBAT_FILE, "small_arms", f"it changes on a turn that never comes; {last} is the last")
    for kind in Kind:
        for side in types[kind].rams:
            if side is not file.ramming.side:
                raise DataError(COMBAT_FILE, "ramming", f"a {kind} of the {side} side rams, and side says otherwise")
    return file


def _check_guns(gunnery: Gunnery, types: Types, faces: int) -> None:
    strongest = max(types[kind].guns for kind in Kind)
    chart = gunnery.chart
    _check_chart("gunnery.chart", chart.letters, chart.results, range(1, strongest + 1), faces)
    for kind in Kind:
        if kind not in gunnery.targets:
            raise DataError(COMBAT_FILE, "gunnery", f"a {kind} has no targets; write how many it may have")
        best = max(hex.guns for hex in gunnery.profile.of(kind).hexes)
        if best > types[kind].guns:
            raise DataError(COMBAT_FILE, f"gunnery.profile.{kind}", f"{best} is more than its {types[kind].guns} guns")


def _columns(limit: int) -> list[str]:
    """Every odds from 1 against the limit to the limit against 1."""
    return [*(f"1:{against}" for against in range(limit, 1, -1)), *(f"{to}:1" for to in range(1, limit + 1))]


def _check_chart(table: str, letters: str, results: Mapping[_Row, str], rows: Iterable[_Row], faces: int) -> None:
    """Refuse a chart with rows missing, added or out of order, of the wrong length, or with an unknown letter."""
    wanted = list(rows)
    if list(results) != wanted:
        raise DataError(COMBAT_FILE, table, f"its rows are {list(results)}; write {wanted}, in this order")
    for row, cells in results.items():
        if len(cells) != faces:
            raise DataError(
                COMBAT_FILE, table, f"row {row} has {len(cells)} results; write one for each of {faces} faces"
            )
        if strange := cells.strip(letters):
            raise DataError(COMBAT_FILE, table, f"row {row} has {strange!r}; use only {', '.join(letters)}")


class GunTables:
    """What guns reach and sink, worked out of the charts."""

    def __init__(self, gunnery: Gunnery, die: tuple[int, ...], grid: hexes.Grid) -> None:
        """Lay the profiles out."""
        self.chart: dict[int, frozenset[int]] = {
            factor: frozenset(face for face in die if cells[face - 1] == _SUNK)
            for factor, cells in gunnery.chart.results.items()
        }
        """The faces that sink the target, by gun factor."""
        self.profile = {kind: gunnery.profile.of(kind).hexes for kind in Kind}
        """The hexes that guns reach, by type of ship."""
        self.range = {kind: gunnery.profile.of(kind).max_range for kind in Kind}
        """How far guns reach, by type of ship."""
        self.targets = {kind: gunnery.targets[kind] for kind in Kind}
        """How many ships one ship may shoot at in a phase, by type."""
        self._grid = grid
        self._pattern = {kind: tuple(hexes.Hex(hex.q, hex.r) for hex in self.profile[kind]) for kind in Kind}
        self._values = {kind: tuple(ProfileValue(hex.arc, hex.guns) for hex in self.profile[kind]) for kind in Kind}
        self.adjacent = {kind: self._adjacent(kind) for kind in Kind}
        """Arc and value of the six hexes about a ship, by type and hexsides counter-clockwise from its bow, or None."""
        self.field: Callable[[Kind, int, int], dict[int, ProfileValue]] = cache(self._field)
        """Arc and value of every cell that the guns of a ship reach from a facing and a cell; not to be changed."""

    @rule("7.1.a", "7.1.f")
    def _field(self, kind: Kind, facing: int, cell: int) -> dict[int, ProfileValue]:
        laid = self._grid.pattern(cell, facing - 1, self._pattern[kind])
        return {at: value for at, value in zip(laid, self._values[kind], strict=True) if at != hexes.OFF}

    def _adjacent(self, kind: Kind) -> tuple[ProfileValue | None, ...]:
        """The hexes next to a ship, from the one ahead counter-clockwise."""
        values = dict(zip(self._pattern[kind], self._values[kind], strict=True))
        sides = range(len(hexes.DIRECTIONS))
        return tuple(values.get(hexes.DIRECTIONS[hexes.turned(hexes.EAST, side)]) for side in sides)
