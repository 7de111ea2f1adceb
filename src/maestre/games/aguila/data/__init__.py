"""Every figure of Águila, from ``data/``, checked once when it is read: rules read numbers here and nowhere else."""

from __future__ import annotations

from functools import cache

from msgspec.structs import replace

from maestre.games.aguila.data.abilities import ABILITIES_FILE, AbilityRow, read_abilities
from maestre.games.aguila.data.combat import (
    COMBAT_FILE,
    Attacks,
    CounterCharge,
    Courage,
    CoverRow,
    Dice,
    Dismounted,
    Fighting,
    Ground,
    Regroup,
    Shooting,
    read_combat,
)
from maestre.games.aguila.data.forces import (
    FORCES_FILE,
    ArmyList,
    BrigadeEntry,
    Force,
    OfficerEntry,
    UnitEntry,
    read_forces,
)
from maestre.games.aguila.data.formations import (
    FORMATIONS_FILE,
    Allowance,
    Enemy,
    FormationRow,
    Garrison,
    read_formations,
)
from maestre.games.aguila.data.lands import LANDS_FILE, Land, read_lands
from maestre.games.aguila.data.lists import LISTS_FILE, Choice, ListRow, Ratios, read_lists
from maestre.games.aguila.data.measures import (
    INCH,
    MEASURES_FILE,
    MM,
    Base,
    Board,
    Distances,
    Share,
    Sight,
    inches,
    survey,
)
from maestre.games.aguila.data.officers import (
    OFFICERS_FILE,
    Extras,
    OfficerAbilityRow,
    OfficerProfile,
    RankRow,
    Staff,
    read_officers,
)
from maestre.games.aguila.data.orders import ORDERS_FILE, Discipline, Order, ReactionRow, read_orders
from maestre.games.aguila.data.scenarios import (
    SCENARIOS_FILE,
    Assault,
    Borodino,
    Bridge,
    Crossing,
    Deployment,
    DeploymentRoll,
    Divide,
    Escalation,
    FarmHouse,
    Hill,
    Length,
    Objectives,
    Oblique,
    PointsDestroyed,
    Reserves,
    ScenarioRow,
    Village,
    Zone,
    Zones,
    read_scenarios,
)
from maestre.games.aguila.data.terrain import TERRAIN_FILE, Farm, LandscapeRow, Placement, TerrainRow, read_terrain
from maestre.games.aguila.data.troops import (
    TROOPS_FILE,
    Citation,
    ClassRow,
    Kind,
    Points,
    Stock,
    Unit,
    read_troops,
    read_units,
    unit_file,
)
from maestre.games.aguila.data.weapons import (
    WEAPONS_FILE,
    Ball,
    Canister,
    Collapse,
    Drill,
    GunRow,
    Limbering,
    OfficerTarget,
    Protection,
    StructureRow,
    WeaponRow,
    read_weapons,
)
from maestre.games.aguila.data.weather import WEATHER_FILE, Climate, Ice, WeatherRow, read_weather
from maestre.games.aguila.data.words import (
    Ability,
    Arm,
    Class,
    Cover,
    Formation,
    Going,
    Gun,
    Landscape,
    Nation,
    OfficerAbility,
    OrderKind,
    Rank,
    Reaction,
    Region,
    Scenario,
    Season,
    Structure,
    Terrain,
    Tier,
    Weapon,
    Weather,
)
from maestre.play.written.catalogue import rule
from maestre.play.written.datatables import DataError, Source, sources
from maestre.play.written.figures import Figures as PlayFigures
from maestre.play.written.figures import Files
from maestre.space import tabletop
from maestre.space.tabletop import Point

__all__ = [
    "INCH",
    "MM",
    "Ability",
    "AbilityRow",
    "Allowance",
    "Arm",
    "ArmyList",
    "Assault",
    "Attacks",
    "Ball",
    "Base",
    "Board",
    "Borodino",
    "Bridge",
    "BrigadeEntry",
    "Canister",
    "Choice",
    "Citation",
    "Class",
    "ClassRow",
    "Climate",
    "Collapse",
    "CounterCharge",
    "Courage",
    "Cover",
    "CoverRow",
    "Crossing",
    "DataError",
    "Deployment",
    "DeploymentRoll",
    "Dice",
    "Discipline",
    "Dismounted",
    "Distances",
    "Divide",
    "Drill",
    "Enemy",
    "Escalation",
    "Extras",
    "Farm",
    "FarmHouse",
    "Fighting",
    "Figures",
    "Force",
    "Formation",
    "FormationRow",
    "Garrison",
    "Going",
    "Ground",
    "Gun",
    "GunRow",
    "Hill",
    "Ice",
    "Kind",
    "Land",
    "Landscape",
    "LandscapeRow",
    "Length",
    "Limbering",
    "ListRow",
    "Nation",
    "Objectives",
    "Oblique",
    "OfficerAbility",
    "OfficerAbilityRow",
    "OfficerEntry",
    "OfficerProfile",
    "OfficerTarget",
    "Order",
    "OrderKind",
    "Placement",
    "Points",
    "PointsDestroyed",
    "Protection",
    "Rank",
    "RankRow",
    "Ratios",
    "Reaction",
    "ReactionRow",
    "Region",
    "Regroup",
    "Reserves",
    "Scenario",
    "ScenarioRow",
    "Season",
    "Share",
    "Shooting",
    "Sight",
    "Source",
    "Staff",
    "Stock",
    "Structure",
    "StructureRow",
    "Terrain",
    "TerrainRow",
    "Tier",
    "Unit",
    "UnitEntry",
    "Village",
    "Weapon",
    "WeaponRow",
    "Weather",
    "WeatherRow",
    "Zone",
    "Zones",
    "inches",
    "own_figures",
]


class Figures(PlayFigures):
    """The figures of a battle of Águila."""

    def __init__(self, origin: Files) -> None:
        """Read the files, those first that others are checked by."""
        super().__init__(origin)
        measures = survey(origin.text(MEASURES_FILE))
        self.table, self.distances, self.sight = measures.board, measures.distances, measures.sight
        self.bases, self.horseman = measures.bases, measures.file.bases.horseman
        """Bases by arm and figures; as how many figures a horseman counts."""
        self._laid_out()
        self._sized: dict[tuple[int, int], Figures] = {}
        self.formations = read_formations(origin.text(FORMATIONS_FILE), self.bases)
        self.combat = read_combat(origin.text(COMBAT_FILE), self.formations)
        self.abilities = read_abilities(origin.text(ABILITIES_FILE))
        self.weapons = read_weapons(origin.text(WEAPONS_FILE), self.combat)
        self.lands = read_lands(origin.text(LANDS_FILE))
        self.orders = read_orders(origin.text(ORDERS_FILE))
        self.weather = read_weather(origin.text(WEATHER_FILE))
        self.scenarios = read_scenarios(origin.text(SCENARIOS_FILE), self.combat, self.weapons)
        self.terrain = read_terrain(origin.text(TERRAIN_FILE), self.combat)
        self.officers = read_officers(origin.text(OFFICERS_FILE))
        self.troops = read_troops(origin.text(TROOPS_FILE))
        stock = Stock(self.bases, self.abilities, self.combat, self.weapons, self.troops)
        self.kinds: dict[Nation, dict[str, Kind]] = {}
        """The units of each nation as its file has them: one of several sizes is one kind."""
        self.units: dict[str, Unit] = {}
        """The units by id: kind and figures."""
        for nation in Nation:
            self.kinds[nation], found = read_units(nation, origin.text(unit_file(nation)), stock)
            self.units |= found
        self.lists = read_lists(origin.text(LISTS_FILE), self.kinds, self.bases)
        self.forces = read_forces(origin.text(FORCES_FILE))
        tables = (
            ("measures", measures.file),
            ("orders", self.orders.file),
            ("formations", self.formations.file),
            ("formations.formation", self.formations.written),
            ("combat", self.combat.file),
            ("weapons", self.weapons.file),
            ("weapons.gun", self.weapons.guns),
            ("weapons.structure", self.weapons.structures),
            ("abilities", self.abilities.file),
            ("officers", self.officers.file),
            ("officers.rank", self.officers.ranks),
            ("officers.profile", self.officers.profiles),
            ("weather", self.weather.file),
            ("weather.weather", self.weather.row),
            ("weather.climate", self.weather.climate),
            ("lands", self.lands.file),
            ("terrain", self.terrain.file),
            ("terrain.landscape", self.terrain.landscapes),
            ("terrain.terrain", self.terrain.row),
            ("scenarios", self.scenarios.own),
            ("scenarios.length", self.scenarios.lengths),
            ("scenarios.scenario", self.scenarios.row),
            ("scenarios.scenario", self.scenarios.small),
            ("troops", self.troops.file),
            *((f"units_{nation}", kinds) for nation, kinds in self.kinds.items()),
            ("lists", self.lists.file),
            ("lists.list", self.lists.row),
            ("forces.force", self.forces),
        )
        self.provenance = dict(found for path, table in tables for found in sources(path, table))
        """Where each table comes from, by file and table: ``weapons.gun.light``."""

    def _laid_out(self) -> None:
        self.field = tabletop.table(self.table.width, self.table.depth)
        self.centre = Point(self.table.width // 2, self.table.depth // 2)
        """The table as an outline, and its middle."""

    def __get__(self, state: object, owner: object) -> Figures:
        """Give a state these figures with its table as large as its players have agreed on, and others themselves."""
        size: tuple[int, int] | None = getattr(state, "size", None)
        return self if size is None else self.sized(size)

    @rule("15.01")
    def sized(self, size: tuple[int, int]) -> Figures:
        """Give these figures with a table of another size, the same at each call."""
        found = self._sized.get(size)
        if found is None:
            found = self._sized[size] = object.__new__(type(self))
            found.__dict__ |= self.__dict__ | {"kept": {}}
            found.table = replace(self.table, width=size[0], depth=size[1])
            found._laid_out()
        return found


@cache
def own_figures() -> Figures:
    """Read the game's own figures, once."""
    return Figures(Files(__name__))
