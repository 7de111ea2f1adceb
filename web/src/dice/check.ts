/** Whether the dice of a finished game are what its seed, its players' words and the promise at the start make of them. */
import { commitment, diceKey, drawn, thrown, unhex } from './throws';

/** What this browser saw at the start: the promise, and the words that it added itself. */
export interface Promised {
  commitment: string;
  words: Readonly<Record<string, string>>;
  /** Whether a game under way was tried out: only then may it begin with a position. */
  trial?: boolean;
}

export interface Found {
  /** How many throws and draws were worked out anew and found right. */
  throws: number;
  draws: number;
  /** Dice that people threw themselves, and those of a record that does not yet say which dice they were. */
  typed: number;
  untold: number;
  /** How many came with the position with which a trial begins: they are of the game that is tried out. */
  imagined: number;
}

/** What does not hold: the record itself, the seed, the promise, a word of ours, a throw or a draw. */
export type Fault = 'unread' | 'seed' | 'promise' | 'word' | 'start' | 'throw' | 'draw';

export type Verdict = ({ good: true } & Found) | { good: false; why: Fault; place: number };

/** What the dice of a game come from, or those of a finished one that it plays on: then they count before an entry. */
interface Source {
  commitment: string;
  entropy: Record<string, string>;
  seed: string;
  typed: boolean;
  until?: number;
}

interface Header extends Source {
  is: 'header';
  origins?: readonly Source[];
  /** The position with which a trial of a game under way begins: the first entries are of that game. */
  start?: unknown;
}

interface Entry {
  is: string;
  faces?: number[];
  dice?: number[];
  typed?: boolean;
  places?: number[];
  pool?: number;
}

const ASIDE = ['header', 'snapshot', 'ending'];
const alike = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((value, index) => value === other[index]);
const bad = (why: Fault, place = 0): Verdict => ({ good: false, why, place });

/** Reads a record: one line of JSON for each thing, the header first. */
function read(record: string): [Header, Entry[]] {
  const lines = record.split('\n').filter((line) => line.trim() !== '');
  const [header, ...rest] = lines.map((line) => JSON.parse(line) as Header | Entry);
  if (header?.is !== 'header') throw new Error('no header');
  return [header as Header, (rest as Entry[]).filter((entry) => !ASIDE.includes(entry.is))];
}

/** The seed of a game, as its record shows it. */
export function seedOf(record: string): string {
  return read(record)[0].seed;
}

/** Works out every throw and every draw of a record, and says what does not hold first. Nothing is asked of anybody. */
export function check(record: string, promised: Promised | null): Verdict {
  let header: Header;
  let entries: Entry[];
  try {
    [header, entries] = read(record);
  } catch {
    return bad('unread');
  }
  const imagined = header.start === undefined || header.origins?.[0]?.seed !== '' ? 0 : (header.origins[0].until ?? 0);
  const sources = [...(header.origins ?? []), header].filter((source) => imagined === 0 || source !== header.origins?.[0]);
  if (!sources.every(isSealed)) return bad('seed');
  if (imagined > entries.length || (promised && header.start !== undefined && !promised.trial)) return bad('start');
  if (promised && promised.commitment !== header.commitment) return bad('promise');
  for (const [seat, word] of Object.entries(promised?.words ?? {})) {
    if ((header.entropy[seat] ?? '') !== word) return bad('word');
  }
  const keys = sources.map((source) => diceKey(unhex(source.seed), source.entropy));
  const found: Found = { throws: 0, draws: 0, typed: 0, untold: 0, imagined: 0 };
  for (const [place, entry] of entries.entries()) {
    if (place < imagined) {
      if (entry.faces ?? entry.places) found.imagined += 1;
      continue;
    }
    const which = sources.findIndex(({ until = Infinity }) => place < until);
    const fault = judge(keys[which] as Uint8Array, sources[which] as Source, entry, place, found);
    if (fault) return bad(fault, place);
  }
  return { good: true, ...found };
}

/** Whether a seed is the one to which the server was bound before play. */
function isSealed({ seed, commitment: promise }: Source): boolean {
  const bytes = unhex(seed);
  return bytes.length > 0 && commitment(bytes) === promise;
}

function judge(key: Uint8Array, source: Source, entry: Entry, place: number, found: Found): Fault | null {
  if (entry.is === 'rolled') {
    const faces = entry.faces ?? [];
    if (source.typed && entry.typed) found.typed += 1;
    else if (!entry.dice) found.untold += 1;
    else if (!alike(thrown(key, place, entry.dice), faces)) return 'throw';
    else found.throws += 1;
  }
  if (entry.is === 'drawn') {
    const places = entry.places ?? [];
    if (!entry.pool) found.untold += 1;
    else if (places.length > entry.pool || !alike(drawn(key, place, entry.pool, places.length), places)) return 'draw';
    else found.draws += 1;
  }
  return null;
}
