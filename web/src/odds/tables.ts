/**
 * Odds without a server: situations that were worked out beforehand by the rules themselves (`make odds`). Looking one
 * up gives what a server gives; what is not among them is not guessed.
 */
import type { Figure, FormChoice, FormQuestion, Message, Reckoned } from '../wire/types';

/** A question without its answer. */
type Asked = Omit<FormQuestion, 'answer' | 'given'>;

/** The situations of one kind: an entry for each pair of units in each scene, whose name says what is not preset. */
export interface KindChart {
  readonly mine: readonly FormChoice[];
  /** What may be the enemy, by the place of mine; several share a list. */
  readonly enemies: readonly number[];
  readonly enemy: readonly (readonly FormChoice[])[];
  /** Units of which there are situations. */
  readonly ours: readonly string[];
  readonly theirs: readonly string[];
  readonly scenes: Readonly<Record<string, readonly number[]>>;
  readonly rows: readonly (readonly number[])[];
}

/** What the file of a game holds: whatever comes more than once is written once, and numbered. */
export interface Charts {
  readonly game: string;
  readonly rules: number;
  readonly questions: readonly Asked[];
  readonly forms: readonly (readonly number[])[];
  readonly changes: readonly (readonly Message[])[];
  /** Rows of a figure, each as the number of its changes and its chance in millionths. */
  readonly figures: readonly (readonly number[])[];
  readonly reckoned: readonly Reckoned[];
  readonly rests: readonly (readonly number[])[];
  readonly assumed: readonly (readonly Message[])[];
  /** The form, the figure, the rest and what is assumed of each situation. */
  readonly entries: readonly (readonly number[])[];
  /** Units that equal another in everything but their names. */
  readonly twins: Readonly<Record<string, string>>;
  readonly kinds: Readonly<Record<string, KindChart>>;
}

export type Answers = Readonly<Record<string, string>>;

const PARTS = 1_000_000;
const MINE = 'mine';
const ENEMY = 'enemy';

const LOADERS: Readonly<Record<string, () => Promise<{ default: unknown }>>> = {
  lepanto: () => import('./tables/lepanto.json'),
  tercios: () => import('./tables/tercios.json'),
  aguila: () => import('./tables/aguila.json'),
  mistral: () => import('./tables/mistral.json'),
};

/** The games that have tables. */
export const GAMES = Object.keys(LOADERS);

const coming = new Map<string, Promise<Charts>>();

/** Opens the tables of a game; asked again, gives the same. */
export function loadCharts(game: string): Promise<Charts> {
  const known = coming.get(game);
  if (known) return known;
  const found = (LOADERS[game] as () => Promise<{ default: unknown }>)().then((file) => file.default as Charts);
  coming.set(game, found);
  found.catch(() => coming.delete(game));
  return found;
}

/** What may be the enemy of a unit; nothing where a kind asks for none. */
export function enemiesOf(chart: KindChart, mine: string): readonly FormChoice[] {
  const place = chart.mine.findIndex(({ value }) => value === mine);
  return chart.enemy[chart.enemies[Math.max(0, place)] ?? -1] ?? [];
}

/** Whether there are situations of a unit, of mine or of the enemy's. */
export function isCharted(charts: Charts, kind: string, side: 'mine' | 'enemy', unit: string): boolean {
  const chart = charts.kinds[kind];
  const known = side === MINE ? chart?.ours : chart?.theirs;
  return known?.includes(charts.twins[unit] ?? unit) ?? false;
}

/** What may come of a situation as a server says it; nothing if it is not among those that were worked out. */
export function lookUp(charts: Charts, kind: string, answers: Answers): Figure | null {
  const chart = charts.kinds[kind];
  if (!chart || answers[MINE] === undefined) return null;
  const base = entryOf(charts, chart, answers, []);
  if (!base) return null;
  const others = Object.keys(answers).filter((name) => name !== MINE && name !== ENEMY);
  const usual = questionsOf(charts, base);
  // What is said as it is by itself says nothing; what nobody asks is told of.
  const changed = others.filter((name) => usual.find(({ id }) => id === name)?.preset !== answers[name]);
  for (const some of [changed, changed.filter((name) => usual.some(({ id }) => id === name))]) {
    const entry = entryOf(charts, chart, answers, some);
    if (!entry) continue;
    const asked = questionsOf(charts, entry);
    const unfit = others.filter((name) => !asked.some(({ id }) => id === name));
    const differs = asked.some(({ id, preset }) => answers[id] !== undefined && !some.includes(id) && answers[id] !== preset);
    if (!differs) return figured(charts, chart, kind, answers, entry, some, unfit);
  }
  return null;
}

function entryOf(charts: Charts, chart: KindChart, answers: Answers, changed: readonly string[]): readonly number[] | undefined {
  const scene = changed.map((name) => `${name}=${answers[name]}`).sort().join('&');
  const place = (units: readonly string[], unit = '') => units.indexOf(charts.twins[unit] ?? unit);
  const row = chart.rows[chart.scenes[scene]?.[place(chart.ours, answers[MINE])] ?? -1];
  return charts.entries[row?.[place(chart.theirs, answers[ENEMY])] ?? -1];
}

function questionsOf(charts: Charts, entry: readonly number[]): readonly Asked[] {
  return (charts.forms[entry[0] ?? -1] ?? []).map((number) => charts.questions[number] as Asked);
}

function figured(
  charts: Charts,
  chart: KindChart,
  kind: string,
  answers: Answers,
  entry: readonly number[],
  changed: readonly string[],
  unfit: string[],
): Figure {
  const [, figure = -1, rest = -1, assumed = -1] = entry;
  const mine = chart.mine.find(({ value }) => value === answers[MINE]);
  const enemies = enemiesOf(chart, answers[MINE] ?? '');
  const enemy = enemies.find(({ value }) => value === answers[ENEMY]);
  const names = new Map([[MINE, nameOf(mine)], [ENEMY, nameOf(enemy)]]);
  const numbers = charts.figures[figure] ?? [];
  const rows = Array.from({ length: numbers.length / 2 }, (_, at) => ({
    changes: (charts.changes[numbers[2 * at] ?? -1] ?? []).map((one) => named(one, names)),
    chance: '',
    likely: (numbers[2 * at + 1] ?? 0) / PARTS,
    margin: 0,
  }));
  const questions = questionsOf(charts, entry).map((one) => {
    const given = changed.includes(one.id);
    return { ...one, answer: given ? (answers[one.id] as string) : one.preset, given };
  });
  const sides = [unitQuestion(MINE, chart.mine, answers[MINE]), ...(enemies.length ? [unitQuestion(ENEMY, enemies, answers[ENEMY])] : [])];
  return {
    kind,
    questions: [...sides, ...questions],
    rows,
    exact: true,
    assumed: (charts.assumed[assumed] ?? []).map((one) => named(one, names)),
    reckoned: (charts.rests[rest] ?? []).map((number) => charts.reckoned[number] as Reckoned),
    unfit,
  };
}

function unitQuestion(id: string, choices: readonly FormChoice[], answer = ''): FormQuestion {
  const preset = choices[0]?.value ?? '';
  return { id, words: { key: `situation-ask-${id}`, args: [] }, takes: 'one', preset, answer, given: true, choices: [...choices], least: '', most: '' };
}

/** What sentences call a unit: the innermost name of how it is called where it is chosen. */
function nameOf(choice: FormChoice | undefined): Message {
  let found = choice?.words ?? { key: '', args: [] };
  for (;;) {
    const inner = found.args.find(([, value]) => typeof value === 'object')?.[1];
    if (typeof inner !== 'object') return found;
    found = inner;
  }
}

/** A message with the names of both units where they were left open. */
function named(message: Message, names: ReadonlyMap<string, Message>): Message {
  const args = message.args.map(([name, value]) => [name, typeof value === 'object' ? (names.get(value.key) ?? named(value, names)) : value]);
  return { key: message.key, args: args as Message['args'] };
}
