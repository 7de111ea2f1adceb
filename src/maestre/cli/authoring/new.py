"""`maestre new`: a package of one's own with a small game that works, to be changed into another."""

from __future__ import annotations

from importlib.resources import as_file, files
from keyword import iskeyword
from pathlib import Path
from re import sub
from typing import Final

from maestre.cli.frame.voice import UserError, Voice
from maestre.play import installed

_OLD: Final = "contraband"
_LEFT_OUT: Final = ("__pycache__", ".pytest_cache")


def show_new(name: str, folder: Path, *, lang: str) -> None:
    """Write a new game and say what to do with it."""
    written = write_new(name, folder)
    voice = Voice(lang)
    voice.print("new-written", name=name, files=len(written), folder=str(folder))
    for step in (f"pip install -e '{folder}[dev]'", f"pytest {folder}", f"maestre play {name}"):
        voice.write(f"  {step}")


def write_new(name: str, folder: Path) -> list[Path]:
    """Copy the template under another name; nothing is ever replaced."""
    if not (name.isascii() and name.isidentifier() and name == name.lower()) or iskeyword(name):
        raise UserError("new-name", name=name)
    if name in installed():
        raise UserError("new-taken", name=name)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise UserError("new-folder", folder=str(folder))
    written: list[Path] = []
    with as_file(files("maestre") / "template") as template:
        for old in sorted(path for path in template.rglob("*") if path.is_file()):
            place = old.relative_to(template)
            if any(part in _LEFT_OUT for part in place.parts):
                continue
            new = folder / str(place).replace(_OLD, name)
            new.parent.mkdir(parents=True, exist_ok=True)
            new.write_text(_renamed(old.read_text("utf-8"), name), "utf-8")
            written.append(new)
    return written


def _renamed(text: str, name: str) -> str:
    """Put the new name wherever the old one stands as a word, in either language, and in names of classes."""
    title = name.replace("_", " ").title()
    text = sub(rf"\b(class |Test)?{_OLD.title()}(?=\()", lambda found: (found[1] or "") + title.replace(" ", ""), text)
    return sub(rf"\b{_OLD}\b", name, sub(rf"\b{_OLD.title()}o?\b", title, text))
