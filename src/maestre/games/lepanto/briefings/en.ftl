# Briefings of Lepanto: what a room opens with.

## What all share

briefing-win = Ships kept count, not ships sunk: at the end a galley is worth { $worth_galley } to its owner, a galleass or a galliot { $worth_galliot }. Repulsed and immobilised ships come off first. More points win; equal points are a draw.
briefing-long = { $turns } turns, or until one side has no ship left.
briefing-aim-christian = You begin with { $points_christian } points against { $points_islamic }. Let the galleasses break up the enemy line, and keep your galleys: each that is lost costs you more than a galliot costs him.
briefing-aim-islamic = You begin with { $points_islamic } points against { $points_christian }. Get past the galleasses or around them, take galleys by boarding, and do not leave ships where you cannot help them.
briefing-know-1 = The Christian player moves, fights and turns his ships; then the Islamic player does the same. Nobody shoots back in the enemy's combat.
briefing-know-2 = A galleass neither rows nor sails by itself: it goes in tow of a galley, or drifts.
briefing-know-3 = From turn { $halved } on the small arms of the Islamic side are halved: its best time is before that.

## The battle

briefing-battle-who = The fleet of the Holy League under Don Juan of Austria, { $ships_christian } ships, against the Ottoman fleet of Ali Pasha, { $ships_islamic } ships.
briefing-battle-where = Off Lepanto, at the mouth of the gulf, in October 1571.
briefing-battle-know-1 = The reserves of both sides lie still until turn { $release }. Fight the first turns without them.

## First action

briefing-learning-who = Part of Don Juan's centre, { $ships_christian } ships with a galleass in tow, against { $ships_islamic } of Ali Pasha, galliots among them.
briefing-learning-where = Open sea off Lepanto, in October 1571: no coast and no reserves. A small action of ours to learn with.
briefing-learning-know-3 = Look at the wind before you hoist sail, and remember that a galley that turns rows less far.

## The Christian left

briefing-left-wings-who = The Christian left under Barbarigo, { $ships_christian } ships with galleasses, against the Islamic right under Scirocco, { $ships_islamic } ships.
briefing-left-wings-where = Along the northern shore off Lepanto, in October 1571, where the two wings met.
