"""Every figure of Lepanto, from ``data/``, checked once when it is loaded: rules read numbers here and nowhere else."""

from __future__ import annotations

from typing import Final

import msgspec

from maestre.games.lepanto.data.charts import (
    ADJACENT_GUNS,
    BOARDING_SIDES,
    COMBAT,
    GUN_CHART,
    GUN_PROFILE,
    GUN_RANGE,
    GUN_TARGETS,
    ODDS_CHART,
    ODDS_LIMIT,
    RAM_SIDE,
    RAM_TABLE,
    REACH,
    SMALL_ARMS,
    Arc,
    ProfileHex,
    ProfileValue,
    SmallArms,
    gun_hexes,
)
from maestre.games.lepanto.data.counters import TYPES, VICTORY, Kind, ShipType, Side, Victory
from maestre.games.lepanto.data.fleets import (
    DORIA,
    RESERVE,
    SHIPS,
    SQUADRONS,
    TOTALS,
    TOWS,
    Doria,
    Placed,
    Reserve,
    Squadron,
    Totals,
)
from maestre.games.lepanto.data.sailing import (
    DIE,
    MOVEMENT,
    PHASES,
    PLAYER_ORDER,
    REORIENT,
    SAIL,
    SAILING,
    TURNS,
    WIND,
    Movement,
    Shift,
    Wind,
)
from maestre.games.lepanto.data.scenarios import SCENARIOS, Scenario
from maestre.games.lepanto.data.waters import (
    BLOCKED,
    DIRECTION_NAMES,
    DRIFT,
    ENTRY,
    GRID,
    HIDDEN,
    LAND,
    SHORE,
    STEP,
    WATERS,
    barrier,
    closed,
)
from maestre.play.written.datatables import DataError, Source, Table, each, read, sources, written

__all__ = [
    "ADJACENT_GUNS",
    "BLOCKED",
    "BOARDING_SIDES",
    "DIE",
    "DIRECTION_NAMES",
    "DORIA",
    "DRIFT",
    "ENTRY",
    "GRID",
    "GUN_CHART",
    "GUN_PROFILE",
    "GUN_RANGE",
    "GUN_TARGETS",
    "HIDDEN",
    "LAND",
    "MOVEMENT",
    "ODDS_CHART",
    "ODDS_LIMIT",
    "OPTIONS",
    "PHASES",
    "PLAYER_ORDER",
    "PROVENANCE",
    "RAM_SIDE",
    "RAM_TABLE",
    "REACH",
    "REORIENT",
    "RESERVE",
    "SAIL",
    "SCENARIOS",
    "SHIPS",
    "SHORE",
    "SMALL_ARMS",
    "SQUADRONS",
    "STEP",
    "TOTALS",
    "TOWS",
    "TURNS",
    "TYPES",
    "VICTORY",
    "WIND",
    "Arc",
    "DataError",
    "Doria",
    "Kind",
    "Movement",
    "Placed",
    "ProfileHex",
    "ProfileValue",
    "Reserve",
    "Scenario",
    "Shift",
    "ShipType",
    "Side",
    "SmallArms",
    "Source",
    "Squadron",
    "Totals",
    "Victory",
    "Wind",
    "barrier",
    "closed",
    "gun_hexes",
    "read_options",
]

OPTIONS_FILE: Final = "options.toml"


class _Option(Table, frozen=True, kw_only=True):
    id: str
    values: tuple[bool | str, ...]

    def __post_init__(self) -> None:
        super().__post_init__()
        if len(self.values) < len((True, False)) or len(set(self.values)) < len(self.values):
            raise ValueError(f"values are {self.values}; write at least two, each once, our ruling first")


class _OptionsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    option: dict[str, dict[str, object]]


def read_options(text: str) -> dict[str, _Option]:
    """Read the switches for contested readings."""
    return each(OPTIONS_FILE, "option", read(OPTIONS_FILE, text, _OptionsFile).option, _Option)


_SWITCHES: Final = read_options(written(__package__, OPTIONS_FILE))

OPTIONS: Final[dict[str, tuple[bool | str, ...]]] = {name: option.values for name, option in _SWITCHES.items()}
"""The values of each switch, the default first."""

PROVENANCE: Final[dict[str, Source]] = {
    name: source
    for path, found in (
        ("map", WATERS.file),
        ("ships.ship_type", TYPES),
        ("ships.victory", VICTORY),
        ("movement", SAILING),
        ("combat", COMBAT),
        ("fleets.squadron", SQUADRONS),
        ("fleets.totals", TOTALS),
        ("fleets.reserve", RESERVE),
        ("fleets.doria", DORIA),
        ("scenarios.scenario", SCENARIOS),
        ("options.option", _SWITCHES),
    )
    for name, source in sources(path, found)
}
"""Where each table comes from, by file and table: ``combat.gunnery.chart``."""
