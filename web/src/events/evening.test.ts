import { expect, test } from 'vitest';

import { collect } from './collect';
import { bringBack, drop, enter, isPlayed, mend, MOST_ENTRANTS, newEvening, pairRound, settle, standingOf, swap, unpair, waiting, type Evening } from './evening';
import { isBye, plays } from './event';
import type { Flaw } from '../wire/shapes';

const FLAW: Flaw = { rule: '8.01', message: { key: 'x', args: [] }, remedy: { key: 'y', args: [] }, where: '', grave: true };
const legal = { points: 1000, limit: 1000, flaws: [] };
const illegal = { points: 1000, limit: 900, flaws: [FLAW] };
const numbered = (number: number) => `Player ${number}`;

function with_(names: string, lists = true): Evening {
  const text = [...names].map((name) => `=== ${name} / Club\n${lists ? 'Army\n' : ''}`).join('\n');
  return enter(newEvening('Evening', lists ? 'tercios' : '', lists, 5), collect(text), numbered);
}

const idOf = (evening: Evening, name: string) => evening.entrants.find((player) => player.name === name)?.id ?? '';
const judged = (evening: Evening) => evening.entrants.reduce((now, player) => mend(now, player.id, { verdict: legal }), evening);
const finished = (evening: Evening) => (evening.rounds.at(-1) ?? []).reduce((now, meeting, table) => (isBye(meeting) ? now : settle(now, now.rounds.length, table + 1, 'first', null)), evening);

test('nobody plays with a list that was not judged, is illegal or lacks, unless they are let in', () => {
  let evening = with_('abc');
  expect(waiting(evening).map((player) => player.name)).toEqual(['a', 'b', 'c']);
  evening = mend(evening, idOf(evening, 'a'), { verdict: legal });
  evening = mend(evening, idOf(evening, 'b'), { verdict: illegal });
  expect(evening.entrants.map((player) => standingOf(evening, player))).toEqual(['legal', 'illegal', 'unjudged']);
  evening = mend(evening, idOf(evening, 'b'), { let_in: true });
  evening = mend(evening, idOf(evening, 'c'), { list: '' });
  expect(evening.entrants.map((player) => standingOf(evening, player))).toEqual(['legal', 'let-in', 'listless']);
  expect(waiting(evening).map((player) => player.name)).toEqual(['c']);
  expect(waiting(with_('ab', false))).toEqual([]);
});

test('another list is judged anew, and another name alone is not', () => {
  let evening = judged(with_('a'));
  evening = mend(evening, idOf(evening, 'a'), { name: 'A' });
  expect(evening.entrants[0]?.verdict).toEqual(legal);
  evening = mend(evening, idOf(evening, 'A'), { list: 'Other' });
  expect(evening.entrants[0]?.verdict).toBeNull();
});

test('whoever comes again under the same name brings a new list, and no more enter than may', () => {
  const evening = judged(with_('ab'));
  const again = enter(evening, collect('=== a / Other\nNew army\n'), numbered);
  expect(again.entrants.map(({ id, club, list, verdict }) => [id === idOf(evening, 'a'), club, list, verdict === null])).toEqual([
    [true, 'Other', 'New army', true],
    [false, 'Club', 'Army', false],
  ]);
  const many = collect(Array.from({ length: MOST_ENTRANTS + 5 }, (_, place) => `=== n${place}\n`).join(''));
  expect(enter(newEvening('Many', '', false, 3), many, numbered).entrants).toHaveLength(MOST_ENTRANTS);
});

test('who has not played is gone when they leave; who has stays, is paired no more, and may come back', () => {
  let evening = judged(with_('abcd'));
  expect(drop(evening, idOf(evening, 'a')).entrants).toHaveLength(3);
  evening = finished(pairRound(evening));
  const left = drop(evening, idOf(evening, 'a'));
  expect(left.entrants).toHaveLength(4);
  const next = pairRound(left).rounds[1] ?? [];
  expect(next.some((meeting) => meeting.first === idOf(left, 'a') || meeting.second === idOf(left, 'a'))).toBe(false);
  expect(next.filter(isBye)).toHaveLength(1);
  const back = bringBack(left, idOf(left, 'a'));
  expect(back.entrants.every((player) => plays(player, 2))).toBe(true);
});

test('a round is played when every table has a result, and two may be swapped before', () => {
  let evening = pairRound(judged(with_('abcde')));
  expect(isPlayed(evening)).toBe(false);
  const [one, other] = evening.rounds[0] ?? [];
  const swapped = swap(evening, one?.first ?? '', other?.first ?? '');
  expect(swapped.rounds[0]?.slice(0, 2).map((meeting) => meeting.first)).toEqual([other?.first, one?.first]);
  evening = finished(evening);
  expect(isPlayed(evening)).toBe(true);
  expect(unpair(evening).rounds).toEqual([]);
});
