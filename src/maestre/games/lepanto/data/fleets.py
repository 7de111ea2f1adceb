"""3.3 and 4.0 The order of battle: eight squadrons, where every ship starts, who is in tow, reserves and Doria."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Literal, NamedTuple, NewType

import msgspec

from maestre.games.lepanto.data.counters import Kind, Side, Types
from maestre.games.lepanto.data.waters import DIRECTIONS, Offset, Sea
from maestre.play.written.catalogue import Text, rule
from maestre.play.written.datatables import Amount, DataError, Number, Table, each, read

FLEETS_FILE: Final = "fleets.toml"


class Setup(Table, frozen=True, kw_only=True):
    """Where the ships of a squadron start, which way they face and which of them are in tow."""

    facing: Number
    hexes: dict[Kind, tuple[Offset, ...]]
    tows: tuple[tuple[str, str], ...]

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.facing not in DIRECTIONS:
            raise ValueError(f"facing is {self.facing}; give the number of a direction")


class Squadron(Table, frozen=True, kw_only=True):
    """A squadron of a fleet; its commander has no effect on play (3.3.l)."""

    id: str
    code: str
    side: Side
    wing: Literal["left", "centre", "right", "reserve"]
    colour: Text
    commander: str
    counts: dict[Kind, Amount]
    setup: Setup


ShipId = NewType("ShipId", str)


class Placed(msgspec.Struct, frozen=True):
    """A ship where it starts."""

    id: ShipId
    squadron: str
    side: Side
    kind: Kind
    cell: int
    facing: int


class Totals(Table, frozen=True, kw_only=True):
    """What the squadrons of a side add up to."""

    counts: dict[Kind, Amount]
    ships: Number
    points: Number


class Reserve(Table, frozen=True, kw_only=True):
    """The squadrons that stay put at first, from which turn to which, and when they are free."""

    squadrons: tuple[str, ...]
    immobile_turns: tuple[Number, Number]
    release_turn: Number


class Doria(Table, frozen=True, kw_only=True):
    """The galleasses that a low die immobilises, and their squadron."""

    squadron: str
    ships: tuple[str, ...]


class _FleetsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    squadron: dict[str, dict[str, object]]
    totals: dict[Side, Totals]
    reserve: Reserve
    doria: Doria


class Fleets(NamedTuple):
    """What ``fleets.toml`` holds, with every ship in its place."""

    squadrons: dict[str, Squadron]
    ships: dict[str, Placed]
    tows: tuple[tuple[str, str], ...]
    totals: dict[Side, Totals]
    reserve: Reserve
    doria: Doria


def muster(text: str, types: Types, sea: Sea, turns: int) -> Fleets:
    """Read the order of battle and put every ship in its place."""
    file = read(FLEETS_FILE, text, _FleetsFile)
    squadrons = each(FLEETS_FILE, "squadron", file.squadron, Squadron)
    ships: dict[str, Placed] = {}
    for squadron in squadrons.values():
        for ship in _ships(squadron, types, sea):
            if ship.id in ships:
                raise _astray(squadron, f"ship {ship.id} exists already; give each squadron a code of its own")
            ships[ship.id] = ship
    tows = tuple(tow for squadron in squadrons.values() for tow in squadron.setup.tows)
    check_places(FLEETS_FILE, "squadron", ships.values(), sea)
    check_tows(FLEETS_FILE, "squadron", ships, tows, types, sea)
    _check_totals(ships.values(), file.totals, types)
    _check_reserve(file.reserve, squadrons, turns)
    _check_doria(file.doria, ships.values(), types)
    return Fleets(squadrons, ships, tows, file.totals, file.reserve, file.doria)


@rule("3.3.d", "3.3.e", "3.3.f", "3.3.g", "3.3.h", "3.3.i", "3.3.j", "3.3.k")
def _ships(squadron: Squadron, types: Types, sea: Sea) -> list[Placed]:
    """The ships of a squadron, as many of each type as its list says and as have a place."""
    ships: list[Placed] = []
    for kind in Kind:
        count, places = squadron.counts.get(kind), squadron.setup.hexes.get(kind)
        if count is None or places is None:
            raise _astray(squadron, f"its {kind} count or hexes are missing; write both, 0 and [] if it has none")
        if count != len(places):
            raise _astray(squadron, f"it has {count} ships of type {kind} and {len(places)} hexes; make them agree")
        if count and squadron.side not in types[kind].sides:
            raise _astray(squadron, f"the {squadron.side} side has no ship of type {kind}; mend counts, or ships.toml")
        for place, offset in enumerate(places, start=1):
            name = ShipId(f"{squadron.code}-{types[kind].letter}{place:02}")
            cell = starting_cell(FLEETS_FILE, f"squadron.{squadron.id}", name, offset, sea)
            ships.append(Placed(name, squadron.id, squadron.side, kind, cell, squadron.setup.facing))
    return ships


def _astray(squadron: Squadron, remedy: str) -> DataError:
    return DataError(FLEETS_FILE, f"squadron.{squadron.id}", remedy)


def starting_cell(file: str, table: str, ship: str, offset: Offset, sea: Sea) -> int:
    """Return the cell of a written hex, which must be on the map."""
    try:
        return sea.grid.at(*offset)
    except ValueError as error:
        raise DataError(file, table, f"{ship}: {error}; mend the hex") from error


@rule("3.1.a", "4.0.a")
def check_places(file: str, table: str, ships: Iterable[Placed], sea: Sea) -> None:
    """Refuse two ships in a hex, and a ship in a hex that is closed to its type."""
    taken: dict[int, str] = {}
    for ship in ships:
        at = list(sea.grid.offset(ship.cell))
        if ship.cell in taken:
            raise DataError(file, table, f"{taken[ship.cell]} and {ship.id} both start on {at}; move one of them")
        taken[ship.cell] = ship.id
        if closed := sea.closed(ship.kind, ship.cell):
            raise DataError(
                file, table, f"{ship.id} starts on {at}, which {closed[0]} closes to it; move it to the sea"
            )


@rule("4.0.d")
def check_tows(
    file: str, table: str, ships: Mapping[str, Placed], tows: Iterable[tuple[str, str]], types: Types, sea: Sea
) -> None:
    """Refuse a tow that is not a galley of the same squadron directly ahead, and a galleass without one."""
    towed: dict[str, str] = {}
    for galleass, galley in tows:
        if galleass not in ships or galley not in ships:
            raise DataError(file, table, f"the tow of {galleass} by {galley} names a ship that is not there; mend tows")
        behind, ahead = ships[galleass], ships[galley]
        if not types[behind.kind].towed or not types[ahead.kind].tows or behind.squadron != ahead.squadron:
            raise DataError(
                file, table, f"{galley} cannot tow {galleass}; name a galleass and a galley of its squadron"
            )
        if sea.step[behind.facing][behind.cell] != ahead.cell or behind.facing != ahead.facing:
            raise DataError(
                file, table, f"{galley} is not directly ahead of {galleass} on the same facing; mend its hex"
            )
        if galleass in towed or galley in towed.values():
            raise DataError(file, table, f"{galleass} or {galley} is in two tows; keep one")
        towed[galleass] = galley
    for ship in ships.values():
        if types[ship.kind].towed and ship.id not in towed:
            raise DataError(file, table, f"{ship.id} starts without a tow; name the galley ahead of it in tows")


@rule("3.3.m")
def _check_totals(ships: Iterable[Placed], totals: Mapping[Side, Totals], types: Types) -> None:
    """Refuse totals that the squadrons do not add up to."""
    kinds: dict[Side, list[Kind]] = {side: [] for side in Side}
    for ship in ships:
        kinds[ship.side].append(ship.kind)
    for side in Side:
        if side not in totals:
            raise DataError(FLEETS_FILE, f"totals.{side}", "it is missing; write what the squadrons add up to")
        counts = {kind: kinds[side].count(kind) for kind in Kind}
        points = sum(types[kind].points for kind in kinds[side])
        stated = totals[side]
        if (stated.counts, stated.ships, stated.points) != (counts, len(kinds[side]), points):
            found = ", ".join(f"{kind} {count}" for kind, count in counts.items())
            raise DataError(
                FLEETS_FILE,
                f"totals.{side}",
                f"the squadrons add up to {found}, {len(kinds[side])} ships and {points} points; mend one or the other",
            )


@rule("8.0.a")
def _check_reserve(reserve: Reserve, squadrons: Mapping[str, Squadron], turns: int) -> None:
    """Refuse reserves that are not the reserve squadrons, and a release that is not the turn after they stood still."""
    if reserve.release_turn != reserve.immobile_turns[1] + 1 or reserve.release_turn > turns:
        raise DataError(
            FLEETS_FILE,
            "reserve",
            f"release_turn is {reserve.release_turn}; make it the turn after the last immobile one",
        )
    found = tuple(squadron.id for squadron in squadrons.values() if squadron.wing == "reserve")
    if reserve.squadrons != found:
        raise DataError(FLEETS_FILE, "reserve", f"the squadrons of wing reserve are {found}; name just these")


def _check_doria(doria: Doria, ships: Iterable[Placed], types: Types) -> None:
    """Refuse anything but all the galleasses of the squadron."""
    found = tuple(ship.id for ship in ships if ship.squadron == doria.squadron and types[ship.kind].towed)
    if not found or doria.ships != found:
        raise DataError(FLEETS_FILE, "doria", f"the galleasses of {doria.squadron!r} are {found}; name just these")
