/** A notebook that is open: what is done to it is shown at once, and kept at once. */
import { done, redone, undone } from '../lists/history';
import { backward, onward, started, stopped, turned, type Notebook, type Page } from './notebook';

export class OpenNotebook {
  notebook = $state.raw<Notebook>() as Notebook;

  constructor(
    notebook: Notebook,
    /** How many parts a turn has. */
    private readonly steps: number,
    private readonly keep: (notebook: Notebook) => void,
  ) {
    this.notebook = notebook;
  }

  get page(): Page {
    return this.notebook.pages.now;
  }

  get canUndo(): boolean {
    return this.notebook.pages.before.length > 0;
  }

  get canRedo(): boolean {
    return this.notebook.pages.after.length > 0;
  }

  /** Changes what is no step: the clock, notes, what was agreed. */
  change(some: Partial<Notebook>): void {
    this.notebook = { ...this.notebook, ...some };
    this.keep(this.notebook);
  }

  do(page: Page): void {
    const pages = done(this.notebook.pages, page);
    if (pages !== this.notebook.pages) this.change({ pages });
  }

  undo(): void {
    this.change({ pages: undone(this.notebook.pages) });
  }

  redo(): void {
    this.change({ pages: redone(this.notebook.pages) });
  }

  /** Goes on to the next part of the turn; with a new turn its time begins. */
  next(now: number): void {
    const { turn } = this.page;
    this.do(onward(this.page, this.steps));
    if (this.page.turn !== turn) this.change({ clock: turned(this.notebook.clock, this.page.turn, now) });
  }

  back(): void {
    this.do(backward(this.page, this.steps));
  }

  startClock(now: number): void {
    this.change({ clock: started(this.notebook.clock, now) });
  }

  stopClock(now: number): void {
    this.change({ clock: stopped(this.notebook.clock, now) });
  }

  /** The battle begins now: its time, and that of the turn that is played. */
  resetClock(): void {
    this.change({ clock: { before: 0, since: 0, began: Array.from({ length: this.page.turn }, () => 0) } });
  }
}
