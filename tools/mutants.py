"""Mutants of the rules, drawn by seed, against the tests of their chapters.

Usage: ``python -m tools.mutants [--seed N] [--count N] [--again] [GAME …]``. Lines are drawn, and of each line one of
its changes. A line's luck hangs on the seed and on its own words, so a seed draws the same lines after other lines are
mended. What was found is kept under `build/mutants`; ``--again`` believes what was killed before and tries the rest.
The last lines count.
"""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser
from collections import Counter
from pathlib import Path
from random import Random
from typing import Final

import pytest

from tools.mutation.sites import Site, sites
from tools.mutation.trials import KILLED, SURVIVED, TIMED_OUT, Trials, Verdict

KEPT: Final = Path("build/mutants")
COUNTS: Final = {"lepanto": 300, "tercios": 350, "aguila": 450, "mistral": 450}
"""How many mutants of each game are tried: 300 at least, and more where there are more rules."""


def drawn(key: str, seed: int, count: int) -> list[Site]:
    """Draw lines of a game's rules, and one change of each."""
    by_line: dict[tuple[str, int], list[Site]] = {}
    for site in sites(key):
        by_line.setdefault((site.file, site.line), []).append(site)
    texts = {file: Path(file).read_text(encoding="utf-8").splitlines() for file, _ in by_line}
    met: Counter[tuple[str, str]] = Counter()
    lots: list[tuple[float, Site]] = []
    for file, line in sorted(by_line):
        words = texts[file][line - 1].strip()
        met[file, words] += 1
        rng = Random(f"{seed} {file} {words} {met[file, words]}")
        lots.append((rng.random(), rng.choice(by_line[file, line])))
    return [site for _, site in sorted(lots)[:count]]


def tried(key: str, seed: int, count: int, *, again: bool) -> list[Verdict]:
    """Try mutants of a game and keep what came of it."""
    path = KEPT / f"{key}-{seed}.jsonl"
    sample = drawn(key, seed, count)
    dead = {_told(one.site): one for one in read(path) if one.fate == KILLED} if again else {}
    trials = Trials(key, [site for site in sample if _told(site) not in dead])
    code = pytest.main(["-q", "-s", "-p", "no:cacheprovider", f"tests/games/{key}"], plugins=[trials])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise SystemExit(f"{key}: the tests could not be collected ({code})")
    verdicts = [*(dead[_told(site)]._replace(site=site) for site in sample if _told(site) in dead), *trials.verdicts]
    KEPT.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(json.dumps([[*one.site], one.fate, one.by]) + "\n" for one in verdicts), encoding="utf-8")
    return verdicts


def _told(site: Site) -> tuple[str, str, str, str]:
    """Know a change again after lines above it have come or gone: by its line in a function, or the words of data."""
    where = f"{site.function[0]}+{site.line - site.function[1]}" if site.function else ""
    return site.file, site.kind, site.words, where


def read(path: Path) -> list[Verdict]:
    """Read what was found before."""
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [Verdict(site(row[0]), row[1], row[2]) for row in rows]


def site(row: list[object]) -> Site:
    """Read a site as it was kept."""
    file, line, number, kind, rules, words, function = row
    assert isinstance(rules, list)
    where = (str(function[0]), int(function[1])) if isinstance(function, list) else None
    return Site(str(file), int(str(line)), int(str(number)), str(kind), tuple(map(str, rules)), str(words), where)


def main() -> int:
    """Try mutants of the games that are named, or of all."""
    words = ArgumentParser(description=__doc__)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--count", type=int, default=0)
    words.add_argument("--again", action="store_true")
    words.add_argument("games", nargs="*", choices=[*COUNTS, []])
    asked = words.parse_args()
    rows: list[str] = []
    for key in asked.games or COUNTS:
        verdicts = tried(key, asked.seed, asked.count or COUNTS[key], again=asked.again)
        fates = Counter(one.fate for one in verdicts)
        share = 100 * fates[KILLED] / len(verdicts)
        rows.append(
            f"{key}: seed {asked.seed}, {fates[KILLED]} of {len(verdicts)} killed ({share:.1f} %), "
            f"{fates[SURVIVED]} survived, {fates[TIMED_OUT]} timed out"
        )
    print("\n".join(rows))
    return 0


if __name__ == "__main__":
    os.environ.setdefault("CI", "1")  # every test tries the same examples each time it is run
    sys.exit(main())
