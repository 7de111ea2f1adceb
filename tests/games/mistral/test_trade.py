"""2.63 The Levant Trade Track."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from maestre.games.mistral.auxiliaries.screening import may_act
from maestre.games.mistral.convoys.phases import arriving
from maestre.games.mistral.convoys.trade import changes, check_recall, check_sent, check_squadron, free_boxes
from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import Status
from maestre.games.mistral.harbours.attrition import attrition
from maestre.games.mistral.moving.courses import bound_home
from maestre.games.mistral.moving.movement import spend
from maestre.games.mistral.table.state import (
    AuxiliaryId,
    Berth,
    FormationId,
    Phase,
    SquadronId,
    State,
    Trader,
)
from maestre.games.mistral.turn.ending import turn_end
from maestre.play import Each, Refused, Some
from tests.games.mistral.afloat import at_sea
from tests.games.mistral.positions import BOURBON, BRITISH, asked, auxiliary, formation, run, sea, squadron

FIGURES = own_figures()

ALONE = FormationId("alone:B2")


@pytest.fixture(autouse=True)
def chapter() -> Iterator[None]:
    with at_sea():
        yield


def on_track(*who: str, since: int = 1) -> tuple[Trader, ...]:
    return tuple(Trader(one, since) for one in who)


def leaving() -> State:
    """A Squadron under a Rendezvous for the track, about to leave the map."""
    return sea("alone:B2 maltese_roads:out goal=edge:east : B2")


@pytest.mark.rule("2.633.a", "2.632")
def test_a_squadron_that_leaves_by_the_east_edge_covers_the_next_box() -> None:
    state = leaving()
    state.trade = on_track("bFleet1")
    run(spend(state, ALONE, "leave:east"))
    assert [one.who for one in state.trade] == ["bFleet1", "B2"]
    assert state.trade[1].turn == state.turns
    assert ALONE not in state.formations


@pytest.mark.rule("2.633.a")
def test_flotillas_do_not_go_on_the_track() -> None:
    state = sea("british_flag_A maltese_roads:out goal=edge:east : B2")
    run(spend(state, FormationId("british_flag_A"), "leave:east"))
    assert not state.trade


@pytest.mark.rule("2.636.a")
def test_on_the_track_it_is_away_and_nothing_befalls_it() -> None:
    state = leaving()
    run(spend(state, ALONE, "leave:east"))
    run(attrition(state))
    one = squadron(state, "B2")
    assert (one.status, one.at, one.formation, one.dp) == (Status.AWAY, "", "", 0)
    sent = sea("aux bFleet1 available")
    run(changes(sent), ("bFleet1",))
    assert auxiliary(sent, "bFleet1").berth is Berth.TRADE
    assert not may_act(sent, BRITISH)


@pytest.mark.rule("2.634", "2.637", "2.633.a")
@pytest.mark.parametrize(
    ("line", "name", "rule"),
    [
        ("alone:B2 s3 : B2/sail=3", "B2", "2.634"),
        ("british_flag_A s3 : Namur", "Namur", "2.634"),
        ("alone:F1 s3 : F1", "F1", "2.637"),
        ("alone:B2 s3 : B2", "B2", ""),
    ],
)
def test_only_a_full_british_squadron_may_be_sent(line: str, name: str, rule: str) -> None:
    state = sea(line)
    if not rule:
        check_squadron(state, SquadronId(name))
        return
    with pytest.raises(Refused) as error:
        check_squadron(state, SquadronId(name))
    assert error.value.rule == rule


@pytest.mark.rule("2.632")
def test_there_are_four_boxes_and_one_for_each() -> None:
    state = sea("alone:B2 s3 : B2", trade=on_track("a", "b", "c", "d"))
    assert free_boxes(state) == 0
    with pytest.raises(Refused) as error:
        check_squadron(state, SquadronId("B2"))
    assert error.value.rule == "2.632"


@pytest.mark.rule("2.633.b", "2.636.b")
@pytest.mark.parametrize(("turns", "home"), [(8, False), (9, True)])
def test_after_eight_turns_a_squadron_may_come_home_without_orders(turns: int, home: bool) -> None:
    state = sea("alone:B2 - : B2", turn=2, turns=turns, phase=Phase.ARRIVALS, trade=on_track("B2"))
    del state.formations[ALONE]
    state.squadrons[SquadronId("B2")] = squadron(sea("harbour gibraltar : B2"), "B2")
    if not home:
        assert run(arriving(state)) is True
        return
    question = asked(arriving(state))
    assert question.choice == Each((("B2", ("stay", "maltese_roads", "ionian_sea")),))
    run(arriving(state), {"B2": "ionian_sea"})
    assert formation(state, ALONE).place == "ionian_sea"
    assert bound_home(state, ALONE)
    assert squadron(state, "B2").status is Status.READY
    assert not state.trade


@pytest.mark.rule("2.636.b")
@pytest.mark.parametrize(("turns", "open_"), [(8, False), (9, True)])
def test_nobody_is_recalled_before_eight_turns(turns: int, open_: bool) -> None:
    state = sea("aux bFleet1 trade", turns=turns, trade=on_track("bFleet1"))
    if open_:
        check_recall(state, "bFleet1")
        run(changes(state), ("bFleet1",), ())
        assert auxiliary(state, "bFleet1").berth is Berth.AVAILABLE
        assert not state.trade
        return
    with pytest.raises(Refused) as error:
        check_recall(state, "bFleet1")
    assert error.value.rule == "2.636.b"
    run(changes(state))


@pytest.mark.rule("2.635", "2.637")
@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("aux bFleet1 port_mahon", "2.635"),
        ("aux bFleet50a recovery", "2.635"),
        ("aux fFleet1 available", "2.637"),
        ("aux bLight1 available", "T.aux"),
    ],
)
def test_auxiliaries_go_from_the_available_box_alone_and_only_british_ones(line: str, rule: str) -> None:
    state = sea(line)
    with pytest.raises(Refused) as error:
        check_sent(state, AuxiliaryId(line.split()[1]))
    assert error.value.rule == rule
    run(changes(state))


@pytest.mark.rule("2.635", "2.632")
def test_the_british_choose_from_those_available_no_more_than_boxes_are_free() -> None:
    state = sea("aux bFleet1 available", "aux bFleet50a available", trade=on_track("a", "b", "c", since=6))
    question = asked(changes(state))
    assert question.seat == "british"
    assert question.choice == Some(("bFleet1", "bFleet50a"), 0, 1)


@pytest.mark.rule("2.631", "2.632", "2.638")
@pytest.mark.parametrize(("covered", "figure"), [(0, 3), (1, 2), (2, 1), (3, 0), (4, 0)])
def test_the_bourbons_get_the_first_uncovered_figure(covered: int, figure: int) -> None:
    state = sea(turn=16, turns=16, trade=on_track(*"abcd"[:covered]))
    assert FIGURES.prestige.levant_figure(covered) == figure
    run(turn_end(state))
    told = next(each for each in state.news if each.message.key == "levant-counted")
    assert dict(told.message.args)["count"] == figure
    assert state.books[BOURBON].lead == figure
