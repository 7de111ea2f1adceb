"""A game that is played by candidates: what the environments share."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from hashlib import blake2b
from typing import Final

import numpy as np
from numpy.typing import NDArray

from maestre.play import Game, Outcome, Setting, State, Table, View, find, log
from maestre.play.chance.dice import SEED_BYTES
from maestre.research.candidates import Candidate, Candidates
from maestre.research.features import Features

Observation = dict[str, NDArray[np.generic]]

_digest: Final = partial(blake2b, digest_size=SEED_BYTES, person=b"maestre-resear")


def dice_of(seed: int) -> bytes:
    """Derive the dice of a game from a seed; nothing that a seat is shown comes from the same."""
    return _digest(f"{seed} dice".encode()).digest()


class Sitting:
    """One game after another, each from its own seed."""

    def __init__(
        self, game: str | Game[State], scenario: str, options: Mapping[str, Setting] | None, most: int
    ) -> None:
        self.game: Game[State] = find(game) if isinstance(game, str) else game
        self.scenario = scenario or self.game.scenarios[0]
        self.most = most
        self._options = dict(options or {})
        start = Table.new(self.game, self.scenario, options=self._options, seed=bytes(SEED_BYTES))
        self.features = Features(self.game, start.state, most)
        self.size = len(self.features.names)

    def begin(self, seed: int) -> None:
        """Open a new table."""
        self.table = Table.new(self.game, self.scenario, options=self._options, seed=dice_of(seed))
        self._candidates = Candidates(self.game, f"{seed} candidates", self.most)
        self._at = -1
        self._found: dict[str, tuple[View[State], tuple[Candidate, ...]]] = {}

    def look(self, seat: str) -> tuple[View[State], tuple[Candidate, ...]]:
        """Give what a seat sees and its candidates; worked out once for each position."""
        if self._at != self.table.sequence:
            self._at, self._found = self.table.sequence, {}
        if seat not in self._found:
            seen = self.table.view(seat)
            self._found[seat] = seen, self._candidates.of(seen)
        return self._found[seat]

    def candidates(self, seat: str) -> tuple[Candidate, ...]:
        """List what a seat may answer."""
        return self.look(seat)[1]

    def observation(self, seat: str) -> Observation:
        """Give what a seat sees as figures, and which actions are candidates."""
        seen, candidates = self.look(seat)
        figures = np.array(self.features.of(seen, candidates), dtype=np.float32)
        return {"observation": figures, "action_mask": self.mask(seat)}

    def mask(self, seat: str) -> NDArray[np.int8]:
        """Give 1 for each action that is a candidate."""
        mask = np.zeros(self.most, dtype=np.int8)
        mask[: len(self.candidates(seat))] = 1
        return mask

    def say(self, seat: str, action: int) -> None:
        """Answer for a seat by the place of a candidate."""
        self.table.say(seat, self.candidates(seat)[action].answer)

    def text(self) -> str:
        """Tell what has happened, as a spectator may read it."""
        speaker = self.game.speaker("en")
        return "\n".join(speaker.say(line.message) for line in log(self.table, ""))


def reward(outcome: Outcome | None, seat: str) -> float:
    """Give what a game has come to for a seat: 1 if it has won, -1 if another has, else nothing."""
    if outcome is None or outcome.winner is None:
        return 0.0
    return 1.0 if outcome.winner == seat else -1.0
