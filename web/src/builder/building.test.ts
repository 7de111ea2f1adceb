import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { summary } from '../lists/changes';
import { loadLists } from '../lists/load';
import { EMPTY } from '../lists/tercios';
import { Building } from './building.svelte';

const lists = await loadLists('tercios');
const keep = vi.fn();
const fresh = () => new Building(lists, EMPTY, keep);

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  keep.mockReset();
});

test('a list is kept a moment after it was changed, once for several changes', () => {
  const building = fresh();
  building.do({ do: 'faction', faction: 'spain' });
  building.do({ do: 'limit', limit: 500 });
  expect(keep).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(keep).toHaveBeenCalledOnce();
  expect(keep.mock.calls[0]?.[0]).toMatchObject({ limit: 500 });
});

test('what was not kept yet is kept when the page goes, and nothing is kept that was not changed', () => {
  const building = fresh();
  building.flush();
  expect(keep).not.toHaveBeenCalled();
  building.do({ do: 'limit', limit: 500 });
  building.flush();
  expect(keep).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect(keep).toHaveBeenCalledOnce();
});

test('several taps are one step, taken back and done again at once', () => {
  const building = fresh();
  building.do({ do: 'faction', faction: 'spain' }, { do: 'name', name: 'Flandes' });
  expect(building.draft).toMatchObject({ faction: 'spain', name: 'Flandes' });
  building.undo();
  expect(building.draft).toEqual(EMPTY);
  expect(building.canUndo).toBe(false);
  building.redo();
  expect(building.draft.name).toBe('Flandes');
});

test('flaws stand at their places, and the tap that mends one is known', () => {
  const building = fresh();
  building.do({ do: 'faction', faction: 'spain' }, { do: 'add-command', kind: 'infantry', name: 'Coronel' });
  const [few] = building.at('commands.1').filter((flaw) => flaw.grave);
  expect(few?.message.key).toBe('muster-too-few-troops');
  expect(building.within('commands.1')).toBe(true);
  expect(building.within('commands.2')).toBe(false);
  const tap = few && building.mending(few);
  expect(tap).toEqual({ do: 'add-unit', to: 'commands.1', profile: 'tercio' });
});

test('what the server says holds where it says something else of the same list, and only there', () => {
  const building = fresh();
  building.theirs = { ...building.ours };
  expect(building.judgedThere).toBe(true);
  expect(building.differs).toBe(false);
  building.theirs = { ...building.ours, points: 7 };
  expect(building.differs).toBe(true);
  expect(building.verdict.points).toBe(7);
  building.do({ do: 'limit', limit: 500 });
  expect(building.judgedThere, 'it has not judged this one').toBe(false);
  expect(building.verdict.points).toBe(0);
});

test('a list that was judged under older rules says what is new', () => {
  const before = { ...summary(lists.judge(EMPTY), lists.rules - 1), points: 10 };
  expect(new Building(lists, EMPTY, keep, before).changes).toMatchObject({ points: [10, 0], rules: [lists.rules - 1, lists.rules] });
  expect(new Building(lists, EMPTY, keep, summary(lists.judge(EMPTY), lists.rules)).changes).toBeUndefined();
});
