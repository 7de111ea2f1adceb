/** The three charts and the factors of the counters, as an owner copies them from the printed game into a form. */

/** Rows of a chart, one letter per face of the die, by what stands before each. */
export type Rows = Readonly<Record<string, string>>;
export type Factor = 'guns' | 'arms' | 'boarding';

export interface Filled {
  readonly gunnery: Rows;
  readonly close_combat: Rows;
  readonly ramming: Rows;
  readonly factors: Readonly<Record<string, Readonly<Record<Factor, number>>>>;
}

export const CHARTS = ['gunnery', 'close_combat', 'ramming'] as const;
export type Chart = (typeof CHARTS)[number];
export const FACTORS: readonly Factor[] = ['guns', 'arms', 'boarding'];
/** The results that a chart knows. */
export const LETTERS: Readonly<Record<Chart, string>> = { gunnery: 'SM', close_combat: 'REB', ramming: 'EI' };
export const FACES = [1, 2, 3, 4, 5, 6];
/** The highest factor that a counter may have. */
export const HIGHEST = 99;

interface Printed {
  charts?: { guns: Record<string, readonly number[]>; odds: Record<string, string>; rams: Record<string, string> };
  kinds?: Record<string, Record<Factor, number>>;
}

/** What the sheet of the game says, for the form to begin with. */
export function fromSheet(sheet: unknown): Filled {
  const { charts, kinds = {} } = (sheet ?? {}) as Printed;
  const sinks = (faces: readonly number[]) => FACES.map((face) => (faces.includes(face) ? 'S' : 'M')).join('');
  return {
    gunnery: Object.fromEntries(Object.entries(charts?.guns ?? {}).map(([factor, faces]) => [factor, sinks(faces)])),
    close_combat: { ...charts?.odds },
    ramming: { ...charts?.rams },
    factors: Object.fromEntries(
      Object.entries(kinds).map(([kind, { guns, arms, boarding }]) => [kind, { guns, arms, boarding }]),
    ),
  };
}

/** Whether a row has a known letter for every face. */
export function isRow(chart: Chart, row: string): boolean {
  return row.length === FACES.length && [...row].every((letter) => LETTERS[chart].includes(letter));
}

export function isComplete(filled: Filled): boolean {
  const rows = CHARTS.every((chart) => Object.values(filled[chart]).every((row) => isRow(chart, row)));
  const numbers = Object.values(filled.factors).flatMap((kind) => Object.values(kind));
  return rows && numbers.every((number) => Number.isInteger(number) && number >= 0 && number <= HIGHEST);
}

/** Writes the form down as a file of figures. */
export function written(filled: Filled): string {
  const charts = CHARTS.map((chart) => {
    const rows = Object.entries(filled[chart]).map(([name, row]) => `"${name}" = "${row}"`);
    return [`[combat.${chart}.chart.results]`, ...rows].join('\n');
  });
  const kinds = Object.entries(filled.factors).map(([kind, factors]) =>
    [`[ships.ship_type.${kind}]`, ...FACTORS.map((factor) => `${factor} = ${factors[factor]}`)].join('\n'),
  );
  return ['game = "lepanto"', ...charts, ...kinds].join('\n\n') + '\n';
}

/** Reads what stands in a file that the form wrote, over what is there already; other files leave it as it is. */
export function read(text: string, before: Filled): Filled {
  const filled = structuredClone(before) as { -readonly [Part in keyof Filled]: Record<string, unknown> };
  let table = '';
  for (const line of text.split('\n')) {
    table = /^\[([\w.]+)\]/.exec(line)?.[1] ?? table;
    const [, name = '', row, number] = /^"?([\w:]+)"? = (?:"([A-Z]{6})"|(\d+))$/.exec(line) ?? [];
    const chart = CHARTS.find((one) => table === `combat.${one}.chart.results`);
    if (chart && row && name in filled[chart]) filled[chart][name] = row;
    const kind = filled.factors[table.replace('ships.ship_type.', '')] as Record<string, number> | undefined;
    if (kind && number && name in kind) kind[name] = Number(number);
  }
  return filled as unknown as Filled;
}
