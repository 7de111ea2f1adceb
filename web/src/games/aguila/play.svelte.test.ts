import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { middle } from '../../boards/table/geometry';
import type { Ask, Message, Offer } from '../../wire/shapes';
import { Recorded, said } from '../../miniatures/table.check.svelte';
import { concerned, homeFacing, isWeighty, keyWords, matterOf, optionWords, orderWords, pieceOf, placingOf, questionOf } from './asked';
import { groundsOf, lieOf, objectivesOf, piecesOf, signsOf, skyOf } from './drawn';
import { all, allAt, apart, eyeOf, filled, held, missing, rowsOf, taken } from './each';
import battle from './fixtures/battle.json';
import sheetJson from './fixtures/sheet.json';
import { chargeOf, fitting, isWide, reaches, zonesOf } from './overlays';
import { playOf, type Play } from './play.svelte';
import { baseOf, batteryOf, bearingOf, commandOf, losses, marksOf, pieceName, sceneryName, type Position, type Scenery, type Unit } from './position';
import { readSheet } from './sheet';
import { names, question, score, summary } from './summary.svelte';

const sheet = readSheet(sheetJson);
const INCH = sheet.inch;
const position = battle.state as unknown as Position;
const asks = battle.asks as unknown as Record<string, Ask>;
const full = (key: Message | string, args = {}): string => `${said(key)} ${JSON.stringify(args)}`;
const knowsAll = (): boolean => true;
const knowsNothing = (): boolean => false;

function unit(id: string, changed: Partial<Unit> = {}): Unit {
  return { ...(position.units[id] as Unit), ...changed };
}

async function settled(): Promise<void> {
  for (let round = 0; round < 10; round++) await Promise.resolve();
  flushSync();
}

async function sitDown(name: string): Promise<{ table: Recorded; play: Play }> {
  const table = new Recorded('aguila', position, sheetJson, asks[name] ?? null);
  table.offered = battle.offers as unknown as Record<string, Offer[]>;
  const play = playOf(table);
  play.follow();
  await settled();
  return { table, play };
}

beforeEach(() => localStorage.clear());

describe('a unit', () => {
  it('has the base of its profile, whatever its formation; on foot that of infantry', () => {
    expect(baseOf(position, sheet, 'B1-1')).toEqual({ width: 12_000, depth: 8000 });
    expect(baseOf(position, sheet, 'B1')).toEqual({ width: 4000, depth: 4000 });
    const foot = { ...position, units: { ...position.units, 'B3-1': unit('B3-1', { dismounted: true }) } };
    expect(baseOf(foot, sheet, 'B3-1')).toEqual({ width: 12_000, depth: 8000 });
  });

  it.each([
    ['B1-1', 24],
    ['B3-1', 20],
    ['B2-1', 8],
  ])('%s bears %i wounds: a horseman counts for two, a gun has its resistance', (id, bears) => {
    expect(bearingOf(sheet, unit(id))).toBe(bears);
  });

  it('tells its state: damage, half strength from half of its figures on, markers, officers', () => {
    expect(marksOf(position, sheet, unit('B1-1'), said)).toEqual(['aguila-damage']);
    expect(marksOf(position, sheet, unit('B1-1', { damage: 11 }), said)).not.toContain('aguila-half');
    expect(marksOf(position, sheet, unit('B1-3'), said)).toEqual(['aguila-damage', 'aguila-half', 'aguila-stunned']);
    expect(marksOf(position, sheet, unit('B3-1'), said)).toEqual(['aguila-disorganised', 'aguila-with-officer']);
  });

  it('is in its battery, or alone', () => {
    expect(batteryOf(position, 'B2-2')).toEqual(['B2-1', 'B2-2']);
    expect(batteryOf(position, 'B1-1')).toEqual(['B1-1']);
  });

  it('is named by its profile, its officer by his rank, terrain by what it is for, built of, or made of', () => {
    expect(pieceName(position, sheet, 'B1-1', full)).toContain('profile-france-line');
    expect(pieceName(position, sheet, 'B1', full)).toContain('rank-division_general');
    expect(pieceName(position, sheet, 'H1', said)).toBe('aguila-built-stone_building');
    expect(pieceName(position, sheet, 'W1', said)).toBe('terrain-wood');
    const form = (key: Message | string, args: Record<string, string | number> = {}): string =>
      key === 'aguila-form' ? `${args['element']} of ${args['form']}` : said(key);
    expect(pieceName(position, sheet, 'wood:9x7', form)).toBe('terrain-wood of aguila-form-area');
  });
});

describe('the drawing', () => {
  const drawn = piecesOf(position, sheet, said, {}, {});
  const piece = (id: string) => drawn.find((one) => one.id === id);

  it('has every unit and officer on the table, garrisons on their buildings', () => {
    expect(drawn).toHaveLength(Object.keys(position.units).length + Object.keys(position.officers).length - 1);
    expect(piece('B1-4')).toMatchObject({ pose: [30 * INCH, 27 * INCH, 0], faceless: true });
    expect(piece('B3')).toBeUndefined();
  });

  it('shows formations, guns on their limbers or not, and squares without a front', () => {
    expect(piece('B1-3')).toMatchObject({ formation: 'attack_column', worn: 12, bears: 24 });
    expect(piece('B3-3')?.limbered).toBe(true);
    expect(piece('B2-1')?.limbered).toBe(false);
    expect(piece('B3-2')?.faceless).toBe(true);
    expect(piecesOf(position, sheet, said, { 'B1-1': 'square' }, {}).find(({ id }) => id === 'B1-1')?.formation).toBe('square');
  });

  it('marks who is stunned, disorganised, led, or aims', () => {
    const signs = (id: string, aiming = {}) => signsOf(position, sheet, unit(id), said, aiming).map((sign) => sign.id);
    expect(signs('B1-3')).toEqual(['stunned']);
    expect(signs('B3-1')).toEqual(['disorganised', 'B3']);
    expect(signs('B3-2', { 'B3-2/front': 'R2-2' })).toEqual(['aims']);
    expect(signs('B3-2', { 'B3-2/front': 'hold' })).toEqual([]);
  });

  it('tells terrain by what it is for before what it is built of', () => {
    const wall = { element: 'stone_wall', built: 'hedge', role: '' } as Scenery;
    expect(lieOf(wall)).toBe('hedge');
    expect(lieOf({ ...wall, role: 'bridge' })).toBe('bridge');
    expect(lieOf({ ...wall, built: null })).toBe('wall');
    expect(groundsOf(position, said).find(({ id }) => id === 'H1')?.words).toBe('aguila-built-stone_building · aguila-structure');
    expect(sceneryName({ ...wall, role: 'ford' }, said)).toBe('aguila-role-ford');
    expect(sceneryName({ ...wall, role: 'village' }, said)).toBe('aguila-built-hedge');
  });

  it('lets the name of an element give way to the objective in its middle', () => {
    const house = position.scenery['H1'] as Scenery;
    const [x, y] = middle(house.ring);
    const taken = (at: readonly [number, number]) =>
      groundsOf({ ...position, objectives: { x: { id: 'x', kind: 'hill', at, worth: 1, held: null, scenery: null } } }, said).find(({ id }) => id === 'H1')?.taken;
    expect(taken([x, y])).toBe(true);
    expect(taken([x + 20_000, y])).toBe(false);
  });

  it('flies the flag of who holds an objective', () => {
    expect(objectivesOf(position, said).map(({ camp, worth }) => [camp, worth])).toEqual([
      ['one', 2],
      [null, 3],
      ['other', 1],
    ]);
  });

  it('veils the table in bad weather, as far as the piece selected does not see', () => {
    expect(skyOf(position, sheet, 'B1-1', said)).toBeNull();
    const fog = { ...position, sky: { ...position.sky, kind: 'fog' } };
    expect(skyOf(fog, sheet, 'B1-1', said)).toMatchObject({ kind: 'fog', sight: { length: 8 * INCH } });
    expect(skyOf(fog, sheet, '', said)?.sight).toBeUndefined();
    expect(skyOf({ ...fog, sky: { ...fog.sky, kind: 'torrential' } }, sheet, 'B1-1', said)).toMatchObject({ kind: 'rain', heavy: true });
  });
});

describe('overlays', () => {
  it('serve the question: a charge shows how far it goes, fire nobody\'s command', () => {
    const usual = new Set(['arcs', 'ranges', 'command']);
    expect([...fitting(usual, 'charge')]).toEqual(['arcs', 'charge']);
    expect([...fitting(usual, 'aim')]).toEqual(['arcs', 'ranges']);
    expect([...fitting(usual, 'command')]).toEqual([...usual]);
  });

  const on = (...layers: string[]) => new Set(layers);
  const shapes = (id: string, ...layers: string[]) => zonesOf(position, sheet, on(...layers), id, said).map((zone) => `${zone.look} ${zone.shape}`);

  it('show flanks and rear, which squares and guns do not have', () => {
    expect(shapes('B1-1', 'arcs')).toEqual(['flank corners', 'danger corners', 'flank corners']);
    expect(shapes('B3-2', 'arcs')).toEqual([]);
    expect(shapes('B2-1', 'arcs')).toEqual([]);
  });

  it('show the range straight ahead of close order and wider of all others', () => {
    expect(isWide(position, sheet, unit('B1-1'))).toBe(false);
    expect(['B1-2', 'B3-1', 'B3-2', 'B2-1'].map((id) => isWide(position, sheet, unit(id)))).toEqual([true, true, true, true]);
    expect(shapes('B1-1', 'ranges')).toEqual(['arc strip', 'sight strip']);
    expect(shapes('B3-2', 'ranges')).toHaveLength(8);
    expect(shapes('B3-3', 'ranges')).toEqual([]);
  });

  it('shorten ranges by powder and sight', () => {
    const under = (kind: string) => ({ ...position, sky: { ...position.sky, kind } });
    expect(reaches(position, sheet, unit('B1-1'))[0]?.[1]).toBe(12 * INCH);
    expect(reaches(under('rain'), sheet, unit('B1-1'))[0]?.[1]).toBe(8 * INCH);
    expect(reaches(under('fog'), sheet, unit('B2-1')).map(([, far]) => far)).toEqual([8 * INCH, 6 * INCH]);
  });

  it('show how far a charge goes: by formation, and whether it has moved', () => {
    const moved = { ...unit('B1-1').deeds, order: 'advance', walked: 3 * INCH };
    expect(chargeOf(position, sheet, unit('B1-1'))).toBe(5 * INCH);
    expect(chargeOf(position, sheet, unit('B1-1', { deeds: moved }))).toBe(2 * INCH);
    expect(chargeOf(position, sheet, unit('B1-3'))).toBe(0);
    expect(chargeOf(position, sheet, unit('B1-3', { stunned: 0 }))).toBe(6 * INCH);
    expect(chargeOf(position, sheet, unit('B3-2'))).toBe(0);
  });

  it('show who commands, half as far in fog', () => {
    const general = position.officers['B1']!;
    expect(commandOf(position, sheet, general)).toBe(12 * INCH);
    expect(commandOf({ ...position, sky: { ...position.sky, kind: 'fog' } }, sheet, general)).toBe(6 * INCH);
    expect(shapes('B3-1', 'command')).toHaveLength(2);
  });
});

describe('fire', () => {
  const rows = rowsOf(asks['fire'] ?? null);
  const row = (key: string) => rows.find((one) => one.key === key)!;

  it('has a row for each shooter, and for each side of who has several', () => {
    expect(rows.map(({ key }) => key)).toContain('B1-4/left');
    expect(row('B1-4/left')).toMatchObject({ unit: 'B1-4', side: 'left' });
    expect(missing(rows, { 'B1-1': 'R1-1' })).toHaveLength(rows.length - 1);
    expect(held(rows, { 'B1-1': 'R1-1' })).toMatchObject({ 'B1-1': 'R1-1', 'B1-2': 'hold' });
  });

  it('is measured from the centre of the side to the nearest point of the target', () => {
    const from = eyeOf(position, sheet, row('B1-1'))!;
    expect(from).toEqual([22 * INCH, 24 * INCH]);
    expect(apart(position, sheet, from, 'R1-1')).toBe(7 * INCH);
    expect(apart(position, sheet, [30 * INCH, 20 * INCH], 'H1')).toBe(5 * INCH);
  });

  it('gives each side of a unit a target of its own', () => {
    const draft = { 'B1-4/front': 'R1-1' };
    expect(taken(rows, draft, row('B1-4/left'))).toEqual(['R1-1']);
    expect(taken(rows, draft, row('B1-1'))).toEqual([]);
    expect(filled(rows, draft, { 'B1-4/left': 'R1-1', 'B1-1': 'R1-1' })).toMatchObject({ 'B1-4/left': 'hold', 'B1-1': 'R1-1' });
    expect(allAt(position, rows, {}, 'R1-1')).toEqual({ 'B1-1': 'R1-1', 'B1-2': 'R1-1', 'B1-4/front': 'R1-1' });
  });

  it('is aimed by touching a shooter, then its target; again lets go of it', async () => {
    const { table, play } = await sitDown('fire');
    expect(play.mode).toBe('aim');
    play.touch('B1-2');
    expect([...play.targets].sort()).toEqual(['R1-1', 'R2-4']);
    play.touch('R2-4');
    expect(play.draft).toEqual({ 'B1-2': 'R2-4' });
    play.touch('R1-1');
    expect(play.draft).toEqual({ 'B1-2': 'R1-1' });
    expect(play.aimed).toHaveLength(1);
    play.touch('R1-1');
    expect(play.draft).toEqual({});
    expect(table.said).toEqual([]);
  });

  it('goes to the next way to shoot at the same target', async () => {
    const { table, play } = await sitDown('fire');
    const choice = { type: 'each' as const, options: [['B2-1', ['R2-1', 'R2-1/canister', 'hold']]] as [string, string[]][] };
    table.ask = { ...asks['fire'], choice } as Ask;
    play.touch('B2-1');
    play.touch('R2-1');
    play.touch('R2-1');
    expect(play.draft).toEqual({ 'B2-1': 'R2-1/canister' });
  });

  it('is sent when everybody has been told; the server aims for the rest', async () => {
    const { table, play } = await sitDown('fire');
    play.say('B1-1', 'hold');
    await play.giveDraft();
    expect(table.said).toEqual([]);
    play.restAtNearest();
    expect(play.unsaid).toEqual([]);
    expect(play.draft['B1-1']).toBe('hold');
    await play.giveDraft();
    expect(Object.keys(table.said[0] as object)).toHaveLength(play.rows.length);
  });

  it('tells what the server says of each shot', async () => {
    const { play } = await sitDown('fire');
    play.select('B1-2');
    await settled();
    expect(play.saidShot('B1-2', 'R1-1')).toBe('offer-shot');
    expect(play.saidShot('B1-2', 'hold')).toBe('');
  });

  it('goes on to whoever has not been told', async () => {
    const { play } = await sitDown('fire');
    play.select('B1-1');
    play.nextUnsaid();
    expect(play.selected).toBe('B1-2');
  });
});

describe('formations', () => {
  it('are given to all who may have them, and drawn before they are sent', async () => {
    const { table, play } = await sitDown('form');
    expect(play.mode).toBe('form');
    play.everybody('attack_column');
    expect(play.draft).toEqual({ 'B1-1': 'attack_column' });
    expect([...play.able]).toEqual(['B3-1']);
    play.say('B3-1', 'line');
    expect(play.pieces.find(({ id }) => id === 'B1-1')?.formation).toBe('attack_column');
    await play.giveDraft();
    expect(table.said).toEqual([{ 'B1-1': 'attack_column', 'B3-1': 'line' }]);
    expect(all(play.rows, {}, 'line')).toEqual({ 'B1-1': 'line', 'B3-1': 'line' });
  });
});

describe('orders', () => {
  it('are heard of the unit selected, and a plain one is given at once', async () => {
    const { table, play } = await sitDown('order');
    expect(play.mode).toBe('command');
    play.touch('B1-1');
    await settled();
    expect(play.orders?.map((offer) => (offer.answer as { verb: string }).verb)).toContain('double');
    await play.order({ verb: 'advance', piece: 'B1-1', objects: [] });
    expect(table.said).toEqual([{ verb: 'advance', piece: 'B1-1', objects: [] }]);
  });

  it('for which dice fall are looked at first', async () => {
    const { table, play } = await sitDown('order');
    play.touch('B1-1');
    await settled();
    await play.order({ verb: 'formation', piece: 'B1-1', objects: ['square'] });
    expect(table.said).toEqual([]);
    expect(play.considered?.words).toBe('offer-order-formation');
    await play.confirm();
    expect(table.said).toHaveLength(1);
  });

  it('are told by their own names where the server has said nothing', () => {
    const order = { verb: 'formation', piece: 'B1-1', objects: ['square'] };
    expect(orderWords(position, sheet, order, said, knowsAll)).toBe('formation-B1-1: verb-formation, formation-square');
  });

  it('send a unit on a way from where it stands', async () => {
    const { play } = await sitDown('way');
    expect(play.selected).toBe('B1-1');
    expect(play.placing).toMatchObject({ piece: 'B1-1', legs: ['ahead', 'turn', 'wheel', 'to'], facing: 0 });
    expect(play.matter.allowance?.top).toBe(4 * INCH);
    play.walk([{ how: 'ahead', amount: 2 * INCH }]);
    flushSync();
    const ahead = play.zones.find((zone) => zone.look === 'arc' && zone.shape === 'strip');
    expect(ahead && 'pose' in ahead && ahead.pose[1]).toBe((position.units['B1-1']?.pose?.[1] ?? 0) + 2 * INCH);
  });
});

describe('charges', () => {
  it('are declared by touching charger and target, with the odds first', async () => {
    const { table, play } = await sitDown('charge');
    expect(play.mode).toBe('charge');
    play.touch('B3-1');
    await settled();
    expect([...play.targets]).toEqual(['R2-2']);
    play.touch('R2-2');
    await settled();
    expect(play.considered?.words).toBe('offer-charge');
    expect(play.odds?.exact).toBe(true);
    expect(table.said).toEqual([]);
    await play.confirm();
    expect(table.said).toEqual([{ verb: 'charge', piece: 'B3-1', objects: ['R2-2'] }]);
  });

  it('may be joined by whoever reaches the same target', async () => {
    const { table, play } = await sitDown('charge');
    const onset = matterOf(asks['charge']!).onsets![0]!;
    table.ask = { ...asks['charge'], about: { type: 'charging', side: 'blue', onsets: [onset, { ...onset, charger: 'B9' }] } } as unknown as Ask;
    play.select(onset.charger);
    await play.charge(onset.target);
    expect(play.mayJoin(onset.target)).toEqual(['B9']);
    play.touch('B9');
    await settled();
    expect(play.considered?.answer).toEqual({ verb: 'charge', piece: onset.charger, objects: [onset.target, 'B9'] });
    play.touch('B9');
    await settled();
    expect(play.considered?.answer).toEqual({ verb: 'charge', piece: onset.charger, objects: [onset.target] });
  });

  it('show who charges whom to who must react', async () => {
    const ask = asks['react']!;
    expect(concerned(position, matterOf(ask))).toEqual(['R2-2', 'B3-1']);
    expect(isWeighty(ask, 'hold')).toBe(true);
  });
});

describe('putting a piece somewhere', () => {
  it('lets an officer ride onto a unit, as far as the server lets him', async () => {
    const { play } = await sitDown('ride');
    expect(play.placing).toMatchObject({ piece: 'B2', manner: 'base', joins: true, stays: true, most: 0 });
    play.touch('B1-1');
    expect(play.ghost?.at).toEqual([22 * INCH, position.units['B1-1']?.pose?.[1]]);
    expect(play.marked.map((zone) => zone.shape)).toEqual(['disc', 'disc']);
  });

  it('turns a unit that stays to whatever is touched', async () => {
    vi.useFakeTimers();
    const { table, play } = await sitDown('facing');
    const [x, y] = position.units['B1-1']!.pose!;
    play.put([x + 10_000, y]);
    expect(play.ghost).toEqual({ at: [x, y], facing: 9000 });
    await vi.advanceTimersByTimeAsync(200);
    expect(table.tried).toEqual([{ piece: 'B1-1', x, y, facing: 9000 }]);
    vi.useRealTimers();
  });

  it('shows where one may deploy, and faces the enemy', async () => {
    const { play } = await sitDown('deploy');
    expect(play.marked).toMatchObject([{ look: 'reach', shape: 'area' }]);
    expect(homeFacing(position, 'blue')).toBe(0);
    expect(homeFacing(position, 'red')).toBe(18_000);
  });

  it('lays terrain in the form that it comes in', () => {
    const ask = { choice: { type: 'place', pieces: ['wood:9x7', 'wood:6x6'] }, rule: '15.37', about: { type: 'laying', what: 'wood:9x7', ring: [[0, 0]] } } as unknown as Ask;
    expect(placingOf(position, sheet, ask, 'wood:9x7')).toMatchObject({ manner: 'area', ring: [[0, 0]], turns: true });
    expect(placingOf(position, sheet, ask, 'wood:6x6').ring).toEqual([]);
    expect(placingOf(position, sheet, ask, 'bridge').turns).toBe(false);
  });
});

describe('choosing', () => {
  it('finds the piece that an option points at', () => {
    expect(pieceOf(position, 'building:H1/indirect')).toBe('H1');
    expect(pieceOf(position, 'fire/R2-2')).toBe('R2-2');
    expect(pieceOf(position, 'hold')).toBe('');
  });

  it('names an option by what it points at, or by itself', () => {
    expect(optionWords(position, sheet, 'R2-1/canister', said, knowsAll)).toBe('aguila-shot-canister');
    expect(optionWords(position, sheet, 'fire/R2-2', said, knowsAll)).toBe('reaction-fire: unit-name');
    expect(optionWords(position, sheet, 'square', said, (key) => key === 'formation-square')).toBe('formation-square');
    expect(optionWords(position, sheet, 'nothing-known', said, knowsNothing)).toBe('nothing-known');
    expect(keyWords(position, sheet, 'B1-4/left', full)).toContain('aguila-side-left');
  });

  it('takes a friend among the options for one who may help, not for a target', async () => {
    const { play } = await sitDown('steady');
    expect(play.targets.size).toBe(0);
    expect(play.able.has('B1')).toBe(true);
    expect(play.aims('B1')).toBe(false);
  });

  it('asks in words, by the rule or by what it is about', () => {
    const knows = (key: string): boolean => key.startsWith('aguila-ask-') || key === 'test-stunned-fire';
    expect(questionOf(position, sheet, asks['fire']!, said, knows)).toBe('aguila-ask-7-01');
    expect(questionOf(position, sheet, asks['steady']!, full, (key) => knows(key) && key !== 'aguila-ask-12-11')).toContain('test-stunned-fire');
    expect(questionOf(position, sheet, asks['way']!, said, knowsNothing)).toBe('aguila-ask-of');
  });
});

describe('a position in short', () => {
  it('tells the turn, whose part it is, and bad weather', () => {
    expect(summary(position, said)).toEqual(['measured-turn', 'measured-go']);
    expect(summary({ ...position, sky: { ...position.sky, kind: 'fog' } }, said)).toHaveLength(3);
    expect(names(position, said)['B1']).toBe('officer-name');
    expect(question(position, asks['fire'] as Ask, full)).toContain('aguila-ask');
  });

  it('counts what each side has lost of what it may lose', () => {
    const lost = { 'B9-1': { turn: 1, how: 'rout', side: 'blue' as const, weight: 2, points: 10 } };
    expect(losses({ ...position, lost })['blue']?.lost).toBe(2);
    expect(score(position, said)).toEqual(['aguila-losses', 'aguila-losses']);
  });
});
