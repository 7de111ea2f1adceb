/** The server wants to be shown again who it is before some deeds: this asks, and then does them. */
import { Problem } from '../wire/problem';

class Again {
  asked = $state(false);
  private answer: (shown: boolean) => void = () => undefined;

  /** Does something; if it needs somebody who has just shown who they are, asks for that and does it once more. */
  async guard<T>(deed: () => Promise<T>): Promise<T> {
    try {
      return await deed();
    } catch (thrown) {
      if (!(thrown instanceof Problem) || thrown.error !== 'AskedAgain') throw thrown;
      if (!(await this.ask())) throw new DOMException('', 'AbortError');
      return await deed();
    }
  }

  /** Closes the question: they have shown who they are, or do not want to. */
  close(shown: boolean): void {
    this.asked = false;
    this.answer(shown);
  }

  private ask(): Promise<boolean> {
    this.asked = true;
    return new Promise((resolve) => {
      this.answer = resolve;
    });
  }
}

export const again = new Again();
