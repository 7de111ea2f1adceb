"""IC.7.11-IC.7.14, T.search, S.23 Searching, Shadowing, automatic Spotting and concealment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from maestre.games.mistral.data.words import Contingent, Stance, Task
from maestre.games.mistral.detection import dummies, searching
from maestre.games.mistral.detection.searching import (
    Shadowing,
    conceal_all,
    entered,
    fought,
    is_shadowed,
    is_watched,
    sailed,
    search,
    searches,
    vanished,
)
from maestre.games.mistral.harbours.passage import dissolve, enter_harbour
from maestre.games.mistral.table.moments import HARBOURED, SPOTTED, UNFORMED
from maestre.games.mistral.table.sightings import stacks_seen
from maestre.games.mistral.table.spotting import conceal, deal_handles, spot
from maestre.games.mistral.table.state import AuxiliaryId, Berth, FormationId, Phase, State
from maestre.games.mistral.table.view import seen
from maestre.games.mistral.turn import windows
from maestre.play import Order, Pick, Some
from tests.games.mistral.positions import (
    BOURBON,
    BRITISH,
    asked,
    auxiliary,
    deeds,
    formation,
    keys,
    moment,
    refused,
    run,
    sea,
)
from tests.matters import about

FLAG = FormationId("french_flag_B")


@pytest.fixture(autouse=True)
def chapter() -> Iterator[None]:
    """The Tasks of detection, the checks of windows, and Dummies that are taken off when Spotted."""
    with deeds(searching.DEEDS), moment(SPOTTED, dummies.exposed):
        yield


def window(*lines: str, **fields: Any) -> State:
    """A position in the first window, in which the Bourbons have no Auxiliary to Screen with unless a line says so."""
    return sea(*lines, phase=Phase.FIRST_WINDOW, **fields)


def searched(state: State, *replies: int | str, place: str = "s12", by: str = "bFleet1") -> None:
    """Let the British Search a place with an Auxiliary."""
    objects = (place, "free") if "Light" in by else (place,)
    run(windows.window(state), Order("search", "", objects), by, *replies)


# ------------------------------------------------------------------------------------------------ the Search Table


@pytest.mark.rule("T.search", "IC.7.12")
@pytest.mark.parametrize(
    ("by", "roll", "spotted"),
    [
        ("bFleet1", 5, True),
        ("bFleet1", 6, False),
        ("bLight1", 5, True),
        ("bFleet50_1", 4, True),
        ("bFleet50_1", 5, False),
        ("pGalley1", 4, True),
        ("pGalley1", 5, False),
    ],
)
def test_a_search_spots_on_five_or_less_and_galleys_and_fleet_50_add_one(by: str, roll: int, spotted: bool) -> None:
    state = window("french_flag_B s12 : F1", f"aux {by} villefranche")
    searched(state, roll, by=by)
    assert formation(state, FLAG).spotted is spotted
    assert auxiliary(state, by).berth is Berth.RECOVERY


@pytest.mark.rule("T.search", "T.screen.b")
@pytest.mark.parametrize(("roll", "spotted"), [(4, True), (5, False)])
def test_a_partly_screened_search_adds_one(roll: int, spotted: bool) -> None:
    state = window("french_flag_B s12 : F1", "aux bFleet1 port_mahon", "aux fFleet50_1 toulon")
    searched(state, "fFleet50_1", roll)
    assert formation(state, FLAG).spotted is spotted
    assert auxiliary(state, "fFleet50_1").berth is Berth.RECOVERY


@pytest.mark.rule("T.search")
@pytest.mark.parametrize(("roll", "offered"), [(2, True), (3, False)])
def test_two_or_less_allows_to_shadow(roll: int, offered: bool) -> None:
    state = window("french_flag_B s12 : F1", "aux bFleet1 port_mahon")
    searched(state, roll, *(["shadow"] if offered else []))
    assert is_shadowed(state, FLAG) is offered


@pytest.mark.rule("T.search.b", "IC.7.12")
def test_each_hidden_formation_gets_its_own_roll() -> None:
    state = window(
        "french_flag_B s12 : F1", "french_flag_C s12 : F2", "spanish_flag_D s12 : S1", "aux bFleet1 port_mahon"
    )
    searched(state, 9, 4, 9)
    assert [formation(state, name).spotted for name in ("french_flag_B", "french_flag_C", "spanish_flag_D")] == [
        False,
        True,
        False,
    ]


@pytest.mark.rule("T.search.b")
def test_spotted_formations_are_not_rolled_for_again() -> None:
    state = window("french_flag_B s12 spotted : F1", "french_flag_C s12 : F2", "aux bFleet1 port_mahon")
    searched(state, 4)
    assert formation(state, "french_flag_C").spotted


@pytest.mark.rule("T.search.c")
@pytest.mark.parametrize(
    ("squadrons", "roll", "offered"),
    [("F1 F2 F3", 4, True), ("F1 F2 F3", 5, False), ("F1 F2", 3, True), ("F1 F2", 4, False), ("F1 Ferme", 3, True)],
)
def test_every_squadron_beyond_the_first_helps_to_shadow(squadrons: str, roll: int, offered: bool) -> None:
    state = window(f"french_flag_B s12 : {squadrons}", "aux bFleet1 port_mahon")
    searched(state, roll, *(["shadow"] if offered else []))
    assert is_shadowed(state, FLAG) is offered


@pytest.mark.rule("T.search.c")
def test_squadrons_do_not_help_to_find_it_at_all() -> None:
    state = window("french_flag_B s12 : F1 F2 F3", "aux bFleet1 port_mahon")
    searched(state, 6)
    assert not formation(state, FLAG).spotted


@pytest.mark.rule("T.search.d")
def test_whoever_shadows_gives_up_the_searches_left() -> None:
    state = window("french_flag_B s12 : F1", "french_flag_C s12 : F2", "aux bFleet1 port_mahon")
    searched(state, 2, "shadow")
    assert auxiliary(state, "bFleet1").target == "french_flag_B"
    assert not formation(state, "french_flag_C").spotted
    state = window("french_flag_B s12 : F1", "french_flag_C s12 : F2", "aux bFleet1 port_mahon")
    searched(state, 2, "pass", 5)
    assert formation(state, "french_flag_C").spotted
    assert auxiliary(state, "bFleet1").berth is Berth.RECOVERY


@pytest.mark.rule("S.15")
def test_spotting_takes_effect_between_two_rolls_of_one_search() -> None:
    state = window("french_flag_B s12 : F1", "french_flag_C s12 : F2", "aux bFleet1 port_mahon")
    asked(windows.window(state), Order("search", "", ("s12",)), "bFleet1", 2)
    assert formation(state, FLAG).spotted
    assert not formation(state, "french_flag_C").spotted


@pytest.mark.rule("IC.3.25.b", "IC.7.12")
def test_ships_in_harbour_are_not_searched_for() -> None:
    state = window("french_flag_B toulon/harbour : F1", "aux bFleet1 villefranche")
    refused(windows.window(state), Order("search", "", ("toulon",)), rule="IC.6.2.b", key="task-no-target")
    run(search(state, BRITISH, "toulon", (), None))
    assert not formation(state, FLAG).spotted
    state = window("french_flag_B toulon : F1", "aux bFleet1 villefranche")
    searched(state, 5, place="toulon")
    assert formation(state, FLAG).spotted


# ------------------------------------------------------------------------------------------------ Shadowing


@pytest.mark.rule("T.aux.d", "IC.7.13")
def test_a_shadow_can_be_screened_as_it_starts() -> None:
    state = window("french_flag_B s12 : F1", "aux bLight1 villefranche", "aux fLight1 toulon")
    searched(state, 2, "shadow", "fLight1", by="bLight1")
    assert not is_shadowed(state, FLAG)
    assert auxiliary(state, "bLight1").berth is Berth.RECOVERY
    assert formation(state, FLAG).spotted


@pytest.mark.rule("T.aux.d")
def test_in_a_gale_space_nobody_is_offered_to_shadow() -> None:
    state = window("gale mistral f8 s12", "french_flag_B s12 : F1", "aux bFleet1 port_mahon")
    searched(state, 0)
    assert formation(state, FLAG).spotted
    assert not is_shadowed(state, FLAG)


@pytest.mark.rule("IC.7.13", "S.23")
@pytest.mark.parametrize("shadowed", [True, False])
def test_a_shadowed_formation_stays_spotted(shadowed: bool) -> None:
    state = window("french_flag_B s10 spotted : F1", *(["aux bFleet1 shadow=french_flag_B"] if shadowed else []))
    run(conceal_all(state))
    assert formation(state, FLAG).spotted is shadowed


@pytest.mark.rule("IC.7.13")
@pytest.mark.parametrize(("gale", "berth"), [("s12", Berth.RECOVERY), ("s13", Berth.TASKED)])
def test_a_shadowed_formation_that_enters_a_gale_space_loses_its_shadower(gale: str, berth: Berth) -> None:
    state = sea(f"gale mistral f8 {gale}", "french_flag_B s12 spotted : F1", "aux bFleet1 shadow=french_flag_B")
    run(entered(state, FLAG))
    assert auxiliary(state, "bFleet1").berth is berth
    assert formation(state, FLAG).spotted


@pytest.mark.rule("T.aux.d", "IC.7.13")
def test_a_galley_loses_a_formation_that_enters_a_sea_zone() -> None:
    state = sea("french_flag_B golfe_du_lion:in link=s12 : F1", "aux pGalley1 shadow=french_flag_B")
    run(entered(state, FLAG))
    assert auxiliary(state, "pGalley1").berth is Berth.RECOVERY


@pytest.mark.rule("IC.7.13")
def test_a_formation_in_harbour_or_off_the_map_is_shadowed_no_longer() -> None:
    for at in (HARBOURED, UNFORMED):
        state = sea("french_flag_B toulon spotted : F1", "aux bFleet1 shadow=french_flag_B")
        with moment(at, vanished):
            run(enter_harbour(state, FLAG) if at is HARBOURED else dissolve(state, FLAG))
        assert auxiliary(state, "bFleet1").berth is Berth.RECOVERY


@pytest.mark.rule("IC.7.13")
def test_a_shadow_may_be_broken_off_by_choice() -> None:
    state = window("french_flag_B s12 spotted : F1", "aux bFleet1 shadow=french_flag_B")
    run(windows.window(state), Order("recall", "bFleet1"))
    assert auxiliary(state, "bFleet1").berth is Berth.RECOVERY


@pytest.mark.rule("IC.7.13", "T.aux.e")
def test_a_formation_has_one_shadower_at_most() -> None:
    state = sea(
        "french_flag_B s12 : F1",
        "british_flag_A s12 : B1",
        "aux bFleet1 british_flag_A",
        "aux bFleet2 shadow=french_flag_B",
    )
    run(search(state, BRITISH, "s12", (), None), 0)
    assert auxiliary(state, "bFleet1").berth is Berth.ASSIGNED


@pytest.mark.rule("IC.7.13")
def test_a_shadow_is_no_task_that_can_be_named_by_itself() -> None:
    state = window("french_flag_B s12 spotted : F1", "aux bFleet1 port_mahon")
    refused(windows.window(state), Order("shadow", "", ("french_flag_B",)), rule="IC.6.2")


# ------------------------------------------------------------------------------------------------ Counter-Shadowing


@pytest.mark.rule("IC.7.14")
@pytest.mark.parametrize(
    ("shadower", "counter", "shadowed", "spent"),
    [("bFleet1", "fFleet1", False, True), ("bFleet1", "fFleet50_1", True, True), ("bLight1", "fFleet1", False, True)],
)
def test_a_shadower_is_met_as_if_it_were_screened(shadower: str, counter: str, shadowed: bool, spent: bool) -> None:
    state = window(
        "french_flag_B s12 spotted : F1",
        f"aux {shadower} shadow=french_flag_B",
        f"aux {counter} french_flag_B",
        acting=BOURBON,
    )
    run(windows.window(state), Order("counter_shadow", "", (shadower,)), counter)
    assert is_shadowed(state, FLAG) is shadowed
    assert (auxiliary(state, counter).berth is Berth.RECOVERY) is spent


@pytest.mark.rule("IC.7.14")
def test_only_an_auxiliary_assigned_to_the_shadowed_formation_meets_its_shadower() -> None:
    state = window(
        "french_flag_B s12 spotted : F1",
        "french_flag_C s12 : F2",
        "aux bFleet1 shadow=french_flag_B",
        "aux fFleet1 french_flag_C",
        acting=BOURBON,
    )
    order = Order("counter_shadow", "", ("bFleet1",))
    refused(windows.window(state), order, rule="IC.7.14", key="counter-not-assigned")


@pytest.mark.rule("IC.7.14", "T.aux")
def test_a_galley_meets_no_shadower() -> None:
    state = window(
        "french_flag_B s12 spotted : F1",
        "aux bFleet1 shadow=french_flag_B",
        "aux fGalley1 french_flag_B",
        acting=BOURBON,
    )
    refused(windows.window(state), Order("counter_shadow", "", ("bFleet1",)), rule="T.aux")


# ------------------------------------------------------------------------------------------------ Formations Search


def shared(*lines: str) -> State:
    """Both Fleets in Space #5, and the phase in which Formations Search."""
    return sea("french_flag_B s5 : F1", *lines, phase=Phase.SEARCHES)


@pytest.mark.rule("IC.7.12.b")
@pytest.mark.parametrize(("roll", "spotted"), [(5, True), (6, False)])
def test_formations_search_their_own_location_once_without_drm(roll: int, spotted: bool) -> None:
    state = shared("british_flag_A s5 : B1", "british_flag_B s5 : B2")
    assert not run(searches(state), ("s5",))
    assert run(searches(state), roll) is False
    assert formation(state, FLAG).spotted is spotted
    assert state.acting is BOURBON
    assert state.searched == ("british/s5",)


@pytest.mark.rule("IC.7.12.b")
def test_a_location_is_searched_once_in_an_mpi() -> None:
    state = shared("british_flag_A s5 : B1")
    state.searched = ("british/s5", "bourbon/s5")
    assert run(searches(state)) is False
    assert run(searches(state)) is True


@pytest.mark.rule("IC.7.12.b", "IC.7.15.c", "IC.1.7.b")
def test_whose_counters_are_all_dummies_or_a_lone_convoy_is_asked_and_can_search_nowhere() -> None:
    for lines in (["dummy:british:1 s5"], ["convoy:british_supply s5"]):
        question = asked(searches(shared(*lines)))
        assert question.seat == "british"
        assert question.choice == Some((), 0, 0)
    question = asked(searches(shared("convoy:british_supply s5 : B1")))
    assert question.choice == Some(("s5",), 0, 1)


@pytest.mark.rule("IC.1.6", "IC.7.12.b")
def test_the_british_search_first_and_then_the_bourbons() -> None:
    state = shared("british_flag_A s5 : B1")
    assert asked(searches(state)).seat == "british"
    state = shared("british_flag_A s5 : B1")
    assert run(searches(state), ()) is False
    assert asked(searches(state)).seat == "bourbon"


@pytest.mark.rule("IC.7.13.b")
def test_an_auxiliary_with_the_formation_takes_up_the_shadow() -> None:
    lines = ("british_flag_A s5 : B1", "aux bFleet2 british_flag_A", "aux bLight1 gibraltar")
    state = shared(*lines)
    state.agenda = ("s5",)
    run(searches(state), 2, "shadow", "bFleet2")
    assert auxiliary(state, "bFleet2").task is Task.SHADOW
    assert auxiliary(state, "bFleet2").formation == ""
    assert auxiliary(state, "bFleet2").target == "french_flag_B"


@pytest.mark.rule("IC.7.13.b", "IC.1.7.b")
def test_a_formation_itself_cannot_shadow_and_its_owner_is_asked_if_he_has_any_auxiliary_out() -> None:
    state = shared("british_flag_A s5 : B1", "aux bFleet2 gibraltar")
    state.agenda = ("s5",)
    assert asked(searches(state), 2).choice == Pick(("pass",))
    state = shared("british_flag_A s5 : B1", "aux bFleet2 recovery")
    state.agenda = ("s5",)
    run(searches(state), 2)
    assert formation(state, FLAG).spotted


# ------------------------------------------------------------------------------------------------ at once


@pytest.mark.rule("IC.7.11.b")
@pytest.mark.parametrize(
    ("place", "spotted"),
    [
        ("bonifacio", True),
        ("cartagena", True),
        ("malaga", True),
        ("s10", False),
        ("gibraltar", False),
        ("algiers", True),
    ],
)
def test_who_enters_a_strait_or_an_enemy_port_is_spotted(place: str, spotted: bool) -> None:
    state = sea(f"british_flag_A {place} : B1")
    run(entered(state, FormationId("british_flag_A")))
    assert formation(state, "british_flag_A").spotted is spotted


@pytest.mark.rule("2.143")
@pytest.mark.parametrize(("place", "watched"), [("cB", False), ("bastia", False), ("leghorn", False), ("genoa", True)])
def test_neutral_minor_ports_and_coasts_spot_nobody(place: str, watched: bool) -> None:
    state = sea(f"british_flag_A {place} : B1")
    run(entered(state, FormationId("british_flag_A")))
    assert formation(state, "british_flag_A").spotted is watched
    run(conceal_all(state))
    assert formation(state, "british_flag_A").spotted is watched
    state.stances = {**state.stances, Contingent.GENOESE: Stance.ACTIVE}
    assert is_watched(state, "bastia", BRITISH)


@pytest.mark.rule("IC.7.11.b")
def test_who_leaves_harbour_is_hidden_unless_all_see_the_port_space() -> None:
    for place, spotted in (("gibraltar", False), ("genoa", True)):
        state = sea(f"british_flag_A {place} : B1")
        run(sailed(state, FormationId("british_flag_A")))
        assert formation(state, "british_flag_A").spotted is spotted


@pytest.mark.rule("IC.7.11.b")
def test_who_fights_is_spotted_with_all_that_is_subordinated() -> None:
    state = sea("british_grand s10 : B1", "british_flag_A <british_grand : B2")
    run(fought(state, FormationId("british_grand")))
    assert formation(state, "british_grand").spotted
    assert formation(state, "british_flag_A").spotted


# ------------------------------------------------------------------------------------------------ no more


@pytest.mark.rule("S.23")
@pytest.mark.parametrize(
    ("place", "spotted"), [("s10", False), ("bonifacio", True), ("cartagena", True), ("port_mahon", False)]
)
def test_an_impulse_ends_with_concealment_but_not_in_straits_and_enemy_ports(place: str, spotted: bool) -> None:
    state = sea(f"british_flag_A {place} spotted : B1", "british_detachment_1 <british_flag_A spotted : B2")
    assert run(conceal_all(state))
    assert formation(state, "british_flag_A").spotted is spotted
    assert formation(state, "british_detachment_1").spotted is spotted


@pytest.mark.rule("S.23")
def test_only_who_was_spotted_at_sea_by_himself_is_told_to_vanish() -> None:
    state = sea(
        "british_grand s12 spotted : B1",
        "british_flag_A <british_grand spotted : B2",
        "british_flag_B s20 : B3",
        "british_detachment_1 port_mahon/harbour : B4",
    )
    run(conceal_all(state))
    assert keys(state).count("unspotted") == 1
    assert not any(one.spotted for one in state.formations.values())


@pytest.mark.rule("S.23", "IC.7.16")
@pytest.mark.parametrize(
    ("enemy", "spotted"),
    [("dummy:french:1 s12", True), ("french_flag_B s12 : F1", True), ("french_flag_B s13 : F1", False)],
)
def test_an_enemy_counter_of_any_kind_keeps_a_formation_in_sight(enemy: str, spotted: bool) -> None:
    state = sea("british_flag_A s12 spotted : B1", enemy)
    run(conceal_all(state))
    assert formation(state, "british_flag_A").spotted is spotted


@pytest.mark.rule("IC.7.16")
def test_ships_in_harbour_do_not_occupy_the_port_space() -> None:
    state = sea("british_flag_A leghorn spotted : B1", "spanish_flag_D leghorn/harbour : S1")
    run(conceal_all(state))
    assert not formation(state, "british_flag_A").spotted


@pytest.mark.rule("T.aux.d", "IC.7.13")
def test_a_gale_that_has_come_over_a_shadowed_formation_ends_the_shadow() -> None:
    state = sea("gale mistral f8 s10", "french_flag_B s10 spotted : F1", "aux bFleet1 shadow=french_flag_B")
    run(conceal_all(state))
    assert auxiliary(state, "bFleet1").berth is Berth.RECOVERY
    assert not formation(state, FLAG).spotted


# ------------------------------------------------------------------------------------------------ what is seen


@pytest.mark.rule("IC.7.11")
def test_hidden_counters_look_alike_and_their_handles_are_dealt_where_they_meet() -> None:
    state = sea("british_grand s10 : B1", "dummy:british:1 s10")
    first, second = formation(state, "british_grand").handle, formation(state, "dummy:british:1").handle
    masks = list(seen(state, "bourbon").formations.values())
    assert {one.kind.value for one in masks} == {"unknown"}
    run(deal_handles(state, "s10", FormationId("british_grand")), (second, first))
    assert formation(state, "british_grand").handle == second
    assert formation(state, "dummy:british:1").handle == first


@pytest.mark.rule("IC.7.11", "IC.7.11.c")
def test_entering_mixes_hidden_counters_and_what_was_seen_under_their_handles_is_forgotten() -> None:
    state = sea("british_flag_A s10 spotted : B1", "dummy:british:1 s11")
    handle = formation(state, "british_flag_A").handle
    run(conceal(state, FormationId("british_flag_A")))
    (known,) = stacks_seen(state, "bourbon")
    assert (known.handle, known.formations[0].id, known.formations[0].place) == (handle, "british_flag_A", "s10")
    state.formations[FormationId("dummy:british:1")] = formation(
        sea("dummy:british:1 s10 handle=british-7"), "dummy:british:1"
    )
    run(entered(state, FormationId("dummy:british:1")), ("british-7", handle))
    (known,) = stacks_seen(state, "bourbon")
    assert (known.handle, known.formations[0].id, known.formations[0].place) == ("", "british_flag_A", "s10")


@pytest.mark.rule("IC.7.11.c")
def test_spotting_shows_kind_leader_and_sail_but_no_damage() -> None:
    state = sea("british_flag_B s12 : B1/dp=3 B2 Neptune/british @lestock", "aux bFleet1 british_flag_B")
    before = seen(state, "bourbon")
    assert not before.squadrons
    run(spot(state, FormationId("british_flag_B"), "S.15"))
    shown = seen(state, "bourbon")
    assert shown.formations[FormationId("british_flag_B")].kind.value == "flag"
    assert sorted(len(one.ships) for one in shown.squadrons.values()) == [1, 4, 4]
    assert all(one.dp == -1 for one in shown.squadrons.values())
    assert {one.post for one in shown.leaders.values()} == {"british_flag_B"}
    assert shown.auxiliaries[AuxiliaryId("bFleet1")].formation == "?"


@pytest.mark.rule("IC.1.7")
def test_squadrons_in_harbour_are_counted_by_state_and_have_no_names() -> None:
    state = sea("harbour toulon : S1/fitting S2/fitting S3/fitting")
    shown = seen(state, "british").squadrons
    assert [(one.at, one.status.value) for one in shown.values()] == [("toulon", "fitting_out")] * 3
    assert not {"S1", "S2", "S3"} & set(shown)


@pytest.mark.rule("IC.1.7.b")
def test_where_an_auxiliary_is_assigned_only_its_owner_knows_until_it_is_tasked() -> None:
    state = sea("french_flag_B s12 : F1", "aux bFleet1 port_mahon", "aux bFleet2 shadow=french_flag_B")
    assert seen(state, "bourbon").auxiliaries[AuxiliaryId("bFleet1")].port == "?"
    assert seen(state, "british").auxiliaries[AuxiliaryId("bFleet1")].port == "port_mahon"
    assert seen(state, "bourbon").auxiliaries[AuxiliaryId("bFleet2")].task is Task.SHADOW


@pytest.mark.rule("IC.7.15.c", "IC.7.11.b")
def test_a_dummy_that_enters_a_strait_is_taken_off() -> None:
    state = sea("dummy:british:1 elba_straits")
    run(entered(state, FormationId("dummy:british:1")))
    assert not state.formations
    assert "dummy-off" in keys(state, "bourbon")


@pytest.mark.rule("IC.7.15", "T.search")
def test_a_dummy_that_a_search_finds_is_taken_off_and_not_shadowed() -> None:
    state = window("dummy:french:1 s12", "french_flag_B s12 : F1", "aux bFleet1 port_mahon")
    searched(state, 0, 5)
    assert list(state.formations) == [FLAG]
    assert formation(state, FLAG).spotted


@pytest.mark.rule("IC.7.13")
def test_only_those_who_shadow_this_formation_lose_it() -> None:
    state = sea(
        "french_flag_B s12 spotted : F1",
        "french_flag_C s12 spotted : F2",
        "aux bFleet1 shadow=french_flag_B",
        "aux bFleet2 shadow=french_flag_C",
        "aux fFleet1 escort=french_flag_B",
    )
    run(vanished(state, FLAG))
    assert [auxiliary(state, name).berth for name in ("bFleet1", "bFleet2", "fFleet1")] == [
        Berth.RECOVERY,
        Berth.TASKED,
        Berth.TASKED,
    ]


@pytest.mark.rule("T.search", "IC.7.13.b")
def test_the_offer_to_shadow_names_the_auxiliary_that_searched_if_one_did() -> None:
    state = window("french_flag_B s12 : F1", "aux bFleet1 port_mahon")
    offer = asked(windows.window(state), Order("search", "", ("s12",)), "bFleet1", 2)
    assert about(offer, Shadowing).auxiliary == "bFleet1"
    state = shared("british_flag_A s5 : B1", "aux bFleet1 british_flag_A")
    state.agenda = ("s5",)
    assert about(asked(searches(state), 2), Shadowing).auxiliary == ""


@pytest.mark.rule("IC.7.13.b", "T.aux.d")
@pytest.mark.parametrize(
    "lines",
    [("aux bGalley1 british_flag_A",), ("aux bFleet1 british_flag_A", "gale mistral f8 s5"), ("aux bFleet1 palma",)],
)
def test_no_other_auxiliary_takes_a_shadow_up_from_a_formation(lines: tuple[str, ...]) -> None:
    state = shared("british_flag_A s5 : B1", *lines)
    state.agenda = ("s5",)
    assert asked(searches(state), 2).choice == Pick(("pass",))
