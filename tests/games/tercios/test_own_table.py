"""9.10 A table that the players lay out by mutual agreement, and the battle on it."""

from __future__ import annotations

import pytest

from maestre.games.tercios.data import INCH, Element
from maestre.games.tercios.game import game
from maestre.games.tercios.setup.array import zone
from maestre.games.tercios.table.state import Phase, State
from maestre.miniatures.sides import Side
from maestre.play import Refused, Table, Throw
from tests.games.tercios.positions import roll
from tests.miniatures.layouts import by_chance, opened, told, written

BATTLE = "fields_of_glory"


def table(*pieces: str, preparation: str = "full", **head: object) -> Table[State]:
    """A battle on a table of these pieces, its dice typed in."""
    chosen = {"table": written("tercios", *pieces, **head), "preparation": preparation}
    return Table.new(game, BATTLE, options=chosen, typed_dice=True)


def flaws(*pieces: str, **head: object) -> list[tuple[str, str]]:
    return [(rule, key) for rule, key, _ in told(game.own_table(written("tercios", *pieces, **head)))]


def elements(found: Table[State]) -> list[str]:
    return [one.element.value for one in found.state.scenery.values()]


# ------------------------------------------------------------------------------------------------------- what may lie


@pytest.mark.rule("9.10", "9.16")
def test_by_agreement_elements_lie_as_near_as_players_like_but_not_on_each_other() -> None:
    assert flaws("bosque:8 at 20 24", "colina:8 at 29 24") == []
    assert flaws("bosque:8 at 20 24", "colina:8 at 26 24") == [("9.10", "scenery-on-scenery")]


@pytest.mark.rule("9.10", "9.18", "9.28")
def test_roads_lie_on_anything_and_lanes_end_against_something() -> None:
    assert flaws("camino:3-straight at 20 24", "bosque:8 at 20 24") == []
    assert flaws("camino:3-lane at 20 20 180", "bosque:8 at 20 24") == []
    assert flaws("camino:3-lane at 20 10 180", "bosque:8 at 20 24") == [("9.18", "lane-ends-nowhere")]


@pytest.mark.rule("9.10", "9.17")
@pytest.mark.parametrize(("piece", "right"), [("colina:12", True), ("colina:13", False), ("colina_grande:14", True)])
def test_an_element_has_a_size_of_its_rule(piece: str, right: bool) -> None:
    assert (flaws(f"{piece} at 30 24") == []) is right


@pytest.mark.rule("9.10", "9.37")
def test_a_river_runs_from_one_edge_to_another() -> None:
    crossing = "vado:over at 36 24"
    assert flaws("rio:straight at 36 24 0", crossing) == []
    assert ("9.10", "scenery-off-the-table") in flaws("rio:straight at 80 24 0", crossing)


@pytest.mark.rule("9.10", "9.47")
@pytest.mark.parametrize(("lakes", "right"), [(1, True), (2, False)])
def test_a_quarter_of_a_zone_at_most_is_ground_that_nobody_can_stand_on(lakes: int, right: bool) -> None:
    pieces = [f"lago_grande:18 at {12 + 40 * one} 10" for one in range(lakes)]
    assert (flaws(*pieces) == []) is right
    assert right or flaws(*pieces) == [("9.47", "table-zone-too-full")]
    assert flaws(*(piece.replace("lago_grande", "bosque_grande") for piece in pieces)) == []


@pytest.mark.rule("9.10", "9.47")
@pytest.mark.parametrize(("north", "right"), [(20.9, True), (17, True), (11, False)])
def test_of_such_ground_only_what_lies_in_the_zone_counts(north: float, right: bool) -> None:
    """Lakes 18 inches across that lie in the middle of the table reach a little into a zone 12 inches deep."""
    pieces = [f"lago_grande:18 at {12 + 40 * one} {north}" for one in range(2)]
    assert flaws(*pieces) == ([] if right else [("9.47", "table-zone-too-full")])


# ------------------------------------------------------------------------------------------------------- played on it


@pytest.mark.rule("9.10", "9.11", "9.12")
def test_on_an_agreed_table_nobody_rolls_for_points_or_buys() -> None:
    found = table("bosque:8 at 20 24", "rio:straight at 50 24", "puente:over at 50 24")
    assert sorted(elements(found)) == ["bosque", "puente", "rio", "rio"]
    assert isinstance(found.request, Throw)
    assert found.request.rule == "9.46"


@pytest.mark.rule("9.10", "9.24")
def test_crops_of_an_agreed_table_are_rolled_for_and_then_the_sides() -> None:
    found = table("cultivo:12 at 20 24")
    assert isinstance(found.request, Throw)
    assert found.request.rule == "9.24"
    roll(found, 6)
    (field,) = found.state.scenery.values()
    assert [one.value for one in field.qualities] == ["cubierto", "oculto", "muy_dificil"]


@pytest.mark.rule("9.10", "9.46")
@pytest.mark.parametrize(("south", "edges"), [("red", Side.RED), ("blue", Side.BLUE)])
def test_where_the_south_is_agreed_the_winner_only_deploys_first(south: str, edges: Side) -> None:
    found = table("bosque:8 at 20 24", south=south)
    roll(found, 5, 2)
    assert (found.state.setup.south, found.state.phase, found.waiting()) == (edges, Phase.DEPLOYMENT, ("blue",))
    ask = found.asked("blue")
    assert ask is not None
    assert ask.rule != "9.46"


@pytest.mark.rule("9.10", "9.46")
def test_where_it_is_not_the_winner_chooses_his_edge() -> None:
    found = table("bosque:8 at 20 24")
    roll(found, 5, 2)
    ask = found.asked("blue")
    assert ask is not None
    assert ask.rule == "9.46"


@pytest.mark.rule("9.10", "9.47")
@pytest.mark.parametrize(("zones", "depth"), [({}, 12), ({"zone": 18}, 18)])
def test_zones_are_as_deep_as_agreed(zones: dict[str, int], depth: int) -> None:
    text = written("tercios", "bosque:8 at 20 24", **zones)
    found = opened(game, text, BATTLE)
    assert max(y for _, y in zone(found.state, Side.BLUE).points) == depth * INCH
    assert min(y for _, y in zone(found.state, Side.RED).points) == (48 - depth) * INCH


@pytest.mark.rule("9.10", "9.39")
def test_a_ready_battle_on_an_agreed_table_is_arrayed_and_its_rivers_are_rolled_for() -> None:
    found = table("cultivo:8 at 20 24", "rio:straight at 50 24", "vado:over at 50 24", preparation="ready", south="red")
    assert all(one.pose is not None or one.lurks for one in found.state.units.values() if one.id not in _behind(found))
    roll(found, 1)
    assert isinstance(found.request, Throw)
    assert (found.request.rule, found.state.setup.south) == ("9.39", Side.RED)
    roll(found, 3)
    rivers = [one for one in found.state.scenery.values() if one.element is Element.RIVER]
    assert {quality.value for one in rivers for quality in one.qualities} == {"dificil"}
    assert found.state.phase in {Phase.VANGUARD, Phase.PLANNING}


def _behind(found: Table[State]) -> set[str]:
    return {one for pool in found.state.pools.values() for one in pool.members[1:]}


@pytest.mark.rule("9.09", "9.10")
def test_a_table_brings_its_scale_and_is_refused_at_another() -> None:
    text = written("tercios", "bosque:9 at 80 50", scale="mm28")
    assert game.resolve_options({"table": text})["scale"] == "mm28"
    with pytest.raises(Refused) as refused:
        game.resolve_options({"table": text, "scale": "mm15"})
    assert (refused.value.rule, refused.value.message.key) == ("9.09", "table-other-scale")


@pytest.mark.rule("9.10", "9.47")
@pytest.mark.parametrize(("houses", "room"), [(5, True), (6, False)])
def test_an_army_that_finds_no_room_on_the_table_is_refused(houses: int, room: bool) -> None:
    text = written("tercios", *(f"edificio_grande:house at {6 + 12 * one} 6" for one in range(houses)))
    assert not game.own_table(text).flaws
    chosen = {"table": text, "red_army": "spain_1000", "base_front": 3, "base_depth": 3}
    if room:
        assert game.resolve_options(chosen)["table"] != "usual"
        return
    with pytest.raises(Refused) as refused:
        game.resolve_options(chosen)
    assert (refused.value.rule, refused.value.message.key) == ("9.47", "table-without-room")


@pytest.mark.rule("9.10")
def test_the_battle_to_learn_on_has_its_own_table_and_zones() -> None:
    usual = Table.new(game, "learning", seed=bytes(32)).state
    found = opened(game, written("tercios", "bosque:8 at 20 24", zone=18, south="red"), "learning").state
    assert [one.pose for one in found.units.values()] == [one.pose for one in usual.units.values()]
    assert found.scenery == usual.scenery


@pytest.mark.rule("9.10")
@pytest.mark.parametrize("preparation", ["full", "ready"])
def test_a_battle_by_chance_goes_on_on_an_agreed_table(preparation: str) -> None:
    text = written(
        "tercios", "zona_urbana:3 at 20 24", "rio:left at 40 24", "puente:over at 40 32", "muro:corner at 60 40"
    )
    found = opened(game, text, BATTLE, preparation=preparation)
    asked = by_chance(found, 3)
    assert "9.12" not in [number for _, number in asked]
    assert game.turn(found.state) == 3 or found.outcome
