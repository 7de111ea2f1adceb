declare module 'virtual:words' {
  /** Sets of sentences by language and name; `shared` also has how each game calls itself and what is its own. */
  export const sets: Readonly<Record<string, () => Promise<{ default: readonly string[]; names?: Readonly<Record<string, readonly string[]>> }>>>;
}
