/** What mending a flaw begins with, in every game. */
import type { Flaw, Message } from './said';

/** What almost has the name that a flaw calls unknown. */
export function nearIn(flaw: Flaw): Message | undefined {
  if (flaw.remedy.key !== 'muster-did-you-mean') return undefined;
  const near = flaw.remedy.args.find(([name]) => name === 'near')?.[1];
  return typeof near === 'object' ? near : undefined;
}
