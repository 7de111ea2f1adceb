"""15.33-15.37 A table that the players lay out and agree on, and the scenarios on it."""

from __future__ import annotations

from typing import Any

import pytest

from maestre.games.aguila.data import INCH, MM, Scenario
from maestre.games.aguila.game import game
from maestre.games.aguila.setup.placement import zone
from maestre.games.aguila.table.state import State
from maestre.miniatures.sides import Side
from maestre.play import Refused, Table
from maestre.space import tabletop
from tests.miniatures.layouts import by_chance, opened, told, written

BANKS = ("river:4-straight at 36 24 90", "bridge:over at 30 24")
WOODS = tuple(f"wood:6x6 at {6 + 12 * one} 40" for one in range(5))


def flaws(*pieces: str, **head: object) -> list[tuple[str, str]]:
    return [(rule, key) for rule, key, _ in told(game.own_table(written("aguila", *pieces, **head)))]


def deployed(*pieces: str, scenario: str = "pitched_battle", **head: Any) -> tuple[Table[State], list[str]]:
    """A battle by chance on such a table, up to its first turn, and the rules under which somebody was asked."""
    table = opened(game, written("aguila", *pieces, **head), scenario, preparation="full", any_period=True)
    return table, [number for _, number in by_chance(table, 1)]


def elements(table: Table[State]) -> list[str]:
    return [one.role or one.element.value for one in table.state.scenery.values()]


@pytest.mark.rule("15.33", "15.37")
@pytest.mark.parametrize(("apart", "right"), [("4", True), ("3.9", False)])
def test_pieces_of_an_agreed_table_keep_their_distance(apart: str, right: bool) -> None:
    pieces = ("fields:6x6 at 20 24", f"fields:6x6 at {26 + float(apart)} 24")
    assert flaws(*pieces) == ([] if right else [("15.37", "terrain-too-near")])


@pytest.mark.rule("15.33", "15.44")
def test_a_river_of_an_agreed_table_joins_the_short_edges() -> None:
    assert flaws(*BANKS) == []
    assert ("15.44", "river-short-edges") in flaws("river:4-straight at 36 24 0", BANKS[1])
    assert flaws("wood:6x6 at 50 10", BANKS[1]) == [("15.44", "crossing-no-river")]


@pytest.mark.rule("15.33", "15.45", "15.48")
@pytest.mark.parametrize(("piece", "right"), [("stream:4-straight", True), ("stream:5-straight", False)])
def test_a_piece_has_a_size_of_its_rule(piece: str, right: bool) -> None:
    assert (flaws(f"{piece} at 36 24 90", BANKS[1]) == []) is right


@pytest.mark.rule("15.33", "15.34", "15.35")
@pytest.mark.parametrize("pieces", [WOODS[:2], (*WOODS, *(one.replace("40", "8") for one in WOODS))])
def test_an_agreed_table_has_as_many_pieces_as_players_like_and_none_is_thrown_for(pieces: tuple[str, ...]) -> None:
    table, asked = deployed(*pieces)
    assert elements(table) == ["wood"] * len(pieces)
    assert not {"15.35", "15.36"} & set(asked)


@pytest.mark.rule("15.33", "16.03")
@pytest.mark.parametrize("south", [Side.BLUE, Side.RED])
def test_where_the_south_is_agreed_nobody_chooses_an_edge(south: Side) -> None:
    table, asked = deployed(*BANKS, south=south.value)
    assert table.state.armies[south].edge is tabletop.Side.REAR
    assert table.state.armies[south.enemy].edge is tabletop.Side.FRONT
    assert asked.count("16.03") == 1


@pytest.mark.rule("15.33", "16.03")
def test_where_it_is_not_the_winner_and_the_loser_settle_edges_and_order() -> None:
    _, asked = deployed(*BANKS)
    assert asked.count("16.03") == 3


@pytest.mark.rule("15.33", "16.05")
@pytest.mark.parametrize(("agreed", "depth"), [(0, 12), (17, 17)])
def test_zones_along_the_edges_are_as_deep_as_agreed(agreed: int, depth: int) -> None:
    table, _ = deployed(*WOODS[:1], south="blue", zone=agreed)
    assert max(y for _, y in zone(table.state, Side.BLUE).rings[0]) == depth * INCH


@pytest.mark.rule("15.33", "16.16")
def test_a_zone_that_a_scenario_sets_off_from_the_edge_stays_as_it_is() -> None:
    table, _ = deployed(*WOODS[:1], scenario="assault_position", zone=17)
    defends = next(side for side, army in table.state.armies.items() if army.role.value == "defender")
    ys = [y for _, y in zone(table.state, defends).rings[0]]
    assert max(ys) - min(ys) == 14 * INCH


@pytest.mark.rule("15.33", "15.35")
def test_what_finds_no_room_beside_the_pieces_of_the_scenario_is_left_out_and_told() -> None:
    table, _ = deployed("lake:12x9 at 36 24", "wood:6x6 at 8 24", scenario="take_hill")
    assert "wood" in elements(table)
    assert "lake" not in elements(table)


@pytest.mark.rule("15.33", "15.37")
@pytest.mark.parametrize(("x", "right"), [("30", False), ("35", False), ("36.1", True)])
def test_crossings_of_a_river_do_not_lie_on_each_other(x: str, right: bool) -> None:
    """They are 6 inches wide."""
    assert flaws(*BANKS, f"ford:over at {x} 24") == ([] if right else [("15.37", "crossing-on-crossing")])


@pytest.mark.rule("15.33", "15.35", "16.30")
def test_the_river_of_the_battle_for_the_bridge_has_no_crossings_but_its_own() -> None:
    """The river of the table finds no room beside it, or lies elsewhere with all its crossings."""
    pieces = ("river:4-straight at 36 17 90", "bridge:over at 30 17", "ford:over at 12 17")
    counts = set()
    for seed in range(14):
        text = written("aguila", *pieces)
        table = opened(game, text, "battle_for_bridge", preparation="full", any_period=True)
        by_chance(table, 1, seed=seed)
        found = elements(table)
        counts.add(found.count("river"))
        assert found.count("bridge") == found.count("river")
        assert found.count("river") <= 2
    assert counts == {1, 2}


@pytest.mark.rule("15.33", "16.02")
@pytest.mark.parametrize("scenario", [one.value for one in Scenario])
def test_every_scenario_is_played_on_an_agreed_table(scenario: str) -> None:
    table, _ = deployed(*BANKS, "wood:6x6 at 8 8", "easy_hill:8x6 at 60 42", scenario=scenario, south="red")
    by_chance(table, 2, seed=3)
    assert game.turn(table.state) == 2 or table.outcome
    assert {"wood", "easy_hill", "river"} & set(elements(table))


@pytest.mark.rule("15.33", "16.05")
@pytest.mark.parametrize(("mountains", "room"), [(1, True), (7, False)])
def test_an_army_that_finds_no_room_on_the_table_is_refused(mountains: int, room: bool) -> None:
    text = written("aguila", *(f"impassable_mountain:8x6 at {6 + 10 * one} 43 90" for one in range(mountains)))
    assert not game.own_table(text).flaws
    if room:
        assert game.resolve_options({"table": text})["table"] != "usual"
        return
    with pytest.raises(Refused) as refused:
        game.resolve_options({"table": text})
    assert (refused.value.rule, refused.value.message.key) == ("16.05", "table-without-room")


@pytest.mark.rule("15.01", "15.33")
def test_a_table_brings_its_size_and_is_refused_at_another() -> None:
    """Beyond the edge of the recommended table there is ground on a longer one."""
    text = written("aguila", "wood:6x6 at 85 24", scale="240x120")
    assert flaws("wood:6x6 at 85 24", scale="240x120") == []
    assert flaws("wood:6x6 at 85 24") != []
    assert game.resolve_options({"table": text})["table_size"] == "240x120"
    with pytest.raises(Refused) as refused:
        game.resolve_options({"table": text, "table_size": "180x120"})
    assert (refused.value.rule, refused.value.message.key) == ("15.01", "table-other-size")


@pytest.mark.rule("15.01", "15.33")
def test_a_battle_is_played_on_a_table_of_another_size() -> None:
    table, _ = deployed("wood:6x6 at 85 24", scale="240x120")
    assert table.state.figures.table.width == 240 * 10 * MM
    assert elements(table) == ["wood"]
