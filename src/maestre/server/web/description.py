"""The description of the HTTP interface (OpenAPI): Litestar finds the forms, and Fluent has the words.

``api-<operation>`` says what an operation does, its first sentence in short; ``api-<operation>-<parameter>`` and
``api-<Struct>-<field>`` what is given and answered, or ``api-any-<name>`` where it is the same everywhere.
"""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import Method

import maestre
from maestre.lessons import Battle, LeftOrders
from maestre.play import Message, Speaker
from maestre.play.written.messages import LANGUAGES
from maestre.server.events.forms import NewRound
from maestre.server.web.forms import (
    LessonAsked,
    ListToPrint,
    NewRoom,
    PasskeyAnswer,
    SituationAsked,
    TriedFigures,
    WrittenList,
    WrittenTable,
)

API_WORDS: Final = files("maestre.server.web") / "api"
"""The folder of what is said about the interface."""

TOPICS: Final = ("session", "account", "games", "rooms", "events", "figures", "lessons", "talk", "records", "admin")
"""The tags of operations, in the order of the pages."""

_TOO_OFTEN: Final = "429"


class Words:
    """What Fluent says about the interface in one language, and which of it was asked for."""

    def __init__(self, language: str) -> None:
        self._speaker = Speaker(language, API_WORDS)
        self.written = frozenset(key for key in self._speaker.keys() if key.startswith("api-"))  # noqa: SIM118
        self.asked: dict[str, None] = {}

    def say(self, *keys: str) -> str:
        """Say the first of these that is written; one must be."""
        for key in keys:
            dashed = key.replace("_", "-")
            if dashed in self.written:
                self.asked[dashed] = None
                return self._speaker.say(Message.of(dashed))
        raise LookupError(f"nothing is written about {' or '.join(keys)}")

    def field(self, struct: str, name: str) -> str:
        """Say what a field of a struct is."""
        return self.say(f"api-{struct}-{name}", f"api-any-{name}")


def describe(schema: dict[str, Any], words: Words) -> dict[str, Any]:
    """Give a schema with everything in it described."""
    told = deepcopy(schema)
    told["info"]["description"] = words.say("api-about")
    told["tags"] = [
        {
            "name": topic,
            "x-displayName": words.say(f"api-title-{topic}"),
            "description": words.say(f"api-topic-{topic}"),
        }
        for topic in TOPICS
    ]
    for operations in told["paths"].values():
        for operation in operations.values():
            _describe_operation(operation, words)
    forms = told["components"]["schemas"]
    leave_questions_open(forms)
    for name, component in forms.items():
        component.get("properties", {}).update(deepcopy(_bounded().get(name, {})))
        describe_struct(name, component, words)
    for name, scheme in told["components"]["securitySchemes"].items():
        scheme["description"] = words.say(f"api-security-{name}")
    return told


@cache
def _bounded() -> dict[str, dict[str, Any]]:
    """Give the fields of some forms as msgspec writes them.

    Litestar leaves out the bounds inside lists and objects, and of a list with a bound it says that its entries are of
    one kind or of any, but not of both.
    """
    forms = (
        Battle,
        LeftOrders,
        LessonAsked,
        ListToPrint,
        NewRoom,
        NewRound,
        PasskeyAnswer,
        SituationAsked,
        TriedFigures,
        WrittenList,
        WrittenTable,
    )
    _, components = msgspec.json.schema_components(forms, ref_template="#/components/schemas/{name}")
    return {form.__name__: components[form.__name__]["properties"] for form in forms}


def leave_questions_open(forms: dict[str, Any]) -> None:
    """Say nothing of the form of a question: it is the game's own."""
    forms["Ask"]["properties"]["about"] = {}
    for name in [name for name in forms if name.startswith("Question_")]:
        del forms[name]


def describe_struct(name: str, component: dict[str, Any], words: Words) -> None:
    """Say what a struct is, and each of its fields."""
    component["description"] = words.say(f"api-{name}")
    for field, form in component.get("properties", {}).items():
        form["description"] = words.field(name, field)


def _describe_operation(operation: dict[str, Any], words: Words) -> None:
    name = operation["operationId"]
    operation["description"] = words.say(f"api-{name}")
    operation["summary"] = operation["description"].partition(". ")[0].rstrip(".")
    operation["x-who-may"] = words.say(f"api-may-{_who_may(operation)}")
    for parameter in operation.get("parameters", ()):
        parameter["description"] = words.say(f"api-{name}-{parameter['name']}", f"api-any-{parameter['name']}")
    for status, answer in operation["responses"].items():
        answer["description"] = words.say(f"api-status-{status}")
        if status == _TOO_OFTEN:
            told = words.say("api-header-retry-after")
            answer["headers"] = {"Retry-After": {"schema": {"type": "integer"}, "description": told}}


def _who_may(operation: dict[str, Any]) -> str:
    """Name whom an operation is for, by what it asks of a session."""
    needs: list[dict[str, list[str]]] = operation.get("security", [])
    if not needs:
        return "anybody"
    return "viewer" if {} in needs else (needs[0]["session"] or ["known"])[0]


class _Described(JsonRenderPlugin):
    """Serves the description, in English or in the language that is asked for (``?language=es``)."""

    def render(self, request: Request[object, object, State], openapi_schema: dict[str, Any]) -> bytes:
        """Give the description as JSON."""
        language = request.query_params.get("language", "")
        return self._written(language if language in LANGUAGES else "en", openapi_schema)

    def __init__(self) -> None:
        super().__init__(path="/openapi.json")
        self._kept: dict[str, bytes] = {}

    def _written(self, language: str, schema: dict[str, Any]) -> bytes:
        if language not in self._kept:
            self._kept[language] = msgspec.json.encode(describe(schema, words_in(language)))
        return self._kept[language]


@cache
def words_in(language: str) -> Words:
    """Give the words of a language."""
    return Words(language)


def _operation_id(handler: HTTPRouteHandler, _method: Method, _path: list[Any]) -> str:
    """Name an operation as its function: ``make_room``."""
    return str(handler.fn.__name__)


def openapi() -> OpenAPIConfig:
    """Give Litestar what it needs to describe the interface at ``/schema/openapi.json``."""
    session = SecurityScheme(type="apiKey", name="maestre", security_scheme_in="cookie")
    return OpenAPIConfig(
        "Maestre",
        maestre.__version__,
        path="/schema",
        components=Components(security_schemes={"session": session}),
        operation_id_creator=_operation_id,
        render_plugins=[_Described()],
    )


# ---------------------------------------------------------------- who may

KNOWN: Final = [{"session": list[str]()}]
"""Whoever has a session, if only as a guest."""
MEMBER: Final = [{"session": ["member"]}]
"""Whoever sits in the room or made it."""
HOLDER: Final = [{"session": ["holder"]}]
"""Whoever holds the seat that is named."""
STEWARD: Final = [{"session": ["admin"]}]
"""Whoever looks after the server."""
VIEWER: Final = [dict[str, list[str]](), {"session": ["member"]}]
"""Anybody, if the room is public; else its members."""
