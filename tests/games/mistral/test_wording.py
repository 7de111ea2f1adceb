"""Questions and answers in words: every rule that asks has both, and figures are those of the rules."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Final

import pytest
from msgspec.structs import replace

from maestre.games.mistral.battle.withdrawal import Withdrawal
from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import Fleet, Intensity
from maestre.games.mistral.moving.courses import actions, catch_number, step_of
from maestre.games.mistral.showing import change_summary
from maestre.games.mistral.table import chances
from maestre.games.mistral.table.asking import Choosing, Naming, Planning
from maestre.games.mistral.table.chit import all_chits
from maestre.games.mistral.table.names import called
from maestre.games.mistral.table.state import ChitId, ChitStatus, FormationId, Phase, SquadronId, State
from maestre.play import Answer, Ask, Message, Order, change
from tests.matters import about

from .positions import sea
from .questions import ORDERS, asked_by, asking_rules, position, put, question, speakers

FIGURES = own_figures()

WHOLE: Final = True
RULES: Final = tuple(pytest.param(rule, marks=pytest.mark.rule(rule)) for rule in asking_rules())
_RAW: Final = re.compile(r"\b[a-z]+_[a-z]+|\b(go|catch|dummy|convoy|alone):|\bB[RO]-[A-Z]")


def said(message: Message) -> str:
    """A message in both languages; neither may show a bare id."""
    words = " | ".join(speaker.say(message) for speaker in speakers())
    assert not _RAW.search(words), words
    return words


def words(state: State, ask: Ask, answer: Answer) -> str:
    return said(ask.describe(state, answer))


# ---------------------------------------------------------------------------------------------- every rule


def test_the_rules_that_ask_are_found_in_the_code() -> None:
    found = asking_rules()
    assert {"S.10", "S.09", "IC.5.15.b", "S.33", "S.35", "2.635", "E.calls_elsewhere", "IC.6.2"} <= set(found)
    assert len(found) > 50


@pytest.mark.parametrize("rule", RULES)
def test_every_question_has_its_words(rule: str) -> None:
    assert len(said(asked_by(rule, position()).asked(FIGURES))) > 20


@pytest.mark.parametrize("rule", RULES)
def test_every_option_of_a_question_reads_differently_in_both_languages(rule: str) -> None:
    state = position()
    question = asked_by(rule, state)
    if isinstance(question, Planning):
        for key, options in question.open_to:
            told = [said(question.told(state, key, option)) for option in options]
            assert len(set(told)) == len(options), told
    elif isinstance(question, Naming):
        told = [said(question.told(state, option)) for option in question.options()]
        assert len(set(told)) == len(question.options()), told
    elif isinstance(question, Choosing):
        told = [said(question.describe(state, option)) for option in question.options()]
        assert len(set(told)) == len(question.options()), told
    for order in ORDERS.get(rule, ()):
        assert words(state, put(question), order)


@pytest.mark.parametrize("fleet", Fleet)
def test_every_chit_of_a_fleet_has_a_name_of_its_own(fleet: Fleet) -> None:
    chits = [chit for chit, row in all_chits(FIGURES).items() if row.fleet is fleet]
    assert len({said(called(FIGURES, chit)) for chit in chits}) == len(chits)


# ---------------------------------------------------------------------------------------------- chances


@pytest.mark.parametrize(("number", "tenths"), [(-1, 0), (0, 1), (4, 5), (8, 9), (9, 10), (12, 10), (-4, 0)])
def test_a_check_succeeds_on_its_number_or_less(number: int, tenths: int) -> None:
    assert chances.succeeds(number) == Fraction(tenths, 10)


def test_a_search_spots_on_the_faces_of_its_table() -> None:
    faces = sum(FIGURES.detection.sighted(face).spotted for face in range(10))
    assert 0 < faces < 10
    assert chances.sights(sea(), Fleet.BRITISH, "T.search") == Fraction(faces, 10)


def test_the_damage_to_be_expected_grows_with_the_intensity() -> None:
    light, medium, heavy = (chances.mean_blow(FIGURES, one) for one in Intensity)
    assert light < medium < heavy
    total = sum(
        FIGURES.battle.result(FIGURES.battle.level(Intensity.LIGHT, one), other).dp
        for one in range(10)
        for other in range(10)
    )
    assert light == Fraction(total, 100)


def test_a_fireship_burns_if_it_hits_and_its_column_does_not_fail() -> None:
    assert chances.burns(FIGURES, 4) == Fraction(2, 10) * Fraction(9, 10)
    assert chances.burns(FIGURES, 1) == Fraction(8, 10) * Fraction(9, 10)
    assert chances.burns(FIGURES, 5) == 0


def test_a_number_has_one_decimal() -> None:
    assert said(chances.decimal(Fraction(249, 100))) == "2,5 | 2.5"
    assert said(chances.decimal(Fraction(3))) == "3 | 3"


# ---------------------------------------------------------------------------------------------- figures


def test_catching_the_wind_says_its_number_and_chance() -> None:
    state = sea("british_grand s12 : B1 @mathews")
    ask = question("S.10", position())
    caught = {
        option: words(state, ask, {"british_grand": option})
        for option in _options(state, "british_grand")
        if option.startswith("catch:")
    }
    assert caught
    for option, told in caught.items():
        step = step_of(state, FormationId("british_grand"), option)
        assert step is not None
        number = catch_number(state, FormationId("british_grand"), step).whole
        assert f"{number} o menos: {10 * (number + 1)}\u00a0%" in told


def _options(state: State, name: str) -> tuple[str, ...]:
    return actions(state, FormationId(name))


def test_an_intensity_says_what_personalities_make_of_it_and_its_damage() -> None:
    state = position()
    ask = question("T.bit.b", state)
    told = words(state, ask, "heavy")
    assert "Heavy: the Battle will be Heavy" in told
    assert f"{round(float(chances.mean_blow(FIGURES, Intensity.HEAVY)), 1)} DP" in told


def test_to_withdraw_is_sure_with_the_weather_gauge_and_a_check_without() -> None:
    state = position()
    windward = question("IC.8.23", state)
    battle = replace(about(windward, Withdrawal).battle, gauge=Fleet.BOURBON)
    gauge = replace(windward, about=replace(windward.about, battle=battle))
    assert "100%" in words(state, gauge, "go:s13")
    assert "100%" not in words(state, windward, "go:s13")


def test_an_order_to_a_formation_at_sea_takes_a_check_and_in_harbour_none() -> None:
    state = position()
    ask = question("IC.9.36", state)

    at_sea = words(state, ask, Order("issue", "BR-CR2", ("british_flag_B",)))
    in_port = words(state, ask, Order("issue", "BR-CR2", ("british_detachment_1",)))
    assert "%" not in in_port
    assert re.search(r", [1-9]\d?% to reach it: ", at_sea)


# ---------------------------------------------------------------------------------------------- what changes


def test_the_difference_tells_of_damage_sightings_moves_prestige_and_orders() -> None:
    before, after = position(), position()
    change(after.squadrons, SquadronId("B1"), dp=5)
    change(after.formations, FormationId("british_flag_A"), spotted=True, place="s11")
    change(after.books, Fleet.BRITISH, prestige=12)
    change(after.chits, ChitId("BR-CR1"), status=ChitStatus.FULFILLED)
    told = [said(one) for one in change_summary.summarize_changes(before, after)]
    assert any("2 DP (has 5)" in one for one in told)
    assert any("Spotted" in one for one in told)
    assert any("#11" in one for one in told)
    assert any("win 2 Prestige" in one for one in told)
    assert any("Cruise [Space #2" in one and "Fulfilled" in one for one in told)
    assert len(told) == 5


def test_of_a_battle_damage_is_told_for_each_fleet_in_bands() -> None:
    before, after = (replace(position(), phase=Phase.BATTLES) for _ in range(2))
    change(after.squadrons, SquadronId("B1"), dp=5)
    change(after.squadrons, SquadronId("F1"), dp=4)
    change(after.squadrons, SquadronId("F2"), dp=2)
    told = [said(one) for one in change_summary.summarize_changes(before, after)]
    assert [one.partition(" | ")[2] for one in told] == [
        "The British suffer 1 to 2 DP",
        "The Bourbons suffer 6 DP or more",
    ]


@pytest.mark.parametrize(
    ("place", "told"),
    [
        ("s12", []),
        (
            "s13",
            [
                "Bourbon counter 1 is Spotted",
                "Bourbon Grand Flotilla is in Space #13 (off Toulon)",
                "Bourbon Grand Flotilla is Disorganised",
            ],
        ),
    ],
)
def test_that_who_fights_and_stays_is_seen_and_disorganised_goes_without_saying(place: str, told: list[str]) -> None:
    before, after = (replace(position(), phase=Phase.BATTLES) for _ in range(2))
    change(before.formations, FormationId("bourbon_grand"), spotted=False)
    change(after.formations, FormationId("bourbon_grand"), disorganised=True, place=place)
    found = [said(one) for one in change_summary.summarize_changes(before, after)]
    assert [one.partition(" | ")[2] for one in found] == told


@pytest.mark.parametrize("hidden", ["french_flag_B s13 : F3", "dummy:french:1 s13"])
def test_what_a_search_finds_is_told_as_the_counter_that_was_seen(hidden: str) -> None:
    before, after = sea(hidden), sea(hidden)
    (name,) = before.formations
    if name.startswith("dummy"):
        del after.formations[name]
    else:
        change(after.formations, name, spotted=True)
    assert [said(one) for one in change_summary.summarize_changes(before, after)] == [
        "ficha borbónica 1 queda Localizada | Bourbon counter 1 is Spotted"
    ]


def test_nothing_has_changed_between_a_position_and_itself() -> None:
    assert list(change_summary.summarize_changes(position(), position())) == []


def test_what_is_offered_reads_in_both_languages() -> None:
    for rule in asking_rules():
        state = position()
        for one in question(rule, state).about.offers(state, ""):
            assert said(one.words)
