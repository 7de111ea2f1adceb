"""What a seat may not know never shows: cards that only their owner knows, and cards that nobody does."""

from collections import Counter
from itertools import islice
from random import Random

import msgspec
import pytest

from maestre.games.tercios.command.leaders import CommandAction
from maestre.games.tercios.data import OrderKind, Quality
from maestre.games.tercios.game import Tercios
from maestre.games.tercios.table.extents import OPEN, WHOLE
from maestre.games.tercios.table.state import Card, UnitId
from maestre.play import Message, Together, learn, log, view
from maestre.play.checking import conformance
from maestre.play.checking.conformance import no_leak
from tests.games.tercios.disguises import AUDIENCES, Disguise, battles, faults
from tests.games.tercios.leading import CHIEF, staff
from tests.games.tercios.positions import GAME, Position, act, action, cards_of, lead, position
from tests.miniatures.disguises import as_it_is, told_apart

HIDDEN = ("B1-2", "B1-3")


def told(table: Position, seat: str) -> bytes:
    """All that a seat is shown: its view with position, entries and ask, and its log."""
    return msgspec.json.encode((view(table, seat), log(table, seat), table.asked(seat)))


def tables(*orders: OrderKind) -> list[Position]:
    """Games that differ only in the cards of two blue Troops, at the first go."""
    return [action(position("B1-1 disordered"), *(f"{name}={order}" for name in HIDDEN)) for order in orders]


@pytest.mark.rule("2.13")
def test_cards_differ_to_their_owner_and_to_nobody_else() -> None:
    found = tables(*OrderKind)
    for seat, different in (("blue", len(OrderKind)), ("red", 1), ("", 1)):
        assert len({told(table, seat) for table in found}) == different


def test_what_is_worked_out_of_a_position_serves_what_a_seat_sees_of_it() -> None:
    table = tables(OrderKind.FIRE)[0]
    for seat in AUDIENCES:
        assert OPEN.content(view(table, seat).now) == OPEN.content(table.state)
    assert WHOLE.content(view(table, "red").now) != WHOLE.content(table.state)


@pytest.mark.rule("2.13", "7.108")
@pytest.mark.parametrize(("seat", "different"), [("blue", len(OrderKind)), ("red", 1), ("", 1)])
def test_what_a_perfectionist_may_do_tells_nobody_else_of_a_fire_card(seat: str, different: int) -> None:
    found, open_to = set(), set()
    for order in OrderKind:
        places = ("B1-1 26,20 0", "B1-2", "B1-3")
        table = staff(Quality.PERFECTIONIST, troops=places, blue="reformed_battalion")
        lead(action(table, f"B1-1={order}"), CHIEF)
        found.add(told(table, seat))
        ask = table.asked("blue")
        assert ask is not None
        assert isinstance(ask.about, CommandAction)
        open_to.add(ask.about.verbs)
    assert len(found) == different
    assert len(open_to) > 1, "one of the cards opens an action to him"


@pytest.mark.rule("2.13")
def test_play_goes_on_alike_for_whoever_does_not_know_a_card() -> None:
    found = tables(*OrderKind)
    steps = []
    for table in found:
        shown = []
        for deed in ("act B1-1", "say reorganise", "say done", "act R1-1"):
            verb, what = deed.split()
            act(table, what) if verb == "act" else table.say("blue", what)
            shown.append((told(table, "red"), told(table, ""), table.version("red"), table.waiting()))
        steps.append(tuple(shown))
    assert len(set(steps)) == 1


@pytest.mark.rule("2.13")
def test_a_card_that_nobody_knows_shows_to_nobody_until_it_is_turned_up() -> None:
    found = [action(position()) for _ in OrderKind]
    for table, order in zip(found, OrderKind, strict=True):
        table.state.cards[UnitId("B1-2")] = Card(order, ())
    for seat in ("blue", "red", ""):
        masked = {msgspec.json.encode(GAME.view(table.state, seat)) for table in found}
        assert len(masked) == 1
        assert len({msgspec.json.encode(table.asked(seat)) for table in found}) == 1
    table = found[list(OrderKind).index(OrderKind.RESIST)]
    act(table, "B1-2")
    shown = next(line.message for line in log(table, "red") if line.message.key == "order-shown")
    assert dict(shown.args)["order"] == Message("order-resistid")
    for seat in ("blue", "red", ""):
        assert [fact.saw for fact in view(table, seat).memory if fact.about == "card:B1-2"] == ["1:resistid"]


@pytest.mark.rule("2.13")
def test_a_card_laid_again_in_the_same_turn_is_revealed_anew() -> None:
    table = action(position("B1-1 disordered"))
    for audience in ("red", ""):
        learn(table.state, audience, "card:B1-1", "1:atencion")
    act(table, "B1-1")
    assert not table.can_undo("blue")


@pytest.mark.rule("2.03", "2.13")
def test_plans_are_hidden_while_they_are_made_and_afterwards() -> None:
    table = position()
    assert isinstance(table.request, Together)
    assert not table.request.shown
    before = told(table, "red"), told(table, "")
    table.say("blue", cards_of(table, "blue", {"B1-1": "atacad"}))
    assert (told(table, "red"), told(table, "")) == before, "not even that blue has laid its cards"
    table.say("blue", cards_of(table, "blue", {"B1-1": "corred"}))
    table.say("red", cards_of(table, "red", {}))
    for seat, known in (("blue", 3), ("red", 3), ("", 0)):
        now = view(table, seat).now
        assert sum(card.order is not None for card in now.cards.values()) == known
        assert len(now.cards) == 6
    assert view(table, "blue").now.cards[UnitId("B1-1")].order is OrderKind.RUN


# ------------------------------------------------------------------------------------------------------- conformance


@pytest.mark.parametrize(
    "check",
    [
        conformance.plain_state,
        conformance.deterministic,
        conformance.invariants,
        conformance.refusals,
        conformance.save_fork_undo_replay,
        conformance.messages,
        conformance.entity_parameters,
    ],
)
def test_the_turn_keeps_the_rules_that_every_game_keeps(check: object) -> None:
    assert callable(check)
    assert check(GAME) == ()


@pytest.mark.rule("2.13")
def test_what_a_seat_imagines_looks_to_it_like_the_truth() -> None:
    assert no_leak(GAME, decisions=120, looks=20) == ()


# ------------------------------------------------------------------------------------------- in whole battles by chance


@pytest.mark.rule("2.13", "6.12", "7.72")
@pytest.mark.parametrize(("blue", "red"), [("poland_1000", "cossacks_1000"), ("muscovy_1000", "spain_1000")])
def test_nothing_that_a_seat_is_shown_depends_on_what_it_cannot_know(blue: str, red: str) -> None:
    rng, changed = Random(1), Counter[str]()
    for table in islice(battles(1643, blue_army=blue, red_army=red, preparation="ready"), 0, 600, 4):
        assert faults(table, rng, changed) == []
    assert changed["views"] > 300
    assert changed["cards"] > 1000


@pytest.mark.parametrize("audience", AUDIENCES)
def test_a_view_that_shows_everything_would_be_noticed(audience: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table = next(table for table in battles(1643, preparation="ready") if table.state.cards)
    disguise = Disguise(table, audience, Random(1))
    assert told_apart(as_it_is(table), disguise.table, audience) == []
    monkeypatch.setattr(Tercios, "secrecy", None)
    assert "what is shown" in told_apart(as_it_is(table), disguise.table, audience)
