"""Qualities that touch order cards: what they do, and what nobody else can tell."""

from collections.abc import Callable

import msgspec
import pytest

from maestre.games.tercios.data import INCH, Ability, Footing, OrderKind, Quality, Scale, own_figures
from maestre.games.tercios.table.marks import has
from maestre.games.tercios.table.state import Card, UnitId
from maestre.games.tercios.table.subjects import Check
from maestre.games.tercios.table.troops import ready
from maestre.miniatures.sides import Side
from maestre.play import Draw, Message, Order, Pick, Throw, learn, log, view
from maestre.play.checking.conformance import no_leak
from tests.games.tercios.leading import Staffed, do, drawn, staff, targets
from tests.games.tercios.positions import Position, act, action, refused, roll, troop

BASES = own_figures().bases

BATTALIONS = "reformed_battalion reformed_battalion reformed_battalion"
RUN, FIRE, RESIST = OrderKind.RUN, OrderKind.FIRE, OrderKind.RESIST


def told(table: Position, seat: str) -> bytes:
    """All that a seat is shown: its view with position, entries and ask, and its log."""
    return msgspec.json.encode((view(table, seat), log(table, seat), table.asked(seat), table.version(seat)))


def alike(play: Callable[[str], Position], words: tuple[str, ...], *seats: str) -> None:
    """Assert that games which differ by a word look the same to some seats, and to blue or red do not."""
    found = [play(word) for word in words]
    for seat in seats:
        assert len({told(table, seat) for table in found}) == 1, seat
    assert any(len({told(table, seat) for table in found}) == len(words) for seat in ("blue", "red"))


def card(table: Position, name: str) -> Card:
    return table.state.cards[UnitId(name)]


def known(table: Position, seat: str, name: str) -> OrderKind | None:
    return view(table, seat).now.cards[UnitId(name)].order


# ---------------------------------------------------------------------------------------------------------------- Bold


def bold(to: str, before: str = "corred") -> Position:
    table = do(action(staff(Quality.BOLD), f"B1-1={before}"), Quality.BOLD, "B1-1")
    ask = table.asked("blue")
    assert ask is not None
    assert ask.secret
    assert ask.choice == Pick(tuple(OrderKind))
    table.say("blue", to)
    return table


@pytest.mark.rule("7.63")
def test_bold_lays_any_card_anew_beside_a_troop_that_has_not_acted() -> None:
    table = bold("resistid")
    assert card(table, "B1-1") == Card(RESIST, ("blue",))
    assert known(table, "red", "B1-1") is None
    failed = do(action(staff(Quality.BOLD), "B1-1=corred"), Quality.BOLD, "B1-1", faces=(4, 4, 4))
    assert card(failed, "B1-1").order is RUN
    del failed.state.cards[UnitId("B1-1")]
    assert ("B1-1",) not in targets(failed, Quality.BOLD)


@pytest.mark.rule("7.63")
def test_nobody_else_can_tell_whether_bold_changed_a_card() -> None:
    alike(bold, tuple(OrderKind), "red", "")
    found = [bold("corred", before) for before in ("corred", "fuego")]
    assert len({told(table, "red") for table in found}) == 1


@pytest.mark.rule("7.63", "7.96")
def test_who_had_looked_at_a_card_does_not_know_it_any_more_when_bold_lays_it_anew() -> None:
    def again(to: str) -> Position:
        table = action(staff(Quality.BOLD), "B1-1=corred")
        table.state.cards[UnitId("B1-1")] = Card(RUN, ("blue", "red"))
        learn(table.state, "red", "card:B1-1", "1:corred")
        do(table, Quality.BOLD, "B1-1")
        table.say("blue", to)
        return table

    alike(again, ("corred", "resistid"), "red", "")
    table = again("corred")
    assert known(table, "red", "B1-1") is None
    assert [fact.saw for fact in view(table, "red").memory if fact.about == "card:B1-1"] == [""]


@pytest.mark.rule("6.05", "7.63")
def test_units_that_share_a_card_have_it_changed_together() -> None:
    table = action(staff(Quality.BOLD, blue=BATTALIONS), "group:B1-2=B1-1")
    do(table, Quality.BOLD, "B1-2")
    table.say("blue", "resistid")
    assert [card(table, name).order for name in ("B1-1", "B1-2", "B1-3")] == [RESIST, RESIST, OrderKind.ATTENTION]


# --------------------------------------------------------------------------------------------------------- Conspirator


def conspire(place: int) -> Position:
    table = do(action(staff(Quality.CONSPIRATOR), "R1-1=corred"), Quality.CONSPIRATOR, "R1-1")
    assert table.request == Draw(tuple(OrderKind), 1, "7.71", ())
    return drawn(table, place)


@pytest.mark.rule("7.71")
def test_conspirator_needs_a_six_and_lets_any_of_the_five_cards_be_drawn() -> None:
    found = [conspire(place) for place in range(len(OrderKind))]
    assert [card(table, "R1-1").order for table in found] == list(OrderKind)
    table = do(action(staff(Quality.CONSPIRATOR)), Quality.CONSPIRATOR, "R1-1", faces=(5, 5, 5))
    assert not isinstance(table.request, Draw)


@pytest.mark.rule("7.71")
def test_conspirator_names_foot_or_horse_that_has_not_acted() -> None:
    table = action(staff(Quality.CONSPIRATOR, red="pike_company light_gun cuirassiers"))
    del table.state.cards[UnitId("R1-1")]
    assert targets(table, Quality.CONSPIRATOR) == (("R1-3",),)


@pytest.mark.rule("7.72")
def test_nobody_knows_a_card_drawn_at_random_until_it_is_turned_up() -> None:
    found = [conspire(place) for place in range(len(OrderKind))]
    for seat in ("blue", "red", ""):
        assert len({told(table, seat) for table in found}) == 1
        assert known(found[0], seat, "R1-1") is None
    table = found[list(OrderKind).index(RESIST)]
    act(table, "B1-1")
    table.say("blue", "done")
    act(table, "R1-1")
    assert troop(table, "R1-1").acted is RESIST


# ----------------------------------------------------------------------------------------------------------- Enigmatic


@pytest.mark.rule("7.82")
def test_enigmatic_swaps_two_cards_of_the_enemy() -> None:
    table = action(staff(Quality.ENIGMATIC), "R1-1=fuego", "R1-2=corred")
    do(table, Quality.ENIGMATIC, "R1-1", "R1-2")
    assert (card(table, "R1-1").order, card(table, "R1-2").order) == (RUN, FIRE)
    assert known(table, "red", "R1-1") is RUN
    assert known(table, "blue", "R1-1") is None


@pytest.mark.rule("7.82")
def test_enigmatic_needs_two_that_have_not_acted_less_than_six_inches_apart() -> None:
    table = action(staff(Quality.ENIGMATIC, troops=("R1-3 36,34 180",)))
    assert targets(table, Quality.ENIGMATIC) == (("R1-1", "R1-2"), ("R1-2", "R1-3"))
    gap = 30 + 6 + BASES[Scale.MM15][Footing.COMPANY][0] / INCH
    for inches, pairs in ((gap, 1), (gap - 0.01, 2)):
        table = action(staff(Quality.ENIGMATIC, troops=(f"R1-3 {inches},34 180",)))
        assert len(targets(table, Quality.ENIGMATIC)) == pairs
    del table.state.cards[UnitId("R1-2")]
    assert targets(table, Quality.ENIGMATIC) == ()


@pytest.mark.rule("7.82")
def test_swapped_cards_take_along_who_knows_them() -> None:
    def swap(order: str) -> Position:
        table = action(staff(Quality.ENIGMATIC), "R1-1=fuego", f"R1-2={order}")
        table.state.cards[UnitId("R1-1")] = Card(FIRE, ("red", "blue"))
        learn(table.state, "blue", "card:R1-1", "1:fuego")
        return do(table, Quality.ENIGMATIC, "R1-1", "R1-2")

    alike(swap, ("corred", "resistid"), "blue", "")
    table = swap("corred")
    assert (known(table, "blue", "R1-1"), known(table, "blue", "R1-2")) == (None, FIRE)
    assert {fact.about: fact.saw for fact in view(table, "blue").memory} == {"card:R1-1": "", "card:R1-2": "1:fuego"}


# --------------------------------------------------------------------------------------------------------- Intelligent


def look(order: str) -> Position:
    return do(action(staff(Quality.INTELLIGENT), f"R1-2={order}"), Quality.INTELLIGENT, "R1-2")


@pytest.mark.rule("7.96")
def test_intelligent_shows_a_card_to_his_side_alone() -> None:
    table = look("fuego")
    assert (known(table, "blue", "R1-2"), known(table, "red", "R1-2"), known(table, "", "R1-2")) == (FIRE, FIRE, None)
    assert card(table, "R1-2").knows == ("red", "blue")
    lines = [line.message for line in log(table, "blue") if line.message.key == "card-seen"]
    assert dict(lines[0].args)["order"] == Message("order-fuego")
    assert not any(line.message.key == "card-seen" for line in log(table, "red"))
    assert not table.can_undo("blue")


@pytest.mark.rule("7.96")
def test_a_spectator_cannot_tell_what_intelligent_saw() -> None:
    alike(look, ("fuego", "corred", "resistid"), "")


@pytest.mark.rule("7.72", "7.96")
def test_intelligent_may_look_at_a_card_that_its_owner_does_not_know() -> None:
    def peek(order: str) -> Position:
        table = action(staff(Quality.INTELLIGENT))
        table.state.cards[UnitId("R1-2")] = Card(OrderKind(order), ())
        return do(table, Quality.INTELLIGENT, "R1-2")

    alike(peek, ("fuego", "corred"), "red", "")
    assert known(peek("fuego"), "blue", "R1-2") is FIRE


# ------------------------------------------------------------------------------------------------ Prudent, reacting


def prudent(order: str) -> Position:
    table = action(staff(Quality.PRUDENT))
    act(table, "B1-1")
    table.say("blue", "done")
    act(table, "R1-1")
    table.say("red", "done")
    do(table, Quality.PRUDENT, "B1-1")
    ask = table.asked("blue")
    assert ask is not None
    assert ask.secret
    table.say("blue", order)
    return table


@pytest.mark.rule("7.110")
def test_prudent_gives_a_card_to_react_with_and_no_more() -> None:
    table = prudent("fuego")
    assert card(table, "B1-1") == Card(FIRE, ("blue",), reacts_only=True)
    refused(table, "blue", Order("act", "B1-1"), "2.12", "troop-has-acted")
    assert "B1-1" not in ready(table.state, Side.BLUE)
    assert targets(table, Quality.PRUDENT) == (), "nobody else has acted"


@pytest.mark.rule("7.110")
def test_nobody_else_can_tell_which_card_prudent_laid() -> None:
    alike(prudent, tuple(OrderKind), "red", "")


# ------------------------------------------------------------------------------------------- Innovator, Religious: next


def innovate(word: str, before: str = "corred") -> Position:
    table = do(action(staff(Quality.INNOVATOR), f"B1-1={before}"), Quality.INNOVATOR, "B1-1")
    act(table, "B1-1")
    ask = table.asked("blue")
    assert ask is not None
    assert ask.secret
    assert ask.choice == Pick(("keep", "fuego"))
    if word:
        table.say("blue", word)
    return table


@pytest.mark.rule("7.97")
def test_the_unit_of_an_innovator_may_change_to_fire_if_it_acts_next() -> None:
    assert troop(innovate("fuego"), "B1-1").acted is FIRE
    assert troop(innovate("keep", "resistid"), "B1-1").acted is RESIST
    table = innovate("fuego")
    assert has(table.state, UnitId("B1-1"), Ability.EXTENDED_ARC)


@pytest.mark.rule("7.97")
def test_an_innovators_unit_that_acts_later_has_the_arc_alone() -> None:
    table = do(action(staff(Quality.INNOVATOR)), Quality.INNOVATOR, "B1-1")
    act(table, "B1-2")
    table.say("blue", "done")
    act(table, "R1-1")
    table.say("red", "done")
    act(table, "B1-1")
    ask = table.asked("blue")
    assert ask is not None
    assert ask.rule == "2.15", "no change is offered"
    assert has(table.state, UnitId("B1-1"), Ability.EXTENDED_ARC)


@pytest.mark.rule("7.97")
def test_nobody_else_can_tell_whether_the_card_was_fire_already() -> None:
    alike(lambda before: innovate("", before), ("corred", "fuego", "resistid"), "red", "")
    found = [innovate(word, "fuego") for word in ("keep", "fuego")]
    assert len({told(table, "red") for table in found}) == 1


def pray(word: str, before: str, wear: int = 2) -> Position:
    line = f"B1-1 26,20 0 wear={wear}"
    table = do(action(staff(Quality.RELIGIOUS, troops=(line,)), f"B1-1={before}"), Quality.RELIGIOUS, "B1-1")
    refused(table, "blue", Order("act", "B1-2"), "7.51", "another-acts-next")
    act(table, "B1-1")
    ask = table.asked("blue")
    assert ask is not None
    assert ask.secret
    assert ask.choice == Pick(("keep", "resistid"))
    if word:
        table.say("blue", word)
    return table


@pytest.mark.rule("7.116")
@pytest.mark.parametrize(
    ("word", "before", "dice"),
    [("resistid", "corred", 3), ("keep", "resistid", 4), ("resistid", "resistid", 4), ("keep", "atencion", 3)],
)
def test_the_unit_of_a_religious_leader_acts_next_and_checks_better_if_it_had_resist(
    word: str, before: str, dice: int
) -> None:
    table = pray(word, before)
    assert isinstance(table.request, Throw)
    assert isinstance(table.request.about, Check)
    assert table.request.about.dice.whole == dice
    roll(table, *[6] * dice)
    assert troop(table, "B1-1").acted is OrderKind(before if word == "keep" else word)


@pytest.mark.rule("7.116")
def test_nobody_else_can_tell_the_card_before_it_is_turned_up() -> None:
    alike(lambda before: pray("", before), ("corred", "fuego", "resistid"), "red", "")
    found = [pray("resistid", before) for before in ("corred", "fuego", "atencion")]
    assert len({told(table, "red") for table in found}) == 1


@pytest.mark.rule("2.13", "7.72")
def test_no_action_lets_a_seat_see_what_it_may_not_know() -> None:
    assert no_leak(Staffed(), decisions=160, looks=20) == ()
