/** What a player of Tercios plans, beside all that one does on any measured table. */

import { distance, heading, inches, TURN, type Pair, type Pose } from '../../boards/table/geometry';
import type { Zone } from '../../boards/table/pieces';
import type { BoardClient } from '../../table/client';
import type { Answer, Ask, Order } from '../../wire/shapes';
import { keptFor } from '../../answering/kept.svelte';
import type { Placing } from '../../miniatures/placing';
import { TablePlay } from '../../miniatures/play.svelte';
import { concerned, isWeighty, matterOf, optionWords, orderWords, pieceOf, placingOf, shotOf } from './asked';
import { discsOf, groundsOf, piecesOf } from './drawn';
import { OVERLAYS, zonesOf } from './overlays';
import { answerOf, completed, missing, ordered, rowsOf, shared, type Draft } from './plan';
import { frontPoint, NOWHERE, pieceName, speedOf, wearOf, type OrderKind, type Position } from './position';
import { printed } from './printed.svelte';
import { readSheet, scaleOf } from './sheet';

/** The rule that asks for the cards of a turn. */
const PLANNING = '2.03';
/** The rules that ask whom to activate, and for an action of Attention. */
const GO = '2.07';
const ATTENTION = '2.15';
const MOVE = 'move';
/** The rule that offers cavalry a turn before it moves. */
const FREE_TURN = '6.77';
const STAY = 'stay';

export class Play extends TablePlay {
  draft = $state.raw<Draft>({});
  #planned = '';

  constructor(client: BoardClient) {
    super(client, OVERLAYS, ['arcs', 'reach']);
  }

  readonly position = $derived.by((): Position => (this.client.state as Position | null) ?? NOWHERE);
  readonly sheet = $derived.by(() => readSheet(this.client.sheet ?? printed.sheet));
  readonly scale = $derived.by(() => scaleOf(this.sheet, this.position.scale));
  readonly inch = $derived.by(() => this.sheet.inch);
  readonly table = $derived.by(() => this.scale.table);
  readonly far = $derived.by(() => this.side !== this.position.setup.south);
  readonly matter = $derived.by(() => matterOf(this.ask));
  override readonly mode = $derived.by(() => (this.ask?.rule === PLANNING ? 'plan' : (this.ask?.choice.type ?? 'none')));
  readonly concerned = $derived.by(() => concerned(matterOf(this.client.ask)));
  readonly rows = $derived.by(() => (this.ask ? rowsOf(this.ask) : { troops: [], groups: {} }));
  readonly unplanned = $derived.by(() => missing(this.rows, this.draft));
  readonly pieces = $derived.by(() =>
    piecesOf(this.position, this.sheet, this.client.words, this.mode === 'plan' ? this.draft : {}),
  );
  readonly discs = $derived.by(() => discsOf(this.position, this.scale, this.client.words));
  readonly grounds = $derived.by(() => groundsOf(this.position, this.client.words));
  readonly zones = $derived.by(() => {
    const shown = this.selected || this.concerned[0] || '';
    return zonesOf(this.position, this.sheet, this.overlays, shown, this.side, this.client.words, this.matter.order);
  });
  /** A deployment zone, the way of a charge, where a mover is halted. */
  readonly marked = $derived.by((): Zone[] => {
    const { zone, way, at, line, charge } = this.matter;
    const zones: Zone[] = [];
    if (zone) zones.push({ look: 'reach', shape: 'area', ring: zone, words: '' });
    const along = way ?? line ?? charge?.line;
    if (along) zones.push({ look: 'sight', shape: 'line', from: along[0], to: along[1], words: '' });
    if (at && !along) zones.push({ look: 'sight', shape: 'disc', at, length: this.inch / 4, words: '' });
    return zones;
  });

  readonly phase = $derived.by(() => `${this.position.turn}/${this.position.phase}`);

  commandOf(piece: string): readonly string[] {
    const one = this.position.units[piece];
    return Object.values(this.position.units).filter((unit) => one && unit.command === one.command && unit.side === one.side).map(({ id }) => id);
  }

  exists(id: string): boolean {
    return id in this.position.units || id in this.position.leaders;
  }

  poseOf(id: string): Pose | null {
    return this.position.units[id]?.pose ?? null;
  }

  pointOf(id: string): Pair | null {
    return frontPoint(this.position, this.sheet, id) ?? this.position.leaders[id]?.at ?? null;
  }

  nameOf(id: string): string {
    return pieceName(this.position, id, this.client.words);
  }

  pieceIn(option: string): string {
    return pieceOf(this.position, option);
  }

  said(option: string): string {
    const { client, ask, frame } = this;
    return optionWords(this.position, ask?.rule ?? '', option, client.words, (key) => client.knows(key), frame.turned);
  }

  saidOrder(order: Order): string {
    return orderWords(this.position, order, this.client.words, (key) => this.client.knows(key));
  }

  /** A kind of order, or a kind of element with its price. */
  titled(kind: string): string {
    const { words } = this.client;
    const price = this.sheet.elements[kind]?.cost;
    if (price !== undefined) return words('tercios-price', { element: words(`element-${kind}`), price });
    const key = [`tercios-verb-${kind}`, `quality-${kind}`].find((one) => this.client.knows(one));
    return key ? words(key) : kind;
  }

  override condition(id: string): string {
    const unit = this.position.units[id];
    return unit ? this.client.words('tercios-wear-short', { wear: wearOf(this.sheet, unit) }) : '';
  }

  override isSpent(id: string): boolean {
    return this.position.phase === 'action' && !(id in this.position.cards);
  }

  override aims(option: string): boolean {
    return shotOf(option) !== null || super.aims(option);
  }

  protected placingOf(piece: string): Placing | null {
    return this.ask && placingOf(this.position, this.sheet, this.ask, piece);
  }

  protected isWeighty(ask: Ask, answer: Answer): boolean {
    return isWeighty(ask, answer);
  }

  protected override came(): void {
    printed.keep(this.client.sheet, this.client.key);
  }

  protected override asked(): void {
    const planned = this.mode === 'plan' ? `${this.client.room}/${this.position.turn}` : '';
    if (planned !== this.#planned) this.draft = {};
    if (planned && planned !== this.#planned) this.errands = {};
    this.#planned = planned;
    if (this.ask?.rule === GO) this.going = '';
  }

  protected override ableNow(): readonly string[] {
    return this.mode === 'plan' ? this.unplanned : super.ableNow();
  }

  protected override async advised(answer: Answer): Promise<void> {
    if (this.mode === 'plan') this.draft = answer as Draft;
    else await super.advised(answer);
  }

  /** Of a plan, only the cards of those who are left to the doctrine are taken. */
  protected override async adopt(answer: Answer): Promise<void> {
    if (this.mode !== 'plan' || this.isLeft) return super.adopt(answer);
    for (const [unit, order] of Object.entries(answer as Draft)) if (this.left.includes(unit)) this.plan(unit, order);
  }

  // ------------------------------------------------------------ planning

  /** Gives a Troop, and all who share its card, an order; nothing is sent yet. */
  plan(unit: string, order: string): void {
    this.refusal = null;
    this.draft = ordered(this.draft, unit, order);
  }

  share(unit: string, head: string): void {
    this.refusal = null;
    this.draft = shared(this.draft, unit, head);
  }

  /** Gives an order that suits to whoever has none. */
  fillPlan(): void {
    this.draft = completed(this.position, this.sheet, this.rows, this.draft);
  }

  clearPlan(): void {
    this.draft = {};
  }

  // ------------------------------------------------------------ sending

  protected override way(piece: string): Placing | null {
    const unit = this.position.units[piece];
    const order = unit && unit.side === this.client.seat ? this.#marching(piece) : '';
    if (!this.ask || !unit?.pose || !order) return null;
    const placing = placingOf(this.position, this.sheet, this.ask, piece);
    const most = speedOf(this.sheet, unit, order) * this.inch;
    return placing.manner === 'front' && most > 0 ? { ...placing, most } : null;
  }

  /** The order by which a Troop may be sent somewhere now: the farthest that may be laid, or the one that is. */
  #marching(piece: string): OrderKind | '' {
    if (this.mode === 'plan') return this.rows.troops.some(({ key, options }) => key === piece && options.includes('corred')) ? 'corred' : '';
    const order = this.#activation(piece) ? (this.position.cards[piece]?.order ?? '') : '';
    return order === 'corred' || order === 'atencion' ? order : '';
  }

  #activation(piece: string): Order | null {
    if (this.ask?.rule !== GO) return null;
    const orders = this.offers.map(({ answer }) => answer as Order);
    return orders.find((order) => order.verb === 'act' && order.piece === piece) ?? null;
  }

  /** While cards are laid, gives the card that so long a move needs; in a go, activates the Troop. */
  protected override async depart(piece: string, at: Pair): Promise<void> {
    const unit = this.position.units[piece];
    const from = this.pointOf(piece);
    if (!unit || !from) return;
    this.selected = piece;
    const far = distance(from, at);
    const activation = this.#activation(piece);
    const order = activation ? this.#marching(piece) : far <= speedOf(this.sheet, unit, 'atencion') * this.inch ? 'atencion' : 'corred';
    const { words } = this.client;
    this.notice = words(activation ? 'tercios-sent' : 'tercios-card-given', {
      piece: this.nameOf(piece),
      order: words(`order-${order}`),
      inches: inches(far, this.inch),
    });
    if (!activation) return this.plan(piece, order);
    this.going = piece;
    await this.give(activation);
  }

  /** All cards of those who go together are laid at once. */
  protected override async setOut(pieces: readonly string[]): Promise<void> {
    if (this.mode !== 'plan') return super.setOut(pieces);
    for (const piece of pieces) await this.depart(piece, this.errands[piece] ?? [0, 0]);
  }

  /** Attention moves; who is sent ahead turns no other way first. */
  protected override onTheWay(piece: string): Answer | null {
    const word = this.ask?.rule === ATTENTION ? MOVE : this.ask?.rule === FREE_TURN && this.#isAhead(piece) ? STAY : '';
    return this.matter.unit === piece && this.options.includes(word) ? word : null;
  }

  /** Whether a Troop is sent somewhere before its front. */
  #isAhead(piece: string): boolean {
    const [from, at, pose] = [this.pointOf(piece), this.errands[piece], this.poseOf(piece)];
    if (!from || !at || !pose) return false;
    const turn = (heading(from, at) - pose[2] + TURN) % TURN;
    return Math.min(turn, TURN - turn) <= TURN / 4;
  }

  /** The others of a Troop's command who can be sent somewhere now. */
  fellows(piece: string): readonly string[] {
    const command = this.position.units[piece]?.command;
    const mine = Object.values(this.position.units).filter((unit) => unit.command === command && unit.id !== piece);
    return mine.map((unit) => unit.id).filter((id) => this.isSendable(id));
  }

  /** The next Troop that was sent somewhere and can set out in this go. */
  readonly due = $derived.by(() => (this.ask?.rule === GO ? (Object.keys(this.errands).find((id) => this.isSendable(id)) ?? '') : ''));

  /** Lets a Troop set out for where it was sent. */
  async sendDue(): Promise<void> {
    const at = this.errands[this.due];
    if (at) await this.send(this.due, at);
  }

  async layCards(): Promise<void> {
    if (this.ask) await this.give(answerOf(this.ask, this.draft));
  }
}

/** The `Play` of a client, always the same one. */
export const playOf = keptFor((client) => new Play(client));
