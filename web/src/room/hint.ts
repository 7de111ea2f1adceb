/** The key of a question's words where its game has none of its own: by the question's name. */
export function hintKey(about: unknown): string {
  // Engines of the last release send the name alone.
  const name = typeof about === 'string' ? about : (about as { readonly type?: string } | null | undefined)?.type;
  return name ? `hint-${name}` : '';
}
