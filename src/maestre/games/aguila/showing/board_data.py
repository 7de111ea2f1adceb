"""What is printed of Águila, as plain values for whoever draws it: profiles, formations, weapons, terrain, weather.

Lengths are units of 1/100 mm unless a name ends in ``_in``; a share is a pair, so many of so many parts. Names are here
in both languages where the data has them, and among the messages: ``profile-<nation>-<kind>``, ``formation-<id>`` and
so on. Colours are the client's affair.
"""

from __future__ import annotations

from typing import Protocol

import msgspec

from maestre.games.aguila.data import (
    INCH,
    MM,
    Allowance,
    Arm,
    Figures,
    FormationRow,
    GunRow,
    RankRow,
    TerrainRow,
    Unit,
    WeatherRow,
)
from maestre.games.aguila.data.scenarios import ScenarioRow
from maestre.play import rule
from maestre.play.written.catalogue import Text

Plain = dict[str, object]

_VALUES = ("speed", "melee", "defence", "attacks", "courage", "discipline")


@rule("1.19", "1.20", "1.21", "7.12", "11.10", "15.01")
def board_data(figures: Figures) -> Plain:
    """Give the whole sheet; what a list buys a unit besides is in the unit's own entry."""
    officer = figures.bases[Arm.OFFICER][1]
    foot = figures.combat.dismounted
    return {
        "inch": INCH,
        "table": [figures.table.width, figures.table.depth],
        "officer_base": [officer.front, officer.depth],
        "aide_command": figures.officers.extras.aide_command_in * INCH,
        "horseman": figures.horseman,
        "distances": msgspec.to_builtins(figures.distances),
        "sight": msgspec.to_builtins(figures.sight),
        "dismounted": {
            "front": foot.front_mm * MM,
            "company_depth": foot.company_depth_mm * MM,
            "speed": foot.speed,
            "shoot": foot.shoot,
            "weapon": foot.weapon.value,
        },
        "long_range": list(figures.weapons.long_range),
        "difficult": figures.formations.difficult,
        "profiles": {name: _profile(figures, unit) for name, unit in figures.units.items()},
        "ranks": {rank.value: _rank(figures, row) for rank, row in figures.officers.ranks.items()},
        "abilities": {
            one.value: _named(row) | {"rules": list(row.rules)} for one, row in figures.abilities.row.items()
        },
        "officer_abilities": {
            one.value: _named(row) | {"rules": list(row.rules), "once": row.once}
            for one, row in figures.officers.abilities.items()
        },
        "formations": {
            arm.value: {formation.value: _formation(row) for formation, row in found.items()}
            for arm, found in figures.formations.row.items()
            if found
        },
        "glossary": _glossary(figures),
        "orders": {order.value: _named(row) | {"rule": row.rule} for order, row in figures.orders.row.items()},
        "reactions": {
            one.value: _named(row) | {"arms": list(row.arms)} for one, row in figures.orders.reactions.items()
        },
        "weapons": {
            weapon.value: _named(row) | {"reach": row.reach, "black_powder": row.black_powder}
            for weapon, row in figures.weapons.small_arms.items()
        },
        "guns": {gun.value: _gun(row) for gun, row in figures.weapons.guns.items()},
        "structures": {
            built.value: _named(row) | {"cover": row.cover.value, "points": row.points, "price": row.price}
            for built, row in figures.weapons.structures.items()
        },
        "terrain": {element.value: _terrain(row) for element, row in figures.terrain.row.items()},
        "landscapes": {one.value: _named(row) for one, row in figures.terrain.landscapes.items()},
        "weather": {kind.value: _weather(row) for kind, row in figures.weather.row.items()},
        "scenarios": {scenario.value: _scenario(figures, row) for scenario, row in figures.scenarios.row.items()},
    }


class _Row(Protocol):
    """Whatever has a name."""

    @property
    def name(self) -> Text:
        """Its name in both languages."""


def _glossary(figures: Figures) -> dict[str, list[str]]:
    """Say which rules tell what a name means, by the message that is the name."""
    formations = {formation: row.rules for found in figures.formations.row.values() for formation, row in found.items()}
    return (
        {f"ability-{one.value}": list(row.rules) for one, row in figures.abilities.row.items()}
        | {f"officer-ability-{one.value}": list(row.rules) for one, row in figures.officers.abilities.items()}
        | {f"reaction-{one.value}": list(row.rules) for one, row in figures.orders.reactions.items()}
        | {f"order-{one.value}": [row.rule] for one, row in figures.orders.row.items()}
        | {f"formation-{one.value}": list(rules) for one, rules in formations.items()}
    )


def _named(row: _Row) -> Plain:
    return {"name": msgspec.to_builtins(row.name)}


def _profile(figures: Figures, unit: Unit) -> Plain:
    reach = 0
    if unit.gun is not None:
        reach = figures.weapons.guns[unit.gun].reach
    elif unit.weapon is not None:
        reach = unit.range_in * INCH or figures.weapons.small_arms[unit.weapon].reach
    return _named(unit) | {
        "nation": unit.nation.value,
        "kind": unit.kind,
        "arm": unit.arm.value,
        "class": unit.class_.value,
        "gun": unit.gun.value if unit.gun is not None else None,
        "figures": unit.figures,
        "companies": unit.base.companies,
        "base": [unit.base.front, unit.base.depth],
        "limbered": unit.limbered,
        "shoot": unit.shoot,
        "weapon": unit.weapon.value if unit.weapon is not None else None,
        "reach": reach,
        **{value: msgspec.to_builtins(getattr(unit, value)) for value in _VALUES},
        "abilities": [ability.value for ability in unit.abilities],
        "points": unit.points,
    }


def _rank(figures: Figures, row: RankRow) -> Plain:
    own = figures.officers.profiles[row.id]
    return _named(row) | {
        "general": row.general,
        "command": row.command,
        "rally_dice": row.rally_dice,
        **{value: msgspec.to_builtins(getattr(own, value)) for value in _VALUES},
        "points": own.points,
    }


def _formation(row: FormationRow) -> Plain:
    return _named(row) | {
        "wide_vision": row.wide_vision,
        "all_front": row.all_front,
        "moves": row.moves,
        "shoot": list(row.shoot),
        "melee": list(row.melee),
        "sides": list(row.sides),
        "needs": row.needs.value if row.needs is not None else None,
        "figures_least": row.figures_least,
        "double_time": _pace(row.double_time),
        "charge_halted": _pace(row.charge_halted),
        "charge_moved": _pace(row.charge_moved),
    }


def _pace(pace: Allowance | None) -> Plain | None:
    if pace is None:
        return None
    return {"speed": list(pace.speed), "bonus": pace.bonus_in * INCH, "less_moved": pace.less_moved}


def _gun(row: GunRow) -> Plain:
    return _named(row) | {
        "reach": row.reach,
        "canister": row.canister.reach,
        "resistance": row.resistance,
        "indirect_least": row.indirect_least_in * INCH,
        "indirect": row.indirect is not None,
    }


def _terrain(row: TerrainRow) -> Plain:
    return _named(row) | {
        "kind": row.kind,
        "going": row.going.value,
        "sight": row.sight,
        "hides": row.hides,
        "cover": row.cover.value,
    }


def _weather(row: WeatherRow) -> Plain:
    return _named(row) | {
        "sight": row.sight_in * INCH or None,
        "command": list(row.command),
        "powder": list(row.powder),
        "speed": list(row.speed),
        "cavalry_speed": list(row.cavalry_speed),
    }


def _scenario(figures: Figures, row: ScenarioRow) -> Plain:
    length = figures.scenarios.lengths[row.length]
    name = msgspec.to_builtins(row.title)
    return {"name": name, "number": row.number, "turns": length.last, "from_turn": length.start}
