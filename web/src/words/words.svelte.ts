/** Everything that is said to people, in Spanish or English: the engine's sentences, each game's, and the interface's. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { api } from '../wire/api';
import type { Message } from '../wire/shapes';

export const LANGUAGES = ['es', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

type Files = Record<string, string>;

const shared = import.meta.glob(
  [
    '../../../src/maestre/{play,opponents}/ftl/*.ftl',
    '../../../src/maestre/server/**/ftl/*.ftl',
    '../boards/**/*.ftl',
    '../games/measured/*.ftl',
    '../scene/*.ftl',
    './*.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
) as Files;
const ofGames = import.meta.glob(
  ['../../../src/maestre/games/*/messages/*.ftl', '../games/*/*.ftl', '!../games/measured/*.ftl', './games/*/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
) as Files;

/** Gives the texts of one language that every game shares, and those of one game, whose own words come first. */
export function texts(language: Language, game = ''): string[] {
  const file = `/${language}.ftl`;
  const own = game ? pick(ofGames, (path) => path.includes(`/games/${game}/`) && path.endsWith(file)) : [];
  return [...own, ...pick(shared, (path) => path.endsWith(file))];
}

/** Whether the words of a game were put into this client when it was made. */
const isOurs = (game: string): boolean => Object.keys(ofGames).some((path) => path.includes(`/games/${game}/`));

function pick(files: Files, wanted: (path: string) => boolean): string[] {
  return Object.entries(files)
    .filter(([path]) => wanted(path))
    .map(([, text]) => text);
}

const KEPT = 'maestre.language';

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
  private readonly bundles = new Map<string, FluentBundle>();
  /** What games say whose words are not among ours, by language and game. */
  private learned = $state.raw<ReadonlyMap<string, string>>(new Map());
  private readonly asked = new Map<string, Promise<void>>();

  speak(language: Language): void {
    this.language = language;
    localStorage.setItem(KEPT, language);
    document.documentElement.lang = language;
    for (const game of new Set([...this.asked.keys()].map((name) => name.slice(name.indexOf('/') + 1)))) void this.learn(game);
  }

  /** The message in words; a key without words is shown as it is, so that nothing is ever silently lost. */
  say(message: Message | string, args: Record<string, string | number> = {}, game = ''): string {
    const { key, given } =
      typeof message === 'string' ? { key: message, given: args } : { key: message.key, given: this.args(message, game) };
    const bundle = this.bundle(game);
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) return key;
    return bundle.formatPattern(pattern, given, []);
  }

  knows(key: string, game = ''): boolean {
    return Boolean(this.bundle(game).getMessage(key)?.value);
  }

  /** The words for a key of a game if it has some, or else the name itself. */
  name(key: string, name: string, game = ''): string {
    return this.knows(key, game) ? this.say(key, {}, game) : name;
  }

  number(value: number, options: Intl.NumberFormatOptions = {}): string {
    return new Intl.NumberFormat(this.language, options).format(value);
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

  /** Has the words of a game at hand, in the language spoken now; one whose words are not among ours is asked for them. */
  learn(game: string): Promise<void> {
    const name = `${this.language}/${game}`;
    if (!game || isOurs(game)) return Promise.resolve();
    const asked = this.asked.get(name) ?? this.ask(game, name);
    this.asked.set(name, asked);
    return asked;
  }

  private async ask(game: string, name: string): Promise<void> {
    try {
      const { text } = await api.gameWords(game, this.language);
      this.bundles.delete(name);
      this.learned = new Map([...this.learned, [name, text]]);
    } catch {
      this.asked.delete(name);
    }
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
    const learned = this.learned.get(name);
    let bundle = this.bundles.get(name);
    if (!bundle) {
      bundle = new FluentBundle(this.language, { useIsolating: false });
      for (const text of [learned ?? '', ...texts(this.language, game)]) bundle.addResource(new FluentResource(text));
      this.bundles.set(name, bundle);
    }
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
