/** Whether the server can be reached, as the last requests found it. */
class Network {
  away = $state(false);

  constructor() {
    globalThis.addEventListener?.('offline', () => (this.away = true));
  }

  lost(): void {
    this.away = true;
  }

  found(): void {
    this.away = false;
  }
}

export const network = new Network();
