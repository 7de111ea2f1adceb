import { expect, test } from 'vitest';

import { collect } from './collect';

const LIST = 'Army of Flanders\nFaction: Spanish tercios\nLimit: 1000\n\n- Tercio; Swordsmen = 200\n\nPoints: 200';

test('lists apart by lines of equals signs say in them who sent them', () => {
  const text = `=== Ana García / Tercio Viejo / Spain\n${LIST}\n\n=== Bruno | Flandes ===\r\n${LIST}\n`;
  expect(collect(text)).toEqual([
    { name: 'Ana García', club: 'Tercio Viejo', nation: 'Spain', list: LIST },
    { name: 'Bruno', club: 'Flandes', nation: 'Spanish tercios', list: LIST },
  ]);
});

test('lines at the head of a list say it, too, in either language', () => {
  const text = `Player: Ana\nClub: León\n${LIST}\n\nJugador: Bruno\nNación: Suecia\n${LIST}`;
  expect(collect(text)).toEqual([
    { name: 'Ana', club: 'León', nation: 'Spanish tercios', list: LIST },
    { name: 'Bruno', club: '', nation: 'Suecia', list: LIST },
  ]);
  expect(collect(`===\nPlayer: Ana\n${LIST}\n===\nJugadora: Berta\nClub: X\n${LIST}`).map(({ name, club }) => [name, club])).toEqual([
    ['Ana', ''],
    ['Berta', 'X'],
  ]);
});

test('names alone are entrants without lists, and one list alone one entrant without a name', () => {
  expect(collect('=== Ana / A\n=== Bruno / B\n').map(({ name, club, list }) => [name, club, list])).toEqual([['Ana', 'A', ''], ['Bruno', 'B', '']]);
  expect(collect(LIST)).toEqual([{ name: '', club: '', nation: 'Spanish tercios', list: LIST }]);
  expect(collect('\n \n===\n\n===\n')).toEqual([]);
});

test('a word of the list that looks like a heading is the list’s, once the list has begun', () => {
  const [sent] = collect(`=== Ana\nMy army\nClub: not mine\n${LIST}`);
  expect(sent).toMatchObject({ name: 'Ana', club: '' });
  expect(sent?.list).toContain('Club: not mine');
});
