import { expect, test, vi } from 'vitest';

import { Device, LARGEST, read } from './device';

/** jsdom has no IndexedDB: what lasts is tried in the browser. */
test('where the browser keeps nothing, things last as long as the page, and that is said', async () => {
  const device = new Device();
  await device.put('lists', 'one', { name: 'España' });
  expect(device.lasting).toBe(false);
  expect(await device.get('lists', 'one')).toEqual({ name: 'España' });
  await device.drop('lists', 'one');
  expect(await device.get('lists', 'one')).toBeUndefined();
});

test('a shelf gives what was written last first, and what has the same id once', async () => {
  vi.useFakeTimers();
  const device = new Device();
  for (const [time, id] of [[1, 'a'], [2, 'b'], [3, 'a']] as const) {
    vi.setSystemTime(time);
    await device.put('events', id, time);
  }
  expect((await device.all('events')).map(({ id, what }) => [id, what])).toEqual([['a', 3], ['b', 2]]);
  vi.useRealTimers();
});

test('a file with all that is kept is taken in elsewhere, but for what is newer there', async () => {
  vi.useFakeTimers();
  const [old, fresh] = [new Device(), new Device()];
  vi.setSystemTime(10);
  await old.put('lists', 'both', 'old');
  await old.put('notebooks', 'alone', 'note');
  vi.setSystemTime(20);
  await fresh.put('lists', 'both', 'new');
  const file = JSON.stringify(await old.everything());
  expect(await fresh.takeIn(file)).toBe(1);
  expect(await fresh.get('lists', 'both')).toBe('new');
  expect(await fresh.get('notebooks', 'alone')).toBe('note');
  expect(await fresh.takeIn(file)).toBe(0);
  vi.useRealTimers();
});

test.each(['', 'no', '[]', 'null', '{"maestre":2,"shelves":{}}', '{"maestre":1,"shelves":{"lists":[{"id":""}]}}', '{"maestre":1,"shelves":{"lists":3}}'])(
  'what is no file of ours is not taken in: %s',
  async (text) => {
    expect(read(text)).toBeNull();
    expect(await new Device().takeIn(text)).toBeNull();
  },
);

test('a file larger than any of ours is not even read', () => {
  const file = JSON.stringify({ maestre: 1, shelves: {} });
  expect(read(file.padEnd(LARGEST))).not.toBeNull();
  expect(read(file.padEnd(LARGEST + 1))).toBeNull();
});
