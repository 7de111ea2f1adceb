"""What looking often costs, and how soon it pays, on coins: `python -m tools.coins [studies]`.

A fair coin: how many of 1,000 studies of 1,000 games conclude, with a look every ten games, by the stop that holds at
every look and by Wilson's interval, which holds at one. Coins of 55, 60 and 65 %: after how many games the stop
concludes, beside what a test with one look at the end needs to find such a coin half of the time, and four times in
five. Each by games, and by pairs of games; some seconds.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from functools import cache
from math import log
from random import Random
from statistics import fmean, median

from maestre.lab.statistics import fixed_size, log_evidence, wilson

STUDIES = 1000
GAMES = 1000
LONGEST = 20_000
EVERY = 10
CONCLUDED = log(20)
SEED = 7


@cache
def rich(*tally: int) -> bool:
    """Whether whoever bet against an even coin is: by lost, even and won units."""
    return log_evidence(dict(zip((0.0, 0.5, 1.0), tally, strict=True))) >= CONCLUDED


@cache
def sure(lost: int, won: int) -> bool:
    """Whether the interval for one look leaves out an even coin."""
    found = wilson(won, won + lost)
    return not found.low <= 0.5 <= found.high


def looks(share: float, games: int, study: int) -> Iterator[tuple[int, tuple[int, int, int], tuple[int, int, int]]]:
    """What each look of a study sees: after how many games, the games and the pairs, lost and even and won."""
    chance = Random(f"{SEED} {share} {study}")
    single, pairs = [0, 0, 0], [0, 0, 0]
    for game in range(EVERY, games + 1, EVERY):
        for _ in range(EVERY // 2):
            one, other = chance.random() < share, chance.random() < share
            single[2 * one] += 1
            single[2 * other] += 1
            pairs[one + other] += 1
        yield game, (single[0], single[1], single[2]), (pairs[0], pairs[1], pairs[2])


def fair(studies: int) -> tuple[int, int, int]:
    """How many studies of a fair coin conclude: by games, by pairs, by the interval for one look."""
    by = [0, 0, 0]
    for study in range(studies):
        seen = list(looks(0.5, GAMES, study))
        by[0] += any(rich(*single) for _, single, _ in seen)
        by[1] += any(rich(*pairs) for _, _, pairs in seen)
        by[2] += any(sure(single[0], single[2]) for _, single, _ in seen)
    return by[0], by[1], by[2]


def needed(share: float, studies: int) -> tuple[list[int], list[int]]:
    """After how many games each study concludes, by games and by pairs."""
    by_games, by_pairs = [], []
    for study in range(studies):
        single_at = pairs_at = 0
        for game, single, pairs in looks(share, LONGEST, study):
            single_at = single_at or game * rich(*single)
            pairs_at = pairs_at or game * rich(*pairs)
            if single_at and pairs_at:
                break
        by_games.append(single_at or LONGEST)
        by_pairs.append(pairs_at or LONGEST)
    return by_games, by_pairs


def row(*cells: object) -> str:
    """A row of a table."""
    return f"| {' | '.join(str(cell) for cell in cells)} |"


def typical(games: Sequence[int]) -> str:
    """The median and the mean."""
    return f"{median(games):.0f} / {fmean(games):.0f}"


def main() -> int:
    """Print both tables."""
    studies = int(sys.argv[1]) if len(sys.argv) > 1 else STUDIES
    by_games, by_pairs, naive = fair(studies)
    print(row("fair coin", f"concluded, of {studies}"), row("---", "---:"), sep="\n")
    print(row("stop, by games", by_games), row("stop, by pairs", by_pairs), row("Wilson at each look", naive), sep="\n")
    heads = ("coin", "stop by games: median / mean", "by pairs: median / mean", "one look, power 50 %", "80 %")
    print("", row(*heads), row(*["---:"] * len(heads)), sep="\n")
    for share in (0.55, 0.6, 0.65):
        found = needed(share, studies)
        print(row(f"{share:.0%}", *map(typical, found), fixed_size(share, 0.5), fixed_size(share)), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
