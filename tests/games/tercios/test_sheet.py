"""The sheet for whoever draws the table agrees with the rules, and is plain."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from maestre.games.tercios.armies.army import equipped
from maestre.games.tercios.data import INCH, Element, OrderKind, Scale, UnitEntry, Weapon, own_figures
from maestre.games.tercios.showing.board_data import board_data
from tests.games.tercios.lists import ENGLISH, SPANISH

FORCES = own_figures().forces
WEAPONS = own_figures().weapons

ORDERS = own_figures().orders


@pytest.fixture(scope="module")
def printed() -> dict[str, Any]:
    """The sheet as a client gets it."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(board_data(own_figures())))
    return found


@pytest.mark.rule("1.02", "1.28")
def test_the_sheet_has_the_table_and_the_reaction_distance_of_each_scale(printed: dict[str, Any]) -> None:
    small, large = printed["scales"]["mm15"], printed["scales"]["mm28"]
    assert (small["table"], large["table"]) == ([72 * INCH, 48 * INCH], [96 * INCH, 60 * INCH])
    assert (small["reaction"], large["reaction"]) == (3 * INCH, 4 * INCH)
    assert small["bases"]["tercio_escuadronado"] == [12_000, 12_000]
    assert printed["distances"]["exclusion"] == INCH


@pytest.mark.rule("4.10")
def test_the_sheet_has_every_weapon_with_its_range(printed: dict[str, Any]) -> None:
    assert set(printed["weapons"]) == {weapon.value for weapon in Weapon}
    assert printed["weapons"]["mosquete"]["reach"] == WEAPONS.row[Weapon.MUSKET].range_in * INCH
    assert printed["weapons"]["picas"]["reach"] == 0


@pytest.mark.rule("1.27")
def test_the_sheet_has_the_five_orders_with_what_each_adds_to_speed(printed: dict[str, Any]) -> None:
    speeds = {order: row["speed"] for order, row in printed["orders"].items()}
    assert speeds == {order.value: ORDERS[order].steps.speed for order in OrderKind}
    assert speeds["corred"] == 2


@pytest.mark.rule("1.07", "1.21")
def test_the_values_of_a_troop_follow_from_its_profile_and_its_options(printed: dict[str, Any]) -> None:
    """As the client puts them together, for every Troop of every force."""
    for force in FORCES.values():
        army = force.army("es")
        for entry in [unit for command in army.commands for unit in command.units] + list(army.elite):
            gear, shown = equipped(own_figures(), entry), _put_together(printed, entry)
            for value in ("speed", "combat", "discipline", "courage", "endurance"):
                assert shown[value] == getattr(gear, value), (entry, value)
            assert shown["base"] == gear.base
            assert shown["weapons"] == [weapon.value for weapon in gear.weapons]
            assert sorted(shown["abilities"]) == sorted(gear.abilities)


def test_everything_on_the_sheet_has_a_name_in_both_languages(printed: dict[str, Any]) -> None:
    keys = [f"profile-{name}" for name in printed["profiles"]]
    keys += [f"weapon-{name}" for name in printed["weapons"]]
    keys += [f"order-{name}" for name in printed["orders"]]
    keys += [f"element-{element}" for element in Element]
    assert all(set(keys) <= set(speaker.keys()) for speaker in (SPANISH, ENGLISH))
    assert set(printed["elements"]) == {element.value for element in Element}
    assert set(printed["scales"]) == {scale.value for scale in Scale}


def _put_together(printed: dict[str, Any], entry: UnitEntry) -> dict[str, Any]:
    profile = printed["profiles"][entry.profile]
    found = {**profile, "abilities": [*printed["arms"][profile["arm"]], *profile["abilities"]]}
    bought = [printed["options"][entry.profile][name] for name in entry.options]
    for option in bought:
        found |= option["set"]
        found["base"] = option["base"] or found["base"]
        for what in ("weapons", "abilities"):
            kept = [one for one in found[what] if one not in option[f"lose_{what}"]]
            found[what] = list(dict.fromkeys([*kept, *option[f"add_{what}"]]))
    if entry.discipline:
        found["discipline"] += printed["elite"]["discipline"]
    if entry.elite:
        found["abilities"] = [*found["abilities"], printed["elite"]["ability"]]
    return found
