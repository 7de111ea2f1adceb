/** Who sits at this browser. */
import { api } from '../wire/api';
import { Problem } from '../wire/problem';
import type { Account, Me, Person } from '../wire/shapes';
import { socket } from '../wire/socket';
import { words } from '../words/words.svelte';

class Self {
  person = $state.raw<Person | null>(null);
  account = $state.raw<Account | null>(null);
  /** The server is somebody's own computer: guests alone, no accounts. */
  home = $state(false);
  known = $state(false);
  problem = $state.raw<Problem | null>(null);

  async load(): Promise<void> {
    try {
      this.problem = null;
      this.take(await api.me());
    } catch (thrown) {
      this.problem = Problem.from(thrown);
    }
  }

  take(me: Me): void {
    this.person = me.person;
    this.account = me.account;
    this.home = me.home;
    this.known = true;
  }

  /** Becomes a guest under a name, unless one is somebody already. */
  async introduce(name: string): Promise<Person> {
    if (this.person) return this.person;
    const person = await api.guest(name, words.language);
    this.person = person;
    socket.restart();
    return person;
  }

  /** After signing in or out: the socket has to show the new cookie. */
  async changed(): Promise<void> {
    await this.load();
    socket.restart();
  }
}

export const self = new Self();
