/** What a list of offers says: where one may go, whom one may attack, and how else the same could be done. */

import type { Offer, Order } from '../../wire/shapes';
import { isAttack, isOrder, targetsOf, type Position } from './position';

/** Offers that end at a hex with a heading, by hex. */
export function byCell(offers: readonly Offer[]): Map<number, Offer[]> {
  const found = new Map<number, Offer[]>();
  for (const offer of offers) {
    const [cell, heading] = offer.where;
    if (cell === undefined || heading === undefined) continue;
    found.set(cell, [...(found.get(cell) ?? []), offer]);
  }
  return found;
}

/** The ships that some offers are aimed at. */
export function aimedAt(position: Position, offers: readonly Offer[]): Set<string> {
  return new Set(offers.flatMap((offer) => targetsOf(position, offer.answer)));
}

/** The offers against one ship. */
export function against(position: Position, offers: readonly Offer[], target: string): Offer[] {
  return offers.filter((offer) => targetsOf(position, offer.answer).includes(target));
}

/** Other offers that end where an answer ends: with the galleass or without it. */
export function sameEnd(offers: readonly Offer[], answer: unknown): Offer[] {
  const same = offers.find((offer) => offer.answer === answer);
  if (!same || isAttack(same.answer)) return [];
  return offers.filter((offer) => offer !== same && offer.where.join() === same.where.join());
}

/** All ships that an attack could name: those it names already and those of the other offers of its kind. */
export function candidates(order: Order, offers: readonly Offer[]): string[] {
  const others = offers.flatMap(({ answer }) =>
    isOrder(answer) && answer.verb === order.verb && answer.piece === order.piece ? (answer.objects ?? []) : [],
  );
  return [...new Set([...(order.objects ?? []), ...others])].sort();
}

/** Whether two answers say the same. */
export function sameAnswer(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
