"""Errors as people get them: a `Problem` with a fitting status, and never anything of our inside."""

from __future__ import annotations

from traceback import format_tb
from typing import ClassVar, Final

import msgspec
import structlog
from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from maestre.play import Flawed, Message, PlayError, Unknown, Unreadable
from maestre.server.operating.faults import note_away
from maestre.server.ports import Away
from maestre.server.web.forms import Problem
from maestre.server.wire import GZIP

log: Final = structlog.get_logger()

_CONFLICT: Final = 409
_FAULT: Final = 500
_LONGEST: Final = 200
_DENIED: Final = {"Busy": 503, "EngineAway": 503, "Fault": _FAULT}
"""The statuses of what an engine could not do, though it might have been allowed."""


class SignedOut(PlayError):
    """Nobody is signed in, and somebody must be."""

    status: ClassVar = 401


class Barred(PlayError):
    """This person may not do this."""

    status: ClassVar = 403


class Missing(PlayError):
    """There is no such thing, or none that this person may know of."""

    status: ClassVar = 404


class TooMuch(PlayError):
    """Too often in too short a time; ``seconds`` says how long to wait."""

    status: ClassVar = 429

    def __init__(self, seconds: int) -> None:
        super().__init__("", "web-too-often", seconds=seconds)
        self.seconds = seconds


class Capped(PlayError):
    """Too much at a time; the message says of what, and what to do."""

    status: ClassVar = 429

    def __init__(self, key: str, most: int) -> None:
        super().__init__("", key, most=most)


class HungUp(PlayError):
    """Whoever asked went away before the request was whole: nobody reads the answer, and nothing of ours failed."""

    status: ClassVar = 499

    def __init__(self) -> None:
        super().__init__("", "web-unreadable-body")


class EngineAway(PlayError):
    """No engine answers at the moment."""

    status: ClassVar = 503

    def __init__(self) -> None:
        super().__init__("", "web-engine-away")


class Denied(PlayError):
    """An engine said no; its own words go through."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(problem.rule, problem.message.key)
        self.problem = problem
        self.status = _DENIED.get(problem.error, _CONFLICT)


_STATUS: Final[dict[type[PlayError], int]] = {Unknown: 404, Unreadable: 400}

_HTTP: Final[dict[int, tuple[str, str]]] = {
    400: ("Unreadable", "web-unreadable"),
    404: ("Missing", "web-no-such-page"),
    405: ("Missing", "web-no-such-deed"),
    413: ("Unreadable", "web-too-large"),
    415: ("Unreadable", "web-unreadable"),
}


def status_of(error: PlayError) -> int:
    """Give the HTTP status that fits an error."""
    own: int | None = getattr(error, "status", None)
    return own or next((code for kind, code in _STATUS.items() if isinstance(error, kind)), _CONFLICT)


def problem_of(error: PlayError) -> Problem:
    """Put an error of ours as a problem."""
    if isinstance(error, Denied):
        return error.problem
    flaws = error.flaws if isinstance(error, Flawed) else ()
    return Problem(type(error).__name__, error.rule, error.message, flaws)


def fault() -> Problem:
    """The problem that stands for every bug of ours."""
    return Problem("Fault", "", Message.of("server-fault"))


def answer_play_error(request: Request[object, object, State], error: PlayError) -> Response[Problem]:
    """Answer with what a person can act on."""
    headers = {"retry-after": str(error.seconds)} if isinstance(error, TooMuch) else None
    return _response(problem_of(error), status_of(error), headers)


def answer_away(request: Request[object, object, State], error: Exception) -> Response[Problem]:
    """Answer that no engine is there, or no database."""
    if not isinstance(error, Away):
        note_away("the database is away", error)
    return answer_play_error(request, EngineAway())


def answer_http_error(request: Request[object, object, State], error: HTTPException) -> Response[Problem]:
    """Answer for what Litestar refuses by itself: bodies it cannot read, pages it does not know."""
    status = error.status_code
    if status >= _FAULT or status not in _HTTP:
        return answer_fault(request, error)
    kind, key = _HTTP[status]
    what = _what(error) if key == "web-unreadable" else ""
    message = Message.of(key, what=what) if what else Message.of("web-unreadable-body" if status == 400 else key)  # noqa: PLR2004
    return _response(Problem(kind, "", message), status, dict(error.headers) if error.headers else None)


def answer_fault(request: Request[object, object, State], error: Exception) -> Response[Problem]:
    """Answer for a bug of ours: it is logged, and its inside stays with us."""
    log_fault(request.scope.get("path_template", ""), error)
    return _response(fault(), _FAULT, None)


def log_fault(where: str, error: BaseException) -> None:
    """Note a bug of ours by its kind and the lines it went through; words and values may be secrets of people."""
    log.error("server fault", where=where, kind=type(error).__name__, lines="".join(format_tb(error.__traceback__)))


def _what(error: HTTPException) -> str:
    """Say what could not be read, where it was; never the value itself, which may be a password."""
    told = error.extra if isinstance(error.extra, list) else []
    parts = [f"{row.get('key', '')}: {row.get('message', '')}" for row in told if isinstance(row, dict)]
    return "; ".join(parts)[:_LONGEST]


def _response(problem: Problem, status: int, headers: dict[str, str] | None) -> Response[Problem]:
    return Response(problem, status_code=status, headers=headers, media_type=MediaType.JSON)


def said_no(reply: bytes) -> Problem | None:
    """Give the problem, when an engine's reply is a refusal; a packed page is none."""
    if reply.startswith(GZIP):
        return None
    said = _read_reply(reply)
    return Problem(said.error, said.rule, said.message) if said.tag == "refusal" and said.message else None


class _Said(msgspec.Struct, rename={"tag": "is"}):
    tag: str
    error: str = ""
    rule: str = ""
    message: Message | None = None


_read_reply = msgspec.json.Decoder(_Said).decode

NOTHING: Final = {204: ResponseSpec(None, generate_examples=False)}
"""Declares an answer without a body."""


def errors(*codes: int) -> dict[int, ResponseSpec]:
    """Declare the errors of a route; those that every route may give are always there."""
    return {
        code: ResponseSpec(Problem, generate_examples=False) for code in sorted({400, 403, 413, 429, 500, 503, *codes})
    }
