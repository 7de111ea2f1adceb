/** The games that can be played here, and the names of their parts in the reader's language. */
import { api } from '../wire/api';
import { Problem } from '../wire/problem';
import type { GameInfo, Room, Seat } from '../wire/shapes';
import { t, words } from '../words/words.svelte';

class Catalogue {
  games = $state.raw<readonly GameInfo[]>([]);
  problem = $state.raw<Problem | null>(null);
  private loading: Promise<void> | null = null;

  load(): Promise<void> {
    this.loading ??= this.read();
    return this.loading;
  }

  private async read(): Promise<void> {
    try {
      this.problem = null;
      const games = await api.catalogue();
      await Promise.all(games.map(({ key }) => words.introduce(key)));
      this.games = games;
    } catch (thrown) {
      this.problem = Problem.from(thrown);
      this.loading = null;
    }
  }

  game(key: string): GameInfo | undefined {
    return this.games.find((game) => game.key === key);
  }

  title(key: string): string {
    return this.game(key)?.title[words.language] ?? words.name('title', key, key);
  }
}

export const catalogue = new Catalogue();

export const scenarioName = (game: string, scenario: string): string =>
  words.name(`scenario-${scenario}`, scenario, game);
export const seatName = (game: string, seat: string): string => words.name(`seat-${seat}`, seat, game);

/** The level of an agent, and its character if it has one: `veteran-bold`. */
export function partsOf(agent: string): { level: string; character: string } {
  const [level = '', character = ''] = agent.split('-');
  return { level, character };
}

export const agentName = (agent: string): string => {
  const { level, character } = partsOf(agent);
  const name = words.name(`ui-agent-${level}`, level);
  return character ? t('ui-agent-like', { level: name, character: characterName(character) }) : name;
};
export const characterName = (character: string): string => words.name(`ui-character-${character || 'even'}`, character);

/** Who sits in a seat, in words. */
export function holderName(seat: Seat): string {
  if (seat.bot) return t('ui-holder-bot', { agent: agentName(seat.bot) });
  if (seat.gone) return seat.name ? t('ui-holder-gone', { name: seat.name }) : t('ui-holder-left');
  return seat.name || (seat.person ? t('ui-holder-nameless') : t('ui-holder-nobody'));
}

/** The seats of a room that somebody holds. */
export function seatsOf(room: Room, person: string | undefined): string[] {
  if (!person) return [];
  return room.seats.filter((seat) => seat.person === person && !seat.gone).map((seat) => seat.seat);
}

/** Whether a room waits for somebody. */
export function waitsFor(room: Room, person: string | undefined): boolean {
  return room.stage === 'playing' && seatsOf(room, person).some((seat) => room.waiting.includes(seat));
}
