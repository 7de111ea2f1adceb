/** What a player of Tercios plans, beside all that one does on any measured table. */

import type { Pair, Pose } from '../../boards/table/geometry';
import type { Zone } from '../../boards/table/pieces';
import type { BoardClient } from '../../wire/client';
import type { Answer, Ask, Order } from '../../wire/shapes';
import { keptFor } from '../kept.svelte';
import type { Placing } from '../measured/placing';
import { TablePlay } from '../measured/play.svelte';
import { concerned, isWeighty, matterOf, optionWords, orderWords, pieceOf, placingOf, shotOf } from './asked';
import { discsOf, groundsOf, piecesOf } from './drawn';
import { OVERLAYS, zonesOf } from './overlays';
import { answerOf, completed, missing, ordered, rowsOf, shared, type Draft } from './plan';
import { frontPoint, gearOf, NOWHERE, pieceName, type Position } from './position';
import { printed } from './printed.svelte';
import { readSheet, scaleOf } from './sheet';

/** The rule that asks for the cards of a turn. */
const PLANNING = '2.03';

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
    return unit ? this.client.words('tercios-wear-short', { wear: `${unit.wear}/${gearOf(this.sheet, unit).endurance}` }) : '';
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
    this.#planned = planned;
  }

  protected override ableNow(): readonly string[] {
    return this.mode === 'plan' ? this.unplanned : super.ableNow();
  }

  protected override async advised(answer: Answer): Promise<void> {
    if (this.mode === 'plan') this.draft = answer as Draft;
    else await super.advised(answer);
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

  async layCards(): Promise<void> {
    if (this.ask) await this.give(answerOf(this.ask, this.draft));
  }
}

/** The `Play` of a client, always the same one. */
export const playOf = keptFor((client) => new Play(client));
