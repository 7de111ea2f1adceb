"""Every figure of Tercios, from ``data/``, checked once when it is loaded: rules read numbers here and nowhere else."""

from __future__ import annotations

from typing import Final

from maestre.games.tercios.data.battle import BATTLE, Size, Spell, Victory
from maestre.games.tercios.data.equipment import ABILITIES, WEAPONS, AbilityRow, WeaponRow
from maestre.games.tercios.data.forces import FORCES, ArmyList, CommandEntry, Force, LeaderEntry, UnitEntry
from maestre.games.tercios.data.leaders import LEADERS, Level, QualityRow, VirtueRow
from maestre.games.tercios.data.measures import BASES, DISTANCES, INCH, MEASURES, SCALES, Distances, Scaled
from maestre.games.tercios.data.orders import ARITHMETIC, MARKERS, ORDERS, STEPS, TARGETS, CardOrder
from maestre.games.tercios.data.organisation import ORGANISATION, Chart, CommandRow, Elite, Faction
from maestre.games.tercios.data.scenarios import READY, SCENARIOS, Laid, Ready, Scenario
from maestre.games.tercios.data.terrain import TERRAIN, ElementRow, GroundRow
from maestre.games.tercios.data.troops import CITATIONS, OPTIONS, PROFILES, Citation, Defences, Option, Profile
from maestre.games.tercios.data.words import (
    Ability,
    Arm,
    Body,
    CommandKind,
    Element,
    Footing,
    Ground,
    OrderKind,
    Quality,
    Scale,
    Value,
    Virtue,
    Weapon,
)
from maestre.play.written.datatables import DataError, Source, sources

__all__ = [
    "ABILITIES",
    "BASES",
    "BATTLE",
    "CITATIONS",
    "DISTANCES",
    "FORCES",
    "INCH",
    "LEADERS",
    "MARKERS",
    "OPTIONS",
    "ORDERS",
    "ORGANISATION",
    "PROFILES",
    "PROVENANCE",
    "READY",
    "SCALES",
    "SCENARIOS",
    "STEPS",
    "TARGETS",
    "TERRAIN",
    "WEAPONS",
    "Ability",
    "AbilityRow",
    "Arm",
    "ArmyList",
    "Body",
    "CardOrder",
    "Chart",
    "Citation",
    "CommandEntry",
    "CommandKind",
    "CommandRow",
    "DataError",
    "Defences",
    "Distances",
    "Element",
    "ElementRow",
    "Elite",
    "Faction",
    "Footing",
    "Force",
    "Ground",
    "GroundRow",
    "Laid",
    "LeaderEntry",
    "Level",
    "Option",
    "OrderKind",
    "Profile",
    "Quality",
    "QualityRow",
    "Ready",
    "Scale",
    "Scaled",
    "Scenario",
    "Size",
    "Source",
    "Spell",
    "UnitEntry",
    "Value",
    "Victory",
    "Virtue",
    "VirtueRow",
    "Weapon",
    "WeaponRow",
]

PROVENANCE: Final[dict[str, Source]] = {
    name: source
    for path, found in (
        ("measures", MEASURES.file),
        ("values", ARITHMETIC),
        ("orders", ORDERS.file),
        ("weapons", WEAPONS.file),
        ("abilities", ABILITIES.file),
        ("leaders", LEADERS.file),
        ("terrain", TERRAIN.file),
        ("terrain.element", TERRAIN.elements),
        ("battle", BATTLE.file),
        ("scenarios.scenario", SCENARIOS),
        ("scenarios.option.preparation.ready", READY),
        ("troops.profile", PROFILES),
        ("options.option", OPTIONS),
        ("organisation.chart", ORGANISATION.charts),
        ("organisation.command", ORGANISATION.commands),
        ("organisation.elite", ORGANISATION.elite),
        ("organisation.faction", ORGANISATION.factions),
        ("forces.force", FORCES),
    )
    for name, source in sources(path, found)
}
"""Where each table comes from, by file and table: ``troops.profile.tercio``."""
