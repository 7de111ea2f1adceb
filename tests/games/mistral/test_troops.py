"""2.34, IC.10.19 Spanish Troop Convoys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from maestre.games.mistral.convoys.merchantmen import harm, owner_of
from maestre.games.mistral.convoys.phases import arriving, scattering
from maestre.games.mistral.convoys.troops import departures, diversions, form, havens, land, musters
from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import Contingent, ConvoyKind, Event, Stance
from maestre.games.mistral.game import game
from maestre.games.mistral.moving.courses import actions
from maestre.games.mistral.moving.movement import spend
from maestre.games.mistral.table.moments import SCATTERED
from maestre.games.mistral.table.state import Convoy, FormationId, Mark, Phase, State
from maestre.games.mistral.table.view import seen
from maestre.play import Each, Pick
from tests.games.mistral.afloat import at_sea
from tests.games.mistral.positions import BOURBON, BRITISH, asked, formation, keys, moment, proposed, run, sea, squadron

FIGURES = own_figures()

ONE, TWO = FormationId("convoy:spanish_troop:1"), FormationId("convoy:spanish_troop:2")
TO_B = "route=barcelona,s14,s13,s12,cB"


@pytest.fixture(autouse=True)
def chapter() -> Iterator[None]:
    with at_sea():
        yield


def spring(*lines: str, turn: int = 5, **fields: Any) -> State:
    """A position in the Reinforcement Step."""
    return sea(*lines, turn=turn, turns=turn, phase=Phase.REINFORCING, **fields)


# ------------------------------------------------------------------------------------------------ Forming


@pytest.mark.rule("2.345.a", "2.34.b")
@pytest.mark.parametrize(("turn", "most"), [(4, 0), (5, 2), (6, 0), (9, 0)])
def test_up_to_two_are_formed_in_the_spring_quarterly_turn_alone(turn: int, most: int) -> None:
    assert musters(spring(turn=turn)) == (0, most)
    if not most:
        run(form(spring(turn=turn)))


@pytest.mark.rule("2.341", "2.345.a", "2.345.b")
def test_they_are_formed_in_ordinary_at_barcelona_with_their_routes() -> None:
    state = spring()
    run(form(state), "2", ("5",), ("1",))
    for name, route in ((ONE, 5), (TWO, 1)):
        assert (formation(state, name).place, formation(state, name).harbour) == ("barcelona", True)
        assert state.convoys[name].route == FIGURES.convoys.routes[ConvoyKind.TROOP][route - 1]


@pytest.mark.rule("2.34.b", "2.345.a")
def test_the_bourbons_may_form_none() -> None:
    state = spring()
    run(form(state), "0")
    assert not state.convoys


@pytest.mark.rule("2.342", "2.34.a", "2.34.b")
def test_no_more_are_formed_than_there_are_counters() -> None:
    state = spring(f"{ONE} s13 {TO_B}")
    question = asked(form(state))
    assert question.choice == Pick(("0", "1"))
    run(form(state), "1", ("2",))
    assert TWO in state.formations
    assert musters(state) == (0, 0)


@pytest.mark.rule("2.34.a")
def test_the_generic_format_is_played_unless_agreed_otherwise_and_there_are_two_counters_of_the_spanish() -> None:
    assert game.options["troop_format"] == ("generic", "historical")
    assert FIGURES.convoys.troops.counters == 2
    assert owner_of(FIGURES, ConvoyKind.TROOP) is BOURBON


@pytest.mark.rule("2.34.c", "2.34.a")
@pytest.mark.parametrize(
    ("year", "turn", "least", "most"),
    [
        (1741, 15, 1, 1),
        (1742, 2, 1, 1),
        (1742, 5, 1, 1),
        (1742, 9, 0, 0),
        (1741, 5, 0, 0),
        (1743, 5, 0, 1),
        (1743, 6, 0, 0),
    ],
)
def test_the_historical_format_has_set_dates_and_then_at_most_one_a_year(
    year: int, turn: int, least: int, most: int
) -> None:
    state = spring(turn=turn, year=year, troop_format="historical")
    assert musters(state) == (least, most)
    run(form(state), *(("1",) if least < most else ()), *((("1",),) * most))
    assert len(state.convoys) == most


@pytest.mark.rule("2.34.c")
def test_in_the_historical_format_no_other_is_formed_while_one_is_left() -> None:
    assert musters(spring(f"{ONE} s13 {TO_B}", year=1743, troop_format="historical")) == (0, 0)


@pytest.mark.rule("2.321.b")
def test_none_is_formed_once_philip_v_has_died() -> None:
    state = spring()
    state.events[Event.PHILIP_DIES] = Mark(times=1)
    assert musters(state) == (0, 0)
    run(form(state))


@pytest.mark.rule("2.343")
def test_the_route_is_drawn_for_the_bourbons_alone_and_never_shown_at_sea() -> None:
    state = spring()
    run(form(state), "1", ("5",))
    assert "convoy-route" in keys(state, "bourbon")
    assert "convoy-route" not in keys(state, "british")
    at_large = spring(f"{ONE} s13 spotted {TO_B}")
    assert seen(at_large, "british").convoys[ONE].route == ()
    assert seen(at_large, "bourbon").convoys[ONE].route[-1] == "cB"


@pytest.mark.rule("2.343")
@pytest.mark.parametrize("marks", ["", "spotted"])
def test_two_convoys_that_differ_in_their_route_alone_look_the_same_to_the_british(marks: str) -> None:
    routes = ("barcelona,s14,s13,s12,cB", "barcelona,s14,golfe_du_lion,s11,cB,cC")
    views = [seen(sea(f"{ONE} s14 {marks} route={route} step=1"), "british") for route in routes]
    assert views[0] == views[1]
    assert seen(sea(f"{ONE} s14 route={routes[0]} step=1"), "bourbon") != views[0]


# ------------------------------------------------------------------------------------------------ leaving port


@pytest.mark.rule("2.345.b")
@pytest.mark.parametrize(("face", "sails"), [(0, True), (1, True), (2, False), (9, False)])
def test_it_leaves_port_on_a_nought_or_a_one(face: int, sails: bool) -> None:
    state = sea(f"{ONE} barcelona/harbour {TO_B}", phase=Phase.ARRIVALS)
    assert run(arriving(state), 9, face) is True
    assert formation(state, ONE).harbour is not sails
    assert bool(formation(state, ONE).handle) is sails


@pytest.mark.rule("2.345.b")
def test_no_roll_before_makes_it_likelier_and_each_convoy_has_its_own() -> None:
    state = sea(f"{ONE} barcelona/harbour {TO_B}", f"{TWO} barcelona/harbour {TO_B}")
    for _ in range(4):
        run(departures(state), 2, 2)
    run(departures(state), 2, 1)
    assert (formation(state, ONE).harbour, formation(state, TWO).harbour) == (True, False)


@pytest.mark.rule("2.345.b")
def test_its_owner_cannot_make_it_sail_and_its_escort_waits_with_it() -> None:
    state = sea(
        f"{ONE} barcelona/harbour {TO_B}",
        "spanish_flag_D barcelona/harbour : S1/fitting",
        "chit BO-ES1:1 issued spanish_flag_D",
    )
    run(departures(state), 5)
    assert "sail" not in actions(state, ONE)
    run(departures(state), 0)
    assert formation(state, "spanish_flag_D").superior == ONE
    assert not formation(state, "spanish_flag_D").harbour
    assert squadron(state, "S1").status == "ready"


# ------------------------------------------------------------------------------------------------ on the way


@pytest.mark.rule("2.345.c")
def test_it_may_not_mark_time_on_its_way() -> None:
    state = sea(f"{ONE} s13 {TO_B} step=2", winds=("mistral",))
    ways = actions(state, ONE)
    assert "stay" not in ways
    assert {way.partition(":")[2] for way in ways} == {"s12"}


@pytest.mark.rule("2.347.a", "2.347.b")
@pytest.mark.parametrize(
    ("lines", "found"),
    [
        ((), ()),
        (("british_flag_A cB : B1",), ("cC",)),
        (("dummy:british:1 cB",), ("cC",)),
        (("british_flag_A cB : B1", "british_flag_B cC : B2"), ("cD",)),
        (("british_flag_A cC : B1",), ()),
    ],
)
def test_only_if_its_destination_is_occupied_it_may_divert_to_the_nearest_that_is_not(
    lines: tuple[str, ...], found: tuple[str, ...]
) -> None:
    assert havens(sea(f"{ONE} s12 {TO_B} step=3", *lines), ONE) == found


@pytest.mark.rule("2.347.b")
def test_genoa_is_eligible_while_it_is_bourbon_and_not_blockaded() -> None:
    state = sea(f"{ONE} s12 {TO_B} step=3", "british_flag_A cB : B1")
    state.stances[Contingent.GENOESE] = Stance.ACTIVE
    assert "genoa" in havens(state, ONE)
    watched = sea(
        f"{ONE} s12 {TO_B} step=3", "british_flag_A cB : B1", "british_flag_B genoa spotted duty=blockade : B2"
    )
    watched.stances[Contingent.GENOESE] = Stance.ACTIVE
    assert "genoa" not in havens(watched, ONE)


@pytest.mark.rule("2.347.a")
def test_it_diverts_at_the_start_of_an_impulse_and_makes_for_its_new_destination() -> None:
    state = sea(f"{ONE} s12 {TO_B} step=3", "british_flag_A cB : B1", phase=Phase.SCATTERING, acting=BOURBON)
    assert run(scattering(state), (), {ONE: "cC"}) is True
    assert state.convoys[ONE].route[-1] == "cC"
    assert "stay" not in actions(state, ONE)
    assert "troops-divert" not in keys(state, "british")


@pytest.mark.rule("2.347.a", "2.343")
def test_that_it_is_asked_tells_nothing_of_the_destination() -> None:
    for place in ("cB", "cC", "cD"):
        state = sea(f"{ONE} s12 {TO_B} step=3", f"british_flag_A {place} : B1")
        question = asked(diversions(state))
        assert question.secret
        assert isinstance(question.choice, Each)
        assert (len(question.choice.options[0][1]) > 1) is (place == "cB")
    run(diversions(sea(f"{ONE} s12 {TO_B} step=3", "british_flag_A s10 : B1")))


# ------------------------------------------------------------------------------------------------ damage


@pytest.mark.rule("2.348.b")
@pytest.mark.parametrize(("more", "scattered"), [(0, False), (1, True)])
def test_twelve_dp_scatter_it_whatever_its_owner_wants(more: int, scattered: bool) -> None:
    state = sea(f"{ONE} s13 spotted {TO_B} dp=5", f"spanish_detachment_1 <{ONE} : S1")
    with moment(SCATTERED) as calls:
        run(harm(state, ONE, 6 + more, "T.convoy_attack"))
    assert state.convoys[ONE].scattered is scattered
    assert bool(calls) is scattered
    assert (formation(state, "spanish_detachment_1").superior == "") is scattered


@pytest.mark.rule("2.349.a", "2.34.10")
def test_each_convoy_has_its_own_track_and_only_that() -> None:
    state = sea(f"{ONE} s13 spotted {TO_B}", f"{TWO} s12 spotted {TO_B}")
    run(harm(state, ONE, 7, "T.convoy_attack"))
    run(harm(state, TWO, 9, "T.convoy_attack"))
    assert state.books[BRITISH].prestige == 11
    run(harm(state, ONE, 40, "T.convoy_attack"))
    assert ONE in state.formations
    assert "size" not in Convoy.__struct_fields__
    assert state.books[BRITISH].prestige == 16


# ------------------------------------------------------------------------------------------------ landing


@pytest.mark.rule("2.345.d", "IC.10.19", "2.344.a", "2.344.b")
@pytest.mark.parametrize("scattered", ["", "scattered"])
def test_it_lands_in_the_reinforcement_step_of_its_turn_scattered_or_not(scattered: str) -> None:
    state = sea(f"{ONE} cB {TO_B} step=4 {scattered}")
    assert actions(state, ONE) == ("enter",)
    run(spend(state, ONE, "enter"))
    assert formation(state, ONE).harbour
    assert state.credits == 0
    run(land(state))
    assert ONE not in state.formations
    assert not state.convoys
    assert state.credits == 1


@pytest.mark.rule("2.345.d")
def test_a_convoy_that_has_landed_does_not_sail_again() -> None:
    state = sea(f"{ONE} cB/harbour {TO_B} step=4 landed=6")
    run(departures(state))
    assert formation(state, ONE).harbour


@pytest.mark.rule("2.345.a")
def test_proposals_are_answers_to_what_is_asked() -> None:
    from random import Random

    state = spring()
    question = asked(form(state))
    for answer in proposed(state, question, Random(1)):
        assert answer in ("0", "1", "2")
