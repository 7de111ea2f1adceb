"""A whole server for the end-to-end tests of the client: two web nodes and two workers on a database of their own.

Usage: ``python tools/e2e_server.py``; it prints one line of JSON: the addresses of the web nodes, of the database
and of a mailbox that takes in all mail (``GET /name@host`` lists what came for it, the newest last), and what a command
line must have in its environment to reach them. Two more games are played there: one that
`maestre new` has made, and one that is answered on a measured board. It takes
everything down when its standard input closes.
"""

from __future__ import annotations

import email
import email.policy
import json
import os
import socket
import sys
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any, Final, Self
from urllib.parse import unquote

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import Envelope

from maestre.cli.authoring.new import write_new
from maestre.server.operating.stack import UNCAPPED, UNPACED, stack

POSTGRES: Final = os.environ.get("MAESTRE_TEST_POSTGRES", "postgresql://root@127.0.0.1:5432")
NATS: Final = os.environ.get("MAESTRE_TEST_NATS", "nats://127.0.0.1:4222")
SHOWN: Final = 4000
SCRIPTED: Final = Path(__file__).parent / "scripted"
"""What gives a game the dice that its script knows."""
MOORED: Final = Path(__file__).parent / "moored"
"""A game whose answers are spots and ways: what says that it is installed, and in `src` the game itself."""
STRANGER: Final = "smugglers"
"""The game that `maestre new` makes for the tests."""


class Mailbox:
    """A mail server that takes all mail in, and shows it to the tests."""

    def __init__(self) -> None:
        self.letters: list[dict[str, str]] = []
        self._smtp = Controller(self, hostname="127.0.0.1", port=_free_port())
        self._shown = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Shown, self.letters))
        self.address = f"http://127.0.0.1:{self._shown.server_port}"
        self.settings = {
            "MAESTRE_SMTP_HOST": "127.0.0.1",
            "MAESTRE_SMTP_PORT": str(self._smtp.port),
            "MAESTRE_SMTP_FROM": "Maestre <no-reply@maestre.example>",
            "MAESTRE_SMTP_TLS": "none",
        }

    async def handle_DATA(self, _: object, __: object, envelope: Envelope) -> str:  # noqa: N802  (aiosmtpd's name)
        """Take a letter in."""
        letter = email.message_from_bytes(envelope.original_content or b"", policy=email.policy.default)
        words = letter.get_content().replace("\r\n", "\n")
        self.letters.append({"to": str(letter["To"]).lower(), "subject": str(letter["Subject"]), "words": words})
        return "250 OK"

    def __enter__(self) -> Self:
        """Open the mail server and the page that shows what it got."""
        self._smtp.start()
        Thread(target=self._shown.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        """Close both."""
        self._shown.shutdown()
        self._smtp.stop()


class _Shown(BaseHTTPRequestHandler):
    """Shows the letters to the address that the path names."""

    def __init__(self, letters: list[dict[str, str]], *given: Any) -> None:
        self._letters = letters
        super().__init__(*given)

    def do_GET(self) -> None:
        """List them."""
        to = unquote(self.path[1:]).lower()
        body = json.dumps([letter for letter in self._letters if letter["to"] == to]).encode()
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: Any) -> None:
        """Say nothing."""


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    return port


def _made(folder: Path) -> Path:
    """Make a game of a stranger, and say where Python finds it as if it were installed."""
    write_new(STRANGER, folder)
    source = folder / "src"
    known = source / f"{STRANGER}-0.1.0.dist-info"
    known.mkdir()
    (known / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {STRANGER}\nVersion: 0.1.0\n")
    (known / "entry_points.txt").write_text(f"[maestre.games]\n{STRANGER} = {STRANGER}:game\n")
    return source


def main() -> None:
    """Serve until nobody listens any more."""
    with TemporaryDirectory() as folder:
        paths = (
            str(SCRIPTED),
            str(MOORED),
            str(MOORED / "src"),
            str(_made(Path(folder))),
            os.environ.get("PYTHONPATH"),
        )
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, paths))
        failed = _serve()
    sys.exit(1 if failed else 0)


def _serve() -> bool:
    """Serve, and say whether any process met what it did not expect."""
    with (
        Mailbox() as mailbox,
        stack(POSTGRES, NATS, webs=2, workers=2, pace=UNPACED, caps=UNCAPPED, **mailbox.settings) as running,
    ):
        ports = [process.port for name, process in running.processes.items() if name.startswith("web")]
        webs = [f"http://127.0.0.1:{port}" for port in ports]
        names = ("MAESTRE_DATABASE", "MAESTRE_NATS", "MAESTRE_REALM", "MAESTRE_SEED_KEYS")
        environment = {name: running.environment[name] for name in names}
        places = {"addresses": webs, "mailbox": mailbox.address, "database": running.database}
        sys.stdout.write(json.dumps(places | {"environment": environment}) + "\n")
        sys.stdout.flush()
        sys.stdin.read()
        failed = [name for name, process in running.processes.items() if _failed(name, process.log.read_text())]
    return bool(failed)


def _failed(name: str, log: str) -> bool:
    """Say whether a process met what it did not expect, and show it."""
    place = log.find("Traceback")
    if place >= 0:
        sys.stderr.write(f"{name} failed:\n{log[place : place + SHOWN]}\n")
    return place >= 0


if __name__ == "__main__":
    main()
