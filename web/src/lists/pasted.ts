/**
 * Army lists as plain text, as organisers paste them: written in one language, read in either, or a mixture. What a game
 * says of its entries is its own; here is how lines are taken.
 */
import { bare, SPACE, type Names } from './names';
import { advice, cut, problem, type Flaw } from './said';

const PRICE = new RegExp(`${SPACE}*(?:=|\\[|\\()${SPACE}*([0-9]{1,6})${SPACE}*(?:points|puntos|pts?|p)?\\.?${SPACE}*[\\])]?${SPACE}*$`, 'iu');
const COUNT = new RegExp(`^([0-9]{1,3})${SPACE}*(?:[x×]${SPACE}*|${SPACE})(?=[^0-9])`, 'iu');
const BULLET = new RegExp(`^[-*•–]${SPACE}*`, 'u');
const NUMBER = /[0-9]{1,6}/u;
const LINES = /\r\n|[\n\r\v\f\x1c\x1d\x1e\x85\u2028\u2029]/u;
const LONGEST_LINE = 400;

/** Splits a line from the points at its end, if it has any. */
export function priced(line: string): [words: string, points: number | null] {
  const found = PRICE.exec(line);
  return found ? [line.slice(0, found.index), Number(found[1])] : [line, null];
}

/** Splits how many there are from what they are; one, unless a number stands first. */
export function numbered(words: string): [count: number, words: string] {
  const found = COUNT.exec(words);
  return found ? [Number(found[1]), words.slice(found[0].length)] : [1, words];
}

/** What a line of a list says behind its bullet, or before its price; nothing if it has neither. */
export function item(line: string): string | null {
  const bullet = BULLET.exec(line);
  if (bullet) return line.slice(bullet[0].length);
  return priced(line)[1] === null ? null : line;
}

/** What stands between commas. */
export function parts(words: string): string[] {
  return words.split(',').map(bare).filter(Boolean);
}

/** The first number of a text. */
export function number(text: string, otherwise: number): number {
  const found = NUMBER.exec(text);
  return found ? Number(found[0]) : otherwise;
}

/** What stands before and behind a sign; all of it before, where there is none. */
export function split(text: string, sign: string): [before: string, behind: string] {
  const at = text.indexOf(sign);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + sign.length)];
}

/** Takes the lines of a list one by one: labels, entries, and the name of the army before all of these. */
export abstract class Reader {
  name = '';
  readonly said = new Map<string, string>();
  readonly flaws: Flaw[] = [];

  /** The rules under which a line that nobody understands, and a price that is not ours, are told. */
  protected abstract readonly unread: string;
  protected abstract readonly points: string;

  constructor(private readonly labels: Names) {}

  /** Takes what follows a label; where it does not, that is noted in `said`. */
  protected abstract labelled(label: string, line: number, rest: string): boolean;
  /** Takes a line without a label; not if it is no entry. */
  protected abstract entry(line: number, text: string): boolean;
  /** Whether there are entries, after which no line can be the army's name. */
  protected abstract begun(): boolean;

  take(text: string): void {
    text.split(LINES).forEach((line, index) => {
      const words = bare(line);
      if (words) this.line(index + 1, cut(words, LONGEST_LINE));
    });
  }

  /** Notes a price that is not what we make of it. */
  protected compare(line: number, written: number | null, cost: number): void {
    if (written !== null && written !== cost) {
      this.flaws.push(advice(this.points, 'points-differ', `line.${line}`, { line, written, cost }));
    }
  }

  private line(line: number, text: string): void {
    const [head, rest] = split(text, ':');
    const found = rest ? this.labels.get(head) : undefined;
    if (found) {
      if (!this.labelled(found, line, rest)) this.said.set(found, bare(rest));
    } else if (!this.entry(line, text)) {
      if (this.name || this.begun()) this.flaws.push(problem(this.unread, 'line-unread', `line.${line}`, { line, text }));
      else this.name = text;
    }
  }
}
