# The sides. These stand in sentences: “Mule Train wins.”
seat-smuggler = Mule Train
seat-guard = Border Guard
scenario-pass = The pass

# The board
piece-mule-1 = first mule
piece-mule-2 = second mule
piece-mule-3 = third mule
piece-patrol-1 = first patrol
piece-patrol-2 = second patrol
badge-silver = carries the silver
# $turn: the turn; $turns: how many there are
fact-turn = Turn { $turn } of { $turns }

# What is asked, by the tag of the question
hint-load = Choose the mule that is to carry the silver; nobody else will know.
hint-drive = Choose a mule, then the cell it goes to.
hint-watch = Choose a patrol, then a free cell, or a mule beside it to search.

# What may be answered: orders by their verb, options by their word
# $piece: who goes; $to: where
order-step = The { $piece } goes to { $to }
# $piece: the patrol; $to: the mule
order-search = The { $piece } searches the { $to }
order-wait = Wait
pick-mule-1 = The first mule carries it
pick-mule-2 = The second mule carries it
pick-mule-3 = The third mule carries it

# What happens
loaded = The mules are loaded.
# $piece: who goes; $to: where
stepped = The { $piece } goes to { $to }.
waited = Nobody moves.
# $piece: the mule
cork = The { $piece } carries nothing but cork.
# $piece: the mule
silver = The { $piece } carries the silver!
# $piece: the mule
slipped = The { $piece } slips away unsearched.
# $piece: the mule
odds-opened = The load of the { $piece } is opened

# Why the machine does it, after “because”
# $mule: the mule
why-beside = the { $mule } is beside it and can be searched
# $to: where
why-ahead = { $to } is a row nearer to the far side
# $piece: the mule
why-silver = the { $piece } carries the silver
# $to: where
why-watched = a patrol stands beside { $to }
# $piece: the patrol; $gap: how many steps are left
why-nearer = from there the { $piece } has { $gap ->
    [one] one step
   *[other] { $gap } steps
} to the nearest mule

# How it ends
ending-found = The silver is found.
ending-across = The silver is across.
ending-late = The night is over and the silver is not across.
