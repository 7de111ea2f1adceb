"""The files of odds that the browser looks figures up in: the situations of a game's kinds, put together."""

from __future__ import annotations

from pathlib import Path
from typing import Final, TypeVar

import msgspec

from maestre.play import Game, Message, State, find
from maestre.situations import FormChoice, FormQuestion, Kind, kinds_of
from tools.odds_alike import ENEMY, MINE, open_to, twin

T = TypeVar("T")

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / "web/src/odds/tables"
WORK: Final = ROOT / "build/odds"
REFUSED: Final = -1
"""The entry of a situation that the rules refuse, or whose odds are not exact."""


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
            if entry != REFUSED:
                scene = found.setdefault("&".join(rest), {})
                scene.setdefault(mine, {})[enemy] = self._entry(charts, entry)
        chart.ours = list(dict.fromkeys(mine for scene in found.values() for mine in scene))
        theirs = (enemy for scene in found.values() for row in scene.values() for enemy in row)
        chart.theirs = list(dict.fromkeys(theirs))
        rows: dict[tuple[int, ...], int] = {}
        for word, by_mine in sorted(found.items()):
            placed: list[int] = []
            for mine in chart.ours:
                row = tuple(by_mine.get(mine, {}).get(enemy, REFUSED) for enemy in chart.theirs)
                placed.append(rows.setdefault(row, len(rows)) if max(row, default=REFUSED) != REFUSED else REFUSED)
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


def written(key: str) -> str:
    """Give the file of a game as it is written: a part a line."""
    file = Packing(key).packed()
    fields = {name: getattr(file, name) for name in file.__struct_fields__}
    lines = [f'"{name}":{msgspec.json.encode(value).decode()}' for name, value in fields.items()]
    return "{" + ",\n".join(lines) + "}\n"
