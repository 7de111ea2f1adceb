/** A Battle under way as `maestre.games.mistral.table.subjects.Engagement` tells it, and which step of it a request is. */

import type { Fleet } from './position';

export interface Combat {
  readonly british: readonly string[];
  readonly bourbon: readonly string[];
}

export interface Engagement {
  readonly type: 'engagement';
  readonly place: string;
  readonly attacker: Fleet;
  readonly engaged: readonly string[];
  readonly gauge: Fleet | null;
  readonly shift: number;
  readonly intensity: string | null;
  /** Below 0 until it is rolled. */
  readonly level: number;
  readonly leaders: readonly (readonly [string, string])[];
  readonly companions: readonly (readonly [string, string])[];
  readonly combats: readonly Combat[];
}

/** The steps of a Battle in their order (S.19), with the rules of the requests that belong to each. */
export const STEPS = [
  ['attack', ['IC.8.12.b']],
  ['withdraw', ['IC.8.23', 'IC.8.23.c']],
  ['reinforce', ['IC.8.24']],
  ['leaders', ['IC.8.34']],
  ['intensity', ['T.bit.b']],
  ['pairs', ['2.221.c', 'IC.8.33', 'IC.8.33.b']],
  ['fire', ['T.cdt.e', 'IC.6.24']],
  ['losses', ['T.cdt.l']],
] as const;

export type StepName = (typeof STEPS)[number][0];

/** The step to which a request of a Battle belongs, or nothing. */
export function stepOf(rule: string): StepName | '' {
  return STEPS.find(([, rules]) => (rules as readonly string[]).includes(rule))?.[0] ?? '';
}

/** The Battle that a question is about, if there is one. */
export function engagementIn(about: unknown): Engagement | null {
  return (about as { readonly battle?: Engagement } | null | undefined)?.battle ?? null;
}
