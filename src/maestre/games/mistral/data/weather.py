"""T.wind, T.gale, T.gale_effects, T.gale_tracks Winds and Gales: when they blow, what they do and where they go."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NamedTuple

import msgspec

from maestre.games.mistral.data.die import Face, Faces, covered, on_face
from maestre.games.mistral.data.waters import Waters
from maestre.games.mistral.data.words import AuxiliaryClass, Force, PlaceKind, Season, Wind
from maestre.play.written.catalogue import rule
from maestre.play.written.datatables import Amount, DataError, Number, Table, each, read, rows

WEATHER_FILE: Final = "weather.toml"

Heading = Literal["north", "east", "south", "west"]
"""Where a Gale may go."""

_Range = tuple[Face, ...]
_AtMost0 = Annotated[int, msgspec.Meta(le=0)]


class _Pairs(Table, frozen=True, kw_only=True):
    rolls: tuple[tuple[Wind, ...], ...]


class _Winds(Table, frozen=True, kw_only=True):
    row: dict[str, dict[Season, _Range]]


class _Gales(Table, frozen=True, kw_only=True):
    row: dict[Wind, dict[Season, dict[Force, _Range]]]


class _EffectRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    radius: Amount
    attrition: tuple[Amount, ...]
    in_ordinary: tuple[_AtMost0, ...]
    catch: tuple[int, ...]
    removed: tuple[str, ...]


class _Effects(Table, frozen=True, kw_only=True):
    classes: tuple[AuxiliaryClass, ...]
    row: dict[Force, _EffectRow]


class _Hurricane(Table, frozen=True, kw_only=True, rename={"force": "as"}):
    force: Force
    worse: Number


class _Centre(Table, frozen=True, kw_only=True):
    attrition: Amount
    in_ordinary: _AtMost0
    catch: int
    removed: str


class _Reach(Table, frozen=True, kw_only=True):
    kinds: tuple[PlaceKind, ...]


class _Stands(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    space: Literal["impulse", "turn"]
    sea_zone: Literal["impulse", "turn"]


class _TrackRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: Wind
    prevailing: bool
    starts: tuple[str, ...] = ()
    goals: tuple[str, ...] = ()
    avoid: tuple[str, ...] = ()
    only_from: dict[str, str] = {}
    stands: _Stands | None = None


class _Tracks(Table, frozen=True, kw_only=True):
    row: dict[str, dict[str, object]]


class _Crossing(Table, frozen=True, kw_only=True):
    wind: Wind
    start: str


class _CrossingRolls(Table, frozen=True, kw_only=True):
    ends: Faces
    to: dict[str, Faces]


class _Symbols(Table, frozen=True, kw_only=True):
    scirocco: tuple[str, ...]
    gregales: tuple[str, ...]


class _Headings(Table, frozen=True, kw_only=True):
    upwind: tuple[Wind, ...]
    one_step: tuple[Wind, ...]
    row: dict[Wind, tuple[Heading, ...]]


class _Pace(Table, frozen=True, kw_only=True):
    spaces_per_increment: Number
    returns: bool


class _WeatherFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    pairs: _Pairs
    winds: _Winds
    gales: _Gales
    effects: _Effects
    hurricane: _Hurricane
    hurricane_centre: _Centre
    reach: _Reach
    tracks: _Tracks
    crossing: _Crossing
    crossing_rolls: _CrossingRolls
    symbols: _Symbols
    headings: _Headings
    pace: _Pace


class GaleEffect(NamedTuple):
    """What a Gale does at one range.

    ``removed`` is the least roll that sends an Auxiliary to Recovery: None for a Class that is immune, 0 for any roll.
    ``others`` is that of the Classes not named.
    """

    attrition: int
    in_ordinary: int
    catch: int
    removed: dict[AuxiliaryClass, int | None]
    others: int | None

    @rule("T.gale_effects.b")
    def removes(self, kind: AuxiliaryClass) -> int | None:
        """Give the least roll that sends an Auxiliary of a Class to Recovery; None where it is immune."""
        return self.removed.get(kind, self.others)


class Track(NamedTuple):
    """Where the Gales of a Wind start and how they move.

    ``upwind`` ones go against their Wind on its lanes, as printed. ``stays`` is None of one that moves, else whether
    it stays an Impulse or a Turn: in a Space, in a Sea Zone. ``only_from`` are goals open from one start only.
    """

    wind: Wind
    starts: tuple[str, ...]
    headings: tuple[Heading, ...]
    goals: tuple[str, ...]
    avoid: tuple[str, ...]
    only_from: dict[str, str]
    prevailing: bool
    upwind: bool
    one_step: bool
    stays: tuple[str, str] | None


class Crossing(NamedTuple):
    """A Gale that, where it starts, ends or crosses the land when it must move: on which rolls, and whither."""

    wind: Wind
    start: str
    ends: Faces
    to: dict[int, str]


class Weather(NamedTuple):
    """What ``weather.toml`` holds; ``rolls`` are the Winds that share a die."""

    file: _WeatherFile
    rolls: tuple[tuple[Wind, ...], ...]
    winds: dict[Season, dict[Wind, tuple[int, ...]]]
    gales: dict[Wind, dict[Season, dict[int, Force]]]
    effects: dict[Force, tuple[GaleEffect, ...]]
    tracks: dict[Wind, Track]
    crossing: Crossing

    @rule("T.wind", "T.wind.b")
    def blowing(self, roll: tuple[Wind, ...], season: Season, rolled: int) -> Wind | None:
        """Give which of the Winds that share a die blows, if any."""
        return next((wind for wind in roll if rolled in self.winds[season][wind]), None)

    def can_blow(self, roll: tuple[Wind, ...], season: Season) -> bool:
        """Tell whether any of the Winds that share a die can blow in a Season."""
        return any(self.winds[season][wind] for wind in roll)

    @rule("T.gale")
    def gale(self, wind: Wind, season: Season, rolled: int) -> Force | None:
        """Give the Force of the Gale that a Wind becomes, if it does."""
        return self.gales[wind].get(season, {}).get(on_face(rolled))

    @rule("T.gale_effects", "T.gale_effects.c")
    def effect(self, force: Force, distance: int) -> GaleEffect | None:
        """Give what a Gale does at a range in Spaces; None beyond its radius."""
        found = self.effects[force]
        return found[distance] if distance < len(found) else None

    @rule("T.gale_effects")
    def radius(self, force: Force) -> int:
        """Give the Spaces that a Gale reaches from its marker."""
        return len(self.effects[force]) - 1

    @property
    @rule("T.gale_effects.d")
    def reached(self) -> tuple[PlaceKind, ...]:
        """The kinds of place that Gales affect."""
        return self.file.reach.kinds

    @property
    def pace(self) -> int:
        """The Spaces that a Gale moves at the end of an increment."""
        return self.file.pace.spaces_per_increment


@rule("T.gale_tracks")
def read_weather(text: str, waters: Waters) -> Weather:
    """Read the weather: every Wind rolls once, blows in the Seasons of both tables, and its Gales have a track."""
    file = read(WEATHER_FILE, text, _WeatherFile)
    if sorted(wind for roll in file.pairs.rolls for wind in roll) != sorted(Wind):
        raise DataError(WEATHER_FILE, "pairs", "give each Wind one die, alone or shared")
    winds = _winds(file)
    gales = {wind: _gales(file, wind, winds) for wind in Wind}
    found = each(WEATHER_FILE, "tracks.row", file.tracks.row, _TrackRow)
    tracks = {wind: _track(file, row) for wind, row in rows(WEATHER_FILE, "tracks.row", found, Wind).items()}
    for track in tracks.values():
        for place in (*track.starts, *track.goals, *track.avoid, *track.only_from.values()):
            if place not in waters.places:
                raise DataError(WEATHER_FILE, f"tracks.row.{track.wind}", f"{place} is no place; mend it")
    return Weather(file, file.pairs.rolls, winds, gales, _effects(file), tracks, _crossing(file))


def _faces(where: str, run: _Range) -> Faces | None:
    if not run:
        return None
    if len(run) != len(Faces._fields):
        raise DataError(WEATHER_FILE, where, f"{list(run)} is no range; give the first and the last face")
    return Faces(*run)


def _winds(file: _WeatherFile) -> dict[Season, dict[Wind, tuple[int, ...]]]:
    known = rows(WEATHER_FILE, "winds.row", file.winds.row, Wind)
    found: dict[Season, dict[Wind, tuple[int, ...]]] = {season: {} for season in Season}
    for roll in file.pairs.rolls:
        for season in Season:
            runs = [(_faces(f"winds.row.{wind}", known[wind][season]), wind) for wind in roll]
            try:
                meant = covered([(faces, wind) for faces, wind in runs if faces], whole=False)
            except ValueError as error:
                raise DataError(
                    WEATHER_FILE, f"winds.row.{roll[0]}.{season}", f"contra winds overlap: {error}"
                ) from error
            for wind in roll:
                found[season][wind] = tuple(face for face, blows in meant.items() if blows is wind)
    return found


def _gales(
    file: _WeatherFile, wind: Wind, winds: dict[Season, dict[Wind, tuple[int, ...]]]
) -> dict[Season, dict[int, Force]]:
    found: dict[Season, dict[int, Force]] = {}
    for season in Season:
        cells = file.gales.row[wind].get(season)
        where = f"gales.row.{wind}.{season}"
        if (cells is None) is bool(winds[season][wind]):
            raise DataError(WEATHER_FILE, where, "a Wind has a line for each Season in which it blows, and no other")
        if cells is not None:
            runs = [(_faces(where, run), force) for force, run in cells.items()]
            try:
                found[season] = covered([(faces, force) for faces, force in runs if faces], whole=False)
            except ValueError as error:
                raise DataError(WEATHER_FILE, where, str(error)) from error
    return found


def _effects(file: _WeatherFile) -> dict[Force, tuple[GaleEffect, ...]]:
    found: dict[Force, tuple[GaleEffect, ...]] = {}
    classes = file.effects.classes
    for force, row in file.effects.row.items():
        columns = (row.attrition, row.in_ordinary, row.catch, row.removed)
        if any(len(column) != row.radius + 1 for column in columns):
            raise DataError(WEATHER_FILE, f"effects.row.{force}", "give each range from 0 to the radius one figure")
        where = f"effects.row.{force}"
        found[force] = tuple(_effect(where, classes, *cells) for cells in zip(*columns, strict=True))
    own, centre = file.hurricane, file.hurricane_centre
    if centre.attrition != found[own.force][0].attrition + own.worse:
        raise DataError(WEATHER_FILE, "hurricane_centre", f"its DPs are not worse by {own.worse}; mend them")
    eye = _effect("hurricane_centre", classes, centre.attrition, centre.in_ordinary, centre.catch, centre.removed)
    found[Force.HURRICANE] = (eye, *found[own.force][1:])
    if list(found) != list(Force):
        raise DataError(WEATHER_FILE, "effects.row", "give each Force its row, the weakest first")
    return found


def _effect(
    where: str, classes: tuple[AuxiliaryClass, ...], attrition: int, in_ordinary: int, catch: int, removed: str
) -> GaleEffect:
    cells = removed.split()
    if not all(cell in {"-", "A"} or cell.isdecimal() for cell in cells):
        raise DataError(WEATHER_FILE, where, f"{removed!r}: a figure is a number, - or A")
    figures = [None if cell == "-" else 0 if cell == "A" else int(cell) for cell in cells]
    if len(figures) != len(classes) + 1:
        raise DataError(WEATHER_FILE, where, f"{removed!r}: give each Class, and the others, one figure")
    return GaleEffect(attrition, in_ordinary, catch, dict(zip(classes, figures[:-1], strict=True)), figures[-1])


def _track(file: _WeatherFile, row: _TrackRow) -> Track:
    symbols = {Wind.SCIROCCO: file.symbols.scirocco, Wind.GREGALES: file.symbols.gregales}
    return Track(
        row.id,
        row.starts or symbols[row.id],
        file.headings.row[row.id],
        row.goals,
        row.avoid,
        row.only_from,
        row.prevailing,
        row.id in file.headings.upwind,
        row.id in file.headings.one_step,
        (row.stands.space, row.stands.sea_zone) if row.stands else None,
    )


def _crossing(file: _WeatherFile) -> Crossing:
    own, rolls = file.crossing, file.crossing_rolls
    try:
        to = covered([(faces, place) for place, faces in rolls.to.items()])
    except ValueError as error:
        raise DataError(WEATHER_FILE, "crossing_rolls.to", str(error)) from error
    return Crossing(own.wind, own.start, rolls.ends, to)
