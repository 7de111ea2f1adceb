/** What things of a list of Tercios are called in both languages, and what somebody meant whom nobody understands. */
import { meant as nearest, Names } from '../names';
import { keyOf, placed, told, type Flaw, type Message } from '../said';
import { split } from '../pasted';
import type { Catalogue } from './catalogue';
import { unitAt, type Draft, type UnitAt } from './draft';

const LABELS = ['faction', 'chart', 'century', 'limit', 'historical', 'commander', 'elite', 'ally', 'points'];

/** All names that a text may have. */
export interface Called {
  readonly labels: Names;
  readonly level: Names;
  readonly special: Names;
  readonly factions: Names;
  readonly charts: Names;
  readonly commands: Names;
  readonly profiles: Names;
  readonly virtues: Names;
  readonly qualities: Names;
  readonly options: (profile: string) => Names;
}

export function called(catalogue: Catalogue): Called {
  const of = (what: string, ids: Iterable<string>) => Names.of(catalogue.names, what, ids);
  const options = new Map<string, Names>();
  return {
    labels: Names.labels(catalogue.names, LABELS),
    level: Names.labels(catalogue.names, ['level']),
    special: Names.labels(catalogue.names, ['elite-rule', 'elite-discipline']),
    factions: of('faction', catalogue.factions.keys()),
    charts: of('chart', catalogue.charts.keys()),
    commands: of('command', catalogue.commands.keys()),
    profiles: of('profile', catalogue.profiles.keys()),
    virtues: of('virtue', catalogue.virtues),
    qualities: of('quality', catalogue.qualities.keys()),
    options: (profile) => {
      const found = options.get(profile) ?? of(`option-${profile}`, catalogue.options.get(profile)?.keys() ?? []);
      options.set(profile, found);
      return found;
    },
  };
}

/** What somebody most likely meant who wrote a name that nothing has: something of his own faction first. */
export function meant(catalogue: Catalogue, names: Called, draft: Draft, flaw: Flaw): Message | undefined {
  const said = (name: string) => String(told(flaw, name) ?? '');
  switch (keyOf(flaw)) {
    case 'line-unread':
      return opening(names, said('text'));
    case 'no-faction':
      return nearest(said('faction'), [['faction', names.factions]]);
    case 'no-ally':
      return nearest(said('ally'), [['faction', names.factions]]);
    case 'no-chart':
      return nearest(said('chart'), [['chart', names.charts]]);
    case 'no-such-command':
      return nearest(said('kind'), [['command', names.commands]]);
    case 'no-virtue':
      return nearest(said('virtue'), [['virtue', names.virtues]]);
    case 'no-quality':
      return nearest(said('quality'), [
        ['quality', names.qualities],
        ['virtue', names.virtues],
      ]);
    case 'no-profile':
      return troop(catalogue, names, draft, flaw.where, said('unit'));
    case 'no-option': {
      const profile = unitAt(draft, flaw.where as UnitAt)?.profile ?? '';
      return nearest(said('option'), [[`option-${profile}`, names.options(profile)]]);
    }
    default:
      return undefined;
  }
}

/** What stands at the beginning of a line before its colon: a label, or a kind of command. */
function opening(names: Called, line: string): Message | undefined {
  return nearest(split(line, ':')[0], [
    ['list', names.labels],
    ['command', names.commands],
  ]);
}

/** A Troop; a line with a price and an unknown beginning is read as one, too, and so it may be a command. */
function troop(catalogue: Catalogue, names: Called, draft: Draft, where: string, said: string): Message | undefined {
  if (said.includes(':')) return opening(names, said);
  const faction = draft.commands[placed(where, 'commands') - 1]?.ally || draft.faction;
  const profiles = [['profile', names.profiles]] as const;
  return nearest(said, profiles, catalogue.factions.get(faction)?.troops ?? []) ?? nearest(said, profiles);
}
