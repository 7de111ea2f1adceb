"""2.5, T.pirates Corsairs: pirates and Privateers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from maestre.games.mistral.auxiliaries import corsairs
from maestre.games.mistral.auxiliaries.corsairs import (
    activation,
    bases,
    check_assigned,
    recover,
    silence,
    winter,
)
from maestre.games.mistral.auxiliaries.ranges import is_in_range
from maestre.games.mistral.auxiliaries.screening import may_act
from maestre.games.mistral.auxiliaries.tasks import able
from maestre.games.mistral.data import own_figures, within
from maestre.games.mistral.data.words import AuxiliaryClass, Contingent, Flag, Fleet, Role, Task
from maestre.games.mistral.detection.watches import is_interdicted
from maestre.games.mistral.moving.courses import actions
from maestre.games.mistral.moving.movement import spend
from maestre.games.mistral.table.ports import flag
from maestre.games.mistral.table.state import AuxiliaryId, Berth, Book, FormationId, Phase, State
from maestre.games.mistral.turn.ending import turn_end
from maestre.games.mistral.turn.windows import window
from maestre.play import Order, Pick, Refused
from tests.games.mistral.afloat import at_sea
from tests.games.mistral.positions import BOURBON, BRITISH, asked, auxiliary, refused, run, sea

FIGURES = own_figures()

PIRATES = (
    "aux sale_rover sale",
    "aux algiers_pirate algiers",
    "aux tunis_pirate tunis",
    "aux tripoli_pirate tripoli",
)
ALGIERS, TUNIS, TRIPOLI, SALE = (
    AuxiliaryId(name) for name in ("algiers_pirate", "tunis_pirate", "tripoli_pirate", "sale_rover")
)


@pytest.fixture(autouse=True)
def chapter() -> Iterator[None]:
    with at_sea():
        yield


def prestige(british: int, bourbon: int) -> dict[Fleet, Book]:
    return {BRITISH: Book(british), BOURBON: Book(bourbon)}


def summer(*lines: str, turn: int = 10, **fields: Any) -> State:
    """A position in which pirates may be Active."""
    return sea(*(lines or PIRATES), turn=turn, turns=turn, phase=Phase.PIRATES, **fields)


def let_loose(*lines: str, tasker: Fleet = BOURBON, **fields: Any) -> State:
    """All pirates are Active, in a window of whoever Tasks them."""
    return sea(
        *PIRATES,
        *lines,
        turn=10,
        turns=10,
        phase=Phase.FIRST_WINDOW,
        acting=tasker,
        active=FIGURES.corsairs.pirates.bases,
        tasker=tasker.value,
        **fields,
    )


def interdict(place: str) -> Order:
    return Order("interdict", "", (place,))


def raid(convoy: str) -> Order:
    return Order("convoy_attack", "", (convoy,))


# ------------------------------------------------------------------------------------------------ activation


@pytest.mark.rule("2.522", "T.pirates")
@pytest.mark.parametrize(
    ("face", "active"),
    [
        (0, ()),
        (3, ()),
        (4, ("sale",)),
        (5, ("algiers",)),
        (6, ("tunis",)),
        (7, ("tripoli",)),
        (8, ("sale", "algiers")),
        (9, ("tunis", "tripoli")),
    ],
)
def test_the_die_names_the_bases_that_are_active(face: int, active: tuple[str, ...]) -> None:
    state = summer()
    assert run(activation(state), face) is True
    assert state.active == active
    assert bool(state.tasker) is bool(active)


@pytest.mark.rule("2.522")
@pytest.mark.parametrize(("turn", "rolled"), [(8, False), (9, True), (16, True), (1, False), (4, False)])
def test_it_is_thrown_in_summer_and_fall_alone(turn: int, rolled: bool) -> None:
    state = summer(turn=turn, active=("tunis",), tasker="british")
    run(activation(state), *((0,) if rolled else ()))
    assert state.active == ()
    assert state.tasker == ""


@pytest.mark.rule("2.522")
def test_it_is_thrown_once_a_turn_and_holds_for_it() -> None:
    state = summer(impulse=2, active=("tunis",), tasker="british")
    assert run(activation(state)) is True
    assert (state.active, state.tasker) == (("tunis",), "british")


@pytest.mark.rule("T.pirates", "2.526.b")
def test_a_pirate_in_recovery_or_at_sea_or_of_a_silenced_base_is_not_active() -> None:
    state = summer("aux tunis_pirate recovery", PIRATES[3])
    run(activation(state), 9)
    assert state.active == ("tripoli",)
    busy = summer("aux algiers_pirate interdict=barbary_coast")
    run(activation(busy), 5)
    assert busy.active == ()
    quiet = summer()
    silence(quiet, "algiers")
    run(activation(quiet), 5)
    assert quiet.active == ()


@pytest.mark.rule("2.523")
@pytest.mark.parametrize(
    ("british", "bourbon", "tie", "tasker"),
    [(8, 9, BOURBON, "british"), (9, 8, BOURBON, "bourbon"), (8, 8, BOURBON, "bourbon"), (8, 8, BRITISH, "british")],
)
def test_the_poorer_player_tasks_them_and_on_a_tie_the_bourbons(
    british: int, bourbon: int, tie: Fleet, tasker: str
) -> None:
    state = summer(books=prestige(british, bourbon), pirate_tie=tie)
    run(activation(state), 9)
    assert state.tasker == tasker


@pytest.mark.rule("2.523", "2.52", "2.511")
def test_only_he_may_task_only_those_that_are_active() -> None:
    state = summer(active=("tunis",), tasker="british")
    assert may_act(state, BRITISH) == (TUNIS,)
    assert may_act(state, BOURBON) == ()


@pytest.mark.rule("2.511", "2.52")
def test_pirates_belong_to_nobody_and_their_ports_are_enemy_to_all() -> None:
    assert Contingent.PIRATE not in FIGURES.formations.fleets
    assert Contingent.KNIGHTS not in FIGURES.formations.fleets
    for fleet in Fleet:
        assert flag(sea(), "algiers", fleet) is Flag.ENEMY


# ------------------------------------------------------------------------------------------------ their Tasks


@pytest.mark.rule("2.524.a")
def test_pirates_interdict_sea_zones_and_not_straits() -> None:
    state = let_loose()
    run(window(state), interdict("barbary_coast"), ALGIERS)
    one = auxiliary(state, ALGIERS)
    assert (one.berth, one.task, one.target, one.sender) == (Berth.TASKED, Task.INTERDICT, "barbary_coast", "bourbon")
    refused(window(let_loose()), interdict("strait_gibraltar"), rule="2.524.a", key="pirate-only-zones")


@pytest.mark.rule("2.524.a", "2.5.U")
def test_pirates_neither_blockade_nor_search_nor_screen() -> None:
    state = let_loose("british_flag_A s8 : B1")
    refused(window(state), Order("blockade", "", ("port_mahon",)), rule="2.524.a", key="pirate-not-task")
    refused(window(state), Order("search", "", ("s8",)), rule="2.524.a", key="pirate-not-task")
    assert able(state, BOURBON, Task.SEARCH, "s8", free=True) == ()
    assert able(state, BOURBON, Task.INTERDICT, "barbary_coast") == (ALGIERS,)
    busy = let_loose("french_flag_B barbary_coast : F1", "aux bFleet1 port_mahon")
    busy.acting = BRITISH
    screens = asked(window(busy), Order("search", "", ("barbary_coast",)), "bFleet1")
    assert isinstance(screens.choice, Pick)
    assert screens.choice.options == ("pass",)


@pytest.mark.rule("2.524.b", "2.521")
def test_light_pirates_attack_convoys_and_galleys_do_not() -> None:
    convoy = "convoy:british_supply"
    state = let_loose(f"{convoy} barbary_coast spotted cargo=6")
    picked = asked(window(state), raid(convoy))
    assert isinstance(picked.choice, Pick)
    assert ALGIERS in picked.choice.options
    assert TUNIS not in picked.choice.options
    alone = sea(
        PIRATES[2],
        f"{convoy} sicilian_channel spotted cargo=6",
        phase=Phase.FIRST_WINDOW,
        acting=BOURBON,
        active=("tunis",),
        tasker="bourbon",
    )
    refused(window(alone), raid(convoy), rule="2.524.b", key="pirate-no-raid")
    run(window(state), raid(convoy), ALGIERS, 0)
    assert state.convoys[FormationId(convoy)].dp > 0


@pytest.mark.rule("2.521")
def test_pirates_are_light_but_for_the_galley_of_tunis() -> None:
    rows = {row.id: row.kind for row in FIGURES.scenarios.forces_of("1744").auxiliary if row.role is Role.PIRATE}
    light, galley = AuxiliaryClass.LIGHT, AuxiliaryClass.GALLEY
    assert rows == {SALE: light, ALGIERS: light, TUNIS: galley, TRIPOLI: light}


@pytest.mark.rule("2.529")
def test_a_pirate_that_attacks_goes_to_recovery_and_one_that_is_screened_too() -> None:
    convoy = FormationId("convoy:british_supply")
    state = let_loose(f"{convoy} barbary_coast spotted cargo=6")
    run(window(state), raid(convoy), ALGIERS, 0)
    assert auxiliary(state, ALGIERS).berth is Berth.RECOVERY
    assert state.convoys[convoy].dp > 0
    screened = let_loose(f"{convoy} barbary_coast spotted cargo=6", "aux bFleet1 port_mahon")
    run(window(screened), raid(convoy), ALGIERS, "bFleet1")
    assert auxiliary(screened, ALGIERS).berth is Berth.RECOVERY
    assert screened.convoys[convoy].dp == 0


@pytest.mark.rule("2.528.c")
def test_a_pirate_is_screened_at_once_by_a_fleet_auxiliary_in_range_and_both_go_to_recovery() -> None:
    state = let_loose("aux bFleet1 port_mahon")
    run(window(state), interdict("barbary_coast"), ALGIERS, "bFleet1")
    assert auxiliary(state, ALGIERS).berth is Berth.RECOVERY
    assert auxiliary(state, "bFleet1").berth is Berth.RECOVERY
    assert not is_interdicted(state, "barbary_coast", BRITISH)
    other = let_loose("aux fFleet1 toulon", "aux fFleet2 palma", tasker=BRITISH)
    run(window(other), interdict("barbary_coast"), ALGIERS, "fFleet2")
    assert auxiliary(other, ALGIERS).berth is Berth.RECOVERY


@pytest.mark.rule("2.526.b")
def test_the_base_of_a_pirate_that_is_tasked_is_noted() -> None:
    state = let_loose()
    run(window(state), interdict("barbary_coast"), ALGIERS)
    assert state.used == ("algiers",)


@pytest.mark.rule("2.526.b")
def test_a_silenced_base_keeps_its_pirate_on_the_map_and_idle() -> None:
    state = let_loose()
    silence(state, "algiers")
    assert state.silenced == ("algiers",)
    assert auxiliary(state, ALGIERS).port == "algiers"
    assert ALGIERS not in may_act(state, BOURBON)
    with pytest.raises(Refused) as error:
        corsairs.barred(state, BOURBON, ALGIERS, Task.INTERDICT, "barbary_coast")
    assert error.value.rule == "2.526.b"


@pytest.mark.rule("2.52", "2.528.a")
@pytest.mark.parametrize("fleet", ["british_flag_A", "french_flag_B"])
def test_a_formation_of_either_player_drives_a_pirate_off_for_an_mp(fleet: str) -> None:
    name = FormationId(fleet)
    ships = "B1" if fleet.startswith("british") else "F1"
    state = sea(f"{fleet} the_gut spotted : {ships}", "aux sale_rover interdict=the_gut", tasker="british")
    assert "clear:sale_rover" in actions(state, name)
    run(spend(state, name, "clear:sale_rover"))
    assert auxiliary(state, SALE).berth is Berth.RECOVERY
    assert state.formations[name].place == "the_gut"


@pytest.mark.rule("2.52")
def test_a_zone_that_pirates_interdict_is_so_for_both() -> None:
    state = sea("aux algiers_pirate interdict=barbary_coast")
    assert is_interdicted(state, "barbary_coast", BRITISH)
    assert is_interdicted(state, "barbary_coast", BOURBON)


@pytest.mark.rule("2.528.b")
@pytest.mark.parametrize(("turn", "leaves"), [(1, True), (2, False), (11, False), (16, False)])
def test_it_interdicts_until_the_first_winter_turn_begins(turn: int, leaves: bool) -> None:
    state = sea("aux algiers_pirate interdict=barbary_coast", turn=turn)
    run(winter(state))
    assert (auxiliary(state, ALGIERS).berth is Berth.RECOVERY) is leaves


@pytest.mark.rule("2.525.a", "2.525.b")
@pytest.mark.parametrize(
    ("british", "bourbon", "tasker", "failed"),
    [(10, 8, "bourbon", (1, 0)), (8, 10, "british", (0, 1)), (9, 9, "british", (1, 1))],
)
def test_a_zone_held_by_pirates_is_a_failed_order_for_who_did_not_task_them(
    british: int, bourbon: int, tasker: str, failed: tuple[int, int]
) -> None:
    state = sea(
        f"aux algiers_pirate interdict=barbary_coast sender={tasker}",
        f"aux tunis_pirate interdict=sicilian_channel sender={tasker}",
        books=prestige(british, bourbon),
        turn=10,
        turns=10,
    )
    run(turn_end(state))
    assert (state.books[BRITISH].failed, state.books[BOURBON].failed) == failed


# ------------------------------------------------------------------------------------------------ Bases


@pytest.mark.rule("2.512.a", "2.512.c")
@pytest.mark.parametrize(
    ("where", "rule"),
    [("melilla", "2.512.c"), ("tunis", "2.512.c"), ("gibraltar", "2.512.c"), ("leghorn", ""), ("palma", "")],
)
def test_privateers_base_at_bourbon_and_neutral_ports_outside_north_africa(where: str, rule: str) -> None:
    state = sea("aux sPriv1 available", "spanish_flag_D cartagena : S1")
    if not rule:
        check_assigned(state, AuxiliaryId("sPriv1"), where)
        return
    with pytest.raises(Refused) as error:
        check_assigned(state, AuxiliaryId("sPriv1"), where)
    assert error.value.rule == rule


@pytest.mark.rule("2.512.a")
def test_a_privateer_is_not_assigned_to_a_formation() -> None:
    state = sea("aux sPriv1 available", "spanish_flag_D cartagena : S1", "aux sFleet1 available")
    with pytest.raises(Refused) as error:
        check_assigned(state, AuxiliaryId("sPriv1"), "spanish_flag_D")
    assert error.value.rule == "2.512.a"
    check_assigned(state, AuxiliaryId("sFleet1"), "spanish_flag_D")


@pytest.mark.rule("2.513")
def test_it_changes_its_base_from_the_available_box_alone() -> None:
    state = sea("aux sPriv1 barcelona")
    with pytest.raises(Refused) as error:
        check_assigned(state, AuxiliaryId("sPriv1"), "palma")
    assert error.value.rule == "2.513"


@pytest.mark.rule("2.512.b", "2.551.b")
def test_each_north_african_base_takes_one_pirate_and_sale_its_rovers() -> None:
    state = sea("aux algiers_pirate algiers", "aux tunis_pirate recovery", "aux sale_rover recovery")
    assert bases(state, TUNIS) == ("tunis", "tripoli")
    assert bases(state, SALE) == ("sale",)
    assert bases(sea("aux knights_of_malta recovery"), AuxiliaryId("knights_of_malta")) == ("valetta",)


@pytest.mark.rule("2.53", "2.511")
def test_privateers_are_bourbon_and_fight_the_british_before_the_french_war_too() -> None:
    convoy = FormationId("convoy:british_supply")
    lines = (f"{convoy} s13 spotted cargo=6",)
    state = sea(*lines, "aux fPriv1 toulon", phase=Phase.FIRST_WINDOW, acting=BOURBON, war=False)
    assert may_act(state, BOURBON) == ("fPriv1",)
    run(window(state), raid(convoy), "fPriv1", 1)
    assert auxiliary(state, "fPriv1").berth is Berth.RECOVERY
    navy = sea(*lines, "aux fFleet1 toulon", phase=Phase.FIRST_WINDOW, acting=BOURBON, war=False)
    refused(window(navy), raid(convoy), rule="IC.6.29")
    watch = sea("aux fPriv1 interdict=elba_straits", war=False)
    assert is_interdicted(watch, "elba_straits", BRITISH)
    assert not is_interdicted(watch, "elba_straits", BOURBON)


@pytest.mark.rule("2.531")
def test_they_work_as_fleet_auxiliaries_without_limit_of_range() -> None:
    state = sea("aux sPriv1 barcelona", "aux sFleet1 barcelona")
    assert is_in_range(state, AuxiliaryId("sPriv1"), "maltese_roads")
    assert not is_in_range(state, AuxiliaryId("sFleet1"), "maltese_roads")
    assert auxiliary(state, "sPriv1").kind is AuxiliaryClass.FLEET
    assert FIGURES.corsairs.file.privateers.works_as is AuxiliaryClass.FLEET


# ------------------------------------------------------------------------------------------------ Recovery


def autumn(*lines: str, turn: int = 6, **fields: Any) -> State:
    return sea(*lines, turn=turn, turns=turn, phase=Phase.RECOVERING, **fields)


@pytest.mark.rule("2.55", "2.551.a")
@pytest.mark.parametrize(("turn", "face", "back"), [(2, 3, True), (2, 4, False), (6, 4, True), (6, 5, False)])
def test_a_pirate_recovers_like_any_auxiliary_and_goes_straight_to_its_base(turn: int, face: int, back: bool) -> None:
    state = autumn("aux sale_rover recovery", turn=turn)
    run(recover(state), face)
    one = auxiliary(state, SALE)
    assert (one.berth is Berth.ASSIGNED) is back
    assert one.port == ("sale" if back else "")


@pytest.mark.rule("2.55")
def test_privateers_recover_in_winter_on_three_or_less() -> None:
    found = FIGURES.auxiliaries.recovered_on(AuxiliaryClass.FLEET, Role.PRIVATEER)
    assert within(found, 3)
    assert not within(found, 4)
    state = autumn("aux sPriv1 recovery")
    run(recover(state))
    assert auxiliary(state, "sPriv1").berth is Berth.RECOVERY


@pytest.mark.rule("2.551.a", "2.552")
def test_the_poorer_player_names_the_base_before_the_roll() -> None:
    lines = ("aux tunis_pirate recovery", "aux algiers_pirate algiers")
    state = autumn(*lines, books=prestige(8, 9))
    question = asked(recover(state))
    assert (question.seat, question.choice) == ("british", Pick(("tunis", "tripoli")))
    run(recover(state), "tripoli", 0)
    assert auxiliary(state, TUNIS).port == "tripoli"


@pytest.mark.rule("2.552")
def test_on_a_tie_the_lower_of_two_dice_chooses_and_equal_ones_are_thrown_again() -> None:
    lines = ("aux tunis_pirate recovery", "aux algiers_pirate algiers")
    assert asked(recover(autumn(*lines)), 3, 7).seat == "british"
    assert asked(recover(autumn(*lines)), 7, 3).seat == "bourbon"
    assert asked(recover(autumn(*lines)), 5, 5, 6, 2).seat == "bourbon"


@pytest.mark.rule("2.553")
def test_in_the_last_turn_of_fall_all_come_back_without_a_roll() -> None:
    state = autumn("aux sale_rover recovery", "aux knights_of_malta recovery", turn=16)
    run(recover(state))
    assert auxiliary(state, SALE).port == "sale"
    assert auxiliary(state, "knights_of_malta").port == "valetta"
