"""Markers, moves, Catching the Wind, going against it, and the edges of the map."""

from __future__ import annotations

from random import Random

import pytest

from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import Status
from maestre.games.mistral.moving import courses
from maestre.games.mistral.moving.edges import come_back, come_in, gates, leave_map
from maestre.games.mistral.moving.movement import PHASES, keep_company, lose_way, lose_ways, spend
from maestre.games.mistral.moving.steering import Markers
from maestre.games.mistral.table.moments import ACTED, CLEARED, ENTERED, EXTRAS, LEFT, OFF_MAP, SPENT
from maestre.games.mistral.table.sequence import STEPS, step
from maestre.games.mistral.table.sightings import note_stack, stacks_seen
from maestre.games.mistral.table.state import Came, FormationId, Phase, SquadronId, State
from maestre.games.mistral.table.subjects import Catching
from maestre.play import Ask, Draw, Each, Procedure, Tally, Throw
from tests.games.mistral.positions import asked, formation, keys, moment, proposed, run, sea, squadron, until, word

FIGURES = own_figures()

FLAG = FormationId("british_flag_A")
FRENCH = FormationId("french_flag_B")
ALONE = FormationId("alone:B1")


def flag_at(place: str, rest: str = "spotted", *lines: str, squadrons: str = "B1", **fields: object) -> State:
    """A British Flag, Spotted unless told otherwise."""
    return sea(f"british_flag_A {place} {rest} : {squadrons}", *lines, **fields)  # type: ignore[arg-type]


def place(state: State, name: str = FLAG) -> str:
    """Where a stack is."""
    return formation(state, name).place


def nothing(state: State) -> Procedure[bool]:
    """A phase in which nothing happens."""
    yield from ()
    return True


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let only movement happen in a Turn."""
    for phase in Phase:
        monkeypatch.setitem(STEPS, phase, PHASES.get(phase, nothing))


# ------------------------------------------------------------------------------------------------ the order of an MPI


@pytest.mark.rule("S.07")
@pytest.mark.usefixtures("steps")
def test_a_turn_has_sixteen_mpis() -> None:
    state = sea(phase=Phase.FIRST_WINDOW)
    seen = []
    while state.phase is not Phase.SINKING:
        if state.phase is Phase.MARKING:
            seen.append((state.impulse, state.increment))
        run(step(state))
    assert seen == [(impulse, mpi) for impulse in range(1, 5) for mpi in range(1, 5)]


@pytest.mark.rule("S.08", "IC.5.15", "IC.5.15.b")
@pytest.mark.usefixtures("steps")
def test_bourbons_mark_in_secret_then_the_british_move_then_the_bourbons_as_marked() -> None:
    state = sea("french_flag_B s13 : F1", "british_flag_A s11 committed=s12 : B1", phase=Phase.MARKING)
    first = asked(step(state))
    assert (first.seat, first.rule, first.secret, first.window) == ("bourbon", "IC.5.15.b", True, "course")
    run(step(state), {FRENCH: "go:s12"})
    assert (state.phase, state.markers, place(state, FRENCH)) == (Phase.BRITISH_MOVES, {FRENCH: "go:s12"}, "s13")
    second = asked(step(state))
    assert (second.seat, second.rule, second.secret, second.window) == ("british", "S.10", True, "course")
    run(step(state), {FLAG: "go:s12"})
    assert (state.phase, place(state)) == (Phase.BRITISH_MOVES, "s11")
    run(step(state))
    assert (state.phase, place(state), place(state, FRENCH)) == (Phase.SECOND_WINDOW, "s12", "s13")
    run(step(state))
    run(step(state))
    assert (state.phase, place(state, FRENCH), state.markers) == (Phase.JOINING, "s12", {})


@pytest.mark.rule("S.10", "IC.5.15.b")
def test_every_stack_due_must_be_told_what_to_do_dummies_too() -> None:
    state = sea("french_flag_B s13 : F1", "dummy:french:1 s13", "bourbon_flag_A s13 : S1 Real/spanish", increment=1)
    ask = asked(PHASES[Phase.MARKING](state))
    assert isinstance(ask.choice, Each)
    assert [key for key, _ in ask.choice.options] == [FRENCH, "dummy:french:1"]
    assert all("stay" in options for _, options in ask.choice.options)
    assert ask.about == Markers(formation(state, FRENCH).fleet, ask.choice.options, 1, 1)


@pytest.mark.rule("S.10")
def test_a_player_is_asked_whenever_all_can_see_that_he_has_something_to_move() -> None:
    slow = flag_at("s13", squadrons="B1 Namur", increment=1)
    ask = asked(PHASES[Phase.BRITISH_MOVES](slow))
    assert ask.choice == Each(())
    assert run(PHASES[Phase.BRITISH_MOVES](sea("harbour port_mahon : B1/fitting")), {})
    assert run(PHASES[Phase.BRITISH_MOVES](sea("harbour port_mahon : B1")))


@pytest.mark.rule("S.10", "IC.5.12")
@pytest.mark.usefixtures("steps")
def test_four_spaces_in_a_row_with_the_wind_take_an_impulse() -> None:
    state = flag_at("s13", phase=Phase.BRITISH_MOVES)
    for to in ("s12", "s11", "s10", "s9"):
        while state.phase is not Phase.BRITISH_MOVES:
            run(step(state))
        run(step(state), {FLAG: f"go:{to}"})
        run(step(state))
        assert place(state) == to
    assert state.increment == 4


@pytest.mark.rule("S.10")
def test_stacks_act_in_the_order_of_what_all_may_call_them_and_one_a_step() -> None:
    state = sea("british_flag_B s13 : B2", "british_flag_A s12 : B1")
    moves = PHASES[Phase.BRITISH_MOVES]
    assert not run(moves(state), {"british_flag_B": "go:s12", "british_flag_A": "go:s11"})
    with moment(ENTERED) as entered:
        assert not run(moves(state))
        assert run(moves(state))
    assert entered == [("british_flag_B",), ("british_flag_A",)]
    state = sea("british_flag_B s13 handle=british-9 : B2", "british_flag_A s12 : B1")
    run(moves(state), {"british_flag_B": "go:s12", "british_flag_A": "go:s11"})
    run(moves(state))
    assert (place(state), place(state, "british_flag_B")) == ("s11", "s13")


@pytest.mark.rule("S.09")
def test_the_fastest_spend_one_mp_before_any_slower_one_spends_any(monkeypatch: pytest.MonkeyPatch) -> None:
    def allowance(state: State, name: FormationId) -> Tally:
        return Tally.of(4 if name == "british_flag_B" else 5, "IC.5.11")

    monkeypatch.setattr(courses, "movement_allowance", allowance)
    state = sea("british_flag_A s13 : B1", "british_flag_B s13 : B2", "french_flag_B s12 : F1", phase=Phase.MARKING)
    marking = PHASES[Phase.MARKING]
    assert [asked(marking(state)).rule, asked(marking(state)).seat] == ["S.09", "bourbon"]
    assert not run(marking(state), {FRENCH: "go:s11"}, {FLAG: "go:s12"})
    assert (place(state), place(state, "british_flag_B"), place(state, FRENCH)) == ("s12", "s13", "s11")
    assert run(marking(state), {FRENCH: "stay"})
    state.increment, state.passes = 2, 0
    assert asked(marking(state)).rule == "IC.5.15.b"


@pytest.mark.rule("IC.5.15", "IC.5.15.b", "S.13")
def test_a_marked_action_that_has_become_illegal_turns_into_marking_time() -> None:
    state = sea("french_flag_B elba_straits : F1", "aux bLight1 recovery", markers={FRENCH: "clear:bLight1"})
    with moment(CLEARED) as cleared, moment(SPENT) as spent:
        assert run(PHASES[Phase.BOURBON_MOVES](state))
    assert (cleared, spent, place(state, FRENCH)) == ([], [(FRENCH,)], "elba_straits")
    assert keys(state, "bourbon") == ["marker-void"]
    assert keys(state, "british") == []


@pytest.mark.rule("IC.5.15")
def test_a_marker_binds_though_the_british_came_there_first() -> None:
    state = sea("french_flag_B s13 : F1", "british_flag_A s12 spotted : B1", markers={FRENCH: "go:s12"})
    assert run(PHASES[Phase.BOURBON_MOVES](state))
    assert place(state, FRENCH) == "s12"


# ------------------------------------------------------------------------------------------------ one MP


@pytest.mark.rule("IC.5.21", "IC.5.28")
@pytest.mark.parametrize(
    ("start", "rest", "action", "came"),
    [
        ("s13", "", "go:s12", Came.WITH),
        ("s13", "", "go:golfe_du_lion:in", Came.WITH),
        ("golfe_du_lion:in", "link=s13", "go:s13", Came.WITH),
        ("s11", "committed=s12", "go:s12", Came.AGAINST),
        ("golfe_du_lion", "", "go:golfe_du_lion:out", Came.WITH),
        ("s13", "", "stay", Came.STATION),
    ],
)
def test_the_last_step_says_how_a_formation_came(start: str, rest: str, action: str, came: Came) -> None:
    state = flag_at(start, f"spotted {rest}")
    run(spend(state, FLAG, action))
    assert formation(state, FLAG).came is came
    assert place(state) == (start if action == "stay" else action.partition(":")[2])


@pytest.mark.rule("IC.5.28")
@pytest.mark.usefixtures("steps")
def test_who_stays_in_the_next_mpi_is_on_station() -> None:
    state = flag_at("s13", phase=Phase.BRITISH_MOVES, increment=2)
    run(step(state), {FLAG: "go:s12"})
    run(step(state))
    assert formation(state, FLAG).came is Came.WITH
    while (state.phase, state.increment) != (Phase.BRITISH_MOVES, 3):
        run(step(state))
    run(step(state), {FLAG: "stay"})
    run(step(state))
    assert formation(state, FLAG).came is Came.STATION


@pytest.mark.rule("IC.5.26")
def test_all_that_is_subordinated_goes_along_and_the_moments_are_told() -> None:
    state = sea("british_grand s13 spotted : B1", "british_flag_A <british_grand : B2")
    with moment(LEFT) as left, moment(ENTERED) as entered, moment(SPENT) as spent:
        run(spend(state, FormationId("british_grand"), "go:golfe_du_lion:in"))
    assert (left, entered, spent) == ([("british_grand", "s13")], [("british_grand",)], [("british_grand",)])
    for name in ("british_grand", FLAG):
        assert (place(state, name), formation(state, name).link) == ("golfe_du_lion:in", "s13")


@pytest.mark.rule("S.16")
@pytest.mark.parametrize("action", ["stay", "go:s12", "catch:s14"])
def test_whoever_spends_an_mp_to_enter_or_to_stay_meets_the_weather_there(action: str) -> None:
    state = flag_at("s13")
    with moment(SPENT) as spent:
        run(spend(state, FLAG, action), *((9,) if action.startswith("catch") else ()))
    assert spent == [(FLAG,)]


@pytest.mark.rule("S.16", "IC.3.25")
def test_whoever_enters_harbour_meets_no_weather() -> None:
    state = flag_at("port_mahon")
    with moment(SPENT) as spent:
        run(spend(state, FLAG, "enter"))
    assert spent == []
    assert squadron(state, "B1").status is Status.IN_ORDINARY


@pytest.mark.rule("S.11", "IC.5.28")
def test_leaving_harbour_takes_one_mp_to_the_port_space() -> None:
    state = sea("british_flag_A port_mahon/harbour : B1/fitting")
    run(spend(state, FLAG, "sail"))
    one = formation(state, FLAG)
    assert (one.place, one.harbour, one.came) == ("port_mahon", False, Came.HARBOUR)


@pytest.mark.rule("S.13", "2.528.a")
def test_removing_an_interdiction_takes_an_mp_spent_marking_time() -> None:
    state = flag_at("elba_straits", "spotted committed=cB", "aux sPriv1 interdict=elba_straits")
    with moment(CLEARED) as cleared, moment(SPENT) as spent:
        run(spend(state, FLAG, "clear:sPriv1"))
    assert (cleared, spent) == ([(FLAG, "sPriv1")], [(FLAG,)])
    assert (place(state), formation(state, FLAG).committed) == ("elba_straits", "")


@pytest.mark.rule("IC.5.12")
def test_an_action_of_another_chapter_is_its_own_affair() -> None:
    state = flag_at("port_mahon")
    with word(EXTRAS, lambda *_: ("unload:2",)), moment(ACTED) as acted:
        run(spend(state, FLAG, "unload:2"))
    assert acted == [(FLAG, "unload:2")]


@pytest.mark.rule("IC.8.23.b")
def test_who_must_mark_time_does_so_once() -> None:
    state = flag_at("s13", "spotted idle")
    run(spend(state, FLAG, "go:s12"))
    assert (place(state), formation(state, FLAG).idle) == ("s13", False)
    run(spend(state, FLAG, "go:s12"))
    assert place(state) == "s12"


# ------------------------------------------------------------------------------------------------ against the wind


@pytest.mark.rule("IC.5.22")
def test_against_the_wind_the_first_mp_commits_and_the_second_moves() -> None:
    state = flag_at("s11")
    run(spend(state, FLAG, "go:s12"))
    assert (place(state), formation(state, FLAG).committed) == ("s11", "s12")
    assert (keys(state, "british"), keys(state, "bourbon")) == (["beating"], [])
    run(spend(state, FLAG, "go:s12"))
    assert (place(state), formation(state, FLAG).committed) == ("s12", "")


@pytest.mark.rule("IC.5.22.b")
@pytest.mark.parametrize("other", ["stay", "go:cB", "go:bonifacio"])
def test_another_action_loses_the_first_mp(other: str) -> None:
    winds = ("libeccio",) if other == "go:cB" else ()
    state = flag_at("s11", "spotted committed=s12" if not winds else "spotted committed=golfe_du_lion", winds=winds)
    run(spend(state, FLAG, other))
    assert formation(state, FLAG).committed == ""


@pytest.mark.rule("IC.5.22.b")
def test_another_lane_against_the_wind_begins_anew() -> None:
    state = flag_at("s12", "spotted committed=s13")
    run(spend(state, FLAG, "go:cA"))
    assert (place(state), formation(state, FLAG).committed) == ("s12", "cA")


@pytest.mark.rule("IC.5.22.b")
def test_a_battle_and_the_end_of_the_impulse_lose_the_first_mp() -> None:
    state = flag_at("s11", "spotted committed=s12")
    run(lose_way(state, FLAG))
    assert formation(state, FLAG).committed == ""
    state = flag_at("s11", "spotted committed=s12")
    lose_ways(state)
    assert formation(state, FLAG).committed == ""


# ------------------------------------------------------------------------------------------------ Catching the Wind


@pytest.mark.rule("S.12", "IC.5.25", "IC.5.28")
@pytest.mark.parametrize(
    ("squadrons", "die", "to"),
    [("B1", 5, "s14"), ("B1", 6, "s13"), ("B1 @rowley", 6, "s14"), ("B1 @rowley", 7, "s13")],
)
def test_a_catch_moves_or_marks_time(squadrons: str, die: int, to: str) -> None:
    state = flag_at("s13", squadrons=squadrons)
    run(spend(state, FLAG, "catch:s14"), die)
    assert place(state) == to
    assert formation(state, FLAG).came is (Came.CATCH if to == "s14" else Came.STATION)


@pytest.mark.rule("IC.5.26.b", "IC.5.26.c", "IC.5.26.d", "IC.5.26.e", "T.sea_zone")
@pytest.mark.parametrize(
    ("start", "action", "die", "to", "link"),
    [
        ("golfe_du_lion:in link=s13", "catch:golfe_du_lion", 6, "golfe_du_lion", ""),
        ("golfe_du_lion:in link=s13", "catch:golfe_du_lion", 7, "golfe_du_lion:in", "s13"),
        ("golfe_du_lion:in link=s11", "catch:golfe_du_lion", 4, "golfe_du_lion", ""),
        ("golfe_du_lion:in link=s11", "catch:golfe_du_lion", 5, "golfe_du_lion:in", "s11"),
        ("golfe_du_lion:out", "catch:s11", 6, "s11", ""),
        ("golfe_du_lion:out", "catch:s11", 7, "golfe_du_lion:out", ""),
        ("golfe_du_lion:out", "catch:s12", 5, "s12", ""),
        ("barbary_coast:out", "catch:balearic_sea:in", 6, "balearic_sea:in", "barbary_coast"),
        ("balearic_sea:in link=barbary_coast", "catch:balearic_sea", 6, "balearic_sea", ""),
        ("balearic_sea:in link=barbary_coast", "catch:balearic_sea", 7, "balearic_sea:in", "barbary_coast"),
    ],
)
def test_boxes_are_left_by_the_number_of_the_link_that_is_used(
    start: str, action: str, die: int, to: str, link: str
) -> None:
    state = flag_at(start)
    run(spend(state, FLAG, action), die)
    assert (place(state), formation(state, FLAG).link) == (to, link)


@pytest.mark.rule("T.sea_zone")
def test_a_leader_and_the_wind_add_up_on_a_link() -> None:
    state = flag_at("golfe_du_lion:out", squadrons="B1 @rowley", winds=("marin",))
    run(spend(state, FLAG, "catch:s13"), 7)
    assert place(state) == "s13"
    state = flag_at("golfe_du_lion:out", squadrons="B1 @rowley", winds=("marin",))
    run(spend(state, FLAG, "catch:s13"), 8)
    assert place(state) == "golfe_du_lion:out"


@pytest.mark.rule("IC.5.26.e")
def test_from_zone_to_zone_takes_three_mps_when_all_goes_well() -> None:
    state = flag_at("barbary_coast")
    run(spend(state, FLAG, "go:barbary_coast:out"))
    run(spend(state, FLAG, "catch:balearic_sea:in"), 0)
    run(spend(state, FLAG, "catch:balearic_sea"), 0)
    assert place(state) == "balearic_sea"


@pytest.mark.rule("S.12", "IC.5.25")
def test_the_die_of_a_hidden_counter_is_seen_by_its_owner_alone() -> None:
    shown = until(spend(flag_at("s13"), FLAG, "catch:s14"))
    assert isinstance(shown, Throw)
    assert shown.about == Catching(FLAG, "s13", "s14")
    hidden = flag_at("s13", "")
    request = next(spend(hidden, FLAG, "catch:s14"))
    assert isinstance(request, Draw)
    assert request.seen == ("british",)
    run(spend(hidden, FLAG, "catch:s14"), ("5",))
    assert place(hidden) == "s14"
    theirs = [told for told in hidden.news if told.seen is None or "bourbon" in told.seen]
    assert [told.message.key for told in theirs] == ["caught-wind", "moved"]
    assert all(FLAG not in str(told.message) and not told.because for told in theirs)


# ------------------------------------------------------------------------------------------------ the edges


@pytest.mark.rule("IC.5.27")
def test_the_west_edge_lies_beyond_the_gut_and_the_east_beyond_two_zones() -> None:
    assert gates(FIGURES, "west") == ("the_gut",)
    assert gates(FIGURES, "east") == ("maltese_roads", "ionian_sea")


@pytest.mark.rule("IC.5.27", "2.62.b")
def test_one_mp_takes_a_force_from_the_out_box_off_the_map() -> None:
    state = flag_at("the_gut:out", "spotted goal=edge:west", "harbour port_mahon : B2")
    with moment(OFF_MAP) as off, moment(LEFT) as left, moment(SPENT) as spent:
        run(spend(state, FLAG, "leave:west"))
    assert (off, left, spent) == ([(FLAG, "west")], [(FLAG, "the_gut:out")], [])
    assert FLAG not in state.formations
    assert (squadron(state, "B1").status, squadron(state, "B1").formation) == (Status.AWAY, "")
    assert squadron(state, "B2").status is Status.IN_ORDINARY


@pytest.mark.rule("IC.5.27")
def test_another_chapter_may_have_another_end_for_who_leaves_the_map() -> None:
    def arrived(state: State, name: FormationId, edge: str) -> Procedure[None]:
        del state.formations[name]
        yield from ()

    state = flag_at("the_gut:out", "spotted goal=edge:west")
    with moment(OFF_MAP, arrived):
        run(leave_map(state, FLAG, "west"))
    assert squadron(state, "B1").status is Status.READY


@pytest.mark.rule("IC.5.27.b")
def test_who_comes_in_from_an_edge_is_in_the_zone_proper_and_has_spent_nothing() -> None:
    state = sea("british_flag_A - : B1")
    with moment(ENTERED) as entered, moment(SPENT) as spent:
        run(come_in(state, FLAG, "the_gut"))
    one = formation(state, FLAG)
    assert (one.place, one.link, one.came, one.harbour) == ("the_gut", "", Came.STATION, False)
    assert (entered, spent) == ([(FLAG,)], [])
    assert squadron(state, "B1").status is Status.READY


@pytest.mark.rule("IC.7.11.c", "IC.5.27.b")
def test_what_the_enemy_saw_under_the_handle_of_who_comes_in_is_forgotten() -> None:
    state = sea("british_flag_A - handle= : B1", "british_flag_B s10 handle=british-2 : B2")
    note_stack(before := sea("british_flag_C s9 handle=british-1 : B3"), FormationId("british_flag_C"))
    state.memory = before.memory
    run(come_in(state, FLAG, "the_gut"))
    assert formation(state, FLAG).handle == "british-1"
    assert [one.handle for one in stacks_seen(state, "bourbon")] == [""]


@pytest.mark.rule("2.633.b", "IC.5.27.b", "IC.3.35")
def test_a_squadron_comes_back_alone_and_bound_for_the_nearest_port() -> None:
    state = sea("british_flag_A - : B1", increment=1)
    run(leave_map(state, FLAG, "east"))
    run(come_back(state, SquadronId("B1"), "ionian_sea"))
    one = formation(state, ALONE)
    assert (one.place, one.homeward, one.kind, one.handle) == ("ionian_sea", True, "independent", "british-1")
    assert (squadron(state, "B1").formation, squadron(state, "B1").status) == (ALONE, Status.READY)
    assert courses.due(state, one.fleet) == (ALONE,)
    assert courses.actions(state, ALONE) == ("go:ionian_sea:out",)


# ------------------------------------------------------------------------------------------------ in company


@pytest.mark.rule("2.222.a", "2.222.b")
def test_a_flagship_and_a_squadron_driven_out_together_move_as_one_stack() -> None:
    state = sea("alone:Barfleur cA homeward : Barfleur/british", "alone:B1 cA homeward : B1", phase=Phase.MARKING)
    run(PHASES[Phase.MARKING](state))
    assert formation(state, "alone:Barfleur").superior == ALONE
    assert (keys(state, "british"), keys(state, "bourbon")) == (["keeps-company"], [])
    state.increment = 1
    assert courses.due(state, formation(state, ALONE).fleet) == ()
    state.increment = 2
    assert courses.due(state, formation(state, ALONE).fleet) == (ALONE,)
    run(spend(state, ALONE, "go:villefranche"))
    run(spend(state, ALONE, "go:villefranche"))
    assert (place(state, ALONE), place(state, "alone:Barfleur")) == ("villefranche", "villefranche")


@pytest.mark.rule("2.222.b")
@pytest.mark.parametrize(
    "other",
    [
        "alone:B1 s12 homeward : B1",
        "alone:B1 cA goal=port_mahon : B1",
        "alone:Namur cA homeward : Namur/british",
        "british_flag_A cA : B1",
    ],
)
def test_a_flagship_joins_only_a_regular_squadron_bound_home_from_its_location(other: str) -> None:
    state = sea("alone:Barfleur cA homeward : Barfleur/british", other)
    run(keep_company(state))
    assert formation(state, "alone:Barfleur").superior == ""


@pytest.mark.rule("2.222.b")
def test_a_flagship_that_sails_with_a_squadron_already_has_company() -> None:
    state = sea("alone:B1 cA homeward : B1 Barfleur/british", "alone:B2 cA homeward : B2")
    run(keep_company(state))
    assert formation(state, ALONE).superior == formation(state, "alone:B2").superior == ""


@pytest.mark.rule("2.222.b")
def test_the_enemy_who_sees_one_of_them_sees_both() -> None:
    state = sea("alone:Barfleur cA homeward spotted : Barfleur/british", "alone:B1 cA homeward : B1")
    run(keep_company(state))
    assert formation(state, ALONE).spotted
    assert formation(state, "alone:Barfleur").spotted


# ------------------------------------------------------------------------------------------------ proposals


@pytest.mark.rule("S.10")
def test_every_plan_that_is_proposed_is_allowed() -> None:
    state = sea("british_flag_A s13 : B1", "british_flag_B port_mahon/harbour : B2/fitting")
    ask = asked(PHASES[Phase.BRITISH_MOVES](state))
    assert isinstance(ask, Ask)
    plans = list(proposed(state, ask, Random(1)))
    for plan in plans:
        ask.choice.check(ask.rule, plan)
    assert len({str(plan) for plan in plans}) > 3
    empty = asked(PHASES[Phase.BRITISH_MOVES](sea("harbour port_mahon : B2/fitting")))
    assert list(proposed(state, empty, Random(1))) == [{}]
