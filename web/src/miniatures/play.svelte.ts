/** What a player has selected, puts down and is about to answer on a measured table: shared by board, panel and text board. */

import { SvelteSet } from 'svelte/reactivity';

import { distance, Frame, type Pair } from '../boards/table/geometry';
import {
  marksIn,
  namesIn,
  type Camp,
  type ProofMark,
  type TableDisc,
  type TableGround,
  type TableObjective,
  type TablePiece,
  type TableSky,
  type Zone,
} from '../boards/table/pieces';
import { Ruler } from '../boards/table/ruler.svelte';
import { boxAround, Camera, type Box } from '../boards/camera.svelte';
import { momentOf } from '../answering/kept.svelte';
import type { BoardClient } from '../table/client';
import type { Answer, Offer } from '../wire/shapes';
import { campOf, type Side } from './hand.svelte';
import { Leaving } from './leaving.svelte';

export type { Considered } from '../answering/answering.svelte';
export { campOf, type Side };

/** A small piece's depth in millimetres: how much is seen of it decides how much is drawn. */
const GRAIN = 45;
/** Room about a box, in millimetres: for the bases, and for the tools that lie on the board. */
const ROOM = 125;
/** The forms of answers for which there is a card here; a question of another form has a card of the game's own. */
const SHARED = ['none', 'pick', 'orders', 'each', 'some', 'place', 'route'];

/**
 * The player's side of one game: nothing in it is the game's own, and all of it may be thrown away.
 *
 * A game extends it by what it knows of its position: pieces, ground and zones to draw, words for what is asked, and how
 * a piece is put down. What it gives as fields is `$derived`, so that it is worked out once for every version.
 */
export abstract class TablePlay extends Leaving {
  readonly camera: Camera;
  readonly ruler = new Ruler();
  readonly overlays: SvelteSet<string>;
  /** The player has said which overlays to show: then it is those, whatever is asked. */
  chose = $state(false);
  /** The overlays that there are, in the order of the menu. */
  readonly layers: readonly string[];
  /** The piece selected, or empty. */
  selected = $state('');
  /** The piece that the keyboard is at. */
  focus = $state('');
  turned = $state<boolean | null>(null);
  offers = $state.raw<readonly Offer[]>([]);
  #moment = '';

  /** A play with these overlays, of which some are on until the player says otherwise. */
  constructor(client: BoardClient, layers: readonly string[], on: readonly string[]) {
    super(client);
    this.layers = layers;
    const kept = localStorage.getItem(this.#kept);
    this.overlays = new SvelteSet(kept === null ? on : kept.split(' ').filter(Boolean));
    this.chose = kept !== null;
    this.camera = new Camera(() => this.frame.extent, GRAIN);
  }

  // ------------------------------------------------------------ what a game says of itself

  /** The player's edge is the one where y is greatest. */
  abstract readonly far: boolean;
  abstract readonly pieces: readonly TablePiece[];
  abstract readonly discs: readonly TableDisc[];
  abstract readonly grounds: readonly TableGround[];
  /** What the overlays show that are on. */
  abstract readonly zones: readonly Zone[];
  /** What the question itself shows: where one may deploy, the way of a charge. */
  abstract readonly marked: readonly Zone[];
  abstract exists(id: string): boolean;
  /** The point of a piece from which one measures. */
  abstract pointOf(id: string): Pair | null;
  /** The piece that an option points at, or empty. */
  abstract pieceIn(option: string): string;
  /** The heading over orders of one kind. */
  abstract titled(kind: string): string;

  /** What is asked of each key of several, in words. */
  saidKey(key: string): string {
    return this.nameOf(key);
  }
  /** The state of a target in a few words, beside its distance. */
  condition(_id: string): string {
    return '';
  }
  /** Whether a piece has done what it could. */
  isSpent(_id: string): boolean {
    return false;
  }
  /** Whether an option is aimed at somebody. */
  aims(option: string): boolean {
    return this.noteOn(option) !== '';
  }
  /** A new version has come: reads whatever comes with it. */
  protected came(): void {}
  /** Something is asked anew: makes ready for it. */
  protected asked(): void {}
  /** The pieces that matter for the answer. */
  protected ableNow(): readonly string[] {
    return this.placeable.length ? this.placeable : this.client.able;
  }

  // ------------------------------------------------------------ what follows from it

  readonly frame = $derived.by(() => new Frame(...this.table, this.turned ?? this.far));
  /** Places worth holding, and the sky, where a game has them. */
  readonly objectives: readonly TableObjective[] = $derived.by(() => []);
  readonly sky: TableSky | null = $derived.by(() => null);
  /** What form the answer takes that is wanted now; a game may have forms of its own. */
  readonly mode: string = $derived.by(() => this.ask?.choice.type ?? 'none');
  /** What is asked has a card of the game's own. */
  readonly own = $derived.by(() => !SHARED.includes(this.mode));
  readonly able = $derived.by(() => new Set(this.ask ? this.ableNow() : []));
  /** Pieces that an option points at. */
  readonly targets = $derived.by(() => new Set(this.options.map((option) => this.pieceIn(option)).filter(Boolean)));
  readonly marks = $derived.by((): ProofMark[] =>
    this.refusal ? marksIn(this.refusal.proof) : this.placing?.manner === 'area' ? [] : marksIn(this.snap?.marks ?? []),
  );
  /** The pieces that prove a refusal. */
  readonly culprits = $derived.by(() => new Set(namesIn(this.refusal?.proof ?? [])));
  /** The line to what is aimed at, with its length. */
  readonly aimed = $derived.by((): Zone[] => {
    const answer = this.considered?.answer;
    if (typeof answer !== 'string') return [];
    const from = this.pointOf(this.concerned[0] ?? '');
    const to = this.pointOf(this.pieceIn(answer));
    if (!from || !to || distance(from, to) === 0) return [];
    return [{ look: 'sight', shape: 'line', from, to, words: this.saidInches(distance(from, to)) }];
  });

  /** Another moment of the game drops what no longer holds and asks anew what is possible. */
  follow(): void {
    const moment = momentOf(this.client);
    if (moment === this.#moment) return;
    this.#moment = moment;
    this.came();
    this.forget();
    this.letGo();
    this.offers = [];
    if (!this.exists(this.selected) || this.client.outcome) this.selected = '';
    if (!this.ask) return;
    this.asked();
    this.#show(this.placing ? [this.placing.piece] : this.concerned);
    if (this.mode === 'orders') void this.#hear();
    this.goOn();
    void this.byDoctrine();
  }

  /** Selects whom a question is about, and brings all whom it concerns into sight. */
  #show(ids: readonly string[]): void {
    const [first] = ids;
    if (!first || !this.exists(first)) return;
    this.selected = first;
    this.reveal(ids);
  }

  /** Brings pieces into sight, all of them. */
  protected reveal(ids: readonly string[]): void {
    const points = ids.map((id) => this.pointOf(id)).filter((point) => point !== null);
    const [at, ...others] = points.map((point) => this.frame.place(point));
    if (at && others.length) this.camera.reveal(boxAround([at, ...others], ROOM));
    else if (at) this.camera.focusOn(at);
  }

  async #hear(): Promise<void> {
    const moment = this.#moment;
    const offers = await this.client.offers('');
    if (moment === this.#moment) this.offers = offers;
  }

  /** How far off the piece is that an option points at, and in what state. */
  noteOn(option: string): string {
    const id = this.pieceIn(option);
    const from = this.pointOf(this.concerned[0] ?? '');
    const to = this.poseOf(id) && this.pointOf(id);
    if (!from || !to || id === this.concerned[0]) return '';
    return [this.saidInches(distance(from, to)), this.condition(id)].filter(Boolean).join(' · ');
  }

  // ------------------------------------------------------------ selecting

  select(id: string): void {
    this.forget();
    this.refusal = null;
    this.selected = id;
    if (id) this.focus = id;
    if (this.placeable.includes(id) && id !== this.placed) {
      this.placed = id;
      this.letGo();
    }
  }

  /** What the doctrine would put down is selected first. */
  protected override async advised(answer: Answer): Promise<void> {
    const piece = typeof answer === 'object' && 'piece' in answer ? (answer.piece as string) : '';
    if (this.placeable.includes(piece)) this.select(piece);
    await super.advised(answer);
  }

  /** A piece was touched: aim at it, put it down, or look at it, whichever makes sense. */
  touch(id: string): void {
    this.focus = id;
    const ways = this.options.filter((option) => this.pieceIn(option) === id);
    const [only] = ways;
    const host = this.placing?.joins && id !== this.placing.piece ? this.poseOf(id) : null;
    if (ways.length === 1 && only) void this.pick(only);
    else if (host) this.put([host[0], host[1]]);
    else this.select(this.selected === id && !this.targets.has(id) ? '' : id);
  }

  /** A point of the table was touched: put down what is to be put down, send who is selected, or let go of the selection. */
  touchPoint(point: Pair): void {
    if (this.placing) this.put(point);
    else if (this.considered) this.forget();
    else if (this.reaches(this.selected, point)) void this.send(this.selected, point);
    else this.select('');
  }

  /** What was being considered goes first, then the selection. */
  back(): void {
    if (this.considered || this.ghost || this.refusal) {
      this.forget();
      this.letGo();
    } else this.select('');
  }

  get #kept(): string {
    return `maestre-${this.client.key}-overlays`;
  }

  toggle(overlay: string): void {
    this.chose = true;
    if (!this.overlays.delete(overlay)) this.overlays.add(overlay);
    localStorage.setItem(this.#kept, this.layers.filter((one) => this.overlays.has(one)).join(' '));
  }

  /** The box about the pieces of a side, or of both. */
  boxOf(side: Side | null): Box | null {
    const wanted = ({ camp }: { readonly camp: Camp }): boolean => !side || camp === campOf(side);
    const points = [
      ...this.pieces.filter(wanted).map(({ pose }): Pair => [pose[0], pose[1]]),
      ...this.discs.filter(wanted).map((disc) => disc.at),
    ];
    return boxAround(
      points.map((point) => this.frame.place(point)),
      ROOM,
    );
  }

  /** Whatever a ruler may take hold of: the points from which one measures. */
  holds(): Pair[] {
    return [...this.pieces, ...this.discs].map(({ id }) => this.pointOf(id)).filter((point): point is Pair => point !== null);
  }

}
