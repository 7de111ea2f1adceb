"""Writes the pages of the HTTP interface and of the socket from the structs and routes of the server."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import cache
from types import UnionType
from typing import Any, Final, cast, get_args

import msgspec

from maestre.play import Offer, Snap
from maestre.server import wire
from maestre.server.web import Settings, forms, make_app
from maestre.server.web.description import TOPICS, Words, describe, describe_struct, leave_questions_open
from tools.markdown import filled, table

REFERENCE: Final[dict[str, dict[str, str]]] = {
    "en": {
        "who": "Who may",
        "body": "Body",
        "answer": "Answer",
        "errors": "Errors besides",
        "nothing": "nothing",
        "name": "name",
        "in": "where",
        "path": "in the address",
        "query": "after the `?`",
        "form": "form",
        "what": "what it is",
        "field": "field",
        "status": "status",
        "or": " or ",
        "array": "array of {}",
        "object": "object of {}",
        "any": "any JSON",
        "default": "Default {}.",
        "optional": "May be left out.",
        "characters": "{} to {} characters",
        "entries": "{} entries at most",
        "between": "{} to {}",
    },
    "es": {
        "who": "Quién puede",
        "body": "Cuerpo",
        "answer": "Respuesta",
        "errors": "Además, los errores",
        "nothing": "nada",
        "name": "nombre",
        "in": "dónde",
        "path": "en la dirección",
        "query": "tras la `?`",
        "form": "forma",
        "what": "qué es",
        "field": "campo",
        "status": "código",
        "or": " o ",
        "array": "lista de {}",
        "object": "objeto de {}",
        "any": "cualquier JSON",
        "default": "Si falta, {}.",
        "optional": "Puede faltar.",
        "characters": "de {} a {} caracteres",
        "entries": "{} entradas como mucho",
        "between": "de {} a {}",
    },
}

Schema = dict[str, Any]
SENT: Final = (forms.Watch, forms.Unwatch, forms.CallFrame, forms.GiveUp)
HEARD: Final = (forms.RoomFrame, wire.Whole, wire.Event, forms.Answer, forms.SpokenFrame, forms.ProblemFrame)
ON_SOCKET: Final = ("Whole", "Event")
"""Structs that an operation answers too, and that the page of the socket explains."""


# ---------------------------------------------------------------- what there is


@cache
def interface() -> Schema:
    """Give what Litestar says of the routes; no part of a server is needed for that."""
    nothing = cast("Any", None)
    schema: Schema = make_app(nothing, nothing, nothing, nothing, nothing, Settings()).openapi_schema.to_schema()
    return schema


@cache
def socket_structs() -> dict[str, Schema]:
    """Give every struct that crosses the socket; an answer takes its form from its choice, so here it may be any."""
    for shown in (Offer, Snap):
        shown.__annotations__["answer"] = Any
    roots: list[type[msgspec.Struct] | UnionType] = [*SENT, *HEARD]
    _, components = msgspec.json.schema_components(roots, ref_template="#/{name}")
    leave_questions_open(components)
    return components


def described_interface(language: str) -> Schema:
    """Give the description of the routes in a language."""
    return describe(interface(), Words(language))


def described_socket(language: str) -> dict[str, Schema]:
    """Give the structs of the socket, described in a language."""
    told = cast("dict[str, Schema]", json.loads(json.dumps(socket_structs())))
    words = Words(language)
    for name, component in told.items():
        describe_struct(name, component, words)
    return told


def names_in(part: object) -> Iterator[str]:
    """Give the structs that a piece of a schema refers to."""
    if isinstance(part, dict):
        if isinstance(part.get("$ref"), str):
            yield part["$ref"].rpartition("/")[2]
        for one in part.values():
            yield from names_in(one)
    elif isinstance(part, list):
        for one in part:
            yield from names_in(one)


def reached(part: object, components: dict[str, Schema], but: Iterable[str] = ()) -> dict[str, None]:
    """Give the structs that a piece of a schema leads to, in the order of meeting them."""
    found: dict[str, None] = {}
    ahead = list(names_in(part))
    while ahead:
        name = ahead.pop(0)
        if name not in found and name not in but:
            found[name] = None
            ahead += names_in(components[name])
    return found


def on_api_page() -> dict[str, None]:
    """Give the structs that the page of the HTTP interface explains."""
    return reached(interface()["paths"], interface()["components"]["schemas"], ON_SOCKET)


# ---------------------------------------------------------------- forms in words


class Teller:
    """Writes the forms of one page; structs of the other page are links to it."""

    def __init__(self, language: str, here: Iterable[str], elsewhere: str) -> None:
        self.words = REFERENCE[language]
        self._here = frozenset(here)
        self._elsewhere = elsewhere

    def form(self, part: Schema) -> str:
        """Write of which form something is."""
        if "$ref" in part:
            return self.link(part["$ref"].rpartition("/")[2])
        if "const" in part or "enum" in part:
            values = part.get("enum") or [part["const"]]
            return self.words["or"].join(f"`{json.dumps(value)}`" for value in values)
        several = part.get("oneOf") or part.get("anyOf")
        if several:
            return self.words["or"].join(self.form(one) for one in several) + self._bounds(part)
        return self._plain(part)

    def _plain(self, part: Schema) -> str:
        match part.get("type"):
            case "array" if "prefixItems" in part:
                return f"\\[{', '.join(self.form(one) for one in part['prefixItems'])}\\]"
            case "array":
                return self.words["array"].format(self.form(part.get("items", {}))) + self._bounds(part)
            case "object" if part.get("additionalProperties"):
                return self.words["object"].format(self.form(part["additionalProperties"])) + self._bounds(part)
            case None:
                return self.words["any"] + self._bounds(part)
            case kind:
                return f"`{kind}`{self._bounds(part)}"

    def _bounds(self, part: Schema) -> str:
        """Write how long, how many or how much something may be."""
        found = []
        if "maxLength" in part:
            found += [self.words["characters"].format(part.get("minLength", 0), part["maxLength"])]
        entries = part.get("maxItems") or part.get("maxProperties")
        if entries:
            found += [self.words["entries"].format(entries)]
        if "minimum" in part and "maximum" in part:
            found += [self.words["between"].format(int(part["minimum"]), int(part["maximum"]))]
        return "".join(f", {bound}" for bound in found)

    def link(self, name: str) -> str:
        """Write the name of a struct as a link to where it is explained."""
        return f"[{name}]({'' if name in self._here else self._elsewhere}#{name})"

    def struct(self, name: str, component: Schema, *, sent: bool) -> str:
        """Write what a struct is and its fields; of what is sent to the server, what may be left out."""
        required = component.get("required", ())
        rows = [
            (f"`{field}`", self.form(form), self._told(form, optional=sent and field not in required))
            for field, form in component.get("properties", {}).items()
        ]
        lines = [f"### {name} {{ #{name} }}", "", component["description"], ""]
        if rows:
            lines += [table([self.words[head] for head in ("field", "form", "what")], rows)]
        else:
            lines += [self.form(component), ""]
        return "\n".join(lines)

    def _told(self, form: Schema, *, optional: bool) -> str:
        told = str(form["description"])
        if not optional:
            return told
        if "default" in form:
            value = json.dumps(form["default"])
            return f"{told} {self.words['default'].format(f'`{value}`')}"
        return f"{told} {self.words['optional']}"

    def operation(self, method: str, path: str, operation: Schema, common: frozenset[str]) -> str:
        """Write all about one operation."""
        words, name = self.words, operation["operationId"]
        lines = [f"### {operation['summary']} {{ #{name} }}", "", f"`{method.upper()} {path}`", ""]
        if rest := operation["description"].partition(". ")[2]:
            lines += [rest, ""]
        if given := operation.get("parameters"):
            heads = [words[head] for head in ("name", "in", "form", "what")]
            lines += [table(heads, [self._parameter(one) for one in given])]
        lines += [f"- **{words['who']}**: {operation['x-who-may']}"]
        if "requestBody" in operation:
            lines += [f"- **{words['body']}**: {self._content(operation['requestBody'])}"]
        for status, answer in operation["responses"].items():
            if status < "400":
                lines += [f"- **{words['answer']}**: `{status}`, {self._content(answer)}"]
        if besides := [f"`{status}`" for status in operation["responses"] if status >= "400" and status not in common]:
            lines += [f"- **{words['errors']}**: {', '.join(besides)}"]
        return "\n".join([*lines, ""])

    def _parameter(self, given: Schema) -> tuple[str, str, str, str]:
        told = self._told(given["schema"] | {"description": given["description"]}, optional=not given["required"])
        return f"`{given['name']}`", self.words[given["in"]], self.form(given["schema"]), told

    def _content(self, part: Schema) -> str:
        for kind, content in part.get("content", {}).items():
            form = self.form(content["schema"])
            return form if kind == "application/json" else f"`{kind}`"
        return self.words["nothing"]


# ---------------------------------------------------------------- pages


def api_page(language: str) -> str:
    """Give the page of the HTTP interface."""
    told = described_interface(language)
    components = told["components"]["schemas"]
    teller = Teller(language, on_api_page(), "socket.md")
    all_of_them = [operation for path in told["paths"].values() for operation in path.values()]
    common = frozenset.intersection(*(frozenset(one["responses"]) for one in all_of_them))
    bodies = reached([one.get("requestBody") for one in all_of_them], components)
    statuses = {status: answer["description"] for one in all_of_them for status, answer in one["responses"].items()}
    errors = [(f"`{status}`", statuses[status]) for status in sorted(common)]
    structs = [teller.struct(name, components[name], sent=name in bodies) for name in sorted(on_api_page())]
    return filled(
        language,
        "api",
        common=table([teller.words["status"], teller.words["what"]], errors),
        operations="\n".join(_topics(told, teller, common)),
        structures="\n".join(structs),
    )


def _topics(told: Schema, teller: Teller, common: frozenset[str]) -> Iterator[str]:
    titles = {tag["name"]: tag for tag in told["tags"]}
    for topic in TOPICS:
        yield f"## {titles[topic]['x-displayName']} {{ #topic-{topic} }}\n\n{titles[topic]['description']}\n"
        for path, operations in told["paths"].items():
            for method, operation in operations.items():
                if operation["tags"] == [topic]:
                    yield teller.operation(method, path, operation, common)


def socket_page(language: str) -> str:
    """Give the page of the socket."""
    components = described_socket(language)
    elsewhere = on_api_page()
    teller = Teller(language, frozenset(components) - frozenset(elsewhere), "api.md")
    parts = {
        "sent": [one.__name__ for one in SENT],
        "calls": [one.__name__ for one in get_args(forms.BrowserCall)],
        "heard": [one.__name__ for one in HEARD],
        "replies": [one.__name__ for one in get_args(wire.Reply) if one not in HEARD and one.__name__ not in elsewhere],
    }
    listed = [name for names in parts.values() for name in names]
    parts["structures"] = [name for name in sorted(components) if name not in listed and name not in elsewhere]
    sent = {*parts["sent"], *parts["calls"], "Order"}
    return filled(
        language,
        "socket",
        **{
            part: "\n".join(teller.struct(name, components[name], sent=name in sent) for name in names)
            for part, names in parts.items()
        },
    )
