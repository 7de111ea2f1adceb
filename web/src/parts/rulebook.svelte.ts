/** The rules that are being read, and those that were. */
import { api } from '../wire/api';
import { network } from '../wire/network.svelte';
import { Problem } from '../wire/problem';
import type { RuleText } from '../wire/shapes';

/** What is open: one rule, or all that tell what a name means. */
interface Open {
  readonly game: string;
  readonly ids: readonly string[];
  readonly name: string;
}

class Rulebook {
  /** What is open; null when nothing is. */
  open = $state.raw<Open | null>(null);
  rules = $state.raw<readonly RuleText[]>([]);
  problem = $state.raw<Problem | null>(null);
  private readonly read = new Map<string, RuleText>();

  /** Opens a rule. */
  show(game: string, id: string): Promise<void> {
    return this.explain(game, '', [id]);
  }

  /** Opens the rules that tell what a name means. */
  async explain(game: string, name: string, ids: readonly string[]): Promise<void> {
    const opened = { game, ids, name };
    this.open = opened;
    this.problem = null;
    this.rules = [];
    try {
      const rules = await Promise.all(ids.map((id) => this.rule(game, id)));
      if (this.open === opened) this.rules = rules;
    } catch (thrown) {
      if (this.open === opened) this.problem = Problem.from(thrown);
    }
  }

  private async rule(game: string, id: string): Promise<RuleText> {
    const name = `${game}/${id}`;
    const rule = this.read.get(name) ?? (await asked(game, id));
    this.read.set(name, rule);
    return rule;
  }

  close(): void {
    this.open = null;
  }
}

/** A rule as the server tells it; one of lists, where it cannot be reached, as this device keeps it. */
async function asked(game: string, id: string): Promise<RuleText> {
  try {
    return await api.rule(game, id);
  } catch (thrown) {
    const { ruleHere } = await import('../lists/rules');
    const found = network.away ? await ruleHere(game, id) : undefined;
    if (!found) throw thrown;
    return found;
  }
}

export const rulebook = new Rulebook();
