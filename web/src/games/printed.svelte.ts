/** A printed sheet, the same for every game of its kind but for rooms with figures of their own: fetched once. */

export class Printed {
  sheet = $state.raw<unknown>(null);
  #asked = false;
  /** Whether the sheet is that of one room alone. */
  #single = false;

  /** Takes the client's sheet; where a client has none, that of all others. */
  keep(sheet: unknown, game: string): void {
    if (sheet) {
      this.sheet = sheet;
      this.#single = true;
    } else if ((!this.sheet || this.#single) && !this.#asked) {
      void this.#fetch(game);
    }
  }

  async #fetch(game: string): Promise<void> {
    this.#asked = true;
    const before = this.sheet;
    try {
      const answer = await fetch(`/api/games/${game}/sheet`);
      const sheet: unknown = answer.ok ? await answer.json() : null;
      if (!sheet || this.sheet !== before) return;
      this.sheet = sheet;
      this.#single = false;
    } catch {
      // Without a connection the board has no coast; the next change of the game asks again.
    } finally {
      this.#asked = false;
    }
  }
}
