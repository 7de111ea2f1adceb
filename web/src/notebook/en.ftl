# The notebook of a battle on a real table

note-notebook = Notebook
note-notebooks = Battle notebooks
note-new = New notebook
note-lead = For a battle on a real table: the turn and its phases, everybody's wear, and time. It works without a connection.
note-unjudged = Not umpired.
note-unjudged-why = Maestre checks nothing of what you note down: the rules and you decide.
note-none-yet = None yet: begin one with a list of yours or with a ready army.
note-whose = Which army?
note-mine = a list of yours
note-against = { $name }, against which?
note-only = { $name } alone
note-dropped = The notebook of “{ $name }” is deleted.
note-drop = Delete the notebook
note-drop-one = Delete the notebook: { $name }
note-drop-sure = What was noted down of the whole battle is deleted.
note-kept = It is kept on this device with every tap, without a connection, too.
note-kept-nowhere = This browser keeps nothing: it is lost when the page is closed.
note-full = Nothing more fits on this device: the last thing has not been kept.
note-missing = This notebook is not on this device.
note-unreadable = The lists of this notebook cannot be read.
note-armies = Armies

## Turn and time
note-turn-and-time = Turn and time
note-turn = Turn { $turn }
note-turn-of = Turn { $turn } of { $turns }
note-step-of = Step { $step } of { $steps }
note-next = Next
note-next-turn = Next turn
note-back = Back
note-undo = Undo
note-redo = Redo
note-battle-time = Time of the battle
note-this-turn = turn
note-start = Start the clock
note-stop = Stop the clock
note-time-left = { $time } left of the time agreed.
note-time-over = The time agreed was up { $time } ago.
note-goes-on = After turn { $turn }, in most scenarios, it goes on with { $needed } or more on a die.
note-clear = Take “{ $what }” off all ({ $count })
note-times = The time of each turn
note-settings = Length, clock, delete
note-turns = Turns agreed
note-turns-note = 0: open. The rules say which is the last of a usual battle.
note-minutes = Minutes agreed
note-minutes-note = 0: no limit.
note-reset = Set the clock to zero
note-reset-sure = The clock of the battle and that of each turn go back to zero, and stand.

## What is ticked off
note-standing = Standing { $left } of { $count }{ $points ->
    [0] {""}
   *[other] {" "}· { $points } points lost
  }
note-struck = Out
note-of = { $what }: { $whose }
note-box = { $box } of { $count }
note-less = One less
note-more = One more
note-several = { $count } more
note-half = Half or more
note-notes = Notes
