"""What may come of situations, worked out beforehand for a browser without a server: `make odds` writes it.

Each game has a file with the situations that matter most, whole: their questions, rows and reasons, as a server gives
them. The rules are run for every one; only situations that cannot differ share a run. Work is kept in ``build/odds``,
a kind at a time, and goes on where it was left: `python -m tools.odds_tables [game [kind]]`, then `... pack`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final, NamedTuple, TypeVar

import msgspec

from maestre.play import Game, Message, PlayError, State, find
from maestre.situations import Figure, Form, FormChoice, FormQuestion, Kind, Posed, Reckoned, figured, kinds_of, weighed
from tests.games.at_the_table import TOLD

T = TypeVar("T")

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "web/src/odds/tables"
WORK: Final = ROOT / "build/odds"
PARTS: Final = 1_000_000
"""Chances are written in millionths."""
_PATIENCE: Final = 60.0
"""Seconds for one figure; what is not exact by then is left out."""
_SAVE: Final = 60.0
MINE: Final = "mine"
ENEMY: Final = "enemy"
_NONE: Final = -1


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
USUAL: Final[dict[str, tuple[str, ...]]] = {
    "aguila": (
        "france_line_24",
        "britain_line_24",
        "prussia_line_24",
        "austria_line_24",
        "russia_line_24",
        "france_light_24",
        "france_novice_24",
        "france_guard_24",
        "france_cuirassiers_10",
        "france_dragoons_10",
        "france_hussars_10",
        "france_gun_medium_foot",
        "france_gun_heavy_foot",
    )
}
"""The units that are tried where all would take days: what most armies are made of, and all that equal one of them."""


class Charts(msgspec.Struct):
    """The situations of one kind as they are written: whatever comes more than once is written once, and numbered."""

    questions: list[FormQuestion] = []
    forms: list[list[int]] = []
    changes: list[tuple[Message, ...]] = []
    figures: list[list[int]] = []
    reckoned: list[msgspec.Raw] = []
    rests: list[list[int]] = []
    assumed: list[tuple[Message, ...]] = []
    entries: list[tuple[int, int, int, int]] = []
    """The form, the figure, the rest and what is assumed of each situation."""
    found: dict[str, int] = {}
    """Every situation that was tried by its answers; those that the rules refuse are ``-1``."""
    alike: dict[str, tuple[int, int, int]] = {}
    """The figure, the rest and what is assumed of situations that cannot differ."""


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
            self.charts.found[named(answers)] = _NONE
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
                return _NONE
            if not figure.exact:
                return _NONE
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


def named(answers: Mapping[str, str]) -> str:
    """Give a situation its name: its units, then what is not as it is by itself, in order of the alphabet."""
    rest = sorted(f"{name}={value}" for name, value in answers.items() if name not in {MINE, ENEMY})
    return "&".join([answers[MINE], answers.get(ENEMY, ""), *rest])


# ------------------------------------------------------------------------------------------------------------ names

Names = dict[str, Message]
"""What my unit and the enemy's are called."""


def called(form: Form) -> Names:
    """How both units are called where something is told of them: the names of their profiles."""
    found: Names = {}
    for question in form.questions:
        if question.id in {MINE, ENEMY}:
            words = next(one.words for one in question.choices if one.value == question.answer)
            within = (arg for name, arg in words.args if name in {"profile", "unit"} and isinstance(arg, Message))
            while (inner := next(within, None)) is not None:
                words, within = inner, (arg for _, arg in inner.args if isinstance(arg, Message))
            found[question.id] = words
    return found


def unnamed(message: Message, names: Names) -> Message:
    """Put `mine` and `enemy` in place of the names of units, which the browser knows."""
    told = dict(message.args)
    side = {"B": MINE, "R": ENEMY}.get(str(told.get("id", ""))[:1], "")
    args: list[tuple[str, str | int | Message]] = []
    for name, arg in message.args:
        if isinstance(arg, Message):
            own = arg == names.get(side)
            args.append((name, Message(side) if own else unnamed(arg, names)))
        else:
            args.append((name, arg))
    return Message(message.key, tuple(args))


# ------------------------------------------------------------------------------------------------------- what is alike

_NAMES: Final = ("profile", "id", "nation", "kind", "name", "provenance", "reason", "reason_es", "rules")


def profile_of(key: str, unit: str) -> str:
    """All that the rules know of a unit but how it is called."""
    figures = find(key).state.figures
    known = getattr(figures, "units", None)
    if not isinstance(known, dict) or unit not in known:
        return unit
    return _nameless(known[unit])


_TWINS: dict[tuple[str, str], str] = {}


def twin(key: str, unit: str) -> str:
    """The first unit of a game that equals another in everything but its names; of the usual ones, if there is one."""
    if not _TWINS.get((key, unit)):
        units = getattr(find(key).state.figures, "units", {})
        first: dict[str, str] = {}
        for one in (*USUAL.get(key, ()), *units):
            first.setdefault(profile_of(key, one), one)
        for one in units:
            _TWINS[key, one] = first[profile_of(key, one)]
    return _TWINS.get((key, unit), unit)


def _nameless(one: msgspec.Struct) -> str:
    fields = msgspec.structs.asdict(one)
    return repr({name: value for name, value in fields.items() if name not in _NAMES})


_SHOTS: Final = ("shot",)
_LAID: Final = ("units", "scenery")


def likeness(kind: str, posed: Posed[State]) -> str:
    """All that what may come of a situation depends on: two that have this in common cannot differ.

    It is the whole position and the answer, with units told by what the rules know of them in place of their names. A
    shot is told by its throw: how far it went and where both stand counts in nothing but that.
    """
    state = posed.table.state
    fields = {name: getattr(state, name) for name in state.__struct_fields__ if name not in _LAID}
    told = [repr(sorted(fields.items())), repr(posed.answer)]
    shot = kind in _SHOTS and hasattr(state, "scenery")
    for name, unit in getattr(state, "units", {}).items():
        told += [name, _known(state, unit, shot=shot)]
    if not shot:
        return "\n".join([*told, repr(getattr(state, "scenery", ""))])
    trial = posed.table.fork(None)
    trial.say(posed.seat, posed.answer)
    request = trial.request
    return "\n".join([*told, repr(getattr(request, "about", request)), repr(getattr(request, "reading", None))])


def _known(state: State, unit: msgspec.Struct, *, shot: bool) -> str:
    fields = {name: getattr(unit, name) for name in unit.__struct_fields__ if name != "entry"}
    if shot:
        fields.pop("pose", None)
    entry, name = getattr(unit, "entry", None), getattr(unit, "id", "")
    gear = getattr(state, "gear", None)
    own = gear(name) if gear else state.__getattribute__("profile_of")(unit)
    if shot and gear and name == "B1-1" and own.arm != "artillery":
        return repr(own.abilities)  # who has shot without a gun has done what it does: the throw tells all of it
    extras = [getattr(entry, each, None) for each in ("options", "elite", "discipline", "abilities", "given")]
    return repr(fields) + _nameless(own) + repr(extras)


# ----------------------------------------------------------------------------------------------------------- the files


class KindChart(msgspec.Struct):
    """The situations of a kind as the browser has them: an entry for each pair of units in each scene."""

    mine: tuple[FormChoice, ...]
    enemies: list[int]
    enemy: list[tuple[FormChoice, ...]]
    ours: list[str]
    theirs: list[str]
    scenes: dict[str, list[int]]
    rows: list[list[int]]


class File(msgspec.Struct):
    """The file of a game."""

    game: str
    rules: int
    questions: list[msgspec.Raw]
    forms: list[list[int]]
    changes: list[msgspec.Raw]
    figures: list[list[int]]
    reckoned: list[msgspec.Raw]
    rests: list[list[int]]
    assumed: list[msgspec.Raw]
    entries: list[list[int]]
    twins: dict[str, str]
    kinds: dict[str, KindChart]


class Packing:
    """Puts the kinds of a game together; whatever no situation needs any more stays behind."""

    def __init__(self, key: str) -> None:
        """Begin with nothing."""
        self.game: Game[State] = find(key)
        self.file = File(key, self.game.rules, [], [], [], [], [], [], [], [], {}, {})
        self._places: dict[tuple[str, bytes], int] = {}

    def packed(self) -> File:
        """Give the file with all its kinds."""
        for name, kind in kinds_of(self.game).items():
            self.file.kinds[name] = self._kind(name, kind)
        units = dict.fromkeys(one.value for chart in self.file.kinds.values() for one in chart.mine)
        key = self.game.key
        self.file.twins = {one: twin(key, one) for one in units if twin(key, one) != one}
        return self.file

    def _kind(self, name: str, kind: Kind[State]) -> KindChart:
        mine = open_to(self.game, kind, {}, MINE)
        chart = KindChart(mine, [], [], [], [], {}, [])
        for one in mine:
            enemy = open_to(self.game, kind, {MINE: one.value}, ENEMY)
            if enemy not in chart.enemy:
                chart.enemy.append(enemy)
            chart.enemies.append(chart.enemy.index(enemy))
        path = WORK / f"{self.game.key}.{name}.json"
        if path.exists():
            self._scenes(chart, msgspec.json.decode(path.read_bytes(), type=Charts))
        return chart

    def _scenes(self, chart: KindChart, charts: Charts) -> None:
        found: dict[str, dict[str, dict[str, int]]] = {}
        for name, entry in charts.found.items():
            mine, enemy, *rest = name.split("&")
            if entry != _NONE:
                scene = found.setdefault("&".join(rest), {})
                scene.setdefault(mine, {})[enemy] = self._entry(charts, entry)
        chart.ours = list(dict.fromkeys(mine for scene in found.values() for mine in scene))
        theirs = (enemy for scene in found.values() for row in scene.values() for enemy in row)
        chart.theirs = list(dict.fromkeys(theirs))
        rows: dict[tuple[int, ...], int] = {}
        for word, by_mine in sorted(found.items()):
            placed: list[int] = []
            for mine in chart.ours:
                row = tuple(by_mine.get(mine, {}).get(enemy, _NONE) for enemy in chart.theirs)
                placed.append(rows.setdefault(row, len(rows)) if max(row, default=_NONE) != _NONE else _NONE)
            chart.scenes[word] = placed
        chart.rows = [list(row) for row in rows]

    def _entry(self, charts: Charts, number: int) -> int:
        form, figure, rest, assumed = charts.entries[number]
        file, numbers = self.file, charts.figures[figure]
        asked = [self._place("questions", file.questions, _raw(charts.questions[one])) for one in charts.forms[form]]
        rows: list[int] = []
        for change, parts in zip(numbers[::2], numbers[1::2], strict=True):
            rows += self._place("changes", file.changes, _raw(charts.changes[change])), parts
        numbered = [self._place("reckoned", file.reckoned, charts.reckoned[one]) for one in charts.rests[rest]]
        places = [
            self._place("forms", file.forms, asked),
            self._place("figures", file.figures, rows),
            self._place("rests", file.rests, numbered),
            self._place("assumed", file.assumed, _raw(charts.assumed[assumed])),
        ]
        return self._place("entries", file.entries, places)

    def _place(self, name: str, among: list[T], one: T) -> int:
        written = name, msgspec.json.encode(one)
        if written not in self._places:
            self._places[written] = len(among)
            among.append(one)
        return self._places[written]


def _raw(one: object) -> msgspec.Raw:
    """Something as JSON; a question without what was answered."""
    if isinstance(one, FormQuestion):
        fields = msgspec.json.decode(msgspec.json.encode(one), type=dict[str, msgspec.Raw])
        return msgspec.Raw(msgspec.json.encode({name: of for name, of in fields.items() if name not in _ANSWERED}))
    return msgspec.Raw(msgspec.json.encode(one))


_ANSWERED: Final = ("answer", "given")


def open_to(game: Game[State], kind: Kind[State], answers: Mapping[str, str], name: str) -> tuple[FormChoice, ...]:
    """What may be answered to a question after others; nothing if it is not asked."""
    form = Form(answers, lenient=True)
    with suppress(PlayError):  # what was asked before it was refused stands all the same
        kind.posed(game, form)
    return next((question.choices for question in form.questions if question.id == name), ())


def written(key: str) -> str:
    """Give the file of a game as it is written: a part a line."""
    file = Packing(key).packed()
    fields = {name: getattr(file, name) for name in file.__struct_fields__}
    lines = [f'"{name}":{msgspec.json.encode(value).decode()}' for name, value in fields.items()]
    return "{" + ",\n".join(lines) + "}\n"


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
            names = [name for name, entry in found.items() if entry != _NONE]
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


def answered(name: str) -> dict[str, str]:
    """The answers of a situation, from its name."""
    mine, enemy, *rest = name.split("&")
    pair = {MINE: mine, ENEMY: enemy} if enemy else {MINE: mine}
    return pair | {question: answer for question, _, answer in (one.partition("=") for one in rest)}


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
