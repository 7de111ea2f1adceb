/** What the page of odds says: its own words are a set of their own, which comes with it. */
import type { FormChoice, Message } from '../wire/types';
import { fetchWords, words } from '../words/words.svelte';

const SET = 'odds';

/** Says a sentence of the page. */
export const o = (key: string, args: Record<string, string | number> = {}): string => words.say(key, args, SET);

/** Has the words of the page and of a game at hand, in the language spoken now. */
export async function learn(game: string): Promise<void> {
  await Promise.all([fetchWords(words.language, SET), words.learn(game)]);
}

/** By which names sentences call my unit and the enemy's on the small tables of the games. */
const CALLED: Readonly<Record<string, 'mine' | 'enemy'>> = { 'B1-1': 'mine', 'R1-1': 'enemy', A: 'mine', X: 'enemy' };

/** What both units are called in full. */
export type Names = Readonly<Record<'mine' | 'enemy', string>>;

/** A message with what people call both units in place of the names that they have on a small table. */
export function people(message: Message, names: Names): Message {
  const args = message.args.map(([name, value]) => [name, typeof value === 'object' ? people(value, names) : renamed(name, value, names)]);
  return { key: message.key, args: args as Message['args'] };
}

function renamed(name: string, value: string | number, names: Names): string | number {
  if (typeof value === 'number') return value;
  const one = (word: string): string => {
    const who = CALLED[word];
    if (!who) return word;
    const mark = o(`odds-mark-${who}`);
    return name === 'id' ? mark : `${names[who]} ${mark}`;
  };
  return value.split(', ').map(one).join(', ');
}

/** What a unit is called where it can be chosen. */
export const choiceName = (game: string, choice: FormChoice): string => words.say(choice.words, {}, game);

/** Several changes as one line: those that are no sentences are kept apart. */
export function told(game: string, changes: readonly Message[], names: Names): string {
  const said = changes.map((change) => words.say(people(change, names), {}, game));
  return said.map((one, at) => (at < said.length - 1 && !/[.!?]$/.test(one) ? `${one};` : one)).join(' ');
}
