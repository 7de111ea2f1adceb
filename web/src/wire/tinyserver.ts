/** A real socket server for the tests, as small as the protocol allows: text frames, no fragments, no extensions. */
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';
const TEXT = 0x81;
const CLOSE = 0x88;

export class TinyServer {
  /** What browsers sent, in order. */
  readonly heard: Record<string, unknown>[] = [];
  private readonly server: Server = createServer();
  private readonly open = new Set<Duplex>();
  private wake: () => void = () => undefined;

  async start(): Promise<string> {
    this.server.on('upgrade', (request, socket) => {
      const accept = createHash('sha1')
        .update(`${request.headers['sec-websocket-key']}${GUID}`)
        .digest('base64');
      socket.write(
        `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
      );
      this.open.add(socket);
      this.read(socket);
    });
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `ws://127.0.0.1:${(this.server.address() as AddressInfo).port}/socket`;
  }

  /** Sends a frame to every browser. */
  send(frame: unknown): void {
    const body = Buffer.from(JSON.stringify(frame));
    const head =
      body.length < 126
        ? Buffer.from([TEXT, body.length])
        : Buffer.from([TEXT, 126, body.length >> 8, body.length & 255]);
    for (const socket of this.open) socket.write(Buffer.concat([head, body]));
  }

  /** Gives the frame at a place as soon as it has come. */
  async frame(place: number): Promise<Record<string, unknown>> {
    while (this.heard.length <= place) await new Promise<void>((resolve) => (this.wake = resolve));
    return this.heard[place] as Record<string, unknown>;
  }

  /** Loses every connection without a word. */
  cut(): void {
    for (const socket of this.open) socket.destroy();
    this.open.clear();
  }

  /** Closes every connection with a code, as a node does that ends. */
  close(code: number): void {
    for (const socket of this.open) socket.end(Buffer.from([CLOSE, 2, code >> 8, code & 255]));
    this.open.clear();
  }

  stop(): void {
    this.cut();
    this.server.close();
  }

  private read(socket: Duplex): void {
    let left = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      left = Buffer.concat([left, chunk]);
      for (let size = this.take(left); size > 0; size = this.take(left)) left = left.subarray(size);
    });
  }

  /** Reads one masked frame; gives how long it was, or 0 while it is not all there. */
  private take(bytes: Buffer): number {
    if (bytes.length < 6) return 0;
    const short = (bytes[1] as number) & 127;
    const from = short === 126 ? 4 : 2;
    const length = short === 126 ? bytes.readUInt16BE(2) : short;
    const size = from + 4 + length;
    if (bytes.length < size) return 0;
    const mask = bytes.subarray(from, from + 4);
    const body = bytes.subarray(from + 4, size).map((byte, index) => byte ^ (mask[index % 4] as number));
    if (bytes[0] === TEXT) {
      this.heard.push(JSON.parse(body.toString()));
      this.wake();
    }
    return size;
  }
}
