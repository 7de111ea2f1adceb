"""T.reinf, IC.8.24, IC.8.25 Reinforcements in Battle."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from maestre.games.mistral.battle.reinforcing import joining_number, reinforced
from maestre.games.mistral.data.words import Class, Personality
from maestre.games.mistral.fleets.leaders import fleet_admiral
from maestre.games.mistral.table.moments import REINFORCEMENT_HELP
from maestre.games.mistral.table.state import FormationId, SquadronId, State
from maestre.play import Procedure, Some

from .battles import engagement, rate, stack
from .positions import BOURBON, BRITISH, asked, formation, keys, refused, run, sea, squadron

HERE = ("british_flag_A s12 spotted : B1", "spanish_flag_D s12 spotted : S1")


def number(line: str, helped: int = 0) -> int:
    """The number that a stack in s12 must not throw above."""
    return joining_number(sea(line), stack(line.split(maxsplit=1)[0]), helped).whole


def tried(state: State, *replies: object) -> tuple[FormationId, ...]:
    """Who is Engaged after Reinforcements to the Battle between the first two stacks."""
    names = tuple(state.formations)[:2]
    battle = replace(engagement(state), engaged=names)
    return run(reinforced(state, battle), *replies).engaged  # type: ignore[arg-type]


@pytest.mark.rule("T.reinf", "T.personality")
@pytest.mark.parametrize(
    ("personality", "more"),
    [
        (Personality.TIMID, -1),
        (Personality.CAUTIOUS, 0),
        (Personality.AGGRESSIVE, 1),
        (Personality.RASH, 1),
    ],
)
def test_personality_weighs_on_the_check(monkeypatch: pytest.MonkeyPatch, personality: Personality, more: int) -> None:
    rate(monkeypatch, "rowley", personality=personality, leadership=4)
    assert number("british_flag_B s12 came=with : B2 @rowley") == 4 + more


@pytest.mark.rule("T.reinf")
@pytest.mark.parametrize(
    ("came", "more"), [("station", 2), ("with", 0), ("against", -1), ("catch", -2), ("harbour", -2)]
)
def test_how_it_came_weighs_on_the_check(came: str, more: int) -> None:
    assert number(f"british_flag_B s12 came={came} : B2 @osborn") == 3 + more


@pytest.mark.rule("T.reinf")
@pytest.mark.parametrize(("squadrons", "less"), [("B2", 0), ("B2 B3", 1), ("B2 B3 B4", 2), ("B2 B3 namur", 1)])
def test_each_squadron_beyond_the_first_weighs_one_and_flagships_nothing(squadrons: str, less: int) -> None:
    assert number(f"british_flag_B s12 came=with : {squadrons} @osborn") == 3 - less


@pytest.mark.rule("T.reinf", "T.damage")
@pytest.mark.parametrize(("points", "less"), [(3, 0), (4, 1), (6, 1), (7, 1), (12, 1)])
def test_damage_over_a_third_weighs_one_however_much_it_is(points: int, less: int) -> None:
    assert number(f"british_flag_B s12 came=with : B2/dp={points} @osborn") == 3 - less


@pytest.mark.rule("T.reinf")
@pytest.mark.parametrize(("face", "comes"), [(4, True), (5, False)])
def test_the_worked_example_of_an_aggressive_leader_with_three_squadrons(face: int, comes: bool) -> None:
    state = sea(*HERE, "british_flag_B s12 spotted : B2 B3 B4 @rowley")
    assert ("british_flag_B" in tried(state, ("british_flag_B",), face)) is comes


@pytest.mark.rule("T.reinf.b", "IC.3.43")
@pytest.mark.parametrize(("face", "comes"), [(1, True), (2, False)])
def test_without_a_leader_the_rating_is_nought_and_the_leader_timid(face: int, comes: bool) -> None:
    state = sea(*HERE, "british_flag_B s12 spotted : B2")
    assert ("british_flag_B" in tried(state, ("british_flag_B",), face)) is comes


@pytest.mark.rule("IC.6.27", "T.reinf")
@pytest.mark.parametrize(("help_", "face", "comes"), [(-1, 3, True), (0, 3, False), (-1, 4, False)])
def test_a_tasked_auxiliary_gives_one(help_: int, face: int, comes: bool) -> None:
    state = sea(*HERE, "british_flag_B s12 spotted came=with : B2 @long")
    calls: list[tuple[str, str]] = []

    def helped(drm: int, state: State, formation: FormationId, place: str) -> Procedure[int]:
        calls.append((formation, place))
        yield from ()
        return drm + help_

    before = REINFORCEMENT_HELP.turns
    REINFORCEMENT_HELP.turns = (helped,)
    try:
        assert ("british_flag_B" in tried(state, ("british_flag_B",), face)) is comes
    finally:
        REINFORCEMENT_HELP.turns = before
    assert calls == [("british_flag_B", "s12")]


@pytest.mark.rule("T.reinf", "T.cdt.h")
@pytest.mark.parametrize(
    ("kinds", "bonus"),
    [
        ({"S2": Class.GALLEY, "S3": Class.GALLEY}, 1),
        ({"S2": Class.GALLEY, "S3": Class.SOL}, 0),
        ({"S2": Class.FRIGATE, "S3": Class.SOL}, 1),
        ({"S2": Class.FRIGATE, "S3": Class.SOL, "S4": Class.SOL}, 0),
    ],
)
def test_galleys_and_half_frigates_have_their_own_bonus_instead_of_help(kinds: dict[str, Class], bonus: int) -> None:
    for helped in (0, -1):
        state = sea(f"spanish_flag_E s12 came=with : {' '.join(kinds)} @geraldin")
        for name, kind in kinds.items():
            state.squadrons[SquadronId(name)] = replace(squadron(state, name), kind=kind)
        plain = 3 + 1 - (len(kinds) - 1)
        gain = bonus or -helped
        assert joining_number(state, stack("spanish_flag_E"), helped).whole == plain + gain


@pytest.mark.rule("IC.8.24")
def test_a_hidden_formation_that_succeeds_is_engaged_and_spotted() -> None:
    state = sea(*HERE, "british_flag_B s12 : B2 @rowley")
    assert tried(state, ("british_flag_B",), 0) == ("british_flag_A", "spanish_flag_D", "british_flag_B")
    assert formation(state, "british_flag_B").spotted


@pytest.mark.rule("IC.8.24")
def test_one_that_fails_stays_out_and_hidden_and_nobody_hears_who_it_was() -> None:
    state = sea(*HERE, "british_flag_B s12 : B2 @rowley")
    assert tried(state, ("british_flag_B",), 9) == ("british_flag_A", "spanish_flag_D")
    assert not formation(state, "british_flag_B").spotted
    heard = [told for told in state.news if told.seen is None or "bourbon" in told.seen]
    assert not any("british_flag_B" in str(told) for told in heard)
    assert "reinforcement-failed" in keys(state, "bourbon")


@pytest.mark.rule("IC.8.24", "IC.1.6")
def test_the_british_are_asked_first_in_secret_and_each_stack_tries_once() -> None:
    state = sea(*HERE, "british_flag_B s12 : B2", "spanish_flag_E s12 : S2")
    battle = replace(engagement(state), engaged=(stack("british_flag_A"), stack("spanish_flag_D")))
    first = asked(reinforced(state, battle))
    assert (first.seat, first.secret, first.window) == ("british", True, "reinforce")
    second = asked(reinforced(state, battle), ("british_flag_B",), 9)
    assert (second.seat, second.choice) == ("bourbon", Some((stack("spanish_flag_E"),), 0, 1))


@pytest.mark.rule("IC.8.24", "IC.1.7")
@pytest.mark.parametrize("line", ["dummy:british:1 s12", "alone:B4 s12 : B4", "british_flag_B s12 disorganised : B2"])
def test_the_owner_of_any_other_stack_is_asked_whether_or_not_it_may_come(line: str) -> None:
    state = sea(*HERE, line)
    battle = replace(engagement(state), engaged=(stack("british_flag_A"), stack("spanish_flag_D")))
    assert asked(reinforced(state, battle)).seat == "british"
    rule = "IC.8.45.b" if "disorganised" in line else "IC.8.24"
    refused(reinforced(state, battle), (line.split(maxsplit=1)[0],), rule=rule)
    assert run(reinforced(state, battle), ()) == battle


@pytest.mark.rule("IC.8.24")
def test_lone_convoys_do_not_join_and_nobody_is_asked_where_no_other_stack_lies() -> None:
    state = sea(*HERE, "convoy:spanish_troop s12")
    battle = replace(engagement(state), engaged=(stack("british_flag_A"), stack("spanish_flag_D")))
    refused(reinforced(state, battle), ("convoy:spanish_troop",), rule="IC.8.24", key="reinforce-kind")
    alone = sea(*HERE, "british_flag_B s13 : B2")
    assert tried(alone) == ("british_flag_A", "spanish_flag_D")


@pytest.mark.rule("IC.8.21")
def test_a_separate_flag_needs_a_check_and_a_subordinated_one_is_engaged_with_its_superior() -> None:
    from maestre.games.mistral.battle.engaged import squadrons_of

    state = sea(
        "british_grand s12 spotted : B1 @mathews",
        "spanish_flag_D s12 spotted : S1",
        "british_flag_A <british_grand spotted : B2 @rowley",
        "british_flag_B s12 spotted : B3 @lestock",
    )
    battle = replace(engagement(state), engaged=(stack("british_grand"), stack("spanish_flag_D")))
    assert [one.id for one in squadrons_of(state, battle, formation(state, "british_grand").fleet)] == ["B1", "B2"]
    choice = asked(reinforced(state, battle)).choice
    assert isinstance(choice, Some)
    assert choice.options == ("british_flag_B",)


@pytest.mark.rule("2.33.a", "IC.8.12.d")
def test_before_the_war_the_french_do_not_reinforce_unless_they_have_been_defied() -> None:
    lines = ("british_flag_A s13 spotted : B1", "bourbon_flag_A s13 spotted : S1", "bourbon_grand s13 : F1 S2 @court")
    for war, defied in ((False, False), (False, True), (True, False)):
        state = sea(*lines, war=war, defied=defied)
        battle = replace(engagement(state, place="s13"), engaged=(stack("british_flag_A"), stack("bourbon_flag_A")))
        if war or defied:
            assert "bourbon_grand" in run(reinforced(state, battle), ("bourbon_grand",), 0).engaged
        else:
            refused(reinforced(state, battle), ("bourbon_grand",), rule="2.33.a", key="reinforce-before-war")


@pytest.mark.rule("T.reinf.c", "IC.8.25", "2.312.b")
@pytest.mark.parametrize(
    ("aboard", "elsewhere", "allowed"),
    [
        ("", "@navarro", False),
        ("@navarro", "", True),
        ("@geraldin", "@navarro", False),
        ("@geraldin", "", True),  # with no Admiral the senior Commodore acts
    ],
)
def test_the_other_command_needs_its_own_admiral_in_the_location(aboard: str, elsewhere: str, allowed: bool) -> None:
    state = sea(
        "british_flag_A s12 spotted : B1",
        "french_flag_B s12 spotted : F1 @gabaret",
        f"spanish_flag_D s12 spotted : S1 {aboard}",
        f"spanish_flag_E s3 : S2 {elsewhere}",
        "french_flag_C s3 : F2 @court",
    )
    battle = replace(engagement(state), engaged=(stack("british_flag_A"), stack("french_flag_B")))
    if allowed:
        run(reinforced(state, battle), ("spanish_flag_D",), 9)
    else:
        refused(reinforced(state, battle), ("spanish_flag_D",), rule="T.reinf.c", key="reinforce-command")


@pytest.mark.rule("T.reinf.c")
def test_a_command_without_any_leader_stays_out_unless_the_fleet_admiral_is_there() -> None:
    for admiral, allowed in (("@court", True), ("", False)):
        state = sea(
            "british_flag_A s12 spotted : B1",
            f"french_flag_B s12 spotted : F1 {admiral}",
            "spanish_flag_D s12 spotted : S1",
        )
        battle = replace(engagement(state), engaged=(stack("british_flag_A"), stack("french_flag_B")))
        if allowed:
            run(reinforced(state, battle), ("spanish_flag_D",), 9)
        else:
            refused(reinforced(state, battle), ("spanish_flag_D",), rule="T.reinf.c")


@pytest.mark.rule("T.reinf.c", "2.312.b")
def test_the_fleet_admiral_brings_the_other_command_in_too() -> None:
    state = sea(
        "british_flag_A s12 spotted : B1",
        "french_flag_B s12 spotted : F1 @court",
        "spanish_flag_D s12 spotted : S1",
        "spanish_flag_E s3 : S2 @navarro",
    )
    battle = replace(engagement(state), engaged=(stack("british_flag_A"), stack("french_flag_B")))
    run(reinforced(state, battle), ("spanish_flag_D",), 9)
    before = sea(
        "british_flag_A s12 spotted : B1",
        "french_flag_B s12 spotted : F1 @court",
        "spanish_flag_D s12 spotted : S1",
        "spanish_flag_E s3 : S2 @navarro",
        war=False,
        defied=False,
    )
    refused(reinforced(before, battle), ("spanish_flag_D",), rule="T.reinf.c")


@pytest.mark.rule("T.reinf.c")
def test_a_flag_of_the_same_command_needs_no_admiral() -> None:
    state = sea(
        "british_flag_A s12 spotted : B1",
        "bourbon_flag_A s12 spotted : F1 S1",
        "spanish_flag_D s12 spotted : S2",
        "spanish_flag_E s3 : S3 @navarro",
        "french_flag_C s3 : F2 @court",
    )
    assert "spanish_flag_D" in tried(state, ("spanish_flag_D",), 0)


@pytest.mark.rule("2.311.a", "2.311.b", "IC.3.46.c")
def test_the_fleet_admiral_is_of_the_command_that_comes_first_or_for_want_of_one_of_the_other() -> None:
    both = ("french_flag_B s12 : F1 @court", "spanish_flag_D s12 : S1 @navarro")
    assert fleet_admiral(sea(*both, war=False), BOURBON) == "navarro"
    assert fleet_admiral(sea(*both, war=True), BOURBON) == "court"
    assert fleet_admiral(sea(both[0], war=False), BOURBON) == "court"
    assert fleet_admiral(sea(*both), BRITISH) is None
