/** Everything that is said to people, in Spanish or English: the engine's sentences, each game's, and the interface's. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { isName, sets } from 'virtual:words';

import { api } from '../wire/api';
import type { Message } from '../wire/shapes';
import { Written, written } from './numbers';

export const LANGUAGES = ['es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The sets of words that are no game's: what every page says, and what is said at every table. */
const SHARED = 'shared';
const TABLE = 'table';

/** Texts at hand, by language and set; what lists say of a game under `names/`. */
let known = $state.raw<ReadonlyMap<string, readonly string[]>>(new Map());
const asked = new Map<string, Promise<void>>();

/** What the lessons of a game say is a set of its own, named after it. */
const LESSONS = 'lessons/';

/** Gives the texts of one language that a set has. */
export async function texts(language: Language, set: string): Promise<readonly string[]> {
  const load = sets[`${language}/${set}`];
  if (load) return (await load()).default;
  const { text } = await (set.startsWith(LESSONS) ? api.lessonWords(set.slice(LESSONS.length), language) : api.gameWords(set, language));
  return [text];
}

/** Has the words of a set at hand; those of a game that are not among ours are asked for. */
export function fetchWords(language: Language, set: string): Promise<void> {
  const name = `${language}/${set}`;
  const coming = asked.get(name) ?? keep(language, set);
  asked.set(name, coming);
  return coming;
}

async function keep(language: Language, set: string): Promise<void> {
  const name = `${language}/${set}`;
  try {
    const found = await texts(language, set);
    const names = set === SHARED ? ((await sets[name]?.())?.names ?? {}) : {};
    const called = Object.entries(names).map(([game, its]) => [`${language}/names/${game}`, its] as const);
    known = new Map([...known, [name, found], ...called]);
  } catch (thrown) {
    asked.delete(name);
    throw thrown;
  }
}

const KEPT = 'maestre.language';
const NOTHING: readonly string[] = [];

function firstLanguage(): Language {
  const kept = localStorage.getItem(KEPT);
  if (kept === 'es' || kept === 'en') return kept;
  return navigator.languages.some((one) => /^(es|ca|gl|eu)\b/i.test(one)) || !navigator.language.startsWith('en')
    ? 'es'
    : 'en';
}

/** A voice that can change its language while it is heard: whatever was said in a template is said anew. */
export class Words {
  language = $state<Language>(firstLanguage());
  private readonly bundles = new Map<string, { bundle: FluentBundle; of: readonly (readonly string[])[] }>();

  /** Speaks another language as soon as its words are at hand; without a connection it stays as it is. */
  async speak(language: Language): Promise<void> {
    localStorage.setItem(KEPT, language);
    const spoken = [...known.keys()].filter((name) => !name.includes('/names/')).map((name) => name.slice(name.indexOf('/') + 1));
    const missing = [SHARED, ...spoken].filter((set) => !known.has(`${language}/${set}`));
    try {
      if (missing.length > 0) await Promise.all(missing.map((set) => fetchWords(language, set)));
    } catch {
      return;
    }
    this.language = language;
    document.documentElement.lang = language;
  }

  /**
   * The message in words; a key without words is shown as it is, so that nothing is ever silently lost. While the words
   * of a game are on their way nothing is said.
   */
  say(message: Message | string, args: Record<string, string | number> = {}, game = ''): string {
    const { key, given } =
      typeof message === 'string' ? { key: message, given: args } : { key: message.key, given: this.args(message, game) };
    const bundle = this.bundle(game);
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) return this.isComing(game) ? '' : key;
    return bundle.formatPattern(pattern, this.numbered(given), []);
  }

  knows(key: string, game = ''): boolean {
    if (this.bundle(game).getMessage(key)?.value) return true;
    if (!isName(key)) this.isComing(game);
    return false;
  }

  /** The words for a key of a game if it has some, or else the name itself. */
  name(key: string, name: string, game = ''): string {
    return this.knows(key, game) ? this.say(key, {}, game) : name;
  }

  number(value: number, options: Intl.NumberFormatOptions = {}): string {
    return written(value, this.language, options);
  }

  time(at: string | Date, options: Intl.DateTimeFormatOptions): string {
    return new Intl.DateTimeFormat(this.language, options).format(new Date(at));
  }

  /** How long ago something was, in the largest unit that fits. */
  ago(at: string | Date, now = Date.now()): string {
    const seconds = (new Date(at).getTime() - now) / 1000;
    const format = new Intl.RelativeTimeFormat(this.language, { numeric: 'auto' });
    for (const [unit, size] of UNITS) {
      if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
    }
    return format.format(0, 'second');
  }

  /** Has what every page says at hand, in the language spoken now. */
  begin(): Promise<void> {
    return fetchWords(this.language, SHARED);
  }

  /** Has the words of a game at hand, in the language spoken now. */
  async learn(game: string): Promise<void> {
    await Promise.all([fetchWords(this.language, TABLE), game && fetchWords(this.language, game)]).catch(() => undefined);
  }

  /** Has at hand how a game, its scenarios, seats and options are called: of our own that comes with what every page says. */
  async introduce(game: string): Promise<void> {
    if (!sets[`${this.language}/${game}`]) await fetchWords(this.language, game).catch(() => undefined);
  }

  /** Whether the words of a game are not all at hand; whoever asks has them sent for. */
  private isComing(game: string): boolean {
    const coming = [TABLE, game || TABLE].some((set) => !known.has(`${this.language}/${set}`));
    if (coming) queueMicrotask(() => void this.learn(game));
    return coming;
  }

  private numbered(args: Record<string, FluentVariable>): Record<string, FluentVariable> {
    return Object.fromEntries(
      Object.entries(args).map(([name, value]) => [name, typeof value === 'number' ? new Written(value, this.language) : value]),
    );
  }

  private args(message: Message, game: string): Record<string, FluentVariable> {
    const said = (name: string, value: string | number | Message) => {
      if (typeof value === 'object') return this.say(value, {}, game);
      // The table's own sentences name a seat by its id.
      return name === 'seat' ? this.name(`seat-${value}`, String(value), game) : value;
    };
    return Object.fromEntries(message.args.map(([name, value]) => [name, said(name, value)]));
  }

  private bundle(game: string): FluentBundle {
    const name = `${this.language}/${game}`;
    const own = game ? (known.get(name) ?? known.get(`${this.language}/names/${game}`) ?? NOTHING) : NOTHING;
    const of = [own, ...[TABLE, SHARED].map((set) => known.get(`${this.language}/${set}`) ?? NOTHING)];
    const made = this.bundles.get(name);
    if (made && of.every((part, index) => part === made.of[index])) return made.bundle;
    const bundle = new FluentBundle(this.language, { useIsolating: false });
    for (const text of of.flat()) bundle.addResource(new FluentResource(text));
    this.bundles.set(name, { bundle, of });
    return bundle;
  }
}

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

export const words = new Words();

/** Says a sentence of the interface. */
export const t = (key: string, args: Record<string, string | number> = {}): string => words.say(key, args);
