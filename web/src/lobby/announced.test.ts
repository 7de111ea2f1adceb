import { beforeAll, expect, test } from 'vitest';

import type { GameInfo } from '../wire/shapes';
import { words } from '../words/words.svelte';
import { asAnnounced, gameAnnounced, lengthInWords, pictureOf } from './announced';

beforeAll(() => words.speak('en'));

const announced = {
  battle: { minutes: 300, level: 3, picture: 'battle.webp' },
  learning: { minutes: 20, level: 1, picture: '' },
};
const game = { key: 'lepanto', scenarios: ['battle', 'learning'], announced } as unknown as GameInfo;

test('lengths are told in minutes, long ones in hours and halves', () => {
  expect([20, 90, 105, 150, 2400].map(lengthInWords)).toEqual(['20 min', '90 min', '2 hr', '2.5 hr', '40 hr']);
});

test('a scenario is offered with its length and level, a game with those of all', () => {
  expect(asAnnounced(announced.battle)).toBe('about 5 hr · hard');
  expect(gameAnnounced(game)).toBe('20 min to 5 hr · easy to begin with');
  expect(gameAnnounced({ ...game, announced: {} })).toBe('');
});

test('a picture is shown where there is one', () => {
  expect(pictureOf(game, 'battle')).toBe('/api/games/lepanto/art/battle.webp');
  expect(pictureOf(game, 'learning')).toBe('');
  expect(pictureOf(game, 'siege')).toBe('');
});
