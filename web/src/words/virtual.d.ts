declare module 'virtual:words' {
  /** Whether a key says how a game, a scenario, a seat or an option is called. */
  export function isName(key: string): boolean;
  /** Sets of sentences by language and name; `shared` also has how each game calls itself and what is its own. */
  export const sets: Readonly<Record<string, () => Promise<{ default: readonly string[]; names?: Readonly<Record<string, readonly string[]>> }>>>;
}
