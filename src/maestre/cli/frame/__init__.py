"""What all commands share: their words, help, errors and what `--json` gives."""
