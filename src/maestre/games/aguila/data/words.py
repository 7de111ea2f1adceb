"""The words of the game that its code speaks of: arms, formations, orders, reactions, abilities, weather, terrain ...

The values are the names that the tables use; every loader makes sure that each has its row, and each row its word.
"""

from __future__ import annotations

from enum import StrEnum


class Arm(StrEnum):
    """One of the four categories of unit (1.01)."""

    INFANTRY = "infantry"
    CAVALRY = "cavalry"
    ARTILLERY = "artillery"
    OFFICER = "officer"


class Class(StrEnum):
    """What a unit is within its arm: it decides groups of deployment, formations and places in lists (1.04, 1.08)."""

    LINE = "line"
    NOVICE = "novice"
    LANDWEHR = "landwehr"
    MILITIA = "militia"
    GUERRILLA = "guerrilla"
    LIGHT = "light"
    GRENADIERS = "grenadiers"
    GUARD = "guard"
    HEAVY = "heavy"
    FOOT = "foot"
    HORSE = "horse"


class Formation(StrEnum):
    """How a unit of infantry or cavalry is drawn up (5.11-5.56)."""

    LINE = "line"
    MARCH_COLUMN = "march_column"
    ATTACK_COLUMN = "attack_column"
    SQUARE = "square"
    MASS = "mass"
    OPEN = "open"


class OrderKind(StrEnum):
    """One of the six orders of the movement phase (3.02-3.10)."""

    HALT = "halt"
    CHANGE_FACING = "change_facing"
    ADVANCE = "advance"
    BACK_OR_SIDEWAYS = "back_or_sideways"
    DOUBLE_TIME = "double_time"
    CHANGE_FORMATION = "change_formation"


class Reaction(StrEnum):
    """What a unit may do when it is charged."""

    HOLD = "hold"
    FIRE = "fire"
    SQUARE = "square"
    COUNTER_CHARGE = "counter_charge"
    EVADE = "evade"
    RETIRE = "retire"


class Weapon(StrEnum):
    """What infantry and cavalry shoot with (7.12)."""

    MUSKET = "musket"
    RIFLE = "rifle"
    CARBINE = "carbine"
    BOW = "bow"


class Gun(StrEnum):
    """A kind of gun (11.07, 11.10)."""

    LIGHT = "light"
    MEDIUM = "medium"
    HEAVY = "heavy"
    HOWITZER = "howitzer"


class Cover(StrEnum):
    """How well something shields from fire (7.19-7.21)."""

    NONE = "none"
    LIGHT = "light"
    SOLID = "solid"
    FORTIFIED = "fortified"


class Structure(StrEnum):
    """Something built that troops stand in or behind (9.11, 9.12, 11.21-11.30)."""

    HEDGE = "hedge"
    BANK = "bank"
    WOODEN_FENCE = "wooden_fence"
    STONE_WALL = "stone_wall"
    HIGH_WALL = "high_wall"
    WOODEN_BUILDING = "wooden_building"
    STONE_BUILDING = "stone_building"
    FORTIFIED_BUILDING = "fortified_building"
    LIGHT_POSITION = "light_position"
    SOLID_POSITION = "solid_position"
    FORTIFIED_POSITION = "fortified_position"


class Ability(StrEnum):
    """An ability of a unit (13.02-13.31), or something that its profile says of it (5.47, 5.63, 6.17)."""

    AGILE = "agile"
    EXPERT_FIGHTERS = "expert_fighters"
    CUIRASS = "cuirass"
    CRUEL = "cruel"
    HIDDEN_DEPLOYMENT = "hidden_deployment"
    HARDY = "hardy"
    ELAN = "elan"
    ELITE = "elite"
    EXPERT_SKIRMISHERS = "expert_skirmishers"
    BORDERERS = "borderers"
    INDIRECT_FIRE = "indirect_fire"
    CRUSHING = "crushing"
    GUARDS = "guards"
    GRENADIERS = "grenadiers"
    HOME_GROUND = "home_ground"
    MANOEUVRABLE = "manoeuvrable"
    CANISTER = "canister"
    HATRED = "hatred"
    PIERCING = "piercing"
    FAST = "fast"
    RELOAD = "reload"
    TOUGH = "tough"
    STEALTHY = "stealthy"
    FEARSOME = "fearsome"
    STUBBORN = "stubborn"
    VANGUARD = "vanguard"
    VETERANS = "veterans"
    OPEN_FORMATION = "open_formation"
    LIGHT_COMPANIES = "light_companies"
    LANCERS = "lancers"


class OfficerAbility(StrEnum):
    """An ability of an officer (12.26-12.47)."""

    HOLD = "hold"
    ANTICIPATION = "anticipation"
    FORM_UP = "form_up"
    STRATEGIST = "strategist"
    GREAT_STRATEGIST = "great_strategist"
    DISCIPLINARIAN = "disciplinarian"
    STRICT_DISCIPLINARIAN = "strict_disciplinarian"
    INDIVIDUAL = "individual"
    INSPIRING = "inspiring"
    VERY_INSPIRING = "very_inspiring"
    RIGHT_MOMENT = "right_moment"
    SPURRING = "spurring"
    AGILE = "agile"
    FANATIC = "fanatic"
    HEROIC = "heroic"
    INSTRUCTOR = "instructor"
    BRAVEST_OF_THE_BRAVE = "bravest_of_the_brave"


class Rank(StrEnum):
    """The rank of an officer (12.01)."""

    DIVISION_GENERAL = "division_general"
    BRIGADE_GENERAL = "brigade_general"
    COMANDANTE = "comandante"


class Weather(StrEnum):
    """What the sky does (15.03-15.14)."""

    FAIR = "fair"
    FOG = "fog"
    RAIN = "rain"
    TORRENTIAL = "torrential"
    SNOW = "snow"
    BLIZZARD = "blizzard"
    SANDSTORM = "sandstorm"


class Season(StrEnum):
    """A season of the year (15.15)."""

    SPRING = "spring"
    SUMMER = "summer"
    AUTUMN = "autumn"
    WINTER = "winter"


class Region(StrEnum):
    """A region with a climate of its own (15.49)."""

    SOUTHERN_EUROPE = "southern_europe"
    WESTERN_EUROPE = "western_europe"
    EASTERN_EUROPE = "eastern_europe"
    MIDDLE_EAST = "middle_east"


class Landscape(StrEnum):
    """A kind of country, with its table of terrain (15.33)."""

    MOUNTAINOUS = "mountainous"
    ARID = "arid"
    FERTILE = "fertile"
    WOODED = "wooded"
    STEPPE = "steppe"
    DESERT = "desert"


class Terrain(StrEnum):
    """A piece of terrain (4.02-4.07, 15.38-15.48)."""

    WOOD = "wood"
    PALM_GROVE = "palm_grove"
    FIELDS = "fields"
    VINEYARD = "vineyard"
    ROCKS = "rocks"
    MARSH = "marsh"
    DUNES = "dunes"
    DIFFICULT_GROUND = "difficult_ground"
    OASIS = "oasis"
    RUINS = "ruins"
    VILLAGE = "village"
    WADI = "wadi"
    EASY_HILL = "easy_hill"
    DIFFICULT_HILL = "difficult_hill"
    IMPASSABLE_MOUNTAIN = "impassable_mountain"
    RIVER = "river"
    STREAM = "stream"
    LAKE = "lake"
    BUILDING = "building"
    STONE_WALL = "stone_wall"
    WALLS_OR_FENCES = "walls_or_fences"
    HIGH_WALL = "high_wall"
    FARM_OR_MILL = "farm_or_mill"
    ROAD = "road"


class Going(StrEnum):
    """How troops get over a piece of terrain (4.02, 4.03, 4.05)."""

    OPEN = "open"
    DIFFICULT = "difficult"
    OBSTACLE = "obstacle"
    IMPASSABLE = "impassable"


class Scenario(StrEnum):
    """One of the twelve scenarios (16.13-16.59)."""

    PITCHED_BATTLE = "pitched_battle"
    ASSAULT_POSITION = "assault_position"
    DEFEND_FARM = "defend_farm"
    TAKE_HILL = "take_hill"
    CONTROL_REGION = "control_region"
    BATTLE_FOR_BRIDGE = "battle_for_bridge"
    DEFEND_VILLAGE = "defend_village"
    WAR_ESCALATION = "war_escalation"
    CROSSING_OF_FATES = "crossing_of_fates"
    OBLIQUE_LINE = "oblique_line"
    DIVIDE_ET_IMPERA = "divide_et_impera"
    BORODINO = "borodino"


class Nation(StrEnum):
    """A nation with an army list, or several."""

    FRANCE = "france"
    BRITAIN = "britain"
    PRUSSIA = "prussia"
    AUSTRIA = "austria"
    RUSSIA = "russia"
    SPAIN = "spain"
    POLAND = "poland"
    NAPLES = "naples"


class Tier(StrEnum):
    """A tier of an army list (14.01)."""

    BASIC = "basic"
    SUPPORT = "support"
    ELITE = "elite"
