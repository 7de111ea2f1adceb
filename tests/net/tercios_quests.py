"""Quests of Tercios: an ambush that springs, Tartars who shoot and flee, a fort that shoots, reacts and crumbles.

And a worn column that is left, horse that shelters shot in vain, and a battle whose positions stay on a real table.
"""

from __future__ import annotations

from maestre.games.tercios.abilities.combat import NOBODY
from maestre.games.tercios.abilities.deploying import NONE, ON_TABLE
from maestre.games.tercios.data import OrderKind
from maestre.games.tercios.orders.standing import REACT
from maestre.games.tercios.table.state import State, UnitId
from maestre.games.tercios.turn.sequence import HAND_OVER, LEAD
from maestre.play import Answer, Order, Spot, Table
from tests.net.seeking import Habit, Player, Quest, many, verbs, words

Position = Table[State]

HAIDUKS = """Haiduks
Faction: Polish-Lithuanian Commonwealth
Chart: Companies army
Century: 17
Limit: 1000

Commander: Hetman; Level 2

Company group: Rotmistrz; Level 0
- 4 x Haiduks

Company group: Porucznik; Level 0
- 4 x Haiduks
"""

SCOUTS = HAIDUKS.replace("4 x Haiduks\n\n", "3 x Haiduks; Veterans\n\n")

TARTARS = """Tartars
Faction: Cossack and Tartar host
Chart: Cavalry army
Century: 17
Limit: 1000

Commander: Khan; Level 2

Cavalry command: Murza; Level 0
- 4 x Tartars

Cavalry command: Mirza; Level 0
- 4 x Tartars
"""

TABOR = """Tabor
Faction: Cossack and Tartar host
Chart: Companies army
Century: 17
Limit: 1000

Commander: Hetman; Level 2

Company group: Osavul; Level 0
- 3 x Plastuns; Tabor

Company group: Sotnyk; Level 0
- 2 x Plastuns

Battery
- Medium gun; Fortified
"""


def _hidden_ground(table: Position, answer: Answer) -> float:
    return isinstance(answer, Order) and answer.piece.startswith(("bosque", "colina"))


def _in_the_middle(table: Position, answer: Answer) -> float:
    _, depth = table.state.figures.scales[table.state.scale].table
    return depth - abs(answer.y - depth // 2) if isinstance(answer, Spot) else 0


def _others_first(table: Position, answer: Answer) -> float:
    """Let those who lie in ambush wait."""
    if not isinstance(answer, Order):
        return 0
    unit = table.state.units.get(UnitId(answer.piece))
    return 1 if unit is None else 2 * (unit.lurks is None)


def _hides(table: Position, answer: Answer) -> float:
    return answer != ON_TABLE


def _with_gun(table: Position, answer: Answer) -> float:
    return answer != NONE


def _fire(table: Position, answer: Answer) -> float:
    return list(answer.values()).count(OrderKind.FIRE.value) if isinstance(answer, dict) else 0


def _apart(table: Position, answer: Answer) -> float:
    """Like shots at as many targets as can be."""
    return len({*answer.values()}) if isinstance(answer, dict) else 0


COMMANDED_SHOT = """Commanded shot
Faction: Swedish brigades
Chart: Standard army
Century: 17
Limit: 1000

Commander: Konung; Level 2

Infantry command: Major; Level 0
- 2 x Modern squadron

Cavalry command: Rittmeister; Level 0
- 2 x Modern cavalry
- 2 x Shot company; Commanded shot
"""


def _departs(table: Position, answer: Answer) -> float:
    """Like to leave columns that are worn, and else to attack with all."""
    if not isinstance(answer, dict):
        return 0
    worn = any(table.state.units[unit].wear for unit in table.state.pools)
    alone = sum(word != "stay" for word in answer.values())
    return 1 + alone if worn else 1 + list(answer.values()).count(OrderKind.ATTACK.value)


def _shelters(table: Position, answer: Answer) -> float:
    return answer != NOBODY


COLUMN = Player("doctrine", {"plan": Habit(_departs)})
SHELTER = Player("random", {"sheltering": Habit(_shelters)})
AMBUSH = Player(
    "random",
    {
        "buying": Habit(_hidden_ground),
        "laying": Habit(_in_the_middle),
        "lie-in-wait": Habit(_hides),
        "go": Habit(_others_first),
    },
)
HARASSER = Player(
    "random",
    {
        "plan": Habit(_fire),
        "go": verbs(LEAD, HAND_OVER),
        "react-to-charge": words(REACT),
        "react-to-approach": words(REACT),
    },
)
FORT = Player(
    "random",
    {
        "emplace": many(),
        "gun-of-fort": Habit(_with_gun),
        "fort-shoots": Habit(_apart),
        "go": verbs(LEAD, HAND_OVER),
    },
)
FORT_REACTS = Player(
    "random",
    {**FORT.habits, "plan": Habit(_fire), "react-to-charge": words(REACT), "react-to-approach": words(REACT)},
)

TOLD = (
    *("along", "charged", "deep", "distance", "ground", "led", "met"),
    *("reached", "reacts", "ride", "shelters", "side", "stood", "target"),
)
"""What is told of a real table in a battle of two ready armies."""

QUESTS = (
    Quest(
        "real-table",
        frozenset(f"table-{one}" for one in TOLD),
        "fields_of_glory",
        {"blue_army": "spain_1000", "red_army": "sweden_1000", "positions": "table"},
        Player("random"),
        Player("random"),
    ),
    Quest(
        "real-table-near",
        frozenset({"table-hides", "table-near", "table-prey"}),
        "fields_of_glory",
        {"blue_army": "empire_1000", "red_army": "poland_1000", "positions": "table"},
        Player("random"),
        Player("random"),
    ),
    Quest(
        "real-table-scouts",
        frozenset({"table-scouts"}),
        "fields_of_glory",
        {"blue_army": SCOUTS, "red_army": "sweden_1000", "positions": "table"},
        Player("random"),
        Player("random"),
    ),
    Quest(
        "ambush",
        frozenset({"6.12 pick", "2.33 pick (ambush)"}),
        "fields_of_glory",
        {"blue_army": HAIDUKS, "red_army": "poland_1000"},
        AMBUSH,
        Player("doctrine"),
    ),
    Quest(
        "harasser",
        frozenset({"6.75 pick (approach)", "6.75 pick (charge)"}),
        "fields_of_glory",
        {"blue_army": TARTARS, "red_army": "poland_1000", "preparation": "ready"},
        HARASSER,
        Player("doctrine"),
    ),
    Quest(
        "fort",
        frozenset({"6.34 pick", "6.38 pick"}),
        "fields_of_glory",
        {"blue_army": TABOR, "red_army": "sweden_1000"},
        FORT,
        Player("doctrine"),
    ),
    Quest(
        "fort-reacts",
        frozenset({"fort-reacts"}),
        "fields_of_glory",
        {"blue_army": TABOR, "red_army": "sweden_1000"},
        FORT_REACTS,
        Player("doctrine"),
    ),
    Quest(
        "column",
        frozenset({"share-of-wear"}),
        "fields_of_glory",
        {"blue_army": "poland_1000", "red_army": "sweden_1000", "preparation": "ready"},
        COLUMN,
        Player("doctrine"),
    ),
    Quest(
        "shelter",
        frozenset({"6.47 pick"}),
        "fields_of_glory",
        {"blue_army": COMMANDED_SHOT, "red_army": "poland_1000", "preparation": "ready"},
        SHELTER,
        Player("doctrine"),
    ),
)
