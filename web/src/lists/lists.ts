/** What a game says of its lists: how they are built, judged, mended, read and written. A screen needs nothing else. */
import { fromJson } from './kept';
import { bare, type Language } from './names';
import { cut, message, problem, type Flaw, type Message, type Verdict } from './said';

/** What was read from a text: the list, right or wrong, and what the text itself says wrongly. */
export interface Pasted<D> {
  readonly draft: D;
  readonly flaws: readonly Flaw[];
}

/** How much of a list is read, and how many flaws are told at once. */
export interface Bounds {
  readonly characters: number;
  readonly flaws: number;
}

/** A list that the game offers, to begin from: its name in Spanish and in English, and the list without it. */
export interface Force {
  readonly id: string;
  readonly name: readonly [es: string, en: string];
  readonly list: object;
}

/** The parts of a turn in their order, as the game's sheets have them, and how long a battle lasts. */
export interface Turn {
  readonly rules: readonly string[];
  readonly steps: readonly { readonly says: readonly [es: string, en: string]; readonly clears?: string }[];
  /** The last turn that a usual battle has. */
  readonly last: number;
  /** With what lead a battle ends after a turn, in words. */
  readonly endings?: Readonly<Record<string, readonly [es: string, en: string]>>;
  /** With what on a die it goes on after a turn. */
  readonly goes_on?: Readonly<Record<string, number>>;
}

interface Named {
  readonly name: string;
  readonly limit: number;
}

/** What each game gives. */
export interface Chapters<D extends Named, T> {
  readonly game: string;
  /** The version of the rules by which lists are judged. */
  readonly rules: number;
  readonly bounds: Bounds;
  readonly forces: readonly Force[];
  read: (value: unknown, path: string) => D;
  parse: (text: string) => Pasted<D>;
  write: (draft: D, language: Language) => string;
  points: (draft: D) => number;
  /** All flaws of a list, in the order in which it is written. */
  flaws: (draft: D) => Iterable<Flaw>;
  /** What stands behind a name that a flaw calls unknown. */
  meant: (draft: D, flaw: Flaw) => Message | undefined;
  /** Does a tap; the same draft if it does nothing. */
  tap: (draft: D, tap: T) => D;
  mend: (draft: D, flaw: Flaw) => T | undefined;
}

const LONGEST_NAME = 60;

export class Lists<D extends Named, T> {
  constructor(private readonly chapters: Chapters<D, T>) {}

  get game(): string {
    return this.chapters.game;
  }

  get rules(): number {
    return this.chapters.rules;
  }

  /** The ids of the lists that the game offers, to begin from. */
  get forces(): readonly string[] {
    return this.chapters.forces.map((one) => one.id);
  }

  force(id: string, language: Language): D | undefined {
    const found = this.chapters.forces.find((one) => one.id === id);
    if (!found) return undefined;
    return { ...this.chapters.read(found.list, '$'), name: found.name[language === 'es' ? 0 : 1] };
  }

  points(draft: D): number {
    return this.chapters.points(draft);
  }

  /** Judges a draft as the server does: the worst first. */
  judge(draft: D): Verdict {
    return this.told(draft, []);
  }

  /** Reads a text in either language, or JSON, and says all that is wrong with it; throws `Unreadable`. */
  paste(text: string): Pasted<D> & { readonly verdict: Verdict } {
    const { draft, flaws } = bare(text).startsWith('{') ? { draft: this.open(text), flaws: [] } : this.chapters.parse(text);
    return { draft, flaws, verdict: this.told(draft, flaws) };
  }

  write(draft: D, language: Language): string {
    return this.chapters.write(draft, language);
  }

  /** The list as options and records keep it. */
  keep(draft: D): string {
    return JSON.stringify(draft);
  }

  /** Opens a list that was kept; throws `Unreadable`. */
  open(kept: string): D {
    return fromJson(kept, this.chapters.read);
  }

  tap(draft: D, tap: T): D {
    return this.chapters.tap(draft, tap);
  }

  /** A tap that mends a flaw, where one tap does. */
  mend(draft: D, flaw: Flaw): T | undefined {
    return this.chapters.mend(draft, flaw);
  }

  private told(draft: D, misread: readonly Flaw[]): Verdict {
    const all = [...misread, ...this.chapters.flaws(draft)];
    const flaws = [...all.filter((flaw) => flaw.grave), ...all.filter((flaw) => !flaw.grave)];
    const helped = flaws.slice(0, this.chapters.bounds.flaws).map((flaw) => this.helped(draft, flaw));
    return { kept: this.keep(draft), name: draft.name, points: this.points(draft), limit: draft.limit, flaws: helped };
  }

  /** A flaw with what was meant before its remedy, if it is about a name that almost exists. */
  private helped(draft: D, flaw: Flaw): Flaw {
    const near = this.chapters.meant(draft, flaw);
    return near ? { ...flaw, remedy: message('muster-did-you-mean', { near, otherwise: flaw.remedy }) } : flaw;
  }
}

/** What is wrong with names that nobody can read on one line. */
export function unreadable(names: Iterable<string>, rule: string): Flaw[] {
  return [...names]
    .filter((name) => [...name].length > LONGEST_NAME || /[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u.test(name))
    .map((name) => problem(rule, 'bad-name', '', { name: cut(name, LONGEST_NAME), most: LONGEST_NAME }));
}
