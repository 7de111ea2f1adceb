"""The game as the kernel sees it: what always holds in it, position by position and turn by turn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from maestre.games.aguila.armies.lists import ARMY_LISTS
from maestre.games.aguila.data import Formation, OrderKind
from maestre.games.aguila.game import game
from maestre.games.aguila.setup.readying import check_room
from maestre.games.aguila.table.state import Away, Battery, BatteryId, Loss, OfficerId, Phase, SceneryId, State, UnitId
from maestre.miniatures.lists import to_json
from maestre.miniatures.sides import Side
from maestre.play import Refused, log
from maestre.space.tabletop import Pose
from tests.games.aguila.battles import battle
from tests.games.aguila.figures import FIGURES, FORCES
from tests.games.aguila.positions import cottage, placed

ONE, OTHER, FOE, GUN, SECOND = (UnitId(name) for name in ("B1-1", "B1-2", "R1-1", "B1-3", "B1-4"))
LINES = (
    *("B1-1 line_24 20,20 0", "B1-2 line_24 30,20 0", "R1-1 line_24 20,30 180", "R1-2 line_12 in=H1"),
    *("B1-3 gun_medium_foot 40,20 0", "B1-4 gun_medium_foot 42.3622,20 0", "battery B1-3 B1-4"),
    *("B1 general 25,10", "B2 comandante in=B1-2", "R1 general 25,40"),
)


def sound(**fields: Any) -> State:
    """A position in which everything fits, with all kinds of pieces in it."""
    return placed(*LINES, scenery=(cottage("H1", 60, 30),), **fields)


def unit(state: State, name: UnitId = ONE, **fields: Any) -> None:
    state.units[name] = replace(state.units[name], **fields)


def deeds(state: State, name: UnitId = ONE, **fields: Any) -> None:
    unit(state, name, deeds=replace(state.units[name].deeds, **fields))


def beside(state: State, name: str, x: float, y: float) -> None:
    """Put a piece elsewhere: how many inches from where it stands."""
    pieces: dict[Any, Any] = state.units if name in state.units else state.officers
    here = pieces[name].pose
    pieces[name] = replace(pieces[name], pose=Pose(here.x + round(x * 2540), here.y + round(y * 2540), here.facing))


def officer(state: State, name: str, **fields: Any) -> None:
    state.officers[OfficerId(name)] = replace(state.officers[OfficerId(name)], **fields)


def army(state: State, **fields: Any) -> None:
    state.armies[Side.BLUE] = replace(state.armies[Side.BLUE], **fields)


def house(state: State, **fields: Any) -> None:
    state.scenery[SceneryId("H1")] = replace(state.scenery[SceneryId("H1")], **fields)


def battery(state: State, guns: tuple[UnitId, ...], strength: int, name: UnitId = GUN) -> None:
    state.batteries[BatteryId(name)] = Battery(BatteryId(name), guns, strength)


def lost(state: State, name: str) -> None:
    state.lost[name] = Loss(1, "routed", Side.BLUE, 0, 0)


def gone(state: State) -> None:
    del state.units[ONE]


FAULTS: dict[str, tuple[str, Callable[[State], None]]] = {
    "two bases overlap": ("overlap", lambda state: beside(state, ONE, 9, 0)),
    "an officer stands on a base": ("overlap", lambda state: beside(state, "B1", -5, 9)),
    "friends are nearer than an inch": ("too near", lambda state: beside(state, ONE, 4.7, 0)),
    "enemies are nearer than an inch": ("too near", lambda state: beside(state, FOE, 0, -9.5)),
    "an officer is nearer than an inch": ("too near", lambda state: beside(state, "R1", -5, -5.5)),
    "a unit has left the table": ("left the table", lambda state: beside(state, ONE, 0, -18)),
    "a unit has more damage than it endures": ("more damage", lambda state: unit(state, damage=99)),
    "a unit has less than no damage": ("B1-1", lambda state: unit(state, damage=-1)),
    "a unit has moved without an order": ("other orders", lambda state: deeds(state, walked=100)),
    "a unit has obeyed nobody": ("other orders", lambda state: deeds(state, verb="advance")),
    "a unit obeys another order than its own": (
        "other orders",
        lambda state: deeds(state, order=OrderKind.HALT, verb="advance"),
    ),
    "a unit has its order before its part": (
        "in movement",
        lambda state: deeds(state, FOE, order=OrderKind.HALT, verb="halt"),
    ),
    "losses do not add up": ("lost", lambda state: army(state, weight=state.armies[Side.BLUE].weight + 1)),
    "a unit is gone and nobody lost it": ("lost", gone),
    "a battery owes more guns than it has lost": ("owed", lambda state: battery(state, (GUN, SECOND), 3)),
    "a gun is in two batteries": ("two batteries", lambda state: battery(state, (SECOND,), 1, SECOND)),
    "infantry is in a battery": ("Battery", lambda state: battery(state, (GUN, SECOND, ONE), 3)),
    "a gun is drawn up": ("gun in a formation", lambda state: unit(state, GUN, formation=Formation.LINE)),
    "a unit is nowhere": ("nowhere", lambda state: unit(state, pose=None)),
    "a unit that stands there is away": ("nowhere", lambda state: unit(state, away=Away.RESERVE)),
    "a unit is lost and in play": ("lost and in play", lambda state: lost(state, ONE)),
    "an officer is lost and in play": ("lost and in play", lambda state: lost(state, "B2")),
    "an officer is with the enemy": ("with the enemy", lambda state: officer(state, "B2", inside=FOE)),
    "an officer is in two places": ("two places", lambda state: officer(state, "B2", pose=Pose(9, 9, 0))),
    "two officers command": ("command", lambda state: officer(state, "B2", chief=True)),
    "a house does not know its garrison": ("does not know", lambda state: house(state, garrison=None)),
    "a house has less than nothing left": ("H1", lambda state: house(state, points=-1)),
    "it is nobody's part": ("nobody's part", lambda state: setattr(state, "go", None)),
    "a pose is not of whole numbers": ("whole numbers", lambda state: unit(state, pose=Pose(20 * 2540, 45000.0, 0))),  # type: ignore[arg-type]
}


def test_a_sound_position_is_left_in_peace() -> None:
    game.at_rest(sound())


@pytest.mark.rule("1.23", "2.08", "3.01", "3.02", "10.20", "10.21")
@pytest.mark.parametrize("fault", FAULTS)
def test_a_broken_position_is_noticed(fault: str) -> None:
    state = sound()
    words, break_it = FAULTS[fault]
    break_it(state)
    with pytest.raises(AssertionError, match=words):
        game.at_rest(state)


@pytest.mark.rule("1.23")
@pytest.mark.parametrize(("gap", "fits"), [(0, True), (0.5, False), (0.99, False), (1, True)])
def test_enemies_are_an_inch_apart_or_touch(gap: float, fits: bool) -> None:
    state = sound()
    beside(state, FOE, 0, gap - 10)
    if fits:
        game.at_rest(state)
        return
    with pytest.raises(AssertionError, match="too near"):
        game.at_rest(state)


@pytest.mark.rule("1.23")
@pytest.mark.parametrize("deed", ["charges", "charged"])
def test_as_the_result_of_a_charge_they_may_be_nearer(deed: str) -> None:
    state = sound()
    beside(state, FOE, 0, -9.5)
    deeds(state, FOE, **{deed: True})
    game.at_rest(state)


@pytest.mark.rule("3.02")
def test_after_the_movement_phase_everybody_has_an_order() -> None:
    state = sound(phase=Phase.SHOOTING)
    with pytest.raises(AssertionError):
        game.at_rest(state)
    for name in state.units:
        deeds(state, name, order=OrderKind.HALT, verb="halt")
    game.at_rest(state)


@pytest.mark.rule("3.01")
@pytest.mark.parametrize("scenario", ["pitched_battle", "assault_position", "war_escalation", "defend_village"])
def test_nobody_is_given_two_orders_in_a_turn(scenario: str) -> None:
    *_, table = battle(scenario, 1810, blue_army="spain_1500", red_army="russia_1500")
    given: Counter[str] = Counter()
    turns = told = 0
    for line in log(table, ""):
        if line.message.key == "order-given":
            given[str(dict(line.message.args)["unit"])] += 1
            told += 1
        elif line.message.key == "turn-ends":
            assert set(given.values()) <= {1}, given
            given.clear()
            turns += 1
    assert turns > 3
    assert told > 50


# ---------------------------------------------------------------------------------------------------------------- lists


@pytest.mark.rule("16.05")
@pytest.mark.parametrize(("times", "fits"), [(2, True), (4, False)])
def test_a_list_that_finds_no_room_is_refused_before_the_battle(times: int, fits: bool) -> None:
    army = ARMY_LISTS.army_of(FIGURES, "france_1500")
    crowd = replace(army, brigades=tuple(replace(one, units=one.units * times) for one in army.brigades))
    if fits:
        check_room(FIGURES, to_json(crowd))
        return
    with pytest.raises(Refused, match="army-finds-no-room") as refused:
        check_room(FIGURES, to_json(crowd))
    assert army.name in dict(refused.value.message.args).values()


def test_every_ready_force_finds_room() -> None:
    for force in FORCES:
        check_room(FIGURES, force)
