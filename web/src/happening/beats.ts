/** What happened, as a row of beats: each shows one position, and nothing of what comes after it. */
import { stepped, type Seen } from '../wire/changes';
import type { Did, Event, Line, Step } from '../wire/shapes';

/**
 * One thing that is seen to happen. A `throw` shows dice before anybody knows what they led to, a `deed` what came of
 * it, a `travel` who goes where, a `word` what is only said.
 */
export interface Beat {
  readonly kind: 'throw' | 'deed' | 'travel' | 'word';
  /** The version at which it happens, and how many of the lines of that version are told by then. */
  readonly at: number;
  readonly told: number;
  /** The position while it is played, and the one before. */
  readonly seen: Seen;
  readonly was: Seen;
  /** The line that tells it, what it tells as data, and the dice that fell. */
  readonly line: Line | null;
  readonly did: Did | null;
  readonly faces: readonly number[];
  /** Who goes, who goes for good, and which way each went, where it is told. */
  readonly moved: readonly string[];
  readonly lost: readonly string[];
  readonly ways: Readonly<Record<string, readonly string[]>>;
}

/** Where each piece is, as something that can be compared with another position; whoever is not named there is lost. */
export type Places = (seen: Seen, other: Seen) => Readonly<Record<string, string>>;

/** How long a beat is played at its plain pace, in milliseconds. */
export const LENGTH: Readonly<Record<Beat['kind'], number>> = { throw: 700, deed: 900, travel: 420, word: 60 };
/** What is said of a turn or a phase has time to be read. */
const HEADLINE = 700;
/** So many go at once. */
const ABREAST = 6;

export function lengthOf(beat: Beat): number {
  return beat.kind === 'word' && beat.did?.kind === 'phase' ? HEADLINE : LENGTH[beat.kind];
}

/**
 * Puts an event into beats, from the position before it, version by version: what changed nothing has lines and no step.
 * An engine of the release before tells no steps, and nothing of it is played.
 */
export function beatsOf(before: Seen, event: Event, places: Places): Beat[] {
  const { steps } = event as { readonly steps?: readonly Step[] };
  if (!steps) return [];
  const lines = event.lines.filter(({ at }) => at > event.before);
  const changes = new Map(steps.map((step) => [step.at, step]));
  const versions = [...new Set([...changes.keys(), ...lines.map(({ at }) => at)])].sort((one, other) => one - other);
  let seen = before;
  return versions.flatMap((at) => {
    const was = seen;
    const step = changes.get(at);
    if (step) seen = stepped(was, step);
    return beatsIn(was, seen, lines.filter((line) => line.at === at), at, places);
  });
}

/** What happens until the rules pause: dice first, then what they led to, on the position that it led to. */
function beatsIn(was: Seen, seen: Seen, lines: readonly Line[], at: number, places: Places): Beat[] {
  const found: Beat[] = [];
  const change = changeOf(places(was, seen), places(seen, was));
  let left = { ...change, ways: waysIn(lines) };
  let told = 0;
  let fallen = '';
  for (const line of lines) {
    const dice = line.throws.length ? JSON.stringify(line.throws) : '';
    if (dice && dice !== fallen) found.push(...thrown(line, lines).map((one) => ({ ...NOTHING, ...one, at, told, seen: was, was })));
    fallen = dice;
    told += 1;
    if (!isShown(line)) continue;
    found.push({ ...left, kind: 'deed', at, told, seen, was, line, did: line.did ?? null, faces: facesOf(line) });
    left = NOTHING;
  }
  const last = lines.findLast(({ did }) => did) ?? lines.at(-1) ?? null;
  const rest = { at, told, seen, was, line: last, did: last?.did ?? null, faces: [] };
  if (left.moved.length || left.lost.length) found.push({ ...left, ...rest, kind: 'travel' });
  else if (lines.length && !found.some(({ kind }) => kind === 'deed')) found.push({ ...NOTHING, ...rest, kind: 'word' });
  return found;
}

const NOTHING: Pick<Beat, 'moved' | 'lost' | 'ways'> = { moved: [], lost: [], ways: {} };

/**
 * The dice that led to a line, with what the lines that they led to say they needed: that is known of the first throw. A
 * throw that only a certain one calls for falls after it, or their number would tell how that one went.
 */
function thrown(line: Line, lines: readonly Line[]): Pick<Beat, 'kind' | 'line' | 'did' | 'faces'>[] {
  const dice = JSON.stringify(line.throws);
  const alike = lines.filter((one) => JSON.stringify(one.throws) === dice);
  const needing = alike.find(({ did }) => did?.needs) ?? alike.find(({ did }) => did?.by?.length) ?? line;
  const did = aimed(needing.did ?? null);
  return goes(line.throws, Boolean(did?.needs)).map((faces, place) => ({
    kind: 'throw',
    line: null,
    did: place && did ? { ...did, needs: '' } : did,
    faces,
  }));
}

/** The faces of throws that fall one after another: those that one rule calls for together, but the first alone where it is said what it needs. */
function goes(throws: Line['throws'], isFirstAlone: boolean): number[][] {
  const found: number[][] = [];
  for (const [place, { faces, rule }] of throws.entries()) {
    const isApart = place === 0 || rule !== throws[place - 1]?.rule || (place === 1 && isFirstAlone);
    if (isApart) found.push([...faces]);
    else found.at(-1)?.push(...faces);
  }
  return found;
}

/**
 * Of what is told, only what was known before the dice fell: whom they are for, where it is said what they need or it
 * comes to blows. All else may have come of them.
 */
function aimed(did: Did | null): Did | null {
  if (!did) return null;
  const { kind, by = [], to = [], needs = '' } = did;
  return needs || kind === 'shot' || kind === 'fight' ? { kind, by, to, needs } : null;
}

const facesOf = (line: Line): number[] => line.throws.flatMap(({ faces }) => faces);

/** Whether something stands beside a piece when a line is told. */
const isShown = ({ did }: Line): boolean => Boolean(did?.result && (did.by?.length || did.to?.length));

function waysIn(lines: readonly Line[]): Beat['ways'] {
  return Object.fromEntries(lines.flatMap(({ did }) => (did?.way?.length && did.by?.[0] ? [[did.by[0], did.way]] : [])));
}

function changeOf(were: Readonly<Record<string, string>>, are: Readonly<Record<string, string>>): Pick<Beat, 'moved' | 'lost'> {
  return {
    moved: Object.keys(are).filter((id) => id in were && were[id] !== are[id]),
    lost: Object.keys(were).filter((id) => !(id in are)),
  };
}

/** Whether a beat only shows who goes where. */
export const isPlain = ({ kind }: Beat): boolean => kind === 'travel' || kind === 'word';

/** Takes the next beat off a queue; those who go one after another, with nothing between, go together. */
export function taken(queue: Beat[]): Beat | undefined {
  let beat = queue.shift();
  if (beat?.kind !== 'travel' || beat.lost.length) return beat;
  for (let next = queue[0]; next?.kind === 'travel' && !next.lost.length; next = queue[0]) {
    if (beat.moved.length + next.moved.length > ABREAST) break;
    queue.shift();
    beat = { ...next, was: beat.was, moved: [...new Set([...beat.moved, ...next.moved])], ways: { ...beat.ways, ...next.ways } };
  }
  return beat;
}
