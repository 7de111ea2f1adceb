seat-pilot = Pilot
seat-harbour = Harbour
scenario-bay = The bay
piece-heron = Heron
piece-egret = Egret
bay = the bay
quay = Quay
# $turn: the turn
fact-turn = Turn { $turn }
hint-moor = Moor a boat in the bay.
hint-sail = Say which way a boat sails.
leg-ahead = ahead
leg-turn = turn
leg-to = to a place
# $piece: the boat; $x, $y: where it lies; $facing: where it faces, in degrees
answer-moor = { $piece } is moored at { $x }, { $y }, facing { $facing }°
# $piece: the boat; $x, $y: where it comes to; $facing: where it faces, in degrees
answer-sail = { $piece } sails to { $x }, { $y }, facing { $facing }°
# $piece: the boat
outside-bay = { $piece } is moored in the bay.
# $piece: the boat
too-near = { $piece } would lie too near the other boat.
# $piece: the boat
too-far = { $piece } cannot sail more than 240 ahead.
# $piece: the boat
no-way = { $piece } sails somewhere on the table.
# $piece: the boat
moored = { $piece } is moored.
# $piece: the boat
sailed = { $piece } sails.
ending-out = Both boats are out.
