/** What is tested of the words of every game: both languages have the same, and every part finds what it names. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';

import boardsEn from '../boards/en.ftl?raw';
import boardsEs from '../boards/es.ftl?raw';
import measuredEn from '../miniatures/en.ftl?raw';
import measuredEs from '../miniatures/es.ftl?raw';

const sharedEs = `${boardsEs}\n${measuredEs}`;
const sharedEn = `${boardsEn}\n${measuredEn}`;
const boards = import.meta.glob(['../boards/**/*.svelte', '../miniatures/*.{svelte,ts}', '!./measured/*.test.ts'], { query: '?raw', import: 'default', eager: true }) as Sources;

/** Classes of shared parts that look like keys. */
const CLASSES = ['hex-board', 'table-base', 'table-board'];

/** Files by their names. */
export type Sources = Record<string, string>;

/** Tests the words of a game: its files in both languages, the sources that name them, and classes that look like keys. */
export function checkWords(game: string, texts: { es: string; en: string }, sources: Sources, classes: readonly string[]): void {
  const kinds = `(?:${game}|board|hex|table|measured)`;

  /** The keys that a file writes, with the arguments that each uses. */
  function written(...files: string[]): Map<string, string> {
    const keys = new Map<string, string>();
    for (const entry of files.join('\n').split(/\n(?=[a-z])/)) {
      const [, key, value] = new RegExp(`^(${kinds}-[\\w-]+) =([\\s\\S]*)`).exec(entry) ?? [];
      if (key) keys.set(key, [...new Set(value?.match(/\$\w+/g) ?? [])].sort().join());
    }
    return keys;
  }

  describe(`words of ${game}`, () => {
    it('are the same keys with the same arguments in both languages', () => {
      expect([...written(texts.es, sharedEs)].sort()).toEqual([...written(texts.en, sharedEn)].sort());
    });

    it.each([
      ['es', texts.es, sharedEs],
      ['en', texts.en, sharedEn],
    ])('can be read in %s', (language, own, shared) => {
      const bundle = new FluentBundle([language]);
      expect([own, shared].flatMap((text) => bundle.addResource(new FluentResource(text)))).toEqual([]);
      for (const key of written(own, shared).keys()) expect(bundle.getMessage(key)?.value, key).toBeTruthy();
    });

    it('exist for every key that a part names', () => {
      const known = written(texts.es, sharedEs);
      const all = [...Object.values(sources), ...Object.values(boards)];
      const named = all.flatMap((text) => text.match(new RegExp(`['"]${kinds}-[a-z-]+[a-z]['"]`, 'g')) ?? []);
      const keys = [...new Set(named.map((key) => key.slice(1, -1)))].filter((key) => ![...classes, ...CLASSES].includes(key));
      expect(keys.length).toBeGreaterThan(40);
      expect(keys.filter((key) => !known.has(key))).toEqual([]);
    });
  });
}
