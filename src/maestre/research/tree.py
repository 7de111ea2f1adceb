"""A game as a tree of nodes, with the words of OpenSpiel: chance is a player of its own, and a node can be cloned."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from fractions import Fraction
from hashlib import blake2b
from random import Random
from typing import Final

import msgspec

from maestre.play import Draw, Game, Setting, State, Table, Throw, find, fingerprint, view
from maestre.play.chance.courses import Way, ways_on
from maestre.play.chance.dice import SEED_BYTES, drawn, rolled
from maestre.play.record import Drawn, Rolled
from maestre.research.candidates import MOST, Candidate, Candidates

CHANCE: Final = -1
"""Who moves where dice are thrown or something is drawn, as in OpenSpiel."""
TERMINAL: Final = -4
"""Who moves where the game is over."""


class Node:
    """A position in the tree of a game; players are the seats by their number.

    What may fall or be drawn is listed with its chance, throws that the rules read alike as one. Where that is more
    than can be listed, chance has one action, and `is_sampled` says so: the dice then fall by the node's own generator.
    """

    def __init__(
        self,
        table: Table[State],
        candidates: Candidates[State],
        rng: Random,
        heard: Mapping[str, tuple[int, bytes]] | None = None,
    ) -> None:
        self.table = table
        self._candidates = candidates
        self._rng = rng
        self._heard = dict(heard or dict.fromkeys(table.game.seats, (-1, b"")))
        self._found: tuple[Candidate, ...] | None = None
        self._arrive()

    # ---------------------------------------------------------------- who moves

    def current_player(self) -> int:
        """Give who moves: the number of a seat, `CHANCE` or `TERMINAL`."""
        if self.is_terminal():
            return TERMINAL
        return CHANCE if self.is_chance_node() else self.table.game.seats.index(self._seat())

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table.request is None

    def is_chance_node(self) -> bool:
        """Whether dice are to be thrown, or something is to be drawn."""
        return isinstance(self.table.request, Throw | Draw)

    def is_sampled(self) -> bool:
        """Whether more may fall or be drawn here than can be listed."""
        return self.is_chance_node() and self._ways is None

    # ---------------------------------------------------------------- what may be done

    def legal_actions(self) -> list[int]:
        """List the actions of whoever moves."""
        if self.is_chance_node():
            return [action for action, _ in self.chance_outcomes()]
        return list(range(len(self.candidates())))

    def chance_outcomes(self) -> list[tuple[int, Fraction]]:
        """List what chance may do, with the exact chance of each."""
        assert self.is_chance_node(), "chance moves only where something is thrown or drawn"
        if self._ways is None:
            return [(0, Fraction(1))]
        return [(action, way.chance) for action, way in enumerate(self._ways)]

    def candidates(self) -> tuple[Candidate, ...]:
        """List what the actions of the seat that moves stand for."""
        if self._found is None:
            self._found = () if self.is_terminal() else self._candidates.of(view(self.table, self._seat()))
        return self._found

    def action_to_string(self, action: int) -> str:
        """Write an action for people who look into the tree."""
        if not self.is_chance_node():
            return str(self.candidates()[action].answer)
        return "sampled" if self._ways is None else str(self._ways[action].entry)

    def apply_action(self, action: int) -> None:
        """Go on to the next node."""
        request = self.table.request
        if isinstance(request, Throw | Draw):
            self.table.enter(self._fallen(request, action))
            self.table.settle()
        else:
            self.table.say(self._seat(), self.candidates()[action].answer)
        self._arrive()

    def clone(self) -> Node:
        """Give a node of its own at the same position; neither feels what happens to the other."""
        return Node(self.table.fork(None), self._candidates.copy(), copy(self._rng), self._heard)

    def child(self, action: int) -> Node:
        """Give the node that an action leads to."""
        new = self.clone()
        new.apply_action(action)
        return new

    # ---------------------------------------------------------------- what is known

    def returns(self) -> list[float]:
        """Give what each seat has: 1 if it has won, -1 if another has; nothing before the end, or for a draw."""
        outcome = self.table.outcome
        winner = None if outcome is None else outcome.winner
        return [0.0 if winner is None else 1.0 if seat == winner else -1.0 for seat in self.table.game.seats]

    def information_state_string(self, player: int | None = None) -> str:
        """Give what tells apart all that a seat can: the same for two nodes if it has seen the same all along."""
        seat = self.table.game.seats[self.current_player() if player is None else player]
        version, heard = self._heard[seat]
        return f"{seat} {version} {_chained(heard, self._shown(seat)).hex()}"

    # ---------------------------------------------------------------- within

    def _seat(self) -> str:
        return self.table.waiting()[0]

    def _fallen(self, request: Throw | Draw, action: int) -> Rolled | Drawn:
        if self._ways is not None:
            entry = self._ways[action].entry
            assert entry is not None
            return entry
        assert action == 0, "what cannot be listed has one action"
        key, at = self._rng.randbytes(SEED_BYTES), self.table.sequence
        if isinstance(request, Throw):
            return Rolled(rolled(key, at, request.reading))
        return Drawn(drawn(key, at, len(request.pool), request.count))

    def _arrive(self) -> None:
        """Look who moves here, and note what each seat has been shown on the way."""
        request = self.table.request
        self._ways = ways_on(Way(self.table, Fraction(1)), request) if isinstance(request, Throw | Draw) else None
        self._found = None
        for seat, (version, heard) in self._heard.items():
            now = self.table.version(seat)
            if now != version:
                self._heard[seat] = now, _chained(heard, self._shown(seat))

    def _shown(self, seat: str) -> bytes:
        seen = view(self.table, seat)
        return msgspec.json.encode((fingerprint(seen.now), fingerprint(seen.quiet), seen.since, seen.ask, seen.waiting))


def _chained(heard: bytes, shown: bytes) -> bytes:
    return blake2b(heard + shown, digest_size=16).digest()


def root(
    game: str | Game[State] = "lepanto",
    scenario: str = "learning",
    *,
    seed: int = 0,
    options: Mapping[str, Setting] | None = None,
    candidates: int = MOST,
) -> Node:
    """Give the node at which a game begins; the seed decides which candidates there are, and what chance samples."""
    rules: Game[State] = find(game) if isinstance(game, str) else game
    table = Table.new(rules, scenario, options=options, seed=bytes(SEED_BYTES))
    unthrown = Table.begun(rules, table.header).fork(None)
    return Node(unthrown, Candidates(rules, f"{seed} candidates", candidates), Random(f"{seed} chance"))
