"""Records the net: games of every scenario, by chance and by doctrine, that between them meet every kind of question.

`make net` plays them anew and writes `games/`, `snapshots.jsonl` and `questions.json`. Only after a change of the rules
that raises their version: what is recorded here says what must not change, and games of former versions stay beside the
new ones. `python -m tests.net.make widen 400 tercios` only adds games with lists of one's own, for what no recorded
game meets; `python -m tests.net.make seek 200 tercios` those that are led to it.
"""

from __future__ import annotations

import gzip
import json
import sys
from collections.abc import Collection, Iterator
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from maestre.play import Game, PlayError, Record, Snapshot, Table, find
from tests.net import aguila_quests, mistral_quests, tercios_quests
from tests.net.armies import own_list
from tests.net.noting import kinds, noting
from tests.net.seeking import Player, Quest

FOLDER = Path(__file__).parent
GAMES = FOLDER / "games"
"""Recorded games, those of each version of a game's rules in a folder of their own."""
KEYS = ("lepanto", "tercios", "aguila", "mistral")
AGENTS = ("random", "doctrine")
MIXED = (("random", "random"), ("doctrine", "random"), ("random", "doctrine"), ("random", "random"))
SNAPSHOTS = 20
"""How many snapshots are kept of each game."""
LONGEST = 4000
"""Answers after which a game is recorded as it stands."""
LEARNING = "learning"
"""The scenario whose armies are given."""
ON_SCREEN: dict[str, dict[str, Any]] = {"aguila": {"positions": "maestre"}}
"""What is not drawn: not every scenario is told of a real table, which has a quest of its own."""
LISTS = 10_000
"""From this number on games have lists of one's own."""


class Kept(msgspec.Struct, frozen=True):
    """A snapshot of a recorded game, and the hash of the position to which it opens."""

    record: str
    snapshot: Snapshot
    hash: str


class Played(msgspec.Struct):
    """A game that was played, what it met, and its snapshots on the way."""

    name: str
    table: Table[Any]
    met: set[str]
    snapshots: dict[int, Snapshot]


def play(game: Game[Any], scenario: str, agents: tuple[str, str], number: int, options: dict[str, Any]) -> Played:
    """Play a game whose dice and chance come from its name."""
    blue, red = (Player(one) for one in agents)
    return led(game, Quest("-".join(dict.fromkeys(agents)), frozenset(), scenario, options, blue, red), number)


def led(game: Game[Any], quest: Quest, number: int) -> Played:
    """Play a game whose dice and chance come from its name, until all was asked that is sought, if anything is."""
    name = f"{game.key}-{quest.scenario}-{quest.name}-{number}"
    seed = blake2b(name.encode(), digest_size=32).digest()
    options = {
        key: value if key not in game.lists else listed(game, str(value)) for key, value in quest.options.items()
    }
    table = Table.new(game, quest.scenario, options=options, seed=seed)
    rng = Random(name)
    players = dict(zip(game.seats, (quest.blue, quest.red), strict=True))
    played = Played(name, table, {f"{key}={value}" for key, value in options.items()}, {})
    played.met.update(kinds(table.request))
    with noting() as met:
        while table.request is not None and len(table.entries) < LONGEST and not found(quest.kinds, met):
            snapshot = table.snapshot()
            played.snapshots.setdefault(snapshot.sequence, snapshot)
            seat = rng.choice(table.waiting())
            table.say(seat, players[seat].answer(table, seat, rng))
    played.met.update(kind for _, kind in met)
    return played


def listed(game: Game[Any], army: str) -> str:
    """Give a list of one's own as it is kept; a ready force goes by its name."""
    return game.own_list(army).kept if "\n" in army else army


def found(sought: Collection[str], met: Collection[tuple[str, str]]) -> bool:
    return bool(sought) and set(sought) <= {kind for _, kind in met}


def candidates(game: Game[Any]) -> Iterator[tuple[str, tuple[str, str], int, dict[str, Any]]]:
    """Give every scenario by chance and by doctrine, then mixtures of options, scenarios and agents without end."""
    for scenario in game.scenarios:
        for one in AGENTS:
            yield scenario, (one, one), 0, {}
    rng = Random(game.key)
    number = 0
    while True:
        number += 1
        options = {name: rng.choice(values) for name, values in game.options.items()} | ON_SCREEN.get(game.key, {})
        agents = rng.choice(MIXED)
        yield rng.choice(game.scenarios), agents, number, options


def with_lists(game: Game[Any], sought: set[str]) -> Iterator[tuple[str, tuple[str, str], int, dict[str, Any]]]:
    """Give mixtures as above without end, with armies by chance that have what asks the questions that are sought."""
    rng = Random(f"{game.key}-lists")
    number = LISTS
    while True:
        number += 1
        options = {name: rng.choice(values) for name, values in game.options.items()} | ON_SCREEN.get(game.key, {})
        rules = {kind.split()[0] for kind in sought}
        for name in game.lists:
            force = options[name]
            if isinstance(force, str) and force in game.options["blue_army"]:
                options[name] = own_list(game, force, rng, rules)
        yield rng.choice([each for each in game.scenarios if each != LEARNING]), rng.choice(MIXED), number, options


def widen(key: str, questions: dict[str, Any], most: int) -> None:
    """Record games with lists of one's own, until every kind is met by a recorded game or so many were played."""
    game = find(key)
    left = {kind for kind, row in questions.items() if not row["games"]}
    if not game.lists:
        return
    for candidate in islice(with_lists(game, left), most):
        if not left:
            break
        try:
            played = play(game, *candidate)
        except PlayError as error:  # an army may find no room on a table
            print(f"{key} {candidate[:3]}: {error!r}", flush=True)
            continue
        met = {kind for kind in played.met if "=" not in kind}
        fresh = met & left
        if not fresh:
            continue
        left -= fresh
        write(played.table.record(), played.name)
        for kind in met:
            questions.setdefault(kind, {"test": "", "games": []})["games"].append(played.name)
        print(
            f"{played.name}: {len(played.table.entries)} entries, fresh {sorted(fresh)}, {len(left)} left", flush=True
        )
    print(f"{key}: met in no recorded game {sorted(left)}", flush=True)


QUESTS: dict[str, tuple[Quest, ...]] = {
    "tercios": tercios_quests.QUESTS,
    "aguila": aguila_quests.QUESTS,
    "mistral": mistral_quests.QUESTS,
}


def seek(key: str, questions: dict[str, Any], most: int) -> None:
    """Record games that are led to what no recorded game meets: of each quest the first of so many that comes there."""
    for quest in QUESTS.get(key, ()):
        if all(questions.get(kind, {"games": ()})["games"] for kind in quest.kinds):
            continue
        for number in range(most):
            played = led(find(key), quest, number)
            if quest.kinds <= played.met:
                write(played.table.record(), played.name)
                for kind in played.met:
                    if "=" not in kind:
                        questions.setdefault(kind, {"test": "", "games": []})["games"].append(played.name)
                print(f"{played.name}: {len(played.table.entries)} entries, {sorted(quest.kinds)}", flush=True)
                break
        else:
            print(f"{key}: {quest.name} found nothing in {most} games", flush=True)


def wanted(game: Game[Any], known: set[str]) -> set[str]:
    """List what the games must meet between them: every kind of question that is known, every value of an option."""
    return known | {f"{name}={value}" for name, values in game.options.items() for value in values[1:]}


def make(key: str, known: set[str], most: int) -> dict[str, list[str]]:
    """Record games until all is met or so many were played; give what each of the kept ones met."""
    game = find(key)
    left = wanted(game, known)
    first = len(game.scenarios) * len(AGENTS)
    games: dict[str, list[str]] = {}
    kept: list[Played] = []
    for count, next_one in enumerate(candidates(game)):
        candidate = next_one
        if count >= first and not left:
            break
        if count >= first + most:
            if not any("=" in one for one in left):
                break
            candidate = game.scenarios[0], AGENTS[:1] * 2, count, values_left(game, left)
        try:
            played = play(game, *candidate)
        except Exception as error:  # noqa: BLE001  (a fault of the rules is told, and not recorded)
            print(f"{key} {candidate}: {error!r}", flush=True)
            continue
        fresh = played.met & left
        if count >= first and not fresh:
            continue
        left -= fresh
        kept.append(played)
        games[played.name] = sorted(kind for kind in played.met if "=" not in kind)
        write(played.table.record(), played.name)
        print(f"{played.name}: {len(played.table.entries)} entries, {len(fresh)} fresh, {len(left)} left", flush=True)
    print(f"{key}: never met {sorted(left)}", flush=True)
    keep_snapshots(key, kept)
    return games


def values_left(game: Game[Any], left: set[str]) -> dict[str, Any]:
    """Choose of every option a value that no game has had yet, if there is one."""
    return {
        name: next((value for value in values if f"{name}={value}" in left), values[0])
        for name, values in game.options.items()
    }


def games_of(game: Game[Any]) -> Path:
    """Give the folder of the games that are recorded under a game's rules as they are now."""
    return GAMES / f"{game.key}-{game.rules}"


def write(record: Record, name: str) -> None:
    folder = games_of(find(record.header.game))
    folder.mkdir(parents=True, exist_ok=True)
    (folder / f"{name}.jsonl.gz").write_bytes(gzip.compress(record.dump(), mtime=0))


def keep_snapshots(key: str, played: list[Played]) -> None:
    """Keep snapshots from all along the games, with the hash of the position to which each opens."""
    every = [(one, snapshot) for one in played for snapshot in one.snapshots.values() if snapshot.sequence]
    step = max(1, len(every) // SNAPSHOTS)
    rows = []
    for one, snapshot in every[::step][:SNAPSHOTS]:
        opened = Table.resume(one.table.game, one.table.header.public(), snapshot)
        rows.append(msgspec.json.encode(Kept(one.name, snapshot, opened.fingerprint())))
    (FOLDER / f"snapshots-{key}.jsonl.gz").write_bytes(gzip.compress(b"\n".join(rows) + b"\n", mtime=0))


def by_tests(folder: Path) -> dict[str, dict[str, str]]:
    """For each kind of question of a game, the test that meets it and least besides."""
    found: dict[str, dict[str, tuple[int, str]]] = {}
    for path in sorted(folder.glob("*.json")):
        for test, met in json.loads(path.read_text()).items():
            for game, kind in met:
                best = found.setdefault(game, {})
                best[kind] = min(best.get(kind, (sys.maxsize, "")), (len(met), test.split("[")[0]))
    return {game: {kind: test for kind, (_, test) in best.items()} for game, best in found.items()}


ONLY = {"widen": widen, "seek": seek}
SEEN_TO = 200
"""How many games of a quest are played at most when all is recorded anew."""


def main(folder: str, most: str = "60", *keys: str) -> None:
    """Record all anew with what tests have noted in a folder; or (`widen`, `seek`) only what no recorded game meets."""
    tests = by_tests(Path(folder))
    path = FOLDER / "questions.json"
    questions = json.loads(path.read_text()) if path.exists() else {}
    for key in keys or KEYS:
        if folder in ONLY:
            ONLY[folder](key, questions[key], int(most))
            save(questions)
            continue
        games = make(key, set(tests.get(key, {})), int(most))
        every = sorted({*tests.get(key, {}), *(kind for met in games.values() for kind in met)})
        questions[key] = {
            kind: {
                "test": tests.get(key, {}).get(kind, ""),
                "games": [name for name, met in games.items() if kind in met],
            }
            for kind in every
        }
        save(questions)
        widen(key, questions[key], int(most))
        seek(key, questions[key], SEEN_TO)
        save(questions)


def save(questions: dict[str, Any]) -> None:
    for key, rows in questions.items():
        questions[key] = dict(sorted(rows.items()))
    (FOLDER / "questions.json").write_text(json.dumps(questions, indent=1, ensure_ascii=False) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
