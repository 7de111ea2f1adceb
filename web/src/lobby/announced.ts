/** How games and scenarios are offered: how long they take, how hard they are, and what they look like. */
import type { Announced, GameInfo } from '../wire/shapes';
import { t, words } from '../words/words.svelte';

const HOUR = 60;
/** From how many minutes on a length is told in hours. */
const IN_HOURS = 100;

/** A length of play in round figures. */
export function lengthInWords(minutes: number): string {
  const [amount, unit] = minutes < IN_HOURS ? [minutes, 'minute'] : [Math.round((2 * minutes) / HOUR) / 2, 'hour'];
  return words.number(amount, { style: 'unit', unit, unitDisplay: 'short' });
}

/** A scenario's length and how hard it is. */
export function asAnnounced({ minutes, level }: Announced): string {
  return `${t('ui-about', { length: lengthInWords(minutes) })} · ${t(`ui-level-${level}`)}`;
}

/** A game's lengths, from its shortest scenario to its longest, and how hard the easiest is. */
export function gameAnnounced({ announced }: GameInfo): string {
  const all = Object.values(announced);
  if (all.length === 0) return '';
  const minutes = all.map((one) => one.minutes);
  const [least, most] = [Math.min(...minutes), Math.max(...minutes)];
  const length = least === most ? lengthInWords(least) : t('ui-lengths', { least: lengthInWords(least), most: lengthInWords(most) });
  return `${length} · ${t(`ui-level-from-${Math.min(...all.map((one) => one.level))}`)}`;
}

const leastMinutes = ({ announced }: GameInfo) => Math.min(...Object.values(announced).map(({ minutes }) => minutes), Number.MAX_SAFE_INTEGER);

/** Games in the order in which they are offered: the one with the shortest scenario first. */
export function byShortest(games: readonly GameInfo[]): GameInfo[] {
  return [...games].sort((one, other) => leastMinutes(one) - leastMinutes(other));
}

/** Where the picture of a scenario is, if it has one. */
export function pictureOf(game: GameInfo, scenario: string): string {
  const picture = game.announced[scenario]?.picture;
  return picture ? `/api/games/${game.key}/art/${picture}` : '';
}
