"""15.49-15.50 Lands: the climate of each, and the kinds of country that one finds there."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from maestre.games.aguila.data.words import Landscape, Region
from maestre.play.written.catalogue import Text, rule
from maestre.play.written.datatables import DataError, Table, each, read

LANDS_FILE: Final = "lands.toml"


class Land(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A land: its region, which decides its weather, and the kinds of country that it suggests."""

    id: str
    name: Text
    region: Region
    landscapes: tuple[Landscape, ...]


class _Lands(Table, frozen=True, kw_only=True):
    row: dict[str, dict[str, object]]


class _LandsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    lands: _Lands


class Lands(NamedTuple):
    """What ``lands.toml`` holds."""

    file: _LandsFile
    row: dict[str, Land]


@rule("15.49", "15.50")
def read_lands(text: str) -> Lands:
    """Read the lands: each suggests some country, and each region and kind of country is found somewhere."""
    file = read(LANDS_FILE, text, _LandsFile)
    found = each(LANDS_FILE, "lands.row", file.lands.row, Land)
    for land in found.values():
        if not land.landscapes:
            raise DataError(LANDS_FILE, f"lands.row.{land.id}", "it suggests no country; name some")
    regions = {land.region for land in found.values()}
    countries = {one for land in found.values() for one in land.landscapes}
    if regions != set(Region) or countries != set(Landscape):
        raise DataError(LANDS_FILE, "lands.row", "a region or a kind of country is nowhere; add a land")
    return Lands(file, found)
