"""Ambushes in play: who is hidden, when it shows itself, and that nobody can tell before."""

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from maestre.games.tercios.abilities.ambush import ComeOut, Spring, hiding_places
from maestre.games.tercios.data import Element
from maestre.games.tercios.showing.view import imagined, seen
from maestre.games.tercios.table.places import outline
from maestre.games.tercios.table.pools import regroup
from maestre.games.tercios.table.state import SOMEWHERE, Pooled, SceneryId, State, UnitId
from maestre.games.tercios.table.subjects import Trigger
from maestre.miniatures.sides import Side
from maestre.play import Ask, Pick, Place, Spot, log, sight, view
from maestre.play.checking.conformance import no_leak
from maestre.space import tabletop
from tests.games.tercios.asked import blows, pool
from tests.games.tercios.board import inches, rectangle
from tests.games.tercios.fields import field, told, where
from tests.games.tercios.positions import Position, Skirmish, act, action, go, refused, succeed, troop

ONE = UnitId("B1-1")
WOOD = rectangle("wood", Element.WOOD, 26, 18, 8, 8)
COPSE = rectangle("copse", Element.WOOD, 50, 18, 8, 8)
FAR_WOOD = rectangle("far", Element.WOOD, 26, 38, 6, 6)
HOUSE = rectangle("house", Element.SMALL_BUILDING, 40, 20, 2, 2)


def hidden(*lines: str, lurks: str = "wood", red: str = "pike_company") -> Position:
    """Haiduks lie in ambush; the enemy stands north of the woods."""
    table = field("B1-1 30,20 0", *lines, blue="haiduks", red=red, scenery=(WOOD, COPSE))
    one = table.state.units[ONE]
    table.state.units[ONE] = replace(one, pose=None, lurks=SceneryId(lurks))
    return table


def posted(table: Position, x: float, y: float, facing: int = 0) -> Position:
    """Put the haiduks where they come out."""
    assert isinstance(table.request, Ask)
    assert isinstance(table.request.choice, Place)
    assert table.request.about == ComeOut(ONE)
    table.say("blue", Spot("B1-1", *inches(x, y), facing))
    return table


def approached(lurks: str, y: float = 31.5) -> Position:
    """A red unit walks to a point north of the wood, whose edge is at 26 inches."""
    table = act(action(hidden("R1-1 30,35 180", lurks=lurks), "B1-1=fuego", first="red"), "R1-1")
    table.say("red", "move")
    table.say("red", Spot("R1-1", *inches(30, y)))
    return table


@pytest.mark.rule("6.12")
def test_ambushes_lie_in_hidden_ground_that_can_be_entered_and_is_not_the_enemys() -> None:
    table = field("B1-1 30,20 0", "R1-1 5,5 0", scenery=(WOOD, FAR_WOOD, HOUSE))
    assert hiding_places(table.state, Side.BLUE) == ("wood",)
    assert hiding_places(table.state, Side.RED) == ("wood", "far")


@pytest.mark.rule("6.12")
def test_a_hidden_unit_is_placed_when_it_acts_and_surprises_with_its_first_shot() -> None:
    table = act(action(hidden("R1-1 30,31 180"), "B1-1=fuego"), "B1-1")
    refused(table, "blue", Spot("B1-1", *inches(30, 16), 0), "6.12", "ambush-elsewhere")
    refused(table, "blue", Spot("B1-1", *inches(54, 24), 0), "6.12", "ambush-elsewhere")
    posted(table, 30, 24)
    assert troop(table, "B1-1").lurks is None
    assert "ambush-sprung" in [line.message.key for line in log(table, "red")]
    table.say("blue", "R1-1/mosquete/front")
    assert pool(table) == 4
    blows(table, 4, 3)
    assert not table.state.marks


@pytest.mark.rule("3.11", "6.12")
def test_a_gun_makes_way_for_whoever_comes_out_where_it_stands() -> None:
    lines = ("B1-1 30,20 0", "B1-2 30,24 0", "R1-1 30,31 180")
    table = field(*lines, blue="haiduks light_gun", scenery=(WOOD, COPSE))
    table.state.units[ONE] = replace(table.state.units[ONE], pose=None, lurks=SceneryId("wood"))
    posted(act(action(table, "B1-1=resistid"), "B1-1"), 30, 24)
    assert where(table, "B1-2")[1] < 24, "it goes toward the rear of the unit"
    assert not tabletop.overlap(outline(table.state, ONE), outline(table.state, UnitId("B1-2")))


@pytest.mark.rule("6.12")
def test_a_hidden_unit_cannot_be_charged_and_stands_in_nobodys_way() -> None:
    table = act(action(hidden("R1-1 30,29 180"), "R1-1=atacad", first="red"), "R1-1")
    assert told(table)[-1] == "attack-idle"
    assert go(table) == "blue"


@pytest.mark.rule("6.12")
def test_nobody_is_asked_to_show_a_unit_that_stands_on_the_table() -> None:
    table = field("B1-1 30,20 0", "B1-2 10,10 0", "R1-1 30,35 180", blue="haiduks haiduks", scenery=(WOOD, COPSE))
    table.state.units[ONE] = replace(table.state.units[ONE], pose=None, lurks=SceneryId("copse"))
    act(action(table, "B1-1=fuego", first="red"), "R1-1")
    table.say("red", "move")
    table.say("red", Spot("R1-1", *inches(30, 31.5)))
    assert isinstance(table.request, Ask)
    trigger = Trigger(ONE, UnitId("R1-1"), "ambush", inches(30, 31.5))
    assert table.request == Ask("blue", Pick(("pass",)), "6.12", Spring(trigger, there=False))
    table.say("blue", "pass")
    assert isinstance(table.request, Ask)
    assert table.request.rule != "6.12", "the other one stands in the open"


@pytest.mark.rule("6.12")
@pytest.mark.parametrize(("y", "asked"), [(31.5, True), (32, True), (32.1, False)])
def test_an_enemy_within_six_inches_of_its_ground_brings_it_out(y: float, asked: bool) -> None:
    table = approached("wood", y)
    assert isinstance(table.request, Ask)
    assert (table.request.rule == "6.12") is asked
    if asked:
        trigger = Trigger(ONE, UnitId("R1-1"), "ambush", inches(30, y))
        assert table.request == Ask("blue", Pick(("show",)), "6.12", Spring(trigger, there=True))
        waiting = sight(table, "red").waiting
        assert waiting is not None
        assert waiting.about == trigger, "the enemy is not told what the answer will be"
        table.say("blue", "show")
        posted(table, 30, 24)
        assert where(table, "B1-1") == (30, 24.8)


@pytest.mark.rule("6.12")
def test_whoever_is_brought_out_may_react() -> None:
    table = approached("wood")
    table.say("blue", "show")
    posted(table, 30, 24)
    table.say("blue", "react")
    succeed(table)
    table.say("blue", "R1-1/mosquete/front")
    assert pool(table) == 6, "the surprise and the firearm's reaction"


@pytest.mark.rule("6.12")
def test_nobody_can_tell_by_a_pause_whether_an_ambush_lies_there() -> None:
    near, far = approached("wood"), approached("copse")
    for seat in ("red", ""):
        assert msgspec.json.encode(view(near, seat)) == msgspec.json.encode(view(far, seat))
    assert isinstance(far.request, Ask)
    assert far.request.choice == Pick(("pass",))
    far.say("blue", "pass")
    assert troop(far, "B1-1").lurks == "copse"


@pytest.mark.rule("6.12")
def test_an_ambush_that_is_overrun_stays_hidden_and_loses_its_order() -> None:
    lines = [f"R1-{1 + row * 2 + file} {27.5 + 5 * file},{18 + 3 * row} 180" for row in range(4) for file in range(2)]
    table = hidden(*lines, red=" ".join(["tercio"] * 8))
    act(action(table, "B1-1=fuego"), "B1-1")
    assert "order-void" in told(table)
    assert troop(table, "B1-1").pose is None
    assert go(table) == "red"


@pytest.mark.rule("6.12")
def test_chance_finds_a_place_and_the_imagination_of_the_enemy_an_element() -> None:
    table = act(action(hidden("R1-1 30,31 180")), "B1-1")
    ask = table.asked("blue")
    assert ask is not None
    spot = next(table.proposals("blue", Random(1)))
    assert isinstance(spot, Spot)
    table.say("blue", spot)
    x, y = tabletop.stand(troop(table, "B1-1").pose, tabletop.Base(8000, 4000)).centre(tabletop.Side.FRONT)
    assert tabletop.holds(tabletop.ground(WOOD.ring), tabletop.Point(x, y))
    other = action(hidden("R1-1 30,31 180"))
    masked = seen(other.state, "red")
    assert masked.units[ONE].lurks == SOMEWHERE
    found = {imagined(masked, "red", Random(seed)).units[ONE].lurks for seed in range(20)}
    assert found == {"wood", "copse"}


class Woods(Skirmish):
    """Ambushes of both sides, and a column, in a game by chance."""

    def setup(self, scenario: str, options: dict[str, Any]) -> State:
        lines = [f"{side}1-{place + 1} {22 + 8 * place},{y} {turn}" for side, y, turn in _LINES for place in range(3)]
        blue, red = "heavy_hussars heavy_hussars haiduks", "tartars cossacks haiduks"
        state = field(*lines, blue=blue, red=red, scenery=(WOOD, COPSE)).state
        regroup(state, Pooled.COLUMN, (ONE, UnitId("B1-2")))
        for name, lurks in (("B1-3", "wood"), ("R1-3", "copse")):
            state.units[UnitId(name)] = replace(state.units[UnitId(name)], pose=None, lurks=SceneryId(lurks))
        return state


_LINES = (("B", 12, 0), ("R", 32, 180))


@pytest.mark.rule("6.12")
def test_what_is_hidden_of_ambushes_and_columns_never_shows() -> None:
    assert no_leak(Woods(), decisions=60, looks=8) == ()
