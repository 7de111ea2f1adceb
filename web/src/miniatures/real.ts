/** A battle on a real table (decision 0050): its positions stay there, and only people see them. */

/** Whether positions stay on a real table: there is nothing to draw, and no program that could advise. */
export function isReal(state: unknown): boolean {
  return (state as { agreed?: { real?: boolean } } | null)?.agreed?.real ?? false;
}
