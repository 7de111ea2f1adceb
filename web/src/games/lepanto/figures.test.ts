import { expect, it } from 'vitest';

import { CHARTS, fromSheet, isComplete, isRow, LETTERS, read, written } from './figures';
import sheet from './fixtures/sheet.json';

const charts = {
  guns: { 1: [1], 2: [1, 2], 3: [1, 2, 3], 4: [1, 2, 3, 4] },
  odds: { '1:1': 'EBRRRR', '2:1': 'EEBRRR' },
  rams: { 1: 'EEIIII', 4: 'EEEEEI' },
};
const rebuilt = fromSheet({ ...sheet, charts });

it('begins with what the sheet says', () => {
  expect(rebuilt.gunnery).toEqual({ 1: 'SMMMMM', 2: 'SSMMMM', 3: 'SSSMMM', 4: 'SSSSMM' });
  expect(rebuilt.close_combat['2:1']).toBe('EEBRRR');
  expect(rebuilt.ramming['4']).toBe('EEEEEI');
  expect(rebuilt.factors['galley']).toEqual({ guns: 2, arms: 4, boarding: 4 });
  expect(isComplete(rebuilt)).toBe(true);
});

it('reads again what it has written', () => {
  const mine = { ...rebuilt, close_combat: { ...rebuilt.close_combat, '2:1': 'BEBRRB' } };
  const factors = { ...rebuilt.factors, galley: { guns: 1, arms: 0, boarding: 5 } };
  expect(read(written({ ...mine, factors }), rebuilt)).toEqual({ ...mine, factors });
  expect(read('game = "lepanto"\n[map.land]\nrows = 3\n', rebuilt)).toEqual(rebuilt);
});

it('knows every letter of a chart and no other', () => {
  for (const chart of CHARTS) {
    for (const letter of LETTERS[chart]) expect(isRow(chart, letter.repeat(6))).toBe(true);
    expect(isRow(chart, 'X' + LETTERS[chart][0]?.repeat(5))).toBe(false);
    expect(isRow(chart, LETTERS[chart][0]?.repeat(5) ?? '')).toBe(false);
    expect(isRow(chart, LETTERS[chart][0]?.repeat(7) ?? '')).toBe(false);
  }
});

it('is not complete with a number that no counter has', () => {
  for (const guns of [-1, 100, 1.5, Number.NaN]) {
    const factors = { ...rebuilt.factors, galley: { guns, arms: 4, boarding: 4 } };
    expect(isComplete({ ...rebuilt, factors })).toBe(false);
  }
});
