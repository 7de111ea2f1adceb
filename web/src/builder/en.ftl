# The builder of lists

## Mine
build-mine = My lists
build-new = New list
build-none-yet = None yet: begin one from nothing, from a ready army or by pasting a text.
build-nameless = Nameless
build-dropped = “{ $name }” is deleted.
build-do-with = What to do with { $what }
build-open = Open
build-copy = Copy
build-copy-of = { $name } (copy)
build-share-or-print = Share, print, export
build-compare = Compare
build-compare-with = With which?
build-compare-mine = Compare with one of mine
build-compare-note = How many each list has, and what they cost. Names of leaders do not count.
build-drop = Delete
build-kept-here = They are kept on this device, without a connection, too.
build-kept-there = They are in your account, too.
build-kept-account = With an account they are kept on the server as well, and come to all your devices.
build-kept-nowhere = This browser keeps nothing: they are lost when the page is closed.
build-kept-file = Save them as a file

## Beginning one
build-from-nothing = From nothing
build-from-ready = From a ready army
build-from-text = Paste a text or open a file
build-from-file = Open a file
build-back = Back
build-text = The list, as text or JSON
build-text-like = Paste it here, in Spanish or English
build-keep-text = Keep it and go on

## The head
build-undo = Undo
build-redo = Redo
build-out = Share, print, export
build-of-limit = of { $limit }
build-points = Points
build-points-of = { $points } of { $limit } points
build-some-points = { $points } points
build-costs = { $points } points · { $total } of { $limit } in all
build-legal = Legal
build-flaws = { $count ->
    [one] 1 to mend
   *[other] { $count } to mend
  }
build-nothing-wrong = There is nothing to mend.
build-to-mend = To be mended:
build-to-know = Good to know:
build-mend = Mend it
build-judged-here = Judged here under rules { $rules }
build-judged-there = Judged by the server, too, which says the same or has the last word
build-differs = The server says something else than this device: the server is right, and what it says is shown. Load the page again when you can: it may be out of date.
build-not-here = This list is not on this device.

## Older than the rules
build-older = This list is older than the rules
build-older-rules = It was judged under rules { $before }; now rules { $now } hold.
build-older-points = It came to { $before } points, and now comes to { $now }.
build-older-gone = { $count ->
    [one] One thing need no longer be mended.
   *[other] { $count } things need no longer be mended.
  }
build-older-fresh = This is new:
build-understood = Understood

## The army
build-army = The army
build-which-army = Which army?
build-name = Name of the army
build-other-limit = Another limit
build-century = Century { $century }
build-historical = Historical battle: allies are admitted whom the list does not have
build-change-this = Change
build-done = Done
build-close = Close
build-more-commands = More commands
build-more-brigades = More brigades
build-elite-unit = Elite unit
build-troops = Troops
build-units = Units
build-officers = Officers
build-of = { $have } of { $span }
build-change = Change: { $what }
build-add-to = Add to: { $what }
build-under = Under: { $who }

## The catalogue
build-add-one = Add { $what }, { $points } points
build-one-less = One less: { $what }
build-what-is = What it is: { $what }
build-guests = Units of an ally, as elite: { $who }

## A unit
build-options = Options
build-only-of = Only for: { $who }.
build-instead-of = Instead of: { $what }.
build-loses = Loses: { $what }.
build-how-many = How many
build-fewer = One fewer
build-more = One more
build-remove = Remove
build-move-to = Move it to
build-tier = As a unit
build-marks = Besides
build-mark-regimental = Goes with a regiment of line infantry and moves with it.
build-mark-dissolved = Its companies go, one each, to units without skirmishers.
build-mark-skirmishers = Has a company of a unit that is broken up.
build-one-ability = One more ability
build-has-already = It has it already.

## A leader
build-leader-commander = Field marshal
build-leader-infantry = Colonel
build-leader-cavalry = Commissary of horse
build-leader-companies = Captain
build-leader-battery = Master gunner
build-leader-name = What he is called
build-level = { $points } p. · { $virtues } virt. · { $qualities } qual.
build-virtues = Virtues
build-qualities = Qualities
build-commander-only = The Commander only.
build-taken = { $who } has it.
build-search = Search among { $count }
build-search-in = Search: { $what }
build-without = Without: { $what }
build-none-found = None is called that or does that.
build-rank = Rank
build-chief = Commands the whole army
build-abilities = Abilities

## A command
build-kind = Kind of command
build-own-troops = Own Troops
build-up = Up
build-down = Down
build-whose-list = List of the brigade

## Out
build-share = Share
build-share-note = The whole list is in the link: no server keeps it, and whoever opens it can read it, judge it and keep a copy.
build-qr = QR code of the link: another phone opens this list with it
build-link = Link of the list
build-share-with = Send…
build-copy-link = Copy the link
build-link-copied = The link is copied.
build-paper = On paper
build-paper-note = Each unit with its values, what it carries and boxes for what it suffers. On A4 or A5, in black and white.
build-print = Print
build-as-text = As text
build-copy-text = Copy the text
build-text-copied = The text is copied.
build-copy-by-hand = The browser does not let us copy from here: it is selected, copy it by hand.
build-save-text = Save as text
build-save-json = Save as JSON

## A list that came in a link
build-shared-list = A list that was sent to you
build-link-broken = The link has no list in it, or was cut short: ask for it again.
build-keep-copy = Keep a copy
