# Paper: the words that stand on the sheets of every game.

paper-points = Points
paper-total = { $points } of { $limit } points
# $count: grave flaws; $rules: the version of the rules
paper-judged = { $count ->
    [0] Judged under version { $rules } of Maestre's rules: legal.
    [one] Judged under version { $rules } of Maestre's rules: one flaw bars this list.
   *[other] Judged under version { $rules } of Maestre's rules: { $count } flaws bar this list.
}
paper-roster = Roster
paper-glossary = What the list uses
paper-page = Page
paper-of = of
paper-rule = rule
paper-cut = Cut along the dashes.
paper-reference = Quick reference
