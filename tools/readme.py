"""Shows the README as a code host does, in both languages: `python -m tools.readme build/walk`, part of `make walk`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from markdown import markdown  # type: ignore[import-untyped]  # it brings no types

ROOT: Final = Path(__file__).parents[1]
STYLE: Final = """
body { max-width: 948px; margin: 24px auto; padding: 32px; border: 1px solid #d1d9e0; border-radius: 6px;
  color: #1f2328; font: 16px/1.5 system-ui, sans-serif; }
h1, h2 { border-bottom: 1px solid #d1d9e0; padding-bottom: .3em; margin: 24px 0 16px; line-height: 1.25; }
h1 { margin-top: 0; }
p, pre, table { margin: 0 0 16px; }
a { color: #0969da; text-decoration: none; }
img { max-width: 100%; }
pre { background: #f6f8fa; padding: 16px; border-radius: 6px; font-size: 85%; overflow: auto; }
table { border-collapse: collapse; display: block; overflow: auto; }
td, th { border: 1px solid #d1d9e0; padding: 6px 13px; }
"""


def main(folder: Path) -> None:
    """Write each README as a page into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for readme in sorted(ROOT.glob("README*.md")):
        body = markdown(readme.read_text(encoding="utf-8"), extensions=["tables", "fenced_code"])
        body = body.replace('="docs/images/', '="../site/images/')
        page = f'<!doctype html><meta charset="utf-8"><title>{readme.name}</title><style>{STYLE}</style>{body}'
        (folder / f"{readme.stem}.html").write_text(page, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
