"""What is offered: all of it is allowed, plans are whole, pieces are one's own, and odds know where they stop."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from maestre.games.mistral.data import own_figures
from maestre.games.mistral.data.words import Fleet
from maestre.games.mistral.game import game
from maestre.games.mistral.harbours.repair import Yards
from maestre.games.mistral.moving.movement import PHASES
from maestre.games.mistral.showing.change_summary import odds_stop
from maestre.games.mistral.table.asking import Planning
from maestre.games.mistral.table.spots import spot
from maestre.games.mistral.table.state import Phase, SquadronId, State
from maestre.games.mistral.table.view import seen
from maestre.games.mistral.turn.windows import TaskWindow
from maestre.play import Ask, Each, Order, Orders, Pick, Some, Table

from .positions import asked, sea
from .questions import asked_by, asking_rules, position, put, question

FIGURES = own_figures()

WHOLE: Final = True
RULES: Final = tuple(pytest.param(rule, marks=pytest.mark.rule(rule)) for rule in asking_rules())
DECISIONS: Final = 500
LOOKS: Final = 3
"""How long a game is looked at, and how often the questions of one rule are."""
SYNTHETIC: Final = ("IC.11.12.b", "IC.11.12.d", "E.calls_elsewhere", "IC.11.3")
"""Questions whose options here are not those that the chapter would give in this position."""


# ---------------------------------------------------------------------------------------------- all is allowed


@pytest.mark.parametrize("rule", [one for one in RULES if one.values[0] not in SYNTHETIC])
def test_something_is_offered_and_all_of_it_is_allowed(rule: str) -> None:
    state = position()
    ask = question(rule, state)
    found = tuple(ask.about.offers(state, ""))
    assert found
    for one in found:
        ask.choice.check(ask.rule, one.answer)
        ask.check(state, one.answer)


@pytest.mark.parametrize("rule", RULES)
def test_what_is_offered_for_a_piece_concerns_it(rule: str) -> None:
    state = position()
    ask = question(rule, state)
    for piece in ask.about.pieces(state):
        for one in ask.about.offers(state, piece):
            answer = one.answer
            named = (answer.piece, *answer.objects) if isinstance(answer, Order) else tuple(answer)
            assert piece in (answer, *named) or ask.rule in ("IC.9.38", "IC.9.39") or _is_of(state, piece, named), (
                answer
            )


def _is_of(state: State, piece: str, named: tuple[str, ...]) -> bool:
    """Whether ships of a Squadron are named."""
    one = state.squadrons.get(SquadronId(piece))
    return one is not None and any(ship in named for ship in one.ships)


@pytest.mark.parametrize("rule", RULES)
def test_offers_look_only_at_what_the_seat_sees(rule: str) -> None:
    state = position()
    ask = question(rule, state)
    view = seen(state, ask.seat)
    assert sorted(map(repr, tuple(ask.about.offers(view, "")))) == sorted(map(repr, tuple(ask.about.offers(state, ""))))


# ---------------------------------------------------------------------------------------------- plans


def test_a_plan_begins_with_everybody_staying_and_changes_one_stack() -> None:
    state = position()
    ask = question("S.10", state)
    assert isinstance(ask.about, Planning)
    assert ask.about.begun(state) == {"british_grand": "stay", "british_flag_A": "stay"}
    assert ask.about.pieces(state) == ("british_grand", "british_flag_A")
    (plain,) = tuple(ask.about.offers(state, ""))
    assert plain.answer == ask.about.begun(state)
    own = tuple(ask.about.offers(state, "british_flag_A"))
    assert isinstance(ask.choice, Each)
    assert [one.answer["british_flag_A"] for one in own] == list(dict(ask.choice.options)["british_flag_A"])
    assert all(one.answer["british_grand"] == "stay" for one in own)


def test_a_course_is_touched_where_it_leads() -> None:
    state = position()
    ask = question("S.10", state)
    aims = {one.answer["british_grand"]: one.where for one in ask.about.offers(state, "british_grand")}
    going = [option for option in aims if option.startswith("go:s11")]
    assert going
    assert aims[going[0]] == (FIGURES.places["s11"].x, FIGURES.places["s11"].y)
    assert aims["stay"] == ()


def test_an_action_of_a_stack_says_to_which_places_it_is_the_fastest_way() -> None:
    state = sea("british_flag_A s13 : B1", "british_detachment_1 port_mahon/harbour : B5/fitting")
    ask = asked(PHASES[Phase.BRITISH_MOVES](state))
    ways = {offer.answer["british_flag_A"]: offer.marks for offer in ask.about.offers(state, "british_flag_A")}
    assert ways["go:s12"][0] == "go"
    assert {"s12", "s11"} <= set(ways["go:s12"])
    assert "s13" not in [place for marks in ways.values() for place in marks]
    assert ways["stay"] == ("stay",)
    sailing = {
        offer.answer["british_detachment_1"]: offer.marks for offer in ask.about.offers(state, "british_detachment_1")
    }
    assert "s11" in sailing["sail"]


def test_a_plan_that_the_rules_refuse_is_not_offered() -> None:
    state = sea("british_detachment_1 port_mahon/harbour : B5/dp=4 B6/dp=4")
    options = ("0", "1", "2")
    yards = Yards(Fleet.BRITISH, (("B5", options), ("B6", options)), (("port_mahon", 2),))
    ask = put(yards)
    whole = {"B5": "2", "B6": "2"}
    assert yards.refusal(state, whole) is not None
    assert yards.planned(state, {"B5": "0", "B6": "2"}, "B5", "2") != whole
    for one in ask.about.offers(state, "B5"):
        ask.check(state, one.answer)


# ---------------------------------------------------------------------------------------------- orders and places


@pytest.mark.rule("IC.6.2", "S.13", "S.14")
@pytest.mark.parametrize(("piece", "recalled"), [("bFleet2", ["bFleet2"]), ("", None), ("s13", [])])
def test_each_auxiliary_may_be_asked_for_by_itself_to_be_recalled(piece: str, recalled: list[str] | None) -> None:
    state = position()
    window = asked_by("IC.6.2", state)
    assert isinstance(window, TaskWindow)
    found = [one.piece for one in window.candidates(state, piece) if one.verb == "recall"]
    assert found == (list(state.auxiliaries) if recalled is None else recalled)


@pytest.mark.rule("IC.6.2", "S.13", "S.14")
def test_tasks_are_offered_with_their_targets_and_to_pass() -> None:
    state = position()
    found = [one.answer for one in question("IC.6.2", state).about.offers(state, "")]
    assert Order("search", "", ("s13",)) in found
    assert Order("recall", "bFleet3") not in found, "an Interdiction ends with a Turn"
    assert found[-1] == Order("pass")


def test_an_order_in_hand_is_offered_to_whoever_may_have_it_and_to_no_other() -> None:
    state = position()
    found = [one.answer for one in question("IC.9.36", state).about.offers(state, "")]
    holders = [one.objects[0] for one in found if one.verb == "issue"]
    assert "british_flag_B" in holders
    assert "british_flag_A" not in holders, "it has an Order"
    assert "dummy:british:1" not in holders
    assert Order("draw") in found


def test_a_squadron_in_harbour_is_offered_changes_of_its_own() -> None:
    state = position()
    ask = question("S.29", state)
    verbs = {one.answer.verb for one in ask.about.offers(state, "B5")}
    assert {"move", "form"} <= verbs
    assert tuple(ask.about.offers(state, "F1")) == ()
    assert "F1" not in ask.about.pieces(state)


def test_a_leader_is_offered_posts() -> None:
    state = position()
    found = [one.answer for one in question("S.29", state).about.offers(state, "mathews")]
    assert all(one.verb in ("post", "relieve") for one in found), found
    assert any(one.objects == ("british_flag_A",) for one in found)


def test_pieces_have_a_place_on_the_map_and_things_without_one_none() -> None:
    state = position()
    assert spot(state, "bFleet1") == spot(state, "s12") == spot(state, "B1") == spot(state, "mathews")
    assert spot(state, "bLight1") == ()
    assert spot(state, "toulon/in_ordinary") == spot(state, "toulon") != ()
    assert spot(state, "the_gut:in") == (FIGURES.places["the_gut"].x, FIGURES.places["the_gut"].y)


# ---------------------------------------------------------------------------------------------- odds


@pytest.mark.parametrize(
    ("rule", "answer"),
    [
        ("IC.6.28", "pass"),
        ("IC.7.13", "pass"),
        ("IC.6.27", "pass"),
        ("IC.8.23", "fight"),
        ("IC.8.23.c", "stay"),
        ("IC.8.24", ()),
        ("IC.6.24", Order("pass")),
        ("T.prestige.e", "keep"),
        ("T.ranks.b", "keep"),
        ("T.bit.b", "medium"),
        ("T.cdt.e", {"1:leadership": "2", "1:flagship": "use"}),
        ("IC.8.33.b", Order("done")),
    ],
)
def test_odds_take_for_granted_that_nobody_interferes(rule: str, answer: object) -> None:
    state = position()
    found = question(rule, state).about.assume(state)
    assert found is not None
    assert found.answer == answer


@pytest.mark.parametrize("rule", ["S.10", "IC.6.2", "IC.8.12.b", "IC.9.36", "S.29", "IC.6.2.b"])
def test_odds_stop_where_a_player_decides(rule: str) -> None:
    state = position()
    assert question(rule, state).about.assume(state) is None


@pytest.mark.parametrize("rule", RULES)
def test_what_odds_assume_is_allowed(rule: str) -> None:
    state = position()
    ask = question(rule, state)
    found = ask.about.assume(state)
    if found is not None:
        ask.choice.check(ask.rule, found.answer)
        ask.check(state, found.answer)


def test_odds_end_with_the_phase_and_of_battles_with_the_place() -> None:
    moving = sea(phase=Phase.BRITISH_MOVES)
    assert not odds_stop(moving, sea(phase=Phase.BRITISH_MOVES))
    assert odds_stop(moving, sea(phase=Phase.SECOND_WINDOW))
    fighting = sea(phase=Phase.BATTLES, agenda=("s12", "s13"))
    assert not odds_stop(fighting, sea(phase=Phase.BATTLES, agenda=("s12", "s13")))
    assert odds_stop(fighting, sea(phase=Phase.BATTLES, agenda=("s13",)))


# ---------------------------------------------------------------------------------------------- a game


def test_in_a_game_all_that_is_offered_to_either_player_is_allowed() -> None:
    rng, table, asked = Random(4), Table.new(game, seed=b"4" * 32), dict[str, int]()
    while table.outcome is None and sum(asked.values()) < DECISIONS:
        (seat, *_) = table.waiting()
        ask = table.asked(seat)
        assert ask is not None
        asked[ask.rule] = asked.get(ask.rule, 0) + 1
        if asked[ask.rule] <= LOOKS:
            _looked_at(seen(table.state, seat), ask)
        table.say(seat, next(table.proposals(seat, rng)))
    assert len(asked) > 20, asked


def _looked_at(view: State, ask: Ask) -> None:
    pieces = ask.about.pieces(view)
    found = tuple(ask.about.offers(view, ""))
    assert found, ask
    for offer in (*found, *(one for piece in pieces[:3] for one in ask.about.offers(view, piece))):
        ask.choice.check(ask.rule, offer.answer)
        ask.check(view, offer.answer)
    assumption = ask.about.assume(view)
    if assumption is not None:
        ask.check(view, assumption.answer)


# ---------------------------------------------------------------------------------------------- several


def test_of_several_all_none_and_each_are_offered_as_far_as_they_are_allowed() -> None:
    state = position()
    found = [one.answer for one in question("IC.8.24", state).about.offers(state, "")]
    assert found == [(), ("british_flag_A",)], "a Dummy joins no Battle"
    odd = [one.answer for one in question("T.cdt.l", state).about.offers(state, "")]
    assert odd == [("B1",), ("namur",)]


def test_the_questions_here_have_every_form() -> None:
    state = position()
    forms = {type(question(rule, state).choice) for rule in asking_rules()}
    assert forms == {Pick, Some, Each, Orders}
