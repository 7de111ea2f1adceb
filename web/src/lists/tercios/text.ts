/** Lists of Tercios as plain text, as organisers paste them: written in one language, read in either. */
import type { Pasted } from '../lists';
import { bare, Voice, type Language } from '../names';
import { item, number, numbered, parts, priced, Reader, split } from '../pasted';
import { armyPoints, leaderPrice, unitPrice } from './army';
import type { Called } from './called';
import type { Catalogue } from './catalogue';
import type { Command, Draft, Leader, Unit } from './draft';

// ------------------------------------------------------------------------------------------------------------ writing

/** Writes a list in a language, with what each line costs. */
export function write(catalogue: Catalogue, draft: Draft, language: Language): string {
  const voice = new Voice(catalogue.names, language);
  const line = (label: string, rest: string) => `${voice.label(label)}: ${rest}`;
  const ally = (one: { readonly ally: string }) => (one.ally ? [line('ally', voice.named('faction', one.ally))] : []);
  const lines = [
    draft.name,
    line('faction', voice.named('faction', draft.faction)),
    line('chart', voice.named('chart', draft.chart)),
    line('century', String(draft.century)),
    line('limit', String(draft.limit)),
    ...(draft.historical ? [line('historical', voice.label('yes'))] : []),
    '',
    ...draft.commanders.flatMap((one) => [line('commander', leaderLine(catalogue, voice, one, true)), ...ally(one)]),
    ...draft.elite.map((unit) => line('elite', unitLine(catalogue, voice, unit))),
  ];
  for (const command of draft.commands) {
    const led = command.leader ? `: ${leaderLine(catalogue, voice, command.leader, false)}` : '';
    const units = command.units.map((unit) => `- ${unitLine(catalogue, voice, unit)}`);
    lines.push('', voice.named('command', command.kind) + led, ...ally(command), ...units);
  }
  return [...lines, '', line('points', String(armyPoints(catalogue, draft))), ''].join('\n');
}

function leaderLine(catalogue: Catalogue, voice: Voice, leader: Leader, commander: boolean): string {
  const picks = [
    ...leader.virtues.map((one) => voice.named('virtue', one)),
    ...leader.qualities.map((one) => voice.named('quality', one)),
  ];
  const written = [leader.name, `${voice.label('level')} ${leader.level}`, ...(picks.length > 0 ? [picks.join(', ')] : [])];
  return `${written.join('; ')} = ${leaderPrice(catalogue, leader, commander) ?? 0}`;
}

function unitLine(catalogue: Catalogue, voice: Voice, unit: Unit): string {
  const options = [
    ...unit.options.map((one) => voice.named(`option-${unit.profile}`, one)),
    ...(unit.elite ? [voice.label('elite-rule')] : []),
    ...(unit.discipline ? [voice.label('elite-discipline')] : []),
  ];
  const count = unit.count === 1 ? '' : `${unit.count} x `;
  const name = voice.named('profile', unit.profile);
  const said = options.length > 0 ? `${name}; ${options.join(', ')}` : name;
  return `${count}${said} = ${unitPrice(catalogue, unit) * unit.count}`;
}

// ------------------------------------------------------------------------------------------------------------ reading

/** Reads a list from text in either language, or a mixture; names may lack accents and capitals. */
export function parse(catalogue: Catalogue, called: Called, text: string): Pasted<Draft> {
  const reader = new ArmyReader(catalogue, called);
  reader.take(text);
  return { draft: reader.army(), flaws: reader.flaws };
}

/** Takes the lines of a list one by one: a command opens with its kind, and Troops follow. */
class ArmyReader extends Reader {
  protected readonly unread = '8.10';
  protected readonly points = '8.01';
  private readonly commanders: Leader[] = [];
  private readonly elite: Unit[] = [];
  private readonly commands: Command[] = [];

  constructor(
    private readonly catalogue: Catalogue,
    private readonly called: Called,
  ) {
    super(called.labels);
  }

  /** Gives the list; what was not said is left empty, and the judge asks for it. */
  army(): Draft {
    const faction = this.called.factions.found(this.said.get('faction') ?? '');
    const century = this.catalogue.factions.get(faction)?.centuries.at(-1) ?? 0;
    return {
      name: this.name,
      faction,
      chart: this.called.charts.found(this.said.get('chart') ?? ''),
      limit: number(this.said.get('limit') ?? '', 0),
      century: number(this.said.get('century') ?? '', century),
      commanders: this.commanders,
      elite: this.elite,
      commands: this.commands,
      historical: this.said.has('historical'),
    };
  }

  protected begun(): boolean {
    return this.commands.length > 0;
  }

  /** Commanders, the elite, whose ally a command or the last Commander is, and the sum. */
  protected labelled(label: string, line: number, rest: string): boolean {
    if (label === 'commander') this.commanders.push(this.leader(line, rest, true));
    else if (label === 'elite') this.elite.push(this.unit(line, rest));
    else if (label === 'points') this.compare(line, number(rest, 0), armyPoints(this.catalogue, this.army()));
    else if (label === 'ally') return this.allied(this.called.factions.found(rest));
    else return false;
    return true;
  }

  /** A command, with its leader behind a colon, or a Troop of the last one. */
  protected entry(line: number, text: string): boolean {
    const [head, behind] = split(text, ':');
    const kind = this.called.commands.get(head);
    const last = this.commands.at(-1);
    const words = item(text);
    if (kind !== undefined) {
      const rest = bare(behind);
      this.commands.push({ kind, leader: rest ? this.leader(line, rest, false) : null, units: [], ally: '' });
    } else if (last && words !== null) {
      this.commands[this.commands.length - 1] = { ...last, units: [...last.units, this.unit(line, words)] };
    } else {
      return false;
    }
    return true;
  }

  private allied(ally: string): boolean {
    const [command, commander] = [this.commands.at(-1), this.commanders.at(-1)];
    if (command) this.commands[this.commands.length - 1] = { ...command, ally };
    else if (commander) this.commanders[this.commanders.length - 1] = { ...commander, ally };
    else return false;
    return true;
  }

  private leader(line: number, text: string, commander: boolean): Leader {
    const [words, written] = priced(text);
    const [name = '', ...said] = words.split(';').map(bare);
    const virtues: string[] = [];
    const qualities: string[] = [];
    let level = 0;
    for (const part of said) {
      if (this.called.level.begins(part)) {
        level = number(part, 0);
        continue;
      }
      for (const pick of parts(part)) {
        const virtue = this.called.virtues.get(pick);
        if (virtue === undefined) qualities.push(this.called.qualities.found(pick));
        else virtues.push(virtue);
      }
    }
    const leader: Leader = { name, level, virtues, qualities, ally: '' };
    this.compare(line, written, leaderPrice(this.catalogue, leader, commander) ?? 0);
    return leader;
  }

  private unit(line: number, text: string): Unit {
    const [words, written] = priced(text);
    const [before, bought] = split(bare(words), ';');
    const [count, name] = numbered(before);
    const profile = this.called.profiles.found(name);
    const all = parts(bought).map((one) => [one, this.called.special.get(one)] as const);
    const options = all.filter(([, special]) => special === undefined).map(([one]) => this.called.options(profile).found(one));
    const has = (special: string) => all.some(([, one]) => one === special);
    const unit: Unit = { profile, options, count, elite: has('elite-rule'), discipline: has('elite-discipline') };
    this.compare(line, written, unitPrice(this.catalogue, unit) * count);
    return unit;
  }
}
