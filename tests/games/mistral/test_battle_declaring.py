"""S.17, S.18, IC.8.12, 2.33, 2.42 Where a Battle is possible, and who may attack whom."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from maestre.games.mistral.battle import PHASES
from maestre.games.mistral.battle.declaring import Meeting, battles, contested
from maestre.games.mistral.battle.withdrawal import Withdrawal
from maestre.games.mistral.data import Fleet
from maestre.games.mistral.table import subjects
from maestre.games.mistral.table.sequence import STEPS, step
from maestre.games.mistral.table.state import Phase, State
from maestre.play import Order, Request
from tests.matters import about

from .battles import drive, waits
from .positions import BOURBON, BRITISH, asked, formation, keys, proposed, refused, run, sea

PASS = Order("pass")


def attacker(request: Request) -> Fleet:
    """Who attacks in the engagement that a throw is for."""
    return about(request, subjects.Engagement).attacker


def attack(mine: str, theirs: str, verb: str = "attack") -> Order:
    """An attack of one stack on another."""
    return Order(verb, mine, (theirs,))


def meeting(mine: str = "spotted", theirs: str = "spotted", **fields: Any) -> State:
    """A British Flag of two Squadrons and a Spanish one in s12."""
    return sea(f"british_flag_A s12 {mine} : B1 B2", f"spanish_flag_D s12 {theirs} : S1 S2", **fields)


@pytest.mark.rule("S.17")
@pytest.mark.parametrize(
    ("mine", "theirs", "possible"), [("", "", ()), ("spotted", "", ("s12",)), ("", "spotted", ("s12",))]
)
def test_a_battle_is_possible_only_where_one_of_the_two_is_spotted(
    mine: str, theirs: str, possible: tuple[str, ...]
) -> None:
    state = meeting(mine, theirs)
    assert contested(state) == possible
    if not possible:
        assert run(battles(state)) is True


@pytest.mark.rule("S.17")
def test_no_battle_is_possible_where_the_other_side_is_not_there() -> None:
    state = sea("british_flag_A s12 spotted : B1", "spanish_flag_D s13 spotted : S1")
    assert contested(state) == ()


@pytest.mark.rule("S.18", "IC.1.4")
def test_locations_are_settled_one_a_step_in_an_order_that_a_die_decides() -> None:
    state = sea(
        "british_flag_A s12 spotted : B1",
        "spanish_flag_D s12 spotted : S1",
        "british_flag_B s3 spotted : B3",
        "spanish_flag_E s3 spotted : S3",
    )
    assert list(contested(state)) == ["s12", "s3"]
    assert about(asked(battles(state), 1), Meeting).place == "s3"
    state.agenda = ()
    assert run(battles(state), 1, PASS, PASS) is False
    assert list(state.agenda) == ["s12"]
    assert run(battles(state), PASS, PASS) is True


@pytest.mark.rule("S.18", "S.19")
def test_the_phase_of_battles_is_the_chapter_s_and_ends_when_nothing_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(STEPS, Phase.BATTLES, PHASES[Phase.BATTLES])
    state = meeting(phase=Phase.BATTLES)
    run(step(state), PASS, PASS)
    assert state.phase is Phase.GALE_STEPS


@pytest.mark.rule("IC.8.12")
def test_only_spotted_formations_may_be_attacked() -> None:
    state = meeting("spotted", "")
    ask = asked(battles(state))
    assert ask.seat == "bourbon", "the British see nobody whom they could attack"
    ask = asked(battles(meeting("", "spotted")))
    assert ask.seat == "british"
    two = sea(
        "british_flag_A s12 spotted : B1", "spanish_flag_D s12 spotted : S1", "spanish_flag_E s12 : S2", "alone:B9 s3"
    )
    refused(battles(two), attack("british_flag_A", "spanish_flag_E"), rule="IC.8.12", key="attack-unspotted")
    refused(battles(two), attack("british_flag_A", "nobody"), rule="IC.8.12", key="attack-unspotted")
    refused(battles(two), Order("attack", "british_flag_A"), rule="IC.8.12", key="attack-unspotted")


@pytest.mark.rule("IC.8.12")
def test_a_formation_that_attacks_becomes_spotted() -> None:
    state = meeting("", "spotted")
    waits(battles(state), attack("british_flag_A", "spanish_flag_D"))
    assert formation(state, "british_flag_A").spotted
    assert [fact.about for facts in state.memory.values() for fact in facts] == ["laid:british_flag_A"] * 2
    assert state.reveals == 3, "it is laid open once, and the enemy and whoever watches remember it"


@pytest.mark.rule("IC.8.12", "IC.8.12.b")
def test_there_is_no_battle_if_neither_wants_it() -> None:
    state = meeting()
    run(battles(state), PASS, PASS)
    assert state.fought == ()


@pytest.mark.rule("IC.8.12.b", "IC.1.6")
def test_the_british_speak_first_and_their_attack_is_the_one_fought() -> None:
    state = meeting()
    first = asked(battles(state))
    assert (first.seat, first.rule, first.window) == ("british", "IC.8.12.b", "attack")
    later = waits(battles(state), attack("british_flag_A", "spanish_flag_D"))
    assert attacker(later) is BRITISH
    assert state.fought == ("s12",)
    other = meeting()
    assert attacker(waits(battles(other), PASS, attack("spanish_flag_D", "british_flag_A"))) is BOURBON


@pytest.mark.rule("IC.8.12.b")
def test_after_one_battle_there_is_no_other_in_the_location() -> None:
    state = sea(
        "british_flag_A s12 spotted : B1 B2",
        "british_flag_B s12 spotted : B3",
        "spanish_flag_D s12 spotted : S1",
        "spanish_flag_E s12 spotted : S2",
    )
    drive(state, battles(state), Random(3), prefer="attack")
    assert state.fought == ("s12",)
    assert state.agenda == ()


@pytest.mark.rule("IC.8.12.c", "IC.8.45")
@pytest.mark.parametrize(
    ("line", "name", "rule"),
    [
        ("british_flag_B s12 spotted disorganised : B3", "british_flag_B", "IC.8.45"),
        ("dummy:british:1 s12", "dummy:british:1", "IC.8.12.c"),
        ("alone:B4 s12 spotted : B4", "alone:B4", "IC.8.12.c"),
        ("convoy:british_supply s12 spotted", "convoy:british_supply", "IC.8.12.c"),
    ],
)
def test_some_may_not_attack(line: str, name: str, rule: str) -> None:
    state = sea(line, "british_flag_A s12 spotted : B1", "spanish_flag_D s12 spotted : S1")
    if name.startswith("convoy"):
        state.formations = {
            key: one if key != name else type(one)(one.id, BRITISH, one.kind, one.place, spotted=True)
            for key, one in state.formations.items()
        }
    refused(battles(state), attack(name, "spanish_flag_D"), rule=rule)
    assert waits(battles(state), attack("british_flag_A", "spanish_flag_D")).rule != "IC.8.12.b"


@pytest.mark.rule("IC.8.12.c")
def test_a_spotted_independent_squadron_alone_is_not_even_asked_but_a_hidden_dummy_is() -> None:
    open_eyed = sea("alone:B4 s12 spotted : B4", "convoy:spanish_troop s12 spotted")
    assert contested(open_eyed) == ()
    veiled = sea("dummy:british:1 s12", "spanish_flag_D s12 spotted : S1")
    assert asked(battles(veiled)).seat == "british"
    offers = proposed(veiled, asked(battles(veiled)), Random(1))
    assert offers == [PASS]


@pytest.mark.rule("IC.8.12.c", "2.154.b")
def test_a_scattered_convoy_may_not_be_attacked() -> None:
    lines = ("british_flag_A s12 spotted : B1", "spanish_flag_D s12 spotted : S1")
    state = sea("convoy:spanish_troop s12 spotted scattered", *lines)
    refused(battles(state), attack("british_flag_A", "convoy:spanish_troop"), rule="IC.8.12.c", key="attack-scattered")
    whole = sea("convoy:spanish_troop s12 spotted", *lines)
    assert waits(battles(whole), attack("british_flag_A", "convoy:spanish_troop")).rule == "IC.8.24"


@pytest.mark.rule("IC.8.12.c")
def test_forces_in_harbour_may_not_be_attacked() -> None:
    state = sea("british_flag_A cartagena spotted : B1", "spanish_flag_D cartagena/harbour spotted : S1")
    assert contested(state) == ()


@pytest.mark.rule("IC.8.21")
def test_only_a_stack_in_the_location_may_attack_and_not_one_subordinated() -> None:
    state = sea(
        "british_grand s12 spotted : B1",
        "british_flag_A <british_grand spotted : B2",
        "british_flag_B s13 : B3",
        "spanish_flag_D s12 spotted : S1",
    )
    for name in ("british_flag_A", "british_flag_B", "nobody"):
        refused(battles(state), attack(name, "spanish_flag_D"), rule="IC.8.21", key="attack-not-here")


@pytest.mark.rule("2.32.e")
def test_spanish_escorts_do_not_attack_but_others_do() -> None:
    state = sea(
        "convoy:spanish_troop s12 spotted",
        "spanish_detachment_1 <convoy:spanish_troop spotted : S1",
        "british_detachment_1 s12 spotted : B1",
    )
    assert run(battles(state), PASS) is True, "the Bourbons are not asked: both see that they may not"
    french = sea(
        "convoy:french_levant s12 spotted",
        "french_detachment_1 <convoy:french_levant spotted : F1",
        "british_detachment_1 s12 spotted : B1",
    )
    ask = waits(battles(french), PASS, attack("convoy:french_levant", "british_detachment_1"))
    assert attacker(ask) is BOURBON


@pytest.mark.rule("2.32.e")
def test_a_hidden_spanish_escort_is_refused() -> None:
    state = sea(
        "convoy:spanish_troop s12",
        "spanish_detachment_1 <convoy:spanish_troop : S1",
        "british_detachment_1 s12 spotted : B1",
    )
    refused(battles(state), attack("convoy:spanish_troop", "british_detachment_1"), rule="2.32.e")


@pytest.mark.rule("2.32.d")
def test_a_flotilla_on_its_way_home_may_fight_and_be_fought() -> None:
    state = meeting(theirs="spotted homeward", war=False)
    assert attacker(waits(battles(state), attack("british_flag_A", "spanish_flag_D"))) is BRITISH
    state = meeting(theirs="spotted homeward", war=False)
    assert attacker(waits(battles(state), PASS, attack("spanish_flag_D", "british_flag_A"))) is BOURBON


@pytest.mark.rule("2.33.a")
def test_before_the_war_the_french_cannot_bring_about_a_battle() -> None:
    state = sea("british_flag_A s13 spotted : B1", "french_flag_B s13 : F1", war=False)
    refused(battles(state), attack("french_flag_B", "british_flag_A"), rule="2.33.a", key="attack-before-war")
    state = sea("british_flag_A s13 spotted : B1", "french_flag_B s13 : F1", war=True)
    assert attacker(waits(battles(state), attack("french_flag_B", "british_flag_A"))) is BOURBON


@pytest.mark.rule("2.33.a", "IC.8.12.d")
def test_a_joint_flotilla_counts_as_french_and_one_without_french_squadrons_does_not() -> None:
    lines = (
        "british_flag_A s13 spotted : B1",
        "bourbon_flag_A s13 spotted : S1",
        "bourbon_grand s13 spotted : F1 S2",
    )
    state = sea(*lines, war=False)
    error = refused(battles(state), attack("british_flag_A", "bourbon_grand"), rule="2.33.a", key="attack-french")
    assert ("price", 3) in error.message.args
    ask = waits(battles(state), attack("british_flag_A", "bourbon_flag_A"))
    assert about(ask, subjects.Engagement).engaged == ("british_flag_A", "bourbon_flag_A")
    assert state.books[BRITISH].prestige == 10
    refused(battles(sea(*lines, war=False)), PASS, attack("bourbon_grand", "british_flag_A"), rule="2.33.a")


@pytest.mark.rule("2.33.a", "IC.8.12.d")
def test_a_lone_french_convoy_is_french_and_a_spanish_one_is_not() -> None:
    mine = "british_flag_A s13 spotted : B1"
    french = sea(mine, "convoy:french_levant s13 spotted", war=False)
    refused(battles(french), attack("british_flag_A", "convoy:french_levant"), rule="2.33.a", key="attack-french")
    assert waits(battles(french), attack("british_flag_A", "convoy:french_levant", "defy")).rule == "T.bit.b"
    spanish = sea(mine, "convoy:spanish_troop s13 spotted", war=False)
    assert waits(battles(spanish), attack("british_flag_A", "convoy:spanish_troop")).rule == "T.bit.b"


@pytest.mark.rule("2.42.a")
def test_defying_the_french_costs_three_at_once_and_only_once() -> None:
    state = sea("british_flag_A s13 spotted : B1", "french_flag_B s13 spotted : F1", war=False)
    waits(battles(state), attack("british_flag_A", "french_flag_B", "defy"))
    assert state.books[BRITISH].prestige == 7
    assert state.defied
    state.agenda = ()
    refused(battles(state), attack("british_flag_A", "french_flag_B", "defy"), rule="IC.8.12.b")
    waits(battles(state), attack("british_flag_A", "french_flag_B"))
    assert state.books[BRITISH].prestige == 7


@pytest.mark.rule("2.42.a")
def test_nobody_is_defied_by_attacking_the_spanish() -> None:
    refused(
        battles(meeting(war=False)),
        attack("british_flag_A", "spanish_flag_D", "defy"),
        rule="2.42.a",
        key="defy-nobody",
    )


@pytest.mark.rule("2.42.322")
@pytest.mark.parametrize(("prestige", "allowed"), [(3, False), (4, True)])
def test_the_british_cannot_defy_with_three_or_less(prestige: int, allowed: bool) -> None:
    lines = (
        "british_flag_A s13 spotted : B1",
        "french_flag_B s13 spotted : F1",
        "spanish_flag_D s13 spotted : S1",
    )
    state = sea(*lines, war=False)
    state.books[BRITISH] = type(state.books[BRITISH])(prestige)
    defiance = attack("british_flag_A", "french_flag_B", "defy")
    if allowed:
        waits(battles(state), defiance)
        assert state.books[BRITISH].prestige == prestige - 3
    else:
        refused(battles(state), defiance, rule="2.42.322", key="defy-poor")


@pytest.mark.rule("S.19", "S.20", "IC.8.41")
def test_a_battle_runs_once_through_its_steps_and_is_over() -> None:
    state = meeting()
    replies = (attack("british_flag_A", "spanish_flag_D"), 2, 5)  # tied at 5 to 5 on station; the British throw lower
    battle = ("fight", "medium", 9, Order("pair", "B1", ("S1",)), 9, 9, 9, 9)
    assert run(battles(state), *replies, *battle) is True
    told = [key for key in keys(state) if key in {"battle-offered", "gauge-held", "intensity", "battle-over"}]
    assert told == ["battle-offered", "gauge-held", "intensity", "battle-over"]


@pytest.mark.rule("S.19")
def test_withdrawals_are_asked_only_once_the_gauge_is_known() -> None:
    state = meeting()
    ask = waits(battles(state), attack("british_flag_A", "spanish_flag_D"), 2, 5)
    assert ask.rule == "IC.8.23"
    assert about(ask, Withdrawal).battle.gauge is BRITISH
