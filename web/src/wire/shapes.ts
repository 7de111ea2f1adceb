/** The wire's types under the names that the client uses: `types.ts` is generated; answers are written here by hand. */
import type * as wire from './types';

export type {
  Account,
  Advice,
  Announced,
  Ask,
  Chance,
  Clock,
  Count,
  Course,
  Did,
  Event,
  Evening,
  EventRow,
  EventShown,
  Curve,
  Flaw,
  Followed,
  GameInfo,
  Header,
  LessonInfo,
  Line,
  Logged,
  Me,
  Message,
  NewMoment,
  NewRoom,
  Odds,
  Offer,
  Opened,
  Outcome,
  OwnList,
  OwnTable,
  Palette,
  PalettePiece,
  Passkey,
  PasskeyOptions,
  Person,
  Proposal,
  Refusal,
  Replayed,
  Room,
  Rooms,
  RuleText,
  SaidBriefing,
  Seat,
  SeenTable,
  Session,
  Snap,
  Spoken,
  Step,
  Tally,
  Taught,
  Text,
  Throw,
  Tracker,
  Turning,
  Waiting,
  Whole,
} from './types';

export type Choice = wire.Ask['choice'];

/** What one piece is told to do: a verb, the piece and whatever the verb acts on. */
export interface Order {
  verb: string;
  piece?: string;
  objects?: readonly string[];
}

/** One part of a way: what kind of movement, and by how much, or to which place in the units of its space. */
export interface Leg {
  how: string;
  amount?: number;
  at?: readonly number[];
}

/** A piece and the legs that it goes, in order. */
export interface Journey {
  piece: string;
  legs: readonly Leg[];
}

/** A piece put down at a position, with a facing. */
export interface Spot {
  piece: string;
  x: number;
  y: number;
  facing?: number;
}

/** An answer takes its form from the choice that it answers. */
export type Answer = string | readonly string[] | Readonly<Record<string, string>> | Order | Journey | Spot;

/** What a browser may ask of an engine, without the names that the client adds. */
export type Call = wire.CallFrame['call'];
export type Reply = wire.Answer['reply'];

/** What somebody does who takes a lesson, what they may ask about its table, and where they stand. */
export type LessonDeed = wire.LessonAsked['deeds'][number];
export type LessonQuestion = NonNullable<wire.LessonAsked['call']>;
export type LessonStatus = wire.Status;

/** What a browser sends, and what it gets. */
export type FromBrowser = wire.Watch | wire.Unwatch | wire.CallFrame | wire.GiveUp;
export type ToBrowser =
  | wire.Whole
  | wire.Event
  | wire.Answer
  | wire.RoomFrame
  | wire.SpokenFrame
  | wire.ProblemFrame;
