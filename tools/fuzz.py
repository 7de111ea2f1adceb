"""Bad input: frames that no browser sends, by the hundred thousand, and requests of every kind that there is.

Whatever comes in, the server answers with a problem or closes that one socket, notes no fault, and goes on serving.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from maestre.play import Order
from maestre.server.operating.stack import UNCAPPED, UNPACED, Stack, stack
from maestre.server.web.forms import CallFrame, FromBrowser
from maestre.server.wire import Say, encode
from tools.drill.files import send_files
from tools.drill.odd_tables import pelt_with_tables
from tools.drill.people import seated
from tools.drill.scripts import learn_all

FRAMES: Final = 1_000_000
FILES: Final = 500
READABLE: Final = 0.34
"""How many of the frames are such as a browser could send."""
SOCKETS: Final = 8
TABLES: Final = 400
"""How many odd tables are judged."""
_TOLD: Final = 100_000
"""After so many frames it is told how far it has come."""
BATCH: Final = 12
"""How many frames go out before the server is asked whether it is still there."""
PATIENCE: Final = 30.0
SCHEMATHESIS: Final = "schemathesis==4.32.5"
CHECKS: Final = "not_a_server_error,status_code_conformance,content_type_conformance,response_schema_conformance"
ENDS_A_SESSION: Final = ("DELETE /api/me", "DELETE /api/session", "POST /api/accounts", "POST /api/session/password")
POSTGRES: Final = os.environ.get("MAESTRE_TEST_POSTGRES", "postgresql://root@127.0.0.1:5432") + "/test"
NATS: Final = os.environ.get("MAESTRE_TEST_NATS", "nats://127.0.0.1:4222")
SCRIPTED: Final = Path(__file__).parent / "scripted"
_read_frame: Final = msgspec.json.Decoder(FromBrowser).decode
_SIGNS: Final = ("Traceback", "server fault", "failed", "no job can be had", "never retrieved")
"""What a log says when something of ours went wrong."""

# ---------------------------------------------------------------- what is sent


class Target(msgspec.Struct, frozen=True):
    """A game under way, and what people say in it: whoever knows that can send what is nearly right."""

    room: str
    seats: tuple[str, ...]
    answers: tuple[Any, ...]
    pieces: tuple[str, ...]


def valid(target: Target, rng: Random) -> dict[str, Any]:
    """Give a frame that a browser could send."""
    seat = rng.choice((*target.seats, *target.seats, ""))
    answer, piece = rng.choice(target.answers), rng.choice(target.pieces)
    orders = [one for one in target.answers if isinstance(one, Order)] or [Order("end")]
    calls: tuple[dict[str, Any], ...] = (
        {"is": "look", "since": rng.randint(0, 9), "known": rng.randint(-1, 9)},
        {"is": "say", "reply": f"f{rng.randint(0, 10**9)}", "answer": answer},
        {"is": "check", "answer": answer},
        {"is": "try", "answer": answer},
        {"is": "undo", "reply": f"u{rng.randint(0, 10**9)}", "count": rng.randint(-1, 3)},
        {
            "is": "command",
            "reply": f"c{rng.randint(0, 10**9)}",
            "pieces": rng.choices(target.pieces, k=rng.randint(0, 4)),
            "order": rng.choice(orders),
        },
        {"is": "stand", "reply": f"s{rng.randint(0, 99)}", "orders": ["pass"] * rng.randint(0, 2)},
        {"is": "offers", "piece": piece},
        {"is": "chances", "answer": answer, "look": rng.randint(-1, 6)},
    )
    rare = rng.random()
    call = {"is": "hint"} if rare < 0.01 else rng.choice(calls)
    if rare > 0.999:
        call = {"is": "delegate", "reply": f"d{rng.randint(0, 10**9)}"}
    frames: tuple[dict[str, Any], ...] = (
        {"is": "watch", "room": target.room, "seat": seat},
        {"is": "unwatch", "room": target.room, "seat": seat},
        {"is": "give-up", "id": rng.randint(0, 99)},
        *(
            {"is": "call", "id": rng.randint(0, 99), "call": {**call, "game": target.room, "seat": seat}}
            for _ in range(14)
        ),
    )
    return rng.choice(frames)


def anything(rng: Random, depth: int = 0) -> Any:
    """Give any JSON."""
    leaves = (
        None,
        True,
        rng.choice((0, -1, 1 << 31, 1 << 63, -(1 << 63), 10**30, 1.5, 1e308)),
        rng.choice(STRINGS),
    )
    if depth > 3 or rng.random() < 0.6:
        return rng.choice(leaves)
    if rng.random() < 0.5:
        return [anything(rng, depth + 1) for _ in range(rng.randint(0, 4))]
    return {rng.choice(STRINGS): anything(rng, depth + 1) for _ in range(rng.randint(0, 4))}


STRINGS: Final = (
    "",
    "is",
    "call",
    "game",
    "seat",
    "christian",
    "\x00",
    "\u202eabc",
    "\U0001f6a3" * 20,
    "ñandú",
    "'; drop table game; --",
    "../../etc/passwd",
    "{{7*7}}",
    "<script>",
    "a" * 3000,
    "%s%n",
    ">.*",
    "\ufeff",
    "İ",
)


def bent(frame: Any, rng: Random) -> Any:
    """Put something else in one place of a frame."""
    if isinstance(frame, dict) and frame and rng.random() < 0.85:
        key = rng.choice(list(frame))
        if rng.random() < 0.15:
            return {name: value for name, value in frame.items() if name != key}
        return {**frame, key: bent(frame[key], rng)}
    if isinstance(frame, list) and frame and rng.random() < 0.7:
        return [bent(frame[0], rng), *frame[1:]]
    return anything(rng)


def scratched(text: bytes, rng: Random) -> bytes:
    """Change some bytes of a text; what is no UTF-8 any more is mended, for a text frame must be."""
    found = bytearray(text)
    for _ in range(rng.randint(1, 4)):
        place = rng.randrange(len(found))
        found[place : place + rng.randint(0, 2)] = rng.randbytes(rng.randint(0, 3))
    return bytes(found).decode("utf-8", "replace").encode()


def frames(targets: list[Target], rng: Random) -> Iterator[str | bytes]:
    """Give bad frames without end, and some that a browser could have sent among them: a good third."""
    while True:
        what = rng.random()
        target = rng.choice(targets)
        room = target.room
        text = encode(valid(target, rng))
        if what < READABLE:
            yield text.decode()
        elif what < 0.60:
            yield encode(bent(msgspec.json.decode(text), rng)).decode()
        elif what < 0.75:
            yield scratched(text, rng).decode()
        elif what < 0.85:
            yield msgspec.json.encode(anything(rng)).decode()
        elif what < 0.90:
            yield rng.randbytes(rng.randint(0, 300))
        elif what < 0.94:
            deep = rng.choice((10, 500, 20_000))
            yield rng.choice(("[", '{"is":', '{"call":')) * deep
        elif what < 0.97:
            yield '{"is":"watch","room":"\\ud800","seat":"\\udfff\\u0000"}'
        elif what < 0.998:
            say = {"is": "say", "game": room, "seat": target.seats[0], "reply": "deep", "answer": 0}
            text = msgspec.json.encode({"is": "call", "id": 7, "call": say})
            yield text.decode().replace(":0}", f":{'[' * 300}{']' * 300}}}")
        else:
            yield "x" * rng.choice((70_000, 300_000, 1_200_000))


# ---------------------------------------------------------------- how it is sent


class Findings:
    """What came of it."""

    def __init__(self) -> None:
        self.sent = 0
        self.readable = 0
        self.closed = 0
        self.answers: Counter[str] = Counter()
        self.breaches: list[str] = []

    def send(self, frame: str | bytes) -> None:
        """Count a frame that goes out, and whether it is a call that can be read."""
        self.sent += 1
        if self.sent % _TOLD == 0:
            print(f"{self.sent} frames, {self.readable} of them calls that can be read", flush=True)
        with suppress(msgspec.DecodeError, UnicodeError, RecursionError):
            self.readable += isinstance(_read_frame(frame), CallFrame)

    def read(self, text: str | bytes) -> dict[str, Any]:
        """Count a frame from the server."""
        frame: dict[str, Any] = msgspec.json.decode(text)
        told = frame.get("problem") or (frame.get("reply") or {})
        error = str(told.get("error", ""))
        self.answers[f"{frame['is']} {error}".strip()] += 1
        if error == "Fault" or b"Traceback" in (text.encode() if isinstance(text, str) else text):
            self.breaches.append(f"a fault of ours: {text[:300]!r}")
        return frame


async def storm(port: int, token: str, targets: list[Target], count: int, seed: int, findings: Findings) -> None:
    """Send bad frames over one socket after another, and make sure each time that the server still answers."""
    rng = Random(seed)
    flow = frames(targets, rng)
    left = count
    while left > 0:
        async with connect(
            f"ws://127.0.0.1:{port}/socket",
            additional_headers={"Cookie": f"maestre={token}"},
            max_size=None,
            compression=None,
            ping_interval=None,
        ) as connection:
            try:
                while left > 0:
                    for _ in range(min(BATCH, left)):
                        left -= 1
                        findings.send(frame := next(flow))
                        await connection.send(frame)
                    await _fence(connection, targets[0].room, findings)
            except ConnectionClosed:
                findings.closed += 1


async def _fence(connection: ClientConnection, room: str, findings: Findings) -> None:
    """Ask something sensible until it is answered; the server may ask to wait, or to try again when it is busy."""
    number = 1 << 40
    async with asyncio.timeout(PATIENCE):
        while True:
            number += 1
            look = {"is": "look", "game": room, "seat": "", "since": 1 << 40}
            await connection.send(msgspec.json.encode({"is": "call", "id": number, "call": look}).decode())
            while True:
                frame = findings.read(await connection.recv())
                if frame["is"] == "answer" and frame["id"] == number:
                    return
                if frame["is"] == "problem" and (frame.get("id") == number or frame["problem"]["error"] == "TooMuch"):
                    await asyncio.sleep(0.05)
                    break


async def under_way(port: int) -> tuple[list[Target], str]:
    """Begin games of every kind in which one person holds all seats, and play them to different points."""
    person = await seated((port,), 0)
    found = []
    async with person.socket() as connection:
        for number, script in enumerate(learn_all(2)):
            room = (await person.make_room(script, mine=list(script.seats)))["id"]
            left = {seat: iter(answers) for seat, answers in script.answers.items()}
            for seat in script.order[: len(script.order) * (number % 4) // 5]:
                await connection.send(encode(CallFrame(1, Say(room, seat, f"p{number}", next(left[seat])))), text=True)
                await connection.recv()
            answers = tuple(one for said in script.answers.values() for one in said)
            pieces = tuple(dict.fromkeys(getattr(one, "piece", "") for one in answers))
            found.append(Target(room, script.seats, answers, pieces))
    return found, person.token


async def pelt(running: Stack, count: int, seed: int = 1) -> Findings:
    """Send so many bad frames to a server, then see whether it is well."""
    port = running.processes["web0"].port
    findings = Findings()
    targets, token = await under_way(port)
    room = targets[0].room
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client:
        client.cookies["maestre"] = token
        share = -(-count // SOCKETS)
        storms = (storm(port, token, targets, share, seed + number, findings) for number in range(SOCKETS))
        await asyncio.gather(*storms)
        statuses, breaches = await pelt_with_tables(client, TABLES, Random(seed))
        findings.answers.update({f"table {status}": number for status, number in statuses.items()})
        findings.breaches += breaches
        for path in ("/healthz", "/readyz", f"/api/rooms/{room}"):
            status = (await client.get(path)).status_code
            if status != 200:
                findings.breaches.append(f"{path} gives {status} afterwards")
    findings.breaches += faults(running)
    return findings


def address(running: Stack) -> str:
    """Give where a web node is."""
    return f"http://127.0.0.1:{running.processes['web0'].port}"


def faults(running: Stack) -> list[str]:
    """List what the logs say of faults."""
    found = []
    for name, process in running.processes.items():
        log = process.log.read_text(errors="replace")
        found += [f"{name}.log: {line[:300]}" for line in log.splitlines() if any(sign in line for sign in _SIGNS)]
    return found


# ---------------------------------------------------------------- requests


def schemathesis(folder: Path) -> Path | None:
    """Give the program that reads the description and tries it, in an environment of its own; None if there is none."""
    here = shutil.which("schemathesis")
    if here:
        return Path(here)
    uv = shutil.which("uv") or str(Path(sys.executable).with_name("uv"))
    python = folder / "venv" / "bin" / "python"
    try:
        subprocess.run((uv, "venv", "--quiet", str(folder / "venv")), check=True)
        subprocess.run((uv, "pip", "install", "--quiet", "--python", str(python), SCHEMATHESIS), check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return python.with_name("schemathesis")


def try_requests(program: Path, running: Stack, examples: int) -> list[tuple[int, str]]:
    """Try every request that the description tells of, as somebody signed in; those that end a session come last.

    For each run the exit code is given, and what the program says.
    """
    url = address(running)
    form = {"game": "lepanto", "scenario": "learning", "mine": ["christian"]}
    with httpx.Client(base_url=url, timeout=PATIENCE) as client:
        client.post("/api/session/guest", json={"name": "Prueba"})
        token = client.cookies["maestre"]
        waiting = client.post("/api/rooms", json=form).json()
        begun = client.post("/api/rooms", json=form | {"bots": {"islamic": "random"}}).json()
    known = {"game": "lepanto", "rule": "6.1.a", "room": begun["id"], "link": waiting["link"]}
    lines = "".join(f'{name} = "{value}"\n' for name, value in known.items())
    (running.folder / "schemathesis.toml").write_text(f"[parameters]\n{lines}")
    command = (
        *(
            str(program),
            "run",
            f"{url}/schema/openapi.json",
            "--header",
            f"Cookie: maestre={token}",
            "--checks",
            CHECKS,
        ),
        *("--max-examples", str(examples), "--seed", "1571", "--no-color"),
    )
    found = []
    for how in ("exclude", "include"):
        names = [word for name in ENDS_A_SESSION for word in (f"--{how}-name", name)]
        done = subprocess.run((*command, *names), capture_output=True, text=True, check=False, cwd=running.folder)
        found.append((done.returncode, done.stdout + done.stderr))
    return found


def main() -> int:
    """Send it all, and say what it showed; a breach is a failure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=FRAMES)
    parser.add_argument("--examples", type=int, default=100, help="of each kind of request")
    parser.add_argument("--files", type=int, default=FILES, help="of figures")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    failed = False
    with (
        TemporaryDirectory() as folder,
        stack(POSTGRES, NATS, pace=UNPACED, caps=UNCAPPED, PYTHONPATH=str(SCRIPTED)) as running,
    ):
        program = schemathesis(Path(folder)) if arguments.examples else None
        if program is not None:
            for code, words in try_requests(program, running, arguments.examples):
                print(words[words.find("FAILURES" if code else "SUMMARY") :])
                failed = failed or code != 0
        elif arguments.examples:
            print(f"{SCHEMATHESIS} cannot be installed here: requests are not tried")
        files = asyncio.run(send_files(address(running), arguments.files, arguments.seed))
        print(f"files of figures  {arguments.files} tried out, {len(files)} without an answer")
        start = time.monotonic()
        findings = asyncio.run(pelt(running, arguments.frames, arguments.seed)) if arguments.frames else Findings()
        print(f"frames sent       {findings.sent} in {time.monotonic() - start:.0f} s")
        print(f"calls among them  {findings.readable} that can be read")
        print(f"sockets closed    {findings.closed}")
        for kind, number in findings.answers.most_common():
            print(f"  {kind:30} {number}")
        for breach in dict.fromkeys((*files, *findings.breaches)):
            print(f"BREACH {breach}")
        failed = failed or bool(files) or bool(findings.breaches) or bool(faults(running))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
