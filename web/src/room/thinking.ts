/** Which bots take their time. */
import type { Room } from '../wire/shapes';

/** For so many milliseconds nothing is said of a bot that is awaited: most answer at once. */
export const AT_ONCE = 1000;
/** So many milliseconds a bot may think about one answer, as the server has it. */
export const LONGEST = 5000;

/** The seat that is awaited of a bot that plays ahead before it answers; none where all others answer at once. */
export function thinker(room: Pick<Room, 'seats'>, awaited: readonly string[]): string {
  return room.seats.find(({ seat, bot }) => awaited.includes(seat) && bot.split('-')[0] === 'maestre')?.seat ?? '';
}
