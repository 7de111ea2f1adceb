"""IC.7.2, IC.7.24, 2.33 Blockades and Interdictions by Formations and by Auxiliaries."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import Event, Fleet, Task
from maestre.games.mistral.detection import pickets, watches
from maestre.games.mistral.detection.pickets import watched_out
from maestre.games.mistral.detection.watches import (
    bars_blockade,
    bars_interdiction,
    declare,
    is_blockaded,
    is_interdicted,
)
from maestre.games.mistral.moving.courses import actions
from maestre.games.mistral.moving.movement import spend
from maestre.games.mistral.table.moments import AFTER_BATTLE, IMPULSE_OVER
from maestre.games.mistral.table.state import Berth, Duty, FormationId, Phase, State
from maestre.games.mistral.turn.windows import window
from maestre.play import Each, Order
from tests.games.mistral.afloat import at_sea
from tests.games.mistral.positions import (
    BOURBON,
    BRITISH,
    asked,
    auxiliary,
    formation,
    keys,
    refused,
    run,
    sea,
    squadron,
)

FIGURES = own_figures()

FLAG = FormationId("british_flag_A")


@pytest.fixture(autouse=True)
def chapter() -> Iterator[None]:
    with at_sea():
        yield


def at_end(*lines: str, **fields: Any) -> State:
    """A position at the end of an MPI."""
    return sea(*lines, phase=Phase.WATCHES, **fields)


def in_window(*lines: str, fleet: Fleet = BRITISH, **fields: Any) -> State:
    """A position in a window of a Fleet's."""
    return sea(*lines, phase=Phase.FIRST_WINDOW, acting=fleet, **fields)


def interdict(place: str) -> Order:
    return Order("interdict", "", (place,))


def blockade(place: str) -> Order:
    return Order("blockade", "", (place,))


# ------------------------------------------------------------------------------------------------ Interdiction


@pytest.mark.rule("IC.7.2.b")
def test_a_formation_alone_in_a_strait_may_interdict_until_it_leaves() -> None:
    state = at_end("british_flag_A bonifacio spotted : B1", winds=("mistral",))
    assert run(declare(state), {FLAG: "interdict"}) is False
    assert formation(state, FLAG).duty is Duty.INTERDICTION
    assert is_interdicted(state, "bonifacio", BOURBON)
    assert not is_interdicted(state, "bonifacio", BRITISH)
    way = next(each for each in actions(state, FLAG) if each.startswith(("go:", "catch:")))
    while formation(state, FLAG).place == "bonifacio":
        run(spend(state, FLAG, way), *((0,) if way.startswith("catch") else ()))
    assert formation(state, FLAG).duty is Duty.NONE
    assert not is_interdicted(state, "bonifacio", BOURBON)


@pytest.mark.rule("IC.7.2.b")
@pytest.mark.parametrize(
    "lines",
    [
        ("british_flag_A s12 : B1",),
        ("british_flag_A bonifacio disorganised : B1",),
        ("british_flag_A bonifacio : B1", "french_flag_B bonifacio : F1"),
        ("british_flag_A bonifacio : B1", "dummy:french:1 bonifacio"),
        ("british_flag_A bonifacio",),
    ],
)
def test_no_strait_disorder_an_enemy_counter_or_no_squadron_forbids_it(lines: tuple[str, ...]) -> None:
    state = at_end(*lines)
    error = bars_interdiction(state, FLAG)
    assert error is not None
    assert error.rule == "IC.7.2.b"
    assert run(declare(state)) is False


@pytest.mark.rule("IC.7.2.b")
def test_convoys_and_lone_squadrons_keep_no_watch() -> None:
    state = at_end("alone:B1 bonifacio spotted : B1", "convoy:british_supply elba_straits spotted : B2")
    assert run(declare(state)) is False


@pytest.mark.rule("IC.7.2.b", "IC.7.24.c")
def test_a_battle_ends_an_interdiction_and_leaves_a_blockade() -> None:
    state = at_end("british_flag_A bonifacio duty=interdiction : B1", "british_flag_B cartagena duty=blockade : B2")
    run(AFTER_BATTLE(state, "bonifacio", (FLAG,)))
    run(AFTER_BATTLE(state, "cartagena", (FormationId("british_flag_B"),)))
    assert formation(state, FLAG).duty is Duty.NONE
    assert formation(state, "british_flag_B").duty is Duty.BLOCKADE


@pytest.mark.rule("IC.7.2")
@pytest.mark.parametrize(("watch", "spotted"), [("tunis_pirate", True), ("", False)])
def test_whoever_enters_an_interdicted_place_is_spotted(watch: str, spotted: bool) -> None:
    lines = ("british_flag_A sicilian_channel:in link=s8 : B1",)
    state = sea(*lines, *((f"aux {watch} interdict=sicilian_channel",) if watch else ()))
    run(spend(state, FLAG, "catch:sicilian_channel"), ("0",))
    assert formation(state, FLAG).place == "sicilian_channel"
    assert formation(state, FLAG).spotted is spotted


# ------------------------------------------------------------------------------------------------ Blockade


@pytest.mark.rule("IC.7.24", "IC.7.24.b")
def test_a_formation_before_an_enemy_port_may_blockade_it() -> None:
    state = at_end("british_flag_A cartagena spotted : B1")
    question = asked(declare(state))
    assert question.choice == Each(((FLAG, ("pass", "blockade")),))
    run(declare(state), {FLAG: "blockade"})
    assert is_blockaded(state, "cartagena", BOURBON)
    assert not is_blockaded(state, "cartagena", BRITISH)


@pytest.mark.rule("IC.7.24.b")
@pytest.mark.parametrize(
    ("place", "open_"), [("genoa", False), ("cB", False), ("gibraltar", False), ("algiers", True), ("palma", True)]
)
def test_enemy_ports_and_pirate_bases_may_be_blockaded_and_no_others(place: str, open_: bool) -> None:
    error = bars_blockade(at_end(f"british_flag_A {place} : B1"), FLAG)
    assert (error is None) is open_
    assert open_ or (error is not None and error.rule == "IC.7.24.b")


@pytest.mark.rule("IC.7.24", "IC.7.24.b")
@pytest.mark.parametrize("line", ["british_flag_A cartagena disorganised : B1", "british_flag_A cartagena"])
def test_without_a_squadron_or_in_disorder_nobody_blockades(line: str) -> None:
    assert bars_blockade(at_end(line), FLAG) is not None


@pytest.mark.rule("IC.7.24.b", "IC.7.24.c")
def test_several_share_a_blockade_that_ends_with_the_last() -> None:
    state = at_end("british_flag_A cartagena : B1", "british_flag_B cartagena : B2")
    run(declare(state), {FLAG: "blockade", "british_flag_B": "blockade"})
    run(watches.left(state, FLAG, "cartagena"))
    assert is_blockaded(state, "cartagena", BOURBON)
    state.formations[FormationId("british_flag_B")] = formation(
        at_end("british_flag_B cartagena disorganised duty=blockade : B2"), "british_flag_B"
    )
    assert not is_blockaded(state, "cartagena", BOURBON)


@pytest.mark.rule("IC.7.24")
@pytest.mark.parametrize(("duty", "spotted"), [("duty=blockade", True), ("", False)])
def test_whoever_leaves_a_blockaded_harbour_is_spotted(duty: str, spotted: bool) -> None:
    state = sea(f"british_flag_A toulon spotted {duty} : B1", "french_flag_B toulon/harbour : F1/fitting")
    run(spend(state, FormationId("french_flag_B"), "sail"))
    assert formation(state, "french_flag_B").spotted is spotted


@pytest.mark.rule("2.33.b")
def test_french_squadrons_join_no_blockade_of_british_ports_before_the_war() -> None:
    lines = ("french_flag_B port_mahon : F1",)
    name = FormationId("french_flag_B")
    early = bars_blockade(at_end(*lines, war=False), name)
    assert early is not None
    assert early.rule == "2.33.b"
    assert bars_blockade(at_end(*lines), name) is None
    spanish = at_end("spanish_flag_D port_mahon : S1", war=False)
    assert bars_blockade(spanish, FormationId("spanish_flag_D")) is None


@pytest.mark.rule("2.33.c", "2.42.321")
def test_the_british_pay_three_prestige_to_blockade_a_french_port_before_the_war() -> None:
    state = at_end("british_flag_A toulon : B1", war=False)
    error = bars_blockade(state, FLAG)
    assert error is not None
    assert error.rule == "2.33.c"
    assert asked(declare(state)).choice == Each(((FLAG, ("pass", "defy")),))
    run(declare(state), {FLAG: "defy"})
    assert state.defied
    assert state.books[BRITISH].prestige == 7
    assert is_blockaded(state, "toulon", BOURBON)


@pytest.mark.rule("2.33.c")
def test_without_the_prestige_they_may_not() -> None:
    from maestre.games.mistral.table.state import Book

    state = at_end("british_flag_A toulon : B1", war=False, books={fleet: Book(3) for fleet in Fleet})
    assert run(declare(state)) is False


@pytest.mark.rule("2.42.321")
def test_orders_to_blockade_french_ports_wait_for_the_french_war() -> None:
    french = [row for row in FIGURES.orders.chits.values() if row.kind == "blockade" and "toulon" in row.places]
    assert french
    assert all(row.requires is Event.FRANCE_DECLARES_WAR for row in french)


@pytest.mark.rule("IC.7.24.d")
def test_the_wear_of_a_watch_is_noted_once_a_turn_for_each_place() -> None:
    state = sea(
        "british_flag_A cadiz duty=blockade : B1",
        "british_flag_B bonifacio duty=interdiction : B2",
        "british_flag_C s12 : B3",
    )
    for _ in range(2):
        IMPULSE_OVER(state)
    assert [squadron(state, name).watches for name in ("B1", "B2", "B3")] == [("cadiz",), ("bonifacio",), ()]


# ------------------------------------------------------------------------------------------------ Auxiliaries Interdict


@pytest.mark.rule("IC.7.2.c")
@pytest.mark.parametrize("name", ["bFleet1", "bLight1", "bGalley1"])
def test_other_auxiliaries_do_not_interdict(name: str) -> None:
    state = in_window(f"aux {name} port_mahon")
    found = refused(window(state), interdict("bonifacio"), rule="IC.7.2.c")
    assert found.message.key == "interdict-not-of-class"


@pytest.mark.rule("IC.7.2.c")
def test_a_fleet_50_needs_an_interdiction_order_for_the_place() -> None:
    refused(window(in_window("aux bFleet50a port_mahon")), interdict("bonifacio"), rule="IC.6.2.c")
    row = next(row for row in FIGURES.orders.chits.values() if row.kind == "interdiction" and row.fleet is BRITISH)
    place = row.places[0]
    state = in_window("aux bFleet50a port_mahon", f"chit {row.id} issued bFleet50a")
    run(window(state), interdict(place), "bFleet50a")
    assert auxiliary(state, "bFleet50a").target == place


@pytest.mark.rule("IC.7.2.c")
def test_no_auxiliary_interdicts_where_an_enemy_counter_lies() -> None:
    state = in_window("aux fPriv1 toulon", "british_flag_A bonifacio spotted : B1", fleet=BOURBON, year=1745)
    refused(window(state), interdict("bonifacio"), rule="IC.6.2.b")


@pytest.mark.rule("IC.7.2.c")
def test_an_interdiction_can_be_screened_as_it_starts() -> None:
    state = in_window("aux fPriv1 toulon", "aux bFleet1 villefranche", fleet=BOURBON, year=1745)
    run(window(state), interdict("elba_straits"), "fPriv1", "bFleet1")
    assert auxiliary(state, "fPriv1").berth is Berth.RECOVERY


@pytest.mark.rule("2.332.f")
@pytest.mark.parametrize("name", ["fPriv1", "fFleet50a"])
def test_from_1745_french_privateer_and_fleet_50_interdict_without_order(name: str) -> None:
    state = in_window(f"aux {name} toulon", fleet=BOURBON, year=1745)
    run(window(state), interdict("elba_straits"), name)
    assert auxiliary(state, name).task is Task.INTERDICT
    early = in_window(f"aux {name} toulon", fleet=BOURBON)
    rule = "IC.7.2.c" if name == "fPriv1" else "IC.6.2.c"
    refused(window(early), interdict("elba_straits"), rule=rule)
    spanish = in_window("aux sPriv1 barcelona", fleet=BOURBON, year=1745)
    refused(window(spanish), interdict("elba_straits"), rule="IC.7.2.c")


@pytest.mark.rule("2.332.h")
def test_the_privateer_interdicts_sea_zones_too_and_a_fleet_50_straits_alone() -> None:
    state = in_window("aux fPriv1 toulon", fleet=BOURBON, year=1745)
    run(window(state), interdict("maltese_roads"), "fPriv1")
    assert auxiliary(state, "fPriv1").target == "maltese_roads"
    other = in_window("aux fFleet50a toulon", fleet=BOURBON, year=1745)
    refused(window(other), interdict("maltese_roads"), rule="2.332.h")


@pytest.mark.rule("IC.7.2.d", "2.332.f")
@pytest.mark.parametrize(("served", "open_"), [(4, True), (3, False), (2, False)])
def test_it_is_recalled_at_the_end_of_a_turn_once_four_impulses_are_served(served: int, open_: bool) -> None:
    state = sea(
        f"aux fPriv1 interdict=elba_straits since={20 - served}",
        phase=Phase.AUXILIARY_BLOCKADES,
        impulses=20,
        year=1745,
    )
    if open_:
        assert asked(watched_out(state)).seat == "bourbon"
        assert run(watched_out(state), ("fPriv1",)) is True
    else:
        assert run(watched_out(state)) is True
    assert (auxiliary(state, "fPriv1").berth is Berth.RECOVERY) is open_


@pytest.mark.rule("IC.7.2.d", "2.332.f")
def test_it_is_not_recalled_within_a_turn() -> None:
    state = in_window(
        "aux fFleet50a interdict=elba_straits since=3", "aux fFleet1 toulon", fleet=BOURBON, year=1745, impulses=5
    )
    refused(window(state), Order("recall", "fFleet50a"), rule="IC.7.2.d")


@pytest.mark.rule("S.13", "IC.7.2.d")
def test_an_enemy_formation_there_removes_it_for_an_mp_spent_marking_time() -> None:
    state = sea("british_flag_A elba_straits spotted : B1", "aux fPriv1 interdict=elba_straits")
    assert "clear:fPriv1" in actions(state, FLAG)
    run(spend(state, FLAG, "clear:fPriv1"))
    assert auxiliary(state, "fPriv1").berth is Berth.RECOVERY
    assert formation(state, FLAG).place == "elba_straits"


@pytest.mark.rule("2.332.g")
def test_every_three_locations_of_french_auxiliaries_are_a_british_failure() -> None:
    from maestre.games.mistral.politics.bourbons import french_watches

    places = ("elba_straits", "bonifacio", "messina_straits")
    state = sea(*(f"aux fPriv{number} interdict={place}" for number, place in enumerate(places)), year=1745)
    assert len(french_watches(state)) == 3


# ------------------------------------------------------------------------------------------------ Auxiliaries Blockade


@pytest.mark.rule("IC.7.242")
@pytest.mark.parametrize("name", ["bFleet1", "bFleet50a"])
def test_a_fleet_auxiliary_blockades_a_port_where_nobody_fits_out(name: str) -> None:
    state = in_window(f"aux {name} port_mahon", "harbour barcelona : S1")
    run(window(state), blockade("barcelona"), name)
    assert is_blockaded(state, "barcelona", BOURBON)


@pytest.mark.rule("IC.7.242")
def test_not_where_an_enemy_fits_out_or_lies_in_the_port_space_nor_by_a_light_auxiliary() -> None:
    fitting = in_window("aux bFleet1 port_mahon", "harbour barcelona : S1/fitting")
    refused(window(fitting), blockade("barcelona"), rule="IC.6.2.b")
    lying = in_window("aux bFleet1 port_mahon", "spanish_flag_D barcelona : S1")
    refused(window(lying), blockade("barcelona"), rule="IC.6.2.b")
    refused(window(in_window("aux bLight1 port_mahon")), blockade("palma"), rule="IC.7.242")


@pytest.mark.rule("IC.7.242", "2.33.c")
def test_nor_a_french_port_before_the_war() -> None:
    state = in_window("aux bFleet50a port_mahon", war=False)
    refused(window(state), blockade("marseilles"), rule="IC.6.29")


@pytest.mark.rule("S.32", "IC.7.242")
@pytest.mark.parametrize(("face", "stays"), [(4, False), (5, True)])
def test_it_is_removed_on_a_roll_of_four_or_less_each_turn(face: int, stays: bool) -> None:
    state = sea("aux bFleet3 blockade=barcelona", phase=Phase.AUXILIARY_BLOCKADES)
    assert run(pickets.PHASES[Phase.AUXILIARY_BLOCKADES](state), face) is True
    assert (auxiliary(state, "bFleet3").berth is Berth.TASKED) is stays


@pytest.mark.rule("IC.7.242.b")
def test_it_spots_what_sails_and_then_goes_to_recovery() -> None:
    state = sea("spanish_detachment_1 barcelona/harbour : S1/fitting", "aux bFleet3 blockade=barcelona")
    run(spend(state, FormationId("spanish_detachment_1"), "sail"))
    assert formation(state, "spanish_detachment_1").spotted
    assert auxiliary(state, "bFleet3").berth is Berth.RECOVERY
    assert keys(state).index("spotted") < keys(state).index("blockade-driven-off")


@pytest.mark.rule("IC.7.242.b", "IC.7.24")
def test_it_keeps_out_a_convoy_that_is_not_scattered() -> None:
    convoy = FormationId("convoy:french_levant")
    lines = ("route=s13,marseilles step=1", "aux bFleet3 blockade=marseilles")
    state = sea(f"{convoy} marseilles {lines[0]}", lines[1])
    assert actions(state, convoy) == ("stay", "divert:toulon")
    scattered = sea(f"{convoy} marseilles {lines[0]} scattered", lines[1])
    assert "enter" in actions(scattered, convoy)
