"""Figures of an owner: whoever has a printed game plays with its charts, factors, map and profiles, from one file.

The file is TOML. It names its game, and has a table for each file of the game's data, with those tables below it that
the owner changes: ``[combat.gunnery.chart]`` stands for ``[gunnery.chart]`` of ``combat.toml``. What it does not name
stays as the game has it; a list replaces the game's whole.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple, TypeGuard, TypeVar

import tomli_w

from maestre.play.errors import Unknown
from maestre.play.game import Game, find
from maestre.play.state import State
from maestre.play.written.catalogue import Catalogue
from maestre.play.written.datatables import OWNER, REBUILT, DataError
from maestre.play.written.figures import Figures

S = TypeVar("S", bound=State)

LONGEST_FIGURES: Final = 200_000
"""How many characters a file of figures may have; the whole data of the largest game has fewer."""
LARGEST_FIGURE: Final = 1000
"""How large a number may be where the game has a small one; elsewhere ten times as large as the game's own."""
MOST_ROWS: Final = 64
"""How many entries a list may have where the game has few; elsewhere twice as many as the game's own."""
LONGEST_FIGURE: Final = 2000
"""How many characters a word of a file may have."""
AT_HAND: Final = 8
"""How many games with an owner's figures stay at hand in a process."""
GAME: Final = "game"
_TABLE: Final = re.compile(r"^(\[\[?)([\w.-]+)(\]\]?)\s*$")
_TOLD: Final = ("provenance", "reason", "reason_es", "sources", "rules")
"""What a table says of itself; an owner's says only that it is an owner's."""


_SAID: Final = ("reason", "reason_es", "sources")


class BadFigures(Exception):
    """A file of figures cannot be played with: what is wrong, in which table, and on which of its lines, if known."""

    def __init__(self, key: str, /, *, table: str = "", line: int = 0, **args: str | int) -> None:
        super().__init__(key, table, line, args)
        self.key = key
        self.table = table
        self.line = line
        self.details = args


class _Block(NamedTuple):
    """A table of a file as it is written: its name, the comments before it, and its lines."""

    name: str
    comments: tuple[str, ...]
    lines: tuple[str, ...]

    @property
    def provenance(self) -> str:
        """What it says of where it comes from; nothing if it is part of the table above it."""
        return next((line for line in self.lines if line.startswith("provenance = ")), "")


def figures_of(game: Game[S]) -> Figures:
    """Give the figures that a game is opened with, or refuse a game that knows none."""
    if game.figures is None:
        raise Unknown("", "no-other-figures", game=game.key)
    return game.figures


# ---------------------------------------------------------------------------------------------------------- writing out


def exported(game: Game[S], language: str, head: str, *, whole: bool = False) -> str:
    """Write what a game had to rebuild, or all its figures, as a file that its owner can change; ``head`` leads it."""
    origin, catalogue = figures_of(game).origin, game.catalogue()
    parts = [*(f"# {line}".rstrip() for line in head.splitlines()), "", f'{GAME} = "{game.key}"']
    for file in origin.names:
        blocks = list(_blocks(origin.text(file)))
        chosen = blocks if whole else list(_rebuilt(blocks))
        if chosen:
            parts += ["", f"# ---------------------------------------- {file}"]
        for block in chosen:
            parts += ["", *_put(block, file.removesuffix(".toml"), catalogue, language)]
    return "\n".join(parts) + "\n"


def _rebuilt(blocks: list[_Block]) -> Iterator[_Block]:
    """Give the tables that we rebuilt, and with each what is part of it; of a list with one of them the whole."""
    above = ""
    listed = {block.name for block in blocks if block.lines[0].startswith("[[") and REBUILT in block.provenance}
    for block in blocks:
        part = bool(above) and block.name.startswith(f"{above}.") and not block.provenance
        if REBUILT in block.provenance or part or block.name in listed:
            above = above if part else block.name
            yield block


def _put(block: _Block, stem: str, catalogue: Catalogue, language: str) -> Iterator[str]:
    """Write a table under the name of its file, after its rules and why it has these values, in one language."""
    yield from block.comments
    found = _TABLE.match(block.lines[0])
    assert found is not None
    reason = "reason_es" if language == "es" else "reason"
    for line in block.lines:
        if line.startswith("rules = "):
            rules = (catalogue.rules[each] for each in tomllib.loads(line)["rules"])
            yield f"# {' · '.join(f'{rule.id} {getattr(rule.title, language)}' for rule in rules)}"
        elif line.startswith(f"{reason} = "):
            yield f"# {tomllib.loads(line)[reason]}"
    yield f"{found[1]}{stem}.{found[2]}{found[3]}"
    told = tuple(f"{name} = " for name in _TOLD)
    yield from (line for line in block.lines[1:] if not line.startswith(told))


def _blocks(text: str) -> Iterator[_Block]:
    """Give the tables of a file, each with the comments right before it."""
    lines: list[str] = []
    before: list[str] = []
    comments: tuple[str, ...] = ()
    name = ""
    for line in text.splitlines():
        found = _TABLE.match(line)
        if found:
            if name:
                yield _Block(name, comments, tuple(lines))
            name, comments, lines, before = found[2], tuple(before), [line], []
        elif line.startswith("#") and "-----" not in line:
            before.append(line)
        elif line.strip() and not line.startswith("#"):
            lines += [*before, line]
            before = []
        else:
            before = []
    if name:
        yield _Block(name, comments, tuple(lines))


# ---------------------------------------------------------------------------------------------------------- reading in


def opened(key: str, text: str) -> Game[State]:
    """Give a game by its key, with the figures of an owner's file if there are any; the last ones stay at hand."""
    return at_hand(find(key), text) if text else find(key)


@lru_cache(AT_HAND)
def at_hand(game: Game[State], text: str) -> Game[State]:
    """Give a game opened with the figures of an owner's file; the last ones stay at hand."""
    return owned(game, text)


def owned(game: Game[S], text: str) -> Game[S]:
    """Give a game opened with the figures of an owner's file, or say what is wrong with it, and where."""
    origin = figures_of(game).origin
    if len(text) > LONGEST_FIGURES:
        raise BadFigures("figures-long", most=LONGEST_FIGURES)
    try:
        told = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        found = re.search(r"line (\d+)", str(error))
        last = len(text.splitlines()) if "end of document" in str(error) else 0
        raise BadFigures("figures-unread", line=int(found[1]) if found else last, what=str(error)) from error
    meant = told.pop(GAME, None)
    if meant != game.key:
        raise BadFigures("figures-other-game", line=_line(text, GAME), game=game.key, meant=str(meant))
    stems = {file.removesuffix(".toml"): file for file in origin.names}
    changed: dict[str, str] = {}
    for stem, tables in told.items():
        if stem not in stems or not isinstance(tables, dict):
            raise BadFigures("figures-no-file", table=stem, line=_line(text, stem), names=", ".join(stems))
        merged = _merged(tomllib.loads(origin.text(stems[stem])), tables, stem, text)
        changed[stems[stem]] = tomli_w.dumps(merged)
    if not changed:
        raise BadFigures("figures-empty")
    try:
        return game.with_figures(changed)
    except DataError as error:
        table = f"{error.file.removesuffix('.toml')}.{error.table}".rstrip(".")
        raise BadFigures("figures-refused", table=table, line=_line(text, table), what=error.what) from error


def _merged(own: Mapping[str, object], told: Mapping[str, object], path: str, text: str) -> dict[str, object]:
    """Lay an owner's table over the game's; whatever it changes is no longer rebuilt by us."""
    found = dict(own)
    for name, value in told.items():
        there = own.get(name)
        where = f"{path}.{name}"
        if there is None:
            raise BadFigures("figures-no-table", table=where, line=_line(text, where), names=_names(own))
        if isinstance(there, dict):
            if not isinstance(value, dict):
                raise BadFigures("figures-no-table", table=where, line=_line(text, where), names=_names(there))
            found[name] = _merged(there, value, where, text)
        elif _plain(value) != _plain(there):
            _check_size(value, there, where, text)
            found[name] = value if _plain(there) == there else [_theirs(each) for each in _listed(value)]
    return _theirs(found) if "provenance" in own and _part(found) != _part(own) else found


def _check_size(value: object, own: object, where: str, text: str) -> None:
    """Refuse what is far larger than anything that the game has there: all who play on a server share it."""
    most_rows = max((len(each) for each in _nested(own) if isinstance(each, list)), default=0)
    most = max(LARGEST_FIGURE, 10 * max((abs(each) for each in _nested(own) if _is_number(each)), default=0))
    for each in _nested(value):
        if isinstance(each, list) and len(each) > max(MOST_ROWS, 2 * most_rows):
            raise BadFigures("figures-rows", table=where, line=_line(text, where), most=max(MOST_ROWS, 2 * most_rows))
        if _is_number(each) and not abs(each) <= most:
            raise BadFigures("figures-large", table=where, line=_line(text, where), most=int(most))
        if isinstance(each, str) and len(each) > LONGEST_FIGURE:
            raise BadFigures("figures-wordy", table=where, line=_line(text, where), most=LONGEST_FIGURE)


def _is_number(value: object) -> TypeGuard[int | float]:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _nested(value: object) -> Iterator[object]:
    """Give a value and all that it holds."""
    yield value
    within = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for each in within:
        yield from _nested(each)


def _part(table: Mapping[str, object]) -> dict[str, object]:
    """Give a table without those below it that say for themselves where they come from."""
    return {
        name: _part(value) if isinstance(value, dict) else value
        for name, value in table.items()
        if not (isinstance(value, dict) and "provenance" in value)
    }


def _names(table: Mapping[str, object]) -> str:
    return ", ".join(name for name in table if name not in _TOLD)


def _plain(value: object) -> object:
    """Give a list of tables without what they say of themselves, anything else as it is."""
    return [_bare(each) for each in value] if isinstance(value, list) else value


def _bare(value: object) -> object:
    return {name: each for name, each in value.items() if name not in _TOLD} if isinstance(value, dict) else value


def _listed(value: object) -> list[object]:
    return value if isinstance(value, list) else [value]


def _theirs(value: object) -> dict[str, object]:
    """Let a table say that an owner has it from the printed game."""
    kept = {name: each for name, each in value.items() if name not in _SAID} if isinstance(value, dict) else {"": value}
    return kept | {"provenance": OWNER}


def _line(text: str, path: str) -> int:
    """Find the line of a file on which a table begins, or a value of it stands; 0 if neither is there as written."""
    names = path.split(".")
    lines = text.splitlines()
    for depth in range(len(names), 0, -1):
        header = ".".join(names[:depth])
        for number, line in enumerate(lines, 1):
            found = _TABLE.match(line)
            if found and (found[2] == header or found[2].startswith(f"{path}.")):
                return _value(lines, number, names[depth:]) or number
    return _value(lines, 0, names)


def _value(lines: list[str], start: int, names: list[str]) -> int:
    if not names:
        return 0
    for number, line in enumerate(lines[start:], start + 1):
        if _TABLE.match(line):
            break
        if re.match(rf"{re.escape(names[0])}\s*[.=]", line):
            return number
    return 0
