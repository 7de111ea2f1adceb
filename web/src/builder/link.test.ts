import { expect, test } from 'vitest';

import forces from '../lists/catalogue/tercios.json';
import { fromFragment, toFragment } from './link';

const KEPT = JSON.stringify({ ...forces.forces[0]?.list, name: 'Ejército de Flandes' });

test('a list goes into a link and comes out of it as it was', async () => {
  const fragment = await toFragment(KEPT);
  expect(fragment).toMatch(/^#list=[\w-]+$/);
  expect(fragment.length).toBeLessThan(KEPT.length);
  expect(await fromFragment(fragment)).toBe(KEPT);
});

test.each(['', '#', '#list=', '#list=AAAA', '#list=!!', '#table=eyJ9'])('%j is no list', async (fragment) => {
  expect(await fromFragment(fragment)).toBeNull();
});

test('a link that was cut short is no list', async () => {
  const fragment = await toFragment(KEPT);
  expect(await fromFragment(fragment.slice(0, -20))).toBeNull();
});

test('a link that unpacks to more than any list is refused', async () => {
  expect(await fromFragment(await toFragment('a'.repeat(5_000_000)))).toBeNull();
});
