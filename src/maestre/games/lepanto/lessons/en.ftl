# The lessons of Lepanto. Ships go by their key (CC-G03); hexes by column and row (1722).

lesson-other = That is allowed, and you see what came of it. This step was about something else: go back and try, or play on a little first.

## Wind and oars

lesson-wind = Wind and oars
lesson-wind-aim = Move galleys under sail and by oar, and know when a crew is spent.
lesson-wind-begin = You command the Holy League. Whoever has more points afloat at the end wins: 2 for a galley, 1 for a galleass or a galliot. The enemy lies ten hexes to the east, and the wind blows towards him: it carries you. First you learn to get there.
lesson-wind-sail = With the wind astern a galley sails two hexes, and sailing costs nothing. Take CC-G03 two hexes ahead under sail.
lesson-wind-sail-hint = Choose CC-G03 and its place two hexes to the east; the easiest way there is all sail.
lesson-wind-sail-done = Two hexes, and nobody has touched an oar.
lesson-wind-sail-rowed = You have come just as far, but by oar: two rowed hexes exhaust the crew, and next turn it does not row at all. The wind would have done it for nothing.
lesson-wind-another = That ship moves too, whenever you like: each ship moves once a turn, in any order. Here it was about CC-G03.
lesson-wind-oar = Oars and sail add up. One rowed hex tires nobody. Take CC-G04 three hexes ahead: two under sail, one by oar.
lesson-wind-oar-hint = Hex 1823, three to the east of CC-G04.
lesson-wind-oar-done = Three hexes each turn without tiring: that is the pace of a line which means to fight when it arrives.
lesson-wind-oar-twice = It stands on the right hex, but it rowed two hexes to get there, and that exhausts the crew. Use the second hex of sail instead.
lesson-wind-oar-far = Four hexes: two of them rowed, and the crew is exhausted. Sometimes that is worth it, as you will see next; here one oar was enough.
lesson-wind-hard = Sometimes the farthest hex counts more than the crew. Take CC-G05 as far ahead as it goes: two under sail and two by oar.
lesson-wind-hard-hint = Hex 1924. The list says that this exhausts the crew; do it all the same.
lesson-wind-hard-done = Four hexes, the longest move there is. The crew bears its marker. The turn went on: nobody fired, the enemy stayed where he was, and the die for the wind left it as it is.
lesson-wind-hard-short = It could go farther: up to four hexes straight ahead with this wind, if the crew rows twice.
lesson-wind-hard-turned = A turn and one rowed hex exhaust the crew as well, and whoever turns rows only once. Straight ahead you come farther.
lesson-wind-rest = Turn 2. CC-G05 is exhausted: it cannot row this turn, but the wind still carries it. Sail on with it as far as you can.
lesson-wind-rest-hint = Two hexes to the east, to 2124.
lesson-wind-rest-done = At the end of this turn the marker goes, and on turn 3 the crew rows again: a turn without oars is the whole price.
lesson-wind-rest-short = The wind would carry it one hex more. But nobody has to use all that is allowed.
lesson-wind-ended = That ends the phase for the whole fleet: whoever has not moved stays where it is this turn. Go back and move first.
lesson-wind-turn = A ship turns one hexside in a move, before, between or after its hexes. Without an oar that is free. Let CC-G03 turn to either side.
lesson-wind-turn-hint = Choose an end of its move where the bow points north-east or south-east; for instance to port and then two hexes under sail.
lesson-wind-turn-done = One hexside off the wind a ship still sails two hexes. Two hexsides off it is one; dead against the wind your ships do not sail at all.
lesson-wind-turn-straight = It has gone straight on. Here it was to turn: one hexside to port or to starboard.
lesson-wind-face = After the combat phase comes reorientation: ships turn where they lie, galleys up to two hexsides, and no oar is used. Point CC-G03 to the east again, where the enemy is.
lesson-wind-face-hint = Choose CC-G03 and the heading east.
lesson-wind-face-done = Guns fire ahead, and only ahead. So this is the phase in which you aim for the next turn.
lesson-wind-face-other = It turns, but not towards the enemy: he is to the east.
lesson-wind-face-ended = The phase is over, and CC-G03 looks past the enemy until it moves again.
lesson-wind-end = That is all there is to moving. To take many ships ahead at once, give a squadron the order; every ship then goes as far as it can without tiring. Next: guns.

## Guns

lesson-guns = Guns
lesson-guns-aim = Bring the guns to bear, and read what a shot promises before it is fired.
lesson-guns-begin = A galley has its guns in the bow: they reach two hexes straight ahead, and nothing to the sides. Two guns count at one hex, one gun at two. The target sinks when the die shows the number of guns or less.
lesson-guns-close = Turn 2. CC-G08 has an exhausted crew, but the wind is good and IC-G06 lies straight ahead. Bring it next to the enemy, bow on.
lesson-guns-close-hint = Sail two hexes, to 2127, and do not turn.
lesson-guns-close-done = One hex away, bow on: both guns count. You fire before he does, because your combat phase comes first.
lesson-guns-close-far = At two hexes only one gun counts: one chance in six instead of two. And then it is his turn.
lesson-guns-close-turned = Now the bow points past him, and guns fire straight ahead only. There is no shot from here.
lesson-guns-fire = The combat phase. Choose CC-G08 and look at what the guns promise against IC-G06; then fire.
lesson-guns-fire-hint = Guns of CC-G08 at IC-G06: factor 2, it sinks on a 1 or a 2.
lesson-guns-fire-done = A 5: a miss. Guns risk nothing, so they are always worth firing, and always first.
lesson-guns-arms = Small arms are close combat: at even odds two faces of six hurt the enemy, and four throw you back. A repulsed ship attacks no more until it has got away. Guns risk nothing.
lesson-guns-ended = The phase is over, and guns that could have fired were silent. Go back: every shot is free.
lesson-guns-galleass = The galleass CC-A01 fires all round, three hexes far. Her sides are much stronger than bow and stern. IC-G06 lies to starboard, IC-G05 ahead: fire where more guns count.
lesson-guns-galleass-hint = CC-A01 at IC-G06: through her side, factor 2.
lesson-guns-galleass-done = A 2: IC-G06 sinks, and two points with it.
lesson-guns-galleass-bow = Ahead, three hexes off, a single gun counts: one chance in six. To starboard there were two.
lesson-guns-arc = A galleass has four arcs, and each fires once in a phase. Starboard has fired; the bow has not. Fire it at IC-G05.
lesson-guns-arc-hint = CC-A01 at IC-G05.
lesson-guns-arc-done = A 3, and one gun needs a 1. But it cost nothing.
lesson-guns-arc-galley = Good too: CC-G01 has its own shot, one gun at two hexes. But the bow of the galleass has not fired yet.
lesson-guns-face = IC-G05 is coming. Next turn it will want to lie bow on before CC-G01, at 2226. Turn CC-G08 so that its bow points there.
lesson-guns-face-hint = CC-G08 to the north-east.
lesson-guns-face-done = He came as expected, fired at CC-G01 with two guns and threw a 6. On turn 3 you left all ships where they are. Now it is your combat phase.
lesson-guns-face-away = From there the bow points away from 2226: no shot next turn.
lesson-guns-face-ended = CC-G08 still looks east, and the enemy will pass in front of CC-G01 without fear of it.
lesson-guns-answer = IC-G05 lies before two of your galleys. Fire at it with one that has it straight ahead at one hex.
lesson-guns-answer-hint = CC-G08 or CC-G01: factor 2 for either.
lesson-guns-answer-done = A 1: IC-G05 sinks. Had it missed, the other galley had a shot of its own. That is the art: many bows at one enemy, and few of his at you.
lesson-guns-answer-weak = The galleass has only her bow for that one. Galleys at one hex fire with two guns; begin with them or not, but do not leave it at this.
lesson-guns-end = Before every attack the odds stand beside it; after it the log says what the die needed. Next: boarding and ramming.

## Boarding and ramming

lesson-boarding = Boarding and ramming
lesson-boarding-aim = Ram at speed, come alongside, and board with more than the enemy has.
lesson-boarding-begin = This time you command Islam, for only its ships ram. The wind is against you, and yet your ships sail one hex. Two galleys of the League have run ahead of their line: CC-G05 and CC-G04.
lesson-boarding-ram = To ram is to move into the enemy's hex. The farther the run, the better: after three hexes four faces of six sink the target. Ram CC-G05 with IC-G03.
lesson-boarding-ram-hint = IC-G03 straight ahead: one hex under sail and two by oar, into hex 2124.
lesson-boarding-ram-done = It is in. The die falls in the combat phase, and the ship does nothing else there.
lesson-boarding-ram-short = From here two guns would fire, two chances in six. The ram had four. A ram costs no more, unless it fails: then the rammer is stuck for good.
lesson-boarding-another = That ship may move too, in any order. Here it was about IC-G03 and its ram.
lesson-boarding-side = Boarders go over the side: the enemy must lie along yours, neither ahead nor astern. Bring IC-G02 beside CC-G04, to 2123, and turn so that it does not lie ahead.
lesson-boarding-side-hint = One hex under sail, then one hexside to port.
lesson-boarding-side-done = CC-G04 now lies along your side. Which way it faces itself does not matter.
lesson-boarding-side-bow = There you have it right before your bow: good for guns, but nobody boards over the bow.
lesson-boarding-side-away = Too far: whoever boards must be in the next hex.
lesson-boarding-second = One galley against one is 1:1, and that mostly ends in a repulse. Bring IC-G01 alongside too, to 2122.
lesson-boarding-second-hint = One hex under sail, straight on: then CC-G04 lies on its port side.
lesson-boarding-second-done = Two alongside: 8 against 4, or 2:1.
lesson-boarding-alone = The phase is over, and IC-G02 would have to board alone, at 1:1.
lesson-boarding-die = Combat. A ram must be resolved before the phase ends. Throw its die.
lesson-boarding-die-hint = Choose IC-G03 and its ram.
lesson-boarding-die-done = A 3: after three hexes a 4 or less sinks. CC-G05 is gone. On a 5 or a 6 your ship would be stuck, and at the end it would not count.
lesson-boarding-die-later = You may board before the ram is thrown; the order is yours. But that was one ship alone, at 1:1: a repulse in four of six.
lesson-boarding-board = Now board CC-G04 with both galleys together, and look at the odds first.
lesson-boarding-board-hint = Choose CC-G04, and IC-G01 with IC-G02 as boarders.
lesson-boarding-board-done = A 2: eliminated. At 2:1 three faces of six take the enemy, one of them your own ships too.
lesson-boarding-board-one = One alone is 1:1. On four faces of six it is repulsed; the other could not make up for it.
lesson-boarding-board-arms = Small arms count each ship by itself: 1:1. Only boarders add up their strength.
lesson-boarding-end = Whoever is repulsed attacks no more until it is out of the enemy's reach; and whoever is repulsed or stuck when the battle ends counts nothing. So attack with the odds, or not at all. Next: towing.

## Towing

lesson-towing = Towing
lesson-towing-aim = Bring a galleass to where her guns decide, and let her go there.
lesson-towing-begin = CC-A01 is a galleass: more guns than any other ship, and too heavy to move by herself. CC-G01 has her in tow. She lies astern of it and points at it.
lesson-towing-pull = The pair moves as one, as fast as the galley would alone. Take CC-G01 three hexes ahead: two under sail, one by oar.
lesson-towing-pull-hint = CC-G01 to hex 2026, letting go of nothing.
lesson-towing-pull-done = The galleass has followed into the hex behind. The turn went on, the enemy waited, and the wind holds.
lesson-towing-pull-anchored = She is anchored here, and in the turn in which she anchors nobody takes her in tow again. It is too early: the enemy is far away.
lesson-towing-cut-early = The cable is cut, and she stays behind. From the next turn on she drifts with the wind, one hex a turn, until somebody takes her in tow.
lesson-towing-pull-hard = Four hexes, but the crew is exhausted: next turn the pair only sails.
lesson-towing-anchor = Turn 2. Now tow her two hexes on under sail, and let her go at the end of the move.
lesson-towing-anchor-hint = CC-G01 to 2226, and of the two ways there the one that lets the galleass go.
lesson-towing-anchor-done = She lies at 2126 and may be turned from now on. A new turn has come; the wind holds.
lesson-towing-anchor-kept = She still hangs on the cable: as long as she does, she cannot be turned and points at her galley.
lesson-towing-anchor-elsewhere = She is anchored, but somewhere else. Two hexes under sail was the task; go back or play on.
lesson-towing-take = Turn 3 begins with a question: who is taken in tow? A galley may take her that lies right ahead of her and does not point at her. CC-G01 does. Take her in tow again.
lesson-towing-take-hint = Choose CC-A01.
lesson-towing-take-done = In tow again. There is no other moment in a turn for it.
lesson-towing-take-none = A galleass that nobody tows drifts with the wind. This time the galley lies in her way and she stays; next time perhaps not.
lesson-towing-cut = The enemy is four hexes away: near enough. Cut her loose, so that she can turn her side to him.
lesson-towing-cut-hint = Choose CC-A01 and cut the cable.
lesson-towing-cut-done = Cut. CC-G01 then went out of her line of fire, and nobody was in reach. Now comes reorientation.
lesson-towing-cut-moved = She came along, still on the cable: so she points at her galley and cannot turn.
lesson-towing-cut-ended = She is still in tow, and can be cut loose in reorientation too. But her galley stands before her guns.
lesson-towing-face = Ahead she has two guns at one hex, to the sides four. Turn CC-A01 so that the east, where he comes from, lies along her side.
lesson-towing-face-hint = Any heading but east: north-east, say.
lesson-towing-face-done = IC-G05 came on, two hexes from her, and could not reach her with his guns. Then she drifted one hex with the wind, right up to him.
lesson-towing-face-another = That ship has turned. The galleass still shows him her bow.
lesson-towing-face-ended = She shows him her bow: two guns at one hex instead of four.
lesson-towing-fire = IC-G05 lies along her side, one hex away. Four guns: fire.
lesson-towing-fire-hint = Guns of CC-A01 at IC-G05: factor 4.
lesson-towing-fire-done = A 4 is enough: four faces of six sink. No other ship shoots like that.
lesson-towing-fire-arms = Her crew is strong, 2:1; but three faces of six repulse her. Guns sink on four and risk nothing, and you may do both: guns first.
lesson-towing-fire-ended = The best shot of the battle, not fired.
lesson-towing-end = So a galleass decides a place, not a battle: tow her in front of your line, let her go in time, turn her side to the enemy. Last comes a small battle of your own.

## A small battle

lesson-battle = A small battle
lesson-battle-aim = Win the learning battle with what you have learnt.
lesson-battle-begin = Eight turns, about a dozen ships a side, 23 points each. Whoever has more at the end wins; repulsed and stuck ships do not count. Your enemy here gives his orders by chance: he is there to practise on.
lesson-battle-line = Come on in line, three hexes a turn: all sail and one oar. Whoever rows twice arrives spent. Begin with CC-G06.
lesson-battle-line-hint = CC-G06 to hex 1825.
lesson-battle-line-done = The same for all others: a squadron's order to go ahead does it at once.
lesson-battle-line-hard = Four hexes, ahead of all others and exhausted. Keep that for the move that brings the guns to bear.
lesson-battle-line-ended = The fleet stays where it is. With eight turns and ten hexes to go there is no time to give away.
lesson-battle-bows = Stop one hex before an enemy, bow on: then both guns count.
lesson-battle-guns = In combat fire all guns first. They risk nothing, and what sinks need not be boarded.
lesson-battle-odds = Then board and use small arms where the odds are 2:1 or better, and nowhere else: at 1:1 you are repulsed more often than not.
lesson-battle-face = In reorientation turn every bow to the nearest enemy: you aim for the next turn.
lesson-battle-end = Now it is yours. These five sentences are enough here; against a veteran, the stronger opponent, they win somewhat more often than they lose.
