/** Lists of Águila as plain text, as organisers paste them: written in one language, read in either. */
import type { Pasted } from '../lists';
import { bare, Voice, type Language } from '../names';
import { item, number, numbered, parts, priced, Reader, split } from '../pasted';
import { armyPoints, officerPrice, unitPrice } from './army';
import { MARKS, sized, type Called } from './called';
import type { Catalogue } from './catalogue';
import { listOf, newUnit, type Brigade, type Draft, type Officer, type Unit } from './draft';

/** More units than this in one line are not written out: no army has as many. */
const MANY = 100;

// ------------------------------------------------------------------------------------------------------------ writing

/** Writes a list in a language, with what each line costs: officers, each with his units. */
export function write(catalogue: Catalogue, draft: Draft, language: Language): string {
  const voice = new Voice(catalogue.names, language);
  const line = (label: string, rest: string | number) => `${voice.label(label)}: ${rest}`;
  const lines = [draft.name, line('limit', draft.limit)];
  if (draft.aides) lines.push(line('aides', draft.aides));
  if (draft.sappers) lines.push(line('sappers', draft.sappers));
  for (const brigade of draft.brigades) {
    const written = (units: readonly Unit[]) => units.map((unit) => unitLine(catalogue, voice, unit, brigade.nation));
    const ids = brigade.officers.map((one) => one.id);
    lines.push('', line('brigade', voice.named('brigade', listOf(brigade))));
    lines.push(...written(brigade.units.filter((unit) => !ids.includes(unit.officer))));
    for (const officer of brigade.officers) {
      const chief = officer.id === draft.general ? 'general' : 'officer';
      lines.push(line(chief, officerLine(catalogue, voice, officer)));
      lines.push(...written(brigade.units.filter((unit) => unit.officer === officer.id)));
    }
  }
  return [...lines, '', line('points', armyPoints(catalogue, draft)), ''].join('\n');
}

function officerLine(catalogue: Catalogue, voice: Voice, officer: Officer): string {
  const picks = officer.abilities.map((one) => voice.named('officer-ability', one)).join(', ');
  const rank = voice.named('rank', officer.rank);
  return `${picks ? `${rank}; ${picks}` : rank} = ${officerPrice(catalogue, officer)}`;
}

function unitLine(catalogue: Catalogue, voice: Voice, unit: Unit, nation: string): string {
  const bought = [
    ...unit.abilities.map((one) => voice.named('ability', one)),
    ...MARKS.filter((mark) => unit[mark]).map((mark) => voice.label(mark)),
  ];
  const known = catalogue.units.get(unit.unit);
  const guest = known && known.nation !== nation ? ` (${voice.named('nation', known.nation)})` : '';
  const name = (known ? sized(known, voice.named(`profile-${known.nation}`, known.kind)) : unit.unit) + guest;
  const written = bought.length > 0 ? `${name}; ${bought.join(', ')}` : name;
  return `- ${voice.named('tier', unit.tier)}: ${written} = ${unitPrice(catalogue, unit)}`;
}

// ------------------------------------------------------------------------------------------------------------ reading

/** Reads a list from text in either language, or a mixture; names may lack accents and capitals. */
export function parse(catalogue: Catalogue, called: Called, text: string): Pasted<Draft> {
  const reader = new ArmyReader(catalogue, called);
  reader.take(text);
  return { draft: reader.army(), flaws: reader.flaws };
}

/** Takes the lines of a list one by one: a brigade, its officers, and behind each of them his units. */
class ArmyReader extends Reader {
  protected readonly unread = '14.01';
  protected readonly points = '14.01';
  private readonly brigades: Brigade[] = [];
  private officers = 0;
  private general = '';
  private last = '';

  constructor(
    private readonly catalogue: Catalogue,
    private readonly called: Called,
  ) {
    super(called.labels);
  }

  /** Gives the list; what was not said is left empty, and the judge asks for it. */
  army(): Draft {
    const said = (label: string) => number(this.said.get(label) ?? '', 0);
    return {
      name: this.name,
      limit: said('limit'),
      general: this.general,
      brigades: this.brigades,
      aides: said('aides'),
      sappers: said('sappers'),
    };
  }

  protected begun(): boolean {
    return this.brigades.length > 0;
  }

  /** Brigades, officers and the sum. */
  protected labelled(label: string, line: number, rest: string): boolean {
    const last = this.brigades.at(-1);
    if (label === 'brigade') this.brigades.push(this.brigade(rest));
    else if ((label === 'general' || label === 'officer') && last) this.officer(last, line, rest, label === 'general');
    else if (label === 'points') this.compare(line, number(rest, 0), armyPoints(this.catalogue, this.army()));
    else return false;
    return true;
  }

  /** A unit of the last officer. */
  protected entry(line: number, text: string): boolean {
    const [last, words] = [this.brigades.at(-1), item(text)];
    if (!last || words === null) return false;
    this.brigades[this.brigades.length - 1] = { ...last, units: [...last.units, ...this.units(line, words, last.nation)] };
    return true;
  }

  /** An empty brigade of the list that is named; what no list is called is taken for a nation. */
  private brigade(words: string): Brigade {
    const name = this.called.brigades.found(words);
    const nation = this.catalogue.lists.get(name)?.nation ?? name;
    return { nation, officers: [], units: [], list: nation === name ? '' : name };
  }

  private officer(brigade: Brigade, line: number, text: string, chief: boolean): void {
    const [words, written] = priced(text);
    const [rank, bought] = split(bare(words), ';');
    const first = chief && !this.general;
    if (!first) this.officers += 1;
    const id = first ? 'g' : `c${this.officers}`;
    const abilities = parts(bought).map((one) => this.called.officerAbilities.found(one));
    const officer: Officer = { id, rank: this.called.ranks.found(rank), abilities };
    this.compare(line, written, officerPrice(this.catalogue, officer));
    if (first) this.general = id;
    this.last = id;
    this.brigades[this.brigades.length - 1] = { ...brigade, officers: [...brigade.officers, officer] };
  }

  private units(line: number, text: string, nation: string): readonly Unit[] {
    const [words, written] = priced(text);
    const [before, behind] = split(words, ':');
    const [tier, rest] = behind ? [before, behind] : ['', before];
    const [whole, bought] = split(bare(rest), ';');
    const names = this.called.units(nation);
    const [count, name] = names.get(whole) === undefined ? numbered(whole) : [1, whole];
    const all = parts(bought).map((one) => [one, this.called.marks.get(one)] as const);
    const abilities = all.filter(([, mark]) => mark === undefined).map(([one]) => this.called.abilities.found(one));
    const has = (mark: string) => all.some(([, one]) => one === mark);
    const unit: Unit = {
      ...newUnit(names.found(name), this.called.tiers.found(tier), this.last),
      regimental: has('regimental'),
      abilities,
      dissolved: has('dissolved'),
      skirmishers: has('skirmishers'),
    };
    const many = Math.max(1, Math.min(count, MANY));
    this.compare(line, written, unitPrice(this.catalogue, unit) * many);
    return Array.from({ length: many }, () => unit);
  }
}
