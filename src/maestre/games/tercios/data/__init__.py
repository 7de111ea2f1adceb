"""Every figure of Tercios, from ``data/``, checked once when it is loaded: rules read numbers here and nowhere else."""

from __future__ import annotations

from functools import cache

from maestre.games.tercios.data.battle import BATTLE_FILE, Size, Spell, Victory, read_battle
from maestre.games.tercios.data.equipment import (
    ABILITIES_FILE,
    WEAPONS_FILE,
    AbilityRow,
    WeaponRow,
    read_abilities,
    read_weapons,
)
from maestre.games.tercios.data.forces import (
    FORCES_FILE,
    ArmyList,
    CommandEntry,
    Force,
    LeaderEntry,
    UnitEntry,
    read_forces,
)
from maestre.games.tercios.data.leaders import LEADERS_FILE, Level, QualityRow, VirtueRow, read_leaders
from maestre.games.tercios.data.measures import INCH, MEASURES_FILE, Distances, Scaled, survey
from maestre.games.tercios.data.orders import ORDERS_FILE, VALUES_FILE, CardOrder, read_arithmetic, read_orders
from maestre.games.tercios.data.organisation import (
    ORGANISATION_FILE,
    Chart,
    CommandRow,
    Elite,
    Faction,
    Sold,
    read_organisation,
)
from maestre.games.tercios.data.scenarios import SCENARIOS_FILE, Laid, Ready, Scenario, read_scenarios
from maestre.games.tercios.data.terrain import TERRAIN_FILE, ElementRow, GroundRow, read_terrain
from maestre.games.tercios.data.troops import (
    OPTIONS_FILE,
    TROOPS_FILE,
    Citation,
    Defences,
    Option,
    Profile,
    read_options,
    read_troops,
)
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
    "INCH",
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
        self.centimetre = measures.file.unit.cm
        """How many units a centimetre has."""
        arithmetic = read_arithmetic(origin.text(VALUES_FILE))
        self.steps, self.markers, self.targets = arithmetic.steps, arithmetic.markers, arithmetic.targets
        """How steps change values, what markers do to them, and what dice must show."""
        orders = read_orders(origin.text(ORDERS_FILE))
        self.orders = orders.row
        """The five cards."""
        self.weapons = read_weapons(origin.text(WEAPONS_FILE))
        self.abilities = read_abilities(origin.text(ABILITIES_FILE))
        self.leaders = read_leaders(origin.text(LEADERS_FILE))
        self.battle = read_battle(origin.text(BATTLE_FILE))
        self.profiles, self.citations = read_troops(origin.text(TROOPS_FILE), self.weapons, self.abilities)
        """The profiles of Troops by key, and where lists are printed."""
        self.options = read_options(origin.text(OPTIONS_FILE), self.profiles)
        """What may be bought, by profile."""
        sold = Sold(self.profiles, self.options, self.abilities)
        self.organisation = read_organisation(origin.text(ORGANISATION_FILE), sold)
        self.forces = read_forces(origin.text(FORCES_FILE))
        """The forces that are ready to play."""
        self.terrain = read_terrain(origin.text(TERRAIN_FILE))
        self.scenarios, self.ready = read_scenarios(origin.text(SCENARIOS_FILE))
        """What can be played by key, and the table that is ready."""
        tables = (
            ("measures", measures.file),
            ("values", arithmetic),
            ("orders", orders.file),
            ("weapons", self.weapons.file),
            ("abilities", self.abilities.file),
            ("leaders", self.leaders.file),
            ("terrain", self.terrain.file),
            ("terrain.element", self.terrain.elements),
            ("battle", self.battle.file),
            ("scenarios.scenario", self.scenarios),
            ("scenarios.option.preparation.ready", self.ready),
            ("troops.profile", self.profiles),
            ("options.option", self.options),
            ("organisation.chart", self.organisation.charts),
            ("organisation.command", self.organisation.commands),
            ("organisation.elite", self.organisation.elite),
            ("organisation.faction", self.organisation.factions),
            ("forces.force", self.forces),
        )
        self.provenance = dict(found for path, table in tables for found in sources(path, table))
        """Where each table comes from, by file and table: ``troops.profile.tercio``."""


@cache
def own_figures() -> Figures:
    """Read the game's own figures, once."""
    return Figures(Files(__name__))
