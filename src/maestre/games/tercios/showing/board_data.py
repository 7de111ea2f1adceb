"""What is printed of Tercios, as plain values for whoever draws it: table, bases, profiles, weapons, orders, ground.

Lengths are units of 1/100 mm. Names are not here but among the messages, in both languages: ``profile-<id>``,
``weapon-<id>``, ``order-<id>``, ``element-<id>`` and so on. Colours are the client's affair.
"""

from __future__ import annotations

import msgspec

from maestre.games.tercios.data import (
    INCH,
    CardOrder,
    Figures,
    Option,
    Profile,
    Scale,
)
from maestre.play import rule

Plain = dict[str, object]

_SHOWN = ("arm", "body", "base", "speed", "limbered", "combat", "fire", "discipline", "courage", "endurance")


@rule("1.02", "1.07", "1.27", "1.28", "4.10")
def board_data(figures: Figures) -> Plain:
    """Give the whole sheet; a Troop's values are those of its profile with what its options change."""
    return {
        "inch": INCH,
        "scales": {scale.value: _scale(figures, scale) for scale in Scale},
        "distances": msgspec.to_builtins(figures.distances),
        "profiles": {name: _profile(profile) for name, profile in figures.profiles.items()},
        "options": {
            name: {option.id: _option(option) for option in options.values()}
            for name, options in figures.options.items()
        },
        "elite": {
            "ability": figures.organisation.elite.ability.value,
            "discipline": figures.organisation.elite.discipline,
        },
        "arms": {arm.value: list(abilities) for arm, abilities in figures.abilities.default.items()},
        "weapons": {
            weapon.value: {"reach": row.reach, "kind": row.kind, "reaction": row.reaction}
            for weapon, row in figures.weapons.row.items()
        },
        "arquebus_step": figures.weapons.arquebus_step,
        "orders": {order.value: _order(row) for order, row in figures.orders.items()},
        "steps": {"half": figures.steps.half, "most": figures.steps.most, "floor": figures.steps.floor},
        "elements": {
            element.value: {
                "cost": row.cost,
                "for_sale": row.for_sale,
                "qualities": [quality.value for quality in row.qualities],
                "shape": row.shape,
                "sizes": {Scale.MM15.value: _inches(row.mm15_in), Scale.MM28.value: _inches(row.mm28_in)},
            }
            for element, row in figures.terrain.elements.items()
        },
        "glossary": _glossary(figures),
        "last_turn": figures.battle.duration[-1].turn,
    }


def _glossary(figures: Figures) -> dict[str, list[str]]:
    """Say which rules tell what a name means, by the message that is the name."""
    return (
        {f"weapon-{one.value}": list(row.rules) for one, row in figures.weapons.row.items()}
        | {f"ability-{one.value}": list(row.rules) for one, row in figures.abilities.row.items()}
        | {f"quality-{one.value}": list(row.rules) for one, row in figures.leaders.qualities.items()}
        | {f"virtue-{one.value}": [row.rule] for one, row in figures.leaders.virtues.items()}
        | {f"order-{one.value}": [row.rule] for one, row in figures.orders.items()}
    )


def _scale(figures: Figures, scale: Scale) -> Plain:
    printed = figures.scales[scale]
    return {
        "table": list(printed.table),
        "reaction": printed.reaction,
        "corridor": printed.corridor,
        "commander_radius": printed.commander_radius,
        "subordinate_radius": printed.subordinate_radius,
        "bases": {footing.value: list(size) for footing, size in figures.bases[scale].items()},
    }


def _profile(profile: Profile) -> Plain:
    return {name: msgspec.to_builtins(getattr(profile, name)) for name in _SHOWN} | {
        "defences": msgspec.to_builtins(profile.defences),
        "weapons": [weapon.value for weapon in profile.weapons],
        "abilities": [ability.value for ability in profile.abilities],
        "points": profile.points,
    }


def _option(option: Option) -> Plain:
    """Give what an option changes; values that it leaves alone are not there."""
    values = {name: new for name, new in msgspec.to_builtins(option.set).items() if new is not None}
    return {
        "set": values,
        "base": option.base,
        "add_weapons": list(option.add_weapons),
        "lose_weapons": list(option.lose_weapons),
        "add_abilities": list(option.add_abilities),
        "lose_abilities": list(option.lose_abilities),
    }


def _order(row: CardOrder) -> Plain:
    return {
        "speed": row.steps.speed,
        "actions": list(row.actions),
        "reactions": list(row.reactions),
        "rule": row.rule,
    }


def _inches(size: tuple[int, int]) -> list[int]:
    return [side * INCH for side in size]
