/** The notebooks that are kept on this device. */
import { device } from '../device/device';
import { asKept, isNotebook, type Notebook } from './notebook';

const SHELF = 'notebooks';

export interface KeptNotebook {
  readonly id: string;
  readonly at: number;
  readonly what: Notebook;
}

class Notebooks {
  /** All of them, what was written last first, once they have been read. */
  all = $state.raw<readonly KeptNotebook[] | null>(null);
  /** Nothing more fits on the device. */
  full = $state(false);

  async load(): Promise<void> {
    const found = await device.all(SHELF);
    this.all = found.filter((one): one is KeptNotebook => isNotebook(one.what));
  }

  async get(id: string): Promise<Notebook | undefined> {
    const found = await device.get(SHELF, id);
    return isNotebook(found) ? found : undefined;
  }

  async keep(id: string, notebook: Notebook): Promise<void> {
    const what = asKept(notebook);
    try {
      await device.put(SHELF, id, what);
      this.full = false;
    } catch {
      this.full = true;
    }
  }

  async drop(id: string): Promise<void> {
    await device.drop(SHELF, id);
    this.all = (this.all ?? []).filter((one) => one.id !== id);
  }

  /** Puts back what was dropped. */
  async restore({ id, at, what }: KeptNotebook): Promise<void> {
    await device.place(SHELF, { id, at, what });
    await this.load();
  }
}

export const notebooks = new Notebooks();
