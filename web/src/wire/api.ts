/** The server's HTTP side, call by call; whatever goes wrong is thrown as a `Problem`. */
import { network } from './network.svelte';
import { Problem } from './problem';
import type { EventRow, EventShown, GameInfo, LessonDeed, LessonInfo, LessonQuestion, Logged, Me, NewMoment, NewRoom, OwnList, Opened, Palette, PasskeyOptions, Person, Replayed, Reply, Room, Rooms, RuleText, SaidBriefing, SeenTable, Session, Spoken, Taught } from './shapes';
import type { Analysed, Commitment, EventChange, EventLists, Farewell, GameText, KeptList, MeChange, MendedEntry, NewAccount, NewEntry, NewEvent, NewReport, NewResult, Pair, Passkey, Pondered, Proposal, ReportSeen, RoomFigures, Settling, SignUp, Situated, SituationAsked, TriedFigures, WrittenFigures, WrittenList } from './types';

declare global {
  interface Window {
    /** What was asked before the scripts came, by its path. */
    asked?: Record<string, Promise<Response>>;
  }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

async function send<T>(method: Method, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const [text, status] = await sent(method, path, body, signal);
  try {
    return (text ? JSON.parse(text) : null) as T;
  } catch {
    throw Problem.of(null, status);
  }
}

/** The answer to what was asked already; it counts once. */
function takeAsked(path: string): Promise<Response> | undefined {
  const asked = window.asked?.[path];
  delete window.asked?.[path];
  return asked;
}

/** Makes a request, and gives what is answered as text; a refusal is thrown. */
async function sent(method: Method, path: string, body?: unknown, signal?: AbortSignal): Promise<[string, number]> {
  const answer = await answered(method, path, body, signal);
  return [await answer.text(), answer.status];
}

/** Makes a request, and gives what is answered as it is; a refusal is thrown. */
async function answered(method: Method, path: string, body?: unknown, signal?: AbortSignal): Promise<Response> {
  const wanted: RequestInit = { method, credentials: 'same-origin', headers: { accept: 'application/json' } };
  if (body !== undefined) {
    wanted.body = JSON.stringify(body);
    wanted.headers = { ...wanted.headers, 'content-type': 'application/json' };
  }
  if (signal) wanted.signal = signal;
  let answer: Response;
  try {
    answer = await ((method === 'GET' && takeAsked(path)) || fetch(path, wanted));
  } catch (thrown) {
    if (!(thrown instanceof DOMException && thrown.name === 'AbortError')) network.lost();
    throw Problem.away();
  }
  network.found();
  if (answer.ok) return answer;
  let read: unknown = null;
  try {
    read = JSON.parse(await answer.text());
  } catch {
    // Not ours: a proxy's page, say.
  }
  throw Problem.of(read, answer.status);
}

const part = encodeURIComponent;
const event = (id: string) => `/api/events/${part(id)}`;
const table = (id: string, round: number, at: number) => `${event(id)}/rounds/${round}/tables/${at}`;
const room = (id: string) => `/api/rooms/${part(id)}`;

export const api = {
  catalogue: () => send<GameInfo[]>('GET', '/api/catalogue'),
  judgeList: (game: string, text: string) => send<OwnList>('POST', `/api/games/${part(game)}/lists`, { text }),
  /** A list on paper, as PDF. */
  printList: async (game: string, text: string, language: string) =>
    (await answered('POST', `/api/games/${part(game)}/paper`, { text, language })).blob(),
  readyList: (game: string, name: string, language: string) =>
    send<WrittenList>('GET', `/api/games/${part(game)}/lists/${part(name)}?language=${part(language)}`),
  situate: (game: string, asked: SituationAsked, signal?: AbortSignal) =>
    send<Situated>('POST', `/api/games/${part(game)}/situations`, asked, signal),
  judgeTable: (game: string, text: string) => send<SeenTable>('POST', `/api/games/${part(game)}/tables`, { text }),
  palette: (game: string) => send<Palette>('GET', `/api/games/${part(game)}/palette`),
  gameWords: (game: string, language: string) => send<GameText>('GET', `/api/games/${part(game)}/words/${part(language)}`),
  help: (game: string, language: string) => send<GameText>('GET', `/api/games/${part(game)}/help/${part(language)}`),
  rebuiltFigures: (game: string, language: string) =>
    send<WrittenFigures>('GET', `/api/games/${part(game)}/figures?language=${part(language)}`),
  judgeFigures: (game: string, tried: TriedFigures) =>
    send<RoomFigures>('POST', `/api/games/${part(game)}/figures`, tried),
  lessons: (game: string) => send<LessonInfo[]>('GET', `/api/games/${part(game)}/lessons`),
  lessonWords: (game: string, language: string) =>
    send<GameText>('GET', `/api/games/${part(game)}/lessons/words/${part(language)}`),
  takeLesson: (game: string, lesson: string, deeds: readonly LessonDeed[]) =>
    send<Taught>('POST', `/api/games/${part(game)}/lessons/${part(lesson)}`, { deeds }),
  askLesson: (game: string, lesson: string, deeds: readonly LessonDeed[], call: LessonQuestion, signal?: AbortSignal) =>
    send<Reply>('POST', `/api/games/${part(game)}/lessons/${part(lesson)}`, { deeds, call }, signal),
  sheet: (game: string) => send<unknown>('GET', `/api/games/${part(game)}/sheet`),
  roomSheet: (id: string) => send<unknown>('GET', `${room(id)}/sheet`),
  figuresAddress: (id: string) => `${room(id)}/figures`,
  rule: (game: string, id: string) => send<RuleText>('GET', `/api/rules/${part(game)}/${part(id)}`),

  me: () => send<Me>('GET', '/api/me'),
  guest: (name: string, language: string) => send<Person>('POST', '/api/session/guest', { name, language }),
  signIn: (email: string, password: string) => send<Person>('POST', '/api/session/password', { email, password }),
  passkeyOptions: () => send<PasskeyOptions>('POST', '/api/session/passkey/options'),
  passkeySignIn: (ticket: string, credential: unknown) =>
    send<Person>('POST', '/api/session/passkey', { ticket, credential }),
  againByPassword: (password: string) => send<null>('POST', '/api/session/again/password', { password }),
  againByPasskey: (ticket: string, credential: unknown) =>
    send<null>('POST', '/api/session/again/passkey', { ticket, credential }),
  sessions: () => send<Session[]>('GET', '/api/me/sessions'),
  endSession: (id: string) => send<null>('DELETE', `/api/me/sessions/${part(id)}`),
  endOtherSessions: () => send<null>('DELETE', '/api/me/sessions'),
  signOut: () => send<null>('DELETE', '/api/session'),
  signUp: (form: SignUp) => send<null>('POST', '/api/sign-ups', form),
  createAccount: (account: NewAccount) => send<Person>('POST', '/api/accounts', account),
  askReset: (email: string) => send<null>('POST', '/api/resets', { email }),
  letter: (token: string) => send<Opened>('POST', '/api/letters', { token }),
  resetPassword: (token: string, password: string) =>
    send<Person>('POST', '/api/letters/password', { token, password }),
  confirmAddress: (token: string) => send<null>('POST', '/api/letters/address', { token }),
  changeAddress: (email: string) => send<null>('POST', '/api/me/address', { email }),
  changeMe: (change: MeChange) => send<Me>('PATCH', '/api/me', change),
  changePassword: (old: string, fresh: string) => send<null>('POST', '/api/me/password', { old, new: fresh }),
  newPasskeyOptions: () => send<PasskeyOptions>('POST', '/api/me/passkeys/options'),
  addPasskey: (ticket: string, credential: unknown, name: string) =>
    send<Passkey>('POST', '/api/me/passkeys', { ticket, credential, name }),
  dropPasskey: (id: string) => send<null>('DELETE', `/api/me/passkeys/${part(id)}`),
  myLists: () => send<KeptList[]>('GET', '/api/me/lists'),
  keepMyList: (kept: KeptList) => send<null>('POST', '/api/me/lists', kept),
  dropMyList: (id: string, at: number) => send<null>('DELETE', `/api/me/lists/${part(id)}?at=${at}`),
  exported: () => send<unknown>('GET', '/api/me/export'),
  deleteMe: (farewell: Farewell) => send<null>('DELETE', '/api/me', farewell),

  events: () => send<EventRow[]>('GET', '/api/events'),
  makeEvent: (wanted: NewEvent) => send<EventShown>('POST', '/api/events', wanted),
  event: (id: string) => send<EventShown>('GET', event(id)),
  eventLists: (id: string) => send<EventLists>('GET', `${event(id)}/lists`),
  changeEvent: (id: string, change: EventChange) => send<EventShown>('PATCH', event(id), change),
  dropEvent: (id: string) => send<null>('DELETE', event(id)),
  enter: (id: string, entry: NewEntry) => send<EventShown>('POST', `${event(id)}/entry`, entry),
  addEntrant: (id: string, entry: NewEntry) => send<EventShown>('POST', `${event(id)}/entrants`, entry),
  mendEntrant: (id: string, entrant: string, mended: MendedEntry) =>
    send<EventShown>('PATCH', `${event(id)}/entrants/${part(entrant)}`, mended),
  dropEntrant: (id: string, entrant: string) => send<EventShown>('DELETE', `${event(id)}/entrants/${part(entrant)}`),
  publishRound: (id: string, round: number, pairs: readonly Pair[]) =>
    send<EventShown>('POST', `${event(id)}/rounds/${round}`, { pairs }),
  takeBackRound: (id: string, round: number) => send<EventShown>('DELETE', `${event(id)}/rounds/${round}`),
  enterResult: (id: string, round: number, at: number, result: NewResult) =>
    send<EventShown>('POST', `${table(id, round, at)}/result`, result),
  playAt: (id: string, round: number, at: number, room: string) =>
    send<EventShown>('POST', `${table(id, round, at)}/room`, { room }),
  roomAt: (id: string, round: number, at: number) => send<Room>('GET', `${table(id, round, at)}/room`),

  rooms: () => send<Rooms>('GET', '/api/rooms'),
  commit: (game: string) => send<Commitment>('POST', '/api/commitments', { game }),
  makeRoom: (wanted: NewRoom) => send<Room>('POST', '/api/rooms', wanted),
  room: (id: string) => send<Room>('GET', room(id)),
  byLink: (link: string) => send<Room>('GET', `/api/links/${part(link)}`),
  sit: (link: string, seat: string, entropy: string, commitment: string, figures = '', trials = false, dice = false) =>
    send<Room>('POST', `/api/links/${part(link)}/seat`, { seat, entropy, commitment, figures, trials, dice }),
  leave: (id: string, seat: string) => send<Room | null>('POST', `${room(id)}/leave`, { seat }),
  seatBot: (id: string, seat: string, bot: string) => send<Room | null>('POST', `${room(id)}/bot`, { seat, bot }),
  claim: (id: string, seat: string) => send<Room | null>('POST', `${room(id)}/claim`, { seat }),
  propose: (id: string, kind: Proposal['kind'], seat: string) =>
    send<unknown>('POST', `${room(id)}/proposals`, { kind, seat }),
  decline: (id: string, kind: Proposal['kind']) => send<unknown>('DELETE', `${room(id)}/proposals/${kind}`),
  chat: (id: string, after = 0) => send<Spoken[]>('GET', `${room(id)}/chat?after=${after}`),
  speak: (id: string, words: string) => send<Spoken>('POST', `${room(id)}/chat`, { words }),
  report: (made: NewReport) => send<null>('POST', '/api/reports', made),
  readNotes: (until: number) => send<null>('POST', '/api/me/notes', { until }),
  reports: (settled: boolean) => send<ReportSeen[]>('GET', `/api/admin/reports?settled=${settled}`),
  settle: (report: number, settling: Settling) => send<null>('POST', `/api/admin/reports/${report}`, settling),
  briefing: (id: string, language: string) => send<SaidBriefing>('GET', `${room(id)}/briefing?language=${language}`),
  replay: (id: string, seat: string, since = 0) =>
    send<Replayed>('GET', `${room(id)}/replay?seat=${part(seat)}&since=${since}`),
  log: (id: string, seat: string, before: number) =>
    send<Logged>('GET', `${room(id)}/log?seat=${part(seat)}&before=${before}`),
  analysis: (id: string, seat: string) => send<Analysed>('GET', `${room(id)}/analysis?seat=${part(seat)}`),
  turning: (id: string, point: number, seat: string) =>
    send<Pondered>('GET', `${room(id)}/analysis/${point}?seat=${part(seat)}`),
  playOn: (id: string, from: NewMoment) => send<Room>('POST', `${room(id)}/moments`, from),
  record: async (id: string) => (await sent('GET', `${room(id)}/record`))[0],
  recordAddress: (id: string) => `${room(id)}/record`,
};

/** A word of this browser's own for the dice, or a name for an answer: 128 bits at random. */
export function randomWord(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
