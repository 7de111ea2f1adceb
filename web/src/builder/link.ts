/** A list in a link: behind the # of an address, packed, so that no server stores it. */

const MARK = 'list=';
/** How long a list may be in a link, and unpacked: as the server has it. */
const LONGEST_LINK = 30_000;
const LONGEST = 20_000;

async function through(bytes: Uint8Array, stream: CompressionStream | DecompressionStream, most: number): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  // What is wrong with the bytes is thrown where they are read.
  Promise.all([writer.write(bytes as Uint8Array<ArrayBuffer>), writer.close()]).catch(() => undefined);
  const reader = (stream.readable as ReadableStream<Uint8Array>).getReader();
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    pieces.push(next.value);
    length += next.value.length;
    if (length > most) throw new RangeError('the list is too long');
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** The part of an address behind the # that holds a list as it is kept. */
export async function toFragment(kept: string): Promise<string> {
  const packed = await through(new TextEncoder().encode(kept), new CompressionStream('deflate-raw'), LONGEST_LINK);
  const word = btoa(Array.from(packed, (byte) => String.fromCharCode(byte)).join(''));
  return `#${MARK}${word.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}

/** The list of an address, as it was kept; nothing if it has none, or what it has was cut off. */
export async function fromFragment(fragment: string): Promise<string | null> {
  if (!fragment.startsWith(`#${MARK}`) || fragment.length > LONGEST_LINK) return null;
  try {
    const word = atob(fragment.slice(MARK.length + 1).replaceAll('-', '+').replaceAll('_', '/'));
    const packed = Uint8Array.from(word, (one) => one.charCodeAt(0));
    const bytes = await through(packed, new DecompressionStream('deflate-raw'), 4 * LONGEST);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
