"""Posting Leaders and relieving them, ransom, return and promotion."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from maestre.games.mistral.data.words import Command, Rank
from maestre.games.mistral.fleets.posting import promoted, returned
from maestre.games.mistral.fleets.reorganisation import reorganising
from maestre.games.mistral.table.formations import commander
from maestre.games.mistral.table.state import Book, Captain, FormationId, LeaderId, State
from maestre.play import Order

from .positions import BOURBON, BRITISH, keys, run, sea
from .reorganised import bourbons, denied, say

DONE = Order("done")


def post_of(state: State, name: str) -> str:
    return state.leaders[LeaderId(name)].post


def befell(state: State, name: str, fate: Captain, back: int = 0) -> State:
    state.leaders[LeaderId(name)] = replace(state.leaders[LeaderId(name)], fate=fate, post="", back=back)
    return state


# ------------------------------------------------------------------------------------------------ rank


@pytest.mark.rule("IC.3.46")
@pytest.mark.parametrize(
    ("target", "leader", "legal"),
    [
        ("british_grand", "lestock/VA", True),
        ("british_grand", "lestock/C", False),
        ("british_flag_A", "lestock/RA", True),
        ("british_detachment_1", "osborn/C", True),
    ],
)
def test_a_leader_needs_the_rank_for_his_formation(target: str, leader: str, legal: bool) -> None:
    state = sea(f"{target} port_mahon/harbour : B1", f"leader {leader}")
    name = leader.partition("/")[0]
    if legal:
        say(state, "post", name, target)
        assert commander(state, FormationId(target)).id == name
    else:
        denied(state, "post", name, target, rule="IC.3.46", key="post-rank")


@pytest.mark.rule("IC.3.46")
def test_a_leader_acts_a_step_above_his_rank_only_if_nobody_suitable_is_free() -> None:
    grand = "bourbon_grand toulon/harbour : S1 F1"
    denied(
        bourbons(grand, "leader navarro court"), "post", "navarro", "bourbon_grand", rule="IC.3.46", key="post-suitable"
    )
    state = bourbons(grand, "leader navarro")
    say(state, "post", "navarro", "bourbon_grand")
    assert post_of(state, "navarro") == "bourbon_grand"
    away = bourbons(grand, "french_flag_B s12 : F2 @court", "leader navarro")
    say(away, "post", "navarro", "bourbon_grand")
    far = bourbons("bourbon_grand s12 : S1 F1 @court", "spanish_flag_D s12 : S2 @navarro")
    denied(far, "post", "navarro", "bourbon_grand", rule="IC.3.46", key="post-suitable")
    there = bourbons("bourbon_grand toulon/harbour : S1 F1 @court", "leader navarro")
    denied(there, "post", "navarro", "bourbon_grand", rule="IC.3.46", key="post-suitable")


# ------------------------------------------------------------------------------------------------ Command and place


@pytest.mark.rule("2.124.c")
@pytest.mark.parametrize(
    ("squadrons", "legal"), [("F1 F2 S1 S2", True), ("F1 F2 F3 S1", False), ("S1 F1 N1", True), ("F1 F2 S1", False)]
)
def test_a_joint_flag_is_led_by_an_admiral_whose_command_has_half_of_it(squadrons: str, legal: bool) -> None:
    state = bourbons(f"bourbon_flag_A toulon/harbour : {squadrons}", "leader navarro")
    if legal:
        say(state, "post", "navarro", "bourbon_flag_A")
        assert post_of(state, "navarro") == "bourbon_flag_A"
    else:
        denied(state, "post", "navarro", "bourbon_flag_A", rule="2.124.c")


@pytest.mark.rule("IC.3.46.b")
def test_a_formation_of_one_command_is_led_by_its_own() -> None:
    state = bourbons("french_flag_B toulon/harbour : F1 S1", "leader navarro gabaret")
    denied(state, "post", "navarro", "french_flag_B", rule="IC.3.46.b", key="post-other-command")
    say(state, "post", "gabaret", "french_flag_B")


@pytest.mark.rule("IC.3.46.b")
@pytest.mark.parametrize(
    ("lines", "legal"),
    [
        (("french_detachment_1 s12 : F1", "leader caylus"), False),
        (("french_detachment_1 toulon/harbour : F1", "leader caylus"), True),
        (("french_detachment_1 cA/harbour : F1", "leader caylus"), False),
        (("french_detachment_1 s12 : F1", "french_flag_B s12 : F2 @caylus"), True),
        (("french_detachment_1 s12 : F1", "french_flag_B s13 : F2 @caylus"), False),
        (("french_detachment_1 toulon : F1", "french_flag_B toulon/harbour : F2 @caylus"), False),
        (("french_detachment_1 toulon/harbour : F1", "french_flag_B s13 : F2 @caylus"), True),
    ],
)
def test_a_leader_goes_to_a_friendly_harbour_or_to_a_formation_beside_his_own(
    lines: tuple[str, ...], legal: bool
) -> None:
    state = bourbons(*lines)
    if legal:
        say(state, "post", "caylus", "french_detachment_1")
        assert post_of(state, "caylus") == "french_detachment_1"
    else:
        denied(state, "post", "caylus", "french_detachment_1", rule="IC.3.46.b", key="post-out-of-reach")


@pytest.mark.rule("IC.3.46", "S.29")
def test_posting_relieves_whoever_led_before_and_a_post_may_be_taken_away() -> None:
    state = sea("british_flag_A port_mahon/harbour : B1 @rowley", "leader lestock")
    say(state, "post", "lestock", "british_flag_A")
    assert (post_of(state, "lestock"), post_of(state, "rowley")) == ("british_flag_A", "")
    say(state, "relieve", "lestock")
    assert post_of(state, "lestock") == ""
    denied(state, "relieve", "lestock", rule="IC.3.46")
    assert keys(state, "bourbon") == ["fleet-admiral"]


@pytest.mark.rule("IC.3.46")
def test_only_own_leaders_in_play_are_posted_and_only_to_flags_and_detachments() -> None:
    state = sea("british_flag_A port_mahon/harbour : B1", "alone:B2 port_mahon/harbour : B2", "leader rowley navarro")
    denied(state, "post", "navarro", "british_flag_A", rule="IC.3.46", key="no-such-leader")
    denied(state, "post", "rowley", "alone:B2", rule="IC.3.46", key="no-such-post")
    denied(state, "post", "rowley", rule="IC.3.46", key="no-such-post")
    befell(state, "rowley", Captain.WOUNDED, 9)
    denied(state, "post", "rowley", "british_flag_A", rule="IC.3.46", key="leader-out-of-play")


# ------------------------------------------------------------------------------------------------ coming back


@pytest.mark.rule("IC.3.47.b")
def test_a_captured_admiral_is_ransomed_for_prestige_and_is_unposted() -> None:
    state = befell(bourbons("leader court navarro"), "court", Captain.CAPTURED)
    say(state, "ransom", "court")
    one = state.leaders[LeaderId("court")]
    assert (one.fate, one.post, state.books[BOURBON].prestige) == (Captain.SERVING, "", 9)
    denied(state, "ransom", "court", rule="IC.3.47.b", key="ransom-whom")
    poor = befell(bourbons("leader court", books={BOURBON: Book(0), BRITISH: Book(10)}), "court", Captain.CAPTURED)
    denied(poor, "ransom", "court", rule="IC.3.47.b", key="ransom-poor")


@pytest.mark.rule("IC.3.47.b")
@pytest.mark.parametrize(("back", "there"), [(6, True), (7, False), (0, False)])
def test_a_captured_commodore_comes_back_unpaid_in_his_turn(back: int, there: bool) -> None:
    state = befell(sea("leader osborn"), "osborn", Captain.CAPTURED, back)
    denied(state, "ransom", "osborn", rule="IC.3.47.b", key="ransom-whom")
    returned(state)
    assert (state.leaders[LeaderId("osborn")].fate is Captain.SERVING) is there


@pytest.mark.rule("IC.3.47.b")
def test_whoever_is_back_may_be_admiral_in_the_same_step() -> None:
    state = befell(sea("leader mathews lestock"), "mathews", Captain.WOUNDED, 6)
    run(reorganising(state), DONE)
    assert state.fleet_admirals[BRITISH] == "mathews"
    dead = befell(sea("leader mathews lestock"), "mathews", Captain.GONE)
    run(reorganising(dead), DONE)
    assert dead.fleet_admirals[BRITISH] == "lestock"


@pytest.mark.rule("IC.11.17", "S.29")
@pytest.mark.parametrize(
    ("year", "turn", "rank"),
    [(1744, 3, Rank.REAR_ADMIRAL), (1744, 4, Rank.VICE_ADMIRAL), (1745, 1, Rank.VICE_ADMIRAL)],
)
def test_a_leader_is_promoted_at_the_date_on_his_counter(year: int, turn: int, rank: Rank) -> None:
    state = sea("leader navarro", year=year, turn=turn)
    promoted(state)
    assert state.leaders[LeaderId("navarro")].rank is rank
    dead = befell(sea("leader navarro", year=1745, turn=1), "navarro", Captain.GONE)
    promoted(dead)
    assert dead.leaders[LeaderId("navarro")].rank is Rank.REAR_ADMIRAL
    again = len(state.news)
    promoted(state)
    assert len(state.news) == again


@pytest.mark.rule("IC.11.17")
def test_promotion_comes_before_the_admirals_are_set() -> None:
    state = sea("leader geraldin/VA navarro", year=1744, turn=4)
    run(reorganising(state), DONE)
    assert state.admirals[Command.SPANISH] == "navarro"
    before = sea("leader geraldin/VA navarro", year=1744, turn=3)
    run(reorganising(before), DONE)
    assert before.admirals[Command.SPANISH] == "geraldin"
