"""The command line: `maestre …`."""

from maestre.cli.app import app, main

__all__ = ["app", "main"]
