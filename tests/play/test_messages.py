from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from hypothesis import given
from hypothesis import strategies as st

import maestre
from maestre.play.written.messages import (
    LANGUAGES,
    Arg,
    Message,
    Speaker,
    UnknownLanguage,
    UnknownMessage,
    _entries,
    _parsed,
    problems,
)

KERNEL = {
    "not-asked": ("seat",),
    "unreadable": ("what",),
    "beyond-text": ("most", "where"),
    "beyond-list": ("most", "where"),
    "beyond-number": ("most", "where"),
    "beyond-least": ("least", "where"),
    "not-an-option": ("answer", "count"),
    "too-few": ("count", "min"),
    "too-many": ("count", "max"),
    "twice": ("what",),
    "undo-die": (),
    "undo-revealed": (),
    "undo-other": ("seat",),
    "undo-nothing": (),
    "undo-over": (),
    "frozen": (),
    "game-over": (),
    "unknown-seat": ("seat",),
    "unknown-game": ("game",),
    "unknown-scenario": ("scenario",),
    "unknown-option": ("option",),
    "other-version": ("record", "rules"),
    "other-figures": ("game", "record"),
    "no-other-figures": ("game",),
    "figures-long": ("most",),
    "figures-unread": ("what",),
    "figures-other-game": ("game", "meant"),
    "figures-no-game": (),
    "figures-no-file": ("names",),
    "figures-no-table": ("names",),
    "figures-large": ("most",),
    "figures-rows": ("most",),
    "figures-wordy": ("most",),
    "figures-wrong": ("line", "table", "what"),
    "figures-unplayable": (),
    "figures-slow": (),
    "figures-empty": (),
    "figures-refused": ("what",),
    "ending-resigned": ("seat",),
    "ending-hopeless": ("seat",),
    "ending-timeout": ("seat",),
    "ending-agreed": (),
    "dice-typed-wrong": ("count", "sides", "what"),
    "dice-more": ("count", "dice", "what"),
    "dice-not-agreed": (),
    "dice-of-another": ("seat", "thrower"),
    "record-thrower": ("number", "seat"),
    "record-not-agreed": ("number",),
    "undo-drawn": (),
    "undo-turn": (),
    "not-agreed": ("seat",),
    "no-throw": (),
    "thrown": ("dice",),
    "thrown-typed": ("dice",),
    "record-no-header": (),
    "record-format": ("format", "known"),
    "record-bad-line": ("number", "what"),
    "record-snapshot": ("number", "what"),
    "record-not-asked": ("number", "seat"),
    "record-no-throw": ("number",),
    "record-standing": ("number", "seat"),
    "record-imagined": ("count", "number"),
    "record-commitment": (),
    "record-no-seed": ("number",),
    "record-throw": ("number",),
    "record-illegal": ("number", "what"),
    "record-ending": (),
    "answer": ("what",),
    "no-orders-to-many": (),
    "nothing-changes": (),
    "situation-not-open": ("answer", "known", "question"),
    "situation-no-number": ("answer", "question"),
    "situation-beyond": ("answer", "least", "most", "question"),
    "situation-not-asked": ("known", "question"),
    "no-such-situation": ("game", "kind", "known"),
    "situation-yes": (),
    "situation-no": (),
    "situation-none": (),
    "situation-ask-mine": (),
    "situation-ask-enemy": (),
    "no-lists": ("game",),
    "list-too-long": ("length", "most"),
    "list-not-text": ("place",),
    "list-flawed": ("count",),
    "no-sheets": ("game",),
    "no-list-to-print": ("game",),
    "list-too-large-to-print": ("count", "most"),
    "printing-not-installed": (),
    "muster-did-you-mean": ("near", "otherwise"),
    "no-tables": ("game",),
    "table-unreadable": ("what",),
    "table-too-long": ("length", "most"),
    "table-not-text": ("place",),
    "table-flawed": ("count",),
    "table-other-game": ("game",),
    "table-other-game-remedy": ("own",),
    "table-bad-name": (),
    "table-bad-name-remedy": ("most",),
    "table-no-such-scale": ("scale",),
    "table-no-such-scale-remedy": ("scales",),
    "table-no-such-side": ("side",),
    "table-no-such-side-remedy": (),
    "table-bad-zone": (),
    "table-bad-zone-remedy": ("least", "most"),
    "table-too-many-pieces": ("count",),
    "table-too-many-pieces-remedy": ("most",),
    "table-no-such-piece": ("number", "piece"),
    "table-no-such-piece-remedy": (),
    "table-piece-remedy": ("number", "piece"),
    "table-zone-too-full": ("parts",),
    "table-zone-too-full-remedy": (),
    "table-river-uncrossed": (),
    "table-river-uncrossed-remedy": (),
    "reason-for": ("why",),
    "reason-instead": ("other", "why"),
    "reason-otherwise": ("why",),
    "reason-told": ("what", "why"),
    "reason-ahead": ("chance", "less", "other"),
}

PHRASES = (
    "answer",
    "nothing-changes",
    "muster-did-you-mean",
    "reason-told",
    "situation-yes",
    "situation-no",
    "situation-none",
    "situation-ask-mine",
    "situation-ask-enemy",
)
"""What stands inside other sentences, or is given back as it came."""

SPANISH = """
-galley = galera
kind-galley = { -galley }
blows = Sopla { $wind }
sunk = { $ship } { $gender ->
    [f] hundida
   *[m] hundido
}
report = { blows }: { $count ->
    [one] un buque
   *[other] { $count } buques
}
"""
ENGLISH = """
kind-galley = galley
blows = { $wind } blows
sunk = { $ship } sunk { $gender ->
   *[other] { "" }
}
report = { blows }: { $count ->
    [one] one ship
   *[other] { $count } ships
}
"""


def folder(place: Path, es: str | None = SPANISH, en: str | None = ENGLISH) -> Path:
    for language, text in (("es", es), ("en", en)):
        if text is not None:
            (place / f"{language}.ftl").write_text(text, encoding="utf-8")
    return place


def messages() -> st.SearchStrategy[Message]:
    words = st.text(max_size=8)

    def around(inner: st.SearchStrategy[Message]) -> st.SearchStrategy[Message]:
        arg: st.SearchStrategy[Arg] = words | st.integers(-(2**63), 2**63 - 1) | inner
        return st.builds(Message, words, st.lists(st.tuples(words, arg), max_size=3).map(tuple))

    return st.recursive(st.builds(Message, words), around, max_leaves=6)


# ------------------------------------------------------------------------------------------------------------- messages


@given(messages())
def test_a_message_is_plain_and_comes_back_from_its_encoding(message: Message) -> None:
    again = msgspec.json.decode(msgspec.json.encode(message), type=Message)
    assert again == message
    assert hash(again) == hash(message)


def test_a_message_is_made_from_its_key_and_named_arguments() -> None:
    assert Message.of("blows", wind="w", key=3) == Message("blows", (("wind", "w"), ("key", 3)))
    assert Message.of("blows") == Message("blows")


# ------------------------------------------------------------------------------------------------------------- speakers


@pytest.mark.parametrize(
    ("message", "es", "en"),
    [
        (Message.of("blows", wind="mistral"), "Sopla mistral", "mistral blows"),
        (Message.of("report", wind="NW", count=1), "Sopla NW: un buque", "NW blows: one ship"),
        (Message.of("report", wind="NW", count=12), "Sopla NW: 12 buques", "NW blows: 12 ships"),
        (Message.of("blows", wind=Message.of("kind-galley")), "Sopla galera", "galley blows"),
        (
            Message.of("blows", wind=Message.of("blows", wind=Message.of("kind-galley"))),
            "Sopla Sopla galera",
            "galley blows blows",
        ),
        (Message.of("sunk", ship=Message.of("kind-galley"), gender="f"), "galera hundida", "galley sunk "),
        (Message.of("blows", wind="NW", unused=1), "Sopla NW", "NW blows"),
    ],
)
def test_a_message_is_said_in_either_language(tmp_path: Path, message: Message, es: str, en: str) -> None:
    folder(tmp_path)
    assert Speaker("es", tmp_path).say(message) == es
    assert Speaker("en", tmp_path).say(message) == en


def test_words_put_in_carry_no_invisible_marks(tmp_path: Path) -> None:
    said = Speaker("es", folder(tmp_path)).say(Message.of("blows", wind="NW"))
    assert said.isascii()


def test_a_speaker_knows_its_keys_and_what_each_needs(tmp_path: Path) -> None:
    speaker = Speaker("es", folder(tmp_path))
    assert set(speaker.keys()) == {*KERNEL, "blows", "kind-galley", "report", "sunk"}
    assert list(speaker.keys()) == sorted(speaker.keys())
    assert speaker.variables("sunk") == ("gender", "ship")
    assert speaker.variables("report") == ("count", "wind")
    assert speaker.variables("kind-galley") == ()


@pytest.mark.parametrize(
    ("message", "told"),
    [
        (Message.of("howls"), "message 'howls' cannot be said in 'es': it is not written; add it to es.ftl"),
        (Message.of("blows", wind=Message.of("howls")), "message 'howls' cannot be said"),
        (Message.of("blows"), r"message 'blows' cannot be said in 'es': give it \$wind"),
        (Message.of("blows", win="NW"), r"give it \$wind"),
        (Message.of("report"), r"give it \$count, \$wind"),
        (Message.of("sunk", ship="it"), r"give it \$gender"),
    ],
)
def test_what_cannot_be_said_is_never_shown(tmp_path: Path, message: Message, told: str) -> None:
    speaker = Speaker("es", folder(tmp_path))
    with pytest.raises(UnknownMessage, match=told) as caught:
        speaker.say(message)
    assert caught.value.language == "es"
    assert caught.value.key in {"howls", message.key}


@pytest.mark.parametrize(
    "text", ["broken = { -nothing }\n", "broken = { NOTHING(1) }\n", "broken =\n    .title = Broken\n"]
)
def test_a_sentence_that_fluent_cannot_put_together_is_never_shown(tmp_path: Path, text: str) -> None:
    speaker = Speaker("en", folder(tmp_path, text, text))
    with pytest.raises(UnknownMessage, match="message 'broken' cannot be said in 'en'"):
        speaker.say(Message.of("broken"))


def test_what_an_unknown_key_needs_cannot_be_asked() -> None:
    with pytest.raises(UnknownMessage, match="message 'howls'"):
        Speaker("en").variables("howls")


def test_nobody_speaks_another_language() -> None:
    with pytest.raises(UnknownLanguage, match="nothing is written in 'fr': choose one of es, en"):
        Speaker("fr")


# ------------------------------------------------------------------------------------------------------------- problems


def test_files_in_order_have_no_problems(tmp_path: Path) -> None:
    assert problems(folder(tmp_path)) == ()


@pytest.mark.parametrize(
    ("es", "en", "found"),
    [
        ("a = A\n", "a = A\nb = B\n", ("es: b is missing",)),
        ("a = A\nb = B\n", "a = A\n", ("en: b is missing",)),
        ("a = { $x }\n", "a = { $y }\n", ("a uses different arguments: es $x; en $y",)),
        ("a = A\n", "a = { $x } { $y }\n", ("a uses different arguments: es none; en $x, $y",)),
        ("a = { $x }\nb = { a }\n", "a = { $x }\nb = { $x }\n", ()),
        ("a = { $x }\nb = { a }\n", "a = { $x }\nb = B\n", ("b uses different arguments: es $x; en none",)),
        ("a = { -t }\n-t = { $case }\n", "a = A\n", ()),
        ("a = A\na = B\n", "a = A\n", ("es: a is written 2 times",)),
        (
            "a = { -t }\n",
            "a = { b }\n",
            ("es: a refers to -t, which is not written", "en: a refers to b, which is not written"),
        ),
        ("a = { -t }\n-t = x { -t }\n", "a = A\n", ("es: -t refers to itself, and so has no end",)),
        (
            "a = { b }\nb = { a }\n",
            "a = A\nb = B\n",
            ("es: a refers to itself, and so has no end", "es: b refers to itself, and so has no end"),
        ),
        ("a =\n    .b = B\n", "a = A\n", ("es: a has attributes but no text", "es: a is missing")),
        (
            "twice = { $what }\n",
            "twice = { $what }\n",
            ("es: twice is written 2 times", "en: twice is written 2 times"),
        ),
    ],
)
def test_what_is_wrong_is_told_with_its_language_and_key(
    tmp_path: Path, es: str, en: str, found: tuple[str, ...]
) -> None:
    assert problems(folder(tmp_path, es, en)) == found


def test_what_fluent_cannot_read_is_quoted(tmp_path: Path) -> None:
    (told,) = problems(folder(tmp_path, "a = A\n", "a = A\nb = { $x\n"))
    assert told.startswith("en: cannot be read: 'b = { $x' (")


def test_a_missing_file_is_a_problem(tmp_path: Path) -> None:
    found = problems(folder(tmp_path, "a = A\n", None))
    assert found == (f"en: {tmp_path / 'en.ftl'} is missing", "en: a is missing")


# ----------------------------------------------------------------------------------------------- the kernel's own words


def test_the_kernels_own_messages_are_in_order() -> None:
    assert problems() == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_kernel_says_all_that_it_may_have_to_say(language: str) -> None:
    speaker = Speaker(language)
    keys = speaker.keys()
    assert {key: speaker.variables(key) for key in keys} == KERNEL


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", [key for key in KERNEL if key not in PHRASES])
@pytest.mark.parametrize("number", [0, 1, 2, 12])
def test_every_sentence_of_the_kernel_reads_as_one(language: str, key: str, number: int) -> None:
    numbers = {"count", "min", "max", "record", "rules"}
    args: dict[str, Arg] = {name: number if name in numbers else "Venecia" for name in KERNEL[key]}
    said = Speaker(language).say(Message.of(key, **args))
    assert said.endswith(".")
    assert said[0].isupper() or said[0] in "«“0123456789"
    assert not any(sign in said for sign in ("{", "}", "$", "  ", "\n", " .", "..", " :"))
    assert all(name in numbers or "Venecia" in said for name in args)


@pytest.mark.parametrize(
    ("language", "message", "said"),
    [
        ("es", Message.of("too-few", count=0, min=1), "No se ha elegido nada: hace falta al menos una."),
        ("es", Message.of("too-few", count=1, min=2), "Solo se ha elegido una opción: hacen falta al menos 2."),
        ("en", Message.of("too-few", count=1, min=2), "Only one has been chosen: choose at least 2."),
        ("es", Message.of("too-many", count=3, max=1), "Se han elegido 3 opciones: solo cabe una."),
        ("en", Message.of("too-many", count=3, max=2), "3 have been chosen: keep 2 at most."),
    ],
)
def test_the_kernel_counts_as_people_do(language: str, message: Message, said: str) -> None:
    assert Speaker(language).say(message) == said


@pytest.mark.parametrize("file", sorted(Path(maestre.__file__).parent.rglob("*.ftl")), ids=lambda file: file.parts[-3])
def test_entries_read_one_by_one_are_those_of_the_whole_file(file: Path) -> None:
    whole = FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8"))
    wanted = [one for one in whole.body if isinstance(one, ast.Message | ast.Term)]
    found = [
        entry for _, text in _entries(file) for entry in _parsed(text).body if isinstance(entry, ast.Message | ast.Term)
    ]
    assert len(found) == len(wanted) > 0
    assert all(one.equals(other, ignored_fields=["comment", "span"]) for one, other in zip(found, wanted, strict=True))
