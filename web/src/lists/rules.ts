/** What rules say of the names that lists have, without a server. */
import type { Language } from '../words/words.svelte';
import type { RuleText } from '../wire/shapes';

interface Book {
  readonly glossary: Readonly<Record<string, readonly string[]>>;
  readonly rules: Readonly<Record<string, RuleText>>;
}

const LOADERS: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  tercios: () => import('./catalogue/tercios.rules.json'),
  aguila: () => import('./catalogue/aguila.rules.json'),
};

const NOTHING: Book = { glossary: {}, rules: {} };

export class ListRules {
  constructor(private readonly book: Book) {}

  get glossary(): Book['glossary'] {
    return this.book.glossary;
  }

  /** What a name means in one sentence or a few: what the first of its rules says. */
  meaning(key: string, language: Language): string {
    const [first = ''] = this.book.glossary[key] ?? [];
    return this.book.rules[first]?.text[language] ?? '';
  }
}

export async function loadRules(game: string): Promise<ListRules> {
  const found = await LOADERS[game]?.();
  return new ListRules((found?.default as Book | undefined) ?? NOTHING);
}

/** A rule that is kept on this device. */
export async function ruleHere(game: string, id: string): Promise<RuleText | undefined> {
  return ((await LOADERS[game]?.())?.default as Book | undefined)?.rules[id];
}
