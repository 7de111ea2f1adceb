"""The doctrine in whole games: it ends them, beats chance, and answers from its view alone."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from maestre.games.mistral.doctrine import INSTRUCTIONS
from maestre.games.mistral.game import game
from maestre.games.mistral.table.state import State
from maestre.opponents import agent, answered
from maestre.play import Ask, Table, fingerprint, view
from maestre.play.views import masked

from .positions import sea
from .questions import asked_by, put
from .test_doctrine import told

WHOLE = True
"""The whole game is played."""

WINTER = "winter-1744"


def played(seed: int, *admirals: str) -> Iterator[Table[State]]:
    """Play a winter, seats that no admiral has by chance, and show the table before each answer and at the end."""
    rng = Random(seed)
    table = Table.new(game, WINTER, seed=bytes([seed] * 32))
    while table.waiting():
        yield table
        seat = table.waiting()[0]
        seen = view(table, seat)
        assert seen.ask is not None
        by_chance = next(seen.ask.proposals(seen.now, rng))
        table.say(seat, answered(agent("veteran", game), seen, Random(0)) if seat in admirals else by_chance)
    yield table


def test_two_admirals_play_a_winter_to_its_end() -> None:
    for table in played(1, "british", "bourbon"):
        game.invariants(table.state)
        if table.between_steps:
            game.at_rest(table.state)
    assert table.outcome is not None
    assert table.outcome.reason == "time-is-up"


@pytest.mark.parametrize(("seed", "admiral"), [(2, "british"), (3, "bourbon")])
def test_an_admiral_beats_chance(seed: int, admiral: str) -> None:
    *_, table = played(seed, admiral)
    assert table.outcome is not None
    assert table.outcome.winner == admiral


def test_whatever_chance_leads_to_his_answer_is_allowed() -> None:
    asked: dict[str, int] = {}
    for table in played(4):
        for seat in table.waiting()[:1]:
            seen = view(table, seat)
            assert seen.ask is not None
            rule = seen.ask.rule
            asked[rule] = asked.get(rule, 0) + 1
            if asked[rule] <= 20:
                table.check(seat, answered(agent("veteran", game), seen, Random(0)))
    assert {"S.10", "IC.5.15.b", "IC.6.2", "IC.9.36", "S.28", "S.29", "S.35", "IC.11.3"} <= asked.keys()


def test_the_same_view_gives_the_same_answer_and_is_left_as_it_was() -> None:
    for number, table in enumerate(played(5, "british")):
        if table.waiting() and number % 20 == 0:
            seen = view(table, table.waiting()[0])
            before = fingerprint(seen.now)
            assert answered(agent("veteran", game), seen, Random(1)) == answered(
                agent("veteran", game), seen, Random(2)
            )
            assert fingerprint(seen.now) == before


HIDDEN = ("french_flag_B s13 : F3 F4", "dummy:french:1 s13")


@pytest.mark.parametrize("rule", ["S.10", "IC.6.2", "IC.8.12.b", "IC.9.36", "S.28", "S.29", "S.35"])
def test_what_his_seat_does_not_see_changes_nothing(rule: str) -> None:
    """A hidden counter is a Flag in one position and a Dummy in the other; damage and harbours differ too."""
    strong, weak = (_position(hidden, dp) for hidden, dp in zip(HIDDEN, (0, 9), strict=True))
    question = asked_by(rule, strong)
    assert question in INSTRUCTIONS
    assert _seen(strong, put(question)) == _seen(weak, put(question))
    assert told(strong, question) == told(weak, question)
    assert fingerprint(strong) != fingerprint(weak)


def _position(hidden: str, dp: int) -> State:
    return sea(
        "british_grand s12 spotted : B1/dp=3 B2 namur @mathews",
        "british_flag_A s12 : B3 @lestock",
        "british_detachment_1 port_mahon/harbour : B5/dp=4 B6/fitting",
        f"bourbon_grand s12 spotted : F1/dp={dp} F2",
        hidden,
        "harbour port_mahon : BD1/dp=2",
        f"harbour barcelona : S1/dp={dp}",
        "aux bFleet1 british_grand",
        "aux bLight1 available",
        "chit BR-CR1 issued british_flag_A served=1",
        "chit BR-CR2 received -",
    )


def _seen(state: State, ask: Ask) -> bytes:
    return msgspec.json.encode(masked(game, state, ask.seat))
