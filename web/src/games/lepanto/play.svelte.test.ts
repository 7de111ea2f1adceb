import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it } from 'vitest';

import type { BoardClient } from '../../table/client';
import type { Advice, Answer, Ask, Followed, Message, Odds, Offer, Order, Refusal } from '../../wire/shapes';
import { ordersOf } from './commands';
import combat from './fixtures/combat.json';
import movement from './fixtures/movement.json';
import reorientation from './fixtures/reorientation.json';
import sheet from './fixtures/sheet.json';
import { playOf, type Play } from './play.svelte';
import { courseOf, marks, placeOf, points, targetsOf, type Position } from './position';
import { readSheet } from './sheet';
import { summary } from './summary.svelte';

type Recorded = typeof movement | typeof combat | typeof reorientation;

const REFUSAL: Refusal = { is: 'refusal', error: 'Refused', rule: '6.1.a', message: { key: 'x', args: [] }, proof: [] };

/** A table that answers from a recorded position and remembers what it was told. */
class Table implements BoardClient {
  key = 'lepanto';
  room = 'here';
  seat: string;
  state = $state.raw<unknown>(null);
  version = $state(1);
  ask = $state.raw<Ask | null>(null);
  waiting = null;
  outcome = null;
  sheet: unknown = sheet;
  able = $state.raw<readonly string[]>([]);
  readonly = false;
  pending = false;
  canUndo = true;
  said: Answer[] = [];
  asked: string[] = [];
  commanded: [readonly string[], Order][] = [];
  refuses: Refusal | null = null;
  readonly #offers: Record<string, Offer[]>;

  constructor(recorded: Recorded) {
    this.seat = recorded.seat;
    this.state = recorded.state;
    this.ask = recorded.ask as unknown as Ask;
    this.able = recorded.able;
    this.#offers = recorded.offers as unknown as Record<string, Offer[]>;
  }

  async say(answer: Answer): Promise<Refusal | null> {
    this.said.push(answer);
    return this.refuses;
  }
  async check(): Promise<Refusal | null> {
    return this.refuses;
  }
  async offers(piece: string): Promise<readonly Offer[]> {
    this.asked.push(piece);
    return this.#offers[piece] ?? [];
  }
  async chances(): Promise<Odds> {
    return { is: 'odds', rows: [{ changes: [], chance: 1, margin: 0 }], exact: true, assumed: [], better: false };
  }
  async command(pieces: readonly string[], order: Order): Promise<Followed> {
    this.commanded.push([pieces, order]);
    return { is: 'followed', version: 2, given: pieces.length - 1, refused: [[pieces[0] ?? '', REFUSAL]] };
  }
  async hurryBots(): Promise<void> {}
  async delegate(): Promise<null> {
    return null;
  }
  async hint(): Promise<Advice | null> {
    const [offer] = this.#offers[this.able[0] ?? ''] ?? [];
    return offer ? { is: 'advice', answer: offer.answer, words: offer.words, reason: null } : null;
  }
  async undo(): Promise<null> {
    return null;
  }
  async attempt(): Promise<null> {
    return null;
  }
  async stand(): Promise<null> {
    return null;
  }
  standing = [];
  words = (message: Message | string): string => (typeof message === 'string' ? message : message.key);
  knows = (): boolean => true;
  showRule = (): void => undefined;
}

/** Lets everything that waits go on. */
async function settled(): Promise<void> {
  for (let round = 0; round < 10; round++) await Promise.resolve();
  flushSync();
}

async function sitDown(recorded: Recorded): Promise<{ table: Table; play: Play }> {
  const table = new Table(recorded);
  const play = playOf(table);
  play.follow();
  await settled();
  return { table, play };
}

beforeEach(() => localStorage.clear());

describe('selecting', () => {
  it('is shared by all parts of one client', () => {
    const table = new Table(movement);
    expect(playOf(table)).toBe(playOf(table));
    expect(playOf(table)).not.toBe(playOf(new Table(movement)));
  });

  it('shows where a ship may go, by hex and heading', async () => {
    const { play } = await sitDown(movement);
    play.touchShip('CC-G04');
    await settled();
    expect(play.one).toBe('CC-G04');
    expect(play.reach.get(1028)?.map((offer) => offer.where[1])).toEqual([4, 5, 3]);
    expect([...play.reach.keys()]).toContain(1031);
    expect(play.end?.answer).toMatchObject({ verb: 'end' });
  });

  it('adds ships and lets go of them again', async () => {
    const { play } = await sitDown(movement);
    play.touchShip('CC-G04');
    play.touchShip('CC-G05', true);
    await settled();
    expect([...play.selected]).toEqual(['CC-G04', 'CC-G05']);
    expect(play.one).toBe('');
    expect(play.reach.size).toBe(0);
    play.touchShip('CC-G05', true);
    await settled();
    expect(play.one).toBe('CC-G04');
    expect(play.reach.size).toBeGreaterThan(0);
  });

  it('boxes only ships of mine', async () => {
    const { play } = await sitDown(movement);
    play.boxed({ left: -1e4, top: -1e4, right: 1e4, bottom: 1e4 }, false);
    expect([...play.selected].every((id) => id.startsWith('CC'))).toBe(true);
    expect(play.selected.size).toBe(movement.able.length);
    play.selectSquadron('christian-centre');
    expect(play.selected.size).toBe(movement.able.length);
  });

  it('asks about a ship once for each version', async () => {
    const { table, play } = await sitDown(movement);
    for (const id of ['CC-G04', 'CC-G01', 'CC-G04']) {
      play.select([id]);
      await settled();
    }
    expect(table.asked.filter((id) => id === 'CC-G04')).toHaveLength(1);
    table.version = 2;
    play.follow();
    await settled();
    expect(table.asked.filter((id) => id === 'CC-G04')).toHaveLength(2);
  });

  it('drops a ship that is lost', async () => {
    const { table, play } = await sitDown(movement);
    play.select(['CC-G04', 'CC-G05']);
    const { 'CC-G05': _gone, ...ships } = movement.state.ships;
    table.state = { ...movement.state, ships };
    table.version = 2;
    play.follow();
    expect([...play.selected]).toEqual(['CC-G04']);
  });
});

describe('moving', () => {
  it('asks for a heading where there are several, and confirms before it orders', async () => {
    const { table, play } = await sitDown(movement);
    play.touchShip('CC-G04');
    await settled();
    play.touchCell(1028);
    expect(play.ring).toBe(1028);
    const port = play.reach.get(1028)?.find((offer) => offer.where[1] === 5);
    expect(port).toBeDefined();
    if (port) await play.consider(port);
    expect(table.said).toEqual([]);
    expect(play.shown).toEqual({ verb: 'move', piece: 'CC-G04', objects: ['sail', 'port'] });
    await play.confirm();
    expect(table.said).toEqual([{ verb: 'move', piece: 'CC-G04', objects: ['sail', 'port'] }]);
    expect(play.considered).toBeNull();
    expect(play.selected.size).toBe(0);
  });

  it('goes at once when no confirmation is wanted', async () => {
    const { table, play } = await sitDown(movement);
    play.confirms = false;
    play.touchShip('CC-G04');
    await settled();
    play.touchCell(984);
    await settled();
    expect(table.said).toEqual([{ verb: 'move', piece: 'CC-G04', objects: ['port', 'sail'] }]);
    expect(localStorage.getItem('maestre-confirm-orders')).toBe('no');
  });

  it('keeps what was considered when it is refused', async () => {
    const { table, play } = await sitDown(movement);
    table.refuses = REFUSAL;
    play.touchShip('CC-G04');
    await settled();
    play.touchCell(984);
    await play.confirm();
    expect(play.refusal).toBe(REFUSAL);
    expect(play.considered).not.toBeNull();
  });

  it('offers a tow to go on with its galleass or without it', async () => {
    const { play } = await sitDown(movement);
    play.touchShip('CC-G01');
    await settled();
    play.touchCell(1165);
    await settled();
    expect(play.considered?.marks).toContain('tows');
    expect(play.others.map((offer) => offer.marks)).toEqual([['exhausts', 'cut']]);
  });

  it('lets go step by step: the order, then the ship', async () => {
    const { play } = await sitDown(movement);
    play.touchShip('CC-G04');
    await settled();
    play.touchCell(984);
    play.back();
    expect(play.considered).toBeNull();
    expect(play.one).toBe('CC-G04');
    play.back();
    expect(play.selected.size).toBe(0);
  });

  it('opens the ring of headings by itself in reorientation', async () => {
    const { play } = await sitDown(reorientation);
    play.touchShip('CC-G07');
    await settled();
    expect(play.ring).toBe(reorientation.state.ships['CC-G07'].cell);
    expect(play.reach.get(play.ring)).toHaveLength(4);
  });
});

describe('fighting', () => {
  it('shows whom a ship may attack, and lists the ways to attack one of them', async () => {
    const { table, play } = await sitDown(combat);
    play.touchShip('CC-G03');
    await settled();
    expect([...play.targets].sort()).toEqual(['IC-G02', 'IC-G03']);
    play.touchShip('IC-G03');
    expect(play.attacks.map((offer) => (offer.answer as Order).verb)).toEqual(['guns', 'arms', 'arms']);
    expect(table.said).toEqual([]);
  });

  it('shows who may attack an enemy', async () => {
    const { play } = await sitDown(combat);
    play.touchShip('IC-G05');
    await settled();
    expect(play.target).toBe('IC-G05');
    expect(play.attacks).toHaveLength(2);
  });

  it('always shows odds before dice fall, even without confirmations', async () => {
    const { table, play } = await sitDown(combat);
    play.confirms = false;
    play.touchShip('CC-G03');
    await settled();
    const guns = play.offers[0];
    if (guns) await play.consider(guns);
    expect(table.said).toEqual([]);
    expect(play.odds?.rows).toHaveLength(1);
    await play.confirm();
    expect(table.said).toHaveLength(1);
    expect(play.one).toBe('CC-G03');
  });

  it('widens small arms to several targets by ticking, never to none', async () => {
    const { play } = await sitDown(combat);
    play.touchShip('CC-G04');
    await settled();
    const arms = play.offers.find((offer) => (offer.answer as Order).verb === 'arms');
    if (arms) await play.consider(arms);
    expect(play.widening?.candidates).toEqual(['IC-G02', 'IC-G03', 'IC-O01']);
    await play.tick('IC-O01');
    expect(play.considered?.answer).toEqual({ verb: 'arms', piece: 'CC-G04', objects: ['IC-G03', 'IC-O01'] });
    expect(play.considered?.words.key).toBe('lepanto-consider-arms');
    await play.tick('IC-G03');
    await play.tick('IC-O01');
    expect(play.considered?.answer).toMatchObject({ objects: ['IC-O01'] });
  });

  it('lets boarders be chosen, and does not confirm what would be refused', async () => {
    const { table, play } = await sitDown(combat);
    play.lookAt('IC-G09');
    await settled();
    const single = play.attacks.find((offer) => (offer.answer as Order).objects?.join() === 'CC-G10');
    const board = play.attacks
      .filter((offer) => (offer.answer as Order).verb === 'board')
      .find((one) => one !== single);
    if (board) await play.consider(board);
    expect(play.widening).toMatchObject({ verb: 'board', piece: 'IC-G09', candidates: ['CC-G10', 'CC-G12'] });
    table.refuses = REFUSAL;
    await play.tick('CC-G10');
    expect(play.doubt).toBe(REFUSAL);
    await play.confirm();
    expect(table.said).toEqual([]);
  });

  it('points out a target to many without letting go of them', async () => {
    const { table, play } = await sitDown(combat);
    play.select(['CC-G10', 'CC-G12']);
    play.touchShip('IC-G09');
    expect(play.selected.size).toBe(2);
    const board = ordersOf('combat').find((order) => order.verb === 'board');
    if (board) await play.orderAll(board);
    expect(table.commanded).toEqual([[['CC-G10', 'CC-G12'], { verb: 'board', piece: '', objects: ['IC-G09'] }]]);
    expect(play.followed?.refused[0]?.[0]).toBe('CC-G10');
  });

  it('does not board without a target, and rows hard only when told so', async () => {
    const { table, play } = await sitDown(combat);
    play.select(['CC-G10', 'CC-G12']);
    for (const order of [...ordersOf('combat'), ...ordersOf('movement').slice(0, 2)]) await play.orderAll(order);
    expect(table.commanded.map(([, order]) => [order.verb, order.objects])).toEqual([
      ['fire', []],
      ['volley', []],
      ['advance', []],
      ['advance', ['hard']],
    ]);
  });

  it('takes a hint to attack only by way of its odds', async () => {
    const { table, play } = await sitDown(combat);
    play.camera.focusOn = () => undefined;
    await play.askHint();
    expect(play.shown).toMatchObject({ verb: 'guns' });
    await play.takeHint();
    expect(table.said).toEqual([]);
    expect(play.considered).not.toBeNull();
  });
});

describe('watching', () => {
  it('asks and offers nothing to whoever may not answer', async () => {
    const table = new Table(movement);
    table.readonly = true;
    const play = playOf(table);
    play.follow();
    play.touchShip('CC-G04');
    await settled();
    expect(table.asked).toEqual([]);
    expect(play.able.size).toBe(0);
    expect(play.one).toBe('CC-G04');
  });

  it('stands a board up before anything has come', () => {
    const table = new Table(movement);
    table.state = null;
    table.sheet = null;
    const play = playOf(table);
    expect(play.ships).toEqual([]);
    expect(summary(null, table.words)).toEqual([]);
  });
});

describe('positions', () => {
  const position = movement.state as unknown as Position;
  const printed = readSheet(sheet);

  it('follows a move to where the engine says it ends', () => {
    for (const offers of Object.values(movement.offers as unknown as Record<string, Offer[]>))
      for (const offer of offers) {
        const order = offer.answer as Order;
        const ship = position.ships[order.piece ?? ''];
        if (!ship || order.verb !== 'move') continue;
        const course = courseOf(printed.grid, ship, order.objects ?? []);
        expect([course.cells.at(-1), course.facing]).toEqual(offer.where);
      }
  });

  it('marks tows, reserves, rams and what is done', () => {
    const galley = position.ships['CC-G01'];
    const galleass = position.ships['CC-A01'];
    const other = position.ships['IC-G01'];
    if (!galley || !galleass || !other) throw new Error('the recorded position has lost its ships');
    expect(marks(position, printed, galley)).toEqual(['tows']);
    expect(marks(position, printed, galleass)).toEqual(['towed']);
    expect(marks(position, printed, { ...galley, id: 'CX-G01', squadron: 'christian-reserve' })).toEqual(['reserve']);
    const locked: Position = {
      ...position,
      rams: { [galley.cell]: { rammer: other.id, came_from: 4, hexes: 2, due: true } },
      ships: { ...position.ships, [other.id]: { ...other, cell: galley.cell } },
      done: { [galley.id]: ['moved'] },
    };
    expect(marks(locked, printed, galley)).toEqual(['tows', 'rammed', 'done']);
    const rammer = locked.ships[other.id];
    if (!rammer) throw new Error('the rammer is gone');
    expect(marks(locked, printed, rammer)).toContain('rams');
    expect(placeOf(locked, printed.grid, rammer).x).toBeGreaterThan(placeOf(locked, printed.grid, galley).x);
    expect(targetsOf(locked, { verb: 'ram', piece: other.id })).toEqual([galley.id]);
  });

  it('counts points as the sheet prints them', () => {
    expect(points(position, printed)).toEqual({ christian: 23, islamic: 23 });
  });
});
