/** Who sits at this browser. */
import { api } from '../wire/api';
import { Problem } from '../wire/problem';
import type { Account, Me, Person } from '../wire/shapes';
import { socket } from '../wire/socket';
import { words } from '../words/words.svelte';
import { notices } from './notices.svelte';

class Self {
  person = $state.raw<Person | null>(null);
  account = $state.raw<Account | null>(null);
  /** The server is somebody's own computer: guests alone, no accounts. */
  home = $state(false);
  /** The server sends letters: accounts have an address. */
  mail = $state(false);
  known = $state(false);
  problem = $state.raw<Problem | null>(null);

  async load(): Promise<void> {
    try {
      const me = await api.me();
      this.problem = null;
      this.take(me);
    } catch (thrown) {
      this.problem = Problem.from(thrown);
    }
  }

  take(me: Me): void {
    this.person = me.person;
    this.account = me.account;
    this.home = me.home;
    this.mail = me.mail;
    this.known = true;
    this.tell(me.notes);
  }

  /** Says what there was to say since the last time, once. */
  private tell(notes: Me['notes']): void {
    const last = notes.at(-1);
    if (!last) return;
    for (const note of notes) notices.tell(note.message);
    void api.readNotes(last.id).catch(() => undefined);
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
socket.signedOut = () => void self.load();
