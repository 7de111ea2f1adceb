/** What has happened since a seat last did something on this browser, or was last seen on any, and was not played here. */
import type { Stage } from '../table/stage.svelte';

export class LastTurn {
  private mine = $state(-1);
  private dismissed = $state(-1);

  constructor(private readonly stage: Stage) {
    $effect(() => {
      const place = `maestre.spoke.${stage.room}.${stage.seat}`;
      const { seen, spoke } = stage.live;
      const known = Number(localStorage.getItem(place) ?? -1);
      this.mine = Math.max(known, spoke, known < 0 && seen > 0 ? seen : -1);
      if (spoke > known) localStorage.setItem(place, String(spoke));
    });
  }

  /** The version from which there is something new to see. */
  get from(): number {
    return Math.max(0, this.mine, this.stage.watched);
  }

  /** How many things happened since; none for whoever has not done anything here yet, or does not want to know. */
  get missed(): number {
    const { from, stage } = this;
    if (!stage.seat || this.mine < 0 || this.dismissed >= from) return 0;
    return stage.live.lines.filter((line) => line.at > from && !line.of).length;
  }

  dismiss(): void {
    this.dismissed = this.from;
  }
}
