/**
 * What somebody keeps on this device, without an account: a shelf for each kind of thing, such as lists, kept by name in
 * IndexedDB. Where the browser keeps nothing, it lasts as long as the page, and `lasting` says so.
 */
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** A thing on a shelf: its id, when it was last written (milliseconds), and whatever it is. */
export interface Kept<T = unknown> {
  readonly id: string;
  readonly at: number;
  readonly what: T;
}

export const SHELVES = ['lists', 'notebooks', 'events'] as const;
export type Shelf = (typeof SHELVES)[number];

/** All that is kept, as a file holds it. */
export interface Everything {
  readonly maestre: 1;
  readonly shelves: Readonly<Record<Shelf, readonly Kept[]>>;
}

/** How much a file may hold that is read in: more is no file of ours. */
export const LARGEST = 20_000_000;
const NAME = 'maestre';

interface Schema extends DBSchema {
  lists: { key: string; value: Kept };
  notebooks: { key: string; value: Kept };
  events: { key: string; value: Kept };
}

export class Device {
  /** Whether what is put here is still there tomorrow. */
  lasting = true;
  #opened: Promise<IDBPDatabase<Schema> | null> | undefined;
  readonly #memory = new Map<Shelf, Map<string, Kept>>();

  constructor(private readonly name = NAME) {}

  /** Lists a shelf, what was written last first. */
  async all<T>(shelf: Shelf): Promise<Kept<T>[]> {
    const database = await this.#database();
    const found = database ? await database.getAll(shelf) : [...this.#shelf(shelf).values()];
    return (found as Kept<T>[]).sort((one, other) => other.at - one.at);
  }

  async get<T>(shelf: Shelf, id: string): Promise<T | undefined> {
    const database = await this.#database();
    const found = database ? await database.get(shelf, id) : this.#shelf(shelf).get(id);
    return found?.what as T | undefined;
  }

  /** Puts something on a shelf, in place of what had its id. */
  async put<T>(shelf: Shelf, id: string, what: T): Promise<void> {
    await this.#write(shelf, { id, at: Date.now(), what });
  }

  /** Puts something on a shelf as it was elsewhere, with the time when it was last written there. */
  async place(shelf: Shelf, one: Kept): Promise<void> {
    await this.#write(shelf, one);
  }

  async drop(shelf: Shelf, id: string): Promise<void> {
    const database = await this.#database();
    if (database) await database.delete(shelf, id);
    else this.#shelf(shelf).delete(id);
  }

  /** All that is kept, to be saved as a file. */
  async everything(): Promise<Everything> {
    const [lists, notebooks, events] = await Promise.all(SHELVES.map((shelf) => this.all(shelf)));
    return { maestre: 1, shelves: { lists: lists ?? [], notebooks: notebooks ?? [], events: events ?? [] } };
  }

  /** Takes in what a file holds, but for what is here already and newer; says how many things came, or nothing if it is no such file. */
  async takeIn(text: string): Promise<number | null> {
    const found = read(text);
    if (!found) return null;
    let came = 0;
    for (const shelf of SHELVES) {
      const here = new Map((await this.all(shelf)).map((one) => [one.id, one.at]));
      for (const one of found.shelves[shelf]) {
        if ((here.get(one.id) ?? -1) >= one.at) continue;
        await this.#write(shelf, one);
        came += 1;
      }
    }
    return came;
  }

  /** Asks the browser not to throw away what is kept when room gets short; says whether it promises that. */
  async persist(): Promise<boolean> {
    return (await navigator.storage?.persist?.()) ?? false;
  }

  async #write(shelf: Shelf, one: Kept): Promise<void> {
    const database = await this.#database();
    if (database) await database.put(shelf, one);
    else this.#shelf(shelf).set(one.id, one);
  }

  #shelf(shelf: Shelf): Map<string, Kept> {
    const found = this.#memory.get(shelf) ?? new Map<string, Kept>();
    this.#memory.set(shelf, found);
    return found;
  }

  #database(): Promise<IDBPDatabase<Schema> | null> {
    return (this.#opened ??= this.#open());
  }

  async #open(): Promise<IDBPDatabase<Schema> | null> {
    try {
      return await openDB<Schema>(this.name, 1, {
        upgrade: (database) => SHELVES.forEach((shelf) => void database.createObjectStore(shelf, { keyPath: 'id' })),
      });
    } catch {
      this.lasting = false; // a private window, or no IndexedDB at all
      return null;
    }
  }
}

const isKept = (one: unknown): one is Kept => {
  const { id, at, what } = (one ?? {}) as Partial<Kept>;
  return typeof id === 'string' && id !== '' && typeof at === 'number' && what !== undefined;
};

/** Reads a file of all that was kept; nothing if it is none. */
export function read(text: string): Everything | null {
  if (text.length > LARGEST) return null;
  try {
    const { maestre, shelves } = JSON.parse(text) as Partial<Everything>;
    if (maestre !== 1 || !shelves) return null;
    const whole = SHELVES.every((shelf) => (shelves[shelf] ?? []).every(isKept));
    return whole ? { maestre, shelves: { lists: shelves.lists ?? [], notebooks: shelves.notebooks ?? [], events: shelves.events ?? [] } } : null;
  } catch {
    return null;
  }
}

export const device = new Device();
