"""What a browser builds and judges army lists with, from the games' own figures: `make catalogue` writes it.

One file a game: figures by the ids that lists have, in the order in which flaws name them, and what each is called in
both languages. Only what rules of lists, a reader of pasted texts, or a player who chooses looks at is in it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Protocol

import msgspec

from maestre.games.aguila import data as aguila
from maestre.games.aguila.armies.army import SOLD, bears
from maestre.games.aguila.armies.lists import MOST_OFFICERS, MOST_UNITS
from maestre.games.aguila.paper.officers import damage_boxes
from maestre.games.tercios import data as tercios
from maestre.play import Game, Message, State, find
from maestre.play.written.lists import LONGEST_LIST, MOST_FLAWS
from maestre.play.written.messages import LANGUAGES
from tools import notebook

FOLDER = Path(__file__).parents[1] / "web/src/lists/catalogue"

Told = dict[str, object]


def main() -> None:
    """Write the catalogues."""
    for key in CATALOGUES:
        (FOLDER / f"{key}.json").write_text(written(key), encoding="utf-8")


def written(key: str) -> str:
    """Give the catalogue of a game as it is written: an entry a line, so that a change shows."""
    told = catalogue(key)
    lines = [f"{json.dumps(name)}: {_entries(value)}" for name, value in told.items()]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _entries(value: object) -> str:
    if not isinstance(value, dict | list) or not value:
        return _line(value)
    if isinstance(value, dict):
        return "{\n" + ",\n".join(f"{json.dumps(name)}: {_line(one)}" for name, one in value.items()) + "\n}"
    return "[\n" + ",\n".join(_line(one) for one in value) + "\n]"


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def catalogue(key: str) -> Told:
    """Give the catalogue of a game: what all have, and its own."""
    game = find(key)
    own, named = CATALOGUES[key]()
    bounds = {"characters": LONGEST_LIST, "flaws": MOST_FLAWS}
    told = {"game": key, "rules": game.rules, "bounds": bounds, **own, "turn": notebook.turn(key)}
    return {**_plain(told), "names": {**_names(game, named), **notebook.ticks(key)}}


def _plain(value: Mapping[str, object]) -> Told:
    found: Told = msgspec.to_builtins(value)
    return found


def _names(game: Game[State], named: Iterable[str]) -> dict[str, list[str]]:
    """Say each name in both languages, by the key of its message."""
    speakers = [game.speaker(language) for language in LANGUAGES]
    return {key: [speaker.say(Message(key)) for speaker in speakers] for key in dict.fromkeys(named)}


class _Force(Protocol):
    def army(self, language: str) -> msgspec.Struct: ...


def _forces(forces: Mapping[str, _Force]) -> list[Told]:
    """Give each ready force as lists are kept, but for its name, which it has in both languages."""
    found: list[Told] = []
    for name, force in forces.items():
        es, en = (msgspec.to_builtins(force.army(language)) for language in LANGUAGES)
        found.append({"id": name, "name": [es["name"], en["name"]], "list": _sparse({**es, "name": ""})})
    return found


def _sparse(value: object) -> object:
    """Leave out what is empty: whoever reads a list knows what stands there then."""
    if isinstance(value, dict):
        kept = {name: _sparse(one) for name, one in value.items() if name in _ALWAYS or one not in _EMPTY}
        return {name: one for name, one in kept.items() if (name, one) != ("count", 1)}
    return [_sparse(one) for one in value] if isinstance(value, list) else value


_ALWAYS = (
    *("name", "level", "limit", "century", "faction", "chart", "kind", "profile"),
    *("general", "nation", "id", "rank", "unit", "tier", "officer"),
)
_EMPTY: tuple[object, ...] = ("", [], False, 0, None)


def _chosen(value: object, *names: str) -> Told:
    """Give some fields of an entry, those that are not empty."""
    found = ((name.rstrip("_"), getattr(value, name)) for name in names)
    return {name: one for name, one in found if one is not None and one is not False and one not in ((), "")}


# -------------------------------------------------------------------------------------------------------------- Tercios


def of_tercios() -> tuple[Told, list[str]]:
    """Give what lists of Tercios are made of, and the keys of its names."""
    figures = tercios.own_figures()
    house = figures.organisation
    charts = [
        {"id": one.id, "rule": one.own_rule, "elite_rule": one.elite_rule}
        | _chosen(one, "commands", "elite", "elite_bodies", "most_numerous", "guns_need")
        for one in house.charts.values()
    ]
    needs = ("companies_need", "companies_of", "companies_at_most")
    told: Told = {
        "forces": _forces(figures.forces),
        "largest": figures.battle.sizes[-1].points,
        "bodies": list(tercios.Body),
        "factions": [
            {"id": one.id} | _chosen(one, "charts", "troops", "army_abilities", "centuries", "allies")
            for one in house.factions.values()
        ],
        "charts": charts,
        "commands": [
            {"id": kind} | _chosen(house.commands[kind], "led", "troops", *needs) for kind in tercios.CommandKind
        ],
        "elite": _chosen(house.elite, "ability", "ability_cost", "discipline", "discipline_cost"),
        "arms": {arm: figures.abilities.default[arm] for arm in tercios.Arm},
        "profiles": [{"id": one.id} | _chosen(one, *_PROFILE) for one in figures.profiles.values()],
        "options": {
            profile: [
                {"id": one.id, "cost": one.cost, "set": _chosen(one.set, *_VALUES)} | _chosen(one, *_OPTION)
                for one in sold.values()
            ]
            for profile, sold in figures.options.items()
        },
        "levels": [
            _chosen(one, "id", "virtues", "qualities", "commander", "subordinate") for one in figures.leaders.levels
        ],
        "virtues": list(tercios.Virtue),
        "qualities": [{"id": one} | _chosen(figures.leaders.qualities[one], "commander") for one in tercios.Quality],
    }
    return told, list(_names_of_tercios(figures))


_VALUES = ("speed", "combat", "fire", "discipline", "courage", "endurance")
_PROFILE = ("arm", "body", "base", "limbered", *_VALUES, "defences", "points", "abilities", "weapons")
_OPTION = ("add_abilities", "lose_abilities", "add_weapons", "lose_weapons", "not_with", "only", "base")
_WORDS_OF_TERCIOS = (
    *("faction", "chart", "century", "limit", "historical", "commander", "elite", "ally", "points", "level", "yes"),
    *("elite-rule", "elite-discipline"),
)


def _names_of_tercios(figures: tercios.Figures) -> Iterator[str]:
    yield from (f"list-{word}" for word in _WORDS_OF_TERCIOS)
    yield from (f"faction-{one}" for one in figures.organisation.factions)
    yield from (f"chart-{one}" for one in figures.organisation.charts)
    yield from (f"command-{one}" for one in tercios.CommandKind)
    yield from (f"profile-{one}" for one in figures.profiles)
    yield from (f"option-{profile}-{one}" for profile, sold in figures.options.items() for one in sold)
    yield from (f"virtue-{one}" for one in tercios.Virtue)
    yield from (f"quality-{one}" for one in tercios.Quality)


# --------------------------------------------------------------------------------------------------------------- Águila


def of_aguila() -> tuple[Told, list[str]]:
    """Give what lists of Águila are made of, and the keys of its names."""
    figures = aguila.own_figures()
    staff, ratios = figures.officers, figures.lists.ratios
    told: Told = {
        "forces": _forces(figures.forces),
        "points_most": figures.table.points_most,
        "room": {"units": MOST_UNITS, "officers": MOST_OFFICERS},
        "tiers": list(aguila.Tier),
        "nations": list(aguila.Nation),
        "lists": [
            {"id": one.id} | _chosen(one, "nation", "years", "allies", "strategic_factor", *aguila.Tier, "officers")
            for one in figures.lists.row.values()
        ],
        "ratios": _chosen(ratios, "basic_for_support", "elite_for_support", "matched"),
        "line": [one.id for one in figures.troops.classes.values() if one.line_infantry],
        "units": [
            {"id": one.id, "bears": (most := bears(figures, one)), "half": figures.combat.half_strength.up(most)}
            | _chosen(one, *_UNIT)
            | _chosen(one.base, "companies", "weight")
            for one in figures.units.values()
        ],
        "ranks": [
            {"id": one, "bears": damage_boxes(figures, one)}
            | _chosen(staff.ranks[one], "general", "command_in", "rally_dice")
            | _chosen(staff.profiles[one], *_OFFICER)
            for one in aguila.Rank
        ],
        "officer_abilities": [
            {"id": one, "points": staff.abilities[one].points} | _chosen(staff.abilities[one], "once")
            for one in aguila.OfficerAbility
        ],
        "abilities": [{"id": one, "points": figures.abilities.row[one].points} for one in aguila.Ability],
        "sold": SOLD,
        "staff": _chosen(staff.staff, *staff.staff.__struct_fields__[-4:]),
        "extras": _chosen(staff.extras, *_EXTRAS),
    }
    return told, list(_names_of_aguila(figures))


_UNIT = (
    *("nation", "kind", "arm", "class_", "gun", "figures", "speed", "limbered", "melee", "shoot", "weapon", "range_in"),
    *("defence", "attacks", "courage", "discipline", "abilities", "points"),
)
_OFFICER = ("speed", "melee", "defence", "attacks", "courage", "discipline", "points")
_EXTRAS = ("aide_points", "aides_most", "sappers_points", "sappers_most", "regimental_gun_points")
_WORDS_OF_AGUILA = (
    *("limit", "aides", "sappers", "brigade", "general", "officer", "points"),
    *("regimental", "dissolved", "skirmishers"),
)


def _names_of_aguila(figures: aguila.Figures) -> Iterator[str]:
    yield from (f"list-{word}" for word in _WORDS_OF_AGUILA)
    yield from (f"brigade-{one}" for one in figures.lists.row)
    yield from (f"nation-{one}" for one in aguila.Nation)
    yield from (f"tier-{one}" for one in aguila.Tier)
    yield from (f"profile-{one.nation}-{one.kind}" for one in figures.units.values())
    yield from (f"rank-{one}" for one in aguila.Rank)
    yield from (f"officer-ability-{one}" for one in aguila.OfficerAbility)
    yield from (f"ability-{one}" for one in aguila.Ability)


CATALOGUES: dict[str, Callable[[], tuple[Told, list[str]]]] = {"tercios": of_tercios, "aguila": of_aguila}

if __name__ == "__main__":
    main()
