"""Sentences that are in no language yet, and the speakers that put them into Spanish or English with Fluent."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TypeAlias

import msgspec
from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.syntax import FluentParser, ast, visitor

from maestre.play.written.numbers import written

LANGUAGES = ("es", "en")
"""The languages that everything shown to people exists in."""
_NAMED = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)
_LONGEST = 2000
"""More characters of one argument are not said."""


class Message(msgspec.Struct, frozen=True, gc=False):
    """A sentence by its key, with the arguments to put in; plain, hashable and cheap to make.

    An argument that is a message itself (a kind of ship, a direction) is put into words first. Two messages are equal
    when their arguments are, in the same order.
    """

    key: str
    args: tuple[tuple[str, Arg], ...] = ()

    @classmethod
    def of(cls, key: str, /, **args: Arg) -> Message:
        """The message with these arguments: ``Message.of("too-few", count=1, min=2)``."""
        return cls(key, tuple(args.items()))


Arg: TypeAlias = str | int | Message


def named(piece: str) -> Message:
    """Give the name of a piece, as its game writes it under ``piece-<id>``."""
    return Message(f"piece-{piece}")


class UnknownLanguage(LookupError):
    """Nothing is written in this language."""

    def __init__(self, language: str) -> None:
        super().__init__(f"nothing is written in {language!r}: choose one of {', '.join(LANGUAGES)}")
        self.language = language


class UnknownMessage(LookupError):
    """A message that cannot be said in a language: its key is not written there, or an argument is lacking."""

    def __init__(self, key: str, language: str, why: str) -> None:
        super().__init__(f"message {key!r} cannot be said in {language!r}: {why}")
        self.key = key
        self.language = language


class Speaker:
    """Says the messages of one game in one language: the kernel's own, and those of the game's folders."""

    def __init__(self, language: str, *folders: Traversable | Path) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._written: dict[str, ast.Message] = {}
        self._unread: dict[str, str] = {}
        for folder in (_own_folder(), *folders):
            for name, text in _entries(folder / f"{language}.ftl"):
                self._unread.setdefault(name, text)

    def say(self, message: Message) -> str:
        """The message in words."""
        lacking = set(self.variables(message.key)).difference(name for name, _ in message.args)
        if lacking:
            raise UnknownMessage(message.key, self.language, f"give it ${', $'.join(sorted(lacking))}")
        args = {name: _fitting(self.say(arg) if isinstance(arg, Message) else arg) for name, arg in message.args}
        pattern = self._bundle.get_message(message.key).value
        assert pattern is not None, "only messages with a text are kept"
        errors: list[Exception] = []
        words = pattern(ResolverEnvironment(self._bundle, errors, current=CurrentEnvironment(args=args)))
        if errors:
            raise UnknownMessage(message.key, self.language, "; ".join(str(error) for error in errors))
        return str(words)

    def __contains__(self, key: str) -> bool:
        """Whether a key can be said."""
        self._read(key)
        return key in self._written

    def keys(self) -> tuple[str, ...]:
        """Every key that can be said, sorted."""
        for name in tuple(self._unread):
            self._read(name)
        return tuple(sorted(self._written))

    def variables(self, key: str) -> tuple[str, ...]:
        """The names of the arguments that a message uses, itself or through messages it refers to, sorted."""
        self._read(key)
        if key not in self._written:
            raise UnknownMessage(key, self.language, f"it is not written; add it to {self.language}.ftl")
        return tuple(sorted(_variables(key, self._written)))

    def _read(self, name: str) -> None:
        """Read an entry, and all that it refers to, when it is first needed: few of all messages are ever said.

        It counts as unread until all is there, so that whoever asks from another thread reads it again.
        """
        ahead, read = [name], []
        while ahead:
            one = ahead.pop()
            text = self._unread.get(one)
            if text is None or one in read:
                continue
            read.append(one)
            resource = _parsed(text)
            self._bundle.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, ast.Message | ast.Term):
                    ahead += _references(entry)
                if isinstance(entry, ast.Message) and entry.value is not None:
                    self._written.setdefault(entry.id.name, entry)
        for one in read:
            self._unread.pop(one, None)


class _Count(FluentInt):
    """A number in a sentence: it chooses between singular and plural as any does, and is written as all are."""

    def format(self, locale: Locale) -> str:
        return written(int(self), locale.language)


def _fitting(arg: str | int) -> str | _Count:
    """Give Fluent what it takes; what is longer, which only somebody who types nonsense can cause, is cut."""
    if isinstance(arg, int):
        return _Count(arg)
    return f"{arg[:_LONGEST]}…" if len(arg) > _LONGEST else arg


def problems(*folders: Traversable | Path) -> tuple[str, ...]:
    """What is wrong with the messages of these folders, alone, across languages and beside the kernel's own.

    A file or key that one language lacks, arguments that differ between languages, a key written twice, a reference to
    nothing or round in a circle, and whatever Fluent cannot read.
    """
    found: list[str] = []
    written: dict[str, dict[str, ast.Message]] = {}
    for language in LANGUAGES:
        entries: list[ast.Message | ast.Term] = []
        for folder in (_own_folder(), *folders):
            file = folder / f"{language}.ftl"
            if not file.is_file():
                found.append(f"{language}: {file} is missing")
                continue
            resource = _parsed(file.read_text(encoding="utf-8"))
            found += [f"{language}: {_unreadable(entry)}" for entry in resource.body if isinstance(entry, ast.Junk)]
            entries += [entry for entry in resource.body if isinstance(entry, ast.Message | ast.Term)]
        found += [f"{language}: {what}" for what in _slips(entries)]
        written[language] = {e.id.name: e for e in entries if isinstance(e, ast.Message) and e.value is not None}
    return (*found, *_differences(written))


def _slips(entries: list[ast.Message | ast.Term]) -> Iterator[str]:
    """What is wrong within one language: names written twice, messages without a text, references astray."""
    names = Counter(_full_name(entry) for entry in entries)
    yield from (f"{name} is written {times} times" for name, times in names.items() if times > 1)
    refers = {_full_name(entry): _references(entry) for entry in entries}
    for entry in entries:
        if isinstance(entry, ast.Message) and entry.value is None:
            yield f"{entry.id.name} has attributes but no text"
    for name, others in refers.items():
        yield from (f"{name} refers to {other}, which is not written" for other in others if other not in names)
        if _leads_back(name, refers):
            yield f"{name} refers to itself, and so has no end"


def _leads_back(name: str, refers: dict[str, tuple[str, ...]]) -> bool:
    """Whether an entry is part of itself, directly or through others."""
    reached: dict[str, None] = {}
    ahead = list(refers[name])
    while ahead:
        other = ahead.pop()
        if other not in reached:
            reached[other] = None
            ahead += refers.get(other, ())
    return name in reached


def _differences(written: dict[str, dict[str, ast.Message]]) -> Iterator[str]:
    """Keys that a language lacks, and arguments that one language uses and another does not."""
    for key in sorted(set().union(*written.values())):
        uses: dict[str, frozenset[str]] = {}
        for language, messages in written.items():
            if key in messages:
                uses[language] = _variables(key, messages)
            else:
                yield f"{language}: {key} is missing"
        if len(set(uses.values())) > 1:
            told = (f"{language} {_listed(names)}" for language, names in uses.items())
            yield f"{key} uses different arguments: {'; '.join(told)}"


def _listed(names: frozenset[str]) -> str:
    return ", ".join(f"${name}" for name in sorted(names)) or "none"


def _unreadable(junk: ast.Junk) -> str:
    said = "; ".join(note.message or "" for note in junk.annotations)
    return f"cannot be read: {(junk.content or '').strip()!r} ({said})"


# ------------------------------------------------------------------------------------------------- the files as written


@cache
def _own_folder() -> Traversable:
    return resources.files("maestre.play") / "ftl"


def _parsed(text: str) -> ast.Resource:
    return FluentParser(with_spans=False).parse(text)


def _entries(file: Traversable | Path) -> Iterator[tuple[str, str]]:
    """The names of a file's entries, each with its lines: up to the next line that begins with a name."""
    text = file.read_text(encoding="utf-8")
    found = [*_NAMED.finditer(text)]
    ends = [*(one.start() for one in found[1:]), len(text)]
    return ((one[1], text[one.start() : end]) for one, end in zip(found, ends, strict=True))


class _Uses(visitor.Visitor):
    """Collects the arguments and the other entries that a piece of a Fluent file uses."""

    def __init__(self) -> None:
        self.variables: list[str] = []
        self.references: list[ast.MessageReference | ast.TermReference] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  (Fluent's name)
        self.variables.append(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.append(node)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.append(node)
        self.generic_visit(node)


def _variables(key: str, written: dict[str, ast.Message], passed: frozenset[str] = frozenset()) -> frozenset[str]:
    """The arguments that a message uses, and those of the messages in it; a term has arguments of its own."""
    if key in passed or key not in written:
        return frozenset()
    uses = _Uses()
    uses.visit(written[key].value)
    inside = [ref.id.name for ref in uses.references if isinstance(ref, ast.MessageReference)]
    return frozenset(uses.variables).union(*(_variables(name, written, passed | {key}) for name in inside))


def _references(entry: ast.Message | ast.Term) -> tuple[str, ...]:
    """The other entries that this one uses, each once."""
    uses = _Uses()
    uses.visit(entry)
    return tuple(dict.fromkeys(_full_name(reference) for reference in uses.references))


def _full_name(entry: ast.Message | ast.Term | ast.MessageReference | ast.TermReference) -> str:
    """The name as it stands in the file: a term's begins with a dash."""
    return f"-{entry.id.name}" if isinstance(entry, ast.Term | ast.TermReference) else entry.id.name
