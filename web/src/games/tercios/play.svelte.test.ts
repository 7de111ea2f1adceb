import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Ask, Message, Refusal } from '../../wire/shapes';
import { laid, poseAt, within } from '../../miniatures/placing';
import { inOrder, reacting, withReaction, withRule } from '../../miniatures/standing';
import { Recorded, said } from '../../miniatures/table.check.svelte';
import { matterOf, optionWords, placingOf, shotOf } from './asked';
import { piecesOf, signsOf } from './drawn';
import battle from './fixtures/battle.json';
import sheetJson from './fixtures/sheet.json';
import { zonesOf } from './overlays';
import { answerOf, completed, defaultOrder, headOf, missing, ordered, rowsOf, shared } from './plan';
import { playOf, type Play } from './play.svelte';
import { baseOf, block, gearOf, points, marksOf, speedOf, wearOf, type Position, type Unit } from './position';
import { applied, readSheet } from './sheet';
import { names, question, summary } from './summary.svelte';

const sheet = readSheet(sheetJson);
const position = battle.state as unknown as Position;
const asks = battle.asks as unknown as Record<string, Ask>;
const REFUSAL: Refusal = {
  is: 'refusal',
  error: 'Refused',
  rule: '3.03',
  message: { key: 'x', args: [] },
  proof: ['R1-1', { type: 'line', kind: 'way', start: [0, 0], end: [1, 1] }],
};

function unit(id: string): Unit {
  return position.units[id] as Unit;
}

/** A recorded battle, with what is asked under a name. */
class Table extends Recorded {
  override offered = { '': [{ answer: { verb: 'act', piece: 'B1-1' }, words: { key: 'x', args: [] }, where: [], marks: [] }] };

  constructor(name: string) {
    super('tercios', name === 'planning' ? battle.planning : position, sheetJson, asks[name] ?? null);
  }
}

async function settled(): Promise<void> {
  for (let round = 0; round < 10; round++) await Promise.resolve();
  flushSync();
}

async function sitDown(name: string): Promise<{ table: Table; play: Play }> {
  const table = new Table(name);
  const play = playOf(table);
  play.follow();
  await settled();
  return { table, play };
}

beforeEach(() => localStorage.clear());

describe('the wear of a Troop', () => {
  it('is told of what it bears, and alone while its profile is still on its way', () => {
    const worn = { ...unit('B1-1'), wear: 2 };
    const coming = readSheet(null);
    const say = (message: Message | string, args: Record<string, unknown> = {}) => `${String(message)} ${JSON.stringify(args)}`;
    expect(wearOf(sheet, worn)).toBe(`2/${gearOf(sheet, worn).endurance}`);
    expect(wearOf(coming, worn)).toBe('2');
    expect(marksOf(position, coming, worn, say).join()).not.toContain('endurance');
    expect(marksOf(position, sheet, worn, say).join()).toContain('endurance');
  });
});

describe('a Troop that is sent', () => {
  it('gets the card that its move needs while cards are laid, and the others of its command theirs', async () => {
    const { play } = await sitDown('planning');
    const troop = 'B1-1';
    const [x, y] = play.pointOf(troop) as [number, number];
    const near = speedOf(sheet, unit(troop), 'atencion') * sheet.inch;
    await play.send(troop, [x, y + near / 2]);
    expect(play.draft[troop]).toBe('atencion');
    play.select(troop);
    play.touchPoint([x, y + near * 1.2]);
    expect(play.draft[troop]).toBe('corred');
    expect(play.notice).toBe('tercios-card-given');
    const fellows = play.fellows(troop);
    expect(fellows.length).toBeGreaterThan(0);
    await play.sendAll(fellows);
    expect(fellows.every((one) => play.draft[one] && play.errands[one])).toBe(true);
  });

  it('is not sent where it cannot reach: a touch there lets go of it', async () => {
    const { play } = await sitDown('planning');
    const [x, y] = play.pointOf('B1-1') as [number, number];
    play.select('B1-1');
    play.touchPoint([x, y + 100 * sheet.inch]);
    expect(play.selected).toBe('');
    expect(play.draft).toEqual({});
  });

  it('is activated in a go, goes where it was sent, and says so', async () => {
    vi.useFakeTimers();
    const { table, play } = await sitDown('go');
    table.state = { ...position, cards: { ...position.cards, 'B1-1': { order: 'corred' } } };
    flushSync();
    const [x, y] = play.pointOf('B1-1') as [number, number];
    await play.send('B1-1', [x, y + 2 * sheet.inch]);
    expect(table.said).toEqual([{ verb: 'act', piece: 'B1-1' }]);
    expect(play.notice).toBe('tercios-sent');
    table.ask = { ...(asks['go'] as Ask), rule: '3.05', choice: { type: 'place', pieces: ['B1-1'] }, about: { type: 'walk', unit: 'B1-1', order: 'corred' } } as unknown as Ask;
    table.version += 1;
    flushSync();
    play.follow();
    await vi.advanceTimersByTimeAsync(200);
    expect(table.said.at(-1)).toMatchObject({ piece: 'B1-1', x, y: y + 2 * sheet.inch });
    vi.useRealTimers();
  });
});

describe('a Troop', () => {
  it('has the values of its profile and its options', () => {
    const gear = gearOf(sheet, unit('B1-1'));
    expect(gear.weapons).toContain('espadachines');
    expect(gear.abilities).toContain('cuadros');
    expect(baseOf(position, sheet, 'B1-1')).toEqual({ width: 12_000, depth: 12_000 });
  });

  it('stands on the base that was agreed on', () => {
    const agreed = { ...position, agreed: { base_front: 2000, base_depth: -1000 } };
    expect(baseOf(agreed, sheet, 'B1-1')).toEqual({ width: 14_000, depth: 11_000 });
  });

  it.each([
    [5, 0, 5],
    [5, 1, 7],
    [5, 2, 10],
    [5, -1, 3],
    [5, -2, 1],
    [0, 2, 0],
  ])('with a value of %i and %i steps has %i', (original, net, value) => {
    expect(applied(sheet, original, net)).toBe(value);
  });

  it('goes farther when it runs', () => {
    const one = unit('B1-1');
    expect(speedOf(sheet, one, 'corred')).toBe(2 * speedOf(sheet, one, 'atencion'));
  });

  it('of a fort stands in a block nearest to a square', () => {
    expect(block(4, { width: 8000, depth: 4000 })).toEqual({ width: 16_000, depth: 8000 });
    expect(block(1, { width: 8000, depth: 4000 })).toEqual({ width: 8000, depth: 4000 });
  });

  it('is drawn with its card: open, known to me, or hidden', () => {
    const looks = (id: string) => signsOf(position, unit(id), said).find((sign) => sign.id === 'card')?.look;
    expect(looks('B0-1')).toBe('open');
    expect(looks('B1-1')).toBe('plain');
    expect(looks('R1-1')).toBe('hidden');
    expect(looks('B1-3')).toBeUndefined();
    expect(piecesOf(position, sheet, said, {})).toHaveLength(Object.keys(position.units).length);
  });
});

describe('a plan', () => {
  const ask = asks['planning'] as Ask;
  const rows = rowsOf(ask);

  it('is complete when every Troop has a card', () => {
    expect(missing(rows, {})).toHaveLength(rows.troops.length);
    const draft = completed(position, sheet, rows, { 'B1-1': 'resistid' });
    expect(draft['B1-1']).toBe('resistid');
    expect(missing(rows, draft)).toEqual([]);
    expect(Object.keys(answerOf(ask, draft))).toHaveLength(ask.choice.type === 'each' ? ask.choice.options.length : 0);
  });

  it('gives one order to all who share a card', () => {
    const together = shared({ a: 'fuego', b: 'corred', 'group:a': 'a' }, 'b', 'a');
    expect(headOf(together, 'b')).toBe('a');
    expect(together['b']).toBe('fuego');
    expect(ordered(together, 'b', 'resistid')).toMatchObject({ a: 'resistid', b: 'resistid' });
    expect(shared(together, 'b', 'b')).toMatchObject({ 'group:b': 'b' });
  });

  it('leaves alone whoever shared the card of one that now shares another', () => {
    const draft = shared({ 'group:b': 'b', 'group:c': 'b', b: 'fuego', c: 'fuego' }, 'b', 'a');
    expect(draft['group:c']).toBe('c');
  });

  it('rests who is nearly worn out', () => {
    const tired = { ...unit('B1-1'), wear: 4 };
    expect(defaultOrder(position, sheet, tired)).toBe('resistid');
    expect(defaultOrder(position, sheet, { ...unit('B1-1'), wear: 0 })).not.toBe('resistid');
  });

  it('is sent only when it is laid', async () => {
    const { table, play } = await sitDown('planning');
    expect(play.mode).toBe('plan');
    expect(play.able.size).toBe(rows.troops.length);
    play.fillPlan();
    expect(play.unplanned).toEqual([]);
    expect(table.said).toEqual([]);
    await play.layCards();
    expect(Object.keys(table.said[0] as object)).toContain('B1-1');
  });
});

describe('putting a piece somewhere', () => {
  it('moves a Troop by the centre of its front, no farther than it goes', async () => {
    vi.useFakeTimers();
    const { table, play } = await sitDown('move');
    const from = play.placing?.from ?? [0, 0];
    expect(play.placing).toMatchObject({ piece: 'B1-1', manner: 'front', turns: false });
    play.put([from[0], from[1] + 100_000]);
    expect(play.gone).toBeLessThanOrEqual(speedOf(sheet, unit('B1-1'), 'corred'));
    await vi.advanceTimersByTimeAsync(200);
    expect(table.tried).toHaveLength(1);
    expect(play.considered?.answer).toEqual(table.tried[0]);
    expect(play.shown?.fits).toBe('yes');
    await play.confirm();
    expect(table.said).toEqual(table.tried);
    vi.useRealTimers();
  });

  it('takes what the server makes of it', async () => {
    vi.useFakeTimers();
    const { table, play } = await sitDown('move');
    const from = play.placing?.from ?? [0, 0];
    table.snaps = { answer: { piece: 'B1-1', x: from[0], y: from[1] + 2500, facing: 0 }, words: { key: 'x', args: [] }, marks: [], why: null };
    play.put([from[0], from[1] + 9000]);
    await vi.advanceTimersByTimeAsync(200);
    expect(play.gone).toBe(1);
    vi.useRealTimers();
  });

  it('shows what proves a refusal', async () => {
    vi.useFakeTimers();
    const { table, play } = await sitDown('move');
    table.snaps = REFUSAL;
    play.nudge(0, 1);
    await vi.advanceTimersByTimeAsync(200);
    expect(play.shown?.fits).toBe('no');
    expect([...play.culprits]).toEqual(['R1-1']);
    expect(play.marks).toHaveLength(1);
    expect(play.considered).toBeNull();
    vi.useRealTimers();
  });

  it('goes along a bearing that is typed', async () => {
    const { play } = await sitDown('move');
    play.goAlong(2, 30);
    expect(play.gone).toBeCloseTo(2, 2);
    expect(play.bearing).toBe(30);
  });

  it('lets a piece without a place take any facing', () => {
    const ask = { ...asks['move'], choice: { type: 'place', pieces: ['B1-1'] }, about: { type: 'deploying' } } as unknown as Ask;
    const placing = placingOf(position, sheet, ask, 'B1-1');
    expect(placing).toMatchObject({ manner: 'base', turns: true, from: null });
    expect(poseAt(placing, [5000, 6000], 9000)).toEqual([5000, 6000, 9000]);
  });

  it('measures along the line', () => {
    expect(within([0, 0], [0, 9000], 5000)).toEqual([0, 4999]);
    expect(within([0, 0], [0, 4000], 5000)).toEqual([0, 4000]);
    expect(within(null, [0, 4000], 5)).toEqual([0, 4000]);
  });

  it('turns terrain about its middle', () => {
    expect(laid([[0, 1000]], [5000, 5000], 9000)).toEqual([[6000, 5000]]);
  });
});

describe('choosing', () => {
  it('reads a shot off an option', () => {
    expect(shotOf('R1-1/mosquete/left')).toEqual({ target: 'R1-1', weapon: 'mosquete', origin: 'left' });
    expect(shotOf('done')).toBeNull();
  });

  it('names an option by its rule first', () => {
    const knows = (key: string) => ['tercios-pick-pass', 'tercios-pick-2-33-pass'].includes(key);
    expect(optionWords(position, '2.33', 'pass', said, knows)).toBe('tercios-pick-2-33-pass');
    expect(optionWords(position, '2.40', 'pass', said, knows)).toBe('tercios-pick-pass');
    const full = (key: Message | string, args = {}): string => `${said(key)} ${JSON.stringify(args)}`;
    expect(optionWords(position, '2.45', '4', full, () => true)).toBe('tercios-number-2-45 {"number":4}');
    expect(optionWords(position, '3.12', '4500', full, () => true)).toBe('tercios-toward {"hour":1,"half":1}');
    expect(optionWords(position, '3.12', '0', full, () => true, true)).toBe('tercios-toward {"hour":6,"half":0}');
    expect(optionWords(position, '2.40', 'nothing-known', said, knows)).toBe('nothing-known');
  });

  it('weighs a shot before it is given, and gives a plain answer at once', async () => {
    const { table, play } = await sitDown('shoot');
    expect([...play.targets].sort()).toEqual(['R1-1', 'R1-2']);
    play.touch('R1-1');
    await settled();
    expect(play.considered?.answer).toBe('R1-1/arcabuz_mosquete/front');
    expect(play.odds?.exact).toBe(true);
    expect(table.said).toEqual([]);
    await play.confirm();
    expect(table.said).toEqual(['R1-1/arcabuz_mosquete/front']);
    const plain = await sitDown('attention');
    await plain.play.pick('done');
    expect(plain.table.said).toEqual(['done']);
  });

  it('keeps a refusal that the server gives', async () => {
    const { table, play } = await sitDown('attention');
    table.refuses = REFUSAL;
    await play.pick('move');
    expect(play.refusal).toBe(REFUSAL);
    play.back();
    expect(play.refusal).toBeNull();
  });

  it('selects whom a question is about', async () => {
    const { play } = await sitDown('window');
    expect(play.selected).toBe('B1-2');
    expect(play.concerned).toEqual(['B1-2', 'R1-2']);
    expect(matterOf(play.ask).cause).toBe('charge');
  });

  it('hears what may be ordered in a go', async () => {
    const { play } = await sitDown('go');
    expect(play.offers).toHaveLength(1);
  });
});

describe('overlays', () => {
  const on = (...names: string[]) => new Set(names);

  it('show ranges and reach ahead of the Troop selected', () => {
    const zones = zonesOf(position, sheet, on('arcs', 'reach'), 'B1-1', 'blue', said);
    expect(zones.map((zone) => zone.look)).toEqual(['arc', 'reach']);
    expect(zones[0]).toMatchObject({ shape: 'half', length: 12 * 2500 });
  });

  it('show an inch about every centre of the enemy', () => {
    const enemies = Object.values(position.units).filter((one) => one.side === 'red').length;
    expect(zonesOf(position, sheet, on('danger'), '', 'blue', said)).toHaveLength(4 * enemies);
  });

  it('are remembered', async () => {
    const { play } = await sitDown('go');
    play.toggle('danger');
    expect(localStorage.getItem('maestre-tercios-overlays')).toBe('arcs reach danger');
  });
});

describe('standing orders', () => {
  it('take the place of those of their kind', () => {
    expect(withRule(['pass', 'react:B1-1'], 'pass-until:charge', true)).toEqual(['react:B1-1', 'pass-until:charge']);
    expect(withRule(['evade:horse', 'pass'], 'evade:always', true)).toEqual(['pass', 'evade:always']);
    expect(withRule(['pass'], 'pass', false)).toEqual([]);
  });

  it('stand in the order of the rules where that counts', () => {
    expect(inOrder(['hold', 'fire', 'fire:B1-1'], ['fire', 'hold'])).toEqual(['fire:B1-1', 'fire', 'hold']);
  });

  it('say of single Troops before all', () => {
    expect(withReaction(['pass'], 'B1-1', true)).toEqual(['react:B1-1', 'pass']);
    expect(reacting(['react:B1-1'], 'B1-1')).toBe(true);
    expect(withReaction(['react:B1-1', 'pass'], 'B1-1', false)).toEqual(['pass']);
  });
});

describe('a position in short', () => {
  it('tells the turn and whose go it is', () => {
    expect(summary(position, said)).toEqual(['measured-turn', 'measured-go']);
    expect(names(position, said)['B0']).toBe('Maestre de campo general');
    expect(question(position, asks['attention'] as Ask, said)).toBe('tercios-ask-of');
  });

  it('counts what the enemy has lost', () => {
    const lost = { 'R1-1': { turn: 1, how: 'rout', worth: 2 }, B1: { turn: 1, how: 'x', worth: 3 } };
    expect(points({ ...position, lost })).toEqual({ blue: 2, red: 3 });
  });
});
