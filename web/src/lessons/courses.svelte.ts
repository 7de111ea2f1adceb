/** The lessons of each game, asked for once. */
import { api } from '../wire/api';
import type { LessonInfo } from '../wire/shapes';
import { words } from '../words/words.svelte';

const asked = new Map<string, Promise<readonly LessonInfo[]>>();

export function lessonsOf(game: string): Promise<readonly LessonInfo[]> {
  const coming = asked.get(game) ?? api.lessons(game);
  asked.set(game, coming);
  coming.catch(() => asked.delete(game));
  return coming;
}

/** Says what a lesson of a game says. */
export const lessonWords = (game: string, key: string): string => (key ? words.say(key, {}, `lessons/${game}`) : '');
