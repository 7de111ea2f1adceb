"""Armies by chance: a ready force, changed one thing at a time for as long as its list stays a legal one.

The ready forces have few of the qualities and abilities that a list can buy, so games between them alone never meet
the questions that these ask.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial
from random import Random
from typing import Any

import msgspec

from maestre.games.aguila.armies import lists as aguila_lists
from maestre.games.tercios.data import own_figures
from maestre.games.tercios.setup import lists as tercios_lists
from maestre.play import Game, PlayError
from tests.games.aguila.figures import ABILITIES, FIGURES, OFFICERS, UNITS

LEADERS = own_figures().leaders
OPTIONS = own_figures().options
PROFILES = own_figures().profiles

CHANGES = 400
"""How many changes are tried on a list."""
FAVOUR = 0.7
"""How often what is sought is chosen, where there is any."""
SOME = 3
"""How many of what it may have a leader or a unit is given at most."""

LIMIT = 2000
"""The points of a list: room for all that is dear."""

Entries = dict[str, Any]


def own_list(game: Game[Any], force: str, rng: Random, sought: Collection[str] = ()) -> str:
    """Give a legal list, drawn from a ready force, as it is kept; it has much that comes under the rules sought."""
    army_of, change = ARMIES[game.key]
    army: Entries = msgspec.to_builtins(army_of(force))
    army["limit"] = max(army["limit"], LIMIT)
    for _ in range(CHANGES):
        other: Entries = msgspec.json.decode(msgspec.json.encode(army))
        change(other, rng, sought)
        if _legal(game, other):
            army = other
    return game.own_list(_text(army)).kept


def _text(army: Entries) -> str:
    return msgspec.json.encode(army).decode()


def _legal(game: Game[Any], army: Entries) -> bool:
    try:
        return not game.own_list(_text(army)).grave
    except PlayError:
        return False


def _some(rows: Mapping[Any, Any], rng: Random, sought: Collection[str] = ()) -> list[str]:
    """Choose some names of a table; mostly such as come under the rules that are sought."""
    under = {name: row for name, row in rows.items() if not set(row.rules).isdisjoint(sought)} if sought else {}
    names = sorted(str(getattr(name, "value", name)) for name in (under if under and rng.random() < FAVOUR else rows))
    return rng.sample(names, rng.randint(min(1, len(names)), min(SOME, len(names))))


def change_tercios(army: Entries, rng: Random, sought: Collection[str]) -> None:
    """Give a leader other qualities or virtues, a Troop other options, or put another Troop in its place."""
    leaders = [*army["commanders"], *(each["leader"] for each in army["commands"] if each["leader"])]
    troops = [unit for each in army["commands"] for unit in each["units"]]
    match rng.randrange(5):
        case 0:
            rng.choice(leaders)["qualities"] = _some(LEADERS.qualities, rng, sought)
        case 1:
            rng.choice(leaders)["virtues"] = _some(LEADERS.virtues, rng)
        case 2:
            rng.choice(leaders)["level"] = rng.randrange(len(LEADERS.levels))
        case 3:
            troop = rng.choice(troops)
            troop["options"] = _some(OPTIONS.get(troop["profile"], {}), rng)
        case _:
            rng.choice(troops).update(profile=rng.choice(sorted(PROFILES)), options=[])


def change_aguila(army: Entries, rng: Random, sought: Collection[str]) -> None:
    """Give a unit or an officer other abilities, put another unit in one's place, or take aides, sappers and guns."""
    brigade = rng.choice(army["brigades"])
    unit, officer = rng.choice(brigade["units"]), rng.choice(brigade["officers"])
    match rng.randrange(6):
        case 0 | 1:
            unit["abilities"] = _some(ABILITIES.row, rng, sought)
        case 2:
            officer["abilities"] = _some(OFFICERS.abilities, rng, sought)
        case 3:
            unit["unit"] = rng.choice(sorted(UNITS))
            unit["abilities"] = []
        case 4:
            mark = rng.choice(("regimental", "dissolved", "skirmishers"))
            unit[mark] = not unit[mark]
            if unit["dissolved"]:
                rng.choice(brigade["units"])["skirmishers"] = True
        case _:
            army["aides"], army["sappers"] = rng.randrange(3), rng.randrange(2)


ARMIES: dict[str, tuple[Callable[[str], Any], Callable[[Entries, Random, Collection[str]], None]]] = {
    "tercios": (partial(tercios_lists.ARMY_LISTS.army_of, own_figures()), change_tercios),
    "aguila": (partial(aguila_lists.ARMY_LISTS.army_of, FIGURES), change_aguila),
}
