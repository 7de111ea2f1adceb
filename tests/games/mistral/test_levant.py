"""2.15, 2.151-2.157, IC.10.14 The Levant trade."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from maestre.games.mistral.convoys import levant
from maestre.games.mistral.convoys.levant import looked_for, new_year
from maestre.games.mistral.convoys.merchantmen import harm, under_way
from maestre.games.mistral.convoys.phases import arriving
from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import ConvoyKind
from maestre.games.mistral.moving.courses import actions
from maestre.games.mistral.moving.movement import spend
from maestre.games.mistral.table.state import Convoy, FormationId, Phase, State
from maestre.games.mistral.table.view import seen
from maestre.play import Message, Throw, change
from tests.games.mistral.afloat import at_sea
from tests.games.mistral.positions import BOURBON, BRITISH, formation, keys, run, sea, until

FIGURES = own_figures()

OUT, HOME, FRENCH = ConvoyKind.LEVANT_OUTBOUND, ConvoyKind.LEVANT_HOMEBOUND, ConvoyKind.FRENCH_LEVANT
OUTBOUND, HOMEBOUND = FormationId("convoy:british_levant_outbound"), FormationId("convoy:british_levant_homebound")
MARSEILLES = FormationId("convoy:french_levant")
ROUTE = "maltese_roads,s27,sicilian_channel,s9,s10,s11,s12,s13,marseilles"
BLOCKADE = "british_flag_A marseilles spotted duty=blockade : B1"


@pytest.fixture(autouse=True)
def chapter() -> Iterator[None]:
    with at_sea():
        yield


def at_start(*lines: str, **fields: Any) -> State:
    """A position at the start of an Impulse."""
    return sea(*lines, phase=Phase.ARRIVALS, **fields)


def abroad(**fields: Any) -> State:
    """The British Convoy is beyond the map since Turn 8, with the given damage; it is Turn 13."""
    state = at_start(turn=13, turns=13)
    state.convoys[OUTBOUND] = Convoy(OUT, landed=8, **fields)
    state.arrivals = {OUT: -1, FRENCH: -1}
    return state


# ------------------------------------------------------------------------------------------------ appearing


@pytest.mark.rule("2.151.a")
@pytest.mark.parametrize(("rolls", "face", "comes"), [(0, 1, True), (0, 2, False), (3, 4, True), (3, 5, False)])
def test_the_outbound_convoy_comes_on_one_or_less_and_each_roll_before_is_minus_one(
    rolls: int, face: int, comes: bool
) -> None:
    state = at_start(turn=5, arrivals={OUT: rolls})
    run(arriving(state), face)
    assert (OUTBOUND in state.formations) is comes
    assert state.arrivals[OUT] == (-1 if comes else rolls + 1)
    assert ("convoy-not-yet" in keys(state)) is not comes


@pytest.mark.rule("2.151.a")
@pytest.mark.parametrize(("turn", "looked"), [(4, False), (5, True)])
def test_it_is_looked_for_from_the_spring_quarterly_turn_on(turn: int, looked: bool) -> None:
    assert looked_for(at_start(turn=turn), OUT) is looked


@pytest.mark.rule("2.151.a")
def test_it_comes_once_a_year() -> None:
    state = at_start(turn=9, turns=9, arrivals={OUT: -1})
    assert not looked_for(state, OUT)
    state.turn = 1
    run(new_year(state))
    state.turn = 5
    assert looked_for(state, OUT)


@pytest.mark.rule("2.15.a")
def test_the_outbound_convoy_appears_in_the_gut_and_the_others_in_the_maltese_roads() -> None:
    state = at_start(turn=5)
    run(arriving(state), 0)
    assert formation(state, OUTBOUND).place == "the_gut"
    home = abroad()
    run(arriving(home), 0)
    assert formation(home, HOMEBOUND).place == "maltese_roads"


@pytest.mark.rule("2.151.b")
@pytest.mark.parametrize(("face", "comes"), [(1, True), (2, False)])
def test_homebound_and_french_convoys_are_rolled_for_separately_from_fall_on(face: int, comes: bool) -> None:
    state = abroad()
    state.arrivals = {OUT: -1}
    run(arriving(state), 9, face)
    assert HOMEBOUND not in state.formations
    assert (MARSEILLES in state.formations) is comes
    assert state.arrivals[HOME] == 1
    assert not looked_for(at_start(turn=12), FRENCH)


@pytest.mark.rule("2.152", "T.routes")
def test_a_route_is_drawn_as_it_appears_and_anew_for_the_way_home() -> None:
    state = at_start(turn=5)
    run(arriving(state), 0, ("2",))
    assert state.convoys[OUTBOUND].route == FIGURES.convoys.routes[OUT][1]
    home = abroad()
    run(arriving(home), 0, ("4",))
    assert home.convoys[HOMEBOUND].route == FIGURES.convoys.routes[OUT][3][::-1]


@pytest.mark.rule("T.routes")
def test_there_are_six_british_four_french_and_six_troop_routes() -> None:
    assert [len(FIGURES.convoys.routes[kind]) for kind in (OUT, HOME, FRENCH, ConvoyKind.TROOP)] == [6, 6, 4, 6]
    last = FIGURES.convoys.routes[ConvoyKind.TROOP][5]
    assert last[-4:] == ("bonifacio", "s17", "tyrrhenian_sea", "cD")


@pytest.mark.rule("2.343", "2.152")
def test_nobody_but_its_owner_sees_which_route_is_drawn() -> None:
    state = at_start(turn=5)
    run(arriving(state), 0, ("2",))
    assert "convoy-route" in keys(state, "british")
    assert "convoy-route" not in keys(state, "bourbon")
    change(state.formations, OUTBOUND, spotted=True)
    assert seen(state, "bourbon").convoys[OUTBOUND].route == ()
    assert seen(state, "british").convoys[OUTBOUND].route


@pytest.mark.rule("2.153")
def test_it_stays_where_it_appears_until_the_impulse_is_over() -> None:
    state = at_start(turn=5)
    run(arriving(state), 0, ("1",))
    assert actions(state, OUTBOUND) == ("stay",)
    under_way(state)
    assert actions(state, OUTBOUND) == ("go:the_gut:out",)


# ------------------------------------------------------------------------------------------------ both legs


@pytest.mark.rule("2.15.a")
def test_the_outbound_convoy_leaves_by_the_maltese_roads_and_is_then_looked_for_again() -> None:
    state = sea(f"{OUTBOUND} maltese_roads:out route=s27,maltese_roads step=1 dp=5", turn=12, turns=12)
    assert actions(state, OUTBOUND) == ("leave:east",)
    run(spend(state, OUTBOUND, "leave:east"))
    assert OUTBOUND not in state.formations
    assert levant.is_abroad(state)
    assert not looked_for(state, HOME)
    state.turn = state.turns = 13
    assert looked_for(state, HOME)


@pytest.mark.rule("2.15.a")
def test_the_homebound_convoy_leaves_by_the_gut_for_good() -> None:
    state = sea(f"{HOMEBOUND} the_gut:out route=strait_gibraltar,the_gut step=1", turn=14, turns=14)
    run(spend(state, HOMEBOUND, "leave:west"))
    assert not state.convoys
    assert not levant.is_abroad(state)


@pytest.mark.rule("2.15.b", "2.157.a")
def test_damage_of_the_outbound_leg_counts_on_the_way_home() -> None:
    state = abroad(dp=5)
    run(arriving(state), 0)
    run(harm(state, HOMEBOUND, 3, "T.convoy_attack"))
    assert state.convoys[HOMEBOUND].dp == 8
    assert state.books[BOURBON].prestige == 11


@pytest.mark.rule("2.154.d")
@pytest.mark.parametrize("scattered", [True, False])
def test_it_comes_home_scattered_if_it_went_out_so(scattered: bool) -> None:
    state = abroad(scattered=scattered)
    run(arriving(state), 0)
    assert state.convoys[HOMEBOUND].scattered is scattered
    assert formation(state, HOMEBOUND).spotted is scattered


@pytest.mark.rule("IC.10.14")
def test_no_homebound_roll_is_made_while_the_outbound_convoy_is_on_the_map() -> None:
    state = at_start(f"{OUTBOUND} s8 route=s8,sicilian_channel", turn=13, turns=13, arrivals={OUT: -1, FRENCH: -1})
    assert run(arriving(state)) is True


@pytest.mark.rule("IC.10.14")
@pytest.mark.parametrize("out", [OUTBOUND, HOMEBOUND])
def test_no_new_convoy_is_looked_for_while_one_of_the_year_before_is_out(out: str) -> None:
    state = at_start(f"{out} s8 route=s8,sicilian_channel", turn=5, turns=21)
    assert not looked_for(state, OUT)
    french = at_start(f"{MARSEILLES} s9 route=s9,s10", turn=13, turns=29)
    assert not looked_for(french, FRENCH)


@pytest.mark.rule("IC.10.14")
def test_a_convoy_that_went_out_last_year_is_looked_for_at_once() -> None:
    state = at_start(turn=1, turns=17)
    state.convoys[OUTBOUND] = Convoy(OUT, landed=16)
    assert looked_for(state, HOME)
    assert not looked_for(state, OUT)


@pytest.mark.rule("IC.10.12")
def test_an_escort_keeps_its_place_when_the_convoy_leaves_the_map() -> None:
    state = sea(
        f"{OUTBOUND} maltese_roads:out route=s27,maltese_roads step=1",
        f"british_detachment_1 <{OUTBOUND} : B1",
        "chit BR-ES1 issued british_detachment_1",
    )
    run(spend(state, OUTBOUND, "leave:east"))
    escort = formation(state, "british_detachment_1")
    assert (escort.place, escort.superior) == ("maltese_roads:out", "")
    assert escort.handle


# ------------------------------------------------------------------------------------------------ the French Convoy


def off_marseilles(place: str, *lines: str, scattered: bool = False) -> State:
    """The French Convoy near the end of its way."""
    step = ROUTE.split(",").index(place)
    state = sea(f"{MARSEILLES} {place} route={ROUTE} step={step}", *lines, winds=("mistral",))
    if scattered:
        state.convoys[MARSEILLES] = Convoy(FRENCH, tuple(ROUTE.split(",")), step, scattered=True)
    return state


@pytest.mark.rule("2.15.c", "2.15.d")
def test_the_french_convoy_enters_marseilles_and_is_out_of_play_at_once() -> None:
    state = off_marseilles("marseilles")
    assert actions(state, MARSEILLES) == ("enter",)
    run(spend(state, MARSEILLES, "enter"))
    assert MARSEILLES not in state.formations
    assert not state.convoys


@pytest.mark.rule("2.156", "2.15.d")
@pytest.mark.parametrize("place", ["s13", "marseilles"])
def test_it_may_divert_to_toulon_when_marseilles_is_blockaded(place: str) -> None:
    state = off_marseilles(place, BLOCKADE)
    assert "divert:toulon" in actions(state, MARSEILLES)
    assert "enter" not in actions(state, MARSEILLES)
    run(spend(state, MARSEILLES, "divert:toulon"))
    assert MARSEILLES not in state.formations
    told = next(each for each in state.news if each.message.key == "convoy-arrives")
    assert dict(told.message.args)["place"] == Message("place-toulon")


@pytest.mark.rule("2.15.d", "2.156")
def test_it_may_not_divert_without_a_blockade_nor_from_further_off() -> None:
    assert "divert:toulon" not in actions(off_marseilles("s13"), MARSEILLES)
    assert "divert:toulon" not in actions(off_marseilles("s12", BLOCKADE), MARSEILLES)


@pytest.mark.rule("2.155", "IC.10.15", "2.15.d")
def test_scattered_it_slips_through_the_blockade_or_goes_to_toulon() -> None:
    assert set(actions(off_marseilles("marseilles", BLOCKADE, scattered=True), MARSEILLES)) == {
        "enter",
        "divert:toulon",
    }


@pytest.mark.rule("IC.7.24", "2.156")
def test_a_blockade_of_both_ports_keeps_it_waiting() -> None:
    toulon = "british_flag_B toulon spotted duty=blockade : B2"
    assert actions(off_marseilles("marseilles", BLOCKADE, toulon), MARSEILLES) == ("stay",)


@pytest.mark.rule("2.157.a")
def test_it_is_never_eliminated_and_gives_prestige_for_every_eight_dp() -> None:
    state = off_marseilles("s12")
    run(harm(state, MARSEILLES, 17, "T.convoy_attack"))
    assert state.books[BRITISH].prestige == 12
    assert MARSEILLES in state.formations
    run(harm(state, MARSEILLES, 6, "T.convoy_attack"))
    assert state.books[BRITISH].prestige == 12
    run(harm(state, MARSEILLES, 1, "T.convoy_attack"))
    assert state.books[BRITISH].prestige == 13


@pytest.mark.rule("2.154.a")
def test_no_damage_scatters_a_trade_convoy() -> None:
    state = off_marseilles("s12")
    run(harm(state, MARSEILLES, 20, "T.convoy_attack"))
    assert not state.convoys[MARSEILLES].scattered


@pytest.mark.rule("2.151.a")
def test_the_die_for_a_convoy_is_thrown_openly() -> None:
    assert isinstance(until(arriving(at_start(turn=5))), Throw)
