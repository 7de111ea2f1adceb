/** An event of this device goes online: its players, lists and rounds as they are. */
import { api } from '../wire/api';
import type { EventShown } from '../wire/shapes';
import { isBye, NOBODY } from './event';
import type { Evening } from './evening';
import { kept } from './kept.svelte';

/** Makes the event on the server, its deadline past, since the organiser has all lists already. Gives its id. */
export async function putOnline(evening: Evening): Promise<string> {
  const { name, game, planned, worth } = evening;
  let now = await api.makeEvent({ name, game, planned, worth, deadline: new Date().toISOString() });
  const { id } = now.event;
  try {
    now = await enterAll(id, evening);
    await replayRounds(id, evening, idsOf(evening, now));
  } catch (thrown) {
    await api.dropEvent(id).catch(() => undefined);
    throw thrown;
  }
  kept.keep({ ...(kept.one(evening.id) ?? evening), online: id });
  return id;
}

/** Enters who plays from the first round on; those who came later follow before theirs. */
async function enterAll(id: string, evening: Evening): Promise<EventShown> {
  let now: EventShown | null = null;
  for (const player of evening.entrants.filter((one) => one.first_round === 1)) now = await enterOne(id, player);
  return now ?? (await api.event(id));
}

async function enterOne(id: string, player: Evening['entrants'][number]): Promise<EventShown> {
  const { name, club, nation, list } = player;
  const now = await api.addEntrant(id, { name, club, nation, list });
  return player.let_in ? api.mendEntrant(id, now.event.entrants.at(-1)?.id ?? '', { let_in: true }) : now;
}

/** Who is called what on the server: they were entered in order. */
function idsOf(evening: Evening, now: EventShown): Map<string, string> {
  const first = evening.entrants.filter((one) => one.first_round === 1);
  return new Map([[NOBODY, NOBODY], ...first.map((player, place): [string, string] => [player.id, now.event.entrants[place]?.id ?? ''])]);
}

async function replayRounds(id: string, evening: Evening, ids: Map<string, string>): Promise<void> {
  for (const [place, meetings] of evening.rounds.entries()) {
    const round = place + 1;
    if (round > 1) await comeAndGo(id, evening, ids, round);
    const pairs = meetings.map(({ first, second }) => ({ first: ids.get(first) ?? '', second: ids.get(second) ?? '' }));
    await api.publishRound(id, round, pairs);
    for (const [at, meeting] of meetings.entries()) {
      if (!isBye(meeting) && meeting.winner) {
        await api.enterResult(id, round, at + 1, { winner: meeting.winner, scores: meeting.scores ? [...meeting.scores] : null });
      }
    }
  }
  await comeAndGo(id, evening, ids, evening.rounds.length + 1);
}

/** Before a round: who has left goes, who is new comes. */
async function comeAndGo(id: string, evening: Evening, ids: Map<string, string>, round: number): Promise<void> {
  for (const player of evening.entrants) {
    if (player.last_round === round - 1 && ids.has(player.id)) await api.dropEntrant(id, ids.get(player.id) ?? '');
    if (player.first_round === round && round > 1) ids.set(player.id, (await enterOne(id, player)).event.entrants.at(-1)?.id ?? '');
  }
}
