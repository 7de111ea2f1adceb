import { createRawSnippet, flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Pair, Pose } from '../boards/table/geometry';
import type { TablePiece, Zone } from '../boards/table/pieces';
import type { BoardClient } from '../table/client';
import type { Advice, Answer, Ask, Journey, Leg, Message, Odds, Offer, Order, Refusal, Snap } from '../wire/shapes';
import { keptFor } from '../answering/kept.svelte';
import Panel from './Panel.svelte';
import { routed, UNPLACED, type Placing } from './placing';
import { TablePlay } from './play.svelte';
import RouteCard from './RouteCard.svelte';

const INCH = 2540;
const BASE = { width: 12_000, depth: 4000 };
const POSES: Readonly<Record<string, Pose>> = { B1: [90_000, 40_000, 0], R1: [90_000, 70_000, 18_000] };
const LEGS = ['ahead', 'turn', 'wheel', 'back', 'aside'];
const said = (key: Message | string): string => (typeof key === 'string' ? key : key.key);
const REFUSAL: Refusal = { is: 'refusal', error: 'Refused', rule: '3.06', message: { key: 'no', args: [] }, proof: ['R1'] };

function asking(choice: Ask['choice']): Ask {
  return { type: 'ask', seat: 'blue', choice, rule: '3.05', about: {}, secret: false, window: '' };
}

/** A field with one base of each side: the least that a game on a measured table must say. */
class Field extends TablePlay {
  constructor(client: BoardClient) {
    super(client, ['arcs', 'sight'], ['arcs']);
  }
  joins = $state(false);
  readonly inch = INCH;
  readonly table = [180_000, 120_000] as const;
  readonly far = $derived.by(() => this.side === 'red');
  readonly pieces = $derived.by(() => Object.keys(POSES).map((id) => this.#piece(id)));
  readonly discs = [];
  readonly grounds = [];
  readonly zones: readonly Zone[] = [];
  readonly marked: readonly Zone[] = [];
  readonly concerned = ['B1'];
  phase = $state('1/action');
  commandOf(piece: string): readonly string[] {
    return [piece];
  }
  override readonly sky = $derived.by(() => ({ kind: 'fog', words: 'fog' }) as const);

  #piece(id: string): TablePiece {
    const camp = id.startsWith('B') ? 'one' : 'other';
    return { id, camp, pose: POSES[id] as Pose, ...BASE, symbol: '', label: id, words: id, worn: 0, bears: 0, signs: [] };
  }
  exists(id: string): boolean {
    return id in POSES;
  }
  poseOf(id: string): Pose | null {
    return POSES[id] ?? null;
  }
  pointOf(id: string): Pair | null {
    const pose = POSES[id];
    return pose ? [pose[0], pose[1]] : null;
  }
  nameOf(id: string): string {
    return id;
  }
  pieceIn(option: string): string {
    return this.exists(option) ? option : '';
  }
  titled(kind: string): string {
    return kind;
  }
  said(option: string): string {
    return option;
  }
  saidOrder(order: Order): string {
    return order.verb;
  }
  override condition(): string {
    return 'fresh';
  }
  protected isWeighty(): boolean {
    return true;
  }
  protected placingOf(piece: string): Placing | null {
    const choice = this.ask?.choice;
    const pose = POSES[piece];
    if (choice?.type === 'route' && pose) return routed(piece, pose, BASE, choice.legs);
    return { ...UNPLACED, piece, manner: 'base', base: BASE, turns: true, joins: this.joins };
  }
}

class Table implements BoardClient {
  key = 'field';
  room = 'here';
  seat = 'blue';
  state = null;
  version = $state(1);
  ask = $state.raw<Ask | null>(null);
  waiting = null;
  outcome = null;
  sheet = null;
  able: readonly string[] = ['B1'];
  readonly = false;
  pending = false;
  canUndo = false;
  standing: readonly string[] = [];
  given: Answer[] = [];
  tried: Answer[] = [];
  /** What the server makes of a way that is tried. */
  plots: readonly Leg[] | null = null;
  cost = { type: 'cost', cost: 5080, allowance: 10_160 };
  refuses: Refusal | null = null;
  advice: Advice | null = null;

  constructor(choice: Ask['choice']) {
    this.ask = asking(choice);
  }
  async say(answer: Answer): Promise<null> {
    this.given.push(answer);
    return null;
  }
  async check(): Promise<null> {
    return null;
  }
  async attempt(answer: Answer): Promise<Snap | Refusal> {
    this.tried.push(answer);
    if (this.refuses) return this.refuses;
    const legs = this.plots ?? (answer as Journey).legs;
    return { answer: legs ? { ...(answer as Journey), legs } : answer, words: { key: 'goes', args: [] }, marks: [this.cost], why: null };
  }
  async offers(): Promise<readonly Offer[]> {
    return [];
  }
  async chances(): Promise<Odds> {
    return { is: 'odds', rows: [], exact: true, assumed: [], better: false };
  }
  async command(): Promise<null> {
    return null;
  }
  async hurryBots(): Promise<void> {}
  async delegate(): Promise<null> {
    return null;
  }
  async hint(): Promise<Advice | null> {
    return this.advice;
  }
  async stand(): Promise<null> {
    return null;
  }
  async undo(): Promise<null> {
    return null;
  }
  words = said;
  knows = (): boolean => false;
  showRule = (): void => undefined;
}

const fieldOf = keptFor((client) => new Field(client));

function sitDown(choice: Ask['choice'] = { type: 'route', pieces: ['B1'], legs: LEGS }): { table: Table; play: Field } {
  const table = new Table(choice);
  const play = fieldOf(table) as Field;
  play.follow();
  flushSync();
  return { table, play };
}

const rest = async (): Promise<void> => {
  await vi.advanceTimersByTimeAsync(200);
  flushSync();
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('a way on a measured table', () => {
  it('is one leg to where it was dragged, which the server turns into others', async () => {
    const { table, play } = sitDown();
    table.plots = [
      { how: 'ahead', amount: 2540 },
      { how: 'turn', amount: 9000 },
    ];
    play.drag([1000, 3000], false);
    play.drag([1000, 4000], true);
    expect(play.shown?.fits).toBe('unknown');
    await rest();
    expect(table.tried).toEqual([{ piece: 'B1', legs: [{ how: 'to', at: [91_000, 44_000, 0] }] }]);
    expect(play.legs).toEqual(table.plots);
    expect(play.ghost).toEqual({ at: [90_000, 42_540], facing: 9000 });
    expect(play.shown).toMatchObject({ fits: 'yes', words: 'measured-cost-short' });
    expect(play.shown?.via).toHaveLength(2);
    await play.confirm();
    expect(table.given).toEqual([{ piece: 'B1', legs: table.plots }]);
  });

  it('leaves a ghost in the hand that drags it', async () => {
    const { table, play } = sitDown();
    table.plots = [{ how: 'ahead', amount: 2540 }];
    play.drag([0, 9000], false);
    await rest();
    expect(play.ghost?.at).toEqual([90_000, 49_000]);
    expect(play.considered?.answer).toMatchObject({ legs: table.plots });
  });

  it('keeps what was refused, so that it can be mended', async () => {
    const { table, play } = sitDown();
    table.refuses = REFUSAL;
    play.walk([{ how: 'ahead', amount: 50_000 }]);
    await rest();
    expect(play.shown?.fits).toBe('no');
    expect(play.legs).toHaveLength(1);
    expect(play.considered).toBeNull();
    expect([...play.culprits]).toEqual(['R1']);
    play.back();
    expect([play.ghost, play.legs, play.refusal]).toEqual([null, [], null]);
  });

  it('may be one of nothing', async () => {
    const { table, play } = sitDown();
    play.walk([]);
    await rest();
    expect(table.tried).toEqual([{ piece: 'B1', legs: [] }]);
    expect(play.ghost?.at).toEqual([90_000, 40_000]);
  });

  it('is the one that the doctrine advises', async () => {
    const { table, play } = sitDown();
    const legs = [{ how: 'wheel', amount: -3000 }];
    table.advice = { answer: { piece: 'B1', legs } } as unknown as Advice;
    await play.hint();
    await rest();
    expect(play.considered?.answer).toEqual({ piece: 'B1', legs });
  });
});

describe('what is left to the doctrine', () => {
  const next = (table: Table, play: Field, choice: Ask['choice']): void => {
    table.ask = asking(choice);
    table.version += 1;
    flushSync();
    play.follow();
  };
  const PICK: Ask['choice'] = { type: 'pick', options: ['pass', 'react'] };

  it('is answered as it would, until the phase is over', async () => {
    const { table, play } = sitDown(PICK);
    table.advice = { answer: 'pass' } as unknown as Advice;
    play.leavePhase(true);
    await rest();
    expect(table.given).toEqual(['pass']);
    next(table, play, PICK);
    await rest();
    expect(table.given).toEqual(['pass', 'pass']);
    play.phase = '2/planning';
    next(table, play, PICK);
    await rest();
    expect(table.given).toHaveLength(2);
  });

  it('is a piece, as long as it is left', async () => {
    const { table, play } = sitDown(PICK);
    table.advice = { answer: 'react' } as unknown as Advice;
    play.leave(['R9'], true);
    await rest();
    expect(table.given).toEqual([]);
    play.leave(['B1'], true);
    await rest();
    expect(table.given).toEqual(['react']);
    play.leave(['B1'], false);
    next(table, play, PICK);
    await rest();
    expect(table.given).toHaveLength(1);
  });

  it('stays with the player where the doctrine cannot say', async () => {
    const { table, play } = sitDown(PICK);
    play.leavePhase(true);
    await rest();
    expect([table.given, play.busy]).toEqual([[], false]);
  });
});

describe('the card of a way', () => {
  let card: Record<string, unknown> | undefined;
  afterEach(() => {
    if (card) void unmount(card);
    card = undefined;
  });

  function show(choice?: Ask['choice']): { table: Table; play: Field; target: HTMLElement } {
    const seated = sitDown(choice);
    const target = document.body.appendChild(document.createElement('div'));
    card = mount(RouteCard, { target, props: { play: seated.play, placing: seated.play.placing as Placing } });
    flushSync();
    return { ...seated, target };
  }
  const button = (target: HTMLElement, name: string): HTMLButtonElement =>
    [...target.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.getAttribute('aria-label') ?? one.textContent)?.includes(name)) as HTMLButtonElement;

  it('has a button for each leg that the rules allow, and no other', () => {
    const { target } = show({ type: 'route', pieces: ['B1'], legs: ['ahead', 'wheel'] });
    expect(target.querySelectorAll('.add button:not(.stay)')).toHaveLength(3);
    expect(target.textContent).not.toContain('measured-do-back');
  });

  it('puts legs together by pressing, and changes and drops them', async () => {
    const { table, play, target } = show();
    button(target, 'measured-do-ahead').click();
    button(target, 'measured-do-ahead').click();
    button(target, 'measured-add-left').click();
    flushSync();
    expect(play.legs).toEqual([
      { how: 'ahead', amount: 5080 },
      { how: 'turn', amount: -1500 },
    ]);
    const input = target.querySelector('input') as HTMLInputElement;
    input.value = '1,5';
    input.dispatchEvent(new Event('change', { bubbles: true }));
    flushSync();
    expect(play.legs[0]).toEqual({ how: 'ahead', amount: 3810 });
    button(target, 'measured-leg-drop').click();
    flushSync();
    await rest();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('measured-leg-drop');
    expect(table.tried).toEqual([{ piece: 'B1', legs: [{ how: 'turn', amount: -1500 }] }]);
  });

  it.each([
    ['ArrowUp', false, 2540 + 635],
    ['ArrowUp', true, 5080],
    ['ArrowDown', false, 2540 - 635],
  ])('hears %s (Shift: %s)', (key, shiftKey, amount) => {
    const { play, target } = show();
    play.walk([{ how: 'ahead', amount: 2540 }]);
    flushSync();
    target.querySelector('input')?.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
    expect(play.legs[0]?.amount).toBe(amount);
  });

  it('leaves a leg alone when no number is typed', () => {
    const { play, target } = show();
    play.walk([{ how: 'ahead', amount: 2540 }]);
    flushSync();
    const input = target.querySelector('input') as HTMLInputElement;
    input.value = 'lejos';
    input.dispatchEvent(new Event('change', { bubbles: true }));
    expect([input.value, play.legs[0]?.amount]).toEqual(['1', 2540]);
  });

  it.each([
    [10_160, 'measured-cost'],
    [5079, 'measured-cost-over'],
  ])('tells the cost of an allowance of %i', async (allowance, key) => {
    const { table, play, target } = show();
    table.cost = { ...table.cost, allowance };
    play.walk([{ how: 'ahead', amount: 5080 }]);
    await rest();
    expect(target.querySelector('.cost span')?.textContent).toBe(key);
    expect(target.querySelector('.cost')?.classList.contains('over')).toBe(key.endsWith('over'));
  });
});

describe('the panel of a measured table', () => {
  it('shows the card of a way and gives what came of it, and nothing before the server has measured it', async () => {
    const { table, play } = sitDown();
    const target = document.body.appendChild(document.createElement('div'));
    const piece = createRawSnippet((id: () => string) => ({ render: () => `<p class="told">${id()}</p>` }));
    const panel = mount(Panel, { target, props: { play, piece } });
    flushSync();
    const move = target.querySelector('.last .main') as HTMLButtonElement;
    expect(target.querySelector('.told')?.textContent).toBe('B1');
    expect(target.querySelector('.route')).not.toBeNull();
    expect(move.textContent).toBe('measured-do-move');
    play.walk([{ how: 'ahead', amount: 2540 }]);
    flushSync();
    expect(move.disabled).toBe(true);
    await rest();
    expect(move.disabled).toBe(false);
    move.click();
    await rest();
    expect(table.given).toEqual([{ piece: 'B1', legs: [{ how: 'ahead', amount: 2540 }] }]);
    void unmount(panel);
  });
});

describe('a game on a measured table', () => {
  it('may have a sky of its own over the plain one', () => {
    expect(sitDown().play.sky?.kind).toBe('fog');
    expect(sitDown().play.objectives).toEqual([]);
  });

  it('has a card of its own for a form of answer that is not shared', () => {
    expect(sitDown().play.own).toBe(false);
    expect(sitDown({ type: 'pick', options: ['R1'] }).play.mode).toBe('pick');
  });

  it('tells how far a target is and in what state', async () => {
    const { play } = sitDown({ type: 'pick', options: ['R1', 'pass'] });
    expect([play.noteOn('R1'), play.noteOn('pass')]).toEqual(['table-inches · fresh', '']);
    await play.pick('R1');
    expect(play.aimed).toHaveLength(1);
  });

  it.each([
    [true, [90_000, 70_000]],
    [false, undefined],
  ])('puts whoever joins (%s) on the base that is touched', (joins, at) => {
    const { play } = sitDown({ type: 'place', pieces: ['B1'] });
    play.joins = joins;
    play.touch('R1');
    expect(play.ghost?.at).toEqual(at);
    expect(play.selected).toBe(joins ? 'B1' : 'R1');
  });

  it('remembers which overlays are on, for itself', () => {
    const { play } = sitDown();
    play.toggle('sight');
    expect(localStorage.getItem('maestre-field-overlays')).toBe('arcs sight');
  });
});
