/** Which lessons have been taken in this browser, and how far. */
const KEPT = 'maestre.lessons';
/** A lesson that was taken to its end. */
const WHOLE = -1;

function read(): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    return kept && typeof kept === 'object' ? (kept as Record<string, number>) : {};
  } catch {
    return {};
  }
}

class Progress {
  private steps = $state.raw<Readonly<Record<string, number>>>(read());

  /** Whether a lesson has been taken to its end. */
  isDone(game: string, lesson: string): boolean {
    return this.steps[`${game}/${lesson}`] === WHOLE;
  }

  /** The step at which somebody left off; 0 where they never began, or have been through. */
  step(game: string, lesson: string): number {
    const at = this.steps[`${game}/${lesson}`];
    return Number.isInteger(at) ? Math.max(0, at as number) : 0;
  }

  /** Notes where somebody is; whoever has been through stays so. */
  note(game: string, lesson: string, step: number, over: boolean): void {
    if (this.isDone(game, lesson)) return;
    this.steps = { ...this.steps, [`${game}/${lesson}`]: over ? WHOLE : step };
    localStorage.setItem(KEPT, JSON.stringify(this.steps));
  }
}

export const progress = new Progress();
