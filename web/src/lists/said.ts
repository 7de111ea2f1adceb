/** What is said of a list: flaws under their rules, in no language yet, as the server says them. */
import type { Flaw, Message, OwnList } from '../wire/shapes';

export type { Flaw, Message } from '../wire/shapes';

/** What a list comes to, and what is to be said of it, the worst first; `kept` is the list as options and records keep it. */
export type Verdict = OwnList;

export type Arg = string | number | Message;

/** How much of what a list says fits into a sentence. */
const LONGEST = 1000;

export function message(key: string, args: Readonly<Record<string, Arg>> = {}): Message {
  return { key, args: Object.entries(args) };
}

/** The name of a thing of the game, in no language yet. */
export function named(what: string, name: string): Message {
  return message(`${what}-${name}`);
}

/** Puts a problem together: each key has a remedy of its own, which may use the same arguments. */
export function problem(rule: string, key: string, where = '', args: Readonly<Record<string, Arg>> = {}): Flaw {
  const told = Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, typeof arg === 'string' ? cut(arg, LONGEST) : arg]));
  return { rule, message: message(`muster-${key}`, told), remedy: message(`muster-${key}-remedy`, told), where, grave: true };
}

/** What a player may want to know although it is allowed. */
export function advice(rule: string, key: string, where = '', args: Readonly<Record<string, Arg>> = {}): Flaw {
  return { ...problem(rule, key, where, args), grave: false };
}

/** The names as a list accepts them. */
export function listed(names: Iterable<string | number>): string {
  return [...names].join(', ');
}

/** The key of a flaw without what all flaws begin with. */
export function keyOf(flaw: Flaw): string {
  return flaw.message.key.replace(/^muster-/, '');
}

/** An argument of what a flaw says. */
export function told(flaw: Flaw, name: string): Arg | undefined {
  return flaw.message.args.find(([one]) => one === name)?.[1];
}

/** The id of what a flaw names: the last part of the key of a name, or what was written. */
export function idIn(flaw: Flaw, name: string, what: string): string {
  const arg = told(flaw, name);
  return typeof arg === 'object' ? arg.key.slice(what.length + 1) : String(arg ?? '');
}

/** The number behind a word in the place of a flaw, 2 of "commands.2.units.1"; 0 if it has none. */
export function placed(where: string, what: string): number {
  const parts = where.split('.');
  const at = parts.indexOf(what);
  return at < 0 ? 0 : Number(parts[at + 1] ?? 0);
}

/** The first characters of a text, as Unicode counts them. */
export function cut(text: string, most: number): string {
  return text.length <= most ? text : [...text].slice(0, most).join('');
}

/** Those that are there more than once, and how often, in the order in which they come first. */
export function counted<T>(all: Iterable<T>): Map<T, number> {
  const found = new Map<T, number>();
  for (const one of all) found.set(one, (found.get(one) ?? 0) + 1);
  return found;
}

export function sum(all: Iterable<number>): number {
  let total = 0;
  for (const one of all) total += one;
  return total;
}
