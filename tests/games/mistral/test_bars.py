"""Why a stack may not do something."""

from __future__ import annotations

import pytest

from maestre.games.mistral.game import game
from maestre.games.mistral.moving.bars import why_not
from maestre.games.mistral.moving.courses import actions
from maestre.games.mistral.moving.steering import told
from maestre.games.mistral.table.names import joined
from maestre.games.mistral.table.state import FormationId
from tests.games.mistral.positions import sea


@pytest.mark.rule("S.11", "IC.2.4", "IC.3.25", "IC.3.25.b", "2.32.a", "2.32.b", "IC.4.1", "IC.5.12", "IC.5.27")
@pytest.mark.parametrize(
    ("line", "action", "rule", "key"),
    [
        ("british_flag_A port_mahon/harbour : B1", "sail", "S.11", "none-fitting-out"),
        ("british_flag_A port_mahon/harbour : B1 Namur/fitting", "sail", "2.221.b", "flagship-alone"),
        ("spanish_flag_D cartagena/harbour : S1/fitting", "sail", "2.32.a", "tied-to-port"),
        ("spanish_flag_D cartagena : S1", "go:s4", "2.32.a", "tied-to-port"),
        ("spanish_flag_D barbary_coast:in link=s4 : S1", "catch:barbary_coast", "2.32.b", "too-far-out"),
        ("british_flag_A s13 : B1", "enter", "IC.3.25", "no-harbour"),
        ("british_flag_A toulon : B1", "enter", "IC.3.25.b", "enemy-harbour"),
        ("dummy:british:1 port_mahon", "enter", "IC.7.15", "dummy-no-harbour"),
        ("british_flag_A s13 : B1", "sail", "IC.5.12", "no-such-action"),
        ("british_flag_A s13 : B1", "go:s1", "IC.5.12", "no-such-action"),
        ("british_flag_A s13 : B1", "clear:sPriv1", "IC.5.12", "no-such-action"),
        ("british_flag_A port_mahon/harbour : B1", "enter", "IC.5.12", "no-such-action"),
        ("british_flag_A port_mahon/harbour : B1", "go:s7", "IC.5.12", "no-such-action"),
        ("british_flag_A the_gut:out : B1", "leave:west", "IC.5.27", "no-leaving-map"),
        ("british_flag_A s13 idle : B1", "go:s12", "IC.4.1", "not-free"),
        ("alone:B1 s13 : B1", "stay", "IC.4.1", "not-free"),
    ],
)
def test_a_refusal_names_its_rule_and_what_is_open(line: str, action: str, rule: str, key: str) -> None:
    state, name = sea(line), FormationId(line.split(maxsplit=1)[0])
    refusal = why_not(state, name, action)
    assert refusal is not None
    assert (refusal.rule, refusal.message.key) == (rule, key)
    assert dict(refusal.message.args)["open"] == joined(told(state, name, one) for one in actions(state, name))


@pytest.mark.rule("IC.5.12")
def test_what_is_open_is_said_in_words() -> None:
    refusal = why_not(sea("british_flag_A s13 : B1"), FormationId("british_flag_A"), "sail")
    assert refusal is not None
    said = game.speaker("es").say(refusal.message)
    assert "Permanecer; " in said
    assert "Coger el Viento hacia Tolón (con " in said
    assert "go:" not in said


@pytest.mark.rule("IC.2.4")
def test_a_neutral_harbour_that_the_enemy_uses_is_shut() -> None:
    refusal = why_not(sea("british_flag_A cA : B1", "harbour cA : F1"), FormationId("british_flag_A"), "enter")
    assert refusal is not None
    assert (refusal.rule, refusal.message.key) == ("IC.2.4", "harbour-shared")


@pytest.mark.rule("IC.5.12")
def test_nothing_speaks_against_what_is_open() -> None:
    state = sea("british_flag_A s13 : B1")
    flag = FormationId("british_flag_A")
    assert all(why_not(state, flag, action) is None for action in actions(state, flag))
