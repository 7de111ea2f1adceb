"""A run: the games of some plans, played in rounds by whoever is there, until each plan has enough of them.

`simulate`, `league` and studies are runs: what differs is which plans they make and what they read off the results.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, overload

from maestre.lab.batches import Done
from maestre.lab.match import Match, Result
from maestre.lab.workers import Workers


class Turn(NamedTuple):
    """Which game it is: of which plan, and its number there."""

    plan: int
    number: int


class Heard(NamedTuple):
    """A batch that came back: the games in it, and how it was played."""

    games: tuple[Turn, ...]
    done: Done


Enough = Callable[[int, Sequence[Result]], bool]
"""Whether the results of a plan so far, in the order of its games, are enough; asked at every look."""

WHOLE: Final = 0
"""Looks at nothing before all games of a plan are played."""


def run(
    plans: Sequence[Sequence[Match]],
    ready: Workers,
    heard: Callable[[Heard], None] = lambda _: None,
    *,
    there: Mapping[Turn, Result] | None = None,
    every: int = WHOLE,
    enough: Enough = lambda _plan, _results: False,
) -> list[list[Result]]:
    """Have workers who are ready play the games of all plans that are not there yet; give each plan's results in order.

    With ``every``, each plan is looked at after so many of its games, and goes on unless it has enough. So the games
    that a plan comes to follow from its results alone, not from who was quick to play them.
    """
    found: dict[Turn, Result] = dict(there or {})
    dealt = [0] * len(plans)
    going = [place for place, matches in enumerate(plans) if len(matches)]
    while going:
        turns: list[Turn] = []
        for place in going:
            upto = min(len(plans[place]), dealt[place] + every) if every else len(plans[place])
            turns += (Turn(place, number) for number in range(dealt[place], upto))
            dealt[place] = upto
        _play([turn for turn in turns if turn not in found], plans, ready, found, heard)
        going = [
            place
            for place in going
            if dealt[place] < len(plans[place]) and not enough(place, _of(found, place, dealt[place]))
        ]
    return [_of(found, place, count) for place, count in enumerate(dealt)]


def _play(
    turns: Sequence[Turn],
    plans: Sequence[Sequence[Match]],
    ready: Workers,
    found: dict[Turn, Result],
    heard: Callable[[Heard], None],
) -> None:
    def progress(done: Done) -> None:
        games = tuple(turns[done.first : done.first + len(done.results)])
        found.update(zip(games, done.results, strict=True))
        heard(Heard(games, done))

    if turns:
        results = ready.play(_Matches(turns, plans), progress)
        assert len(results) == len(turns), "every game comes back"
        found.update(zip(turns, results, strict=True))


def _of(found: Mapping[Turn, Result], place: int, count: int) -> list[Result]:
    return [found[Turn(place, number)] for number in range(count)]


class _Matches(Sequence[Match]):
    """The matches of some turns, each set up when it is asked for."""

    def __init__(self, turns: Sequence[Turn], plans: Sequence[Sequence[Match]]) -> None:
        self._turns = turns
        self._plans = plans

    def __len__(self) -> int:
        return len(self._turns)

    @overload
    def __getitem__(self, place: int) -> Match: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Match]: ...
    def __getitem__(self, place: int | slice) -> Match | Sequence[Match]:
        turns = self._turns[place]
        if isinstance(turns, Turn):
            return self._plans[turns.plan][turns.number]
        return [self._plans[turn.plan][turn.number] for turn in turns]
