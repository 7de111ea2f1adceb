declare module 'virtual:docs' {
  /** The titles of the pages by language and name, in the order in which they are listed. */
  export const titles: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The pages themselves as HTML, by language and name. */
  export const pages: Readonly<Record<string, () => Promise<{ default: string }>>>;
}
