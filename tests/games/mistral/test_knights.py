"""2.54 The Knights of Malta."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from maestre.games.mistral.auxiliaries.ranges import is_in_range
from maestre.games.mistral.auxiliaries.screening import may_act
from maestre.games.mistral.data.words import Fleet, Task
from maestre.games.mistral.detection.pickets import watched_out
from maestre.games.mistral.detection.watches import is_interdicted
from maestre.games.mistral.moving.courses import actions
from maestre.games.mistral.politics.bourbons import french_watches
from maestre.games.mistral.table.state import AuxiliaryId, Berth, Book, FormationId, Phase, State
from maestre.games.mistral.turn.ending import turn_end
from maestre.games.mistral.turn.windows import window
from maestre.play import Order, Pick
from tests.games.mistral.afloat import at_sea
from tests.games.mistral.positions import BOURBON, BRITISH, asked, auxiliary, refused, run, sea

KNIGHTS, TUNIS, SALE = (AuxiliaryId(name) for name in ("knights_of_malta", "tunis_pirate", "sale_rover"))
AT_HOME = "aux knights_of_malta valetta"
OUT = "aux tunis_pirate interdict=sicilian_channel"


@pytest.fixture(autouse=True)
def chapter() -> Iterator[None]:
    with at_sea():
        yield


def in_window(*lines: str, fleet: Fleet = BOURBON, **fields: Any) -> State:
    return sea(AT_HOME, *lines, phase=Phase.FIRST_WINDOW, acting=fleet, **fields)


def screen(pirate: str = TUNIS) -> Order:
    return Order("screen", "", (pirate,))


@pytest.mark.rule("2.542")
def test_they_screen_a_pirate_at_any_time_and_both_go_to_recovery_without_a_roll() -> None:
    state = in_window(OUT)
    run(window(state), screen(), KNIGHTS)
    assert auxiliary(state, KNIGHTS).berth is Berth.RECOVERY
    assert auxiliary(state, TUNIS).berth is Berth.RECOVERY
    assert not is_interdicted(state, "sicilian_channel", BRITISH)


@pytest.mark.rule("2.542")
def test_they_stop_a_pirate_as_it_starts_where_the_matrix_would_not() -> None:
    convoy = FormationId("convoy:spanish_troop:1")
    lines = ("aux algiers_pirate algiers", f"{convoy} barbary_coast spotted route=s13,s12")
    state = in_window(*lines, fleet=BRITISH, active=("algiers",), tasker="british")
    run(window(state), Order("convoy_attack", "", (convoy,)), "algiers_pirate", KNIGHTS)
    assert auxiliary(state, "algiers_pirate").berth is Berth.RECOVERY
    assert state.convoys[convoy].dp == 0


@pytest.mark.rule("2.542")
def test_they_hinder_nobody_but_pirates() -> None:
    convoy = FormationId("convoy:spanish_troop:1")
    lines = ("aux bFleet1 port_mahon", f"{convoy} s8 spotted route=s13,s12")
    state = in_window(*lines, fleet=BRITISH)
    run(window(state), Order("convoy_attack", "", (convoy,)), "bFleet1", KNIGHTS, 0)
    assert state.convoys[convoy].dp > 0
    searched = in_window("aux bFleet1 port_mahon", "spanish_flag_D s8 : S1", fleet=BRITISH)
    question = asked(window(searched), Order("search", "", ("s8",)), "bFleet1")
    assert question.choice == Pick(("pass",))


@pytest.mark.rule("2.542")
def test_nobody_else_screens_a_pirate_that_is_out() -> None:
    state = sea(OUT, "aux fFleet1 palermo", phase=Phase.FIRST_WINDOW, acting=BOURBON)
    refused(window(state), screen(), rule="2.542", key="screen-knights-only")


@pytest.mark.rule("2.541")
def test_they_sail_without_limit_but_not_west_of_the_strait() -> None:
    state = in_window("aux sale_rover interdict=the_gut")
    assert is_in_range(state, KNIGHTS, "the_gut")
    refused(window(state), screen(SALE), rule="2.541")
    near = in_window("aux sale_rover interdict=barbary_coast")
    run(window(near), screen(SALE), KNIGHTS)
    assert auxiliary(near, SALE).berth is Berth.RECOVERY
    strait = in_window()
    run(window(strait), Order("interdict", "", ("strait_gibraltar",)), KNIGHTS)
    assert auxiliary(strait, KNIGHTS).target == "strait_gibraltar"


@pytest.mark.rule("2.511", "2.543.a")
def test_both_players_may_task_them_the_british_only_against_pirates() -> None:
    assert KNIGHTS in may_act(in_window(OUT), BRITISH)
    assert KNIGHTS in may_act(in_window(OUT), BOURBON)
    assert KNIGHTS not in may_act(in_window(), BRITISH)
    assert KNIGHTS in may_act(in_window(active=("tunis",), tasker="bourbon"), BRITISH)


@pytest.mark.rule("2.543.b")
def test_the_british_pay_for_them_once_a_year() -> None:
    state = in_window(OUT, fleet=BRITISH)
    run(window(state), screen(), KNIGHTS, "pass")
    assert state.books[BRITISH].prestige == 9
    assert state.knights_paid
    again = in_window(OUT, fleet=BRITISH, knights_paid=True)
    run(window(again), screen(), KNIGHTS, "pass")
    assert again.books[BRITISH].prestige == 10


@pytest.mark.rule("2.543.b")
def test_they_pay_as_well_when_the_knights_screen_at_once() -> None:
    convoy = FormationId("convoy:british_supply")
    lines = ("aux algiers_pirate algiers", f"{convoy} barbary_coast spotted cargo=6")
    state = in_window(*lines, active=("algiers",), tasker="bourbon")
    run(window(state), Order("convoy_attack", "", (convoy,)), "algiers_pirate", KNIGHTS)
    assert state.books[BRITISH].prestige == 9
    assert state.convoys[convoy].dp == 0


@pytest.mark.rule("2.543.b")
def test_without_prestige_they_do_not_have_them() -> None:
    books = {fleet: Book(0) for fleet in Fleet}
    assert KNIGHTS not in may_act(in_window(OUT, books=books), BRITISH)
    assert KNIGHTS in may_act(in_window(OUT, books=books, knights_paid=True), BRITISH)


@pytest.mark.rule("2.543.a")
def test_the_bourbons_have_the_first_choice_and_pay_nothing() -> None:
    state = in_window(OUT, fleet=BRITISH)
    question = asked(window(state), screen(), KNIGHTS)
    assert (question.seat, question.rule) == ("bourbon", "2.543.a")
    taken = in_window(OUT, fleet=BRITISH)
    run(window(taken), screen(), KNIGHTS, "take")
    assert taken.books[BRITISH].prestige == 10
    assert auxiliary(taken, TUNIS).berth is Berth.RECOVERY


@pytest.mark.rule("2.544")
def test_only_the_bourbons_put_them_on_escort_duty_which_is_an_interdiction() -> None:
    state = in_window()
    run(window(state), Order("interdict", "", ("messina_straits",)), KNIGHTS)
    one = auxiliary(state, KNIGHTS)
    assert (one.berth, one.task) == (Berth.TASKED, Task.INTERDICT)
    assert is_interdicted(state, "messina_straits", BRITISH)
    assert not is_interdicted(state, "messina_straits", BOURBON)
    british = in_window(OUT, fleet=BRITISH)
    refused(window(british), Order("interdict", "", ("messina_straits",)), rule="2.544")


@pytest.mark.rule("2.544")
def test_guerre_de_course_opens_sea_zones_to_them() -> None:
    refused(window(in_window()), Order("interdict", "", ("maltese_roads",)), rule="2.544")
    state = in_window(year=1745)
    run(window(state), Order("interdict", "", ("maltese_roads",)), KNIGHTS)
    assert auxiliary(state, KNIGHTS).target == "maltese_roads"


@pytest.mark.rule("2.544", "2.332.g")
def test_on_duty_they_count_among_the_three_locations_of_a_british_failure() -> None:
    lines = ("aux fPriv1 interdict=elba_straits", "aux fFleet50a interdict=bonifacio")
    state = sea(*lines, "aux knights_of_malta interdict=messina_straits", year=1746)
    assert len(french_watches(state)) == 3
    run(turn_end(state))
    assert state.books[BRITISH].failed == 1
    without = sea(*lines, AT_HOME, year=1746)
    run(turn_end(without))
    assert without.books[BRITISH].failed == 0


@pytest.mark.rule("2.544")
def test_the_british_drive_them_off_and_the_bourbons_recall_them() -> None:
    flag = FormationId("british_flag_A")
    state = sea("british_flag_A messina_straits : B1", "aux knights_of_malta interdict=messina_straits")
    assert "clear:knights_of_malta" in actions(state, flag)
    french = sea("french_flag_B messina_straits : F1", "aux knights_of_malta interdict=messina_straits")
    assert "clear:knights_of_malta" not in actions(french, FormationId("french_flag_B"))
    run(watched_out(french), (KNIGHTS,))
    assert auxiliary(french, KNIGHTS).berth is Berth.RECOVERY
