/** Lengths of time, as clocks show them. */

/** Writes seconds as `1:05:09`, `5:09`, or with days where there are some: `2 d 04:00`. */
export function clockFace(seconds: number, dayMark: string): string {
  const left = Math.max(0, Math.floor(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const days = Math.floor(left / 86_400);
  const hours = Math.floor((left % 86_400) / 3600);
  const minutes = Math.floor((left % 3600) / 60);
  if (days > 0) return `${days} ${dayMark} ${two(hours)}:${two(minutes)}`;
  if (hours > 0) return `${hours}:${two(minutes)}:${two(left % 60)}`;
  return `${minutes}:${two(left % 60)}`;
}

/** Gives a length of time in the largest unit that measures it exactly, for `Intl` to say. */
export function lengthOf(seconds: number): { amount: number; unit: 'day' | 'hour' | 'minute' } {
  if (seconds % 86_400 === 0) return { amount: seconds / 86_400, unit: 'day' };
  if (seconds % 3600 === 0) return { amount: seconds / 3600, unit: 'hour' };
  return { amount: Math.round(seconds / 60), unit: 'minute' };
}

/** Says how many seconds a seat has left at a moment. */
export function secondsLeft(seat: { left: number | null; since: string | null }, now: number, stopped: boolean): number {
  const left = seat.left ?? 0;
  return seat.since === null || stopped ? left : left - (now - Date.parse(seat.since)) / 1000;
}
