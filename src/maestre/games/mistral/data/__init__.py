"""Every figure of Mistral, from ``data/``, checked once when it is read: rules read numbers here and nowhere else."""

from __future__ import annotations

from functools import cache

from maestre.games.mistral.data.auxiliaries import (
    AUXILIARIES_FILE,
    Auxiliaries,
    ClassRow,
    CombinedTasks,
    read_auxiliaries,
)
from maestre.games.mistral.data.battle import BATTLE_FILE, Battle, Result, read_battle
from maestre.games.mistral.data.battle_charts import (
    Aftermath,
    Arrivals,
    BattleCharts,
    Bomb,
    Casualty,
    CombatDamage,
    CombatRow,
    Fireship,
    Gauge,
    Matrix,
    Reinforcing,
)
from maestre.games.mistral.data.calendar import CALENDAR_FILE, Calendar, read_calendar
from maestre.games.mistral.data.convoys import (
    CONVOYS_FILE,
    Appearance,
    Cargo,
    Convoys,
    Diversion,
    HistoricalTroops,
    Muster,
    Troops,
    read_convoys,
)
from maestre.games.mistral.data.corsairs import (
    CORSAIRS_FILE,
    Corsairs,
    GuerreDeCourse,
    Pirates,
    PirateYear,
    read_corsairs,
)
from maestre.games.mistral.data.detection import DETECTION_FILE, Detection, Sighting, read_detection
from maestre.games.mistral.data.die import FACES, HIGHEST, LOWEST, Face, Faces, covered, on_face, within
from maestre.games.mistral.data.events import (
    EVENTS_FILE,
    CampaignRow,
    Campaigns,
    CorsicanPort,
    Date,
    EventDrm,
    EventRow,
    Events,
    IfMarker,
    ShownPort,
    Victory,
    VictoryEffect,
    Withdrawal,
    read_events,
)
from maestre.games.mistral.data.formations import (
    FORMATIONS_FILE,
    Assigned,
    Belonging,
    Checks,
    Counter,
    Formations,
    KindRow,
    Notional,
    Posts,
    read_formations,
)
from maestre.games.mistral.data.orders import (
    ORDERS_FILE,
    ArmySupport,
    BlockadeOrder,
    ChitRow,
    Course,
    Cruise,
    Escort,
    InterdictionOrder,
    Orders,
    OrderType,
    Rendezvous,
    ShowOfForce,
    read_orders,
)
from maestre.games.mistral.data.prestige import (
    PRESTIGE_FILE,
    Ending,
    Equivalents,
    Gains,
    Losses,
    PlayerRank,
    Prestige,
    Relief,
    read_prestige,
)
from maestre.games.mistral.data.reinforcement import (
    REINFORCEMENT_FILE,
    Change,
    Entrance,
    Modify,
    Reinforcement,
    Request,
    Use,
    read_reinforcement,
)
from maestre.games.mistral.data.scenarios import (
    SCENARIOS_FILE,
    AuxiliaryEntry,
    Forces,
    FrontEntry,
    LeaderEntry,
    PoolSquadron,
    Promotion,
    ReservePool,
    ScenarioRow,
    Scenarios,
    SetupRow,
    Ship,
    SquadronEntry,
    read_scenarios,
)
from maestre.games.mistral.data.squadrons import SQUADRONS_FILE, DamageEffect, Sinking, Squadrons, read_squadrons
from maestre.games.mistral.data.upkeep import UPKEEP_FILE, Attrition, Emergency, Repair, Upkeep, read_upkeep
from maestre.games.mistral.data.waters import WATERS_FILE, Catching, LeaderCatch, Place, Stretch, Waters, read_waters
from maestre.games.mistral.data.weather import WEATHER_FILE, Crossing, GaleEffect, Heading, Track, Weather, read_weather
from maestre.games.mistral.data.words import (
    AuxiliaryClass,
    Campaign,
    Class,
    Command,
    Contingent,
    ConvoyKind,
    Event,
    Fate,
    Flag,
    Fleet,
    Force,
    Intensity,
    Kind,
    OrderKind,
    Personality,
    PlaceKind,
    PortClass,
    Rank,
    Role,
    Screening,
    Season,
    Shape,
    Stance,
    Status,
    Task,
    Wind,
)
from maestre.play.written.datatables import DataError, Source, sources
from maestre.play.written.figures import Figures as PlayFigures
from maestre.play.written.figures import Files

__all__ = [
    "FACES",
    "HIGHEST",
    "LOWEST",
    "Aftermath",
    "Appearance",
    "ArmySupport",
    "Arrivals",
    "Assigned",
    "Attrition",
    "Auxiliaries",
    "AuxiliaryClass",
    "AuxiliaryEntry",
    "Battle",
    "BattleCharts",
    "Belonging",
    "BlockadeOrder",
    "Bomb",
    "Calendar",
    "Campaign",
    "CampaignRow",
    "Campaigns",
    "Cargo",
    "Casualty",
    "Catching",
    "Change",
    "Checks",
    "ChitRow",
    "Class",
    "ClassRow",
    "CombatDamage",
    "CombatRow",
    "CombinedTasks",
    "Command",
    "Contingent",
    "ConvoyKind",
    "Convoys",
    "Corsairs",
    "CorsicanPort",
    "Counter",
    "Course",
    "Crossing",
    "Cruise",
    "DamageEffect",
    "DataError",
    "Date",
    "Detection",
    "Diversion",
    "Emergency",
    "Ending",
    "Entrance",
    "Equivalents",
    "Escort",
    "Event",
    "EventDrm",
    "EventRow",
    "Events",
    "Face",
    "Faces",
    "Fate",
    "Figures",
    "Fireship",
    "Flag",
    "Fleet",
    "Force",
    "Forces",
    "Formations",
    "FrontEntry",
    "Gains",
    "GaleEffect",
    "Gauge",
    "GuerreDeCourse",
    "Heading",
    "HistoricalTroops",
    "IfMarker",
    "Intensity",
    "InterdictionOrder",
    "Kind",
    "KindRow",
    "LeaderCatch",
    "LeaderEntry",
    "Losses",
    "Matrix",
    "Modify",
    "Muster",
    "Notional",
    "OrderKind",
    "OrderType",
    "Orders",
    "Personality",
    "PirateYear",
    "Pirates",
    "Place",
    "PlaceKind",
    "PlayerRank",
    "PoolSquadron",
    "PortClass",
    "Posts",
    "Prestige",
    "Promotion",
    "Rank",
    "Reinforcement",
    "Reinforcing",
    "Relief",
    "Rendezvous",
    "Repair",
    "Request",
    "ReservePool",
    "Result",
    "Role",
    "ScenarioRow",
    "Scenarios",
    "Screening",
    "Season",
    "SetupRow",
    "Shape",
    "Ship",
    "ShowOfForce",
    "ShownPort",
    "Sighting",
    "Sinking",
    "Source",
    "SquadronEntry",
    "Squadrons",
    "Stance",
    "Status",
    "Stretch",
    "Task",
    "Track",
    "Troops",
    "Upkeep",
    "Use",
    "Victory",
    "VictoryEffect",
    "Waters",
    "Weather",
    "Wind",
    "Withdrawal",
    "covered",
    "on_face",
    "own_figures",
    "within",
]


class Figures(PlayFigures):
    """The figures of a game of Mistral, by the charts of its books."""

    def __init__(self, origin: Files) -> None:
        """Read the files, those first that others are checked by."""
        super().__init__(origin)
        self.calendar = read_calendar(origin.text(CALENDAR_FILE))
        self.waters = read_waters(origin.text(WATERS_FILE))
        self.places, self.network = self.waters.places, self.waters.network
        """Every place of the map by id, and the map as a network of lanes."""
        self.formations = read_formations(origin.text(FORMATIONS_FILE))
        self.squadrons = read_squadrons(origin.text(SQUADRONS_FILE))
        self.detection = read_detection(origin.text(DETECTION_FILE))
        self.upkeep = read_upkeep(origin.text(UPKEEP_FILE))
        self.auxiliaries = read_auxiliaries(origin.text(AUXILIARIES_FILE))
        self.weather = read_weather(origin.text(WEATHER_FILE), self.waters)
        self.events = read_events(origin.text(EVENTS_FILE), self.calendar, self.waters)
        self.convoys = read_convoys(origin.text(CONVOYS_FILE), self.calendar, self.waters)
        self.corsairs = read_corsairs(origin.text(CORSAIRS_FILE), self.waters)
        self.orders = read_orders(origin.text(ORDERS_FILE), self.calendar, self.corsairs, self.waters)
        self.reinforcement = read_reinforcement(origin.text(REINFORCEMENT_FILE), self.waters)
        self.scenarios = read_scenarios(
            origin.text(SCENARIOS_FILE), self.calendar, self.formations, self.squadrons, self.waters
        )
        self.battle = read_battle(origin.text(BATTLE_FILE), self.squadrons)
        self.prestige = read_prestige(origin.text(PRESTIGE_FILE), self.calendar)
        tables = (
            ("calendar", self.calendar.file),
            ("weather", self.weather.file),
            ("waters", self.waters.file),
            ("detection", self.detection.file),
            ("battle", self.battle.file),
            ("squadrons", self.squadrons.file),
            ("formations", self.formations.file),
            ("auxiliaries", self.auxiliaries.file),
            ("upkeep", self.upkeep.file),
            ("convoys", self.convoys.file),
            ("corsairs", self.corsairs.file),
            ("orders", self.orders.file),
            ("events", self.events.file),
            ("reinforcement", self.reinforcement.file),
            ("prestige", self.prestige.file),
            ("scenarios.scenario", self.scenarios.row),
            ("scenarios.setup", self.scenarios.setups),
            ("scenarios.forces", self.scenarios.forces),
        )
        self.provenance = dict(found for path, table in tables for found in sources(path, table))
        """Where each table comes from, by file and table: ``battle.combat_damage``."""


@cache
def own_figures() -> Figures:
    """Read the game's own figures, once."""
    return Figures(Files(__name__))
