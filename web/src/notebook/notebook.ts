/** A notebook of a battle, as a value: turn and phase, what is ticked off, time and notes. It judges nothing. */
import type { History } from '../lists/history';

/** An army as the notebook was begun with: its list as it is kept. */
export interface Army {
  readonly name: string;
  readonly list: string;
}

/** What is undone and done again. */
export interface Page {
  readonly turn: number;
  /** The part of the turn, from 0. */
  readonly step: number;
  /** How many boxes are ticked, by army, entry and what they are for; none where nothing is said. */
  readonly ticked: Readonly<Record<string, number>>;
}

/** The clock of a battle, in milliseconds. */
export interface Clock {
  /** What had passed when it was last stopped. */
  readonly before: number;
  /** Since when it runs; 0 while it stands. */
  readonly since: number;
  /** How old the battle was when each turn began. */
  readonly began: readonly number[];
}

export interface Notebook {
  readonly game: 'tercios' | 'aguila';
  readonly armies: readonly Army[];
  readonly pages: History<Page>;
  readonly clock: Clock;
  /** After how many turns the battle is to end; 0 if that is open. */
  readonly turns: number;
  /** How many minutes were agreed; 0 if none. */
  readonly minutes: number;
  readonly notes: string;
}

/** Struck out: it is no longer on the table. No game has a box for it: on paper one draws a line. */
export const STRUCK = 'struck';
/** Boxes of leaders that say the same. */
const GONE = [STRUCK, 'lost', 'dead'];
export const LONGEST_NOTES = 20_000;
const MOST_TURNS = 99;
/** How many steps back are kept over a restart. */
const KEPT_STEPS = 30;

export const FIRST: Page = { turn: 1, step: 0, ticked: {} };

/** A new notebook, of one army or of both. */
export function fresh(game: Notebook['game'], armies: readonly Army[], turns: number): Notebook {
  const clock = { before: 0, since: 0, began: [0] };
  return { game, armies, pages: { now: FIRST, before: [], after: [] }, clock, turns, minutes: 0, notes: '' };
}

// ------------------------------------------------------------------------------------------------------ turn and phases

/** The next part of the turn, or the first of the next turn. */
export function onward(page: Page, steps: number): Page {
  if (page.step + 1 < steps) return { ...page, step: page.step + 1 };
  return page.turn < MOST_TURNS ? { ...page, turn: page.turn + 1, step: 0 } : page;
}

/** The part of the turn before, or the last of the turn before. */
export function backward(page: Page, steps: number): Page {
  if (page.step > 0) return { ...page, step: page.step - 1 };
  return page.turn > 1 ? { ...page, turn: page.turn - 1, step: steps - 1 } : page;
}

// ---------------------------------------------------------------------------------------------------------------- ticks

/** Which boxes: of which army, from 0, of which entry, and what for. */
export const keyOf = (army: number, entry: string, what: string): string => `${army}/${entry}/${what}`;

export const count = (page: Page, key: string): number => page.ticked[key] ?? 0;

/** So many boxes are ticked. */
export function ticked(page: Page, key: string, many: number): Page {
  if (count(page, key) === many) return page;
  const { [key]: _, ...rest } = page.ticked;
  return { ...page, ticked: many > 0 ? { ...rest, [key]: many } : rest };
}

/** All boxes for something are empty again, in all armies. */
export function cleared(page: Page, what: string): Page {
  const left = Object.entries(page.ticked).filter(([key]) => !key.endsWith(`/${what}`));
  return left.length === Object.keys(page.ticked).length ? page : { ...page, ticked: Object.fromEntries(left) };
}

/** How many have a box ticked for something. */
export const having = (page: Page, what: string): number => Object.keys(page.ticked).filter((key) => key.endsWith(`/${what}`)).length;

/** Whether an entry is no longer on the table. */
export const isGone = (page: Page, army: number, entry: string): boolean => GONE.some((what) => count(page, keyOf(army, entry, what)) > 0);

// ---------------------------------------------------------------------------------------------------------------- clock

export const elapsed = ({ before, since }: Clock, now: number): number => before + (since ? Math.max(0, now - since) : 0);

export function started(clock: Clock, now: number): Clock {
  return clock.since ? clock : { ...clock, since: now };
}

export function stopped(clock: Clock, now: number): Clock {
  return { ...clock, before: elapsed(clock, now), since: 0 };
}

/** A turn begins; those after it have not begun. */
export function turned(clock: Clock, turn: number, now: number): Clock {
  const began = Array.from({ length: turn }, (_, place) => clock.began[place] ?? elapsed(clock, now));
  return { ...clock, began: [...began.slice(0, turn - 1), elapsed(clock, now)] };
}

/** How long a turn has lasted, until the next began or until now. */
export function ofTurn(clock: Clock, turn: number, now: number, isLast: boolean): number {
  const from = clock.began[turn - 1] ?? 0;
  const until = isLast ? undefined : clock.began[turn];
  return Math.max(0, (until ?? elapsed(clock, now)) - from);
}

// ------------------------------------------------------------------------------------------------------------- as kept

/** What is put on the shelf: steps back only so far. */
export function asKept(notebook: Notebook): Notebook {
  const { now, before, after } = notebook.pages;
  return { ...notebook, pages: { now, before: before.slice(-KEPT_STEPS), after: after.slice(0, KEPT_STEPS) } };
}

const isText = (one: unknown): one is string => typeof one === 'string';
const isNumber = (one: unknown): one is number => typeof one === 'number' && Number.isFinite(one);

function isPage(one: unknown): one is Page {
  const { turn, step, ticked: boxes } = (one ?? {}) as Partial<Page>;
  return isNumber(turn) && turn >= 1 && isNumber(step) && step >= 0 && typeof boxes === 'object' && boxes !== null && Object.values(boxes).every(isNumber);
}

const isArmy = (one: unknown): one is Army => isText((one as Army | null)?.name) && isText((one as Army).list);

/** Whether what a shelf or a file holds is a notebook. */
export function isNotebook(one: unknown): one is Notebook {
  const { game, armies, pages, clock, turns, minutes, notes } = (one ?? {}) as Partial<Notebook>;
  const whole = (game === 'tercios' || game === 'aguila') && Array.isArray(armies) && armies.every(isArmy) && [1, 2].includes(armies.length);
  const timed = isNumber(clock?.before) && isNumber(clock.since) && Array.isArray(clock.began) && clock.began.every(isNumber);
  const steps = isPage(pages?.now) && [pages.before, pages.after].every((some) => Array.isArray(some) && some.every(isPage));
  return whole && timed && steps && isNumber(turns) && isNumber(minutes) && isText(notes);
}
