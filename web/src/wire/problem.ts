import type { Message } from './shapes';

/** Why the server did not do something: of which kind the error is, the rule behind it, and what to say. */
export class Problem extends Error {
  constructor(
    readonly error: string,
    readonly rule: string,
    readonly said: Message,
    readonly status = 0,
  ) {
    super(`${error}: ${said.key}`);
    this.name = 'Problem';
  }

  /** The problem in an answer of the server, or one that says that the answer could not be read. */
  static of(body: unknown, status = 0): Problem {
    const { error, rule, message } = (body ?? {}) as Partial<{ error: string; rule: string; message: Message }>;
    if (typeof message?.key === 'string') return new Problem(error ?? '', rule ?? '', message, status);
    return new Problem('Unreadable', '', { key: 'ui-server-failed', args: [['status', status]] }, status);
  }

  /** The problem of not reaching the server at all. */
  static away(): Problem {
    return new Problem('Away', '', { key: 'ui-server-away', args: [] });
  }

  /** Whatever was thrown, as a problem. */
  static from(thrown: unknown): Problem {
    if (thrown instanceof Problem) return thrown;
    return new Problem('Unexpected', '', { key: 'ui-unexpected', args: [['what', String(thrown)]] });
  }
}
