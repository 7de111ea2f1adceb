"""7.68 How a Cartographer shifts an element: how far, in any direction, and where to."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from maestre.games.tercios.data import INCH, Quality
from maestre.games.tercios.table.places import scene
from maestre.games.tercios.table.state import LeaderId, Phase, SceneryId
from maestre.play import Order, change
from tests.games.tercios.positions import Position, refused
from tests.games.tercios.setting_up import at, opened, say, shopping, spot


def shifting(*pieces: str, element: str = "S1") -> Position:
    """Blue's Commander is a Cartographer who shifts an element."""
    position = shopping(2, 1, *pieces)
    state = replace(position.state, phase=Phase.CARTOGRAPHY)
    change(state.leaders, LeaderId("B0"), level=2, qualities=(Quality.CARTOGRAPHER,))
    position = opened(state)
    say(position, Order("shift", element))
    return position


def middle(position: Position, element: str = "S1") -> tuple[float, float]:
    edge = scene(position.state.scenery[SceneryId(element)])
    return edge.x / INCH, edge.y / INCH


HOUSE = "edificio_grande:house at 36 24"


@pytest.mark.rule("7.68")
@pytest.mark.parametrize(
    ("x", "y", "may"),
    [
        (42, 24, True),
        (42.1, 24, False),
        (36, 18, True),
        (36, 17.9, False),
        (36, 30.1, False),
        (40.2, 28.2, True),
        (40.3, 28.3, False),
        (31.8, 19.8, True),
        (31.7, 19.7, False),
    ],
)
def test_an_element_is_shifted_up_to_six_inches_in_any_direction(x: float, y: float, may: bool) -> None:
    position = shifting(HOUSE)
    if may:
        spot(position, f"S1 at {x} {y}")
        assert middle(position) == (x, y)
    else:
        refused(position, "blue", at(f"S1 at {x} {y}"), "7.68", "shift-too-long", inches=6)
        assert middle(position) == (36, 24)


@pytest.mark.rule("7.68", "9.16")
def test_an_element_is_not_shifted_off_the_table() -> None:
    position = shifting("edificio_grande:house at 4 24")
    refused(position, "blue", at("S1 at 2.9 24"), "9.16", "scenery-off-the-table")
    spot(position, "S1 at 3 24")
    assert middle(position) == (3, 24)


@pytest.mark.rule("7.68")
@pytest.mark.parametrize(("x", "may"), [(38.9, True), (39.1, False)])
def test_an_element_is_shifted_to_the_edge_of_another_and_not_onto_it(x: float, may: bool) -> None:
    position = shifting(HOUSE, "edificio_grande:house at 45 24")
    if may:
        spot(position, f"S1 at {x} 24")
        assert middle(position) == (x, 24)
    else:
        refused(position, "blue", at(f"S1 at {x} 24"), "7.68", "shift-onto")


@pytest.mark.rule("7.68")
def test_the_houses_of_a_town_are_shifted_with_it() -> None:
    position = shifting("zona_urbana:2 at 36 24")
    before = {name: scene(one).x for name, one in position.state.scenery.items()}
    assert len(before) == 3
    spot(position, "S1 at 40 24")
    assert {name: scene(one).x - before[name] for name, one in position.state.scenery.items()} == dict.fromkeys(
        before, 4 * INCH
    )
