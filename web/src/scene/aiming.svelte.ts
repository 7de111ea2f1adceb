/** A piece that is being put down, or sent on a way, on a described board; the server says what comes of it. */
import { untrack } from 'svelte';

import type { Arrow } from '../boards/arrows';
import { faced } from '../boards/table/geometry';
import type { Point } from '../boards/camera.svelte';
import type { Answer, Journey, Leg, Refusal, Snap, Spot } from '../wire/shapes';
import { firstAt, nudged, numbersUnder, pointOf, pointsOn, turnOn } from './aim';
import type { ScenePlay } from './play.svelte';
import { isMark, type At, type Mark, type Piece } from './scene';

/** How long a hand rests before what it holds is asked about, in milliseconds. */
const REST = 150;

export class Aiming {
  /** The piece that was taken, or empty. */
  piece = $state('');
  /** Where it is to go, or the next leg of its way; and where it is to face, as soon as that was said. */
  at = $state.raw<At>([0, 0]);
  facing = $state.raw<number | null>(null);
  /** The way so far, and the leg that comes next. */
  legs = $state.raw<readonly Leg[]>([]);
  how = $state('');
  amount = $state(0);
  /** Whether a place was named for the next leg, and whether anything was said at all. */
  pointed = $state(false);
  moved = $state(false);
  snap = $state.raw<Snap | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  #resting: ReturnType<typeof setTimeout> | undefined;
  #asking = 0;

  constructor(readonly play: ScenePlay) {}

  readonly choice = $derived.by(() => {
    const { choice } = this.play;
    return choice?.type === 'place' || choice?.type === 'route' ? choice : null;
  });
  readonly kinds = $derived.by((): readonly string[] => (this.choice?.type === 'route' ? this.choice.legs : []));
  readonly space = $derived.by(() => this.play.scene?.board.space ?? null);
  /** The piece as it is drawn, or would be. */
  readonly drawn = $derived.by((): Piece => {
    const found = this.play.scene?.pieces?.find(({ id }) => id === this.piece);
    return found ?? { id: this.piece, at: [0, 0], colour: `seat:${this.play.client.seat}`, glyph: this.piece.slice(0, 1) };
  });
  /** Where it is to face: as it was said, or as the piece does. */
  readonly faces = $derived(this.facing ?? this.drawn.facing ?? 0);
  /** Where it comes to stand: as it is allowed, or until that is known as it is wished. */
  readonly ghost = $derived.by((): { readonly at: Point; readonly facing: number } | null => {
    if (!this.piece || !this.space) return null;
    const [at, facing] = this.#standing();
    const point = pointOf(this.space, this.play.layout, at);
    return point && { at: point, facing };
  });
  /** The points of the way that is gone, as far as they are known. */
  readonly way = $derived.by((): readonly Point[] => {
    const { space, play } = this;
    if (!space || !play.scene || !this.piece || this.kinds.length === 0) return [];
    const found = this.snap?.answer as Spot | Journey | undefined;
    const legs = found && 'legs' in found ? found.legs : this.legs;
    const next = this.pointed ? [this.at] : [];
    return [...pointsOn(firstAt(play.scene, this.piece), legs), ...next].flatMap((at) => pointOf(space, play.layout, at) ?? []);
  });

  /** What the rules stress on the board as the answer stands. */
  readonly marks = $derived.by((): readonly Mark[] => (this.snap?.marks ?? []).filter(isMark));

  #standing(): readonly [At, number] {
    const wish = [this.at, this.faces] as const;
    const spot = this.snap?.answer as Spot | Journey | undefined;
    return spot && 'x' in spot ? [[spot.x, spot.y], spot.facing ?? 0] : wish;
  }

  /** Something is asked anew: the only piece there is needs not be taken. */
  begin(): void {
    untrack(() => {
      this.letGo();
      const [only, ...others] = this.choice?.pieces ?? [];
      if (only !== undefined && others.length === 0) this.take(only);
    });
  }

  take(piece: string): void {
    const { scene } = this.play;
    if (!scene || !this.choice?.pieces.includes(piece)) return;
    this.letGo();
    this.piece = piece;
    this.at = firstAt(scene, piece);
    this.how = this.kinds[0] ?? '';
    this.#rest();
  }

  letGo(): void {
    clearTimeout(this.#resting);
    this.#asking += 1;
    this.piece = '';
    this.facing = this.snap = this.refusal = null;
    this.legs = [];
    this.amount = 0;
    this.pointed = this.moved = false;
  }

  /** A point of the drawing was touched. */
  touch(point: Point): void {
    const at = this.space && numbersUnder(this.space, this.play.layout, point);
    if (at) this.put(at);
  }

  put(at: At): void {
    this.at = at;
    this.#changed();
  }

  nudge(arrow: Arrow, large: boolean): void {
    if (this.space) this.put(nudged(this.space, this.play.layout, this.at, arrow, large));
  }

  /** Turns by one step, to the right or to the left. */
  turn(way: 1 | -1): void {
    if (this.space) this.face(this.faces + way * turnOn(this.space));
  }

  face(facing: number): void {
    this.facing = faced(facing);
    this.#changed();
  }

  /** A way is asked about leg by leg: what is only pointed at is no leg yet. */
  #changed(): void {
    if (this.kinds.length) this.pointed = true;
    else {
      this.moved = true;
      this.#rest();
    }
  }

  add(): void {
    const at = this.pointed ? { at: this.facing === null ? this.at : [...this.at, this.facing] } : {};
    this.#walk([...this.legs, { how: this.how, amount: this.amount, ...at }]);
  }

  drop(): void {
    this.#walk(this.legs.slice(0, -1));
  }

  #walk(legs: readonly Leg[]): void {
    this.legs = legs;
    this.amount = 0;
    this.pointed = false;
    this.facing = null;
    this.moved = true;
    this.#rest();
  }

  #rest(): void {
    this.snap = this.refusal = null;
    this.play.forget();
    this.#asking += 1;
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => void this.#attempt(), REST);
  }

  get #answer(): Answer {
    const { piece, legs, at } = this;
    return this.kinds.length ? { piece, legs } : { piece, x: at[0], y: at[1], facing: this.faces };
  }

  async #attempt(): Promise<void> {
    const asking = this.#asking;
    const found = await this.play.client.attempt(this.#answer);
    if (asking !== this.#asking || !found) return;
    if ('is' in found) this.refusal = found;
    else {
      this.snap = found;
      this.play.consider({ answer: found.answer, words: found.words });
    }
  }
}
