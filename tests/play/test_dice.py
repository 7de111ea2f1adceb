"""Dice are a function of the seed and the place in the record: unbiased, sealed before play, checked after it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from maestre.play import (
    BadRecord,
    Frozen,
    Game,
    Journey,
    Message,
    NotAsked,
    Order,
    PlayError,
    Reading,
    Record,
    Refused,
    Table,
    Throw,
    find,
    imagine,
    verified,
    view,
)
from maestre.play.chance.dice import below, commitment, dice_key, drawn, is_draw, is_throw, rolled, words
from maestre.play.record import Drawn, Ending, Entry, Rolled, Said, Standing, Undone
from tests.play.tiny import cards, walk
from tests.play.tiny.playing import GAMES, at, ground, header, play, seed, standing
from tests.play.tiny.walk import Strike

KEY = dice_key(seed(1), {})


class Six(Reading[int], frozen=True):
    """One die."""

    def read(self, faces: tuple[int, ...]) -> int:
        return faces[0]


def test_sixty_thousand_throws_are_even() -> None:
    counts = Counter(rolled(KEY, sequence, Six())[0] for sequence in range(60_000))
    assert sorted(counts) == [1, 2, 3, 4, 5, 6]
    chi_square = sum((count - 10_000) ** 2 / 10_000 for count in counts.values())
    assert chi_square < 20.5  # 5 degrees of freedom: one fair die in a thousand is beyond


def test_dice_thrown_together_are_even_and_know_nothing_of_each_other() -> None:
    counts = Counter(rolled(KEY, sequence, Strike(2, 1)) for sequence in range(36_000))
    assert len(counts) == 36
    chi_square = sum((count - 1000) ** 2 / 1000 for count in counts.values())
    assert chi_square < 66.6  # 35 degrees of freedom, one in a thousand


def test_what_does_not_divide_evenly_is_drawn_again() -> None:
    limit = 2**64 - 2**64 % 6
    assert below(iter([limit, 2**64 - 1, 8]), 6) == 2
    assert below(iter([limit - 1]), 6) == 5


@given(st.binary(min_size=1, max_size=32), st.integers(0, 2**40), st.integers(0, 2**40))
def test_dice_are_a_function_of_key_and_sequence(key: bytes, one: int, two: int) -> None:
    reading = Strike(20, 1)
    assert rolled(key, one, reading) == rolled(key, one, reading)
    assert one == two or rolled(key, one, reading) != rolled(key, two, reading)
    assert next(words(key, one)) == next(words(key, one))


@given(st.integers(1, 60), st.data())
def test_a_draw_takes_different_places_in_order(size: int, data: st.DataObject) -> None:
    count = data.draw(st.integers(0, size))
    places = drawn(KEY, size, size, count)
    assert is_draw(places, size, count)
    assert drawn(KEY, size, size, size)[:count] == places


def test_draws_are_even() -> None:
    counts = Counter(drawn(KEY, sequence, 4, 2) for sequence in range(12_000))
    assert len(counts) == 12
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 31.3  # 11 degrees of freedom


@pytest.mark.parametrize(
    ("faces", "whole"),
    [((6, 6), True), ((1, 1, 1, 1), True), ((1, 6, 3), True), ((), False), ((6,), False), ((6, 6, 6), False)],
)
def test_a_whole_throw_has_every_die_that_its_reading_needs(faces: tuple[int, ...], whole: bool) -> None:
    assert is_throw(Strike(2, 4, rerolls=2), faces) is whole


def test_the_seal_is_published_before_play_and_tells_nothing_of_the_seed() -> None:
    first = Table.new(cards.game, seed=seed(5)).header
    assert first.commitment == commitment(seed(5))
    assert commitment(seed(5)) != commitment(seed(6))
    assert seed(5).hex() not in first.public().commitment


def test_a_new_game_has_a_seed_of_its_own() -> None:
    assert Table.new(cards.game).header.seed != Table.new(cards.game).header.seed


def test_what_players_add_changes_the_dice() -> None:
    hands = {
        str(Table.new(cards.game, seed=seed(5), entropy=entropy).state.hands)
        for entropy in ({}, {"north": "a"}, {"south": "a"}, {"north": "a", "south": "b"}, {"north": "b"})
    }
    assert len(hands) == 5
    assert dice_key(seed(5), {"a": "1", "b": "2"}) == dice_key(seed(5), {"b": "2", "a": "1"})
    assert dice_key(seed(5), {"a": "1b2"}) != dice_key(seed(5), {"a": "1", "b": "2"})


def test_the_same_seed_deals_the_same_cards() -> None:
    assert Table.new(cards.game, seed=seed(5)).state == Table.new(cards.game, seed=seed(5)).state


# ------------------------------------------------------------------------------------------------------------ verifying


def finished(game: Game[Any], number: int = 3) -> Record:
    return Record.parse(play(Table.new(game, seed=seed(number)), Random(number)).record().dump())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_an_honest_record_is_verified(game: Game[Any]) -> None:
    record = finished(game)
    table = verified(game, record, published=record.header.commitment)
    assert table.outcome is not None


def forged(record: Record, of: type[Entry], change: Callable[[Any], Entry]) -> Record:
    """The record with its first entry of a kind changed."""
    entries = list(record.entries)
    place = next(index for index, entry in enumerate(entries) if isinstance(entry, of))
    entries[place] = change(entries[place])
    return Record(record.header, entries, record.snapshot, record.ending)


def fault(game: Game[Any], record: Record, **how: str) -> str:
    with pytest.raises(BadRecord) as refusal:
        verified(game, record, **how)
    for language in ("es", "en"):
        assert game.speaker(language).say(refusal.value.message)
    return refusal.value.message.key


def test_a_forged_die_is_found_even_when_it_is_said_to_be_typed() -> None:
    record = next(
        each for each in map(finished, [walk.game] * 9, range(9)) if any(isinstance(e, Rolled) for e in each.entries)
    )
    turned = {1: 2, 2: 1, 3: 1, 4: 5, 5: 6, 6: 5}
    better = forged(record, Rolled, lambda e: Rolled(tuple(turned[face] for face in e.faces)))
    assert fault(walk.game, better) == "record-throw"
    typed = forged(record, Rolled, lambda e: Rolled(e.faces, typed=True))
    assert fault(walk.game, typed) == "record-not-agreed"
    assert fault(walk.game, forged(record, Rolled, lambda _: Rolled((9, 9, 9)))) == "record-throw"


def test_a_forged_draw_is_found() -> None:
    record = finished(cards.game)
    assert fault(cards.game, forged(record, Drawn, lambda e: Drawn(e.places[::-1]))) == "record-throw"


def test_a_forged_answer_is_found_when_it_is_not_allowed_or_leads_elsewhere() -> None:
    record = finished(cards.game)
    assert fault(cards.game, forged(record, Said, lambda e: Said(e.seat, "dragon-1"))) == "record-illegal"
    other = {"north": "south", "south": "north"}
    assert fault(cards.game, forged(record, Said, lambda e: Said(other[e.seat], e.answer))) == "record-not-asked"
    walked = finished(walk.game)
    moved = forged(walked, Said, lambda e: Said(e.seat, {**e.answer, "y": e.answer["y"] + 1}))
    assert fault(walk.game, moved) == "record-ending"


def test_a_forged_standing_answer_is_found() -> None:
    record = finished(cards.game)
    assert fault(cards.game, forged(record, Said, lambda e: Said(e.seat, e.answer, standing=True))) == "record-standing"


def test_a_forged_undo_is_found() -> None:
    record = finished(cards.game)
    entries = [*record.entries[:-3], Undone(("north",), 0)]
    assert fault(cards.game, Record(record.header, entries)) == "record-illegal"


def test_a_forged_ending_is_found() -> None:
    record = finished(cards.game)
    assert record.ending is not None
    other = msgspec.structs.replace(record.ending.outcome, winner="nobody")
    for ending in (Ending(other, record.ending.hash), Ending(record.ending.outcome, "0" * 32), None):
        assert fault(cards.game, Record(record.header, record.entries, None, ending)) == "record-ending"
    assert fault(cards.game, Record(record.header, record.entries[:-1], None, record.ending)) == "record-ending"
    assert (
        fault(cards.game, Record(record.header, [*record.entries, Standing("north", ())], None, None))
        == "record-illegal"
    )


def test_a_wrong_seed_is_found() -> None:
    record = finished(cards.game)
    wrong = msgspec.structs.replace(record.header, seed=seed(4).hex())
    assert fault(cards.game, Record(wrong, record.entries, None, record.ending)) == "record-commitment"
    sealed = msgspec.structs.replace(wrong, commitment=commitment(seed(4)))
    assert fault(cards.game, Record(sealed, record.entries, None, record.ending)) == "record-throw"
    entropy = msgspec.structs.replace(record.header, entropy={"north": "x"})
    assert fault(cards.game, Record(entropy, record.entries, None, record.ending)) == "record-throw"


def test_a_game_played_anew_with_another_seed_is_not_the_one_that_was_sealed() -> None:
    record = finished(cards.game)
    other = finished(cards.game, 4)
    verified(cards.game, other)
    assert fault(cards.game, other, published=record.header.commitment) == "record-commitment"


def test_before_the_seed_is_shown_throws_cannot_be_checked() -> None:
    record = finished(cards.game)
    hidden = Record(record.header.public(), record.entries, None, record.ending)
    assert fault(cards.game, hidden) == "record-no-seed"


# ----------------------------------------------------------------------------------------------------------- typed dice


def striking(*, sealed: bool = True, **fields: bool) -> Table[walk.Ground]:
    """East is about to be told what its dice show, unless they fall from the seed."""
    start = ground(**{"east-1": (1000, 0), "west-1": (4500, 0), "west-2": (9000, 0)})
    table = Table(walk.game, header(walk.game, **fields), start)
    table.key = table.key if sealed else None
    table.say("east", Journey("east-1", ()))
    table.say("east", Order("strike", "east-1", ("west-1",)))
    return table


def test_people_may_type_in_what_their_own_dice_show() -> None:
    table = striking(typed=True)
    assert table.waiting() == ("east",)
    assert table.asked("east") is None
    table.show((5, 2, 4))
    assert table.entries[-1] == Rolled((5, 2, 4), typed=True)
    assert table.state.walkers[walk.WalkerId("west-1")].wounds == 2
    with pytest.raises(NotAsked, match="no-throw"):
        table.show((1,))


@pytest.mark.parametrize("faces", [(), (5,), (5, 2), (5, 5, 5), (0, 5), (7, 5), (5, 2, 4, 4)])
def test_dice_typed_wrong_are_refused_with_the_rule_and_change_nothing(faces: tuple[int, ...]) -> None:
    table = striking(typed=True)
    before = standing(table)
    with pytest.raises(Refused) as refusal:
        table.show(faces)
    assert refusal.value.rule == "w.5"
    assert walk.game.speaker("es").say(refusal.value.message)
    assert standing(table) == before


def test_only_the_seat_whose_throw_it_is_types_it_in_and_the_record_says_who() -> None:
    table = striking(typed=True)
    for seat, key in (("west", "dice-of-another"), ("north", "unknown-seat")):
        with pytest.raises(PlayError, match=key):
            table.show((5, 2, 4), seat)
    table.show((5, 2, 4), "east")
    assert table.entries[-1] == Rolled((5, 2, 4), typed=True, by="east")
    assert [heard.told.message.key for heard in table.told if heard.told.faces] == ["thrown-typed"]


def test_dice_that_follow_on_others_are_asked_for_by_how_many_there_are() -> None:
    table = striking(typed=True)
    before = standing(table)
    with pytest.raises(Refused) as refusal:
        table.show((5, 2), "east")
    assert refusal.value.message == Message.of("dice-more", what="5 2", dice="6", count=1)
    assert standing(table) == before


def test_who_has_no_dice_at_hand_has_the_table_throw_as_the_seed_says() -> None:
    typed, plain = striking(typed=True), striking()
    plain.settle()
    typed.let_fall("east")
    assert typed.entries == plain.entries
    assert typed.fingerprint() == plain.fingerprint()


def test_without_an_agreement_nobody_types_dice_in() -> None:
    table = striking(sealed=False)
    with pytest.raises(Refused, match="dice-not-agreed"):
        table.show((5, 2, 4), "east")
    with pytest.raises(NotAsked, match="no-throw"):
        striking().let_fall("east")


def test_what_is_waited_for_says_which_dice_and_whose() -> None:
    table = striking(typed=True)
    for seat in ("east", "west", ""):
        waiting = view(table, seat).waiting
        assert waiting is not None
        assert (waiting.seats, waiting.dice) == (("east",), (6, 6))
    plain = view(striking(sealed=False), "east").waiting
    assert plain is not None
    assert plain.dice == ()


def test_a_throw_that_another_typed_is_found_in_the_record() -> None:
    table = striking(typed=True)
    wrong = Rolled((5, 2, 4), typed=True, by="west")
    with pytest.raises(BadRecord, match="record-thrower"):
        table.enter(wrong, checked=True)


def test_a_table_with_typed_dice_still_draws_by_its_seed() -> None:
    table = Table.new(cards.game, seed=seed(5), typed_dice=True)
    assert table.state.hands == Table.new(cards.game, seed=seed(5)).state.hands
    assert table.waiting() == ("north",)


def test_a_game_with_typed_dice_is_saved_opened_and_verified() -> None:
    table = Table.new(walk.game, options={"each": 1}, seed=seed(1), typed_dice=True)
    rng = Random(1)
    while table.request is not None:
        if not isinstance(table.request, Throw):
            play(table, rng, 1)
        else:
            faces = (1, 1) if len(table.entries) % 2 else (6, 6)
            for whole in (faces, (*faces, 4), (*faces, 3, 3), (*faces, *faces[:1]), (1, 1, 1, 1, 1), (6, 6, 6)):
                try:
                    table.show(whole)
                except Refused:
                    continue
                break
    record = Record.parse(table.record().dump())
    assert record.header.typed
    assert any(isinstance(entry, Rolled) and entry.typed for entry in record.entries)
    verified(walk.game, record)
    again = Table.resume(walk.game, record.header, None, record.entries)
    assert again.fingerprint() == table.fingerprint()


def test_a_fork_of_a_typed_table_throws_its_own_dice() -> None:
    table = striking(typed=True)
    fork = table.fork(KEY)
    fork.settle()
    assert fork.waiting() == ("west",)
    assert table.waiting() == ("east",)


def test_a_reading_that_breaks_freezes_the_table() -> None:
    class Cracked(walk.Walk):
        """Strength breaks."""

        def outcome(self, state: walk.Ground) -> None:
            assert all(not walker.wounds for walker in state.walkers.values())

    table = at(Cracked(), ground(**{"east-1": (1000, 0), "west-1": (4500, 0)}))
    table.typed = True
    table.say("east", Journey("east-1", ()))
    table.say("east", Order("strike", "east-1", ("west-1",)))
    before = standing(table)
    with pytest.raises(Frozen):
        table.show((5, 5))
    assert standing(table) == before


def test_who_throws_does_not_tell_who_of_several_sealed_their_answer_last() -> None:
    """A view with a throw to come is imagined like any other, whoever spoke first."""
    told = {"positions": "table", "preparation": "ready"}
    for order in (("blue", "red"), ("red", "blue")):
        table = Table.new(find("tercios"), "fields_of_glory", options=told, seed=seed(1), typed_dice=True)
        for seat in order:
            table.say(seat, next(table.proposals(seat, Random(1))))
        assert isinstance(table.request, Throw)
        assert table.waiting() == ("blue",)
        for seat in order:
            assert isinstance(imagine(table.game, view(table, seat), Random(1)).request, Throw)
