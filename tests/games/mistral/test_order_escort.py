"""O.escort, 2.154.c, 2.417.b, 2.314, 1.421, 2.125.b: Escort Orders."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from maestre.games.mistral.auxiliaries.screening import spend
from maestre.games.mistral.convoys.escorts import join
from maestre.games.mistral.convoys.merchantmen import arrive, scatter
from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import OrderKind
from maestre.games.mistral.moving.courses import moves
from maestre.games.mistral.orders import escort
from maestre.games.mistral.orders.execution import ordered_places, retired
from maestre.games.mistral.orders.holding import check_holder
from maestre.games.mistral.table.formations import is_independent, movement_allowance
from maestre.games.mistral.table.moments import CONVOY_OVER, RETIRED, SCATTERED
from maestre.games.mistral.table.state import AuxiliaryId, ChitId, ChitStatus, FormationId, State
from maestre.play import Refused
from tests.games.mistral.positions import BOURBON, BRITISH, custom, formation, moment, run, sea

FIGURES = own_figures()

CONVOY = FormationId("convoy:british_levant_outbound")
SUPPLY = FormationId("convoy:british_supply")
ORDER = ChitId("BR-ES1")


@pytest.fixture(autouse=True)
def chapter() -> Iterator[None]:
    """Escort Orders end with their Convoys."""
    with (
        moment(SCATTERED, escort.scattered),
        moment(CONVOY_OVER, escort.over),
        custom(RETIRED, retired),
    ):
        yield


def escorted(entered: int = 10, covered: int = 5, *more: str, convoy: str = CONVOY, chit: str = "BR-ES1") -> State:
    """A Convoy with a Detachment that has its Escort Order."""
    return sea(
        f"{convoy} s7 entered={entered} covered={covered}",
        f"british_detachment_1 <{convoy} : B1",
        f"chit {chit} issued british_detachment_1",
        *more,
    )


@pytest.mark.rule("O.escort")
@pytest.mark.parametrize(
    ("entered", "covered", "status"),
    [
        (10, 5, ChitStatus.FULFILLED),
        (10, 4, ChitStatus.FAILED),
        (11, 5, ChitStatus.FAILED),
        (9, 5, ChitStatus.FULFILLED),
    ],
)
def test_half_the_spaces_must_be_covered(entered: int, covered: int, status: ChitStatus) -> None:
    state = escorted(entered, covered)
    run(arrive(state, CONVOY))
    assert state.chits[ORDER].status is status


@pytest.mark.rule("O.escort")
def test_a_convoy_that_arrives_unescorted_fails_the_order() -> None:
    state = sea(
        f"{CONVOY} s7 entered=10 covered=9", "british_detachment_1 s8 : B1", f"chit {ORDER} issued british_detachment_1"
    )
    run(arrive(state, CONVOY))
    assert state.chits[ORDER].status is ChitStatus.FAILED


@pytest.mark.rule("O.escort")
def test_who_has_joined_another_convoy_of_the_kind_is_not_concerned() -> None:
    state = sea(
        "convoy:spanish_troop:1 s12 entered=4 covered=0",
        "convoy:spanish_troop:2 s13 entered=4 covered=4",
        "spanish_detachment_1 <convoy:spanish_troop:2 : S1",
        "chit BO-ES1:1 issued spanish_detachment_1",
    )
    run(arrive(state, FormationId("convoy:spanish_troop:1")))
    assert state.chits[ChitId("BO-ES1:1")].status is ChitStatus.ISSUED
    run(arrive(state, FormationId("convoy:spanish_troop:2")))
    assert state.chits[ChitId("BO-ES1:1")].status is ChitStatus.FULFILLED


@pytest.mark.rule("2.154.c", "O.escort")
def test_scattering_fails_the_order_and_the_convoy_keeps_its_route() -> None:
    state = escorted(10, 10, convoy=f"{CONVOY}")
    state.convoys[CONVOY] = state.convoys[CONVOY].__class__(
        state.convoys[CONVOY].kind, ("s7", "s8"), entered=10, covered=10
    )
    run(scatter(state, CONVOY, "IC.10.15"))
    assert state.chits[ORDER].status is ChitStatus.FAILED
    assert state.books[BRITISH].failed == 1
    assert state.convoys[CONVOY].route == ("s7", "s8")
    told = [one.rule for one in state.news if one.message.key == "order-failed"]
    assert told == ["2.154.c"]


@pytest.mark.rule("2.417.b")
def test_a_supply_convoy_that_scatters_fails_its_escort_too_and_sails_on() -> None:
    state = escorted(4, 4, convoy=SUPPLY, chit="BR-ES3")
    run(scatter(state, SUPPLY, "IC.10.15"))
    assert state.chits[ChitId("BR-ES3")].status is ChitStatus.FAILED
    assert [one.rule for one in state.news if one.message.key == "order-failed"] == ["2.417.b"]
    assert SUPPLY in state.formations


@pytest.mark.rule("O.escort")
@pytest.mark.parametrize(("place", "status"), [("port_mahon", ChitStatus.FULFILLED), ("s7", ChitStatus.FAILED)])
def test_a_supply_convoy_lost_at_sea_has_not_arrived(place: str, status: ChitStatus) -> None:
    state = sea(
        f"{SUPPLY} {place} entered=4 covered=4",
        f"british_detachment_1 <{SUPPLY} : B1",
        "chit BR-ES3 issued british_detachment_1",
    )
    run(arrive(state, SUPPLY))
    assert state.chits[ChitId("BR-ES3")].status is status


@pytest.mark.rule("1.421")
def test_a_convoy_that_nobody_has_an_order_for_costs_nothing() -> None:
    state = sea(f"{CONVOY} s7 entered=10 covered=0")
    run(arrive(state, CONVOY))
    assert (state.books[BRITISH].failed, state.books[BRITISH].fulfilled, state.ledger) == (0, 0, ())


@pytest.mark.rule("O.escort", "2.233.b")
def test_a_fleet_auxiliary_with_the_convoy_fulfils_the_order_and_loses_it_in_recovery() -> None:
    lines = (f"{CONVOY} s7 entered=4 covered=2", f"aux bFleet1 escort={CONVOY}", f"chit {ORDER} issued bFleet1")
    state = sea(*lines)
    assert ordered_places(state, AuxiliaryId("bFleet1"), OrderKind.ESCORT) == ("british_levant_outbound",)
    run(arrive(state, CONVOY))
    assert state.chits[ORDER].status is ChitStatus.FULFILLED
    state = sea(*lines)
    spend(state, AuxiliaryId("bFleet1"), "T.screen.b")
    assert state.chits[ORDER].status is ChitStatus.FAILED


@pytest.mark.rule("2.314")
def test_a_single_squadron_of_the_other_command_may_not_escort() -> None:
    state = sea("french_flag_B toulon/harbour : S1", "harbour toulon : F1 S2", "chit BO-ES2 received")
    chit = ChitId("BO-ES2")
    check_holder(state, chit, "F1")
    with pytest.raises(Refused) as refused:
        check_holder(state, chit, "S2")
    assert refused.value.rule == "2.314"
    with pytest.raises(Refused):
        check_holder(state, chit, "french_flag_B")


@pytest.mark.rule("2.314")
def test_among_others_a_guest_may_escort() -> None:
    state = sea("french_flag_B toulon/harbour : F1 S1", "chit BO-ES2 received")
    check_holder(state, ChitId("BO-ES2"), "french_flag_B")
    assert state.books[BOURBON].failed == 0


@pytest.mark.rule("2.125.b")
def test_a_lone_escort_that_has_joined_its_convoy_moves_with_it_and_is_independent_no_longer() -> None:
    state = sea(f"{CONVOY} s7", "alone:B1 s7 : B1", f"chit {ORDER} issued alone:B1")
    assert is_independent(formation(state, "alone:B1"))
    assert FormationId("alone:B1") in [one.id for one in moves(state, BRITISH)]
    run(join(state, CONVOY))
    assert not is_independent(formation(state, "alone:B1"))
    assert [one.id for one in moves(state, BRITISH)] == [CONVOY]
    assert movement_allowance(state, CONVOY).whole == FIGURES.formations.convoy_movement
