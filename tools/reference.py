"""The reference pages and the JSON schemas, generated from the program: `make reference` writes them."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import typer
from typer.main import get_command

from maestre.cli.app import app
from maestre.cli.frame.codes import CODES
from maestre.cli.frame.examples import EXAMPLES
from maestre.cli.frame.group import worded
from maestre.cli.frame.help import arguments, default, is_option, metavar, usage
from maestre.cli.frame.outputs import COMMANDS, outputs, schema
from maestre.cli.frame.voice import MESSAGES, Voice
from maestre.play import Message
from maestre.play.written.messages import LANGUAGES, Speaker
from tools import reference_lists
from tools.reference_python import pages as python_pages

ROOT = Path(__file__).parents[1]
WORDS = Path(str(MESSAGES)).parent / "reference"
FOLDERS = {"en": "reference", "es": "referencia"}
NAMES = {
    "en": {"commands": "commands", "codes": "exit-codes", "json": "json"},
    "es": {"commands": "comandos", "codes": "codigos", "json": "json"},
}


def words_of(language: str) -> Callable[..., str]:
    """Give who puts the reference into words."""
    speaker = Speaker(language, WORDS)
    return lambda key, **args: speaker.say(Message.of(key, **args))


def described(language: str) -> Callable[[str, str], str]:
    """Give who puts the fields of the JSON into words, by struct and field."""
    say = words_of(language)
    return lambda struct, field: say(f"json-{struct}-{field}".replace("_", "-"))


def schemas() -> dict[str, str]:
    """Give every schema, by its file in docs/schema."""
    say = described("en")
    of_lists = reference_lists.schemas(words_of("en"))
    written = {f"{name}.json": json.dumps(schema(name, say), indent=2, ensure_ascii=False) for name in outputs()}
    return {name: f"{text}\n" for name, text in written.items()} | of_lists


# --------------------------------------------------------------------------------------------------------------- pages


def pages(language: str) -> dict[str, str]:
    """Give the pages on commands, exit codes and JSON, by their path under docs/<language>."""
    folder, names = FOLDERS[language], NAMES[language]
    return {
        f"{folder}/{names['commands']}.md": commands_page(language),
        f"{folder}/{names['codes']}.md": codes_page(language),
        f"{folder}/{names['json']}.md": json_page(language),
    }


def all_pages(language: str) -> dict[str, str]:
    """Give every generated page of a language, those of the server included where they are written."""
    found = pages(language) | python_pages(language)
    if find_spec("tools.reference_server"):
        from importlib import import_module

        found |= import_module("tools.reference_server").pages(language)
    return found


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Write a Markdown table."""
    titles = list(head)
    lines = [titles, ["---"] * len(titles), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


def page(title: str, *parts: str) -> str:
    """Write a page."""
    return "\n\n".join((f"# {title}", *(part for part in parts if part))) + "\n"


def commands_page(language: str) -> str:
    """Write every command with its arguments, options, defaults and examples."""
    say, voice = words_of(language), Voice(language)
    root = worded(get_command(app), voice)
    parts = [part for name, command in _walk(root) for part in _command(name, command, say, voice)]
    return page(say("page-commands"), f"<!-- {say('page-generated')} -->", say("page-commands-intro"), *parts)


def _walk(command: Any, name: str = "maestre") -> Iterator[tuple[str, Any]]:
    yield name, command
    for child, below in getattr(command, "commands", {}).items():
        yield from _walk(below, f"{name} {child}")


def _command(name: str, command: Any, say: Callable[..., str], voice: Voice) -> Iterator[str]:
    yield f"## {name}"
    yield str(command.help)
    yield f"```text\n{usage(name, command, voice)}\n```"
    if rows := arguments(command, voice):
        yield table([say("page-argument"), say("page-meaning")], [[f"`{row[0]}`", row[1]] for row in rows])
    options = [
        [
            f"`{each.opts[0]} {metavar(each, voice)}".strip() + "`",
            each.help,
            f"`{value}`" if (value := default(each)) else "",
        ]
        for each in command.params
        if is_option(each)
    ]
    yield table([say("page-option"), say("page-meaning"), say("page-default")], options)
    if lines := EXAMPLES.get(name.partition(" ")[2]):
        yield f"{say('page-example')}:"
        yield "```sh\n" + "\n".join(lines) + "\n```"


def codes_page(language: str) -> str:
    """Write what the exit codes mean."""
    say = words_of(language)
    rows = [[f"`{code}`", say(f"code-{name}")] for name, code in CODES.items()]
    return page(
        say("page-codes"),
        f"<!-- {say('page-generated')} -->",
        say("page-codes-intro"),
        table([say("page-code"), say("page-meaning")], rows),
    )


def json_page(language: str) -> str:
    """Write every output: its fields with types and meaning."""
    say = words_of(language)
    parts = [part for name in outputs() for part in _output(name, language, say)]
    return page(say("page-json"), f"<!-- {say('page-generated')} -->", say("page-json-intro"), *parts)


def _output(name: str, language: str, say: Callable[..., str]) -> Iterator[str]:
    written = schema(name, described(language))
    yield f"## {COMMANDS[name]}"
    yield say("page-schema", link=f"[`docs/schema/{name}.json`](../../schema/{name}.json)")
    head = [say("page-field"), say("page-type"), say("page-meaning")]
    for struct, one in {"": written, **written.get("$defs", {})}.items():
        if struct:
            yield say("page-object", name=struct) + ":"
        fields = one["properties"].items()
        yield table(head, [[f"`{field}`", _type(about, say), about["description"]] for field, about in fields])


def _type(about: dict[str, Any], say: Callable[..., str]) -> str:
    """Put the type of a field into words."""
    if "$ref" in about:
        return say("type-object", name=about["$ref"].rpartition("/")[2])
    if "enum" in about or "const" in about:
        values = about.get("enum") or [about["const"]]
        return ", ".join(f"`{value}`" for value in values)
    if "anyOf" in about:
        return " / ".join(_type(each, say) for each in about["anyOf"])
    if about.get("type") == "array":
        of = about.get("items") or about.get("prefixItems", [{}])[0]  # a pair lists its two, which are alike
        return say("type-array", of=_type(of, say))
    if about.get("type") == "object":
        return say("type-map", of=_type(about.get("additionalProperties", {}), say))
    return say(f"type-{about.get('type', 'any')}")


def generated() -> dict[Path, str]:
    """Give every file that is generated, with what must stand in it."""
    found = {ROOT / "docs" / "schema" / name: text for name, text in schemas().items()}
    for language in LANGUAGES:
        found |= {ROOT / "docs" / language / path: text for path, text in all_pages(language).items()}
    return found


def main() -> int:
    """Write all of them."""
    for path, text in generated().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        typer.echo(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
