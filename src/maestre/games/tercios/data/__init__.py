"""Every figure of Tercios, from ``data/``, checked once when it is loaded: rules read numbers here and nowhere else."""

from __future__ import annotations

from functools import cache

from maestre.games.tercios.data.battle import BATTLE, Size, Spell, Victory
from maestre.games.tercios.data.equipment import ABILITIES, WEAPONS, AbilityRow, WeaponRow
from maestre.games.tercios.data.forces import FORCES, ArmyList, CommandEntry, Force, LeaderEntry, UnitEntry
from maestre.games.tercios.data.leaders import LEADERS, Level, QualityRow, VirtueRow
from maestre.games.tercios.data.measures import INCH, MEASURES_FILE, Distances, Scaled, survey
from maestre.games.tercios.data.orders import ORDERS_FILE, VALUES_FILE, CardOrder, read_arithmetic, read_orders
from maestre.games.tercios.data.organisation import ORGANISATION, Chart, CommandRow, Elite, Faction
from maestre.games.tercios.data.scenarios import SCENARIOS_FILE, Laid, Ready, Scenario, read_scenarios
from maestre.games.tercios.data.terrain import TERRAIN_FILE, ElementRow, GroundRow, read_terrain
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
from maestre.play.written.figures import Figures as PlayFigures
from maestre.play.written.figures import Files

__all__ = [
    "ABILITIES",
    "BATTLE",
    "CITATIONS",
    "FORCES",
    "INCH",
    "LEADERS",
    "OPTIONS",
    "ORGANISATION",
    "PROFILES",
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
    "Figures",
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
    "own_figures",
]


class Figures(PlayFigures):
    """The figures of a battle of Tercios."""

    def __init__(self, origin: Files) -> None:
        """Read the files, those first that others are checked by."""
        super().__init__(origin)
        measures = survey(origin.text(MEASURES_FILE))
        self.scales, self.distances, self.bases = measures.scales, measures.distances, measures.bases
        """What depends on the scale, what does not, and bases by scale and footing."""
        arithmetic = read_arithmetic(origin.text(VALUES_FILE))
        self.steps, self.markers, self.targets = arithmetic.steps, arithmetic.markers, arithmetic.targets
        """How steps change values, what markers do to them, and what dice must show."""
        orders = read_orders(origin.text(ORDERS_FILE))
        self.orders = orders.row
        """The five cards."""
        self.terrain = read_terrain(origin.text(TERRAIN_FILE))
        self.scenarios, self.ready = read_scenarios(origin.text(SCENARIOS_FILE))
        """What can be played by key, and the table that is ready."""
        tables = (
            ("measures", measures.file),
            ("values", arithmetic),
            ("orders", orders.file),
            ("weapons", WEAPONS.file),
            ("abilities", ABILITIES.file),
            ("leaders", LEADERS.file),
            ("terrain", self.terrain.file),
            ("terrain.element", self.terrain.elements),
            ("battle", BATTLE.file),
            ("scenarios.scenario", self.scenarios),
            ("scenarios.option.preparation.ready", self.ready),
            ("troops.profile", PROFILES),
            ("options.option", OPTIONS),
            ("organisation.chart", ORGANISATION.charts),
            ("organisation.command", ORGANISATION.commands),
            ("organisation.elite", ORGANISATION.elite),
            ("organisation.faction", ORGANISATION.factions),
            ("forces.force", FORCES),
        )
        self.provenance: dict[str, Source] = dict(found for path, table in tables for found in sources(path, table))
        """Where each table comes from, by file and table: ``troops.profile.tercio``."""


@cache
def own_figures() -> Figures:
    """Read the game's own figures, once."""
    return Figures(Files(__name__))
