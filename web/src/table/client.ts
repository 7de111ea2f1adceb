/**
 * What the shell and a game's board agree on.
 *
 * Whatever a board knows of its game comes through `BoardClient`, all of whose fields are reactive: read them in
 * `$derived` or in the template.
 */
import type { Component } from 'svelte';

import type { Lie, TableGround } from '../boards/table/pieces';
import type { Beat, Places } from '../happening/beats';
import type { Scene } from '../scene/scene';
import type { Advice, Answer, Ask, Followed, Message, Odds, Offer, Order, Outcome, Refusal, Snap, Tracker, Waiting } from '../wire/shapes';

/** Gives a sentence in the reader's language: of a message from the engine, or of a key with its arguments. */
export type Say = (message: Message | string, args?: Record<string, string | number>) => string;

/** One game as one seat, or a spectator, sees it; a board draws it and speaks through it. */
export interface BoardClient {
  /** The game's key, `lepanto`. */
  readonly key: string;
  /** The room's id, which is the game's name on the wire. */
  readonly room: string;
  /** The seat through whose eyes one looks; empty for a spectator. */
  readonly seat: string;
  /** The position as this seat may know it, in the game's own form. */
  readonly state: unknown;
  /** What the position looks like, where the game describes it and has no board of its own. */
  readonly scene?: Scene | null;
  /** How it stands on the way to victory, where something counts. */
  readonly tracker?: Tracker | null;
  /** What is seen to happen just now; `state` is the position of that moment. */
  readonly beat?: Beat | null;
  /** What a lesson points at, `piece:CC-G03`; in a lesson orders are given one by one. Null where nobody is taught. */
  readonly pointed?: readonly string[] | null;
  /** The board was touched while something was seen to happen. */
  touched?(): void;
  /** The dice of a throw are seen to fall: there is a board that draws them. */
  falling?(): void;
  /** The dice that are seen to fall lie, and have been seen to. */
  settled?(): void;
  readonly version: number;
  readonly ask: Ask | null;
  readonly waiting: Waiting | null;
  readonly outcome: Outcome | null;
  /** What never changes during a game, where the server has it; null otherwise. */
  readonly sheet: unknown;
  /** Pieces that may be ordered something now; empty while not known or when nothing is asked. */
  readonly able: readonly string[];
  /** Nothing may be answered: a spectator, a replay, a game that is over. */
  readonly readonly: boolean;
  /** An answer is on its way. */
  readonly pending: boolean;
  readonly canUndo: boolean;
  /** The standing orders of this seat, which nobody else sees. */
  readonly standing: readonly string[];

  /** Answers what is asked; gives the refusal, which has been shown to the player already, or null when it counted. */
  say(answer: Answer): Promise<Refusal | null>;
  /** Tells what the dice of this seat show; without any, has them thrown. Gives the refusal, which is not shown. */
  cast?(faces: readonly number[]): Promise<Refusal | null>;
  /** Says whether an answer would be allowed: the refusal, or null. */
  check(answer: Answer): Promise<Refusal | null>;
  /** What an answer comes to that is still being dragged or typed: the nearest that is allowed, or the refusal. */
  attempt(answer: Answer): Promise<Snap | Refusal | null>;
  /** What a piece may be told now; with an empty name, what concerns no piece. */
  offers(piece: string): Promise<readonly Offer[]>;
  /** What may come of an answer, better with each look, of which the first is 0; nothing once it is given up. */
  chances(answer: Answer, look: number, signal: AbortSignal): Promise<Odds>;
  /** One order to many pieces; those that could not follow come back with the reason; null when it was refused. */
  command(pieces: readonly string[], order: Order): Promise<Followed | null>;
  /** Leaves to the doctrine what this seat still has to answer in this phase. */
  delegate(): Promise<Refusal | null>;
  /** Has a bot that thinks answer with what it knows by now. */
  hurryBots(): Promise<void>;
  /** What the doctrine would answer; null when it cannot say. */
  hint(): Promise<Advice | null>;
  /** Leaves standing orders, in place of those there were. */
  stand(orders: readonly string[]): Promise<Refusal | null>;
  /** Takes back the last answer, or all that the last command gave. */
  undo(): Promise<Refusal | null>;
  /** Puts a message, or a key with arguments, into the reader's language; reactive to the language. */
  words: Say;
  /** Whether there are words for a key. */
  knows(key: string): boolean;
  /** Opens the text of a rule. */
  showRule(id: string): void;
}

/** What a part of a game's display is given. */
type Part = Component<{ client: BoardClient }>;

/** Scenery outside a game: as it is drawn in play, and what is said of pieces named `element:form`. */
export interface TableWords {
  grounds(scenery: unknown, words: Say): TableGround[];
  lie(element: string): Lie;
  element(element: string, words: Say): string;
  form(form: string, words: Say): string;
}

/** What a game gives the shell to be shown: `src/games/<key>/index.ts` exports it as `adapter`. */
export interface Adapter {
  /** The board as a picture; it fills its container. */
  Board: Part;
  /** The same game as lists, for whoever cannot or does not want to use the picture. */
  TextBoard: Part;
  /** What can be ordered now; it scrolls with its container. A game without one has everything in its board. */
  Panel?: Part;
  /** Short facts for the header, the turn first: "Turn 1 of 13", "Movement", "Wind to the east". */
  summary(state: unknown, words: Say, scene?: Scene | null): string[];
  /** The name of each piece in words, by its id. */
  names(state: unknown, words: Say): Record<string, string>;
  /** What is asked now, in words, where a game can say it better than by its matter. */
  question?(state: unknown, ask: Ask, words: Say): string;
  /** Whether its dice have ten sides and are read from 0 to 9: the ten is the nought. */
  nought?: boolean;
  /** How scenery is drawn and called, where players may lay out a table of their own. */
  tables?: TableWords;
  /** Where each piece is, so that it is seen who moves. */
  places?: Places;
  /** Whether positions stay on a real table, so that there is no board to draw. */
  isReal?(state: unknown): boolean;
  /** The points of each side, in words, where a game counts some. */
  score?(state: unknown, words: Say): string[];
}
