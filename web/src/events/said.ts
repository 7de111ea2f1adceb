/** The words of events are a set of their own, which comes with their pages. */
import { words } from '../words/words.svelte';

export const say = (key: string, args: Record<string, string | number> = {}): string => words.say(key, args, 'events');

/** When a moment is, for people: day and hour. */
export const sayWhen = (at: string): string => words.time(at, { dateStyle: 'medium', timeStyle: 'short' });
