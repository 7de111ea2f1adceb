/** A printed sheet, the same for every game of its kind: kept from the first client that has it, or fetched once. */

export class Printed {
  sheet = $state.raw<unknown>(null);
  #asked = false;

  /** Keeps the client's sheet; where a client has none, asks the server for it. */
  keep(sheet: unknown, game: string): void {
    if (sheet) this.sheet = sheet;
    else if (!this.sheet && !this.#asked) void this.#fetch(game);
  }

  async #fetch(game: string): Promise<void> {
    this.#asked = true;
    try {
      const answer = await fetch(`/api/games/${game}/sheet`);
      if (answer.ok) this.sheet = await answer.json();
      else this.#asked = false;
    } catch {
      this.#asked = false; // without a connection the board has no coast; the next change of the game asks again
    }
  }
}
