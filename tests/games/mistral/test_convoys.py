"""IC.10.1-IC.10.15 Convoys: their way, their escorts, their Scattering."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from maestre.games.mistral.convoys.merchantmen import harm, scatter, struck
from maestre.games.mistral.convoys.phases import joining, scattering
from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import Task
from maestre.games.mistral.detection.searching import conceal_all
from maestre.games.mistral.moving import storms
from maestre.games.mistral.moving.courses import actions, due
from maestre.games.mistral.moving.movement import spend
from maestre.games.mistral.table.formations import allowance_of, movement_allowance, squadrons_in
from maestre.games.mistral.table.moments import CONVOY_OVER, SCATTERED
from maestre.games.mistral.table.state import Berth, Duty, FormationId, Phase, SquadronId, State
from maestre.games.mistral.turn.windows import window
from maestre.play import Order, Pick, Some, change
from tests.games.mistral.afloat import at_sea
from tests.games.mistral.positions import (
    BOURBON,
    BRITISH,
    asked,
    auxiliary,
    formation,
    keys,
    moment,
    refused,
    run,
    sea,
)

FIGURES = own_figures()

OUTBOUND = FormationId("convoy:british_levant_outbound")
SUPPLY = FormationId("convoy:british_supply")
TROOPS = FormationId("convoy:spanish_troop:1")
ROUTE = "route=the_gut,strait_gibraltar,melilla,algiers,sicilian_channel,s23,maltese_roads"


@pytest.fixture(autouse=True)
def chapter() -> Iterator[None]:
    with at_sea():
        yield


def moving(state: State) -> list[FormationId]:
    """Which British stacks spend an MP in each MPI of an Impulse."""
    found: list[FormationId] = []
    for increment in range(1, FIGURES.calendar.increments + 1):
        state.increment = increment
        found += due(state, BRITISH)
    return found


# ------------------------------------------------------------------------------------------------ the way


@pytest.mark.rule("IC.10.1")
def test_a_convoy_has_three_mps_and_so_has_its_faster_escort() -> None:
    state = sea(f"{OUTBOUND} melilla {ROUTE} step=2", f"british_detachment_1 <{OUTBOUND} : BD1")
    assert allowance_of(FIGURES, squadrons_in(state, FormationId("british_detachment_1"))).whole == 4
    assert movement_allowance(state, OUTBOUND).whole == 3
    assert moving(state) == [OUTBOUND] * 3


@pytest.mark.rule("IC.10.11", "2.152")
def test_a_convoy_on_a_route_has_no_choice_but_its_next_step() -> None:
    state = sea(f"{OUTBOUND} melilla {ROUTE} step=2")
    (way,) = actions(state, OUTBOUND)
    assert way.endswith(":algiers")


@pytest.mark.rule("IC.10.11")
def test_it_tries_again_to_catch_the_wind_that_it_missed() -> None:
    state = sea(f"{OUTBOUND} the_gut:out {ROUTE} step=0 spotted")
    assert actions(state, OUTBOUND) == ("catch:strait_gibraltar",)
    run(spend(state, OUTBOUND, "catch:strait_gibraltar"), 9)
    assert formation(state, OUTBOUND).place == "the_gut:out"
    assert actions(state, OUTBOUND) == ("catch:strait_gibraltar",)
    run(spend(state, OUTBOUND, "catch:strait_gibraltar"), 0)
    assert formation(state, OUTBOUND).place == "strait_gibraltar"
    assert state.convoys[OUTBOUND].step == 1


@pytest.mark.rule("IC.10.11")
def test_after_a_withdrawal_it_marks_time_once_and_goes_back_to_its_route() -> None:
    state = sea(f"{OUTBOUND} s3 {ROUTE} step=2 idle")
    assert actions(state, OUTBOUND) == ("stay",)
    run(spend(state, OUTBOUND, "stay"))
    assert all(not way.startswith("stay") for way in actions(state, OUTBOUND))


@pytest.mark.rule("IC.10.11")
def test_a_convoy_does_not_put_into_harbours_on_its_way() -> None:
    route = "route=the_gut,strait_gibraltar,gibraltar,s2,barbary_coast"
    state = sea(f"{OUTBOUND} gibraltar {route} step=2")
    assert "enter" not in actions(state, OUTBOUND)
    from maestre.games.mistral.battle.withdrawal import refuges

    assert "enter" not in refuges(state, OUTBOUND)


@pytest.mark.rule("O.escort", "IC.10.11")
@pytest.mark.parametrize(
    ("lines", "covered"),
    [
        ((), 0),
        ((f"british_detachment_1 <{OUTBOUND} spotted : B1",), 1),
        ((f"aux bFleet1 escort={OUTBOUND}",), 1),
        (("british_detachment_1 algiers : B1",), 0),
    ],
)
def test_spaces_are_counted_with_and_without_escort(lines: tuple[str, ...], covered: int) -> None:
    state = sea(f"{OUTBOUND} melilla {ROUTE} step=2 spotted", *lines, winds=("vendavales",))
    while formation(state, OUTBOUND).place == "melilla":
        (way,) = actions(state, OUTBOUND)
        run(spend(state, OUTBOUND, way), *((0,) if way.startswith("catch") else ()))
    one = state.convoys[OUTBOUND]
    assert (one.step, one.entered, one.covered) == (3, 1, covered)


@pytest.mark.rule("O.escort")
def test_the_boxes_of_a_sea_zone_are_not_counted_beside_it() -> None:
    state = sea(f"{OUTBOUND} algiers {ROUTE} step=3 spotted")
    while formation(state, OUTBOUND).place != "sicilian_channel":
        (way,) = actions(state, OUTBOUND)
        run(spend(state, OUTBOUND, way), *((0,) if way.startswith("catch") else ()))
    assert (state.convoys[OUTBOUND].step, state.convoys[OUTBOUND].entered) == (4, 1)


# ------------------------------------------------------------------------------------------------ escorts


@pytest.mark.rule("IC.10.12", "2.125.b", "IC.10.1")
@pytest.mark.parametrize("escort", ["british_detachment_1", "alone:B1"])
def test_who_has_the_escort_order_joins_the_convoy_where_they_meet(escort: str) -> None:
    state = sea(f"{OUTBOUND} melilla {ROUTE} step=2", f"{escort} melilla : B1", f"chit BR-ES1 issued {escort}")
    assert run(joining(state)) is True
    assert formation(state, escort).superior == OUTBOUND
    assert moving(state) == [OUTBOUND] * 3


@pytest.mark.rule("IC.10.12")
@pytest.mark.parametrize(
    ("place", "chit"),
    [("algiers", "BR-ES1"), ("melilla", "BR-ES3"), ("melilla", "BR-CR1")],
)
def test_nobody_joins_from_elsewhere_or_under_another_order(place: str, chit: str) -> None:
    state = sea(
        f"{OUTBOUND} melilla {ROUTE} step=2", f"british_flag_A {place} : B1", f"chit {chit} issued british_flag_A"
    )
    run(joining(state))
    assert not formation(state, "british_flag_A").superior


@pytest.mark.rule("IC.10.12")
def test_an_escort_gives_up_its_watch_and_shares_what_the_enemy_sees() -> None:
    state = sea(
        f"{OUTBOUND} bonifacio {ROUTE}",
        "british_flag_A bonifacio spotted duty=interdiction : B1",
        "chit BR-ES1 issued british_flag_A",
    )
    run(joining(state))
    assert formation(state, OUTBOUND).spotted
    assert formation(state, "british_flag_A").spotted
    assert formation(state, "british_flag_A").duty is Duty.NONE


@pytest.mark.rule("IC.10.12", "IC.10.15")
def test_a_scattered_convoy_takes_no_escort() -> None:
    state = sea(
        f"{OUTBOUND} melilla {ROUTE} step=2 scattered",
        "british_flag_A melilla : B1",
        "chit BR-ES1 issued british_flag_A",
    )
    run(joining(state))
    assert not formation(state, "british_flag_A").superior


ESCORTED = (
    f"{OUTBOUND} melilla {ROUTE} step=2",
    "aux bFleet1 gibraltar",
    "chit BR-ES1 issued bFleet1",
)


@pytest.mark.rule("IC.10.13")
def test_an_auxiliary_with_the_order_joins_a_convoy_in_range_and_goes_with_it() -> None:
    state = sea(*ESCORTED, phase=Phase.SECOND_WINDOW)
    run(window(state), Order("escort", "", ("melilla",)), "bFleet1")
    one = auxiliary(state, "bFleet1")
    assert (one.berth, one.task, one.target) == (Berth.TASKED, Task.ESCORT, OUTBOUND)


@pytest.mark.rule("IC.10.13")
@pytest.mark.parametrize(
    ("lines", "rule"),
    [
        ((ESCORTED[0], "aux bFleet1 gibraltar"), "IC.6.2.b"),
        ((ESCORTED[0], "aux bLight1 gibraltar", "chit BR-ES1 issued bLight1"), "2.233.b"),
        ((ESCORTED[0], "aux bFleet1 port_mahon", "chit BR-ES1 issued bFleet1"), "IC.6.14"),
    ],
)
def test_an_auxiliary_without_order_or_of_another_class_or_too_far_does_not(lines: tuple[str, ...], rule: str) -> None:
    state = sea(*lines, phase=Phase.FIRST_WINDOW)
    refused(window(state), Order("escort", "", ("melilla",)), rule=rule)


@pytest.mark.rule("IC.10.13", "T.screen")
def test_an_escorting_auxiliary_screens_an_attack_whatever_its_range_and_both_go_to_recovery() -> None:
    state = sea(
        f"{OUTBOUND} maltese_roads {ROUTE} step=6 spotted",
        f"aux bFleet1 escort={OUTBOUND}",
        "aux sPriv1 barcelona",
        phase=Phase.FIRST_WINDOW,
        acting=BOURBON,
    )
    question = asked(window(state), Order("convoy_attack", "", (OUTBOUND,)), "sPriv1")
    assert isinstance(question.choice, Pick)
    assert question.choice.options == ("bFleet1", "pass")
    state = sea(
        f"{OUTBOUND} maltese_roads {ROUTE} step=6 spotted",
        f"aux bFleet1 escort={OUTBOUND}",
        "aux sPriv1 barcelona",
        phase=Phase.FIRST_WINDOW,
        acting=BOURBON,
    )
    run(window(state), Order("convoy_attack", "", (OUTBOUND,)), "sPriv1", "bFleet1")
    assert auxiliary(state, "bFleet1").berth is Berth.RECOVERY
    assert auxiliary(state, "sPriv1").berth is Berth.RECOVERY
    assert state.convoys[OUTBOUND].dp == 0


@pytest.mark.rule("IC.10.13")
@pytest.mark.parametrize(
    ("attacked", "asked_for"), [(TROOPS, ("pass",)), ("convoy:spanish_troop:2", ("sFleet1", "pass"))]
)
def test_an_escorting_auxiliary_screens_no_attack_on_another_convoy_in_the_place(
    attacked: str, asked_for: tuple[str, ...]
) -> None:
    state = sea(
        f"{TROOPS} s14 spotted",
        "convoy:spanish_troop:2 s14 spotted",
        "aux sFleet1 escort=convoy:spanish_troop:2",
        "aux sLight1 cadiz",
        "aux bFleet1 port_mahon",
        phase=Phase.FIRST_WINDOW,
    )
    question = asked(window(state), Order("convoy_attack", "", (attacked,)), "bFleet1")
    assert question.choice == Pick(asked_for)


@pytest.mark.rule("IC.10.13")
def test_two_convoys_in_one_place_are_told_apart_in_secret() -> None:
    state = sea(
        f"{TROOPS} s14 route=barcelona,s14,s13",
        "convoy:spanish_troop:2 s14 route=barcelona,s14,s13",
        "aux sFleet1 barcelona",
        "chit BO-ES1:1 issued sFleet1",
        phase=Phase.FIRST_WINDOW,
        acting=BOURBON,
    )
    question = asked(window(state), Order("escort", "", ("s14",)), "sFleet1")
    assert question.secret
    run(window(state), Order("escort", "", ("s14",)), "sFleet1", "convoy:spanish_troop:2")
    assert auxiliary(state, "sFleet1").target == "convoy:spanish_troop:2"


# ------------------------------------------------------------------------------------------------ Scattering


@pytest.mark.rule("IC.10.15", "2.348.a", "2.154.c", "2.417.b")
@pytest.mark.parametrize(
    ("convoy", "escort", "chit"),
    [(OUTBOUND, "british_detachment_1", "BR-ES1"), (SUPPLY, "british_detachment_1", "BR-ES3")],
)
def test_the_owner_scatters_a_convoy_before_the_winds_and_its_escort_is_released(
    convoy: FormationId, escort: str, chit: str
) -> None:
    state = sea(
        f"{convoy} s3 {ROUTE} step=2",
        f"{escort} <{convoy} : B1",
        f"chit {chit} issued {escort}",
        phase=Phase.SCATTERING,
    )
    with moment(SCATTERED) as calls:
        assert run(scattering(state), (convoy,)) is False
    assert calls == [(convoy,)]
    assert state.convoys[convoy].scattered
    assert formation(state, escort).superior == ""
    assert formation(state, escort).place == "s3"
    assert formation(state, escort).handle not in ("", formation(state, convoy).handle)


@pytest.mark.rule("2.348.a", "IC.10.15")
def test_each_fleet_is_asked_for_its_own_convoys_at_sea_that_are_whole() -> None:
    state = sea(
        f"{OUTBOUND} s3 {ROUTE} step=2 scattered",
        f"{TROOPS} s13 route=barcelona,s14,s13,s12",
        "convoy:spanish_troop:2 barcelona/harbour route=barcelona,s14",
        phase=Phase.SCATTERING,
    )
    assert run(scattering(state)) is False
    question = asked(scattering(state))
    assert (question.seat, question.choice) == ("bourbon", Some((TROOPS,), 0, 1))
    assert run(scattering(state), (TROOPS,)) is True
    assert state.convoys[TROOPS].scattered


@pytest.mark.rule("IC.10.15", "2.154.c", "2.417.b")
def test_a_scattered_convoy_goes_on_along_its_route() -> None:
    state = sea(f"{OUTBOUND} melilla {ROUTE} step=2")
    before = actions(state, OUTBOUND)
    run(scatter(state, OUTBOUND, "IC.10.15"))
    assert actions(state, OUTBOUND) == before
    assert state.convoys[OUTBOUND].route


@pytest.mark.rule("IC.10.18", "IC.10.15")
def test_a_scattered_convoy_is_seen_by_all_and_stays_so() -> None:
    state = sea(f"{OUTBOUND} s3 {ROUTE} step=2")
    run(scatter(state, OUTBOUND, "IC.10.15"))
    assert formation(state, OUTBOUND).spotted
    run(conceal_all(state))
    assert formation(state, OUTBOUND).spotted
    change(state.convoys, OUTBOUND, scattered=False)
    run(conceal_all(state))
    assert not formation(state, OUTBOUND).spotted


@pytest.mark.rule("2.154.b", "2.417.a", "IC.10.15")
@pytest.mark.parametrize("convoy", [OUTBOUND, SUPPLY])
def test_scattered_it_takes_damage_from_auxiliaries_and_none_from_battle(convoy: FormationId) -> None:
    state = sea(f"{convoy} s3 scattered spotted cargo=6")
    run(struck(state, convoy, 5))
    assert state.convoys[convoy].dp == 0
    run(harm(state, convoy, 5, "T.convoy_attack"))
    assert state.convoys[convoy].dp == 5
    change(state.convoys, convoy, scattered=False)
    run(struck(state, convoy, 2))
    assert state.convoys[convoy].dp == 7


@pytest.mark.rule("2.157.b", "2.349.b")
@pytest.mark.parametrize("convoy", [OUTBOUND, TROOPS])
def test_a_gale_wears_the_escort_and_not_the_convoy(convoy: FormationId) -> None:
    escort = "british_detachment_1" if convoy == OUTBOUND else "spanish_detachment_1"
    ships = "B1" if convoy == OUTBOUND else "S1"
    state = sea(
        f"{convoy} s13 route=s13,s12", f"{escort} <{convoy} : {ships}", "gale mistral f10 s13", phase=Phase.GALE_WEAR
    )
    while not run(storms.PHASES[Phase.GALE_WEAR](state)):
        pass
    assert state.squadrons[SquadronId(ships)].dp > 0
    assert state.convoys[convoy].dp == 0


@pytest.mark.rule("IC.10.12")
def test_orders_are_judged_before_the_escort_is_released() -> None:
    state = sea(f"{SUPPLY} gibraltar cargo=1", f"british_detachment_1 <{SUPPLY} : B1", f"aux bFleet1 escort={SUPPLY}")
    with moment(CONVOY_OVER) as calls:
        run(spend(state, SUPPLY, "unload:1"))
    assert calls == [(SUPPLY,)]
    assert formation(state, "british_detachment_1").superior == ""
    assert auxiliary(state, "bFleet1").berth is Berth.RECOVERY
    assert SUPPLY not in state.formations
    assert "supply-empty" in keys(state)
