"""Spanish Flotillas without Orders."""

from __future__ import annotations

import pytest

from maestre.games.mistral.moving.courses import actions, bound_home
from maestre.games.mistral.politics.spanish import bars_sortie, blockaded, tied, turn_home
from maestre.games.mistral.table.state import FormationId, State
from tests.games.mistral.positions import formation, keys, rule_of, sea

FLAG = FormationId("spanish_flag_D")
JOINT = FormationId("bourbon_flag_A")
HARBOUR = "spanish_flag_D cartagena/harbour : S1/fitting"


def out(place: str, *lines: str, rest: str = "", winds: tuple[str, ...] = ()) -> State:
    """A Spanish Flag at sea."""
    return sea(f"spanish_flag_D {place} {rest} : S1", *lines, winds=winds)


@pytest.mark.rule("2.32.a")
@pytest.mark.parametrize(
    ("line", "flag", "bound"),
    [
        ("spanish_flag_D cartagena/harbour : S1/fitting", FLAG, True),
        ("spanish_detachment_1 cartagena/harbour : S1/fitting", FormationId("spanish_detachment_1"), False),
        ("french_flag_B toulon/harbour : F1/fitting", FormationId("french_flag_B"), False),
        ("bourbon_flag_A toulon/harbour : F1/fitting S1/fitting", JOINT, True),
        ("bourbon_flag_A toulon/harbour : F1/fitting F2/fitting S1/fitting", JOINT, False),
        ("bourbon_flag_A toulon/harbour : F1/fitting F2/fitting S1/fitting @navarro", JOINT, True),
        ("bourbon_flag_A toulon/harbour : F1/fitting S1/fitting S2/fitting @court", JOINT, False),
        ("british_flag_A port_mahon/harbour : B1/fitting", FormationId("british_flag_A"), False),
    ],
)
def test_flags_are_tied_to_port_if_their_leader_or_else_half_their_squadrons_are_spanish(
    line: str, flag: FormationId, bound: bool
) -> None:
    assert tied(sea(line), flag) is bound
    assert ("sail" in actions(sea(line), flag)) is not bound


@pytest.mark.rule("2.32.a", "IC.9.37")
def test_an_issued_order_unties_a_spanish_flotilla_and_a_received_one_does_not() -> None:
    assert "sail" in actions(sea(HARBOUR, "chit s1 issued spanish_flag_D"), FLAG)
    assert "sail" not in actions(sea(HARBOUR, "chit s1 received spanish_flag_D"), FLAG)


@pytest.mark.rule("2.32.a")
@pytest.mark.parametrize(
    ("british", "rule"),
    [
        ("british_flag_A s4 : B1", "2.32.a"),
        ("british_flag_A s4 spotted : B1", ""),
        ("british_flag_A s2 spotted : B1", ""),
        ("british_flag_A s5 spotted : B1", ""),
        ("british_flag_A s3 spotted : B1", "2.32.a"),
        ("british_flag_A s7 spotted : B1", "2.32.a"),
        ("british_flag_A barbary_coast:in link=s4 spotted : B1", ""),
        ("british_flag_A barbary_coast spotted : B1", "2.32.a"),
    ],
)
def test_a_spotted_british_formation_within_two_mps_draws_it_out(british: str, rule: str) -> None:
    state = sea(HARBOUR, british)
    assert rule_of(bars_sortie(state, FLAG)) == rule
    assert ("sail" in actions(state, FLAG)) is not bool(rule)


@pytest.mark.rule("2.32.a")
def test_without_an_enemy_in_sight_it_does_not_leave_a_bourbon_port_space() -> None:
    assert actions(out("cartagena"), FLAG) == ("stay", "enter")
    assert "go:s4" in actions(out("cartagena", "british_flag_A s4 spotted : B1"), FLAG)


@pytest.mark.rule("2.32.b")
def test_a_sortie_goes_no_more_than_two_mps_beyond_a_bourbon_port() -> None:
    near = out("s4", "british_flag_A s4 spotted : B1")
    assert "go:barbary_coast:in" in actions(near, FLAG)
    beyond = out("barbary_coast:in", "british_flag_A barbary_coast spotted : B1", rest="link=s4")
    assert "catch:barbary_coast" not in actions(beyond, FLAG)
    assert "go:s4" in actions(beyond, FLAG)
    assert "stay" in actions(beyond, FLAG)


@pytest.mark.rule("2.32.b")
def test_who_is_beyond_against_his_will_may_come_nearer() -> None:
    assert "go:barbary_coast:out" not in actions(out("barbary_coast"), FLAG)
    back = actions(out("barbary_coast:out"), FLAG)
    assert "catch:s4" in back
    assert "go:barbary_coast" in back


@pytest.mark.rule("2.32.c")
@pytest.mark.parametrize(
    ("lines", "home"),
    [
        ((), True),
        (("british_flag_A s4 spotted : B1",), False),
        (("british_flag_A s4 : B1",), False),
        (("dummy:british:1 s4",), False),
        (("british_flag_A s7 spotted : B1",), True),
        (("british_flag_A gibraltar/harbour : B1",), True),
        (("french_flag_B s4 : F1",), True),
        (("chit s1 issued spanish_flag_D",), False),
    ],
)
def test_a_flotilla_turns_home_when_no_british_counter_is_near_at_the_end_of_an_impulse(
    lines: tuple[str, ...], home: bool
) -> None:
    state = out("s4", *lines)
    turn_home(state)
    assert formation(state, FLAG).homeward is home
    assert ("turns-home" in keys(state, "bourbon")) is home
    assert "turns-home" not in keys(state, "british")


@pytest.mark.rule("2.32.c", "IC.4.1")
def test_it_keeps_returning_even_if_the_enemy_comes_back_and_goes_in_ordinary() -> None:
    state = out("s4", "british_flag_A s4 spotted : B1", rest="homeward", winds=("levanter",))
    assert actions(state, FLAG) == ("go:cartagena",)
    assert actions(out("cartagena", "british_flag_A s4 spotted : B1", rest="homeward"), FLAG) == ("enter",)


@pytest.mark.rule("2.32.c")
def test_an_order_ends_the_return() -> None:
    state = out("s4", "chit s1 issued spanish_flag_D", rest="homeward")
    assert not bound_home(state, FLAG)
    assert "stay" in actions(state, FLAG)


@pytest.mark.rule("2.32.f")
def test_a_flotilla_may_go_and_attack_who_blockades_a_spanish_port() -> None:
    barcelona = "british_flag_A barcelona spotted duty=blockade : B1"
    state = sea(HARBOUR, barcelona)
    assert blockaded(state) == ("barcelona",)
    assert "sail" in actions(state, FLAG)
    assert set(actions(out("cartagena", barcelona), FLAG)) == {"stay", "enter", "go:s4"}, "not to #2, away from it"
    toulon = sea(HARBOUR, "british_flag_A toulon spotted duty=blockade : B1")
    assert blockaded(toulon) == ()
    assert "sail" not in actions(toulon, FLAG)
    watching = sea(HARBOUR, "british_flag_A barcelona spotted : B1")
    assert "sail" not in actions(watching, FLAG)


@pytest.mark.rule("2.32.f")
def test_against_a_blockader_it_goes_by_the_fastest_way_however_far_or_turns_back() -> None:
    barcelona = "british_flag_A barcelona spotted duty=blockade : B1"
    away = out("golfe_du_lion", barcelona)
    assert "go:golfe_du_lion:out" in actions(away, FLAG)
    assert "go:golfe_du_lion:out" not in actions(out("golfe_du_lion"), FLAG)
    turn_home(away)
    assert formation(away, FLAG).homeward
    assert actions(away, FLAG) == ("go:golfe_du_lion:out",)
