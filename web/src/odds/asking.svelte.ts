/** A situation while it is told: its kind and its answers, and what may come of it, from the tables or from the server. */
import { api } from '../wire/api';
import { network } from '../wire/network.svelte';
import { Problem } from '../wire/problem';
import type { Figure } from '../wire/types';
import { enemiesOf, isCharted, lookUp, type Answers, type Charts, type KindChart } from './tables';

/** Where a figure comes from, or why there is none. */
export type Source = 'tables' | 'server' | 'missing' | 'refused';

/** Where a page of odds begins: with a charge, if a game has any. */
const FIRST = 'charge';

export class Asking {
  kind = $state('');
  answers = $state.raw<Answers>({});
  figure = $state.raw<Figure | null>(null);
  source = $state.raw<Source | null>(null);
  problem = $state.raw<Problem | null>(null);
  /** The server is asked just now. */
  busy = $state(false);
  /** What was told of an answer that did not fit, by the name of its question. */
  unfit = $state.raw<readonly string[]>([]);
  #before: Answers = {};
  #turn: AbortController | null = null;

  constructor(readonly charts: Charts) {
    const kinds = Object.keys(charts.kinds);
    this.kind = kinds.includes(FIRST) ? FIRST : (kinds[0] ?? '');
  }

  get kinds(): string[] {
    return Object.keys(this.charts.kinds);
  }

  get chart(): KindChart {
    return this.charts.kinds[this.kind] as KindChart;
  }

  get mine() {
    return this.chart.mine.find(({ value }) => value === this.answers['mine']);
  }

  get enemies() {
    return enemiesOf(this.chart, this.answers['mine'] ?? '');
  }

  get enemy() {
    return this.enemies.find(({ value }) => value === this.answers['enemy']);
  }

  /** Whether there is enough for a figure: my unit, and the enemy's where one is asked for. */
  get whole(): boolean {
    return this.mine !== undefined && (this.enemies.length === 0 || this.enemy !== undefined);
  }

  /** Whether odds of a unit are at hand without a server. */
  charted(side: 'mine' | 'enemy', unit: string): boolean {
    return isCharted(this.charts, this.kind, side, unit);
  }

  /** Goes over to another kind; who stands against whom stays, as far as that kind knows them. */
  choose(kind: string): void {
    this.kind = kind;
    const { mine, mine_with: has, enemy, enemy_with: theirs } = this.answers;
    this.#begin({ mine, mine_with: has, enemy, enemy_with: theirs });
  }

  /** Takes another unit of mine; what was said of the former goes. */
  takeMine(answers: Answers): void {
    this.#begin({ ...answers, enemy: this.answers['enemy'], enemy_with: this.answers['enemy_with'] });
  }

  takeEnemy(unit: string): void {
    const { mine, mine_with: has } = this.answers;
    this.#begin({ mine, mine_with: has, enemy: unit });
  }

  /** Leaves one of both open again. */
  open(side: 'mine' | 'enemy'): void {
    const { [side]: _, [`${side}_with`]: __, ...others } = this.answers;
    this.answers = others;
    this.#drop();
  }

  /** Answers one question. */
  say(name: string, value: string): void {
    this.#before = this.answers;
    this.answers = { ...this.answers, [name]: value };
    void this.ask();
  }

  /** Whether anything is not as it would be by itself. */
  get changed(): boolean {
    return Object.keys(this.answers).some((name) => name !== 'mine' && name !== 'enemy');
  }

  /** Leaves all but the units as it is by itself. */
  reset(): void {
    this.#begin({ mine: this.answers['mine'], enemy: this.answers['enemy'] });
  }

  /** Takes back the last answer. */
  back(): void {
    this.answers = this.#before;
    void this.ask();
  }

  #begin(answers: Readonly<Record<string, string | undefined>>): void {
    const known = Object.entries(answers).filter((one): one is [string, string] => one[1] !== undefined);
    this.answers = Object.fromEntries(known);
    if (!this.mine) this.#leave('mine');
    if (!this.enemy) this.#leave('enemy');
    this.#before = this.answers;
    if (this.whole) void this.ask();
    else this.#drop();
  }

  #leave(side: 'mine' | 'enemy'): void {
    const { [side]: _, [`${side}_with`]: __, ...others } = this.answers;
    this.answers = others;
  }

  #drop(): void {
    this.#turn?.abort();
    this.busy = false;
    this.figure = null;
    this.source = null;
    this.problem = null;
    this.unfit = [];
  }

  /** Finds what may come of it: what is in the tables needs nobody, all else is the server's. */
  async ask(): Promise<void> {
    this.#turn?.abort();
    const turn = new AbortController();
    this.#turn = turn;
    this.problem = null;
    this.busy = false;
    const known = lookUp(this.charts, this.kind, this.answers);
    if (known) return this.#take(known, 'tables');
    this.busy = true;
    try {
      const { figure } = await api.situate(this.charts.game, { kind: this.kind, answers: this.answers }, turn.signal);
      if (!turn.signal.aborted) this.#take(figure, 'server');
    } catch (thrown) {
      if (turn.signal.aborted) return;
      this.busy = false;
      const problem = Problem.from(thrown);
      this.problem = problem;
      this.source = network.away || problem.error === 'Away' ? 'missing' : 'refused';
    }
  }

  /** What is as it would be by itself is said no more. */
  #take(figure: Figure, source: Source): void {
    const kept = figure.questions.filter(({ id, given, answer, preset }) => id === 'mine' || id === 'enemy' || (given && answer !== preset));
    this.answers = Object.fromEntries(kept.map(({ id, answer }) => [id, answer]));
    this.figure = figure;
    this.unfit = figure.unfit;
    this.source = source;
    this.busy = false;
  }
}
