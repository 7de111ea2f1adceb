/** The events that are kept on this device. */
import { device } from '../device/device';
import { mend, type Evening } from './evening';
import { judge } from './judging';

const SHELF = 'events';

class Kept {
  all = $state.raw<readonly Evening[]>([]);
  /** What was kept has been read. */
  known = $state(false);
  /** Nothing more fits on the device. */
  full = $state(false);
  /** Nobody could be asked about some list. */
  unasked = $state(false);
  judging = $state(0);

  /** Reads what was kept, once. */
  async load(): Promise<void> {
    if (this.known) return;
    const found = (await device.all<Evening>(SHELF)).map(({ what }) => what).filter(isEvening);
    const here = new Set(this.all.map(({ id }) => id));
    this.all = [...this.all, ...found.filter(({ id }) => !here.has(id))];
    this.known = true;
  }

  one(id: string): Evening | undefined {
    return this.all.find((evening) => evening.id === id);
  }

  keep(evening: Evening): void {
    const others = this.all.filter((one) => one.id !== evening.id);
    this.all = [evening, ...others];
    // A plain copy: what is shown is watched, and watched things cannot be put on a shelf.
    void device.put(SHELF, evening.id, JSON.parse(JSON.stringify(evening)) as Evening).then(
      () => (this.full = false),
      () => (this.full = true),
    );
  }

  drop(id: string): void {
    this.all = this.all.filter((one) => one.id !== id);
    void device.drop(SHELF, id);
  }

  /** Has all lists judged that are not yet, a few at a time; what is written meanwhile is not overwritten. */
  async judgeAll(id: string): Promise<void> {
    const open = (this.one(id)?.entrants ?? []).filter((player) => player.list && !player.verdict);
    this.unasked = false;
    await Promise.all([0, 1, 2, 3].map(async (lane) => {
      for (const player of open.filter((_, place) => place % 4 === lane)) await this.judgeOne(id, player.id, player.list);
    }));
  }

  private async judgeOne(id: string, player: string, list: string): Promise<void> {
    const { game, lists } = this.one(id) ?? {};
    if (!game || !lists || this.unasked) return;
    this.judging++;
    try {
      const { points, limit, flaws } = await judge(game, list);
      const now = this.one(id);
      if (now?.entrants.some((one) => one.id === player && one.list === list)) this.keep(mend(now, player, { verdict: { points, limit, flaws } }));
    } catch {
      this.unasked = true;
    } finally {
      this.judging--;
    }
  }
}

const isEvening = (found: unknown): found is Evening => {
  const { id, entrants, rounds } = (found ?? {}) as Partial<Evening>;
  return typeof id === 'string' && Array.isArray(entrants) && Array.isArray(rounds);
};

export const kept = new Kept();
