"""The Winds of an Impulse, their Gales, and the clock of Turns and Impulses."""

from __future__ import annotations

import pytest

from maestre.games.mistral.data import on_face, own_figures
from maestre.games.mistral.data.words import Force, Season, Wind
from maestre.games.mistral.harbours.turns import before_turn, sinking
from maestre.games.mistral.table.fortune import Lot
from maestre.games.mistral.table.moments import OPERATIONS_OVER, TURN_BEGINS
from maestre.games.mistral.table.sequence import (
    ADMINISTRATION,
    IMPULSE_BEGINS,
    IMPULSE_ENDS,
    INCREMENT,
    STEPS,
    step,
)
from maestre.games.mistral.table.state import Phase, SquadronId, State
from maestre.games.mistral.weather.winds import season, weather
from maestre.play import Procedure, Throw
from maestre.play.chance.dice import spread
from tests.games.mistral.positions import moment, run, sea, squadron, until

FIGURES = own_figures()

NONE = 5
"""A face on which no Wind of Winter's first two pairs blows."""


def over(state: State) -> Procedure[bool]:
    """A phase in which nothing happens."""
    yield from ()
    return True


@pytest.fixture
def idle(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every phase be over at once."""
    for phase in Phase:
        monkeypatch.setitem(STEPS, phase, over)


@pytest.mark.rule("S.01", "S.02")
def test_each_season_has_four_turns_and_begins_with_its_quarterly_one() -> None:
    assert season(sea(turn=4)) is Season.WINTER
    assert season(sea(turn=5)) is Season.SPRING
    assert season(sea(turn=10)) is Season.SUMMER
    assert [turn for turn in range(1, 17) if turn in FIGURES.calendar.quarterly] == [1, 5, 9, 13]


@pytest.mark.rule("S.03", "S.07")
def test_four_increments_make_an_impulse_and_four_impulses_the_operations_of_a_turn(idle: None) -> None:
    state = sea(phase=Phase.BEFORE_TURN)
    seen: list[tuple[int, int, Phase]] = []
    for _ in range(500):
        run(step(state))
        seen.append((state.impulse, state.increment, state.phase))
        if state.phase is ADMINISTRATION[0]:
            break
    begun = [(impulse, increment) for impulse, increment, phase in seen if phase is INCREMENT[0]]
    assert begun == [(impulse, increment) for impulse in range(1, 5) for increment in range(1, 5)]
    assert sum(phase is Phase.WEATHER for *_, phase in seen) == 4


@pytest.mark.rule("S.01", "S.03")
def test_turn_sixteen_is_followed_by_turn_one_of_the_next_year(idle: None) -> None:
    state = sea(phase=Phase.TURN_END, turn=16, turns=16)
    run(step(state))
    assert (state.year, state.turn, state.turns, state.phase) == (1745, 1, 17, Phase.BEFORE_TURN)


@pytest.mark.rule("S.05")
def test_an_impulse_begins_with_convoys_then_the_weather_then_pirates_then_dummies() -> None:
    wanted = (Phase.SCATTERING, Phase.ARRIVALS, Phase.WEATHER, Phase.PIRATES, Phase.DUMMIES)
    assert wanted == IMPULSE_BEGINS


@pytest.mark.rule("S.04", "1.51")
def test_before_a_turn_only_its_moment_runs_and_no_random_event_is_rolled_for() -> None:
    state = sea()
    with moment(TURN_BEGINS) as called:
        assert run(before_turn(state))
    assert called == [()]


@pytest.mark.rule("T.wind", "T.wind.b")
def test_contra_winds_share_a_die_so_that_spring_takes_six() -> None:
    state = sea(turn=6)
    run(weather(state), 5, 5, 5, 5, 5, 5)
    assert state.winds == ()


@pytest.mark.rule("T.wind", "T.wind.b")
@pytest.mark.parametrize(("face", "wind"), [(2, Wind.LEVANTER), (5, None), (6, Wind.VENDAVALES), (7, Wind.VENDAVALES)])
def test_in_winter_the_first_pair_blows_from_either_end(face: int, wind: Wind | None) -> None:
    state = sea(turn=2)
    asks = (face, NONE, 4, 4, 4, 5)
    gale = (9,) if wind is Wind.VENDAVALES else ()
    if wind is Wind.LEVANTER:
        request = until(weather(state), *(face, NONE, 4, 4, 5))
        assert isinstance(request, Throw)
        return
    run(weather(state), *asks[:4], 9, *gale)
    assert state.winds == ((wind,) if wind else ())


@pytest.mark.rule("T.wind")
def test_in_summer_only_libeccio_and_scirocco_are_rolled_for() -> None:
    state = sea(turn=10)
    run(weather(state), 4, 2, 9, 9)
    assert state.winds == (Wind.LIBECCIO, Wind.SCIROCCO)
    state = sea(turn=10)
    run(weather(state), 5, 3)
    assert state.winds == ()


@pytest.mark.rule("T.gale")
def test_a_wind_that_blows_has_a_second_die_for_its_gale() -> None:
    assert FIGURES.weather.gale(Wind.LEVANTER, Season.WINTER, 9) is Force.F11
    assert FIGURES.weather.gale(Wind.LEVANTER, Season.SPRING, 7) is None
    calm = sea(turn=6)
    run(weather(calm), 0, 5, 5, 5, 5, 5, 7)
    assert calm.gales == ()
    state = sea(turn=6)
    run(weather(state), 0, 5, 5, 5, 5, 5, 6, 1, 0)
    (gale,) = state.gales
    assert (gale.wind, gale.force, gale.place, gale.goal) == (Wind.LEVANTER, Force.F10, "s2", "s5")


@pytest.mark.rule("IC.1.4")
def test_a_lot_gives_each_the_same_chance_and_is_thrown_again_beyond_the_last() -> None:
    lot = Lot(3)
    assert lot.needs((7,)) == (10,)
    assert lot.needs((7, 2)) == ()
    assert lot.read((7, 2)) == 2
    assert Lot(12).read((1, 1)) == 11
    assert spread(Lot(10), 100) is not None


@pytest.mark.rule("IC.4.3.b", "T.damage.c", "T.damage.b")
@pytest.mark.parametrize(("face", "sail"), [(3, 3), (4, 4)])
def test_as_the_operations_end_a_squadron_in_harbour_with_thirteen_points_sinks_on_three_or_less(
    face: int, sail: int
) -> None:
    state = sea("harbour toulon : S1/dp=13", "harbour port_mahon : B1/dp=13 B2/dp=9")
    drawn = ((str(face),), ("B1-2",)) if face == 3 else ((str(face),),)
    with moment(OPERATIONS_OVER) as called:
        run(sinking(state), *drawn)
    assert called == [()]
    assert len(squadron(state, "B1").ships) == sail
    assert len(state.squadrons[SquadronId("S1")].ships) == 4, "its rating is 14"


@pytest.mark.rule("IC.1.5")
def test_a_roll_beyond_a_table_is_read_in_its_first_or_last_row() -> None:
    assert [on_face(rolled) for rolled in (-1, 0, 9, 10)] == [0, 0, 9, 9]


@pytest.mark.rule("IC.4.3")
def test_an_impulse_ends_with_concealment_then_checks_then_orders_then_the_gales() -> None:
    wanted = (Phase.CONCEALMENT, Phase.STEADYING, Phase.HANDING_OVER, Phase.JUDGING, Phase.CLEARING)
    assert wanted == IMPULSE_ENDS, "who is steady again counts for his Order in the same Impulse"


@pytest.mark.rule("IC.5.33.d")
def test_an_increment_ends_with_joining_the_third_window_gales_battles_and_the_gales_steps() -> None:
    last = (Phase.JOINING, Phase.THIRD_WINDOW, Phase.GALE_WEAR, Phase.BATTLES, Phase.GALE_STEPS)
    assert tuple(phase for phase in INCREMENT if phase in last) == last
    assert INCREMENT.index(Phase.BOURBON_MOVES) < INCREMENT.index(Phase.JOINING)
