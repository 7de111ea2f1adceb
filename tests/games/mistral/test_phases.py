"""S.01: a phase in which nobody has anything to decide is over by itself, after one step or one of each Fleet."""

from __future__ import annotations

from typing import Final

import pytest

from maestre.games.mistral.data.words import Fleet, Status
from maestre.games.mistral.game import game
from maestre.games.mistral.harbours.damage import lose_sail
from maestre.games.mistral.orders.holding import is_ready
from maestre.games.mistral.table.moments import ASSIGNING_BEGINS, SUNK
from maestre.games.mistral.table.sequence import STEPS, step
from maestre.games.mistral.table.state import AuxiliaryId, Phase, SquadronId, State
from maestre.play import Procedure, change

from .positions import keys, moment, run, sea

WHOLE: Final = True

STEPS_OF: Final = {
    Phase.SCATTERING: 2,
    Phase.PIRATES: 1,
    Phase.FIRST_WINDOW: 2,
    Phase.SECOND_WINDOW: 2,
    Phase.BOURBON_MOVES: 1,
    Phase.JOINING: 1,
    Phase.THIRD_WINDOW: 2,
    Phase.SEARCHES: 2,
    Phase.WATCHES: 2,
    Phase.GALE_WEAR: 1,
    Phase.BATTLES: 1,
    Phase.GALE_STEPS: 1,
    Phase.CONCEALMENT: 1,
    Phase.STEADYING: 1,
    Phase.JUDGING: 1,
    Phase.CLEARING: 1,
    Phase.SINKING: 1,
    Phase.ASSIGNING: 2,
    Phase.RECOVERING: 1,
    Phase.ATTRITION: 1,
    Phase.AUXILIARY_BLOCKADES: 1,
    Phase.LAYING_UP: 2,
    Phase.REPAIRS: 2,
    Phase.FITTING_OUT: 2,
    Phase.RELIEF: 1,
    Phase.TURN_END: 1,
}
"""In a Turn that is not Quarterly, with a stack of each Fleet far from the other."""


@pytest.mark.rule("S.01", "IC.1.6", "IC.4.3.b", "T.damage.c", "2.522", "O.cruise")
@pytest.mark.parametrize(("phase", "steps"), STEPS_OF.items())
def test_a_phase_without_decisions_ends_by_itself(phase: Phase, steps: int) -> None:
    assert game.key == "mistral"
    state = sea("british_grand s12 : B1 B2 @mathews", "bourbon_grand s20 : F1 F2 @court", phase=phase)
    assert [run(STEPS[phase](state)) for _ in range(steps)] == [False] * (steps - 1) + [True]


@pytest.mark.rule("S.28", "2.635")
def test_the_levant_track_is_changed_once_before_the_british_assign() -> None:
    state = sea("british_grand s12 : B1", phase=Phase.ASSIGNING)
    with moment(ASSIGNING_BEGINS) as begun:
        assert run(STEPS[Phase.ASSIGNING](state)) is False
        assert (begun, state.acting) == ([()], Fleet.BOURBON)
        assert run(STEPS[Phase.ASSIGNING](state)) is True
    assert begun == [()]


@pytest.mark.rule("IC.8.35", "2.236.b")
def test_the_damage_of_an_emptied_squadron_vanishes_before_anybody_looks_at_it() -> None:
    looked = []

    def look(state: State, squadron: SquadronId, ship: str, battle: bool) -> Procedure[None]:
        one = state.squadrons[squadron]
        looked.append((one.ships, one.dp, one.status, one.at, ship, battle))
        yield from ()

    state = sea("british_grand s12 spotted : B1/sail=1/dp=7 B2")
    (ship,) = state.squadrons[SquadronId("B1")].ships
    with moment(SUNK, look):
        run(lose_sail(state, SquadronId("B1"), ship, "IC.8.35", battle=True))
    assert looked == [((), 0, Status.AWAY, "", ship, True)]
    assert SquadronId("B1") not in state.squadrons


@pytest.mark.rule("IC.4.3.b", "T.damage.c")
def test_formations_without_ships_are_taken_off_with_the_sinking_but_neither_convoys_nor_dummies() -> None:
    state = sea("british_grand s12 : B1", "british_flag_A s13 :", "convoy:british_supply s7", "dummy:british:1 s12")
    assert run(STEPS[Phase.SINKING](state)) is True
    assert sorted(state.formations) == ["british_grand", "convoy:british_supply", "dummy:british:1"]


@pytest.mark.rule("IC.4.3.b", "T.damage.c")
@pytest.mark.parametrize(("dp", "sail"), [(9, 4), (10, 3)])
def test_only_who_has_as_many_dps_as_his_rating_may_sink(dp: int, sail: int) -> None:
    state = sea(f"british_grand s12 : B1/dp={dp} B2")
    run(STEPS[Phase.SINKING](state), *([("0",)] if dp >= 10 else []))
    assert len(state.squadrons[SquadronId("B1")].ships) == sail


@pytest.mark.rule("IC.5.33", "IC.4.3")
def test_with_the_impulse_whoever_was_tossed_by_a_gale_may_be_tossed_again() -> None:
    state = sea("british_grand s12 tossed : B1", "british_flag_A s13 : B2", "aux bFleet1 british_grand")
    change(state.auxiliaries, AuxiliaryId("bFleet1"), tossed=True)
    assert run(STEPS[Phase.CLEARING](state)) is True
    assert not any(one.tossed for one in state.formations.values())
    assert not any(one.tossed for one in state.auxiliaries.values())


@pytest.mark.rule("IC.9.36")
@pytest.mark.parametrize(
    ("holder", "at_sea"), [("B1", True), ("B5", False), ("british_grand", True), ("bFleet1", True)]
)
def test_an_order_must_reach_whoever_is_at_sea(holder: str, at_sea: bool) -> None:
    state = sea("british_grand s12 : B1", "harbour port_mahon : B5", "aux bFleet1 british_grand")
    assert is_ready(state, holder) is at_sea


@pytest.mark.rule("S.01", "S.03", "S.07", "2.72")
@pytest.mark.parametrize(
    ("phase", "clock", "then", "later"),
    [
        (Phase.GALE_STEPS, (1744, 6, 1, 1), Phase.FIRST_WINDOW, (1744, 6, 1, 2)),
        (Phase.GALE_STEPS, (1744, 6, 1, 4), Phase.CONCEALMENT, (1744, 6, 1, 4)),
        (Phase.CLEARING, (1744, 6, 1, 4), Phase.SCATTERING, (1744, 6, 2, 1)),
        (Phase.CLEARING, (1744, 6, 3, 4), Phase.SCATTERING, (1744, 6, 4, 1)),
        (Phase.CLEARING, (1744, 6, 4, 4), Phase.SINKING, (1744, 6, 1, 1)),
        (Phase.TURN_END, (1744, 6, 1, 1), Phase.BEFORE_TURN, (1744, 7, 1, 1)),
        (Phase.TURN_END, (1744, 15, 1, 1), Phase.BEFORE_TURN, (1744, 16, 1, 1)),
        (Phase.TURN_END, (1744, 16, 1, 1), Phase.BEFORE_TURN, (1745, 1, 1, 1)),
    ],
)
def test_increments_impulses_turns_and_years_follow_each_other(
    phase: Phase, clock: tuple[int, int, int, int], then: Phase, later: tuple[int, int, int, int]
) -> None:
    year, turn, impulse, increment = clock
    state = sea("british_grand s12 : B1 B2 @mathews", phase=phase, year=year, turn=turn, last_turn=0)
    state.impulse, state.increment = impulse, increment
    run(step(state), *([()] if then is Phase.SINKING else []))  # which Dummies go with the last Impulse
    assert (state.phase, (state.year, state.turn, state.impulse, state.increment)) == (then, later)


@pytest.mark.rule("T.gale_effects.b", "IC.5.362")
def test_an_auxiliary_that_a_gale_has_tossed_is_not_tossed_again_in_the_impulse() -> None:
    state = sea("gale mistral f11 s12", "british_grand s12 spotted : B1 B2 @mathews", "aux bFleet1 british_grand")
    state.phase = Phase.GALE_WEAR
    assert run(STEPS[Phase.GALE_WEAR](state), ("0",)) is True
    assert state.auxiliaries[AuxiliaryId("bFleet1")].tossed
    state.passes = 0
    assert run(STEPS[Phase.GALE_WEAR](state)) is True
    assert keys(state).count("auxiliary-spent") == 0
