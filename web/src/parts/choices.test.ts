import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';

import Choices from './Choices.svelte';

const drawn: Record<string, unknown>[] = [];
afterEach(() => {
  for (const one of drawn.splice(0)) void unmount(one);
  document.body.replaceChildren();
});

function show(count: number): HTMLElement {
  const options = Array.from({ length: count }, (_, index) => ({ value: `v${index}`, label: `label ${index}`, note: `note ${index}` }));
  drawn.push(mount(Choices, { target: document.body, props: { legend: 'Scenario', options, value: 'v1' } }));
  flushSync();
  return document.body;
}

test('a few choices are buttons side by side, each with its note', () => {
  const root = show(6);
  expect(root.querySelectorAll('input[type=radio]')).toHaveLength(6);
  expect([...root.querySelectorAll('small')].map((one) => one.textContent)).toContain('note 5');
});

test('many choices are a list to open, with the note of the one that is taken', () => {
  const root = show(13);
  const select = root.querySelector('select') as HTMLSelectElement;
  expect(select.options).toHaveLength(13);
  const notes = (): (string | null)[] => [...root.querySelectorAll('small')].map((one) => one.textContent);
  expect(notes()).toEqual(['note 1']);
  select.value = 'v12';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
  expect(notes()).toEqual(['note 12']);
});
