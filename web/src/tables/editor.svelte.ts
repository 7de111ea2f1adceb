/** A table in the making: pieces are added, moved, turned and taken off; the server says how they lie and what is wrong. */

import { faced, heading, type Pair } from '../boards/table/geometry';
import { api } from '../wire/api';
import { Problem } from '../wire/problem';
import type { Flaw, Palette, PalettePiece, SeenTable } from '../wire/shapes';
import { bare, carried, laidAt, short, written, type Laid, type Layout, type Ring } from './layout';

const PAUSE = 250;
/** What runs to the edges of the table lies along it at first. */
const ALONG = 90;
const DEGREE = 100;
/** Apart from other pieces, in inches, where a new one is put if there is such a place. */
const CLEAR = 13;
const STEPS_BACK = 50;

export class Editor {
  layout = $state.raw<Layout>(bare(''));
  selected = $state(-1);
  palette = $state.raw<Palette | null>(null);
  seen = $state.raw<SeenTable | null>(null);
  problem = $state.raw<Problem | null>(null);
  judging = $state(false);
  readonly game: string;
  readonly #pause: number;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #before: Layout[] = $state.raw([]);
  /** What each piece covers, as the server said or as it was carried from there. */
  readonly #drawn = new WeakMap<Laid, readonly Ring[]>();
  /** Pieces of which the server has said that they lie, by what it said. */
  #judged = $state.raw<ReadonlySet<Laid>>(new Set());

  constructor(game: string, pause = PAUSE) {
    this.game = game;
    this.#pause = pause;
  }

  readonly inch = $derived.by(() => this.palette?.inch ?? 2500);
  readonly scale = $derived.by(() => this.palette?.scales.find((one) => one.scale === this.layout.scale) ?? this.palette?.scales[0]);
  readonly pieces = $derived.by(() => this.palette?.pieces.filter((one) => one.scale === this.scale?.scale) ?? []);
  readonly elements = $derived.by(() => [...new Set(this.pieces.map((one) => one.element))]);
  readonly size = $derived.by<Pair>(() => this.scale?.size ?? [180_000, 120_000]);
  readonly chosen = $derived.by(() => this.layout.scenery[this.selected]);
  readonly flaws = $derived.by<readonly Flaw[]>(() => this.seen?.table.flaws ?? []);
  readonly grave = $derived.by(() => this.flaws.filter((flaw) => flaw.grave).length);
  readonly canUndo = $derived.by(() => this.#before.length > 0);
  /** Whether what the server said is about the table as it is. */
  readonly settled = $derived.by(() => !this.judging && this.problem === null && this.seen !== null);

  async load(layout: Layout | null): Promise<void> {
    try {
      this.palette = await api.palette(this.game);
      this.layout = layout?.game === this.game ? layout : bare(this.game, this.palette.scales[0]?.scale);
      await this.#ask(++this.#asked);
    } catch (thrown) {
      this.problem = Problem.from(thrown);
    }
  }

  /** Another table in place of this one. */
  open(layout: Layout): void {
    this.selected = -1;
    this.change(layout);
  }

  change(changed: Partial<Layout>): void {
    this.#before = [...this.#before.slice(-STEPS_BACK), this.layout];
    this.#set({ ...this.layout, ...changed });
  }

  undo(): void {
    const last = this.#before.at(-1);
    if (!last) return;
    this.#before = this.#before.slice(0, -1);
    this.#set(last);
    if (this.selected >= last.scenery.length) this.selected = -1;
  }

  #set(layout: Layout): void {
    this.layout = layout;
    this.judging = true;
    clearTimeout(this.#timer);
    const number = ++this.#asked;
    this.#timer = setTimeout(() => void this.#ask(number), this.#pause);
  }

  async #ask(number: number): Promise<void> {
    const asked = this.layout;
    let seen: SeenTable | null = null;
    let problem: Problem | null = null;
    try {
      seen = await api.judgeTable(this.game, written(asked));
    } catch (thrown) {
      problem = Problem.from(thrown);
    }
    if (number !== this.#asked) return;
    asked.scenery.forEach((piece, index) => this.#drawn.set(piece, seen?.table.pieces[index]?.rings ?? []));
    const wrong = new Set(seen?.table.flaws.map((flaw) => flaw.where));
    this.#judged = new Set(asked.scenery.filter((_, index) => !wrong.has(`scenery.${index + 1}`)));
    this.seen = seen ?? this.seen;
    this.problem = problem;
    this.judging = false;
  }

  // ------------------------------------------------------------ pieces

  formsOf(element: string): readonly PalettePiece[] {
    return this.pieces.filter((one) => one.element === element);
  }

  #form(piece: string): PalettePiece | undefined {
    return this.pieces.find((one) => one.piece === piece);
  }

  at({ x, y }: Laid): Pair {
    return [Math.round(x * this.inch), Math.round(y * this.inch)];
  }

  /** What a piece covers. */
  rings(piece: Laid): readonly Ring[] {
    void this.seen;
    return this.#drawn.get(piece) ?? [];
  }

  /** Whether a piece lies as the server has it; else it is drawn by itself. */
  lies(piece: Laid): boolean {
    return this.#judged.has(piece);
  }

  /** Adds the middle form of an element, of what runs to the edges the first, at a point or where there is room. */
  add(element: string, at?: Pair): void {
    const forms = this.formsOf(element);
    const runs = !forms[0]?.rings.length;
    const form = forms[runs ? 0 : Math.floor((forms.length - 1) / 2)];
    if (!form || this.layout.scenery.length >= (this.palette?.most ?? 0)) return;
    const [x, y] = at ? this.#inside(at) : form.over ? this.#onRiver() : this.#room();
    const piece: Laid = { piece: form.piece, x, y, facing: form.rings.length ? 0 : ALONG };
    this.#drawn.set(piece, form.rings.map((ring) => laidAt(ring, this.at(piece), 0)));
    this.change({ scenery: [...this.layout.scenery, piece] });
    this.selected = this.layout.scenery.length - 1;
  }

  #onRiver(): Pair {
    const river = this.layout.scenery.findLast((one) => !this.#form(one.piece)?.rings.length && !this.#form(one.piece)?.over);
    return river ? [river.x, river.y] : this.#room();
  }

  /** A place apart from all pieces, the nearer to the middle the better. */
  #room(): Pair {
    const [width, depth] = [this.size[0] / this.inch, this.size[1] / this.inch];
    const spots: Pair[] = [];
    for (let x = 8; x <= width - 8; x += 4) for (let y = 8; y <= depth - 8; y += 4) spots.push([x, y]);
    const far = ([x, y]: Pair): number => Math.hypot(x - width / 2, y - depth / 2);
    spots.sort((one, other) => far(one) - far(other));
    const free = spots.find(([x, y]) => this.layout.scenery.every((one) => Math.hypot(one.x - x, one.y - y) >= CLEAR));
    return free ?? [short(width / 2), short(depth / 2)];
  }

  #inside([x, y]: Pair): Pair {
    const clamped = (value: number, most: number): number => Math.round((Math.min(Math.max(value, 0), most) / this.inch) * 10) / 10;
    return [clamped(x, this.size[0]), clamped(y, this.size[1])];
  }

  /** Puts a piece elsewhere; what it covers goes along until the server has said how it lies there. */
  put(index: number, changed: Partial<Laid>): void {
    const scenery = this.#carry(index, changed);
    if (scenery) this.change({ scenery });
  }

  #carry(index: number, changed: Partial<Laid>): readonly Laid[] | null {
    const now = this.layout.scenery[index];
    if (!now) return null;
    const piece = { ...now, ...changed };
    const form = this.#form(piece.piece);
    const to = this.at(piece);
    const facing = faced(piece.facing * DEGREE);
    const rings = form?.rings.length
      ? form.rings.map((ring) => laidAt(ring, to, facing))
      : carried(this.#drawn.get(now) ?? [], this.at(now), to, (piece.facing - now.facing) * DEGREE);
    this.#drawn.set(piece, rings);
    return this.layout.scenery.with(index, piece);
  }

  /** The same while it is dragged: nobody is asked yet. */
  #lift(index: number, changed: Partial<Laid>): void {
    const scenery = this.#carry(index, changed);
    if (!scenery) return;
    this.layout = { ...this.layout, scenery };
    this.judging = true;
    clearTimeout(this.#timer);
    this.#asked += 1; // what is still under way speaks of another table
  }

  move(index: number, right: number, up: number): void {
    const piece = this.layout.scenery[index];
    if (!piece) return;
    const [x, y] = this.at(piece);
    this.putAt(index, [x + right * this.inch, y + up * this.inch]);
  }

  putAt(index: number, at: Pair): void {
    const [x, y] = this.#fine(at);
    this.put(index, { x, y });
  }

  #fine([x, y]: Pair): Pair {
    const clamped = (value: number, most: number): number => short(Math.min(Math.max(value, 0), most) / this.inch);
    return [clamped(x, this.size[0]), clamped(y, this.size[1])];
  }

  turn(index: number, degrees: number): void {
    const piece = this.layout.scenery[index];
    if (piece) this.put(index, { facing: (((piece.facing + degrees) % 360) + 360) % 360 });
  }

  remove(index: number): void {
    this.selected = -1;
    this.change({ scenery: this.layout.scenery.filter((_, place) => place !== index) });
  }

  // ------------------------------------------------------------ dragging

  #grip: { readonly layout: Layout; readonly index: number } | null = null;

  /** Something is dragged by so much: a piece, or the handle by which the selected one is turned. */
  drag(id: string, by: Pair, handle: Pair, done: boolean): void {
    const index = id === TURN_HANDLE ? this.selected : Number(id);
    const start = (this.#grip ??= { layout: this.layout, index }).layout;
    const old = start.scenery[this.#grip.index];
    if (!old) return;
    if (id === TURN_HANDLE) {
      const degrees = heading(this.at(old), [handle[0] + by[0], handle[1] + by[1]]) / DEGREE;
      this.#lift(this.#grip.index, { facing: (Math.round(degrees / 5) * 5) % 360 });
    } else {
      this.selected = index;
      const [x, y] = this.at(old);
      const [right, up] = this.#inside([x + by[0], y + by[1]]);
      this.#lift(index, { x: right, y: up });
    }
    if (!done) return;
    this.#grip = null;
    this.#before = [...this.#before.slice(-STEPS_BACK), start];
    this.#set(this.layout);
  }
}

/** What is dragged to turn the piece selected. */
export const TURN_HANDLE = 'turn';
