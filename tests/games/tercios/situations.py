"""Thirty situations in which dice are about to be thrown, for odds that must agree with what happens."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from maestre.games.tercios.data import Element
from maestre.games.tercios.game import game
from maestre.games.tercios.table.pools import regroup
from maestre.games.tercios.table.state import Pooled, Scenery, UnitId
from maestre.play import Order
from tests.games.tercios import fields, ranges
from tests.games.tercios.board import rectangle
from tests.games.tercios.lists import army, command, unit
from tests.games.tercios.positions import Position, act, action, opened, roll
from tests.games.tercios.ranges import NORTH, SOUTH, one

Situation = tuple[Position, str, object]
"""A table, who answers there, and what."""

TABOR: Final = "plastuns+tabor"
MUSKETS: Final = ("muskets", "large")


def real(table: Position) -> Position:
    """The same position in the whole game."""
    return opened(game, table.state)


# ---------------------------------------------------------------------------------------------------------------- shots


def shot(
    *options: str,
    by: str = "shot_company",
    at: str = "tercio",
    weapon: str = "mosquete",
    distance: float = 8,
    order: str = "fuego",
    scenery: tuple[Scenery, ...] = (),
    **markers: Any,
) -> Situation:
    """Blue's Troop is about to shoot at red's, which stands north of it and faces it."""
    places = {"B1-1": (20, 10, NORTH), "R1-1": (20, 10 + distance, SOUTH)}
    changes: dict[str, Any] = {"R1_1": markers} if markers else {}
    table = real(ranges.field(one(by, *options), one(at), places, *scenery, **changes))
    ranges.firing(table, order)
    if order == "atencion":
        table.say("blue", "shoot")
    return table, "blue", f"R1-1/{weapon}/front"


def behind(element: Element) -> tuple[Scenery, ...]:
    """A wall just in front of a target at 8 inches, or ground about it."""
    if element is Element.WALL:
        return (rectangle("wall", element, 15, 17.25, 10, 0.25),)
    return (rectangle("ground", element, 15, 16, 10, 8),)


def superheavy() -> Situation:
    """A superheavy gun is activated; it needs a check, and stops to be told its target."""
    places = {"B1-1": (20, 10, NORTH), "R1-1": (20, 20, SOUTH)}
    table = real(ranges.field(one("superheavy_gun"), one("tercio"), places))
    return action(table, "B1-1=fuego"), "blue", Order("act", "B1-1")


def superheavy_fires() -> Situation:
    """The same gun has passed its check."""
    table, _, order = superheavy()
    table.say("blue", order)
    table.show((6, 6, 6))
    return table, "blue", "R1-1/canon_superpesado/front"


def fort_shoots() -> Situation:
    """Both companies of a fort shoot at the same enemy, one after the other."""
    blue = army(command("companies", unit("plastuns", "tabor", "large", count=2)))
    places = {"B1-1": (20, 10, NORTH), "R1-1": (17, 16, SOUTH)}
    table = real(ranges.field(blue, one("tercio"), places, pools=((Pooled.FORT, ("B1-1", "B1-2")),)))
    ranges.firing(table)
    return table, "blue", dict.fromkeys(("B1-1", "B1-2"), "R1-1/arcabuz/front")


def answering_shot() -> Situation:
    """Blue's muskets answer a charge of horse, their check being passed: they shoot, then the charge goes home."""
    places = {"B1-1": (20, 10, NORTH), "R1-1": (20, 20, SOUTH)}
    table = real(ranges.field(one("shot_company", *MUSKETS), one("cuirassiers"), places))
    act(action(table, "B1-1=fuego", "R1-1=atacad", first="red"), "R1-1")
    table.say("blue", "react")
    roll(table, *[5] * ranges.dice(table)[0])
    return table, "blue", "R1-1/mosquete/front"


# -------------------------------------------------------------------------------------------------------------- charges


def charge(
    *lines: str, blue: str = "melee_company", red: str = "pike_company", scenery: tuple[Scenery, ...] = ()
) -> Situation:
    """Blue's first Troop is about to be activated with Attack, red being in its reach."""
    lines = lines or ("B1-1 30,20 0", "R1-1 30,24 180")
    table = real(fields.field(*lines, blue=blue, red=red, scenery=scenery))
    return action(table, "B1-1=atacad"), "blue", Order("act", "B1-1")


def chosen_target() -> Situation:
    """Two enemies can be charged, and the target is being named."""
    table, _, order = charge(
        "B1-1 30,10 0", "R1-1 28,14 180", "R1-2 33,14 180", blue="tercio", red="pike_company cuirassiers"
    )
    table.say("blue", order)
    return table, "blue", "R1-2"


def fortress(line: str, blue: str) -> Situation:
    """A fort of two companies is charged."""
    members = (UnitId("R1-1"), UnitId("R1-2"))
    table = fields.field(*(f"{name} 30,26 180" for name in members), line, blue=blue, red=f"{TABOR} {TABOR}")
    regroup(table.state, Pooled.FORT, members)
    return action(real(table), "B1-1=atacad"), "blue", Order("act", "B1-1")


def answered(card: str, *, blue: str = "pike_company", red: str = "cuirassiers") -> Situation:
    """Red charges, and blue's Troop is about to react with a card."""
    table = real(fields.field("B1-1 30,20 0", "R1-1 30,26 180", blue=blue, red=red))
    action(table, f"B1-1={card}", "R1-1=atacad", first="red")
    return act(table, "R1-1"), "blue", "react"


def in_house() -> Situation:
    """A garrison is charged."""
    house = rectangle("house", Element.LARGE_BUILDING, 28, 24, 5, 5, garrison="R1-1")
    return charge("B1-1 30,20 0", "R1-1 30,26 180", red="pike_company", scenery=(house,))


def hill(x: float, y: float) -> tuple[Scenery, ...]:
    """A hill about a Troop."""
    return (rectangle("hill", Element.HILL, x - 4, y - 1, 8, 6),)


SITUATIONS: Final[dict[str, Callable[[], Situation]]] = {
    "muskets at a tercio": partial(shot, *MUSKETS),
    "arquebuses at horse": partial(shot, at="cuirassiers", weapon="arcabuz", distance=6),
    "crossbows": partial(shot, "crossbows", weapon="ballesta", distance=6),
    "flintlocks at long range": partial(shot, by="fusilier_battalion", weapon="mosquete_chispa", distance=11),
    "pistols close": partial(shot, by="reitar", weapon="pistola", at="pike_company", distance=3),
    "bows": partial(shot, by="tartars", weapon="arco", at="pike_company", distance=6),
    "muskets at who is behind a wall": partial(shot, *MUSKETS, scenery=behind(Element.WALL)),
    "muskets at who is in a wood": partial(shot, *MUSKETS, scenery=behind(Element.WOOD)),
    "muskets with attention": partial(shot, *MUSKETS, order="atencion"),
    "muskets at the disordered": partial(shot, *MUSKETS, disordered=True),
    "muskets at who is at its limit": partial(shot, *MUSKETS, at="pike_company", wear=3),
    "medium gun": partial(shot, by="medium_gun", weapon="canon_medio", distance=14),
    "mortar at a wood": partial(shot, "mortar", by="medium_gun", weapon="canon_medio", scenery=behind(Element.WOOD)),
    "gun that may burst": partial(shot, "leather", by="light_gun", weapon="canon_ligero"),
    "superheavy gun before its check": superheavy,
    "superheavy gun": superheavy_fires,
    "fort of two shooters": fort_shoots,
    "shot that answers a charge": answering_shot,
    "foot against pikes": charge,
    "pikes against pikes, no mala guerra": partial(charge, blue="pike_company"),
    "tercio against tercio": partial(charge, blue="tercio", red="tercio"),
    "charge from the flank": partial(charge, "B1-1 30,20 0", "R1-1 31,24 90"),
    "horse against pikes": partial(charge, blue="cuirassiers"),
    "lances against shot": partial(charge, blue="heavy_hussars", red="shot_company"),
    "charge up a hill": partial(charge, scenery=hill(30, 24)),
    "worn charger that needs a check": partial(charge, "B1-1 30,20 0 wear=2", "R1-1 30,24 180 wear=3"),
    "one of two targets": chosen_target,
    "horse against a fort": partial(fortress, "B1-1 30,18 0", blue="cuirassiers"),
    "foot against a house": in_house,
    "pikes that resist horse": partial(answered, "resistid"),
    "countercharge": partial(answered, "atacad", blue="modern_cavalry"),
}
"""Situations by name."""
