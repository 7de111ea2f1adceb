/** Texts as people send them: with slips of the finger, wrong numbers, lines lost, both languages, other signs. */
import type { Chance } from './random';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzáéñü';
const JUNK = ['-- with kind regards', 'https://example.org/list', '- 2 x', '= 25', ':', 'Total', '* ???', '- ;;; = 12', '“Viva”', '- Coraceros ligeros = 90'];

/** What a game says to texts: a name that may stand in a line, and lines that belong into no list. */
export interface Lore {
  readonly wordFor: (line: string, chance: Chance) => string | undefined;
  readonly stray: readonly string[];
}

type Change = (lines: readonly string[], chance: Chance, lore: Lore) => readonly string[];

/** One line changed, of those that have something on them, or that fit. */
function onOne(lines: readonly string[], chance: Chance, change: (line: string) => string, fits = /./u): readonly string[] {
  const full = lines.flatMap((line, index) => (fits.test(line) ? [index] : []));
  const at = chance.perhaps(full);
  return at === undefined ? lines : lines.map((line, index) => (index === at ? change(line) : line));
}

/** A slip of the finger: a letter lost, doubled, another, or two the wrong way round. */
function slip(text: string, chance: Chance): string {
  const letters = [...text];
  const at = chance.whole(0, Math.max(0, letters.length - 1));
  const [here = '', next = ''] = letters.slice(at, at + 2);
  const other = chance.one([[], [here, here], [chance.one([...LETTERS])]]);
  return chance.is(0.25)
    ? [...letters.slice(0, at), next, here, ...letters.slice(at + 2)].join('')
    : [...letters.slice(0, at), ...other, ...letters.slice(at + 1)].join('');
}

/** A slip in a word of letters, not in a number. */
function slipped(line: string, chance: Chance): string {
  const words = [...line.matchAll(/\p{L}{3,}/gu)];
  const word = chance.perhaps(words);
  return word ? line.slice(0, word.index) + slip(word[0], chance) + line.slice(word.index + word[0].length) : line;
}

/** A line says a little more than it did: of its own kind, most often. */
function more(lines: readonly string[], chance: Chance, lore: Lore): readonly string[] {
  return onOne(lines, chance, (line) => bought(line, lore.wordFor(line, chance) ?? 'Nada'), /^- |; /u);
}

function twice(lines: readonly string[], chance: Chance): readonly string[] {
  return onOne(lines, chance, (line) => line.replace(LAST, '$1 $2, $2'), LAST);
}

/** The last of what a line says is bought. */
const LAST = /([;,]) ([^;,=]+)(?= = [0-9]+$)/u;

const CHANGES: readonly Change[] = [
  (lines, chance) => onOne(lines, chance, (line) => slipped(line, chance)),
  (lines, chance) => onOne(lines, chance, (line) => slipped(line, chance)),
  (lines, chance) => onOne(lines, chance, (line) => slipped(line, chance)),
  (lines, chance) => onOne(lines, chance, (line) => line.replace(/[0-9]+/u, () => String(chance.one([0, 1, 7, 17, 99, 1000, 4321])))),
  (lines, chance) => onOne(lines, chance, (line) => line.replace(/ = ([0-9]+)$/u, chance.one(['', ' [$1]', ' ($1 pts)', ' = 5', ' =$1 puntos.', ' = $1p']))),
  (lines, chance) => {
    const at = chance.whole(0, lines.length - 1);
    return lines.filter((_, index) => index !== at);
  },
  (lines, chance) => {
    const at = chance.whole(0, lines.length - 1);
    return lines.flatMap((line, index) => (index === at ? [line, line] : [line]));
  },
  (lines, chance, { stray }) => {
    const at = chance.whole(0, lines.length);
    return [...lines.slice(0, at), chance.one([...JUNK, ...stray]), ...lines.slice(at)];
  },
  // A head lost, or only its sign.
  (lines, chance) => onOne(lines, chance, (line) => (chance.is(0.5) ? line.replace(/^[^:]*: /u, '') : line.replace(':', ''))),
  // Something more, said behind the rest.
  more,
  more,
  more,
  more,
  (lines, chance, lore) => lines.map((line) => (/^- .*; /u.test(line) && chance.is(0.4) ? bought(line, lore.wordFor(line, chance) ?? 'Nada') : line)),
  // The last of what was bought, twice.
  twice,
  twice,
  (lines, chance) => onOne(lines, chance, (line) => line.normalize('NFD').replace(/\p{M}/gu, '')),
  (lines, chance) => onOne(lines, chance, (line) => line.toUpperCase()),
  (lines) => lines.map((line) => line.replace(/^- /u, '•  ').replace(' x ', '×')),
  (lines, chance) => onOne(lines, chance, (line) => `\u00a0 ${line}\t`),
  (lines, chance) => onOne(lines, chance, (line) => line.replace(/^- /u, () => chance.one(['', '* ', '- 2 x ', '-', '– 0 x ', '- 3 ']))),
];

function bought(line: string, word: string): string {
  const [before = '', ...price] = line.split(/(?= = [0-9]+$)/u);
  return `${before}${before.includes(';') ? ', ' : '; '}${word}${price.join('')}`;
}

/** A text that went through some hands; `other` is the same list in the other language. */
export function handled(text: string, other: string, lore: Lore, chance: Chance): string {
  const others = other.split('\n');
  const mixed = text.split('\n').map((line, index) => (chance.is(0.15) ? (others[index] ?? line) : line));
  let lines: readonly string[] = chance.is(0.3) ? mixed : text.split('\n');
  for (let step = chance.whole(0, 5); step > 0; step--) lines = chance.one(CHANGES)(lines, chance, lore);
  return lines.join(chance.one(['\n', '\n', '\n', '\r\n', '\u2028']));
}

/** A word of a list as JSON: under which key, and how it is changed. */
interface Spot {
  readonly key: string;
  readonly into: Record<string, unknown> | unknown[];
  readonly at: string | number;
}

function spotsIn(value: unknown, key = ''): Spot[] {
  if (Array.isArray(value)) {
    const into: unknown[] = value;
    return into.flatMap((one, at) => [...spotsIn(one, key), ...(typeof one === 'string' ? [{ key, into, at }] : [])]);
  }
  if (typeof value !== 'object' || value === null) return [];
  const into = value as Record<string, unknown>;
  return Object.keys(into).flatMap((at) => [...spotsIn(into[at], at), ...(typeof into[at] === 'string' ? [{ key: at, into, at }] : [])]);
}

/** What goes wrong only where a list is mended by hand. */
const SELDOM = ['id', 'list', 'virtues', 'qualities', 'ally', 'abilities'];

/** A list as JSON that somebody mended by hand: some words of it are others, stand there twice, or have a slip. */
export function rewritten(kept: string, ids: readonly string[], chance: Chance): string {
  const value: unknown = JSON.parse(kept);
  for (let step = chance.whole(0, 9); step > 0; step--) {
    const all = spotsIn(value);
    const keys = [...new Set(all.map((one) => one.key))];
    const key = chance.perhaps(chance.is(0.5) ? keys.filter((one) => SELDOM.includes(one)) : keys);
    const mine = all.filter((one) => one.key === key);
    const spot = chance.perhaps(mine);
    if (!spot) continue;
    const { into, at } = spot;
    const said = String(Array.isArray(into) ? into[Number(at)] : into[at]);
    const theirs = chance.one(mine);
    const other = Array.isArray(theirs.into) ? theirs.into[Number(theirs.at)] : theirs.into[theirs.at];
    const fresh = chance.one([slip(said, chance), slip(said, chance), chance.one(ids), other, other]);
    if (!Array.isArray(into)) into[at] = fresh;
    else if (chance.is(0.4)) into.push(said);
    else into[Number(at)] = fresh;
  }
  return JSON.stringify(value, null, chance.one([0, 2]));
}
