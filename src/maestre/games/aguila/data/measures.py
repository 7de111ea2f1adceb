"""1.02-1.14, 1.24, 15.01 The table, the bases and the distances, in units of 1/100 mm."""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple

import msgspec

from maestre.games.aguila.data.words import Arm
from maestre.play.written.catalogue import rule
from maestre.play.written.datatables import Amount, DataError, Number, Table, each, read

MEASURES_FILE: Final = "measures.toml"
INCH: Final = 2_540
MM: Final = 100
DEGREE: Final = 100
"""An inch, a millimetre and a degree in units of the table: what code counts in, as ``measures.toml`` says why."""

Face = Annotated[int, msgspec.Meta(ge=2, le=6)]
"""What a die must show or beat."""

_FIGURES_A_RANK: Final = {Arm.INFANTRY: 6, Arm.CAVALRY: 5}
_UNIT: Final = (INCH, MM, DEGREE)
_COMPANIES: Final = {Arm.INFANTRY: 3, Arm.CAVALRY: 1}


class Share(NamedTuple):
    """A part or a multiple, written [1, 2]: so many of so many parts."""

    over: Amount
    under: Number

    def of(self, whole: int) -> int:
        """Take this share of a length, rounding down: lengths are fine enough."""
        return whole * self.over // self.under

    def up(self, whole: int) -> int:
        """Take this share of a count, rounding up."""
        return -(-whole * self.over // self.under)


class _Unit(Table, frozen=True, kw_only=True):
    inch: Number
    mm: Number
    degree: Number


class _Table(Table, frozen=True, kw_only=True):
    width_mm: Number
    depth_mm: Number
    points_least: Number
    points_most: Number


class _Sizes(Table, frozen=True, kw_only=True):
    agreed_mm: tuple[tuple[Number, Number], ...]


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """The table, and the points of the armies that fit the recommended one."""

    width: int
    depth: int
    points_least: int
    points_most: int
    others: tuple[tuple[int, int], ...]
    """Sizes that players may agree on instead, width and depth."""


class _Distances(Table, frozen=True, kw_only=True):
    separation_in: Number
    open_separation_in: Number
    wood_hidden_in: Number
    pivot_through_in: Number
    officer_screen_in: Number
    officer_leaves_in: Number
    rally_gap_in: Number
    general_death_in: Number
    skirmish_gap_in: Number
    enemy_near_in: Number
    enemy_very_near_in: Number
    square_infantry_near_in: Number
    regimental_gun_in: Number
    recoil_infantry_in: Number
    recoil_cavalry_in: Number


class Distances(msgspec.Struct, frozen=True, kw_only=True):
    """Distances that the rules speak of, whoever is concerned."""

    separation: int
    open_separation: int
    wood_hidden: int
    pivot_through: int
    officer_screen: int
    officer_leaves: int
    rally_gap: int
    general_death: int
    skirmish_gap: int
    enemy_near: int
    enemy_very_near: int
    square_infantry_near: int
    regimental_gun: int
    recoil_infantry: int
    recoil_cavalry: int


class _Sight(Table, frozen=True, kw_only=True):
    arc_deg: Number
    vision_close_deg: Amount
    vision_wide_deg: Number
    turn_deg: Number
    sliver_mm: Number
    doubt: Face


class Sight(msgspec.Struct, frozen=True, kw_only=True):
    """Arcs and turns in hundredths of a degree; a sliver narrower than ``sliver`` is seen on ``doubt`` or more."""

    arc: int
    vision_close: int
    vision_wide: int
    turn: int
    sliver: int
    doubt: int


class _Block(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: int
    companies: Number
    ranks: Number
    front_mm: Number
    depth_mm: Number
    weight: Number


class _Bases(Table, frozen=True, kw_only=True):
    horseman: Number
    infantry: dict[str, dict[str, object]]
    cavalry: dict[str, dict[str, object]]


class _Single(Table, frozen=True, kw_only=True):
    front_mm: Number
    depth_mm: Number
    weight: Amount


class _Singles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    artillery: _Single
    officer: _Single


class _MeasuresFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    unit: _Unit
    table: _Table
    sizes: _Sizes
    distances: _Distances
    sight: _Sight
    bases: _Bases
    single: _Singles


class Base(msgspec.Struct, frozen=True, kw_only=True):
    """A base: front and depth, what stands on it, and what it weighs for the break point (10.20)."""

    front: int
    depth: int
    companies: int
    ranks: int
    weight: int


class Measures(NamedTuple):
    """What ``measures.toml`` holds; bases by arm and figures, guns and officers with one figure."""

    file: _MeasuresFile
    board: Board
    distances: Distances
    sight: Sight
    bases: dict[Arm, dict[int, Base]]


@rule("1.02", "1.03", "1.06", "1.07", "1.09", "1.10", "1.11", "1.24", "10.20", "15.01")
def survey(text: str) -> Measures:
    """Read the measures; ranks, companies and weights must follow from the figures, as the book counts them."""
    file = read(MEASURES_FILE, text, _MeasuresFile)
    table, unit = file.table, (file.unit.inch, file.unit.mm, file.unit.degree)
    if unit != _UNIT:
        raise DataError(MEASURES_FILE, "unit", f"all is counted in units of {_UNIT}, not {unit}; leave them so")
    if table.points_least > table.points_most:
        raise DataError(MEASURES_FILE, "table", "points_least is above points_most; mend them")
    return Measures(
        file,
        Board(
            width=table.width_mm * MM,
            depth=table.depth_mm * MM,
            points_least=table.points_least,
            points_most=table.points_most,
            others=tuple((width * MM, depth * MM) for width, depth in file.sizes.agreed_mm),
        ),
        _distances(file.distances),
        _sight(file.sight),
        {
            Arm.INFANTRY: _blocks(Arm.INFANTRY, file.bases.infantry),
            Arm.CAVALRY: _blocks(Arm.CAVALRY, file.bases.cavalry),
            Arm.ARTILLERY: {1: _single(file.single.artillery)},
            Arm.OFFICER: {1: _single(file.single.officer)},
        },
    )


def _distances(found: _Distances) -> Distances:
    lengths = {
        name.removesuffix("_in"): getattr(found, name) * INCH
        for name in found.__struct_fields__
        if name.endswith("_in")
    }
    return Distances(**lengths)


def _sight(found: _Sight) -> Sight:
    return Sight(
        arc=found.arc_deg * DEGREE,
        vision_close=found.vision_close_deg * DEGREE,
        vision_wide=found.vision_wide_deg * DEGREE,
        turn=found.turn_deg * DEGREE,
        sliver=found.sliver_mm * MM,
        doubt=found.doubt,
    )


def _blocks(arm: Arm, entries: dict[str, dict[str, object]]) -> dict[int, Base]:
    where = f"bases.{arm}"
    if not all(name.isdigit() for name in entries):
        raise DataError(MEASURES_FILE, where, "a base is not named by its figures; write their number")
    numbered = {name: {"id": int(name)} | entry for name, entry in entries.items()}
    blocks = each(MEASURES_FILE, where, numbered, _Block)
    for weight, block in enumerate(blocks.values(), start=1):
        told = block.ranks * _FIGURES_A_RANK[arm], block.companies, block.weight
        if told != (block.id, weight * _COMPANIES[arm], weight):
            raise DataError(MEASURES_FILE, f"{where}.{block.id}", "ranks, companies or weight do not fit the figures")
    return {
        block.id: Base(
            front=block.front_mm * MM,
            depth=block.depth_mm * MM,
            companies=block.companies,
            ranks=block.ranks,
            weight=block.weight,
        )
        for block in blocks.values()
    }


def _single(found: _Single) -> Base:
    return Base(front=found.front_mm * MM, depth=found.depth_mm * MM, companies=0, ranks=1, weight=found.weight)


def inches(number: int) -> int:
    """Turn printed inches into units of the table."""
    return number * INCH
