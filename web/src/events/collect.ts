/**
 * Many lists out of one text. Each begins with a line of `===`, which may name who sent it, their club and their nation, apart by `/` or `|`;
 * or with a line `Player: …`. Lines `Club: …` and `Nation: …` at its beginning say the rest. What follows is the list.
 */

export interface Sent {
  name: string;
  club: string;
  nation: string;
  list: string;
}

type Field = 'name' | 'club' | 'nation';

const RULE = /^\s*={3,}\s*(.*?)\s*=*\s*$/;
const LINE = /^\s*([\p{L} ]{1,20}?)\s*:\s*(.*)$/u;
const FIELDS: Readonly<Record<string, Field>> = {
  player: 'name', jugador: 'name', jugadora: 'name', name: 'name', nombre: 'name',
  club: 'club',
  nation: 'nation', nación: 'nation', nacion: 'nation', army: 'nation', ejército: 'nation', ejercito: 'nation',
}; // prettier-ignore
/** Lines within a list that say whose army it is. */
const ARMY = /^\s*(?:faction|facción|faccion|brigade|brigada)\s*:\s*(.+?)\s*$/imu;
const OWNER = new Set(['player', 'jugador', 'jugadora']);

/** Reads what was pasted or opened; an entry with nothing in it is left out. */
export function collect(text: string): Sent[] {
  const found: Sent[] = [];
  let head = true;
  let ruled = false;
  for (const line of text.replaceAll('\r\n', '\n').split('\n')) {
    const rule = RULE.exec(line);
    const [field, value, key] = fieldOf(line);
    if (rule || (key && OWNER.has(key) && !(ruled && head))) {
      found.push(rule ? titled(rule[1] ?? '') : { ...titled(''), name: value });
      [head, ruled] = [true, rule !== null];
      continue;
    }
    const current = found.at(-1) ?? begun(found);
    if (head && field) current[field] = value || current[field];
    else {
      if (line.trim()) head = false;
      current.list += `${line}\n`;
    }
  }
  return found.map(finished).filter((sent) => sent.name || sent.list);
}

/** The nation that a list names itself. */
export function nationOf(list: string): string {
  return ARMY.exec(list)?.[1] ?? '';
}

function begun(found: Sent[]): Sent {
  const fresh = titled('');
  found.push(fresh);
  return fresh;
}

function titled(title: string): Sent {
  const [name = '', club = '', nation = ''] = title.split(/\s*[/|]\s*/).map((word) => word.trim());
  return { name, club, nation, list: '' };
}

function fieldOf(line: string): [Field | null, string, string] {
  const found = LINE.exec(line);
  const key = found?.[1]?.toLowerCase() ?? '';
  return [FIELDS[key] ?? null, found?.[2]?.trim() ?? '', key];
}

function finished(sent: Sent): Sent {
  const list = sent.list.replace(/^\s*\n/, '').trimEnd();
  return { ...sent, list, nation: sent.nation || nationOf(list) };
}
