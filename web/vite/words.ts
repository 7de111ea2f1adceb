/**
 * Puts sentences into the client, a module a set and language: what every page says, what every table says, what the
 * pages of lists, of events, of notebooks and of odds say, and what each game says. `virtual:words` gives them by name,
 * `es/shared`, `es/lepanto`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const LIST = 'virtual:words';
const ENTRY = /^-?([a-zA-Z][\w-]*) *=/;
/** How a game, its scenarios, seats and options are called: what lists of games say. */
const NAMES = /^(title$|(scenario|seat|option|rank)-)/;

/** Where sentences are written: what every page says, what is said at every table, and what a game says. */
const SHARED = /^(src\/maestre\/(lessons|opponents|server|server\/.+)\/ftl|web\/src\/words)\/[a-z]+\.ftl$/;
const TABLE = /^(src\/maestre\/play\/ftl|web\/src\/(boards(\/.+)?|briefing|happening|miniatures|scene))\/[a-z]+\.ftl$/;
/** Pages that bring their own words. */
const APART = /^web\/src\/(builder|events|notebook|odds)\/[a-z]+\.ftl$/;
const GAME = /^(?:src\/maestre\/games\/([a-z]+)\/messages|web\/src\/(?:words\/)?games\/([a-z]+))\/[a-z]+\.ftl$/;

const WRITTEN = ['src/maestre', 'web/src']
  .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
  .filter((file) => file.endsWith('.ftl'))
  .sort();

/** The set to which a file belongs. */
function setOf(file: string): string {
  if (TABLE.test(file)) return 'table';
  if (SHARED.test(file)) return 'shared';
  const [, apart] = APART.exec(file) ?? [];
  if (apart) return apart;
  const [, theirs, ours] = GAME.exec(file) ?? [];
  return theirs ?? ours ?? '';
}

const SETS = [...new Set(WRITTEN.map(setOf))].filter(Boolean);
const LOADERS = ['es', 'en'].flatMap((language) => SETS.map((set) => `'${language}/${set}': () => import('${LIST}/${language}/${set}')`));
const GAMES = SETS.filter((set) => !['shared', 'table', 'builder', 'events', 'notebook', 'odds'].includes(set));

function filesOf(set: string, language: string): string[] {
  return WRITTEN.filter((file) => setOf(file) === set && file.endsWith(`/${language}.ftl`)).map((file) => join(ROOT, file));
}

/** Leaves of a file of sentences those that are wanted, without comments; what begins with `text-` is the terminal's. */
export function sentences(text: string, wanted: RegExp = /^(?!text-)/): string {
  let isIn = false;
  const lines = text.split('\n').filter((line) => {
    if (line.startsWith('#')) return false;
    const [, key] = ENTRY.exec(line) ?? [];
    if (key) isIn = wanted.test(key);
    return isIn;
  });
  return lines.join('\n');
}

function written(name: string, watch: (file: string) => void): string {
  const [language = '', set = ''] = name.split('/');
  const read = (file: string, wanted?: RegExp): string => {
    watch(file);
    return sentences(readFileSync(file, 'utf8'), wanted);
  };
  const own = `export default ${JSON.stringify(filesOf(set, language).map((file) => read(file)))};\n`;
  if (set !== 'shared') return own;
  const names = GAMES.map((game) => [game, filesOf(game, language).map((file) => read(file, NAMES))]);
  return `${own}export const names = ${JSON.stringify(Object.fromEntries(names))};\n`;
}

export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id === LIST || id.startsWith(`${LIST}/`) ? `\0${id}` : null),
    load(id) {
      if (id === `\0${LIST}`) return `export const isName = (key) => ${NAMES}.test(key);\nexport const sets = {${LOADERS.join(',')}};`;
      return id.startsWith(`\0${LIST}/`) ? written(id.slice(LIST.length + 2), (file) => this.addWatchFile(file)) : null;
    },
    // Most of our people read Spanish: what every page says comes beside the script, not after it.
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle = {} }) {
        const chunk = Object.values(bundle).find((one) => one.type === 'chunk' && one.facadeModuleId === `\0${LIST}/es/shared`);
        const attrs = { rel: 'modulepreload', crossorigin: true, href: `/${chunk?.fileName}` };
        return chunk ? [{ tag: 'link', attrs, injectTo: 'head' }] : [];
      },
    },
  };
}
