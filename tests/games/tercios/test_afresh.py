"""9.48: a command that finds no room among those of its side has them formed up afresh, and itself with them."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from maestre.games.tercios.setup.array import zone
from maestre.games.tercios.setup.deployment import NextCommand
from maestre.games.tercios.table.places import outline, present
from maestre.games.tercios.table.state import Phase, State
from maestre.miniatures.sides import Side
from maestre.play import Order, Refused, Table, log
from maestre.space import tabletop
from tests.games.tercios.lists import army, command, leader, unit
from tests.games.tercios.setting_up import opened, prepared

CROWD = army(
    *(
        command("infantry", unit("tercio", count=4), unit("pike_company"), led=leader(0, name=f"Maestre {number}"))
        for number in range(4)
    ),
    command("companies", unit("pike_company", count=4), led=leader(0, name="Capitán")),
    command("battery", unit("light_gun")),
    command("battery", unit("light_gun")),
    limit=3000,
)
"""Some 2,900 points: put down without care, they leave no room for the last."""
CARELESS = 5


def offered(table: Table[State]) -> set[Order]:
    """What may be said of the next command."""
    (seat,) = table.waiting()
    return {offer.answer for offer in table.offers(seat)}


@pytest.fixture(scope="module")
def crowded() -> Table[State]:
    """Blue has put down all but its last commands, by chance, and none of these finds room."""
    table, rng = opened(prepared(Phase.DEPLOYMENT, CROWD, CROWD)), Random(CARELESS)
    while not (table.waiting() == ("blue",) and _is_full(table)):
        (seat,) = table.waiting()
        table.say(seat, next(table.proposals(seat, rng)))
    return table


def _is_full(table: Table[State]) -> bool:
    (seat,) = table.waiting()
    asked = table.asked(seat)
    assert asked is not None
    if not isinstance(asked.about, NextCommand):
        return False
    return all(answer.verb == "array" for answer in offered(table))


@pytest.mark.rule("9.48")
def test_a_command_without_room_can_only_be_arrayed(crowded: Table[State]) -> None:
    answers = offered(crowded)
    assert {answer.verb for answer in answers} == {"array"}
    (name, *_) = [answer.piece for answer in answers]
    with pytest.raises(Refused) as refused:
        crowded.check("blue", Order("deploy", name))
    assert refused.value.message.key == "no-room-for-command"


@pytest.mark.rule("9.48", "9.49")
def test_all_of_its_side_are_formed_up_afresh_in_their_zone(crowded: Table[State]) -> None:
    table = crowded.fork(bytes(32))
    state = table.state
    before = {unit: state.units[unit].pose for unit in present(state)}
    (answer, *_) = offered(table)
    table.say("blue", answer)
    assert [line.message.key for line in log(table, "blue")][-2:] == ["formed-afresh", "command-deployed"]
    after = table.state
    blue = [unit for unit in present(after) if after.units[unit].side is Side.BLUE]
    assert {unit for unit in before if after.units[unit].side is Side.BLUE} < {*blue}, "nobody is taken away"
    assert all(one.pose is not None for one in after.units.values() if one.command == answer.piece)
    assert any(before.get(unit) not in (None, after.units[unit].pose) for unit in blue), "some stand elsewhere"
    assert all(tabletop.on_table(outline(after, unit), zone(after, Side.BLUE)) for unit in blue)
    touching = [pair for pair in combinations(blue, 2) if tabletop.overlap(*(outline(after, unit) for unit in pair))]
    assert touching == []
    red = {unit: pose for unit, pose in before.items() if after.units[unit].side is Side.RED}
    assert {unit: after.units[unit].pose for unit in red} == red, "the other side stands as it stood"


@pytest.mark.rule("9.48")
def test_where_one_command_finds_room_another_is_not_forced_in() -> None:
    """As long as some command finds room, nobody is formed up afresh."""
    table = opened(prepared(Phase.DEPLOYMENT, CROWD, CROWD))
    assert {answer.verb for answer in offered(table)} == {"deploy", "array"}
    table.say("blue", Order("array", "B1"))
    assert "formed-afresh" not in [line.message.key for line in log(table, "blue")]
