import { FluentParser, Visitor, type Entry, type MessageReference, type VariableReference } from '@fluent/syntax';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { LANGUAGES, texts, Words, type Language } from './words.svelte';
import { sentences } from '../../vite/words';

class Uses extends Visitor {
  readonly names = new Set<string>();

  override visitVariableReference(node: VariableReference): void {
    this.names.add(`$${node.id.name}`);
  }

  override visitMessageReference(node: MessageReference): void {
    this.names.add(node.id.name);
  }
}

/** Every key of some texts, with the variables and other messages that it uses. */
async function written(language: Language, game: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const sets = ['shared', 'table', game].filter(Boolean).map((set) => texts(language, set));
  for (const text of (await Promise.all(sets)).flat()) {
    const entries: Entry[] = new FluentParser().parse(text).body;
    for (const entry of entries) {
      expect(entry.type, 'content' in entry ? String(entry.content) : '').not.toBe('Junk');
      if (entry.type !== 'Message' || !('id' in entry)) continue;
      const uses = new Uses();
      uses.visit(entry);
      const key = (entry as { id: { name: string } }).id.name;
      expect(found.has(key), `${language}: ${key} is written twice`).toBe(false);
      found.set(key, [...uses.names].sort().join(' '));
    }
  }
  return found;
}

describe.each(['', 'lepanto', 'tercios'])('the words of %j', (game) => {
  test('exist in both languages, with the same variables', async () => {
    const [es, en] = await Promise.all(LANGUAGES.map((language) => written(language, game)));
    expect(es?.size).toBeGreaterThan(100);
    expect(Object.fromEntries(es ?? [])).toEqual(Object.fromEntries(en ?? []));
  });
});

test('every key of the interface that the code names is written, and every one written is named', async () => {
  const sources = import.meta.glob('../**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });
  const code = Object.entries(sources as Record<string, string>)
    .filter(([path]) => !path.endsWith('.test.ts'))
    .map(([, text]) => text)
    .join('\n');
  const keys = [...(await written('es', '')).keys()].filter((key) => key.startsWith('ui-'));
  expect(keys.length).toBeGreaterThan(100);
  const named = [...code.matchAll(/'(ui-[a-z-]+[a-z])'/g)].map(([, key]) => key as string);
  expect(named.filter((key) => !keys.includes(key))).toEqual([]);
  const stems = [...code.matchAll(/`(ui-[a-z-]*)\$\{/g)].map(([, stem]) => stem as string);
  expect(keys.filter((key) => !named.includes(key) && !stems.some((stem) => key.startsWith(stem)))).toEqual([]);
});

describe('a voice', () => {
  let words: Words;
  beforeEach(() => {
    words = new Words();
    words.speak('es');
  });

  test('says a message with messages inside', () => {
    const message = { key: 'wind-shifts', args: [['wind', { key: 'direction-4', args: [] }]] } as never;
    expect(words.say(message, {}, 'lepanto')).toBe('El viento rola: ahora sopla hacia el este.');
    words.speak('en');
    expect(words.say(message, {}, 'lepanto')).toContain('east');
  });

  test('counts as the language does', () => {
    expect(words.say('ui-since', { count: 1 })).toBe('Desde su último turno: una novedad');
    expect(words.say('ui-since', { count: 7 })).toBe('Desde su último turno: 7 novedades');
  });

  test('calls a seat by its name in a sentence of the table', () => {
    const message = { key: 'undo-other', args: [['seat', 'islamic']] } as never;
    expect(words.say(message, {}, 'lepanto')).toMatch(/^Islam /);
  });

  test('shows a key that has no words, and says that it has none', () => {
    expect(words.say('no-such-key')).toBe('no-such-key');
    expect(words.knows('no-such-key')).toBe(false);
    expect(words.name('no-such-key', 'Name')).toBe('Name');
  });

  test('remembers its language', () => {
    words.speak('en');
    expect(new Words().language).toBe('en');
    expect(document.documentElement.lang).toBe('en');
  });

  test('tells how long ago something was', () => {
    const now = Date.parse('2026-01-02T12:00:00Z');
    expect(words.ago('2026-01-02T11:58:00Z', now)).toBe('hace 2 minutos');
    expect(words.ago('2026-01-01T12:00:00Z', now)).toBe('ayer');
  });
});

describe('the words of a stranger', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A server that has the words of one game, in two languages. */
  function serves(): string[] {
    const asked: string[] = [];
    const said = { es: 'ficha = mula', en: 'ficha = mule' };
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      return new Response(JSON.stringify({ text: said[path.slice(-2) as Language] }));
    });
    return asked;
  }

  test('are asked for once, and are its alone', async () => {
    const asked = serves();
    const words = new Words();
    words.speak('es');
    expect(words.say('ficha', {}, 'smugglers'), 'nothing is said while words are on their way').toBe('');
    await Promise.all([words.learn('smugglers'), words.learn('smugglers')]);
    expect(asked).toEqual(['/api/games/smugglers/words/es']);
    expect(words.say('ficha', {}, 'smugglers')).toBe('mula');
    expect(words.say('ui-loading', {}, 'smugglers')).toBe(words.say('ui-loading'));
    expect(words.knows('ficha')).toBe(false);
  });

  test('are asked for again in another language', async () => {
    const asked = serves();
    const words = new Words();
    await words.speak('es');
    await words.learn('contraband');
    await words.speak('en');
    expect(asked).toHaveLength(3);
    expect(words.say('ficha', {}, 'contraband')).toBe('mule');
  });

  test('are not asked for where they are ours', async () => {
    const asked = serves();
    await new Words().learn('lepanto');
    expect(asked).toEqual([]);
  });
});

test('what only the terminal says, and comments, stay out of the client', () => {
  const text = '# Of the board\nboard = Board\n  of a game\ntext-turn = Turn\n  { $turn }\nscenario-toulon = Toulon\n';
  expect(sentences(text)).toBe('board = Board\n  of a game\nscenario-toulon = Toulon\n');
  expect(sentences(text, /^scenario-/)).toBe('scenario-toulon = Toulon\n');
});
