"""What may come of situations, worked out beforehand for a browser without a server: `make odds` writes it.

Each game has a file with the situations that matter most, whole: their questions, rows and reasons, as a server gives
them. The rules are run for every one; only situations that cannot differ share a run. Work is kept in ``build/odds``,
a kind at a time, and goes on where it was left: `python -m tools.odds_tables [game [kind]]`, then `... pack`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from hashlib import blake2b
from random import Random
from time import perf_counter
from typing import Final, NamedTuple, TypeVar

import msgspec

from maestre.play import Game, Message, PlayError, State, find
from maestre.situations import Figure, Form, FormQuestion, Kind, Posed, Reckoned, figured, kinds_of, weighed
from tests.games.at_the_table import TOLD
from tools.odds_alike import ENEMY, MINE, USUAL, Names, answered, called, likeness, named, open_to, twin, unnamed
from tools.odds_packing import FOLDER, REFUSED, ROOT, WORK, Charts, written

T = TypeVar("T")

PARTS: Final = 1_000_000
"""Chances are written in millionths."""
_PATIENCE: Final = 60.0
"""Seconds for one figure; what is not exact by then is left out."""
_SAVE: Final = 60.0


class Scope(NamedTuple):
    """What is worked out of a kind: which answers are tried, each alone beside the presets, or all with all.

    Where ``pairs`` names units, only those are tried. ``kits`` are questions for what was bought: each single thing
    that has something else asked is tried with every other change.
    """

    alone: tuple[str, ...] = ()
    whole: bool = False
    kits: tuple[str, ...] = ()
    pairs: bool = False


_HALVES: Final = ("mine_disordered", "enemy_disordered")
_WEAR: Final = ("mine_wear", "enemy_wear")
SCOPES: Final[dict[str, dict[str, Scope]]] = {
    "lepanto": {kind: Scope(whole=True) for kind in ("guns", "arms", "boarding", "ram")},
    "mistral": {"search": Scope(whole=True)},
    "tercios": {
        "order": Scope(("order", *_WEAR, *_HALVES), kits=("mine_with",)),
        "charge": Scope(("side",)),
        "shot": Scope(("weapon", "order", "ground", "distance", *_WEAR, *_HALVES), kits=("mine_with",)),
    },
    "aguila": {
        "order": Scope(("verb", "mine_formation", "mine_stunned", "mine_general")),
        "rally": Scope(("rank", "mine_damage", "mine_general")),
        "charge": Scope(pairs=True),
        "formation": Scope(
            ("mine_formation", "into_formation", "distance", "mine_stunned", "mine_general"), pairs=True
        ),
        "shot": Scope(
            ("how", "mine_formation", "mine_order", "side", "distance", "enemy_formation", "enemy_stunned"),
            pairs=True,
        ),
        "reaction": Scope(("reaction",), pairs=True),
    },
}
# ------------------------------------------------------------------------------------------------------------ the work


class Desk:
    """Works out the situations of one kind, and writes each down once."""

    def __init__(self, key: str, kind: str) -> None:
        """Go on from what is in the file, if there is any."""
        self.game: Game[State] = find(key)
        self.kind: Kind[State] = kinds_of(self.game)[kind]
        self.scope = SCOPES[key][kind]
        self.path = WORK / f"{key}.{kind}.json"
        self.charts = msgspec.json.decode(self.path.read_bytes(), type=Charts) if self.path.exists() else Charts()
        self._places: dict[str, dict[bytes, int]] = {}
        self._saved = perf_counter()
        self.runs = 0

    def work(self) -> None:
        """Try all situations of the scope."""
        pairs = list(self._pairs())
        for number, pair in enumerate(pairs, 1):
            for _ in self._whole(pair) if self.scope.whole else self._alone(pair):
                pass
            if perf_counter() - self._saved > _SAVE:
                self._say(f"{number} of {len(pairs)} pairs")
                self.save()
        self.save()
        self._say(f"all {len(pairs)} pairs")

    def save(self) -> None:
        """Write what there is."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.path.with_suffix(".new")
        fresh.write_bytes(msgspec.json.encode(self.charts))
        fresh.replace(self.path)
        self._saved = perf_counter()

    def _say(self, how_far: str) -> None:
        found = self.charts
        print(
            self.path.stem,
            how_far,
            f"{len(found.found)} tried, {len(found.figures)} figures, {self.runs} runs",
            flush=True,
        )

    def _pairs(self) -> Iterator[dict[str, str]]:
        usual = USUAL.get(self.game.key, ()) if self.scope.pairs else ()
        for one in self._choices({}, MINE):
            if (usual and one not in usual) or twin(self.game.key, one) != one:
                continue
            others = self._choices({MINE: one}, ENEMY)
            if not others:
                yield {MINE: one}
            for other in others:
                if (not usual or other in usual) and twin(self.game.key, other) == other:
                    yield {MINE: one, ENEMY: other}

    def _choices(self, answers: Mapping[str, str], name: str) -> list[str]:
        return [one.value for one in open_to(self.game, self.kind, answers, name)]

    def _whole(self, answers: dict[str, str]) -> Iterator[None]:
        """Try every answer of every question with every other."""
        form = self._tried(answers)
        yield
        ahead = [question for question in form if question.id not in answers]
        if not ahead:
            return
        question, *_ = ahead
        for value in values(question):
            if value != question.preset:
                yield from self._whole(answers | {question.id: value})
        if len(ahead) > 1:
            yield from self._fixed(answers, question)

    def _fixed(self, answers: dict[str, str], first: FormQuestion) -> Iterator[None]:
        """Let the first question that is not answered keep its preset, and go on with the next."""
        yield from self._whole(answers | {first.id: first.preset})

    def _alone(self, pair: dict[str, str]) -> Iterator[None]:
        """Try every answer of some questions, one at a time, then again with each thing that changes what is asked."""
        form = self._tried(pair)
        yield
        if not form:
            return
        for change in self._changes(form):
            self._tried(pair | change)
            yield
        asked = _asked(form)
        for kit in self._kits(form):
            fitted = self._tried(pair | kit)
            yield
            if fitted and _asked(fitted) != asked:
                for change in self._changes(fitted):
                    self._tried(pair | kit | change)
                    yield

    def _changes(self, form: Iterable[FormQuestion]) -> Iterator[dict[str, str]]:
        for question in form:
            if question.id in self.scope.alone:
                yield from ({question.id: value} for value in values(question) if value != question.preset)

    def _kits(self, form: Iterable[FormQuestion]) -> Iterator[dict[str, str]]:
        for question in form:
            if question.id in self.scope.kits:
                yield from ({question.id: choice.value} for choice in question.choices)

    def _tried(self, answers: dict[str, str]) -> list[FormQuestion]:
        """Pose a situation and weigh it, unless that has been done; give its questions, none if it is refused."""
        form = Form(answers)
        try:
            posed = self.kind.posed(self.game, form)
        except PlayError:
            self.charts.found[named(answers)] = REFUSED
            return []
        name = named({q.id: q.answer for q in form.questions if q.answer != q.preset or q.id in {MINE, ENEMY}})
        if name not in self.charts.found:
            self.charts.found[name] = self._entry(form, posed)
        return form.questions

    def _entry(self, form: Form, posed: Posed[State]) -> int:
        same = blake2b(likeness(self.kind.key, posed).encode(), digest_size=12).hexdigest()
        if same not in self.charts.alike:
            self.runs += 1
            try:
                figure = weighed(self.kind, form, posed, seconds=_PATIENCE)
            except PlayError:
                return REFUSED
            if not figure.exact:
                return REFUSED
            self.charts.alike[same] = self._figure(figure, called(form))
        charts = self.charts
        asked = [
            self._place("questions", charts.questions, msgspec.structs.replace(one, answer="", given=False))
            for one in form.questions
            if one.id not in {MINE, ENEMY}
        ]
        found = self._place("forms", charts.forms, asked), *charts.alike[same]
        return self._place("entries", charts.entries, found)

    def _figure(self, figure: Figure, names: Names) -> tuple[int, int, int]:
        charts = self.charts
        rows: list[int] = []
        for row in figure.rows:
            changes = tuple(unnamed(one, names) for one in row.changes)
            rows += self._place("changes", charts.changes, changes), round(row.likely * PARTS)
        numbers = [
            self._place("reckoned", charts.reckoned, msgspec.Raw(msgspec.json.encode(one))) for one in figure.reckoned
        ]
        return (
            self._place("figures", charts.figures, rows),
            self._place("rests", charts.rests, numbers),
            self._place("assumed", charts.assumed, tuple(unnamed(one, names) for one in figure.assumed)),
        )

    def _place(self, name: str, among: list[T], one: T) -> int:
        """Give the number of something among others, written down if it is new."""
        if name not in self._places:
            self._places[name] = {msgspec.json.encode(other): place for place, other in enumerate(among)}
        written = msgspec.json.encode(one)
        places = self._places[name]
        if written not in places:
            places[written] = len(among)
            among.append(one)
        return places[written]


def _asked(form: Iterable[FormQuestion]) -> list[FormQuestion]:
    """What is asked, but for what was bought."""
    return [msgspec.structs.replace(one, answer="", given=False) for one in form if not one.id.endswith("_with")]


def values(question: FormQuestion) -> list[str]:
    """Every answer that a question may take; of some choices, each alone."""
    if question.takes == "number":
        return [str(number) for number in range(int(question.least), int(question.most) + 1)]
    return [choice.value for choice in question.choices]


# ------------------------------------------------------------------------------------------------------------ checked

CASES: Final = ROOT / "web/src/odds/fixtures/cases.json"
DRAWN: Final = 12
"""So many situations of each kind are drawn from the tables, to be worked out once more as a server does."""


class Case(msgspec.Struct, frozen=True):
    """A situation as a server weighs it, for the browser's code to look up."""

    game: str
    kind: str
    name: str
    answers: dict[str, str]
    rows: list[tuple[tuple[Message, ...], int]]
    assumed: tuple[Message, ...]
    reckoned: tuple[Reckoned, ...]
    asked: list[tuple[str, str, str]]
    """The name of each question but for both units, its answer, and what it may take."""


def cases(told: Mapping[str, Mapping[str, tuple[str, dict[str, str]]]]) -> Iterator[Case]:
    """Weigh the situations of the tests of chances, and some that chance draws from the tables."""
    for key, named_ones in told.items():
        for name, (kind, answers) in named_ones.items():
            if kind in SCOPES[key]:
                yield case(key, kind, name, answers)
    for key, kinds in SCOPES.items():
        for kind in kinds:
            found = msgspec.json.decode((WORK / f"{key}.{kind}.json").read_bytes(), type=Charts).found
            names = [name for name, entry in found.items() if entry != REFUSED]
            for name in Random(f"{key} {kind}").sample(names, min(DRAWN, len(names))):
                yield case(key, kind, "", answered(name))


def case(key: str, kind: str, name: str, answers: dict[str, str]) -> Case:
    """Weigh one situation, without a limit of time."""
    game = find(key)
    figure = figured(game, kinds_of(game)[kind], Form(answers, lenient=True), seconds=_PATIENCE)
    assert figure.exact, (key, kind, answers)
    rows = [(row.changes, round(row.likely * PARTS)) for row in figure.rows]
    asked = [(one.id, one.answer, takes(one)) for one in figure.questions if one.id not in {MINE, ENEMY}]
    return Case(key, kind, name, answers, rows, figure.assumed, figure.reckoned, asked)


def takes(question: FormQuestion) -> str:
    """What a question may take, as a line."""
    bounds = [question.least, question.most] if question.takes == "number" else values(question)
    return " ".join([question.takes, *bounds])


def write_cases() -> None:
    """Write the situations that both sides must agree on, one a line."""
    CASES.parent.mkdir(parents=True, exist_ok=True)
    lines = [msgspec.json.encode(one).decode() for one in cases(TOLD)]
    CASES.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def main() -> None:
    """Work out what is asked for, or put all that there is together."""
    words = sys.argv[1:]
    if words == ["cases"]:
        write_cases()
        return
    if words != ["pack"]:
        for key, kinds in SCOPES.items():
            for kind in kinds:
                if words in ([], [key], [key, kind]):
                    Desk(key, kind).work()
    if words in ([], ["pack"]):
        FOLDER.mkdir(parents=True, exist_ok=True)
        for key in SCOPES:
            (FOLDER / f"{key}.json").write_text(written(key), encoding="utf-8")


if __name__ == "__main__":
    main()
