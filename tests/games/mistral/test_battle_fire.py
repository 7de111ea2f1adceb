"""IC.6.24, T.fireship Fireships in Battle."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from maestre.games.mistral.battle.aftermath import concluded
from maestre.games.mistral.battle.losses import Toll
from maestre.games.mistral.battle.roster import roster
from maestre.games.mistral.data.words import Intensity
from maestre.games.mistral.table.state import Berth, Captain, LeaderId, State
from maestre.games.mistral.table.subjects import Engagement
from maestre.play import Order

from .battles import engagement, stack
from .positions import asked, auxiliary, keys, refused, run, sea, squadron

PASS = Order("pass")


def after(state: State, battle: Engagement, *replies: object) -> None:
    """Conclude a Battle in which nothing has happened yet."""
    run(concluded(state, battle, roster(state, battle), Toll()), *replies)  # type: ignore[arg-type]


def fought(*lines: str, leaders: str = "", combat: str) -> tuple[State, Engagement]:
    """A Light Battle with one Combat."""
    state = sea(*lines)
    return state, engagement(state, intensity=Intensity.LIGHT, leaders=leaders, combats=(combat,))


FIRE = ("british_flag_A s12 spotted : B1", "spanish_flag_D s12 spotted : S1/sail=2 S2", "aux bFire1 british_flag_A")


def send(name: str, target: str) -> Order:
    """A Fireship against a Squadron."""
    return Order("send", name, (target,))


@pytest.mark.rule("IC.6.24", "T.fireship")
def test_a_fireship_hits_two_sail_on_a_four_and_gives_the_result_of_the_second_and_third_die() -> None:
    state, battle = fought(*FIRE, combat="B1 / S1")
    after(state, battle, send("bFire1", "S1"), 4, 3, 1)
    assert squadron(state, "S1").dp == 4
    assert auxiliary(state, "bFire1").berth is Berth.RECOVERY
    assert auxiliary(state, "bFire1").formation == ""
    assert "auxiliary-spent" in keys(state)


@pytest.mark.rule("T.fireship")
@pytest.mark.parametrize(
    ("sail", "face", "hits"),
    [
        (1, 1, False),
        (1, 2, True),
        (2, 3, False),
        (2, 4, True),
        (3, 5, False),
        (3, 6, True),
        (4, 7, False),
        (4, 8, True),
    ],
)
def test_it_needs_twice_the_sail_of_its_target(sail: int, face: int, hits: bool) -> None:
    state, battle = fought(FIRE[0], f"spanish_flag_D s12 spotted : S1/sail={sail}", FIRE[2], combat="B1 / S1")
    after(state, battle, send("bFire1", "S1"), face, *((1, 1) if hits else ()))
    assert squadron(state, "S1").dp == (2 if hits else 0)
    assert auxiliary(state, "bFire1").berth is Berth.RECOVERY


@pytest.mark.rule("T.fireship")
def test_a_nine_for_the_column_fails_and_an_eight_does_not() -> None:
    state, battle = fought(*FIRE, combat="B1 / S1")
    after(state, battle, send("bFire1", "S1"), 4, 9)
    assert squadron(state, "S1").dp == 0
    other, again = fought(*FIRE, combat="B1 / S1")
    after(other, again, send("bFire1", "S1"), 4, 8, 9)
    assert squadron(other, "S1").dp == 3


@pytest.mark.rule("IC.6.24")
def test_sail_sunk_by_fire_are_of_that_squadron_and_it_checks_for_sinking_after() -> None:
    state, battle = fought(FIRE[0], "spanish_flag_D s12 spotted : S1/sail=2/dp=13 S2", FIRE[2], combat="B1 / S1")
    # hits; column 6; 2S: one of two Sail by lot and 2 DP; sinking check of 15 on 14; prize of one: none
    after(state, battle, send("bFire1", "S1"), 4, 6, 1, 0, ("9",), 9)
    assert (len(squadron(state, "S1").ships), squadron(state, "S1").dp) == (1, 15)
    assert len(squadron(state, "S2").ships) == 4


@pytest.mark.rule("IC.6.24")
def test_a_side_may_send_one_from_each_engaged_formation_against_what_fought() -> None:
    state = sea(
        "british_grand s12 spotted : B1",
        "british_flag_A <british_grand spotted : B2",
        "spanish_flag_D s12 spotted : S1 S2",
        "british_flag_B s12 : B3",
        "aux bFire1 british_grand",
        "aux bFire2 british_grand",
        "aux bFire3 british_flag_A",
        "aux bFleet1 british_grand",
    )
    battle = engagement(state, intensity=Intensity.LIGHT, combats=("B1 / S1",))
    battle = replace(battle, engaged=(stack("british_grand"), stack("spanish_flag_D")))
    muster = roster(state, battle)

    def go(*replies: object) -> None:
        run(concluded(state, battle, muster, Toll()), *replies)  # type: ignore[arg-type]

    refused(concluded(state, battle, muster, Toll()), send("bFire1", "S2"), rule="IC.6.24", key="fireship-target")
    refused(concluded(state, battle, muster, Toll()), send("bFleet1", "S1"), rule="IC.6.24", key="fireship-none")
    refused(concluded(state, battle, muster, Toll()), Order("send", "bFire1"), rule="IC.6.24", key="fireship-target")
    refused(concluded(state, battle, muster, Toll()), send("bFire1", "S1"), 0, send("bFire2", "S1"), rule="IC.6.24")
    go(send("bFire2", "S1"), 0, send("bFire3", "S1"), 0)
    assert auxiliary(state, "bFire3").berth is Berth.RECOVERY


@pytest.mark.rule("IC.6.24", "IC.1.7.b")
def test_the_side_to_windward_is_asked_first_and_whoever_may_have_one_is_asked() -> None:
    lines = (*FIRE[:2], "aux bFire1 port_mahon", "aux sFire1 cadiz", "aux fFire1 recovery")
    state, battle = fought(*lines, combat="B1 / S1")
    muster = roster(state, battle)
    ask = asked(concluded(state, battle, muster, Toll()))
    assert (ask.seat, ask.window) == ("british", "fireship")
    assert asked(concluded(state, battle, muster, Toll()), PASS).seat == "bourbon"
    none, other = fought(*FIRE[:2], "aux bFire1 available", "aux sFire1 recovery", combat="B1 / S1")
    after(none, other)


@pytest.mark.rule("IC.6.24", "T.cdt.k")
def test_a_star_of_fire_endangers_the_leader_aboard_the_target() -> None:
    state, battle = fought(
        FIRE[0],
        "spanish_flag_D s12 spotted : S1/sail=2 S2 @navarro",
        FIRE[2],
        leaders="navarro=S1",
        combat="B1 / S1",
    )
    after(state, battle, send("bFire1", "S1"), 4, 6, 4, 1)
    assert state.leaders[LeaderId("navarro")].fate is Captain.GONE
