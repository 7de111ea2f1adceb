"""Mutants of the rules: small changes that a test of the rule must notice."""
