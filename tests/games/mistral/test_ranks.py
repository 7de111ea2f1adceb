"""T.prestige.e, T.ranks: rolls made again, and Player Ranks."""

from __future__ import annotations

import pytest

from maestre.games.mistral.auxiliaries.ranges import is_in_range
from maestre.games.mistral.battle.combat import blow_damage
from maestre.games.mistral.data import Result, own_figures
from maestre.games.mistral.data.words import Fleet
from maestre.games.mistral.detection.searching import search
from maestre.games.mistral.table.formations import commander
from maestre.games.mistral.table.fortune import Ten, checked, rolled, thrown
from maestre.games.mistral.table.ranks import bonus, within_reach
from maestre.games.mistral.table.rerolls import Nudge, Reroll
from maestre.games.mistral.table.state import AuxiliaryId, Book, FormationId, SquadronId, State
from maestre.games.mistral.table.subjects import Combat, Engagement
from maestre.play import Tally
from tests.matters import about

from .positions import asked, auxiliary, keys, run, sea
from .throws import thrown as thrown_rules

FIGURES = own_figures()

BRITISH, BOURBON = Fleet.BRITISH, Fleet.BOURBON
REINFORCE = "T.reinf"
SEARCH = "T.search"


def number(of: int) -> Tally:
    """A rating as it comes to a check."""
    return Tally.of(of, "T.leadership")


def offered(state: State) -> None:
    """Assert that a failed Battle Reinforcement may be tried again."""
    assert asked(checked(state, BRITISH, number(3), REINFORCE), 4).about == Reroll(BRITISH, REINFORCE, 1)


# ------------------------------------------------------------------------------------------------ re-rolls


@pytest.mark.rule("T.prestige.e")
@pytest.mark.parametrize(("replies", "done", "left"), [((4, "again", 3), True, 9), ((4, "again", 5), False, 9)])
def test_a_failed_check_is_made_again_once_for_a_point_of_prestige(
    replies: tuple[int | str, ...], done: bool, left: int
) -> None:
    state = sea(rerolls="important")
    assert run(checked(state, BRITISH, number(3), REINFORCE), *replies) is done
    assert state.books[BRITISH].prestige == left
    assert state.ledger[-1].why == "reroll"


@pytest.mark.rule("T.prestige.e")
def test_who_keeps_his_roll_pays_nothing_and_who_succeeds_is_not_asked() -> None:
    state = sea(rerolls="important")
    assert not run(checked(state, BRITISH, number(3), REINFORCE), 4, "keep")
    assert run(checked(state, BRITISH, number(3), REINFORCE), 3)
    assert state.books[BRITISH].prestige == 10


@pytest.mark.rule("T.prestige.e")
def test_of_a_peril_the_low_roll_is_the_one_that_may_be_made_again() -> None:
    state = sea(rerolls="all")
    assert not run(checked(state, BRITISH, number(3), "T.damage.c", peril=True), 4)
    assert not run(checked(state, BRITISH, number(3), "T.damage.c", peril=True), 3, "again", 9)


@pytest.mark.rule("T.prestige.e")
def test_without_prestige_no_roll_is_bought() -> None:
    state = sea(rerolls="important", books={BRITISH: Book(1), BOURBON: Book(10)})
    offered(state)
    state.books[BRITISH] = Book(0)
    assert not run(checked(state, BRITISH, number(3), REINFORCE), 4)


@pytest.mark.rule("T.prestige.e")
def test_only_who_has_thrown_may_throw_again_and_nobody_for_a_roll_of_nobody() -> None:
    state = sea(rerolls="all")
    assert asked(rolled(state, BOURBON, REINFORCE), 4).seat == "bourbon"
    assert run(rolled(state, None, "T.wind"), 4) == 4


@pytest.mark.rule("T.prestige.e")
def test_the_players_agree_after_which_rolls_it_is_offered() -> None:
    state = sea(rerolls="important")
    offered(state)
    assert run(rolled(state, BRITISH, SEARCH), 9) == 9
    state.rerolls = "all"
    assert asked(rolled(state, BRITISH, SEARCH), 9).window == "reroll"
    state.rerolls = "none"
    assert not run(checked(state, BRITISH, number(3), REINFORCE), 4)


@pytest.mark.rule("T.prestige.e")
def test_a_table_is_read_again_with_the_second_die() -> None:
    state = sea(rerolls="important")
    assert run(thrown(state, BRITISH, Ten(), "T.cdt"), 2, "again", 8) == 8
    assert run(rolled(state, BRITISH, "T.strike"), 2, "keep") == 2


# ------------------------------------------------------------------------------------------------ Ranks


@pytest.mark.rule("T.ranks", "IC.12.2")
def test_a_margin_of_three_buys_commodore_or_the_first_two_flags() -> None:
    costs = [name for name in within_reach(FIGURES, 3) if FIGURES.prestige.ranks[name].cost == 3]
    assert costs == ["commodore", "rear_admiral_blue", "vice_admiral_blue"]
    assert within_reach(FIGURES, 1) == ("lieutenant",)
    assert within_reach(FIGURES, 0) == ()
    assert len(within_reach(FIGURES, 7)) == 15
    assert "admiral_of_the_fleet" not in within_reach(FIGURES, 6)


@pytest.mark.rule("T.ranks.b")
def test_a_captain_may_change_an_enemy_die_by_one_once_a_turn() -> None:
    state = sea(british_rank="captain")
    question = asked(checked(state, BOURBON, number(3), REINFORCE), 3)
    assert (question.seat, question.window, question.about) == (
        "british",
        "rank",
        Nudge(BRITISH, REINFORCE, 3, about(question, Nudge).drms),
    )
    assert question.choice.options == ("keep", "-1", "+1")  # type: ignore[union-attr]
    assert not run(checked(state, BOURBON, number(3), REINFORCE), 3, "+1")
    assert run(checked(state, BOURBON, number(3), REINFORCE), 3)
    assert "die-nudged" in keys(state)


@pytest.mark.rule("T.ranks.b")
@pytest.mark.parametrize(("rank", "times"), [("lieutenant", 1), ("captain", 1), ("post_captain", 2), ("commodore", 3)])
def test_generic_modifiers_are_used_so_often_a_turn_and_keeping_is_free(rank: str, times: int) -> None:
    state = sea(bourbon_rank=rank)
    assert run(rolled(state, BRITISH, SEARCH), 5, "keep") == 5
    for _ in range(times):
        assert run(rolled(state, None, "T.wind"), 5, "-1") == 4
    assert run(rolled(state, BRITISH, SEARCH), 5) == 5


@pytest.mark.rule("T.ranks.b")
def test_a_die_is_never_changed_beyond_its_faces() -> None:
    state = sea(british_rank="commodore")
    assert run(rolled(state, BRITISH, SEARCH), 0, "-1") == 0
    assert run(rolled(state, BRITISH, SEARCH), 9, "+1") == 9


@pytest.mark.rule("T.ranks", "T.ranks.b")
@pytest.mark.parametrize(("rank", "sign", "face"), [("rear_admiral_red", "-1", 4), ("vice_admiral_red", "+1", 6)])
def test_red_admirals_change_each_of_their_own_dice_and_no_other(rank: str, sign: str, face: int) -> None:
    state = sea(british_rank=rank)
    for _ in range(4):
        assert run(rolled(state, BRITISH, SEARCH), 5, sign) == face
    assert run(rolled(state, BOURBON, SEARCH), 5) == 5


@pytest.mark.rule("T.ranks", "T.ranks.b")
@pytest.mark.parametrize(
    ("rank", "kind", "drm"),
    [
        ("dockyards", "repair", -2),
        ("rear_admiral_blue", "leadership", -1),
        ("vice_admiral_blue", "strategy", -1),
        ("vice_admiral_white", "search", -1),
        ("admiral_white", "task", -1),
    ],
)
def test_a_rank_without_a_number_of_uses_always_bears_on_its_kind_of_roll(rank: str, kind: str, drm: int) -> None:
    state = sea(british_rank=rank)
    rule = FIGURES.prestige.file.throws.kind[kind][0]
    other = next(one for one in FIGURES.prestige.file.throws.kind["show"] if kind not in FIGURES.prestige.kinds_of(one))
    assert run(rolled(state, BRITISH, rule), 6) == 6 + drm
    assert run(checked(state, BRITISH, number(3), rule), 3 - drm)
    assert not run(checked(state, BRITISH, number(3), rule), 4 - drm)
    assert run(rolled(state, BRITISH, other), 6) == 6
    assert run(rolled(state, BOURBON, rule), 6) == 6


@pytest.mark.rule("T.ranks")
def test_the_admiral_of_the_fleet_throws_again_for_nothing_once_a_turn() -> None:
    state = sea(british_rank="admiral_of_the_fleet", rerolls="important")
    assert run(rolled(state, BRITISH, REINFORCE), 9, "again", 0) == 0
    assert state.books[BRITISH].prestige == 10
    assert run(rolled(state, BRITISH, REINFORCE), 9, "again", 1) == 1
    assert state.books[BRITISH].prestige == 9


@pytest.mark.rule("T.ranks")
@pytest.mark.parametrize(
    ("rank", "on"), [("admiral_blue", "control"), ("rear_admiral_white", "range"), ("naval_ordnance", "combat_dp")]
)
def test_some_ranks_add_one_to_a_rating(rank: str, on: str) -> None:
    state = sea(bourbon_rank=rank)
    assert (bonus(state, BOURBON, on), bonus(state, BRITISH, on)) == (1, 0)
    others = [one for one in ("control", "range", "combat_dp") if one != on]
    assert [bonus(state, BOURBON, one) for one in others] == [0, 0]


@pytest.mark.rule("T.ranks.b")
@pytest.mark.parametrize("kind", FIGURES.prestige.file.throws.kind)
def test_every_kind_of_roll_names_rules_under_which_dice_are_thrown(kind: str) -> None:
    rules = FIGURES.prestige.file.throws.kind[kind]
    assert rules
    assert set(rules) <= {one.rule for one in thrown_rules()}


@pytest.mark.rule("T.prestige.e")
def test_every_open_die_of_a_battle_is_of_its_kind_and_no_other_is() -> None:
    sinking = "T.damage.c"
    ports = "battle/bombardment.py"  # fire on a port is no battle
    thrown = thrown_rules()
    fought = {one.rule for one in thrown if one.file.startswith("battle/") and one.file != ports} - {sinking}
    assert set(FIGURES.prestige.file.throws.kind["battle"]) == fought
    assert not any(one.rule in fought for one in thrown if not one.file.startswith("battle/") or one.file == ports)


@pytest.mark.rule("T.ranks")
@pytest.mark.parametrize(("rank", "searcher", "face"), [("admiral_white", "bFleet1", 6), ("admiral_white", None, 5)])
def test_a_rank_that_bears_on_tasks_bears_on_searches_of_auxiliaries_alone(
    rank: str, searcher: AuxiliaryId | None, face: int
) -> None:
    lines = ("british_flag_A s12 : B1", "french_flag_B s12 : F1", "aux bFleet1 recovery")
    for shown, found in ((face, True), (face + 1, False)):
        state = sea(*lines, british_rank=rank)
        run(search(state, BRITISH, "s12", (), searcher), shown)
        assert ("search-found" in keys(state)) is found


@pytest.mark.rule("T.ranks")
@pytest.mark.parametrize(("rank", "control"), [("", 4), ("admiral_blue", 5), ("rear_admiral_blue", 4)])
def test_the_admiral_blue_gives_his_leaders_more_control(rank: str, control: int) -> None:
    state = sea("british_flag_A s13 : B1 @rowley", british_rank=rank)
    assert commander(state, FormationId("british_flag_A")).control == control


@pytest.mark.rule("T.ranks")
def test_the_rear_admiral_white_gives_his_auxiliaries_a_space_more_of_range() -> None:
    state = sea("aux bLight1 gibraltar", "aux fLight1 marseilles")
    light = AuxiliaryId("bLight1")
    beyond = next(
        place for place in FIGURES.places if not is_in_range(state, light, place) and _just_beyond(state, place)
    )
    state.bourbon_rank = "rear_admiral_white"
    assert not is_in_range(state, light, beyond)
    state.british_rank = "rear_admiral_white"
    assert is_in_range(state, light, beyond)


def _just_beyond(state: State, place: str) -> bool:
    """Whether a place is one Space farther than a Light Auxiliary at Gibraltar reaches."""
    one = auxiliary(state, "bLight1")
    reach = FIGURES.auxiliaries.reach(one.kind, one.role)
    return reach is not None and FIGURES.network.spaces("gibraltar", place, ()) == reach + 1


@pytest.mark.rule("T.ranks")
@pytest.mark.parametrize(("rank", "points"), [("none", 2), ("naval_ordnance", 3)])
def test_the_inspector_of_ordnance_adds_a_damage_point_to_each_blow(rank: str, points: int) -> None:
    lines = ("british_grand s13 spotted : B1 @mathews", "bourbon_flag_A s13 spotted : S1 @navarro")
    state = sea(*lines, british_rank=rank)
    fight = Combat((SquadronId("B1"),), (SquadronId("S1"),))
    engaged = (FormationId("british_grand"), FormationId("bourbon_flag_A"))
    battle = Engagement("s13", BRITISH, engaged, combats=(fight,))
    assert blow_damage(state, battle, 1, BRITISH, Result(2, 0, star=False), 4).whole == points
    assert blow_damage(state, battle, 1, BOURBON, Result(2, 0, star=False), 4).whole == 2
