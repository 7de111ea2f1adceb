"""`python -m maestre`."""

from maestre.cli import main

main()
