/** What a notebook says: its own words are a set of their own, which comes with its pages. */
import { fetchWords, words } from '../words/words.svelte';

const SET = 'notebook';

/** Says a sentence of the notebook. */
export const n = (key: string, args: Record<string, string | number> = {}): string => words.say(key, args, SET);

/** Has the words of the notebook at hand, in the language spoken now. */
export const learn = (): Promise<void> => fetchWords(words.language, SET);
