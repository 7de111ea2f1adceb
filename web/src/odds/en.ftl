# The page of odds at the table

odds-title = Odds at the table
odds-lead = With metal figures on a real table: say what is yours and what the enemy's is, and know what may happen before you throw.
odds-two-taps = Two taps are enough. Everything else has an answer already, and each is changed by itself.
odds-help = How to use it
odds-kind = What will be thrown for
odds-list = My list
odds-no-list = None: all units
odds-nameless = Without a name
odds-all = All units
odds-group = Which are shown
odds-other = Change
odds-change = Change { $what }
odds-needs-server = online only
odds-figure = What may happen
odds-answers = What is taken for granted
odds-reset = As at first
odds-back = Take the last change back
odds-asking = Working it out…
odds-percent = { $percent }%
odds-under-one = under 1%
odds-over-most = over 99%
odds-nothing = nothing changes
odds-no-dice = No dice are thrown here: there is nothing to work out.
odds-rest = { $count } other possibilities
odds-exact = exact
odds-about = ± { $margin } points
odds-from-tables = From the tables on this device, made by the rules of the digital game.
odds-from-server = Worked out now by the server, by the rules of the digital game.
odds-because = The numbers behind it
odds-unfit = { $count ->
    [one] One answer does not fit the others and is again what it usually is.
   *[other] { $count } answers do not fit the others and are again what they usually are.
  }
odds-beyond = This is not in the tables on this device, and the server cannot be reached.
odds-beyond-note = No figure is made up: the tables have the most usual situations, with one change at a time. Take changes back, choose other units, or try again with a connection.
odds-less = Less: { $what }
odds-more = More: { $what }
odds-mark-mine = of mine
odds-mark-enemy = of the enemy
