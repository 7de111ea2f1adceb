import { expect, test } from 'vitest';

import type { Line } from '../wire/shapes';
import { grouped, hasLedger, sharesDice, stepArgs, valueOf } from './ledger';

const line = (key: string): Line => ({ at: 1, message: { key, args: [] }, rule: '', throws: [], because: [] });
const shape = (keys: string[]) =>
  grouped(keys.map(line)).map(({ head, lines }) => [head?.message.key ?? null, ...lines.map((one) => one.message.key)]);

test('lines are grouped by what begins and what ends', () => {
  expect(shape(['moved', 'phase-ends', 'guns-miss', 'turn-begins', 'wind-holds', 'moved', 'phase-ends'])).toEqual([
    [null, 'moved', 'phase-ends'],
    [null, 'guns-miss'],
    ['turn-begins', 'wind-holds', 'moved', 'phase-ends'],
  ]);
  expect(shape([])).toEqual([]);
  expect(shape(['turn-begins'])).toEqual([['turn-begins']]);
});

test('a value is written as people write it', () => {
  expect(valueOf({ top: 6, bottom: 2 })).toBe('3');
  expect(valueOf({ top: 2, bottom: 4 })).toBe('1/2');
  expect(valueOf({ top: 5, bottom: 2 })).toBe('2 1/2');
  expect(valueOf({ top: -3, bottom: 2 })).toBe('−1 1/2');
  expect(valueOf({ top: 0, bottom: 1 })).toBe('0');
});

test('only a line with a rule, dice or numbers has something behind it', () => {
  expect(hasLedger(line('x'))).toBe(false);
  expect(hasLedger({ ...line('x'), rule: '5.2' })).toBe(true);
  expect(hasLedger({ ...line('x'), throws: [{ faces: [3], rule: '' }] })).toBe(true);
});

test('tells what is added with a sign, and what is taken away with its own', () => {
  const step = (amount: number) => stepArgs({ how: 'plus', amount, rule: '1.1' } as Parameters<typeof stepArgs>[0]);
  expect(step(2)).toEqual({ amount: 2, over: 1, sign: '+' });
  expect(step(-2).sign).toBe('');
});

test('lines of one throw share its dice, and lines of another do not', () => {
  const thrown = (at: number, ...faces: number[]): Line => ({ ...line('x'), at, throws: [{ faces, rule: '10.07' }] });
  expect(sharesDice(thrown(4, 4, 5), thrown(4, 4, 5))).toBe(true);
  expect(sharesDice(thrown(5, 4, 5), thrown(4, 4, 5))).toBe(false);
  expect(sharesDice(thrown(4, 4, 6), thrown(4, 4, 5))).toBe(false);
  expect(sharesDice(thrown(4, 4, 5), undefined)).toBe(false);
});
