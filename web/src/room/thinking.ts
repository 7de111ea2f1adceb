/** Which bots take their time. */
import type { Room } from '../wire/shapes';

/** For so many milliseconds nothing is said of a bot that is awaited: most answer at once. */
export const AT_ONCE = 1000;
/** So many milliseconds a bot may think about one answer, as the server has it. */
export const LONGEST = 5000;

/**
 * The seat that I wait for of a bot that plays ahead before it answers; all others answer at once. While I am awaited
 * too there is none: of sealed answers nobody knows who has given theirs.
 */
export function thinker(room: Pick<Room, 'seats'>, awaited: readonly string[], mine: string): string {
  if (awaited.includes(mine)) return '';
  return room.seats.find(({ seat, bot }) => awaited.includes(seat) && bot.split('-')[0] === 'maestre')?.seat ?? '';
}
