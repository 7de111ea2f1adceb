"""How these tests run command lines."""

from __future__ import annotations

from typing import NamedTuple

from typer.testing import CliRunner

from maestre.cli.app import app


class Ran(NamedTuple):
    """What a command came to."""

    code: int
    out: str
    err: str


class Maestre:
    """Runs command lines in this process, in Spanish unless they say otherwise."""

    def __init__(self) -> None:
        self._runner = CliRunner(env={"LC_ALL": "es_ES.UTF-8", "COLUMNS": "200", "TERM": "dumb"})

    def __call__(self, *words: str, typed: str = "", env: dict[str, str] | None = None) -> Ran:
        found = self._runner.invoke(app, list(words), input=typed, env=env or {})
        if found.exception is not None and not isinstance(found.exception, SystemExit):
            raise found.exception
        return Ran(found.exit_code, found.stdout, found.stderr)
