"""2.15, 2.34, 2.41, T.routes Convoys: their routes, when they come and go, what they carry."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final, NamedTuple

import msgspec

from maestre.games.mistral.data.calendar import Calendar
from maestre.games.mistral.data.die import Faces, within
from maestre.games.mistral.data.waters import Waters
from maestre.games.mistral.data.words import ConvoyKind
from maestre.play.written.catalogue import rule
from maestre.play.written.datatables import Amount, DataError, Number, Table, read

CONVOYS_FILE: Final = "convoys.toml"

_Routes = tuple[tuple[str, ...], ...]


class _RoutesTable(Table, frozen=True, kw_only=True):
    british_levant: _Routes
    french_levant: _Routes
    spanish_troop: _Routes


class Appearance(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a Convoy appears, and from which Turn of the Year it is rolled for (0: once it is asked for)."""

    at: str
    turn: Amount


class _Arrival(Table, frozen=True, kw_only=True):
    number: Amount
    per_impulse: int
    british_levant_outbound: Appearance
    british_levant_homebound: Appearance
    french_levant: Appearance
    british_supply: Appearance


class Diversion(Table, frozen=True, kw_only=True, rename={"whence": "from"}):
    """Where the French Levant Convoy may go instead of its destination, and from which places."""

    to: str
    whence: tuple[str, ...]


class Troops(Table, frozen=True, kw_only=True):
    """The Spanish Troop Convoys: how many, where and when they are Formed, when they leave and Scatter."""

    counters: Number
    most_formed: Number
    port: str
    formed_turn: Number
    departs: Faces
    scatters_dp: Number

    def leaves(self, rolled: int) -> bool:
        """Tell whether a roll makes the Convoy leave port."""
        return within(self.departs, rolled)


class _TroopDiversion(Table, frozen=True, kw_only=True):
    to: tuple[str, ...]
    while_bourbon: tuple[str, ...]


class Muster(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a Troop Convoy of the historical format is Formed."""

    year: Number
    turn: Number


class HistoricalTroops(Table, frozen=True, kw_only=True):
    """The historical format: set dates, then so many a Year."""

    formed: tuple[Muster, ...]
    then_per_year: Number


class _Supply(Table, frozen=True, kw_only=True):
    counters: Number
    ports: tuple[str, ...]


class Cargo(Table, frozen=True, kw_only=True):
    """The Repair Points that a Supply Convoy carries, and the DPs that cost it one."""

    repair_points: Number
    dp_per_point: Number


class _ConvoysFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    routes: _RoutesTable
    arrival: _Arrival
    diversion: Diversion
    troop: Troops
    troop_diversion: _TroopDiversion
    troop_historical: HistoricalTroops
    supply: _Supply
    cargo: Cargo


class Convoys(NamedTuple):
    """What ``convoys.toml`` holds; a Supply Convoy has no set route."""

    file: _ConvoysFile
    routes: dict[ConvoyKind, tuple[tuple[str, ...], ...]]
    appears: dict[ConvoyKind, Appearance]

    @property
    def troops(self) -> Troops:
        """The Spanish Troop Convoys."""
        return self.file.troop

    @property
    def historical(self) -> HistoricalTroops:
        """The historical format of Troop Convoys."""
        return self.file.troop_historical

    @property
    def diversion(self) -> Diversion:
        """Where the French Levant Convoy may divert."""
        return self.file.diversion

    @property
    def troop_ports(self) -> tuple[str, ...]:
        """Where a Troop Convoy may land if its destination is occupied."""
        return self.file.troop_diversion.to

    @property
    def troop_ports_while_bourbon(self) -> tuple[str, ...]:
        """Those of them that are open only while their Contingent is Bourbon."""
        return self.file.troop_diversion.while_bourbon

    @property
    def most_supply(self) -> int:
        """How many Supply Convoys may be Formed at once."""
        return self.file.supply.counters

    @property
    def supply_ports(self) -> tuple[str, ...]:
        """Where a Supply Convoy may unload."""
        return self.file.supply.ports

    @property
    def cargo(self) -> Cargo:
        """What a Supply Convoy carries."""
        return self.file.cargo

    @property
    def arrival_number(self) -> int:
        """The roll, or less, on which a Convoy appears."""
        return self.file.arrival.number

    def arrival_drm(self, rolls: int) -> int:
        """Give the DRM of an arrival roll after so many that failed."""
        return self.file.arrival.per_impulse * rolls


@rule("T.routes")
def read_convoys(text: str, calendar: Calendar, waters: Waters) -> Convoys:
    """Read Convoys: each leg of a route is a lane of the map, each date a Turn of the Year."""
    file = read(CONVOYS_FILE, text, _ConvoysFile)
    arrival, levant = file.arrival, file.routes.british_levant
    routes: dict[ConvoyKind, _Routes] = {
        ConvoyKind.LEVANT_OUTBOUND: levant,
        ConvoyKind.LEVANT_HOMEBOUND: tuple(route[::-1] for route in levant),
        ConvoyKind.FRENCH_LEVANT: file.routes.french_levant,
        ConvoyKind.TROOP: file.routes.spanish_troop,
        ConvoyKind.SUPPLY: (),
    }
    appears = {
        ConvoyKind.LEVANT_OUTBOUND: arrival.british_levant_outbound,
        ConvoyKind.LEVANT_HOMEBOUND: arrival.british_levant_homebound,
        ConvoyKind.FRENCH_LEVANT: arrival.french_levant,
        ConvoyKind.SUPPLY: arrival.british_supply,
    }
    for kind, known in routes.items():
        for number, route in enumerate(known, start=1):
            for a, b in pairwise(route):
                if a not in waters.places or b not in waters.network.neighbours(a):
                    raise DataError(
                        CONVOYS_FILE, f"routes.{kind}, route {number}", f"no lane joins {a} and {b}; mend it"
                    )
    for place in _named(file):
        if place not in waters.places:
            raise DataError(CONVOYS_FILE, "", f"{place} is no place of the map; mend the name")
    if any(appearance.turn > calendar.turns for appearance in appears.values()):
        raise DataError(CONVOYS_FILE, "arrival", f"a Year has {calendar.turns} Turns; mend turn")
    return Convoys(file, routes, appears)


def _named(file: _ConvoysFile) -> Iterator[str]:
    yield from (file.diversion.to, *file.diversion.whence, file.troop.port, *file.troop_diversion.to)
    yield from (*file.troop_diversion.while_bourbon, *file.supply.ports)
