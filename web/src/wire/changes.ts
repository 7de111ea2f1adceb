/** A position moved on by what an event says has changed. */
import { redrawn, type Scene } from '../scene/scene';
import type { Event, Line, Step, Tracker } from './shapes';

type Fields = Record<string, unknown>;

/** A position as an audience has it, what it looks like where the game has no board of its own, and how it stands. */
export interface Seen {
  readonly state: unknown;
  readonly scene: Scene | null;
  readonly tracker?: Tracker | null;
}

/**
 * Gives the position after a step: fields are replaced whole, of fields that are dicts only the keys that changed
 * (null: gone). What did not change is the same object as before.
 */
export function stepped({ state, scene, tracker = null }: Seen, { fields = {}, parts = {}, scene: drawn, tracker: tracked }: Step): Seen {
  const before = state as Fields;
  const after: Fields = { ...before, ...fields };
  for (const [name, part] of Object.entries(parts)) after[name] = mended(before[name] as Fields, part);
  return { state: after, scene: redrawn(scene, drawn), tracker: tracked ?? tracker };
}

function mended(dict: Fields, part: Fields): Fields {
  const after: Fields = { ...dict, ...part };
  for (const [key, value] of Object.entries(part)) if (value === null) delete after[key];
  return after;
}

/** What engines of the release before sent in place of steps; games of former rules still have such engines. */
interface FormerEvent {
  changes?: Fields;
  scene?: Fields;
}

/** Gives the position after an event. */
export function followed(seen: Seen, event: Event & FormerEvent): Seen {
  if (!event.changes) return event.steps.reduce(stepped, seen);
  const parts: Record<string, Fields> = {};
  const fields: Fields = {};
  for (const [name, value] of Object.entries(event.changes)) {
    if (isDict((seen.state as Fields)[name]) && isDict(value)) parts[name] = value;
    else fields[name] = value;
  }
  const { state } = stepped(seen, { at: event.version, fields, parts });
  return { ...seen, state, scene: redrawn(seen.scene, event.scene) };
}

function isDict(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Gives the lines that an audience has after an event; what was taken back is not among them. */
export function retold(lines: readonly Line[], { told_from, before, lines: fresh }: Event): readonly Line[] {
  const from = told_from ?? before + 1;
  return [...lines.filter(({ at }) => at < from), ...fresh.filter(({ at }) => at >= from)];
}
