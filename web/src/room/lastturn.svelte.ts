/** What has happened since a seat last did something on this browser, or was last seen on any. */
import type { GameClient } from '../wire/game.svelte';

export class LastTurn {
  private readonly place: string;
  private mine = $state(-1);
  private dismissed = $state(-1);

  constructor(private readonly client: GameClient) {
    this.place = `maestre.spoke.${client.room}.${client.seat}`;
    this.mine = Number(localStorage.getItem(this.place) ?? -1);
    $effect(() => {
      if (this.mine < 0 && client.seen > 0) this.mine = client.seen;
      if (client.spoke <= this.mine) return;
      this.mine = client.spoke;
      localStorage.setItem(this.place, String(client.spoke));
    });
  }

  /** The version from which there is something new to see. */
  get from(): number {
    return Math.max(0, this.mine);
  }

  /** How many lines were told since; none for whoever has not done anything here yet, or does not want to know. */
  get missed(): number {
    if (!this.client.seat || this.mine < 0 || this.dismissed >= this.mine) return 0;
    return this.client.lines.filter((line) => line.at > this.mine).length;
  }

  dismiss(): void {
    this.dismissed = this.mine;
  }
}
