import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { pace } from '../happening/pace.svelte';
import { places } from '../games/lepanto/position';
import { api } from '../wire/api';
import start from '../wire/fixtures/learning-start.json';
import type { Answer, Call, Event, Line, Replayed, Reply, Whole } from '../wire/shapes';
import type { Hearer } from '../wire/socket';
import { Stage } from './stage.svelte';

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));

/** A wire that a test speaks into. */
class Told {
  hears = new Map<string, Hearer>();
  calls: Call[] = [];
  watch = (_: string, seat: string, hears: Hearer): (() => void) => {
    this.hears.set(seat, hears);
    hears.whole({ ...(start as unknown as Whole), seat });
    return () => this.hears.delete(seat);
  };
  again = (): void => undefined;
  call = (call: Call): Promise<Reply> => {
    this.calls.push(call);
    return Promise.resolve({ is: 'done', version: 1 } as Reply);
  };
}

const sinks = (at: number, target: string): Line => ({
  at,
  message: { key: 'guns-sink', args: [['ship', 'IC-G01'], ['target', target]] },
  rule: '7.1.g',
  throws: [{ faces: [1], rule: '7.1.h' }],
  because: [],
  did: { kind: 'shot', by: ['IC-G01'], to: [target], needs: '1', result: { key: 'did-sunk', args: [] }, tone: 'good' },
});

/** The enemy sinks a ship; the seat is asked afterwards, or not. */
function shot(before: number, target: string, more: Partial<Event> = {}): Event {
  const version = before + 1;
  const steps = [{ at: version, parts: { ships: { [target]: null } } }];
  return { is: 'event', game: 'x', seat: 'christian', before, version, steps, lines: [sinks(version, target)], told_from: version, ask: null, waiting: null, outcome: null, can_undo: false, ...more } as unknown as Event;
}

let wire: Told;
let stage: Stage;
const ships = (): string[] => Object.keys((stage.state as { ships: object }).ships);
const tell = (event: Event, seat = 'christian'): void => wire.hears.get(seat)?.event(event);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  pace.choose(1);
  pace.hear(false);
  wire = new Told();
  const around = { refused: vi.fn(), showRule: vi.fn(), words: () => '', knows: () => true, room: vi.fn(), spoken: vi.fn() };
  stage = new Stage('lepanto', 'x', ['christian'], wire, around, places);
  tell({ ...shot(0, 'none'), steps: [], lines: [] });
});

afterEach(() => {
  stage.close();
  vi.useRealTimers();
});

describe('what others do', () => {
  beforeEach(() => tell(shot(1, 'CC-G03', { ask: start.ask as Event['ask'] })));

  it('is seen as dice first: neither the board nor the log nor the question tells more', () => {
    expect(stage.beat?.kind).toBe('throw');
    expect(ships()).toContain('CC-G03');
    expect(stage.lines.some(({ message }) => message.key === 'guns-sink')).toBe(false);
    expect(stage.ask).toBeNull();
    expect(stage.live.ask).not.toBeNull();
  });

  it('then comes what the dice led to, then the game as it is', () => {
    stage.settled();
    vi.advanceTimersByTime(750);
    expect([stage.beat?.kind, ships().includes('CC-G03'), stage.lines.at(-1)?.message.key, stage.ask]).toEqual(['deed', false, 'guns-sink', null]);
    vi.advanceTimersByTime(1000);
    expect([stage.beat, stage.ask !== null, stage.watched]).toEqual([null, true, 2]);
  });

  it('waits for dice that are drawn and have not been seen to lie, but not for ever', () => {
    stage.falling();
    vi.advanceTimersByTime(9900);
    expect(stage.beat?.kind).toBe('throw');
    vi.advanceTimersByTime(200);
    expect(stage.beat?.kind).toBe('deed');
  });

  it('does not wait for dice that nobody draws, as on a board in text', () => {
    vi.advanceTimersByTime(750);
    expect(stage.beat?.kind).toBe('deed');
  });

  it('stands still while it is paused, goes on by a step, and ends on request', () => {
    stage.pause();
    vi.advanceTimersByTime(60_000);
    expect(stage.beat?.kind).toBe('throw');
    stage.next();
    expect(stage.beat?.kind).toBe('deed');
    vi.advanceTimersByTime(60_000);
    expect(stage.beat?.kind).toBe('deed');
    stage.end();
    expect([stage.beat, stage.paused, stage.ask !== null]).toEqual([null, false, true]);
  });

  it('is not played where nobody sees it: a hidden page shows what came of it, and what is left can be played later', () => {
    tell(shot(2, 'CC-G04'));
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new globalThis.Event('visibilitychange'));
    expect([stage.beat, stage.watched]).toEqual([null, 2]);
    tell(shot(3, 'CC-G05'));
    hidden.mockRestore();
    document.dispatchEvent(new globalThis.Event('visibilitychange'));
    expect([stage.beat, stage.watched]).toEqual([null, 2]);
  });

  it('goes on when a connection that was lost is back and nothing is new', () => {
    wire.hears.get('christian')?.whole({ ...(start as unknown as Whole), version: 2 });
    expect(stage.beat?.kind).toBe('throw');
  });

  it('is over once one answers, and the answer goes out at once', () => {
    void stage.say({ verb: 'end' } as Answer);
    expect(stage.beat).toBeNull();
    expect(wire.calls.some(({ is }) => is === 'say')).toBe(true);
  });

  it('goes on with what comes meanwhile, in order', () => {
    tell(shot(2, 'CC-G04'));
    expect(stage.left).toBe(3);
    stage.settled();
    vi.advanceTimersByTime(1700);
    expect([stage.beat?.kind, ships().includes('CC-G04')]).toEqual(['throw', true]);
  });

  it('is not played further once something is taken back, or the game comes whole', () => {
    tell(shot(2, 'CC-G04', { told_from: 2 }));
    expect(stage.beat).toBeNull();
    tell(shot(3, 'CC-G05'));
    expect(stage.beat).not.toBeNull();
    wire.hears.get('christian')?.whole({ ...(start as unknown as Whole), version: 9 });
    expect(stage.beat).toBeNull();
  });
});

it('what one does oneself without dice is seen at once', () => {
  const moved: Line = { ...sinks(2, 'CC-G03'), throws: [], message: { key: 'moved', args: [] }, did: { kind: 'move', by: ['CC-G03'] } };
  tell(shot(1, 'none', { ask: start.ask as Event['ask'], lines: [], steps: [] }));
  tell(shot(2, 'CC-G03', { lines: [{ ...moved, at: 3 }] }));
  expect(stage.beat).toBeNull();
});

it('who wants no pace sees only what came of it', () => {
  pace.choose(0);
  tell(shot(1, 'CC-G03'));
  expect([stage.beat, ships().includes('CC-G03')]).toEqual([null, false]);
});

it('without motion dice lie beside what they led to, for long enough to read', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const still = new Stage('lepanto', 'x', ['christian'], wire, { refused: vi.fn(), showRule: vi.fn(), words: () => '', knows: () => true, room: vi.fn(), spoken: vi.fn() }, places);
  tell({ ...shot(0, 'none'), steps: [], lines: [] });
  tell(shot(1, 'CC-G03'));
  expect(still.beat?.kind).toBe('deed');
  vi.advanceTimersByTime(1400);
  expect(still.beat?.kind).toBe('deed');
  vi.advanceTimersByTime(200);
  expect(still.beat).toBeNull();
  still.close();
});

it('a touch of the board ends what one did oneself, and not what others did then', () => {
  tell(shot(1, 'none', { ask: start.ask as Event['ask'], lines: [], steps: [] }));
  tell(shot(2, 'CC-G03'));
  tell(shot(3, 'CC-G04'));
  tell(shot(4, 'CC-G05'));
  stage.touched();
  expect([stage.beat?.kind, stage.beat?.at, ships().includes('CC-G03'), ships().includes('CC-G04')]).toEqual(['throw', 4, false, true]);
  stage.touched();
  expect([stage.beat?.kind, stage.beat?.at]).toEqual(['deed', 4]);
});

it('nothing of what comes later is told, however far back the log goes', () => {
  const late = shot(1, 'CC-G03', { lines: [], told_from: 2 });
  tell(late);
  tell({ ...shot(2, 'CC-G04'), lines: [{ ...sinks(3, 'CC-G04'), throws: [] }] });
  expect(stage.beat?.lost).toEqual(['CC-G03']);
  expect(stage.lines.filter(({ at }) => at > 2)).toEqual([]);
});

it('a long queue is played faster, so that nobody waits for long', () => {
  const fleet = Object.keys((start.state as unknown as { ships: object }).ships);
  let before = 1;
  for (let round = 0; round < 5; round += 1) for (const target of fleet) tell(shot(before++, target));
  for (let passed = 0; passed < 32_000; passed += 50) {
    stage.settled();
    vi.advanceTimersByTime(50);
  }
  expect(stage.beat).toBeNull();
});

it('what was missed is played as if it happened now', async () => {
  tell(shot(1, 'CC-G03'));
  stage.end();
  const page: Replayed = { is: 'replayed', start: start as unknown as Whole, events: [shot(0, 'CC-G03')], first: 0, until: 100, last: 2 };
  vi.spyOn(api, 'replay').mockResolvedValue(page);
  await stage.since(0);
  expect([stage.beat?.kind, ships().includes('CC-G03')]).toEqual(['throw', true]);
});

it('what was missed tells lines that were here no more, each with its beat', async () => {
  tell(shot(1, 'CC-G03', { lines: [] }));
  wire.hears.get('christian')?.whole({ ...(start as unknown as Whole), version: 9, lines: [sinks(8, 'CC-G05'), sinks(9, 'CC-G06')] });
  const page: Replayed = { is: 'replayed', start: start as unknown as Whole, events: [shot(0, 'CC-G03'), shot(1, 'CC-G04')], first: 0, until: 100, last: 2 };
  vi.spyOn(api, 'replay').mockResolvedValue(page);
  await stage.since(0);
  expect(stage.lines).toEqual([]);
  stage.next();
  expect(stage.lines.map(({ at }) => at)).toEqual([1]);
});

it('what was missed is not played once something else is done before it has come', async () => {
  tell(shot(1, 'CC-G03'));
  stage.end();
  const page: Replayed = { is: 'replayed', start: start as unknown as Whole, events: [shot(0, 'CC-G03')], first: 0, until: 100, last: 2 };
  vi.spyOn(api, 'replay').mockResolvedValue(page);
  const coming = stage.since(0);
  void stage.say({ verb: 'end' } as Answer);
  await coming;
  expect(stage.beat).toBeNull();
});

it('whoever holds two seats keeps one stage, and sees each through its own eyes', () => {
  stage.sit(['christian', 'islamic']);
  const waiting = { ...start.waiting, seats: ['islamic'] } as Event['waiting'];
  tell(shot(1, 'CC-G03', { waiting }));
  expect(stage.beat?.kind).toBe('throw');
  tell(shot(0, 'none', { steps: [], lines: [], waiting }), 'islamic');
  expect(stage.elsewhere).toBeUndefined();
  stage.end();
  expect(stage.elsewhere).toBe('islamic');
  stage.look('islamic');
  expect(stage.elsewhere).toBeUndefined();
  expect([stage.seat, stage.beat, stage.live.seat]).toEqual(['islamic', null, 'islamic']);
  tell(shot(2, 'CC-G04'));
  expect(stage.beat).toBeNull();
  stage.sit(['christian']);
  expect([stage.seat, wire.hears.has('islamic')]).toEqual(['christian', false]);
});
