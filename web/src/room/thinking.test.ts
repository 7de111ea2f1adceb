import { describe, expect, it } from 'vitest';
import type { Room } from '../wire/shapes';
import { thinker } from './thinking';

function room(...bots: [seat: string, bot: string][]): Pick<Room, 'seats'> {
  return { seats: bots.map(([seat, bot]) => ({ seat, bot })) as unknown as Room['seats'] };
}

describe('who thinks', () => {
  it('is a maestre of any character that is awaited', () => {
    expect(thinker(room(['red', ''], ['blue', 'maestre']), ['blue'], 'red')).toBe('blue');
    expect(thinker(room(['red', ''], ['blue', 'maestre-bold']), ['blue'], '')).toBe('blue');
  });

  it('is nobody while people are awaited, or bots that answer at once', () => {
    expect(thinker(room(['red', ''], ['blue', 'maestre']), ['red'], 'red')).toBe('');
    expect(thinker(room(['red', ''], ['blue', 'veteran']), ['blue'], 'red')).toBe('');
    expect(thinker(room(['red', ''], ['blue', 'random']), ['blue'], 'red')).toBe('');
    expect(thinker(room(['red', ''], ['blue', 'maestre']), [], 'red')).toBe('');
  });

  it('is nobody while I am awaited too: who has given a sealed answer is not known', () => {
    expect(thinker(room(['red', ''], ['blue', 'maestre']), ['red', 'blue'], 'red')).toBe('');
  });
});
