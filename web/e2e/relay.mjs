/**
 * A wire between a browser and a web node that can be cut: Chromium's own offline mode spares open sockets. A cut is a
 * reset, so that what was under way always breaks in the same way: it is never taken for an answer with nothing in it.
 */
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

export async function relayTo(address) {
  const { hostname, port } = new URL(address);
  const pairs = new Set();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) {
      near.resetAndDestroy();
      return;
    }
    const far = connect(Number(port), hostname);
    const pair = { near, far, hushed: false };
    pairs.add(pair);
    const end = () => {
      near.destroy();
      far.destroy();
      pairs.delete(pair);
    };
    const passTo = (other) => (bytes) => {
      if (!pair.hushed) other.write(bytes);
    };
    near.on('data', passTo(far)).on('error', end).on('close', end);
    far.on('data', passTo(near)).on('error', end).on('close', end);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  function end() {
    for (const { near, far } of pairs) {
      near.resetAndDestroy();
      far.destroy();
    }
  }
  return {
    address: `http://127.0.0.1:${server.address().port}`,
    /** Every connection breaks, and none is made until it is mended. */
    cut() {
      isCut = true;
      end();
    },
    mend() {
      isCut = false;
    },
    /** Nothing gets through any connection that there is, and nobody is told, as in a tunnel. */
    hush() {
      for (const pair of pairs) pair.hushed = true;
    },
    close() {
      end();
      server.close();
    },
  };
}
