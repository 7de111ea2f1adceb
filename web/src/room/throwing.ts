/** Dice that are thrown by hand and told face by face. */
import type { Refusal } from '../wire/shapes';

/** Whether every die has been told. */
export function isWhole(shown: readonly number[], dice: readonly number[]): boolean {
  return shown.length > 0 && shown.length === dice.length;
}

/** The sides of the dice that follow on those told, where that is why a throw did not count; else none. */
export function followOn(refusal: Pick<Refusal, 'message'> | null): number[] {
  if (refusal?.message.key !== 'dice-more') return [];
  const told = new Map(refusal.message.args);
  return String(told.get('dice') ?? '')
    .split(' ')
    .filter(Boolean)
    .map(Number);
}
