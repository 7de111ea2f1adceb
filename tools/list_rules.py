"""What a browser tells of the rules of army lists without a server, from the games' catalogues of rules.

One file a game: the rules by which lists are judged, and those that say what is meant by the names that lists have:
arms, abilities, virtues, qualities. `python -m tools.list_rules` writes them beside the catalogues of lists.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from importlib import import_module

import msgspec

from maestre.play import find
from maestre.play.written.catalogue import Catalogue, Text
from maestre.server.web.forms import RuleText
from tools.catalogue import CATALOGUES, FOLDER

_ARMIES = {
    "tercios": r"8\.|7\.(01|02|03|38|53|67)$",
    "aguila": r"14\.|15\.01$|12\.(16|20|21|22|48)$|11\.4[14]$|10\.26$|13\.01$",
}
_NAMES = re.compile(r"(weapon|ability|quality|virtue|officer-ability)-")


def main() -> None:
    """Write the rules."""
    for key in CATALOGUES:
        (FOLDER / f"{key}.rules.json").write_text(written(key), encoding="utf-8")


def written(key: str) -> str:
    """Give the rules of lists of a game as they are written, a rule a line."""
    glossary = {name: list(ids) for name, ids in _glossary(key).items() if _NAMES.match(name)}
    book = find(key).catalogue()
    armies = [rule for rule in book.rules if re.match(_ARMIES[key], rule)]
    wanted = dict.fromkeys([*armies, *(rule for ids in glossary.values() for rule in ids)])
    rules = (f"{json.dumps(rule)}: {_line(msgspec.to_builtins(_told(book, rule)))}" for rule in wanted)
    names = (f"{json.dumps(name)}: {_line(ids)}" for name, ids in glossary.items())
    return _braced({"glossary": names, "rules": rules})


def _glossary(key: str) -> dict[str, list[str]]:
    figures = import_module(f"maestre.games.{key}.data").own_figures()
    found: dict[str, list[str]] = import_module(f"maestre.games.{key}.showing.board_data").board_data(figures)[
        "glossary"
    ]
    return found


def _told(book: Catalogue, rule: str) -> RuleText:
    found = book.rules[rule]
    gap, ruling = (Text(words("en"), words("es")) for words in (found.gap_in, found.ruling_in))
    return RuleText(found.id, found.title, found.text, gap, ruling, found.origin)


def _braced(parts: dict[str, Iterable[str]]) -> str:
    inner = (f"{json.dumps(name)}: {{\n" + ",\n".join(lines) + "\n}" for name, lines in parts.items())
    return "{\n" + ",\n".join(inner) + "\n}\n"


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    main()
