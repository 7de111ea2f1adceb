"""Secrecy of many kinds: sealed answers, hidden answers, hidden draws, standing orders, counts that tell nothing."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from maestre.play import CannotUndo, NotAsked, Procedure, Refused, Table, together, view
from maestre.play.record import Drawn, Said
from maestre.play.views import Drew
from tests.play.tiny import bids, cards
from tests.play.tiny.asking import picking
from tests.play.tiny.playing import asked, at, audiences, duel, seed, seen

RED, BLUE, GREEN = bids.SEATS
NORTH = ("knight-1", "archer-1", "spy-1")
SOUTH = ("knight-2", "archer-2", "shield-2")


def market() -> Table[bids.Market]:
    return Table.new(bids.game, seed=seed(1))


# --------------------------------------------------------------------------------------------------------------- sealed


def test_a_sealed_answer_is_invisible_to_all_others_until_the_last_has_spoken() -> None:
    table = market()
    before = {seat: seen(table, seat) for seat in audiences(bids.game)}
    table.say(RED, "3")
    for seat in (BLUE, GREEN, ""):
        assert seen(table, seat) == before[seat]
    mine = view(table, RED)
    assert mine.since == (Said(RED, "3"),)
    assert mine.waiting is not None
    assert mine.waiting.seats == (BLUE, GREEN)


def test_a_sealed_answer_is_replaced_as_often_as_its_seat_likes() -> None:
    table = market()
    for coins in ("3", "1", "6"):
        table.say(RED, coins)
        assert view(table, RED).since == (Said(RED, coins),)
    table.say(BLUE, "2")
    table.say(GREEN, "0")
    assert table.quiet.merchants[RED].coins == 0
    with pytest.raises(NotAsked):
        table.fork(None).say("nobody", "1")


def test_all_are_laid_open_at_once_with_the_last() -> None:
    class Kept(bids.Auction):
        """The first round does not end with its bids, so that they can be seen."""

        def step(self, state: bids.Market) -> Procedure[None]:
            procedure = super().step(state)
            yield from procedure
            yield from together({RED: picking("go")})

    table = Table.new(Kept(), seed=seed(1))
    for speaker, coins in ((GREEN, "1"), (RED, "3"), (BLUE, "2")):
        table.say(speaker, coins)
    for seat in audiences(bids.game):
        assert view(table, seat).since == (Said(RED, "3"), Said(BLUE, "2"), Said(GREEN, "1"))


def hidden_round(order: tuple[bids.Seat, ...], replaced: int = 0) -> Table[bids.Market]:
    """A market after its hidden round, in which the seats spoke in this order."""
    table = market()
    for seat in bids.SEATS:
        table.say(seat, "0")
    for seat in order:
        for coins in range(replaced + 1 if seat == RED != order[-1] else 1):
            table.say(seat, {"silk": str(coins % 3), "amber": "1"})
    return table


def test_hidden_answers_stay_known_to_their_seats_only() -> None:
    table = hidden_round(bids.SEATS)
    assert view(table, RED).now.kept == {RED: (0, 1), BLUE: (-1, -1), GREEN: (-1, -1)}
    assert view(table, "").now.kept == dict.fromkeys(bids.SEATS, (-1, -1))


def test_who_sealed_first_and_how_often_tells_nothing() -> None:
    """Neither views nor logs nor versions: not after a round that is shown, nor after one that stays hidden."""
    for seat in (BLUE, ""):
        told = {
            seen(hidden_round(order, replaced), seat) for order in permutations(bids.SEATS) for replaced in (0, 3, 6)
        }
        assert len(told) == 1


def test_nor_does_it_in_the_middle_of_the_next_round() -> None:
    told = set()
    for order in permutations(bids.SEATS):
        table = hidden_round(order, len(order))
        table.say(BLUE, ["salt"])
        told.add(seen(table, BLUE))
    assert len(told) == 1


def test_the_rules_hear_sealed_answers_in_the_order_of_the_choices() -> None:
    heard = []

    class Listening(bids.Auction):
        """A market that writes down in which order it hears."""

        def step(self, state: bids.Market) -> Procedure[None]:
            answers = yield from together(dict.fromkeys(bids.SEATS, picking("0")))
            heard.append(tuple(answers))
            state.round += 1

    for order in permutations(bids.SEATS):
        table = Table.new(Listening(), seed=seed(1))
        for seat in order:
            table.say(seat, "0")
        Table.resume(Listening(), table.header, None, table.entries)
    assert set(heard) == {bids.SEATS}


# ------------------------------------------------------------------------------------------------------------- versions


def test_versions_count_what_an_audience_saw() -> None:
    table = market()
    assert [table.version(seat) for seat in audiences(bids.game)] == [0, 0, 0, 0]
    table.say(RED, "3")
    table.say(RED, "2")
    assert [table.version(seat) for seat in audiences(bids.game)] == [2, 0, 0, 0]
    table.say(BLUE, "0")
    table.say(GREEN, "0")
    assert [table.version(seat) for seat in audiences(bids.game)] == [4, 3, 3, 3]


@given(st.lists(st.tuples(st.integers(0, 2), st.integers(0, 3)), max_size=30))
def test_a_version_never_falls_and_a_view_never_changes_without_it(acts: list[tuple[int, int]]) -> None:
    table = market()
    before = {seat: (table.version(seat), seen(table, seat)) for seat in audiences(bids.game)}
    for who, act in acts:
        seat = bids.SEATS[who]
        if table.asked(seat) is None:
            break
        if act == 3:
            try:
                table.undo(seat)
            except CannotUndo:
                continue
        else:
            table.say(seat, next(asked(table, seat).proposals(table.state, Random(act))))
        for audience, (version, shown) in before.items():
            now = (table.version(audience), seen(table, audience))
            assert now[0] >= version
            assert (now[0] == version) == (now[1] == shown)
            before[audience] = now


# ----------------------------------------------------------------------------------------------- hidden words and draws


def test_a_secret_answer_shows_that_it_was_given_and_not_what() -> None:
    told = {}
    for card in NORTH:
        table = duel(NORTH, SOUTH)
        table.say("north", "reserve")
        table.say("north", card)
        told[card] = seen(table, "south"), seen(table, "")
        assert card in str(view(table, "north").now.reserve)
    assert len(set(told.values())) == 1


def test_a_draw_is_seen_by_whom_it_concerns_by_name_and_never_by_place() -> None:
    """A place in the deck would tell what else is in it."""
    table = Table.resume(cards.game, Table.new(cards.game, seed=seed(1)).header.public())
    table.enter(Drawn((3, 0, 9)))
    table.enter(Drawn((0, 1, 2)))
    names = table.state.hands[cards.SEATS[0]]
    assert view(table, "north").since == (Drew(names),)
    assert view(table, "south").since == (Drew(table.state.hands[cards.SEATS[1]]),)
    assert view(table, "").since == ()
    assert [table.version(seat) for seat in ("north", "south", "")] == [1, 1, 0], "others know of no draw at all"
    assert "places" not in str(view(table, "north"))


def test_what_nobody_may_see_nobody_sees() -> None:
    told: dict[str, set[bytes]] = {seat: set() for seat in audiences(cards.game)}
    full = duel(NORTH, SOUTH).quiet
    for buried in full.deck:
        start = duel(NORTH, SOUTH).quiet
        start.deck = tuple(card for card in (*full.deck, *full.buried) if card != buried)
        start.buried = (buried,)
        table = at(cards.game, start)
        for seat in audiences(cards.game):
            told[seat].add(seen(table, seat))
    assert [len(views) for views in told.values()] == [1, 1, 1]


def test_what_one_seat_learns_another_does_not_know_it_knows() -> None:
    """A spy looks at one of three cards: which one it was changes nothing for anybody else."""
    told = set()
    facts = set()
    for number in range(12):
        table = duel(("spy-1",), SOUTH).fork(seed(number))
        table.say("north", "spy-1")
        table.say("south", "pass")
        facts.add(view(table, "north").memory)
        told.add((seen(table, "south"), seen(table, "")))
    assert len(facts) == 3
    assert len(told) == 1


# ------------------------------------------------------------------------------------------------------ standing orders


def test_a_standing_order_answers_a_window_and_looks_like_its_seats_own_word() -> None:
    by_hand, by_order = duel(NORTH, SOUTH), duel(NORTH, SOUTH)
    by_order.stand("south", ("pass-unless-knight",))
    by_hand.say("north", "archer-1")
    by_hand.say("south", "pass")
    by_order.say("north", "archer-1")
    assert by_order.entries[-1] == Said("south", "pass", standing=True)
    assert by_order.fingerprint() == by_hand.fingerprint()
    for seat in ("north", ""):
        assert seen(by_order, seat) == seen(by_hand, seat)


def test_a_standing_order_leaves_to_its_seat_what_it_does_not_cover() -> None:
    table = duel(NORTH, SOUTH)
    table.stand("south", ("pass-unless-knight",))
    table.say("north", "knight-1")
    assert table.waiting() == ("south",)


def test_a_standing_order_given_while_its_window_is_open_answers_it() -> None:
    table = duel(NORTH, SOUTH)
    table.say("north", "archer-1")
    table.stand("south", ("pass",))
    assert table.waiting() == ("north",)


def test_a_standing_order_answers_windows_only() -> None:
    table = duel(NORTH, SOUTH)
    table.stand("north", ("pass",))
    assert table.waiting() == ("north",)


def test_standing_orders_are_invisible_to_others_and_replace_one_another() -> None:
    table = duel(NORTH, SOUTH)
    before = {seat: seen(table, seat) for seat in ("north", "")}
    for orders in (("pass",), ("pass-unless-knight",), ()):
        table.stand("south", orders)
        assert view(table, "south").standing == orders
        for seat in ("north", ""):
            assert seen(table, seat) == before[seat]
            assert view(table, seat).since == ()
    table.say("north", "archer-1")
    assert table.waiting() == ("south",)


def test_a_window_opens_for_a_seat_that_can_do_nothing() -> None:
    told = []
    for hand in ((), ("knight-2",)):
        table = duel(NORTH, ("knight-2",))
        start = table.quiet
        start.hands[cards.SEATS[1]] = tuple(map(cards.CardId, hand))
        start.reserve[cards.SEATS[1]] = () if hand else (cards.CardId("knight-2"),)
        table = at(cards.game, start)
        table.say("north", "archer-1")
        told.append(table.waiting())
    assert told == [("south",), ("south",)]


def test_orders_that_a_game_does_not_understand_are_refused_if_it_says_so() -> None:
    class Strict(cards.Duel):
        """A duel that knows its orders."""

        def check_orders(self, seat: str, orders: tuple[str, ...]) -> None:
            for order in orders:
                if order not in {"pass", "pass-unless-knight"}:
                    raise Refused("c.4", "not-an-option", answer=order, count=2)

    table = at(Strict(), duel(NORTH, SOUTH).quiet)
    with pytest.raises(Refused, match="dance"):
        table.stand("south", ("dance",))
    assert not table.entries
    table.stand("south", ("pass",))
