"""Situations in which dice are about to be thrown, for odds that must agree with what happens."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from maestre.games.aguila.data import Structure, Terrain, Weather
from maestre.games.aguila.game import game
from maestre.games.aguila.table.state import Phase, Scenery
from maestre.miniatures.asked import each
from maestre.play import Ask, Order, Table
from tests.games.aguila.marching import journey
from tests.games.aguila.positions import HEADER, Position, area, cottage, placed

Situation = tuple[Position, str, object]
"""A table, who answers there, and what."""

FAR: Final = ("B1-9 line_24 66,4 0", "R1-9 line_24 66,44 180", "B1-8 line_24 4,4 0", "R1-8 line_24 4,44 180")
"""Others who are too far away to matter, so that no army breaks with its only unit."""
AWAY: Final = "B1 general 60,4"
"""Blue's general where he commands nobody who matters."""


def told(*lines: str, **fields: Any) -> Position:
    """A position among others."""
    return Table(game, HEADER, placed(*lines, *FAR, **fields))


# ---------------------------------------------------------------------------------------------------------------- shots


def shot(*lines: str, at: str = "R1-1", scenery: tuple[Scenery, ...] = (), **fields: Any) -> Situation:
    """Blue's first unit declares a shot, and everybody else holds."""
    table = told(*lines, phase=Phase.SHOOTING, scenery=scenery, **fields)
    assert isinstance(table.request, Ask)
    assert table.request.rule == "7.01", table.request
    options = dict(each(table.request))
    assert at in options[next(iter(options))], options
    return table, "blue", {key: at if key == next(iter(options)) else "hold" for key in options}


def both(*lines: str, **fields: Any) -> Situation:
    """All of blue fire, each at the first that it may."""
    table, seat, _ = shot(*lines, **fields)
    assert isinstance(table.request, Ask)
    return table, seat, {key: options[0] for key, options in each(table.request)}


# -------------------------------------------------------------------------------------------------------------- charges


def charge(*lines: str, fellows: tuple[str, ...] = (), scenery: tuple[Scenery, ...] = (), **fields: Any) -> Situation:
    """Blue's first unit declares a charge at red's first."""
    table = told(*lines, phase=Phase.CHARGES, scenery=scenery, **fields)
    return table, "blue", Order("charge", "B1-1", ("R1-1", *fellows))


def reaction(word: str, *lines: str, **fields: Any) -> Situation:
    """Red's first unit is charged by blue's, and is about to react."""
    table, seat, order = charge(*lines, **fields)
    table.say(seat, order)
    assert isinstance(table.request, Ask)
    assert table.request.rule == "8.09", table.request
    return table, "red", word


def before_square() -> Situation:
    """Red has formed square, and blue's horse charges it all the same."""
    table, seat, word = reaction("square", "B1-1 cuirassiers_10 20,20 0", "R1-1 line_24 20,28 180")
    table.say(seat, word)
    table.say(seat, "none")
    table.show((6,))
    return table, "blue", "charge"


# --------------------------------------------------------------------------------------------------------------- orders


def order(verb: str, *objects: str, lines: tuple[str, ...], **fields: Any) -> Situation:
    """Blue's first unit is given an order."""
    return told(*lines, **fields), "blue", Order(verb, "B1-1", objects)


def through(*lines: str, ahead: float, verb: str = "advance") -> Situation:
    """Blue's first unit is about to go straight through friends."""
    table = told(*lines)
    table.say("blue", Order(verb, "B1-1"))
    return table, "blue", journey(f"ahead {ahead}")


def steadied() -> Situation:
    """A general is about to steady a change of formation."""
    table, seat, told_ = order("formation", "square", lines=("B1-1 line_24 20,20 0", "B1 general 20,16"))
    table.say(seat, told_)
    return table, "blue", "B1"


def rallied() -> Situation:
    """A general rallies a unit."""
    table = told("B1-1 line_24 20,20 0 damage=5", "B1 general 20,16", phase=Phase.REORGANISATION)
    return table, "blue", Order("rally", "B1", ("B1-1",))


LINE: Final = "B1-1 line_24 20,20 0"
COLUMN: Final = "B1-1 line_24 20,20 0 column"
FOE: Final = "R1-1 line_24 20,26 180"
HORSE: Final = "B1-1 cuirassiers_10 20,20 0"

SITUATIONS: Final[dict[str, Callable[[], Situation]]] = {
    "muskets at a line": partial(shot, LINE, FOE),
    "muskets at a worn column": partial(shot, LINE, "R1-1 line_24 20,25 180 column damage=9"),
    "muskets in the flank": partial(shot, LINE, "R1-1 line_24 20,25 90 damage=4"),
    "muskets that have moved": partial(shot, "B1-1 line_24 20,20 0 order=advance", FOE),
    "muskets that are stunned": partial(shot, "B1-1 line_24 20,20 0 stunned", FOE),
    "muskets at a wood": partial(shot, LINE, FOE, scenery=(area("W1", Terrain.WOOD, 15, 25.9, 10, 6),)),
    "veterans at a mass": partial(shot, "B1-1 britain_line_24 20,20 0", "R1-1 line_24 20,26 180 mass damage=6"),
    "rifles at skirmishers": partial(shot, "B1-1 britain_rifles_12 20,20 0 open", "R1-1 light_12 20,30 180 open"),
    "ball at a column": partial(shot, "B1-1 gun_heavy_foot 20,10 0", "R1-1 line_24 20,34 180 column damage=3"),
    "canister": partial(shot, "B1-1 gun_medium_foot 20,20 0", FOE, at="R1-1/canister"),
    "a howitzer over all": partial(
        shot, "B1-1 britain_howitzer_foot 20,10 0", "R1-1 line_24 20,34 180 damage=5", at="R1-1/indirect"
    ),
    "a battery at a square": partial(
        shot,
        *("B1-1 gun_heavy_foot 20,10 0", "B1-2 gun_heavy_foot 22.4,10 0", "battery B1-1 B1-2"),
        "R1-1 line_24 20,30 180 square damage=8",
    ),
    "ball in torrential rain": partial(
        shot, "B1-1 gun_heavy_foot 20,10 0", "R1-1 line_24 20,20 180 column", weather=Weather.TORRENTIAL
    ),
    "ball at a house": partial(
        shot,
        *("B1-1 gun_heavy_foot 20,10 0", "R1-1 line_12 in=H1"),
        at="building:H1",
        scenery=(cottage("H1", 20, 26, "R1-1", Structure.WOODEN_BUILDING),),
    ),
    "two lines at one": partial(both, LINE, "B1-2 line_24 25,20 0", "R1-1 line_24 22,26 180 damage=4"),
    "muskets at the last of an army": partial(
        shot, LINE, "R1-1 line_24 20,25 180 column damage=22", "R1-7 line_24 30,44 180"
    ),
    "column against line": partial(charge, COLUMN, FOE),
    "column against a line that has fired": partial(charge, COLUMN, "R1-1 line_24 20,26 180 fired"),
    "column in the flank": partial(charge, COLUMN, "R1-1 line_24 20,25 90"),
    "two columns together": partial(
        charge,
        "B1-1 line_12 18,20 0 column",
        "B1-2 line_12 23,20 0 column",
        "R1-1 line_24 20.5,24.5 180 fired",
        fellows=("B1-2",),
    ),
    "guard against worn novices": partial(
        charge, "B1-1 guard_24 20,20 0 column", "R1-1 novice_24 20,25 180 damage=9 stunned"
    ),
    "horse against line": partial(charge, HORSE, "R1-1 line_24 20,28 180"),
    "horse against horse": partial(charge, HORSE, "R1-1 dragoons_10 20,28 180"),
    "horse against guns": partial(charge, HORSE, "R1-1 gun_medium_foot 20,29 180"),
    "horse in the rear of a column": partial(
        charge, "B1-1 lancers_10 20,20 0", "R1-1 line_24 20,26 0 march", "R1 general 24,30"
    ),
    "defensive fire at horse": partial(reaction, "fire/B1-1", HORSE, "R1-1 line_24 20,28 180"),
    "square before horse": partial(reaction, "square", HORSE, "R1-1 line_24 20,28 180"),
    "holding a line": partial(reaction, "hold", COLUMN, FOE),
    "skirmishers evade": partial(reaction, "evade", COLUMN, "R1-1 light_24 20,26 180 open"),
    "horse counter-charges": partial(reaction, "counter_charge", HORSE, "R1-1 dragoons_10 20,30 180"),
    "horse against a square": before_square,
    "square in time": partial(order, "formation", "square", lines=(LINE, "R1-1 dragoons_10 20,27 180")),
    "an order out of command": partial(order, "advance", lines=(LINE, AWAY)),
    "through a friend": partial(through, "B1-1 hussars_5 20,20 0", "B1-2 line_12 20,23 0 column", ahead=8),
    "a general steadies": steadied,
    "a rally": rallied,
}
