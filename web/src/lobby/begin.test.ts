import { expect, test } from 'vitest';

import { catalogue } from '../parts/catalogue.svelte';
import type { GameInfo } from '../wire/shapes';
import { bestAgent, CLOCKS, learningGame, roomFor, type Wanted } from './begin';

const game: GameInfo = {
  key: 'lepanto',
  rules: 1,
  title: { es: 'Lepanto', en: 'Lepanto' },
  seats: ['christian', 'islamic'],
  scenarios: ['learning'],
  options: { army: ['spain', 'sweden'], rain: [false, true] },
  lists: ['army'],
  agents: ['random', 'doctrine'],
};
const wanted: Wanted = {
  game,
  scenario: 'learning',
  seat: 'islamic',
  opponent: 'bot',
  agent: 'doctrine',
  clock: 'brisk',
  options: {},
  public: true,
};

test('against the computer every other seat is a bot, and nothing is public', () => {
  const room = roomFor(wanted);
  expect(room).toMatchObject({ mine: ['islamic'], bots: { christian: 'doctrine' }, clock: null, public: false });
});

test('for a friend the other seat stays free, with the clock that was chosen', () => {
  const room = roomFor({ ...wanted, opponent: 'friend' });
  expect(room).toMatchObject({ mine: ['islamic'], bots: {}, clock: CLOCKS['brisk'], public: true });
});

test('on both sides all seats are mine', () => {
  expect(roomFor({ ...wanted, opponent: 'both' })).toMatchObject({ mine: ['christian', 'islamic'], bots: {} });
});

test('the game with which one learns brings its own armies', () => {
  const options = { army: 'sweden', rain: true, snow: true };
  expect(roomFor({ ...wanted, options }).options).toEqual({ rain: true });
  expect(roomFor({ ...wanted, scenario: 'battle', options }).options).toEqual({ army: 'sweden', rain: true });
});

test('each room adds its own word to the dice', () => {
  expect(roomFor(wanted).entropy).not.toBe(roomFor(wanted).entropy);
});

test('the doctrine is preferred', () => {
  expect(bestAgent(game)).toBe('doctrine');
  expect(bestAgent({ ...game, agents: ['random'] })).toBe('random');
});

test('newcomers begin with the easiest game, or the first that can be learnt', () => {
  const others = [{ ...game, key: 'borodino', scenarios: ['battle'] }, { ...game, key: 'aguila' }];
  catalogue.games = [...others, game];
  expect(learningGame()?.key).toBe('lepanto');
  catalogue.games = others;
  expect(learningGame()?.key).toBe('aguila');
});
