/** Lists as JSON: only what a list may have, of the right kinds; what is left out is filled in as the games do. */
import { cut, message, type Message } from './said';

/** The list cannot be read at all. */
export class Unreadable extends Error {
  constructor(readonly said: Message) {
    super(said.key);
  }
}

const LONGEST_TOLD = 200;
const MOST = 999_999;

type Read<T> = (value: unknown, path: string) => T;

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float';
  return { string: 'str', boolean: 'bool', object: 'object' }[typeof value as string] ?? typeof value;
}

function wrong(what: string, path: string): never {
  const at = path === '$' ? '' : ` - at \`${path}\``;
  throw new Unreadable(message('list-unreadable', { what: cut(what + at, LONGEST_TOLD) }));
}

export const text: Read<string> = (value, path) => (typeof value === 'string' ? value : wrong(`Expected \`str\`, got \`${kindOf(value)}\``, path));

export const flag: Read<boolean> = (value, path) =>
  typeof value === 'boolean' ? value : wrong(`Expected \`bool\`, got \`${kindOf(value)}\``, path);

/** A number of six digits at most. */
export const figure: Read<number> = (value, path) => {
  if (typeof value !== 'number' || !Number.isInteger(value)) return wrong(`Expected \`int\`, got \`${kindOf(value)}\``, path);
  if (value > MOST) return wrong(`Expected \`int\` <= ${MOST}`, path);
  return value < -MOST ? wrong(`Expected \`int\` >= -${MOST}`, path) : value;
};

export function many<T>(read: Read<T>): Read<readonly T[]> {
  return (value, path) =>
    Array.isArray(value) ? value.map((one, index) => read(one, `${path}[${index}]`)) : wrong(`Expected \`array\`, got \`${kindOf(value)}\``, path);
}

export function perhaps<T>(read: Read<T>): Read<T | null> {
  return (value, path) => {
    if (value === null) return null;
    if (kindOf(value) !== 'object') return wrong(`Expected \`object | null\`, got \`${kindOf(value)}\``, path);
    return read(value, path);
  };
}

type Fields<T> = { readonly [K in keyof T]: readonly [read: Read<T[K]>, otherwise?: T[K]] };

/** An entry with these fields and no others, in this order. */
export function entry<T extends object>(fields: Fields<T>): Read<T> {
  return (value, path) => {
    if (kindOf(value) !== 'object') return wrong(`Expected \`object\`, got \`${kindOf(value)}\``, path);
    const given = value as Record<string, unknown>;
    const extra = Object.keys(given).find((name) => !Object.hasOwn(fields, name));
    if (extra !== undefined) return wrong(`Object contains unknown field \`${extra}\``, path);
    const found = Object.entries<readonly [Read<unknown>, unknown?]>(fields).map(([name, [read, otherwise]]) => {
      if (Object.hasOwn(given, name)) return [name, read(given[name], `${path}.${name}`)];
      return otherwise === undefined ? wrong(`Object missing required field \`${name}\``, path) : [name, otherwise];
    });
    return Object.fromEntries(found) as T;
  };
}

/** Reads a list from JSON. */
export function fromJson<T>(written: string, read: Read<T>): T {
  let value: unknown;
  try {
    value = JSON.parse(written);
  } catch (thrown) {
    throw new Unreadable(message('list-unreadable', { what: cut(String((thrown as Error).message), LONGEST_TOLD) }));
  }
  return read(value, '$');
}
