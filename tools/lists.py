"""Judge lists that chance built in the browser, and texts, with the games' own code: `make lists` finds no difference.

Of each list everything is compared: what it comes to, how it is kept, every flaw with its rule, its reason, its remedy
and its place, what a misspelt name is taken for, and how the list is written out in both languages.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec

from maestre.play import Game, OwnList, PlayError, Speaker, State, find
from maestre.play.written.messages import LANGUAGES

LEAST: int = 20
"""How often each kind of flaw must come up."""
LEGAL: int = 500
CHOSEN: int = 100
"""How many of a game's lists and texts the tests judge each time."""
FIXTURES = Path(__file__).parents[1] / "web/src/lists/fixtures"
_TOLD = 5


class Judged(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A list, or a text, as the browser's code was given it, and what it made of it."""

    given: str
    verdict: OwnList
    written: tuple[str, str]


def read(file: Path) -> Iterator[Judged]:
    """Read what the browser's code wrote."""
    with file.open("rb") as lines:
        yield from (msgspec.json.decode(line, type=Judged) for line in lines)


def differences(game: Game[State], one: Judged) -> Iterator[str]:
    """Say in what the game's own verdict of a list differs."""
    ours = game.own_list(one.given)
    if msgspec.json.encode(ours) != msgspec.json.encode(one.verdict):
        yield from _apart(ours, one.verdict)
    for language, written in zip(LANGUAGES, one.written, strict=True):
        if (mine := game.write_list(ours.kept, _speaker(game, language))) != written:
            yield f"written in {language}: {mine!r} here, {written!r} there"


@cache
def _speaker(game: Game[State], language: str) -> Speaker:
    return game.speaker(language)


def _apart(ours: OwnList, theirs: OwnList) -> Iterator[str]:
    for name in ("kept", "name", "points", "limit"):
        if getattr(ours, name) != getattr(theirs, name):
            yield f"{name}: {getattr(ours, name)!r} here, {getattr(theirs, name)!r} there"
    yield from (f"only here: {flaw}" for flaw in ours.flaws if flaw not in theirs.flaws)
    yield from (f"only there: {flaw}" for flaw in theirs.flaws if flaw not in ours.flaws)
    if ours.flaws != theirs.flaws:
        yield "the order of the flaws, or how often there is one"


def kinds(game: Game[State]) -> tuple[str, ...]:
    """Name every kind of flaw of a game: each has a message and a remedy."""
    said = game.speaker("en").keys()
    return tuple(key.removeprefix("muster-") for key in said if key.startswith("muster-") and f"{key}-remedy" in said)


class _Kept(msgspec.Struct):
    """What a list is of, in the words of either game: its faction and its chart, or the nation of each brigade."""

    faction: str = ""
    chart: str = ""
    brigades: list[_Brigade] = []


class _Brigade(msgspec.Struct):
    nation: str = ""


def armies_of(game: Game[State]) -> tuple[str, ...]:
    """Name every faction with each of its charts, or every nation: lists of all of them must be drawn."""
    figures = game.state.figures
    organisation = getattr(figures, "organisation", None)
    if organisation is not None:
        return tuple(f"{name} {chart}" for name, one in organisation.factions.items() for chart in one.charts)
    return tuple(sorted({unit.nation.value for unit in getattr(figures, "units", {}).values()}))


def army_of(one: Judged) -> tuple[str, ...]:
    """Name what a list is of, as `armies_of` does."""
    found = msgspec.json.decode(one.verdict.kept, type=_Kept)
    return tuple({brigade.nation for brigade in found.brigades}) or (f"{found.faction} {found.chart}",)


def undrawn(game: Game[State], all_of_them: Sequence[Judged]) -> dict[str, tuple[int, int]]:
    """Give the factions, charts and nations of which too few lists were drawn, and how many of those are legal."""
    drawn = Counter(name for one in all_of_them for name in army_of(one))
    legal = Counter(name for one in all_of_them if not one.verdict.grave for name in army_of(one))
    return {name: (drawn[name], legal[name]) for name in armies_of(game) if drawn[name] < LEAST or not legal[name]}


def compared(game: Game[State], all_of_them: Iterable[Judged]) -> tuple[Counter[str], Counter[str], list[str]]:
    """Compare all; give how often each kind of flaw came up, what else was counted, and the differences."""
    flaws, counts, wrong = Counter[str](), Counter[str](), list[str]()
    for one in all_of_them:
        try:
            found = tuple(differences(game, one))
        except PlayError as error:
            found = (f"refused: {error}",)
        wrong += [f"{one.given}\n    {what}" for what in found]
        flaws.update({flaw.message.key.removeprefix("muster-") for flaw in one.verdict.flaws})
        counts["lists"] += 1
        counts["legal"] += not one.verdict.grave
        counts["did you mean"] += any(flaw.remedy.key == "muster-did-you-mean" for flaw in one.verdict.flaws)
    return flaws, counts, wrong


class Kept(msgspec.Struct, frozen=True):
    """A list that tests of both languages judge: what is said of it in short, and the sum of all that is said."""

    given: str
    points: int
    flaws: tuple[str, ...]
    sum: str


def kept(game: Game[State], given: str) -> Kept:
    """Judge a list as it was given, and give what the tests compare."""
    found = game.own_list(given)
    written = tuple(game.write_list(found.kept, _speaker(game, language)) for language in LANGUAGES)
    summed = sha256(msgspec.json.encode((found, written))).hexdigest()
    return Kept(given, found.points, tuple(flaw.message.key for flaw in found.flaws), summed)


def choose(game: Game[State], all_of_them: Sequence[Judged]) -> None:
    """Write the choice of the lists for the tests, from all parts of them."""
    some = all_of_them[:: len(all_of_them) // CHOSEN][:CHOSEN]
    lines = b"".join(msgspec.json.encode(kept(game, one.given)) + b"\n" for one in some)
    (FIXTURES / f"{game.key}.jsonl").write_bytes(lines)


def main(folder: Path) -> int:
    """Compare all that stands in a folder, a file a game, say what was found, and keep a choice for the tests."""
    failed = False
    for file in sorted(folder.glob("*.jsonl")):
        game = find(file.stem)
        all_of_them = tuple(read(file))
        flaws, counts, wrong = compared(game, all_of_them)
        rare = {kind: flaws[kind] for kind in kinds(game) if flaws[kind] < LEAST and kind not in NEVER[file.stem]}
        print(f"{file.stem}: {dict(counts)}, {len(wrong)} differences, {len(flaws)} kinds of flaw")
        print("  " + ", ".join(f"{kind} {count}" for kind, count in flaws.most_common()))
        few = undrawn(game, all_of_them)
        print(f"  of {len(armies_of(game))} {OF[file.stem]}, each {LEAST} times and once legal: {not few}")
        for what in wrong[:_TOLD]:
            print(f"  DIFFERENT {what}")
        if rare:
            print(f"  TOO RARE {rare}")
        if counts["legal"] < LEGAL:
            print(f"  TOO FEW LEGAL {counts['legal']}")
        if few:
            print(f"  TOO FEW OF {few}")
        if not wrong:
            choose(game, all_of_them)
        failed = failed or bool(wrong or rare or few) or counts["legal"] < LEGAL
    return int(failed)


OF = {"tercios": "factions with a chart", "aguila": "nations"}
NEVER = {"tercios": ("centuries-differ",), "aguila": ()}
"""What is said of two lists, not of one."""

if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
