"""9.13-9.45 Terrain: the qualities of ground, the elements on sale, what dice decide of crops and rivers."""

from __future__ import annotations

from typing import Annotated, Final, Literal, NamedTuple

import msgspec

from maestre.games.tercios.data.orders import Steps
from maestre.games.tercios.data.words import Element, Ground, Scale
from maestre.play.written.catalogue import Text, rule
from maestre.play.written.datatables import Amount, DataError, Table, each, read, rows

TERRAIN_FILE: Final = "terrain.toml"
_Face = Annotated[int, msgspec.Meta(ge=1, le=6)]
_Pair = tuple[Amount, Amount]


class GroundRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A quality of ground, with the steps it gives where its rule applies."""

    id: Ground
    name: Text
    steps: Steps
    rule: str


class ElementRow(Table, frozen=True, kw_only=True):
    """An element: its price, qualities (or what decides them), shape and size in inches at both scales."""

    id: Element
    name: Text
    cost: Amount
    for_sale: bool
    qualities: tuple[Ground, ...]
    decided: Literal["", "crop", "river", "ford"]
    shape: Literal["area", "linear"]
    mm15_in: _Pair
    mm28_in: _Pair


class _Faces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    d6: tuple[_Face, ...]
    qualities: tuple[Ground, ...]


class _Again(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    d6: _Face
    qualities: tuple[Ground, ...]


class _Ford(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    plain: tuple[Ground, ...]
    deep: tuple[Ground, ...]


class Rolls(Table, frozen=True, kw_only=True):
    """What a die makes of a crop field and of a river, what a second 6 makes of a river, and what a ford is then."""

    crop: tuple[_Faces, ...]
    river: tuple[_Faces, ...]
    river_again: _Again
    ford: _Ford

    def __post_init__(self) -> None:
        super().__post_init__()
        for name, found in (("crop", self.crop), ("river", self.river)):
            faces = sorted(face for row in found for face in row.d6)
            if faces != list(range(1, 7)):
                raise ValueError(f"{name} has the faces {faces}; give each of 1 to 6 once")


class _Sizes(Table, frozen=True, kw_only=True):
    river_width_in: dict[Scale, Amount]
    small_building_in: dict[Scale, _Pair]
    large_building_in: dict[Scale, _Pair]

    def __post_init__(self) -> None:
        super().__post_init__()
        for name in ("river_width_in", "small_building_in", "large_building_in"):
            if len(getattr(self, name)) < len(Scale):
                raise ValueError(f"{name} lacks a scale; give it for {', '.join(Scale)}")


class _Grounds(Table, frozen=True, kw_only=True):
    row: dict[str, dict[str, object]]


class _TerrainFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    qualities: _Grounds
    element: dict[str, dict[str, object]]
    rolls: Rolls
    sizes: _Sizes


class Terrain(NamedTuple):
    """What ``terrain.toml`` holds."""

    file: _TerrainFile
    grounds: dict[Ground, GroundRow]
    elements: dict[Element, ElementRow]
    rolls: Rolls
    sizes: _Sizes


@rule("9.13", "9.14", "9.15", "9.45")
def read_terrain(text: str) -> Terrain:
    """Read the ground and the elements; whatever is for sale has a price."""
    file = read(TERRAIN_FILE, text, _TerrainFile)
    grounds = each(TERRAIN_FILE, "qualities.row", file.qualities.row, GroundRow)
    elements = rows(TERRAIN_FILE, "element", each(TERRAIN_FILE, "element", file.element, ElementRow), Element)
    for element in elements.values():
        if element.for_sale is not bool(element.cost):
            raise DataError(TERRAIN_FILE, f"element.{element.id}", f"for_sale {element.for_sale} at {element.cost}")
    return Terrain(file, rows(TERRAIN_FILE, "qualities.row", grounds, Ground), elements, file.rolls, file.sizes)
