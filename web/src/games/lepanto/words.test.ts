import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import boardsEn from '../../boards/en.ftl?raw';
import boardsEs from '../../boards/es.ftl?raw';
import en from './en.ftl?raw';
import es from './es.ftl?raw';

const sources = import.meta.glob(['./*.svelte', './*.ts', '../../boards/**/*.svelte', '!./*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Record<string, string>;

/** The keys that a file writes, with the arguments that each uses. */
function written(...texts: string[]): Map<string, string> {
  const keys = new Map<string, string>();
  for (const entry of texts.join('\n').split(/\n(?=[a-z])/)) {
    const [, key, value] = /^((?:lepanto|hex)-[\w-]+) =([\s\S]*)/.exec(entry) ?? [];
    if (key) keys.set(key, [...new Set(value?.match(/\$\w+/g) ?? [])].sort().join());
  }
  return keys;
}

describe('words', () => {
  it('are the same keys with the same arguments in both languages', () => {
    expect([...written(es, boardsEs)].sort()).toEqual([...written(en, boardsEn)].sort());
  });

  it.each([
    ['es', es, boardsEs],
    ['en', en, boardsEn],
  ])('can be read in %s', (language, own, boards) => {
    const bundle = new FluentBundle([language]);
    expect([...bundle.addResource(new FluentResource(own)), ...bundle.addResource(new FluentResource(boards))]).toEqual(
      [],
    );
    for (const key of written(own, boards).keys()) expect(bundle.getMessage(key)?.value, key).toBeTruthy();
  });

  it('exist for every key that a part names', () => {
    const known = written(es, boardsEs);
    const named = Object.values(sources).flatMap((text) => text.match(/['"](?:lepanto|hex)-[a-z-]+[a-z]['"]/g) ?? []);
    const keys = [...new Set(named.map((key) => key.slice(1, -1)))].filter(
      (key) => !/^(lepanto-(text|panel|board)|hex-board)$/.test(key),
    );
    expect(keys.length).toBeGreaterThan(40);
    expect(keys.filter((key) => !known.has(key))).toEqual([]);
  });
});
