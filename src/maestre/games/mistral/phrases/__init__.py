"""Answers in words, chapter by chapter, with the figures that decide them: costs, numbers and chances.

Each module has tables by the rule that asks: ``OPTIONS`` puts one option into words (of a question with keys, for its
key) and ``COMMANDS`` an order. All is worked out from what the asked seat sees.
"""
