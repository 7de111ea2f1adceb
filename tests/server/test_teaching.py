"""Lessons in a process of the pool: which lane they wait in, and what is at hand."""

from __future__ import annotations

import pytest

from maestre.lessons import Answered, Back, Deed, GoOn, LeftOrders, Sitting, Skip
from maestre.play import Refused, find
from maestre.server.pools import teaching
from maestre.server.pools.pool import Lane, lane_of
from maestre.server.pools.teaching import taught
from maestre.server.wire import Beside, Chances, Check, Hint, Offered, Offers, Taught, Teach, Try

LEPANTO = find("lepanto")
SAILS = Answered({"verb": "move", "piece": "CC-G03", "objects": ["sail", "sail"]})


@pytest.fixture(autouse=True)
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many deeds each sitting was made anew from."""
    made: list[int] = []

    class Counted(Sitting):
        def __init__(self, *about: object) -> None:
            made.append(len(about[2]))  # type: ignore[arg-type]
            super().__init__(*about)  # type: ignore[arg-type]

    monkeypatch.setattr(teaching, "Sitting", Counted)
    teaching._at_hand.clear()
    return made


@pytest.mark.parametrize(
    ("call", "lane"),
    [
        (None, Lane.QUICK),
        (Check("", "", ""), Lane.QUICK),
        (Try("", "", ""), Lane.QUICK),
        (Offers("", ""), Lane.QUICK),
        (Hint("", ""), Lane.ADVICE),
        (Chances("", "", ""), Lane.LONG),
    ],
)
def test_a_lesson_waits_where_what_is_asked_about_it_would(call: Beside | None, lane: Lane) -> None:
    assert lane_of(Teach("lepanto", "01-wind", (), call)) is lane


def test_who_drags_a_piece_does_not_wait_for_the_lesson_to_be_played_again(played: list[int]) -> None:
    deeds: tuple[Deed, ...] = (GoOn(),)
    assert isinstance(taught(LEPANTO, "01-wind", deeds, None), Taught)
    for _ in range(3):
        assert isinstance(taught(LEPANTO, "01-wind", deeds, Offers("", "", "CC-G03")), Offered)
    taught(LEPANTO, "01-wind", (*deeds, SAILS), None)
    assert played == [0]


def test_a_request_made_twice_is_answered_twice_alike() -> None:
    one, two = (taught(LEPANTO, "01-wind", (GoOn(), SAILS), None) for _ in range(2))
    assert one == two
    assert isinstance(one, Taught)
    assert len(one.events) == 1
    assert all(sitting.table.on_pause is None for sitting in teaching._at_hand.values()), "nobody follows any more"


def test_a_refused_deed_leaves_the_sitting_as_it_was(played: list[int]) -> None:
    before = taught(LEPANTO, "01-wind", (GoOn(),), None)
    with pytest.raises(Refused):
        taught(LEPANTO, "01-wind", (GoOn(), GoOn()), None)
    after = taught(LEPANTO, "01-wind", (GoOn(), SAILS, Back()), None)
    assert isinstance(before, Taught)
    assert isinstance(after, Taught)
    assert (before.whole.state, before.status) == (after.whole.state, after.status)


def test_what_standing_orders_lead_to_is_followed_like_an_answer() -> None:
    alarm = ("tasks never unless contact", "stay all unless contact")
    found = taught(find("mistral"), "07-routine", (Skip(), Skip(), LeftOrders(alarm)), None)
    assert isinstance(found, Taught)
    assert (found.status.verdict, found.whole.standing) == ("accepted", alarm)
    assert [line.message.key for event in found.events for line in event.lines] == ["sailed"]


def test_no_more_sittings_are_at_hand_than_may_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(teaching, "SITTINGS", 3)
    for count in range(6):
        taught(LEPANTO, "01-wind", (Back(),) * (2 * count), Offers("", ""))
    assert len(teaching._at_hand) == 3
