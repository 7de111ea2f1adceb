"""How a game stands is told from what a seat knows, in words that there are, and ends as the outcome says."""

from __future__ import annotations

import pytest

from maestre.games.aguila.game import game as aguila
from maestre.games.tercios.game import game as tercios
from maestre.opponents import Player, agent
from maestre.play import SPECTATOR, Message, Table, Tracker, find
from maestre.play.written.messages import LANGUAGES

MOST = 2000
"""After how many answers a game that has not ended is left."""


def said(tracker: Tracker) -> list[Message]:
    course = tracker.course
    return [
        tracker.time,
        *(count.what for count in tracker.counts),
        *(one.what for one in tracker.held),
        *((course.what, *(turn.what for turn in course.turns)) if course else ()),
    ]


def _won(key: str, ended: Tracker, begun: Tracker) -> dict[str, int]:
    """What the turns of a game must add up to, from how it stood at both ends."""
    seats = [seat for seat, _ in ended.counts[0].amounts]
    other = dict(zip(seats, reversed(seats), strict=True))
    last, first = (dict(one.counts[0].amounts) for one in (ended, begun))
    if key == "lepanto":
        return {seat: first[other[seat]] - last[other[seat]] for seat in seats}
    if key == "aguila":
        return {seat: dict(ended.counts[1].amounts)[other[seat]] for seat in seats}
    return {seat: last[seat] - first[seat] for seat in seats}


@pytest.mark.parametrize(
    ("key", "scenario", "by"),
    [
        ("lepanto", "learning", "random"),
        ("tercios", "learning", "veteran"),
        ("aguila", "learning", "veteran"),
        ("mistral", "winter-1744", "random"),
    ],
)
def test_whoever_looks_is_told_how_it_stands_until_the_end(key: str, scenario: str, by: str) -> None:
    game = find(key)
    table = Table.new(game, scenario, seed=bytes(31) + b"1")
    chooser = Player(agent(by, game), 3)
    speakers = [game.speaker(language) for language in LANGUAGES]
    told: set[Tracker] = set()
    begun = game.tracker(table.view(SPECTATOR).now)
    assert begun
    for _ in range(MOST):
        if table.request is None:
            break
        for seat in (*game.seats, SPECTATOR):
            tracker = game.tracker(table.view(seat).now)
            if tracker is None:
                continue
            told.add(tracker)
            assert all({who for who, _ in count.amounts} == set(game.seats) for count in tracker.counts)
            assert all(one.holder in {*game.seats, ""} for one in tracker.held)
            assert all(speaker.say(one) for speaker in speakers for one in said(tracker))
        seat = table.waiting()[0]
        table.say(seat, chooser.answer(table.view(seat)))
    assert len(told) > 3, "it changes as the game goes"
    outcome, ended = table.outcome, game.tracker(table.view(SPECTATOR).now)
    assert outcome
    assert ended
    assert ended.counts[0].amounts == outcome.points
    assert ended.course
    assert ended.course.turns, "somebody won something"
    won = {seat: sum(dict(turn.amounts)[seat] for turn in ended.course.turns) for seat in game.seats}
    assert won == _won(key, ended, begun)


@pytest.mark.parametrize(("turn", "lead", "at"), [(1, 5, 5), (5, 5, 5), (6, 3, 6), (7, 1, 7), (8, 0, 8)])
def test_tercios_says_which_lead_ends_the_battle_next(turn: int, lead: int, at: int) -> None:
    state = Table.new(tercios, "learning", seed=bytes(32)).state
    state.turn = turn
    assert tercios.tracker(state).time == Message.of("tracker-lead", turn=turn, lead=lead, at=at)


def test_tercios_says_what_was_agreed_on_in_place_of_a_lead() -> None:
    limited = Table.new(tercios, "fields_of_glory", options={"length": "turns_6"}, seed=bytes(32)).state
    assert tercios.tracker(limited).time.key == "tracker-limit"
    timed = Table.new(tercios, "fields_of_glory", options={"length": "time"}, seed=bytes(32)).state
    assert tercios.tracker(timed).time.key == "tracker-on-time"


def test_aguila_measures_losses_by_the_break_point() -> None:
    state = Table.new(aguila, "learning", seed=bytes(32)).state
    state.turn = 1
    tracker = aguila.tracker(state)
    losses = tracker.counts[1]
    assert dict(losses.goals) == {side.value: -(-army.weight // 2) for side, army in state.armies.items()}
    assert dict(losses.amounts) == {"blue": 0, "red": 0}
