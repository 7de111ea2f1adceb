"""The words that code and data share: sides, contingents, classes, states."""

from __future__ import annotations

from enum import StrEnum


class Fleet(StrEnum):
    """The two players' Fleets (2.11); Player B, the British, acts first (IC.1.6)."""

    BRITISH = "british"
    BOURBON = "bourbon"


class Command(StrEnum):
    """Who commands: the British Fleet is undivided, the Bourbon one has two Commands (2.112)."""

    BRITISH = "british"
    FRENCH = "french"
    SPANISH = "spanish"


class Contingent(StrEnum):
    """Whose ships, Ports or Auxiliaries these are (2.112, 2.511)."""

    BRITISH = "british"
    SAVOY = "savoy"
    FRENCH = "french"
    GENOESE = "genoese"
    VENETIAN = "venetian"
    SPANISH = "spanish"
    NEAPOLITAN = "neapolitan"
    KNIGHTS = "knights"
    PIRATE = "pirate"
    NEUTRAL = "neutral"


class Season(StrEnum):
    """Four Turns each (S.01)."""

    WINTER = "winter"
    SPRING = "spring"
    SUMMER = "summer"
    FALL = "fall"


class Wind(StrEnum):
    """The Seasonal Winds, in the order of the Wind Table."""

    LEVANTER = "levanter"
    VENDAVALES = "vendavales"
    MISTRAL = "mistral"
    MARIN = "marin"
    LIBECCIO = "libeccio"
    TRAMONTANA = "tramontana"
    SCIROCCO = "scirocco"
    GREGALES = "gregales"
    BORA = "bora"


class PlaceKind(StrEnum):
    """Kinds of place on the map."""

    PORT = "port"
    LARGE = "large"
    COASTAL = "coastal"
    STRAIT = "strait"
    ZONE = "sea_zone"


class PortClass(StrEnum):
    """Key Ports have docks; Minor ones do not (2.14)."""

    KEY = "key"
    MINOR = "minor"


class Class(StrEnum):
    """Subclasses of Ships of the Line (2.21); of Frigates and Galleys this volume has no Squadrons (T.cdt.h)."""

    SOL = "sol"
    SOLD = "sold"
    FLAGSHIP = "flagship"
    FRIGATE = "frigate"
    GALLEY = "galley"


class Status(StrEnum):
    """States of a Squadron (IC.3.2); ``AWAY`` stands for the Levant Trade Track and other places off the map."""

    READY = "ready"
    FITTING_OUT = "fitting_out"
    IN_ORDINARY = "in_ordinary"
    AWAY = "away"


class Kind(StrEnum):
    """Kinds of Formation (IC.3.3); ``UNKNOWN`` is how an Unspotted enemy stack looks."""

    GRAND = "grand"
    FLAG = "flag"
    DETACHMENT = "detachment"
    INDEPENDENT = "independent"
    CONVOY = "convoy"
    DUMMY = "dummy"
    UNKNOWN = "unknown"


class AuxiliaryClass(StrEnum):
    """Classes of Auxiliary (T.aux); Marines belong to the combined game."""

    FLEET = "fleet"
    FLEET50 = "fleet50"
    GALLEY = "galley"
    LIGHT = "light"
    FIRESHIP = "fireship"
    BOMB = "bomb"


class Task(StrEnum):
    """What an Auxiliary may be Tasked with; those that last keep it until broken off (IC.6.1)."""

    SEARCH = "search"
    SHADOW = "shadow"
    COUNTER_SHADOW = "counter_shadow"
    REINFORCE = "assist_reinforcement"
    CONVOY_ATTACK = "convoy_attack"
    SCREEN = "screen"
    TRADE = "levant_trade"
    FIRE = "fireship_attack"
    BOMBARD = "bombardment"
    BLOCKADE = "blockade"
    INTERDICT = "interdict"
    ESCORT = "escort"
    SHOW = "show_of_force"


class Rank(StrEnum):
    """Ranks of Leaders, the highest first (T.ranks_order)."""

    ADMIRAL = "A"
    VICE_ADMIRAL = "VA"
    REAR_ADMIRAL = "RA"
    COMMODORE = "C"


class Personality(StrEnum):
    """How a Leader fights (T.personality)."""

    TIMID = "T"
    CAUTIOUS = "C"
    AGGRESSIVE = "A"
    RASH = "R"


class Intensity(StrEnum):
    """How hard a Battle is fought (T.bit)."""

    LIGHT = "light"
    MEDIUM = "medium"
    HEAVY = "heavy"


class ConvoyKind(StrEnum):
    """The Convoys of the game (2.15, 2.34, 2.41)."""

    LEVANT_OUTBOUND = "british_levant_outbound"
    LEVANT_HOMEBOUND = "british_levant_homebound"
    FRENCH_LEVANT = "french_levant"
    TROOP = "spanish_troop"
    SUPPLY = "british_supply"


class OrderKind(StrEnum):
    """Types of Order (O.*)."""

    CRUISE = "cruise"
    ESCORT = "escort"
    INTERDICTION = "interdiction"
    BLOCKADE = "blockade"
    SHOW_OF_FORCE = "show_of_force"
    ARMY_SUPPORT = "army_support"
    RENDEZVOUS = "rendezvous"
    GUERRE_DE_COURSE = "guerre_de_course"


class Force(StrEnum):
    """How strong a Gale blows (T.gale); a hurricane is a Force 11 that is worse where it stands."""

    F8 = "f8"
    F9 = "f9"
    F10 = "f10"
    F11 = "f11"
    HURRICANE = "hurricane"


class Shape(StrEnum):
    """How often an Event may occur and is checked (1.41)."""

    SQUARE = "square"
    CIRCLE = "circle"
    HEXAGON = "hexagon"


class Event(StrEnum):
    """The Events of the flow charts (E.*)."""

    WAR_START = "war_start"
    SPAIN_AUSTRIA_WAR = "spain_austria_war"
    WORMS_1 = "treaty_of_worms_1"
    FAMILY_COMPACT = "second_family_compact"
    FRANCE_DECLARES_WAR = "france_declares_war"
    WORMS_2 = "treaty_of_worms_2"
    ARANJUEZ_1 = "treaty_of_aranjuez_1"
    ARANJUEZ_2 = "treaty_of_aranjuez_2"
    ARANJUEZ_3 = "treaty_of_aranjuez_3"
    ARANJUEZ_4 = "treaty_of_aranjuez_4"
    PHILIP_DIES = "philip_v_dies"
    CORSICA = "corsican_insurgency"
    DESCENT = "descent_on_england"
    FLOTA = "the_flota"
    WEST_INDIES = "trouble_in_the_west_indies"


class Campaign(StrEnum):
    """The Military Campaigns (E.campaigns)."""

    PO_VALLEY = "po_valley"
    ALPS = "alps"
    APENNINES = "apennines"


class Role(StrEnum):
    """What an Auxiliary is beside its Class (2.511)."""

    NAVY = "navy"
    PRIVATEER = "privateer"
    PIRATE = "pirate"
    KNIGHTS = "knights"


class Stance(StrEnum):
    """What a Contingent is to the war (2.16, 2.165)."""

    ACTIVE = "active"
    LIMITED = "limited"
    NEUTRAL = "neutral"
    GONE = "gone"


class Screening(StrEnum):
    """How a Screen ends (T.screen.b)."""

    YES = "yes"
    PARTIAL = "partial"
    NO = "no"


class Fate(StrEnum):
    """What becomes of a Leader in danger (T.leader_casualty)."""

    CAPTURED = "captured"
    KILLED = "killed"
    WOUNDED = "wounded"
    UNHURT = "unhurt"


class Flag(StrEnum):
    """What a Port is to a Fleet (IC.2.1)."""

    FRIENDLY = "friendly"
    NEUTRAL = "neutral"
    ENEMY = "enemy"
