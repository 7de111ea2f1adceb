"""However games are dealt out, their results come back in order, each once."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import maestre
from maestre.lab import LabError, Match, Result
from maestre.lab.batches import AHEAD, BATCH_SECONDS, Batch, Done, deal
from maestre.play import Outcome

MATCHES = [Match("none", "", {}, {}, bytes([number])) for number in range(200)]


def result(match: Match) -> Result:
    return Result(Outcome(None, "over"), match.seed.hex(), 1)


class Clumsy:
    """Hands that give batches back in any order, take their time and lose some of them."""

    def __init__(self, count: int, seed: int, seconds: float, losses: int = 0) -> None:
        self.count = count
        self.rng = Random(seed)
        self.seconds = seconds
        self.losses = losses
        self.sent: dict[int, Batch] = {}
        self.most = 0
        self.sizes: list[int] = []

    def send(self, batch: Batch) -> int:
        handle = len(self.sizes)
        self.sent[handle] = batch
        self.sizes.append(len(batch.matches))
        self.most = max(self.most, len(self.sent))
        return handle

    def wait(self, handles: Sequence[int]) -> Sequence[int]:
        return self.rng.sample(list(handles), self.rng.randint(1, len(handles)))

    def take(self, handle: int) -> Done | None:
        batch = self.sent.pop(handle)
        if self.losses and self.rng.random() < 0.5:
            self.losses -= 1
            return None
        results = tuple(result(match) for match in batch.matches)
        return Done(batch.first, results, self.seconds * len(results), "here:1", maestre.__version__)


@given(
    games=st.integers(0, len(MATCHES)),
    count=st.integers(1, 5),
    seed=st.integers(0, 99),
    seconds=st.sampled_from((0.0, 0.001, 0.1, 3.0)),
    losses=st.integers(0, 5),
)
def test_every_result_comes_back_once_and_in_order(
    games: int, count: int, seed: int, seconds: float, losses: int
) -> None:
    heard: list[int] = []
    hands = Clumsy(count, seed, seconds, losses)
    found = deal(MATCHES[:games], hands, lambda done: heard.append(len(done.results)))
    assert [each.hash for each in found] == [match.seed.hex() for match in MATCHES[:games]]
    assert sum(heard) == games
    assert hands.most <= AHEAD * count


def test_batches_grow_until_they_are_worth_their_journey() -> None:
    hands = Clumsy(1, 0, BATCH_SECONDS / 10)
    deal(MATCHES, hands, lambda _: None)
    assert hands.sizes[0] == 1
    assert max(hands.sizes) == 10


def test_long_games_go_one_by_one() -> None:
    hands = Clumsy(2, 0, 5 * BATCH_SECONDS)
    deal(MATCHES, hands, lambda _: None)
    assert set(hands.sizes) == {1}


def test_a_worker_with_another_maestre_is_refused() -> None:
    class Old(Clumsy):
        def take(self, handle: int) -> Done | None:
            done = super().take(handle)
            return done and msgspec.structs.replace(done, version="0.0.0")

    with pytest.raises(LabError, match="other-maestre"):
        deal(MATCHES, Old(1, 0, 1.0), lambda _: None)
