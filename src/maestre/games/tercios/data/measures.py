"""1.02-1.03, 1.28, 7.05 Scales, distances and bases, in units of 1/100 mm."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from maestre.games.tercios.data.words import Footing, Scale
from maestre.play.written.catalogue import Text, rule
from maestre.play.written.datatables import Amount, DataError, Number, Table, each, read, rows
from maestre.space.tabletop import Base

MEASURES_FILE: Final = "measures.toml"
INCH: Final = 2_500
"""An inch in units of the table: what code counts in, as ``measures.toml`` says why."""
Pair = tuple[Number, Number]


class _Unit(Table, frozen=True, kw_only=True):
    inch: Number
    cm: Number
    mm: Number


class _Scale(Table, frozen=True, kw_only=True):
    id: Scale
    name: Text
    table_in: Pair
    reaction_in: Number
    corridor_in: Number
    scenery_gap_in: Number
    cartographer_shift_in: Number
    river_crossing_edge_in: Number
    commander_mm: Number
    subordinate_mm: Number


class Scaled(msgspec.Struct, frozen=True, kw_only=True):
    """What depends on the scale of the figures: the table, some distances, the radii of the leaders' discs."""

    name: Text
    table: tuple[int, int]
    reaction: int
    corridor: int
    scenery_gap: int
    cartographer_shift: int
    river_crossing_edge: int
    commander_radius: int
    subordinate_radius: int


class _Distances(Table, frozen=True, kw_only=True):
    exclusion_in: Number
    command_in: Number
    command_presence_in: Number
    leader_move_in: Number
    leader_move_brio_in: Number
    disengage_in: Number
    consolidate_in: Number
    winner_step_back_in: Number
    infantry_countercharge_max_in: Number
    deployment_from_centre_line_in: Number
    deployment_from_leader_in: Number
    correction_in: Number
    correction_degrees: Number
    line_cover_in: Number
    step_aside_in: Number


class Distances(msgspec.Struct, frozen=True, kw_only=True):
    """Distances that are the same at both scales; ``correction_turn`` is in hundredths of a degree."""

    exclusion: int
    command: int
    command_presence: int
    leader_move: int
    leader_move_brio: int
    disengage: int
    consolidate: int
    winner_step_back: int
    infantry_countercharge_max: int
    deployment_from_centre_line: int
    deployment_from_leader: int
    correction: int
    correction_turn: int
    line_cover: int
    step_aside: int


class _Footing(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: Footing
    name: Text
    mm15_cm: tuple[Amount, Amount]
    mm28_cm: tuple[Amount, Amount]


class _Bases(Table, frozen=True, kw_only=True):
    row: dict[str, dict[str, object]]


class _MeasuresFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    unit: _Unit
    scale: dict[str, dict[str, object]]
    distances: _Distances
    bases: _Bases


class Measures(NamedTuple):
    """What ``measures.toml`` holds; bases as width of the front and depth, by scale and footing."""

    file: _MeasuresFile
    scales: dict[Scale, Scaled]
    distances: Distances
    bases: dict[Scale, dict[Footing, Base]]


@rule("1.02", "1.03", "1.28", "7.05")
def survey(text: str) -> Measures:
    """Read the measures: both scales, every base; the printed inches, centimetres and millimetres become units."""
    file = read(MEASURES_FILE, text, _MeasuresFile)
    if file.unit.inch != INCH:
        raise DataError(MEASURES_FILE, "unit", f"all is counted in inches of {INCH}, not {file.unit.inch}; leave it so")
    scales = rows(MEASURES_FILE, "scale", each(MEASURES_FILE, "scale", file.scale, _Scale), Scale)
    bases = rows(MEASURES_FILE, "bases.row", each(MEASURES_FILE, "bases.row", file.bases.row, _Footing), Footing)
    return Measures(
        file,
        {scale: _scaled(found, file.unit) for scale, found in scales.items()},
        _measured(file.distances),
        {
            Scale.MM15: {footing: _base(base.mm15_cm, file.unit) for footing, base in bases.items()},
            Scale.MM28: {footing: _base(base.mm28_cm, file.unit) for footing, base in bases.items()},
        },
    )


def _scaled(scale: _Scale, unit: _Unit) -> Scaled:
    width, depth = scale.table_in
    return Scaled(
        name=scale.name,
        table=(width * INCH, depth * INCH),
        reaction=scale.reaction_in * INCH,
        corridor=scale.corridor_in * INCH,
        scenery_gap=scale.scenery_gap_in * INCH,
        cartographer_shift=scale.cartographer_shift_in * INCH,
        river_crossing_edge=scale.river_crossing_edge_in * INCH,
        commander_radius=scale.commander_mm * unit.mm // 2,
        subordinate_radius=scale.subordinate_mm * unit.mm // 2,
    )


def _measured(written_in: _Distances) -> Distances:
    lengths = {
        name.removesuffix("_in"): getattr(written_in, name) * INCH
        for name in written_in.__struct_fields__
        if name.endswith("_in")
    }
    return Distances(**lengths, correction_turn=written_in.correction_degrees * 100)


def _base(size: tuple[int, int], unit: _Unit) -> Base:
    return Base(size[0] * unit.cm, size[1] * unit.cm)
