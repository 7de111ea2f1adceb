/** What a player has selected and is about to answer: shared by board, panel and text board. */

import { boxAround, Camera, type Box } from '../../boards/camera.svelte';
import { GRAIN, placeOf, pointOf, SCALE, type SeaWay, type Targets } from '../../boards/sea/sea';
import type { BoardClient } from '../../table/client';
import type { Answer, Ask, Offer, Order } from '../../wire/shapes';
import { keptFor, momentOf } from '../../answering/kept.svelte';
import { Answering } from '../../answering/answering.svelte';
import { countersOf, galesOf, lanesOf, placesOf } from './drawn';
import { engagementIn } from './engagement';
import { actionOf, goalOf, kindOf, nameOf, placesIn } from './naming';
import { NOWHERE, type Formation, type Position } from './position';
import { printed } from './printed.svelte';
import { readSheet } from './sheet';
import { ALL, alarmIn, coursesIn, RECURRING, saidOf, withCourse, withHeadings, withPassing, withRoutine, withSaid, wordOf, type Alarm } from './standing';

export type { Considered } from '../../answering/answering.svelte';

/** What kind of card a question has. */
export type Mode = 'none' | 'course' | 'pick' | 'some' | 'each' | 'orders';

const ROOM = 90;
/** Answers after which nothing is risked: they are given at once. */
const LIGHT = ['pass', 'done', 'no', 'none', 'keep'];
const STAY = 'stay';
const SEARCH = 'search';
const TASKS = 'tasks';
/** The question who performs a Task that was named. */
const SENDING = 'declared';
/** The question in which role ships begin, whose words are others elsewhere. */
const ROLES = 'roles';
/** Where a browser keeps that Routine was offered, and that the page says who is sent on a Task. */
const OFFERED = 'maestre.mistral.routine';
const SENDS = 'maestre.mistral.sends';
/** The questions in which stacks are told their courses. */
const COURSES = ['moves', 'fast-moves', 'markers'];

/** The player's side of one game: nothing in it is the game's own, and all of it may be thrown away. */
export class Play extends Answering {
  readonly camera: Camera;
  /** The stack selected and the location looked at, or empty. */
  selected = $state('');
  chosen = $state('');
  /** What each stack due, or each of several, is told before it is said. */
  plan = $state.raw<Readonly<Record<string, string>>>({});
  /** Where stacks are to go from now on, or nothing for those that shall no longer; it counts once it is said. */
  headings = $state.raw<Readonly<Record<string, string>>>({});
  /** Whether all others stay where they are from now on, without asking. */
  resting = $state(false);
  /** The option that is pointed at: the map shows where it leads. */
  pointing = $state.raw<Answer | null>(null);
  /** What may be answered as a whole. */
  offers = $state.raw<readonly Offer[]>([]);
  /** Of orders: the piece that they are to be about, or empty for all, and what it may be told. */
  piece = $state('');
  toPiece = $state.raw<readonly Offer[]>([]);
  /** What each of several may be told, as the server has it. */
  plans = $state.raw<Readonly<Record<string, readonly Offer[]>>>({});
  /** Routine has been set up or refused in this browser. */
  #offered = $state(localStorage.getItem(OFFERED) !== null);
  #sends = $state(localStorage.getItem(SENDS) !== null);
  #moment = '';
  /** Where the Battle is that was brought into sight last. */
  #fought = '';

  constructor(client: BoardClient) {
    super(client);
    this.camera = new Camera(() => ({ width: this.sheet.frame.width * SCALE, height: this.sheet.frame.height * SCALE }), GRAIN);
  }

  readonly position = $derived.by((): Position => (this.client.state as Position | null) ?? NOWHERE);
  readonly sheet = $derived.by(() => readSheet(this.client.sheet ?? printed.sheet));
  readonly about = $derived.by(() => (this.ask?.about ?? {}) as { readonly type?: string });
  readonly mode = $derived.by((): Mode => {
    const type = this.ask?.choice.type;
    if (type === 'each' && COURSES.includes(this.about.type ?? '')) return 'course';
    return type === 'pick' || type === 'some' || type === 'each' || type === 'orders' ? type : 'none';
  });
  /** What is asked for each of several: its name and its options. */
  readonly rows = $derived.by((): readonly (readonly [string, readonly string[]])[] => {
    const choice = this.ask?.choice;
    return choice?.type === 'each' ? (choice.options as [string, string[]][]) : [];
  });
  /** The stacks that are to be told something, each with what it may do. */
  readonly due = $derived.by(() => (this.mode === 'course' ? this.rows : []));
  readonly able = $derived.by(() => new Set(this.due.length ? this.due.map(([id]) => id) : this.ask ? this.client.able : []));

  readonly places = $derived.by(() => placesOf(this.sheet, this.position, this.client.words));
  readonly placed = $derived.by(() => new Map(this.places.map((place) => [place.id, place])));
  readonly lanes = $derived.by(() => lanesOf(this.sheet, this.position));
  readonly gales = $derived.by(() => galesOf(this.sheet, this.position, this.client.words));
  readonly counters = $derived.by(() => countersOf(this.sheet, this.position, this.client.seat, this.able, this.client.words));
  /** What is offered now: to a piece, where one is named. */
  readonly offered = $derived.by(() => (this.piece ? this.toPiece : this.offers));
  readonly targets = $derived.by((): Targets => (this.mode === 'course' ? this.#reached() : (this.#meant() ?? this.#aimed())));

  /** Where the stack selected may go. */
  #reached(): Targets {
    const from = this.position.formations[this.selected]?.place ?? '';
    const found = new Map<string, { sure: boolean; label: string }>();
    for (const action of this.actionsOf(this.selected)) {
      const goal = goalOf(action, from);
      if (goal && !found.has(goal)) found.set(goal, { sure: !action.startsWith('catch:'), label: this.saidAction(this.selected, action) });
    }
    return found;
  }

  /** The places of the option that is pointed at, or else of the answer considered; nothing where it has none. */
  #meant(): Targets | null {
    const answer = this.pointing ?? this.considered?.answer;
    const places = answer === undefined || answer === null ? [] : placesIn(answer, this.sheet, this.position);
    return places.length ? new Map(places.map((place) => [place, { sure: true, label: '' }])) : null;
  }

  /** The places that what is offered is aimed at. */
  #aimed(): Targets {
    const found = new Map<string, { sure: boolean; label: string }>();
    for (const offer of this.offered) {
      const place = this.placeIn(offer);
      if (place && !found.has(place)) found.set(place, { sure: false, label: this.client.words(offer.words) });
    }
    return found;
  }

  /** The place that an offer is aimed at, or nothing. */
  placeIn(offer: Offer): string {
    const [x, y] = offer.where;
    return x === undefined || y === undefined ? '' : (this.places.find(({ at }) => at.x === x && at.y === y)?.id ?? '');
  }

  /** The courses that stand. */
  readonly courses = $derived.by(() => coursesIn(this.client.standing));

  /** Where stacks are bound: what those do that are being told or were, and from there as far as their course leads. */
  readonly ways = $derived.by((): readonly SeaWay[] => {
    const told = { ...this.position.markers, ...Object.fromEntries(this.due.map(([id]) => [id, this.told(id)])) };
    const ids = new Set([...Object.keys(told), ...this.courses.keys(), ...Object.keys(this.headings)]);
    return [...ids].flatMap((id) => {
      const from = this.position.formations[id]?.place ?? '';
      const next = goalOf(told[id] ?? '', from) || from;
      const last = this.boundFor(id);
      const first = from && from !== next ? [{ id, from, to: next, sure: !told[id]?.startsWith('catch:') }] : [];
      return from && last && placeOf(next) !== last ? [...first, { id: `${id}/far`, from: next, to: last, sure: false, far: true }] : first;
    });
  });

  /** Another moment of the game drops what no longer holds and asks anew what is possible. */
  follow(): void {
    const moment = momentOf(this.client);
    if (moment === this.#moment) return;
    this.#moment = moment;
    printed.keep(this.client.sheet, this.client.key);
    this.forget();
    this.refusal = null;
    this.plan = {};
    this.headings = {};
    this.resting = this.courses.has(ALL);
    this.plans = {};
    this.pointing = null;
    this.offers = [];
    this.piece = '';
    this.toPiece = [];
    if (!this.position.formations[this.selected]) this.selected = '';
    if (!this.ask) return;
    this.#watch();
    if (this.sends && this.about.type === SENDING) void this.#send(moment);
    else void this.#hear(moment);
  }

  /** Sends on a Task whom the doctrine would; where it cannot say, the player is asked. */
  async #send(moment: string): Promise<void> {
    const advice = await this.client.hint().catch(() => null);
    if (this.#moment !== moment) return;
    if (advice) await this.give(advice.answer as Answer);
    else await this.#hear(moment);
  }

  /** Brings a Battle into sight when it begins. */
  #watch(): void {
    const place = engagementIn(this.ask?.about)?.place ?? '';
    const at = place !== this.#fought ? pointOf(this.placed, place) : null;
    this.#fought = place;
    if (at) this.camera.focusOn(at);
  }

  async #hear(moment: string): Promise<void> {
    const offers = await this.client.offers('').catch(() => []);
    if (this.#moment !== moment) return;
    this.offers = offers;
    for (const [key] of this.rows) {
      const own = await this.client.offers(key).catch(() => []);
      if (this.#moment !== moment) return;
      this.plans = { ...this.plans, [key]: own };
    }
  }

  /** Asks what a piece may be told, or with an empty name lets go of it. */
  async name(piece: string): Promise<void> {
    this.piece = piece;
    this.toPiece = [];
    if (!piece) return;
    const offers = await this.client.offers(piece).catch(() => []);
    if (this.piece === piece) this.toPiece = offers;
  }

  isMine(one: Formation): boolean {
    return one.fleet === this.client.seat;
  }

  nameOf(id: string): string {
    return nameOf(id, this.sheet, this.position, this.client.words);
  }

  /** What kind of place one is, in words: whose Port, or what water. */
  kindOf(place: string): string {
    return kindOf(place, this.sheet, this.client.words);
  }

  // ------------------------------------------------------------ what stacks do

  actionsOf(stack: string): readonly string[] {
    return this.rows.find(([id]) => id === stack)?.[1] ?? [];
  }

  /** What a stack is told so far; unless something else was said, what the server begins with, or to stay. */
  told(stack: string): string {
    const actions = this.actionsOf(stack);
    const begun = (this.offers[0]?.answer as Record<string, string> | undefined)?.[stack];
    const bid = this.toward(stack, this.boundFor(stack));
    return this.plan[stack] ?? (bid || (begun ?? (actions.includes(STAY) ? STAY : (actions[0] ?? ''))));
  }

  /** Tells a stack what to do now; it is no longer bound for anywhere. */
  tell(stack: string, action: string): void {
    this.plan = { ...this.plan, [stack]: action };
    this.headings = { ...this.headings, [stack]: '' };
    this.refusal = null;
  }

  /** Sends a stack as far as a place, now and in all that follows. */
  head(stack: string, place: string): void {
    const { [stack]: _, ...others } = this.plan;
    this.plan = others;
    this.headings = { ...this.headings, [stack]: place };
    this.refusal = null;
  }

  /** Where a stack is bound, by what is being said or by its standing order; nothing once it is there. */
  boundFor(stack: string): string {
    const said = this.headings[stack] ?? this.courses.get(stack)?.way.at(-1) ?? '';
    return said === this.position.formations[stack]?.place ? '' : said;
  }

  /** The action of a stack that is the fastest way to a place, as the server has it; nothing where there is none. */
  toward(stack: string, place: string): string {
    const way = place ? this.plans[stack]?.find(({ marks }) => marks.indexOf(place) > 0) : undefined;
    return (way?.answer as Record<string, string> | undefined)?.[stack] ?? '';
  }

  /** The places that a stack may be sent to, by their names. */
  destinations(stack: string): readonly (readonly [string, string])[] {
    const places = (this.plans[stack] ?? []).flatMap(({ marks }) => marks.slice(1));
    return places.map((place) => [place, this.nameOf(place)] as const).sort(([, one], [, other]) => one.localeCompare(other));
  }

  /** An action of a stack in the server's words if it offers it, or else in those of the action. */
  saidAction(stack: string, action: string): string {
    const known = this.plans[stack]?.find(({ answer }) => (answer as Record<string, string>)[stack] === action);
    const what = known?.words.args.find(([name]) => name === 'what')?.[1];
    if (typeof what === 'string') return what;
    if (typeof what === 'object') return this.client.words(what);
    if (this.mode === 'course') return actionOf(action, this.sheet, this.position, this.client.words);
    const role = `offer-role-${action}`;
    return this.about.type === ROLES && this.client.knows(role) ? this.client.words(role) : this.said(action);
  }

  /** Says what all stacks due do, or each of several; then their courses stand. */
  async sail(): Promise<void> {
    const orders = this.mode === 'course' ? this.#standing() : this.client.standing;
    await this.give(Object.fromEntries(this.rows.map(([id]) => [id, this.told(id)])));
    if (!this.refusal && orders.join() !== this.client.standing.join()) await this.client.stand(orders);
  }

  /** The standing orders with the courses as they are being said, without those that have come to their end. */
  #standing(): readonly string[] {
    const over = [...this.courses.values()].filter(({ who, then }) => who !== ALL && (!this.position.formations[who] || (!then && !this.boundFor(who))));
    return withHeadings(this.client.standing, { ...Object.fromEntries(over.map(({ who }) => [who, ''])), ...this.headings }, this.resting);
  }

  /** What standing orders call the window that is open now and can be declined, or nothing. */
  readonly window = $derived.by(() => wordOf(this.sheet.standing.windows, this.ask?.window));
  /** What they call the window that is open now if something must be chosen in it, or nothing. */
  readonly choosing = $derived.by(() => wordOf(this.sheet.standing.chosen, this.ask?.window));

  /** Whether it is not declined by an order already: then it is asked all the same, since declining is not allowed. */
  readonly mayDecline = $derived.by(() => this.window !== '' && saidOf(this.client.standing, this.window) !== 'never');

  /** Answers the window that is open, and all like it, in the same way from now on. */
  async always(word: string, how: string): Promise<void> {
    const { standing } = this.client;
    this.refusal = await this.client.stand(withSaid(standing, word, how, alarmIn(standing)));
  }

  /** The moment of the game, as standing orders tell it that are over with an Impulse or a window. */
  readonly now = $derived.by(() => {
    const { turns, impulse, increment, phase } = this.position;
    return `${turns}/${impulse}/${increment}/${phase}`;
  });
  /** Whether the window that is open comes round in this Impulse, and may be declined for the rest of it. */
  readonly recurs = $derived.by(() => RECURRING.includes(this.window) && !this.client.pointed);

  /** Declines the window that is open, and all like it until the Impulse is over. */
  async enough(): Promise<void> {
    await this.#meanwhile(`${this.window} never in ${this.now.split('/').slice(0, 2).join('/')}`);
  }

  /** The location that is about to be Searched, if there is somebody to Search it again and one to be kept back. */
  readonly searched = $derived.by(() => {
    const order = this.considered?.answer as Order | undefined;
    const place = order?.verb === SEARCH && this.window === TASKS && !this.client.pointed ? (order.objects?.[0] ?? '') : '';
    const theirs = Object.values(this.position.formations).some((one) => one.place === place && one.spotted && !this.isMine(one));
    const ways = this.offered.filter(({ answer }) => (answer as Order).verb === SEARCH && (answer as Order).objects?.[0] === place);
    const able = ways.map(({ words }) => Number(words.args.find(([name]) => name === 'count')?.[1] ?? 0));
    return place && !theirs && able.reduce((sum, one) => sum + one, 0) > 1 ? place : '';
  });

  /** Searches a location again and again in this window, until something is Spotted there or one Auxiliary is left. */
  async searchOn(place: string): Promise<void> {
    this.forget();
    await this.#meanwhile(`${SEARCH} ${place} in ${this.now}`);
  }

  /** Leaves an order that is over with the Impulse or the window. */
  async #meanwhile(order: string): Promise<void> {
    this.refusal = await this.client.stand(withPassing(this.client.standing, order, this.now));
  }

  /** Whether Routine is offered: to whoever is asked something, has left no orders, and was not offered it before. */
  readonly offersRoutine = $derived.by(
    () => !this.#offered && !this.client.pointed && this.ask !== null && this.client.standing.length === 0,
  );

  /** Whether the page answers who is sent on a Task, as the doctrine would. */
  get sends(): boolean {
    return this.#sends;
  }

  set sends(sends: boolean) {
    this.#sends = sends;
    if (sends) localStorage.setItem(SENDS, 'yes');
    else localStorage.removeItem(SENDS);
  }

  /** Leaves parts of Routine to themselves. */
  async setRoutine(parts: readonly string[], alarm: Alarm, sending: boolean): Promise<void> {
    this.sends = sending;
    this.refusal = await this.client.stand(withRoutine(this.client.standing, this.sheet.standing.routine, parts, alarm));
    if (!this.refusal) this.refuseRoutine();
  }

  /** Does not offer Routine again. */
  refuseRoutine(): void {
    this.#offered = true;
    localStorage.setItem(OFFERED, 'yes');
  }

  // ------------------------------------------------------------ touching

  /** A location was touched, perhaps a counter in it: the stack selected goes there or makes for it; else it is looked at. */
  touch(location: string, counter: string): void {
    if (this.mode === 'pick' && !counter && this.#pickAt(location)) return;
    const going = this.#going(location);
    if (going && (!counter || this.selected !== counter)) {
      this.tell(this.selected, going);
      return;
    }
    if (!counter && this.toward(this.selected, placeOf(location))) {
      this.head(this.selected, placeOf(location));
      return;
    }
    this.chosen = location;
    this.selected = counter || this.#next(location) || this.sendable;
    if (this.mode === 'orders' && this.client.able.includes(this.selected)) void this.name(this.selected);
  }

  /** Whether a stack is one's own and may be sent somewhere: it is afloat or in a harbour, and no Convoy. */
  #isFree(stack: string): boolean {
    const one = this.position.formations[stack];
    return Boolean(one && this.isMine(one) && !one.superior && one.place && one.kind !== 'convoy');
  }

  /** The stack selected, if it may be sent to the place looked at by a standing order; nothing otherwise. */
  readonly sendable = $derived.by(() => {
    const from = this.position.formations[this.selected]?.place ?? '';
    const elsewhere = this.chosen !== '' && placeOf(this.chosen) !== placeOf(from);
    return elsewhere && this.mode !== 'course' && !this.client.readonly && this.#isFree(this.selected) ? this.selected : '';
  });

  /** Sends a stack to a place by a standing order, whatever is asked now. */
  async send(stack: string, place: string): Promise<void> {
    const { standing } = this.client;
    this.back();
    this.refusal = await this.client.stand(withCourse(standing, { who: stack, way: [place], then: '', unless: alarmIn(standing) }));
  }

  /** Considers the only option that a place stands for. */
  #pickAt(location: string): boolean {
    const here = this.offers.filter((offer) => this.placeIn(offer) === placeOf(location));
    if (here.length === 1 && here[0]) void this.pick(here[0].answer as string);
    return here.length === 1;
  }

  #going(location: string): string {
    const from = this.position.formations[this.selected]?.place ?? '';
    return this.actionsOf(this.selected).find((action) => goalOf(action, from) === location) ?? '';
  }

  /** The next of the counters in a location, those that may act first; none after the last. */
  #next(location: string): string {
    const afloat = this.counters.filter((one) => one.location === location).sort((one, other) => Number(other.able) - Number(one.able));
    const here = [...afloat.map((one) => one.id), ...this.#inHarbour(location)];
    return here[here.indexOf(this.selected) + 1] ?? '';
  }

  /** Formations in a harbour that are to be told something. */
  #inHarbour(place: string): readonly string[] {
    return Object.values(this.position.formations)
      .filter((one) => one.harbour && one.place === place && this.able.has(one.id))
      .map((one) => one.id);
  }

  select(stack: string): void {
    this.selected = stack;
    this.chosen = this.position.formations[stack]?.place ?? '';
    const at = pointOf(this.placed, this.chosen);
    if (at) this.camera.focusOn(at);
  }

  /** Goes on to the next stack that is to be told something. */
  next(): string {
    const ids = [...this.able];
    const id = ids[(ids.indexOf(this.selected) + 1) % ids.length] ?? '';
    if (id) this.select(id);
    return id;
  }

  back(): void {
    if (this.considered) this.forget();
    else [this.selected, this.chosen] = ['', ''];
    this.refusal = null;
  }

  /** The box about some locations. */
  boxOf(locations: readonly string[]): Box | null {
    return boxAround(
      locations.flatMap((one) => pointOf(this.placed, one) ?? []),
      ROOM,
    );
  }

  // ------------------------------------------------------------ answering

  override said(option: string): string {
    const known = this.offers.find(({ answer }) => answer === option || (Array.isArray(answer) && answer.length === 1 && answer[0] === option));
    if (known) return this.client.words(known.words);
    const name = this.saidKey(option);
    if (name !== option) return name;
    for (const key of [`answer-${option}`, `action-${option}`, `mistral-answer-${option}`]) if (this.client.knows(key)) return this.client.words(key);
    return option;
  }

  /** An id, or several of them joined by a stroke, in words; of a Combat its number and what is decided. */
  saidKey(key: string): string {
    const [number = '', what = ''] = key.split(':');
    if (/^\d+$/.test(number) && what) return this.client.words(`offer-combat-${what}`, { number: Number(number) });
    return key
      .split('/')
      .map((id) => this.nameOf(id))
      .join(' – ');
  }

  override saidOrder(order: Order): string {
    const known = this.offered.find(({ answer }) => JSON.stringify(answer) === JSON.stringify(order));
    if (known) return this.client.words(known.words);
    return [this.saidVerb(order.verb), ...[order.piece ?? '', ...(order.objects ?? [])].filter(Boolean).map((id) => this.saidKey(id))].join(' · ');
  }

  /** What an order bids, without whom or where. */
  saidVerb(verb: string): string {
    for (const key of [`task-name-${verb}`, `mistral-verb-${verb}`]) if (this.client.knows(key)) return this.client.words(key);
    return this.said(verb);
  }

  protected override isWeighty(_ask: Ask, answer: Answer): boolean {
    const verb = typeof answer === 'object' && 'verb' in answer ? (answer as Order).verb : answer;
    return typeof verb === 'string' && !LIGHT.includes(verb) && !this.choosing;
  }
}

export const playOf = keptFor((client) => new Play(client));
