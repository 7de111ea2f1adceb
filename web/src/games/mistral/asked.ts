/** What a question asks, in the message that the sheet has for its rule. */

import type { Say } from '../../table/client';
import type { Ask } from '../../wire/shapes';
import { engagementIn } from './engagement';
import { nameOf } from './naming';
import type { Position } from './position';
import type { Sheet } from './sheet';

/** What messages are chosen by, and what has words of its own; all other words are names of things. */
const CHOOSING = ['fleet', 'seat', 'command', 'type'];
const WORDED: Readonly<Record<string, string>> = { contingent: 'contingent', event: 'event', campaign: 'campaign', task: 'task-name' };
/** What the message calls what its question calls otherwise. */
const OTHERWISE: Readonly<Record<string, string>> = { pirate: 'other' };

/** What is asked, with the names of what it is about. */
export function questionOf(position: Position, sheet: Sheet, ask: Ask, words: Say): string {
  const key = sheet.questions[ask.rule];
  if (!key) return words('mistral-asked');
  const told = (name: string, value: string): string => {
    if (CHOOSING.includes(name)) return value;
    return WORDED[name] ? words(`${WORDED[name]}-${value}`) : nameOf(value, sheet, position, words);
  };
  const args: Record<string, string | number> = {};
  const about = (ask.about ?? {}) as Record<string, unknown>;
  if (Array.isArray(about['apart'])) Object.assign(args, apart(about as unknown as Apart, (id) => nameOf(id, sheet, position, words), words));
  for (const [name, value] of Object.entries({ ...engagementIn(about), ...about })) {
    if (typeof value === 'number') args[name] = value;
    if (typeof value === 'boolean') args[name] = String(value);
    if (typeof value === 'string') args[OTHERWISE[name] ?? name] = told(name, value);
  }
  return words(key, args);
}

/** What two sides say of a Battle fought elsewhere: of whom they say otherwise, and what the other one says. */
interface Apart {
  apart: readonly string[];
  theirs: readonly (readonly [string, string])[];
}

function apart({ apart: names, theirs }: Apart, called: (id: string) => string, words: Say): { apart: number; theirs: string } {
  const said = new Map(theirs);
  const parts = names.map((id) => {
    const fate = said.get(id) ?? '';
    const what = /^\d+$/.test(fate) ? words('offer-elsewhere-dp', { amount: Number(fate) }) : words('offer-elsewhere', { what: fate });
    return words('offer-plan-part', { who: called(id), what });
  });
  return { apart: parts.length, theirs: parts.join(', ') };
}
