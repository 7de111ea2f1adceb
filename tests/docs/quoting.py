"""What the pages quote: their blocks of code, the commands in them, and whether an output is as a page says."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from textwrap import dedent, indent
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAGES = sorted(
    [*ROOT.glob("README*.md"), ROOT / "CONTRIBUTING.md", *ROOT.glob("docs/en/**/*.md"), *ROOT.glob("docs/es/**/*.md")]
)
TEMPLATE = ROOT / "src/maestre/template"
ANY = "…"
"""Alone on a line it stands for any lines, within one for any words."""
_BLOCK = re.compile(r"^( *)```(\w*)\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)
_PROMPT = re.compile(r"^[^>]*> ?")
_HERE = re.compile(r"<<'?(\w+)'?")


class Block(NamedTuple):
    """A block of code, and the word after its fence."""

    kind: str
    text: str

    def file(self) -> Path | None:
        """Give the file that its first line names, of the game that `maestre new` copies or of the repository."""
        first, _, _ = self.text.partition("\n")
        places = (TEMPLATE / first[2:], ROOT / first[2:]) if first.startswith("# ") else ()
        return next((place for place in places if place.is_file()), None)

    def quoted(self) -> str:
        """Give what stands below the name of the file."""
        return self.text.partition("\n")[2].strip("\n")

    def stands_in(self, file: Path) -> bool:
        """Say whether a file has these very lines; those of a method stand further to the right in it."""
        text = f"\n{file.read_text(encoding='utf-8')}\n"
        return any(f"\n{indent(dedent(self.quoted()), by)}\n" in text for by in ("", "    "))


class Quoted(NamedTuple):
    """A command, what is typed into it, and what a page says that comes out."""

    command: str
    typed: tuple[str, ...]
    expected: tuple[str, ...]


def name(page: Path) -> str:
    """Tell a page by its path in the repository."""
    return page.relative_to(ROOT).as_posix()


def language(page: Path) -> str:
    """Tell the language of a page."""
    return "es" if "docs/es/" in name(page) or page.name.endswith(".es.md") else "en"


def blocks(page: Path, *kinds: str) -> list[Block]:
    """List the blocks of code of a page, of these kinds or of all."""
    found = [Block(kind, dedent(text)) for _, kind, text in _BLOCK.findall(page.read_text(encoding="utf-8"))]
    return [block for block in found if not kinds or block.kind in kinds]


def inline(page: Path) -> list[str]:
    """List what stands between backticks in the text of a page."""
    return re.findall(r"`([^`\n]+)`", _BLOCK.sub("", page.read_text(encoding="utf-8")))


def quotations(text: str) -> Iterator[Quoted]:
    """Read a block of the console: commands after a dollar, words typed after an angle, and what came out."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, *lines = part.rstrip("\n").split("\n")
        playing = re.search(r"\bmaestre\b.* play\b|\bmaestre play\b", command)
        expected = [_PROMPT.sub("> ", line) if playing and "> " in line else line.rstrip() for line in lines]
        typed = tuple(line.removeprefix("> ") for line in expected if playing and line.startswith("> "))
        yield Quoted(command, typed, tuple(expected))


def shown(output: str, typed: tuple[str, ...]) -> str:
    """Give an output as it looks on a screen: what was typed stands after its prompt, on a line of its own."""
    lines, left = [], list(typed)
    for line in output.split("\n"):
        words = line.rstrip()
        if left and (prompt := _PROMPT.match(words)):
            rest = words[prompt.end() :].strip()
            lines.append(f"> {left[0]}")
            words = "" if rest == left[0] else rest
            left.pop(0)
            if not words:
                continue
        lines.append(words)
    return "\n".join(lines).rstrip("\n") + "\n"


def fits(expected: tuple[str, ...], output: str) -> bool:
    """Say whether an output is what a page says, where it leaves nothing out."""
    pattern = "".join(
        r"(?:.*\n)*?" if line == ANY else ".*?".join(re.escape(part) for part in line.split(ANY)) + r"\n"
        for line in expected
    )
    return re.fullmatch(pattern, output) is not None


def commands(text: str) -> Iterator[str]:
    """List the commands of a block for the shell, without comments; one may go over several lines."""
    lines = iter(text.splitlines())
    for line in lines:
        whole = line
        while not _closed(whole):
            whole += "\n" + next(lines)
        if here := _HERE.search(whole):
            for more in lines:
                whole += "\n" + more
                if more == here[1]:
                    break
        elif whole.strip():
            whole = re.sub(r"\s+# .*$", "", whole)
        if whole.strip():
            yield whole.strip()


def _closed(line: str) -> bool:
    try:
        shlex.split(line, comments=True)
    except ValueError:
        return False
    return not line.endswith("\\")
