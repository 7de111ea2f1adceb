/** What the course of a game shows. */
import type { Count } from '../wire/shapes';

export interface Decisive {
  turn: Count;
  /** How much more the winner won in it than the best of the others. */
  lead: number;
}

/** The turn in which the winner gained most on the others; nothing if there was none, or none that stands out. */
export function decisive(turns: readonly Count[], winner: string | null): Decisive | null {
  let found: Decisive | null = null;
  let isAlone = false;
  for (const turn of turns) {
    const own = turn.amounts.find(([seat]) => seat === winner)?.[1];
    if (own === undefined) continue;
    const lead = own - Math.max(...turn.amounts.filter(([seat]) => seat !== winner).map(([, amount]) => amount));
    if (lead > (found?.lead ?? 0)) [found, isAlone] = [{ turn, lead }, true];
    else if (lead === found?.lead) isAlone = false;
  }
  return isAlone ? found : null;
}
