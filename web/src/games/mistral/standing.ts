/** Standing orders as `maestre.games.mistral.table.standing` reads them: courses of stacks, and windows that answer themselves. */

import type { Sheet } from './sheet';

export type Alarm = '' | 'near' | 'contact' | 'spotted';
export type Then = '' | 'stay' | 'enter';

/** Where a stack is bound by way of some places, and what it does there; without a way it stays where it is. */
export interface Course {
  readonly who: string;
  readonly way: readonly string[];
  readonly then: Then;
  readonly unless: Alarm;
}

export const ALL = 'all';
/** The answer wherever only one is allowed. */
export const FORCED = 'forced always';
export const ALARMS: readonly Alarm[] = ['near', 'contact', 'spotted', ''];
export const THENS: readonly Then[] = ['', 'stay', 'enter'];

/** The windows by what they belong to; those of the first group are opened by what happens at sea, and heed the alarm. */
export const GROUPS = [
  ['sea', ['tasks', 'searches', 'shadow', 'screen', 'help', 'dummies', 'watches', 'recall', 'scatter', 'divert']],
  ['battle', ['attack', 'withdraw', 'pursue', 'reinforce', 'fireships', 'reroll', 'rank']],
  ['orders', ['orders', 'terms', 'requests', 'supply', 'trade', 'knights']],
  ['ports', ['assignments', 'reorganise', 'laying-up', 'repairs', 'fitting-out']],
] as const;
const AT_SEA: readonly string[] = GROUPS[0][1];
/** The windows that come round in an Impulse, and may be declined for the rest of it. */
export const RECURRING: readonly string[] = ['tasks', 'searches', 'shadow', 'screen', 'help', 'watches', 'attack'];

/** What players are offered to leave to Routine, by what it is about: each window with its answer. */
export type Routine = Sheet['standing']['routine'];
/** What a quiet cruise leaves to itself: nothing in it gives up a right that costs or wins Prestige. */
const QUIET = ['sea', 'dice', 'ports'];

/** Orders that are over with an Impulse or a window, and the moment that they tell. */
const PASSING = / in (\d+\/\S+)$/;
const UNLESS = /^(.*?)(?: unless (near|contact|spotted))?$/;

function split(order: string): readonly [string, Alarm] {
  const [, body = order, unless = ''] = UNLESS.exec(order) ?? [];
  return [body, unless as Alarm];
}

const ended = (body: string, unless: Alarm): string => (unless ? `${body} unless ${unless}` : body);

/** An order about a stack, or nothing. */
export function courseIn(order: string): Course | null {
  const [body, unless] = split(order);
  const [verb, who = '', ...rest] = body.split(' ');
  if (verb === 'stay' && who) return { who, way: [], then: 'stay', unless };
  if (verb !== 'course' || !who) return null;
  const at = rest.indexOf('then');
  const way = at < 0 ? rest : rest.slice(0, at);
  return { who, way, then: (at < 0 ? '' : (rest[at + 1] ?? '')) as Then, unless };
}

function written({ who, way, then, unless }: Course): string {
  if (!way.length) return ended(`stay ${who}`, unless);
  return ended(`course ${who} ${way.join(' ')}${then ? ` then ${then}` : ''}`, unless);
}

/** The orders about stacks, by the stack; under `ALL` what those do that have none of their own. */
export function coursesIn(orders: readonly string[]): ReadonlyMap<string, Course> {
  return new Map(orders.flatMap((order) => courseIn(order) ?? []).map((course) => [course.who, course]));
}

export function withCourse(orders: readonly string[], course: Course): string[] {
  return [...withoutCourse(orders, course.who), written(course)];
}

export function withoutCourse(orders: readonly string[], who: string): string[] {
  return orders.filter((order) => courseIn(order)?.who !== who);
}

/** The orders with stacks bound for places, or with an empty one no longer, and all others staying or being asked about. */
export function withHeadings(orders: readonly string[], headings: Readonly<Record<string, string>>, resting: boolean): string[] {
  const unless = alarmIn(orders);
  let next = [...orders];
  for (const [who, place] of Object.entries(headings)) next = place ? withCourse(next, { who, way: [place], then: '', unless }) : withoutCourse(next, who);
  if (resting === coursesIn(orders).has(ALL)) return next;
  return resting ? withCourse(next, { who: ALL, way: [], then: 'stay', unless }) : withoutCourse(next, ALL);
}

/** What orders call a window that requests call otherwise; nothing for one that they do not have. */
export function wordOf(windows: Readonly<Record<string, string>>, window = ''): string {
  return Object.entries(windows).find(([, one]) => one === window)?.[0] ?? '';
}

/** How a window is answered: `never`, `always`, what is chosen in it, or nothing where the player is asked. */
export function saidOf(orders: readonly string[], word: string): string {
  const order = orders.map((one) => split(one)[0]).find((one) => one.startsWith(`${word} `) && !courseIn(one) && !PASSING.test(one));
  return order?.slice(word.length + 1).replace(/^choose /, '') ?? '';
}

/** The orders with a window answered so, or asked again. */
export function withSaid(orders: readonly string[], word: string, how: string, alarm: Alarm): string[] {
  const others = orders.filter((one) => courseIn(one) || !one.startsWith(`${word} `));
  if (!how) return others;
  if (how !== 'never' && how !== 'always') return [...others, `${word} choose ${how}`];
  return [...others, ended(`${word} ${how}`, AT_SEA.includes(word) ? alarm : '')];
}

/** The orders with one that is over with an Impulse or a window, without those that are over by now. */
export function withPassing(orders: readonly string[], order: string, now: string): string[] {
  return [...orders.filter((one) => one !== order && !isOver(one, now)), order];
}

/** Whether a passing order has had its time: its moment is no part of what is now. */
function isOver(order: string, now: string): boolean {
  const [, moment = ''] = PASSING.exec(order) ?? [];
  return moment !== '' && !`${now}/`.startsWith(`${moment}/`);
}

/** The passing orders that still hold, each with what it is about: a window, or with Searches the location. */
export function passingIn(orders: readonly string[], now: string): readonly { order: string; word: string; place: string }[] {
  return orders
    .filter((order) => PASSING.test(order) && !isOver(order, now))
    .map((order) => {
      const [word = '', place = ''] = order.split(' ');
      return { order, word, place: word === 'search' ? place : '' };
    });
}

/** What must come about that the player is asked all the same; as long as nothing says so, an enemy near. */
export function alarmIn(orders: readonly string[]): Alarm {
  const heeding = orders.find((order) => heeds(order));
  return heeding === undefined ? 'contact' : split(heeding)[1];
}

const heeds = (order: string): boolean => courseIn(order) !== null || (!PASSING.test(order) && AT_SEA.includes(order.split(' ')[0] ?? ''));

/** All orders that heed an alarm, heeding this one. */
export function withAlarm(orders: readonly string[], alarm: Alarm): string[] {
  return orders.map((order) => (heeds(order) ? ended(split(order)[0], alarm) : order));
}

/** The orders of a quiet cruise, beside the courses that there are. */
export function quiet(orders: readonly string[], routine: Routine): string[] {
  return withRoutine(orders, routine, QUIET, alarmIn(orders));
}

/** The orders with parts of Routine left to themselves: at sea stacks without a course stay where they are. */
export function withRoutine(orders: readonly string[], routine: Routine, parts: readonly string[], alarm: Alarm): string[] {
  const others = parts.includes('sea') ? withCourse(orders, { who: ALL, way: [], then: 'stay', unless: alarm }) : [...orders];
  const said = parts.flatMap((part) => Object.entries(routine[part] ?? {}));
  return said.reduce((all, [word, how]) => withSaid(all, word, how, alarm), others);
}
