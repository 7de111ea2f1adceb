"""IC.3.35, 2.125.a Independent Squadrons, and how one parts from its stack."""

from __future__ import annotations

import pytest

from maestre.games.mistral.data import own_figures
from maestre.games.mistral.fleets.independents import parted, set_alone
from maestre.games.mistral.table.names import called
from maestre.games.mistral.table.state import FormationId, SquadronId

from .positions import formation, run, sea, squadron

FIGURES = own_figures()

B1 = SquadronId("B1")
ALONE = FormationId("alone:B1")


@pytest.mark.rule("IC.3.35")
@pytest.mark.parametrize("mark", ["disorganised", "idle", "spotted", "tossed"])
def test_a_squadron_comes_out_of_its_stack_no_better_off(mark: str) -> None:
    state = sea(f"british_flag_A s13 {mark} duty=interdiction committed=s12 goal=gibraltar : B1 B2")
    run(parted(state, B1, "set-apart", "IC.9.36"))
    one = formation(state, ALONE)
    assert getattr(one, mark) is True
    assert (one.place, one.duty, one.committed, one.goal, one.superior) == ("s13", "", "", "", "")


@pytest.mark.rule("2.125.a")
def test_a_formation_that_it_leaves_empty_is_no_more() -> None:
    state = sea("british_grand s13 : B2", "british_flag_A <british_grand : B1 Namur")
    run(parted(state, B1, "set-apart", "IC.9.36", flagship=SquadronId("Namur")))
    assert squadron(state, "Namur").formation == ALONE
    assert list(state.formations) == ["british_grand", ALONE]


@pytest.mark.rule("IC.7.11", "IC.7.11.c")
def test_the_enemy_sees_a_hidden_counter_part_and_does_not_know_which_it_is_from_then_on() -> None:
    state = sea("british_flag_A s13 : B1 B2")
    run(parted(state, B1, "set-apart", "IC.9.36"), ("british-2", "british-1"))
    (told,) = (one.message for one in state.news if one.seen is not None and "bourbon" in one.seen)
    assert dict(told.args)["formation"] == called(FIGURES, "british-2")
    assert formation(state, ALONE).handle == "british-1"


@pytest.mark.rule("IC.3.35")
def test_in_harbour_it_has_no_handle_and_nobody_hears_of_it() -> None:
    state = sea("harbour gibraltar : B1")
    assert set_alone(state, B1, homeward=True) == ALONE
    one = formation(state, ALONE)
    assert (one.place, one.harbour, one.homeward, one.handle) == ("gibraltar", True, True, "")
    assert state.news == ()
