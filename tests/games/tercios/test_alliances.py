"""8.21 Alliances: an army of several contingents, each under a Commander of its own."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from maestre.games.tercios.armies.army_text import to_text
from maestre.games.tercios.data import INCH, ArmyList, own_figures
from maestre.games.tercios.game import game
from maestre.games.tercios.table.state import Phase
from maestre.games.tercios.table.victory import worth
from maestre.miniatures.sides import Side
from maestre.play import Order, Spot, Table
from tests.games.tercios.lists import COMMANDER, INFANTRY, army, command, leader, unit
from tests.games.tercios.positions import action, officer, position, refused, roll, stood
from tests.games.tercios.setting_up import opened, prepared


def alliance() -> ArmyList:
    """A Spanish army and an imperial contingent, each under a Commander of its own."""
    allies = command("infantry", unit("classic_squadron", count=2), led=leader(0, name="Obrist"), ally="empire")
    chief = replace(leader(4, "audaz", "heroe", virtues=("lealtad", "brio"), name="Generalleutnant"), ally="empire")
    return army(INFANTRY, allies, historical=True, limit=3000, commanders=(COMMANDER, chief))


@pytest.mark.rule("9.51", "8.21")
def test_all_commanders_of_an_alliance_are_deployed_last() -> None:
    table = opened(prepared(Phase.DEPLOYMENT, alliance(), alliance()))
    blue = [one.commander for one in table.state.leaders.values() if one.side is Side.BLUE]
    assert blue == [True, False, False, True]
    seen: list[str] = []
    rng = Random(3)
    while table.state.phase is Phase.DEPLOYMENT:
        placed = {name for name, one in table.state.leaders.items() if one.at is not None or one.inside}
        seen += sorted(placed - set(seen))
        (seat,) = table.waiting()
        table.say(seat, next(table.proposals(seat, rng)))
        game.invariants(table.state)
    assert set(seen[:4]) == {"B1", "B2", "R1", "R2"}, "then those of both contingents"
    assert all(one.at or one.inside for one in table.state.leaders.values())


@pytest.mark.rule("8.21")
def test_a_commander_inspires_his_own_contingent_alone() -> None:
    table = position(blue=alliance(), red=alliance())
    for name in ("B1-1", "B2-1"):
        stood(table, name, 30 if name == "B1-1" else 36, 20)
    officer(table, "B3", at=(33, 15))
    action(table)
    table.say("blue", Order("lead", "B3"))
    table.say("blue", Spot("B3", 33 * INCH, 15 * INCH))
    refused(table, "blue", Order("inspire", "B3", ("B1-1", "lealtad")), "7.04")
    table.say("blue", Order("inspire", "B3", ("B2-1", "lealtad")))
    roll(table, 5, 5, 1, 1)
    assert [mark.on for mark in table.state.marks if mark.what == "lealtad"] == ["B2-1"]


@pytest.mark.rule("8.21", "9.53")
def test_an_alliance_is_played_from_a_list_that_a_player_brings() -> None:
    text = to_text(own_figures(), alliance(), game.speaker("es"))
    options = {"blue_army": text, "red_army": text, "preparation": "ready"}
    table, rng = Table.new(game, "fields_of_glory", options=options, seed=bytes(32)), Random(1)
    assert [name for name, one in table.state.leaders.items() if one.commander] == ["B0", "B3", "R0", "R3"]
    assert [worth(table.state, name) for name in ("B0", "B3", "B1")] == [3, 3, 0]
    for _ in range(120):
        if not table.waiting():
            break
        table.say(table.waiting()[0], next(table.proposals(table.waiting()[0], rng)))
        game.invariants(table.state)
