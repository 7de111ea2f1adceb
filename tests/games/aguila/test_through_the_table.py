"""Every formation and reaction played by answers at a table, and whole battles with every ability in them.

Abilities one by one are in `test_table_abilities` and `test_table_officers`, battles in `test_table_scenarios`.
"""

from __future__ import annotations

from itertools import cycle, islice

import pytest
from msgspec.structs import replace

from maestre.games.aguila.data import Ability, Arm, Formation, OfficerAbility, Reaction
from maestre.games.aguila.game import game
from maestre.games.aguila.invariants import at_rest
from maestre.games.aguila.moving.move_syntax import Way
from maestre.games.aguila.table.state import Phase, State
from maestre.play import Ask, Journey, Order, Throw
from tests.games.aguila.battles import battle
from tests.games.aguila.charging import AWAY, OTHERS, charging, declare, options, say
from tests.games.aguila.figures import FORMATIONS
from tests.games.aguila.positions import Position, field, keys, unit
from tests.games.aguila.tables import fall

FOOT, HORSE = "B1-1 line_24 30,20 0", "B1-1 dragoons_10 30,20 0"
KINDS = {Arm.INFANTRY: "austria_german_36", Arm.CAVALRY: "hussars_10"}
REACTIONS = [
    (Reaction.HOLD, FOOT, "line_24 30,24 180", "reaction-holds"),
    (Reaction.FIRE, FOOT, "line_24 30,24 180", "reaction-fires"),
    (Reaction.SQUARE, HORSE, "line_24 30,27 180", "reaction-square-formed"),
    (Reaction.COUNTER_CHARGE, HORSE, "dragoons_10 30,29 180", "counter-charges"),
    (Reaction.EVADE, FOOT, "light_24 30,24 180 open", "reaction-runs"),
    (Reaction.RETIRE, FOOT, "dragoons_10 30,24 180", "reaction-runs"),
]
DEALT = 5
"""How many abilities each unit is given."""


def settled(table: Position, face: int) -> Position:
    """Let nobody steady anybody or go anywhere, and every die fall on a face."""
    for _ in range(6):
        request = table.request
        if isinstance(request, Ask) and request.rule == "12.11":
            say(table, "none")
        elif isinstance(request, Throw):
            fall(table, face)
        elif isinstance(request, Ask) and isinstance(request.about, Way):
            table.say(request.seat, Journey(request.about.unit, ()))
        else:
            break
    return table


# ----------------------------------------------------------------------------------------------------------- formations


@pytest.mark.rule("5.04")
@pytest.mark.parametrize(
    ("arm", "formation"), [(arm, formation) for arm in KINDS for formation in FORMATIONS.row[arm]], ids=str
)
def test_every_formation_is_taken_by_an_order(arm: Arm, formation: Formation) -> None:
    before = Formation.MARCH_COLUMN if formation is Formation.LINE else Formation.LINE
    lines = f"B1-1 {KINDS[arm]} 30,20 0 {before} +open_formation", "R1-1 line_24 30,44 180"
    for face in (1, 6):
        table = field(*lines)
        table.say("blue", Order("formation", "B1-1", (formation,)))
        settled(table, face)
        assert unit(table, "B1-1").formation is (formation if face > 1 else before)


# ------------------------------------------------------------------------------------------------------------ reactions


@pytest.mark.rule("8.09")
@pytest.mark.parametrize(
    ("reaction", "charger", "target", "told"),
    REACTIONS,
    ids=str,
)
def test_every_reaction_is_chosen_when_charged(reaction: Reaction, charger: str, target: str, told: str) -> None:
    table = declare(charging(charger, f"R1-1 {target}", AWAY, *OTHERS), "B1-1", "R1-1")
    word = next(one for one in options(table) if one.partition("/")[0] == reaction)
    say(table, word)
    settled(table, 6)
    assert told in keys(table)
    assert "R1-1" not in table.state.units or unit(table, "R1-1").deeds.charged


def test_no_reaction_is_left_out() -> None:
    assert [reaction for reaction, *_ in REACTIONS] == list(Reaction)


# ------------------------------------------------------------------------------------------------------------ abilities


def dealt(state: State) -> None:
    """Deal out all abilities of units and of officers, some to each."""
    units, officers = cycle(Ability), cycle(OfficerAbility)
    for name, one in state.units.items():
        own = tuple(ability.value for ability in islice(units, DEALT))
        state.units[name] = replace(one, entry=replace(one.entry, abilities=own))
    for officer, who in state.officers.items():
        given = tuple(ability.value for ability in islice(officers, DEALT))
        state.officers[officer] = replace(who, entry=replace(who.entry, abilities=given))


@pytest.mark.rule("13.01")
@pytest.mark.parametrize("scenario", ["pitched_battle", "war_escalation", "oblique_line", "borodino"])
@pytest.mark.parametrize("preparation", ["ready", "full"])
def test_battles_run_to_their_end_with_every_ability_in_them(scenario: str, preparation: str) -> None:
    for table in battle(scenario, 1812, dealt, preparation=preparation, blue_army="spain_1500"):
        if not table.sequence:
            own = {ability for one in table.state.units.values() for ability in one.entry.abilities}
            assert own == {ability.value for ability in Ability}
        game.invariants(table.state)
        if table.between_steps:
            at_rest(table.state)
    assert table.state.phase is Phase.OVER
