/** What a player holds in the hand: a piece that is put down, or sent on a way, and what the server makes of it. */

import { distance, heading, inches, stepped, TURN, type Frame, type Pair, type Pose } from '../boards/table/geometry';
import { marksIn, type Camp, type TableGhost } from '../boards/table/pieces';
import type { Answer, Journey, Leg, Snap, Spot } from '../wire/shapes';
import { Answering, looked } from '../answering/answering.svelte';
import { firstPoint, laid, poseAt, spotOf, within, type Placing } from './placing';
import { allowed, costIn, going, legTo, poses } from './route';

export type Side = 'blue' | 'red';

/** The two sides as the table tells them apart. */
export function campOf(side: Side): Camp {
  return side === 'blue' ? 'one' : 'other';
}

/** A piece where it might be put: the point that the answer names, and the facing. */
interface Ghost {
  readonly at: Pair;
  readonly facing: number;
}

/** How long, in milliseconds, a ghost rests before the server is asked about it. */
const REST = 90;

export abstract class Hand extends Answering {
  /** Which of several pieces is being put down. */
  placed = $state('');
  ghost = $state.raw<Ghost | null>(null);
  /** The way on which the ghost came, where one is asked for. */
  legs = $state.raw<readonly Leg[]>([]);
  snap = $state.raw<Snap | null>(null);
  #asking = 0;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #dragging = false;
  #began: Pair = [0, 0];

  /** How long an inch is, in units. */
  abstract readonly inch: number;
  /** Width and depth of the table, in units. */
  abstract readonly table: readonly [number, number];
  abstract readonly frame: Frame;
  /** Where a base stands; nothing for a disc, and for who is off the table. */
  abstract poseOf(id: string): Pose | null;
  abstract nameOf(id: string): string;
  /** How a piece is put down that the question lets be put down, or goes a way (`routed`). */
  protected abstract placingOf(piece: string): Placing | null;

  /** The side through whose eyes one looks; a spectator looks with blue. */
  readonly side = $derived.by((): Side => (this.client.seat === 'red' ? 'red' : 'blue'));
  /** The pieces that may be put down, or go a way, now. */
  readonly placeable = $derived.by((): readonly string[] => {
    const choice = this.ask?.choice;
    return choice?.type === 'place' || choice?.type === 'route' ? choice.pieces : [];
  });
  readonly placing = $derived.by((): Placing | null => {
    const piece = this.placeable.includes(this.placed) ? this.placed : (this.placeable[0] ?? '');
    return piece ? this.placingOf(piece) : null;
  });
  /** What is being put down, as it is drawn. */
  readonly shown = $derived.by((): TableGhost | null => this.drawn());
  /** How far what is being put down goes, in inches. */
  readonly gone = $derived.by(() => {
    const { placing, ghost } = this;
    return placing?.from && ghost ? distance(placing.from, ghost.at) / this.inch : 0;
  });
  /** What the way costs, of how much there is, as the server has worked it out. */
  readonly cost = $derived.by(() => costIn(this.snap?.marks ?? []));

  saidInches(length: number): string {
    return this.client.words('table-inches', { inches: inches(length, this.inch) });
  }

  /** Lets go of what was being considered, and of what the server has made of it. */
  override forget(): void {
    super.forget();
    this.snap = null;
  }

  /** Lets go of the ghost, and of why it might not be there. */
  protected letGo(): void {
    clearTimeout(this.#resting);
    this.#dragging = false;
    this.ghost = null;
    this.legs = [];
    this.refusal = null;
  }

  /** Puts the ghost on a point, no farther than it may go; the server says what comes of it. */
  put(point: Pair, facing?: number): void {
    const { placing } = this;
    if (!placing) return;
    const looked = placing.pivots && placing.from && distance(placing.from, point) > 1 ? heading(placing.from, point) : undefined;
    const at = placing.pivots && placing.from ? placing.from : within(placing.from, point, placing.most);
    const ghost = { at, facing: facing ?? looked ?? this.ghost?.facing ?? placing.facing };
    this.#rest(ghost, placing.legs.length ? [legTo([...at, ghost.facing])] : []);
  }

  /** Sends the ghost on a way, leg by leg; the server says what comes of it. */
  walk(legs: readonly Leg[]): void {
    const { placing } = this;
    if (placing?.legs.length) this.#rest(this.#ending(placing, legs), legs);
  }

  #rest(ghost: Ghost, legs: readonly Leg[]): void {
    this.ghost = ghost;
    this.legs = legs;
    this.refusal = null;
    this.forget();
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => void this.#attempt(), REST);
  }

  /** Where a way ends. */
  #ending(placing: Placing, legs: readonly Leg[]): Ghost {
    const [x, y, facing] = this.#steps(placing, legs).at(-1) ?? [0, 0, 0];
    return { at: [x, y], facing };
  }

  #steps(placing: Placing, legs: readonly Leg[]): Pose[] {
    return poses([...this.#first(placing), placing.facing], placing.base, legs);
  }

  /** Drags the ghost by so much from where it was taken hold of. */
  drag(by: Pair, done: boolean, _piece = ''): void {
    const { placing } = this;
    if (!placing) return;
    if (!this.#dragging) this.#began = this.ghost?.at ?? this.#first(placing);
    this.#dragging = !done;
    this.put([this.#began[0] + by[0], this.#began[1] + by[1]]);
  }

  #first(placing: Placing): Pair {
    const [width, depth] = this.table;
    return firstPoint(placing, this.poseOf(placing.piece), [width / 2, depth / 2]);
  }

  /** Moves the ghost by so many inches to the right and up, as the table lies before the player. */
  nudge(right: number, up: number): void {
    const { placing } = this;
    if (!placing) return;
    const at = this.ghost?.at ?? this.#first(placing);
    const way = (this.frame.turned ? -1 : 1) * this.inch;
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
    if (placing?.from) this.put(stepped(placing.from, placing.facing + bearing * 100, far * this.inch));
  }

  /** The bearing of the ghost from where it looked at first, in degrees: negative to the left. */
  get bearing(): number {
    const { placing, ghost } = this;
    if (!placing?.from || !ghost || distance(placing.from, ghost.at) < 1) return 0;
    const turn = (heading(placing.from, ghost.at) - placing.facing + TURN) % TURN;
    return Math.round((turn > TURN / 2 ? turn - TURN : turn) / 10) / 10;
  }

  async #attempt(): Promise<void> {
    const { placing, ghost, legs } = this;
    if (!placing || !ghost) return;
    const asking = ++this.#asking;
    const { piece } = placing;
    const wish = placing.legs.length ? { piece, legs: going(legs) } : spotOf(placing, ghost.at, ghost.facing);
    const found = await this.client.attempt(wish);
    if (asking !== this.#asking || this.ghost !== ghost) return;
    if (found && 'is' in found) this.refusal = found;
    else if (found) this.#take(found, placing, ghost);
  }

  /** Takes the nearest answer that is allowed; a ghost in the player's hand stays there. */
  #take(snap: Snap, placing: Placing, ghost: Ghost): void {
    const answer = snap.answer as Spot | Journey;
    this.snap = snap;
    if ('legs' in answer) this.legs = allowed(answer.legs, this.legs);
    if (!this.#dragging)
      this.ghost =
        'legs' in answer
          ? this.#ending(placing, answer.legs)
          : { at: [answer.x, answer.y], facing: placing.turns ? (answer.facing ?? 0) : ghost.facing };
    this.considered = looked(answer, () => (placing.legs.length ? this.client.words(snap.words) : this.saidPlaced(placing, snap)));
    if ('x' in answer) this.considering([answer.x, answer.y]);
  }

  /** The server allows what is put down, at a point. */
  protected considering(_at: Pair): void {}

  /** What is put down, in words, where no way is gone. */
  protected saidPlaced(placing: Placing, _snap: Snap): string {
    const piece = this.nameOf(placing.piece);
    return placing.from
      ? this.client.words('measured-move-to', { piece, inches: inches(this.gone * this.inch, this.inch) })
      : this.client.words('measured-put-down', { piece });
  }

  #saidCost(): string {
    const { cost, inch } = this;
    if (!cost) return '';
    return this.client.words('measured-cost-short', { cost: inches(cost.cost, inch), allowance: inches(cost.allowance, inch) });
  }

  /** What an element covers: as the server has laid it, or until then its form where that has one. */
  #covered(placing: Placing, ghost: Ghost): (readonly Pair[])[] {
    const known = marksIn(this.snap?.marks ?? []).flatMap((mark) => (mark.type === 'area' ? [mark.points] : []));
    return known.length || !placing.ring.length ? known : [laid(placing.ring, ghost.at, ghost.facing)];
  }

  protected drawn(): TableGhost | null {
    const { placing, ghost } = this;
    if (!placing || !ghost) return null;
    const routed = placing.legs.length > 0;
    const { width, depth } = placing.base;
    return {
      camp: campOf(this.side),
      pose: poseAt(placing, ghost.at, ghost.facing),
      width,
      depth,
      words: routed ? this.#saidCost() : placing.from && !placing.pivots ? this.saidInches(this.gone * this.inch) : '',
      fits: this.refusal ? 'no' : this.snap ? 'yes' : 'unknown',
      ...(placing.manner === 'disc' ? { radius: placing.radius } : {}),
      ...(placing.manner === 'area' ? { rings: this.#covered(placing, ghost) } : {}),
      ...(routed ? { via: this.#steps(placing, this.legs).slice(0, -1) } : placing.from ? { from: placing.from } : {}),
    };
  }

  /** Puts down what the doctrine would put down, where something is put down; else looks at what it would do. */
  protected override async advised(answer: Answer): Promise<void> {
    if (!this.placing) return super.advised(answer);
    if (typeof answer !== 'object' || !('piece' in answer)) return;
    if (this.placeable.includes(answer.piece as string)) this.placed = answer.piece as string;
    if ('legs' in answer) this.walk((answer as Journey).legs);
    else if ('x' in answer) this.put([(answer as Spot).x, (answer as Spot).y], (answer as Spot).facing);
  }
}
