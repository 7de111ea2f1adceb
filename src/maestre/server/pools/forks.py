"""Processes for a pool: a server that has read the rules forks them, and each answers at the end of a socket.

A call is a length and a pickle, and so is what comes back. Only processes of ours speak here.
"""

from __future__ import annotations

import gc
import os
import pickle
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from traceback import format_tb
from types import FrameType
from typing import Final

import msgspec

SIZE: Final = 8
"""How many bytes say how long a call or an answer is."""
SECONDS: Final = 60.0
"""How long a process may take to come; the first waits until all rules are read."""
_LATE: Final = 2.0
"""Seconds after its deadline in which a process is ended by whoever called; then it ends by itself."""
HURRY: Final = signal.SIGUSR1
"""What a process is told by that answers a question which somebody does not want to wait for any longer."""
_BEGIN: Final = (
    "import sys; sys.path[:] = sys.argv[3:]; from maestre.server.pools.forks import serve_forks; "
    "serve_forks(int(sys.argv[1]), sys.argv[2].split())"
)


_hurries: Final[list[int]] = []
"""The signals to hurry that have come since this process was asked."""


class Call(msgspec.Struct, frozen=True):
    """A question for a process: how long it may take, the function, and what it is about."""

    seconds: float
    question: Callable[..., object]
    about: tuple[object, ...]


class Broke(msgspec.Struct, frozen=True):
    """What comes back when a question failed: a bug of ours, by its kind and the lines it went through."""

    kind: str
    lines: str


class Forks:
    """The server that forks; it is started when first needed, and again should it die."""

    def __init__(self, modules: tuple[str, ...]) -> None:
        self._modules = modules
        self._server: subprocess.Popen[bytes] | None = None
        self._control: socket.socket | None = None
        self._closed = False

    def fork(self) -> tuple[int, socket.socket]:
        """Give a new process and the socket at which it answers; this blocks, if only for a moment."""
        for again in (True, False):
            ours, theirs = socket.socketpair()
            try:
                return self._asked_for(theirs), ours
            except OSError:
                ours.close()
                self._end()
                if self._closed or not again:
                    raise
            finally:
                theirs.close()
        raise AssertionError("the last try gives or raises")

    def _asked_for(self, end: socket.socket) -> int:
        if self._control is None:
            self._start()
        assert self._control is not None, "started"
        socket.send_fds(self._control, [b"+"], [end.fileno()])
        pid = self._control.recv(SIZE)
        if not pid:
            raise ConnectionResetError("the server that forks is gone")
        return int.from_bytes(pid, "big")

    def _start(self) -> None:
        ours, theirs = socket.socketpair()
        ours.settimeout(SECONDS)
        with theirs:
            self._server = subprocess.Popen(  # noqa: S603  (our own code)
                (sys.executable, "-c", _BEGIN, str(theirs.fileno()), " ".join(self._modules), *sys.path),
                pass_fds=(theirs.fileno(),),
            )
        self._control = ours

    def close(self) -> None:
        """End the server for good; its processes end when their sockets do."""
        self._closed = True
        self._end()

    def _end(self) -> None:
        if self._control is not None:
            self._control.close()
        if self._server is not None:
            self._server.kill()
            self._server.wait()
        self._server = self._control = None


def serve_forks(descriptor: int, modules: list[str]) -> None:
    """Read the rules, then fork a process for each socket that comes, until whoever sends them is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    signal.signal(HURRY, signal.SIG_IGN)
    control = socket.socket(fileno=descriptor)
    for module in modules:
        import_module(module)
    gc.collect()
    gc.freeze()
    with suppress(OSError):
        while True:
            asked, ends, _, _ = socket.recv_fds(control, 1, 1)
            if not asked:
                return
            pid = os.fork()
            if pid == 0:
                control.close()
                _live(socket.socket(fileno=ends[0]))
            os.close(ends[0])
            control.sendall(pid.to_bytes(SIZE, "big"))


def _live(end: socket.socket) -> None:
    """Answer questions until nobody is there to ask them."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    signal.signal(HURRY, _hear)
    try:
        with end.makefile("rwb") as calls:
            while size := calls.read(SIZE):
                call: Call = pickle.loads(calls.read(int.from_bytes(size, "big")))  # noqa: S301  (from our own engine)
                calls.write(framed(_answer(call)))
                calls.flush()
    except OSError:
        pass
    finally:
        os._exit(0)


def _hear(number: int, frame: FrameType | None) -> None:
    _hurries.append(number)


def is_hurried() -> bool:
    """Say whether whoever waits for the question that is answered here wants to wait no longer."""
    return bool(_hurries)


def _answer(call: Call) -> object:
    """Answer in time: should whoever asked be unable to end this process at its deadline, it ends by itself."""
    _hurries.clear()
    signal.setitimer(signal.ITIMER_REAL, call.seconds + _LATE)
    try:
        return call.question(*call.about)
    except Exception as error:  # noqa: BLE001  (whatever it is, whoever asked hears of it)
        return Broke(type(error).__name__, "".join(format_tb(error.__traceback__)))
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def framed(what: object) -> bytes:
    """Put something into the form in which it crosses a socket."""
    body = pickle.dumps(what, pickle.HIGHEST_PROTOCOL)
    return len(body).to_bytes(SIZE, "big") + body
