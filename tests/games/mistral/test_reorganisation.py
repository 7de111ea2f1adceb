"""The Reorganisation Step: Forming and Unforming, Subordination, what must be put right, and after a Battle."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import Command, Event, Fleet, Kind
from maestre.games.mistral.fleets.leaders import bereft
from maestre.games.mistral.fleets.reorganisation import PHASES, after_battle, reorganising
from maestre.games.mistral.table.moments import UNFORMED
from maestre.games.mistral.table.state import FormationId, LeaderId, Mark, Phase, SquadronId, State
from maestre.games.mistral.table.view import seen
from maestre.games.mistral.turn.opening import opened
from maestre.play import Ask, Draw, Order, Orders, Throw

from .positions import BRITISH, Reply, asked, check, formation, keys, moment, proposed, refused, run, sea, squadron
from .reorganised import bourbons, denied, say

FIGURES = own_figures()

DONE = Order("done")
OFF = ("british_grand s13 : B1 B2 namur @mathews", "british_flag_B s13 : B5 B6 @lestock")


@pytest.fixture(autouse=True)
def chapter() -> Iterator[None]:
    """Leaders of Formations that are no more find another post."""
    with moment(UNFORMED, bereft):
        yield


def home(state: State, name: str) -> str:
    return squadron(state, name).formation


def face(number: int) -> tuple[Reply, ...]:
    """A die that only its player sees."""
    return ((str(number),),)


# ------------------------------------------------------------------------------------------------ the Step


@pytest.mark.rule("S.29")
def test_both_are_asked_the_british_first_until_they_are_done() -> None:
    state = sea()
    assert PHASES[Phase.REORGANISING] is reorganising
    question = asked(reorganising(state))
    assert (question.seat, question.secret, question.window) == ("british", True, "reorganise")
    assert not run(reorganising(state), DONE)
    assert asked(reorganising(state)).seat == "bourbon"
    assert run(reorganising(state), DONE)


@pytest.mark.rule("S.29", "IC.3.46.c")
def test_promotions_and_admirals_are_settled_once_as_the_step_begins() -> None:
    state = sea("harbour port_mahon : B1", "leader mathews")
    say(state, "form", "british_detachment_1", "B1")
    assert state.fleet_admirals[BRITISH] == "mathews"
    assert keys(state).count("fleet-admiral") == 1


@pytest.mark.rule("S.29")
def test_what_the_enemy_cannot_see_is_not_told_to_him() -> None:
    state = sea("harbour port_mahon : B1 B2")
    say(state, "form", "british_detachment_1", "B1")
    assert (keys(state, "bourbon"), keys(state, "british")) == ([], ["formed"])


# ------------------------------------------------------------------------------------------------ Forming


@pytest.mark.rule("IC.3.33", "T.strategy")
@pytest.mark.parametrize(("number", "made"), [(3, True), (4, False)])
def test_a_flag_is_formed_with_a_strategy_check_and_tried_once_a_turn(number: int, made: bool) -> None:
    state = sea("harbour port_mahon : B1 B2", "leader mathews")
    say(state, "form", "british_flag_A", "B1", "B2", dice=face(number))
    assert (FormationId("british_flag_A") in state.formations) is made
    assert home(state, "B1") == home(state, "B2") == ("british_flag_A" if made else "")
    if not made:
        denied(state, "form", "british_flag_A", "B1", "B2", rule="IC.3.33")
        say(state, "form", "british_flag_B", "B1", "B2", dice=face(3))


@pytest.mark.rule("IC.3.33", "T.strategy.b")
def test_a_flag_of_new_sail_alone_needs_no_check() -> None:
    ships = tuple(f"british/B1-{number}" for number in range(1, 5))
    state = sea("harbour port_mahon : B1", fresh=ships)
    say(state, "form", "british_flag_A", "B1")
    assert home(state, "B1") == "british_flag_A"
    mixed = sea("harbour port_mahon : B1 B2", fresh=ships)
    say(mixed, "form", "british_flag_A", "B1", "B2", dice=face(1))
    assert home(mixed, "B1") == ""


@pytest.mark.rule("IC.3.33.b", "S.29")
def test_a_detachment_is_formed_in_harbour_without_a_check() -> None:
    state = sea("harbour port_mahon : BD1 BD2/fitting")
    say(state, "form", "british_detachment_1", "BD1", "BD2")
    one = formation(state, "british_detachment_1")
    assert (one.kind, one.place, one.harbour, one.handle) == (Kind.DETACHMENT, "port_mahon", True, "")


@pytest.mark.rule("IC.3.33.b")
@pytest.mark.parametrize(("number", "made"), [(3, True), (4, False)])
def test_at_sea_a_detachment_is_formed_with_a_check_and_is_a_counter_more(number: int, made: bool) -> None:
    state = sea(*OFF)
    say(state, "form", "british_detachment_1", "B6", dice=face(number))
    assert (home(state, "B6") == "british_detachment_1") is made
    assert keys(state, "bourbon") == ["fleet-admiral", *(["counters-added"] if made else [])]
    if made:
        shown = seen(state, "bourbon").formations
        assert sorted(shown) == ["british-1", "british-2", "british-3"]
        assert formation(state, "british_detachment_1").place == "s13"


@pytest.mark.rule("IC.3.33", "IC.3.3.f", "IC.3.3", "IC.3.3.b", "2.221.a")
@pytest.mark.parametrize(
    ("counter", "squadrons", "rule"),
    [
        ("british_flag_B", ("B1",), "IC.3.3.f"),
        ("french_detachment_1", ("B1",), "IC.3.3.f"),
        ("british_dummy_1", ("B1",), "IC.3.3.f"),
        ("british_detachment_1", (), "IC.3.33"),
        ("british_detachment_1", ("B1", "B5"), "IC.3.33"),
        ("british_detachment_1", ("B1", "F1"), "IC.3.33"),
        ("british_detachment_1", ("B1", "B2", "B3"), "IC.3.3"),
        ("british_detachment_1", ("B1", "namur"), "IC.3.3.b"),
        ("british_flag_A", ("namur",), "IC.3.3.c"),
    ],
)
def test_a_formation_is_made_of_squadrons_that_are_together_and_that_it_may_hold(
    counter: str, squadrons: tuple[str, ...], rule: str
) -> None:
    lines = ("harbour port_mahon : B1 B2 B3 namur/british", "british_flag_B s13 : B5", "harbour toulon : F1")
    denied(sea(*lines), "form", counter, *squadrons, rule=rule)


@pytest.mark.rule("IC.3.3.f")
def test_a_third_french_detachment_has_no_counter() -> None:
    lines = (
        "french_detachment_1 toulon/harbour : F1",
        "french_detachment_2 toulon/harbour : F2",
        "harbour toulon : F3",
    )
    denied(bourbons(*lines), "form", "french_detachment_2", "F3", rule="IC.3.3.f")
    denied(bourbons(*lines), "form", "french_detachment_3", "F3", rule="IC.3.3.f")


@pytest.mark.rule("2.221.b", "IC.3.33")
def test_a_formation_may_not_be_formed_of_what_another_needs() -> None:
    state = sea("british_grand port_mahon/harbour : B1 namur")
    denied(state, "form", "british_detachment_1", "B1", rule="IC.3.3.c")


# ------------------------------------------------------------------------------------------------ Unforming


@pytest.mark.rule("IC.3.34", "2.125.a")
def test_at_sea_a_flag_is_unformed_only_into_another_formation() -> None:
    state = sea("british_flag_A s13 : B1 B2 @rowley")
    denied(state, "unform", "british_flag_A", rule="IC.3.34")
    state = sea("british_flag_A s13 : B1 B2", "british_flag_B s12 : B3", "british_detachment_1 s13 : B4")
    denied(state, "unform", "british_flag_A", "british_flag_B", rule="IC.3.34")
    denied(state, "unform", "british_flag_A", "british_detachment_1", rule="IC.3.3")


@pytest.mark.rule("IC.3.34", "T.strategy", "IC.3.3.g")
@pytest.mark.parametrize(("number", "done"), [(3, True), (4, False)])
def test_at_sea_unforming_a_flag_needs_a_check_and_its_leader_moves_on(number: int, done: bool) -> None:
    state = sea(*OFF)
    say(state, "unform", "british_flag_B", "british_grand", dice=face(number))
    assert (FormationId("british_flag_B") not in state.formations) is done
    assert home(state, "B5") == ("british_grand" if done else "british_flag_B")
    assert (state.leaders[LeaderId("lestock")].post == "british_grand") is done
    assert ("counters-fewer" in keys(state, "bourbon")) is done


@pytest.mark.rule("IC.3.34", "IC.3.33.b")
def test_in_harbour_a_detachment_is_unformed_without_a_check_and_a_flag_with_one() -> None:
    state = sea("british_detachment_1 port_mahon/harbour : B1")
    say(state, "unform", "british_detachment_1")
    assert home(state, "B1") == ""
    assert not state.formations
    flag = sea("british_flag_A port_mahon/harbour : B1 @rowley")
    say(flag, "unform", "british_flag_A", dice=face(9))
    assert home(flag, "B1") == "british_flag_A"


@pytest.mark.rule("IC.3.33.b")
def test_at_sea_unforming_a_detachment_needs_a_check() -> None:
    state = sea("british_detachment_1 s13 : B1", "british_flag_A s13 : B2", "leader mathews")
    say(state, "unform", "british_detachment_1", "british_flag_A", dice=face(4))
    assert home(state, "B1") == "british_detachment_1"


# ------------------------------------------------------------------------------------------------ Subordination


@pytest.mark.rule("IC.3.3.d", "T.strategy")
@pytest.mark.parametrize(("number", "done"), [(3, True), (4, False)])
def test_at_sea_a_flag_is_subordinated_with_a_check_and_lies_under_its_superior(number: int, done: bool) -> None:
    state = sea(*OFF)
    say(state, "subordinate", "british_flag_B", "british_grand", dice=face(number))
    assert formation(state, "british_flag_B").superior == ("british_grand" if done else "")
    assert len(seen(state, "bourbon").formations) == (1 if done else 2)
    if not done:
        denied(state, "subordinate", "british_flag_B", "british_grand", rule="IC.3.3.d")


@pytest.mark.rule("IC.3.3.d", "T.strategy")
@pytest.mark.parametrize(("number", "done"), [(3, True), (4, False)])
def test_at_sea_a_flag_is_released_with_a_check_and_gets_a_handle(number: int, done: bool) -> None:
    state = sea("british_grand s13 : B1 @mathews", "british_flag_B <british_grand : B5")
    say(state, "release", "british_flag_B", dice=face(number))
    assert formation(state, "british_flag_B").superior == ("" if done else "british_grand")
    assert len(seen(state, "bourbon").formations) == (2 if done else 1)


@pytest.mark.rule("IC.3.3.d")
def test_in_harbour_formations_are_subordinated_with_a_check_and_released_freely() -> None:
    state = sea("british_grand port_mahon/harbour : B1", "british_flag_B port_mahon/harbour : B5")
    say(state, "subordinate", "british_flag_B", "british_grand", dice=face(0))
    assert formation(state, "british_flag_B").superior == "british_grand"
    say(state, "release", "british_flag_B")
    assert formation(state, "british_flag_B").superior == ""


@pytest.mark.rule("IC.3.3.d")
def test_whoever_joins_a_spotted_stack_is_seen_with_it() -> None:
    state = sea("british_grand s13 spotted : B1 @mathews", "british_flag_B s13 : B5")
    say(state, "subordinate", "british_flag_B", "british_grand", dice=face(0))
    assert formation(state, "british_flag_B").spotted
    assert state.reveals == 1
    assert "subordinated" in keys(state, "bourbon")


@pytest.mark.rule("IC.3.3.d", "2.124.b", "IC.3.3.c")
@pytest.mark.parametrize(
    ("lines", "pair", "rule"),
    [
        (
            ("bourbon_flag_A toulon/harbour : F1", "french_flag_B toulon/harbour : F2"),
            "french_flag_B bourbon_flag_A",
            "2.124.b",
        ),
        (
            ("french_flag_C toulon/harbour : F1", "french_flag_B toulon/harbour : F2"),
            "french_flag_B french_flag_C",
            "IC.3.3.c",
        ),
        (("bourbon_grand toulon/harbour : F1", "french_flag_B toulon : F2"), "french_flag_B bourbon_grand", "IC.3.3.d"),
        (("bourbon_grand s12 : F1", "french_flag_B s13 : F2"), "french_flag_B bourbon_grand", "IC.3.3.d"),
        (("bourbon_grand s12 : F1", "french_flag_B <bourbon_grand : F2"), "bourbon_grand french_flag_B", "IC.3.3.d"),
        (("bourbon_grand s12 : F1", "french_flag_B s12 goal=toulon : F2"), "french_flag_B bourbon_grand", "IC.3.3.d"),
        (
            ("bourbon_grand s12 : F1", "french_flag_B s12 : F2", "chit x issued french_flag_B"),
            "french_flag_B bourbon_grand",
            "IC.3.3.d",
        ),
    ],
)
def test_only_what_is_together_and_free_of_orders_is_subordinated_to_what_may_hold_it(
    lines: tuple[str, ...], pair: str, rule: str
) -> None:
    denied(bourbons(*lines), "subordinate", *pair.split(), rule=rule)


@pytest.mark.rule("IC.3.3.d")
def test_a_superior_is_not_left_without_squadrons() -> None:
    state = sea("british_grand port_mahon/harbour :", "british_flag_B <british_grand : B5")
    denied(state, "release", "british_flag_B", rule="IC.3.3.d")
    denied(state, "release", "british_grand", rule="IC.3.3.d")


# ------------------------------------------------------------------------------------------------ Squadrons


@pytest.mark.rule("IC.3.33.c", "T.strategy")
@pytest.mark.parametrize(("number", "host"), [(3, "british_grand"), (4, "british_flag_B")])
def test_at_sea_each_squadron_that_passes_needs_a_check(number: int, host: str) -> None:
    state = sea(*OFF)
    say(state, "move", "B5", "british_grand", dice=face(number))
    assert home(state, "B5") == host
    if number == 4:
        denied(state, "move", "B5", "british_grand", rule="IC.3.33.c")


@pytest.mark.rule("IC.3.33.c")
def test_a_squadron_that_joins_a_spotted_stack_is_laid_open() -> None:
    state = sea("british_grand s13 spotted : B1 @mathews", "british_flag_B s13 : B5 B6")
    say(state, "move", "B5", "british_grand", dice=face(0))
    assert state.reveals == 1
    assert SquadronId("B5") in seen(state, "bourbon").squadrons
    assert "squadron-passed" not in keys(state, "bourbon")


@pytest.mark.rule("T.strategy.b", "IC.3.33.c")
@pytest.mark.parametrize(("number", "moved"), [(3, True), (4, False)])
def test_between_commands_the_fleet_admiral_checks(number: int, moved: bool) -> None:
    lines = ("spanish_flag_D s13 : S1 S2 @navarro", "french_flag_B s13 : F1", "leader court")
    state = bourbons(*lines)
    say(state, "move", "S2", "french_flag_B", dice=face(number))
    assert (home(state, "S2") == "french_flag_B") is moved
    same = bourbons("spanish_flag_D s13 : S1 S2 @navarro", "spanish_flag_E s13 : S3", "leader court")
    say(same, "move", "S2", "spanish_flag_E", dice=face(3))
    assert home(same, "S2") == "spanish_flag_D"


@pytest.mark.rule("T.strategy.b", "IC.3.33.c")
@pytest.mark.parametrize(("other", "percent"), [("french_flag_B s13 : F1", 40), ("spanish_flag_E s13 : S3", 30)])
def test_the_chance_that_is_told_is_that_of_the_admiral_who_checks(other: str, percent: int) -> None:
    state = bourbons("spanish_flag_D s13 : S1 S2 @navarro", other, "leader court")
    question = asked(reorganising(state))
    offered = question.about.describe(state, Order("move", "S2", (other.split(maxsplit=1)[0],)))
    assert dict(offered.args)["chance"] == percent


@pytest.mark.rule("IC.3.33.c")
def test_in_one_harbour_squadrons_change_formation_freely_but_into_a_flag_with_a_check() -> None:
    state = sea("british_flag_A port_mahon/harbour : B1 B2", "british_detachment_1 port_mahon/harbour : B3")
    say(state, "move", "B3", "british_flag_A", dice=face(9))
    assert home(state, "B3") == "british_detachment_1"
    say(state, "move", "B1", "british_detachment_1")
    say(state, "move", "B2")
    assert (home(state, "B1"), home(state, "B2")) == ("british_detachment_1", "")
    assert FormationId("british_flag_A") not in state.formations


@pytest.mark.rule("IC.3.33.c", "2.125.a", "IC.3.3", "IC.3.3.b", "2.221.b", "2.312.a", "2.321.e", "2.165.c")
@pytest.mark.parametrize(
    ("lines", "order", "rule"),
    [
        (("british_flag_A s13 : B1 B2",), ("B1",), "2.125.a"),
        (("british_flag_A s13 : B1", "british_flag_B s12 : B2"), ("B1", "british_flag_B"), "IC.3.33.c"),
        (("british_flag_A toulon : B1", "british_flag_B toulon/harbour : B2"), ("B1", "british_flag_B"), "IC.3.33.c"),
        (("british_flag_A s13 : B1",), ("B1", "british_flag_A"), "IC.3.33.c"),
        (("british_flag_A s13 : B1 B4", "british_detachment_1 s13 : B2 B3"), ("B1", "british_detachment_1"), "IC.3.3"),
        (("british_flag_A s13 : B1 namur", "british_flag_B s13 : B2"), ("B1", "british_flag_B"), "IC.3.3.c"),
        (
            ("british_flag_A s13 : B1 namur", "british_detachment_1 s13 : B2"),
            ("namur", "british_detachment_1"),
            "IC.3.3.b",
        ),
    ],
)
def test_a_squadron_passes_only_to_a_formation_beside_it_that_may_hold_it(
    lines: tuple[str, ...], order: tuple[str, ...], rule: str
) -> None:
    denied(sea(*lines), "move", *order, rule=rule)


@pytest.mark.rule("2.312.a", "2.124.a")
def test_a_second_guest_is_refused_and_a_joint_flag_takes_any() -> None:
    lines = ("harbour toulon : S1", "french_flag_B toulon/harbour : F1 S2", "bourbon_flag_A toulon/harbour : F2 F3")
    denied(bourbons(*lines), "move", "S1", "french_flag_B", rule="2.312.a")
    state = bourbons(*lines)
    say(state, "move", "S1", "bourbon_flag_A", dice=face(0))
    assert home(state, "S1") == "bourbon_flag_A"


# ------------------------------------------------------------------------------------------------ putting right


@pytest.mark.rule("IC.3.3.g")
def test_a_broken_formation_must_be_put_right_and_its_flagship_joins_another_flag() -> None:
    state = sea("british_flag_A s13 : neptune/british @rowley", "british_flag_B s13 : B2")
    refused(reorganising(state), DONE, rule="IC.3.3.c", key="formation-broken")
    question = asked(reorganising(state))
    assert list(proposed(state, question, Random(1))) == [Order("mend", "british_flag_A")]
    say(state, "mend", "british_flag_A")
    assert home(state, "neptune") == "british_flag_B"
    assert FormationId("british_flag_A") not in state.formations
    assert state.leaders[LeaderId("rowley")].post == "british_flag_B"
    assert not run(reorganising(state), DONE)


@pytest.mark.rule("IC.3.3.g")
def test_a_flagship_that_nobody_can_take_makes_for_home_by_itself() -> None:
    state = sea("british_flag_A s13 : neptune/british", "british_flag_B s13 : B2 namur")
    say(state, "mend", "british_flag_A")
    one = formation(state, "alone:neptune")
    assert (one.kind, one.homeward, one.place, bool(one.handle)) == (Kind.INDEPENDENT, True, "s13", True)
    assert not run(reorganising(state), DONE)
    denied(sea("british_flag_B s13 : B2 namur"), "mend", "british_flag_B", rule="IC.3.3.g")


@pytest.mark.rule("2.321.c", "2.321.e", "IC.3.3.g")
@pytest.mark.parametrize(
    ("line", "guest", "rule"),
    [
        ("french_flag_B toulon/harbour : F1 F2 S1", "S1", "2.321.c"),
        ("bourbon_flag_A toulon/harbour : S1 S2 F1", "F1", "2.321.e"),
        ("bourbon_flag_A toulon/harbour : F1 F2 S1", "S1", "2.321.e"),
    ],
)
def test_after_philip_v_guests_leave_at_the_next_reorganisation(line: str, guest: str, rule: str) -> None:
    state = bourbons(line)
    assert run(reorganising(bourbons(line)), DONE)
    state.events[Event.PHILIP_DIES] = Mark(times=1)
    refused(reorganising(state), DONE, rule=rule, key="formation-broken")
    say(state, "mend", line.split(maxsplit=1)[0])
    assert [one.id for one in state.squadrons.values() if not one.formation] == [guest]
    assert run(reorganising(state), DONE)


@pytest.mark.rule("2.321.d")
def test_after_philip_v_the_grand_flotilla_is_unformed_at_the_first_reorganisation() -> None:
    state = bourbons("bourbon_grand s13 : F1 Terrible/french S1 S2 @court", "french_flag_B <bourbon_grand : F2")
    state.events[Event.PHILIP_DIES] = Mark(times=1)
    refused(reorganising(state), DONE, rule="2.321.d")
    say(state, "mend", "bourbon_grand")
    assert FormationId("bourbon_grand") not in state.formations
    assert home(state, "F1") == home(state, "Terrible") == "french_flag_C"
    assert home(state, "S1") == home(state, "S2") == "spanish_flag_D"
    assert formation(state, "french_flag_B").superior == ""
    assert run(reorganising(state), DONE)
    denied(bourbons("harbour toulon : F1", events={**state.events}), "form", "bourbon_grand", "F1", rule="2.321.d")


# ------------------------------------------------------------------------------------------------ after a Battle

FOUGHT = (FormationId("british_grand"), FormationId("british_flag_B"), FormationId("spanish_flag_D"))


@pytest.mark.rule("S.21", "IC.8.42", "IC.3.26")
@pytest.mark.parametrize(("number", "passed"), [(2, True), (4, False)])
def test_after_a_battle_sail_may_be_transferred_and_an_emptied_squadron_is_unformed(number: int, passed: bool) -> None:
    state = sea("british_grand s13 spotted : B3/sail=1/dp=3 B4/sail=3 @mathews", "spanish_flag_D s13 spotted : S1")
    replies: list[Reply] = [Order("transfer", "B3", ("B4", "B3-1")), number, DONE, DONE]
    run(after_battle(state, "s13", FOUGHT), *replies)
    assert (SquadronId("B3") not in state.squadrons) is passed
    assert squadron(state, "B4").dp == (3 if passed else 0)
    assert state.tried == ()


@pytest.mark.rule("IC.8.42", "S.21")
def test_after_a_battle_all_is_reorganised_but_with_whoever_did_not_fight() -> None:
    state = sea(
        "british_grand s13 spotted : B1 B2 @mathews",
        "british_flag_B s13 spotted : B5 B6 @lestock",
        "british_flag_A s13 : B7",
    )
    question = asked(after_battle(state, "s13", FOUGHT))
    assert isinstance(question.choice, Orders)
    changes = ("form", "unform", "subordinate", "release", "move", "transfer", "post", "relieve")
    assert question.choice.verbs == (*changes, "done")
    refused(after_battle(state, "s13", FOUGHT), Order("move", "B5", ("british_flag_A",)), rule="IC.8.42")
    refused(after_battle(state, "s13", FOUGHT), Order("post", "lestock", ("british_flag_A",)), rule="IC.8.42")
    run(after_battle(state, "s13", FOUGHT), Order("move", "B5", ("british_grand",)), 3, DONE)
    assert home(state, "B5") == "british_grand"


@pytest.mark.rule("IC.8.42")
def test_after_a_battle_whoever_has_no_formation_left_there_is_not_asked() -> None:
    state = sea("british_grand s13 spotted : B1 B2 @mathews", "convoy:spanish_troop s13 spotted")
    run(after_battle(state, "s13", (*FOUGHT, FormationId("convoy:spanish_troop"))), DONE)
    state = sea("british_grand s13 spotted : B1 B2/sail=3", "spanish_flag_D s13 spotted : S1/sail=3 S2/sail=2")
    run(after_battle(state, "s13", FOUGHT), DONE, DONE)
    broken = sea("british_grand s13 spotted : B1 B2/sail=3", "british_flag_A s12 : neptune/british")
    run(after_battle(broken, "s13", FOUGHT), DONE)
    elsewhere = sea("british_grand s12 spotted : B1 B2/sail=3")
    run(after_battle(elsewhere, "s13", FOUGHT))


# ------------------------------------------------------------------------------------------------ proposals


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.rule("S.29")
def test_proposals_pass_their_checks_and_a_player_by_chance_comes_to_an_end(seed: int) -> None:
    state, rng = opened(FIGURES, "1744", {}), Random(seed)
    for _ in range(200):
        procedure = reorganising(state)
        request = next(procedure)
        try:
            while True:
                if isinstance(request, Ask):
                    offered = proposed(state, request, rng)
                    for one in offered:
                        check(state, request, one)
                    answer: object = offered[0]
                elif isinstance(request, Draw):
                    answer = (rng.randrange(len(request.pool)),)
                else:
                    assert isinstance(request, Throw)
                    answer = (rng.randint(1, 10),)
                request = procedure.send(answer)
        except StopIteration as over:
            if over.value:
                break
    else:
        pytest.fail("it does not end")
    assert set(state.fleet_admirals) == set(Fleet)
    assert state.admirals[Command.SPANISH] == "navarro"


@pytest.mark.rule("2.124.b", "IC.3.3.d")
def test_a_flag_that_must_be_put_right_takes_no_other_flag_under_it_meanwhile() -> None:
    state = bourbons("bourbon_flag_A s12 : Terrible/french", "spanish_flag_E s12 : S1")
    denied(state, "subordinate", "spanish_flag_E", "bourbon_flag_A", rule="2.124.b")


# ------------------------------------------------------------------------------------------------ what is left


@pytest.mark.rule("IC.3.3.g")
def test_a_superior_that_loses_its_last_squadrons_with_a_formation_below_it_is_taken_off_too() -> None:
    state = sea("british_grand port_mahon/harbour : @mathews", "british_flag_B <british_grand : B5 @lestock")
    say(state, "move", "B5")
    assert not state.formations
    assert {one.post for one in state.leaders.values()} == {""}


@pytest.mark.rule("IC.3.3.d")
def test_a_formation_made_of_a_shaken_stack_is_shaken_and_seen_like_it() -> None:
    state = sea("british_grand s13 spotted disorganised idle : B1 B2 @mathews")
    say(state, "form", "british_detachment_1", "B2", dice=(3,))
    one = formation(state, "british_detachment_1")
    assert (one.spotted, one.disorganised, one.idle) == (True, True, True)
    assert "formed" in keys(state, "bourbon")
