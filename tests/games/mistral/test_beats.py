"""What lines of the log tell a map: where it was, what the die needed, what came of it; of hidden counters no more."""

from __future__ import annotations

import pytest

from maestre.games.mistral.detection.searching import search
from maestre.games.mistral.game import game
from maestre.games.mistral.moving.movement import spend
from maestre.play import SPECTATOR, Did, Message, RuleId
from tests.games import shown

from .positions import BRITISH, run, sea
from .test_battle_fire import FIRE, after, fought, send
from .test_movement import FLAG, flag_at

MINUS = "\N{MINUS SIGN}"


def said(one: Did, language: str = "en") -> str:
    """What stands beside the place."""
    assert one.result is not None
    return game.speaker(language).say(one.result)


# --------------------------------------------------------------------------------------------------------------- places


def place(name: str) -> Message:
    return Message(f"place-{name}")


def test_a_place_a_box_beside_it_and_the_places_of_an_order_are_pointed_at() -> None:
    both = Message.of("offer-and", first=place("genoa"), rest=place("s12"))
    order = Message.of("chit-name", order=Message("order-name-cruise"), command="none", what=both, number=0)
    assert game.names_in(place("strait_gibraltar")) == ("strait_gibraltar",)
    assert game.names_in(Message.of("box-in", place=place("golfe_du_lion"))) == ("golfe_du_lion",)
    assert game.names_in(Message.of("box-out", place=place("golfe_du_lion"))) == ("golfe_du_lion",)
    assert game.names_in(order) == ("genoa", "s12")


def test_no_counter_is_pointed_at() -> None:
    alone = Message.of("counter-alone", squadron=Message.of("squadron-name", id="B4"))
    hidden = Message.of("counter-hidden", of="british", number=2)
    assert [game.names_in(arg) for arg in (alone, hidden, "british", 3, place("nowhere"))] == [()] * 5


# --------------------------------------------------------------------------------------------------------------- checks


def searched(face: int, key: str, *drms: tuple[int, RuleId]) -> Did:
    """What all are told of a Search for a hidden counter."""
    state = sea("british_flag_A s12 : B1", "french_flag_B s12 : F1")
    run(search(state, BRITISH, "s12", drms, None), face)
    (one,) = shown.dids_of(game, state.news, key, SPECTATOR)
    return one


@pytest.mark.rule("T.search")
@pytest.mark.parametrize(
    ("face", "key", "by", "tone", "words"),
    [
        (5, "search-found", (), "good", ("found", "hallada")),
        (6, "search-missed", ("s12",), "bad", ("nothing found", "nada")),
    ],
)
def test_a_search_tells_where_it_was_and_which_faces_find(
    face: int, key: str, by: tuple[str, ...], tone: str, words: tuple[str, ...]
) -> None:
    one = searched(face, key)
    assert (one.kind, one.by, one.to, one.needs, one.tone) == ("check", by, ("s12",), "0-5", tone)
    assert (said(one), said(one, "es")) == words


@pytest.mark.rule("T.search", "T.search.b")
@pytest.mark.parametrize(("drm", "needs"), [(-1, "0-6"), (0, "0-5"), (1, "0-4")])
def test_what_is_added_to_a_search_changes_the_faces_that_find(drm: int, needs: str) -> None:
    assert searched(9, "search-missed", (drm, "T.search.b")).needs == needs


@pytest.mark.rule("S.12", "IC.5.25")
@pytest.mark.parametrize(("face", "key"), [(7, "caught-wind"), (8, "missed-wind")])
def test_a_counter_in_sight_tells_all_which_faces_catch_the_wind(face: int, key: str) -> None:
    state = flag_at("golfe_du_lion:out", squadrons="B1 @rowley", winds=("marin",))
    run(spend(state, FLAG, "catch:s13"), face)
    for seat in (*game.seats, SPECTATOR):
        (one,) = shown.dids_of(game, state.news, key, seat)
        assert (one.kind, one.to, one.needs) == ("check", ("s13",), "0-7")


@pytest.mark.rule("S.12", "IC.1.7")
def test_what_a_hidden_counter_needs_is_told_to_its_owner_alone() -> None:
    state = flag_at("s13", "")
    run(spend(state, FLAG, "catch:s14"), ("5",))
    needs = {seat: shown.dids_of(game, state.news, "caught-wind", seat)[0].needs for seat in (*game.seats, SPECTATOR)}
    assert needs.pop("british")
    assert set(needs.values()) == {""}


@pytest.mark.rule("IC.5.12")
def test_a_move_tells_from_where_to_where() -> None:
    state = flag_at("barbary_coast")
    run(spend(state, FLAG, "go:barbary_coast:out"))
    (one,) = shown.dids_of(game, state.news, "moved", "bourbon")
    assert one == Did("move", ("barbary_coast",), ("barbary_coast",))


# -------------------------------------------------------------------------------------------------------------- battles


@pytest.mark.rule("IC.6.24", "T.fireship")
@pytest.mark.parametrize(
    ("faces", "key", "amount", "tone", "words"),
    [
        ((3,), "fireship-missed", 0, "bad", "misses"),
        ((4, 9), "fireship-failed", 0, "bad", "fails"),
        ((4, 3, 1), "fireship-hit", 4, "good", f"{MINUS}4 DP"),
    ],
    ids=["three", "no fire", "four"],
)
def test_a_fireship_tells_where_it_burns_and_which_faces_reach_two_sail(
    faces: tuple[int, ...], key: str, amount: int, tone: str, words: str
) -> None:
    state, battle = fought(*FIRE, combat="B1 / S1")
    after(state, battle, send("bFire1", "S1"), *faces)
    (one,) = shown.dids_of(game, state.news, key, "bourbon")
    assert (one.kind, one.to, one.needs, one.amount, one.tone) == ("shot", ("s12",), "4-9", amount, tone)
    assert said(one) == words


@pytest.mark.rule("IC.1.7.b")
def test_damage_is_told_at_the_place_of_the_squadron_to_its_owner_alone() -> None:
    state, battle = fought(*FIRE, combat="B1 / S1")
    after(state, battle, send("bFire1", "S1"), 4, 3, 1)
    (one,) = shown.dids_of(game, state.news, "damaged", "bourbon")
    assert (one.kind, one.to, one.amount, said(one, "es")) == ("loss", ("s12",), 4, f"{MINUS}4 PD")
    assert shown.dids_of(game, state.news, "damaged", "british") == []
