/** Standing orders as the rules understand them, and how one of them is set or lifted. */

const REACT = 'react:';

/** The orders with a rule set or lifted; rules that begin with the same word take the place of each other. */
export function withRule(orders: readonly string[], rule: string, on: boolean): string[] {
  const [kind] = rule.split(/[-:]/);
  const others = orders.filter((one) => (one.startsWith(REACT) ? true : one.split(/[-:]/)[0] !== kind));
  return on ? [...others, rule] : others;
}

/** Whether a piece always reacts. */
export function reacting(orders: readonly string[], unit: string): boolean {
  return orders.includes(REACT + unit);
}

/** The orders with a piece that always reacts, or no longer; what concerns one piece comes before what concerns all. */
export function withReaction(orders: readonly string[], unit: string, on: boolean): string[] {
  const others = orders.filter((one) => one !== REACT + unit);
  return on ? [REACT + unit, ...others] : others;
}

/** The orders in the order of some rules; those that are no rule come first, as they were given. */
export function inOrder(orders: readonly string[], rules: readonly string[]): string[] {
  return [...orders].sort((one, other) => rules.indexOf(one) - rules.indexOf(other));
}
