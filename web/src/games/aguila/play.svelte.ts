/** What a player of Águila aims, draws up, orders and charges, beside all that one does on any measured table. */

import { distance, type Pair, type Pose } from '../../boards/table/geometry';
import type { Zone } from '../../boards/table/pieces';
import type { BoardClient } from '../../table/client';
import type { Answer, Ask, Message, Offer, Order, Snap } from '../../wire/shapes';
import { looked } from '../../answering/answering.svelte';
import { keptFor } from '../../answering/kept.svelte';
import type { Placing } from '../../miniatures/placing';
import { TablePlay } from '../../miniatures/play.svelte';
import { concerned, isTold, isWeighty, keyWords, matterOf, optionWords, orderWords, pieceOf, placingOf, type Onset } from './asked';
import { groundsOf, objectivesOf, piecesOf, skyOf } from './drawn';
import { all, allAt, apart, eyeOf, filled, held, missing, rowsOf, taken, type Draft, type Row } from './each';
import { fitting, OVERLAYS, zonesOf } from './overlays';
import { bearingOf, frontPoint, NOWHERE, pieceName, poseOf, type Position } from './position';
import { printed } from './printed.svelte';
import { readSheet } from './sheet';

/** The rules whose questions have a card of their own. */
const MODES: Readonly<Record<string, string>> = { '7.01': 'aim', '5.02': 'form', '2.10': 'charge', '3.01': 'command' };

/** An answer as it is compared with others: what is not said is nothing. */
function answered(answer: Answer): string {
  if (typeof answer !== 'object' || !('verb' in answer)) return JSON.stringify(answer);
  const { verb, piece = '', objects = [] } = answer as Order;
  return JSON.stringify([verb, piece, objects]);
}

export class Play extends TablePlay {
  /** What each is to answer, as far as it has been said. */
  draft = $state.raw<Draft>({});
  /** Who charges along with the unit selected. */
  fellows = $state.raw<readonly string[]>([]);
  /** What the server offers each piece that has been looked at; under no name, what it offers all. */
  told = $state.raw<Readonly<Record<string, readonly Offer[]>>>({});
  #asked = '';

  constructor(client: BoardClient) {
    super(client, OVERLAYS, ['arcs', 'ranges', 'command', 'sky']);
  }

  readonly position = $derived.by((): Position => (this.client.state as Position | null) ?? NOWHERE);
  readonly sheet = $derived.by(() => readSheet(this.client.sheet ?? printed.sheet));
  readonly inch = $derived.by(() => this.sheet.inch);
  readonly table = $derived.by(() => this.position.size ?? this.sheet.table);
  readonly far = $derived.by(() => (this.position.armies[this.side]?.edge ?? (this.side === 'red' ? 0 : 2)) === 0);
  readonly matter = $derived.by(() => matterOf(this.ask));
  override readonly mode: string = $derived.by(() => {
    const plain = this.ask?.choice.type ?? 'none';
    return isTold(matterOf(this.ask)) ? plain : (MODES[this.ask?.rule ?? ''] ?? plain);
  });
  readonly concerned = $derived.by(() => concerned(this.position, matterOf(this.client.ask)));
  readonly rows = $derived.by(() => rowsOf(this.ask));
  readonly unsaid = $derived.by(() => missing(this.rows, this.draft));
  readonly onsets = $derived.by((): readonly Onset[] => (this.mode === 'charge' ? (this.matter.onsets ?? []) : []));
  /** The rows of the unit selected: more than one if it shoots from several sides. */
  readonly own_rows = $derived.by(() => this.rows.filter(({ unit }) => unit === this.selected));
  readonly pieces = $derived.by(() =>
    piecesOf(
      this.position,
      this.sheet,
      this.client.words,
      this.mode === 'form' ? this.draft : {},
      this.mode === 'aim' ? this.draft : {},
    ),
  );
  readonly discs = $derived.by(() => []);
  readonly grounds = $derived.by(() => groundsOf(this.position, this.client.words));
  override readonly objectives = $derived.by(() => objectivesOf(this.position, this.client.words));
  override readonly sky = $derived.by(() =>
    this.overlays.has('sky') ? skyOf(this.position, this.sheet, this.selected, this.client.words) : null,
  );
  readonly zones = $derived.by(() => {
    const shown = this.selected || this.concerned[0] || '';
    const on = this.chose ? this.overlays : fitting(this.overlays, this.matter.type === 'reacting' ? 'reacting' : this.mode);
    return zonesOf(this.#foreseen(shown), this.sheet, on, shown, this.client.words);
  });
  /** Where one may deploy, how far an officer rides, who charges whom, who is aimed at by whom. */
  readonly marked = $derived.by((): Zone[] => {
    const { matter, position } = this;
    const zones: Zone[] = (matter.zone?.rings ?? []).map((ring) => ({ look: 'reach', shape: 'area', ring, words: '' }));
    for (const [from, to] of matter.stretches ?? []) zones.push({ look: 'reach', shape: 'line', from, to, words: '' });
    if (matter.type === 'riding' && this.placing?.from) zones.push(...this.#rides(this.placing.from));
    const charges = matterOf(this.client.ask).charge ? [matterOf(this.client.ask).charge!] : position.charges;
    for (const { chargers, target } of charges) for (const one of chargers) zones.push(...this.#line(one, target, 'danger'));
    if (position.combat) for (const one of position.combat.charge.chargers) zones.push(...this.#line(one, position.combat.charge.target, 'danger'));
    for (const { shooter, target } of position.fires) zones.push(...this.#line(shooter, target, 'sight'));
    return zones;
  });
  override readonly targets = $derived.by((): Set<string> => {
    if (this.mode === 'aim') return new Set(this.own_rows.flatMap(({ options }) => options.map((one) => this.pieceIn(one)).filter(Boolean)));
    if (this.mode === 'charge') return new Set(this.onsets.filter(({ charger }) => charger === this.selected).map(({ target }) => target));
    return new Set(this.options.map((option) => this.pieceIn(option)).filter((id) => id && !this.isMine(id)));
  });
  override readonly aimed = $derived.by((): Zone[] => {
    if (this.mode === 'aim') return this.rows.flatMap((row) => this.#aim(row));
    const answer = this.considered?.answer as Order | string | undefined;
    if (typeof answer === 'object' && answer.verb === 'charge') {
      const [target = '', ...fellows] = answer.objects ?? [];
      return [answer.piece ?? '', ...fellows].flatMap((one) => this.#line(one, target, 'danger', true));
    }
    const target = typeof answer === 'string' ? this.pieceIn(answer) : '';
    return target ? this.#line(this.concerned[0] ?? '', target, 'sight', true) : [];
  });

  /** The position with a piece where it is about to be put: what it would see and reach from there. */
  #foreseen(id: string): Position {
    const { position, placing, shown } = this;
    const unit = position.units[id];
    if (!unit || !shown || placing?.piece !== id) return position;
    return { ...position, units: { ...position.units, [id]: { ...unit, pose: shown.pose } } };
  }

  #rides(at: Pair): Zone[] {
    const { length = 0, pace = 0 } = this.matter;
    const said = (far: number): string => this.client.words('measured-zone-reach', { inches: Math.round((10 * far) / this.inch) / 10 });
    return [length, pace]
      .filter((far, index, both) => far && both.indexOf(far) === index)
      .map((far) => ({ look: 'reach', shape: 'disc', at, length: far, words: said(far) }));
  }

  #line(from: string, to: string, look: Zone['look'], measured = false): Zone[] {
    const [start, end] = [this.pointOf(from), this.#middle(to)];
    if (!start || !end || distance(start, end) === 0) return [];
    const words = measured ? this.saidApart(start, to) : '';
    return [{ look, shape: 'line', from: start, to: end, words }];
  }

  #aim(row: Row): Zone[] {
    const target = this.pieceIn(this.draft[row.key] ?? '');
    const from = target ? eyeOf(this.position, this.sheet, row) : null;
    const to = this.#middle(target);
    if (!from || !to) return [];
    const words = row.unit === this.selected ? this.saidApart(from, target) : '';
    return [{ look: row.unit === this.selected ? 'danger' : 'sight', shape: 'line', from, to, words }];
  }

  /** How far a point is from a piece, rounded up to a tenth of an inch as the server tells it. */
  saidApart(from: Pair, target: string): string {
    const tenth = this.inch / 10;
    return this.saidInches(Math.ceil(apart(this.position, this.sheet, from, target) / tenth) * tenth);
  }

  /** The middle of a base, or of a building. */
  #middle(id: string): Pair | null {
    const pose = poseOf(this.position, id);
    return pose ? [pose[0], pose[1]] : this.pointOf(id);
  }

  // ------------------------------------------------------------ what a table asks of its game

  readonly phase = $derived.by(() => `${this.position.turn}/${this.position.phase}`);

  commandOf(piece: string): readonly string[] {
    const one = this.position.units[piece];
    return Object.values(this.position.units).filter((unit) => one && unit.brigade === one.brigade && unit.side === one.side).map(({ id }) => id);
  }

  exists(id: string): boolean {
    return id in this.position.units || id in this.position.officers;
  }

  poseOf(id: string): Pose | null {
    return poseOf(this.position, id);
  }

  pointOf(id: string): Pair | null {
    return frontPoint(this.position, this.sheet, id);
  }

  nameOf(id: string): string {
    return pieceName(this.position, this.sheet, id, this.client.words);
  }

  pieceIn(option: string): string {
    return pieceOf(this.position, option);
  }

  said(option: string): string {
    const told = this.#told(option);
    if (told) return this.client.words(told);
    return optionWords(this.position, this.sheet, option, this.client.words, (key) => this.client.knows(key));
  }

  saidOrder(order: Order): string {
    const told = this.#told(order);
    if (told) return this.client.words(told);
    return orderWords(this.position, this.sheet, order, this.client.words, (key) => this.client.knows(key));
  }

  /** What the server says of an answer that it has offered. */
  #told(answer: Answer): Message | undefined {
    const wanted = answered(answer);
    const known = [...this.offers, ...Object.values(this.told).flat()];
    return known.find((offer) => answered(offer.answer as Answer) === wanted)?.words;
  }

  override saidKey(key: string): string {
    return keyWords(this.position, this.sheet, key, this.client.words);
  }

  titled(kind: string): string {
    const key = [`aguila-title-${kind}`, `verb-${kind}`, `terrain-${kind}`].find((one) => this.client.knows(one));
    return key ? this.client.words(key) : kind;
  }

  override condition(id: string): string {
    const unit = this.position.units[id];
    return unit ? this.client.words('aguila-damage-short', { damage: `${unit.damage}/${bearingOf(this.sheet, unit)}` }) : '';
  }

  isMine(id: string): boolean {
    return (this.position.units[id] ?? this.position.officers[id])?.side === this.side;
  }

  override aims(option: string): boolean {
    return super.aims(option) && !this.isMine(this.pieceIn(option));
  }

  override isSpent(id: string): boolean {
    const { phase, units, officers } = this.position;
    if (phase === 'movement') return Boolean(units[id]?.deeds.order ?? officers[id]?.deeds.moved);
    return phase === 'shooting' && Boolean(units[id]?.deeds.fired);
  }

  protected placingOf(piece: string): Placing | null {
    return this.ask && placingOf(this.position, this.sheet, this.ask, piece);
  }

  protected isWeighty(ask: Ask, answer: Answer): boolean {
    return isWeighty(ask, answer);
  }

  protected override saidPlaced(_placing: Placing, snap: Snap): string {
    return this.client.words(snap.words);
  }

  protected override came(): void {
    printed.keep(this.client.sheet, this.client.key);
  }

  protected override asked(): void {
    const now = `${this.client.room}/${this.position.turn}/${this.position.phase}/${this.ask?.rule}/${this.ask?.seat}`;
    if (now !== this.#asked) this.draft = {};
    this.#asked = now;
    this.fellows = [];
    this.told = {};
    if (this.mode === 'pick' || this.mode === 'aim') void this.#hear('');
    else if (this.own && this.able.has(this.selected)) void this.#hear(this.selected);
  }

  protected override ableNow(): readonly string[] {
    if (this.mode === 'aim' || this.mode === 'form') return [...new Set(this.unsaid.map((key) => key.split('/')[0] ?? key))];
    if (this.mode === 'charge') return [...new Set(this.onsets.map(({ charger }) => charger))];
    if (this.mode === 'command') return this.matter.pieces ?? [];
    return [...super.ableNow(), ...this.options.map((option) => this.pieceIn(option)).filter((id) => this.isMine(id))];
  }

  protected override async advised(answer: Answer): Promise<void> {
    if (this.mode === 'aim' || this.mode === 'form') this.draft = answer as Draft;
    else if (this.mode === 'command' || this.mode === 'charge') {
      const { piece } = answer as Order;
      if (piece) this.select(piece);
      await this.lookAt(answer, () => this.saidOrder(answer as Order));
    } else await super.advised(answer);
  }

  // ------------------------------------------------------------ touching

  override select(id: string): void {
    super.select(id);
    this.fellows = [];
    if (this.targets.size && (this.mode === 'aim' || this.mode === 'charge')) this.reveal([id, ...this.targets]);
    if (this.own && this.mode !== 'form' && this.#speaks(id) && !this.told[id]) void this.#hear(id);
  }

  override touch(id: string): void {
    if (this.mode === 'aim' && this.targets.has(id)) return this.aimAt(id);
    if (this.mode === 'charge' && this.targets.has(id)) return void this.charge(id);
    const target = this.#charged;
    if (target && id !== this.selected && this.mayJoin(target).includes(id)) return void this.join(id);
    super.touch(id);
  }

  /** Whether something may be asked of a piece now. */
  #speaks(id: string): boolean {
    return this.able.has(id) || this.rows.some(({ unit }) => unit === id);
  }

  async #hear(piece: string): Promise<void> {
    const { version } = this.client;
    const offers = await this.client.offers(piece);
    if (version !== this.client.version) return;
    this.told = { ...this.told, [piece]: offers };
    this.#reword();
  }

  /** Says what is being considered with all that the server says of it, once that is known. */
  #reword(): void {
    const answer = this.considered?.answer;
    const told = answer && !this.placing ? this.#told(answer) : undefined;
    if (answer && told) this.considered = looked(answer, () => this.client.words(told));
  }

  /** The orders that the piece selected may be given; nothing while they are not known. */
  get orders(): readonly Offer[] | undefined {
    return this.told[this.selected]?.filter((offer) => (offer.answer as Order).piece === this.selected);
  }

  /** What the server says of a shot, with all its figures. */
  saidShot(key: string, option: string): string {
    const told = this.told[key.split('/')[0] ?? '']?.find((offer) => (offer.answer as Draft)[key] === option);
    return told ? this.client.words(told.words) : '';
  }

  // ------------------------------------------------------------ fire and formations

  /** Says what one of several shall answer; nothing is sent yet. */
  say(key: string, option: string): void {
    this.refusal = null;
    const { [key]: _, ...others } = this.draft;
    this.draft = option ? { ...others, [key]: option } : others;
  }

  /** Aims the unit selected at a target; again, in another way, from another side, or not at all. */
  aimAt(target: string): void {
    this.focus = target;
    const shots = this.own_rows.flatMap((row) =>
      row.options.filter((option) => this.pieceIn(option) === target).map((option) => ({ row, option })),
    );
    const now = shots.findIndex(({ row, option }) => this.draft[row.key] === option);
    const open = shots.filter(({ row }, index) => index > now && !taken(this.rows, this.draft, row).includes(target));
    const next = now < 0 ? (open.find(({ row }) => !this.draft[row.key]) ?? open[0]) : open[0];
    const before = shots[now];
    if (next) this.say(next.row.key, next.option);
    else if (before) this.say(before.row.key, '');
  }

  /** Leaves whoever has no target yet to what the server would aim at: the nearest, where that needs no test. */
  restAtNearest(): void {
    const plan = this.told['']?.[0]?.answer as Draft | undefined;
    if (plan) this.draft = filled(this.rows, this.draft, plan);
  }

  restHold(): void {
    this.draft = held(this.rows, this.draft);
  }

  everybodyAt(target: string): void {
    this.draft = allAt(this.position, this.rows, this.draft, target);
  }

  everybody(option: string): void {
    this.draft = all(this.rows, this.draft, option);
  }

  clearDraft(): void {
    this.draft = {};
  }

  /** Goes to the next unit that has not been told anything. */
  nextUnsaid(): void {
    const able = [...this.able];
    const id = able[(able.indexOf(this.selected) + 1) % able.length] ?? '';
    this.select(id);
    this.reveal([id, ...this.targets]);
  }

  async giveDraft(): Promise<void> {
    if (!this.unsaid.length) await this.give({ ...this.draft });
  }

  // ------------------------------------------------------------ charges

  /** The target of the charge that is being considered. */
  get #charged(): string {
    const answer = this.considered?.answer;
    return this.mode === 'charge' && typeof answer === 'object' && 'verb' in answer ? ((answer as Order).objects?.[0] ?? '') : '';
  }

  /** The units that might charge a target along with the one selected. */
  mayJoin(target: string): string[] {
    return this.onsets.filter((one) => one.target === target && one.charger !== this.selected).map(({ charger }) => charger);
  }

  /** Looks at a charge of the unit selected. */
  async charge(target: string): Promise<void> {
    if (target !== this.#charged) this.fellows = [];
    await this.order(this.#order(target));
  }

  /** Lets a unit charge along, or no longer. */
  async join(unit: string): Promise<void> {
    const target = this.#charged;
    if (!target) return;
    this.fellows = this.fellows.includes(unit) ? this.fellows.filter((one) => one !== unit) : [...this.fellows, unit];
    await this.order(this.#order(target));
  }

  #order(target: string): Order {
    return { verb: 'charge', piece: this.selected, objects: [target, ...this.fellows] };
  }
}

/** The `Play` of a client, always the same one. */
export const playOf = keptFor((client) => new Play(client));
