"""T.convoy_attack, IC.10.18 Convoy Attacks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from maestre.games.mistral.convoys.raiding import column
from maestre.games.mistral.data import own_figures
from maestre.games.mistral.table.state import AuxiliaryId, Berth, FormationId, Phase, State
from maestre.games.mistral.turn.windows import window
from maestre.play import Order
from tests.games.mistral.afloat import at_sea
from tests.games.mistral.positions import BOURBON, BRITISH, auxiliary, refused, run, sea

FIGURES = own_figures()

SUPPLY = FormationId("convoy:british_supply")
FRENCH = FormationId("convoy:french_levant")


@pytest.fixture(autouse=True)
def chapter() -> Iterator[None]:
    with at_sea():
        yield


def attack(*lines: str, fleet: Any = BOURBON, **fields: Any) -> State:
    """A position in a window of the attacker's."""
    return sea(*lines, phase=Phase.FIRST_WINDOW, acting=fleet, **fields)


def raid(target: str = SUPPLY) -> Order:
    """The order to attack a Convoy."""
    return Order("convoy_attack", "", (target,))


@pytest.mark.rule("T.convoy_attack", "2.531", "IC.10.18")
@pytest.mark.parametrize(
    ("name", "on"), [("sFleet1", 4), ("fFleet50a", 4), ("sPriv1", 4), ("nGalley1", 2), ("sLight1", 1)]
)
def test_the_class_of_the_attacker_is_the_column(name: str, on: int) -> None:
    state = attack(f"{SUPPLY} s6 spotted cargo=6", f"aux {name} barcelona")
    assert column(state, AuxiliaryId(name), SUPPLY) == on


@pytest.mark.rule("T.convoy_attack", "IC.10.18")
@pytest.mark.parametrize(("sail", "on"), [(1, 3), (3, 1), (4, 0)])
def test_each_escorting_sail_is_a_column_to_the_left_down_to_nought(sail: int, on: int) -> None:
    state = attack(
        f"{SUPPLY} s6 spotted cargo=6",
        f"british_detachment_1 <{SUPPLY} spotted : B1/sail={sail}",
        "british_flag_A s6 : B2",
        "aux sFleet1 barcelona",
    )
    assert column(state, AuxiliaryId("sFleet1"), SUPPLY) == on
    more = attack(f"{SUPPLY} s6 cargo=6", f"british_flag_A <{SUPPLY} : B1 B2", "aux sFleet1 barcelona")
    assert column(more, AuxiliaryId("sFleet1"), SUPPLY) == 0


@pytest.mark.rule("T.convoy_attack", "2.529")
@pytest.mark.parametrize("face", range(10))
def test_the_die_on_the_column_is_the_damage_and_the_attacker_goes_to_recovery(face: int) -> None:
    state = attack(f"{SUPPLY} s14 spotted cargo=6", "aux sPriv1 barcelona")
    run(window(state), raid(), "sPriv1", face)
    result = FIGURES.battle.result(4, face)
    assert state.convoys[SUPPLY].dp == result.dp + 4 * result.sunk
    assert auxiliary(state, "sPriv1").berth is Berth.RECOVERY


@pytest.mark.rule("T.convoy_attack")
def test_a_partial_screen_adds_one_to_the_roll() -> None:
    differ = [face for face in range(9) if FIGURES.battle.result(4, face).dp != FIGURES.battle.result(4, face + 1).dp]
    assert differ
    for face in differ:
        state = attack(f"{SUPPLY} s14 spotted cargo=6", "aux sFleet1 barcelona", "aux bFleet50a port_mahon")
        run(window(state), raid(), "sFleet1", "bFleet50a", face)
        result = FIGURES.battle.result(4, face + 1)
        assert state.convoys[SUPPLY].dp == result.dp + FIGURES.battle.sunk_dp * result.sunk


@pytest.mark.rule("T.convoy_attack")
def test_an_s_is_worth_four_dp() -> None:
    assert (FIGURES.battle.result(4, 0).dp, FIGURES.battle.result(4, 0).sunk) == (0, 1)
    state = attack(f"{SUPPLY} s14 spotted cargo=6", "aux sPriv1 barcelona")
    run(window(state), raid(), "sPriv1", 0)
    assert state.convoys[SUPPLY].dp == 4


@pytest.mark.rule("IC.10.18", "2.154.b")
@pytest.mark.parametrize(("marks", "open_"), [("", False), ("spotted", True), ("spotted scattered", True)])
def test_a_hidden_convoy_is_not_attacked_until_it_is_spotted(marks: str, open_: bool) -> None:
    state = attack(f"{SUPPLY} barbary_coast {marks} cargo=6", "aux sPriv1 barcelona")
    if open_:
        run(window(state), raid(), "sPriv1", 0)
        assert auxiliary(state, "sPriv1").berth is Berth.RECOVERY
    else:
        refused(window(state), raid(), rule="IC.6.2.b")


@pytest.mark.rule("IC.10.18")
def test_a_convoy_in_harbour_or_out_of_range_is_not_attacked() -> None:
    harbour = attack("convoy:spanish_troop:1 barcelona/harbour", "aux bFleet1 port_mahon", fleet=BRITISH)
    refused(window(harbour), raid("convoy:spanish_troop:1"), rule="IC.6.2.b")
    far = attack(f"{SUPPLY} maltese_roads spotted cargo=6", "aux sLight1 barcelona")
    refused(window(far), raid(), rule="IC.6.14")


@pytest.mark.rule("IC.10.18")
def test_fireships_attack_no_convoy() -> None:
    state = attack(f"{SUPPLY} barcelona spotted cargo=6", "aux sFire1 barcelona")
    refused(window(state), raid(), rule="T.aux")


@pytest.mark.rule("IC.10.18", "IC.6.29")
def test_the_british_spare_the_french_convoy_before_the_war() -> None:
    lines = (f"{FRENCH} s13 spotted route=s13,marseilles", "aux bFleet1 villefranche")
    refused(window(attack(*lines, fleet=BRITISH, war=False)), raid(FRENCH), rule="IC.6.29")
    state = attack(*lines, fleet=BRITISH)
    run(window(state), raid(FRENCH), "bFleet1", 5)
    assert auxiliary(state, "bFleet1").berth is Berth.RECOVERY
