/** My lists: kept on this device, and in the account of whoever has one; what was changed last first. */
import { device, type Kept } from '../device/device';
import { summary, type Summary } from '../lists/changes';
import { hasLists, type ListsByGame } from '../lists/load';
import type { Verdict } from '../lists/said';
import { self } from '../parts/person.svelte';
import { api } from '../wire/api';
import { network } from '../wire/network.svelte';
import { Problem } from '../wire/problem';
import { merged, received, sent, type Same } from './together';

/** A list as a shelf keeps it: as options and records have it, and what was said of it then. */
export interface KeptList {
  readonly game: keyof ListsByGame;
  readonly list: string;
  readonly name: string;
  /** The key of the message that names its nation. */
  readonly nation: string;
  readonly points: number;
  readonly limit: number;
  /** How much of it is to be mended. */
  readonly flaws: number;
  readonly judged: Summary;
}

export interface MyList extends KeptList {
  readonly id: string;
  readonly at: number;
}

const SHELF = 'lists';

/** A list as it is kept, with what was said of it. */
export function keptList(game: keyof ListsByGame, nation: string, verdict: Verdict, rules: number): KeptList {
  const flaws = verdict.flaws.filter((flaw) => flaw.grave).length;
  const { kept: list, name, points, limit } = verdict;
  return { game, list, name, nation, points, limit, flaws, judged: summary(verdict, rules) };
}

/** A name for a list that nobody else gives one: 80 bits at random. */
export function freshId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function isList(one: Kept): one is Kept<KeptList> {
  const { game, list, judged } = (one.what ?? {}) as Partial<KeptList>;
  return typeof game === 'string' && hasLists(game) && typeof list === 'string' && typeof judged === 'object';
}

/** How long nothing is done before lists go to the account, in milliseconds. */
const PAUSE = 3000;
/** When each list was last the same here and in an account. */
const sameOf = (person: string) => `maestre.lists.${person}`;

class MyLists {
  /** All of them, once they have been read. */
  all = $state.raw<readonly MyList[] | null>(null);
  /** They are in the account, too. */
  together = $state(false);
  /** Why they are not, where an account is at hand. */
  problem = $state.raw<Problem | null>(null);
  #soon: ReturnType<typeof setTimeout> | undefined;
  #merging: Promise<void> | null = null;

  async load(): Promise<readonly MyList[]> {
    await this.#read();
    await this.merge();
    return this.all ?? [];
  }

  /** Brings what is here and what is in the account together, for whoever has one that can be reached. */
  merge(): Promise<void> {
    this.#merging ??= this.#merge().finally(() => (this.#merging = null));
    return this.#merging;
  }

  async #merge(): Promise<void> {
    clearTimeout(this.#soon);
    const { person } = self;
    if (!person || person.guest || self.home || network.away) {
      this.together = false;
      return;
    }
    try {
      const there = (await api.myLists()).map(received).filter((one) => one !== null);
      const here = (await device.all(SHELF)).filter(isList);
      const kept = localStorage.getItem(sameOf(person.id));
      const todo = merged(here, there, kept ? (JSON.parse(kept) as Same) : {}, freshId);
      for (const one of todo.here) await device.place(SHELF, one);
      for (const id of todo.dropHere) await device.drop(SHELF, id);
      for (const one of todo.there) await api.keepMyList(sent(one));
      for (const id of todo.dropThere) await api.dropMyList(id, there.find((one) => one.id === id)?.at ?? 0);
      const now = await this.#read();
      localStorage.setItem(sameOf(person.id), JSON.stringify(Object.fromEntries(now.map(({ id, at }) => [id, at]))));
      this.problem = null;
      this.together = true;
    } catch (thrown) {
      // They stay as they are, and go there the next time.
      this.together = false;
      const problem = Problem.from(thrown);
      this.problem = network.away ? null : problem;
    }
  }

  #mergeSoon(): void {
    clearTimeout(this.#soon);
    this.#soon = setTimeout(() => void this.merge(), PAUSE);
  }

  async #read(): Promise<readonly MyList[]> {
    const found = (await device.all(SHELF)).filter(isList);
    this.all = found.map(({ id, at, what }) => ({ id, at, ...what }));
    return this.all;
  }

  async get(id: string): Promise<KeptList | undefined> {
    const what = await device.get(SHELF, id);
    const one = { id, at: 0, what } as Kept;
    return what !== undefined && isList(one) ? one.what : undefined;
  }

  /** Keeps a list, in place of what had its id. */
  async keep(id: string, list: KeptList): Promise<void> {
    await device.put(SHELF, id, list);
    if (!this.all?.length) void device.persist();
    const others = (this.all ?? []).filter((one) => one.id !== id);
    this.all = [{ id, at: Date.now(), ...list }, ...others];
    this.#mergeSoon();
  }

  async drop(id: string): Promise<void> {
    await device.drop(SHELF, id);
    this.all = (this.all ?? []).filter((one) => one.id !== id);
    this.#mergeSoon();
  }
}

export const mine = new MyLists();
