"""A view is what one seat may know; what a seat imagines from it cannot be told from the truth."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from maestre.play import Fact, Game, Header, Table, imagine, learn, view
from maestre.play.record import Said
from tests.play.tiny import bids, cards
from tests.play.tiny.playing import GAMES, at, audiences, duel, play, seed, seen

NORTH = ("knight-1", "archer-1", "spy-1")
SOUTH = ("knight-2", "archer-2", "shield-2")


def test_a_view_stays_as_it_is_when_play_goes_on() -> None:
    table = duel(NORTH, SOUTH)
    table.say("north", "knight-1")
    before = view(table, "south")
    written = msgspec.json.encode(before)
    table.say("south", "archer-2")
    table.say("north", "pass")
    assert msgspec.json.encode(before) == written


def test_a_game_without_secrets_is_seen_as_it_is_and_still_a_copy() -> None:
    class Open(cards.Duel):
        """A duel with open cards."""

        def view(self, state: cards.Table, seat: str) -> cards.Table:
            return state

    table = at(Open(), duel(NORTH, SOUTH).quiet)
    mine = view(table, "north")
    table.say("north", "knight-1")
    assert mine.now.hands[cards.SEATS[0]] == NORTH
    table.state.hands.clear()
    assert view(table, "south").quiet.hands[cards.SEATS[0]] == NORTH


def test_masks_hide_what_is_not_ones_own() -> None:
    table = duel(NORTH, SOUTH)
    mine = view(table, "north").now
    assert mine.hands == {"north": NORTH, "south": ("?",) * 3}
    assert set(mine.deck) == set(mine.buried) == {"?"}
    watching = view(table, "").now
    assert set(watching.hands["north"]) == {"?"}  # type: ignore[index]


def test_a_view_has_no_seed_and_nobody_elses_memory_or_news() -> None:
    table = duel(("spy-1",), SOUTH)
    table.say("north", "spy-1")
    table.say("south", "pass")
    assert isinstance(view(table, "north").header, Header)
    for seat in audiences(cards.game):
        seen_here = view(table, seat)
        assert seen_here.header.seed == ""
        assert set(seen_here.now.memory) <= {seat}
        assert seen_here.now.reveals == 0
    assert any(fact.saw == "hand:south" for fact in view(table, "north").memory)


def test_memory_is_written_by_learning_and_the_last_fact_of_a_matter_stands() -> None:
    state = duel(NORTH, SOUTH).quiet
    learn(state, "north", "knight-2", "hand:south")
    learn(state, "north", "archer-2", "hand:south")
    reveals = state.reveals
    learn(state, "north", "knight-2", "hand:south")
    assert state.reveals == reveals
    learn(state, "north", "knight-2", "gone")
    assert state.memory["north"] == (Fact("archer-2", "hand:south"), Fact("knight-2", "gone"))
    assert state.reveals == reveals + 1


def test_within_a_step_a_view_has_the_quiet_state_the_entries_since_and_the_open_request() -> None:
    table = duel(NORTH, SOUTH)
    table.say("north", "knight-1")
    here = view(table, "south")
    assert here.quiet.chain == ()
    assert here.now.chain == ("knight-1",)
    assert here.since == (Said("north", "knight-1"),)
    assert here.ask == table.asked("south")


# ------------------------------------------------------------------------------------------------------------ imagining


@given(st.sampled_from(GAMES), st.integers(0, 10_000), st.integers(0, 25))
def test_an_imagined_table_has_the_same_view_and_the_same_request(game: Game[Any], number: int, decisions: int) -> None:
    table = play(Table.new(game, seed=seed(number)), Random(number), decisions)
    for seat in audiences(game):
        here = view(table, seat)
        other = imagine(game, here, Random(number))
        assert msgspec.json.encode(view(other, seat)) == msgspec.json.encode(here)
        assert other.asked(seat) == table.asked(seat)
        game.invariants(other.state)


def test_what_is_hidden_is_drawn_afresh_and_what_is_known_stays() -> None:
    table = duel(NORTH, SOUTH)
    hands = set()
    for number in range(40):
        other = imagine(cards.game, view(table, "north"), Random(number))
        assert other.state.hands[cards.SEATS[0]] == NORTH
        hands.add(other.state.hands[cards.SEATS[1]])
    assert len(hands) > 30
    assert {card for hand in hands for card in hand} == set(cards.CARDS) - set(NORTH)


def test_what_was_shown_is_remembered_in_what_is_imagined() -> None:
    table = duel(("spy-1", "archer-1"), SOUTH)
    table.say("north", "spy-1")
    table.say("south", "pass")
    (known,) = [fact.about for fact in view(table, "north").memory]
    for number in range(20):
        assert known in imagine(cards.game, view(table, "north"), Random(number)).state.hands[cards.SEATS[1]]


def test_a_seat_that_has_sealed_imagines_its_own_answer_and_no_other() -> None:
    table = Table.new(bids.game, seed=seed(1))
    table.say("red", "4")
    table.say("blue", "5")
    other = imagine(bids.game, view(table, "red"), Random(1))
    assert other.sealed == {"red": "4"}
    watching = imagine(bids.game, view(table, ""), Random(1))
    assert watching.sealed == {}


def test_an_imagined_table_has_dice_of_its_own() -> None:
    table = duel(NORTH, SOUTH)
    one = imagine(cards.game, view(table, "north"), Random(1))
    two = imagine(cards.game, view(table, "north"), Random(2))
    assert table.key not in (one.key, two.key)
    assert one.key != two.key
    assert one.header.seed == ""


@pytest.mark.parametrize("end", ["leave", "agree", "play"])
def test_a_game_that_is_over_can_be_imagined_too(end: str) -> None:
    table = duel(NORTH, SOUTH)
    table.say("north", "knight-1")
    if end == "leave":
        table.leave("south")
    elif end == "agree":
        table.agree(("north", "south"))
    else:
        play(table, Random(1))
    other = imagine(cards.game, view(table, "north"), Random(1))
    assert other.outcome == table.outcome
    assert seen(other.fork(None), "north") == seen(table.fork(None), "north")


def test_standing_orders_are_ones_own_in_what_one_imagines() -> None:
    table = duel(NORTH, SOUTH)
    table.stand("north", ("pass",))
    table.stand("south", ("pass",))
    other = imagine(cards.game, view(table, "north"), Random(1))
    assert other.seating.standing == (("north", ("pass",)),)


def test_a_view_that_nothing_fits_is_a_mistake_of_ours() -> None:
    here = view(duel(NORTH, SOUTH), "north")
    wrong = msgspec.structs.replace(here, since=(Said("north", "dragon-1"),))
    with pytest.raises(AssertionError, match="fits the view of 'north'"):
        imagine(cards.game, wrong, Random(1))


# ---------------------------------------------------------------------------------- games that differ in what is hidden


@given(st.permutations([card for card in cards.CARDS if card not in NORTH]), st.integers(0, 2**16))
def test_two_games_that_differ_only_in_what_a_seat_cannot_know_look_the_same_to_it(
    hidden: list[str], number: int
) -> None:
    """North plays as it likes, south passes or hides cards: to north and to a spectator both games are one."""

    def game(south: tuple[str, ...], deck: tuple[str, ...]) -> Table[cards.Table]:
        start = duel(NORTH, SOUTH).quiet
        start.hands[cards.SEATS[1]] = tuple(map(cards.CardId, south))
        start.deck, start.buried = tuple(map(cards.CardId, deck[1:])), (cards.CardId(deck[0]),)
        return at(cards.game, start)

    rest = tuple(card for card in cards.CARDS if card not in (*NORTH, *SOUTH))
    one, two = game(SOUTH, rest), game(tuple(hidden[:3]), tuple(hidden[3:]))
    rng = Random(number)
    for _ in range(6):
        assert one.waiting() == two.waiting()
        for seat in ("north", "") if one.state.turn == 1 and one.state.active == "north" else ("",):
            assert seen(one, seat) == seen(two, seat)
        if one.waiting() == ("north",):
            words = [
                word for word in ("knight-1", "archer-1", "rest") if word in (*one.state.hands[cards.SEATS[0]], "rest")
            ]
            word = rng.choice(words) if one.state.plays < 2 and not one.state.chain else "pass"
            one.say("north", word)
            two.say("north", word)
        elif one.state.chain:
            one.say("south", "pass")
            two.say("south", "pass")
        else:
            for table in (one, two):
                table.say("south", "reserve")
                table.say("south", table.state.hands[cards.SEATS[1]][0])
