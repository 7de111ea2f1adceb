/** What a player has selected, plans, puts down and is about to answer: shared by board, panel and text board. */

import { SvelteSet } from 'svelte/reactivity';

import { distance, Frame, heading, inches, stepped, TURN, type Pair, type Pose } from '../../boards/table/geometry';
import { marksIn, namesIn, type ProofMark, type TableGhost } from '../../boards/table/pieces';
import { Ruler } from '../../boards/table/ruler.svelte';
import { boxAround, View, type Box } from '../../boards/view.svelte';
import type { BoardClient } from '../../wire/client';
import type { Answer, Ask, Odds, Offer, Order, Refusal, Snap, Spot } from '../../wire/shapes';
import { keptFor } from '../kept.svelte';
import {
  concerned,
  firstPoint,
  isWeighty,
  laid,
  matterOf,
  optionWords,
  orderWords,
  pieceOf,
  placingOf,
  pointedAt,
  poseAt,
  spotOf,
  within,
  type Placing,
} from './asked';
import { OVERLAYS, zonesOf } from './overlays';
import { answerOf, completed, missing, ordered, rowsOf, shared, type Draft } from './plan';
import { baseOf, frontPoint, NOWHERE, pieceName, standing, type Position, type Side } from './position';
import { printed } from './printed.svelte';
import { readSheet, scaleOf } from './sheet';

/** An answer that is looked at before it is given. */
export interface Considered {
  readonly answer: Answer;
  readonly words: string;
}

/** A piece where it might be put: the point that the answer names, and the facing. */
interface Ghost {
  readonly at: Pair;
  readonly facing: number;
}

/** A small piece's depth in millimetres: how much is seen of it decides how much is drawn. */
const GRAIN = 45;
/** Room about a box, in millimetres: for the bases, and for the tools that lie on the board. */
const ROOM = 125;
const SHOWN = 'maestre-tercios-overlays';
/** How long, in milliseconds, a ghost rests before the server is asked about it. */
const REST = 90;

/** The player's side of one game: nothing in it is the game's own, and all of it may be thrown away. */
export class Play {
  readonly client: BoardClient;
  readonly view: View;
  readonly ruler = new Ruler();
  readonly overlays: SvelteSet<string>;
  /** The piece selected, or empty. */
  selected = $state('');
  /** The piece that the keyboard is at. */
  focus = $state('');
  turned = $state<boolean | null>(null);
  offers = $state.raw<readonly Offer[]>([]);
  draft = $state.raw<Draft>({});
  /** Which of several pieces is being put down. */
  placed = $state('');
  ghost = $state.raw<Ghost | null>(null);
  snap = $state.raw<Snap | null>(null);
  considered = $state.raw<Considered | null>(null);
  odds = $state.raw<Odds | null>(null);
  /** Why what is being put down, or was answered last, is not allowed. */
  refusal = $state.raw<Refusal | null>(null);
  busy = $state(false);
  #version = -1;
  #planned = '';
  #asking = 0;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #began = $state.raw<Pair>([0, 0]);

  constructor(client: BoardClient) {
    this.client = client;
    const kept = localStorage.getItem(SHOWN);
    this.overlays = new SvelteSet(kept === null ? ['arcs', 'reach'] : kept.split(' ').filter(Boolean));
    this.view = new View(() => this.frame.extent, GRAIN);
  }

  readonly position = $derived.by((): Position => (this.client.state as Position | null) ?? NOWHERE);
  readonly sheet = $derived.by(() => readSheet(this.client.sheet ?? printed.sheet));
  readonly scale = $derived.by(() => scaleOf(this.sheet, this.position.scale));
  /** The side through whose eyes one looks; a spectator looks with blue. */
  readonly side = $derived.by((): Side => (this.client.seat === 'red' ? 'red' : 'blue'));
  readonly frame = $derived.by(() => new Frame(...this.scale.table, this.turned ?? this.side !== this.position.setup.south));
  readonly ask = $derived.by((): Ask | null => {
    const { ask } = this.client;
    return ask && !this.client.readonly && ask.seat === this.client.seat ? ask : null;
  });
  readonly matter = $derived.by(() => matterOf(this.ask));
  /** What form the answer takes that is wanted now. */
  readonly mode = $derived.by(() => (this.ask?.rule === '2.03' ? 'plan' : (this.ask?.choice.type ?? 'none')));
  readonly able = $derived.by(() => new Set(this.#able()));
  /** Pieces that an option, or what was refused, points at. */
  readonly targets = $derived.by(() => {
    const { ask } = this;
    return ask?.choice.type === 'pick' ? pointedAt(this.position, ask.choice.options) : new Set<string>();
  });
  /** The pieces that the question is about. */
  readonly concerned = $derived.by(() => concerned(matterOf(this.client.ask)));
  readonly rows = $derived.by(() => (this.ask ? rowsOf(this.ask) : { troops: [], groups: {} }));
  readonly unplanned = $derived.by(() => missing(this.rows, this.draft));
  /** The pieces that may be put down now. */
  readonly placeable = $derived.by(() => (this.ask?.choice.type === 'place' ? this.ask.choice.pieces : []));
  readonly placing = $derived.by((): Placing | null => {
    const piece = this.placeable.includes(this.placed) ? this.placed : (this.placeable[0] ?? '');
    return this.ask && piece ? placingOf(this.position, this.sheet, this.ask, piece) : null;
  });
  /** What is being put down, as it is drawn. */
  readonly shown = $derived.by((): TableGhost | null => this.#drawn());
  /** How far what is being put down goes, in inches. */
  readonly gone = $derived.by(() => {
    const { placing, ghost } = this;
    return placing?.from && ghost ? distance(placing.from, ghost.at) / this.sheet.inch : 0;
  });
  readonly marks = $derived.by((): ProofMark[] =>
    this.refusal ? marksIn(this.refusal.proof) : this.placing?.manner === 'area' ? [] : marksIn(this.snap?.marks ?? []),
  );
  /** The pieces that prove a refusal. */
  readonly culprits = $derived.by(() => new Set(namesIn(this.refusal?.proof ?? [])));
  readonly zones = $derived.by(() => {
    const shown = this.selected || this.concerned[0] || '';
    return zonesOf(this.position, this.sheet, this.overlays, shown, this.side, this.client.words, this.matter.order);
  });

  /** Call from an effect: a new version of the game drops what no longer holds and asks anew what is possible. */
  follow(): void {
    const { version } = this.client;
    if (version === this.#version) return;
    this.#version = version;
    printed.keep(this.client.sheet, this.client.key);
    this.forget();
    this.refusal = null;
    this.ghost = null;
    this.offers = [];
    if (!this.#exists(this.selected)) this.selected = '';
    if (!this.ask) return;
    const planned = this.mode === 'plan' ? `${this.client.room}/${this.position.turn}` : '';
    if (planned !== this.#planned) this.draft = {};
    this.#planned = planned;
    this.#lookAt(this.placing ? [this.placing.piece] : this.concerned);
    if (this.mode === 'orders') void this.#hear();
  }

  /** Selects whom a question is about, and brings all whom it concerns into sight. */
  #lookAt(ids: readonly string[]): void {
    const [first] = ids;
    if (!first || !this.#exists(first)) return;
    this.selected = first;
    const points = ids.map((id) => frontPoint(this.position, this.sheet, id) ?? this.position.leaders[id]?.at ?? null);
    const [at, ...others] = points.filter((point) => point !== null).map((point) => this.frame.place(point));
    if (at && others.length) this.view.reveal(boxAround([at, ...others], ROOM));
    else if (at) this.view.focusOn(at);
  }

  #able(): readonly string[] {
    const { ask } = this;
    if (!ask) return [];
    if (this.mode === 'plan') return this.unplanned;
    if (ask.choice.type === 'place') return ask.choice.pieces;
    return this.client.able;
  }

  #exists(id: string): boolean {
    return id in this.position.units || id in this.position.leaders;
  }

  async #hear(): Promise<void> {
    const version = this.#version;
    const offers = await this.client.offers('');
    if (version === this.#version) this.offers = offers;
  }

  /** Lets go of what was being considered. */
  forget(): void {
    this.considered = null;
    this.odds = null;
    this.snap = null;
  }

  // ------------------------------------------------------------ selecting

  select(id: string): void {
    this.forget();
    this.refusal = null;
    this.selected = id;
    if (id) this.focus = id;
    if (this.placeable.includes(id) && id !== this.placed) {
      this.placed = id;
      this.ghost = null;
    }
  }

  /** A piece was touched: aim at it, put it down, or look at it, whichever makes sense. */
  touch(id: string): void {
    this.focus = id;
    const ways = this.options.filter((option) => pieceOf(this.position, option) === id);
    const [only] = ways;
    if (ways.length === 1 && only) void this.pick(only);
    else if (this.placing?.manner === 'disc' && this.position.units[id]?.pose && id !== this.placing.piece) this.#join(id);
    else this.select(this.selected === id && !this.targets.has(id) ? '' : id);
  }

  /** A leader joins a Troop by being put on it. */
  #join(id: string): void {
    const pose = this.position.units[id]?.pose;
    if (pose) this.put([pose[0], pose[1]]);
  }

  /** A point of the table was touched: put down what is to be put down, or let go of the selection. */
  touchPoint(point: Pair): void {
    if (this.placing) this.put(point);
    else if (this.considered) this.forget();
    else this.select('');
  }

  /** What was being considered goes first, then the selection. */
  back(): void {
    if (this.considered || this.ghost || this.refusal) {
      this.forget();
      this.ghost = null;
      this.refusal = null;
    } else this.select('');
  }

  toggle(overlay: string): void {
    if (!this.overlays.delete(overlay)) this.overlays.add(overlay);
    localStorage.setItem(SHOWN, OVERLAYS.filter((one) => this.overlays.has(one)).join(' '));
  }

  /** The box about the pieces of a side, or of both. */
  boxOf(side: Side | null): Box | null {
    const units = standing(this.position).filter((unit) => !side || unit.side === side);
    const leaders = Object.values(this.position.leaders).filter((leader) => !side || leader.side === side);
    const points = [...units.map((unit): Pair => [unit.pose[0], unit.pose[1]]), ...leaders.flatMap((leader) => (leader.at ? [leader.at] : []))];
    return boxAround(
      points.map((point) => this.frame.place(point)),
      ROOM,
    );
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

  // ------------------------------------------------------------ putting down

  /** Puts the ghost on a point, no farther than it may go; the server says what comes of it. */
  put(point: Pair, facing?: number): void {
    const { placing } = this;
    if (!placing) return;
    const at = within(placing.from, point, placing.most);
    this.ghost = { at, facing: facing ?? this.ghost?.facing ?? placing.facing };
    this.refusal = null;
    this.considered = null;
    this.snap = null;
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => void this.#attempt(), REST);
  }

  /** Drags the ghost by so much from where it was taken hold of. */
  drag(by: Pair, done: boolean): void {
    const { placing } = this;
    if (!placing) return;
    if (!this.#dragging) this.#began = this.ghost?.at ?? this.#first(placing);
    this.#dragging = !done;
    this.put([this.#began[0] + by[0], this.#began[1] + by[1]]);
  }
  #dragging = false;

  #first(placing: Placing): Pair {
    const [width, depth] = this.scale.table;
    return firstPoint(placing, this.position.units[placing.piece]?.pose ?? null, [width / 2, depth / 2]);
  }

  /** Moves the ghost by so many inches to the right and up, as the table lies before the player. */
  nudge(right: number, up: number): void {
    const { placing } = this;
    if (!placing) return;
    const at = this.ghost?.at ?? this.#first(placing);
    const way = (this.frame.turned ? -1 : 1) * this.sheet.inch;
    this.put([at[0] + right * way, at[1] + up * way]);
  }

  /** Turns the ghost where its facing is the player's to choose. */
  turn(by: number): void {
    const { placing } = this;
    if (!placing?.turns) return;
    const facing = (this.ghost?.facing ?? placing.facing) + by;
    this.put(this.ghost?.at ?? this.#first(placing), ((facing % TURN) + TURN) % TURN);
  }

  /** Puts the ghost so many inches along a bearing, which is told from where it looks. */
  goAlong(far: number, bearing: number): void {
    const { placing } = this;
    if (placing?.from) this.put(stepped(placing.from, placing.facing + bearing * 100, far * this.sheet.inch));
  }

  /** The bearing of the ghost from where it looked at first, in degrees: negative to the left. */
  get bearing(): number {
    const { placing, ghost } = this;
    if (!placing?.from || !ghost || distance(placing.from, ghost.at) < 1) return 0;
    const turn = (heading(placing.from, ghost.at) - placing.facing + TURN) % TURN;
    return Math.round((turn > TURN / 2 ? turn - TURN : turn) / 10) / 10;
  }

  async #attempt(): Promise<void> {
    const { placing, ghost } = this;
    if (!placing || !ghost) return;
    const asking = ++this.#asking;
    const found = await this.client.attempt(spotOf(placing, ghost.at, ghost.facing));
    if (asking !== this.#asking || this.ghost !== ghost) return;
    if (found && 'is' in found) this.refusal = found;
    else if (found) this.#take(found, ghost);
  }

  /** Takes the nearest answer that is allowed. */
  #take(snap: Snap, ghost: Ghost): void {
    const spot = snap.answer as Spot;
    this.snap = snap;
    if (!this.#dragging) this.ghost = { at: [spot.x, spot.y], facing: this.placing?.turns ? (spot.facing ?? 0) : ghost.facing };
    this.considered = { answer: spot, words: this.#placedWords() };
  }

  #placedWords(): string {
    const { placing, client } = this;
    const piece = pieceName(this.position, placing?.piece ?? '', client.words);
    return placing?.from
      ? client.words('tercios-move-to', { piece, inches: inches(this.gone * this.sheet.inch, this.sheet.inch) })
      : client.words('tercios-put-down', { piece });
  }

  /** What an element covers: as the server has laid it, or until then its form where that has one. */
  #covered(placing: Placing, ghost: Ghost): (readonly Pair[])[] {
    const known = marksIn(this.snap?.marks ?? []).flatMap((mark) => (mark.type === 'area' ? [mark.points] : []));
    return known.length || !placing.ring.length ? known : [laid(placing.ring, ghost.at, ghost.facing)];
  }

  #drawn(): TableGhost | null {
    const { placing, ghost } = this;
    if (!placing || !ghost) return null;
    const fits = this.refusal ? 'no' : this.snap ? 'yes' : 'unknown';
    const pose: Pose = poseAt(placing, ghost.at, ghost.facing);
    const words = placing.from
      ? this.client.words('table-inches', { inches: inches(this.gone * this.sheet.inch, this.sheet.inch) })
      : '';
    return {
      camp: this.side === 'blue' ? 'one' : 'other',
      pose,
      ...placing.base,
      words,
      fits,
      ...(placing.manner === 'disc' ? { radius: placing.radius } : {}),
      ...(placing.manner === 'area' ? { rings: this.#covered(placing, ghost) } : {}),
      ...(placing.from ? { from: placing.from } : {}),
    };
  }

  // ------------------------------------------------------------ answering

  get options(): readonly string[] {
    return this.ask?.choice.type === 'pick' ? this.ask.choice.options : [];
  }

  said(option: string): string {
    const { client, ask, frame } = this;
    return optionWords(this.position, ask?.rule ?? '', option, client.words, (key) => client.knows(key), frame.turned);
  }

  saidOrder(order: Order): string {
    return orderWords(this.position, order, this.client.words, (key) => this.client.knows(key));
  }

  /** Chooses an option: it is given at once, or looked at first where dice fall for it. */
  async pick(option: string): Promise<void> {
    await this.consider(option, this.said(option));
  }

  async order(order: Order): Promise<void> {
    await this.consider(order, this.saidOrder(order));
  }

  /** Looks at an answer, with its odds; a plain one is given at once. */
  async consider(answer: Answer, words: string): Promise<void> {
    const { ask } = this;
    if (!ask) return;
    if (JSON.stringify(this.considered?.answer) === JSON.stringify(answer)) return this.confirm();
    this.forget();
    this.refusal = null;
    if (!isWeighty(ask, answer)) return this.give(answer);
    this.considered = { answer, words };
    await this.#weigh(answer);
  }

  /** Asks what may come of the answer that is looked at, and whether it may be given. */
  async #weigh(answer: Answer): Promise<void> {
    const [odds, refusal] = await Promise.all([this.client.chances(answer), this.client.check(answer)]);
    if (this.considered?.answer !== answer) return;
    this.odds = odds;
    this.refusal = refusal;
  }

  async confirm(): Promise<void> {
    if (this.considered) await this.give(this.considered.answer);
  }

  async give(answer: Answer): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const refusal = await this.client.say(answer);
      if (refusal) this.refusal = refusal;
      else this.forget();
    } finally {
      this.busy = false;
    }
  }

  /** Asks the doctrine what it would do and looks at it. */
  async hint(): Promise<void> {
    this.busy = true;
    const advice = await this.client.hint().finally(() => (this.busy = false));
    if (!advice) return;
    if (this.mode === 'plan') this.draft = advice.answer as Draft;
    else {
      const answer = advice.answer as Answer;
      const words = this.#advised(answer);
      if (this.placing) return;
      this.considered = { answer, words };
      await this.#weigh(answer);
    }
  }

  #advised(answer: Answer): string {
    if (typeof answer === 'string') return this.said(answer);
    if (typeof answer === 'object' && 'verb' in answer) return this.saidOrder(answer as Order);
    if (typeof answer === 'object' && 'x' in answer && this.placing) {
      const spot = answer as Spot;
      this.put([spot.x, spot.y], spot.facing);
      return this.#placedWords();
    }
    return this.client.words('tercios-advice');
  }

  /** Whatever a ruler may take hold of: the centres of fronts, and leaders. */
  holds(): Pair[] {
    const fronts = standing(this.position).map((unit) => frontPoint(this.position, this.sheet, unit.id));
    const leaders = Object.values(this.position.leaders).map((leader) => leader.at);
    return [...fronts, ...leaders].filter((point): point is Pair => point !== null);
  }

  base(id: string): { width: number; depth: number } {
    return baseOf(this.position, this.sheet, id);
  }
}

/** The `Play` of a client, always the same one. */
export const playOf = keptFor((client) => new Play(client));
