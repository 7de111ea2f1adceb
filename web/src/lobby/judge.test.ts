import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { api } from '../wire/api';
import { Problem } from '../wire/problem';
import type { OwnList } from '../wire/shapes';
import { Judge } from './judge.svelte';

const list = (name: string): OwnList => ({ kept: name, name, points: 995, limit: 1000, flaws: [] });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a list is judged once, after a pause in the writing', async () => {
  const judged = vi.spyOn(api, 'judgeList').mockImplementation(async (_, text) => list(text));
  const judge = new Judge('tercios', 100);
  judge.write('a');
  await vi.advanceTimersByTimeAsync(60);
  judge.write('ab');
  expect(judge.judging).toBe(true);
  await vi.advanceTimersByTimeAsync(100);
  expect(judged.mock.calls).toEqual([['tercios', 'ab']]);
  expect([judge.judging, judge.found?.name]).toEqual([false, 'ab']);
});

test('an answer that comes late does not stand in the place of a later text', async () => {
  const slow = new Map([
    ['a', 500],
    ['b', 50],
  ]);
  vi.spyOn(api, 'judgeList').mockImplementation(async (_, text) => {
    await new Promise((done) => setTimeout(done, slow.get(text)));
    return list(text);
  });
  const judge = new Judge('tercios', 10);
  judge.write('a');
  await vi.advanceTimersByTimeAsync(20);
  judge.write('b');
  await vi.advanceTimersByTimeAsync(1000);
  expect(judge.found?.name).toBe('b');
});

test('what the server refuses to read is said, and forgotten with the next text', async () => {
  const away = vi.spyOn(api, 'judgeList').mockRejectedValueOnce(Problem.away());
  const judge = new Judge('tercios', 10);
  judge.write('x');
  await vi.advanceTimersByTimeAsync(20);
  expect([judge.problem?.error, judge.found]).toEqual(['Away', null]);
  away.mockResolvedValue(list('y'));
  judge.write('y');
  await vi.advanceTimersByTimeAsync(20);
  expect([judge.problem, judge.found?.name]).toEqual([null, 'y']);
});
