"""S.06, IC.7.15 Dummies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import Command, Kind
from maestre.games.mistral.detection import dummies
from maestre.games.mistral.detection.dummies import arrange, counters, put_away
from maestre.games.mistral.table.formations import commander, movement_allowance
from maestre.games.mistral.table.moments import SPOTTED
from maestre.games.mistral.table.sightings import note_stack, stacks_seen
from maestre.games.mistral.table.spotting import spot
from maestre.games.mistral.table.state import FormationId, Phase, State
from maestre.games.mistral.table.view import seen
from maestre.play import Each, Some
from tests.games.mistral.positions import BOURBON, BRITISH, asked, formation, keys, moment, run, sea

FIGURES = own_figures()

ONE = FormationId("dummy:british:1")


@pytest.fixture(autouse=True)
def chapter() -> Iterator[None]:
    """Dummies are taken off when they are Spotted."""
    with moment(SPOTTED, dummies.exposed):
        yield


def at_step(*lines: str, **fields: Any) -> State:
    """A position in the Dummy step."""
    return sea(*lines, phase=Phase.DUMMIES, **fields)


def plan(**said: str) -> dict[str, str]:
    """What becomes of the British Dummies, by number; those not named stay as they are."""
    return {f"dummy:british:{number}": said.get(f"n{number}", "keep") for number in range(1, 5)}


def options(state: State) -> dict[str, tuple[str, ...]]:
    """What each Dummy of whoever acts may do."""
    choice = asked(arrange(state)).choice
    assert isinstance(choice, Each)
    return dict(choice.options)


@pytest.mark.rule("S.06", "IC.7.15.b")
def test_all_dummies_in_stock_may_be_stacked_with_a_real_formation() -> None:
    state = at_step("british_flag_A cA : B1")
    run(arrange(state), plan(n1="cA", n2="cA", n3="cA", n4="cA"))
    assert sum(one.kind is Kind.DUMMY and one.place == "cA" for one in state.formations.values()) == 4
    assert len({one.handle for one in state.formations.values()}) == 5


@pytest.mark.rule("IC.7.15.b")
def test_dummies_go_to_real_ready_formations_only() -> None:
    state = at_step("british_flag_A s10 : B1", "british_flag_B gibraltar/harbour : B2", "dummy:british:2 s12")
    assert options(state)["dummy:british:1"] == ("keep", "s10")
    assert options(state)["dummy:british:2"] == ("keep", "off")


@pytest.mark.rule("IC.7.15.b")
def test_bourbon_dummies_go_with_formations_of_their_own_command() -> None:
    state = at_step(
        "french_flag_B s10 : F1", "spanish_flag_D s12 : S1", "bourbon_flag_A s13 : F2 F3 S2", acting=BOURBON
    )
    assert options(state)["dummy:french:1"] == ("keep", "s10", "s13")
    assert options(state)["dummy:spanish:1"] == ("keep", "s12", "s13")


@pytest.mark.rule("IC.7.15.c", "IC.7.15.b")
def test_no_dummy_is_placed_where_it_would_be_seen_at_once() -> None:
    state = at_step("british_flag_A bonifacio spotted : B1", "british_flag_B cartagena spotted : B2")
    assert options(state)["dummy:british:1"] == ("keep",)


@pytest.mark.rule("S.06", "IC.7.11")
def test_the_enemy_sees_a_counter_more_and_not_which() -> None:
    state = at_step("british_flag_A s10 : B1")
    question = asked(arrange(state))
    assert question.secret
    assert question.window == "dummies"
    state = at_step("british_flag_A s10 : B1")
    run(arrange(state), plan(n1="s10"), ("british-2", "british-1"))
    assert formation(state, ONE).handle == "british-1"
    assert [one.kind for one in seen(state, "bourbon").formations.values()] == [Kind.UNKNOWN, Kind.UNKNOWN]
    assert keys(state, "bourbon") == ["counters-added"]
    assert keys(state, "british") == ["dummy-placed"]


@pytest.mark.rule("IC.7.15.b")
def test_a_dummy_placed_in_an_in_box_remembers_where_it_came_from() -> None:
    state = at_step("french_flag_B golfe_du_lion:in link=s13 : F1", "british_flag_A golfe_du_lion:in link=s12 : B1")
    run(arrange(state), plan(n1="golfe_du_lion:in"))
    assert formation(state, ONE).link == "s12"


@pytest.mark.rule("IC.7.11.c", "S.06")
def test_what_the_enemy_saw_under_the_handle_of_a_new_dummy_is_forgotten() -> None:
    state = at_step("british_flag_A s10 spotted : B1")
    note_stack(before := sea("british_flag_B s9 handle=british-2 : B3"), FormationId("british_flag_B"))
    state.memory = before.memory
    run(arrange(state), plan(n1="s10"))
    assert formation(state, ONE).handle == "british-2"
    assert [one.handle for one in stacks_seen(state, "bourbon")] == [""]


@pytest.mark.rule("IC.7.15", "IC.7.15.b")
def test_a_dummy_taken_off_is_back_in_stock() -> None:
    state = at_step("british_flag_A s10 : B1", "dummy:british:1 s12", markers={ONE: "stay"})
    run(arrange(state), plan(n1="off"))
    assert ONE not in state.formations
    assert not state.markers
    state.acting = BRITISH
    assert options(state)[ONE] == ("keep", "s10")


@pytest.mark.rule("IC.1.6", "S.06")
def test_the_british_place_first_and_who_has_no_counter_at_sea_is_not_asked() -> None:
    state = at_step("british_flag_A s10 : B1", "french_flag_B toulon/harbour : F1")
    assert asked(arrange(state)).seat == "british"
    state = at_step("british_flag_A s10 : B1", "french_flag_B toulon/harbour : F1")
    assert run(arrange(state), plan()) is False
    assert run(arrange(state)) is True


@pytest.mark.rule("IC.7.15")
def test_a_dummy_is_taken_off_when_it_is_spotted_and_a_real_formation_is_not() -> None:
    state = sea("british_flag_A s10 : B1", "dummy:british:1 s10")
    for name in tuple(state.formations):
        run(spot(state, name, "T.search"))
    assert list(state.formations) == ["british_flag_A"]


@pytest.mark.rule("IC.7.15", "IC.7.15.c")
def test_a_dummy_moves_as_a_formation_of_four_and_catches_the_wind_with_leadership_zero() -> None:
    state = sea("dummy:british:1 s10")
    assert movement_allowance(state, ONE).whole == 4
    assert commander(state, ONE).leadership == 0


@pytest.mark.rule("IC.7.15")
def test_dummies_may_be_taken_off_at_the_end_of_the_last_impulse_of_a_turn() -> None:
    lines = ("british_flag_A s10 : B1", "dummy:british:1 s12", "french_flag_B s13 : F1")
    state = sea(*lines, impulse=4)
    question = asked(put_away(state))
    assert question.choice == Some((ONE,), 0, 1)
    assert question.secret
    state = sea(*lines, impulse=4)
    run(put_away(state), (ONE,), ())
    assert ONE not in state.formations
    state = sea(*lines, impulse=3)
    run(put_away(state))
    assert ONE in state.formations


@pytest.mark.rule("IC.7.15", "IC.1.7.b")
def test_whoever_has_hidden_counters_is_asked_whether_or_not_one_is_a_dummy() -> None:
    state = sea("british_flag_A s10 spotted : B1", "french_flag_B s13 : F1", impulse=4)
    question = asked(put_away(state))
    assert question.seat == "bourbon"
    assert question.choice == Some((), 0, 0)


@pytest.mark.rule("IC.7.15.b")
def test_the_stock_is_four_british_and_two_of_each_bourbon_command() -> None:
    assert list(counters(FIGURES, BRITISH).values()) == [Command.BRITISH] * 4
    assert list(counters(FIGURES, BOURBON).values()) == [Command.FRENCH] * 2 + [Command.SPANISH] * 2
