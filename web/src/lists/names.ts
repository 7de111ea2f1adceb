/** Things by what they are called: their ids, and their names in both languages. */
import { message, type Message } from './said';
import { nearest } from './likeness';

/** Names by the key of their message, Spanish first. */
export type NameTable = Readonly<Record<string, readonly [es: string, en: string]>>;

export type Language = 'es' | 'en';

/** What counts as space in a text that is pasted. */
export const SPACE = '[\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]';
const SPACES = new RegExp(`${SPACE}+`, 'u');
const TRIM = new RegExp(`^${SPACE}+|${SPACE}+$`, 'gu');
const LONGEST_NAME = 60;

/** A text without the space around it. */
export function bare(text: string): string {
  return text.replace(TRIM, '');
}

/** A name without accents, capitals, underscores and spare spaces. */
export function folded(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{Mn}/gu, '');
  const lower = plain.toLowerCase().replace(/ß/gu, 'ss').replace(/ς/gu, 'σ');
  return lower.replace(/_/gu, ' ').split(SPACES).filter(Boolean).join(' ');
}

export class Names {
  readonly ids = new Map<string, string>();

  constructor(pairs: Iterable<readonly [id: string, names: readonly string[]]>) {
    for (const [id, names] of pairs) {
      for (const name of names) if (!this.ids.has(folded(name))) this.ids.set(folded(name), id);
    }
  }

  /** Things of one kind, by their ids and the messages with their names. */
  static of(table: NameTable, what: string, ids: Iterable<string>): Names {
    return new Names([...ids].map((id) => [id, [id, ...(table[`${what}-${id}`] ?? [])]] as const));
  }

  /** Words that lists have in fixed places. */
  static labels(table: NameTable, ids: readonly string[]): Names {
    return new Names(ids.map((id) => [id, table[`list-${id}`] ?? []] as const));
  }

  /** The id of what was said, if anything is called that. */
  get(said: string): string | undefined {
    return this.ids.get(folded(said));
  }

  /** The id of what was said; what nothing is called stays as it was said, and the judge asks about it. */
  found(said: string): string {
    return this.get(said) ?? bare(said);
  }

  /** Whether what was said begins with one of the names. */
  begins(said: string): boolean {
    const word = folded(said);
    return [...this.ids.keys()].some((name) => word.startsWith(name));
  }
}

/** The name of what is called most like what was said, of things of one or more kinds, among all of them or some ids. */
export function meant(said: string, called: readonly (readonly [what: string, names: Names])[], among?: readonly string[]): Message | undefined {
  const word = folded(said);
  if ([...word].length > LONGEST_NAME) return undefined;
  const names = new Map<string, string>();
  for (const [what, things] of called) {
    for (const [name, id] of things.ids) {
      if ((!among || among.includes(id)) && !names.has(name)) names.set(name, `${what}-${id}`);
    }
  }
  const found = nearest(word, names.keys());
  return found === undefined ? undefined : message(names.get(found) ?? '');
}

/** How things are called in one language; as it is written where nothing has that name. */
export class Voice {
  readonly #at: 0 | 1;

  constructor(
    private readonly table: NameTable,
    readonly language: Language,
  ) {
    this.#at = language === 'es' ? 0 : 1;
  }

  named(what: string, name: string): string {
    return this.table[`${what}-${name}`]?.[this.#at] ?? name;
  }

  label(name: string): string {
    return this.named('list', name);
  }
}
