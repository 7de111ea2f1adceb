"""T.cdt, 2.224, 2.227, 2.232, IC.8.35 Combats: columns, the grid, Damage Points and what they do."""

from __future__ import annotations

from fractions import Fraction

import pytest
from msgspec.structs import replace

from maestre.games.mistral.battle.combat import Blow, blow_column, blow_damage, combats_fought, flagship_shift, shifts
from maestre.games.mistral.battle.losses import Toll, applied
from maestre.games.mistral.data import Result, own_figures
from maestre.games.mistral.data.words import Class
from maestre.games.mistral.table.state import SquadronId, State
from maestre.games.mistral.table.subjects import Engagement

from .battles import engagement, ids, rate
from .positions import BOURBON, BRITISH, asked, refused, run, sea, squadron

FIGURES = own_figures()

GRID = """
1 3 4 S S* S* 2S* SS* SS*
1 2 3 4 5 6 2S 7 8
0 2 3 4 5 5 6 2S 3S
0 1 2 3 4 4 6 6 7
0 1 2 3 4 4 5* 5* 6*
0 1 1 3 3 4 4 5* 2S
0 1 1 2 3 3 4 4 5
0 0 1 2 3 3 3 4 4*
0 0 1 1 2 3 3 3 4*
0 0 0 1 1 2 2 3 3
"""
CELLS = [line.split() for line in GRID.strip().splitlines()]
NOTHING: dict[str, str] = {}
PLAIN = {BRITISH: NOTHING, BOURBON: NOTHING}


def duel(british: str = "B1", bourbon: str = "S1", level: int = 4, leaders: str = "") -> tuple[State, Engagement]:
    """One Combat in s12; Squadrons as in `sea`, with marks."""
    flag = "bourbon_flag_A"
    state = sea(f"british_flag_A s12 spotted : {british}", f"{flag} s12 spotted : {bourbon}")
    names = [" ".join(word.split("/")[0] for word in text.split() if word[0] != "@") for text in (british, bourbon)]
    return state, engagement(state, level=level, leaders=leaders, combats=(" / ".join(names),))


def column(state: State, battle: Engagement, **chosen: dict[str, str]) -> int:
    """The column of the British in the first Combat."""
    given = {BRITISH: chosen.get("british", NOTHING), BOURBON: chosen.get("bourbon", NOTHING)}
    return blow_column(state, battle, 1, BRITISH, given).whole


@pytest.mark.rule("T.cdt", "T.cdt.d", "T.cdt.j", "T.cdt.k", "IC.8.35")
@pytest.mark.parametrize("level", range(9))
@pytest.mark.parametrize("face", range(10))
def test_every_cell_of_the_grid_is_suffered_by_the_other_side(level: int, face: int) -> None:
    state, battle = duel("B1 @rowley", "S1 @navarro", level, "rowley=B1 navarro=S1")
    cell = CELLS[face][level]
    sunk = cell.count("S")
    toll = run(combats_fought(state, battle), face, 9, *[0] * sunk)
    points = int(cell.strip("S*") or 0)
    assert (squadron(state, "S1").dp, len(squadron(state, "S1").ships)) == (points, 4 - sunk)
    assert squadron(state, "B1").dp == int(CELLS[9][level])
    assert toll.risked == (("navarro",) if "*" in cell else ())
    assert ("S1" in toll.hurt) is (points > 0)


@pytest.mark.rule("T.cdt")
def test_a_blow_is_one_die_read_through_its_column() -> None:
    reading = Blow(own_figures().battle.column(6))
    total = sum(weight for _, weight in reading.outcomes())
    found = {reading.read(faces): Fraction(weight, total) for faces, weight in reading.outcomes()}
    assert found[Result(4, 0, False)] == Fraction(2, 10)
    assert found[Result(5, 0, True)] == Fraction(1, 10)
    assert sum(found.values()) == 1


@pytest.mark.rule("T.cdt.d")
def test_results_are_simultaneous_so_both_may_lose_their_only_sail() -> None:
    state, battle = duel("B1/sail=1", "S1/sail=1", 4)
    run(combats_fought(state, battle), 0, 0)
    assert state.squadrons == {}


@pytest.mark.rule("T.cdt.d")
def test_each_side_throws_once_for_each_combat_and_numbers_are_counted_before_losses() -> None:
    state = sea("british_flag_A s12 spotted : B1 B2", "spanish_flag_D s12 spotted : S1 S2")
    battle = engagement(state, level=3, combats=("B1 / S1", "B2 / S2"))
    run(combats_fought(state, battle), 0, 9, 0, 0, 9, 0)  # S on S1 and 1 DP back, then the lot; the second alike
    assert [len(squadron(state, name).ships) for name in ("S1", "S2")] == [3, 3]
    assert [squadron(state, name).dp for name in ("B1", "B2", "S1", "S2")] == [1, 1, 0, 0]


# ------------------------------------------------------------------------------------------------ columns


@pytest.mark.rule("T.cdt.e", "IC.8.34")
@pytest.mark.parametrize(("higher", "lower", "many"), [(5, 2, 2), (4, 2, 1), (3, 2, 1), (2, 2, 0), (5, 0, 3)])
def test_the_better_leader_has_half_the_difference_in_shifts(
    monkeypatch: pytest.MonkeyPatch, higher: int, lower: int, many: int
) -> None:
    rate(monkeypatch, "rowley", leadership=higher)
    rate(monkeypatch, "navarro", leadership=lower)
    state, battle = duel("B1 @rowley", "S1 @navarro", leaders="rowley=B1 navarro=S1")
    options = dict(shifts(state, battle, BRITISH))
    assert options.get("1:leadership", ()) == tuple(str(own) for own in range(many, -1, -1) if many)
    assert shifts(state, battle, BOURBON) == ()


@pytest.mark.rule("T.cdt.e")
@pytest.mark.parametrize(("own", "mine", "theirs"), [("2", 6, 4), ("1", 5, 3), ("0", 4, 2)])
def test_shifts_go_to_the_own_column_or_are_taken_from_the_enemy_s(
    monkeypatch: pytest.MonkeyPatch, own: str, mine: int, theirs: int
) -> None:
    rate(monkeypatch, "rowley", leadership=5)
    rate(monkeypatch, "navarro", leadership=2)
    state, battle = duel("B1 @rowley", "S1 @navarro", leaders="rowley=B1 navarro=S1")
    chosen = {BRITISH: {"1:leadership": own}, BOURBON: NOTHING}
    assert blow_column(state, battle, 1, BRITISH, chosen).whole == mine
    assert blow_column(state, battle, 1, BOURBON, chosen).whole == theirs


@pytest.mark.rule("T.cdt.e")
def test_the_better_led_side_is_asked_before_the_dice_and_the_columns_are_thrown_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rate(monkeypatch, "rowley", leadership=5)
    rate(monkeypatch, "navarro", leadership=2)
    state, battle = duel("B1 @rowley", "S1 @navarro", leaders="rowley=B1 navarro=S1")
    assert asked(combats_fought(state, battle)).seat == "british"
    refused(combats_fought(state, battle), {"1:leadership": "3"}, rule="T.cdt.e")
    run(combats_fought(state, battle), {"1:leadership": "1"}, 1, 1)
    assert (squadron(state, "S1").dp, squadron(state, "B1").dp) == (6, 4)  # columns 5 and 3 of row 1


@pytest.mark.rule("IC.8.34")
def test_a_leader_counts_in_his_own_combat_alone_and_the_highest_of_several() -> None:
    state = sea(
        "british_grand s12 spotted : B1 B2 @mathews",
        "british_flag_B <british_grand spotted : B3 @lestock",
        "spanish_flag_D s12 spotted : S1 S2",
    )
    battle = engagement(state, leaders="mathews=B1 lestock=B3", combats=("B1 B3 / S1", "B2 / S2"))
    assert dict(shifts(state, battle, BRITISH)) == {"1:leadership": ("2", "1", "0")}


@pytest.mark.rule("T.cdt.f", "2.232.a", "2.232.b")
@pytest.mark.parametrize(
    ("bourbon", "expected"), [("SD1/sail=1", 3), ("SD1", 4), ("S1 SD1/sail=1", 3), ("SD1/sail=1 SD2/sail=1", 3)]
)
def test_the_worst_squadron_shift_counts_once(bourbon: str, expected: int) -> None:
    state, battle = duel("B1", bourbon)
    assert blow_column(state, battle, 1, BOURBON, PLAIN).whole == expected


@pytest.mark.rule("2.232.a")
def test_a_single_sail_sold_attacks_one_column_to_the_left() -> None:
    state, battle = duel("B1", "SD1/sail=1", 3)
    run(combats_fought(state, battle), 9, 2)
    assert squadron(state, "B1").dp == 3  # row 2 of column 2, not 4 of column 3


@pytest.mark.rule("2.224.b")
@pytest.mark.parametrize(("answer", "expected"), [("use", 5), ("leave", 4)])
def test_a_flagship_may_shift_its_own_column(answer: str, expected: int) -> None:
    state, battle = duel("B1", "S1 real_felipe")
    chosen = {BRITISH: NOTHING, BOURBON: {"1:flagship": answer}}
    assert blow_column(state, battle, 1, BOURBON, chosen).whole == expected
    assert blow_column(state, battle, 1, BRITISH, chosen).whole == 4
    assert asked(combats_fought(state, battle)).seat == "bourbon"


@pytest.mark.rule("2.224.b")
def test_a_flagship_without_number_gives_no_shift_and_no_question() -> None:
    state, battle = duel("B1 unnumbered", "S1")
    assert shifts(state, battle, BRITISH) == ()


@pytest.mark.rule("2.224.c")
def test_of_two_flagships_one_counts() -> None:
    state, battle = duel("B1 B2 namur marlborough", "S1")
    assert dict(shifts(state, battle, BRITISH)) == {"1:flagship": ("use", "leave")}
    assert column(state, battle, british={"1:flagship": "use"}) == 5


@pytest.mark.rule("2.224.d")
@pytest.mark.parametrize(("points", "shift"), [(10, 1), (11, 0)])
def test_a_battered_flagship_has_lost_its_shift_though_its_owner_is_asked_all_the_same(points: int, shift: int) -> None:
    state, battle = duel(f"B1 namur/dp={points}", "S1")
    assert flagship_shift(FIGURES, squadron(state, "namur")) == shift
    assert column(state, battle, british={"1:flagship": "use"}) == 4 + shift
    assert dict(shifts(state, battle, BRITISH)) == {"1:flagship": ("use", "leave")}


@pytest.mark.rule("T.cdt.f", "2.224.b")
def test_a_flagship_s_shift_is_added_to_the_worst_of_the_squadrons() -> None:
    state, battle = duel("B1 BD1/sail=1 namur", "S1")
    assert column(state, battle, british={"1:flagship": "use"}) == 4
    tally = blow_column(state, battle, 1, BRITISH, {BRITISH: {"1:flagship": "use"}, BOURBON: NOTHING})
    assert [(change.rule, change.amount) for change in tally.changes] == [("T.bit", 4), ("2.232.a", -1), ("2.224.b", 1)]


# ------------------------------------------------------------------------------------------------ Damage Points


def damage(state: State, battle: Engagement, points: int, at: int = 4) -> int:
    """The Damage Points that the British inflict with a result."""
    return blow_damage(state, battle, 1, BRITISH, Result(points, 0, star=False), at).whole


@pytest.mark.rule("T.cdt.g")
@pytest.mark.parametrize(
    ("british", "bourbon", "points"), [("B1 namur", "S1/sail=3", 4), ("B1/sail=3", "S1", 2), ("B1", "S1", 2)]
)
def test_each_sail_more_than_the_enemy_adds_a_point(british: str, bourbon: str, points: int) -> None:
    state, battle = duel(british, bourbon)
    assert damage(state, battle, 2) == points


@pytest.mark.rule("T.cdt.g", "T.cdt.j")
def test_numbers_add_points_to_a_result_of_sinking_alone() -> None:
    state, battle = duel("B1", "S1/sail=3", 3)
    run(combats_fought(state, battle), 0, 9, 0)
    assert (len(squadron(state, "S1").ships), squadron(state, "S1").dp) == (2, 1)


@pytest.mark.rule("T.cdt.i")
@pytest.mark.parametrize(
    ("at", "points", "expected"), [(10, 3, 5), (9, 3, 4), (8, 3, 3), (0, 3, 3), (-1, 3, 2), (-2, 1, 0)]
)
def test_shifts_off_the_table_are_points_and_nothing_falls_below_nought(at: int, points: int, expected: int) -> None:
    state, battle = duel()
    assert damage(state, battle, points, at) == expected


@pytest.mark.rule("T.cdt.i", "T.cdt.e")
def test_two_shifts_beyond_the_last_column_make_five_points_of_a_nine(monkeypatch: pytest.MonkeyPatch) -> None:
    rate(monkeypatch, "rowley", leadership=4)
    state, battle = duel("B1 @rowley", "S1", 8, "rowley=B1")
    run(combats_fought(state, battle), {"1:leadership": "2"}, 9, 9)
    assert (squadron(state, "S1").dp, squadron(state, "B1").dp) == (5, 3)


@pytest.mark.rule("T.cdt.h")
@pytest.mark.parametrize(
    ("kind", "place", "expected"),
    [
        (Class.FRIGATE, "s12", 1),
        (Class.FRIGATE, "elba_straits", 1),
        (Class.GALLEY, "s12", 1),
        (Class.GALLEY, "elba_straits", 5),
        (Class.GALLEY, "cartagena", 5),
        (Class.SOL, "cartagena", 3),
    ],
)
def test_frigates_and_galleys_inflict_two_less_but_galleys_more_in_narrow_waters(
    kind: Class, place: str, expected: int
) -> None:
    state, battle = duel()
    state.squadrons[SquadronId("B1")] = replace(squadron(state, "B1"), kind=kind)
    assert damage(state, replace(battle, place=place), 3) == expected


@pytest.mark.rule("T.cdt.h")
def test_galleys_suffer_twice_the_points() -> None:
    state, battle = duel()
    state.squadrons[SquadronId("S1")] = replace(squadron(state, "S1"), kind=Class.GALLEY)
    run(applied(state, battle, 1, BOURBON, Result(3, 0, star=False), 3, Toll()))
    assert squadron(state, "S1").dp == 6


@pytest.mark.rule("2.227")
@pytest.mark.parametrize(("points", "expected"), [(5, 4), (1, 0), (0, 0)])
def test_a_spanish_flagship_spares_its_side_a_point_but_not_below_nought(points: int, expected: int) -> None:
    state, battle = duel("B1", "S1 real_felipe")
    assert damage(state, battle, points) == expected


@pytest.mark.rule("2.227")
def test_two_spare_one_point_and_others_none() -> None:
    two, battle = duel("B1 B2", "S1 S2 real_felipe santa_isabel")
    assert damage(two, battle, 5) == 4
    french, other = duel("B1", "F1/sail=3 terrible/french")
    assert damage(french, other, 5) == 5


# ------------------------------------------------------------------------------------------------ what they do


@pytest.mark.rule("IC.8.35", "T.cdt.j")
def test_two_s_sinks_one_sail_of_four_and_then_marks_two_points_on_the_rest() -> None:
    state, battle = duel("B3/dp=5", "S1")
    run(applied(state, battle, 1, BRITISH, Result(2, 1, star=False), 2, Toll()), 0)
    assert (len(squadron(state, "B3").ships), squadron(state, "B3").dp) == (3, 7)
    assert list(state.lost) == ["B3-1"]


@pytest.mark.rule("IC.8.35", "2.236.b")
def test_an_emptied_squadron_is_no_more_and_the_points_fall_on_those_left() -> None:
    state, battle = duel("B3/sail=1/dp=5 B4/dp=1", "S1")
    run(applied(state, battle, 1, BRITISH, Result(4, 1, star=False), 4, Toll()), 0)
    assert SquadronId("B3") not in state.squadrons
    assert squadron(state, "B4").dp == 5


@pytest.mark.rule("2.225.a")
@pytest.mark.parametrize(("face", "ship"), [(0, "B1-1"), (3, "B1-4"), (4, "namur")])
def test_the_sunk_sail_is_drawn_among_all_of_the_side_a_flagship_like_any(face: int, ship: str) -> None:
    state, battle = duel("B1 namur", "S1")
    run(applied(state, battle, 1, BRITISH, Result(0, 1, star=False), 0, Toll()), face)
    assert list(state.lost) == [ship]


@pytest.mark.rule("2.226.c")
def test_a_flagship_hit_outright_sinks_whatever_its_damage() -> None:
    state, battle = duel("B1 namur/dp=0", "S1")
    run(applied(state, battle, 1, BRITISH, Result(0, 1, star=False), 0, Toll()), 4)
    assert SquadronId("namur") not in state.squadrons


@pytest.mark.rule("T.cdt.l")
@pytest.mark.parametrize(("odd", "points"), [("B1", (3, 2)), ("B2", (2, 3))])
def test_points_are_split_evenly_and_the_owner_places_the_odd_one_in_secret(odd: str, points: tuple[int, int]) -> None:
    state, battle = duel("B1 B2", "S1")
    blow = (1, BRITISH, Result(5, 0, star=False), 5, Toll())
    ask = asked(applied(state, battle, *blow))
    assert (ask.seat, ask.secret) == ("british", True)
    toll = run(applied(state, battle, *blow), (odd,))
    assert (squadron(state, "B1").dp, squadron(state, "B2").dp) == points
    assert toll.hurt == ids("B1", "B2")
    assert all(told.seen == ("british",) for told in state.news if told.message.key == "damaged")


@pytest.mark.rule("T.cdt.l", "2.223.b")
def test_a_flagship_takes_its_share_and_whoever_takes_nothing_is_not_hurt() -> None:
    state, battle = duel("B1 namur B2", "S1")
    toll = run(applied(state, battle, 1, BRITISH, Result(1, 0, star=False), 1, Toll()), ("namur",))
    assert [squadron(state, name).dp for name in ("B1", "namur", "B2")] == [0, 1, 0]
    assert toll.hurt == ids("namur")


@pytest.mark.rule("T.cdt.k")
def test_a_star_endangers_each_leader_of_the_other_side_in_that_combat_alone() -> None:
    state = sea(
        "british_grand s12 spotted : B1 @mathews",
        "british_flag_B <british_grand spotted : B3 @lestock",
        "british_flag_A <british_grand spotted : B2 @rowley",
        "spanish_flag_D s12 spotted : S1 S2 @navarro",
    )
    battle = engagement(state, leaders="mathews=B1 lestock=B3 rowley=B2 navarro=S1", combats=("B1 B3 / S1", "B2 / S2"))
    toll = run(applied(state, battle, 1, BRITISH, Result(0, 0, star=True), 0, Toll()))
    assert toll.risked == ("mathews", "lestock")
