"""Quests of Águila: guerrillas who hide, dragoons afoot, guns beside infantry, élan, houses that fall or are taken."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot

from maestre.games.aguila.data import INCH, Arm, Formation, Reaction
from maestre.games.aguila.moving.moves import Marching
from maestre.games.aguila.setup.deployment import HAND, UNLIMBERED
from maestre.games.aguila.table.places import house, is_house
from maestre.games.aguila.table.sight import footing
from maestre.games.aguila.table.state import Scenery, State, Unit, UnitId
from maestre.games.aguila.turn.targets import HOLD
from maestre.miniatures.words import pointed
from maestre.play import Answer, Ask, Order, Spot, Table
from maestre.space.tabletop import Pose
from tests.net.seeking import Habit, Player, Quest, many, verbs, words

Position = Table[State]

SPANIARDS = """Spaniards
Limit: 1500

Brigade: Spain
General: Brigade general
- Basic: Line infantry 24
- Basic: 4 pdr foot; Regimental
- Basic: 4 pdr foot; Regimental
Officer: Comandante
- Basic: Line infantry 24
- Basic: Provincial militia 24
- Basic: Provincial militia 24
Officer: Comandante
- Support: Guerrillas 12
- Support: Guerrillas 12
"""

ELAN = """French with élan
Limit: 1500

Brigade: France
General: Brigade general; Very inspiring
- Basic: Line infantry 24; Élan
- Basic: 6/8 pdr foot
Officer: Comandante; Disciplinarian
- Basic: Line infantry 24; Élan
- Basic: Novice line (Marie-Louises) 24; Élan
Officer: Comandante; Form up!
- Support: Light infantry 12; Élan
- Support: Hussars 10; Élan
"""

GUNS = """French with guns
Limit: 1500

Brigade: France
General: Brigade general
- Basic: Line infantry 24
- Basic: 6/8 pdr foot
- Basic: 6/8 pdr foot
Officer: Comandante
- Basic: Line infantry 24
- Basic: Novice line (Marie-Louises) 24
Officer: Comandante
- Support: 6 pdr horse
- Support: Light infantry 12
"""

MILITIA = """Militia
Limit: 750

Brigade: Spain
General: Brigade general
- Basic: Provincial militia 12
- Basic: Provincial militia 12
Officer: Comandante
- Basic: Line infantry 12
"""

BUILDING = "building:"
"""Before the name of a house that is shot at."""
NEAR = 18 * INCH
"""So far from a house whoever means to storm it stops going at the double, after which nobody charges."""


# -------------------------------------------------------------------------------------------------------------- houses


def _middle(element: Scenery) -> Pose:
    return footing(element)[0]


def _homes(state: State, pieces: tuple[str, ...]) -> Iterator[Spot]:
    """Put any piece into any empty house."""
    for one in state.scenery.values():
        if is_house(state, one) and one.garrison is None:
            yield from (Spot(piece, _middle(one).x, _middle(one).y) for piece in pieces)


def _at_home(table: Position, answer: Answer) -> float:
    built = (_middle(one) for one in table.state.scenery.values() if is_house(table.state, one))
    return isinstance(answer, Spot) and any((answer.x, answer.y) == (one.x, one.y) for one in built)


def _wooden(table: Position, answer: Answer) -> float:
    return isinstance(answer, Spot) and "wooden" in answer.piece


def _at_garrisons(table: Position, answer: Answer) -> float:
    """Like shots at houses that somebody holds."""
    if not isinstance(answer, dict):
        return 0
    held = {f"{BUILDING}{name}" for name, one in table.state.scenery.items() if one.garrison is not None}
    return sum(pointed(said) in held for said in answer.values())


# ------------------------------------------------------------------------------------------------------ storming them


def _holds_houses(table: Position) -> bool:
    assert isinstance(table.request, Ask)
    return any(one.inside and one.side.value == table.request.seat for one in table.state.units.values())


def _far(state: State, one: Unit) -> float | None:
    """How far infantry is from the nearest house that an enemy holds."""
    held = [_middle(state.scenery[foe.inside]) for foe in state.units.values() if foe.inside and foe.side != one.side]
    if not held or one.pose is None or state.arm_of(one) is not Arm.INFANTRY:
        return None
    x, y, _ = one.pose
    return min(hypot(there.x - x, there.y - y) for there in held)


def _closer(table: Position, answer: Answer) -> float:
    """Like ways toward a house that an enemy holds."""
    assert isinstance(table.request, Ask)
    assert isinstance(table.request.about, Marching)
    tried = table.fork(None)
    tried.say(table.request.seat, answer)
    one = tried.state.units.get(table.request.about.unit)
    far = _far(tried.state, one) if one is not None else None
    return 0 if far is None else 1 / (1 + far)


def _forward(table: Position, answer: Answer) -> float:
    """Whoever holds a house waits; infantry of the others goes there, at the end without haste."""
    if not isinstance(answer, Order):
        return 0
    one = table.state.units.get(UnitId(answer.piece))
    if one is None or answer.verb not in {"advance", "double"}:
        return 3 * (answer.verb == "enter") + (answer.verb == "done" and _holds_houses(table))
    far = _far(table.state, one)
    return 0 if far is None else 1 + (answer.verb == ("double" if far > NEAR else "advance"))


def _storm(table: Position, answer: Answer) -> float:
    """Like charges of several at whoever holds a house, and no others."""
    if not isinstance(answer, Order) or answer.verb != "charge":
        return 1
    target, *others = answer.objects
    return 2 * len(others) if house(table.state, target) else 0


def _at_whom_to_storm(table: Position, answer: Answer) -> float:
    """Whoever holds a house does not shoot; the others shoot at those who do."""
    if not isinstance(answer, dict):
        return 0
    said = list(answer.values())
    if _holds_houses(table):
        return 1 + said.count(HOLD)
    return sum(house(table.state, pointed(one)) is not None for one in said)


def _columns(table: Position, answer: Answer) -> float:
    return list(answer.values()).count(Formation.ATTACK_COLUMN.value) if isinstance(answer, dict) else 0


# ------------------------------------------------------------------------------------------------------ regimental guns


def _beside(table: Position, answer: Answer) -> float:
    """Like places close to the infantry that a gun goes with, or to its gun."""
    if not isinstance(answer, Spot):
        return 0
    units = table.state.units.values()
    paired = (one.pose for one in units if _regiment(table.state, one.id, answer.piece))
    return 1 / (1 + sum((one.x - answer.x) ** 2 + 4 * (one.y - answer.y) ** 2 for one in paired if one))


def _regiment(state: State, unit: str, other: str) -> bool:
    pairs = {(gun, one.regiment) for gun, one in state.units.items()}
    return (unit, other) in pairs or (other, unit) in pairs


def _at_those_with_guns(table: Position, answer: Answer) -> float:
    if not isinstance(answer, Order) or answer.verb != "charge":
        return 0
    return 1 + any(one.regiment in answer.objects for one in table.state.units.values())


def _silent(table: Position, answer: Answer) -> float:
    return 1 + list(answer.values()).count(HOLD) if isinstance(answer, dict) else 0


# -------------------------------------------------------------------------------------------------------------- players

DISMOUNTS = Player("random", {"ordering": verbs("dismount")})
HIDES = Player("random", {"hiders": many()})
CHARGES = Player("doctrine", {"charging": verbs("charge"), "reacting": words(Reaction.FIRE.value)})
BESIDE_GUNS = Player(
    "random",
    {
        "deploying": words(HAND),
        "deploying-by-hand": Habit(_beside),
        "limbered": words(UNLIMBERED),
        "ordering": verbs("done"),
        "shooting": Habit(_silent),
        "reacting": words(Reaction.FIRE.value),
    },
)
AT_GUNS = Player("doctrine", {"charging": Habit(_at_those_with_guns)})
BATTERS = Player(
    "doctrine",
    {
        "house-laid": Habit(_wooden),
        "deploying": words(HAND),
        "deploying-by-hand": Habit(_at_home, _homes),
        "ordering": verbs("enter"),
        "shooting": Habit(_at_garrisons),
    },
)
STORMS = Player(
    "doctrine",
    {
        "deploying": words(HAND),
        "deploying-by-hand": Habit(_at_home, _homes),
        "forming": Habit(_columns),
        "ordering": Habit(_forward),
        "way": Habit(_closer),
        "shooting": Habit(_at_whom_to_storm),
        "charging": Habit(_storm),
        "reacting": words(Reaction.HOLD.value),
    },
)
"""Roles are drawn: whoever defends the village puts his troops into houses, the other one comes for them."""

WOODS = {"preparation": "full", "landscape": "wooded"}

QUESTS = (
    Quest(
        "real-table",
        frozenset(
            f"table-{one}"
            for one in (
                *("battery", "charged", "charger", "crossed", "distance", "ground", "gun", "how", "led"),
                *("limbered", "near", "order", "ordered", "passed", "rally", "ride", "rider", "saw", "shooter"),
                *("side", "target", "turned", "way"),
            )
        ),
        "pitched_battle",
        {"blue_army": SPANIARDS, "red_army": GUNS, "positions": "table"},
        Player("random"),
        Player("random"),
    ),
    Quest(
        "real-table-horse",
        frozenset({"table-foot"}),
        "pitched_battle",
        {"blue_army": SPANIARDS, "red_army": ELAN, "positions": "table"},
        Player("random"),
        Player("random"),
    ),
    Quest(
        "hidden",
        frozenset({"13.06 place secret"}),
        "pitched_battle",
        {"blue_army": "spain_1500", "red_army": "france_1500", **WOODS},
        HIDES,
        Player("random"),
    ),
    Quest(
        "skirmishers",
        frozenset({"13.10 pick"}),
        "pitched_battle",
        {"blue_army": SPANIARDS, "red_army": "france_1500", **WOODS},
        HIDES,
        CHARGES,
    ),
    Quest(
        "dragoons",
        frozenset({"6.23 pick"}),
        "defend_village",
        {"blue_army": "russia_1500", "red_army": "russia_1500"},
        DISMOUNTS,
        DISMOUNTS,
    ),
    Quest(
        "elan",
        frozenset({"13.08 pick"}),
        "pitched_battle",
        {"blue_army": ELAN, "red_army": ELAN},
        CHARGES,
        CHARGES,
    ),
    Quest(
        "regimental",
        frozenset({"11.45 pick"}),
        "pitched_battle",
        {"blue_army": SPANIARDS, "red_army": "france_1500", "preparation": "full"},
        BESIDE_GUNS,
        AT_GUNS,
    ),
    Quest(
        "rubble",
        frozenset({"11.31 pick"}),
        "defend_village",
        {"blue_army": GUNS, "red_army": GUNS, "preparation": "full"},
        BATTERS,
        BATTERS,
    ),
    Quest(
        "captors",
        frozenset({"4.14 pick"}),
        "defend_village",
        {
            "blue_army": "russia_1500",
            "red_army": "russia_1500",
            "blue_defence": MILITIA,
            "red_defence": MILITIA,
            "any_period": True,
            "preparation": "full",
        },
        STORMS,
        STORMS,
    ),
)
