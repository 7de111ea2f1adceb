"""2.5, T.pirates Corsairs: pirates, Privateers, the Knights of Malta and the Guerre de Course."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from maestre.games.mistral.data.die import Faces, covered, on_face
from maestre.games.mistral.data.waters import Waters
from maestre.games.mistral.data.words import AuxiliaryClass, Contingent, Fleet, PlaceKind, Role, Season, Task
from maestre.play.written.catalogue import rule
from maestre.play.written.datatables import DataError, Number, Table, read

CORSAIRS_FILE: Final = "corsairs.toml"


class _ActivationRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    roll: Faces
    active: tuple[str, ...]


class _Activation(Table, frozen=True, kw_only=True):
    seasons: tuple[Season, ...]
    row: tuple[_ActivationRow, ...]


class Pirates(Table, frozen=True, kw_only=True):
    """The Pirate Bases, who Tasks pirates on a tie, and what they may do and where."""

    bases: tuple[str, ...]
    fixed: dict[str, str]
    most: Number
    tie: Fleet
    tasks: tuple[Task, ...]
    interdict: tuple[PlaceKind, ...]
    convoy_attack: tuple[AuxiliaryClass, ...]


class PirateYear(Table, frozen=True, kw_only=True):
    """The Turns in which pirates stop Interdicting and are all Recovered."""

    interdiction_ends: Number
    recovered: Number


class _Galleys(Table, frozen=True, kw_only=True):
    into_sea_zones: bool


class _Knights(Table, frozen=True, kw_only=True):
    base: str


class _KnightsShut(Table, frozen=True, kw_only=True):
    places: tuple[str, ...]


class _Privateers(Table, frozen=True, kw_only=True):
    shut: tuple[str, ...]
    works_as: AuxiliaryClass


class GuerreDeCourse(Table, frozen=True, kw_only=True):
    """The French doctrine: from when it holds, the Privateer it brings and how long its watches last at least."""

    year: Number
    turn: Number
    contingent: Contingent
    privateers: Number
    stay: Number

    @rule("2.332.a")
    def holds(self, year: int, turn: int) -> bool:
        """Tell whether the doctrine is in force."""
        return (year, turn) >= (self.year, self.turn)


class _GuerrePlaces(Table, frozen=True, kw_only=True):
    privateer: tuple[PlaceKind, ...]
    fleet50: tuple[PlaceKind, ...]


class _CorsairsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    activation: _Activation
    pirates: Pirates
    pirate_year: PirateYear
    galleys: _Galleys
    knights: _Knights
    knights_shut: _KnightsShut
    privateers: _Privateers
    guerre_de_course: GuerreDeCourse
    guerre_de_course_places: _GuerrePlaces


class Corsairs(NamedTuple):
    """What ``corsairs.toml`` holds."""

    file: _CorsairsFile
    activated: dict[int, tuple[str, ...]]

    @rule("T.pirates")
    def active(self, rolled: int) -> tuple[str, ...]:
        """Give the Bases whose pirates a roll makes Active."""
        return self.activated[on_face(rolled)]

    @property
    def seasons(self) -> tuple[Season, ...]:
        """The Seasons in which pirates may be Active."""
        return self.file.activation.seasons

    @property
    def pirates(self) -> Pirates:
        """The pirates."""
        return self.file.pirates

    @property
    def pirate_year(self) -> PirateYear:
        """The pirates' year."""
        return self.file.pirate_year

    @property
    def galleys_into_zones(self) -> bool:
        """Whether corsair Galleys may trace range into Sea Zones."""
        return self.file.galleys.into_sea_zones

    @property
    def knights_base(self) -> str:
        """Where the Knights of Malta are based."""
        return self.file.knights.base

    @property
    def knights_shut(self) -> tuple[str, ...]:
        """Where the Knights do no Task."""
        return self.file.knights_shut.places

    @property
    def privateers_shut(self) -> tuple[str, ...]:
        """Where Privateers may not base."""
        return self.file.privateers.shut

    @property
    def doctrine(self) -> GuerreDeCourse:
        """The Guerre de Course."""
        return self.file.guerre_de_course

    def interdicts(self, role: Role) -> tuple[PlaceKind, ...]:
        """Give the kinds of place that an Auxiliary under the doctrine may Interdict."""
        places = self.file.guerre_de_course_places
        return places.privateer if role is Role.PRIVATEER else places.fleet50


def read_corsairs(text: str, waters: Waters) -> Corsairs:
    """Read corsairs: every Base is a Port of pirates, every roll has its Bases."""
    file = read(CORSAIRS_FILE, text, _CorsairsFile)
    if sorted(file.pirates.bases) != sorted(waters.ports_of(Contingent.PIRATE)):
        raise DataError(CORSAIRS_FILE, "pirates.bases", "they are not the Ports of pirates on the map; mend either")
    for row in file.activation.row:
        for base in row.active:
            if base not in file.pirates.bases:
                raise DataError(CORSAIRS_FILE, "activation.row", f"{base} is no Pirate Base; mend active")
    for place in (file.knights.base, *file.knights_shut.places, *file.privateers.shut):
        if place not in waters.places:
            raise DataError(CORSAIRS_FILE, "", f"{place} is no place of the map; mend the name")
    try:
        activated = covered([(row.roll, row.active) for row in file.activation.row])
    except ValueError as error:
        raise DataError(CORSAIRS_FILE, "activation.row", str(error)) from error
    return Corsairs(file, activated)
