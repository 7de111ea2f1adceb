/** Standing orders as the rules understand them, and how one of them is set or lifted. */

/** What holds for all Troops; only one of those that pass, and one of those that evade, makes sense at a time. */
export const STANDING = ['pass', 'pass-until:charge', 'evade:horse', 'evade:always'] as const;
export type StandingRule = (typeof STANDING)[number];

const REACT = 'react:';

/** The orders with a rule set or lifted; what it takes the place of is lifted. */
export function withRule(orders: readonly string[], rule: StandingRule, on: boolean): string[] {
  const [kind] = rule.split(/[-:]/);
  const others = orders.filter((one) => (one.startsWith(REACT) ? true : one.split(/[-:]/)[0] !== kind));
  return on ? [...others, rule] : others;
}

/** Whether a Troop always reacts. */
export function reacting(orders: readonly string[], unit: string): boolean {
  return orders.includes(REACT + unit);
}

/** The orders with a Troop that always reacts, or no longer; what concerns one Troop comes before what concerns all. */
export function withReaction(orders: readonly string[], unit: string, on: boolean): string[] {
  const others = orders.filter((one) => one !== REACT + unit);
  return on ? [REACT + unit, ...others] : others;
}
