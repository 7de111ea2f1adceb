"""The sheet for whoever draws the table agrees with the rules, and is plain."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from maestre.games.aguila.charging.reach import allowance
from maestre.games.aguila.data import (
    INCH,
    Ability,
    Arm,
    Formation,
    Gun,
    OfficerAbility,
    Scenario,
    Terrain,
    Weapon,
    Weather,
)
from maestre.games.aguila.game import game
from maestre.games.aguila.table.places import base
from maestre.games.aguila.table.state import UnitId
from maestre.play import Message
from tests.games.aguila.figures import FORMATIONS, TABLE, UNITS, WEAPONS
from tests.games.aguila.positions import placed


@pytest.fixture(scope="module")
def printed() -> dict[str, Any]:
    """The sheet as a client gets it."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(game.board_data()))
    return found


@pytest.mark.rule("1.19", "1.20", "1.21", "15.01")
def test_the_sheet_has_the_table_and_every_profile(printed: dict[str, Any]) -> None:
    assert printed["table"] == [TABLE.width, TABLE.depth] == [180_000, 120_000]
    assert set(printed["profiles"]) == set(UNITS)
    line = printed["profiles"]["france_line_24"]
    assert (line["attacks"], line["defence"], line["courage"]) == (12, 4, [16, 18])
    assert printed["profiles"]["france_dragoons_10"]["shoot"] is None, "a dash in the book"


@pytest.mark.rule("7.12", "7.13", "11.10")
def test_the_sheet_has_every_weapon_and_gun_with_its_reach(printed: dict[str, Any]) -> None:
    assert set(printed["weapons"]) == {weapon.value for weapon in Weapon}
    assert set(printed["guns"]) == {gun.value for gun in Gun}
    musket = WEAPONS.small_arms[Weapon.MUSKET].range_in * INCH
    assert printed["profiles"]["france_line_24"]["reach"] == printed["weapons"]["musket"]["reach"] == musket
    heavy = WEAPONS.guns[Gun.HEAVY]
    assert printed["profiles"]["france_gun_heavy_foot"]["reach"] == printed["guns"]["heavy"]["reach"] == heavy.reach
    assert printed["guns"]["heavy"]["canister"] == heavy.canister.range_in * INCH


@pytest.mark.rule("1.11", "5.12", "5.24", "6.04", "8.18", "8.20")
@pytest.mark.parametrize(
    ("unit", "formation"),
    [("line_24", "line"), ("line_24", "attack_column"), ("line_24", "mass"), ("cuirassiers_10", "line")],
)
@pytest.mark.parametrize("order", ["halt", "advance"])
def test_how_far_a_unit_charges_follows_from_the_sheet(
    printed: dict[str, Any], unit: str, formation: str, order: str
) -> None:
    """As the client works it out."""
    state = placed(f"B1-1 {unit} 20,20 0 {formation} order={order} walked=1", "R1-1 line_24 20,40 180")
    profile = printed["profiles"][f"france_{unit}"]
    pace = printed["formations"][profile["arm"]][formation]["charge_halted" if order == "halt" else "charge_moved"]
    over, under = pace["speed"]
    far = profile["speed"] * INCH * over // under + pace["bonus"] - (INCH if pace["less_moved"] else 0)
    assert allowance(state, UnitId("B1-1")).whole == far
    assert profile["base"] == list(base(state, "B1-1"))


def test_everything_on_the_sheet_has_a_name_in_both_languages(printed: dict[str, Any]) -> None:
    for what in ("profiles", "ranks", "abilities", "officer_abilities", "weapons", "guns", "terrain", "weather"):
        assert all(one["name"]["en"] and one["name"]["es"] for one in printed[what].values()), what
    assert set(printed["scenarios"]) == {scenario.value for scenario in Scenario}
    assert set(printed["terrain"]) == {element.value for element in Terrain}
    assert set(printed["weather"]) == {kind.value for kind in Weather}
    assert set(printed["formations"]["infantry"]) == {formation.value for formation in FORMATIONS.row[Arm.INFANTRY]}
    assert set(printed["formations"]["cavalry"]) < {formation.value for formation in Formation}


@pytest.mark.parametrize("language", ["en", "es"])
def test_what_a_name_is_in_messages_is_what_it_is_on_the_sheet(printed: dict[str, Any], language: str) -> None:
    speaker = game.speaker(language)
    for ability in Ability:
        assert speaker.say(Message(f"ability-{ability}")) == printed["abilities"][ability.value]["name"][language]
    for one in OfficerAbility:
        assert speaker.say(Message(f"officer-ability-{one}")) == printed["officer_abilities"][one]["name"][language]
