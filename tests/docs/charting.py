"""Renders our chart without Helm: as much of Go's templates as the chart uses, and an error for anything else."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec

_ACTION: Final = re.compile(r"(\s*)\{\{(-?)\s*(.*?)\s*(-?)\}\}(\s*)", re.DOTALL)
_TOKEN: Final = re.compile(r'\s*("(?:[^"\\]|\\.)*"|\(|\)|\||:=|,|\$[\w.]*|\.[\w.]*|[\w]+)')
_OPENS: Final = ("if", "with", "range", "define")


@dataclass
class _Part:
    """An action with what it encloses, before and after its ``else``."""

    word: str
    rest: str = ""
    inside: list[Any] = field(default_factory=list)
    otherwise: list[Any] = field(default_factory=list)


def _pieces(text: str) -> Iterator[str | tuple[str]]:
    """Give plain text, and the actions in tuples; a dash eats the blanks on its side."""
    at = 0
    for found in _ACTION.finditer(text):
        before, eats_before, action, eats_after, after = found.groups()
        yield text[at : found.start()] + ("" if eats_before else before)
        yield (action,)
        at = found.end() - (0 if eats_after else len(after))
    yield text[at:]


def _parsed(text: str) -> list[Any]:
    root = _Part("root")
    stack, into = [root], [root.inside]
    for piece in _pieces(text):
        if isinstance(piece, str):
            into[-1].append(piece)
            continue
        word, _, rest = piece[0].partition(" ")
        if word == "end":
            stack.pop()
            into.pop()
        elif word == "else":
            assert not rest, "else if is not used"
            into[-1] = stack[-1].otherwise
        elif not word.startswith("/*"):
            part = _Part(word if word in _OPENS else "show", rest if word in _OPENS else piece[0])
            into[-1].append(part)
            if word in _OPENS:
                stack.append(part)
                into.append(part.inside)
    assert stack == [root], "what is opened is closed"
    return root.inside


def _is(value: Any) -> bool:
    return bool(value)


def _yaml(value: Any) -> str:
    return msgspec.yaml.encode(value).decode().rstrip("\n")


def _nindent(by: int, text: str) -> str:
    return "\n" + "\n".join(f"{' ' * by}{line}" if line else line for line in text.split("\n"))


def _required(why: str, value: Any) -> Any:
    if not value:
        raise ValueError(why)
    return value


def _written(value: Any) -> str:
    return "" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


class Chart:
    """A chart in its folder, as Helm would render it for some values."""

    def __init__(self, folder: Path, values: dict[str, Any], release: str = "club") -> None:
        chart = msgspec.yaml.decode((folder / "Chart.yaml").read_bytes())
        self._defined: dict[str, list[Any]] = {}
        self._root: dict[str, Any] = {
            "Values": values,
            "Release": {"Name": release, "Service": "Helm"},
            "Chart": {"AppVersion": chart["appVersion"], "Name": chart["name"]},
            "Files": {"Get": lambda name: (folder / name).read_text(encoding="utf-8")},
        }
        self._functions: dict[str, Callable[..., Any]] = {
            "include": self._include,
            "dict": lambda *pairs: dict(zip(pairs[::2], pairs[1::2], strict=True)),
            "list": lambda *items: list(items),
            "printf": lambda form, *words: form % words,
            "quote": lambda value: msgspec.json.encode(_written(value)).decode(),
            "default": lambda otherwise, value=None: value if _is(value) else otherwise,
            "toYaml": _yaml,
            "nindent": _nindent,
            "required": _required,
            "not": lambda value: not _is(value),
            "and": lambda *values: next((value for value in values if not _is(value)), values[-1]),
        }
        self.templates = {
            path.name: _parsed(path.read_text("utf-8")) for path in sorted((folder / "templates").iterdir())
        }
        for parts in self.templates.values():
            self._run(parts, self._root, {"$": self._root})

    def rendered(self, name: str) -> list[dict[str, Any]]:
        """Give what a template says to Kubernetes."""
        text = self._run(self.templates[name], self._root, {"$": self._root})
        found = [msgspec.yaml.decode(part) for part in re.split(r"^---$", text, flags=re.MULTILINE) if part.strip()]
        return [one for one in found if one is not None]

    def everything(self) -> list[dict[str, Any]]:
        """Give all that is said to Kubernetes."""
        return [one for name in self.templates if name.endswith(".yaml") for one in self.rendered(name)]

    # ---------------------------------------------------------------- running

    def _include(self, name: str, dot: Any) -> str:
        return self._run(self._defined[name], dot, {"$": dot})

    def _run(self, parts: list[Any], dot: Any, names: dict[str, Any]) -> str:
        said: list[str] = []
        names = dict(names)
        for part in parts:
            if isinstance(part, str):
                said.append(part)
            elif part.word == "define":
                self._defined[msgspec.json.decode(part.rest)] = part.inside
            elif part.word == "range":
                said.append(self._range(part, dot, names))
            elif part.word in {"if", "with"}:
                value = self._value(part.rest, dot, names)
                inner = value if part.word == "with" and _is(value) else dot
                said.append(self._run(part.inside if _is(value) else part.otherwise, inner, names))
            elif named := re.match(r"(\$\w+)\s*:=\s*", part.rest):
                names[named[1]] = self._value(part.rest[named.end() :], dot, names)
            else:
                said.append(_written(self._value(part.rest, dot, names)))
        return "".join(said)

    def _range(self, part: _Part, dot: Any, names: dict[str, Any]) -> str:
        named = re.match(r"(\$\w+),\s*(\$\w+)\s*:=\s*", part.rest)
        over = self._value(part.rest[named.end() :] if named else part.rest, dot, names)
        pairs = sorted(over.items()) if isinstance(over, dict) else list(enumerate(over or ()))
        given = [names | ({named[1]: key, named[2]: value} if named else {}) for key, value in pairs]
        return "".join(self._run(part.inside, value, inner) for (_, value), inner in zip(pairs, given, strict=True))

    # ---------------------------------------------------------------- values

    def _value(self, text: str, dot: Any, names: dict[str, Any]) -> Any:
        tokens = _TOKEN.findall(text)
        assert "".join(tokens) == re.sub(r'\s+(?=(?:[^"]*"[^"]*")*[^"]*$)', "", text), f"not understood: {text}"
        value, left = self._pipeline(tokens, dot, names)
        assert not left, f"not understood: {text}"
        return value

    def _pipeline(self, tokens: list[str], dot: Any, names: dict[str, Any]) -> tuple[Any, list[str]]:
        value: Any = None
        piped: tuple[Any, ...] = ()
        while True:
            words: list[Any] = []
            while tokens and tokens[0] not in {"|", ")"}:
                word, tokens = self._word(tokens, dot, names)
                words.append(word)
            first, *rest = words
            value = first(*rest, *piped) if callable(first) else first
            assert callable(first) or not rest, f"{first} takes nothing"
            if not tokens or tokens[0] == ")":
                return value, tokens
            tokens, piped = tokens[1:], (value,)

    def _word(self, tokens: list[str], dot: Any, names: dict[str, Any]) -> tuple[Any, list[str]]:
        token, *tokens = tokens
        if token == "(":
            value, tokens = self._pipeline(tokens, dot, names)
            assert tokens[0] == ")"
            return value, tokens[1:]
        if token.startswith('"'):
            return msgspec.json.decode(token), tokens
        if token[0] in "$.":
            name, *path = token.split(".")
            value = names[name] if name else dot
            for step in path:
                value = value.get(step) if step and value is not None else value
            return value, tokens
        constants = {"true": True, "false": False}
        if token.isdigit() or token in constants:
            return constants.get(token, int(token) if token.isdigit() else 0), tokens
        return self._functions[token], tokens
