/** What the builder says: its own words are a set of their own, which comes with its pages. */
import { fetchWords, LANGUAGES, words, type Language } from '../words/words.svelte';

const SET = 'builder';

/** Says a sentence of the builder. */
export const b = (key: string, args: Record<string, string | number> = {}): string => words.say(key, args, SET);

/** Says something of a game, by the key of its message. */
export type Say = (key: string, args?: Record<string, string | number>) => string;

export const sayOf =
  (game: string): Say =>
  (key, args = {}) =>
    words.say(key, args, game);

/** Has the words of the builder and of some games at hand, in the language spoken now. */
export async function learn(...games: string[]): Promise<void> {
  const language: Language = words.language;
  await Promise.all([fetchWords(language, SET), ...games.flatMap((game) => [words.learn(game)])]);
}

export { LANGUAGES };
