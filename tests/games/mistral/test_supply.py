"""2.41, IC.10.17 The British Supply Convoy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from maestre.games.mistral.convoys.merchantmen import harm, owner_of, under_way
from maestre.games.mistral.convoys.phases import arriving
from maestre.games.mistral.convoys.supply import may_ask, wish
from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import ConvoyKind
from maestre.games.mistral.moving.courses import actions
from maestre.games.mistral.moving.movement import spend
from maestre.games.mistral.table.state import FormationId, Phase, State
from tests.games.mistral.afloat import at_sea
from tests.games.mistral.positions import BOURBON, BRITISH, asked, formation, keys, run, sea

FIGURES = own_figures()

SUPPLY = FormationId("convoy:british_supply")
KIND = ConvoyKind.SUPPLY


@pytest.fixture(autouse=True)
def chapter() -> Iterator[None]:
    with at_sea():
        yield


def at_start(*lines: str, **fields: Any) -> State:
    """A position at the start of an Impulse of Turn 2, when no other Convoy is looked for."""
    return sea(*lines, turn=2, turns=2, phase=Phase.ARRIVALS, **fields)


@pytest.mark.rule("2.41", "2.411", "IC.10.17.b")
def test_the_british_alone_are_asked_before_a_turn() -> None:
    assert owner_of(FIGURES, KIND) is BRITISH
    state = at_start()
    question = asked(wish(state))
    assert question.seat == "british"
    run(wish(state), "ask")
    assert state.arrivals == {KIND: 0}


@pytest.mark.rule("2.411", "IC.10.17.b")
def test_no_second_one_is_asked_for_while_one_is_formed_or_looked_for() -> None:
    assert not may_ask(at_start(f"{SUPPLY} s2 cargo=6"))
    assert not may_ask(at_start(arrivals={KIND: 2}))
    run(wish(at_start(arrivals={KIND: 2})))
    run(wish(at_start(f"{SUPPLY} s2 cargo=6")))


@pytest.mark.rule("2.411", "IC.10.17.b")
def test_who_does_not_ask_gets_none() -> None:
    state = at_start()
    run(wish(state), "pass")
    assert run(arriving(state)) is True
    assert not state.formations


@pytest.mark.rule("2.413", "IC.10.17.b")
def test_rolls_of_five_four_and_three_bring_it_in_the_third_impulse() -> None:
    state = at_start(arrivals={KIND: 0})
    run(arriving(state), 5)
    run(arriving(state), 4)
    assert SUPPLY not in state.formations
    run(arriving(state), 3)
    assert SUPPLY in state.formations
    assert KIND not in state.arrivals


@pytest.mark.rule("2.413")
@pytest.mark.parametrize(("rolls", "face", "comes"), [(0, 1, True), (0, 2, False), (2, 3, True), (2, 4, False)])
def test_each_impulse_before_makes_it_likelier_by_one(rolls: int, face: int, comes: bool) -> None:
    state = at_start(arrivals={KIND: rolls})
    run(arriving(state), face)
    assert (SUPPLY in state.formations) is comes


@pytest.mark.rule("2.412", "2.413", "IC.10.17")
def test_it_appears_in_the_gut_with_six_repair_points_and_waits_for_the_next_impulse() -> None:
    state = at_start(arrivals={KIND: 0})
    run(arriving(state), 0)
    assert formation(state, SUPPLY).place == "the_gut"
    assert state.convoys[SUPPLY].cargo == 6
    assert actions(state, SUPPLY) == ("stay",)
    under_way(state)
    assert "go:the_gut:out" in actions(state, SUPPLY)


@pytest.mark.rule("2.416", "IC.10.11")
def test_it_sails_where_the_british_like_and_may_mark_time() -> None:
    state = at_start(f"{SUPPLY} s2 cargo=6")
    ways = actions(state, SUPPLY)
    assert "stay" in ways
    assert len({way.partition(":")[2] for way in ways if ":" in way}) > 1


@pytest.mark.rule("2.414", "IC.10.17")
def test_it_unloads_any_part_of_its_cargo_for_an_mp_in_a_port_space_and_goes_on() -> None:
    state = at_start(f"{SUPPLY} gibraltar cargo=6", repair_points={"gibraltar": 1})
    assert [way for way in actions(state, SUPPLY) if way.startswith("unload")] == ["unload:3", "unload:2", "unload:1"]
    run(spend(state, SUPPLY, "unload:2"))
    assert state.repair_points["gibraltar"] == 3
    assert state.convoys[SUPPLY].cargo == 4
    assert formation(state, SUPPLY).place == "gibraltar"


@pytest.mark.rule("2.414")
def test_empty_it_is_unformed_and_may_be_asked_for_again() -> None:
    state = at_start(f"{SUPPLY} port_mahon cargo=4")
    run(spend(state, SUPPLY, "unload:4"))
    assert state.repair_points["port_mahon"] == 4
    assert SUPPLY not in state.formations
    assert not state.convoys
    assert may_ask(state)


@pytest.mark.rule("2.148", "2.415", "2.414")
def test_gibraltar_takes_no_more_than_it_holds_and_other_ports_nothing() -> None:
    full = at_start(f"{SUPPLY} gibraltar cargo=6", repair_points={"gibraltar": 4})
    assert not any(way.startswith("unload") for way in actions(full, SUPPLY))
    elsewhere = at_start(f"{SUPPLY} villefranche cargo=6")
    assert not any(way.startswith("unload") for way in actions(elsewhere, SUPPLY))


@pytest.mark.rule("IC.10.17")
def test_it_never_enters_harbour() -> None:
    assert "enter" not in actions(at_start(f"{SUPPLY} port_mahon cargo=6"), SUPPLY)


@pytest.mark.rule("IC.7.24", "2.417.b")
@pytest.mark.parametrize(("scattered", "unloads"), [("", False), ("scattered", True)])
def test_a_blockade_keeps_it_from_unloading_unless_it_has_scattered(scattered: str, unloads: bool) -> None:
    watch = "spanish_flag_D port_mahon spotted duty=blockade : S1"
    state = at_start(f"{SUPPLY} port_mahon cargo=6 {scattered}", watch)
    assert any(way.startswith("unload") for way in actions(state, SUPPLY)) is unloads


@pytest.mark.rule("IC.10.17", "T.prestige")
@pytest.mark.parametrize(("dp", "cargo"), [(7, 6), (8, 5), (9, 5), (16, 4)])
def test_every_eight_dp_cost_a_repair_point_and_are_prestige(dp: int, cargo: int) -> None:
    state = at_start(f"{SUPPLY} s2 spotted cargo=6")
    run(harm(state, SUPPLY, dp, "T.convoy_attack"))
    assert state.convoys[SUPPLY].cargo == cargo
    assert state.books[BOURBON].prestige == 10 + dp // 8
    assert ("cargo-lost" in keys(state, "bourbon")) is False


@pytest.mark.rule("IC.10.17", "2.414")
def test_with_its_last_point_it_is_lost() -> None:
    state = at_start(f"{SUPPLY} s2 spotted cargo=1 dp=7")
    run(harm(state, SUPPLY, 1, "T.convoy_attack"))
    assert SUPPLY not in state.formations


@pytest.mark.rule("2.417.a")
def test_no_damage_scatters_it() -> None:
    state = at_start(f"{SUPPLY} s2 spotted cargo=6")
    run(harm(state, SUPPLY, 14, "T.convoy_attack"))
    assert not state.convoys[SUPPLY].scattered
