/** Short notices that come and go: refusals with their rule, and what was done. */
import { Problem } from '../wire/problem';
import type { Message } from '../wire/shapes';

export interface Notice {
  id: number;
  kind: 'done' | 'refused';
  message: Message;
  game: string;
  rule: string;
}

const STAYS = 9000;
const MOST = 3;

class Notices {
  shown = $state.raw<readonly Notice[]>([]);
  private lastId = 0;

  refused(said: { rule: string; message: Message }, game = ''): void {
    this.add({ kind: 'refused', message: said.message, rule: said.rule, game });
  }

  problem(thrown: unknown): void {
    const problem = Problem.from(thrown);
    this.add({ kind: 'refused', message: problem.said, rule: '', game: '' });
  }

  /** Says what was done, in the words that every page says or those of a set. */
  done(key: string, game = ''): void {
    this.add({ kind: 'done', message: { key, args: [] }, rule: '', game });
  }

  /** Says something that stays until it is closed. */
  tell(message: Message): void {
    this.add({ kind: 'done', message, rule: '', game: '' }, true);
  }

  drop(id: number): void {
    this.shown = this.shown.filter((notice) => notice.id !== id);
  }

  private add(notice: Omit<Notice, 'id'>, stays = false): void {
    const id = ++this.lastId;
    const told = JSON.stringify(notice.message);
    const others = this.shown.filter((one) => JSON.stringify(one.message) !== told);
    this.shown = [...others, { ...notice, id }].slice(-MOST);
    if (!stays) setTimeout(() => this.drop(id), STAYS);
  }
}

export const notices = new Notices();
