/** The rule that is being read, and those that were. */
import { api } from '../wire/api';
import { Problem } from '../wire/problem';
import type { RuleText } from '../wire/shapes';

class Rulebook {
  /** Which rule is open; null when none is. */
  open = $state.raw<{ game: string; id: string } | null>(null);
  rule = $state.raw<RuleText | null>(null);
  problem = $state.raw<Problem | null>(null);
  private readonly read = new Map<string, RuleText>();

  async show(game: string, id: string): Promise<void> {
    const name = `${game}/${id}`;
    this.open = { game, id };
    this.problem = null;
    this.rule = this.read.get(name) ?? null;
    if (this.rule) return;
    try {
      const rule = await api.rule(game, id);
      this.read.set(name, rule);
      if (this.open?.game === game && this.open.id === id) this.rule = rule;
    } catch (thrown) {
      if (this.open?.id === id) this.problem = Problem.from(thrown);
    }
  }

  close(): void {
    this.open = null;
  }
}

export const rulebook = new Rulebook();
