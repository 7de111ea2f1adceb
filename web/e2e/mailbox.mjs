/** The mail that the server sends, as the person reads it to whom it goes. */
const PATIENCE = 45_000;
const PAUSE = 100;

export class Mailbox {
  constructor(address) {
    this.address = address;
  }

  /** All letters to an address so far, the newest last. */
  async letters(email) {
    const answer = await fetch(`${this.address}/${encodeURIComponent(email)}`);
    return answer.json();
  }

  /** The letter with this subject to an address, once it has come. */
  async letter(email, subject) {
    const until = Date.now() + PATIENCE;
    while (Date.now() < until) {
      const found = (await this.letters(email)).findLast((letter) => letter.subject === subject);
      if (found) return found;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
    throw new Error(`no letter "${subject}" to ${email} came`);
  }

  /** Where the link in a letter leads on our site. */
  async link(email, subject) {
    const { words } = await this.letter(email, subject);
    const { pathname, hash } = new URL(words.match(/^https?:\S+$/m)[0]);
    return pathname + hash;
  }
}
