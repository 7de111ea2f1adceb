import { expect, test, vi } from 'vitest';

import { promised } from '../dice/promises';
import { catalogue } from '../parts/catalogue.svelte';
import type { GameInfo, Room } from '../wire/shapes';
import { begin, bestAgent, BY_LOT, byLength, CLOCKS, learningGame, rematchOf, roomFor, type Wanted } from './begin';

const game: GameInfo = {
  key: 'lepanto',
  rules: 1,
  title: { es: 'Lepanto', en: 'Lepanto' },
  seats: ['christian', 'islamic'],
  scenarios: ['learning'],
  options: { army: ['spain', 'sweden'], rain: [false, true] },
  lists: ['army'],
  tables: [],
  agents: ['random', 'veteran'],
  lessons: [],
  announced: {},
  sheets: [],
};
const wanted: Wanted = {
  game,
  scenario: 'learning',
  seat: 'islamic',
  opponent: 'bot',
  agent: 'veteran',
  clock: 'brisk',
  options: {},
  public: true,
};

test('against the computer every other seat is a bot, and nothing is public', () => {
  const room = roomFor(wanted);
  expect(room).toMatchObject({ mine: ['islamic'], bots: { christian: 'veteran' }, clock: null, public: false });
});

test('for a friend the other seat stays free, with the clock that was chosen', () => {
  const room = roomFor({ ...wanted, opponent: 'friend' });
  expect(room).toMatchObject({ mine: ['islamic'], bots: {}, clock: CLOCKS['brisk'], public: true });
});

test('on both sides all seats are mine', () => {
  expect(roomFor({ ...wanted, opponent: 'both' })).toMatchObject({ mine: ['christian', 'islamic'], bots: {} });
});

test('a side by lot is one of the sides, and the bot has the other', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.99);
  expect(roomFor({ ...wanted, seat: BY_LOT })).toMatchObject({ mine: ['islamic'], bots: { christian: 'veteran' } });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  expect(roomFor({ ...wanted, seat: BY_LOT })).toMatchObject({ mine: ['christian'], bots: { islamic: 'veteran' } });
  vi.restoreAllMocks();
});

test('the shortest scenario comes first, and those of which nobody knows stay as they are', () => {
  const announced = { battle: { minutes: 300, level: 3, picture: '' }, learning: { minutes: 20, level: 1, picture: '' } };
  expect(byLength({ scenarios: ['siege', 'battle', 'raid', 'learning'], announced })).toEqual(['learning', 'battle', 'siege', 'raid']);
});

test('once more means that everybody is on the other side', () => {
  const seat = (name: string, person: string, bot = '') => ({ seat: name, person, name: '', bot, left: null, since: null, gone: false });
  const clock = CLOCKS['brisk'];
  const room = { game: 'lepanto', scenario: 'battle', options: { rain: true }, clock, public: true } as unknown as Room;
  const against = rematchOf({ ...room, seats: [seat('christian', 'ana'), seat('islamic', '', 'veteran')] }, 'ana');
  expect(against).toMatchObject({ scenario: 'battle', options: { rain: true }, mine: ['islamic'], bots: { christian: 'veteran' }, public: false });
  const friends = { ...room, seats: [seat('christian', 'ana'), seat('islamic', 'luis')] };
  expect(rematchOf(friends, 'ana')).toMatchObject({ mine: ['islamic'], bots: {}, clock });
  expect(rematchOf(friends, 'luis')).toMatchObject({ mine: ['christian'], bots: {} });
  const alone = { ...room, seats: [seat('christian', 'ana'), seat('islamic', 'ana')] };
  expect(rematchOf(alone, 'ana').mine).toEqual(['christian', 'islamic']);
});

test('the game with which one learns brings its own armies', () => {
  const options = { army: 'sweden', rain: true, snow: true };
  expect(roomFor({ ...wanted, options }).options).toEqual({ rain: true });
  expect(roomFor({ ...wanted, scenario: 'battle', options }).options).toEqual({ army: 'sweden', rain: true });
});

test('the server binds itself to its dice before it hears our word, and both are kept', async () => {
  const asked: [string, Record<string, unknown>][] = [];
  vi.stubGlobal('fetch', async (path: string, wanted: RequestInit) => {
    asked.push([path, JSON.parse(String(wanted.body)) as Record<string, unknown>]);
    return new Response(JSON.stringify({ id: 'r1', commitment: 'sealed' }), { status: 201 });
  });
  await begin(wanted);
  vi.unstubAllGlobals();
  expect(asked.map(([path]) => path)).toEqual(['/api/commitments', '/api/rooms']);
  expect(asked[0]?.[1]).toEqual({ game: wanted.game.key });
  const word = asked[1]?.[1]['entropy'];
  expect(word).toMatch(/^[0-9a-f]{32}$/);
  expect(asked[1]?.[1]['commitment']).toBe('sealed');
  expect(promised('r1')).toEqual({ commitment: 'sealed', words: { [wanted.seat]: word } });
});

test('the doctrine is preferred', () => {
  expect(bestAgent(game)).toBe('veteran');
  expect(bestAgent({ ...game, agents: ['random'] })).toBe('random');
});

test('newcomers begin with the easiest game, or the first that can be learnt', () => {
  const others = [{ ...game, key: 'borodino', scenarios: ['battle'] }, { ...game, key: 'aguila' }];
  catalogue.games = [...others, game];
  expect(learningGame()?.key).toBe('lepanto');
  catalogue.games = others;
  expect(learningGame()?.key).toBe('aguila');
});
