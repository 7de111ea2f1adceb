"""The words of the game that its code speaks of: orders, arms, weapons, special rules, virtues, qualities, ground.

The values are the names that the tables use; every loader makes sure that each has its row, and each row its word.
"""

from __future__ import annotations

from enum import StrEnum


class Value(StrEnum):
    """One of the six values of a profile (1.07)."""

    SPEED = "speed"
    COMBAT = "combat"
    FIRE = "fire"
    DISCIPLINE = "discipline"
    COURAGE = "courage"
    ENDURANCE = "endurance"


class Arm(StrEnum):
    """What a Troop fights as (6.01)."""

    INFANTRY = "infantry"
    CAVALRY = "cavalry"
    ARTILLERY = "artillery"


class Body(StrEnum):
    """The kind of Troop that charts, victory points and some qualities tell apart (6.02, 6.03)."""

    FORMATION = "formation"
    COMPANY = "company"
    CAVALRY = "cavalry"
    ARTILLERY = "artillery"


class CommandKind(StrEnum):
    """The kind of command that a chart has a box for (8.13)."""

    INFANTRY = "infantry"
    CAVALRY = "cavalry"
    COMPANIES = "companies"
    BATTERY = "battery"


class Scale(StrEnum):
    """The scale of the figures, which sets table, bases and some distances (1.02)."""

    MM15 = "mm15"
    MM28 = "mm28"


class OrderKind(StrEnum):
    """One of the five order cards (2.15-2.24)."""

    ATTENTION = "atencion"
    ATTACK = "atacad"
    RUN = "corred"
    FIRE = "fuego"
    RESIST = "resistid"


class Weapon(StrEnum):
    """A weapon with a rule of its own (6.105-6.134)."""

    BOW = "arco"
    LONGBOW = "arco_largo"
    ARQUEBUS = "arcabuz"
    ARQUEBUS_MUSKET = "arcabuz_mosquete"
    CROSSBOW = "ballesta"
    LIGHT_GUN = "canon_ligero"
    MEDIUM_GUN = "canon_medio"
    HEAVY_GUN = "canon_pesado"
    SUPERHEAVY_GUN = "canon_superpesado"
    JAVELIN = "jabalina"
    MUSKET = "mosquete"
    FLINTLOCK_MUSKET = "mosquete_chispa"
    PISTOL = "pistola"
    HALBERDS = "alabardas"
    BARDICHES = "bardiches"
    BAYONET = "bayoneta"
    SWORDSMEN = "espadachines"
    CAVALRY_LANCES = "lanzas"
    HEAVY_LANCES = "lanzas_pesadas"
    GREATSWORDS = "mandobles"
    PIKES = "picas"
    GRENADES = "granadas"
    SALVAS = "salvas"


class Ability(StrEnum):
    """A special rule of a unit, or of an army (6.05-6.103)."""

    BRIGADE = "brigada"
    SQUARES = "cuadros"
    ELITE = "elite"
    AMBUSH = "emboscada"
    SKIRMISHERS = "escaramuzadores"
    MOBILE_FORTRESS = "fortaleza_movil"
    FRENZIED = "freneticos"
    LIGHT = "ligera"
    MERCENARIES = "mercenarios"
    NUMEROUS = "numerosos"
    SHELTER = "resguardo"
    EXTENDED_ARC = "angulo_extendido"
    HEAVY_CAVALRY = "caballeria_pesada"
    CARACOLE = "caracolear"
    CHORAGIEW = "choragiew"
    DRAGOON = "dragon"
    EVASION = "evasion"
    IMPETUOUS = "impetuosos"
    OPEN_ORDER = "formacion_abierta"
    HORDE = "horda"
    HARASSER = "hostigador"
    MOBILITY = "movilidad"
    PURSUIT = "persecucion"
    VANGUARD = "vanguardia"
    DRAUGHT_HORSES = "caballos_de_tiro"
    CREW_DEFENCE = "defensa_de_dotacion"
    EXPERIMENTAL = "experimental"
    FORTIFIED = "fortificada"
    INTEGRATED = "integrada"
    BUILT_IN_COMMAND = "mando_incorporado"
    MORTAR = "mortero"
    NO_ESCAPE = "sin_escapatoria"


class Virtue(StrEnum):
    """A virtue of a leader (7.39-7.49)."""

    DEDICATION = "entrega"
    DEXTERITY = "destreza"
    DRILL = "instruccion"
    LOYALTY = "lealtad"
    ZEAL = "fervor"
    SACRIFICE = "sacrificio"
    WILL = "voluntad"
    PRESENCE = "presencia"
    BRIO = "brio"
    FAME = "fama"
    INITIATIVE = "iniciativa"


class Quality(StrEnum):
    """A quality of a leader (7.55-7.120)."""

    SELFLESS = "abnegado"
    WEALTHY = "acaudalado"
    LUCKY = "afortunado"
    NIMBLE = "agil"
    AGGRESSIVE = "agresivo"
    THREATENING = "amenazante"
    PASSIONATE = "apasionado"
    ALERT = "atento"
    BOLD = "audaz"
    AUTHORITARIAN = "autoritario"
    EAGLE_EYED = "avizor"
    BRAVE = "bravo"
    CARTOGRAPHER = "cartografo"
    CAUTIOUS = "cauteloso"
    COMRADE = "companero"
    CONSPIRATOR = "conspirador"
    ACCOMPLICE = "complice"
    COORDINATOR = "coordinador"
    DETERMINED = "decidido"
    RUTHLESS = "despiadado"
    DILIGENT = "diligente"
    DIPLOMAT = "diplomatico"
    WILLING = "dispuesto"
    SKILLED = "ducho"
    ELEGANT = "elegante"
    ENIGMATIC = "enigmatico"
    ENTHUSIASTIC = "entusiasta"
    STOIC = "estoico"
    EXPERIENCED = "experimentado"
    EXPERT = "experto"
    PHLEGMATIC = "flematico"
    COLD = "frio"
    GALLANT = "gallardo"
    HERO = "heroe"
    HONOURABLE = "honorable"
    ENGINEER = "ingeniero"
    UNDAUNTED = "imperterrito"
    IMPERTURBABLE = "imperturbable"
    RELENTLESS = "implacable"
    INTELLIGENT = "inteligente"
    INNOVATOR = "innovador"
    NOTABLE = "insigne"
    FEARLESS = "intrepido"
    INTRIGUER = "intrigante"
    ERUDITE = "ilustrado"
    METICULOUS = "meticuloso"
    TERRIBLE = "terrible"
    TUTOR = "tutor"
    OFFICIOUS = "oficioso"
    PATIENT = "paciente"
    PERFECTIONIST = "perfeccionista"
    TRICKSTER = "picaro"
    PRUDENT = "precavido"
    PREPARED = "preparado"
    PROTECTOR = "protector"
    PROVOKER = "provocador"
    SWIFT = "raudo"
    RELIGIOUS = "religioso"
    RESPECTABLE = "respetable"
    SHARP = "sagaz"
    TENACIOUS = "tenaz"
    CALM = "tranquilo"


class Ground(StrEnum):
    """A quality of terrain (9.45)."""

    DIFFICULT = "dificil"
    VERY_DIFFICULT = "muy_dificil"
    IMPASSABLE = "intransitable"
    EASY = "facil"
    HIDDEN = "oculto"
    COVERED = "cubierto"
    HEIGHT = "altura"
    PROTECTED = "protegido"


class Element(StrEnum):
    """A kind of terrain element (9.13-9.15)."""

    ROAD = "camino"
    HILL = "colina"
    LARGE_HILL = "colina_grande"
    STEEP_HILL = "colina_escarpada"
    WOOD = "bosque"
    LARGE_WOOD = "bosque_grande"
    CROP_FIELD = "cultivo"
    FENCE = "valla"
    WALL = "muro"
    BRIDGE = "puente"
    FORD = "vado"
    SMALL_BUILDING = "edificio_pequeno"
    LARGE_BUILDING = "edificio_grande"
    ROCKS = "rocas"
    SMALL_LAKE = "lago_pequeno"
    LARGE_LAKE = "lago_grande"
    RIVER = "rio"
    SWAMP = "cienaga"
    URBAN_AREA = "zona_urbana"


class Footing(StrEnum):
    """A size of base (1.02)."""

    SQUADRONED_TERCIO = "tercio_escuadronado"
    OTHER_FORMATION = "formacion"
    CAVALRY = "caballeria"
    LARGE_CAVALRY = "caballeria_grande"
    COMPANY = "compania"
    ARTILLERY = "artilleria"
    GRAND_BATTERY = "gran_bateria"
