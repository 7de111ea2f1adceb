/** Pieces that are sent somewhere by one gesture: what they must be told first is told for the player. */

import { distance, heading, stepped, TURN, type Pair } from '../boards/table/geometry';
import type { TableGhost } from '../boards/table/pieces';
import type { Answer } from '../wire/shapes';
import { campOf, Hand } from './hand.svelte';
import { poseAt, within, type Placing } from './placing';

/** How far a piece was sent, and where from its front, in hundredths of a degree. */
export interface Errand {
  readonly far: number;
  readonly bearing: number;
}

export abstract class Sending extends Hand {
  /** Where pieces are to go once they may. */
  errands = $state.raw<Readonly<Record<string, Pair>>>({});
  /** What a piece was told for the player so that it may go, in words. */
  notice = $state('');
  /** How the last one was sent. */
  last = $state.raw<Errand | null>(null);
  /** The piece that has been told to go, until it has. */
  protected going = '';
  #held = $state.raw<{ readonly placing: Placing; readonly at: Pair } | null>(null);

  /** How a piece would go if it were sent now; nothing where it cannot be. */
  protected way(_piece: string): Placing | null {
    return null;
  }
  /** Tells a piece what it must be told so that it can go as far as a point. */
  protected async depart(_piece: string, _at: Pair): Promise<void> {}
  /** What is answered to a question on the way of a piece; nothing where the player is asked. */
  protected onTheWay(_piece: string): Answer | null {
    return null;
  }

  isSendable(piece: string): boolean {
    return this.way(piece) !== null;
  }

  /** Whether a piece can be sent to a point at once. */
  protected reaches(piece: string, point: Pair): boolean {
    const way = this.way(piece);
    return way?.from ? distance(way.from, point) <= way.most + this.inch / 2 : false;
  }

  /** Sends a piece to a point, no farther than it may go. */
  async send(piece: string, point: Pair): Promise<void> {
    const way = this.way(piece);
    if (!way?.from || this.busy) return;
    const at = within(way.from, point, way.most);
    this.errands = { ...this.errands, [piece]: at };
    this.last = { far: distance(way.from, at), bearing: (heading(way.from, at) - way.facing + TURN) % TURN };
    await this.depart(piece, at);
  }

  /** Where a piece comes to if it goes as the last one did. */
  #alike(piece: string): Pair | null {
    const way = this.way(piece);
    return way?.from && this.last ? within(way.from, stepped(way.from, way.facing + this.last.bearing, this.last.far), way.most) : null;
  }

  /** Sends a piece as the last one was sent. */
  async sendAlike(piece: string): Promise<void> {
    const at = this.#alike(piece);
    if (at) await this.send(piece, at);
  }

  /** Sends several as the last one was sent: one at once, the others when it is their turn. */
  async sendAll(pieces: readonly string[]): Promise<void> {
    const { last } = this;
    const goals = pieces.flatMap((piece) => {
      const at = this.#alike(piece);
      return at ? [[piece, at] as const] : [];
    });
    this.errands = { ...this.errands, ...Object.fromEntries(goals) };
    await this.setOut(goals.map(([piece]) => piece));
    this.last = last;
  }

  /** Lets those set out who were sent together: as a rule the first of them. */
  protected async setOut(pieces: readonly string[]): Promise<void> {
    const [first] = pieces;
    const at = first && this.errands[first];
    if (at) await this.send(first, at);
  }

  /** Goes on with a piece that is on its way, when something new is asked. */
  protected goOn(): void {
    const { going, placing } = this;
    const at = this.errands[going];
    if (!going || !at || this.busy) return;
    if (placing?.piece === going) this.put(at);
    else {
      const answer = this.onTheWay(going);
      if (answer !== null) void this.give(answer);
    }
  }

  /** What is asked before the last answer has come home waits for that. */
  override async give(answer: Answer): Promise<void> {
    await super.give(answer);
    if (!this.ghost) this.goOn();
  }

  /** A piece that was sent goes at once if it comes to where it was sent; else the player looks at it first. */
  protected override considering(at: Pair): void {
    const { going, placing, ghost } = this;
    if (!going || placing?.piece !== going || !ghost) return;
    const goal = this.errands[going];
    this.arrived();
    if (goal && distance(goal, at) <= this.inch / 10) void this.confirm();
  }

  /** Forgets where the piece was sent that is on its way. */
  protected arrived(): void {
    const { [this.going]: _, ...others } = this.errands;
    this.errands = others;
    this.going = '';
  }

  override drag(by: Pair, done: boolean, piece = ''): void {
    const way = this.placing ? null : this.way(piece);
    if (!way?.from) return super.drag(by, done);
    const at = within(way.from, [way.from[0] + by[0], way.from[1] + by[1]], way.most);
    this.#held = done ? null : { placing: way, at };
    if (done) void this.send(piece, at);
  }

  protected override drawn(): TableGhost | null {
    if (!this.#held) return super.drawn();
    const { placing, at } = this.#held;
    return {
      camp: campOf(this.side),
      pose: poseAt(placing, at, placing.facing),
      ...placing.base,
      words: this.saidInches(distance(placing.from ?? at, at)),
      fits: 'unknown',
      ...(placing.from ? { from: placing.from } : {}),
    };
  }
}
