"""O.army_support: Army Support."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from maestre.games.mistral.data.words import Campaign
from maestre.games.mistral.orders import army_support
from maestre.games.mistral.orders.army_support import judged, support
from maestre.games.mistral.table import moments
from maestre.games.mistral.table.moments import FRONT_RESOLVED
from maestre.games.mistral.table.state import Chit, ChitId, ChitStatus, FormationId, State
from maestre.play import change
from tests.games.mistral.positions import BOURBON, BRITISH, moment, run, sea
from tests.games.mistral.years import stepped, world

ALPS = Campaign.ALPS


@pytest.fixture
def supported() -> Iterator[None]:
    """Army Support bears on Campaigns and is judged by them."""
    moments.FRONT_MODIFIERS.append(support)
    try:
        with moment(FRONT_RESOLVED, army_support.judged):
            yield
    finally:
        moments.FRONT_MODIFIERS.remove(support)


def off_villefranche(where: str = "cA", *more: str, force: str = "F1") -> State:
    """French Flag B with the Order for the Alps."""
    return sea(f"french_flag_B {where} : {force}", "chit BO-AS2 issued french_flag_B", *more)


@pytest.mark.rule("O.army_support", "2.132.a")
@pytest.mark.parametrize(("bomb", "drm"), [((), 1), (("aux fBomb1 french_flag_B",), 2)])
def test_it_gives_one_to_the_roll_and_two_with_a_bomb(bomb: tuple[str, ...], drm: int) -> None:
    assert [amount for amount, _ in support(off_villefranche("cA", *bomb), ALPS)] == [drm]


@pytest.mark.rule("O.army_support")
def test_british_support_goes_the_other_way() -> None:
    state = sea("british_flag_A cA : B1", "chit BR-AS2 issued british_flag_A")
    assert [amount for amount, _ in support(state, ALPS)] == [-1]


@pytest.mark.rule("O.army_support")
@pytest.mark.parametrize("where", ["s12", "villefranche/harbour"])
def test_who_is_not_ready_in_a_linked_space_gives_nothing(where: str) -> None:
    assert not list(support(off_villefranche(where), ALPS))


@pytest.mark.rule("O.army_support", "IC.9.37.b")
def test_four_sail_are_needed_and_it_bears_on_its_own_campaign_alone() -> None:
    assert not list(support(off_villefranche(force="F1/sail=3"), ALPS))
    assert not list(support(off_villefranche(), Campaign.PO_VALLEY))


@pytest.mark.rule("O.army_support")
@pytest.mark.parametrize(
    ("moved", "status"), [(1, ChitStatus.FULFILLED), (0, ChitStatus.ISSUED), (-1, ChitStatus.ISSUED)]
)
def test_it_is_fulfilled_if_the_marker_moves_toward_its_side(moved: int, status: ChitStatus) -> None:
    state = off_villefranche()
    run(judged(state, ALPS, moved))
    assert state.chits[ChitId("BO-AS2")].status is status
    assert state.books[BOURBON].fulfilled == (status is ChitStatus.FULFILLED)


@pytest.mark.rule("O.army_support")
def test_the_british_want_it_the_other_way() -> None:
    state = sea("british_flag_A cA : B1", "chit BR-AS2 issued british_flag_A")
    run(judged(state, ALPS, 1))
    assert state.chits[ChitId("BR-AS2")].status is ChitStatus.ISSUED
    run(judged(state, Campaign.PO_VALLEY, -1))
    assert state.chits[ChitId("BR-AS2")].status is ChitStatus.ISSUED
    state.chits[ChitId("BR-AS2")] = change(state.chits, ChitId("BR-AS2"), served=0)
    run(judged(state, ALPS, -1))
    assert state.books[BRITISH].fulfilled == 1


@pytest.mark.rule("O.army_support")
def test_it_fails_after_two_resolutions_in_vain() -> None:
    state = off_villefranche()
    run(judged(state, ALPS, 0))
    assert state.chits[ChitId("BO-AS2")].status is ChitStatus.ISSUED
    run(judged(state, ALPS, -1))
    assert state.chits[ChitId("BO-AS2")].status is ChitStatus.FAILED
    assert state.books[BOURBON].failed == 1


@pytest.mark.rule("O.army_support")
def test_an_army_that_wins_without_support_fulfils_nothing() -> None:
    state = off_villefranche("s12")
    run(judged(state, ALPS, 1))
    assert state.chits[ChitId("BO-AS2")].status is ChitStatus.ISSUED


@pytest.mark.rule("O.army_support")
@pytest.mark.usefixtures("supported")
@pytest.mark.parametrize(("face", "status"), [(6, ChitStatus.FULFILLED), (5, ChitStatus.ISSUED)])
def test_a_roll_of_six_with_support_moves_the_marker_and_fulfils_it(face: int, status: ChitStatus) -> None:
    state = world()
    flag = FormationId("french_flag_B")
    change(state.formations, flag, place="cA", harbour=False)
    chit = ChitId("BO-AS2")
    state.chits[chit] = Chit(chit, BOURBON, ChitStatus.ISSUED, state.turns, flag)
    stepped(state, "front:alps", face)
    assert state.chits[chit].status is status
