/** A position moved on by what an event says has changed. */

type Fields = Record<string, unknown>;

/**
 * Gives the position after an event: fields are replaced whole, of fields that are dicts only the keys that changed
 * (null: gone). What did not change is the same object as before.
 */
export function changed(state: unknown, changes: Fields): unknown {
  const before = isDict(state) ? state : {};
  const after: Fields = { ...before };
  for (const [field, change] of Object.entries(changes)) {
    const old = before[field];
    after[field] = isDict(old) && isDict(change) ? mended(old, change) : change;
  }
  return after;
}

function mended(dict: Fields, change: Fields): Fields {
  const after: Fields = { ...dict, ...change };
  for (const [key, value] of Object.entries(change)) if (value === null) delete after[key];
  return after;
}

function isDict(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
