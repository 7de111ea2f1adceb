import { expect, test } from 'vitest';

import en from './en.ftl?raw';
import es from './es.ftl?raw';

const sources = import.meta.glob(['./**/*.{svelte,ts}', '../pages/Notebook.svelte', '!./**/*.test.ts'], { query: '?raw', import: 'default', eager: true }) as Record<string, string>;
const code = Object.values(sources).join('\n');

/** The keys of a file, each with the arguments that it uses. */
function written(text: string): Record<string, string> {
  const entries = text.split(/\n(?=[a-z])/).flatMap((entry) => {
    const [, key, value] = /^([a-z][\w-]*) = ([\s\S]*)/.exec(entry) ?? [];
    return key ? [[key, [...new Set(value?.match(/\$\w+/g) ?? [])].sort().join(' ')] as const] : [];
  });
  return Object.fromEntries(entries);
}

test('the words of the notebook exist in both languages, with the same arguments', () => {
  expect(Object.keys(written(es)).length).toBeGreaterThan(30);
  expect(written(es)).toEqual(written(en));
});

test('every key that the code names is written, and every one written is named', () => {
  const keys = Object.keys(written(es));
  const named = [...code.matchAll(/'(note-[a-z-]+[a-z])'/g)].map(([, key]) => key as string);
  const stems = [...code.matchAll(/`(note-[a-z-]*)\$\{/g)].map(([, stem]) => stem as string);
  expect(named.filter((key) => !keys.includes(key))).toEqual([]);
  expect(keys.filter((key) => !named.includes(key) && !stems.some((stem) => key.startsWith(stem)))).toEqual([]);
});
