"""3.5 The combat charts: gunnery and its arcs, odds for small arms and boarding, ramming."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import cache
from typing import Final, NamedTuple, TypeVar

import msgspec

from maestre.games.lepanto.data.counters import TYPES, Kind, Side
from maestre.games.lepanto.data.sailing import DIE, MOVEMENT, TURNS
from maestre.games.lepanto.data.waters import GRID
from maestre.play.written.catalogue import rule
from maestre.play.written.datatables import Amount, DataError, Number, Table, read, written
from maestre.space import hexes

__all__ = [
    "ADJACENT_GUNS",
    "BOARDING_SIDES",
    "COMBAT",
    "COMBAT_FILE",
    "GUN_CHART",
    "GUN_PROFILE",
    "GUN_RANGE",
    "GUN_TARGETS",
    "ODDS_CHART",
    "ODDS_LIMIT",
    "RAM_SIDE",
    "RAM_TABLE",
    "REACH",
    "SMALL_ARMS",
    "Arc",
    "Combat",
    "ProfileHex",
    "ProfileValue",
    "SmallArms",
    "gun_hexes",
    "read_charts",
]

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


class _Gunnery(Table, frozen=True, kw_only=True):
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
        if max(self.halved_from_turn, self.die_shift_from_turn) > TURNS:
            raise ValueError(f"it changes on a turn that never comes; {TURNS} is the last")


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

    gunnery: _Gunnery
    close_combat: _CloseCombat
    small_arms: SmallArms
    boarding: _Boarding
    ramming: _Ramming


@rule("3.5.a", "7.1.h")
def read_charts(text: str) -> Combat:
    """Read the three charts and what goes with them: no row missing, a letter for every face of the die."""
    file = read(COMBAT_FILE, text, Combat)
    _check_guns(file.gunnery)
    odds = file.close_combat
    _check_chart("close_combat.chart", odds.chart.letters, odds.chart.results, _columns(odds.odds_limit))
    rams = file.ramming.chart
    _check_chart("ramming.chart", rams.letters, rams.results, range(1, MOVEMENT.max_hexes + 1))
    for kind in Kind:
        for side in TYPES[kind].rams:
            if side is not file.ramming.side:
                raise DataError(COMBAT_FILE, "ramming", f"a {kind} of the {side} side rams, and side says otherwise")
    return file


def _check_guns(gunnery: _Gunnery) -> None:
    strongest = max(TYPES[kind].guns for kind in Kind)
    chart = gunnery.chart
    _check_chart("gunnery.chart", chart.letters, chart.results, range(1, strongest + 1))
    for kind in Kind:
        if kind not in gunnery.targets:
            raise DataError(COMBAT_FILE, "gunnery", f"a {kind} has no targets; write how many it may have")
        best = max(hex.guns for hex in gunnery.profile.of(kind).hexes)
        if best > TYPES[kind].guns:
            raise DataError(COMBAT_FILE, f"gunnery.profile.{kind}", f"{best} is more than its {TYPES[kind].guns} guns")


def _columns(limit: int) -> list[str]:
    """Every odds from 1 against the limit to the limit against 1."""
    return [*(f"1:{against}" for against in range(limit, 1, -1)), *(f"{to}:1" for to in range(1, limit + 1))]


def _check_chart(table: str, letters: str, results: Mapping[_Row, str], rows: Iterable[_Row]) -> None:
    """Refuse a chart with rows missing, added or out of order, of the wrong length, or with an unknown letter."""
    wanted = list(rows)
    if list(results) != wanted:
        raise DataError(COMBAT_FILE, table, f"its rows are {list(results)}; write {wanted}, in this order")
    for row, cells in results.items():
        if len(cells) != len(DIE):
            raise DataError(
                COMBAT_FILE, table, f"row {row} has {len(cells)} results; write one for each of {len(DIE)} faces"
            )
        if strange := cells.strip(letters):
            raise DataError(COMBAT_FILE, table, f"row {row} has {strange!r}; use only {', '.join(letters)}")


COMBAT: Final = read_charts(written(__package__, COMBAT_FILE))

GUN_CHART: Final[dict[int, frozenset[int]]] = {
    factor: frozenset(face for face in DIE if cells[face - 1] == _SUNK)
    for factor, cells in COMBAT.gunnery.chart.results.items()
}
"""The faces that sink the target, by gun factor."""

GUN_PROFILE: Final[dict[Kind, tuple[ProfileHex, ...]]] = {kind: COMBAT.gunnery.profile.of(kind).hexes for kind in Kind}
"""The hexes that guns reach, by type of ship."""

GUN_RANGE: Final[dict[Kind, int]] = {kind: COMBAT.gunnery.profile.of(kind).max_range for kind in Kind}
"""How far guns reach, by type of ship."""

GUN_TARGETS: Final[dict[Kind, int]] = {kind: COMBAT.gunnery.targets[kind] for kind in Kind}
"""How many ships one ship may shoot at in a phase, by type."""

ODDS_CHART: Final[dict[str, str]] = COMBAT.close_combat.chart.results
"""The results of small arms and boarding by odds, one letter per die face: R, E or B."""

ODDS_LIMIT: Final[int] = COMBAT.close_combat.odds_limit
"""The longest odds, either way."""

SMALL_ARMS: Final = COMBAT.small_arms
"""The figures of small arms."""

BOARDING_SIDES: Final[tuple[int, ...]] = COMBAT.boarding.sides
"""The directions in which a ship boards, as hexsides counter-clockwise from its bow."""

RAM_TABLE: Final[dict[int, str]] = COMBAT.ramming.chart.results
"""The results of a ram by hexes moved, one letter per die face: E or I."""

RAM_SIDE: Final[Side] = COMBAT.ramming.side
"""The side that rams."""

REACH: Final[dict[Kind, int]] = {kind: max(GUN_RANGE[kind], SMALL_ARMS.range) for kind in Kind}
"""How far a ship reaches with guns or small arms, arcs aside, by type."""

_PATTERN: Final = {kind: tuple(hexes.Hex(hex.q, hex.r) for hex in GUN_PROFILE[kind]) for kind in Kind}
_VALUES: Final = {kind: tuple(ProfileValue(hex.arc, hex.guns) for hex in GUN_PROFILE[kind]) for kind in Kind}


@cache
@rule("7.1.a", "7.1.f")
def gun_hexes(kind: Kind, facing: int, cell: int) -> dict[int, ProfileValue]:
    """Return arc and value of every cell that the guns of a ship reach from a cell and a facing; not to be changed."""
    laid = GRID.pattern(cell, facing - 1, _PATTERN[kind])
    return {at: value for at, value in zip(laid, _VALUES[kind], strict=True) if at != hexes.OFF}


def _adjacent(kind: Kind) -> tuple[ProfileValue | None, ...]:
    """The hexes next to a ship, from the one ahead counter-clockwise."""
    values = dict(zip(_PATTERN[kind], _VALUES[kind], strict=True))
    return tuple(values.get(hexes.DIRECTIONS[hexes.turned(hexes.EAST, side)]) for side in range(len(hexes.DIRECTIONS)))


ADJACENT_GUNS: Final[dict[Kind, tuple[ProfileValue | None, ...]]] = {kind: _adjacent(kind) for kind in Kind}
"""Arc and value of the six hexes about a ship, by type and hexsides counter-clockwise from its bow; None out of arc."""
