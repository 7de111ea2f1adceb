"""What a stack may spend an MP on, what it costs, and the fastest way."""

from __future__ import annotations

from fractions import Fraction

import pytest

from maestre.games.mistral.data import own_figures
from maestre.games.mistral.moving import courses
from maestre.games.mistral.moving.courses import (
    actions,
    allowance,
    bound_home,
    catch_number,
    due,
    expected,
    fast,
    fastest,
    forced,
    mps,
    step_of,
)
from maestre.games.mistral.table import moments
from maestre.games.mistral.table.formations import stacks
from maestre.games.mistral.table.state import FormationId, State
from maestre.play import Tally
from maestre.space.network import Step
from tests.games.mistral.positions import BOURBON, BRITISH, formation, sea, word

FIGURES = own_figures()

FLAG = FormationId("british_flag_A")
ALONE = FormationId("alone:B1")


def one_flag(place: str = "s13", rest: str = "", *lines: str, **fields: object) -> State:
    """A British Flag of one Squadron, with markers and whatever else."""
    return sea(f"british_flag_A {place} {rest} : B1", *lines, **fields)  # type: ignore[arg-type]


def number(state: State, action: str) -> Tally:
    """The number with which the Flag tries an action."""
    step = step_of(state, FLAG, action)
    assert step is not None
    return catch_number(state, FLAG, step)


# ------------------------------------------------------------------------------------------------ who spends, and when


@pytest.mark.rule("S.09", "IC.5.13")
@pytest.mark.parametrize(
    ("most", "spends"), [(1, [2]), (2, [2, 3]), (3, [2, 3, 4]), (4, [1, 2, 3, 4]), (5, [1, 2, 3, 4])]
)
def test_a_formation_spends_in_the_mpis_of_its_allowance(
    most: int, spends: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(courses, "movement_allowance", lambda *_: Tally.of(most, "IC.5.11"))
    state = one_flag()
    assert [mpi for mpi in range(1, 5) if _due_in(state, mpi)] == spends
    assert fast(state, BRITISH) == ((FLAG,) if most == 5 else ())


def _due_in(state: State, increment: int) -> bool:
    state.increment = increment
    return FLAG in due(state, BRITISH)


@pytest.mark.rule("S.07")
def test_an_impulse_has_four_mpis_and_a_turn_four_impulses() -> None:
    assert (FIGURES.calendar.increments, FIGURES.calendar.impulses) == (4, 4)


@pytest.mark.rule("IC.5.11", "2.226.a")
@pytest.mark.parametrize(
    ("squadrons", "most"),
    [
        ("B1 B2", 4),
        ("B1 B2/dp=6", 4),
        ("B1 B2/dp=7", 3),
        ("B1 Namur", 3),
        ("B1/dp=7 Namur", 3),
        ("B1 Namur/dp=8", 3),
        ("B1 Namur/dp=9", 2),
    ],
)
def test_the_slowest_squadron_and_the_worst_damage_give_the_allowance(squadrons: str, most: int) -> None:
    assert allowance(sea(f"british_flag_A s13 : {squadrons}"), FLAG).whole == most


@pytest.mark.rule("2.226.a")
def test_a_flotilla_with_a_flagship_does_not_move_in_the_first_mpi() -> None:
    state = sea("british_flag_A s13 : B1 Namur", "british_detachment_1 s13 : B2", increment=1)
    assert due(state, BRITISH) == ("british_detachment_1",)
    state.increment = 2
    assert due(state, BRITISH) == ("british_flag_A", "british_detachment_1")


@pytest.mark.rule("IC.5.13")
def test_the_allowance_is_read_anew_in_each_mpi() -> None:
    state = sea("british_flag_A s13 : B1 Namur", increment=3)
    assert due(state, BRITISH) == (FLAG,)
    state = sea("british_flag_A s13 : B1 Namur/dp=9", increment=4)
    assert due(state, BRITISH) == ()
    state = sea("british_flag_A s13 : B1/dp=7", increment=4)
    assert due(state, BRITISH) == (FLAG,)


@pytest.mark.rule("S.10", "S.11")
def test_due_are_counters_on_the_map_and_whoever_can_leave_harbour() -> None:
    state = sea(
        "british_grand s13 : B1",
        "british_flag_A <british_grand : B2",
        "british_flag_B port_mahon/harbour : B3/fitting B4",
        "british_flag_C gibraltar/harbour : B5",
        "dummy:british:1 s12",
        "french_flag_B s12 : F1",
        increment=1,
    )
    assert due(state, BRITISH) == ("british_grand", "british_flag_B", "dummy:british:1")
    assert due(state, BOURBON) == ("french_flag_B",)


@pytest.mark.rule("IC.3.27")
def test_in_harbour_only_those_who_would_sail_count_for_the_allowance() -> None:
    state = sea("british_flag_A port_mahon/harbour : B1/fitting B2/dp=9 Namur")
    assert allowance(state, FLAG).whole == 4


# ------------------------------------------------------------------------------------------------ what is open


@pytest.mark.rule("IC.5.12", "S.10", "IC.5.26.b")
def test_in_a_space_one_may_stay_sail_its_lanes_or_enter_the_box_of_a_zone() -> None:
    assert set(actions(one_flag("s13", winds=("mistral",)), FLAG)) == {
        "stay",
        "go:golfe_du_lion:in",
        "go:marseilles",
        "go:s12",
        "go:s14",
        "go:toulon",
        "go:cA",
    }


@pytest.mark.rule("1.302", "IC.5.21", "IC.5.21.b")
@pytest.mark.parametrize(
    ("place", "to", "winds", "how"),
    [
        ("s13", "s14", (), "catch"),
        ("s13", "s14", ("levanter",), "catch"),
        ("s13", "s14", ("mistral",), "with"),
        ("s13", "s14", ("marin",), "against"),
        ("s6", "barcelona", (), "against"),
        ("s6", "barcelona", ("marin",), "with"),
        ("s12", "s11", ("mistral", "libeccio"), "with"),
        ("s12", "s11", ("libeccio",), "against"),
        ("s13", "s14", ("mistral", "marin"), "catch"),
    ],
)
def test_seasonal_winds_that_agree_rule_a_lane_and_else_the_prevailing_one_or_none(
    place: str, to: str, winds: tuple[str, ...], how: str
) -> None:
    state = one_flag(place, winds=winds)
    verb = "catch" if how == "catch" else "go"
    step = step_of(state, FLAG, f"{verb}:{to}")
    assert step is not None
    assert step.how == how
    assert f"{verb}:{to}" in actions(state, FLAG)


@pytest.mark.rule("IC.5.26", "IC.5.26.b", "IC.5.26.c", "IC.5.26.d", "IC.5.26.e")
def test_a_sea_zone_is_crossed_by_its_boxes_and_one_may_turn_back() -> None:
    box = one_flag("golfe_du_lion:in", "link=s13")
    assert actions(box, FLAG) == ("stay", "catch:golfe_du_lion", "go:s13")
    assert actions(one_flag("golfe_du_lion"), FLAG) == ("stay", "go:golfe_du_lion:out")
    out = actions(one_flag("golfe_du_lion:out"), FLAG)
    assert "catch:balearic_sea:in" in out
    assert "catch:s11" in out
    assert "go:golfe_du_lion" in out
    from_zone = one_flag("balearic_sea:in", "link=golfe_du_lion")
    assert actions(from_zone, FLAG) == ("stay", "catch:balearic_sea", "go:golfe_du_lion:out")


@pytest.mark.rule("IC.5.27", "2.62.b")
def test_the_map_is_left_only_from_the_out_box_and_by_whom_it_is_a_goal() -> None:
    assert "leave:west" not in actions(one_flag("the_gut:out"), FLAG)
    assert "leave:west" in actions(one_flag("the_gut:out", "goal=edge:west"), FLAG)
    assert "leave:west" not in actions(one_flag("the_gut", "goal=edge:west"), FLAG)
    assert "leave:east" in actions(one_flag("ionian_sea:out", "goal=edge:east"), FLAG)
    assert "leave:east" not in actions(one_flag("ionian_sea:out", "goal=edge:west"), FLAG)
    with word(moments.MAY_LEAVE, lambda *args: args[-1] == "west"):
        assert "leave:west" in actions(one_flag("the_gut:out"), FLAG)
        assert "leave:east" not in actions(one_flag("maltese_roads:out"), FLAG)


@pytest.mark.rule("S.13", "2.528.a", "IC.5.26.f")
@pytest.mark.parametrize(
    ("place", "auxiliary", "open_to"),
    [
        ("elba_straits", "sPriv1 interdict=elba_straits", True),
        ("elba_straits", "bLight1 interdict=elba_straits", False),
        ("s18", "sPriv1 interdict=elba_straits", False),
        ("elba_straits", "sPriv1 search=elba_straits", False),
        ("the_gut", "sale_rover interdict=the_gut", True),
        ("the_gut:out", "sale_rover interdict=the_gut", True),
        ("strait_gibraltar", "sale_rover interdict=the_gut", False),
    ],
)
def test_an_auxiliary_is_chased_off_only_where_it_interdicts(place: str, auxiliary: str, open_to: bool) -> None:
    state = one_flag(place, "", f"aux {auxiliary}")
    assert (f"clear:{auxiliary.split(maxsplit=1)[0]}" in actions(state, FLAG)) is open_to


@pytest.mark.rule("S.13")
def test_a_dummy_chases_nobody_off() -> None:
    state = sea("dummy:british:1 elba_straits", "aux sPriv1 interdict=elba_straits")
    assert "clear:sPriv1" not in actions(state, FormationId("dummy:british:1"))


@pytest.mark.rule("IC.5.12")
def test_other_chapters_may_add_actions_for_a_free_stack() -> None:
    with word(moments.EXTRAS, lambda *_: ("unload:2",)):
        assert "unload:2" in actions(one_flag(), FLAG)
        assert "unload:2" not in actions(one_flag("s13", "idle"), FLAG)


# ------------------------------------------------------------------------------------------------ who is not free


@pytest.mark.rule("IC.4.1", "IC.8.23.b")
def test_who_is_not_free_has_only_what_he_must_do() -> None:
    assert actions(one_flag("s13", "idle"), FLAG) == ("stay",)
    with word(moments.FORCED, lambda *_: ("go:s12",)):
        assert actions(one_flag(), FLAG) == ("go:s12",)
        assert actions(one_flag("s13", "idle"), FLAG) == ("stay",)


@pytest.mark.rule("IC.3.35", "IC.4.1")
def test_an_independent_squadron_without_order_makes_for_the_nearest_friendly_port_and_enters() -> None:
    state = sea("alone:B1 s7 : B1", winds=("marin",))
    assert actions(state, ALONE) == ("go:port_mahon",)
    assert actions(sea("alone:B1 port_mahon : B1"), ALONE) == ("enter",)
    assert "stay" in actions(sea("alone:B1 s7 goal=port_mahon : B1"), ALONE)
    assert "stay" in actions(sea("alone:B1 s7 : B1", "chit b1 issued alone:B1"), ALONE)
    assert not bound_home(sea("alone:B1 s7 : B1", "chit b1 issued alone:B1"), ALONE)
    assert bound_home(sea("alone:B1 s7 : B1", "chit b1 fulfilled alone:B1"), ALONE)


@pytest.mark.rule("2.222.a")
def test_a_flagship_forced_to_sea_makes_for_the_nearest_friendly_port() -> None:
    state = sea("alone:Barfleur cA homeward : Barfleur/british")
    assert forced(state, FormationId("alone:Barfleur")) == ("go:villefranche",)


@pytest.mark.rule("2.633.b")
def test_who_comes_back_from_the_levant_may_not_linger() -> None:
    state = sea("alone:B1 maltese_roads homeward : B1")
    assert actions(state, ALONE) == ("go:maltese_roads:out",)


@pytest.mark.rule("IC.4.1")
def test_the_fastest_way_counts_one_with_the_wind_two_against_and_the_average_of_a_catch() -> None:
    state = one_flag("s12")
    assert expected(state, FLAG, ("s11",)) == 1
    assert expected(one_flag("s11"), FLAG, ("s12",)) == 2
    assert expected(one_flag("s13"), FLAG, ("s14",)) == Fraction(10, 6)
    assert expected(one_flag("golfe_du_lion"), FLAG, ("s11",)) == 1 + Fraction(10, 7)
    assert fastest(one_flag("s13"), FLAG, ("s11",)) == ("go:s12",)


@pytest.mark.rule("IC.4.1")
def test_ties_between_fastest_ways_are_the_owners_choice() -> None:
    assert fastest(one_flag("toulon"), FLAG, ("s12",)) == ("go:cA",)
    ways = fastest(one_flag("s13"), FLAG, ("s12", "cA"))
    assert set(ways) == {"go:s12", "go:cA"}


@pytest.mark.rule("IC.4.1", "IC.5.22")
def test_who_has_begun_against_the_wind_goes_on_by_the_fastest_way() -> None:
    begun = one_flag("s11", "committed=s12")
    assert expected(begun, FLAG, ("s12",)) == 1
    assert fastest(begun, FLAG, ("s12",)) == ("go:s12",)
    assert fastest(begun, FLAG, ("s10",)) == ("go:s10",)


@pytest.mark.rule("IC.4.2")
def test_distance_counts_two_for_a_sea_zone_and_the_cheapest_way_in_mps() -> None:
    assert FIGURES.network.spaces("s13", "golfe_du_lion") == 2
    assert mps(one_flag("s13"), FLAG, ("golfe_du_lion",)) == 2
    assert mps(one_flag("golfe_du_lion"), FLAG, ("s13",)) == 2
    assert mps(one_flag("s11"), FLAG, ("s12",)) == 2
    assert mps(one_flag("s12"), FLAG, ("s11",)) == 1
    assert mps(one_flag("s13"), FLAG, ("s14",)) == 1
    assert mps(one_flag("s13", winds=("marin",)), FLAG, ("s14",)) == 2


@pytest.mark.rule("IC.5.26")
def test_counters_meet_only_within_one_location_of_a_zone() -> None:
    state = sea("british_flag_A golfe_du_lion:in link=s13 : B1", "french_flag_B golfe_du_lion : F1")
    assert [one.id for one in stacks(state, "golfe_du_lion")] == ["french_flag_B"]
    assert [one.id for one in stacks(state, "golfe_du_lion:in")] == [FLAG]


@pytest.mark.rule("IC.5.26.f")
def test_both_boxes_lie_one_space_and_the_zone_two_from_an_adjacent_space() -> None:
    assert FIGURES.network.spaces("s13", "golfe_du_lion:in") == 1
    assert FIGURES.network.spaces("s13", "golfe_du_lion:out") == 1


# ------------------------------------------------------------------------------------------------ catching the wind


@pytest.mark.rule("IC.5.25", "IC.5.25.b", "T.sea_zone")
@pytest.mark.parametrize(
    ("leader", "place", "action", "winds", "catches"),
    [
        ("", "s13", "catch:s14", (), 5),
        ("@lestock", "s13", "catch:s14", (), 5),
        ("@rowley", "s13", "catch:s14", (), 6),
        ("@rowley", "golfe_du_lion:out", "catch:s12", (), 6),
        ("", "golfe_du_lion:in link=s13", "catch:golfe_du_lion", (), 6),
        ("", "golfe_du_lion:in link=s13", "catch:golfe_du_lion", ("mistral",), 8),
        ("", "golfe_du_lion:in link=s13", "catch:golfe_du_lion", ("marin",), 4),
        ("@rowley", "golfe_du_lion:out", "catch:s13", ("marin",), 7),
        ("", "golfe_du_lion:out", "catch:s13", ("levanter",), 4),
    ],
)
def test_leaders_and_the_winds_of_a_link_modify_a_catch(
    leader: str, place: str, action: str, winds: tuple[str, ...], catches: int
) -> None:
    state = sea(f"british_flag_A {place} : B1 {leader}", winds=winds)
    assert number(state, action).whole == catches


@pytest.mark.rule("T.sea_zone", "IC.5.25.b")
@pytest.mark.parametrize(("leadership", "drm"), [(2, 0), (3, -1), (4, -1), (5, -2), (6, -2)])
def test_the_drm_of_a_leader_has_steps_at_three_and_five(leadership: int, drm: int) -> None:
    assert FIGURES.waters.catching.led(leadership) == drm


@pytest.mark.rule("IC.5.25.b")
def test_other_chapters_modify_a_catch_and_the_tally_names_their_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    def gale(state: State, formation: FormationId, step: Step) -> tuple[tuple[int, str], ...]:
        return ((-1, "T.gale_effects"),)

    monkeypatch.setattr(courses, "CATCH_MODIFIERS", [gale])
    tally = number(one_flag(), "catch:s14")
    assert tally.whole == 6
    assert [change.rule for change in tally.changes] == ["IC.5.25", "T.gale_effects"]


@pytest.mark.rule("IC.9.37")
def test_only_spanish_flotillas_are_tied_to_port_without_orders() -> None:
    assert actions(sea("british_flag_A port_mahon/harbour : B1/fitting"), FLAG) == ("stay", "sail")
    french = sea("french_flag_B toulon/harbour : F1/fitting")
    assert "sail" in actions(french, FormationId("french_flag_B"))
    assert "sail" not in actions(sea("spanish_flag_D toulon/harbour : S1/fitting"), FormationId("spanish_flag_D"))
    assert formation(french, "french_flag_B").harbour
