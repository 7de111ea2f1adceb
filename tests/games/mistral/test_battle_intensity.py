"""T.bit, T.matrix, IC.8.34 Leaders aboard, the Intensity of a Battle and its Damage Level."""

from __future__ import annotations

from fractions import Fraction

import pytest

from maestre.games.mistral.battle.intensity import ChosenIntensity, Level, intensified
from maestre.games.mistral.battle.leading import berths, led
from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import Fleet, Intensity, Personality
from maestre.games.mistral.table.state import LeaderId
from maestre.play import Ask, Each, Pick
from tests.matters import about

from .battles import engagement, ids, rate
from .positions import BOURBON, BRITISH, asked, refused, run, sea

CHART = {
    Intensity.LIGHT: "4332211100",
    Intensity.MEDIUM: "6554443321",
    Intensity.HEAVY: "8776655432",
}
MATRIX = {"T": "-2 -1 0 -1", "C": "-2 -1 0 -1", "A": "-1 0 1 0", "R": "0 1 2 1"}
LINES = ("british_flag_A s12 spotted : B1 @rowley", "spanish_flag_D s12 spotted : S1 @navarro")


def shift(ask: Ask) -> int:
    """The shift of the battle whose intensity is chosen."""
    return about(ask, ChosenIntensity).battle.shift


@pytest.mark.rule("T.bit", "T.bit.b", "T.matrix", "T.personality")
@pytest.mark.parametrize("row", "TCAR")
@pytest.mark.parametrize("column", "TCAR")
@pytest.mark.parametrize("chosen", list(Intensity))
def test_the_chosen_intensity_is_shifted_by_the_matrix_and_its_column_read(
    monkeypatch: pytest.MonkeyPatch, row: str, column: str, chosen: Intensity
) -> None:
    rate(monkeypatch, "rowley", personality=Personality(row))
    rate(monkeypatch, "navarro", personality=Personality(column))
    shift = int(MATRIX[row].split()["TCAR".index(column)])
    scale = list(Intensity)
    meant = scale[min(2, max(0, scale.index(chosen) + shift))]
    for face in range(10):
        state = sea(*LINES)
        battle = run(intensified(state, engagement(state)), chosen.value, face)
        assert (battle.shift, battle.intensity, battle.level) == (shift, meant, int(CHART[meant][face]))


@pytest.mark.rule("T.bit")
def test_a_medium_battle_and_a_five_give_damage_level_four() -> None:
    state = sea("british_flag_A s12 spotted : B1 @rowley", "spanish_flag_D s12 spotted : S1 @navarro")
    assert run(intensified(state, engagement(state)), "medium", 5).level == 4


@pytest.mark.rule("T.bit", "IC.1.1")
def test_the_level_is_one_die_with_exact_chances() -> None:
    for intensity, cells in CHART.items():
        reading = Level(own_figures().battle.levels[intensity])
        total = sum(weight for _, weight in reading.outcomes())
        found = {reading.read(faces): Fraction(weight, total) for faces, weight in reading.outcomes()}
        assert found == {int(cell): Fraction(cells.count(cell), 10) for cell in cells}


@pytest.mark.rule("T.bit.b")
@pytest.mark.parametrize("gauge", [BRITISH, BOURBON])
def test_the_side_with_the_gauge_chooses_and_its_leader_is_the_row(gauge: Fleet) -> None:
    state = sea("british_flag_A s12 spotted : B1 @rowley", "spanish_flag_D s12 spotted : S1")
    ask = asked(intensified(state, engagement(state, gauge=gauge)))
    assert ask.seat == gauge.value
    assert shift(ask) == (-1 if gauge is BRITISH else 0)  # Aggressive on Timid, Timid on Aggressive


@pytest.mark.rule("T.bit.c")
def test_light_may_not_be_chosen_in_a_strait() -> None:
    state = sea("british_flag_A elba_straits spotted : B1", "spanish_flag_D elba_straits spotted : S1")
    battle = engagement(state, place="elba_straits")
    assert asked(intensified(state, battle)).choice == Pick(("medium", "heavy"))
    refused(intensified(state, battle), "light", rule="T.bit.b")
    assert (
        run(intensified(state, battle), "medium", 0).intensity is Intensity.MEDIUM
    )  # Timid on Timid: -2, yet no lower
    assert run(intensified(state, battle), "heavy", 0).intensity is Intensity.MEDIUM


@pytest.mark.rule("T.bit.c")
def test_elsewhere_the_same_shift_makes_it_light() -> None:
    state = sea("british_flag_A s12 spotted : B1", "spanish_flag_D s12 spotted : S1")
    assert run(intensified(state, engagement(state)), "heavy", 0).intensity is Intensity.LIGHT


@pytest.mark.rule("T.matrix.b")
def test_the_senior_engaged_leaders_are_compared() -> None:
    state = sea(
        "british_flag_A s12 spotted : B1 @rowley",
        "spanish_flag_D s12 spotted : S1 @navarro",
        "british_flag_B s12 spotted : B2 @lestock",
        "british_grand s13 : B3 @mathews",
    )
    assert shift(asked(intensified(state, engagement(state)))) == -1  # Lestock, Timid, on Navarro, Cautious
    alone = sea(*LINES)
    assert shift(asked(intensified(alone, engagement(alone)))) == 0  # Rowley, Aggressive


@pytest.mark.rule("T.matrix.b", "T.ranks_order")
def test_between_commands_rank_decides_then_the_command_that_comes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    rate(monkeypatch, "gabaret", personality=Personality.RASH)
    lines = (
        "british_flag_A s12 spotted : B1 @rowley",
        "bourbon_flag_A s12 spotted : S1 @navarro",
        "french_flag_B s12 spotted : F1 @gabaret",
    )
    for war, row in ((True, 2), (False, 0)):  # Rash on Aggressive, Cautious on Aggressive: both are Rear-Admirals
        state = sea(*lines, war=war)
        assert shift(asked(intensified(state, engagement(state, gauge=BOURBON)))) == row


# ------------------------------------------------------------------------------------------------ Leaders aboard


@pytest.mark.rule("2.224.a")
def test_an_admiral_sails_in_a_flagship_of_his_formation() -> None:
    state = sea("british_grand s12 spotted : B3 namur marlborough @mathews")
    assert berths(state, LeaderId("mathews")) == ids("namur", "marlborough")


@pytest.mark.rule("2.224.a")
def test_an_admiral_without_flagship_and_a_commodore_sail_where_they_like() -> None:
    state = sea("british_grand s12 spotted : B3 B4 @mathews", "british_flag_A s12 spotted : B1 namur @osborn")
    assert berths(state, LeaderId("mathews")) == ids("B3", "B4")
    assert berths(state, LeaderId("osborn")) == ids("B1", "namur")


@pytest.mark.rule("2.224.a", "IC.8.34")
def test_he_may_not_be_put_elsewhere() -> None:
    state = sea("british_grand s12 spotted : B3 namur marlborough @mathews", "spanish_flag_D s12 spotted : S1")
    refused(led(state, engagement(state)), {"mathews": "B3"}, rule="IC.8.34")
    battle = run(led(state, engagement(state)), {"mathews": "marlborough"})
    assert battle.leaders == (("mathews", "marlborough"),)
    assert battle.flagships == ("namur", "marlborough")


@pytest.mark.rule("IC.8.34")
def test_each_leader_sails_in_one_squadron_of_his_own_formation_and_nobody_is_asked_without_a_choice() -> None:
    state = sea(
        "british_grand s12 spotted : B3 namur @mathews",
        "british_flag_A <british_grand spotted : B1 @rowley",
        "spanish_flag_D s12 spotted : S1 S2 @navarro",
    )
    ask = asked(led(state, engagement(state)))
    assert (ask.seat, ask.choice) == ("bourbon", Each((("navarro", ("S1", "S2")),)))
    battle = run(led(state, engagement(state)), {"navarro": "S2"})
    assert battle.leaders == (("mathews", "namur"), ("rowley", "B1"), ("navarro", "S2"))


@pytest.mark.rule("IC.8.34")
def test_a_leader_whose_formation_has_no_squadrons_sails_with_the_stack() -> None:
    state = sea("british_grand s12 spotted : @mathews", "british_flag_A <british_grand spotted : B1 barfleur")
    assert berths(state, LeaderId("mathews")) == ids("barfleur")
