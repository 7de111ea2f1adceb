/** The little Markdown that a page of help is written in; whatever else stands there is text, and no HTML ever counts. */

export interface Span {
  readonly kind: 'text' | 'strong' | 'em' | 'code';
  readonly text: string;
}
export interface Block {
  readonly kind: 'title' | 'heading' | 'paragraph' | 'list' | 'steps';
  /** The lines of a list, or one line of anything else. */
  readonly lines: readonly (readonly Span[])[];
}

const SPANS = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;

export function spans(line: string): readonly Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const match of line.matchAll(SPANS)) {
    if (match.index > end) found.push({ kind: 'text', text: line.slice(end, match.index) });
    const [all, strong, em, code] = match;
    if (strong !== undefined) found.push({ kind: 'strong', text: strong });
    else if (em !== undefined) found.push({ kind: 'em', text: em });
    else found.push({ kind: 'code', text: code ?? '' });
    end = match.index + all.length;
  }
  if (end < line.length) found.push({ kind: 'text', text: line.slice(end) });
  return found;
}

const BULLET = /^\s*[-*] /;
const NUMBER = /^\s*\d+[.)] /;

/** Reads a page: blocks are kept apart by empty lines; the lines of a paragraph run on. */
export function blocks(page: string): readonly Block[] {
  return page
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .flatMap((block) => {
      const [first = '', ...others] = block.split('\n');
      const head = /^(#+) +(.*)$/.exec(first);
      if (!head) return [body(block)];
      const title: Block = { kind: head[1] === '#' ? 'title' : 'heading', lines: [spans(head[2] ?? '')] };
      return others.length ? [title, body(others.join('\n'))] : [title];
    });
}

function body(block: string): Block {
  const sign = BULLET.test(block) ? BULLET : NUMBER.test(block) ? NUMBER : null;
  const run = (text: string) => spans(text.replace(/\s*\n\s*/g, ' ').trim());
  if (!sign) return { kind: 'paragraph', lines: [run(block)] };
  const lines: string[] = [];
  for (const line of block.split('\n')) {
    if (sign.test(line)) lines.push(line.replace(sign, ''));
    else lines.push(`${lines.pop() ?? ''}\n${line}`);
  }
  return { kind: sign === BULLET ? 'list' : 'steps', lines: lines.map(run) };
}
