/** Beginning games. */
import { promise } from '../dice/promises';
import { catalogue, partsOf } from '../parts/catalogue.svelte';
import { router } from '../router.svelte';
import { api, randomWord } from '../wire/api';
import type { Clock, GameInfo, NewMoment, NewRoom, Room } from '../wire/shapes';

/** The scenario with which one learns a game. */
export const LEARNING = 'learning';
const EVERYDAY = 'veteran';
/** The agent that every game has, and that nobody would choose who may have another. */
const CHANCE = 'random';
/** A side by lot, where a side is chosen. */
export const BY_LOT = 'by-lot';

/** Who else plays: a bot, whoever has the link, or oneself on both sides. */
export type Opponent = 'bot' | 'friend' | 'both';

const HOUR = 3600;

/** The clocks to choose from: a sitting, or days of correspondence. */
export const CLOCKS: Readonly<Record<string, Clock | null>> = {
  none: null,
  sitting: { bank: HOUR / 2, turn: 60, most: HOUR },
  brisk: { bank: 24 * HOUR, turn: 4 * HOUR, most: 72 * HOUR },
  steady: { bank: 72 * HOUR, turn: 12 * HOUR, most: 120 * HOUR },
  slow: { bank: 72 * HOUR, turn: 36 * HOUR, most: 240 * HOUR },
};

export interface Wanted {
  game: GameInfo;
  scenario: string;
  seat: string;
  opponent: Opponent;
  agent: string;
  clock: string;
  options: NonNullable<NewRoom['options']>;
  public: boolean;
  /** Whether players may try out how the game may go on. */
  trials?: boolean;
  /** Whether players throw their own dice and tell what they show. */
  dice?: boolean;
  /** The text of figures from the printed game; nothing for the game's own. */
  figures?: string;
}

/** Whether an option also takes what a player has written: a list, or a table. */
export function isOwn(game: GameInfo, name: string): boolean {
  return game.lists.includes(name) || game.tables.includes(name);
}

/** The options that a scenario leaves open: the one with which one learns brings its own lists and its table. */
export function openOptions(game: GameInfo, scenario: string): string[] {
  const names = Object.keys(game.options);
  return scenario === LEARNING ? names.filter((name) => !isOwn(game, name)) : names;
}

/** Says who sits where in a game that somebody wants. */
export function roomFor(wanted: Wanted): NewRoom {
  const { game, scenario, opponent, agent } = wanted;
  const seat = wanted.seat === BY_LOT ? drawn(game.seats) : wanted.seat;
  const open = openOptions(game, scenario);
  const others = game.seats.filter((one) => one !== seat);
  return {
    game: game.key,
    scenario,
    options: Object.fromEntries(Object.entries(wanted.options).filter(([name]) => open.includes(name))),
    mine: opponent === 'both' ? [...game.seats] : [seat],
    bots: opponent === 'bot' ? Object.fromEntries(others.map((other) => [other, agent])) : {},
    clock: opponent === 'friend' ? (CLOCKS[wanted.clock] ?? null) : null,
    public: opponent === 'friend' && wanted.public && !wanted.figures,
    figures: wanted.figures ?? '',
    trials: opponent === 'friend' && (wanted.trials ?? false),
    dice: wanted.dice ?? false,
  };
}

function drawn(seats: readonly string[]): string {
  return seats[Math.floor(Math.random() * seats.length)] ?? '';
}

/** The scenarios of a game, the shortest first; those that do not say how long they are stay in their order, at the end. */
export function byLength({ scenarios, announced }: Pick<GameInfo, 'scenarios' | 'announced'>): string[] {
  const minutes = (scenario: string) => announced[scenario]?.minutes ?? Number.MAX_SAFE_INTEGER;
  return [...scenarios].sort((one, other) => minutes(one) - minutes(other));
}

/** The same game once more, everybody on the next side: those who are people take their seats by the link. */
export function rematchOf(room: Room, person: string): NewRoom {
  const moved = room.seats.map(({ seat }, index) => ({ seat, before: room.seats.at(index - 1) ?? room.seats[0] }));
  return {
    game: room.game,
    scenario: room.scenario,
    options: room.options,
    mine: moved.filter(({ before }) => before?.person === person).map(({ seat }) => seat),
    bots: Object.fromEntries(moved.flatMap(({ seat, before }) => (before?.bot ? [[seat, before.bot]] : []))),
    clock: room.clock,
    public: false,
    figures: '',
    trials: room.trials,
    dice: room.dice,
  };
}

/** The game that is learnt soonest, where it is there. */
const EASIEST = 'lepanto';

/** The game with which newcomers begin: the easiest, or the first that can be learnt. */
export function learningGame(): GameInfo | undefined {
  return catalogue.game(EASIEST) ?? catalogue.games.find((game) => game.scenarios.includes(LEARNING));
}

/** The bot that plays well and answers at once, where there is one. */
export function bestAgent(game: GameInfo): string {
  return game.agents.includes(EVERYDAY) ? EVERYDAY : (game.agents[0] ?? '');
}

/** The levels at which a game can be played against the computer, the weakest first. */
export function levelsOf(agents: readonly string[]): string[] {
  const levels = agents.filter((agent) => !partsOf(agent).character);
  return levels.length > 1 ? levels.filter((level) => level !== CHANCE) : levels;
}

/** The characters that an agent of a level may have; the first, without a name, is none. */
export function charactersOf(agents: readonly string[], level: string): string[] {
  return agents.map(partsOf).flatMap((one) => (one.level === level ? [one.character] : []));
}

export async function begin(wanted: Wanted): Promise<void> {
  await beginRoom(roomFor(wanted));
}

/** Has a room made, and goes there. */
export async function beginRoom(form: NewRoom): Promise<void> {
  router.go(`/room/${(await makeRoom(form)).id}`);
}

/** Has a room made, with a word of ours for its dice. */
export async function makeRoom(form: NewRoom): Promise<Room> {
  // First the server binds itself to its dice, then we add our word: so it cannot have chosen them to fit.
  const { commitment } = await api.commit(form.game);
  const word = randomWord();
  const room = await api.makeRoom({ ...form, entropy: word, commitment });
  promise(room.id, commitment, Object.fromEntries((form.mine ?? []).map((seat) => [seat, word])));
  return room;
}

/** Plays a game on from a moment of it, and goes there. */
export async function playOn(room: Room, from: Pick<NewMoment, 'seat' | 'version' | 'mine' | 'bot'>): Promise<void> {
  const { commitment } = await api.commit(room.game);
  const word = randomWord();
  const made = await api.playOn(room.id, { ...from, entropy: word, commitment });
  promise(made.id, commitment, { [from.mine]: word }, made.moment?.live);
  router.go(`/room/${made.id}`);
}

/** Begins the game with which one learns, against the bot. */
export function beginLearning(game: GameInfo): Promise<void> {
  return begin({
    game,
    scenario: LEARNING,
    seat: game.seats[0] ?? '',
    opponent: 'bot',
    agent: bestAgent(game),
    clock: 'none',
    options: {},
    public: false,
  });
}
